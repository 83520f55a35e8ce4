"""Searching, throwing, using, repairing and taking items."""

import pytest

from undercroft.games.doria.content.definitions import STR
from undercroft.games.doria.events import LootLost, Repaired
from undercroft.games.doria.rules import actions, combat, gear, ground, items, loot, trade
from undercroft.games.doria.rules.options import Search

FAR_ROOM = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######",
    (2, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


def texts(s, hero=0):
    return [str(option) for option in actions.legal(s.t, hero)]


@pytest.mark.rule("doria.action.list")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_every_action_of_the_list_is_offered(scene, edition):
    s = scene(FAR_ROOM, heroes={"warrior": (4, 2), "mage": (4, 3), "huntress": (4, 2)}, edition=edition)
    s.state.dungeon = ground_without_doors(s)
    s.set("huntress", unconscious=True)
    s.give("warrior", "combat-hammer")
    s.give("warrior", "small-healing-potion", "belt")
    s.give("mage", "dagger", "pack")
    s.set("warrior", hp=3)
    gear.damage_card(s.t, s.give("warrior", "leather-helmet"))
    s.state.treasures.append(s.hero("warrior").square)
    s.monster("orc", 4, 1)
    verbs = {text.split()[0] for text in texts(s)}
    wanted = {"walk", "open", "search", "attack", "use", "equip", "stow", "throw", "take", "repair", "pick-up", "wait"}
    assert wanted | ({"swap"} if edition == "en" else set()) <= verbs
    assert ("swap" in verbs) == (edition == "en")


def ground_without_doors(s):
    """The same rooms with all doors shut."""
    import msgspec

    return msgspec.structs.replace(s.state.dungeon, opened=())


@pytest.mark.rule("doria.search.one-card", "doria.search.marker-removed", "doria.treasure.place")
def test_a_search_of_one_point_draws_a_card_and_exhausts_the_place(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.treasures = [s.sq(0, 0), s.sq(1, 0)]
    club = s.card("wooden-club")
    s.state.stacks = [[club], [], []]
    s.step(answers=["search", "belt"])
    assert s.hero("warrior").ap == 19
    assert s.hero("warrior").belt == [club]
    assert s.state.treasures == [s.sq(1, 0)]
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Search)]


@pytest.mark.rule("doria.search.two-cards")
def test_a_careful_search_keeps_one_of_two_and_only_a_kept_trap_springs(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.treasures = [s.sq(0, 0)]
    club, trap = s.card("wooden-club"), s.card("boulder-trap")
    s.state.stacks = [[trap, club], [], []]
    s.step(answers=["search carefully", f"wooden-club {club}", "pack"])
    assert s.hero("warrior").ap == 15
    assert s.hero("warrior").pack == [club]
    assert s.state.discard == [trap]
    assert s.told(LootLost)[0].card == "boulder-trap"
    assert s.t.rolled == []
    assert s.state.treasures == []


# ----------------------------------------------------------------------------------------------- throwing


@pytest.mark.rule("doria.throw.turn", "doria.throw.cost-en", "doria.throw.displaced-card")
def test_a_throw_from_the_body_is_free_and_may_be_equipped_at_once(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, seats=2)
    first, club = s.give("mage", "dagger", "hand-1"), s.give("warrior", "wooden-club", "hand-1")
    s.set("mage", str_=6, con=6)
    s.step(answers=["throw", "hand-1"])
    assert s.hero("warrior").ap == 20
    assert s.hero("mage").body[7] == club
    assert s.hero("mage").belt == [first]  # the displaced card goes down, it is not thrown on
    assert s.t.asked[-1].seat == 1  # the receiver decides
    assert {str(option) for option in s.t.asked[-1].options} == {"hand-1", "hand-2", "belt", "pack"}


@pytest.mark.rule("doria.throw.cost-en", "doria.throw.cost-de")
@pytest.mark.parametrize(
    ("edition", "place", "ap"), [("en", "belt", 4), ("en", "pack", 10), ("de", "belt", 3), ("de", "pack", 10)]
)
def test_throwing_what_is_put_away_costs_its_access(scene, edition, place, ap):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, edition=edition)
    s.give("warrior", "wooden-club", place)
    s.step(answers=["throw", "pack"])
    assert s.hero("warrior").ap == 20 - ap
    assert len(s.hero("mage").pack) == 1


@pytest.mark.rule("doria.throw.reach")
def test_throws_reach_the_same_tile_and_those_joined_to_it(scene):
    s = scene(FAR_ROOM, heroes={"warrior": (0, 0), "mage": (5, 4), "ranger": (12, 2), "huntress": (0, 4)})
    assert trade.receivers(s.t, 0) == [1, 3]  # neither distance nor sight matter
    s.state.dungeon = ground_without_doors(s)
    assert trade.receivers(s.t, 0) == [3]


@pytest.mark.rule("doria.throw.sight-option")
def test_as_a_variant_throwing_needs_sight(scene):
    s = scene(FAR_ROOM, heroes={"warrior": (0, 0), "mage": (5, 4), "huntress": (0, 4)}, throw_in_sight=True)
    assert trade.receivers(s.t, 0) == [2]
    s.state.heroes[0].square = s.sq(4, 2)
    assert trade.receivers(s.t, 0) == [1, 2]


@pytest.mark.rule("doria.throw.only-displaced")
def test_the_receiver_moves_nothing_but_the_displaced_card(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    first, second = s.give("mage", "dagger", "hand-1"), s.give("mage", "dagger", "hand-2")
    s.give("warrior", "wooden-club", "hand-1")
    s.set("mage", str_=6, con=6)
    s.step(answers=["throw", "hand-1"])
    assert s.hero("mage").body[8] == second
    assert s.hero("mage").belt == [first]
    assert len(s.t.asked) == 2


@pytest.mark.rule("doria.trap.blocked-doors", "doria.marker.blocked-door")
def test_nothing_passes_a_blocked_door(scene):
    s = scene(FAR_ROOM, heroes={"warrior": (4, 2), "mage": (5, 2)})
    bow = s.give("warrior", "hunting-bow")
    s.monster("orc", 7, 2)
    assert trade.receivers(s.t, 0) == [1]
    assert combat.attacks(s.t, 0, s.board)
    doors = ground.bar_doors(s.t, [0])
    assert trade.receivers(s.t, 0) == []
    assert combat.attacks(s.t, 0, s.board) == []
    assert not s.board.sees(s.sq(4, 2), s.sq(5, 2))
    assert s.board.doors_at == {}
    assert s.sq(5, 2) not in s.board.reach(s.sq(4, 2), 0)
    ground.unbar(s.t, doors)
    assert trade.receivers(s.t, 0) == [1]
    assert bow in s.hero("warrior").body


# ----------------------------------------------------------------------------------------------- using


@pytest.mark.rule("doria.use.attack-cost", "doria.card.ap-cost")
def test_attacks_cost_what_the_card_says(scene):
    s = scene()
    costs = [card.ap for card in s.content.cards.values() if card.attack is not None]
    assert min(costs) >= 5
    assert max(costs) <= 25
    hammer, orc = s.give("warrior", "combat-hammer"), s.monster("orc", 1, 0)
    s.step(answers=[f"attack orc-{orc} with combat-hammer {hammer}"], dice=[2, 3, 9, 9])
    assert s.hero("warrior").ap == 20 - 14


@pytest.mark.rule("doria.use.from-belt-en", "doria.use.from-belt-de")
@pytest.mark.parametrize(("edition", "more"), [("en", 4), ("de", 3)])
def test_one_handed_cards_work_from_the_belt_even_with_full_hands(scene, edition, more):
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    s.give("warrior", "combat-hammer")
    sword, potion = s.give("warrior", "squire-sword", "belt"), s.give("warrior", "small-healing-potion", "belt")
    orc = s.monster("orc", 1, 0, hp=9)
    ap = s.content.numbered[sword].ap
    s.step(answers=[f"attack orc-{orc} with squire-sword {sword}"], dice=[2, 3, 9, 9])
    assert s.hero("warrior").ap == 20 - ap - more
    assert sword in s.hero("warrior").belt
    s.set("warrior", ap=20, hp=3)
    s.step(answers=[f"use small-healing-potion {potion} on 0"])
    assert s.hero("warrior").ap == 20 - s.content.numbered[potion].ap - more
    assert potion in s.state.discard


@pytest.mark.rule("doria.use.two-handed-belt-en")
def test_two_handed_cards_never_work_from_the_belt(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "combat-hammer", "belt")
    assert combat.weapons(s.t, 0) == []
    shift = next(shift for shift in trade.draws(s.t, 0) if shift.place == "hand-1")
    assert trade.draw_cost(s.t, 0, shift.number) == 4


@pytest.mark.rule("doria.use.two-handed-belt-de")
def test_in_the_first_edition_they_do_with_a_free_hand(scene):
    s = scene(heroes={"warrior": (0, 0)}, edition="de")
    hammer = s.give("warrior", "combat-hammer", "belt")
    assert combat.weapons(s.t, 0) == [(hammer, 14 + 3)]
    s.give("warrior", "dagger", "hand-1")
    assert (hammer, 17) in combat.weapons(s.t, 0)
    s.give("warrior", "dagger", "hand-2")
    assert hammer not in dict(combat.weapons(s.t, 0))


@pytest.mark.rule("doria.use.backpack")
def test_backpack_cards_cannot_be_used(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "short-sword", "pack")
    s.give("warrior", "small-healing-potion", "pack")
    s.set("warrior", hp=1)
    s.monster("orc", 1, 0)
    assert combat.weapons(s.t, 0) == []
    assert items.usable(s.t, 0) == []


@pytest.mark.rule("doria.use.potion-discarded", "doria.derived.hp-recovery")
def test_a_healing_potion_heals_and_is_gone(scene):
    s = scene(heroes={"warrior": (0, 0)})
    potion = s.give("warrior", "small-healing-potion", "hand-1")
    s.set("warrior", hp=12)
    s.step(answers=[f"use small-healing-potion {potion} on 0"])
    assert s.hero("warrior").hp == 13  # three points, but not above the maximum
    assert s.state.discard == [potion]
    assert s.hero("warrior").body[7] == -1


@pytest.mark.rule("doria.use.defensive-body-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_defensive_card_in_the_belt_does_nothing(scene, edition):
    from undercroft.games.doria.rules import defense

    s = scene(heroes=["mage"], edition=edition)
    guard = s.give("mage", "spell-guard", "belt")
    assert defense.shields(s.t, 0, magic=True, ignoring_magic=False) == []
    gear.remove(s.content, s.hero("mage"), guard)
    gear.put_on(s.content, s.hero("mage"), guard, 1)
    assert defense.shields(s.t, 0, magic=True, ignoring_magic=False) == [guard]


@pytest.mark.rule("doria.use.defense-no-ap")
def test_defending_costs_no_action_points(scene):
    from undercroft.games.doria.rules import defense

    s = scene(heroes=["warrior"])
    s.give("warrior", "short-sword")
    s.set("warrior", ap=-5)
    s.run(defense.parry(s.t, 0, 12, magic=False), answers=["none"], dice=[9, 9])
    assert s.hero("warrior").ap == -5


# ----------------------------------------------------------------------------------------------- repairing


@pytest.mark.rule("doria.repair.cost", "doria.repair.set")
def test_leather_is_repaired_together_and_boots_apart(scene):
    s = scene(heroes={"ranger": (0, 0)})
    s.set("ranger", ap=24)
    armor, helmet, boots = (s.give("ranger", id) for id in ("leather-armor", "leather-helmet", "padded-boots"))
    for number, ap in ((armor, 8), (helmet, 9), (boots, 7)):
        s.revise(number, ap=ap)
        gear.damage_card(s.t, number)
    works = {str(work): work.ap for work in trade.repairs(s.t, 0)}
    both = f"repair leather {helmet} {armor} of 0"
    assert works[both] == 9
    assert works[f"repair padded-boots {boots} of 0"] == 7
    s.step(answers=["repair", both])
    assert s.hero("ranger").ap == 15
    assert s.state.damaged == [boots]
    assert len(s.told(Repaired)) == 2


@pytest.mark.rule("doria.repair.set-belt-en")
@pytest.mark.parametrize(("edition", "ap"), [("en", 13), ("de", 9)])
def test_set_pieces_in_the_belt_add_four_once(scene, edition, ap):
    s = scene(heroes={"ranger": (0, 0)}, edition=edition)
    armor, helmet = s.give("ranger", "leather-armor", "belt"), s.give("ranger", "leather-helmet")
    for number, cost in ((armor, 8), (helmet, 9)):
        s.revise(number, ap=cost)
        gear.damage_card(s.t, number)
    works = [work for work in trade.repairs(s.t, 0) if len(work.numbers) == 2]
    assert [work.ap for work in works] == [ap]


@pytest.mark.rule("doria.repair.set-backpack")
def test_the_backpack_is_repaired_piece_by_piece(scene):
    s = scene(heroes={"ranger": (0, 0)})
    numbers = [s.give("ranger", "leather-armor", "pack"), s.give("ranger", "leather-helmet", "pack")]
    for number in numbers:
        gear.damage_card(s.t, number)
    assert sorted(work.numbers for work in trade.repairs(s.t, 0)) == sorted((number,) for number in numbers)


@pytest.mark.rule("doria.repair.cost")
@pytest.mark.parametrize(
    ("edition", "place", "more"), [("en", "belt", 4), ("en", "pack", 10), ("de", "belt", 0), ("de", "pack", 0)]
)
def test_a_single_card_that_is_put_away(scene, edition, place, more):
    s = scene(heroes={"ranger": (0, 0)}, edition=edition)
    sword = s.give("ranger", "short-sword", place)
    gear.damage_card(s.t, sword)
    assert [work.ap for work in trade.repairs(s.t, 0)] == [s.content.numbered[sword].ap + more]


@pytest.mark.rule("doria.repair.damaged-armor", "doria.repair.stays-damaged")
def test_damaged_armor_gives_no_protection_until_repaired_whoever_has_it(scene):
    from undercroft.games.doria.rules import health

    s = scene(heroes={"ranger": (0, 0), "warrior": (1, 0)})
    armor = s.give("ranger", "leather-armor")
    assert health.usable_armor(s.t, 0, "", False) == [armor]
    gear.damage_card(s.t, armor)
    assert health.usable_armor(s.t, 0, "", False) == []
    s.step(answers=["throw", "pack"])
    assert armor in s.hero("warrior").pack
    assert not gear.intact(s.state, armor)
    gear.mend_card(s.t, armor)
    assert gear.intact(s.state, armor)


@pytest.mark.rule("doria.repair.damaged-item-en")
def test_a_damaged_weapon_or_spell_cannot_be_used(scene):
    from undercroft.games.doria.rules import defense

    s = scene(heroes={"warrior": (0, 0)})
    sword = s.give("warrior", "short-sword")
    orb = s.give("warrior", "psi-orb")
    for number in (sword, orb):
        gear.damage_card(s.t, number)
    assert combat.weapons(s.t, 0) == []
    assert defense.shields(s.t, 0, magic=False, ignoring_magic=False) == []
    assert defense.shields(s.t, 0, magic=True, ignoring_magic=False) == []


@pytest.mark.rule("doria.repair.other-hero")
def test_a_neighbour_repairs_for_five_more_and_the_card_stays(scene):
    s = scene(heroes={"ranger": (0, 0), "warrior": (1, 0), "mage": (4, 4)})
    armor, other = s.give("warrior", "leather-armor"), s.give("mage", "leather-helmet")
    for number in (armor, other):
        gear.damage_card(s.t, number)
    works = trade.repairs(s.t, 0)
    assert [(work.owner, work.ap) for work in works] == [(1, s.content.numbered[armor].ap + 5)]  # the mage is too far
    s.step(answers=["repair"])
    assert armor in s.hero("warrior").body
    assert s.state.damaged == [other]


# ----------------------------------------------------------------------------------------------- taking


@pytest.mark.rule("doria.take.cost")
def test_a_card_is_taken_from_a_neighbour_who_agrees(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (3, 3)}, seats=3)
    orb = s.give("mage", "psi-orb", "pack")
    s.give("ranger", "dagger", "pack")
    assert trade.givers(s.t, 0) == [1]
    s.step(answers=["take", "no"])
    assert (s.hero("warrior").ap, s.hero("mage").pack) == (20, [orb])
    assert s.t.asked[-1].seat == 1
    s.step(answers=["take", "yes", "pack"])
    assert (s.hero("warrior").ap, s.hero("mage").pack, s.hero("warrior").pack) == (15, [], [orb])


@pytest.mark.rule("doria.take.unconscious")
def test_the_unconscious_cannot_refuse(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)}, seats=2)
    orb = s.give("mage", "psi-orb")
    s.set("mage", unconscious=True)
    s.step(answers=["take", "pack"])
    assert s.hero("warrior").pack == [orb]
    assert all(ask.seat == 0 for ask in s.t.asked)


@pytest.mark.rule("doria.take.use-directly", "doria.take.potion-target-en", "doria.take.afterwards")
def test_a_potion_from_anothers_backpack_is_poured_into_a_friend(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    potion = s.give("mage", "small-healing-potion", "pack")
    s.set("mage", hp=-2)
    s.step(answers=["take", "use 1"])
    assert s.hero("warrior").ap == 20 - 5 - s.content.numbered[potion].ap
    assert s.hero("mage").hp == 1
    assert potion in s.state.discard


@pytest.mark.rule("doria.take.use-directly", "doria.take.afterwards")
def test_a_taken_weapon_is_used_and_stays_in_the_hand(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    sword = s.give("mage", "short-sword", "belt")
    for attribute, value in s.content.numbered[sword].needs:
        s.hero("warrior").attributes[attribute] = value
    orc = s.monster("orc", 0, 1, hp=9)
    s.revise(sword, attack=(2, 3))
    s.step(answers=["take", f"attack {orc}"], dice=[9, 9, 2, 2])
    assert s.hero("warrior").ap == 20 - 5 - s.content.numbered[sword].ap
    assert s.hero("warrior").body[7] == sword
    assert s.state.monsters[orc].hp < 9


@pytest.mark.rule("doria.bonus.ap", "doria.bonus.ap-retrieve", "doria.bonus.ap-minimum-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_action_point_bonus(scene, edition):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, edition=edition)
    hammer = s.give("warrior", "combat-hammer")
    s.set("warrior", bonuses=["action-points"])
    assert combat.weapons(s.t, 0) == [(hammer, 11)]
    gear.damage_card(s.t, hammer)
    assert [work.ap for work in trade.repairs(s.t, 0)] == [11]
    club = s.give("warrior", "wooden-club", "belt")
    assert trade.draw_cost(s.t, 0, club) == max(1, s.content.points.belt_ap - 3)
    potion = s.give("warrior", "small-healing-potion", "hand-1")
    s.revise(potion, ap=2)
    assert dict(items.usable(s.t, 0))[potion] == 1  # never less than one
    s.give("mage", "dagger", "pack")
    s.set("warrior", ap=20)
    s.step(answers=["take", "keep", "pack"] if trade.direct_uses(s.t, 0, s.hero("mage").pack[0]) else ["take", "pack"])
    assert s.hero("warrior").ap == 18  # two instead of five


@pytest.mark.rule("doria.bonus.ap-not-checks")
def test_the_action_point_bonus_does_not_help_to_disarm(scene):
    from undercroft.games.doria.rules import traps
    from undercroft.games.doria.state import Caught

    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", bonuses=["action-points"], str_=20, con=20)
    s.state.caught.append(Caught(s.card("spiked-walls"), 0, (0,), (), (), 1))
    s.run(traps.disarm(s.t, 0, 0), dice=[5, 5])
    assert s.hero("warrior").ap == 10


def test_receiving_offers_only_places_that_fit(scene):
    s = scene(heroes=["mage"])
    club = s.card("wooden-club")
    s.set("mage", str_=1)
    assert [spot.place for spot in loot.spots(s.t, 0, club)] == ["belt", "pack"]
    s.set("mage", str_=9, con=9)
    assert STR == 0
    assert [spot.place for spot in loot.spots(s.t, 0, club)] == ["hand-1", "hand-2", "belt", "pack"]
