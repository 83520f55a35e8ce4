"""Wounds on monsters and heroes, defeat, and healing."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.kernel.text import Argument

from .. import ids
from ..board import CELLS, WIDTH, shortest, walk
from ..content import AllianceTable
from ..events import (
    Burst,
    EndCalled,
    Healed,
    HeroDefeated,
    MonsterDefeated,
    Moved,
    Regrew,
    Rested,
    StoodUp,
    Wounded,
)
from ..state import FIRST_MONSTER, HEROES, name
from . import labels, xp
from .abilities import gear, health, power, times, to_defeat
from .options import Poison, Space
from .reach import adjacent, taken


async def inflict(
    t: AllianceTable, hero: int, target: int, amount: int, poison: bool = False, cause: str = "none"
) -> None:
    """A hero wounds a character, in an attack or besides.  [alliance.pvp.xp, alliance.pvp.xp-own-heroes-only]"""
    if target >= FIRST_MONSTER:
        await wound_monster(t, target, hero, amount, cause)
    elif not t.state.heroes[target].down:
        seat, rival = hero // HEROES, target // HEROES
        await wound_hero(t, target, amount, poison, cause)
        if t.state.pvp and seat != rival:
            xp.gain(t, seat, amount // 2, "alliance.pvp.xp", cause="rivals")


async def wound_monster(t: AllianceTable, who: int, hero: int, amount: int, cause: str = "none") -> None:
    """Wound Tokens of the Alliance's colour go under the stack, excess ones too.

    [alliance.battle.monster-wounds, alliance.battle.monster-wound-order, alliance.battle.monster-wound-excess,
    alliance.battle.monster-defeated]
    """
    if amount <= 0:
        return
    token = t.state.monsters[who]
    token.wounds += (hero // HEROES,) * amount
    left = t.content.monsters[token.card].health - len(token.wounds)
    told = Wounded(
        who=name(t.state, who),
        wounds=amount,
        cause=cause,
        figure=who,
        life=left + amount,
        left=max(0, left),
        cites=("alliance.battle.monster-wounds",),
    )
    t.tell(told)
    if left <= 0:
        await defeat_monster(t, who, hero)


async def defeat_monster(t: AllianceTable, who: int, hero: int) -> None:
    """The token goes back, the XP is shared out.  [alliance.xp.cleanup, alliance.xp.sole-kill]"""
    state = t.state
    t.tell(MonsterDefeated(who=name(state, who), figure=who, cites=("alliance.battle.monster-defeated",)))
    token = state.monsters.pop(who)
    state.marks = [mark for mark in state.marks if mark.on != who]
    xp.reward(t, token.card, token.wounds)
    bounty = times(state, t.content, hero, "bounty")
    xp.gain(t, hero // HEROES, bounty, "alliance.xp.sources", cause="bounty")
    call_the_end(t)
    curse = power(t.content.monsters[token.card]).curse
    for other in range(len(state.heroes)) if curse else ():
        if adjacent(state, token.cell, state.heroes[other].cell):
            await wound_hero(t, other, curse, cause="curse")


def make_ready(t: AllianceTable, who: int) -> None:
    """Turn a monster to its ready side; some regrow then.  [alliance.endphase.ready]"""
    token = t.state.monsters[who]
    token.ready = True
    closed = min(power(t.content.monsters[token.card]).regrows, len(token.wounds))
    if closed:
        token.wounds = token.wounds[:-closed]
        left = t.content.monsters[token.card].health - len(token.wounds)
        t.tell(Regrew(who=name(t.state, who), wounds=closed, figure=who, life=left - closed, left=left))


def call_the_end(t: AllianceTable) -> None:
    """No tile left to draft and no monster on the board: the end of the game is certain.
    [alliance.end.early-trigger]"""
    state = t.state
    if not state.called and not state.monsters and not any(state.tile_area):
        state.called = True
        t.tell(EndCalled(cites=("alliance.end.early-trigger",)))


async def wound_hero(t: AllianceTable, hero: int, amount: int, poison: bool = False, cause: str = "none") -> None:
    """Wound Tokens on the Hero Card; those above its Health go at once, the latest first.

    [alliance.battle.hero-wounds, alliance.battle.hero-excess, alliance.battle.hero-defeated, alliance.defeat.no-damage]
    """
    figure = t.state.heroes[hero]
    if amount <= 0 or figure.down:
        return
    room = health(t.state, t.content, hero) - figure.wounds - figure.poison
    placed = min(amount, room)
    poison = poison and "poison-proof" not in gear(t.state, t.content, hero).keywords
    if poison:
        figure.poison += placed
    else:
        figure.wounds += placed
    told = Wounded(
        who=figure.card,
        wounds=amount,
        poison=int(poison),
        cause=cause,
        figure=hero,
        life=room,
        left=room - placed,
        venom=figure.poison,
        cites=("alliance.battle.hero-wounds",),
    )
    t.tell(told)
    if placed == room:
        await fall(t, hero)


async def fall(t: AllianceTable, hero: int) -> None:
    """The hero is defeated and its player gets a Defeated Hero Token.

    [alliance.defeat.fall, alliance.defeat.token, alliance.pvp.defeat]
    """
    state, figure = t.state, t.state.heroes[hero]
    figure.down = True
    seat, alliance = hero // HEROES, state.alliances[hero // HEROES]
    alliance.defeats += 1
    score, cites = alliance.xp + alliance.spent - alliance.defeats, ("alliance.defeat.fall", "alliance.defeat.token")
    t.tell(HeroDefeated(seat=seat, hero=figure.card, figure=hero, total=alliance.defeats, score=score, cites=cites))
    if state.turn is not None and state.turn.hero == hero:
        state.turn.over = True
        await settle(t, hero)


async def settle(t: AllianceTable, hero: int) -> None:
    """A hero who cannot stay in a shared space goes to the nearest empty one, of the player's choice.

    [alliance.challenge.reveal-on-entry, alliance.move.end-empty]
    """
    state = t.state
    if not shares(t, hero):
        return
    occupied = taken(state)
    steps = walk(state.arches, state.heroes[hero].cell, CELLS)
    free = {cell: far for cell, far in steps.items() if cell not in occupied}
    nearest = sorted(cell for cell, far in free.items() if far == min(free.values()))
    if nearest:
        options, at = [Space(cell, hero) for cell in nearest], (ids.piece(hero),)
        cites, about = ("alliance.move.end-empty",), {"hero": labels.name_of(state, hero)}
        chosen = await t.choose(hero // HEROES, "settle", options, label=labels.plain, cites=cites, about=about, at=at)
        figure, x, y = t.state.heroes[hero], chosen.cell % WIDTH, chosen.cell // WIDTH
        way = shortest(state.arches, figure.cell, chosen.cell) if t.watched else ()
        figure.cell = chosen.cell
        t.tell(Moved(who=figure.card, x=x, y=y, figure=hero, way=way, cites=cites))


def shares(t: AllianceTable, hero: int) -> bool:
    """Whether another character stands in the hero's space."""
    state, cell = t.state, t.state.heroes[hero].cell
    cells = [figure.cell for figure in state.heroes]
    return cells.count(cell) > 1 or cell in [token.cell for token in state.monsters.values()]


async def heal(
    t: AllianceTable, hero: int, amount: int, poison_only: bool = False, told: Rested | Burst | None = None
) -> None:
    """Remove Wound Tokens of the player's choice; a defeated hero stands up when wounds fall below Health. `told`: how
    the log tells of it, if not simply as that.

    [alliance.rest.standard, alliance.burst.heal, alliance.defeat.healed]
    """
    figure = t.state.heroes[hero]
    amount = min(amount, figure.poison + (0 if poison_only else figure.wounds))
    least = max(0, amount - (0 if poison_only else figure.wounds))
    most = min(amount, figure.poison)
    ways = [Poison(count) for count in range(most, least - 1, -1)]
    about: dict[str, Argument] = {"hero": Text(f"hero-{figure.card}"), "wounds": amount}
    cites, at = ("alliance.rest.standard",), (ids.piece(hero),)
    chosen = await t.choose(hero // HEROES, "heal", ways, label=labels.plain, cites=cites, about=about, at=at)
    figure, poison = t.state.heroes[hero], chosen.count
    figure.poison -= poison
    figure.wounds -= amount - poison
    if amount or told:
        event = told or Healed(hero=figure.card, removed=amount, figure=hero, cites=cites)
        event.left = to_defeat(t.state, t.content, hero)
        event.life, event.venom = event.left - amount, figure.poison
        t.tell(event)
    stand_up(t, hero)


def stand_up(t: AllianceTable, hero: int) -> None:
    """[alliance.defeat.healed, alliance.rest.defeated-standard]"""
    figure = t.state.heroes[hero]
    if figure.down and figure.wounds + figure.poison < health(t.state, t.content, hero):
        figure.down = False
        t.tell(StoodUp(hero=figure.card, figure=hero, cites=("alliance.defeat.healed",)))
