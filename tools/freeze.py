"""`make freeze ARGS=0.3`: keep saves of this release for the tests of later versions.

Saves go to `tests/saves/RELEASE`, a whole store with tables and campaigns to `tests/stores/RELEASE.db.xz`. Frozen files
are never made again, because they stand for what people have on their disks. The script also runs on older versions of
the code, from another folder: `python freeze.py 0.1 some/folder`.
"""

from __future__ import annotations

import lzma
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import undercroft
from undercroft import bots
from undercroft.kernel import Order
from undercroft.store import Database, Seat, Store, records

try:
    from undercroft.campaign.book import Book, Wish
except ImportError:  # the first release had no campaigns
    Book = None  # type: ignore[assignment, misc]

Setup = dict[str, Any]

SAVES: list[tuple[str, str, Setup, int]] = [
    ("cellar", "cellar", {"seats": 2}, 25),
    ("cellar", "cellar-first", {"seats": 3, "edition": "first", "mode": "light-sleeper"}, 15),
    ("cellar", "cellar-late", {"seats": 4, "options": {"open-hands": True}}, 40),
    ("doria", "doria", {"seats": 1}, 60),
    ("doria", "doria-first", {"seats": 2, "edition": "de", "scenario": "bounty-hunt"}, 150),
    ("doria", "doria-doors", {"seats": 3, "scenario": "four-seals", "options": {"door-events": True}}, 100),
    ("doria", "doria-heroes", {"seats": 2, "mode": "campaign", "options": {"custom-heroes": True}}, 30),
    ("alliance", "alliance", {"seats": 2}, 60),
    ("alliance", "alliance-draft", {"seats": 3}, 25),
    ("alliance", "alliance-pvp", {"seats": 2, "mode": "pvp"}, 300),
    ("alliance", "alliance-solo", {"seats": 1, "mode": "solo"}, 200),
    ("alliance", "alliance-cooperative", {"seats": 2, "mode": "cooperative"}, 150),
    ("alliance", "alliance-basic", {"seats": 4, "mode": "basic"}, 100),
    ("plungin", "plungin", {"seats": 1}, 60),
    ("plungin", "plungin-toll", {"seats": 2, "scenario": "drowned-toll", "heroes": 4}, 300),
    ("plungin", "plungin-points", {"seats": 2, "options": {"heroes": "points"}}, 30),
    ("plungin", "plungin-abbey", {"seats": 3, "scenario": "lampless-abbey"}, 150),
    ("universalis", "universalis", {"seats": 2}, 60),
    ("universalis", "universalis-dark", {"seats": 3, "mode": "dark-player", "scenario": "the-toll-fort"}, 150),
    ("universalis", "universalis-rotating", {"seats": 2, "mode": "rotating"}, 100),
    ("universalis", "universalis-classic", {"seats": 2, "mode": "classic"}, 150),
    ("universalis", "universalis-master", {"seats": 2, "mode": "role-playing"}, 150),
    ("universalis", "universalis-wolves", {"seats": 2, "scenario": "the-wolf-road"}, 50),
    ("universalis", "universalis-journey", {"seats": 1, "scenario": "journey"}, 3),
]
"""The game, the name of the file, the set-up, and the number of answers."""

TABLES: list[tuple[str, str, Setup, int]] = [
    ("cellar", "Cellar over", {"seats": 2}, 10_000),
    ("cellar", "Cellar begun", {"seats": 2, "edition": "first"}, 20),
    ("doria", "Doria begun", {"seats": 1}, 30),
    ("doria", "Doria past a checkpoint", {"seats": 2, "edition": "de"}, 70),
    ("alliance", "Alliance begun", {"seats": 2}, 30),
    ("alliance", "Alliance past a checkpoint", {"seats": 3}, 130),
    ("alliance", "Alliance alone", {"seats": 1, "mode": "solo"}, 130),
    ("plungin", "Plungin begun", {"seats": 1}, 30),
    ("plungin", "Plungin past a checkpoint", {"seats": 2, "scenario": "drowned-toll"}, 130),
    ("universalis", "Universalis begun", {"seats": 2}, 30),
    ("universalis", "Universalis past a checkpoint", {"seats": 3, "mode": "dark-player"}, 105),
    ("universalis", "Universalis dealt", {"seats": 2, "options": {"ready-party": True}, "scenario": "journey"}, 8),
]

CAMPAIGNS: list[tuple[str, int, int]] = [
    ("cellar", 1, 15),
    ("doria", 2, 70),
    ("plungin", 2, 70),
    ("universalis", 2, 70),
]
"""The game, how many links are over, and the answers in the one that is not."""


def main(release: str, folder: Path) -> None:
    (folder / "saves" / release).mkdir(parents=True, exist_ok=True)
    (folder / "stores").mkdir(exist_ok=True)
    for game, name, setup, answers in SAVES:
        if begun := in_progress(game, setup, answers):
            write_save(folder / "saves" / release / name, begun.save())
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "store.db"
        with Store(Database(f"sqlite:///{file}")) as store:
            for game, name, setup, answers in TABLES:
                write_table(store, game, name, setup, answers)
            for game, links, answers in CAMPAIGNS if Book is not None else ():
                save = write_campaign(Book(store.database), game, links, answers)
                write_save(folder / "saves" / release / f"{game}-campaign", save)
        with sqlite3.connect(file) as plain:
            plain.execute("PRAGMA journal_mode=DELETE")  # all of it in one file
            plain.execute("VACUUM")
        plain.close()
        (folder / "stores" / f"{release}.db.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))


def new(game: str, seed: int, setup: Setup) -> Any:
    """Start a game; None if an older version does not know this set-up."""
    try:
        return undercroft.new(game, seed=seed, **setup)
    except undercroft.SetupError as error:
        print(f"left out: {error}")
        return None


def in_progress(game: str, setup: Setup, answers: int) -> Any:
    """A game after this many answers, or after half as many (and so on) if it would be over by then."""
    while (begun := new(game, 9, setup)) is not None:
        played(begun, begun, answers)
        if begun.request is not None:
            return begun
        answers = len(begun.history) // 2
    return None


def played(session: Any, table: Any, answers: int) -> None:
    """Let the game's own bots give this many answers, or play to the end."""
    game = session.config.game
    seats = [bots.make(game, bots.names(game)[0], seat) for seat in range(session.config.seats)]
    while (request := table_session(table).request) is not None and len(table_session(table).history) < answers:
        chosen = seats[request.seat].answer(table_session(table), request)
        table.answer(getattr(chosen, "value", chosen), request.seat)


def table_session(table: Any) -> Any:
    return getattr(table, "session", table)


def write_save(file: Path, text: str) -> None:
    file.with_suffix(".undercroft.xz").write_bytes(lzma.compress(text.encode(), preset=9))


def write_table(store: Store, game: str, name: str, setup: Setup, answers: int) -> None:
    """A table as a server keeps it: players and their tokens, chat, answers, standing orders, undone answers."""
    session = new(game, 11, setup)
    if session is None:
        return
    kept = store.create(session, name, [Seat("person", f"Ann {seat}") for seat in range(session.config.seats)])
    every = range(session.config.seats)

    def talk(connection: Any) -> None:
        records.mint_all(connection, kept.id, [("host", None), *[("seat", seat) for seat in every]])
        records.say(connection, kept.id, 0, "Ann 0", "Shall we?")

    store.database.run(talk)
    kept.order(0, Order("never-asked"))
    played(session, kept, answers // 2)
    if not kept.session.over:
        asker = kept.session.history[-1].seat
        kept._change("propose", asker, str(list(every)))
        for seat in every:
            if seat != asker:
                kept._change("agree", seat, "")
        if len(every) == 1:
            kept.undo(0, agreed=True)
    played(session, kept, answers)


def write_campaign(book: Any, game: str, links: int, answers: int) -> str:
    """Play this many links of a campaign and start the next one; return its save."""
    setup: Setup = {"options": {"ready-party": True}} if game == "universalis" else {}
    campaign = book.new(game, game.title(), wish=Wish(**setup), seed=5)
    for number in range(links + 1):
        party = book.party(book.campaign(campaign.id), None)
        kept = book.begin(campaign, party, Wish())
        played(kept.session, kept, answers if number == links else 100_000)
    return str(kept.session.save())


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parents[1] / "tests")
