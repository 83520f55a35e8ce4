"""Where one rule meets another. Everything here is printed: heroes, cards, monsters, challenges."""

import itertools
import re
from pathlib import Path

import pytest

from undercroft.games import alliance
from undercroft.games.alliance import spine
from undercroft.games.alliance.events import Attacked, DoorOpened, GainedXp, Hampered, Moved, Wounded
from undercroft.games.alliance.rules import activation, battle, challenges, drafting, endphase, meanings, monsters, solo
from undercroft.games.alliance.rules.abilities import health
from undercroft.games.alliance.rules.options import PRIMARY, Attack, Character
from undercroft.games.alliance.rules.strengths import blow, defense, strength
from undercroft.games.alliance.spine import next_step
from undercroft.texts import voice

OTHERS = ("aveline", "jack-tallow", "oda-fenn", "hroda")


def cave(table, first, second=OTHERS, rest=("petra", "lorna", "mysterios", "krom"), **setup):
    """The first hero of seat 0 in the middle of place 11, facing north; everybody else at home."""
    rest = [hero for hero in rest if hero != first and hero not in second][:3]
    b = table(picks=((first, *rest), second), **setup)
    b.tile(11)
    b.hero(first, 11, 4, facing="north")
    b.turn(first)
    return b


def power_of(b, source, target):
    return strength(b.state, b.content, 0, blow(b.state, b.content, 0, source), target)


def said(b):
    return [voice("alliance")(event.text()) for event in b.t.told(Attacked)]


# ------------------------------------------------------------------------------------------- the early end, played solo


@pytest.mark.rule("alliance.solo.continue")
@pytest.mark.parametrize("round", [1, 4])
def test_a_lone_player_plays_on_to_the_end_of_round_four_also_in_round_four(table, round):
    for answer, after in (("play-on", ("begin_monsters",)), ("stop", ("end_phase",))):
        b = table(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
        b.state.round, b.state.cycle, b.state.at, b.state.called = round, 2, 1, True
        assert next_step(b.state, b.content) == ("call",)
        b.run(spine.call(b.t), answer)
        assert next_step(b.state, b.content) == after


@pytest.mark.rule("alliance.solo.continue", "alliance.end.round4")
def test_who_plays_on_in_round_four_is_done_after_it(table):
    b = table(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    b.state.round, b.state.cycle, b.state.called, b.state.kept_on = 4, 4, True, True
    b.hand(0, *["hide"] * 6)
    b.run(endphase.end_phase(b.t))
    assert b.state.stage == "over"


@pytest.mark.rule("alliance.end.early-finish")
def test_rivals_are_not_asked_whether_they_play_on(table):
    b = table()
    b.state.at, b.state.called = 2, True
    b.run(spine.call(b.t))
    assert b.state.stage == "end"


# ------------------------------------------------------------------------------------ what is foretold is what happens


@pytest.mark.rule("alliance.battle.damage")
def test_previews_count_toughness_and_the_log_names_it(table):
    b = cave(table, "petra")
    b.state.alliances[0].artifacts = ("heart-of-the-mountain",)
    ogre = b.monster("ogre", 11, 1)
    detail = meanings.victim(b.state, b.content, Character(0, "petra", ogre)).detail
    assert detail.args["outcome"].args["damage"] == 3  # 6 against armor 2, and 1 less
    b.run(battle.monster_attack(b.t, ogre, 0))
    assert b.hero("petra").wounds == 3
    assert said(b) == ["Ogre 1 attacks Petra: 6 against 2, 1 less by toughness, a hit."]


@pytest.mark.rule("alliance.battle.damage", "alliance.pvp.attack")
def test_previews_of_attacks_on_rivals_count_toughness_too(table):
    for artifacts, damage in (((), 1), (("heart-of-the-mountain",), 0)):
        b = cave(table, "petra", mode="pvp")
        b.state.alliances[1].artifacts = artifacts
        rival = b.who("jack-tallow")
        b.hero("jack-tallow", 11, 1)
        detail = meanings.attack(b.state, b.content, Attack(0, rival, "jack-tallow", PRIMARY)).detail
        assert detail.args["outcome"].args.get("damage", 0) == damage
        b.act("attack jack-tallow with primary")
        assert b.hero("jack-tallow").wounds == damage


@pytest.mark.rule("alliance.reaction.when", "alliance.battle.damage")
def test_the_log_names_what_a_reaction_takes_off_the_damage(table):
    b = cave(table, "aveline", ("petra", "jack-tallow", "oda-fenn", "hroda"))
    b.hero("lorna", 11, 3)
    ogre = b.monster("ogre", 11, 0)
    b.hand(0, "stand-behind-me")
    b.run(battle.monster_attack(b.t, ogre, b.who("lorna")), "aveline stand-behind-me")
    assert b.hero("lorna").wounds == 2
    assert said(b) == ["Ogre 1 attacks Lorna: 6 against 2, 2 less by a Reaction, a hit."]


def test_a_miss_needs_no_number_of_wounds_and_a_sure_kill_says_so(table):
    b = cave(table, "lorna")
    b.hero("lorna", 11, 7)
    golem, goblin = b.monster("stone-golem", 11, 1), b.monster("goblin", 11, 0, wounds=(0,))
    speak = voice("alliance")
    detail = speak(meanings.attack(b.state, b.content, Attack(0, golem, "stone-golem", PRIMARY)).detail)
    assert detail == "2 against 4, a miss"
    detail = speak(meanings.attack(b.state, b.content, Attack(0, goblin, "goblin", PRIMARY)).detail)
    assert detail == "2 against 1, one wound, enough to defeat"


# ------------------------------------------------------------------------------------------ cards with several uses


@pytest.mark.rule("alliance.cards.play-when")
def test_delvers_lantern_is_more_than_a_search(table):
    b = cave(table, "mcfarlin")
    b.hand(0, "delvers-lantern")
    assert "play delvers-lantern" in b.options()  # no token far and wide: the bonus and the safety from traps remain
    b.act("play delvers-lantern")
    dart = b.challenge("dart-trap", 11, 0, up=True)
    b.run(challenges.spring(b.t, 0, dart))
    assert (b.hero("mcfarlin").poison, b.hero("mcfarlin").column) == (0, ("delvers-lantern",))


@pytest.mark.rule("alliance.hero.no-move-after-attack")
def test_a_leap_is_a_movement_so_that_there_is_none_after_an_attack(table):
    b = cave(table, "caerwyn")
    b.monster("goblin", 11, 1)
    b.hand(0, "blade-step", "mist-walk")
    assert {"play blade-step", "play mist-walk"} <= set(b.options())
    b.act("attack goblin-100 with primary")
    assert b.offered("play") == ["play mist-walk"]  # it gives Speed besides, for what that is worth now
    b.act("play mist-walk")
    assert b.hero("caerwyn").cell == b.at(11, 4)


@pytest.mark.rule("alliance.cards.effect-marker")
def test_who_is_held_fast_neither_steps_nor_leaps_but_is_moved_by_others(table):
    b = cave(table, "mysterios", ("caerwyn", "jack-tallow", "oda-fenn", "hroda"))
    b.hero("caerwyn", 11, 1)
    b.hand(0, "frost-shackles")
    b.act("play frost-shackles on caerwyn")
    b.hero("mysterios", column=())
    b.hand(0, "beckon")
    b.act("play beckon on caerwyn", str(b.at(11, 0)), "east")
    assert b.hero("caerwyn").cell == b.at(11, 0)
    b.hand(1, "blade-step")
    b.turn("caerwyn")
    assert b.speed() == 0
    assert b.offered("move") == b.offered("play") == []


@pytest.mark.rule("alliance.chest.open-by-entering", "alliance.chest.locked-enter-no-effect")
@pytest.mark.parametrize(("chest", "answers", "xp"), [("treasure-chest", ["open"], 1), ("locked-chest", [], 0)])
def test_who_leaps_onto_a_chest_may_open_it_for_nothing(table, chest, answers, xp):
    b = cave(table, "caerwyn")
    b.challenge(chest, 11, 2, up=True)
    b.hand(0, "blade-step")
    b.act("play blade-step", str(b.at(11, 2)), *answers)
    assert (b.state.alliances[0].xp, b.state.turn.used) == (xp, 0)


@pytest.mark.rule("alliance.chest.open-by-entering")
def test_who_is_dragged_onto_a_chest_does_not_open_it(table):
    b = cave(table, "mysterios", ("caerwyn", "jack-tallow", "oda-fenn", "hroda"))
    b.hero("caerwyn", 11, 1)
    b.challenge("treasure-chest", 11, 0, up=True)
    b.hand(0, "beckon")
    b.act("play beckon on caerwyn", str(b.at(11, 0)), "east")
    assert [alliance.xp for alliance in b.state.alliances] == [0, 0]
    assert len(b.state.challenges) == 1


@pytest.mark.rule("alliance.hero.second-movement", "alliance.challenge.entry-trap")
def test_a_leap_into_a_net_ends_one_movement_and_not_the_second(table):
    b = cave(table, "caerwyn")
    b.tile(12)
    b.arch(11, "east")
    b.challenge("snare-net", 12, 8, level=2)
    b.hero("caerwyn", 11, 5, facing="east")
    b.hand(0, "blade-step")
    assert "again" not in b.options()  # nothing has been used yet
    b.act("play blade-step", str(b.at(12, 3)))
    assert (b.speed(), b.offered("move")) == (0, [])
    b.act("again")
    assert b.speed() == 5
    assert b.offered("attack") == []


# -------------------------------------------------------------------------------------------------- dazed, and incited


@pytest.mark.rule("alliance.cards.effect-marker", "alliance.pvp.attack")
def test_a_rival_whom_holy_wrath_has_wounded_cannot_attack(table):
    b = cave(table, "oda-fenn", ("durgan", "jack-tallow", "ildren", "mcfarlin"), mode="pvp")
    b.hero("oda-fenn", 11, 7, column=("holy-wrath",))
    b.hero("durgan", 11, 1, facing="south")
    b.monster("goblin", 11, 6)
    b.act("attack durgan with holy-wrath")
    assert b.hero("durgan").wounds == 5  # against a dodge of 0; his armor does not count
    b.hand(1, "pit-badger", "ring-mail")
    b.turn("durgan")
    assert b.offered("attack") == []
    assert b.offered("play") == ["play ring-mail"], "a pet cannot attack if its hero cannot"
    assert b.offered("move")
    b.hand(0, *["hide"] * 6)
    b.hand(1, "pit-badger", *["hide"] * 5)
    b.run(endphase.end_phase(b.t))
    b.turn("durgan")
    assert b.offered("attack") == ["attack goblin-100 with primary", "attack oda-fenn with primary"]
    assert "play pit-badger" in b.options()


@pytest.mark.rule("alliance.cards.effect-marker")
def test_a_dazed_hero_does_not_strike_back(table):
    for dazed, wounds in ((False, (0, 0)), (True, ())):
        b = cave(table, "mcfarlin", ("brunhild", "jack-tallow", "ildren", "petra"), mode="pvp")
        ogre = b.monster("ogre", 11, 1)
        b.hero("brunhild", 11, 6, facing="north", column=("holy-wrath",))
        b.hero("mcfarlin", 11, 0)
        b.turn("brunhild")
        if dazed:
            b.act("attack mcfarlin with holy-wrath")
            assert b.hero("mcfarlin").wounds == 4
        b.hero("mcfarlin", wounds=0)
        b.hand(0, "duck-and-jab")
        b.run(battle.monster_attack(b.t, ogre, 0), "mcfarlin duck-and-jab")
        assert b.state.monsters[ogre].wounds == wounds  # 3 against an armor of 1


@pytest.mark.rule("alliance.component.die-uses", "alliance.battle.monsters-same")
def test_an_incited_monster_rolls_for_its_power_and_its_victim_for_its_own(table):
    b = cave(table, "thessaly")
    orc, priest = b.monster("orc-reaver", 11, 1), b.monster("hex-priest", 11, 2)
    b.hand(0, "turncoats-verse")
    b.act("play turncoats-verse on orc-reaver-100", dice=[5, 6])
    assert [roll[2] for roll in b.t.rolled] == ["power", "defense"]
    assert b.state.monsters[priest].wounds == (0,)
    assert said(b) == ["Orc Reaver 1 attacks Hex Priest 2: 6 (the die +2) against 5 (the die +3), a hit."]
    assert b.state.monsters[orc].wounds == ()


@pytest.mark.rule("alliance.battle.monsters-same")
def test_an_incited_golem_sweeps_the_heroes_around_it(table):
    b = cave(table, "thessaly")
    golem, goblin = b.monster("stone-golem", 11, 1), b.monster("goblin", 11, 2)
    b.hero("petra", 11, 6)
    b.hand(0, "turncoats-verse")
    b.act("play turncoats-verse on stone-golem-100")
    assert goblin not in b.state.monsters
    assert golem in b.state.monsters
    assert (b.hero("thessaly").wounds, b.hero("petra").wounds) == (1, 0)


def test_a_dazed_monster_cannot_be_incited(table):
    b = cave(table, "thessaly", ("brunhild", "jack-tallow", "ildren", "petra"))
    b.monster("stone-golem", 11, 1)
    b.monster("goblin", 11, 2)
    b.hand(0, "turncoats-verse")
    assert "play turncoats-verse on stone-golem-100" in b.options()
    b.hero("brunhild", 11, 7, facing="north", column=("holy-wrath",))
    b.turn("brunhild")
    b.act("attack stone-golem-100 with holy-wrath")
    b.turn("thessaly")
    assert b.offered("play") == ["play turncoats-verse on goblin-101"]


# -------------------------------------------------------------------------------------------- Starting Tiles and wounds


@pytest.mark.rule("alliance.pvp.safe-tile-target", "alliance.pvp.safe-tile-attacker")
def test_burning_oil_spares_rivals_on_their_own_starting_tile(table):
    b = cave(table, "petra", mode="pvp")
    b.tile(13)
    b.arch(13, "east")
    b.hero("petra", 13, 5, facing="east")
    b.hero("aveline", 14, 4)
    goblin = b.monster("goblin", 14, 3)
    b.hand(0, "burning-oil")
    assert b.offered("play") == [f"play burning-oil on {b.name(goblin)}"]
    b.act(f"play burning-oil on {b.name(goblin)}")
    assert b.state.monsters[goblin].wounds == (0,)
    assert b.hero("aveline").wounds == 0
    b.hero("petra", column=())
    b.hero("aveline", 13, 2)  # off her tile she is fair game
    b.hand(0, "burning-oil")
    b.act("play burning-oil on aveline")
    assert b.hero("aveline").wounds == 1


@pytest.mark.rule("alliance.pvp.safe-tile-attacker")
def test_no_oil_is_thrown_at_rivals_from_the_own_starting_tile(table):
    b = cave(table, "petra", mode="pvp")
    b.arch(10, "east")
    b.hero("petra", 10, 5, facing="east")
    b.hero("aveline", 11, 4)
    b.hand(0, "burning-oil")
    assert b.offered("play") == []
    b.monster("goblin", 11, 5)
    assert b.offered("play") == ["play burning-oil on goblin-100"]


# ------------------------------------------------------------------------------------------------------------- the rest


@pytest.mark.rule("alliance.draft.refill", "alliance.endphase.upgrade-area-stays")
def test_slots_that_the_old_deck_could_not_fill_are_filled_from_the_new_one(table):
    b = table()
    b.state.upgrade_area = ["broadsword", "", "", "chain-shirt", ""]
    b.state.upgrade_decks = [[], ["haste", "greatsword", "riposte", "stormbow"], []]
    b.state.pools = [0, 16]
    b.hand(0, *["hide"] * 6)
    b.hand(1, *["hide"] * 6)
    b.run(endphase.end_phase(b.t))
    assert b.state.upgrade_area == ["broadsword", "stormbow", "riposte", "chain-shirt", "greatsword"]
    assert b.state.upgrade_decks[1] == ["haste"]


@pytest.mark.rule("alliance.endphase.poison")
def test_poison_does_not_grow_where_it_is_only_a_wound(table):
    b = table()
    b.hero("petra", poison=1)
    b.hero("mcfarlin", poison=1)
    b.state.alliances[0].artifacts = ("serpent-stone",)
    b.run(endphase.advance_poison(b.t))
    assert [(b.hero(hero).wounds, b.hero(hero).poison) for hero in ("petra", "mcfarlin")] == [(0, 1), (0, 2)]


def test_a_poisonous_bite_is_told_as_what_it_is(table):
    for artifacts, poison in (((), 1), (("serpent-stone",), 0)):
        b = cave(table, "petra")
        b.state.alliances[0].artifacts = artifacts
        ghoul = b.monster("ghoul", 11, 1)
        b.run(battle.monster_attack(b.t, ghoul, 0))
        assert [(event.wounds, event.poison) for event in b.t.told(Wounded)] == [(3, poison)]


@pytest.mark.rule("alliance.hero.one-attack", "alliance.pet.free-attack")
def test_with_no_attack_left_an_attack_card_is_not_played_but_a_pet_is(table):
    b = cave(table, "nib-wrenlock")
    b.hero("nib-wrenlock", 11, 7)
    b.monster("ogre", 11, 1)
    b.monster("goblin", 11, 2)
    b.hand(0, "stinging-swarm", "clockwork-falcon")
    b.act("move w")
    assert {"play stinging-swarm", "play clockwork-falcon"} <= set(b.options())
    b.act("attack ogre-100 with primary")
    assert b.offered("play") == ["play clockwork-falcon"]
    refusal = activation.why_not(b.t, "attack goblin-101 with primary")
    assert (refusal.id, refusal.cites[0]) == ("no-attack-left", "alliance.hero.one-attack")
    b.act("play clockwork-falcon")
    assert activation.why_not(b.t, "attack ogre-999 with clockwork-falcon").id == "no-target"


@pytest.mark.rule("alliance.monster.choice-tier2", "alliance.monster.connected")
def test_a_hero_in_the_first_place_of_the_field_counts_for_connected_rooms(table):
    b = table()
    b.tile(0)
    b.tile(1)
    b.tile(3)
    goblin, far = b.monster("goblin", 1, 4), b.monster("goblin", 3, 4)
    b.hero("petra", 0, 4)
    assert monsters.choices(b.state, b.content, 0) == [goblin, far]
    b.arch(0, "east")
    assert monsters.choices(b.state, b.content, 0) == [far]


# ------------------------------------------------------------------------------------------------- cards, each its own


def test_dawnhammer_goes_through_armor_as_a_blow_of_its_own_or_adds_to_hers(table):
    for use, wounds in (("attack", 3), ("bonus", 0)):
        b = cave(table, "aveline", ("petra", "jack-tallow", "oda-fenn", "hroda"))
        golem = b.monster("stone-golem", 11, 1)
        b.hand(0, "dawnhammer")
        b.act(f"play dawnhammer for {use}")
        b.act(f"attack stone-golem-100 with {'dawnhammer' if use == 'attack' else 'primary'}")
        assert len(b.state.monsters[golem].wounds) == wounds  # 3 against nothing, or 2 + 2 against an armor of 4


@pytest.mark.parametrize(("card", "reached"), [("bottled-fire", [1, 2]), ("lance-of-embers", [2, 3, 4])])
def test_throws_and_lances_have_ranges_of_their_own(table, card, reached):
    b = cave(table, "mysterios")
    b.tile(12)
    b.arch(11, "east")
    b.hero("mysterios", 11, 3, facing="east", column=(card,))
    far = {b.monster("goblin", *spot): n for n, spot in enumerate([(11, 4), (11, 5), (12, 3), (12, 4), (12, 5)], 1)}
    assert [far[who] for who in battle.targets(b.state, b.content, b.state.turn, card)] == reached


def test_bottled_fire_scorches_those_beside_its_target(table):
    b = cave(table, "mysterios")
    target, beside, away = b.monster("ogre", 11, 1), b.monster("ogre", 11, 2), b.monster("ogre", 11, 6)
    b.hero("mysterios", column=("bottled-fire",))
    b.act("attack ogre-100 with bottled-fire")
    assert [len(b.state.monsters[who].wounds) for who in (target, beside, away)] == [3, 1, 0]


@pytest.mark.rule("alliance.endphase.poison")
def test_a_chain_shirt_keeps_venom_out_for_the_round(table):
    for column, state in (((), (0, 3)), (("chain-shirt",), (1, 0))):
        b = cave(table, "petra")
        ghoul = b.monster("ghoul", 11, 1)
        b.hero("petra", column=column)
        b.run(battle.monster_attack(b.t, ghoul, 0))
        assert (b.hero("petra").wounds, b.hero("petra").poison) == state


def test_an_endless_quiver_leaves_room_for_a_second_weapon(table):
    b = cave(table, "petra")
    b.hero("petra", column=("broadsword",))
    b.hand(0, "parrying-dagger")
    assert b.offered("play") == []
    b.state.alliances[0].artifacts = ("endless-quiver",)
    assert b.offered("play") == ["play parrying-dagger"]


def test_the_sword_of_dawn_strikes_behind(table):
    b = cave(table, "petra")
    goblin = b.monster("goblin", 11, 7)
    assert b.offered("attack") == []
    b.state.alliances[0].artifacts = ("sword-of-dawn",)
    assert b.offered("attack") == [f"attack {b.name(goblin)} with primary"]


# ------------------------------------------------------------------------------------------------ leaps, drags and pits


@pytest.mark.rule("alliance.hero.two-attacks-speed-test")
def test_a_leap_spends_no_speed_so_that_two_attacks_remain(table):
    b = cave(table, "caerwyn")
    b.monster("ogre", 11, 0)
    b.monster("ogre", 11, 2)
    b.hero("caerwyn", 11, 7)
    b.hand(0, "blade-step")
    b.act("play blade-step", str(b.at(11, 1)))
    b.act("attack ogre-100 with primary")
    assert b.offered("attack") == ["attack ogre-101 with primary"]


@pytest.mark.rule("alliance.challenge.reveal-on-entry")
def test_a_rival_who_is_dragged_into_a_room_sets_its_traps_off(table):
    b = cave(table, "mysterios", ("caerwyn", "jack-tallow", "oda-fenn", "hroda"))
    b.tile(12)
    b.arch(11, "east")
    b.challenge("dart-trap", 12, 8, level=2)
    b.hero("mysterios", facing="east")
    b.hero("caerwyn", 11, 5)
    b.hand(0, "beckon")
    b.act("play beckon on caerwyn", str(b.at(12, 3)), "north")
    assert (b.hero("caerwyn").poison, b.state.challenges) == (2, [])


@pytest.mark.rule("alliance.challenge.pit-stays")
def test_a_leap_out_of_a_pit_costs_nothing_and_a_step_two(table):
    b = cave(table, "caerwyn")
    b.challenge("pit-trap", 11, 4, up=True)
    b.hand(0, "blade-step")
    b.act("move n")
    assert b.state.turn.used == 2
    b.hero("caerwyn", 11, 4)
    b.act("play blade-step", str(b.at(11, 2)))
    assert b.state.turn.used == 2


@pytest.mark.rule("alliance.challenge.pit-stays", "alliance.pet.no-generic-bonus")
def test_a_pit_hampers_the_hero_and_not_the_pet(table):
    b = cave(table, "ildren")
    b.challenge("pit-trap", 11, 7, up=True)
    b.hero("ildren", 11, 7, column=("grey-wolf",))
    ogre = b.monster("ogre", 11, 1)
    figures = [
        strength(b.state, b.content, 0, blow(b.state, b.content, 0, one), ogre) for one in (PRIMARY, "grey-wolf")
    ]
    assert figures == [3 - 1, 3]


# ----------------------------------------------------------------------------------------------------- marks and others


@pytest.mark.rule("alliance.pet.no-generic-bonus", "alliance.cards.effect-marker")
def test_marks_change_the_blows_of_a_hero_and_not_those_of_its_pet(table):
    b = cave(table, "ildren", ("thessaly", "jack-tallow", "oda-fenn", "hroda"))
    b.hero("ildren", 11, 7, column=("grey-wolf",))
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "hunters-mark")
    b.act("play hunters-mark on ogre-100")
    b.hero("thessaly", 11, 8, facing="west")
    b.hand(1, "cutting-remark")
    b.turn("thessaly")
    b.act("play cutting-remark on ildren")
    figures = [
        strength(b.state, b.content, 0, blow(b.state, b.content, 0, one), ogre) for one in (PRIMARY, "grey-wolf")
    ]
    assert figures == [3 + 2 - 2, 3]


@pytest.mark.rule("alliance.reaction.when", "alliance.cards.effect-marker")
def test_a_weakened_hero_strikes_back_more_feebly(table):
    b = cave(table, "mcfarlin", ("thessaly", "jack-tallow", "oda-fenn", "hroda"))
    ogre = b.monster("ogre", 11, 1)
    b.hero("thessaly", 11, 8, facing="north")
    b.hand(1, "cutting-remark")
    b.turn("thessaly")
    b.act("play cutting-remark on mcfarlin")
    b.hand(0, "riposte")
    b.run(battle.monster_attack(b.t, ogre, 0), "mcfarlin riposte")
    assert len(b.state.monsters[ogre].wounds) == 5 - 2 - 1


@pytest.mark.rule("alliance.battle.obstruction-irreducible")
def test_exposure_takes_armor_and_dodge_but_no_obstruction(table):
    b = cave(table, "lorna")
    b.hero("lorna", 11, 7)
    b.hero("petra", 11, 4)
    kobold = b.monster("kobold-slinger", 11, 1)
    attack = blow(b.state, b.content, 0, PRIMARY)
    assert defense(b.state, b.content, 0, attack, kobold).total == 2 + 1
    b.hero("mysterios", 11, 8, facing="north")
    b.hand(0, "frost-shackles", "frost-shackles")
    b.turn("mysterios")
    b.act("play frost-shackles on kobold-slinger-100")
    assert defense(b.state, b.content, 0, attack, kobold).total == 1 + 1
    b.state.marks *= 4
    assert defense(b.state, b.content, 0, attack, kobold).total == 1, "whoever stands in the line stays there"


@pytest.mark.rule("alliance.xp.cleanup")
def test_marks_go_with_a_defeated_monster(table):
    b = cave(table, "lorna")
    b.hero("lorna", 11, 7)
    b.monster("goblin", 11, 1)
    b.hand(0, "hunters-mark")
    b.act("play hunters-mark on goblin-100")
    b.act("attack goblin-100 with primary")
    assert (b.state.monsters, b.state.marks) == ({}, [])


def test_a_monster_lulled_to_sleep_is_ambushed(table):
    b = cave(table, "krom", ("pipkin", "jack-tallow", "oda-fenn", "hroda"))
    ogre = b.monster("ogre", 11, 1)
    b.hero("krom", column=("knife-from-nowhere",))
    attack = blow(b.state, b.content, 0, PRIMARY)
    assert strength(b.state, b.content, 0, attack, ogre) == 3 + 1
    b.hero("pipkin", 11, 7, facing="north")
    b.hand(1, "lullaby")
    b.turn("pipkin")
    b.act("play lullaby on ogre-100")
    assert strength(b.state, b.content, 0, attack, ogre) == 3 + 1 + 2


# -------------------------------------------------------------------------------------------------------------- defeat


@pytest.mark.rule("alliance.defeat.fall", "alliance.pvp.off-area-damage")
def test_an_earthquake_may_fell_its_caster_and_end_the_turn(table):
    b = cave(table, "mysterios")
    b.monster("ogre", 11, 1)
    b.hero("mysterios", wounds=4, column=("earthquake",))
    b.act("attack ogre-100 with earthquake")
    assert b.hero("mysterios").down
    assert b.state.turn.over
    assert (b.state.alliances[0].defeats, len(b.state.monsters[100].wounds)) == (1, 4)


@pytest.mark.rule("alliance.defeat.fall")
def test_slime_may_fell_who_has_struck_it(table):
    b = cave(table, "petra")
    slime = b.monster("grave-slime", 11, 1)
    b.hero("petra", wounds=4)
    b.act("attack grave-slime-100 with primary")
    assert (b.hero("petra").down, b.state.turn.over) == (True, True)
    assert len(b.state.monsters[slime].wounds) == 3


@pytest.mark.rule("alliance.defeat.healed")
def test_more_health_does_not_raise_the_fallen(table):
    b = table()
    b.hero("petra", wounds=5, down=True)
    b.state.alliances[0].xp, b.state.upgrade_area = 8, ["crown-of-the-deep", "", "", "", ""]
    b.run(drafting.draft(b.t, 0), "buy crown-of-the-deep")
    assert health(b.state, b.content, 0) == 6
    assert b.hero("petra").down
    b.run(activation.activate(b.t, 0), "rest petra")
    assert (b.hero("petra").down, b.hero("petra").wounds) == (False, 2)


@pytest.mark.rule("alliance.reaction.when")
def test_flames_and_thorns_answer_also_for_one_who_falls_but_no_riposte_does(table):
    b = cave(table, "caerwyn")
    ogre = b.monster("ogre", 11, 1)
    b.hero("caerwyn", wounds=4, column=("wreathed-in-flame",))
    b.run(battle.monster_attack(b.t, ogre, 0))
    assert b.hero("caerwyn").down
    assert b.state.monsters[ogre].wounds == (0,)
    b = cave(table, "mcfarlin")
    ogre = b.monster("ogre", 11, 1)
    b.hero("mcfarlin", wounds=5)
    b.hand(0, "duck-and-jab")
    b.run(battle.monster_attack(b.t, ogre, 0), "mcfarlin duck-and-jab")
    assert b.hero("mcfarlin").down
    assert b.state.monsters[ogre].wounds == ()


# ------------------------------------------------------------------------------------------------ rivals and the hidden


@pytest.mark.rule("alliance.pvp.enemies", "alliance.chest.locked-no-enemies")
def test_with_pvp_a_rival_keeps_a_locked_chest_shut_and_a_fallen_one_does_not(table):
    b = cave(table, "petra", mode="pvp")
    b.challenge("locked-chest", 11, 1, up=True)
    assert b.offered("unlock") == [f"unlock {b.at(11, 1)}"]
    b.hero("aveline", 11, 8)
    assert b.offered("unlock") == []
    b.hero("aveline", down=True)
    assert b.offered("unlock") == [f"unlock {b.at(11, 1)}"]


@pytest.mark.rule("alliance.reaction.when", "alliance.pvp.attack", "alliance.pvp.xp")
def test_a_rival_reacts_to_a_heros_attack_and_strikes_back(table):
    b = cave(table, "petra", ("mcfarlin", "jack-tallow", "oda-fenn", "hroda"), mode="pvp")
    b.hero("petra", column=("broadsword",))
    b.hero("mcfarlin", 11, 1)
    b.hand(1, "riposte")
    b.act("attack mcfarlin with primary", "mcfarlin riposte")
    assert b.hero("mcfarlin").wounds == 5 - 2 - 2  # the riposte gives armor and dodge as well
    assert b.hero("petra").wounds == 5 - 2
    assert [alliance.xp for alliance in b.state.alliances] == [0, 1]  # one wound earns nothing, three earn one point


@pytest.mark.rule("alliance.cards.hide-krom")
def test_a_pets_attack_gives_a_hidden_hero_away(table):
    b = cave(table, "krom")
    ogre = b.monster("ogre", 11, 1)
    b.hero("krom", column=("hide", "cellar-cat"))
    assert monsters.victims(b.state, b.content, ogre) == []
    b.act("attack ogre-100 with cellar-cat")
    assert monsters.victims(b.state, b.content, ogre) == [0]


@pytest.mark.rule("alliance.cards.hide-krom")
def test_a_sweep_finds_the_hidden(table):
    b = cave(table, "krom")
    golem = b.monster("stone-golem", 11, 1)
    b.hero("krom", column=("hide",))
    b.hero("petra", 11, 0)
    b.run(battle.monster_attack(b.t, golem, b.who("petra")))
    assert (b.hero("krom").wounds, b.hero("petra").wounds) == (1, 5)


@pytest.mark.rule("alliance.cards.hide-krom", "alliance.pvp.attack")
def test_a_hidden_rival_is_not_attacked_but_can_be_bewitched(table):
    b = cave(table, "thessaly", ("krom", "jack-tallow", "oda-fenn", "hroda"), mode="pvp")
    b.hero("krom", 11, 1, column=("hide",))
    b.hand(0, "cutting-remark")
    assert b.offered("attack") == []
    assert b.offered("play") == ["play cutting-remark on krom"]


@pytest.mark.rule("alliance.solo.attack-icon-hero", "alliance.cards.hide-krom")
def test_a_solo_card_hunts_no_hidden_hero(table):
    b = table(mode="solo", seats=1, picks=(("krom", "petra", "brunhild", "durgan"),))
    b.tile(17)
    b.arch(17, "south")
    b.monster("ogre", 17, 4)
    b.hero("krom", 17, 1, column=("hide",))
    b.hero("petra", 22, 4)
    b.state.solo_card = "skittering"  # gnomes and rogues
    hunt = b.content.solo["skittering"].then
    found = [str(one) for one in solo.assaults(b.state, b.content, 0, hunt)[0]]
    assert found == ["second ogre-100"]
    b.hero("krom", attacked=True)
    found = [str(one) for one in solo.assaults(b.state, b.content, 0, hunt)[0]]
    assert found == ["first ogre-100", "second ogre-100"]


# ------------------------------------------------------------------------------------------- monsters, rewards, the end


@pytest.mark.rule("alliance.xp.shared-kill", "alliance.endphase.ready")
def test_wounds_that_a_troll_has_closed_earn_nothing(table):
    b = cave(table, "petra")
    troll = b.monster("cave-troll", 11, 1, ready=False, wounds=(1, 0, 0, 0, 1, 1))
    endphase.ready(b.t)
    assert b.state.monsters[troll].wounds == (1, 0, 0, 0)
    b.hero("petra", column=("broadsword",))
    b.act("attack cave-troll-100 with primary")
    assert [alliance.xp for alliance in b.state.alliances] == [5, 3]


def test_a_gong_wakes_a_troll_and_closes_its_wounds(table):
    b = cave(table, "petra")
    troll = b.monster("cave-troll", 11, 0, ready=False, wounds=(0, 0, 0))
    b.run(challenges.spring(b.t, 0, b.challenge("alarm-gong", 11, 8, up=True)))
    assert (b.state.monsters[troll].ready, b.state.monsters[troll].wounds) == (True, (0,))


@pytest.mark.rule("alliance.end.early-trigger", "alliance.end.early-finish")
def test_a_riposte_that_fells_the_last_monster_ends_the_round(table):
    b = cave(table, "mcfarlin")
    goblin = b.monster("goblin", 11, 1)
    b.state.tile_area, b.state.turn = ["", ""], None
    b.state.stage, b.state.at = "monsters", 0
    b.hand(0, "duck-and-jab")
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south", "mcfarlin duck-and-jab")
    assert goblin not in b.state.monsters
    assert next_step(b.state, b.content) == ("call",)


@pytest.mark.rule("alliance.solo.tile-icon-last", "alliance.end.early-trigger")
def test_a_solo_card_that_takes_the_last_tile_may_call_the_end(table):
    for monster, called in ((False, True), (True, False)):
        b = table(mode="solo", seats=1, picks=(("krom", "petra", "brunhild", "durgan"),))
        b.state.tile_area, b.state.tile_stack, b.state.solo_card = ["web-hall", ""], [], "shifting-walls"
        if monster:
            b.tile(17)
            b.monster("goblin", 17, 4)
        b.run(solo.first_section(b.t))
        assert b.state.called == called


@pytest.mark.rule("alliance.burst.heal", "alliance.hero.two-attacks-speed-test")
def test_who_rises_by_a_burst_may_still_attack_twice(table):
    b = cave(table, "petra")
    b.hero("petra", wounds=5, down=True, ready=True)
    b.state.turn = None
    b.monster("ogre", 11, 1)
    b.monster("ogre", 11, 0)
    b.hand(0, "hide", "knock", "overhead-swing")
    b.run(activation.activate(b.t, 0), "rise petra", "hide", "knock")
    b.act("attack ogre-100 with primary")
    assert b.offered("attack") == ["attack ogre-101 with primary"]
    assert b.offered("burst") == []


# --------------------------------------------------------------------------------------------------- smaller meetings


@pytest.mark.rule("alliance.locked.attempt", "alliance.artifact.effect-all")
def test_a_ring_of_all_doors_opens_locks_among_enemies(table):
    b = cave(table, "petra")
    b.tile(12, doors="N", level=2)
    b.monster("goblin", 11, 0)
    b.hero("petra", 11, 5)
    assert b.offered("force") == []
    b.state.alliances[0].artifacts = ("ring-of-all-doors",)
    b.act("force east", "0", dice=[1])  # a 0 on the die, and 2 by the ring
    assert "move e" in b.options()


@pytest.mark.rule("alliance.rest.movement")
def test_a_resting_hero_may_leap_and_open_doors(table):
    b = cave(table, "caerwyn")
    b.tile(12)
    b.state.turn.resting = True
    b.hand(0, "blade-step")
    b.act("play blade-step", str(b.at(11, 5)))
    b.act("open east")
    assert b.offered("attack") == []
    assert "move e" in b.options()


@pytest.mark.rule("alliance.reaction.when", "alliance.pet.free-attack")
def test_a_rival_reacts_to_a_pet_and_strikes_back_at_its_master(table):
    b = cave(table, "ildren", ("mcfarlin", "jack-tallow", "oda-fenn", "hroda"), mode="pvp")
    b.hero("ildren", column=("cave-bear",))
    b.hero("mcfarlin", 11, 1)
    b.hand(1, "riposte")
    b.act("attack mcfarlin with cave-bear", "mcfarlin riposte")
    assert b.hero("mcfarlin").wounds == 6 - 4
    assert b.hero("ildren").wounds == 4


@pytest.mark.rule("alliance.pvp.enemies", "alliance.locked.no-enemies")
def test_with_pvp_a_rival_on_the_own_tile_forbids_work_on_locks(table):
    for mode, offered in (("rivals", ["force east"]), ("pvp", [])):
        b = cave(table, "petra", mode=mode)
        b.tile(12, doors="N")
        b.hero("petra", 11, 5)
        b.hero("aveline", 11, 0)
        assert b.offered("force east") == offered


@pytest.mark.rule("alliance.battle.damage", "alliance.reaction.when")
def test_a_guard_lessens_poison_too(table):
    b = cave(table, "brunhild")
    b.hero("lorna", 11, 3)
    ghoul = b.monster("ghoul", 11, 0)
    b.hand(0, "guardian-spirit")
    b.run(battle.monster_attack(b.t, ghoul, b.who("lorna")), "brunhild guardian-spirit")
    assert (b.hero("lorna").poison, b.hero("lorna").wounds) == (0, 0)


@pytest.mark.rule("alliance.burst.speed", "alliance.cards.effect-marker")
def test_a_burst_adds_what_a_mark_takes_away(table):
    b = cave(table, "mysterios", ("petra", "jack-tallow", "oda-fenn", "hroda"), rest=("lorna", "krom", "ildren"))
    b.hero("petra", 11, 1)
    b.hand(0, "slow-the-sands")
    b.act("play slow-the-sands on petra")
    b.turn("petra")
    assert b.speed() == 2
    b.hand(1, "hide", "knock")
    b.act("burst speed", "hide")
    assert b.speed() == 3


@pytest.mark.rule("alliance.cards.hide-krom")
def test_nothing_but_an_attack_gives_the_hidden_away(table):
    b = cave(table, "krom")
    b.tile(12)
    ogre = b.monster("ogre", 11, 0)
    b.hero("krom", wounds=1, poison=1, column=("hide",))
    b.hand(0, "hide", "knock", "healing-draught")
    b.act("play healing-draught on krom")
    b.act("burst speed", "hide")
    b.act("move e")
    b.act("open east")
    assert monsters.victims(b.state, b.content, ogre) == []
    b.run(challenges.spring(b.t, 0, b.challenge("flame-jet", 11, 8, level=2, up=True)))
    assert b.hero("krom").wounds == 2, "fire looks for nobody in particular"
    b.hero("krom", poison=1, wounds=0)
    b.run(endphase.advance_poison(b.t))
    assert b.hero("krom").poison == 2


@pytest.mark.rule("alliance.pvp.enemies", "alliance.cards.hide-krom")
def test_a_hidden_rival_is_an_enemy_in_the_room_all_the_same(table):
    rest = ("lorna", "mysterios", "ildren")
    b = cave(table, "petra", ("krom", "jack-tallow", "oda-fenn", "hroda"), rest=rest, mode="pvp")
    b.challenge("locked-chest", 11, 1, up=True)
    b.hero("krom", 11, 8, column=("hide",))
    assert b.offered("unlock") == []


@pytest.mark.rule("alliance.burst.repeat-type")
def test_a_burst_gives_a_second_leap(table):
    b = cave(table, "caerwyn")
    b.hand(0, "blade-step", "mist-walk", "hide", "knock")
    b.act("play blade-step", str(b.at(11, 5)))
    b.act("repeat mist-walk", "hide", str(b.at(11, 3)))
    assert b.hero("caerwyn").cell == b.at(11, 3)


@pytest.mark.rule("alliance.burst.cards-stay")
def test_a_rune_takes_cards_from_the_hand_and_none_that_lie_face_down(table):
    b = cave(table, "petra")
    b.hero("petra", buried=("hide", "knock"), burst="speed")
    b.hand(0, "overhead-swing")
    b.run(challenges.spring(b.t, 0, b.challenge("void-rune", 11, 8, level=3, up=True)))
    assert (b.state.alliances[0].hand, b.hero("petra").buried) == ([], ("hide", "knock"))


@pytest.mark.rule("alliance.challenge.entry-trap")
def test_a_rune_that_fells_a_hero_takes_its_players_cards_all_the_same(table):
    b = cave(table, "petra")
    b.hero("petra", wounds=4)
    b.hand(0, "hide", "overhead-swing", "knock")
    rune = b.challenge("void-rune", 11, 8, level=3, up=True)
    b.run(challenges.spring(b.t, 0, rune), "hide", "knock")
    assert (b.hero("petra").down, b.state.alliances[0].hand) == (True, ["overhead-swing"])


@pytest.mark.rule("alliance.chest.locked-no-enemies", "alliance.chest.monster-blocks")
@pytest.mark.parametrize(("column", "chest", "opened"), [
    ((), "locked-chest", False), (("knock",), "locked-chest", True), (("knock",), "treasure-chest", False),
])  # fmt: skip
def test_who_minds_no_enemies_picks_the_lock_of_a_chest_under_a_monster(table, column, chest, opened):
    b = cave(table, "tibbet")
    b.hero("tibbet", column=column)
    b.challenge(chest, 11, 1, up=True)
    b.monster("goblin", 11, 1)
    assert bool(b.offered("unlock") or b.offered("chest")) is opened


@pytest.mark.rule("alliance.reaction.when", "alliance.hero.second-movement", "alliance.hero.two-attacks")
def test_a_riposte_earlier_in_the_round_costs_neither_an_attack_nor_the_second_movement(table):
    b = cave(table, "petra")
    ogre, ghoul = b.monster("ogre", 11, 1), b.monster("ghoul", 11, 2)
    b.hero("petra", attacked=True, column=("riposte",))
    b.hand(0)
    b.act(f"attack {b.name(ogre)} with primary")
    assert b.offered("attack") == [f"attack {b.name(ghoul)} with primary"]
    b.turn("petra", used=1, spent=True)
    assert "again" in b.options()


@pytest.mark.rule("alliance.cards.effect-marker")
def test_healing_takes_no_mark_away_and_the_fallen_are_not_dragged(table):
    b = cave(table, "mysterios", ("caerwyn", "aveline", "oda-fenn", "hroda"))
    b.hero("caerwyn", 11, 1, wounds=2)
    b.hero("aveline", 11, 2, facing="west")
    b.hand(0, "frost-shackles")
    b.act("play frost-shackles on caerwyn")
    b.hand(1, "lay-on-hands")
    b.turn("aveline")
    b.act("play lay-on-hands on caerwyn")
    b.turn("caerwyn")
    assert (b.hero("caerwyn").wounds, b.speed()) == (0, 0)
    b.turn("mysterios")
    b.hero("mysterios", column=())
    b.hero("caerwyn", down=True)
    b.hand(0, "beckon")
    assert "play beckon on aveline" in b.options()
    assert "play beckon on caerwyn" not in b.options()


@pytest.mark.rule("alliance.pet.no-generic-bonus")
def test_a_worldcleaver_serves_a_pet_and_a_sword_does_not(table):
    b = cave(table, "ildren")
    b.hero("ildren", column=("grey-wolf", "song-of-edges"))
    golem = b.monster("stone-golem", 11, 1)
    b.act("attack stone-golem-100 with grey-wolf")
    assert b.state.monsters[golem].wounds == ()  # 3 against an armor of 4
    b.state.turn.strikes = ()
    b.state.alliances[0].artifacts = ("worldcleaver",)
    b.act("attack stone-golem-100 with grey-wolf")
    assert len(b.state.monsters[golem].wounds) == 3


# ------------------------------------------------------------------------------------------------------------- the page


def test_the_page_of_interactions_has_every_pair_and_names_tests_and_rules_that_exist():
    folder = Path(alliance.__file__).parent
    page = (folder / "INTERACTIONS.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", page, re.M | re.S))
    rows = {name: re.findall(r"^\| (\w+) \| (.*) \| (.*) \|$", body, re.M)[1:] for name, body in sections.items()}
    mechanisms = re.findall(r"^\| ([A-Z]\w+) \| .* \|$", page.split("## ")[0], re.M)
    pairs = {(name, row[0]) for name, body in rows.items() for row in body}
    assert pairs == set(itertools.combinations(mechanisms, 2))
    rows["cards"] = re.findall(r"^\| ([^|]+) \| ([^|]+) \| (`[^|]+) \|$", page.split("## Cards that meet")[1], re.M)
    assert len(rows["cards"]) >= 25
    code = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    ledger = (folder / "ledger.toml").read_text(encoding="utf-8")
    for _, why, shown in itertools.chain.from_iterable(rows.values()):
        tests = re.fullmatch(r"`(\w+)`(?:, `(\w+)`)?", shown)
        assert shown == "cannot meet" or tests, shown
        assert all(f"def {test}(" in code for test in (tests.groups() if tests else ()) if test), shown
        for rule in re.findall(r"`([a-z]+\.[a-z0-9-]+)`", why):
            assert f'id = "alliance.{rule}"' in ledger, rule


# ------------------------------------------------------------------------------------------------------ nothing is left


@pytest.mark.rule("alliance.cards.effect-marker", "alliance.monster.speed")
@pytest.mark.parametrize(("card", "steps"), [("grave-slime", 0), ("ogre", 1)])
def test_a_monster_slowed_by_all_its_speed_stays_where_it_is(table, card, steps):
    b = cave(table, "mysterios")
    b.hero("mysterios", 11, 7, facing="north")
    slowed = b.monster(card, 11, 0)
    b.hand(0, "slow-the-sands")
    b.act(f"play slow-the-sands on {b.name(slowed)}")
    assert max(monsters.reach(b.state, b.content, slowed).values()) == steps


@pytest.mark.rule("alliance.pvp.xp")
@pytest.mark.parametrize(("wounds", "told"), [(1, []), (2, [1])])
def test_half_a_wound_earns_nothing_and_is_not_spoken_of(table, wounds, told):
    b = cave(table, "petra", mode="pvp")
    b.hero("jack-tallow", 11, 1)
    b.hero("petra", burst="attack" if wounds == 2 else "")
    b.act("attack jack-tallow with primary")
    assert b.hero("jack-tallow").wounds == wounds
    assert [event.xp for event in b.t.told(GainedXp)] == told


@pytest.mark.rule("alliance.solo.damage-icon")
@pytest.mark.parametrize(("standing", "wounded"), [(3, 3), (2, 2), (1, 1)])
def test_fewer_heroes_than_the_card_would_wound_are_all_wounded_and_nobody_twice(table, standing, wounded):
    heroes = ("petra", "lorna", "mysterios", "krom")
    b = table(mode="solo", seats=1, picks=(heroes,))
    for hero in heroes[standing:]:
        b.hero(hero, down=True)
    b.state.solo_card = "sealed-way"  # three heroes, one wound each
    answers = {3: ["petra", "mysterios"], 2: ["lorna"], 1: []}[standing]
    b.run(solo.otherwise_section(b.t, 0), *answers)
    assert [b.hero(hero).wounds for hero in heroes] == [1] * wounded + [0] * (4 - wounded)


@pytest.mark.rule("alliance.solo.section2", "alliance.monster.spin")
def test_a_monster_sent_by_a_solo_card_turns_to_any_side_but_away_from_its_victim(table):
    b = table(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    b.tile(17)
    b.hero("petra", 17, 3)
    golem = b.monster("stone-golem", 17, 5)
    for local in (0, 1, 6, 7):
        b.monster("grave-slime", 17, local, ready=False)
    b.run(solo.assault(b.t, 0, golem, [b.who("petra")], 0), "west")  # between the slimes only the middle is free
    assert [str(option) for option in b.t.asked[-1].options] == ["north", "south", "west"]
    assert (b.state.monsters[golem].cell, b.state.monsters[golem].ready) == (b.at(17, 4), False)


@pytest.mark.rule("alliance.challenge.entry-trap", "alliance.hero.speed-pool")
def test_a_net_ends_the_movement_of_who_walks_into_it_not_of_who_sent_somebody_there(table):
    b = cave(table, "mysterios")
    b.hero("jack-tallow", 11, 1)
    b.tile(12)
    b.arch(11, "east")
    b.challenge("snare-net", 12, 8, level=2)
    b.hand(0, "beckon")
    b.act("play beckon on jack-tallow", str(b.at(12, 3)), "west")
    assert (b.hero("jack-tallow").wounds, b.speed()) == (1, 4)
    b.challenge("snare-net", 12, 8, level=2)
    b.hero("mysterios", 11, 5)
    b.hero("jack-tallow", 12, 0)
    b.act("move e")
    assert (b.hero("mysterios").wounds, b.speed()) == (1, 0)


@pytest.mark.rule("alliance.door.new-tile-orient", "alliance.locked.declare-tile", "alliance.secret.declare-tile")
@pytest.mark.parametrize(
    ("here", "tile", "offered"),
    [
        ("E", "web-hall", ["open east"]),  # a door on every side
        ("E", "goblin-warren", ["open east", "force east"]),  # one wall, to be turned this way or not
        ("N", "web-hall", ["force east"]),
        ("N", "goblin-warren", ["force east"]),
    ],
)
def test_what_a_border_can_become_depends_on_the_walls_of_the_tiles_to_choose_from(table, here, tile, offered):
    b = cave(table, "petra")
    b.tile(11, doors=here)
    b.hero("petra", 11, 5)
    b.state.tile_area, b.state.tile_stack = [tile, ""], []
    assert [text for text in b.options() if text.endswith(" east")] == offered


@pytest.mark.rule("alliance.solo.burst-icon")
def test_without_an_exhausted_monster_there_is_no_burst(table):
    for ready, wounds in ((True, 0), (False, 7)):
        b = table(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
        b.tile(17)
        b.hero("krom", 17, 3)
        b.monster("ogre", 17, 4, ready=ready)
        b.state.solo_card = "weakest-first"
        b.run(solo.otherwise_section(b.t, 0), *([] if ready else [str(b.at(17, 4)), "west"]))
        assert b.hero("krom").wounds == min(wounds, health(b.state, b.content, b.who("krom")))


@pytest.mark.rule("alliance.hero.second-movement-no-attack", "alliance.cycle.each-hero-once")
def test_a_new_round_forgets_who_kept_the_peace(table):
    b = cave(table, "mcfarlin")
    b.hero("mcfarlin", peaceful=True)
    ogre = b.monster("ogre", 11, 1)
    for round, wounds in ((1, ()), (2, (0,) * 4)):
        b.hand(0, "riposte")
        b.hero("mcfarlin", wounds=0)
        b.run(battle.monster_attack(b.t, ogre, 0), "mcfarlin riposte")
        assert b.state.monsters[ogre].wounds == wounds, round  # 5 against armor 1
        b.run(endphase.discard_placed_cards(b.t))


@pytest.mark.rule("alliance.cards.hide-krom")
def test_who_attacked_in_the_last_round_can_hide_again_in_the_next(table):
    b = cave(table, "krom")
    b.hero("krom", column=("hide",), attacked=True)
    ogre = b.monster("ogre", 11, 1)
    assert monsters.victims(b.state, b.content, ogre) == [0]
    b.run(endphase.discard_placed_cards(b.t))
    b.hand(0, "hide")
    b.act("play hide")
    assert monsters.victims(b.state, b.content, ogre) == []


@pytest.mark.rule("alliance.pvp.enemies", "alliance.pvp.leave-penalty")
@pytest.mark.parametrize("hero", ["petra", "krom"])
def test_with_pvp_rivals_are_enemies_and_the_own_are_not_for_any_hero(table, hero):
    b = cave(table, "petra", mode="pvp")
    for one, local in (("petra", 5), ("krom", 5), (hero, 4), ("lorna", 1), ("mysterios", 3)):
        b.hero(one, 11, local, facing="north")
    b.turn(hero)
    speed = b.speed()
    assert b.offered("attack") == []
    b.act("move s")
    assert b.speed() == speed - 1  # only friends are near
    b.hero("hroda", 11, 6)
    assert b.offered("attack") == ["attack hroda with primary"]
    b.act("move n")
    assert b.speed() == speed - 3


@pytest.mark.rule("alliance.locked.take-time")
@pytest.mark.parametrize(("column", "odds"), [((), 16.7), (("coat-of-pockets",), 33.3)])
def test_the_odds_of_an_attempt_count_the_bonus_of_cards(table, column, odds):
    b = cave(table, "krom")
    b.hero("krom", column=column)
    b.challenge("locked-chest", 11, 1, level=3, up=True)
    b.act(f"unlock {b.at(11, 1)}", "0", dice=[1])
    ask = b.t.asked[-1]
    assert ask.meaning(ask.options[0]).odds[1].percent == odds


@pytest.mark.rule("alliance.cards.target-los")
def test_the_log_tells_where_a_beckoned_monster_goes(table):
    b = cave(table, "mysterios")
    goblin = b.monster("goblin", 11, 1)
    b.hand(0, "beckon")
    b.act(f"play beckon on {b.name(goblin)}", str(b.at(11, 0)), "south")
    assert [(event.x, event.y) for event in b.t.told(Moved)] == [(3, 6)]  # the corner of the second place in row three


@pytest.mark.rule("alliance.locked.declare-tile", "alliance.secret.declare-tile", "alliance.door.types")
@pytest.mark.parametrize(("here", "turn", "door"), [("N", 0, "secret"), ("N", 1, "locked"), ("E", 0, "locked")])
def test_how_a_new_tile_is_turned_makes_the_door_locked_or_secret(table, here, turn, door):
    b = cave(table, "petra")
    b.tile(11, doors=here)
    b.hero("petra", 11, 5)
    b.state.tile_area, b.state.tile_stack = ["rope-bridge", ""], []  # doors north and south
    ways = [f"rope-bridge {turn}"] if here == "N" else []  # with one way alone nobody is asked
    b.act("force east", *ways, "sure")
    assert [event.door for event in b.t.told(DoorOpened)] == [door]


@pytest.mark.rule("alliance.cards.target-los")
def test_who_incites_chooses_the_victim_and_a_weak_blow_does_nothing(table):
    b = table(picks=(("petra", "thessaly", "mysterios", "krom"), OTHERS))
    b.tile(11)
    b.hero("thessaly", 11, 7, facing="north")
    b.monster("goblin", 11, 1)
    golem, ogre = b.monster("stone-golem", 11, 0), b.monster("ogre", 11, 2)
    b.hand(0, "turncoats-verse")
    b.turn("thessaly")
    b.act("play turncoats-verse on goblin-100", "stone-golem-101")
    assert (b.t.asked[-1].key, b.t.asked[-1].seat) == ("incite", 0)
    assert [b.state.monsters[who].wounds for who in (golem, ogre)] == [(), ()]  # 3 and no mate against 4


@pytest.mark.rule("alliance.battle.bonus-needs-type")
def test_a_dagger_that_also_parries_is_of_use_to_an_archer(table):
    b = cave(table, "lorna")
    b.hand(0, "parrying-dagger")
    assert b.offered("play") == ["play parrying-dagger"]


@pytest.mark.rule("alliance.move.end-empty", "alliance.move.through-heroes")
@pytest.mark.parametrize(("used", "offered"), [(3, ["move se"]), (4, [])])
def test_from_one_shared_space_the_way_leads_through_others_to_an_empty_one(table, used, offered):
    b = cave(table, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 0, column=("into-the-breach",))  # Speed 6, and enemies do not hinder her
    b.monster("ogre", 11, 1)
    b.monster("ogre", 11, 3)
    crowd = (("krom", 0), ("lorna", 4), ("aveline", 2), ("jack-tallow", 5), ("oda-fenn", 6), ("hroda", 7))
    for hero, local in (*crowd, ("mysterios", 8)):
        b.hero(hero, 11, local)
    b.state.turn.used = used
    assert b.options() == offered


@pytest.mark.rule("alliance.hero.one-attack", "alliance.hero.attack-spell-counts")
def test_after_the_one_attack_a_spell_in_the_column_is_no_further_one(table):
    b = cave(table, "mysterios")
    b.hero("mysterios", 11, 7, column=("lance-of-embers",))
    b.monster("ogre", 11, 1)
    b.monster("ogre", 11, 2)
    b.state.turn.spent = True
    assert len(b.offered("attack")) == 4
    b.act("attack ogre-100 with primary")
    assert b.offered("attack") == []


# ------------------------------------------------------------------------------------------- Speed that a trap takes


@pytest.mark.rule("alliance.challenge.entry-trap", "alliance.hero.speed-pool")
@pytest.mark.parametrize(
    ("trap", "used", "left", "later"),
    [
        ("pit-trap", 3, 0, 2),
        ("pit-trap", 2, 0, 2),
        ("pit-trap", 1, 1, 3),
        ("snare-net", 1, 0, 0),
        ("snare-net", 3, 0, 0),
    ],
)
def test_a_pit_takes_a_point_that_is_left_and_none_that_comes_later(table, trap, used, left, later):
    """Petra has 4 Speed; the step costs one point, and Into the Breach brings two."""
    b = cave(table, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    b.challenge(trap, 12, 8)
    b.hand(0, "into-the-breach")
    b.turn("petra", used=used)
    b.act("move e")
    assert b.speed() == left
    b.act("play into-the-breach")
    assert b.speed() == later


@pytest.mark.rule("alliance.search.where", "alliance.disarm.fail", "alliance.disarm.take-time")
@pytest.mark.parametrize(("used", "effort", "left"), [(3, "0", 0), (2, "1", 0), (2, "0", 0), (1, "0", 1)])
def test_a_search_is_paid_for_before_the_trap_goes_off(table, used, effort, left):
    """The pit finds only what the search and the care taken with it have left of Petra's 4 points."""
    b = cave(table, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    b.challenge("pit-trap", 12, 8, level=2)
    b.hand(0, "into-the-breach")
    b.turn("petra", used=used)
    b.act(f"search {b.at(12, 8)}", effort, dice=(1,))
    assert (b.hero("petra").wounds, b.speed()) == (2, left)
    hampered = [event.points for event in b.t.told(Hampered)]
    assert hampered == ([1] if used + 1 + int(effort) < 4 else [])
    b.act("play into-the-breach")
    assert b.speed() == left + 2


@pytest.mark.rule("alliance.move.end-empty", "alliance.hero.attack-optional", "alliance.hero.second-movement")
def test_who_is_caught_in_a_shared_space_makes_room_and_may_still_attack(table):
    """The net falls where Lorna stands: Petra's movement is over, her activation is not."""
    for choice in ("attack goblin-100 with primary", "again"):
        b = cave(table, "petra")
        b.tile(12)
        b.arch(11, "east")
        b.hero("petra", 11, 5, facing="east")
        b.hero("lorna", 12, 3)
        b.challenge("snare-net", 12, 8, level=2)
        b.monster("goblin", 12, 1)
        b.act("move e")
        b.act(str(b.at(12, 4)))
        assert (b.hero("petra").cell, b.speed(), b.state.turn.over) == (b.at(12, 4), 0, False)
        assert choice in b.options()
        assert not b.offered("move"), "only this movement is over"
        b.act(choice)
        assert b.speed() == (4 if choice == "again" else 0)
        assert bool(b.offered("attack")) is False, "one attack after a step, none with a second movement"


@pytest.mark.rule("alliance.move.end-empty")
def test_who_leaves_an_aura_behind_in_a_shared_space_makes_room_too(table):
    """Hroda's Long Stride quickens Petra within 2 spaces; the step to Lorna leads away from it, and the point that
    should have carried her on is gone."""
    b = cave(table, "petra", second=("aveline", "jack-tallow", "oda-fenn", "ildren"), rest=("hroda", "lorna", "krom"))
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5, facing="east")
    b.hero("hroda", 11, 3, column=("long-stride",))
    b.hero("lorna", 12, 3)
    b.turn("petra", used=3, spent=True)
    assert b.speed() == 2
    b.act("move e")
    assert b.speed() == 0
    b.act(str(b.at(12, 4)))
    assert (b.hero("petra").cell, b.state.turn.over) == (b.at(12, 4), False)


@pytest.mark.rule("alliance.challenge.pit-stays")
@pytest.mark.parametrize(("column", "steps", "blow_strength"), [((), 2, 1), (("delvers-lantern",), 1, 2)])
def test_an_open_pit_does_nothing_to_the_trap_proof(table, column, steps, blow_strength):
    b = cave(table, "tibbet")
    b.monster("goblin", 11, 0, ready=False)
    b.hero("tibbet", 11, 8, facing="north", column=column)
    b.challenge("pit-trap", 11, 8, up=True)
    attack = blow(b.state, b.content, 0, PRIMARY)
    assert strength(b.state, b.content, 0, attack, 100) == blow_strength
    b.act("move w")
    assert b.state.turn.used == steps
