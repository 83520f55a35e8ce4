"""Skills that change a blow, a shot, or what comes of them."""

from __future__ import annotations

from undercroft.kernel import Word

from ...rules import telling
from ...rules.characters import control, figures, has
from ...rules.checks import Roll, skills
from ...rules.fighting import Blows, melee, venoms
from ...rules.harm import Blow, afflict, harm, heal, natural_against
from ...rules.options import seen
from ...rules.shooting import ranged
from ...rules.squares import attackable, best_line
from ...state import Figure
from ..catalogue import UTable
from ..definitions import LARGE, Attribute, Weapon
from ..hooks import Hit, Struck

STUN, THROW = Word("stun"), Word("throw")

# ------------------------------------------------------------------------------------------------ when they help


def large(t: UTable, hit: Hit) -> bool:
    """[dun.skill.combat.giant-killer.damage]"""
    return hit.defender.size >= LARGE


def critical(t: UTable, hit: Hit) -> bool:
    """[dun.skill.combat.lethal-blow, dun.skill.combat.lethal-shot]"""
    return bool(hit.criticals)


def double(t: UTable, hit: Hit) -> bool:
    """[dun.skill.combat.tricky-fighter]"""
    return hit.double


def coming(t: UTable, hit: Hit) -> bool:
    """After a step forward.  [dun.skill.nature.brutal]"""
    return t.state.turn.active is not None and bool(t.state.turn.active.forward)


def at_large(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return foe.size >= LARGE


def after_a_step(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return t.state.turn.active is not None and bool(t.state.turn.active.forward)


def at_no_larger(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return foe.size <= figure.size


def with_sword(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return "sword" in weapon.marks


def standing_still(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return ranged.takes_aim(t, figure, fast) and weapon.shots == 1


def on_the_move(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    """After no more than half his Movement.  [dun.skill.combat.expert-shooter]"""
    return ranged.moved_modifier(t, figure, weapon) == -1


def behind_light_cover(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    """[dun.skill.exploration.eagle-eye.cover]"""
    return best_line(t, figure, foe, facing=False) == "light"


def thrown(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return ranged.thrown(weapon)


def two_armed(t: UTable, figure: Figure) -> bool:
    """[dun.skill.combat.two-weapon-fighting.attack]"""
    return len(figures.melee_arms(t, figure)) >= 2


def outnumbered(t: UTable, figure: Figure) -> bool:
    """[dun.skill.combat.combat-master]"""
    return len(attackable(t, figure)) >= 2


def wounded(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, fast: bool) -> bool:
    return figure.wounds > 0


def two_handed(t: UTable, figure: Figure, weapon: Weapon) -> bool:
    """[dun.skill.combat.brutal-blow.critical]"""
    return weapon.hands >= 2


def charging(t: UTable, figure: Figure, weapon: Weapon) -> bool:
    """[dun.skill.combat.unstoppable-charge]"""
    active = t.state.turn.active
    return weapon.hands >= 2 and active is not None and active.forward >= 3 and not active.attacks


def surrounded(t: UTable, figure: Figure, weapon: Weapon) -> bool:
    """[dun.skill.combat.spinning-blow]"""
    active = t.state.turn.active
    return active is not None and not active.attacks and len(attackable(t, figure)) >= 2


# ------------------------------------------------------------------------------------------------ one more attack


def dance(t: UTable, blows: Blows, roll: Roll, won: bool) -> None:
    """Dice that both beat the enemy's Agility give one more attack this turn.

    [dun.skill.combat.battle-dancer.extra-attack, dun.skill.combat.battle-dancer.restriction]
    """
    active, attacker = t.state.turn.active, t.state.figures[blows.who]
    assert active is not None
    agility = figures.value(t, t.state.figures[blows.target], Attribute.AGILITY)
    if min(roll.dice) <= agility or "dance" in active.used:
        return
    if skills.apply(t, attacker, "dances-on", active.skills):
        active.used.append("dance")
        active.most += 1


def master(t: UTable, blows: Blows, roll: Roll, won: bool) -> None:
    """One more for each critical of a hit with a sword; these give no further ones.  [dun.skill.combat.sword-master]"""
    active, attacker = t.state.turn.active, t.state.figures[blows.who]
    assert active is not None
    if active.used.count("mastery") > active.used.count("mastered"):
        active.used.append("mastered")
    elif (
        won
        and (more := melee.criticals(t, blows, roll))
        and "sword" in blows.weapon.marks
        and skills.apply(t, attacker, "masters-swords", active.skills)
    ):
        active.used += ["mastery"] * more
        active.most += more


# ------------------------------------------------------------------------------------------------ arts and venoms


async def martial_art(t: UTable, blows: Blows, crits: int) -> str:
    """On a critical against an opponent of equal or smaller size: "stun" besides the damage, or "throw": one die and
    Knocked Down, which Leaders never are, and nobody by a Spinning Blow.

    [dun.skill.combat.martial-arts, dun.skill.combat.spinning-blow]
    """
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    if not crits or defender.size > attacker.size:
        return ""
    if not skills.apply(t, attacker, "throws", skills.own(t, attacker)):
        return ""
    upright = defender.leader or "strikes-around" in t.content.known[blows.declared].words
    options = (STUN,) if upright else (STUN, THROW)
    chosen = await control.decide(
        t,
        attacker,
        "martial-arts",
        options,
        control.first,
        cites=("dun.skill.combat.martial-arts",),
        about={"name": control.someone(t, blows.who), "other": control.someone(t, blows.target)},
        at=seen(defender),
    )
    return chosen.word


async def leech(t: UTable, struck: Struck) -> bool:
    """Half the wounds of a blow that deals two or more, unless two other Active skills are in use; who is not wounded
    himself needs none.

    [dun.skill.nature.leech-vitality, dun.skill.two-active]
    """
    attacker = t.state.figures[struck.who]
    helps = struck.wounds >= 2 and struck.melee and attacker.wounds > 0
    if helps and skills.apply(t, attacker, "leeches", skills.own(t, attacker, struck.using)):
        heal(t, struck.who, struck.wounds // 2)
    return False


def withstands(t: UTable, target: int) -> bool:
    """[dun.skill.nature.undead.poison, dun.skill.nature.underworld.poison, dun.skill.nature.vermin]"""
    victim = t.state.figures.get(target)
    return victim is None or has(t, victim, "venom-proof")


async def poison(t: UTable, struck: Struck) -> bool:
    """[dun.skill.nature.poisonous.die, dun.skill.nature.poisonous.condition]"""
    return not struck.out and await venoms.envenom(t, struck.who, struck.target)


async def paralyze(t: UTable, struck: Struck) -> bool:
    """[dun.skill.nature.paralyzing-poison, dun.fortune.fatal-roll]"""
    if struck.out or withstands(t, struck.target):
        return False
    venom = Blow(1, against="natural", kind="poison", element="poison", source=struck.who)
    hurt = await harm(t, struck.target, venom)
    if not hurt.out and not hurt.cancelled:
        afflict(t, struck.target, "stationary", turns=2)
    return hurt.cancelled


async def infect(t: UTable, struck: Struck) -> bool:
    """[dun.skill.nature.plague-bearer, dun.skill.combat.tough.armor]"""
    victim = t.state.figures.get(struck.target)
    if struck.out or victim is None:
        return False
    (rolled,) = await t.roll(1, 6, "plague")
    needed = natural_against(t, victim, "disease")
    telling.one_die(t, struck.who, "plague", rolled, needed, ("dun.skill.nature.plague-bearer",))
    if rolled >= needed:
        afflict(t, struck.target, "diseased")
    return False
