"""Skills of shooters and of those who are shot at, as people play them: what each shot adds up to, and what it does."""

import pytest
from tests.games.universalis.stage import rolled

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.events import Shot
from undercroft.games.universalis.rules.magic import spell_effects
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)


def shoot(a, who, target, weapon, dice, answers=()):
    """A shot in an activation of its own; gives its total."""
    a.activate(who)
    a.play(who, f"shoot {weapon} #{target.id}", dice, answers)
    return a.t.told(Shot)[-1].total


# ------------------------------------------------------------------------------------------------ Defensive Shots


@pytest.mark.rule("dun.skill.combat.aiming.defensive-shot")
@pytest.mark.parametrize(("moved", "shots"), [(False, [2, 1]), (True, [2])])
def test_a_crossbowman_who_stood_still_aims_at_whoever_comes(arena, moved, shots):
    """His activation goes before; Shooting Skill 4, at -2 for the Defensive Shot: 3 and 1 miss, 3 and 6 hit."""
    a = arena(LANE)
    archer = a.creature("orc-crossbowman", 10, 0, facing="west")
    shara = a.named("shara", 3, 0, hands=("broadsword",), facing="east", vitality=30, movement=6)
    a.activate(archer)
    if moved:
        a.play(archer, f"move @{a.at(9, 0)}", [])
        archer.facing = 6
    a.play(archer, "end", [])
    near = a.board.xy(archer.cell)[0] - 1
    a.activate(shara)
    a.play(shara, f"move @{a.at(near, 0)}", [3, 2, 6, 5, 5, 5, 5])
    assert rolled(a, "shot") == shots
    assert bool(shara.wounds) is not moved
    assert shara.cell == a.at(near if moved else near - 2, 0), "a wound ends the move three squares away"


@pytest.mark.rule("dun.skill.combat.aiming.defensive-shot", "dun.test.double-one")
def test_a_critical_failure_is_not_aimed_again_in_defence_either(arena):
    a = arena(LANE)
    a.creature("orc-crossbowman", 10, 0, facing="west")
    shara = a.named("shara", 3, 0, hands=("broadsword",), facing="east", movement=6)
    a.activate(shara)
    a.play(shara, f"move @{a.at(9, 0)}", [1, 1, 6])
    assert rolled(a, "shot") == [2]
    assert shara.cell == a.at(9, 0)


@pytest.mark.rule("dun.skill.combat.expert-archer.defensive-longbow")
@pytest.mark.parametrize(
    ("weapon", "skills", "asked"),
    [
        ("longbow", ("expert-archer",), True), ("longbow", (), False), ("longbow", ("expert-shooter",), False),
        ("short-bow", (), True),
    ],
)  # fmt: skip
def test_only_an_expert_shoots_a_longbow_at_whoever_comes(arena, weapon, skills, asked):
    a = arena(LANE)
    taeral = a.named("taeral", 10, 0, *skills, hands=(weapon,), facing="west")
    orc = a.creature("orc-warrior", 3, 0, facing="east", movement=6, vitality=30)
    a.activate(orc)
    a.play(orc, f"move @{a.at(9, 0)}", [6, 5, *[5] * 9], ["shoot"] if asked else [])
    assert [ask.key for ask in a.t.asked].count("defensive-shot") == asked
    assert orc.cell == a.at(7 if asked else 9, 0)
    assert taeral.marks & Mark.HAS_SHOT or not asked


@pytest.mark.rule("dun.skill.combat.expert-archer.defensive-longbow", "dun.skill.combat.expert-archer.reroll")
def test_an_expert_who_has_used_his_repeat_still_shoots_his_longbow_in_defence(arena):
    a = arena(LANE)
    taeral = a.named("taeral", 10, 0, "expert-archer", hands=("longbow",), facing="west", uses={"expert-archer": 1})
    orc = a.creature("orc-warrior", 3, 0, facing="east", movement=6, vitality=30)
    a.activate(orc)
    a.play(orc, f"move @{a.at(9, 0)}", [1, 2], ["shoot"])
    assert rolled(a, "shot") == [2]
    assert orc.cell == a.at(9, 0)
    assert taeral.uses["expert-archer"] == 1


@pytest.mark.rule("dun.skill.two-active", "dun.defshot.trigger")
@pytest.mark.parametrize(
    ("known", "dice", "damage"),
    [
        (("aiming", "expert-archer"), [2, 3, 2, 5, 4], 3), (("aiming",), [2, 3, 5], 4),
        (("aiming", "expert-archer"), [5, 4], 4), (("expert-archer",), [2, 3, 5, 4], 4),
    ],
)  # fmt: skip
def test_a_defensive_shot_has_two_active_skills_in_all(arena, known, dice, damage):
    """Two that repeat the roll leave none for the damage: three dice instead of four."""
    a = arena(LANE)
    a.named("taeral", 10, 0, "accurate-shooting", *known, hands=("short-bow",), facing="west", shooting=6)
    orc = a.creature("orc-warrior", 3, 0, facing="east", movement=6, vitality=30)
    a.activate(orc)
    a.play(orc, f"move @{a.at(9, 0)}", [*dice, *[5] * damage], ["shoot"])
    assert rolled(a, "damage") == [damage]


# ------------------------------------------------------------------------------------------------ bodyguards


def escorted(arena, **more):
    """Maeliss with a dwarf at her side, before an archer who cannot miss."""
    a = arena(HALL)
    maeliss = a.named("maeliss", 6, 4, facing="west", vitality=30, **more)
    dwarf = a.companion("dwarf-ironbreaker", 6, 5, owner=maeliss.id, vitality=30, facing="west")
    archer = a.creature("orc-archer", 3, 4, facing="east", shooting=9)
    return a, maeliss, dwarf, archer


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer")
@pytest.mark.parametrize(("answer", "hurt"), [("take", (0, 3)), ("pass", (3, 0))])
def test_an_ironbreaker_takes_the_arrow_for_her(arena, answer, hurt):
    """Three dice of 5 against the Armor of 3, or of 5."""
    a, maeliss, dwarf, archer = escorted(arena)
    shoot(a, archer, maeliss, "short-bow", [5, 4, 5, 5, 5], [answer])
    assert (maeliss.wounds, dwarf.wounds) == hurt


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer")
def test_he_takes_one_arrow_in_a_turn_and_another_in_the_next(arena):
    a, maeliss, dwarf, archer = escorted(arena)
    other = a.creature("orc-archer", 3, 3, facing="east", shooting=9)
    shoot(a, archer, maeliss, "short-bow", [5, 4, 5, 5, 5], ["take"])
    shoot(a, other, maeliss, "short-bow", [5, 4, 5, 5, 5])
    assert [ask.key for ask in a.t.asked].count("bodyguard") == 1
    assert (maeliss.wounds, dwarf.wounds) == (3, 3)
    a.state.turn.number += 1
    shoot(a, archer, maeliss, "short-bow", [5, 4, 5, 5, 5], ["take"])
    assert (maeliss.wounds, dwarf.wounds) == (3, 6)


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer")
@pytest.mark.parametrize(("x", "marks"), [(8, 0), (6, Mark.KNOCKED_DOWN)])
def test_he_takes_nothing_from_afar_or_from_the_ground(arena, x, marks):
    a, maeliss, dwarf, archer = escorted(arena)
    dwarf.cell, dwarf.marks = a.at(x, 5), marks
    shoot(a, archer, maeliss, "short-bow", [5, 4, 5, 5, 5])
    assert (maeliss.wounds, dwarf.wounds) == (3, 0)


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer", "dun.spell.projectile-line")
def test_he_takes_a_bolt_of_magic_and_no_blow(arena):
    a, maeliss, dwarf, archer = escorted(arena)
    shaman = a.creature("orc-shaman", 2, 4, facing="east", spells=("cinder-dart",), intelligence=9, mana=6)
    archer.cell = a.at(3, 8)
    a.activate(shaman)
    a.play(shaman, f"cast cinder-dart #{maeliss.id}", [5, 4, *[5] * 5], ["pass", "take"])
    assert (maeliss.wounds, dwarf.wounds) == (0, 5), "five dice against Armor 5, which counts as 4"
    a.state.turn.number += 1
    orc = a.creature("orc-warrior", 5, 4, facing="east", combat=9)
    a.activate(orc)
    a.play(orc, f"attack axe #{maeliss.id}", [5, 4, 1, 2, *[5] * 4])
    assert (maeliss.wounds, dwarf.wounds) == (4, 5)


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer", "dun.condition.chart")
@pytest.mark.parametrize(("answer", "down"), [("take", False), ("pass", True)])
def test_a_bolt_that_he_takes_does_not_throw_her_down(arena, answer, down):
    """Two criticals knock somebody of equal size down; whoever is spared the damage is spared this, too."""
    a, maeliss, _, archer = escorted(arena)
    shaman = a.creature("orc-shaman", 2, 4, facing="east")
    archer.cell = a.at(3, 8)
    a.t.script([1] * 30, [answer, *[lambda ask: ask.options[-1]] * 4])
    run(spell_effects.struck(a.t, shaman.id, maeliss.id, a.content.spells["cinder-dart"], 4, 2))
    a.t.left_dice.clear(), a.t.left_answers.clear()
    assert bool(maeliss.marks & Mark.KNOCKED_DOWN) is down


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer", "dun.condition.poisoned")
def test_what_is_on_the_point_works_on_the_one_who_stops_it(arena):
    a, maeliss, dwarf, archer = escorted(arena)
    archer.hands = [Held("short-bow", poisoned=True)]
    shoot(a, archer, maeliss, "short-bow", [5, 4, 5, 1, 1], ["take"])
    assert dwarf.marks & Mark.POISONED
    assert not maeliss.marks & Mark.POISONED


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer", "dun.defshot.stop")
@pytest.mark.parametrize(("answer", "x"), [("take", 9), ("pass", 7)])
def test_who_is_spared_by_his_bodyguard_walks_on(arena, answer, x):
    """A Defensive Shot ends the advance of somebody whom it wounds."""
    a = arena(HALL)
    shara = a.named("shara", 3, 4, hands=("broadsword",), facing="east", movement=6, vitality=30)
    dwarf = a.companion("dwarf-ironbreaker", 7, 5, owner=shara.id, vitality=30, facing="east")
    a.creature("orc-archer", 10, 4, facing="west", shooting=9)
    a.activate(shara)
    a.play(shara, f"move @{a.at(9, 4)}", [5, 4, 5, 5, 5], [answer])
    assert shara.cell == a.at(x, 4)
    assert bool(dwarf.wounds) is (answer == "take")


# ------------------------------------------------------------------------------------------------ hard to hit


@pytest.mark.rule("dun.skill.exploration.slippery")
@pytest.mark.parametrize(
    ("skills", "agility", "total"), [(("slippery",), 5, 9), ((), 5, 10), (("slippery",), 3, 11), ((), 3, 11)]
)
def test_a_slippery_rogue_is_hard_to_hit_while_he_is_quick(arena, skills, agility, total):
    """7 on the dice and Shooting Skill 4 of the crossbowman; whoever is quicker than the shooter costs a point, too."""
    a = arena(LANE)
    herbod = a.named("herbod", 4, 0, *skills, agility=agility, facing="west")
    archer = a.creature("orc-crossbowman", 1, 0, facing="east", agility=4)
    archer.marks |= Mark.MOVED
    assert shoot(a, archer, herbod, "crossbow", [4, 3]) == total


@pytest.mark.rule("dun.skill.exploration.slippery", "dun.skill.nature.small.target")
def test_a_cutpurse_is_small_and_slippery_for_arrows_and_stars_but_not_for_magic(arena):
    a = arena(LANE)
    thief = a.companion("halfling-cutpurse", 4, 0, facing="west", vitality=30)
    archer = a.creature("orc-archer", 1, 0, facing="east", shooting=9)
    assert shoot(a, archer, thief, "short-bow", [4, 3]) == 16 - 3, "small, slippery and quicker than the archer"
    archer.hands = [Held("shuriken")]
    assert shoot(a, archer, thief, "shuriken", [4, 3]) == 16 - 3
    a.state.figures.pop(archer.id)
    shaman = a.creature("orc-shaman", 1, 0, facing="east", spells=("cinder-dart",), mana=6)
    a.activate(shaman)
    before = thief.wounds
    a.play(shaman, f"cast cinder-dart #{thief.id}", [3, 2, *[6] * 9])
    assert thief.wounds > before, "Intelligence 5 and 5 on the dice are enough for anybody"


@pytest.mark.rule("dun.skill.nature.small.target")
@pytest.mark.parametrize(("card", "total"), [("orc-warrior", 12), ("goblin-sneak", 11), ("cave-troll", 13)])
def test_small_targets_cost_a_point_and_large_ones_give_one(arena, card, total):
    a = arena(LANE + "\n" + LANE)
    taeral = a.named("taeral", 1, 0, hands=("short-bow",), facing="east", agility=4)
    foe = a.creature(card, 4, 0, facing="west", vitality=30)
    assert shoot(a, taeral, foe, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.nature.small.projectiles")
@pytest.mark.parametrize(("skills", "weapon", "dice"), [
    (("small",), "short-bow", 2), ((), "short-bow", 3), (("small",), "shuriken", 2), ((), "shuriken", 2),
])  # fmt: skip
def test_arrows_of_the_small_are_small_and_their_stars_are_not(arena, skills, weapon, dice):
    a = arena(LANE)
    hero = a.named("pim", 1, 0, hands=(weapon,), facing="east", skills=skills)
    orc = a.creature("orc-warrior", 4, 0, facing="west", vitality=30)
    shoot(a, hero, orc, weapon, [5, 4])
    assert rolled(a, "damage") == [dice]


@pytest.mark.rule("dun.skill.nature.small.projectiles", "dun.equip.minimum-damage")
def test_where_no_die_is_left_a_small_slinger_rolls_one_against_more_armor(arena):
    """A kobold's sling: the dice that a sling gives, less one, and never none."""
    a = arena(LANE)
    herbod = a.named("herbod", 4, 0, facing="west", vitality=30)
    for card, less in (("kobold-slinger", 1), ("orc-archer", 0)):
        foe = a.creature(card, 1, 0, facing="east", shooting=9, hands=("sling",))
        shoot(a, foe, herbod, "sling", [5, 4])
        assert rolled(a, "damage")[-1] == a.content.weapons["sling"].damage - less
        a.state.figures.pop(foe.id)


@pytest.mark.rule("dun.skill.nature.lethal-gaze.shooting")
@pytest.mark.parametrize(("card", "total"), [("basilisk", 11), ("cave-troll", 13)])
def test_who_shoots_at_a_basilisk_must_not_look_at_it(arena, card, total):
    """Both are Large, which gives a point; Shooting Skill 5 and 7 on the dice."""
    a = arena(LANE + "\n" + LANE)
    taeral = a.named("taeral", 1, 0, hands=("short-bow",), facing="east")
    beast = a.creature(card, 4, 0, facing="west", vitality=30)
    assert shoot(a, taeral, beast, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.nature.mimetism")
@pytest.mark.parametrize(("ground", "total"), [("rock", 10), ("swamp", 11), (None, 11)])
def test_a_kobold_among_rocks_is_hard_to_make_out(arena, ground, total):
    """Small costs a point everywhere, its colours only on its own ground."""
    a = arena(LANE, ground=(Ground(ground, (4, 0)),) if ground else ())
    taeral = a.named("taeral", 1, 0, hands=("short-bow",), facing="east")
    kobold = a.creature("kobold-slinger", 4, 0, facing="west")
    assert shoot(a, taeral, kobold, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.nature.projectile-immunity")
@pytest.mark.parametrize(
    ("held", "wounds"),
    [(Held("longbow"), 0), (Held("javelin"), 3), (Held("longbow", magic="heron-bow"), 4), (Held("throwing-axe"), 3)],
)
def test_only_thrown_and_enchanted_weapons_hurt_a_keening_maid(arena, held, wounds):
    a = arena(LANE)
    taeral = a.named("taeral", 1, 0, hands=(held,), facing="east")
    maid = a.creature("keening-maid", 4, 0, facing="west", vitality=30)
    shoot(a, taeral, maid, held.card, [5, 4, *[6] * 6])
    assert maid.wounds == wounds


@pytest.mark.rule("dun.skill.nature.projectile-immunity", "dun.condition.chart")
@pytest.mark.parametrize(("card", "falls"), [("keening-maid", False), ("skeleton-warrior", True)])
def test_an_arrow_that_does_nothing_throws_nobody_down(arena, card, falls):
    """A double critical knocks an opponent of equal size down."""
    a = arena(LANE)
    taeral = a.named("taeral", 1, 0, hands=("longbow",), facing="east")
    foe = a.creature(card, 4, 0, facing="west", vitality=30, hands=())
    shoot(a, taeral, foe, "longbow", [6, 6])
    assert bool(foe.marks & Mark.KNOCKED_DOWN) is falls


@pytest.mark.rule("dun.skill.nature.projectile-immunity", "dun.spell.projectile-line")
def test_a_bolt_of_magic_hurts_her(arena):
    a = arena(LANE)
    maeliss = a.named("maeliss", 1, 0, spells=("cinder-dart",), facing="east")
    maid = a.creature("keening-maid", 4, 0, facing="west", vitality=30)
    a.activate(maeliss)
    a.play(maeliss, f"cast cinder-dart #{maid.id}", [3, 4, *[6] * 9])
    assert maid.wounds == 5


# ------------------------------------------------------------------------------------------------ cover


def behind(arena, piece, card, *, x=4, **more):
    """A target right behind a piece of furniture, or behind nothing, three squares from Taeral."""
    a = arena(HALL, furniture=(Furnishing(piece, (3, 3)),) if piece else ())
    square = max(a.board.pieces[0].squares) + 1 if piece else a.at(x, 3)
    sx, sy = a.board.xy(square)
    taeral = a.named("taeral", max(0, sx - 3), sy, hands=("short-bow",), facing="east")
    return a, taeral, a.creature(card, sx, sy, facing="west", vitality=30, **more)


@pytest.mark.rule("dun.skill.exploration.skulk.cover")
@pytest.mark.parametrize(
    ("piece", "card", "total"),
    [
        ("table", "goblin-sneak", 9), ("table", "kobold-digger", 10), (None, "goblin-sneak", 11),
        ("table", "orc-archer", 11),
    ],
)  # fmt: skip
def test_a_goblin_makes_more_of_a_table(arena, piece, card, total):
    a, taeral, foe = behind(arena, piece, card)
    assert shoot(a, taeral, foe, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.exploration.skulk.cover", "dun.skill.exploration.eagle-eye.cover")
def test_an_eagle_eye_sees_past_light_cover_but_not_past_what_a_skulker_makes_of_it(arena):
    for card, total in (("goblin-sneak", 9), ("kobold-digger", 11)):
        a, taeral, foe = behind(arena, "table", card)
        taeral.skills += ("eagle-eye",)
        assert shoot(a, taeral, foe, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.exploration.skulk.cover", "dun.cover.types")
@pytest.mark.parametrize(("card", "total"), [("goblin-sneak", 10), ("kobold-digger", 10)])
def test_nobody_skulks_behind_a_comrade(arena, card, total):
    """A character gives light cover and no more; only furniture hides a skulker better."""
    a = arena(HALL)
    taeral = a.named("taeral", 1, 3, hands=("short-bow",), facing="east")
    foe = a.creature(card, 4, 3, facing="west", vitality=30)
    a.creature("kobold-slinger", 3, 3, facing="west")
    assert shoot(a, taeral, foe, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.exploration.skulk.size", "dun.skill.exploration.skulk.cover")
@pytest.mark.parametrize(("race", "x", "total"), [("ogres", 3, 16), ("humans", 4, 13)])
def test_the_large_do_not_skulk(arena, race, x, total):
    """Shooting Skill 9 and 7 on the dice: a Large target gives a point, light cover costs one, heavy cover
    two; beyond three squares another one."""
    a = arena(HALL, furniture=(Furnishing("bunks", (5, 3)), Furnishing("bunks", (5, 4))))
    hero = a.of_race(race, x, 3, facing="east", skills=("skulk",), vitality=30, agility=3)
    archer = a.creature("stone-giant", 8, 3, facing="west", shooting=9, hands=("short-bow",), agility=3)
    assert shoot(a, archer, hero, "short-bow", [4, 3]) == total


@pytest.mark.rule("dun.skill.exploration.skulk.cover", "dun.skill.nature.breath.cover")
@pytest.mark.parametrize(("skills", "dice"), [(("skulk",), 1), ((), 2)])
def test_who_skulks_behind_a_table_is_burnt_less(arena, skills, dice):
    """A drakeling breathes three dice; cover takes off one or two."""
    a = arena(LANE, furniture=(Furnishing("chairs", (3, 0)),))
    pim = a.named("herbod", 2, 0, *skills, facing="east", vitality=30)
    drake = a.creature("drakeling", 5, 0, facing="west")
    a.activate(drake)
    text = next(text for text in a.offers(drake) if "breath" in text and f"#{pim.id}" in text)
    a.play(drake, text, [1, 2])
    assert rolled(a, "damage") == [dice]
