"""Special rules of locations, and what a quest has hidden in them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import Hidden, PlaceRule, UniqueLocation
from undercroft.games.plungin.events.places import HazardStruck, Told
from undercroft.games.plungin.rules import casting, figures, monsters, objects, offers, phases, places
from undercroft.games.plungin.state import Ally


def lair(quest: Any, *heroes: str, rules: tuple[PlaceRule, ...] = (), hidden: tuple[Hidden, ...] = ()) -> Any:
    """A party in a Unique Location with rules of its own."""
    place = UniqueLocation(id="planned-eye", tile="eye-of-doom", rules=rules, hidden=hidden)
    q = quest(*(heroes or ("william",)), uniques=(place,))
    room = q.room("eye-of-doom")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique="planned-eye")
    q.state.used_uniques.append("planned-eye")
    for number in range(len(q.state.heroes)):
        q.hero(number, cell=q.at(number + 1, 6, room))
    return q


@pytest.mark.rule("plungin.trapfind.other-objects")
def test_a_hero_looks_for_what_the_quest_has_hidden(quest: Any) -> None:
    things = (Hidden(difficulty=2, treasure="purse", tell="Under the hearthstone."), Hidden(xp=7))
    q = lair(quest, "meezle", hidden=things)
    assert "search" in q.options()
    q.act("search", dice=[5, 4, 1])  # WIT 3: one success is not enough
    assert "search" not in q.options()  # once per Action Phase
    q.fresh()
    q.act("search", dice=[5, 6, 1, 4])
    assert (q.hero().gold, q.t.told(Told)[0].story) == (q.hero().gold, "Under the hearthstone.")
    assert q.hero().gold == 14 + q.t.content.heroes["meezle"].gold
    q.fresh()
    q.act("search", dice=[5, 1, 1])
    assert q.state.pool == 7
    q.fresh()
    assert "search" not in q.options()  # nothing is left
    q.hero(cell=q.at(1, 1))
    assert places.hidden(q.t, 0) is None


@pytest.mark.rule("plungin.unique.content")
def test_no_magic_works_in_silence(quest: Any) -> None:
    q = lair(quest, rules=(PlaceRule("silence"),))
    assert casting.castable(q.t, q.hero()) == []
    witch = q.foe("hedge-witch", q.at(1, 1, 1))
    q.run(monsters.act(q.t, witch))
    assert "magic" not in q.rolls()
    q.hero(cell=q.at(1, 2))
    assert casting.castable(q.t, q.hero())  # outside it does


@pytest.mark.rule("plungin.unique.content")
def test_a_mire_holds_those_who_walk(quest: Any) -> None:
    q = lair(quest, rules=(PlaceRule("mire", 2),))
    assert figures.moves(q.t, 0) == 1
    gargoyle, orc = q.foe("stone-gargoyle", q.at(1, 1, 1)), q.foe("orc", q.at(3, 1, 1))
    assert (figures.moves(q.t, gargoyle.number), figures.moves(q.t, orc.number)) == (6, 1)
    q.hero(cell=q.at(1, 2))
    assert figures.moves(q.t, 0) == 3


@pytest.mark.rule("plungin.unique.content", "plungin.item.torch")
def test_a_place_can_be_dark_in_a_light_quest(quest: Any) -> None:
    q = lair(quest, "meezle", rules=(PlaceRule("dark"),))
    q.hero(items=["torch"])
    assert objects.wit_dice(q.t, 0) == 2
    q.act("use torch")
    assert objects.wit_dice(q.t, 0) == 3
    q.hero(cell=q.at(1, 2), torch=0, items=["torch"])
    assert objects.wit_dice(q.t, 0) == 3
    assert "use torch" not in q.options()


@pytest.mark.rule("plungin.unique.content")
def test_a_hazard_strikes_all_heroes_of_the_place_each_phase(quest: Any) -> None:
    q = lair(quest, "meezle", "george", rules=(PlaceRule("hazard", what="poison-needle"),))
    q.hero(1, cell=q.at(1, 2))
    q.run(phases.begin_phase(q.t), dice=[5, 1, 1, 1, 1])  # three dice at Meezle, his two of Defense
    assert (q.hero().lif, q.hero(1).lif) == (4, q.hero(1).stats[-1])
    assert len(q.t.told(HazardStruck)) == 1
    q.hero(cell=q.at(2, 2))
    q.run(phases.begin_phase(q.t))  # nobody there, no dice


@pytest.mark.rule("plungin.unique.content")
def test_who_knows_of_the_heroes_calls_for_more(quest: Any) -> None:
    q = lair(quest, rules=(PlaceRule("calls", 2, "gremlin"),))
    orc = q.foe("orc", q.at(1, 1, 1), aware=False)
    q.run(phases.begin_phase(q.t))
    assert q.state.foes == [orc]
    orc.aware = True
    q.run(phases.begin_phase(q.t), dice=[3, 3, 1, 5, 5, 1])
    assert [(foe.kind, foe.aware) for foe in q.state.foes[1:]] == [("gremlin", True), ("gremlin", True)]
    for column in range(2, 7):
        q.foe("orc", q.at(column, 1, 1))
    q.run(phases.begin_phase(q.t))
    assert len(q.state.foes) == places.MOST_CALLED


@pytest.mark.rule("plungin.unique.content", "plungin.spell.shadow-images-actions")
def test_a_shipped_pack_uses_them(quest: Any) -> None:
    pack = packs.built_in("drowned-toll")
    stable = next(place for place in pack.uniques if place.id == "drowned-stable")
    assert [rule.kind for rule in stable.rules] == ["mire"]
    assert stable.hidden[0].treasure == "eel-boots"
    q = quest("meezle", pack=pack)
    room = q.room("room-6x6")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique="drowned-stable")
    q.hero(cell=q.at(1, 1, room))
    q.act("search", dice=[5, 1, 1])
    assert q.hero().attire == ["eel-boots"]
    assert figures.stat(q.t, q.hero(), 3) == 4
    q.state.allies.append(Ally(50, "shadow-image", 0, 0, q.at(2, 1, room), (1,) * 8))
    assert "search" not in {act.verb for act in offers.ally_options(q.t, q.state.allies[0])}
