"""Rules that ask for a whole situation, played with what is printed: a step of the game, and what came of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import DEX, MAG, MOV
from undercroft.games.plungin.events.fights import LifeRolled, Noticed
from undercroft.games.plungin.events.places import Told
from undercroft.games.plungin.rules import construction, monsters, muster
from undercroft.games.plungin.state import INCAPACITATED, OUT, WELL
from undercroft.games.plungin.view import view
from undercroft.testing import run

TOLL = packs.built_in("drowned-toll")


def go(q: Any, column: int, row: int, tile: int = 0) -> str:
    return f"move {spot(q.at(column, row, tile))}"


def offered(q: Any) -> list[str]:
    """What the last question offered."""
    return [str(option) for option in q.t.asked[-1].options]


@pytest.mark.rule("plungin.ability.charge-distance")
def test_a_charge_is_run_over_four_squares_and_not_over_three(quest: Any) -> None:
    for row, runs in ((6, True), (5, False)):
        q = quest("meezle")
        q.hero(abilities=["charge"], mov=5, cell=q.at(2, 1))
        q.foe("orc", q.at(2, row))
        if not runs:
            q.act("pass")
            assert not [option for option in offered(q) if option.startswith("charge")]
            continue
        q.act(f"charge sword orc-11 {spot(q.at(2, 5))}", dice=[3] * 5)
        assert q.hero().cell == q.at(2, 5)
        assert q.rolls() == ["attack"]


@pytest.mark.rule("plungin.ability.magic-school-repeat", "plungin.magic.second-school")
def test_a_school_is_learned_once_and_a_second_one_brings_its_own_spells_only(quest: Any) -> None:
    q = quest("pell")
    school = next(name.split()[1] for name in q.hero().abilities if name.startswith("magic-school"))
    other = "air" if school != "air" else "earth"
    q.hero(cell=OUT, level=3, xp=900)
    q.hero().stats[MAG] = 5
    q.state.phase, q.state.visits = "prepare", 0
    q.run(muster.prepare(q.t, 0), answers=(f"learn magic-school {other}",))
    assert f"learn magic-school {school}" not in offered(q)
    assert q.hero().free == [other] * len(q.hero().free)
    assert f"magic-school {other}" in q.hero().abilities


@pytest.mark.rule("plungin.hero.ability-prerequisite")
def test_an_ability_is_offered_to_whoever_meets_what_it_asks_for(quest: Any) -> None:
    for dex, mov, wanted in ((2, 3, set()), (3, 4, {"learn acrobat", "learn charge"})):
        q = quest("george")
        q.hero(cell=OUT, level=2, xp=400, armor="")
        q.hero().stats[DEX], q.hero().stats[MOV] = dex, mov
        q.state.phase, q.state.visits = "prepare", 0
        q.run(muster.prepare(q.t, 0), answers=(lambda ask: ask.options[0],))
        assert {"learn acrobat", "learn charge"} & set(offered(q)) == wanted


@pytest.mark.rule("plungin.action.table")
def test_a_turn_offers_every_action_of_the_table(quest: Any) -> None:
    q = quest("william", "george", pack=TOLL)  # its keys open both doors and Chests
    room = q.room()
    q.hero(
        cell=q.at(3, 3, room), abilities=["magic-school fire", "acrobat"], spells=["flame"], hands=["bow"],
        items=["healing-potion", "dagger", "key"], lif=1, mov=6,
    )  # fmt: skip
    q.hero(1, cell=q.at(2, 3, room), condition=1)
    q.foe("orc", q.at(5, 5, room))
    q.chest(q.at(3, 2, room))
    q.chest(q.at(4, 3, room), locked=True, trap="poison-needle", detected=True)
    q.act("pass")
    verbs = {option.split()[0] for option in offered(q)}
    table = "pass move attack cast wield detect disarm open pick unlock use give assist leap"
    assert set(table.split()) <= verbs


@pytest.mark.rule("plungin.boss.no-side-effects")
def test_no_blow_stuns_the_demon_of_the_eye(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 3), atk=5)
    demon = q.foe("eye-demon", q.at(3, 4))  # DEF 5, RES 4, and 7 points of damage
    q.act("attack sword eye-demon-11", "stay", dice=[*[6] * 7, *[1] * 5, 1])
    assert [(rolled.total, rolled.result) for rolled in q.t.told(LifeRolled)] == [(8, "wounded")]
    assert (demon.condition, demon.hurt, demon.atk) == (WELL, 7, -1)


@pytest.mark.rule("plungin.build.unique-once")
def test_behind_the_second_great_door_lies_the_second_location(quest: Any) -> None:
    q = quest("meezle", "george", pack=TOLL)
    found = []
    for entry in (0, 1):
        room = q.room("room-6x6", entry)
        ref = q.door(room, entry, "great", open=True)
        q.state.queue = [ref]
        q.t.script([1, 2] * 60, [lambda ask: ask.options[0]] * 20)
        run(construction.build(q.t, ref))
        q.t.left_dice, q.t.left_answers = [], []
        found.append(q.state.rooms[-1].unique)
    assert found == ["drowned-stable", "counting-house"] == q.state.used_uniques


@pytest.mark.rule("plungin.component.map-maker")
def test_a_built_room_is_on_the_map_with_its_doors(quest: Any) -> None:
    q = quest("meezle")
    q.open(0)
    q.state.queue = [0]
    q.t.script([5, 1, 1, 1, 1], [lambda ask: ask.options[0]] * 4)  # a room of 6x6 with 2 doors, and nobody in it
    run(construction.build(q.t, 0))
    seen = view(q.state, q.t.content, 0)
    assert [tile["tile"] for tile in seen["tiles"]] == ["entry", "room-6x6"]
    assert len(seen["doors"]) == 5


@pytest.mark.rule("plungin.detect.table")
def test_whoever_walks_before_an_orc_is_noticed_and_behind_it_is_not(quest: Any) -> None:
    for facing, noticed in ((2, True), (0, False)):
        q = quest("meezle")
        room = q.room()
        orc = q.foe("orc", q.at(3, 3, room), facing=facing, aware=False)
        q.hero(cell=q.at(3, 6, room))
        q.act(go(q, 2, 6, room))
        assert (orc.aware, bool(q.t.told(Noticed))) == (noticed, noticed)


@pytest.mark.rule("plungin.door.table")
@pytest.mark.parametrize(
    ("kind", "verbs"),
    [("unlocked", {"open", "detect"}), ("locked", {"pick", "detect", "unlock"}), ("great", set())],
)
def test_each_kind_of_door_has_its_actions(quest: Any, kind: str, verbs: set[str]) -> None:
    q = quest("meezle", pack=TOLL)
    room = q.room()
    door = q.door(room, 0, kind)
    q.hero(cell=q.at(3, 1, room), items=["key"])
    q.act("pass")
    assert {option.split()[0] for option in offered(q) if option.endswith(f"door-{door}")} == verbs


@pytest.mark.rule("plungin.special.fountain-encounter", "plungin.special.sarcophagus-encounter")
@pytest.mark.parametrize(("rolled", "place"), [(1, "fountain-of-healing"), (6, "sarcophagus-of-reviving")])
def test_a_special_room_has_its_monsters_and_no_chest(quest: Any, rolled: int, place: str) -> None:
    q = quest("meezle")
    q.open(0)
    q.state.queue = [0]
    q.t.script([19, rolled, 1, 12, 19, *[1, 1, 1, 2, 2, 2, 3, 3] * 4], [lambda ask: ask.options[0]] * 8)
    run(construction.build(q.t, 0))  # 12: Monsters and two Chests; 19: Will o' the Wisps
    assert q.state.rooms[-1].special == place
    assert [foe.kind for foe in q.state.foes] == ["will-o-the-wisp"] * 2
    assert q.state.chests == []


@pytest.mark.rule("plungin.special.fountain-tile")
@pytest.mark.parametrize(("square", "wet"), [((3, 3), True), ((4, 4), True), ((2, 3), False)])
def test_whoever_stands_in_the_middle_drinks(quest: Any, square: tuple[int, int], wet: bool) -> None:
    q = quest("meezle")
    room = q.room("fountain")
    q.hero(lif=1, cell=q.at(*square, room))
    q.act(*(["drink"] if wet else ["pass"]), dice=[2] if wet else [])
    assert ("drink" in offered(q), q.hero().lif) == (wet, 3 if wet else 1)


@pytest.mark.rule("plungin.stat.res", "plungin.term.character")
@pytest.mark.parametrize(("hits", "condition"), [(1, WELL), (2, INCAPACITATED)])
def test_an_orc_strikes_with_the_same_stats_as_a_hero_and_res_decides(quest: Any, hits: int, condition: int) -> None:
    q = quest("meezle")  # RES 1, DEF 2
    q.hero(cell=q.at(3, 3))
    orc = q.foe("orc", q.at(3, 4))
    q.state.queue = [orc.number]
    q.t.script([*[6] * hits, *[1] * (3 - hits), 1, 1, *[1] * 12], [lambda ask: ask.options[0]] * 4)
    run(monsters.turn(q.t, orc.number))
    assert q.t.rolled[:2] == [(3, 6, "attack"), (2, 6, "defense")]
    assert (q.hero().lif, q.hero().condition) == (5 - hits, condition)


@pytest.mark.rule("plungin.trapfind.other-objects")
def test_in_the_stable_something_hangs_on_a_nail(quest: Any) -> None:
    q = quest("meezle", pack=TOLL)
    room = q.room("drowned-stable")
    q.state.rooms[room] = replace(q.state.rooms[room], unique="drowned-stable")
    q.hero(cell=q.at(1, 1, room))
    q.act("search", dice=[4, 4, 4])
    assert q.hero().attire == []
    q.fresh()
    q.act("search", dice=[5, 1, 1])
    assert q.hero().attire == ["eel-boots"]
    assert [told.story for told in q.t.told(Told)] == [q.pack.uniques[0].hidden[0].tell]
