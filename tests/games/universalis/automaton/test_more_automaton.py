"""The Artificial Dark Player's preparations, and what a Quest Sheet changes."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.quests import Door, Fixed, Section, TrapSquare
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.events import Revealed, SheetRead
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.automaton import aims, artificial
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import preparing, spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import cards_of, make_ready
from undercroft.games.universalis.state import DARK, NOBODY, Held
from undercroft.kernel import SetupError, configure

TWO = "aaaabbbb\naaaabbbb\naaaabbbb"
GATE = (Door("gate", (3, 1), "east"),)


# ------------------------------------------------------------------------------------------------ the mode


@pytest.mark.rule("dun.adp.players")
def test_one_to_five_play_without_a_dark_player():
    for seats in (1, 5):
        assert configure(INFO, seed=1, seats=seats, mode="artificial").seats == seats
    with pytest.raises(SetupError):
        configure(INFO, seed=1, seats=6, mode="artificial")


@pytest.mark.rule("dun.adp.scope")
@pytest.mark.parametrize("scenario", list(base().quests))
def test_every_quest_can_be_played_without_a_dark_player(scenario):
    config = configure(INFO, seed=2, seats=1, heroes=2, scenario=scenario, options={"ready-party": True})
    state = GAME.setup(config, GAME.content(config))
    assert (state.quest.id, state.mode, state.dark.seat) == (scenario, "artificial", NOBODY)
    lent = bool(GAME.content(config).quests[scenario].lends)  # then the heroes first decide about their mounts
    assert bool(state.dark.obstacle_deck) == bool(state.dark.encounter_deck) == (not lent)


@pytest.mark.rule("dun.adp.components")
def test_the_automaton_runs_on_three_decks_a_die_and_behaviours():
    config = configure(INFO, seed=2, seats=1, heroes=2, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    assert {content.dark[card].use for card in state.dark.obstacle_deck} >= {"robber", "lurkers"}
    assert {content.dark[card].kind for card in state.dark.power_deck} == {"power", "encounter"}
    assert {content.dark[card].kind for card in state.dark.encounter_deck} == {"encounter"}
    assert state.dark.hand == []
    assert set(content.points.scenario_die) == {"obstacle", "encounter", "power"}
    assert all(creature.behaviour for creature in content.creatures.values())


@pytest.mark.rule("dun.adp.precedence")
def test_the_chapter_of_the_automaton_prevails_over_that_of_the_dark_player(arena):
    for seat, dice in ((NOBODY, [6]), (1, [4, 6])):
        a = arena(dark_seat=seat)
        orc = a.orc(5, 3, hands=("broadsword", "shield"))
        a.run(shields.defender_blunders(a.t, orc.id, a.at(5, 4)), dice)
        assert [held.card for held in orc.hands] == ["broadsword" if seat == NOBODY else "shield"]
        a.hero(0, 0)
        assert not encounters.legal_square(a.t, orc, a.at(2, 0), NOBODY)
        assert encounters.legal_square(a.t, orc, a.at(3, 0), NOBODY)


@pytest.mark.rule("dun.adp.decks.quest-variants")
def test_reinforcements_need_a_power_deck(arena):
    dark = arena().content.dark
    powers = tuple(card.id for card in dark.values() if card.kind == "power")
    for barred in ((), powers[1:], powers):
        a = arena(TWO, no_cards=barred)
        a.hero(0, 0)
        make_ready(a.t)
        uses = [dark[card].use for card in a.state.dark.power_deck]
        assert uses.count("relief") == (barred != powers)
        assert {"robber", "lurkers"} <= {dark[card].use for card in a.state.dark.obstacle_deck}
        assert "relief" not in {dark[card].use for card in a.state.dark.obstacle_deck}


# ------------------------------------------------------------------------------------------------ its creatures


@pytest.mark.rule("dun.adp.behavior-leader")
def test_a_leader_follows_the_card_of_its_kind_and_that_of_leaders(arena):
    a = arena()
    beast = next(card.id for card in a.content.creatures.values() if card.behaviour == "animal")
    a.state.party.start_heroes = 3
    near, weak = a.hero(4, 4, armor=5), a.hero(8, 4, armor=3)
    for card, first in ((beast, near), ("orc-warrior", weak)):
        boss = a.orc(2, 4, card=card, leader=True)
        assert artificial.extra_actions(a.t, boss) == 1
        assert min((near, weak), key=lambda foe: aims.priority(a.t, boss, foe, 0)) is first
        boss.leader = False
        assert artificial.extra_actions(a.t, boss) == 0
        assert min((near, weak), key=lambda foe: aims.priority(a.t, boss, foe, 0)) is first


@pytest.mark.rule("dun.adp.attack.max-targets")
def test_who_can_strike_two_does_so_before_a_common_blow(arena):
    a = arena()
    ogre = a.orc(5, 3, size=3, hands=("broadsword",), facing="south", agility=9, skills=("sweep",))
    one, two = a.hero(5, 4, vitality=20), a.hero(6, 4, vitality=20)
    a.activate(ogre)
    a.run(artificial.one_thing(a.t, ogre.id), [3, 3, 2, 2, 6, 1, 1, 1, 3, 3, 2, 2, 6, 1, 1, 1])
    assert (one.wounds, two.wounds) == (1, 1)
    assert {key for _, _, key in a.t.rolled} == {"sweep", "damage"}
    ogre.uses["sweep"] = aims.MOST_USES
    a.activate(ogre)
    assert a.run(aims.best_skill(a.t, ogre.id, distant=False, others=True)) is None


@pytest.mark.rule("dun.adp.place.thief-fallback")
def test_a_thief_without_room_among_the_heroes_waits_next_door(arena):
    a = arena("aabbbcccccc\naabbbcccccc", doors=(Door("gate", (4, 0), "east"),))
    a.reveal_all()
    hero = a.hero(3, 0)
    a.state.dark.reserve = 20
    assert a.run(spawning.from_the_dark(a.t, "thief", hero.id), [1, 5, 4, 2, 2])
    placed = [f for f in a.state.figures.values() if f.side == DARK]
    assert placed
    assert {a.board.sections[a.board.section[f.cell]].id for f in placed} == {"c"}
    b = arena("aabbbcccccc\naabbbcccccc", doors=(Door("gate", (4, 0), "east"),))
    hero = b.hero(3, 0)
    b.state.dark.reserve = 20
    assert not b.run(spawning.from_the_dark(b.t, "thief", hero.id), [1])


# ------------------------------------------------------------------------------------------------ the Quest Sheet


@pytest.mark.rule("dun.quest-sheet.setup-overrides")
def test_a_sheet_changes_the_reserve_and_the_decks(arena):
    for reserve, use, total in ((0, True, 20), (3, True, 26), (0, False, 0)):
        a = arena(TWO, reserve=reserve, use_reserve=use, no_cards=("fortune",))
        a.hero(0, 0)
        make_ready(a.t)
        assert a.state.dark.reserve == total
        assert "fortune" not in a.state.dark.power_deck
    b = arena(TWO)
    assert "fortune" in cards_of(b.t, "power")


@pytest.mark.rule("dun.dpsetup.read-quest")
def test_the_sheet_limits_cards_and_creatures(arena):
    a = arena(TWO, dark_seat=1, no_cards=("fortune",))
    b = arena(TWO, dark_seat=1, factions=(next(f for f in a.content.factions if f != "great-orc-clans"),))
    orcs, others = set(preparing.leaders(a.t)), set(preparing.leaders(b.t))
    assert orcs <= set(a.content.factions["great-orc-clans"].creatures)
    assert others
    assert not orcs & others
    assert "fortune" not in cards_of(a.t, "power")
    assert "fortune" in cards_of(b.t, "power")


@pytest.mark.rule("dun.quest-sheet.other-elements")
def test_creatures_and_traps_of_the_sheet_are_where_it_says(arena):
    sheet = {"creatures": (Fixed("orc-warrior", (7, 1)),), "traps": (TrapSquare("electric-shock", (6, 2)),)}
    a = arena(TWO, doors=GATE, **sheet)
    a.reveal_all()
    a.state.dark.reserve = 5
    hero = a.hero(3, 1)
    assert [(trap.cell, trap.card, trap.known) for trap in a.state.map.traps] == [(a.at(6, 2), "electric-shock", False)]
    a.run(revealing.place_fixed(a.t, 0, hero.id))
    assert list(a.state.figures) == [hero.id]
    a.run(revealing.place_fixed(a.t, 1, hero.id))
    assert [(f.card, f.cell) for f in a.state.figures.values() if f.side == DARK] == [("orc-warrior", a.at(7, 1))]


@pytest.mark.rule("dun.quest-sheet.red-notes")
def test_a_note_is_read_when_its_section_is_revealed(arena):
    sections = (Section("a", note="note-of-a"), Section("b", note="note-of-b", no_encounter=True))
    a = arena(TWO, doors=GATE, sections=sections, points={"scenario_die": ("power",) * 6})
    hero = a.hero(3, 1)
    assert "note-of-b" not in str(GAME.view(a.state, a.content, 0))
    a.state.map.doors[0].state = "open"
    a.run(revealing.reveal(a.t, hero.id, 0))
    assert [event.note for event in a.t.told(Revealed)] == ["note-of-b"]


@pytest.mark.rule("dun.adp.quest-sheet")
def test_the_open_part_of_the_sheet_is_read_once_before_the_first_turn(arena):
    sections = (Section("a", note="note-of-a"), Section("b", note="note-of-b"))
    a = arena(TWO, doors=GATE, sections=sections, story="An old tale.")
    a.hero(3, 1)
    a.state.turn.number = 1
    a.run(turns.start_heroes(a.t))
    a.run(turns.start_heroes(a.t))
    assert [(event.story, event.note) for event in a.t.told(SheetRead)] == [("An old tale.", "note-of-a")]
    assert "note-of-b" not in str(a.t.log)
    b = arena(TWO)
    b.hero(3, 1)
    b.run(turns.start_heroes(b.t))
    assert not b.t.told(SheetRead)


@pytest.mark.rule("dun.gloss.indoor")
def test_sections_are_roofed_unless_the_sheet_says_otherwise(arena):
    for sections, dark in (((Section("a"),), ""), ((Section("a", outdoor=True),), "dark")):
        a = arena("a" * 12, sections=sections)
        a.state.map.dark_sections = {0: "dark"}
        a.hero(0, 0).hands = [Held("torch", lit=True)]
        assert figures.unlit(a.t, a.at(6, 0)) == ""
        assert figures.unlit(a.t, a.at(7, 0)) == dark


@pytest.mark.rule("dun.equip.natural-hands")
def test_claws_need_both_hands_free(arena):
    a = arena()
    for figure in (a.hero(1, 1), a.figure(3, 3, side=0, kind="mercenary", card="sellsword"), a.orc(5, 5)):
        for other, free in (("", True), ("shield", False), ("axe", False)):
            figure.hands = [Held("claws"), *([Held(other)] if other else [])]
            arms = [weapon.id for _, weapon in figures.melee_arms(a.t, figure)]
            assert ("claws" in arms) is (free or figure.kind == "creature")
            assert (figures.melee_weapon(a.t, figure)[1].id == "claws") is (free or figure.kind == "creature")
