"""What every printed spell earns, and what is told of those that change nothing or push far."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.content.spells import SPELLS
from undercroft.games.plungin.events.fights import Pushed, Removed, Revived
from undercroft.games.plungin.events.magic import Affected, Resisted
from undercroft.games.plungin.rules import acting, casting, muster, offers
from undercroft.games.plungin.state import OUT
from undercroft.testing import run

PREFERRED = ("george-1", "konrad-2", "orc-11", "door-4")


def caster(quest: Any, spell: str, **setup: Any) -> Any:
    """William with one spell before a locked door, George wounded and an orc beside him, Konrad dead."""
    entry = next(one for one in SPELLS if one.id == spell)
    q = quest("william", "george", "konrad", **setup)
    q.room()
    q.hero(abilities=[f"magic-school {entry.school}"], spells=[spell], cell=q.at(3, 1, 1))
    q.door(1, 0, "locked")
    q.hero(1, cell=q.at(2, 1, 1), lif=2)
    q.hero(2, lif=0, cell=OUT)
    q.foe("orc", q.at(4, 1, 1), lif=9)
    return q


def cast(q: Any, spell: str) -> None:
    """Cast it with nothing but successes, at somebody else where that is possible; whoever resists or defends fails."""
    hero = q.hero()
    hero.turn.begun = True
    (act,) = [act for act in offers.hero_options(q.t, 0) if str(act) == f"cast {spell}"]
    aims = [str(aim) for aim in act.aims]
    chosen = next((aim for aim in PREFERRED if aim in aims), aims[0] if aims else "")
    dice = casting.dice(q.t, hero, q.t.content.spells[spell])
    answers = [f"cast {spell}", *([chosen] if len(aims) > 1 else []), *[lambda ask: ask.options[1]] * 3]
    q.t.script([*[5] * dice, *[1] * 40], answers)
    run(acting.act(q.t, 0))
    q.t.left_dice, q.t.left_answers = [], []


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.xp.sources")
@pytest.mark.parametrize("spell", [spell.id for spell in SPELLS])
def test_a_spell_that_changes_something_earns_twice_its_difficulty(quest: Any, spell: str) -> None:
    q = caster(quest, spell)
    cast(q, spell)
    assert q.rolls()[0] == "cast"
    slain = sum(removed.xp for removed in q.t.told(Removed))
    assert q.state.pool == 2 * q.t.content.spells[spell].difficulty + slain
    assert q.state.idle == 0


@pytest.mark.rule("plungin.spell.pit", "plungin.cast.resist")
def test_a_boss_shrugs_a_pit_off(quest: Any) -> None:
    q = caster(quest, "pit")
    q.state.foes.clear()
    q.foe("eye-demon", q.at(4, 1, 1))
    cast(q, "pit")
    assert [resisted.spell for resisted in q.t.told(Resisted)] == ["pit"]
    assert (q.t.told(Affected), len(q.state.foes), q.rolls()) == ([], 1, ["cast"])


@pytest.mark.rule("plungin.spell.wave")
def test_a_wave_is_told_with_where_it_throws_whom(quest: Any) -> None:
    q = caster(quest, "wave")
    orc = q.state.foes[0]
    cast(q, "wave")
    assert (q.hero(1).cell, orc.cell) == (q.at(1, 1, 1), q.at(6, 1, 1))  # as far as the walls
    assert [pushed.cell for pushed in q.t.told(Pushed)] == [q.hero(1).cell, orc.cell]
    again = caster(quest, "wave")
    again.hero(1, cell=again.at(1, 1, 1))
    again.state.foes[0].cell = again.at(5, 1, 1)
    again.hero(cell=again.at(2, 1, 1))
    cast(again, "wave")
    assert (len(again.t.told(Affected)), again.t.told(Pushed)) == (1, [])  # he has the wall in his back


@pytest.mark.rule("plungin.exit.services", "plungin.item.potion-of-breath")
def test_who_is_woken_outside_has_shopping_to_do(quest: Any) -> None:
    q = quest("george", "konrad", pack=packs.built_in("drowned-toll"))
    q.hero(cell=OUT, items=["potion-of-breath"])
    q.hero(1, cell=OUT, lif=0, ready=True)
    q.state.phase = "prepare"
    q.run(muster.prepare(q.t, 0), dice=[2], answers=("use potion-of-breath konrad-1",))
    assert [(revived.hero.name, revived.lif) for revived in q.t.told(Revived)] == [("konrad", 2)]
    assert (q.hero(1).ready, q.hero().items) == (False, [])


@pytest.mark.rule("plungin.xp.spell-lock-trap")
@pytest.mark.parametrize(
    "spell", ["drain", "consume", "shadow-passage", "fireball", "ice-shards", "lightning", "flame"]
)
def test_what_is_done_a_second_time_earns_nothing_but_is_no_idle_time(quest: Any, spell: str) -> None:
    q = caster(quest, spell)
    q.hero().turn.rewarded = [f"{spell} {target}" for target in range(-1, 20)]
    q.state.idle = 5
    cast(q, spell)
    assert (q.state.pool, q.state.idle) == (0, 0)
