"""The Dark Player's hand, the Scenario Die, and the squares where a trap may lie."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground, Section
from undercroft.games.universalis.events import DarkDiscarded, DarkPlayed, ScenarioDie
from undercroft.games.universalis.rules.dark import hand
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.state import Mark, SetTrap

MAP = "\n".join(["aaaabbbbbb"] * 5)


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.rule(
    "dun.dp.activate-cost", "dun.dp.activate-remove", "dun.dp.discard-for-points", "dun.classic.no-discard"
)
def test_cards_are_paid_or_turned_into_points_and_lie_face_up(arena):
    a = arena(dark_seat=1)
    a.state.dark.reserve, a.state.dark.hand = 5, ["pit", "pit", "riddle"]
    hand.pay(a.t, "pit", 2)
    assert (a.state.dark.reserve, a.state.dark.hand, a.state.dark.discard) == (3, ["pit", "riddle"], ["pit"])
    assert [(event.card, event.cost, event.reserve) for event in a.t.told(DarkPlayed)] == [("pit", 2, 3)]
    gained = a.content.dark["riddle"].discard
    hand.throw_away(a.t, "riddle")
    assert (a.state.dark.reserve, a.state.dark.hand, a.state.dark.discard) == (3 + gained, ["pit"], ["pit", "riddle"])
    assert a.t.told(DarkDiscarded)[0].gained == gained > 0
    assert [str(one) for one in hand.discards(a.t)] == [str(hand.Discard("pit"))]
    a.state.mode = "classic"
    hand.throw_away(a.t, "pit")
    assert a.state.dark.reserve == 3 + gained, "a classic Dark Player gets nothing for it"
    assert hand.discards(a.t) == []


@pytest.mark.rule("dun.dp.hand-limit", "dun.dp.hand-limit-enforce")
@pytest.mark.parametrize(
    ("heroes", "out", "most"), [(1, 0, 4), (2, 0, 4), (3, 0, 6), (5, 0, 10), (6, 0, 10), (4, 1, 6)]
)
def test_twice_as_many_cards_as_heroes(arena, heroes, out, most):
    a = arena(dark_seat=1)
    for x in range(heroes):
        a.hero(x, 0, marks=Mark.KNOCKED_OUT if x < out else 0)
    assert hand.most_cards(a.t) == most
    a.state.dark.hand = ["pit", "stake", "riddle", "snare", "ambush", "locked-door", *["pit"] * 5][: most + 1]
    a.run(hand.hand_limit(a.t), answers=[lambda ask: ask.options[0]])
    assert len(a.state.dark.hand) == most
    a.run(hand.hand_limit(a.t))
    assert len(a.state.dark.hand) == most


@pytest.mark.rule("dun.adp.scenario-die", "dun.adp.power.main-room")
@pytest.mark.parametrize(
    ("heroes", "main", "spawned", "foe", "power"),
    [
        (2, True, 0, True, True),
        (1, True, 0, True, False),
        (2, False, 0, True, False),
        (2, True, -1, True, False),
        (2, True, 0, False, False),
    ],
)
def test_in_the_main_room_the_die_shows_power(arena, heroes, main, spawned, foe, power):
    a = arena("a" * 30, sections=(Section("a", main=main),))
    for x in range(heroes):
        a.hero(x, 0)
    a.orc(5 if foe else 29, 0, spawned=spawned)
    faces = a.content.points.scenario_die
    for die in range(1, 7):
        shown = a.run(hand.scenario_die(a.t, "power"), [die])
        assert shown == ("power" if power else faces[die - 1])
    assert len(a.t.told(ScenarioDie)) == 6
    assert hand.heroes_inside(a.t) == heroes


@pytest.mark.rule("dun.dp.activate-afford")
def test_what_all_know_that_he_cannot_pay(arena):
    a = arena(dark_seat=1)
    best = max(card.discard for card in a.content.dark.values())
    a.state.dark.reserve, a.state.dark.hand = 1, ["pit", "riddle"]
    assert hand.within_means(a.t, 1 + 2 * best)
    assert not hand.within_means(a.t, 2 + 2 * best)
    a.state.mode = "classic"
    assert hand.within_means(a.t, 1)
    assert not hand.within_means(a.t, 2)
    cards = [card for card in a.content.dark.values() if card.kind == "obstacle"]
    for place in ("door", "chest", "room", "corridor"):
        assert hand.least(a.t, place) == min(max(0, card.cost) for card in cards if place in card.places)
    assert hand.least(a.t, "hazard") == min(card.cost for card in cards if card.use == "hazard")
    pit = a.content.dark["pit"]
    a.state.dark.reserve = pit.cost
    assert hand.affordable(a.t, pit)
    a.state.dark.reserve -= 1
    assert not hand.affordable(a.t, pit)


@pytest.mark.rule("dun.dp-card.obstacle-timing")
def test_a_hazard_covers_plain_ground_around_a_square_of_the_new_section(arena):
    a = arena(MAP, dark_seat=1, doors=(Door("d", (3, 2), "east"),), ground=(Ground("pit", (6, 2)),))
    a.reveal_all()
    hero = a.hero(3, 2)
    card = next(one for one in a.content.dark.values() if one.use == "hazard" and one.area == 1)
    a.state.dark.hand, a.state.dark.reserve = [card.id], card.cost
    sections = [a.board.sections[n].kind for n in (0, 1)]
    assert len(hand.hazards(a.t, 1)) == int(sections[1] in card.places)
    a.run(hand.lay_hazard(a.t, card.id, 1, hero.id), answers=[str(a.at(4, 2))])
    kind = card.effects[0].overtile
    assert set(a.state.map.layout.overtiles) == {(a.at(x, y), kind) for x in (4, 5) for y in (1, 2, 3)}
    assert (a.state.dark.reserve, a.state.dark.hand) == (0, [])
    a.state.dark.hand = [card.id]
    assert hand.hazards(a.t, 1) == [], "there is nothing to pay it with"


# ------------------------------------------------------------------------------------------------ traps


@pytest.mark.rule("dun.dp-trap.safe-zone")
@pytest.mark.parametrize(("x", "safe"), [(1, True), (3, True), (4, False), (9, True), (8, True), (7, False)])
def test_two_squares_around_where_he_began_and_around_allies_are_safe(arena, x, safe):
    a = arena("a" * 14)
    hero = a.hero(6, 0)
    a.activate(hero, start=a.at(1, 0))
    ally = a.hero(10, 0)
    a.orc(12, 0)
    assert traps.in_safe_zone(a.t, hero.id, a.at(x, 0)) is safe
    ally.marks |= Mark.KNOCKED_OUT
    assert traps.in_safe_zone(a.t, hero.id, a.at(x, 0)) is (safe and x < 5)
    a.state.turn.active.who = 99
    assert not traps.in_safe_zone(a.t, hero.id, a.at(x, 0))


@pytest.mark.rule("dun.dp-trap.not-with-creatures")
def test_traps_need_a_section_without_creatures(arena):
    a = arena(MAP)
    a.hero(5, 2)
    assert traps.section_clear(a.t, a.at(5, 1))
    orc = a.orc(6, 3)
    assert not traps.section_clear(a.t, a.at(5, 1))
    assert traps.section_clear(a.t, a.at(1, 1))
    orc.marks |= Mark.KNOCKED_OUT
    assert traps.section_clear(a.t, a.at(5, 1))
    a.state.map.traps = [SetTrap(a.at(5, 1), "stake"), SetTrap(a.at(1, 1), "pit")]
    assert traps.trap_here(a.t, a.at(1, 1)) is a.state.map.traps[1]
    assert traps.trap_here(a.t, a.at(2, 1)) is None
