"""`look`: the full description of everything printed or on the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from undercroft.kernel import Option, Request, Session, say
from undercroft.kernel.text import Speaker
from undercroft.tables import drawing
from undercroft.tables.printed import named
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.scene import Bar, Board, Card, Piece, Scene, Sheet, Zone

from . import screen, words
from .menu import DETAIL, SQUARE, Menu

MOST = 5
NUMBER = re.compile(r" \d+$")
"""The number that distinguishes monsters of one kind."""


def look(
    session: Session[Any, Any],
    request: Request,
    seat: int | None,
    wanted: str,
    width: int,
    numbers: Mapping[str, int] | None = None,
) -> Iterator[str]:
    """Look at a name, a square or the number of an option; without an argument, at the whole table."""
    scene: Scene | None = session.scene(seat)
    speak = session.speaker
    if scene is None:
        yield speak(say("look-nothing", wanted=wanted))
        return
    if not wanted:
        yield from round_the_table(scene, speak, width)
        return
    option = _numbered(session, request, scene, wanted, numbers)
    if option is not None:
        yield from words.fold(words.option(option, speak), width)
        yield from _laid(session, request, scene, option, width)
        found = _by_option(session, scene, option)
    else:
        found = _by_square(scene, wanted) or _by_name(session, scene, wanted)
    if not found and option is None:
        id = "look-empty" if SQUARE.fullmatch(wanted) else "look-nothing"
        yield from words.fold(speak(say(id, wanted=wanted[:40])), width)
    for thing in found[:MOST]:
        yield from describe(_printed(session, thing), speak, width)
    if len(found) > MOST:
        yield speak(say("look-more", count=len(found) - MOST))


Thing = Card | Sheet | Piece | Zone


def _printed(session: Session[Any, Any], thing: Thing) -> Thing:
    """The printed text about a piece without a sheet, such as furniture."""
    if not isinstance(thing, Piece) or thing.bars or thing.badges:
        return thing
    name = session.speaker(thing.name)
    return next((card for card in glossary(session).values() if session.speaker(card.name) == name), thing)


def _laid(
    session: Session[Any, Any], request: Request, scene: Scene, option: Option[object], width: int
) -> Iterator[str]:
    """The map with the tile that an option would place; or the tile alone, if its place is unknown."""
    new: Board | None = session.preview(request.seat, option)
    if new is None:
        return
    old, places = scene.boards[0], {(cell.x, cell.y) for cell in new.cells}
    named = {cell.id: msgspec.structs.replace(cell, id=f"new-{cell.id}", room="new") for cell in new.cells}
    if any((cell.x, cell.y) in places and cell.kind != "empty" for cell in old.cells):
        yield from drawing.letters(new, axes=False).lines
        return
    kept = tuple(cell for cell in old.cells if (cell.x, cell.y) not in places)
    pieces = (
        *old.pieces,
        *(msgspec.structs.replace(one, cells=tuple(f"new-{cell}" for cell in one.cells)) for one in new.pieces),
    )
    both = msgspec.structs.replace(old, cells=(*kept, *named.values()), edges=(*old.edges, *new.edges), pieces=pieces)
    drawn = drawing.letters(both, focus=[cell.id for cell in named.values()], width=width)
    yield from drawn.lines
    yield from words.flow(drawing.legend(drawn, session.speaker), width)


def _numbered(
    session: Session[Any, Any], request: Request, scene: Scene, wanted: str, numbers: Mapping[str, int] | None
) -> Option[object] | None:
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 7):
        return None
    return Menu(request, scene, session.speaker, numbers).numbered(int(wanted))


def _by_option(session: Session[Any, Any], scene: Scene, option: Option[object]) -> list[Thing]:
    """The things an option concerns; otherwise the printed things that it names, or that its label begins with."""
    at, cards = set(option.at), glossary(session)
    found = list(_meant(scene, [thing for thing in _things(scene) if thing.id in at]))
    found = found or [cards[id] for id in named(option, cards)]
    name = DETAIL["short"].split(option.label, maxsplit=1)[0]
    return found or [card for card in cards.values() if session.speaker(card.name) == name]


def _by_square(scene: Scene, wanted: str) -> list[Thing]:
    square = SQUARE.fullmatch(wanted)
    if not square:
        return []
    place = (int(square[1]), int(square[2]))
    here = {cell.id for board in scene.boards for cell in board.cells if (cell.x, cell.y) == place}
    return list(_meant(scene, [piece for board in scene.boards for piece in board.pieces if here & set(piece.cells)]))


def _by_name(session: Session[Any, Any], scene: Scene, wanted: str) -> list[Thing]:
    """Sheets before cards, whole names before parts of names; a kind of monster means also the first that is here."""
    every: list[Thing] = [*scene.sheets, *glossary(session).values()]
    named = [(session.speaker(thing.name).lower(), thing) for thing in every]
    word = wanted.lower()
    if numbered := [thing for name, thing in named if isinstance(thing, Sheet) and NUMBER.sub("", name) == word]:
        return [numbered[0], *(thing for name, thing in named if name == word and thing not in numbered)]
    for fits in (lambda name: name == word, lambda name: name.startswith(word), lambda name: word in name):
        if found := [thing for name, thing in named if fits(name)]:
            return found
    return []


def pointed(session: Session[Any, Any], seat: int, wanted: str) -> list[str]:
    """The ids a player points at: everything on a square, or everything of that name; whole names come before parts of
    names.
    """
    scene: Scene | None = session.scene(seat)
    if scene is None:
        return []
    if square := SQUARE.fullmatch(wanted):
        cells = [c.id for board in scene.boards for c in board.cells if (c.x, c.y) == (int(square[1]), int(square[2]))]
        here = [p.id for board in scene.boards for p in board.pieces if set(cells) & set(p.cells)]
        return here or cells
    edges = [edge for board in scene.boards for edge in board.edges if edge.name]
    named = [(session.speaker(thing.name).lower(), thing.id) for thing in (*_things(scene), *edges) if thing.name]
    word = wanted.lower()
    for fits in (lambda name: name == word, lambda name: name.startswith(word), lambda name: word in name):
        if found := [id for name, id in named if fits(name)]:
            return found[:MOST]
    return []


def _things(scene: Scene) -> Iterator[Thing]:
    yield from scene.sheets
    for board in scene.boards:
        yield from board.pieces
    for zone in (*scene.zones, *(zone for sheet in scene.sheets for zone in sheet.zones)):
        yield from zone.cards


def _meant(scene: Scene, found: Iterable[Thing]) -> Iterator[Thing]:
    """The sheet that a piece opens, or the piece itself."""
    sheets = {sheet.id: sheet for sheet in scene.sheets}
    seen: set[str] = set()
    for thing in found:
        meant = sheets.get(thing.sheet, thing) if isinstance(thing, Piece) else thing
        if meant.id not in seen:
            seen.add(meant.id)
            yield meant


# ------------------------------------------------------------------------------------------------ in words


def describe(thing: Thing, speak: Speaker, width: int) -> Iterator[str]:
    """A card, a sheet or a piece in full."""
    if isinstance(thing, Card):
        yield from card(thing, speak, width)
    elif isinstance(thing, Sheet):
        yield from sheet(thing, speak, width)
    elif isinstance(thing, Piece):
        bars, badges = [bar(one, speak) for one in thing.bars], [words.value(one, speak) for one in thing.badges]
        yield from words.flow([speak(thing.name), *bars, *badges], width, ", ")
    else:
        yield from screen.cards(thing, speak, width)


def card(one: Card, speak: Speaker, width: int) -> Iterator[str]:
    kind = f" ({speak(one.kind)})" if one.kind else ""
    cost = [speak(say("look-cost", cost=one.cost))] if one.cost is not None else []
    figures = [words.value(figure, speak) for figure in (*one.figures, *one.badges)]
    yield from words.flow([f"{speak(one.name)}{kind}", *cost, *figures], width, ", ")
    for text in (one.text, one.flavour):
        if text is not None:
            yield from words.fold("  " + speak(text), width, "  ")


def sheet(one: Sheet, speak: Speaker, width: int) -> Iterator[str]:
    yield from headed(one, f" ({speak(one.kind)})" if one.kind else "", speak, width)
    lines = []
    for some in (one.values, one.conditions):
        lines.append(words.flow([words.value(each, speak) for each in some], width - 2, ", "))
    lines += [screen.cards(zone, speak, width - 2) for zone in one.zones]
    yield from (f"  {line}" for some in lines for line in some)
    if one.text is not None:
        yield from words.fold("  " + speak(one.text), width, "  ")


def headed(one: Sheet, kind: str, speak: Speaker, width: int) -> list[str]:
    """A sheet's name, what it is doing, and its bars."""
    state = f": {speak(one.state)}" if one.state else ""
    return words.flow([f"{speak(one.name)}{kind}{state}", *(bar(each, speak) for each in one.bars)], width, ", ", "  ")


def bar(one: Bar, speak: Speaker) -> str:
    return f"{speak(one.name)} {one.value}/{one.most}"


def round_the_table(scene: Scene, speak: Speaker, width: int) -> Iterator[str]:
    """Everybody in one line each, then the open cards, then what there is to do."""
    for one in scene.sheets:
        yield from headed(one, "", speak, width)
    for zone in scene.zones:
        if zone.cards:
            yield from screen.cards(zone, speak, width)
        elif zone.count:
            yield f"{speak(zone.name)}: {zone.count}"
    for note in scene.notes:
        yield from words.fold(speak(note), width)
