"""Pointing at things of a scene: why nothing can be done with one, and what the rules call it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from undercroft.kernel import Request, Session, Text, say

from .scene import Scene

T = TypeVar("T")


def why_not(session: Session[Any, Any], seat: int, id: str) -> tuple[Text, ...]:
    """Why a seat can do nothing now with this thing of its scene: sentences, the rules behind each in its `cites`.
    Nothing where an option is at it."""
    request, game = session.request_for(seat), session.game
    if session.over:
        return (say("why-not-over"),)
    if request is None:
        seats = ", ".join([str(other.seat + 1) for other in session.requests])
        return (say("why-not-asked", seats=seats),)
    if id in offered(session, request):
        return ()
    found = tuple(game.why_not(session.table, request.ask, id)) if game.why_not else ()
    return found or (say("why-not-now", question=request.text, cites=request.cites),)


def offered(session: Session[Any, Any], request: Request) -> set[str]:
    """Whatever an option is at; with a figure goes its sheet, and with a sheet its figure."""
    found = {id for option in request.options for id in option.at}
    scene: Scene | None = session.scene(request.seat)
    for piece in [piece for board in scene.boards for piece in board.pieces if piece.sheet] if scene else []:
        if piece.id in found or piece.sheet in found:
            found |= {piece.id, piece.sheet}
    return found


def meant(id: str, called: Callable[[T], str], among: Iterable[T]) -> T | None:
    """Which of these the scene calls so.

    >>> meant("cell-2", "cell-{}".format, range(4))
    2
    """
    return next((one for one in among if called(one) == id), None)
