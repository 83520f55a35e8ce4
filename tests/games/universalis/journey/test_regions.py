"""Regions: the map of Arasca as printed, and every mistake of an author with its line."""

import pytest

from undercroft.games.universalis.content.journey import reading
from undercroft.games.universalis.content.journey.charts import Chart
from undercroft.games.universalis.editions import author, base, content, known
from undercroft.games.universalis.game import GAME
from undercroft.kernel import ContentError, configure
from undercroft.tables.drawing import letters

SMALL = '''id = "small"
name = "Small"
start = "hut"
map = """
01r102
01r102
~a~a02
"""
roads = [["t1", "t2"]]

[[land]]
id = "t1"
mark = "01"
kind = "plain"

[[land]]
id = "t2"
mark = "02"
kind = "glacier"
name = "The Other Bank"

[[sea]]
id = "m1"
mark = "~a"

[[rivers]]
id = "r1"
mark = "r1"
down = "m1"

[[bridges]]
banks = ["t1", "t2"]

[[settlements]]
id = "hut"
name = "Hut"
kind = "town"
at = "t1"
services = ["market"]

[[quests]]
quest = "the-old-cellar"
at = "t2"
'''


def chart(text=SMALL):
    return Chart(reading.read(text, "small.toml", known(base())))


@pytest.mark.rule("dun.campaign.territories", "dun.campaign.map-labels")
def test_the_region_has_the_size_of_the_printed_map_and_all_kinds_of_places():
    region = reading.regions()[0]
    assert (len(region.land), len(region.sea), len(region.rivers)) == (75, 20, 11)
    assert [one.id for one in region.land] == [f"t{n}" for n in range(1, 76)]
    assert {one.kind for one in region.land} == {
        "forest", "mountain", "plain", "swamp", "desert", "volcanic", "glacier"
    }  # fmt: skip
    assert {one.kind for one in region.settlements} == {"town", "castle", "city"}
    assert {one.alignment for one in region.settlements} == {"good", "neutral", "evil"}


@pytest.mark.rule("dun.campaign.map-labels", "dun.campaign.territories")
def test_what_the_rulebook_tells_of_places_holds():
    here = base().charts["arasca"]
    norkfall, krazmor = here.settlements["norkfall"], here.settlements["krazmor"]
    assert (norkfall.kind, norkfall.at) == ("castle", "t30")
    assert "t30" in here.roads
    assert {"inn", "tavern", "herbalist", "combat-school"} <= set(norkfall.services)
    assert here.settlements["sudfall"].at in here.walks("t30")
    assert (krazmor.kind, krazmor.at, here.land("t69").kind, here.land("t75").kind) == (
        "town", "t69", "mountain", "mountain"
    )  # fmt: skip
    assert "t69" in here.walks("t75")
    assert (here.down("r11"), here.down("r10")) == ("r10", "m20")
    assert len(here.shores("r1")) >= 2
    forest = next(one for one in here.region.land if one.name == "troll-forest")
    assert forest.kind == "forest"
    assert set(here.walks("t30")) & set(here.walks(forest.id))
    assert here.settlements["nimfall"].at in here.walks(forest.id)


def test_the_shipped_region_names_only_quests_and_services_that_there_are():
    for region in reading.regions():
        reader_text = (base().charts[region.id]).region
        assert {flag.quest for flag in reader_text.quests} <= set(base().quests)
        services = {one for place in (*region.land, *region.settlements) for one in place.services}
        assert services <= set(base().services)


@pytest.mark.rule("dun.campaign.territories")
def test_who_borders_on_whom_follows_from_the_drawing():
    here = chart()
    assert here.walks("t1") == []
    assert (here.bridges["t1"], here.bridges["t2"]) == (("t2",), ("t1",))
    assert here.waters("t1") == ["r1", "m1"]
    assert here.coastal("m1")
    assert here.shores("r1") == ["t2", "t1"]
    assert set(here.links["t1"]) == {"t2", "r1", "m1"}, "a river is no obstacle for markers"
    assert here.on_foot("t2") == {"t2": 0, "t1": 1}


def test_sea_without_land_beside_it_is_not_coastal():
    here = base().charts["arasca"]
    assert here.coastal("m20")
    assert not all(here.coastal(one.id) for one in here.region.sea)


MISTAKES = [
    ('mark = "02"', 'mark = "01"', 18, "must be two characters that no other place has"),
    ('mark = "~a"', 'mark = "~b"', 24, "'~b' is nowhere on the map"),
    ("01r102\n01r102", "01r102\n02r102", 18, "the squares of '02' do not hang together"),
    ("~a~a02", "~a~axx", 7, "'xx' in column 3 of the map belongs to no place"),
    ('down = "m1"', 'down = "t1"', 29, "'t1' is no water"),
    ('down = "m1"', 'down = "r1"', 29, "r1 does not touch r1"),
    ('banks = ["t1", "t2"]', 'banks = ["t1", "t1"]', 32, "no river has the two banks t1, t1"),
    ('[["t1", "t2"]]', '[["t1", "t3"]]', 9, "'t3' is no territory; did you mean t2?"),
    ('at = "t1"', 'at = "m1"', 38, "'m1' is no territory"),
    ('kind = "town"', 'kind = "hamlet"', 37, "'hamlet' is not one of town, castle, city"),
    ('start = "hut"', 'start = "hat"', 3, "'hat' is neither settlement nor territory"),
    ('services = ["market"]', 'services = ["markt"]', 39, "there is no service 'markt'; did you mean market?"),
    ('quest = "the-old-cellar"', 'quest = "the-new-cellar"', 42, "there is no quest 'the-new-cellar'"),
    ('kind = "glacier"', 'kind = "glacier"\nroad = true', 20, "there is no key 'road' here"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "told"), MISTAKES)
def test_a_mistake_is_told_with_its_line(right, wrong, line, told):
    assert SMALL.count(right) == 1
    with pytest.raises(ContentError) as found:
        chart(SMALL.replace(right, wrong))
    assert any(one.startswith(f"small.toml:{line}: ") and told in one for one in str(found.value).splitlines()), (
        found.value
    )


def test_a_river_that_turns_in_a_ring_is_found():
    ring = SMALL.replace("01r102\n01r102", "01r102\n01r202") + '\n[[rivers]]\nid = "r2"\nmark = "r2"\ndown = "r1"\n'
    with pytest.raises(ContentError, match="the water of r1 never comes to the sea"):
        chart(ring.replace('down = "m1"', 'down = "r2"'))


def test_land_that_nobody_can_reach_is_found():
    island = SMALL.replace("~a~a02", "~a~a02  03") + '\n[[land]]\nid = "t3"\nmark = "03"\nkind = "swamp"\n'
    with pytest.raises(ContentError, match="nobody can ever come to t3"):
        chart(island)


def test_an_author_sees_his_region_in_words_and_as_a_map():
    told, board = author(SMALL, "small.toml")
    assert "town Hut in t1, neutral: market" in told
    assert "bridge t1 - t2" in told
    lines = letters(board).lines
    assert ("Hu" in lines[2], "=" in lines[3], "?" in lines[5]) == (True, True, True), lines


def test_a_region_of_ones_own_is_played():
    config = configure(GAME.info, seed=1, seats=1, scenario="journey", pack=SMALL)
    mine = content(config)
    state = GAME.setup(config, mine)
    assert list(mine.charts) == ["small"]
    assert state.road.region == "small"
