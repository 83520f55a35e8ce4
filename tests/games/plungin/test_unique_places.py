"""Unique Locations: whose task it is, who only passes through, and what an author must not write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.rules import calling, dungeon, inhabitants, removal
from undercroft.games.plungin.state import NO_HOME
from undercroft.kernel import ContentError

SAMPLE = (Path(__file__).parent / "sample-pack.toml").read_text(encoding="utf-8")


def place(quest: Any, *heroes: str, slay: bool = True, **changes: Any) -> tuple[Any, int]:
    """The Eye of Doom, laid and without Monsters, in a quest about something else (or about it)."""
    base = packs.built_in("knocking-wall")
    location = msgspec.structs.replace(base.uniques[0], **changes)
    goal = msgspec.structs.replace(base.goal, kind="slay", what="doom-dragon") if slay else base.goal
    q = quest(*heroes, uniques=(location,), goal=goal)
    room = q.room("eye-of-doom")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique=location.id)
    q.state.used_uniques.append(location.id)
    q.hero(cell=q.at(1, 1, room))
    return q, room


@pytest.mark.rule("plungin.unique.eye-of-doom-exit", "plungin.event.monster-patrol")
def test_a_secret_exit_that_was_found_stays(quest: Any) -> None:
    q, room = place(quest, "george")
    assert "leave" in q.options()
    q.run(inhabitants.come_in(q.t, room, q.state.doors[0].beyond, "orc", 1), dice=[1])
    assert (q.state.foes[0].home, "leave" in q.options()) == (NO_HOME, True)
    calling.unruly(q.t, 0, q.t.content.summons["demon"], 5, q.at(3, 4, room))
    assert "leave" in q.options()
    q.foe("gremlin", q.at(5, 5, room))  # one that lives here
    assert "leave" not in q.options()


@pytest.mark.rule("plungin.xp.quest", "plungin.unique.content")
@pytest.mark.parametrize("lived", [True, False])
def test_a_location_is_finished_by_its_own_monsters_only(quest: Any, lived: bool) -> None:
    changes: dict[str, Any] = {} if lived else {"inhabitants": (), "guardian": "", "prize": ""}
    q, room = place(quest, "george", xp=50, **changes)
    q.run(inhabitants.come_in(q.t, room, q.state.doors[0].beyond, "orc", 1), dice=[1])
    gremlin = q.foe("gremlin", q.at(5, 5, room))
    removal.remove(q.t, q.state.foes[0], 0)
    assert (q.state.pool, q.state.rooms[room].done) == (11, False)
    removal.remove(q.t, gremlin, 0)
    assert (q.state.pool, q.state.rooms[room].done) == ((71, True) if lived else (21, False))


@pytest.mark.rule("plungin.unique.eye-of-doom-end", "plungin.event.monster-patrol")
def test_a_patrol_does_not_hold_up_the_goal(quest: Any) -> None:
    q, room = place(quest, "george", slay=False)
    gremlin = q.foe("gremlin", q.at(5, 5, room))
    q.run(inhabitants.come_in(q.t, room, q.state.doors[0].beyond, "orc", 1), dice=[1])
    removal.remove(q.t, q.state.foes[1], 0)
    assert q.state.reason == ""
    removal.remove(q.t, gremlin, 0)
    assert q.state.reason == "won"


EXITS = {
    "knocking-wall": "eye-of-doom",
    "drowned-toll": "counting-house",
    "lampless-abbey": "bell-tower",
    "borrowed-winter": "stoke-hole",
    "ash-stair": "nest",
}


@pytest.mark.rule("plungin.unique.eye-of-doom-exit")
@pytest.mark.parametrize("id", packs.IDS)
def test_one_location_of_each_quest_has_a_secret_exit(quest: Any, id: str) -> None:
    pack = packs.built_in(id)
    exits = []
    for unique in pack.uniques:
        q = quest("george", pack=pack)
        room = q.room(unique.tile)
        q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique=unique.id)
        if dungeon.secret_exit(q.t, room):
            exits.append(unique.id)
    assert exits == [EXITS[id]]


# ------------------------------------------------------------------------------------------ what authors write


def refused(*pairs: tuple[str, str]) -> str:
    text = SAMPLE
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(ContentError) as error:
        packs.load(text, "pack.toml")
    return str(error.value)


LIVED = """inhabitants = [
    { monster = "eye-demon", at = "boss", aware = true },
    { monster = "gremlin", count = 4 },
]
guardian = "eye-demon"
"""
PROMISED = LIVED + 'prize = "sacred-staff"\nxp = 60\n'
SLAY = ('clear = "eye-of-doom"', 'slay = "orc"')


@pytest.mark.rule("plungin.unique.content")
@pytest.mark.parametrize("kept", ['prize = "sacred-staff"\n', "xp = 60\n", "gold = 60\n"])
def test_nothing_is_promised_for_removing_nobody(kept: str) -> None:
    told = refused(SLAY, (PROMISED, kept))
    assert f"nobody guards it: {kept.split()[0]}" in told
    assert told.count("nobody guards it") == 1


def test_a_location_where_nobody_lives_may_hide_something() -> None:
    text = SAMPLE.replace(*SLAY).replace(PROMISED, "hidden = [{ xp = 60 }]\n")
    assert packs.load(text, "pack.toml").uniques[0].hidden[0].xp == 60


def test_a_goal_that_is_reached_at_once_is_refused() -> None:
    assert "nobody lives in 'eye-of-doom': there is nothing to clear" in refused((PROMISED, ""))


@pytest.mark.parametrize("effect", ["heal", "key", "torch", "bottle", "great-key"])
def test_what_must_be_carried_out_cannot_be_used_up(effect: str) -> None:
    carry = ('clear = "eye-of-doom"', 'carry-out = "sacred-staff"')
    assert "'sacred-staff' could be used up on the way" in refused(carry, ('effect = "goal"', f'effect = "{effect}"'))
    assert packs.load(SAMPLE.replace(*carry), "pack.toml").goal.what == "sacred-staff"


def test_all_echoes_together_leave_somebody_there() -> None:
    """Each by itself would."""
    lived = 'inhabitants = [\n    { monster = "orc" },\n    { monster = "gremlin", count = 4 },\n]\n'
    echo = '\n[[echoes]]\nafter = "a"\nlocation = "eye-of-doom"\nfewer = "{}"\ncount = {}\n'
    text = SAMPLE.replace(LIVED, lived)
    assert len(packs.load(text + echo.format("orc", 1) + echo.format("gremlin", 3), "pack.toml").echoes) == 2
    with pytest.raises(ContentError, match="all echoes together would leave nobody in 'eye-of-doom'"):
        packs.load(text + echo.format("orc", 1) + echo.format("gremlin", 4), "pack.toml")


WAND = """effect = "goal"

[[items]]
id = "wand"
name = "wand"
effect = "bolt"
"""


def test_a_magic_item_reaches_somebody() -> None:
    assert "a bolt needs a range of at least 1" in refused(('effect = "goal"', WAND))
    text = SAMPLE.replace('effect = "goal"', WAND + "range = 1\n")
    assert packs.load(text, "pack.toml").items[1].range == 1


@pytest.mark.parametrize("kind", ["item", "weapon"])
def test_a_missing_what_is_called_missing(kind: str) -> None:
    treasure = f'[[treasures]]\nid = "odd"\nname = "odd"\nkind = "{kind}"\n\n[[locations]]'
    told = refused(("[[locations]]", treasure))
    article = "a" if kind == "weapon" else "an"
    assert f"'what' is missing: the id of {article} {kind}" in told
    assert "''" not in told


ARCHER = """[[monsters]]
id = "archer"
name = "Archer"
atk = 2
defense = 2
wit = 3
rng = 6
mov = 3
res = 2
"""


@pytest.mark.rule("plungin.law.regroup", "plungin.law.maneuver")
@pytest.mark.parametrize("law", ["regroup", "maneuver"])
def test_who_shoots_by_its_law_has_something_to_shoot_with(law: str) -> None:
    lawful = ARCHER + f'law = "{law}"\n'
    assert f"{law} is for Monsters with a ranged weapon" in refused(("[[items]]", lawful + "\n[[items]]"))
    text = SAMPLE.replace("[[items]]", lawful + "range = 1\n\n[[items]]")
    assert packs.load(text, "pack.toml").monsters[0].range == 1


@pytest.mark.rule("plungin.law.conspire")
@pytest.mark.parametrize(("mag", "sound"), [(2, False), (3, True)])
def test_magic_is_within_the_reach_of_its_dice(mag: int, sound: bool) -> None:
    witch = ARCHER + f'law = "conspire"\nmag = {mag}\nmagic = {{ kind = "fear", difficulty = 3 }}\n\n[[items]]'
    if sound:
        assert packs.load(SAMPLE.replace("[[items]]", witch), "pack.toml").monsters[0].mag == 3
    else:
        assert "mag 2 can never reach the difficulty of this magic" in refused(("[[items]]", witch))
