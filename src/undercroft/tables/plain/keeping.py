"""The game at the keyboard: stored answer by answer if possible, playable even if not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.kernel import Order, SaveError, Session, Text
from undercroft.store import Kept, Seat, Store


class AtHand:
    """A session, where it is stored, and its campaign. `unkept` says why the latest answers are not on disk, or is
    empty.
    """

    def __init__(
        self,
        kept: Kept | Session[Any, Any],
        name: str,
        seats: Sequence[Seat],
        store: Callable[[], Store],
        campaign: str = "",
    ) -> None:
        self._at, self._name, self.seats, self._store, self.campaign = kept, name, seats, store, campaign
        self._why = ""
        self._attach()

    @property
    def session(self) -> Session[Any, Any]:
        return self._at.session if isinstance(self._at, Kept) else self._at

    @property
    def name(self) -> str:
        return self._at.name if isinstance(self._at, Kept) else self._name

    @property
    def unkept(self) -> str:
        return self._at.unkept if isinstance(self._at, Kept) else self._why

    @property
    def notice(self) -> Text | None:
        """The notice about answers that could not be replayed."""
        return self._at.notice if isinstance(self._at, Kept) else None

    def _attach(self) -> None:
        """Start to store a game that could not be stored so far."""
        if isinstance(self._at, Kept):
            return
        try:
            self._at = self._store().create(self._at, self._name, self.seats).patiently()
        except SaveError as failed:
            self._why = str(failed)

    def answer(self, value: str, seat: int) -> None:
        self._at.answer(value, seat)
        self._attach()

    def undo(self, seat: int | None, *, agreed: bool = False) -> str:
        if isinstance(self._at, Kept):
            return self._at.undo(seat, agreed=agreed)
        return self._at.undo(seat, agreed=range(self._at.config.seats) if agreed else ())

    def order(self, seat: int, *orders: Order) -> None:
        self._at.order(seat, *orders)

    def save_as(self, name: str) -> str:
        """Save the game so far under another name and continue there; returns the name. The game of a campaign stays
        where it is: the other one is a copy.
        """
        kept = self._store().create(self.session.clone(), name, self.seats)
        if not self.campaign:
            self._at = kept.patiently()
        return kept.name
