"""Reading Quest Sheets: TOML with the fields of `quests.Quest`, a hyphen for every underscore.

Everything that is wrong is reported with its line; see docs/quest-sheets-universalis.md for the author's guide.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec

from undercroft.kernel import near
from undercroft.toolkit.reading import MISSING, Reader
from undercroft.toolkit.toml_lines import Path

from . import plot_checks, sense_checks
from .definitions import AnyEffect
from .quests import Door, Ending, Fixed, Furnishing, Goal, Ground, Merit, Quest, Reward, Section, TrapSquare, Trigger
from .sheet_checks import check

LISTS: dict[str, type[msgspec.Struct]] = {
    "sections": Section,
    "doors": Door,
    "furniture": Furnishing,
    "elements": Furnishing,
    "ground": Ground,
    "creatures": Fixed,
    "traps": TrapSquare,
    "triggers": Trigger,
    "endings": Ending,
    "merits": Merit,
}
TABLES: dict[str, type[msgspec.Struct]] = {"goal": Goal, "reward": Reward}
LACKS = "Object missing required field "


@cache
def quests() -> tuple[Quest, ...]:
    """All sheets of this game, by number."""
    folder = resources.files("undercroft.games.universalis").joinpath("packs")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(sorted((read(file.read_text("utf-8"), file.name) for file in files), key=lambda quest: quest.number))


def read(text: str, name: str, written: bool = False) -> Quest:
    """One sheet from its text; a ContentError lists all that is wrong as `name:line: what`. One that somebody has
    `written` may name texts of the game only where they exist (a test looks at the game's own)."""
    reader = Reader(text, name)
    quest = build(reader)
    if quest is not None:
        check(reader, quest)
        plot_checks.check(reader, quest)
        sense_checks.check(reader, quest)
        if written:
            sense_checks.check_texts(reader, quest)
    reader.finish()
    assert quest is not None
    return quest


def build(reader: Reader) -> Quest | None:
    """The sheet as written, without a look at what it means; None where something could not be read."""
    given: dict[str, Any] = {}
    for key, kind in LISTS.items():
        found = [entry(reader, kind, raw, path) for path, raw in reader.entries(reader.raw, (), key)]
        given[key] = tuple(one for one in found if one is not None)
    for key, kind in TABLES.items():
        if key in reader.raw:
            given[key] = reader.value(kind, reader.raw[key], (key,))
    rest = {key: value for key, value in reader.raw.items() if key not in given}
    if "goal" not in given:
        reader.problem((), "'goal' is missing")
        given["goal"] = Goal("leader")
    before = len(reader.found)
    quest = reader.struct(Quest, rest, (), **given)
    unread = any(value is MISSING for value in given.values())
    return None if unread or len(reader.found) > before else quest


def unread(effect: Any, wrong: str) -> str:
    """Why an effect cannot be read, in words.

    >>> unread({"type": "Hram"}, "Invalid value 'Hram' - at `$.type`")
    "there is no effect 'Hram'; did you mean Harm?"
    >>> unread({"type": "Harm", "dice": "x"}, "Expected `int`, got `str` - at `$.dice`")
    'dice: expected `int`, got `str`'
    >>> unread({"type": "Gain"}, "Object missing required field `object`")
    'Gain needs `object`'
    """
    names = tuple(kind.__name__ for kind in get_args(AnyEffect))
    said = effect.get("type") if isinstance(effect, dict) else None
    if said not in names:
        return f"there is no effect {str(said or '')[:40]!r}{near(str(said or ''), names)}"
    reason, _, place = wrong.partition(" - at `$.")
    if reason.startswith(LACKS):
        return f"{said} needs {reason.removeprefix(LACKS).replace('_', '-')}"
    lower = reason[:1].lower() + reason[1:]
    return f"{place.removesuffix('`').replace('_', '-')}: {lower}" if place else f"{said}: {lower}"


def entry(reader: Reader, kind: type[msgspec.Struct], raw: dict[str, Any], path: Path) -> msgspec.Struct | None:
    """One table of a list; what a furnishing gives or a trigger does is a list of effects, each with its `type`."""
    if kind not in (Furnishing, Trigger, Merit) or "effects" not in raw:
        return reader.struct(kind, raw, path)
    effects = []
    for number, effect in enumerate(raw["effects"] if isinstance(raw["effects"], list) else ()):
        try:
            effects.append(msgspec.convert(effect, AnyEffect))
        except msgspec.ValidationError as wrong:
            reader.problem((*path, "effects", number), unread(effect, str(wrong)))
    rest = {key: value for key, value in raw.items() if key != "effects"}
    return reader.struct(kind, rest, path, effects=tuple(effects))
