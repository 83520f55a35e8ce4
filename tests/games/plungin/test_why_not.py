"""What a player is told about a thing that is pointed at and has no option."""

import pytest

from undercroft.games.plungin.ids import cell_id, chest_id, door_ids, figure_id, own_id, sheet_id
from undercroft.games.plungin.rules import figures
from undercroft.games.plungin.rules.why_not import why_not
from undercroft.kernel import Ask
from undercroft.texts import voice

from .conftest import EXIT, NORTH_DOOR, Quest

english = voice("plungin")


def texts(q, id, key="act"):
    """The first Hero points at something while he acts."""
    return list(why_not(q.t, Ask(0, key, [], at=(figure_id(0),)), id))


def reasons(q, id, key="act"):
    return [text.id for text in texts(q, id, key)]


@pytest.fixture
def quest():
    """Konrad and George on the Entry Tile; a room lies behind the open door in the north."""
    q = Quest("konrad", "george")
    q.room()
    return q


def test_squares(quest):
    hero = quest.hero()
    assert reasons(quest, cell_id(hero.cell)) == ["no-stand"]
    assert reasons(quest, cell_id(quest.hero(1).cell)) == ["no-taken"]
    far = quest.at(1, 1, 1)
    (text,) = texts(quest, cell_id(far))
    assert text.id == "no-far"
    assert text.args["steps"] > text.args["most"] == figures.moves(quest.t, 0)
    hero.turn.moves = 1
    assert reasons(quest, cell_id(far)) == ["no-second-move"]


def test_a_shut_door_leaves_no_way():
    q = Quest("konrad")
    q.room(open=False)
    assert reasons(q, cell_id(q.at(1, 1, 1))) == ["no-way"]


def test_monsters(quest):
    foe = quest.foe("wood-ghoblin", quest.at(1, 1, 1))
    assert reasons(quest, figure_id(foe.number)) == ["no-beside"]
    quest.hero().hands = ["bow"]
    assert reasons(quest, sheet_id(foe.number)) in (["no-sight"], ["no-range"])
    quest.hero().turn.attacks = 2
    assert reasons(quest, figure_id(foe.number)) == ["no-third-attack"]
    quest.hero().turn.only_move = True
    assert reasons(quest, figure_id(foe.number)) == ["no-only-move"]


def test_friends(quest):
    assert reasons(quest, figure_id(0)) == ["no-self"]
    quest.hero(1).cell = quest.at(1, 1, 1)
    assert reasons(quest, figure_id(1)) == ["no-friend-away"]
    quest.hero(1).lif = 0
    assert reasons(quest, sheet_id(1)) == ["no-gone"]


def test_doors_and_chests(quest):
    assert reasons(quest, door_ids(NORTH_DOOR, 2)[0]) == ["no-open-door"]
    assert reasons(quest, door_ids(EXIT, 2)[0]) == ["no-exit"]
    great = quest.door(1, 0, "great")
    assert reasons(quest, door_ids(great, 2)[0]) == ["no-door-away"]
    quest.hero().cell = quest.state.doors[great].cells[0]
    assert reasons(quest, door_ids(great, 2)[1]) == ["no-great-key"]
    chest = quest.chest(quest.at(1, 5, 1))
    assert reasons(quest, chest_id(chest)) == ["no-chest-away"]


def test_things_and_spells(quest):
    hero = quest.hero(items=["healing-potion", "healing-potion"], spells=["lightning"])
    assert reasons(quest, own_id(0, "healing-potion")) == ["no-hale"]
    assert reasons(quest, own_id(0, "healing-potion") + "-2") == ["no-copy"]
    assert reasons(quest, own_id(0, "lightning")) == ["no-magic"]
    hero.turn.casts = 2
    assert reasons(quest, own_id(0, "lightning")) == ["no-third-cast"]
    quest.hero(1, items=["torch"])
    assert [english(text) for text in texts(quest, own_id(1, "torch"))] == ["That belongs to George."]


def test_what_is_not_explained_is_left_to_the_kernel(quest):
    assert reasons(quest, "no such thing") == []
    assert reasons(quest, cell_id(quest.hero().cell), "treasure") == []
