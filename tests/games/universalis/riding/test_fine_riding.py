"""The fine print of riding: who bears whom, who charges, who falls how hard, who remembers a blow."""

from __future__ import annotations

import pytest
from tests.games.universalis.riding.test_saddle import beast, meadow, offered, rider

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.events import Fell
from undercroft.games.universalis.rules.riding import charge, falls, saddle, stable
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.state import DARK, NOBODY, Mark


@pytest.mark.rule("dun.skill.nature.mount.ride", "dun.skill.nature.raging-mount.ride")
@pytest.mark.parametrize(
    ("hero", "mount", "bears"),
    [
        (1, 1, False),
        (1, 2, True),
        (2, 2, True),
        (3, 2, False),
        (2, 3, True),
        (3, 3, False),
        (3, 4, True),
        (2, 1, False),
    ],
)
def test_who_bears_whom(arena, hero, mount, bears):
    a = meadow(arena)
    assert saddle.bears(a.hero(3, 3, size=hero), a.pet(6, 6, size=mount)) is bears


@pytest.mark.rule("dun.mount.who")
def test_people_ride_and_animals_do_not(arena):
    a = meadow(arena)
    hero, man, pet = a.hero(1, 1), a.companion("sellsword", 3, 3), a.pet(5, 5)
    wolf = next(card.id for card in a.content.creatures.values() if "animal" in card.kinds)
    assert [saddle.rides(a.t, one) for one in (hero, man, pet, a.creature(wolf, 8, 6), a.orc(11, 6))] == [
        True, True, False, False, True,
    ]  # fmt: skip


@pytest.mark.rule("dun.mount.mounting", "dun.mount.who")
@pytest.mark.parametrize(
    "change", ["", "down", "still", "horse-down", "horse-still", "ridden", "apart", "busy", "body", "burden", "enemys"]
)
def test_who_gets_into_the_saddle(arena, change):
    a = meadow(arena)
    hero = a.hero(5, 4)
    horse = beast(a, "riding-horse", 4, 4, hero)
    if change == "down":
        hero.marks |= Mark.KNOCKED_DOWN
    elif change == "still":
        hero.marks |= Mark.STATIONARY
    elif change == "horse-down":
        horse.marks |= Mark.KNOCKED_DOWN
    elif change == "horse-still":
        horse.marks |= Mark.STATIONARY
    elif change == "ridden":
        horse.ridden = 99
    elif change == "apart":
        hero.cell = a.at(7, 4)
    elif change in ("body", "burden"):
        a.hero(5, 5, marks=Mark.KNOCKED_OUT, owner=(horse if change == "body" else hero).id)
    elif change == "enemys":
        horse.side = DARK
    a.activate(hero, **({"quick": 0, "action": 0} if change == "busy" else {}))
    assert offered(a, hero, "mount-up") == ([] if change else [f"mount-up #{horse.id}"])


@pytest.mark.rule("dun.mount.mounting", "dun.mount.movement")
@pytest.mark.parametrize(
    ("skill", "marks", "carried", "fresh"),
    [
        ("mount", 0, False, True),
        ("mount", Mark.ACTIVATED, False, True),
        ("mount", 0, True, False),
        ("raging-mount", 0, False, True),
        ("raging-mount", Mark.ACTIVATED, False, False),
    ],
)
def test_a_mount_that_has_had_its_turn_does_not_move_again(arena, skill, marks, carried, fresh):
    """One that stands still by itself has none."""
    a = meadow(arena)
    hero = a.hero(5, 4)
    horse = beast(a, "riding-horse", 4, 4, hero)
    horse.skills = (skill,)
    horse.marks |= marks
    if carried:
        horse.uses[saddle.CARRIED] = saddle.now(a.t)
    active = a.activate(hero)
    a.do(hero, f"mount-up #{horse.id}")
    assert (active.points > 0, active.move_over) == (fresh, not fresh)


@pytest.mark.rule("dun.move.points", "dun.condition.stationary")
@pytest.mark.parametrize(("mark", "moves"), [(0, True), (Mark.STATIONARY, False), (Mark.IN_PIT, False)])
def test_a_mount_that_cannot_go_keeps_its_rider_where_he_is(arena, mark, moves):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4)
    horse.marks |= mark
    a.activate(hero)
    assert bool(offered(a, hero, "move")) is moves


@pytest.mark.rule("dun.fall.where", "dun.fall.damage")
@pytest.mark.parametrize(
    ("ground", "size", "marks", "falls_down"),
    [
        ("pit", 2, 0, True),
        ("pit", 3, 0, True),
        ("pit", 4, 0, False),
        ("pit", 2, Mark.FLYING, False),
        ("pit", 2, Mark.IN_PIT, False),
        ("forest", 2, 0, False),
    ],
)
def test_who_is_struck_out_of_the_air_falls_where_there_is_no_floor(arena, ground, size, marks, falls_down):
    a = meadow(arena, ground=(Ground(ground, (5, 4)),))
    bat = a.orc(5, 4, size=size, marks=marks, vitality=30)
    a.run(falls.plunge(a.t, bat.id), [1] * 4 * falls_down)
    assert (len(a.t.told(Fell)), bool(bat.marks & Mark.KNOCKED_DOWN)) == (falls_down, falls_down)


@pytest.mark.rule("dun.fall.where")
def test_a_rider_does_not_fall_into_what_his_mount_flies_over(arena):
    a = meadow(arena, ground=(Ground("pit", (5, 4)),))
    hero, _ = rider(a, 5, 4)
    a.run(falls.plunge(a.t, hero.id))
    assert a.t.told(Fell) == []


@pytest.mark.rule("dun.mount.mounting")
@pytest.mark.parametrize(("quick", "action", "may"), [(1, 1, True), (1, 0, True), (0, 1, True), (0, 0, False)])
def test_getting_down_takes_a_quick_action(arena, quick, action, may):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4)
    a.activate(hero, quick=quick, action=action)
    cells = {a.at(x, y) for x in range(3, 7) for y in range(3, 6)} - {a.at(4, 4), a.at(5, 4)}
    assert {int(text.split("@")[1]) for text in offered(a, hero, "dismount")} == (cells if may else set())


@pytest.mark.rule("dun.mount.damage-bonus", "dun.mount.difficult-terrain-damage", "dun.mount.damage-bonus-exceptions")
@pytest.mark.parametrize(
    ("weapon", "change", "dice"),
    [
        ("broadsword", "", 1), ("broadsword", "rough", 0), ("broadsword", "riding", 0), ("broadsword", "ridden", 0),
        ("greatsword", "", 0), ("cavalry-lance", "", 1), ("dagger", "", 0), ("unarmed", "", 0), ("fangs", "", 0),
    ],
)  # fmt: skip
def test_a_die_more_from_the_saddle(arena, weapon, change, dice):
    a = meadow(arena, **({"ground": (Ground("difficult", (4, 4)),)} if change == "rough" else {}))
    hero, _ = rider(a, 5, 4)
    orc = a.orc(5, 3)
    if change in ("riding", "ridden"):
        setattr(orc, change, 99)
    assert charge.extra_dice(a.t, hero, orc, a.content.weapons[weapon]) == dice


@pytest.mark.rule("dun.mount.spear-charge", "dun.mount.spear-critical")
@pytest.mark.parametrize(
    ("weapon", "forward", "facing", "lowered"),
    [
        ("cavalry-lance", 3, "east", True), ("cavalry-lance", 2, "east", False), ("broadsword", 3, "east", False),
        ("cavalry-lance", 3, "north", False), ("cavalry-lance", 9, "east", True),
    ],
)  # fmt: skip
def test_a_lance_is_lowered_after_three_squares(arena, weapon, forward, facing, lowered):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, facing=facing, mount={"facing": facing})
    orc, card = a.orc(6, 4), a.content.weapons[weapon]
    a.activate(hero, forward=forward)
    assert charge.couched(a.t, hero, orc, card) is lowered
    assert charge.lowered(card).armor == card.armor - 1
    assert charge.lowered(card).marks == (*card.marks, "throws-down")
    a.activate(horse, forward=forward)
    assert not charge.couched(a.t, hero, orc, card)


@pytest.mark.rule("dun.mount.shooting-casting", "dun.skill.exploration.expert-rider.no-penalty")
def test_shots_from_the_saddle_are_unsteady(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4)
    walker = a.hero(9, 4)
    assert (charge.unsteady(a.t, hero), charge.unsteady(a.t, walker)) == (-1, 0)
    hero.skills = ("expert-rider",)
    assert charge.unsteady(a.t, hero) == 0


@pytest.mark.rule("dun.mount.gallop", "dun.run.barred")
@pytest.mark.parametrize("change", ["", "running", "engaged", "acted", "wounded", "down", "ground", "foot"])
def test_when_a_mount_gallops(arena, change):
    a = meadow(arena, **({"ground": (Ground("difficult", (4, 4)),)} if change == "ground" else {}))
    hero, horse = rider(a, 5, 4)
    a.activate(hero, running=change == "running")
    if change == "engaged":
        a.orc(6, 4, facing="west", size=3)
    elif change == "acted":
        horse.marks |= Mark.ACTIVATED
    elif change == "wounded":
        horse.wounds = horse.base[9] - 1
    elif change == "down":
        horse.marks |= Mark.STUNNED
    elif change == "foot":
        hero = a.hero(12, 4)
        a.activate(hero)
    assert saddle.gallops(a.t, situation(a.t, hero.id)) is (not change)


@pytest.mark.rule("dun.mount.gallop", "dun.run.distance", "dun.run.stumble")
@pytest.mark.parametrize(
    ("movement", "dice", "points"), [(9, (1, 1), 4), (9, (1, 2), 12), (9, (5, 5), 18), (9, (3, 6), 18), (3, (6, 6), 6)]
)
def test_how_far_a_gallop_goes(arena, movement, dice, points):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4)
    active = a.activate(hero, movement=movement, points=movement)
    a.do(hero, "gallop", dice)
    assert (active.points, active.running, active.begun) == (points, True, True)
    assert horse.marks & Mark.ACTIVATED
    assert horse.uses[saddle.GALLOPED] == saddle.now(a.t)


@pytest.mark.rule("dun.mount.both-attack", "dun.mount.gallop")
@pytest.mark.parametrize("change", ["", "galloped", "free"])
def test_a_ridden_mount_attacks_but_goes_nowhere(arena, change):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4)
    if change == "galloped":
        horse.uses[saddle.GALLOPED] = saddle.now(a.t)
    elif change == "free":
        hero.riding = horse.ridden = NOBODY
    active = a.activate(horse)
    points = active.points
    saddle.hold(a.t, horse.id)
    wanted = {"": (0, 0, True, 1), "galloped": (0, 0, True, 0), "free": (points, 1, False, 1)}[change]
    assert (active.points, active.quick, active.move_over, active.action) == wanted


@pytest.mark.rule("dun.skill.nature.mount.alone", "dun.mount.riderless-still")
@pytest.mark.parametrize("change", ["", "none", "apart", "friend", "out"])
def test_a_mount_alone_strikes_back_at_who_is_still_there(arena, change):
    a = meadow(arena)
    hero = a.hero(1, 1)
    horse, orc = beast(a, "riding-horse", 8, 4, hero), a.orc(9, 4)
    horse.uses[stable.GRUDGE] = orc.id
    if change == "none":
        horse.uses.clear()
    elif change == "apart":
        orc.cell = a.at(11, 4)
    elif change == "friend":
        orc.side = horse.side
    elif change == "out":
        orc.marks |= Mark.KNOCKED_OUT
    assert stable.foe_of(a.t, horse) is (None if change else orc)
    assert stable.idle(a.t, horse) is bool(change)
    active = a.activate(horse)
    stable.hold(a.t, horse.id)
    assert (active.points, active.quick, active.move_over) == (0, 0, True)
    assert (active.action, active.bound) == ((0, NOBODY) if change else (1, orc.id))
    assert stable.GRUDGE not in horse.uses


@pytest.mark.rule("dun.mount.riderless-attacked")
@pytest.mark.parametrize(
    ("dice", "apart", "flees", "grudge"),
    [((1, 2), False, True, 0), ((6, 6), False, False, 1), ((6, 6), True, False, 0)],
)
def test_a_mount_that_is_attacked_runs_or_remembers(arena, dice, apart, flees, grudge):
    a = meadow(arena)
    hero = a.hero(1, 1)
    horse, orc = beast(a, "riding-horse", 8, 4, hero), a.orc(11 if apart else 9, 4)
    stable.startle(a.t, horse.id, orc.id)
    a.run(stable.calm(a.t), dice)
    assert bool(horse.marks & Mark.LEFT) is flees
    assert horse.uses.get(stable.GRUDGE, 0) == orc.id * grudge
    assert a.state.turn.startled == []
    assert (horse.cell == -1, horse.uses.get(stable.RAN_AWAY, 0)) == (flees, int(flees))


@pytest.mark.rule("dun.mount.fall", "dun.mount.fall-flying")
@pytest.mark.parametrize(("flying", "high", "dice"), [(False, False, 3), (False, True, 6), (True, False, 6)])
def test_who_falls_from_the_air_falls_harder(arena, flying, high, dice):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, natural=3, armor=3, vitality=20)
    horse.marks |= Mark.FLYING if flying else 0
    a.run(falls.fall(a.t, hero.id, high=high), [*[6] * dice, 6, 6], [lambda ask: ask.options[0]])
    assert hero.wounds == dice
    assert hero.marks & Mark.KNOCKED_DOWN
    assert (hero.riding, horse.ridden) == (NOBODY, NOBODY)
    assert not horse.marks & Mark.LEFT


@pytest.mark.rule("dun.skill.exploration.expert-rider.reroll", "dun.mount.runaway")
@pytest.mark.parametrize(
    ("skills", "marks", "dice", "stays"),
    [
        ((), 0, (1, 2), False), (("expert-rider",), 0, (1, 2, 6, 6), True), (("expert-rider",), 0, (1, 2, 1, 2), False),
        (("expert-rider",), Mark.KNOCKED_OUT, (1, 2), False), ((), 0, (6, 6), True),
    ],
)  # fmt: skip
def test_an_expert_soothes_his_mount(arena, skills, marks, dice, stays):
    a = meadow(arena)
    hero = a.hero(1, 1, skills=skills, marks=marks)
    horse = beast(a, "riding-horse", 8, 4, hero)
    assert a.run(falls.steady(a.t, horse.id, hero.id), dice) is stays
    assert not falls.soothes(a.t, None)
