"""Where enemies may appear, who rolls for Initiative and with what, and whose turn it is then."""

import pytest

from undercroft.games.universalis.content.quests import Section
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Lasting, Mark

LONG = "a" * 20


@pytest.mark.rule("dun.encounter.distance", "dun.place.reveal", "dun.place.other")
def test_nobody_appears_within_two_squares_of_who_reveals_or_else_of_anybody(arena):
    """Nor on the starting square, the first."""
    a = arena(LONG)
    hero, friend = a.hero(5, 0), a.hero(12, 0)
    orc = a.orc(-1, 0)
    squares = range(20)
    assert [x for x in squares if not encounters.legal_square(a.t, orc, a.at(x, 0), hero.id)] == [0, 3, 4, 5, 6, 7, 12]
    assert [x for x in squares if not encounters.legal_square(a.t, orc, a.at(x, 0), NOBODY)] == [
        *(0, 3, 4, 5, 6, 7),
        *(10, 11, 12, 13, 14),
    ]
    friend.marks |= Mark.KNOCKED_OUT
    assert encounters.legal_square(a.t, orc, a.at(10, 0), NOBODY)


@pytest.mark.rule("dun.encounter.distance")
def test_a_large_base_keeps_its_distance_with_every_square(arena):
    a = arena("\n".join(["a" * 20] * 2))
    hero = a.hero(8, 0)
    troll = a.creature("cave-troll", 15, 0)
    troll.cell = -1
    assert [x for x in range(19) if not encounters.legal_square(a.t, troll, a.at(x, 0), hero.id)] == [
        0,
        5,
        6,
        7,
        8,
        9,
        10,
    ]


@pytest.mark.rule("dun.leader.place", "dun.quest-map.leader-location")
@pytest.mark.parametrize(
    ("main", "at", "section"), [(True, None, 1), (True, (0, 0), 0), (False, None, NOBODY), (False, (4, 0), 1)]
)
def test_the_leader_waits_where_the_sheet_says_else_in_the_main_room(arena, main, at, section):
    a = arena("aaabbb", sections=(Section("a"), Section("b", main=main)), leader_at=at)
    assert encounters.leader_section(a.t) == section


@pytest.mark.rule("dun.init.who-rolls", "dun.init.equidistant")
def test_the_closest_rolls_and_of_two_the_keener(arena):
    a = arena(LONG)
    orc = a.orc(10, 0)
    far, near, keen = a.hero(2, 0, perception=6), a.hero(7, 0, perception=1), a.hero(13, 0, perception=2)
    assert encounters.closest(a.t, HEROES, [orc], [far, near]) is near
    assert encounters.closest(a.t, HEROES, [orc], [far, near, keen]) is keen
    assert encounters.closest(a.t, HEROES, [orc], [far]) is far


@pytest.mark.rule("dun.run.perception", "dun.skill.nature.huge.allies")
def test_what_counts_for_initiative(arena):
    a = arena(LONG)
    hero = a.hero(10, 0, perception=3)
    assert encounters.initiative_plus(a.t, hero) == 3
    a.activate(hero, running=True)
    assert encounters.initiative_plus(a.t, hero) == 1
    a.state.turn.active = None
    ogre = a.hero(16, 0, skills=("huge",))
    assert encounters.initiative_plus(a.t, hero) == 2
    ogre.cell = a.at(17, 0)
    assert encounters.initiative_plus(a.t, hero) == 3


@pytest.mark.rule("dun.init.reinforce-lose", "dun.init.reinforce-win", "dun.init.reveal-in-combat")
@pytest.mark.parametrize(
    ("won", "side", "waits", "extra"),
    [
        (True, DARK, True, False),
        (True, HEROES, False, False),
        (False, DARK, False, False),
        (False, HEROES, False, True),
    ],
)
def test_in_combat_only_the_new_enemies_wait_or_come_at_once(arena, won, side, waits, extra):
    a = arena(LONG)
    old, new = a.orc(3, 0), a.orc(5, 0)
    a.state.turn.side = side
    a.run(encounters.outcome(a.t, [new.id], won, fighting=True))
    assert bool(new.marks & Mark.WAITS) is waits
    assert a.state.turn.extra == ([new.id] if extra else [])
    assert (old.marks & Mark.WAITS, a.state.turn.side) == (0, side)


@pytest.mark.rule("dun.init.heroes-win", "dun.init.heroes-lose", "dun.init.heroes-win-skip")
@pytest.mark.parametrize(
    ("won", "side", "then", "starts"),
    [(True, DARK, HEROES, True), (True, HEROES, HEROES, True), (False, HEROES, DARK, True), (False, DARK, DARK, False)],
)
def test_out_of_combat_the_turn_goes_to_the_winner(arena, won, side, then, starts):
    a = arena(LONG)
    hero, orc = a.hero(1, 0, marks=Mark.ACTIVATED), a.orc(5, 0, marks=Mark.ACTIVATED)
    a.state.turn.side = side
    a.run(encounters.outcome(a.t, [orc.id], won, fighting=False))
    assert (a.state.turn.side, a.state.turn.phase == "start") == (then, starts)
    assert bool(hero.marks & Mark.ACTIVATED) is not (starts and then == HEROES)
    assert bool(orc.marks & Mark.ACTIVATED) is not (starts and then == DARK)


@pytest.mark.rule("dun.magic.permanent-duration")
def test_effects_for_a_turn_count_the_turns_of_their_targets_side(arena):
    a = arena(LONG)
    hero, orc = a.hero(1, 0), a.orc(5, 0)
    effects = [
        Lasting(one, "combat", 1, lasts, "x", hero.id) for one in (hero.id, orc.id, 99) for lasts in ("turn", "combat")
    ]
    grown = [encounters.grow_old(a.state, effect, HEROES).turns - effect.turns for effect in effects]
    assert grown == [1, 0, 0, 0, 0, 0]
