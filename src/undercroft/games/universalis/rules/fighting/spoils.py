"""Spoils: the weapon of a dead enemy, weapons of the wrong size, and sharing what a chest holds."""

from __future__ import annotations

from undercroft.kernel import Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Weapon
from ...events import Handled
from ...state import Figure, Held
from .. import labels
from ..carrying import bags, spend_quick
from ..characters import figures
from ..harm import effects
from ..options import Person, seen
from ..squares import Do, Situation, board_of

EVENLY = Word("evenly")

SLAIN = "slain "
"""A hero notes under this word the weapon of the last enemy he has killed, and that enemy's size."""

# ------------------------------------------------------------------------------------------------ the last enemy killed


def note(t: UTable, slayer: int, dead: Figure) -> None:
    """The last enemy whom a hero has killed, and the ordinary weapon in its hand.  [dun.corpse.unarmed]"""
    hero = t.state.figures.get(slayer)
    if hero is None or hero.kind != "hero" or hero.side == dead.side:
        return
    for key in [key for key in hero.uses if key.startswith(SLAIN)]:
        del hero.uses[key]
    for held in dead.hands:
        weapon = t.content.weapons.get(held.card)
        if weapon is not None and not held.magic and "natural" not in weapon.marks:
            hero.uses[SLAIN + held.card] = dead.size
            return


def arms(t: UTable, figure: Figure) -> int:
    """How many weapons somebody has that he can use."""
    return sum(held.card in t.content.weapons and suits(figure, held) for held in (*figure.hands, *figure.pack))


def offers(t: UTable, s: Situation) -> list[Do]:
    """An unarmed hero takes that weapon if it was borne by somebody of his size and none of his companions has one to
    spare.

    [dun.corpse.unarmed, dun.corpse.unarmed-size]
    """
    figure, mine = s.figure, ""
    for key, size in figure.uses.items():
        if key.startswith(SLAIN) and size == figure.size and not mine:
            mine = key
    if not mine or arms(t, figure):
        return []
    others = (ally for ally in figures.allies(t.state, figure) if ally.kind == "hero")
    if any(arms(t, ally) > 1 for ally in others):
        return []
    return [Do("arm", word=mine.removeprefix(SLAIN))]


async def arm(t: UTable, who: int, do: Do) -> None:
    """It serves him badly and is worth nothing.  [dun.corpse.unarmed, dun.corpse.unarmed-penalty]"""
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    del figure.uses[SLAIN + do.word]
    figure.hands.insert(0, Held(do.word, taken=True, found=True))
    spend_quick(t)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=do.word, how="picked-up", cites=("dun.corpse.unarmed",), **moved))


# ------------------------------------------------------------------------------------------------ sizes


def suits(figure: Figure, held: Held) -> bool:
    """Whether a thing is made for somebody of this size.  [dun.equip.found-weapon-size]"""
    return not held.fit or held.fit == min(LARGE, figure.size)


# ------------------------------------------------------------------------------------------------ sharing


async def open_treasure(t: UTable, who: int) -> None:
    """What a chest holds may be divided among the heroes in the section: each thing to one of them, the coins kept or
    shared evenly. What a mercenary has broken open is his hero's.

    [dun.chest.open, dun.chest.share, dun.companion.mercenary-no-treasure]
    """
    figure, board = t.state.figures[who], board_of(t)
    if figure.owner in t.state.figures:
        who = figure.owner
        figure = t.state.figures[who]
    packed, coins = len(figure.pack), figure.coins
    await effects.draw_treasure(t, who)
    figure = t.state.figures[who]
    here = board.section[figure.cell]
    allies = [f for f in figures.allies(t.state, figure) if f.kind == "hero"]
    others = [f.id for f in allies if board.section[f.cell] == here]
    if not others:
        return
    for held in figure.pack[packed:]:
        await hand_out(t, who, held, others)
    gained = t.state.figures[who].coins - coins
    if gained > 0:
        about: dict[str, Argument] = {"name": figure.card, "coins": gained}
        chosen = await t.choose(
            figure.seat,
            "share-coins",
            (Word("keep"), EVENLY),
            about=about,
            at=seen(figure),
            cites=("dun.chest.share",),
        )
        if chosen == EVENLY:
            each = gained // (1 + len(others))
            t.state.figures[who].coins -= each * len(others)
            for other in others:
                t.state.figures[other].coins += each


async def hand_out(t: UTable, who: int, held: Held, others: list[int]) -> None:
    """One thing from a chest.  [dun.chest.share]"""
    figure = t.state.figures[who]
    about: dict[str, Argument] = {"name": figure.card, "what": held.card}
    taker = await t.choose(
        figure.seat,
        "share",
        [Person(who), *(Person(other) for other in others)],
        label=labels.taker(t),
        about=about,
        at=seen(figure),
        cites=("dun.chest.share",),
    )
    if taker.id != who:
        t.state.figures[who].pack.remove(held)
        t.state.figures[taker.id].pack.append(held)


# ------------------------------------------------------------------------------------------------ spells on weapons


def enchanted(t: UTable, figure: Figure, weapon: Weapon) -> bool:
    """Whether a spell improves the weapons of somebody, which counts as magic as long as it lasts.

    [dun.magic-object.spell-enhanced]
    """
    kinds = ("damage", "melee-damage" if weapon.kind == "melee" else "ranged-damage")
    for e in t.state.lasting:
        if e.target != figure.id or e.lasts != "spell" or e.value <= 0 or e.to not in kinds:
            continue
        return True
    return False
