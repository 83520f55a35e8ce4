"""The tables of the rulebook, as the game uses them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import STATS, Charts, Keys
from undercroft.games.plungin.rules import figures, objects, offers
from undercroft.games.plungin.scene import scene
from undercroft.games.plungin.state import Hero
from undercroft.games.plungin.view import view


@pytest.mark.rule("plungin.component.quest-pack", "plungin.component.quest-charts")
@pytest.mark.parametrize("id", packs.IDS)
def test_a_pack_brings_everything_that_the_rules_leave_to_the_quest(id: str) -> None:
    pack = packs.built_in(id)
    for name in Charts.__struct_fields__:
        chart = getattr(pack.charts, name)
        if chart is None:
            assert name == "unique"  # then the locations come in a preset order
            continue
        assert chart.die in (4, 6, 8, 10, 12, 20)
        assert len(chart.upto) == len(chart.results) > 0
        assert list(chart.upto) == sorted(chart.upto)
    assert pack.uniques
    assert pack.span[0] > 0
    assert pack.goal.xp > 0


@pytest.mark.rule("plungin.component.character-sheet")
def test_a_sheet_has_all_that_is_printed_on_it_and_xp() -> None:
    fields = set(Hero.__struct_fields__)
    printed = {"id", "concept", "stats", "abilities", "spells", "gold", "level", "armor", "hands", "attire", "items"}
    assert printed <= fields
    assert "xp" in fields
    assert STATS == ("atk", "def", "wit", "dex", "mag", "mov", "res", "lif")


@pytest.mark.rule("plungin.component.map-maker", "plungin.map.symbols")
def test_the_map_keeps_tiles_and_doors_and_marks_dead_ends(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    q.door(room, 0, "great")
    dead = q.door(room, 1)
    objects.change(q.t, dead, True, dead=True)
    seen = view(q.state, q.t.content, 0)
    assert [tile["tile"] for tile in seen["tiles"]] == ["entry", "room-6x6"]
    board = scene({**seen, "seat": 0, "over": False, "waiting": []}, q.t.content).boards[0]
    edges = {edge.id: (edge.x, edge.y, edge.side, edge.kind) for edge in board.edges}
    assert edges["door-0-0"] == (2, 0, "north", "open")  # the way into the room
    assert edges["door-4-1"] == (3, -6, "north", "locked")  # the Great Door
    assert edges["door-5-0"] == (5, -4, "east", "wall")  # it leads nowhere
    rooms = {(cell.x, cell.y): cell.room for cell in board.cells}
    assert (rooms[0, 0], rooms[0, -1]) == ("tile-0", "tile-1")  # a wall lies between two rooms
    assert next(piece for piece in board.pieces if piece.mark == "1").cells == (f"cell-{q.hero().cell}",)


@pytest.mark.rule("plungin.term.character")
def test_heroes_and_monsters_use_the_same_stats(quest: Any) -> None:
    q = quest("meezle")
    orc = q.foe("orc", q.at(5, 5))
    for ref, defense, move, resistance in ((0, 2, 3, 1), (orc.number, 3, 3, 3)):
        assert figures.defense_dice(q.t, ref) == defense
        assert figures.moves(q.t, ref) == move
        assert figures.resistance_dice(q.t, ref) == resistance


@pytest.mark.rule("plungin.door.table")
@pytest.mark.parametrize(
    ("kind", "verbs"),
    [("unlocked", {"detect", "open"}), ("locked", {"detect", "pick", "unlock"}), ("great", set())],
)
def test_what_can_be_done_with_each_kind_of_door(quest: Any, kind: str, verbs: set[str]) -> None:
    q = quest("meezle", keys=Keys(opens="both"))
    room = q.room()
    door = q.door(room, 0, kind)
    q.hero(cell=q.at(3, 1, room), items=["key"])
    found = {option.split()[0] for option in q.options() if option.endswith(f"door-{door}")}
    assert found == verbs
    q.open(door)
    assert not [option for option in q.options() if option.endswith(f"door-{door}")]


@pytest.mark.rule("plungin.action.table")
def test_the_actions_of_a_turn(quest: Any) -> None:
    q = quest("william", "george", keys=Keys(opens="both"))
    room = q.room()
    q.hero(
        cell=q.at(3, 3, room),
        abilities=["magic-school fire", "acrobat", "charge"],
        spells=["flame"],
        items=["healing-potion", "dagger", "key"],
        lif=1,
        mov=6,
        hands=["bow"],
    )
    q.hero(1, cell=q.at(2, 3, room), condition=1)
    q.foe("orc", q.at(5, 5, room))
    q.chest(q.at(3, 2, room))
    q.chest(q.at(4, 3, room), locked=True, trap="poison-needle", detected=True)
    found = {act.verb for act in offers.hero_options(q.t, 0)}
    assert {
        "pass",
        "move",
        "attack",
        "cast",
        "wield",
        "detect",
        "disarm",
        "open",
        "pick",
        "unlock",
        "use",
        "give",
        "assist",
        "leap",
    } <= found


@pytest.mark.rule("plungin.detect.table")
@pytest.mark.parametrize("way", ["front", "adjacent", "trap", "attack", "patrol"])
def test_every_way_to_be_noticed(quest: Any, way: str) -> None:
    from undercroft.games.plungin.rules import combat, detection, inhabitants, traps

    q = quest("meezle")
    room = q.room()
    orc = q.foe("orc", q.at(3, 3, room), facing=0, aware=False)
    q.hero(cell=q.at(3, 6, room))
    if way == "patrol":
        (number,) = q.run(inhabitants.come_in(q.t, room, (q.at(4, 6, room),), "orc", 1), dice=[1])
        assert figures.foe_with(q.t, number).aware
        return
    if way == "front":
        q.run(detection.step_seen(q.t, 0, q.at(1, 2, room), []))
    elif way == "adjacent":
        q.run(detection.step_seen(q.t, 0, q.at(3, 4, room), []))
    elif way == "trap":
        q.run(traps.spring(q.t, 0, "poison-needle", False), dice=[1, 1, 1])
    else:
        q.run(combat.attack(q.t, 0, orc.number, 1, 5, melee=False), dice=[3])
    assert orc.aware


def test_the_view_is_plain_data_and_the_same_for_all(quest: Any) -> None:
    q = quest("meezle", seats=1)
    seen = view(q.state, q.t.content, 0)
    assert msgspec.json.decode(msgspec.json.encode(seen)) == msgspec.json.decode(
        msgspec.json.encode(view(q.state, q.t.content, None))
    )
