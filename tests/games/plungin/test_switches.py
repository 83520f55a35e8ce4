"""Every ruling that a table may switch is written down, reaches the rules, and is played both ways."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import msgspec
import pytest

from undercroft.games import find
from undercroft.games.plungin import content
from undercroft.games.plungin.content import Points
from undercroft.games.plungin.content.definitions import Chart, Doorway, UniqueLocation
from undercroft.games.plungin.events.magic import Affected
from undercroft.games.plungin.rules import (
    construction,
    figures,
    monsters,
    movement,
    muster,
    phases,
    removal,
    treasure,
)
from undercroft.games.plungin.rules.options import RISE, Act, Buy, Learn, Raise, Sell
from undercroft.games.plungin.state import OUT, Ally

INFO = find("plungin").info
RULINGS = resources.files("undercroft.games.plungin").joinpath("RULINGS.md").read_text(encoding="utf-8")
DEFAULTS = {switch.id: switch.values[0] for switch in INFO.options}


@pytest.mark.parametrize("switch", INFO.options, ids=lambda switch: switch.id)
def test_a_switch_is_written_down_and_reaches_the_rules(switch: Any) -> None:
    assert f"`{switch.id}`" in RULINGS
    assert content.points(DEFAULTS) == Points()
    found = [content.points({**DEFAULTS, switch.id: value}) for value in switch.values]
    assert len(set(found)) == len(switch.values)  # each value makes a difference


def test_no_ruling_names_a_switch_that_there_is_not() -> None:
    named = set(re.findall(r"[Ss]witch(?:es)? `([a-z-]+)`", RULINGS)) | set(re.findall(r"`([a-z-]+)` \(\d", RULINGS))
    assert named <= set(DEFAULTS)
    assert len(named) >= 18


def test_every_ruling_against_dead_ends_has_a_switch() -> None:
    section = RULINGS.split("## No dead ends")[1].split("\n## ")[0]
    entries = [entry for entry in section.split("\n- ") if entry.strip()]
    assert len(entries) == 12
    without = [entry for entry in entries if "Switch" not in entry]
    assert [entry[:13] for entry in without] == ["**Rerolls tha"]  # the other way would roll for ever


@pytest.mark.rule("plungin.build.no-fit")
@pytest.mark.parametrize("returned", [True, False])
def test_a_great_key_comes_back_from_a_door_to_nowhere_or_is_lost(quest: Any, returned: bool) -> None:
    hall = (UniqueLocation(id="side-hall", tile="pillar-hall"),)
    q = quest("meezle", uniques=hall, points={"returned_key": returned})
    q.room("room-6x6", 0)
    q.room("room-6x6", 1)
    ref = q.door(1, 1, "great", open=True)  # a gap of 6 by 6 squares
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref))
    assert q.state.doors[ref].dead
    assert ("great-key" in q.hero().items) is returned


@pytest.mark.rule("plungin.door.great-meaning")
@pytest.mark.parametrize(("spared", "kind"), [(True, "locked"), (False, "great")])
def test_great_doors_end_with_the_locations_or_go_on(quest: Any, charts: Any, spared: bool, kind: str) -> None:
    ways = Chart(10, (10,), (Doorway("great", 2),))
    q = quest("meezle", charts=charts(doorway=ways), points={"no_spare_doors": spared})
    assert q.run(construction.roll_door(q.t), dice=[1]).kind == "great"
    q.state.used_uniques = list(q.t.content.uniques)
    assert q.run(construction.roll_door(q.t), dice=[1]).kind == kind


@pytest.mark.rule("plungin.spell.earth-gate-return")
@pytest.mark.parametrize("once", [True, False])
def test_an_earth_gate_once_a_turn_or_any_number_of_times(quest: Any, once: bool) -> None:
    q = quest("william", points={"gate_once": once})
    q.hero(gate=q.at(1, 1), cell=q.at(5, 5))
    q.act("gate")
    assert q.hero().cell == q.at(1, 1)
    assert ("gate" in q.options()) is not once
    q.fresh()
    assert "gate" in q.options()


@pytest.mark.rule("plungin.round.repeat")
@pytest.mark.parametrize(("longest", "reason"), [(2, "abandoned"), (3, ""), (0, "")])
def test_the_longest_quest(quest: Any, longest: int, reason: str) -> None:
    q = quest("meezle", points={"longest": longest, "idle_phases": 0})
    for _ in range(3):
        if not q.state.reason:
            q.run(phases.begin_phase(q.t))
    assert q.state.reason == reason


@pytest.mark.rule("plungin.exit.services")
@pytest.mark.parametrize(("rest", "life"), [("between", 2), ("outside", 5), ("never", 2)])
def test_who_is_out_may_rest_only_by_switch(quest: Any, rest: str, life: int) -> None:
    q = quest("meezle", points={"rest": rest})
    q.hero(lif=2, cell=OUT, venom=True)
    q.run(muster.outside(q.t), answers=("return",))
    assert (q.hero().lif, q.hero().venom) == (life, rest != "outside")


@pytest.mark.rule("plungin.exit.services", "plungin.exit.dungeon-persists")
def test_no_rest_outside_wakes_the_dead(quest: Any) -> None:
    q = quest("meezle", "george", points={"rest": "outside"})
    q.hero(lif=2, cell=OUT)
    q.hero(1, lif=0, cell=OUT)
    q.run(muster.outside(q.t), answers=("return",))
    assert (q.hero().lif, q.hero(1).lif) == (5, 0)


@pytest.mark.rule("plungin.unique.eye-of-doom-exit")
def test_a_secret_exit_shows_when_the_monsters_are_gone(quest: Any) -> None:
    for secret in (True, False):
        place = UniqueLocation(id="den", tile="eye-of-doom", secret_exit=secret)
        q = quest("meezle", uniques=(place,))
        q.room("room-6x6", 0)
        ref = q.door(1, 0, "great", open=True)
        q.state.queue = [ref]
        q.run(construction.build(q.t, ref))
        q.hero(cell=q.at(3, 3, 2))
        orc = q.foe("orc", q.at(1, 1, 2))
        assert "leave" not in q.options()
        q.state.foes.remove(orc)
        assert ("leave" in q.options()) is secret
        q.hero(cell=q.at(3, 3, 1))
        assert "leave" not in q.options()  # only from that room


@pytest.mark.rule("plungin.unique.content")
def test_planned_chests_and_bolts(quest: Any) -> None:
    place = UniqueLocation(id="den", tile="eye-of-doom", chests=2, difficulty=3)
    q = quest("meezle", uniques=(place,))
    q.room("room-6x6", 0)
    ref = q.door(1, 0, "great", open=True)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[1, 1, 1, 6, 6, 1])
    assert [(chest.difficulty, chest.locked, chest.cell) for chest in q.state.chests] == [
        (3, False, q.at(1, 1, 2)),
        (3, True, q.at(6, 1, 2)),
    ]


@pytest.mark.rule("plungin.law.conspire", "plungin.stat.mag")
def test_a_bolt_has_its_bonus_and_other_magic_has_none(quest: Any) -> None:
    for kind, dice in (("ember-witch", 11), ("toll-witch", 7), ("cloister-wight", 6)):
        q = quest("meezle")
        witch = q.foe(kind, q.at(3, 4))
        magic = q.t.content.monsters[kind].magic
        q.run(monsters.use_magic(q.t, witch, magic, 0), dice=[1] * dice)
        assert q.t.rolled == [(dice, 6, "magic")]


@pytest.mark.rule("plungin.spell.shadow-images")
def test_an_image_has_its_casters_stats_and_a_single_life(quest: Any) -> None:
    q = quest("william")
    q.hero(abilities=["magic-school shadow"], spells=["shadow-images"], cell=q.at(3, 3))
    q.act("cast shadow-images", dice=[5, 5, 5, 1, 1])
    images = q.state.allies
    assert [(image.kind, image.stats, image.lif) for image in images] == [
        ("shadow-image", (1, 1, 1, 1, 5, 3, 1, 1), 1)
    ] * 2


@pytest.mark.rule("plungin.hero.samples", "plungin.dead.replace")
def test_nobody_joins_a_party_twice_at_different_levels(quest: Any) -> None:
    q = quest("george-3", "sonia-3")
    q.state.legacy = True
    names = muster.recruits(q.state, q.t.content)
    assert not {"george", "sonia"} & set(names)
    assert "meezle" in names


def test_the_quest_is_told_once_at_the_first_entry(quest: Any) -> None:
    q = quest("meezle", "george")
    q.state.order, q.state.visits = [], 0
    for ref in (0, 1):
        q.hero(ref, cell=OUT)
    for ref in (0, 1):
        q.run(phases.place(q.t, ref), answers=(lambda ask: ask.options[0],))
    assert q.events() == ["Told", "QuestBegan", "Placed", "Placed"]
    assert q.t.log[0].story == q.pack.story
    assert (q.t.log[1].goal, q.t.log[1].what) == ("clear", "eye-of-doom")


def test_the_story_of_a_location_is_told_at_its_door(quest: Any) -> None:
    q = quest("meezle")
    q.room()
    ref = q.door(1, 0, "great", open=True)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 2, 6, 6, 3])
    told = [event.story for event in q.t.log if type(event).__name__ == "Told"]
    assert told == [q.t.content.uniques["eye-of-doom"].story]


def test_options_outside_name_their_prices(quest: Any) -> None:
    q = quest("meezle", points={"buy_back": 50})
    q.hero(points=9, xp=150, level=2)

    def told(act: Act) -> tuple[int, str]:
        (cost,) = muster.prepare_meaning(q.t, q.hero(), act).cost
        return cost.value, cost.what.id

    stronger, quicker = Raise("atk", 0), Learn("nimble")
    assert told(Buy("sword")) == (40, "coin-gold")
    sold = muster.prepare_meaning(q.t, q.hero(), Sell("sword", 0))
    assert sold.detail is not None
    assert (sold.detail.args["gold"], sold.cost, sold.rank) == (20, (), 2)
    assert told(RISE) == (100, "coin-xp")
    assert told(stronger) == (2, "coin-points")
    assert told(quicker) == (100, "coin-xp")
    q.hero(making=True)
    assert (told(stronger), told(quicker)) == ((25, "coin-points"), (50, "coin-points"))


def test_creatures_are_told_apart_by_their_numbers(quest: Any) -> None:
    q = quest("meezle")
    orcs = [q.foe("orc", q.at(column, 1)) for column in (1, 2)]
    number = movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 1), (1,) * 8))
    assert figures.whom(q.t, 0).id == "name"
    assert [figures.whom(q.t, ref).args["nth"] for ref in (orcs[0].number, orcs[1].number, number)] == [1, 2, 1]
    removal.take_off(q.t, orcs[0])
    assert q.foe("orc", q.at(1, 1)).nth == 1  # the first number that nobody has
    assert orcs[1].nth == 2


@pytest.mark.rule("plungin.treasure.unique-reroll")
def test_a_unique_treasure_is_kept_the_first_time(quest: Any) -> None:
    q = quest("meezle")
    assert q.t.content.treasures["kettle-helmet"].unique
    found = q.run(treasure.roll_once(q.t), dice=[13])
    assert found.id == "kettle-helmet"


@pytest.mark.rule("plungin.monster.actions")
def test_a_monster_that_is_gone_has_no_turn_left(quest: Any) -> None:
    q = quest("meezle")
    one, two = q.foe("orc", q.at(3, 4)), q.foe("orc", q.at(4, 4))
    q.state.queue, q.state.ambush = [one.number, two.number], [one.number]
    removal.take_off(q.t, one)
    assert (q.state.queue, q.state.ambush) == ([two.number], [])


@pytest.mark.rule("plungin.spell.drain")
def test_a_drain_is_told(quest: Any) -> None:
    q = quest("william")
    q.hero(abilities=["magic-school shadow"], spells=["drain"], cell=q.at(3, 3), lif=1)
    q.foe("orc", q.at(3, 5))
    q.act("cast drain orc-11", dice=[5, 5, 5, 1, 1])
    assert [(event.who.name, event.spell) for event in q.t.told(Affected)] == [("orc", "drain")]


@pytest.mark.rule("plungin.law.maneuver")
def test_one_that_keeps_away_without_a_bow_strikes_only_who_stands_beside_it(quest: Any) -> None:
    for far, rolls in ((1, ["attack"]), (2, [])):
        q = quest("meezle")
        q.t.content.monsters["orc"] = msgspec.structs.replace(q.t.content.monsters["orc"], law="maneuver")
        q.hero(cell=q.at(3, 3))
        orc = q.foe("orc", q.at(3, 3 + far))
        q.run(monsters.shoot(q.t, orc, 0, q.hero().cell), dice=[3, 3, 3][: 3 * len(rolls)])
        assert q.rolls() == rolls
