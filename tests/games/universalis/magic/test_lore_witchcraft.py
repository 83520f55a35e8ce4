"""Witchcraft: the doll, the trick, the cup."""

import pytest

from undercroft.games.universalis.bots import fencing
from undercroft.games.universalis.rules.characters import figures, open_spells
from undercroft.games.universalis.rules.characters.party import company
from undercroft.games.universalis.rules.squares import Do
from undercroft.games.universalis.state import Mark

from ..stage import cast


@pytest.mark.rule("dun.create.restricted-lores")
def test_vampires_are_sorcerers_of_witchcraft(arena):
    a = arena()
    spells = open_spells(a.content, company(a.state, a.content), "vampires", "sorcerer")
    assert {a.content.spells[name].lore for name in spells} == {"witchcraft"}
    assert len(spells) == 6 >= a.content.classes["sorcerer"].spells


@pytest.mark.parametrize(("wounds", "lost"), [(0, 1), (2, 2), (5, 3)])
def test_the_doll_passes_on_what_the_witch_suffers(arena, wounds, lost):
    a = arena()
    witch, orc = a.hero(1, 1, wounds=wounds, vitality=9), a.orc(5, 1, courage=3, vitality=9)
    cast(a, witch, "poppet", orc, [3, 4])
    assert orc.wounds == 0
    cast(a, witch, "poppet", orc, [3, 3])
    assert (orc.wounds, witch.wounds) == (lost, wounds)


@pytest.mark.rule("dun.spell.range-number")
def test_two_change_places_if_their_bases_are_alike(arena):
    a = arena()
    witch, orc = a.hero(1, 1), a.orc(5, 1)
    cast(a, witch, "change-places", orc)
    assert (a.board.xy(witch.cell), a.board.xy(orc.cell)) == ((5, 1), (1, 1))
    troll = a.creature("cave-troll", 8, 4)
    cast(a, witch, "change-places", troll)
    assert a.board.xy(witch.cell) == (5, 1)


def test_bots_leave_tricks_to_those_who_have_a_plan_and_prick_when_they_are_hurt(arena):
    a = arena()
    witch, orc = a.hero(1, 1, mana=4, vitality=9), a.orc(5, 1, courage=3, vitality=9)

    def worth(spell):
        return fencing.spell_gain(a.t, witch, Do("cast", orc.id, word=spell), a.content.spells[spell])

    assert worth("change-places") == 0
    unhurt = worth("poppet")
    witch.wounds = 3
    assert worth("poppet") == 3 * unhurt > 0


def test_a_bitter_draught_heals_and_stuns_the_weak(arena):
    a = arena()
    witch, friend = a.hero(1, 1, wounds=5, strength=3), a.hero(2, 1, wounds=3, strength=3)
    cast(a, witch, "bitter-draught", witch, [3, 4])
    assert (witch.wounds, bool(witch.marks & Mark.STUNNED)) == (1, True)
    cast(a, witch, "bitter-draught", friend, [4, 4])
    assert (friend.wounds, friend.marks & Mark.STUNNED) == (0, 0)


@pytest.mark.rule("dun.spell.control-leaders")
def test_curses(arena):
    a = arena()
    witch, orc, boss = a.hero(1, 1), a.orc(5, 1, intelligence=4), a.orc(5, 3, leader=True)
    cast(a, witch, "fools-cap", boss)
    assert (a.state.spellbound, a.state.lasting) == ([], [])  # Leaders are not fooled
    cast(a, witch, "fools-cap", orc)
    assert figures.has(a.t, orc, "may-idle")
    assert figures.value(a.t, orc, figures.BY_NAME["intelligence"]) == 2
    cast(a, witch, "evil-eye", boss)  # another one: the cap is off
    assert not figures.has(a.t, orc, "may-idle")
    assert [figures.bonus(a.t, boss, roll) for roll in ("attack", "shot", "casting", "defence")] == [-2, -2, -2, 0]


def test_nine_lives(arena):
    a = arena()
    witch, friend = a.hero(1, 1), a.hero(3, 1)
    cast(a, witch, "nine-lives", friend)
    assert figures.has(a.t, friend, "hard-to-hit")
    assert figures.has(a.t, friend, "defence-ones-again")
