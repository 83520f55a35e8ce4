"""What options are called: verb and object. What they cost and how likely they are is in `meanings`."""

from __future__ import annotations

from undercroft.kernel import Text

from ..board import spot
from ..content import PlunginTable
from . import dungeon, figures, objects
from .options import (
    Act,
    Aim,
    Assist,
    Attack,
    Cast,
    CastAt,
    Charge,
    DoorAt,
    Give,
    Handle,
    Move,
    Raise,
    Somebody,
    Take,
    Use,
    Wield,
)


def hero(t: PlunginTable, act: Act) -> Text:
    """The label of a Hero's option."""
    if isinstance(act, (Attack, Charge)):
        return attack_label(t, act)
    if isinstance(act, Cast):
        return cast_label(t, act)
    if isinstance(act, Handle):
        return object_label(t, act)
    return plain(t, act)


def ally(t: PlunginTable, act: Act) -> Text:
    """The label of a creature's option: it strikes without weapons."""
    if isinstance(act, Attack):
        return Text("act-strike", {"who": figures.whom(t, act.target.ref)}, ("plungin.spell.summon-attack",))
    return hero(t, act)


def plain(t: PlunginTable, act: Act) -> Text:
    """Verb, thing, whom, where."""
    args: dict[str, int | str | Text] = {}
    if isinstance(act, (Use, Wield, Give, Take)):
        args["thing"] = figures.named_text(t, act.thing)
    if isinstance(act, Raise):
        args["thing"] = figures.named_text(t, act.stat)
    if isinstance(act, Assist):
        args["who"] = figures.whom(t, act.friend.ref)
    if isinstance(act, Give):
        args["who"] = figures.whom(t, act.to.ref)
    if isinstance(act, Move):
        args["spot"] = spot(act.cell)
    if isinstance(act, Use) and act.on:
        return Text("act-use-on", {**args, "who": figures.whom(t, act.on.ref)})
    return Text(f"act-{act.verb}", args)


def attack_label(t: PlunginTable, act: Attack | Charge) -> Text:
    """Whom, with what; a Charge says where it ends."""
    second = act.second if isinstance(act, Attack) else ""
    who = figures.whom(t, act.target.ref)
    args: dict[str, int | str | Text] = {"thing": weapon_name(t, act.weapon, second), "who": who}
    if isinstance(act, Charge):
        args["spot"] = spot(act.cell)
    return Text(f"act-{act.verb}", args, ("plungin.attack.dice",))


def weapon_name(t: PlunginTable, first: str, second: str) -> Text:
    """One weapon, or a pair."""
    if not second:
        return figures.named_text(t, first)
    return Text("two-weapons", {"first": figures.named_text(t, first), "second": figures.named_text(t, second)})


def cast_label(t: PlunginTable, act: Cast) -> Text:
    """A spell; where there is only one target, whom it is cast at.  [plungin.cast.action]"""
    thing, cites = figures.named_text(t, act.spell), ("plungin.cast.action",)
    if len(act.aims) != 1:
        return Text("act-cast", {"thing": thing}, cites)
    return Text("act-cast-at", {"thing": thing, "who": target(t, act.aims[0])}, cites)


def aim(t: PlunginTable, option: CastAt) -> Text:
    """A target of a spell."""
    return Text("aim-at", {"who": target(t, option.target)})


def target(t: PlunginTable, at: Aim) -> Text:
    """What a spell is aimed at: a figure, or a door or Chest by its number."""
    if isinstance(at, Somebody):
        return figures.whom(t, at.ref)
    return dungeon.name(t, at.ref, isinstance(at, DoorAt)).text


def object_label(t: PlunginTable, act: Handle) -> Text:
    """What is done to a door or Chest."""
    args: dict[str, int | str | Text] = {"object": dungeon.name(t, act.thing.ref, act.is_door).text}
    if act.deed == "disarm":
        args["trap"] = figures.named_text(t, objects.get(t, act.thing.ref, act.is_door).trap)
    return Text(f"act-{act.deed}", args)
