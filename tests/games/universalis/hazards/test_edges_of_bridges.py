"""Bridges, ropes, bodies on backs, giants and saddles: what comes of them in the less common cases."""

import pytest

from undercroft.games.universalis.content.quests import Ground, Section
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.fighting import reactions
from undercroft.games.universalis.rules.hazards import bridges, ropes
from undercroft.games.universalis.rules.riding import charge, falls
from undercroft.games.universalis.rules.squares.engagement import field_of
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import NOBODY, Held, Mark, Note

LANE = "a" * 12
FIELD = "\n".join(["a" * 20] * 10)
OPEN = {"sections": (Section("a", outdoor=True),)}


def pair(arena, **more):
    """Two heroes who carry a fallen ogre between them."""
    a = arena(start=((0, 0),))
    one, two = a.hero(1, 0), a.hero(1, 1, **more)
    body = a.of_race("ogres", 1, 0, marks=Mark.KNOCKED_OUT)
    body.owner, body.uses["helper"] = one.id, two.id
    return a, one, two, body


# ------------------------------------------------------------------------------------------------ bodies


@pytest.mark.rule("dun.carry.companion-pair", "dun.carry.companion-cost")
@pytest.mark.parametrize(
    ("marks", "carried"), [(0, True), (Mark.KNOCKED_DOWN, False), (Mark.ACTIVATED, False), (Mark.KNOCKED_OUT, False)]
)
def test_the_body_is_laid_down_where_the_second_carrier_cannot_go_on(arena, marks, carried):
    a, one, two, body = pair(arena, marks=marks)
    a.run(activation.begin(a.t, one.id))
    assert (body.owner == one.id) is carried
    assert ("helper" in body.uses) is carried
    assert a.state.turn.active.action == (0 if carried else 1)
    if carried:
        a.do(one, f"move @{a.at(3, 0)}")
        assert (one.cell, two.cell) == (a.at(3, 0), a.at(2, 0))


@pytest.mark.rule("dun.carry.companion-pair", "dun.ko.fate-which-chart")
def test_who_leaves_with_a_body_takes_it_out_of_the_other_hands(arena):
    a, one, two, body = pair(arena)
    one.cell, two.cell, a.state.turn.number = a.at(0, 0), a.at(0, 1), 5
    a.run(activation.begin(a.t, one.id))
    a.do(one, "leave")
    assert body.marks & Mark.LEFT
    assert "helper" not in body.uses


@pytest.mark.rule("dun.carry.companion-mount", "dun.mount.reins")
@pytest.mark.parametrize(("mule", "hero", "pace"), [(6, 8, 5), (6, 4, 4), (2, 5, 1), (1, 5, 1)])
def test_a_mule_with_a_body_is_a_point_slower(arena, mule, hero, pace):
    a = arena(FIELD)
    leader, body = a.hero(4, 4, movement=hero), a.hero(4, 5, marks=Mark.KNOCKED_OUT)
    beast = a.companion("pack-mule", 3, 4, kind="pet", owner=leader.id, movement=mule)
    a.activate(leader)
    a.do(leader, f"load-body #{body.id} @{beast.cell}")
    assert body.cell == beast.cell, "it lies on the mule's back"
    active = a.activate(leader)
    a.do(leader, f"lead #{beast.id}")
    assert (active.points, active.movement) == (pace, pace)


@pytest.mark.rule("dun.mount.reins", "dun.large.reference-square")
def test_a_large_mount_that_finds_no_room_behind_its_leader_stays(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(2, 2)
    beast = a.companion("hippogriff", 0, 0, kind="pet", owner=hero.id)
    for at in ((1, 2), (2, 1), (3, 2), (2, 3)):
        a.hero(*at)
    a.activate(hero)
    a.do(hero, f"lead #{beast.id}")
    a.do(hero, f"move @{a.at(3, 3)}")
    assert (hero.cell, beast.cell) == (a.at(3, 3), a.at(0, 0))


@pytest.mark.rule("dun.companion.mercenary-courage", "dun.carry.by-companions")
def test_a_deserter_leaves_everything_that_is_not_his(arena):
    """He has a rope and coins of his hero's, and a fallen hero on his shoulders; he runs in his own activation."""
    a = arena()
    hero, fallen = a.hero(1, 1, coins=1), a.hero(3, 3, marks=Mark.KNOCKED_OUT)
    man = a.companion("sellsword", 3, 3, owner=hero.id, coins=4)
    man.pack = [Held("rope", borne=True)]
    fallen.owner = man.id
    man.uses[Note.SHAKEN] = 3
    a.activate(man)
    turns.settle(a.t)
    assert man.marks & Mark.LEFT
    assert man.cell == -1
    assert a.state.turn.active is None
    assert (fallen.owner, fallen.cell) == (NOBODY, a.at(3, 3))
    assert a.state.map.floor == [(a.at(3, 3), Held("rope"))]
    assert (hero.coins, man.coins) == (5, 0)


@pytest.mark.rule("dun.companion.mercenary-courage")
def test_another_deserter_does_not_end_the_activation_and_his_horse_stays(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(1, 1)
    man = a.companion("sellsword", 5, 5, owner=hero.id)
    horse = a.companion("riding-horse", 5, 5, kind="pet", owner=hero.id)
    bind(a.t, man, horse)
    man.uses[Note.SHAKEN] = 3
    active = a.activate(hero)
    turns.settle(a.t)
    assert man.marks & Mark.LEFT
    assert a.state.turn.active is active
    assert (horse.ridden, horse.cell, man.riding) == (NOBODY, a.at(5, 5), NOBODY)


# ------------------------------------------------------------------------------------------------ bridges, ropes


@pytest.mark.rule("dun.bridge.start")
def test_of_all_his_things_exactly_one_rope_and_one_pair_of_pickaxes_are_gone(arena):
    a = arena(LANE, ground=(Ground("abyss", (4, 0), 2),))
    taeral, borgron = a.hero(3, 0), a.hero(6, 0, pack=("torch", "rope", "rope", "axe", "pickaxes", "pickaxes"))
    active = a.activate(taeral)
    a.do(taeral, f"bridge #{borgron.id}")
    assert [held.card for held in borgron.pack] == ["torch", "rope", "axe", "pickaxes"]
    assert (active.action, active.move_over or active.points == 0) == (0, True)
    assert a.state.map.building[0].worked == (taeral.id,)


@pytest.mark.rule("dun.bridge.start")
def test_tools_in_hand_serve_as_well(arena):
    a = arena(LANE, ground=(Ground("abyss", (4, 0)),))
    taeral, borgron = a.hero(3, 0, hands=("pickaxes", "rope")), a.hero(5, 0)
    a.activate(taeral)
    a.do(taeral, f"bridge #{borgron.id}")
    assert taeral.hands == []


def bridged(arena):
    ground = (Ground("abyss", (4, 0), 3, 4), Ground("footbridge", (4, 1), 3))
    return arena("\n".join([LANE] * 4), ground=ground, **OPEN)


@pytest.mark.rule("dun.bridge.destroy", "dun.fly.pass-through")
def test_who_flies_over_a_bridge_does_not_fall_with_it(arena):
    a = bridged(arena)
    hero, walker = a.hero(3, 1), a.creature("orc-warrior", 5, 1)
    flyer = a.creature("drakeling", 6, 1, marks=Mark.FLYING)
    a.activate(hero)
    a.do(hero, f"cut-bridge @{a.at(4, 1)}")
    assert walker.id not in a.state.figures
    assert flyer.id in a.state.figures
    assert flyer.cell == a.at(6, 1)
    assert field_of(a.t).ground[a.at(5, 1)] == "abyss"


@pytest.mark.rule("dun.bridge.large", "dun.bridge.huge")
@pytest.mark.parametrize(
    ("card", "marks", "rolled", "holds"),
    [
        ("wyvern", Mark.FLYING, (), True), ("wyvern", 0, (2,), True), ("wyvern", 0, (1,), False),
        ("stone-giant", 0, (), False), ("orc-warrior", 0, (), True), ("wraith", 0, (), True),
    ],
)  # fmt: skip
def test_under_whom_a_footbridge_breaks(arena, card, marks, rolled, holds):
    a = bridged(arena)
    who = a.creature(card, 2, 1, marks=marks)
    assert a.run(bridges.gives_way(a.t, who.id, a.at(3, 1), a.at(4, 1)), rolled) is not holds
    assert (field_of(a.t).ground[a.at(4, 1)] == "footbridge") is holds
    if holds:
        assert not a.run(bridges.gives_way(a.t, who.id, a.at(4, 1), a.at(5, 1))), "he is on it already"
        assert not a.run(bridges.gives_way(a.t, who.id, a.at(2, 1), a.at(3, 1))), "there is none"


@pytest.mark.rule("dun.rope.enemy-adjacent")
@pytest.mark.parametrize(
    ("x", "side", "marks", "minus"), [(2, 1, 0, -1), (1, 1, 0, 0), (2, 0, 0, 0), (2, 1, Mark.KNOCKED_OUT, 0)]
)
def test_an_enemy_hinders_the_rope_only_beside_the_pit(arena, x, side, marks, minus):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    a.creature("orc-warrior", x, 0, marks=marks).side = side
    assert ropes.watched(a.t, 0, a.at(3, 0)) == minus


# ------------------------------------------------------------------------------------------------ giants


def tamer(arena, mana=1):
    a = arena()
    a.state.party.start_heroes = 1
    hero = a.hero(1, 1, skills=("giant-tamer",), mana=mana, intelligence=4)
    giant = a.companion("giant-of-stone", 3, 1, owner=hero.id, marks=Mark.ACTIVATED)
    return a, hero, giant


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.handle", "dun.skill.scholarly.giant-tamer.test")
def test_the_last_point_of_mana_commands_a_giant_and_a_failure_spends_it(arena):
    a, hero, giant = tamer(arena)
    active = a.activate(hero)
    a.do(hero, f"command #{giant.id}", [1, 2])
    assert (hero.mana, active.quick) == (0, 0)
    assert giant.marks & Mark.STATIONARY
    assert giant.marks & Mark.ACTIVATED
    assert giant.still == 0, "it stands until it is moved again"
    a.activate(hero)
    assert not [text for text in a.offers(hero) if text.startswith("command")]


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.handle", "dun.skill.two-active")
def test_commanding_a_giant_is_one_of_two_active_skills(arena):
    a, hero, giant = tamer(arena)
    active = a.activate(hero)
    a.do(hero, f"command #{giant.id}", [5, 4])
    assert not giant.marks & Mark.ACTIVATED
    assert hero.mana == 1
    assert ("giant-tamer" in active.skills) is a.content.skills["giant-tamer"].active
    b, hero, giant = tamer(arena)
    b.activate(hero, used=["command"])
    assert not [text for text in b.offers(hero) if text.startswith("command")]


# ------------------------------------------------------------------------------------------------ in the saddle


@pytest.mark.rule("dun.mount.spear-charge", "dun.mount.spear-critical")
@pytest.mark.parametrize("card", ["spear", "cavalry-lance"])
def test_a_lowered_lance_takes_exactly_one_point_of_armor(arena, card):
    weapon = arena().content.weapons[card]
    lowered = charge.lowered(weapon)
    assert (lowered.armor, lowered.damage) == (weapon.armor - 1, weapon.damage)
    assert lowered.marks == (*weapon.marks, "throws-down")


@pytest.mark.rule("dun.mount.fall", "dun.mount.mount-falls")
def test_who_lands_beside_his_mount_walks_no_further(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4)
    horse = a.companion("riding-horse", 5, 4, kind="pet", owner=hero.id)
    bind(a.t, hero, horse)
    active = a.activate(hero)
    a.run(falls.land(a.t, hero.id), (), [str(a.at(6, 4))])
    assert (hero.cell, hero.riding) == (a.at(6, 4), NOBODY)
    assert (active.points, active.move_over) == (0, True)
    assert not [text for text in a.offers(hero) if text.startswith("move")]


@pytest.mark.rule("dun.mount.fall")
def test_with_everything_full_beside_the_mount_he_lands_on_the_nearest_free_square(arena):
    a = arena("aaaaaaa", **OPEN)
    hero = a.hero(3, 0)
    horse = a.companion("riding-horse", 3, 0, kind="pet", owner=hero.id)
    bind(a.t, hero, horse)
    for x in (0, 1, 4, 5):
        a.hero(x, 0)
    a.run(falls.land(a.t, hero.id))
    assert (hero.cell, horse.cell, hero.riding) == (a.at(6, 0), a.at(3, 0), NOBODY)


@pytest.mark.rule("dun.mount.runaway")
def test_nothing_follows_for_who_is_gone_from_the_saddle(arena):
    """Of three in danger of falling one has left the board: only the others are rolled for."""
    a = arena(FIELD, **OPEN)
    hero, out = a.hero(5, 4), a.hero(9, 4, marks=Mark.KNOCKED_OUT)
    horse = a.companion("riding-horse", 5, 4, kind="pet", owner=hero.id)
    bind(a.t, hero, horse)
    a.state.turn.unseated = [(99, "riderless"), (out.id, "blunder"), (hero.id, "blunder")]
    a.run(reactions.settle(a.t), [6, 5])
    assert hero.riding == horse.id
    assert a.state.turn.unseated == []


@pytest.mark.rule("dun.mount.gallop", "dun.skill.exploration.fast.run")
@pytest.mark.parametrize(
    ("skills", "dice", "points"), [((), (2, 3), 14), (("fast",), (2, 3), 18), (("fast",), (1, 1), 4), ((), (6, 6), 18)]
)
def test_a_fast_mount_gallops_twice_its_movement(arena, skills, dice, points):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4)
    card = a.content.companions["riding-horse"]
    horse = a.companion("riding-horse", 5, 4, kind="pet", owner=hero.id, skills=(*card.skills, *skills))
    bind(a.t, hero, horse)
    active = a.activate(hero)
    a.do(hero, "gallop", dice)
    assert active.points == points


@pytest.mark.rule("dun.mount.mounting", "dun.skill.nature.flying.choose")
def test_getting_down_ends_the_time_for_declarations(arena):
    a = arena(FIELD, **OPEN)
    hero = a.of_race("birdfolk", 5, 4)
    horse = a.companion("riding-horse", 5, 4, kind="pet", owner=hero.id)
    bind(a.t, hero, horse)
    active = a.activate(hero)
    a.do(hero, f"dismount @{a.at(6, 4)}")
    assert active.begun
    assert not {"run", "fly", "swim"} & set(a.offers(hero))
