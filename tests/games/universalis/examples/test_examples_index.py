"""Every worked example of the rulebook is named by a test, unless it belongs to later work."""

import ast
import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent.parent
LISTED = tomllib.loads((HERE / "examples.toml").read_text())
ID = re.compile(r"dun\.ex3?\.[a-z0-9-]*[a-z0-9]")


def named() -> set[str]:
    """The examples that test functions name: in a marker, in the docstring or beside an assertion."""
    found: set[str] = set()
    for file in HERE.rglob("test_*.py"):
        source = file.read_text()
        lines = source.split("\n")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and any(isinstance(inside, ast.Assert) for inside in ast.walk(node)):
                first = min(line.lineno for line in (node, *node.decorator_list))
                found |= set(ID.findall("\n".join(lines[first - 1 : node.end_lineno])))
    return found


def test_every_example_is_named_by_a_test():
    assert set(LISTED["tested"]) - named() == set()


def test_every_named_example_is_listed():
    assert named() - {*LISTED["tested"], *LISTED["later"]} == set()


def test_all_examples_are_listed_once():
    every = [*LISTED["tested"], *LISTED["later"]]
    assert len(every) == len(set(every)) == 156
    assert all(LISTED["later"].values())
