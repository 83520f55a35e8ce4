"""On the road: bodies that are carried to a Healer, potions, new heroes, mounts, and an end of it."""

import msgspec
import pytest

import undercroft
from undercroft.bots import make, seated
from undercroft.games.universalis.book import CAMPAIGNS, hand_on
from undercroft.games.universalis.content.definitions import GainMana, Heal, Wound
from undercroft.games.universalis.content.places import SERVICES
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.events import Raised
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.parcel import Parcel
from undercroft.games.universalis.rules.aftermath import BODY
from undercroft.games.universalis.rules.journey import groups, ways
from undercroft.games.universalis.setup import setup
from undercroft.games.universalis.spine import legacy
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import Catalogue, configure

DEADLY = (Offer("watch", effects=(Wound(30),)),)


def healer_town(on):
    return next(town for town in on.chart.region.settlements if "healer" in town.services and town.alignment != "evil")


def fallen(trip, coins=25):
    on = trip("t54", heroes=("borgron", "taeral"))
    borgron, taeral = on.heroes
    town = healer_town(on)
    on.group.at, on.group.inside = town.at, town.id
    taeral.marks |= Mark.DEAD | Mark.LEFT
    taeral.uses[BODY] = 1
    taeral.wounds = taeral.base[9] - 1
    groups.bury(on.t)
    borgron.coins = coins
    return on, borgron, taeral, town


@pytest.mark.rule("dun.ko.travel-event-body", "dun.ko.recovered-death")
def test_whoever_dies_on_the_road_is_carried_by_his_friends(trip):
    on = trip("t54", heroes=("borgron", "taeral"), events=(trip.event("plain", 6, offers=DEADLY, one=True),))
    on.go("stay", dice=[6, 1])  # the event happens; the fate is death
    dead = next(hero for hero in on.heroes if hero.marks & Mark.DEAD)
    alive = next(hero for hero in on.heroes if hero is not dead)
    assert (on.group.members, on.group.bodies) == ([alive.id], [dead.id])
    assert dead.id in on.state.figures
    assert all(ask.key != "resurrect" for ask in on.t.asked), "there is no Healer on the heath"
    on.night()
    on.go("camp", dice=[1])
    assert on.group.bodies == [dead.id], "without limit of time, wherever they go"


@pytest.mark.rule("dun.ko.recovered-death", "dun.injury.decision-first")
def test_a_healer_calls_him_back_for_the_groups_coins(trip):
    on, borgron, taeral, town = fallen(trip)
    on.go(f"enter {town.id}", "go healer", "raise taeral", "courage", dice=[1, 3, 3])
    cost = on.content.points.resurrection_cost
    assert borgron.coins == 25 - cost
    assert on.group.bodies == []
    assert on.group.members == [borgron.id, taeral.id]
    assert not taeral.marks & Mark.DEAD
    assert taeral.injuries[-1].endswith("!"), "the injury that remains is incurable"
    assert [event.name for event in on.t.told(Raised)] == ["taeral"]


@pytest.mark.rule("dun.ko.recovered-death")
def test_without_the_coins_or_a_healer_nobody_is_called_back(trip):
    on, _borgron, taeral, town = fallen(trip, coins=on_cost() - 1)
    on.go(f"enter {town.id}", "go healer", dice=[1])
    assert "raise taeral" not in on.options()
    other, _, _, _ = fallen(trip)
    place = next(one for one in other.chart.region.settlements if "market" in one.services and one.alignment != "evil")
    other.group.at, other.group.inside = place.at, place.id
    other.go(f"enter {place.id}", "go market", dice=[1])
    assert "raise taeral" not in other.options()
    assert taeral.marks & Mark.DEAD


def on_cost():
    return undercroft.new("universalis").content.points.resurrection_cost


@pytest.mark.rule("dun.ko.recovered-death", "dun.heroes.keep")
def test_the_body_goes_along_from_link_to_link(trip):
    on, _borgron, _taeral, _town = fallen(trip)
    on.road.quest = "the-old-cellar"
    on.state.quest.ended, on.state.quest.settled = "quest", True
    handed = hand_on(on.state, on.content, Parcel())
    assert [hero.card for hero in handed.heroes] == ["borgron"]
    assert [body.card for body in handed.road.groups[0].bodies] == ["taeral"]
    plain = msgspec.json.decode(msgspec.json.encode(handed))
    config = configure(GAME.info, seed=1, seats=1, scenario="journey", legacy=plain)
    state = setup(config, GAME.content(config))
    (group,) = state.road.groups
    body = state.figures[group.bodies[0]]
    assert (body.card, bool(body.marks & Mark.DEAD)) == ("taeral", True)
    assert len(group.members) == 1
    again = hand_on(state_after(state), GAME.content(config), msgspec.convert(plain, Parcel))
    assert "log-dead" not in [one.id for one in again.log], "he is told dead once"


def state_after(state):
    state.quest.settled, state.quest.ended = True, "year"
    return state


@pytest.mark.rule("dun.ko.recovered-death", "dun.ko.independent-healer")
def test_a_hero_brought_dead_out_of_a_quest_of_the_road_is_carried_on(trip, arena):
    a = arena()
    hero = a.hero(-1, -1, card="shara", coins=50)
    friend = a.hero(0, 0, card="borgron", coins=50)
    hero.marks |= Mark.KNOCKED_OUT | Mark.LEFT
    a.state.party.on_the_road, a.state.quest.ended = True, "fled"
    a.run(GAME.steps["aftermath"](a.t), [1])
    assert hero.uses[BODY] == 1
    assert all(ask.key != "resurrect" for ask in a.t.asked)
    assert [one["card"] for one in legacy(a.state, a.content)["heroes"]] == [friend.card]
    before = msgspec.convert(
        {"road": {"region": "arasca", "groups": [{"heroes": ["shara", "borgron"], "at": "t30"}]}}, Parcel
    )
    quests = Catalogue("quests", [*base().quests.values(), a.board.quest])
    handed = hand_on(a.state, msgspec.structs.replace(a.content, quests=quests), before)
    assert [body.card for body in handed.road.groups[0].bodies] == ["shara"]


@pytest.mark.rule("dun.ko.travel-event-body")
def test_a_body_can_be_laid_to_rest(trip):
    on, _, taeral, _ = fallen(trip)
    assert "bury taeral" in on.options()
    on.go("bury taeral")
    assert on.group.bodies == []
    assert taeral.id not in on.state.figures
    assert "bury taeral" not in on.options()


# ------------------------------------------------------------------------------------------------ potions


@pytest.mark.rule("dun.campaign.no-recovery")
def test_potions_herbs_and_provisions_help_on_the_road_and_cost_no_time(trip):
    on = trip("t54", heroes=("borgron", "maeliss"))
    borgron, maeliss = on.heroes
    borgron.pack, maeliss.pack = (
        [Held("healing-potion"), Held("rope")],
        [Held("pack-of-provisions"), Held("mana-potion")],
    )
    assert not [text for text in on.options() if text.startswith("drink")], "nobody needs any"
    borgron.wounds, maeliss.mana = 5, 0
    found = [str(way) for way in ways.supplies.options(on.t, on.group)]
    assert found == ["drink healing-potion borgron", "drink pack-of-provisions borgron", "drink mana-potion maeliss"]
    heals = next(effect.amount for effect in on.content.objects["healing-potion"].effects if isinstance(effect, Heal))
    on.go("drink healing-potion borgron", "drink pack-of-provisions borgron", "drink mana-potion maeliss")
    assert borgron.wounds == 5 - heals - 1
    gains = next(one for one in on.content.objects["mana-potion"].effects if isinstance(one, GainMana))
    assert maeliss.mana == min(maeliss.base[7], gains.amount)
    assert [held.card for held in borgron.pack] == ["rope"]
    assert maeliss.pack == []
    assert on.road.turn == 1
    assert not on.group.moved


@pytest.mark.rule("dun.campaign.no-recovery")
def test_herbs_cure_the_diseased_and_nobody_else(trip):
    on = trip("t54", heroes=("borgron", "maeliss"))
    borgron, maeliss = on.heroes
    borgron.pack, maeliss.pack = [Held("healing-herbs")], []
    maeliss.marks |= Mark.DISEASED
    assert [str(way) for way in ways.supplies.options(on.t, on.group)] == ["drink healing-herbs maeliss"]
    on.go("stay", "drink healing-herbs maeliss", dice=[1])
    assert not maeliss.marks & Mark.DISEASED
    assert borgron.pack == []


@pytest.mark.rule("dun.campaign.no-recovery", "dun.identify.unknown")
def test_what_nobody_knows_nobody_drinks(trip):
    on = trip("t54", heroes=("borgron",))
    (borgron,) = on.heroes
    borgron.pack, borgron.wounds = [Held("healing-potion", known=False)], 3
    assert list(ways.supplies.options(on.t, on.group)) == []


# ------------------------------------------------------------------------------------------------ mounts


@pytest.mark.rule("dun.travel.mounted-bonus", "dun.mount.who")
@pytest.mark.parametrize(
    ("animal", "size", "rides"),
    [
        ("riding-horse", 2, True),
        ("riding-horse", 4, False),
        ("hill-pony", 2, None),
        ("war-hound", 1, False),
    ],
)
def test_only_an_animal_that_bears_its_hero_counts(trip, animal, size, rides):
    on = trip("t54", heroes=("borgron",))
    (hero,) = on.heroes
    beast = on.companion(hero, animal)
    hero.size = size
    bears = rides if rides is not None else (hero.size < beast.size or hero.size == beast.size == 2)
    assert ways.mounted(on.t, on.group) == bears
    beast.size, hero.size = 2, 2
    assert ways.mounted(on.t, on.group) == (animal != "war-hound"), "an Average mount bears Average heroes"


# ------------------------------------------------------------------------------------------------ an end of it


@pytest.mark.rule("dun.place.cards")
def test_there_are_24_cards_of_places_and_services():
    assert len(SERVICES) == len({card.id for card in SERVICES}) == 24
    named = {"inn", "home", "healer", "herbalist", "tavern", "combat-school", "library", "school-of-magic", "market"}
    named |= {"blacksmith", "pier", "bridge", "prison", "guards", "sacred-place"}
    assert named <= {card.id for card in SERVICES}


@pytest.mark.rule("dun.place.sell", "dun.between.sell")
def test_what_was_just_bought_is_not_sold_there_again(trip):
    on = trip("t30", heroes=("borgron",))
    (hero,) = on.heroes
    town = next(one for one in on.chart.region.settlements if "market" in one.services)
    on.group.at, hero.pack = town.at, [Held("torch")]
    on.go(on_enter(on, town), "go market", "buy rope", "leave", dice=[1])
    offered = on.options()
    assert "sell torch" in offered
    assert "sell rope" not in offered
    on.go("sell torch", "done")


def on_enter(on, town):
    on.group.inside = town.id
    return f"enter {town.id}"


@pytest.mark.rule("dun.place.three-visits")
def test_nobody_changes_his_clothes_for_ever(trip):
    on = trip("t30", heroes=("borgron",))
    town = on.chart.settled("t30")[0]
    on.go(on_enter(on, town), dice=[1])
    for _ in range(60):
        change = next((text for text in on.options() if text.split()[0] in ("stow", "hold", "wear")), None)
        if change is None:
            break
        on.go(change)
    else:
        raise AssertionError("it goes on and on")
    on.go("done")
    assert on.state.making.second_thoughts == 0


@pytest.mark.rule("dun.campaign.split")
def test_nobody_parts_and_joins_for_ever_in_one_turn(trip):
    on = trip("t54", heroes=("borgron", "taeral"))
    for _ in range(20):
        shift = next((text for text in on.options() if text.split()[0] in ("part", "join")), None)
        if shift is None:
            break
        on.go(shift)
    assert on.road.shifts == 4
    assert not [text for text in on.options() if text.split()[0] in ("part", "join")]


@pytest.mark.rule("dun.campaign.turn")
@pytest.mark.parametrize("seed", range(3))
def test_a_journey_of_random_answers_ends(seed):
    session = undercroft.new(
        "universalis", seed=seed, seats=2, heroes=3, scenario="journey", options={"ready-party": True}
    )
    outcome = session.roll_out(seated([make("universalis", "random", seed), make("universalis", "random", seed + 9)]))
    assert outcome[0].reason in ("quest", "year", "lost")


def test_the_book_knows_the_parcel():
    assert CAMPAIGNS.parcel is Parcel
