"""The fine print of skills that change a blow: when each helps, what venoms do, who throws whom."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.hooks import Hit, Struck
from undercroft.games.universalis.content.skills import blows
from undercroft.games.universalis.rules.checks import Roll
from undercroft.games.universalis.rules.fighting import Blows
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.state import Mark


@pytest.mark.rule("dun.skill.combat.giant-killer.damage", "dun.skill.nature.brutal", "dun.skill.combat.martial-arts")
@pytest.mark.parametrize(
    ("size", "large", "no_larger"), [(1, False, True), (2, False, True), (3, True, False), (4, True, False)]
)
def test_what_the_size_of_a_foe_changes(arena, size, large, no_larger):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(4, 3, size=size)
    weapon = a.content.weapons["broadsword"]
    assert blows.large(a.t, Hit(hero, orc, 0, False)) is large
    assert blows.at_large(a.t, hero, orc, weapon, False) is large
    assert blows.at_no_larger(a.t, hero, orc, weapon, False) is no_larger


@pytest.mark.rule("dun.skill.combat.lethal-blow", "dun.skill.combat.tricky-fighter", "dun.skill.nature.brutal")
def test_what_the_dice_and_steps_change(arena):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(4, 3)
    for criticals, double in ((0, False), (1, False), (2, True)):
        hit = Hit(hero, orc, criticals, double)
        assert blows.critical(a.t, hit) is (criticals > 0)
        assert blows.double(a.t, hit) is double
    hit, weapon = Hit(hero, orc, 0, False), a.content.weapons["axe"]
    assert not blows.coming(a.t, hit)
    for forward in (0, 1, 2):
        a.activate(hero, forward=forward)
        assert blows.coming(a.t, hit) is (forward > 0)
        assert blows.after_a_step(a.t, hero, orc, weapon, False) is (forward > 0)


@pytest.mark.rule("dun.skill.combat.sword-master", "dun.skill.combat.brutal-blow.critical")
def test_which_weapons_are_swords_thrown_or_for_two_hands(arena):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(4, 3)
    for weapon in a.content.weapons.values():
        assert blows.with_sword(a.t, hero, orc, weapon, False) is ("sword" in weapon.marks)
        assert blows.two_handed(a.t, hero, weapon) is (weapon.hands == 2)
        assert blows.thrown(a.t, hero, orc, weapon, False) is (weapon.kind != "ranged")


@pytest.mark.rule("dun.skill.combat.unstoppable-charge", "dun.skill.combat.spinning-blow")
@pytest.mark.parametrize(
    ("hands", "forward", "attacks", "foes", "charges", "spins"),
    [
        ("halberd", 3, 0, 1, True, False), ("halberd", 2, 0, 2, False, True), ("axe", 3, 0, 2, False, True),
        ("halberd", 3, 1, 2, False, False), ("halberd", 9, 0, 3, True, True),
    ],
)  # fmt: skip
def test_when_one_charges_and_spins(arena, hands, forward, attacks, foes, charges, spins):
    a = arena()
    hero = a.hero(3, 3, hands=(hands,))
    for x in (2, 3, 4)[:foes]:
        a.orc(x, 2)
    weapon = a.content.weapons[hands]
    assert not blows.charging(a.t, hero, weapon)
    assert not blows.surrounded(a.t, hero, weapon)
    a.activate(hero, forward=forward, attacks=attacks)
    assert situation(a.t, hero.id).figure is hero
    assert blows.charging(a.t, hero, weapon) is charges
    assert blows.surrounded(a.t, hero, weapon) is spins


@pytest.mark.rule("dun.skill.combat.battle-dancer.extra-attack", "dun.skill.combat.battle-dancer.restriction")
@pytest.mark.parametrize(
    ("dice", "used", "skills", "more"),
    [
        ((4, 4), [], ("battle-dancer",), 1), ((3, 6), [], ("battle-dancer",), 0),
        ((4, 6), ["dance"], ("battle-dancer",), 0), ((4, 5), [], (), 0),
    ],
)  # fmt: skip
def test_dice_above_the_agility_of_the_foe_give_a_dancer_another_blow(arena, dice, used, skills, more):
    a, hero, orc = arena.duel({"skills": skills, "agility": 4}, {"agility": 3})
    active = a.activate(hero, used=list(used))
    before = active.most
    blows.dance(a.t, a.blows(hero, orc), Roll(dice, 12), won=True)
    assert active.most == before + more
    assert active.used == used + ["dance"] * more


@pytest.mark.rule("dun.skill.combat.sword-master")
@pytest.mark.parametrize(
    ("won", "dice", "weapon", "used", "more"),
    [
        (True, (6, 2), "broadsword", [], 1), (False, (6, 2), "broadsword", [], 0), (True, (5, 5), "broadsword", [], 0),
        (True, (6, 2), "axe", [], 0), (True, (6, 6), "broadsword", ["mastery"], 0),
        (True, (6, 2), "broadsword", ["mastery", "mastered"], 1), (True, (6, 6), "broadsword", [], 2),
        (True, (6, 6), "broadsword", ["mastery", "mastery", "mastered"], 0),
    ],
)  # fmt: skip
def test_a_critical_with_a_sword_gives_a_master_another_blow(arena, won, dice, weapon, used, more):
    a, hero, orc = arena.duel({"skills": ("sword-master",), "combat": 5, "hands": (weapon,)})
    active = a.activate(hero, used=list(used))
    before = active.most
    blows.master(a.t, a.blows(hero, orc, weapon), Roll(dice, 12), won)
    assert active.most == before + more
    owed = used.count("mastery") > used.count("mastered")
    assert active.used == used + (["mastery"] * more or ["mastered"] * owed)


@pytest.mark.rule("dun.skill.combat.martial-arts")
@pytest.mark.parametrize(
    ("crits", "size", "leader", "skills", "options"),
    [
        (1, 2, False, ("martial-arts",), ["stun", "throw"]), (1, 1, False, ("martial-arts",), ["stun", "throw"]),
        (1, 3, False, ("martial-arts",), None), (0, 2, False, ("martial-arts",), None), (1, 2, False, (), None),
        (1, 2, True, ("martial-arts",), []),
    ],
)  # fmt: skip
def test_whom_a_martial_artist_throws(arena, crits, size, leader, skills, options):
    a, hero, orc = arena.duel({"skills": skills}, {"size": size, "leader": leader})
    a.activate(hero)
    attack: Blows = a.blows(hero, orc)
    chosen = a.run(blows.martial_art(a.t, attack, crits), (), ["throw"] if options else [])
    assert chosen == ("throw" if options else "" if options is None else "stun")
    if options:
        assert [str(one) for one in a.t.asked[-1].options] == options


@pytest.mark.rule("dun.skill.nature.leech-vitality")
@pytest.mark.parametrize(
    ("wounds", "melee", "healed"), [(1, True, 0), (2, True, 1), (3, True, 1), (5, True, 2), (4, False, 0)]
)
def test_half_of_the_wounds_are_leeched(arena, wounds, melee, healed):
    a = arena()
    beast, hero = a.orc(3, 3, vitality=9, skills=("leech-vitality",)), a.hero(4, 3)
    beast.wounds = 5
    a.run(blows.leech(a.t, Struck(beast.id, hero.id, wounds, False, melee)))
    assert beast.wounds == 5 - healed


@pytest.mark.rule(
    "dun.skill.nature.paralyzing-poison", "dun.skill.nature.plague-bearer", "dun.skill.nature.undead.poison"
)
@pytest.mark.parametrize("change", ["", "out", "undead", "gone"])
def test_whom_venom_and_plague_reach(arena, change):
    a = arena()
    beast, hero = a.orc(3, 3), a.hero(4, 3, armor=3, vitality=9, skills=("undead",) if change == "undead" else ())
    if change == "gone":
        del a.state.figures[hero.id]
    assert blows.withstands(a.t, hero.id) is (change in ("undead", "gone"))
    struck = Struck(beast.id, hero.id, 1, change == "out", True)
    a.run(blows.paralyze(a.t, struck), [] if change else [5])
    assert (hero.wounds, hero.still) == ((0, 0) if change else (1, 2))
    a.run(blows.infect(a.t, struck), [3] if change in ("", "undead") else [])
    assert bool(hero.marks & Mark.DISEASED) is (not change)


@pytest.mark.rule("dun.skill.nature.plague-bearer")
@pytest.mark.parametrize(("die", "sick"), [(2, False), (3, True)])
def test_the_plague_needs_a_die_as_high_as_natural_armor(arena, die, sick):
    a = arena()
    beast, hero = a.orc(3, 3), a.hero(4, 3, armor=3)
    a.run(blows.infect(a.t, Struck(beast.id, hero.id, 1, False, True)), [die])
    assert bool(hero.marks & Mark.DISEASED) is sick
