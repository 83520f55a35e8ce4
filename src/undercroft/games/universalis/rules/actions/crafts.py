"""Secondary skills, tests that a game master asks for, and what he lets follow."""

from __future__ import annotations

from undercroft.kernel import Text, Value

from ...content.catalogue import UTable
from ...content.crafts import TARGET
from ...content.definitions import Attribute
from ...events import Crafted, Followed
from ...state import HEROES, Held, standing
from .. import labels
from ..carrying import bags
from ..characters import figures
from ..checks import take_test, two_dice
from ..dark import mastering
from ..harm import Blow, harm, heal
from ..options import Follow, Printed, seen
from ..squares import Do, Situation, board_of, spend_action

COINS = (1, 3, 5)
NOTHING = Follow("nothing")
TESTS = ("combat", "strength", "shooting", "agility", "intelligence", "courage", "dexterity", "perception")
"""The attributes that a game master can have tested."""


def offers(t: UTable, s: Situation) -> list[Do]:
    """A secondary skill is an Action, away from enemies.  [dun.rpg.secondary-test]"""
    if s.combat or not mastering.plays(t):
        return []
    return [Do("craft", word=craft) for craft in s.figure.crafts]


async def perform(t: UTable, who: int, do: Do) -> None:
    """The hero tries, and the game master decides the result. [dun.rpg.secondary-test]"""
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    await follow(t, who, labels.craft(do.word), await tries(t, who, do.word))


async def tries(t: UTable, who: int, craft: str) -> bool:
    """2D6 and the bonus, 10 or more; nothing repeats these dice, no skill and no Fortune.

    [dun.rpg.secondary-test, dun.rpg.secondary-bonus, dun.rpg.secondary-final]
    """
    figure = t.state.figures[who]
    roll = await two_dice(t, figure.crafts[craft], "craft")
    passed = roll.total >= TARGET
    t.tell(
        Crafted(
            who=who,
            name=figure.card,
            craft=craft,
            total=roll.total,
            target=TARGET,
            passed=int(passed),
            cites=("dun.rpg.secondary-test", "dun.rpg.secondary-final"),
        )
    )
    return passed


# ------------------------------------------------------------------------------------------------ the game master


def askable(t: UTable) -> list[Do]:
    """The heroes of whom a game master can ask a test, one in each of his turns.  [dun.rpg.prepare]"""
    if not mastering.plays(t) or t.state.dark.asked == t.state.turn.number:
        return []
    heroes = [f for f in t.state.figures.values() if f.kind == "hero" and f.side == HEROES and standing(f)]
    return [Do("ask-test", target=hero.id) for hero in heroes]


async def ask(t: UTable, who: int) -> None:
    """An attribute, where the hero can do what is usual, or a secondary skill, where he can't; then what follows."""
    t.state.dark.asked = t.state.turn.number
    figure = t.state.figures[who]
    tests = [Printed("attribute", name) for name in TESTS]
    tests += [Printed("craft", craft) for craft in figure.crafts]
    chosen = await t.choose(
        t.state.dark.seat,
        "trial",
        tests,
        label=labels.trial,
        about={"name": figure.card},
        at=seen(figure),
        cites=("dun.rpg.prepare",),
    )
    if chosen.kind == "craft":
        passed = await tries(t, who, chosen.id)
    else:
        attribute = Attribute[chosen.id.upper()]
        passed = (await take_test(t, who, attribute, "asked", cites=("dun.rpg.prepare",))).passed
    if who in t.state.figures:
        await follow(t, who, labels.trial(chosen), passed)


async def follow(t: UTable, who: int, test: Text, passed: bool) -> None:
    """Words alone, or something that the figures show: coins, a thing, a wound, a mended one, a lock that yields."""
    figure = t.state.figures[who]
    chosen = await t.choose(
        t.state.dark.seat,
        "follows",
        consequences(t, who),
        label=labels.follow(t),
        about={"name": figure.card, "test": test, "passed": int(passed)},
        at=seen(figure),
        cites=("dun.rpg.prepare",),
    )
    assert isinstance(chosen, Follow)
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    if chosen.verb == "coins":
        figure.coins += chosen.number
    elif chosen.verb == "thing":
        t.state.supply.stock[chosen.card] -= 1
        figure.pack.append(Held(chosen.card))
    moved = bags.moved(t, before)
    t.tell(Followed(who=who, name=figure.card, what=chosen.verb, cites=("dun.rpg.prepare",), **moved))
    if chosen.verb == "mend":
        heal(t, who, 1)
    elif chosen.verb == "yield":
        door = t.state.map.doors[chosen.number]
        door.lock = door.riddle = door.failed = False
    elif chosen.verb == "wound":
        await harm(t, who, Blow(1, "natural"))


def consequences(t: UTable, who: int) -> list[Value]:
    """All that a game master can let follow."""
    figure, board = t.state.figures[who], board_of(t)
    found: list[Value] = [NOTHING, *(Follow("coins", number) for number in COINS), Follow("wound")]
    if figures.vitality_left(figure) < figure.base[Attribute.VITALITY]:
        found.append(Follow("mend"))
    for n, door in enumerate(t.state.map.doors):
        known = any(t.state.map.layout.revealed >> section & 1 for section in board.doors[n].sections)
        if known and door.state == "closed" and (door.lock or door.riddle):
            found.append(Follow("yield", n))
    found += [
        Follow("thing", card=card) for card, left in t.state.supply.stock.items() if left and card in t.content.objects
    ]
    return found
