"""Single files: whole or not at all, and only names that are names everywhere."""

import os
import pathlib

import pytest

from undercroft.kernel import SaveError
from undercroft.store import files


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", ["CON", "nul", "com1", "LPT9", "aux.txt", "", ".", "a/b", "a.", "x" * 65])
def test_a_name_that_is_none_somewhere_is_refused(home, name):
    with pytest.raises(SaveError):
        files.path_of(name)
    assert files.path_of("conrad").name == "conrad.undercroft"


def test_the_folder_is_flushed_after_the_file_has_its_name(home, monkeypatch):
    done = []
    real_replace, real_sync = os.replace, os.fsync
    monkeypatch.setattr("os.replace", lambda a, b: (done.append("named"), real_replace(a, b)))
    monkeypatch.setattr("os.fsync", lambda handle: (done.append("flushed"), real_sync(handle)))
    files.write(home / "game", "text")
    assert done == ["flushed", "named", "flushed"]


def test_a_dangling_link_among_the_saves_is_passed_over(home):
    files.keep("friday", "text")
    (home / "saves" / "lost.undercroft").symlink_to(home / "nowhere")
    assert files.names() == ["friday"]


def test_a_link_is_followed_and_stays_a_link(tmp_path):
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("old")
    link.symlink_to(real)
    files.write(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"


def test_what_is_no_ordinary_file_is_written_to_and_stays_what_it_is(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        files.write(pipe, "told")
        assert os.read(reader, 100) == b"told"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]


def test_a_file_of_the_users_has_the_users_rights_and_a_save_only_its_owners(home):
    mask = os.umask(0o022)
    try:
        files.write(home / "out.json", "text")
        kept = files.keep("friday", "text")
    finally:
        os.umask(mask)
    assert (home / "out.json").stat().st_mode & 0o777 == 0o644
    assert kept.stat().st_mode & 0o777 == 0o600
    (home / "out.json").chmod(0o640)
    files.write(home / "out.json", "more")
    assert (home / "out.json").stat().st_mode & 0o777 == 0o640


def test_a_missing_folder_is_not_made_silently(tmp_path):
    with pytest.raises(SaveError, match="there is no folder"):
        files.write(tmp_path / "nowhere" / "out.json", "text")
    assert not (tmp_path / "nowhere").exists()


def test_a_pipe_is_written_to():
    """As `/dev/stdout` is in a shell's pipeline."""
    reading, writing = os.pipe()
    files.write(pathlib.Path(f"/dev/fd/{writing}"), "a save")
    assert os.read(reading, 100) == b"a save"
    os.close(reading)
    os.close(writing)
