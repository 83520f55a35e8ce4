"""Choosing, creating and keeping heroes; their companions and their gear."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.between import creation, market
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.options import Increase
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.rules.squares.engagement import melee_range
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import add_hero, choosable, party_vp
from undercroft.games.universalis.spine import legacy, next_step
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import ContentError, configure
from undercroft.testing import run, scripted

ORDER = [
    "MOVEMENT",
    "COMBAT",
    "STRENGTH",
    "SHOOTING",
    "ARMOR",
    "AGILITY",
    "INTELLIGENCE",
    "MANA",
    "COURAGE",
    "VITALITY",
    "DEXTERITY",
    "PERCEPTION",
]


# ------------------------------------------------------------------------------------------------ the hero file


@pytest.mark.rule("dun.hero.fields")
def test_a_hero_file_holds_twelve_attributes_and_three_zones():
    config = configure(INFO, seed=5, seats=1, heroes=3, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    assert [one.name for one in Attribute] == ORDER
    for figure in state.figures.values():
        card = content.heroes[figure.card]
        assert (figure.vp, figure.xp, figure.coins, figure.fortune) == (10, 0, card.coins, card.fortune)
        assert (figure.skills, figure.spells) == (card.skills, card.spells)
        zones = [tuple(held.card for held in zone) for zone in (figure.worn, figure.hands, figure.pack)]
        assert zones == [card.worn, card.hands, card.pack]
        assert len(figure.base) == 12
        assert content.races[card.race]
        assert content.classes[card.hero_class]


@pytest.mark.rule("dun.gloss.equipment")
def test_equipment_is_all_that_he_carries(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("broadsword",), worn=("leather-armor",), pack=("torch",), strength=1, vitality=1)
    hero.pack.append(Held("axe", magic="anything"))
    assert [held.card for held in load.everything(hero)] == ["broadsword", "leather-armor", "torch", "axe"]
    assert load.weight(a.t, hero) == 8
    a.orc(5, 5, hands=("broadsword",))
    assert len(load.everything(hero)) == 4


@pytest.mark.rule("dun.hero.coins-record")
def test_coins_are_written_down_at_the_end_of_the_quest(arena):
    a = arena()
    hero, dead = a.hero(1, 1, coins=17), a.hero(2, 2, coins=5, marks=Mark.DEAD)
    a.state.quest.ended = "won"
    assert legacy(a.state, a.content) is None
    a.state.quest.settled = True
    assert [(one["id"], one["coins"]) for one in legacy(a.state, a.content)["heroes"]] == [(hero.id, 17)]
    assert dead.coins == 5


@pytest.mark.rule("dun.hero.experience")
def test_experience_on_the_file_is_what_has_not_been_invested(arena):
    a = arena()
    hero = a.hero(1, 1, card="borgron", vp=10, xp=4)
    a.state.stay.investing = [hero.id]
    a.run(experience.invest(a.t, hero.id), (), ["fortune"])
    assert (hero.xp, hero.vp) == (1, 13)
    a.run(experience.invest(a.t, hero.id), (), ["keep"] if len(experience.investments(a.t, hero.id)) > 1 else [])
    assert (hero.xp, hero.vp) == (1, 13)


# ------------------------------------------------------------------------------------------------ classes and skills


@pytest.mark.rule("dun.hero.class")
def test_the_class_sets_which_skills_can_be_learned(arena):
    a = arena()
    hero = a.hero(1, 1, card="borgron")
    runic = set(experience.learnable(a.t, hero))
    assert runic == {skill.id for skill in a.content.skills.values() if "runic-master" in skill.classes} - {
        *hero.skills
    }
    hero.card = "shara"
    knightly = set(experience.learnable(a.t, hero))
    assert knightly - runic
    assert runic - knightly


@pytest.mark.rule("dun.heroes.unique-skill", "dun.evolve.skill-unique")
def test_no_two_heroes_have_the_same_professional_skill(arena):
    a = arena()
    hero, friend = a.hero(1, 1, card="borgron"), a.hero(2, 2, card="shara")
    skill = experience.learnable(a.t, hero)[0]
    friend.skills = (skill,)
    assert skill not in experience.learnable(a.t, hero)
    other = experience.learnable(a.t, hero)[0]
    a.orc(5, 5, skills=(other,))
    assert other in experience.learnable(a.t, hero)
    t = scripted(GAME, seats=1, heroes=2)
    for first in t.content.heroes.values():
        t.state.figures = {}
        add_hero(t, first.id, 0)
        for name in choosable(t.state, t.content):
            both = set(first.skills) & set(t.content.heroes[name].skills)
            assert {t.content.skills[skill].group for skill in both} <= {"nature"}


@pytest.mark.rule("dun.heroes.unique-race")
def test_two_heroes_of_a_race_are_only_advised_against():
    t = scripted(GAME, seats=1, heroes=2)
    add_hero(t, "shara", 0)
    races = {t.content.heroes[name].race for name in choosable(t.state, t.content)}
    assert {"humans", "elves"} <= races


@pytest.mark.rule("dun.evolve.development-point")
def test_three_experience_points_buy_a_cheap_attribute(arena):
    a = arena()
    hero = a.hero(1, 1, card="borgron", vp=10, xp=3)
    a.state.stay.investing = [hero.id]
    hero.spells = a.content.heroes["borgron"].spells
    race = a.content.races["dwarves"]
    hero.base = race.low
    options = experience.investments(a.t, hero.id)
    cheap = {name for name in aftermath.CHOICE if race.costs[aftermath.BY_NAME[name]] == 1}
    cheap = {name for name in cheap if race.high[aftermath.BY_NAME[name]] > race.low[aftermath.BY_NAME[name]]}
    assert {option.attribute for option in options if isinstance(option, Increase)} == cheap
    assert cheap
    hero.xp = 2
    assert not any(str(option).startswith("raise") for option in experience.investments(a.t, hero.id))
    hero.xp = 3
    a.run(experience.invest(a.t, hero.id), (), [f"raise {min(cheap)}"])
    assert (hero.xp, hero.vp) == (0, 13)


# ------------------------------------------------------------------------------------------------ creation


@pytest.mark.rule("dun.create.race-first")
def test_every_race_takes_every_class_recommended_or_not(arena):
    c = arena().content
    unadvised = 0
    for race in c.races.values():
        for own in c.classes.values():
            hero = creation.created(c, "x", race.id, own.id, {}, ())
            expected = [*race.low]
            expected[Attribute.MANA] = 0
            assert hero.attributes == tuple(expected)
            unadvised += own.id not in race.classes
    assert unadvised


@pytest.mark.rule("dun.create.order")
def test_race_and_class_come_before_points_skills_and_money(arena):
    c = arena().content
    race, own = c.races["elves"], c.classes["warrior"]
    bought = {"combat": 3, "movement": 1}
    points = creation.spent(c, "elves", "scout", bought)
    assert creation.spent(c, "elves", "warrior", bought) == points - 1
    hero = creation.created(c, "x", "elves", "warrior", {"combat": 1}, ())
    assert hero.attributes[Attribute.COMBAT] == race.low[Attribute.COMBAT] + 1
    assert hero.skills == tuple(dict.fromkeys((*race.skills, *own.skills)))
    assert (hero.coins, hero.hands, hero.worn, hero.pack) == (20, (), (), ())
    with pytest.raises(ContentError, match="at most"):
        creation.created(c, "x", "elves", "warrior", {"combat": 9}, ())


# ------------------------------------------------------------------------------------------------ companions


@pytest.mark.rule("dun.heroes.companions")
def test_each_hero_chooses_his_companion_before_the_budget_is_counted():
    t = scripted(GAME, seats=1, heroes=1)
    options = choosable(t.state, t.content)
    t.script((), ["shara"] if "shara" in options else [options[0]])
    run(turns.muster(t), t)
    (hero,) = t.state.figures.values()
    hero.coins, t.state.turn.phase = 30, "muster"
    t.state.stay.hiring = [hero.id]
    assert next_step(t.state, t.content)[0] == "hire"
    alone = party_vp(t.state, t.content)
    t.script((), ["sellsword", "halberd"])
    run(turns.hire(t, hero.id), t)
    assert t.state.stay.hiring == []
    assert t.state.party.vp == alone + t.content.companions["sellsword"].vp


@pytest.mark.rule("dun.companion.mercenary-loadout")
@pytest.mark.parametrize(
    ("chosen", "hands", "pack"),
    [("halberd", ["halberd"], []), ("crossbow+short-sword", ["crossbow"], ["short-sword"])],
)
def test_the_hirer_picks_the_weapons_of_a_mercenary_once(arena, chosen, hands, pack):
    a = arena()
    hero = a.hero(1, 1, coins=20)
    a.state.party.start_heroes, a.state.stay.hiring = 2, [hero.id]
    a.run(companions.hire(a.t, hero.id), (), ["sellsword", chosen])
    assert [ask.key for ask in a.t.asked] == ["hire", "loadout"]
    (hired,) = companions.of(a.t, hero)
    arms = [held.card for held in hired.hands if held.card in a.content.weapons]
    assert (arms, [held.card for held in hired.pack]) == (hands, pack)


# ------------------------------------------------------------------------------------------------ equipment


@pytest.mark.rule("dun.equip-table.objects")
def test_components_and_scrolls_are_special_objects_of_one_value_point(arena):
    a = arena()
    objects = a.content.objects
    for name in ("components-for-magic", "magic-scroll"):
        assert (objects[name].vp, objects[name].special) == (1, True)
    mage = a.hero(1, 1, spells=("mending-rune",), mana=4, pack=("magic-scroll", "components-for-magic"))
    a.activate(mage)
    assert any("mending-rune+scroll" in text for text in a.offers(mage))
    assert any("mending-rune+components" in text for text in a.offers(mage))
    mage.pack = []
    assert not any("+" in text for text in a.offers(mage))


@pytest.mark.rule("dun.equip.long-range-symbol")
@pytest.mark.parametrize(("weapon", "reach"), [("spear", True), ("halberd", True), ("broadsword", False)])
def test_the_long_range_symbol_gives_a_second_square(arena, weapon, reach):
    a = arena()
    hero = a.hero(5, 4, hands=(weapon,), facing="south")
    assert bool(melee_range(a.t, hero) >> a.at(5, 6) & 1) is reach
    assert melee_range(a.t, hero) >> a.at(5, 5) & 1


@pytest.mark.rule("dun.equip.shield-breaker")
@pytest.mark.parametrize(("weapon", "dice", "left"), [("warhammer", [2, 6], 0), ("warhammer", [3], 1), ("mace", [], 1)])
def test_only_weapons_with_the_symbol_break_shields(arena, weapon, dice, left):
    from undercroft.games.universalis.rules.fighting import shields

    a = arena()
    hero = a.hero(5, 4, hands=(weapon,))
    orc = a.orc(5, 3, hands=("shield",), vitality=9)
    a.run(shields.strain(a.t, hero.id, orc.id, orc.hands[0], 2, a.content.weapons[weapon]), dice)
    assert len(orc.hands) == left


@pytest.mark.rule("dun.equip.horns-onslaught")
def test_horns_count_in_an_onslaught(arena):
    from undercroft.games.universalis.content.skills import monstrous

    for weapon, wounds in (("horns", 2), ("broadsword", 1)):
        a = arena()
        bull = a.orc(5, 3, hands=(weapon,), strength=2, agility=9, skills=("onslaught",))
        hero = a.hero(5, 4, armor=3, agility=3, vitality=9)
        a.run(monstrous.collide(a.t, bull.id, hero.id), [3, 3, 3, 3, 3, 4])
        assert hero.wounds == wounds


# ------------------------------------------------------------------------------------------------ between quests


@pytest.mark.rule("dun.create.money-not-shared")
def test_nobody_buys_with_the_coins_of_another(arena):
    a = arena()
    rich, poor = a.hero(1, 1, card="shara", coins=30), a.hero(2, 2, card="herbod", coins=1)
    a.state.supply.stock = {"broadsword": 1}
    assert market.buyable(a.t, rich) == ["broadsword"]
    assert market.buyable(a.t, poor) == []


@pytest.mark.rule("dun.heroes.large-price")
def test_large_heroes_pay_and_carry_double_for_weapons_and_armor_alone(arena):
    a = arena()
    hero = a.hero(1, 1, card="shara")
    c = a.content
    cards = (c.weapons["broadsword"], c.armors["chainmail"], c.objects["torch"], c.shields["shield"])
    for size, double in ((2, 1), (3, 2)):
        hero.size = size
        factors = (double, double, 1, 1)
        for card, factor in zip(cards, factors, strict=True):
            hero.pack = [Held(card.id)]
            assert market.price(a.t, hero, card) == card.cost * factor
            assert load.weight(a.t, hero) == card.weight * factor


@pytest.mark.rule("dun.between.return-to-town")
def test_after_a_quest_the_heroes_are_back_in_a_settlement(arena):
    a = arena()
    a.hero(1, 1, card="borgron", coins=9)
    a.state.quest.settled = True
    kept = legacy(a.state, a.content)
    config = configure(INFO, seed=1, seats=1, scenario=INFO.scenarios[0].id, legacy=kept)
    content = GAME.content(config)
    state = GAME.setup(config, content)
    assert next_step(state, content) == ("arrive",)
    fresh = configure(INFO, seed=1, seats=1, scenario=INFO.scenarios[0].id)
    assert next_step(GAME.setup(fresh, content), content) == ("muster",)


# ------------------------------------------------------------------------------------------------ the board


@pytest.mark.rule("dun.gloss.square")
def test_squares_are_the_unit_of_position_and_movement(arena):
    a = arena("a" * 12, points={"scenario_die": ("power",) * 6}, furniture=(Furnishing("library", (8, 0)),))
    hero = a.hero(0, 0, movement=5)
    active = a.activate(hero)
    a.do(hero, f"move @{a.at(3, 0)}", [1])
    assert (hero.cell, active.points) == (a.at(3, 0), 2)
    assert a.at(8, 0) in a.state.map.layout.pieces[0].squares
    assert not any(text == f"move @{a.at(6, 0)}" for text in a.offers(hero))
    assert f"move @{a.at(5, 0)}" in a.offers(hero)
