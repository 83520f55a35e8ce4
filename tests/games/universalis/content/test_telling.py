"""Nothing is silent: skills say their name and whether they worked, Fortune that it saved, creatures why they act."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Goal
from undercroft.games.universalis.events import (
    Activated,
    Cast,
    Gathered,
    Injured,
    Saved,
    SpawnRow,
    UsedSkill,
    WithoutEffect,
)
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.harm import damage, furniture
from undercroft.texts import voice

SPEAK = voice("universalis")


@pytest.mark.rule("dun.fortune.fatal-second")
def test_a_second_point_of_fortune_is_heard(arena):
    a = arena()
    hero = a.hero(3, 3, card="maeliss", vitality=2, fortune=2)
    a.run(damage.lose(a.t, hero.id, 2), [2], ["spend", "spend"])
    assert hero.wounds == 0
    assert [SPEAK(event.text()) for event in a.t.told(Saved)] == [
        "Fortune looks away from Maeliss (roll 2).",
        "A second point of Fortune makes sure of it: the blow at Maeliss is undone.",
    ]


@pytest.mark.parametrize(("targets", "lines"), [(("one", "two"), ["1 of 2", "2 of 2"]), (("one",), [])])
def test_each_of_several_things_that_are_sought_is_told(arena, targets, lines):
    """A goal of one thing needs no line besides: with it the goal is reached."""
    trunks = tuple(Furnishing("trunk", (x, 1), id=id) for x, id in ((1, "one"), (3, "two")))
    a = arena(goal=Goal("gather", targets=targets), furniture=trunks)
    hero = a.hero(2, 1, card="maeliss")
    for index in range(2):
        a.run(furniture.search(a.t, hero.id, index), [2, 3])
    told = [SPEAK(event.text()) for event in a.t.told(Gathered)]
    assert told == [f"Maeliss has found one of the things that you came for ({line})." for line in lines]


def test_who_is_struck_stands_in_the_right_case_and_the_only_one_has_no_number():
    german, cast = voice("universalis", "de"), {"who": 1, "name": "maeliss", "spell": "fireball", "total": 9}
    said = {
        card: [speak(Cast(**cast, success=1, target=7, other=card).text()) for speak in (SPEAK, german)]
        for card in ("freed-prisoner", "red-dragon")
    }
    assert said["freed-prisoner"][1] == "Maeliss wirkt Feuerball auf Befreiten Gefangenen 7: 9, gelungen."
    assert said["red-dragon"] == [
        "Maeliss casts Fireball at the Red Mother: 9, success.",
        "Maeliss wirkt Feuerball auf die Rote Mutter: 9, gelungen.",
    ]


@pytest.mark.parametrize(("dice", "works"), [([1, 2, 6], True), ([1, 1, 1], False)])
def test_a_skill_of_nature_says_its_name_and_when_it_fails(arena, dice: list[int], works: bool):
    a = arena()
    hero, orc = a.hero(3, 3, card="maeliss", mana=4), a.orc(3, 5, card="orc-shaman", skills=("leach-mana",))
    a.activate(orc)
    a.do(orc, f"skill leach-mana #{hero.id}", dice)
    assert [SPEAK(event.text()) for event in a.t.told(UsedSkill)] == [f"Orc shaman {orc.id}: Leach Mana on Maeliss."]
    assert (hero.mana < 4) is works
    told = [SPEAK(event.text()) for event in a.t.told(WithoutEffect)]
    assert told == ([] if works else ["Leach Mana has no effect on Maeliss."])


def test_a_spell_names_its_target(arena):
    a = arena()
    hero, orc = a.hero(1, 1, card="maeliss", spells=("lightning",), mana=4), a.orc(5, 1, card="orc-archer")
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [1, 2])
    (cast,) = a.t.told(Cast)
    assert (cast.target, cast.other) == (orc.id, "orc-archer")


@pytest.mark.rule("dun.adp.behavior-types")
def test_the_automaton_says_by_which_card_a_creature_acts(arena):
    a = arena()
    orc = a.orc(5, 5, card="orc-archer")
    a.run(artificial.activate(a.t, orc.id))
    assert [SPEAK(event.text()) for event in a.t.told(Activated)] == [f"Orc archer {orc.id} acts (ranged fighter)."]
    assert a.t.told(Activated)[0].cites == ("dun.adp.behavior-types",)


@pytest.mark.rule("dun.adp.encounter.spawn-table")
def test_the_row_of_the_spawn_table_is_told(arena):
    a = arena()
    row = a.run(spawning.spawn_row(a.t, "wandering-creature"), [3])
    (told,) = a.t.told(SpawnRow)
    assert (told.rolled, told.row) == (3, row)
    assert told.cost == sum(a.content.creatures[card].vp for card in row) > 0


@pytest.mark.rule("dun.adp.insufficient-points")
@pytest.mark.parametrize(("spare", "said"), [(0, "."), (-1, ": more than the Dark Player has.")])
def test_a_row_that_cannot_be_paid_is_told_as_such(arena, spare, said):
    a = arena()
    row = a.run(spawning.spawn_row(a.t, "wandering-creature"), [3])
    a.state.dark.reserve = sum(a.content.creatures[card].vp for card in row) + spare
    a.run(spawning.spawn_row(a.t, "wandering-creature"), [3])
    told = a.t.told(SpawnRow)[-1]
    assert SPEAK(told.text()).endswith(f" for {told.cost}{said}")


@pytest.mark.rule("dun.injury.roll")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"rolled": 2}, "Shara is injured for good. The lost arm (a roll of 2)."),
        ({"rolled": 6, "what": "agility"}, "Shara is injured for good. The old wound (Agility) (a roll of 6)."),
        (
            {"rolled": 8, "what": "blocking", "forgotten": True},
            "Shara is injured for good. The lost memory (Blocking) (a roll of 8).",
        ),
        ({"rolled": 8, "forgotten": True}, "Shara is injured for good. There was nothing to forget (a roll of 8)."),
    ],
)
def test_an_injury_is_told_by_its_name(more, said):
    assert SPEAK(Injured(who=1, name="shara", **more).text()) == said
