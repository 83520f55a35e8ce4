"""The Room Events book: when it is opened, which page is read, and what each entry does."""

from collections import Counter

import pytest

from undercroft.games.doria import INFO
from undercroft.games.doria.editions import edition
from undercroft.games.doria.events import RoomEventRead
from undercroft.games.doria.rules import room_events, turns
from undercroft.texts import voice

english = voice("doria")
TWO = {(0, 0): "a-1", (1, 0): "f-1"}


def revealed(scene, tile="f-1", dice=(), answers=(), heroes=None, **more):
    """The reveal of a tile east of the stairs ends, in the first character's turn."""
    s = scene({(0, 0): "a-1", (1, 0): tile}, heroes=heroes or {"warrior": (2, 2)}, room_events=True, **more)
    s.state.active, s.state.fresh = 0, [1]
    s.run(turns.tile_revealed(s.t), dice=dice, answers=answers)
    return s


def read(s):
    return [(event.event, event.number) for event in s.told(RoomEventRead)]


@pytest.mark.rule("doria.mode.exploration")
@pytest.mark.parametrize(("number", "entry"), [(1, ""), (5, ""), (7, "dripping-water")])
def test_the_page_of_the_room_says_what_a_number_means(scene, number, entry):
    s = revealed(scene, dice=[number])
    assert read(s) == [(entry, number)]
    assert english(s.told(RoomEventRead)[0].text()) == (
        "Dripping Water: Cold and clean: 2 hit points come back."
        if entry
        else f"Warrior rolls {number}: the room is just a room."
    )


@pytest.mark.parametrize(
    ("tile", "entry"),
    [("a-3", "unclaimed-wages"), ("b-6", "laid-table"), ("c-3", "magpie-nest"), ("e-6", "grave-goods")],
)
def test_each_kind_of_room_has_its_page(scene, tile, entry):
    assert read(revealed(scene, tile, dice=[7])) == [(entry, 7)]


@pytest.mark.rule("doria.mode.exploration")
def test_the_book_is_read_only_where_it_is_used(scene):
    for more in ({}, {"edition": "de", "room_events": True}):
        s = scene(TWO, heroes={"warrior": (2, 2)}, **more)
        s.state.active, s.state.fresh = 0, [1]
        s.run(turns.tile_revealed(s.t))
        assert read(s) == []
    s = scene(TWO, heroes={"warrior": (2, 2)}, scenario="exploration")  # advised where there is no scenario
    s.state.active, s.state.fresh = 0, [1]
    s.run(turns.tile_revealed(s.t), dice=[2])
    assert read(s) == [("", 2)]


def test_a_reveal_of_several_tiles_is_one_room(scene):
    s = scene({**TWO, (2, 0): "d-3"}, heroes={"warrior": (2, 2)}, room_events=True)
    s.state.active, s.state.fresh = 0, [1, 2]
    s.run(turns.tile_revealed(s.t))
    assert read(s) == []
    s.run(turns.tile_revealed(s.t), dice=[6, 9, 9])  # the page of the last tile: a study
    assert read(s) == [("singing-inkwell", 6)]


@pytest.mark.parametrize("state", [{"unconscious": True}, {"away": "left"}])
def test_who_cannot_act_meets_nothing(scene, state):
    s = scene(TWO, heroes={"warrior": (2, 2), "mage": (1, 2)}, room_events=True)
    s.state.active, s.state.fresh = 0, [1]
    s.set("warrior", **state)
    s.run(turns.tile_revealed(s.t))
    s.state.active, s.state.fresh = -1, [1]  # a room that opens outside a turn
    s.run(turns.tile_revealed(s.t))
    assert read(s) == []


def test_games_begun_before_the_book_are_played_on_without_it(scene):
    assert INFO.content >= 2
    assert not edition("en", 1).room_events
    s = scene(TWO, heroes={"warrior": (2, 2)}, room_events=True)
    s.content = s.t.content = edition("en", 1)
    assert not room_events.is_used(s.t)


def test_every_kind_of_room_has_five_numbered_entries():
    content = edition("en")
    pages = Counter(entry.theme for entry in content.room_events.values())
    assert pages == dict.fromkeys({tile.theme for tile in content.tiles.values()}, 5)
    assert {(entry.theme, entry.number) for entry in content.room_events.values()} == {
        (theme, number) for theme in pages for number in range(6, 11)
    }


# --------------------------------------------------------------------------------------------- what they do

HARM = [
    ("murder-hole", {"hp": -2}),
    ("chandelier", {"hp": -2}),
    ("gnawed-bones", {"poison": 1}),
    ("singing-inkwell", {"pp": -2}),
    ("open-book", {"ap": -2}),
    ("spilled-flask", {"hp": -1}),
    ("low-beam", {"ap": -4}),
]


@pytest.mark.parametrize(("entry", "change"), HARM)
def test_a_failed_check_costs_what_the_page_says_and_a_passed_one_nothing(scene, entry, change):
    for dice, suffers in (([1, 2], True), ([9, 9], False)):
        s = scene(TWO, heroes={"warrior": (2, 2)})
        s.set("warrior", ap=20)
        who = s.hero("warrior")
        before = {name: getattr(who, name) for name in ("hp", "pp", "ap", "poison")}
        s.state.level = 1 if suffers else -9  # with a target number that nobody misses
        s.run(s.content.room_events[entry].event(s.t, 0), dice=dice)
        after = {name: getattr(who, name) - before[name] for name in before}
        assert {name: value for name, value in after.items() if value} == (change if suffers else {})


def test_who_understands_the_book_earns_experience(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    s.run(s.content.room_events["open-book"].event(s.t, 0), dice=[9, 9])
    assert s.state.xp == 1


@pytest.mark.parametrize(
    ("entry", "kinds"),
    [
        ("arrow-slit", ["archer"]),
        ("somebody-home", ["goblin", "goblin"]),
        ("landlord", ["orc"]),
        ("loose-lid", ["skeleton"]),
    ],
)
def test_who_waits_in_rooms(scene, entry, kinds):
    s = scene(heroes={"warrior": (2, 2)})
    s.state.active = 0
    s.run(s.content.room_events[entry].event(s.t, 0))
    assert [monster.kind for monster in s.state.monsters.values()] == kinds


@pytest.mark.parametrize(("entry", "near"), [("signal-horn", False), ("footsteps", True)])
def test_who_hears_it_comes_by_the_entrance_and_who_follows_is_there_already(scene, entry, near):
    s = scene(TWO, heroes={"warrior": (9, 2)})
    s.state.active, s.state.monster_deck = 0, ["skeleton"]
    s.run(s.content.room_events[entry].event(s.t, 0))
    (monster,) = s.state.monsters.values()
    assert (s.board.range_row(s.hero("warrior").square)[monster.square] == 1) == near


def test_food_water_and_fire_restore(scene):
    s = scene(TWO, heroes={"warrior": (2, 2), "mage": (1, 2), "ranger": (9, 2)})
    for name in ("warrior", "mage", "ranger"):
        s.set(name, hp=2, pp=2)
    points = lambda: [(who.hp, who.pp) for who in s.state.heroes]  # noqa: E731
    s.run(s.content.room_events["laid-table"].event(s.t, 0))
    assert points() == [(4, 3), (4, 3), (2, 2)]  # on the tile only
    s.run(s.content.room_events["dripping-water"].event(s.t, 0))
    assert points() == [(6, 3), (4, 3), (2, 2)]
    s.run(s.content.room_events["eternal-flame"].event(s.t, 1))
    assert points() == [(6, 3), (4, 6), (2, 2)]


def test_a_dance_tires_all_on_the_tile_and_tracks_hurry_all_who_can_still_act(scene):
    s = scene(TWO, heroes={"warrior": (2, 2), "mage": (1, 2), "ranger": (9, 2)})
    for name, ap in (("warrior", 10), ("mage", 8), ("ranger", 0)):
        s.set(name, ap=ap)
    s.run(s.content.room_events["last-dance"].event(s.t, 0))
    assert [who.ap for who in s.state.heroes] == [7, 5, 0]
    s.run(s.content.room_events["fresh-tracks"].event(s.t, 0))
    assert [who.ap for who in s.state.heroes] == [10, 8, 0]


@pytest.mark.parametrize(
    ("entry", "boons", "lasting"),
    [
        ("trophy-wall", {"melee": 2, "ranged": 2}, {}),
        ("borrowed-blessing", {}, {"resist": 2}),
        ("chalk-arrow", {}, {"traps": 3}),
    ],
)
def test_what_helps_later(scene, entry, boons, lasting):
    s = scene(heroes={"warrior": (2, 2)})
    s.run(s.content.room_events[entry].event(s.t, 0))
    assert (s.hero("warrior").boons, s.hero("warrior").lasting) == (boons, lasting)


@pytest.mark.parametrize(
    ("entry", "cards", "spaces"), [("unclaimed-wages", 1, 0), ("grave-goods", 1, 1), ("wrong-echo", 0, 1)]
)
def test_what_is_taken_from_the_dead_is_counted(scene, entry, cards, spaces):
    s = scene(heroes={"warrior": (2, 2)})
    s.state.active = 0
    before = s.state.doom + s.state.doom_due
    s.run(s.content.room_events[entry].event(s.t, 0))
    assert (sum(count for _, count in s.state.loot_due), s.state.doom + s.state.doom_due - before) == (cards, spaces)


def test_plans_show_two_tiles_and_a_roster_one(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.state.tiles = ["a-3", "a-4", "a-5"]
    s.run(s.content.room_events["duty-roster"].event(s.t, 0), answers=["under"])
    assert s.state.tiles == ["a-5", "a-3", "a-4"]
    s.run(s.content.room_events["builders-plan"].event(s.t, 0), answers=["leave", "under"])
    assert s.state.tiles == ["a-3", "a-5", "a-4"]


def test_a_hand_in_the_dark_costs_spirit_and_time(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.set("warrior", ap=9)
    pp = s.hero("warrior").pp
    s.run(s.content.room_events["cold-hand"].event(s.t, 0))
    assert (s.hero("warrior").pp, s.hero("warrior").ap) == (pp - 1, 7)


def test_a_draught_gives_a_secret_door_away(scene):
    art = "#######\n#.....#\n#....##\n#....##\n#....##\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (0, 0)})
    s.state.active, s.state.tiles = 0, ["a-3"]
    door = s.sq(4, 2) * 4 + 1
    s.run(s.content.room_events["draught"].event(s.t, 0), answers=[str(door)])
    assert s.state.dungeon.secret == (door,)
    assert not s.state.reveal.counts


def test_a_workbench_mends_a_card_of_each_on_the_tile(scene):
    s = scene(TWO, heroes={"warrior": (2, 2), "ranger": (9, 2)})
    axes = [s.give(name, card, "pack") for name, card in (("warrior", "war-axe"), ("ranger", "dagger"))]
    s.state.damaged = axes[:]
    s.run(s.content.room_events["tidy-workbench"].event(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert s.state.damaged == axes[1:]
