"""Small things that one wrong sign would spoil: what labels promise, what is left to do, who is asked for what."""

import pytest

from undercroft.games.doria.content import effects
from undercroft.games.doria.content.facts import SIGNS, facts
from undercroft.games.doria.rules import (
    actions,
    gear,
    ground,
    labels,
    loot,
    meanings,
    monsters,
    moving,
    previews,
    scenario,
    spawn,
    trade,
    traps,
)
from undercroft.games.doria.rules.options import NO, NOTHING, STOP, UNARMED, YES, Cut, Deal, Give, Jump, Use, Wall
from undercroft.games.doria.state import Caught
from undercroft.kernel import Meaning
from undercroft.texts import voice

MOAT = "#######\n#.OO..#\n#.OO..#\n#.OO..#\n#.OO..#\n#.OO..#\n#######"
DITCH = "#######\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#######"
LONG = {
    (0, 0): "#######\n#######\n#######\n#.....D\n#######\n#######\n#######",
    (1, 0): "#######\n#######\n#######\nD.....#\n#######\n#######\n#######",
}
WIDE = {
    (0, 0): "#######\n#..... \n#..... \n#..... \n#..... \n#..... \n#######",
    (1, 0): "#######\n .....#\n .....#\n .....#\n .....#\n .....#\n#######",
}
english = voice("doria")


# ----------------------------------------------------------------------------------------------- what is told


def test_nothing_is_done_at_the_start(scene):
    s = scene(scenario="prisoners")
    assert [(part["done"], part["wanted"]) for part in scenario.to_do(s.state, s.content)] == [(0, 3)]


def test_a_use_says_its_cost_and_the_chance_of_its_check(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    potion = s.give("warrior", "small-healing-potion", "belt")
    ap = s.content.numbered[potion].ap + 4
    use = Use(potion, "small-healing-potion", 0)
    assert english(previews.use_label(s.t, use)) == "Use Small Healing Potion on Warrior"
    spoilt = previews.act_meaning(s.t, 0, use)
    assert ([cost.value for cost in spoilt.cost], spoilt.odds, spoilt.rank) == ([ap], (), 2)  # nobody is hurt
    s.set("warrior", hp=3)
    assert previews.act_meaning(s.t, 0, use).rank == 1
    checked = next(card for card in s.content.cards.values() if card.use and card.tn and card.needs)
    number = s.give("warrior", checked.id)
    own = s.hero("warrior").attributes
    (first, _), (second, _) = checked.needs
    own[first] = own[second] = (checked.tn - 11) // 2 + 1  # the sum is one or two points from the middle
    chance = previews.check_odds(own[first] + own[second], checked.tn)
    meaning = previews.act_meaning(s.t, 0, Use(number, checked.id, 0))
    assert [cost.value for cost in meaning.cost] == [checked.ap, checked.pp]
    assert [(part.outcome, part.percent) for part in meaning.odds] == [
        ("fail", round(float(100 - 100 * chance), 1)),
        ("pass", round(float(100 * chance), 1)),
    ]


def test_an_attack_on_a_trap_says_where_and_how_well_it_goes(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (2, 0)})
    vines, glaive = s.card("vine-tendrils"), s.give("warrior", "glaive")
    s.state.caught = [Caught(vines, 1, (), (1,), (), 1)]
    option = next(option for option in actions.legal(s.t, 0) if isinstance(option, Cut))
    odds = previews.attack_odds((3, 4), (2, 4), 1, 0, 0)
    assert english(previews.act_label(s.t, 0, option)) == "Attack Vine Tendrils at 2,0 with Glaive"
    meaning = previews.act_meaning(s.t, 0, option)
    assert [(cost.value, english(cost.what)) for cost in meaning.cost] == [(17, "AP")]
    assert meaning.odds[1].percent == round(float(100 * odds.hit), 1)
    assert glaive == option.number


def test_a_repair_says_whose_card_and_how_many(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    gear.damage_card(s.t, s.give("mage", "short-sword"))
    ap = s.content.cards["short-sword"].ap
    (work,) = trade.repairs(s.t, 0)
    assert english(labels.repair_label(s.t, work)) == "Short Sword of Mage"
    assert meanings.repair_meaning(work) == Meaning(meanings.points(ap + 5))


@pytest.mark.parametrize("edition", ["en", "de"])
def test_every_card_says_what_is_special_about_it(scene, edition):
    for card in scene(edition=edition).content.cards.values():
        said = {text.id for text in facts(card)}
        assert {sign for sign in SIGNS if f"fact-{sign}" in said} == {sign for sign in SIGNS if getattr(card, sign)}


# ----------------------------------------------------------------------------------------------- monsters


def test_a_modification_adds_its_hit_points_also_to_who_takes_it_over(scene):
    s = scene(heroes={"warrior": (4, 4)})
    plain, colossal = s.monster("troll", 0, 0), s.monster("troll", 0, 1, mods=("colossal",))
    assert (monsters.stats(s.t, plain).hp, monsters.stats(s.t, colossal).hp) == (3, 4)
    gargoyle = s.monster("gargoyle", 3, 3)
    s.monster("gargoyle", 1, 1)
    s.state.monster_deck += ["gargoyle", "blocker"]
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert s.state.monsters[gargoyle].hp == 1 + 1


def test_who_keeps_a_distance_keeps_it_from_the_others_too(scene):
    s = scene(WIDE, heroes={"warrior": (4, 2), "mage": (4, 0)})
    slime = s.monster("slimecrawler", 7, 2)
    s.state.activations = [(slime, monsters.EXTRA)]
    s.step(dice=[5, 5, 5])
    assert s.state.strike.targets == (0,)
    assert s.at(s.state.monsters[slime].square) == (9, 2)  # not 7,0, which is nearer to the mage


@pytest.mark.rule("doria.ai.rubble-en")
def test_a_monster_walks_up_to_the_rubble_and_clears_it(scene):
    s = scene(LONG, heroes={"warrior": (3, 2)})
    ground.drop_rubble(s.t, s.sq(6, 2))
    orc = s.monster("orc", 9, 2)
    s.state.activations = [(orc, monsters.EXTRA)]
    s.step()
    assert s.at(s.state.monsters[orc].square) == (7, 2)
    assert s.state.dungeon.rubble == ()


def test_a_monster_clears_nothing_with_its_last_point(scene):
    s = scene(LONG, heroes={"warrior": (0, 2)})
    ground.drop_rubble(s.t, s.sq(1, 2))
    zombie = s.monster("zombie", 5, 2)
    s.state.activations = [(zombie, monsters.EXTRA)]
    s.step()
    assert s.at(s.state.monsters[zombie].square) == (2, 2)
    assert s.state.dungeon.rubble == (s.sq(1, 2),)


# ----------------------------------------------------------------------------------------------- characters


def test_a_jump_is_as_long_as_the_squares_that_it_takes_and_six_at_most(scene):
    s = scene(MOAT, heroes={"warrior": (0, 2)})
    jumps = {s.at(option.square): option.length for option in actions.legal(s.t, 0) if isinstance(option, Jump)}
    assert jumps[3, 2] == 3
    hall = scene(heroes={"warrior": (0, 0)})
    found = moving.flight(hall.board, hall.sq(0, 0), 0)
    assert (found[hall.sq(1, 0)], max(found.values())) == (1, 6)


@pytest.mark.parametrize(("ap", "offered"), [(1, False), (2, True)])
def test_a_run_up_needs_a_point_left_for_the_jump(scene, ap, offered):
    s = scene(DITCH, heroes={"warrior": (0, 2)})
    s.set("warrior", ap=ap)  # 1,2 costs one point, 1,1 and 1,3 two
    assert ("run-up" in [str(option) for option in actions.legal(s.t, 0)]) is offered


@pytest.mark.rule("doria.trap.no-movement-en")
def test_a_trap_around_one_square_holds_whom_it_catches_whoever_escapes(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    vines = s.card("vine-tendrils")
    s.run(traps.spring(s.t, 0, vines), dice=[9, 9, 2, 3])
    assert [who.held for who in s.state.heroes] == [False, True]
    assert s.state.caught[0].heroes == (1,)


@pytest.mark.rule("doria.trap.blocked-doors")
def test_a_room_that_is_shut_is_shut_from_both_sides(scene):
    arts = {**WIDE, (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"}
    s = scene(arts, heroes={"warrior": (0, 0)})
    west = s.sq(5, 2) * 4 + 3
    assert ground.bar_doors(s.t, [0]) == (west,)
    assert s.board.is_barred(west)
    assert ground.bar_doors(s.t, [0]) == ()


@pytest.mark.rule("doria.trap.blocked-doors")
@pytest.mark.parametrize(("slot", "doors"), [(3, "nsx"), (2, "w"), (4, "x"), (0, "")])
def test_the_doors_of_any_tile_are_shut_and_no_others(scene, slot, doors):
    """The third tile has a door in the west; the fourth in the north and south, and the fifth one onto its wall."""
    hall = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    west = hall.replace("#.....#\n#.....#\n#.....#", "#.....#\n#.....#\nD.....#", 1)
    upright = "###D###\n" + hall[8:-7] + "###D###"
    arts = {(0, 0): hall, (0, 2): hall, (4, 0): west, (2, 4): upright, (3, 4): west}
    s = scene(arts, heroes={"warrior": (0, 0)})
    known = {
        "w": (50 + 10) * 4 + 3,
        "n": (75 + 2) * 4,
        "s": (75 + 22) * 4 + 2,
        "x": (100 + 10) * 4 + 3,
    }
    assert set(s.board.doors) == set(known.values())
    assert set(ground.bar_doors(s.t, [slot])) == {known[door] for door in doors}


@pytest.mark.rule("doria.setup.trade")
def test_a_card_can_be_given_to_anybody_and_back_to_who_has_had_a_turn(scene):
    s = scene(heroes=("warrior", "mage", "ranger"))
    sword, axe = s.card("short-sword"), s.card("hatchet")
    s.state.phase, s.state.queue, s.state.heroes[1].hand = "arrange", [1, 2], [sword, axe]
    s.step(answers=["by-hand", "give 2", "give 0"])
    assert [option.hero for option in s.t.asked[-1].options if isinstance(option, Give)] == [0, 2]
    assert (s.state.heroes[2].hand, s.state.heroes[0].hand) == ([sword], [axe])
    assert s.state.queue == [1, 2, 0]


@pytest.mark.rule("doria.setup.trade")
def test_who_is_given_something_after_a_turn_keeps_it_or_throws_it_away(scene):
    s = scene(heroes=("warrior", "mage", "ranger"))
    axe = s.card("hatchet")
    s.state.phase, s.state.queue, s.state.heroes[0].hand = "arrange", [0], [axe]
    s.step(answers=["pack"])
    assert not [option for option in s.t.asked[-1].options if isinstance(option, Give)]
    assert s.state.heroes[0].pack == [axe]


@pytest.mark.rule("doria.setup.trade")
def test_newcomers_swap_among_themselves_only(scene):
    s = scene(heroes=("warrior", "mage", "ranger"))
    s.state.joining, s.state.phase, s.state.queue = [2], "arrange", [2]
    s.state.heroes[2].hand = [s.card("hatchet")]
    s.step(answers=["pack"])
    assert not [option for option in s.t.asked[-1].options if isinstance(option, Give)]


def test_the_better_armor_is_put_on_as_proposed(scene):
    s = scene(heroes=("warrior",))
    cards = [s.card("woolen-jacket"), s.card("leather-armor")]
    s.set("warrior", str_=12, con=12, agi=12)
    s.state.phase, s.state.queue, s.state.heroes[0].hand = "arrange", [0], cards
    s.step(answers=["as-proposed"])
    assert s.state.heroes[0].body[1] == cards[1]
    assert cards[0] in s.state.heroes[0].pack


def test_what_comes_through_the_entrance_comes_up_the_stairs(scene):
    s = scene("#######\n#.....#\n#.....#\n#.....#\n#.....#\n#....s#\n#######")
    assert effects.entrance(s.t) == s.sq(4, 4)
    assert effects.entrance(scene().t) == 12


# ----------------------------------------------------------------------------------------------- campaign


@pytest.mark.rule("doria.comp.campaign-items-en")
def test_the_items_of_a_chapter_that_was_won_are_handed_out(scene):
    s = scene(heroes=("warrior",), mode="campaign", scenario="ash-1-earthquake")
    s.state.result = "won-goal"
    items = s.content.scenarios["ash-1-earthquake"].items
    assert s.step() == "begin_rewards"
    owned = [s.content.numbered[number].id for number in gear.owned(s.hero("warrior"))]
    assert items
    assert set(items) <= set(owned)


@pytest.mark.parametrize(("rounds", "points"), [(10, 0), (11, 1), (12, 0)])
def test_a_party_that_dallies_leaves_the_enemy_a_point(scene, rounds, points):
    s = scene(heroes=("warrior",), mode="campaign", scenario="ash-1-earthquake")
    s.state.phase, s.state.round = "A", rounds
    s.step()
    assert s.state.round == rounds + 1
    assert s.state.monster_points == points


# ----------------------------------------------------------------------------------------------- cards and turns


def test_a_discarded_card_comes_back_whole(scene):
    s = scene(heroes={"warrior": (0, 0)})
    sword = s.give("warrior", "short-sword")
    gear.damage_card(s.t, sword)
    gear.discard_card(s.t, 0, sword)
    assert s.state.damaged == []
    assert s.state.discard == [sword]


@pytest.mark.parametrize(("pp", "offered"), [(-18, True), (-19, False)])
def test_nobody_casts_to_their_own_death(scene, pp, offered):
    s = scene(heroes={"mage": (0, 0)})
    s.give("mage", "psi-orb")  # one psi point
    s.monster("orc", 1, 0)
    s.set("mage", pp=pp)
    assert any(str(option).startswith("attack") for option in actions.legal(s.t, 0)) is offered


def test_in_a_monsters_turn_no_character_is_the_active_one(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.monster("zombie", 0, 0)
    s.state.active, s.state.heroes[0].ap = 0, 0
    assert s.step() == "monster_turn"
    assert s.state.active == -1


@pytest.mark.parametrize(("side", "name"), [(0, "north"), (1, "east"), (2, "south"), (3, "west")])
def test_a_wall_that_breaks_is_named_by_its_side(scene, side, name):
    s = scene(heroes={"warrior": (4, 4)})
    door = s.sq(2, 0) * 4 + side
    assert name in english(labels.wall_label(s.t, Wall(door))).lower()


def test_far_fetched_places_and_plain_roles(scene):
    s = scene(heroes={"warrior": (0, 0)})
    potion = s.give("warrior", "small-healing-potion", "pack")
    spots, card = loot.spots(s.t, 0, potion), s.content.numbered[potion]
    ranks = {spot.place: meanings.spot_meaning(card, spot).rank for spot in spots}
    assert {ranks[place] for place in ("belt", "pack", "hand-1", "accessory-1")} == {0}
    assert ranks["head"] == 2
    sword = s.card("short-sword")
    assert {meanings.spot_meaning(s.content.numbered[sword], spot).rank for spot in loot.spots(s.t, 0, sword)} == {0}
    assert (NOTHING.role, UNARMED.role, STOP.role, NO.role, YES.role) == ("decline", "act", "end", "decline", "act")
    assert (Deal("done").role, Deal("buy", sword, "short-sword").role) == ("end", "act")
    assert (str(UNARMED), str(NOTHING)) == ("none", "none")  # as saves have it


@pytest.mark.rule("doria.phase-i.exchange", "doria.dice.comparative")
def test_what_deals_and_defenses_cost_and_bring(scene):
    s = scene(heroes={"warrior": (0, 0)})
    axe, worn = s.give("warrior", "war-axe", "pack"), s.give("warrior", "short-sword")
    deals = [meanings.deal_meaning(s.t, Deal("pay", number, "x")) for number in (axe, worn)]
    assert [english(one.detail) for one in deals] == ["worth 2 gold", "worth 1 gold"]
    assert [one.rank for one in deals] == [1, 2]  # nobody pays with the sword in hand
    club = s.card("wooden-club")
    (cost,) = meanings.deal_meaning(s.t, Deal("buy", club, "wooden-club")).cost
    assert (cost.value, english(cost.what)) == (s.content.numbered[club].gold, "gold")
    block = meanings.defense_meaning(s.t, UNARMED, (2, 0), 5, False).odds
    assert [part.outcome for part in block] == ["harm", "block"]
    assert block[1].percent == round(float(100 * previews.check_odds(0, 6)), 1)
