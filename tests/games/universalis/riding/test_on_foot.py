"""Mounts that nobody rides: they stand still, are led, bear loads and bodies, take fright, and wear leather."""

import pytest
from tests.games.universalis.stage import mounted

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import Fled
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.aftermath import aftermath
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.between import market, stays
from undercroft.games.universalis.rules.carrying import bodies, load, reins
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.squares import engagement
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, NOBODY, Held, Mark

FIELD = "\n".join(["a" * 14] * 9)


def mule(a, x, y, owner, **more):
    """A pack mule of a hero; its hind quarters stand west of its head."""
    return a.companion("pack-mule", x, y, kind="pet", owner=owner.id, **more)


def squares(a, figure):
    return {a.board.xy(cell) for cell in engagement.squares(a.board, figure)}


# ------------------------------------------------------------------------------------------------ standing still


@pytest.mark.rule("dun.mount.riderless-still")
def test_a_mule_that_nobody_leads_has_no_activation_but_a_hound_has(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4)
    beast, hound = mule(a, 3, 4, hero), a.companion("war-hound", 4, 5, kind="pet", owner=hero.id)
    a.state.turn.number = 3
    a.run(turns.start_heroes(a.t))
    assert turns.waiting_ids(a.t) == [hero.id, hound.id]
    assert beast.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.mount.riderless-still", "dun.mount.raging", "dun.skill.nature.raging-mount.alone")
def test_of_the_dark_players_mounts_the_raging_one_acts_and_the_other_waits(arena):
    a = arena(FIELD)
    a.hero(4, 4, vitality=9)
    wyvern = a.creature("wyvern", 10, 4)
    a.figure(12, 7, side=DARK, kind="creature", card="pack-mule", skills=("mount",))
    assert artificial.order(a.t) == [wyvern.id]


@pytest.mark.rule("dun.skill.nature.raging-mount.alone")
def test_a_raging_mount_comes_within_its_normal_move_and_strikes(arena):
    a = arena(FIELD, dark_seat=1)
    hero = a.hero(5, 4, vitality=9)
    wyvern = a.creature("wyvern", 9, 4)
    a.run(turns.start_dark(a.t))
    assert f"activate #{wyvern.id}" in map(str, turns.dark_options(a.t))
    a.run(activation.begin(a.t, wyvern.id))
    assert not [text for text in a.offers(wyvern) if text.startswith("attack")]
    a.do(wyvern, f"move @{a.at(6, 4)}")
    assert [text for text in a.offers(wyvern) if text.startswith("attack") and text.endswith(f"#{hero.id}")]


@pytest.mark.rule("dun.mount.riderless-still")
def test_a_mule_comes_in_by_the_starting_square_and_waits_there(arena):
    a = arena(FIELD, start=((5, 5), (5, 6)))
    hero = a.hero(4, 4)
    beast = mule(a, -1, 0, hero)
    beast.other = -1
    a.run(activation.begin(a.t, beast.id), answers=[str(a.at(5, 5))])
    assert beast.cell == a.at(5, 5)
    assert all(text.startswith(("turn", "end")) for text in a.offers(beast))


# ------------------------------------------------------------------------------------------------ under attack


def struck(arena, dice, **more):
    """An orc strikes a mule; the dice are those of the blow and of the Courage test."""
    a = arena(FIELD, dark_seat=1)
    hero = a.hero(9, 8)
    beast = mule(a, 4, 4, hero, vitality=20, **more)
    orc = a.orc(5, 4, hands=("broadsword",), facing="west")
    a.activate(orc)
    a.do(orc, f"attack broadsword #{beast.id}", dice)
    return a, beast, orc


@pytest.mark.rule("dun.mount.riderless-attacked")
def test_a_frightened_mule_runs_away_though_the_blow_was_in_vain(arena):
    a, beast, _ = struck(arena, [1, 2, 6, 5, 3, 3], courage=3)
    assert beast.marks & Mark.LEFT
    assert beast.cell == -1
    assert [event.who for event in a.t.told(Fled)] == [beast.id]


@pytest.mark.rule("dun.mount.riderless-attacked", "dun.skill.nature.mount.alone")
def test_a_brave_one_stays_and_returns_the_blow_in_its_next_turn(arena):
    a, beast, orc = struck(arena, [1, 2, 6, 5, 3, 4], courage=3)
    assert not beast.marks & Mark.LEFT
    other = a.orc(3, 5, hands=("broadsword",))
    assert engagement.adjacent(a.t, beast, other)
    a.run(turns.start_heroes(a.t))
    assert beast.id in turns.waiting_ids(a.t)
    a.run(activation.begin(a.t, beast.id))
    offers = a.offers(beast)
    assert f"attack improvised-weapon #{orc.id}" in offers
    assert not [text for text in offers if text.endswith(f"#{other.id}") or text.startswith(("move", "run"))]


@pytest.mark.rule("dun.skill.nature.mount.alone")
def test_it_strikes_nobody_who_has_gone_away_and_forgets_after_a_turn(arena):
    a, beast, orc = struck(arena, [1, 2, 6, 5, 3, 4], courage=3)
    orc.cell = a.at(8, 4)
    a.run(turns.start_heroes(a.t))
    assert beast.id not in turns.waiting_ids(a.t)
    orc.cell, beast.marks = a.at(5, 4), 0
    a.run(turns.start_heroes(a.t))
    a.run(activation.begin(a.t, beast.id))
    a.state.turn.active, beast.marks = None, 0
    a.run(turns.start_heroes(a.t))
    assert beast.id not in turns.waiting_ids(a.t)


@pytest.mark.rule("dun.mount.riderless-attacked")
@pytest.mark.parametrize(("dice", "remains"), [([3, 4], True), ([3, 3], False)])
def test_a_shot_frightens_as_a_blow_does_but_there_is_nobody_to_strike(arena, dice, remains):
    a = arena(FIELD, dark_seat=1)
    beast = mule(a, 4, 4, a.hero(9, 8), vitality=20)
    archer = a.orc(10, 4, hands=("short-bow",), facing="west")
    a.activate(archer)
    a.do(archer, f"shoot short-bow #{beast.id}", [3, 4, *dice])
    assert bool(beast.marks & Mark.LEFT) != remains
    a.run(turns.start_heroes(a.t))
    assert beast.id not in turns.waiting_ids(a.t)


@pytest.mark.rule("dun.mount.riderless-attacked", "dun.mount.raging")
def test_a_raging_mount_is_not_frightened_by_a_blow(arena):
    a = arena(FIELD)
    hero = a.hero(5, 4, hands=("broadsword",), facing="east")
    wyvern = a.creature("wyvern", 6, 4)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{wyvern.id}", [1, 2, 6, 5])
    assert a.state.turn.startled == []
    assert wyvern.id in a.state.figures


@pytest.mark.rule("dun.mount.riderless-attacked", "dun.carry.by-companions")
def test_what_a_runaway_bore_lies_where_it_stood(arena):
    a = arena(FIELD, dark_seat=1)
    beast = mule(a, 4, 4, a.hero(9, 8), vitality=20)
    beast.pack = [Held("rope", borne=True)]
    orc = a.orc(5, 4, hands=("broadsword",), facing="west")
    a.activate(orc)
    a.do(orc, f"attack broadsword #{beast.id}", [1, 2, 6, 5, 1, 2])
    assert [(cell, held.card) for cell, held in a.state.map.floor] == [(a.at(4, 4), "rope")]


@pytest.mark.rule("dun.mount.runaway-recover")
@pytest.mark.parametrize(("die", "back"), [(1, False), (2, True)])
def test_a_runaway_is_found_after_the_quest_on_two_or_more(arena, die, back):
    a, beast, _ = struck(arena, [1, 2, 6, 5, 1, 2])
    a.state.quest.ended = "won"
    a.run(aftermath.begin(a.t), dice=[die])
    assert (beast.id in a.state.figures) == back


# ------------------------------------------------------------------------------------------------ by the reins


@pytest.mark.rule("dun.mount.reins", "dun.large.base-2x1")
def test_a_led_mule_follows_with_both_squares_at_the_walkers_pace(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4, movement=4)
    beast = mule(a, 3, 4, hero)
    active = a.activate(hero)
    assert "run" in a.offers(hero)
    a.do(hero, f"lead #{beast.id}")
    assert (active.points, active.movement) == (4, 4)
    assert "run" not in a.offers(hero)
    a.do(hero, f"move @{a.at(8, 4)}")
    assert hero.cell == a.at(8, 4)
    assert squares(a, beast) == {(7, 4), (6, 4)}
    assert beast.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.mount.reins")
def test_the_slower_mule_sets_the_pace_and_enemies_near_are_no_hindrance_to_leading(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4, movement=9)
    beast = mule(a, 3, 4, hero, movement=6)
    a.orc(12, 8)
    active = a.activate(hero)
    a.do(hero, f"lead #{beast.id}")
    assert active.points == 6


@pytest.mark.rule("dun.mount.reins")
@pytest.mark.parametrize("why", ["of another", "too far", "no mount", "lies", "moved", "rides"])
def test_nobody_leads(arena, why):
    a = arena(FIELD)
    hero, other = a.hero(4, 4), a.hero(0, 8)
    beast = mule(a, 3, 4, other if why == "of another" else hero)
    if why == "too far":
        beast.cell, beast.other = a.at(2, 4), a.at(1, 4)
    elif why == "no mount":
        beast.skills = ()
    elif why == "lies":
        beast.marks |= Mark.KNOCKED_DOWN
    elif why == "rides":
        beast.cell, beast.other = a.at(4, 5), a.at(3, 5)
        mounted(a, hero, "riding-horse")
        assert beast in reins.mounts_of(a.t, hero)
    a.activate(hero)
    if why == "moved":
        a.do(hero, f"move @{a.at(4, 5)}")
    assert not [text for text in a.offers(hero) if text.startswith("lead")]


@pytest.mark.rule("dun.mount.reins", "dun.mount.raging")
def test_a_raging_mount_that_has_acted_is_led_no_more(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4)
    beast = mule(a, 3, 4, hero, skills=("raging-mount",))
    a.activate(hero)
    assert f"lead #{beast.id}" in a.offers(hero)
    beast.marks |= Mark.ACTIVATED
    assert f"lead #{beast.id}" not in a.offers(hero)


@pytest.mark.rule("dun.mount.reins")
def test_a_2x2_mount_is_led_through_open_ground(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4, movement=5)
    beast = a.companion("pack-mule", 2, 4, kind="pet", owner=hero.id)
    beast.span, beast.size, beast.other = 4, 3, NOBODY
    a.activate(hero)
    a.do(hero, f"lead #{beast.id}")
    a.do(hero, f"move @{a.at(9, 4)}")
    assert hero.cell == a.at(9, 4)
    assert engagement.adjacent(a.t, hero, beast)


# ------------------------------------------------------------------------------------------------ loads


@pytest.mark.rule("dun.mount.load")
def test_a_mule_bears_twice_its_strength_and_vitality_and_not_a_pound_more(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4, pack=("halberd",))
    beast = mule(a, 3, 4, hero, hands=())
    assert load.most_weight(beast) == 2 * (4 + 5)
    beast.pack = [Held("rations")] * 14
    assert load.weight(a.t, beast) == 14
    a.activate(hero)
    assert f"give halberd #{beast.id}" in a.offers(hero)  # it weighs 4
    beast.pack = [Held("rations")] * 15
    assert f"give halberd #{beast.id}" not in a.offers(hero)


@pytest.mark.rule("dun.mount.load")
def test_a_raging_mount_bears_things_too_and_a_hound_does_not(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4, pack=("rope",))
    beast, hound = mule(a, 3, 4, hero, skills=("raging-mount",)), a.companion("war-hound", 4, 5, kind="pet")
    hound.owner = hero.id
    a.activate(hero)
    assert f"give rope #{beast.id}" in a.offers(hero)
    assert f"give rope #{hound.id}" not in a.offers(hero)


@pytest.mark.rule("dun.mount.load-action")
def test_loading_and_taking_are_a_quick_action_each(arena):
    a = arena(FIELD)
    hero = a.hero(4, 4, pack=("rope",))
    beast = mule(a, 3, 4, hero, hands=())
    active = a.activate(hero)
    a.do(hero, f"give rope #{beast.id}")
    assert (active.quick, active.action) == (0, 1)
    assert [held.card for held in beast.pack] == ["rope"]
    a.do(hero, f"take-back rope #{beast.id}")
    assert (active.quick, active.action) == (0, 0)
    assert [held.card for held in hero.pack] == ["rope"]
    assert beast.pack == []


@pytest.mark.rule("dun.mount.load-action")
def test_not_from_two_squares_away(arena):
    a = arena(FIELD)
    hero = a.hero(5, 4, pack=("rope",))
    beast = mule(a, 3, 4, hero, hands=())
    a.activate(hero)
    assert f"give rope #{beast.id}" not in a.offers(hero)


# ------------------------------------------------------------------------------------------------ bodies


@pytest.mark.rule("dun.carry.companion-mount", "dun.carry.companion-cost")
def test_a_body_on_a_mule_costs_an_action_and_slows_the_pair(arena):
    a = arena(FIELD)
    hero, body = a.hero(4, 4, movement=6), a.hero(4, 5, marks=Mark.KNOCKED_OUT)
    beast = mule(a, 3, 4, hero)
    active = a.activate(hero)
    a.do(hero, f"load-body #{body.id} @{beast.cell}")
    assert active.action == 0
    assert bodies.carried_by(a.t, beast.id) is body
    a.state.turn.active = None
    active = a.activate(hero)
    a.do(hero, f"lead #{beast.id}")
    assert active.points == 5  # the mule's Movement is 6
    assert active.action == 1  # his own Action is free
    a.do(hero, f"move @{a.at(8, 4)}")
    a.do(hero, "end")
    assert body.cell == beast.cell == a.at(7, 4)


@pytest.mark.rule("dun.carry.companion-mount")
def test_the_body_weighs_on_the_mule_and_comes_out_with_its_hero(arena):
    a = arena(FIELD, start=((4, 4),))
    hero, body = a.hero(4, 4), a.hero(3, 4, marks=Mark.KNOCKED_OUT, strength=3, vitality=5)
    beast = mule(a, 3, 4, hero, hands=())
    body.owner = beast.id
    assert load.weight(a.t, beast) == 2 * (3 + 5)
    a.state.turn.number = 5
    a.activate(hero)
    a.do(hero, "leave")
    assert body.marks & Mark.LEFT


@pytest.mark.rule("dun.carry.companion-mount")
def test_a_body_is_taken_down_again_and_falls_from_a_runaway(arena):
    a = arena(FIELD)
    hero, body = a.hero(4, 4), a.hero(3, 4, marks=Mark.KNOCKED_OUT)
    beast = mule(a, 3, 4, hero)
    body.owner = beast.id
    a.activate(hero)
    a.do(hero, f"unload-body #{body.id}")
    assert body.owner == NOBODY
    assert body.cell == beast.cell


@pytest.mark.rule("dun.carry.companion-mount", "dun.carry.companion-larger")
@pytest.mark.parametrize(("size", "offered"), [(2, True), (3, False)])
def test_no_body_larger_than_the_mount(arena, size, offered):
    a = arena(FIELD)
    hero, body = a.hero(4, 4), a.hero(4, 5, marks=Mark.KNOCKED_OUT, size=size)
    beast = mule(a, 3, 4, hero)
    a.activate(hero)
    assert (f"load-body #{body.id} @{beast.cell}" in a.offers(hero)) == offered


# ------------------------------------------------------------------------------------------------ armor


@pytest.mark.rule("dun.mount.armor")
def test_leather_for_the_mule_at_the_usual_price(arena):
    a = arena(FIELD)
    hero = a.hero(-1, 0, coins=4)
    beast = mule(a, -1, 0, hero)
    before = figures.value(a.t, beast, Attribute.ARMOR)
    a.state.supply.stock["leather-armor"] = 2
    a.state.stay.visits, a.state.stay.trading, a.state.stay.visiting = {hero.id: 1}, [hero.id], "blacksmith"
    a.run(stays.visit(a.t, hero.id), answers=["bard leather-armor"])
    assert (hero.coins, a.state.supply.stock["leather-armor"]) == (0, 1)
    assert [held.card for held in beast.worn] == ["leather-armor"]
    assert figures.value(a.t, beast, Attribute.ARMOR) == before + 1
    assert hero.worn == []


@pytest.mark.rule("dun.mount.armor")
@pytest.mark.parametrize("why", ["poor", "no mount", "has one", "sold out"])
def test_no_leather_for_a_mount(arena, why):
    a = arena(FIELD)
    hero = a.hero(-1, 0, coins=3 if why == "poor" else 9)
    beast = mule(a, -1, 0, hero)
    a.state.supply.stock["leather-armor"] = 0 if why == "sold out" else 2
    if why == "no mount":
        beast.skills = ()
    elif why == "has one":
        beast.worn = [Held("leather-armor")]
    assert market.bardings(a.t, hero) == []
