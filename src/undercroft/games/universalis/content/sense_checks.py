"""Whether a Quest Sheet makes sense: what can be laid out and read, and yet cannot be meant."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import resources

from undercroft.toolkit.reading import Reader
from undercroft.toolkit.toml_lines import Path

from .bestiary import CREATURES
from .definitions import Furniture, SpecialElement
from .dungeon import ELEMENTS, FURNITURE
from .quests import At, Ending, Fixed, Merit, Quest, Trigger
from .sheet_checks import footprint, known

MOST_SHARE = 300
"""More percent of the heroes' Value Points than this are a slip of the pen."""


def check(reader: Reader, quest: Quest) -> None:
    """All checks that need nothing but the sheet."""
    if quest.turn_limit < 1:
        reader.problem(("turn-limit",), f"a turn limit is at least 1, not {quest.turn_limit}")
    if quest.share > MOST_SHARE:
        reader.problem(("share",), f"a share is at most {MOST_SHARE} percent, not {quest.share}")
    _places(reader, quest)
    _contradictions(reader, quest)
    _enough(reader, quest)


def _places(reader: Reader, quest: Quest) -> None:
    """Nobody stands where somebody else stands from the first, or where nobody can stand."""
    cards: dict[str, Furniture | SpecialElement] = {card.id: card for card in FURNITURE}
    cards |= {card.id: card for card in ELEMENTS}
    blocked: dict[At, str] = {}
    for put in (*quest.furniture, *quest.elements):
        if put.card in cards and cards[put.card].impassable:
            blocked |= dict.fromkeys(footprint(put, cards[put.card]), put.card)
    people: list[tuple[Path, str, At]] = [
        (("creatures", n, "at"), fixed.creature, fixed.at)
        for n, fixed in enumerate(quest.creatures)
        if not fixed.needs and not fixed.bars
    ]
    if quest.leader_at is not None:
        people.append((("leader-at",), quest.leader, quest.leader_at))
    taken: dict[At, str] = {}
    for path, name, at in people:
        if at in blocked:
            reader.problem(path, f"{name!r} cannot stand on {blocked[at]!r}")
        elif at in taken:
            reader.problem(path, f"{name!r} stands where {taken[at]!r} stands")
        taken.setdefault(at, name)


def _contradictions(reader: Reader, quest: Quest) -> None:
    """What needs and bars the same can never happen."""
    lists: dict[str, Sequence[Trigger | Fixed | Ending | Merit]] = {
        "triggers": quest.triggers, "creatures": quest.creatures, "endings": quest.endings, "merits": quest.merits,
    }  # fmt: skip
    for key, entries in lists.items():
        for n, one in enumerate(entries):
            for fact in sorted(set(one.needs) & set(one.bars)):
                path: Path = (key, n, "bars", one.bars.index(fact))
                reader.problem(path, f"this can never happen: it needs {fact!r} and is barred by it")


def _enough(reader: Reader, quest: Quest) -> None:
    """Creatures that must be killed are on the sheet often enough: no card is certain to bring more."""
    if quest.goal.kind != "slay" or quest.goal.target not in {one.id for one in CREATURES}:
        return
    every = (*quest.creatures, *(fixed for one in quest.triggers for fixed in one.creatures))
    there = Counter(fixed.creature for fixed in every)[quest.goal.target]
    if there < quest.goal.count:
        path: Path = ("goal", "count" if quest.goal.count > 1 else "target")
        reader.problem(path, f"{quest.goal.count} {quest.goal.target!r} must be slain, but the sheet has {there}")


def check_texts(reader: Reader, quest: Quest) -> None:
    """What is read out is written on the sheet, in more than a word, or is a text of the game."""
    said: list[tuple[Path, str, str]] = [(("story",), "story", quest.story)]
    said += [(("sections", n, "note"), "note", one.note) for n, one in enumerate(quest.sections)]
    said += [(("triggers", n, "note"), "note", one.note) for n, one in enumerate(quest.triggers)]
    said += [(("endings", n, "text"), "ending", one.text) for n, one in enumerate(quest.endings)]
    said += [(("merits", n, "text"), "merit", one.text) for n, one in enumerate(quest.merits)]
    for path, kind, text in said:
        if text and " " not in text:
            known(reader, path, text, texts(kind), f"text {kind}-...")


@cache
def texts(kind: str) -> tuple[str, ...]:
    """The ids of the game's texts of a kind, such as `note`."""
    folder = resources.files("undercroft.games.universalis").joinpath("text", "en")
    files = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return tuple(id for text in files for id in re.findall(rf"^{kind}-([\w-]+) *=", text, re.M))
