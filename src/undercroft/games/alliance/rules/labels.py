"""How options are spoken, with previews of what they do. Labels are made only when somebody looks."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument
from undercroft.toolkit.odds import percent
from undercroft.toolkit.scene import SIDES

from ..board import BEYOND, PLACE, WIDTH
from ..content import AllianceTable, Content
from ..content.figures import DIE
from ..state import FIRST_MONSTER, NOBODY, State
from . import abilities
from .abilities import gear, to_defeat, toughness
from .borders import doors_of, has_door, kind_of_door
from .die import chance
from .ground import Footing
from .options import (
    LEAVE,
    OTHERWISE,
    PASS,
    PRIMARY,
    STOP,
    Assault,
    Attack,
    Burst,
    Character,
    Effort,
    Facing,
    Force,
    HandCard,
    Handle,
    Join,
    Laying,
    Move,
    Open,
    PileCard,
    Playing,
    Poison,
    Post,
    Reaction,
    Space,
    Start,
    Upgrade,
    card_of,
)
from .strengths import blow, defense, defense_against_monster, monster_strength, strength
from .tokens import meant


@cache
def called(who: int, card: str) -> Text:
    """How a character is spoken of: a hero by name, a monster by kind and number."""
    if who < FIRST_MONSTER:
        return Text(f"hero-{card}")
    return Text("monster-numbered", {"monster": Text(f"monster-{card}"), "n": who - FIRST_MONSTER + 1})


def name_of(state: State, who: int) -> Text:
    return called(who, card_of(state, who))


def space(cell: int) -> Text:
    return Text("space", {"x": cell % WIDTH + 1, "y": cell // WIDTH + 1})


def side(number: int) -> Text:
    return Text(f"side-{SIDES[number]}")


# ------------------------------------------------------------------------------------------ what an option is called


def plain(option: Value) -> Text:
    """What needs no more than its own fields: heroes, characters, cards, spaces, sides."""
    if isinstance(option, (Join, Post)):
        return Text(f"hero-{option.hero if isinstance(option, Join) else option.card}")
    if isinstance(option, Character):
        return called(option.who, option.card)
    if isinstance(option, (HandCard, PileCard)):
        return Text(f"card-{option.card}")
    if isinstance(option, Space):
        return space(option.cell)
    if isinstance(option, Poison):
        return Text("heal-poison", {"poison": option.count})
    assert isinstance(option, Facing)
    return side(option.side)


STARTS = {
    "activate": ("alliance.hero.choose",),
    "rest": ("alliance.rest.standard",),
    "rise": ("alliance.burst.while-defeated",),
    "leave": ("alliance.rest.leave-dungeon",),
}


def start(option: Start) -> Text:
    return Text(f"activate-{option.verb}", {"hero": Text(f"hero-{option.card}")}, STARTS[option.verb])


def discard(option: Value) -> Text:
    return Text("discard-stop") if option == STOP else Text("discard-card", {"card": plain(option)})


def reaction(option: Value) -> Text:
    if not isinstance(option, Reaction):
        return Text(f"react-{PASS}")
    args: dict[str, Argument] = {"hero": Text(f"hero-{option.name}"), "card": Text(f"card-{option.card}")}
    return Text("react-play", args, ("alliance.reaction.when",))


def hunt(option: Value, victims: tuple[Text, ...]) -> Text:
    """A monster that attacks, and the heroes among whom one is then chosen."""
    if not isinstance(option, Assault):
        return Text(f"hunt-{OTHERWISE}")
    args: dict[str, Argument] = {"who": called(option.who, option.card), "bonus": option.bonus, "heroes": victims}
    return Text(f"hunt-{option.choice}", args, ("alliance.solo.section2",))


UPGRADES = {"buy": "pay", "salvage": "from-discard", "swap": "swap"}


def upgrade(content: Content, option: Value) -> Text:
    if not isinstance(option, Upgrade):
        return Text(f"draft-{PASS}")
    cost = content.cards[option.card].cost + (option.verb == "salvage")
    args: dict[str, Argument] = {"card": Text(f"card-{option.card}"), "cost": cost}
    return Text(f"draft-{option.verb}", args, (f"alliance.draft.{UPGRADES[option.verb]}",))


def laying(content: Content, option: Laying) -> Text:
    """The tile, and where its doors are once it is turned."""
    bits = doors_of(content, option.tile, option.turn)
    doors = tuple(side(number) for number in range(4) if bits >> number & 1)
    return Text("lay-tile", {"tile": Text(f"tile-{option.tile}"), "turn": option.turn, "doors": doors})


def effort(level: int, die: int, option: Value) -> Text:
    """The odds of an attempt.  [alliance.locked.take-time]"""
    if not isinstance(option, Effort):
        return Text(f"effort-{LEAVE}")
    if option.sure:
        return Text("effort-sure", {"points": option.points})
    return Text("effort-roll", {"points": option.points, "chance": chance(level, option.points + die)})


# ------------------------------------------------------------------------------------------------ actions of a hero


def action(t: AllianceTable, option: Any) -> Text:
    """What an action is called, with a preview of what it does."""
    turn = t.state.turn
    assert turn is not None
    if isinstance(option, Playing):
        return playing(option)
    if isinstance(option, Attack):
        return attack(t.state, t.content, option)
    if isinstance(option, Move):
        cost = Footing(t.state, t.content, turn.hero).leaving(option.start)
        args: dict[str, Argument] = {"way": Text(f"way-{option.way}"), "space": space(option.cell), "cost": cost}
        return Text("act-move", args, ("alliance.move.step-cost", "alliance.move.leave-penalty"))
    if isinstance(option, Force):
        return force(t.state, t.content, turn.hero, option)
    if isinstance(option, Open):
        cites = ("alliance.door.normal-cost", "alliance.door.new-tile-choose")
        return Text("act-open", {"side": side(option.side)}, cites)
    if isinstance(option, Handle):
        return handle(t.state, t.content, turn.hero, option)
    if isinstance(option, Burst):
        cites = ("alliance.burst.cost", f"alliance.burst.{option.option}")
        return Text("act-burst", {"way": Text(f"burst-{option.option}")}, cites)
    return Text(f"act-{option}", {}, PLAIN_ACTIONS[str(option)])


PLAIN_ACTIONS = {
    "face": ("alliance.move.spin-free", "alliance.move.facing"),
    "again": ("alliance.hero.second-movement", "alliance.hero.second-movement-no-attack"),
    "done": ("alliance.hero.attack-optional", "alliance.hero.speed-optional"),
}


def playing(option: Playing) -> Text:
    """`play-card`, `play-card-on`, `play-card-for`; `repeat-...` for those that need a Burst of Strength."""
    args: dict[str, Argument] = {"card": Text(f"card-{option.card}")}
    form = "repeat-card" if option.repeat else "play-card"
    if option.target != NOBODY:
        args["target"] = called(option.target, option.whom)
        form += "-on"
    if option.use:
        args["use"] = Text(f"use-{option.use}")
        form += "-for"
    return Text(form, args, ("alliance.burst.repeat-type" if option.repeat else "alliance.cards.one-per-type",))


def attack(state: State, content: Content, option: Attack) -> Text:
    """Strength, defense, the wounds that follow and those that are needed; with a die in it, the chance to defeat. The
    toughness of a rival hero counts with its defense; Reactions aside.

    [alliance.battle.damage]
    """
    hero, target = option.hero, option.target
    made = blow(state, content, hero, option.source)
    power, shield = strength(state, content, hero, made, target), defense(state, content, hero, made, target)
    against, needed = shield.total + toughness(state, content, target), to_defeat(state, content, target)
    args: dict[str, Argument] = {
        "target": called(target, option.card),
        "source": Text(f"source-{PRIMARY}") if option.source == PRIMARY else Text(f"card-{option.source}"),
        "strength": power,
        "defense": against,
        "damage": max(0, power - against),
        "needed": needed,
    }
    if not shield.die:
        return Text("act-attack", {**args, "outcome": outcome(power - against, needed)}, ("alliance.battle.damage",))
    faces = [max(0, power - against - face) for face in DIE]
    args["least"] = min(faces)
    args["chance"] = percent(Fraction(sum(damage >= needed for damage in faces), len(faces)))
    return Text("act-attack-die", args, ("alliance.battle.damage",))


def outcome(damage: int, needed: int) -> Text:
    """A miss, a defeat, or so many wounds of those that a defeat takes."""
    if damage <= 0:
        return Text("outcome-miss")
    args: dict[str, Argument] = {"damage": damage, "needed": needed}
    return Text("outcome-defeat" if damage >= needed else "outcome-wounds", args)


def victim(state: State, content: Content, option: Character, bonus: int = 0) -> Text:
    """What a monster's attack on a hero would do, the hero's Reactions aside.  [alliance.battle.monsters-same]"""
    power = monster_strength(state, content, option.by, option.who) + bonus
    shield = defense_against_monster(state, content, option.by, option.who) + toughness(state, content, option.who)
    needed = to_defeat(state, content, option.who)
    args: dict[str, Argument] = {
        "hero": called(option.who, option.card),
        "strength": power,
        "defense": shield,
        "damage": max(0, power - shield),
        "needed": needed,
        "outcome": outcome(power - shield, needed),
    }
    die = abilities.power(content.monsters[state.monsters[option.by].card]).attack_die
    if die:
        args["most"] = max(0, power + max(DIE) - shield)
    return Text("victim-die" if die else "victim-hero", args, ("alliance.battle.damage",))


def force(state: State, content: Content, hero: int, option: Force) -> Text:
    """A door to be forced; if the room beyond lies there, with its level and the chance of a plain roll. Where there is
    no room yet, a door lets in a tile by its wall, and a wall lets in any tile.

    [alliance.locked.attempt, alliance.secret.attempt, alliance.locked.no-tile-beyond, alliance.secret.no-tile-beyond]
    """
    place = PLACE[state.heroes[hero].cell]
    here, there = has_door(state, place, option.side), BEYOND[place][option.side]
    if there not in state.tiles:
        kinds = ("locked",) if here else ("locked", "secret")
        cites = tuple(f"alliance.{kind}.{rule}" for kind in kinds for rule in ("no-tile-beyond", "attempt"))
        return Text(f"act-force-{'door' if here else 'wall'}", {"side": side(option.side)}, cites)
    door, level = kind_of_door(here, has_door(state, there, option.side ^ 2)), state.tiles[there].level
    odds = chance(level, gear(state, content, hero).bonus.die)
    args: dict[str, Argument] = {"side": side(option.side), "level": level, "chance": odds}
    return Text(f"act-force-{door}", args, (f"alliance.{door}.definition", f"alliance.{door}.attempt"))


def handle(state: State, content: Content, hero: int, option: Handle) -> Text:
    """What can be done about a Challenge Token; where it takes a roll, with the chance of a plain one."""
    args: dict[str, Argument] = {"space": space(option.cell)}
    if option.verb in ("unlock", "disarm"):
        level = meant(state, content, option.cell).level
        args |= {"level": level, "chance": chance(level, gear(state, content, hero).bonus.die)}
    return Text(f"act-{option.verb}", args, HANDLING[option.verb])


HANDLING = {
    "chest": ("alliance.chest.open-adjacent",),
    "unlock": ("alliance.chest.locked-attempt",),
    "search": ("alliance.search.where", "alliance.search.trap-choice"),
    "disarm": ("alliance.disarm.roll",),
}
