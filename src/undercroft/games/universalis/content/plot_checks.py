"""Whether the plot of a Quest Sheet holds together: triggers, endings, merits and the goal they lead to."""

from __future__ import annotations

from undercroft.toolkit.reading import Reader
from undercroft.toolkit.toml_lines import Path

from .bestiary import CREATURES
from .companions import COMPANIONS
from .equipment import ARMORS, OBJECTS, SHIELDS, WEAPONS
from .quests import Fixed, Quest, Trigger
from .sheet_checks import MOST_ENTRIES, Plan, known, square

MOMENTS = ("turn", "section", "slain", "found", "taken", "goal")
GROUNDS = ("swamp", "rock", "difficult")
PEOPLE = tuple(one.id for one in (*CREATURES, *COMPANIONS))
THINGS = tuple(one.id for one in (*WEAPONS, *ARMORS, *SHIELDS, *OBJECTS))


def check(reader: Reader, quest: Quest) -> None:
    """All checks of what comes to pass."""
    for key, entries in (("triggers", quest.triggers), ("endings", quest.endings), ("merits", quest.merits)):
        if len(entries) > MOST_ENTRIES:
            reader.problem((key,), f"there are at most {MOST_ENTRIES} of these")
            return
    _names(reader, quest)
    for n, one in enumerate(quest.triggers):
        _moment(reader, quest, ("triggers", n), one)
        _happens(reader, quest, ("triggers", n), one)
    for n, ending in enumerate(quest.endings):
        known(reader, ("endings", n, "when"), ending.when, ("won", "lost"), "kind of ending")
        if ending.next and not quest.threaded:
            reader.problem(("endings", n, "next"), 'only a quest of a campaign (kind = "starts" or "campaign") goes on')
    _facts(reader, quest)


def _names(reader: Reader, quest: Quest) -> None:
    """Each trigger and ending has an id of its own, by which it is remembered."""
    seen = set[str]()
    ids: list[tuple[Path, str]] = [(("triggers", n, "id"), one.id) for n, one in enumerate(quest.triggers)]
    ids += [(("endings", n, "id"), one.id) for n, one in enumerate(quest.endings)]
    for path, id in ids:
        if not id or " " in id:
            reader.problem(path, "an id is a word of small letters and hyphens")
        elif id in seen:
            reader.problem(path, f"there are two triggers or endings {id!r}")
        seen.add(id)


def _moment(reader: Reader, quest: Quest, path: Path, one: Trigger) -> None:
    """The moment exists, and what it speaks of too."""
    known(reader, (*path, "when"), one.when, MOMENTS, "moment")
    targets = {
        "section": (tuple(section.id for section in quest.sections), "section"),
        "slain": (("leader", *PEOPLE), "creature or companion"),
        "found": (furnished(quest), "furniture or element with the id"),
        "taken": (THINGS, "object"),
    }
    if one.when in targets:
        known(reader, (*path, "target" if one.target else "when"), one.target, *targets[one.when])
    if one.when == "turn" and one.turn < 1:
        reader.problem((*path, "turn" if one.turn else "when"), "this moment needs a turn, counted from 1")
    if one.count < 1:
        reader.problem((*path, "count"), "at least 1 must be down")


def furnished(quest: Quest) -> tuple[str, ...]:
    """The ids that furniture and elements of the sheet have."""
    return tuple(put.id for put in (*quest.furniture, *quest.elements) if put.id)


def _happens(reader: Reader, quest: Quest, path: Path, one: Trigger) -> None:
    """Every character that appears and everything that changes is on the sheet."""
    plan = Plan(quest)
    known(reader, (*path, "on"), one.on, ("one", "all"), "choice of heroes")
    if one.ends:
        known(reader, (*path, "ends"), one.ends, ("won", "lost"), "end")
    for n, name in enumerate(one.unlocks):
        known(reader, (*path, "unlocks", n), name, tuple(door.id for door in quest.doors), "door")
    for n, name in enumerate(one.darkens):
        known(reader, (*path, "darkens", n), name, tuple(section.id for section in quest.sections), "section")
    for n, fixed in enumerate(one.creatures):
        _appears(reader, (*path, "creatures", n), fixed, plan)
    for n, ground in enumerate(one.lays):
        at: Path = (*path, "lays", n)
        known(reader, (*at, "kind"), ground.kind, GROUNDS, "ground that can be laid later")
        if len(ground.at) != 2 or not 1 <= ground.width * ground.depth <= MOST_ENTRIES:
            reader.problem((*at, "at"), "this ground is nowhere, or too large")
            continue
        cells = [(ground.at[0] + x, ground.at[1] + y) for x in range(ground.width) for y in range(ground.depth)]
        if any(not plan.at(cell) for cell in cells):
            reader.problem((*at, "at"), "this ground reaches beyond the sections")


def _appears(reader: Reader, path: Path, fixed: Fixed, plan: Plan) -> None:
    known(reader, (*path, "creature"), fixed.creature, tuple(one.id for one in CREATURES), "creature")
    square(reader, (*path, "at"), fixed.at, plan)
    if fixed.needs or fixed.bars or fixed.target:
        reader.problem(path, "creatures of a trigger have no target, needs or bars; the trigger has them")


def _facts(reader: Reader, quest: Quest) -> None:
    """What somebody waits for can come to pass: here, or in a campaign in the quests before."""
    if quest.threaded:
        return
    triggers = tuple(one.id for one in quest.triggers)
    waiting: list[tuple[Path, tuple[str, ...], tuple[str, ...]]] = []
    waiting += [(("triggers", n), one.needs, one.bars) for n, one in enumerate(quest.triggers)]
    waiting += [(("creatures", n), one.needs, one.bars) for n, one in enumerate(quest.creatures)]
    waiting += [(("endings", n), one.needs, one.bars) for n, one in enumerate(quest.endings)]
    waiting += [(("merits", n), one.needs, one.bars) for n, one in enumerate(quest.merits)]
    for path, needs, bars in waiting:
        for key, facts in (("needs", needs), ("bars", bars)):
            for at, fact in enumerate(facts):
                known(reader, (*path, key, at), fact, triggers, "trigger")
    if quest.needs or quest.bars:
        reader.problem(
            ("needs" if quest.needs else "bars",), "only a quest of a campaign waits for something before it"
        )
