"""Where two rules meet. INTERACTIONS.md beside the game names the pairs and points here and to the chapters' tests."""

import re
from importlib import resources
from pathlib import Path

import pytest

from undercroft import ledger
from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.rules.fighting.melee import strike
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.state import Mark, SetTrap

LANE = "a" * 20
QUIET = {"scenario_die": ("power",) * 6}


@pytest.mark.rule("dun.dp-trap.only-these-cases", "dun.push.fall")
@pytest.mark.parametrize("known", [True, False])
def test_a_push_is_no_step_and_sets_no_trap_off(arena, known):
    a = arena(dark_seat=1)
    a.state.dark.reserve = 9
    a.state.map.traps = [SetTrap(a.at(5, 2), "stake", known=known)]
    hero = a.hero(5, 3, vitality=9, facing="south")
    orc = a.orc(5, 4, combat=9, strength=2, hands=("broadsword",), facing="north")
    a.run(strike(a.t, a.blows(orc, hero)), [3, 3, 2, 2, 1, 1, 1], [str(a.at(5, 2)), "stay"])
    assert hero.cell == a.at(5, 2)
    assert (hero.wounds, len(a.state.map.traps)) == (0, 1)


@pytest.mark.rule("dun.trap.detected-step")
def test_whoever_walks_onto_the_marked_square_does_set_it_off(arena):
    a = arena(points=QUIET)
    a.state.map.traps = [SetTrap(a.at(5, 2), "stake", known=True)]
    hero = a.hero(5, 3, vitality=9)
    a.activate(hero, rolled=True)
    a.do(hero, f"move @{a.at(5, 2)}", [6, 6, 6, 6])
    assert (a.state.map.traps, hero.cell, hero.wounds > 0) == ([], a.at(5, 2), True)


@pytest.mark.rule("dun.condition.stunned", "dun.trap.reaction")
def test_the_stunned_detect_traps_worse(arena):
    for marks, more, found in ((0, [], True), (Mark.STUNNED, [6, 6, 6, 6], False)):
        a = arena()
        hero = a.hero(1, 1, perception=a.content.dark["stake"].detect - 7, vitality=9, marks=marks)
        a.activate(hero)
        a.run(traps.spring(a.t, hero.id, "stake", a.at(2, 1)), [3, 4, *more])
        assert (len(a.state.map.traps) == 1, hero.wounds == 0) == (found, found)


@pytest.mark.rule("dun.fortune.reroll-own", "dun.trap.detected")
def test_fortune_repeats_a_failed_detection(arena):
    a = arena(dark_seat=1)
    hero = a.hero(1, 1, fortune=1, perception=3, vitality=9)
    active = a.activate(hero)
    a.run(traps.spring(a.t, hero.id, "stake", a.at(2, 1)), [1, 2, 6, 5], ["again"])
    assert a.state.map.traps == [SetTrap(a.at(2, 1), "stake", known=True)]
    assert (hero.fortune, a.state.quest.achievements[1], hero.cell) == (0, 1, a.at(1, 1))
    assert active.points == 0, "his turn is over all the same"


@pytest.mark.rule("dun.fly.declare", "dun.ko.body")
def test_who_bears_a_body_may_fly_with_it(arena):
    """The book keeps the engaged, the wounded and those in heavy armor on the ground, nobody else."""
    a = arena(LANE, points=QUIET)
    hero = a.hero(2, 0, skills=("flying",), traits=(Trait("flying", 8),), vitality=5)
    body = a.hero(3, 0, marks=Mark.KNOCKED_OUT)
    a.activate(hero, rolled=True)
    a.do(hero, f"lift #{body.id}")
    a.activate(hero, rolled=True)
    a.do(hero, "fly")
    a.do(hero, f"move @{a.at(5, 0)}")
    assert hero.marks & Mark.FLYING
    assert (a.board.xy(hero.cell), body.owner) == ((5, 0), hero.id)


# ------------------------------------------------------------------------------------------ the page


def test_the_page_of_interactions_is_complete():
    page = resources.files("undercroft.games.universalis").joinpath("INTERACTIONS.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| (\w+) \| ", page.split("\n## ")[0], re.M)[1:]
    assert len(words) == 15
    sections = page.split("\n## ")[1:]
    assert [section.split("\n")[0] for section in sections] == words[:-1]
    for number, section in enumerate(sections):
        rows = re.findall(r"^\| (\w+) \| (.*) \| (.*)\|$", section, re.M)[1:]
        assert [row[0] for row in rows] == words[number + 1 :]
        for other, told, tests in rows:
            named = bool(re.findall(r"`test_\w+`", tests) and re.findall(r"`[\w.-]+`", told))
            assert named != told.startswith("cannot meet"), (words[number], other)
    written = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.parent.rglob("test_*.py"))
    assert [name for name in set(re.findall(r"`(test_\w+)`", page)) if f"def {name}(" not in written] == []
    rules = {f"dun.{id}" for id in re.findall(r"`((?!test_)[a-z][\w-]*\.[\w.-]+)`", page)}
    assert rules - set(ledger.rules("universalis")) == set()
