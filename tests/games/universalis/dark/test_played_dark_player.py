"""The Dark Player's cards and turn as people play them: what he draws, pays, buys and must throw away."""

import pytest

from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.events import Attacked, Began, DarkDiscarded, DarkDrew
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import make_ready
from undercroft.games.universalis.state import DARK, HEROES
from undercroft.testing import run

HALL = "\n".join(["a" * 14] * 8)
ROOMS = "\n".join(["aaaabbbbbbbbbb"] * 6)
GATE = (Door("gate", (3, 2), "east"),)


def dungeon(arena, **sheet):
    return arena(ROOMS, dark_seat=1, doors=GATE, **sheet)


def opens(a, answers, dice=(2, 1, 6, 1)):
    """A hero opens the door; the Dark Player lays no obstacle on it."""
    hero = a.hero(3, 2)
    a.activate(hero)
    a.do(hero, "open #0", dice, [*(["pass"] if a.state.dark.hand else []), *answers])


def options(a, key):
    return [[str(one) for one in ask.options] for ask in a.t.asked if ask.key == key]


# ------------------------------------------------------------------------------------------------ his turn


@pytest.mark.rule("dun.turn.dp-turn", "dun.turn.companion-activation", "dun.gloss.character")
def test_his_turn_is_a_point_a_card_and_his_creatures_one_by_one(arena):
    """When all heroes are done: an Achievement point, a card of his choice, a power, then each creature in the order he
    likes, with a move and an Action like a hero."""
    a = arena(HALL, dark_seat=1)
    hero = a.hero(4, 4, facing="north", hands=("broadsword",), vitality=30)
    first, second = a.creature("orc-warrior", 5, 0), a.creature("orc-warrior", 3, 0)
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck, a.state.dark.reserve = ["pit"], ["ambush"], 9
    a.state.dark.hand = ["war-frenzy"]
    a.activate(hero)
    a.run(turns.act(a.t, hero.id), (), ["end"])
    a.run(turns.end_heroes(a.t))
    assert (a.state.turn.side, a.state.turn.phase) == (DARK, "start")
    a.run(turns.start_dark(a.t), (), ["encounters"])
    assert (a.state.quest.achievements[DARK], a.state.dark.hand) == (1, ["war-frenzy", "ambush"])
    a.run(turns.dark_act(a.t), (), [f"power war-frenzy #{second.id}"])
    assert (a.state.dark.reserve, a.state.dark.powers) == (7, [("war-frenzy", second.id)])
    for orc, cell in ((second, (4, 3)), (first, (5, 3))):
        a.run(turns.dark_act(a.t), (), [f"activate #{orc.id}"])
        a.do(orc, f"move @{a.at(*cell)}")
        a.play(orc, f"attack axe #{hero.id}", [2, 1, 6, 5])
        a.do(orc, "end")
    assert [(event.who, event.attack) for event in a.t.told(Attacked)] == [(second.id, 6), (first.id, 5)]
    a.run(turns.dark_act(a.t), (), ["end"])
    assert (a.state.turn.side, a.state.turn.number) == (HEROES, 3)
    assert [event.side for event in a.t.told(Began)] == ["dark"]


@pytest.mark.rule("dun.dp.draw-deck-empty")
@pytest.mark.parametrize(
    ("obstacles", "encounters", "drawn"), [([], ["ambush"], ["ambush"]), ([], [], []), (["pit"], [], ["pit"])]
)
def test_a_deck_that_has_run_out_gives_no_card(arena, obstacles, encounters, drawn):
    """The discards stay where they are."""
    a = arena(HALL, dark_seat=1)
    a.hero(1, 1)
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck, a.state.dark.discard = (
        list(obstacles),
        list(encounters),
        ["pit", "ambush"],
    )
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    assert a.state.dark.hand == drawn
    assert [event.card for event in a.t.told(DarkDrew)] == drawn
    assert a.state.dark.discard == ["pit", "ambush"]


@pytest.mark.rule("dun.dp.hand-limit", "dun.dp.hand-limit-enforce")
@pytest.mark.parametrize(("heroes", "most"), [(1, 4), (2, 4), (3, 6), (5, 10), (6, 10)])
def test_he_holds_twice_as_many_cards_as_there_are_heroes(arena, heroes, most):
    """Never less than four nor more than ten; what he draws beyond it costs a card of his choice, for its points."""
    cards = ["pit", "stake", "fortune", "riddle", "snare", "rubble", "war-frenzy", "locked-door", "vanish", "keen-eye"]
    a = arena(HALL, dark_seat=1)
    for x in range(heroes):
        a.hero(x, 0)
    a.state.dark.hand, a.state.dark.encounter_deck, a.state.turn.side = cards[:most], ["ambush"], DARK
    a.run(turns.start_dark(a.t), (), ["ambush"])
    assert a.state.dark.hand == cards[:most]
    assert [event.card for event in a.t.told(DarkDiscarded)] == ["ambush"]
    assert a.state.dark.reserve == 2


@pytest.mark.rule("dun.dp.hand-limit-enforce")
def test_when_a_hero_falls_he_may_hold_fewer_at_once(arena):
    """Three heroes are six cards, two are four: two cards go in the middle of his creature's activation."""
    a = arena(HALL, dark_seat=1)
    victim = a.hero(5, 3, vitality=1, facing="south")
    a.hero(0, 0)
    a.hero(1, 0)
    orc = a.creature("orc-reaver", 5, 4, facing="north", combat=9)
    a.state.dark.hand = ["pit", "stake", "fortune", "riddle", "snare", "rubble"]
    a.activate(orc)
    a.play(orc, f"attack battleaxe #{victim.id}", [6, 5, 1, 2, *[6] * 7], ["fortune", "pit"])
    assert a.state.dark.hand == ["stake", "riddle", "snare", "rubble"]
    assert a.state.dark.reserve == a.content.dark["fortune"].discard + a.content.dark["pit"].discard


# ------------------------------------------------------------------------------------------------ creatures


@pytest.mark.rule("dun.dp.level-mix")
@pytest.mark.parametrize("on", [True, False])
def test_with_the_switch_there_are_always_more_grunts(arena, on):
    """A Black Orc is offered once two Grunts have come, a second one not before a third Grunt; whoever stands on
    the board is counted once."""
    a = dungeon(arena)
    a.switch(level_mix=on)
    a.state.dark.hand, a.state.dark.reserve = ["enemy-spotted"], 6
    picks = ["orc-warrior", str(a.at(9, 0)), "goblin-sneak", str(a.at(9, 2)), "black-orc", str(a.at(9, 4)), "done"]
    opens(a, ["enemy-spotted", *picks, "none"])
    offered = ["black-orc" in choice for choice in options(a, "creature")]
    assert offered == ([False, False, True, False] if on else [True, True, True, True])
    assert a.state.dark.reserve == 2


@pytest.mark.rule("dun.dp-buy.cost", "dun.dp-buy.limit")
@pytest.mark.parametrize(
    ("card", "common", "rare"),
    [("orc-warrior", 1, 2), ("black-orc", 2, 4), ("orc-champion", 3, 6), ("cave-troll", 4, 8)],
)
def test_what_equipment_costs_by_whom_it_is_for(arena, card, common, rare):
    """A helmet is common, a yoroi is not; double for Elites, triple for Champions, and twice that for a Large one."""
    for ware, cost in (("helmet", common), ("yoroi", rare)):
        a = dungeon(arena)
        vp = a.content.creatures[card].vp
        a.state.dark.hand, a.state.dark.reserve = ["special-creature"], vp + cost
        opens(a, ["special-creature", card, str(a.at(9, 2)), "singly", ware])
        orc = next(f for f in a.state.figures.values() if f.side == DARK)
        assert ware in [held.card for held in orc.worn]
        assert a.state.dark.reserve == 0
        poor = dungeon(arena)
        poor.state.dark.hand, poor.state.dark.reserve = ["special-creature"], vp + cost - 1
        hero = poor.hero(3, 2)
        poor.activate(hero)
        answers = ["open #0", "pass", "special-creature", card, str(poor.at(9, 2)), *["none"] * 2]
        poor.t.script([2, 1, 6, 1], answers)
        run(turns.act(poor.t, hero.id))
        poor.t.left_answers.clear()
        singly = [one for choice in options(poor, "outfit") for one in choice]
        assert ware not in singly


@pytest.mark.rule("dun.dp-buy.limit")
def test_no_more_than_three_alike_in_an_adventure(arena):
    """Four orcs: the fourth goes without a helmet, though there are points left."""
    a = dungeon(arena)
    a.state.dark.hand, a.state.dark.reserve = ["enemy-spotted"], 20
    placed = [str(a.at(9, y)) for y in (0, 1, 2, 3)]
    picks = [one for cell in placed for one in ("orc-warrior", cell)]
    opens(a, ["enemy-spotted", *picks, "done", "singly", *["helmet", "none"] * 3, "none"])
    offers = options(a, "outfit")
    assert "helmet" in offers[0]
    assert "helmet" not in offers[-1]
    worn = [[held.card for held in f.worn] for f in a.state.figures.values() if f.side == DARK]
    assert worn == [["helmet"]] * 3 + [[]]
    assert a.state.dark.reserve == 20 - 4 - 3


# ------------------------------------------------------------------------------------------------ cards aside


@pytest.mark.rule("dun.dp-card.recurrent-aside", "dun.dp-card.recurrent-hand")
@pytest.mark.parametrize("twice", [True, False])
def test_a_lock_that_the_sheet_needs_twice_lies_aside_and_is_no_card_of_the_hand(arena, twice):
    """It is paid at each door where it serves; a single lock of the sheet is free."""
    doors = (Door("one", (3, 1), "east", lock=True), Door("two", (3, 4), "east", lock=twice))
    a = arena(ROOMS, dark_seat=1, doors=doors)
    hero = a.hero(3, 1, vp=20)
    make_ready(a.t)
    assert a.state.dark.aside == (["locked-door"] if twice else [])
    assert GAME.view(a.state, a.content, 0)["aside"] is None
    a.state.dark.hand, a.state.dark.encounter_deck, a.state.dark.obstacle_deck = (
        ["pit", "stake", "fortune", "riddle"],
        [],
        [],
    )
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    assert len(a.state.dark.hand) == 4, "four and the one aside are not too many"
    a.state.dark.hand, a.state.turn.side, a.state.dark.reserve = [], HEROES, 5
    hero.cell = a.at(3, 1)
    a.state.turn.phase = "act"
    a.activate(hero)
    a.do(hero, "open #0")
    assert a.state.map.doors[0].lock
    assert a.state.dark.reserve == 5 - twice


# ------------------------------------------------------------------------------------------------ the classic way


@pytest.mark.rule("dun.classic.three-uses", "dun.classic.one-power")
def test_a_classic_card_serves_three_times_and_a_new_power_ends_the_old_one(arena):
    a = arena(HALL, dark_seat=1)
    a.state.mode = "classic"
    a.hero(1, 1)
    orc, champion = a.creature("orc-warrior", 9, 4), a.creature("orc-champion", 9, 6)
    a.state.dark.hand, a.state.dark.reserve, a.state.turn.side = ["iron-hide", "war-frenzy"], 20, DARK
    a.run(turns.dark_act(a.t), (), [f"power iron-hide #{champion.id}"])
    assert a.state.dark.hand == ["iron-hide", "war-frenzy"], "it stays in his hand"
    a.run(turns.dark_act(a.t), (), [f"power war-frenzy #{champion.id}"])
    assert a.state.dark.powers == [("war-frenzy", champion.id)]
    assert not [effect for effect in a.state.lasting if effect.target == champion.id and effect.to == "armor"]
    for target, left in ((orc, True), (champion, False)):
        a.run(turns.dark_act(a.t), (), [f"power war-frenzy #{target.id}"])
        assert ("war-frenzy" in a.state.dark.hand) is left
    assert a.state.dark.discard.count("war-frenzy") == 3
    modern = arena(HALL, dark_seat=1)
    modern.hero(1, 1)
    boss = modern.creature("orc-champion", 9, 6)
    modern.state.dark.hand, modern.state.dark.reserve, modern.state.turn.side = ["iron-hide", "war-frenzy"], 20, DARK
    for card in ("iron-hide", "war-frenzy"):
        modern.run(turns.dark_act(modern.t), (), [f"power {card} #{boss.id}"])
    assert modern.state.dark.powers == [("iron-hide", boss.id), ("war-frenzy", boss.id)]
    assert modern.state.dark.hand == []
