"""Obstacles that are no traps, recurrent ones, and the Dark Player's choices when a section is revealed."""

import pytest

from undercroft.games.universalis.content.quests import Door, Section, TrapSquare
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.actions import quick
from undercroft.games.universalis.rules.dark import armory, hand, playing, spawning
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.squares.engagement import field_of
from undercroft.games.universalis.rules.squares.situation import situation
from undercroft.games.universalis.setup import cards_of, make_ready, set_aside
from undercroft.games.universalis.state import DARK, Held

TWO = "\n".join(["aaaabbbbbb"] * 6)
THREE = "\n".join(["aaaabbbbbbcccccc"] * 6)
WAYS = (Door("gate", (3, 2), "east"), Door("back", (9, 2), "east"))


def rooms(arena, drawing=TWO, dark_seat=1, **more):
    more.setdefault("doors", (Door("gate", (3, 2), "east"),))
    return arena(drawing, dark_seat=dark_seat, **more)


# ------------------------------------------------------------------------------------------------ no traps


@pytest.mark.rule("dun.dp-card.obstacle-timing", "dun.qref.obstacles-placing")
def test_rubble_is_laid_where_the_dark_player_likes_when_a_section_is_seen(arena):
    a = rooms(arena)
    a.reveal_all()
    hero = a.hero(3, 2)
    a.state.dark.hand, a.state.dark.reserve = ["rubble"], 3
    a.run(spawning.dark_reveal(a.t, 1, hero.id), (), ["rubble", str(a.at(4, 2))])
    laid = [cell for cell, kind in a.state.map.layout.overtiles if kind == "rock"]
    assert sorted(laid) == sorted(a.at(x, y) for x in (4, 5) for y in (1, 2, 3))
    assert field_of(a.t).is_difficult(a.at(5, 3))
    assert not field_of(a.t).is_difficult(a.at(3, 2))
    assert (a.state.dark.reserve, a.state.dark.hand, a.state.dark.discard) == (2, [], ["rubble"])


@pytest.mark.rule("dun.dp-card.obstacle-timing", "dun.dp-card.trap-icons")
def test_a_hazard_fits_its_kind_of_section_and_no_other_moment(arena):
    sections = (Section("a"), Section("b", kind="corridor"))
    a = rooms(arena, sections=sections)
    a.reveal_all()
    a.state.dark.hand, a.state.dark.reserve = ["rubble", "sunken-floor"], 3
    assert [str(one) for one in hand.hazards(a.t, 1)] == ["rubble"]
    assert [str(one) for one in hand.hazards(a.t, 0)] == ["rubble", "sunken-floor"]
    assert playing.usable(a.t, "room") == playing.usable(a.t, "door") == []
    a.state.dark.reserve = 0
    assert hand.hazards(a.t, 0) == []


@pytest.mark.rule("dun.dp-card.obstacle-timing", "dun.element.no-encounter")
def test_a_section_without_encounters_can_have_rubble(arena):
    a = rooms(arena, sections=(Section("a"), Section("b", no_encounter=True)))
    a.reveal_all()
    hero = a.hero(3, 2)
    a.state.dark.hand, a.state.dark.reserve = ["rubble", "enemy-spotted"], 9
    a.run(playing.on_reveal(a.t, 1, hero.id, broken=False), (), ["pass"])
    options = [str(option) for option in a.t.asked[-1].options]
    assert "rubble" in options
    assert "enemy-spotted" not in options


@pytest.mark.rule("dun.adp.discard", "dun.dp-card.obstacle-timing")
def test_the_automaton_turns_rubble_into_points(arena):
    a = rooms(arena, dark_seat=-1, points={"scenario_die": ("obstacle",) * 6})
    hero = a.hero(3, 2)
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["rubble"], 3
    assert a.run(playing.obstacle(a.t, hero.id, "room"), [1]) == ""
    assert (a.state.dark.reserve, a.state.dark.discard) == (4, ["rubble"])


# ------------------------------------------------------------------------------------------------ recurrent ones


@pytest.mark.rule("dun.dp-card.recurrent-aside")
def test_what_the_sheet_needs_twice_is_laid_aside(arena):
    traps = (TrapSquare("pit", (1, 1)), TrapSquare("pit", (6, 1)), TrapSquare("stake", (2, 2)))
    doors = (Door("one", (3, 1), "east", riddle=True), Door("two", (3, 4), "east", riddle=True))
    a = rooms(arena, traps=(*traps, TrapSquare("stake", (7, 2), free=True)), doors=doors)
    assert set_aside(a.t) == ["pit", "riddle"]
    copies = cards_of(a.t, "obstacle").count("pit")
    a.state.dark.aside = ["pit"]
    assert cards_of(a.t, "obstacle").count("pit") == copies - 1
    a.state.dark.aside = ["rune-of-dread"]
    assert "rune-of-dread" not in cards_of(a.t, "obstacle")


@pytest.mark.rule("dun.dp-card.recurrent-aside", "dun.dp-card.recurrent-hand")
def test_cards_aside_are_no_part_of_the_hand(arena):
    doors = (Door("one", (3, 1), "east", lock=True), Door("two", (3, 4), "east", lock=True))
    a = rooms(arena, doors=doors)
    a.hero(0, 0)
    make_ready(a.t)
    assert a.state.dark.aside == ["locked-door"]
    assert len(a.state.dark.hand) == 2
    assert GAME.view(a.state, a.content, 1)["aside"] == ["locked-door"]
    assert GAME.view(a.state, a.content, 0)["aside"] is None
    a.state.dark.hand = ["pit", "stake", "fortune", "riddle"]
    a.run(hand.hand_limit(a.t))
    assert len(a.state.dark.hand) == 4


@pytest.mark.rule("dun.dp-card.recurrent-use")
def test_a_lock_of_the_sheet_that_comes_again_is_paid_each_time(arena):
    a = rooms(arena, doors=(Door("one", (3, 1), "east", lock=True), Door("two", (3, 4), "east", lock=True)))
    a.state.dark.aside, a.state.dark.reserve = ["locked-door"], 1
    hero = a.hero(3, 1)
    a.activate(hero)
    assert a.run(playing.on_opening(a.t, hero.id, a.state.map.doors[0], "door")) == "shut"
    assert a.state.dark.reserve == 0
    assert a.state.dark.aside == ["locked-door"]
    assert a.state.dark.discard == []
    assert a.run(playing.on_opening(a.t, hero.id, a.state.map.doors[1], "door")) == ""
    assert not a.state.map.doors[1].lock


@pytest.mark.rule("dun.door.locked-when")
def test_a_single_lock_of_the_sheet_costs_nothing(arena):
    a = rooms(arena, doors=(Door("one", (3, 1), "east", lock=True),))
    a.state.dark.aside, a.state.dark.reserve = set_aside(a.t), 0
    hero = a.hero(3, 1)
    a.activate(hero)
    assert a.run(playing.on_opening(a.t, hero.id, a.state.map.doors[0], "door")) == "shut"
    assert a.state.dark.aside == []


# ------------------------------------------------------------------------------------------------ the Leader's place


def lair(arena, **more):
    sections = (Section("a"), Section("b"), Section("c", main=True))
    a = rooms(arena, THREE, doors=WAYS, sections=sections, **more)
    a.reveal_all()
    a.state.dark.leader_card = "orc-champion"
    return a, a.hero(3, 2)


@pytest.mark.rule("dun.leader.place", "dun.place.reveal")
def test_a_dark_player_may_have_his_leader_in_another_section(arena):
    a, hero = lair(arena)
    a.run(revealing.leader_here(a.t, 1, hero.id), (), ["place", str(a.at(8, 4))])
    (boss,) = [f for f in a.state.figures.values() if f.side == DARK]
    assert (boss.leader, boss.cell) == (True, a.at(8, 4))
    assert all(a.board.distance(one.cell, hero.cell) > 2 for one in a.t.asked[-1].options)
    a.run(revealing.leader_here(a.t, 2, hero.id))
    assert len(a.state.figures) == 2


@pytest.mark.rule("dun.leader.place")
def test_in_the_main_room_he_comes_at_the_latest(arena):
    a, hero = lair(arena)
    a.run(revealing.leader_here(a.t, 1, hero.id), (), ["pass"])
    assert (a.t.asked[-1].key, a.t.asked[-1].window) == ("leader-here", True)
    a.run(revealing.leader_here(a.t, 2, hero.id), (), [str(a.at(15, 5))])
    assert any(f.leader and f.cell == a.at(15, 5) for f in a.state.figures.values())


@pytest.mark.rule("dun.leader.place", "dun.quest-map.leader-location")
def test_where_the_sheet_fixes_him_nobody_is_asked(arena):
    a, hero = lair(arena, leader_at=(14, 1))
    a.run(revealing.leader_here(a.t, 1, hero.id))
    a.run(revealing.leader_here(a.t, 2, hero.id))
    assert [f.cell for f in a.state.figures.values() if f.leader] == [a.at(14, 1)]
    assert a.t.asked == []


# ------------------------------------------------------------------------------------------------ equipment


@pytest.mark.rule("dun.dp-buy.when")
def test_weapons_and_potions_are_bought_and_used(arena):
    a = rooms(arena)
    a.reveal_all()
    a.hero(0, 0)
    orc = a.orc(8, 3, wounds=2, hands=("broadsword",))
    a.state.dark.reserve = 9
    a.run(armory.offer(a.t, orc.id), (), ["mace", "battleaxe", "healing-potion", "none"])
    assert [held.card for held in orc.hands] == ["broadsword", "mace"]
    assert [held.card for held in orc.pack] == ["battleaxe", "healing-potion"]
    assert a.state.dark.reserve < 7
    a.state.turn.side = DARK
    a.activate(orc)
    assert "drink healing-potion" in a.offers(orc)
    assert not any(text.startswith(("search", "chest", "secret")) for text in a.offers(orc))


@pytest.mark.rule("dun.dp-buy.when", "dun.encounter.ranged-half")
def test_nothing_for_claws_and_no_further_bows_and_spears(arena):
    a = rooms(arena)
    a.state.dark.reserve = 9
    orc, wolf = a.orc(8, 3), a.orc(8, 4)
    wolf.hands = [Held(next(card.id for card in a.content.weapons.values() if "natural" in card.marks))]
    assert armory.wares(a.t, wolf) == []
    offered = armory.wares(a.t, orc)
    assert "broadsword" in offered
    assert not {"longbow", "halberd", "crossbow"} & set(offered)
    a.state.dark.reserve = 0
    assert armory.wares(a.t, orc) == []


@pytest.mark.rule("dun.dp.creature-activation")
def test_a_creature_draws_its_other_weapon(arena):
    a = rooms(arena)
    a.hero(0, 0)
    orc = a.orc(2, 5, hands=("short-bow",), pack=("broadsword",))
    a.state.turn.side = DARK
    a.activate(orc)
    assert any(text.startswith("draw broadsword") for text in a.offers(orc))
    a.do(orc, "draw broadsword")
    assert "broadsword" in [held.card for held in orc.hands]
    orc.pack.clear()
    assert quick.offers(a.t, situation(a.t, orc.id)) == []
