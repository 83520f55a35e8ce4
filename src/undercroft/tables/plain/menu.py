"""The options of a question as a menu: in groups, moves by square, short enough for a screen; and the meaning of a
typed line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import takewhile
from string import ascii_lowercase

import msgspec

from undercroft.kernel import CHANCE, IllegalAnswer, Option, Request, Text, say
from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Card, Cell, Scene

from . import words

SQUARE = re.compile(r"(-?\d{1,3})\s*[,;/ ]\s*(-?\d{1,3})")
DETAIL = {"brief": re.compile(r": "), "short": re.compile(r": | [(\[]")}
"""The beginning of the details in a label."""
PACKED = ("packed", "brief", "short")
"""The forms in which several options share a line."""
BRIEF = 24
"""Labels of at most this length are never shortened."""
MANY = 4
"""A group with at least this many options, each on its own square, is chosen by typing a square."""


class Numbered(msgspec.Struct):
    """An option and its number in the list."""

    number: int
    option: Option[object]
    said: str

    def __str__(self) -> str:
        return f"{self.number}. {self.said}"


class Menu:
    """The options of one request, beside the scene that they concern."""

    def __init__(
        self,
        request: Request,
        scene: Scene | None,
        speak: Speaker,
        numbers: Mapping[str, int] | None = None,
        maps: bool = True,
    ) -> None:
        self.request, self.speak, self.maps = request, speak, maps
        boards = scene.boards if scene else ()
        self.cells: dict[str, Cell] = {cell.id: cell for board in boards for cell in board.cells}
        zones = (*scene.zones, *(zone for sheet in scene.sheets for zone in sheet.zones)) if scene else ()
        self.cards: dict[str, Card] = {card.id: card for zone in zones for card in zone.cards}
        self.options = [
            Numbered(numbers[option.value] if numbers else place, option, words.option(option, speak))
            for place, option in enumerate(request.options, 1)
        ]
        self._letter({edge.id: edge.mark for board in boards for edge in board.edges})
        self.cut = False  # whether the last output is incomplete
        self._said: set[str] = set()  # cards that have been described above: each is described once

    def _letter(self, edges: dict[str, str]) -> None:
        """Give a letter to each door or wall without a number that options are about, if there are several."""
        doors = {one.number: tuple(id for id in one.option.at if id in edges) for one in self.options}
        doors = {number: () if any(edges[id] for id in ids) else ids for number, ids in doors.items()}
        letters = dict(zip(dict.fromkeys(filter(None, doors.values())), ascii_lowercase, strict=False))
        self.doors = {number: letters.get(ids, "") for number, ids in doors.items()} if len(letters) > 1 else {}
        """The letter on the map for each option at a door or wall without a number, where several can be meant."""
        self.signs = {id: letter for ids, letter in letters.items() for id in ids} if len(letters) > 1 else {}

    @cached_property
    def groups(self) -> dict[str, list[Numbered]]:
        found: dict[str, list[Numbered]] = {}
        for one in self.options:
            found.setdefault(one.option.group, []).append(one)
        return found

    @cached_property
    def by_square(self) -> dict[str, list[Numbered]]:
        """In each group, the options that are chosen by typing a square."""
        if len(self.options) <= MANY + 1:
            return {}
        found = {group: [one for one in some if self.square(one)] for group, some in self.groups.items()}
        return {group: some for group, some in found.items() if len(some) >= MANY}

    def square(self, one: Numbered) -> str:
        """The main square of an option."""
        first = one.option.at[:1]
        return first[0] if first and first[0] in self.cells else ""

    @property
    def marked(self) -> set[str]:
        """Every square that can be typed."""
        return {self.square(one) for some in self.by_square.values() for one in some}

    @property
    def of_cards(self) -> bool:
        """Whether it is a choice among cards."""
        return sum(not self.cards.keys().isdisjoint(one.option.at) for one in self.options) * 2 > len(self.options)

    def label(self, one: Numbered) -> str:
        """What an option says under the heading of its group, and its letter on the map."""
        return one.said.removeprefix(f"{self.title(one.option.group)}: ") + self.sign(one)

    def sign(self, one: Numbered) -> str:
        letter = self.doors.get(one.number)
        return f" [{letter}]" if letter else ""

    def title(self, group: str) -> str:
        return self.speak(Text(f"group-{group}")) if group else ""

    # ------------------------------------------------------------------------------------------ on the screen

    def lines(self, width: int, height: int, telling: int | None = None) -> list[str]:
        """The menu in the longest form that fits: with card texts or figures if those fit `telling` lines, then a line
        per option, options in a row, one clipped line each, or short labels. `list` always shows everything.
        """
        self.cut = self.short = False
        room = height if telling is None else min(height, telling)
        listed = height if len(self.groups) == 1 else room  # headings would take too many lines
        for how, most in (("told", room), ("figured", room), ("listed", listed), ("packed", height)):
            self._said.clear()
            found = self._grouped(width, how)
            if len(found) <= most:
                return found
        self.short = True
        for how in ("clipped", "brief", "short"):
            found = self._grouped(width, how)
            found += words.fold(self.speak(say("menu-short")), width)[:1]
            if len(found) <= height:
                return found
        self.cut = True
        kept = found[: max(1, height - 1)]
        return [*kept, *words.fold(self.speak(say("menu-more", count=len(self.options))), width)[:1]]

    def _grouped(self, width: int, how: str) -> list[str]:
        """Group after group; where options are packed, short groups share a line, so that the map has more of them."""
        found: list[list[str]] = []
        for group in self.groups:
            lines = list(self._group(group, width, how))
            both = f"{found[-1][0]} | {lines[0].strip()}" if found and len(lines) == len(found[-1]) == 1 else ""
            if both and how in PACKED and self.title(group) and len(both) <= width:
                found[-1] = [both]
            else:
                found.append(lines)
        return [line for lines in found for line in lines]

    def folded(self, width: int, height: int) -> list[str]:
        """The menu where the map matters more: starting with the last group, groups are reduced to a single line
        with their first options and last number, until the menu fits. The first group, the main one, stays complete."""
        found = {group: list(self._group(group, width, "packed")) for group in self.groups}
        note = words.fold(self.speak(say("menu-short")), width)[:1]
        for group in reversed(list(self.groups)[1:]):
            if sum(map(len, found.values())) + len(note) <= height:
                break
            if len(found[group]) > 1 and group not in self.by_square:
                found[group] = [self._first(group, found[group][0], width)]
        return [line for some in found.values() for line in some] + note

    def _first(self, group: str, line: str, width: int) -> str:
        """The first line of a group, with whole options if more than one is there, and the number of its last one."""
        first, last = self.groups[group][0].number, self.groups[group][-1].number
        more = f" ... {last}." if last > first else " ..."
        while len(line) + len(more) > width:
            shorter = line.rpartition("  ")[0]
            line = shorter if f"{first}. " in shorter else words.fold(line, width - len(more))[0]
        return line + more

    def _group(self, group: str, width: int, how: str) -> Iterator[str]:
        title, typed = self.title(group), self.by_square.get(group, [])
        some = [one for one in self.groups[group] if one not in typed]
        if typed:
            squares = {self.square(one) for one in typed}
            id = "menu-squares" if self.maps else "menu-squares-listed"
            sentence = self.speak(say(id, count=len(squares), square=self.name(self.square(typed[0]))))
            action = " ".join(shared([one.said for one in typed]))
            head = ", ".join(dict.fromkeys(part for part in (title, action) if part))
            yield from words.fold(f"  {head + ': ' if head else ''}{sentence}", width, "    ")
        if how in PACKED and some:
            named = self._short(how)
            lone = len(some) == 1 and named[some[0].number] == title
            head = f"  {title}: " if title and not typed and not lone else "    " if typed else "  "
            shown = [f"{one.number}. {named[one.number]}" for one in some]
            yield from words.flow([head + shown[0], *shown[1:]], width, "  ", "    ")
        elif some:
            if title and not typed and len(self.groups) > 1:
                yield f"  {title}:"
            for one in some:
                yield from self._line(one, width, how)

    def _line(self, one: Numbered, width: int, how: str) -> Iterator[str]:
        """An option on a line of its own, with what its card says if asked for."""
        figures = self._figures(one) if how == "figured" else ""
        lines = words.fold(f"  {one}{self.sign(one)}{figures}", width, "     ")
        if how == "clipped" and len(lines) > 1:
            lines = [words.fold(lines[0], width - 4)[0] + " ..."]
        yield from lines
        if how == "told":
            yield from self._told(one, width)

    def _short(self, how: str) -> dict[int, str]:
        """Every option without the part of its label after a colon (or also in brackets), unless two options would
        look the same."""
        labels = {one.number: self.label(one) for one in self.options}
        if how == "packed":
            return labels
        found = {
            number: label if len(label) <= BRIEF else whole(DETAIL[how].split(label, maxsplit=1)[0])
            for number, label in labels.items()
        }
        times = Counter(found.values())
        signs = {one.number: self.sign(one) for one in self.options}
        return {
            number: short.removesuffix(signs[number]) + signs[number] if times[short] == 1 else labels[number]
            for number, short in found.items()
        }

    def _card(self, one: Numbered) -> tuple[Card | None, list[str]]:
        """The card that an option is about, and its figures; none if they have been shown already, in the label or
        above."""
        card = next((self.cards[id] for id in one.option.at if id in self.cards), None)
        if card is None or card.id in self._said:
            return None, []
        self._said.add(card.id)
        figures = [words.value(figure, self.speak) for figure in card.figures]
        label = set(words.parts(one.said))
        said = sum(words.parts(figure)[-1] in label for figure in figures) * 2 > len(figures)
        return card, [] if said else figures

    def _told(self, one: Numbered, width: int) -> Iterator[str]:
        """The text of the card that an option is about, except what the label already says."""
        card, parts = self._card(one)
        text = self.speak(card.text) if card and card.text else ""
        label, said = set(words.parts(one.said)), words.parts(text)
        parts += [text] if sum(word in label for word in said) * 2 < len(said) else []
        yield from words.fold(f"     {'; '.join(parts)}", width, "     ") if parts else ()

    def _figures(self, one: Numbered) -> str:
        """What kind of card an option is about, and its figures."""
        card, parts = self._card(one)
        kind = [self.speak(card.kind)] if card and card.kind else []
        return f": {'; '.join([*kind, *parts])}" if parts else ""

    def everything(self, width: int) -> list[str]:
        """All options under their headings: a line each, squares one after the other."""
        found = []
        for group, some in self.groups.items():
            if self.title(group):
                found.append(f"  {self.title(group)}:")
            typed = [one for one in some if one in self.by_square.get(group, [])]
            found += words.flow([f"  {typed[0]}", *map(str, typed[1:])], width, "  ", "  ") if typed else []
            rest = [one for one in some if one not in typed]
            found += [line for one in rest for line in words.fold(f"  {one}{self.sign(one)}", width, "     ")]
        return found

    def name(self, cell: str) -> str:
        return f"{self.cells[cell].x},{self.cells[cell].y}"

    # ------------------------------------------------------------------------------------------ what is meant

    def meant(self, line: str) -> str:
        """The option that a line means: a number, a square, a label or a value, or the beginning of one."""
        if self.request.seat == CHANCE:
            return line
        if line.isascii() and line.isdigit() and len(line) < 7:
            return self._by_number(int(line))
        if any(line == one.option.value for one in self.options):
            return line
        found = self._at_square(line) or self._begun(line)
        if len(found) > 1:
            raise IllegalAnswer(self.speak(say("menu-which", given=line[:40], options=self._listed(found))))
        if not found and SQUARE.fullmatch(line):
            raise IllegalAnswer(self.speak(say("menu-no-square", square=line)))
        return found[0].option.value if found else line

    def _by_number(self, number: int) -> str:
        """Squares show no numbers, because a number typed for something else must not move anyone. Options at the same
        square are told apart by their numbers.
        """
        for one in (one for some in self.by_square.values() for one in some):
            square = self.name(self.square(one))
            if one.number == number and len(self._at_square(square)) == 1:
                raise IllegalAnswer(self.speak(say("menu-square-number", number=number, square=square)))
        return self.numbered(number).value

    def numbered(self, number: int) -> Option[object]:
        found = next((one.option for one in self.options if one.number == number), None)
        if found is None:
            raise IllegalAnswer(self.speak(say("plain-no-number", most=max(one.number for one in self.options))))
        return found

    def _listed(self, found: list[Numbered]) -> str:
        shown = "; ".join(map(str, found[:6]))
        return shown if len(found) <= 6 else f"{shown}; ..."

    def _at_square(self, line: str) -> list[Numbered]:
        square = SQUARE.fullmatch(line)
        if not square:
            return []
        wanted = (int(square[1]), int(square[2]))
        here = {id for id, cell in self.cells.items() if (cell.x, cell.y) == wanted}
        return [one for one in self.options if here & set(one.option.at)]

    def _begun(self, line: str) -> list[Numbered]:
        """Options with this label; else whose value begins like this; else whose label does; else whose label
        contains each word, whole or in part."""
        wanted = line.lower()
        tests = (
            lambda one: one.option.label.lower() == wanted,
            lambda one: one.option.value.lower().startswith(wanted),
            lambda one: one.option.label.lower().startswith(wanted),
            lambda one: len(wanted) > 2 and set(wanted.split()) <= set(one.option.label.lower().split()),
            lambda one: len(wanted) > 2 and all(word in one.option.label.lower() for word in wanted.split()),
        )
        return next((found for test in tests if (found := [one for one in self.options if test(one)])), [])


def shared(labels: list[str]) -> list[str]:
    """The words with which all labels begin; none if the labels only contain the square.

    >>> shared(["Move the chair to 3,4", "Move the chair to 5,4"])
    ['Move', 'the', 'chair', 'to']
    >>> shared(["3,4", "5,4"]), shared(["Search", "Search"])
    ([], [])
    """
    rows = [label.split() for label in labels]
    alike = takewhile(lambda some: len(set(some)) == 1, zip(*rows, strict=False))
    found = [some[0] for some in alike]
    return found if any(len(row) > len(found) for row in rows) else []


def whole(short: str) -> str:
    """A shortened label without an unclosed bracket.

    >>> whole("Shoot the rat (4 dice"), whole("Shoot (4 dice) the rat")
    ('Shoot the rat', 'Shoot (4 dice) the rat')
    """
    return short.rpartition(" (")[0] if short.count("(") > short.count(")") else short
