"""Fighting from the saddle and against riders: blows, charges, shots, spells, fear and falls."""

import pytest
from tests.games.universalis.stage import meadow, mounted

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.events import Fled, Thrown
from undercroft.games.universalis.rules.checks import fear
from undercroft.games.universalis.rules.fighting import hits, reactions
from undercroft.games.universalis.rules.harm import damage, pushing
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.rules.squares import engagement
from undercroft.games.universalis.rules.squares.mounted import bind, unbind
from undercroft.games.universalis.rules.squares.situation import situation
from undercroft.games.universalis.state import DARK, NOBODY, Held, Mark


def rider(a, x, y, card="war-horse", mount=(), **more):
    """A hero in the saddle; the second square of a horse lies west of the first."""
    hero = a.hero(x, y, **more)
    horse = a.companion(card, x, y, kind="pet", owner=hero.id, **dict(mount))
    bind(a.t, hero, horse)
    return hero, horse


def raider(a, x, y, card="great-wolf", mount=(), **more):
    """An orc on a mount of its own."""
    orc = a.orc(x, y, **more)
    profile = a.content.companions[card]
    wolf = a._printed(profile, x, y, side=DARK, kind="creature", **dict(mount))
    bind(a.t, orc, wolf)
    return orc, wolf


def dice_of(a, one, two, weapon, crits=0):
    """The damage dice of a hit with a printed weapon."""
    held = next((held for held in one.hands if held.card == weapon), None)
    blows = hits.Blows(one.id, two.id, held, a.content.weapons[weapon])
    return hits.make_blow(a.t, blows, crits, backed=False).dice


def settle(a, dice=(), answers=()):
    """What follows an act."""
    a.run(reactions.settle(a.t), dice=dice, answers=answers)


# ------------------------------------------------------------------------------------------------ blows


@pytest.mark.rule("dun.mount.damage-bonus")
def test_a_rider_rolls_a_die_more_against_who_is_on_foot(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, hands=("broadsword",), strength=3)
    orc = a.orc(6, 4)
    assert dice_of(a, hero, orc, "broadsword") == 3 + 1 + 1
    enemy, wolf = raider(a, 6, 6)
    assert dice_of(a, hero, enemy, "broadsword") == 4
    assert dice_of(a, hero, wolf, "broadsword") == 4
    unbind(a.t, hero)
    assert dice_of(a, hero, orc, "broadsword") == 4
    assert dice_of(a, horse, orc, "improvised-weapon") == dice_of(a, orc, horse, "improvised-weapon") + 1  # Strength 4


@pytest.mark.rule("dun.mount.damage-bonus")
def test_the_mount_itself_has_no_die_more(arena):
    a = meadow(arena)
    _, horse = rider(a, 5, 4)
    orc = a.orc(6, 4)
    before = dice_of(a, horse, orc, "improvised-weapon")
    unbind(a.t, horse)
    assert dice_of(a, horse, orc, "improvised-weapon") == before


@pytest.mark.rule("dun.mount.damage-bonus-exceptions")
@pytest.mark.parametrize(
    ("weapon", "more"),
    [
        ("unarmed", 0),
        ("claws", 0),
        ("greatsword", 0),
        ("halberd", 0),
        ("dagger", 0),
        ("short-sword", 0),
        ("tool", 0),
        ("katar", 0),
        ("whip", 0),
        ("iron-fist", 0),
        ("gladiator-scissors", 0),
        ("spear", 1),
        ("cavalry-lance", 1),
        ("mace", 1),
        ("axe", 1),
    ],
)
def test_which_weapons_gain_from_the_saddle(arena, weapon, more):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, hands=(weapon,))
    orc = a.orc(6, 4)
    mounted = dice_of(a, hero, orc, weapon)
    unbind(a.t, hero)
    assert mounted - dice_of(a, hero, orc, weapon) == more


@pytest.mark.rule("dun.equip.saber-riding")
def test_a_saber_has_a_die_of_its_own_in_the_saddle(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, hands=("saber",), strength=3)
    orc = a.orc(6, 4)
    enemy, _ = raider(a, 6, 6)
    assert dice_of(a, hero, orc, "saber") == 3 + 2 + 1 + 1
    assert dice_of(a, hero, enemy, "saber") == 3 + 2 + 1
    unbind(a.t, hero)
    assert dice_of(a, hero, orc, "saber") == 3 + 2


@pytest.mark.rule("dun.mount.difficult-terrain-damage")
def test_no_die_more_on_difficult_ground(arena):
    a = meadow(arena, ground=(Ground("swamp", (4, 4)),))
    hero, horse = rider(a, 5, 4, hands=("broadsword",), strength=3)  # the hind legs stand in the swamp
    orc = a.orc(6, 4)
    assert dice_of(a, hero, orc, "broadsword") == 4
    horse.cell, horse.other, hero.cell, hero.other = a.at(5, 3), a.at(4, 3), a.at(5, 3), a.at(4, 3)
    assert dice_of(a, hero, orc, "broadsword") == 5


@pytest.mark.rule("dun.mount.attack-mounts", "dun.mount.choose-target")
def test_a_rider_attacks_another_rider_but_not_his_average_mount(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, hands=("broadsword",))
    enemy, wolf = raider(a, 7, 4)
    lord, griffin = raider(a, 4, 5, card="hippogriff")
    a.activate(hero)
    targets = {foe.id for foe in engagement.attackable(a.t, hero)}
    assert targets == {enemy.id, lord.id, griffin.id}
    assert not [text for text in a.offers(hero) if text.endswith(f"#{wolf.id}")]
    walker = a.hero(6, 5)
    assert wolf.id in {foe.id for foe in engagement.attackable(a.t, walker)}


@pytest.mark.rule("dun.mount.attack-mounts")
def test_nor_does_a_rider_shoot_at_it(arena):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4, hands=("short-bow",))
    enemy, wolf = raider(a, 12, 4)
    bow = hero.hands[0]
    assert ranged.can_shoot(a.t, hero, bow, enemy)
    assert not ranged.can_shoot(a.t, hero, bow, wolf)
    walker = a.hero(3, 7, hands=("short-bow",))
    assert ranged.can_shoot(a.t, walker, bow, wolf)


@pytest.mark.rule("dun.mount.choose-target")
def test_the_roll_is_against_the_one_who_is_attacked(arena):
    a = meadow(arena, dark_seat=1)
    hero, horse = rider(a, 5, 4, combat=9)
    orc = a.orc(6, 4, hands=("broadsword",), facing="west", combat=3)
    a.activate(orc)
    assert {f"attack broadsword #{hero.id}", f"attack broadsword #{horse.id}"} <= set(a.offers(orc))
    a.do(orc, f"attack broadsword #{horse.id}", [4, 4, 1, 2, *[1] * 4], ["-1"])  # 11 against 4 + 3
    assert a.state.turn.active.attacks == 1
    assert (hero.wounds, horse.wounds) == (0, 0)
    orc.marks = 0
    a.state.turn.active = None
    a.activate(orc)
    a.do(orc, f"attack broadsword #{hero.id}", [4, 4, 1, 2])  # 11 against 9 + 3 is no hit: no damage dice


# ------------------------------------------------------------------------------------------------ the charge


def charge(a, hero, steps):
    """Straight on to the east."""
    x, y = a.board.xy(hero.cell)
    a.do(hero, f"move @{a.at(x + steps, y)}")


@pytest.mark.rule("dun.mount.spear-charge")
@pytest.mark.parametrize(
    ("weapon", "steps", "wounds"),
    [("spear", 3, 4), ("spear", 2, 0), ("cavalry-lance", 3, 6), ("broadsword", 3, 0)],
)
def test_three_squares_straight_on_with_a_spear_lower_the_targets_armor(arena, weapon, steps, wounds):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4, hands=(weapon,), strength=3, combat=6, facing="east", mount={"facing": "east"})
    orc = a.orc(3 + steps + 1, 4, armor=4, natural=4, vitality=30, facing="west")
    a.activate(hero)
    charge(a, hero, steps)
    dice = {"spear": 4, "cavalry-lance": 6, "broadsword": 5}[weapon]
    a.do(hero, f"attack {weapon} #{orc.id}", [5, 4, 1, 2, *[3] * dice], ["-1"])
    assert orc.wounds == wounds


@pytest.mark.rule("dun.mount.spear-charge")
def test_the_target_must_lie_straight_ahead(arena):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4, hands=("spear",), strength=3, combat=6, facing="east", mount={"facing": "east"})
    orc = a.orc(7, 5, armor=4, natural=4, vitality=30, facing="west")
    a.activate(hero)
    charge(a, hero, 3)
    a.do(hero, f"attack spear #{orc.id}", [5, 4, 1, 2, *[3] * 4], ["-1"])
    assert orc.wounds == 0


@pytest.mark.rule("dun.mount.spear-charge")
def test_no_charge_on_foot(arena):
    a = meadow(arena)
    hero = a.hero(3, 4, hands=("spear",), strength=3, combat=6, facing="east")
    orc = a.orc(7, 4, armor=4, natural=4, vitality=30, facing="west")
    a.activate(hero)
    charge(a, hero, 2)
    charge(a, hero, 1)
    a.do(hero, f"attack spear #{orc.id}", [5, 4, 1, 2, *[3] * 3], ["-1"])
    assert orc.wounds == 0


@pytest.mark.rule("dun.mount.spear-critical")
@pytest.mark.parametrize(
    ("steps", "first", "size", "down"), [(3, 6, 2, True), (3, 5, 2, False), (2, 6, 2, False), (3, 6, 3, False)]
)
def test_a_critical_of_the_charge_throws_down_equal_and_smaller_targets(arena, steps, first, size, down):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4, hands=("spear",), combat=9, facing="east", mount={"facing": "east"})
    orc = a.orc(4 + steps, 4, size=size, vitality=30, armor=6, natural=6, facing="west")
    a.activate(hero)
    charge(a, hero, steps)
    dice = 4 + (first == 6)
    answers = ["-1"] if size == 2 else []
    a.do(hero, f"attack spear #{orc.id}", [first, 3, 1, 2, *[1] * dice], answers)
    assert bool(orc.marks & Mark.KNOCKED_DOWN) == down


@pytest.mark.rule("dun.mount.spear-critical", "dun.mount.knocked-down-rider", "dun.mount.fall", "dun.mount.runaway")
def test_a_critical_of_the_charge_throws_a_rider_from_his_saddle(arena):
    a = meadow(arena)
    hero, _ = rider(a, 3, 4, hands=("spear",), combat=9, facing="east", mount={"facing": "east"})
    enemy, wolf = raider(a, 8, 4, vitality=30, armor=6, natural=6)
    a.activate(hero)
    charge(a, hero, 3)
    a.do(hero, f"attack spear #{enemy.id}", [6, 3, 1, 2, *[1] * 4, 6, 6, 2, 3, 4], ["-1"])
    assert enemy.marks & Mark.KNOCKED_DOWN
    assert (enemy.riding, wolf.ridden) == (NOBODY, NOBODY)
    assert enemy.wounds == 2  # two of the three dice reach his Natural Armor
    assert engagement.adjacent(a.t, enemy, wolf)
    assert wolf.id not in a.state.figures or not a.t.told(Fled)


# ------------------------------------------------------------------------------------------------ pushing


@pytest.mark.rule("dun.mount.push")
def test_rider_and_mount_push_as_one_and_are_pushed_as_one(arena):
    a = meadow(arena)
    lord, griffin = rider(a, 5, 4, card="hippogriff", hands=("broadsword",), combat=9)
    ogre = a.creature("cave-troll", 7, 4)
    assert ogre.size == griffin.size > lord.size
    assert pushing.pushable(a.t, lord, ogre)
    unbind(a.t, lord)
    assert not pushing.pushable(a.t, lord, ogre)
    hero, horse = rider(a, 12, 4)
    orc = a.orc(13, 4)
    assert pushing.pushable(a.t, orc, hero)
    a.run(pushing.put(a.t, hero.id, a.at(11, 4)))
    assert (horse.cell, horse.other) == (hero.cell, hero.other)
    assert hero.cell == a.at(11, 4)
    chief, _ = raider(a, 15, 8, card="hippogriff")
    assert not pushing.pushable(a.t, hero, chief)


@pytest.mark.rule("dun.mount.push", "dun.position.take")
def test_after_a_push_both_take_the_position(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, hands=("broadsword",), combat=9)
    orc = a.orc(6, 4, vitality=30, facing="west")
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [5, 4, 1, 2, *[1] * 5], [str(a.at(7, 4)), "take"])
    assert orc.cell == a.at(7, 4)
    assert hero.cell == horse.cell == a.at(6, 4)
    assert hero.other == horse.other == a.at(5, 4)


@pytest.mark.rule("dun.mount.onslaught")
def test_onslaught_passes_riders_by(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4)
    walker = a.hero(6, 5)
    brute = a.orc(6, 4, skills=("onslaught",))
    a.activate(brute, forward=3)
    assert monstrous.aim_charge(a.t, situation(a.t, brute.id)) == [horse.id, walker.id]
    assert hero.riding == horse.id


# ------------------------------------------------------------------------------------------------ shots and spells


@pytest.mark.rule("dun.mount.shots-and-spells")
def test_shots_and_spells_are_aimed_at_one_of_two_and_areas_reach_both(arena):
    a = meadow(arena)
    hero, horse = rider(a, 12, 4)
    archer = a.orc(5, 4, hands=("short-bow",), facing="east")
    assert ranged.can_shoot(a.t, archer, archer.hands[0], hero)
    assert ranged.can_shoot(a.t, archer, archer.hands[0], horse)
    spell = a.content.spells["fireball"]
    assert {do.target for do in casting.targets(a.t, archer, spell)} == {hero.id, horse.id}
    assert engagement.distance(a.board, hero, horse) == 0


@pytest.mark.rule("dun.mount.shot-at-rider")
def test_a_shot_at_a_rider_is_harder_and_his_agility_does_not_count(arena):
    a = meadow(arena)
    hero, horse = rider(a, 12, 4, agility=6, mount={"agility": 3})
    archer = a.orc(9, 4, hands=("short-bow",), agility=3, facing="east")
    bow, weapon = archer.hands[0], a.content.weapons["short-bow"]
    at_rider = ranged.shot_plus(a.t, archer, hero, weapon, bow)
    at_mount = ranged.shot_plus(a.t, archer, horse, weapon, bow)
    assert at_rider == at_mount - 1
    hero.base = (*hero.base[:5], 3, *hero.base[6:])
    assert ranged.shot_plus(a.t, archer, hero, weapon, bow) == at_rider
    unbind(a.t, hero)
    assert ranged.shot_plus(a.t, archer, hero, weapon, bow) == at_rider + 1


@pytest.mark.rule("dun.mount.shooting-casting", "dun.skill.exploration.expert-rider.no-penalty")
def test_shots_and_castings_from_the_saddle_are_worse_unless_one_is_an_expert(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, hands=("short-bow",), intelligence=4)
    orc = a.orc(8, 4)
    bow, weapon, spell = hero.hands[0], a.content.weapons["short-bow"], a.content.spells["lightning"]

    def both():
        return (
            ranged.shot_plus(a.t, hero, orc, weapon, bow),
            casting.casting_plus(a.t, hero, spell, orc.id),
        )

    mounted = both()
    hero.skills = ("expert-rider",)
    assert both() == (mounted[0] + 1, mounted[1] + 1)
    hero.skills = ()
    unbind(a.t, hero)
    assert both() == (mounted[0] + 1, mounted[1] + 1)


@pytest.mark.rule("dun.mount.shooting-casting", "dun.ranged.mod-moved")
def test_the_spaces_of_the_mount_count_for_the_usual_penalty(arena):
    a = meadow(arena)
    hero, _ = rider(a, 2, 4, hands=("short-bow",))  # a war horse moves 8
    orc = a.orc(9, 9, facing="west")
    bow, weapon = hero.hands[0], a.content.weapons["short-bow"]
    a.activate(hero)
    assert ranged.moved_modifier(a.t, hero, weapon) == 0
    charge(a, hero, 4)
    assert ranged.moved_modifier(a.t, hero, weapon) == -1
    charge(a, hero, 1)
    assert ranged.moved_modifier(a.t, hero, weapon) == -2
    assert ranged.can_shoot(a.t, hero, bow, orc)


@pytest.mark.rule("dun.mount.gallop", "dun.mount.shooting-casting")
def test_a_galloping_rider_shoots(arena):
    a = meadow(arena)
    hero, _ = rider(a, 2, 4, hands=("short-bow",))
    orc = a.orc(18, 9)
    a.activate(hero)
    a.do(hero, "gallop", [2, 3])
    charge(a, hero, 6)
    assert f"shoot short-bow #{orc.id}" in a.offers(hero)


# ------------------------------------------------------------------------------------------------ fear


@pytest.mark.rule("dun.mount.fearsome")
def test_the_mount_is_frightened_as_its_rider_is(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, courage=9, mount={"courage": 3})
    horror = a.orc(6, 4, skills=("fearsome",))
    a.run(fear.contact(a.t, hero.id), dice=[1, 2, 4, 4])  # the horse fails, the hero does not
    assert horse.fears == [horror.card]
    assert hero.fears == []


@pytest.mark.rule("dun.skill.exploration.expert-rider.reroll", "dun.mount.fearsome")
def test_an_expert_makes_his_mount_try_again(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, courage=9, mount={"courage": 3}, skills=("expert-rider",))
    a.orc(6, 4, skills=("fearsome",))
    a.run(fear.contact(a.t, hero.id), dice=[1, 2, 4, 4, 4, 4])
    assert horse.fears == []


# ------------------------------------------------------------------------------------------------ falls


@pytest.mark.rule("dun.mount.knocked-down-rider", "dun.mount.fall", "dun.mount.runaway")
@pytest.mark.parametrize(("courage", "stays"), [([4, 4], True), ([1, 2], False)])
def test_a_rider_who_is_knocked_down_falls_and_the_horse_may_run(arena, courage, stays):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, natural=3, armor=3, vitality=9, facing="east", mount={"facing": "east", "courage": 3})
    damage.afflict(a.t, hero.id, "knocked-down")
    settle(a, [3, 4, 2, *courage], [str(a.at(6, 5))])
    assert hero.cell == a.at(6, 5)
    assert hero.marks & Mark.KNOCKED_DOWN
    assert hero.wounds == 2
    assert (hero.riding, hero.span, horse.ridden) == (NOBODY, 1, NOBODY)
    assert bool(horse.marks & Mark.LEFT) != stays
    if stays:
        assert (horse.cell, horse.facing) == (a.at(5, 4), 2)
    assert [event.who for event in a.t.told(Thrown)] == [hero.id]


@pytest.mark.rule("dun.mount.fall-flying")
def test_six_dice_from_a_hippogriff_in_the_air_and_three_from_one_on_the_ground(arena):
    for flying, dice in ((Mark.FLYING, 6), (0, 3)):
        a = meadow(arena)
        hero, griffin = rider(a, 5, 4, card="hippogriff", vitality=20, mount={"marks": flying})
        assert bool(hero.marks & Mark.FLYING) == bool(flying)
        damage.afflict(a.t, hero.id, "knocked-down")
        settle(a, [1] * dice + [6, 6], [str(a.at(7, 4))])
        assert griffin.ridden == NOBODY


@pytest.mark.rule("dun.mount.blunder")
@pytest.mark.parametrize(("agility", "stays"), [([4, 3], True), ([3, 3], False)])
def test_a_blunder_in_melee_shakes_a_rider(arena, agility, stays):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, hands=("broadsword",), agility=3, vitality=9)
    orc = a.orc(6, 4, vitality=9, facing="west")
    a.activate(hero)
    fall = [] if stays else [1, 1, 1, 6, 6]
    answers = [] if stays else [str(a.at(4, 5))]
    a.do(hero, f"attack broadsword #{orc.id}", [1, 1, 2, 3, 6, *agility, *fall], answers)  # the sword does not break
    assert (hero.riding == horse.id) == stays
    assert bool(hero.marks & Mark.KNOCKED_DOWN) != stays


@pytest.mark.rule("dun.mount.blunder")
def test_so_does_one_in_shooting(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, hands=("short-bow",), agility=3, vitality=9)
    orc = a.orc(11, 4)
    a.activate(hero)
    a.do(hero, f"shoot short-bow #{orc.id}", [1, 1, 6, *[1] * 3, 3, 3, 1, 1, 1, 6, 6], [str(a.at(5, 5))])
    assert hero.riding == NOBODY


@pytest.mark.rule("dun.mount.blunder")
def test_and_one_in_casting(arena):
    a = meadow(arena)
    hero, _ = rider(a, 5, 4, mana=3, spells=("lightning",), intelligence=6, agility=3, vitality=9)
    orc = a.orc(11, 4)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [1, 1, *[1] * 5, 3, 3, 1, 1, 1, 6, 6], [str(a.at(5, 5))])
    assert hero.riding == NOBODY
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.exploration.expert-rider.reroll", "dun.mount.blunder")
def test_an_expert_tries_again_to_keep_his_seat(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, mana=3, spells=("lightning",), intelligence=6, agility=3, skills=("expert-rider",))
    orc = a.orc(11, 4)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [1, 1, *[1] * 5, 3, 3, 4, 4])  # he is Stunned
    assert hero.riding == horse.id


@pytest.mark.rule("dun.mount.mount-falls", "dun.mount.fall")
@pytest.mark.parametrize(("agility", "down"), [([4, 3], False), ([3, 3], True)])
def test_when_the_mount_goes_down_its_rider_jumps_off_or_falls(arena, agility, down):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, agility=3, vitality=9)
    damage.afflict(a.t, horse.id, "knocked-down")
    settle(a, [*agility, *([1, 1, 1, 6, 6] if down else [])], [str(a.at(6, 4))])
    assert hero.cell == a.at(6, 4)
    assert hero.riding == NOBODY
    assert bool(hero.marks & Mark.KNOCKED_DOWN) == down
    assert horse.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.mount.mount-falls")
def test_when_the_mount_is_knocked_out_too(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, agility=3, vitality=9)
    a.run(damage.knock_out(a.t, horse.id))
    assert horse.id not in a.state.figures
    assert (hero.riding, hero.span) == (NOBODY, 1)
    settle(a, [4, 3], [str(a.at(6, 4))])
    assert hero.cell == a.at(6, 4)
    assert not hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.mount.runaway")
@pytest.mark.parametrize(("courage", "stays"), [([4, 4], True), ([1, 2], False)])
def test_the_horse_of_a_hero_who_is_knocked_out_tests_its_courage(arena, courage, stays):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, mount={"courage": 3})
    a.run(damage.knock_out(a.t, hero.id))
    assert hero.marks & Mark.KNOCKED_OUT
    assert (hero.riding, hero.span) == (NOBODY, 1)
    assert hero.cell not in engagement.squares(a.board, horse)
    settle(a, courage)
    assert bool(horse.marks & Mark.LEFT) != stays


@pytest.mark.rule("dun.mount.runaway")
def test_the_mount_of_a_slain_raider_runs_or_stays(arena):
    a = meadow(arena)
    for courage, stays in (([6, 5], True), ([1, 2], False)):
        enemy, wolf = raider(a, 8, 4)
        a.run(damage.knock_out(a.t, enemy.id))
        assert enemy.id not in a.state.figures
        settle(a, courage)
        assert (wolf.id in a.state.figures) == stays
        assert not a.t.told(Fled) or not stays


@pytest.mark.rule("dun.mount.mount-falls", "dun.fall.damage")
def test_a_pair_that_is_pushed_into_a_pit_falls_with_the_mount(arena):
    a = meadow(arena, ground=(Ground("pit", (7, 4)),))
    hero, horse = rider(a, 6, 4, agility=3, vitality=9)
    horse.span = hero.span = 1
    horse.other = hero.other = NOBODY
    a.run(pushing.put(a.t, hero.id, a.at(7, 4)), dice=[1] * 4)
    assert horse.marks & Mark.KNOCKED_DOWN
    assert horse.marks & Mark.IN_PIT
    settle(a, [4, 3], [str(a.at(8, 4))])
    assert hero.cell == a.at(8, 4)
    assert not hero.marks & Mark.IN_PIT


def test_a_runaway_takes_nothing_of_the_riders_own(arena):
    a = meadow(arena)
    hero, horse = rider(a, 5, 4, pack=("rope",))
    horse.pack = [Held("torch", borne=True)]
    a.run(damage.knock_out(a.t, hero.id))
    settle(a, [1, 2])
    assert [held.card for held in hero.pack] == ["rope"]
    assert [held.card for _, held in a.state.map.floor] == ["torch"]


@pytest.mark.rule("dun.mount.fall-flying", "dun.mount.mount-falls")
@pytest.mark.parametrize(("flying", "dice"), [(Mark.FLYING, 6), (0, 3)])
def test_six_dice_too_when_it_is_the_hippogriff_that_is_struck_down_in_the_air(arena, flying, dice):
    """The Agility test fails, the fall follows, and the mount does not run away."""
    a = meadow(arena)
    hero, griffin = rider(a, 5, 4, card="hippogriff", vitality=20, agility=0, mount={"marks": flying})
    damage.afflict(a.t, griffin.id, "knocked-down")
    settle(a, [1, 2, *[1] * dice, 6, 6], [str(a.at(7, 4))])
    assert (hero.riding, griffin.ridden) == (NOBODY, NOBODY)
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.mount.fall-flying", "dun.mount.mount-falls")
def test_who_keeps_his_seat_when_the_hippogriff_comes_down_lands_beside_it(arena):
    a = meadow(arena)
    hero, griffin = rider(a, 5, 4, card="hippogriff", vitality=20, agility=5, mount={"marks": Mark.FLYING})
    damage.afflict(a.t, griffin.id, "knocked-down")
    settle(a, [6, 6], [str(a.at(7, 4))])
    assert (hero.riding, hero.wounds, bool(hero.marks & Mark.KNOCKED_DOWN)) == (NOBODY, 0, False)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.mount.knocked-down-rider")
def test_who_has_undone_a_blow_stays_in_the_saddle(arena):
    """The blow would have thrown him; his comrade, whom another one has struck down, still falls."""
    a = meadow(arena)
    shara, herbod = a.named("shara", 6, 4, vitality=9), a.named("herbod", 12, 4, vitality=9)
    for hero in (shara, herbod):
        mounted(a, hero, "riding-horse")
        damage.afflict(a.t, hero.id, "knocked-down")
    assert a.state.turn.unseated == [(shara.id, "thrown"), (herbod.id, "thrown")]
    damage.undo(a.t, shara.id, (0, 0, 0))
    assert not shara.marks & Mark.KNOCKED_DOWN
    assert a.state.turn.unseated == [(herbod.id, "thrown")]
