"""A chain of games that is killed in the middle of every link, and goes on each time where it was."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

LINKS = 3


def undercroft(home, *arguments):
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.commands", "campaign", *arguments],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240, check=False,
        env={**os.environ, "UNDERCROFT_HOME": str(home), "LANG": "C"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def answers(home):
    with sqlite3.connect(home / "undercroft.db") as other:
        return other.execute("select count(*) from entries").fetchone()[0]


def kill_the_next_link(home):
    """Bots begin the next link and are killed (SIGKILL) as soon as something has been answered; what was kept of it."""
    before = answers(home)
    command = [sys.executable, "-m", "undercroft.commands", "campaign", "play"]
    environment = {**os.environ, "UNDERCROFT_HOME": str(home), "LANG": "C"}
    playing = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)
    until = time.monotonic() + 120
    while answers(home) == before and playing.poll() is None and time.monotonic() < until:
        time.sleep(0.005)
    os.kill(playing.pid, signal.SIGKILL)
    assert playing.wait() == -signal.SIGKILL, "the link was over before anybody could kill it"
    return answers(home) - before


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("universalis", ("--story", "the-road", "--seed", "5", "--option", "ready-party=true")),
        ("doria", ("--seed", "3", "--heroes", "2")),
        ("plungin", ("--seed", "2")),
    ],
)
def test_every_link_is_killed_and_played_on(home, game, more):
    """For Universalis journey, quest and journey again."""
    undercroft(home, "new", game, *more)
    for number in range(1, LINKS + 1):
        kept = kill_the_next_link(home)
        assert kept > 0
        before = answers(home)
        assert f"\n{number}. " in "\n" + undercroft(home, "show"), "the link that was killed is in the book"
        undercroft(home, "play")
        assert answers(home) > before, "it went on, and nothing that was answered was lost"
    shown = undercroft(home, "show")
    ended = len(re.findall(r"^\d\. .*(?:Won|Lost|The quest begins)", shown, re.M))
    assert ended >= LINKS  # more, if a short link was over when the kill came: then the next one is played
    assert undercroft(home, "verify").count(": OK.") == ended
