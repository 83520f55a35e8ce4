"""Pointing at things of a scene: why nothing can be done with one, where a figure could go, and what it could
attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from undercroft.kernel import Ask, Option, Request, Session, Text, say

from .scene import Facing, Scene

T = TypeVar("T")


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square that the asked figure could reach: the path to it, and the pieces that could still be attacked from
    there."""

    at: str
    path: tuple[str, ...]
    targets: tuple[str, ...] = ()


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The squares that a figure can attack now, those that it can attack after a move, and the enemies it sees."""

    now: tuple[str, ...] = ()
    soon: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()


class Foresight(msgspec.Struct, frozen=True):
    """What a game shows before a decision, from public information: where the asked figure could go, and what a
    figure of the scene can attack (None: nothing)."""

    reach: Callable[[Any, Ask[Any]], Iterable[Prospect]]
    threat: Callable[[Any, str], Threat | None]


def why_not(session: Session[Any, Any], seat: int, id: str) -> tuple[Text, ...]:
    """Why a seat can do nothing with this thing of its scene now: sentences that cite rules. Empty if there is an
    option for it."""
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
    """Everything that an option concerns; a figure includes its sheet, and a sheet its figure."""
    found = {id for option in request.options for id in option.at}
    scene: Scene | None = session.scene(request.seat)
    for piece in [piece for board in scene.boards for piece in board.pieces if piece.sheet] if scene else []:
        if piece.id in found or piece.sheet in found:
            found |= {piece.id, piece.sheet}
    return found


def reach(session: Session[Any, Any], seat: int) -> tuple[Prospect, ...]:
    """Where a seat that is asked to move could go; empty for other questions."""
    request, foresight = session.request_for(seat), session.game.foresight
    return tuple(foresight.reach(session.table, request.ask)) if foresight and request else ()


def threat(session: Session[Any, Any], seat: int, id: str) -> Threat | None:
    """The squares of a seat's scene that a figure can attack; None for a figure that attacks nobody."""
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
    """The one of these that has this id in the scene.

    >>> meant("cell-2", "cell-{}".format, range(4))
    2
    """
    return next((one for one in among if called(one) == id), None)
