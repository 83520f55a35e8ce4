"""How options are called, in a few words; what they mean stands in `meanings`. Made only when somebody looks."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument
from undercroft.toolkit.scene import SIDES

from ..board import BEYOND, PLACE, WIDTH
from ..content import AllianceTable, Content
from ..state import FIRST_MONSTER, NOBODY, State
from .borders import doors_of, has_door, kind_of_door
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


def hunt(option: Value) -> Text:
    """A monster that attacks by the first or by the second choice of the card."""
    if not isinstance(option, Assault):
        return Text(f"hunt-{OTHERWISE}")
    return Text(f"hunt-{option.choice}", {"who": called(option.who, option.card)}, ("alliance.solo.section2",))


UPGRADES = {"buy": "pay", "salvage": "from-discard", "swap": "swap"}


def upgrade(option: Value) -> Text:
    if not isinstance(option, Upgrade):
        return Text(f"draft-{PASS}")
    args: dict[str, Argument] = {"card": Text(f"card-{option.card}")}
    return Text(f"draft-{option.verb}", args, (f"alliance.draft.{UPGRADES[option.verb]}",))


def laying(content: Content, option: Laying) -> Text:
    """The tile, and where its doors are once it is turned."""
    bits = doors_of(content, option.tile, option.turn)
    doors = tuple(side(number) for number in range(4) if bits >> number & 1)
    return Text("lay-tile", {"tile": Text(f"tile-{option.tile}"), "turn": option.turn, "doors": doors})


def effort(option: Value) -> Text:
    """[alliance.locked.take-time, alliance.locked.auto-success]"""
    if not isinstance(option, Effort):
        return Text(f"effort-{LEAVE}")
    return Text("effort-sure") if option.sure else Text("effort-roll", {"points": option.points})


# ------------------------------------------------------------------------------------------------ actions of a hero


def action(t: AllianceTable, option: Any) -> Text:
    """What an action is called, in a few words."""
    turn = t.state.turn
    assert turn is not None
    if isinstance(option, Playing):
        return playing(option)
    if isinstance(option, Attack):
        return attack(option)
    if isinstance(option, Move):
        args: dict[str, Argument] = {"way": Text(f"way-{option.way}"), "space": space(option.cell)}
        return Text("act-move", args, ("alliance.move.step-cost", "alliance.move.leave-penalty"))
    if isinstance(option, Force):
        return force(t.state, turn.hero, option)
    if isinstance(option, Open):
        cites = ("alliance.door.normal-cost", "alliance.door.new-tile-choose")
        return Text("act-open", {"side": side(option.side)}, cites)
    if isinstance(option, Handle):
        return Text(f"act-{option.verb}", {"space": space(option.cell)}, HANDLING[option.verb])
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


def attack(option: Attack) -> Text:
    primary = option.source == PRIMARY
    source = Text(f"source-{PRIMARY}") if primary else Text(f"card-{option.source}")
    return Text(
        "act-attack", {"target": called(option.target, option.card), "source": source}, ("alliance.battle.damage",)
    )


def outcome(damage: int, needed: int) -> Text:
    """A miss, a defeat, or this many wounds of those that a defeat takes."""
    if damage <= 0:
        return Text("outcome-miss")
    args: dict[str, Argument] = {"damage": damage, "needed": needed}
    return Text("outcome-defeat" if damage >= needed else "outcome-wounds", args)


def force(state: State, hero: int, option: Force) -> Text:
    """A door to be forced, by what it is. Where there is no room yet, a door lets in a tile by its wall, and a wall
    lets in any tile.

    [alliance.locked.attempt, alliance.secret.attempt, alliance.locked.no-tile-beyond, alliance.secret.no-tile-beyond]
    """
    place = PLACE[state.heroes[hero].cell]
    here, there = has_door(state, place, option.side), BEYOND[place][option.side]
    args: dict[str, Argument] = {"side": side(option.side)}
    if there not in state.tiles:
        kinds = ("locked",) if here else ("locked", "secret")
        cites = tuple(f"alliance.{kind}.{rule}" for kind in kinds for rule in ("no-tile-beyond", "attempt"))
        return Text(f"act-force-{'door' if here else 'wall'}", args, cites)
    door = kind_of_door(here, has_door(state, there, option.side ^ 2))
    return Text(f"act-force-{door}", args, (f"alliance.{door}.definition", f"alliance.{door}.attempt"))


HANDLING = {
    "chest": ("alliance.chest.open-adjacent",),
    "unlock": ("alliance.chest.locked-attempt",),
    "search": ("alliance.search.where", "alliance.search.trap-choice"),
    "disarm": ("alliance.disarm.roll",),
}
