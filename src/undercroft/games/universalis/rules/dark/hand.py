"""The Dark Player's hand and Reserve: paying, discarding, what lies in it; and the Scenario Die."""

from __future__ import annotations

from ... import ids
from ...content.catalogue import UTable
from ...content.definitions import DarkCard
from ...events import DarkDiscarded, DarkPlayed, ScenarioDie
from ...state import DARK, HEROES, NOBODY, NOWHERE, Mark, standing
from .. import labels, meanings
from ..harm import effects
from ..options import Discard, Play, Square, seen
from ..squares import board_of, field_of, side_in_combat
from . import classic


def pay(t: UTable, card: str, cost: int) -> None:
    """The cost comes off the counter and the card is laid face up next to its deck.

    [dun.dp.activate-cost, dun.dp.activate-remove, dun.dp.budget, dun.dp.no-points-after-use]
    """
    t.state.dark.reserve -= cost
    source, left = lay_away(t, card), t.state.dark.reserve
    t.tell(DarkPlayed(card=card, cost=cost, reserve=left, source=source, cites=("dun.dp.activate-cost",)))


def lay_away(t: UTable, card: str) -> str:
    """The card lies face up for all to see; where it has come from.  [dun.dp.activate-remove,
    dun.dp.discard-face-up]"""
    t.state.dark.discard.append(card)
    t.used(card)
    if card not in t.state.dark.hand:
        return "box" if t.state.dark.seat != NOBODY else ids.deck(home(t.content.dark[card]))
    if classic.spent(t, card):
        t.state.dark.hand.remove(card)
        return ids.HAND
    return "box"


def home(card: DarkCard) -> str:
    """The deck of the Artificial Dark Player in which a card lies.  [dun.adp.decks.set-aside]"""
    return {"robber": "obstacles", "lurkers": "obstacles", "relief": "powers"}.get(card.use, f"{card.kind}s")


def throw_away(t: UTable, card: str) -> None:
    """An unused card is shown and its points are added.

    [dun.dp.discard-for-points, dun.dp.discard-face-up, dun.adp.discard, dun.adp.insufficient-points,
    dun.classic.no-discard, dun.rpg.pay]
    """
    gained = 0 if classic.free_hand(t) else t.content.dark[card].discard
    t.state.dark.reserve += gained
    source, left = lay_away(t, card), t.state.dark.reserve
    cites = ("dun.dp.discard-for-points",)
    t.tell(DarkDiscarded(card=card, gained=gained, reserve=left, source=source, cites=cites))


def affordable(t: UTable, card: DarkCard) -> bool:
    """[dun.dp.activate-afford]"""
    return max(card.cost, 0) <= t.state.dark.reserve


async def scenario_die(t: UTable, wanted: str) -> str:
    """One of the three decks, of which one is `wanted`; in a fight with the creatures of the Main Room always Power,
    unless a hero is alone.

    [dun.adp.scenario-die, dun.adp.die-mismatch, dun.adp.power.main-room]
    """
    (rolled,) = await t.roll(1, 6, "scenario")
    shown = t.content.points.scenario_die[rolled - 1]
    if main_room_fight(t) and heroes_inside(t) > 1:
        shown = "power"
    t.tell(ScenarioDie(shown=shown, fits=int(shown == wanted), rolled=rolled, cites=("dun.adp.scenario-die",)))
    return shown


def heroes_inside(t: UTable) -> int:
    return sum(f.kind == "hero" and standing(f) for f in t.state.figures.values())


def main_room_fight(t: UTable) -> bool:
    """In combat with enemies that were placed in the Main Room.  [dun.dp.draw-main-room]"""
    board = board_of(t)
    for f in t.state.figures.values():
        if f.side == DARK and f.spawned != NOWHERE and standing(f) and board.sections[f.spawned].main:
            return side_in_combat(t, HEROES)
    return False


def most_cards(t: UTable) -> int:
    """Twice the heroes who are not Knocked Out, 4 to 10.  [dun.dp.hand-limit]"""
    up = sum(f.kind == "hero" and not f.marks & Mark.KNOCKED_OUT for f in t.state.figures.values())
    return max(4, min(10, 2 * up))


async def hand_limit(t: UTable) -> None:
    """After a draw, or when a hero has just been Knocked Out; the classic Dark Player has none.

    [dun.dp.hand-limit-enforce, dun.dp-card.recurrent-hand, dun.classic.no-random]
    """
    while not classic.free_hand(t) and len(t.state.dark.hand) > most_cards(t):
        card = await t.choose(
            t.state.dark.seat,
            "discard",
            lambda: tuple(Play(card) for card in dict.fromkeys(t.state.dark.hand)),
            label=labels.dark_card,
            meaning=meanings.dark_card(t),
            hidden=True,
            cites=("dun.dp.hand-limit",),
        )
        throw_away(t, card.card)


def hazards(t: UTable, section: int) -> list[Play]:
    """Obstacles in hand that are no traps and are placed when a section is revealed.

    [dun.dp-card.obstacle-timing, dun.dp-card.trap-icons]
    """
    kind, cards = board_of(t).sections[section].kind, t.content.dark
    return [
        Play(card, cards[card].cost)
        for card in dict.fromkeys(t.state.dark.hand)
        if cards[card].use == "hazard" and kind in cards[card].places and affordable(t, cards[card])
    ]


async def lay_hazard(t: UTable, card: str, section: int, who: int) -> None:
    """The Dark Player picks a square of plain ground in the new section; the card covers it and what lies around it
    there.  [dun.dp-card.obstacle-timing]"""
    board, field, definition = board_of(t), field_of(t), t.content.dark[card]
    plain = [c for c in range(board.size) if board.section[c] == section and not field.ground[c]]
    plain = [cell for cell in plain if not field.impassable >> cell & 1]
    pay(t, card, definition.cost)
    if not plain:
        return
    chosen = await t.choose(
        t.state.dark.seat,
        "hazard-at",
        [Square(cell) for cell in plain],
        label=lambda option: labels.square(t, option),
        about={"card": card, "place": section},
        at=seen(t.state.figures[who]),
    )
    for cell in plain:
        if board.distance(cell, chosen.cell) <= definition.area:
            use = effects.Use(card=card, source=NOBODY, target=who, cell=cell, kind="trap")
            await effects.apply_all(t, definition.effects, use)


def discards(t: UTable) -> list[Discard]:
    """Unused cards can be turned into points whenever the Dark Player is asked.

    [dun.dp.discard-for-points, dun.classic.no-discard]
    """
    return [] if classic.free_hand(t) else [Discard(card) for card in dict.fromkeys(t.state.dark.hand)]


async def fewer_heroes(t: UTable, who: int) -> None:
    """With fewer heroes the Dark Player may hold fewer cards.  [dun.dp.hand-limit-enforce]"""
    if t.state.dark.seat != NOBODY:
        await hand_limit(t)


def within_means(t: UTable, cost: int) -> bool:
    """Whether all know that the Dark Player cannot pay so much, even if he turned all his cards into points: then he is
    not asked, whatever he holds.  [dun.dp.activate-afford, dun.dp.discard-for-points]"""
    gains = (
        0 if classic.free_hand(t) else len(t.state.dark.hand) * max(card.discard for card in t.content.dark.values())
    )
    return t.state.dark.reserve + gains >= cost


def least(t: UTable, place: str) -> int:
    """The cost of the cheapest Obstacle that exists for a kind of place, or of the cheapest hazard."""
    return min(
        max(0, card.cost)
        for card in t.content.dark.values()
        if card.kind == "obstacle" and (place in card.places or card.use == place)
    )
