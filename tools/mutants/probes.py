"""Which statements a test runs: each statement of the game's functions says so itself when it begins.

The functions that are loaded get code with these probes in it, the way a planted fault gets in. A probe writes into a
list, which costs a few per cent of a test's time, where a tracer costs as much as the test itself.
"""

from __future__ import annotations

import ast
import types
from pathlib import Path
from typing import TypeVar

import msgspec

from .faults import header
from .planting import swapped

HITS = "__undercroft_hits__"
BLOCKS = ("body", "orelse", "finalbody")

Node = TypeVar("Node", bound=ast.AST)


class Place(msgspec.Struct, frozen=True, array_like=True):
    """The first and last line of a statement, without the block below it."""

    file: str
    first: int
    last: int


class Probes:
    """All probes of some files, and which of them have been passed since somebody asked."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.hits: list[int] = []

    def put(self, file: Path, name: str, functions: list[types.FunctionType]) -> None:
        """Put probes into the functions of a file, which is told as `name`."""
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        blocks = _blocks(tree)
        for node in list(ast.walk(tree)):
            if isinstance(node, ast.Lambda):
                self._begin(name, node)
        for block in blocks:
            self._between(name, block)
        self.hits += [0] * (len(self.places) - len(self.hits))
        for function in functions:
            function.__globals__[HITS] = self.hits
        swapped(source, compile(tree, str(file), "exec", dont_inherit=True), functions)

    def _begin(self, name: str, node: ast.Lambda) -> None:
        """`lambda: it` becomes `lambda: probe or it`; such a probe gives None."""
        probe = ast.parse(f"{HITS}.__setitem__({len(self.places)}, 1)", mode="eval").body
        self.places.append(Place(name, node.lineno, node.end_lineno or node.lineno))
        node.body = _placed(ast.BoolOp(ast.Or(), [_placed(probe, node.body), node.body]), node.body, deep=False)

    def _between(self, name: str, block: list[ast.stmt]) -> None:
        """A probe before each statement of a block; a function's own text stays the first."""
        statements, block[:] = list(block), []
        for statement in statements:
            text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not text and not isinstance(statement, ast.Global | ast.Nonlocal):
                probe = ast.parse(f"{HITS}[{len(self.places)}] = 1").body[0]
                self.places.append(Place(name, *header(statement)))
                block.append(_placed(probe, statement))
            block.append(statement)

    def passed(self) -> list[int]:
        """The probes that were passed since the last time, by number."""
        found = [number for number, hit in enumerate(self.hits) if hit]
        for number in found:
            self.hits[number] = 0
        return found


def _blocks(tree: ast.Module) -> list[list[ast.stmt]]:
    """Every block of statements inside a function, once."""
    found: dict[int, list[ast.stmt]] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                for block in (getattr(node, field, None) for field in BLOCKS):
                    if isinstance(block, list) and block and not isinstance(node, ast.ClassDef):
                        found[id(block)] = block
    return list(found.values())


def _placed(node: Node, at: ast.AST, *, deep: bool = True) -> Node:
    """Stand where something else stands."""
    for one in ast.walk(node) if deep else (node,):
        ast.copy_location(one, at)
    return node
