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
from undercroft.kernel import Config, ContentError, SetupError, configure, near

from . import answers, parties

Value = bool | int | str
SETTINGS = (
    "scenario", "seats", "heroes", "party", "always", "never", "edition", "mode", "bot", "pack", "seed", "options",
)  # fmt: skip
KINDS: dict[str, tuple[type, str]] = {
    "game": (str, "a game's name"),
    "name": (str, "a name"),
    "games": (int, "a whole number"),
    "seed": (int, "a whole number"),
    "campaign": (bool, "true or false"),
    "setup": (dict, "a table of settings"),
    "grid": (dict, "a table of lists"),
}
"""The keys of a file and their types."""


class Cell(msgspec.Struct, frozen=True):
    """One point of the grid: a set-up and a label of what is special about it. `party` lists the heroes to take along,
    in order; `always` and `never` the answers that bots give or avoid; `seed` is that of its first game.
    """

    label: str
    setup: dict[str, Any]
    bots: list[str]
    party: parties.Party
    seed: int
    always: answers.Answers = {}
    never: answers.Answers = {}


class Experiment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`games` are played in every cell, with the same seeds in each (`seed`, `seed + 1` ...), so that cells can be
    compared game by game. `campaign`: the same party plays on from quest to quest. `packs` are the texts of the files
    beside it that it names."""

    game: str
    name: str = ""
    games: int = 100
    seed: int = 0
    campaign: bool = False
    setup: dict[str, Any] = {}
    grid: dict[str, Any] = {}
    packs: dict[str, str] = {}

    def cells(self) -> list[Cell]:
        """Every combination of the grid's values, in the order of the file."""
        axes = [(("", name), values) for name, values in self.grid.items() if name != "options"]
        axes += [(("options", name), values) for name, values in self.grid.get("options", {}).items()]
        return [
            self._cell(dict(zip([name for name, _ in axes], point, strict=True)))
            for point in itertools.product(*[values for _, values in axes])
        ]

    def _cell(self, point: Mapping[tuple[str, str], Any]) -> Cell:
        setup: dict[str, Any] = {**self.setup, "options": dict(self.setup.get("options", {}))}
        for (group, name), value in point.items():
            (setup["options"] if group else setup)[name] = value
        game, party = find(self.game), setup.pop("party", [])
        names = str(setup.pop("bot", next(iter(game.bots), "random"))).split(",")
        if game.info.heroes and isinstance(party, list) and party:
            setup.setdefault("heroes", len(party))
        if "pack" in setup:
            setup["pack"] = self.packs[setup["pack"]]
        label = ", ".join(f"{name} {_said(value)}" for (_, name), value in point.items())
        seed, always, never = setup.pop("seed", self.seed), setup.pop("always", {}), setup.pop("never", {})
        return Cell(label or "all", setup, [name.strip() for name in names], party, seed, always, never)

    def config(self, cell: Cell, number: int) -> Config:
        return configure(find(self.game).info, seed=cell.seed + number, **cell.setup)


def _said(value: Any) -> str:
    """A value in a label.

    >>> _said(True), _said(["mage", "ranger"]), _said([]), _said({"draft": ["buy haste"]})
    ('true', 'mage + ranger', 'as the bot likes', 'buy haste')
    """
    if isinstance(value, dict):
        return _said([answer for some in value.values() for answer in some])
    if isinstance(value, list):
        return " + ".join(map(str, value)) or "as the bot likes"
    return str(value).lower() if isinstance(value, bool) else str(value)


def load(file: Path) -> Experiment:
    """Load an experiment and its packs from a file."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise SetupError(f"there is no readable file {str(file)[:80]!r}") from None
    return read(text, file.stem, file.parent)


def read(text: str, name: str = "", folder: Path = Path()) -> Experiment:
    """Parse and check an experiment: every cell can be set up, and its bots and heroes exist."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"the experiment is not TOML: {error}") from None
    _check_kinds(said)
    for part in ("setup", "grid"):
        _check_names(part, said.get(part, {}))
    found = msgspec.convert({"name": name, **said, "packs": _packs(said, folder)}, Experiment)
    if not 1 <= found.games <= 10_000_000:
        raise SetupError(f"games is from 1 to 10000000, not {found.games}")
    for cell in found.cells():
        _check_cell(found, cell)
    return found


def _check_kinds(said: Mapping[str, Any]) -> None:
    if "game" not in said:
        raise SetupError('the experiment names no game: it needs a line like game = "doria"')
    for name, value in said.items():
        if name not in KINDS:
            raise SetupError(f"an experiment has no {name!r}{near(name, KINDS)} (there are: {', '.join(KINDS)})")
        kind, words = KINDS[name]
        if type(value) is not kind:
            raise SetupError(f"{name} is {words}, not {value!r}")


def _check_names(part: str, settings: Mapping[str, Any]) -> None:
    """Check the settings: in the grid each has a list of values, in the set-up one value."""
    for name in settings:
        if name not in SETTINGS:
            raise SetupError(f"[{part}] has no {name!r}{near(name, SETTINGS)} (there are: {', '.join(SETTINGS)})")
    options = settings.get("options", {})
    if not isinstance(options, dict):
        raise SetupError(f"[{part}.options] is a table of options and values, not {options!r}")
    for name, value in (*settings.items(), *options.items()):
        if name == "options":
            continue
        if part == "setup":
            _check_value(f"[setup] {name}", name, value)
        elif not isinstance(value, list) or not value:
            raise SetupError(f"[grid] {name} is a list of one value or more, like [1, 2], not {value!r}")
        else:
            for at, one in enumerate(value):
                _check_value(f"each value of [grid] {name}", name, one)
                if one in value[:at]:
                    raise SetupError(f"[grid] {name} has {_said(one)} twice")


def _check_value(what: str, name: str, value: Any) -> None:
    if name == "party":
        if value != parties.ANY and not (isinstance(value, list) and all(isinstance(one, str) for one in value)):
            raise SetupError(f'{what} is a list of heroes, or "{parties.ANY}" for a lot in every game, not {value!r}')
    elif name in ("always", "never"):
        lists = value.values() if isinstance(value, dict) else [None]
        if not all(isinstance(some, list) and all(isinstance(one, str) for one in some) for some in lists):
            raise SetupError(f'{what} is a table of questions and answers, like {{ act = ["wait"] }}, not {value!r}')
    elif not isinstance(value, Value):
        raise SetupError(f"{what} is one name, number or true or false, not {value!r}; several go into [grid]")


def _packs(said: Mapping[str, Any], folder: Path) -> dict[str, str]:
    """The text of each pack, by the name of its file."""
    setup, grid = said.get("setup", {}), said.get("grid", {})
    names = [*([setup["pack"]] if "pack" in setup else []), *grid.get("pack", [])]
    found: dict[str, str] = {}
    for name in names:
        try:
            found[name] = (folder / str(name)).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise SetupError(f"there is no readable pack {str(name)[:80]!r}") from None
    return found


def _check_cell(found: Experiment, cell: Cell) -> None:
    config = found.config(cell, 0)
    for bot in cell.bots:
        bots.make(found.game, bot)
    try:
        content = find(found.game).content(config)
    except ContentError as error:
        name = next((name for name, text in found.packs.items() if text == config.pack), cell.label)
        raise SetupError(f"{name}: {error}") from None
    parties.check(config, content, cell.party)
    answers.check(config, {**cell.always, **cell.never})
