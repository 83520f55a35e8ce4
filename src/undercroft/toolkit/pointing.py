"""Pointing at things of a scene: why nothing can be done with one, where one could go, what a figure could strike, and
what the rules call it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from undercroft.kernel import Ask, Option, Request, Session, Text, say

from .scene import Facing, Scene

T = TypeVar("T")


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square that the asked figure could go to: the squares of the way, this one last, and the pieces that could
    still be attacked from there."""

    at: str
    path: tuple[str, ...]
    targets: tuple[str, ...] = ()


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The squares that a figure can strike from where it stands, those that it can strike after a move, and the enemies
    that it sees from its square.
    """

    now: tuple[str, ...] = ()
    soon: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()


class Foresight(msgspec.Struct, frozen=True):
    """What a game shows before anything is decided, from what all may know: where one could go at a question, and what
    a figure of the scene can strike (None: nothing)."""

    reach: Callable[[Any, Ask[Any]], Iterable[Prospect]]
    threat: Callable[[Any, str], Threat | None]


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


def reach(session: Session[Any, Any], seat: int) -> tuple[Prospect, ...]:
    """Where a seat that is asked to move could go; nothing at other questions."""
    request, foresight = session.request_for(seat), session.game.foresight
    return tuple(foresight.reach(session.table, request.ask)) if foresight and request else ()


def threat(session: Session[Any, Any], seat: int, id: str) -> Threat | None:
    """What a figure of a seat's scene can strike, on squares that are in it; None for what strikes nobody."""
    foresight: Foresight | None = session.game.foresight
    found = foresight.threat(session.table, id) if foresight else None
    scene: Scene | None = session.scene(seat)
    if found is None or scene is None:
        return None
    pieces = {piece.id: piece for board in scene.boards for piece in board.pieces}
    if id not in pieces:
        return None
    cells = {cell.id for board in scene.boards for cell in board.cells}
    return Threat(
        tuple([cell for cell in found.now if cell in cells]),
        tuple([cell for cell in found.soon if cell in cells]),
        tuple([piece for piece in found.seen if piece in pieces]),
    )


def facing(option: Option[Any]) -> Facing | None:
    """The direction the asked figure would face, if facing is all an option is about."""
    found: Facing | None = getattr(option.raw, "facing", None)
    return found


def meant(id: str, called: Callable[[T], str], among: Iterable[T]) -> T | None:
    """Which of these the scene calls so.

    >>> meant("cell-2", "cell-{}".format, range(4))
    2
    """
    return next((one for one in among if called(one) == id), None)
