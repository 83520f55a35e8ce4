"""Whether a thing that lies about or was found is of any use to a Hero."""

from __future__ import annotations

from ..content import PlunginTable
from ..rules import dungeon, figures, inventory
from ..state import NO_OWNER, Hero, Left


def wants(t: PlunginTable, hero: Hero, thing: str, *, held: int = 0) -> bool:
    """Not what is of use to magic users only, unless he is one; no weapon that is no better than his own; breath for
    the dead only where he has friends; no second key where the first lasts; and no more Great Keys than there are
    doors for them. `held`: 1 for a thing that he has already and may keep."""
    if thing in t.content.weapons:
        return improves(t, hero, thing)
    effect = t.content.items[thing].effect if thing in t.content.items else ""
    if effect == "bolt":
        return hero.magic
    if effect == "great-key":
        return dungeon.keys_held(t) - held < len(dungeon.uniques_left(t))
    if effect == "key":
        return t.content.pack.keys.used_up or hero.items.count(thing) <= held
    return effect != "revive" or len(t.state.heroes) > 1


def can_take(t: PlunginTable, hero: Hero, left: Left) -> bool:
    """Whether a Hero would take up what lies there; what waits for a bearer is worth leaving something else."""
    room = inventory.fits(t, hero, left.thing) or left.owner == NO_OWNER
    return room and wants(t, hero, left.thing)


def improves(t: PlunginTable, hero: Hero, thing: str) -> bool:
    """Whether a Hero would strike better with a weapon: a higher bonus, nothing lost that he has learned, no shorter
    reach, and no shield put away that is worth as much."""
    weapons, armors = t.content.weapons, t.content.armors
    if thing not in weapons or weapons[thing].manna or hero.likeness:
        return False
    if any(figures.named(hero, ability) for ability in ("weapon-mastery", "parry")) or figures.has(
        hero, "dual-weapons"
    ):
        return False
    held = [weapons[weapon] for weapon in inventory.weapons_held(t, hero)]
    shields = sum(armors[away].bonus for away in inventory.put_away(t, hero, thing) if away in armors)
    gain = weapons[thing].bonus - max((weapon.bonus for weapon in held), default=0)
    return gain > shields and weapons[thing].range >= max((weapon.range for weapon in held), default=0)
