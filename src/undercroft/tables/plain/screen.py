"""One screen: the state of the game, the map around the point of interest, the hand, the question and its options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from undercroft.kernel import CHANCE, Request, Session, say
from undercroft.kernel.text import Speaker
from undercroft.tables import drawing
from undercroft.toolkit.scene import Board, Card, Scene, Track, Zone

from . import words
from .menu import Menu
from .surroundings import around

GOOD_MAP, WALKED_MAP, LEAST_MAP, SMALLEST_MAP = 13, 10, 6, 5
"""Lines for the map and its legend next to a menu with card texts; lines for both if squares are typed; lines for
the map alone next to a plain menu; lines for both next to a crowded one."""


LEGEND = 24
"""The minimum width of a legend on the right of the map."""


class Screen(msgspec.Struct):
    """The lines of a screen, whether it names every option and shows the board, the number of lines of the options and
    of the map, and what it says about the situation in words."""

    lines: list[str]
    whole: bool
    options: int
    map: int
    told: tuple[str, ...] = ()


def screen(
    session: Session[Any, Any],
    request: Request,
    width: int,
    height: int,
    maps: bool = True,
    numbers: Mapping[str, int] | None = None,
    known: tuple[str, ...] = (),
) -> Screen:
    """Question, options and map, in at most `height` lines where that is possible. Without `maps`, the surroundings are
    described in words, and lines about the situation that are `known` are left out. `numbers` are those of the options,
    if not 1, 2, 3 ..."""
    speak, scene = session.speaker, session.scene(request.seat if request.seat != CHANCE else None)
    menu = Menu(request, scene, speak, numbers, maps)
    question = words.fold(words.capital(request.prompt), width)
    room = height - 1 - len(question)
    status = [*header(scene, speak, width), *at_hand(scene, request, speak, width)] if scene else []
    boards: tuple[Board, ...] = scene.boards if scene else ()
    focus = _focus(boards[0], menu) if boards else []
    sketches = previews(session, request, width, (room - len(status)) * 2 // 3) if maps else []
    wanted = bool(focus and not sketches and maps)
    room -= len(status) + len(sketches)
    good = min(GOOD_MAP, len(drawing.letters(boards[0], width=width).lines) + 2) if wanted else 0
    options = (
        _options(menu, width, room, good) if wanted else menu.lines(width, max(4, room), room if not sketches else 0)
    )
    left = room - len(options)
    picture = board(boards[0], menu, focus, width, left) if maps and boards and left > 3 else []
    told: tuple[str, ...] = ()
    if not maps:
        near = words.fold(around(scene, request, speak), width) if scene and boards else []
        told = ("\n".join(status), "\n".join(near))
        status = status if told[0] not in known else []
        picture = near if told[1] not in known else []
    lines = [*status, *picture, *sketches, *question, *options]
    whole = not menu.cut and (not wanted or bool(picture)) and len(lines) < height
    return Screen(lines, whole, len(options), len(picture), told)


def _options(menu: Menu, width: int, room: int, good: int) -> list[str]:
    """The menu beside a map. If squares are typed, the map matters more than one line per option; but an option's
    effect matters more than another row of the map.
    """
    walked = min(WALKED_MAP, good) if menu.by_square else 0
    large, least = max(walked, LEAST_MAP + 2), LEAST_MAP + 2
    for lines, in_short in ((large, False), (least, False), (large, True), (least, True)):
        options = menu.lines(width, max(4, room - lines), room - good)
        if not menu.cut and (in_short or not menu.short):
            return options
    for least in (walked, LEAST_MAP + 2, SMALLEST_MAP) if walked else ():
        if len(folded := menu.folded(width, room - least)) <= room - least:
            return folded
    return menu.lines(width, max(4, room - SMALLEST_MAP), room - good)


def previews(session: Session[Any, Any], request: Request, width: int, height: int) -> list[str]:
    """A drawing of each way to place a tile, under the option's number, as far as they fit."""
    ends = (request.options[:1], request.options[-1:])  # such a question offers nothing but placements
    if all(session.preview(request.seat, one) is None for some in ends for one in some):
        return []
    boards = [(number, session.preview(request.seat, one)) for number, one in enumerate(request.options, 1)]
    drawn = [(number, drawing.letters(one, axes=False)) for number, one in boards if one is not None]
    for count in range(len(drawn), 0, -1):
        found = drawing.beside([(f"{number}:", one.lines) for number, one in drawn[:count]], width)
        meant = dict.fromkeys(line for _, one in drawn[:count] for line in drawing.legend(one, session.speaker))
        found += words.flow(meant, width)[:1]
        if len(found) <= height:
            return found
    return []


def header(scene: Scene, speak: Speaker, width: int) -> list[str]:
    """The headline and all tracks in one or two lines."""
    return words.flow([speak(scene.headline), *(track(one, speak) for one in scene.tracks)], width)[:2]


def track(one: Track, speak: Speaker) -> str:
    value = one.value if isinstance(one.value, int | str) else speak(one.value)
    return f"{speak(one.name)} {value}" + (f"/{one.most}" if one.most is not None else "")


def at_hand(scene: Scene, request: Request, speak: Speaker, width: int) -> list[str]:
    """The names of the cards that this seat holds and of those that the question is about."""
    asked = set(request.at)
    held = [zone for sheet in scene.sheets if sheet.id in asked for zone in sheet.zones if zone.kind == "hand"]
    own = [zone for zone in scene.zones if zone.id in asked or (zone.kind == "hand" and zone.seat == request.seat)]
    return [line for zone in (*held, *own) for line in cards(zone, speak, width)]


def cards(zone: Zone, speak: Speaker, width: int) -> list[str]:
    names = [named(card, speak, zone.kind == "market") for card in zone.cards]
    return words.flow([f"{speak(zone.name)}: {names[0]}", *names[1:]], width, ", ", "  ") if names else []


def named(card: Card, speak: Speaker, priced: bool) -> str:
    """A card's name with its condition and, if it is for sale, its price."""
    badges = [words.value(badge, speak) for badge in card.badges]
    price = [str(card.cost)] if priced and card.cost is not None else []
    return speak(card.name) + (f" ({', '.join([*price, *badges])})" if price or badges else "")


def board(one: Board, menu: Menu, focus: list[str], width: int, height: int) -> list[str]:
    """The map around the question and its options, with as much of the legend as fits. A board that the question is
    not about is shown completely or not at all.
    """
    whole = drawing.letters(one, marked=menu.marked, signs=menu.signs, focus=focus, width=width)
    if not focus and (len(whole.lines) >= height or not whole.whole):
        return []
    if len(found := beside(one, menu, focus, width, height)):
        return found
    meaning = legend(whole, menu.speak, width)
    room = height - min(len(meaning), max(2, height - len(whole.lines)))
    drawn = (
        whole
        if len(whole.lines) <= room
        else drawing.letters(
            one, marked=menu.marked, signs=menu.signs, focus=focus, width=width, height=max(SMALLEST_MAP - 1, room)
        )
    )
    meaning = legend(drawn, menu.speak, width)
    return [*drawn.lines, *meaning[: max(1, height - len(drawn.lines))]]


def beside(one: Board, menu: Menu, focus: list[str], width: int, height: int) -> list[str]:
    """The map with its legend on the right if it is narrow enough, which leaves more rows."""
    drawn = drawing.letters(one, marked=menu.marked, signs=menu.signs, focus=focus, width=width, height=height)
    across = max(map(len, drawn.lines), default=width) + 3
    meaning = legend(drawn, menu.speak, width - across) if width - across >= LEGEND else []
    if not meaning or len(meaning) > len(drawn.lines) or len(drawn.lines) > height:
        return []
    meaning += [""] * (len(drawn.lines) - len(meaning))
    return [f"{line:{across}}{says}".rstrip() for line, says in zip(drawn.lines, meaning, strict=True)]


def legend(drawn: drawing.LetterMap, speak: Speaker, width: int) -> list[str]:
    parts: Iterator[str] = drawing.legend(drawn, speak)
    more = [] if drawn.whole else [speak(say("map-cut"))]
    return words.flow([*more, *parts], width)


def _focus(one: Board, menu: Menu) -> list[str]:
    """The squares that the question and its options concern: directly, through a piece, or through the sheet of a
    piece.
    """
    places = {piece.sheet: piece.cells for piece in one.pieces if piece.sheet}
    places |= {cell.id: (cell.id,) for cell in one.cells} | {piece.id: piece.cells for piece in one.pieces}
    about = [cell for id in menu.request.at for cell in places.get(id, ())]
    return about or [cell for entry in menu.options for id in entry.option.at for cell in places.get(id, ())]
