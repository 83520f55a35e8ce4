"""What options cost, their odds and what they do, next to their labels. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.kernel import Chance, Cost, Meaning, Text, Value, say
from undercroft.kernel.clone import clone
from undercroft.kernel.text import Argument
from undercroft.toolkit.odds import either

from ..board import BEYOND, PLACE
from ..content import AllianceTable, Content
from ..content.definitions import Guard
from ..content.figures import DIE
from ..icons import COSTS
from ..state import State
from . import abilities
from .abilities import gear, health, to_defeat, toughness
from .borders import has_door
from .die import chance
from .ground import Footing
from .labels import outcome
from .options import (
    Again,
    Assault,
    Attack,
    Burst,
    Character,
    Effort,
    Force,
    Handle,
    Laying,
    Move,
    Open,
    Playing,
    Reaction,
    Spin,
    Start,
    Upgrade,
)
from .strengths import blow, defense, defense_against_monster, monster_strength, strength
from .tokens import meant

BURST = 2
"""Cards that a Burst of Strength costs.  [alliance.burst.cost]"""


def _price(value: int, what: str) -> tuple[Cost, ...]:
    return (Cost(value, Text(f"cost-{what}"), COSTS[what]),) if value else ()


def start(option: Start) -> Meaning:
    """Acting and rising come first.  [alliance.burst.while-defeated]"""
    return Meaning(
        cost=_price(BURST * (option.verb == "rise"), "cards"),
        rank=0 if option.verb in ("activate", "rise") else 1,
        confirm=Text("confirm-leave", {}, ("alliance.rest.leave-dungeon",)) if option.verb == "leave" else None,
    )


def upgrade(content: Content, option: Value) -> Meaning:
    """What is turned face down.  [alliance.draft.pay, alliance.draft.from-discard, alliance.draft.swap-affordable]"""
    if not isinstance(option, Upgrade):
        return Meaning()
    if option.verb == "swap":
        return Meaning(rank=2)
    salvaged = option.verb == "salvage"
    return Meaning(cost=_price(content.cards[option.card].cost + salvaged, "xp"), rank=int(salvaged))


def effort(level: int, die: int, option: Value) -> Meaning:
    """The odds of an attempt.  [alliance.locked.take-time, alliance.locked.auto-success]"""
    if not isinstance(option, Effort):
        return Meaning()
    odds = either(chance(level, option.points + die) if not option.sure else chance(0, 0))
    return Meaning(cost=_price(option.points, "speed"), odds=odds)


# ------------------------------------------------------------------------------------------------ actions of a hero


def action(t: AllianceTable, option: Any) -> Meaning:
    """What an action costs, and what it would do now."""
    turn = t.state.turn
    assert turn is not None
    state, content, hero = t.state, t.content, turn.hero
    match option:
        case Attack():
            return attack(state, content, option)
        case Move():
            return Meaning(cost=_price(Footing(state, content, hero).leaving(option.start), "speed"))
        case Open():
            return Meaning(cost=_price(1, "speed"))
        case Force():
            return force(state, content, hero, option)
        case Handle():
            return handle(state, content, hero, option)
        case Playing():
            return playing(content, option)
        case Burst():
            return Meaning(cost=_price(BURST, "cards"), rank=1)
        case Again():
            return Meaning(detail=Text("detail-again"), rank=1)
        case Spin():
            return Meaning(rank=1)
    return Meaning()


def playing(content: Content, option: Playing) -> Meaning:
    """Speed points that the card names; two more cards for a second one of its type.  [alliance.burst.repeat-type]"""
    speed, more = content.cards[option.card].speed_cost, BURST * option.repeat
    return Meaning(cost=(*_price(speed, "speed"), *_price(more, "cards")), rank=2 if option.repeat else 0)


def force(state: State, content: Content, hero: int, option: Force) -> Meaning:
    """A door to be forced, with the chance of a plain roll; where no room lies beyond, its level is not yet known.

    [alliance.locked.attempt, alliance.secret.attempt, alliance.locked.no-tile-beyond, alliance.secret.no-tile-beyond]
    """
    place = PLACE[state.heroes[hero].cell]
    there = BEYOND[place][option.side]
    rank = 1 if has_door(state, place, option.side) else 2
    if there not in state.tiles:
        return Meaning(cost=_price(1, "speed"), detail=Text("detail-force-new"), rank=rank)
    return _attempt(state, content, hero, state.tiles[there].level, rank)


def laying(content: Content, option: Laying) -> Meaning:
    """The level of a tile, and who and what waits there.  [alliance.door.new-tile-choose, alliance.tile.monsters]"""
    tile = content.tiles[option.tile]
    monsters = tuple(Text(f"monster-{card}") for _, card in tile.monsters)
    challenges = len(tile.challenges) if content.points.challenges else 0
    args: dict[str, Argument] = {"level": "I" * tile.level, "monsters": monsters, "challenges": challenges}
    return Meaning(detail=Text("detail-lay", args))


def handle(state: State, content: Content, hero: int, option: Handle) -> Meaning:
    """What can be done about a Challenge Token; where it takes a roll, with the chance of a plain one."""
    if option.verb in ("unlock", "disarm"):
        return _attempt(state, content, hero, meant(state, content, option.cell).level, int(option.verb == "disarm"))
    return Meaning(cost=_price(1, "speed"), rank=int(option.verb == "search"))


def _attempt(state: State, content: Content, hero: int, level: int, rank: int) -> Meaning:
    """[alliance.locked.take-time, alliance.locked.auto-success]"""
    odds = either(chance(level, gear(state, content, hero).bonus.die))
    return Meaning(_price(1, "speed"), odds, say("detail-attempt", level=level, sure=1 + level), rank)


# ------------------------------------------------------------------------------------------------------------ battles


def attack(state: State, content: Content, option: Attack) -> Meaning:
    """Strength, defense, the wounds that follow and those that are needed; with a die in it, the chances. The toughness
    of a rival hero counts with its defense; Reactions aside.

    [alliance.battle.damage]
    """
    hero, target = option.hero, option.target
    made = blow(state, content, hero, option.source)
    power, shield = strength(state, content, hero, made, target), defense(state, content, hero, made, target)
    against = shield.total + toughness(state, content, target)
    return _blow(power, against, [-face for face in DIE] if shield.die else [0], to_defeat(state, content, target))


def victim(
    state: State, content: Content, option: Character, bonus: int = 0, cells: Sequence[int] | None = None
) -> Meaning:
    """What a monster's attack on a hero would do, the hero's Reactions aside. `cells`: where the monster may go before
    it, if it moves only then: a pit and those in the line make a difference.

    [alliance.battle.monsters-same]
    """
    needed = to_defeat(state, content, option.who)
    if cells is None:
        blows = {_against(state, content, option)}
    else:
        state = clone(state)
        blows = {_against(state, content, option, cell) for cell in cells}
    faces = DIE if abilities.power(content.monsters[state.monsters[option.by].card]).attack_die else (0,)
    if len(blows) == 1:
        ((power, shield),) = blows
        return _blow(power + bonus, shield, faces, needed)
    found = [max(0, power + bonus - shield + face) for power, shield in blows for face in faces]
    return Meaning(detail=say("detail-somewhere", least=min(found), most=max(found), needed=needed))


def _against(state: State, content: Content, option: Character, cell: int | None = None) -> tuple[int, int]:
    """The strength of a monster, put on a space if one is named, and the defense of its victim."""
    if cell is not None:
        state.monsters[option.by].cell = cell
    shield = defense_against_monster(state, content, option.by, option.who) + toughness(state, content, option.who)
    return monster_strength(state, content, option.by, option.who), shield


def reaction(
    state: State,
    content: Content,
    option: Value,
    target: int,
    power: int,
    shield: Callable[[State], int],
    guard: int,
) -> Meaning:
    """What an attack does if the hero reacts so, or not: the card counts from now on.

    [alliance.reaction.when, alliance.reaction.duration]
    """
    if isinstance(option, Reaction):
        state, card = clone(state), content.cards[option.card]
        state.heroes[option.hero].column += (card.id,)
        guard += sum(effect.amount for effect in card.effects if isinstance(effect, Guard))
    against = shield(state) + guard + toughness(state, content, target)
    return _blow(power, against, [0], to_defeat(state, content, target))


def _blow(power: int, against: int, faces: Sequence[int], needed: int) -> Meaning:
    """`faces` are what the die adds to the damage."""
    found = [max(0, power - against + face) for face in faces]
    args: dict[str, Argument] = {"strength": power, "defense": against, "needed": needed}
    if len(found) == 1:
        detail = Text("detail-blow", {**args, "outcome": outcome(found[0], needed)})
    else:
        form = "detail-blow-die" if max(faces) > 0 else "detail-blow-shield"
        detail = Text(form, {**args, "least": min(found), "most": max(found)})
    return Meaning(odds=_wounds(found, needed), detail=detail)


def _wounds(found: list[int], needed: int) -> tuple[Chance, ...]:
    """A miss, wounds, a defeat; the last two only as far as they are possible."""
    misses, defeats = found.count(0), sum(damage >= needed for damage in found)
    shares = {"miss": misses, "hit": len(found) - misses - defeats, "critical": defeats}
    return tuple(
        Chance(outcome, round(100 * share / len(found), 1), Text("odds-defeat") if outcome == "critical" else None)
        for outcome, share in shares.items()
        if share or outcome == "miss"
    )


# --------------------------------------------------------------------------------------------------------- solo cards


def hunt(option: Value, victims: tuple[Text, ...]) -> Meaning:
    """The heroes among whom one is then chosen.  [alliance.solo.section2]"""
    if not isinstance(option, Assault):
        return Meaning()
    return Meaning(detail=Text("detail-hunt", {"heroes": victims, "bonus": option.bonus}))


def suffer(state: State, content: Content, option: Character) -> Meaning:
    """How much a hero can still take.  [alliance.solo.damage-icon]"""
    left = to_defeat(state, content, option.who)
    return Meaning(detail=say("detail-health", left=left, health=health(state, content, option.who)))
