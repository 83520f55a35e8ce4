"""The fine print of shops and of new heroes: prices, classes, second-hand things, development points."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.classes import CLASSES
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.races import RACES
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.rules.between import creation, market, services, stays, wardrobe
from undercroft.games.universalis.rules.options import Deal
from undercroft.games.universalis.state import Draft, Held, Mark, Note
from undercroft.kernel import ContentError

from .test_between import friend, stay

NAMES = {name.name.lower(): name for name in Attribute}


# ------------------------------------------------------------------------------------------------ prices


@pytest.mark.rule("dun.skill.nature.large.equipment", "dun.heroes.large-price", "dun.alignment.surcharge")
@pytest.mark.parametrize(("size", "surcharge"), [(2, 0), (3, 0), (2, 1), (3, 2)])
def test_weapons_and_armor_cost_the_large_double(arena, size, surcharge):
    a, hero = stay(arena, size=size)
    a.state.stay.surcharge = surcharge
    c = a.content
    for card in market.goods(a.t):
        double = size == 3 and (card.id in c.weapons or card.id in c.armors)
        assert market.price(a.t, hero, card) == card.cost * (1 + double) + surcharge
        assert market.ware(a.t, card.id) is card


@pytest.mark.rule("dun.heroes.buy-between", "dun.equip.card-limit-shops", "dun.equip.uncommon-attempts")
@pytest.mark.parametrize("change", ["", "poor", "sold-out", "sought", "other-class"])
def test_what_can_be_bought(arena, change):
    a, hero = stay(arena)
    cost = a.content.weapons["broadsword"].cost
    a.state.supply.stock = {"broadsword": 0 if change == "sold-out" else 1}
    hero.coins = cost - (change == "poor")
    a.state.stay.sought = ["broadsword"] if change == "sought" else []
    if change == "other-class":
        hero.card = next(
            card.id
            for card in a.content.heroes.values()
            if (own := a.content.classes[card.hero_class].weapons) and "broadsword" not in own
        )
    assert market.buyable(a.t, hero) == ([] if change else ["broadsword"])


@pytest.mark.rule("dun.create.money-spending", "dun.class.card")
@pytest.mark.parametrize("own", CLASSES, ids=lambda own: own.id)
def test_what_each_class_can_use(arena, own):
    a, hero = stay(arena)
    c = a.content
    hero.card = "tester"
    a.state.saga.created["tester"] = c.heroes["shara"].__class__(
        id="tester", race="humans", hero_class=own.id, attributes=(3,) * 12, fortune=1
    )
    for card in c.armors.values():
        fits = not card.body or {"heavy": True, "light": not card.heavy, "none": False}[own.armor]
        assert market.suits(a.t, hero, card.id) is fits, card.id
    for card in c.shields.values():
        assert market.suits(a.t, hero, card.id) is own.shields
    for card in c.weapons.values():
        assert market.suits(a.t, hero, card.id) is (not own.weapons or card.id in own.weapons), card.id
    assert market.suits(a.t, hero, "torch")


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.gear")
def test_a_battle_wizard_has_light_armor_and_one_common_weapon_besides(arena):
    a, hero = stay(arena)
    c = a.content
    hero.card = next(card.id for card in c.heroes.values() if c.classes[card.hero_class].armor == "none")
    own = c.classes[c.heroes[hero.card].hero_class].weapons
    hero.skills = ("battle-wizard",)
    for card in c.armors.values():
        assert market.battle_gear(a.t, hero, card.id) is (card.body and not card.heavy)
    strange = [card for card in c.weapons.values() if card.id not in own]
    assert {bool(card.uncommon) for card in strange} == {True, False}
    for card in strange:
        assert market.battle_gear(a.t, hero, card.id) is (not card.uncommon)
    for zone in ("hands", "pack"):
        hero.hands, hero.pack = [], []
        getattr(hero, zone).append(Held(next(card.id for card in strange if not card.uncommon)))
        assert not market.battle_gear(a.t, hero, "axe")
        getattr(hero, zone)[:] = [Held(own[0])]
        assert market.battle_gear(a.t, hero, "axe") is ("axe" not in own or not c.weapons["axe"].uncommon)
    assert not market.battle_gear(a.t, hero, "shield")


@pytest.mark.rule("dun.equip.uncommon-roll", "dun.equip.uncommon-attempts")
@pytest.mark.parametrize(("less", "got"), [(0, True), (1, False)])
def test_uncommon_things_are_found_by_two_dice(arena, less, got):
    a, hero = stay(arena, coins=99)
    card = next(card for card in a.content.weapons.values() if 4 <= card.uncommon <= 11)
    a.state.supply.stock = {card.id: 1}
    total = card.uncommon - less
    a.run(market.buy(a.t, hero.id, card.id), [total // 2, total - total // 2])
    assert a.state.stay.sought == [card.id]
    assert a.state.supply.stock[card.id] == (not got)
    assert hero.coins == 99 - card.cost * got


@pytest.mark.rule("dun.between.sell", "dun.corpse.unarmed-resale")
def test_things_sell_for_half_rounded_up(arena):
    a, hero = stay(arena)
    for card in market.goods(a.t):
        assert market.sale(a.t, Held(card.id)) == (card.cost + 1) // 2
    assert market.sale(a.t, Held("broadsword", taken=True)) == 0
    for magic in a.content.magic.values():
        assert market.sale(a.t, Held(magic.base or "x", magic=magic.id)) == 5 * magic.vp
    assert market.sale(a.t, Held("no-such-thing")) == 0
    hero.pack, hero.hands = [Held("axe", taken=True), Held("axe")], [Held("axe")]
    a.state.supply.stock, hero.coins = {"axe": 0}, 0
    market.sell(a.t, hero.id, "axe")
    assert (hero.pack, hero.hands) == ([Held("axe", taken=True)], [Held("axe")])
    assert (hero.coins, a.state.supply.stock["axe"]) == (market.sale(a.t, Held("axe")), 1)
    market.sell(a.t, hero.id, "axe")
    assert (hero.pack, hero.hands) == ([Held("axe", taken=True)], [])
    assert market.sellable(a.t, hero) == []


@pytest.mark.rule("dun.between.sell", "dun.place.sell")
@pytest.mark.parametrize(("own", "bought", "sold"), [(1, 0, 1), (1, 1, 0), (2, 1, 2), (2, 2, 0)])
def test_what_was_just_bought_is_not_sold_again(arena, own, bought, sold):
    a, hero = stay(arena)
    hero.pack = [Held("torch")] * own
    a.state.stay.served = [market.bought(hero.id, "torch")] * bought
    assert market.sellable(a.t, hero) == ["torch"] * sold


# ------------------------------------------------------------------------------------------------ worn and held


@pytest.mark.rule("dun.hero.body-zone", "dun.magic-object.one-per-type")
@pytest.mark.parametrize(
    ("worn", "card", "magic", "wears"),
    [
        ((), "leather-armor", "", True), (("leather-armor",), "chainmail", "", False),
        (("helmet",), "leather-armor", "", True), (("helmet",), "helmet", "", False),
        (("helmet",), "greaves", "", True),
        ((), "torch", "", False), ((), "x", "cloak-of-dusk", True), ((), "broadsword", "blade-of-dawn", False),
        ((), "shield", "mirror-shield", False),
    ],
)  # fmt: skip
def test_what_is_worn(arena, worn, card, magic, wears):
    a, hero = stay(arena, worn=worn)
    assert wardrobe.wearable(a.t, hero, Held(card, magic=magic)) is wears


@pytest.mark.rule("dun.hero.hands-zone", "dun.equip.hands", "dun.injury.one-armed")
@pytest.mark.parametrize(
    ("hands", "injuries", "card", "holds"),
    [
        ((), [], "halberd", True), (("axe",), [], "halberd", False), (("axe",), [], "shield", True),
        (("axe", "shield"), [], "torch", False), ((), ["2"], "halberd", False), ((), ["2"], "axe", True),
        (("axe",), ["2"], "shield", False), ((), [], "healing-potion", False), ((), [], "torch", True),
    ],
)  # fmt: skip
def test_what_is_held(arena, hands, injuries, card, holds):
    a, hero = stay(arena, hands=hands)
    hero.injuries = injuries
    assert wardrobe.holdable(a.t, hero, Held(card)) is holds


@pytest.mark.rule("dun.hero.backpack-zone")
def test_a_new_thing_is_worn_held_or_packed(arena):
    a, hero = stay(arena)
    for card in ("leather-armor", "chainmail", "axe", "halberd", "shield", "healing-potion"):
        wardrobe.put_away(a.t, hero, Held(card))
    assert [held.card for held in hero.worn] == ["leather-armor"]
    assert [held.card for held in hero.hands] == ["axe", "shield"]
    assert [held.card for held in hero.pack] == ["chainmail", "halberd", "healing-potion"]
    assert [str(one) for one in wardrobe.changes(a.t, hero)] == ["stow axe", "stow shield", "stow leather-armor"]
    wardrobe.change(a.t, hero.id, Deal("stow", "leather-armor", hero.id))
    wardrobe.change(a.t, hero.id, Deal("wear", "chainmail", hero.id))
    wardrobe.change(a.t, hero.id, Deal("stow", "axe", hero.id))
    assert [held.card for held in hero.worn] == ["chainmail"]
    assert [held.card for held in hero.pack] == ["halberd", "healing-potion", "leather-armor", "axe"]
    assert [str(one) for one in wardrobe.changes(a.t, hero)] == ["stow shield", "stow chainmail", "hold axe"]


# ------------------------------------------------------------------------------------------------ offers


@pytest.mark.parametrize(
    ("offer", "able"),
    [
        (Offer("x"), True), (Offer("x", carries="torch"), True), (Offer("x", carries="rope"), False),
        (Offer("x", knows="strong"), True), (Offer("x", knows="hardy"), False), (Offer("x", season="mild"), False),
        (Offer("x", carries="axe"), False), (Offer("x", carries="dagger"), False),
    ],
)  # fmt: skip
def test_for_whom_an_offer_is(arena, offer, able):
    """Magic things and those whose nature he does not know are not given away."""
    a, hero = stay(arena, skills=("strong",))
    hero.pack = [Held("torch"), Held("axe", magic="wolfs-bite"), Held("dagger", known=False)]
    assert services.able(a.t, hero, offer) is able


@pytest.mark.parametrize(
    ("offer", "coins", "xp", "offered"),
    [
        (Offer("x", coins=5), 5, 0, True), (Offer("x", coins=5), 4, 0, False), (Offer("x", xp=3), 0, 3, True),
        (Offer("x", xp=3), 0, 2, False), (Offer("x", effects=(d.Cure(("diseased",)),)), 0, 0, False),
        (Offer("x", deed="cure-injury"), 0, 0, False), (Offer("x", effects=(d.Reveal("identify"),)), 0, 0, False),
    ],
)  # fmt: skip
def test_what_a_hero_can_pay_and_has_a_use_for(arena, offer, coins, xp, offered):
    a, hero = stay(arena, coins=coins)
    hero.xp = xp
    assert bool(services.open_offers(a.t, hero, (offer,))) is offered
    hero.marks |= Mark.DISEASED
    hero.injuries, hero.pack = ["3"], [Held("axe", known=False)]
    needed = offer.coins <= coins and offer.xp <= xp
    assert bool(services.open_offers(a.t, hero, (offer,))) is needed


@pytest.mark.rule("dun.ko.recovered-injured", "dun.ko.recovered-death")
def test_which_injuries_can_be_cured(arena):
    _, hero = stay(arena)
    hero.injuries = ["3", "3", "4!", "8", "8 strong", "6 agility", "7 agility!"]
    assert services.curable(hero) == ["3", "8 strong", "6 agility"]


@pytest.mark.rule("dun.between.visits", "dun.hero.replenish", "dun.ko.survivor-wounded")
@pytest.mark.parametrize(
    ("coins", "other", "left", "paid"), [(5, 5, (4, 5), True), (0, 5, (0, 4), True), (0, 0, (0, 0), False)]
)
def test_friends_pay_for_the_inn_and_without_a_coin_there_is_straw(arena, coins, other, left, paid):
    a, hero = stay(arena, coins=coins, vitality=9, mana=4)
    mate = friend(a, coins=other)
    hero.wounds, hero.mana, hero.fortune, hero.luck = 5, 1, 0, 1
    hero.uses[Note.BOON] = 1
    stays.stay(a.t, hero)
    card = a.content.heroes["shara"]
    assert (hero.coins, mate.coins) == left
    assert (hero.wounds, hero.mana, hero.fortune) == ((0, 4, card.fortune + 2) if paid else (2, 1, 0))
    assert (Note.BOON in hero.uses) is not paid, "what was given is given in the next bed"


@pytest.mark.rule("dun.skill.nature.large.lodging", "dun.skill.exploration.survival.lodging")
@pytest.mark.parametrize(
    ("size", "skills", "place", "surcharge", "cost"),
    [
        (2, (), "town", 0, 1), (3, (), "town", 0, 2), (3, (), "town", 1, 3), (2, ("survival",), "town", 1, 0),
        (2, ("survival",), "city", 0, 1), (3, ("survival",), "city", 1, 3),
    ],
)  # fmt: skip
def test_what_a_bed_costs(arena, size, skills, place, surcharge, cost):
    a, hero = stay(arena, size=size, skills=skills, place=place)
    a.state.stay.surcharge = surcharge
    assert stays.lodging(a.t, hero) == cost


@pytest.mark.rule("dun.between.three-visits", "dun.place.group-cards")
@pytest.mark.parametrize(
    ("mine", "other", "alone", "group"), [(1, 1, True, True), (1, 0, True, False), (0, 3, False, False)]
)
def test_a_card_for_the_group_needs_a_visit_of_everybody(arena, mine, other, alone, group):
    a, hero = stay(arena)
    mate = friend(a)
    a.state.stay.visits = {hero.id: mine, mate.id: other}
    for card in a.content.services.values():
        may = False if card.road else group if card.group else alone
        assert stays.may_enter(a.t, hero.id, card) is may, card.id
    assert {card.group for card in a.content.services.values() if not card.road} == {True, False}


# ------------------------------------------------------------------------------------------------ new heroes


@pytest.mark.rule("dun.race.attribute-cost", "dun.create.class-changes-cost", "dun.create.warrior-discount")
@pytest.mark.parametrize("race", RACES, ids=lambda race: race.id)
def test_what_each_increase_costs(arena, race):
    content = arena().content
    for own in content.classes.values():
        for name, place in NAMES.items():
            plain = race.costs[place]
            more = sum(one.value for one in own.surcharges if one.to == name)
            less = sum(one.value for one in own.discounts if one.to == name)
            for step in (1, 2, 3):
                cost = max(1, plain + more - (less if step == 1 else 0)) if plain else 0
                cost = 0 if name in ("armor", "mana", "dexterity", "perception") else cost
                assert creation.step_cost(content, race.id, own.id, name, step) == cost


@pytest.mark.rule("dun.race.attribute-range", "dun.create.mana-attribute", "dun.create.development-points")
@pytest.mark.parametrize("race", RACES, ids=lambda race: race.id)
def test_what_is_bought_stays_within_the_race(arena, race):
    content = arena().content
    assert creation.spent(content, race.id, "warrior", {}) == 0
    for name in ("combat", "agility", "courage"):
        room = race.high[NAMES[name]] - race.low[NAMES[name]]
        cost = sum(creation.step_cost(content, race.id, "warrior", name, step + 1) for step in range(room))
        assert creation.spent(content, race.id, "warrior", {name: room}) == cost
        with pytest.raises(ContentError, match="at most"):
            creation.spent(content, race.id, "warrior", {name: room + 1})
    assert creation.spent(content, race.id, "wizard", {"mana": race.mana_bonus}) == race.mana_bonus
    with pytest.raises(ContentError, match="Mana"):
        creation.spent(content, race.id, "wizard", {"mana": race.mana_bonus + 1})
    with pytest.raises(ContentError, match="cannot be bought"):
        creation.spent(content, race.id, "wizard", {"perception": 1})


@pytest.mark.rule("dun.create.development-points", "dun.race.attribute-cost")
@pytest.mark.parametrize("hero_class", ["warrior", "wizard"])
def test_only_what_the_points_left_can_pay_is_offered(arena, hero_class):
    a = arena()
    c = a.content
    for race in c.races.values():
        for bought in ({}, {"courage": min(2, race.high[NAMES["courage"]] - race.low[NAMES["courage"]])}):
            a.state.making.draft = Draft(0, race=race.id, hero_class=hero_class, bought=dict(bought))
            left = creation.points_left(a.t)
            assert left == 8 - creation.spent(c, race.id, hero_class, bought)
            wanted = {}
            for name, place in NAMES.items():
                steps = bought.get(name, 0)
                cost = creation.step_cost(c, race.id, hero_class, name, steps + 1)
                if 0 < cost <= left and race.low[place] + steps < race.high[place]:
                    wanted[name] = cost
                if name == "mana" and race.mana_bonus and c.classes[hero_class].spells:
                    wanted |= {"mana": 1} if hero_class not in race.no_spells else {}
            assert creation.increases(a.t) == wanted


@pytest.mark.rule("dun.magic.mana-pool", "dun.magic.mana-cap")
@pytest.mark.parametrize(("wits", "spells", "mana"), [(3, 2, 4), (3, 4, 8), (3, 5, 9), (1, 2, 3), (2, 0, 0)])
def test_two_mana_for_each_spell(wits, spells, mana):
    values = [wits if name == "intelligence" else 9 for name in NAMES]
    assert creation.pool(values, spells) == mana
