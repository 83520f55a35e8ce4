"""Games as environments: the official checks, the masks, the rewards, and that something can be learnt."""

import copy
import pickle
import random
import warnings

import pytest

import undercroft
from tools import bench
from undercroft.games import infos
from undercroft.kernel import SetupError
from undercroft.lab import gym_env, pettingzoo_env

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from undercroft.lab.envs.encoding import Encoder  # noqa: E402
from undercroft.toolkit.observation import KEPT, Kept, Latest, number, packed  # noqa: E402


@pytest.mark.parametrize("slug", list(infos()))
def test_pettingzoos_own_checks(slug):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env(slug, seats=2), num_cycles=40)
        seed_test(lambda **more: pettingzoo_env(slug, seats=2), num_cycles=10)


@pytest.mark.parametrize("slug", list(infos()))
def test_gymnasiums_own_checks(slug):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym_env(slug, seats=2).unwrapped, skip_render_check=True)


def test_the_mask_tells_the_options_of_who_is_asked():
    env = pettingzoo_env("cellar", seats=2)
    env.reset(seed=3)
    for _ in range(2):  # both pack at the same time
        assert all(env.observe(agent)["action_mask"].any() for agent in env.agents[len(env.table.session.history) :])
        env.step(0)
    asked = env.agent_selection
    waiting = [agent for agent in env.agents if agent != asked]
    options = env.table.session.request.ask.options
    assert env.observe(asked)["action_mask"].sum() == len(options)
    assert [agent for agent in waiting if env.observe(agent)["action_mask"].any()] == []
    env.step(len(options) - 1)
    assert env.table.session.history[2].value == str(options[-1])


def test_all_seats_are_paid_at_the_end_and_nobody_before():
    env, rng = pettingzoo_env("cellar", seats=2), random.Random(1)
    env.reset(seed=5)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        seen, *_ = env.last()
        env.step(rng.randrange(int(seen["action_mask"].sum())))
    outcome = env.table.session.outcome
    assert env.rewards == {f"seat_{n}": 1.0 if seat.won else -1.0 for n, seat in enumerate(outcome)}


def test_what_the_mask_forbids_ends_the_game():
    env = pettingzoo_env("cellar", seats=2)
    env.reset(seed=5)
    agent = env.agent_selection
    env.step(200)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    single = gym_env("cellar", seats=2)
    single.reset(seed=5)
    _, reward, over, _, info = single.step(200)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_an_observation_tells_what_the_seat_knows_and_no_more():
    """Dealing anew what the seat cannot see changes nothing in it; the other seat's observation differs."""
    env = pettingzoo_env("cellar", seats=2)
    env.reset(seed=9)
    rng = random.Random(2)
    for _ in range(12):
        seat = env.table.session.request.seat
        before = env.table.observation(seat)
        true, env.table.session = env.table.session, env.table.session.determinised(seat, rng)
        after = env.table.observation(seat)
        assert all(np.array_equal(before[name], after[name]) for name in before)
        env.table.session = true
        env.step(rng.randrange(int(before["action_mask"].sum())))
    ours, theirs = (env.table.observation(seat)["observation"] for seat in range(2))
    assert not np.array_equal(ours, theirs)


def test_what_a_thief_sees_stands_in_its_places():
    """Table, thieves, rooms: each number where its block says; the hands of others are not told, only their size."""
    env = pettingzoo_env("cellar", seats=2)
    env.reset(seed=9)
    for _ in range(2):
        env.step(0)
    state, seat = env.table.session.state, env.table.session.request.seat
    places, seen = env.table.places, env.table.observation(seat)["observation"]
    blocks = {block.name: block for block in env.table.blocks}
    table = dict(zip(blocks["table"].columns, seen[places["table"]], strict=True))
    assert (table["seat"], table["turn"], table["actions"]) == (seat, state.turn, state.actions)
    assert (table["tiles_left"], table["deck"]) == (len(state.stack), len(state.deck))
    rows = seen[places["thieves"]].reshape(4, -1)
    mine, other = (dict(zip(blocks["thieves"].columns, rows[at], strict=True)) for at in (seat, 1 - seat))
    thief = state.thieves[seat]
    assert (mine["room"], mine["health"], mine["tool"]) == (thief.room, thief.health, number(thief.tool))
    assert [mine[f"card-{n}"] for n in range(1, 1 + len(thief.hand))] == [number(card) for card in thief.hand]
    assert other["cards"] == len(state.thieves[1 - seat].hand) > 0
    assert [other[name] for name in other if name.startswith("card-")] == [0] * 3
    assert not rows[2:].any(), "nobody sits there"
    room = dict(zip(blocks["rooms"].columns, seen[places["rooms"]], strict=False))
    assert (room["room"], room["tile"], room["north"]) == (thief.room, number("stairs"), 1)


def test_options_are_told_word_by_word():
    encode = Encoder(4, 5)
    rows = np.frombuffer(encode.options("act", ["go north", "go 12", "go 112", "give all of it to Ann"]), np.int16)
    north, near, far, long = rows.reshape(4, 5)
    assert north.tolist() == [number("act"), number("go"), number("north"), 0, 0]
    assert (near[:2] == north[:2]).all()
    assert far[2] - near[2] == 100, "figures keep their distance"
    assert long.tolist() == [number(word) for word in ("act", "give", "all", "of", "it")], "there is no room for more"
    again = np.frombuffer(encode.options("act", ["go 12"]), np.int16).reshape(4, 5)
    assert again[0].tolist() == near.tolist()
    assert not again[1:].any()
    other = np.frombuffer(encode.options("steal", ["go 12"]), np.int16)
    assert other[0] == number("steal"), "another question"


def test_what_is_kept_is_packed_once_and_made_anew_when_it_changes():
    made = []

    def make(rats):
        made.append([*rats])
        return packed([*rats], 3)

    kept = Kept(make)
    assert [kept([1, 2]), kept([1, 2]), kept([1, 3])] == [packed([1, 2, 0], 3)] * 2 + [packed([1, 3], 3)]
    assert made == [[1, 2], [1, 3]]
    for rat in range(KEPT):
        kept([rat])
    assert len(kept) <= KEPT
    assert kept([1, 2]) == packed([1, 2], 3)


def test_what_was_seen_last_is_packed_again_when_it_has_changed():
    made = []
    latest = Latest(lambda rats: made.append(1) or packed([*rats], 3), list)
    rats = [1, 2]
    assert [latest(rats), latest([1, 2])] == [packed([1, 2], 3)] * 2
    rats[0] = 3  # in place, as rules change what lies on the table
    assert latest(rats) == packed([3, 2], 3)
    assert latest([]) == packed([], 3)
    assert len(made) == 3


@pytest.mark.parametrize("slug", ["alliance", "cellar"])
def test_two_tables_are_told_apart(slug):
    """What one table saw last is nothing to another: in turn they tell what each tells alone."""
    alone = []
    for seed in (1, 2):
        env = pettingzoo_env(slug, seats=2)
        env.reset(seed=seed)
        alone.append(_told(env, 60))
    tables = [pettingzoo_env(slug, seats=2) for _ in (1, 2)]
    for seed, env in enumerate(tables, 1):
        env.reset(seed=seed)
    both = [[], []]
    for _ in range(60):
        for told, env in zip(both, tables, strict=True):
            told += _told(env, 1)
    assert both == alone
    assert alone[0] != alone[1]


def _told(env, steps):
    """The observations before each of some steps: always the last option is chosen."""
    told = []
    for _ in range(steps):
        seen, *_ = env.last()
        told.append(seen["observation"].tobytes())
        if not env.table.session.over:
            env.step(int(seen["action_mask"].sum()) - 1)
    return told


def test_without_a_look_at_the_view_only_the_question_is_told():
    env = pettingzoo_env("cellar", seats=2, observe="options")
    env.reset(seed=1)
    seen, *_ = env.last()
    assert not seen["observation"].any()
    assert seen["options"].any()


@pytest.mark.parametrize(
    ("more", "says"), [({"reward": "fame"}, "won or score"), ({"observe": "all"}, "view or options")]
)
def test_what_is_wrong_is_said_in_a_sentence(more, says):
    with pytest.raises(SetupError, match=says):
        pettingzoo_env("cellar", **more)


def test_the_example_learns_what_pays():
    """Ten games in which only one kind of answer was paid for: it becomes likelier, and the others less likely."""
    from undercroft.lab.envs import training

    env = gym_env("cellar", seats=1, actions=32)
    policy = training.Policy(1, rate=0.3)
    seen, _ = env.reset(seed=4)
    before = policy.chances(seen)[0]
    assert np.allclose(before, before[0])
    policy.baseline[0] = 0.5
    for _ in range(10):
        policy.learn([(seen, 1, 1.0)])
    after = policy.chances(seen)[0]
    assert after[1] > before[1]
    assert all(after[n] < before[n] for n in range(len(after)) if n != 1)
    steps, score, won = training.play(env, policy, seed=4)
    assert len(steps) > 5
    assert isinstance(won, bool)
    assert score >= 0


def test_the_example_learns_to_rob_the_cellar():
    """Two thousand games, a few seconds: it steals more in the same hundred. How much depends on rounding."""
    from undercroft.lab.envs import training

    before, after = training.train(seconds=1e9, games=2000)
    assert len(before) == len(after) == 100
    learnt = training.gained(before, after)
    assert learnt.low > 0.1, "0.2 to 1.1 with eight seeds of the policy"
    assert learnt.p < 0.001


def test_the_bench_compares_environments_with_the_public_face():
    shares = bench.environments("cellar", 2, games=1)
    assert set(shares) == {"options", "view"}
    assert 0 < shares["view"] < shares["options"] < 2


def test_an_environment_can_still_be_copied_and_taken_back():
    """It has no checkpoint but its start; a copy and an undo repeat what was answered since."""
    env, rng = pettingzoo_env("alliance", seats=2), random.Random(3)
    env.reset(seed=3)
    for _ in range(60):
        env.step(rng.randrange(int(env.last()[0]["action_mask"].sum())))
    session = env.table.session
    assert len(session.digests) == 1
    copy = session.clone()
    assert copy.view(0) == session.view(0)
    assert len(copy.history) == len(session.history)
    copy.undo(agreed=range(2))
    assert len(copy.history) == len(session.history) - 1
    env.step(0)
    assert undercroft.load(session.save()).view(1) == session.view(1)


def test_an_environment_plays_the_game_of_its_seed():
    """`reset(seed=7)` is the game that `undercroft.new(seed=7)` starts; the next one without a seed is another."""
    env = pettingzoo_env("alliance", seats=2)
    env.reset(seed=7)
    told = undercroft.new("alliance", seed=7, seats=2)
    assert env.table.session.save() == told.save()
    env.reset()
    assert env.table.session.config.seed != 7


def test_reset_options_change_the_set_up_of_one_game():
    env = gym_env("doria", seats=2, bot="random")
    first = env.table.game.info.scenarios[0].id
    other = env.table.game.info.scenarios[1].id
    env.reset(seed=1, options={"setup": {"scenario": other}})
    assert env.table.session.config.scenario == other
    env.reset(seed=1)
    assert env.table.session.config.scenario == first
    with pytest.raises(SetupError, match="this environment has 2 seats, not 3"):
        env.reset(seed=1, options={"setup": {"seats": 3}})


def test_a_set_up_in_the_wrong_place_is_refused_and_not_passed_over():
    env = gym_env("cellar", seats=2)
    with pytest.raises(SetupError, match="'scenario' belongs in"):
        env.reset(seed=1, options={"scenario": "vault"})


def test_the_end_tells_who_has_won_and_why():
    env, rng = pettingzoo_env("cellar", seats=2), random.Random(1)
    env.reset(seed=5)
    while not any(env.terminations.values()):
        assert set(map(len, env.infos.values())) == {0}
        seen, *_ = env.last()
        env.step(rng.randrange(int(seen["action_mask"].sum())))
    outcome = env.table.session.outcome
    told = [{"won": seat.won, "score": seat.score, "reason": seat.reason} for seat in outcome]
    assert [env.infos[f"seat_{n}"] for n in range(2)] == told
    alone = gym_env("cellar", seats=1)
    (seen, info), over = alone.reset(seed=3), False
    while not over:
        assert set(info) == {"action_mask"}
        seen, _, over, _, info = alone.step(rng.randrange(int(seen["action_mask"].sum())))
    (end,) = alone.table.session.outcome
    assert (info["won"], info["score"], info["reason"]) == (end.won, end.score, end.reason)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_in_the_middle_of_a_game(copied):
    env, rng = gym_env("cellar", seats=2), random.Random(4)
    seen, _ = env.reset(seed=11)
    for _ in range(5):
        seen, _, over, *_ = env.step(rng.randrange(int(seen["action_mask"].sum())))
        assert not over
    twin = copied(env)
    for _ in range(3):
        ours, theirs = env.step(0), twin.step(0)
        assert all(np.array_equal(ours[0][name], theirs[0][name]) for name in ours[0])
        assert ours[1:3] == theirs[1:3]
    twin.step(0)
    assert len(twin.table.session.history) != len(env.table.session.history), "two games, not one"


def test_an_environment_draws_what_its_seat_sees():
    env = gym_env("cellar", seats=2, seat=1, render_mode="ansi")
    env.reset(seed=3)
    picture = env.render()
    assert "+::+" in picture
    assert f"seat_1: {env.table.session.request_for(1).prompt}" in picture
    assert "seat_0:" not in picture
    assert gym_env("cellar").render() is None


def test_gymnasium_makes_every_game_by_name():
    for slug in infos():
        env = gymnasium.make(f"undercroft.lab.envs:undercroft/{slug}-v0", seats=2)
        assert (env.unwrapped.table.game.info.slug, env.unwrapped.table.seats) == (slug, 2)


def test_no_two_squares_are_the_same_option_to_a_learner():
    encode = Encoder(4, 4)
    rows = np.frombuffer(encode.options("act", ["move @61", "move @20", "move -2,0", "move 0,0"]), np.int16)
    assert len({tuple(row) for row in rows.reshape(4, 4).tolist()}) == 4
