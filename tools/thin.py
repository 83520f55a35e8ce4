"""Rules that are verified by thin tests only: with an invented card or figure, or by changing the state and calling a
part of the rules, where a person would play printed content through a step.

It is decided by reading the tests, not by running them. A test, together with the helpers that it calls,
*invents* when it makes or changes printed content; *changes* when it writes into the state;
*plays* when it runs one of the game's steps or a session. It is thin when it invents, or changes and does not play.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import msgspec

from undercroft.games import find

PLAYING = {"answer", "finish", "play_through", "roll_out", "Session", "simulate", "random_walk"}
WRITING = {"append", "remove", "insert", "extend", "clear", "pop", "update", "add", "discard", "setdefault"}
REVISING = {"Catalogue", "Layer", "layered", "revise"}


class Reading(msgspec.Struct, frozen=True):
    """What a test or a helper does by itself, and whom it calls."""

    invents: bool
    changes: bool
    plays: bool
    calls: frozenset[str]


class Thin(msgspec.Struct):
    """A rule whose tests are all thin: which they are, and why."""

    rule: str
    why: list[str]
    tests: list[str]


def thin(slug: str, folder: Path) -> list[Thin]:
    """The rules of a game that only thin tests in `folder`, and in the folders in it, verify."""
    steps = {*find(slug).steps, *(rule.__name__ for rule in find(slug).steps.values()), "step"}
    kinds = content_types(slug)
    files = sorted(folder.rglob("*.py"))
    trees = {file.relative_to(folder).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files}
    made = {name: set(invented_in(tree, kinds)) for name, tree in trees.items()}
    known = {}
    for name, tree in trees.items():
        near = [ids for other, ids in made.items() if other == name or _helps(other, name)]
        known[name] = readings(tree, steps, kinds, set[str]().union(*near))
    found: dict[str, list[tuple[str, str]]] = {}
    for file, tree in trees.items():
        helpers = sorted((other for other in trees if _helps(other, file)), key=lambda other: other.count("/"))
        shared = {name: one for other in helpers for name, one in known[other].items()}
        for name, rules in marked(tree):
            why = verdict(whole(name, {**shared, **known[file]}))
            for rule in rules:
                found.setdefault(rule, []).append((f"{file}::{name}", why))
    return [
        Thin(rule, sorted({why for _, why in tests}), [name for name, _ in tests])
        for rule, tests in sorted(found.items())
        if all(why for _, why in tests)
    ]


def _parent(file: str) -> str:
    return PurePosixPath(file).parent.as_posix()


def _helps(other: str, file: str) -> bool:
    """Whether a file has no tests of its own but what the tests of another one share, in its folder or above."""
    return not PurePosixPath(other).name.startswith("test") and _parent(other) in (_parent(file), ".")


def verdict(reading: Reading) -> str:
    """Why a test is thin, or nothing."""
    if reading.invents:
        return "invents"
    return "changes" if reading.changes and not reading.plays else ""


def whole(name: str, known: dict[str, Reading]) -> Reading:
    """What a function does, with all that it calls."""
    seen, waiting = {name}, [name]
    while waiting:
        for called in known[waiting.pop()].calls & known.keys() - seen:
            seen.add(called)
            waiting.append(called)
    parts = [known[one] for one in seen]
    return Reading(
        any(part.invents for part in parts),
        any(part.changes for part in parts),
        any(part.plays for part in parts),
        frozenset(),
    )


def content_types(slug: str) -> set[str]:
    """The names of the game's printed things."""
    waiting, found = [msgspec.Struct], set()
    find(slug)
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(f"undercroft.games.{slug}.content"):
                found.add(kind.__name__)
    return found


def marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Every test that names rules, with them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            rules = [rule for decorator in node.decorator_list for rule in _rules_in(decorator)]
            if rules:
                yield node.name, rules


def _rules_in(decorator: ast.expr) -> Iterator[str]:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def invented_in(tree: ast.Module, kinds: set[str]) -> Iterator[str]:
    """The ids of all content that is made in a file of tests."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in kinds:
            for word in node.keywords:
                if word.arg == "id" and isinstance(word.value, ast.Constant):
                    yield str(word.value.value)


def readings(tree: ast.Module, steps: set[str], kinds: set[str], invented: set[str]) -> dict[str, Reading]:
    """All functions and methods of a file by name; what `__init__` does only lays out a position."""
    return {
        node.name: reading(node, steps, kinds, invented)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("__")
    }


def reading(function: ast.AST, steps: set[str], kinds: set[str], invented: set[str]) -> Reading:
    invents = changes = plays = False
    calls = set()
    said = remarks(function)
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            name = _called(node)
            calls.add(name)
            invents |= name in REVISING or (name in kinds and any(word.arg == "id" for word in node.keywords))
            plays |= name in steps or name in PLAYING or ast.unparse(node.func) == "undercroft.new"
            changes |= name == "setattr" or (name in WRITING and _writes_into_state(node.func))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
            invents |= not invented.isdisjoint(node.value.split())
        elif isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            changes |= _root(node) != "self" or ".state" in ast.unparse(node)
    return Reading(invents, changes, plays, frozenset(calls))


def remarks(function: ast.AST) -> set[ast.AST]:
    """What is said to the reader alone: descriptions, and what an assertion complains of."""
    said: set[ast.AST] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Expr):
            said.add(node.value)
        elif isinstance(node, ast.Assert) and node.msg is not None:
            said.update(ast.walk(node.msg))
    return said


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _writes_into_state(called: ast.expr) -> bool:
    """`t.state.deck.append`, but not `found.append`."""
    return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Attribute | ast.Subscript)


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
