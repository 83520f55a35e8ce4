"""What the number of Heroes changes in a quest."""

from __future__ import annotations

from msgspec.structs import replace

from .definitions import Inhabitant, Monster, Pack, Size, UniqueLocation


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
        monsters=tuple(_boss(monster, size.bosses) if monster.life else monster for monster in pack.monsters),
        uniques=tuple(_place(place, pack, size) for place in pack.uniques),
    )


def part(number: int, percent: int) -> int:
    """This many percent of a group, rounded up: at least one comes."""
    return -(-number * percent // 100)


def _boss(boss: Monster, more: int) -> Monster:
    return replace(boss, atk=max(1, boss.atk + more), defense=max(0, boss.defense + more))


def _place(place: UniqueLocation, pack: Pack, size: Size) -> UniqueLocation:
    """Fewer live there; a boss is always at home."""
    bosses = {monster.id for monster in pack.monsters if monster.life}
    lived = (each if each.monster in bosses else _some(each, size.monsters) for each in place.inhabitants)
    return replace(place, inhabitants=tuple(lived))


def _some(lived: Inhabitant, percent: int) -> Inhabitant:
    return replace(lived, count=part(lived.count, percent))
