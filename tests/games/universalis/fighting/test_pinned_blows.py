"""Blows in figures: who wins, what counts for and against him, and the dice of a hit."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.fighting import hits, melee, shields
from undercroft.games.universalis.state import Held, Mark

SWORD = "broadsword"


def clash(a, hero, orc, one, two, weapon=SWORD, guard=SWORD):
    blows = a.blows(hero, orc, weapon)
    return melee.Clash(blows, a.content.weapons[guard], False, Roll(*one), Roll(*two))


@pytest.mark.rule("dun.melee.roll", "dun.test.opposed-double-one", "dun.equip.wide-critical-failure")
@pytest.mark.parametrize(
    ("one", "two", "weapon", "guard", "won"),
    [
        pytest.param(((3, 4), 10), ((3, 5), 9), SWORD, SWORD, True, id="more"),
        pytest.param(((3, 4), 9), ((3, 5), 10), SWORD, SWORD, False, id="less"),
        pytest.param(((1, 1), 20), ((3, 4), 7), SWORD, SWORD, False, id="a blunder"),
        pytest.param(((3, 4), 7), ((1, 1), 20), SWORD, SWORD, True, id="a blunder of the defender"),
        pytest.param(((1, 1), 12), ((1, 1), 10), SWORD, SWORD, True, id="two blunders"),
        pytest.param(((2, 2), 20), ((3, 4), 7), SWORD, SWORD, True, id="a double two with a sword"),
        pytest.param(((2, 2), 20), ((3, 4), 7), "scythe", SWORD, False, id="a double two with a scythe"),
        pytest.param(((3, 4), 7), ((2, 2), 20), SWORD, "scythe", True, id="a double two of a scythe in defence"),
        pytest.param(((6, 6), 20), ((5, 5), 7), SWORD, SWORD, True, id="doubles that are no blunders"),
    ],
)
def test_who_wins_a_blow(arena, one, two, weapon, guard, won):
    a, hero, orc = arena.duel(hero={"hands": (weapon,)}, orc={"hands": (guard,)})
    assert melee.verdict(a.t, clash(a, hero, orc, one, two, weapon, guard)) is won


@pytest.mark.rule("dun.melee.tie", "dun.melee.mod-behind")
@pytest.mark.parametrize(
    ("own", "foe", "behind", "won"),
    [
        ({"agility": 4}, {}, False, True),
        ({}, {"agility": 4}, False, False),
        ({}, {}, False, False),
        ({"hands": (SWORD, "shield"), "agility": 4}, {}, False, True),
        ({"hands": (SWORD, "buckler")}, {}, False, True),
        ({"hands": (SWORD, "buckler")}, {"hands": (SWORD, "buckler")}, False, False),
        ({"hands": (SWORD, "buckler")}, {"hands": (SWORD, "buckler")}, True, True),
        ({}, {"hands": (SWORD, "buckler")}, True, False),
    ],
)
def test_ties_of_blows(arena, own, foe, behind, won):
    a, hero, orc = arena.duel(hero=own, orc={**foe, "facing": "north" if behind else "south"})
    a.activate(hero)
    assert melee.tie_winner(a.t, hero, orc) == (1 if won else -1)
    assert melee.verdict(a.t, clash(a, hero, orc, ((3, 4), 9), ((3, 5), 9))) is won


@pytest.mark.rule(
    "dun.melee.mod-weapon", "dun.melee.mod-elevated", "dun.melee.mod-draw", "dun.reach.adjacent-penalty",
    "dun.corpse.unarmed-penalty", "dun.water.deep-penalty", "dun.skill.combat.berserker.effects",
)  # fmt: skip
@pytest.mark.parametrize(
    ("more", "weapon", "held", "sheet", "change"),
    [
        pytest.param({}, SWORD, Held(SWORD), {}, 0, id="plain"),
        pytest.param({}, "axe", Held("axe"), {}, -1, id="an axe"),
        pytest.param({}, SWORD, Held(SWORD), {"ground": (Ground("high", (5, 4)),)}, 1, id="higher"),
        pytest.param({}, SWORD, Held(SWORD), {"ground": (Ground("high", (5, 3)),)}, 0, id="lower"),
        pytest.param({"marks": Mark.DREW}, SWORD, Held(SWORD), {}, -1, id="drawn"),
        pytest.param({"marks": Mark.BERSERK}, SWORD, Held(SWORD), {}, -1, id="in rage"),
        pytest.param({}, SWORD, Held(SWORD, taken=True), {}, -1, id="of a dead enemy"),
        pytest.param({}, SWORD, None, {}, 0, id="nothing in hand"),
        pytest.param({"hands": ("spear",)}, "spear", Held("spear"), {}, -1, id="a spear at arm's length"),
        pytest.param({"hands": (SWORD,)}, "spear", None, {}, 0, id="a spear that is only thought of"),
        pytest.param({}, SWORD, Held(SWORD), {"ground": (Ground("deep-water", (5, 4)),)}, -1, id="in deep water"),
        pytest.param({"fears": ["orc-warrior"]}, SWORD, Held(SWORD), {}, -1, id="afraid"),
    ],
)
def test_what_counts_in_a_fight(arena, more, weapon, held, sheet, change):
    a, hero, orc = arena.duel(hero=more, **sheet)
    assert melee.fighting(a.t, hero, orc, a.content.weapons[weapon], held) == 3 + change


@pytest.mark.rule("dun.melee.modifiers", "dun.melee.mod-flying", "dun.melee.mod-behind", "dun.melee.mod-cover")
def test_what_counts_for_an_attack(arena):
    a, hero, orc = arena.duel()
    assert melee.attack_plus(a.t, hero, orc, a.blows(hero, orc)) == 3
    assert melee.attack_plus(a.t, hero, orc, a.blows(hero, orc, plus=-1)) == 2
    assert melee.attack_plus(a.t, hero, orc, a.blows(hero, orc, declared=("mighty-blow",))) == 3 + sum(
        one.plus for _, one in a.content.known[("mighty-blow",)].declared
    )
    orc.marks |= Mark.FLYING
    assert melee.attack_plus(a.t, hero, orc, a.blows(hero, orc)) == 2
    orc.marks = Mark.KNOCKED_DOWN
    assert melee.attack_plus(a.t, hero, orc, a.blows(hero, orc)) == 4
    orc.marks = 0
    jamb = arena("aaaabbbb\naaaabbbb\naaaabbbb", doors=(Door("d", (3, 1), "east", "open"),))
    jamb.reveal_all()
    one, two = jamb.hero(3, 1, hands=(SWORD,)), jamb.orc(4, 2)
    assert melee.attack_plus(jamb.t, one, two, jamb.blows(one, two)) == 2, "a corner of the wall"
    two.cell = jamb.at(4, 1)
    assert melee.attack_plus(jamb.t, one, two, jamb.blows(one, two)) == 3


@pytest.mark.rule("dun.equip.short-sword-defence", "dun.equip.whip-adjacent", "dun.skill.combat.bodyguard.defence")
def test_what_counts_for_a_defence(arena):
    a, hero, orc = arena.duel()
    for weapon, change in ((SWORD, 0), ("axe", -1), ("staff", None), ("short-sword", None)):
        orc.hands = [Held(weapon)]
        card = a.content.weapons[weapon]
        wanted = card.combat + card.defence if change is None else change
        assert melee.defence_plus(a.t, orc, hero) == 3 + wanted, weapon
    orc.hands = [Held(SWORD)]
    orc.marks |= Mark.BLUNTED
    assert melee.defence_plus(a.t, orc, hero) == 2
    orc.marks = 0
    guard = a.orc(4, 3, skills=("bodyguard",))
    warded = shields.bodyguard_of(a.t, orc)
    assert melee.defence_plus(a.t, orc, hero) == 3 + (warded is guard)
    guard.marks |= Mark.KNOCKED_DOWN
    assert shields.bodyguard_of(a.t, orc) is None
    assert melee.defence_plus(a.t, orc, hero) == 3
    guard.marks = Mark.KNOCKED_OUT
    assert shields.bodyguard_of(a.t, orc) is None


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.defend")
def test_of_two_weapons_the_better_one_defends(arena):
    a = arena()
    hero = a.hero(4, 4, hands=("axe", "staff"))
    assert shields.guard_with(a.t, hero)[1].id == "axe"
    hero.skills = ("two-weapon-fighting",)
    assert shields.guard_with(a.t, hero)[1].id == "staff"


@pytest.mark.rule("dun.skill.combat.fast-attacks.three-dice", "dun.skill.combat.fast-attacks.critical-failure")
@pytest.mark.parametrize(
    ("dice", "kept"), [([3, 6, 4], (6, 4)), ([1, 1, 6], (1, 1)), ([1, 5, 2], (5, 2)), ([1, 1, 1], (1, 1))]
)
def test_the_best_two_of_three(arena, dice, kept):
    a, hero, orc = arena.duel(hero={"skills": ("fast-attacks",)})
    a.activate(hero)
    roll = a.run(melee.roll_attack(a.t, a.blows(hero, orc, declared=("fast-attacks",)), 3), dice)
    assert (roll.dice, roll.total) == (kept, sum(kept) + 3)


@pytest.mark.rule("dun.damage.critical", "dun.skill.combat.brutal-blow.critical")
def test_what_is_a_critical(arena):
    a, hero, orc = arena.duel()
    brutal = next(one.id for one in a.content.skills.values() if "criticals-from-4" in one.gives)
    for dice, plain, cruel in (((6, 6), 2, 2), ((6, 4), 1, 2), ((5, 3), 0, 1), ((3, 3), 0, 0)):
        assert melee.criticals(a.t, a.blows(hero, orc), Roll(dice, 0)) == plain
        assert melee.criticals(a.t, a.blows(hero, orc, declared=(brutal,)), Roll(dice, 0)) == cruel


@pytest.mark.rule("dun.damage.dice-count", "dun.equip.edge-against-heavy", "dun.skill.nature.large.armor")
@pytest.mark.parametrize(
    ("weapon", "own", "worn", "crits", "dice", "armor"),
    [
        (SWORD, {}, (), 0, 4, 0),
        (SWORD, {}, (), 2, 6, 0),
        ("axe", {}, (), 0, 4, -1),
        ("scimitar", {}, (), 0, 5, 0),
        ("scimitar", {}, ("chainmail",), 0, 3, 0),
        (SWORD, {"size": 3}, (), 0, 4, -1),
    ],
)
def test_the_damage_dice_of_a_blow(arena, weapon, own, worn, crits, dice, armor):
    a, hero, orc = arena.duel(hero={"hands": (weapon,), "strength": 3, **own}, orc={"worn": worn})
    blow = hits.make_blow(a.t, a.blows(hero, orc, weapon), crits, backed=False)
    assert (blow.dice, blow.armor, blow.criticals, blow.source) == (dice, armor, crits, hero.id)
    assert (blow.kind, blow.weapon, blow.magic, blow.element) == ("melee", weapon, False, "")
    charmed = hits.make_blow(
        a.t, a.blows(hero, orc, weapon)._replace(held=Held(weapon, magic="blade-of-dawn")), crits, backed=False
    )
    assert charmed.magic


@pytest.mark.rule("dun.equip.dagger-behind", "dun.equip.rapier-critical")
def test_daggers_pierce_from_behind_and_rapiers_by_criticals(arena):
    a, hero, orc = arena.duel()
    for mark, how in (("pierces-behind", {"backed": True}), ("critical-pierces", {"backed": False, "crits": 1})):
        card = next(one for one in a.content.weapons.values() if mark in one.marks and one.kind == "melee")
        hero.hands = [Held(card.id)]
        crits = how.pop("crits", 0)
        plain = hits.make_blow(a.t, a.blows(hero, orc, card.id), 0, backed=False)
        sharp = hits.make_blow(a.t, a.blows(hero, orc, card.id), crits, **how)
        assert sharp.armor == plain.armor - 1, card.id


@pytest.mark.rule("dun.skill.nature.large.armor", "dun.skill.nature.huge.armor")
@pytest.mark.parametrize(("own", "foe", "bears"), [(3, 2, True), (3, 3, False), (4, 3, True), (2, 1, False)])
def test_the_large_bear_down_on_smaller_ones(arena, own, foe, bears):
    a, hero, orc = arena.duel(hero={"size": own, "strength": 3}, orc={"size": foe})
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False).armor == -int(bears)
