"""Furniture and special elements for a bare map: as many as the rulebook's standard allows, where they bar no way.

[dun.adapt.simple-maps]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .definitions import Furniture, SpecialElement
from .dungeon import ELEMENTS, FURNITURE
from .quests import Furnishing, Quest
from .sheet_checks import Plan, connected, edges, footprint

PIECES: dict[str, Furniture | SpecialElement] = {
    **{card.id: card for card in FURNITURE},
    **{card.id: card for card in ELEMENTS},
}


class Proposal(NamedTuple):
    """A piece that the map has room for; `key` is its list in the sheet."""

    key: str
    put: Furnishing

    def line(self) -> str:
        """Ready for the sheet."""
        turned = "\nturned = true" if self.put.turned else ""
        return f'[[{self.key}]]\ncard = "{self.put.card}"\nat = [{self.put.at[0]}, {self.put.at[1]}]{turned}'


def propose(quest: Quest, furniture: int, elements: int) -> list[Proposal]:
    """So many pieces for a sheet, first for the rooms that have least.  [dun.adapt.simple-maps]"""
    room, found = Room(quest), list[Proposal]()
    plain = [card for card in ELEMENTS if (card.interaction_table or card.on_interaction) and not card.terrain]
    for key, cards, count in (("furniture", FURNITURE, furniture), ("elements", plain, elements)):
        for _ in range(count):
            put = room.next_piece(cards)
            if put is None:
                break
            found.append(Proposal(key, put))
    return found


class Room:
    """What is still free in each room of a sheet."""

    def __init__(self, quest: Quest) -> None:
        self.plan = Plan(quest)
        self.used = [put.card for put in (*quest.furniture, *quest.elements)]
        self.kept = {at for door in quest.doors for pair in edges(door) for at in pair}
        self.kept |= {*quest.start, *quest.goals, *quest.chests, *(trap.at for trap in quest.traps)}
        self.kept |= {fixed.at for fixed in quest.creatures} | ({quest.leader_at} if quest.leader_at else set())
        for ground in quest.ground:
            self.kept |= {
                (ground.at[0] + x, ground.at[1] + y) for x in range(ground.width) for y in range(ground.depth)
            }
        self.covered = {at for put in (*quest.furniture, *quest.elements) for at in footprint(put, PIECES[put.card])}
        self.rooms = [section.id for section in quest.sections if section.kind == "room"]

    def next_piece(self, cards: Sequence[Furniture | SpecialElement]) -> Furnishing | None:
        """The next card that the sheet does not have yet, in the barest room where it fits."""
        bare = sorted(self.rooms, key=lambda letter: (self.load(letter), letter))
        for letter in bare:
            for card in cards:
                if card.id in self.used:
                    continue
                put = next(self.fitting(card, letter), None)
                if put is not None:
                    self.used.append(card.id)
                    self.covered |= set(footprint(put, card))
                    return put
        return None

    def load(self, letter: str) -> int:
        """How many squares of a room are covered."""
        return len(self.covered & self.plan.squares(letter))

    def fitting(self, card: Furniture | SpecialElement, letter: str) -> Iterator[Furnishing]:
        """Where a piece can stand in a room: on free squares that nothing else needs, and the rest stays in one
        piece."""
        own = self.plan.squares(letter)
        for at in sorted(own, key=lambda at: (at[1], at[0])):
            for turned in (False, True)[: 1 + (card.width != card.depth)]:
                put = Furnishing(card.id, at, turned)
                squares = set(footprint(put, card))
                if squares <= own - self.kept - self.covered and connected(own - self.covered - squares):
                    yield put
