"""What a test asks and tells is compared with what was written down."""

import re

import msgspec
import pytest
from tests.contents import CONTENT

from undercroft.games import find, infos
from undercroft.games.cellar import INFO
from undercroft.games.cellar.rules import turn
from undercroft.testing import run, scripted
from undercroft.testing.told import NOTES, Record, plain


def record(folder, game=INFO, content=1, **more):
    return Record(folder, game, content, **more)


def play(kept, tool):
    """One watched test: a thief packs."""
    watching = kept.watched("test_cellar", "test_packing")
    next(watching)
    t = scripted(find("cellar"), seats=1, answers=[tool])
    run(turn.pack(t), t)
    next(watching, None)


def test_the_same_passes_and_another_choice_does_not(tmp_path, monkeypatch):
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    play(record(tmp_path), "club")
    told = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8")
    assert told.startswith("== test_packing\n")
    assert "? seat 0, " in told
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS")
    play(record(tmp_path), "club")
    with pytest.raises(AssertionError, match="asks, tells or leaves something else"):
        play(record(tmp_path), "lamp")


def test_a_test_that_was_never_written_down_may_say_nothing(tmp_path, monkeypatch):
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS", raising=False)
    with pytest.raises(AssertionError, match="asks, tells or leaves"):
        play(record(tmp_path), "club")
    silent = record(tmp_path).watched("test_cellar", "test_nothing")
    next(silent)
    assert next(silent, "over") == "over"


def test_a_brief_record_names_and_marks(tmp_path, monkeypatch):
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    play(record(tmp_path, brief=True), "club")
    heading, told, asked = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8").splitlines()
    assert heading == "== test_packing"
    assert re.fullmatch(r"told Packed, Began: [0-9a-f]{8}", told)
    assert re.fullmatch(r"asked pack: [0-9a-f]{8}", asked)
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS")
    play(record(tmp_path, brief=True), "club")
    with pytest.raises(AssertionError, match=r"UPDATE_PLAYTHROUGHS=1 python .* -k test_cellar\s") as failure:
        play(record(tmp_path, brief=True), "lamp")
    changed = [line for line in str(failure.value).splitlines() if line.startswith(("-told", "+told"))]
    assert changed == [f"-{told}", changed[1]]
    assert re.search(r"All of it now:\nPacked .*lamp", str(failure.value))


def test_what_a_table_is_left_with_is_compared_where_it_is_asked_for(tmp_path, monkeypatch):
    """A state that is changed after all was told shows only in a record of states."""

    def spoilt(kept, packed):
        watching = kept.watched("test_cellar", "test_packing")
        next(watching)
        t = scripted(find("cellar"), seats=1, answers=["club"])
        run(turn.pack(t), t)
        t.state.packed = packed
        next(watching, None)

    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    play(record(tmp_path, brief=True, states=True), "club")
    left = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8").splitlines()[3]
    assert re.fullmatch(r"left luck 0, .*packed [0-9a-f]{4}.*", left)
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS")
    spoilt(record(tmp_path, brief=True, states=True), True)
    with pytest.raises(AssertionError, match="leaves something else"):
        spoilt(record(tmp_path, brief=True, states=True), False)


def test_a_state_is_told_without_its_defaults():
    class Thing(msgspec.Struct):
        name: str
        count: int = 0
        parts: list[str] = []

    assert plain(Thing("x")) == "(name='x',)"
    assert plain([Thing("x", 1, ["y"])]) == "[(name='x',count=1,parts=['y',],),]"


def contents(kept, *tests):
    """The newest content while each of these tests runs."""
    seen = []
    for test in tests:
        watching = kept.watched("test_cellar", test)
        next(watching)
        t = scripted(find("cellar"), seats=1, answers=["club"])
        run(turn.pack(t), t)
        seen.append(kept.game.content)
        next(watching, None)
    return seen


def test_a_recorded_test_plays_with_the_content_of_its_record(tmp_path, monkeypatch):
    """So that a new card changes no record; a new test plays with the new card, also when later ones come."""
    first, second, third = (msgspec.structs.replace(INFO, content=number) for number in (1, 2, 3))
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    assert contents(record(tmp_path, first), "test_old") == [1]
    assert contents(record(tmp_path, second), "test_old", "test_new") == [1, 2]
    assert contents(record(tmp_path, third), "test_old", "test_new") == [1, 2]
    lines = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("==")] == ["== test_old", "== test_new, content 2"]
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS")
    kept = record(tmp_path, third)
    assert contents(kept, "test_old", "test_new") == [1, 2]
    assert third.content == 3


def test_a_test_that_is_run_alone_leaves_the_record_of_the_others(tmp_path, monkeypatch):
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    contents(record(tmp_path), "test_first", "test_second")
    before = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8")
    contents(record(tmp_path), "test_second")
    assert (tmp_path / "test_cellar.txt").read_text(encoding="utf-8") == before


def test_a_test_that_is_gone_leaves_the_record_and_a_new_one_has_its_place(tmp_path, monkeypatch):
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    contents(record(tmp_path), "test_gone", "test_last")
    collected = {(tmp_path.parent.name, "test_cellar"): ["test_first", "test_not_run", "test_last"]}
    monkeypatch.setattr(NOTES, "collected", collected)
    contents(record(tmp_path), "test_first")
    lines = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("==")] == ["== test_first", "== test_last"]


def test_the_records_of_every_game_name_a_content_that_it_has():
    assert {slug: 1 <= CONTENT[slug] <= info.content for slug, info in infos().items()} == dict.fromkeys(CONTENT, True)
