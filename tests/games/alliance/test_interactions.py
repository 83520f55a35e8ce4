"""Where one rule meets another. Everything here is printed: heroes, cards, monsters, challenges."""

import pytest

from undercroft.games.alliance import spine
from undercroft.games.alliance.events import Attacked, Wounded
from undercroft.games.alliance.rules import activation, battle, challenges, endphase, labels, monsters
from undercroft.games.alliance.rules.options import PRIMARY, Attack, Character
from undercroft.games.alliance.spine import next_step
from undercroft.texts import voice

OTHERS = ("aveline", "jack-tallow", "oda-fenn", "hroda")


def cave(table, first, second=OTHERS, **setup):
    """The first hero of seat 0 in the middle of place 11, facing north; everybody else at home."""
    rest = [hero for hero in ("petra", "lorna", "mysterios", "krom") if hero != first][:3]
    b = table(picks=((first, *rest), second), **setup)
    b.tile(11)
    b.hero(first, 11, 4, facing="north")
    b.turn(first)
    return b


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
    label = labels.victim(b.state, b.content, Character(0, "petra", ogre))
    assert label.args["damage"] == 3  # 6 against armor 2, and 1 less
    b.run(battle.monster_attack(b.t, ogre, 0))
    assert b.hero("petra").wounds == 3
    assert said(b) == ["Ogre 1 attacks Petra with 6 against 2, 1 less by toughness: 3 wounds."]


@pytest.mark.rule("alliance.battle.damage", "alliance.pvp.attack")
def test_previews_of_attacks_on_rivals_count_toughness_too(table):
    for artifacts, damage in (((), 1), (("heart-of-the-mountain",), 0)):
        b = cave(table, "petra", mode="pvp")
        b.state.alliances[1].artifacts = artifacts
        rival = b.who("jack-tallow")
        b.hero("jack-tallow", 11, 1)
        assert labels.attack(b.state, b.content, Attack(0, rival, "jack-tallow", PRIMARY)).args["damage"] == damage
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
    assert said(b) == ["Ogre 1 attacks Lorna with 6 against 2, 2 less by a Reaction: 2 wounds."]


def test_a_miss_needs_no_number_of_wounds_and_a_sure_kill_says_so(table):
    b = cave(table, "lorna")
    b.hero("lorna", 11, 7)
    golem, goblin = b.monster("stone-golem", 11, 1), b.monster("goblin", 11, 0, wounds=(0,))
    speak = voice("alliance")
    label = speak(labels.attack(b.state, b.content, Attack(0, golem, "stone-golem", PRIMARY)))
    assert label.endswith("2 against 4, a miss")
    label = speak(labels.attack(b.state, b.content, Attack(0, goblin, "goblin", PRIMARY)))
    assert label.endswith("2 against 1, one wound, which defeats it")


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
    assert said(b) == [
        "Orc Reaver 1 attacks Hex Priest 2 with 6 (2 of it by the die) against 5 (3 of it by the die): one wound."
    ]
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
    goblin = b.monster("goblin", 1, 4)
    b.hero("petra", 0, 4)
    assert monsters.tier(b.state, b.content, 0, goblin) == 1
    b.arch(0, "east")
    assert monsters.tier(b.state, b.content, 0, goblin) == 2


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
