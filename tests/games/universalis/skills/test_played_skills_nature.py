"""Nature skills as people play them: what the bodies of creatures and heroes of the cards do and suffer."""

import pytest
from tests.games.universalis.stage import rolled

from undercroft.games.universalis import events
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Held, Mark, SetTrap

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)
HIT = [5, 4, 1, 2]
MISS = [1, 2, 6, 5]


def fought(a):
    return [(event.attack, event.defence) for event in a.t.told(events.Attacked)]


def strike(a, who, foe, weapon, dice, answers=()):
    """A blow in an activation of its own."""
    a.activate(who)
    a.play(who, f"attack {weapon} #{foe.id}", dice, answers)


# ------------------------------------------------------------------------------------------------ how they move


@pytest.mark.rule("dun.skill.nature.brutal")
@pytest.mark.parametrize(("steps", "dice"), [(0, 4), (1, 5), (4, 5)])
def test_a_dire_wolf_that_comes_running_bites_harder(arena, steps, dice):
    a = arena(HALL)
    wolf = a.creature("dire-wolf", 5, 5 - steps, facing="south")
    herbod = a.named("herbod", 5, 6, vitality=30)
    a.activate(wolf)
    if steps:
        a.play(wolf, f"move @{a.at(5, 5)}", [])
    a.play(wolf, f"attack fangs #{herbod.id}", [*HIT, *[6] * 5])
    assert rolled(a, "damage") == [dice]
    assert herbod.wounds == dice


@pytest.mark.rule("dun.skill.nature.brutal")
def test_a_wolf_that_has_only_stepped_aside_does_not(arena):
    """To the left of where it looks and back again is no way forward."""
    a = arena(HALL)
    wolf = a.creature("dire-wolf", 7, 3, facing="south")
    herbod = a.named("herbod", 5, 3, facing="east", vitality=30)
    a.activate(wolf)
    a.play(wolf, f"move @{a.at(6, 4)}", [])
    assert a.state.turn.active.forward <= 1
    before = a.state.turn.active.forward
    a.play(wolf, f"attack fangs #{herbod.id}", HIT)
    assert rolled(a, "damage") == [4 + before]


@pytest.mark.rule("dun.skill.nature.brutal", "dun.skill.nature.double-attack")
def test_both_blows_of_a_bear_that_has_come_forward_are_brutal(arena):
    a = arena(HALL)
    bear = a.companion("hill-bear", 5, 6, facing="north")
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    a.activate(bear)
    a.play(bear, f"move @{a.at(5, 4)}", [])
    for _ in range(2):
        a.play(bear, f"attack claws #{orc.id}", HIT)
    assert rolled(a, "damage") == [6, 6], "Strength 5 and one more"


@pytest.mark.rule("dun.skill.nature.ethereal.move")
def test_a_wraith_walks_through_heroes_and_rubble_and_stops_where_nobody_is(arena):
    a = arena(LANE, ground=(Ground("difficult", (3, 0), 2),))
    herbod = a.named("herbod", 2, 0, facing="west")
    wraith, orc = a.creature("wraith", 0, 0, facing="east"), a.creature("orc-warrior", 0, 0)
    a.activate(wraith)
    ends = {text for text in a.offers(wraith) if text.startswith("move")}
    assert ends == {f"move @{a.at(x, 0)}" for x in (1, 3, 4, 5, 6)}
    a.play(wraith, f"move @{a.at(6, 0)}", [5, 5])
    assert (wraith.cell, a.state.turn.active.points) == (a.at(6, 0), 0)
    a.activate(orc)
    assert not any(text.startswith("move @") and text != f"move @{a.at(1, 0)}" for text in a.offers(orc))
    assert herbod.wounds == 0


@pytest.mark.rule("dun.skill.nature.ethereal.agility")
@pytest.mark.parametrize(("card", "tests", "wounds"), [("wraith", 0, 2), ("skeleton-warrior", 1, 5)])
def test_a_wraith_needs_no_dice_to_leap_from_the_embers(arena, card, tests, wounds):
    """Rain of embers: five dice, half of them for the nimble; a wraith passes without a roll."""
    a = arena(HALL)
    maeliss = a.named("maeliss", 2, 4, spells=("rain-of-embers",), facing="east")
    foe = a.creature(card, 6, 4, vitality=30)
    a.activate(maeliss)
    a.play(maeliss, f"cast rain-of-embers #{foe.id}", [4, 3, *[1, 2] * tests, *[6] * 5])
    assert len(rolled(a, "avoid")) == tests
    assert foe.wounds == wounds


@pytest.mark.rule("dun.skill.nature.flying.blocked")
@pytest.mark.parametrize(
    ("more", "flies"),
    [({}, True), ({"wounds": 3}, False), ({"wounds": 2}, True), ({"worn": ("chainmail",)}, False),
     ({"worn": ("leather-armor",)}, True)],
)  # fmt: skip
def test_nariant_takes_off_unless_he_is_wounded_or_in_heavy_armor(arena, more, flies):
    """Vitality 4: with one point left he is Wounded."""
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    nariant = a.named("nariant", 0, 0, facing="east", **more)
    a.activate(nariant)
    assert ("fly" in a.offers(nariant)) is flies
    if flies:
        a.play(nariant, "fly", [])
        a.play(nariant, f"move @{a.at(4, 0)}", [])
        assert nariant.cell == a.at(4, 0)


@pytest.mark.rule("dun.skill.nature.flying.blocked", "dun.fly.declare")
@pytest.mark.parametrize(("arrow", "up"), [([5, 5, 5], False), ([5, 5, 1], True)])
def test_who_is_wounded_in_the_air_comes_down(arena, arrow, up):
    """Three arrows' worth of dice leave him one point of Vitality, or two."""
    a = arena(LANE)
    nariant = a.named("nariant", 6, 0, facing="west", marks=Mark.FLYING)
    archer = a.creature("orc-archer", 3, 0, facing="east", shooting=9)
    a.activate(archer)
    a.play(archer, f"shoot short-bow #{nariant.id}", [5, 4, *arrow])
    a.play(archer, "end", [])
    a.run(turns.choose_next(a.t))
    assert bool(nariant.marks & Mark.FLYING) is up
    assert ("land" in a.offers(nariant)) is up
    assert "fly" not in a.offers(nariant)


@pytest.mark.rule("dun.skill.nature.flying.blocked", "dun.fall.abyss")
@pytest.mark.parametrize(("ground", "gone", "pit"), [("abyss", True, 0), ("pit", False, Mark.IN_PIT), (None, False, 0)])
def test_who_comes_down_over_a_hole_falls(arena, ground, gone, pit):
    a = arena(LANE, ground=(Ground(ground, (6, 0)),) if ground else ())
    nariant = a.named("nariant", 6, 0, marks=Mark.FLYING, vitality=30, wounds=29)
    a.run(turns.choose_next(a.t), [1] * 4 if ground == "pit" else [])
    assert bool(nariant.marks & Mark.KNOCKED_OUT) is gone
    assert nariant.marks & Mark.IN_PIT == pit


@pytest.mark.rule("dun.skill.nature.flying.blocked", "dun.fly.declare")
def test_a_flyer_beside_an_enemy_may_come_down_but_not_take_off(arena):
    a = arena(LANE)
    nariant = a.named("nariant", 6, 0, marks=Mark.FLYING)
    a.creature("orc-warrior", 7, 0)
    a.activate(nariant, moved=1)
    a.play(nariant, "land", [])
    assert not nariant.marks & Mark.FLYING
    a.activate(nariant)
    assert "fly" not in a.offers(nariant)


@pytest.mark.rule("dun.skill.nature.staggering")
@pytest.mark.parametrize(("card", "runs"), [("shambling-corpse", False), ("skeleton-warrior", True)])
def test_a_shambling_corpse_neither_runs_nor_swims_nor_jumps(arena, card, runs):
    a = arena(LANE, ground=(Ground("pit", (4, 0)), Ground("deep-water", (2, 0))))
    dead = a.creature(card, 3, 0, facing="east", movement=5)
    a.activate(dead)
    verbs = {text.split()[0] for text in a.offers(dead)}
    assert ({"run", "swim", "jump"} <= verbs) is runs
    assert bool({"run", "swim", "jump"} & verbs) is runs
    if runs:
        a.play(dead, f"jump @{a.at(5, 0)}", [5, 5])
        assert dead.cell == a.at(5, 0)


@pytest.mark.rule("dun.skill.nature.huge.terrain")
@pytest.mark.parametrize(("card", "points"), [("stone-giant", 2), ("cave-troll", None)])
def test_a_giant_strides_over_rubble_and_pits(arena, card, points):
    """Four squares of his six: difficult ground costs nothing more, and a pit one square wide does not hold him."""
    rough = (Ground("difficult", (3, 0), 1, 2), Ground("pit", (5, 0), 1, 2))
    a = arena("\n".join([LANE] * 2), ground=rough)
    giant = a.creature(card, 1, 0, facing="east", movement=6)
    a.activate(giant)
    goal = f"move @{a.at(6, 0)}"
    assert (goal in a.offers(giant)) is (points is not None)
    if points is not None:
        a.play(giant, goal, [])
        assert a.state.turn.active.points == points
        assert not giant.marks & Mark.IN_PIT
        strike(a, giant, a.named("herbod", 8, 0, facing="west", vitality=30), "club", MISS)
        assert fought(a)[0][0] == 3 + 4, "nor does rough ground hamper his blows"


# ------------------------------------------------------------------------------------------------ size


@pytest.mark.rule("dun.skill.nature.huge.armor")
@pytest.mark.parametrize(("card", "race", "wounds"), [
    ("stone-giant", "humans", 6), ("stone-giant", "ogres", 6), ("orc-champion", "humans", 0),
])  # fmt: skip
def test_a_giants_club_lowers_the_armor_of_all_who_are_smaller(arena, card, race, wounds):
    """Dice of 3 against an Armor of 4."""
    a = arena(HALL)
    hero = a.of_race(race, 5, 5, armor=4, vitality=40, combat=0)
    foe = a.creature(card, 5, 3 if card == "stone-giant" else 4, facing="south", hands=("club",))
    strike(a, foe, hero, "club", [*HIT, *[3] * 6])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.skill.nature.huge.armor", "dun.skill.combat.giant-killer.damage")
def test_a_huge_creature_does_not_bear_down_on_its_equal(arena):
    """A giant against a dragon that has been turned against its own: both are Huge."""
    a = arena(HALL)
    giant = a.creature("stone-giant", 5, 2, facing="south")
    dragon = a.figure(
        5, 4, side=0, kind="mercenary", card="red-dragon", size=4, span=4, armor=5, vitality=30, combat=0,
        skills=("huge", "fearsome"), hands=("claws",),
    )  # fmt: skip
    strike(a, giant, dragon, "club", [*HIT, *[4] * 6])
    assert dragon.wounds == 0


@pytest.mark.rule("dun.skill.nature.huge.shields", "dun.break.shield-damage")
@pytest.mark.parametrize(
    ("dice", "block", "through"), [((5, 4), 5, 3), ((6, 4), 6, 3), ((5, 4), 4, 6), ((6, 6), None, 8)]
)
def test_a_giants_blow_breaks_the_shield_and_half_of_it_gets_through(arena, dice, block, through):
    """Six dice for Strength 6, and one more for a six: half of seven is three."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("broadsword", "shield"), vitality=40, combat=0, armor=4)
    giant = a.creature("stone-giant", 5, 2, facing="south")
    strike(a, giant, shara, "club", [*dice, 1, 2, *([block] if block else []), *[3] * 8])
    assert rolled(a, "damage")[0] == through
    assert shara.wounds == through, "Armor 4 counts as 3 against so big a creature"
    assert (Held("shield") in shara.hands) is (through > 3)
    assert not rolled(a, "break")


@pytest.mark.rule("dun.skill.nature.huge.shields", "dun.damage.critical")
def test_half_of_a_dragons_six_dice_is_three(arena):
    """Strength 5 and a six in the blow that was blocked."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("broadsword", "shield"), vitality=40, combat=0)
    dragon = a.creature("red-dragon", 5, 2, facing="south")
    strike(a, dragon, shara, "claws", [6, 4, 1, 2, 6])
    assert rolled(a, "damage") == [3]


@pytest.mark.rule("dun.skill.nature.huge.shields", "dun.skill.nature.large.shields", "dun.magic-object.break-repeat")
@pytest.mark.parametrize(("card", "weapon"), [("stone-giant", "club"), ("maze-minotaur", "battleaxe")])
@pytest.mark.parametrize(("breaks", "kept"), [([3], True), ([1, 3], True), ([1, 1], False)])
def test_a_magic_shield_makes_its_roll_even_against_giants(arena, card, weapon, breaks, kept):
    a = arena(HALL)
    magic = next(one.id for one in a.content.magic.values() if one.type == "shield" or one.base == "shield")
    shield = Held(a.content.magic[magic].base, magic=magic)
    shara = a.named("shara", 5, 4, hands=("broadsword", shield), vitality=40, combat=0)
    foe = a.creature(card, 5, 2, facing="south", hands=(weapon,))
    strike(a, foe, shara, weapon, [*HIT, 6, *breaks])
    assert rolled(a, "break") == [1] * len(breaks)
    assert (shield in shara.hands) is kept


@pytest.mark.rule("dun.skill.nature.large.shields", "dun.break.shield-larger", "dun.skill.nature.large.armor")
@pytest.mark.parametrize(
    ("card", "hands", "breaks", "kept"),
    [
        ("cave-troll", ("club",), [2], False), ("cave-troll", ("club",), [3], True), ("cave-troll", (), [2], False),
        ("maze-minotaur", ("battleaxe",), [], False), ("orc-champion", ("broadsword",), [], True),
    ],
)  # fmt: skip
def test_what_the_large_do_to_shields(arena, card, hands, breaks, kept):
    """A troll tests a shield even with bare hands, a minotaur's battleaxe breaks it at once; one die gets through."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("broadsword", "shield"), vitality=40, combat=0, armor=4)
    foe = a.creature(card, 5, 3 if card == "orc-champion" else 2, facing="south", hands=hands)
    strike(a, foe, shara, hands[0] if hands else "unarmed", [*HIT, 5, *breaks, 4])
    assert rolled(a, "break") == [1] * len(breaks)
    assert (Held("shield") in shara.hands) is kept
    assert rolled(a, "damage") == ([] if kept else [1])
    assert shara.wounds == int(not kept)


@pytest.mark.rule("dun.skill.nature.large.shields", "dun.skill.nature.large.armor")
@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (2, 0)])
def test_the_die_that_gets_through_meets_lowered_armor(arena, die, wounds):
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("broadsword", "shield"), vitality=40, combat=0, armor=4)
    troll = a.creature("cave-troll", 5, 2, facing="south")
    strike(a, troll, shara, "club", [*HIT, 5, 2, die])
    assert shara.wounds == wounds


@pytest.mark.rule("dun.skill.nature.large.shields")
def test_an_ogres_shield_is_not_tested_by_a_troll(arena):
    """They are equals."""
    a = arena(HALL)
    ogre = a.of_race("ogres", 5, 5, hands=("broadsword", "shield"), vitality=40, combat=0)
    troll = a.creature("cave-troll", 5, 3, facing="south")
    strike(a, troll, ogre, "club", [*HIT, 5, 1])
    assert not rolled(a, "break")
    assert ogre.wounds == 0


@pytest.mark.rule("dun.skill.nature.tentacles")
def test_a_pit_spawn_strikes_at_two_squares_and_holds_whoever_passes_there(arena):
    a = arena("\n".join([LANE] * 3))
    spawn = a.creature("pit-spawn", 5, 0, facing="south")
    herbod = a.named("herbod", 5, 2, hands=("broadsword",), vitality=30)
    strike(a, spawn, herbod, "claws", [*HIT, *[6] * 4])
    assert herbod.wounds == 4
    assert spawn.cell == a.at(5, 0), "it does not close in"
    herbod.cell = a.at(0, 2)
    a.activate(herbod)
    ends = {text for text in a.offers(herbod) if text.startswith("move")}
    assert f"move @{a.at(3, 2)}" in ends
    assert f"move @{a.at(5, 2)}" not in ends, "he must stop two squares from it"
    assert f"attack broadsword #{spawn.id}" not in a.offers(herbod)


@pytest.mark.rule("dun.skill.nature.tentacles", "dun.reach.attack-back")
def test_whom_tentacles_hold_strikes_back_at_two_squares_and_closes_in(arena):
    a = arena("\n".join([LANE] * 3))
    spawn = a.creature("pit-spawn", 5, 0, facing="south", vitality=30)
    herbod = a.named("herbod", 5, 2, hands=("broadsword",), vitality=30)
    strike(a, herbod, spawn, "broadsword", HIT)
    assert herbod.cell == a.at(5, 1)


@pytest.mark.rule("dun.skill.nature.multiple-attacks")
def test_a_night_wolf_strikes_three_times_and_turns_to_each(arena):
    """Turning is free between the blows as well, so that nobody whom it strikes is behind it; a ghoul strikes twice."""
    for card, blows in (("night-wolf", 3), ("ghoul", 2), ("dire-wolf", 1)):
        a = arena(HALL)
        wolf = a.creature(card, 5, 4, facing="north")
        front = a.named("herbod", 5, 3, vitality=30, facing="south"), a.named("shara", 6, 3, vitality=30)
        back = a.named("pim", 5, 5, facing="north", vitality=30)
        a.activate(wolf)
        for target, facing in ((front[0], 0), (back, 4), (front[1], 1))[:blows]:
            a.play(wolf, f"attack {wolf.hands[0].card} #{target.id}", MISS)
            assert wolf.facing == facing
        assert not any(text.startswith("attack") for text in a.offers(wolf))


@pytest.mark.rule("dun.skill.nature.multiple-attacks", "dun.melee.blunder-ends")
def test_a_critical_failure_ends_all_three(arena):
    a = arena(HALL)
    wolf, herbod = a.creature("night-wolf", 5, 4, facing="north"), a.named("herbod", 5, 3, vitality=30, facing="south")
    a.activate(wolf)
    a.play(wolf, f"attack claws #{herbod.id}", [1, 1, 6, 5])
    assert not any(text.startswith("attack") for text in a.offers(wolf))


# ------------------------------------------------------------------------------------------------ what cannot hurt them


@pytest.mark.rule("dun.skill.nature.invulnerable.automatic")
@pytest.mark.parametrize(("card", "dice", "wounds"), [
    ("bone-colossus", [5, 5, 5, 5], 0), ("bone-colossus", [6, 5, 5, 6], 2), ("cave-troll", [5, 5, 4, 3], 3),
])  # fmt: skip
def test_only_sixes_of_a_trap_hurt_a_bone_colossus(arena, card, dice, wounds):
    """Four dice of lightning; the troll's Armor is 4, the bones' 5."""
    a = arena("\n".join([LANE] * 2), dark_seat=1)
    beast = a.creature(card, 1, 0, facing="east", vitality=30, movement=6)
    a.state.map.traps = [SetTrap(a.at(4, 0), "electric-shock", known=True)]
    a.activate(beast)
    a.play(beast, f"move @{a.at(4, 0)}", dice)
    assert rolled(a, "damage") == [4]
    assert beast.wounds == wounds


@pytest.mark.rule("dun.skill.nature.invulnerable.automatic", "dun.skill.nature.invulnerable.hits")
def test_a_spell_hurts_it_as_anybody(arena):
    a = arena(HALL)
    maeliss = a.named("maeliss", 2, 4, spells=("cinder-dart",), facing="east")
    bones = a.creature("bone-colossus", 6, 4, facing="west", vitality=30)
    a.activate(maeliss)
    a.play(maeliss, f"cast cinder-dart #{bones.id}", [3, 4, *[4] * 5])
    assert bones.wounds == 5, "Armor 5 counts as 4"


@pytest.mark.rule("dun.skill.nature.undead", "dun.condition.wounded-penalty")
@pytest.mark.parametrize(("card", "total"), [("skeleton-warrior", 10), ("orc-spearman", 9)])
def test_one_point_of_vitality_is_enough_for_a_skeleton(arena, card, total):
    """Both have Combat Skill 3 and two points of Vitality, one of which they have lost."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, vitality=30)
    foe = a.creature(card, 5, 3, facing="south", wounds=1, hands=("broadsword",))
    strike(a, foe, herbod, "broadsword", [3, 4, 6, 5])
    assert fought(a)[0][0] == total


@pytest.mark.rule("dun.skill.nature.undead", "dun.skill.nature.vermin", "dun.equip.stunning-critical")
@pytest.mark.parametrize(("card", "y", "stunned"), [
    ("skeleton-warrior", 3, False), ("orc-spearman", 3, True), ("grave-rats", 2, False), ("pit-spawn", 3, True),
])  # fmt: skip
def test_a_mace_stuns_neither_bones_nor_swarms(arena, card, y, stunned):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, hands=("mace",), combat=9)
    foe = a.creature(card, 5, y, facing="south", vitality=30, hands=())
    strike(a, herbod, foe, "mace", [6, 4, 1, 2])
    assert bool(foe.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.nature.vermin", "dun.skill.nature.undead", "dun.condition.kd-double")
@pytest.mark.parametrize(("card", "y", "down"), [("grave-rats", 2, False), ("skeleton-warrior", 3, True)])
def test_a_swarm_is_not_knocked_down_and_a_skeleton_is(arena, card, y, down):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, hands=("broadsword",), combat=9)
    foe = a.creature(card, 5, y, facing="south", vitality=30, hands=())
    strike(a, herbod, foe, "broadsword", [6, 6, 1, 2])
    assert bool(foe.marks & Mark.KNOCKED_DOWN) is down


@pytest.mark.rule("dun.skill.nature.undead", "dun.condition.kd-stunned")
@pytest.mark.parametrize("card", ["skeleton-warrior", "orc-spearman"])
def test_who_lies_on_the_ground_is_worse_off_even_without_a_pulse(arena, card):
    """Knocked Down counts as Stunned for everybody, and as struck from behind."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, hands=("broadsword",))
    foe = a.creature(card, 5, 3, facing="south", vitality=30, marks=Mark.KNOCKED_DOWN, hands=("broadsword",))
    strike(a, herbod, foe, "broadsword", MISS)
    assert fought(a) == [(3 + 5 + 1, 11 + 3 - 1)]


@pytest.mark.rule("dun.skill.nature.underworld.poison", "dun.skill.nature.undead", "dun.skill.nature.vermin")
@pytest.mark.parametrize(("card", "y", "poisoned"), [
    ("pit-spawn", 3, False), ("skeleton-warrior", 3, False), ("grave-rats", 2, False), ("orc-spearman", 3, True),
])  # fmt: skip
def test_poison_on_a_blade_is_wasted_on_some(arena, card, y, poisoned):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, hands=(Held("broadsword", poisoned=True),), combat=9)
    foe = a.creature(card, 5, y, facing="south", vitality=30, hands=())
    strike(a, herbod, foe, "broadsword", [*HIT, 6])
    assert foe.wounds == 1
    assert bool(foe.marks & Mark.POISONED) is poisoned


@pytest.mark.rule("dun.skill.nature.underworld")
@pytest.mark.parametrize(("card", "spell", "dice"), [
    ("pit-spawn", "cinder-dart", 4), ("skeleton-warrior", "cinder-dart", 5), ("pit-spawn", "thorn-volley", 5),
    ("salamander", "cinder-dart", 4),
])  # fmt: skip
def test_fire_burns_the_underworld_less(arena, card, spell, dice):
    a = arena(HALL)
    maeliss = a.named("maeliss", 2, 4, spells=(spell,), facing="east")
    foe = a.creature(card, 6, 4, facing="west", vitality=30, hands=())
    a.activate(maeliss)
    a.play(maeliss, f"cast {spell} #{foe.id}", [3, 4])
    assert rolled(a, "damage") == [dice]


@pytest.mark.rule("dun.skill.nature.underworld.control", "dun.skill.nature.undead.control")
@pytest.mark.parametrize(
    ("card", "burdened"), [("pit-spawn", False), ("skeleton-warrior", False), ("orc-warrior", True)]
)
def test_a_rune_of_burden_finds_no_mind_in_the_damned(arena, card, burdened):
    a = arena(HALL)
    borgron = a.named("borgron", 2, 4, spells=("rune-of-burden",), facing="east")
    foe = a.creature(card, 6, 4, facing="west", vitality=30)
    a.activate(borgron)
    a.play(borgron, f"cast rune-of-burden #{foe.id}", [3, 4])
    a.activate(foe)
    assert a.state.turn.active.movement == 5 - 3 * burdened


@pytest.mark.rule("dun.skill.nature.underworld.control")
@pytest.mark.parametrize(("card", "held"), [("pit-spawn", True), ("orc-warrior", True)])
def test_roots_hold_the_damned_like_others(arena, card, held):
    """A control spell that neither deceives nor bends the will."""
    a = arena(HALL)
    tree = a.named("hollowbark", 2, 4, spells=("grasping-roots",), facing="east")
    foe = a.creature(card, 6, 4, facing="west", vitality=30)
    a.activate(tree)
    a.play(tree, f"cast grasping-roots #{foe.id}", [3, 4, 1, 2])
    assert bool(foe.marks & Mark.STATIONARY) is held


@pytest.mark.rule("dun.skill.nature.vermin.sight", "dun.los.characters-block")
@pytest.mark.parametrize(("screen", "behind", "seen"), [
    ("grave-rats", "orc-warrior", False), ("grave-rats", "cave-troll", True), ("cave-troll", "orc-warrior", False),
    (None, "orc-warrior", True), ("grave-rats", "kobold-digger", False),
])  # fmt: skip
def test_a_swarm_hides_those_who_are_no_taller_than_a_man(arena, screen, behind, seen):
    a = arena("\n".join([LANE] * 2))
    taeral = a.named("taeral", 0, 0, hands=("short-bow",), facing="east")
    if screen:
        a.creature(screen, 3, 0, facing="west")
    foe = a.creature(behind, 7, 0, facing="west")
    a.activate(taeral)
    assert (f"shoot short-bow #{foe.id}" in a.offers(taeral)) is seen
    if seen:
        a.play(taeral, f"shoot short-bow #{foe.id}", [6, 5])
        assert a.t.told(events.Shot)[0].hit


# ------------------------------------------------------------------------------------------------ venom and leeches


@pytest.mark.rule("dun.skill.nature.leech-vitality")
@pytest.mark.parametrize(("dice", "healed"), [([5], 0), ([5, 5], 1), ([5, 5, 5], 1), ([5] * 4, 2)])
def test_a_vampire_drinks_half_of_what_he_spills(arena, dice, healed):
    """He has lost five points of Vitality himself."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, vitality=30)
    lord = a.creature("vampire-lord", 5, 3, facing="south", wounds=5)
    strike(a, lord, herbod, "elven-sword", [*HIT, *dice])
    assert herbod.wounds == len(dice)
    assert lord.wounds == 5 - healed


@pytest.mark.rule("dun.skill.nature.leech-vitality")
def test_he_drinks_from_whom_he_fells_but_no_more_than_he_has_lost(arena):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, vitality=4)
    lord = a.creature("vampire-lord", 5, 3, facing="south", wounds=1)
    strike(a, lord, herbod, "elven-sword", [*HIT, *[5] * 4])
    assert herbod.marks & Mark.KNOCKED_OUT
    assert lord.wounds == 0


@pytest.mark.rule("dun.skill.nature.leech-vitality")
def test_he_does_not_drink_from_afar(arena):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 6, vitality=30)
    lord = a.creature("vampire-lord", 5, 3, facing="south", wounds=5, hands=("shuriken",), shooting=9)
    a.activate(lord)
    a.play(lord, f"shoot shuriken #{herbod.id}", [5, 4, 5, 5])
    assert (herbod.wounds, lord.wounds) == (2, 5)


@pytest.mark.rule("dun.skill.nature.paralyzing-poison")
@pytest.mark.parametrize(
    ("dice", "venom", "wounds", "still"), [((4, 1, 1, 1), 3, 2, 2), ((4, 1, 1, 1), 2, 1, 2), ((1, 1, 1, 1), None, 0, 0)]
)
def test_a_ghouls_claws_hold_whoever_they_scratch(arena, dice, venom, wounds, still):
    """A die against Natural Armor 3; whether or not it wounds, he stands still for two turns."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, vitality=30)
    ghoul = a.creature("ghoul", 5, 3, facing="south")
    strike(a, ghoul, herbod, "claws", [*HIT, *dice, *([venom] if venom else [])])
    assert (herbod.wounds, herbod.still) == (wounds, still)
    assert bool(herbod.marks & Mark.STATIONARY) is bool(still)


@pytest.mark.rule("dun.skill.nature.paralyzing-poison", "dun.condition.stationary")
def test_he_misses_two_activations_and_acts_in_the_third(arena):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, vitality=30)
    ghoul = a.creature("ghoul", 5, 3, facing="south")
    strike(a, ghoul, herbod, "claws", [*HIT, 4, 1, 1, 1, 2])
    a.state.figures.pop(ghoul.id)
    acts = []
    for _ in range(3):
        herbod.marks &= ~Mark.ACTIVATED
        a.run(turns.choose_next(a.t))
        acts.append(a.state.turn.active.action)
    assert acts == [0, 0, 1]


@pytest.mark.rule("dun.skill.nature.paralyzing-poison", "dun.skill.combat.tough.armor")
@pytest.mark.parametrize(("card", "wounds"), [("borgron", 1), ("herbod", 2)])
def test_the_tough_stand_the_venom_better(arena, card, wounds):
    """Natural Armor 3 for both, which counts as 4 for a tough dwarf against poison: a die of 3."""
    a = arena(HALL)
    hero = a.named(card, 5, 4, vitality=30)
    ghoul = a.creature("ghoul", 5, 3, facing="south")
    strike(a, ghoul, hero, "claws", [*HIT, 4, 1, 1, 1, 3])
    assert hero.wounds == wounds
    assert hero.marks & Mark.STATIONARY


@pytest.mark.rule("dun.skill.nature.paralyzing-poison", "dun.skill.nature.undead.poison")
def test_a_ghoul_paralyses_no_bones(arena):
    """Skeletons fight for the heroes when they are told to: no venom works on them."""
    a = arena(HALL)
    bones = a.figure(5, 4, side=0, kind="mercenary", card="skeleton-warrior", skills=("undead",), vitality=30)
    ghoul = a.creature("ghoul", 5, 3, facing="south")
    strike(a, ghoul, bones, "claws", [*HIT, *[4] * 4])
    assert bones.wounds == 4
    assert not bones.marks & Mark.STATIONARY


@pytest.mark.rule("dun.skill.nature.plague-bearer")
@pytest.mark.parametrize(("dice", "die", "sick"), [((4, 1), 3, True), ((4, 1), 2, False), ((1, 1), None, False)])
def test_a_corpse_infects_whom_it_wounds(arena, dice, die, sick):
    """A die that reaches his Natural Armor of 3."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, vitality=30)
    corpse = a.creature("shambling-corpse", 5, 3, facing="south", combat=9, strength=2)
    strike(a, corpse, herbod, "improvised-weapon", [*HIT, *dice, *([die] if die else [])])
    assert rolled(a, "plague") == ([1] if die else [])
    assert bool(herbod.marks & Mark.DISEASED) is sick


@pytest.mark.rule("dun.skill.nature.plague-bearer", "dun.skill.combat.tough.armor")
@pytest.mark.parametrize(("card", "die", "sick"), [("borgron", 3, False), ("borgron", 4, True), ("herbod", 3, True)])
def test_the_tough_withstand_the_plague_better(arena, card, die, sick):
    a = arena(HALL)
    hero = a.named(card, 5, 4, vitality=30)
    rats = a.creature("grave-rats", 5, 2, facing="south", combat=9, strength=2)
    strike(a, rats, hero, "fangs", [*HIT, 4, 1, die])
    assert bool(hero.marks & Mark.DISEASED) is sick


@pytest.mark.rule("dun.skill.combat.tough.conditions", "dun.skill.combat.tough.recovery")
@pytest.mark.parametrize(
    ("card", "dice", "stunned"), [("borgron", 3, False), ("borgron", 2, True), ("herbod", 3, True)]
)
def test_the_tough_come_round_more_easily(arena, card, dice, stunned):
    a = arena(HALL)
    hero = a.named(card, 5, 4, marks=Mark.STUNNED)
    a.run(turns.choose_next(a.t), [dice])
    assert bool(hero.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.combat.tough.conditions", "dun.skill.combat.tough.armor")
@pytest.mark.parametrize(
    ("card", "die", "poisoned"), [("borgron", 3, False), ("borgron", 4, True), ("herbod", 3, True)]
)
def test_a_vipers_venom_must_be_stronger_for_the_tough(arena, card, die, poisoned):
    a = arena(HALL)
    hero = a.named(card, 5, 4, vitality=30)
    viper = a.creature("cave-viper", 5, 3, facing="south", combat=9)
    strike(a, viper, hero, "fangs", [*HIT, 4, 1, 1, die])
    assert hero.wounds == 1 + poisoned
    assert bool(hero.marks & Mark.POISONED) is poisoned


@pytest.mark.rule("dun.skill.combat.tough.conditions", "dun.skill.nature.trampling")
@pytest.mark.parametrize(("card", "dice", "stunned"), [("borgron", (3, 2), False), ("herbod", (4, 2), True)])
def test_the_tough_avoid_being_trampled_better(arena, card, dice, stunned):
    """Agility 4 and 3; against being Stunned a tough dwarf has one more: 5 on the dice are enough for him."""
    a = arena(HALL)
    hero = a.named(card, 5, 4, vitality=30)
    giant = a.creature("stone-giant", 5, 2, facing="south")
    a.activate(giant)
    a.play(giant, f"skill trampling #{hero.id}", dice)
    assert bool(hero.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.combat.tough.conditions", "dun.fall.low")
@pytest.mark.parametrize(("skills", "stunned"), [(("tough",), False), ((), True)])
def test_the_tough_keep_their_senses_after_a_low_fall(arena, skills, stunned):
    """Pushed over an edge of two points: Agility 3 and 6 on the dice."""
    a = arena(HALL, ground=(Ground("high", (0, 3), 14, 2, 2),))
    herbod = a.named("herbod", 5, 4, *skills, vitality=30)
    orc = a.creature("orc-champion", 5, 3, facing="south", combat=9)
    strike(a, orc, herbod, "broadsword", [*HIT, *[1] * 5, 4, 2])
    assert herbod.cell == a.at(5, 5)
    assert bool(herbod.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.combat.tough.conditions", "dun.search.element")
@pytest.mark.parametrize(("card", "dice", "sick"), [("borgron", (3, 2), False), ("malkin", (4, 2), True)])
def test_the_tough_catch_less_in_a_latrine(arena, card, dice, sick):
    """A Strength test: 4 and one more for the dwarf, 3 for Malkin."""
    a = arena(HALL, furniture=(Furnishing("latrine", (5, 3)),))
    hero = a.named(card, 5, 4)
    a.activate(hero)
    a.play(hero, "search #0", [1, 2, *dice])
    assert bool(hero.marks & Mark.DISEASED) is sick


# ------------------------------------------------------------------------------------------------ magic and darkness


@pytest.mark.rule("dun.skill.nature.magic-resistance.projectiles")
@pytest.mark.parametrize(("card", "dice"), [("hollowbark", 4), ("herbod", 5), ("quartz", 4)])
def test_a_bolt_has_a_die_less_against_the_resistant(arena, card, dice):
    a = arena(HALL)
    hero = a.named(card, 6, 4, vitality=30, facing="west")
    shaman = a.creature("orc-shaman", 2, 4, facing="east", spells=("thorn-volley",), mana=6)
    a.activate(shaman)
    a.play(shaman, f"cast thorn-volley #{hero.id}", [3, 4])
    assert rolled(a, "damage") == [dice]
    assert not rolled(a, "resistance")


@pytest.mark.rule("dun.skill.nature.magic-resistance.spells")
@pytest.mark.parametrize(
    ("card", "die", "hurt"), [("hollowbark", 4, False), ("hollowbark", 3, True), ("herbod", None, True)]
)
def test_other_spells_fail_on_four_against_the_resistant(arena, card, die, hurt):
    a = arena(HALL)
    hero = a.named(card, 6, 4, vitality=30, facing="west", spells=())
    priest = a.creature("fallen-cleric", 2, 4, facing="east", spells=("soul-dread",), mana=6)
    a.activate(priest)
    a.play(priest, f"cast soul-dread #{hero.id}", [3, 4, *([die] if die else []), *[6] * 5])
    assert bool(hero.wounds) is hurt
    assert rolled(a, "resistance") == ([1] if die else [])


@pytest.mark.rule("dun.skill.nature.magic-resistance.spells")
@pytest.mark.parametrize(("die", "healed"), [(4, 0), (3, 2)])
def test_nor_do_the_spells_of_a_friend_always_reach_her(arena, die, healed):
    a = arena(HALL)
    tree = a.named("hollowbark", 4, 4, wounds=3)
    borgron = a.named("borgron", 2, 4, spells=("mending-rune",), facing="east")
    a.activate(borgron)
    a.play(borgron, f"cast mending-rune #{tree.id}", [3, 4, die])
    assert tree.wounds == 3 - healed


@pytest.mark.rule("dun.skill.nature.magic-resistance.spells", "dun.spell.aoe")
def test_in_an_area_each_of_the_resistant_rolls_for_himself(arena):
    a = arena(HALL)
    maeliss = a.named("maeliss", 2, 4, spells=("earthshock",), facing="east")
    quartz, herbod = a.named("quartz", 7, 4, vitality=30, spells=()), a.named("herbod", 6, 5, vitality=30)
    orc = a.creature("orc-warrior", 6, 4, vitality=30)
    a.activate(maeliss)
    a.play(maeliss, f"cast earthshock #{orc.id}", [3, 4, 4])
    assert rolled(a, "resistance") == [1]
    assert len(rolled(a, "damage")) == 2, "Quartz is spared, the orc and Herbod are not"
    assert (quartz.wounds, herbod.wounds) == (0, 0)


def lit(arena, kind, *, torch=False):
    """Herbod in an unlit hall, perhaps with a friend who has a torch."""
    a = arena(HALL)
    a.state.map.dark_sections = {0: kind}
    herbod = a.named("herbod", 5, 4, hands=("broadsword",), vitality=30)
    if torch:
        a.named("borgron", 1, 1, hands=(Held("torch", lit=True),))
    return a, herbod


@pytest.mark.rule("dun.skill.nature.lost-in-the-dark.attributes", "dun.light.darkness")
@pytest.mark.parametrize(("torch", "minus"), [(False, 1), (True, 0)])
def test_herbod_fights_worse_in_the_dark_unless_somebody_has_a_light(arena, torch, minus):
    """Humans are lost in the dark, orcs are not."""
    a, herbod = lit(arena, "dark", torch=torch)
    orc = a.creature("orc-spearman", 5, 3, facing="south", vitality=30)
    strike(a, herbod, orc, "broadsword", [3, 4, 6, 5])
    strike(a, orc, herbod, "spear", [1, 2, 3, 4])
    assert fought(a) == [(12 - minus, 14), (5, 12 - minus)], "a spear strikes worse at arm's length"
    assert a.state.turn.active.movement == 5
    a.activate(herbod)
    assert a.state.turn.active.movement == 5 - minus


@pytest.mark.rule("dun.skill.nature.lost-in-the-dark.attributes")
@pytest.mark.parametrize(("card", "minus"), [("taeral", 0), ("shara", 1), ("borgron", 0)])
def test_only_humans_are_lost(arena, card, minus):
    a = arena(HALL)
    a.state.map.dark_sections = {0: "dark"}
    hero = a.named(card, 5, 4, hands=("broadsword",))
    orc = a.creature("orc-spearman", 5, 3, facing="south", vitality=30)
    strike(a, hero, orc, "broadsword", [3, 4, 6, 5])
    assert fought(a)[0][0] == 7 + a.content.heroes[card].attributes[1] - minus


@pytest.mark.rule("dun.skill.nature.lost-in-the-dark.shooting")
@pytest.mark.parametrize(
    ("dark", "card", "total"),
    [({1: "dark"}, "shara", 9), ({}, "shara", 10), ({0: "dark"}, "shara", 9), ({1: "dark"}, "borgron", 10)],
)
def test_targets_in_the_dark_are_hard_to_hit_for_those_who_stand_in_the_light(arena, dark, card, total):
    """Shooting Skill 3 for both; in the dark herself she has a point less, too, but then sees the lit target well."""
    a = arena("aaabbb", doors=(Door("gap", (2, 0), "east", kind="open"),))
    a.reveal_all()
    a.state.map.dark_sections = dark
    hero = a.named(card, 1, 0, hands=("short-bow",), facing="east")
    orc = a.creature("orc-warrior", 4, 0, facing="west", vitality=30)
    a.activate(hero)
    a.play(hero, f"shoot short-bow #{orc.id}", [4, 3])
    assert a.t.told(events.Shot)[0].total == total


@pytest.mark.rule(
    "dun.skill.nature.undead.darkness", "dun.skill.nature.underworld.darkness", "dun.light.total-darkness"
)
@pytest.mark.parametrize(("card", "minus"), [("skeleton-warrior", 0), ("pit-spawn", 0), ("orc-warrior", 1)])
def test_total_darkness_is_home_to_the_dead_and_the_damned(arena, card, minus):
    a, herbod = lit(arena, "total-darkness")
    foe = a.creature(card, 5, 3, facing="south", vitality=30, hands=("broadsword",))
    skill = a.content.creatures[card].attributes[1]
    strike(a, foe, herbod, "broadsword", [3, 4, 6, 5])
    assert fought(a) == [(7 + skill - minus, 11 + 5 - 1)]


@pytest.mark.rule("dun.skill.combat.used-to-armors")
@pytest.mark.parametrize(("skills", "worn", "movement"), [
    ((), ("chainmail",), -1), (("used-to-armors",), ("chainmail",), 0), (("used-to-armors",), (), 0),
])  # fmt: skip
def test_who_is_used_to_armor_walks_a_square_further_in_it(arena, skills, worn, movement):
    a = arena(LANE)
    shara = a.named("shara", 0, 0, *skills, worn=worn, facing="east")
    full = 5 + movement
    a.activate(shara)
    ends = {text for text in a.offers(shara) if text.startswith("move")}
    assert f"move @{a.at(full, 0)}" in ends
    assert f"move @{a.at(full + 1, 0)}" not in ends
    a.play(shara, f"move @{a.at(full, 0)}", [])
    assert shara.cell == a.at(full, 0)
