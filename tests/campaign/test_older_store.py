"""A store of the first release gets its campaigns, and loses no game."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

import undercroft
from undercroft import store
from undercroft.campaign.book import Book, Wish
from undercroft.store import Database, Store, forms, records


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
