"""Rounds and cycles, the end phase, the end of the game and scoring."""

import pytest

from undercroft.games.alliance import spine
from undercroft.games.alliance.events import Activated, Healed, Regrew, Tallied, UpgradeDeckAdvanced
from undercroft.games.alliance.rules import decks, endphase, wounds
from undercroft.games.alliance.rules.abilities import has
from undercroft.games.alliance.spine import next_step, outcome

# ------------------------------------------------------------------------------------------------------------- cycles


@pytest.mark.rule("alliance.cycle.structure", "alliance.cycle.hero-order")
def test_every_player_activates_a_hero_clockwise_then_the_monsters_come(board):
    b = board()
    b.state.initiative = 1
    assert next_step(b.state, b.content) == ("activate", 1)
    b.state.at = 1
    assert next_step(b.state, b.content) == ("activate", 0)
    b.state.at = 2
    assert next_step(b.state, b.content) == ("begin_monsters",)
    b.run(spine.begin_monsters(b.t))
    assert b.state.stage == "monsters"


@pytest.mark.rule("alliance.round.structure", "alliance.cycle.each-hero-once")
def test_four_cycles_then_the_end_phase(board):
    b = board()
    for cycle in (1, 2, 3):
        assert b.state.cycle == cycle
        b.run(spine.end_cycle(b.t))
        assert next_step(b.state, b.content) == ("activate", 0)
    b.run(spine.end_cycle(b.t))
    assert next_step(b.state, b.content) == ("end_phase",)


@pytest.mark.rule("alliance.overview.game-length", "alliance.end.round4")
def test_the_game_ends_after_the_end_phase_of_round_four(board):
    b = board()
    b.monster("t-rat", 10, 0)
    for number in (1, 2, 3, 4):
        assert b.state.round == number
        b.state.stage = "end"
        b.hero("petra", poison=1, wounds=0, down=False)
        b.run(endphase.end_phase(b.t), *["keep"] * 2)
        assert b.hero("petra").poison == 2  # also in the last one
    assert next_step(b.state, b.content) is None
    assert b.state.monsters  # whatever is left on the board


@pytest.mark.rule("alliance.cycle.turn-term")
def test_a_turn_is_one_activation(board):
    from undercroft.games.alliance.rules import activation

    b = board()
    b.run(activation.activate(b.t, 0), "activate petra")
    assert [(one.seat, one.hero, one.figure) for one in b.t.told(Activated)] == [(0, "petra", b.who("petra"))]
    first = b.state.turn
    b.act("done")
    b.run(activation.draft(b.t, 0))
    assert b.state.turn is None
    b.run(activation.draw(b.t, 0))
    b.run(activation.activate(b.t, 1), "activate mcfarlin")
    assert b.state.turn is not first
    assert b.state.turn.used == 0


# ---------------------------------------------------------------------------------------------------------- end phase


@pytest.mark.rule("alliance.endphase.order")
def test_the_steps_come_in_order(board):
    b = board()
    b.state.stage, b.state.pools, b.state.at = "end", [0, 4], 2
    b.hero("petra", poison=4, ready=False, column=("t-orb",))  # the fifth wound would fell her
    b.hand(0, *["t-mail"] * 5)
    b.hand(1, *["t-mail"] * 6)
    b.deck(0, "t-axe")
    b.run(endphase.end_phase(b.t), "draw")
    kinds = [type(event).__name__ for event in b.t.log]
    wanted = ["PoisonAdvanced", "Wounded", "HeroDefeated", "Drew", "UpgradeDeckAdvanced", "RoundBegan"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert b.hero("petra").ready
    assert b.hero("petra").column == ()
    assert b.state.initiative == 1
    assert (b.state.round, b.state.cycle, b.state.stage, b.state.at) == (2, 1, "heroes", 0)
    assert not b.t.told(Tallied), "not before the end"


@pytest.mark.rule("alliance.endphase.ready", "alliance.cards.effect-marker")
def test_heroes_and_monsters_are_ready_again_and_marks_come_back(board):
    from undercroft.games.alliance.state import MarkToken

    b = board()
    rat = b.monster("t-rat", 10, 0, ready=False)
    b.hero("petra", ready=False)
    b.state.marks = [MarkToken("weak", 2, 0, rat)]
    endphase.ready(b.t)
    assert b.hero("petra").ready
    assert b.state.monsters[rat].ready
    assert b.state.marks == []


@pytest.mark.rule("alliance.endphase.poison", "alliance.endphase.poison-not-defeated")
def test_poison_grows_by_exactly_one_on_heroes_who_stand(board):
    b = board()
    b.hero("petra", poison=3)
    b.hero("lorna", wounds=2)
    b.hero("krom", wounds=2, poison=2, down=True)
    b.run(endphase.advance_poison(b.t))
    assert [b.hero(hero).poison for hero in ("petra", "lorna", "krom")] == [4, 0, 2]


def test_mending_takes_a_wound_before_poison_grows(board):
    b = board()
    b.hero("petra", poison=1, wounds=1, column=("t-salve",))
    b.hero("lorna", wounds=2, column=("t-salve",))
    b.hero("krom", wounds=2, poison=2, down=True, column=("t-salve",))
    b.run(endphase.advance_poison(b.t))
    figures = [(b.hero(hero).wounds, b.hero(hero).poison) for hero in ("petra", "lorna", "krom")]
    assert figures == [(1, 0), (1, 0), (2, 2)]  # without poison left, none grows
    healed = [(event.hero, event.removed, event.venom) for event in b.t.told(Healed)]
    assert healed == [("petra", 1, 0), ("lorna", 1, 0)]
    b.hero("petra", poison=3)
    b.run(endphase.advance_poison(b.t))
    assert b.t.told(Healed)[2].venom == 2


@pytest.mark.rule("alliance.end.round4", "alliance.end.score", "alliance.end.score-defeats")
def test_after_the_last_round_what_everybody_has_is_laid_open(board):
    b = board()
    b.state.round, b.state.stage = 4, "end"
    b.state.alliances[1].xp, b.state.alliances[1].spent, b.state.alliances[1].defeats = 2, 5, 1
    for seat in (0, 1):
        b.hand(seat, *["t-mail"] * 6)
    b.run(endphase.end_phase(b.t))
    assert b.state.stage == "over"
    assert [(one.seat, one.xp, one.falls) for one in b.t.told(Tallied)] == [(0, 0, 0), (1, 7, 1)]


@pytest.mark.rule("alliance.endphase.poison-defeat")
def test_poison_may_defeat(board):
    b = board()
    b.hero("petra", poison=1, wounds=3)
    b.run(endphase.advance_poison(b.t))
    assert b.hero("petra").down
    assert b.state.alliances[0].defeats == 1


@pytest.mark.rule("alliance.endphase.discard", "alliance.endphase.hand-kept")
def test_columns_are_discarded_hands_are_kept(board):
    b = board()
    b.hero("petra", column=("t-mail", "t-sword"), buried=("t-axe", "t-bow"), burst="speed", attacked=True)
    b.hero("mcfarlin", column=("t-boots",))
    b.hand(0, "t-fire")
    b.run(endphase.discard_placed_cards(b.t))
    assert b.state.alliances[0].discard == ["t-mail", "t-sword", "t-axe", "t-bow"]
    assert b.state.alliances[1].discard == ["t-boots"]
    assert b.state.alliances[0].hand == ["t-fire"]
    figure = b.hero("petra")
    assert (figure.column, figure.buried, figure.burst, figure.attacked) == ((), (), "", False)


@pytest.mark.rule("alliance.cards.hide-krom", "alliance.endphase.discard")
@pytest.mark.parametrize(("answer", "column"), [("stay", ("hide",)), ("discard", ())])
def test_kroms_hide_stays_if_he_wishes(board, answer, column):
    b = board()
    b.hero("krom", column=("hide", "t-mail"))
    b.run(endphase.discard_placed_cards(b.t), answer)
    assert b.hero("krom").column == column
    assert "t-mail" in b.state.alliances[0].discard
    assert has(b.state, b.content, b.who("krom"), "hidden") == bool(column)


@pytest.mark.rule("alliance.cards.hide-krom")
def test_who_has_attacked_is_not_hidden_any_more(board):
    b = board()
    b.hero("krom", column=("hide",), attacked=True)
    b.run(endphase.discard_placed_cards(b.t))
    assert b.hero("krom").column == ()


@pytest.mark.rule("alliance.endphase.draw")
def test_players_below_the_hand_limit_may_draw(board):
    b = board()
    b.hand(0, *["t-mail"] * 6)
    b.hand(1, "t-mail")
    b.deck(1, "t-axe")
    b.state.alliances[1].discard = ["t-bow", "t-boots"]
    b.run(endphase.draw_to_hand_limit(b.t), "draw")  # only the second player is short
    assert [ask.seat for ask in b.t.asked] == [1]
    assert sorted(b.state.alliances[1].hand) == ["t-axe", "t-boots", "t-bow", "t-mail"]
    b.hand(1, "t-mail")
    b.run(endphase.draw_to_hand_limit(b.t), "keep")
    assert b.state.alliances[1].hand == ["t-mail"]


@pytest.mark.rule("alliance.endphase.upgrade-to-2", "alliance.endphase.upgrade-area-stays")
def test_an_empty_first_pool_brings_the_second_deck(board):
    b = board()
    b.state.upgrade_area, b.state.upgrade_discard = ["t-mail"] * 5, ["t-axe"]
    b.state.upgrade_decks = [["t-boots"], ["t-sword"], ["t-orb"]]
    b.state.pools = [1, 16]
    endphase.advance_upgrade_deck(b.t)
    assert b.state.upgrade_level == 1
    b.state.pools = [0, 16]
    endphase.advance_upgrade_deck(b.t)
    assert b.state.upgrade_level == 2
    assert b.state.upgrade_decks[0] == []
    assert "t-boots" in b.state.box  # what was not drawn leaves the game
    assert (b.state.upgrade_area, b.state.upgrade_discard) == (["t-mail"] * 5, ["t-axe"])
    endphase.advance_upgrade_deck(b.t)
    assert b.state.upgrade_level == 2  # the second pool is not empty


@pytest.mark.rule("alliance.endphase.upgrade-one-step", "alliance.endphase.upgrade-to-3")
@pytest.mark.rule("alliance.endphase.upgrade-area-stays")
def test_example_both_pools_run_out_in_one_round(board):
    """[alliance.ex.both-pools-one-round]"""
    b = board()
    b.state.upgrade_area, b.state.upgrade_discard = ["t-mail"] * 5, ["t-axe"]
    b.state.pools = [0, 0]
    endphase.advance_upgrade_deck(b.t)
    assert b.state.upgrade_level == 2
    assert (b.state.upgrade_area, b.state.upgrade_discard) == (["t-mail"] * 5, ["t-axe"])
    endphase.advance_upgrade_deck(b.t)  # in the next end phase
    assert b.state.upgrade_level == 3
    endphase.advance_upgrade_deck(b.t)
    assert b.state.upgrade_level == 3


@pytest.mark.rule("alliance.endphase.initiative")
def test_the_initiative_goes_to_the_left(board):
    b = board()
    endphase.pass_initiative(b.t)
    assert b.state.initiative == 1
    endphase.pass_initiative(b.t)
    assert b.state.initiative == 0


# ------------------------------------------------------------------------------------------------------------ the end


def last_rat(board, **setup):
    """One rat left, and no tile to draft."""
    b = board(**setup)
    b.state.tile_area, b.state.tile_stack = ["", ""], []
    return b, b.monster("t-rat", 10, 0)


@pytest.mark.rule("alliance.end.early-trigger")
def test_no_tile_and_no_monster_call_the_end(board):
    b, rat = last_rat(board)
    other = b.monster("t-rat", 10, 1)
    b.run(wounds.wound_monster(b.t, rat, 0, 3))
    assert not b.state.called
    b.run(wounds.wound_monster(b.t, other, 0, 3))
    assert b.state.called


@pytest.mark.rule("alliance.end.early-trigger")
def test_a_tile_in_the_area_keeps_the_game_going(board):
    b, rat = last_rat(board)
    b.state.tile_area = ["", "t-hall"]
    b.run(wounds.wound_monster(b.t, rat, 0, 3))
    assert not b.state.called


@pytest.mark.rule("alliance.end.early-finish", "alliance.end.early-endphase")
def test_after_the_call_the_hero_segment_is_finished_and_the_end_phase_follows(board):
    b, _ = last_rat(board)
    b.state.called = True
    b.state.at = 1
    assert next_step(b.state, b.content) == ("activate", 1)  # the last player still acts
    b.state.at = 2
    assert next_step(b.state, b.content) == ("call",)  # no monster segment, though a monster may have come
    b.run(spine.call(b.t))
    assert next_step(b.state, b.content) == ("end_phase",)
    b.hero("petra", poison=1)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert b.hero("petra").poison == 2
    assert next_step(b.state, b.content) is None


@pytest.mark.rule("alliance.end.early-finish")
def test_a_call_in_the_monster_segment_ends_the_round_at_once(board):
    b, _ = last_rat(board)
    b.state.stage, b.state.called = "monsters", True
    assert next_step(b.state, b.content) == ("call",)


def scores(b):
    return [(one.won, one.score, one.reason) for one in outcome(b.state, b.content)]


def purse(b, seat, xp=0, spent=0, defeats=0, drafted=0):
    alliance = b.state.alliances[seat]
    alliance.xp, alliance.spent, alliance.defeats, alliance.drafted = xp, spent, defeats, drafted


@pytest.mark.rule("alliance.end.score", "alliance.end.score-defeats", "alliance.overview.goal")
def test_all_experience_counts_less_one_for_each_defeat(board):
    b = board()
    purse(b, 0, xp=2, spent=6, defeats=1)
    purse(b, 1, xp=6, spent=0)
    assert scores(b) == [(True, 7, "won"), (False, 6, "beaten")]


@pytest.mark.rule("alliance.end.tiebreak1")
def test_a_tie_goes_to_the_most_drafted_cards(board):
    b = board()
    purse(b, 0, xp=7, drafted=8)
    purse(b, 1, xp=7, drafted=9)  # also beyond the last space of the chart
    b.hero("mcfarlin", wounds=3)
    assert scores(b) == [(False, 7, "beaten-tie"), (True, 7, "won-tie")]


@pytest.mark.rule("alliance.end.tiebreak2")
def test_then_to_the_fewest_wounds(board):
    b = board()
    purse(b, 0, xp=7, drafted=2)
    purse(b, 1, xp=7, drafted=2)
    b.hero("petra", wounds=1, poison=1)
    b.hero("mcfarlin", wounds=1)
    b.hero("pipkin", wounds=0)
    assert [won for won, *_ in scores(b)] == [False, True]


@pytest.mark.rule("alliance.end.tiebreak3")
def test_then_the_victory_is_shared(board):
    b = board()
    purse(b, 0, xp=7, drafted=2)
    purse(b, 1, xp=7, drafted=2)
    assert scores(b) == [(True, 7, "shared"), (True, 7, "shared")]


@pytest.mark.rule("alliance.endphase.ready")
def test_a_cave_troll_regrows_two_wounds_and_the_log_tells_its_health(table):
    """Health 7: five wounds leave 2, two of them close, so that 4 are left."""
    b = table()
    b.tile(11)
    who = b.monster("cave-troll", 11, 4, ready=False, wounds=(0, 0, 1, 1, 1))
    wounds.make_ready(b.t, who)
    [regrew] = b.t.told(Regrew)
    assert (regrew.wounds, regrew.life, regrew.left) == (2, 2, 4)
    assert b.state.monsters[who].wounds == (0, 0, 1)
    ogre = b.monster("ogre", 11, 5, ready=False, wounds=(0,))
    wounds.make_ready(b.t, ogre)
    assert len(b.t.told(Regrew)) == 1, "an ogre does not"


@pytest.mark.rule("alliance.endphase.upgrade-to-2", "alliance.endphase.upgrade-one-step")
def test_the_rest_of_the_old_upgrade_deck_leaves_the_game(board):
    b = board()
    b.state.pools = [0, 5]
    b.state.upgrade_decks = [["t-axe", "t-bow"], ["t-mail", "t-sword", "t-boots"], ["t-orb"]]
    endphase.advance_upgrade_deck(b.t)
    [advanced] = b.t.told(UpgradeDeckAdvanced)
    assert (advanced.level, advanced.out, advanced.left) == (2, 2, 3)
    assert b.state.upgrade_decks[0] == []


@pytest.mark.rule("alliance.defeat.healed", "alliance.rest.defeated-standard")
def test_a_hero_stands_up_only_below_its_health(board):
    """Krom has 4 health: with 4 wounds of both kinds he stays down, with 3 he stands up, and the log tells how many."""
    b = board()
    krom = b.hero("krom", wounds=2, poison=2, down=True)
    wounds.stand_up(b.t, b.who("krom"))
    assert krom.down
    b.run(wounds.heal(b.t, b.who("krom"), 1), "1")
    [healed] = b.t.told(Healed)
    assert (healed.removed, healed.life, healed.left, healed.venom) == (1, 0, 1, 1)
    assert not b.hero("krom").down


@pytest.mark.rule("alliance.draw.discard-limit")
@pytest.mark.parametrize(("drafted", "most"), [(0, 1), (1, 2), (5, 4), (6, 4), (7, 5), (9, 5)])
def test_how_many_cards_may_be_discarded(board, drafted, most):
    b = board()
    hand = ["t-axe", "t-bow", "t-mail", "t-sword", "t-boots", "t-sprint", "t-dual"]
    b.hand(0, *hand)
    b.deck(0, *hand)
    b.state.alliances[0].drafted = drafted
    b.run(decks.discard_and_draw(b.t, 0), *hand[:most])
    assert len(b.state.alliances[0].discard) == most
