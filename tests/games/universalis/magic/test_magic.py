"""Magic."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.magic import casting, dispelling, spell_effects, spellbound
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 20


def caster(arena, spells=("lightning",), drawing=LANE, **more):
    a = arena(drawing, start=((19, 0),))
    return a, a.hero(0, 0, intelligence=5, mana=6, spells=spells, facing="east", **more)


@pytest.mark.rule("dun.magic.cast", "dun.magic.cast-success", "dun.magic.basic", "dun.magic.critical-damage")
def test_a_ray_costs_one_mana_and_each_six_adds_a_die(arena):
    a, hero = caster(arena)
    orc = a.orc(5, 0, armor=4, vitality=5)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [6, 1, 2, 2, 3, 4, 4, 5, 6])
    assert orc.id not in a.state.figures
    assert hero.mana == 5
    assert hero.casts == {"lightning": 1}


@pytest.mark.rule("dun.magic.cast-fail-no-mana")
def test_a_failure_costs_no_mana_and_counts_no_casting(arena):
    a, hero = caster(arena)
    orc = a.orc(5, 0)
    active = a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [2, 2])
    assert (hero.mana, hero.casts) == (6, {})
    assert active.action == 0


@pytest.mark.rule("dun.magic.blunder", "dun.magic.blunder-harm")
def test_a_blunder_costs_the_mana_stuns_and_hurts(arena):
    a, hero = caster(arena, vitality=9)
    orc = a.orc(5, 0)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [1, 1, 5, 6, 4, 1, 2])
    assert hero.mana == 5
    assert hero.casts == {}
    assert hero.wounds == 2
    assert hero.marks & Mark.STUNNED


@pytest.mark.rule(
    "dun.magic.cast-limit", "dun.sorcery.apprentice-casts", "dun.sorcery.master", "dun.sorcery.apprentice"
)
def test_castings_by_sorcery_level(arena):
    a, hero = caster(arena)
    assert [casting.casts_allowed(hero.__class__(**{f: getattr(hero, f) for f in hero.__struct_fields__} | {"vp": vp}))
            for vp in (10, 17, 18, 39, 40)] == [2, 2, 3, 3, 4]  # fmt: skip
    orc = a.orc(5, 0)
    hero.casts = {"lightning": 3}
    a.activate(hero)
    assert f"cast lightning #{orc.id}" not in a.offers(hero)
    hero.casts = {"lightning": 2}
    assert f"cast lightning #{orc.id}" in a.offers(hero)


@pytest.mark.rule("dun.sorcery.apprentice-damage", "dun.sorcery.apprentice-duration")
def test_apprentices_roll_a_die_less_and_last_a_turn_less(arena):
    a, hero = caster(arena, ("lightning", "favour-of-the-gods"), vp=10)
    orc = a.orc(5, 0, vitality=50)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [3, 4, 1, 1, 1, 1, 1])
    a.activate(hero)
    a.do(hero, f"cast favour-of-the-gods #{hero.id}", [4, 2])
    assert a.state.spellbound[0].turns == 3


@pytest.mark.rule("dun.magic.free-hand", "dun.action.not-in-melee-range", "dun.walk.engaged-cannot-cast")
def test_full_hands_and_enemies_next_to_him_bar_casting(arena):
    a, hero = caster(arena)
    orc = a.orc(5, 0)
    a.activate(hero)
    text = f"cast lightning #{orc.id}"
    assert text in a.offers(hero)
    hero.hands = [Held("broadsword"), Held("shield")]
    assert text not in a.offers(hero)
    hero.hands = [Held("broadsword")]
    assert text in a.offers(hero)
    a.orc(1, 0, marks=Mark.KNOCKED_DOWN)
    assert text not in a.offers(hero)


@pytest.mark.rule("dun.magic.superior", "dun.magic.superior-no-move")
def test_a_superior_spell_costs_two_and_excludes_a_move(arena):
    a, hero = caster(arena, ("test-rage",))
    active = a.activate(hero, moved=1)
    assert f"cast test-rage #{hero.id}" not in a.offers(hero)
    active = a.activate(hero)
    a.do(hero, f"cast test-rage #{hero.id}", [4, 2])
    assert hero.mana == 4
    assert active.points == 0


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.durations")
def test_a_permanent_spell_lasts_as_many_turns_as_the_higher_die(arena):
    a, hero = caster(arena, ("favour-of-the-gods",))
    a.activate(hero)
    a.do(hero, f"cast favour-of-the-gods #{hero.id}", [4, 2])
    for left in (4, 3, 2):
        assert a.state.spellbound[0].turns == left
        assert figures.value(a.t, hero, Attribute.COMBAT) == 4
        spellbound.count_down(a.t, 1)
        spellbound.count_down(a.t, 0)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 4
    spellbound.count_down(a.t, 0)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    assert a.state.spellbound == []


@pytest.mark.rule("dun.magic.one-permanent", "dun.magic.cast-while-active")
def test_a_second_permanent_spell_is_harder_and_ends_the_first(arena):
    a, hero = caster(arena, ("favour-of-the-gods", "test-rage"))
    a.activate(hero)
    a.do(hero, f"cast favour-of-the-gods #{hero.id}", [4, 2])
    assert casting.casting_plus(a.t, hero, a.content.spells["test-rage"], hero.id) == 4
    a.activate(hero)
    a.do(hero, f"cast test-rage #{hero.id}", [4, 2])
    assert [bound.spell for bound in a.state.spellbound] == ["test-rage"]
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    assert figures.value(a.t, hero, Attribute.STRENGTH) == 4


@pytest.mark.rule("dun.adp.spells.two-permanent")
def test_the_automaton_keeps_both(arena):
    a, hero = caster(arena)
    witch = a.orc(9, 0, spells=("favour-of-the-gods", "test-rage"), intelligence=5, mana=9)
    for spell in ("favour-of-the-gods", "test-rage"):
        roll = casting.Roll((4, 3), 12)
        a.run(spell_effects.resolve(a.t, witch.id, witch.id, a.content.spells[spell], roll))
    assert len(a.state.spellbound) == 2
    assert hero


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-cost", "dun.magic.dispel-effect")
@pytest.mark.parametrize(("dice", "works"), [([4, 4], False), ([4, 3], True)])
def test_a_dispel_must_exceed_the_casting(arena, dice, works):
    a, hero = caster(arena, ())
    witch = a.orc(5, 0, spells=("lightning",), intelligence=5, mana=3)
    hero.spells = ("mending-rune",)
    a.activate(witch)
    script = [4, 3, *dice] + ([1, 1, 1, 1, 1, 1] if works else [])
    a.t.script(script, [f"dispel #{hero.id}"])
    from undercroft.games.universalis.rules.squares.situation import Do
    from undercroft.testing import run

    run(casting.cast(a.t, witch.id, Do("cast", hero.id, word="lightning")), a.t)
    assert hero.mana == (6 if works else 5)
    assert witch.mana == 2
    assert witch.casts == {"lightning": 1}


@pytest.mark.rule("dun.magic.dispel-needs-mana", "dun.magic.dispel-engaged", "dun.magic.dispel-range")
def test_who_can_dispel(arena):
    a, hero = caster(arena, ("mending-rune",))
    witch = a.orc(8, 0, spells=("lightning",), mana=3)
    victim = a.hero(15, 0)
    assert dispelling.dispellers(a.t, witch.id, victim.id) == [hero]
    hero.mana = 0
    assert dispelling.dispellers(a.t, witch.id, victim.id) == []
    hero.mana = 1
    witch.cell = a.at(9, 0)
    assert dispelling.dispellers(a.t, witch.id, victim.id) == []
    witch.cell = a.at(8, 0)
    a.orc(1, 0)
    assert dispelling.dispellers(a.t, witch.id, victim.id) == []


@pytest.mark.rule("dun.magic.max-power")
def test_a_double_six_cannot_be_dispelled(arena):
    a, hero = caster(arena, ("lightning",))
    orc = a.orc(5, 0, spells=("lightning",), mana=3, intelligence=9, vitality=50)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [6, 6, 1, 1, 1, 1, 1, 1, 1, 1])
    assert orc.mana == 3


@pytest.mark.rule("dun.magic.los", "dun.spell.range-number")
def test_spells_need_sight_and_range(arena):
    a, hero = caster(arena)
    far, near = a.orc(13, 0), a.orc(12, 0, marks=Mark.KNOCKED_DOWN)
    found = {do.target for do in casting.targets(a.t, hero, a.content.spells["lightning"])}
    assert found == {near.id}
    far.cell = a.at(11, 0)
    assert {do.target for do in casting.targets(a.t, hero, a.content.spells["lightning"])} == {far.id}


@pytest.mark.rule("dun.spell.projectile-secondary", "dun.spell.projectile-line")
def test_a_fireball_burns_the_line_and_the_neighbours_with_two_dice_fewer(arena):
    a, hero = caster(arena, ("fireball",), "\n".join([LANE] * 3))
    hero.cell = a.at(0, 1)
    target, beside = a.orc(6, 1, vitality=50), a.orc(7, 2, vitality=50)
    on_the_way, off = a.hero(3, 1, vitality=50, marks=Mark.KNOCKED_DOWN), a.orc(10, 1, vitality=50)
    a.activate(hero)
    a.do(hero, f"cast fireball #{target.id}", [4, 3, 5, 5, 5, 5, 5, 5, 5, 1, 5, 1, 1])
    assert target.wounds == 5
    assert sorted((beside.wounds, on_the_way.wounds)) == [1, 2]
    assert off.wounds == 0


@pytest.mark.rule("dun.spell.large-target-once")
def test_a_troll_in_a_fireball_is_burnt_once(arena):
    a, hero = caster(arena, ("fireball",), "\n".join([LANE] * 3))
    troll = a.orc(5, 0, size=3, span=4, vitality=50)
    a.activate(hero)
    a.do(hero, f"cast fireball #{troll.id}", [4, 3, 5, 5, 5, 5, 5])
    assert troll.wounds == 5


@pytest.mark.rule("dun.spell.projectile-secondary", "dun.spell.large-target-once")
@pytest.mark.parametrize(("x", "burnt"), [(7, 1), (8, 0)])
def test_who_has_one_square_beside_the_target_is_burnt_and_only_once(arena, x, burnt):
    """A troll of four squares, two of which touch the target's, or none."""
    a, hero = caster(arena, ("fireball",), "\n".join([LANE] * 3))
    target, troll = a.orc(6, 0, vitality=50), a.creature("cave-troll", x, 0, vitality=50, armor=4)
    a.activate(hero)
    a.do(hero, f"cast fireball #{target.id}", [4, 3, 1, 1, 1, 1, 1, *([4, 1, 1] if burnt else [])])
    assert troll.wounds == burnt


@pytest.mark.rule("dun.spell.projectile-cover", "dun.shield.magic-breath", "dun.break.shield-when")
def test_a_frontal_shield_takes_a_die_off_and_is_tested(arena):
    a, hero = caster(arena)
    orc = a.orc(5, 0, hands=("shield",), facing="west", vitality=50)
    a.run(spell_effects.struck(a.t, hero.id, orc.id, a.content.spells["lightning"], 6, 0), [2, 1, 1, 1, 1, 1])
    assert orc.hands == []
    orc.hands, orc.facing = [Held("shield")], 2
    a.run(spell_effects.struck(a.t, hero.id, orc.id, a.content.spells["lightning"], 6, 0), [1, 1, 1, 1, 1, 1])
    assert orc.hands == [Held("shield")]


@pytest.mark.rule("dun.spell.control-size")
def test_big_wills_are_harder_to_bend(arena):
    a, hero = caster(arena)
    orc = a.orc(5, 0)
    charm = a.content.spells["test-charm"]
    values = []
    for size, level in ((2, "grunt"), (3, "grunt"), (4, "grunt"), (2, "champion"), (3, "champion")):
        orc.size, orc.level = size, level
        values.append(casting.casting_plus(a.t, hero, charm, orc.id))
    assert values == [5, 4, 3, 3, 3]


@pytest.mark.rule(
    "dun.spell.control-leaders", "dun.skill.nature.undead.control", "dun.skill.nature.magic-resistance.spells"
)
def test_leaders_and_undead_are_not_controlled_and_the_resistant_may_resist(arena):
    a, _ = caster(arena)
    charm, ray = a.content.spells["test-charm"], a.content.spells["lightning"]
    leader, bones, orc = a.orc(5, 0, leader=True), a.orc(6, 0, skills=("undead",)), a.orc(7, 0)
    assert a.run(spell_effects.resists(a.t, leader.id, charm))
    assert a.run(spell_effects.resists(a.t, bones.id, charm))
    assert not a.run(spell_effects.resists(a.t, orc.id, charm))
    assert not a.run(spell_effects.resists(a.t, leader.id, ray))
    orc.skills = ("magic-resistance",)
    assert a.run(spell_effects.resists(a.t, orc.id, charm), [4])
    assert not a.run(spell_effects.resists(a.t, orc.id, charm), [3])


@pytest.mark.rule("dun.skill.nature.magic-resistance.projectiles")
def test_the_resistant_take_a_die_less_from_projectiles(arena):
    a, hero = caster(arena)
    orc = a.orc(5, 0, skills=("magic-resistance",), vitality=50)
    a.run(spell_effects.struck(a.t, hero.id, orc.id, a.content.spells["lightning"], 6, 0), [5, 5, 5, 5, 5])
    assert orc.wounds == 5


@pytest.mark.rule("dun.spell.range-self-or-other")
def test_healing_reaches_the_caster_and_friends_but_not_foes(arena):
    a, hero = caster(arena, ("mending-rune",))
    friend, foe = a.hero(3, 0), a.orc(2, 0)
    found = {do.target for do in casting.targets(a.t, hero, a.content.spells["mending-rune"])}
    assert found == {hero.id}
    foe.cell = a.at(5, 0)
    assert {do.target for do in casting.targets(a.t, hero, a.content.spells["mending-rune"])} == {hero.id, friend.id}


@pytest.mark.rule("dun.skill.scholarly.reckless-wizard")
def test_the_reckless_blunder_on_doubles_up_to_three(arena):
    a, hero = caster(arena)
    hero.skills = ("reckless-wizard",)
    active = a.activate(hero, skills=["reckless-wizard"])
    assert casting.is_blunder(a.t, hero, casting.Roll((3, 3), 20))
    assert not casting.is_blunder(a.t, hero, casting.Roll((4, 4), 20))
    active.skills = []
    assert not casting.is_blunder(a.t, hero, casting.Roll((3, 3), 20))


@pytest.mark.rule("dun.skill.scholarly.experienced-wizard")
def test_an_experienced_wizard_repeats_one_failure(arena):
    a, hero = caster(arena)
    hero.skills = ("experienced-wizard",)
    orc = a.orc(5, 0, vitality=50)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [2, 2])  # not declared
    assert hero.uses == {}
    a.activate(hero)
    a.do(hero, f"cast lightning+experienced-wizard #{orc.id}", [2, 2, 4, 4, 1, 1, 1, 1, 1, 1])
    a.activate(hero)
    assert f"cast lightning+experienced-wizard #{orc.id}" not in a.offers(hero)
    a.do(hero, f"cast lightning #{orc.id}", [2, 2])
    assert hero.casts == {"lightning": 1}


@pytest.mark.rule("dun.skill.scholarly.experienced-wizard")
def test_a_success_or_a_double_one_spends_no_experience(arena):
    a, hero = caster(arena)
    hero.skills, hero.pack = ("experienced-wizard",), [Held("magic-scroll")]
    orc = a.orc(5, 0, vitality=50)
    a.activate(hero)
    a.do(hero, f"cast lightning+scroll+experienced-wizard #{orc.id}", [4, 4, 1, 1, 1, 1, 1, 1])
    assert (hero.uses.get("experienced-wizard"), hero.pack) == (None, [])
    a.activate(hero)
    a.do(hero, f"cast lightning+experienced-wizard #{orc.id}", [1, 1, 1, 1, 1, 1, 1])
    assert "experienced-wizard" not in hero.uses
    a.activate(hero, skills=["cruel", "impassible"])
    assert f"cast lightning+experienced-wizard #{orc.id}" not in a.offers(hero)
