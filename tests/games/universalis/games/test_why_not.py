"""Why a thing that somebody points at cannot be used now."""

import pytest

from undercroft import texts
from undercroft.games.universalis import ids
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.rules.why_not import why_not
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import Ask

from ..stage import FIELD, OPEN

SPEAK = texts.voice("universalis", "en")
ROOMS = "aaaabbbb\naaaabbbb\naaaabbbb"


def why(a, id, key="act"):
    """The ids of the reasons."""
    found = list(why_not(a.t, Ask(0, key, ()), id))
    assert all(SPEAK(text) != str(text) and text.cites for text in found)
    return [text.id for text in found]


@pytest.mark.rule("dun.move.points", "dun.move.disengage")
def test_squares(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4, movement=5)
    a.activate(hero)
    far = list(why_not(a.t, Ask(0, "act", ()), ids.cell(a.at(13, 4))))
    assert [(text.id, text.args) for text in far] == [("no-far", {"cost": 8, "left": 5})]
    assert why(a, ids.cell(hero.cell)) == ["no-here"]
    a.state.turn.active.points = 0
    assert why(a, ids.cell(a.at(6, 4))) == ["no-movement"]
    a.state.turn.active.points = 5
    a.orc(5, 3, facing="south", hands=("axe",))
    assert why(a, ids.cell(a.at(9, 4))) == ["no-engaged"]
    hero.marks |= Mark.IN_PIT
    assert why(a, ids.cell(a.at(9, 4))) == ["no-move-pit"]


@pytest.mark.rule("dun.reveal.arrow")
def test_a_square_that_nobody_has_seen(arena):
    a = arena(ROOMS, doors=(Door("gate", (3, 1), "east"),), dark_seat=1)
    hero = a.hero(1, 1)
    a.activate(hero)
    assert why(a, ids.cell(a.at(6, 1))) == ["no-unexplored"]


@pytest.mark.rule("dun.melee.target", "dun.ranged.requirements", "dun.ranged.not-engaged", "dun.equip.reload")
def test_enemies(arena):
    a = arena(FIELD, **OPEN)
    hero, orc = a.hero(1, 4, hands=("broadsword",)), a.orc(6, 4)
    a.activate(hero)
    assert why(a, ids.figure(orc.id)) == ["no-reach"]
    hero.hands = [Held("crossbow", loaded=False)]
    assert why(a, ids.sheet(orc.id)) == ["no-reach", "no-unloaded"]
    hero.hands = [Held("javelin")]
    orc.cell = a.at(19, 4)
    assert why(a, ids.figure(orc.id)) == ["no-reach", "no-range"]
    a.orc(1, 3, facing="south", hands=("axe",))
    assert why(a, ids.figure(orc.id)) == ["no-reach", "no-shot-engaged"]
    a.state.turn.active.action = 0
    assert why(a, ids.figure(orc.id)) == ["no-action"]
    assert why(a, ids.figure(hero.id)) == ["no-self"]


@pytest.mark.rule("dun.magic.basic", "dun.magic.cast-limit", "dun.magic.free-hand")
def test_spells(arena):
    a = arena()
    hero, other = a.hero(1, 1, spells=("fireball",), mana=0, hands=()), a.hero(8, 8, spells=("fireball",), mana=3)
    a.activate(hero)
    card = f"spell-{hero.id}-fireball"
    assert why(a, card) == ["no-mana"]
    hero.mana = 4
    assert why(a, card) == ["no-target"]
    hero.casts["fireball"] = 3
    assert why(a, card) == ["no-casts"]
    assert why(a, f"spell-{other.id}-fireball") == ["no-not-his"]
    a.state.turn.active.action = 0
    assert why(a, card) == ["no-action"]


@pytest.mark.rule("dun.door.open-unexplored", "dun.quick.when")
def test_doors_and_gear(arena):
    a = arena(ROOMS, doors=(Door("gate", (3, 1), "east"),))
    hero = a.hero(0, 1, pack=("healing-potion",))
    a.activate(hero)
    assert why(a, ids.door(0)) == ["no-door-far"]
    hero.cell = a.at(3, 1)
    a.state.turn.active.action = 0
    assert why(a, ids.door(0)) == ["no-action"]
    a.state.turn.active.quick = 0
    assert why(a, f"gear-{hero.id}-healing-potion") == ["no-quick"]


def test_other_questions_and_unknown_things_have_no_answer_of_their_own(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.activate(hero)
    assert why(a, ids.cell(0), key="push") == []
    assert why(a, "no such thing") == []
