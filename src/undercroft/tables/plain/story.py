"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from undercroft.kernel import Event, Session, say
from undercroft.tables import drawing

from . import looking, screen, words


def sentences(session: Session[Any, Any], seat: int | None, start: int = 0) -> Iterator[str]:
    """The events from `start` on, as far as a seat may know them. Events without a text are skipped."""
    events = session.events[start:]
    for event, following in zip_longest(events, events[1:]):
        if goes_on(event, following):
            continue
        text = event.for_seat(seat).text()
        spoken = session.speaker(text)
        if spoken != str(text):
            yield words.capital(spoken)


def goes_on(event: Event, following: Event | None) -> bool:
    """Whether the next event says everything that this one could, such as consecutive steps of a walk. Such a type
    lists the fields that connect them (`in_a_row`).
    """
    same: tuple[str, ...] = getattr(event, "in_a_row", ())
    if not same or type(event) is not type(following):
        return False
    return all(getattr(event, field) == getattr(following, field) for field in same)


def ending(session: Session[Any, Any]) -> Iterator[str]:
    """How it ended, for each seat or for all at once."""
    outcome = session.outcome or ()
    alike = len({(one.won, one.reason, one.score) for one in outcome}) == 1
    for seat, one in enumerate(outcome):
        reason = session.speaker(say(f"end-{one.reason}"))
        if one.stage and alike:
            yield reason
            return
        result = session.speaker(say("end-won-word" if one.won else "end-lost-word"))
        if alike:
            yield session.speaker(say("end-all", result=result, reason=reason, score=one.score))
            return
        yield session.speaker(say("end-seat", seat=seat + 1, result=result, reason=reason, score=one.score))


def tell(session: Session[Any, Any], seat: int | None = None) -> Iterator[str]:
    """The whole story of a session, with its last picture."""
    yield from sentences(session, seat)
    yield from standing(session, seat)
    yield from ending(session)


def standing(session: Session[Any, Any], seat: int | None, width: int = 100) -> Iterator[str]:
    """The state of the game: counters, the whole map with its legend, and every character in a line."""
    scene, speak = session.scene(seat), session.speaker
    if scene is None:
        return
    yield from screen.header(scene, speak, width)
    for board in scene.boards:
        for drawn in drawing.strips(board, width):
            yield from drawn.lines
            yield from words.flow(drawing.legend(drawn, speak), width)
    yield from looking.round_the_table(scene, speak, width)
