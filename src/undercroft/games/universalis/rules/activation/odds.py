"""Exact odds of tests, attacks, shots, spells, blocks and dispels, before anybody chooses.

They count everything that happens by itself: dice that skills repeat, ropes that hold. What a player still has to
choose, such as spending Fortune, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import cache

from undercroft.toolkit.odds import Odds, certain, die, pool

from ...content.catalogue import UTable
from ...content.definitions import Attribute, Weapon
from ...state import EASY, Figure, Mark
from ..actions import attacks, deeds, work
from ..characters import figures, has
from ..checks import (
    FAST,
    THREE,
    TWO,
    Pair,
    Roll,
    Trial,
    cold,
    fear,
    ones_again,
    passing,
    skills,
    striking,
    succeeds,
    test_worth,
    winning,
)
from ..exploring import exploration
from ..fighting import hits, melee, shields
from ..hazards import ropes, traps
from ..magic import aids, casting
from ..moving import efforts, gates, heights, pouncing
from ..people import giants
from ..shooting import ranged
from ..squares import Do, board_of, distance, engaged_with, passages

# ------------------------------------------------------------------------------------------------ tests


def of_trial(t: UTable, figure: Figure, trial: Trial, declared: tuple[str, ...] = ()) -> Fraction:
    """An attribute test, with the skill that would repeat it next to those declared."""
    if trial.attribute is Attribute.AGILITY and has(t, figure, "never-slips"):
        return Fraction(1)
    worth = test_worth(t, figure, trial)
    chance = passing(worth, trial.target, THREE if cold(t, figure, trial.attribute) else TWO)
    skill = skills.repeating(t, figure, trial.attribute, trial.key, declared)
    if (skill and not skills.is_asked(t, figure, skill)) or skills.encouraged(t, figure):
        chance += (1 - chance) * chance
    return chance


TRIALS: dict[str, Callable[[UTable, Figure, Do], Trial]] = {
    "pick": exploration.lock_trial,
    "chest": exploration.lock_trial,
    "solve": exploration.riddle_trial,
    "solve-chest": exploration.riddle_trial,
    "secret": exploration.secret_trial,
    "search-room": exploration.room_trial,
    "disarm": traps.disarm_trial,
    "disarm-door": traps.disarm_trial,
    "disarm-chest": traps.disarm_trial,
    "jump": efforts.jump_trial,
    "climb": efforts.climb_trial,
    "hold": gates.trial,
    "scale": heights.trial,
    "scale-on": heights.trial,
    "pounce": pouncing.trial,
    "disengage": efforts.disengage_trial,
    "identify": lambda t, figure, do: work.IDENTIFY,
    "recover": lambda t, figure, do: Trial(Attribute.AGILITY, "recover"),
    "command": lambda t, figure, do: giants.COMMAND,
    "leap": lambda t, figure, do: Trial(Attribute.AGILITY, "leap"),
}


def test(t: UTable, figure: Figure, do: Do) -> Fraction:
    """The test behind an option; a rope gives a second chance, and every opponent must be left behind."""
    chance = of_trial(t, figure, TRIALS[do.verb](t, figure, do))
    if do.verb == "disengage":
        return chance ** len(engaged_with(t, figure))
    if do.verb == "jump" and figure.marks & Mark.FLYING:
        return Fraction(1)
    if do.verb in ("jump", "climb") and (friend := ropes.helper(t, figure, do.cell)) is not None:
        rope = ropes.rope_trial(t, figure, friend, efforts.first_gap(t, figure, do.cell))
        chance += (1 - chance) * of_trial(t, friend, rope)
    return chance


def breaking(t: UTable, figure: Figure, do: Do) -> Fraction:
    """One blow that does all the damage that a door or chest can still take.  [dun.break.door]"""
    dice, need = exploration.battering(t, figure, do)
    left = exploration.toughness(t, do)[1] - passages.barrier(t, do).wounds
    if need > 6:
        return pool(dice, 36, (36,)).at_least(left)
    return pool(dice, 6, tuple(range(max(2, need), 7))).at_least(left)


# ------------------------------------------------------------------------------------------------ attacks


def blow(t: UTable, blows: hits.Blows) -> Fraction:
    """The chance of a melee attack to hit.  [dun.melee.roll]"""
    if t.state.figures[blows.target].marks & EASY:
        return Fraction(1)
    return winning(*clash(t, blows))


def blow_parts(t: UTable, blows: hits.Blows) -> Odds[str]:
    """The odds that a melee attack misses, hits, or hits with a critical.  [dun.melee.roll, dun.damage.critical]"""
    if t.state.figures[blows.target].marks & EASY:
        return certain("hit")
    least = next(die for die in range(1, 7) if melee.criticals(t, blows, Roll((die,), die)))
    return striking(*clash(t, blows), least)


def clash(t: UTable, blows: hits.Blows) -> tuple[int, bool, int, int, Odds[Pair], Odds[Pair], tuple[bool, bool]]:
    """What decides a melee attack: the difference, who wins ties, the blunders, the dice of both sides, and who rolls
    again.  [dun.melee.roll]"""
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    difference = melee.attack_plus(t, attacker, defender, blows) - melee.defence_plus(t, defender, attacker)
    _, guard = shields.guard_with(t, defender)
    tie = melee.tie_winner(t, attacker, defender) > 0
    attack, defence = TWO, TWO
    if "three-dice" in t.content.known[blows.declared].words:
        attack = FAST
    elif melee.repeats_ones(t, attacker, defender, blows.declared):
        attack = ones_again(TWO)
    if skills.could(t, defender, "defence-ones-again", []):
        defence = ones_again(TWO)
    spurs = (
        skills.encouraged(t, attacker) or skills.noted(t, attacker, "strikes-from-ambush"),
        skills.encouraged(t, defender),
    )
    return difference, tie, blows.weapon.blunder, guard.blunder, attack, defence, spurs


def daring(t: UTable, blows: hits.Blows) -> Fraction:
    """The Courage test before an attack on a Fearsome enemy, if there is one, with the Active skills for which the blow
    leaves room.

    [dun.skill.nature.fearsome.attack, dun.skill.two-active]
    """
    figure, enemy = t.state.figures[blows.who], t.state.figures[blows.target]
    if not fear.frightening(t, enemy, figure) or fear.fearless(t, figure, enemy):
        return Fraction(1)
    chance = of_trial(t, figure, fear.courage_trial(t, figure, enemy), blows.declared)
    if fear.again(t, figure, enemy, blows.declared):
        chance += (1 - chance) * chance
    return chance


def shot(t: UTable, shooter: Figure, target: Figure, do: Do) -> Fraction:
    """The chance of the (first) shot to hit.  [dun.ranged.hit]"""
    plus, repeaters, _ = aim(t, shooter, target, do)
    return aimed(plus, repeaters)


def shot_parts(t: UTable, shooter: Figure, target: Figure, do: Do) -> Odds[str]:
    """The odds that it misses, hits, or hits with a critical that counts.

    [dun.ranged.hit, dun.damage.critical, dun.ranged.half-range-critical]
    """
    plus, repeaters, weapon = aim(t, shooter, target, do)
    beyond = not ranged.thrown(weapon) and 2 * distance(board_of(t), shooter, target) > ranged.max_range(
        t, shooter, weapon
    )
    counts = not beyond and "no-criticals" not in weapon.marks

    def outcome(pair: Pair) -> str:
        if not succeeds(pair, plus, 10):
            return "miss"
        return "critical" if counts and 6 in pair else "hit"

    return aimed_dice(plus, repeaters).map(outcome)


def aim(t: UTable, shooter: Figure, target: Figure, do: Do) -> tuple[int, tuple[str, ...], Weapon]:
    """What is added to a shot, and the skills that repeat its dice, in the order of the rule.

    [dun.ranged.hit, dun.skill.combat.aiming.reroll, dun.skill.combat.expert-archer.reroll]
    """
    held = next(held for held in shooter.hands if held.card == do.word)
    weapon = figures.weapon(t, held)
    assert weapon is not None
    fast = ranged.is_fast(t, do.ways)
    using = skills.both(t, shooter, do.ways)
    plus = ranged.shot_plus(t, shooter, target, weapon, held, using) - fast
    using += ranged.hindered(t, shooter, target, weapon, using)[1]
    return plus, ranged.repeaters(t, shooter, weapon, using, fast=fast), weapon


def aimed(plus: int, repeaters: tuple[str, ...]) -> Fraction:
    return passing(plus, 10, aimed_dice(plus, repeaters))


@cache
def aimed_dice(plus: int, repeaters: tuple[str, ...]) -> Odds[Pair]:
    """The dice of a shot which these skills repeat, one after the other, while it misses."""
    dice = ones_again(TWO) if "shot-ones-again" in repeaters else TWO

    def better(skill: str) -> Callable[[Pair], Odds[Pair]]:
        def follow(pair: Pair) -> Odds[Pair]:
            if succeeds(pair, plus, 10) or (pair == (1, 1) and skill != "again"):
                return certain(pair)
            return die(6).map(lambda new: (max(pair), new)) if skill == "aims" else TWO

        return follow

    for skill in ("aims", "rolls-shots-again", "again"):
        if skill in repeaters:
            dice = dice.then(better(skill))
    return dice


# ------------------------------------------------------------------------------------------------ spells and shields


def cast(t: UTable, figure: Figure, do: Do) -> Fraction:
    """The chance of a casting roll, or of a prayer; dispelling comes after it.  [dun.magic.cast, dun.magic.blunder]"""
    name, (aid, expert) = do.word, casting.aided(t, do)
    if casting.blessed(t, figure, name):
        return of_trial(t, figure, casting.PRAYER_TRIAL)
    declared = (expert,) if expert else ()
    plus = casting.casting_plus(t, figure, t.content.spells[name], do.target, declared) + aids.aid_bonus(t, figure, aid)
    reckless = skills.could(t, figure, casting.RECKLESS, skills.both(t, figure, declared))
    return casting_chance(plus, reckless, bool(expert), skills.encouraged(t, figure))


@cache
def casting_chance(plus: int, reckless: bool, expert: bool, encouraged: bool = False) -> Fraction:
    """2D6 + plus against 10; double 2 and 3 of the reckless go wrong, too; an expert repeats what failed without going
    wrong, the encouraged whatever failed."""

    def wrong(pair: Pair) -> bool:
        return pair[0] == pair[1] <= (3 if reckless else 1)

    def good(pair: Pair) -> bool:
        return not wrong(pair) and succeeds(pair, plus, 10)

    dice = TWO.then(lambda pair: certain(pair) if wrong(pair) or good(pair) else TWO) if expert else TWO
    dice = dice.then(lambda pair: certain(pair) if good(pair) else TWO) if encouraged else dice
    return dice.chance(good)


# ------------------------------------------------------------------------------------------------ options


@contextmanager
def veiled(t: UTable, who: int) -> Iterator[None]:
    """The odds that heroes are shown do not betray a Leader's secret object.  [dun.dpsetup.leader-item-secret]"""
    asking = t.state.figures.get(who)
    leaders = [f for f in t.state.figures.values() if f.leader and asking is not None and asking.side != f.side]
    worn = [leader.worn for leader in leaders]
    for leader in leaders:
        leader.worn = [held for held in leader.worn if not held.magic]
    try:
        yield
    finally:
        for leader, own in zip(leaders, worn, strict=True):
            leader.worn = own


def of(t: UTable, who: int, do: Do) -> Fraction | None:
    """The chance that goes with an option, if dice decide it."""
    figure = t.state.figures.get(who)
    if figure is None:
        return None
    if do.verb == "attack":
        blows = attacks.described(t, who, do)
        return blow(t, blows) * daring(t, blows)
    if do.verb == "shoot":
        return shot(t, figure, t.state.figures[do.target], do)
    if do.verb == "cast":
        return cast(t, figure, do)
    if do.verb in ("break", "break-chest", "blast", "blast-chest"):
        return breaking(t, figure, do)
    if do.verb == "shove-piece":
        piece = next(piece for piece in t.state.map.layout.pieces if piece.index == do.target)
        return of_trial(t, figure, work.FURNITURE) if piece.height >= figure.size else None
    if do.verb == "craft":
        return passing(figure.crafts[do.word])
    if do.verb == "talent":
        trial = deeds.deed_of(t, do).trial
        return of_trial(t, figure, trial) if trial is not None else None
    return test(t, figure, do) if do.verb in TRIALS else None
