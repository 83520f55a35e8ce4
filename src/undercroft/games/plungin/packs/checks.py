"""What must fit together in a pack: every id that is named exists, and the quest can be won."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from undercroft.kernel import near
from undercroft.toolkit.reading import Reader
from undercroft.toolkit.toml_lines import Path

from ..content import echoes, gear, happenings, heroes, monsters, specials, tiles, traps, treasures
from ..content.definitions import Echo, Monster, Pack, SpecialLocation, UniqueLocation
from .drawings import check_drawing


class Known:
    """Every id that this pack may name: its own, and those of the game."""

    def __init__(self, pack: Pack) -> None:
        self.tiles = {tile.id: tile for tile in (*tiles.TILES, *pack.tiles)}
        self.monsters = {monster.id: monster for monster in (*monsters.MONSTERS, *pack.monsters)}
        self.traps = {trap.id for trap in (*traps.TRAPS, *pack.traps)}
        self.events = {event.id for event in (*happenings.HAPPENINGS, *pack.events)}
        self.treasures = {treasure.id: treasure for treasure in (*treasures.TREASURES, *pack.treasures)}
        self.items = {item.id for item in (*gear.ITEMS, *pack.items)}
        self.effects = {item.id: item.effect for item in (*gear.ITEMS, *pack.items)}
        self.goods = {
            "item": self.items,
            "weapon": {weapon.id for weapon in (*gear.WEAPONS, *pack.weapons)},
            "armor": {armor.id for armor in (*gear.ARMORS, *pack.armors)},
            "attire": {attire.id for attire in (*gear.ATTIRE, *pack.attire)},
        }
        self.specials = {special.id for special in (*specials.SPECIALS, *pack.specials)}
        self.uniques = {unique.id for unique in pack.uniques}
        self.heroes = {hero.id for hero in heroes.HEROES}


def check(reader: Reader, pack: Pack) -> None:
    """All checks, in the order of the file's sections."""
    known = Known(pack)
    for rule in (_quest, _goal, _location_chart, _doorway_chart, _id_charts, _groups, _keys, _tiles, _monsters, _traps,
                 _events, _items, _treasures, _specials, _uniques, _marks, _echoes, _sizes, _twice):  # fmt: skip
        rule(reader, pack, known)


def _exists(reader: Reader, what: str, id: str, known: Collection[str], path: Path) -> bool:
    if not id:
        reader.problem(path, f"{str(path[-1])!r} is missing: the id of {'an' if what[0] in 'aeiou' else 'a'} {what}")
    elif id not in known:
        reader.problem(path, f"there is no {what} {id!r}{near(id, sorted(known))}")
    return id in known


def _quest(reader: Reader, pack: Pack, known: Known) -> None:
    for number, hero in enumerate(pack.party):
        _exists(reader, "hero", hero, known.heroes, ("quest", "party", number))
    if _exists(reader, "tile", pack.entry, known.tiles, ("quest", "entry")) and known.tiles[pack.entry].kind != "entry":
        reader.problem(("quest", "entry"), f"{pack.entry!r} is not an entry tile")


def _sizes(reader: Reader, pack: Pack, known: Known) -> None:
    """Each number of Heroes once, with Heroes that exist."""
    for number, size in enumerate(pack.sizes):
        for place, hero in enumerate(size.party):
            _exists(reader, "hero", hero, known.heroes, ("sizes", number, "party", place))
        if size.heroes in [other.heroes for other in pack.sizes[:number]]:
            reader.problem(("sizes", number, "heroes"), f"parties of {size.heroes} have been dealt with above")


def _goal(reader: Reader, pack: Pack, known: Known) -> None:
    """The goal can be reached: its Monster or item stands in a Unique Location or on a chart."""
    goal, path = pack.goal, ("goal", pack.goal.kind)
    if goal.kind == "clear":
        empty = {unique.id for unique in pack.uniques if not unique.inhabitants}
        if _exists(reader, "location", goal.what, known.uniques, path) and goal.what in empty:
            reader.problem(path, f"nobody lives in {goal.what!r}: there is nothing to clear")
    elif goal.kind == "slay":
        placed = {inhabitant.monster for unique in pack.uniques for inhabitant in unique.inhabitants}
        placed |= {group.monster for group in pack.charts.monsters.results}
        if _exists(reader, "monster", goal.what, known.monsters, path) and goal.what not in placed:
            reader.problem(path, f"{goal.what!r} is met in no location and on no chart")
    else:
        found = {unique.prize for unique in pack.uniques}
        found |= {known.treasures[id].what for id in pack.charts.treasure.results if id in known.treasures}
        if _exists(reader, "item", goal.what, known.items, path) and goal.what not in found:
            reader.problem(path, f"{goal.what!r} is found in no location and on no chart")
        elif known.effects.get(goal.what, "goal") != "goal":
            reader.problem(path, f'{goal.what!r} could be used up on the way: what is carried out has effect = "goal"')


def _location_chart(reader: Reader, pack: Pack, known: Known) -> None:
    """[plungin.build.tile-types, plungin.build.room-doors]"""
    for number, row in enumerate(pack.charts.location.results):
        path: Path = ("charts", "location", "rows", number)
        if row.special:
            continue
        wanted = "room" if (*path, "room") in reader.index else "hallway"
        if not _exists(reader, "tile", row.tile, known.tiles, (*path, wanted)):
            continue
        tile = known.tiles[row.tile]
        if tile.kind != wanted:
            reader.problem((*path, wanted), f"{row.tile!r} is not a {wanted}, it is of the kind {tile.kind}")
        elif wanted == "room" and not 1 <= row.doors <= len(tile.doors):
            reader.problem((*path, "doors"), f"{row.tile!r} can have 1 to {len(tile.doors)} doors, not {row.doors}")


def _doorway_chart(reader: Reader, pack: Pack, known: Known) -> None:
    """The totals that only the Plot Counter reaches must be Great Doors, or the quest might never end."""
    if pack.charts.doorway.results[-1].kind != "great":
        last = len(pack.charts.doorway.results) - 1
        reader.problem(("charts", "doorway", "rows", last), "the last row of the Doorway Chart must be a Great Door")
    if pack.charts.doorway.upto[-2:-1] and pack.charts.doorway.upto[-2] >= pack.charts.doorway.die + pack.span[1]:
        reader.problem(("charts", "doorway", "rows"), "the Plot Counter never reaches the last row")


def _id_charts(reader: Reader, pack: Pack, known: Known) -> None:
    charts: list[tuple[str, str, tuple[str, ...], Collection[str]]] = [
        ("special", "place", pack.charts.special.results, known.specials),
        ("monsters", "monster", tuple(group.monster for group in pack.charts.monsters.results), known.monsters),
        ("door-trap", "trap", pack.charts.door_trap.results, known.traps),
        ("chest-trap", "trap", pack.charts.chest_trap.results, known.traps),
        ("event", "event", pack.charts.event.results, known.events),
        ("treasure", "treasure", pack.charts.treasure.results, known.treasures),
        ("unique", "location", pack.charts.unique.results if pack.charts.unique else (), known.uniques),
    ]
    for chart, key, ids, those in charts:
        for number, id in enumerate(ids):
            if id or key != "trap":
                _exists(reader, key, id, those, ("charts", chart, "rows", number, key))
    for number, group in enumerate(pack.charts.monsters.results):
        found = known.monsters.get(group.monster)
        if found and found.life:
            path = ("charts", "monsters", "rows", number, "monster")
            reader.problem(path, f"{group.monster!r} is a boss; bosses stand in a location, not on the Monsters Chart")


def _groups(reader: Reader, pack: Pack, known: Known) -> None:
    """A row of the Monsters Chart brings Monsters."""
    for number, group in enumerate(pack.charts.monsters.results):
        if group.count + group.die < 1:
            path = ("charts", "monsters", "rows", number)
            reader.problem((*path, "count"), "no Monster would come: count must be at least 1 where there is no die")


def _traps(reader: Reader, pack: Pack, known: Known) -> None:
    """Every stage of a trap can do something.  [plungin.trap.attack, plungin.trap.other-rolls]"""
    for number, trap in enumerate(pack.traps):
        path: Path = ("traps", number, "stages")
        if not trap.stages:
            reader.problem(("traps", number), "a trap needs at least one stage")
        for index, stage in enumerate(trap.stages):
            if stage.kind == "attack" and stage.dice < 1:
                reader.problem((*path, index), "an attack needs dice")
            harms = stage.damage or stage.condition or stage.venom or stage.no_move
            if stage.kind == "test" and not harms:
                reader.problem((*path, index), "who fails this test suffers nothing: damage, condition, venom, no-move")


def _keys(reader: Reader, pack: Pack, known: Known) -> None:
    """Common keys need rules, and doors that only a key opens need keys.  [plungin.key.quest-rules]"""
    rows = ("charts", "treasure", "rows")
    keyed = [number for number, id in enumerate(pack.charts.treasure.results) if id == "key"]
    if keyed and pack.keys.opens == "nothing":
        reader.problem((*rows, keyed[0]), "chests hold keys, but the table [keys] does not say what they open")
    for number, way in enumerate(pack.charts.doorway.results):
        if way.key_only and (pack.keys.opens not in ("doors", "both") or not keyed):
            path = ("charts", "doorway", "rows", number, "key-only")
            reader.problem(path, "only a key opens this door, but no chest holds a key that opens doors")


def _tiles(reader: Reader, pack: Pack, known: Known) -> None:
    for number, tile in enumerate(pack.tiles):
        check_drawing(reader, tile, ("tiles", number))


def _monsters(reader: Reader, pack: Pack, known: Known) -> None:
    """Figures that make sense, and a Law that the Monster can follow."""
    for path, monster in _entries(reader, pack.monsters, "monsters", "bosses"):
        if monster.res < 0 and "undead" not in monster.powers:
            reader.problem((*path, "res"), "only the undead have no res")
        _law(reader, monster, path)


def _law(reader: Reader, monster: Monster, path: Path) -> None:
    if monster.law in ("maneuver", "regroup") and not (monster.range or monster.breath):
        reader.problem(
            (*path, "law"), f"{monster.law} is for Monsters with a ranged weapon: range or breath is missing"
        )
    if monster.breathes_first and (monster.law != "maneuver" or monster.breath is None):
        reader.problem(
            (*path, "breathes-first"), 'breathes-first is a Law of its own: it goes with breath and law = "maneuver"'
        )
    if monster.law == "conspire" and monster.magic is None:
        reader.problem((*path, "law"), "conspire is for Monsters that use magic: magic is missing")
    if monster.magic is not None and monster.mag < monster.magic.difficulty:
        reader.problem((*path, "magic"), f"mag {monster.mag} can never reach the difficulty of this magic")


def _entries(reader: Reader, entries: tuple[Monster, ...], *sections: str) -> Iterator[tuple[Path, Monster]]:
    """Definitions that come from several sections, each with its path."""
    paths = [path for section in sections for path, _ in reader.entries(reader.raw, (), section)]
    return zip(paths, entries, strict=True)


def _items(reader: Reader, pack: Pack, known: Known) -> None:
    """A magic item reaches somebody.  [plungin.use.action]"""
    for number, item in enumerate(pack.items):
        if item.effect == "bolt" and item.range < 1:
            reader.problem(("items", number), "a bolt needs a range of at least 1")


def _events(reader: Reader, pack: Pack, known: Known) -> None:
    for number, event in enumerate(pack.events):
        if event.kind == "trap":
            _exists(reader, "trap", event.what, known.traps, ("events", number, "what"))
        if event.kind == "coins" and event.amount < 1:
            reader.problem(("events", number), "coins need an amount")


def _treasures(reader: Reader, pack: Pack, known: Known) -> None:
    for number, treasure in enumerate(pack.treasures):
        if treasure.kind in known.goods:
            path = ("treasures", number, "what")
            _exists(reader, treasure.kind, treasure.what, known.goods[treasure.kind], path)
        elif treasure.kind != "great-key" and treasure.amount + treasure.die < 1:
            reader.problem(("treasures", number), f"a {treasure.kind} needs an amount or a die")


def _specials(reader: Reader, pack: Pack, known: Known) -> None:
    for number, special in enumerate(pack.specials):
        path: Path = ("specials", number)
        found = _exists(reader, "tile", special.tile, known.tiles, (*path, "tile"))
        if found and known.tiles[special.tile].kind != "special":
            reader.problem((*path, "tile"), f"{special.tile!r} is not the tile of a Special Location")
        _place_rules(reader, special, known, path)
        if found and not 1 <= special.doors <= len(known.tiles[special.tile].doors):
            reader.problem((*path, "doors"), f"{special.tile!r} cannot have {special.doors} doors")


def _uniques(reader: Reader, pack: Pack, known: Known) -> None:
    """[plungin.unique.preplanned]"""
    if not pack.uniques:
        reader.problem(("locations",), "a pack needs at least one Unique Location behind its Great Doors")
    for number, unique in enumerate(pack.uniques):
        path: Path = ("locations", number)
        for index, inhabitant in enumerate(unique.inhabitants):
            at = (*path, "inhabitants", index)
            _exists(reader, "monster", inhabitant.monster, known.monsters, (*at, "monster"))
        if unique.prize:
            _exists(reader, "item", unique.prize, known.items, (*path, "prize"))
        for key in ("prize", "xp", "gold"):
            if getattr(unique, key) and not unique.inhabitants:
                reader.problem(
                    (*path, key), f"nobody guards it: {key} is for removing inhabitants; what lies open is [[hidden]]"
                )
        if unique.guardian and unique.guardian not in {inhabitant.monster for inhabitant in unique.inhabitants}:
            reader.problem((*path, "guardian"), f"{unique.guardian!r} does not live here")
        _place_rules(reader, unique, known, path)
        if _exists(reader, "tile", unique.tile, known.tiles, (*path, "tile")):
            if known.tiles[unique.tile].kind != "unique":
                reader.problem((*path, "tile"), f"{unique.tile!r} is not the tile of a Unique Location")
            _room_for(reader, unique, known, path)


def _place_rules(reader: Reader, place: SpecialLocation | UniqueLocation, known: Known, path: Path) -> None:
    """Special rules name what they need; what is hidden is something.  [plungin.unique.content]"""
    needs = {"hazard": ("trap", known.traps), "calls": ("monster", set(known.monsters))}
    for number, rule in enumerate(place.rules):
        at = (*path, "rules", number)
        if rule.kind in needs:
            what, those = needs[rule.kind]
            _exists(reader, what, rule.what, those, (*at, "what"))
        elif rule.what:
            reader.problem((*at, "what"), f"{rule.kind} needs no 'what'")
    for number, thing in enumerate(place.hidden):
        at = (*path, "hidden", number)
        if thing.treasure:
            _exists(reader, "treasure", thing.treasure, known.treasures, (*at, "treasure"))
        elif not thing.xp and not thing.tell:
            reader.problem(at, "nothing is hidden here: treasure, xp or tell is missing")


def _marks(reader: Reader, pack: Pack, known: Known) -> None:
    """A mark is made by one deed in a location of this quest, or by haste, and somebody tells of it."""
    for number, mark in enumerate(pack.marks):
        path: Path = ("marks", number)
        if sum(map(bool, (mark.done, mark.spared, mark.within))) != 1:
            reader.problem(path, "a mark is made in one way: done, spared or within")
        for key in ("done", "spared"):
            if getattr(mark, key):
                _exists(reader, "location", getattr(mark, key), known.uniques, (*path, key))
        if not mark.story:
            reader.problem(path, "the chronicle has nothing to tell: 'story' is missing")


def _echoes(reader: Reader, pack: Pack, known: Known) -> None:
    """An echo is told or felt; who comes or stays away belongs to a location."""
    for number, echo in enumerate(pack.echoes):
        path: Path = ("echoes", number)
        if not (echo.story or echo.gift or echo.fewer or echo.more):
            reader.problem(path, "nothing comes of it: story, gift, fewer or more is missing")
        if echo.gift:
            _exists(reader, "treasure", echo.gift, known.treasures, (*path, "gift"))
        if bool(echo.location) != bool(echo.fewer or echo.more):
            reader.problem(path, "fewer and more go with the location where that is so")
        elif echo.location and _exists(reader, "location", echo.location, known.uniques, (*path, "location")):
            place = next(unique for unique in pack.uniques if unique.id == echo.location)
            _changed(reader, echo, place, known, path)
    for place in pack.uniques:
        thinned = place
        for echo in pack.echoes:
            if echo.location == place.id and echo.fewer:
                thinned = echoes.changed(thinned, msgspec.structs.replace(echo, more=""))
        if place.inhabitants and not thinned.inhabitants:
            reader.problem(("echoes",), f"all echoes together would leave nobody in {place.id!r}")


def _changed(reader: Reader, echo: Echo, place: UniqueLocation, known: Known, path: Path) -> None:
    """Who stays away would have been there, and somebody is left; who comes finds room."""
    after = echoes.changed(place, echo)
    if echo.more and _exists(reader, "monster", echo.more, known.monsters, (*path, "more")):
        _room_for(reader, after, known, path)
    lived = {each.monster for each in place.inhabitants} - {place.guardian}
    if echo.fewer and echo.fewer not in lived:
        reader.problem((*path, "fewer"), f"{echo.fewer!r} does not live there, or is its guardian")
    elif not after.inhabitants:
        reader.problem((*path, "count"), "nobody would be left there")


def _room_for(reader: Reader, unique: UniqueLocation, known: Known, path: Path) -> None:
    """Doors and inhabitants fit on the tile."""
    tile = known.tiles[unique.tile]
    marks = "".join(tile.rows)
    if len(unique.ways) + 1 > len(tile.doors):
        reader.problem((*path, "ways"), f"{unique.tile!r} has {len(tile.doors)} walls for doors, the entrance included")
    if sum(each.count for each in unique.inhabitants if each.at == "boss") > marks.count("E"):
        reader.problem((*path, "inhabitants"), f"{unique.tile!r} has {marks.count('E')} squares marked E for bosses")
    if sum(each.count for each in unique.inhabitants) + unique.chests > marks.count(".") // 2:
        reader.problem((*path, "inhabitants"), f"{unique.tile!r} is too small for all that")


def _twice(reader: Reader, pack: Pack, known: Known) -> None:
    """No id twice in a section (bosses and Monsters share theirs)."""
    for sections in (["tiles"], ["monsters", "bosses"], ["traps"], ["events"], ["treasures"], ["items"], ["attire"],
                     ["weapons"], ["armors"], ["specials"], ["locations"], ["marks"]):  # fmt: skip
        seen: dict[str, Path] = {}
        for path, raw in [entry for section in sections for entry in reader.entries(reader.raw, (), section)]:
            if raw.get("id") in seen:
                reader.problem((*path, "id"), f"{raw['id']!r} is there twice")
            seen[str(raw.get("id"))] = path
