"""Dead Heroes, and the ways back."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import LIF
from ..events.base import Dice
from ..events.fights import Died, RevivedAt
from ..events.things import Coffined, TorchOut
from ..state import OUT, WELL, Hero
from . import figures, movement, removal

CONDITIONS = ("", "stunned", "incapacitated")


def die(t: PlunginTable, ref: int) -> None:
    """A dead Hero leaves his square and is carried along; with the last of them the quest is lost. His torch is out.

    [plungin.dead.zero, plungin.dead.carried, plungin.dead.all-dead, plungin.spell.demon-duration, plungin.item.torch]
    """
    hero = t.state.heroes[ref]
    hero.lif, hero.cell = 0, OUT
    ended = spells_on(hero)
    cleanse(hero)
    t.tell(Died(hero=figures.name(t, ref), ended=ended, cites=("plungin.dead.zero",)))
    darken(t, hero)
    movement.melt(t, ref)
    end_demons(t, ref)
    if ref in t.state.queue and t.state.phase == "heroes":
        place = t.state.queue.index(ref)
        t.state.queue[place : place + 1] = movement.creatures(t, ref)
    if not any(other.lif > 0 for other in t.state.heroes):
        removal.end(t, "slain")


def darken(t: PlunginTable, hero: Hero, fell: tuple[Dice, ...] = ()) -> None:
    """A lit torch goes out, perhaps by its dice.  [plungin.item.torch]"""
    if hero.torch:
        hero.torch = 0
        t.tell(TorchOut(hero=figures.hero_name(t, hero), fell=fell, cites=("plungin.item.torch",)))


def spells_on(hero: Hero) -> tuple[str, ...]:
    """What death will end, by its key in the scene."""
    found = [key for key in ("venom", "shell", "skin", "unseen", "likeness", "help") if getattr(hero, key)]
    return (*found, *((CONDITIONS[hero.condition],) if hero.condition else ()))


def cleanse(hero: Hero) -> None:
    """Death ends venom, conditions and spells."""
    hero.condition, hero.help, hero.venom = WELL, 0, False
    hero.shell, hero.skin, hero.unseen, hero.likeness = 0, 0, False, ""


def end_demons(t: PlunginTable, ref: int) -> None:
    """A summoned demon ends with its caster.  [plungin.spell.demon-duration]"""
    for ally in [ally for ally in t.state.allies if ally.owner == ref and ally.kind == "demon"]:
        movement.dismiss(t, ally, "plungin.spell.demon-duration")
    for foe in [foe for foe in t.state.foes if foe.bound == ref]:
        removal.vanish(t, foe, "plungin.spell.demon-duration")


def corpses(t: PlunginTable) -> list[int]:
    """The dead, who count as being with the nearest living Hero, wherever that is.  [plungin.dead.carried]"""
    return [ref for ref, hero in enumerate(t.state.heroes) if hero.lif == 0 and ref not in t.state.coffin]


def revive(t: PlunginTable, ref: int, lif: int, near: int, fell: tuple[Dice, ...] = ()) -> None:
    """Back to life on the nearest empty square, last in initiative; where he was before he was carried, his visit is
    over.  [plungin.dead.revive, plungin.special.fountain-limit]
    """
    hero = t.state.heroes[ref]
    hero.lif = min(lif, hero.stats[LIF])
    hero.cell = movement.nearest_free(t, near)
    hero.entered, hero.drank = -1, False
    if ref in t.state.order:
        t.state.order.remove(ref)
    t.state.order.append(ref)
    name, cites = figures.name(t, ref), ("plungin.dead.revive",)
    t.tell(RevivedAt(hero=name, lif=hero.lif, cell=hero.cell, fell=fell, cites=cites))


def lay_in(t: PlunginTable, ref: int, stone: int) -> None:
    """Lay a dead Hero into the sarcophagus, once per Hero and game.

    [plungin.special.sarcophagus-revive, plungin.special.sarcophagus-limit]
    """
    hero = t.state.heroes[ref]
    hero.buried = True
    t.state.coffin[ref] = stone
    t.tell(Coffined(hero=figures.name(t, ref), cites=("plungin.special.sarcophagus-revive",)))


def rise_from_coffin(t: PlunginTable) -> None:
    """At the start of the next round he comes out with 1 LIF.  [plungin.special.sarcophagus-revive]"""
    waiting, t.state.coffin = t.state.coffin, {}
    for ref, stone in waiting.items():
        revive(t, ref, 1, stone)
