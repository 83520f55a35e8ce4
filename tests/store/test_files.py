"""Single files: whole or not at all, and only names that are names everywhere."""

import os

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
