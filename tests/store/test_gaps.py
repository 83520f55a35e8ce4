"""No entry of a log ever stands after a gap; a game that has one from earlier goes on from before it."""

import sqlite3
from contextlib import ExitStack

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from tools.postgres import postgres

import undercroft
from undercroft import store
from undercroft.kernel import SaveError
from undercroft.store import Database, Store, records
from undercroft.store.log import Entry


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request, tmp_path_factory):
    with ExitStack() as stack:
        url = f"sqlite:///{tmp_path_factory.mktemp('gaps') / 'gaps.db'}"
        if request.param == "postgres":
            url = stack.enter_context(postgres())
        found = Database(url).prepare()
        yield found
        found.close()


def change(id, *numbers):
    entries = tuple(Entry(number, "answer", 0, "wait") for number in numbers)
    return records.Append(table=id, entries=entries, state="playing", decisions=len(numbers))


def appended(database, *changes):
    return database.run(lambda connection: records.append(connection, changes))


def numbers(database, id):
    return [entry.number for entry in database.run(lambda connection: records.since(connection, id, 0))]


def new(database, name):
    return Store(database).create(undercroft.new("cellar", seed=3, seats=1), name).id


def test_the_database_refuses_an_entry_whose_predecessor_is_missing(database):
    id = new(database, "Gap")
    with pytest.raises(IntegrityError):
        appended(database, change(id, 2))
    assert appended(database, change(id, 1, 2)) == [True]
    with pytest.raises(IntegrityError):
        appended(database, change(id, 4, 5))
    assert numbers(database, id) == [1, 2]
    assert appended(database, change(id, 3)) == [True]


def test_a_gap_at_one_table_leaves_nothing_of_the_others_in_its_batch(database):
    one, other = new(database, "One"), new(database, "Other")
    with pytest.raises(IntegrityError):
        appended(database, change(one, 1), change(other, 7))
    assert numbers(database, one) == []


def test_an_entry_that_another_server_was_first_with_is_no_gap(database):
    id = new(database, "Twice")
    assert appended(database, change(id, 1, 2)) == [True]
    assert appended(database, change(id, 2)) == [False]
    assert numbers(database, id) == [1, 2]


def test_what_is_also_to_be_written_is_written_with_the_entry_or_not_at_all(database):
    id, done = new(database, "Also"), []

    def also(connection):
        done.append(connection.execute(text("UPDATE tables SET state = 'over' WHERE id = :id"), {"id": id}).rowcount)

    with_it = records.Append(table=id, entries=(Entry(1, "seat", 0, "bot"),), state="playing", decisions=0, also=also)
    assert appended(database, with_it) == [True]
    assert appended(database, with_it) == [False]
    assert done == [1]


# ---------------------------------------------------------------------------------------------- a store that fails


def test_after_a_failed_write_a_game_takes_nothing_until_it_has_been_read_again(tmp_path, monkeypatch):
    with store.open(f"sqlite:///{tmp_path / 'x.db'}") as kept:
        game = kept.create(undercroft.new("cellar", seed=3, seats=1), "Friday")
        game.answer("club")
        real = kept.database.run

        def fails(work):
            raise SaveError("the store cannot be reached")

        monkeypatch.setattr(kept.database, "run", fails)
        for _ in range(3):
            with pytest.raises(SaveError, match="cannot be reached"):
                game.answer("wait")
        monkeypatch.setattr(kept.database, "run", real)
        game.answer("wait")
        assert numbers(kept.database, game.id) == [1, 2]
        assert [answer.value for answer in kept.open("Friday").session.history] == ["club", "wait"]


# ---------------------------------------------------------------------------------------------- gaps of earlier times


def test_a_game_with_a_gap_opens_up_to_it_and_says_so_and_goes_on(tmp_path):
    file = tmp_path / "x.db"
    with store.open(f"sqlite:///{file}") as kept:
        game = kept.create(undercroft.new("cellar", seed=3, seats=1), "Friday")
        for value in ("club", "wait", "wait", "wait", "wait"):
            game.answer(value)
    with sqlite3.connect(file) as other:
        other.execute("delete from entries where number = 3")
    with store.open(f"sqlite:///{file}") as kept:
        game = kept.open("Friday")
        assert [answer.value for answer in game.session.history] == ["club", "wait"]
        assert game.lost == 2
        assert "2 answers are lost" in game.session.speaker(game.notice)
        assert "not saved" in game.session.speaker(game.notice)
        game.answer("wait")
        assert game.notice is None
    with store.open(f"sqlite:///{file}") as kept:
        game = kept.open("Friday")
        assert [answer.value for answer in game.session.history] == ["club", "wait", "wait"]
        assert (game.lost, game.notice) == (0, None)
        game.answer("wait")
        assert numbers(kept.database, game.id) == [1, 2, 4, 5, 6, 7]
