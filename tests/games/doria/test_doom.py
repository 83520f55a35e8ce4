"""Phase G and the rise of monsters and heroes: the doom track, refills, extra activations, levels, experience."""

import pytest

from undercroft.games.doria.rules import actions, doom, hunt, monsters, phases, trails, xp
from undercroft.games.doria.state import Monster

TWO_ROOMS = {
    (0, 0): "#######\n#..s..#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}
PARTY = ["warrior", "mage", "huntress", "ranger", "adventurer"]


def counted(s, dice=(), answers=()):
    s.state.phase = "G"
    s.run(phases.count_doom(s.t), dice, answers)
    return s.state.doom_due


@pytest.mark.rule("doria.phase-g.tiles", "doria.phase-g.no-door")
def test_a_space_for_each_tile_and_one_without_a_door(scene):
    s = scene(TWO_ROOMS, heroes={"warrior": (0, 0), "mage": (1, 1), "huntress": (7, 2)})
    s.state.door_opened = True
    assert counted(s) == 2
    s.state.doom_due, s.state.door_opened = 0, False
    assert counted(s) == 3


@pytest.mark.rule("doria.phase-g.tiles", "doria.open.large-room-en", "doria.open.large-room-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_each_tile_of_a_large_room_counts(scene, edition):
    art = {
        (0, 0): "#######\n#..... \n#..... \n#..... \n#..... \n#..... \n#######",
        (1, 0): "#######\n .....#\n .....#\n .....#\n .....#\n .....#\n#######",
    }
    s = scene(art, heroes={"warrior": (0, 0), "mage": (6, 1), "huntress": (7, 2)}, edition=edition)
    s.state.door_opened = True
    assert s.board.rooms == (0, 0)
    assert counted(s) == 2


@pytest.mark.rule("doria.phase-g.tiles", "doria.phase-g.no-door", "doria.phase-g.track")
def test_the_first_step_of_the_counter_leads_to_forty(scene):
    s = scene(heroes=PARTY)
    s.state.door_opened = True
    assert counted(s) == 1
    s.step()
    assert doom.space(s.state.doom) == 40
    assert s.state.rush == []  # nothing happens there


@pytest.mark.rule("doria.phase-g.unconscious-count-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_unconscious_count_for_their_tile(scene, edition):
    s = scene(TWO_ROOMS, heroes={"warrior": (0, 0), "mage": (7, 2), "huntress": (1, 1)}, edition=edition)
    s.state.door_opened = True
    s.set("mage", unconscious=True)
    assert counted(s) == 2


@pytest.mark.rule("doria.phase-g.track")
def test_the_track_runs_from_forty_to_thirty_and_the_head_is_no_space():
    assert [doom.space(step) for step in range(1, 12)] == [40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30]
    assert doom.EXTRA == (39, 36, 33)


@pytest.mark.rule("doria.phase-g.track", "doria.phase-g.level-up")
def test_from_32_three_spaces_lead_over_the_level_space_to_40(scene):
    s = scene(heroes=PARTY)
    s.state.doom = 9  # on 32
    s.state.doom_due = 3
    s.step()
    assert (doom.space(s.state.doom), s.state.level) == (31, 1)
    s.step()
    assert (s.state.doom, s.state.level) == (doom.HEAD, 2)
    s.step()
    assert (doom.space(s.state.doom), s.state.level) == (40, 2)
    assert s.state.doom_due == 0


@pytest.mark.rule("doria.phase-g.trigger", "doria.phase-g.refill-number", "doria.phase-g.extra-activation")
def test_from_36_to_32_one_extra_activation_is_passed(scene):
    s = scene(TWO_ROOMS, heroes=PARTY)
    s.state.phase, s.state.doom, s.state.doom_due = "H", 5, 4  # on 36
    golems = [s.monster("golem", 6, 0, acted=True), s.monster("golem", 8, 4, acted=True)]
    s.state.monster_deck += ["ogre"]
    steps = []
    while s.state.doom_due or s.state.rush:
        steps.append(s.next()[0])
        if steps[-1] == "rush":
            s.state.rush, s.state.strike = s.state.rush[1:] if len(s.state.rush) > 1 else [], None
            continue
        s.step()
    assert doom.space(s.state.doom) == 32
    assert steps.count("doom_step") == 4
    assert len(s.state.monsters) == 3  # two golems and one more: half of five, rounded up
    assert s.state.monsters[2].kind == "ogre"
    assert steps.count("rush") == 3  # all of them act once
    assert all(golem in s.state.monsters for golem in golems)


@pytest.mark.rule("doria.phase-g.refill-number")
@pytest.mark.parametrize(("heroes", "there", "drawn"), [(1, 0, 1), (3, 0, 2), (3, 2, 0), (6, 1, 2), (4, 5, 0)])
def test_monsters_are_refilled_to_half_the_party(scene, heroes, there, drawn):
    names = ["warrior", "mage", "huntress", "ranger", "adventurer", "priestess"][:heroes]
    s = scene(TWO_ROOMS, heroes=names)
    for at in range(there):
        s.monster("archer", 5 + at, 4)
    s.state.monster_deck += ["vampire", "golem"]
    s.run(doom.extra_activation(s.t, 39))
    assert len(s.state.monsters) == there + drawn


@pytest.mark.rule("doria.phase-g.extra-activation")
def test_in_an_extra_activation_all_act_in_order_and_heroes_do_not(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.state.phase = "H"
    slow, fast = s.monster("golem", 0, 0, acted=True), s.monster("goblin", 0, 2, acted=True)
    s.state.rush = [slow, fast]
    assert s.next() == ("rush",)
    s.step(dice=[2, 2])  # the goblin reaches the warrior and misses
    assert s.state.rush == [slow]
    assert s.state.strike is None or s.state.strike.monster == fast


@pytest.mark.rule("doria.phase-g.refill-place-en", "doria.phase-g.refill-entrance-en")
def test_new_monsters_wait_outside_and_enter_by_the_nearest_entrance(scene):
    art = "#######\n#s...s#\n#.....#\n#.....#\n#.....#\n#s....#\n#######"
    s = scene(art, heroes={"warrior": (4, 3)})
    s.state.monster_deck.append("golem")
    s.run(doom.extra_activation(s.t, 39))
    golem = next(iter(s.state.monsters))
    assert s.state.monsters[golem].square == -1
    assert trails.start_of(s.t, s.board, golem) == (s.sq(4, 0), 1)  # entering costs a point
    assert monsters.stats(s.t, golem).ap == 4


@pytest.mark.rule("doria.phase-g.refill-place-de")
def test_in_the_first_edition_they_enter_by_the_shortest_way(scene):
    art = "#######\n#s...s#\n#.....#\n#.....#\n#.....#\n#s....#\n#######"
    s = scene(art, heroes={"warrior": (1, 3)}, edition="de")
    zombie = s.monster("zombie")
    s.run(hunt.act(s.t, zombie), dice=[9, 9])
    assert s.at(s.state.monsters[zombie].square) == (0, 3) or s.at(s.state.monsters[zombie].square) == (1, 4)


@pytest.mark.rule("doria.phase-g.refill-blocked-en")
def test_behind_a_blocked_entrance_they_start_as_near_as_possible(scene):
    art = "#######\n#s....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (0, 0)})
    zombie = s.monster("zombie")
    square, cost = trails.start_of(s.t, s.board, zombie)
    assert s.at(square) in ((1, 0), (0, 1))
    assert cost == 1
    first = scene(art, heroes={"warrior": (0, 0)}, edition="de")
    assert trails.start_of(first.t, first.board, first.monster("zombie"))[0] == -1


# ----------------------------------------------------------------------------------------------- levels


@pytest.mark.rule("doria.level.monster-adjust-en")
def test_on_a_level_up_only_the_difference_is_added(scene):
    s = scene()
    knight = s.monster("black-knight", 2, 2, hp=0)
    s.state.monsters[knight].hp = 0  # one of one lost, say by a rule that leaves it standing
    before = monsters.stats(s.t, knight)
    doom.level_up(s.t)
    after = monsters.stats(s.t, knight)
    assert s.state.monsters[knight].hp == 1  # level 1 has 1 HP, level 2 has 2
    assert (before.ar, after.ar) == (1, 2)
    assert (before.attack, after.attack) == ((3, 2), (3, 4))  # all other values switch at once


@pytest.mark.rule("doria.level.monster-adjust-de", "doria.level.timing-de")
def test_in_the_first_edition_all_values_change_at_once(scene):
    s = scene(edition="de")
    knight = s.monster("black-knight", 2, 2)
    s.state.monsters[knight].hp = 0
    doom.level_up(s.t)
    assert s.state.monsters[knight].hp == 2
    assert monsters.stats(s.t, knight).attack == (3, 4)


@pytest.mark.rule("doria.level.monster-max-en")
def test_beyond_level_four_only_hit_points_rise(scene):
    s = scene()
    s.state.level = 6
    monster = Monster(0, "goblin", 0, 1)
    values = monsters.stats_of(s.state, s.content, monster)
    assert values.hp == 2 + 2
    assert values.attack == (3, 0)


@pytest.mark.rule("doria.end.level-5-de")
def test_level_five_is_lost_in_the_first_edition(scene):
    s = scene(edition="de")
    s.state.level = 3
    doom.level_up(s.t)
    assert s.state.result == ""
    doom.level_up(s.t)
    assert s.state.result == "lost-level"


@pytest.mark.rule("doria.phase-g.level-up-campaign", "doria.camp.monster-cap-en")
def test_in_a_campaign_monsters_rise_once_per_scenario(scene):
    s = scene(mode="campaign")
    doom.level_up(s.t)
    assert s.state.level == 2
    doom.level_up(s.t)
    assert s.state.level == 2


@pytest.mark.rule("doria.camp.monster-points-en")
def test_a_full_lap_and_three_spaces_give_five_monster_points(scene):
    s = scene(TWO_ROOMS, mode="campaign")
    s.state.phase = "H"
    for _ in range(14):
        s.state.doom_due = 1
        s.step()
        s.state.rush, s.state.activations, s.state.monsters = [], [], {}
    assert doom.space(s.state.doom) == 38
    assert s.state.monster_points == 5


# ----------------------------------------------------------------------------------------------- experience


@pytest.mark.rule("doria.xp.redeem-single-en", "doria.mode.single")
def test_seven_points_of_five_heroes_give_one_each_and_two_stay(scene):
    s = scene(heroes=PARTY)
    s.state.xp = 7
    phases.redeem(s.t)
    assert [who.xp for who in s.state.heroes] == [1] * 5
    assert s.state.xp == 2
    assert phases.point_price(s.t) == 1


@pytest.mark.rule("doria.xp.redeem-single-en")
def test_enough_for_two_is_redeemed_twice(scene):
    s = scene(heroes=PARTY)
    s.state.xp = 11
    phases.redeem(s.t)
    assert [who.xp for who in s.state.heroes] == [2] * 5
    assert s.state.xp == 1


@pytest.mark.rule("doria.xp.redeem-campaign-en", "doria.mode.single")
def test_in_a_campaign_three_times_as_much_is_needed(scene):
    s = scene(heroes=PARTY[:3], mode="campaign")
    s.state.xp = 8
    phases.redeem(s.t)
    assert [who.xp for who in s.state.heroes] == [0] * 3
    s.state.xp = 9
    phases.redeem(s.t)
    assert [who.xp for who in s.state.heroes] == [1] * 3


@pytest.mark.rule("doria.xp.redeem-de", "doria.xp.attribute-cost-de")
def test_in_the_first_edition_three_experience_make_a_point(scene):
    s = scene(heroes=PARTY, edition="de")
    s.state.xp = 7
    phases.redeem(s.t)
    assert [who.xp for who in s.state.heroes] == [3] * 5
    assert s.state.xp == 2
    assert phases.point_price(s.t) == 3
    campaign = scene(heroes=PARTY, edition="de", mode="campaign")
    campaign.state.xp = 5
    phases.redeem(campaign.t)
    assert [who.xp for who in campaign.state.heroes] == [1] * 5
    campaign.run(phases.spend_points(campaign.t, 0))  # not enough for a point: nothing is asked
    assert campaign.t.asked == []


@pytest.mark.rule("doria.xp.attribute-cost-de")
def test_six_experience_raise_strength_and_constitution(scene):
    s = scene(heroes=["adventurer"], edition="de")
    who = s.set("adventurer", hp=6, xp=6)
    s.run(phases.spend_points(s.t, 0), answers=["str", "con"])
    assert (who.attributes[0], who.attributes[1]) == (10, 10)
    assert (who.hp, who.max_hp, who.xp) == (7, 10, 0)


@pytest.mark.rule("doria.xp.attribute-cost-option-de")
@pytest.mark.parametrize("price", [2, 5])
def test_the_price_of_a_point_is_a_variant_of_the_first_edition(scene, price):
    s = scene(heroes=["adventurer"], edition="de", xp_per_point=price)
    who = s.set("adventurer", xp=price)
    s.run(phases.spend_points(s.t, 0), answers=["str"])
    assert who.attributes[0] == 10
    assert who.xp == 0
    newer = scene(heroes=["adventurer"], xp_per_point=price)
    assert phases.point_price(newer.t) == 1


@pytest.mark.rule("doria.xp.save-points-en", "doria.phase-h.spend")
def test_points_may_be_saved_and_are_asked_for_in_phase_h_only(scene):
    s = scene(heroes=["adventurer"])
    who = s.set("adventurer", xp=2)
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["per", "save"])
    assert who.attributes[3] == 9
    assert who.xp == 1
    s.state.phase = "D"
    who.ap = 5
    assert not {"str", "per"} & {str(option) for option in actions.legal(s.t, 0)}


@pytest.mark.rule("doria.xp.group-track", "doria.defeat.xp")
def test_experience_is_collected_for_the_group(scene):
    from undercroft.games.doria.rules import combat

    s = scene(heroes=["warrior", "mage"])
    s.run(combat.defeat(s.t, s.monster("troll", 4, 4), 0))
    assert s.state.xp == 1
    assert all(who.xp == 0 for who in s.state.heroes)
    xp.gain(s.t, 2)
    assert s.state.xp == 3


@pytest.mark.rule("doria.card.mod-xp", "doria.card.mod-loot")
def test_modifications_add_experience_and_loot(scene):
    from undercroft.games.doria.rules import combat

    s = scene()
    mod = s.content.modifications["hoarder"]
    s.run(combat.defeat(s.t, s.monster("orc", 4, 4, mods=("hoarder",)), 0))
    assert s.state.xp == 1 + mod.xp
    assert s.state.loot_due == [(0, 1 + mod.loot)]
    assert mod.loot > 0


@pytest.mark.rule("doria.phase-h.hero-bonus", "doria.level.hero-rounds-en", "doria.bonus.choose")
@pytest.mark.parametrize(("number", "asked"), [(6, False), (7, True), (13, True), (14, False), (18, True)])
def test_a_hero_bonus_in_rounds_7_13_and_18(scene, number, asked):
    s = scene(heroes=["adventurer", "mage", "warrior"])
    s.set("adventurer", bonuses=["melee"])
    s.state.phase, s.state.queue, s.state.round = "H2", [0], number
    s.step(answers=["range"] if asked else [])
    assert s.hero("adventurer").bonuses == (["melee", "range"] if asked else ["melee"])
    if asked:
        assert "melee" not in s.t.asked[0].options  # never the same one twice


@pytest.mark.rule("doria.level.hero-rounds-de")
@pytest.mark.parametrize(("number", "asked"), [(7, True), (13, False), (14, True), (18, False), (21, True)])
def test_in_the_first_edition_in_rounds_7_14_and_21(scene, number, asked):
    s = scene(heroes=["adventurer", "mage", "warrior"], edition="de")
    s.state.phase, s.state.queue, s.state.round = "H2", [0], number
    s.step(answers=["range"] if asked else [])
    assert s.hero("adventurer").bonuses == (["range"] if asked else [])


@pytest.mark.rule("doria.phase-h.hero-bonus", "doria.camp.no-bonus-inside-en", "doria.level.hero-campaign")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_no_bonus_inside_a_campaign_scenario(scene, edition):
    s = scene(heroes=["adventurer"], mode="campaign", edition=edition)
    s.state.phase, s.state.queue, s.state.round = "H2", [0], 7
    s.step()
    assert s.hero("adventurer").bonuses == []


@pytest.mark.rule("doria.phase-h.order", "doria.bonus.regeneration-en")
def test_a_regeneration_bonus_works_in_the_phase_it_is_chosen_up_to_the_maximum(scene):
    s = scene(heroes=["adventurer", "mage", "warrior"])
    s.set("adventurer", hp=3, pp=8, xp=1)
    s.state.phase, s.state.queue, s.state.round = "H2", [0], 7
    s.step(answers=["regeneration", "save"])
    who = s.hero("adventurer")
    assert (who.hp, who.pp) == (4, 8)
    assert [ask.key for ask in s.t.asked] == ["bonus", "raise"]  # the bonus comes first


@pytest.mark.rule("doria.phase-h.order")
def test_group_experience_is_paid_out_before_the_points_are_spent(scene):
    s = scene(heroes=["adventurer"])
    s.state.phase, s.state.xp, s.state.queue = "H", 1, [0]
    s.step()
    s.step(answers=["str"])
    assert s.hero("adventurer").attributes[0] == 10


@pytest.mark.rule("doria.phase-h.unconscious-recovery")
def test_the_unconscious_recover_three_points_divided_freely(scene):
    s = scene(heroes=["adventurer", "mage", "warrior"])
    s.set("adventurer", unconscious=True, hp=-4, pp=7)
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["hp 2 pp 1", "roll"])
    who = s.hero("adventurer")
    assert (who.hp, who.pp) == (-2, 8)
    assert [str(option) for option in s.t.asked[0].options] == ["hp 3 pp 0", "hp 2 pp 1"]  # not above the maximum
    assert not who.resting


@pytest.mark.rule("doria.phase-h.wake-choice-en")
def test_in_phase_h_an_unconscious_character_decides_to_stay(scene):
    s = scene(heroes=["adventurer", "mage", "warrior"])
    s.set("adventurer", unconscious=True, hp=-4, pp=8)
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["rest"])
    assert s.hero("adventurer").resting
    first = scene(heroes=["adventurer", "mage", "warrior"], edition="de")
    first.set("adventurer", unconscious=True, hp=-4, pp=8)
    first.state.phase, first.state.queue = "H2", [0]
    first.step()  # the first edition asks at the roll
    assert not first.hero("adventurer").resting


@pytest.mark.rule("doria.xp.equip-later")
def test_cards_that_become_usable_wait_for_the_next_turn(scene):
    from undercroft.games.doria.content.definitions import CON, STR

    s = scene(heroes=["adventurer"])
    shield = s.give("adventurer", "leather-shield", "belt", meets=False)
    s.revise(shield, needs=((STR, 9), (CON, 10)))
    s.set("adventurer", xp=1)
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["con"])
    assert s.hero("adventurer").belt == [shield]  # nothing else is asked now
    s.state.phase = "D"
    s.set("adventurer", ap=5)
    s.step(answers=["equip", f"leather-shield {shield} to hand-1"])
    assert s.hero("adventurer").ap == 1


@pytest.mark.rule("doria.level.monster-adjust-de")
def test_a_level_up_takes_no_hit_points_away(scene):
    s = scene(edition="de")
    vampire = s.monster("vampire", 2, 2, hp=30)  # it has drunk
    weak = s.monster("black-knight", 3, 3, hp=1)
    doom.level_up(s.t)
    assert s.state.monsters[vampire].hp == 30
    assert s.state.monsters[weak].hp == 2
