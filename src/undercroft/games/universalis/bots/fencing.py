"""What an attack, a shot, a spell or a step in a fight is worth, by expected wounds. Used by the bots of both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb

from undercroft.toolkit.grid import Step, mask
from undercroft.toolkit.paths import distances

from ..content.catalogue import UTable
from ..content.definitions import OFFENSIVE, AnyEffect, Attribute, GainFortune, GainMana, Lay, Spell, Summon, Weapon
from ..rules.activation import odds
from ..rules.characters import figures, has
from ..rules.checks import chances
from ..rules.fighting import shields, spoils
from ..rules.magic import casting, spell_effects
from ..rules.options import Menu
from ..rules.squares import (
    Do,
    adjacent,
    base_at,
    board_of,
    distance,
    engaged_with,
    field_of,
    footprint,
    in_melee,
    routes,
)
from ..state import HEROES, Figure, Held
from .lookout import Lookout, in_the_way


def known_enemies(t: UTable, figure: Figure) -> list[Figure]:
    """Enemies on the board; all of them are in explored sections."""
    return figures.enemies(t.state, figure)


@cache
def wounds(dice: int, armor: int, left: int) -> float:
    """Expected loss of Vitality, with a bonus for the chance to fell the target."""
    dice, need = max(1, dice), min(6, max(2, armor))
    hit = (7 - need) / 6
    expected = kill = 0.0
    for count in range(dice + 1):
        chance = comb(dice, count) * hit**count * (1 - hit) ** (dice - count)
        expected += chance * min(count, left)
        if count >= left:
            kill += chance
    return expected + 2.0 * kill


def bites(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, held: Held | None) -> float:
    """How much of a hit comes through: some are hurt by magic only, or by nothing but a masterly blow."""
    if has(t, foe, "hit-by-magic-only") or (weapon.kind == "ranged" and has(t, foe, "missile-proof")):
        enchanted = held is not None and held.known and bool(held.magic)
        if not enchanted and not spoils.enchanted(t, figure, weapon):
            return 0.0
    return MASTERLY if has(t, foe, "hit-by-criticals-only") else 1.0


MASTERLY = 0.15
"""The chance of a critical hit, more or less."""


def harms(t: UTable, figure: Figure, foe: Figure) -> bool:
    """Whether somebody has anything that can hurt this enemy: what he holds, or a spell."""
    armed = False
    for held in figure.hands:
        weapon = figures.weapon(t, held)
        if weapon is not None:
            armed = True
            if bites(t, figure, foe, weapon, held):
                return True
    if not armed and bites(t, figure, foe, figures.unarmed(t), None):
        return True
    return any(t.content.spells[name].nature in OFFENSIVE and has_left(t, figure, name) for name in figure.spells)


def blow(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, held: Held | None, more: int = 0) -> float:
    """The worth of a hit with this weapon."""
    share = bites(t, figure, foe, weapon, held)
    if not share:
        return 0.0
    armor = figures.value(t, foe, Attribute.ARMOR) + weapon.armor
    dice = shields.damage_dice(t, figure, weapon) + more
    if figures.heavy(t, foe):
        dice += weapon.against_heavy
    return share * wounds(dice, armor, max(1, figures.vitality_left(foe))) * weight(t, foe)


def weight(t: UTable, foe: Figure) -> float:
    """How much it matters whom a wound hits: the valuable, and above all a Leader whose fall ends the quest."""
    ends = foe.leader and board_of(t).quest.goal.kind == "leader"
    return (1.0 + 0.1 * foe.vp) * (LEADING if ends else 1.0)


LEADING = 1.5


def worth(t: UTable, figure: Figure, do: Do) -> float:
    """The worth of an option in a fight; ending the activation is worth nothing."""
    rate = VERBS.get(do.verb)
    return rate(t, figure, do) if rate is not None else IDLE


IDLE = -5.0
"""What everything is worth that is of no use just now."""


BLOW = 10.0
"""What a blow or a shot is worth at least, if it can hurt at all."""
BLOWS = frozenset(("attack", "shoot"))


def tells(t: UTable, figure: Figure, one: Do | Menu) -> bool:
    """Whether a blow or a shot, or one of several, can hurt."""
    for do in one.inside if isinstance(one, Menu) else (one,):
        held, weapon = armed(t, figure, do)
        if bites(t, figure, t.state.figures[do.target], weapon, held):
            return True
    return False


def armed(t: UTable, figure: Figure, do: Do) -> tuple[Held | None, Weapon]:
    """What somebody strikes or shoots with."""
    for held in figure.hands:
        if held.card == do.word:
            return held, figures.weapon(t, held) or figures.unarmed(t)
    return None, figures.unarmed(t)


def attack(t: UTable, figure: Figure, do: Do) -> float:
    foe = t.state.figures[do.target]
    declared, mode = do.ways, do.mode
    held, weapon = armed(t, figure, do)
    more = sum(GAINS.get(skill, 0) for skill in declared)
    pierce = sum(m.armor for m in weapon.modes if m.id == mode)
    more += sum(m.damage for m in weapon.modes if m.id == mode)
    gain = blow(t, figure, foe, weapon, held, more)
    if not gain:
        return -1.0
    if pierce or "mighty-blow" in declared:
        gain *= 1.25
    return BLOW + 6.0 * float(odds.of(t, figure.id, do) or 0) * gain


GAINS = {
    "brutal-blow": 2,
    "powerful-blow": 1,
    "unstoppable-charge": 1,
    "giant-killer": 1,
    "brutal": 1,
    "accurate-shooting": 1,
    "battle-dancer": 1,
    "two-weapon-fighting": 3,
    "combat-master": 3,
}
"""Damage dice that a declared skill is worth about."""


def shoot(t: UTable, figure: Figure, do: Do) -> float:
    foe = t.state.figures[do.target]
    chance = float(odds.of(t, figure.id, do) or 0)
    held, weapon = armed(t, figure, do)
    gain = blow(t, figure, foe, weapon, held, sum(GAINS.get(skill, 0) for skill in do.ways))
    return BLOW + 6.0 * chance * gain if gain else -1.0


def cast(t: UTable, figure: Figure, do: Do) -> float:
    return casts(t, figure, (do,))[0]


def casts(t: UTable, figure: Figure, ways: Sequence[Do]) -> list[float]:
    """What each of these is worth. The same spell at the same mark does the same, whatever helps to cast it: that is
    looked at once."""
    done: dict[tuple[str, int], tuple[float, int]] = {}
    found: list[float] = []
    for do in ways:
        key, (aid, _) = (do.word, do.target), casting.aided(t, do)
        spell = t.content.spells[do.word]
        if key not in done:
            gain = spell_gain(t, figure, do, spell)
            done[key] = (gain, casting.casting_plus(t, figure, spell, do.target) if gain > 0.25 * spell.mana else 0)
        gain, plus = done[key]
        gain -= 0.25 * spell.mana + 0.3 * bool(aid)
        found.append(10.0 + 6.0 * succeeding(plus + 2 * bool(aid)) * gain if gain > 0 else -4.0)
    return found


@cache
def succeeding(plus: int) -> float:
    """The chance of a casting roll with so much added to it."""
    return float(chances.passing(plus))


def spell_gain(t: UTable, figure: Figure, do: Do, spell: Spell) -> float:
    """Offensive spells by the wounds of all whom they hit, healing by the wounds that it closes."""
    mark = t.state.figures.get(do.target)
    keeps_up = any(bound.caster == figure.id for bound in t.state.spellbound)
    if (spell.each or spell.square) and keeps_up:
        return -1.0  # that would end
    if any(isinstance(effect, Lay) for effect in spell.effects):
        return barring(t, figure, spell)
    if spell.nature in OFFENSIVE:
        return strike(t, figure, do, spell.id)
    if spell.nature == "healing":
        return healing(t, figure, do, spell)
    if spell.permanent and not keeps_up:
        near = mark is not None and any(distance(board_of(t), mark, foe) <= 3 for foe in known_enemies(t, mark))
        return 1.0 if near and not spell.square else -1.0
    return max((boon(mark, effect) for effect in spell.effects), default=-1.0) if mark is not None else -1.0


def healing(t: UTable, figure: Figure, do: Do, spell: Spell) -> float:
    """The wounds that a healing spell closes, of one friend or of all in its area."""
    if spell.area:
        hurt = [t.state.figures[one] for one in spell_effects.affected(t, figure.id, do.target, spell)]
        return sum(max(0.0, mending(one)) for one in hurt) or -1.0
    mark = t.state.figures.get(do.target)
    return mending(mark) if mark is not None else -1.0


def barring(t: UTable, figure: Figure, spell: Spell) -> float:
    """A wall or bad ground for enemies who are still coming: it costs them time, which helps anyone who is
    outnumbered."""
    board, foes = board_of(t), known_enemies(t, figure)
    near = min((distance(board, figure, foe) for foe in foes), default=0)
    return 1.0 if 3 <= near <= spell.range and len(foes) > len(figures.allies(t.state, figure)) + 1 else -1.0


def mending(mark: Figure) -> float:
    """Healing by the wounds that it closes; nobody wastes it on a scratch."""
    low = figures.vitality_left(mark) <= 2
    return 1.2 * min(mark.wounds, 3) * (2 if low else 1) if mark.wounds >= 2 else -1.0


def boon(mark: Figure, effect: AnyEffect) -> float:
    """Gifts that are there at once: mana for those who have used theirs, Fortune for anyone who has none left."""
    if isinstance(effect, GainMana):
        missing = mark.base[Attribute.MANA] - mark.mana
        return 0.4 * min(missing, effect.amount) if mark.spells and missing >= effect.amount else -1.0
    if isinstance(effect, GainFortune):
        return 1.0 if not mark.fortune else -1.0
    return -1.0


def strike(t: UTable, figure: Figure, do: Do, name: str) -> float:
    """The wounds of all whom an offensive spell hits; friends count double against it."""
    spell, mark = t.content.spells[name], t.state.figures.get(do.target)
    if mark is None or spell.square:
        calls = any(isinstance(effect, Summon) for effect in spell.effects)
        return 1.5 if mark is not None and calls else -1.0
    if spell.worth is not None:
        return float(spell.worth(t, figure, mark)) * weight(t, mark)
    if spell.nature == "projectile":
        hit = [(mark, spell.dice), *((one, spell.dice - 2) for one in in_the_way(t, figure, mark, spell.splash))]
    else:
        dice = spell.dice or max((getattr(effect, "dice", 0) for effect in spell.effects), default=0)
        hit = [(t.state.figures[one], dice) for one in spell_effects.affected(t, figure.id, do.target, spell)]
    total = 0.0
    for one, dice in hit:
        armor = figures.value(t, one, Attribute.ARMOR) + spell.armor
        covered = spell.nature == "projectile" and figures.shield_of(t, one) is not None
        gain = wounds(dice - covered, armor, max(1, figures.vitality_left(one))) if dice else 0.9
        total += gain * weight(t, one) if one.side != figure.side else -2.0 * gain
    return total


def shoots(t: UTable, figure: Figure) -> bool:
    """Fights from afar: with a bow in hand, or with offensive spells and mana."""
    weapons, spells = t.content.weapons, t.content.spells
    for held in figure.hands:
        weapon = weapons.get(held.card)
        if weapon is not None and weapon.kind == "ranged":
            return True
    for name in figure.spells:
        if spells[name].nature not in OFFENSIVE or not has_left(t, figure, name):
            continue
        return True
    return False


def has_left(t: UTable, figure: Figure, name: str) -> bool:
    """Whether a spell can still be cast in this quest."""
    spell = t.content.spells[name]
    return figure.mana >= spell.mana and figure.casts.get(name, 0) < casting.casts_allowed(figure)


def move(t: UTable, figure: Figure, do: Do) -> float:
    """Fighters close in on the weakest enemy in reach; shooters look for a line and keep away."""
    active = t.state.turn.active
    if active is None or (active.action <= 0 and active.most <= 0):
        return retreat(t, figure, do.cell)
    foes = known_enemies(t, figure)
    field = field_of(t)
    if shoots(t, figure):
        return Lookout(t, figure, foes).line(do.cell)
    touch = mask(cell for part in base_at(t, figure, do.cell) for cell in field.touching[part])
    near = [foe for foe in foes if touch & footprint(field.board, foe)]
    if not near:
        here = min((steps(t, foe, figure.cell) for foe in foes), default=0)
        there = min((steps(t, foe, do.cell) for foe in foes), default=0)
        return 4.0 + 0.3 * (here - there) if there < here else -1.0
    held, weapon = figures.melee_weapon(t, figure)
    gain = max(blow(t, figure, foe, weapon, held) for foe in near)
    friends = sum(
        field.touch[foe.cell] >> ally.cell & 1
        for foe in near
        for ally in figures.allies(t.state, figure)
        if ally.cell >= 0
    )
    return 8.0 + gain - 0.6 * (len(near) - 1) + 0.3 * friends


def steps(t: UTable, foe: Figure, cell: int) -> int:
    """How far an enemy has to walk to a square."""
    return distances(field_of(t).walls, foe.cell, Step.DIAGONAL)[cell]


def retreat(t: UTable, figure: Figure, cell: int) -> float:
    """After the attack: shooters step back a little, others stay."""
    if not shoots(t, figure):
        return -1.0
    board, foes = board_of(t), known_enemies(t, figure)
    here = min((board.distance(figure.cell, foe.cell) for foe in foes), default=9)
    there = min((board.distance(cell, foe.cell) for foe in foes), default=9)
    return 0.5 * (there - here) if here <= 3 < there else -1.0


def run(t: UTable, figure: Figure, do: Do) -> float:
    """Only to come to blows that are too far away for a walk."""
    if shoots(t, figure):
        return -1.0
    foes = known_enemies(t, figure)
    near = min((steps(t, foe, figure.cell) for foe in foes), default=0)
    moves = figures.value(t, figure, Attribute.MOVEMENT)
    if figure.side == HEROES and not t.state.quest.goal_done and near <= 2 * moves:
        return -1.0
    if near <= moves + 1:
        return -1.0
    ends = routes(t, figure, 2 * moves, running=True).ends
    return 3.5 if any(steps(t, foe, end) < near for foe in foes for end in ends) else -1.0


def draw(t: UTable, figure: Figure, do: Do) -> float:
    """A blade when the enemy has come, a bow when he is far, a shield for a free hand."""
    weapon = t.content.weapons.get(do.word)
    if weapon is None:
        return IDLE
    bow = weapon.kind == "ranged"
    if bow and (figure.spells or figure.base[Attribute.SHOOTING] < MARKSMAN):
        return IDLE
    for held in figure.hands:
        one = t.content.weapons.get(held.card)
        if one is not None and (one.kind == "ranged") == bow:
            return IDLE
    if (in_melee(t, figure) and bool(engaged_with(t, figure))) == bow:
        return IDLE
    return 20.0


MARKSMAN = 4
"""The Shooting Skill from which a bow is worth drawing."""


def stow(t: UTable, figure: Figure, do: Do) -> float:
    """The shield of a wizard who needs the hand for a spell."""
    if do.word not in t.content.shields or not casting.hands_full(t, figure):
        return -5.0
    return 23.0 if any(has_left(t, figure, name) for name in figure.spells) else -5.0


def disengage(t: UTable, figure: Figure, do: Do) -> float:
    """Shooters and the badly hurt."""
    if figure.kind != "hero" or figures.vitality_left(figure) > 1:
        return -5.0
    chance = float(odds.of(t, figure.id, do) or 0)
    return 12.0 * chance if chance > 0.5 else -5.0


def talent(t: UTable, figure: Figure, do: Do) -> float:
    """Skills that are Actions: aid for the hurt, tricks on the strong, courage for a crowd."""
    mark = t.state.figures[do.target]
    foes = known_enemies(t, figure)
    rates = {
        "first-aid": 8.0 + 4.0 * min(mark.wounds, 2) if mark.wounds >= 2 else -5.0,
        "mislead": 11.0 + 2.0 * mark.vp,
        "recovering-mana": 12.0 if figure.mana <= 1 else -5.0,
        "inspiring-music": 11.0 if len(foes) >= 2 else -5.0,
        "encouraging": 12.0 if len(foes) >= 3 else -5.0,
        "deafening-roar": 10.0 if sum(adjacent(t, figure, foe) for foe in foes) >= 2 else -5.0,
    }
    return rates.get(do.word, -5.0)


def monstrous(t: UTable, figure: Figure, do: Do) -> float:
    """A creature's own Actions are as good as a sound blow, the better the more they are worth."""
    foes = sum(adjacent(t, figure, foe) for foe in known_enemies(t, figure))
    return 18.0 + 2.0 * foes


def use(t: UTable, figure: Figure, do: Do) -> float:
    """Holy water on an enemy; food and herbs wait until the fight is over."""
    mark = t.state.figures.get(do.target)
    return 17.0 if mark is not None and mark.side != figure.side else -5.0


def rage(t: UTable, figure: Figure, do: Do) -> float:
    """When an enemy can be reached."""
    near = min((steps(t, foe, figure.cell) for foe in known_enemies(t, figure)), default=99)
    return 30.0 if near <= figures.value(t, figure, Attribute.MOVEMENT) + 1 else -5.0


def gallop(t: UTable, figure: Figure, do: Do) -> float:
    """When no enemy can be reached at a walk; the Action is left for the blow."""
    active = t.state.turn.active
    near = min((steps(t, foe, figure.cell) for foe in known_enemies(t, figure)), default=0)
    return 12.0 if active is not None and near > active.movement + 1 else -5.0


def invoke(t: UTable, figure: Figure, do: Do) -> float:
    """A wand as good as a spell, a ring for the hurt."""
    if do.target != figure.id:
        return 16.0
    return 14.0 if figure.wounds >= 2 or figure.mana <= 1 < figure.base[Attribute.MANA] else -5.0


VERBS: dict[str, Callable[[UTable, Figure, Do], float]] = {
    "attack": attack,
    "shoot": shoot,
    "cast": cast,
    "move": move,
    "run": run,
    "gallop": gallop,
    "draw": draw,
    "stow": stow,
    "disengage": disengage,
    "talent": talent,
    "skill": monstrous,
    "use": use,
    "rage": rage,
    "invoke": invoke,
    "arm": lambda t, figure, do: 12.0,
    "quick-reload": lambda t, figure, do: 12.0,
    "end": lambda t, figure, do: 0.0,
    "climb": lambda t, figure, do: 15.0,
    "reload": lambda t, figure, do: 9.0,
    "recover": lambda t, figure, do: 9.0 if not any(h.card in t.content.weapons for h in figure.hands) else -5.0,
    "pick-up": lambda t, figure, do: 9.0 if not any(h.card in t.content.weapons for h in figure.hands) else -5.0,
}
