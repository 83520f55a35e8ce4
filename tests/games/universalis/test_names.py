"""The rules know no entry of the content by its name: what an entry does stands beside it."""

import ast
from pathlib import Path

import pytest

from undercroft.games import universalis
from undercroft.games.universalis.editions import base

RULES = Path(universalis.__file__).parent / "rules"
CONTENT = base()
ORDINARY = {"pit", "riddle", "fortune"}
"""Words of the rules that a card happens to bear as its name: a kind of ground, a kind of roll, an attribute."""
IDS = {
    "skill": set(CONTENT.skills),
    "spell": set(CONTENT.spells),
    "card": set(CONTENT.dark),
    "creature": {*CONTENT.creatures, *CONTENT.companions},
}


def literals(file: Path) -> list[tuple[int, str]]:
    """Texts in code: no docstrings, and no names on a page."""
    tree = ast.parse(file.read_text())
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "__all__" for target in node.targets):
            skipped |= {id(inside) for inside in ast.walk(node.value)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]


@pytest.mark.parametrize("kind", IDS)
def test_the_rules_know_no_name(kind):
    found = [
        f"{file.parent.name}/{file.name}:{line} {text}"
        for file in sorted(RULES.rglob("*.py"))
        for line, text in literals(file)
        if text in IDS[kind] - ORDINARY
    ]
    assert not found, "\n".join(found)
