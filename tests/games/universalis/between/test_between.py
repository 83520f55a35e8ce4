"""Between independent quests: the resting place, its event, the Inn, Places and Services."""

import pytest

from undercroft import texts
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.between import market, pricelist, services, stays
from undercroft.games.universalis.rules.options import Deal, Printed
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.spine import next_step
from undercroft.games.universalis.state import Held, Mark


def stay(arena, *, place="city", **hero):
    """A hero of the party in a settlement, with his three visits before him."""
    a = arena()
    figure = a.hero(-1, -1, **{"card": "shara", "vp": 10, "coins": 30, **hero})
    a.state.turn.phase, a.state.party.start_heroes = "muster", 1
    a.state.stay.trading, a.state.stay.resting, a.state.stay.visits = [figure.id], place, {figure.id: 3}
    a.state.supply.stock = {"broadsword": 1, "longbow": 1, "torch": 2, "healing-herbs": 1}
    return a, figure


def friend(a, **more):
    other = a.hero(-1, -1, **{"card": "herbod", "vp": 10, "coins": 10, **more})
    a.state.stay.trading.append(other.id)
    a.state.stay.visits[other.id] = 3
    a.state.party.start_heroes = 2
    return other


def event(a, card, dice=(), answers=()):
    a.run(stays.happen(a.t, a.content.travel[card]), dice, answers)


def go(a, hero, place, *answers, dice=()):
    """Visit a place and do these things there."""
    a.run(stays.visit(a.t, hero.id), (), [f"go {place}"])
    for answer in answers:
        a.t.script(dice, [answer])
        dice = ()
        a.run(stays.visit(a.t, hero.id))


def leave(a, hero):
    a.t.script(answers=["leave"] if len(offered(a, hero)) > 1 else [])
    a.run(stays.visit(a.t, hero.id))


def offered(a, hero):
    """What the place that is being visited offers."""
    card = a.content.services[a.state.stay.visiting]
    fresh = [
        one.id
        for one in services.open_offers(a.t, hero, card.offers)
        if f"{hero.id} {card.id} {one.id}" not in a.state.stay.served
    ]
    people = [f"hire {folk}" for folk in stays.people(a.t, hero, card)]
    return ["leave", *fresh, *(f"buy {ware}" for ware in stays.wares(a.t, hero, card)), *people]


# ------------------------------------------------------------------------------------------------ place and event


@pytest.mark.rule("dun.between.location-roll")
@pytest.mark.parametrize(("die", "place"), [(1, "town"), (2, "town"), (3, "castle"), (4, "city"), (6, "city")])
def test_where_the_group_rests(arena, die, place):
    a, _ = stay(arena)
    a.state.stay.resting = ""
    a.run(stays.arrive(a.t), [die, 1])
    assert a.state.stay.resting == place


@pytest.mark.rule("dun.between.event", "dun.travel.card-format")
def test_an_event_happens_if_the_die_reaches_the_number_of_the_card(arena):
    a, hero = stay(arena)
    card = a.content.travel["street-players"]
    a.run(stays.travel(a.t, card), [card.needs - 1])
    assert a.t.asked == []
    a.run(stays.travel(a.t, card), [card.needs], ["throw-a-coin"])
    assert (hero.coins, hero.fortune) == (29, 1)


@pytest.mark.rule("dun.between.event")
@pytest.mark.parametrize(("die", "place"), [(1, "town"), (3, "castle"), (5, "city")])
def test_the_card_is_of_the_resting_place(arena, die, place):
    a, _ = stay(arena)
    used = set()
    for seed in range(80):
        a.state.streams, a.state.stay.resting = {"": seed}, ""
        a.t.dice = lambda count, sides, key: [die] if key == "resting-place" else [6] * count
        a.t.policy = lambda t, ask: used.add(str(ask.about.get("story"))) or ask.options[-1]
        a.run(stays.arrive(a.t))
    used.discard("None")
    assert used == {card.id for card in a.content.travel.values() if card.place == place}


@pytest.mark.rule("dun.travel.fortune")
def test_fortune_helps_against_the_event_but_not_with_its_roll(arena):
    a, hero = stay(arena, fortune=1, strength=3, coins=9)
    a.run(stays.travel(a.t, a.content.travel["harvest-fair"]), [2])
    assert a.t.asked == []
    event(a, "harvest-fair", [1, 2, 4, 4], ["wrestle", "again"])
    assert (hero.coins, hero.fortune) == (13, 0)


@pytest.mark.rule("dun.fortune.scope")
def test_fortune_cancels_a_fatal_blow_in_an_event(arena):
    a, hero = stay(arena, combat=3, vitality=4, fortune=1)
    hero.wounds = 3
    asked = ["draw-steel", "pass", lambda ask: ask.options[-1]]
    event(a, "alley-knives", [1, 2, 6], asked)
    assert not hero.marks & Mark.KNOCKED_OUT
    assert (hero.fortune, hero.wounds, hero.injuries) == (0, 3, [])


def test_an_event_of_one_concerns_one_hero_alone(arena):
    a, _ = stay(arena)
    friend(a)
    event(a, "cutpurse", (), ["let-him-run"])
    assert len(a.t.asked) == 1
    assert sorted(f.coins for f in a.state.figures.values()) in ([8, 30], [10, 28])


def test_nobody_is_offered_what_he_cannot_pay_and_purses_stop_at_nothing(arena):
    a, hero = stay(arena, coins=1)
    assert [one.id for one in services.open_offers(a.t, hero, a.content.travel["spotted-fever"].offers)] == [
        "drink-the-water"
    ]
    event(a, "alley-knives", (), ["hand-over-the-purse"])
    assert hero.coins == 0


def test_fever_lasts_into_the_quest(arena):
    a, hero = stay(arena, strength=3)
    event(a, "spotted-fever", [1, 2], ["drink-the-water"])
    a.run(stays.lodge(a.t))
    assert hero.marks & Mark.DISEASED


@pytest.mark.rule("dun.ko.travel-event-body", "dun.ko.prisoner-replaced")
def test_who_falls_in_an_event_is_always_recovered(arena):
    a, hero = stay(arena, combat=3, vitality=4)
    hero.wounds = 3
    event(a, "alley-knives", [1, 2, 3, 2, 1], ["draw-steel"])
    assert hero.injuries == ["3"], "a curable injury: neither prisoner nor left behind"
    assert not hero.marks & (Mark.KNOCKED_OUT | Mark.LEFT | Mark.DEAD)
    assert hero.wounds == hero.base[Attribute.VITALITY] - 1


@pytest.mark.rule("dun.companion.owner-dead")
def test_the_dead_stay_behind_and_their_companions_go_home(arena):
    a, hero = stay(arena, combat=3, vitality=4, coins=0)
    other = friend(a, combat=9, coins=0)
    hound = a.pet(-1, -1, owner=hero.id)
    hero.wounds = 3
    event(a, "alley-knives", [1, 2, 6, 5, 1, 1], ["draw-steel", "draw-steel"])
    assert list(a.state.figures) == [other.id]
    assert hound.id not in a.state.figures
    assert a.state.stay.trading == [other.id]


@pytest.mark.rule("dun.injury.decision-first")
def test_the_healer_is_paid_before_the_injury_is_known(arena):
    a, hero = stay(arena, coins=20)
    hero.marks |= Mark.KNOCKED_OUT
    a.run(aftermath.fate(a.t, hero.id, recovered=True), [1, 6, 6], ["pay"])
    assert [key for _, _, key in a.t.rolled] == ["fate", "injury"]
    assert [ask.key for ask in a.t.asked] == ["resurrect"]
    assert (hero.coins, hero.injuries) == (0, ["12!"])
    poor, unlucky = stay(arena, coins=20)
    unlucky.marks |= Mark.KNOCKED_OUT
    poor.run(aftermath.fate(poor.t, unlucky.id, recovered=True), [1], ["refuse"])
    assert unlucky.marks & Mark.DEAD
    assert unlucky.injuries == []


def test_who_pleads_in_vain_sees_nothing_of_the_city(arena):
    """dun.ex3.prison, without campaign turns"""
    a, hero = stay(arena, intelligence=3)
    other = friend(a)
    a.state.stay.trading = [hero.id]
    event(a, "false-charge", [1, 2], ["plead"])
    a.state.stay.trading = [hero.id, other.id]
    a.run(stays.lodge(a.t))
    assert a.state.stay.visits == {hero.id: 0, other.id: 3}
    assert not any(stays.may_enter(a.t, hero.id, card) for card in a.content.services.values())


def test_the_eloquent_plead_twice(arena):
    a, hero = stay(arena, intelligence=3, skills=("eloquence",))
    event(a, "false-charge", [1, 2, 4, 4], ["plead"])
    a.run(stays.lodge(a.t))
    assert a.state.stay.visits == {hero.id: 3}


# ------------------------------------------------------------------------------------------------ the Inn


@pytest.mark.rule("dun.between.visits", "dun.hero.replenish", "dun.ko.survivor-wounded")
def test_the_inn_costs_a_coin_and_restores_everything(arena):
    a, hero = stay(arena, coins=1, vitality=5, mana=6)
    hero.wounds, hero.mana, hero.fortune, hero.luck = 4, 0, 0, 1
    a.run(stays.lodge(a.t))
    assert (hero.coins, hero.wounds, hero.mana) == (0, 0, 6)
    assert hero.fortune == a.content.heroes["shara"].fortune + 1


def test_friends_help_out_and_without_a_coin_there_is_straw(arena):
    a, hero = stay(arena, coins=0, vitality=5)
    other = friend(a, coins=2)
    hero.wounds = 3
    a.run(stays.lodge(a.t))
    assert (hero.wounds, other.coins) == (0, 0)
    a, hero = stay(arena, coins=0, vitality=5, mana=4)
    hero.wounds, hero.mana = 3, 0
    a.run(stays.lodge(a.t))
    assert (hero.wounds, hero.mana) == (1, 0)


def test_fortune_given_on_the_way_is_not_lost_at_the_inn(arena):
    a, hero = stay(arena)
    event(a, "street-players", (), ["throw-a-coin"])
    a.run(stays.lodge(a.t))
    assert hero.fortune == a.content.heroes["shara"].fortune + 1


@pytest.mark.rule("dun.skill.exploration.survival.lodging", "dun.skill.nature.large.lodging")
def test_survivors_and_giants_at_the_inn(arena):
    for place, skills, size, cost in (
        ("town", (), 2, 1),
        ("town", ("survival",), 2, 0),
        ("castle", ("survival",), 2, 0),
        ("city", ("survival",), 2, 1),
        ("town", (), 3, 2),
    ):
        a, hero = stay(arena, place=place, skills=skills, size=size)
        assert stays.lodging(a.t, hero) == cost


def follower(a, hero, card="sellsword", loadout=0):
    a.run(companions.engage(a.t, hero.id, card), (), [("broadsword", "halberd", "crossbow+short-sword")[loadout]])
    return next(f for f in a.state.figures.values() if f.card == card)


@pytest.mark.rule("dun.companion.maintenance", "dun.between.maintenance", "dun.companion.mercenary-replenish")
def test_upkeep_is_paid_and_makes_a_mercenary_whole(arena):
    a, hero = stay(arena, coins=20)
    man = follower(a, hero, loadout=2)
    man.wounds, man.hands, man.pack = 2, [], []
    before = hero.coins
    a.run(stays.lodge(a.t), (), ["pay"])
    assert hero.coins == before - 1 - a.content.companions["sellsword"].upkeep
    assert [held.card for held in (*man.hands, *man.pack)] == ["crossbow", "shield", "short-sword"]
    assert man.wounds == 0


@pytest.mark.rule("dun.companion.unpaid-leaves")
def test_a_companion_who_is_not_paid_leaves(arena):
    a, hero = stay(arena, coins=20)
    man = follower(a, hero)
    a.run(stays.lodge(a.t), (), ["dismiss"])
    assert man.id not in a.state.figures
    a, hero = stay(arena, coins=20)
    man = follower(a, hero)
    hero.coins = a.content.companions["sellsword"].upkeep
    a.run(stays.lodge(a.t))
    assert man.id not in a.state.figures, "one coin went to the Inn"


# ------------------------------------------------------------------------------------------------ visits


@pytest.mark.rule("dun.between.three-visits", "dun.place.cards")
def test_three_visits_among_all_cards(arena):
    a, hero = stay(arena, place="town")
    for card in a.content.services.values():
        assert stays.may_enter(a.t, hero.id, card) != card.road, "cards of the road are met there alone"
    for place in ("temple", "tavern", "healer"):
        go(a, hero, place)
        leave(a, hero)
    assert a.state.stay.visits[hero.id] == 0
    assert not any(stays.may_enter(a.t, hero.id, card) for card in a.content.services.values())


@pytest.mark.rule("dun.between.three-visits")
def test_shara_rests_drinks_and_trains_with_a_visit_to_spare(arena):
    """dun.ex3.shara-visits"""
    a, hero = stay(arena, place="castle", coins=30)
    a.run(stays.lodge(a.t))
    go(a, hero, "tavern", "a-round", dice=[3])
    leave(a, hero)
    go(a, hero, "combat-school", "sparring")
    leave(a, hero)
    assert a.state.stay.visits[hero.id] == 1, "the Inn is no visit between independent quests"
    assert (hero.xp, hero.coins) == (1, 30 - 1 - 1 - 8)


@pytest.mark.rule("dun.place.order")
def test_one_hero_ends_his_visits_before_the_next_begins(arena):
    a, hero = stay(arena)
    other = friend(a)
    assert next_step(a.state, a.content) == ("visit", hero.id)
    go(a, hero, "market", "buy torch")
    assert next_step(a.state, a.content) == ("visit", hero.id)
    leave(a, hero)
    a.run(stays.visit(a.t, hero.id), (), ["done"])
    assert next_step(a.state, a.content) == ("visit", other.id)


@pytest.mark.rule("dun.place.no-fortune")
def test_no_fortune_in_places_and_services(arena):
    a, hero = stay(arena, fortune=2, combat=3)
    go(a, hero, "arena", "first-blood", dice=[1, 2])
    assert (hero.fortune, hero.wounds) == (2, 1)
    assert all(ask.key != "fortune" for ask in a.t.asked)


@pytest.mark.rule("dun.place.group-cards")
def test_a_card_for_all_is_a_visit_of_all(arena):
    a, hero = stay(arena)
    other = friend(a)
    go(a, hero, "feast-hall", "drill-together")
    assert a.state.stay.visits == {hero.id: 2, other.id: 2}
    assert (hero.coins, other.coins) == (29, 9)
    boons = [(e.target, e.to, e.value, e.lasts) for e in a.state.lasting]
    assert boons == [(hero.id, "initiative", 1, "quest"), (other.id, "initiative", 1, "quest")]
    a.state.stay.visiting, a.state.stay.visits[other.id] = "", 0
    assert not stays.may_enter(a.t, hero.id, a.content.services["feast-hall"])
    assert stays.may_enter(a.t, hero.id, a.content.services["market"])


@pytest.mark.rule("dun.skill.scholarly.eloquence.rolls")
@pytest.mark.parametrize("place", ["tavern", "guards", "fortune-teller"])
def test_the_eloquent_roll_again_with_tavern_and_guards(arena, place):
    a, hero = stay(arena, skills=("eloquence",))
    deed = a.content.services[place].offers[0]
    a.run(stays.visit(a.t, hero.id), (), [f"go {place}"])
    again = ["again"] if place != "fortune-teller" else []
    a.run(stays.visit(a.t, hero.id), [1, 5][: 1 + len(again)], [deed.id, *again])
    assert hero.coins > 30 if again else hero.coins == 28
    plain, dull = stay(arena)
    plain.run(stays.visit(plain.t, dull.id), (), ["go tavern"])
    plain.run(stays.visit(plain.t, dull.id), [5], ["a-round"])
    assert dull.coins == 33


def test_chance_and_outcome_of_an_offer_are_told_before_the_choice(arena):
    a, hero = stay(arena, combat=3)
    speak = texts.voice("universalis", "en")

    def told(place, offer):
        offers = {one.id: one for one in a.content.services[place].offers}
        found = pricelist.offered(a.t, hero, offers)(Printed("offer", offer))
        paid = [(cost.value, speak(cost.what)) for cost in found.cost]
        return paid, [part.percent for part in found.odds], found.detail and speak(found.detail)

    # 15 of 36 reach 11 with Combat Skill 3
    assert told("arena", "first-blood") == ([], [58.3, 41.7], "4 coins; otherwise 1 Vitality lost")
    assert told("temple", "candle")[2] == "a point of Fortune"
    assert told("guards", a.content.services["guards"].offers[0].id)[2].startswith("1D6, 1")
    assert told("healer", "cure-injury")[2] is None, "its name says it all"


@pytest.mark.parametrize(("coins", "ill", "told"), [(2, True, "in-vain"), (3, True, ""), (30, False, "in-vain")])
def test_a_house_that_has_nothing_for_a_hero_says_so_before_he_knocks(arena, coins, ill, told):
    a, hero = stay(arena, coins=coins)
    hero.marks = hero.marks | Mark.DISEASED if ill else hero.marks
    label = pricelist.streets(lambda card: stays.in_vain(a.t, hero.id, a.content.services[card]))
    assert label(Deal("go", "healer")).id == f"trade-go{'-' + told if told else ''}"
    assert label(Deal("go", "tavern")).id == "trade-go", "a round for the house is never in vain"


def test_each_offer_is_taken_once_in_a_stay(arena):
    a, hero = stay(arena)
    go(a, hero, "temple", "candle")
    assert hero.fortune == 1
    assert "candle" not in offered(a, hero)
    assert "vigil" in offered(a, hero)


def test_bruises_of_a_place_never_knock_out(arena):
    a, hero = stay(arena, combat=3, vitality=2)
    go(a, hero, "arena", "the-grand-bout", dice=[1, 2])
    assert hero.wounds == 1
    assert not hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.heroes.buy-between", "dun.equip.card-limit-shops")
def test_a_shop_sells_its_own_goods_until_the_last_card(arena):
    a, hero = stay(arena)
    go(a, hero, "blacksmith")
    assert "buy broadsword" in offered(a, hero)
    assert "buy longbow" not in offered(a, hero)
    a.run(stays.visit(a.t, hero.id), (), ["buy broadsword"])
    assert hero.coins == 30 - a.content.weapons["broadsword"].cost
    assert hero.hands == [Held("broadsword")]
    assert "buy broadsword" not in offered(a, hero)


@pytest.mark.rule("dun.between.sell", "dun.corpse.unarmed-resale")
def test_everything_sells_for_half_rounded_up_except_what_was_taken(arena):
    a, hero = stay(arena, coins=0, pack=("broadsword",))
    hero.pack.append(Held("longbow", taken=True))
    cost = a.content.weapons["broadsword"].cost
    a.state.stay.visits = {hero.id: 0}
    a.run(stays.visit(a.t, hero.id), (), ["sell broadsword"])
    assert hero.coins == -(-cost // 2)
    sales = [str(option) for option in a.t.asked[0].options if str(option).startswith("sell")]
    assert sales == ["sell broadsword"]


def test_the_price_is_told_before_something_is_sold(arena):
    a, hero = stay(arena, pack=("healing-potion",), hands=("broadsword",))
    price = pricelist.price(a.t, hero)
    brought = {card: price(Deal("sell", card, hero.id)).detail for card in ("broadsword", "healing-potion")}
    assert {card: detail.args["coins"] for card, detail in brought.items()} == {
        "broadsword": -(-a.content.weapons["broadsword"].cost // 2),
        "healing-potion": -(-market.ware(a.t, "healing-potion").cost // 2),
    }


@pytest.mark.rule("dun.equip.uncommon-roll", "dun.equip.uncommon-attempts", "dun.equip.uncommon-where")
def test_uncommon_things_must_be_found_and_only_one_try_is_made(arena):
    a, hero = stay(arena, coins=99)
    rare = next(card for card in market.goods(a.t) if card.uncommon and card.cost and market.suits(a.t, hero, card.id))
    a.state.supply.stock = {rare.id: 2}
    low = rare.uncommon - 1
    a.run(market.buy(a.t, hero.id, rare.id), [low // 2, low - low // 2])
    assert hero.coins == 99
    assert rare.id not in market.buyable(a.t, hero)
    a.state.stay.sought = []
    a.run(market.buy(a.t, hero.id, rare.id), [6, 6])
    assert [*hero.pack, *hero.hands, *hero.worn] == [Held(rare.id)]


@pytest.mark.rule("dun.between.three-visits", "dun.companion.one-each")
def test_mercenaries_are_hired_in_their_hall(arena):
    a, hero = stay(arena)
    go(a, hero, "mercenary-hall")
    assert "hire sellsword" in offered(a, hero)
    assert "hire war-hound" not in offered(a, hero)
    a.run(stays.visit(a.t, hero.id), (), ["hire sellsword", "halberd"])
    assert [f.card for f in companions.of(a.t, hero)] == ["sellsword"]
    assert not any(text.startswith("hire") for text in offered(a, hero))
    a, tamer = stay(arena, skills=("taming-animals",))
    go(a, tamer, "kennel")
    assert "hire war-hound" in offered(a, tamer)
    assert "hire sellsword" not in offered(a, tamer)


# ------------------------------------------------------------------------------------------------ learning and healing


@pytest.mark.rule("dun.spell.learning-cost", "dun.evolve.places", "dun.evolve.development-point")
def test_a_spell_costs_coins_and_experience_in_the_school_of_magic(arena):
    a, hero = stay(arena, card="maeliss", spells=("fireball",), xp=3, intelligence=4, mana=2, coins=10)
    assert min(card.cost for card in a.content.spells.values() if card.lore == "fire") == 10
    hero.coins = 9
    assert services.affordable_spells(a.t, hero) == []
    hero.coins, hero.xp = 10, 2
    assert services.affordable_spells(a.t, hero) == []
    hero.xp = 3
    spell = services.affordable_spells(a.t, hero)[0]
    go(a, hero, "school-of-magic")
    a.run(stays.visit(a.t, hero.id), (), ["learn-a-spell", spell])
    assert hero.spells == ("fireball", spell)
    assert (hero.coins, hero.xp, hero.vp, hero.base[Attribute.MANA]) == (0, 0, 13, 4)
    assert not any(str(option).startswith("spell") for option in experience.investments(a.t, hero.id))


@pytest.mark.rule("dun.skill.scholarly.powerful-mind.learning")
def test_a_powerful_mind_pays_five_coins_and_a_point_less(arena):
    a, hero = stay(arena, card="maeliss", spells=("fireball",), xp=2, intelligence=4, coins=5)
    assert services.affordable_spells(a.t, hero) == []
    hero.skills = ("powerful-mind",)
    spell = services.affordable_spells(a.t, hero)[0]
    a.run(services.learn_spell(a.t, hero.id), (), [spell])
    assert (hero.coins, hero.xp, hero.vp) == (0, 0, 12)
    hero.base = (*hero.base[:6], 3, *hero.base[7:])
    hero.coins, hero.xp = 5, 2
    assert services.affordable_spells(a.t, hero) == [], "it needs Intelligence 4"


@pytest.mark.rule("dun.evolve.places")
def test_schools_give_experience_and_skills_for_coins(arena):
    a, hero = stay(arena, xp=2, intelligence=4)
    go(a, hero, "combat-school", "sparring")
    assert (hero.xp, hero.vp, hero.coins) == (3, 10, 22)
    a.run(stays.visit(a.t, hero.id), (), ["masters-lesson", "powerful-blow"])
    assert "powerful-blow" in hero.skills
    assert (hero.xp, hero.vp, hero.coins) == (0, 13, 18)
    assert hero.learned == ["combat"]
    leave(a, hero)
    go(a, hero, "library", "study", dice=[1, 2])
    assert (hero.xp, hero.coins) == (0, 14)


@pytest.mark.rule("dun.evolve.places")
@pytest.mark.parametrize(("learned", "taught"), [(5, True), (7, True), (8, False)])
def test_a_school_teaches_nobody_who_knows_twice_as_much_as_he_can_grasp(arena, learned, taught):
    """Intelligence 4: eight professional skills at most."""
    a, hero = stay(arena, xp=9, intelligence=4)
    hero.learned = ["combat"] * learned
    school = a.content.services["combat-school"]
    lesson = next(offer for offer in school.offers if offer.deed == "skill-combat")
    assert services.useful(a.t, hero, lesson) is taught


@pytest.mark.rule("dun.ko.recovered-injured")
def test_a_healer_cures_what_is_curable(arena):
    a, hero = stay(arena, combat=4)
    hero.injuries = ["7 combat", "5!"]
    go(a, hero, "healer", "cure-injury")
    assert hero.injuries == ["5!"]
    assert (hero.base[Attribute.COMBAT], hero.base[Attribute.STRENGTH]) == (5, 3)
    assert hero.coins == 20
    assert offered(a, hero) == ["leave"]


def test_memory_comes_back_with_what_it_gave(arena):
    a, hero = stay(arena, card="herbod", skills=("berserker", "hardy"))
    vitality = hero.base[Attribute.VITALITY]
    aftermath.forget(a.t, hero, "hardy")
    assert (hero.skills, hero.base[Attribute.VITALITY]) == (("berserker",), vitality - 1)
    hero.injuries = ["8 hardy"]
    a.run(services.cure_injury(a.t, hero.id))
    assert (hero.skills, hero.base[Attribute.VITALITY]) == (("berserker", "hardy"), vitality)


@pytest.mark.rule("dun.xp.invest-when")
def test_experience_can_be_invested_during_the_stay(arena):
    a, hero = stay(arena, xp=3)
    a.run(stays.visit(a.t, hero.id), (), ["invest", "fortune"])
    assert (hero.luck, hero.xp, hero.vp) == (1, 0, 13)
    hero.xp = 2
    a.run(stays.visit(a.t, hero.id), (), ["done"])
    assert "invest" not in [str(option) for option in a.t.asked[-1].options]


@pytest.mark.rule("dun.evolve.nature-skills")
def test_some_races_choose_nature_skills_without_a_roll(arena):
    a, hero = stay(arena, card="hollowbark", xp=3)
    other = friend(a, skills=("regeneration",), xp=3)
    assert "nature" in map(str, experience.investments(a.t, hero.id))
    assert "nature" not in map(str, experience.investments(a.t, other.id))
    a.run(experience.invest(a.t, hero.id), (), ["nature", "regeneration"])
    assert "regeneration" in hero.skills
    assert (hero.learned, hero.xp, hero.vp) == ([], 0, 13), "no professional skill"
