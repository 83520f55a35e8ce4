"""Books in a store of their own, and bots who play their links."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from undercroft import bots, store
from undercroft.campaign.book import Book, Wish
from undercroft.store.books import Link, Party
from undercroft.store.games import Kept


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path / "home"


@pytest.fixture
def book(home: Path) -> Book:
    return Book(store.open().database)


class Chain:
    """A party of a campaign, played by bots."""

    def __init__(self, book: Book, game: str, name: str = "Friday", party: str | None = None, **wish: Any) -> None:
        self.book, self.game = book, game
        known = [one for one in book.campaigns() if one.name == name]
        setup = {key: wish.pop(key) for key in ("seed", "story") if key in wish}
        self.campaign = known[0] if known else book.new(game, name, wish=Wish(**wish), **{"seed": 1, **setup})
        self.name = party

    @property
    def party(self) -> Party:
        self.campaign = self.book.campaign(self.campaign.id)
        return self.book.party(self.campaign, self.name)

    def play(self, **wish: Any) -> Link:
        """One link to its end; its row in the book."""
        kept = self.book.open(self.party) or self.book.begin(self.campaign, self.party, Wish(**wish))
        finish(kept)
        return self.last

    @property
    def last(self) -> Link:
        link = self.party.last
        assert link is not None, "nothing was played yet"
        return link

    @property
    def parcel(self) -> Any:
        return self.last.parcel


def finish(kept: Kept, most: int = 100_000) -> None:
    """Bots play a kept game on, answer by answer."""
    config = kept.session.config
    best = bots.make(config.game, bots.names(config.game)[0], 5)
    for _ in range(most):
        request = kept.session.request
        if request is None:
            return
        chosen = best.answer(kept.session, request)
        kept.answer(chosen if isinstance(chosen, str) else chosen.value, request.seat)


@pytest.fixture
def chain(book: Book) -> Callable[..., Chain]:
    return lambda *args, **more: Chain(book, *args, **more)
