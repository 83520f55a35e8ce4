"""How what a seat cannot see is dealt again, so that anyone who thinks ahead for it knows no more than it does."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import deal_anew, shuffle
from undercroft.kernel.randomness import Streams, below
from undercroft.toolkit.grid import mask

from .board import Board
from .content.catalogue import Content
from .rules.dark import faction_of, planning
from .state import ROLE_PLAYING, Figure, Guess, Held, State

GUESSES = 8
"""So many maps are thought of for what has been seen; each is laid once."""


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Deal again what a seat cannot see: decks, powers of unidentified objects, and for the heroes the Dark Player's
    hand, his plan, his Leader and the Leader's object, what lurks under water, the map as far as they have not seen
    it and the traps of the sheet."""
    for deck in (state.supply.treasures, state.supply.magic, state.supply.relics):
        deal_anew(streams, deck)
    _redeal_unidentified(state, content)
    if state.road is not None:  # on a journey nothing else is hidden
        return
    if seat is not None and seat == state.dark.seat:
        for deck in (state.dark.obstacle_deck, state.dark.encounter_deck, state.dark.power_deck):
            deal_anew(streams, deck)
        return
    if state.mode not in ("classic", ROLE_PLAYING):
        _redeal_hand(state, content, streams)
    deal_anew(streams, state.dark.power_deck)
    _redeal_map(state, content, streams)
    planning.replan(state, content, streams)
    _redeal_leader(state, content, streams)
    _redeal_water(state, content, streams)
    _redeal_traps(state, content, streams)


def _redeal_map(state: State, content: Content, streams: Streams) -> None:
    """Sections that nobody has seen could be others, laid otherwise, and secret doors in other walls. Not while the
    Dark Player makes his plan upon the map, nor once something has got into a section that has not been revealed."""
    board, layout = content.boards[state.map.guess or state.quest.id], state.map.layout
    if state.turn.phase == "prepare" or not _unseen(state, board):
        return
    found = mask(n for n, door in enumerate(state.map.doors) if door.state != "hidden")
    of, number = state.map.guess, below(streams, "redeal-map", GUESSES)
    if of is not None and (of.revealed, of.found) == (layout.revealed, found):
        of = of.of
    state.map.guess = Guess(state.quest.id, layout.revealed, found, number, of)
    other = content.boards[state.map.guess]
    chests = dict(zip(board.chests, other.chests, strict=True))
    state.map.chests = {chests[cell]: chest for cell, chest in state.map.chests.items()}
    state.dark.plan = [
        replace(item, place=chests[item.place]) if item.at == planning.CHEST else item for item in state.dark.plan
    ]
    pieces = tuple(
        piece if layout.revealed >> board.section[piece.cell] & 1 else other.pieces[piece.index]
        for piece in layout.pieces
    )
    state.map.layout = replace(layout, pieces=pieces)


def _unseen(state: State, board: Board) -> bool:
    """Whether there are sections that nobody has seen or been to."""
    layout = state.map.layout
    if all(layout.revealed >> n & 1 for n in range(len(board.sections))):
        return False
    used = [figure.cell for figure in state.figures.values()] + [
        cell for cell, _ in (*state.map.floor, *layout.overtiles)
    ]
    used += [*state.map.lights, state.map.prison, *(cell for bridge in layout.bridges for cell in bridge)]
    return all(layout.revealed >> board.section[cell] & 1 for cell in used if cell >= 0)


def _redeal_traps(state: State, content: Content, streams: Streams) -> None:
    """Traps of the sheet that nobody has found could lie on any other square, seen or not, and be any other trap for
    such a place.  [dun.dp-trap.when-quest-sheet]"""
    board = content.boards[state.map.guess or state.quest.id]
    taken = {figure.cell for figure in state.figures.values()} | {*board.start, *board.chests}
    taken |= {trap.cell for trap in state.map.traps if trap.known}
    for place, trap in enumerate(state.map.traps):
        if not trap.known:
            cells = [cell for cell, section in enumerate(board.section) if section >= 0 and cell not in taken]
            cell = cells[below(streams, "redeal-traps", len(cells))]
            kind = board.sections[board.section[cell]].kind
            cards = [card.id for card in content.dark.values() if card.use == "trap" and kind in card.places]
            card = cards[below(streams, "redeal-traps", len(cards))] if cards else trap.card
            state.map.traps[place] = replace(trap, cell=cell, card=card)
            taken.add(cell)


def _redeal_hand(state: State, content: Content, streams: Streams) -> None:
    """The hand and the decks that it was drawn from; of each kind he holds as many cards as before."""
    encounter = {card.id for card in content.dark.values() if card.kind == "encounter"}
    for deck, kinds in ((state.dark.encounter_deck, True), (state.dark.obstacle_deck, False)):
        held = [card for card in state.dark.hand if (card in encounter) == kinds]
        pool = deck + held
        deal_anew(streams, pool)
        fresh = iter(pool[: len(held)])
        state.dark.hand = [next(fresh) if (card in encounter) == kinds else card for card in state.dark.hand]
        deck[:] = pool[len(held) :]


def _redeal_unidentified(state: State, content: Content) -> None:
    """An object of unknown powers could be any of the pile that looks the same.  [dun.identify.unknown]"""
    for figure in state.figures.values():
        for zone in (figure.hands, figure.worn, figure.pack):
            for place, held in enumerate(zone):
                if held.magic and not held.known:
                    zone[place] = _swap(state, content, figure, held)
    for place, (cell, held) in enumerate(state.map.floor):
        if held.magic and not held.known:
            state.map.floor[place] = cell, _swap(state, content, None, held)


def _swap(state: State, content: Content, figure: Figure | None, held: Held) -> Held:
    old = content.magic[held.magic]
    pile = state.supply.relics if old.relic else state.supply.magic
    for place, name in enumerate(pile):
        if content.magic[name].base == old.base:
            pile[place] = old.id
            if figure is not None and f"tried-{old.id}" in figure.uses:
                figure.uses[f"tried-{name}"] = figure.uses.pop(f"tried-{old.id}")
            return replace(held, magic=name)
    return held


def _redeal_leader(state: State, content: Content, streams: Streams) -> None:
    """The Leader's object could be another of the same Value Points; a Leader whom nobody has seen, be he the Dark
    Player's choice or the sheet's, another Champion of the same Value Points.

    [dun.dpsetup.leader-secret, dun.dpsetup.leader-item-secret]
    """
    if state.dark.leader_card and not state.dark.leader_placed:
        own = content.creatures[state.dark.leader_card]
        others = [
            name
            for name in content.factions[faction_of(state, content)].creatures
            if (content.creatures[name].level, content.creatures[name].vp) == (own.level, own.vp)
        ]
        if others:
            shuffle(streams, "redeal-leader", others)
            state.dark.leader_card = others[0]
    if state.dark.leader_item:
        _redeal_object(state, content)


def _redeal_object(state: State, content: Content) -> None:
    """The Leader has it on once he is placed; nobody sees what it is.  [dun.dpsetup.leader-item-secret]"""
    own = content.magic[state.dark.leader_item]
    leader = next((figure for figure in state.figures.values() if figure.leader), None)
    worn = [n for n, held in enumerate(leader.worn) if held.magic == own.id] if leader is not None else []
    if state.dark.leader_placed and not worn:
        return
    pile = state.supply.relics if own.relic else state.supply.magic
    for place, name in enumerate(pile):
        if content.magic[name].vp == own.vp:
            pile[place], state.dark.leader_item = own.id, name
            if leader is not None and worn:
                other = content.magic[name]
                leader.worn[worn[0]] = Held(other.base or other.id, magic=other.id)
            return


def _redeal_water(state: State, content: Content, streams: Streams) -> None:
    """What lurks under water could be another aquatic creature of the same Value Points."""
    for place, name in enumerate(state.dark.submerged):
        own = content.creatures[name]
        others = [
            one.id
            for one in content.creatures.values()
            if (one.faction, one.vp) == (own.faction, own.vp) and "aquatic-animal" in one.skills
        ]
        shuffle(streams, "redeal-water", others)
        state.dark.submerged[place] = others[0]
