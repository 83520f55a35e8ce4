"""Prisoners and how they are freed; second attempts; the one-armed."""

import msgspec
import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.book import chronicle, name
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Section
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.parcel import Parcel
from undercroft.games.universalis.rules.actions import gear
from undercroft.games.universalis.rules.aftermath import aftermath, rescue
from undercroft.games.universalis.rules.between import wardrobe
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.spine import legacy, next_quest
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import SetupError, configure, say
from undercroft.texts import voice

ROOMS = "aaabbbccc\naaabbbccc"
DOORS = (Door("one", (2, 0), "east"), Door("two", (5, 0), "east"))


def dungeon(arena, **sheet):
    """Three rooms in a row; the hero is in the first, and a friend is a prisoner."""
    sheet.setdefault("points", {"scenario_die": ("power",) * 6})
    a = arena(ROOMS, doors=DOORS, **sheet)
    hero = a.hero(2, 0, card="shara", facing="east")
    lost = a.hero(-1, -1, card="taeral", vitality=4, pack=("broadsword", "axe", "dagger"))
    del a.state.figures[lost.id]
    lost.wounds = 3
    a.state.saga.captives = {"arena": [lost]}
    a.state.dark.encounter_deck, a.state.dark.power_deck = [], []
    return a, hero, lost


def reveal(a, hero, door, *dice):
    a.state.map.doors[door].state = "open"
    a.run(revealing.reveal(a.t, hero.id, door), [*dice, 1])


# ------------------------------------------------------------------------------------------------ the decision


def fallen(arena, **hero):
    a = arena()
    figure = a.hero(1, 1, card="taeral", marks=Mark.KNOCKED_OUT, **hero)
    a.state.quest.ended = "fled"
    return a, figure


@pytest.mark.rule("dun.ko.lost-prisoner", "dun.injury.decision-first")
def test_friends_may_come_back_for_a_prisoner(arena):
    a, figure = fallen(arena, coins=40)
    a.hero(2, 2, card="shara", coins=9, marks=Mark.LEFT)
    a.run(aftermath.fates(a.t), [3], ["rescue"])
    assert [str(option) for option in a.t.asked[0].options] == ["rescue", "refuse"], "his coins are with him"
    assert figure.injuries == [], "the injury is known only when he is back"
    a.state.quest.settled = True
    kept = legacy(a.state, a.content)
    assert [hero["card"] for hero in kept["heroes"]] == ["shara"]
    assert [hero["card"] for hero in kept["captives"]["arena"]] == ["taeral"]
    assert kept["scenario"] == "arena"


def test_the_last_hero_has_nobody_to_come_for_him(arena):
    a, figure = fallen(arena, coins=12)
    a.run(aftermath.fates(a.t), [3])
    assert a.t.asked == [], "and nobody to pay for him"
    assert figure.marks & Mark.DEAD


@pytest.mark.rule("dun.ko.prisoner-replaced")
@pytest.mark.parametrize(("outdoor", "asked"), [(True, []), (False, ["ransom"])])
def test_nobody_is_taken_prisoner_under_the_sky(arena, outdoor, asked):
    a = arena(sections=(Section("a", outdoor=outdoor),))
    figure = a.hero(1, 1, card="taeral", marks=Mark.KNOCKED_OUT, coins=10)
    friend = a.hero(2, 2, card="shara", marks=Mark.LEFT, coins=10)
    a.state.quest.ended = "fled"
    a.run(aftermath.fates(a.t), [3, 6, 6], asked and ["pay"])
    assert figure.injuries == ["12!"]
    assert [ask.key for ask in a.t.asked] == asked
    assert (figure.coins, friend.coins) == (10, 10 if outdoor else 0)


# ------------------------------------------------------------------------------------------------ the rescue


@pytest.mark.rule("dun.ko.prisoner-rescue")
def test_a_six_shows_the_prison_door(arena):
    a, hero, _ = dungeon(arena)
    reveal(a, hero, 0, 5)
    assert a.state.map.prison == -1
    assert a.state.map.prison_room == 1
    a, hero, _ = dungeon(arena)
    reveal(a, hero, 0, 6)
    assert a.board.section[a.state.map.prison] == 1


@pytest.mark.rule("dun.ko.prisoner-rescue")
def test_the_last_room_has_it_in_any_case(arena):
    a, hero, _ = dungeon(arena)
    reveal(a, hero, 0, 1)
    hero.cell = a.at(5, 0)
    reveal(a, hero, 1, 1)
    assert a.board.section[a.state.map.prison] == 2


@pytest.mark.rule("dun.ko.prisoner-rescue")
def test_whoever_wants_to_leave_finds_it_in_the_last_room_explored(arena):
    a, hero, _ = dungeon(arena)
    reveal(a, hero, 0, 1)
    hero.cell = a.at(0, 0)
    a.activate(hero)
    a.do(hero, "leave")
    assert not hero.marks & Mark.LEFT
    assert a.board.section[a.state.map.prison] == 1
    a.do(hero, "leave")
    assert hero.marks & Mark.LEFT


def test_no_die_is_rolled_without_a_prisoner_or_for_corridors(arena):
    a, hero, _ = dungeon(arena)
    a.state.saga.captives = {"elsewhere": a.state.saga.captives["arena"]}
    reveal(a, hero, 0)
    rooms = (Section("a"), Section("b", kind="corridor"), Section("c"))
    a, hero, _ = dungeon(arena, sections=rooms)
    reveal(a, hero, 0)
    assert a.state.map.prison_room == -1


@pytest.mark.rule("dun.ko.prisoner-rescue", "dun.ko.prisoner-losses", "dun.ko.prisoner-injury")
def test_the_prison_is_opened_with_an_action(arena):
    a, hero, lost = dungeon(arena)
    reveal(a, hero, 0, 6)
    a.activate(hero)
    assert "free-captives" not in a.offers(hero), "too far away"
    hero.cell = a.at(4, 1)
    a.activate(hero)
    orc = a.orc(5, 1)
    assert "free-captives" not in a.offers(hero), "an enemy is near"
    del a.state.figures[orc.id]
    a.do(hero, "free-captives", [5, 6])
    assert a.state.turn.active.action == 0
    assert a.state.figures[lost.id] is lost
    assert (a.board.section[lost.cell], lost.wounds) == (1, 2)
    assert len(lost.pack) == 2, "half of three things, rounded down"
    assert lost.injuries == ["11!"]
    assert a.state.saga.captives == {}


@pytest.mark.rule("dun.ko.prisoner-unrescued")
@pytest.mark.parametrize("freed", [False, True])
def test_the_chronicle_names_prisoners_whom_nobody_freed(arena, freed):
    a, hero, lost = dungeon(arena)
    before = Parcel(heroes=[hero], captives={"arena": [lost], "elsewhere": [a.hero(-1, -1, card="herbod")]})
    del a.state.figures[max(a.state.figures)]
    if freed:
        a.state.figures[lost.id] = a.state.saga.captives.pop("arena")[0]
    a.state.quest.ended = "fled"
    a.run(aftermath.begin(a.t))
    handed = Parcel(heroes=[hero])
    lines = [(one.id, one.text.args.get("hero")) for one in chronicle(a.state, a.content, handed, before)]
    dead = [hero for id, hero in lines if id == "log-dead"]
    assert [str(hero) for hero in dead] == ([] if freed else [str(name(lost))])
    assert voice("universalis", "en")(say("event-fated", name="taeral", rolled=0, result="death")).endswith(": death.")
    assert "(0)" not in voice("universalis", "de")(say("event-fated", name="taeral", rolled=0, result="death"))


@pytest.mark.rule("dun.ko.prisoner-unrescued")
def test_who_is_left_a_second_time_is_dead(arena):
    a, _, _ = dungeon(arena)
    a.state.quest.ended = "fled"
    a.run(aftermath.begin(a.t))
    assert a.state.saga.captives == {}
    kept = legacy(a.state, a.content)
    assert kept["captives"] == {}
    b, _, lost = dungeon(arena)
    b.state.saga.captives = {"elsewhere": [lost]}
    b.state.quest.ended = "fled"
    b.run(aftermath.begin(b.t))
    assert list(b.state.saga.captives) == ["elsewhere"], "others wait on"


def test_prisoners_wait_in_the_saved_game(arena):
    a, _, lost = dungeon(arena)
    lost.uses = {"captive": 1}
    scenario = INFO.scenarios[0].id
    a.state.saga.captives, a.state.quest.settled = {scenario: [lost]}, True
    kept = msgspec.json.decode(msgspec.json.encode(legacy(a.state, a.content)))
    config = configure(INFO, seed=1, seats=1, scenario=scenario, legacy=kept)
    state = GAME.setup(config, GAME.content(config))
    (back,) = state.saga.captives[scenario]
    assert (back.card, back.wounds, back.uses) == ("taeral", 3, {})
    assert GAME.view(state, GAME.content(config), 0)["captives"] == {scenario: ["taeral"]}


# ------------------------------------------------------------------------------------------------ attempts


@pytest.mark.rule("dun.quest-sheet.two-attempts")
def test_a_mission_is_attempted_twice(arena):
    scenario, after = INFO.scenarios[0].id, INFO.scenarios[1].id
    config = configure(INFO, seed=1, seats=1, heroes=1, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    state.quest.ended, state.quest.settled = "fallen", True
    assert next_quest(state, content) == scenario
    first = legacy(state, content)
    assert first["attempts"] == {scenario: 1}
    again = GAME.setup(msgspec.structs.replace(config, legacy=first), content)
    again.quest.ended, again.quest.settled = "fallen", True
    second = legacy(again, content)
    assert (second["attempts"], second["scenario"]) == ({scenario: 2}, after)
    with pytest.raises(SetupError, match="attempted"):
        GAME.setup(msgspec.structs.replace(config, legacy=second), content)
    again.quest.ended = "won"
    done = legacy(again, content)
    assert (done["attempts"], done["scenario"]) == ({scenario: 0}, after)
    GAME.setup(msgspec.structs.replace(config, legacy=done), content)


# ------------------------------------------------------------------------------------------------ one arm


@pytest.mark.rule("dun.injury.one-armed")
def test_one_arm_holds_one_thing_and_casts_worse(arena):
    a = arena()
    hero = a.hero(1, 1, card="maeliss", hands=("broadsword", "shield"), pack=("short-bow",), intelligence=4)
    spell = a.content.spells["mending-rune"]
    before = casting.casting_plus(a.t, hero, spell, hero.id)
    assert gear.allowed(a.t, hero, Held("short-bow"))
    a.run(aftermath.injury(a.t, hero.id), [1, 1])
    assert figures.arms(hero) == 1
    assert [held.card for held in hero.hands] == ["broadsword"]
    assert (hero.base[Attribute.COMBAT], hero.base[Attribute.DEXTERITY]) == (2, -1)
    assert casting.casting_plus(a.t, hero, spell, hero.id) == before - 1
    assert not gear.allowed(a.t, hero, Held("short-bow"))
    assert not wardrobe.holdable(a.t, hero, Held("shield"))
    hero.hands = []
    assert wardrobe.holdable(a.t, hero, Held("shield"))


def test_rescue_is_offered_only_where_somebody_is_held(arena):
    a, hero, _ = dungeon(arena)
    a.state.saga.captives, a.state.map.prison = {"elsewhere": []}, hero.cell
    from undercroft.games.universalis.rules.squares.situation import situation

    a.activate(hero)
    assert rescue.offers(a.t, situation(a.t, hero.id)) == []
