"""What a spell is worth, by effect, and at whom to cast it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from undercroft.kernel import Ask

from ..content import PlunginTable
from ..content.definitions import Spell
from ..rules import casting, figures, pools, spells
from ..rules.options import Cast, CastAt
from . import judgement
from .fighting import danger
from .judgement import blow, chance, missing
from .situation import ATTACK, MEND, NEVER, REVIVE, Scene

MOST_SUMMONS = 2
WORTH_FIRE = 0.15
"""So many wounds a block of fire or ice should make, friends deducted."""


def cast_worth(scene: Scene, act: Cast) -> float:
    """As good as its best target; a spell that is unlikely to work is worth little."""
    if not act.aims:
        return aim_worth(scene, act.spell, casting.NOBODY)
    return max(aim_worth(scene, act.spell, aim.ref) for aim in act.aims)


def aim_worth(scene: Scene, id: str, target: int) -> float:
    """What a spell at a target is worth, by effect."""
    t, spell = scene.t, scene.t.content.spells[id]
    worth = SPELL_WORTH.get(spell.effect)
    if worth is None:
        return NEVER
    works = chance(casting.dice(t, scene.hero, spell), spell.difficulty, pools.least(t, scene.hero))
    found = worth(scene, spell, target, works)
    return found if found <= 0 else found * (0.4 + 0.6 * works)


def aim(t: PlunginTable, ask: Ask[CastAt]) -> CastAt:
    """At the target for which the spell was chosen."""
    scene = Scene(t, t.state.queue[0])
    return max(ask.options, key=lambda option: aim_worth(scene, option.spell, option.target.ref))


def spell_attack(scene: Scene, spell: Spell, target: int, works: float) -> float:
    t, foe = scene.t, figures.foe_with(scene.t, target)
    if foe is None or (scene.mending and not foe.aware):
        return NEVER
    dice = casting.dice(t, scene.hero, spell)
    return (ATTACK + 36 * blow(t, foe, dice, pools.least(t, scene.hero)) + danger(t, foe)) / (0.4 + 0.6 * works)


def spell_drain(scene: Scene, spell: Spell, target: int, works: float) -> float:
    foe = figures.foe_with(scene.t, target)
    return ATTACK + 10 * works if foe is not None and not scene.mending else NEVER


def spell_pit(scene: Scene, spell: Spell, target: int, works: float) -> float:
    t, foe = scene.t, figures.foe_with(scene.t, target)
    if foe is None or figures.kind_of(t, foe).life or "undead" in figures.kind_of(t, foe).powers:
        return NEVER
    stays = chance(figures.resistance_dice(t, target), 2)
    return NEVER if scene.mending else ATTACK + 34 * (1 - stays) + danger(t, foe)


def spell_area(scene: Scene, spell: Spell, target: int, works: float) -> float:
    """By the damage that the best block does to Monsters, less that to friends; useless against thick skins."""
    t, tile = scene.t, figures.tile_of(scene.t, scene.hero.cell)
    if scene.mending or not figures.foes_on(t, tile):
        return NEVER
    best = max(block_worth(t, spells.block_cells(t, tile, corner), spell.amount) for corner in spells.blocks(t, tile))
    return ATTACK + 30 * best if best > WORTH_FIRE else NEVER


def block_worth(t: PlunginTable, cells: Collection[int], damage: int) -> float:
    """The wounds that fixed damage to all on some squares is likely to make; one of a friend counts as two."""
    foes = [foe.number for foe in t.state.foes if foe.cell in cells]
    friends = [ref for ref, cell in figures.prey(t) if cell in cells]
    hurt = [chance_hurt(figures.defense_dice(t, ref), damage) for ref in foes]
    return sum(hurt) - 2 * sum(chance_hurt(figures.defense_dice(t, ref), damage) for ref in friends)


def chance_hurt(defense: int, damage: int) -> float:
    """That so many Defense dice do not block all of it."""
    return 1 - chance(defense, damage)


def spell_blind(scene: Scene, spell: Spell, target: int, works: float) -> float:
    """Put them to sleep when the party is in a bad way; otherwise fight."""
    t = scene.t
    tile = figures.tile_of(t, scene.hero.cell)
    awake = [foe for foe in scene.hunters if figures.tile_of(t, foe.cell) == tile]
    alive = [foe for foe in awake if "undead" not in figures.kind_of(t, foe).powers]
    frail = sum(judgement.weak(t.state.heroes[ref]) or t.state.heroes[ref].condition > 0 for ref in figures.living(t))
    return ATTACK + 30 if len(alive) == len(awake) and len(alive) >= 2 and frail >= 2 else NEVER


def spell_summon(scene: Scene, spell: Spell, target: int, works: float) -> float:
    mine = [ally for ally in scene.t.state.allies if ally.owner == scene.ref]
    if len(mine) >= MOST_SUMMONS or spell.summon == "demon":
        return NEVER
    return 56.0 if scene.hunters else 24.0


def spell_copy(scene: Scene, spell: Spell, target: int, works: float) -> float:
    copied = any(ally.kind == "doppelganger" and ally.owner == target for ally in scene.t.state.allies)
    if not scene.hunters or copied or target < 0:
        return NEVER
    hero = scene.t.state.heroes[target]
    return ATTACK + 3 * figures.stat(scene.t, hero, 0)


def spell_quicken(scene: Scene, spell: Spell, target: int, works: float) -> float:
    hero = scene.t.state.heroes[target]
    fights = judgement.beside_foe(scene.t, hero.cell, scene.hunters)
    return ATTACK + 2 if fights and not hero.magic and not hero.turn.extra else NEVER


def spell_heal(scene: Scene, spell: Spell, target: int, works: float) -> float:
    hero = scene.t.state.heroes[target]
    if not judgement.in_need(hero):
        return NEVER
    if scene.calm:
        return MEND + 2 * missing(hero) + 8 * hero.venom
    return ATTACK + 34 if judgement.weak(hero) and missing(hero) >= 2 else MEND


def spell_revive(scene: Scene, spell: Spell, target: int, works: float) -> float:
    return REVIVE if scene.calm or works > 0.4 else ATTACK


def spell_armor(scene: Scene, spell: Spell, target: int, works: float) -> float:
    """Skin and shells last: everybody gets one while it is quiet."""
    hero = scene.t.state.heroes[target]
    has = hero.skin if spell.id == "harden" else hero.shell
    if has >= spell.amount:
        return NEVER
    return 30.0 + spell.amount if scene.calm else MEND


def spell_door(scene: Scene, spell: Spell, target: int, works: float) -> float:
    """For doors that the party wants and nobody can unlock."""
    errand, door = scene.errand, scene.t.state.doors[target]
    stuck = door.key_only or (door.kind == "locked" and door.difficulty >= 3)
    return 20.0 if scene.calm and stuck and (errand is None or errand.kind in ("door", "roam")) else NEVER


SPELL_WORTH: dict[str, Callable[[Scene, Spell, int, float], float]] = {
    "attack": spell_attack,
    "drain": spell_drain,
    "pit": spell_pit,
    "area": spell_area,
    "blind": spell_blind,
    "summon": spell_summon,
    "doppelganger": spell_copy,
    "quicken": spell_quicken,
    "heal": spell_heal,
    "revive": spell_revive,
    "armor": spell_armor,
    "open-door": spell_door,
}
