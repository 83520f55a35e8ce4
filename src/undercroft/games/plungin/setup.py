"""Set-up."""

from __future__ import annotations

from undercroft.kernel import Config, SetupError, seeded
from undercroft.toolkit.campaigns import own_seats

from . import parcel
from .board import EAST, NORTH, SOUTH, WEST, WIDTH, Layout, Placed, shape
from .content import PARTY, Content
from .content.definitions import LIF
from .rules.laying import edge
from .state import OUT, WELL, Door, Hero, Room, State, Turn

BELOW = 12
"""Squares between the Entry Tile and the lower edge of the sheet."""


def setup(config: Config, content: Content) -> State:
    """The Entry Tile near the bottom centre with its exit and three unlocked, untrapped doors.

    [plungin.entry.tile, plungin.entry.doors, plungin.entry.doors-unlocked, plungin.entry.unrevealed,
    plungin.map.entry-position, plungin.players.count]
    """
    tile = content.tiles[content.pack.entry]
    form = shape(tile, 0)
    x, y = (WIDTH - form.width) // 2, WIDTH - BELOW - form.height
    state = State(
        streams=seeded(config.seed),
        scenario=content.pack.id,
        seats=config.seats,
        party=party_size(config),
        layout=Layout((Placed(tile.id, x, y),)),
        rooms=[Room()],
    )
    for side in (NORTH, EAST, WEST, SOUTH):
        if form.doorways[side]:
            cells, beyond = edge(form, x, y, side)
            kind = "exit" if side == SOUTH else "unlocked"
            state.doors.append(Door(0, side, cells, beyond, kind, open=side == SOUTH, trap=""))
    if config.legacy and config.legacy.get("party"):
        join_again(state, content, parcel.read(config.legacy), config.heroes or 0)
    return state


def party_size(config: Config) -> int:
    """Four Heroes, shared out among the seats, unless the table says otherwise.  [plungin.hero.party-split]"""
    wanted = config.heroes or PARTY
    if wanted < config.seats:
        raise SetupError(f"{config.seats} seats need at least as many Heroes, not {wanted}")
    return wanted


def join_again(state: State, content: Content, handed: parcel.Parcel, wanted: int) -> None:
    """The party of an earlier quest: spells come back, potions of that quest's magic are over, the living may rest.
    Where more Heroes are wanted, newcomers join first.

    [plungin.exit.services, plungin.cast.catastrophe, plungin.dead.replace, plungin.xp.pool]
    """
    state.legacy = True
    state.pool, state.fallen, state.heroes = handed.pool, list(handed.fallen), handed.party
    state.at_home = [hero.id for hero in handed.bench]
    state.party = max(len(state.heroes), wanted)
    state.phase = "muster" if len(state.heroes) < state.party else "prepare"
    seats = own_seats([hero.seat for hero in state.heroes], state.seats)
    for hero, seat in zip(state.heroes, seats, strict=True):
        hero.seat = seat
        refresh(hero, rested=content.points.rest != "never")


def refresh(hero: Hero, *, rested: bool) -> None:
    """Between quests: what lasts a quest is over."""
    hero.cell, hero.entered, hero.gate, hero.turn = OUT, -1, OUT, Turn()
    hero.lost, hero.spent, hero.free, hero.paid = [], [], [], []
    hero.condition, hero.help, hero.venom = WELL, 0, False
    hero.shell, hero.skin, hero.unseen, hero.likeness, hero.torch = 0, 0, False, "", 0
    hero.remembered = hero.drank = hero.buried = hero.ready = False
    if rested and hero.lif > 0:
        hero.lif = hero.stats[LIF]
