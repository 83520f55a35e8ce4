"""Companions: their masters, their nerve, walking with them, and what they carry."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.aftermath import aftermath
from undercroft.games.universalis.rules.carrying import bodies, load
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks.rolls import take_test
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import HEROES, NOBODY, Held, Mark

COURAGE = Attribute.COURAGE


def hire(a, x, y, owner, **more):
    """A mercenary of a hero."""
    return a.figure(x, y, side=HEROES, kind="mercenary", card=more.pop("card", "sellsword"), owner=owner.id, **more)


# ------------------------------------------------------------------------------------------------ hiring


@pytest.mark.rule("dun.companion.one-each")
def test_a_hero_hires_whom_he_can_just_pay(arena):
    a = arena()
    hero = a.hero(1, 1, coins=a.content.companions["sellsword"].cost)
    assert "sellsword" in companions.hireable(a.t, hero)
    hero.coins -= 1
    assert "sellsword" not in companions.hireable(a.t, hero)


@pytest.mark.rule("dun.companion.mercenary-loadout")
@pytest.mark.parametrize(
    ("arms", "hands", "pack"),
    [("crossbow+short-sword", ["crossbow", "shield"], ["short-sword"]), ("halberd", ["halberd", "shield"], [])],
)
def test_the_second_weapon_of_a_mercenary_is_in_his_pack(arena, arms, hands, pack):
    a = arena()
    hero = a.hero(1, 1, coins=20)
    a.state.stay.hiring = [hero.id]
    a.run(companions.hire(a.t, hero.id), answers=["sellsword", arms])
    man = next(f for f in a.state.figures.values() if f.kind == "mercenary")
    assert [held.card for held in man.hands] == hands
    assert [held.card for held in man.pack] == pack
    assert (man.owner, hero.coins) == (hero.id, 12)


# ------------------------------------------------------------------------------------------------ masters


@pytest.mark.rule("dun.companion.owner-knocked-out")
def test_the_companion_of_a_fallen_hero_goes_with_another_until_the_quest_ends(arena):
    a = arena()
    hero, other = a.hero(1, 1), a.hero(3, 1)
    other.seat = 1
    dog, own = a.pet(2, 1, owner=hero.id), hire(a, 4, 1, other)
    a.run(damage.knock_out(a.t, hero.id), answers=[str(other.id)])
    assert (dog.owner, dog.seat) == (other.id, 1)
    assert own.owner == other.id  # more than one companion is allowed for this quest
    companions.come_home(a.t)
    assert (dog.owner, dog.seat) == (hero.id, 0)


@pytest.mark.rule("dun.companion.owner-knocked-out")
def test_nobody_need_take_it_and_nobody_is_asked_where_no_hero_stands(arena):
    a = arena()
    hero, _other = a.hero(1, 1), a.hero(3, 1)
    dog = a.pet(2, 1, owner=hero.id)
    a.run(damage.knock_out(a.t, hero.id), answers=["-1"])
    assert dog.owner == hero.id
    b = arena()
    last = b.hero(1, 1)
    cat = b.pet(2, 1, owner=last.id)
    b.hero(3, 1, marks=Mark.KNOCKED_OUT)
    b.run(damage.knock_out(b.t, last.id))
    assert cat.owner == last.id
    c = arena()
    lonely = c.hero(1, 1)
    c.hero(3, 1)
    c.run(damage.knock_out(c.t, lonely.id))  # no companion, no question


@pytest.mark.rule("dun.companion.owner-dead")
def test_a_companion_leaves_with_the_death_of_the_hero_who_hired_it(arena):
    a = arena()
    dead, alive = a.hero(1, 1, marks=Mark.KNOCKED_OUT), a.hero(3, 1)
    lent = a.pet(2, 1, owner=alive.id)
    lent.uses["hirer"] = dead.id
    kept = hire(a, 4, 1, alive)
    a.state.quest.ended = "fallen"
    a.run(aftermath.begin(a.t), dice=[1])
    assert dead.marks & Mark.DEAD
    assert lent.id not in a.state.figures
    assert kept.id in a.state.figures


# ------------------------------------------------------------------------------------------------ nerve


@pytest.mark.rule("dun.companion.mercenary-courage")
def test_three_failed_courage_tests_in_a_row_send_a_mercenary_away(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.orc(9, 6)
    man = hire(a, 2, 1, hero, pack=())
    for _ in range(2):
        a.run(take_test(a.t, man.id, COURAGE, "courage"), dice=[1, 2])
    turns.settle(a.t)
    assert not man.marks & Mark.LEFT
    a.run(take_test(a.t, man.id, COURAGE, "courage"), dice=[1, 2])
    a.activate(man)
    turns.settle(a.t)
    assert man.marks & Mark.LEFT
    assert man.cell == -1
    assert a.state.turn.active is None


@pytest.mark.rule("dun.companion.mercenary-courage")
def test_a_passed_test_between_starts_the_count_again_and_heroes_and_pets_stay(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.orc(9, 6)
    man, dog = hire(a, 2, 1, hero), a.pet(1, 2, owner=hero.id)
    for dice in ([1, 2], [1, 2], [6, 5], [1, 2], [1, 2]):
        a.run(take_test(a.t, man.id, COURAGE, "courage"), dice=dice)
    for who in (hero, dog):
        for _ in range(3):
            a.run(take_test(a.t, who.id, COURAGE, "courage"), dice=[1, 2])
    a.run(take_test(a.t, man.id, Attribute.AGILITY, "jump"), dice=[1, 2])
    turns.settle(a.t)
    assert not (man.marks | hero.marks | dog.marks) & Mark.LEFT


# ------------------------------------------------------------------------------------------------ side by side


def walkers(arena, drawing="a" * 12, **more):
    a = arena(drawing, **more)
    hero = a.hero(1, 0, movement=5)
    return a, hero, a.pet(0, 0, owner=hero.id, skills=("sharp-senses",), movement=4)


@pytest.mark.rule("dun.companion.joint-move")
def test_hero_and_pet_walk_as_one_at_the_pace_of_the_slower(arena):
    a, hero, rat = walkers(arena)
    a.activate(hero)
    a.do(hero, f"together #{rat.id}")
    assert a.state.turn.active.points == 4
    cells = []
    tell = a.t.tell

    def spy(event):
        if type(event).__name__ == "Moved":
            cells.append((event.who, event.end))
        tell(event)

    a.t.tell = spy
    a.do(hero, f"move @{a.at(4, 0)}")
    assert [end for who, end in cells if who == rat.id] == [a.at(1, 0), a.at(2, 0), a.at(3, 0)]
    assert (hero.cell, rat.cell) == (a.at(4, 0), a.at(3, 0))
    assert f"move @{a.at(6, 0)}" not in a.offers(hero)  # one point is left of four


@pytest.mark.rule("dun.companion.joint-move")
def test_the_hero_has_the_benefit_at_every_step_and_the_rat_no_activation(arena):
    """dun.ex.sharp-senses-walk"""
    a, hero, rat = walkers(arena)
    a.activate(hero, rolled=True)
    a.do(hero, f"together #{rat.id}")
    for x in range(2, 5):
        a.do(hero, f"move @{a.at(x, 0)}")
        assert figures.value(a.t, hero, Attribute.PERCEPTION) == 1
    assert turns.waiting_ids(a.t) == []
    b, alone, left = walkers(arena)
    b.activate(alone, rolled=True)
    b.do(alone, f"move @{b.at(4, 0)}")
    assert figures.value(b.t, alone, Attribute.PERCEPTION) == 0
    assert turns.waiting_ids(b.t) == [left.id]


@pytest.mark.rule("dun.companion.joint-move-activation")
def test_a_pet_that_was_led_has_no_activation_of_its_own(arena):
    a, hero, rat = walkers(arena)
    a.activate(hero)
    assert turns.waiting_ids(a.t) == [rat.id]
    a.do(hero, f"together #{rat.id}")
    assert rat.marks & Mark.ACTIVATED
    assert turns.waiting_ids(a.t) == []


@pytest.mark.rule("dun.companion.joint-move")
@pytest.mark.parametrize(
    "change",
    ["combat", "apart", "begun", "activated", "dull", "stranger", "down"],
)
def test_joint_moves_need_an_exploration_turn_and_the_pet_beside_him_at_the_start(arena, change):
    a, hero, rat = walkers(arena)
    more = {}
    if change == "combat":
        a.orc(11, 0)
    elif change == "apart":
        hero.cell = a.at(2, 0)
    elif change == "begun":
        more = {"begun": True}
    elif change == "activated":
        rat.marks |= Mark.ACTIVATED
    elif change == "dull":
        rat.skills = ()
    elif change == "stranger":
        rat.owner = 77
    elif change == "down":
        rat.marks |= Mark.KNOCKED_DOWN
    a.activate(hero, **more)
    assert not [offer for offer in a.offers(hero) if offer.startswith("together")]


@pytest.mark.rule("dun.companion.joint-move")
def test_two_never_pass_through_a_third_but_can_change_places(arena):
    a, hero, rat = walkers(arena)
    third = a.hero(3, 0)
    a.activate(hero)
    assert f"move @{a.at(4, 0)}" in a.offers(hero)
    a.do(hero, f"together #{rat.id}")
    assert f"move @{a.at(2, 0)}" in a.offers(hero)
    assert f"move @{a.at(4, 0)}" not in a.offers(hero)
    assert third.cell == a.at(3, 0)
    b = arena("a" * 12)
    hero = b.hero(1, 0, movement=5)
    rat = b.pet(2, 0, owner=hero.id, skills=("sharp-senses",))
    b.activate(hero)
    b.do(hero, f"together #{rat.id}")
    b.do(hero, f"move @{b.at(3, 0)}")
    assert (hero.cell, rat.cell) == (b.at(3, 0), b.at(2, 0))


@pytest.mark.rule("dun.companion.joint-move")
def test_neither_runs_unless_both_can(arena):
    a, hero, rat = walkers(arena)
    a.activate(hero)
    a.do(hero, f"together #{rat.id}")
    assert "run" in a.offers(hero)
    rat.marks |= Mark.STUNNED
    assert "run" not in a.offers(hero)
    rat.marks &= ~Mark.STUNNED
    a.do(hero, "run", dice=[6, 6])
    assert a.state.turn.active.points == 8  # twice the Movement of the rat


# ------------------------------------------------------------------------------------------------ bearers


def porter(arena, **more):
    a = arena()
    hero = a.hero(1, 1, pack=("rope", "torch"), coins=40)
    return a, hero, hire(a, 2, 1, hero, strength=3, vitality=3, **more)


@pytest.mark.rule("dun.carry.by-companions")
def test_a_mercenary_bears_what_his_hero_owns_and_gives_it_back(arena):
    a, hero, man = porter(arena)
    a.activate(hero)
    a.do(hero, f"give rope #{man.id}")
    assert [held.card for held in hero.pack] == ["torch"]
    assert man.pack == [Held("rope", borne=True)]
    assert a.state.turn.active.quick == 0
    a.activate(hero)
    a.do(hero, f"take-back rope #{man.id}")
    assert man.pack == []
    assert hero.pack[-1] == Held("rope")


@pytest.mark.rule("dun.carry.by-companions")
def test_coins_go_up_to_the_limit_of_a_hero(arena):
    a, hero, man = porter(arena)
    a.activate(hero)
    a.do(hero, f"give coins #{man.id}")
    assert (hero.coins, man.coins) == (10, 30)
    assert f"give coins #{man.id}" not in a.offers(hero)
    a.activate(hero)
    a.do(hero, f"take-back coins #{man.id}")
    assert (hero.coins, man.coins) == (40, 0)


@pytest.mark.rule("dun.carry.by-companions")
def test_his_own_strength_and_vitality_limit_what_he_takes(arena):
    a, hero, man = porter(arena, pack=())
    man.pack = [Held("rope", borne=True) for _ in range(6)]  # 12 of (3 + 3) x 2
    a.activate(hero)
    assert f"give torch #{man.id}" not in a.offers(hero)
    man.pack.pop()
    assert f"give torch #{man.id}" in a.offers(hero)


@pytest.mark.rule("dun.carry.by-companions")
def test_only_the_own_companion_and_among_animals_only_a_mount(arena):
    a = arena()
    hero, other = a.hero(1, 1, pack=("rope",)), a.hero(8, 6)
    mule, rat = a.pet(2, 1, owner=hero.id, skills=("mount",)), a.pet(1, 2, owner=hero.id)
    man = hire(a, 2, 2, other)
    hire(a, -1, -1, hero)  # still outside
    a.activate(hero)
    assert f"give rope #{mule.id}" in a.offers(hero)
    assert f"give rope #{rat.id}" not in a.offers(hero)
    assert f"give rope #{man.id}" not in a.offers(hero)


@pytest.mark.rule("dun.companion.mercenary-no-treasure", "dun.companion.mercenary-own-gear")
def test_nothing_found_in_the_quest_and_nothing_of_his_own(arena):
    a, hero, man = porter(arena, pack=("dagger",))
    hero.pack = [Held("rope", found=True), Held("torch", found=True), Held("torch")]
    a.activate(hero)
    offers = a.offers(hero)
    assert f"give rope #{man.id}" not in offers
    assert f"take-back dagger #{man.id}" not in offers
    a.do(hero, f"give torch #{man.id}")
    assert hero.pack == [Held("rope", found=True), Held("torch", found=True)]


@pytest.mark.rule("dun.carry.by-companions")
def test_a_bearer_uses_nothing_of_it(arena):
    a, _hero, man = porter(arena)
    man.pack = [Held("healing-potion", borne=True), Held("dagger", borne=True), Held("axe")]
    a.activate(man)
    offers = a.offers(man)
    assert "draw axe" in offers
    assert "drink healing-potion" not in offers
    assert "draw dagger" not in offers


@pytest.mark.rule("dun.carry.by-companions")
def test_what_a_lost_bearer_carried_lies_on_the_ground_and_comes_home_otherwise(arena):
    a, hero, man = porter(arena)
    man.pack, man.coins = [Held("rope", borne=True), Held("axe")], 5
    cell = man.cell
    a.run(damage.knock_out(a.t, man.id))
    assert a.state.map.floor == [(cell, Held("rope"))]
    assert hero.coins == 45
    b, hero, man = porter(arena)
    man.pack, man.coins = [Held("rope", borne=True), Held("axe")], 5
    companions.come_home(b.t)
    assert hero.pack[-1] == Held("rope")
    assert (hero.coins, man.pack) == (45, [Held("axe")])


@pytest.mark.rule("dun.carry.gem-weight")
def test_a_gem_and_a_ring_weigh_one_each(arena):
    a = arena()
    hero = a.hero(1, 1)
    hero.pack = [Held("uncut-gem"), Held("uncut-gem"), Held("ring-of-second-breath", magic="ring-of-second-breath")]
    assert load.weight(a.t, hero) == 3


# ------------------------------------------------------------------------------------------------ two carriers


def bearers(arena, **more):
    """Two heroes of average size beside the body of a Large one."""
    a = arena()
    one = a.hero(1, 1, movement=6)
    two = a.hero(2, 1, movement=4, **more)
    body = a.hero(1, 2, size=3, marks=Mark.KNOCKED_OUT, strength=5, vitality=6)
    return a, one, two, body


@pytest.mark.rule("dun.carry.companion-pair", "dun.carry.companion-larger")
def test_a_larger_body_takes_two_who_stand_together(arena):
    a, one, two, body = bearers(arena)
    a.activate(one)
    assert f"lift #{body.id}" not in a.offers(one)
    a.do(one, f"lift-pair #{body.id} @{two.cell}")
    assert (body.owner, body.uses["helper"]) == (one.id, two.id)
    assert a.state.turn.active.action == 0
    assert two.marks & Mark.ACTIVATED
    assert a.state.turn.active.points == 3  # the slower one's 4, less 1
    assert load.weight(a.t, one) == load.weight(a.t, two) == 11  # half of (5 + 6) x 2


@pytest.mark.rule("dun.carry.companion-pair")
@pytest.mark.parametrize("change", ["apart", "acted", "far-from-body", "down"])
def test_the_helper_must_be_beside_both_and_still_to_act(arena, change):
    a, one, two, body = bearers(arena)
    if change == "apart":
        two.cell = a.at(3, 3)
    elif change == "acted":
        two.marks |= Mark.ACTIVATED
    elif change == "far-from-body":
        body.cell = a.at(0, 2)
    elif change == "down":
        two.marks |= Mark.KNOCKED_DOWN
    a.activate(one)
    assert not [offer for offer in a.offers(one) if offer.startswith("lift")]


@pytest.mark.rule("dun.carry.companion-pair", "dun.carry.companion-cost")
def test_both_move_at_the_same_time_and_both_pay(arena):
    a, one, two, body = bearers(arena)
    body.owner, body.uses["helper"] = one.id, two.id
    a.run(activation.begin(a.t, two.id))
    active = a.state.turn.active
    assert (active.action, active.points) == (0, 3)
    assert one.marks & Mark.ACTIVATED
    a.do(two, f"move @{a.at(5, 1)}")
    assert (two.cell, one.cell) == (a.at(5, 1), a.at(4, 1))
    a.do(two, "end")
    assert body.cell == two.cell
    assert (one.owner, body.owner) == (NOBODY, one.id)


@pytest.mark.rule("dun.carry.companion-pair")
def test_one_alone_lays_the_body_down(arena):
    a, one, two, body = bearers(arena)
    body.owner, body.uses["helper"] = one.id, two.id
    two.cell = a.at(6, 6)
    a.run(activation.begin(a.t, one.id))
    assert body.owner == NOBODY
    assert "helper" not in body.uses
    assert a.state.turn.active.action == 1
    b, one, two, body = bearers(arena)
    body.owner, body.uses["helper"] = one.id, two.id
    b.run(damage.knock_out(b.t, two.id))
    assert bodies.carried_by(b.t, one.id) is None
