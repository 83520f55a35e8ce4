"""Trees below the best answers: how they grow, what is followed, and that their plans are judged without flattery."""

import random

import msgspec
import pytest

import undercroft
from undercroft.bots import Budget, TreeBot, tree
from undercroft.bots.flat import Candidate, SearchResult, search
from undercroft.bots.rollouts import Leaf, heading, own_policy, sample
from undercroft.bots.tree import MAX_TREES, grow_tree, promising, tree_search
from undercroft.bots.walks import MAX_WIDTH, MIN_VISITS, Exploring, Following, Node


@pytest.fixture
def cellar():
    """Two thieves who have packed: the first of them is asked for an action."""
    session = undercroft.new("cellar", seed=3, seats=2)
    while session.request.key != "act":
        session.answer("club", session.request.seat)
    assert len(session.request.options) > 4
    return session


def own_choice(session):
    return str(own_policy(session)(session.table, session.request.ask))


def of_two_answers(made, seat, text, policy, depth, when=None):
    """A roll-out of one more answer, and luck: to open a door is best, to listen hardly worse, and far better for those
    who hurry then."""
    luck = random.Random(f"{made.table.state.streams} {text}").uniform(-1, 1)
    made.answer(text, seat)
    then = str(policy(made.table, made.request.ask))
    plain = {"open north": 0.0, "listen": -0.1}.get(text, -2.0)
    return Leaf([luck + (2.0 if (text, then) == ("listen", "play haste") else plain)] * 2, None, [])


def test_a_plan_of_two_answers_is_found_of_which_the_own_bot_would_give_neither(cellar, monkeypatch):
    """Flat search, in which the own bot goes on, sees nothing in listening."""
    listened = cellar.clone()
    listened.answer("listen")
    assert own_choice(cellar) == "open north"
    assert own_choice(listened) != "play haste"
    for module in ("flat", "tree"):
        monkeypatch.setattr(f"undercroft.bots.{module}.roll_out", of_two_answers)
    budget = Budget(rollouts=600, candidates=9)
    assert search(cellar, cellar.request, budget, random.Random(2)).best().text == "open north"
    best = tree_search(cellar, cellar.request, budget, random.Random(2)).best()
    assert best.text == "listen" == TreeBot(2, budget).answer(cellar, cellar.request)
    assert max(best.tree.children, key=lambda text: best.tree.children[text].tries) == "play haste"


def test_a_tree_begins_with_the_bots_own_choice_and_grows_by_one_node_in_each_guess(cellar):
    root, sizes = Node(), []
    for seed in range(60):
        made = sample(cellar, cellar.request.seat, seed)
        walk = Exploring(root, own_policy(made), random.Random(seed))
        first = walk(made.table, made.request.ask)
        while walk.at is not None:
            made.answer(str(first), made.request.seat)
            first = walk(made.table, made.request.ask)
        for node, seat in walk.path:
            assert seat in (0, 1)
            node.learn(0.5)
        sizes.append(size(root))
        assert len(root.children) <= MAX_WIDTH
        if seed < 4:
            assert list(root.children) == [own_choice(cellar)], "nothing else before that was tried a few times"
    assert sizes == list(range(1, 61))
    assert len(root.children) == MAX_WIDTH
    assert sum(child.tries for child in root.children.values()) == 60


def size(node):
    return sum(1 + size(child) for child in node.children.values())


def test_only_answers_that_are_open_in_the_guess_are_weighed(cellar):
    flying, waiting, listening = Node(50, 50, 49.0), Node(20, 20, 10.0), Node(20, 20, 12.0)
    root = Node(children={"fly": flying, "wait": waiting, "listen": listening})
    root.children |= {"open north": Node(20, 20, 8.0), "open east": Node(20, 20, 8.0)}
    walk, ask = Exploring(root, own_policy(cellar), random.Random(1)), cellar.request.ask
    assert str(walk(cellar.table, ask)) == "listen"
    assert (flying.open, waiting.open, listening.open) == (50, 21, 21)
    assert walk.path == [(listening, ask.seat)]
    assert walk.at is listening
    root.children["wait"].tries = 30
    assert str(Following(root, own_policy(cellar))(cellar.table, ask)) == "wait"


def test_where_all_answers_are_known_the_way_leads_on(cellar):
    both = [option for option in cellar.request.ask.options if str(option) in ("wait", "open north")]
    ask = msgspec.structs.replace(cellar.request.ask, options=both)
    root = Node(children={"open north": Node(50, 99, 10.0), "wait": Node(50, 99, 40.0)})
    walk = Exploring(root, lambda table, ask: ask.options[0], random.Random(1))
    assert str(walk(cellar.table, ask)) == "wait"
    assert walk.at is root.children["wait"]


def test_what_is_little_known_is_promising():
    assert Node(10, 100, 5.0).upper_bound() > Node(50, 100, 25.0).upper_bound() > Node(50, 100, 20.0).upper_bound()
    assert Node(1, 1, 0.0).upper_bound() < Node().upper_bound()


@pytest.mark.parametrize(("tries", "followed"), [(MIN_VISITS, True), (MIN_VISITS - 1, False)])
def test_a_plan_is_what_was_tried_often_and_ends_where_little_is_known(cellar, tries, followed):
    other = Node(2, 2, 2.0)
    root = Node(
        children={"wait": Node(tries, tries, 1.0, {"listen": Node(MIN_VISITS, MIN_VISITS)}), own_choice(cellar): other}
    )
    walk = Following(root, own_policy(cellar))
    assert str(walk(cellar.table, cellar.request.ask)) == ("wait" if followed else own_choice(cellar))
    cellar.answer("wait")
    if cellar.request.ask.find("listen"):
        assert str(walk(cellar.table, cellar.request.ask)) == ("listen" if followed else own_choice(cellar))
    cellar.answer("listen")
    assert str(walk(cellar.table, cellar.request.ask)) == own_choice(cellar)


def test_where_there_is_no_choice_there_is_no_node(cellar):
    ask = msgspec.structs.replace(cellar.request.ask, options=cellar.request.ask.options[:1])
    root = Node()
    walk = Exploring(root, lambda table, ask: ask.options[0], random.Random(1))
    assert walk(cellar.table, ask) == ask.options[0]
    assert (walk.at, walk.path, root.children) == (root, [], {})
    plan = Following(root, lambda table, ask: ask.options[0])
    assert plan(cellar.table, ask) == ask.options[0]
    assert plan.at is root


def test_every_seat_answers_for_itself(cellar, monkeypatch):
    """A node learns what a leaf is worth to the seat whose answer it is."""
    seen = []

    def rolled(made, seat, text, policy, depth, when=None):
        made.answer(text, seat)
        for _ in range(4):
            seen.append(made.request.seat)
            made.answer(str(policy(made.table, made.request.ask)), made.request.seat)
        return Leaf([2.0, -2.0], None, [])

    monkeypatch.setattr(tree, "roll_out", rolled)
    root = grow_tree(cellar, 0, "wait", "", [(seed, None) for seed in range(40)], 4)
    assert {0, 1} == set(seen)
    means = set()
    waiting = [root]
    for node in waiting:
        means |= {round(child.total / child.tries, 3) for child in node.children.values()}
        waiting += node.children.values()
    assert means == {round(Leaf([2.0, -2.0], None, []).value(seat), 3) for seat in (0, 1)}


def test_plans_are_compared_on_samples_on_which_they_did_not_grow(cellar, monkeypatch):
    used = []

    def growing(session, seat, text, avoided, samples, *budget):
        used.append([seed for seed, _ in samples])
        return grow_tree(session, seat, text, avoided, samples, *budget)

    monkeypatch.setattr(tree, "grow_tree", growing)
    monkeypatch.setattr(SearchResult, "contested", lambda found: True)
    planned = tree_search(cellar, cellar.request, Budget(rollouts=120, candidates=4, depth=4), random.Random(1))
    assert len(used) == MAX_TREES
    assert used[0] == used[1] == used[2], "all trees grow in the same guesses"
    assert planned.seeds
    assert not set(planned.seeds) & set(used[0])
    texts = [one.text for one in planned.tried]
    assert texts[:MAX_TREES] == texts[MAX_TREES:], "each answer as the own bot plays on, and with its plan"
    assert [one.tree is None for one in planned.tried] == [True] * MAX_TREES + [False] * MAX_TREES


def test_a_budget_is_the_most_that_is_spent(cellar, monkeypatch):
    """All is luck, so that nothing is sure: a third for flat search, one for trees, one for their plans."""
    spent, luck = {"flat": 0, "tree": 0}, random.Random(1)

    def counting(module):
        def rolled(*_):
            spent[module] += 1
            return Leaf([luck.uniform(-1, 1)] * 2, None, [])

        return rolled

    for module in spent:
        monkeypatch.setattr(f"undercroft.bots.{module}.roll_out", counting(module))
    tree_search(cellar, cellar.request, Budget(rollouts=300, candidates=4), random.Random(2))
    assert 100 < spent["flat"] <= 200
    assert spent["tree"] == 99


def test_a_tree_below_an_answer_that_is_meant_avoids_the_same_and_ends_at_the_same_time(monkeypatch):
    """A hero of Doria: the tree goes on as the roll-outs did in which the answer was found to be good."""
    session = undercroft.new("doria", seed=1, seats=2, scenario="the-warlord")
    policy = own_policy(session)
    while session.request.key != "act" or len({heading(option) for option in session.request.ask.options}) < 3:
        session.answer(own_choice(session), session.request.seat)
    seat, chosen = session.request.seat, policy(session.table, session.request.ask)
    other = next(option for option in session.request.ask.options if heading(option) != heading(chosen))
    ends = [Leaf([0.0, 0.0], None, [], session.state.round + more) for more in (1, 2)]
    tried = [Candidate(str(chosen), ends), Candidate(str(other), ends, heading(chosen))]
    monkeypatch.setattr(tree, "search", lambda *_: SearchResult(seat, tried, [1, 2, 3]))
    asked = []

    def growing(session, *share):
        asked.append(share)
        return grow_tree(session, *share)

    monkeypatch.setattr(tree, "grow_tree", growing)
    planned = tree_search(session, session.request, Budget(rollouts=60, depth=4), random.Random(1))
    assert [(text, avoided) for _, text, avoided, *_ in asked] == [(one.text, one.avoided) for one in tried]
    assert [(one.text, one.avoided) for one in planned.tried] == 2 * [(one.text, one.avoided) for one in tried]
    assert {when for share in asked for _, when in share[3]} == {session.state.round + 2}

    seen = []

    def rolled(made, seat, text, walk, depth, when=None):
        kind = heading(walk(made.table, made.request.ask))
        seen.append(kind)
        return Leaf([0.0, 0.0], None, [])

    monkeypatch.setattr(tree, "roll_out", rolled)
    for avoided in ("", heading(chosen)):
        seen.clear()
        grow_tree(session, seat, str(other), avoided, [(1, None)], 4)
        assert (seen == [heading(chosen)]) is (not avoided)


def test_where_nothing_was_looked_at_twice_no_tree_is_grown(cellar, monkeypatch):
    monkeypatch.setattr(SearchResult, "contested", lambda found: False)
    found = tree_search(cellar, cellar.request, Budget(rollouts=120, candidates=4, depth=4), random.Random(1))
    assert not any(one.tree for one in found.tried)


def leaves(*worths):
    return [Leaf([worth], None, []) for worth in worths]


def test_the_best_answers_are_the_own_choice_and_others_once_each():
    tried = [Candidate("own", leaves(0, 0)), Candidate("good", leaves(1, 1)), Candidate("good", leaves(2, 2), "move")]
    tried += [Candidate("better", leaves(3)), Candidate("bad", leaves(-1, -1)), Candidate("worse", leaves(-2, -2))]
    assert [(one.text, one.avoided) for one in promising(SearchResult(0, tried, []))] == [
        ("own", ""),
        ("good", "move"),
        ("bad", ""),
    ], "what dropped out comes last"


@pytest.mark.parametrize(("worth", "answer"), [(0.62, "own"), (2.0, "other")])
def test_another_plan_must_be_better_than_that_for_the_own_choice(worth, answer):
    """The own choice is worth more with a plan, too."""
    luck = [0.1, -0.1] * 8
    tried = [
        Candidate("own", leaves(*luck)),
        Candidate("other", leaves(-1.0)),
        Candidate("own", leaves(*(0.6 + n for n in luck))),
    ]
    tried[2].tree = Node()
    tried.append(Candidate("other", leaves(*(worth - n for n in luck)), tree=Node()))
    assert SearchResult(0, tried, []).best().text == answer
