"""The worked examples of the rulebook, third part: the Artificial Dark Player, optional rules, skills.

Each docstring names its example.
"""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.rules.automaton import aims, artificial, positions
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import armory, hand, powers, spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.harm.damage import Blow, harm
from undercroft.games.universalis.rules.squares import sight
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, NOBODY

ROOM = "\n".join(["aaaabbbbbb"] * 6)


def rooms(arena, drawing=ROOM, **more):
    more.setdefault("points", {"scenario_die": ("power",) * 6})
    a = arena(drawing, doors=(Door("gate", (3, 2 if "\n" in drawing else 0), "east"),), **more)
    a.reveal_all()
    return a, a.hero(*((3, 2) if "\n" in drawing else (3, 0)), facing="east")


WON = [6, 1, 1, 2]
"""Borgron's Initiative roll and the orcs'."""


def closed_room(arena, main=False):
    """A room behind a closed door; the Scenario Die is the printed one."""
    a = arena(ROOM, doors=(Door("gate", (3, 2), "east"),), sections=(Section("a"), Section("b", main=main)))
    a.state.dark.encounter_deck, a.state.dark.reserve = ["enemy-spotted"], 20
    return a


def creatures(a):
    return [figure.card for figure in a.state.figures.values() if figure.side == DARK]


@pytest.mark.rule("dun.adp.insufficient-points")
def test_the_dear_card_pays_for_a_later_one(arena):
    """dun.ex3.reserve-discard"""
    a, hero = rooms(arena)
    a.state.dark.reserve, a.state.dark.encounter_deck = 4, ["enemy-spotted", "enemy-spotted"]
    a.run(spawning.draw_encounter(a.t, 1, hero.id), [3])
    assert a.state.dark.reserve == 6
    assert creatures(a) == []
    a.run(spawning.draw_encounter(a.t, 1, hero.id), [3])
    assert a.state.dark.reserve == 0
    assert len(creatures(a)) == 3


@pytest.mark.rule("dun.adp.encounter.spawn-table", "dun.adp.encounter.roll")
def test_a_three_spots_champion_wolf_and_shooter(arena):
    """dun.ex3.orc-spawn"""
    a = closed_room(arena)
    borgron = a.hero(3, 2, facing="east", intelligence=9)
    a.activate(borgron)
    a.do(borgron, "open #0", [1, 3, 3, *WON])
    assert sorted(creatures(a)) == ["dire-wolf", "orc-archer", "orc-champion"]
    assert a.state.dark.reserve == 20 - 6
    assert a.state.dark.encounter_deck == []


@pytest.mark.rule("dun.adp.encounter.main-room")
@pytest.mark.parametrize(("reserve", "dice", "placed"), [
    (20, [1, 3, 5, *WON], ["dire-wolf", "orc-archer", "orc-champion"]),
    (5, [1, 3, 5], []),
])  # fmt: skip
def test_the_main_room_has_a_group_ahead_of_the_die(arena, reserve, dice, placed):
    """dun.ex3.orc-spawn: had it been the Main Room; the Scenario Die then shows Power."""
    a = closed_room(arena, main=True)
    a.state.dark.reserve = reserve
    borgron = a.hero(3, 2, facing="east", intelligence=9)
    a.activate(borgron)
    a.do(borgron, "open #0", dice)
    assert sorted(creatures(a)) == placed
    assert a.state.dark.encounter_deck == ["enemy-spotted"]


@pytest.mark.rule("dun.adp.power.duration", "dun.adp.power.beneficiary", "dun.adp.power.fortune")
def test_two_fortunes_lie_with_the_same_champion(arena):
    """dun.ex3.two-fortunes"""
    a = arena()
    champion, _ = a.orc(1, 1, vp=6, skills=("undead",), vitality=2), a.orc(5, 5, vp=1)
    card = a.content.dark["fortune"]
    for _ in range(2):
        a.run(powers.activate(a.t, "fortune", powers.beneficiary(a.t, card)))
    assert a.state.dark.powers == [("fortune", champion.id)] * 2
    assert a.run(damage.lose(a.t, champion.id, 2), [3]).cancelled
    assert a.state.dark.powers == []


@pytest.mark.rule("dun.adp.obstacle.draw", "dun.adp.discard")
def test_a_locked_door_in_a_corridor_is_discarded(arena):
    """dun.ex3.locked-door-corridor"""
    a = arena("a" * 12, points={"scenario_die": ("obstacle",) * 6})
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["locked-door"], 5
    taeral = a.hero(0, 0)
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(5, 0)}", [1])
    assert taeral.cell == a.at(5, 0)
    assert a.state.dark.reserve == 5 + a.content.dark["locked-door"].discard
    assert a.state.dark.discard == ["locked-door"]


@pytest.mark.rule("dun.adp.place.room-order", "dun.adp.place.room-ties")
def test_spear_axes_archers_and_the_black_orc(arena):
    """dun.ex3.room-placement"""
    a, hero = rooms(arena)
    plain = a.content.creatures["orc-warrior"]
    for name, weapon in (("test-spearman", "spear"), ("test-axeman", "axe"), ("test-archer", "short-bow")):
        dict.__setitem__(a.content.creatures, name, replace(plain, id=name, weapons=(weapon,)))
    black = replace(plain, id="test-black", vp=3, level="elite", weapons=("axe",))
    dict.__setitem__(a.content.creatures, "test-black", black)
    a.state.dark.reserve = 50
    names = ("test-black", "test-archer", "test-axeman", "test-spearman", "test-axeman", "test-archer", "test-axeman")
    placed = spawning.arrange(a.t, names, 1, hero.id)
    order = [a.state.figures[id].card.removeprefix("test-") for id in placed]
    assert order == ["spearman", "axeman", "axeman", "axeman", "archer", "archer", "black"]


@pytest.mark.rule("dun.adp.place.no-space", "dun.adp.place.room-distance")
def test_the_seventh_creature_finds_no_place(arena):
    """dun.ex3.seventh-creature"""
    a, hero = rooms(arena, "aaaabbbbbbbb")
    a.state.dark.reserve = 50
    placed = spawning.arrange(a.t, ("orc-warrior",) * 7, 1, hero.id)
    assert sorted(a.board.xy(a.state.figures[id].cell)[0] for id in placed) == [6, 7, 8, 9, 10, 11]
    assert a.state.dark.reserve == 44


@pytest.mark.rule("dun.adp.place.on-low-furniture")
def test_a_creature_on_a_table_stands_higher(arena):
    """dun.ex3.on-table"""
    a, hero = rooms(arena, furniture=(Furnishing("table", (6, 2)),))
    a.state.dark.reserve = 9
    (placed,) = spawning.arrange(a.t, ("orc-warrior",), 1, hero.id)
    orc = a.state.figures[placed]
    assert orc.cell == a.at(6, 2)
    assert figures.height(a.t, orc) == 3
    other, beyond = a.orc(5, 2), a.orc(7, 2)
    assert sight.sees(a.t, orc, hero, facing=False)
    beyond.cell, orc.cell = orc.cell, a.at(8, 2)
    assert not sight.sees(a.t, orc, hero, facing=False)
    assert other.cell == a.at(5, 2)


@pytest.mark.rule("dun.adp.place.corridor-furniture", "dun.adp.place.corridor-fill")
@pytest.mark.parametrize(("drawing", "pieces", "places"), [
    ("aaaabbbbbbb", ("library",), [9, 10]),
    ("aaaabbb", (), [6]),
    ("aaaabb", (), []),
])  # fmt: skip
def test_corridors_with_little_room(arena, drawing, pieces, places):
    """dun.ex3.corridor-library"""
    furniture = tuple(Furnishing(piece, (6, 0)) for piece in pieces)
    a, hero = rooms(arena, drawing, furniture=furniture, sections=(Section("a"), Section("b", kind="corridor")))
    a.state.dark.reserve = 9
    placed = spawning.arrange(a.t, ("orc-warrior",) * 4, 1, hero.id)
    assert sorted(a.board.xy(a.state.figures[id].cell)[0] for id in placed) == places


@pytest.mark.rule("dun.adp.place.ambush-reinforcements", "dun.adp.place.ambush-no-los")
def test_reinforcements_never_come_from_beyond_an_arrow(arena):
    """dun.ex3.reinforcements-ambush"""
    doors = (Door("gate", (3, 2), "east"), Door("gap", (9, 2), "east", kind="arrow"))
    a = arena("\n".join(["aaaabbbbbbcccc"] * 6), doors=doors)
    a.state.map.layout = replace(a.state.map.layout, revealed=3, ways=1)
    hero = a.hero(0, 5)
    assert [section for section, _ in spawning.back_sections(a.t)] == [1]
    hero.cell = a.at(9, 2)
    assert spawning.back_sections(a.t) == []
    hero.cell = a.at(0, 5)
    a.orc(3, 0)
    a.state.dark.reserve = 20
    assert a.run(spawning.from_the_dark(a.t, "reinforcements", NOBODY), [1, 3, 3, 2, 2])
    assert {
        a.board.section[f.cell] for f in a.state.figures.values() if f.card != "orc-warrior" and f.side == DARK
    } == {1}


@pytest.mark.rule("dun.adp.target.priority")
def test_the_orc_prefers_the_weaker_fighter_to_the_nearer(arena):
    """dun.ex3.target-dwarf"""
    a = arena()
    orc = a.orc(5, 0, hands=("broadsword",))
    shara, borgron = a.hero(3, 2, combat=5), a.hero(8, 3, combat=3)
    a.activate(orc)
    end = a.run(positions.attack_square(a.t, orc, routes(a.t, orc, 5)))
    assert a.board.distance(end, borgron.cell) == 1
    assert a.board.distance(end, shara.cell) > 1


@pytest.mark.rule("dun.adp.target.engaged")
def test_the_orc_must_stop_at_shara_on_its_way(arena):
    """dun.ex3.target-shara"""
    a = arena("a" * 12 + "\n" + "a" * 12, start=((11, 0),))
    orc, shara, _ = a.orc(8, 0, hands=("broadsword",)), a.hero(5, 1, combat=5), a.hero(2, 0, combat=2)
    a.activate(orc)
    end = a.run(positions.attack_square(a.t, orc, routes(a.t, orc, 9)))
    assert a.board.distance(end, shara.cell) == 1
    orc.cell = end
    assert a.run(aims.best_blow(a.t, orc.id))[0].target == shara.id


@pytest.mark.rule("dun.adp.target.priority")
def test_the_archer_shoots_the_nearer_and_easier_target(arena):
    """dun.ex3.target-shara, the archer"""
    a = arena("a" * 12 + "\n" + "a" * 12, start=((11, 0),))
    archer, shara, _ = a.orc(8, 0, hands=("short-bow",)), a.hero(5, 1, combat=5, armor=5), a.hero(2, 0, combat=2)
    a.activate(archer)
    assert a.run(aims.best_shot(a.t, archer.id)).target == shara.id


@pytest.mark.rule("dun.adp.initiative.perception")
@pytest.mark.parametrize(("wolf", "won"), [(True, False), (False, True)])
def test_the_wolf_in_the_second_row_hears_the_heroes(arena, wolf, won):
    """dun.ex3.wolf-perception"""
    a, hero = rooms(arena)
    hero.base = (*hero.base[:6], 9, *hero.base[7:])
    new = [a.orc(6, 2).id]
    if wolf:
        beast = encounters.figure_of(a.t, a.content.creatures["dire-wolf"], DARK, 0)
        encounters.place(a.t, beast, a.at(9, 5), 1)
        assert "sharp-senses" in beast.skills
        new.append(beast.id)
    assert a.run(encounters.initiative(a.t, new, fighting=True), [4, 4, 4, 4]) is won


@pytest.mark.rule("dun.adp.leader.actions")
def test_two_more_actions_against_four_heroes(arena):
    """dun.ex3.leader-actions"""
    a = arena()
    boss = a.orc(9, 0, leader=True)
    a.state.party.start_heroes = 4
    assert artificial.extra_actions(a.t, boss) == 2


@pytest.mark.rule("dun.dp-buy.cost")
def test_chainmail_and_a_potion_for_the_boss(arena):
    """dun.ex3.dp-shopping"""
    a = arena(dark_seat=1)
    a.state.dark.reserve = 10
    warrior, boss = a.orc(1, 1), a.orc(3, 3, level="champion", leader=True)
    a.run(armory.offer(a.t, warrior.id), (), ["chainmail", "none"])
    assert a.state.dark.reserve == 9
    a.run(armory.offer(a.t, boss.id), (), ["healing-potion", "none"])
    assert a.state.dark.reserve == 6


@pytest.mark.rule("dun.skill.nature.vulnerable.damage")
def test_fire_rolls_one_more_die_against_the_vulnerable(arena):
    """dun.ex3.vulnerable-fire"""
    from undercroft.games.universalis.content.definitions import Trait

    a = arena()
    tree = a.orc(1, 1, vitality=20, skills=("vulnerable",), traits=(Trait("vulnerable", word="fire"),))
    assert a.run(harm(a.t, tree.id, Blow(3, element="fire")), [6, 6, 6, 6]).wounds == 4
    assert a.run(harm(a.t, tree.id, Blow(3, element="lightning")), [6, 6, 6]).wounds == 3


# ------------------------------------------------------------------------------------------------ classic Dark Player


def classic(arena):
    a = arena(dark_seat=1)
    a.state.mode = "classic"
    return a


@pytest.mark.rule("dun.classic.three-uses")
def test_fortune_serves_three_times(arena):
    """dun.ex3.classic-three-fortunes"""
    a = classic(arena)
    a.state.dark.hand, a.state.dark.reserve = ["fortune"], 20
    for uses in (1, 2, 3):
        assert a.state.dark.hand == ["fortune"]
        hand.pay(a.t, "fortune", a.content.dark["fortune"].cost)
        assert len(a.state.dark.discard) == uses
    assert a.state.dark.hand == []


@pytest.mark.rule("dun.classic.one-power")
def test_fortune_takes_the_place_of_regeneration(arena):
    """dun.ex3.classic-power-replaced"""
    a = classic(arena)
    a.hero(1, 1)
    orc = a.orc(5, 5)
    a.run(powers.activate(a.t, "regeneration", orc.id))
    assert a.state.dark.powers == [("regeneration", orc.id)]
    a.run(powers.activate(a.t, "fortune", orc.id))
    assert a.state.dark.powers == [("fortune", orc.id)]


@pytest.mark.rule("dun.classic.income", "dun.classic.income-blunder", "dun.classic.no-discard")
def test_the_budget_of_a_classic_game(arena):
    """dun.ex3.classic-budget"""
    a = classic(arena)
    hero = a.hero(1, 1, vp=15)
    a.state.dark.hand, a.state.dark.reserve = ["enemy-spotted", "pit", "wandering-creature", "riddle"], 20 - 9
    left = []
    for card in list(a.state.dark.hand):
        hand.pay(a.t, card, a.content.dark[card].cost)
        left.append(a.state.dark.reserve)
    assert left == [5, 3, 1, 0]
    hand.throw_away(a.t, "riddle")
    assert a.state.dark.reserve == 0
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    assert a.state.dark.reserve == 1
    a.activate(hero)
    a.do(hero, "secret", [1, 1])
    assert a.state.dark.reserve == 2


SKILLED = ("lethal-shot", "accurate-shooting", "fast-shooting")


@pytest.mark.rule("dun.skill.two-active", "dun.skill.active-passive")
@pytest.mark.parametrize(("word", "dice", "wounds", "used"), [
    ("short-bow", [6, 5, 2, 2, 2, 2, 3], 1, ["accurate-shooting", "lethal-shot"]),
    ("short-bow+fast-shooting", [6, 5, 2, 2, 2, 2, 3, 2, 2], 0, ["fast-shooting", "accurate-shooting"]),
    ("short-bow+fast-shooting+lethal-shot", [6, 5, 2, 2, 2, 3, 2, 2], 1, ["fast-shooting", "lethal-shot"]),
])  # fmt: skip
def test_an_archer_uses_two_of_three_skills(arena, word, dice, wounds, used):
    """dun.ex3.two-active-skills: which two is said with the shot, before the roll."""
    a = arena("a" * 20, start=((19, 0),))
    archer = a.hero(0, 0, hands=("short-bow",), shooting=5, facing="east", skills=SKILLED)
    orc = a.orc(3, 0, facing="west", vitality=50, armor=4)
    a.activate(archer)
    a.do(archer, f"shoot {word} #{orc.id}", dice)
    assert a.state.turn.active.skills == used
    assert orc.wounds == wounds


@pytest.mark.rule("dun.skill.two-active")
def test_with_two_skills_there_is_nothing_to_choose(arena):
    """dun.ex3.two-active-skills"""
    a = arena("a" * 20, start=((19, 0),))
    archer = a.hero(0, 0, hands=("short-bow",), facing="east", skills=SKILLED[:2])
    orc = a.orc(3, 0, facing="west")
    a.activate(archer)
    assert [text for text in a.offers(archer) if text.startswith("shoot")] == [f"shoot short-bow #{orc.id}"]


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.behavior-profile")
@pytest.mark.parametrize(("card", "own"), [("orc-warrior", "melee-fighter"), ("raazbal", "raazbal")])
def test_a_leader_has_two_behaviour_cards(arena, card, own):
    """dun.ex3.leader-cards"""
    a = arena()
    boss, other = a.orc(1, 1, card=card, leader=True), a.orc(5, 5, card=card)
    assert [one.id for one in aims.cards(a.t, boss)] == [own, "leader"]
    assert [one.id for one in aims.cards(a.t, other)] == [own]
