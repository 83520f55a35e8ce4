"""Acts of the party that once made no sense, each in the situation of a game where it was seen."""

import pytest
from tests.games.doria.test_bots import choice

from undercroft.games.doria import bots
from undercroft.games.doria.bots import care, danger, doors, exploring, fights, worth
from undercroft.games.doria.events import Defended
from undercroft.games.doria.rules import actions, defense, preparation, shop, traps
from undercroft.games.doria.rules.options import Attack, Disarm, Give, OpenDoor, Use, Walk
from undercroft.games.doria.state import Strike

CELL = "#######\n#######\n#.....#\n#######\n#######\n#######\n#######"


# ----------------------------------------------------------------------------------------------- before the game


def arranged(s, name):
    """What becomes of the first card in the hand of a character."""
    said = []

    def answer(ask):
        said.append(bots.steady(s.t, ask))
        return said[-1]

    s.state.phase, s.state.queue = "arrange", list(range(s.number(name), len(s.state.heroes)))
    s.run(preparation.arrange_one(s.t, s.number(name), s.hero(name).hand[0]), answers=[answer])
    return said[0]


def test_the_only_weapon_is_not_given_to_somebody_who_has_one(scene):
    s = scene(heroes=["warrior", "huntress"])
    sling = s.card("sling")
    s.hero("warrior").hand, s.hero("huntress").hand = [sling], [s.card("hunting-bow")]
    assert not isinstance(arranged(s, "warrior"), Give)
    s.hero("warrior").body[7] = s.card("war-axe")
    s.hero("warrior").hand, s.hero("huntress").hand = [s.card("sling")], []
    assert arranged(s, "warrior") == Give(1, "huntress")  # she has nothing, and he does not need it


def test_a_second_mace_goes_back_to_who_has_only_a_dagger(scene):
    s = scene(heroes=["warrior", "shield-maiden", "adventurer"])
    for name in ("warrior", "shield-maiden", "adventurer"):
        s.set(name, str_=13, con=13)
    s.give("warrior", "dagger")
    s.give("adventurer", "war-axe")
    s.hero("shield-maiden").hand = [s.card("spiked-mace"), s.card("war-hammer")]
    s.hero("shield-maiden").body[7] = s.card("war-axe")
    assert arranged(s, "shield-maiden") == Give(0, "warrior")


def test_what_helps_nobody_stays_where_it_is_and_a_shield_is_no_sword(scene):
    s = scene(heroes=["shield-maiden", "huntress"])
    s.give("shield-maiden", "stiletto")
    s.give("huntress", "short-bow")
    s.hero("shield-maiden").hand = [s.card("squire-sword"), s.card("squire-shield")]
    assert str(arranged(s, "shield-maiden")) == "belt"
    assert str(arranged(s, "shield-maiden")) == "hand-2"


def test_what_another_card_in_hand_replaces_is_not_put_on_first(scene):
    s = scene(heroes=["warrior"])
    dagger, axe, hammer = s.card("dagger"), s.card("war-axe"), s.card("war-hammer")
    s.set("warrior", str_=15, con=15, agi=15)
    s.hero("warrior").hand = [dagger, axe, hammer]
    assert str(arranged(s, "warrior")) == "belt"
    assert set(worth.outfit(s.t, 0)) == {axe, hammer}
    assert s.hero("warrior").body[7:] == [-1, -1]  # planned only


def test_a_shield_is_worth_more_beside_a_sword_than_a_second_sword(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", str_=15, con=15, agi=15)
    s.give("warrior", "javelin", "hand-1")
    javelin, buckler = s.card("javelin"), s.card("buckler")
    assert worth.gain_at(s.t, 0, buckler, "hand-2") > worth.gain_at(s.t, 0, javelin, "hand-2") > 0
    assert worth.gain_at(s.t, 0, buckler, "hand-1") < 0  # not in place of the only weapon


@pytest.mark.parametrize(("own", "wanted"), [("scimitar", True), ("dagger", False)])
def test_a_poor_weapon_is_exchanged_for_a_standard_one(scene, own, wanted):
    s = scene(heroes=["warrior"], edition="de")
    s.set("warrior", str_=13, con=13, agi=13)
    s.hero("warrior").hand = [s.card(own), s.card("star-ruby")]
    s.state.phase, s.state.queue = "cards", [0]
    asked = []

    def answer(ask):
        asked.append(bots.steady(s.t, ask))
        return ask.find("none")

    s.run(preparation.swap_for_standard(s.t, 0), answers=[answer])
    assert (str(asked[0]) != "none") == wanted
    if wanted:
        assert asked[0].card == "star-ruby"


# ----------------------------------------------------------------------------------------------- searching and buying


def test_a_potion_is_kept_rather_than_what_only_a_friend_could_wear(scene):
    s = scene(heroes={"huntress": (0, 0), "warrior": (4, 4)})
    shirt, potion = s.card("chain-shirt"), s.card("elixir")
    s.set("warrior", str_=15, con=15)
    assert worth.gain(s.t, 1, shirt) > worth.gain(s.t, 0, potion) > worth.gain(s.t, 0, shirt)
    assert worth.find(s.t, 0, potion) > worth.find(s.t, 0, shirt)
    assert worth.find(s.t, 1, shirt) > worth.find(s.t, 1, potion)  # the warrior takes it


def test_the_card_that_pays_exactly_goes_first(scene):
    s = scene(heroes={"mage": (0, 0)})
    axe = s.card("great-axe")
    s.set("mage", str_=20, con=20)
    s.state.phase, s.state.queue, s.state.shop = "I", [0], [axe, -1, -1]
    price = s.content.numbered[axe].gold
    cheap = s.give("mage", "silver-chalice", "pack")
    exact = s.give("mage", "star-ruby", "pack")
    assert (s.content.numbered[cheap].gold, s.content.numbered[exact].gold, price) == (2, 3, 3)
    said = []

    def answer(ask):
        said.append(str(bots.steady(s.t, ask)))
        return ask.find("done") if len(said) > 1 else bots.steady(s.t, ask)

    s.t.left_answers = [answer, answer]
    with pytest.raises((StopIteration, AssertionError)):
        shop.trade(s.t).send(None)
    assert said[0] == f"pay star-ruby {exact}"


@pytest.mark.parametrize(("traps", "wanted"), [(1, "done"), (2, "pay")])
def test_traps_that_fill_the_shop_are_bought_out_with_junk(scene, traps, wanted):
    s = scene(heroes={"mage": (0, 0)})
    junk = s.give("mage", "pouch-of-coins", "pack")
    cards = [s.card("wire-snare"), s.card("rat-swarm")]
    s.state.phase, s.state.queue, s.state.shop = "I", [0], [*cards[:traps], *[-1] * (3 - traps)]
    said = []

    def answer(ask):
        said.append(bots.steady(s.t, ask))
        return said[-1]

    s.run(shop.trade(s.t), answers=[answer])
    assert said[0].verb == wanted
    if wanted == "pay":
        assert said[0].number == junk
        s.run(shop.trade(s.t), answers=[answer])
        assert said[1].verb == "clear"
        assert len([number for number in s.state.shop if number >= 0]) == 1


@pytest.mark.parametrize(
    ("weapon", "potion", "useful"),
    [
        ("short-bow", "hawk-tonic", True),
        ("war-axe", "hawk-tonic", False),
        ("war-axe", "giants-brew", True),
        ("war-axe", "dreamers-tea", False),
        ("war-axe", "ironskin-oil", True),
    ],
)
def test_a_potion_that_strengthens_is_for_whom_it_strengthens(scene, weapon, potion, useful):
    s = scene(heroes={"warrior": (2, 2)})
    s.give("warrior", weapon)
    draught = s.give("warrior", potion, "belt")
    assert (worth.gain(s.t, 0, draught) > 0) == useful
    assert not isinstance(choice(s), Use)  # nobody to fight
    s.set("warrior", ap=20)
    s.monster("troll", 2, 0)
    assert isinstance(choice(s), Use) == useful


def test_nobody_casts_a_feather_step_to_win_a_fight(scene):
    s = scene(heroes={"mage": (2, 2)})
    s.give("mage", "feather-step")
    s.monster("troll", 2, 0)
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Use) and care.need(s.t, 0, option) > 0]
    s.give("mage", "dense-hide")
    assert [
        option.card for option in actions.legal(s.t, 0) if isinstance(option, Use) and care.need(s.t, 0, option) > 0
    ]


# ----------------------------------------------------------------------------------------------- traps, friends, gear


def test_who_is_caught_and_can_strike_nobody_gets_loose_though_a_monster_is_near(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "war-axe")
    s.run(traps.spring(s.t, 0, s.card("water-pit")), dice=[1, 2])
    ghost = s.monster("golem", 4, 0)
    assert isinstance(choice(s), Disarm)
    s.state.monsters[ghost].square = s.sq(1, 0)
    s.set("warrior", ap=20)
    assert isinstance(choice(s), Attack)


def test_who_is_spent_and_cornered_fights(scene):
    s = scene(CELL, heroes={"warrior": (0, 1), "mage": (4, 1)})
    s.give("warrior", "war-axe")
    s.set("warrior", hp=-3, ap=20)
    s.monster("golem", 2, 1)
    assert choice(s) == Walk(s.sq(1, 1))
    s.set("warrior", square=s.sq(1, 1), ap=20)
    assert isinstance(choice(s), Attack)


def test_who_is_well_takes_the_place_of_who_is_done_for(scene):
    s = scene(CELL, heroes={"warrior": (0, 1), "mage": (1, 1)})
    s.give("warrior", "war-axe")
    s.monster("golem", 2, 1, acted=True)
    s.state.door_opened = True
    assert str(choice(s)) != "swap mage 1"
    s.set("warrior", square=s.sq(0, 1), ap=20)
    s.set("mage", hp=1, square=s.sq(1, 1))
    assert str(choice(s)) == "swap mage 1"
    assert s.at(s.hero("warrior").square) == (1, 1)
    s.set("warrior", hp=3, square=s.sq(0, 1), ap=20)
    s.hero("mage").square = s.sq(1, 1)
    assert str(choice(s)) != "swap mage 1"  # not one cripple for another


def test_who_is_spent_keeps_out_of_a_fight_that_is_not_upon_them_yet(scene):
    s = scene(CELL, heroes={"warrior": (0, 1), "mage": (1, 1)})
    s.give("warrior", "war-axe")
    s.set("warrior", hp=-3, ap=20)
    s.monster("golem", 4, 1)
    walks = [option.square for option in danger.prudent(s.t, 0, actions.legal(s.t, 0)) if isinstance(option, Walk)]
    assert s.sq(2, 1) not in walks
    s.state.monsters.clear()
    assert danger.prudent(s.t, 0, actions.legal(s.t, 0)) == actions.legal(s.t, 0)


def test_nobody_stops_in_a_fire_or_stays_there(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.ground = {s.sq(0, 0): "fire", s.sq(1, 0): "fire", s.sq(0, 1): "ice"}
    s.state.door_opened = True
    assert choice(s) == Walk(s.sq(0, 1))
    walks = [option.square for option in danger.prudent(s.t, 0, actions.legal(s.t, 0)) if isinstance(option, Walk)]
    assert s.sq(1, 0) not in walks
    s.state.tokens = {s.sq(1, 0): "bellows"}
    walks = [option.square for option in danger.prudent(s.t, 0, actions.legal(s.t, 0)) if isinstance(option, Walk)]
    assert s.sq(1, 0) in walks  # what is asked for may lie there


def test_a_dying_friend_comes_before_a_door(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (4, 2), "mage": (1, 1)})
    s.state.tiles = ["a-2", "a-4"]
    s.give("warrior", "healing-potion", "belt")
    s.set("mage", hp=-17, unconscious=True)
    chosen = choice(s)
    assert isinstance(chosen, Walk)
    assert s.board.in_range(chosen.square, s.hero("mage").square, 1)
    s.set("warrior", ap=20, square=s.sq(4, 2))
    s.set("mage", hp=-3)
    assert isinstance(choice(s), OpenDoor)  # that can wait


def test_who_is_badly_hurt_lets_others_open_doors(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (4, 2), "mage": (1, 1)})
    s.state.tiles = ["a-2", "a-4"]
    s.set("warrior", hp=4)
    assert not isinstance(choice(s), OpenDoor)
    assert not doors.ready(s.t, 0)
    s.set("warrior", ap=20)
    s.set("mage", hp=1)
    assert not danger.frail(s.t, 0)  # they are all in the same state
    assert isinstance(choice(s), OpenDoor)


@pytest.mark.parametrize(("pp", "wards"), [(1, True), (0, False)])
def test_a_ward_is_not_paid_with_psi_points_that_are_not_there(scene, pp, wards):
    s = scene(heroes={"adventurer": (1, 2)})
    s.give("adventurer", "air-shield")
    s.set("adventurer", pp=pp)
    s.state.strike = Strike(s.monster("orc", 0, 2), 9, (0,))
    s.run(defense.defend(s.t), dice=[9, 9], answers=[lambda ask: bots.steady(s.t, ask)])
    assert s.hero("adventurer").pp == 0
    assert s.told(Defended)[0].defense == (23 if wards else 18)


def test_a_good_weapon_is_mended_before_a_dagger_scratches_armor(scene):
    s = scene(heroes={"shield-maiden": (2, 2)})
    axe, dagger = s.give("shield-maiden", "great-axe"), s.give("shield-maiden", "dagger", "belt")
    s.monster("mummy", 2, 1)
    s.state.damaged = [axe]
    assert care.blunt(s.t, 0)
    assert care.best_repair(s.t, 0).numbers == (axe,)
    s.state.damaged = [dagger]
    assert not care.blunt(s.t, 0)


def test_points_are_not_waited_away_while_a_potion_lies_in_the_backpack(scene):
    s = scene(CELL, heroes={"warrior": (0, 1), "mage": (1, 1)})
    s.give("warrior", "war-axe")
    s.give("warrior", "elixir", "pack")
    s.monster("golem", 4, 1, acted=True)
    s.state.door_opened = True
    s.set("mage", hp=1)
    assert str(care.spare(s.t, 0, actions.legal(s.t, 0))) == "equip"
    s.set("mage", hp=s.hero("mage").max_hp)
    assert care.spare(s.t, 0, actions.legal(s.t, 0)) is None


def test_a_sword_in_the_backpack_is_thrown_to_who_can_use_it(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (4, 4)})
    s.set("warrior", str_=15, con=15, agi=15)
    sword = s.give("mage", "longsword", "pack", meets=False)
    assert care.best_gift(s.t, 0) == (sword, 1)
    s.run(actions.act(s.t, 0), answers=["throw", lambda ask: bots.steady(s.t, ask)])
    assert s.hero("warrior").body[7] == sword
    assert care.best_gift(s.t, 0) is None


def test_a_blast_beside_a_friend_is_worth_less(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    flask = s.give("warrior", "fire-flask", "belt")
    action = Attack(flask, "fire-flask", s.monster("mercenary", 2, 0), "mercenary")
    alone = fights.attack_value(s.t, 0, action)
    s.hero("mage").square = s.sq(3, 0)
    assert fights.attack_value(s.t, 0, action) == pytest.approx(alone - 0.5)


def test_nobody_leaves_the_others_for_a_treasure_out_of_reach(scene):
    arts = {(0, 0): "a-1", (0, -1): "a-4", (0, -2): "a-4"}
    s = scene(arts, heroes={"warrior": (2, 1), "mage": (2, 2)})
    s.state.tiles = []
    s.state.treasures = [s.sq(2, -8)]
    s.set("warrior", ap=4)
    assert exploring.home(s.t, 0) == 0
    assert exploring.advance(s.t, 0, actions.legal(s.t, 0)) is None
    s.set("warrior", ap=20)
    assert exploring.advance(s.t, 0, actions.legal(s.t, 0)) == Walk(s.sq(2, -8))
