"""The party bot: it fights together, mends before it continues, and opens one door after the other.

Every option gets a number; the highest is taken. It looks only at what all players see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask, Word

from ..board import apart
from ..content import PlunginTable
from ..rules import dungeon, figures, inventory, spells, turns
from ..rules.options import FOLLOW, MOVES, STAY, Act, Move, Prey, Recruit, Square, Take
from . import judgement, making
from .belongings import prepare, stow, wield_worth
from .creatures import ally, square
from .fighting import attack_worth
from .magic import aim, block_worth, cast_worth
from .mending import assist_worth, drink_worth, use_worth
from .moving import moving, stay
from .opening import OPENING, open_worth
from .situation import NEVER, REVIVE, Scene
from .taking import wants

FOURTH = 3
"""How many Heroes a party has before the last of four joins."""


def party(t: PlunginTable, ask: Ask[Any]) -> Any:
    """One of the options."""
    answer = ANSWERS.get(ask.key)
    return answer(t, ask) if answer else ask.options[0]


def act(t: PlunginTable, ask: Ask[Act]) -> Act:
    """The best of what a Hero can do: nothing stands first, and where he can go next."""
    scene, options = Scene(t, t.state.queue[0]), ask.options
    best, most = options[0], WORTH[options[0].verb](scene, options[0])
    moves = [option.cell for option in options if type(option) is Move]
    if moves and (where := moving(scene)) is not stay:
        worth, cell = where(moves)
        if worth > most:
            best, most = MOVES[cell], worth
    for option in options[1 + len(moves) :]:
        worth = WORTH[option.verb](scene, option)
        if worth > most:
            best, most = option, worth
    return best


def leave_worth(scene: Scene, act: Act) -> float:
    return 50.0 if scene.errand is not None and scene.errand.kind == "leave" else NEVER


def take_worth(scene: Scene, act: Take) -> float:
    """Up with it, if it is of any use to him; the last place is kept for what a Chest of this tile may hold."""
    t, hero = scene.t, scene.hero
    effect = t.content.items[act.thing].effect if act.thing in t.content.items else ""
    last = len(hero.items) + 1 >= inventory.positions(hero) and effect not in ("", "great-key", "key")
    if last and any(chest.tile == act.tile and not chest.empty for chest in t.state.chests):
        return NEVER
    return 45.0 if wants(t, hero, act.thing) else NEVER


def constant(worth: float) -> Callable[[Scene, Any], float]:
    return lambda scene, act: worth


WORTH: dict[str, Callable[[Scene, Any], float]] = {
    "pass": constant(0.0),
    "rise": constant(1000.0),
    "raise": lambda scene, act: 900.0 + (judgement.better_stat(scene.t, scene.hero) == act.stat),
    "attack": attack_worth,
    "boost": attack_worth,
    "charge": attack_worth,
    "cast": cast_worth,
    "use": use_worth,
    "assist": assist_worth,
    "drink": drink_worth,
    "bury": lambda scene, act: REVIVE if scene.calm else NEVER,
    "take": take_worth,
    "loot": constant(46.0),
    "leave": leave_worth,
    "search": lambda scene, act: 28.0 if scene.calm and not scene.mending and not scene.t.state.foes else NEVER,
    "fill": constant(NEVER),
    "leap": constant(NEVER),
    "wield": wield_worth,
    "give": constant(NEVER),
    "gate": constant(NEVER),
    **dict.fromkeys(OPENING, open_worth),
}


def recruit(t: PlunginTable, ask: Ask[Recruit]) -> Recruit:
    """Those whom the quest names first. A party of three takes somebody else along, so that everybody is played by
    somebody; but no second healer is left out, and at a table of several only where beginners will do."""
    first, state, sheets = ask.options[0], t.state, t.content.heroes
    heals = any(t.content.spells[spell].effect == "heal" for spell in sheets[first.hero].spells)
    if len(state.heroes) < FOURTH or state.legacy or heals:
        return first
    if state.seats == 1:
        return ask.options[-1]
    beginners = all(sheets[option.hero].level == 1 for option in ask.options)
    return ask.options[-2] if beginners else first


def follow(t: PlunginTable, ask: Ask[Word]) -> Word:
    """After a Monster that was thrown back, for another blow; the weak let it be."""
    ref = t.state.queue[0]
    hero = t.state.heroes[ref] if ref < figures.FIRST_NUMBER else None
    again = hero is not None and turns.actions_left(t, hero) > 0 and hero.turn.attacks < 2
    return FOLLOW if again and hero is not None and not judgement.weak(hero) and not hero.magic else STAY


def block(t: PlunginTable, ask: Ask[Square]) -> Square:
    """Where a block hurts the most Monsters and the fewest friends."""
    tile = figures.tile_of(t, t.state.heroes[t.state.queue[0]].cell)
    return max(ask.options, key=lambda corner: block_worth(t, spells.block_cells(t, tile, corner.cell), 1))


def nearest(t: PlunginTable, ask: Ask[Prey]) -> Prey:
    """Monsters of ours to steer: at the one who can take it best."""
    return max(ask.options, key=lambda prey: figures.defense_dice(t, prey.ref) + _life(t, prey.ref))


def _life(t: PlunginTable, ref: int) -> int:
    found = figures.figure(t, ref)
    return found.lif if found else 0


def place(t: PlunginTable, ask: Ask[Square]) -> Square:
    """At a door, to open it at once, the others close by."""
    door = next((door for door in t.state.doors if dungeon.unexplored(door)), t.state.doors[0])
    return min(ask.options, key=lambda option: (min([apart(option.cell, cell) for cell in door.cells]), option.cell))


ANSWERS: dict[str, Callable[[PlunginTable, Ask[Any]], Any]] = {
    "act": act,
    "ally": ally,
    "aim": aim,
    "stow": stow,
    "follow": follow,
    "block": block,
    "square": square,
    "nearest": nearest,
    "recruit": recruit,
    "place": place,
    "prepare": prepare,
    "magic": making.magic,
}

BOTS: dict[str, Callable[[PlunginTable, Ask[Any]], Any]] = {"party": party}
