"""The printed content: counts, figures that the rulebook prints, named properties of tiles, scenarios, texts."""

from collections import Counter

import pytest

from undercroft.games.doria.content.bosses import BOSSES
from undercroft.games.doria.content.campaign_items import CAMPAIGN_ITEMS
from undercroft.games.doria.content.definitions import AGI, CON, PER, PSI, STR, WIS
from undercroft.games.doria.content.door_events import DOOR_EVENTS
from undercroft.games.doria.content.facts import facts
from undercroft.games.doria.content.first_edition import LOOT_DE, MODIFICATIONS_DE, MONSTERS_DE
from undercroft.games.doria.content.heroes import HEROES
from undercroft.games.doria.content.loot import LOOT
from undercroft.games.doria.content.monsters import MODIFICATIONS, MONSTERS
from undercroft.games.doria.content.standard import STANDARD, STANDARD_DE
from undercroft.games.doria.content.tiles import TILES
from undercroft.games.doria.scenarios import SCENARIOS
from undercroft.games.doria.scenarios.ash_crown import ASH_CROWN
from undercroft.games.doria.scenarios.glass_orchard import GLASS_ORCHARD
from undercroft.games.doria.scenarios.pawned_shadow import PAWNED_SHADOW
from undercroft.games.doria.scenarios.single import SINGLE
from undercroft.games.doria.scenarios.winter_bell import WINTER_BELL
from undercroft.games.doria.shapes import Shape
from undercroft.kernel import Catalogue, Text
from undercroft.texts import Voice, bundle

CARDS = {card.id: card for card in LOOT}
TILE = {tile.id: tile for tile in TILES}
MONSTER = {monster.id: monster for monster in MONSTERS}


def copies(things):
    return sum(thing.copies for thing in things)


# ----------------------------------------------------------------------------------------------- counts


@pytest.mark.rule("doria.comp.loot-deck-en", "doria.comp.loot-deck-de")
def test_the_loot_deck_has_510_cards_of_240_designs_and_464_in_the_first_edition():
    printed = tuple(card for card in LOOT if card.since == 1)
    assert copies(printed) == 510
    assert len(printed) == 240
    first = Catalogue("loot", printed).layered(LOOT_DE)
    assert copies(first.values()) == 464
    assert "fur-jacket" in first
    assert "fur-jacket" not in CARDS


def test_every_kind_of_loot_has_a_sensible_share():
    share = Counter()
    for card in LOOT:
        share[card.kind] += card.copies
    assert set(share) == {
        "melee", "ranged", "spell", "ritual", "ward", "shield", "armor", "accessory", "potion", "tool", "trap", "event",
    }  # fmt: skip
    assert 35 <= share["trap"] <= 60
    assert share["melee"] >= 80
    assert share["spell"] + share["ritual"] + share["ward"] >= 100
    assert share["armor"] >= 80
    assert share["potion"] >= 45


def test_gold_values_are_0_to_3_and_events_have_none():
    assert {card.gold for card in LOOT} == {0, 1, 2, 3}
    assert all((card.gold == 0) == (card.kind == "event") for card in LOOT)


def test_attacks_cost_5_to_25_action_points():
    for card in (*LOOT, *STANDARD, *CAMPAIGN_ITEMS):
        if card.attack is not None:
            assert 5 <= card.ap <= 25, card.id


def test_no_two_designs_are_the_same():
    """A deck is more than renamed copies: no two cards print the same values."""
    printed = Counter()
    for card in LOOT:
        if card.kind not in ("trap", "event", "potion", "ritual"):
            fields = {
                name: getattr(card, name) for name in card.__struct_fields__ if name not in ("id", "copies", "gold")
            }
            printed[str(sorted(fields.items(), key=lambda item: item[0]))] += 1
    doubles = [values for values, times in printed.items() if times > 1]
    assert doubles == [values for values in doubles if "valuables" in values]


@pytest.mark.rule("doria.comp.monster-deck-en", "doria.comp.monster-deck-de")
def test_the_monster_decks_have_160_and_144_cards():
    assert copies(MONSTERS) + copies(MODIFICATIONS) == 160
    monsters = Catalogue("monsters", MONSTERS).layered(MONSTERS_DE)
    mods = Catalogue("modifications", MODIFICATIONS).layered(MODIFICATIONS_DE)
    assert copies(monsters.values()) == 100
    assert copies(mods.values()) == 44
    printed = (8, 5, 6, 5, 5, 3, 5, 5, 4, 5, 3, 2, 8, 10, 4, 10, 5, 4, 3)
    assert tuple(monster.copies for monster in monsters.values()) == printed


@pytest.mark.rule("doria.comp.monster-figures")
def test_figures_limit_the_monsters_on_the_board():
    figures = (5, 2, 5, 2, 2, 1, 2, 2, 1, 2, 1, 1, 3, 3, 1, 3, 2, 1, 1)
    assert tuple(monster.figures for monster in MONSTERS) == figures
    first = Catalogue("monsters", MONSTERS).layered(MONSTERS_DE)
    assert sum(monster.figures for monster in first.values()) == 38
    assert first["zombie"].figures == 3


@pytest.mark.rule("doria.comp.level-cards-en", "doria.comp.level-cards-de")
def test_19_monsters_have_four_levels_each_with_the_printed_values():
    assert len(MONSTERS) == 19
    assert sum(len(monster.levels) for monster in MONSTERS) == 76
    troll = MONSTER["troll"].levels[3]
    assert (troll.attack, troll.defense, troll.psi, troll.damage, troll.hp, troll.ar) == (
        (5, 2),
        (3, 1),
        (3, 0),
        8,
        4,
        3,
    )
    knight = MONSTER["black-knight"]
    assert [level.damage for level in knight.levels] == [2, 2, 3, 5]
    assert (knight.ap, knight.range, knight.vulnerable, knight.letter) == (4, 1, "air", "A")
    archer = MONSTER["archer"]
    assert [level.damage for level in archer.levels] == [2, 3, 4, 6]
    assert (archer.attack_type, archer.range, archer.ap) == ("ranged", 6, 9)


def test_letters_tell_types_of_the_same_initiative_apart():
    assert MONSTER["orc"].letter == "A"
    assert MONSTER["shaman"].letter == "D"
    seen = Counter((monster.ap, monster.letter) for monster in MONSTERS)
    assert max(seen.values()) == 1


@pytest.mark.rule("doria.comp.boss-cards-en")
def test_the_boss_deck_has_20_cards_of_which_4_are_blank_and_4_are_rules():
    assert len(BOSSES) == 20
    assert sum(not card.base and not card.goal for card in BOSSES) == 4
    assert sum(bool(card.goal) for card in BOSSES) == 4
    assert Counter(card.figure for card in BOSSES)["dragon"] == 2


@pytest.mark.rule("doria.comp.door-event-cards-en")
def test_the_door_deck_has_60_cards_and_15_of_them_say_nothing():
    assert copies(DOOR_EVENTS) == 60
    assert [card.copies for card in DOOR_EVENTS if card.event is None] == [15]


@pytest.mark.rule("doria.comp.standard-items-en", "doria.comp.standard-items-de", "doria.comp.campaign-items-en")
def test_24_or_16_standard_items_and_16_campaign_items():
    assert len({card.id for card in STANDARD}) == 24
    assert len({card.id for card in STANDARD_DE}) == 16
    assert len({card.id for card in CAMPAIGN_ITEMS}) == 16
    assert {card.gold for card in (*STANDARD, *STANDARD_DE, *CAMPAIGN_ITEMS)} == {0}


@pytest.mark.rule("doria.comp.hero-cards")
def test_eight_heroes_with_the_printed_attributes_and_items_that_they_can_use():
    assert len(HEROES) == 8
    mage = next(hero for hero in HEROES if hero.id == "mage")
    assert mage.attributes == (4, 4, 9, 7, 13, 13)
    items = {card.id: card for card in STANDARD}
    for hero in HEROES:
        for item in hero.items:
            assert all(hero.attributes[attribute] >= value for attribute, value in items[item].needs), (hero.id, item)


# ----------------------------------------------------------------------------------------------- printed figures


def test_named_loot_cards_carry_the_printed_figures():
    assert CARDS["longsword"].attack == (3, 5)
    assert (CARDS["thunderstorm"].attack, CARDS["thunderstorm"].element) == ((4, 2), "air")
    assert (CARDS["dense-hide"].tn, [need[0] for need in CARDS["dense-hide"].needs]) == (28, [CON, PSI])
    assert (CARDS["healing-spell"].tn, [need[0] for need in CARDS["healing-spell"].needs]) == (32, [CON, PSI])
    assert [CARDS[id].ar for id in ("woolen-jacket", "woolen-shoes", "tights", "padded-hood")] == [2, 2, 1, 3]
    assert [CARDS[id].ap for id in ("leather-armor", "leather-helmet", "padded-boots")] == [8, 9, 7]
    assert CARDS["leather-shield"].needs == ((STR, 9), (CON, 10))
    assert [CARDS[id].gold for id in ("hypno-hat", "wizard-hat", "dagger", "log-trap")] == [2, 2, 1, 2]
    assert (CARDS["plate-arms"].ip, CARDS["plate-arms"].group) == (-1, "full-metal")
    assert CARDS["hermits-leggings"].needs == ((WIS, 6), (PER, 6))
    assert CARDS["pilgrims-kilt"].needs == ((STR, 6), (WIS, 6))


def test_the_first_edition_prints_other_figures_on_some():
    first = Catalogue("loot", LOOT).layered(LOOT_DE)
    assert first["longsword"].attack == (3, 0)
    assert first["padded-hood"].ar == 2
    assert first["leather-armor"].ap == 7
    assert (first["fur-jacket"].zone, first["fur-jacket"].ar) == ("torso", 3)


def test_named_traps_carry_the_printed_figures():
    boulder = CARDS["boulder-trap"].trap
    assert (boulder.scope, boulder.check, boulder.tn, boulder.per_level) == ("area", (STR, AGI), 28, 3)
    pit = CARDS["pit-trap"].trap
    assert (pit.check, pit.tn, pit.per_level) == ((STR, AGI), 35, 0)
    assert (CARDS["spiked-walls"].trap.scope, CARDS["spiked-walls"].trap.blocks) == ("room", True)
    assert (CARDS["pitfall"].trap.scope, CARDS["pitfall"].trap.holds) == ("room", False)
    assert CARDS["water-pit"].trap.holds
    assert {card.trap.scope for card in LOOT if card.trap} == {"person", "area", "room"}


def test_standard_items_carry_the_printed_figures():
    items = {card.id: card for card in STANDARD_DE}
    spear = items["guard-spear"]
    assert (spear.attack, spear.defense, spear.damage, spear.hands, spear.range, spear.ap) == (
        (2, 3),
        (2, 3),
        1,
        2,
        2,
        13,
    )
    assert (items["barbarian-armor"].ar, items["barbarian-armor"].vulnerable, items["barbarian-armor"].ap) == (
        4,
        "earth",
        10,
    )
    assert items["sun-staff"].versus == (("undead", 1),)
    heal = items["small-healing-spell"]
    assert (heal.tn, heal.pp, heal.ap, heal.psi) == (25, 2, 18, (2, 2))
    assert (items["spell-guard"].zone, items["spell-guard"].psi, items["spell-guard"].ap) == ("any", (2, 3), 3)


# ----------------------------------------------------------------------------------------------- tiles


@pytest.mark.rule("doria.comp.room-tile")
def test_48_tiles_of_5_by_5_squares():
    assert sorted(TILE) == sorted(f"{letter}-{number}" for letter in "abcdef" for number in range(1, 9))
    for tile in TILES:
        rows = tile.art.split("\n")
        assert [len(row) for row in rows] == [7] * 7, tile.id
        assert set("".join(row[1:6] for row in rows[1:6])) <= set(".t#O$wgyrbpoe123456s="), tile.id


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_exits_are_in_the_middle_and_lead_onto_floor(tile):
    rows = tile.art.split("\n")
    sides = {
        "north": (rows[0][1:6], rows[1][1:6]),
        "south": (rows[6][1:6], rows[5][1:6]),
        "west": ("".join(row[0] for row in rows[1:6]), "".join(row[1] for row in rows[1:6])),
        "east": ("".join(row[6] for row in rows[1:6]), "".join(row[5] for row in rows[1:6])),
    }
    for side, (ring, squares) in sides.items():
        exits = [at for at, mark in enumerate(ring) if mark in "D "]
        if "D" in ring:
            assert exits == [2], (tile.id, side)
        elif exits:
            assert len(exits) >= 2, (tile.id, side)
            assert 2 in exits, (tile.id, side)
        assert all(squares[at] not in "#O" for at in exits), (tile.id, side)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_every_square_can_be_reached_from_an_exit(tile):
    """By steps and jumps; only E-4, E-8 and F-3 have parts of their own, and each of them has its exits."""
    shape = Shape(tile, 0)
    parts = {part for part in shape.parts if part >= 0}
    assert len(parts) == (2 if tile.id in ("e-4", "e-8", "f-3") else 1), tile.id
    out = {shape.parts[square] for side in range(4) for square in edge_squares(side) if leads_out(shape, side, square)}
    assert out == parts, tile.id


def edge_squares(side):
    return [(n, n * 5 + 4, 20 + n, n * 5)[side] for n in range(5)]


def leads_out(shape, side, square):
    return edge_squares(side).index(square) in shape.exits[side]


def sides(id, kind):
    shape = Shape(TILE[id], 0)
    return len(shape.doors if kind == "doors" else shape.open_sides)


def test_the_named_tiles_have_their_named_properties():
    assert sides("a-1", "doors") >= 2
    assert Shape(TILE["a-1"], 0).is_door(1)
    assert (sides("a-3", "doors"), sides("a-3", "open")) == (1, 0)
    assert (sides("b-4", "doors"), sides("b-4", "open")) == (0, 2)
    assert (sides("b-7", "doors"), sides("b-7", "open")) == (1, 2)
    assert (sides("c-7", "doors"), sides("c-7", "open")) == (2, 0)
    assert Shape(TILE["c-8"], 0).is_door(0)
    assert sides("e-3", "open") == 0
    assert sides("e-8", "open") == 2
    assert (sides("f-1", "doors"), sides("f-1", "open")) == (3, 0)
    assert sides("f-3", "doors") == 4
    assert sides("f-5", "open") <= 1
    assert sides("e-4", "doors") == 4


def test_the_stairs_have_start_squares_three_entrances_and_are_small():
    marks = Shape(TILE["a-1"], 0).marks
    assert sorted(mark for mark in marks if mark.isdigit()) == list("123456")
    assert marks.count("s") == 3
    squares = [square for square in range(25) if marks[square] != "#"]
    assert any(all(abs(a % 5 - b % 5) + abs(a // 5 - b // 5) <= 6 for b in squares) for a in squares)


def test_c8_is_full_of_monsters():
    marks = Counter(Shape(TILE["c-8"], 0).marks)
    assert marks["w"] + marks["g"] + marks["y"] == 4
    assert marks["r"] >= 1


def test_e8_is_parted_around_its_middle_square():
    shape = Shape(TILE["e-8"], 0)
    assert shape.marks[12] == "#"
    assert {shape.parts[7], shape.parts[17]} == {0, 1}
    sizes = Counter(part for part in shape.parts if part >= 0)
    assert len(set(sizes.values())) == 2


def test_all_four_runes_and_enough_closed_tiles_exist():
    marks = Counter(mark for tile in TILES for mark in Shape(tile, 0).marks)
    assert all(marks[rune] >= 2 for rune in "bpoe")
    assert sum(not Shape(tile, 0).open_sides for tile in TILES) >= 36
    assert all(12 <= marks[color] <= marks["w"] // 2 for color in "gyr")


# ----------------------------------------------------------------------------------------------- scenarios


def test_thirteen_single_scenarios_exploration_and_four_campaigns_of_eight():
    assert len(SINGLE) == 13
    assert [scenario.chapter for scenario in ASH_CROWN] == list(range(1, 9))
    assert sorted({scenario.chapter for scenario in WINTER_BELL}) == list(range(1, 9))
    assert [scenario.chapter for scenario in GLASS_ORCHARD] == list(range(1, 9))
    assert [scenario.chapter for scenario in PAWNED_SHADOW] == list(range(1, 9))
    assert len({scenario.id for scenario in SCENARIOS}) == 47


@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if one.chapter], ids=lambda scenario: scenario.id)
def test_a_chapter_has_a_story_for_each_of_its_endings_and_they_lead_to_the_next_chapter(scenario):
    endings = [ending for ending, _ in scenario.leads] or ["won-goal"]
    for language in ("en", "de"):
        told = Voice("doria", language)._bundles[0]
        assert all(told.has_message(f"told-{scenario.id}-{ending}") for ending in endings)
        assert all(told.has_message(f"end-{ending}") for ending in endings)
    following = {
        one.id for one in SCENARIOS if (one.campaign, one.chapter) == (scenario.campaign, scenario.chapter + 1)
    }
    assert {id for _, id in scenario.leads} in (set(), following)


def test_whichever_way_the_winter_bell_is_played_nothing_is_given_twice():
    for left_out in ("bell-3-larder", "bell-3-kitchen"):
        given = [item for scenario in WINTER_BELL if scenario.id != left_out for item in scenario.items]
        assert len(given) == len(set(given))
        assert set(given) < {card.id for card in CAMPAIGN_ITEMS}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_names_only_what_is_printed_and_can_be_reached(scenario):
    bosses, mods = {card.id for card in BOSSES}, {mod.id for mod in MODIFICATIONS}
    in_deck = {tile for part in scenario.deck for tile in part.tiles}
    assert in_deck <= set(TILE) - {scenario.start}
    for placing in scenario.tokens + scenario.ground:
        assert placing.tile == "" or placing.tile in in_deck
        if placing.tile and placing.marks != "*":
            assert any(mark in TILE[placing.tile].art for mark in placing.marks), placing
    for guard in scenario.guards:
        assert guard.tile in in_deck
        assert guard.boss in bosses if guard.boss else guard.kind in MONSTER
        assert set(guard.mods) <= mods
    laid = {placing.token for placing in scenario.tokens}
    assert {deed.token for deed in scenario.deeds} <= {*laid, ""}
    assert len(in_deck) + sum(part.others for part in scenario.deck) >= 6


def test_the_ash_crown_hands_out_every_campaign_item():
    given = [item for scenario in ASH_CROWN for item in scenario.items]
    found = {"word-of-unmaking", "ash-crown"}
    assert sorted([*given, *found]) == sorted(card.id for card in CAMPAIGN_ITEMS)


# ----------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_printed_has_a_name_and_words(language):
    voice = Voice("doria", language)
    own = voice._bundles[0]
    cards = [*LOOT, *STANDARD, *STANDARD_DE, *CAMPAIGN_ITEMS, *LOOT_DE.add]
    wanted = [id for card in cards for id in (f"card-{card.id}", f"card-{card.id}-text")]
    wanted += [f"tile-{tile.id}" for tile in TILES] + [f"hero-{hero.id}" for hero in HEROES]
    wanted += [id for m in MONSTERS for id in (f"monster-{m.id}", f"monster-{m.id}-text")]
    wanted += [id for m in MODIFICATIONS for id in (f"modification-{m.id}", f"modification-{m.id}-text")]
    wanted += [id for boss in BOSSES for id in (f"boss-{boss.id}", f"boss-{boss.id}-text")]
    wanted += [f"door-event-{card.id}" for card in DOOR_EVENTS]
    for scenario in SCENARIOS:
        wanted += [f"scenario-{scenario.id}", f"told-{scenario.id}-intro"]
        wanted += [f"deed-{deed.verb}" for deed in scenario.deeds] + [f"token-{p.token}" for p in scenario.tokens]
    wanted += ["told-found-word-of-unmaking", "told-found-ash-crown"]  # what a deed finds, not a reward
    assert [id for id in wanted if not own.has_message(id)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_of_every_card_can_be_spoken(language):
    own = Voice("doria", language)._bundles[0]
    for card in (*LOOT, *STANDARD, *STANDARD_DE, *CAMPAIGN_ITEMS):
        for fact in facts(card):
            assert own.has_message(fact.id), (card.id, fact.id)


def test_the_values_of_a_card_are_told_in_order():
    speak = Voice("doria", "en")
    spear = next(card for card in STANDARD if card.id == "moon-spear")
    assert speak(Text("detail-facts", {"facts": facts(spear)})) == (
        "attack 2D+3, defense 2D+3, damage 1, range 2, hands 2, 13 AP, needs Constitution 9, Agility 9, 0 gold"
    )


def test_german_says_everything_that_english_says():
    english, german = (set(bundle("undercroft.games.doria", language)._messages) for language in ("en", "de"))
    assert english == german


def test_names_differ_between_cards_and_are_spoken():
    speak = Voice("doria", "de")
    names = Counter(speak(Text(f"card-{card.id}")) for card in LOOT)
    assert max(names.values()) == 1
    assert speak(Text("card-dense-hide")) == "Dickes Fell"
