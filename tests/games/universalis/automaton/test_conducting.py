"""The Conductor: a player who settles the automaton's doubts."""

import pytest

import undercroft
from undercroft.games.universalis.events import Conducting
from undercroft.games.universalis.rules.automaton import artificial, conducting
from undercroft.games.universalis.rules.automaton.aims import best_blow, best_shot, best_skill
from undercroft.games.universalis.rules.automaton.positions import attack_square, nearer_square
from undercroft.games.universalis.rules.squares import routes
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, NOBODY


def asked(a):
    return [(ask.key, ask.seat, [str(option) for option in ask.options]) for ask in a.t.asked]


def between_two(arena, conductor=1):
    """An orc with two heroes upon it who are alike in everything."""
    a = arena()
    one, two = a.hero(4, 4, hands=("broadsword",)), a.hero(6, 4, hands=("broadsword",))
    orc = a.orc(5, 4, hands=("broadsword",), facing="east")
    a.state.dark.conductor, a.state.turn.side = conductor, DARK
    a.activate(orc)
    return a, one, two, orc


@pytest.mark.rule("dun.adp.conductor")
def test_among_equal_targets_the_conductor_decides(arena):
    a, one, two, orc = between_two(arena)
    wanted = f"attack broadsword #{two.id}"
    do, _ = a.run(best_blow(a.t, orc.id), (), [wanted])
    assert do.target == two.id
    assert asked(a) == [("doubt", 1, [f"attack broadsword #{one.id}", wanted])]
    two.marks |= 1  # Stunned: easier to hit, so there is no doubt any more
    assert a.run(best_blow(a.t, orc.id))[0].target == two.id
    assert len(a.t.asked) == 1, "the Conductor keeps to the rules and is not asked"


@pytest.mark.rule("dun.adp.conductor", "dun.adp.attack.choice")
def test_he_also_says_at_whom_a_skill_is_used(arena):
    a, one, two, orc = between_two(arena)
    orc.skills = ("sting",)
    wanted = f"skill sting #{two.id}"
    _, do = a.run(best_skill(a.t, orc.id, distant=False, others=True), (), [wanted])
    assert do.target == two.id
    assert asked(a) == [("doubt", 1, [f"skill sting #{one.id}", wanted])]


@pytest.mark.rule("dun.adp.conductor", "dun.adp.target.priority")
def test_without_a_conductor_chance_decides(arena):
    a, one, two, orc = between_two(arena, NOBODY)
    found = {a.run(best_blow(a.t, orc.id))[0].target for _ in range(30)}
    assert found == {one.id, two.id}
    assert a.t.asked == []


@pytest.mark.rule("dun.adp.conductor")
def test_shots_and_ways_are_settled_too(arena):
    a = arena()
    one, two = a.hero(2, 0), a.hero(8, 0)
    archer = a.orc(5, 6, hands=("short-bow",), shooting=4)
    a.state.dark.conductor, a.state.turn.side = 0, DARK
    a.activate(archer)
    assert a.run(best_shot(a.t, archer.id), (), [f"shoot short-bow #{one.id}"]).target == one.id
    walker = a.orc(5, 7)
    a.activate(walker)
    goal = a.run(
        nearer_square(a.t, walker, routes(a.t, walker, 2)), (), [f"go-for #{two.id}", lambda ask: ask.options[-1]]
    )
    assert [ask.key for ask in a.t.asked] == ["doubt", "doubt", "doubt-square"]
    assert a.board.distance(goal, two.cell) < a.board.distance(walker.cell, two.cell)
    assert goal == a.t.asked[-1].options[-1].cell


@pytest.mark.rule("dun.adp.conductor", "dun.adp.position.spread")
def test_only_squares_that_are_equally_good_are_offered(arena):
    a = arena()
    hero = a.hero(5, 2)
    orc = a.orc(5, 7)
    a.state.dark.conductor, a.state.turn.side = 0, DARK
    a.activate(orc)
    ways = routes(a.t, orc, 9)
    a.run(attack_square(a.t, orc, ways), (), [lambda ask: ask.options[1]])
    offered = [option.cell for option in a.t.asked[-1].options]
    assert offered == [a.at(4, 3), a.at(5, 3), a.at(6, 3)], "three squares before him are equally near"
    friend = a.orc(3, 4)
    a.run(attack_square(a.t, orc, routes(a.t, orc, 9)), (), [lambda ask: ask.options[1]])
    offered = [option.cell for option in a.t.asked[-1].options]
    assert offered == [a.at(5, 3), a.at(6, 3)], "the one beside a friend is not as good"
    assert friend.cell == a.at(3, 4)
    assert hero.wounds == 0


@pytest.mark.rule("dun.adp.conductor")
def test_a_whole_activation_with_a_conductor(arena):
    a, one, two, orc = between_two(arena)
    a.state.turn.active = None
    orc.marks = 0
    a.run(artificial.activate(a.t, orc.id), [3, 3, 4, 4], [f"attack broadsword #{one.id}"])
    assert orc.facing == 6, "it turned to the one whom the Conductor named"
    assert two.wounds == 0


# ------------------------------------------------------------------------------------------------ who it is


def quest(seats=3, mode="artificial", **options):
    options = {"ready-party": True, "conductor": True, **options}
    return undercroft.new("universalis", seed=4, seats=seats, mode=mode, options=options)


def answer_all(session, *answers):
    for answer in answers:
        assert session.request.key == "conduct"
        session.answer(answer)
    return session.state


@pytest.mark.rule("dun.adp.conductor", "dun.adp.conductor-choice")
def test_before_the_quest_everybody_says_whether_he_would():
    session = quest()
    assert [option.value for option in session.request.options] == ["pass", "willing"]
    state = answer_all(session, "pass", "willing", "pass")
    assert (state.dark.conductors, state.dark.conductor) == ([1], 1)
    assert [event.player for event in session.events if type(event) is Conducting] == [2]
    state = answer_all(quest(), "pass", "pass", "pass")
    assert (state.dark.conductors, state.dark.conductor) == ([], NOBODY)


@pytest.mark.rule("dun.adp.conductor-choice")
def test_among_several_chance_decides(arena):
    found = set()
    a = arena()
    a.hero(0, 0)
    a.switch(conductor=True)
    a.state.seats = 3
    for _ in range(40):
        a.run(conducting.name(a.t), (), ["willing", "pass", "willing"])
        found.add(a.state.dark.conductor)
    assert found == {0, 2}


@pytest.mark.rule("dun.adp.conductor")
@pytest.mark.parametrize("mode", ["dark-player", "rotating", "classic"])
def test_where_somebody_plays_the_creatures_nobody_conducts(mode):
    session = quest(mode=mode)
    while session.request.key in ("leader-item", "plan"):
        session.answer("none" if session.request.key == "leader-item" else "done")
    assert session.request.key in ("next", "herbalist")


@pytest.mark.rule("dun.adp.conductor-pass")
def test_at_the_end_of_each_turn_the_next_willing_player_takes_over(arena):
    a = arena()
    a.hero(0, 0)
    a.state.seats, a.state.dark.conductors, a.state.dark.conductor = 4, [0, 2, 3], 0
    passed = []
    for _ in range(4):
        a.state.turn.side = DARK
        a.run(turns.end_dark(a.t))
        passed.append(a.state.dark.conductor)
    assert passed == [2, 3, 0, 2]
    a.state.dark.conductors, a.state.dark.conductor = [2], 2
    told = len(a.t.told(Conducting))
    a.run(turns.end_dark(a.t))
    assert (a.state.dark.conductor, len(a.t.told(Conducting))) == (2, told)
    a.state.dark.conductors, a.state.dark.conductor = [], NOBODY
    a.run(turns.end_dark(a.t))
    assert a.state.dark.conductor == NOBODY
