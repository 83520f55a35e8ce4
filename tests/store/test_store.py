"""Games by name: nothing that was answered is lost, and no game takes another one's place."""

import sqlite3

import pytest
from sqlalchemy import create_engine
from sqlalchemy import inspect as look_at

import undercroft
from undercroft import bots, store
from undercroft.kernel import IllegalAnswer, Order, RulesError, SaveError, SetupError, UndoRefused
from undercroft.store import records, schema
from undercroft.store.log import EVERY, Played


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def played_on(kept, answers):
    """Bots answer through the store."""
    config = kept.session.config
    best = bots.make(config.game, bots.names(config.game)[0])
    for _ in range(answers):
        request = kept.session.request
        if request is None:
            break
        kept.answer(best.answer(kept.session, request), request.seat)
    return kept


def seen(session):
    return session.save(), [session.view(seat) for seat in (None, 0, 1)], list(session.events)


def test_a_game_goes_on_where_it_was_left():
    with store.open() as kept:
        game = played_on(kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday"), 9)
        left = seen(game.session)
    with store.open() as kept:
        again = kept.open("Friday")
        assert len(again.session.history) == 9
        assert seen(again.session)[1:] == left[1:]
        played_on(again, 1000)
        assert again.session.over
    with store.open() as kept:
        assert kept.open("Friday").session.outcome == again.session.outcome
        assert [(one.name, one.state) for one in kept.games()] == [("Friday", "over")]


def test_each_answer_is_on_the_disk_before_the_call_returns(home):
    kept = store.open()
    game = kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday")
    for number in range(1, 6):
        played_on(game, 1)
        with sqlite3.connect(home / "undercroft.db") as other:
            assert other.execute("select max(number) from entries").fetchone() == (number,)
            assert other.execute("pragma journal_mode").fetchone() == ("wal",)
    kept.close()


def test_a_new_game_never_takes_the_place_of_another():
    with store.open() as kept:
        first = played_on(kept.create(undercroft.new("cellar", seed=3), "Friday"), 3)
        second = kept.create(undercroft.new("cellar", seed=3), "Friday")
        third = kept.create(undercroft.new("cellar", seed=4), "Friday")
        assert [first.name, second.name, third.name] == ["Friday", "Friday 2", "Friday 3"]
        assert len(kept.open("Friday").session.history) == 3
        kept.create(undercroft.new("cellar", seed=5), "Sunday 2")
        kept.create(undercroft.new("cellar", seed=5), "Sunday")
        assert kept.create(undercroft.new("cellar", seed=5), "Sunday").name == "Sunday 3"


@pytest.mark.parametrize("name", ["", " x", "x ", "../x", "a\nb", "x" * 61, "\u202eevil", "x."])
def test_a_name_is_a_plain_one(name):
    with store.open() as kept, pytest.raises(SaveError, match="a name has"):
        kept.create(undercroft.new("cellar", seed=3), name)


def test_two_players_of_one_game_cannot_both_give_the_same_answer():
    with store.open() as kept, store.open() as other:
        mine = kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday")
        theirs = other.open("Friday")
        played_on(theirs, 2)
        value = mine.session.request.options[0].value
        with pytest.raises(store.Outrun, match="played on elsewhere"):
            mine.answer(value, mine.session.request.seat)
        assert seen(mine.session)[1:] == seen(theirs.session)[1:]
        played_on(mine, 1)
        assert len(other.open("Friday").session.history) == 3


def test_an_illegal_answer_writes_nothing():
    with store.open() as kept:
        game = kept.create(undercroft.new("cellar", seed=3), "Friday")
        with pytest.raises(IllegalAnswer, match="not one of the options"):
            game.answer("fly", 0)
        with pytest.raises(IllegalAnswer, match="not being asked"):
            game.answer("club", 7)
        assert kept.open("Friday").session.history == []


def test_undo_and_orders_are_kept_too():
    with store.open() as kept:
        game = kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday")
        game.order(1, Order("help", "pass"))
        game.answer("club", 0)
        assert game.undo(0) == "club"
        with pytest.raises(UndoRefused):
            game.undo(0)
        game.answer("lamp", 0)
        again = kept.open("Friday").session
        assert [answer.value for answer in again.history] == ["lamp"]
        assert again.orders == {1: [Order("help", "pass")]}


def test_dice_are_taken_back_only_if_the_table_agrees():
    with store.open() as kept:
        game = kept.create(undercroft.new("cellar", seed=3, seats=1), "Friday")
        while not game.session.history or not game.session.history[-1].luck:
            played_on(game, 1)
        before = len(game.session.history)
        with pytest.raises(UndoRefused):
            game.undo(0)
        game.undo(0, agreed=True)
        assert len(kept.open("Friday").session.history) == before - 1


def test_a_load_repeats_few_entries(monkeypatch):
    with store.open() as kept:
        game = played_on(kept.create(undercroft.new("alliance", seed=3), "Long"), 3 * EVERY - 1)
        decisions = len(game.session.history)
        repeated = []
        monkeypatch.setattr(Played, "apply", lambda self, entry, to=Played.apply: repeated.append(1) or to(self, entry))
        again = kept.open("Long").session
        assert len(repeated) < EVERY
        assert len(again.history) == decisions
        assert seen(again)[1:] == seen(game.session)[1:]


class Broken:
    """Steps whose rules are at fault."""

    def send(self, value):
        raise KeyError("secret-card")


def test_a_fault_of_the_rules_costs_only_the_answer_that_met_it():
    with store.open() as kept:
        game = played_on(kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday"), 4)
        before = seen(game.session)[1:]
        request = game.session.request
        game.session._running = Broken()
        with pytest.raises(RulesError) as fault:
            game.answer(request.options[0].value, request.seat)
        assert "secret-card" not in str(fault.value)
        assert seen(game.session)[1:] == before
        assert len(played_on(game, 1).session.history) == 5


def test_a_failed_write_leaves_the_table_where_the_store_is(monkeypatch):
    with store.open() as kept:
        game = played_on(kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday"), 2)
        question = game.session.request.key, game.session.request.seat

        def full(connection, change):
            raise SaveError("the disk is full")

        monkeypatch.setattr(records, "append", full)
        with pytest.raises(SaveError, match="disk is full"):
            played_on(game, 1)
        assert (game.session.request.key, game.session.request.seat) == question
        assert len(game.session.history) == 2


def test_saves_go_out_and_come_in():
    with store.open() as kept:
        game = played_on(kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday"), 5)
        text = kept.export("Friday")
        assert undercroft.replay(text).save() == text
        copy = kept.take_in(text, "Friday")
        assert copy.name == "Friday 2"
        assert seen(kept.open("Friday 2").session)[1:] == seen(game.session)[1:]
        played_on(copy, 3)
        assert len(kept.open("Friday 2").session.history) == 8
        kept.delete("Friday")
        with pytest.raises(SaveError, match="did you mean Friday 2"):
            kept.open("Friday")
        with pytest.raises(SaveError):
            kept.take_in(text[:-9], "cut")


def test_files_of_older_versions_are_taken_in(home):
    session = undercroft.new("cellar", seed=3, seats=2)
    session.answer("club", 0)
    store.keep("old", session.save())
    store.path_of("broken").write_text("{")
    with store.open() as kept:
        assert kept.names() == ["old"]
        assert len(kept.open("old").session.history) == 1
    with store.open() as kept:
        assert kept.names() == ["old"]
    assert store.names() == ["broken"]
    assert (home / "saves" / "taken-in" / "old.undercroft").is_file()


def test_seats_are_kept():
    seats = (store.Seat("person", "Ann"), store.Seat("bot", bot="cautious"))
    with store.open() as kept:
        kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday", seats)
        assert kept.seats("Friday") == seats
        assert kept.games()[0].players == ("Ann", "cautious")


def test_what_cannot_be_a_store_is_refused_in_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("x")
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "file"))
    with pytest.raises(SaveError, match="folder of the store"):
        store.open()
    (tmp_path / "other.db").write_text("no database at all, but long enough to be looked at as one" * 20)
    with pytest.raises(SaveError, match="cannot be used"):
        store.open(f"sqlite:///{tmp_path / 'other.db'}")
    for url in ("mysql://x/y", "nonsense", "sqlite://"):
        with pytest.raises(SetupError):
            store.open(url)


def test_a_store_of_a_newer_program_is_left_alone(home):
    store.open().close()
    with sqlite3.connect(home / "undercroft.db") as other:
        other.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(SaveError, match="please upgrade"):
        store.open()


def test_the_migrations_make_what_the_schema_says(home, tmp_path):
    """A column in one and not in the other would be found in production only."""
    store.open().close()
    found = create_engine(f"sqlite:///{home / 'undercroft.db'}")
    engine = create_engine(f"sqlite:///{tmp_path / 'schema.db'}")
    schema.metadata.create_all(engine)

    def keys(of, table):  # asked of SQLite itself: SQLAlchemy overlooks what was added with a column
        with of.connect() as connection:
            return sorted(row[2:] for row in connection.exec_driver_sql(f"PRAGMA foreign_key_list({table})"))

    def form(engine):
        of = look_at(engine)
        return {
            table: (
                [(column["name"], str(column["type"]), column["nullable"]) for column in of.get_columns(table)],
                of.get_pk_constraint(table)["constrained_columns"],
                keys(engine, table),
                sorted((index["name"] or "", index["column_names"]) for index in of.get_indexes(table)),
            )
            for table in of.get_table_names()
            if table != "alembic_version"
        }

    assert form(found) == form(engine)


def test_a_token_is_kept_as_a_hash_only(home):
    kept = store.open()
    game = kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday")
    token = kept.database.run(lambda connection: records.mint(connection, game.id, "seat", 1))
    assert len(token) == 22
    assert kept.database.run(lambda connection: records.right(connection, token)) == records.Right(
        game.id, "seat", 1, records.hashed(token)
    )
    assert kept.database.run(lambda connection: records.right(connection, token[:-1] + "_")) is None
    newer = kept.database.run(lambda connection: records.mint(connection, game.id, "seat", 1))
    assert kept.database.run(lambda connection: records.right(connection, token)) is None
    kept.close()
    assert newer.encode() not in b"".join(file.read_bytes() for file in home.iterdir() if file.is_file())


def test_a_claim_that_ran_out_is_taken_over():
    with store.open() as kept:
        game = kept.create(undercroft.new("cellar", seed=3, seats=2), "Friday")

        def claim(owner, milliseconds=60_000):
            return kept.database.run(lambda connection: records.claim(connection, game.id, owner, milliseconds))

        assert claim("one", -1)
        assert claim("two")
        assert not claim("one")
        assert claim("two")
        kept.database.run(lambda connection: records.release(connection, game.id, "two"))
        assert claim("one")
