"""Monsters that keep their distance: out of their range, after a stun, in a corner, asleep."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import apart
from undercroft.games.plungin.content.definitions import PlaceRule, SpecialLocation
from undercroft.games.plungin.events.fights import MonsterActed
from undercroft.games.plungin.rules import laws, monsters, removal
from undercroft.games.plungin.state import INCAPACITATED, STUNNED, WELL, Room


def acts(q: Any, foe: Any, dice: list[int]) -> None:
    q.run(monsters.act(q.t, foe), dice=dice)


def turn(q: Any, foe: Any, dice: list[int]) -> None:
    q.state.queue, q.state.phase = [foe.number], "monsters"
    q.run(monsters.turn(q.t, foe.number), dice=dice)


def deeds(q: Any) -> list[str]:
    return [acted.deed for acted in q.t.told(MonsterActed)]


# ------------------------------------------------------------------------------------------ out of its own range


@pytest.mark.rule("plungin.law.maneuver", "plungin.law.regroup")
@pytest.mark.parametrize(
    ("kind", "start", "hero", "away", "shoots"),
    [
        ("orc-bowman", (4, 2), (5, 8), 6, True),  # seven away, range 6: one square nearer is enough
        ("orc-bowman", (4, 3), (5, 8), 6, True),  # six away: it stays
        ("orc-bowman", (4, 7), (5, 8), 5, True),  # two away: three squares back
        ("ghoblin-slinger", (1, 1), (4, 8), 6, False),  # ten away: MOV 4 brings it to six, range 5
        ("ghoblin-slinger", (1, 2), (4, 8), 5, True),
    ],
)
def test_a_shooter_goes_as_far_as_its_weapon_reaches(
    quest: Any, kind: str, start: tuple[int, int], hero: tuple[int, int], away: int, shoots: bool
) -> None:
    q = quest("wrenna")
    room = q.room("room-8x8")
    foe = q.foe(kind, q.at(*start, room))
    q.hero(cell=q.at(*hero, room))
    moves = apart(foe.cell, q.hero().cell) != away
    shots = (2 - moves) * shoots
    acts(q, foe, [1, 1] * shots)
    assert apart(foe.cell, q.hero().cell) == away
    assert q.rolls() == ["attack"] * shots


@pytest.mark.rule("plungin.law.conspire")
def test_a_witch_out_of_range_comes_into_range_and_uses_magic(quest: Any) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    witch = q.foe("hedge-witch", q.at(1, 1, room))  # range 5
    q.hero(cell=q.at(4, 4, room))
    acts(q, witch, [1, 1, 1])
    assert apart(witch.cell, q.hero().cell) == 5
    assert q.rolls() == ["magic"]


@pytest.mark.rule("plungin.law.conspire", "plungin.unique.content")
def test_a_witch_in_silence_only_draws_back(quest: Any) -> None:
    place = SpecialLocation(id="hush", tile="pillar-hall", rules=(PlaceRule("silence"),))
    q = quest("george", specials=(place,))
    room = q.room("room-8x8")
    q.state.rooms[room] = Room(special="hush")
    witch = q.foe("hedge-witch", q.at(4, 4, room))
    q.hero(cell=q.at(4, 7, room))
    acts(q, witch, [])
    assert apart(witch.cell, q.hero().cell) == 6  # MOV 3
    assert q.rolls() == []


@pytest.mark.rule("plungin.law.conspire", "plungin.detect.no-pursuit")
@pytest.mark.parametrize(("row", "magic"), [(1, 1), (3, 2), (5, 0)])
def test_a_witch_strikes_through_a_doorway_as_far_as_her_magic_reaches(quest: Any, row: int, magic: int) -> None:
    """As a bowman shoots through it; whoever is farther away is out of her world."""
    q = quest("george")
    room = q.room()
    witch = q.foe("hedge-witch", q.at(3, 4, room))
    q.hero(cell=q.at(3, row))
    assert q.run(laws.target(q.t, witch)) == (0 if magic else None)
    acts(q, witch, [1, 1, 1] * magic)
    assert q.rolls() == ["magic"] * magic


@pytest.mark.rule("plungin.law.conspire")
def test_a_wisp_draws_back_from_one_whom_its_magic_cannot_reach(quest: Any) -> None:
    """Sleepy fills the tile: from outside, at the doorway, nothing is gained by coming near."""
    q = quest("george")
    room = q.room()
    wisp = q.foe("will-o-the-wisp", q.at(3, 6, room))
    q.hero(cell=q.at(3, 1))  # beside it, across the doorway
    acts(q, wisp, [])
    assert apart(wisp.cell, q.hero().cell) == 7
    assert q.rolls() == []


@pytest.mark.rule("plungin.law.maneuver", "plungin.power.fire-breath")
@pytest.mark.parametrize("cornered", [True, False])
def test_a_drakeling_in_a_corner_bites_whom_its_breath_cannot_reach(quest: Any, cornered: bool) -> None:
    q = quest("george-8", pack=packs.built_in("ash-stair"))
    room = q.room()
    drakeling = q.foe("fire-drakeling", q.at(3, 6, room))
    q.hero(cell=q.at(3, 1))
    if cornered:
        for column in range(1, 7):
            for line in range(1, 7):
                if (column, line) != (3, 6):
                    q.chest(q.at(column, line, room))
    acts(q, drakeling, [1] * 20 if cornered else [])
    assert q.rolls() == ["attack", "attack"] * cornered
    assert (drakeling.cell == q.at(3, 6, room)) is cornered


# ------------------------------------------------------------------------------------------ after a stun


@pytest.mark.rule("plungin.effect.stun-success", "plungin.law.conspire", "plungin.law.maneuver")
@pytest.mark.parametrize(
    ("hero", "kind", "dice", "away"),
    [
        ("george", "will-o-the-wisp", [6, 6], 8),  # MOV 6, but the wall is nearer
        ("george", "orc-bowman", [6, 6], 5),  # MOV 3
        ("william", "hex-breaker", [6] * 4, 5),  # a wizard: it keeps away, as far as its range of 5
        ("george", "hex-breaker", [6] * 4, 2),  # no wizard: it does not draw back
        ("george", "orc", [6, 6, 6], 1),
    ],
)
def test_who_shakes_off_a_stun_moves_by_its_law(quest: Any, hero: str, kind: str, dice: list[int], away: int) -> None:
    q = quest(hero)
    room = q.room("room-8x8")
    foe = q.foe(kind, q.at(4, 4, room), condition=STUNNED)
    q.hero(cell=q.at(4, 6, room))
    turn(q, foe, dice)
    assert (foe.condition, q.rolls(), len(deeds(q))) == (WELL, ["recover"], 1)
    assert apart(foe.cell, q.hero().cell) == away


@pytest.mark.rule("plungin.effect.stun-failure", "plungin.effect.incap-success")
@pytest.mark.parametrize(("condition", "dice"), [(STUNNED, [1, 1]), (INCAPACITATED, [6, 6])])
def test_who_stays_stunned_or_was_felled_stays_where_it_is(quest: Any, condition: int, dice: list[int]) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    bowman = q.foe("orc-bowman", q.at(4, 4, room), condition=condition)
    q.hero(cell=q.at(4, 6, room))
    turn(q, bowman, dice)
    assert (bowman.cell, deeds(q)) == (q.at(4, 4, room), [])


# ------------------------------------------------------------------------------------------ what a turn ends


@pytest.mark.rule("plungin.law.sneaky-cornered")
@pytest.mark.parametrize("asleep", [True, False])
def test_a_corner_is_forgotten_when_the_turn_is_over(quest: Any, asleep: bool) -> None:
    """Shot at from the next room: nobody to go for; or put to sleep: no turn at all. Later nobody is hunted for it."""
    q = quest("wrenna")
    room = q.room()
    box = [q.chest(q.at(*at, room)) for at in ((2, 1), (4, 1), (3, 2))]
    ghoblin = q.foe("wood-ghoblin", q.at(3, 1, room))
    q.hero(cell=q.at(3, 1))
    q.act(f"attack crossbow wood-ghoblin-{ghoblin.number}", dice=[3, 3, 3, 3])
    assert ghoblin.cornered == 0
    if asleep:
        ghoblin.blind, ghoblin.aware = True, False
        q.run(monsters.order(q.t))
    else:
        turn(q, ghoblin, [])
    assert (ghoblin.cornered, ghoblin.fighting) == (-1, [])
    ghoblin.blind, ghoblin.aware = False, True
    for ref in box:
        del q.state.chests[ref:]
    q.hero(cell=q.at(6, 6, room))
    turn(q, ghoblin, [])
    assert ghoblin.cell == q.at(3, 1, room)


@pytest.mark.rule("plungin.power.sleepy")
def test_each_wisp_has_a_spell_of_its_own(quest: Any) -> None:
    q = quest("george")
    room = q.room()
    first, second = (q.foe("will-o-the-wisp", q.at(column, 1, room)) for column in (1, 6))
    q.hero(cell=q.at(3, 5, room))
    for wisp in (first, second):
        acts(q, wisp, [6, 1, 1, 1])
    assert q.state.sleepy == {room: [first.number, second.number]}
    removal.remove(q.t, second, 0)
    assert q.state.sleepy == {room: [first.number]}
    removal.remove(q.t, first, 0)
    assert q.state.sleepy == {}


@pytest.mark.rule("plungin.power.sleepy", "plungin.spell.blind-sleep")
@pytest.mark.parametrize("asleep", [True, False])
def test_the_spell_of_a_sleeping_wisp_ends_when_its_turn_would_come(quest: Any, asleep: bool) -> None:
    q = quest("george")
    room = q.room()
    wisp = q.foe("will-o-the-wisp", q.at(1, 1, room))
    q.hero(cell=q.at(3, 5, room))
    acts(q, wisp, [6, 1, 1, 1])
    wisp.blind, wisp.aware = asleep, not asleep
    assert room in q.state.sleepy  # not before
    q.run(monsters.order(q.t))
    assert (room in q.state.sleepy) is not asleep  # one that is awake ends it itself when it acts


@pytest.mark.rule("plungin.ability.sneak-attack", "plungin.spell.blind-sleep")
def test_who_sleeps_through_a_turn_fights_nobody(quest: Any) -> None:
    q = quest("george", "meezle")
    orc = q.foe("orc", q.at(3, 4), fighting=[1])
    orc.blind, orc.aware = True, False
    q.run(monsters.order(q.t))
    assert orc.fighting == []
    other = q.foe("orc", q.at(5, 4), fighting=[1])
    q.run(monsters.order(q.t))
    assert other.fighting == [1]  # its own turn ends it
