"""Replace the code of loaded functions, so that no module has to be imported again."""

from __future__ import annotations

import types
from pathlib import Path

from .faults import Fault

Code = types.CodeType
Key = tuple[str, int, int]


def plant(file: Path, fault: Fault, functions: list[types.FunctionType]) -> None:
    """Change the code of those functions that the fault is in."""
    source = file.read_text(encoding="utf-8")
    swapped(source, compile(fault.planted(source), str(file), "exec", dont_inherit=True), functions)


def swapped(source: str, changed: Code, functions: list[types.FunctionType]) -> None:
    """Give functions of a module with this source their code of a changed module."""
    before = codes(compile(source, changed.co_filename, "exec", dont_inherit=True))
    after = {key: code for key, code in codes(changed).items() if before.get(key) not in (None, code)}
    for function in functions:
        name, line = function.__code__.co_qualname, function.__code__.co_firstlineno
        for key, code in after.items():
            if key[:2] == (name, line) and before[key] == function.__code__:
                function.__code__ = code
                break


def codes(module: Code) -> dict[Key, Code]:
    """All code objects in a module by qualified name, first line and number among those."""
    found: dict[Key, Code] = {}

    def walk(code: Code) -> None:
        for constant in code.co_consts:
            if isinstance(constant, Code):
                number = 0
                while (key := (constant.co_qualname, constant.co_firstlineno, number)) in found:
                    number += 1
                found[key] = constant
                walk(constant)

    walk(module)
    return found
