"""What a character is worth right now: attributes, skills, weapons, armor, wounds."""

from __future__ import annotations

from collections.abc import Collection

from undercroft.toolkit.grid import mask

from ...board import Board
from ...content.catalogue import Known, UTable
from ...content.definitions import Attribute, Attributes, Object, Shield, Skill, Weapon
from ...content.outfits import Outfit
from ...field import Field
from ...state import NOBODY, NOWHERE, OUT, Figure, Held, Mark, State, standing

NAMES = tuple(attribute.name.lower() for attribute in Attribute)
BY_NAME = dict(zip(NAMES, Attribute, strict=True))
FIXED = (Attribute.ARMOR, Attribute.VITALITY, Attribute.MANA)
"""Conditions never touch these.  [dun.condition.stunned]"""

ROUGHENED = (Attribute.COMBAT, Attribute.SHOOTING, Attribute.AGILITY)
HURTING = Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.DISEASED | Mark.POISONED
WEAKENED = HURTING | Mark.OVERLOADED

MOST_BONUS = 3
ROLLED_ON = {
    "attack": "combat", "defence": "combat", "shot": "shooting", "detect": "perception", "secret": "perception",
    "search": "perception", "initiative": "perception", "lock": "dexterity", "disarm": "dexterity",
    "riddle": "intelligence", "dispel": "intelligence", "jump": "agility", "disengage": "agility",
}  # fmt: skip
"""The attribute of each kind of roll to which skills add."""


def board_of(t: UTable) -> Board:
    """The map of the quest; for somebody who thinks ahead, as he takes it to be."""
    last = t.content.boards.last  # read once: several sessions share it
    if last[0] is t.state.map.layout:
        return last[1].board
    return field_of(t).board


def field_of(t: UTable) -> Field:
    """This map as it is laid out now."""
    last = t.content.boards.last
    if last[0] is t.state.map.layout:
        return last[1]
    return t.content.boards.field(t.state.quest.id, t.state.map.guess, t.state.map.layout)


def squares(board: Board, figure: Figure) -> tuple[int, ...]:
    """The squares of a character's base."""
    return (figure.cell,) if figure.span == 1 else board.base(figure.cell, figure.span, figure.other)


def footprint(board: Board, figure: Figure) -> int:
    """The squares of a base as a bitmask."""
    return 1 << figure.cell if figure.span == 1 else mask(squares(board, figure))


def name(t: UTable, who: int) -> str:
    """The text id of a figure's name."""
    return t.state.figures[who].card


def has(t: UTable, figure: Figure, word: str) -> bool:
    """Whether a skill gives a character this, its own or a lent one."""
    skills = t.content.known
    mine = skills.get(figure.skills) or skills[figure.skills]
    if word in mine.words:
        return True
    if word not in skills.lendable:  # then only an effect can lend it
        lasting = t.state.lasting
        if not lasting:
            return False
        for effect in lasting:
            if effect.skill and effect.target == figure.id:
                break
        else:
            return False
    return word in known(t, figure).words


def known(t: UTable, figure: Figure) -> Known:
    """What a character's skills come to, with those that effects and magic objects in use lend."""
    lent: tuple[str, ...] = ()
    for held in figure.hands:
        if held.magic:
            lent = outfit(t, figure).lent
            break
    for held in figure.worn:
        if held.magic:
            lent = outfit(t, figure).lent
            break
    for effect in t.state.lasting:
        if effect.skill and effect.target == figure.id:
            lent += (effect.skill,)
    skills, mine = t.content.known, figure.skills + lent if lent else figure.skills
    return skills.get(mine) or skills[mine]


def trait(t: UTable, figure: Figure, word: str) -> int:
    """The number of the skill that gives this, such as Flying (x)."""
    skill = t.content.known[figure.skills].words.get(word)
    return next((trait.value for trait in figure.traits if trait.skill == skill), 0) if skill else 0


def trait_word(t: UTable, figure: Figure, word: str) -> str:
    """The word of the skill that gives this, such as Vulnerable (fire)."""
    skill = t.content.known[figure.skills].words.get(word)
    return next((trait.word for trait in figure.traits if trait.skill == skill), "") if skill else ""


def allies(state: State, figure: Figure) -> list[Figure]:
    """The others of its side who stand on the board."""
    side = figure.side
    return [
        f
        for f in state.figures.values()
        if f.side == side and f is not figure and f.cell != NOWHERE and not f.marks & OUT
    ]


def enemies(state: State, figure: Figure) -> list[Figure]:
    side, found = figure.side, []
    for f in state.figures.values():  # quicker than a list in one line, and asked all the time
        if f.side != side and f.cell != NOWHERE and not f.marks & OUT:
            found.append(f)
    return found


def raised(t: UTable, base: Attributes, skills: tuple[str, ...]) -> Attributes:
    """Attributes with what skills add permanently. [dun.hero.base-zero]"""
    values = list(base)
    for skill in skills:
        for bonus in t_skill(t, skill).bonuses if skill in t.content.skills else ():
            if bonus.to in BY_NAME:
                values[BY_NAME[bonus.to]] += bonus.value
    return tuple(values)  # type: ignore[return-value]


def t_skill(t: UTable, skill: str) -> Skill:
    return t.content.skills[skill]


# ------------------------------------------------------------------------------------------------ equipment in use


def outfit(t: UTable, figure: Figure) -> Outfit:
    """What the equipment in use comes to."""
    outfits, mine = t.content.outfits, (figure.kind, figure.card, tuple(figure.hands), tuple(figure.worn))
    return outfits.get(mine) or outfits[mine]


def weapon(t: UTable, held: Held) -> Weapon | None:
    """The weapon that a piece of equipment is, with the powers of a known magic object."""
    return t.content.outfits.weapon(held) if held.magic else t.content.weapons.get(held.card)


def unarmed(t: UTable) -> Weapon:
    return t.content.weapons["unarmed"]


def object_of(t: UTable, held: Held) -> Object | None:
    return t.content.objects.get(held.card)


def shield_of(t: UTable, figure: Figure) -> tuple[Held, Shield] | None:
    """The shield in use."""
    return None if figure.marks & Mark.BERSERK else outfit(t, figure).shield


def melee_weapon(t: UTable, figure: Figure) -> tuple[Held | None, Weapon]:
    """The weapon that a character defends with, and attacks with unless he chooses another: the first in hand that is
    a melee weapon, or a javelin not yet thrown; else he fights unarmed. After a blunder natural weapons are of no use
    to anybody.

    [dun.equip.unarmed, dun.equip.ranged-in-melee, dun.equip.javelin-melee, dun.equip.natural-disarm]
    """
    for held, arm in outfit(t, figure).blades:
        if held.loaded and ("natural" not in arm.marks or not figure.marks & Mark.DISARMED):
            return held, arm
    return None, t.content.weapons["unarmed"]


def melee_arms(t: UTable, figure: Figure) -> list[tuple[Held | None, Weapon]]:
    """The melee weapons in hand; bare hands only without any.

    [dun.equip.unarmed, dun.equip.natural-hands, dun.equip.natural-disarm]
    """
    found: list[tuple[Held | None, Weapon]] = [
        (held, arm)
        for held, arm in outfit(t, figure).blades
        if held.loaded and ("natural" not in arm.marks or not figure.marks & Mark.DISARMED)
    ]
    return found or [(None, unarmed(t))]


def arms(figure: Figure) -> int:
    """Two, unless one is lost: then no two-handed equipment, and no weapon together with a shield.

    [dun.injury.one-armed, dun.hero.hands-zone]
    """
    return 1 if "2" in figure.injuries or "2!" in figure.injuries else 2


def heavy(t: UTable, figure: Figure) -> bool:
    """Whether a character wears heavy armor."""
    return outfit(t, figure).heavy


def light_armor(t: UTable, figure: Figure) -> bool:
    return any(not t.content.armors[held.card].heavy for held in figure.worn if held.card in t.content.armors)


# ------------------------------------------------------------------------------------------------ attributes


def wounded(figure: Figure) -> bool:
    """One point of Vitality left, and wounds taken.  [dun.condition.wounded]"""
    return figure.wounds > 0 and figure.base[Attribute.VITALITY] - figure.wounds == 1


def lamed(t: UTable, figure: Figure) -> bool:
    """Wounded so that he neither runs nor flies; anyone who ignores that condition does both.

    [dun.condition.wounded-penalty, dun.skill.nature.undead]
    """
    return wounded(figure) and not has(t, figure, "feels-no-pain")


def ailing(t: UTable, figure: Figure) -> int:
    """How many conditions weaken a character; they add up.

    [dun.condition.stunned, dun.condition.wounded-penalty, dun.condition.kd-stunned, dun.condition.cumulative]
    """
    marks = figure.marks
    count = int(figure.wounds > 0 and figure.base[9] - figure.wounds == 1)
    if marks & HURTING:
        count += bool(marks & (Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.OVERLOADED))
        count += bool(marks & Mark.DISEASED) + bool(marks & Mark.POISONED)
    elif marks & Mark.OVERLOADED:
        count += 1
    if count and has(t, figure, "feels-no-pain"):
        return int(bool(marks & Mark.KNOCKED_DOWN))
    return count


def value(t: UTable, figure: Figure, attribute: Attribute) -> int:
    """An attribute as it counts now: equipment, conditions, ground, darkness and effects.

    [dun.hero.attr-armor, dun.condition.stunned, dun.terrain.difficult-penalty, dun.damage.armor-max]
    """
    outfits, mine = t.content.outfits, (figure.kind, figure.card, tuple(figure.hands), tuple(figure.worn))
    gear, name = outfits.get(mine) or outfits[mine], NAMES[attribute]  # as `outfit`: this is asked all the time
    worth = figure.base[attribute] + gear.attributes.get(name, 0)
    for effect in t.state.lasting:
        if effect.target == figure.id and effect.to == name:
            worth += effect.value
    if attribute in FIXED:
        return min(6, worth + gear.armor) if attribute is Attribute.ARMOR else worth
    if figure.wounds or figure.marks & WEAKENED:
        worth -= ailing(t, figure)
    if figure.marks & Mark.ROUGH and attribute in ROUGHENED and not sure_footed(t, figure):
        worth -= 1
    dark = t.state.map.dark_sections
    if dark and figure.cell != NOWHERE and board_of(t).section[figure.cell] in dark:
        worth += darkness(t, figure)
    if gear.dragging and attribute is Attribute.MOVEMENT and has(t, figure, "moves-in-heavy-armor"):
        worth += gear.dragging
    if figure.kind == "hero" and attribute is Attribute.PERCEPTION:
        worth += led_by_pet(t, figure)
    return worth


def led_by_pet(t: UTable, hero: Figure) -> int:
    """+1 next to a pet of his own with Sharp Senses, unless he has them himself. [dun.companion.sharp-senses]"""
    if has(t, hero, "sharp-nosed") or hero.cell == NOWHERE:
        return 0
    field, near = field_of(t), 0
    board = field.board
    for pet in t.state.figures.values():
        if pet.owner != hero.id or pet.kind != "pet" or not standing(pet) or not has(t, pet, "sharp-nosed"):
            continue
        for part in board.base(hero.cell, hero.span, hero.other):
            near |= field.touch[part]
        if any(near >> part & 1 for part in board.base(pet.cell, pet.span, pet.other)):
            return 1
    return 0


def natural_armor(t: UTable, figure: Figure) -> int:
    return figure.base[Attribute.ARMOR] if figure.kind == "hero" else figure.natural


def sure_footed(t: UTable, figure: Figure) -> bool:
    """Who ignores difficult terrain.  [dun.skill.exploration.scout.terrain, dun.skill.nature.huge.terrain]"""
    if figure.marks & Mark.FLYING or has(t, figure, "sure-footed"):
        return True
    return has(t, figure, "sure-footed-unburdened") and not heavy(t, figure)


def swimming(t: UTable, figure: Figure) -> bool:
    """Whether somebody is in deep water; who flies over it is not.  [dun.water.deep-swim, dun.fly.ignores]"""
    return field_of(t).ground[figure.cell] == "deep-water" and not figure.marks & Mark.FLYING


def laden(t: UTable, figure: Figure) -> bool:
    """Whether something in hand makes a ladder hard to climb; asked only where there are ladders.

    [dun.terrain.ladder]
    """
    return bool(board_of(t).ladders) and bool(handled(t, figure))


def handled(t: UTable, figure: Figure) -> list[Held]:
    """What a character holds; claws and the like leave the hands free."""
    return [held for held in figure.hands if (arm := weapon(t, held)) is None or "natural" not in arm.marks]


def path_of(t: UTable, figure: Figure) -> str:
    """The kind of difficult terrain that a character ignores.  [dun.skill.nature.pathfinder]"""
    return trait_word(t, figure, "paths") if has(t, figure, "paths") else ""


def camouflaged(t: UTable, figure: Figure) -> bool:
    """Mimetism: on the kind of ground, or in the kind of section, that its profile names.
    [dun.skill.nature.mimetism]"""
    board, word = board_of(t), trait_word(t, figure, "blends-in")
    return word in (field_of(t).ground[figure.cell], board.sections[board.section[figure.cell]].kind)


def darkness(t: UTable, figure: Figure) -> int:
    """Lost in the Dark: -1 in the dark; Total Darkness: on all but Undead and Underworld.

    [dun.light.darkness, dun.light.total-darkness, dun.skill.nature.lost-in-the-dark.attributes,
    dun.skill.nature.undead.darkness, dun.skill.nature.underworld.darkness]
    """
    if figure.cell == NOWHERE:
        return 0
    kind = t.state.map.dark_sections.get(board_of(t).section[figure.cell], "")
    if not kind:
        return 0
    if kind == "dark":
        return -1 if has(t, figure, "night-blind") and unlit(t, figure.cell) else 0
    if kind == "total-darkness" and not has(t, figure, "at-home-in-darkness") and unlit(t, figure.cell):
        return t.content.points.total_darkness_penalty
    return 0


def unlit(t: UTable, cell: int) -> str:
    """The darkness on a square: "", dark or total-darkness; light in the section (outdoors: within 6) lifts it.

    [dun.light.area, dun.light.default, dun.light.hand, dun.light.drop]
    """
    kind = t.state.map.dark_sections.get(board_of(t).section[cell], "")
    return "" if not kind or any(lights(t, source, cell) for source in sources(t)) else kind


def sources(t: UTable) -> list[int]:
    """The squares from which light comes.  [dun.light.hand, dun.light.drop]"""
    found = list(t.state.map.lights)
    for figure in t.state.figures.values():
        for held in figure.hands:
            if held.lit and held.card in t.content.objects and standing(figure):
                found.append(figure.cell)
    return found


def lights(t: UTable, source: int, cell: int) -> bool:
    """Whether light from one square falls on another.  [dun.light.area]"""
    board = board_of(t)
    section = board.section[cell]
    return board.distance(cell, source) <= 6 if board.sections[section].outdoor else board.section[source] == section


def bonus(t: UTable, figure: Figure, roll: str, helping: Collection[str] | None = None) -> int:
    """What skills (at most +3 together with what they add to the attribute), equipment and effects add to one kind of
    roll; of the Active skills those that are `helping`, if that is said.  [dun.skill.max-bonus, dun.skill.two-active]
    """
    known = t.content.known[figure.skills].bonuses
    total = 0
    if roll in known:
        raised = sum(plus for plus, _ in known.get(ROLLED_ON.get(roll, ""), ()))
        most = MOST_BONUS - max(0, raised)
        total = min(most, sum(plus for plus, card in known[roll] if card is None or counts(t, figure, card, helping)))
    total += outfit(t, figure).rolls.get(roll, 0)
    if t.state.lasting:
        total += sum(e.value for e in t.state.lasting if e.target == figure.id and e.to == roll)
    return total


def counts(t: UTable, figure: Figure, card: Skill, helping: Collection[str] | None) -> bool:
    """Whether a skill adds to a roll."""
    return meets(t, figure, card) and (helping is None or not card.active or card.id in helping)


def meets(t: UTable, figure: Figure, card: Skill) -> bool:
    """Whether a character has the attributes, and wears no heavier armor, than a skill calls for."""
    if card.light_only and heavy(t, figure):
        return False
    return all(value(t, figure, BY_NAME[need.to]) >= need.value for need in card.needs)


def vitality_left(figure: Figure) -> int:
    return figure.base[Attribute.VITALITY] - figure.wounds


def height(t: UTable, figure: Figure) -> int:
    """For sight and melee: its size, plus what it stands on; a rider's is 1 more than his mount's.

    [dun.size.equals-height, dun.terrain.elevated, dun.mount.height]
    """
    if figure.marks & Mark.IN_PIT:
        return 0
    level = field_of(t).level[figure.cell]
    if figure.riding != NOBODY:
        return body(t, t.state.figures[figure.riding]) + 1 + level
    return (2 if figure.size == 2 else body(t, figure)) + level


def body(t: UTable, figure: Figure) -> int:
    """A swarm is as high as an Average character.  [dun.skill.nature.vermin.sight]"""
    return 2 if has(t, figure, "swarms") else figure.size


GIANT = "giant"


def is_giant(t: UTable, figure: Figure) -> bool:
    """A mercenary of this kind.  [dun.giant.rules]"""
    return figure.kind == "mercenary" and GIANT in t.content.profile(figure.card).kinds
