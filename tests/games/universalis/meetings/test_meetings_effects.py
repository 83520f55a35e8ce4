"""Where the effects of cards meet Fortune and skills: what is undone as a whole, and what each critical brings."""

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.rules.between import services
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.state import NOBODY, Mark

SPENT = ["pass", "spend"]


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.trap.undetected")
@pytest.mark.parametrize(("die", "cell", "out"), [(5, (5, 4), False), (4, (5, 4), True)])
def test_fortune_undoes_a_trap_with_all_that_it_does(arena, die, cell, out):
    a = arena()
    hero = a.hero(5, 4, vitality=1, armor=2, fortune=1, strength=0)
    a.activate(hero)
    a.run(traps.go_off(a.t, hero.id, "hammer-of-the-gate"), [6, 6, 6, die], SPENT)
    assert (a.board.xy(hero.cell), hero.marks & Mark.KNOCKED_DOWN, bool(hero.marks & Mark.KNOCKED_OUT)) == (
        cell,
        0,
        out,
    )


@pytest.mark.rule("dun.trap.undetected")
def test_who_lives_through_the_hammer_is_thrown_back_and_down(arena):
    a = arena()
    hero = a.hero(5, 4, vitality=4, armor=2, strength=0)
    a.activate(hero)
    a.run(traps.go_off(a.t, hero.id, "hammer-of-the-gate"), [6, 6, 6, 1, 2])
    assert (a.board.xy(hero.cell), bool(hero.marks & Mark.KNOCKED_DOWN), hero.wounds) == ((5, 5), True, 3)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.condition.poisoned")
@pytest.mark.parametrize(("fortune", "dice", "poisoned"), [(1, [6, 5], False), (0, [1, 1, 2], True)])
def test_a_prick_that_fortune_undoes_leaves_no_poison(arena, fortune, dice, poisoned):
    a = arena()
    hero = a.hero(5, 4, vitality=1, natural=3, fortune=fortune, strength=0)
    a.activate(hero)
    a.run(traps.go_off(a.t, hero.id, "poison-needle"), dice, SPENT if fortune else [])
    assert (bool(hero.marks & Mark.POISONED), hero.wounds) == (poisoned, 0)


@pytest.mark.rule("dun.skill.nature.ethereal.hit", "dun.trap.undetected")
def test_a_ghost_is_not_thrown_down_by_what_cannot_touch_it(arena):
    a = arena()
    ghost = a.hero(5, 4, vitality=4, strength=0, skills=("ethereal",))
    a.activate(ghost)
    a.run(traps.go_off(a.t, ghost.id, "hammer-of-the-gate"))
    assert (a.board.xy(ghost.cell), ghost.marks & Mark.KNOCKED_DOWN, ghost.wounds) == ((5, 4), 0, 0)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.travel.fortune")
@pytest.mark.parametrize(("die", "coins"), [(5, 9), (4, 9), (0, 6)])
def test_a_travel_event_that_fortune_undoes_takes_no_coins_either(arena, die, coins):
    """The third hero has Vitality enough and loses both."""
    a = arena()
    hero = a.hero(-1, 0, vitality=1 if die else 5, armor=2, fortune=1 if die else 0, coins=9)
    found = (d.Wound(2), d.GainCoins(amount=-3))
    undone = a.run(services.settle(a.t, hero.id, found), [die] if die else [], ["spend"] if die else [])
    assert (undone, hero.coins) == (die == 5, coins)


@pytest.mark.rule("dun.giant.no-healing", "dun.fortune.fatal-roll")
def test_effects_after_one_that_was_dodged_still_come(arena):
    a = arena()
    hero = a.hero(5, 4, agility=5, vitality=5)
    use = effects.Use(card="swinging-blade", source=NOBODY, target=hero.id, kind="trap")
    a.run(effects.apply_all(a.t, (d.Harm(5, avoid="agility"), d.Afflict("stunned")), use), [3, 4])
    assert (hero.wounds, bool(hero.marks & Mark.STUNNED)) == (0, True)


@pytest.mark.rule("dun.skill.combat.sword-master", "dun.skill.combat.brutal-blow.critical")
@pytest.mark.parametrize(
    ("dice", "declared", "more"),
    [((6, 6), (), 2), ((6, 4), (), 1), ((5, 4), (), 0), ((5, 4), ("brutal-blow",), 2), ((5, 3), ("brutal-blow",), 1)],
)
def test_each_critical_of_a_sword_master_is_one_more_blow(arena, dice, declared, more):
    a, hero, orc = arena.duel(
        hero={"hands": ("katana",), "combat": 9, "strength": 1, "skills": ("sword-master", "brutal-blow")},
        orc={"vitality": 90, "armor": 6, "size": 3},
    )
    active = a.activate(hero)
    ways = "".join(f"+{skill}" for skill in declared)
    a.play(hero, f"attack katana{ways} #{orc.id}", [*dice, 1, 2])
    assert active.most == more
