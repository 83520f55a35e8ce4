"""Set-up: decks, the start tile, and characters still without a name."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Config, SetupError, seeded, shuffle

from . import parcel
from .content import Content
from .rules import handing_on, scenario
from .shapes import Dungeon, Placement
from .state import Hero, Setting, State, Switches

PARTY_OF_ONE_SEAT = 4
"""A lone player runs a party by default."""


def setup(config: Config, content: Content) -> State:
    """Shuffle everything; the start tile lies open.

    [doria.setup.loot-stacks-en, doria.setup.loot-stacks-de, doria.setup.monster-deck, doria.setup.board-markers-en,
    doria.setup.board-markers-de, doria.setup.start-tile, doria.game.multiple-heroes]
    """
    streams, switches = seeded(config.seed), msgspec.convert(config.options, Switches)
    party = party_size(config)
    if party < config.seats and not config.legacy:
        raise SetupError(f"{config.seats} seats need at least as many heroes, not {party}")
    loot = list(range(content.loot))
    shuffle(streams, "loot", loot)
    monsters = [monster.id for monster in content.monsters.values() for _ in range(monster.copies)]
    monsters += [mod.id for mod in content.modifications.values() for _ in range(mod.copies)]
    shuffle(streams, "monsters", monsters)
    state = State(
        streams=streams,
        setting=Setting(config.seats, config.mode, config.scenario, switches),
        heroes=[Hero(f"hero-{hero + 1}", hero % config.seats, [1] * 6) for hero in range(party)],
        party=party,
        dungeon=Dungeon((Placement(scenario.start_tile(content, config), 0, 0, 0),)),
        tiles=scenario.tile_deck(config, content, streams, party),
        stacks=[loot[place::3] for place in range(3)],
        standard=list(range(content.loot, content.standard)),
        lost=list(range(content.standard, len(content.numbered))),
        monster_deck=monsters,
        door_deck=door_deck(switches, content, streams),
        boss_deck=shuffled(streams, "bosses", list(content.bosses)),
        queue=list(range(party)),
    )
    for who in state.heroes:
        who.owed = 1 if party <= content.points.start_bonus_up_to else 0
    if config.legacy:
        handing_on.inherit(state, content, parcel.read(config.legacy))
    return state


def party_size(config: Config) -> int:
    """As many characters as the last scenario passed on, else as said, else one each, or a party for a lone seat. In
    a campaign a seat may have lost its only character and watches."""
    if config.legacy and config.legacy.get("heroes"):
        return len(config.legacy["heroes"])
    return config.heroes or (PARTY_OF_ONE_SEAT if config.seats == 1 else config.seats)


def door_deck(switches: Switches, content: Content, streams: dict[str, int]) -> list[str]:
    """The door events; for a harder game some of the cards without event are taken out.  [doria.doorevent.harder-en]"""
    if not content.points.door_event_deck:
        return []
    cards = [
        event.id
        for event in content.door_events.values()
        for _ in range(event.copies if event.event is not None else min(event.copies, switches.calm_doors))
    ]
    return shuffled(streams, "doors", cards)


def shuffled(streams: dict[str, int], name: str, cards: list[str]) -> list[str]:
    shuffle(streams, name, cards)
    return cards
