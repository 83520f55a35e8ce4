"""Hidden information: hands, decks, stacks, face-down tokens and cards, and the timing of questions."""

import random

import pytest

import undercroft
from undercroft.games.alliance.events import ColumnCleared, Drew, EndPhaseBegan
from undercroft.games.alliance.rules import battle, challenges, decks, doors, drafting, opening, solo
from undercroft.games.alliance.state import HEROES as EACH
from undercroft.games.alliance.view import redeal, view
from undercroft.kernel import CHANCE, Order, UndoRefused
from undercroft.kernel.randomness import seeded
from undercroft.testing import contract


def told(b, seat):
    return [event.for_seat(seat) for event in b.t.log]


def test_hands_and_decks_are_seen_by_their_owner_only(board):
    b = board()
    b.hand(0, "t-fire", "t-mail")
    b.deck(0, "t-axe")
    mine, theirs, nobody = (view(b.state, b.content, seat)["alliances"][0] for seat in (0, 1, None))
    assert mine["hand"] == ["t-fire", "t-mail"]
    assert theirs["hand"] is nobody["hand"] is None
    assert theirs["cards"] == 2
    assert mine["deck"] == theirs["deck"] == 1  # only how many


@pytest.mark.rule("alliance.burst.cost")
def test_face_down_cards_are_seen_by_their_owner_only(board):
    b = board()
    b.hero("petra", buried=("t-fire", "t-mail"))
    assert view(b.state, b.content, 0)["heroes"][0]["buried"] == ("t-fire", "t-mail")
    assert view(b.state, b.content, 1)["heroes"][0]["buried"] is None
    assert view(b.state, b.content, 1)["heroes"][0]["face_down"] == 2


@pytest.mark.rule("alliance.tile.challenges", "alliance.search.trap-known")
def test_a_face_down_challenge_shows_its_level_and_a_known_trap_its_face(board):
    b = board()
    b.challenge("t-chest", 10, 0, level=2)
    b.challenge("t-dart", 10, 1, known=True)
    b.challenge("t-pit", 10, 2, up=True)
    for seat in (0, 1, None):
        seen = view(b.state, b.content, seat)["challenges"]
        assert [token["challenge"] for token in seen] == [None, "t-dart", "t-pit"]
        assert seen[0]["level"] == 2


@pytest.mark.rule("alliance.setup.unused-tiles")
def test_no_view_shows_a_stack(board):
    b = board()
    b.state.tile_stack, b.state.upgrade_decks = ["t-hall"], [["t-axe"], ["t-sword"], ["t-orb"]]
    b.state.challenge_stacks = [["t-chest"], ["t-dart"], ["t-pit"]]
    for seat in (0, 1, None):
        shown = str(view(b.state, b.content, seat))
        assert not any(
            thing in shown for thing in ("t-hall", "t-axe", "t-sword", "t-orb", "t-chest", "t-dart", "t-pit")
        )


def test_drawn_cards_are_told_to_their_owner_only(board):
    b = board()
    b.deck(0, "t-axe", "t-fire")
    decks.draw(b.t, 0, 2)
    (mine,), (theirs,) = ([one for one in told(b, seat) if isinstance(one, Drew)] for seat in (0, 1))
    assert (mine.count, mine.cards) == (2, "t-fire, t-axe")
    assert (theirs.count, theirs.cards) == (2, None)


def test_a_burst_names_no_card(board):
    b = board()
    b.hand(0, "t-fire", "t-mail")
    b.turn("petra")
    b.act("burst speed", "t-fire")
    assert not any(card in str(told(b, 1)) for card in ("t-fire", "t-mail"))


def test_a_redeal_keeps_what_a_seat_knows_and_changes_the_rest(board):
    b = board()
    b.hand(0, "t-fire", "t-mail")
    b.hand(1, "t-axe", "t-bow", "t-boots")
    b.deck(1, "t-sword", "t-mend", "t-hold", "t-ward")
    b.hero("mcfarlin", buried=("t-wolf", "t-hawk"))
    b.state.challenge_stacks = [["t-dart", "t-pit", "t-locked"], [], []]
    b.challenge("t-chest", 10, 0)
    b.challenge("t-dart", 10, 1, known=True)
    before = view(b.state, b.content, 0)
    pool = {*b.state.alliances[1].hand, *b.state.alliances[1].deck, *b.hero("mcfarlin").buried}
    hands, tokens = set(), set()
    for seed in range(20):
        redeal(b.state, b.content, 0, seeded(seed))
        assert view(b.state, b.content, 0) == before
        other = b.state.alliances[1]
        assert {*other.hand, *other.deck, *b.hero("mcfarlin").buried} == pool
        hands.add(tuple(sorted(other.hand)))
        tokens.add(b.state.challenges[0].card)
        assert b.state.challenges[1].card == "t-dart"
    assert len(hands) > 5
    assert len(tokens) > 2


def test_a_redealt_stack_keeps_its_levels():
    session = undercroft.new("alliance", seed=3, seats=2)
    levels = [session.content.tiles[tile].level for tile in session.state.tile_stack]
    stacks = set()
    for seed in range(10):
        guess = session.determinised(0, random.Random(seed))
        assert [guess.content.tiles[tile].level for tile in guess.state.tile_stack] == levels
        stacks.add(tuple(guess.state.tile_stack))
    assert len(stacks) == 10


@pytest.mark.rule("alliance.reaction.window")
def test_a_standing_order_answers_the_window_at_once():
    session, rng, asked = undercroft.new("alliance", seed=8, seats=2), random.Random(8), []
    session.order(0, Order("react"))
    while session.request is not None and len(session.history) < 800:
        request = session.request
        asked.append((request.seat, request.key))
        session.answer(rng.choice(request.options).value, request.seat)
    assert (0, "react") not in asked
    assert (1, "react") in asked
    assert any(answer.ordered and answer.seat == 0 and answer.value == "pass" for answer in session.history)


@pytest.mark.rule("alliance.hero.second-movement-no-attack", "alliance.rest.no-attack")
def test_who_has_forgone_the_attack_does_not_strike_back(board):
    for peaceful, wounds in ((False, (0, 0)), (True, ())):
        b = board()
        b.tile(11)
        b.hero("petra", 11, 4, peaceful=peaceful)
        rat = b.monster("t-rat", 11, 1)
        b.hand(0, "t-riposte")
        b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-riposte")
        assert b.state.monsters[rat].wounds == wounds


# ------------------------------------------------------------------------------------------- undo stops at what is new

HEROES = ["petra", "lorna", "krom", "ildren", "pipkin", "hroda", "tibbet", "durgan"]


def picking(table, seats):
    """The draft of heroes before its first pick."""
    b = table() if seats > 1 else table(mode="solo", seats=1, picks=(HEROES[:4],))
    b.state.heroes, b.state.stage, b.state.at, b.state.hero_row = [], "pick", 0, list(HEROES)
    for alliance in b.state.alliances:
        alliance.picks = []
    return b


def test_the_next_two_heroes_are_new_to_a_lone_player_but_a_row_of_all_is_not(table):
    for seats, new in ((1, 1), (2, 0)):
        b = picking(table, seats)
        b.run(opening.pick(b.t, 0), "durgan")
        assert b.t.luck == new


def test_what_is_turned_up_or_drawn_is_new_and_an_empty_pile_shows_nothing(table):
    b = table(mode="solo", seats=1, picks=(HEROES[:4],))
    state, token = b.state, b.challenge("dart-trap", 22, 4)
    b.deck(0, "hide")
    state.upgrade_decks, state.tile_stack, state.solo_deck = [["broadsword"], [], []], ["web-hall"], ["whispers"]
    shows = (
        lambda: decks.draw(b.t, 0, 1),
        lambda: drafting.refill(b.t, 0),
        lambda: doors.replenish(b.t, 0),
        lambda: solo.next_card(b.t),
    )
    for new, show in enumerate(shows, 1):
        show()
        assert b.t.luck == new
    b.t.luck = 0
    for show in shows[1:]:  # nothing is left
        show()
    assert b.t.luck == 0
    challenges.turn_up(b.t, 0, token)
    assert b.t.luck == 1


def test_rivals_cards_that_the_round_s_end_turns_up_make_undo_a_question():
    """Face-down cards of a rival's columns go to an open discard pile as soon as the last hero has acted. Whoever saw
    them may not take that answer back freely; whoever saw only its own may."""
    shown = own = 0
    for seed in range(30):
        session, told = undercroft.new("alliance", seed=seed, seats=2), 0
        for here in contract.half_at_random(session, random.Random(seed), 400):
            new, told = here.events[told:], len(here.events)
            if not any(isinstance(event, EndPhaseBegan) for event in new) or here.history[-1].seat == CHANCE:
                continue
            seat = here.history[-1].seat
            cleared = [event for event in new if isinstance(event, ColumnCleared)]
            turned = {card for event in cleared if event.figure // EACH != seat for card in event.face_down}
            earlier = contract.before(here, here.history.last(seat))
            if turned:
                shown += 1
                assert turned <= set(here.view(seat)["alliances"][1 - seat]["discard"])
                assert not turned & set(earlier.view(seat)["alliances"][1 - seat]["discard"])
                assert here.kept_by(seat) in ("undo-luck", "undo-others")
                with pytest.raises(UndoRefused):
                    here.clone().undo(seat)
                back = here.clone()
                back.undo(seat, agreed=[0, 1])
                assert back.view(seat) == earlier.view(seat)
            elif here.kept_by(seat) is None:
                own += 1
                back = here.clone()
                back.undo(seat)
                assert back.view(seat) == earlier.view(seat)
    assert shown >= 40
    assert own >= 3
