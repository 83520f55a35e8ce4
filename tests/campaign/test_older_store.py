"""A store of the first release gets its campaigns, and loses no game."""

from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

import undercroft
from undercroft import store
from undercroft.campaign.book import Book, Wish
from undercroft.store import Database, Store, forms, records
from undercroft.store.log import Entry
from undercroft.tables.plain import start
from undercroft.tables.plain.keeping import AtHand


def first_form(connection):
    config = Config()
    config.set_main_option("script_location", str(Path(forms.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def test_a_store_of_the_first_form_is_brought_to_the_newest(tmp_path):
    url = f"sqlite:///{tmp_path / 'old.db'}"
    old = Database(url)
    old.run(first_form)
    config = undercroft.new("cellar", seed=3).config
    old.run(lambda connection: records.create(connection, config, "Friday", [store.Seat("person")] * config.seats))
    old.close()
    with Store(Database(url)) as kept:
        assert [one.name for one in kept.games()] == ["Friday"]
        book = Book(kept.database)
        winter = book.new("cellar", "Winter", wish=Wish())
        book.begin(winter, winter.parties[0], Wish())
        assert [one.name for one in kept.games()] == ["Winter, The first party 1", "Friday"]
    found = inspect(create_engine(url)).get_table_names()
    assert {"campaigns", "parties", "links", "keys"} <= set(found)
    assert "chapters" not in found


def left_in_the_middle(path, version):
    """A game of these rules, left after three answers; the second is one that today's rules do not offer."""
    url = f"sqlite:///{path / 'older.db'}"
    config = msgspec.structs.replace(undercroft.new("cellar", seed=3, seats=1).config, version=version)
    entries = tuple(Entry(n, "answer", 0, value) for n, value in enumerate(("club", "sing", "wait"), 1))
    with Store(Database(url)) as kept:

        def work(connection):
            id, _ = records.create(connection, config, "Friday", [store.Seat("person")])
            records.append(connection, [records.Append(table=id, entries=entries, state="playing", decisions=3)])

        kept.database.run(work)
    return url


def answers(kept):
    return [answer.value for answer in kept.session.history]


def test_a_game_that_newer_rules_do_not_follow_goes_on_before_that_answer_and_stays_there(tmp_path):
    url = left_in_the_middle(tmp_path, "1.0")
    with Store(Database(url)) as store_now:
        game = store_now.open("Friday")
        assert (answers(game), game.lost) == (["club"], 2)
        assert store_now.open("Friday").lost == 2, "looking changes nothing"
        printed = []
        at_hand = AtHand(game, game.name, [store.Seat("person")], lambda: store_now)
        start.table(at_hand, lambda prompt: "quit", printed.append).play()
        assert "the last 2 answers are lost" in " ".join(printed)
        game.answer("wait")
        assert game.lost == 0
    with Store(Database(url)) as again:
        game = again.open("Friday")
        assert (answers(game), game.lost) == (["club", "wait"], 0)


def test_it_goes_on_whatever_version_it_has(tmp_path):
    """Rules change between versions too, and a table that cannot be opened helps nobody."""
    url = left_in_the_middle(tmp_path, undercroft.new("cellar", seed=3).config.version)
    with Store(Database(url)) as store_now:
        game = store_now.open("Friday")
        assert (answers(game), game.lost) == (["club"], 2)
        assert "rules have changed" in game.session.speaker(game.notice)
