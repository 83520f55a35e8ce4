"""What the actions of a character are called, what they cost, and their exact odds."""

from __future__ import annotations

from undercroft.kernel import Chance, Meaning, Text, Value, say
from undercroft.toolkit.odds import either, percent
from undercroft.toolkit.scene import SIDES

from ..content import DoriaTable
from ..content.definitions import AGI, STR
from ..content.facts import boost_parts
from . import combat, gear, items, loot, monsters, moving, scenario, status, traps
from .dice import attack_odds, check_odds
from .ground import CLEARING_AP, board
from .meanings import FAR_FETCHED, MAIN, USUAL, points
from .options import (
    Act,
    Attack,
    Clear,
    Cut,
    Disarm,
    Do,
    FarJump,
    Jump,
    LetDown,
    OpenDoor,
    PickUp,
    Plain,
    Search,
    StrikeTaken,
    Swap,
    Use,
    UseTaken,
    Wait,
    Walk,
)


def act_label(t: DoriaTable, hero: int, action: Act) -> Text:
    """What an action is called."""
    match action:
        case Walk():
            return walk_label(t, action)
        case Jump():
            return jump_label(t, action)
        case Swap():
            return say("act-swap", other=action.kind, cites=("doria.swap.cost-en",))
        case Cut():
            return cut_label(t, action)
        case Attack():
            return attack_label(t, action)
        case Use():
            return use_label(t, action)
        case OpenDoor(door=door):
            return say("act-open", side=SIDES[door & 3], cites=("doria.reveal.free",))
        case Search(cards=cards):
            return say("act-search" if cards == 1 else "act-search-carefully", cites=("doria.search.one-card",))
        case Wait():
            return wait_label(t, hero, action)
        case Disarm():
            return disarm_label(t, action)
        case PickUp(kind=kind):
            return say("act-pick-up", other=kind, cites=("doria.carry.pick-up",))
        case Clear():
            return clear_label(t, action)
        case Do():
            return deed_label(t, hero, action)
        case FarJump():
            return say("act-run-up-first", cites=("doria.jump.combine",))
    return say(f"act-{action}")


def walk_label(t: DoriaTable, part: Walk) -> Text:
    x, y = board(t).xy(part.square)
    return say("act-walk", x=x, y=y, cites=("doria.walk.cost",))


def jump_label(t: DoriaTable, part: Jump) -> Text:
    """[doria.jump.target-number]"""
    x, y = board(t).xy(part.aside)
    return say("act-jump", x=x, y=y, length=part.length, cites=("doria.jump.target-number",))


def attack_label(t: DoriaTable, action: Attack) -> Text:
    """The monster, the card, and the special effect of the weapon."""
    monster, cites = monsters.named(t, action.monster), ("doria.dice.comparative",)
    if action.boost < 0:
        return say("act-attack", monster=monster, card=action.card, cites=cites)
    effect = boost_parts(combat.boost_of(t, action))
    return say("act-attack-boost", monster=monster, card=action.card, effect=effect, cites=cites)


def cut_label(t: DoriaTable, action: Cut) -> Text:
    """An attack on a trap."""
    x, y = board(t).xy(action.square)
    trap, cites = Text(f"card-{action.kind}"), ("doria.trap.area-attack-en",)
    return say("act-cut", trap=trap, x=x, y=y, card=action.card, cites=cites)


def use_label(t: DoriaTable, action: Use) -> Text:
    other = t.state.heroes[action.target].kind
    if not t.content.numbered[action.number].tn:
        return say("act-use", card=action.card, other=other)
    return say("act-use-check", card=action.card, other=other, cites=("doria.psi.tn-spell",))


def wait_label(t: DoriaTable, hero: int, action: Wait) -> Text:
    """How long: a point, until another comes first, or for the rest of the round.  [doria.wait.any]"""
    mine, heroes, cites = t.state.heroes[hero].ap, t.state.heroes, ("doria.wait.any",)
    if action.ap >= mine:
        return say("act-wait-rest", cites=cites)
    for other, who in enumerate(heroes):
        if other != hero and who.ap == mine - action.ap + 1 and not who.unconscious and not who.away:
            return say("act-wait-for", other=who.kind, cites=cites)
    return say("act-wait" if action.ap == 1 else "act-wait-next", cites=cites)


def clear_label(t: DoriaTable, action: Clear) -> Text:
    x, y = board(t).xy(action.square)
    return say("act-clear", x=x, y=y, cites=(t.content.points.rubble.cleared,))


def disarm_label(t: DoriaTable, action: Disarm) -> Text:
    return say("act-disarm", card=t.content.numbered[action.card].id, cites=("doria.trap.disarm",))


def deed_label(t: DoriaTable, hero: int, action: Do) -> Text:
    checked = scenario.deed_of(t, hero, action).check is not None
    return say("act-deed-check" if checked else "act-deed", deed=action.verb)


# ----------------------------------------------------------------------------------------------- cost and odds


def act_meaning(t: DoriaTable, hero: int, action: Act) -> Meaning:
    """What an action costs, its exact odds, and how far-fetched it is."""
    match action:
        case Walk():
            return Meaning(points(walk_cost(t, hero, action.square)))
        case Jump():
            return jump_meaning(t, hero, action)
        case Swap():
            who = t.state.heroes[hero]
            ap = walk_cost(t, hero, action.square) + moving.SWAP_AP * moving.factor(who)
            return Meaning(points(ap), rank=USUAL)
        case Cut():
            return cut_meaning(t, hero, action)
        case Attack():
            return attack_meaning(t, hero, action, dict(combat.weapons(t, hero))[action.number])
        case Use():
            return use_meaning(t, hero, action.number, action.target, dict(items.usable(t, hero))[action.number])
        case Search(cards=cards):
            return Meaning(points(loot.ONE_CARD_AP if cards == 1 else loot.TWO_CARDS_AP))
        case Wait(ap=ap):
            return Meaning(points(ap), rank=USUAL)
        case Disarm():
            return disarm_meaning(t, hero, action)
        case Clear():
            return Meaning(points(CLEARING_AP), rank=USUAL)
        case Do():
            return deed_meaning(t, hero, action)
        case Plain() | FarJump() | PickUp() | LetDown():
            return Meaning(rank=USUAL)
    return Meaning()


def walk_cost(t: DoriaTable, hero: int, square: int) -> int:
    return moving.costs(t, moving.board_for(t, t.state.heroes[hero]), hero)[square]


def jump_meaning(t: DoriaTable, hero: int, part: Jump) -> Meaning:
    """A jump with its chance; where one could walk as well it is far-fetched.  [doria.jump.target-number]"""
    who = t.state.heroes[hero]
    own = who.attributes[STR] + who.attributes[AGI] + who.worn[gear.JUMP] + gear.modifier(who, "jump")
    target = moving.TARGET_PER_SQUARE * part.length
    walked = part.aside in moving.costs(t, moving.board_for(t, who), hero)
    odds, detail = either(check_odds(own, target), "pass", "harm"), say("detail-target", target=target)
    return Meaning(points(moving.jump_cost(t, who, part)), odds, detail, FAR_FETCHED if walked else MAIN)


def attack_meaning(t: DoriaTable, hero: int, action: Attack, ap: int) -> Meaning:
    """The odds of an attack, a fumble being a miss.  [doria.dice.comparative, doria.damage.critical]"""
    odds, card = combat.odds(t, hero, action), t.content.numbered[action.number]
    parts = {"miss": 1 - odds.hit, "hit": odds.hit - odds.critical, "critical": odds.critical}
    shown = tuple(Chance(outcome, round(float(100 * part), 1)) for outcome, part in parts.items())
    damage, fumble = f"{float(odds.damage):.1f}", percent(odds.fumble)
    cost = points(ap, combat.attack_pp(card) + combat.boost_of(t, action).pp)
    rank = MAIN if odds.damage else FAR_FETCHED
    return Meaning(cost, shown, say("detail-attack", damage=damage, fumble=fumble), rank)


def cut_meaning(t: DoriaTable, hero: int, action: Cut) -> Meaning:
    """An attack on a trap with its chance.  [doria.trap.area-attack-en]"""
    card, trap = t.content.numbered[action.number], traps.trap_of(t, t.state.caught[action.trap].card)
    assert trap.guard is not None
    odds = attack_odds(combat.attack_dice(t, hero, card, combat.NO_BOOST), trap.guard, 1, 0, 0)
    cost = points(dict(combat.weapons(t, hero))[action.number], combat.attack_pp(card))
    return Meaning(cost, either(odds.hit, "hit", "miss"))


def use_meaning(t: DoriaTable, hero: int, number: int, target: int, ap: int) -> Meaning:
    """A use with its cost, and its chance if there is a check; what is used up for next to nothing is far-fetched.

    [doria.psi.tn-spell, doria.use.potion-discarded]
    """
    card, other = t.content.numbered[number], t.state.heroes[target]
    spoilt = card.spent and other.hp >= other.max_hp and other.pp >= other.max_pp and not other.poison
    rank = FAR_FETCHED if spoilt else USUAL
    if not card.tn:
        return Meaning(points(ap, card.pp), rank=rank)
    own, needed = t.state.heroes[hero].attributes, items.target_number(t, hero, card)
    chance = check_odds(own[card.needs[0][0]] + own[card.needs[-1][0]], needed)
    return Meaning(points(ap, card.pp), either(chance), say("detail-target", target=needed), rank)


def disarm_meaning(t: DoriaTable, hero: int, action: Disarm) -> Meaning:
    """The attempt with its chance.  [doria.trap.disarm]"""
    trap, who = traps.trap_of(t, action.card), t.state.heroes[hero]
    own = who.attributes[trap.check[0]] + who.attributes[trap.check[1]]
    own += who.worn[gear.TRAPS] + gear.modifier(who, "traps")
    target = traps.target_number(t, trap)
    return Meaning(points(trap.ap), either(check_odds(own, target)), say("detail-target", target=target))


def deed_meaning(t: DoriaTable, hero: int, action: Do) -> Meaning:
    """The deed, its cost and its exact chance."""
    deed = scenario.deed_of(t, hero, action)
    if deed.check is None:
        return Meaning(points(deed.ap))
    own = t.state.heroes[hero].attributes
    target = deed.tn + deed.per_level * t.state.level
    chance = check_odds(own[deed.check[0]] + own[deed.check[1]], target)
    return Meaning(points(deed.ap), either(chance), say("detail-target", target=target))


# ----------------------------------------------------------------------------------------------- cards of others


def taken_meaning(t: DoriaTable, hero: int, number: int, option: Value) -> Meaning:
    """What it costs to take a card, and to use it in the same action.  [doria.take.cost, doria.take.use-directly]"""
    who, card = t.state.heroes[hero], t.content.numbered[number]
    both = gear.discounted(who, combat.TAKE_AP + card.ap)
    match option:
        case UseTaken(target=target):
            return use_meaning(t, hero, number, target, both)
        case StrikeTaken(monster=monster, boost=boost):
            return attack_meaning(t, hero, Attack(number, card.id, monster, card.kind, boost), both)
    return Meaning(points(gear.discounted(who, combat.TAKE_AP)))


def taken_label(t: DoriaTable, number: int, option: Value) -> Text:
    """What is done at once with a card that is being taken from another."""
    match option:
        case UseTaken(kind=kind):
            return say("take-use-use", hero=kind)
        case StrikeTaken(name=name, boost=-1):
            return say("take-use-attack", monster=name)
        case StrikeTaken(name=name, boost=boost):
            effect = status.boosts_of(t, number)[boost]
            return say("take-use-attack-boost", monster=name, effect=boost_parts(effect))
    return say("take-use-keep")
