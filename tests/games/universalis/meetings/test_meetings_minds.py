"""Where minds and wills meet another rule: casting, encouragement, fear, hypnosis, bandages, those who feel no pain."""

import pytest

from undercroft.games.universalis.content.skills import monstrous, talents
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.encounters import new_turn
from undercroft.games.universalis.rules.harm import lose
from undercroft.games.universalis.rules.magic import casting, dispelling, spell_effects
from undercroft.games.universalis.rules.squares import adjacent
from undercroft.games.universalis.rules.turns.turns import calm
from undercroft.games.universalis.state import DARK, HEROES, Lasting, Mark, Spellbound

from ..stage import acts, rolled

BOLT = "lightning"

# ------------------------------------------------------------------------------------------ casting


def wizard(arena, *skills, encouraged=False, **more):
    a = arena()
    hero = a.hero(5, 4, **{"intelligence": 4, "mana": 4, "spells": (BOLT,), "skills": skills, "vitality": 20, **more})
    orc = a.orc(5, 1, vitality=20, armor=6)
    if encouraged:
        a.state.lasting.append(Lasting(hero.id, "", 0, "turn", "encouraging", hero.id, skill="encouraged"))
    a.activate(hero)
    return a, hero, orc


@pytest.mark.rule("dun.skill.scholarly.encouraging", "dun.magic.cast")
@pytest.mark.parametrize(("encouraged", "dice", "mana"), [(True, [1, 2, 4, 4, *[1] * 6], 3), (False, [1, 2], 4)])
def test_the_encouraged_repeat_a_failed_casting(arena, encouraged, dice, mana):
    a, hero, orc = wizard(arena, encouraged=encouraged)
    a.do(hero, f"cast {BOLT} #{orc.id}", dice)
    assert hero.mana == mana


@pytest.mark.rule("dun.skill.scholarly.encouraging", "dun.magic.dispel")
@pytest.mark.parametrize(("encouraged", "dice", "mana"), [(True, [1, 2, 5, 5], 3), (False, [1, 2], 4)])
def test_the_encouraged_repeat_a_failed_dispel(arena, encouraged, dice, mana):
    a, hero, orc = wizard(arena, encouraged=encouraged)
    spell = a.content.spells[BOLT]
    gone = a.run(dispelling.dispelled(a.t, orc.id, hero.id, spell, 11), dice, [lambda ask: ask.options[1]])
    assert (gone, hero.mana) == (encouraged, mana)


@pytest.mark.rule("dun.skill.scholarly.reckless-wizard", "dun.fortune.reroll-own")
@pytest.mark.parametrize(("skills", "asked"), [(("reckless-wizard",), ["act", "fortune"]), ((), ["act"])])
def test_fortune_repeats_the_critical_failure_that_only_the_reckless_know(arena, skills, asked):
    a, hero, orc = wizard(arena, *skills, intelligence=6, fortune=1)
    a.do(hero, f"cast {BOLT} #{orc.id}", [3, 3, *([4, 5] if skills else []), *[1] * 6], ["again"] if skills else [])
    assert [ask.key for ask in a.t.asked] == asked
    assert (hero.mana, hero.wounds, hero.marks & Mark.STUNNED) == (3, 0, 0)


@pytest.mark.rule("dun.skill.scholarly.reckless-wizard", "dun.skill.scholarly.experienced-wizard")
@pytest.mark.parametrize(("skills", "uses"), [(("reckless-wizard",), 0), ((), 1)])
def test_experience_does_not_repeat_the_critical_failure_of_the_reckless(arena, skills, uses):
    a, hero, orc = wizard(arena, *skills, "experienced-wizard")
    dice = [2, 2, *[1] * 5] if skills else [2, 2, 4, 5, *[1] * 6]
    a.do(hero, f"cast {BOLT}+experienced-wizard #{orc.id}", dice)
    assert hero.uses.get("experienced-wizard", 0) == uses
    assert bool(hero.marks & Mark.STUNNED) is bool(skills)


@pytest.mark.rule("dun.skill.scholarly.reckless-wizard", "dun.skill.scholarly.experienced-wizard")
@pytest.mark.parametrize(
    ("reckless", "expert", "encouraged", "good"),
    [(0, 0, 0, 30 * 36), (1, 0, 0, 29 * 36), (0, 1, 0, 30 * 36 + 5 * 30), (1, 1, 0, 29 * 36 + 4 * 29),
     (0, 0, 1, 30 * 36 + 6 * 30), (1, 0, 1, 29 * 36 + 7 * 29)],
)  # fmt: skip
def test_what_a_casting_that_needs_a_five_is_worth(reckless, expert, encouraged, good):
    """30 of 36 pairs reach 5, one of them a double 3; of the others one is a double 1 and one a double 2."""
    assert odds.casting_chance(5, bool(reckless), bool(expert), bool(encouraged)) * 36 * 36 == good


@pytest.mark.rule("dun.magic.cast-while-active", "dun.magic.permanent-duration")
@pytest.mark.parametrize(("falls", "plus"), [(False, 3), (True, 4)])
def test_a_spell_whose_last_friend_has_fallen_does_not_hinder_the_next(arena, falls, plus):
    a, hero, orc = wizard(arena)
    friend = a.pet(6, 4, vitality=1)
    a.state.spellbound.append(Spellbound(hero.id, "test-rage", 4))
    a.state.lasting.append(Lasting(friend.id, "strength", 1, "spell", "test-rage", hero.id, 4))
    if falls:
        a.run(lose(a.t, friend.id, 1))
    assert casting.casting_plus(a.t, hero, a.content.spells[BOLT], orc.id) == plus


# ------------------------------------------------------------------------------------------ fear


@pytest.mark.rule("dun.skill.nature.fearsome.attack", "dun.skill.combat.spinning-blow")
@pytest.mark.parametrize(("courage", "wounds"), [([6, 6], 4), ([1, 2], 0)])
def test_a_spinning_blow_at_one_who_is_feared_must_be_dared(arena, courage, wounds):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), combat=9, courage=0, skills=("spinning-blow",))
    orc = a.orc(5, 3, vitality=20, facing="south")
    ghoul = a.orc(6, 4, vitality=20, facing="west", skills=("fearsome",), card="zombie")
    a.activate(hero)
    dice = [3, 4, 1, 2, 6, 6, 6, 6, *courage, *([3, 4, 1, 2, 6, 6, 6, 6] if wounds else [])]
    a.do(hero, f"attack broadsword+spinning-blow #{orc.id}", dice, ["-1", *(["-1"] if wounds else [])])
    assert (orc.wounds, ghoul.wounds, a.state.turn.active.most) == (4, wounds, 0)


@pytest.mark.rule("dun.skill.nature.fearsome.attack", "dun.skill.combat.shield-onslaught")
@pytest.mark.parametrize(("courage", "contests"), [([6, 6], 2), ([1, 2], 0)])
def test_an_onslaught_at_one_who_is_feared_must_be_dared(arena, courage, contests):
    a = arena()
    hero = a.hero(5, 4, hands=("shield",), courage=0, agility=9, strength=4, skills=("shield-onslaught",))
    ghoul = a.orc(5, 3, vitality=20, strength=3, skills=("fearsome",), card="zombie")
    a.activate(hero, forward=3, moved=3)
    dice = [*courage, *([3, 4, 1, 2, 1, 1, 1, 1] if contests else [])]
    a.do(hero, f"skill onslaught #{ghoul.id}", dice)
    assert [key for _, _, key in a.t.rolled].count("onslaught") == contests
    assert bool(ghoul.marks & Mark.KNOCKED_DOWN) is bool(contests)
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.skill.nature.hypnotic", "dun.skill.nature.fearsome.attack")
def test_a_gaze_needs_no_courage(arena):
    a = arena()
    snake = a.orc(5, 4, intelligence=9, courage=0, skills=("hypnotic",))
    hero = a.hero(5, 3, skills=("fearsome",))
    a.activate(snake)
    a.do(snake, f"skill hypnotic #{hero.id}", [3, 4, 1, 2])
    assert hero.marks & Mark.HELD


# ------------------------------------------------------------------------------------------ hypnosis and bandages


@pytest.mark.rule("dun.skill.nature.hypnotic", "dun.spell.projectile-line")
@pytest.mark.parametrize("struck", [True, False])
def test_a_bolt_wakes_the_hypnotised(arena, struck):
    a = arena()
    hero = a.hero(5, 3, vitality=20, armor=6, marks=Mark.HELD)
    other = a.hero(8, 3, vitality=20, armor=6, marks=Mark.HELD)
    orc = a.orc(5, 0)
    a.run(spell_effects.struck(a.t, orc.id, hero.id if struck else other.id, a.content.spells[BOLT], 3, 0), [1, 1, 1])
    assert bool(hero.marks & Mark.HELD) is not struck


@pytest.mark.rule("dun.skill.scholarly.first-aid", "dun.init.heroes-lose")
@pytest.mark.parametrize(("over", "left"), [(True, (1, 5)), (False, (0, 0))])
def test_who_was_bandaged_acts_again_in_the_turn_after_a_lost_initiative(arena, over, left):
    a = arena()
    healer, patient = a.hero(5, 5, skills=("first-aid",)), a.hero(5, 4, wounds=2)
    a.activate(healer)
    a.run(talents.first_aid(a.t, healer.id, patient.id))
    if over:
        new_turn(a.t, DARK)
        a.state.turn.number += 1
        new_turn(a.t, HEROES)
    a.run(activation.begin(a.t, patient.id))
    assert (a.state.turn.active.action, a.state.turn.active.points) == left


# ------------------------------------------------------------------------------------------ no pain


@pytest.mark.rule("dun.skill.nature.undead", "dun.run.barred", "dun.condition.wounded-penalty")
@pytest.mark.parametrize(("skills", "runs"), [(("undead",), True), ((), False)])
def test_the_undead_run_with_their_last_point_of_vitality(arena, skills, runs):
    a = arena()
    hero = a.hero(5, 4, vitality=4, wounds=3, skills=skills)
    a.activate(hero)
    assert ("run" in a.offers(hero)) is runs


@pytest.mark.rule("dun.skill.nature.undead", "dun.skill.nature.flying.blocked")
@pytest.mark.parametrize(("skills", "flies"), [(("undead", "flying"), True), (("flying",), False)])
def test_and_fly_with_it(arena, skills, flies):
    a = arena()
    bat = a.orc(5, 4, vitality=4, wounds=3, skills=skills)
    a.activate(bat)
    assert ("fly" in a.offers(bat)) is flies


# ------------------------------------------------------------------------------------------ bodyguards


@pytest.mark.rule("dun.skill.nature.rock-throwing.condition", "dun.skill.combat.bodyguard.transfer")
@pytest.mark.parametrize(("answer", "falls"), [("take", False), ("pass", True)])
def test_a_rock_that_a_bodyguard_takes_throws_nobody_down(arena, answer, falls):
    a = arena()
    giant = a.orc(0, 0, span=4, size=4, strength=6, shooting=9, skills=("rock-throwing",), facing="south")
    ward = a.hero(1, 4, vitality=20, armor=6, facing="north")
    guard = a.hero(2, 4, vitality=20, armor=6, skills=("bodyguard",))
    a.activate(giant)
    a.run(monstrous.hurl(a.t, giant.id, ward.id), [3, 4, *[1] * 8], [answer])
    assert (bool(ward.marks & Mark.KNOCKED_DOWN), guard.marks & Mark.KNOCKED_DOWN) == (falls, 0)


# ------------------------------------------------------------------------------------------ what has been thrown


@pytest.mark.rule("dun.equip.thrown-retrieval", "dun.adp.attack.kind-priority")
def test_a_goblin_that_has_thrown_its_stars_draws_its_sword(arena):
    a = arena()
    hero = a.hero(5, 6, vitality=30, armor=6)
    goblin = a.creature("goblin-sneak", 5, 1, hands=("shuriken",), pack=("short-sword",), facing="south")
    acts(a, goblin)
    assert [(held.card, held.loaded) for held in goblin.hands] == [("shuriken", False)]
    goblin.marks = 0
    acts(a, goblin)
    assert (rolled(a, "shot"), goblin.hands[0].card) == ([2], "short-sword")
    assert adjacent(a.t, goblin, hero)
    calm(a.t)
    assert all(held.loaded for held in (*goblin.hands, *goblin.pack)), "after the combat it has them again"
