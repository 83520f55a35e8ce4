"""What a test asks and tells is compared with what was written down."""

import pytest

from undercroft.games import find
from undercroft.games.cellar.rules import turn
from undercroft.testing import run, scripted
from undercroft.testing.told import Record


def play(record, tool):
    """One watched test: a thief packs."""
    watching = record.watched("test_cellar", "test_packing")
    next(watching)
    t = scripted(find("cellar"), seats=1, answers=[tool])
    run(turn.pack(t), t)
    next(watching, None)


def test_the_same_passes_and_another_choice_does_not(tmp_path, monkeypatch):
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    play(Record(tmp_path), "club")
    told = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8")
    assert told.startswith("== test_packing\n")
    assert "? seat 0, " in told
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS")
    play(Record(tmp_path), "club")
    with pytest.raises(AssertionError, match="asks or tells something else"):
        play(Record(tmp_path), "lamp")


def test_a_test_that_was_never_written_down_may_say_nothing(tmp_path, monkeypatch):
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS", raising=False)
    with pytest.raises(AssertionError, match="asks or tells"):
        play(Record(tmp_path), "club")
    silent = Record(tmp_path).watched("test_cellar", "test_nothing")
    next(silent)
    assert next(silent, "over") == "over"


def test_a_brief_record_counts_and_marks(tmp_path, monkeypatch):
    monkeypatch.setenv("UPDATE_PLAYTHROUGHS", "1")
    play(Record(tmp_path, brief=True), "club")
    heading, told = (tmp_path / "test_cellar.txt").read_text(encoding="utf-8").splitlines()
    assert heading == "== test_packing"
    count, lines, mark = told.split()
    assert (int(count) > 1, lines, len(mark)) == (True, "lines", 8)
    monkeypatch.delenv("UPDATE_PLAYTHROUGHS")
    play(Record(tmp_path, brief=True), "club")
    with pytest.raises(AssertionError, match="asks or tells something else"):
        play(Record(tmp_path, brief=True), "lamp")
