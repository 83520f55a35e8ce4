import random

import pytest

from undercroft.kernel import Ask, IllegalAnswer, Order, RulesError, UndoRefused
from undercroft.kernel.session import KEPT_CHECKPOINTS


def test_an_illegal_answer_leaves_the_state_untouched(toy):
    session = toy("ask")
    before = session.save()
    with pytest.raises(IllegalAnswer, match="refused-not-offered"):
        session.answer("c")
    with pytest.raises(IllegalAnswer, match="refused-not-asked"):
        session.answer("a", seat=1)
    assert session.save() == before
    session.answer(session.request.options[1])
    assert session.state.heard == ["b"]
    with pytest.raises(IllegalAnswer, match="refused-over"):
        session.answer("a")


def test_the_outcome_is_there_only_at_the_end(toy):
    session = toy("ask")
    assert session.outcome is None
    assert not session.over
    session.answer("a")
    assert session.over
    assert session.request is None
    assert [one.won for one in session.outcome] == [True, False]


def test_a_lone_option_is_taken_but_a_hidden_one_is_asked(toy):
    session = toy("lone")
    assert session.state.heard == ["only"]
    assert session.request.key == "hidden"


def test_no_option_and_no_end_are_bugs_of_the_rules(toy):
    with pytest.raises(RulesError, match="no option for seat 0"):
        toy("empty")
    with pytest.raises(RulesError, match="steps without end"):
        toy("forever")


# ------------------------------------------------------------ undo


def test_undo_is_free_within_and_across_steps(toy):
    session = toy("ask", "twice")
    start = session.save()
    for value in ("a", "b"):
        session.answer(value)
    assert session.request.undoable
    assert session.undo() == "b"
    assert session.undo() == "a"
    assert session.save() == start
    with pytest.raises(UndoRefused, match="undo-nothing"):
        session.undo()


def test_undo_past_dice_needs_the_whole_table(toy):
    session = toy("roll", "ask")
    session.answer("a")
    rolled = session.state.heard
    assert not session.request.undoable
    for agreed in ((), (0,)):
        with pytest.raises(UndoRefused, match="undo-luck"):
            session.undo(agreed=agreed)
    assert session.undo(agreed=(0, 1)) == "a"
    session.answer("b")
    assert session.state.heard == rolled, "the same dice fall again"


def test_undo_past_another_seat_needs_the_whole_table(toy):
    session = toy("ask", "other", "ask")
    session.answer("a")
    assert session.undoable(0)
    session.answer("b")
    assert not session.request.undoable
    with pytest.raises(UndoRefused, match="undo-others"):
        session.undo(0)
    assert session.undo(1) == "b"
    assert session.undo(0) == "a"


def test_undo_reaches_back_further_than_the_kept_checkpoints(toy):
    session = toy(*["ask"] * (KEPT_CHECKPOINTS * 2))
    start = session.save()
    for _ in range(KEPT_CHECKPOINTS * 2 - 1):
        session.answer("a")
    for _ in range(KEPT_CHECKPOINTS * 2 - 1):
        session.undo()
    assert session.save() == start


# ------------------------------------------------------------ together


def test_seats_choose_together_in_any_order(toy):
    session = toy("together")
    assert [request.seat for request in session.requests] == [0, 1]
    session.answer("y", seat=1)
    assert session.state.heard == []
    assert session.view(0)["waiting"] == [0]
    with pytest.raises(IllegalAnswer):
        session.answer("x", seat=1)
    session.answer("x", seat=0)
    assert session.state.heard == ["xy"]


def test_a_choice_can_be_taken_back_until_all_have_chosen(toy):
    session = toy("together", "ask")
    start = session.save()
    session.answer("y", seat=1)
    assert session.undo(seat=1) == "y"
    assert session.save() == start
    session.answer("y", seat=1)
    session.answer("x", seat=0)
    with pytest.raises(UndoRefused):
        session.undo(seat=0)


def test_half_given_answers_survive_clone_and_save(toy):
    session = toy("together")
    session.answer("y", seat=1)
    twin = session.clone()
    assert [request.seat for request in twin.requests] == [0]
    twin.answer("x")
    assert twin.state.heard == ["xy"]
    assert session.state.heard == []


# ------------------------------------------------------------ windows and orders


def test_standing_orders_answer_windows_at_once(toy):
    session = toy("window")
    session.order(1, Order("shield"))
    session.answer("a")
    assert session.request.seat == 0
    assert [(answer.value, answer.ordered) for answer in session.history] == [("a", False), ("pass", True)]


def test_an_order_steps_back_where_its_exception_is_offered(toy):
    session = toy("window")
    session.order(1, Order("shield", unless=("block",)))
    session.answer("a")
    assert session.request.seat == 1


class Priced(str):
    cost = 3


@pytest.mark.parametrize(
    ("order", "silent"),
    [
        (Order("trap"), True),
        (Order("*"), True),
        (Order("shield"), False),
        (Order("trap", unless=("pit",)), False),
        (Order("trap", unless=("dart",)), True),
        (Order("trap", places=("hall",)), False),
        (Order("trap", places=("crypt",)), True),
        (Order("trap", most=3), False),
        (Order("trap", most=2), True),
        (Order("trap", unless=("pit",), places=("hall",), most=3), False),
        (Order("trap", unless=("pit",), places=("crypt",), most=3), True),
        (Order("trap", unless=("pit",), places=("hall",), most=2), True),
        (Order("trap", decoy=5), False),
        (Order("trap", decoy=4), True),
    ],
)
def test_an_order_steps_back_for_words_places_costs_and_decoys(order, silent):
    ask = Ask(0, "trap", ("pass", Priced("pit-1")), about={"place": "hall"}, window=True)
    assert order.fits(ask, 10) is silent


def test_orders_answer_windows_only(toy):
    session = toy("ask")
    session.order(0, Order("*", answer="a"))
    assert session.request.key == "ask"


def test_undo_skips_answers_given_by_order(toy):
    session = toy("window")
    session.order(1, Order("shield"))
    session.answer("a")
    session.answer("block")
    assert session.undo(0) == "block"
    with pytest.raises(UndoRefused):
        session.undo(0)


# ------------------------------------------------------------ clones and re-deals


def test_a_clone_goes_its_own_way(toy):
    session = toy("twice", "ask")
    session.answer("a")
    before, twin = session.save(), session.clone()
    twin.answer("d")
    twin.answer("b")
    assert twin.state.heard == ["ad", "b"]
    assert session.save() == before


def test_a_redealt_question_lists_its_options_again(toy):
    session = toy("deal")
    mine = session.determinised(1, random.Random(1))
    assert [option.value for option in mine.request.options] == ["3", "4"]
    guess = session.determinised(0, random.Random(1))
    assert [option.value for option in guess.request.options] == ["103", "104"]
    again = guess.clone()
    again.answer("104")
    assert again.state.hands[1] == [103]
    assert session.state.hands[1] == [3, 4]


def offered(session):
    return [option.value for option in session.request.options]


def test_a_clone_does_not_list_again_what_its_original_was_asked(toy):
    session = toy("menu", "menu")
    twin = session.clone()
    assert toy.listed == [("a", "b")]
    session.answer("a")
    twin.answer("b")
    assert toy.listed[1:] == [("a1", "a2"), ("b1", "b2")], "each goes its own way from there"
    assert [offered(session.clone()), offered(twin.clone().clone())] == [["a1", "a2"], ["b1", "b2"]]
    session.answer("a2")
    assert offered(session.clone()) == ["a", "b"]
    assert toy.listed[3:] == [("a", "b")], "the next step lists for itself"


def test_what_is_taken_back_is_listed_again(toy):
    session = toy("menu", "ask")
    session.answer("a")
    session.undo(agreed=range(session.config.seats))
    session.answer("b")
    assert offered(session) == offered(session.clone()) == ["b1", "b2"]
    assert toy.listed == [("a", "b"), ("a1", "a2"), ("a", "b"), ("b1", "b2")]


def test_a_clone_of_a_guess_offers_what_the_guess_did(toy):
    guess = toy("deal", "menu").determinised(0, random.Random(1))
    assert offered(guess.clone()) == ["103", "104"]
    guess.answer("103")
    guess.answer("b")
    assert offered(guess.clone()) == ["b1", "b2"]
    assert toy.listed == [("a", "b"), ("b1", "b2")]


def test_what_a_guess_has_listed_again_is_not_listed_by_its_clones(toy):
    guess = toy("menu").determinised(1, random.Random(1))
    assert toy.listed == [("a", "b"), ("a", "b")]
    assert offered(guess.clone().clone()) == ["a", "b"]
    assert len(toy.listed) == 2


def test_all_luck_to_come_is_new_after_a_redeal(toy):
    session = toy(*["roll"] * 6)
    guess = session.determinised(0, 99)
    for one in (session, guess):
        while one.request:
            one.answer("a")
    assert session.state.heard != guess.state.heard


def test_a_rollout_ends_the_game_in_lab_mode(toy):
    session = toy("twice", "together", "roll")
    session.answer("a")
    session.answer("c")
    session.answer("y", seat=1)
    outcome = session.clone().roll_out(lambda t, ask: ask.options[0])
    assert [one.won for one in outcome] == [True, False]
    assert not session.over


# ------------------------------------------------------------ dice


def test_people_may_roll_the_dice_themselves(toy):
    session = toy("roll", dice="ask")
    session.answer("a")
    assert session.request.seat == -1
    assert [option.value for option in session.request.options] == ["1", "2", "3", "4", "5", "6"]
    with pytest.raises(IllegalAnswer):
        session.answer("7")
    session.answer("3")
    session.answer("6")
    assert session.state.heard == ["(3, 6)"]


def test_an_analysis_can_enumerate_the_dice(toy):
    session, seen = toy("roll", dice="ask"), []
    session.answer("a")
    for first in session.request.options:
        branch = session.clone()
        branch.answer(first.value)
        for second in branch.request.options:
            leaf = branch.clone()
            leaf.answer(second.value)
            seen.append(leaf.state.heard[0])
    assert len(set(seen)) == 36
