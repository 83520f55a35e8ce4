"""Tests, opposed rolls and Fortune."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from undercroft.kernel import Meaning, Word

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import FortuneSpent, Scored, Tested
from ...events.base import Dice
from ...state import DARK, NOBODY, NOWHERE, Figure, Mark, Note
from .. import meanings, telling
from ..characters import competing, figures, has, place_of, seat_of
from ..options import PASS, Priced, seen
from . import chances, skills


class Roll(NamedTuple):
    """Two dice and the total with attribute and modifiers. Criticals are read from the dice alone.

    [dun.test.criticals-natural]
    """

    dice: tuple[int, ...]
    total: int
    fell: tuple[int, ...] = ()
    """All dice that have fallen, where not all of them count,"""
    counted: tuple[bool, ...] = ()
    """and which of them do."""
    told: bool = False
    """The log has told it already, before a question about it."""

    @property
    def plus(self) -> int:
        """What has been added to the dice."""
        return self.total - sum(self.dice)

    @property
    def blunder(self) -> bool:
        return self.dice == (1, 1)

    @property
    def criticals(self) -> int:
        """How many dice show a 6.  [dun.damage.critical]"""
        return self.dice.count(6)

    @property
    def double(self) -> int:
        """The number on both dice, or 0."""
        return self.dice[0] if self.dice[0] == self.dice[1] else 0


class Result(NamedTuple):
    roll: Roll
    passed: bool

    @property
    def blunder(self) -> bool:
        return self.roll.blunder


def d3(rolled: int) -> int:
    """Half a die, rounded up.  [dun.dice.d3]

    >>> [d3(n) for n in range(1, 7)]
    [1, 1, 2, 2, 3, 3]
    """
    return (rolled + 1) // 2


def half(number: int) -> int:
    """Half, rounded down, never less than 1.  [dun.dice.rounding]

    >>> half(5), half(1)
    (2, 1)
    """
    return max(1, number // 2)


async def two_dice(t: UTable, plus: int, key: str) -> Roll:
    rolled = await t.roll(2, 6, key)
    return Roll(rolled, rolled[0] + rolled[1] + plus)


async def three_dice(t: UTable, plus: int, key: str) -> Roll:
    """The two highest of three dice.  [dun.skill.scholarly.cold-blooded]"""
    fell = await t.roll(3, 6, key)
    _, mid, high = sorted(fell)
    return Roll((high, mid), high + mid + plus, fell, keeping(fell, (high, mid)))


def keeping(fell: tuple[int, ...], kept: tuple[int, ...]) -> tuple[bool, ...]:
    """Which of some dice are kept, the first of equals.

    >>> keeping((2, 5, 5), (5, 2)), keeping((1, 1, 6), (1, 1))
    ((True, True, False), (True, True, False))
    """
    left, counted = list(kept), list[bool]()
    for die in fell:
        counted.append(die in left)
        if die in left:
            left.remove(die)
    return tuple(counted)


def passes(roll: Roll, target: int) -> bool:
    """A double 1 always fails, a double 6 always passes, else the total decides.

    [dun.test.attribute, dun.test.double-one, dun.test.double-six]
    """
    if roll.blunder:
        return False
    return roll.dice == (6, 6) or roll.total >= target


Throw = Callable[[UTable, int, str], Awaitable[Roll]]
"""How dice are thrown: two of them, or three."""
Again = Callable[[], bool]
"""Whether a failed test is repeated for a reason of its own, which is then used."""


class Trial(NamedTuple):
    """An attribute test before it is rolled; rules and odds share it."""

    attribute: Attribute
    key: str
    plus: int = 0
    target: int = 10
    kind: str = ""
    """The kind of roll to which skills, equipment and effects add, if it is one."""


async def attempt(t: UTable, who: int, trial: Trial, again: Again | None = None) -> Result:
    plus, target = trial.plus, trial.target
    return await take_test(t, who, trial.attribute, trial.key, plus=plus, target=target, kind=trial.kind, again=again)


async def take_test(
    t: UTable,
    who: int,
    attribute: Attribute,
    key: str,
    *,
    target: int = 10,
    plus: int = 0,
    kind: str = "",
    fortune: bool = True,
    cites: tuple[str, ...] = (),
    again: Again | None = None,
) -> Result:
    """An attribute test: 2D6 + attribute + modifiers against the target. A failure may be repeated by skills, those of
    any test and those of this one, and then by a hero's Fortune. An Active skill that adds to it is in use once it has
    made the difference.

    [dun.test.attribute, dun.skill.two-active, dun.fortune.reroll-own,
    dun.skill.nature.ethereal.agility, dun.skill.scholarly.cold-blooded,
    dun.skill.scholarly.inspiring.lost]
    """
    figure = t.state.figures[who]
    if attribute is Attribute.AGILITY and has(t, figure, "never-slips"):
        return Result(Roll((6, 6), SURE), True)
    trial = Trial(attribute, key, plus, target, kind)
    throw = three_dice if cold(t, figure, attribute) else two_dice
    roll = await throw(t, test_worth(t, figure, trial), key)
    if not passes(roll, target):
        roll = await by_skill(t, who, trial, roll, throw, again)
    if fortune and not passes(roll, target) and may_spend(t.state.figures[who]):
        worth = test_worth(t, t.state.figures[who], trial)
        roll = await with_fortune(t, who, tested(t, who, trial, roll), roll, target, worth, throw)
    passed = passes(roll, target)
    if passed:
        lean_on_skills(t, t.state.figures[who], trial, roll)
    t.tell(
        Tested(
            who=who,
            name=figure.card,
            test=key,
            total=roll.total,
            target=target,
            passed=int(passed),
            dice=None if roll.told or t.log is None else tested(t, who, trial, roll),
            cites=cites or TESTED,
        )
    )
    if attribute is Attribute.COURAGE:
        nerve(t, t.state.figures[who], passed)
    return Result(roll, passed)


async def by_skill(t: UTable, who: int, trial: Trial, roll: Roll, throw: Throw, again: Again | None) -> Roll:
    """A test that has failed, or what a skill of any test makes of it, and after that one of this test.

    [dun.skill.active-passive, dun.skill.two-active]
    """
    if await skills.repeats(t, t.state.figures[who], trial.attribute, trial.key, roll.total):
        worth = test_worth(t, t.state.figures[who], trial)
        roll = await roll_again(t, tested(t, who, trial, roll), trial.target, worth, TESTED, throw)
    if again is not None and not passes(roll, trial.target) and again():
        worth = test_worth(t, t.state.figures[who], trial)
        roll = await roll_again(t, tested(t, who, trial, roll), trial.target, worth, TESTED, throw)
    return roll


async def roll_again(
    t: UTable, told: Dice, target: int, plus: int, cites: tuple[str, ...], throw: Throw = two_dice
) -> Roll:
    """A roll that does not stand is told, and made once more.  [dun.dice.repeat]"""
    telling.rolled(t, told, target, cites)
    return await throw(t, plus, told.key)


def tested(t: UTable, who: int, trial: Trial, roll: Roll) -> Dice:
    """The dice of a test, with the attribute, what the circumstances add, and the rest.  [dun.test.attribute]"""
    figure = t.state.figures[who]
    worth = figures.value(t, figure, trial.attribute)
    named = ((f"attribute-{trial.attribute.name.lower()}", worth), ("part-circumstances", trial.plus))
    return telling.dice(who, trial.key, roll, named, away=figure.cell == NOWHERE)


def nerve(t: UTable, figure: Figure, passed: bool) -> None:
    """Who fails is no inspiration any more; a mercenary counts his failures in a row.

    [dun.skill.scholarly.inspiring.lost, dun.companion.mercenary-courage]
    """
    if not passed and has(t, figure, "inspires"):
        skills.note(t, figure, "inspires")
    if figure.kind == "mercenary":
        figure.uses[Note.SHAKEN] = 0 if passed else figure.uses.get(Note.SHAKEN, 0) + 1


def lean_on_skills(t: UTable, figure: Figure, trial: Trial, roll: Roll) -> None:
    """Of the Active skills that add to a test those are in use without which it had failed.  [dun.skill.two-active]"""
    if not figure.skills:
        return
    helping = skills.helpers(t, figure, trial.attribute, trial.kind)
    for count in range(len(helping) + 1):
        total = sum(roll.dice) + worth_with(t, figure, trial, helping[:count])
        if passes(Roll(roll.dice, total), trial.target):
            for skill in helping[:count]:
                skills.use(t, figure, skill, skills.own(t, figure))
            return


def test_worth(t: UTable, figure: Figure, trial: Trial) -> int:
    """What is added to the dice of a test, with all Active skills that can help.  [dun.test.attribute]"""
    helped = bool(figure.skills or t.state.lasting)
    return worth_with(t, figure, trial, skills.helpers(t, figure, trial.attribute, trial.kind) if helped else ())


def worth_with(t: UTable, figure: Figure, trial: Trial, helping: tuple[str, ...]) -> int:
    """What is added to the dice of a test with these Active skills.  [dun.test.attribute, dun.skill.two-active]"""
    worth = figures.value(t, figure, trial.attribute) + trial.plus
    if helping or trial.attribute is Attribute.COURAGE:
        worth += skills.test_plus(t, figure, trial.attribute, helping)
    return worth + (figures.bonus(t, figure, trial.kind, helping) if trial.kind else 0)


def cold(t: UTable, figure: Figure, attribute: Attribute) -> bool:
    """Three dice for Courage.  [dun.skill.scholarly.cold-blooded]"""
    return attribute is Attribute.COURAGE and has(t, figure, "cool")


SURE = 99
MOST_TIES = 50
"""A contest of equals is rolled again so often at most; no dice of a table come near it."""
AGAIN = Priced("again", 1)
OWN, OTHER = Priced("own", 1), Priced("other", 1)
REPEATS = (OWN, OTHER)
TESTED = ("dun.test.attribute",)
FORTUNE = ("dun.fortune.reroll-own",)


def may_spend(figure: Figure) -> bool:
    """Heroes who are not Knocked Out, and creatures to which a Dark Player gave a Fortune card; for themselves alone.

    [dun.fortune.self-only, dun.fortune.not-when-out, dun.dp-card.power]
    """
    return bool(figure.fortune) and figure.kind in ("hero", "creature") and not figure.marks & Mark.KNOCKED_OUT


async def with_fortune(
    t: UTable, who: int, told: Dice, roll: Roll, target: int, plus: int, throw: Throw = two_dice
) -> Roll:
    """A roll that has failed, or the one that Fortune makes of it. It is told before he is asked.

    [dun.fortune.reroll-own, dun.fortune.reroll-once]
    """
    if not may_spend(t.state.figures[who]):
        return roll
    telling.rolled(t, told, target, FORTUNE)
    if await wants_again(t, who, told.key, roll.total, target, plus):
        return await throw(t, plus, told.key)
    return roll._replace(told=True)


async def spoiled(t: UTable, by: int, told: Dice, roll: Roll, target: int, plus: int) -> Roll:
    """A roll that has succeeded, or the one that the Fortune of its victim makes of it. It is told before he is asked.

    [dun.fortune.reroll-opponent, dun.fortune.reroll-once]
    """
    victim = t.state.figures.get(by)
    if victim is None or not may_spend(victim):
        return roll
    telling.rolled(t, told, target, FORTUNE)
    if await has_repeated(t, by, told.who, told.key, roll.total, target, plus):
        return await two_dice(t, plus, told.key)
    return roll._replace(told=True)


async def wants_again(t: UTable, who: int, key: str, total: int, target: int, plus: int) -> bool:
    """Offer a hero to roll again for 1 Fortune point.  [dun.fortune.reroll-own, dun.fortune.reroll-once]"""

    figure = t.state.figures[who]
    if not may_spend(figure):
        return False
    chosen = await t.choose(
        seat_of(t, figure),
        "fortune",
        (PASS, AGAIN),
        meaning=lambda option: meanings.again(option, lambda: chances.again(key, plus, target)),
        window=True,
        cites=("dun.fortune.reroll-own",),
        about={
            "name": figure.card,
            "roll": key,
            "total": total,
            "target": target,
            "left": figure.fortune,
            "place": place_of(t, figure.cell),
        },
        at=seen(figure),
    )
    if chosen == PASS:
        return False
    spend_fortune(t, who, key, total)
    return True


async def has_repeated(t: UTable, who: int, opponent: int, key: str, total: int, target: int, plus: int) -> bool:
    """Offer the one against whom a roll went well, a shot or a spell at him or the dispelling of his own, to have it
    repeated for 1 Fortune point.  [dun.fortune.reroll-opponent, dun.fortune.reroll-once]"""
    figure = t.state.figures.get(who)
    if figure is None or not may_spend(figure):
        return False
    other = t.state.figures[opponent]
    chosen = await t.choose(
        seat_of(t, figure),
        "fortune-against",
        (PASS, OTHER),
        meaning=lambda option: meanings.again(option, lambda: 1 - chances.again(key, plus, target)),
        window=True,
        cites=("dun.fortune.reroll-opponent",),
        about={
            "name": figure.card,
            "other": other.card,
            "roll": key,
            "total": total,
            "target": target,
            "left": figure.fortune,
            "place": place_of(t, figure.cell),
        },
        at=(*seen(figure), *seen(other)),
    )
    if chosen == PASS:
        return False
    spend_fortune(t, who, key, total)
    return True


def spend_fortune(t: UTable, who: int, on: str, total: int = 0) -> None:
    """A point is gone, one that was given before one that comes back; the Dark Player scores for a hero's.

    [dun.fortune.temporary, dun.score.dp-fortune]
    """
    figure = t.state.figures[who]
    figure.fortune -= 1
    if figure.uses.get(Note.BOON, 0) > 0:
        figure.uses[Note.BOON] -= 1
    powers: tuple[str, ...] = ()
    if ("fortune", who) in t.state.dark.powers:
        t.state.dark.powers.remove(("fortune", who))
        powers = ("fortune",)
    cites, left = ("dun.fortune.reroll-own",), figure.fortune
    t.tell(FortuneSpent(who=who, name=figure.card, left=left, on=on, total=total, powers=powers, cites=cites))
    if figure.kind == "hero":
        score(t, DARK, t.content.points.fortune_points, "fortune", "dun.score.dp-fortune")


def score(t: UTable, side: int, points: int, why: str, rule: str, who: int = NOBODY) -> None:
    """Achievement points; `who` earned them, if it is not the active character. On the road nobody counts them.

    [dun.score.heroes]
    """
    if points and t.state.road is None:
        t.state.quest.achievements[side] += points
        if side != DARK:
            competing.credit(t, points, who)
        t.tell(Scored(side=("heroes", "dark")[side], points=points, why=why, cites=(rule,)))


class Contest(NamedTuple):
    """An opposed roll: 1 if the first side won, -1 if the second did, 0 for a tie."""

    first: Roll
    second: Roll
    winner: int

    @property
    def won(self) -> bool:
        """Whether the first side has won."""
        return self.winner > 0


def compare(first: Roll, second: Roll) -> int:
    """The higher total wins; a side with a double 1 loses unless both have one.

    [dun.test.opposed, dun.test.opposed-double-one]
    """
    if first.blunder != second.blunder:
        return -1 if first.blunder else 1
    return (first.total > second.total) - (first.total < second.total)


async def opposed(t: UTable, first: int, second: int, attribute: Attribute, key: str, *, ties: bool = True) -> Contest:
    """An opposed attribute roll without a tie-break of its own: ties are rolled again, or stand for the second one. A
    hero who is losing may have either roll repeated.

    [dun.test.opposed, dun.fortune.reroll-own, dun.fortune.reroll-opponent, dun.skill.two-active]
    """
    pair = (t.state.figures[first], t.state.figures[second])
    one, two = (test_worth(t, figure, Trial(attribute, key)) for figure in pair)
    for _ in range(MOST_TIES):
        contest = Contest(await two_dice(t, one, key), await two_dice(t, two, key), 0)
        if t.log is not None:
            mine = tested(t, first, Trial(attribute, key), contest.first)
            theirs = tested(t, second, Trial(attribute, key), contest.second)
            telling.rolled(t, mine, theirs, ("dun.test.opposed",))
        if any(figure.fortune for figure in pair):
            contest = await fortune_in_contest(t, (first, second), (one, two), contest, key, ties=ties)
        winner = compare(contest.first, contest.second)
        if winner or not ties:
            lean_in_contest(t, (first, second), contest, attribute)
            return contest._replace(winner=winner)
    return contest


def lean_in_contest(t: UTable, pair: tuple[int, int], contest: Contest, attribute: Attribute) -> None:
    """An Active skill that adds to an opposed roll is in use once it has decided it.  [dun.skill.two-active]"""
    for who, roll, other in zip(pair, contest[:2], contest[1::-1], strict=True):
        figure = t.state.figures[who]
        for skill in skills.helpers(t, figure, attribute, ""):
            if compare(roll._replace(total=roll.total - 1), other) != compare(roll, other):
                skills.use(t, figure, skill, skills.own(t, figure))


Judge = Callable[[Roll, Roll], int]
"""Who wins an opposed roll: 1 the first, -1 the second, 0 nobody."""


async def fortune_in_contest(
    t: UTable,
    pair: tuple[int, int],
    plus: tuple[int, int],
    contest: Contest,
    key: str,
    *,
    ties: bool,
    judge: Judge = compare,
) -> Contest:
    """Anyone who is about to lose an opposed roll may repeat his own or his opponent's, each only once. `judge` knows
    how a tie of this roll is broken.

    [dun.fortune.reroll-own, dun.fortune.reroll-opponent, dun.fortune.reroll-once]
    """
    left: list[Word] = list(REPEATS)
    while left:
        winner = judge(contest.first, contest.second)
        if not winner and ties:
            break
        losing = int(winner > 0)
        loser, other = t.state.figures[pair[losing]], t.state.figures[pair[1 - losing]]
        if not may_spend(loser):
            break
        totals = (contest.first.total, contest.second.total)
        chosen = await t.choose(
            seat_of(t, loser),
            "fortune-opposed",
            (PASS, *left),
            meaning=partial(luck, contest, plus, losing, judge),
            window=True,
            cites=("dun.fortune.reroll-own", "dun.fortune.reroll-opponent"),
            about={
                "name": loser.card,
                "other": other.card,
                "roll": key,
                "own": totals[losing],
                "their": totals[1 - losing],
                "left": loser.fortune,
                "place": place_of(t, loser.cell),
            },
            at=(*seen(loser), *seen(other)),
        )
        if chosen == PASS:
            break
        left.remove(chosen)
        again = losing if chosen == OWN else 1 - losing
        spend_fortune(t, loser.id, key, totals[again])
        roll = await two_dice(t, plus[again], key)
        telling.rolled(t, telling.dice(pair[again], key, roll), totals[1 - again], FORTUNE)
        contest = contest._replace(second=roll) if again else contest._replace(first=roll)
    return contest


def luck(contest: Contest, plus: tuple[int, int], losing: int, judge: Judge, option: Word) -> Meaning:
    """What a point of Fortune is worth in an opposed roll: how likely its loser wins then."""
    again = losing if option == OWN else 1 - losing

    def turned(pair: chances.Pair) -> bool:
        roll = Roll(pair, sum(pair) + plus[again])
        winner = judge(contest.first, roll) if again else judge(roll, contest.second)
        return winner == (-1 if losing else 1)

    return meanings.again(option, lambda: chances.TWO.chance(turned))
