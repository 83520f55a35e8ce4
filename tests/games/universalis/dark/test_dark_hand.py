"""The Dark Player's hand: its limit, cards that bring creatures from the dark, the mix of levels."""

import msgspec
import pytest

from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.events import Initiative
from undercroft.games.universalis.rules.dark import hand, spawning
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Mark
from undercroft.kernel import Catalogue

TWO = "\n".join(["aaaabbbbbb"] * 6)
THREE = "\n".join(["aaaabbbbbbcccccc"] * 6)
WAYS = (Door("gate", (3, 2), "east"), Door("back", (9, 2), "east"))


def rooms(arena, drawing=THREE, doors=WAYS):
    a = arena(drawing, dark_seat=1, doors=doors)
    a.reveal_all()
    return a


def orcs(a, vp):
    return next(n for n in a.content.factions["great-orc-clans"].creatures if a.content.creatures[n].vp == vp)


@pytest.mark.rule("dun.dp.hand-limit-enforce", "dun.dp.hand-limit")
def test_a_fallen_hero_lowers_the_limit_at_once(arena):
    a = rooms(arena)
    heroes = [a.hero(x, 0) for x in range(3)]
    a.state.dark.hand = ["pit", "stake", "fortune", "riddle", "ambush", "thief"]
    a.run(damage.knock_out(a.t, heroes[0].id), (), ["riddle", "thief"])
    assert a.state.dark.hand == ["pit", "stake", "fortune", "ambush"]
    assert a.state.dark.reserve == a.content.dark["riddle"].discard + a.content.dark["thief"].discard
    a.run(damage.knock_out(a.t, heroes[1].id))
    assert len(a.state.dark.hand) == 4


@pytest.mark.rule("dun.leader.unaffordable")
def test_no_card_is_lost_for_a_leader_who_can_be_paid(arena):
    a = rooms(arena)
    a.state.dark.leader_debt, a.state.dark.reserve, a.state.dark.hand = 6, 7, ["fortune"]
    turns.pay_debt(a.t)
    assert (a.state.dark.leader_debt, a.state.dark.reserve, a.state.dark.hand) == (0, 1, ["fortune"])


@pytest.mark.rule("dun.encounter.cost", "dun.place.other", "dun.encounter.new-enemies-initiative")
def test_a_dark_player_picks_section_creatures_and_squares_of_his_reinforcements(arena):
    a = rooms(arena)
    a.hero(5, 2, perception=0)
    fighter = a.orc(6, 2)
    a.state.turn.side, a.state.dark.hand, a.state.dark.reserve = DARK, ["reinforcements"], 10
    orc = orcs(a, 1)
    script = ["come reinforcements", orc, str(a.at(11, 2)), orc, str(a.at(12, 3)), "done", "none"]
    a.run(turns.dark_act(a.t), [1, 2, 6, 5], script)
    new = [f for f in a.state.figures.values() if f.side == DARK and f is not fighter]
    assert [f.cell for f in new] == [a.at(11, 2), a.at(12, 3)]
    assert a.state.dark.reserve == 8
    assert a.state.dark.hand == []
    assert [event.winner for event in a.t.told(Initiative)] == ["dark"]
    assert not any(f.marks & Mark.WAITS for f in new)
    offered = next(ask for ask in a.t.asked if ask.key == "place").options
    assert all(a.board.distance(one.cell, a.at(5, 2)) > 2 for one in offered)


@pytest.mark.rule("dun.encounter.no-space", "dun.turn.dp-turn")
def test_creatures_that_have_nowhere_to_come_from_are_not_offered(arena):
    """Such a card would only be thrown away; with an explored section behind an open way it can be played."""
    a = rooms(arena)
    a.hero(5, 2, perception=0)
    a.state.turn.side, a.state.dark.hand, a.state.dark.reserve = DARK, ["ambush"], 10
    assert "come ambush" in [str(do) for do in turns.dark_options(a.t)]
    a.state.map.layout = msgspec.structs.replace(a.state.map.layout, ways=0)
    assert [str(do) for do in turns.dark_options(a.t)] == ["discard ambush", "end"]


@pytest.mark.rule("dun.init.reinforce-lose")
def test_reinforcements_that_lose_wait_for_the_next_turn(arena):
    a = rooms(arena)
    hero, fighter = a.hero(5, 2, perception=9), a.orc(6, 2)
    a.state.turn.side, a.state.dark.hand, a.state.dark.reserve = DARK, ["reinforcements"], 10
    a.run(turns.dark_act(a.t), [6, 5, 1, 2], ["come reinforcements", orcs(a, 1), str(a.at(11, 2)), "done", "none"])
    new = next(f for f in a.state.figures.values() if f.side == DARK and f is not fighter)
    assert new.marks & Mark.WAITS
    offered = [str(do) for do in turns.dark_options(a.t)]
    assert offered == [f"activate #{fighter.id}", f"assault #{hero.id}", "nature", "end"]


@pytest.mark.rule("dun.encounter.not-start-section", "dun.encounter.no-space")
def test_nobody_comes_out_of_the_section_where_the_heroes_began(arena):
    a = rooms(arena)
    a.hero(4, 2)
    a.state.dark.reserve = 9
    assert spawning.lurking(a.t, False) == [2]
    assert spawning.lurking(a.t, True) == [1, 2]
    a.hero(1, 1)
    assert 0 not in spawning.lurking(a.t, True)
    a.state.dark.reserve = 0
    assert spawning.lurking(a.t, True) == []


@pytest.mark.rule("dun.dp.level-mix")
def test_more_grunts_than_elites_or_champions(arena):
    a = rooms(arena)
    by_level = {}
    for name in a.content.factions["great-orc-clans"].creatures:
        by_level.setdefault(a.content.creatures[name].level, name)
    grunt, elite = by_level["grunt"], by_level["elite"]
    assert elite in spawning.affordable(a.t, [], 99)
    a.switch(level_mix=True)
    assert elite not in spawning.affordable(a.t, [], 99)
    assert grunt in spawning.affordable(a.t, [], 99)
    assert elite not in spawning.affordable(a.t, [grunt], 99)
    assert elite in spawning.affordable(a.t, [grunt, grunt], 99)
    assert elite not in spawning.affordable(a.t, [grunt, grunt, elite], 99)
    assert by_level["champion"] in spawning.affordable(a.t, [grunt, grunt, elite], 99)


@pytest.mark.rule("dun.dp.level-mix")
def test_the_mix_is_kept_over_the_whole_quest(arena):
    from undercroft.games.universalis.rules.encounters import encounters

    a = rooms(arena)
    a.hero(0, 0)
    a.switch(level_mix=True)
    for x in (5, 7):
        figure = encounters.figure_of(a.t, a.content.creatures[orcs(a, 1)], DARK, 1)
        encounters.place(a.t, figure, a.at(x, 0), 0)
    boss = encounters.figure_of(a.t, a.content.creatures["orc-champion"], DARK, 1)
    boss.leader = True
    encounters.place(a.t, boss, a.at(9, 0), 0)
    assert a.state.dark.placed["grunt"] == 2
    assert "champion" not in a.state.dark.placed
    elite = next(n for n in a.content.factions["great-orc-clans"].creatures if a.content.creatures[n].level == "elite")
    assert elite in spawning.affordable(a.t, [], 99)
    a.state.figures = {id: f for id, f in a.state.figures.items() if f.side == HEROES}
    assert elite in spawning.affordable(a.t, [], 99)


# ------------------------------------------------------------------------------------------------ Fortune for creatures


@pytest.mark.rule("dun.dp-card.power", "dun.fortune.reroll-own")
def test_a_dark_players_creature_rolls_again_with_a_fortune_card(arena):
    from undercroft.games.universalis.content.definitions import Attribute
    from undercroft.games.universalis.rules.checks.rolls import take_test
    from undercroft.games.universalis.rules.dark import powers

    a = rooms(arena)
    orc = a.orc(5, 2)
    a.state.quest.achievements = [0, 0]
    a.run(powers.activate(a.t, "fortune", orc.id))
    assert orc.fortune == 1
    result = a.run(take_test(a.t, orc.id, Attribute.AGILITY, "avoid", target=10), [1, 2, 6, 5], ["again"])
    assert result.passed
    assert (a.t.asked[-1].seat, a.t.asked[-1].window) == (1, True)
    assert (orc.fortune, a.state.dark.powers, a.state.quest.achievements) == (0, [], [0, 0])
    assert not a.run(take_test(a.t, orc.id, Attribute.AGILITY, "avoid", target=10), [1, 2]).passed


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.dp-card.power")
def test_a_dark_player_decides_whether_fortune_undoes_a_fatal_blow(arena):
    from undercroft.games.universalis.rules.dark import powers

    a = rooms(arena)
    first, second = a.orc(5, 2, vitality=1), a.orc(6, 2, vitality=1)
    for orc in (first, second):
        a.run(powers.activate(a.t, "fortune", orc.id))
    a.run(damage.lose(a.t, first.id, 3), [5], ["spend"])
    assert first.id in a.state.figures
    a.run(damage.lose(a.t, second.id, 3), (), ["pass"])
    assert second.id not in a.state.figures


@pytest.mark.rule("dun.adp.power.fortune")
def test_the_automatons_fortune_works_by_itself(arena):
    from undercroft.games.universalis.rules.dark import powers

    a = arena()
    orc = a.orc(5, 2, vitality=1)
    a.run(powers.activate(a.t, "fortune", orc.id))
    assert orc.fortune == 0
    a.run(damage.lose(a.t, orc.id, 3), [5])
    assert orc.id in a.state.figures
    assert a.t.asked == []


@pytest.mark.rule("dun.dp.activate-afford")
@pytest.mark.parametrize(("place", "cost"), [("door", 1), ("room", 3), ("corridor", 2), ("hazard", 1)])
def test_the_cheapest_obstacle_of_a_place_counts_there_alone(arena, place, cost):
    """A lock for doors, a shock for rooms, a stake for corridors, and rubble, which is a hazard."""
    a = arena(TWO, dark_seat=1)
    printed = a.content.dark
    shock, stake = printed["electric-shock"], msgspec.structs.replace(printed["stake"], places=("corridor",))
    cards = [printed["locked-door"], shock, stake, msgspec.structs.replace(printed["rubble"], places=())]
    a.t.content = msgspec.structs.replace(a.content, dark=Catalogue("dark", [*cards, printed["wandering-creature"]]))
    assert hand.least(a.t, place) == cost
