"""Who stands where, and what they can do: lookups that many rules share. Nothing here changes anything.

A figure is referred to by a number: Heroes by their place in the party, allies and Monsters by their own number, which
starts at 10.
"""

from __future__ import annotations

from functools import lru_cache

from undercroft.kernel import Text

from ..board import WIDTH, Board
from ..content import Look
from ..content.definitions import DEF, LIF, MAG, MOV, RES, Monster, PlaceRule, SpecialLocation, UniqueLocation
from ..events.base import Who
from ..ids import FIRST_NUMBER as FIRST_NUMBER
from ..ids import figure_id, sheet_id
from ..state import OUT, Ally, Foe, Hero
from .options import Somebody

NOBODY = "nobody"
Figure = Hero | Ally | Foe


def is_hero(ref: int) -> bool:
    """Heroes have the numbers below those of Monsters and creatures; a trap's is below them all."""
    return 0 <= ref < FIRST_NUMBER


def board(t: Look) -> Board:
    return t.content.maps[t.state.layout]


def foe_with(t: Look, number: int) -> Foe | None:
    for foe in t.state.foes:
        if foe.number == number:
            return foe
    return None


def ally_with(t: Look, number: int) -> Ally | None:
    for ally in t.state.allies:
        if ally.number == number:
            return ally
    return None


def figure(t: Look, ref: int) -> Figure | None:
    """The figure on the map with this number."""
    if ref < FIRST_NUMBER:
        hero = t.state.heroes[ref]
        return hero if hero.lif > 0 and hero.cell != OUT else None
    return foe_with(t, ref) or ally_with(t, ref)


def ident(t: Look, ref: int) -> str:
    """The id of a Hero, or the kind of a Monster or ally."""
    if ref < 0:
        return "trap"
    if ref < FIRST_NUMBER:
        return t.state.heroes[ref].id
    found = foe_with(t, ref) or ally_with(t, ref)
    return found.kind if found else NOBODY


def somebody(t: Look, ref: int) -> Somebody:
    """A figure as options name it."""
    return Somebody(ref, ident(t, ref))


def next_of(t: Look, kind: str) -> int:
    """The lowest number that nobody of a kind has now, so that each can be told from the others."""
    taken = {foe.nth for foe in t.state.foes if foe.kind == kind}
    taken.update(ally.nth for ally in t.state.allies if ally.kind == kind)
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def name(t: Look, ref: int) -> Who:
    """What events call a figure: Monsters and creatures with their number among those of their kind."""
    if ref < FIRST_NUMBER:
        return Who(called(t, ident(t, ref)), 0, ref)
    found = foe_with(t, ref) or ally_with(t, ref)
    return Who(called(t, found.kind), found.nth, ref) if found else Who(called(t, NOBODY))


def hero_name(t: Look, hero: Hero) -> Who:
    """What events call a Hero of the party."""
    return Who(hero.id, 0, number_of(t, hero))


def number_of(t: Look, hero: Hero) -> int:
    return next(ref for ref, other in enumerate(t.state.heroes) if other is hero)


def roller(t: Look, ref: int) -> str:
    """At whom dice are shown: a figure on the map, or the sheet of a Hero who is not there."""
    return figure_id(ref) if figure(t, ref) is not None else sheet_id(ref)


def called(t: Look, id: str) -> str:
    """The id of a printed thing, or what the pack calls it if it is the pack's own."""
    return t.content.pack.names.get(id, id)


def named_text(t: Look, id: str) -> Text:
    """A thing's name for people."""
    return _named(t.content.pack.names.get(id, id))


@lru_cache(maxsize=1024)
def _named(called: str) -> Text:
    return Text("name", {"name": called})


def whom(t: Look, ref: int) -> Text:
    """A figure for people: a Hero's name; Monsters and creatures with their number."""
    return name(t, ref).text


def on_map(hero: Hero) -> bool:
    """Alive and in the dungeon."""
    return hero.lif > 0 and hero.cell != OUT


def living(t: Look) -> list[int]:
    """The Heroes who are alive and in the dungeon."""
    return [number for number, hero in enumerate(t.state.heroes) if hero.lif > 0 and hero.cell != OUT]


def occupied(t: Look) -> set[int]:
    """Squares held by Characters and Chests, and those that nobody can enter.  [plungin.move.blocked]"""
    taken = held(t)
    taken.update(board(t).shut)
    return taken


def held(t: Look) -> set[int]:
    """Squares held by Characters and Chests: all that stands in the way of those who walk.  [plungin.move.blocked]"""
    return set(in_the_way(t))


def in_the_way(t: Look) -> list[int]:
    """The same squares, one by one."""
    state = t.state
    taken = [hero.cell for hero in state.heroes if hero.lif > 0 and hero.cell != OUT]
    if state.foes:
        taken += [foe.cell for foe in state.foes]
    if state.chests:
        taken += [chest.cell for chest in state.chests if not chest.empty]
    if state.allies:
        taken += [ally.cell for ally in state.allies]
    return taken


def prey(t: Look) -> list[tuple[int, int]]:
    """Number and square of everybody whom Monsters fight: Heroes and all that is on their side."""
    found = [(number, hero.cell) for number, hero in enumerate(t.state.heroes) if hero.lif > 0 and hero.cell != OUT]
    if t.state.allies:
        found += [(ally.number, ally.cell) for ally in t.state.allies]
    return found


def adjacent(t: Look, one: int, other: int) -> bool:
    """Orthogonally next to each other, with no wall or closed door between.  [plungin.term.adjacent]"""
    return other in board(t).near[one]


def within(t: Look, one: int, other: int, reach: int) -> bool:
    """In range and in sight.  [plungin.attack.ranged, plungin.attack.range-count, plungin.attack.line-of-sight]"""
    return board(t).in_range(one, other, reach)


def tile_of(t: Look, cell: int) -> int:
    return board(t).tile_of[cell]


def heroes_on(t: Look, tile: int) -> list[int]:
    where = board(t).tile_of
    return [ref for ref, hero in enumerate(t.state.heroes) if hero.lif > 0 and where.get(hero.cell) == tile]


def foes_on(t: Look, tile: int) -> list[Foe]:
    where = board(t).tile_of
    return [foe for foe in t.state.foes if where[foe.cell] == tile]


def location(t: Look, tile: int) -> UniqueLocation | SpecialLocation | None:
    """The location that a tile is."""
    room = t.state.rooms[tile]
    if room.unique:
        return t.content.uniques[room.unique]
    return t.content.specials[room.special] if room.special else None


def rules_of(t: Look, tile: int, kind: str) -> list[PlaceRule]:
    """Special rules of one kind that hold on a tile.  [plungin.unique.content, plungin.special.preplanned]"""
    room = t.state.rooms[tile]
    found = location(t, tile) if room.unique or room.special else None
    if found is None:
        return []
    return [rule for rule in found.rules if rule.kind == kind and not (rule.unlit and torchlight(t, tile))]


def kind_of(t: Look, foe: Foe) -> Monster:
    return t.content.monsters[foe.kind]


# ------------------------------------------------------------------------------------------ stats

FIELDS = ("atk", "defense", "wit", "dex", "mag", "mov", "res", "lif")


def stat(t: Look, hero: Hero, index: int) -> int:
    """A Hero's stat with what he wears; in a Monster's likeness the Monster's. Life is always his own, and who is no
    magic user has no MAG whatever he wears.

    [plungin.equip.plate-move, plungin.equip.attire, plungin.spell.likeness, plungin.hero.non-magic-lock]
    """
    if index == LIF:
        return hero.stats[LIF]
    if hero.likeness:
        return max(0, int(getattr(t.content.monsters[hero.likeness], FIELDS[index])))
    if index == MAG and not hero.magic:
        return 0
    value = hero.stats[index]
    for worn in hero.attire:
        value += int(getattr(t.content.attire[worn], FIELDS[index]))
    if index == MOV and hero.armor:
        value += t.content.armors[hero.armor].move
    return value if value > 0 else 0


def has(hero: Hero, ability: str) -> bool:
    """Whether a Hero has an ability and can use it: in another's likeness abilities rest."""
    return ability in hero.abilities and not hero.likeness


def named(hero: Hero, ability: str) -> list[str]:
    """The weapons or schools that were named when an ability was bought."""
    if hero.likeness:
        return []
    return [taken.split(" ", 1)[1] for taken in hero.abilities if taken.startswith(ability + " ")]


def magic_school(hero: Hero) -> bool:
    """Whether a Hero has the Magic School ability."""
    return any(taken.startswith("magic-school ") for taken in hero.abilities)


def full_life(hero: Hero) -> bool:
    return hero.lif >= hero.stats[LIF]


def flies(powers: tuple[str, ...]) -> bool:
    """Flying and Ethereal creatures pass over occupied squares.  [plungin.power.flying]"""
    return "flying" in powers or "ethereal" in powers


def powers_of(t: Look, ref: int) -> tuple[str, ...]:
    found = figure(t, ref)
    return powers(t, found) if found else ()


def powers(t: Look, found: Figure) -> tuple[str, ...]:
    if isinstance(found, Hero):
        return t.content.monsters[found.likeness].powers if found.likeness else ()
    return found.powers if isinstance(found, Ally) else kind_of(t, found).powers


def defense_dice(t: Look, ref: int, extra: int = 0) -> int:
    """Dice against an attack: DEF, suit and shields, spells, abilities. `extra`: those against a trap, which no
    Monster springs.

    [plungin.damage.defense-dice, plungin.ability.dodge, plungin.ability.parry, plungin.ability.charge-defense-penalty,
    plungin.spell.fire-shield, plungin.spell.harden]
    """
    found = figure(t, ref)
    if isinstance(found, Foe):
        return max(0, kind_of(t, found).defense + found.defense)
    if isinstance(found, Ally):
        return max(0, found.stats[DEF] + extra)
    if found is None:
        return 0
    dice = stat(t, found, DEF) + found.shell + found.skin + extra
    if not found.likeness:
        dice += armor_bonus(t, found)
        dice += "dodge" in found.abilities and full_life(found)
        for thing in found.hands:
            if f"parry {thing}" in found.abilities and works(found, thing):
                dice += 1
                break
    if found.turn.charged:
        dice -= 2
    return max(0, dice)


def works(hero: Hero, weapon: str) -> bool:
    """Whether one of the weapons of a kind in a Hero's hands is not exhausted. Of two alike the one that still works is
    at hand.  [plungin.equip.manna-exhausted]"""
    if weapon not in hero.spent:
        return True
    return hero.hands.count(weapon) + hero.items.count(weapon) > hero.spent.count(weapon)


def armor_bonus(t: Look, hero: Hero) -> int:
    """The suit and all shields add up.  [plungin.equip.one-armor, plungin.equip.shield-hand, plungin.equip.hands]"""
    armors = t.content.armors
    bonus = armors[hero.armor].bonus if hero.armor else 0
    for thing in hero.hands:
        if thing in armors:
            bonus += armors[thing].bonus
    return bonus


def resistance_dice(t: Look, ref: int) -> int:
    """Dice to resist. [plungin.stat.res, plungin.ability.willpower]"""
    found = figure(t, ref)
    if isinstance(found, Hero):
        return stat(t, found, RES) + (has(found, "willpower") and full_life(found))
    if isinstance(found, Ally):
        return found.stats[RES]
    return max(0, kind_of(t, found).res) if found else 0


def threshold(t: Look, ref: int) -> int:
    """The RES that damage is compared with; -1: nothing to compare.  [plungin.effect.table, plungin.power.undead]"""
    found = figure(t, ref)
    if isinstance(found, Hero):
        return stat(t, found, RES)
    if isinstance(found, Ally):
        return found.stats[RES]
    assert found is not None
    return kind_of(t, found).res


def moves(t: Look, ref: int) -> int:
    """Squares per Move of somebody on the map."""
    found = figure(t, ref)
    assert found is not None
    return squares(t, board(t), found)


def squares(t: Look, board: Board, found: Figure) -> int:
    """Squares per Move; a mire holds those who walk.  [plungin.move.distance, plungin.unique.content]"""
    if isinstance(found, Hero):
        reach = stat(t, found, MOV)
    elif isinstance(found, Ally):
        reach = found.stats[MOV]
    else:
        reach = max(0, kind_of(t, found).mov + found.mov)
    tile = board.tile_of[found.cell]
    room = t.state.rooms[tile]
    mires = rules_of(t, tile, "mire") if room.unique or room.special else ()
    if not mires or flies(powers(t, found)):
        return reach
    return max(min(1, reach), reach - sum([rule.amount for rule in mires]))


def dark(t: Look, cell: int) -> bool:
    """Whether it is dark here without a torch: in the whole quest, or in this location.  [plungin.item.torch]"""
    return t.content.pack.dark or bool(rules_of(t, tile_of(t, cell), "dark"))


def silent(t: Look, cell: int) -> bool:
    """Whether no magic works here.  [plungin.unique.content]"""
    return bool(rules_of(t, tile_of(t, cell), "silence"))


def lit(t: Look, cell: int) -> bool:
    """Whether Darkness does not trouble this square: the place is light, or a torch burns on the tile.

    [plungin.item.torch]
    """
    return not dark(t, cell) or torchlight(t, tile_of(t, cell))


def dimmed(t: Look, cell: int, dice: int) -> int:
    """Darkness takes a die, but never the last one.  [plungin.item.torch]"""
    return dice if dice <= 1 or lit(t, cell) else dice - 1


def torchlight(t: Look, tile: int) -> bool:
    """Whether a torch burns on a tile.  [plungin.item.torch]"""
    where = board(t).tile_of
    return any(hero.torch and on_map(hero) and where[hero.cell] == tile for hero in t.state.heroes)


def torch_helps(t: Look, cell: int) -> bool:
    """Whether a torch is of use here: against the dark, or against what shuns the light.  [plungin.item.torch]"""
    found = location(t, tile_of(t, cell))
    return dark(t, cell) or (found is not None and any(rule.unlit for rule in found.rules))


def columns(cell: int, other: int) -> tuple[int, int]:
    """How many columns and rows another square lies to the east and south."""
    return other % WIDTH - cell % WIDTH, other // WIDTH - cell // WIDTH


def everybody(t: Look) -> list[int]:
    """Heroes, their creatures and Monsters, by reference."""
    return [*(other for other, _ in prey(t)), *(foe.number for foe in t.state.foes)]
