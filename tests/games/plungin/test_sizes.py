"""What a quest changes for one, two, three or four Heroes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from undercroft.games import find
from undercroft.games.plungin import packs
from undercroft.games.plungin.content import Points, content, of_pack
from undercroft.games.plungin.content.definitions import Group, Pack, Size
from undercroft.games.plungin.content.echoes import with_echoes
from undercroft.games.plungin.content.sizes import for_party, part
from undercroft.games.plungin.handing_on import legacy
from undercroft.games.plungin.rules import inhabitants
from undercroft.kernel import ContentError, configure

SOUND = (Path(__file__).parent / "sample-pack.toml").read_text(encoding="utf-8")

TOLL = packs.built_in("drowned-toll")


def shares(pack: Pack) -> set[int]:
    """How many percent of the groups on the Monsters Chart come."""
    return {group.share for group in pack.charts.monsters.results}


def lived(pack: Pack, place: str) -> dict[str, int]:
    """Who lives in a location, and how many of them."""
    (found,) = [unique for unique in pack.uniques if unique.id == place]
    return {each.monster: each.count for each in found.inhabitants}


def bosses(pack: Pack) -> dict[str, tuple[int, int]]:
    """The dice of bosses, to attack and to defend with."""
    return {monster.id: (monster.atk, monster.defense) for monster in pack.monsters if monster.life}


def begun(number: int = 2, *, scenario: str | None = "drowned-toll", **wanted: Any) -> Pack:
    """The pack of a game that begins with this content."""
    config = configure(find("plungin").info, seed=1, scenario=scenario, **wanted)
    return content(replace(config, content=number)).pack


def alone(pack: Pack) -> Pack:
    """A pack that is not part of a campaign: nothing echoes in it."""
    return with_echoes(pack, ())


# ------------------------------------------------------------------------------------------ a pack for each number


@pytest.mark.parametrize(("heroes", "share", "sailors", "dice"), [
    (4, 100, 4, {"ferryman": (9, 6), "toll-keeper": (11, 8)}),
    (3, 75, 3, {"ferryman": (9, 6), "toll-keeper": (11, 8)}),
    (2, 50, 2, {"ferryman": (9, 6), "toll-keeper": (11, 8)}),
    (1, 25, 1, {"ferryman": (8, 5), "toll-keeper": (10, 7)}),
])  # fmt: skip
@pytest.mark.rule("plungin.boss.quest-rules")
def test_fewer_monsters_and_weaker_bosses_for_fewer_heroes(
    heroes: int, share: int, sailors: int, dice: dict[str, tuple[int, int]]
) -> None:
    pack = for_party(TOLL, heroes)
    assert shares(pack) == {share}
    assert [group.count for group in pack.charts.monsters.results] == [4, 5, 4, 4, 4, 4, 2, 3, 4, 5, 6, 4, 5]
    assert lived(pack, "counting-house") == {"toll-keeper": 1, "drowned-sailor": sailors, "toll-witch": 1}
    assert bosses(pack) == dice


@pytest.mark.rule("plungin.xp.pool")
def test_stronger_heroes_are_offered_to_smaller_parties() -> None:
    assert for_party(TOLL, 4).party == ("george-3", "meezle-3", "brother-cecil", "odile", "sonia-3", "wrenna-3")
    assert for_party(TOLL, 3).party == ("george-3", "sonia-5", "brother-cecil-3", "meezle-3", "odile-3", "wrenna-3")
    assert for_party(TOLL, 2).party == ("sonia-5", "george-3", "brother-cecil-5", "wrenna-3")
    assert for_party(TOLL, 1).party == ("george-6", "bram-6", "sonia-5", "konrad-5")


def test_heroes_made_by_points_leave_the_offered_party_alone_but_not_the_monsters() -> None:
    pack = for_party(TOLL, 1, made=True)
    assert pack.party == TOLL.party
    assert lived(pack, "counting-house")["drowned-sailor"] == 1


def test_a_size_without_a_party_offers_that_of_the_quest() -> None:
    stair = packs.built_in("ash-stair")
    assert for_party(stair, 2).party == stair.party


def test_a_number_that_a_pack_does_not_mention_changes_nothing() -> None:
    assert for_party(TOLL, 4) is TOLL
    wall = packs.built_in("knocking-wall")
    assert for_party(wall, 2) is wall
    assert for_party(wall, 1) == replace(wall, party=("george-3", "konrad-5", "sonia-3", "wrenna-3"))


def test_only_bosses_have_other_dice_and_never_less_than_one_to_attack_with() -> None:
    pack = for_party(replace(TOLL, sizes=(Size(heroes=2, bosses=-30),)), 2)
    assert bosses(pack) == {"ferryman": (1, 0), "toll-keeper": (1, 0)}
    common = [monster for monster in TOLL.monsters if not monster.life]
    assert common
    assert [monster for monster in pack.monsters if not monster.life] == common


def fighting(pack: Pack, *monsters: str) -> list[tuple[int, int]]:
    """The dice of Monsters, the book's too, to attack and to defend with."""
    known = {monster.id: monster for monster in of_pack(pack, Points()).monsters.values()}
    return [(known[id].atk, known[id].defense) for id in monsters]


@pytest.mark.rule("plungin.boss.quest-rules", "plungin.monster.quest-stats-first")
def test_all_but_bosses_have_other_dice_where_the_quest_says_so() -> None:
    plain = fighting(TOLL, "orc", "drowned-sailor", "ferryman")
    weaker = for_party(replace(TOLL, sizes=(Size(heroes=2, dice=-2, bosses=1),)), 2)
    more = [(-2, -2), (-2, -2), (1, 1)]
    assert fighting(weaker, "orc", "drowned-sailor", "ferryman") == [
        (atk + one, max(0, defense + other)) for (atk, defense), (one, other) in zip(plain, more, strict=True)
    ]
    weakest = for_party(replace(TOLL, sizes=(Size(heroes=2, dice=-30),)), 2)
    assert fighting(weakest, "orc", "drowned-sailor") == [(1, 0), (1, 0)]
    as_printed = for_party(replace(TOLL, sizes=(Size(heroes=2, bosses=1),)), 2)
    assert fighting(as_printed, "orc", "drowned-sailor") == plain[:2]
    assert [monster.id for monster in as_printed.monsters] == [monster.id for monster in TOLL.monsters]


def breaths(pack: Pack, *monsters: str) -> list[int | None]:
    """The damage that the breath of Monsters does, the book's too."""
    known = {monster.id: monster for monster in of_pack(pack, Points()).monsters.values()}
    return [breath.damage if (breath := known[id].breath) else None for id in monsters]


@pytest.mark.rule("plungin.power.fire-breath", "plungin.monster.quest-stats-first")
@pytest.mark.parametrize(
    ("more", "left"), [(0, [7, 3, 7, None]), (-2, [5, 1, 5, None]), (-9, [1, 1, 1, None]), (1, [8, 4, 8, None])]
)
def test_breath_is_weaker_where_the_quest_says_so_but_never_nothing(more: int, left: list[int | None]) -> None:
    winter = packs.built_in("borrowed-winter")
    pack = for_party(replace(winter, sizes=(Size(heroes=2, breath=more),)), 2)
    assert breaths(pack, "stoker", "fire-drakeling", "doom-dragon", "rime-wolf") == left
    assert fighting(pack, "stoker", "rime-wolf") == fighting(winter, "stoker", "rime-wolf")


@pytest.mark.rule("plungin.power.fire-breath")
def test_one_hero_alone_meets_a_stoker_who_is_short_of_breath() -> None:
    winter = packs.built_in("borrowed-winter")
    assert breaths(for_party(winter, 1), "stoker") == [4]
    assert breaths(for_party(winter, 2), "stoker") == [7]


@pytest.mark.parametrize(("number", "percent", "come"), [
    (4, 100, 4), (4, 75, 3), (5, 75, 4), (5, 50, 3), (4, 25, 1), (5, 25, 2), (1, 10, 1), (10, 10, 1),
    (11, 10, 2), (3, 200, 6),
])  # fmt: skip
def test_a_part_of_a_group_is_rounded_up(number: int, percent: int, come: int) -> None:
    assert part(number, percent) == come


def test_the_share_of_a_row_and_that_of_a_party_go_together() -> None:
    chart = replace(TOLL.charts.monsters, results=(Group("orc", 6, share=50),))
    pack = for_party(replace(TOLL, charts=replace(TOLL.charts, monsters=chart)), 2)
    assert pack.charts.monsters.results == (Group("orc", 6, share=25),)


# ------------------------------------------------------------------------------------------ at the table


@pytest.mark.parametrize(("heroes", "come"), [(4, 5), (3, 4), (2, 3), (1, 2)])
@pytest.mark.rule("plungin.build.monster-roll")
def test_of_five_wolves_on_the_chart_a_part_comes(quest: Any, heroes: int, come: int) -> None:
    q = quest("george", pack=for_party(TOLL, heroes), dice=[4])
    assert q.run(inhabitants.roll_group(q.t)) == ("moss-wolf", come)


@pytest.mark.rule("plungin.build.monster-roll")
def test_the_die_is_added_before_the_part_is_taken(quest: Any) -> None:
    rows = tuple(Group("orc", 1, die=4, share=50) for _ in TOLL.charts.monsters.results)
    chart = replace(TOLL.charts.monsters, results=rows)
    q = quest("george", pack=replace(TOLL, charts=replace(TOLL.charts, monsters=chart)), dice=[4, 4])
    assert q.run(inhabitants.roll_group(q.t)) == ("orc", 3)


def test_a_game_has_the_pack_for_its_number_of_heroes() -> None:
    assert begun(heroes=2) == alone(for_party(TOLL, 2))
    assert begun() == alone(TOLL)  # four Heroes, unless the table says otherwise
    made = begun(heroes=1, options={"heroes": "points"})
    assert made == alone(for_party(TOLL, 1, made=True))


@pytest.mark.rule("plungin.hero.party-split")
def test_a_party_of_an_earlier_quest_counts_with_those_who_join_it(quest: Any) -> None:
    q = quest("george", "meezle")
    q.state.reason = "won"
    handed = legacy(q.state, q.t.content)
    assert shares(begun(legacy=handed)) == {50}
    assert shares(begun(legacy=handed, heroes=3)) == {75}
    assert shares(begun(legacy=handed, heroes=1)) == {50}  # nobody stays behind


def test_a_game_begun_before_there_were_sizes_keeps_the_pack_as_it_was() -> None:
    stair = packs.built_in("ash-stair")
    for heroes in (1, 2, 3, 4):
        assert begun(1, heroes=heroes) == alone(TOLL)
        assert begun(1, heroes=heroes, scenario="ash-stair") == alone(stair)
    assert (bosses(stair)["doom-dragon"], bosses(begun(scenario="ash-stair"))["doom-dragon"]) == ((15, 15), (14, 14))


def test_sizes_of_a_pack_of_ones_own_count() -> None:
    text = SOUND + "\n[[sizes]]\nheroes = 2\nmonsters = 50\n"
    assert lived(begun(heroes=2, pack=text, scenario=None), "eye-of-doom") == {"eye-demon": 1, "gremlin": 2}
    assert lived(begun(heroes=3, pack=text, scenario=None), "eye-of-doom") == {"eye-demon": 1, "gremlin": 4}


# ------------------------------------------------------------------------------------------ mistakes


def complaint(more: str) -> str:
    with pytest.raises(ContentError) as error:
        packs.load(f"{SOUND}\n{more}", "mine.toml")
    return str(error.value)


LAST = SOUND.count("\n") + 1
"""Lines before what a test adds."""


def test_a_party_of_heroes_that_do_not_exist_is_refused() -> None:
    said = complaint('[[sizes]]\nheroes = 2\nparty = ["george-3", "gorge-3"]\n')
    assert said.startswith(f"mine.toml:{LAST + 3}: there is no hero 'gorge-3'; did you mean george-3")


def test_a_number_of_heroes_comes_once() -> None:
    said = complaint("[[sizes]]\nheroes = 2\n\n[[sizes]]\nheroes = 3\n\n[[sizes]]\nheroes = 2\n")
    assert said == f"mine.toml:{LAST + 8}: parties of 2 have been dealt with above"


@pytest.mark.parametrize("line", ["heroes = 5", "heroes = 0", "heroes = 2\nmonsters = 5", "heroes = 2\nfoes = 50"])
def test_sizes_out_of_bounds_and_unknown_keys_are_refused(line: str) -> None:
    assert f"mine.toml:{LAST + 1 + len(line.splitlines())}: " in complaint(f"[[sizes]]\n{line}\n")
