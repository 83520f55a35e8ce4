"""What a player sees before deciding: ways, whom one could still attack, what a Monster can strike."""

import pytest

from undercroft.games.plungin.ids import cell_id, figure_id
from undercroft.games.plungin.rules import foresight, movement
from undercroft.games.plungin.rules.options import MOVES
from undercroft.kernel import Ask

from .conftest import Quest


@pytest.fixture
def quest():
    """Konrad on the Entry Tile; a room lies behind the open door in the north."""
    q = Quest("konrad")
    q.room()
    return q


def reach(q):
    ask = Ask(0, "act", [MOVES[cell] for cell in movement.landings(q.t, 0)], at=(figure_id(0),))
    return {one.at: one for one in foresight.reach(q.t, ask)}


@pytest.mark.rule("plungin.move.distance", "plungin.attack.target")
def test_a_move_names_its_squares_and_whom_one_could_still_attack(quest):
    hero = quest.hero()
    hero.cell, hero.hands = quest.at(3, 5, 1), ["sword"]
    foe = quest.foe("wood-ghoblin", quest.at(3, 3, 1))
    found = reach(quest)
    beside, away = found[cell_id(quest.at(3, 4, 1))], found[cell_id(quest.at(2, 5, 1))]
    assert (beside.path, beside.targets) == ((cell_id(quest.at(3, 4, 1)),), (figure_id(foe.number),))
    assert away.targets == ()


@pytest.mark.rule("plungin.action.limits")
def test_after_the_last_action_nobody_is_attacked(quest):
    hero = quest.hero()
    hero.cell, hero.hands = quest.at(3, 5, 1), ["sword"]
    quest.foe("wood-ghoblin", quest.at(3, 3, 1))
    hero.turn.done = 1
    assert reach(quest)[cell_id(quest.at(3, 4, 1))].targets == ()


@pytest.mark.rule("plungin.attack.melee", "plungin.monster.actions")
def test_a_monster_strikes_the_squares_beside_it_and_farther_after_a_move(quest):
    quest.hero().cell = quest.at(3, 5, 1)
    foe = quest.foe("wood-ghoblin", quest.at(3, 3, 1))
    found = foresight.threat(quest.t, figure_id(foe.number))
    assert cell_id(quest.at(3, 4, 1)) in found.now
    assert cell_id(quest.at(3, 5, 1)) not in found.now
    assert cell_id(quest.at(3, 5, 1)) in found.soon
    assert found.seen == (figure_id(0),)
    assert foresight.threat(quest.t, figure_id(0)) is None
