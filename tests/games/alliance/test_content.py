"""What the boxes hold: counts, forms and figures that the rulebook fixes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, get_args

import pytest

from undercroft.games.alliance.content import BASE, meets
from undercroft.games.alliance.content.definitions import (
    CARD_TYPES,
    COLORS,
    Bonus,
    Card,
    Effect,
    Hero,
    Hunt,
    Keyword,
    Mark,
    Power,
    Requirement,
    Rouse,
    Strike,
    Tiles,
    Upgrades,
)
from undercroft.games.alliance.content.figures import DIE, DISCARD_LIMIT, HAND_SIZE, POOLS, TILE_COUNTS
from undercroft.games.alliance.content.heroes import CLASSES, RACES

HEROES = tuple(BASE.heroes.values())
CARDS = tuple(BASE.cards.values())
STARTING = tuple(card for card in CARDS if card.hero)
GENERIC = tuple(card for card in CARDS if not card.hero and not card.level)
UPGRADES = tuple(card for card in CARDS if card.level)
BOXED = tuple(card for card in UPGRADES if card.since <= 2)
"""Those of the box; cards that came later are not counted."""
MONSTERS = tuple(BASE.monsters.values())
CHALLENGES = tuple(BASE.challenges.values())
TILES = tuple(BASE.tiles.values())


def icons(hero: Hero) -> tuple[str, ...]:
    return (hero.race, *sorted(hero.classes))


# ------------------------------------------------------------------------------------------------------------- counts


@pytest.mark.rule("alliance.component.counts")
def test_the_box_holds_what_the_component_list_says():
    assert len(HEROES) == 17
    assert len(STARTING) == 51
    assert sum(card.copies for card in GENERIC) == 32
    assert sum(card.copies for card in BOXED) == 76
    assert len(MONSTERS) + len(CHALLENGES) == 23
    assert sum(monster.tokens for monster in MONSTERS) + sum(sum(one.tokens) for one in CHALLENGES) == 64
    assert len(TILES) == 25
    assert len(BASE.frames) == 4
    assert len(BASE.solo) == 16


@pytest.mark.rule("alliance.component.encounter-cards", "alliance.component.encounter-tokens")
def test_encounters_are_monsters_and_challenges_and_nothing_else():
    assert all((one.reward is None) != (one.trap is None) for one in CHALLENGES)
    assert not {monster.id for monster in MONSTERS} & {one.id for one in CHALLENGES}
    assert all(monster.tokens > 0 for monster in MONSTERS)
    assert all(sum(one.tokens) > 0 for one in CHALLENGES)


@pytest.mark.rule("alliance.component.dungeon-die", "alliance.component.draft-chart")
def test_die_and_draft_bonus_chart_are_as_printed():
    assert sorted(DIE) == [0, 0, 1, 1, 2, 3]
    assert DISCARD_LIMIT == (1, 2, 2, 3, 3, 4, 4, 5)
    assert HAND_SIZE == (6, 6, 6, 7, 7, 7, 8, 8)


# ------------------------------------------------------------------------------------------------------------- heroes


@pytest.mark.rule("alliance.component.hero-card", "alliance.component.hero-attributes")
def test_a_hero_card_has_all_its_fields_and_both_attack_types_and_defenses_occur():
    assert [hero.number for hero in HEROES] == list(range(1, 18))
    for hero in HEROES:
        assert hero.race in RACES
        assert len(hero.classes) == 2
        assert set(hero.classes) <= set(CLASSES)
        assert hero.attack > 0
        assert hero.speed > 0
        assert hero.health > 0
        assert hero.armor + hero.dodge > 0
    assert {hero.kind for hero in HEROES} == {"melee", "ranged"}
    assert any(hero.armor and not hero.dodge for hero in HEROES)
    assert any(hero.dodge and not hero.armor for hero in HEROES)
    assert any(hero.armor and hero.dodge for hero in HEROES)


@pytest.mark.rule("alliance.component.hero-unique-icons")
def test_no_two_heroes_share_race_and_both_classes():
    assert all(icons(a) != icons(b) for a, b in combinations(HEROES, 2))
    assert all(sum(meets(hero, card.needs) for hero in HEROES) == 1 for card in STARTING)


def test_the_figures_of_the_captions_occur_on_hero_cards():
    assert any(hero.speed == 4 for hero in HEROES)
    assert any(hero.kind == "melee" and hero.attack == 2 for hero in HEROES)
    assert any(hero.kind == "ranged" and hero.attack == 2 for hero in HEROES)


def test_the_heroes_of_the_examples_fight_as_they_do_there():
    assert BASE.heroes["petra"].kind == "melee"
    assert BASE.heroes["lorna"].kind == "ranged"
    assert {"mysterios", "mcfarlin", "krom"} <= set(BASE.heroes)


def test_every_class_has_heroes_enough_and_all_six_occur_twice_on_some_card():
    for icon in CLASSES:
        assert sum(icon in hero.classes for hero in HEROES) >= 4
    assert {hero.classes[0] for hero in HEROES if hero.classes[0] == hero.classes[1]} == set(CLASSES)
    assert all(sum(hero.race == race for hero in HEROES) >= 4 for race in RACES)


def test_no_hero_is_simply_better_than_another():
    def figures(hero: Hero) -> tuple[int, ...]:
        return (hero.attack, hero.armor + hero.dodge, hero.speed, hero.health)

    for a, b in combinations(HEROES, 2):
        if a.kind == b.kind:
            spread = [x - y for x, y in zip(figures(a), figures(b), strict=True)]
            assert abs(sum(spread)) <= 4, (a.id, b.id)


# -------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.rule("alliance.component.starting-deck-cards")
def test_each_hero_has_three_numbered_cards_with_its_own_icons():
    for hero in HEROES:
        own = [card for card in STARTING if card.hero == hero.id]
        assert [card.number for card in own] == [1, 2, 3]
        assert all(card.needs == Requirement((hero.race,), hero.classes) for card in own)
    assert "hide" in {card.id for card in STARTING if card.hero == "krom"}


@pytest.mark.rule("alliance.component.generic-cards")
def test_generic_cards_have_no_number_and_suit_everybody():
    assert all(card.number == 0 and card.copies == 4 and card.needs == Requirement() for card in GENERIC)
    assert len(GENERIC) == 8


@pytest.mark.rule("alliance.component.upgrade-cards")
def test_upgrades_have_levels_and_rising_costs():
    costs = {level: [card.cost for card in UPGRADES if card.level == level] for level in (1, 2, 3)}
    assert Counter(card.level for card in BOXED) == {1: 30, 2: 26, 3: 20}
    average = {level: sum(found) / len(found) for level, found in costs.items()}
    assert average[1] < average[2] < average[3]
    assert max(costs[1]) <= min(POOLS[1]), "a first upgrade can be paid while the first pool lasts"
    assert all(cost > 0 for found in costs.values() for cost in found)


@pytest.mark.rule("alliance.artifact.level3-only")
def test_level_three_is_artifacts_and_they_are_nowhere_else():
    assert all((card.types == ("artifact",)) == (card.level == 3) for card in CARDS)


def forms(needs: Requirement) -> set[str]:
    found = set()
    if not needs.races and not needs.classes:
        found.add("universal")
    if len(needs.races) + len(needs.classes) == 1:
        found.add("one icon")
    if len(needs.races) == 2:
        found.add("two races")
    if needs.races and needs.classes:
        found.add("race and class")
    if len(needs.classes) == 2:
        same = needs.classes[0] == needs.classes[1]
        found.add("line" if needs.either else "double" if same else "two classes")
    return found


@pytest.mark.parametrize(
    "form", ["universal", "one icon", "two races", "race and class", "two classes", "line", "double"]
)
def test_every_form_of_requirement_occurs_among_the_upgrades(form):
    assert any(form in forms(card.needs) for card in UPGRADES)


def test_every_upgrade_is_of_use_to_some_hero_and_every_hero_to_many_upgrades():
    for card in UPGRADES:
        assert any(card.id in BASE.usable[hero.id] for hero in HEROES), card.id
    for hero in HEROES:
        for level, least in ((1, 8), (2, 5), (3, 8)):
            usable = [card for card in UPGRADES if card.level == level and card.id in BASE.usable[hero.id]]
            assert len(usable) >= least, (hero.id, level)


@pytest.mark.parametrize("kind", CARD_TYPES)
def test_every_card_type_occurs_among_the_upgrades(kind):
    assert any(kind in card.types for card in UPGRADES)


def test_types_are_known_and_some_cards_have_two():
    assert all(set(card.types) <= set(CARD_TYPES) and 1 <= len(card.types) <= 2 for card in CARDS)
    assert any(len(card.types) == 2 for card in UPGRADES)


CAPTIONS: dict[str, Any] = {
    "+1 Speed": lambda card: card.bonus == Bonus(speed=1),
    "+2 melee": lambda card: card.bonus == Bonus(melee=2) and card.strike is None,
    "+1 ranged": lambda card: card.bonus == Bonus(ranged=1),
    "ranged 5": lambda card: card.strike == Strike("ranged", 5),
    "melee 3 or +2 melee": lambda card: card.either and card.strike == Strike("melee", 3) and card.bonus.melee == 2,
}


@pytest.mark.parametrize("caption", CAPTIONS)
def test_the_upgrades_of_the_captions_exist(caption):
    assert any(CAPTIONS[caption](card) for card in UPGRADES if card.level == 1)


HINTS: dict[str, Any] = {
    "a Speed cost to play": lambda card: card.speed_cost,
    "locks and searching despite enemies": lambda card: "unhindered" in card.keywords,
    "armor ignored": lambda card: "ignore-armor" in card.keywords or (card.strike and card.strike.ignores == "armor"),
    "dodge ignored": lambda card: "ignore-dodge" in card.keywords,
    "armor reduced": lambda card: "piercing" in card.keywords,
    "dodge reduced": lambda card: "tracking" in card.keywords,
    "others do not affect sight": lambda card: "clear-sight" in card.keywords,
    "another range": lambda card: card.strike and card.strike.kind == "ranged" and card.strike.reach,
    "an aura": lambda card: card.aura,
    "several attacks": lambda card: "second-attack" in card.keywords,
    "defense": lambda card: card.bonus.armor or card.bonus.dodge,
    "more than one of a type": lambda card: card.doubles,
    "pet attacks": lambda card: card.bonus.pet,
    "every character in the room": lambda card: card.strike and card.strike.room,
    "a marked enemy": lambda card: any(isinstance(effect, Mark) for effect in card.effects),
    "an Enhance Spell for an ally": lambda card: card.types == ("enhance-spell",) and card.aim == "ally",
    "no line of sight for healing": lambda card: card.types == ("healing-spell",) and card.no_sight,
}


@pytest.mark.parametrize("hint", HINTS)
def test_every_effect_that_is_hinted_at_occurs(hint):
    assert any(HINTS[hint](card) for card in UPGRADES)


def test_earthquake_and_hide_do_what_is_said_of_them():
    earthquake, hide = BASE.cards["earthquake"], BASE.cards["hide"]
    assert earthquake.types == ("attack-spell",)
    assert earthquake.strike is not None
    assert earthquake.strike.room > 0
    assert set(hide.keywords) == {"hidden", "stays"}
    assert hide.hero == "krom"


@pytest.mark.parametrize("keyword", get_args(Keyword))
def test_every_keyword_is_on_a_card(keyword):
    assert any(keyword in card.keywords for card in CARDS)


@pytest.mark.parametrize("effect", get_args(Effect))
def test_every_effect_is_on_a_card(effect):
    assert any(isinstance(one, effect) for card in CARDS for one in card.effects)


@pytest.mark.parametrize("mark", ["slow", "weak", "exposed", "held", "dazed", "prey"])
def test_every_mark_is_on_a_card(mark):
    marks = [one for card in CARDS for one in card.effects if isinstance(one, Mark)]
    marks += [card.strike.mark for card in CARDS if card.strike and card.strike.mark]
    assert mark in {one.mark for one in marks}


@pytest.mark.parametrize("ability", Bonus.__struct_fields__)
def test_every_bonus_is_on_a_card(ability):
    assert any(getattr(card.bonus, ability) > 0 for card in CARDS)


def mechanics(card: Card) -> tuple[Any, ...]:
    """All that a card does, whoever may play it and whatever it is called; another type does not excuse a copy."""
    skipped = ("id", "hero", "number", "cost", "level", "copies", "needs", "types", "keywords")
    kept = tuple(getattr(card, field) for field in card.__struct_fields__ if field not in skipped)
    return (*kept, frozenset(card.keywords))


def test_no_two_cards_do_the_same():
    found: dict[tuple[Any, ...], list[str]] = {}
    for card in CARDS:
        found.setdefault(mechanics(card), []).append(card.id)
    assert [ids for ids in found.values() if len(ids) > 1] == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_made_right(card):
    spell_or_strike = card.strike is not None
    assert ("attack-spell" not in card.types) or spell_or_strike, "an Attack Spell has a base attack"
    if "pet" in card.types:
        assert card.strike is not None
        assert card.no_sight
        assert card.no_generic
    if "reaction" in card.types:
        assert card.trigger is not None
    else:
        assert card.trigger is None
        assert not any(type(one).__name__ in ("Guard", "Riposte") for one in card.effects)
    if card.either:
        assert card.strike is not None
        assert card.bonus != Bonus()
    if any(isinstance(one, Mark) for one in card.effects) or "control-spell" in card.types:
        assert card.aim in ("enemy", "foe", "monster")
    if "healing-spell" in card.types:
        assert any(type(one).__name__ in ("Heal", "HealAll") for one in card.effects)
    does = (card.strike, card.aura, card.effects, card.keywords, card.doubles)
    assert any(does) or card.bonus != Bonus(), "every card does something"


# --------------------------------------------------------------------------------------------------------- encounters


@pytest.mark.rule("alliance.component.monster-card")
def test_a_monster_card_has_all_its_fields_and_most_have_a_power():
    for monster in MONSTERS:
        assert monster.attack > 0
        assert monster.speed > 0
        assert monster.health > 0
        assert monster.xp[0] >= monster.xp[1] > 0
        assert monster.power is None or monster.power.abilities
    powers = sum(monster.power is not None for monster in MONSTERS)
    assert len(MONSTERS) / 2 < powers < len(MONSTERS)
    assert {monster.kind for monster in MONSTERS} == {"melee", "ranged"}
    assert {ability for monster in MONSTERS if monster.power for ability in monster.power.abilities} == {
        "attack", "defense", "speed", "health",
    }  # fmt: skip


@pytest.mark.parametrize("field", [field for field in Power.__struct_fields__ if field != "abilities"])
def test_every_power_belongs_to_some_monster(field):
    plain = getattr(Power(()), field)
    assert any(monster.power and getattr(monster.power, field) != plain for monster in MONSTERS)


def test_there_is_a_token_for_every_monster_picture_and_five_goblins_at_least():
    pictures = Counter(monster for tile in TILES for _, monster in tile.monsters)
    assert pictures == {monster.id: monster.tokens for monster in MONSTERS}
    assert pictures["goblin"] >= 5


@pytest.mark.rule("alliance.component.challenge-token")
def test_each_stack_of_challenges_covers_the_icons_of_its_level_and_holds_treasures_and_traps():
    wanted = Counter(level for tile in TILES for _, level in tile.challenges)
    for level in (1, 2, 3):
        stack = {one.id: one.tokens[level - 1] for one in CHALLENGES}
        assert sum(stack.values()) >= wanted[level] > 0
        assert stack["treasure-chest"]
        assert stack["locked-chest"]
        assert sum(stack[one.id] for one in CHALLENGES if one.trap) > 0
    assert BASE.challenges["pit-trap"].tokens[0] > 0, "the example has one of Level I"
    assert [one.id for one in CHALLENGES if one.trap and one.trap.pit] == ["pit-trap"]


def test_deeper_challenges_give_and_hurt_more():
    for one in CHALLENGES:
        figures = one.reward.xp if one.reward else one.trap.wounds
        assert list(figures) == sorted(figures)
    assert all(
        locked > plain
        for locked, plain in zip(
            BASE.challenges["locked-chest"].reward.xp, BASE.challenges["treasure-chest"].reward.xp, strict=True
        )
    )


# -------------------------------------------------------------------------------------------- tiles, frames, solo cards


@pytest.mark.rule("alliance.component.dungeon-tiles", "alliance.setup.tile-counts")
def test_tiles_by_level_and_the_four_starting_tiles():
    assert [tile.color for tile in TILES if tile.color] == list(COLORS)
    levels = Counter(tile.level for tile in TILES if not tile.color)
    assert levels == {1: 10, 2: 7, 3: 4}
    assert TILE_COUNTS == {1: (6, 4, 2), 2: (6, 5, 2), 3: (8, 6, 3), 4: (10, 7, 4)}


@pytest.mark.rule("alliance.component.tile-contents", "alliance.component.tile-grid")
def test_a_tile_has_doors_and_at_most_one_thing_on_each_of_nine_spaces():
    for tile in TILES:
        assert tile.doors
        assert set(tile.doors) <= set("NESW")
        assert len(set(tile.doors)) == len(tile.doors)
        spaces = [space for space, _ in (*tile.monsters, *tile.challenges)]
        assert len(spaces) == len(set(spaces))
        assert all(0 <= space < 9 for space in spaces)
        assert all(level == tile.level for _, level in tile.challenges)
        assert all(monster in BASE.monsters for _, monster in tile.monsters)
        if tile.color:
            assert "S" in tile.doors
            assert not spaces
    assert any(len(tile.monsters) == 2 for tile in TILES)
    assert {len(tile.doors) for tile in TILES} >= {2, 3, 4}, "walls enough for locked and secret doors"


def test_deeper_tiles_are_worth_more():
    def worth(tile: Any) -> int:
        return sum(sum(BASE.monsters[monster].xp) for _, monster in tile.monsters)

    by_level = {level: [worth(tile) for tile in TILES if tile.level == level and not tile.color] for level in (1, 2, 3)}
    assert max(by_level[1]) < min(by_level[3])
    average = {level: sum(found) / len(found) for level, found in by_level.items()}
    assert average[1] < average[2] < average[3]


@pytest.mark.rule("alliance.component.frame")
def test_each_frame_has_an_entrance_per_player_and_room_for_the_tiles():
    assert sorted(frame.players for frame in BASE.frames.values()) == [1, 2, 3, 4]
    for frame in BASE.frames.values():
        assert len(frame.rows) == 5
        assert all(len(row) == 5 and set(row) <= set("#.") for row in frame.rows)
        inside = [place for place in range(25) if frame.rows[place // 5][place % 5] == "#"]
        assert len(frame.entrances) == frame.players == len({place for place, _ in frame.entrances})
        for place, side in frame.entrances:
            assert place in inside
            x, y = place % 5 + {"E": 1, "W": -1}.get(side, 0), place // 5 + {"S": 1, "N": -1}.get(side, 0)
            assert not (0 <= x < 5 and 0 <= y < 5 and frame.rows[y][x] == "#"), "an entrance is in the outer wall"
        spare = sum(TILE_COUNTS[frame.players]) + frame.players - len(inside)
        assert spare == (1 if frame.players == 1 else 0)


@pytest.mark.rule("alliance.component.solo-deck", "alliance.solo.icons")
def test_solo_cards_use_every_icon_of_the_key():
    cards = tuple(BASE.solo.values())
    assert {type(card.first) for card in cards} == {Upgrades, Tiles, Rouse}
    for card in cards:
        if isinstance(card.first, Upgrades):
            assert {card.first.red, card.first.blue} <= set(range(1, 6))
            assert card.first.red != card.first.blue
        if isinstance(card.first, Tiles):
            assert card.first.red in (1, 2)
        assert set(card.then.icons) <= {*RACES, *CLASSES}
    assert {(bool(card.then.icons), card.then.kind) for card in cards} == {
        (True, ""), (True, "melee"), (True, "ranged"), (False, ""),
    }  # fmt: skip
    hunted = Counter(icon for card in cards for icon in card.then.icons)
    assert all(hunted[icon] >= 2 for icon in (*RACES, *CLASSES))
    assert any(card.then == Hunt() for card in cards)
    for field in ("burst", "spend", "discard", "wounds", "poison"):
        assert any(getattr(card.otherwise, field) for card in cards)
    assert all(bool(card.otherwise.wounds) == bool(card.otherwise.heroes) for card in cards)
