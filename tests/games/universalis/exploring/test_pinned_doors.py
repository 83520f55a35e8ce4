"""Doors, chests and searches: what is offered to whom, and what battering takes."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.events import Broke, Struck
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.exploring import exploration
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Fallen, Held
from undercroft.testing import run

MAP = "\n".join(["aaaabbbb"] * 5)
GATE = Door("gate", (3, 2), "east")


def at_the_door(arena, door=(), hero=(), **sheet):
    a = arena(MAP, **{"doors": (GATE,), **sheet})
    for name, value in dict(door).items():
        setattr(a.state.map.doors[0], name, value)
    who = a.hero(**{"x": 3, "y": 2, "facing": "east", "dexterity": 3, "intelligence": 3, **dict(hero)})
    a.activate(who)
    return a, who


def of(a, figure, *verbs):
    return [text for text in a.offers(figure) if text.split()[0] in verbs]


DOOR_VERBS = ("open", "pick", "solve", "break", "blast", "disarm-door")


@pytest.mark.rule(
    "dun.door.open-unexplored", "dun.door.pick-lock", "dun.door.pick-lock-once", "dun.riddle.solve", "dun.riddle.once",
    "dun.break.door", "dun.riddle.break-door",
)  # fmt: skip
@pytest.mark.parametrize(
    ("door", "found"),
    [
        ({}, ["open #0"]),
        ({"lock": True}, ["pick #0", "break #0"]),
        ({"lock": True, "failed": True}, ["break #0"]),
        ({"riddle": True}, ["solve #0"]),
        ({"riddle": True, "failed": True}, ["break #0"]),
        ({"trap": "poison-needle"}, ["open #0", "disarm-door #0"]),
        ({"lock": True, "trap": "poison-needle"}, ["open #0", "disarm-door #0", "pick #0", "break #0"]),
        ({"state": "open"}, []),
        ({"state": "hidden"}, []),
        ({"explored": True}, []),
    ],
)
def test_what_can_be_done_with_a_door(arena, door, found):
    a, hero = at_the_door(arena, door)
    assert of(a, hero, *DOOR_VERBS) == found


@pytest.mark.rule("dun.door.adjacent", "dun.door.diagonal", "dun.action.not-in-melee-range")
@pytest.mark.parametrize(
    ("hero", "door", "found"),
    [
        pytest.param({"y": 3}, {}, [], id="from the corner nobody opens it"),
        pytest.param({"y": 3}, {"lock": True}, ["pick #0", "break #0"], id="from the corner one picks the lock"),
        pytest.param({"y": 4}, {"lock": True}, [], id="further off"),
        pytest.param({"intelligence": 2}, {"lock": True}, ["break #0"], id="too dull for locks"),
        pytest.param({"size": 4}, {"lock": True}, ["break #0"], id="too big for locks"),
        pytest.param({"size": 4}, {"riddle": True}, ["solve #0"], id="not too big for riddles"),
        pytest.param(
            {"hands": ("handgun",)}, {"lock": True}, ["pick #0", "break #0", "blast handgun #0"], id="with a gun"
        ),
        pytest.param(
            {"hands": (Held("handgun", loaded=False),)}, {"lock": True}, ["pick #0", "break #0"], id="an empty gun"
        ),
    ],
)
def test_who_can_do_something_with_a_door(arena, hero, door, found):
    a, who = at_the_door(arena, door, hero)
    assert of(a, who, *DOOR_VERBS) == found
    a.orc(2, hero.get("y", 2))
    assert of(a, who, *DOOR_VERBS) == [], "not with an enemy upon him"


def test_companions_break_doors_but_open_none(arena):
    a, hero = at_the_door(arena)
    hero.kind = "mercenary"
    assert of(a, hero, *DOOR_VERBS) == []
    a.state.map.doors[0].lock = True
    assert of(a, hero, *DOOR_VERBS) == ["break #0"]


@pytest.mark.rule("dun.skill.nature.watchman.doors")
@pytest.mark.parametrize(("skills", "may"), [((), False), (("watchman",), True)])
def test_only_watchmen_of_the_dark_player_open_doors(arena, skills, may):
    a = arena()
    assert exploration.opens(a.t, a.orc(4, 4, skills=skills)) is may
    assert not exploration.opens(a.t, a.figure(1, 1, side=0, kind="mercenary", card="sellsword", skills=skills))


# ------------------------------------------------------------------------------------------------ battering


@pytest.mark.rule("dun.break.values", "dun.riddle.break-door", "dun.damage.structures-heavy", "dun.break.no-ranged")
@pytest.mark.parametrize(
    ("weapon", "door", "reinforced", "dice", "need", "vitality"),
    [
        ("broadsword", {"lock": True}, False, 4, 5, 5),
        ("axe", {"lock": True}, False, 4, 4, 5),
        ("broadsword", {"lock": True}, True, 4, 6, 6),
        ("broadsword", {"riddle": True, "failed": True}, False, 4, 6, 6),
        ("scimitar", {"lock": True}, False, 3, 5, 5),
    ],
)
def test_what_a_door_withstands(arena, weapon, door, reinforced, dice, need, vitality):
    """Strength 3."""
    gate = Door("gate", (3, 2), "east", reinforced=reinforced)
    a, hero = at_the_door(arena, door, {"hands": (weapon,), "strength": 3}, doors=(gate,))
    do = Do("break", target=0)
    assert exploration.battering(a.t, hero, do) == (dice, need)
    assert exploration.toughness(a.t, do)[1] == vitality
    a.do(hero, "break #0", [need] + [need - 1] * (dice - 1))
    thing = a.state.map.doors[0]
    assert (thing.wounds, thing.blows, thing.state) == (1, (2,), "closed")
    told = a.t.told(Struck)[0]
    assert (told.wounds, told.left, told.what) == (1, vitality - 1, "door")
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.break.accumulate")
def test_wounds_of_a_door_carry_over_until_it_breaks(arena):
    a, hero = at_the_door(arena, {"lock": True, "wounds": 4, "blows": (1,)}, {"hands": ("broadsword",)})
    a.state.map.doors[0].obstacle = True
    a.play(hero, "break #0", [6, 1, 1, 1])
    door = a.state.map.doors[0]
    assert (door.state, door.explored, door.lock, door.wounds, door.blows) == ("broken", True, False, 5, (1, 2))
    assert a.state.map.layout.revealed == 0b11


def test_a_chest_is_as_tough_as_a_plain_door(arena):
    a = arena(chests=((0, 0),), start=((5, 5),))
    assert exploration.toughness(a.t, Do("break-chest", cell=0)) == (5, 5)
    assert exploration.lock_trial(a.t, a.hero(1, 1), Do("chest", cell=0)).key == "chest"
    assert exploration.lock_trial(a.t, a.hero(1, 1), Do("pick", target=0)).key == "lock"


# ------------------------------------------------------------------------------------------------ locks and riddles


@pytest.mark.rule("dun.door.pick-lock", "dun.door.pick-lock-once", "dun.action.explore-critical-failure")
@pytest.mark.parametrize(
    ("dice", "state", "failed", "reserve"),
    [([4, 3], "open", False, 0), ([3, 3], "closed", True, 0), ([1, 1], "closed", True, 1)],
)
def test_a_lock_is_picked_by_dexterity_once(arena, dice, state, failed, reserve):
    a, hero = at_the_door(arena, {"lock": True, "obstacle": True})
    a.state.dark.reserve, before = 0, a.state.quest.achievements[0]
    a.play(hero, "pick #0", dice)
    door = a.state.map.doors[0]
    assert (door.state, door.failed, door.lock) == (state, failed, failed)
    assert a.state.dark.reserve == reserve
    assert a.state.quest.achievements[0] - before == (0 if failed else a.content.points.unlock_points)
    if failed:
        assert of(a, hero, "pick") == []


@pytest.mark.rule("dun.riddle.solve", "dun.riddle.penalty", "dun.riddle.once", "dun.action.explore-critical-failure")
@pytest.mark.parametrize(("dice", "solved"), [([5, 4], True), ([4, 4], False), ([1, 1], False)])
def test_a_riddle_is_solved_by_intelligence_at_minus_two(arena, dice, solved):
    a, hero = at_the_door(arena, {"riddle": True})
    before, a.state.dark.reserve = a.state.quest.achievements[0], 0
    a.do(hero, "solve #0", dice)
    door = a.state.map.doors[0]
    assert (door.riddle, door.failed, door.state) == (not solved, not solved, "closed")
    assert a.state.dark.reserve == int(dice == [1, 1])
    assert a.state.quest.achievements[0] - before == (a.content.points.riddle_points if solved else 0)
    assert a.state.turn.active.action == 0


# ------------------------------------------------------------------------------------------------ chests


CHEST_VERBS = ("chest", "disarm-chest", "solve-chest", "break-chest", "blast-chest")


@pytest.mark.rule("dun.chest.open", "dun.break.chest", "dun.trap.ignore")
@pytest.mark.parametrize(
    ("chest", "hero", "found"),
    [
        ({}, {}, ["chest"]),
        ({}, {"x": 4}, []),
        ({}, {"x": 2, "y": 2}, ["chest"]),
        ({"trap": "poison-needle"}, {}, ["chest", "disarm-chest"]),
        ({"riddle": True}, {}, ["solve-chest"]),
        ({"riddle": True, "failed": True}, {}, []),
        ({"tried": 9}, {}, ["break-chest"]),
        ({"tried": 9}, {"hands": ("handgun",)}, ["break-chest", "blast-chest"]),
        ({"tried": 9, "riddle": True}, {}, ["solve-chest"]),
        ({"state": "open"}, {}, []),
        ({}, {"intelligence": 2}, []),
        ({"tried": 9}, {"intelligence": 2}, ["break-chest"]),
    ],
)
def test_what_can_be_done_with_a_chest(arena, chest, hero, found):
    a = arena(chests=((2, 2),))
    for name, value in chest.items():
        setattr(a.state.map.chests[a.at(2, 2)], name, value)
    who = a.hero(**{"x": 3, "y": 3, **hero})
    a.activate(who)
    assert [text.split()[0] for text in of(a, who, *CHEST_VERBS)] == found
    a.orc(4, 4)
    assert of(a, who, *CHEST_VERBS) == [] or who.cell == a.at(2, 2)


@pytest.mark.rule("dun.chest.open")
def test_a_chest_can_be_tried_so_often_and_then_broken(arena):
    a = arena(chests=((2, 2),))
    hero = a.hero(3, 3, dexterity=3)
    most = a.content.points.chest_attempts
    chest = a.state.map.chests[a.at(2, 2)]
    chest.obstacle, chest.tried = True, most - 1
    a.activate(hero)
    assert [text.split()[0] for text in of(a, hero, *CHEST_VERBS)] == ["chest"]
    a.do(hero, f"chest @{a.at(2, 2)}", [3, 3])
    assert (chest.tried, chest.state) == (most, "closed")
    a.activate(hero)
    assert [text.split()[0] for text in of(a, hero, *CHEST_VERBS)] == ["break-chest"]


@pytest.mark.rule("dun.break.chest", "dun.break.accumulate")
def test_a_chest_in_the_first_corner_of_the_board_is_struck_as_a_chest(arena):
    a = arena(chests=((0, 0),), start=((5, 5),), doors=())
    a.state.map.chests[0].tried = a.content.points.chest_attempts
    hero = a.hero(1, 1, hands=("broadsword",), strength=3)
    a.activate(hero)
    a.do(hero, "break-chest @0", [5, 4, 4, 4])
    told = a.t.told(Struck)[-1]
    assert (told.what, told.wounds, told.left, told.at) == ("chest", 1, 4, a.board.spot(0))
    a.state.map.chests[0].wounds = 4
    a.activate(hero)
    a.play(hero, "break-chest @0", [5, 1, 1, 1])
    told = a.t.told(Broke)[-1]
    assert (told.what, told.at, a.state.map.chests[0].state) == ("chest", a.board.spot(0), "broken")


@pytest.mark.rule("dun.trap.ignore", "dun.chest.open", "dun.door.open-unexplored")
@pytest.mark.parametrize("vitality", [1, 9])
def test_whom_a_known_trap_knocks_out_opens_nothing(arena, vitality):
    a = arena(chests=((2, 2),))
    chest = a.state.map.chests[a.at(2, 2)]
    chest.trap = "poison-needle"
    hero = a.hero(3, 3, dexterity=3, armor=1, natural=1, vitality=vitality)
    a.activate(hero)
    a.t.script([6] * 20, [f"chest @{a.at(2, 2)}"])
    run(activation.act(a.t, hero.id))
    opened = vitality > 1
    assert (chest.trap, chest.tried, chest.state) == ("", int(opened), "open" if opened else "closed")
    b, other = at_the_door(arena, {"trap": "poison-needle"}, {"armor": 1, "natural": 1, "vitality": vitality})
    b.t.script([6] * 20, ["open #0"])
    run(activation.act(b.t, other.id))
    assert (b.state.map.doors[0].trap, b.state.map.doors[0].state) == ("", "open" if opened else "closed")


# ------------------------------------------------------------------------------------------------ searches


SEARCHES = ("secret", "search-room", "search", "corpses")


@pytest.mark.rule("dun.search.secret-door", "dun.search.room", "dun.search.room-once", "dun.corpse.search")
@pytest.mark.parametrize(
    ("kind", "active", "state", "found"),
    [
        ("room", {}, {}, ["secret", "search-room"]),
        ("corridor", {}, {}, ["secret"]),
        ("room", {"moved": 1}, {}, []),
        ("room", {}, {"inspected": [0]}, ["secret"]),
        ("room", {"action": 0}, {}, []),
    ],
)
def test_what_can_be_searched(arena, kind, active, state, found):
    a = arena(sections=(Section("a", kind=kind),))
    hero = a.hero(4, 4)
    a.activate(hero, **active)
    a.put(**state)
    assert of(a, hero, *SEARCHES) == found


@pytest.mark.rule("dun.corpse.search")
def test_only_who_has_fought_them_searches_the_dead(arena):
    a = arena()
    hero, other = a.hero(4, 4), a.hero(5, 4)
    a.state.map.fallen = [Fallen("grunt", False, (), (other.id,))]
    a.activate(hero)
    assert of(a, hero, "corpses") == []
    a.activate(other)
    assert of(a, other, "corpses") == ["corpses"]


@pytest.mark.rule("dun.search.element")
def test_furniture_that_one_was_beside_can_be_searched_still(arena):
    a = arena(furniture=(Furnishing("cupboard", (4, 3)), Furnishing("trunk", (8, 3))))
    hero = a.hero(4, 4)
    active = a.activate(hero)
    assert of(a, hero, "search") == ["search #0"]
    a.play(hero, f"move @{a.at(7, 4)}", [])
    assert active.passed == [0]
    assert of(a, hero, "search") == ["search #0", "search #1"]
    giant = a.creature("cave-troll", 3, 4)
    assert exploration.pieces_beside(a.t, giant) == (0,)
    assert exploration.pieces_beside(a.t, a.orc(0, 0)) == ()
    hero.kind = "mercenary"
    active.passed = []
    exploration.pass_by(a.t, hero.id)
    assert active.passed == []
