"""The program speaks German where its user does: help, mistakes in typing, errors from every layer."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import App

import undercroft
from undercroft.commands import translating
from undercroft.commands.program import app

SRC = Path(undercroft.__file__).parent
ERRORS = ("SetupError", "SaveError")
SAID_BY_OTHERS = {"{}: {}", None}
"""A message of another library behind a file's name; a message that stands in a constant."""


def run(*arguments: str, language: str = "de_DE.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": language, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "undercroft.commands", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def template(node: ast.expr) -> str | None:
    """An error as it is written, with {} for what varies."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return template(node.value) if isinstance(node, ast.Subscript) else None


def raised() -> set[str | None]:
    """Every such error in the code."""
    found = set[str | None]()
    for file in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                found.add(template(node.args[0]))
    return found


FEW = 5
"""So many new sentences may be English for a while: they are shown as they are."""


def test_errors_have_a_german_sentence():
    missing = {one for one in raised() - SAID_BY_OTHERS if one not in translating.table("errors")}
    assert len(missing) <= FEW, f"write them into commands/german.toml: {sorted(missing)}"


@pytest.mark.parametrize("part", ["errors", "parsing"])
def test_german_sentences_name_the_same_parts(part):
    for english, german in translating.table(part).items():
        named = {int(number) for number in re.findall(r"\{(\d)\}", german)}
        assert named <= set(range(english.count("{}"))), english


def test_a_guess_and_its_place_survive():
    said = translating.error("there is no mode 'sol'; did you mean solo? (there are: solo, pvp)")
    assert said == "mode 'sol' gibt es nicht; meinst du solo? (es gibt: solo, pvp)"
    assert translating.error("there is no mode 'x' (there are: solo)") == "mode 'x' gibt es nicht (es gibt: solo)"


def helped(some: App) -> set[str]:
    """All help of a program: its own, that of its commands and of their options."""
    found = {(some.help or "").split("\n\n")[0]}
    for name in some:
        if name.startswith("-"):
            continue
        inner = some[name]
        if inner.default_command is not None:
            doc = inspect.getdoc(inner.default_command) or ""
            found.add(" ".join(doc.split("\n\n")[0].split()))
            found |= {argument.parameter.help for argument in inner.assemble_argument_collection(parse_docstring=True)}
        found |= helped(inner)
    return {" ".join(one.split()) for one in found if one}


def test_help_has_german_sentences():
    wanted = helped(app)
    assert len(wanted) > 80
    missing = wanted - set(translating.table("help"))
    assert len(missing) <= FEW, f"write them into commands/german.toml: {sorted(missing)}"


def test_help_and_errors_follow_the_system_or_the_option():
    shown = run("play", "--help").stdout
    assert "Aufruf: undercroft play" in shown
    assert "Die Zahl der Plätze" in shown
    failed = run("play", "celar")
    assert failed.returncode == 2
    assert failed.stderr.startswith("undercroft: es gibt kein Spiel 'celar'; meinst du cellar? (es gibt: alliance,")
    assert "Unbekannte Option: --sets. Meinst du --seats?" in run("play", "--sets", "3").stderr
    assert "'x'" in run("play", "x", "--lang", "de", language="C").stderr
    assert run("play", "x", "--lang", "de", language="C").stderr.startswith("undercroft: es gibt kein Spiel")
    assert run("play", "x", "--lang", "en").stderr.startswith("undercroft: there is no game")


def test_a_terminal_without_umlauts_is_served_all_the_same(tmp_path):
    environment = {**os.environ, "UNDERCROFT_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [sys.executable, "-m", "undercroft.commands", "play", "cellar", "--lang", "de", "--stdin", "--seed", "3"]
    done = subprocess.run(command, input="club\nquit\n", capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout
