"""Nothing happens in silence: what dice decide is told, with who it was, in both languages."""

from typing import Any

import pytest

from undercroft import texts
from undercroft.games.plungin.content.definitions import UniqueLocation
from undercroft.games.plungin.rules import construction, happenings, monsters

VOICES = {language: texts.voice("plungin", language) for language in ("en", "de")}
HURT = "Meezle loses 1 life (4 left)."


def story(q: Any, language: str = "en") -> list[str]:
    """All that has been told, as a spectator reads it."""
    return [VOICES[language](event.text()) for event in q.t.log]


def with_trap(quest: Any, trap: str) -> Any:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), trap=trap)
    return q


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([1, 1, 4], ["It strikes at Meezle: 3 dice, no hit."]),
        ([5, 1, 4, 1, 1], ["It strikes at Meezle: 3 dice, 1 hit.", "Meezle defends: 2 dice, 0 blocked.", HURT]),
        ([5, 5, 4, 5, 6], ["It strikes at Meezle: 3 dice, 2 hits.", "Meezle defends: 2 dice, 2 blocked."]),
    ],
)
def test_a_trap_that_strikes_says_how_well(quest: Any, dice: list[int], told: list[str]) -> None:
    q = with_trap(quest, "poison-needle")
    q.act("open chest-0", dice=[*dice, 1, 1])
    said = story(q)
    assert said[0] == "A trap! Poison Needle, and Meezle has set it off."
    assert said[1 : 1 + len(told)] == told
    assert said[1 + len(told)] == "Meezle opens chest 1."
    assert story(q, "de")[1].startswith("Sie schlägt nach Meezle: 3 Würfel, ")


def test_a_test_against_a_trap_is_told_and_who_cannot_move_is_named(quest: Any) -> None:
    q = with_trap(quest, "falling-block")
    q.act("open chest-0", dice=[5, 1, 1, 1, 1, 1])
    said = story(q)
    assert said[1] == "Meezle rolls 3 dice against it: nothing happens."
    assert said[2].startswith("Meezle rolls ")
    assert said[2].endswith(" against it: that is not enough.")
    assert said[3] == "Meezle is held up and cannot move in this Action Phase."
    assert not any(option.startswith("move") for option in q.options())
    lucky = with_trap(quest, "falling-block")
    lucky.act("open chest-0", dice=[5, 1, 1, 5, 1, 1])
    assert "Meezle is held up and cannot move in this Action Phase." not in story(lucky)
    assert any(option.startswith("move") for option in lucky.options())


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("dropped-purse", ["Dropped Purse!", "Meezle is 10 gold richer."]),
        ("cold-draught", ["Cold Draught!", "George's torch goes out."]),
        ("loose-flagstone", ["Loose Flagstone!", "Meezle is held up and cannot move in this Action Phase."]),
    ],
)
def test_an_event_says_whom_it_befalls(quest: Any, event: str, told: list[str]) -> None:
    q = quest("meezle", "george")
    q.hero(1, torch=1)
    q.run(happenings.happen(q.t, 0, q.t.content.happenings[event]))
    assert [line.removeprefix("A ") for line in story(q)] == told
    assert all("{" not in line for line in story(q, "de"))


@pytest.mark.parametrize(
    ("kind", "hit", "works", "fails"),
    [
        ("will-o-the-wisp", 1, "hums, and your arms grow heavy.", "hums, but nobody yawns."),
        ("cloister-wight", 2, "lets you see what it is.", "lets you see what it is, and nobody looks."),
    ],
)
def test_magic_that_fails_is_not_told_as_if_it_worked(quest: Any, kind: str, hit: int, works: str, fails: str) -> None:
    for successes, ending in ((hit, works), (hit - 1, fails)):
        q = quest("george")
        room = q.room()
        q.hero(cell=q.at(1, 1, room))
        foe, entry = q.foe(kind, q.at(4, 4, room)), q.t.content.monsters[kind]
        resist = [6] if successes == hit and entry.magic.kind == "fear" else []
        dice = [*[5] * successes, *[1] * (entry.mag - successes), *resist]
        q.run(monsters.use_magic(q.t, foe, entry.magic, 0), dice=dice)
        assert story(q)[0].endswith(f" 1 {ending}")
        assert ("George looks it in the face and does not flinch." in story(q)) is bool(resist)


def test_a_wand_that_fails_says_so(quest: Any) -> None:
    q = quest("william")
    q.hero(items=["spark-wand"], cell=q.at(3, 1))
    q.foe("orc", q.at(3, 6))
    q.act("use spark-wand orc-11", dice=[4] * 6)
    assert story(q) == ["William uses: spark wand.", "Nothing comes of it: spark wand."]


def test_a_great_key_that_opened_nothing_is_kept_not_found(quest: Any) -> None:
    q = quest("meezle", uniques=(UniqueLocation(id="side-hall", tile="pillar-hall"),))
    q.room("room-6x6", 0)
    q.room("room-6x6", 1)
    ref = q.door(1, 1, "great", open=True)  # a gap of 6 by 6 squares
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref))
    assert story(q)[-1] == "That lock did not wear it out: Meezle keeps the Great Key."
    assert not [line for line in story(q) if "finds" in line]


def test_a_monster_that_cannot_come_nearer_does_not_walk_to_where_it_stands(quest: Any) -> None:
    q = quest("george", "konrad")
    q.hero(cell=q.at(1, 1))
    q.hero(1, cell=q.at(6, 6))
    orc = q.foe("orc", q.at(1, 3))
    for column, row in ((1, 2), (2, 1), (2, 2), (2, 3), (1, 4), (2, 4)):
        q.foe("orc", q.at(column, row))
    monsters.move(q.t, orc, 0)
    assert story(q)[-1] == "Orc 1 finds no way to come nearer."
    assert orc.cell == q.at(1, 3)
