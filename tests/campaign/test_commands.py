"""`undercroft campaign ...` from outside: what it prints, in both languages, and every error in one sentence."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from undercroft import commands


@pytest.fixture
def run(home, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)

    def call(*arguments):
        with pytest.raises(SystemExit) as ended:
            commands.main(["campaign", *arguments])
        said = capsys.readouterr()
        return ended.value.code, said.out, said.err

    return call


@pytest.mark.parametrize("command", ["new", "list", "play", "show", "log", "fork", "note", "verify", "key", "delete"])
def test_every_command_has_help(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0
    assert "Usage" in out


def test_a_campaign_from_its_beginning(run):
    code, out, _ = run("new", "cellar", "--seed", "2", "--seats", "2", "--players", "Ann")
    assert code == 0
    assert '"Two nights below" is ready' in out
    assert run("list")[1] == "Two nights below: The Ogre's Cellar, Two nights below (The first party: 0 games)\n"
    assert "Next 1: The cellar (cellar)." in run("show")[1]
    code, out, _ = run("play")
    assert code == 0
    assert "At the table: Two nights below, The first party 1." in out
    assert "Next 1: " in out
    code, out, _ = run("log")
    assert re.search(r"1\. The cellar: (Won|Lost)\. ", out)
    assert "by Ann, a bot (cautious)." in out
    assert run("note", "Rats everywhere.")[0] == 0
    assert "Note: Rats everywhere." in run("log")[1]
    assert run("verify") == (0, "The first party, link 1: OK.\n", "")
    assert run("fork", "two nights below", "--link", "1", "--as", "What if")[0] == 0
    assert "Parties: The first party, What if." in run("show", "--party", "what if")[1]
    code, out, _ = run("key")
    assert re.search(r"#campaign=[0-9a-f]{12}&key=[\w-]{22}$", out.strip())
    assert run("delete", "Two nights below")[0] == 0
    assert run("list")[1] == ""


def test_after_a_defeat_the_book_tells_how_to_begin_anew(run):
    """And after a victory it does not: the story goes on."""
    ends = set()
    for seed in range(2, 8):
        name = f"Night {seed}"
        run("new", "cellar", "--seed", str(seed), "--seats", "2", "--name", name)
        assert "--anew" not in run("show", name)[1], "nothing has been played yet"
        run("play", name)
        shown = " ".join(run("show", name)[1].split())
        lost = "Lost." in shown
        assert (f'campaign play "{name}" --anew' in shown) is lost
        ends.add(lost)
    assert ends == {True, False}


def test_in_german(run):
    code, out, _ = run("new", "doria", "--lang", "de", "--heroes", "1")
    assert code == 0
    assert "„Die Aschenkrone“ ist bereit" in out
    out = run("show", "--lang", "de")[1]
    assert "Die erste Gruppe" in out
    assert "Als Nächstes 1: Die Aschenkrone 1: Erdbeben" in out


def test_two_campaigns_of_one_story_have_names_of_their_own(run):
    run("new", "cellar")
    assert '"Two nights below 2" is ready' in run("new", "cellar")[1]
    assert "already" in run("new", "cellar", "--name", "Two nights below")[2]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["new", "celar"], "did you mean cellar"),
        (["new", "cellar", "--story", "three"], "there is no story 'three'"),
        (["new", "cellar", "--players", "A,B,C", "--seats", "2"], "names"),
        (["new", "cellar", "--heroes", "3"], "heroes"),
        (["play", "Mondy"], "no campaign 'Mondy'; did you mean Monday"),
        (["play", "--party", "7"], "has no party '7'"),
        (["play", "--with", "gandalf"], "nobody called 'gandalf' can take part"),
        (["play", "--scenario", "volt"], "volt"),
        (["play", "--pack", "nowhere.toml"], "no readable file"),
        (["fork", "Monday", "--link", "4", "--as", "B"], "not 4"),
        (["note", "x", "--link", "3"], "not 3"),
    ],
)
def test_an_error_is_one_sentence(run, arguments, said):
    run("new", "cellar", "--name", "Monday")
    code, _, err = run(*arguments)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


def test_without_a_campaign_the_way_to_begin_one_is_told(run):
    assert "begin one with: undercroft campaign new GAME" in run("show")[2]


# ---------------------------------------------------------------------------------------------- at the keyboard


def at_the_table(home, *arguments, lines=(), seconds=60):
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.commands", "campaign", *arguments],
        input="\n".join([*lines, ""]), capture_output=True, text=True, timeout=seconds, check=False,
        env={**os.environ, "UNDERCROFT_HOME": str(home), "LANG": "C"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_person_plays_a_link_and_is_back_at_the_book(home):
    at_the_table(home, "new", "cellar", "--seed", "5", "--seats", "1")
    out = at_the_table(home, "play", "--stdin", lines=["1", "quit"])
    assert 'campaign play "Two nights below"' in out
    out = at_the_table(home, "play", "--stdin", lines=["1"] * 400)
    assert "Back at the campaign. Continue?" in out
    assert "2. " in at_the_table(home, "show")


def answers(home):
    with sqlite3.connect(home / "undercroft.db") as other:
        return other.execute("select count(*) from entries").fetchone()[0]


@pytest.mark.parametrize("after", [1, 40, 110])
def test_a_link_that_is_killed_goes_on_where_it_was(home, after):
    """Nothing that was answered is lost, whenever the program is killed, and the chain still holds."""
    at_the_table(home, "new", "doria", "--seed", "3", "--heroes", "2")
    command = [sys.executable, "-m", "undercroft.commands", "campaign", "play"]
    environment = {**os.environ, "UNDERCROFT_HOME": str(home), "LANG": "C"}
    playing = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)
    until = time.monotonic() + 60
    while answers(home) < after and playing.poll() is None and time.monotonic() < until:
        time.sleep(0.005)
    os.kill(playing.pid, signal.SIGKILL)
    playing.wait()
    kept = answers(home)
    assert kept >= after
    at_the_table(home, "play", lines=())
    assert answers(home) > kept
    shown = at_the_table(home, "show")
    assert re.search(r"^1\. The Ash Crown 1: Earthquake: (Won|Lost)", shown, re.M)
    assert at_the_table(home, "verify") == "The first party, link 1: OK.\n"
