"""The faults that can be planted: one small change in one line of a function's body.

>>> [fault.new for fault in faults("def f(a):\\n    return a < 3\\n")]
['a <= 3', '4', '2']
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import msgspec

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNSEEN_CALLS = {"used"}
"""Calls that count for statistics only and change nothing in the game."""
UNSEEN_KEYWORDS = {"cites", "maxsize"}
LOOKED_AT = ("rules", "content", "scenarios")
"""The folders of a game that faults are planted in."""


class Fault(msgspec.Struct, frozen=True):
    """At `line` and `start`, the text `old` becomes `new`. `lines` are those of the statement around it."""

    function: str
    line: int
    start: int
    old: str
    new: str
    lines: tuple[int, int]

    def planted(self, source: str) -> str:
        """The source with this fault in it."""
        lines = source.split("\n")
        line = lines[self.line - 1].encode()
        lines[self.line - 1] = (
            line[: self.start] + self.new.encode() + line[self.start + len(self.old.encode()) :]
        ).decode()
        return "\n".join(lines)


def faults(source: str) -> list[Fault]:
    """Every fault that can be planted into the functions of a module, in order."""
    return list(_Finder(source).module())


class _Finder:
    def __init__(self, source: str) -> None:
        self.source = source
        self.lines = [line.encode() for line in source.split("\n")]

    def module(self) -> Iterator[Fault]:
        yield from self.outside(ast.parse(self.source), "")

    def outside(self, node: ast.AST, name: str) -> Iterator[Fault]:
        """Look for functions; what stands outside of them is data."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from self.function(child, f"{name}{child.name}")
            elif isinstance(child, ast.ClassDef):
                yield from self.outside(child, f"{name}{child.name}.")
            elif isinstance(child, ast.Lambda):
                yield from self.expression(child.body, f"{name}<lambda>", _span(child))
            else:
                yield from self.outside(child, name)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> Iterator[Fault]:
        for statement in node.body:
            yield from self.statement(statement, name)

    def statement(self, node: ast.stmt, name: str) -> Iterator[Fault]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.function(node, f"{name}.{node.name}")
            return
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.ClassDef) or _is_text(node):
            return
        span = header(node)
        if _droppable(node):
            yield from self.change(node, "pass", name, span)
        if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED:
            other = ast.AugAssign(node.target, RECKONED[type(node.op)](), node.value)
            yield from self.change(node, ast.unparse(other), name, span)
        if isinstance(node, ast.If | ast.While) and _plain(node.test):
            yield from self.change(node.test, f"not {ast.unparse(node.test)}", name, span)
        for field, value in ast.iter_fields(node):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.stmt):
                    yield from self.statement(child, name)
                elif isinstance(child, ast.AST) and field != "annotation":
                    yield from self.inner(child, name, span)

    def inner(self, node: ast.AST, name: str, span: tuple[int, int]) -> Iterator[Fault]:
        """Expressions, and what holds expressions or statements: cases, handlers, comprehensions, arguments."""
        if isinstance(node, ast.expr):
            yield from self.expression(node, name, span)
            return
        if isinstance(node, ast.keyword) and node.arg in UNSEEN_KEYWORDS:
            return
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                if _plain(test):
                    yield from self.change(test, f"not {ast.unparse(test)}", name, span)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                yield from self.statement(child, name)
            else:
                yield from self.inner(child, name, span)

    def expression(self, node: ast.expr, name: str, span: tuple[int, int]) -> Iterator[Fault]:
        if isinstance(node, ast.JoinedStr):
            return
        for new in _changed(node):
            yield from self.change(node, new, name, span)
        if isinstance(node, ast.Lambda):
            yield from self.inner(node.body, name, span)
            return
        for child in ast.iter_child_nodes(node):
            yield from self.inner(child, name, span)

    def change(self, node: ast.expr | ast.stmt, new: str, name: str, span: tuple[int, int]) -> Iterator[Fault]:
        """The fault, where it stays within one line."""
        if node.lineno == node.end_lineno:
            old = self.lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
            yield Fault(name, node.lineno, node.col_offset, old, new, span)


def _changed(node: ast.expr) -> Iterator[str]:
    """What can be written instead of an expression."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            ops = [*node.ops[:at], COMPARED[type(op)](), *node.ops[at + 1 :]]
            yield ast.unparse(ast.Compare(node.left, ops, node.comparators))
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED and not _is_text(node.left):
        yield f"({ast.unparse(ast.BinOp(node.left, RECKONED[type(node.op)](), node.right))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp) and _plain(node.test):
        yield f"({ast.unparse(ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse))})"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
        yield ast.unparse(ast.Call(ast.Name(CALLED[node.func.id]), node.args, node.keywords))
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield str(not node.value)
        elif isinstance(node.value, int):
            yield str(node.value + 1)
            if node.value > 0:
                yield str(node.value - 1)


def _plain(test: ast.expr) -> bool:
    """A condition that no other change turns around."""
    return isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.Await)


def _droppable(node: ast.stmt) -> bool:
    """A statement whose absence is a fault of its own: a call, a change of the state, a way out."""
    if isinstance(node, ast.Expr):
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        return isinstance(call, ast.Call) and getattr(call.func, "attr", "") not in UNSEEN_CALLS
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break)


def _is_text(node: ast.AST) -> bool:
    value = node.value if isinstance(node, ast.Expr) else node
    return isinstance(value, ast.JoinedStr) or (isinstance(value, ast.Constant) and isinstance(value.value, str))


def _span(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.end_lineno or node.lineno


def header(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without the block below it."""
    first, last = _span(node)
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    if isinstance(body, list) and body and hasattr(body[0], "lineno"):
        last = max(first, body[0].lineno - 1)
    return first, last
