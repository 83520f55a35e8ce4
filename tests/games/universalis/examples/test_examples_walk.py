"""The worked examples of the rulebook: single scenes of the example game, with what might have happened instead.

The game as a whole is in `test_walkthrough`.

Each docstring names its example.
"""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing
from undercroft.games.universalis.rules.dark import hand
from undercroft.games.universalis.rules.fighting.melee import attack_plus, defence_plus, strike
from undercroft.games.universalis.rules.harm.damage import Blow, harm, knock_out
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.rules.squares.engagement import engaged_with
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Mark

LANE = "a" * 20
TWO = "aaaabbbb\naaaabbbb\naaaabbbb"
QUIET = {"scenario_die": ("power",) * 6}


def caster(arena, *spells, rows=1, **more):
    a = arena("\n".join([LANE] * rows), start=((19, 0),))
    return a, a.hero(0, 0, **{"intelligence": 5, "mana": 6, "spells": spells, "facing": "east", **more})


def rooms(arena, kind="door", **more):
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind),), **{"points": QUIET, **more})


@pytest.mark.rule("dun.walk.lock-on-declare", "dun.dp.activate-cost", "dun.dp-card.trap-icons")
def test_the_dark_player_locks_the_door_that_borgron_tries(arena):
    """dun.ex.walk-t1-locked-door"""
    a = arena("aaaaaab\naaaaaab", doors=(Door("gate", (5, 0), "east"),), dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["locked-door"], 5
    borgron = a.hero(1, 0)
    active = a.activate(borgron)
    a.hero(4, 1, marks=Mark.ACTIVATED)
    a.do(borgron, f"move @{a.at(5, 0)}")
    a.do(borgron, "open #0", (), ["locked-door"])
    assert a.state.dark.reserve == 5 - a.content.dark["locked-door"].cost
    assert active.action == 1
    assert "pick #0" in a.offers(borgron)


@pytest.mark.rule("dun.walk.run-distance")
def test_shara_runs_five_of_eight_squares(arena):
    """dun.ex.walk-t1-run"""
    a = arena(LANE, points=QUIET)
    shara = a.hero(0, 0, movement=4)
    a.hero(6, 0)
    active = a.activate(shara)
    a.do(shara, "run", [5, 4])
    assert active.points == 8
    active.rolled = True
    a.do(shara, f"move @{a.at(5, 0)}")
    assert shara.cell == a.at(5, 0)


@pytest.mark.rule("dun.walk.achievement-dp-turn", "dun.dp.draw")
@pytest.mark.parametrize(("deck", "before", "card"), [("obstacles", 0, "riddle"), ("encounters", 2, "ambush")])
def test_a_quiet_turn_of_the_dark_player(arena, deck, before, card):
    """dun.ex.walk-t1-dark-player, dun.ex.walk-t2-dark-player"""
    a = arena(dark_seat=1)
    a.hero(1, 1)
    a.state.quest.achievements[1] = before
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck = ["riddle"], ["ambush"]
    a.run(turns.start_dark(a.t), (), [deck])
    assert a.state.dark.hand == [card]
    assert a.state.quest.achievements == [0, before + 1]


@pytest.mark.rule("dun.dp-trap.when-other-square", "dun.walk.trap-stops-before")
@pytest.mark.parametrize(("dice", "found"), [([5, 4], True), ([4, 3], False)])
def test_an_electric_shock_on_the_third_square(arena, dice, found):
    """dun.ex.walk-t2-trap-activated, dun.ex.walk-t2-trap-undetected"""
    a = arena(LANE, dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["electric-shock"], 9
    borgron = a.hero(0, 0, armor=3, worn=("leather-armor",), vitality=20)
    a.activate(borgron)
    script = [*dice, *([] if found else [1, 4, 4, 4, 5])]
    a.do(borgron, f"move @{a.at(4, 0)}", script, ["electric-shock"])
    assert a.state.dark.reserve == 6
    assert borgron.cell == a.at(2 if found else 3, 0)
    assert borgron.wounds == (0 if found else 4)


@pytest.mark.rule("dun.damage.wound", "dun.damage.one-never", "dun.ko.when")
@pytest.mark.parametrize(("vitality", "out"), [(4, True), (5, False)])
def test_four_wounds_would_knock_borgron_out(arena, vitality, out):
    """dun.ex.walk-t2-trap-damage"""
    a = arena()
    borgron = a.hero(1, 1, vitality=vitality, armor=3, worn=("leather-armor",))
    hurt = a.run(harm(a.t, borgron.id, Blow(5, kind="trap")), [1, 4, 4, 4, 5])
    assert (hurt.wounds, hurt.out) == (4, out)


@pytest.mark.rule("dun.walk.search-furniture")
def test_shara_finds_components_in_the_cupboard(arena):
    """dun.ex.walk-t2-cupboard"""
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),))
    a.state.supply.stock = {"components-for-magic": 1}
    shara = a.hero(1, 1)
    active = a.activate(shara)
    a.do(shara, "search #0", [6, 5])
    assert [held.card for held in shara.pack] == ["components-for-magic"]
    assert active.action == 0


@pytest.mark.rule("dun.walk.no-diagonal-past-wall")
def test_shara_does_not_cut_the_corner(arena):
    """dun.ex.walk-t2-cupboard"""
    a = rooms(arena, kind="open")
    a.reveal_all()
    shara = a.hero(3, 0)
    a.activate(shara)
    assert routes(a.t, shara, 5).ends[a.at(4, 1)] == 2


@pytest.mark.rule("dun.dp.discard-for-points")
def test_a_discarded_fortune_gives_two_points(arena):
    """dun.ex.walk-t3-discard"""
    a = arena(dark_seat=1)
    a.hero(1, 1)
    a.state.dark.hand, a.state.dark.reserve = ["fortune"], 4
    hand.throw_away(a.t, "fortune")
    assert (a.state.dark.reserve, a.state.dark.hand) == (6, [])


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_a_single_step_is_safe(arena):
    """dun.ex.walk-t4-safe-step"""
    a = arena(LANE, dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["electric-shock"], 9
    shara = a.hero(0, 0)
    a.activate(shara)
    a.do(shara, f"move @{a.at(1, 0)}")
    assert shara.cell == a.at(1, 0)
    assert a.state.dark.hand == ["electric-shock"]


@pytest.mark.rule("dun.walk.initiative-run-penalty", "dun.walk.initiative-outcome")
@pytest.mark.parametrize(
    ("dice", "cleverer", "side"), [([5, 4, 4, 4], 0, DARK), ([5, 4, 3, 4], 1, HEROES), ([5, 5, 3, 4], 0, HEROES)]
)
def test_borgron_ran_and_loses_the_initiative(arena, dice, cleverer, side):
    """dun.ex.walk-t4-initiative: lost, tied with the higher Intelligence, won."""
    drawing = "\n".join(["aaaabbbbbbbbbb"] * 3)
    a = arena(drawing, doors=(Door("gap", (3, 1), "east", kind="arrow"),), points=QUIET,
              creatures=(Fixed("orc-warrior", (12, 1)),))  # fmt: skip
    a.state.dark.reserve = 5
    borgron, _ = a.hero(2, 1, intelligence=3 + cleverer, facing="east"), a.hero(0, 0)
    a.activate(borgron, running=True, action=0)
    a.do(borgron, f"move @{a.at(3, 1)}", [1, 1, *dice])
    assert (a.state.turn.side, a.state.turn.phase) == (side, "start")


@pytest.mark.rule("dun.walk.shot-point-blank", "dun.damage.wound")
def test_the_archer_hits_borgron_once(arena):
    """dun.ex.walk-t4-archer-hits"""
    a = arena(LANE)
    archer = a.orc(3, 0, hands=("short-bow",), shooting=3, facing="west")
    borgron = a.hero(0, 0, armor=4, vitality=4, facing="east")
    borgron.wounds = 2
    hit, _, hurt = a.run(ranged.shoot(a.t, archer.id, borgron.id, archer.hands[0]), [4, 3, 1, 2, 5])
    assert hit
    assert hurt.wounds == 1
    assert borgron.wounds == 3


@pytest.mark.rule("dun.walk.section-walls", "dun.walk.stop-in-melee-range")
def test_the_warrior_crosses_the_border_of_the_sections_and_stops_before_borgron(arena):
    """dun.ex.walk-t4-warrior-charges: an open access costs nothing more; a wall without one is not crossed."""
    a = arena("aaaabbbb\naaaabbbb", doors=(Door("gap", (3, 0), "east", kind="open"),), start=((0, 1),))
    a.reveal_all()
    warrior, borgron = a.orc(6, 0, movement=5), a.hero(1, 0)
    a.activate(warrior)
    ends = routes(a.t, warrior, 5).ends
    assert {a.board.xy(cell)[0] for cell in ends} == {2, 3, 4, 5, 6, 7}
    assert (ends[a.at(3, 0)], ends[a.at(2, 0)], ends[a.at(3, 1)]) == (3, 4, 4)
    a.do(warrior, f"move @{a.at(2, 0)}")
    assert engaged_with(a.t, warrior) == [borgron.id]
    assert a.state.turn.active.points == 0
    a.state.map.layout = replace(a.state.map.layout, ways=0)
    warrior.cell = a.at(6, 0)
    assert {a.board.xy(cell)[0] for cell in routes(a.t, warrior, 5).ends} == {4, 5, 6, 7}


@pytest.mark.rule("dun.walk.opposed-melee")
def test_borgron_avoids_the_blow_with_his_axe(arena):
    """dun.ex.walk-t4-borgron-defends"""
    a, borgron, orc = arena.duel({"combat": 3, "hands": ("axe",)}, {"combat": 3})
    assert attack_plus(a.t, orc, borgron, a.blows(orc, borgron)) == 3
    assert defence_plus(a.t, borgron, orc) == 2
    a.run(strike(a.t, a.blows(orc, borgron)), [2, 3, 4, 3])
    assert (borgron.wounds, borgron.cell, orc.cell) == (0, a.at(5, 4), a.at(5, 3))


@pytest.mark.rule("dun.shield.block-timing", "dun.damage.critical", "dun.walk.take-position")
def test_shara_slays_the_orc_behind_its_shield(arena):
    """dun.ex.walk-t5-shara-dice, dun.ex.walk-t5-orc-shield, dun.ex.walk-t5-shara-damage"""
    shara = {"strength": 4, "combat": 5, "hands": ("bastard-sword",)}
    a, shara, orc = arena.duel(shara, {"armor": 4, "vitality": 5, "hands": ("broadsword", "shield")})
    active = a.activate(shara, moved=5, points=0)
    a.do(shara, f"attack bastard-sword #{orc.id}", [6, 3, 2, 2, 3, 1, 2, 4, 5, 6, 6, 6], ["take"])
    assert [roll for roll in a.t.rolled if roll[2] == "damage"] == [(7, 6, "damage")]
    assert orc.id not in a.state.figures
    assert shara.cell == a.at(5, 3)
    assert active.moved == 5


@pytest.mark.rule("dun.magic.cast-success", "dun.magic.critical-damage", "dun.walk.engaged-cannot-cast")
def test_borgrons_lightning_slays_the_archer(arena):
    """dun.ex.walk-t5-lightning-cast, dun.ex.walk-t5-lightning-damage"""
    a, borgron = caster(arena, "lightning")
    archer, beside = a.orc(5, 0, armor=4, vitality=5), a.orc(6, 0)
    near = a.orc(1, 0)
    a.activate(borgron)
    assert f"cast lightning #{archer.id}" not in a.offers(borgron)
    del a.state.figures[near.id]
    assert engaged_with(a.t, borgron) == []
    a.do(borgron, f"cast lightning #{archer.id}", [6, 1, 2, 2, 3, 4, 4, 5, 6])
    assert archer.id not in a.state.figures
    assert (borgron.mana, beside.wounds) == (5, 0)


@pytest.mark.rule("dun.walk.achievement-kill")
def test_two_orcs_of_one_point_each(arena):
    """dun.ex.walk-t5-achievements"""
    a = arena()
    a.hero(1, 1)
    a.state.quest.achievements[0] = 1
    for _ in range(2):
        a.run(knock_out(a.t, a.orc(5, 5).id))
    assert a.state.quest.achievements[0] == 3


@pytest.mark.rule("dun.walk.heavy-armor-perception")
@pytest.mark.parametrize(("dice", "after"), [([6, 5], "closed"), ([5, 5], "hidden"), ([5, 4], "hidden")])
def test_shara_in_heavy_armor_finds_the_secret_door(arena, dice, after):
    """dun.ex.walk-t6-secret-door"""
    a = rooms(arena, kind="secret")
    shara = a.hero(1, 1, worn=("chainmail",))
    a.activate(shara)
    a.do(shara, "secret", dice)
    assert a.state.map.doors[0].state == after


@pytest.mark.rule("dun.walk.potion-quick")
def test_a_potion_leaves_move_and_action(arena):
    """dun.ex.walk-t6-potion"""
    a = arena(LANE)
    borgron = a.hero(5, 0, pack=("healing-potion",), vitality=4)
    borgron.wounds = 3
    active = a.activate(borgron)
    drink = next(text for text in a.offers(borgron) if "healing-potion" in text and text.startswith("drink"))
    a.do(borgron, drink)
    assert borgron.wounds < 3
    assert (active.action, active.quick) == (1, 0)
    assert active.points > 0


@pytest.mark.rule("dun.walk.start")
@pytest.mark.parametrize("way", ["door", "arrow"])
def test_two_ways_to_reveal_a_section(arena, way):
    """dun.ex.walk-t1-start"""
    a = rooms(arena, kind=way)
    hero = a.hero(3 if way == "door" else 2, 1, facing="east")
    a.activate(hero)
    assert a.state.map.layout.revealed == 1
    a.do(hero, "open #0" if way == "door" else f"move @{a.at(3, 1)}", [1, 1])
    assert a.state.map.layout.revealed == 3


@pytest.mark.rule("dun.walk.one-quick-action", "dun.quick.list")
def test_an_exchange_leaves_a_hand_free_and_takes_one_quick_action(arena):
    """dun.ex.walk-t4-initiative: Borgron puts the javelin away for the axe before he runs."""
    a = arena(LANE)
    borgron = a.hero(5, 0, hands=("javelin",), pack=("axe", "shield"), intelligence=5, mana=3, spells=("mending-rune",))
    active = a.activate(borgron)
    swaps = [text for text in a.offers(borgron) if text.startswith("exchange")]
    assert swaps == ["exchange axe+javelin", "exchange shield+javelin"]
    a.do(borgron, "exchange axe+javelin")
    assert [held.card for held in (*borgron.hands, *borgron.pack)] == ["axe", "shield", "javelin"]
    assert (active.quick, active.action) == (0, 1)
    assert "run" in a.offers(borgron)
    assert f"cast mending-rune #{borgron.id}" in a.offers(borgron)


@pytest.mark.rule("dun.quick.not-in-melee-range")
@pytest.mark.parametrize(("hands", "x"), [(("javelin", "axe"), 15), (("short-bow",), 15), (("javelin",), 6)])
def test_with_full_hands_or_beside_an_enemy_he_can_only_draw(arena, hands, x):
    a = arena(LANE)
    borgron = a.hero(5, 0, hands=hands, pack=("mace",))
    a.orc(x, 0)
    a.activate(borgron)
    assert "draw mace" in a.offers(borgron)
    assert not any(text.startswith("exchange") for text in a.offers(borgron))
