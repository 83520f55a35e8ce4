"""What effect values of cards do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from undercroft.toolkit.scene import SIDES

from .. import ids
from ..board import PLACE, SPACES, WIDTH, distance, near, sees, shortest
from ..content import AllianceTable, Content
from ..content.definitions import (
    Draw,
    Exhaust,
    Face,
    Gain,
    Guard,
    Heal,
    HealAll,
    Incite,
    Leap,
    Mark,
    Recall,
    Reveal,
    Riposte,
    Shift,
    Wound,
)
from ..events import Marked, MonsterExhausted, Moved, NothingBack, Recalled, Turned
from ..state import FIRST_MONSTER, HEROES, ChallengeToken, MarkToken, State, figure, name, own
from . import accounts, challenges, decks, labels, movement, onslaught, wounds, xp
from .abilities import marked, power
from .options import Character, Facing, PileCard, Space, Token
from .reach import cell_of, enemies, in_reach, protected, taken
from .strengths import defense_against_monster, monster_reach


async def carry_out(t: AllianceTable, hero: int, effect: Any, target: int) -> None:
    """One effect of a card that `hero` plays on `target` (itself, if the card is aimed at nobody)."""
    await EFFECTS[type(effect)](t, hero, effect, target)


async def wound(t: AllianceTable, hero: int, effect: Wound, target: int) -> None:
    """Wounds without an attack, of the acting Alliance's colour. A Starting Tile protects its own from them as from
    an attack.

    [alliance.battle.monster-wounds, alliance.pvp.safe-tile-target]
    """
    for who in burnt_by(t.state, hero, effect, target):
        if who < FIRST_MONSTER or who in t.state.monsters:
            await wounds.inflict(t, hero, who, effect.amount, effect.poison)


def burnt_by(state: State, hero: int, effect: Wound, target: int) -> list[int]:
    """Whom such a card wounds: its target, or all enemies in the target's room."""
    if not effect.room:
        return [target]
    room = PLACE[cell_of(state, target)]
    found = [who for who in enemies(state, hero) if PLACE[cell_of(state, who)] == room]
    return [who for who in found if who >= FIRST_MONSTER or not protected(state, hero, who)]


async def heal(t: AllianceTable, hero: int, effect: Heal, target: int) -> None:
    await wounds.heal(t, target, effect.amount, effect.poison_only)


async def heal_all(t: AllianceTable, hero: int, effect: HealAll, target: int) -> None:
    for ally in healed_by(t.state, hero, effect):
        await wounds.heal(t, ally, effect.amount)


def healed_by(state: State, hero: int, effect: HealAll) -> list[int]:
    """Own heroes, the fallen too, in the room of the acting one or wherever they are."""
    room = PLACE[state.heroes[hero].cell]
    return [ally for ally in own(hero // HEROES) if not effect.room or PLACE[state.heroes[ally].cell] == room]


async def draw(t: AllianceTable, hero: int, effect: Draw, target: int) -> None:
    decks.draw(t, hero // HEROES, effect.count, told=True)


async def gain(t: AllianceTable, hero: int, effect: Gain, target: int) -> None:
    xp.gain(t, hero // HEROES, effect.xp, "alliance.xp.sources")


async def shift(t: AllianceTable, hero: int, effect: Shift, target: int) -> None:
    """The player moves the aimed character; a hero who comes into a room sets off what lies there."""
    start = cell_of(t.state, target)
    cells = [start, *reachable(t.state, start, effect.spaces)]
    cell = await _choose_space(t, hero, target, cells)
    if cell == start:
        return
    way = shortest(t.state.arches, start, cell, taken(t.state)) if t.watched else ()
    if target < FIRST_MONSTER:
        await movement.enter(t, target, cell, "push", way)
    else:
        t.state.monsters[target].cell = cell
        x, y = cell % WIDTH, cell // WIDTH
        t.tell(Moved(who=name(t.state, target), x=x, y=y, figure=target, how="push", way=way))


def reachable(state: State, start: int, spaces: int) -> list[int]:
    """Empty spaces within this many steps over empty spaces."""
    occupied, found, edge = taken(state), dict[int, None](), [start]
    for _ in range(spaces):
        edge = [other for cell in edge for other in near(state.arches)[cell] if other not in occupied]
        edge = [cell for cell in dict.fromkeys(edge) if cell not in found]
        found.update(dict.fromkeys(edge))
    return sorted(found)


async def leap(t: AllianceTable, hero: int, effect: Leap, target: int) -> None:
    """The hero jumps to an empty space in a free line. It is a movement: none after an attack, none while held; who
    comes down on a Treasure Chest may open it for nothing.

    [alliance.hero.no-move-after-attack, alliance.chest.open-by-entering]
    """
    if not may_leap(t.state, hero):
        return
    start, cells = t.state.heroes[hero].cell, leaps(t.state, hero, effect.spaces)
    cell = await _choose_space(t, hero, hero, [start, *cells])
    if cell != start:
        await movement.enter(t, hero, cell, "leap")
        await movement.step_on_chest(t, hero)


def may_leap(state: State, hero: int) -> bool:
    turn = state.turn
    return not marked(state, hero, "held") and (turn is None or turn.hero != hero or not turn.attacked)


def leaps(state: State, hero: int, spaces: int) -> list[int]:
    start, occupied = state.heroes[hero].cell, taken(state)
    rooms = [cell for place in state.tiles for cell in SPACES[place]]
    return sorted(
        cell
        for cell in rooms
        if cell not in occupied and distance(start, cell) <= spaces and sees(state.arches, start, cell)
    )


async def _choose_space(t: AllianceTable, hero: int, who: int, cells: list[int]) -> int:
    options = [Space(cell, who) for cell in cells]
    about, at = {"who": labels.name_of(t.state, who)}, (ids.piece(who),)
    chosen = await t.choose(hero // HEROES, "space", options, label=labels.plain, about=about, at=at)
    return chosen.cell


async def face(t: AllianceTable, hero: int, effect: Face, target: int) -> None:
    """Anyone who has fallen on the way, into a trap, is not turned any more."""
    if target < FIRST_MONSTER and t.state.heroes[target].down:
        return
    await choose_facing(t, hero // HEROES, target, ())
    t.tell(Turned(who=name(t.state, target), side=SIDES[figure(t.state, target).facing], figure=target))


async def choose_facing(t: AllianceTable, seat: int, who: int, cites: tuple[str, ...]) -> None:
    """A player turns a character."""
    options = [Facing(who, side) for side in range(4)]
    about, at = {"who": labels.name_of(t.state, who)}, (ids.piece(who),)
    chosen = await t.choose(seat, "face", options, label=labels.plain, cites=cites, about=about, at=at)
    figure(t.state, who).facing = chosen.side


async def exhaust(t: AllianceTable, hero: int, effect: Exhaust, target: int) -> None:
    t.state.monsters[target].ready = False
    t.tell(MonsterExhausted(who=name(t.state, target), figure=target))


async def mark(t: AllianceTable, hero: int, effect: Mark, target: int) -> None:
    put_mark(t, hero, target, effect)


def put_mark(t: AllianceTable, hero: int, target: int, effect: Mark) -> None:
    """The Hero Token marks an effect on the map until the end phase.  [alliance.cards.effect-marker]"""
    t.state.marks.append(MarkToken(effect.mark, effect.amount, hero, target))
    cites, key = ("alliance.cards.effect-marker",), ids.mark(effect.mark, hero)
    who = name(t.state, target)
    t.tell(Marked(who=who, mark=effect.mark, amount=effect.amount, figure=target, key=key, cites=cites))


async def reveal(t: AllianceTable, hero: int, effect: Reveal, target: int) -> None:
    """Search from afar; a trap may be disarmed at once.  [alliance.search.trap-choice]"""
    turn, tokens = t.state.turn, revealable(t.state, hero, effect.within)
    if not tokens or turn is None:
        return
    options, at = [Token(token.cell) for token in tokens], (ids.piece(hero),)
    chosen = await t.choose(hero // HEROES, "reveal", options, label=labels.plain, at=at)
    token = next(one for one in revealable(t.state, hero, effect.within) if one.cell == chosen.cell)
    await challenges.look_at(t, turn, token, movement.left(t.state, t.content, turn))


def revealable(state: State, hero: int, within: int) -> list[ChallengeToken]:
    cell = state.heroes[hero].cell
    return [token for token in state.challenges if not token.up and distance(cell, token.cell) <= within]


async def recall(t: AllianceTable, hero: int, effect: Recall, target: int) -> None:
    """Cards of choice from the own discard pile, which lies open."""
    seat = hero // HEROES
    for _ in range(effect.count):
        pile = t.state.alliances[seat].discard
        if not pile:
            t.tell(NothingBack(seat=seat))
            return
        options = [PileCard(card, seat) for card in dict.fromkeys(pile)]
        card = (await t.choose(seat, "recall", options, label=labels.plain)).card
        t.state.alliances[seat].discard.remove(card)
        t.state.alliances[seat].hand.append(card)
        t.tell(Recalled(seat=seat, card=card))


async def incite(t: AllianceTable, hero: int, effect: Incite, target: int) -> None:
    """A monster attacks another one, with all its powers; facing does not matter, as it is turned first."""
    state = t.state
    victims = inciteable(state, t.content, target)
    if not victims:
        return
    options = [Character(who, state.monsters[who].card) for who in victims]
    about, at = {"who": labels.name_of(state, target)}, (ids.piece(target),)
    victim = (await t.choose(hero // HEROES, "incite", options, label=labels.plain, about=about, at=at)).who
    special = power(t.content.monsters[t.state.monsters[target].card])
    attack = await onslaught.strength_of(t, target, victim)
    parts = accounts.of_defense_against_monster(t, target, victim) if t.watched else ()
    shield = await onslaught.shield_of(t, victim, defense_against_monster(t.state, t.content, target, victim), parts)
    damage = max(0, attack.total - shield.total)
    kind = t.content.monsters[t.state.monsters[target].card].kind
    onslaught.tell(t, target, victim, attack, shield, damage, kind=kind)
    swept = onslaught.swept(t.state, target, victim) if special.sweep else []
    await wounds.wound_monster(t, victim, hero, damage)
    for near_by in swept:
        await wounds.wound_hero(t, near_by, special.sweep, cause="sweep")


def inciteable(state: State, content: Content, who: int) -> list[int]:
    """The monsters that this one can attack from where it stands, whichever way it faces; none while it is dazed."""
    if marked(state, who, "dazed"):
        return []
    token = state.monsters[who]
    kind, reach = content.monsters[token.card].kind, monster_reach(content, token.card)
    others = [other for other in state.monsters if other != who]
    return [other for other in others if in_reach(state, token.cell, state.monsters[other].cell, kind, reach)]


async def only_as_reaction(t: AllianceTable, hero: int, effect: Guard | Riposte, target: int) -> None:
    """Played in the own activation, such a Reaction has no attack to answer; its bonus counts anyway.

    [alliance.reaction.when]
    """


EFFECTS: dict[type, Callable[..., Awaitable[None]]] = {
    Wound: wound,
    Heal: heal,
    HealAll: heal_all,
    Draw: draw,
    Gain: gain,
    Shift: shift,
    Leap: leap,
    Face: face,
    Exhaust: exhaust,
    Mark: mark,
    Reveal: reveal,
    Recall: recall,
    Incite: incite,
    Guard: only_as_reaction,
    Riposte: only_as_reaction,
}
