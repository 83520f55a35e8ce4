"""The worked examples of the rulebook, each played out whole. Docstrings name them; examples.toml lists them all."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft import ledger
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import (
    ATK,
    DEX,
    Chart,
    Doorway,
    Encounter,
    Group,
    Life,
    LifeChart,
    Location,
)
from undercroft.games.plungin.events.fights import LifeRolled
from undercroft.games.plungin.rules import (
    combat,
    construction,
    dungeon,
    experience,
    figures,
    inhabitants,
    inventory,
    monsters,
    phases,
    pools,
    removal,
)
from undercroft.games.plungin.rules.turns import actions_left
from undercroft.games.plungin.spine import next_step, outcome
from undercroft.games.plungin.state import INCAPACITATED, OUT, STUNNED, WELL

HERE = Path(__file__)
EXAMPLES: dict[str, dict[str, list[str]]] = tomllib.loads(HERE.with_name("examples.toml").read_text())


def test_every_example_is_played() -> None:
    sources = [file.read_text() for file in sorted(HERE.parent.glob("test_examples*.py"))]
    functions = [node for text in sources for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    named = [ast.get_docstring(node) or "" for node in functions if node.name.startswith("test_")]
    told = [text for text in named if text.startswith("plungin.ex.")]
    assert sorted(told) == sorted(EXAMPLES)
    assert not {id for entry in EXAMPLES.values() for id in entry["rules"]} - set(ledger.rules("plungin"))


# ------------------------------------------------------------------------------------------ the Plot Counter


def to(q: Any, column: int, row: int, tile: int = 0) -> str:
    cell = q.at(column, row, tile)
    return f"move {spot(cell)}"


@pytest.mark.rule("plungin.time.counter-start", "plungin.time.counter-advance", "plungin.component.plot-counter")
def test_the_plot_counter_of_twelve_and_six(quest: Any) -> None:
    """plungin.ex.plot-counter-start"""
    q = quest("meezle")
    assert q.pack.span == (12, 6)
    shown = [dungeon.counter(q.t)]
    added = [dungeon.modifier(q.t)]
    for _ in range(12):
        q.run(phases.end_round(q.t))
        shown.append(dungeon.counter(q.t))
        added.append(dungeon.modifier(q.t))
    assert shown == [*((number, False) for number in range(12, 0, -1)), (1, True)]
    assert added == [0] * 12 + [1]  # the door rolls of phase 13 are the first to be raised


# ------------------------------------------------------------------------------------------ construction


def built(quest: Any, charts: Any, one: Any, dice: list[int], answers: Any = (), **rows: Any) -> Any:
    """The area behind the north door of the Entry Tile, from charts with one result each."""
    made = {
        "location": one(rows.get("location", Location("room-6x6", 1)), 20),
        "doorway": one(Doorway("unlocked"), 10),
        "encounter": one(rows.get("encounter", Encounter()), 12),
        "monsters": one(Group("orc", 2), 20),
        "chest": Chart(6, (4, 6), (False, True)),
    }
    q = quest("meezle", charts=charts(**made))
    q.open(0)
    q.state.queue = [0]
    q.run(construction.build(q.t, 0), dice=dice, answers=answers)
    return q


@pytest.mark.rule("plungin.build.encounter-roll", "plungin.build.chest-difficulty", "plungin.build.chest-locked")
def test_monsters_and_two_chests_of_difficulty_two(quest: Any, charts: Any, one: Any) -> None:
    """plungin.ex.encounter-monster-chest"""
    dice = [1, 1, 9, 1, 1, 1, 6, 6, 2, 3, 2, 2, 5, 5, 5]
    q = built(quest, charts, one, dice, encounter=Encounter(True, 2, 2))
    assert [foe.kind for foe in q.state.foes] == ["orc", "orc"]
    assert [(chest.locked, chest.difficulty) for chest in q.state.chests] == [(False, 2), (True, 2)]
    assert (q.rolls().count("monsters"), q.rolls().count("chest")) == (1, 2)
    q.hero(cell=q.at(5, 4, 1), wit=2, abilities=[], dex=2)  # beside the locked one
    q.act("detect chest-1", dice=[5, 4])
    assert q.state.chests[1].trap == "?"  # one success is not enough to find anything out
    q.act("pick chest-1", dice=[5, 4, 1])
    assert not q.state.chests[1].open  # nor to open it
    q.fresh()
    q.act("pick chest-1", dice=[5, 5, 17])
    assert q.state.chests[1].open


@pytest.mark.rule("plungin.build.coordinates")
def test_from_one_one_to_six_six(quest: Any, charts: Any, one: Any) -> None:
    """plungin.ex.corner-squares"""
    q = built(quest, charts, one, [1, 1, 1, 1, 1, 1, 6, 6, 1], encounter=Encounter(True))
    room = figures.board(q.t).cells[1]
    assert [foe.cell for foe in q.state.foes] == [min(room), max(room)]
    left, top = q.state.layout.tiles[1].x, q.state.layout.tiles[1].y
    assert min(room) == top * 120 + left
    assert max(room) == (top + 5) * 120 + left + 5


@pytest.mark.rule("plungin.build.place-roll", "plungin.build.coordinates")
def test_four_and_six_are_column_and_row(quest: Any, charts: Any, one: Any) -> None:
    """plungin.ex.place-4-6"""
    q = quest("meezle", charts=charts(encounter=one(Encounter(), 12)))
    room = q.room("room-6x6", 1)  # its entrance is in the west, so that nothing bars the southern wall
    cell = q.run(inhabitants.rolled_square(q.t, room, "chest"), dice=[4, 6])
    assert cell == q.at(4, 6, room)
    assert q.rolls() == ["column", "row"]


@pytest.mark.rule("plungin.build.room-doors", "plungin.build.door-roll")
def test_a_room_with_one_door_is_a_dead_end(quest: Any, charts: Any, one: Any) -> None:
    """plungin.ex.dead-end"""
    q = built(quest, charts, one, [1, 1])
    assert q.rolls() == ["location", "encounter"]
    assert [door.leads for door in q.state.doors if 1 in (door.tile, door.leads)] == [1]
    two = built(quest, charts, one, [1, 1, 1], ["north"], location=Location("room-6x6", 2))
    assert two.rolls() == ["location", "doorway", "encounter"]


@pytest.mark.rule("plungin.unique.eye-of-doom-setup", "plungin.unique.eye-of-doom-end", "plungin.unique.preplanned")
def test_the_eye_of_doom_from_door_to_daylight(quest: Any) -> None:
    """plungin.ex.eye-of-doom"""
    q = quest("meezle", "george")
    assert q.pack.title == "knocking-wall"
    room = q.room()
    ref = q.door(room, 0, "great", open=True)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 2, 6, 6, 3])
    assert (q.shape("eye-of-doom").width, q.shape("eye-of-doom").height) == (6, 6)
    assert [n for n, door in enumerate(q.state.doors) if 2 in (door.tile, door.leads)] == [ref]
    assert set(q.rolls()) == {"facing", "column", "row"}
    demon, *gremlins = q.state.foes
    assert demon.cell in {q.at(x, y, 2) for x in (3, 4) for y in (3, 4)}
    assert [foe.cell for foe in gremlins] == [q.at(*square, 2) for square in ((1, 1), (6, 1), (1, 6), (6, 6))]
    assert {foe.kind for foe in gremlins} == {"gremlin"}
    assert all(foe.aware for foe in q.state.foes)
    assert demon.cell == q.at(3, 3, 2)
    q.hero(cell=q.at(3, 4, 2))
    q.run(monsters.act(q.t, demon), dice=[1] * 14)  # two attacks with ATK 7
    assert q.t.rolled[-2:] == [(7, 6, "attack")] * 2
    for foe in (demon, *gremlins):
        assert q.state.reason == ""
        removal.remove(q.t, foe, 0)
    assert q.state.reason == "won"
    assert next_step(q.state, q.t.content) is None  # no way back to walk
    assert outcome(q.state, q.t.content)[0].won


# ------------------------------------------------------------------------------------------ dice and actions


@pytest.mark.rule("plungin.dice.pool", "plungin.dice.success")
def test_three_dice_two_successes(quest: Any) -> None:
    """plungin.ex.three-dice"""
    q = quest("meezle")
    rolled = q.run(pools.roll(q.t, 3, "x"), dice=[3, 5, 6])
    assert (q.t.rolled, rolled.successes) == ([(3, 6, "x")], 2)


def wizard(quest: Any, school: str, *spells: str) -> Any:
    q = quest("william")
    q.hero(abilities=[f"magic-school {school}"], spells=[*spells], cell=q.at(3, 3))
    return q


@pytest.mark.rule("plungin.dice.required", "plungin.cast.action")
def test_one_success_is_too_little_for_difficulty_two(quest: Any) -> None:
    """plungin.ex.spell-difficulty-2"""
    q = wizard(quest, "fire", "fire-shield")
    assert q.t.content.spells["fire-shield"].difficulty == 2
    q.act("cast fire-shield william-0", dice=[5, 4, 3, 3, 3])
    assert q.hero().shell == 0
    q.act("cast fire-shield william-0", dice=[5, 6, 3, 3, 3])
    assert q.hero().shell == 2


@pytest.mark.rule("plungin.move.distance")
def test_five_squares_not_six(quest: Any) -> None:
    """plungin.ex.move-five"""
    q = quest("meezle")
    q.hero(mov=5, cell=q.at(1, 6))
    assert {to(q, 1, 1), to(q, 6, 6), to(q, 2, 6)} <= set(q.options())
    assert to(q, 2, 1) not in q.options()


@pytest.mark.rule("plungin.move.once", "plungin.move.nimble")
def test_the_nimble_move_again(quest: Any) -> None:
    """plungin.ex.move-nimble"""
    for abilities, life, again in ((["nimble"], 4, True), (["nimble"], 3, False), ([], 4, False)):
        q = quest("sonia")
        q.hero(abilities=abilities, mov=5, cell=q.at(1, 6), lif=life)
        q.act(to(q, 1, 1))
        assert not [option for option in q.options() if option.startswith("move")]  # not as the second action
        q.hero().turn.done = 2
        moves = [option for option in q.options() if option.startswith("move")] if actions_left(q.t, q.hero()) else []
        assert bool(moves) is again, (abilities, life)


# ------------------------------------------------------------------------------------------ combat


def duel(quest: Any) -> Any:
    q = quest("meezle")
    q.hero(atk=2, cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    return q


@pytest.mark.rule("plungin.attack.dice")
def test_two_and_a_sword_are_four_dice(quest: Any) -> None:
    """plungin.ex.attack-dice"""
    q = duel(quest)
    q.act("attack sword orc-11", dice=[1, 1, 3, 3])
    assert q.t.rolled == [(4, 6, "attack")]


@pytest.mark.rule("plungin.attack.hits", "plungin.attack.twice")
def test_three_hits_and_another_attack(quest: Any) -> None:
    """plungin.ex.attack-hits"""
    q = duel(quest)
    q.act("attack sword orc-11", "follow", dice=[1, 5, 6, 6, 5, 5, 6])
    assert q.t.log[0].hits == 3
    assert "attack sword orc-11" in q.options()
    q.act("attack sword orc-11", dice=[1, 3, 4, 4])
    assert not [option for option in q.options() if option.startswith("attack")]


@pytest.mark.rule("plungin.damage.defense-dice")
def test_two_leather_and_shield_are_four_dice(quest: Any) -> None:
    """plungin.ex.defense-dice"""
    q = duel(quest)
    q.hero(def_=2, armor="leather", hands=["sword", "shield"])
    q.run(combat.defend(q.t, 0), dice=[1, 1, 1, 5])
    assert q.t.rolled == [(4, 6, "defense")]


@pytest.mark.rule("plungin.damage.amount")
def test_three_hits_less_two_blocks(quest: Any) -> None:
    """plungin.ex.damage-one"""
    q = duel(quest)
    q.hero(def_=2, res=3)  # with leather 3 dice
    q.run(combat.attack(q.t, 11, 0, 3, 5, melee=True), dice=[5, 5, 6, 2, 5, 6])
    assert q.t.rolled == [(3, 6, "attack"), (3, 6, "defense")]
    assert (q.hero().lif, q.hero().condition) == (4, WELL)


@pytest.mark.rule("plungin.pushback.trigger", "plungin.pushback.distance")
def test_one_damage_and_one_square_back(quest: Any) -> None:
    """plungin.ex.pushback"""
    q = duel(quest)
    q.hero(def_=2, res=3)
    q.run(combat.attack(q.t, 11, 0, 3, 5, melee=True), dice=[5, 5, 6, 2, 5, 6])
    assert (q.hero().lif, q.hero().cell) == (4, q.at(3, 2))  # away from the Orc in the south


@pytest.mark.rule("plungin.effect.stunned", "plungin.effect.incapacitated")
def test_three_stun_four_incapacitate(quest: Any) -> None:
    """plungin.ex.side-effects-res-2"""
    for damage, condition in ((2, WELL), (3, STUNNED), (4, INCAPACITATED)):
        q = quest("meezle")
        q.hero(res=2, life=6)
        q.run(combat.harm(q.t, 0, damage))
        assert q.hero().condition == condition


def beside_a_chest(quest: Any, **chest: Any) -> Any:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3), abilities=[])
    q.chest(q.at(3, 4), **chest)
    return q


@pytest.mark.rule("plungin.disarm.stat")
def test_two_successes_stop_the_axe(quest: Any) -> None:
    """plungin.ex.swinging-axe"""
    q = beside_a_chest(quest, trap="swinging-axe", detected=True)
    trap = q.t.content.traps["swinging-axe"]
    assert (trap.difficulty, trap.stat, q.hero().stats[DEX]) == (2, "dex", 3)
    q.act("disarm chest-0", dice=[1, 5, 5])
    assert q.rolls() == ["disarm"]
    assert q.state.chests[0].trap == ""
    again = beside_a_chest(quest, trap="swinging-axe", detected=True)
    again.act("disarm chest-0", dice=[1, 4, 5, *[1] * q.t.content.traps["swinging-axe"].stages[0].dice])
    assert again.rolls() == ["disarm", "trap"]


@pytest.mark.rule("plungin.open.detected-bonus", "plungin.trap.poison-needle")
def test_a_known_needle_leaves_a_die_more(quest: Any) -> None:
    """plungin.ex.open-detected-needle"""
    for detected, dice in ((True, 3), (False, 2)):
        q = beside_a_chest(quest, trap="poison-needle", detected=detected)
        q.act("open chest-0", dice=[5, 1, 1, *[5] * dice, 17])
        assert q.t.rolled[:2] == [(3, 6, "trap"), (dice, 6, "defense")]
        assert q.hero().lif == 5
        assert q.state.chests[0].open


@pytest.mark.rule("plungin.open.locked-roll", "plungin.open.locked-repeat", "plungin.trap.once")
def test_a_lock_with_a_needle_in_it(quest: Any) -> None:
    """plungin.ex.locked-chest-needle"""
    q = beside_a_chest(quest, locked=True, trap="poison-needle", detected=True)
    assert (q.hero().stats[DEX], q.state.chests[0].difficulty) == (3, 1)
    q.act("pick chest-0", dice=[4, 3, 1, 5, 1, 1, 5, 1, 1])
    assert q.t.rolled == [(3, 6, "lock"), (3, 6, "trap"), (3, 6, "defense")]  # DEF 1, leather, and a die for knowing
    assert (q.hero().lif, q.state.chests[0].open) == (5, False)
    assert actions_left(q.t, q.hero()) == 1
    q.act("pick chest-0", dice=[4, 3, 3])
    assert q.rolls()[3:] == ["lock"]
    assert (q.hero().lif, q.state.chests[0].open) == (5, False)


@pytest.mark.rule("plungin.boss.life-chart")
def test_three_damage_and_a_four_are_seven(quest: Any) -> None:
    """plungin.ex.boss-life-chart"""
    life = LifeChart(Chart(6, (6, 7, 9), (Life("unhurt"), Life("wounded", atk=-1), Life("slain"))))
    q = quest("meezle")
    q.t.content.monsters["orc"] = msgspec.structs.replace(q.t.content.monsters["orc"], life=life)
    boss = q.foe("orc", q.at(3, 4))
    q.run(combat.harm(q.t, boss.number, 3, 0), dice=[4])
    (told,) = q.t.told(LifeRolled)
    assert (told.total, told.result, boss.atk) == (7, "wounded", -1)


# ------------------------------------------------------------------------------------------ treasure


@pytest.mark.rule("plungin.equip.attire", "plungin.equip.attire-per-place")
def test_ten_rings_one_pair_of_shoes(quest: Any) -> None:
    """plungin.ex.attire-places"""
    q = quest("meezle")
    for _ in range(10):
        assert inventory.fits(q.t, q.hero(), "ring-of-turned-edges")
        inventory.take(q.t, q.hero(), "ring-of-turned-edges")
    assert not inventory.fits(q.t, q.hero(), "ring-of-turned-edges")
    inventory.take(q.t, q.hero(), "boots-of-the-courier")
    assert not inventory.fits(q.t, q.hero(), "felt-shoes")
    assert figures.defense_dice(q.t, 0) == 2 + 10 * q.t.content.attire["ring-of-turned-edges"].defense


# ------------------------------------------------------------------------------------------ advancement


@pytest.mark.rule("plungin.xp.pool", "plungin.xp.shares")
def test_shares_of_a_hundred_and_twenty(quest: Any) -> None:
    """plungin.ex.xp-shares"""
    for living, share in ((4, 30), (3, 40), (2, 60)):
        q = quest("meezle", "george", "william", "sonia")
        for ref in range(living, 4):
            q.hero(ref, lif=0, cell=OUT)
        experience.earn(q.t, 119)
        assert [hero.xp for hero in q.state.heroes] == [0] * 4
        experience.earn(q.t, 1)
        assert [hero.xp for hero in q.state.heroes] == [share] * living + [0] * (4 - living)
        assert q.state.pool == 0


@pytest.mark.rule("plungin.level.xp-spent", "plungin.level.immediate", "plungin.level.table")
def test_fifty_of_sixty_for_level_two(quest: Any) -> None:
    """plungin.ex.level-two"""
    q = quest("meezle", "george", "william", "sonia")
    q.hero(xp=30)
    experience.earn(q.t, 120)
    assert (q.hero().xp, q.hero().level) == (60, 1)
    q.act("rise")
    assert (q.hero().xp, q.hero().level) == (10, 2)
    q.hero(xp=99)
    assert "rise" not in q.options()
    q.hero(xp=10 + 90)
    assert "rise" in q.options()


@pytest.mark.rule("plungin.level.stat-price")
def test_three_points_then_four(quest: Any) -> None:
    """plungin.ex.raise-attack"""
    for points, attack in ((3, 3), (7, 4)):
        q = quest("meezle")
        q.hero(atk=2, level=2, points=points)
        while ATK in experience.raisable(q.t, q.hero()):
            q.act("raise atk")
        assert (q.hero().stats[ATK], q.hero().points) == (attack, 0)


@pytest.mark.rule("plungin.xp.spell-lock-trap")
def test_a_lock_of_two_is_worth_four(quest: Any) -> None:
    """plungin.ex.xp-lock"""
    q = beside_a_chest(quest, locked=True, difficulty=2)
    q.act("pick chest-0", dice=[5, 5, 1, 17])
    assert q.state.pool == 4


@pytest.mark.rule("plungin.xp.spell-lock-trap")
def test_a_spell_of_four_is_worth_eight(quest: Any) -> None:
    """plungin.ex.xp-spell"""
    q = wizard(quest, "earth", "earth-gate")
    assert q.t.content.spells["earth-gate"].difficulty == 4
    q.act("cast earth-gate", spot(q.at(1, 1)), dice=[5, 5, 5, 5, 1])
    assert q.state.pool == 8


# ------------------------------------------------------------------------------------------ dead heroes


@pytest.mark.rule("plungin.dead.carried", "plungin.dead.use-items")
def test_the_survivor_carries_three(quest: Any) -> None:
    """plungin.ex.one-survivor"""
    q = quest("meezle", "george", "william", "sonia")
    room = q.room()
    q.hero(1, items=["antidote", "dagger"])
    for ref in (1, 2, 3):
        q.run(combat.harm(q.t, ref, 9))
    q.hero(cell=q.at(3, 1), venom=True, def_=1, mag=5, abilities=["magic-school water", "magic-school air"])
    q.hero(spells=["soul-catcher"])
    q.act(to(q, 3, 6, room))
    q.foe("orc", q.at(3, 5, room))
    options = q.options()
    assert {f"cast soul-catcher {hero}" for hero in ("george-1", "william-2", "sonia-3")} <= set(options)
    assert "use antidote" in options
    assert "attack sword orc-11" in options  # his own sword
    assert not [option for option in options if "manna-staff" in option or "dagger" in option]
    assert not [option for option in options if "quicken" in option or "ice-shards" in option]
    assert figures.defense_dice(q.t, 0) == 2  # DEF 1 and his own leather
    q.act("use antidote")
    assert (q.hero().venom, q.hero(1).items) == (False, ["dagger"])
