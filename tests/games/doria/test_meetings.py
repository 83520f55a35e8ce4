"""Where two rules meet in one turn: the buried and their cards, magic and fire, holes on the way out, deaths."""

import pytest

from undercroft.games.doria.content import effects
from undercroft.games.doria.rules import (
    actions,
    campaign,
    combat,
    defense,
    doom,
    gear,
    ground,
    health,
    hunt,
    monsters,
    moving,
    phases,
    shop,
    spawn,
    status,
    trade,
    traps,
)
from undercroft.games.doria.state import NOBODY, Caught

GAP = "#######\n#..O..#\n#s.O..#\n#..O..#\n#..O..#\n#..O..#\n#######"


# ----------------------------------------------------------------------------------------------- under rubble


@pytest.mark.rule("doria.take.cost", "doria.marker.rubble-buried-en")
@pytest.mark.parametrize("near", [True, False])
def test_cards_are_handed_out_from_under_the_rubble_to_the_next_square(scene, near):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 2) if near else (0, 2)})
    s.give("mage", "healing-potion", "pack")
    s.give("warrior", "small-healing-potion", "belt")
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert (trade.givers(s.t, 0), trade.can_take(s.t, 0)) == (([1], True) if near else ([], False))
    assert (trade.givers(s.t, 1), trade.can_take(s.t, 1)) == (([0], True) if near else ([], False))


@pytest.mark.rule("doria.repair.other-hero", "doria.marker.rubble-buried-en")
@pytest.mark.parametrize("near", [True, False])
def test_the_armor_of_the_buried_is_repaired_from_the_next_square(scene, near):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 2) if near else (0, 2)})
    jacket = s.give("warrior", "woolen-jacket")
    s.state.damaged = [jacket]
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert trade.can_repair(s.t, 1) is near
    assert [repair.numbers for repair in trade.repairs(s.t, 1)] == ([(jacket,)] if near else [])
    assert trade.can_repair(s.t, 0)  # its own, anyway


@pytest.mark.rule("doria.marker.rubble-buried-en", "doria.search.one-card")
def test_the_buried_search_where_they_lie_but_do_not_walk(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.state.treasures = [s.sq(2, 2)]
    ground.drop_rubble(s.t, s.sq(2, 2))
    offers = s.offers()
    assert [offer for offer in offers if offer.startswith("search")]
    assert not [offer for offer in offers if offer.startswith(("walk", "jump", "swap"))]


@pytest.mark.rule("doria.marker.rubble-buried-en", "doria.los.required")
def test_an_archer_far_off_cannot_hit_the_buried_and_goes_near(scene):
    s = scene(heroes={"warrior": (0, 2), "mage": (0, 0)})
    s.set("mage", unconscious=True)
    ground.drop_rubble(s.t, s.sq(0, 2))
    archer = s.monster("archer", 4, 2)
    plan = s.run(hunt.planned(s.t, archer, ()))
    assert plan is not None
    assert s.board.apart(plan.square, s.sq(0, 2)) == 1


# ----------------------------------------------------------------------------------------------- fire


@pytest.mark.rule("doria.marker.elements-en")
@pytest.mark.parametrize("fire", [True, False])
def test_who_is_recalled_into_the_fire_is_burned(scene, fire):
    s = scene(heroes={"mage": (0, 0), "warrior": (4, 4)})
    s.monster("orc", 0, 1)
    if fire:
        s.state.ground[s.sq(1, 0)] = "fire"  # the only square left beside the mage
    before = s.hero("warrior").hp
    s.run(effects.recall(s.t, 0, 1))
    assert s.at(s.hero("warrior").square) == (1, 0)
    assert before - s.hero("warrior").hp == fire


@pytest.mark.rule("doria.marker.elements-en", "doria.uncon.wake-displaced")
@pytest.mark.parametrize(("crawls", "lost"), [(True, 1), (False, 0)])
def test_who_crawls_into_the_fire_on_waking_is_burned_and_who_stays_in_it_is_not(scene, crawls, lost):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", unconscious=True, hp=5)
    if crawls:
        s.monster("orc", 0, 0)
        s.monster("orc", 0, 1)
    s.state.ground[s.sq(1, 0) if crawls else s.sq(0, 0)] = "fire"
    s.run(status.wake_up(s.t, 0))
    assert (s.hero("warrior").unconscious, s.hero("warrior").hp) == (False, 5 - lost)


# ----------------------------------------------------------------------------------------------- the way out


def chapter(scene, art, heroes, **more):
    return scene(art, heroes=heroes, mode="campaign", scenario="ash-1-earthquake", **more)


@pytest.mark.rule("doria.camp.escape-en", "doria.jump.purpose")
def test_a_hole_on_the_way_out_keeps_nobody_from_fleeing(scene):
    s = chapter(scene, GAP, {"warrior": (4, 2)})
    assert campaign.can_flee(s.t)
    for y in range(5):
        s.monster("archer", 1, y)  # the far side of the ditch is full
    assert not campaign.can_flee(s.t)


@pytest.mark.rule("doria.camp.escape-en", "doria.marker.rubble-en")
def test_rubble_on_the_only_way_out_does(scene):
    lane = "#######\n#######\n#######\n#s....#\n#######\n#######\n#######"
    s = chapter(scene, lane, {"warrior": (4, 2)})
    assert campaign.can_flee(s.t)
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert not campaign.can_flee(s.t)


@pytest.mark.rule("doria.camp.escape-en", "doria.uncon.whole-round")
def test_the_unconscious_behind_a_monster_do_not_keep_the_others(scene):
    lane = "#######\n#######\n#######\n#s....#\n#######\n#######\n#######"
    s = chapter(scene, lane, {"warrior": (1, 2), "mage": (4, 2)})
    s.monster("orc", 3, 2)
    assert not campaign.can_flee(s.t)
    s.set("mage", unconscious=True)
    assert campaign.can_flee(s.t)


# ----------------------------------------------------------------------------------------------- falling and waking


@pytest.mark.rule("doria.phase-c.doom-step", "doria.phase-c.stay-unconscious")
def test_only_who_rolls_and_falls_moves_the_doom_counter(scene):
    s = scene(heroes=["warrior", "mage", "huntress", "ranger"])
    s.state.phase, s.state.round, s.state.queue = "C", 2, [0, 1, 2, 3]
    s.set("warrior", unconscious=True, resting=True)
    s.set("mage", unconscious=True)  # it rolls, and falls again
    for dice in ([], [1, 1], [1, 1], [5, 5]):
        s.step(dice=dice)
    assert (s.state.fallen, [who.unconscious for who in s.state.heroes]) == (2, [True, True, True, False])


@pytest.mark.rule("doria.solo.no-unconscious-en", "doria.neg.threshold", "doria.solo.negative-en")
def test_a_lone_character_far_below_zero_rolls_one_die_and_acts(scene):
    s = scene(heroes=["warrior"])
    s.state.phase, s.state.round, s.state.queue = "C", 2, [0]
    s.set("warrior", hp=-15, ip=-3)
    s.step(dice=[1])
    assert (s.hero("warrior").ap, s.hero("warrior").unconscious, s.state.fallen) == (1, False, 0)


@pytest.mark.rule("doria.neg.initiative-penalty", "doria.neg.ip")
def test_negative_initiative_costs_a_die_and_is_counted_once(scene):
    s = scene(heroes=["warrior", "mage", "huntress"])
    s.state.phase, s.state.round, s.state.queue = "C", 2, [0]
    s.set("warrior", hp=-2, pp=-1, ip=-1)
    s.step(dice=[9])
    assert s.hero("warrior").ap == 9 - 1 - 2  # the worse of the two, and the points as they are


@pytest.mark.rule("doria.bonus.initiative", "doria.dice.fumble")
def test_with_the_initiative_bonus_a_wounded_character_fumbles_on_two_ones_only(scene):
    s = scene(heroes=["warrior", "mage", "huntress"])
    s.state.phase, s.state.round, s.state.queue = "C", 2, [0, 1]
    s.set("warrior", hp=-1, bonuses=["initiative"])
    s.set("mage", hp=-1)
    s.step(dice=[1, 9])
    s.step(dice=[1])
    assert [s.hero(name).unconscious for name in ("warrior", "mage")] == [False, True]


@pytest.mark.rule("doria.phase-e.unconscious-en", "doria.end.death")
def test_poison_kills_the_unconscious_and_ends_the_scenario(scene):
    s = scene(heroes=["warrior", "mage"])
    s.set("mage", unconscious=True, hp=-18, poison=2)
    s.state.phase, s.state.queue = "E", [1]
    s.run(phases.poison(s.t), dice=[2, 3])
    assert s.state.result == "lost-death"


@pytest.mark.rule("doria.phase-e.success", "doria.phase-e.damage")
def test_a_great_success_against_poison_can_take_all_markers_and_nothing_hurts(scene):
    s = scene(heroes=["warrior", "mage"])
    s.set("warrior", con=13, wis=13, poison=2, hp=5)
    s.state.phase, s.state.queue = "E", [0]
    s.run(phases.poison(s.t), dice=[10, 8, 3])  # 26 and 21 against 30: one critical
    assert (s.hero("warrior").poison, s.hero("warrior").hp) == (0, 5)


# ----------------------------------------------------------------------------------------------- doom


@pytest.mark.rule("doria.phase-g.track", "doria.camp.monster-points-en")
def test_two_rounds_of_the_doom_track_in_a_campaign_are_eight_points_and_one_level(scene):
    s = scene(heroes=["warrior", "mage"], mode="campaign", scenario="ash-1-earthquake")
    s.state.monsters.clear()
    s.state.party = 0  # nobody is filled up
    for _ in range(22):
        s.state.doom_due = 1
        s.run(doom.step(s.t))
        s.state.rush = []
    assert (s.state.monster_points, s.state.level, s.state.doom) == (8, 2, 0)


@pytest.mark.rule("doria.phase-g.refill-number", "doria.duo.icons-en")
@pytest.mark.parametrize(("party", "there", "more"), [(1, 0, 1), (2, 1, 0), (3, 1, 1), (5, 1, 2), (6, 4, 0)])
def test_the_gap_to_half_the_party_is_filled_at_the_entrance(scene, party, there, more):
    s = scene(heroes=["warrior", "mage"])
    s.state.party = party
    for x in range(there):
        s.monster("mercenary", x, 4)
    s.state.monster_deck = ["orc", "ogre", "troll"]
    s.run(doom.extra_activation(s.t, 39))
    assert len(s.state.monsters) == there + more


# ----------------------------------------------------------------------------------------------- cards and dice


@pytest.mark.rule("doria.bonus.ap", "doria.use.from-belt-en")
def test_the_discount_is_taken_once_from_belt_and_card_together(scene):
    s = scene(heroes=["warrior"])
    s.set("warrior", bonuses=["action-points"])
    sword = s.give("warrior", "short-sword", "belt")
    printed = s.content.numbered[sword].ap
    assert dict(combat.weapons(s.t, 0))[sword] == printed + 4 - 3


@pytest.mark.rule("doria.bonus.ap-not-checks", "doria.bonus.ap")
def test_the_discount_makes_no_trap_cheaper(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", bonuses=["action-points"], str_=13, agi=13)
    pit = s.card("water-pit")
    s.state.caught = [Caught(pit, 0, (), (0,), (), 1)]
    s.set("warrior", held=True)
    s.run(traps.disarm(s.t, 0, 0), dice=[5, 5])
    assert (s.hero("warrior").ap, s.hero("warrior").held) == (15, False)


@pytest.mark.rule("doria.fumble.hero", "doria.combat.friendly-fire-en")
def test_a_fumbled_spell_hits_no_friend_and_costs_its_points(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (3, 0)})
    spell = next(
        card for card in s.content.cards.values()
        if card.attack and card.kind == "spell" and card.reach.kind == "burst" and card.reach.friends
    )  # fmt: skip
    number, orc = s.give("mage", spell.id), s.monster("orc", 4, 0)
    s.set("mage", pp=9, ap=30)
    dice = [1, 1, *[5] * (spell.attack[0] - 2)]
    s.step(dice=dice, answers=[f"attack orc-{orc} with {spell.id} {number}"])
    assert (s.hero("mage").pp, s.hero("warrior").hp) == (9 - spell.pp, 13)
    assert s.state.damaged == [number]


@pytest.mark.rule("doria.card.disarmed-en", "doria.bonus.melee")
def test_the_disarmed_roll_one_die_less_and_never_none(scene):
    s = scene(heroes=["warrior"])
    sword = s.give("warrior", "short-sword")
    card = s.content.numbered[sword]
    whole = combat.attack_dice(s.t, 0, card, combat.NO_BOOST)
    s.set("warrior", disarmed=True)
    assert combat.attack_dice(s.t, 0, card, combat.NO_BOOST) == (whole[0] - 1, whole[1])
    s.revise(sword, attack=(1, 0))
    assert combat.attack_dice(s.t, 0, s.content.numbered[sword], combat.NO_BOOST)[0] == 1


@pytest.mark.rule("doria.card.vulnerability", "doria.card.armor-damaged")
def test_armor_that_the_element_passes_is_neither_offered_nor_damaged(scene):
    s = scene(heroes=["warrior"])
    armor = next(card for card in s.content.cards.values() if card.ar and card.vulnerable == "fire")
    number = s.give("warrior", armor.id)
    before = s.hero("warrior").hp
    s.run(health.wound(s.t, 0, 3, element="fire"))
    assert (before - s.hero("warrior").hp, s.state.damaged) == (3, [])
    s.run(health.wound(s.t, 0, 1, element="air"), answers=[f"{armor.id} {number}"])
    assert s.state.damaged == [number]


@pytest.mark.rule("doria.psi.resist-boost", "doria.damage.critical")
def test_psi_points_may_only_lower_the_critical_hits(scene):
    s = scene(heroes=["mage"])
    s.set("mage", pp=3)
    s.run(defense.parry(s.t, 0, 24, True), dice=[6, 6], answers=["0"])
    assert [str(option) for option in s.t.asked[-1].options] == ["0", "3", "13"]


@pytest.mark.rule("doria.phase-i.damaged-value", "doria.phase-i.pooling")
def test_two_damaged_cards_pay_for_one_and_the_change_is_lost(scene):
    s = scene(heroes=["warrior", "mage"])
    one, two = s.give("warrior", "short-sword", "pack"), s.give("mage", "war-axe", "pack")
    s.revise(one, gold=2)
    s.revise(two, gold=2)
    s.state.damaged = [one, two]
    assert [gear.gold_value(s.state, s.content, number) for number in (one, two)] == [1, 1]
    s.state.phase, s.state.gold = "I", 0
    shop.pay(s.t, 0, one)
    shop.pay(s.t, 1, two)
    assert s.state.gold == 2
    s.run(shop.close(s.t), answers=[lambda ask: ask.options[0]] * sum(number >= 0 for number in s.state.shop))
    assert s.state.gold == 0


# ----------------------------------------------------------------------------------------------- monsters


@pytest.mark.rule("doria.phase-d.revealed-late-en", "doria.spawn.fast-mods-en")
@pytest.mark.parametrize(("ap", "acts"), [(6, True), (7, False)])
def test_who_is_revealed_at_the_same_value_waits_its_turn(scene, ap, acts):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", ap=ap)
    s.state.active = 0
    s.run(spawn.bring(s.t, "orc", (), s.sq(4, 4)))  # an Orc acts at 7
    orc = next(iter(s.state.monsters.values()))
    assert s.content.monsters["orc"].ap == 7
    assert (orc.acted, bool(s.state.activations)) == (acts, acts)


@pytest.mark.rule("doria.card.immobilized-en", "doria.ai.rubble-en")
def test_a_held_monster_under_rubble_digs_and_stays(scene):
    s = scene(heroes={"warrior": (3, 0)})
    ogre = s.monster("ogre", 0, 0, held=True)
    ground.drop_rubble(s.t, s.sq(0, 0))
    s.run(hunt.act(s.t, ogre))
    beast = s.state.monsters[ogre]
    assert (s.at(beast.square), beast.buried) == ((0, 0), False)


@pytest.mark.rule("doria.phase-e.monsters-en", "doria.defeat.xp")
def test_a_poisoned_monster_outside_dies_too(scene):
    s = scene(heroes={"warrior": (0, 0)})
    goblin = s.monster("goblin", poison=3, hp=1)
    s.state.phase = "E"
    s.run(phases.poisoned_monsters(s.t))
    assert (goblin in s.state.monsters, s.state.xp, s.state.loot_due) == (False, 1, [])


@pytest.mark.rule("doria.level.monster-adjust-en", "doria.phase-g.level-up")
def test_a_wounded_monster_keeps_its_wounds_when_all_rise(scene):
    s = scene(heroes={"warrior": (0, 0)})
    troll = s.monster("troll", 4, 4)
    full = s.state.monsters[troll].hp
    s.state.monsters[troll].hp -= 1
    doom.level_up(s.t)
    assert s.state.monsters[troll].hp == monsters.stats(s.t, troll).hp - 1
    assert monsters.stats(s.t, troll).hp >= full


@pytest.mark.rule("doria.trap.immune", "doria.carry.pick-up")
def test_an_area_trap_strikes_the_carrier_and_not_whom_it_carries(scene):
    s = scene(heroes={"warrior": (1, 1), "mage": (1, 1), "ranger": (2, 1)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    trap = s.content.cards["boulder-trap"].trap
    assert traps.concerned(s.t, 0, trap) == [0, 2]


@pytest.mark.rule("doria.swap.cost-en", "doria.carry.double-cost-en")
def test_a_carrier_swaps_for_double_and_takes_its_burden_along(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0), "ranger": (1, 0)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1, ap=20)
    s.run(moving.swap(s.t, 0, moving.Swap(2, s.sq(0, 0), "ranger")))
    assert [s.at(s.hero(name).square) for name in ("warrior", "mage", "ranger")] == [(1, 0), (1, 0), (0, 0)]
    assert (s.hero("warrior").ap, s.hero("warrior").carries) == (10, 1)


@pytest.mark.rule("doria.carry.pick-up", "doria.uncon.wake-displaced")
def test_who_wakes_in_somebodys_arms_crawls_aside(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    s.run(status.wake_up(s.t, 1), answers=[lambda ask: ask.options[0]])
    assert s.hero("warrior").carries == NOBODY
    assert s.board.apart(s.hero("mage").square, s.sq(0, 0)) == 1


@pytest.mark.rule("doria.walk.not-negative", "doria.phase-d.overspend")
def test_with_one_point_left_one_attacks_but_walks_one_square(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.give("warrior", "short-sword")
    s.monster("orc", 2, 1)
    s.set("warrior", ap=1)
    offers = [str(option) for option in actions.legal(s.t, 0)]
    assert any(offer.startswith("attack") for offer in offers)
    assert sum(offer.startswith("walk") for offer in offers) == 3  # the fourth neighbour is the orc
