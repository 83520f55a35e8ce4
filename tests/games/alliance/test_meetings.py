"""Where cards meet cards, and cards meet modes: the second printing, player against player, alone and together."""

import pytest

from undercroft.games.alliance import spine
from undercroft.games.alliance.events import GainedXp, Wounded
from undercroft.games.alliance.rules import battle, drafting, endphase, movement, solo, wounds
from undercroft.games.alliance.rules.abilities import armor, health, marked
from undercroft.games.alliance.rules.strengths import blow, defense
from undercroft.games.alliance.state import MarkToken

RIVALS = ("mcfarlin", "jack-tallow", "oda-fenn", "hroda")


def owns(b, *artifacts, seat=0):
    b.state.alliances[seat].artifacts = artifacts


def wounds_of(b, *heroes):
    return [b.hero(hero).wounds for hero in heroes]


# ------------------------------------------------------------------------------------------------- cards meet cards


@pytest.mark.rule("alliance.cards.one-per-type")
def test_mend_flesh_leaves_room_for_a_second_healing_spell_and_not_for_a_third(cave):
    b = cave("brunhild", "aveline", "oda-fenn", second=("petra", "lorna", "krom", "ildren"))
    b.hero("brunhild", wounds=6)
    b.hand(0, "mend-flesh", "hearth-blessing")
    b.act("play mend-flesh on brunhild")
    assert b.offered("play hearth") == ["play hearth-blessing on brunhild"]
    b.hero("brunhild", column=("mend-flesh", "hearth-blessing"))
    b.hand(0, "hearth-blessing")
    assert b.offered("play") == []


@pytest.mark.rule("alliance.cards.one-per-type")
def test_ring_mail_goes_under_a_shield_wall_and_their_armor_adds_up(cave):
    b = cave("durgan")
    b.hand(0, "ring-mail", "shield-wall")
    b.act("play ring-mail")
    b.act("play shield-wall")
    assert armor(b.state, b.content, b.who("durgan")) == 2 + 2 + 2


@pytest.mark.rule("alliance.cards.one-per-type")
def test_ring_mail_may_itself_be_the_second_armor_and_no_third_fits(cave):
    b = cave("durgan")
    b.hand(0, "shield-wall", "chain-shirt", "ring-mail")
    b.act("play shield-wall")
    assert b.offered("play chain-shirt") == []
    b.act("play ring-mail")
    assert armor(b.state, b.content, b.who("durgan")) == 2 + 2 + 2
    assert b.offered("play chain-shirt") == []


@pytest.mark.rule("alliance.cards.one-per-type")
def test_flesh_is_mended_also_after_another_healing_and_hands_are_laid_on_nobody_after_both(cave):
    b = cave("aveline")
    b.hero("aveline", wounds=5)
    b.hand(0, "lay-on-hands", "mend-flesh", "lay-on-hands")
    b.act("play lay-on-hands on aveline")
    assert b.offered("play lay") == []
    b.act("play mend-flesh on aveline")
    b.hero("aveline", wounds=1)
    assert b.offered("play") == []


@pytest.mark.rule("alliance.cards.enhance-target", "alliance.move.leave-penalty")
def test_a_reel_makes_the_ally_under_whom_it_lies_slip_away_and_not_its_singer(cave):
    b = cave("thessaly", "petra")
    b.hero("petra", 11, 5)
    b.monster("ogre", 11, 1)
    b.hand(0, "quickening-reel")
    b.act("play quickening-reel on petra")
    b.turn("petra")
    assert b.speed() == 4 + 3
    b.act("move s")
    assert b.state.turn.used == 1
    b.turn("thessaly")
    b.act("move s")
    assert b.state.turn.used == 2


@pytest.mark.rule("alliance.cards.effect-marker", "alliance.battle.damage")
def test_a_fireball_exposes_its_target_only_and_only_if_it_hurts(cave):
    b = cave("mysterios")
    b.hero("mysterios", 11, 7, facing="north", column=("fireball",))
    golem, ogre = b.monster("stone-golem", 11, 1), b.monster("ogre", 11, 0)
    b.act("attack stone-golem-100 with fireball")
    assert len(b.state.monsters[golem].wounds) == 3
    assert len(b.state.monsters[ogre].wounds) == 2
    assert [(mark.mark, mark.on) for mark in b.state.marks] == [("exposed", golem)]
    b = cave("mysterios")
    b.hero("mysterios", 11, 7, facing="north", column=("fireball",))
    b.state.marks = [MarkToken("weak", 3, 0, 0)]
    b.monster("stone-golem", 11, 1)
    b.act("attack stone-golem-100 with fireball")
    assert [mark.mark for mark in b.state.marks] == ["weak"], "7 less 3 against 4: a miss"


@pytest.mark.rule("alliance.pet.no-generic-bonus")
def test_a_badger_digs_through_armor_and_a_bear_hits_those_around(cave):
    b = cave("ildren")
    ogre, goblin = b.monster("ogre", 11, 1), b.monster("goblin", 11, 0)
    b.hero("ildren", column=("pit-badger",))
    b.act("attack ogre-100 with pit-badger")
    assert len(b.state.monsters[ogre].wounds) == 4
    assert b.state.monsters[goblin].wounds == ()
    b.hero("ildren", column=("cave-bear",))
    b.turn("ildren")
    b.act("attack goblin-101 with cave-bear")
    assert goblin not in b.state.monsters
    assert len(b.state.monsters[ogre].wounds) == 5, "one more: it stands beside the goblin"


@pytest.mark.rule("alliance.xp.sole-kill")
def test_a_splash_may_fell_a_monster_and_the_oathstone_pays_for_it_too(cave):
    b = cave("ildren")
    owns(b, "oathstone")
    b.monster("goblin", 11, 1)
    b.monster("kobold-slinger", 11, 0, wounds=(0,))
    b.hero("ildren", column=("cave-bear",))
    b.act("attack goblin-100 with cave-bear")
    assert b.state.monsters == {}
    assert b.state.alliances[0].xp == (2 + 1) + (3 + 1)


@pytest.mark.rule("alliance.hero.two-attacks-speed-test")
def test_a_greatsword_strikes_behind_and_its_weight_costs_the_second_attack(cave):
    b = cave("petra")
    b.monster("goblin", 11, 7)
    b.monster("ogre", 11, 6)
    assert b.offered("attack") == []
    b.hand(0, "greatsword")
    b.act("play greatsword")
    assert b.speed() == 3
    b.act("attack ogre-101 with primary")
    assert b.state.monsters == {100: b.state.monsters[100]}, "3 and 4 against 1"
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.cards.play-when", "alliance.hero.no-move-after-attack")
def test_after_the_attack_no_card_is_played_that_costs_speed(cave):
    b = cave("petra")
    b.monster("ogre", 11, 1)
    b.hand(0, "kings-ransom", "plain-sword")
    assert b.offered("play kings") == ["play kings-ransom"]
    b.act("attack ogre-100 with primary")
    assert b.offered("play kings") == []


@pytest.mark.rule("alliance.cards.target-los", "alliance.monster.exhaust")
def test_slumber_exposes_also_who_sleeps_already(cave):
    b = cave("mysterios")
    b.monster("stone-golem", 11, 1, ready=False)
    b.hand(0, "deep-slumber")
    b.act("play deep-slumber on stone-golem-100")
    assert marked(b.state, 100, "exposed") == 1
    assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), 100).total == 3


@pytest.mark.rule("alliance.cards.effect-marker")
def test_exposure_never_makes_a_defense_worse_than_none(cave):
    b = cave("mysterios")
    ogre = b.monster("ogre", 11, 1)
    b.state.marks = [MarkToken("exposed", 1, 0, ogre), MarkToken("exposed", 1, 1, ogre)]
    assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), ogre).total == 0


@pytest.mark.rule("alliance.cards.bonus-duration", "alliance.reaction.duration")
def test_who_stands_before_another_is_better_armored_from_then_on(cave):
    b = cave("aveline", "lorna")
    b.hero("lorna", 11, 3)
    ogre = b.monster("ogre", 11, 0)
    b.hand(0, "stand-behind-me")
    b.run(battle.monster_attack(b.t, ogre, b.who("lorna")), "aveline stand-behind-me")
    assert b.hero("lorna").wounds == 6 - 2 - 2
    b.run(battle.monster_attack(b.t, ogre, b.who("aveline")))
    assert b.hero("aveline").wounds == 6 - (2 + 1)


@pytest.mark.rule("alliance.battle.hero-defeated", "alliance.defeat.healed")
def test_a_crown_that_comes_late_keeps_the_wounded_on_their_feet(cave):
    b = cave("krom")
    owns(b, "crown-of-the-deep", "thorn-crown")
    assert health(b.state, b.content, 0) == 4 + 2
    b.run(wounds.wound_hero(b.t, 0, 5))
    assert not b.hero("krom").down
    b.run(wounds.wound_hero(b.t, 0, 1))
    assert b.hero("krom").down


# ------------------------------------------------------------------------------------------------------------- traps


@pytest.mark.rule("alliance.challenge.entry-trap", "alliance.artifact.effect-all")
def test_sandals_carry_every_hero_over_traps_that_go_off_all_the_same(table):
    b = table()
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    owns(b, "winged-sandals")
    b.hero("petra", 11, 5)
    b.hero("lorna", 12, 7)
    b.challenge("flame-jet", 12, 8, level=2)
    b.challenge("pit-trap", 12, 0, level=1, up=True)
    b.turn("petra")
    b.act("move ne")
    assert wounds_of(b, "petra", "lorna") == [0, 0]
    assert [token.card for token in b.state.challenges] == ["pit-trap"]
    assert movement.left(b.state, b.content, b.active) == 4 + 1 - 1
    b.act("move e")
    assert movement.left(b.state, b.content, b.active) == 4 + 1 - 2, "out of the open pit for one point"


@pytest.mark.rule("alliance.challenge.entry-trap")
def test_flames_spare_the_trap_proof_and_burn_the_rival_beside(table):
    b = table(mode="pvp")
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    owns(b, "winged-sandals")
    b.hero("petra", 11, 5)
    b.hero("mcfarlin", 12, 7)
    b.challenge("flame-jet", 12, 8, level=2)
    b.turn("petra")
    b.act("move e")
    assert wounds_of(b, "petra", "mcfarlin") == [0, 2]
    assert b.state.alliances[0].xp == 0, "a trap earns nobody anything"


@pytest.mark.rule("alliance.challenge.entry-trap")
def test_a_rune_takes_what_there_is(table):
    b = table()
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    b.hand(0, "broadsword")
    b.challenge("void-rune", 12, 8, level=3)
    b.turn("petra")
    b.act("move e")
    assert b.state.alliances[0].hand == []
    assert b.state.alliances[0].discard == ["broadsword"]
    assert b.hero("petra").wounds == 2


# ---------------------------------------------------------------------------------------------------- shared spaces


@pytest.mark.rule("alliance.move.through-heroes", "alliance.pvp.enemies")
@pytest.mark.parametrize(("mode", "through"), [("rivals", True), ("pvp", False)])
def test_a_rival_in_the_doorway_is_passed_unless_he_is_an_enemy(table, mode, through):
    b = table(mode=mode)
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    for hero, local in (("mcfarlin", 3), ("thessaly", 0), ("ildren", 6)):
        b.hero(hero, 12, local)
    b.turn("petra")
    assert ("move e" in b.options()) is through
    b.hero("mcfarlin", down=True)
    assert "move e" in b.options(), "over the fallen there is a way, for enemies too"


@pytest.mark.rule("alliance.move.end-empty", "alliance.cards.play-when")
def test_nobody_is_left_in_a_shared_space_by_a_weight_that_costs_the_last_points(table):
    """A card that costs Speed is not played where the points are needed to leave a space that is shared."""
    b = table()
    b.tile(11)
    b.hero("petra", 11, 3)
    b.hero("lorna", 11, 4)
    b.hero("krom", 11, 1)
    b.hero("mysterios", 11, 7)
    b.turn("petra", used=2)
    b.hand(0, "greatsword")
    b.act("move e")
    assert b.offered("play") == []
    assert b.offered("move")


# ------------------------------------------------------------------------------------------- player against player


@pytest.mark.rule("alliance.pvp.xp")
def test_a_fireball_among_rivals_earns_for_each_wound_event_by_itself(cave):
    b = cave("mysterios", second=RIVALS, mode="pvp")
    b.hero("mysterios", 11, 7, facing="north", column=("fireball",))
    b.hero("mcfarlin", 11, 1)
    b.hero("jack-tallow", 11, 0)
    b.hero("oda-fenn", 11, 2)
    b.act("attack mcfarlin with fireball")
    assert wounds_of(b, "mcfarlin", "jack-tallow", "oda-fenn") == [5, 2, 2]
    assert [event.xp for event in b.t.told(GainedXp)] == [2, 1, 1]


@pytest.mark.rule("alliance.pvp.safe-tile-target", "alliance.pvp.off-area-damage")
def test_no_attack_is_aimed_at_a_rival_at_home_but_an_earthquake_shakes_that_home(cave):
    b = cave("mysterios", second=RIVALS, mode="pvp")
    home = b.state.alliances[1].home
    b.hero("mysterios", home, 3, facing="east", column=("earthquake",))
    b.hero("mcfarlin", home, 5)
    for hero in RIVALS[1:]:
        b.hero(hero, 11, RIVALS.index(hero))
    assert b.offered("attack") == []
    b.monster("goblin", home, 1)
    b.act("attack goblin-100 with earthquake")
    assert b.hero("mcfarlin").wounds == 1
    assert b.hero("mysterios").wounds == 1
    assert b.state.alliances[0].xp == 2


@pytest.mark.rule("alliance.pvp.xp-own-heroes-only")
def test_flames_around_a_rival_burn_the_attacker_and_one_wound_earns_nothing(cave):
    b = cave("petra", second=("caerwyn", *RIVALS[1:]), mode="pvp")
    b.hero("caerwyn", 11, 1, column=("wreathed-in-flame",))
    b.act("attack caerwyn with primary")
    assert wounds_of(b, "caerwyn", "petra") == [1, 1]
    assert [alliance.xp for alliance in b.state.alliances] == [0, 0]


@pytest.mark.rule("alliance.pvp.off-control-spell", "alliance.cards.effect-marker")
def test_sands_slow_a_rival_without_pvp_until_the_end_phase(cave):
    b = cave("mysterios", second=RIVALS)
    b.hero("jack-tallow", 11, 1)
    b.hand(0, "slow-the-sands")
    b.act("play slow-the-sands on jack-tallow")
    b.state.turn = None
    b.turn("jack-tallow")
    assert b.speed() == 5 - 2
    endphase.ready(b.t)
    assert b.speed() == 5


@pytest.mark.rule("alliance.pvp.leave-penalty", "alliance.hero.second-movement")
def test_a_rival_beside_makes_each_movement_dearer_and_a_fallen_one_neither(cave):
    b = cave("petra", second=RIVALS, mode="pvp")
    b.hero("mcfarlin", 11, 1)
    b.act("move s")
    assert b.active.used == 2
    b.act("again")
    b.hero("mcfarlin", 11, 4, down=True)
    b.act("move w")
    assert b.active.used == 1


# ---------------------------------------------------------------------------------------------- alone and together


@pytest.mark.rule("alliance.setup.cooperative", "alliance.cards.target-los")
def test_together_nobody_bewitches_the_others_heroes_and_an_earthquake_spares_none(table):
    b = table(mode="cooperative", picks=(("mysterios", "petra", "lorna", "krom"), RIVALS))
    b.tile(11)
    b.hero("mysterios", 11, 7, facing="north", column=("earthquake",))
    b.hero("mcfarlin", 11, 8)
    b.turn("mysterios")
    b.hand(0, "slow-the-sands", "frost-shackles")
    assert b.offered("play") == []
    b.monster("goblin", 11, 1)
    assert b.offered("play slow") == ["play slow-the-sands on goblin-100"]
    b.act("attack goblin-100 with earthquake")
    assert wounds_of(b, "mysterios", "mcfarlin") == [1, 1]
    assert b.state.alliances[0].xp == 2


@pytest.mark.rule("alliance.setup.cooperative", "alliance.xp.shared-kill")
def test_together_two_alliances_share_a_kill_and_the_sum_counts(table):
    b = table(mode="cooperative", picks=(("petra", "lorna", "mysterios", "krom"), RIVALS))
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.monster("ogre", 11, 1, wounds=(1, 1, 1, 1))
    b.turn("petra")
    b.act("attack ogre-100 with primary")
    assert [alliance.xp for alliance in b.state.alliances] == [2, 3]
    total = spine.outcome(b.state, b.content)[0].score
    assert total == 5 - spine.penalty(b.state)


@pytest.mark.rule("alliance.solo.attack-lowest-defense", "alliance.cards.bonus-duration")
def test_a_blessing_shifts_the_hunt_to_who_is_now_the_weakest(table):
    """Mysterios is the weakest by what is printed; with Word of Stone he is stronger than the three others."""
    b = table(mode="solo", seats=1, picks=(("mysterios", "lorna", "petra", "brunhild"),))
    b.tile(17)
    b.arch(17, "south")
    for hero, local in (("mysterios", 0), ("lorna", 2), ("petra", 6), ("brunhild", 8)):
        b.hero(hero, 22, local)
    hunt = next(card.then for card in b.content.solo.values() if not card.then.icons and not card.then.kind)
    assert [b.state.heroes[who].card for who in solo.quarry(b.state, b.content, 0, hunt, "first")] == ["mysterios"]
    b.hero("mysterios", column=("word-of-stone",))
    found = [b.state.heroes[who].card for who in solo.quarry(b.state, b.content, 0, hunt, "first")]
    assert found == ["lorna", "petra", "brunhild"]


@pytest.mark.rule("alliance.solo.spend-xp-icon", "alliance.solo.score")
def test_xp_that_a_solo_card_turns_over_still_counts(table):
    b = table(mode="solo", seats=1, picks=(("mysterios", "lorna", "petra", "brunhild"),))
    b.state.alliances[0].xp = 3
    before = spine.outcome(b.state, b.content)[0].score
    assert drafting.spend_by_card(b.t, 0)
    assert b.state.alliances[0].xp == 2
    assert spine.outcome(b.state, b.content)[0].score == before


@pytest.mark.rule("alliance.defeat.no-damage", "alliance.battle.damage")
def test_the_curse_of_a_lich_falls_on_both_sides_and_earns_nothing(cave):
    b = cave("petra", second=RIVALS, mode="pvp")
    owns(b, "worldcleaver")
    b.monster("lich", 11, 1, wounds=(0,) * 5)
    b.hero("mcfarlin", 11, 0)
    b.hero("lorna", 11, 2, down=True)
    b.act("attack lich-100 with primary")
    assert wounds_of(b, "petra", "mcfarlin", "lorna") == [2, 2, 0]
    assert b.state.alliances[0].xp == 9
    assert [event.cause for event in b.t.told(Wounded)][1:] == ["curse", "curse"]


@pytest.mark.rule("alliance.battle.monsters-same")
def test_a_goblin_is_bolder_beside_its_kin_than_beside_a_hero(cave):
    b = cave("petra")
    goblin = b.monster("goblin", 11, 1)
    b.monster("goblin", 11, 3)
    b.monster("ogre", 11, 0)
    b.run(battle.monster_attack(b.t, goblin, 0))
    assert b.hero("petra").wounds == 3 + 2 - 2, "two others stand beside her"


@pytest.mark.rule("alliance.hero.second-movement-no-attack")
def test_who_has_moved_twice_still_sings_but_bites_with_no_pet(cave):
    b = cave("ildren")
    b.monster("ogre", 11, 1)
    b.hand(0, "cave-bear", "hunters-mark")
    b.act("move s")
    b.act("again")
    assert b.offered("play") == ["play hunters-mark on ogre-100"]


# --------------------------------------------------------------------------------------------------- a second look


@pytest.mark.rule("alliance.cards.hide-krom", "alliance.cards.one-per-type")
def test_who_stays_hidden_has_no_action_left_in_the_next_round(cave):
    b = cave("krom")
    b.hero("krom", column=("hide",))
    b.run(endphase.discard_placed_cards(b.t), "stay")
    b.hand(0, "skeleton-keys", "broadsword", "ring-mail")
    b.turn("krom")
    assert b.offered("play") == []
    assert b.offered("repeat") == ["repeat skeleton-keys"]


@pytest.mark.rule("alliance.reaction.when", "alliance.reaction.window")
def test_who_is_stubborn_pays_back_the_very_blow_that_is_answered(cave):
    b = cave("brunhild")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "stubborn-as-stone")
    b.run(battle.monster_attack(b.t, ogre, 0), "brunhild stubborn-as-stone")
    assert b.hero("brunhild").wounds == 6 - 2 - 2
    assert b.state.monsters[ogre].wounds == (0,)


@pytest.mark.rule("alliance.cards.enhance-target", "alliance.cards.one-per-type")
def test_an_encore_makes_room_under_the_singer_and_not_under_others(cave):
    b = cave("thessaly", "petra")
    b.hero("petra", 11, 5)
    b.hand(0, "song-of-edges", "marching-tune")
    b.hero("thessaly", column=("encore",))
    b.act("play song-of-edges on thessaly")
    b.hand(0, "quickening-reel")
    assert {"play quickening-reel on thessaly", "play quickening-reel on petra"} <= set(b.options())
    b.hero("petra", column=("song-of-edges",))
    assert "play quickening-reel on thessaly" in b.options()
    assert "play quickening-reel on petra" not in b.options()


@pytest.mark.rule("alliance.defeat.healed")
def test_hands_laid_on_the_fallen_raise_them_and_the_armor_is_the_healers(cave):
    b = cave("aveline", "petra")
    b.hero("petra", 11, 3, wounds=5, down=True)
    b.hand(0, "lay-on-hands")
    b.act("play lay-on-hands on petra")
    assert (b.hero("petra").down, b.hero("petra").wounds) == (False, 3)
    assert [armor(b.state, b.content, b.who(hero)) for hero in ("aveline", "petra")] == [3, 2]


@pytest.mark.rule("alliance.cards.target-los", "alliance.move.end-empty")
def test_nobody_is_beckoned_into_a_space_that_is_taken(cave):
    b = cave("thessaly", "petra", second=RIVALS)
    b.hero("petra", 11, 1)
    b.hero("mcfarlin", 11, 0)
    b.hand(0, "beckon")
    taken = [b.at(11, local) for local in (0, 1, 4)]
    b.act("play beckon on mcfarlin", lambda ask: _none_of(ask, taken), "south")
    assert b.hero("mcfarlin").facing == 2


def _none_of(ask, cells):
    assert not {option.cell for option in ask.options} & set(cells[1:])
    return ask.options[-1]


@pytest.mark.rule("alliance.cards.bonus-duration", "alliance.hero.speed-pool")
def test_a_banner_quickens_only_who_is_near_when_its_turn_comes(cave):
    b = cave("petra", "lorna")
    b.hero("petra", column=("rally-banner",))
    b.hero("lorna", 11, 8)
    b.turn("lorna")
    assert b.speed() == 5 + 1
    b.hero("lorna", 10, 4)
    b.hero("petra", 11, 5)
    assert b.speed() == 5


@pytest.mark.rule("alliance.battle.base-attack-boost")
def test_a_killing_stroke_makes_a_flask_worse_and_no_pet(cave):
    b = cave("tibbet")
    golem = b.monster("stone-golem", 11, 1, ready=False)
    b.hero("tibbet", 11, 7, facing="north", column=("acid-flask", "killing-stroke", "cellar-cat"))
    b.act(f"attack {b.name(golem)} with acid-flask")
    assert len(b.state.monsters[golem].wounds) == 4 + 2 + 2 - 4
    b.act(f"attack {b.name(golem)} with cellar-cat")
    assert len(b.state.monsters[golem].wounds) == 4, "3 against 4, less 1 by the acid: a miss"
