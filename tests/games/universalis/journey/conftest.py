"""Journeys for the rule tests: heroes on the map of Arasca, with events, dice and answers written by the test."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from undercroft.games.universalis.content.journey.places import DECKS
from undercroft.games.universalis.content.settlements import Offer, TravelEvent
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.road import Group, Vessel
from undercroft.games.universalis.rules.encounters import figure_of
from undercroft.games.universalis.setup import add_hero, setup
from undercroft.games.universalis.spine import next_step
from undercroft.games.universalis.state import HEROES, Figure, enlist
from undercroft.kernel import Catalogue, configure
from undercroft.testing import ScriptedTable, run

QUIET = tuple(TravelEvent(id=f"quiet-{deck}", place=deck, needs=7, offers=(Offer("watch"),)) for deck in DECKS)
"""A card of each kind that never happens on its own number."""


class Trip:
    """Heroes on the map. `go` runs the game's own steps until its script is used up."""

    def __init__(
        self,
        at: str = "t30",
        *,
        inside: str = "",
        heroes: Iterable[str] = ("borgron", "taeral"),
        events: Iterable[TravelEvent] = (),
        mode: str = "artificial",
        turn: int = 1,
    ) -> None:
        printed = base()
        found = tuple(events)
        quiet = tuple(one for one in QUIET if one.place not in {card.place for card in found})
        self.content = msgspec.structs.replace(printed, travel=Catalogue("Travel Events", (*found, *quiet)))
        config = configure(GAME.info, seed=1, seats=2, mode=mode, scenario="journey")
        self.state = setup(config, self.content)
        self.t = ScriptedTable(GAME, self.state, self.content)
        self.heroes = [add_hero(self.t, card, 0) for card in heroes]
        for hero in self.heroes:
            hero.fortune, hero.coins = 0, 10
        assert self.state.road is not None
        self.road = self.state.road
        self.chart = self.content.charts[self.road.region]
        self.state.turn.phase, self.road.turn, self.road.lair = "road", turn, self.chart.region.dark
        self.road.groups = [Group([hero.id for hero in self.heroes], at, inside=inside)]

    @property
    def group(self) -> Group:
        return self.road.groups[0]

    def companion(self, hero: Figure, card: str, kind: str = "pet", **more: Any) -> Figure:
        """Somebody who follows a hero."""
        figure = figure_of(self.t, self.content.companions[card], HEROES, hero.seat, kind, hero.id)
        for name, value in more.items():
            setattr(figure, name, value)
        enlist(self.state, figure)
        return figure

    def afloat(self, at: str, kind: str = "merchant-ship", structure: int = 6) -> None:
        """The group is on a boat."""
        self.group.at, self.group.inside, self.group.boat = at, "", Vessel(kind, structure, at)

    def night(self, dice: Iterable[int] = ()) -> None:
        """The group's turn ends, and the next one begins."""
        turn = self.road.turn
        self.t.script(dice)
        while self.road.turn == turn:
            self.step()
        assert not self.t.left_dice

    def go(self, *answers: str, dice: Iterable[int] = ()) -> None:
        """Answer these questions with these dice. Afterwards nothing of the script is left."""
        self.t.script(dice, answers)
        while self.t.left_answers or self.t.left_dice:
            self.step()

    def step(self) -> str:
        """One step of the game."""
        found = next_step(self.state, self.content)
        assert found is not None, "the journey is over"
        run(GAME.steps[found[0]](self.t, *found[1:]))
        return str(found[0])

    def rest(self) -> None:
        """All steps until somebody is asked again."""
        while not self.t.left_answers and not self.t.left_dice:
            before = len(self.t.asked)
            try:
                self.step()
            except AssertionError:
                assert len(self.t.asked) > before
                return

    def options(self) -> list[str]:
        """What is offered now."""
        self.rest()
        return [str(option) for option in self.t.asked[-1].options]

    def rolls(self, key: str = "travel") -> int:
        """How often such a roll has been made so far."""
        return sum(one[2] == key for one in self.t.rolled)

    @staticmethod
    def event(place: str, needs: int = 1, **more: Any) -> TravelEvent:
        """A card of a deck that happens on this number."""
        more.setdefault("offers", (Offer("watch"),))
        return TravelEvent(id=f"test-{place}", place=place, needs=needs, **more)


@pytest.fixture
def trip() -> type[Trip]:
    return Trip
