"""Cards do what they say: their texts against what the code does, where another rule meets them."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import Roll, skills
from undercroft.games.universalis.rules.dark import powers
from undercroft.games.universalis.rules.encounters import new_turn
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.hazards import ropes, traps
from undercroft.games.universalis.rules.magic import spell_effects, spellbound
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import DARK, HEROES, Held, Lasting, Mark

# ------------------------------------------------------------------------------------------ for a turn


@pytest.mark.rule("dun.skill.scholarly.encouraging", "dun.skill.scholarly.inspiring-music")
def test_encouragement_reaches_those_who_act_later_in_the_same_turn(arena):
    a = arena()
    bard = a.hero(5, 4, skills=("encouraging",))
    friend = a.hero(5, 5)
    a.activate(bard)
    a.do(bard, f"talent encouraging #{bard.id}")
    a.run(activation.begin(a.t, friend.id))
    assert skills.encouraged(a.t, friend), "until the beginning of his next turn"
    new_turn(a.t, DARK)
    new_turn(a.t, HEROES)
    a.run(activation.begin(a.t, friend.id))
    assert not skills.encouraged(a.t, friend)


@pytest.mark.rule("dun.dp-card.power")
def test_sudden_rage_is_there_when_its_creature_strikes(arena):
    a = arena(dark_seat=1)
    a.state.turn.side = DARK
    orc = a.orc(5, 3)
    a.run(powers.activate(a.t, "sudden-rage", orc.id))
    a.run(activation.begin(a.t, orc.id))
    assert figures.bonus(a.t, orc, "melee-damage") == 2
    new_turn(a.t, HEROES)
    new_turn(a.t, DARK)
    a.run(activation.begin(a.t, orc.id))
    assert figures.bonus(a.t, orc, "melee-damage") == 0


@pytest.mark.rule("dun.magic.durations")
def test_a_blinding_halo_spoils_the_next_shots_of_its_victim(arena):
    a = arena()
    hero = a.hero(5, 5, mana=3, spells=("blinding-halo",), vp=20)
    orc = a.orc(5, 1, shooting=4)
    spell = a.content.spells["blinding-halo"]
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, spell, Roll((3, 4), 12)))
    new_turn(a.t, DARK)
    a.run(activation.begin(a.t, orc.id), [6])
    assert figures.value(a.t, orc, Attribute.SHOOTING) == 2
    new_turn(a.t, HEROES)
    new_turn(a.t, DARK)
    a.run(activation.begin(a.t, orc.id))
    assert figures.value(a.t, orc, Attribute.SHOOTING) == 4


# ------------------------------------------------------------------------------------------ spells


@pytest.mark.rule("dun.magic.critical-damage", "dun.sorcery.apprentice-damage")
@pytest.mark.parametrize(("vp", "dice", "count"), [(20, (3, 4), 5), (20, (6, 4), 6), (10, (3, 4), 4), (10, (6, 4), 5)])
def test_sixes_and_apprentices_count_for_damage_spells_too(arena, vp, dice, count):
    a = arena()
    hero = a.hero(5, 5, spells=("soul-dread",), vp=vp)
    orc = a.orc(5, 1, vitality=20, courage=6)
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells["soul-dread"], Roll(dice, 12)), [1] * count)
    assert a.t.rolled[-1] == (count, 6, "damage")


@pytest.mark.rule("dun.skill.combat.cruel")
def test_the_cruel_repeat_a_one_of_a_damage_spell(arena):
    a = arena()
    hero = a.hero(5, 5, spells=("soul-dread",), skills=("cruel",))
    orc = a.orc(5, 1, vitality=20, courage=3)
    a.activate(hero)
    roll = Roll((3, 4), 12)
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells["soul-dread"], roll), [1, 1, 2, 2, 2, 6])
    assert orc.wounds == 1


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.permanent-ends-ko", "dun.spell.range-number")
@pytest.mark.parametrize(("name", "tile"), [("wall-of-fire", "fire-wall"), ("ring-of-stones", "stone-wall")])
def test_a_wall_stands_on_a_chosen_square_while_its_spell_lasts(arena, name, tile):
    a = arena()
    hero = a.hero(5, 5, mana=5, intelligence=9, spells=(name,))
    orc = a.orc(5, 0)
    a.activate(hero)
    casts = [one for one in a.offers(hero) if one.startswith("cast")]
    assert casts == [f"cast {name} #{hero.id}"]
    a.do(hero, casts[0], [2, 3], [str(a.at(5, 2))])
    assert a.state.map.layout.overtiles == ((a.at(5, 2), tile),)
    assert ranged.best_line(a.t, hero, orc, facing=False) is None
    spellbound.count_down(a.t, HEROES)
    spellbound.count_down(a.t, HEROES)
    assert a.state.map.layout.overtiles
    spellbound.count_down(a.t, HEROES)
    assert (a.state.map.layout.overtiles, a.state.lasting, a.state.spellbound) == ((), [], [])
    step = spell_effects.resolve(a.t, hero.id, hero.id, a.content.spells[name], Roll((3, 4), 12), a.at(6, 3))
    a.run(step)
    assert a.state.map.layout.overtiles == ((a.at(6, 3), tile),)
    spellbound.end_spells_of(a.t, hero.id)
    assert a.state.map.layout.overtiles == ()


@pytest.mark.rule("dun.spell.range-number")
def test_a_spirit_wolf_comes_to_the_square_of_the_drumbeat(arena):
    a = arena()
    hero = a.hero(5, 5, mana=5, intelligence=9, spells=("spirit-pack",))
    a.activate(hero)
    a.do(hero, f"cast spirit-pack #{hero.id}", [3, 4], [str(a.at(5, 1))])
    wolf = next(f for f in a.state.figures.values() if f.card == "spirit-wolf")
    assert (wolf.cell, wolf.owner, wolf.side) == (a.at(5, 1), hero.id, HEROES)


@pytest.mark.rule("dun.shield.block")
def test_a_rune_of_iron_blocks_one_better(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("shield",), spells=("rune-of-iron",), vp=20)
    assert shields.can_block(a.t, hero, False, False)[1] == 5
    a.run(spell_effects.resolve(a.t, hero.id, hero.id, a.content.spells["rune-of-iron"], Roll((3, 4), 12)))
    assert shields.can_block(a.t, hero, False, False)[1] == 4


# ------------------------------------------------------------------------------------------ traps and powers


@pytest.mark.rule("dun.fall.damage", "dun.skill.nature.flying.traps", "dun.skill.nature.huge.terrain")
def test_a_pit_takes_those_who_stand_on_the_floor(arena):
    a = arena()
    hero = a.hero(5, 4, agility=3, vitality=9, natural=3)
    a.run(traps.go_off(a.t, hero.id, "pit"), [3, 3, 3, 3, 1, 1])
    assert (hero.wounds, bool(hero.marks & Mark.KNOCKED_DOWN)) == (2, True)
    nimble = a.hero(6, 4, agility=4, vitality=9)
    a.run(traps.go_off(a.t, nimble.id, "pit"), [3, 3])
    assert (nimble.wounds, nimble.marks & Mark.KNOCKED_DOWN) == (0, 0)
    flyer = a.hero(7, 4, marks=Mark.FLYING)
    a.run(traps.go_off(a.t, flyer.id, "pit"))
    assert flyer.wounds == 0
    giant = a.creature("stone-giant", 9, 4)
    a.run(traps.go_off(a.t, giant.id, "pit"))
    assert (giant.wounds, giant.marks & Mark.KNOCKED_DOWN) == (0, 0)


@pytest.mark.rule("dun.skill.exploration.fast.agility")
@pytest.mark.parametrize(("skills", "wounds"), [((), 2), (("fast",), 0)])
def test_the_fast_escape_a_pit_more_easily(arena, skills, wounds):
    a = arena()
    hero = a.hero(5, 4, agility=4, vitality=9, natural=3, skills=skills)
    a.run(traps.go_off(a.t, hero.id, "pit"), [3, 2] if skills else [3, 2, 3, 3, 1, 1])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.push.allowed")
@pytest.mark.parametrize(("facing", "end"), [("north", (5, 5)), ("east", (4, 4))])
def test_the_hammer_of_the_gate_throws_back_from_what_one_faces(arena, facing, end):
    a = arena()
    hero = a.hero(5, 4, armor=6, strength=9, vitality=9, facing=facing)
    a.run(traps.go_off(a.t, hero.id, "hammer-of-the-gate"), [1, 1, 1, 3, 3])
    assert a.board.xy(hero.cell) == end


@pytest.mark.rule("dun.light.darkness", "dun.light.activate")
def test_falling_darkness_puts_every_light_in_the_section_out(arena):
    a = arena("aaabbb")
    a.reveal_all()
    orc = a.orc(0, 0)
    near = a.hero(1, 0, hands=(Held("torch", lit=True),), skills=("lost-in-the-dark",))
    far = a.hero(4, 0, hands=(Held("torch", lit=True),))
    a.state.map.lights = [a.at(2, 0), a.at(5, 0)]
    a.run(powers.activate(a.t, "falling-darkness", orc.id))
    assert (near.hands[0].lit, far.hands[0].lit, a.state.map.lights) == (False, True, [a.at(5, 0)])
    assert figures.darkness(a.t, near) == -1


# ------------------------------------------------------------------------------------------ things


@pytest.mark.rule("dun.skill.nature.poisonous.die", "dun.skill.nature.undead.poison")
@pytest.mark.parametrize(("kin", "poisoned"), [((), True), (("undead",), False)])
def test_whisper_is_never_clean(arena, kin, poisoned):
    a = arena()
    hero = a.hero(5, 4, hands=(Held("dagger", magic="whisper"),), combat=9, strength=1, vitality=9)
    orc = a.orc(5, 3, armor=2, natural=3, vitality=9, facing="south", skills=kin)
    a.activate(hero)
    a.do(hero, f"attack dagger #{orc.id}", [3, 4, 1, 2, 4, *([4] if poisoned else [])], ["-1"])
    assert (orc.wounds, bool(orc.marks & Mark.POISONED)) == ((2, True) if poisoned else (1, False))


@pytest.mark.rule("dun.equip.blowgun", "dun.skill.nature.undead.poison")
def test_a_blowgun_poisons_no_dead(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("blowgun",), shooting=9)
    orc = a.orc(5, 2, armor=2, vitality=9, facing="south", skills=("undead",))
    a.activate(hero)
    a.do(hero, f"shoot blowgun #{orc.id}", [3, 4, 6])
    assert orc.wounds == 1


@pytest.mark.rule("dun.climb.pit")
def test_pickaxes_in_hand_help_out_of_a_pit(arena):
    a = arena("a" * 6, ground=(Ground("pit", (2, 0)),))
    hero = a.hero(2, 0, agility=3, marks=Mark.IN_PIT, pack=("pickaxes",))
    a.activate(hero)
    assert figures.bonus(a.t, hero, "jump") == 0
    a.do(hero, "draw pickaxes")
    assert figures.bonus(a.t, hero, "jump") == 1
    a.do(hero, f"climb @{a.at(1, 0)}", [3, 3])
    assert hero.cell == a.at(1, 0)


# ------------------------------------------------------------------------------------------ what skills call for


@pytest.mark.rule("dun.skill.exploration.slippery")
@pytest.mark.parametrize(("agility", "less"), [(4, 1), (3, 0)])
def test_the_slippery_must_be_agile(arena, agility, less):
    a = arena()
    orc = a.orc(5, 1, shooting=4, agility=9, hands=("short-bow",))
    plain, quick = a.hero(5, 4, agility=agility), a.hero(4, 4, agility=agility, skills=("slippery",))
    bow, held = a.content.weapons["short-bow"], orc.hands[0]
    one, two = (ranged.shot_plus(a.t, orc, hero, bow, held) for hero in (plain, quick))
    assert one - two == less


@pytest.mark.rule("dun.skill.exploration.fast.run", "dun.skill.exploration.fast.agility")
def test_the_fast_run_twice_as_far_if_agile_and_in_light_gear(arena):
    for agility, worn, squares in ((4, (), 10), (3, (), 8), (6, ("chainmail",), 7)):
        a = arena()
        hero = a.hero(0, 0, agility=agility, movement=5, skills=("fast",), worn=worn)
        a.activate(hero)
        a.do(hero, "run", [1, 2])
        assert a.state.turn.active.points == squares


@pytest.mark.rule("dun.skill.exploration.fast.agility")
def test_the_fast_slip_away_in_heavy_armor_too(arena):
    a = arena()
    hero = a.hero(5, 4, agility=5, movement=6, skills=("fast",), worn=("chainmail",))
    assert figures.bonus(a.t, hero, "disengage") == 1


# ------------------------------------------------------------------------------------------ ropes


@pytest.mark.rule("dun.rope.declare", "dun.condition.kd-state")
def test_nobody_holds_a_rope_lying_down(arena):
    a = arena("a" * 6, ground=(Ground("pit", (2, 0)),))
    climber = a.hero(2, 0, marks=Mark.IN_PIT)
    friend = a.hero(4, 0, pack=("rope",))
    a.state.lasting.append(Lasting(friend.id, "", 0, "turn", "rope", friend.id, skill="roping"))
    assert ropes.helper(a.t, climber, a.at(3, 0)) is friend
    friend.marks |= Mark.KNOCKED_DOWN
    assert ropes.helper(a.t, climber, a.at(3, 0)) is None


# ------------------------------------------------------------------------------------------ the Dark Player's


@pytest.mark.rule("dun.dp-card.power")
def test_giants_strength_and_a_terrible_aspect_stay_with_one_creature(arena):
    a = arena(dark_seat=1)
    orc, other = a.orc(5, 3, strength=3), a.orc(7, 3, strength=3)
    a.run(powers.activate(a.t, "giants-strength", orc.id))
    a.run(powers.activate(a.t, "terrible-aspect", orc.id))
    for _ in range(3):
        new_turn(a.t, HEROES)
        new_turn(a.t, DARK)
    assert [figures.value(a.t, one, Attribute.STRENGTH) for one in (orc, other)] == [4, 3]
    assert [figures.has(a.t, one, "frightens") for one in (orc, other)] == [True, False]


@pytest.mark.rule("dun.condition.stunned")
def test_falling_stones_hit_all_around_and_half_as_hard_who_jumps(arena):
    a = arena()
    hero, beside, far = (a.hero(x, 4, agility=3, vitality=9, armor=3) for x in (5, 6, 8))
    a.run(traps.go_off(a.t, hero.id, "falling-stones"), [3, 3, 6, 6, 1, 1, 1, 3, 6, 3, 6, 1, 6, 3])
    assert (hero.wounds, bool(hero.marks & Mark.STUNNED)) == (2, True)
    assert (beside.wounds, bool(beside.marks & Mark.STUNNED)) == (1, False)
    assert far.wounds == 0
