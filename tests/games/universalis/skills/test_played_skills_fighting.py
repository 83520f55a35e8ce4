"""Combat skills as people play them: heroes of the cards and creatures of the bestiary, blow by blow."""

import pytest
from tests.games.universalis.stage import rolled

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.events import Attacked
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run

HALL = "\n".join(["a" * 14] * 9)
HIT = [5, 4, 1, 2]
MISS = [1, 2, 6, 5]
"""Attack and defence of a sure hit and a sure miss, without doubles and criticals."""


def fought(a):
    return [(event.attack, event.defence, bool(event.hit)) for event in a.t.told(Attacked)]


def strike(a, who, foe, weapon, dice, answers=(), **more):
    """A blow in an activation of its own."""
    a.activate(who, **more)
    a.play(who, f"attack {weapon} #{foe.id}", dice, answers)


# ------------------------------------------------------------------------------------------------ blades that block


@pytest.mark.rule("dun.skill.combat.blocking.block", "dun.skill.combat.blocking.no-break")
@pytest.mark.parametrize(
    ("blade", "dice", "block", "stopped"),
    [
        ("bastard-sword", (5, 4), 5, True), ("bastard-sword", (5, 4), 4, False), ("greatsword", (5, 4), 5, True),
        ("greatsword", (6, 4), 5, False), ("greatsword", (6, 4), 6, True), ("broadsword", (5, 4), None, False),
    ],
)  # fmt: skip
def test_shara_blocks_with_her_blade(arena, blade, dice, block, stopped):
    """A reaver's battleaxe breaks shields that stop it, but no blade."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=(blade,), vitality=30)
    reaver = a.creature("orc-reaver", 5, 3, facing="south", combat=9)
    strike(a, reaver, shara, "battleaxe", [*dice, 1, 2, *([block] if block else []), *[6] * 9])
    assert rolled(a, "block") == ([1] if block else [])
    assert (shara.wounds == 0) is stopped
    assert [held.card for held in shara.hands] == [blade]
    assert not rolled(a, "break")


@pytest.mark.rule("dun.skill.combat.blocking.no-break", "dun.skill.nature.huge.shields")
@pytest.mark.parametrize(("hands", "kept", "dice"), [(("greatsword",), 1, []), (("broadsword", "shield"), 1, [3])])
def test_not_even_a_giant_breaks_the_blade_that_blocks_him(arena, hands, kept, dice):
    """A shield would be gone at once and half of his six dice get through."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=hands, vitality=30)
    giant = a.creature("stone-giant", 5, 2, facing="south", combat=9)
    strike(a, giant, shara, "club", [*HIT, 5])
    assert len(shara.hands) == kept
    assert rolled(a, "damage") == dice


@pytest.mark.rule("dun.skill.combat.blocking.block", "dun.melee.mod-behind", "dun.condition.kd-state")
@pytest.mark.parametrize(("more", "blocks"), [({}, True), ({"facing": "south"}, False), ({"marks": 2}, False)])
def test_a_blade_blocks_neither_from_behind_nor_from_the_ground(arena, more, blocks):
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("greatsword",), vitality=30, **more)
    reaver = a.creature("orc-reaver", 5, 3, facing="south", combat=9)
    strike(a, reaver, shara, "battleaxe", [*HIT, 5])
    assert bool(rolled(a, "block")) is blocks


@pytest.mark.rule("dun.skill.combat.blocking.block")
def test_a_blade_stops_no_arrow(arena):
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("greatsword",), vitality=30)
    archer = a.creature("orc-archer", 5, 1, facing="south", shooting=9)
    a.activate(archer)
    a.play(archer, f"shoot short-bow #{shara.id}", [5, 4, 6, 6, 6])
    assert shara.wounds == 3
    assert not rolled(a, "block")


@pytest.mark.rule("dun.skill.combat.blocking.cost")
@pytest.mark.parametrize(("blocks", "minus"), [((5,), 1), ((5, 6), 1), ((4,), 0)])
def test_a_blade_that_has_blocked_strikes_worse_once(arena, blocks, minus):
    """Combat Skill 5 and 7 on the dice; the cost is not paid in defence, and not twice."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("bastard-sword",), vitality=30)
    reaver = a.creature("orc-reaver", 5, 3, facing="south", combat=9, vitality=30)
    for block in blocks:
        strike(a, reaver, shara, "battleaxe", [*HIT, block])
        shara.cell = a.at(5, 4)
    for _ in range(2):
        strike(a, shara, reaver, "bastard-sword", [3, 4, 6, 5])
    assert [attack for attack, *_ in fought(a)[len(blocks) :]] == [12 - minus, 12]
    assert {defence for _, defence, _ in fought(a)[: len(blocks)]} == {8}


@pytest.mark.rule("dun.skill.combat.blocking.cost", "dun.melee.stationary")
def test_the_next_attack_may_be_one_that_needs_no_roll(arena):
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("bastard-sword",), vitality=30)
    reaver = a.creature("orc-reaver", 5, 3, facing="south", combat=9, vitality=30)
    strike(a, reaver, shara, "battleaxe", [*HIT, 5])
    shara.cell, reaver.marks = a.at(5, 4), Mark.STATIONARY
    strike(a, shara, reaver, "bastard-sword", [])
    reaver.marks = 0
    strike(a, shara, reaver, "bastard-sword", [3, 4, 6, 5])
    assert fought(a)[-1][0] == 12


# ------------------------------------------------------------------------------------------------ striking back


@pytest.mark.rule("dun.skill.combat.foresight.counter")
@pytest.mark.parametrize(
    ("attack", "defence", "wounds"),
    [((2, 3), (4, 4), 4), ((2, 3), (4, 5), 0), ((6, 5), (2, 2), 0), ((2, 4), (1, 1), 0)],
)
def test_a_double_that_wins_strikes_back(arena, attack, defence, wounds):
    """Nariant has Strength 3 and a broadsword: four dice against the spearman's Armor of 4."""
    a = arena(HALL)
    paladin = a.named("nariant", 5, 4, "foresight", hands=("broadsword",), vitality=30)
    orc = a.creature("orc-spearman", 5, 3, facing="south", vitality=30)
    strike(a, orc, paladin, "spear", [*attack, *defence, *[4] * 5])
    assert orc.wounds == wounds
    assert bool(paladin.wounds) is (defence in ((2, 2), (1, 1)))


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.damage.critical")
def test_sixes_of_the_defence_are_critical_when_they_strike_back(arena):
    a = arena(HALL)
    paladin = a.named("nariant", 5, 4, "foresight", hands=("broadsword",))
    orc = a.creature("orc-spearman", 5, 3, facing="south", vitality=30)
    strike(a, orc, paladin, "spear", [2, 3, 6, 6])
    assert rolled(a, "damage") == [6]


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.skill.combat.two-weapon-fighting.defend")
def test_he_strikes_back_with_the_weapon_that_defends(arena):
    """The axe in the first hand costs a point of Combat Skill, so the sword defends; it lowers no Armor."""
    a = arena(HALL)
    paladin = a.named("nariant", 5, 4, "foresight", "two-weapon-fighting", hands=("axe", "broadsword"))
    orc = a.creature("orc-spearman", 5, 3, facing="south", vitality=30)
    strike(a, orc, paladin, "spear", [2, 3, 4, 4, *[3] * 4])
    assert fought(a) == [(7, 13, False)]
    assert orc.wounds == 0


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.condition.poisoned")
def test_poison_on_the_blade_works_when_it_strikes_back(arena):
    a = arena(HALL)
    paladin = a.named("nariant", 5, 4, "foresight", hands=(Held("broadsword", poisoned=True),))
    orc = a.creature("orc-spearman", 5, 3, facing="south", vitality=30)
    strike(a, orc, paladin, "spear", [2, 3, 4, 4, 4, 1, 1, 1])
    assert orc.wounds == 1
    assert orc.marks & Mark.POISONED


@pytest.mark.rule("dun.skill.combat.foresight.invulnerable")
@pytest.mark.parametrize(("defence", "wounds"), [((5, 5), 0), ((6, 6), 6)])
def test_only_a_double_six_strikes_a_bone_colossus_back(arena, defence, wounds):
    a = arena(HALL)
    paladin = a.named("nariant", 5, 4, "foresight", hands=("broadsword",), vitality=30)
    bones = a.creature("bone-colossus", 5, 2, facing="south", combat=0, vitality=30)
    strike(a, bones, paladin, "great-flail", [2, 3, *defence, *[5] * 6])
    assert bones.wounds == wounds


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.skill.two-active")
@pytest.mark.parametrize(
    ("known", "damage", "stunned"),
    [
        (("giant-killer",), [5], False), (("cruel",), [4, 1], False), (("giant-killer", "cruel"), [5], False),
        (("dirty-fighter",), [4], True), (("dirty-fighter", "giant-killer", "cruel"), [4], True),
    ],
)  # fmt: skip
def test_who_is_attacked_has_two_active_skills_as_well(arena, known, damage, stunned):
    """Four dice strike a troll back: beside Foresight there is room for a fifth, or a 1 again, or for Stunning him."""
    a = arena(HALL)
    paladin = a.named("nariant", 5, 4, "foresight", *known, hands=("broadsword",), vitality=30)
    troll = a.creature("cave-troll", 5, 2, facing="south", combat=0, vitality=30)
    strike(a, troll, paladin, "club", [2, 3, 4, 4, 1, 2, 2, 2, *([2] if "giant-killer" in known else []), 2])
    assert rolled(a, "damage") == damage
    assert bool(troll.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.combat.dirty-fighter", "dun.skill.two-active")
def test_a_skill_that_does_nothing_takes_no_place(arena):
    """Nothing Stuns a giant, so Giant Killer still comes beside Foresight; the same holds for who attacks him."""
    a = arena(HALL)
    known = "foresight", "dirty-fighter", "giant-killer", "mighty-blow"
    paladin = a.named("nariant", 5, 4, *known, hands=("broadsword",), vitality=30, braved=["stone-giant"])
    giant = a.creature("stone-giant", 5, 2, facing="south", combat=0, vitality=30)
    strike(a, giant, paladin, "club", [2, 3, 4, 4, *[2] * 5])
    assert rolled(a, "damage") == [5]
    a.activate(paladin)
    a.play(paladin, f"attack broadsword+mighty-blow #{giant.id}", [4, 4, 2, 3, *[2] * 5])
    assert rolled(a, "damage") == [5, 5]
    assert not giant.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.exploration.cat-reflexes")
@pytest.mark.parametrize(
    ("agility", "dice", "defence"),
    [(4, (1, 5, 6), 5 + 6 + 5), (3, (1, 5), 1 + 5 + 5), (4, (1, 1), 1 + 1 + 5), (4, (2, 5), 2 + 5 + 5)],
)
def test_a_champion_of_the_claw_repeats_single_ones_in_defence(arena, agility, dice, defence):
    """His Combat Skill is 5; not after a critical failure, and not once he is too slow."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, hands=("greatsword",))
    claw = a.creature("claw-champion", 5, 3, facing="south", agility=agility, vitality=30)
    strike(a, shara, claw, "greatsword", [6, 6, *dice])
    assert fought(a)[0][1] == defence
    assert rolled(a, "defence") == ([2, 1] if len(dice) == 3 else [2])


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.defend")
@pytest.mark.parametrize(
    ("hands", "known", "defence"),
    [
        (("axe", "broadsword"), True, 5), (("axe", "broadsword"), False, 4), (("short-sword", "axe"), True, 4),
        (("broadsword", "short-sword"), True, 5), (("short-sword",), True, 4),
    ],
)  # fmt: skip
def test_ilsaveth_defends_with_the_better_of_two_weapons(arena, hands, known, defence):
    a = arena(HALL)
    dancer = a.named("ilsaveth", 5, 4, *(("two-weapon-fighting",) if known else ()), hands=hands, vitality=30)
    orc = a.creature("orc-spearman", 5, 3, facing="south")
    strike(a, orc, dancer, "spear", [1, 2, 3, 4])
    assert fought(a)[0][1] == 7 + defence


# ------------------------------------------------------------------------------------------------ blows


@pytest.mark.rule("dun.skill.combat.mighty-blow")
@pytest.mark.parametrize(("way", "attack", "wounds"), [("", 12, 0), ("+mighty-blow", 11, 5)])
def test_a_mighty_blow_costs_one_and_pierces_one(arena, way, attack, wounds):
    """Herbod, Combat Skill 5 and Strength 4, against the Armor of an orc: dice of 3."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "mighty-blow", hands=("broadsword",))
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    strike(a, herbod, orc, f"broadsword{way}", [3, 4, 1, 2, *[3] * 5])
    assert fought(a)[0][0] == attack
    assert orc.wounds == wounds


@pytest.mark.rule("dun.skill.combat.mighty-blow", "dun.break.shield-when", "dun.break.shield-damage")
@pytest.mark.parametrize(("way", "tested"), [("", False), ("+mighty-blow", True)])
def test_a_mighty_blow_tests_the_shield_that_stops_it(arena, way, tested):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "mighty-blow", hands=("broadsword",), combat=9)
    orc = a.creature("orc-warrior", 5, 3, facing="south", hands=("axe", "shield"), vitality=30)
    strike(a, herbod, orc, f"broadsword{way}", [*HIT, 5, 2, 6])
    assert bool(rolled(a, "break")) is tested
    assert [held.card for held in orc.hands] == (["axe"] if tested else ["axe", "shield"])
    assert orc.wounds == int(tested)


@pytest.mark.rule("dun.skill.combat.mighty-blow", "dun.skill.combat.combat-master")
def test_only_the_mighty_one_of_two_blows_tests_the_shield(arena):
    """Against two enemies a combat master strikes twice, and the second blow is an ordinary one."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "mighty-blow", "combat-master", hands=("broadsword",), combat=9)
    orc = a.creature("orc-warrior", 5, 3, facing="south", hands=("axe", "shield"), vitality=30)
    a.creature("orc-warrior", 6, 4, facing="west")
    strike(a, herbod, orc, "broadsword+mighty-blow", [*HIT, 5, 3])
    orc.cell = a.at(5, 3)
    a.play(herbod, f"attack broadsword #{orc.id}", [*HIT, 5, 1])
    assert len(rolled(a, "block")) == 2
    assert len(rolled(a, "break")) == 1
    assert [held.card for held in orc.hands] == ["axe", "shield"]


@pytest.mark.rule("dun.skill.combat.powerful-blow")
@pytest.mark.parametrize(
    ("way", "dice", "wounds", "thrown"),
    [
        ("", [6, 6, 1, 1, 1], 2, [5]),
        ("+powerful-blow", [6, 6, 1, 1, 1, 6, 4], 4, [5, 2]),
        ("+powerful-blow", [5, 5, 1, 1, 1], 2, [5]),
    ],
)
def test_a_powerful_blow_adds_a_die_for_each_six_and_these_no_more(arena, way, dice, wounds, thrown):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "powerful-blow", hands=("broadsword",))
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    strike(a, herbod, orc, f"broadsword{way}", [3, 4, 1, 2, *dice])
    assert fought(a)[0][0] == (12 if not way else 11)
    assert rolled(a, "damage")[: len(thrown)] == thrown
    assert orc.wounds == wounds


@pytest.mark.rule("dun.skill.combat.tricky-fighter")
@pytest.mark.parametrize(("wits", "dice", "wounds"), [(4, (4, 4), 5), (4, (5, 3), 0), (3, (4, 4), 0), (5, (5, 5), 5)])
def test_a_double_finds_the_weak_point_for_the_tricky(arena, wits, dice, wounds):
    """Five dice of 4 against a black orc's Armor of 5."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "tricky-fighter", hands=("broadsword",), intelligence=wits)
    orc = a.creature("black-orc", 5, 3, facing="south", vitality=30)
    strike(a, herbod, orc, "broadsword", [*dice, 1, 2, *[4] * 5])
    assert orc.wounds == wounds


@pytest.mark.rule("dun.skill.combat.tricky-fighter", "dun.skill.two-active")
def test_who_declares_two_other_skills_finds_no_weak_point(arena):
    a = arena(HALL)
    skills = ("tricky-fighter", "mighty-blow", "powerful-blow")
    herbod = a.named("herbod", 5, 4, *skills, hands=("broadsword",), intelligence=4)
    orc = a.creature("orc-champion", 5, 3, facing="south", armor=6, vitality=30)
    strike(a, herbod, orc, "broadsword+mighty-blow+powerful-blow", [4, 4, 1, 2, *[4] * 5])
    assert orc.wounds == 0, "Armor 6 counts as 5, not as 4"


@pytest.mark.rule("dun.skill.combat.giant-killer.damage")
@pytest.mark.parametrize(("card", "y", "dice"), [("orc-warrior", 3, 5), ("cave-troll", 2, 6), ("stone-giant", 2, 6)])
def test_a_giant_killer_rolls_a_die_more_against_the_large(arena, card, y, dice):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "giant-killer", hands=("broadsword",), braved=["stone-giant"])
    foe = a.creature(card, 5, y, facing="south", vitality=30)
    strike(a, herbod, foe, "broadsword", HIT)
    assert rolled(a, "damage")[0] == dice


@pytest.mark.rule("dun.skill.combat.giant-killer.damage")
@pytest.mark.parametrize(("card", "dice"), [("orc-warrior", 3), ("cave-troll", 4)])
def test_a_giant_killer_shoots_trolls_better_too(arena, card, dice):
    a = arena(HALL)
    taeral = a.named("taeral", 1, 4, "giant-killer", hands=("short-bow",), facing="east")
    foe = a.creature(card, 4, 4, facing="west", vitality=30)
    a.activate(taeral)
    a.play(taeral, f"shoot short-bow #{foe.id}", [5, 4])
    assert rolled(a, "damage") == [dice]


@pytest.mark.rule("dun.skill.combat.hardened")
@pytest.mark.parametrize(("die", "wounds"), [(4, 2), (3, 3)])
def test_a_warlord_shakes_a_wound_off(arena, die, wounds):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, hands=("broadsword",))
    lord = a.creature("orc-warlord", 5, 3, facing="south", vitality=30)
    strike(a, herbod, lord, "broadsword", [*HIT, 5, 5, 5, 1, 1, die])
    assert lord.wounds == wounds
    assert rolled(a, "hardened") == [1]


@pytest.mark.rule("dun.skill.combat.hardened")
@pytest.mark.parametrize(("dice", "saved"), [([1] * 5, []), ([5, 1, 1, 1, 1], [1])])
def test_only_a_wound_is_shaken_off(arena, dice, saved):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, hands=("broadsword",))
    lord = a.creature("orc-warlord", 5, 3, facing="south", vitality=30)
    strike(a, herbod, lord, "broadsword", [*HIT, *dice, 6])
    assert rolled(a, "hardened") == saved
    assert lord.wounds == 0


@pytest.mark.rule("dun.skill.combat.hardened", "dun.dp-trap.when-other-square")
def test_scars_do_not_help_against_arrows_less_but_against_fire_not_at_all(arena):
    """An arrow is an attack like a blow; the bolt of a wizard is none of weapons."""
    for by, saved in (("arrow", [1]), ("bolt", [])):
        a = arena(HALL)
        lord = a.creature("orc-warlord", 5, 4, facing="west", vitality=30)
        if by == "arrow":
            hero = a.named("taeral", 2, 4, hands=("short-bow",), facing="east")
            text, dice = f"shoot short-bow #{lord.id}", [5, 5, 5, 5, 5]
        else:
            hero = a.named("maeliss", 2, 4, spells=("fireball",), facing="east")
            text, dice = f"cast fireball #{lord.id}", [5, 4, *[6] * 6]
        a.activate(hero)
        a.play(hero, text, dice)
        assert lord.wounds
        assert rolled(a, "hardened") == saved


# ------------------------------------------------------------------------------------------------ hatred


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.reroll")
@pytest.mark.parametrize(
    ("word", "card", "dice", "attack"),
    [
        ("great-orc-clans", "orc-warrior", (1, 4, 6), 15), ("great-orc-clans", "orc-warrior", (1, 1), 7),
        ("great-orc-clans", "orc-warrior", (2, 4), 11), ("great-orc-clans", "skeleton-warrior", (1, 4), 10),
        ("orc", "orc-warrior", (1, 4, 6), 15), ("goblin", "orc-warrior", (1, 4), 10),
    ],
)  # fmt: skip
def test_hatred_repeats_single_ones_against_those_he_hates(arena, word, card, dice, attack):
    a = arena(HALL)
    hate = (Trait("hatred-towards", word=word),)
    herbod = a.named("herbod", 5, 4, "hatred-towards", hands=("broadsword",), traits=hate)
    foe = a.creature(card, 5, 3, facing="south", vitality=30)
    strike(a, herbod, foe, "broadsword", [*dice, 6, 5])
    assert fought(a)[0][0] == attack
    assert rolled(a, "attack") == ([2, 1] if len(dice) == 3 else [2])


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.reroll", "dun.companion.owner-dead")
def test_a_freed_prisoner_hates_those_who_held_him(arena):
    """A companion hates as well; in defence his ones stand."""
    a = arena(HALL)
    hate = (Trait("hatred-towards", word="orc"),)
    freed = a.companion("freed-prisoner", 5, 4, traits=hate, vitality=9)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    strike(a, freed, orc, "improvised-weapon", [1, 4, 6, 6, 5])
    strike(a, orc, freed, "axe", [2, 3, 1, 6])
    assert rolled(a, "attack") == [2, 1, 2]
    assert rolled(a, "defence") == [2, 2]


@pytest.mark.rule("dun.skill.combat.hatred-towards-the-underworld.combat")
@pytest.mark.parametrize(
    ("card", "again"), [("skeleton-warrior", True), ("pit-spawn", True), ("orc-warrior", False), ("grave-rats", False)]
)
def test_hatred_of_the_underworld_repeats_single_ones(arena, card, again):
    a = arena(HALL)
    nariant = a.named("nariant", 5, 4, "hatred-towards-the-underworld", hands=("broadsword",))
    foe = a.creature(card, 5, 2 if card == "grave-rats" else 3, facing="south", vitality=30)
    strike(a, nariant, foe, "broadsword", [1, 4, *([6] if again else []), 6, 5])
    assert rolled(a, "attack") == ([2, 1] if again else [2])


# ------------------------------------------------------------------------------------------------ rage


@pytest.mark.rule("dun.skill.combat.berserker.end")
@pytest.mark.parametrize(("x", "facing", "rages"), [(13, "east", True), (13, "west", False), (None, "east", False)])
def test_the_rage_ends_with_the_turn_in_which_no_enemy_is_near_or_seen(arena, x, facing, rages):
    """At 13 squares there is no combat any more; whom he sees he still wants to fight."""
    a = arena("a" * 30)
    herbod = a.named("herbod", 0, 0, marks=Mark.BERSERK, facing=facing)
    if x is not None:
        a.creature("orc-warrior", x, 0)
    run(turns.end_dark(a.t))
    assert bool(herbod.marks & Mark.BERSERK) is rages


@pytest.mark.rule("dun.skill.combat.berserker.end", "dun.combat.turn-kind")
def test_as_long_as_the_combat_lasts_he_rages_on_though_he_looks_away(arena):
    a = arena("a" * 30)
    herbod = a.named("herbod", 5, 0, marks=Mark.BERSERK, facing="west")
    a.creature("orc-warrior", 9, 0)
    run(turns.end_dark(a.t))
    assert herbod.marks & Mark.BERSERK


# ------------------------------------------------------------------------------------------------ charging


@pytest.mark.rule("dun.skill.combat.shield-onslaught", "dun.skill.nature.onslaught.unarmed")
@pytest.mark.parametrize(
    ("hands", "steps", "marks", "charges"),
    [
        (("broadsword", "shield"), 3, 0, True), (("broadsword",), 3, 0, False),
        (("broadsword", "shield"), 2, 0, False), (("broadsword", "shield"), 3, Mark.KNOCKED_DOWN, False),
    ],
)  # fmt: skip
def test_a_black_orc_charges_behind_his_shield(arena, hands, steps, marks, charges):
    """With a shield he has Onslaught: bare-handed, four dice for Strength 4 against one more than her Armor."""
    a = arena(HALL)
    orc = a.creature("black-orc", 5, 2, facing="south", hands=hands)
    shara = a.named("shara", 5, 3 + steps, marks=marks, vitality=30, armor=3)
    a.activate(orc)
    a.play(orc, f"move @{a.at(5, 2 + steps)}", [])
    charge = f"skill onslaught #{shara.id}"
    assert (charge in a.offers(orc)) is charges
    if charges:
        a.play(orc, charge, [6, 5, 1, 2, *[4] * 4])
        assert (shara.wounds, bool(shara.marks & Mark.KNOCKED_DOWN)) == (4, True)
        assert a.state.turn.active.skills == ["onslaught"]


@pytest.mark.rule(
    "dun.skill.nature.onslaught.knockdown", "dun.skill.nature.onslaught.not-down", "dun.skill.nature.onslaught.unarmed"
)
@pytest.mark.parametrize(("strength", "falls"), [(6, True), (7, False)])
def test_a_minotaurs_horns_throw_down_who_is_not_stronger(arena, strength, falls):
    """Horns are no bare hands: six dice at one point of Armor less, for he is Large."""
    a = arena(HALL)
    bull = a.creature("maze-minotaur", 5, 0, facing="south")
    herbod = a.named("herbod", 5, 6, strength=strength, vitality=30, armor=5, braved=["maze-minotaur"])
    a.activate(bull)
    a.play(bull, f"move @{a.at(5, 4)}", [])
    text = f"skill onslaught #{herbod.id}"
    a.play(bull, text, [6, 5, 1, 2, *[4] * 6])
    assert (herbod.wounds, bool(herbod.marks & Mark.KNOCKED_DOWN)) == (6, falls)
    a.activate(bull, forward=3, moved=3)
    assert (text in a.offers(bull)) is not falls


@pytest.mark.rule("dun.skill.nature.onslaught.knockdown", "dun.skill.nature.ethereal.hit")
def test_an_onslaught_leaves_a_wraith_standing(arena):
    """Nothing but magic hits the ethereal: no wounds, and no fall either."""
    a = arena(HALL)
    knight = a.named("shara", 5, 1, "shield-onslaught", hands=("broadsword", "shield"), facing="south", strength=9)
    wraith = a.creature("wraith", 5, 5)
    a.activate(knight)
    knight.braved.append("wraith")
    a.play(knight, f"move @{a.at(5, 4)}", [])
    a.play(knight, f"skill onslaught #{wraith.id}", [6, 5, 1, 2])
    assert not wraith.marks & Mark.KNOCKED_DOWN
    assert not rolled(a, "damage")


@pytest.mark.rule("dun.skill.nature.ethereal.hit", "dun.skill.nature.invulnerable.hits", "dun.condition.chart")
@pytest.mark.parametrize(
    ("card", "y", "dice", "moved"),
    [
        ("wraith", 3, (6, 6), False), ("wraith", 3, (5, 4), False), ("bone-colossus", 2, (5, 4), False),
        ("skeleton-warrior", 3, (5, 4), True), ("skeleton-warrior", 3, (6, 6), True),
    ],
)  # fmt: skip
def test_a_blow_that_cannot_touch_somebody_neither_pushes_nor_throws_him(arena, card, y, dice, moved):
    a = arena(HALL)
    ogre = a.of_race("ogres", 5, 4, hands=("broadsword",), combat=9, braved=["wraith"])
    foe = a.creature(card, 5, y, facing="south", vitality=30)
    before = foe.cell
    a.activate(ogre)
    a.play(ogre, f"attack broadsword #{foe.id}", [*dice, 1, 2], [first] if moved else [])
    assert (foe.cell != before) is moved
    assert bool(foe.marks & Mark.KNOCKED_DOWN) is (moved and dice == (6, 6))


def first(ask):
    assert ask.key == "push"
    return ask.options[0]


# ------------------------------------------------------------------------------------------------ springing up


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight", "dun.condition.kd-double")
@pytest.mark.parametrize(("dice", "up"), [((4, 4), True), ((4, 3), False)])
def test_who_is_knocked_down_springs_up_at_once_and_is_stunned(arena, dice, up):
    """Agility 3, which counts as 2 while he lies, with the orc who threw him still beside him."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "up-and-back-to-fight", hands=("broadsword",), vitality=30)
    orc = a.creature("orc-warrior", 5, 3, facing="south", combat=9)
    strike(a, orc, herbod, "axe", [6, 6, 1, 2, *[1] * 6, *dice])
    assert bool(herbod.marks & Mark.KNOCKED_DOWN) is not up
    assert bool(herbod.marks & Mark.STUNNED) is up


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight", "dun.turn.recovery-rise")
@pytest.mark.parametrize(("known", "dice", "up"), [(True, (1, 3, 5, 3), True), (False, (1, 3), False)])
def test_he_who_failed_repeats_the_test_to_stand_up(arena, known, dice, up):
    a = arena(HALL)
    skills = ("up-and-back-to-fight",) if known else ()
    herbod = a.named("herbod", 5, 4, *skills, hands=("broadsword",), marks=Mark.KNOCKED_DOWN)
    a.creature("orc-warrior", 5, 3, facing="south")
    a.run(turns.choose_next(a.t), dice, [])
    assert bool(herbod.marks & Mark.KNOCKED_DOWN) is not up


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight", "dun.fortune.reroll-own")
def test_fortune_helps_him_to_his_feet(arena):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "up-and-back-to-fight", hands=("broadsword",), vitality=30, fortune=1)
    orc = a.creature("orc-warrior", 5, 3, facing="south", combat=9)
    a.activate(orc)
    answers = [lambda ask: ask.options[0] if ask.key == "fortune-melee" else None, "again"]
    a.t.script([6, 6, 1, 2, *[1] * 6, 2, 3, 5, 3], [*a.way_to(orc, f"attack axe #{herbod.id}"), *answers])
    run(activation.act(a.t, orc.id), a.t)
    assert not herbod.marks & Mark.KNOCKED_DOWN
    assert herbod.fortune == 0


# ------------------------------------------------------------------------------------------------ two at a time


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.two-weapon-fighting.attack")
@pytest.mark.parametrize(
    ("known", "way", "attack", "damage", "again"),
    [
        (("giant-killer",), "", 13, [6], True), (("cruel",), "", 13, [5, 1], True),
        (("giant-killer", "cruel"), "", 13, [6], True),
        (("giant-killer", "cruel"), "+giant-killer+two-weapon-fighting", 13, [6], True),
        (("giant-killer", "cruel"), "+cruel+two-weapon-fighting", 13, [5, 1], True),
        (("giant-killer", "cruel"), "+giant-killer+cruel", 14, [6, 1], False),
    ],
)  # fmt: skip
def test_the_second_weapon_is_one_of_two_active_skills(arena, known, way, attack, damage, again):
    """Five dice strike a troll, and a sixth or a 1 again: beside the second weapon one of these, or both without it and
    without the point that it costs."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "two-weapon-fighting", *known, hands=("broadsword", "axe"))
    troll = a.creature("cave-troll", 5, 2, facing="south", combat=0, vitality=30)
    strike(a, herbod, troll, f"broadsword{way}", [*HIT, 1, *[2] * (damage[0] - 1), 2])
    assert fought(a)[0][0] == attack
    assert rolled(a, "damage") == damage
    assert ("attack axe" in " ".join(a.offers(herbod))) is again


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.combat-master", "dun.attack.max-three")
@pytest.mark.parametrize(
    ("way", "marks", "blows", "using"),
    [
        ("", 0, 3, ["two-weapon-fighting", "combat-master"]),
        ("+mighty-blow", 0, 2, ["mighty-blow", "two-weapon-fighting"]),
        ("+mighty-blow+combat-master", 0, 2, ["mighty-blow", "combat-master"]),
        ("+mighty-blow+powerful-blow", 0, 1, ["mighty-blow", "powerful-blow"]),
        ("", Mark.BERSERK, 3, ["two-weapon-fighting"]),
        ("+mighty-blow+powerful-blow", Mark.BERSERK, 2, ["mighty-blow", "powerful-blow"]),
    ],
)
def test_one_more_blow_for_each_active_skill_of_two(arena, way, marks, blows, using):
    """Who strikes three times already takes up no skill for a fourth."""
    a = arena(HALL)
    skills = ("two-weapon-fighting", "combat-master", "mighty-blow", "powerful-blow")
    herbod = a.named("herbod", 5, 4, *skills, hands=("broadsword", "axe"), marks=marks)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    a.creature("orc-warrior", 6, 4, facing="west", vitality=30)
    strike(a, herbod, orc, f"broadsword{way}", MISS)
    assert a.state.turn.active.skills == using
    for _ in range(blows - 1):
        a.play(herbod, f"attack axe #{orc.id}", MISS)
    assert not [text for text in a.offers(herbod) if text.startswith("attack")]
    assert len(fought(a)) == blows


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.combat-master")
@pytest.mark.parametrize(("hands", "attack"), [(("broadsword", "axe"), 11), (("broadsword",), 12)])
def test_two_weapons_cost_a_combat_master_a_point_without_a_blow_of_their_own(arena, hands, attack):
    """With a Mighty Blow beside it, which costs the other point."""
    a = arena(HALL)
    skills = ("two-weapon-fighting", "combat-master", "mighty-blow")
    herbod = a.named("herbod", 5, 4, *skills, hands=hands)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    a.creature("orc-warrior", 6, 4, facing="west", vitality=30)
    way = "+mighty-blow+combat-master" if len(hands) > 1 else "+mighty-blow"
    strike(a, herbod, orc, f"broadsword{way}", [5, 3, 6, 5])
    assert fought(a)[0][0] == attack
    assert a.state.turn.active.skills == ["mighty-blow", "combat-master"]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.spinning-blow")
def test_a_spinning_blow_leaves_the_second_weapon_out(arena):
    """It takes the place of all other blows, so nothing that would give one goes with it."""
    a = arena(HALL)
    skills = ("two-weapon-fighting", "combat-master", "spinning-blow", "cruel", "giant-killer")
    herbod = a.named("herbod", 5, 4, *skills, hands=("broadsword", "axe"))
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    a.creature("orc-warrior", 6, 4, facing="west", vitality=30)
    a.activate(herbod)
    spins = [
        text for text in a.offers(herbod) if text.startswith("attack broadsword+spinning-blow") and str(orc.id) in text
    ]
    assert spins == [f"attack broadsword+spinning-blow #{orc.id}"]
    a.play(herbod, spins[0], [*MISS, *MISS])
    assert a.state.turn.active.skills == ["spinning-blow"]
    assert [attack for attack, _, _ in fought(a)] == [7, 7]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.elite")
@pytest.mark.parametrize(("foes", "dice", "attack"), [(2, [1, 5], 10), (1, [1, 5, 4], 13)])
def test_who_strikes_three_times_repeats_no_ones(arena, foes, dice, attack):
    """Shara is of the Elite: with one enemy there is room for it beside her second sword. Her chances say so, too."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, "two-weapon-fighting", "combat-master", hands=("broadsword", "axe"), combat=5)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    if foes > 1:
        a.creature("orc-warrior", 6, 4, facing="west", vitality=30)
    a.activate(shara)
    do = next(do for do in activation.legal(a.t, shara.id) if do.verb == "attack" and do.word == "broadsword")
    known, chance = shara.skills, odds.of(a.t, shara.id, do)
    shara.skills = tuple(skill for skill in known if skill != "elite")
    assert (odds.of(a.t, shara.id, do) == chance) is (foes > 1)
    shara.skills = known
    a.play(shara, f"attack broadsword #{orc.id}", [*dice, 6, 5])
    assert fought(a)[0][0] == attack


@pytest.mark.rule("dun.skill.two-active", "dun.skill.nature.fearsome.attack", "dun.skill.scholarly.impassible")
@pytest.mark.parametrize(
    ("way", "dice"),
    [("+mighty-blow", [2, 3, 5, 6]), ("+mighty-blow+powerful-blow", [2, 3]), ("+mighty-blow+powerful-blow", [5, 6])],
)
def test_who_has_declared_two_skills_does_not_repeat_his_courage(arena, way, dice):
    """Two skills are declared before any dice are rolled, those of Courage too."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "impassible", "mighty-blow", "powerful-blow", hands=("broadsword",), courage=3)
    giant = a.creature("stone-giant", 5, 2, facing="south", vitality=30)
    a.activate(herbod)
    do = next(do for do in activation.legal(a.t, herbod.id) if str(do) == f"attack broadsword{way} #{giant.id}")
    dares = odds.daring(a.t, a.blows(herbod, giant, declared=do.ways))
    once = odds.daring(a.t, a.blows(herbod, giant, declared=("mighty-blow", "powerful-blow")))
    assert (dares > once) is (way == "+mighty-blow")
    passed = sum(dice[-2:]) > 8
    a.play(herbod, f"attack broadsword{way} #{giant.id}", [*dice, *(MISS if passed else [])])
    assert len(fought(a)) == passed
    assert len(a.state.turn.active.skills) == 2


@pytest.mark.rule("dun.skill.two-active", "dun.skill.nature.leech-vitality")
@pytest.mark.parametrize(
    ("card", "known", "way", "damage", "left"),
    [
        ("cave-troll", ("giant-killer",), "", [6], 3), ("cave-troll", ("cruel",), "", [5, 1], 3),
        ("cave-troll", ("giant-killer", "cruel"), "", [6, 1], 5),
        ("cave-troll", ("giant-killer", "cruel"), "+giant-killer+leech-vitality", [6], 3),
        ("orc-warrior", ("giant-killer", "cruel"), "", [5, 1], 3),
        ("orc-warrior", ("mighty-blow", "cruel"), "+mighty-blow", [5, 1], 5),
        ("orc-warrior", ("mighty-blow",), "+mighty-blow", [5], 3),
    ],
)  # fmt: skip
def test_blood_is_drunk_beside_one_active_skill_and_not_beside_two(arena, card, known, way, damage, left):
    """Four sixes wound: two points of Vitality for one who lacks five. Nobody kills giants in an orc."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "leech-vitality", *known, hands=("broadsword",), vitality=30, wounds=5)
    foe = a.creature(card, 5, 2 if card == "cave-troll" else 3, facing="south", combat=0, vitality=30)
    strike(a, herbod, foe, f"broadsword{way}", [*HIT, 1, *[6] * 4, *[1] * (damage[0] - 5), 1])
    assert rolled(a, "damage") == damage
    assert (foe.wounds, herbod.wounds) == (4, left)


@pytest.mark.rule("dun.skill.two-active", "dun.skill.nature.leech-vitality")
def test_skills_that_would_do_nothing_leave_their_places_free(arena):
    """Without a wound there is nothing to drink for, without a second weapon and a second enemy no blow to win."""
    a = arena(HALL)
    skills = ("leech-vitality", "mighty-blow", "two-weapon-fighting", "combat-master")
    herbod = a.named("herbod", 5, 4, *skills, hands=("broadsword",), vitality=30)
    orc = a.creature("orc-warrior", 5, 3, facing="south", combat=0, vitality=30)
    strike(a, herbod, orc, "broadsword+mighty-blow", [*HIT, *[6] * 5])
    assert orc.wounds == 5
    assert a.state.turn.active.skills == ["mighty-blow"]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.nature.leech-vitality", "dun.skill.combat.foresight.counter")
@pytest.mark.parametrize(
    ("known", "damage", "left"),
    [((), [4], 3), (("giant-killer",), [5], 5), (("dirty-fighter",), [4], 5), (("two-weapon-fighting",), [4], 3)],
)
def test_who_strikes_back_drinks_beside_foresight_alone(arena, known, damage, left):
    """Two of three help; to choose the weapon that defends is none of them."""
    a = arena(HALL)
    hands = ("broadsword", "axe") if "two-weapon-fighting" in known else ("broadsword",)
    paladin = a.named("nariant", 5, 4, "foresight", "leech-vitality", *known, hands=hands, vitality=30, wounds=5)
    troll = a.creature("cave-troll", 5, 2, facing="south", combat=0, vitality=30)
    strike(a, troll, paladin, "club", [2, 3, 4, 4, *[6] * 4, *[1] * (damage[0] - 4)])
    assert rolled(a, "damage") == damage
    assert (troll.wounds, paladin.wounds) == (4, left)


@pytest.mark.rule("dun.skill.two-active", "dun.skill.active-passive")
@pytest.mark.parametrize(
    ("using", "offered"), [((), True), (("elite",), True), (("elite", "cruel"), False), (("elite", "own"), True)]
)
@pytest.mark.parametrize(
    ("skill", "text"), [("first-aid", "talent first-aid"), ("flying-jump", "leap"), ("sweep", "skill sweep")]
)
def test_what_is_an_action_by_itself_is_not_the_third_active_skill_either(arena, skill, text, using, offered):
    """What she is using already she may use again."""
    a = arena(HALL)
    shara = a.named("shara", 5, 4, skill, "cruel", agility=4, size=4 if skill == "sweep" else 2, wounds=2)
    orc = a.creature("orc-warrior", 5, 3, facing="south")
    if skill == "first-aid":
        orc.cell = a.at(12, 8)
    a.activate(shara, skills=[skill if one == "own" else one for one in using])
    assert any(one.startswith(text) for one in a.offers(shara)) is offered
