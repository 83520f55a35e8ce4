"""Where mounts are when a quest begins, creatures that come riding, and how all this looks."""

import pytest

import undercroft
from undercroft import bots
from undercroft.games.universalis import check
from undercroft.games.universalis.bots import exploring, heroes
from undercroft.games.universalis.content.quests import Door, Goal, Section
from undercroft.games.universalis.events import Ran
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.people import companions, mounts
from undercroft.games.universalis.rules.riding import falls
from undercroft.games.universalis.rules.squares import adjacent, engagement
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import party_vp, set_out
from undercroft.games.universalis.spine import next_step, stays_on
from undercroft.games.universalis.state import DARK, NOBODY, Held, Mark

FIELD = "\n".join(["a" * 20] * 10)
OPEN = {"sections": (Section("a", outdoor=True),)}


def setting_out(arena, outdoor, card="riding-horse", **sheet):
    """A hero with a mount before a quest."""
    a = arena(FIELD, sections=(Section("a", outdoor=outdoor),), start=((5, 4), (5, 6)), **sheet)
    hero = a.hero(-1, 0, pack=("rope",))
    horse = a.companion(card, -1, 0, kind="pet", owner=hero.id)
    horse.other = NOBODY
    a.state.turn.phase, a.state.turn.number = "muster", 1
    set_out(a.t)
    return a, hero, horse


@pytest.mark.rule("dun.travel.mount-left-outside")
def test_before_a_dungeon_the_mount_waits_outside_unless_its_hero_decides_otherwise(arena):
    a, hero, horse = setting_out(arena, outdoor=False)
    assert next_step(a.state, a.content) == ("stable", hero.id)
    with_it = party_vp(a.state, a.content)
    a.run(turns.stable_mount(a.t, hero.id), answers=["outside"])
    assert horse.marks & Mark.LEFT
    assert party_vp(a.state, a.content) == with_it - horse.vp  # it does not count for the Reserve
    assert a.state.turn.phase != "muster"
    b, hero, horse = setting_out(arena, outdoor=False)
    b.run(turns.stable_mount(b.t, hero.id), answers=["along"])
    assert not horse.marks & Mark.LEFT


@pytest.mark.rule("dun.travel.mount-left-outside", "dun.travel.mount-carries")
def test_it_waits_with_the_belongings_that_its_hero_names_and_he_carries_more_than_he_could(arena):
    a, hero, horse = setting_out(arena, outdoor=False)
    horse.hands = []
    hero.pack = [Held("halberd") for _ in range(5)]
    assert load.excess(a.t, hero)
    for _ in range(3):
        a.run(turns.stable_mount(a.t, hero.id), answers=["load halberd"])
    assert not load.excess(a.t, hero)
    assert a.state.stay.stabling == [hero.id]
    a.run(turns.stable_mount(a.t, hero.id), answers=["outside"])
    assert [held.card for held in horse.pack] == ["halberd"] * 3
    companions.come_home(a.t)
    assert len(hero.pack) == 5


@pytest.mark.rule("dun.travel.mount-epic")
def test_in_the_open_a_hero_begins_in_the_saddle(arena):
    a, hero, horse = setting_out(arena, outdoor=True)
    a.run(turns.stable_mount(a.t, hero.id), answers=["mounted"])
    a.run(activation.begin(a.t, hero.id), answers=[str(a.at(5, 4))])
    assert (hero.riding, horse.ridden) == (horse.id, hero.id)
    assert hero.cell == horse.cell == a.at(5, 4)
    assert a.state.turn.active.points == 9


@pytest.mark.rule("dun.travel.mount-epic")
@pytest.mark.parametrize(("outdoor", "answer"), [("a", "mounted"), ("b", "along")])
def test_the_square_on_which_the_quest_begins_is_what_counts(arena, outdoor, answer):
    """A yard, and a hall that begins right behind the first square."""
    sections = tuple(Section(one, outdoor=one == outdoor) for one in "ab")
    a = arena("\n".join(["a" * 6 + "b" * 6] * 4), sections=sections, start=((5, 1), (5, 2)))
    hero = a.hero(-1, 0)
    horse = a.companion("riding-horse", -1, 0, kind="pet", owner=hero.id)
    horse.other = NOBODY
    a.state.turn.phase, a.state.turn.number = "muster", 1
    set_out(a.t)
    a.run(turns.stable_mount(a.t, hero.id), answers=[answer])
    assert not horse.marks & Mark.LEFT


@pytest.mark.rule("dun.travel.mount-epic")
def test_or_beside_his_mount(arena):
    a, hero, horse = setting_out(arena, outdoor=True)
    a.run(turns.stable_mount(a.t, hero.id), answers=["beside"])
    a.run(activation.begin(a.t, hero.id), answers=[str(a.at(5, 4))])
    assert (hero.riding, hero.cell) == (NOBODY, a.at(5, 4))
    assert engagement.adjacent(a.t, hero, horse)
    assert f"mount-up #{horse.id}" in a.offers(hero)


@pytest.mark.rule("dun.travel.mount-epic")
def test_the_first_square_of_the_board_is_as_good_for_a_mount_as_any(arena):
    a = arena("a" * 8, sections=(Section("a", outdoor=True),), start=((1, 0), (2, 0)))
    hero = a.hero(-1, 0)
    horse = a.companion("riding-horse", -1, 0, kind="pet", owner=hero.id)
    horse.span, horse.other, horse.uses[mounts.SADDLED] = 1, NOBODY, 0
    a.orc(2, 0)
    mounts.come_in(a.t, hero, a.at(1, 0))
    assert (hero.cell, horse.cell) == (a.at(1, 0), a.at(0, 0))


@pytest.mark.rule("dun.travel.mount-left-outside")
def test_nobody_without_a_mount_is_asked(arena):
    a = arena(FIELD)
    a.hero(-1, 0)
    a.companion("war-hound", -1, 0, kind="pet", owner=1)
    a.state.turn.phase = "muster"
    set_out(a.t)
    assert a.state.stay.stabling == []
    assert a.state.turn.phase == "start"


def test_a_sheet_lends_mounts_to_those_who_can_ride_them_for_this_quest_only(arena):
    a = arena(FIELD, **OPEN, lends="riding-horse")
    hero, ogre = a.hero(-1, 0), a.hero(-1, 0, size=3)
    own = a.hero(-1, 0)
    pony = a.companion("hill-pony", -1, 0, kind="pet", owner=own.id)
    a.state.turn.phase = "muster"
    set_out(a.t)
    lent = mounts.of(a.t, hero)
    assert lent.card == "riding-horse"
    assert mounts.of(a.t, ogre) is None
    assert mounts.of(a.t, own) is pony
    assert not stays_on(lent, a.content)
    assert stays_on(pony, a.content)


# ------------------------------------------------------------------------------------------------ raiders


@pytest.mark.rule("dun.mount.where", "dun.mount.indoors")
@pytest.mark.parametrize("outdoor", [True, False])
def test_a_wolf_rider_comes_riding_in_the_open_and_on_foot_in_a_house(arena, outdoor):
    a = arena(FIELD, sections=(Section("a", outdoor=outdoor),))
    a.hero(2, 4)
    goblin = encounters.figure_of(a.t, a.content.creatures["goblin-wolf-rider"], DARK, NOBODY)
    encounters.place(a.t, goblin, a.at(15, 4), 6)
    wolves = [f for f in a.state.figures.values() if f.card == "great-wolf"]
    assert len(wolves) == outdoor
    if outdoor:
        assert (goblin.riding, wolves[0].ridden) == (wolves[0].id, goblin.id)
        assert list(check.problems(a.state, a.content)) == []


@pytest.mark.rule("dun.mount.gallop", "dun.mount.ignores-mr", "dun.adp.move.nearest")
def test_the_automaton_gallops_to_its_prey_and_its_rider_strikes(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(2, 4, vitality=9, combat=9)
    goblin = encounters.figure_of(a.t, a.content.creatures["goblin-wolf-rider"], DARK, NOBODY)
    encounters.place(a.t, goblin, a.at(16, 4), 6)
    a.run(artificial.activate(a.t, goblin.id), dice=[5, 4, 1, 2, 6, 5])
    assert [event.name for event in a.t.told(Ran)] == ["great-wolf"]
    assert engagement.distance(a.board, goblin, hero) <= 2
    wolf = a.state.figures[goblin.riding]
    assert wolf.marks & Mark.ACTIVATED


# ------------------------------------------------------------------------------------------------ bots and tables


def test_a_bot_mounts_for_a_long_way_and_stays_on_foot_for_a_short_one(arena):
    for goal, mounts_up in (((14, 3), True), ((5, 3), False)):
        a = arena("\n".join(["a" * 16] * 6), **OPEN, goals=(goal,), goal=Goal("reach"))
        hero = a.hero(2, 3, movement=4)
        a.companion("riding-horse", 2, 4, kind="pet", owner=hero.id)
        a.activate(hero)
        plan, offers = exploring.Plan(a.t, hero), activation.legal(a.t, hero.id)
        best = heroes.best(a.t, offers, plan.worth)
        assert (best.verb == "mount-up") == mounts_up


def test_a_bot_dismounts_before_a_house_and_not_on_the_road(arena):
    gap = Door("gap", (9, 0), "east", kind="open", width=6)
    sections = (Section("a", outdoor=True), Section("b"))
    for x, gets_down in ((9, True), (4, False)):
        a = arena("\n".join(["a" * 10 + "bbbbbb"] * 6), sections=sections, doors=(gap,), goals=((13, 3),),
                  goal=Goal("reach"))  # fmt: skip
        a.reveal_all()
        hero = a.hero(x, 3, movement=4)
        bind(a.t, hero, a.companion("riding-horse", x, 3, kind="pet", owner=hero.id))
        a.activate(hero)
        best = heroes.best(a.t, activation.legal(a.t, hero.id), exploring.Plan(a.t, hero).worth)
        assert (best.verb == "dismount") == gets_down


def ridden(seed=3):
    """A game on the Wolf Road in which somebody sits in the saddle."""
    session = undercroft.new("universalis", seed=seed, seats=1, heroes=2, scenario="the-wolf-road",
                             options={"ready-party": True})  # fmt: skip
    bot = bots.make("universalis", "careful", 0)
    asked = []
    while (request := session.request) is not None and not any(f.riding >= 0 for f in session.state.figures.values()):
        asked.append(request.key)
        session.answer(bot.answer(session, request), request.seat)
    return session, asked


def test_a_rider_is_drawn_upon_his_mount_and_both_say_so():
    session, asked = ridden()
    assert "stable" in asked
    scene = session.scene(0)
    pieces = [piece for piece in scene.boards[0].pieces if piece.id.startswith("figure-")]
    badges = {piece.id: [value.name.id for value in piece.badges] for piece in pieces}
    rider = next(f for f in session.state.figures.values() if f.riding >= 0)
    order = [piece.id for piece in pieces]
    assert badges[f"figure-{rider.id}"] == ["condition-riding"]
    assert badges[f"figure-{rider.riding}"] == ["condition-ridden"]
    assert order.index(f"figure-{rider.riding}") < order.index(f"figure-{rider.id}")


def test_a_game_with_riders_is_saved_and_goes_on():
    session, _ = ridden()
    again = undercroft.load(session.save())
    assert again.state == session.state
    assert list(check.problems(again.state, again.content)) == []


@pytest.mark.rule("dun.mount.mounting", "dun.heroes.keep")
@pytest.mark.parametrize("lent", [False, True])
def test_after_the_quest_nobody_sits_in_a_saddle_any_more(arena, lent):
    a = arena(FIELD, **OPEN)
    hero = a.hero(5, 4)
    horse = a.companion("riding-horse", 6, 4, kind="pet", owner=hero.id)
    alone = hero.span
    bind(a.t, hero, horse)
    assert (hero.riding, hero.span) == (horse.id, horse.span)
    horse.uses = {mounts.LENT: 1} if lent else {}
    falls.dismount_all(a.t)
    companions.come_home(a.t)
    assert (hero.riding, hero.span, horse.ridden) == (NOBODY, alone, NOBODY)
    check.check(a.state, a.content)
    assert adjacent(a.t, hero, horse), "he has stepped down onto a square of his own"
    assert stays_on(horse, a.content) != lent, "the next quest would look for a horse that is not there"


@pytest.mark.rule("dun.mount.mounting")
def test_after_the_quest_a_rider_without_room_beside_the_mount_stands_on_the_nearest_free_square(arena):
    a = arena("aaaaa", **OPEN)
    hero = a.hero(0, 0)
    horse = a.companion("riding-horse", 0, 0, kind="pet", owner=hero.id)
    horse.other = a.at(1, 0)
    bind(a.t, hero, horse)
    other = a.hero(2, 0)
    falls.dismount_all(a.t)
    assert (hero.cell, other.cell) == (a.at(3, 0), a.at(2, 0))
    check.check(a.state, a.content)
