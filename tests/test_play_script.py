"""`make play` without a page: lines, and a sentence that says why."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "page" / "play.sh"


@pytest.fixture
def play(tmp_path):
    """The script on a machine whose Node is old and which can't reach PyPI; `undercroft` tells how it is called."""
    if not SCRIPT.is_file():
        pytest.skip("no page beside the package")
    page, bin, old = tmp_path / "page", tmp_path / "bin", tmp_path / "old"
    for folder in (page, bin, old):
        folder.mkdir()
    for name in ("play.sh", "make.sh"):
        shutil.copy(SCRIPT.with_name(name), page)
    for program, lines in {
        bin / "undercroft": 'echo "called: $*"',
        bin / "python": "echo no such package >&2; exit 1",
        old / "node": "echo false",
        old / "npm": "exit 1",
    }.items():
        program.write_text(f"#!/bin/sh\n{lines}\n")
        program.chmod(0o755)

    def call(*words: str) -> str:
        environment = {"PATH": f"{old}{os.pathsep}{os.environ['PATH']}", "TMPDIR": str(tmp_path)}
        done = subprocess.run(["sh", page / "play.sh", bin, *words], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return call


def test_lines_are_played_where_the_page_cannot_be_built(play):
    told = play()
    assert "could not be built" in told
    assert "no such package" in told, "the reason is told"
    assert told.splitlines()[-1] == "called: play"


def test_lines_are_played_where_they_are_asked_for(play):
    assert play("doria", "--plain", "--seats", "2") == "called: play doria --seats 2\n"
