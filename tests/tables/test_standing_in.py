"""A bot that answers for somebody for a while; and who is said to sit where."""

import pytest

import undercroft
from undercroft import bots, store
from undercroft.store import Seat
from undercroft.tables.plain import PlainTable
from undercroft.tables.plain.keeping import AtHand


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    return tmp_path


def played(lines, *, seats=(Seat("person"), Seat("bot", bot="cautious")), lang="en", **setup):
    """What a table says to somebody who types these lines, and the table."""
    typed, shown = list(lines), []
    session = undercroft.new("cellar", seed=3, seats=len(seats), lang=lang, **setup)
    others = {at: bots.make("cellar", seat.bot, at) for at, seat in enumerate(seats) if seat.bot}

    def read(prompt):
        if not typed:
            raise EOFError
        return typed.pop(0)

    table = PlainTable(
        AtHand(session, "desk", seats, store.open), others, read=read, write=shown.append, size=lambda: (100, 40)
    )
    table.play()
    return "\n".join(shown), table


def answers(table, seat):
    return [answer.value for answer in table.session.history if answer.seat == seat]


def test_a_bot_answers_as_many_questions_as_it_is_told_and_then_the_person_is_asked_again(home):
    _, table = played(["club", "bot 2", "listen"])
    stood_in = bots.make("cellar", bots.names("cellar")[0], 3)
    again = undercroft.new("cellar", seed=3, seats=2)
    for answer in table.session.history[:-1]:
        if answer.seat == 0 and len([one for one in again.history if one.seat == 0]) in (1, 2):
            assert answer.value == stood_in.answer(again, again.request)
        again.answer(answer.value, answer.seat)
    assert len(answers(table, 0)) == 4
    assert answers(table, 0)[-1] == "listen"


def test_without_a_number_a_bot_answers_ten_questions_or_to_the_end(home):
    _, table = played(["club", "bot"])
    assert table.session.outcome is not None or len(answers(table, 0)) == 11
    shown, table = played(["bot 999"])
    assert table.session.outcome is not None
    assert "Score:" in shown


def test_what_a_bot_answered_can_be_taken_back(home):
    shown, table = played(["club", "bot 1", "undo", "yes"])
    assert answers(table, 0) == ["club"]
    assert "Undone: " in shown


@pytest.mark.parametrize("wrong", ["0", "1000", "many", "-1", "٣"])
def test_a_bot_wants_a_number_that_it_can_count_to(home, wrong):
    shown, table = played(["club", f"bot {wrong}"])
    assert answers(table, 0) == ["club"]
    assert "Please give a number from 1 to 999." in shown


def test_no_bot_throws_dice_that_people_roll(home):
    shown, _ = played(["club", "wait", "wait", "bot"], seats=(Seat("person"),), dice="ask")
    assert "You roll these dice yourself" in shown


def test_who_sits_where_is_told_with_names_and_which_are_bots(home):
    sitting = (Seat("person", "Ann"), Seat("bot", bot="cautious"), Seat("person"))
    assert "Seats: 1 Ann, 2 cautious (bot), 3 you." in played([], seats=sitting)[0]
    assert "Plätze: 1 Ann, 2 vorsichtig (Bot), 3 du." in played([], seats=sitting, lang="de")[0]
