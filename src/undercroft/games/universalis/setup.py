"""Set-up: the board, the decks, the heroes, the Dark Player's budget."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.kernel import Config, SetupError, Table, seeded, shuffle
from undercroft.toolkit.campaigns import own_seats

from .board import Board
from .content import adapted
from .content.catalogue import Content, UTable
from .content.definitions import CHAMPION, Attribute, Hero
from .content.journey.wayside import JOURNEY
from .content.quests import Quest
from .events import Dealt
from .parcel import Parcel, read, together
from .road import Group, Road
from .rules.aftermath import BODY
from .rules.carrying import baggage
from .rules.characters import card_of, choosable, figures
from .rules.dark import classic, dwellers, name_leader
from .rules.people import mounts
from .settings import settings
from .state import (
    HEROES,
    MOST_ATTEMPTS,
    NOBODY,
    ROLE_PLAYING,
    Barrier,
    DarkPlayer,
    Figure,
    Held,
    Lasting,
    Layout,
    Map,
    Mark,
    Note,
    Party,
    Progress,
    SetTrap,
    State,
    Supply,
    enlist,
)


def setup(config: Config, content: Content) -> State:
    """Quest, shuffled decks, closed doors; the heroes are mustered by the first steps.

    [dun.setup.quest, dun.setup.shuffled-decks, dun.setup.open-decks, dun.door.closed-default,
    dun.quest-map.open-access]
    """
    board = content.boards[config.scenario]
    dark_seat = config.seats - 1 if config.mode in PLAYED else NOBODY
    players = config.seats - (dark_seat != NOBODY)
    streams = seeded(config.seed)
    state = State(
        streams=streams,
        mode=config.mode,
        seats=config.seats,
        settings=settings(config),
        quest=Progress(config.scenario),
        map=laid_out(board),
        party=Party(start_heroes=config.heroes or (players if players > 1 else 3)),
        dark=DarkPlayer(seat=dark_seat),
        figures={},
        supply=Supply(
            treasures=[card.id for card in content.treasures.values() for _ in range(card.copies)],
            magic=[card.id for card in content.magic.values() if not card.relic],
            relics=[card.id for card in content.magic.values() if card.relic],
            stock=stock(content),
        ),
        road=Road(next(iter(content.charts))) if config.scenario == JOURNEY else None,
    )
    for name in ("treasures", "magic", "relics"):
        shuffle(streams, name, getattr(state.supply, name))
    if config.legacy:
        read(config.legacy)  # what cannot be read is refused in a sentence
        handed = together(config.legacy) if state.road is not None else config.legacy
        if state.road is not None:
            state.party.start_heroes = max(len(handed["heroes"]), handed["party"])
        return_to_quest(state, content, handed, players)
        if state.road is not None:
            take_the_road(state, state.road, content, read(handed))
        elif config.legacy.get("road"):
            from_the_road(Table(None, state, content))  # type: ignore[arg-type]
        return state
    if state.settings.ready_party:
        table: UTable = Table(None, state, content)  # type: ignore[arg-type]
        deal_party(table, players)
    return state


CLOSED = {"secret": "hidden", "door": "closed", "gate": "closed"}
"""How doors stand at the beginning; every other access is open."""


def laid_out(board: Board) -> Map:
    """The map at the beginning: the first section, closed doors, the traps of the sheet.

    [dun.door.closed-default, dun.quest-map.open-access]
    """
    return Map(
        layout=Layout(ways=0, revealed=1 << board.start_section, pieces=board.pieces),
        doors=[Barrier(state=CLOSED.get(access.door.kind, "open")) for access in board.doors],
        chests={cell: Barrier() for cell in board.chests},
        traps=[SetTrap(board.at(*trap.at), trap.card, free=trap.free) for trap in board.quest.traps],
        dark_sections={n: s.light for n, s in enumerate(board.sections) if s.light != "lit"},
    )


def return_to_quest(state: State, content: Content, legacy: dict[str, Any], players: int) -> None:
    """Heroes of an earlier quest come back with their companions; in a settlement they will rest.

    [dun.heroes.keep, dun.between.return-to-town, dun.dpsetup.revisit-bonus, dun.furniture.persists, dun.frame.modes,
    dun.search.element-interaction-same, dun.campaign.replay-other-faction]
    """
    state.saga.visited, state.saga.past = list(legacy["visited"]), {k: list(v) for k, v in legacy["searched"].items()}
    state.quest.first_visit = state.quest.id not in state.saga.visited
    state.saga.created = msgspec.convert(legacy.get("created", {}), dict[str, Hero])
    state.map.searched = list(state.saga.past.get(state.quest.id, []))
    state.saga.attempts, state.saga.captives = dict(legacy.get("attempts", {})), prisoners(legacy)
    closed = [quest for quest in content.quests if state.saga.attempts.get(quest, 0) >= MOST_ATTEMPTS]
    again = state.settings.other_faction  # another adventure in the same place
    if (
        not again
        and state.quest.id in closed
        and len(closed) < len(content.quests)
        and state.quest.id not in state.saga.captives
    ):
        raise SetupError(f"{state.quest.id} has been attempted {MOST_ATTEMPTS} times; choose another quest")
    wanted = int(legacy.get("party", len(legacy["heroes"])))
    state.saga.elements = dict(legacy.get("elements", {}))
    mine = content.boards[state.quest.id].quest.own
    state.saga.facts = [fact for fact in legacy.get("facts", []) if fact not in mine]
    heroes = [msgspec.convert(saved, Figure) for saved in legacy["heroes"][: state.party.start_heroes]]
    away = [one["hero"]["seat"] for one in legacy.get("bench", [])] if legacy.get("road") else []  # they come again
    for hero, seat in zip(heroes, own_seats([*(hero.seat for hero in heroes), *away], players), strict=False):
        come_back(state, hero, seat, travels=bool(legacy.get("road")))
    state.stay.trading = list(state.figures)
    remember(state, legacy)
    ids = {saved["id"]: who for saved, who in zip(legacy["heroes"], state.stay.trading, strict=False)}
    for saved in legacy.get("companions", []):
        if saved["owner"] in ids:
            owner = ids[saved["owner"]]
            come_back(state, msgspec.convert(saved, Figure), state.figures[owner].seat, owner)
    state.party.start_heroes = max(len(state.stay.trading), min(wanted, state.party.start_heroes))
    absent = [msgspec.convert(one["hero"], Figure) for one in legacy.get("bench", [])]
    state.saga.at_home = [hero.card for hero in absent]
    state.saga.fallen = list(legacy.get("fallen", []))
    keep_things(state, absent)
    solo_purse(state, content)


def remember(state: State, legacy: dict[str, Any]) -> None:
    """What the road has done to heroes for this quest.  [dun.campaign.start-condition]"""
    known = msgspec.convert(legacy.get("lasting", {}), dict[str, list[Lasting]])
    for figure in state.figures.values():
        state.lasting += [replace(one, target=figure.id) for one in known.get(figure.card, ())]


def take_the_road(state: State, road: Road, content: Content, parcel: Parcel) -> None:
    """The journey continues where the groups were; anyone who is new goes with the first of them.

    [dun.campaign.heroes-first, dun.campaign.start, dun.campaign.absent-heroes-travel]
    """
    state.stay.trading, state.turn.phase = [], "road"
    old, ids = parcel.road, {figure.card: figure.id for figure in state.figures.values() if figure.kind == "hero"}
    if old is None or old.region not in content.charts:
        return
    road.turn, road.last, road.lair = old.turn, old.turn + YEAR - 1, old.lair
    road.dangers, road.homes, road.spent = list(old.dangers), old.homes, list(old.spent)
    for band in old.groups:
        members = [ids.pop(card) for card in band.heroes if card in ids]
        if members:
            group = Group(
                members, band.at, inside=band.inside, moved=band.moved or band.done, done=band.done, delay=band.delay
            )
            group.half_way, group.jailed, group.boat = band.half_way, band.jailed, band.boat
            group.camped, group.rested, group.entered = band.camped, band.rested, list(band.entered)
            group.sought = list(band.sought)
            road.due += band.due
            group.bodies = [carried(state, body) for body in band.bodies]
            road.groups.append(group)
    if road.groups:
        road.groups[0].members += ids.values()


def welcome(state: State, road: Road) -> None:
    """Anyone who is new goes with the group whose settlement he lives in."""
    known = {who for group in road.groups for who in (*group.members, *group.bodies)}
    host = next((group for group in road.groups if not group.done), None)
    if host is not None:
        host.members += [f.id for f in state.figures.values() if f.kind == "hero" and f.id not in known]


def carried(state: State, body: Figure) -> int:
    """A dead hero whom his friends have with them.  [dun.ko.travel-event-body]"""
    come_back(state, body, body.seat, travels=True)
    body.marks |= Mark.DEAD | Mark.LEFT
    body.uses[BODY] = 1
    return body.id


def from_the_road(t: UTable) -> None:
    """Heroes begin a quest as the road has left them: no rest, no visits; their mounts are with them.

    [dun.campaign.start-condition, dun.travel.mount-left-outside, dun.travel.mount-epic]
    """
    t.state.stay.trading, t.state.party.on_the_road = [], True
    t.state.party.start_heroes = sum(figure.kind == "hero" for figure in t.state.figures.values())
    set_out(t)


PLAYED = ("dark-player", "classic", ROLE_PLAYING)
"""The modes in which the last seat is the Dark Player's."""
YEAR = 40
"""So many turns a journey lasts at most."""


def keep_things(state: State, absent: Sequence[Figure] = ()) -> None:
    """What heroes, those at home and prisoners have from earlier quests cannot be found or bought again.

    [dun.heroes.keep, dun.equip.card-limit-found]
    """
    for figure in (*state.figures.values(), *absent, *(f for held in state.saga.captives.values() for f in held)):
        for held in (*figure.hands, *figure.worn, *figure.pack):
            for pile in (state.supply.magic, state.supply.relics):
                if held.magic in pile:
                    pile.remove(held.magic)
            if figure.kind == "hero" and not held.magic and state.supply.stock.get(held.card):
                state.supply.stock[held.card] -= 1


def prisoners(legacy: dict[str, Any]) -> dict[str, list[Figure]]:
    """Those who wait for their friends: on 1 Vitality, with nothing of what they could do in the quest; Fortune that
    was given on the road is theirs until they use it.

    [dun.ko.lost-prisoner, dun.ko.survivor-wounded, dun.fortune.temporary]
    """
    held = msgspec.convert(legacy.get("captives", {}), dict[str, list[Figure]])
    gifts = (Note.BOON,) if legacy.get("road") else ()
    for figure in (figure for one in held.values() for figure in one):
        figure.uses = {name: count for name, count in figure.uses.items() if name in gifts}
        figure.casts, figure.fears, figure.braved = {}, [], []
        figure.cell, figure.other, figure.owner = -1, -1, NOBODY
    return held


def come_back(state: State, figure: Figure, seat: int, owner: int = NOBODY, *, travels: bool = False) -> None:
    """Somebody of an earlier quest; wounds stay until he has rested, and so do Diseases. His weapons are at hand again,
    loaded and without poison, and what he has found before is his own. Who travels still knows which Fortune was given.

    [dun.heroes.keep, dun.condition.after-quest, dun.ko.survivor-wounded, dun.equip.thrown-retrieval,
    dun.companion.mercenary-no-treasure, dun.fortune.temporary]
    """
    figure.seat, figure.owner, figure.cell, figure.other = seat, owner, -1, -1
    figure.marks &= Mark.DISEASED
    kept = (baggage.LOADOUT, Note.BOON) if travels else (baggage.LOADOUT,)
    figure.uses = {name: count for name, count in figure.uses.items() if name in kept}
    figure.casts, figure.fears, figure.braved = {}, [], []
    for zone in (figure.hands, figure.worn, figure.pack):
        zone[:] = [replace(held, loaded=True, poisoned=False, found=False) for held in zone]
    if figure.kind != "hero":
        enlist(state, figure)
        return
    state.next_id += 1
    figure.id = state.next_id
    state.figures[figure.id] = figure


def solo_purse(state: State, content: Content) -> None:
    """A hero who goes alone gets the coins that the sheet has for him.  [dun.design.solo-coins]"""
    heroes = [f for f in state.figures.values() if f.kind == "hero"]
    if len(heroes) == state.party.start_heroes == 1:
        heroes[0].coins += content.boards[state.quest.id].quest.solo_coins


def stock(content: Content) -> dict[str, int]:
    """The copies of each equipment card."""
    catalogues = (content.weapons, content.armors, content.shields, content.objects)
    return {card.id: card.copies for catalogue in catalogues for card in catalogue.values()}


def deal_party(t: UTable, players: int) -> None:
    """A party at random that keeps the rules of choosing."""
    for index in range(t.state.party.start_heroes):
        options = choosable(t.state, t.content)
        add_hero(t, options[t.below(len(options), "party")], index % players)
    set_out(t)


def add_hero(t: UTable, card: str, seat: int) -> Figure:
    """A hero with his gear; what he carries is not in stock any more.

    [dun.heroes.equipment, dun.hero.attr-mana, dun.hero.fortune, dun.evolve.value-points]
    """
    state, content = t.state, t.content
    hero = card_of(state, content, card)
    race = content.races.get(hero.race)
    state.next_id += 1
    figure = Figure(
        id=state.next_id,
        card=card,
        kind="hero",
        side=HEROES,
        seat=seat,
        owner=NOBODY,
        base=figures.raised(t, hero.attributes, hero.skills),
        natural=hero.attributes[Attribute.ARMOR],
        size=race.size if race else 2,
        span={"1x1": 1, "2x1": 2, "2x2": 4}[race.base] if race else 1,
        level=CHAMPION,
        vp=10,
        skills=hero.skills,
        traits=hero.traits,
        fortune=hero.fortune,
        mana=hero.attributes[Attribute.MANA],
        hands=[Held(item) for item in hero.hands],
        worn=[Held(item) for item in hero.worn],
        pack=[Held(item) for item in hero.pack],
        coins=hero.coins,
        spells=hero.spells,
    )
    for item in (*hero.hands, *hero.worn, *hero.pack):
        if item in state.supply.stock:
            state.supply.stock[item] = max(0, state.supply.stock[item] - 1)
    state.figures[figure.id] = figure
    return figure


def party_vp(state: State, content: Content) -> int:
    """Heroes, companions who come along, and all special and magic objects that they hold.  [dun.heroes.group-vp]"""
    present = [f for f in state.figures.values() if f.side == HEROES and not f.marks & Mark.LEFT]
    return value_points(present, content)


def value_points(present: Sequence[Figure], content: Content) -> int:
    """What these characters and their special and magic objects are worth.  [dun.heroes.group-vp]"""
    total = 0
    for figure in present:
        total += figure.vp
        for held in (*figure.hands, *figure.worn, *figure.pack):
            if held.magic:
                total += content.magic[held.magic].vp
            elif held.card in content.objects:
                total += content.objects[held.card].vp
    return total


def set_out(t: UTable) -> None:
    """Before the budget is counted everybody says where his mount will be.  [dun.travel.mount-left-outside]"""
    mounts.lend(t)
    t.state.stay.stabling = [f.id for f in t.state.figures.values() if f.kind == "hero" and mounts.of(t, f) is not None]
    if not t.state.stay.stabling:
        make_ready(t)


def make_ready(t: UTable) -> None:
    """The party is complete: the Dark Player counts his points, once it is known who dwells in the quest."""
    state = t.state
    if state.road is not None:
        state.turn.phase = "road"
        welcome(state, state.road)
        return
    if state.settings.other_faction:
        state.turn.phase = "dwell"
        return
    count_points(t)


def count_points(t: UTable) -> None:
    """The Dark Player's budget, Leader and decks, once it is known who dwells in the quest.

    [dun.dpsetup.reserve, dun.dpsetup.pay-leader, dun.adp.budget, dun.adp.leader-cost, dun.dpsetup.leader]
    """
    state, quest = t.state, t.content.quests[t.state.quest.id]
    state.party.vp = party_vp(state, t.content)
    state.dark.reserve = budget(state, t.content) if quest.use_reserve else 0
    if not state.quest.first_visit:
        state.dark.reserve += 2 * state.party.start_heroes
    if quest.prepaid:
        pay_in_advance(t, quest)
    else:
        name_leader(t, dwellers.instead(t, quest.leader))
    state.dark.aside = set_aside(t)
    if state.dark.seat == NOBODY:
        artificial_decks(t)
    else:
        dark_player_decks(t)
    state.turn.phase = "start" if state.dark.seat == NOBODY else "prepare"
    state.turn.side = HEROES


def pay_in_advance(t: UTable, quest: Quest) -> None:
    """The Quest's Level is taken off, though less than nothing may be left; the Leader is in it.

    [dun.adapt.budget, dun.adapt.level]
    """
    t.state.dark.leader_card = dwellers.instead(t, quest.leader)
    t.state.dark.reserve -= adapted.level(quest, t.content.creatures, t.content.dark, partial(dwellers.instead, t))


def budget(state: State, content: Content) -> int:
    """The sheet's share of the heroes' value, more or less. Somebody who plays the Dark Player may have to begin with
    a debt, which the points of his first turns and cards pay; the automaton never, nor a game master, who gains none.

    [dun.dpsetup.reserve, dun.classic.income]
    """
    quest = content.boards[state.quest.id].quest
    more = content.points.mode_reserves.get(state.mode, 0) * state.party.start_heroes
    points = state.party.vp * quest.share // 100 + allowance(state, quest) + more
    gains = state.dark.seat != NOBODY and state.mode != ROLE_PLAYING
    return points if gains else max(0, points)


def allowance(state: State, quest: Quest) -> int:
    """What the sheet adds to the budget for so many heroes.  [dun.dpsetup.reserve]"""
    extra = (quest.played_reserves if state.dark.seat != NOBODY else ()) or quest.reserves
    if state.mode == "classic":
        extra = quest.classic_reserves or extra
    if not extra:
        return quest.reserve * state.party.start_heroes
    return extra[min(state.party.start_heroes, len(extra)) - 1]


def cards_of(t: UTable, kind: str) -> list[str]:
    """All cards of a kind that the sheet allows and that do not lie aside."""
    barred = t.content.quests[t.state.quest.id].no_cards
    return [
        card.id
        for card in t.content.dark.values()
        if card.kind == kind and card.id not in barred
        for _ in range(card.copies - (card.id in t.state.dark.aside))
    ]


def set_aside(t: UTable) -> list[str]:
    """Obstacles that the sheet needs several times: one card of each is laid aside, be it the last one. An adventure
    that was paid in advance keeps a card of each kind that it uses.

    [dun.dp-card.recurrent-aside, dun.adapt.hand]
    """
    quest = t.content.quests[t.state.quest.id]
    if quest.prepaid:
        return adapted.cards_used(quest, t.content.creatures, t.content.dark)
    needed = adapted.obstacles(quest, t.content.dark)
    return sorted({card for card in needed if needed.count(card) > 1})


def dealt(t: UTable, cards: list[str], count: int, stream: str) -> list[str]:
    t.shuffle(cards, stream)
    return cards[:count]


def artificial_decks(t: UTable) -> None:
    """Obstacles: 6 per hero, Thief! and Ambush!; Encounters: a card per 10 Value Points; Powers: 5 per hero and
    Reinforcements; the second Ambush! and Reinforcements with more than two heroes.

    [dun.adp.decks.separate, dun.adp.decks.set-aside, dun.adp.decks.obstacles, dun.adp.decks.encounter,
    dun.adp.decks.power, dun.adp.decks.unused, dun.adp.decks.quest-variants]
    """
    state = t.state
    heroes = state.party.start_heroes
    dark = t.content.dark
    aside = [card for card in cards_of(t, "encounter") if dark[card].use in ("robber", "lurkers", "relief")]
    encounters = [card for card in cards_of(t, "encounter") if card not in aside]
    more = 2 if heroes > 2 else 1
    thieves, ambushes, reserves = (
        [card for card in aside if dark[card].use == use] for use in ("robber", "lurkers", "relief")
    )
    state.dark.obstacle_deck = (
        dealt(t, cards_of(t, "obstacle"), 6 * heroes, "obstacles") + thieves[:1] + ambushes[:more]
    )
    powers = dealt(t, cards_of(t, "power"), 5 * heroes, "powers")
    state.dark.power_deck = [*powers, *reserves[:more]] if powers else []
    state.dark.encounter_deck = dealt(t, encounters, -(-state.party.vp // 10), "encounters")
    t.shuffle(state.dark.obstacle_deck, "obstacles")
    t.shuffle(state.dark.power_deck, "powers")
    tell_decks(t)


def tell_decks(t: UTable) -> None:
    """The Dark Player's decks lie ready; what he holds only he knows.  [dun.dpsetup.opening-hand]"""
    dark = t.state.dark
    counts = (len(dark.obstacle_deck), len(dark.power_deck), len(dark.encounter_deck))
    decks = tuple(zip(("obstacles", "powers", "encounters"), counts, strict=True))
    to = (dark.seat,) if dark.seat != NOBODY else None
    t.tell(Dealt(decks=decks, count=len(dark.hand), hand=tuple(dark.hand), to=to, cites=("dun.adp.decks.separate",)))


def dark_player_decks(t: UTable) -> None:
    """5 Obstacle and Power cards per hero, the first in hand; a Special Creature in hand, 2 Encounter cards per hero.

    [dun.dpsetup.split-deck, dun.dpsetup.obstacle-deck, dun.dpsetup.encounter-deck, dun.dpsetup.opening-hand]
    """
    state = t.state
    encounters = cards_of(t, "encounter")
    if classic.free_hand(t):
        classic.take_cards(t, [*cards_of(t, "obstacle"), *cards_of(t, "power"), *encounters])
        tell_decks(t)
        return
    special = next((card for card in encounters if t.content.dark[card].use == "special"), None)
    state.dark.obstacle_deck = dealt(
        t, cards_of(t, "obstacle") + cards_of(t, "power"), 5 * state.party.start_heroes, "obstacles"
    )
    state.dark.hand = [state.dark.obstacle_deck.pop()]
    if special is not None:
        encounters.remove(special)
        state.dark.hand.append(special)
    state.dark.encounter_deck = dealt(t, encounters, 2 * state.party.start_heroes, "encounters")
    tell_decks(t)
