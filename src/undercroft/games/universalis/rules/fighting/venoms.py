"""Poison and blood: what a wound by some weapons and creatures does besides."""

from __future__ import annotations

from collections.abc import Sequence

from ...content.catalogue import UTable
from ...content.hooks import Struck
from ...state import Held
from ..characters import figures, has
from ..harm import Blow, afflict, harm


async def venom(
    t: UTable,
    who: int,
    target: int,
    held: Held | None,
    wounds: int,
    out: bool,
    using: Sequence[str] = (),
    *,
    melee: bool = True,
) -> bool:
    """Poison on the blade, in a weapon's nature, and what the skills of the attacker do after at least one wound;
    `using` are the Active skills of an attack outside of his activation. True: the victim's Fortune has undone it.

    [dun.condition.poisoned, dun.equip.blowgun, dun.skill.nature.poisonous.die, dun.skill.nature.plague-bearer,
    dun.skill.nature.paralyzing-poison, dun.skill.nature.leech-vitality]
    """
    attacker = t.state.figures.get(who)
    if attacker is None:
        return False
    victim = t.state.figures.get(target)
    coated = held is not None and held.poisoned and not out
    if coated and victim is not None and (not has(t, attacker, "poisons") or has(t, victim, "venom-proof")):
        afflict(t, target, "poisoned")
    weapon = figures.weapon(t, held) if held is not None and not out else None
    poisons = weapon is not None and "venomous" in weapon.marks and not has(t, attacker, "poisons")
    if poisons and await envenom(t, who, target):
        return True
    for one in figures.known(t, attacker).woundings:
        if await one.follow(t, Struck(who, target, wounds, out, melee, using)):
            return True
    return False


async def envenom(t: UTable, who: int, target: int) -> bool:
    """A die of poison against Natural Armor; if it wounds, the victim is Poisoned. True: his Fortune has undone it.

    [dun.skill.nature.poisonous.die, dun.skill.nature.poisonous.condition, dun.skill.nature.undead.poison]
    """
    victim = t.state.figures.get(target)
    if victim is None or has(t, victim, "venom-proof"):
        return False
    hurt = await harm(t, target, Blow(1, against="natural", kind="poison", element="poison", source=who))
    if hurt.wounds and not hurt.out:
        afflict(t, target, "poisoned")
    return hurt.cancelled
