"""Fortune on the rolls of others: shots and spells at a hero, the dispelling of his own, Initiative."""

import pytest

from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.events import FortuneSpent
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.magic import dispelling
from undercroft.testing import run

AGAINST = "fortune-against"
REPEATED = ("dun.fortune.reroll-opponent", "dun.fortune.reroll-once")


def asked(a, key=AGAINST):
    return [ask for ask in a.t.asked if ask.key == key]


# ------------------------------------------------------------------------------------------------ shots


def shot_at(arena, dice, answers, fortune=2, **archer):
    a = arena()
    hero = a.hero(5, 4, fortune=fortune, vitality=20, agility=3, armor=4)
    orc = a.orc(5, 1, shooting=4, hands=("short-bow",), facing="south", **archer)
    a.activate(orc)
    a.play(orc, f"shoot short-bow #{hero.id}", dice, answers)
    return a, hero


@pytest.mark.rule(*REPEATED, "dun.ranged.hit")
@pytest.mark.parametrize(
    ("again", "wounds"), [([1, 2], 0), ([3, 4], 1)], ids=["then it misses", "the new roll is final"]
)
def test_a_shot_that_hits_is_made_again(arena, again, wounds):
    """Shooting Skill 4, 3 squares: 6 hits. The repeated shot is not repeated once more."""
    a, hero = shot_at(arena, [3, 3, *again, *([6] if wounds else [])], ["other", "pass"] if wounds else ["other"])
    assert (hero.fortune, hero.wounds) == (1, wounds)
    assert len(asked(a)) == 1
    assert [event.on for event in a.t.told(FortuneSpent)] == ["shot"]


@pytest.mark.rule(*REPEATED)
@pytest.mark.parametrize(("dice", "fortune"), [([2, 3], 2), ([3, 3], 0)], ids=["a miss", "no Fortune"])
def test_nobody_is_asked_about_a_shot_that_misses_or_without_fortune(arena, dice, fortune):
    a, _ = shot_at(arena, dice, [], fortune)
    assert asked(a) == []


@pytest.mark.rule(*REPEATED, "dun.dp-card.power")
def test_a_creature_with_a_fortune_card_has_a_heros_shot_repeated_and_he_not_his_own_again(arena):
    """Each roll is repeated once at most, whoever pays for it."""
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, fortune=3, shooting=4, hands=("short-bow",))
    orc = a.orc(5, 1, fortune=1, vitality=9, facing="south")
    a.activate(hero)
    a.play(hero, f"shoot short-bow #{orc.id}", [3, 3, 1, 2], ["other"])
    assert (hero.fortune, orc.fortune, orc.wounds) == (3, 0, 0)
    assert asked(a, "fortune") == []


@pytest.mark.rule(*REPEATED, "dun.skill.nature.rock-throwing.attack")
def test_a_rock_that_hits_is_thrown_again(arena):
    a = arena()
    giant = a.orc(5, 1, shooting=4, strength=6, size=3, facing="south")
    hero = a.hero(5, 4, fortune=2, vitality=20)
    a.activate(giant)
    a.run(monstrous.hurl(a.t, giant.id, hero.id), [4, 4, 2, 2], ["other"])
    assert (hero.fortune, hero.wounds) == (1, 0)


# ------------------------------------------------------------------------------------------------ spells


def spell_duel(arena, fortune=2):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, intelligence=4, mana=4, spells=("lightning",), fortune=fortune, vitality=20)
    shaman = a.orc(5, 1, intelligence=5, mana=4, spells=("lightning",), vitality=20, armor=6, facing="south")
    return a, hero, shaman


@pytest.mark.rule(*REPEATED, "dun.magic.dispel", "dun.test.opposed")
@pytest.mark.parametrize(("again", "gone"), [([1, 2], False), ([6, 5], True)])
def test_a_dispelling_of_his_spell_is_repeated(arena, again, gone):
    """Cast with 13; the shaman has 16, and then 8 or 16 again."""
    a, hero, shaman = spell_duel(arena)
    spell = a.content.spells["lightning"]
    dice = [6, 5, *again]
    result = a.run(dispelling.dispelled(a.t, hero.id, shaman.id, spell, 13), dice, [f"dispel #{shaman.id}", "other"])
    assert result is gone
    assert (hero.fortune, shaman.mana) == (1, 4 - gone)


@pytest.mark.rule(*REPEATED, "dun.magic.dispel")
def test_a_dispelling_that_fails_is_nothing_to_repeat_for_the_caster(arena):
    a, hero, shaman = spell_duel(arena)
    spell = a.content.spells["lightning"]
    assert not a.run(dispelling.dispelled(a.t, hero.id, shaman.id, spell, 13), [4, 4], [f"dispel #{shaman.id}"])
    assert hero.fortune == 2


@pytest.mark.rule(*REPEATED, "dun.magic.cast", "dun.magic.cast-fail-no-mana")
def test_a_spell_at_him_is_cast_again(arena):
    """9 with 5 is enough; 4 is not: the shaman keeps his mana, and there is nothing to dispel."""
    a, hero, shaman = spell_duel(arena)
    a.activate(shaman)
    a.play(shaman, f"cast lightning #{hero.id}", [4, 5, 1, 3], ["other"])
    assert (hero.fortune, hero.wounds, shaman.mana) == (1, 0, 4)
    assert asked(a, "dispel") == []


@pytest.mark.rule(*REPEATED, "dun.magic.cast")
def test_nobody_has_a_friends_spell_cast_again(arena):
    a = arena()
    healer = a.hero(5, 4, intelligence=5, mana=4, spells=("healing-light",))
    friend = a.hero(5, 5, wounds=2, fortune=3)
    a.activate(healer)
    a.play(healer, f"cast healing-light #{friend.id}", [4, 5])
    assert asked(a) == []
    assert friend.fortune == 3


# ------------------------------------------------------------------------------------------------ Initiative


def first_sight(arena, dice, answers, hero=(), orc=()):
    a = arena(dark_seat=1)
    one = a.hero(2, 4, **{"perception": 1, "intelligence": 3, **dict(hero)})
    two = a.orc(8, 4, **{"perception": 0, "intelligence": 3, **dict(orc)})
    a.t.script(dice, answers)
    won = run(encounters.initiative(a.t, [two.id], fighting=True), a.t)
    return a, one, two, won


@pytest.mark.rule(*REPEATED, "dun.fortune.reroll-own", "dun.init.who-rolls")
@pytest.mark.parametrize(
    ("answers", "dice", "won", "left"),
    [
        (["other"], [1, 2], True, 2),
        (["own"], [6, 6], True, 2),
        (["own", "other"], [2, 2, 1, 2], True, 1),
        (["other", "pass"], [6, 5], False, 2),
        (["pass"], [], False, 3),
    ],
)
def test_initiative_is_an_opposed_roll_of_which_either_can_be_repeated(arena, answers, dice, won, left):
    """4 against 11; each of the two rolls once."""
    _, hero, _, result = first_sight(arena, [1, 2, 6, 5, *dice], answers, {"fortune": 3})
    assert (result, hero.fortune) == (won, left)


@pytest.mark.rule("dun.init.tie", "dun.fortune.reroll-own")
@pytest.mark.parametrize(("wits", "asks"), [(2, 1), (4, 0)])
def test_a_tie_that_the_enemys_wits_decide_is_lost_too(arena, wits, asks):
    a, _, _, _ = first_sight(arena, [3, 3, 3, 4], ["pass"] * asks, {"fortune": 3, "intelligence": wits})
    assert len(asked(a, "fortune-opposed")) == asks


@pytest.mark.rule("dun.fortune.reroll-opponent", "dun.dp-card.power")
def test_a_creature_with_a_fortune_card_may_repeat_initiative_too(arena):
    _, _, orc, won = first_sight(arena, [6, 5, 1, 2, 6, 6], ["own"], orc={"fortune": 1, "perception": 3})
    assert not won
    assert orc.fortune == 0


@pytest.mark.rule("dun.fortune.reroll-opponent")
def test_the_chances_of_repeating_stand_beside_the_choice(arena):
    """4 against 11: he needs 11 with two dice, for a tie is none; the enemy has to show 3 or two 1s."""
    a = arena(dark_seat=1)
    a.hero(2, 4, perception=1, intelligence=3, fortune=3)
    orc = a.orc(8, 4, perception=0, intelligence=3)
    shown = {}

    def look(ask):
        shown.update({str(option): ask.meaning(option).odds[1].percent for option in ask.options[1:]})
        return ask.options[0]

    a.t.script([1, 2, 6, 5], [look])
    run(encounters.initiative(a.t, [orc.id], fighting=True), a.t)
    assert shown == {"own": 8.3, "other": 8.3}


def test_activation_is_asked_at_once(arena):
    """The question is a chance to react, so standing orders can answer it."""
    a = arena()
    hero = a.hero(5, 4, fortune=2, vitality=20)
    orc = a.orc(5, 1, shooting=6, hands=("short-bow",), facing="south")
    a.activate(orc)
    a.t.script([5, 5, *[1] * 20], [f"shoot short-bow #{hero.id}", lambda ask: ask.options[0]])
    run(activation.act(a.t, orc.id))
    (ask,) = asked(a)
    assert ask.window
    assert ask.about["left"] == 2
    a.t.left_dice.clear()
