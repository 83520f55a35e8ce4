"""Crossings of rules that are far apart: corners and breath, leaps and patrols, wandering Monsters and their Laws,
places and magic items, what waits in the dungeon while the party is out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import apart, spot
from undercroft.games.plungin.content.definitions import PlaceRule
from undercroft.games.plungin.rules import (
    blows,
    calling,
    combat,
    figures,
    happenings,
    monsters,
    movement,
    muster,
    removal,
)
from undercroft.games.plungin.state import OUT, Ally, Turn
from undercroft.testing import run

WALK_OUT = "leave"


def to_its_end(q: Any, step: Any, dice: list[int] | None = None) -> None:
    """A rule with more dice than it needs; every question gets the first answer."""
    q.t.script(dice or [1] * 60, [lambda ask: ask.options[0]] * 9)
    run(step)
    q.t.left_dice.clear()
    q.t.left_answers.clear()


# ------------------------------------------------------------------------------------------ Laws


def boxed_in(quest: Any) -> tuple[Any, Any]:
    """A Ghoblin in a corner between two Chests."""
    q = quest("george")
    room = q.room("room-8x8")
    q.chest(q.at(7, 1, room))
    q.chest(q.at(8, 2, room))
    q.hero(cell=q.at(6, 1, room))
    return q, q.foe("wood-ghoblin", q.at(8, 1, room), lif=9)


@pytest.mark.rule("plungin.law.sneaky-cornered", "plungin.power.fire-breath")
def test_breath_drives_nobody_into_a_corner(quest: Any) -> None:
    """915: cornered and attacked by a Hero; a drakeling that burns a Ghoblin is not hunted for it, a Hero is."""
    q, ghoblin = boxed_in(quest)
    drakeling = q.foe("fire-drakeling", q.at(1, 8, 1))
    q.run(combat.blast(q.t, [ghoblin.number], 1, drakeling.number, True), dice=[6, 6])
    assert ghoblin.cornered == -1
    q.run(combat.blast(q.t, [ghoblin.number], 1, 0, True), dice=[6, 6])
    assert ghoblin.cornered == 0


@pytest.mark.rule("plungin.law.sneaky-cornered", "plungin.spell.doppelganger")
def test_a_creature_of_the_heroes_drives_into_a_corner_like_a_hero(quest: Any) -> None:
    q, ghoblin = boxed_in(quest)
    golem = movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(5, 1, 1), (1,) * 8))
    q.run(combat.blast(q.t, [ghoblin.number], 1, golem, True), dice=[6, 6])
    assert ghoblin.cornered == golem


@pytest.mark.rule("plungin.wander.attack-first", "plungin.law.conspire", "plungin.law.maneuver")
@pytest.mark.parametrize(
    ("kind", "rolled"),
    [("hedge-witch", "magic"), ("will-o-the-wisp", "magic"), ("orc-bowman", "attack"), ("fire-drakeling", "defense")],
)
def test_wandering_monsters_attack_with_what_their_law_gives_them(quest: Any, kind: str, rolled: str) -> None:
    """931: they attack first even if their Law prevents them; a Law of magic, bows or breath does not."""
    q = quest("george")
    room = q.room("room-8x8")
    foe = q.foe(kind, q.at(4, 1, room))
    q.hero(cell=q.at(4, 3, room), life=9)
    to_its_end(q, monsters.act(q.t, foe, first=True))
    assert q.rolls()[0] == rolled
    assert apart(foe.cell, q.hero().cell) > 2


@pytest.mark.rule("plungin.wander.attack-first", "plungin.law.repulsed-no-target", "plungin.unique.content")
@pytest.mark.parametrize("kind", ["hedge-witch", "hex-breaker"])
def test_wandering_monsters_without_such_means_come_near_and_strike(quest: Any, kind: str) -> None:
    """Where there is silence a witch has nothing to keep her away; who shrinks from wizards has a crossbow."""
    base = packs.built_in("knocking-wall")
    place = msgspec.structs.replace(base.uniques[0], rules=(PlaceRule(kind="silence"),))
    q = quest("william", uniques=(place,))
    room = q.room("eye-of-doom")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique=place.id)
    foe = q.foe(kind, q.at(4, 1, room))
    q.hero(cell=q.at(4, 4, room), life=9)
    to_its_end(q, monsters.act(q.t, foe, first=True))
    assert q.rolls()[0] == "attack"
    assert (apart(foe.cell, q.hero().cell) == 1) == (kind == "hedge-witch")


@pytest.mark.rule("plungin.event.monster-patrol", "plungin.detect.all-monsters")
def test_a_patrol_rouses_who_lives_there(quest: Any) -> None:
    """925: all other Monsters in the room detect the Heroes as well; those of the next room and sleepers do not."""
    q = quest("george")
    room = q.room()
    there = q.foe("orc", q.at(1, 1, room), aware=False)
    asleep = q.foe("orc", q.at(6, 1, room), aware=False, blind=True)
    next_door = q.foe("orc", q.at(1, 1), aware=False)
    q.hero(cell=q.at(4, 5, room))
    to_its_end(q, happenings.patrol(q.t, q.hero()))
    assert (there.aware, asleep.aware, next_door.aware) == (True, False, False)


@pytest.mark.rule("plungin.event.monster-patrol", "plungin.ability.acrobat")
def test_a_patrol_follows_by_the_doorway_that_was_leapt_through(quest: Any) -> None:
    """865: at the doorway through which one entered, be it with a leap over whoever stood in it."""
    q = quest("george", "meezle")
    room = q.room()
    q.hero(cell=q.at(3, 1), abilities=["acrobat"])
    q.hero(1, cell=q.at(3, 6, room))
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], entrance=2)
    q.act(f"leap {spot(q.at(3, 5, room))}")
    assert (q.hero().cell, q.hero().entered) == (q.at(3, 5, room), 0)
    q.act(f"leap {spot(q.at(5, 5, room))}")  # within the room nothing changes
    assert q.hero().entered == 0


@pytest.mark.rule("plungin.law.conspire", "plungin.power.fire-breath", "plungin.damage.amount")
@pytest.mark.parametrize(
    ("kind", "row", "unhurt"),
    [
        ("orc", 3, (2 / 3) ** 3),
        ("hedge-witch", 3, (2 / 3) ** 3),
        ("will-o-the-wisp", 3, None),
        ("fire-drakeling", 3, 0),
    ],
)
def test_who_chooses_for_a_monster_sees_what_its_magic_or_breath_does(
    quest: Any, kind: str, row: int, unhurt: float | None
) -> None:
    """Against nobody's Defense: three dice of ATK or MAG miss together, three points of breath never do."""
    q = quest("george")
    room = q.room("room-8x8")
    foe = q.foe(kind, q.at(4, row, room))
    q.hero(cell=q.at(4, 4, room), armor="", hands=[], def_=0)
    found = blows.wounds(q.t, foe, 0, q.hero().cell)
    assert (found and pytest.approx(float(1 - found.at_least(1)))) == unhurt


# ------------------------------------------------------------------------------------------ rewards and places


@pytest.mark.rule("plungin.ability.quick-learner", "plungin.spell.demon-control")
@pytest.mark.parametrize(("kind", "learned"), [("unruly-demon", 0), ("orc", 1)])
def test_nothing_is_learned_from_what_is_worth_nothing(quest: Any, kind: str, learned: int) -> None:
    """235: whenever the Hero receives XP for removing a Monster; for a Demon of one's own there is none."""
    q = quest("george")
    q.hero(abilities=["quick-learner"])
    if kind == "orc":
        foe = q.foe("orc", q.at(3, 3)).number
    else:
        foe = calling.unruly(q.t, 0, q.t.content.summons["demon"], 3, q.at(3, 3))
    removal.remove(q.t, figures.foe_with(q.t, foe), 0)
    assert q.hero().xp == learned


@pytest.mark.rule("plungin.unique.content", "plungin.stat.mag", "plungin.equip.manna-boost")
@pytest.mark.parametrize("hushed", [True, False])
def test_where_no_magic_works_wands_and_manna_rest_too(quest: Any, hushed: bool) -> None:
    """181: MAG is for spells and magic items."""
    base = packs.built_in("knocking-wall")
    place = msgspec.structs.replace(base.uniques[0], rules=(PlaceRule(kind="silence"),) if hushed else ())
    q = quest("william", uniques=(place,))
    room = q.room("eye-of-doom")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique=place.id)
    orc = q.foe("orc", q.at(3, 5, room))
    q.hero(cell=q.at(3, 3, room), items=["spark-wand"], hands=["manna-staff"], spells=[])
    assert q.options().count(f"attack manna-staff orc-{orc.number}") == 1
    magical = [f"boost manna-staff orc-{orc.number}", f"use spark-wand orc-{orc.number}"]
    assert [one in q.options() for one in magical] == [not hushed] * 2


@pytest.mark.rule("plungin.spell.earth-gate-return", "plungin.effect.stun-success")
def test_the_gate_is_open_to_who_shakes_off_a_stun(quest: Any) -> None:
    """310: at any later time, at the caster's will; it is no action, and the one Move (787) is still to come."""
    q = quest("brother-cecil")
    q.hero(gate=q.at(5, 5))
    q.hero().turn = Turn(begun=True, only_move=True, barred=True)
    q.act("gate")
    assert (q.hero().cell, q.hero().turn.done) == (q.at(5, 5), 0)
    assert f"move {spot(q.at(5, 4))}" in q.options()
    assert "gate" not in q.options()


# ------------------------------------------------------------------------------------------ leaving


@pytest.mark.rule("plungin.exit.only-way-out", "plungin.detect.front")
@pytest.mark.parametrize("facing", [0, 2])
def test_who_walks_to_the_exit_is_noticed_on_the_way(quest: Any, facing: int) -> None:
    """925: whoever moves onto a square in front of a Monster is detected, on the way out, too."""
    q = quest("george")
    room = q.room()
    orc = q.foe("orc", q.at(1, 5), facing=facing, aware=False, home=room)
    q.hero(cell=q.at(3, 4))
    assert WALK_OUT in q.options()
    q.act(WALK_OUT)
    assert q.hero().cell == OUT
    assert orc.aware == (facing == 2)


@pytest.mark.rule("plungin.exit.dungeon-persists", "plungin.spell.summon-control")
def test_what_was_called_waits_in_the_dungeon(quest: Any) -> None:
    """271, 573: a creature stays until its life is gone, and all remains as it is while the party is out."""
    q = quest("george")
    movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 2), (1,) * 8))
    movement.place_ally(q.t, Ally(0, "doppelganger", 0, 0, q.at(3, 3), (1,) * 8))
    q.hero(cell=q.at(3, 6))
    q.act(WALK_OUT)
    q.run(muster.outside(q.t), answers=("return",))
    assert [ally.kind for ally in q.state.allies] == ["golem"]


@pytest.mark.rule("plungin.dead.replace", "plungin.hero.samples")
def test_a_beginner_takes_the_place_of_a_veteran_who_died(quest: Any) -> None:
    """889: a new level 1 character, also where the quest offers veterans to a party that gathers."""
    q = quest("george-8", "pell-6", pack=packs.built_in("borrowed-winter"))
    q.state.phase = "muster"
    assert muster.recruits(q.state, q.t.content) == ["bram-6", "brother-cecil-6", "wrenna-6", "odile-6"]
    q.state.phase = "prepare"
    q.hero(lif=0, cell=OUT)
    found = muster.recruits(q.state, q.t.content)
    assert {q.t.content.heroes[id].level for id in found} == {1}
    assert not {"george", "pell"} & set(found)
    q.run(muster.prepare(q.t, 0), answers=("replace", "meezle"))
    assert (q.hero().id, q.hero().level) == ("meezle", 1)
