"""An experiment in a small TOML file: what is played, how often, and a grid over anything that can be set up.

>>> found = read('game = "cellar"\\ngames = 5\\n[grid]\\nseats = [1, 2]\\nbot = ["cautious", "random"]')
>>> [cell.label for cell in found.cells()]
['seats 1, bot cautious', 'seats 1, bot random', 'seats 2, bot cautious', 'seats 2, bot random']
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import Config, SetupError, configure, near

Value = bool | int | str
SETTINGS = ("scenario", "seats", "heroes", "edition", "mode", "bot", "pack")


class Cell(msgspec.Struct, frozen=True):
    """One point of the grid: a set-up, and in words what is special about it."""

    label: str
    setup: dict[str, Any]
    bots: list[str]


class Experiment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`games` are played in every cell, with the same seeds in each (`seed`, `seed + 1` ...), so that cells can be
    compared game by game. `campaign`: the same party plays on from quest to quest. A `pack` is a file beside it."""

    game: str
    name: str = ""
    games: int = 100
    seed: int = 0
    campaign: bool = False
    setup: dict[str, Any] = {}
    grid: dict[str, Any] = {}

    def cells(self) -> list[Cell]:
        """Every combination of the grid's values, in the order of the file."""
        axes = [(("", name), values) for name, values in self.grid.items() if name != "options"]
        axes += [(("options", name), values) for name, values in self.grid.get("options", {}).items()]
        return [
            self._cell(dict(zip([name for name, _ in axes], point, strict=True)))
            for point in itertools.product(*[values for _, values in axes])
        ]

    def _cell(self, point: Mapping[tuple[str, str], Value]) -> Cell:
        setup: dict[str, Any] = {**self.setup, "options": dict(self.setup.get("options", {}))}
        for (group, name), value in point.items():
            (setup["options"] if group else setup)[name] = value
        names = str(setup.pop("bot", next(iter(find(self.game).bots), "random"))).split(",")
        said = [
            f"{name} {str(value).lower() if isinstance(value, bool) else value}" for (_, name), value in point.items()
        ]
        return Cell(", ".join(said) or "all", setup, names)

    def config(self, cell: Cell, number: int) -> Config:
        return configure(find(self.game).info, seed=self.seed + number, **cell.setup)


def load(file: Path) -> Experiment:
    """An experiment from its file; its packs are read too."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise SetupError(f"there is no readable file {str(file)[:80]!r}") from None
    return read(text, file.stem, file.parent)


def read(text: str, name: str = "", folder: Path = Path()) -> Experiment:
    """An experiment from its text, checked: every cell can be set up and its bots exist."""
    try:
        found = msgspec.convert(tomllib.loads(text), Experiment)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SetupError(f"the experiment cannot be read: {error}") from None
    found = msgspec.structs.replace(found, name=found.name or name)
    _check_names(found)
    found = _with_packs(found, folder)
    if not 1 <= found.games <= 10_000_000:
        raise SetupError(f"games is from 1 to 10000000, not {found.games}")
    for cell in found.cells():
        found.config(cell, 0)
        for bot in cell.bots:
            bots.make(found.game, bot)
    return found


def _check_names(found: Experiment) -> None:
    for part, values in (("setup", found.setup), ("grid", found.grid)):
        for name in values:
            if name not in (*SETTINGS, "options"):
                raise SetupError(f"[{part}] has no {name!r}{near(name, SETTINGS)} (there are: {', '.join(SETTINGS)})")
    for name, values in (*found.grid.items(), *found.grid.get("options", {}).items()):
        if name != "options" and (not isinstance(values, list) or not values):
            raise SetupError(f"[grid] {name} is a list of values, not {values!r}")


def _with_packs(found: Experiment, folder: Path) -> Experiment:
    """The text of each pack instead of the name of its file."""

    def text(name: Any) -> str:
        try:
            return (folder / str(name)).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise SetupError(f"there is no readable pack {str(name)[:80]!r}") from None

    setup, grid = dict(found.setup), dict(found.grid)
    if "pack" in setup:
        setup["pack"] = text(setup["pack"])
    if "pack" in grid:
        grid["pack"] = [text(name) for name in grid["pack"]]
    return msgspec.structs.replace(found, setup=setup, grid=grid)
