"""The printed tables to the figure, and the rules that new content keeps."""

import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.content import monsters
from undercroft.games.plungin.content.abilities import ABILITIES
from undercroft.games.plungin.content.beginners import PRINTED, RECRUITS
from undercroft.games.plungin.content.definitions import STATS, Law, Power
from undercroft.games.plungin.content.gear import ARMORS, ATTIRE, ITEMS, WEAPONS
from undercroft.games.plungin.content.happenings import HAPPENINGS
from undercroft.games.plungin.content.heroes import HEROES
from undercroft.games.plungin.content.levels import LEVELS
from undercroft.games.plungin.content.specials import SPECIALS
from undercroft.games.plungin.content.spells import SPELLS, SUMMONS
from undercroft.games.plungin.content.tiles import TILES
from undercroft.games.plungin.content.traps import TRAPS
from undercroft.games.plungin.content.treasures import TREASURES
from undercroft.games.plungin.content.veterans import VETERANS

START = {False: (1, 1, 1, 1, 0, 3, 1, 2), True: (1, 1, 1, 1, 1, 3, 1, 1)}
ABILITY = {ability.id: ability for ability in ABILITIES}
SPELL = {spell.id: spell for spell in SPELLS}
PRICE = {thing.id: thing.cost for thing in (*WEAPONS, *ARMORS, *ITEMS, *ATTIRE)}


def line(monster):
    """The figures of a Monster in the order of the book."""
    return (monster.atk, monster.defense, monster.wit, monster.rng, monster.dex, monster.mag, monster.mov, monster.res,
            monster.lif, monster.gold, monster.xp)  # fmt: skip


# ------------------------------------------------------------------------------------------ monsters


@pytest.mark.rule("plungin.monster.table")
def test_the_eight_printed_monsters():
    assert {monster.id: (monster.level, line(monster), monster.law) for monster in monsters.PRINTED} == {
        "stone-deviling": (1, (2, 3, 3, 4, 3, 0, 3, 3, 1, 4, 11), "swarm"),
        "stone-gargoyle": (1, (4, 2, 4, 6, 4, 0, 6, 3, 1, 6, 14), "brutal"),
        "wood-ghoblin": (1, (2, 2, 4, 4, 4, 0, 3, 4, 1, 4, 9), "sneaky"),
        "orc": (1, (3, 3, 3, 4, 2, 0, 3, 3, 1, 6, 11), "brutal"),
        "giant-scorpion": (1, (3, 3, 3, 4, 3, 0, 3, 1, 1, 0, 11), "brutal"),
        "bone-skeleton": (1, (3, 3, 3, 3, 2, 0, 2, -1, 1, 3, 13), "brutal"),
        "will-o-the-wisp": (1, (1, 3, 4, 6, 1, 4, 6, 2, 1, 0, 13), "conspire"),
        "doom-dragon": (10, (15, 15, 8, 8, 6, 0, 8, 10, 2, 200, 45), "maneuver"),
    }


def test_the_powers_of_the_printed_monsters():
    found = {monster.id: monster for monster in monsters.PRINTED}
    assert {id: monster.powers for id, monster in found.items() if monster.powers} == {
        "stone-deviling": ("flying",),
        "stone-gargoyle": ("flying",),
        "giant-scorpion": ("venomous",),
        "bone-skeleton": ("undead",),
        "doom-dragon": ("flying", "nimble"),
    }
    assert found["will-o-the-wisp"].magic.kind == "sleepy"
    assert (found["doom-dragon"].breath.damage, found["doom-dragon"].breath.size) == (7, 2)
    assert found["doom-dragon"].breathes_first


def all_monsters():
    own = [monster for id in packs.IDS for monster in packs.built_in(id).monsters]
    return [*monsters.MONSTERS, *own]


def test_every_law_and_every_power_has_a_monster_that_a_chart_can_bring():
    on_charts = {group.monster for id in packs.IDS for group in packs.built_in(id).charts.monsters.results}
    found = [monster for monster in all_monsters() if monster.id in on_charts]
    assert {monster.law for monster in found} == set(Law.__args__)
    assert {power for monster in found for power in monster.powers} == set(Power.__args__)
    assert {monster.magic.kind for monster in found if monster.magic} == {"sleepy", "bolt", "fear"}
    assert any(monster.breath for monster in found)


def test_there_are_at_least_twenty_more_and_every_one_is_met_somewhere():
    assert len(monsters.MONSTERS) - len(monsters.PRINTED) >= 20
    met = {group.monster for id in packs.IDS for group in packs.built_in(id).charts.monsters.results}
    met |= {each.monster for id in packs.IDS for place in packs.built_in(id).uniques for each in place.inhabitants}
    assert {monster.id for monster in all_monsters()} <= met


def test_a_monster_can_follow_its_law():
    for monster in all_monsters():
        if monster.law in ("maneuver", "regroup"):
            assert monster.range or monster.breath, monster.id
        if monster.law == "conspire":
            assert monster.magic is not None, monster.id
            assert monster.mag >= monster.magic.difficulty, monster.id
        assert (monster.res == -1) == ("undead" in monster.powers), monster.id


# ------------------------------------------------------------------------------------------ magic


@pytest.mark.rule("plungin.spell.table")
def test_the_thirty_spells():
    assert {spell.id: (spell.school, spell.difficulty, spell.cost, spell.resist) for spell in SPELLS} == {
        "teleport": ("air", 3, 25, 0),
        "invisibility": ("air", 2, 25, 0),
        "ethereal": ("air", 3, 35, 0),
        "lightning": ("air", 1, 15, 0),
        "sleep": ("air", 2, 50, 2),
        "soul-catcher": ("air", 4, 50, 0),
        "fireball": ("fire", 2, 30, 0),
        "fire-shield": ("fire", 2, 20, 0),
        "pulse": ("fire", 2, 20, 0),
        "fire-drake": ("fire", 4, 35, 0),
        "flame": ("fire", 1, 20, 0),
        "consume": ("fire", 4, 25, 0),
        "life-force": ("earth", 2, 20, 0),
        "earth-gate": ("earth", 4, 45, 0),
        "golem": ("earth", 3, 30, 0),
        "pit": ("earth", 2, 30, 2),
        "harden": ("earth", 1, 10, 0),
        "rebirth": ("earth", 4, 50, 0),
        "quicken": ("water", 2, 30, 0),
        "wave": ("water", 3, 35, 0),
        "fog": ("water", 2, 40, 2),
        "doppelganger": ("water", 1, 20, 0),
        "ice-shards": ("water", 4, 45, 0),
        "likeness": ("water", 4, 30, 0),
        "drain": ("shadow", 2, 25, 0),
        "shadow-images": ("shadow", 3, 20, 0),
        "find": ("shadow", 2, 15, 0),
        "shadow-passage": ("shadow", 4, 25, 0),
        "night": ("shadow", 2, 40, 2),
        "demon": ("shadow", 2, 40, 0),
    }
    assert {spell.id for spell in SPELLS if spell.range > 0} == {"lightning", "flame", "pit"}
    assert [SPELL[id].range for id in ("lightning", "flame", "pit")] == [6, 4, 6]


def test_the_creatures_that_spells_call():
    figures = {s.id: (s.atk_most, s.mag_per_atk, s.defense, s.wit, s.dex, s.mov, s.res) for s in SUMMONS}
    assert figures == {
        "ethereal": (6, 2, 0, 0, 0, 6, 1),
        "fire-drake": (4, 2, 2, 0, 0, 6, 1),
        "golem": (4, 2, 3, 0, 0, 4, 3),
        "demon": (8, 1, 6, 3, 2, 6, 3),
    }
    assert [summon.id for summon in SUMMONS if summon.must_obey] == ["demon"]
    assert {spell.summon for spell in SPELLS if spell.effect == "summon"} == set(figures)


@pytest.mark.rule("plungin.ability.table")
def test_the_seventeen_abilities():
    assert {ability.id: ability.cost for ability in ABILITIES} == {
        "acrobat": 50, "charge": 50, "dodge": 100, "dual-weapons": 200, "elemental-memory": 200, "lock-picking": 50,
        "lucky": 50, "magic-school": 100, "nimble": 100, "parry": 50, "prosperous": 150, "quick-learner": 150,
        "sneak-attack": 50, "stealth": 50, "trap-trickster": 100, "weapon-mastery": 200, "willpower": 50,
    }  # fmt: skip
    assert {a.id: (a.stat, a.least) for a in ABILITIES if a.stat} == {
        "acrobat": ("dex", 3),
        "charge": ("mov", 4),
        "dual-weapons": ("atk", 3),
        "magic-school": ("mag", 2),
    }
    assert [ability.id for ability in ABILITIES if ability.repeatable] == ["magic-school"]
    assert ABILITY["elemental-memory"].needs == "magic-school"
    assert [ability.id for ability in ABILITIES if ability.weapon] == ["parry", "weapon-mastery"]


# ------------------------------------------------------------------------------------------ gear, levels


@pytest.mark.rule("plungin.equip.item-list")
def test_the_item_list():
    bought = {w.id: (w.bonus, w.range, w.thrown, w.hands, w.cost) for w in WEAPONS if w.cost}
    assert bought == {
        "dagger": (1, 0, 0, 1, 25),
        "mace": (1, 0, 0, 1, 25),
        "sword": (2, 0, 0, 1, 40),
        "battle-axe": (3, 0, 0, 2, 40),
        "crossbow": (2, 8, 0, 1, 60),
        "bow": (1, 8, 0, 2, 30),
        "spear": (2, 0, 3, 1, 60),
        "morningstar": (2, 0, 0, 1, 40),
        "war-hammer": (3, 0, 0, 2, 40),
        "manna-sword": (1, 0, 0, 1, 35),
        "manna-staff": (1, 8, 0, 1, 45),
    }
    assert [weapon.id for weapon in WEAPONS if weapon.manna] == ["manna-sword", "manna-staff"]
    assert {a.id: (a.bonus, a.slot, a.cost, a.move) for a in ARMORS if a.cost} == {
        "leather": (1, "armor", 25, 0),
        "chainmail": (2, "armor", 50, 0),
        "mage-robe": (2, "armor", 50, 0),
        "shield": (1, "hand", 10, 0),
        "scale-mail": (3, "armor", 75, 0),
        "plate-mail": (4, "armor", 60, -2),
        "wooden-shield": (1, "hand", 5, 0),
    }
    assert [armor.id for armor in ARMORS if armor.burns] == ["wooden-shield"]


@pytest.mark.rule("plungin.equip.not-for-sale")
def test_keys_have_no_price_and_other_items_their_own():
    assert {item.id: item.cost for item in ITEMS if item.cost and item.since == 1} == {
        "antidote": 50, "backpack": 25, "bottle": 10, "healing-potion": 25, "potion-of-breath": 25, "lock-picks": 150,
        "torch": 10,
    }  # fmt: skip
    assert PRICE["key"] == PRICE["great-key"] == 0


@pytest.mark.rule("plungin.level.table")
def test_the_level_chart():
    assert [(row.xp, row.points, row.cap) for row in LEVELS] == [
        (0, 0, 6), (50, 12, 6), (100, 18, 6), (200, 24, 7), (400, 30, 7), (600, 36, 8), (800, 42, 8), (1000, 48, 9),
        (1250, 54, 9), (1500, 60, 10),
    ]  # fmt: skip


@pytest.mark.rule("plungin.trap.table")
def test_the_traps_that_the_text_names():
    found = {trap.id: trap for trap in TRAPS}
    needle, axe = found["poison-needle"], found["swinging-axe"]
    assert (needle.stat, needle.difficulty, axe.stat, axe.difficulty) == ("wit", 1, "dex", 2)
    (stage,) = needle.stages
    assert (stage.kind, stage.affects, stage.dice, stage.venom) == ("attack", "opener", 3, False)


# ------------------------------------------------------------------------------------------ tiles


@pytest.mark.rule("plungin.build.hallway-doors")
def test_hallways_have_a_door_at_each_end():
    doors = {tile.id: len(tile.doors) for tile in TILES if tile.kind == "hallway"}
    assert doors == {"corner": 2, "hall": 2, "t-hall": 3, "x-hall": 4}


def test_the_entry_tile_has_three_doors_and_room_for_the_exit():
    (entry,) = [tile for tile in TILES if tile.kind == "entry"]
    assert sorted(entry.doors) == ["E", "N", "W"]
    assert all(mark == "." for row in entry.rows for mark in row)


@pytest.mark.rule("plungin.special.table")
def test_the_special_locations_that_the_text_prints():
    shapes = {tile.id: tile.rows for tile in TILES}
    printed = {special.id: special for special in SPECIALS[:2]}
    assert sorted(printed) == ["fountain-of-healing", "sarcophagus-of-reviving"]
    for special, mark in zip(SPECIALS[:2], "FS", strict=True):
        rows = shapes[special.tile]
        assert len(rows) == 6
        assert all(len(row) == 6 for row in rows)
        assert [row[2:4] for row in rows[2:4]] == [mark * 2] * 2
        assert "".join(rows).count(mark) == 4
        assert special.monsters
        assert not special.chests


# ------------------------------------------------------------------------------------------ heroes


def creation_points(sheet):
    stats = sum(25 * (now - start) for now, start in zip(sheet.stats, START[sheet.magic], strict=True))
    return stats + sum(ABILITY[name.split()[0]].cost // 2 for name in sheet.abilities) + spell_price(sheet.spells[2:])


def spell_price(spells):
    return sum(SPELL[spell].cost for spell in spells)


def worth(sheet):
    return sum(PRICE[thing] for thing in (sheet.armor, *sheet.hands, *sheet.items, *sheet.attire) if thing) + sheet.gold


@pytest.mark.rule("plungin.hero.samples")
def test_the_printed_sheets_cost_200_points_and_100_gold():
    assert {sheet.id: sheet.stats for sheet in PRINTED} == {
        "meezle": (1, 1, 3, 3, 0, 3, 1, 5),
        "george": (1, 1, 2, 1, 0, 3, 1, 5),
        "william": (1, 1, 1, 1, 5, 3, 1, 3),
        "sonia": (1, 2, 2, 2, 0, 4, 1, 4),
        "brother-cecil": (1, 1, 1, 1, 5, 3, 1, 3),
        "konrad": (1, 1, 1, 1, 0, 6, 1, 3),
    }
    assert {creation_points(sheet) for sheet in PRINTED} == {200}
    assert {worth(sheet) for sheet in PRINTED} == {100}


@pytest.mark.parametrize("sheet", RECRUITS, ids=[sheet.id for sheet in RECRUITS])
def test_the_other_beginners_are_legal(sheet):
    assert 175 < creation_points(sheet) <= 200
    assert worth(sheet) == 100
    assert max(sheet.stats) <= LEVELS[0].cap
    assert len(sheet.abilities) == 1
    learnable(sheet)


@pytest.mark.parametrize("sheet", VETERANS, ids=[sheet.id for sheet in VETERANS])
def test_veterans_have_paid_for_everything_they_are(sheet):
    base = next(other for other in (*PRINTED, *RECRUITS) if sheet.id == f"{other.id}-{sheet.level}")
    points = sum(sum(range(old + 1, new + 1)) for old, new in zip(base.stats, sheet.stats, strict=True))
    earned = sum(row.points for row in LEVELS[: sheet.level])
    assert earned - 9 <= points <= earned
    assert max(sheet.stats) <= LEVELS[sheet.level - 1].cap
    learned = sheet.abilities[len(base.abilities) :]
    assert sheet.abilities[: len(base.abilities)] == base.abilities
    assert len(learned) < sheet.level
    xp = sum(ABILITY[name.split()[0]].cost for name in learned) + spell_price(sheet.spells[len(base.spells) :])
    assert xp + sheet.xp <= LEVELS[sheet.level].xp
    assert worth(sheet) <= 100 + 75 * (sheet.level - 1)
    learnable(sheet)


def learnable(sheet):
    """Prerequisites are met, spells fit, and everything has its place."""
    for name in sheet.abilities:
        ability, _, named = ABILITY[name.split()[0]], *name.partition(" ")[1:]
        assert not ability.stat or sheet.stats[STATS.index(ability.stat)] >= ability.least
        assert not ability.weapon or named in sheet.hands
    schools = [name.split()[1] for name in sheet.abilities if name.startswith("magic-school")]
    assert all(SPELL[spell].school in schools for spell in sheet.spells)
    assert len(sheet.spells) <= sheet.stats[STATS.index("mag")]
    hands = {weapon.id: weapon.hands for weapon in WEAPONS}
    assert sum(hands.get(thing, 1) for thing in sheet.hands) <= 2
    assert len(sheet.items) <= (8 if "backpack" in sheet.items else 4)


# ------------------------------------------------------------------------------------------ all of it


@pytest.mark.parametrize(
    "table", [ABILITIES, ARMORS, ATTIRE, HAPPENINGS, HEROES, ITEMS, SPECIALS, SPELLS, SUMMONS, TILES, TRAPS, TREASURES,
              WEAPONS, monsters.MONSTERS]
)  # fmt: skip
def test_ids_are_unique_and_plain(table):
    ids = [entry.id for entry in table]
    assert len(set(ids)) == len(ids)
    assert all(set(id) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") for id in ids)


def test_treasures_and_events_name_things_that_exist():
    goods = {"item": ITEMS, "weapon": WEAPONS, "armor": ARMORS, "attire": ATTIRE}
    for treasure in TREASURES:
        if treasure.kind in goods:
            assert treasure.what in {thing.id for thing in goods[treasure.kind]}, treasure.id
    assert {event.what for event in HAPPENINGS if event.kind == "trap"} <= {trap.id for trap in TRAPS}
    assert {event.kind for event in HAPPENINGS} == {"patrol", "trap", "draught", "slow", "alarm", "coins", "boon"}


@pytest.mark.parametrize(("table", "found"), [
    (TRAPS, lambda pack: (*pack.charts.door_trap.results, *pack.charts.chest_trap.results)),
    (TREASURES, lambda pack: pack.charts.treasure.results),
    (HAPPENINGS, lambda pack: pack.charts.event.results),
    (SPECIALS, lambda pack: pack.charts.special.results),
], ids=["traps", "treasures", "events", "specials"])  # fmt: skip
def test_everything_turns_up_on_some_chart(table, found):
    seen = {id for id_of_pack in packs.IDS for id in found(packs.built_in(id_of_pack))}
    lost = sorted({entry.id for entry in table} - seen)
    assert not lost, f"no chart of a pack leads to {', '.join(lost)}: give it a row in packs/*.toml"
