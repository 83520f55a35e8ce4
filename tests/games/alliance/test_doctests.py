"""The examples in the docstrings of the game."""

import doctest
import importlib
import pkgutil

import pytest

package = importlib.import_module("undercroft.games.alliance")
MODULES = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples():
    assert sum(doctest.testmod(importlib.import_module(name)).attempted for name in MODULES) > 5
