"""The order in which a creature of the automaton thinks of what it could do."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.state import Held, Mark


@pytest.fixture
def thoughts(monkeypatch):
    """What it thinks of in turn; whoever is named in `come` comes to something."""
    found, come = [], set()

    def thought(name, yes, no):
        async def think(*_, **__):
            found.append(name)
            return yes if name in come else no

        return think

    for module, name, yes, no in (
        (artificial, "keep_watch", True, False),
        (artificial.positions, "approach", True, False),
        (artificial.aims, "best_spell", "spell", None),
        (artificial.casting, "cast", None, None),
        (artificial.aims, "distant_attack", True, False),
        (artificial.aims, "melee_attack", True, False),
    ):
        monkeypatch.setattr(module, name, thought(name, yes, no))
    return found, come


EVERY = ["best_spell", "distant_attack", "melee_attack", "approach"]


@pytest.mark.rule("dun.adp.attack.kind-priority", "dun.adp.move.nearest")
@pytest.mark.parametrize(
    ("come", "thinks", "goes_on"),
    [
        ((), EVERY, False),
        (("best_spell",), ["best_spell", "cast"], True),
        (("distant_attack",), EVERY[:2], True),
        (("melee_attack",), EVERY[:3], True),
        (("approach",), EVERY, True),
    ],
)
def test_spells_then_shots_then_blows_then_a_walk(arena, thoughts, come, thinks, goes_on):
    found, may = thoughts
    may.update(come)
    a = arena()
    orc = a.orc(4, 4)
    a.hero(9, 4)
    a.activate(orc)
    assert a.run(artificial.one_thing(a.t, orc.id)) is goes_on
    assert found == thinks


@pytest.mark.parametrize(
    ("more", "beside", "thinks"),
    [
        ({"action": 0}, False, []),
        ({"action": 0, "most": 1}, False, ["melee_attack"]),
        ({"action": 1, "most": 1}, False, EVERY),
        ({"action": 1, "running": True}, False, ["best_spell", "melee_attack", "approach"]),
        ({"action": 1}, True, ["melee_attack", "approach"]),
    ],
)
def test_what_it_has_left_to_think_of(arena, thoughts, more, beside, thinks):
    found, _ = thoughts
    a = arena()
    orc = a.orc(4, 4)
    a.hero(5 if beside else 9, 4)
    a.activate(orc, **more)
    assert a.run(artificial.one_thing(a.t, orc.id)) is False
    assert found == thinks


@pytest.mark.rule("dun.skill.nature.watchman.adp")
@pytest.mark.parametrize(("come", "thinks"), [((), ["keep_watch", *EVERY]), (("keep_watch",), ["keep_watch"])])
def test_a_watchman_thinks_of_doors_first(arena, thoughts, come, thinks):
    found, may = thoughts
    may.update(come)
    a = arena()
    orc = a.orc(4, 4, skills=("watchman",))
    a.hero(9, 4)
    a.activate(orc)
    assert a.run(artificial.one_thing(a.t, orc.id)) is bool(come)
    assert found == thinks


@pytest.mark.rule("dun.adp.attack.specific-target")
def test_who_hunts_somebody_goes_after_him_before_anything_else(arena, thoughts, monkeypatch):
    found, may = thoughts
    a = arena()
    orc, hero = a.orc(4, 4), a.hero(9, 4)
    active = a.activate(orc)
    monkeypatch.setattr(artificial.aims, "prey", lambda t, figure: hero)
    assert not a.run(artificial.one_thing(a.t, orc.id))
    assert found == ["approach", *EVERY]
    found.clear()
    may.add("approach")
    assert a.run(artificial.one_thing(a.t, orc.id))
    assert found == ["approach"]
    found.clear()
    active.move_over = True
    assert a.run(artificial.one_thing(a.t, orc.id))
    assert found == EVERY


@pytest.fixture
def deeds_of(monkeypatch):
    """The parts of a creature's activation, one after the other."""
    found, answers = [], {"one_thing": [], "kindly": []}

    def part(module, name):
        async def happen(*_, **__):
            found.append(name)
            return answers[name].pop(0) if answers.get(name) else False

        monkeypatch.setattr(module, name, happen)

    for name in ("mood", "make_ready", "kindly", "one_thing", "finish"):
        part(artificial, name)
    part(artificial.positions, "break_away")
    part(artificial.positions, "step_back")
    part(artificial.reactions, "settle")
    return found, answers


START = ["mood", "break_away", "make_ready", "kindly"]


@pytest.mark.rule("dun.dp.creature-activation", "dun.adp.leader.actions")
def test_an_activation_from_beginning_to_end(arena, deeds_of):
    found, answers = deeds_of
    answers["one_thing"] = [True, True, False, True]
    a = arena()
    orc = a.orc(4, 4)
    a.run(artificial.activate(a.t, orc.id))
    assert found == [*START, "one_thing", "settle", "one_thing", "settle", "one_thing", "step_back", "finish"]
    found.clear()
    answers["kindly"] = [True]
    a.run(artificial.activate(a.t, orc.id))
    assert found == [*START, "step_back", "finish"], "who helps attacks nobody"
    found.clear()
    answers["one_thing"] = [True] * 20
    a.run(artificial.activate(a.t, orc.id))
    assert found.count("one_thing") == found.count("settle") == 8


@pytest.mark.rule("dun.adp.leader.actions")
@pytest.mark.parametrize(("marks", "heroes", "actions"), [(0, 4, 3), (0, 2, 1), (Mark.HELD, 4, 0)])
def test_a_leader_who_cannot_act_has_no_more_actions_either(arena, deeds_of, marks, heroes, actions):
    a = arena()
    a.state.party.start_heroes = heroes
    orc = a.orc(4, 4, leader=True, marks=marks)
    a.run(artificial.activate(a.t, orc.id))
    assert a.state.turn.active.action == actions


def test_who_is_out_of_it_does_nothing_at_all(arena, deeds_of):
    found, _ = deeds_of
    a = arena()
    orc = a.orc(4, 4)
    a.state.quest.ended = "won"
    a.run(artificial.activate(a.t, orc.id))
    assert found == ["finish"]


def test_whether_a_creature_still_goes_on(arena):
    a = arena()
    orc, other = a.orc(4, 4), a.orc(5, 5)
    assert not artificial.going(a.t, orc.id)
    active = a.activate(orc)
    assert artificial.going(a.t, orc.id)
    assert not artificial.going(a.t, other.id)
    assert not artificial.going(a.t, 99)
    a.state.quest.ended = "won"
    assert not artificial.going(a.t, orc.id)
    a.state.quest.ended = ""
    orc.marks |= Mark.KNOCKED_OUT
    assert not artificial.going(a.t, orc.id)
    orc.marks = 0
    a.run(artificial.finish(a.t, other.id))
    assert a.state.turn.active is active
    a.run(artificial.finish(a.t, orc.id))
    assert a.state.turn.active is None
    a.activate(orc)
    del a.state.figures[orc.id]
    a.run(artificial.finish(a.t, orc.id))
    assert a.state.turn.active is None


@pytest.mark.rule("dun.climb.pit")
def test_out_of_a_pit_to_the_first_free_square_and_no_weapon_besides(arena):
    a = arena("aaaaa\naaaaa\naaaaa", ground=(Ground("pit", (2, 1)),), start=((4, 2),))
    orc = a.orc(2, 1, marks=Mark.IN_PIT, agility=9, hands=(), pack=("axe",))
    a.activate(orc)
    out = [text for text in a.offers(orc) if text.startswith("climb")]
    a.t.script([6, 5])
    a.run(artificial.make_ready(a.t, orc.id))
    assert f"climb @{orc.cell}" == out[0]
    assert orc.hands == []
    down = arena("aaa", ground=(Ground("pit", (1, 0)),), start=((2, 0),))
    lying = down.orc(1, 0, marks=Mark.IN_PIT | Mark.KNOCKED_DOWN, pack=("axe",))
    down.activate(lying)
    down.run(artificial.make_ready(down.t, lying.id))
    assert (lying.cell, lying.hands) == (down.at(1, 0), [])


@pytest.mark.rule("dun.adp.blunder.dropped-weapon")
def test_it_draws_only_with_a_quick_action_left_and_if_nothing_lies_beside_it(arena):
    for quick, floor, hands in ((1, (), ["axe"]), (0, (), []), (1, ("mace",), ["mace"])):
        a = arena()
        orc = a.orc(4, 4, hands=(), pack=("axe",))
        a.hero(9, 1)
        a.state.map.floor = [(a.at(5, 4), Held(card, dropped=orc.id)) for card in floor]
        a.activate(orc, quick=quick)
        a.run(artificial.make_ready(a.t, orc.id))
        assert [held.card for held in orc.hands] == hands
