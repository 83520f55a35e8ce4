"""The chapters of the rulebook played with what is printed: cards, bursts, pets, drafting, rounds, solo cards."""

import pytest

from undercroft.games.alliance import spine
from undercroft.games.alliance.rules import activation, endphase, monsters, opening, solo
from undercroft.games.alliance.rules.abilities import armor, speed
from undercroft.games.alliance.spine import next_step, outcome
from undercroft.games.alliance.view import view


def texts(b):
    """The options of the last question."""
    return [str(option) for option in b.t.asked[-1].options]


# ------------------------------------------------------------------------------------------------------- enhance spells


def singer(cave):
    """Pipkin with songs in hand, Petra in sight, Lorna at home."""
    b = cave("pipkin", "petra", "lorna")
    b.hero("petra", 11, 1)
    b.hand(0, "lucky-charm", "blessing-of-arms", "marching-tune", "quickening-reel", "hide", "knock")
    return b


@pytest.mark.rule("alliance.cards.enhance-target", "alliance.cards.no-los-icon")
def test_a_charm_lies_under_whom_it_is_cast_on_even_out_of_sight(cave):
    b = singer(cave)
    b.act("play lucky-charm on lorna")
    assert (b.hero("lorna").column, b.hero("pipkin").column) == (("lucky-charm",), ())


@pytest.mark.rule("alliance.cards.target-los")
def test_a_tune_without_the_icon_needs_sight(cave):
    b = cave("jack-tallow", "petra", "lorna")
    b.hero("petra", 11, 1)
    b.hand(0, "marching-tune")
    assert b.offered("play") == ["play marching-tune on jack-tallow", "play marching-tune on petra"]
    b.act("play marching-tune on petra")
    assert speed(b.state, b.content, b.who("petra")) == 4 + 1


@pytest.mark.rule("alliance.cards.enhance-one-per-hero", "alliance.cards.enhance-many-targets")
def test_one_enhance_spell_lies_under_each_hero_and_the_caster_casts_more(cave):
    b = singer(cave)
    b.act("play lucky-charm on lorna")
    assert "play blessing-of-arms on lorna" not in b.options()
    b.act("play blessing-of-arms on petra")
    assert [b.hero(hero).column for hero in ("lorna", "petra")] == [("lucky-charm",), ("blessing-of-arms",)]


@pytest.mark.rule("alliance.burst.enhance-on-ally", "alliance.burst.limit")
def test_a_burst_for_a_second_song_is_that_of_the_hero_who_hears_it(cave):
    b = singer(cave)
    b.act("play blessing-of-arms on petra")
    b.act("repeat quickening-reel on petra", "hide", "knock")
    assert (b.hero("petra").burst, b.hero("pipkin").burst) == ("repeat", "")
    b.hand(0, "hide", "knock")
    b.turn("petra")
    assert b.offered("burst") == []


@pytest.mark.rule("alliance.cards.column", "alliance.cards.bonus-duration")
def test_bonuses_of_all_cards_in_a_column_last_for_the_round(cave):
    b = singer(cave)
    b.act("play blessing-of-arms on petra")
    b.act("repeat quickening-reel on petra", "hide", "knock")
    assert b.hero("petra").column == ("blessing-of-arms", "quickening-reel")
    assert (speed(b.state, b.content, 1), armor(b.state, b.content, 1)) == (4 + 3, 2 + 1)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert (speed(b.state, b.content, 1), armor(b.state, b.content, 1)) == (4, 2)


# ------------------------------------------------------------------------------------------------- weapons and tactics


def armed(cave):
    """Sister Aveline before an orc that has one wound, with five cards in hand."""
    b = cave("aveline", "petra", second=("hroda", "jack-tallow", "oda-fenn", "lorna"))
    orc = b.monster("orc-reaver", 11, 1, wounds=(0,))
    b.hand(0, "iron-mace", "parrying-dagger", "chain-shirt", "broadsword", "overhead-swing")
    b.act("play iron-mace for bonus")
    return b, orc


@pytest.mark.rule("alliance.cards.one-per-type", "alliance.cards.dual-type", "alliance.cards.play-requirement")
def test_after_a_mace_there_is_neither_sword_nor_parrying_dagger_nor_another_heros_tactic(cave):
    b, _ = armed(cave)
    assert b.offered("play") == ["play chain-shirt"]


@pytest.mark.rule("alliance.cards.type-not-color")
def test_weapon_and_armor_lie_side_by_side(cave):
    b, _ = armed(cave)
    b.act("play chain-shirt")
    assert b.hero("aveline").column == ("iron-mace", "chain-shirt")


@pytest.mark.rule("alliance.battle.base-or-bonus-card", "alliance.battle.attack-total")
@pytest.mark.parametrize(("use", "attack", "wounds"), [("bonus", "primary", 3), ("attack", "iron-mace", 2)])
def test_a_mace_strikes_with_three_or_adds_two(cave, use, attack, wounds):
    b = cave("aveline")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "iron-mace")
    b.act(f"play iron-mace for {use}")
    b.act(f"attack ogre-100 with {attack}")
    assert len(b.state.monsters[ogre].wounds) == wounds  # 2 + 2 or 3 against 1


@pytest.mark.rule("alliance.battle.attack-auras", "alliance.battle.defense-sum")
@pytest.mark.parametrize(("column", "wounds"), [(("war-drum",), 3), ((), 2)])
def test_a_drum_near_by_adds_to_the_blow_and_armor_stands_against_it(cave, column, wounds):
    b, orc = armed(cave)
    b.state.monsters[orc].wounds = ()
    b.hero("petra", 11, 3, column=column)
    b.act("attack orc-reaver-100 with primary")  # 2 + 2 and the drum against an armor of 2
    assert len(b.state.monsters[orc].wounds) == wounds


@pytest.mark.rule("alliance.battle.monster-defeated", "alliance.xp.sole-kill", "alliance.battle.steps")
def test_a_monster_with_as_many_wounds_as_health_is_gone_and_its_whole_worth_gained(cave):
    b, orc = armed(cave)
    b.hero("petra", 11, 3, column=("war-drum",))
    b.act("attack orc-reaver-100 with primary")
    assert (orc in b.state.monsters, b.state.alliances[0].xp) == (False, 3 + 2)


@pytest.mark.rule("alliance.battle.attack-one-type")
def test_a_sword_does_not_help_a_bow(cave):
    b = cave("lorna")
    b.hero("lorna", 11, 7, column=("broadsword", "silverstring"))
    ogre = b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == 2 + 2 - 1


@pytest.mark.rule("alliance.battle.bonus-needs-type")
def test_a_sword_is_of_no_use_to_a_crossbowman_until_he_has_a_blade_to_strike_with(cave):
    b = cave("durgan", "petra")
    b.hand(0, "plain-sword", "broadsword", "hide", "knock")
    assert b.offered("play") == ["play plain-sword for attack"]
    b.act("play plain-sword for attack")
    assert b.offered("repeat") == ["repeat broadsword"]
    b.turn("petra")
    assert "play broadsword" in b.options()


@pytest.mark.rule("alliance.battle.base-attack-card", "alliance.hero.attack-spell-counts")
def test_a_lance_of_embers_takes_the_place_of_the_printed_attack(cave):
    b = cave("mysterios")
    b.hero("mysterios", 11, 7)
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "lance-of-embers")
    b.state.turn.spent = True
    b.act("play lance-of-embers")
    b.act("attack ogre-100 with lance-of-embers")
    assert len(b.state.monsters[ogre].wounds) == 4 - 1
    assert b.offered("attack") == []  # it was the attack of this activation


@pytest.mark.rule("alliance.battle.base-attack-boost")
@pytest.mark.parametrize(("column", "wounds"), [(("press-the-attack",), 4), (("broadsword",), 3)])
def test_a_lance_of_embers_is_raised_by_what_raises_ranged_attacks(cave, column, wounds):
    b = cave("mysterios")
    b.hero("mysterios", 11, 7, column=column)
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "lance-of-embers")
    b.act("play lance-of-embers")
    b.act("attack ogre-100 with lance-of-embers")
    assert len(b.state.monsters[ogre].wounds) == wounds


@pytest.mark.rule("alliance.cards.spell-types-distinct")
def test_an_attack_a_control_and_an_enhance_spell_are_three_types(cave):
    b = cave("mysterios")
    b.hero("mysterios", 11, 7)
    b.monster("ogre", 11, 1)
    b.hand(0, "lance-of-embers", "slow-the-sands", "borrowed-hour", "comet-bolt")
    b.act("play lance-of-embers")
    b.act("play slow-the-sands on ogre-100")
    b.act("play borrowed-hour on mysterios")
    assert b.hero("mysterios").column == ("lance-of-embers", "slow-the-sands", "borrowed-hour")
    assert b.offered("play") == []  # a second attack spell is one too many


@pytest.mark.rule("alliance.hero.control-spell-not-attack")
def test_who_slows_a_monster_may_still_attack_and_walk(cave):
    b = cave("mysterios")
    b.hero("mysterios", 11, 7)
    b.monster("ogre", 11, 1)
    b.hand(0, "slow-the-sands")
    b.act("play slow-the-sands on ogre-100")
    assert b.offered("attack") == ["attack ogre-100 with primary"]
    assert b.offered("move") != []


@pytest.mark.rule("alliance.pvp.off-control-spell")
def test_a_rival_is_slowed_even_without_pvp_and_not_attacked(cave):
    b = cave("mysterios")
    b.hero("jack-tallow", 11, 1)
    b.hand(0, "slow-the-sands", "hunters-mark")
    assert b.offered("play") == ["play slow-the-sands on jack-tallow"]
    b.act("play slow-the-sands on jack-tallow")
    assert speed(b.state, b.content, b.who("jack-tallow")) == 5 - 2


@pytest.mark.rule("alliance.component.hero-token")
def test_the_heros_token_marks_the_effect_until_the_end_phase(cave):
    b = cave("mysterios")
    b.hero("mysterios", 11, 7)
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "slow-the-sands")
    b.act("play slow-the-sands on ogre-100")
    assert [(mark.mark, mark.by, mark.on) for mark in b.state.marks] == [("slow", 0, ogre), ("weak", 0, ogre)]
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert b.state.marks == []


@pytest.mark.rule("alliance.artifact.many")
def test_two_artifacts_add_up_for_every_hero(cave):
    b = cave("krom", "petra")
    b.state.alliances[0].artifacts = ("banner-of-the-oath", "sword-of-dawn")
    ogre = b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == 3 + 1 + 1  # and its armor of 1 is pierced


# ----------------------------------------------------------------------------------------------------------- reactions


def parried(cave):
    """An ogre strikes at McFarlin, who answers with a dagger."""
    b = cave("mcfarlin", "petra")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "parrying-dagger", "riposte", "unbroken-rhythm")
    b.run(activation.act(b.t), "done")
    b.state.turn = None
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south", "mcfarlin parrying-dagger")
    return b, ogre


@pytest.mark.rule("alliance.reaction.requirement")
def test_only_who_has_the_icons_reacts(cave):
    b, _ = parried(cave)
    assert texts(b) == ["pass", "mcfarlin parrying-dagger", "mcfarlin riposte"]  # the rhythm is Hroda's


@pytest.mark.rule("alliance.reaction.ready-or-exhausted")
def test_who_has_acted_reacts_all_the_same(cave):
    b, _ = parried(cave)
    assert (b.hero("mcfarlin").ready, b.hero("mcfarlin").wounds) == (False, 6 - 1 - 1 - 1)


@pytest.mark.rule("alliance.reaction.type-limit", "alliance.reaction.duration")
def test_one_reaction_lies_in_a_column_and_counts_for_the_round(cave):
    b, ogre = parried(cave)
    b.state.monsters[ogre].ready = True
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")  # nothing is left to ask
    assert (b.hero("mcfarlin").wounds, b.hero("mcfarlin").down) == (6, True)


@pytest.mark.rule("alliance.burst.active-only")
def test_nobody_bursts_while_being_attacked(cave):
    b = cave("mcfarlin")
    b.monster("ogre", 11, 1)
    b.hand(0, "parrying-dagger", "hide", "knock")
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south", "pass")
    assert texts(b) == ["pass", "mcfarlin parrying-dagger"]


# -------------------------------------------------------------------------------------------------- bursts of strength


@pytest.mark.rule("alliance.burst.options")
def test_a_burst_is_for_speed_an_attack_a_wound_or_one_card_more_of_a_type(cave):
    b = cave("petra")
    b.hero("petra", wounds=1, column=("broadsword",))
    b.hand(0, "greatsword", "hide", "knock")
    assert b.offered("burst") + b.offered("repeat") == [
        "burst speed",
        "burst attack",
        "burst heal",
        "repeat greatsword",
    ]
    b.act("burst heal", "hide", "knock")
    assert b.hero("petra").wounds == 0
    assert b.offered("burst") + b.offered("repeat") == []


@pytest.mark.rule("alliance.burst.attack")
def test_a_burst_adds_a_point_to_the_attack(cave):
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "hide", "knock")
    b.act("burst attack", "hide")
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == 3 + 1 - 1


@pytest.mark.rule("alliance.burst.cost", "alliance.burst.cards-stay")
def test_two_cards_lie_face_down_until_the_end_phase(cave):
    b = cave("petra")
    b.hand(0, "hide", "knock", "broadsword")
    b.act("burst speed", "broadsword", "hide")
    assert (b.hero("petra").buried, b.state.alliances[0].hand) == (("broadsword", "hide"), ["knock"])
    b.act("done")
    assert b.hero("petra").buried == ("broadsword", "hide")
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert (b.hero("petra").buried, b.state.alliances[0].discard) == ((), ["broadsword", "hide"])


@pytest.mark.rule("alliance.burst.no-pet")
def test_a_burst_does_not_help_a_wolf(cave):
    b = cave("ildren")
    b.hero("ildren", 11, 7)
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "grey-wolf", "hide", "knock")
    b.act("play grey-wolf")
    b.act("burst attack", "hide")
    b.act("attack ogre-100 with grey-wolf")
    assert len(b.state.monsters[ogre].wounds) == 3 - 1


# --------------------------------------------------------------------------------------------------------------- pets


def kennel(cave, *column):
    """Ildren with her wolf, and an ogre at the other side of the room."""
    b = cave("ildren", "petra")
    b.hero("ildren", 11, 7, facing="north", column=("grey-wolf", *column))
    ogre = b.monster("ogre", 11, 1)
    return b, ogre


@pytest.mark.rule("alliance.cards.no-generic-bonus-icon")
@pytest.mark.parametrize(("card", "wounds"), [("press-the-attack", 2), ("whistle-and-treat", 4)])
def test_only_what_names_pets_makes_a_wolf_stronger(cave, card, wounds):
    b, ogre = kennel(cave, card)
    b.act("attack ogre-100 with grey-wolf")
    assert len(b.state.monsters[ogre].wounds) == wounds


@pytest.mark.rule("alliance.pet.no-double")
def test_a_wolf_bites_once_and_its_mistress_still_shoots(cave):
    b, _ = kennel(cave)
    b.act("attack ogre-100 with grey-wolf")
    assert b.offered("attack") == ["attack ogre-100 with primary"]


@pytest.mark.rule("alliance.pet.timing")
def test_after_a_wolfs_bite_there_is_no_step_and_no_turn(cave):
    b, _ = kennel(cave)
    assert b.offered("move") != []
    b.act("attack ogre-100 with grey-wolf")
    assert b.offered("move") == b.offered("face") == []


@pytest.mark.rule("alliance.pet.needs-able-hero")
def test_who_has_forgone_the_attack_sends_no_wolf(cave):
    b, _ = kennel(cave)
    b.act("move w")
    b.act("again")
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.pet.no-obstruction")
def test_nobody_is_in_the_way_of_a_wolf(cave):
    b, ogre = kennel(cave)
    b.hero("petra", 11, 4)
    b.act("attack ogre-100 with grey-wolf")
    assert len(b.state.monsters[ogre].wounds) == 3 - 1


@pytest.mark.rule("alliance.pet.no-los")
def test_a_wolf_runs_round_the_corner_of_a_passage_but_through_no_wall(cave):
    for joined, offered in ((True, ["attack ogre-101 with grey-wolf"]), (False, [])):
        b, ogre = kennel(cave)
        del b.state.monsters[ogre]
        b.tile(12)
        if joined:
            b.arch(11, "east")
        b.hero("ildren", 11, 2, facing="west")  # with her back to it
        b.monster("ogre", 12, 0)
        assert b.offered("attack") == offered
        b.act(offered[0] if joined else "done")


# ------------------------------------------------------------------------------------------------------------- drafting


def market(table, xp=5):
    """Petra, Lorna, Mysterios and Krom before five upgrades of Level I."""
    b = table()
    b.state.alliances[0].xp = xp
    b.state.upgrade_area = ["broadsword", "mend-flesh", "cleaving-blow", "chain-shirt", "stubborn-as-stone"]
    b.state.upgrade_decks = [["cellar-cat", "blessing-of-arms", "make-a-name"], [], []]
    b.state.upgrade_discard = ["elven-step"]
    b.turn("petra", over=True)
    return b


@pytest.mark.rule("alliance.draft.pay", "alliance.overview.xp-spent-kept")
def test_the_price_is_turned_face_down_and_kept(table):
    b = market(table)
    b.run(activation.draft(b.t, 0), "buy cleaving-blow")
    assert (b.state.alliances[0].xp, b.state.alliances[0].spent) == (0, 5)


@pytest.mark.rule("alliance.draft.to-hand", "alliance.draft.advance-token", "alliance.draft.one-per-activation")
def test_one_card_is_bought_into_the_hand_and_the_token_moves_on(table):
    b = market(table, xp=9)
    b.run(activation.draft(b.t, 0), "buy broadsword")
    assert (b.state.alliances[0].hand, b.state.alliances[0].drafted) == (["broadsword"], 1)
    assert (b.state.stage, b.state.alliances[0].xp) == ("draw", 6)


@pytest.mark.rule("alliance.draft.usable-by-alliance", "alliance.draft.swap-any-card")
def test_what_nobody_of_the_alliance_can_use_is_swapped_not_bought(table):
    b = market(table)
    b.run(activation.draft(b.t, 0), "pass")
    assert "buy mend-flesh" not in texts(b)  # none of the four is a priest
    assert "swap mend-flesh" in texts(b)


@pytest.mark.rule("alliance.draft.swap-affordable")
@pytest.mark.parametrize(("xp", "offered"), [(4, False), (5, True)])
def test_only_what_one_could_pay_is_swapped(table, xp, offered):
    b = market(table, xp)
    b.run(activation.draft(b.t, 0), "pass")
    assert ("swap cleaving-blow" in texts(b)) == offered


@pytest.mark.rule("alliance.draft.swap", "alliance.draft.swap-then-draft", "alliance.draft.swap-once")
def test_after_a_swap_the_new_card_may_be_bought_and_nothing_else(table):
    b = market(table)
    b.run(activation.draft(b.t, 0), "swap mend-flesh", "buy make-a-name")
    assert texts(b) == ["pass", "buy make-a-name"]
    assert b.state.upgrade_discard == ["elven-step", "mend-flesh"]
    assert (b.state.alliances[0].hand, b.state.alliances[0].spent) == (["make-a-name"], 4)


@pytest.mark.rule("alliance.draft.refill-purge")
@pytest.mark.parametrize(("second", "card"), [("thessaly", "quickening-reel"), ("ildren", "cellar-cat")])
def test_a_card_that_no_hero_in_the_game_can_use_makes_room_for_the_next(table, second, card):
    b = table(picks=(("petra", "lorna", "mysterios", "krom"), (second, "oda-fenn", "brunhild", "durgan")))
    b.state.alliances[0].xp = 5
    b.state.upgrade_area = ["broadsword", "", "", "", ""]
    b.state.upgrade_decks = [["cellar-cat", "quickening-reel"], [], []]  # the reel is for bards
    b.turn("petra", over=True)
    b.run(activation.draft(b.t, 0), "buy broadsword")
    assert b.state.upgrade_area[0] == card


@pytest.mark.rule("alliance.draft.from-discard", "alliance.draft.from-discard-handling")
def test_a_discarded_upgrade_costs_one_more_and_counts_like_any_other(table):
    b = market(table)
    b.run(activation.draft(b.t, 0), "salvage elven-step")
    alliance = b.state.alliances[0]
    assert (alliance.hand, alliance.drafted, alliance.spent) == (["elven-step"], 1, 3 + 1)
    assert (b.state.upgrade_discard, len(b.state.upgrade_decks[0])) == ([], 3)


@pytest.mark.rule("alliance.draft.discard-open")
def test_everybody_sees_what_was_discarded(table):
    b = market(table)
    b.run(activation.draft(b.t, 0), "swap mend-flesh", "pass")
    assert [view(b.state, b.content, seat)["upgrade_discard"] for seat in (0, 1)] == [["elven-step", "mend-flesh"]] * 2


@pytest.mark.rule("alliance.artifact.table", "alliance.artifact.counts-as-draft")
def test_an_artifact_goes_onto_the_table_and_counts_as_a_draft(table):
    b = market(table, xp=10)
    b.state.upgrade_area[0] = "hourglass-of-two-hands"
    b.run(activation.draft(b.t, 0), "buy hourglass-of-two-hands")
    alliance = b.state.alliances[0]
    assert (alliance.artifacts, alliance.hand, alliance.drafted) == (("hourglass-of-two-hands",), [], 1)


@pytest.mark.rule("alliance.draw.discard-limit")
@pytest.mark.parametrize(("drafted", "questions"), [(0, 1), (1, 2)])
def test_as_many_cards_may_be_discarded_as_the_chart_says(table, drafted, questions):
    b = table()
    b.state.alliances[0].drafted = drafted
    b.hand(0, "hide", "knock", "broadsword")
    b.deck(0, *["sprint"] * 6)
    b.run(activation.draw(b.t, 0), *["hide", "knock"][:questions])
    assert len(b.state.alliances[0].discard) == questions


@pytest.mark.rule("alliance.draw.draw-up", "alliance.setup.draft-chart")
@pytest.mark.parametrize(("drafted", "size"), [(2, 6), (3, 7)])
def test_the_hand_is_filled_up_to_the_size_of_the_chart(table, drafted, size):
    b = table()
    b.state.alliances[0].drafted = drafted
    b.hand(0, "hide")
    b.deck(0, *["sprint"] * 9)
    b.run(activation.draw(b.t, 0), "stop")
    assert len(b.state.alliances[0].hand) == size


@pytest.mark.rule("alliance.draw.reshuffle", "alliance.draw.exhausted")
def test_an_empty_deck_is_made_new_from_the_discard_pile_and_then_there_is_no_more(table):
    b = table()
    b.hand(0, "hide", "knock")
    b.deck(0, "overhead-swing")
    b.state.alliances[0].discard = ["shield-line"]
    b.run(activation.draw(b.t, 0), "knock")
    assert sorted(b.state.alliances[0].hand) == ["hide", "knock", "overhead-swing", "shield-line"]
    assert (b.state.alliances[0].deck, b.state.alliances[0].discard) == ([], [])


@pytest.mark.rule("alliance.draw.never-forced")
def test_a_hand_above_its_size_stays(table):
    b = table()
    b.hand(0, *["hide"] * 8)
    b.deck(0, "sprint")
    b.run(activation.draw(b.t, 0), "stop")
    assert (b.state.alliances[0].hand, b.state.alliances[0].deck) == (["hide"] * 8, ["sprint"])


@pytest.mark.rule("alliance.draw.concurrent")
def test_after_the_draw_it_is_the_next_players_turn(table):
    b = table()
    b.state.stage = "draw"
    b.deck(0, *["sprint"] * 6)
    assert next_step(b.state, b.content) == ("draw", 0)
    b.run(activation.draw(b.t, 0))
    assert next_step(b.state, b.content) == ("activate", 1)


# ------------------------------------------------------------------------------------------------------------ end phase


@pytest.mark.rule("alliance.endphase.order", "alliance.endphase.discard")
def test_an_end_phase_readies_poisons_discards_and_passes_the_initiative(table):
    b = table()
    b.hero("petra", ready=False, poison=1, column=("overhead-swing",), buried=("hide", "knock"), burst="speed")
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert (b.hero("petra").ready, b.hero("petra").poison, b.hero("petra").column) == (True, 2, ())
    assert b.state.alliances[0].discard == ["overhead-swing", "hide", "knock"]
    assert (b.state.round, b.state.initiative) == (2, 1)


@pytest.mark.rule("alliance.endphase.draw", "alliance.endphase.hand-kept")
@pytest.mark.parametrize(("answer", "cards"), [("draw", 6), ("keep", 1)])
def test_a_hand_is_kept_and_may_be_filled(table, answer, cards):
    b = table()
    b.hand(0, "shield-line")
    b.deck(0, *["sprint"] * 9)
    b.hand(1, *["brace"] * 6)
    b.run(endphase.end_phase(b.t), answer)
    assert (b.state.alliances[0].hand[0], len(b.state.alliances[0].hand)) == ("shield-line", cards)


@pytest.mark.rule("alliance.endphase.draw")
@pytest.mark.parametrize(("initiative", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_hands_are_filled_in_turn_from_the_initiative_on_and_each_seat_its_own(table, initiative, order):
    names = iter(["petra", "lorna", "mysterios", "krom", "mcfarlin", "thessaly", "ildren", "pipkin", "aveline",
                  "jack-tallow", "oda-fenn", "hroda"])  # fmt: skip
    b = table(seats=3, picks=tuple(tuple(next(names) for _ in range(4)) for _ in range(3)))
    b.state.initiative = initiative
    for seat, short in enumerate((1, 2, 3)):
        b.hand(seat, *["brace"] * (6 - short))
        b.deck(seat, *["sprint"] * 6)
    b.run(endphase.end_phase(b.t), "draw", "keep", "draw")
    asked = [ask for ask in b.t.asked if ask.key == "end-draw"]
    assert [(ask.seat, ask.about["count"]) for ask in asked] == [(seat, seat + 1) for seat in order]
    drawn = [alliance.hand.count("sprint") for alliance in b.state.alliances]
    assert drawn == [0 if seat == order[1] else seat + 1 for seat in range(3)]


@pytest.mark.rule("alliance.endphase.poison", "alliance.endphase.poison-not-defeated")
def test_poison_grows_by_one_in_all_who_stand(table):
    b = table()
    b.hero("petra", poison=3)
    b.hero("lorna", wounds=2)
    b.hero("krom", poison=2, wounds=2, down=True)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert [b.hero(hero).poison for hero in ("petra", "lorna", "krom")] == [4, 0, 2]


@pytest.mark.rule("alliance.endphase.poison-defeat")
def test_poison_may_defeat(table):
    b = table()
    b.hero("petra", poison=1, wounds=3)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert (b.hero("petra").down, b.state.alliances[0].defeats) == (True, 1)


@pytest.mark.rule("alliance.endphase.upgrade-to-2", "alliance.endphase.upgrade-to-3")
@pytest.mark.rule("alliance.endphase.upgrade-one-step")
@pytest.mark.parametrize(
    ("level", "pools", "after"), [(1, (1, 0), 1), (1, (0, 9), 2), (1, (0, 0), 2), (2, (0, 1), 2), (2, (0, 0), 3)]
)
def test_an_empty_pool_brings_the_next_deck_and_never_two_at_once(table, level, pools, after):
    b = table()
    b.state.upgrade_level, b.state.pools = level, list(pools)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert b.state.upgrade_level == after


@pytest.mark.rule("alliance.end.early-endphase")
def test_after_the_call_the_end_phase_follows_at_once(table):
    b = table()
    b.state.at, b.state.called = 2, True
    assert next_step(b.state, b.content) == ("call",)
    b.run(spine.call(b.t))
    assert next_step(b.state, b.content) == ("end_phase",)


# ----------------------------------------------------------------------------------------------------------- solo cards

HUNTED = ("krom", "petra", "brunhild", "durgan")


def alone(table, card, *deck):
    b = table(mode="solo", seats=1, picks=(HUNTED,))
    b.tile(17)
    b.state.solo_card, b.state.solo_deck, b.state.stage, b.state.at = card, list(deck), "monsters", 0
    return b


@pytest.mark.rule("alliance.solo.section1", "alliance.solo.ready-icon", "alliance.solo.ties")
@pytest.mark.parametrize(("other", "answers"), [("goblin", []), ("ogre", ["ogre-100"])])
def test_section_one_rouses_the_most_valuable_exhausted_monster(table, other, answers):
    b = alone(table, "skittering")
    ogre = b.monster("ogre", 17, 4, ready=False)
    weaker = b.monster(other, 17, 0, ready=False)
    b.run(solo.first_step(b.t), *answers)
    assert [b.state.monsters[who].ready for who in (ogre, weaker)] == [True, False]


@pytest.mark.rule("alliance.solo.replaces-monster-activation", "alliance.solo.next-card")
def test_a_solo_card_takes_the_place_of_the_monsters_and_the_next_is_turned_up(table):
    b = alone(table, "skittering", "whispers")
    assert next_step(b.state, b.content) == ("solo_first",)
    b.run(solo.first_step(b.t))
    assert next_step(b.state, b.content) == ("solo_then", 0)
    b.run(solo.then_step(b.t, 0), "krom", "petra")
    assert (b.state.solo_card, next_step(b.state, b.content)) == ("whispers", ("end_cycle",))


def hunt(table, card, hero, *answers, monster="ogre"):
    b = alone(table, card)
    who = b.monster(monster, 17, 4)
    b.hero(hero, 17, 1)
    b.run(solo.then_step(b.t, 0), *answers, str(b.at(17, 4)), "north")
    return b, who


@pytest.mark.rule("alliance.solo.section2", "alliance.solo.attack-icon-hero", "alliance.solo.exhaust")
def test_a_monster_hunts_a_hero_with_the_icon_and_is_exhausted(table):
    b, ogre = hunt(table, "whispers", "petra", "first ogre-100")  # a human, or a mage
    assert (b.hero("petra").wounds, b.state.monsters[ogre].ready) == (6 + 1 - 2, False)


@pytest.mark.rule("alliance.solo.attack-any-plus2")
def test_or_any_hero_with_two_more(table):
    b, _ = hunt(table, "whispers", "brunhild", monster="skeleton")  # neither human nor mage: only the second choice
    assert b.hero("brunhild").wounds == 4 + 2 - 2


@pytest.mark.rule("alliance.solo.attack-any-type3")
@pytest.mark.parametrize(("card", "wounds"), [("skittering", 5), ("a-loosed-arrow", 2)])
def test_or_with_three_more_if_its_attack_is_of_the_type_shown(table, card, wounds):
    b, _ = hunt(table, card, "brunhild", monster="skeleton")  # 4 and 3 for melee, or nothing, against 2
    assert b.hero("brunhild").wounds == wounds


@pytest.mark.rule("alliance.solo.attack-lowest-defense")
def test_or_the_hero_with_the_lowest_defense_if_it_can_be_reached(table):
    b = alone(table, "weakest-first")
    b.monster("ogre", 17, 4)
    b.hero("petra", 17, 1, column=("chain-shirt",))
    b.hero("brunhild", 17, 2)
    b.hero("krom", 17, 7, down=True)
    b.hero("durgan", 17, 6, column=("padded-coat",))
    b.run(solo.then_step(b.t, 0), "first ogre-100", str(b.at(17, 4)), "north")
    assert [b.hero(hero).wounds for hero in ("petra", "brunhild", "durgan")] == [0, 6 - 2, 0]


@pytest.mark.rule("alliance.solo.next-highest")
@pytest.mark.parametrize(("answer", "wounds"), [("second skeleton-101", 4), ("otherwise", 0)])
def test_where_the_highest_cannot_attack_the_next_may(table, answer, wounds):
    b = alone(table, "falling-stone")
    b.tile(19)
    b.monster("ogre", 19, 4)  # cut off
    b.monster("skeleton", 17, 4)
    b.hero("brunhild", 17, 1)
    rest = [str(b.at(17, 4)), "north"] if wounds else ["durgan"]
    b.run(solo.then_step(b.t, 0), answer, *rest)
    assert (b.hero("brunhild").wounds, b.hero("durgan").wounds) == (wounds, 0 if wounds else 2)


@pytest.mark.rule("alliance.solo.section3", "alliance.solo.damage-icon")
def test_where_nobody_can_attack_heroes_of_choice_are_wounded(table):
    b = alone(table, "skittering")
    b.run(solo.then_step(b.t, 0), "krom", "durgan")
    assert [b.hero(hero).poison for hero in HUNTED] == [1, 0, 0, 1]


@pytest.mark.rule("alliance.solo.burst-icon")
def test_a_burst_of_the_dungeon_rouses_a_monster_that_strikes_with_three_more(table):
    b = alone(table, "red-eyes")
    ogre = b.monster("ogre", 17, 4, ready=False)
    b.hero("brunhild", 17, 1)
    b.run(solo.then_step(b.t, 0), str(b.at(17, 4)), "north")
    assert (b.hero("brunhild").wounds, b.state.monsters[ogre].ready) == (6 + 3 - 2, False)


@pytest.mark.rule("alliance.solo.spend-xp-icon")
@pytest.mark.parametrize(("xp", "after"), [(2, (1, 1)), (0, (0, 0))])
def test_a_point_of_experience_is_turned_down_if_there_is_one(table, xp, after):
    b = alone(table, "drums-below")
    b.state.alliances[0].xp = xp
    b.run(solo.then_step(b.t, 0))
    assert (b.state.alliances[0].xp, b.state.alliances[0].spent) == after


@pytest.mark.rule("alliance.solo.discard-icon", "alliance.solo.discard-hand-size")
@pytest.mark.parametrize(("cycle", "less"), [(3, 0), (4, 3)])
def test_three_cards_go_and_in_the_last_cycle_the_next_hand_is_smaller(table, cycle, less):
    b = alone(table, "cold-draught")
    b.state.cycle = cycle
    b.hand(0, "hide", "knock", "overhead-swing", "shield-line")
    b.run(solo.then_step(b.t, 0), "hide", "knock", "shield-line")
    assert (b.state.alliances[0].hand, b.state.alliances[0].hand_less) == (["overhead-swing"], less)


@pytest.mark.rule("alliance.solo.upgrade-icon-remove", "alliance.solo.upgrade-icon-discard")
def test_one_upgrade_leaves_the_game_and_one_is_discarded_by_their_slots(table):
    b = alone(table, "whispers")
    b.state.upgrade_area = ["broadsword", "mend-flesh", "cleaving-blow", "chain-shirt", "stubborn-as-stone"]
    b.state.upgrade_decks = [["sprint", "brace"], [], []]
    b.run(solo.first_step(b.t))
    assert ("broadsword" in b.state.box, b.state.upgrade_discard) == (True, ["mend-flesh"])
    assert b.state.upgrade_area[:3] == ["brace", "sprint", "cleaving-blow"]


@pytest.mark.rule("alliance.solo.no-purge")
def test_a_lone_player_keeps_upgrades_that_nobody_can_use(table):
    b = alone(table, "whispers")
    b.state.upgrade_area = ["broadsword", "", "", "", ""]
    b.state.upgrade_decks = [["elven-step"], [], []]  # no elf is in the game
    b.run(solo.first_step(b.t))
    assert b.state.upgrade_area[0] == "elven-step"


@pytest.mark.rule("alliance.solo.tile-icon", "alliance.solo.tile-icon-last")
@pytest.mark.parametrize(
    ("area", "after", "gone"),
    [
        (["web-hall", "rope-bridge"], ["guard-post", "rope-bridge"], "web-hall"),
        (["", "rope-bridge"], ["", "guard-post"], "rope-bridge"),
    ],
)
def test_a_tile_leaves_the_game_and_the_last_one_wherever_it_lies(table, area, after, gone):
    b = alone(table, "falling-stone")  # the first slot
    b.state.tile_area, b.state.tile_stack = area, ["guard-post"]
    b.run(solo.first_step(b.t))
    assert (b.state.tile_area, gone in b.state.box) == (after, True)


@pytest.mark.rule("alliance.solo.score", "alliance.solo.score-empty", "alliance.solo.score-monsters")
@pytest.mark.rule("alliance.solo.score-challenges")
@pytest.mark.parametrize(("monsters", "hidden"), [(0, 0), (1, 0), (0, 1), (2, 1)])
def test_the_dungeons_due_is_counted_at_the_end(table, monsters, hidden):
    b = alone(table, "whispers")
    for number in range(monsters):
        b.monster("ogre", 17, number)
    for number in range(hidden):
        b.challenge("treasure-chest", 17, 6 + number)
    b.challenge("treasure-chest", 17, 8, up=True)
    b.state.alliances[0].xp, b.state.alliances[0].spent, b.state.alliances[0].defeats = 30, 30, 2
    b.state.round = 4
    b.hand(0, *["hide"] * 6)
    b.run(endphase.end_phase(b.t))
    assert outcome(b.state, b.content)[0].score == 60 - 2 - 4 * (12 - 2) - monsters - hidden


@pytest.mark.rule("alliance.setup.cooperative")
def test_together_a_card_is_carried_out_once_and_then_for_every_alliance(table):
    b = table(mode="cooperative")
    b.state.solo_card, b.state.solo_deck, b.state.stage = "drums-below", [], "monsters"
    for alliance in b.state.alliances:
        alliance.xp = 2
    b.run(solo.first_step(b.t))
    for seat in (1, 0):  # the last player first
        assert next_step(b.state, b.content) == ("solo_then", seat)
        b.run(solo.then_step(b.t, seat))
    assert [alliance.spent for alliance in b.state.alliances] == [1, 1]
    assert (b.state.solo_card, next_step(b.state, b.content)) == ("", ("end_cycle",))


def test_the_opening_hand_holds_only_cards_of_the_own_heroes(table):
    b = table()
    deck = opening.starting_deck(b.content, list(b.state.alliances[0].picks))
    assert len(deck) == 12
    assert {b.content.cards[card].hero for card in deck} == {"petra", "lorna", "mysterios", "krom"}
