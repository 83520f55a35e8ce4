"""Where a blow meets another rule: shields that break, Fortune, falls, positions, two weapons, rings of enemies,
water; and shots that are heard."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.fighting.melee import strike
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import Held, Mark

# ------------------------------------------------------------------------------------------ blocked hits


@pytest.mark.rule("dun.skill.combat.unstoppable-charge", "dun.shield.block-not-kd")
@pytest.mark.parametrize(("declared", "size", "falls"), [(True, 2, True), (False, 2, False), (True, 3, False)])
def test_a_shield_does_not_keep_the_one_who_is_charged_on_his_feet(arena, declared, size, falls):
    a, hero, orc = arena.duel(
        hero={"hands": ("battleaxe",), "combat": 9, "skills": ("unstoppable-charge",)},
        orc={"hands": ("broadsword", "shield"), "size": size},
    )
    a.activate(hero, forward=3)
    ways = ("unstoppable-charge",) if declared else ()
    breaks = [6]
    a.run(
        strike(a.t, a.blows(hero, orc, "battleaxe", declared=ways)),
        [3, 4, 1, 2, 6, *breaks],
        ["-1"] if size == 2 else [],
    )
    assert (orc.wounds, bool(orc.marks & Mark.KNOCKED_DOWN)) == (0, falls)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.skill.nature.huge.shields", "dun.shield.block-not-kd")
@pytest.mark.parametrize(("rolled", "saved"), [(5, True), (4, False)])
def test_fortune_that_undoes_what_breaks_through_a_shield_undoes_the_fall_too(arena, rolled, saved):
    a = arena()
    giant = a.orc(5, 2, span=4, size=4, strength=6, combat=9, facing="south", hands=("club",))
    hero = a.hero(5, 4, vitality=1, armor=2, hands=("broadsword", "shield"), fortune=1, facing="north")
    a.run(
        strike(a.t, a.blows(giant, hero, "club")),
        [4, 3, 1, 2, 6, 6, 6, 6, rolled],
        ["pass", "pass", "pass", "spend"],
    )
    assert (hero.wounds == 0, bool(hero.marks & Mark.KNOCKED_DOWN)) == (saved, False)
    assert bool(hero.marks & Mark.KNOCKED_OUT) is not saved
    assert hero.cell == a.at(5, 4), "and nobody pushes him"


@pytest.mark.rule("dun.position.take", "dun.break.shield-damage")
@pytest.mark.parametrize(("die", "asked"), [(6, ["take-position"]), (1, ["push"])])
def test_who_dies_of_what_breaks_through_his_shield_leaves_his_square(arena, die, asked):
    a, hero, orc = arena.duel(
        hero={"hands": ("battleaxe",), "combat": 9}, orc={"hands": ("broadsword", "shield"), "vitality": 1}
    )
    answers = ["take"] if die == 6 else ["-1"]
    a.run(strike(a.t, a.blows(hero, orc, "battleaxe")), [3, 4, 1, 2, 6, 1, die], answers)
    assert [ask.key for ask in a.t.asked] == asked
    assert (hero.cell == a.at(5, 3), orc.id in a.state.figures) == (die == 6, die != 6)


@pytest.mark.rule("dun.defshot.stop", "dun.break.shield-damage")
@pytest.mark.parametrize(("die", "wounds"), [(6, 1), (1, 0)])
def test_what_comes_through_a_shield_that_a_shot_breaks_is_the_damage_of_that_shot(arena, die, wounds):
    a = arena()
    shooter = a.hero(5, 6, size=3, span=4, shooting=9, hands=("short-bow",))
    orc = a.orc(5, 2, hands=("broadsword", "shield"), facing="south", agility=1)
    a.activate(shooter)
    hit, _, hurt = a.run(ranged.shoot(a.t, shooter.id, orc.id, shooter.hands[0]), [3, 4, 6, 1, die])
    assert (hit, hurt.wounds, orc.wounds) == (True, wounds, wounds)


# ------------------------------------------------------------------------------------------ no room


@pytest.mark.rule("dun.push.no-room", "dun.position.take")
@pytest.mark.parametrize(("die", "asked"), [(6, ["take-position"]), (1, [])])
def test_who_dies_of_the_die_for_which_there_was_no_room_leaves_his_square(arena, die, asked):
    a = arena("aaa\naaa")
    hero = a.hero(1, 1, hands=("broadsword",), combat=9, strength=2)
    orc = a.orc(1, 0, vitality=2, armor=3, facing="south")
    a.run(strike(a.t, a.blows(hero, orc)), [4, 3, 1, 2, 6, 1, 1, die], ["take"] if asked else [])
    assert [ask.key for ask in a.t.asked] == asked
    assert (hero.cell == a.at(1, 0), orc.id in a.state.figures) == (die == 6, die != 6)


# ------------------------------------------------------------------------------------------ Spinning Blow


@pytest.mark.rule("dun.skill.combat.spinning-blow", "dun.condition.smaller-double-stuns")
@pytest.mark.parametrize("declared", [(), ("spinning-blow",)])
def test_a_spinning_blow_stuns_a_larger_enemy_on_a_double_critical_like_any_other(arena, declared):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), combat=9, skills=("spinning-blow",))
    troll = a.orc(5, 2, span=4, size=3, vitality=30, armor=6, facing="south")
    a.run(strike(a.t, a.blows(hero, troll, declared=declared)), [6, 6, 1, 2, *[1] * 6])
    assert (bool(troll.marks & Mark.STUNNED), bool(troll.marks & Mark.KNOCKED_DOWN)) == (True, False)


@pytest.mark.rule("dun.skill.combat.spinning-blow", "dun.shield.block-not-kd")
@pytest.mark.parametrize("declared", [(), ("spinning-blow",)])
def test_a_spinning_blow_that_is_blocked_throws_nobody_down(arena, declared):
    a = arena()
    ogre = a.hero(5, 4, size=3, span=4, hands=("broadsword",), combat=9, skills=("spinning-blow",))
    orc = a.orc(5, 3, hands=("shield",), vitality=20, facing="south")
    a.run(strike(a.t, a.blows(ogre, orc, declared=declared)), [6, 4, 1, 2, 6, 6], ["-1"])
    assert (orc.wounds, bool(orc.marks & Mark.KNOCKED_DOWN)) == (0, not declared)


@pytest.mark.rule("dun.skill.combat.spinning-blow", "dun.skill.combat.martial-arts")
@pytest.mark.parametrize(("declared", "options"), [((), ["stun", "throw"]), (("spinning-blow",), ["stun"])])
def test_martial_arts_throw_nobody_in_a_spinning_blow(arena, declared, options):
    a, hero, orc = arena.duel(
        hero={"combat": 9, "strength": 1, "skills": ("spinning-blow", "martial-arts")}, orc={"armor": 6}
    )
    a.activate(hero)
    shown = []

    def first(ask):
        shown.append([str(option) for option in ask.options])
        return ask.options[0]

    answers = [first, "-1"] if len(options) > 1 else ["-1"]
    a.run(strike(a.t, a.blows(hero, orc, declared=declared)), [6, 3, 1, 2, 1, 1, 1], answers)
    assert (shown, bool(orc.marks & Mark.STUNNED)) == ([options] if len(options) > 1 else [], True)


# ------------------------------------------------------------------------------------------ two weapons


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.defend", "dun.melee.blunder-drop")
@pytest.mark.parametrize(
    ("skills", "lost", "kept"), [(("two-weapon-fighting",), "broadsword", "axe"), ((), "axe", "broadsword")]
)
def test_of_two_weapons_the_one_that_defends_falls(arena, skills, lost, kept):
    a, hero, orc = arena.duel(hero={"hands": ("axe", "broadsword"), "skills": skills, "armor": 6}, orc={"strength": 1})
    a.run(strike(a.t, a.blows(orc, hero)), [3, 4, 1, 1, 6, 1, 1])
    assert [held.card for held in hero.hands] == [kept]
    assert [(cell, held.card) for cell, held in a.state.map.floor] == [(orc.cell, lost)]


# ------------------------------------------------------------------------------------------ deep water, gunpowder


@pytest.mark.rule("dun.water.deep-melee")
@pytest.mark.parametrize(
    ("hands", "weapon"),
    [
        (("spear",), "unarmed"),
        (("dagger",), "dagger"),
        (("axe", "dagger"), "dagger"),
        (("claws",), "claws"),
        ((), "unarmed"),
    ],
)
def test_in_deep_water_one_defends_with_a_dagger_or_bare_hands(arena, hands, weapon):
    a = arena(ground=(Ground("deep-water", (3, 3), 4, 4),))
    hero = a.hero(4, 4, hands=hands)
    assert shields.guard_with(a.t, hero)[1].id == weapon
    hero.cell = a.at(0, 0)
    assert shields.guard_with(a.t, hero)[1].id == (hands[0] if hands else "unarmed")


@pytest.mark.rule("dun.water.deep-melee", "dun.melee.blunder-drop", "dun.equip.unarmed-blunder")
@pytest.mark.parametrize(("cell", "left", "stunned"), [((4, 4), ["spear"], True), ((1, 1), [], False)])
def test_who_blunders_in_deep_water_does_not_lose_the_spear_that_he_could_not_use(arena, cell, left, stunned):
    a = arena(ground=(Ground("deep-water", (3, 3), 4, 4),))
    hero = a.hero(*cell, hands=("spear",), armor=6)
    orc = a.orc(cell[0], cell[1] - 1, hands=("dagger",), strength=1, facing="south")
    a.run(strike(a.t, a.blows(orc, hero, "dagger")), [3, 4, 1, 1, *([1] if stunned else [6, 1])])
    assert ([held.card for held in hero.hands], bool(hero.marks & Mark.STUNNED)) == (left, stunned)


@pytest.mark.rule("dun.equip.detonation-initiative")
def test_a_gun_that_is_fired_twice_is_heard_once_until_initiative_is_rolled(arena):
    a = arena()
    hero, orc = a.hero(1, 1, hands=("handgun", "handgun")), a.orc(1, 6)
    gun = a.content.weapons["handgun"]
    heard = []
    for place in (0, 0, 1):
        hero.hands[place] = Held("handgun")
        ranged.spend_weapon(a.t, hero.id, hero.hands[place], gun)
        hero.hands[0] = Held("handgun", loaded=False)
        heard.append(a.state.turn.detonations)
    assert heard == [1, 1, 2]
    a.run(encounters.initiative(a.t, [orc.id], fighting=True), [6, 5, 1, 2])
    assert (a.state.turn.detonations, hero.uses) == (0, {})
    hero.hands[0] = Held("handgun")
    ranged.spend_weapon(a.t, hero.id, hero.hands[0], gun)
    assert a.state.turn.detonations == 1
