"""Rounds, cycles, whose turn it is, and how the game ends."""

from __future__ import annotations

from undercroft.kernel import SeatOutcome, Step, Word

from .content import AllianceTable, Content
from .content.figures import CYCLES, EMPTY_PLACE_COST, GOALS, GREAT
from .rules.endphase import left_over
from .rules.monsters import ready
from .rules.opening import picker
from .rules.options import STOP
from .state import State, own

PLAY_ON = Word("play-on")


def next_step(state: State, content: Content) -> Step | None:
    """[alliance.round.structure, alliance.cycle.structure, alliance.overview.game-length]"""
    if state.stage == "heroes":
        return hero_segment(state, content)
    if state.stage == "over":
        return None
    if state.stage == "pick":
        return ("pick", picker(state)) if content.points.drafting else ("deal",)
    if state.stage == "place":
        return ("place", (state.initiative + state.at) % state.seats)
    if state.stage == "end":
        return ("end_phase",)
    if state.stage == "monsters":
        return monster_segment(state, content)
    return hero_segment(state, content)


def hero_segment(state: State, content: Content) -> Step:
    """Every player activates one hero, clockwise from the initiative; then the monsters.

    [alliance.cycle.hero-order, alliance.hero.steps, alliance.end.early-finish]
    """
    if state.turn is not None and not state.turn.over:
        return ("act",)
    seat = (state.initiative + state.at) % state.seats
    if state.stage == "draw":
        return ("draw", seat)
    if state.turn is not None:
        return ("draft", seat)
    if state.at < state.seats:
        return ("activate", seat)
    if state.called and not state.kept_on:
        return ("call",)
    return ("begin_monsters",)


def monster_segment(state: State, content: Content) -> Step:
    """Every player activates one monster, counter-clockwise from the last; or the solo card does it.

    [alliance.cycle.monster-order, alliance.cycle.monster-none-ready, alliance.solo.replaces-monster-activation]
    """
    if state.called and not state.kept_on:
        return ("call",)
    if state.solo_card:
        if state.at == 0:
            return ("solo_first",)
        if state.at <= state.seats:
            return ("solo_then", (state.initiative + state.seats - state.at) % state.seats)
    elif state.at < state.seats and ready(state):
        return ("monster", (state.initiative + state.seats - 1 - state.at) % state.seats)
    return ("end_cycle",)


async def begin_monsters(t: AllianceTable) -> None:
    """[alliance.cycle.structure]"""
    t.state.stage, t.state.at = "monsters", 0


async def end_cycle(t: AllianceTable) -> None:
    """Four cycles, then the end phase.  [alliance.round.structure, alliance.cycle.monster-none-ready]"""
    state = t.state
    state.at = 0
    if state.cycle == CYCLES:
        state.stage = "end"
    else:
        state.cycle, state.stage = state.cycle + 1, "heroes"


async def call(t: AllianceTable) -> None:
    """The early end: straight to the end phase; a lone player may play on.

    [alliance.end.early-finish, alliance.end.early-endphase, alliance.solo.continue]
    """
    state = t.state
    if state.seats == 1 and await t.choose(0, "play-on", [STOP, PLAY_ON], cites=("alliance.solo.continue",)) == PLAY_ON:
        t.state.kept_on = True
        return
    t.state.stage = "end"


# --------------------------------------------------------------------------------------------------------- the outcome


def score(state: State, seat: int) -> int:
    """All XP, spent or not, less 1 for each Defeated Hero Token.

    [alliance.end.score, alliance.end.score-defeats, alliance.overview.goal]
    """
    alliance = state.alliances[seat]
    return alliance.xp + alliance.spent - alliance.defeats


def penalty(state: State) -> int:
    """Empty places, monsters and face-down challenges count against who plays with solo cards.

    [alliance.solo.score-empty, alliance.solo.score-monsters, alliance.solo.score-challenges]
    """
    empty, monsters, hidden = left_over(state)
    return EMPTY_PLACE_COST * empty + monsters + hidden


def outcome(state: State, content: Content) -> tuple[SeatOutcome, ...]:
    """The highest total wins; then most drafted cards, then fewest wounds; else the victory is shared.

    [alliance.end.score, alliance.end.tiebreak1, alliance.end.tiebreak2, alliance.end.tiebreak3, alliance.solo.score]
    """
    scores = [score(state, seat) for seat in range(state.seats)]
    if content.points.solo_cards:
        return against_the_dungeon(state, content, sum(scores) - penalty(state))
    ranks = [(scores[seat], state.alliances[seat].drafted, -wounds(state, seat)) for seat in range(state.seats)]
    best = max(ranks)
    tied = scores.count(best[0]) > 1
    first = "shared" if ranks.count(best) > 1 else "won-tie" if tied else "won"
    beaten = {rank: "beaten-tie" if rank[0] == best[0] else "beaten" for rank in ranks}
    return tuple(SeatOutcome(rank == best, rank[0], first if rank == best else beaten[rank], CITES) for rank in ranks)


def against_the_dungeon(state: State, content: Content, total: int) -> tuple[SeatOutcome, ...]:
    """With this many points all win, with fewer all lose.  [alliance.solo.score, alliance.setup.cooperative]"""
    won = total >= GOALS[state.seats]
    if content.points.together:
        return (
            SeatOutcome(won, total, "together" if won else "failed", ("alliance.setup.cooperative",)),
        ) * state.seats
    reason = "solo-great" if total >= GREAT else "solo" if won else "solo-failed"
    return (SeatOutcome(won, total, reason, ("alliance.solo.score",)),)


CITES = ("alliance.end.score", "alliance.end.tiebreak1", "alliance.end.tiebreak2", "alliance.end.tiebreak3")


def wounds(state: State, seat: int) -> int:
    """Wound Tokens on the four heroes together.  [alliance.end.tiebreak2]"""
    return sum(state.heroes[hero].wounds + state.heroes[hero].poison for hero in own(seat))
