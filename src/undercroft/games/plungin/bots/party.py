"""The party bot: it fights together, mends before it goes on, and opens one door after the other.

Every option gets a number; the highest is taken. It looks only at what all players see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask, Word

from ..board import FAR, WIDTH, apart
from ..content import Content, PlunginTable
from ..content.definitions import LIF, MAG, MOV, STATS, Spell
from ..rules import attacks, casting, dead, figures, inventory, objects, pools
from ..rules.options import (
    KEEP,
    STAY,
    Act,
    Assist,
    Attack,
    Boost,
    Buy,
    Cast,
    CastAt,
    Charge,
    Drop,
    Handle,
    Learn,
    Move,
    Prey,
    Raise,
    Square,
    Study,
    Use,
)
from ..state import Ally, Foe, Hero, State
from . import judgement
from .judgement import blow, chance, distances, missing

NEVER = -100.0
ATTACK, MEND, REVIVE, ASSIST = 50.0, 40.0, 95.0, 62.0
MOST_SUMMONS = 2


def party(t: PlunginTable, ask: Ask[Any]) -> Any:
    """One of the options."""
    answer = ANSWERS.get(ask.key)
    return answer(t, ask) if answer else ask.options[0]


class Scene:
    """What matters for one Hero's next action, worked out once per question."""

    def __init__(self, t: PlunginTable, ref: int) -> None:
        self.t, self.ref, self.hero = t, ref, t.state.heroes[ref]
        self.hunters = judgement.hunting(t)
        self.calm = not self.hunters
        self.mending = self.calm and judgement.recovering(t)
        free = self.calm and not self.mending and (not t.state.foes or judgement.going_home(t))
        self.errand = judgement.errand(t) if free else None


def act(t: PlunginTable, ask: Ask[Act]) -> Act:
    scene = Scene(t, t.state.queue[0])
    where = moving(scene)
    best, most = ask.options[0], NEVER
    for option in ask.options:
        worth = where(option.cell) if type(option) is Move else WORTH[option.verb](scene, option)
        if worth > most:
            best, most = option, worth
    return best


# ------------------------------------------------------------------------------------------------------ fighting


def attack_worth(scene: Scene, act: Attack | Charge) -> float:
    """How good a blow is; the mighty and the nearly dead Monsters first."""
    t, foe = scene.t, figures.foe_with(scene.t, act.target.ref)
    if foe is None or (scene.mending and not foe.aware):
        return NEVER
    charging = isinstance(act, Charge)
    dice = attacks.dice(t, scene.ref, foe, act.weapon, charge=charging)
    if isinstance(act, Boost):
        dice += figures.stat(t, scene.hero, MAG) // 3 - 1
    worth = blow(t, foe, dice, attacks.least(t, scene.hero, act.weapon))
    worth *= 1.6 if isinstance(act, Attack) and act.second else 1.0
    return ATTACK + 30 * worth + danger(t, foe) + (4 if charging else 0)


def danger(t: PlunginTable, foe: Foe) -> float:
    """Whom to remove first."""
    kind = figures.kind_of(t, foe)
    return min(6.0, kind.atk / max(1, foe.lif) / 2 + 3 * (kind.magic is not None))


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
    tile = figures.tile_of(scene.t, scene.hero.cell)
    foes = figures.foes_on(scene.t, tile)
    return ATTACK + 6 * len(foes) if foes and not scene.mending else NEVER


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


# ------------------------------------------------------------------------------------------------------ mending


def spell_heal(scene: Scene, spell: Spell, target: int, works: float) -> float:
    hero = scene.t.state.heroes[target]
    if not missing(hero) and not hero.venom:
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


def spell_find(scene: Scene, spell: Spell, target: int, works: float) -> float:
    return NEVER


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


def use_worth(scene: Scene, act: Use) -> float:
    """Potions when life is short, or when nobody can heal; breath for the dead; light in the dark."""
    t, hero, item = scene.t, scene.hero, scene.t.content.items[act.thing]
    if item.effect == "revive":
        return REVIVE
    if item.effect == "antidote":
        return 58.0
    if item.effect in ("heal", "water"):
        if scene.hunters:
            return ATTACK + 32 if judgement.weak(hero) and missing(hero) >= 2 else NEVER
        healer = judgement.can_cast(t, judgement.HEALING)
        return MEND if not healer and (missing(hero) >= 3 or hero.lif <= 2 or hero.venom) else NEVER
    if item.effect == "torch":
        return 26.0 if not figures.lit(t, hero.cell) else NEVER
    foe = figures.foe_with(t, act.on.ref) if act.on else None
    if item.effect == "bolt" and foe is not None and not scene.mending:
        dice = figures.stat(t, hero, MAG) + item.amount
        return ATTACK + 30 * blow(t, foe, dice, pools.least(t, hero)) + danger(t, foe)
    return NEVER


def assist_worth(scene: Scene, act: Assist) -> float:
    friend = figures.figure(scene.t, act.friend.ref)
    return ASSIST if friend is not None and isinstance(friend, Hero) and not friend.help else 5.0


def drink_worth(scene: Scene, act: Act) -> float:
    return MEND + 4 * missing(scene.hero) if missing(scene.hero) or scene.hero.venom else NEVER


# ------------------------------------------------------------------------------------------------------ things


def open_worth(scene: Scene, act: Handle) -> float:
    """Only what the party's errand is about, by the one who was sent, and doors only when all are there."""
    errand = scene.errand
    if errand is None or errand.who != scene.ref or errand.number != act.thing.ref:
        return NEVER
    if errand.kind != ("door" if act.is_door else "chest"):
        return NEVER
    if act.is_door and not judgement.gathered(scene.t, errand.goals):
        return NEVER
    return OPENING[act.deed](scene, act)


def detect_worth(scene: Scene, act: Handle) -> float:
    """Look for traps where that is likely to find them; unlocked things spring theirs for sure."""
    thing = objects.get(scene.t, act.thing.ref, act.is_door)
    odds = chance(objects.wit_dice(scene.t, scene.ref), thing.difficulty)
    return 36.0 if odds > 0.3 and not act.is_door else NEVER


def disarm_worth(scene: Scene, act: Handle) -> float:
    thing = objects.get(scene.t, act.thing.ref, act.is_door)
    trap = scene.t.content.traps[thing.trap]
    least = objects.least(scene.t, scene.ref, "trap-trickster")
    return 37.0 if chance(objects.disarm_dice(scene.t, scene.ref, trap.id), trap.difficulty, least) > 0.3 else NEVER


OPENING: dict[str, Callable[[Scene, Handle], float]] = {
    "detect": detect_worth,
    "disarm": disarm_worth,
    "open": lambda scene, act: 34.0,
    "pick": lambda scene, act: 33.0,
    "unlock": lambda scene, act: 38.0,
}


def leave_worth(scene: Scene, act: Act) -> float:
    return 50.0 if scene.errand is not None and scene.errand.kind == "leave" else NEVER


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
    "take": constant(45.0),
    "loot": constant(46.0),
    "leave": leave_worth,
    "search": lambda scene, act: 28.0 if scene.calm and not scene.mending and not scene.t.state.foes else NEVER,
    "fill": constant(NEVER),
    "leap": constant(NEVER),
    "wield": constant(NEVER),
    "give": constant(NEVER),
    "gate": constant(NEVER),
    **dict.fromkeys(OPENING, open_worth),
}


# ------------------------------------------------------------------------------------------------------ moving


def moving(scene: Scene) -> Callable[[int], float]:
    """What a square is worth to the Hero who may move."""
    t = scene.t
    if scene.hunters:
        if runs(scene):
            return flight(scene)
        if t.state.idle > 3 and (scene.ref + t.state.idle // 3) % 2:
            return lambda cell: NEVER  # some stand still, so that what keeps away is driven into a corner
        return approach(scene, scene.hunters)
    if scene.mending:
        return toward(scene, mending_goals(scene), 35.0)
    if scene.errand is not None and scene.errand.kind == "leave":
        return toward(scene, scene.errand.goals, 25.0)
    if t.state.foes:
        return approach(scene, t.state.foes)
    if scene.errand is None:
        return lambda cell: NEVER
    if scene.errand.who == scene.ref:
        return toward(scene, scene.errand.goals, 25.0)
    return around(scene, scene.errand.goals)


def runs(scene: Scene) -> bool:
    """The weak leave a fight that can hurt them while somebody else still fights."""
    deadly = any(judgement.deadly(scene.t, foe) for foe in scene.hunters)
    return deadly and judgement.weak(scene.hero) and len(figures.living(scene.t)) > 1


def flight(scene: Scene) -> Callable[[int], float]:
    """Out of reach: off the Monsters' tiles, else just away."""
    t, board = scene.t, figures.board(scene.t)
    tiles = {board.tile_of[foe.cell] for foe in scene.hunters}

    def worth(cell: int) -> float:
        near = min(apart(cell, foe.cell) for foe in scene.hunters)
        safe = board.tile_of[cell] not in tiles and not judgement.beside_foe(t, cell, scene.hunters)
        return (70.0 if safe else 42.0) + min(near, 9)

    return worth


def approach(scene: Scene, foes: list[Foe]) -> Callable[[int], float]:
    """To a square from which to fight; those who strike from afar keep off."""
    t, hero = scene.t, scene.hero
    if any(judgement.can_hit(t, hero, hero.cell, foe) for foe in foes) and scene.hunters:
        return lambda cell: NEVER
    shy = hero.magic
    far_from = distances(t, [foe.cell for foe in foes])

    def worth(cell: int) -> float:
        hits = [foe for foe in foes if judgement.can_hit(t, hero, cell, foe)]
        far = far_from.get(cell, FAR)
        if hits:
            return 49.0 + (min(far, 6) if shy else -0.1 * far)
        return 30.0 - min(far, 60) * 0.4 if not shy or far > 4 else 5.0

    return worth


def mending_goals(scene: Scene) -> tuple[int, ...]:
    """Healers go to the wounded, helpers to the helpless; the others stay."""
    t, board = scene.t, figures.board(scene.t)
    able = [ref for ref in figures.living(t) if not t.state.heroes[ref].condition]
    for other in judgement.helpless(t):
        near = min(able, key=lambda ref: (apart(t.state.heroes[ref].cell, t.state.heroes[other].cell), ref), default=-1)
        if near == scene.ref:
            return board.near[t.state.heroes[other].cell]
    if scene.ref in judgement.can_cast(t, judgement.HEALING):
        hurt = [ref for ref in judgement.wounded(t) if ref != scene.ref]
        return board.near[t.state.heroes[hurt[0]].cell] if hurt else ()
    return ()


def toward(scene: Scene, goals: tuple[int, ...], worth: float, near: int = 0) -> Callable[[int], float]:
    """Closer to some squares, down to a distance; whoever is there stays."""
    t = scene.t
    if not goals:
        return lambda cell: NEVER
    taken = figures.occupied(t) - {scene.hero.cell}
    free = [cell for cell in goals if cell not in taken] or list(goals)
    far = distances(t, free)
    here = far.get(scene.hero.cell, FAR)
    if here <= near:
        return lambda cell: NEVER
    return lambda cell: worth - 0.05 * max(near, far.get(cell, FAR)) if far.get(cell, FAR) < here else NEVER


def around(scene: Scene, goals: tuple[int, ...]) -> Callable[[int], float]:
    """Close by, but out of the way of the one who was sent."""
    errand = scene.errand
    far = distances(scene.t, goals)
    way = judgement.way(scene.t, errand.who, far) if errand is not None else set()

    def off(cell: int) -> float:
        steps = far.get(cell, FAR)
        return 5.0 * (cell in way) + (3.0 * (2 - steps) if steps < 2 else max(0.0, steps - 4.0))

    here = off(scene.hero.cell)
    return lambda cell: 20.0 - 0.05 * off(cell) if off(cell) < here else NEVER


# ------------------------------------------------------------------------------------------------------ other questions


def ally(t: PlunginTable, ask: Ask[Act]) -> Act:
    """Creatures fight what is near, else keep with their master."""
    mine = figures.ally_with(t, t.state.queue[0])
    assert isinstance(mine, Ally)
    strikes = [option for option in ask.options if isinstance(option, Attack)]
    if strikes:
        return max(strikes, key=lambda option: _strike(t, mine, option.target.ref))
    hunters = judgement.hunting(t)
    moves = [option for option in ask.options if isinstance(option, Move)]
    if not hunters or not moves:
        return keep_aside(t, mine, moves, ask.options[0])
    far = distances(t, [foe.cell for foe in hunters])
    best = min(moves, key=lambda option: far.get(option.cell, FAR))
    return best if far.get(best.cell, FAR) < far.get(mine.cell, FAR) else ask.options[0]


def keep_aside(t: PlunginTable, mine: Ally, moves: list[Move], stay: Act) -> Act:
    """In quiet times a creature keeps near its master and out of everybody's way."""
    heroes = [t.state.heroes[ref].cell for ref in figures.living(t)]
    near = figures.board(t).near
    far = distances(t, [t.state.heroes[mine.owner].cell]) if figures.on_map(t.state.heroes[mine.owner]) else {}
    errand = judgement.errand(t)
    ways = set[int]()
    if errand is not None:
        goals = distances(t, errand.goals)
        ways = {cell for ref in figures.living(t) for cell in judgement.way(t, ref, goals)} | set(errand.goals)

    def off(cell: int) -> float:
        crowds = any(other in near[cell] for other in heroes)
        return 4.0 * (cell in ways) + 2.0 * crowds + max(0, far.get(cell, FAR) - 5)

    best = min(moves, key=lambda option: off(option.cell), default=None)
    return best if best is not None and off(best.cell) < off(mine.cell) else stay


def _strike(t: PlunginTable, mine: Ally, number: int) -> float:
    foe = figures.foe_with(t, number)
    return blow(t, foe, mine.stats[0], pools.NORMAL) if foe else 0.0


def follow(t: PlunginTable, ask: Ask[Word]) -> Word:
    return STAY


def block(t: PlunginTable, ask: Ask[Square]) -> Square:
    """Where a block hits the most Monsters and the fewest friends."""

    def worth(corner: Square) -> int:
        cells = {corner.cell + x + y * WIDTH for x in range(3) for y in range(3)}
        foes = sum(foe.cell in cells for foe in t.state.foes)
        return foes - 2 * sum(cell in cells for _, cell in figures.prey(t))

    return max(ask.options, key=worth)


def square(t: PlunginTable, ask: Ask[Square]) -> Square:
    """A creature appears as near to the Monsters as it can, else anywhere."""
    foes = t.state.foes
    return min(ask.options, key=lambda option: min((apart(option.cell, foe.cell) for foe in foes), default=0))


def nearest(t: PlunginTable, ask: Ask[Prey]) -> Prey:
    """Monsters of ours to steer: at the one who can take it best."""
    return max(ask.options, key=lambda prey: figures.defense_dice(t, prey.ref) + _life(t, prey.ref))


def _life(t: PlunginTable, ref: int) -> int:
    found = figures.figure(t, ref)
    return found.lif if found else 0


def place(t: PlunginTable, ask: Ask[Square]) -> Square:
    """Near the north door, side by side."""
    return min(ask.options, key=lambda option: option.cell)


def stow(t: PlunginTable, ask: Ask[Drop | Word]) -> Drop | Word:
    """Keep what the quest needs and what is worth more; leave the rest."""
    drops = [option for option in ask.options if isinstance(option, Drop)]
    least = min(drops, key=lambda option: _worth(t, option.thing))
    return least if _worth(t, least.thing) < _worth(t, least.found) else ask.options[0]


def _worth(t: PlunginTable, thing: str) -> float:
    """What a thing is worth to a party in a dungeon."""
    if thing in t.content.items:
        return ITEMS.get(t.content.items[thing].effect, 10.0)
    if thing in t.content.armors:
        return 30.0 + 5 * t.content.armors[thing].bonus
    if thing in t.content.weapons:
        return 5.0 + t.content.weapons[thing].bonus
    return 20.0


ITEMS = {"goal": 100.0, "great-key": 90.0, "key": 45.0, "revive": 40.0, "heal": 35.0, "lock-picks": 33.0, "bolt": 30.0,
         "antidote": 25.0, "water": 24.0, "torch": 15.0, "bottle": 2.0}  # fmt: skip
"""By effect: what a place in the bags is worth."""


LARDER = {"healing-potion": 3, "potion-of-breath": 1, "antidote": 1}
"""What a Hero likes to carry into a dungeon."""


def prepare(t: PlunginTable, ask: Ask[Act]) -> Act:
    """Outside: up a level, strong where it counts, potions for the way, then off."""
    hero = next(hero for hero in t.state.heroes if not hero.ready)
    return max(ask.options, key=lambda option: _preparing(t, hero, option))


def _preparing(t: PlunginTable, hero: Hero, act: Act) -> float:
    if isinstance(act, Buy):
        return _buying(t, hero, act.thing)
    if isinstance(act, Use) and act.on is not None:
        return 96.0
    if act is KEEP:
        return 85.0 if judgement.can_be_woken(t) else 10.0
    if isinstance(act, Raise):
        return 60.0 - hero.stats[STATS.index(act.stat)] + 3 * (act.stat in judgement.liked(hero))
    if isinstance(act, Study):
        return 50.0
    if isinstance(act, Learn):
        return 70.0 + LEARNING.get(act.what.split(" ")[0], 0.0)
    return {"rise": 90.0, "replace": 80.0, "use": 65.0, "done": 0.0}.get(act.verb, NEVER)


def _buying(t: PlunginTable, hero: Hero, thing: str) -> float:
    """Breath for the dead, a weapon, a better suit, a shield for a free hand, then potions for the way."""
    if thing in t.content.items and t.content.items[thing].effect == "revive" and dead.corpses(t):
        return 95.0 if not judgement.carriers_outside(t, thing) else NEVER
    armors, weapons = t.content.armors, t.content.weapons
    if thing in armors and armors[thing].slot == "armor":
        worn = armors[hero.armor].bonus if hero.armor else 0
        slow = armors[thing].move < 0 and figures.stat(t, hero, MOV) + armors[thing].move < 3
        return 30.0 + armors[thing].bonus if armors[thing].bonus > worn and not slow else NEVER
    if thing in armors and not hero.magic:
        return 24.0 if inventory.hands_free(t.content, hero) else NEVER
    if thing in weapons and not weapons[thing].manna:
        return 31.0 + weapons[thing].bonus if not inventory.weapons_held(t, hero) else NEVER
    return 20.0 if LARDER.get(thing, 0) > hero.items.count(thing) else NEVER


LEARNING = {"weapon-mastery": 9.0, "magic-school": 8.0, "dodge": 7.0, "nimble": 6.0}


def evaluate(state: State, content: Content, seat: int) -> float:
    """How well the party stands: the living and their life, what has been found, and the time it took; Monsters count
    less than one thinks, because they are there when a party goes forward. Weighed by the games that the bot wins."""
    if state.reason:
        return 1000.0 if state.reason == "won" else -1000.0
    life = sum(5.0 * (hero.lif > 0) + 1.5 * hero.lif / hero.stats[LIF] for hero in state.heroes)
    gained = 4.0 * state.pool / 100 + 10.0 * sum(hero.gold for hero in state.heroes) / 100 + 20.0 * len(state.prizes)
    foes = sum(0.2 + 0.3 * foe.lif for foe in state.foes)
    return life + gained + 0.15 * len(state.layout.tiles) + state.great_keys - foes - 1.5 * state.round


ANSWERS: dict[str, Callable[[PlunginTable, Ask[Any]], Any]] = {
    "act": act,
    "ally": ally,
    "aim": aim,
    "stow": stow,
    "follow": follow,
    "block": block,
    "square": square,
    "nearest": nearest,
    "place": place,
    "prepare": prepare,
}

BOTS: dict[str, Callable[[PlunginTable, Ask[Any]], Any]] = {"party": party}
