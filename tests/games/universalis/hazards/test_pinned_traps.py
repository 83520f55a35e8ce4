"""Traps that are found, go off or are made harmless, die by die."""

import pytest

from undercroft.games.universalis import ids
from undercroft.games.universalis.events import TrapSprung
from undercroft.games.universalis.rules.dark import playing
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Barrier, Planned, SetTrap
from undercroft.testing import run

TRAP = "stake"


@pytest.fixture
def off(monkeypatch):
    """Whom the effects of traps hit."""
    found = []

    async def apply_all(t, effects, use):
        found.append((use.target, use.card, use.cell, use.kind))

    monkeypatch.setattr(traps.effects, "apply_all", apply_all)
    return found


@pytest.mark.rule("dun.trap.reaction", "dun.trap.detected", "dun.trap.undetected", "dun.trap.detect-double-six")
@pytest.mark.parametrize(
    ("running", "dice", "found", "keen"),
    [(False, 0, True, 0), (False, -1, False, 0), (True, 1, False, 0), (False, "66", True, 1)],
)
def test_who_is_about_to_step_on_a_trap_may_find_it(arena, off, running, dice, found, keen):
    """Perception 2 and two dice against the number on the card, 2 less for a runner."""
    a = arena()
    hero = a.hero(4, 4, perception=2)
    active = a.activate(hero, running=running)
    need = a.content.dark[TRAP].detect - 2
    total = need + dice if dice != "66" else 12
    rolled = (
        [6, 6]
        if dice == "66"
        else next([x, total - x] for x in (6, 5, 4, 3, 2, 1) if 1 <= total - x <= 6 and 2 * x != total)
    )
    assert a.run(traps.spring(a.t, hero.id, TRAP, a.at(5, 4)), rolled) is found
    if found:
        assert a.state.map.traps == [SetTrap(a.at(5, 4), TRAP, known=True, bonus=keen)]
        assert (off, hero.cell) == ([], a.at(4, 4))
    else:
        assert a.state.map.traps == []
        assert off[0] == (hero.id, TRAP, a.at(5, 4), "trap")
        assert hero.cell == a.at(5, 4)
    assert (active.action, active.points) == (0, 0)


@pytest.mark.rule("dun.trap.undetected")
@pytest.mark.parametrize(("known", "shown"), [(False, ["Come", "Go", "Strike"]), (True, ["Go", "Strike"])])
def test_a_trap_that_nobody_knew_of_is_seen_before_it_is_gone(arena, off, known, shown):
    a = arena()
    hero, cell = a.hero(4, 4, perception=1), a.at(5, 4)
    a.activate(hero)
    a.state.map.traps = [SetTrap(cell, TRAP, known=known)]
    assert not a.run(traps.spring(a.t, hero.id, TRAP, cell), [1, 2])
    [sprung] = [event for event in a.t.log if isinstance(event, TrapSprung)]
    cues = sprung.cues()
    assert [type(cue).__name__ for cue in cues] == shown
    assert {cue.piece for cue in cues[:-1]} == {ids.trap(cell, TRAP)}


@pytest.mark.rule("dun.trap.detected")
def test_a_trap_at_a_door_stays_there_when_it_is_found(arena, off):
    a = arena()
    hero, door = a.hero(4, 4, perception=9), Barrier()
    a.activate(hero)
    assert a.run(traps.spring(a.t, hero.id, TRAP, -1, door), [6, 6])
    assert (door.trap, door.trap_bonus, a.state.map.traps) == (TRAP, 1, [])
    a.activate(hero)
    assert a.run(traps.spring(a.t, hero.id, TRAP, -1, Barrier()), [1, 1]) is False
    assert hero.cell == a.at(4, 4)
    assert off


@pytest.mark.rule("dun.trap.undetected", "dun.trap.one-square")
def test_whom_a_trap_hits(arena, off):
    a = arena()
    hero, near, far = a.hero(4, 4), a.hero(5, 5), a.hero(8, 4)
    wide = next(card for card in a.content.dark.values() if card.use == "trap" and card.area == 1 and card.play is None)
    single = next(
        card for card in a.content.dark.values() if card.use == "trap" and not card.area and card.play is None
    )
    a.activate(hero)
    a.run(traps.go_off(a.t, hero.id, single.id))
    assert [who for who, *_ in off] == [hero.id]
    off.clear()
    a.run(traps.go_off(a.t, hero.id, wide.id))
    assert [who for who, *_ in off] == [hero.id, near.id]
    assert far.wounds == 0


@pytest.mark.rule("dun.trap.deactivate", "dun.trap.detect-double-six", "dun.action.explore-critical-failure")
@pytest.mark.parametrize(("bonus", "change", "harmless"), [(0, 0, True), (0, -1, False), (1, -1, True)])
def test_a_trap_is_made_harmless_by_dexterity(arena, off, bonus, change, harmless):
    a = arena()
    hero = a.hero(4, 4, dexterity=3)
    a.state.map.traps = [SetTrap(a.at(5, 4), TRAP, known=True, bonus=bonus), SetTrap(a.at(9, 4), TRAP, known=True)]
    active = a.activate(hero)
    do = f"disarm @{a.at(5, 4)}"
    assert [text for text in a.offers(hero) if text.startswith("disarm")] == [do]
    total = a.content.dark[TRAP].disarm - 3 + change
    dice = next([x, total - x] for x in (6, 5, 4, 3, 2, 1) if 1 <= total - x <= 6 and 2 * x != total)
    before = a.state.quest.achievements[0]
    a.do(hero, do, dice)
    assert a.state.map.traps == [SetTrap(a.at(9, 4), TRAP, known=True)]
    assert bool(off) is not harmless
    assert a.state.quest.achievements[0] - before == (a.content.points.disarm_points if harmless else 0)
    assert active.action == 0
    assert not a.state.lasting


@pytest.mark.rule("dun.trap.deactivate")
def test_only_known_traps_within_reach_and_that_can_be_disarmed(arena):
    a = arena()
    hero = a.hero(4, 4, dexterity=3)
    a.activate(hero)
    for trap, may in (
        (SetTrap(a.at(5, 5), TRAP, known=True), True),
        (SetTrap(a.at(5, 5), TRAP), False),
        (SetTrap(a.at(6, 4), TRAP, known=True), False),
    ):
        a.state.map.traps = [trap]
        assert (f"disarm @{trap.cell}" in a.offers(hero)) is may
    a.state.map.traps = [SetTrap(a.at(5, 5), TRAP, known=True, bonus=1)]
    assert traps.trap_at(a.t, Do("disarm", cell=a.at(5, 5))) == (TRAP, 1)
    trial = traps.disarm_trial(a.t, hero, Do("disarm", cell=a.at(5, 5)))
    assert (trial.plus, trial.target) == (1, a.content.dark[TRAP].disarm)


@pytest.mark.rule("dun.dp-trap.when-quest-sheet", "dun.trap.detected-step", "dun.classic.prepare")
@pytest.mark.parametrize(
    ("trap", "plan", "reserve", "stops"),
    [
        (SetTrap(3, "stake", known=True), None, 0, True),
        (SetTrap(3, "stake", free=True), None, 0, True),
        (SetTrap(3, "stake"), None, 9, True),
        (SetTrap(3, "stake"), None, 0, False),
        (SetTrap(4, "stake", known=True), None, 0, False),
        (None, Planned("stake", "square", 3), 9, True),
        (None, Planned("stake", "square", 4), 9, False),
    ],
)
def test_what_stops_a_hero_before_his_step(arena, trap, plan, reserve, stops):
    a = arena("a" * 12, dark_seat=1, start=((11, 0),))
    a.state.mode, a.state.dark.hand, a.state.dark.reserve = "classic", ["stake"] if plan else [], reserve
    a.state.map.traps, a.state.dark.plan = [trap] if trap else [], [plan] if plan else []
    hero = a.hero(2, 0, vitality=30)
    a.activate(hero)
    a.t.script([1, 2, *[1] * 20], [lambda ask: ask.options[0]] * 4)
    assert run(playing.before_step(a.t, hero.id, a.at(3, 0), None)) is stops
    a.t.left_dice.clear(), a.t.left_answers.clear()
    assert a.state.turn.active.move_over is stops
