"""Games as environments: the official checks, the masks, the rewards, and that something can be learnt."""

import random
import warnings

import pytest

from undercroft.games import infos
from undercroft.kernel import SetupError
from undercroft.lab import bench, gym_env, pettingzoo_env

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from undercroft.lab.envs.encoding import Encoder  # noqa: E402


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


def test_encodings_keep_numbers_and_words_apart():
    encode = Encoder(512, 64)
    base = encode.view({"health": 3, "room": "larder", "hand": ["lamp", None]})
    assert not np.array_equal(base, encode.view({"health": 2, "room": "larder", "hand": ["lamp", None]}))
    assert not np.array_equal(base, encode.view({"health": 3, "room": "well", "hand": ["lamp", None]}))
    assert not np.array_equal(base, encode.view({"health": 3, "room": "larder", "hand": [None, "lamp"]}))
    north, south, again = words(encode, "act", ["go north", "go south", "go north"])
    assert not np.array_equal(north, south)
    assert np.array_equal(north, again)
    assert north.sum() == 4, "act, go, north and act go"


def words(encode, key, offered):
    rows = np.zeros((len(offered), 64), np.float32)
    encode.options(key, offered, rows)
    return rows


def test_an_encoder_has_room_for_all_options():
    """More of them than it first has rows for: each keeps its words, also those that were met before."""
    encode = Encoder(512, 64)
    offered = [f"go {place}" for place in range(600)]
    first = words(encode, "act", offered[:3])
    assert np.array_equal(words(encode, "act", offered)[:3], first)
    assert np.array_equal(words(encode, "act", offered[-3:]), words(Encoder(512, 64), "act", offered[-3:]))
    assert not np.array_equal(words(encode, "go", offered[:3]), first), "another question"


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

    env = gym_env("cellar", seats=1, actions=32, features=training.FEATURES, option_features=training.WORDS)
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


def test_parts_that_are_remembered_come_to_the_same():
    """An encoder that has seen a game says of each position what a fresh one says, and forgets no change deep down."""
    env = pettingzoo_env("doria", seats=2)
    env.reset(seed=4)
    known, rng = Encoder(512, 64), random.Random(4)
    for _ in range(25):
        seen = env.table.game.view(env.table.session.state, env.table.session.content, 0)
        assert np.array_equal(known.view(seen), Encoder(512, 64).view(seen))
        env.step(rng.randrange(int(env.last()[0]["action_mask"].sum())))
    heroes = [{"health": at, "items": list("abcdefgh"), **dict.fromkeys("uvwxyz", 1)} for at in range(8)]
    before = known.view({"heroes": heroes})
    heroes[7]["items"][7] = "lamp"
    assert not np.array_equal(before, known.view({"heroes": heroes}))


def test_whatever_changes_in_a_view_is_taken_off_and_put_on():
    """Lists that grow and shrink, names that come and go, nothing where something was: no look leaves a trace."""
    full = {"at": 3, "name": "rat", **dict.fromkeys("abcdef", 2), "items": ["lamp", "rope"]}
    looks = [
        {"round": 1, "rats": [full] * 9, "hand": None},
        {"round": 2, "rats": [full] * 3, "hand": ["lamp"]},
        {"round": 2, "rats": [full, *[{**full, "at": 300, "items": []}] * 7, 5], "hand": ("lamp", 0.25)},
        {"round": 2, "rats": [full, *[{"at": None, "items": {"lamp": True}}] * 7], "hand": {"lamp": 1}},
        {"round": 2, "rats": [], "hand": {}},
        {"round": "last", "rats": list(range(80)), "hand": "lamp"},
        {"rats": list(range(70)), "hand": "lamp"},
        {"round": 1, "rats": [full] * 9, "hand": None},
    ]
    known = Encoder(512, 64)
    for look in looks:
        assert np.array_equal(known.view(look), Encoder(512, 64).view(look)), look
    assert len({known.view(look).tobytes() for look in looks}) == len(looks) - 1


def test_the_bench_compares_environments_with_the_public_face():
    shares = bench.environments("cellar", 2, games=1)
    assert set(shares) == {"options", "view"}
    assert 0 < shares["view"] < shares["options"] < 2
