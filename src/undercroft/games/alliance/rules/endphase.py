"""The end phase."""

from __future__ import annotations

from undercroft.kernel import Decline, Text, Word

from .. import ids
from ..content import AllianceTable
from ..content.figures import EMPTY_PLACE_COST
from ..events import (
    CardStayed,
    ColumnCleared,
    DueTallied,
    EndPhaseBegan,
    Healed,
    PoisonAdvanced,
    RoundBegan,
    Tallied,
    UpgradeDeckAdvanced,
)
from ..state import HEROES, State
from . import decks, drafting, wounds
from .abilities import has, to_defeat

STAY, DISCARD = Word("stay"), Word("discard")
DRAW, KEEP = Word("draw"), Decline("keep")


async def end_phase(t: AllianceTable) -> None:
    """Ready, poison, discard, draw, upgrade deck, initiative; then the next round or the end.

    [alliance.endphase.order, alliance.end.early-endphase, alliance.end.round4]
    """
    ready(t)
    await advance_poison(t)
    await discard_placed_cards(t)
    await draw_to_hand_limit(t)
    advance_upgrade_deck(t)
    pass_initiative(t)
    state = t.state
    if state.round >= t.content.points.rounds or (state.called and not state.kept_on):
        state.stage = "over"
        tally(t)
        return
    state.round, state.cycle, state.at, state.stage = state.round + 1, 1, 0, "heroes"
    t.tell(RoundBegan(round=state.round, seat=state.initiative, cites=("alliance.round.structure",)))


def tally(t: AllianceTable) -> None:
    """The end, laid open: what each Alliance has gathered, and what the dungeon takes.

    [alliance.end.score, alliance.end.score-defeats, alliance.solo.score]
    """
    for seat, alliance in enumerate(t.state.alliances):
        xp, basis = alliance.xp + alliance.spent, ("alliance.end.score", "alliance.end.score-defeats")
        t.tell(Tallied(seat=seat, xp=xp, falls=alliance.defeats, cites=basis))
    if t.content.points.solo_cards:
        empty, monsters, hidden = left_over(t.state)
        cites = ("alliance.solo.score-empty", "alliance.solo.score-monsters", "alliance.solo.score-challenges")
        t.tell(DueTallied(empty=empty, monsters=monsters, unopened=hidden, cost=EMPTY_PLACE_COST, cites=cites))


def left_over(state: State) -> tuple[int, int, int]:
    """Empty places of the frame, monsters, and challenges that nobody has turned up."""
    empty = state.places.bit_count() - len(state.tiles)
    return empty, len(state.monsters), sum(not token.up for token in state.challenges)


def ready(t: AllianceTable) -> None:
    """Hero Tokens go back to their cards, marks with them; exhausted monsters turn ready, with their wounds.

    [alliance.endphase.ready, alliance.xp.wounds-kept-on-monster]
    """
    state = t.state
    marks = tuple([(mark.on, ids.mark(mark.mark, mark.by)) for mark in state.marks])
    tired = tuple([who for who, token in state.monsters.items() if not token.ready])
    t.tell(EndPhaseBegan(round=state.round, marks=marks, tired=tired, cites=("alliance.endphase.ready",)))
    for figure in t.state.heroes:
        figure.ready = True
    for who, token in t.state.monsters.items():
        if not token.ready:
            wounds.make_ready(t, who)
    t.state.marks = []


async def advance_poison(t: AllianceTable) -> None:
    """One more poison wound for each undefeated hero who has any, unless poison wounds are only wounds to it.

    [alliance.endphase.poison, alliance.endphase.poison-defeat, alliance.endphase.poison-not-defeated]
    """
    for hero, figure in enumerate(t.state.heroes):
        if not figure.down and figure.wounds + figure.poison and has(t.state, t.content, hero, "mending"):
            if figure.poison:
                figure.poison -= 1
            else:
                figure.wounds -= 1
            left = to_defeat(t.state, t.content, hero)
            told = Healed(hero=figure.card, removed=1, cause="mending", figure=hero, life=left - 1, left=left)
            told.venom = figure.poison
            t.tell(told)
    poisoned = [hero for hero, figure in enumerate(t.state.heroes) if figure.poison and not figure.down]
    poisoned = [hero for hero in poisoned if not has(t.state, t.content, hero, "poison-proof")]
    if poisoned:
        t.tell(PoisonAdvanced(cites=("alliance.endphase.poison",)))
    for hero in poisoned:
        await wounds.wound_hero(t, hero, 1, poison=True)


async def discard_placed_cards(t: AllianceTable) -> None:
    """All cards of the columns go to the discard piles, face-down ones too; a card that may stay is asked for.

    [alliance.endphase.discard, alliance.cards.hide-krom, alliance.endphase.hand-kept]
    """
    for hero in range(len(t.state.heroes)):
        kept = []
        for id in t.state.heroes[hero].column:
            if "stays" in t.content.cards[id].keywords and not t.state.heroes[hero].attacked:
                cites = ("alliance.cards.hide-krom",)
                about, at = {"card": Text(f"card-{id}")}, (ids.in_column(hero, id),)
                if await t.choose(hero // HEROES, "stay", [STAY, DISCARD], cites=cites, about=about, at=at) == STAY:
                    kept.append(id)
                    t.tell(CardStayed(hero=t.state.heroes[hero].card, card=id, figure=hero, cites=cites))
        figure = t.state.heroes[hero]
        gone = [id for id in figure.column if id not in kept]
        t.state.alliances[hero // HEROES].discard += [*gone, *figure.buried]
        if gone or figure.buried:
            cites = ("alliance.endphase.discard",)
            t.tell(ColumnCleared(figure=hero, gone=tuple(gone), face_down=figure.buried, cites=cites))
        figure.column, figure.buried, figure.based = tuple(kept), (), ()
        figure.burst, figure.attacked, figure.peaceful = "", False, False


async def draw_to_hand_limit(t: AllianceTable) -> None:
    """Every player below the hand limit may draw up to it.

    [alliance.endphase.draw, alliance.solo.discard-hand-size]
    """
    for turn in range(t.state.seats):
        seat = (t.state.initiative + turn) % t.state.seats
        short = decks.hand_size(t.state, t.content, seat) - len(t.state.alliances[seat].hand)
        if short > 0:
            cites = ("alliance.endphase.draw",)
            about = {"count": short}
            if await t.choose(seat, "end-draw", [DRAW, KEEP], cites=cites, about=about) == DRAW:
                decks.draw(t, seat, short)
        t.state.alliances[seat].hand_less = 0


def advance_upgrade_deck(t: AllianceTable) -> None:
    """To Level II when the first pool is empty, to Level III when the second is; one level per end phase. Cards in the
    Upgrade Draft Area stay; slots that the old deck could not fill are filled from the new one.

    [alliance.endphase.upgrade-to-2, alliance.endphase.upgrade-to-3, alliance.endphase.upgrade-one-step,
    alliance.endphase.upgrade-area-stays, alliance.draft.refill]
    """
    state = t.state
    if state.upgrade_level < 3 and state.pools[state.upgrade_level - 1] == 0:
        out, left = [len(state.upgrade_decks[level]) for level in (state.upgrade_level - 1, state.upgrade_level)]
        state.box += state.upgrade_decks[state.upgrade_level - 1]
        state.upgrade_decks[state.upgrade_level - 1] = []
        state.upgrade_level += 1
        t.tell(
            UpgradeDeckAdvanced(
                level=state.upgrade_level, out=out, left=left, cites=("alliance.endphase.upgrade-to-2",)
            )
        )
        for slot, card in enumerate(state.upgrade_area):
            if not card:
                drafting.refill(t, slot)


def pass_initiative(t: AllianceTable) -> None:
    """To the left.  [alliance.endphase.initiative]"""
    t.state.initiative = (t.state.initiative + 1) % t.state.seats
