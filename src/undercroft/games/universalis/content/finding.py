"""Content that is found by itself: each module of a folder holds some entries, and no list names the modules."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules(package: str) -> Iterator[ModuleType]:
    """The modules of a package, by name; a name that begins with an underscore is passed over."""
    for found in iter_modules(import_module(package).__path__):
        if not found.name.startswith("_"):
            yield import_module(f"{package}.{found.name}")
