"""Bodies, bearers and those who walk together: who can, who cannot, and what is left behind."""

import pytest

from undercroft.games.universalis.content.quests import Door, Section
from undercroft.games.universalis.rules.harm import damage, effects
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.rules.squares.mounted import bind, unbind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import NOBODY, Held, Mark

LANE = "a" * 12


def lifts(a, hero):
    return [text for text in a.offers(hero) if text.startswith("lift")]


@pytest.mark.rule("dun.ko.body", "dun.action.not-in-melee-range")
@pytest.mark.parametrize("change", ["none", "no-action", "bound", "enemy", "riding", "far", "borne", "orc"])
def test_a_free_hand_an_action_and_peace_are_needed_to_lift_a_body(arena, change):
    a = arena(sections=(Section("a", outdoor=True),))
    hero, fallen = a.hero(4, 4), a.hero(4, 5, marks=Mark.KNOCKED_OUT)
    active = a.activate(hero)
    if change == "no-action":
        active.action = 0
    elif change == "bound":
        active.bound = 99
    elif change == "enemy":
        a.creature("goblin-sneak", 5, 4)
    elif change == "riding":
        bind(a.t, hero, a.companion("riding-horse", 4, 4, kind="pet", owner=hero.id))
    elif change == "far":
        fallen.cell = a.at(4, 6)
    elif change == "borne":
        fallen.owner = a.hero(3, 5).id
    elif change == "orc":
        fallen.kind = "mercenary"
    assert lifts(a, hero) == ([f"lift #{fallen.id}"] if change == "none" else [])


@pytest.mark.rule("dun.spell.skinchanger-limits", "dun.ko.body")
def test_a_wolf_has_no_hands_for_a_body(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("lycanthropy",))
    fallen = a.hero(2, 1, marks=Mark.KNOCKED_OUT)
    a.activate(hero)
    assert lifts(a, hero) == [f"lift #{fallen.id}"]
    change = next(text for text in a.offers(hero) if "lycan" in text or text.startswith("change"))
    a.do(hero, change)
    assert hero.human is not None
    a.activate(hero)
    assert lifts(a, hero) == []


@pytest.mark.rule("dun.carry.companion-cost", "dun.carry.companion-larger")
def test_lifting_is_the_action_and_a_point_and_a_body_of_his_own_size_is_not_too_large(arena):
    a = arena()
    ogre, fallen = a.of_race("ogres", 3, 3), a.of_race("ogres", 5, 3, marks=Mark.KNOCKED_OUT)
    active = a.activate(ogre, points=3)
    a.do(ogre, f"lift #{fallen.id}")
    assert (active.action, active.points, active.movement, fallen.owner) == (0, 2, 5, ogre.id)
    assert lifts(a, ogre) == []
    a.do(ogre, "lay-down")
    assert (fallen.owner, fallen.cell) == (NOBODY, ogre.cell)
    assert "lay-down" not in a.offers(ogre)


@pytest.mark.rule("dun.carry.companion-cost")
@pytest.mark.parametrize(("points", "movement", "left"), [(0, 5, (0, 4)), (1, 1, (0, 1)), (5, 5, (4, 4))])
def test_of_the_movement_one_point_goes_but_never_the_last_of_the_pace(arena, points, movement, left):
    a = arena()
    hero, fallen = a.hero(1, 1), a.hero(2, 1, marks=Mark.KNOCKED_OUT)
    active = a.activate(hero, points=points, movement=movement)
    a.do(hero, f"lift #{fallen.id}")
    assert (active.points, active.movement) == left


@pytest.mark.rule("dun.carry.companion-pair")
@pytest.mark.parametrize("change", ["none", "pet", "carries", "enemy", "under-him"])
def test_who_helps_with_a_larger_body(arena, change):
    a = arena()
    one, body = a.hero(1, 1), a.of_race("ogres", 1, 2, marks=Mark.KNOCKED_OUT)
    two = a.companion("sellsword", 2, 1, owner=one.id)
    if change == "pet":
        two.kind = "pet"
    elif change == "carries":
        a.hero(6, 6, marks=Mark.KNOCKED_OUT).owner = two.id
    elif change == "enemy":
        a.creature("goblin-sneak", 3, 0)
    elif change == "under-him":
        two.cell = body.cell
    a.activate(one)
    helps = change in ("none", "under-him")
    assert lifts(a, one) == ([f"lift-pair #{body.id} @{two.cell}"] if helps else [])


@pytest.mark.rule("dun.carry.companion-pair", "dun.companion.joint-move")
@pytest.mark.parametrize(("x", "ends"), [(2, (4, 5)), (1, (1, 5))])
def test_whoever_is_not_beside_him_any_more_stays_where_he_is(arena, x, ends):
    a = arena(LANE)
    hero = a.hero(3, 0)
    rat = a.companion("giant-rat", 2, 0, kind="pet", owner=hero.id)
    a.activate(hero)
    a.do(hero, f"together #{rat.id}")
    rat.cell = a.at(x, 0)
    a.do(hero, f"move @{a.at(5, 0)}")
    assert (a.board.xy(rat.cell)[0], a.board.xy(hero.cell)[0]) == ends


@pytest.mark.rule("dun.carry.by-companions", "dun.companion.knocked-out")
def test_the_coins_of_a_bearer_are_all_given_back(arena):
    a = arena()
    hero = a.hero(1, 1, coins=3)
    man = a.companion("sellsword", 2, 1, owner=hero.id, coins=5)
    a.activate(hero)
    a.do(hero, f"take-back coins #{man.id}")
    assert (hero.coins, man.coins) == (8, 0)
    man.coins = 4
    companions.come_home(a.t)
    assert (hero.coins, man.coins) == (12, 0)
    man.coins = 2
    a.run(damage.knock_out(a.t, man.id))
    assert (hero.coins, man.coins) == (14, 0)


@pytest.mark.rule("dun.corpse.unarmed")
@pytest.mark.parametrize(
    ("pack", "takes"),
    [((), True), ((Held("rope"),), True), ((Held("dagger"),), False), ((Held("dagger", fit=3),), True)],
)
def test_a_rope_is_no_weapon_and_neither_is_one_that_does_not_fit(arena, pack, takes):
    a = arena()
    hero = a.hero(1, 1)
    hero.pack = list(pack)
    orc = a.creature("orc-warrior", 2, 1)
    a.run(damage.knock_out(a.t, orc.id, hero.id))
    a.activate(hero)
    assert ("arm axe" in a.offers(hero)) is takes


@pytest.mark.rule("dun.corpse.unarmed")
def test_the_weapon_of_a_dead_enemy_is_taken_up_only_once(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.creature("orc-warrior", 2, 1)
    a.run(damage.knock_out(a.t, orc.id, hero.id))
    a.activate(hero)
    a.do(hero, "arm axe")
    a.activate(hero)
    a.do(hero, "stow axe")
    hero.pack.clear()
    a.activate(hero)
    assert not [text for text in a.offers(hero) if text.startswith("arm")]


# ------------------------------------------------------------------------------------------------ pairs


@pytest.mark.rule("dun.mount.mounting", "dun.skill.nature.flying.choose")
@pytest.mark.parametrize("first", ["rider", "mount"])
def test_who_gets_down_does_not_fly_on(arena, first):
    """A hero on a hippogriff in the air: two characters again, each on a base of its own."""
    a = arena(sections=(Section("a", outdoor=True),))
    hero = a.of_race("centaurs", 4, 4)
    beast = a.companion("hippogriff", 4, 4, kind="pet", owner=hero.id, marks=Mark.FLYING)
    bind(a.t, hero, beast)
    assert hero.marks & Mark.FLYING
    assert (hero.span, hero.cell) == (4, beast.cell)
    unbind(a.t, hero if first == "rider" else beast)
    assert not hero.marks & Mark.FLYING
    assert beast.marks & Mark.FLYING
    assert (hero.riding, beast.ridden, hero.other) == (NOBODY, NOBODY, -1)
    assert hero.span == 1, "Herbod is a human, whatever the test took him for"


@pytest.mark.rule("dun.mount.mounting")
def test_a_mercenary_who_gets_down_has_the_base_of_his_card(arena):
    a = arena(sections=(Section("a", outdoor=True),))
    hero = a.hero(1, 1)
    ogre = a.companion("ogre-bruiser", 4, 4, owner=hero.id)
    horse = a.companion("riding-horse", 4, 4, kind="pet", owner=hero.id)
    bind(a.t, ogre, horse)
    assert ogre.span == 2
    unbind(a.t, horse)
    assert ogre.span == 4


# ------------------------------------------------------------------------------------------------ gates


LEVELS = (
    Door("iron", (3, 2), "east", kind="gate", test="strength"),
    Door("grate", (9, 2), "east", kind="gate", test="strength"),
)


@pytest.mark.rule("dun.action.other-test")
def test_each_gate_has_its_own_holder(arena):
    """Two gates: who holds one of them does not hold the other."""
    a = arena("\n".join(["aaaabbbbbbcccccc"] * 6), doors=LEVELS)
    a.reveal_all()
    for door in a.state.map.doors:
        door.state = "closed"
    one, two = a.hero(3, 2, strength=4), a.hero(9, 2, strength=4)
    a.activate(one)
    a.do(one, "hold #0", [3, 3])
    a.activate(two)
    a.do(two, "hold #1", [3, 3])
    turns.settle(a.t)
    assert [door.state for door in a.state.map.doors] == ["open", "open"]
    two.marks |= Mark.KNOCKED_DOWN
    turns.settle(a.t)
    assert [door.state for door in a.state.map.doors] == ["open", "closed"]
    assert a.state.map.layout.ways == 1
    one.cell = a.at(2, 2)
    turns.settle(a.t)
    assert [door.state for door in a.state.map.doors] == ["closed", "closed"]
    assert a.state.map.layout.ways == 0


# ------------------------------------------------------------------------------------------------ edges of the board


@pytest.mark.rule("dun.search.secret-door")
@pytest.mark.parametrize(
    ("x", "y", "facing", "ahead"),
    [
        (5, 4, "north", (5, 3)), (5, 4, "east", (6, 4)), (5, 4, "south-west", (4, 5)),
        (11, 4, "east", None), (0, 4, "west", None), (5, 0, "north", None), (5, 7, "south", None),
        (10, 4, "east", (11, 4)), (1, 4, "west", (0, 4)), (5, 1, "north", (5, 0)), (5, 6, "south", (5, 7)),
    ],
)  # fmt: skip
def test_what_somebody_faces_ends_with_the_board(arena, x, y, facing, ahead):
    a = arena()
    hero = a.hero(x, y, facing=facing)
    assert effects.ahead(a.t, hero) == (a.at(*ahead) if ahead else -1)


@pytest.mark.rule("dun.chest.open")
@pytest.mark.parametrize(
    ("dx", "dy", "near"),
    [(1, 0, True), (-1, 0, True), (0, 1, True), (1, 1, True), (0, 0, True), (2, 0, False), (-2, 0, False)],
)
def test_a_chest_is_opened_from_its_square_and_those_around_it(arena, dx, dy, near):
    a = arena(chests=((5, 4),))
    hero = a.hero(5 + dx, 4 + dy)
    a.activate(hero)
    assert (f"chest @{a.at(5, 4)}" in a.offers(hero)) is near


@pytest.mark.parametrize(("marks", "bodies"), [(0, False), (Mark.KNOCKED_OUT, True), (Mark.LEFT, False)])
def test_whoever_acts_knows_whether_somebody_lies_knocked_out(arena, marks, bodies):
    a = arena(LANE)
    hero = a.hero(2, 0)
    a.hero(3, 0, marks=marks)
    a.activate(hero)
    assert situation(a.t, hero.id).bodies is bodies
