"""Searching bots see nothing hidden, can be repeated, and find what there is to find."""

import math
import random
import sys

import msgspec
import pytest

import undercroft
from undercroft import bots
from undercroft.bots import Budget, hints, rollouts
from undercroft.bots.flat import (
    MIN_SAMPLES,
    MIN_SAMPLES_PATIENT,
    ROLLOUTS_PER_SAMPLE,
    SEARCH_EVERY,
    SKIP_AFTER,
    Allowance,
    Candidate,
    FlatBot,
    SearchResult,
    leaves,
    search,
)
from undercroft.bots.hints import Hint, hint
from undercroft.bots.rollouts import (
    Leaf,
    avoiding,
    avoiding_this_round,
    candidates,
    heading,
    own_policy,
    roll_out,
    sample,
)
from undercroft.bots.tree import TreeBot, tree_search
from undercroft.games import infos
from undercroft.kernel import IllegalAnswer, Session, SetupError

SMALL = Budget(rollouts=8, depth=6, candidates=3)
TREES = Budget(rollouts=72, depth=6, candidates=3)
"""Enough for trees below the best answers."""


def walked(slug, seed, steps, **setup):
    """A game after so many random answers, if it goes on for so long."""
    session, rng = undercroft.new(slug, seed=seed, **setup), random.Random(seed)
    for _ in range(steps):
        if session.request is None:
            break
        session.answer(rng.choice(session.request.options).value, session.request.seat)
    return session


def positions(slug, number):
    """Positions of several games in which there is a choice."""
    found = []
    for seed in range(100):
        session = walked(slug, seed, 7 * seed % 60)
        if session.request is not None and len(session.request.options) > 1:
            found.append(session)
        if len(found) == number:
            break
    return found


@pytest.mark.parametrize("slug", list(infos()))
def test_equal_views_give_equal_answers(slug, monkeypatch):
    """What a seat cannot see is dealt anew: neither the searching seats nor the hint change their mind."""
    monkeypatch.setattr(SearchResult, "contested", lambda found: True)  # so that trees grow everywhere
    for number, session in enumerate(positions(slug, 6)):
        seat = session.request.seat
        other = session.determinised(seat, random.Random(number))
        one, two = (search(game, game.request_for(seat), SMALL, random.Random(1)) for game in (session, other))
        assert one == two, f"flat search peeks at {session.request.key}"
        one, two = (tree_search(game, game.request_for(seat), TREES, random.Random(1)) for game in (session, other))
        assert one == two, f"tree search peeks at {session.request.key}"
        assert any(plan.tree.children for plan in one.tried if plan.tree)
        assert hint(session, seat, 1, SMALL) == hint(other, seat, 1, SMALL)


@pytest.mark.parametrize("slug", list(infos()))
def test_a_search_leaves_the_game_as_it_was(slug):
    (session,) = positions(slug, 1)
    before = session.save()
    FlatBot(1, SMALL).answer(session, session.request)
    TreeBot(1, SMALL).answer(session, session.request)
    hint(session, session.request.seat, 1, SMALL)
    assert session.save() == before


@pytest.mark.parametrize("make", [FlatBot, TreeBot])
def test_the_same_seed_plays_the_same_game(make):
    games = []
    for seed in (3, 3, 4):
        session = undercroft.new("cellar", seed=5, seats=2)
        bots.finish(session, [make(seed + seat, Budget(rollouts=24, depth=5, candidates=4)) for seat in range(2)])
        games.append(session.save())
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize("searching", [search, tree_search])
def test_several_cores_find_the_same(searching):
    session = walked("cellar", 2, 6, seats=2)
    alone, shared = (
        searching(session, session.request, msgspec.structs.replace(TREES, jobs=jobs), random.Random(1))
        for jobs in (1, 2)
    )
    assert alone == shared
    assert any(one.tree for one in alone.tried) is (searching is tree_search)


def test_a_time_budget_ends_in_time():
    session = walked("cellar", 2, 6, seats=2)
    for searching in (search, tree_search):
        found = searching(session, session.request, Budget(seconds=0.3, depth=4, candidates=3), random.Random(1))
        assert all(one.leaves for one in found.tried)


def test_the_own_choice_comes_first_then_what_the_bot_would_like_next():
    session = next(one for one in positions("doria", 20) if len(one.request.options) > 6)
    policy = own_policy(session)
    texts = candidates(session.table, session.request.ask, 4, policy, random.Random(1))
    assert len(set(texts)) == 4
    assert texts[0] == str(policy(session.table, session.request.ask))
    assert set(texts) <= {option.value for option in session.request.options}


def test_with_few_options_all_are_candidates():
    session = walked("cellar", 1, 0, seats=2)
    texts = candidates(session.table, session.request.ask, 9, own_policy(session), random.Random(1))
    assert sorted(texts) == sorted(option.value for option in session.request.options)


def at_a_door():
    """A hero of Doria whose bot wants to do something that stands under a heading, and other headings beside it."""
    session = undercroft.new("doria", seed=1, seats=2, scenario="the-warlord")
    policy = own_policy(session)
    while True:
        options = session.request.ask.options
        chosen = policy(session.table, session.request.ask)
        if session.request.key == "act" and len({heading(option) for option in options}) > 2:
            return session, policy, chosen
        session.answer(str(chosen), session.request.seat)


def test_who_means_it_leaves_all_of_a_kind_alone_to_the_end_of_the_round():
    session, policy, chosen = at_a_door()
    seat, ask, avoided = session.request.seat, session.request.ask, heading(chosen)
    instead = avoiding(policy, seat, avoided)(session.table, ask)
    assert heading(instead) != avoided
    assert avoiding(policy, 1 - seat, avoided)(session.table, ask) == chosen, "others do as they like"
    alone = [option for option in ask.options if heading(option) == avoided]
    only = msgspec.structs.replace(ask, options=alone)
    assert avoiding(policy, seat, avoided)(session.table, only) in alone, "where there is nothing else, it is done"


def test_in_earnest_is_until_the_end_of_the_round():
    session, policy, chosen = at_a_door()
    seat, ask = session.request.seat, session.request.ask
    meant = avoiding_this_round(session, seat, policy, heading(chosen))
    assert heading(meant(session.table, ask)) != heading(chosen)
    session.state.round += 1
    assert meant(session.table, ask) == chosen
    assert avoiding_this_round(session, seat, policy, "") is policy


def test_a_round_ends_for_those_too_who_do_not_want_to_end_it():
    """Whoever may not wait runs up and down for nothing, but not for ever."""
    session = undercroft.new("doria", seed=95003, seats=2, scenario="ash-4-gates")
    policy = own_policy(session)
    while "run-up" not in [one.value for one in session.request.options]:
        session.answer(str(policy(session.table, session.request.ask)), session.request.seat)
    made, seat = sample(session, session.request.seat, 1), session.request.seat
    leaf = roll_out(made, seat, "run-up", avoiding_this_round(made, seat, policy, "wait"), 16)
    assert leaf.when == session.state.round + 1


def test_what_is_of_another_kind_than_the_own_choice_is_tried_in_earnest_too():
    session, _, chosen = at_a_door()
    found = search(session, session.request, Budget(rollouts=8, depth=1, candidates=4), random.Random(1))
    headings = {str(option): heading(option) for option in session.request.ask.options}
    others = [one.text for one in found.tried[1:4] if headings[one.text] != heading(chosen)]
    assert [(one.text, one.avoided) for one in found.tried[4:]] == [(text, heading(chosen)) for text in others]
    told = search(session, session.request, Budget(rollouts=8, depth=1, patient=True), random.Random(1))
    assert not any(one.avoided for one in told.tried), "a hint is about single answers"
    roundless = walked("cellar", 1, 6, seats=2)
    found = search(roundless, roundless.request, Budget(rollouts=8, depth=1, candidates=4), random.Random(1))
    assert not any(one.avoided for one in found.tried), "without rounds there is no rest of the round"


def test_a_roll_out_is_cut_or_goes_to_the_end():
    session = walked("cellar", 1, 6, seats=2)
    seat, text = session.request.seat, session.request.options[0].value
    cut = roll_out(sample(session, seat, 1), seat, text, own_policy(session), 3)
    assert cut.won is None
    ended = roll_out(sample(session, seat, 1), seat, text, own_policy(session), 0)
    assert len(ended.won) == len(ended.score) == 2


def test_a_won_leaf_is_worth_more_than_any_that_goes_on_and_that_more_than_a_lost_one():
    """A leaf counts by the chance to win; at the end of a race who won counts, and by how much too."""
    going_on = [Leaf([worth], None, []).value(0) for worth in (-4.0, 0.0, 4.0)]
    assert going_on == [pytest.approx(0.018, abs=0.001), 0.5, pytest.approx(0.982, abs=0.001)]
    assert Leaf([30.0], [True], [1]).value(0) == pytest.approx(1)
    assert Leaf([-30.0], [False], [1]).value(0) == pytest.approx(0)
    narrowly, clearly = (Leaf([worth], [True], [1]).value(0) for worth in (0.1, 3.0))
    assert Leaf([-0.1], [False], [1]).value(0) < 0.5 < narrowly < clearly


def leaf(chance):
    return Leaf([math.log(chance / (1 - chance))], None, [])


def test_another_option_must_be_clearly_better_than_the_bots_own():
    own = Candidate("own", [leaf(n) for n in (0.2, 0.6, 0.2, 0.6)])
    assert (
        SearchResult(0, [own, Candidate("better", [leaf(n) for n in (0.4, 0.8, 0.4, 0.8)])], []).best().text == "better"
    )
    assert (
        SearchResult(0, [own, Candidate("luckier", [leaf(n) for n in (0.9, 0.1, 0.6, 0.1)])], []).best().text == "own"
    )
    assert SearchResult(0, [own, Candidate("worse", [leaf(n) for n in (0.1, 0.5, 0.1, 0.5)])], []).best().text == "own"


def test_a_few_guesses_that_agree_prove_nothing_but_many_do():
    for times, chosen in ((1, "own"), (20, "better")):
        own = Candidate("own", [leaf(n) for n in (0.3, 0.5)] * times)
        better = Candidate("better", [leaf(n) for n in (0.33, 0.53)] * times)
        assert SearchResult(0, [own, better], []).best().text == chosen


def test_what_mattered_was_looked_at_twice():
    own = Candidate("own", [])
    assert not SearchResult(0, [own], [1] * 8, first=8).contested()
    assert SearchResult(0, [own], [1] * 9, first=8).contested()


def test_what_can_gain_a_trifle_at_most_is_not_worth_more_thought():
    own = Candidate("own", [leaf(0.5)] * 2)
    found = SearchResult(0, [own], [])
    assert not found.may_be_better(Candidate("same", [leaf(0.5)] * 2))
    assert not found.may_be_better(Candidate("trifle", [leaf(0.501)] * 2))
    assert found.may_be_better(Candidate("more", [leaf(0.53)] * 2))
    assert found.may_be_better(Candidate("now so, now so", [leaf(0.2), leaf(0.8)]))
    assert not found.clearly_better(Candidate("more", [leaf(0.53)] * 2))
    assert found.clearly_better(Candidate("much more", [leaf(0.9)] * 2))


def test_a_purse_pays_for_whole_guesses_and_for_the_first_ones_always():
    allowance = Allowance(Budget(rollouts=20))
    assert [allowance.take(2, 5), allowance.take(4, 3), allowance.take(1, 1)] == [2, 3, 1]
    assert allowance.take(4, 2) == 0
    assert Allowance(Budget(rollouts=1)).take(2, 5) == 1


def rigged_by(wanted, worth=30.0):
    """Roll-outs that end well after one answer only; `worth` is how sure that is."""

    def rolled(made, seat, text, policy, depth, when=None):
        return Leaf([worth if text == wanted else -worth] * 2, None, [])

    return rolled


def test_a_search_ends_once_nothing_is_ahead_of_the_own_choice(monkeypatch):
    """Every other answer loses in every sample: after the first samples there is nothing left to compare."""
    session = walked("cellar", 1, 6, seats=2)
    own = str(own_policy(session)(session.table, session.request.ask))
    monkeypatch.setattr("undercroft.bots.flat.roll_out", rigged_by(own))
    most = len(session.request.options)
    found = search(session, session.request, Budget(rollouts=120, candidates=most), random.Random(1))
    assert found.best().text == found.tried[0].text == own
    assert [len(one.leaves) for one in found.tried] == [MIN_SAMPLES] * len(found.tried)
    assert not found.contested()


def test_a_search_ends_once_another_answer_is_surely_better(monkeypatch):
    session = walked("cellar", 1, 6, seats=2)
    own = str(own_policy(session)(session.table, session.request.ask))
    other = next(option.value for option in session.request.options if option.value != own)
    most = len(session.request.options)
    for worth, tries in ((30.0, 400 // ROLLOUTS_PER_SAMPLE), (0.05, 2 * (400 // ROLLOUTS_PER_SAMPLE))):
        monkeypatch.setattr("undercroft.bots.flat.roll_out", rigged_by(other, worth))
        found = search(session, session.request, Budget(rollouts=400, candidates=most), random.Random(1))
        assert found.best().text == other
        assert (len(found.best().leaves) > tries) is (worth < 1), "the closer it is, the longer it takes"


def test_questions_in_which_nothing_matters_are_thought_about_seldom(monkeypatch):
    session, seen = walked("cellar", 1, 6, seats=2), []
    own = str(own_policy(session)(session.table, session.request.ask))

    def counting(*arguments):
        seen.append(None)
        return search(*arguments)

    monkeypatch.setattr("undercroft.bots.flat.roll_out", rigged_by(own))
    monkeypatch.setattr("undercroft.bots.flat.search", counting)
    bot = FlatBot(1, SMALL)
    assert {bot.answer(session, session.request) for _ in range(SKIP_AFTER + 2 * SEARCH_EVERY)} == {own}
    assert len(seen) == SKIP_AFTER + 3


def test_where_the_evaluation_foresees_nothing_the_own_choice_is_taken_at_once(monkeypatch):
    session, seen = walked("cellar", 1, 6, seats=2), []
    own = str(own_policy(session)(session.table, session.request.ask))
    other = next(option.value for option in session.request.options if option.value != own)
    monkeypatch.setattr("undercroft.bots.flat.roll_out", rigged_by(other))
    monkeypatch.setattr("undercroft.bots.tree.roll_out", rigged_by(other))
    beside, most = sys.modules[session.game.evaluate.__module__], Budget(candidates=len(session.request.options))
    for known in (False, True):
        monkeypatch.setattr(
            beside, "foresees", lambda state, seat, known=known: seen.append(seat) or known, raising=False
        )
        for kind in (FlatBot, TreeBot):
            assert kind(1, most).answer(session, session.request) == (other if known else own)
    assert seen == [session.request.seat] * 4


def test_a_game_that_one_answer_wins_is_won(monkeypatch):
    """A game of one question, in which only the last of three options wins, and its bot takes the first."""
    monkeypatch.setattr(rollouts, "own_policy", lambda session, seed=0: lambda table, ask: ask.options[0])
    session = walked("cellar", 1, 6, seats=2)
    wanted = session.request.options[-1].value

    def rigged(made, seat, text, policy, depth, when=None):
        return Leaf([0.0] * 2, [text == wanted] * 2, [0] * 2)

    monkeypatch.setattr("undercroft.bots.flat.roll_out", rigged)
    monkeypatch.setattr("undercroft.bots.tree.roll_out", rigged)
    most = len(session.request.options)
    assert (
        search(session, session.request, Budget(rollouts=40, candidates=most), random.Random(1)).best().text == wanted
    )
    assert TreeBot(1, Budget(rollouts=120, candidates=most)).answer(session, session.request) == wanted


def test_the_searching_seats_have_names():
    assert {"strong", "stronger"} <= set(bots.names("doria"))
    assert isinstance(bots.make("doria", "strong", 1), FlatBot)
    assert isinstance(bots.make("doria", "stronger", 1), TreeBot)
    with pytest.raises(SetupError, match="no bot 'strongest'; did you mean stronger"):
        bots.make("doria", "strongest")


def test_a_hint_tells_options_outcome_and_what_comes_next():
    session = walked("cellar", 2, 6, seats=2)
    found = hint(session, session.request.seat, budget=Budget(rollouts=24, depth=0, candidates=3))
    assert len(found) > 1
    assert {one.value for one in found} <= {option.value for option in session.request.options}
    assert all(0 <= one.won <= 1 and one.tries > 0 for one in found)
    assert any(one.line for one in found)
    spoken = session.speaker(found[0].text())
    assert spoken.startswith(f"{found[0].label}: won in {round(100 * found[0].won)} % of {found[0].tries} tries")


@pytest.mark.parametrize(
    ("tries", "lang", "told"),
    [
        (1, "en", "Wait (tried once, too seldom to say how it ends). "),
        (4, "de", "Wait (4 Mal versucht, zu selten für eine Aussage über den Ausgang). "),
        (5, "en", "Wait: won in 100 % of 5 tries (so 57 to 100 %), 3 points on average. "),
        (5, "de", "Wait: in 100 % von 5 Versuchen gewonnen (also 57 bis 100 %), durchschnittlich 3 Punkte. "),
    ],
)
def test_a_hint_after_few_tries_does_not_say_how_it_ends(tries, lang, told):
    speak = walked("cellar", 2, 0, seats=2, lang=lang).speaker
    assert speak(Hint("wait", "Wait", 1.0, 3.0, tries, (), 0.566).text()) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "points on average. The options do not clearly differ. For example: He waits."),
        ("de", "Punkte. Die Optionen unterscheiden sich nicht deutlich. Zum Beispiel: He waits."),
    ],
)
def test_a_hint_says_where_options_do_not_really_differ(lang, told):
    speak = walked("cellar", 2, 0, seats=2, lang=lang).speaker
    assert speak(Hint("wait", "Wait", 0.5, 3.0, 20, ("He waits.",), 0.3, 0.7, True).text()).endswith(told)


def test_options_differ_only_where_luck_does_not_make_the_tries_differ_so(monkeypatch):
    """The same samples with each: always better is a difference, now better and now worse is none."""
    session = walked("cellar", 2, 6, seats=2)
    texts = [option.value for option in session.request.options][:3]
    chances = ([0.8, 0.7, 0.9] * 6, [0.2, 0.3, 0.1] * 6, [0.9, 0.7, 0.8] * 6)
    ended = [Candidate(text, [ending(one) for one in some]) for text, some in zip(texts, chances, strict=True)]
    monkeypatch.setattr(hints, "search", lambda *_: SearchResult(session.request.seat, ended, [1] * 18))
    best, *others = hint(session, session.request.seat)
    assert (best.value, best.alike) == (texts[0], False)
    assert {one.value: one.alike for one in others} == {texts[1]: False, texts[2]: True}
    monkeypatch.setattr(hints, "search", lambda *_: SearchResult(session.request.seat, [ended[0], ended[2]], [1] * 18))
    assert [one.alike for one in hint(session, session.request.seat)] == [True, True]


def ending(chance):
    """A game that was won with so much of a lead, as both seats see it."""
    return Leaf([math.log(chance / (1 - chance))] * 2, [True] * 2, [1, 1])


def test_where_nothing_is_at_stake_only_a_hint_tries_all(monkeypatch):
    """Whatever is answered, the chance to win stays what it is: a bot takes its own choice at once."""
    session = walked("cellar", 2, 6, seats=2)
    monkeypatch.setattr("undercroft.bots.flat.roll_out", lambda made, *rest: rollouts.evaluated(session))
    found = search(session, session.request, Budget(rollouts=60, candidates=4), random.Random(1))
    assert [len(one.leaves) for one in found.tried] == [MIN_SAMPLES, *[0] * (len(found.tried) - 1)]
    assert found.best() is found.tried[0]
    told = hint(session, session.request.seat, budget=Budget(rollouts=60, candidates=4))
    assert [one.tries for one in told] == [MIN_SAMPLES_PATIENT] * 4


def test_nobody_gets_a_hint_out_of_turn():
    session = walked("cellar", 2, 6, seats=2)
    with pytest.raises(IllegalAnswer):
        hint(session, 1 - session.request.seat)


def test_dice_that_people_roll_do_not_stop_a_search():
    session = walked("cellar", 2, 0, seats=2, dice="ask")
    assert isinstance(session, Session)
    assert hint(session, session.request.seat, budget=SMALL)


def test_roll_outs_of_one_guess_end_at_the_same_time():
    """The own choice is played on for some decisions and to the end of the round; all others until that round."""
    session = undercroft.new("doria", seed=1, seats=2, scenario="the-warlord")
    policy = own_policy(session)
    while session.state.round < 1 or session.request.key != "act":
        session.answer(str(policy(session.table, session.request.ask)), session.request.seat)
    seat, round_now = session.request.seat, session.state.round
    own, other = candidates(session.table, session.request.ask, 2, policy, random.Random(1))
    (guessed,) = leaves(session, seat, [(own, "", None)], [(7, None)], 1)
    assert guessed[0].when == round_now + 1
    (later,) = leaves(session, seat, [(own, "", None), (other, "", None)], [(7, round_now + 2)], 1)
    assert [leaf.when for leaf in later] == [round_now + 2] * 2
    found = search(session, session.request, Budget(rollouts=8, depth=1, candidates=2), random.Random(1))
    pairs = list(zip(*(one.leaves for one in found.tried), strict=True))
    assert pairs
    assert all(first.when == second.when for first, second in pairs if first.won is None and second.won is None)


def test_without_a_clock_decisions_are_counted():
    session = walked("cellar", 1, 6, seats=2)
    seat, text = session.request.seat, session.request.options[0].value
    before = session.table.decisions
    assert roll_out(sample(session, seat, 1), seat, text, own_policy(session), 3).when == before + 4
