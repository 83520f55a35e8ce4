"""What the number of Heroes changes in a quest."""

from __future__ import annotations

from msgspec.structs import replace

from .definitions import Inhabitant, Monster, Pack, Size, UniqueLocation
from .monsters import MONSTERS


def for_party(pack: Pack, heroes: int, *, made: bool = False) -> Pack:
    """A pack as it is for a party of this many Heroes; those who are made by points are beginners.

    [plungin.boss.quest-rules, plungin.xp.pool]
    """
    size = next((size for size in pack.sizes if size.heroes == heroes), None)
    if size is None:
        return pack
    chart = pack.charts.monsters
    rows = tuple(replace(group, share=part(group.share, size.monsters)) for group in chart.results)
    return replace(
        pack,
        party=pack.party if made or not size.party else size.party,
        charts=replace(pack.charts, monsters=replace(chart, results=rows)),
        monsters=tuple(_changed(monster, size) for monster in _met(pack, size)),
        uniques=tuple(_place(place, pack, size) for place in pack.uniques),
    )


def part(number: int, percent: int) -> int:
    """This many percent of a group, rounded up: at least one comes."""
    return -(-number * percent // 100)


def _met(pack: Pack, size: Size) -> tuple[Monster, ...]:
    """The Monsters of a pack, and those of the book if they change."""
    own = {monster.id for monster in pack.monsters}
    changes = size.dice or size.breath
    return (*pack.monsters, *(monster for monster in MONSTERS if changes and monster.id not in own))


def _changed(monster: Monster, size: Size) -> Monster:
    """More or fewer dice, but at least one to attack with; who never attacks or defends still does not. Breath does
    more or less damage, but at least one."""
    more, breath = size.bosses if monster.life else size.dice, monster.breath
    return replace(
        monster,
        atk=max(min(1, monster.atk), monster.atk + more),
        defense=max(0, monster.defense + more),
        breath=breath and replace(breath, damage=max(min(1, breath.damage), breath.damage + size.breath)),
    )


def _place(place: UniqueLocation, pack: Pack, size: Size) -> UniqueLocation:
    """Fewer live there; a boss is always at home."""
    bosses = {monster.id for monster in pack.monsters if monster.life}
    lived = (each if each.monster in bosses else _some(each, size.monsters) for each in place.inhabitants)
    return replace(place, inhabitants=tuple(lived))


def _some(lived: Inhabitant, percent: int) -> Inhabitant:
    return replace(lived, count=part(lived.count, percent))
