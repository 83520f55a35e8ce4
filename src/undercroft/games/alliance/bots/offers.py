"""What the active hero is offered, by kinds, each of them listed when somebody asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..content import Content
from ..content.definitions import Card
from ..rules import battle, cards, challenges, doors
from ..rules.activation import Actions
from ..rules.options import AGAIN, DONE, PRIMARY, Attack, Burst, Handle, Move, Passage, Playing, Spin, card_of
from ..rules.reach import cell_of
from ..rules.strengths import blow
from ..state import HEROES, State, Turn
from .worth import Facts, book


class Offer:
    """All that the rules allow a hero who has its space for itself. Repeating a card type is not thought of."""

    __slots__ = ("_ways", "book", "content", "hero", "points", "state", "turn")

    def __init__(self, state: State, content: Content, turn: Turn, points: int) -> None:
        self.state, self.content, self.turn, self.points, self.hero = state, content, turn, points, turn.hero
        self.book = book(content, state.heroes[turn.hero].card)
        self._ways: dict[str, list[Playing]] = {}

    def cards(self, kind: frozenset[str]) -> list[Facts]:
        """The different cards of a kind in hand that the hero could use, if there is somebody to use them on."""
        hand = self.state.alliances[self.hero // HEROES].hand
        if kind.isdisjoint(hand):
            return []
        found = self.book.among(kind, list(dict.fromkeys(hand)))
        return [known for known in found if known.speed_cost <= self.points]

    def ways(self, card: Card) -> list[Playing]:
        """All ways to play a card now."""
        found = self._ways.get(card.id)
        if found is None:
            found = self._ways[card.id] = self._listed(card)
        return found

    def _listed(self, card: Card) -> list[Playing]:
        held = len(self.state.alliances[self.hero // HEROES].hand)
        return [one for one in cards.ways(self.state, self.content, self.turn, card, held) if not one.repeat]

    def step(self, start: int, cell: int) -> Move | None:
        """A step on the way to a free space that the Speed points reach."""
        return Move(start, cell)

    def attack(self, target: int, source: str) -> Attack | None:
        """One that the hero plans from where it stands: it must have played the card, and face the target."""
        state, content, hero = self.state, self.content, self.hero
        if source != PRIMARY and source not in state.heroes[hero].column:
            return None
        faces = battle.in_front(state, content, hero, blow(state, content, hero, source), cell_of(state, target))
        return Attack(hero, target, card_of(state, target), source) if faces else None

    def spin(self) -> Spin | None:
        return None if self.turn.attacked else Spin(self.hero)

    def again(self) -> bool:
        """Whether the attack can be given up for a second movement."""
        turn = self.turn
        return turn.movement == 1 and turn.used > 0 and not turn.attacked and not turn.resting

    def burst(self, wanted: Burst) -> Burst | None:
        return wanted if wanted in cards.bursts(self.state, self.content, self.turn) else None

    def passages(self) -> list[Passage]:
        return doors.passages(self.state, self.content, self.hero) if self.points > 0 else []

    def handlings(self) -> list[Handle]:
        if self.points <= 0 or not self.state.challenges:
            return []
        return challenges.handlings(self.state, self.content, self.hero)

    def chests(self) -> list[Handle]:
        """What can be done about the chests next to the hero."""
        if self.points <= 0 or not self.state.challenges:
            return []
        return challenges.chests(self.state, self.content, self.hero)

    def rest(self) -> Any:
        """What is answered when there is nothing to do."""
        return DONE


class Few(Offer):
    """Some options only: what is left in a space that is shared, or what somebody else has chosen to ask about."""

    __slots__ = ("options",)

    def __init__(self, state: State, content: Content, turn: Turn, points: int, options: Sequence[Any]) -> None:
        super().__init__(state, content, turn, points)
        self.options = options
        for one in options:
            if type(one) is Playing and not one.repeat:
                self._ways.setdefault(one.card, []).append(one)

    def cards(self, kind: frozenset[str]) -> list[Facts]:
        return self.book.among(kind, list(self._ways))

    def _listed(self, card: Card) -> list[Playing]:
        return []

    def step(self, start: int, cell: int) -> Move | None:
        move = Move(start, cell)
        return move if move in self.options else None

    def attack(self, target: int, source: str) -> Attack | None:
        attacks = (one for one in self.options if type(one) is Attack)
        return next((one for one in attacks if (one.target, one.source) == (target, source)), None)

    def spin(self) -> Spin | None:
        return next((one for one in self.options if type(one) is Spin), None)

    def again(self) -> bool:
        return AGAIN in self.options

    def burst(self, wanted: Burst) -> Burst | None:
        return wanted if wanted in self.options else None

    def passages(self) -> list[Passage]:
        return [one for one in self.options if isinstance(one, Passage)]

    def handlings(self) -> list[Handle]:
        return [one for one in self.options if type(one) is Handle]

    def chests(self) -> list[Handle]:
        return self.handlings()

    def rest(self) -> Any:
        return DONE if DONE in self.options else self.options[0]


def offer(state: State, content: Content, turn: Turn, points: int, options: Sequence[Any]) -> Offer:
    """These options; those that nobody has listed are all that there are."""
    if type(options) is Actions:
        return Offer(state, content, turn, points)
    return Few(state, content, turn, points, options)
