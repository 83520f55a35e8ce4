"""Experiments are run: every game once, here or on Ray, whatever is killed; and what is noted of each."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from undercroft.games import find
from undercroft.kernel import RulesError, SetupError
from undercroft.lab import analysis, experiment, running

CELLAR = 'game = "cellar"\nname = "quick"\ngames = 6\n[grid]\nseats = [1, 2]\nbot = ["cautious", "random"]\n'


# ------------------------------------------------------------------------------------------ running


@pytest.mark.parametrize(
    "file", sorted((Path(__file__).parents[2] / "docs" / "experiments").glob("*.toml")), ids=lambda file: file.stem
)
def test_the_worked_examples_can_be_run(file, tmp_path):
    asked = msgspec.structs.replace(experiment.load(file), games=1)
    assert len(list(running.run(asked, tmp_path, 1))) == len(asked.cells())


def test_every_game_of_every_cell_is_played_once_with_the_same_seeds(tmp_path):
    asked = experiment.read(CELLAR)
    done = list(running.run(asked, tmp_path, 1))
    assert sorted((one.cell, one.number) for one in done) == [(cell, game) for cell in range(4) for game in range(6)]
    _, rows = running.opened(tmp_path)
    assert len(rows) == 24
    assert {row.seed for row in rows if row.cell == 3} == set(range(6))
    assert {source for row in rows for source in row.hurt} == {"rats"}
    assert all(row.used for row in rows)
    assert list(running.run(asked, tmp_path, 1)) == []


def test_two_processes_find_the_same(tmp_path):
    asked = experiment.read(CELLAR)
    for name, jobs in (("one", 1), ("two", 2)):
        list(running.run(asked, tmp_path / name, jobs))
    assert running.opened(tmp_path / "one") == running.opened(tmp_path / "two")


def test_a_line_that_was_cut_off_is_played_again_and_no_other(tmp_path):
    asked = experiment.read(CELLAR)
    list(running.run(asked, tmp_path, 1))
    before = running.opened(tmp_path)
    whole = (tmp_path / "rows.jsonl").read_bytes()
    (tmp_path / "rows.jsonl").write_bytes(whole[:-40])
    assert len(list(running.run(asked, tmp_path, 1))) == 1
    assert running.opened(tmp_path) == before


def test_after_kill_9_it_goes_on_where_it_was(tmp_path):
    (tmp_path / "long.toml").write_text(CELLAR.replace("games = 6", "games = 200").replace("quick", "long"))
    start = [sys.executable, "-m", "undercroft.commands", "lab", "long.toml", "--jobs", "1"]
    run = subprocess.Popen(start, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    rows = tmp_path / "long" / "rows.jsonl"
    end = time.monotonic() + 120
    while not (rows.is_file() and rows.read_bytes().count(b"\n") >= 20) and time.monotonic() < end:
        time.sleep(0.02)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    kept = rows.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    assert 20 <= kept.count(b"\n") < 800
    asked = experiment.load(tmp_path / "long.toml")
    list(running.run(asked, tmp_path / "long", 1))
    whole = rows.read_bytes()
    assert whole.startswith(kept)
    tasks = [(one["cell"], one["number"]) for one in map(msgspec.json.decode, whole.splitlines())]
    assert sorted(tasks) == [(cell, game) for cell in range(4) for game in range(200)]


def test_a_folder_of_another_experiment_is_left_alone(tmp_path):
    running.Notebook(tmp_path, experiment.read(CELLAR)).claim()
    before = (tmp_path / "experiment.json").read_bytes()
    for other in (CELLAR.replace("[1, 2]", "[1, 3]"), CELLAR.replace("games = 6", "games = 6\nseed = 1")):
        with pytest.raises(SetupError, match="another experiment"):
            running.Notebook(tmp_path, experiment.read(other)).claim()
    assert (tmp_path / "experiment.json").read_bytes() == before
    (tmp_path / "experiment.json").unlink()
    (tmp_path / "rows.jsonl").touch()
    with pytest.raises(SetupError, match="no folder of an experiment"):
        running.Notebook(tmp_path, experiment.read(CELLAR)).claim()
    with pytest.raises(SetupError, match="no folder of an experiment"):
        running.opened(tmp_path / "elsewhere")


def test_more_games_of_the_same_are_played_beside_those_that_are_there(tmp_path):
    list(running.run(experiment.read(CELLAR), tmp_path, 1))
    more = experiment.read(CELLAR.replace("games = 6", "games = 8").replace("quick", "slow"))
    assert {one.number for one in running.run(more, tmp_path, 1)} == {6, 7}
    list(running.run(experiment.read(CELLAR), tmp_path, 1))
    _, rows = running.opened(tmp_path)
    assert len(rows) == 24, "those beyond are kept, but do not count"


@pytest.mark.parametrize("name", ["experiment.json", "rows.jsonl"])
def test_damage_is_told_in_a_sentence(name, tmp_path):
    asked = experiment.read(CELLAR)
    list(running.run(asked, tmp_path, 1))
    file = tmp_path / name
    file.write_bytes(b"\x00\xff" + file.read_bytes()[2:])
    with pytest.raises(SetupError, match="line 1 is damaged" if name == "rows.jsonl" else "is damaged"):
        list(running.run(asked, tmp_path, 1))


def test_a_folder_that_cannot_be_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match="cannot be written"):
        list(running.run(experiment.read(CELLAR), tmp_path / "file", 1))


def test_a_worker_here_that_is_killed_is_told_in_a_sentence(tmp_path, monkeypatch):
    """What is finished stays; the same command plays the rest."""
    asked = experiment.read(CELLAR.replace("games = 6", "games = 400"))
    going = running.run(asked, tmp_path, 2)
    next(going)
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    workers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(int(workers[-1]), signal.SIGKILL)
    with pytest.raises(RulesError, match="run the same command again"):
        list(going)
    _, rows = running.opened(tmp_path)
    assert 0 < len(rows) < 1600


def test_a_campaign_is_one_row_per_quest(tmp_path):
    asked = experiment.read('game = "cellar"\ngames = 12\ncampaign = true\n[setup]\nseats = 2\n')
    done = list(running.run(asked, tmp_path, 1))
    assert {tuple(row.scenario for row in one.rows) for one in done} == {("cellar",), ("cellar", "vault")}
    (_, first, won), (_, second, _) = analysis.links([row for one in done for row in one.rows])
    assert (first, second) == ("cellar", "vault")
    assert won.of == 12


def test_bots_that_search_play_too():
    asked = experiment.read('game = "cellar"\ngames = 1\n[setup]\nseats = 1\nbot = "greedy"\n')
    (row,) = running.play_task(asked, (0, 0)).rows
    assert row.decisions > 5
    assert row.used


def test_whoever_falls_is_counted_with_who_did_it_and_where():
    asked = experiment.read('game = "doria"\n[setup]\nscenario = "the-warlord"\nbot = "random"\n')
    rows = [row for seed in range(4) for row in running.play_task(asked, (0, seed)).rows]
    assert sum(sum(row.falls.values()) for row in rows) > 0
    assert all(len(row.spots) <= sum(row.falls.values()) for row in rows)
    assert any(row.spots for row in rows)
    assert not any(hero in row.hurt for row in rows for hero in ("warrior", "mage"))


def test_magic_hurts_in_the_name_of_who_casts_it():
    """And a trap on a chest in its own: a hero who has struck before is not the one who hurts his friends."""
    asked = experiment.read('game = "plungin"\n[setup]\nscenario = "knocking-wall"\n')
    rows = [row for seed in range(4) for row in running.play_task(asked, (0, seed)).rows]
    sources = Counter(name for row in rows for name in row.hurt)
    heroes = find("plungin").content(asked.config(asked.cells()[0], 0)).heroes
    assert sources
    assert not [name for name in sources if name in heroes]


def test_ray_is_asked_for_by_its_address(tmp_path):
    with pytest.raises(SetupError, match="not 'moon'"):
        list(running.run(experiment.read(CELLAR), tmp_path / "there", 1, "moon"))
    assert not (tmp_path / "there").exists()


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path, monkeypatch):
    ray = pytest.importorskip("ray")

    def nobody(*_, **more):
        raise ConnectionError("timeout\nof the client")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(SetupError, match="no Ray cluster answers at ray://moon:1: timeout of the client"):
        list(running.run(experiment.read(CELLAR), tmp_path, 1, "ray://moon:1"))


def test_a_fault_in_the_rules_on_ray_is_told_as_it_was(tmp_path, monkeypatch):
    pytest.importorskip("ray")

    def broken(experiment, tasks):
        raise RulesError("the well is dry")

    monkeypatch.setattr(running, "play_batch", broken)
    with pytest.raises(RulesError) as told:
        list(running.run(experiment.read(CELLAR), tmp_path, 1, "ray"))
    assert str(told.value) == "the well is dry"


def test_ray_and_this_machine_find_the_same(tmp_path):
    pytest.importorskip("ray")
    asked = experiment.read(CELLAR.replace("games = 6", "games = 50"))
    for name, on in (("here", "here"), ("there", "ray")):
        list(running.run(asked, tmp_path / name, 1, on))
    assert running.opened(tmp_path / "here") == running.opened(tmp_path / "there")


def test_a_worker_of_ray_that_is_killed_costs_no_game(tmp_path, monkeypatch):
    pytest.importorskip("ray")
    asked, fallen, play = experiment.read(CELLAR), tmp_path / "fallen", running.play_batch
    list(running.run(asked, tmp_path / "here", 1))

    def mortal(experiment, tasks):
        """The first worker dies in the middle of its work."""
        if not fallen.exists():
            fallen.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(experiment, tasks)

    monkeypatch.setattr(running, "play_batch", mortal)
    done = list(running.run(asked, tmp_path / "there", 1, "ray"))
    assert fallen.exists()
    assert len({(one.cell, one.number) for one in done}) == len(done) == 24
    assert running.opened(tmp_path / "here") == running.opened(tmp_path / "there")
