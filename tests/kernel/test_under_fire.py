"""The session holds: faults in the rules, hostile saves, strange arguments and curious callers change nothing."""

import copy
import hashlib
import json

import msgspec
import pytest

import undercroft
from undercroft.games import infos
from undercroft.kernel import IllegalAnswer, RulesError, SaveError, SetupError
from undercroft.kernel.errors import shown


def forged(text, **changes):
    """A save with some of its body changed and a fresh seal."""
    body = json.loads(text)["body"]
    for path, value in changes.items():
        where = body
        *outer, last = path.split("__")
        for name in outer:
            where = where[name]
        where[last] = value
    raw = msgspec.json.encode(body)
    seal = hashlib.blake2b(raw, digest_size=8).hexdigest()
    return json.dumps({"undercroft": "save", "seal": seal}).removesuffix("}") + ', "body": ' + raw.decode() + "}"


# ------------------------------------------------------------ answers are atomic


def test_a_fault_in_a_step_costs_the_answer_and_not_the_game(toy, monkeypatch):
    session = toy("twice", "ask")
    session.answer("a")
    before, events = session.save(), len(session.events)
    real = session.game.steps["ask"]

    async def broken(t):
        raise KeyError("secret-card")

    monkeypatch.setitem(session.game.steps, "ask", broken)
    with pytest.raises(RulesError) as told:
        session.answer("c")
    assert "secret" not in str(told.value)
    assert isinstance(told.value.__cause__, KeyError)
    assert session.save() == before
    assert len(session.events) == events
    monkeypatch.setitem(session.game.steps, "ask", real)
    session.answer("c")
    session.answer("b")
    assert session.over
    assert [answer.value for answer in session.history] == ["a", "c", "b"]


def test_a_fault_among_simultaneous_answers_keeps_the_others(toy, monkeypatch):
    session = toy("together", "ask")
    session.answer("y", seat=1)

    async def broken(t):
        raise ValueError

    real = session.game.steps["ask"]
    monkeypatch.setitem(session.game.steps, "ask", broken)
    with pytest.raises(RulesError):
        session.answer("x", seat=0)
    assert [request.seat for request in session.requests] == [0]
    monkeypatch.setitem(session.game.steps, "ask", real)
    session.answer("x", seat=0)
    assert session.state.heard == ["xy"]


def test_a_fault_that_follows_a_standing_order_takes_the_whole_answer_back(toy, monkeypatch):
    session = toy("window", "ask")
    for seat in (0, 1):
        session.order(seat, undercroft.kernel.Order("shield"))

    async def broken(t):
        raise ValueError

    monkeypatch.setitem(session.game.steps, "ask", broken)
    with pytest.raises(RulesError):
        session.answer("a")
    assert session.history == []
    assert session.request.key == "ask"


@pytest.mark.parametrize("given", [None, 5, b"a", ["a"], {"value": "a"}])
def test_an_answer_that_is_no_text_is_refused(toy, given):
    session = toy("ask")
    with pytest.raises(IllegalAnswer):
        session.answer(given)
    assert session.history == []


def test_an_order_is_for_a_seat_at_the_table(toy):
    with pytest.raises(IllegalAnswer):
        toy("ask").order(7)


# ------------------------------------------------------------ nobody outside can change the inside


@pytest.mark.parametrize("slug", list(infos()))
def test_a_view_is_a_copy(slug):
    session = undercroft.new(slug, seed=3)
    before = session.save()

    def spoil(value):
        for part in list(value.values() if isinstance(value, dict) else value):
            if isinstance(part, (dict, list, tuple)):
                spoil(part)
        if isinstance(value, (dict, list)):
            value.clear()

    for seat in (None, *range(session.config.seats)):
        spoil(session.view(seat))
    assert session.save() == before


def test_a_copy_is_a_clone(toy):
    session = toy("ask", "ask")
    for other in (copy.copy(session), copy.deepcopy(session)):
        other.answer("a")
    assert session.history == []


# ------------------------------------------------------------ saves from strangers


@pytest.mark.parametrize("text", [None, 5, "", "{}", "[" * 100_000, '{"a":' * 5_000, "\ud800", b"\xff\xfe"])
def test_what_is_no_save_is_refused_in_a_sentence(text):
    with pytest.raises(SaveError):
        undercroft.load(text)


@pytest.mark.parametrize(
    "changes",
    [
        {"header__seats": 10**9},
        {"header__seats": 0},
        {"header__mode": "no-such-mode"},
        {"header__scenario": "x" * 20_000},
        {"header__options": {"no-such": True}},
        {"header__edition": ""},
        {"header__dice": "loaded"},
        {"step": []},
        {"step": ["no-such-step"]},
        {"step": ["act", 99]},
        {"answers": -1},
        {"answers": 10**9},
        {"state__turn": 10**9},
        {"state__thieves": []},
        {"state__deck": ["no-such-card"]},
        {"state__stack": "x"},
        {"history": [[0, "no such answer"]]},
        {"history": [[77, "club"], [0, "club"]]},
    ],
    ids=str,
)
def test_a_forged_body_with_a_fresh_seal_is_refused_in_a_sentence(changes):
    session = undercroft.new("cellar", seed=3, seats=2)
    for seat in (0, 1):
        session.answer("club", seat)
    session.answer("wait")
    with pytest.raises(SaveError) as told:
        undercroft.load(forged(session.save(), **changes))
    assert len(str(told.value)) < 400
    assert str(told.value).isprintable()


def test_an_untouched_body_still_loads():
    session = undercroft.new("cellar", seed=3, seats=2)
    session.answer("club", 0)
    assert undercroft.load(forged(session.save())).save() == session.save()


def test_a_replay_of_a_foreign_set_up_is_refused_in_a_sentence():
    session = undercroft.new("cellar", seed=3, seats=2)
    with pytest.raises(SaveError):
        undercroft.replay(forged(session.save(), header__mode="x"))


def test_fingerprints_of_another_version_are_not_compared():
    session = undercroft.new("cellar", seed=3, seats=1)
    session.answer("club")
    old = forged(session.save(), header__version="0.9", digests=[[0, "000000000000"]])
    assert undercroft.replay(old).history == session.history
    same = forged(session.save(), digests=[[0, "000000000000"]])
    with pytest.raises(undercroft.Diverged):
        undercroft.replay(same)


# ------------------------------------------------------------ set-ups


@pytest.mark.parametrize("setup", [{"seats": True}, {"seats": "2"}, {"seed": True}, {"heroes": True}])
def test_a_number_is_a_whole_number(setup):
    with pytest.raises(SetupError):
        undercroft.new("cellar", **setup)


@pytest.mark.parametrize("legacy", [{"silver": "much"}, {"silver": {}}, ["silver"], "silver"])
def test_junk_that_is_handed_on_is_refused_in_a_sentence(legacy):
    with pytest.raises(SetupError):
        undercroft.new("cellar", seed=1, legacy=legacy)


def test_long_and_wild_values_are_not_echoed():
    with pytest.raises(SetupError) as told:
        undercroft.new("cellar", mode="x\x1b[2J" * 5_000)
    assert len(str(told.value)) < 300
    assert "\x1b" not in str(told.value)
    assert shown("short") == "short"


def test_seeds_of_new_games_have_full_width():
    seeds = [undercroft.new("cellar").config.seed for _ in range(40)]
    assert max(seeds) >= 2**58


def test_an_empty_language_is_english():
    assert undercroft.new("cellar", seed=1, lang="").request.prompt.startswith("Thief")


def test_saves_are_read_before_games_are_found():
    with pytest.raises(SaveError, match="cannot be played here"):
        undercroft.load(forged(undercroft.new("cellar", seed=1).save(), header__game="../x"))
