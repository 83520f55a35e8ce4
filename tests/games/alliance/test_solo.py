"""Solo play, and the cooperative game that was designed on its rules."""

import pytest

from undercroft.games.alliance import spine
from undercroft.games.alliance.content.definitions import Hunt, Penalty, Rouse, SoloCard, Tiles, Upgrades
from undercroft.games.alliance.events import (
    Attacked,
    DueTallied,
    DungeonActs,
    Gathered,
    LeftGame,
    NobodyHunts,
    NothingTaken,
    SoloCardTurned,
    SoloDeckEmpty,
    Tallied,
)
from undercroft.games.alliance.rules import activation, endphase, monsters, opening, reactions, solo
from undercroft.games.alliance.spine import next_step, outcome
from undercroft.kernel import Catalogue, Text, revised
from undercroft.texts import voice

PICKS = (("petra", "lorna", "mysterios", "krom"),)


def alone(board, first=None, then=None, otherwise=None, **setup):
    """A lone Alliance at place 22; place 17 north of it is joined. The face-up card is made for the test."""
    b = board(**{"mode": "solo", "seats": 1, "picks": PICKS, **setup})
    card = SoloCard(id="t-card", first=first or Rouse(), then=then or Hunt(), otherwise=otherwise or Penalty())
    b.content = b.t.content = revised(b.content, {"solo": Catalogue("solo", [card, *b.content.solo.values()])})
    b.state.solo_card, b.state.solo_deck = "t-card", ["whispers"]
    b.tile(17)
    b.state.stage = "monsters"
    for hero, local in zip(b.state.alliances[0].picks, (0, 1, 2, 3), strict=True):
        b.hero(hero, 22, local)
    return b


# --------------------------------------------------------------------------------------------------------- preparation


@pytest.mark.rule("alliance.solo.hero-draft")
def test_four_times_one_of_two_heroes_is_kept(board):
    b = board(mode="solo", seats=1, picks=PICKS)
    state = b.state
    state.heroes, state.stage, state.at = [], "pick", 0
    state.alliances[0].picks = []
    state.hero_row = ["petra", "lorna", "krom", "ildren", "pipkin", "hroda", "tibbet", "durgan"]
    for keep, gone in (("durgan", "tibbet"), ("pipkin", "hroda"), ("ildren", "krom"), ("petra", "lorna")):
        b.run(opening.pick(b.t, 0), keep)
        assert {str(option) for option in b.t.asked[-1].options} == {keep, gone}
        assert gone in state.box
    assert [figure.card for figure in state.heroes] == ["durgan", "pipkin", "ildren", "petra"]
    assert state.stage == "place"


@pytest.mark.rule("alliance.solo.no-purge")
def test_unusable_upgrades_stay(board):
    from undercroft.games.alliance.rules import drafting

    b = alone(board)
    b.state.heroes[b.who("lorna")].card = "durgan"
    b.state.upgrade_decks = [["t-axe", "t-elven"], [], []]
    drafting.refill(b.t, 0)
    assert b.state.upgrade_area[0] == "t-elven"


@pytest.mark.rule("alliance.solo.deck", "alliance.component.solo-deck")
def test_the_top_card_is_turned_up_before_the_first_cycle(board):
    b = board(mode="solo", seats=1, picks=PICKS)
    assert sorted(b.state.solo_deck) == sorted(b.content.solo)
    assert b.state.solo_deck != list(b.content.solo)  # shuffled
    top = b.state.solo_deck[-1]
    opening.begin(b.t)
    assert b.state.solo_card == top
    assert len(b.state.solo_deck) == 15


@pytest.mark.rule("alliance.setup.solo-deck-box")
def test_rivals_have_no_solo_deck(board):
    b = board()
    assert b.state.solo_deck == []
    opening.begin(b.t)
    assert b.state.solo_card == ""


# ---------------------------------------------------------------------------------------------------------- the order


@pytest.mark.rule("alliance.solo.replaces-monster-activation", "alliance.solo.next-card")
def test_the_card_takes_the_place_of_monster_activation_and_the_next_is_turned_up(board):
    b = alone(board, first=Upgrades(1, 2))
    assert next_step(b.state, b.content) == ("solo_first",)
    b.run(solo.first_step(b.t))
    assert next_step(b.state, b.content) == ("solo_then", 0)
    b.run(solo.then_step(b.t, 0))
    assert b.state.solo_card == "whispers"
    assert next_step(b.state, b.content) == ("end_cycle",)
    b.state.at, b.state.solo_deck = 1, []
    solo.next_card(b.t)
    assert b.state.solo_card == ""  # after the last card none is left


@pytest.mark.rule("alliance.solo.section1", "alliance.solo.upgrade-icon-remove", "alliance.solo.upgrade-icon-discard")
def test_upgrades_leave_the_game_and_the_area_by_their_slots(board):
    b = alone(board, first=Upgrades(2, 4))
    b.state.upgrade_area = ["t-sword", "t-boots", "t-elven", "t-mail", "t-bow"]
    b.state.upgrade_decks[0] = ["t-axe", "t-sprint"]
    b.run(solo.first_section(b.t))
    assert b.state.upgrade_area == ["t-sword", "t-sprint", "t-elven", "t-axe", "t-bow"]
    assert b.state.upgrade_discard == ["t-mail"]
    assert "t-boots" in b.state.box
    assert "t-mail" not in b.state.box


@pytest.mark.rule("alliance.solo.tile-icon", "alliance.solo.tile-icon-last")
def test_a_tile_leaves_the_game_and_the_last_one_wherever_it_lies(board):
    b = alone(board, first=Tiles(2))
    b.state.tile_area, b.state.tile_stack = ["t-hall", "t-cross"], ["t-vault-room"]
    b.run(solo.first_section(b.t))
    assert b.state.tile_area == ["t-hall", "t-vault-room"]
    b.run(solo.first_section(b.t))
    assert b.state.tile_area == ["t-hall", ""]
    b.run(solo.first_section(b.t))
    assert b.state.tile_area == ["", ""]
    assert {"t-cross", "t-vault-room", "t-hall"} <= set(b.state.box)
    b.run(solo.first_section(b.t))  # nothing left: nothing happens
    assert [one.thing for one in b.t.told(LeftGame)] == ["t-cross", "t-vault-room", "t-hall"]


@pytest.mark.rule("alliance.solo.ready-icon", "alliance.solo.ties")
def test_example_the_player_chooses_among_the_highest_exhausted_monsters(board):
    """[alliance.ex.solo-tie-ready]"""
    b = alone(board, first=Rouse())
    b.monster("t-rat", 17, 0, ready=False)
    b.monster("t-archer", 17, 1, ready=False)
    second = b.monster("t-archer", 17, 2, ready=False)
    b.monster("t-brute", 17, 3)  # worth more, but ready already
    b.run(solo.first_section(b.t), f"t-archer-{second}")
    assert [str(option) for option in b.t.asked[0].options] == ["t-archer-101", "t-archer-102"]
    assert [token.ready for token in b.state.monsters.values()] == [False, False, True, True]


@pytest.mark.rule("alliance.solo.section1")
def test_section_one_is_skipped_when_impossible(board):
    b = alone(board, first=Rouse())
    b.run(solo.first_section(b.t))
    assert b.t.asked == []


# ---------------------------------------------------------------------------------------------------------- section II


@pytest.mark.rule("alliance.solo.attack-any-plus2", "alliance.battle.obstruction", "alliance.monster.pit")
def test_a_hunt_is_previewed_from_where_the_monster_will_stand(table):
    """An archer in a pit will climb out of it: the pit counts only where it could stay. Whether somebody is in its line
    depends on where it goes."""
    b = table(mode="solo", seats=1, picks=PICKS)
    b.state.solo_card, b.state.stage = "falling-stone", "monsters"
    b.tile(17)
    b.arch(17, "south")
    for hero, local in zip(PICKS[0], (4, 6, 1, 8), strict=True):
        b.hero(hero, 22, local, column=("hide",) if hero in ("lorna", "krom") else ())
    archer = b.monster("bone-archer", 17, 1)
    b.challenge("pit-trap", 17, 1, up=True)
    heroes = [b.who("petra"), b.who("mysterios")]
    b.run(monsters.choose_victim(b.t, 0, archer, heroes, 2, goes=True), "petra")
    (asked,) = b.t.asked
    petra, mysterios = (asked.meaning(option).detail for option in asked.options)
    assert (petra.id, petra.args) == ("detail-somewhere", {"least": 3, "most": 4, "needed": 5})
    assert (mysterios.id, mysterios.args) == ("detail-somewhere", {"least": 5, "most": 6, "needed": 5})


def hunted(board, then, **spots):
    """Heroes at the given spaces of place 17, one ready monster of each of the test's kinds."""
    b = alone(board, then=then, otherwise=Penalty(spend=True))
    b.state.alliances[0].xp = 5
    for hero, local in spots.items():
        b.hero(hero, 17, local)
    return b


@pytest.mark.rule("alliance.solo.section2", "alliance.solo.attack-icon-hero", "alliance.solo.attack-any-plus2")
@pytest.mark.parametrize(("choice", "victim", "wounds"), [("first", "lorna", 3), ("second", "petra", 4)])
def test_a_monster_attacks_a_hero_with_an_icon_or_any_hero(board, choice, victim, wounds):
    b = hunted(board, Hunt(("elf", "bard")), petra=0, lorna=2)
    b.monster("t-rat", 17, 1)
    more = [] if choice == "first" else ["petra"]
    shown = []

    def decide(ask):
        shown.extend(ask.meaning(option).detail.args["heroes"] for option in ask.options)
        return next(option for option in ask.options if str(option) == f"{choice} t-rat-100")

    b.run(solo.then_section(b.t, 0), decide, *more, str(b.at(17, 1)), "south")
    asked = b.t.asked[0]
    assert [str(option) for option in asked.options] == ["first t-rat-100", "second t-rat-100"]
    assert [[str(hero) for hero in victims] for victims in shown] == [["hero-lorna"], ["hero-petra", "hero-lorna"]]
    assert b.hero(victim).wounds == wounds  # 3 + 1 against 1 dodge, 3 + 2 against 1 armor
    assert not b.state.monsters[100].ready
    assert b.state.alliances[0].spent == 0


@pytest.mark.rule("alliance.solo.section2", "alliance.solo.attack-icon-hero")
def test_where_only_one_choice_is_possible_it_must_be_taken(board):
    b = hunted(board, Hunt(("dwarf",)), petra=0)
    b.monster("t-rat", 17, 1)
    b.run(solo.then_section(b.t, 0), lambda ask: ask.options[0], lambda ask: ask.options[0])
    assert [ask.key for ask in b.t.asked] == ["monster-move", "monster-face"]  # no choice was left
    assert b.hero("petra").wounds == 3 + 2 - 1


@pytest.mark.rule("alliance.solo.ties", "alliance.solo.attack-icon-hero")
def test_example_two_elves_and_the_player_chooses(board):
    """[alliance.ex.solo-tie-elf]"""
    b = alone(board, then=Hunt(("elf",)), picks=(("petra", "lorna", "thessaly", "krom"),))
    for hero, local in (("lorna", 0), ("thessaly", 2), ("petra", 4)):
        b.hero(hero, 17, local)
    b.monster("t-rat", 17, 1)
    b.run(solo.then_section(b.t, 0), "first t-rat-100", "thessaly", str(b.at(17, 1)), "north")
    assert [str(option) for option in b.t.asked[1].options] == ["lorna", "thessaly"]
    assert (b.hero("lorna").wounds, b.hero("thessaly").wounds, b.hero("petra").wounds) == (0, 3, 0)


@pytest.mark.rule("alliance.solo.attack-any-type3")
@pytest.mark.parametrize(("kind", "strength"), [("melee", 3 + 3), ("ranged", 3)])
def test_the_shown_attack_type_adds_three_or_nothing(board, kind, strength):
    b = hunted(board, Hunt(("dwarf",), kind), petra=0)
    b.monster("t-rat", 17, 1)
    b.run(solo.then_section(b.t, 0), lambda ask: ask.options[0], lambda ask: ask.options[0])
    assert [event.strength for event in b.t.told(Attacked)] == [strength]


@pytest.mark.rule("alliance.solo.attack-lowest-defense")
def test_the_lowest_defense_of_all_who_stand_with_bonuses(board):
    b = hunted(board, Hunt(), petra=0, mysterios=2)
    b.hero("lorna", wounds=4, down=True)
    assert solo.quarry(b.state, b.content, 0, Hunt(), "first") == [b.who("mysterios")]
    b.monster("t-rat", 17, 1)
    b.run(solo.then_section(b.t, 0), "first t-rat-100", str(b.at(17, 1)), "east")
    assert b.hero("mysterios").wounds == 3  # no bonus
    b.hero("mysterios", column=("t-mail",))
    assert solo.quarry(b.state, b.content, 0, Hunt(), "first") == [b.who("petra")]


@pytest.mark.rule("alliance.solo.attack-lowest-defense")
def test_a_hero_out_of_reach_cannot_be_hunted(board):
    b = hunted(board, Hunt(), petra=0)  # Mysterios, with the lowest defense, is behind a wall
    b.monster("t-rat", 17, 1)
    options, optional = solo.assaults(b.state, b.content, 0, Hunt())
    assert [str(option) for option in options] == ["second t-rat-100"]
    assert not optional


@pytest.mark.rule("alliance.solo.next-highest", "alliance.solo.section3")
@pytest.mark.parametrize("answer", ["second t-rat-101", "otherwise"])
def test_if_the_highest_cannot_attack_the_next_is_optional(board, answer):
    b = hunted(board, Hunt(("dwarf",)), petra=0)
    b.tile(12)
    b.monster("t-brute", 12, 4)  # behind a wall
    b.monster("t-rat", 17, 1)
    options, optional = solo.assaults(b.state, b.content, 0, Hunt(("dwarf",)))
    assert [str(option) for option in options] == ["second t-rat-101"]
    assert optional
    rest = [lambda ask: ask.options[0]] * 2 if answer != "otherwise" else []
    b.run(solo.then_section(b.t, 0), answer, *rest)
    assert (b.hero("petra").wounds > 0) == (answer != "otherwise")
    assert b.state.alliances[0].spent == (answer == "otherwise")


@pytest.mark.rule("alliance.solo.next-highest")
def test_while_the_highest_can_attack_no_other_may(board):
    b = hunted(board, Hunt(("dwarf",)), petra=0)
    b.monster("t-brute", 17, 1)
    b.monster("t-rat", 17, 3)
    options, optional = solo.assaults(b.state, b.content, 0, Hunt(("dwarf",)))
    assert [str(option) for option in options] == ["second t-brute-100"]
    assert not optional


@pytest.mark.rule("alliance.solo.exhaust")
def test_an_exhausted_monster_does_not_hunt(board):
    b = hunted(board, Hunt(), petra=0)
    b.monster("t-rat", 17, 1, ready=False)
    b.run(solo.then_section(b.t, 0))
    assert b.hero("petra").wounds == 0
    assert b.state.alliances[0].spent == 1  # Section III applies


# --------------------------------------------------------------------------------------------------------- section III


@pytest.mark.rule("alliance.solo.section3", "alliance.solo.burst-icon", "alliance.solo.spend-xp-icon")
def test_section_three_does_all_that_it_can(board):
    b = alone(board, otherwise=Penalty(burst=True, spend=True, wounds=1, heroes=1))
    b.state.alliances[0].xp = 1
    b.hero("petra", 17, 0)
    rat, brute = b.monster("t-rat", 17, 8, ready=False), b.monster("t-brute", 17, 1, ready=False)
    first = lambda ask: ask.options[0]  # noqa: E731
    b.run(solo.then_section(b.t, 0), first, first, "lorna")
    assert b.hero("petra").down
    assert [event.strength for event in b.t.told(Attacked)] == [5 + 3]
    assert b.hero("lorna").wounds == 1
    assert (b.state.alliances[0].xp, b.state.alliances[0].spent) == (0, 1)
    assert not b.state.monsters[brute].ready  # it attacked
    assert not b.state.monsters[rat].ready


@pytest.mark.rule("alliance.solo.section3", "alliance.solo.spend-xp-icon")
def test_what_cannot_be_carried_out_is_left_out(board):
    b = alone(board, otherwise=Penalty(burst=True, spend=True, wounds=1, heroes=2))
    b.run(solo.then_section(b.t, 0), "lorna", "krom")
    assert (b.hero("lorna").wounds, b.hero("krom").wounds) == (1, 1)
    assert b.state.alliances[0].spent == 0


@pytest.mark.rule("alliance.solo.discard-icon", "alliance.solo.discard-hand-size")
def test_discarding_three_cards_and_a_smaller_hand_at_the_end_of_a_round(board):
    b = alone(board, otherwise=Penalty(discard=True))
    b.hand(0, "t-mail", "t-axe", "t-bow", "t-boots")
    b.run(solo.then_section(b.t, 0), "t-axe", "t-mail", "t-bow")
    assert b.state.alliances[0].hand == ["t-boots"]
    assert b.state.alliances[0].hand_less == 0
    b.state.cycle = 4
    b.run(solo.then_section(b.t, 0))  # fewer than three: all of them
    b.run(endphase.draw_to_hand_limit(b.t), "draw")
    assert len(b.state.alliances[0].hand) == 3  # six less three
    assert b.state.alliances[0].hand_less == 0


@pytest.mark.rule("alliance.solo.discard-icon", "alliance.solo.discard-hand-size", "alliance.solo.section3")
@pytest.mark.parametrize(
    ("held", "cycle", "spend", "felt"),
    [(1, 1, False, True), (0, 4, False, True), (0, 1, False, False), (0, 1, True, True)],
)
def test_that_nothing_is_taken_is_told_only_where_it_is_so(board, held, cycle, spend, felt):
    """Cards in hand, a smaller hand in the last cycle, an XP that is turned over: each alone costs something."""
    b = alone(board, otherwise=Penalty(discard=True, spend=spend))
    b.state.cycle, b.state.alliances[0].xp = cycle, int(spend)
    b.hand(0, *["t-mail"] * held)
    b.run(solo.then_section(b.t, 0))
    assert bool(b.t.told(NothingTaken)) is not felt


@pytest.mark.rule("alliance.solo.damage-icon")
def test_damage_is_for_so_many_heroes_each_who_stand(board):
    b = alone(board, otherwise=Penalty(wounds=2, heroes=2, poison=True))
    b.hero("petra", wounds=5, down=True)
    b.run(solo.then_section(b.t, 0), "krom", "lorna")
    assert [str(option) for option in b.t.asked[0].options] == ["lorna", "mysterios", "krom"]
    assert [b.hero(hero).poison for hero in ("petra", "lorna", "mysterios", "krom")] == [0, 2, 0, 2]
    assert voice("alliance")(Text("ask-suffer", b.t.asked[0].about)).endswith(": who takes 2 poison wounds?")


@pytest.mark.rule("alliance.solo.score", "alliance.end.score-defeats")
def test_the_end_is_laid_open(board):
    b = alone(board)
    b.state.alliances[0].xp, b.state.alliances[0].spent, b.state.alliances[0].defeats = 5, 7, 2
    b.monster("t-rat", 17, 1)
    b.challenge("t-locked", 17, 5, level=1, up=False)
    b.challenge("t-locked", 17, 6, level=1, up=True)
    endphase.tally(b.t)
    (mine,), (due,) = b.t.told(Tallied), b.t.told(DueTallied)
    assert (mine.xp, mine.falls) == (12, 2)
    assert (due.monsters, due.unopened) == (1, 1)
    assert mine.xp - mine.falls - 4 * due.empty - 2 == outcome(b.state, b.content)[0].score
    rivals = board()
    endphase.tally(rivals.t)
    assert len(rivals.t.told(Tallied)) == 2
    assert not rivals.t.told(DueTallied)


@pytest.mark.rule("alliance.solo.section1", "alliance.solo.section3")
def test_the_story_tells_which_card_acts_and_when_its_last_part_comes_true(board):
    b = alone(board, otherwise=Penalty(wounds=1, heroes=1))
    b.run(solo.first_step(b.t))
    assert [event.solo for event in b.t.told(DungeonActs)] == ["t-card"]
    b.run(solo.then_section(b.t, 0), "krom")
    assert [event.solo for event in b.t.told(NobodyHunts)] == ["t-card"]
    b.monster("t-rat", 22, 5)
    b.run(solo.then_section(b.t, 0), *[lambda ask: ask.options[0]] * 3)
    assert len(b.t.told(NobodyHunts)) == 1  # the rat hunts


@pytest.mark.rule("alliance.solo.icons")
def test_every_activity_of_the_icon_table_is_on_some_card(board):
    cards = board().content.solo.values()
    assert {type(card.first) for card in cards} == {Upgrades, Tiles, Rouse}
    assert any(card.then.icons and not card.then.kind for card in cards)
    assert {card.then.kind for card in cards} == {"", "melee", "ranged"}
    assert any(not card.then.icons for card in cards)
    for field in ("burst", "spend", "discard", "wounds", "poison"):
        assert any(getattr(card.otherwise, field) for card in cards)
    assert len(cards) == 16


# ------------------------------------------------------------------------------------------------------------- scoring


@pytest.mark.rule("alliance.solo.continue")
@pytest.mark.parametrize(("answer", "after"), [("play-on", ("begin_monsters",)), ("stop", ("end_phase",))])
def test_the_lone_player_may_play_on_after_the_early_end(board, answer, after):
    b = alone(board)
    b.state.stage, b.state.at, b.state.called = "heroes", 1, True
    assert next_step(b.state, b.content) == ("call",)
    b.run(spine.call(b.t), answer)
    assert next_step(b.state, b.content) == after


@pytest.mark.rule("alliance.solo.score", "alliance.solo.score-empty", "alliance.solo.score-monsters")
@pytest.mark.rule("alliance.solo.score-challenges")
def test_empty_places_monsters_and_face_down_tokens_cost_points(board):
    b = alone(board)
    alliance = b.state.alliances[0]
    alliance.xp, alliance.spent, alliance.defeats = 10, 20, 3
    places = b.state.places.bit_count()
    empty = places - len(b.state.tiles)
    assert empty == places - 2
    assert outcome(b.state, b.content)[0].score == 27 - 4 * empty
    b.monster("t-rat", 17, 0, ready=False)
    b.challenge("t-chest", 17, 4)
    b.challenge("t-dart", 17, 5, known=True)
    b.challenge("t-chest", 17, 6, up=True)
    assert outcome(b.state, b.content)[0].score == 27 - 4 * empty - 1 - 2


@pytest.mark.rule("alliance.solo.score")
@pytest.mark.parametrize(
    ("xp", "won", "reason"),
    [
        (-44, False, "solo-failed"),
        (17, False, "solo-failed"),
        (18, True, "solo"),
        (27, True, "solo"),
        (28, True, "solo-great"),
    ],
)
def test_a_lone_player_wins_with_eighteen_points(board, xp, won, reason):
    b = alone(board)
    b.state.places = sum(1 << place for place in b.state.tiles)  # no empty place
    b.state.alliances[0].xp = xp
    (mine,) = outcome(b.state, b.content)
    assert (mine.won, mine.score, mine.reason) == (won, xp, reason)


# --------------------------------------------------------------------------------------------------------- cooperative


@pytest.mark.rule("alliance.setup.cooperative")
def test_in_the_cooperative_game_the_card_is_carried_out_for_every_alliance(board):
    b = board(mode="cooperative")
    b.content = b.t.content = revised(
        b.content,
        {"solo": Catalogue("solo", [SoloCard(id="t-card", first=Rouse(), then=Hunt(), otherwise=Penalty(spend=True))])},
    )
    b.state.solo_card, b.state.solo_deck, b.state.stage = "t-card", [], "monsters"
    for alliance in b.state.alliances:
        alliance.xp = 2
    b.run(solo.first_step(b.t))
    assert next_step(b.state, b.content) == ("solo_then", 1)  # the last player first
    b.run(solo.then_step(b.t, 1))
    assert next_step(b.state, b.content) == ("solo_then", 0)
    assert b.state.solo_card == "t-card"
    b.run(solo.then_step(b.t, 0))
    assert [alliance.spent for alliance in b.state.alliances] == [1, 1]
    assert next_step(b.state, b.content) == ("end_cycle",)


@pytest.mark.rule("alliance.setup.cooperative")
def test_alliances_win_or_lose_together(board):
    b = board(mode="cooperative")
    b.state.places = sum(1 << place for place in b.state.tiles)  # no empty place
    b.state.alliances[0].xp = 51
    assert [one.won for one in outcome(b.state, b.content)] == [False, False]
    b.state.alliances[1].xp = 1
    assert [(one.won, one.score) for one in outcome(b.state, b.content)] == [(True, 52)] * 2


@pytest.mark.rule("alliance.setup.cooperative")
def test_together_nobody_is_a_target_of_an_ally(board):
    b = board(mode="cooperative")
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.hero("mcfarlin", 11, 1)
    b.hand(0, "t-hold")
    b.turn("petra")
    assert b.offered("play") == b.offered("attack") == []


# ------------------------------------------------------------------------------------------------- nothing to hide


def struck(board, **setup):
    """Petra has struck; her Alliance holds a card that she cannot use."""
    b = board(**setup)
    b.turn("petra", attacked=True, used=4)
    b.hand(0, "t-elven")
    return b


def test_alone_nobody_asks_whether_a_hero_is_done_who_can_do_nothing_else(board):
    b = struck(board, mode="solo", seats=1, picks=PICKS)
    b.run(activation.act(b.t))
    assert b.t.asked == []
    assert b.state.turn.over
    b = struck(board)
    b.run(activation.act(b.t), "done")  # a rival would learn what is not in the hand
    assert [str(option) for option in b.t.asked[-1].options] == ["done"]


def test_alone_a_reaction_is_asked_for_where_one_is_in_hand(board):
    for hand, deck, asked in ((["t-parry"], [], 1), (["t-axe"], ["t-parry"], 0)):
        b = alone(board)
        rat = b.monster("t-rat", 17, 7)
        b.hand(0, *hand)
        b.deck(0, *deck)
        reply = b.run(reactions.react(b.t, rat, b.who("petra"), 3, lambda _: 0), *(["pass"] * asked))
        assert (len(b.t.asked), reply.guard) == (asked, 0)


def test_rivals_are_asked_whatever_is_in_hand(board):
    b = board()
    rat = b.monster("t-rat", 11, 3)
    b.hand(0, "t-axe")
    b.deck(0, "t-parry")
    b.run(reactions.react(b.t, rat, b.who("petra"), 3, lambda _: 0), "pass")
    assert [str(option) for option in b.t.asked[-1].options] == ["pass"]


@pytest.mark.rule("alliance.setup.unused-heroes", "alliance.solo.hero-draft")
def test_alone_the_last_two_heroes_on_offer_stay_at_home(board):
    """Only those two lay open: whoever is still under them is not told."""
    b = board(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    b.state.hero_row = ["thessaly", "ildren", "pipkin"]
    b.state.heroes = []
    opening.gather(b.t)
    [gathered] = b.t.told(Gathered)
    assert gathered.out == ("ildren", "pipkin")
    assert b.state.box[-3:] == ["thessaly", "ildren", "pipkin"]


@pytest.mark.rule("alliance.solo.next-card")
def test_each_solo_card_leaves_the_game_and_the_last_one_says_so(board):
    b = board(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    first, second = b.state.solo_card, b.state.solo_deck[-1]
    b.state.solo_deck = [second]
    solo.next_card(b.t)
    [turned] = b.t.told(SoloCardTurned)
    assert (turned.solo, turned.out, turned.left) == (second, first, 0)
    solo.next_card(b.t)
    assert [event.solo for event in b.t.told(SoloDeckEmpty)] == [second]
    assert (b.state.solo_card, b.state.box[-2:]) == ("", [first, second])
