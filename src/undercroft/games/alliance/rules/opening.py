"""The opening: drafting heroes, building decks, placing figures."""

from __future__ import annotations

from .. import ids
from ..board import BACK_ROW, CENTRE, cell_at
from ..content import AllianceTable, Content
from ..content.figures import STARTING_HAND, UPGRADE_SLOTS
from ..events import Gathered, HeroDrafted, HeroesPlaced, RoundBegan, SoloCardTurned, TileRevealed
from ..state import HEROES, HeroFigure, State, own
from . import decks, drafting, labels
from .options import Join, Post


def picker(state: State) -> int:
    """Snake order: clockwise from the initiative, then back, and again.

    [alliance.setup.hero-draft, alliance.setup.initiative-random]
    """
    lap, turn = divmod(state.at, state.seats)
    turn = turn if lap % 2 == 0 else state.seats - 1 - turn
    return (state.initiative + turn) % state.seats


async def pick(t: AllianceTable, seat: int) -> None:
    """Take one hero of the row; alone, one of the top two, and the other leaves the game.

    [alliance.setup.hero-draft, alliance.solo.hero-draft, alliance.setup.hero-draft-leftover]
    """
    state = t.state
    row = state.hero_row if state.seats > 1 else state.hero_row[-2:]
    options, cites = [Join(hero) for hero in row], ("alliance.setup.hero-draft",)
    chosen = (await t.choose(seat, "pick", options, label=labels.plain, cites=cites)).hero
    t.state.hero_row.remove(chosen)
    if state.seats == 1:
        other = state.hero_row.pop()
        state.box.append(other)
        t.reveal()
        take(t, seat, chosen, other, tuple(state.hero_row[-2:]))
    else:
        take(t, seat, chosen)
    if t.state.at == HEROES * t.state.seats:
        gather(t)


def take(t: AllianceTable, seat: int, hero: str, out: str = "", drawn: tuple[str, ...] = ()) -> None:
    """`out` and `drawn`: who leaves the game, and who lies there next."""
    t.state.alliances[seat].picks.append(hero)
    t.used(hero)
    t.tell(HeroDrafted(seat=seat, hero=hero, out=out, drawn=drawn, cites=("alliance.setup.hero-draft",)))
    t.state.at += 1


async def deal(t: AllianceTable) -> None:
    """The basic game deals the heroes.  [alliance.setup.basic-game]"""
    while t.state.at < HEROES * t.state.seats:
        take(t, picker(t.state), t.state.hero_row.pop())
    gather(t)


def gather(t: AllianceTable) -> None:
    """Alliances are complete: decks are shuffled, hands drawn, the Upgrade Draft Area laid out.

    [alliance.setup.alliance-deck, alliance.setup.starting-hand, alliance.setup.upgrade-area,
    alliance.setup.unused-heroes, alliance.setup.hero-tokens-figures]
    """
    state = t.state
    out = tuple(state.hero_row if state.seats > 1 else state.hero_row[-2:])
    state.box += state.hero_row
    state.hero_row = []
    state.heroes = [HeroFigure(hero) for alliance in state.alliances for hero in alliance.picks]
    for alliance in state.alliances:
        alliance.deck = starting_deck(t.content, alliance.picks)
    picks, sizes = [tuple(one.picks) for one in state.alliances], [len(one.deck) for one in state.alliances]
    t.tell(Gathered(lives=tuple(picks), out=out, left=tuple(sizes), cites=("alliance.setup.alliance-deck",)))
    for seat, alliance in enumerate(state.alliances):
        t.shuffle(alliance.deck)
        decks.draw(t, seat, STARTING_HAND)
    for tile in state.tile_area:
        t.tell(TileRevealed(tile=tile, cites=("alliance.setup.tile-draft-area",)))
    state.upgrade_area = [""] * UPGRADE_SLOTS
    for slot in range(UPGRADE_SLOTS):
        drafting.refill(t, slot)
    state.stage, state.at = "place", 0


def starting_deck(content: Content, heroes: list[str]) -> list[str]:
    """Three Starting Deck Cards per hero; in the basic game one, and one of each generic card.

    [alliance.setup.alliance-deck, alliance.component.generic-cards]
    """
    most = 1 if content.points.generic else 3
    cards = [card for card in content.cards.values() if card.hero in heroes and card.number <= most]
    return [card.id for card in cards] + (generic_cards(content) if content.points.generic else [])


def generic_cards(content: Content) -> list[str]:
    return [card.id for card in content.cards.values() if not card.hero and not card.level]


async def place(t: AllianceTable, seat: int) -> None:
    """One hero in the central square, the others in the back row, all with their backs to the coloured door.

    [alliance.setup.place-heroes, alliance.setup.place-facing]
    """
    waiting = [Post(hero, t.state.heroes[hero].card) for hero in own(seat)]
    home, cites = t.state.alliances[seat].home, ("alliance.setup.place-heroes",)
    turn, first = t.state.tiles[home].turn, ""
    for index, local in enumerate((CENTRE, *BACK_ROW)):
        cell = cell_at(home, local, turn)
        about, at = {"space": index}, (ids.cell(cell),)
        chosen = await t.choose(seat, "place", waiting, label=labels.plain, cites=cites, about=about, at=at)
        waiting = [post for post in waiting if post != chosen]
        first = first or chosen.card
        t.state.heroes[chosen.who].cell, t.state.heroes[chosen.who].facing = cell, turn
        told = HeroesPlaced(seat=seat, hero=first, figure=chosen.who, key=chosen.card, cell=cell, cites=cites)
        told.waiting = len(waiting)
        t.tell(told)
    t.state.at += 1
    if t.state.at == t.state.seats:
        begin(t)


def begin(t: AllianceTable) -> None:
    """The first round.  [alliance.overview.game-length, alliance.solo.deck]"""
    state = t.state
    state.stage, state.at = "heroes", 0
    if state.solo_deck:
        state.solo_card = state.solo_deck.pop()
        t.used(state.solo_card)
        t.tell(SoloCardTurned(solo=state.solo_card, left=len(state.solo_deck), cites=("alliance.solo.deck",)))
    t.tell(RoundBegan(round=1, seat=state.initiative, cites=("alliance.round.structure",)))
