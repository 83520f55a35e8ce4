"""Nature skills: watchmen, and creatures under water."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.encounters import encounters, water
from undercroft.games.universalis.state import Mark
from undercroft.games.universalis.view import view
from undercroft.testing import run

# ------------------------------------------------------------------------------------------------ watchmen


@pytest.mark.rule("dun.skill.nature.watchman.initiative")
def test_a_watchman_is_quicker_unless_ambushed(arena):
    a = arena()
    orc = a.orc(5, 4, skills=("watchman",))
    assert encounters.initiative_plus(a.t, orc) == 2
    assert encounters.initiative_plus(a.t, orc, ambushed=True) == 0
    assert encounters.initiative_plus(a.t, a.orc(1, 1), ambushed=True) == 0


def guarded_door(arena, **more):
    a = arena("aaaabbbbbb\naaaabbbbbb", doors=(Door("gate", (3, 0), "east"),), **more)
    orc = a.orc(3, 0, skills=("watchman",))
    a.hero(0, 1, hands=())
    return a, orc


@pytest.mark.rule("dun.skill.nature.watchman.doors")
def test_a_watchman_opens_doors_in_combat_and_meets_no_obstacle(arena):
    a, orc = guarded_door(arena, dark_seat=1)
    a.state.dark.hand = ["locked-door"]
    a.state.dark.reserve = 9
    a.activate(orc)
    assert "open #0" in a.offers(orc)
    before = list(a.state.quest.achievements)
    a.t.script((), ["open #0", *["pass"] * 3])
    run(activation.act(a.t, orc.id))
    assert a.state.map.doors[0].state == "open"
    assert a.state.map.layout.revealed == 3
    assert (a.state.dark.hand, a.state.quest.achievements) == (["locked-door"], before)
    orc.skills = ()
    a.state.map.doors[0].state, a.state.map.doors[0].explored = "closed", False
    a.activate(orc)
    assert "open #0" not in a.offers(orc)


@pytest.mark.rule("dun.skill.nature.watchman.adp")
def test_the_automatons_watchman_goes_to_a_door_and_opens_it_first(arena):
    a, orc = guarded_door(arena)
    orc.cell = a.at(2, 1)
    a.state.dark.encounter_deck = []
    a.activate(orc)
    assert a.run(artificial.keep_watch(a.t, orc.id))
    assert orc.cell == a.at(3, 0)
    a.t.script([1])
    run(artificial.one_thing(a.t, orc.id))
    assert a.state.map.doors[0].state == "open"
    assert not a.run(artificial.keep_watch(a.t, orc.id))


# ------------------------------------------------------------------------------------------------ under water


def pool(arena, **more):
    a = arena("\n".join(["a" * 8] * 3), ground=(Ground("deep-water", (3, 1)),), **more)
    a.hero(6, 1)
    return a


@pytest.mark.rule("dun.skill.nature.aquatic-animal.hidden")
@pytest.mark.parametrize(("answer", "hidden"), [("hide", ["cave-viper"]), ("show", [])])
def test_the_dark_player_may_keep_an_aquatic_creature_out_of_sight(arena, answer, hidden):
    a = pool(arena, dark_seat=1)
    viper = a.content.creatures["cave-viper"]
    assert a.run(water.dives(a.t, viper, 0), (), [answer]) is bool(hidden)
    assert a.state.dark.submerged == hidden
    assert view(a.state, a.content, 0)["submerged"] is None
    assert view(a.state, a.content, 1)["submerged"] == hidden
    assert not water.lurks(a.t, a.content.creatures["orc-warrior"], 0)
    assert not water.lurks(arena().t, viper, 0)


@pytest.mark.rule("dun.skill.nature.aquatic-animal.surface")
def test_it_surfaces_in_a_corner_and_initiative_follows(arena):
    a = pool(arena, dark_seat=1)
    a.state.dark.submerged = ["cave-viper"]
    a.run(water.surface(a.t), (), ["wait"])
    assert a.state.dark.submerged == ["cave-viper"]
    assert tuple(map(str, a.t.asked[-1].options)) == ("wait", *(str(a.at(*at)) for at in ((7, 0), (0, 2), (7, 2))))
    a.run(water.surface(a.t), [5, 5, 1, 2], [str(a.at(0, 2))])
    (viper,) = (f for f in a.state.figures.values() if f.card == "cave-viper")
    assert (viper.cell, a.state.dark.submerged) == (a.at(0, 2), [])
    assert [key for _, _, key in a.t.rolled] == ["initiative", "initiative"]


@pytest.mark.rule("dun.skill.nature.aquatic-animal.adp")
def test_the_automatons_creature_surfaces_on_four(arena):
    a = pool(arena)
    a.state.dark.submerged = ["cave-viper"]
    a.run(water.surface(a.t), [3])
    assert a.state.dark.submerged == ["cave-viper"]
    a.run(water.surface(a.t), [4, 5, 5, 1, 2])
    (viper,) = (f for f in a.state.figures.values() if f.card == "cave-viper")
    assert a.board.xy(viper.cell) in ((7, 0), (0, 2), (7, 2))


@pytest.mark.rule("dun.skill.nature.lethal-gaze.test")
def test_the_gaze_ends_after_six_squares(arena):
    a = arena("a" * 12)
    a.orc(0, 0, skills=("lethal-gaze",), facing="east")
    hero = a.hero(7, 0, facing="west")
    a.run(activation.begin(a.t, hero.id))
    assert not hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.skill.nature.onslaught.knockdown")
def test_a_stronger_target_keeps_its_feet_in_an_onslaught(arena):
    a = arena()
    bull, hero = a.orc(5, 3, strength=3, agility=5), a.hero(5, 4, armor=6, strength=4)
    a.run(monstrous.collide(a.t, bull.id, hero.id), [5, 5, 1, 2, 1, 1, 1])
    assert not hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack")
def test_a_rock_is_harder_to_throw_far(arena):
    a = arena("a" * 12)
    giant, hero = a.orc(0, 0, size=3, strength=6, shooting=3, agility=3), a.hero(4, 0)
    a.run(monstrous.hurl(a.t, giant.id, hero.id), [4, 3])
    assert hero.marks == 0
    hero.cell = a.at(3, 0)
    a.run(monstrous.hurl(a.t, giant.id, hero.id), [4, 3, 1, 1, 1, 1, 1, 1, 1, 1])
    assert hero.marks & Mark.KNOCKED_DOWN
