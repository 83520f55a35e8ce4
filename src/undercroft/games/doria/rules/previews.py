"""What the actions of a character are called, with their cost and their exact odds."""

from __future__ import annotations

from undercroft.kernel import Text, Value, say
from undercroft.toolkit.odds import percent
from undercroft.toolkit.scene import SIDES

from ..content import DoriaTable
from ..content.definitions import AGI, STR
from ..content.facts import boost_parts
from . import combat, gear, items, monsters, moving, scenario, status, traps
from .dice import attack_odds, check_odds
from .ground import CLEARING_AP, board
from .options import (
    Act,
    Attack,
    Clear,
    Cut,
    Disarm,
    Do,
    FarJump,
    Jump,
    OpenDoor,
    PickUp,
    Search,
    StrikeTaken,
    Swap,
    Use,
    UseTaken,
    Wait,
    Walk,
)


def act_label(t: DoriaTable, hero: int, action: Act) -> Text:
    """What an action is called, with its cost and its odds."""
    match action:
        case Walk():
            return walk_label(t, hero, action)
        case Jump():
            return jump_label(t, hero, action)
        case Swap():
            return swap_label(t, hero, action)
        case Cut():
            return cut_label(t, hero, action)
        case Attack():
            return attack_label(t, hero, action)
        case Use():
            return use_label(t, hero, action)
        case OpenDoor(door=door):
            return say("act-open", side=SIDES[door & 3], cites=("doria.reveal.free",))
        case Search(cards=cards):
            return say("act-search" if cards == 1 else "act-search-carefully", cites=("doria.search.one-card",))
        case Wait():
            return wait_label(t, hero, action)
        case Disarm():
            return disarm_label(t, hero, action)
        case PickUp(kind=kind):
            return say("act-pick-up", other=kind, cites=("doria.carry.pick-up",))
        case Clear():
            return clear_label(t, action)
        case Do():
            return deed_label(t, hero, action)
        case FarJump():
            return say("act-run-up-first", cites=("doria.jump.combine",))
    return say(f"act-{action}")


def walk_label(t: DoriaTable, hero: int, part: Walk) -> Text:
    who = t.state.heroes[hero]
    here = moving.board_for(t, who)
    x, y = here.xy(part.square)
    ap = moving.costs(t, here, hero)[part.square]
    return say("act-walk", x=x, y=y, ap=ap, cites=("doria.walk.cost",))


def swap_label(t: DoriaTable, hero: int, part: Swap) -> Text:
    who = t.state.heroes[hero]
    ap = moving.costs(t, moving.board_for(t, who), hero)[part.square] + moving.SWAP_AP * moving.factor(who)
    return say("act-swap", other=part.kind, ap=ap, cites=("doria.swap.cost-en",))


def jump_label(t: DoriaTable, hero: int, part: Jump) -> Text:
    """A jump with its chance.  [doria.jump.target-number]"""
    who = t.state.heroes[hero]
    x, y = board(t).xy(part.aside)
    own = who.attributes[STR] + who.attributes[AGI] + who.worn[gear.JUMP] + gear.modifier(who, "jump")
    chance = percent(check_odds(own, moving.TARGET_PER_SQUARE * part.length))
    ap, cites = moving.jump_cost(t, who, part), ("doria.jump.target-number",)
    return say("act-jump", x=x, y=y, ap=ap, length=part.length, chance=chance, cites=cites)


def attack_label(t: DoriaTable, hero: int, action: Attack) -> Text:
    """The attack with its odds."""
    chances, cost = combat.odds(t, hero, action), dict(combat.weapons(t, hero))[action.number]
    card, boost = t.content.numbered[action.number], combat.boost_of(t, action)
    return say(
        "act-attack" if action.boost < 0 else "act-attack-boost",
        monster=monsters.named(t, action.monster),
        card=action.card,
        ap=cost,
        pp=combat.attack_pp(card) + boost.pp,
        effect=boost_parts(boost),
        hit=percent(chances.hit),
        critical=percent(chances.critical),
        fumble=percent(chances.fumble),
        damage=f"{float(chances.damage):.1f}",
        cites=("doria.dice.comparative",),
    )


def cut_label(t: DoriaTable, hero: int, action: Cut) -> Text:
    """An attack on a trap with its chance."""
    card, trap = t.content.numbered[action.number], traps.trap_of(t, t.state.caught[action.trap].card)
    assert trap.guard is not None
    odds = attack_odds(combat.attack_dice(t, hero, card, combat.NO_BOOST), trap.guard, 1, 0, 0)
    cost, x_y = dict(combat.weapons(t, hero))[action.number], board(t).xy(action.square)
    return say(
        "act-cut",
        trap=Text(f"card-{action.kind}"),
        x=x_y[0],
        y=x_y[1],
        card=card.id,
        ap=cost,
        pp=combat.attack_pp(card),
        hit=percent(odds.hit),
        cites=("doria.trap.area-attack-en",),
    )


def use_label(t: DoriaTable, hero: int, action: Use) -> Text:
    """The use with its cost, and its chance if there is a check."""
    card, cost = t.content.numbered[action.number], dict(items.usable(t, hero))[action.number]
    other = t.state.heroes[action.target].kind
    if not card.tn:
        return say("act-use", card=card.id, other=other, ap=cost, pp=card.pp)
    own = t.state.heroes[hero].attributes
    chance = check_odds(own[card.needs[0][0]] + own[card.needs[-1][0]], items.target_number(t, hero, card))
    cites = ("doria.psi.tn-spell",)
    return say("act-use-check", card=card.id, other=other, ap=cost, pp=card.pp, chance=percent(chance), cites=cites)


def wait_label(t: DoriaTable, hero: int, action: Wait) -> Text:
    """How long: a point, until another comes first, or for the rest of the round.  [doria.wait.any]"""
    mine, heroes, cites = t.state.heroes[hero].ap, t.state.heroes, ("doria.wait.any",)
    if action.ap >= mine:
        return say("act-wait-rest", ap=action.ap, cites=cites)
    for other, who in enumerate(heroes):
        if other != hero and who.ap == mine - action.ap + 1 and not who.unconscious and not who.away:
            return say("act-wait-for", other=who.kind, ap=action.ap, cites=cites)
    return say("act-wait" if action.ap == 1 else "act-wait-next", ap=action.ap, cites=cites)


def clear_label(t: DoriaTable, action: Clear) -> Text:
    x, y = board(t).xy(action.square)
    return say("act-clear", x=x, y=y, ap=CLEARING_AP, cites=(t.content.points.rubble.cleared,))


def disarm_label(t: DoriaTable, hero: int, action: Disarm) -> Text:
    """The attempt with its chance."""
    trap, who = traps.trap_of(t, action.card), t.state.heroes[hero]
    own = who.attributes[trap.check[0]] + who.attributes[trap.check[1]]
    own += who.worn[gear.TRAPS] + gear.modifier(who, "traps")
    chance = percent(check_odds(own, traps.target_number(t, trap)))
    card = t.content.numbered[action.card].id
    return say("act-disarm", card=card, ap=trap.ap, chance=chance, cites=("doria.trap.disarm",))


def deed_label(t: DoriaTable, hero: int, action: Do) -> Text:
    """The deed, its cost and its exact chance."""
    deed = scenario.deed_of(t, hero, action)
    if deed.check is None:
        return say("act-deed", deed=deed.verb, ap=deed.ap)
    own = t.state.heroes[hero].attributes
    target = deed.tn + deed.per_level * t.state.level
    chance = percent(check_odds(own[deed.check[0]] + own[deed.check[1]], target))
    return say("act-deed-check", deed=deed.verb, ap=deed.ap, target=target, chance=chance)


def taken_label(t: DoriaTable, number: int, option: Value) -> Text:
    """What is done at once with a card that is being taken from another."""
    match option:
        case UseTaken(kind=kind):
            return say("take-use-use", hero=kind)
        case StrikeTaken(name=name, boost=-1):
            return say("take-use-attack", monster=name)
        case StrikeTaken(name=name, boost=boost):
            effect = status.boosts_of(t, number)[boost]
            return say("take-use-attack-boost", monster=name, effect=boost_parts(effect), pp=effect.pp)
    return say("take-use-keep")
