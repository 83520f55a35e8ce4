"""The program from outside: help, errors of one sentence, exit codes, and what each command prints."""

import io
import json
import os
import re
import subprocess
import sys

import pytest

import undercroft
from undercroft import commands, store
from undercroft.games import infos
from undercroft.store import reports


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        with pytest.raises(SystemExit) as ended:
            commands.main(list(arguments))
        said = capsys.readouterr()
        return ended.value.code, said.out, said.err

    return call


def save(seed=5, answers=30):
    session = undercroft.new("cellar", seed=seed, seats=2)
    for _ in range(answers):
        if session.request:
            session.answer(session.request.options[0])
    return session.save()


COMMANDS = ["games", "play", "simulate", "rules", "replay", "report", "saves", "picture", "campaign"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0
    assert "Usage" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["play", "celar"],
        ["play", "cellar", "--seed", "-1"],
        ["play", "cellar", "--seed", "many"],
        ["play", "cellar", "--seed", "9" * 400],
        ["play", "cellar", "--seats", "9"],
        ["play", "cellar", "--edition", "\x07\u2603"],
        ["play", "cellar", "--option", "open-hands=perhaps"],
        ["play", "cellar", "--option", "fly=true"],
        ["play", "cellar", "--dice", "ask"],
        ["play", "cellar", "--bot", "genius"],
        ["play", "cellar", "--seats", "2", "--take", "3", "--stdin"],
        ["play", "cellar", "--seats", "2", "--take", "1,x", "--stdin"],
        ["play", "cellar", "--seats", "2", "--humans", "3", "--stdin"],
        ["play", "--resume", "nowhere"],
        ["play", "--resume", "x" * 5000],
        ["play", "--resume", "a\x00b"],
        ["simulate"],
        ["simulate", "cellar", "--games", "0"],
        ["simulate", "cellar", "--bot", "random,genius"],
        ["rules", "chess"],
        ["rules", "cellar", "zeppelin"],
        ["replay", "missing.json"],
        ["replay", "."],
        ["report"],
        ["report", "missing"],
        ["games", "--wrong"],
    ],
)
def test_wrong_input_gives_one_sentence_and_exit_code_two(run, arguments):
    code, _, err = run(*arguments)
    assert code == 2
    assert err.startswith("undercroft: ")
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("content", ["", "{", "\x00\x01", '{"undercroft": "tea"}', "truncated"])
def test_damaged_files_are_refused_by_every_command_that_reads_one(run, tmp_path, content):
    file = tmp_path / "broken"
    file.write_text(save()[:700] if content == "truncated" else content)
    for command in (["replay", str(file)], ["play", "--resume", str(file)]):
        code, _, err = run(*command)
        assert code == 2
        assert len(err.strip().splitlines()) == 1


def test_a_binary_file_is_refused(run, tmp_path):
    (tmp_path / "noise").write_bytes(bytes(range(128, 256)))
    code, _, err = run("replay", "noise")
    assert code == 2
    assert "cannot be read as text" in err


def test_games_lists_what_can_be_chosen(run):
    _, out, _ = run("games")
    assert "cellar: The Ogre's Cellar (1-4 players)." in out
    assert "editions: revised, first" in out
    assert "bots: cautious, strong, stronger, greedy, random" in out


def test_games_with_several_modes_list_the_seats_of_each(run):
    _, out, _ = run("games")
    assert "modes: artificial (1-5), dark-player (2-6)" in out


def test_people_can_take_any_seat(run, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda prompt="": (_ for _ in ()).throw(EOFError))
    code, _, _ = run("play", "cellar", "--seats", "3", "--take", "3", "--stdin", "--name", "last")
    assert code == 0
    game = store.open().open("last").session
    assert {answer.seat for answer in game.history} <= {0, 1}
    assert game.request.seat == 2


def test_without_a_terminal_bots_play_a_game_to_its_end(run, monkeypatch):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    code, out, _ = run("play", "cellar", "--seed", "3")
    assert code == 0
    assert "seed 3" in out
    assert out.strip().splitlines()[-1].startswith(("Won.", "Lost."))
    assert run("play", "cellar", "--seed", "3")[1] == out
    assert (
        run("play", "cellar", "--seed", "3", "--lang", "de")[1]
        .strip()
        .splitlines()[-1]
        .startswith(("Gewonnen", "Verloren"))
    )


def test_simulate_counts_and_prints_json(run):
    wanted = ("simulate", "cellar", "--games", "20", "--bot", "cautious,random", "--seed", "1")
    code, out, _ = run(*wanted)
    assert code == 0
    assert "20 games of cellar" in out
    assert "95 % interval" in out
    assert "how it ended" in out
    data = json.loads(run(*wanted, "--json")[1])
    assert data["statistics"]["games"] == len(data["games"]) == 20
    assert [game["seed"] for game in data["games"]] == list(range(1, 21))
    assert data["games"][0]["bots"] == ["cautious", "random"]
    assert data["games"][1]["bots"] == ["random", "cautious"]
    assert run(*wanted)[1] == out, "the same seeds give the same figures"


def test_simulate_tells_rivals_seat_by_seat(run):
    """Among rivals somebody wins every game, so that a share of games won says nothing but for a seat."""
    out = run("simulate", "alliance", "--games", "3", "--bot", "random", "--seats", "2", "--seed", "1")[1]
    first, *lines = out.splitlines()
    assert first == "3 games of alliance"
    assert [line.partition(":")[0] for line in lines[2:]] == ["how it ended for seat 1", "seat 1", "seat 2"]


def test_simulate_plays_with_the_games_best_bot_unless_told_otherwise(run):
    named = run("simulate", "cellar", "--games", "5", "--bot", "cautious")[1]
    assert run("simulate", "cellar", "--games", "5")[1] == named
    assert run("simulate", "cellar", "--games", "5", "--bot", "random")[1] != named


@pytest.mark.parametrize(
    ("command", "key"),
    [(("games",), "slug"), (("rules", "cellar", "lamp"), "id"), (("rules", "cellar"), ""), (("saves",), "name")],
)
def test_json_is_printed_for_machines(run, tmp_path, command, key):
    store.open().take_in(save(), "friday")
    code, out, _ = run(*command, "--json")
    found = json.loads(out)
    assert code == 0
    assert found
    assert not key or all(key in one for one in found)


def test_a_language_that_nobody_speaks_is_refused(run):
    code, _, error = run("rules", "cellar", "--lang", "xx")
    assert code == 2
    assert "'xx'" in error
    assert "de, en" in error
    assert run("rules", "cellar", "--lang", "de_AT")[0] == 0


def test_the_name_of_a_save_is_no_game_but_a_hint(run):
    store.open().take_in(save(), "friday")
    assert "--resume 'friday'" in run("play", "friday")[2]
    assert "--resume" not in run("play", "saturday")[2]


def test_going_on_and_going_further_exclude_each_other(run):
    store.open().take_in(save(), "friday")
    code, _, error = run("play", "--resume", "friday", "--after", "friday")
    assert code == 2
    assert "only one" in error


def test_saves_of_another_store_are_named_by_its_file(run, tmp_path):
    store.open(f"sqlite:///{tmp_path / 'other.db'}").take_in(save(), "elsewhere")
    assert "elsewhere" in run("saves", "list", "--store", str(tmp_path / "other.db"))[1]
    assert "elsewhere" not in run("saves")[1]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_the_commands(run, shell):
    code, out, _ = run("completion", shell)
    assert code == 0
    assert "simulate" in out
    assert run("completion", "tcsh")[0] == 2


def test_the_version_is_told_without_loading_anything(tmp_path):
    program = "import sys; sys.argv = ['undercroft', '--version']\nfrom undercroft.commands import main\n"
    counted = "try:\n    main()\nexcept SystemExit: print(sorted(set(sys.modules) & {'msgspec', 'cyclopts', 'fluent'}))"
    done = subprocess.run([sys.executable, "-c", program + counted], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [undercroft.__version__, "[]"]


def test_rules_finds_words_and_ids(run):
    assert "cellar.tool.lamp" in run("rules", "cellar", "lamp")[1]
    assert run("rules", "cellar", "cellar.leave")[1].count("\n") == 1


def test_rules_alone_tell_how_the_game_works_in_both_languages(run):
    for slug in infos():
        english, german = (run("rules", slug, "--lang", lang)[1] for lang in ("en", "de"))
        assert english.startswith("What it is about\n=====")
        assert german.startswith("Worum es geht\n=====")
        assert "\nHow it ends\n=====" in english
        assert "\nWie es endet\n=====" in german
        assert max(map(len, (english + german).splitlines())) <= 80


def test_rules_are_found_by_whole_words_and_else_by_beginnings(run):
    found = run("rules", "cellar", "rat")[1].splitlines()
    assert found
    assert all(re.search(r"\brat\b", line) for line in found)
    assert "cellar.tool.lamp" in run("rules", "cellar", "lam")[1]


def test_a_picture_is_drawn_from_a_save(run, tmp_path):
    (tmp_path / "game").write_text(save())
    assert run("picture", "game", "--svg", "board.svg")[0] == 0
    drawn = (tmp_path / "board.svg").read_text()
    assert drawn.startswith("<svg")
    assert "Thief 1" in drawn
    assert run("picture", "game", "--svg", "board.svg", "--seat", "9")[0] == 2


def test_kept_games_are_listed_exported_imported_and_deleted(run, tmp_path):
    store.open().take_in(save(), "friday")
    assert "friday: The Ogre's Cellar" in run("saves")[1]
    assert run("saves", "export", "friday", "--to", "friday.save")[0] == 0
    assert run("saves", "export", "friday", "--to", "friday.save")[0] == 2  # never overwritten
    assert "friday 2" in run("saves", "import", "friday.save", "--name", "friday")[1]
    assert run("saves", "delete", "friday")[0] == 0
    assert run("saves", "delete", "friday")[0] == 2
    assert "friday 2" in run("saves")[1]


def test_resuming_remembers_who_sits_where_and_takes_files(run, tmp_path, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda prompt="": (_ for _ in ()).throw(EOFError))
    run("play", "cellar", "--seats", "3", "--take", "3", "--bot", "random", "--stdin", "--name", "last")
    out = run("play", "--resume", "last", "--stdin")[1]
    assert "Seats: 1 random (bot), 2 random (bot), 3 you." in out
    assert (
        "Seats: 1 you, 2 random (bot), 3 random (bot)." in run("play", "--resume", "last", "--take", "1", "--stdin")[1]
    )
    (tmp_path / "sent.undercroft").write_text(save())
    assert 'saved as "sent"' in run("play", "--resume", "sent.undercroft", "--stdin")[1]


def test_a_story_is_headed_in_its_own_language(run):
    english = run("play", "cellar", "--seed", "3", "--seats", "1", "--bot", "random")[1]
    german = run("play", "cellar", "--seed", "3", "--seats", "2", "--bot", "random", "--lang", "de")[1]
    assert english.startswith("The Ogre's Cellar, seed 3, one seat played by random.\n")
    assert german.startswith("Der Keller des Ogers, Zufallszahl 3, 2 Plätze, gespielt von: zufällig.\n")


def reader(lines):
    """A keyboard with these lines."""
    left = iter(lines)

    def read(prompt=""):
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def test_the_first_menu_asks_again(run, monkeypatch):
    monkeypatch.setattr(
        "builtins.input", reader(["", "9", "nonsense", "The Ogre's Cellar", "attic", "the vault below"])
    )
    out = run("play", "--stdin", "--seats", "1")[1]
    assert out.count("or a game's name") == 3
    assert "1. The cellar: Silver enough to pay your debts." in out
    assert out.count("or a scenario's name") == 1
    assert "Thief, which tool do you pack?" in out
    assert "(vault), you;" in run("saves")[1]


@pytest.mark.parametrize(
    ("answers", "seats"),
    [
        (["doria", "2", "2", ""], "Seats: 1 you, 2 you."),
        (["doria", "the warlord", "", "1"], "Seats: 1 you, 2 steady (bot)."),
        (["doria", "", "", ""], "Seats: 1 you."),
        (["alliance", "7", "x", "", ""], "Seats: 1 you, 2 veteran (bot)."),
        (["cellar", "", "4"], "Seats: 1 you, 2 you, 3 you, 4 you."),
    ],
)
def test_the_first_menu_asks_for_scenario_people_and_bots(run, monkeypatch, answers, seats):
    monkeypatch.setattr("builtins.input", reader(answers))
    out = run("play", "--stdin")[1]
    assert seats in out
    assert out.count("Please give a number from 1 to 4.") == (2 if answers[0] == "alliance" else 0)


def test_the_first_menu_speaks_german_and_asks_only_what_is_open(run, monkeypatch):
    monkeypatch.setattr("builtins.input", reader(["doria"]))
    out = run("play", "--stdin", "--lang", "de", "--scenario", "the-warlord", "--take", "1")[1]
    assert "Ein bis sechs Helden erkunden" in out
    assert "Lebendig begraben" not in out
    assert "(the-warlord)" in run("saves")[1]


def test_replay_runs_to_the_end_and_to_a_place(run, tmp_path):
    (tmp_path / "game").write_text(save())
    code, out, _ = run("replay", "game")
    assert code == 0
    assert "After 30 of 30 answers." in out
    assert "After 4 of 30 answers." in run("replay", "game", "--to", "4")[1]
    assert run("replay", "game", "--to", "99")[0] == 2


def test_replay_steps_both_ways(run, tmp_path, monkeypatch):
    (tmp_path / "game").write_text(save())
    lines = iter(["next", "next", "back", "7", "end", "start", "map", "junk", "999", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    out = run("replay", "game", "--stdin")[1]
    places = [int(line.split()[1]) for line in out.splitlines() if line.startswith("After ")]
    assert places == [0, 1, 2, 1, 7, 30, 0, 0]
    assert out.count("Please type next") == 2


def test_replay_steps_in_german_too(run, tmp_path, monkeypatch):
    (tmp_path / "game").write_text(save())
    lines = iter(["weiter", "next", "zurück", "ende", "anfang", "schluss", "junk"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    out = run("replay", "game", "--stdin", "--lang", "de")[1]
    places = [int(line.split()[1]) for line in out.splitlines() if line.startswith("Nach ")]
    assert places == [0, 1, 2, 1, 30, 0]
    assert list(lines) == ["junk"]


def test_a_report_carries_the_game_to_its_fault(run, tmp_path, monkeypatch):
    from undercroft.games.cellar.rules import actions

    store.open().take_in(save(), "broken")
    reports.note("Traceback ...\nZeroDivisionError: bang")
    code, out, _ = run("report", "--to", "bug.json")
    assert code == 0
    assert "bug.json" in out
    report = json.loads((tmp_path / "bug.json").read_text())
    assert report["error"].endswith("bang")
    assert report["versions"]["undercroft"] == undercroft.__version__
    assert len(report["log"]) > 5
    assert "The report says: ZeroDivisionError: bang" in run("replay", "bug.json")[1]

    def broken(t, seat, side):
        raise ZeroDivisionError("bang")

    monkeypatch.setattr(actions, "open_door", broken)
    code, out, _ = run("replay", "bug.json")
    assert code == 1
    assert "Fault at answer" in out
    assert "bang" in out


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    target = tmp_path / "game"
    target.write_text("old")

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(undercroft.SaveError, match="No space left"):
        store.write(target, "new")
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_the_program_starts_from_the_shell(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.commands", "games"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0
    assert "cellar" in done.stdout


def test_a_closed_standard_input_is_an_empty_one(tmp_path):
    """As when a service starts the program: no terminal, and nothing to read."""
    home = {**os.environ, "UNDERCROFT_HOME": str(tmp_path)}
    for more in ([], ["--stdin"]):
        told = subprocess.run(
            ["sh", "-c", '"$0" -m undercroft.commands play cellar --seats 1 "$@" <&-', sys.executable, *more],
            capture_output=True, text=True, timeout=60, check=False, env=home,
        )  # fmt: skip
        assert told.returncode == 0, told.stderr
        assert "Traceback" not in told.stderr
        assert "--resume" in told.stdout if more else "Score" in told.stdout


def test_serve_reads_settings_from_a_file(tmp_path):
    from undercroft.commands.serving import configured
    from undercroft.kernel import SetupError

    file = tmp_path / "server.toml"
    file.write_text('proxies = ["10.0.0.0/8"]\nidle = 5.0\n[limits]\nopened = 200\n')
    settings = configured(file)
    assert (settings.proxies, settings.idle, settings.limits.opened) == (("10.0.0.0/8",), 5.0, 200)
    assert settings.limits.sockets == 60, "what is not named keeps its default"
    for text, wrong in (
        ("proxy = []\n", "no setting 'proxy'"),
        ("[limits]\nopend = 1\n", r"\[limits\]: there is no setting 'opend'"),
        ('idle = "long"\n', r"Expected `float`, got `str` - at `\$.idle`"),
        ("idle =\n", "server.toml: Invalid value"),
    ):
        file.write_text(text)
        with pytest.raises(SetupError, match=wrong):
            configured(file)


def test_an_empty_list_of_saves_says_so_and_prints_nothing(run):
    code, out, error = run("saves")
    assert (code, out) == (0, "")
    assert "no saved games" in error
    assert run("play", "--resume", "friday")[::2] == (2, "undercroft: there is no saved game 'friday'\n")


def test_a_port_that_does_not_exist_is_an_error_of_the_program(run):
    code, _, error = run("serve", "--port", "99999")
    assert (code, error) == (2, "undercroft: there is no port 99999; ports go from 0 to 65535\n")


def test_help_shows_only_defaults_that_say_something(run):
    code, out, _ = run("simulate", "--help")
    assert code == 0
    assert "[default: 100]" in out
    assert "False" not in out
    assert '""' not in out


def test_a_missing_folder_and_a_word_too_many_are_named(run, tmp_path):
    (tmp_path / "old.undercroft").write_text(save())
    assert run("report", "old.undercroft", "--to", "nowhere/report.json")[::2] == (
        2,
        "undercroft: there is no folder 'nowhere'\n",
    )
    assert not (tmp_path / "nowhere").exists()
    assert run("games", "chess")[::2] == (2, "undercroft: Unexpected argument: 'chess'.\n")


def test_a_game_played_by_bots_alone_has_no_name(run, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    code, out, err = run("play", "cellar", "--name", "friday")
    assert (code, out) == (2, "")
    assert err == "undercroft: --name needs a terminal: without one, the game is not saved\n"
