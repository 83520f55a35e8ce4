"""What events look like: cues in ids of the scene, dice at whoever rolled them, and what they are made of."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin.content.definitions import WIT
from undercroft.games.plungin.events.base import Who
from undercroft.games.plungin.events.fights import Died, MonsterActed, Moved
from undercroft.games.plungin.events.quest import PhaseBegan
from undercroft.games.plungin.rules import (
    attacks,
    casting,
    combat,
    figures,
    items,
    makeup,
    monsters,
    movement,
    objects,
    traps,
    treasure,
)  # fmt: skip
from undercroft.games.plungin.state import OUT
from undercroft.toolkit.cues import Change, Go, Mark, Move, Pass, Roll, Strike

from .test_scene import pieces, said, shown


def cues(q: Any) -> list[Any]:
    return [cue for event in q.t.log for cue in event.cues()]


def rolls(q: Any) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(cue.who, said(cue.what), cue.dice) for cue in cues(q) if isinstance(cue, Roll)]


def test_both_sides_of_a_blow_stand_against_each_other_each_with_its_own_dice(quest: Any) -> None:
    q = quest("george")
    hero = q.hero(cell=q.at(3, 3), hands=["sword"], atk=2)
    orc = q.foe("orc", q.at(3, 2), lif=3)
    dice = [5, 6, 1, 2, *[1] * figures.defense_dice(q.t, orc.number)]
    q.run(attacks.attack(q.t, 0, orc.number, "sword"), dice=dice, answers=["stay"])
    attack, struck, defense, hurt, *_ = cues(q)
    assert (attack.who, attack.dice, attack.counted, attack.total) == (
        "figure-0",
        (5, 6, 1, 2),
        (True, True, False, False),
        2,
    )
    assert said(attack.what) == "Attack (ATK 2, sword 2)"
    assert struck == Strike("figure-0", ("figure-11",), "blow", "hit")
    assert (defense.who, defense.total, defense.outcome) == ("figure-11", 0, "harm")
    assert (defense.against.who, defense.against.dice, defense.against.total) == ("figure-0", (5, 6, 1, 2), 2)
    assert hurt == Change("figure-11", "life", 3, 1)
    assert hero.lif == hero.stats[-1]


def test_who_dies_leaves_the_map_and_loses_what_was_on_him(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(lif=1, venom=True, shell=1, cell=q.at(3, 3))
    q.run(combat.harm(q.t, 0, 3))
    found = cues(q)
    assert found[:2] == [Change("sheet-0", "life", 1, 0), Go("figure-0", "slain")]
    assert set(found[2:]) == {Mark("sheet-0", "venom", "end"), Mark("sheet-0", "shell", "end")}


def test_a_monster_walks_square_by_square_and_looks_where_it_went(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(1, 1))
    orc = q.foe("orc", q.at(4, 1))
    monsters.move(q.t, orc, 0)
    assert cues(q) == [Move("figure-11", (f"cell-{q.at(3, 1)}", f"cell-{q.at(2, 1)}"), "walk", "west")]
    assert pieces(q)["figure-11"].facing == "west"


def test_the_dice_of_a_trap_are_nobodys_and_those_against_it_its_victims(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 3), def_=1, armor="", hands=[])
    trap = next(trap for trap in q.t.content.traps.values() if trap.stages[0].kind == "attack")
    stage = trap.stages[0]
    q.run(traps.strike(q.t, 0, stage, 1), dice=[*[6] * stage.dice, 6, 6])
    assert [who for who, _, _ in rolls(q)] == ["", "figure-0"]
    assert rolls(q)[1][1] == "Defense (DEF 1, Knowing of the trap 1)"


def test_the_monsters_roll_for_their_order_each_its_own_die(quest: Any) -> None:
    q = quest("george")
    for column in (1, 2, 3):
        q.foe("orc", q.at(column, 6))
    q.run(monsters.order(q.t), dice=[2, 4, 2, 1, 6])
    assert rolls(q) == [
        ("figure-11", "Monsters' order", (2,)),
        ("figure-12", "Monsters' order", (4,)),
        ("figure-13", "Monsters' order", (2,)),
        ("figure-11", "Monsters' order", (1,)),  # tied ones only
        ("figure-13", "Monsters' order", (6,)),
    ]
    assert [actor.of for actor in shown(q).order] == ["figure-0", "figure-12", "figure-13", "figure-11"]
    assert [actor.state for actor in shown(q).order] == ["done", "now", "next", "next"]


def test_a_lone_monster_needs_no_die(quest: Any) -> None:
    q = quest("george")
    q.foe("orc", q.at(1, 6))
    q.run(monsters.order(q.t))
    assert cues(q) == []


def test_things_go_from_place_to_place(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(items=["torch", "healing-potion"], hands=["sword"])
    q.hero(1, items=[])
    items.give(q.t, 0, "healing-potion", 1)
    treasure.leave(q.t, 1, "bottle")
    assert cues(q) == [Pass("healing-potion", "items-0", "items-1"), Pass("bottle", "", "lying-0")]


@pytest.mark.parametrize("full", [True, False])
def test_what_the_dice_are_made_of_adds_up_for_every_printed_hero(quest: Any, full: bool) -> None:
    for id in quest("george").t.content.heroes:
        q = quest(id, "meezle")
        hero = q.hero(cell=q.at(3, 3))
        hero.lif = hero.lif if full else 1
        orc = q.foe("orc", q.at(3, 2))
        orc.fighting = [1]
        for weapon in attacks.weapons(q.t, hero):
            for charge in (False, True):
                dice = attacks.dice(q.t, 0, orc, weapon, charge=charge)
                parts = makeup.attack(q.t, 0, orc, weapon, None, charge, dice)
                assert sum(part.dice for part in parts) == dice
        dice = figures.defense_dice(q.t, 0, 1)
        assert sum(part.dice for part in makeup.defense(q.t, 0, 1, dice)) == dice
        dice = objects.lock_dice(q.t, 0)
        assert sum(part.dice for part in makeup.lock(q.t, 0, dice)) == dice
        for spell in hero.spells:
            dice = casting.dice(q.t, hero, q.t.content.spells[spell])
            assert sum(part.dice for part in makeup.cast(q.t, 0, q.t.content.spells[spell])) == dice


@pytest.mark.rule("plungin.item.torch")
def test_darkness_is_named_and_its_die_counts_against(quest: Any) -> None:
    q = quest("meezle", dark=True)
    q.hero(wit=3, cell=q.at(3, 3))
    assert shown(q).boards[0].areas[0].light == "dark"
    dice = objects.wit_dice(q.t, 0)
    assert [(part.name, part.dice) for part in makeup.skill(q.t, 0, WIT, dice)] == [("wit", 3), ("darkness", -1)]
    q.hero(torch=1)
    dice = objects.wit_dice(q.t, 0)
    assert [(part.name, part.dice) for part in makeup.skill(q.t, 0, WIT, dice)] == [("wit", 3)]
    assert shown(q).boards[0].areas[0].light == "dim"


def test_who_has_left_or_fallen_is_out_of_the_order_and_looks_so(quest: Any) -> None:
    q = quest("george", "meezle", "william")
    q.hero(1, lif=0, cell=OUT)
    q.hero(2, cell=OUT)
    assert [(actor.of, actor.state) for actor in shown(q).order] == [("figure-0", "now")]
    assert shown(q).order[0].value.value == 2
    assert [sheet.faded for sheet in shown(q).sheets] == [False, True, True]


def test_a_boss_is_known_by_its_rank_and_a_chest_by_its_shape(quest: Any) -> None:
    q = quest("george")
    q.foe(next(id for id, monster in q.t.content.monsters.items() if monster.life), q.at(3, 6))
    q.foe("orc", q.at(1, 6))
    q.chest(q.at(5, 5))
    found = pieces(q)
    assert (found["figure-11"].rank, found["figure-12"].rank) == ("boss", "")
    assert found["chest-0"].shape == "chest"


def test_an_event_of_an_older_log_still_speaks_and_shows_nothing_wrong() -> None:
    old = msgspec.convert({"type": "Died", "hero": "george"}, Died)
    assert old.cues() == ()
    moved = msgspec.convert({"type": "Moved", "who": {"name": "george"}, "cell": 12}, Moved)
    assert moved.cues() == ()
    assert said(moved.text()) == said(Moved(who=Who("george", 0, 0), cell=12).text())


def test_a_hero_walks_on_foot_and_an_acrobat_leaps(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(1, 1))
    q.run(movement.walk(q.t, 0, [q.at(2, 1), q.at(3, 1)]))
    q.run(attacks.leap(q.t, 0, q.at(5, 1)))
    assert [(cue.path[-1], len(cue.path), cue.how) for cue in cues(q)] == [
        (f"cell-{q.at(3, 1)}", 2, "walk"),
        (f"cell-{q.at(5, 1)}", 1, "leap"),
    ]


def test_monsters_that_find_no_way_are_told_of_once_in_an_action_phase(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(1, 1))
    walled = [q.foe("orc", q.at(1, 6)), q.foe("orc", q.at(2, 6))]
    for foe in walled:
        monsters.go(q.t, foe, {foe.cell: foe.cell}, foe.cell)
    assert [acted.monster.ref for acted in q.t.told(MonsterActed)] == [11]
    q.t.tell(PhaseBegan(phase=2, round=1))
    monsters.go(q.t, walled[1], {walled[1].cell: walled[1].cell}, walled[1].cell)
    assert [acted.monster.ref for acted in q.t.told(MonsterActed)] == [11, 12]


@pytest.mark.rule("plungin.item.torch")
def test_torches_that_burn_on_are_told_of_together_each_die_at_its_bearer(quest: Any) -> None:
    q = quest("george", "meezle", "william", dark=True)
    for number in range(3):
        q.hero(number, torch=1)
    q.run(items.burn_down(q.t), dice=[2, 1, 6])
    assert [said(event.text()) for event in q.t.log] == [
        "Meezle's torch goes out.",
        "Torches that still burn: George, William.",
    ]
    assert [(who, dice) for who, _, dice in rolls(q)] == [("figure-1", (1,)), ("figure-0", (2,)), ("figure-2", (6,))]
    assert [hero.torch for hero in q.state.heroes] == [1, 0, 1]
