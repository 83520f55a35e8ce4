"""The rooms of the rules: their order, and that each is entered by its page alone."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from undercroft.games import universalis as game
from undercroft.games.universalis.rules import ROOMS
from undercroft.games.universalis.state import Note

HOUSE = Path(game.__file__).parent
RULES = HOUSE / "rules"


def imported(file: Path) -> list[tuple[tuple[str, ...], str]]:
    """Package and name of all that a file of the game imports from the game."""
    here = file.relative_to(HOUSE).parts[:-1]
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = (*here[: len(here) - node.level + 1], *(node.module.split(".") if node.module else ()))
            found += [(base, alias.name) for alias in node.names]
    return found


def room_of(file: Path) -> str:
    parts = file.relative_to(HOUSE).parts
    return parts[1] if parts[0] == "rules" and len(parts) == 3 else ""


FILES = sorted(HOUSE.rglob("*.py"))


def test_every_folder_of_the_rules_has_its_place_in_the_order():
    assert sorted(ROOMS) == sorted(folder.name for folder in RULES.iterdir() if (folder / "__init__.py").exists())
    assert {file.stem for file in RULES.glob("*.py")} == {
        "__init__", "answers", "foresight", "labels", "meanings", "options", "telling", "why_not",
    }  # fmt: skip


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_only_the_rooms_before_it(room):
    for file in (RULES / room).glob("*.py"):
        known = {base[1] for base, _ in imported(file) if base[:1] == ("rules",) and len(base) > 1} & set(ROOMS)
        assert known <= set(ROOMS[: ROOMS.index(room) + 1]), file.name


def test_a_room_is_entered_by_its_page_alone():
    for file in FILES:
        for base, name in imported(file):
            if base[:1] == ("rules",) and len(base) > 1 and base[1] in ROOMS and base[1] != room_of(file):
                assert len(base) == 2, f"{file.name} takes {name} from a module of {base[1]}"
                assert name in import_module(f"{game.__name__}.rules.{base[1]}").__all__, f"{file.name} takes {name}"


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_names_nothing_that_nobody_uses(room):
    used = {name for file in FILES if room_of(file) != room for base, name in imported(file) if base == ("rules", room)}
    assert set(import_module(f"{game.__name__}.rules.{room}").__all__) == used


def test_no_module_asks_for_its_own_page():
    """A page imports its modules; one that asked back would stand on a half-built room."""
    for file in FILES:
        if (room := room_of(file)) and file.stem != "__init__":
            modules = {one.stem for one in (RULES / room).glob("*.py")}
            assert {name for base, name in imported(file) if base == ("rules", room)} <= modules, file.name


def test_what_a_character_remembers_has_a_name():
    """No word stands in `Figure.uses` that is written out where it is used."""
    written = re.compile(r'uses(?:\.get\(|\.pop\(|\[)"|"[a-z-]+" (?:not )?in [\w.]*\buses\b')
    found = [file.name for file in HOUSE.rglob("*.py") if written.search(file.read_text())]
    assert found == []
    words = [word for name, word in vars(Note).items() if name.isupper()]
    assert len(words) == len(set(words)) > 20
