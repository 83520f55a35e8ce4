"""Fortune as people spend it: on the fatal blow, with all that belongs to the same attack, and on nobody else's."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.events import Attacked, KnockedOut, Saved
from undercroft.games.universalis.rules.aftermath import aftermath
from undercroft.games.universalis.state import DARK, Mark

HALL = "\n".join(["a" * 14] * 8)


def felled(arena, fortune, dice, answers, *, wounds=1, marks=0, weapon="broadsword", **hero):
    """An orc of Strength 3 hits a hero of Vitality 4: four dice, all sixes, on top of the wound that he has."""
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="north", combat=9, strength=3, hands=(weapon,))
    victim = a.hero(
        5, 3, card="taeral", vitality=4, wounds=wounds, fortune=fortune, marks=marks, facing="south", **hero
    )
    a.activate(orc)
    a.play(orc, f"attack {weapon} #{victim.id}", dice, answers)
    return a, victim


# ------------------------------------------------------------------------------------------------ the fatal blow


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fortune.fatal-second", "dun.fortune.not-when-out", "dun.hero.fortune")
@pytest.mark.parametrize(
    ("fortune", "die", "answers", "lives", "left"),
    [
        (3, [5], ["pass", "spend"], True, 2), (3, [4], ["pass", "spend", "spend"], True, 1),
        (3, [4], ["pass", "spend", "pass"], False, 2), (1, [4], ["pass", "spend"], False, 0),
        (3, [], ["pass", "pass"], False, 3), (0, [], [], False, 0),
    ],
)  # fmt: skip
def test_a_point_may_save_a_hero_and_two_always_do(arena, fortune, die, answers, lives, left):
    """Nobody asks for more than he has; and what he keeps is of no use to him once he lies there."""
    a, hero = felled(arena, fortune, [5, 4, 1, 2, *[6] * 4, *die], [*(["pass"] if fortune else []), *answers])
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not lives
    assert (hero.fortune, hero.wounds) == (left, 1 if lives else 5)
    assert a.state.quest.achievements[DARK] == (fortune - left) + (0 if lives else a.content.points.knock_out_points)
    if not lives and left:
        orc = next(f for f in a.state.figures.values() if f.side == DARK)
        a.activate(orc)
        assert not [text for text in a.offers(orc) if f"#{hero.id}" in text], "he is out of it"


@pytest.mark.rule("dun.fortune.fatal-roll")
def test_a_blow_that_is_ignored_neither_throws_him_down_nor_pushes_him(arena):
    """A double critical would do both."""
    a, hero = felled(arena, 3, [6, 6, 1, 2, *[6] * 6, 5], ["pass", "pass", "spend"])
    assert (hero.wounds, hero.cell, hero.marks & Mark.KNOCKED_DOWN) == (1, a.at(5, 3), 0)
    assert len(a.t.told(Saved)) == 1


def cornered(arena, dice, answers, **hero):
    """A hero at the end of a passage, where nobody can be pushed: a hit has a die more."""
    a = arena("aaaa")
    orc = a.creature("orc-reaver", 1, 0, facing="west", combat=9, strength=2, hands=("club",))
    victim = a.hero(0, 0, **{"card": "taeral", "facing": "east", "fortune": 3, "vitality": 4, "wounds": 1, **hero})
    a.activate(orc)
    a.play(orc, f"attack club #{victim.id}", dice, answers)
    return a, victim


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.push.no-room")
@pytest.mark.parametrize(
    ("die", "answers", "wounds"), [(5, ["spend"], 1), (4, ["spend", "spend"], 1), (4, ["spend", "pass"], 4)]
)
def test_when_the_die_for_which_there_was_no_room_is_fatal_the_whole_attack_is_ignored(arena, die, answers, wounds):
    """Two wounds of the blow and one of the wall are one attack: Fortune undoes all three, and the wound of before
    stays."""
    a, hero = cornered(arena, [5, 4, 1, 2, 6, 6, 6, die], ["pass", "pass", "pass", *answers])
    assert hero.wounds == wounds
    assert bool(a.t.told(KnockedOut)) is (wounds == 4)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.mount.knocked-down-rider")
def test_conditions_of_the_attack_are_undone_with_it(arena):
    """A troll's critical fells a man; saved from its last die he stands again, though he was Poisoned before and is."""
    a = arena("aaaaaa\naaaaaa")
    troll = a.creature("cave-troll", 2, 0, facing="west", combat=9, strength=1, hands=("club",))
    a.hero(0, 0, card="shara")
    a.hero(0, 1, card="borgron")
    a.hero(1, 1, card="herbod")
    hero = a.hero(1, 0, card="taeral", facing="east", fortune=3, vitality=3, wounds=0, marks=Mark.POISONED)
    a.activate(troll)
    a.play(troll, f"attack club #{hero.id}", [6, 4, 1, 2, 6, 6, 6, 5], ["pass", "pass", "pass", "spend"])
    assert hero.wounds == 0
    assert hero.marks & (Mark.KNOCKED_DOWN | Mark.POISONED) == Mark.POISONED


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.skill.nature.poisonous.die")
@pytest.mark.parametrize(("die", "saved"), [(5, True), (4, False)])
def test_venom_that_would_kill_is_part_of_the_bite(arena, die, saved):
    """Vitality 4: a viper's bite takes three, its venom the last. Who is saved has neither wounds nor poison."""
    a = arena(HALL)
    viper = a.creature("cave-viper", 5, 4, facing="north", combat=9)
    hero = a.hero(5, 3, card="taeral", armor=3, vitality=4, fortune=1, facing="south")
    a.activate(viper)
    bite = next(one for one in a.offers(viper) if one.startswith("attack") and f"#{hero.id}" in one)
    count = viper.base[2]
    dice = [5, 4, 1, 2, *[6] * min(3, count), *[1] * (count - 3), 6, die]
    a.play(viper, bite, dice, ["pass", "pass", "pass", "spend"])
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not saved
    if saved:
        assert (hero.wounds, hero.marks & Mark.POISONED) == (0, 0)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.skill.nature.paralyzing-poison")
def test_a_ghoul_that_would_have_killed_does_not_paralyse(arena):
    a = arena(HALL)
    ghoul = a.creature("ghoul", 5, 4, facing="north", combat=9)
    hero = a.hero(5, 3, card="taeral", armor=3, vitality=3, fortune=1, facing="south", agility=1)
    a.activate(ghoul)
    claw = next(one for one in a.offers(ghoul) if one.startswith("attack") and f"#{hero.id}" in one)
    count = ghoul.base[2]
    a.play(ghoul, claw, [5, 4, 1, 2, 6, 6, *[1] * (count - 2), 6, 5], ["pass", "pass", "pass", "spend"])
    assert (hero.wounds, hero.marks & Mark.STATIONARY) == (0, 0)


# ------------------------------------------------------------------------------------------------ for himself


@pytest.mark.rule("dun.fortune.self-only", "dun.hero.fortune")
@pytest.mark.parametrize("card", ["sellsword", "war-hound"])
def test_a_hero_has_no_luck_for_his_companions(arena, card):
    """Neither when they are about to be hit nor when they fall."""
    a = arena(HALL)
    hero = a.hero(0, 0, card="taeral", fortune=3)
    friend = a.companion(
        card, 5, 3, owner=hero.id, facing="south", vitality=1, kind="pet" if card != "sellsword" else "mercenary"
    )
    orc = a.creature("orc-warrior", 5, 4, facing="north", combat=9, hands=("broadsword",))
    a.activate(orc)
    a.play(orc, f"attack broadsword #{friend.id}", [5, 4, 1, 2, *[6] * 4])
    assert friend.id not in a.state.figures
    assert hero.fortune == 3
    assert not [ask for ask in a.t.asked if ask.key.startswith(("fortune", "fatal"))]


@pytest.mark.rule("dun.fortune.self-only", "dun.fortune.scope")
def test_nobody_rolls_again_for_his_friend_or_for_an_orc(arena):
    """In a duel of a lucky hero only he is asked, and only while he is losing."""
    a = arena(HALL)
    a.hero(0, 0, card="shara", fortune=3)
    hero = a.hero(5, 4, card="taeral", fortune=2, hands=("broadsword",), combat=3)
    orc = a.creature("orc-warrior", 5, 3, facing="south", hands=("broadsword",), vitality=30)
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [2, 1, 5, 4, 6, 4], ["own"])
    assert [ask.key for ask in a.t.asked if ask.key.startswith("fortune")] == ["fortune-melee"]
    assert (hero.fortune, a.t.told(Attacked)[0].attack) == (1, 13)
    assert a.state.quest.achievements[DARK] == 1


@pytest.mark.rule("dun.fortune.temporary")
@pytest.mark.parametrize("spent", [True, False])
def test_fortune_that_an_element_gave_does_not_come_back(arena, spent):
    """It is a point more in this quest; the number of his card is what he starts with again."""
    a = arena(HALL, elements=(Furnishing("shrine", (1, 2)),))
    hero = a.hero(1, 1, card="taeral", fortune=3)
    a.activate(hero)
    a.do(hero, next(one for one in a.offers(hero) if one.startswith("search #")), [6, 5])
    assert hero.fortune == 4
    if spent:
        hero.fortune -= 2
    a.state.quest.ended = "fled"
    hero.marks |= Mark.LEFT
    a.run(aftermath.begin(a.t))
    assert (hero.fortune, hero.luck) == (4 - 2 * spent, 0), "nothing has been written on his file"


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fall.abyss")
@pytest.mark.parametrize(("die", "lives"), [(5, True), (4, False)])
def test_a_fall_that_nobody_survives_is_cancelled_too(arena, die, lives):
    a = arena(HALL, ground=(Ground("abyss", (5, 2)),))
    orc = a.creature("orc-warrior", 5, 4, facing="north", combat=9, hands=("club",), strength=1)
    hero = a.hero(5, 3, card="taeral", fortune=1, facing="south", vitality=9, armor=6)
    a.activate(orc)
    a.play(orc, f"attack club #{hero.id}", [5, 4, 1, 2, 1, die], ["pass", "spend"])
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not lives
    if lives:
        assert a.board.distance(hero.cell, a.at(5, 2)) == 1
