"""The fine print of a chart: who borders on whom on a small map that shows every kind of border."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.journey.charts import Chart, squares
from undercroft.games.universalis.content.journey.places import Bridge, Flag, Land, Region, River, Sea, Settlement
from undercroft.games.universalis.content.journey.reading import in_one_piece

MAP = """
aabb..cc
r1r1r1cc
ddee~1~2
ddee~3~2
"""
LANDS = (
    Land(id="a", mark="aa", kind="plain"),
    Land(id="b", mark="bb", kind="forest"),
    Land(id="c", mark="cc", kind="glacier"),
    Land(id="d", mark="dd", kind="swamp", services=("market",)),
    Land(id="e", mark="ee", kind="plain"),
)
REGION = Region(
    id="small",
    name="Small",
    map=MAP.strip("\n"),
    start="hut",
    land=LANDS,
    sea=(Sea(id="s1", mark="~1"), Sea(id="s2", mark="~2"), Sea(id="s3", mark="~3")),
    rivers=(River(id="r", mark="r1", down="s1"),),
    bridges=(Bridge(banks=("a", "d")),),
    settlements=(Settlement(id="hut", name="Hut", kind="town", at="a", services=("market",)),),
    quests=(Flag(quest="the-old-cellar", at="e"),),
    roads=(("a", "b"),),
)
CHART = Chart(REGION)


def test_the_squares_of_a_drawing_are_counted_from_one():
    assert squares("aabb\n  cc\n..dd") == {(1, 1): "aa", (2, 1): "bb", (2, 2): "cc", (2, 3): "dd"}


@pytest.mark.rule("dun.travel.adjacent", "dun.campaign.territories")
def test_who_touches_whom():
    assert {id: sorted(CHART.touching[id]) for id in CHART.places} == {
        "a": ["b", "r"], "b": ["a", "r"], "c": ["r", "s2"], "d": ["e", "r"], "e": ["d", "r", "s1", "s3"],
        "s1": ["e", "r", "s2", "s3"], "s2": ["c", "s1", "s3"], "s3": ["e", "s1", "s2"],
        "r": ["a", "b", "c", "d", "e", "s1"],
    }  # fmt: skip
    assert CHART.cells["r"] == ((1, 2), (2, 2), (3, 2))
    assert CHART.ids["d"] == ("place-d", "place-d-1")


@pytest.mark.rule("dun.campaign.territories", "dun.winter.frozen-sea", "dun.place.scattered")
def test_what_is_where():
    assert [CHART.kind(id) for id in CHART.places] == [
        "plain", "forest", "glacier", "swamp", "plain", "sea", "sea", "sea", "river",
    ]  # fmt: skip
    assert CHART.icy == {"s2"}
    assert [id for id in CHART.places if CHART.coastal(id)] == ["s1", "s2", "s3"]
    assert {id: CHART.scattered(id) for id in ("a", "d", "s1")} == {"a": (), "d": ("market",), "s1": ()}
    assert CHART.land("r") is None
    assert CHART.land("a") is LANDS[0]
    assert [town.id for town in CHART.settled("a")] == ["hut"]
    assert CHART.settled("b") == []
    assert ([flag.quest for flag in CHART.flags("e")], CHART.flags("a")) == (["the-old-cellar"], [])
    assert CHART.roads == {"a", "b"}


@pytest.mark.rule(
    "dun.travel.adjacent", "dun.river.wreck-shore", "dun.sea.move", "dun.river.direction", "dun.river.upstream"
)
def test_ways_on_foot_and_by_water():
    assert {id: sorted(CHART.walks(id)) for id in "abcde"} == {
        "a": ["b"], "b": ["a"], "c": [], "d": ["e"], "e": ["d"],
    }  # fmt: skip
    assert sorted(CHART.shores("r")) == ["a", "b", "c", "d", "e"]
    assert {id: sorted(CHART.waters(id)) for id in "ace"} == {"a": ["r"], "c": ["r", "s2"], "e": ["r", "s1", "s3"]}
    assert (sorted(CHART.seas("s1")), CHART.seas("r")) == (["s2", "s3"], ["s1"])
    assert (CHART.down("r"), CHART.down("s1"), CHART.down("a")) == ("s1", "", "")
    assert (CHART.up("s1"), CHART.up("s2")) == (["r"], [])
    assert {id: CHART.bridges[id] for id in "abd"} == {"a": ("d",), "b": (), "d": ("a",)}


@pytest.mark.rule("dun.danger.move", "dun.danger.adp")
def test_ways_of_those_who_mind_no_river():
    assert sorted(CHART.links["a"]) == ["b", "c", "d", "e", "r"]
    assert sorted(CHART.links["c"]) == ["a", "b", "d", "e", "r", "s2"]
    assert CHART.steps_to("a") == {"a": 0, "b": 1, "r": 1, "c": 1, "d": 1, "e": 1, "s1": 2, "s2": 2, "s3": 2}
    assert CHART.on_foot("b") == {"b": 0, "a": 1, "d": 2, "e": 3}


@pytest.mark.rule("dun.sea.wreck-landing", "dun.river.wreck-shore")
def test_the_nearest_land():
    far = Chart(
        Region(
            id="x", name="X", map="aa~1~2~3~4bb\n....~5~5", start="a",
            land=(Land(id="a", mark="aa", kind="plain"), Land(id="b", mark="bb", kind="plain")),
            sea=tuple(Sea(id=f"s{n}", mark=f"~{n}") for n in range(1, 6)),
            rivers=(), bridges=(), settlements=(), quests=(), roads=(),
        )
    )  # fmt: skip
    assert [far.nearest_land(f"s{n}") for n in range(1, 5)] == [["a"], ["a"], ["b"], ["b"]]
    assert sorted(far.nearest_land("s5")) == ["a", "b"]
    assert sorted(CHART.nearest_land("s3")) == ["e"]


@pytest.mark.parametrize(
    ("cells", "sides", "corners"),
    [
        ([(1, 1)], True, True), ([(1, 1), (2, 1)], True, True), ([(1, 1), (2, 2)], False, True),
        ([(1, 1), (3, 1)], False, False), ([(1, 1), (1, 2), (2, 2), (3, 3)], False, True),
        ([(2, 1), (1, 2)], False, True),
    ],
)  # fmt: skip
def test_squares_hang_together_by_sides_and_rivers_by_corners(cells, sides, corners):
    assert in_one_piece(cells, corners=False) is sides
    assert in_one_piece(cells, corners=True) is corners
