"""What the page's build takes from the games: the names of the icons that they use, as JSON."""

from __future__ import annotations

import ast
import json
import sys
from importlib import import_module, resources
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))  # the build of a wheel has not installed it

from undercroft.games import infos


def table_icons(module: Any) -> set[str]:
    """All texts that the dictionaries of a module lead to."""

    def leaves(value: Any) -> set[str]:
        if isinstance(value, str):
            return {value}
        if isinstance(value, dict):
            return set().union(*map(leaves, value.values()))
        if isinstance(value, (tuple, list, set, frozenset)):
            return set().union(*map(leaves, value))
        return set()

    tables = (value for name, value in vars(module).items() if name.isupper() and isinstance(value, dict))
    return set().union(*map(leaves, tables))


def icons(slug: str) -> dict[str, list[str]]:
    """`sure` must exist in the icon set; `maybe` are words of the scene that count where the set has them."""
    folder = Path(str(resources.files(f"undercroft.games.{slug}")))
    sure = table_icons(import_module(f"undercroft.games.{slug}.icons")) if (folder / "icons.py").exists() else set()
    maybe: set[str] = set()
    for file in (*folder.glob("scene*.py"), *folder.glob("scene/*.py"), *folder.glob("icons.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        maybe |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return {"sure": sorted(sure), "maybe": sorted(maybe - sure)}


def main() -> None:
    json.dump({slug: icons(slug) for slug in infos()}, sys.stdout)


if __name__ == "__main__":
    main()
