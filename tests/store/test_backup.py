"""A whole store in one file and back, games that leave after a while, and who may read the store."""

import gzip
import os
import stat

import pytest
from sqlalchemy import text
from tools.postgres import postgres

import undercroft
from undercroft import store
from undercroft.kernel import SaveError
from undercroft.store import Database, backup, expiry, records
from undercroft.store.records import Seat


def filled(url):
    """A store with a game of ten answers, one that is over, and their secrets."""
    with store.open(url) as kept:
        for name, answers in (("Friday", 10), ("Old", 3)):
            game = kept.create(
                undercroft.new("cellar", seed=4), name, [Seat("person", "Ann"), Seat("bot", "", "random")]
            )
            for _ in range(answers):
                game.answer(game.session.request.options[0].value)
    database = Database(url)
    database.run(lambda connection: records.mint(connection, records.named(connection, "Friday").id, "host"))
    return database


def everything(database):
    """All rows, as text."""

    def work(connection):
        names = ("tables", "seats", "tokens", "entries", "checkpoints", "chat", "links", "parties", "campaigns", "keys")
        return {name: sorted(map(str, connection.execute(text(f"SELECT * FROM {name}")).all())) for name in names}

    return database.run(work)


def test_a_backup_brings_everything_back(tmp_path):
    database, file = filled(f"sqlite:///{tmp_path / 'a.db'}"), tmp_path / "all.backup"
    told = backup.backup(database, file)
    assert (told.tables, told.entries, told.campaigns) == (2, 13, 0)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = Database(f"sqlite:///{tmp_path / 'b.db'}")
    again = backup.restore(other, file)
    assert (again.tables, again.entries, again.at) == (2, 13, told.at)
    assert everything(other) == everything(database)
    with store.open(f"sqlite:///{tmp_path / 'b.db'}") as kept:
        game = kept.open("Friday")
        assert len(game.session.history) == 10
        game.answer(game.session.request.options[0].value)
    late = text("INSERT INTO entries SELECT table_id, 500, kind, seat, value, at FROM entries LIMIT 1")
    with pytest.raises(Exception, match="an entry needs the one before it"):  # the check is on again
        other.run(lambda connection: connection.execute(late).rowcount)
    database.close()
    other.close()


def test_a_backup_moves_a_store_to_postgres_and_back(tmp_path):
    database = filled(f"sqlite:///{tmp_path / 'a.db'}")
    backup.backup(database, tmp_path / "all.backup")
    with postgres() as url:
        moved = Database(url)
        backup.restore(moved, tmp_path / "all.backup")
        backup.backup(moved, tmp_path / "back.backup")
        moved.close()
    back = Database(f"sqlite:///{tmp_path / 'b.db'}")
    backup.restore(back, tmp_path / "back.backup")
    assert everything(back) == everything(database)
    for one in (database, back):
        one.close()


def test_a_log_with_a_gap_is_kept_as_it_is(tmp_path):
    database = filled(f"sqlite:///{tmp_path / 'a.db'}")
    database.run(lambda connection: connection.execute(text("DELETE FROM entries WHERE number = 2")).rowcount)
    backup.backup(database, tmp_path / "all.backup")
    other = Database(f"sqlite:///{tmp_path / 'b.db'}")
    assert backup.restore(other, tmp_path / "all.backup").entries == 11
    assert everything(other) == everything(database)
    for one in (database, other):
        one.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda raw: raw[: len(raw) // 2], "damaged"),
        (lambda raw: b"something else", "damaged"),
        (lambda raw: gzip.compress(b"\x00\x00\x00\x02ab"), "damaged"),
        (lambda raw: b"", "damaged"),
    ],
)
def test_what_is_no_backup_leaves_nothing(tmp_path, change, said):
    database, file = filled(f"sqlite:///{tmp_path / 'a.db'}"), tmp_path / "all.backup"
    backup.backup(database, file)
    file.write_bytes(change(file.read_bytes()))
    other = Database(f"sqlite:///{tmp_path / 'b.db'}")
    with pytest.raises(SaveError, match=said):
        backup.restore(other, file)
    assert other.prepare().run(records.listed) == []
    with pytest.raises(SaveError, match="cannot be restored: No such file"):
        backup.restore(other, tmp_path / "nothing")
    for one in (database, other):
        one.close()


def test_a_backup_is_not_laid_over_games(tmp_path):
    database = filled(f"sqlite:///{tmp_path / 'a.db'}")
    backup.backup(database, tmp_path / "all.backup")
    before = everything(database)
    with pytest.raises(SaveError, match="empty store"):
        backup.restore(database, tmp_path / "all.backup")
    assert everything(database) == before
    database.close()


def test_games_that_nobody_touches_are_exported_and_leave(tmp_path):
    url = f"sqlite:///{tmp_path / 'a.db'}"
    database, long_ago = filled(url), records.now() - 40 * expiry.DAY
    database.run(
        lambda connection: (
            connection.execute(text(f"UPDATE tables SET changed = {long_ago} WHERE name = 'Old'")).rowcount
        )
    )
    assert database.run(lambda connection: expiry.untouched(connection, 50)) == []
    (file,) = expiry.all_expired(database, 30, tmp_path / "expired")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with store.open(url) as kept:
        assert kept.names() == ["Friday"]
        back = kept.take_in(file.read_text(), "Old again")
        assert len(back.session.history) == 3
    database.close()


def test_a_game_that_somebody_plays_meanwhile_stays(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'a.db'}"
    database = filled(url)
    id = database.run(lambda connection: records.named(connection, "Old").id)
    real = expiry.files.write_private

    def played_on(file, save):
        real(file, save)
        with store.open(url) as kept:
            game = kept.open("Old")
            game.answer(game.session.request.options[0].value)

    monkeypatch.setattr(expiry.files, "write_private", played_on)
    assert expiry.expire(database, id, tmp_path / "expired") is None
    assert list((tmp_path / "expired").iterdir()) == []
    with store.open(url) as kept:
        assert len(kept.open("Old").session.history) == 4
    database.close()


def test_only_its_owner_reads_the_store(tmp_path):
    before = os.umask(0o022)
    try:
        filled(f"sqlite:///{tmp_path / 'a.db'}").close()
        (tmp_path / "older.db").touch(0o644)
        Database(f"sqlite:///{tmp_path / 'older.db'}").prepare().close()
    finally:
        os.umask(before)
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


def test_a_backup_keeps_nobody_from_writing_and_is_of_one_moment(tmp_path, monkeypatch):
    url, real, written = f"sqlite:///{tmp_path / 'x.db'}", backup._put, []

    def put(packed, value):
        if not written:
            written.append(value)
            with store.open(f"{url}?timeout=0.1") as other:
                other.create(undercroft.new("cellar", seed=1), "Saturday")
        real(packed, value)

    database = filled(url)
    monkeypatch.setattr(backup, "_put", put)
    told = backup.backup(database, tmp_path / "backup")
    monkeypatch.undo()
    assert told.tables == 2
    with store.open(url) as kept:
        assert sorted(kept.names()) == ["Friday", "Old", "Saturday"]
    database.close()
