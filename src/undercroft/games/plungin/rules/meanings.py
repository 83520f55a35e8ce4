"""What options cost, how likely they are and which of them matter less. Made only when somebody looks."""

from __future__ import annotations

from undercroft.kernel import Chance, Cost, Meaning, Text, Value
from undercroft.toolkit import odds

from ..content import PlunginTable
from ..icons import COSTS
from ..state import Ally
from . import attacks, blows, casting, chances, experience, figures, movement, pools
from .options import GIVE_UP, LEAVE, RISE, Act, Attack, Boost, Cast, CastAt, Charge, Handle, Leap, Move, Raise, Somebody

RANKS = {"leave": 1, "leap": 1, "wield": 1, "fill": 1, "gate": 1, "boost": 1, "raise": 1, "give": 2}
"""By verb: what one seldom wants, and what is far-fetched."""


def hero(t: PlunginTable, ref: int, act: Act) -> Meaning:
    """What an option means for a Hero."""
    if isinstance(act, (Attack, Charge)):
        dice = None if isinstance(act, Boost) else dice_text(chances.attack_dice(t, ref, act))
        return Meaning(odds=blows.harm(*chances.attack(t, ref, act)), detail=dice, rank=RANKS.get(act.verb, 0))
    if isinstance(act, Cast):
        return cast(t, ref, act)
    if act is LEAVE:
        return Meaning(rank=RANKS[act.verb], confirm=Text("confirm-leave"))
    if act is RISE:
        return Meaning(cost=(price(experience.next_level(t, t.state.heroes[ref]), "xp"),))
    if isinstance(act, Raise):
        value = experience.stat_price(t.state.heroes[ref], act.stat)
        return Meaning(cost=(price(value, "points"),), rank=RANKS[act.verb])
    return common(t, ref, act)


def ally(t: PlunginTable, number: int, act: Act) -> Meaning:
    """What an option means for a creature on the Heroes' side."""
    found = figures.ally_with(t, number)
    if isinstance(act, Attack) and isinstance(found, Ally):
        foe = figures.foe_with(t, act.target.ref)
        assert foe is not None
        dice = attacks.ally_dice(t, found, foe)
        return Meaning(odds=blows.harm(*chances.blow(t, found, foe.number)), detail=dice_text(dice))
    return common(t, number, act)


def common(t: PlunginTable, ref: int, act: Act) -> Meaning:
    """What Heroes and creatures do alike."""
    if isinstance(act, Handle):
        return handle(t, ref, act)
    if isinstance(act, Move) and not isinstance(act, Leap):
        return move(t, ref, act.cell)
    return Meaning(rank=RANKS.get(act.verb, 0))


def outside(option: Value) -> Meaning:
    """Giving a quest up is final."""
    return Meaning(rank=1, confirm=Text("confirm-give-up")) if option is GIVE_UP else Meaning()


def price(value: int, coin: str) -> Cost:
    """Gold, XP or points."""
    return Cost(value, Text(f"coin-{coin}"), COSTS[coin])


def dice_text(dice: int) -> Text:
    return Text("detail-dice", {"dice": dice})


def move(t: PlunginTable, ref: int, cell: int) -> Meaning:
    """A Move on whose way somebody would notice the figure says how likely that is.

    [plungin.detect.front, plungin.detect.modified-roll]
    """
    seen = chances.noticed(t, ref, movement.way_to(t, ref, cell))
    if not seen:
        return Meaning()
    parts = odds.either(1 - seen, "pass", "harm")
    names = (Text("odds-noticed"), Text("odds-unnoticed"))
    return Meaning(
        odds=tuple(Chance(part.outcome, part.percent, name) for part, name in zip(parts, names, strict=True))
    )


def cast(t: PlunginTable, ref: int, act: Cast) -> Meaning:
    """That a spell works, or where there is one target that it takes effect; that it is lost.

    [plungin.cast.action, plungin.cast.catastrophe, plungin.cast.resist]
    """
    spell = t.content.spells[act.spell]
    lone = act.aims[0] if len(act.aims) == 1 else None
    works = chances.casts(t, ref, spell)
    goes = chances.takes_effect(t, ref, spell, lone.ref) if isinstance(lone, Somebody) else works
    detail = Text(
        "detail-cast",
        {
            "dice": casting.dice(t, t.state.heroes[ref], spell),
            "chance": pools.percent(works),
            "lost": pools.percent(chances.forgets(t, ref, spell)),
        },
        ("plungin.cast.catastrophe",),
    )
    return Meaning(odds=odds.either(goes), detail=detail)


def aim(t: PlunginTable, ref: int, option: CastAt) -> Meaning:
    """That a spell takes effect on this target.  [plungin.cast.resist]"""
    if not isinstance(option.target, Somebody):
        return Meaning()
    return Meaning(odds=odds.either(chances.takes_effect(t, ref, t.content.spells[option.spell], option.target.ref)))


def handle(t: PlunginTable, actor: int, act: Handle) -> Meaning:
    """The chance to find, disarm or unlock; the chance of a trap where one is still undecided.

    [plungin.trapfind.action, plungin.disarm.stat, plungin.open.locked-roll, plungin.open.trap-check]
    """
    trapped = chances.trap_chance(t, act.thing.ref, act.is_door)
    if act.deed == "open":
        return Meaning(odds=odds.either(1 - trapped, "pass", "harm") if trapped else ())
    if act.deed == "detect":
        return Meaning(odds=odds.either(chances.handles(t, actor, act)))
    if act.deed == "disarm":
        return Meaning(odds=odds.either(chances.handles(t, actor, act), "pass", "harm"))
    if act.deed == "pick":
        detail = Text("detail-trapped", {"chance": pools.percent(trapped)}) if trapped else None
        return Meaning(odds=odds.either(chances.handles(t, actor, act)), detail=detail)
    return Meaning()
