"""The ready heroes: built by the rules, every race and class met, parties of either side."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.icons import icon
from undercroft.games.universalis.rules.between import creation, market
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.characters import alignment, party
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.setup import add_hero

PRINTED, FIRST = base(), base(1)
HEROES = tuple(PRINTED.heroes.values())


def bought(hero: d.Hero) -> dict[str, int]:
    """By how much each attribute is above the lowest of his race."""
    race, more = PRINTED.races[hero.race], dict[str, int]()
    for name, value, low in zip(creation.BY_NAME, hero.attributes, race.low, strict=True):
        if name == "mana":
            studied = [spell for spell in hero.spells if spell not in creation.gods_gifts(PRINTED, hero.skills)]
            low = creation.pool(hero.attributes, len(studied))
        if value != low:
            more[name] = value - low
    return more


def built(hero: d.Hero) -> d.Hero:
    """As he comes out of the steps of creation."""
    own = (*PRINTED.races[hero.race].skills, *party.first_skills(PRINTED, hero.race, hero.hero_class))
    extra = [skill for skill in hero.skills if skill not in own]
    return creation.created(PRINTED, hero.id, hero.race, hero.hero_class, bought(hero), hero.spells, extra)


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
@pytest.mark.rule("dun.create.development-points", "dun.class.initial-skills", "dun.race.attribute-range")
def test_heroes_are_built_legally(hero: d.Hero):
    """8 points for attributes within the race, the skills of race and class, one more where the race has it, and as
    many spells as the class begins with."""
    made = built(hero)
    assert (made.attributes, made.fortune, set(made.skills)) == (hero.attributes, hero.fortune, set(hero.skills))
    assert {(one.skill, one.word) for one in made.traits} == {(one.skill, one.word) for one in hero.traits}
    race, own = PRINTED.races[hero.race], PRINTED.classes[hero.hero_class]
    first = (*race.skills, *party.first_skills(PRINTED, hero.race, hero.hero_class))
    extra = [skill for skill in hero.skills if skill not in first]
    assert len(extra) == int(race.extra_skill)
    assert all(own.id in PRINTED.skills[skill].classes for skill in extra)
    gifts = [spell for spell in hero.spells if spell in creation.gods_gifts(PRINTED, hero.skills)]
    assert len(hero.spells) - len(gifts) == own.spells
    assert len(gifts) == bool(creation.gods_gifts(PRINTED, hero.skills))


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
@pytest.mark.rule("dun.create.development-points")
def test_no_hero_leaves_points_that_buy_something(hero: d.Hero):
    more, race = bought(hero), PRINTED.races[hero.race]
    left = creation.POINTS - creation.spent(PRINTED, hero.race, hero.hero_class, more)
    for name, place in creation.BY_NAME.items():
        if hero.attributes[place] < race.high[place]:
            step = creation.step_cost(PRINTED, hero.race, hero.hero_class, name, more.get(name, 0) + 1)
            assert step == 0 or step > left, name


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
@pytest.mark.rule("dun.create.money", "dun.heroes.large-price", "dun.class.card", "dun.create.money-spending")
def test_heroes_have_spent_20_coins_on_what_their_class_may_use(arena, hero: d.Hero):
    a = arena()
    figure = add_hero(a.t, hero.id, 0)
    assert not load.excess(a.t, figure)
    gear = (*hero.hands, *hero.worn, *hero.pack)
    paid = sum(market.price(a.t, figure, market.ware(a.t, card)) for card in gear)
    assert paid + hero.coins == creation.COINS
    figure.hands, figure.pack = [], []
    assert [card for card in gear if not market.suits(a.t, figure, card)] == []
    assert sum(PRINTED.outfits.ware(card).hands for card in hero.hands) <= 2


@pytest.mark.rule("dun.heroes.large-price")
def test_a_large_hero_pays_double_for_an_axe_but_not_for_a_shield(arena):
    a = arena()
    plonk, hroda = a.named("plonk", 1, 1), a.named("hroda", 5, 1)
    prices = [market.price(a.t, who, market.ware(a.t, card)) for card in ("axe", "shield") for who in (plonk, hroda)]
    assert prices == [8, 4, 3, 3]


CASTERS = [hero for hero in HEROES if PRINTED.classes[hero.hero_class].group == "spellcaster"]


@pytest.mark.parametrize("hero", CASTERS, ids=lambda hero: hero.id)
@pytest.mark.rule("dun.magic.free-hand")
def test_who_lives_by_spells_has_a_hand_free(arena, hero: d.Hero):
    a = arena()
    assert not casting.hands_full(a.t, add_hero(a.t, hero.id, 0))


# ------------------------------------------------------------------------------------------------ all together


@pytest.mark.rule("dun.race.list", "dun.class.list")
def test_every_race_and_every_class_is_met():
    assert {hero.race for hero in HEROES} == set(PRINTED.races)
    assert {hero.hero_class for hero in HEROES} == set(PRINTED.classes)
    assert Counter(alignment(PRINTED, hero) for hero in HEROES) == {"good": 10, "evil": 11, "neutral": 14}
    lores = {PRINTED.spells[spell].lore for hero in HEROES for spell in hero.spells}
    assert lores == set(PRINTED.lores)


def test_no_two_heroes_are_of_one_race_and_class():
    assert max(Counter((hero.race, hero.hero_class) for hero in HEROES).values()) == 1


GOOD = (
    ("nariant", "pim", "hollowbark", "herbod"),
    ("ilsaveth", "taeral", "borgron", "halewyn"),
    ("hroda", "wenna", "aelunde", "orison"),
)
EVIL = (
    ("plonk", "thimble", "malkin", "ysvarra"),
    ("dromund", "dorrik", "theodane", "skoria"),
    ("rukka", "thornhoof", "old-nettle", "brother-velvet"),
)


@pytest.mark.parametrize("heroes", [*GOOD, *EVIL], ids=lambda heroes: heroes[0])
@pytest.mark.rule(
    "dun.heroes.unique-class", "dun.heroes.unique-skill", "dun.heroes.unique-spell", "dun.heroes.alignment"
)
def test_three_parties_of_each_side_keep_the_rules_of_a_party(arena, heroes: tuple[str, ...]):
    """One after another they may join: no class, professional skill or spell twice, no good beside evil."""
    a = arena()
    a.state.party.start_heroes = len(heroes)
    for card in heroes:
        assert card in party.fitting(a.state, a.content)
        add_hero(a.t, card, 0)
    other = EVIL if heroes in GOOD else GOOD
    a.state.party.start_heroes += 1
    assert not set(party.fitting(a.state, a.content)) & {other[0][0], other[1][0]}


def test_nobody_is_in_two_parties_and_either_side_is_complete():
    everybody = [card for heroes in (*GOOD, *EVIL) for card in heroes]
    assert len(everybody) == len(set(everybody))
    sides = {alignment(PRINTED, PRINTED.heroes[card]) for heroes in GOOD for card in heroes}
    assert sides == {"good", "neutral"}
    assert {hero.id for hero in HEROES if alignment(PRINTED, hero) != "neutral"} <= set(everybody)


# ------------------------------------------------------------------------------------------------ older games


@pytest.mark.rule("dun.heroes.choose")
def test_a_game_of_the_first_content_goes_on_with_its_twelve():
    assert len(FIRST.heroes) == 12
    assert not FIRST.heroes["rosmunde"].spells
    assert FIRST.heroes["rosmunde"].hands == ("rapier", "musical-instrument")
    assert PRINTED.heroes["rosmunde"].spells == ("battle-hymn",)
    assert ("lucky" in FIRST.heroes["pim"].skills, "lucky" in PRINTED.heroes["pim"].skills) == (True, False)
    assert "plonk" in FIRST.heroes.later


def test_heroes_are_told_apart_by_their_pictures():
    assert len({icon(hero.id, "hero") for hero in HEROES}) == len(HEROES)
