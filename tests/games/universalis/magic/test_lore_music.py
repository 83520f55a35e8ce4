"""Music: songs that last, for those who stay with the singer."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures, open_spells
from undercroft.games.universalis.rules.characters.party import company
from undercroft.games.universalis.rules.encounters import new_turn
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.state import HEROES, Held, Mark

from ..stage import begins, cast, goes_on


def movement(a, figure):
    return figures.value(a.t, figure, Attribute.MOVEMENT)


@pytest.mark.rule("dun.magic.permanent-duration", "dun.spell.aoe")
def test_a_song_is_heard_again_by_those_who_are_near_then(arena):
    a = arena()
    bard = a.hero(1, 1, movement=5)
    near, far = a.hero(5, 1, movement=5), a.hero(8, 1, movement=5)
    cast(a, bard, "marching-song", bard)
    assert [movement(a, one) for one in (bard, near, far)] == [7, 7, 5]
    spellbound.count_down(a.t, HEROES)
    near.cell, far.cell = far.cell, near.cell
    new_turn(a.t, HEROES)
    goes_on(a)
    for one in (bard, near, far):
        begins(a, one)
        a.state.turn.active = None
    assert [movement(a, one) for one in (bard, near, far)] == [7, 5, 7]


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.permanent-ends-ko")
def test_it_is_over_after_its_turns_and_with_its_singer(arena):
    a = arena()
    bard, friend = a.hero(1, 1), a.hero(3, 1)
    cast(a, bard, "battle-hymn", bard)
    assert figures.bonus(a.t, friend, "melee-damage") == 1
    for _ in range(3):
        spellbound.count_down(a.t, HEROES)
    a.state.lasting.clear()
    goes_on(a)
    assert a.state.lasting == []
    b = arena()
    bard, friend = b.hero(1, 1), b.hero(3, 1)
    cast(b, bard, "battle-hymn", bard)
    b.run(damage.knock_out(b.t, bard.id))
    assert b.state.spellbound == []
    b.state.lasting.clear()
    goes_on(b)
    assert b.state.lasting == []


def test_the_last_stand_is_made_shoulder_to_shoulder(arena):
    a = arena()
    bard, near, far = a.hero(1, 1), a.hero(3, 1), a.hero(4, 1)
    cast(a, bard, "ballad-of-the-last-stand", bard)
    assert [figures.bonus(a.t, one, "defence") for one in (bard, near, far)] == [1, 1, 0]
    assert [figures.has(a.t, one, "defence-ones-again") for one in (near, far)] == [True, False]


@pytest.mark.rule("dun.spell.control-leaders", "dun.skill.nature.undead.control")
def test_a_lullaby_stuns_in_every_turn_and_leaders_and_dead_do_not_listen(arena):
    a = arena()
    bard, friend = a.hero(1, 1), a.hero(1, 2)
    orc, boss = a.orc(3, 1, courage=3), a.orc(3, 3, leader=True)
    dead = a.creature("skeleton-warrior", 4, 1)
    cast(a, bard, "lullaby", bard, [3, 4])
    assert not orc.marks & Mark.STUNNED
    goes_on(a, HEROES, [3, 3])
    assert orc.marks & Mark.STUNNED
    assert not (boss.marks | dead.marks | friend.marks) & Mark.STUNNED


def test_a_song_mends_a_little_every_turn(arena):
    a = arena()
    bard, friend, far = a.hero(1, 1, wounds=1), a.hero(3, 1, wounds=3), a.hero(6, 1, wounds=3)
    cast(a, bard, "song-of-mending", bard)
    friend.marks |= Mark.STUNNED
    goes_on(a)
    assert [one.wounds for one in (bard, friend, far)] == [0, 1, 3]
    assert not friend.marks & Mark.STUNNED


@pytest.mark.rule("dun.break.shield-when")
def test_a_note_shatters_shields_but_not_magic_ones(arena):
    a = arena()
    bard = a.hero(1, 1)
    orc = a.orc(5, 1, hands=("broadsword", "shield"), vitality=9, facing="east")
    cast(a, bard, "shattering-note", orc, [1] * 4)
    assert [held.card for held in orc.hands] == ["broadsword"]
    other = a.orc(1, 5, vitality=9, facing="south")
    other.hands = [Held("shield", magic="mirror-shield")]
    cast(a, bard, "shattering-note", other, [1] * 4)
    assert [held.magic for held in other.hands] == ["mirror-shield"]


@pytest.mark.rule("dun.create.restricted-lores")
def test_bards_learn_music_and_nothing_else(arena):
    a = arena()
    spells = open_spells(a.content, company(a.state, a.content), "humans", "bard")
    assert {a.content.spells[name].lore for name in spells} == {"music"}
    assert a.content.classes["bard"].spells == 1
