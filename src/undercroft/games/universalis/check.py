"""What holds at every moment of a quest, whatever happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.kernel import ContentError

from . import setup
from .content.catalogue import Content
from .content.definitions import HUGE, Attribute
from .rules.characters import vitality_left
from .state import DARK, HEROES, NOBODY, ROLE_PLAYING, Figure, Held, State, standing


def check(state: State, content: Content) -> None:
    """Everybody on his own squares, no number below zero, no card twice, nobody named who is not there."""
    for problem in problems(state, content):
        raise ContentError(problem)


def problems(state: State, content: Content) -> Iterator[str]:
    yield from _squares(state, content)
    for id, figure in state.figures.items():
        yield from _figure(state, id, figure)
    yield from _pairs(state)
    yield from _numbers(state, content)
    yield from _dark_cards(state, content)
    yield from _objects(state, content)
    yield from _references(state)


def _squares(state: State, content: Content) -> Iterator[str]:
    """Every base lies together on squares of its own that have been revealed."""
    board = content.boards[state.map.guess or state.quest.id]
    taken: dict[int, int] = {}
    for figure in state.figures.values():
        if not standing(figure):
            continue
        base = board.base(figure.cell, figure.span, figure.other)
        two = figure.other >= 0
        may = figure.span == 2 or (figure.span == 4 and figure.size < HUGE)
        torn = two and (not may or abs(figure.cell - figure.other) not in (1, board.width))
        if torn or (figure.span == 2 and not two):
            yield f"the base of {figure.card} is torn: {base}"
            continue
        for cell in base:
            if not 0 <= cell < board.size or board.section[cell] < 0:
                yield f"{figure.card} stands nowhere, at {cell}"
            elif not state.map.layout.revealed >> board.section[cell] & 1:
                yield f"{figure.card} stands in the dark, at {cell}"
            elif cell in taken and taken[cell] not in (figure.riding, figure.ridden):
                yield f"{figure.card} and {state.figures[taken[cell]].card} both stand at {cell}"
            taken[cell] = figure.id
        if vitality_left(figure) <= 0 and not state.quest.settled:
            yield f"{figure.card} should be Knocked Out"


def _figure(state: State, id: int, figure: Figure) -> Iterator[str]:
    """Numbers within their bounds."""
    if figure.id != id or figure.side not in (HEROES, DARK):
        yield f"{figure.card} is filed as {id}"
    if min(figure.wounds, figure.mana, figure.fortune, figure.coins, figure.xp, figure.still) < 0:
        yield f"{figure.card} has a number below zero"
    if figure.kind == "hero" and not 0 <= figure.seat < state.seats:
        yield f"{figure.card} belongs to seat {figure.seat}"
    if any(count < 0 for count in figure.casts.values()):
        yield f"{figure.card} has cast something less than never"
    if figure.base[Attribute.VITALITY] < 1:
        yield f"{figure.card} has no Vitality at all"


def _pairs(state: State) -> Iterator[str]:
    """Rider and mount know each other and stand on the same squares."""
    for figure in state.figures.values():
        other = state.figures.get(figure.riding if figure.riding >= 0 else figure.ridden)
        if other is None:
            if figure.riding >= 0 or figure.ridden >= 0:
                yield f"{figure.card} rides, or is ridden by, nobody"
        elif figure.id not in (other.riding, other.ridden):
            yield f"{other.card} knows nothing of {figure.card}"
        elif (figure.cell, figure.other, figure.span) != (other.cell, other.other, other.span):
            yield f"{figure.card} and {other.card} are apart"


def _numbers(state: State, content: Content) -> Iterator[str]:
    quest = content.boards[state.quest.id].quest
    dark, stock = state.dark, state.supply.stock
    reserve = max(0, dark.reserve) if quest.prepaid else dark.reserve - min(0, setup.budget(state, content))
    if min(reserve, dark.leader_debt, state.turn.number, *state.quest.achievements, *stock.values(), 0) < 0:
        yield f"a number below zero: reserve {dark.reserve}, stock {[card for card in stock if stock[card] < 0]}"
    active = state.turn.active
    if active is not None and (active.action < 0 or active.quick < 0 or active.most < 0):
        yield f"{active.who} has done more than it could"


def _dark_cards(state: State, content: Content) -> Iterator[str]:
    """No Dark Player card more often than it is printed; the classic Dark Player uses each three times."""
    if state.mode == ROLE_PLAYING:
        return
    if state.mode == "classic":
        found, most = Counter(state.dark.discard), 3
        yield from (f"{card} was used {count} times" for card, count in found.items() if count > most)
        return
    decks = (
        state.dark.obstacle_deck,
        state.dark.power_deck,
        state.dark.encounter_deck,
        state.dark.hand,
        state.dark.discard,
    )
    for card, count in Counter(card for deck in decks for card in deck).items():
        if count > content.dark[card].copies:
            yield f"{card} is there {count} times"


def _objects(state: State, content: Content) -> Iterator[str]:
    """No magic object twice; no equipment card oftener in stock than printed."""
    found = Counter((*state.supply.magic, *state.supply.relics))
    found.update(held.magic for held in _held(state) if held.magic)
    found.update(name for dead in state.map.fallen for name in dead.magic)
    if state.dark.leader_item and not state.dark.leader_placed:
        found[state.dark.leader_item] += 1
    yield from (f"{name} is there {count} times" for name, count in found.items() if count > 1)
    catalogues = (content.weapons, content.armors, content.shields, content.objects)
    copies = {card.id: card.copies for catalogue in catalogues for card in catalogue.values()}
    yield from (f"too many {card} in stock" for card, count in state.supply.stock.items() if count > copies[card])


def _held(state: State) -> Iterator[Held]:
    for figure in state.figures.values():
        yield from (*figure.hands, *figure.worn, *figure.pack)
        if figure.human is not None:
            yield from (*figure.human.hands, *figure.human.worn, *figure.human.pack)
    yield from (held for _, held in state.map.floor)


def _references(state: State) -> Iterator[str]:
    """Whoever is named is there."""
    named = [state.turn.active.who] if state.turn.active is not None else []
    named += [*state.turn.queue, *state.turn.extra, *(who for _, who in state.dark.powers)]
    named += [bound.caster for bound in state.spellbound]
    named += [figure.owner for figure in state.figures.values() if figure.owner != NOBODY]
    yield from (f"{who} is named but gone" for who in named if who not in state.figures)
