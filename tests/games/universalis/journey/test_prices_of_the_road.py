"""What is paid on the road, in a settlement of the other side too; and what is put on animals."""

import pytest

from undercroft.games.universalis.content.definitions import Hull, LoseBeast
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.road import Vessel
from undercroft.games.universalis.rules.between import homes, market, pricelist, services, stays
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.rules.journey import mishaps, packing
from undercroft.games.universalis.rules.options import Deal
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run

PRICE = homes.PRICE


@pytest.mark.rule("dun.alignment.surcharge", "dun.home.buy", "dun.boat.types", "dun.ko.recovered-death")
@pytest.mark.parametrize("more", [0, 1])
def test_boats_houses_and_healers_cost_a_coin_more_where_one_is_not_welcome(trip, more):
    on = trip("t30", inside="norkfall")
    on.state.stay.surcharge = more
    boat = next(iter(on.content.boats.values()))
    cards = {"boat": boat.id, "raise": "taeral", "house": "home"}
    price = pricelist.price(on.t, on.heroes[0])
    prices = {verb: price(Deal(verb, card)).cost[0].value for verb, card in cards.items()}
    back = on.content.points.resurrection_cost
    assert prices == {"boat": boat.cost + more, "raise": back + more, "house": PRICE + more}


@pytest.mark.rule("dun.home.buy", "dun.alignment.surcharge")
@pytest.mark.parametrize("more", [0, 1])
def test_a_house_is_paid_with_the_surcharge(trip, more):
    on = trip("t30", inside="norkfall")
    on.state.stay.surcharge = more
    on.state.stay.visits = {hero.id: 3 for hero in on.heroes}
    for hero in on.heroes:
        hero.coins = PRICE
    homes.carry_out(on.t, on.heroes[0].id, Deal("house", "home"))
    assert sum(hero.coins for hero in on.heroes) == PRICE - more


@pytest.mark.rule("dun.mount.armor", "dun.alignment.surcharge")
@pytest.mark.parametrize("more", [0, 1])
def test_armor_for_a_mount_is_paid_with_the_surcharge(trip, more):
    on = trip("t30", inside="norkfall")
    on.state.stay.surcharge, hero = more, on.heroes[0]
    on.companion(hero, "riding-horse")
    card = next(one for one in on.content.armors.values() if one.barding)
    hero.coins = card.cost
    assert market.bardings(on.t, hero) == ([] if more else [card.id])
    hero.coins += more
    assert [cost.value for cost in pricelist.price(on.t, hero)(Deal("bard", card.id)).cost] == [hero.coins]
    market.bard(on.t, hero.id, card.id)
    assert hero.coins == 0


@pytest.mark.rule("dun.spell.learning-cost", "dun.alignment.surcharge")
@pytest.mark.parametrize("more", [0, 1])
def test_a_spell_is_paid_with_the_surcharge(trip, more):
    on = trip("t30", inside="norkfall", heroes=("borgron",))
    on.state.stay.surcharge, hero = more, on.heroes[0]
    hero.xp, spell = 9, on.content.spells["rune-of-iron"]
    assert spell.id not in hero.spells
    hero.coins = spell.cost
    assert (spell.id in services.affordable_spells(on.t, hero)) is (not more)
    hero.coins += more
    on.t.script((), [spell.id])
    run(services.learn_spell(on.t, hero.id), on.t)
    assert (hero.coins, spell.id in hero.spells) == (0, True)


@pytest.mark.rule("dun.boat.types", "dun.alignment.surcharge")
@pytest.mark.parametrize("more", [0, 2])
def test_a_boat_is_paid_with_the_surcharge(trip, more):
    on = trip("t30", inside="norkfall")
    on.state.stay.surcharge, on.state.stay.trading = more, [hero.id for hero in on.heroes]
    boat = on.content.boats["rowboat"]
    for hero in on.heroes:
        hero.coins = boat.cost
    stays.take_boat(on.t, on.heroes[0].id, "rowboat")
    assert sum(hero.coins for hero in on.heroes) == boat.cost - more
    assert on.group.boat == Vessel("rowboat", boat.structure, "t30")


@pytest.mark.rule("dun.ko.recovered-death", "dun.injury.decision-first")
@pytest.mark.parametrize("more", [0, 1])
def test_the_dead_are_called_back_for_all_the_coins_of_the_group(trip, more):
    on = trip("t30", inside="norkfall")
    one, dead = on.heroes
    on.state.stay.surcharge = more
    on.state.stay.visits = {one.id: 3}
    dead.marks, dead.uses["body"] = Mark.DEAD | Mark.LEFT, 1
    on.group.members, on.group.bodies = [one.id], [dead.id]
    cost = on.content.points.resurrection_cost + more
    healer = next(card for card in on.content.services.values() if card.raises)
    one.coins = cost - 1
    assert stays.bodies(on.t, one.id, healer) == []
    one.coins = cost
    assert stays.bodies(on.t, one.id, healer) == [dead.id]
    on.t.script([2, 1])
    run(stays.call_back(on.t, one.id, dead.card))
    assert one.coins == 0
    assert not dead.marks & (Mark.DEAD | Mark.LEFT)
    assert "body" not in dead.uses
    assert (on.group.members, on.group.bodies) == ([one.id, dead.id], [])


@pytest.mark.rule("dun.travel.mount-carries")
def test_what_a_mule_takes_from_who_carries_too_much(trip):
    on = trip("t30", heroes=("borgron",))
    (hero,) = on.heroes
    hound = on.companion(hero, "war-hound")
    assert packing.movable(on.t, hero) is None, "a hound bears nothing"
    mule = on.companion(hero, "pack-mule")
    hero.coins, hero.pack = packing.load.MOST_COINS, []
    assert packing.movable(on.t, hero) is None
    hero.coins += 1
    assert packing.movable(on.t, hero) == (mule, "coins")
    mule.coins = packing.load.MOST_COINS
    assert packing.movable(on.t, hero) is None
    hero.pack = [Held("rope", found=True)]
    assert packing.movable(on.t, hero) == (mule, "rope"), "an animal does not mind where it comes from"
    mule.kind = "mercenary"
    assert packing.movable(on.t, hero) is None, "a mercenary takes nothing that was found"
    hero.pack, mule.kind = [Held("rope")], "pet"
    assert packing.movable(on.t, hero) == (mule, "rope")
    mule.pack = [Held("full-armor")] * 9
    assert packing.movable(on.t, hero) is None
    assert hound.pack == []


@pytest.mark.rule("dun.travel.card-format")
def test_an_event_takes_the_animals_of_one_hero_alone(trip):
    on = trip("t30")
    one, two = on.heroes
    mule, hound = on.companion(one, "pack-mule"), on.companion(two, "war-hound")
    man = on.companion(one, "sellsword", kind="mercenary")
    use = effects.Use(card="", source=-1, target=one.id)
    run(mishaps.lose_beast(on.t, LoseBeast(), use))
    assert mule.id not in on.state.figures
    assert {hound.id, man.id} <= set(on.state.figures)


@pytest.mark.rule("dun.heroes.buy-between")
@pytest.mark.parametrize(
    ("inside", "done", "heroes", "filled"),
    [("norkfall", False, 3, True), ("norkfall", False, 2, False), ("norkfall", True, 3, False), ("", False, 3, False)],
)
def test_settlements_let_a_gap_in_the_party_be_filled(trip, inside, done, heroes, filled):
    on = trip("t30", inside=inside)
    on.group.done, on.state.party.start_heroes = done, heroes
    stays.move_on(on.t)
    assert (on.state.turn.phase == "muster") is filled
    assert on.state.stay.visits == ({hero.id: 0 for hero in on.heroes} if filled else {})


# ------------------------------------------------------------------------------------------------ cold and wrecks


@pytest.mark.rule("dun.winter.cold", "dun.ko.travel-event-body")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False)])
def test_who_freezes_to_death_is_carried_on_by_his_friends(trip, die, dead):
    on = trip("t5", turn=31)
    one, two = on.heroes
    one.wounds = one.base[9] - 1
    on.group.moved = on.group.done = True
    on.night(dice=[6, 1, die] if dead else [6, 1, die, 2, 1])
    assert bool(one.marks & Mark.DEAD) is dead
    assert on.group.members == ([two.id] if dead else [one.id, two.id])
    assert on.group.bodies == ([one.id] if dead else [])
    assert on.state.stay.trading == []
    assert not one.marks & (Mark.LEFT | Mark.KNOCKED_OUT) or dead


@pytest.mark.rule("dun.sea.wreck", "dun.sea.wreck-damage")
def test_a_mercenary_who_drowns_is_gone_and_a_hero_is_not(trip):
    wreck = trip.event("sea", 1, together=True, offers=(Offer("watch", effects=(Hull(-9),)),))
    on = trip(events=[wreck])
    one, two = on.heroes
    weak = on.companion(one, "sellsword", "mercenary", wounds=2)
    strong = on.companion(two, "sellsword", "mercenary")
    one.wounds = one.base[9] - 1
    on.afloat("m20")
    on.go("stay", dice=[1, 6, 6, 1, 1, 6, 6, 1, 1, 2, 2, 1])
    assert weak.id not in on.state.figures
    assert strong.id in on.state.figures
    assert {one.id, two.id} <= set(on.state.figures)
    assert on.group.boat is None
    assert on.group.at == "t70"
