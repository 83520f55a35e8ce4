"""The worked examples of the rulebook, second part: magic, damage, conditions, Dark Player, heroes, the example game.

Each docstring names its example. Those of the first pages are in the first part, where they are told twice.
"""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing
from undercroft.games.universalis.rules import (
    activation,
    aftermath,
    creation,
    dark,
    encounters,
    fear,
    figures,
    load,
    magic,
    melee,
    ranged,
    shields,
    spawning,
    traps,
    turns,
)
from undercroft.games.universalis.rules.damage import Blow, afflict, charted, harm, heal, knock_out, lose
from undercroft.games.universalis.rules.engagement import engaged_with
from undercroft.games.universalis.rules.melee import Blows, attack_plus, defence_plus, make_blow, strike
from undercroft.games.universalis.rules.movement import routes
from undercroft.games.universalis.rules.options import Do
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark

LANE = "a" * 20
TWO = "aaaabbbb\naaaabbbb\naaaabbbb"
QUIET = {"scenario_die": ("power",) * 6}


def blows(a, one, two, card="test-sword", **more):
    held = next((held for held in one.hands if held.card == card), None)
    return Blows(one.id, two.id, held, a.content.weapons[card], **more)


def duel(arena, hero=(), orc=(), **sheet):
    a = arena(**sheet)
    one = a.hero(5, 4, **{"hands": ("test-sword",), **dict(hero)})
    two = a.orc(5, 3, **{"hands": ("test-sword",), "facing": "south", **dict(orc)})
    return a, one, two


def caster(arena, *spells, rows=1, **more):
    a = arena("\n".join([LANE] * rows), start=((19, 0),))
    return a, a.hero(0, 0, **{"intelligence": 5, "mana": 6, "spells": spells, "facing": "east", **more})


def rooms(arena, kind="door", **more):
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind),), **{"points": QUIET, **more})


# ------------------------------------------------------------------------------------------------ magic


@pytest.mark.rule("dun.magic.cast", "dun.magic.permanent-duration")
def test_a_permanent_spell_of_four_turns(arena):
    """dun.ex.permanent-four-turns"""
    a, hero = caster(arena, "test-ward")
    a.activate(hero)
    a.do(hero, f"cast test-ward #{hero.id}", [4, 2])
    lasted = 0
    while a.state.spellbound:
        assert figures.value(a.t, hero, Attribute.COMBAT) == 4
        lasted += 1
        magic.count_down(a.t, HEROES)
    assert lasted == 4
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3


@pytest.mark.rule("dun.magic.los", "dun.spell.projectile-cover")
@pytest.mark.parametrize(("piece", "fewer"), [("", 0), ("bed", 1), ("cupboard", None)])
def test_cover_against_a_projectile(arena, piece, fewer):
    """dun.ex.projectile-cover: no sight, light cover, the open."""
    a = arena(LANE, furniture=(Furnishing(piece, (4, 0)),) if piece else (), start=((19, 0),))
    x = a.board.xy(max(a.board.pieces[0].squares))[0] + 1 if piece else 5
    borgron = a.hero(0, 0, intelligence=5, mana=6, spells=("test-ray",), facing="east")
    bones = a.orc(x, 0, vitality=50)
    a.activate(borgron)
    assert (f"cast test-ray #{bones.id}" in a.offers(borgron)) is (fewer is not None)
    if fewer is not None:
        a.do(borgron, f"cast test-ray #{bones.id}", [4, 3, *[6] * (6 - fewer)])
        assert bones.wounds == 6 - fewer


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-cost", "dun.magic.dispel-effect")
@pytest.mark.parametrize(("dice", "dispelled"), [([4, 4], True), ([4, 3], False)])
def test_borgron_dispels_with_thirteen(arena, dice, dispelled):
    """dun.ex.dispel"""
    a, borgron = caster(arena, "test-cure")
    shara = a.hero(1, 0, vitality=20)
    sorcerer = a.orc(7, 0, spells=("test-ray",), intelligence=5, mana=3, facing="west")
    a.activate(sorcerer)
    script = [4, 3, *dice, *([] if dispelled else [6, 1, 1, 1, 1, 1])]
    a.run(magic.cast(a.t, sorcerer.id, Do("cast", shara.id, word="test-ray")), script, [f"dispel #{borgron.id}"])
    assert borgron.mana == (5 if dispelled else 6)
    assert shara.wounds == (0 if dispelled else 1)


@pytest.mark.rule("dun.magic.critical-damage")
@pytest.mark.parametrize(("dice", "count"), [([6, 2], 6), ([5, 3], 5)])
def test_a_fireball_with_a_critical(arena, dice, count):
    """dun.ex.fireball-critical"""
    a, maeliss = caster(arena, "fireball")
    barbarian = a.orc(5, 0, vitality=50)
    a.activate(maeliss)
    a.do(maeliss, f"cast fireball #{barbarian.id}", [*dice, *[6] * count])
    assert barbarian.wounds == count


@pytest.mark.rule("dun.spell.large-target-once")
def test_a_troll_takes_the_fireball_once(arena):
    """dun.ex.fireball-troll"""
    a, borgron = caster(arena, "fireball", rows=3)
    troll = a.orc(5, 0, size=3, span=4, vitality=50)
    a.activate(borgron)
    a.do(borgron, f"cast fireball #{troll.id}", [4, 3, 6, 6, 6, 6, 6])
    assert troll.wounds == 5


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.rule("dun.damage.critical", "dun.equip.damage-relative")
def test_strength_broadsword_and_critical_are_five_dice(arena):
    """dun.ex.broadsword-critical"""
    a, hero, orc = duel(arena, {"strength": 3, "combat": 5, "hands": ("broadsword",)}, {"vitality": 9})
    a.run(strike(a.t, blows(a, hero, orc, "broadsword")), [6, 3, 2, 2, 1, 1, 1, 1, 1], ["-1"])
    assert a.t.rolled[-1] == (5, 6, "damage")


@pytest.mark.rule("dun.damage.wound", "dun.equip.armor-modifier")
def test_an_axe_against_armor_four_wounds_on_three(arena):
    """dun.ex.axe-against-armor-4"""
    a, borgron, orc = duel(arena, {"strength": 4, "hands": ("axe",)}, {"armor": 4, "vitality": 9})
    blow = make_blow(a.t, blows(a, borgron, orc, "axe"), 0, backed=False)
    assert blow.dice == 5
    assert a.run(harm(a.t, orc.id, blow), [1, 2, 3, 4, 5]).wounds == 3


@pytest.mark.rule("dun.damage.other-attribute")
@pytest.mark.parametrize(("courage", "wounds"), [(1, 4), (3, 3), (4, 2), (6, 1)])
def test_five_dice_against_courage(arena, courage, wounds):
    """dun.ex.damage-against-courage"""
    a = arena()
    hero = a.hero(1, 1, courage=courage, armor=6, vitality=9)
    assert a.run(harm(a.t, hero.id, Blow(5, against="courage")), [1, 2, 3, 4, 6]).wounds == wounds


@pytest.mark.rule("dun.damage.vitality")
def test_three_markers_and_then_two(arena):
    """dun.ex.vitality-markers"""
    a = arena()
    hero = a.hero(1, 1)
    a.run(lose(a.t, hero.id, 3))
    assert hero.wounds == 3
    heal(a.t, hero.id, 1)
    assert hero.wounds == 2


@pytest.mark.rule("dun.equip.damage-fixed")
@pytest.mark.parametrize("strength", [1, 4, 9])
def test_fixed_damage(arena, strength):
    """dun.ex.weapon-notation-equals: with the three fixed dice of a short bow."""
    a = arena()
    hero = a.hero(1, 1, strength=strength)
    assert shields.damage_dice(a.t, hero, a.content.weapons["short-bow"]) == 3


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.rule("dun.condition.kd-double", "dun.condition.chart-timing")
def test_shara_knocks_an_orc_down_with_a_double_six(arena):
    """dun.ex.kd-same-size-double"""
    a, shara, orc = duel(arena, (), {"vitality": 20})
    a.run(strike(a.t, blows(a, shara, orc)), [6, 6, 2, 2, 6, 1, 1, 1, 1, 1], ["stay"])
    assert orc.wounds == 1
    assert orc.marks & Mark.KNOCKED_DOWN
    assert orc.cell == a.at(5, 2)


@pytest.mark.rule("dun.condition.smaller-double-stuns")
def test_a_double_six_stuns_a_troll(arena):
    """dun.ex.stun-larger-double"""
    a, shara, troll = duel(arena, (), {"vitality": 20, "size": 3})
    a.run(strike(a.t, blows(a, shara, troll)), [6, 6, 2, 2, 1, 1, 1, 1, 1, 1])
    assert troll.marks & Mark.STUNNED
    assert not troll.marks & Mark.KNOCKED_DOWN
    assert troll.cell == a.at(5, 3)


@pytest.mark.rule("dun.condition.kd-larger", "dun.condition.kd-much-larger")
@pytest.mark.parametrize(("size", "criticals", "down"), [(3, 1, True), (3, 0, False), (4, 0, True), (2, 1, False)])
def test_trolls_and_dragons_knock_shara_down(arena, size, criticals, down):
    """dun.ex.kd-troll-critical, dun.ex.kd-huge-plain"""
    a = arena()
    shara, beast = a.hero(1, 1), a.orc(5, 5, size=size)
    assert (charted(a.t, beast, shara, criticals) == "knocked-down") is down


@pytest.mark.rule("dun.condition.stunned-recovery")
@pytest.mark.parametrize("die", range(1, 7))
def test_maeliss_recovers_on_four(arena, die):
    """dun.ex.stunned-recovery"""
    a = arena()
    maeliss = a.hero(1, 1, marks=Mark.STUNNED)
    a.run(activation.begin(a.t, maeliss.id), [die])
    assert bool(maeliss.marks & Mark.STUNNED) is (die <= 3)


@pytest.mark.rule("dun.condition.cumulative")
def test_wounded_and_poisoned_cost_two(arena):
    """dun.ex.cumulative-minus-two"""
    a = arena()
    hero = a.hero(1, 1, vitality=3, combat=4)
    hero.wounds = 2
    afflict(a.t, hero.id, "poisoned")
    assert figures.value(a.t, hero, Attribute.COMBAT) == 2


@pytest.mark.rule("dun.shield.block-critical")
@pytest.mark.parametrize(("dice", "die", "blocked"), [((4, 6), 5, False), ((4, 6), 6, True), ((5, 5), 5, True)])
def test_shara_blocks_a_critical_only_on_six(arena, dice, die, blocked):
    """dun.ex.shield-critical-six"""
    a = arena()
    shara = a.hero(5, 4, hands=("test-shield",), vitality=20)
    bones = a.orc(5, 3, hands=("test-sword",), combat=9, facing="south")
    count = 4 + (6 in dice)
    a.run(strike(a.t, blows(a, bones, shara)), [*dice, 2, 2, die, *([] if blocked else [6] * count)], ["pass"])
    assert shara.wounds == (0 if blocked else count)


@pytest.mark.rule("dun.psych.fear-size")
@pytest.mark.parametrize(
    ("size", "dice", "brave"), [(2, [3, 4], True), (2, [3, 3], False), (4, [4, 5], True), (4, [4, 4], False)]
)
def test_courage_against_zombies_and_dragons(arena, size, dice, brave):
    """dun.ex.fear-zombie, dun.ex.fear-dragon"""
    a = arena()
    human, beast = a.hero(1, 1, courage=3), a.orc(9, 5, size=size, skills=("fearsome",))
    assert a.run(fear.courage(a.t, human.id, beast.id), dice) is brave


# ------------------------------------------------------------------------------------------------ the Dark Player


@pytest.mark.rule("dun.dp-trap.when-door-chest", "dun.trap.undetected")
def test_the_trap_of_the_chest_comes_before_its_lock(arena):
    """dun.ex.chest-trap"""
    a = rooms(arena, chests=((1, 0),), dark_seat=1)
    a.state.hand, a.state.reserve = ["test-trap"], 5
    borgron = a.hero(1, 1, armor=3, vitality=20)
    a.activate(borgron)
    a.do(borgron, f"chest @{a.at(1, 0)}", [3, 3, 6, 6, 1, 1], ["test-trap"])
    assert borgron.wounds == 2
    assert a.state.chests[a.at(1, 0)].state == "closed"
    assert a.state.reserve == 2


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_no_traps_near_one_who_stands(arena):
    """dun.ex.safe-zone-standing"""
    a = arena(LANE)
    shara = a.hero(9, 0)
    a.activate(shara)
    assert [x for x in range(20) if traps.in_safe_zone(a.t, shara.id, a.at(x, 0))] == [7, 8, 9, 10, 11]


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_taeral_walks_within_the_zones_of_his_friends(arena):
    """dun.ex.safe-zone-taeral: the Dark Player is not even asked."""
    a = arena(LANE, dark_seat=1)
    a.state.hand, a.state.reserve = ["test-trap"], 9
    taeral = a.hero(0, 0, movement=6)
    a.hero(5, 0, marks=Mark.ACTIVATED)
    a.activate(taeral)
    taeral.base = (7, *taeral.base[1:])
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(6, 0)}")
    assert taeral.cell == a.at(6, 0)
    assert [ask.key for ask in a.t.asked if ask.key != "act"] == []


@pytest.mark.rule("dun.dp-trap.when-arrow")
def test_on_the_arrow_a_trap_is_possible_in_spite_of_the_zone(arena):
    """dun.ex.safe-zone-taeral"""
    a = rooms(arena, kind="arrow", dark_seat=1)
    a.state.hand, a.state.reserve = ["test-trap"], 9
    taeral = a.hero(2, 1, vitality=20)
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(3, 1)}", [6, 4], ["test-trap"])
    assert taeral.cell == a.at(2, 1)
    assert a.state.reserve == 6


@pytest.mark.rule("dun.encounter.ranged-half")
@pytest.mark.parametrize(("archers", "fine"), [(3, True), (4, False)])
def test_half_of_six_may_shoot(arena, archers, fine):
    """dun.ex.encounter-half-ranged"""
    from msgspec.structs import replace

    a = arena()
    creatures = a.content.creatures
    bowman = replace(creatures["test-orc"], id="test-archer", weapons=("test-bow",))
    dict.__setitem__(creatures, "test-archer", bowman)
    names = ["test-archer"] * archers + ["test-orc"] * (6 - archers)
    assert spawning.ranged_allowed(a.t, names, 0) is fine


# ------------------------------------------------------------------------------------------------ equipment, companions


@pytest.mark.rule("dun.equip.reload", "dun.equip.reload-two")
def test_two_handguns_take_two_actions(arena):
    """dun.ex.two-handguns"""
    a = arena(LANE)
    hero = a.hero(0, 0, hands=(Held("test-gun", loaded=False), Held("test-gun", loaded=False)))
    for loaded in ([True, False], [True, True]):
        a.activate(hero)
        a.do(hero, "reload test-gun")
        assert [held.loaded for held in hero.hands] == loaded
        assert "reload test-gun" not in a.offers(hero)


@pytest.mark.rule("dun.equip.range-strength")
@pytest.mark.parametrize("strength", [2, 4, 5])
def test_three_squares_for_each_strength(arena, strength):
    """dun.ex.range-strength"""
    a = arena()
    assert ranged.max_range(a.t, a.hero(1, 1, strength=strength), a.content.weapons["javelin"]) == 3 * strength


@pytest.mark.rule("dun.equip.weapon-modes")
def test_a_bastard_sword_has_two_modes(arena):
    """dun.ex.bastard-sword-modes"""
    a, hero, orc = duel(arena, {"hands": ("bastard-sword",), "strength": 3})
    a.activate(hero)
    assert len([text for text in a.offers(hero) if text.startswith("attack bastard-sword")]) == 2
    cut = blows(a, hero, orc, "bastard-sword")
    thrust = cut._replace(weapon=melee.in_mode(cut.weapon, cut.weapon.modes[0]))
    assert make_blow(a.t, cut, 0, backed=False)[:3] == (5, "armor", 0)
    assert make_blow(a.t, thrust, 0, backed=False).armor == -1


@pytest.mark.rule("dun.companion.sharp-senses")
def test_beside_his_rat_herbod_perceives_and_begins_better(arena):
    """dun.ex.sharp-senses-arrow"""
    a = arena()
    herbod = a.hero(1, 1)
    rat = a.pet(3, 1, owner=herbod.id, skills=("sharp-senses",))
    assert encounters.initiative_plus(a.t, herbod) == 0
    rat.cell = a.at(2, 1)
    assert figures.value(a.t, herbod, Attribute.PERCEPTION) == 1
    assert encounters.initiative_plus(a.t, herbod) == 1


# ------------------------------------------------------------------------------------------------ heroes


@pytest.mark.rule("dun.race.attribute-cost")
def test_what_an_elf_pays(arena):
    """dun.ex.elf-movement, dun.ex.elf-combat-skill"""
    c = arena().content
    assert c.races["elves"].low[:2] == (5, 3)
    assert creation.spent(c, "elves", "scout", {"movement": 1}) == 1
    assert [creation.step_cost(c, "elves", "scout", "combat", step) for step in (1, 2)] == [2, 2]


@pytest.mark.rule("dun.create.mana-attribute", "dun.magic.mana-pool")
@pytest.mark.parametrize(("bought", "mana"), [({}, 8), ({"mana": 2}, 10)])
def test_an_elf_magician_buys_mana(arena, bought, mana):
    """dun.ex.elf-mana"""
    c = arena().content
    spells = tuple(s.id for s in c.spells.values() if creation.may_learn(c, "elves", "wizard", s.lore))[:4]
    assert creation.created(c, "x", "elves", "wizard", bought, spells).attributes[Attribute.MANA] == mana


@pytest.mark.rule("dun.carry.excess-severe", "dun.carry.coin-limit", "dun.carry.excess-simple")
@pytest.mark.parametrize(("coins", "acts"), [(31, True), (60, True), (61, False)])
def test_thirty_one_coins_stun_and_sixty_one_stop_him(arena, coins, acts):
    """dun.ex.carry-61-coins"""
    a = arena()
    hero = a.hero(1, 1, coins=coins)
    active = a.activate(hero)
    load.weigh_down(a.t, hero.id)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 2
    assert (active.action > 0, active.points > 0) == (acts, acts)


@pytest.mark.rule("dun.evolve.skill-roll")
def test_a_four_teaches_a_runic_master_a_scholarly_skill(arena):
    """dun.ex.runic-master-skill"""
    a = arena()
    borgron = a.hero(1, 1, card="borgron", vp=10, xp=3)
    a.state.ended, a.state.investing = "won", [borgron.id]
    group = a.content.classes["runic-master"].learning[3]
    assert group == "scholarly"
    options = aftermath.learnable(a.t, borgron, group)
    a.run(aftermath.invest(a.t, borgron.id), [4], ["skill", options[0]])
    assert [str(option) for option in a.t.asked[-1].options] == options
    assert options[0] in borgron.skills
    assert borgron.xp == 0


@pytest.mark.rule("dun.evolve.value-points", "dun.evolve.development-saving")
def test_saved_experience_does_not_count_and_nine_points_do(arena):
    """dun.ex.taeral-value-points"""
    a = arena()
    taeral = a.hero(1, 1, card="taeral", vp=10, xp=8, strength=3)
    a.state.ended, a.state.investing = "won", [taeral.id]
    assert "raise strength" not in aftermath.investments(a.t, taeral.id)
    assert taeral.vp == 10
    taeral.xp = 9
    a.run(aftermath.invest(a.t, taeral.id), (), ["raise strength"])
    assert (taeral.vp, taeral.xp) == (19, 0)
    assert taeral.base[Attribute.STRENGTH] == 4


# ------------------------------------------------------------------------------------------------ the example game


@pytest.mark.rule("dun.walk.lock-on-declare", "dun.dp.activate-cost", "dun.dp-card.trap-icons")
def test_the_dark_player_locks_the_door_that_borgron_tries(arena):
    """dun.ex.walk-t1-locked-door"""
    a = arena("aaaaaab\naaaaaab", doors=(Door("gate", (5, 0), "east"),), dark_seat=1)
    a.state.hand, a.state.reserve = ["locked-door"], 5
    borgron = a.hero(1, 0)
    active = a.activate(borgron)
    a.hero(4, 1, marks=Mark.ACTIVATED)
    a.do(borgron, f"move @{a.at(5, 0)}")
    a.do(borgron, "open #0", (), ["locked-door"])
    assert a.state.reserve == 5 - a.content.dark["locked-door"].cost
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
    a.state.achievements[1] = before
    a.state.obstacle_deck, a.state.encounter_deck = ["riddle"], ["ambush"]
    a.run(turns.start_dark(a.t), (), [deck])
    assert a.state.hand == [card]
    assert a.state.achievements == [0, before + 1]


@pytest.mark.rule("dun.dp-trap.when-other-square", "dun.walk.trap-stops-before")
@pytest.mark.parametrize(("dice", "found"), [([5, 4], True), ([4, 3], False)])
def test_an_electric_shock_on_the_third_square(arena, dice, found):
    """dun.ex.walk-t2-trap-activated, dun.ex.walk-t2-trap-undetected"""
    a = arena(LANE, dark_seat=1)
    a.state.hand, a.state.reserve = ["electric-shock"], 9
    borgron = a.hero(0, 0, armor=3, worn=("test-leather",), vitality=20)
    a.activate(borgron)
    script = [*dice, *([] if found else [1, 4, 4, 4, 5])]
    a.do(borgron, f"move @{a.at(4, 0)}", script, ["electric-shock"])
    assert a.state.reserve == 6
    assert borgron.cell == a.at(2 if found else 3, 0)
    assert borgron.wounds == (0 if found else 4)


@pytest.mark.rule("dun.damage.wound", "dun.damage.one-never", "dun.ko.when")
@pytest.mark.parametrize(("vitality", "out"), [(4, True), (5, False)])
def test_four_wounds_would_knock_borgron_out(arena, vitality, out):
    """dun.ex.walk-t2-trap-damage"""
    a = arena()
    borgron = a.hero(1, 1, vitality=vitality, armor=3, worn=("test-leather",))
    hurt = a.run(harm(a.t, borgron.id, Blow(5, kind="trap")), [1, 4, 4, 4, 5])
    assert (hurt.wounds, hurt.out) == (4, out)


@pytest.mark.rule("dun.walk.search-furniture")
def test_shara_finds_components_in_the_cupboard(arena):
    """dun.ex.walk-t2-cupboard"""
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),))
    a.state.stock = {"components-for-magic": 1}
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
    a.state.hand, a.state.reserve = ["fortune"], 4
    dark.throw_away(a.t, "fortune")
    assert (a.state.reserve, a.state.hand) == (6, [])


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_a_single_step_is_safe(arena):
    """dun.ex.walk-t4-safe-step"""
    a = arena(LANE, dark_seat=1)
    a.state.hand, a.state.reserve = ["test-trap"], 9
    shara = a.hero(0, 0)
    a.activate(shara)
    a.do(shara, f"move @{a.at(1, 0)}")
    assert shara.cell == a.at(1, 0)
    assert a.state.hand == ["test-trap"]


@pytest.mark.rule("dun.walk.initiative-run-penalty", "dun.walk.initiative-outcome")
@pytest.mark.parametrize(
    ("dice", "cleverer", "side"), [([5, 4, 4, 4], 0, DARK), ([5, 4, 3, 4], 1, HEROES), ([5, 5, 3, 4], 0, HEROES)]
)
def test_borgron_ran_and_loses_the_initiative(arena, dice, cleverer, side):
    """dun.ex.walk-t4-initiative: lost, tied with the higher Intelligence, won."""
    drawing = "\n".join(["aaaabbbbbbbbbb"] * 3)
    a = arena(drawing, doors=(Door("gap", (3, 1), "east", kind="arrow"),), points=QUIET,
              creatures=(Fixed("test-orc", (12, 1)),))  # fmt: skip
    a.state.reserve = 5
    borgron, _ = a.hero(2, 1, intelligence=3 + cleverer, facing="east"), a.hero(0, 0)
    a.activate(borgron, running=True, action=0)
    a.do(borgron, f"move @{a.at(3, 1)}", [1, 1, *dice])
    assert (a.state.side, a.state.phase) == (side, "start")


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


@pytest.mark.rule("dun.walk.stop-in-melee-range", "dun.walk.section-walls")
def test_the_warrior_stops_before_borgron(arena):
    """dun.ex.walk-t4-warrior-charges"""
    a = arena("aaaabbbb", doors=(Door("gap", (3, 0), "east", kind="open"),))
    a.reveal_all()
    warrior, borgron = a.orc(7, 0), a.hero(2, 0)
    a.activate(warrior)
    assert min(routes(a.t, warrior, 9).ends) == a.at(3, 0)
    assert borgron


@pytest.mark.rule("dun.walk.opposed-melee")
def test_borgron_avoids_the_blow_with_his_axe(arena):
    """dun.ex.walk-t4-borgron-defends"""
    a, borgron, orc = duel(arena, {"combat": 3, "hands": ("axe",)}, {"combat": 3})
    assert attack_plus(a.t, orc, borgron, blows(a, orc, borgron)) == 3
    assert defence_plus(a.t, borgron, orc) == 2
    a.run(strike(a.t, blows(a, orc, borgron)), [2, 3, 4, 3])
    assert (borgron.wounds, borgron.cell, orc.cell) == (0, a.at(5, 4), a.at(5, 3))


@pytest.mark.rule("dun.shield.block-timing", "dun.damage.critical", "dun.walk.take-position")
def test_shara_slays_the_orc_behind_its_shield(arena):
    """dun.ex.walk-t5-shara-dice, dun.ex.walk-t5-orc-shield, dun.ex.walk-t5-shara-damage"""
    shara = {"strength": 4, "combat": 5, "hands": ("bastard-sword",)}
    a, shara, orc = duel(arena, shara, {"armor": 4, "vitality": 5, "hands": ("test-sword", "test-shield")})
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
    a.state.achievements[0] = 1
    for _ in range(2):
        a.run(knock_out(a.t, a.orc(5, 5).id))
    assert a.state.achievements[0] == 3


@pytest.mark.rule("dun.walk.heavy-armor-perception")
@pytest.mark.parametrize(("dice", "after"), [([6, 5], "closed"), ([5, 5], "hidden"), ([5, 4], "hidden")])
def test_shara_in_heavy_armor_finds_the_secret_door(arena, dice, after):
    """dun.ex.walk-t6-secret-door"""
    a = rooms(arena, kind="secret")
    shara = a.hero(1, 1, worn=("test-plate",))
    a.activate(shara)
    a.do(shara, "secret", dice)
    assert a.state.doors[0].state == after


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


@pytest.mark.rule("dun.dp.activate-cost", "dun.dp.discard-for-points", "dun.encounter.cost")
def test_the_reserve_of_the_whole_example(arena):
    """dun.ex.walk-reserve-balance"""
    a = arena(dark_seat=1)
    cards = a.content.dark
    a.state.hand, a.state.reserve = ["locked-door", "electric-shock", "fortune", "wandering-creature"], 20
    for card in ("locked-door", "electric-shock", "wandering-creature"):
        dark.pay(a.t, card, cards[card].cost)
    dark.throw_away(a.t, "fortune")
    assert a.state.reserve == 20 - (3 + cards["locked-door"].cost)
    assert a.state.hand == []


@pytest.mark.rule("dun.walk.achievement-unlock", "dun.walk.achievement-fortune")
def test_the_achievements_of_the_whole_example(arena):
    """dun.ex.walk-achievement-balance: a lock and two orcs against five turns and a Fortune point."""
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),), points={**QUIET, "section_points": 0})
    borgron = a.hero(3, 1, dexterity=9, fortune=1)
    a.state.doors[0].lock = True
    a.activate(borgron)
    a.do(borgron, "pick #0", [1, 1, 3, 4, 1], ["again"])
    assert a.state.achievements == [1, 1]
    for _ in range(2):
        a.run(knock_out(a.t, a.orc(6, 1).id))
    for _ in range(5):
        a.run(turns.start_dark(a.t))
    assert a.state.achievements == [3, 6]


@pytest.mark.rule("dun.walk.start")
@pytest.mark.parametrize("way", ["door", "arrow"])
def test_two_ways_to_reveal_a_section(arena, way):
    """dun.ex.walk-t1-start"""
    a = rooms(arena, kind=way)
    hero = a.hero(3 if way == "door" else 2, 1, facing="east")
    a.activate(hero)
    assert a.state.layout.revealed == 1
    a.do(hero, "open #0" if way == "door" else f"move @{a.at(3, 1)}", [1, 1])
    assert a.state.layout.revealed == 3


@pytest.mark.rule("dun.damage.big-counter")
def test_a_giant_with_forty_seven_points_left(arena):
    """dun.ex.giant-counter"""
    a = arena()
    giant = a.orc(5, 5, size=4, vitality=50)
    a.run(lose(a.t, giant.id, 3))
    assert figures.value(a.t, giant, Attribute.VITALITY) - giant.wounds == 47


@pytest.mark.rule("dun.spell.projectile-cover")
def test_heavy_cover_takes_two_dice_from_a_projectile(arena):
    """dun.ex.projectile-cover: heavy cover."""
    a = arena(elements=(Furnishing("column", (3, 2)),))
    borgron = a.hero(0, 0, intelligence=5, mana=6, spells=("test-ray",), facing="south-east")
    bones = a.orc(3, 3, vitality=50)
    a.activate(borgron)
    a.do(borgron, f"cast test-ray #{bones.id}", [4, 3, 6, 6, 6, 6])
    assert bones.wounds == 4
