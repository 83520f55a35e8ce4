"""Casts that change nothing earn nothing; what they meet."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.events.magic import Affected, Fizzled, Resisted
from undercroft.games.plungin.rules import attacks, figures, monsters, movement
from undercroft.games.plungin.rules.turns import actions_left
from undercroft.games.plungin.state import STUNNED, Ally, Turn

HIT = [5, 5, 5, 5, 3]


def caster(quest: Any, *spells: str, others: tuple[str, ...] = (), **setup: Any) -> Any:
    """William with MAG 5 in a 6x6 room."""
    q = quest("william", *others, **setup)
    room = q.room()
    q.hero(abilities=["magic-school earth"], spells=[*spells], cell=q.at(1, 1, room), mag=5)
    for number in range(len(others)):
        q.hero(number + 1, cell=q.at(number + 2, 2, room))
    return q


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.spell.pit")
@pytest.mark.parametrize(
    ("kind", "dice", "pool"),
    [("orc", [5, 5, 3], 4), ("orc", [5, 3, 3], 15), ("bone-skeleton", [], 0), ("eye-demon", [], 0)],
)
def test_a_pit_pays_where_somebody_had_to_resist(quest: Any, kind: str, dice: list[int], pool: int) -> None:
    """Who resists has had to; the undead and a boss are not even tested. A swallowed Orc brings its own 11."""
    q = caster(quest, "pit")
    foe = q.foe(kind, q.at(3, 3, 1))
    q.act(f"cast pit {kind}-{foe.number}", dice=[*HIT, *dice])
    assert q.state.pool == pool
    assert len(q.t.told(Resisted)) == (pool != 15)


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.spell.fog", "plungin.spell.blind-sleep")
def test_fog_leaves_sleepers_asleep_and_pays_for_those_who_are_not(quest: Any) -> None:
    q = caster(quest, "fog")
    sleeper = q.foe("orc", q.at(5, 5, 1), aware=False, blind=True)
    q.act("cast fog", dice=HIT)
    assert (sleeper.blind, q.state.pool, q.t.told(Affected), "resist" in q.rolls()) == (True, 0, [], False)
    orc = q.foe("orc", q.at(6, 6, 1))
    q.act("cast fog", dice=[*HIT, 3, 3, 3])
    assert (sleeper.blind, orc.blind, q.state.pool) == (True, True, 4)
    assert q.rolls().count("resist") == 1


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.power.undead")
def test_sleep_over_nobody_but_the_undead_pays_nothing(quest: Any) -> None:
    q = caster(quest, "sleep")
    q.foe("bone-skeleton", q.at(5, 5, 1))
    q.act("cast sleep", dice=HIT)
    assert q.state.pool == 0


@pytest.mark.rule("plungin.spell.quicken", "plungin.ability.nimble", "plungin.xp.spell-lock-trap")
@pytest.mark.parametrize(
    ("lif", "condition", "done", "pool", "actions"),
    [(None, 0, 0, 0, 3), (1, 0, 0, 4, 3), (1, STUNNED, 0, 0, None), (None, 0, 2, 4, 1)],
    ids=["nimble", "wounded", "stunned", "passed"],
)
def test_quicken_pays_where_it_brings_an_action(
    quest: Any, lif: int | None, condition: int, done: int, pool: int, actions: int | None
) -> None:
    """Sonia has a third action of her own while unhurt; who has left her turn with two done is called back for one."""
    q = caster(quest, "quicken", others=("sonia",))
    hero = q.hero(1, condition=condition, turn=Turn(done=done, begun=bool(done), over=bool(done)))
    if lif is not None:
        hero.lif = lif
    if done:
        q.state.queue = [0]
    q.act("cast quicken sonia-1", dice=HIT)
    assert (q.state.pool, len(q.t.told(Fizzled))) == (pool, int(not pool))
    if actions is not None:
        assert actions_left(q.t, hero) == actions


@pytest.mark.rule("plungin.spell.wave", "plungin.xp.spell-lock-trap")
@pytest.mark.parametrize(("column", "pool"), [(2, 6), (6, 0)])
def test_a_wave_pays_if_it_moves_somebody(quest: Any, column: int, pool: int) -> None:
    q = caster(quest, "wave")
    q.foe("orc", q.at(column, 3, 1))
    q.hero(cell=q.at(column - 1, 3, 1))  # the last column has the wall behind it
    q.act("cast wave", dice=HIT)
    assert q.state.pool == pool


@pytest.mark.rule("plungin.spell.fireball", "plungin.xp.spell-lock-trap")
@pytest.mark.parametrize(("foe", "pool"), [(True, 4), (False, 0)])
def test_a_fireball_on_ones_own_creatures_pays_nothing(quest: Any, foe: bool, pool: int) -> None:
    q = caster(quest, "fireball")
    movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(5, 5, 1), (2, 3, 0, 0, 0, 4, 3, 1)))
    if foe:
        q.foe("orc", q.at(6, 6, 1))
    dice = [*HIT, 6, 6, 6, *[6, 6, 6] * foe]
    q.act("cast fireball", spot(q.at(4, 4, 1)), dice=dice)
    assert q.state.pool == pool


@pytest.mark.rule("plungin.spell.doppelganger", "plungin.spell.likeness")
@pytest.mark.parametrize(
    ("shape", "attack", "defense", "powers", "reach"),
    [("orc", 3, 3, (), 0), ("stone-gargoyle", 4, 2, ("flying",), 0), ("orc-bowman", 2, 2, (), 6), ("", 3, 4, (), 0)],
)
def test_the_copy_of_a_shape_is_a_copy_of_the_shape(
    quest: Any, shape: str, attack: int, defense: int, powers: tuple[str, ...], reach: int
) -> None:
    """George has a sword, chainmail and a shield; in another's shape they rest."""
    q = caster(quest, "doppelganger", others=("george",))
    q.hero(1, likeness=shape)
    q.act("cast doppelganger george-1", dice=HIT)
    (copy,) = q.state.allies
    assert (copy.stats[0], copy.stats[1], copy.stats[7]) == (attack, defense, 1)
    assert (copy.powers, copy.range) == (powers, reach)


# ------------------------------------------------------------------------------------------ magic of those without


@pytest.mark.rule("plungin.hero.non-magic-lock", "plungin.equip.attire")
@pytest.mark.parametrize(("hero", "magic"), [("george", 0), ("william", 5)])
def test_an_amulet_gives_no_magic_to_those_who_have_none(quest: Any, hero: str, magic: int) -> None:
    q = quest(hero)
    q.hero(attire=["amulet-of-embers"], hands=["manna-sword"], items=["spark-wand"], cell=q.at(3, 3))
    if magic:
        q.hero(mag=4)
    orc = q.foe("orc", q.at(3, 4))
    assert figures.stat(q.t, q.hero(), 4) == magic
    assert (f"use spark-wand orc-{orc.number}" in q.options()) is (magic > 0)
    assert (f"boost manna-sword orc-{orc.number}" in q.options()) is (magic > 0)
    assert f"attack manna-sword orc-{orc.number}" in q.options()


@pytest.mark.rule("plungin.equip.manna-exhausted")
def test_of_two_manna_swords_one_is_exhausted(quest: Any) -> None:
    q = quest("william")
    room = q.room()
    q.hero(hands=["manna-sword", "manna-sword"], abilities=["parry manna-sword"], cell=q.at(3, 3, room))
    orc = q.foe("orc", q.at(3, 2, room))
    defense = figures.defense_dice(q.t, 0)
    for left in (["manna-sword"], [attacks.BARE]):
        q.fresh()
        q.act(f"boost manna-sword orc-{orc.number}", dice=[1, 1, 2, 2, 1, 6])
        assert attacks.weapons(q.t, q.hero()) == left
        parries = left != [attacks.BARE]
        assert figures.defense_dice(q.t, 0) == defense - (not parries)


@pytest.mark.rule("plungin.equip.manna-exhausted", "plungin.weapon.change")
def test_a_spare_manna_sword_still_works(quest: Any) -> None:
    q = quest("william")
    q.hero(hands=["manna-sword"], items=["manna-sword"], spent=["manna-sword"])
    assert attacks.weapons(q.t, q.hero()) == ["manna-sword"]
    q.hero(items=[])
    assert attacks.weapons(q.t, q.hero()) == [attacks.BARE]


# ------------------------------------------------------------------------------------------ faults once unnoticed


@pytest.mark.rule("plungin.use.action", "plungin.stat.mag")
@pytest.mark.parametrize(("item", "reach"), [("thunder-rod", 8), ("spark-wand", 6), ("sun-vial", 6)])
def test_magic_items_reach_as_far_as_they_say(quest: Any, item: str, reach: int) -> None:
    q = quest("william")
    room = q.room("room-8x8")
    q.hero(items=[item], cell=q.at(1, 1, room))
    for column, row, squares in ((7, 1, 6), (8, 1, 7), (8, 2, 8), (8, 3, 9)):
        q.state.foes.clear()
        q.foe("orc", q.at(column, row, room))
        assert any(option.startswith(f"use {item}") for option in q.options()) == (squares <= reach)


@pytest.mark.rule("plungin.stat.res", "plungin.power.undead", "plungin.spell.likeness")
@pytest.mark.parametrize(("shape", "condition"), [("bone-skeleton", 0), ("orc", STUNNED)])
def test_the_shape_of_the_undead_knows_no_fear(quest: Any, shape: str, condition: int) -> None:
    q = quest("william", pack=packs.built_in("lampless-abbey"))
    room = q.room()
    q.hero(likeness=shape, cell=q.at(3, 3, room))
    q.run(monsters.frighten(q.t, room, 1), dice=[] if not condition else [1, 1, 1])
    assert q.hero().condition == condition
