import doctest
import importlib
import pkgutil

import pytest

import undercroft.toolkit


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(undercroft.toolkit.__path__)])
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    module = importlib.import_module(f"undercroft.toolkit.{name}")
    assert doctest.testmod(module).failed == 0
