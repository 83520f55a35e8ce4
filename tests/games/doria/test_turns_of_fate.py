"""Rare meetings: who leaves a trap by the way out, who joins after others have left, what a draw has shown."""

import pytest

from undercroft.games.doria.parcel import Parcel
from undercroft.games.doria.rules import dice, explore, handing_on, monsters, party, phases, scenario, spawn, trails
from undercroft.games.doria.rules.options import Do
from undercroft.games.doria.state import Caught

DITCH = "#######\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#######"


# ----------------------------------------------------------------------------------------------- characters


@pytest.mark.rule("doria.trap.effects-end-en")
def test_who_gets_out_of_the_dungeon_is_out_of_the_water_pit_too(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (3, 3)}, scenario="buried-alive")
    pit = s.card("water-pit")
    s.state.tokens[s.sq(0, 0)] = "exit"
    s.state.caught = [Caught(pit, 0, (), (0,), (), 1)]
    s.run(scenario.act(s.t, 0, Do("leave", s.sq(0, 0))))
    assert s.state.caught == []
    assert (s.state.xp, s.state.discard) == (1, [pit])  # nobody is there to take it


@pytest.mark.rule("doria.trap.effects-end-en")
def test_a_trap_goes_on_while_it_holds_somebody_else(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, scenario="buried-alive")
    vines = s.card("vine-tendrils")
    s.state.tokens[s.sq(0, 0)] = "exit"
    s.state.caught = [Caught(vines, 0, (), (0, 1), (), 1)]
    s.run(scenario.act(s.t, 0, Do("leave", s.sq(0, 0))))
    assert [caught.heroes for caught in s.state.caught] == [(1,)]


@pytest.mark.rule("doria.xp.join-xp-en")
def test_who_joins_gets_what_the_others_have_also_if_somebody_has_quit(scene):
    s = scene(heroes=("warrior", "mage"), seats=1, open_party=True)
    s.set("warrior", away="quit", gained=9)
    s.state.xp, s.state.party = 3, 1
    phases.redeem(s.t)
    assert [who.gained for who in s.state.heroes] == [9, 3]
    party.join(s.t, 0)
    assert (s.state.heroes[2].gained, s.state.heroes[2].xp) == (3, 3)


@pytest.mark.rule("doria.xp.redeem-campaign-en", "doria.game.player-count-finished-heroes")
@pytest.mark.parametrize(("away", "party_size", "gained"), [("left", 3, [1, 1, 1]), ("quit", 2, [1, 0, 1])])
def test_experience_is_paid_out_to_all_for_whom_it_is_taken(scene, away, party_size, gained):
    s = scene(heroes=["warrior", "mage", "huntress"], mode="campaign", scenario="bell-3-larder")
    s.set("mage", away=away)
    s.state.xp, s.state.party = 10, party_size
    phases.redeem(s.t)
    assert [who.xp for who in s.state.heroes] == gained
    assert s.state.xp == 10 - 3 * party_size


@pytest.mark.rule("doria.card.weapon-status-en")
def test_only_the_weapons_in_hand_are_enchanted_not_a_spell_beside_them(scene):
    s = scene(heroes=("warrior", "mage"))
    sword, dart = s.give("warrior", "short-sword"), s.give("warrior", "psi-dart")
    s.run(s.content.cards["flame-weapon"].use(s.t, 1, 0))
    assert s.state.charms == {sword: "fire"}
    assert dart in s.hero("warrior").body


@pytest.mark.rule("doria.monster.mercenary-de")
def test_the_mercenary_waits_until_the_whole_movement_is_over(scene):
    s = scene(DITCH, heroes={"warrior": (1, 2), "mage": (0, 0)})
    mercenary = s.monster("mercenary", 4, 2, acted=True)
    assert s.step(answers=[f"jump {s.sq(3, 2)}"]) == "act"
    assert s.at(s.hero("warrior").square) == (3, 2)
    assert (s.state.moving, s.state.activations) == (0, [])  # it may jump on
    assert s.step(dice=[9, 9], answers=["stop"]) == "go_on"
    assert s.state.activations == [(mercenary, 0)]


@pytest.mark.rule("doria.marker.elements-en")
@pytest.mark.parametrize(("fire", "lost"), [((2, 2), (1, 0)), ((1, 2), (0, 1))])
def test_who_is_swapped_into_the_fire_is_burned_and_who_leaves_it_is_not(scene, fire, lost):
    s = scene(heroes={"warrior": (1, 2), "mage": (2, 2)})
    s.state.ground[s.sq(*fire)] = "fire"
    before = [who.hp for who in s.state.heroes]
    s.step(answers=["swap mage 1"])
    assert s.at(s.hero("warrior").square) == (2, 2)
    assert tuple(was - who.hp for was, who in zip(before, s.state.heroes, strict=True)) == lost


@pytest.mark.rule("doria.card.elemental-damage-en")
@pytest.mark.parametrize("hp", [1, 3])
def test_a_knife_that_drains_gives_all_that_the_dying_had_and_no_more(scene, hp):
    s = scene(heroes={"warrior": (0, 0)})
    knife, zombie = s.give("warrior", "sacrificial-knife"), s.monster("zombie", 1, 0, hp=hp)
    s.set("warrior", hp=2, ap=20)
    s.step(dice=[9, 9, 9, 2, 2], answers=[f"attack zombie-{zombie} with sacrificial-knife {knife}"])
    assert zombie not in s.state.monsters  # 27 against 4: three damage
    assert s.hero("warrior").hp == 2 + hp


@pytest.mark.rule("doria.card.poison-en")
@pytest.mark.parametrize(("oiled", "poison", "hp"), [(True, 0, 13), (False, 1, 12)])
def test_a_blow_that_oil_stops_altogether_makes_no_wound_and_poisons_nobody(scene, oiled, poison, hp):
    s = scene(heroes={"warrior": (1, 2)})
    oil, goblin = s.give("warrior", "ironskin-oil", "belt"), s.monster("goblin", 0, 2, mods=("venomous",))
    if oiled:
        s.step(answers=[f"use ironskin-oil {oil} on 0"])
    s.state.activations = [(goblin, monsters.EXTRA)]
    s.step(dice=[5, 5])
    s.step(dice=[2, 3])
    assert (s.hero("warrior").poison, s.hero("warrior").hp) == (poison, hp)


@pytest.mark.rule("doria.trap.failure-en")
def test_the_imp_takes_loot_and_no_standard_item(scene):
    s = scene(heroes={"warrior": (0, 0)})
    hammer, ruby = s.give("warrior", "combat-hammer", "pack"), s.give("warrior", "star-ruby", "pack")
    assert hammer == s.content.loot  # the first of the standard items
    s.run(s.content.cards["thieving-imp"].trap.fail(s.t, 0))
    assert s.hero("warrior").pack == [hammer]
    assert s.state.discard == [ruby]


# ----------------------------------------------------------------------------------------------- monsters


def test_who_waits_outside_counts_from_the_entrance_nearest_to_anybody(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (0, 3), "mage": (4, 1)})
    zombie = s.monster("zombie")
    assert s.at(monsters.standing_at(s.t, zombie)) == (1, 4)
    assert monsters.nearest_distance(s.t, zombie) == 2


def test_figures_have_the_lowest_free_numbers_and_the_only_one_has_none(scene):
    s = scene()
    assert [s.state.monsters[s.monster("goblin", x, 4)].figure for x in range(3)] == [1, 2, 3]
    s.state.monsters.pop(1)
    assert spawn.figure(s.t, "goblin") == 2
    assert spawn.figure(s.t, "troll") == 0


def test_a_boss_is_noted_as_itself_and_a_monster_as_its_kind(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.t.tally = {}
    s.run(spawn.appear(s.t, "orc", s.sq(0, 0), (), "warlord-gorrak"))
    s.run(spawn.appear(s.t, "goblin", s.sq(1, 0)))
    assert s.t.tally == {"warlord-gorrak": 1, "goblin": 1}


@pytest.mark.rule("doria.ai.hole-monster-behind-en")
@pytest.mark.parametrize(("hero", "past"), [(False, True), (True, False)])
def test_a_monster_jumps_past_another_monster_and_never_past_a_character(scene, hero, past):
    s = scene(DITCH)
    there = 1 << s.sq(3, 2)
    ways = trails.leaping(s.board, s.sq(1, 2), 0, there if hero else 0, 0 if hero else there, 6)
    assert (s.sq(4, 2) in ways) is past


@pytest.mark.rule("doria.spawn.modification")
def test_every_card_of_a_draw_of_monsters_lies_open(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.state.monster_deck += ["orc", "blocker"]
    before = s.t.luck
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert s.t.luck == before + 2


# ----------------------------------------------------------------------------------------------- cards and sheets


@pytest.mark.rule("doria.explore.draw")
def test_a_tile_that_was_drawn_cannot_be_taken_back_freely(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (4, 2)})
    s.state.tiles = ["a-3"]
    before = s.t.luck
    s.run(explore.open_door(s.t, 0, s.sq(4, 2) * 4 + 1))
    assert s.t.luck == before  # the door alone has shown nothing
    s.step()
    assert len(s.state.dungeon.placements) == 2
    assert s.t.luck == before + 1


@pytest.mark.rule("doria.doorevent.use-en")
def test_what_a_door_event_was_cannot_be_taken_back_freely(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 0)}, door_events=True)
    s.state.door_deck = ["jammed-door", "no-event"]
    before = s.t.luck
    s.run(explore.open_door(s.t, 0, s.sq(2, 0) * 4))
    assert s.t.luck == before + 1
    assert s.state.door_discard == ["no-event"]


@pytest.mark.rule("doria.dice.target-number")
def test_who_fails_to_bury_the_head_loses_a_psi_point(scene):
    s = scene(heroes={"mage": (0, 0)}, mode="campaign", scenario="bell-5-rider")
    s.state.tokens[s.sq(0, 0)] = "head"
    before = s.hero("mage").pp
    s.run(scenario.act(s.t, 0, Do("bury", s.sq(0, 0))), dice=[2, 2])
    assert (s.hero("mage").pp, s.state.tally.get("buried", 0)) == (before - 1, 0)


@pytest.mark.rule("doria.damage.critical")
def test_a_fumbled_defense_adds_a_critical_step_and_never_less_than_no_damage():
    thick, thin = (dice.attack_odds((2, 0), (2, 0), 1, armor, True) for armor in (99, 0))
    assert thick.damage == 0 < thin.damage
    sure = dice.attack_odds((2, 99), (2, 0), 1, 0, True)
    assert sure.damage > dice.attack_odds((2, 99), (2, 0), 1, 0, False).damage


@pytest.mark.rule("doria.camp.rewards-en")
def test_the_chronicle_tells_the_reward_of_this_chapter_not_of_the_first(scene):
    def won(scenario, chapters, before):
        s = scene(heroes=["warrior", "mage"], mode="campaign", scenario=scenario)
        s.state.result, s.state.phase, s.state.advances = "won-goal", "closed", True
        s.state.chapters_won, s.state.homemade = chapters, 1
        return handing_on.hand_on(s.state, s.content, before)

    first = won("ash-1-earthquake", 1, Parcel())
    second = won("ash-2-goblin-king", 2, first)
    assert [line.id for line in first.log] == ["log-points", "log-keep"]
    assert [line.id for line in second.log] == ["log-points", "log-bonus"]
