"""Goals and deeds that several scenarios share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..content.definitions import CON, PSI, STR, WIS
from ..events import ScenarioTold
from ..rules import doom, gear, health, spawn, traps, xp
from ..rules.ground import board
from ..rules.telling import tell
from ..state import NOBODY
from .kinds import AS_FOR_FOUR, FOUR, Added, Deed, Goal, Hook, Left, SquareEffect

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..content import Content, DoriaTable
    from ..state import State


def counted(name: str, wanted: int, per_hero: int = 0, added: Added = AS_FOR_FOUR) -> Goal:
    """Won once something has happened so many times, and more often with more characters."""

    def number(state: State) -> int:
        return wanted + per_hero * state.party + added[state.party - 1]

    def test(state: State, content: Content) -> str | None:
        return "won-goal" if state.tally.get(name, 0) >= number(state) else None

    def left(state: State, content: Content) -> Left:
        return [{"kind": name, "done": state.tally.get(name, 0), "wanted": number(state)}]

    return Goal(test, left)


def slain(boss: str) -> Goal:
    """Won once a certain boss lies dead."""
    return counted(f"slain-{boss}", 1)


def before(last_round: int, goal: Goal, added: Added = AS_FOR_FOUR) -> Goal:
    """As the other goal, but it must be reached before the end of a round."""

    def last(state: State) -> int:
        return last_round + added[state.party - 1]

    def test(state: State, content: Content) -> str | None:
        reached = goal(state, content)
        return reached or ("lost-time" if state.round > last(state) else None)

    def left(state: State, content: Content) -> Left:
        return [*goal.left(state, content), {"kind": "deadline", "done": state.round, "wanted": last(state)}]

    return Goal(test, left)


def all_of(*goals: Goal) -> Goal:
    """Won once all are reached; lost as soon as one is."""

    def test(state: State, content: Content) -> str | None:
        reached = [one(state, content) for one in goals]
        lost = next((reason for reason in reached if reason and reason.startswith("lost")), None)
        return lost or ("won-goal" if all(reached) else None)

    def left(state: State, content: Content) -> Left:
        return [part for one in goals for part in one.left(state, content)]

    return Goal(test, left)


def any_of(**endings: Goal) -> Goal:
    """Won as soon as one is reached; which one it was names the ending."""

    def test(state: State, content: Content) -> str | None:
        for name, one in endings.items():
            if (one(state, content) or "").startswith("won"):
                return f"won-{name}"
        return None

    def left(state: State, content: Content) -> Left:
        return [part for one in endings.values() for part in one.left(state, content)]

    return Goal(test, left)


def outlasted(rounds: int, added: Added = AS_FOR_FOUR) -> Goal:
    """Won at the end of a round."""

    def number(state: State) -> int:
        return rounds + added[state.party - 1]

    def test(state: State, content: Content) -> str | None:
        return "won-goal" if state.round > number(state) else None

    def left(state: State, content: Content) -> Left:
        return [{"kind": "rounds", "done": max(0, state.round - 1), "wanted": number(state)}]

    return Goal(test, left)


def _is_out(state: State, content: Content) -> str | None:
    for who in state.heroes:
        if not who.away:
            return None
    return "won-goal"


def _out(state: State, content: Content) -> Left:
    here = [who for who in state.heroes if who.away != "quit"]
    return [{"kind": "out", "done": sum(who.away == "left" for who in here), "wanted": len(here)}]


EVERYONE_OUT = Goal(_is_out, _out)
"""Won when all characters have left the dungeon."""


def mapped(tiles: int, added: Added = AS_FOR_FOUR) -> Goal:
    """Won once so many tiles lie on the table."""

    def number(state: State) -> int:
        return tiles + added[state.party - 1]

    def test(state: State, content: Content) -> str | None:
        return "won-goal" if len(state.dungeon.placements) >= number(state) else None

    def left(state: State, content: Content) -> Left:
        return [{"kind": "tiles", "done": len(state.dungeon.placements), "wanted": number(state)}]

    return Goal(test, left)


def wealthy(gold: int, per_hero: int, added: Added = AS_FOR_FOUR) -> Goal:
    """Won once the loot of the party is worth enough; nothing else has a value."""

    def price(state: State) -> int:
        return gold + per_hero * state.party + added[state.party - 1]

    def worth(state: State, content: Content) -> int:
        return sum(gear.gold_value(state, content, number) for who in state.heroes for number in gear.owned(who))

    def test(state: State, content: Content) -> str | None:
        return "won-goal" if worth(state, content) >= price(state) else None

    def left(state: State, content: Content) -> Left:
        wanted = price(state)
        done = wanted if state.result == "won-goal" else worth(state, content)  # what was won with is handed in
        return [{"kind": "gold", "done": done, "wanted": wanted}]

    return Goal(test, left)


# --------------------------------------------------------------------------------------------- deeds


def counts(name: str, gained: int = 0) -> SquareEffect:
    """The token is taken off the board and counted, perhaps for experience."""

    async def effect(t: DoriaTable, hero: int, square: int) -> None:
        t.state.tokens.pop(square, None)
        t.state.tally[name] = t.state.tally.get(name, 0) + 1
        tell(t, ScenarioTold(what=name, number=t.state.tally[name], hero=t.state.heroes[hero].kind))
        if gained:
            xp.gain(t, gained)

    return effect


def either(verb: str, token: str, ap: int, done: SquareEffect, tn: int, per_level: int) -> tuple[Deed, ...]:
    """What can be done by will or by force: with wisdom and psi, or with strength and constitution."""
    return (
        Deed(f"{verb}-by-will", token, ap, done, (WIS, PSI), tn, per_level),
        Deed(f"{verb}-by-force", token, ap, done, (STR, CON), tn, per_level),
    )


class Burden(NamedTuple):
    """A thing that somebody lifts and carries: who has it, and what becomes of it when the bearer leaves the game."""

    lift: SquareEffect
    has: Callable[[State, int], bool]
    lay_down: Callable[[DoriaTable, int], None]


def burden(token: str) -> Burden:
    async def lift(t: DoriaTable, hero: int, square: int) -> None:
        """It has a bearer from now on."""
        await counts(token)(t, hero, square)
        t.state.tally["bearer"] = hero

    def has(state: State, hero: int) -> bool:
        """The bearer, or the hero who carries the bearer."""
        bearer = state.tally.get("bearer")
        return bearer is not None and bearer in (hero, state.heroes[hero].carries)

    def lay_down(t: DoriaTable, hero: int) -> None:
        """A bearer who leaves the game leaves it."""
        if t.state.tally.get("bearer") == hero:
            del t.state.tally["bearer"]
            t.state.tokens[t.state.heroes[hero].square] = token

    return Burden(lift, has, lay_down)


async def leave(t: DoriaTable, hero: int, square: int) -> None:
    """A character gets out, and with it the one it carries."""
    who = t.state.heroes[hero]
    for number in (hero, who.carries):
        if number != NOBODY:
            t.state.heroes[number].away = "left"
            t.state.heroes[number].ap = 0
            traps.release(t, number)
            tell(t, ScenarioTold(what="left", hero=t.state.heroes[number].kind))
    who.carries = NOBODY


async def stung(t: DoriaTable, hero: int, square: int) -> None:
    """Failure poisons."""
    health.poison(t, hero, 1)


async def shaken(t: DoriaTable, hero: int, square: int) -> None:
    """Failure costs psi points."""
    health.lose_psi(t, hero, 1)


async def bruised(t: DoriaTable, hero: int, square: int) -> None:
    """Failure hurts."""
    await health.wound(t, hero, 1, armor=False)


def item(name: str, then: SquareEffect | None = None) -> SquareEffect:
    """A campaign item for the finder."""

    async def effect(t: DoriaTable, hero: int, square: int) -> None:
        give(t, hero, name)
        if then is not None:
            await then(t, hero, square)

    return effect


def give(t: DoriaTable, hero: int, name: str) -> None:
    """Put a campaign item into a character's belt or backpack, if nobody has it yet.  [doria.comp.campaign-items-en]"""
    number = next(n for n in range(t.content.standard, len(t.content.numbered)) if t.content.numbered[n].id == name)
    if number in t.state.lost:
        t.state.lost.remove(number)
        gear.stow(t.content, t.state.heroes[hero], number)
        t.used(name)
        tell(t, ScenarioTold(what=f"found-{name}", hero=t.state.heroes[hero].kind))


# --------------------------------------------------------------------------------------------- times

LATE = 12
"""Who dallies longer in a chapter leaves the enemy a monster point."""


async def dallying(t: DoriaTable) -> None:
    """A monster point for the enemy when the party takes too long.  [doria.camp.points-for-hero-level-en]"""
    if t.state.round == LATE:
        t.state.monster_points += 1
        tell(t, ScenarioTold(what="dallying"))


def tolling(token: str, every: int, what: str) -> Hook:
    """In every so many rounds doom comes a space nearer for each token of a kind that lies open."""

    async def hook(t: DoriaTable) -> None:
        heard = list(t.state.tokens.values()).count(token)
        if t.state.round % every == 0 and heard:
            tell(t, ScenarioTold(what=what, number=heard))
            doom.advance(t, heard)

    return hook


def breeding(token: str, every: int, kind: str = "") -> Hook:
    """In every so many rounds each token of a kind that the dungeon reaches brings a monster: a certain one, or one
    from the deck."""

    async def hook(t: DoriaTable) -> None:
        if t.state.round % every:
            return
        reached = board(t).connected
        for square in [square for square, lying in t.state.tokens.items() if lying == token and square in reached]:
            tell(t, ScenarioTold(what=f"breeds-{token}"))
            if kind:
                await spawn.appear(t, kind, square)
            else:
                await spawn.draw_monster(t, square)

    return hook


def besieged(first: int, every: int) -> Hook:
    """From a round on a monster comes in by the entrance in every so many rounds. Large parties, on whom more monsters
    wait in every room, have a round longer to breathe, small ones a round less."""

    async def hook(t: DoriaTable) -> None:
        pause = max(1, every + (t.state.party > FOUR) - (t.state.party < FOUR))
        if t.state.round >= first and (t.state.round - first) % pause == 0:
            tell(t, ScenarioTold(what="besieged"))
            await spawn.at_entrance(t)

    return hook
