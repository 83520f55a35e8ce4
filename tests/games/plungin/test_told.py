"""Nothing happens in silence: what dice decide is told, with who it was, in both languages."""

from typing import Any

import pytest

from undercroft import texts
from undercroft.games import find
from undercroft.games.plungin.content.definitions import UniqueLocation
from undercroft.games.plungin.rules import construction, figures, happenings, monsters, phases, removal
from undercroft.games.plungin.state import Left

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
    assert said[1] == "Meezle rolls 3 dice (DEX) against it: nothing happens."
    assert said[2].startswith("Meezle rolls ")
    assert said[2].endswith(" (RES) against it: that is not enough.")
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


def test_a_drink_and_what_is_picked_up_are_told(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("fountain")
    water = next(cell for cell, mark in figures.board(q.t).marks.items() if mark == "F")
    q.hero(cell=water, lif=2, items=["bottle"])
    q.state.litter[room] = [Left(thing="torch", owner=0)]
    q.act("drink", dice=[2])
    q.act("take torch")
    assert story(q) == ["Meezle drinks from the fountain.", "Meezle gets 2 life back.", "Meezle picks up: torch."]
    assert story(q, "de")[0] == "Meezle trinkt aus dem Brunnen."
    other = quest("meezle")
    other.room("fountain")
    other.hero(cell=water, items=["bottle"])
    other.act("fill")
    assert story(other) == ["Meezle fills a bottle at the fountain."]


def test_who_comes_near_is_told_before_who_notices_it(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(1, 2))
    q.foe("orc", q.at(1, 6), aware=False)
    q.act("move 0,2")
    assert story(q) == ["Meezle moves to 0,2.", "You have been noticed by Orc 1."]


def test_a_torch_goes_out_in_its_phase_and_not_before(quest: Any) -> None:
    q = quest("meezle")
    q.hero(torch=1)
    q.run(phases.begin_phase(q.t), dice=[1])
    assert story(q) == ["Action Phase 1 (round 1).", "Meezle's torch goes out."]


@pytest.mark.parametrize(
    ("spell", "target", "dice", "told"),
    [
        ("lightning", "orc-11", [5, 1, 1, 1, 1, 1, 1, 6, 1, 1], "William casts Lightning on Orc 1: 7 dice, 1 hit."),
        ("lightning", "orc-11", [3] * 7, "William casts Lightning on Orc 1 with 0 successes: nothing happens."),
        ("invisibility", "william-0", [5, 5, 1, 1, 1], "William casts Invisibility with 2 successes: it works."),
        (
            "invisibility",
            "george-1",
            [5, 5, 1, 1, 1],
            "William casts Invisibility on George with 2 successes: it works.",
        ),
    ],
)
def test_a_spell_names_its_target_once(quest: Any, spell: str, target: str, dice: list[int], told: str) -> None:
    q = quest("william", "george")
    q.hero(abilities=["magic-school air"], spells=[spell], mag=5)
    q.foe("orc", q.at(1, 6))
    q.act(f"cast {spell} {target}".strip(), dice=dice)
    assert story(q)[0] == told
    assert not any(line.startswith("William attacks") for line in story(q))


def test_what_a_monster_kills_of_its_own_is_worth_no_words(quest: Any) -> None:
    q = quest("meezle")
    orc, other = q.foe("orc", q.at(1, 6)), q.foe("orc", q.at(2, 6))
    removal.remove(q.t, orc, other.number)
    removal.remove(q.t, other, 0)
    assert story(q) == ["Orc 1 is gone.", "Orc 2 is gone: 11 XP, 6 gold."]
    assert story(q, "de") == ["Ork 1 ist beseitigt.", "Ork 2 ist beseitigt: 11 EP, 6 Gold."]


def test_who_hums_with_success_does_not_hum_again(quest: Any) -> None:
    """A Wisp in a corner has two actions; a second Sleepy spell would change nothing, a failed one is tried again."""
    for first, second in (([5, 1, 1, 1], []), ([1, 1, 1, 1], [5, 1, 1, 1])):
        q = quest("meezle")
        room = q.room()
        q.hero(cell=q.at(6, 6, room))
        wisp = q.foe("will-o-the-wisp", q.at(1, 1, room))
        q.run(monsters.act(q.t, wisp), dice=[*first, *second])
        assert q.state.sleepy == {room: wisp.number}


def test_the_end_is_told_by_the_scene_too(quest: Any) -> None:
    q = quest("meezle")
    game = find("plungin")
    for reason, note in (("", "note-hidden"), ("won", "note-won"), ("slain", "note-lost")):
        q.state.reason = reason
        seen = {**game.view(q.state, q.t.content, 0), "seat": 0, "waiting": [], "over": bool(reason)}
        drawn = game.scene(seen, q.t.content)
        assert drawn.notes[1].id == note
        assert drawn.headline.args["phase"].id == ("phase-over" if reason else "phase-heroes")


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([5, 1, 1], ["Meezle disarms the Poison Needle."]),
        (
            [4, 4, 3, 1, 1, 1],
            [
                "Meezle tries to disarm the Poison Needle, and slips.",
                "A trap! Poison Needle, and Meezle has set it off.",
                "It strikes at Meezle: 3 dice, no hit.",
            ],
        ),
    ],
)
def test_who_fails_to_disarm_a_trap_is_said_to_have_tried(quest: Any, dice: list[int], told: list[str]) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), trap="poison-needle", detected=True)
    q.act("disarm chest-0", dice=dice)
    assert story(q) == told
