"""What the dice decide is told: what Fortune is spent on, what the Scenario Die comes to, where a shot goes that misses
its mark, and who finds no room."""

from typing import Any

import pytest

from undercroft import texts
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.rules.checks import take_test
from undercroft.games.universalis.rules.dark import hand, spawning
from undercroft.games.universalis.rules.shooting.ranged import shoot

VOICES = {language: texts.voice("universalis", language) for language in ("en", "de")}


def story(a: Any, language: str = "en") -> list[str]:
    return [VOICES[language](event.text()) for event in a.t.log]


def test_a_fortune_point_says_which_roll_it_repeats(arena: Any) -> None:
    a = arena()
    hero = a.hero(1, 1, fortune=2)
    a.run(take_test(a.t, hero.id, Attribute.AGILITY, "jump"), [2, 1, 6, 4], ["again"])
    said = next(line for line in story(a) if "Fortune point" in line)
    assert "(1 left), so that a roll is made again: Great jump, " in said
    assert any("ein Wurf wird wiederholt: " in line for line in story(a, "de"))


@pytest.mark.parametrize(("wanted", "ending"), [("power", "Power."), ("obstacle", "Power: nothing comes of it.")])
def test_the_scenario_die_says_whether_anything_comes_of_it(arena: Any, wanted: str, ending: str) -> None:
    a = arena(sections=(Section("a"),), points={"scenario_die": ("power",) * 6})
    a.run(hand.scenario_die(a.t, wanted), [1])
    assert story(a) == [f"The Scenario Die shows {ending}"]


@pytest.mark.rule("dun.ranged.stray")
@pytest.mark.parametrize(("dice", "told"), [([1, 4, 5, 5, 1], 1), ([2, 4], 0)])
def test_a_shot_that_strikes_a_friend_says_so(arena: Any, dice: list[int], told: int) -> None:
    a = arena("a" * 20)
    one = a.hero(0, 0, hands=("short-bow",), facing="east", shooting=3)
    two = a.orc(5, 0, facing="west")
    a.hero(6, 0, vitality=9)
    a.run(shoot(a.t, one.id, two.id, one.hands[0]), dice)
    assert sum("goes astray and strikes" in line for line in story(a)) == told


@pytest.mark.rule("dun.adp.place.no-space")
def test_creatures_that_find_no_room_are_named_and_not_paid_for(arena: Any) -> None:
    a = arena("aab")
    a.reveal_all()
    a.state.dark.reserve = 9
    hero = a.hero(0, 0)
    assert spawning.arrange(a.t, ("orc-warrior", "orc-archer"), 1, hero.id) == []
    assert a.state.dark.reserve == 9
    assert story(a) == ["There is no room for Orc warrior.", "There is no room for Orc archer."]


@pytest.mark.rule("dun.walk.search-furniture", "dun.search.secret-door")
@pytest.mark.parametrize(
    ("furniture", "door", "coins", "nothing"),
    [
        pytest.param("lectern", False, 0, True, id="only a door, where there is none"),
        pytest.param("lectern", True, 0, False, id="only a door"),
        pytest.param("fireplace", False, 2, False, id="coins too, where there is no door"),
    ],
)
def test_who_finds_no_secret_door_finds_what_else_there_is(
    arena: Any, furniture: str, door: bool, coins: int, nothing: bool
) -> None:
    doors = (Door("hidden", (3, 1), "east", "secret"),) if door else ()
    a = arena("\n".join(["aaaabb"] * 4), furniture=(Furnishing(furniture, (1, 1)),), doors=doors)
    hero = a.hero(0, 1)
    a.activate(hero)
    a.do(hero, "search #0", [6, 5, *[4] * (coins > 0)])
    assert (hero.coins, sum("nothing" in line for line in story(a))) == (coins, nothing)
    assert [one.state for one in a.state.map.doors] == ["closed"] * door
