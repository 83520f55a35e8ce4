"""Shields and weapons that break, fall or are struck from the hand."""

import pytest

from undercroft.games.universalis.events import Blocked, Broke, Dropped
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.state import Held, Lasting, Mark
from undercroft.testing import run

SWORD = "broadsword"


def card_with(a, mark, **more):
    """A printed weapon with this mark."""
    return next(
        card
        for card in a.content.weapons.values()
        if mark in card.marks and all(getattr(card, name) == value for name, value in more.items())
    )


# ------------------------------------------------------------------------------------------------ breaking


@pytest.mark.rule("dun.break.weapon", "dun.magic-object.break-repeat", "dun.magic-object.spell-enhanced")
@pytest.mark.parametrize(
    ("held", "enchanted", "dice", "broken"),
    [
        (Held(SWORD), False, [2], True),
        (Held(SWORD), False, [3], False),
        (Held(SWORD, magic="blade-of-dawn"), False, [2, 2], True),
        (Held(SWORD, magic="blade-of-dawn"), False, [2, 3], False),
        (Held(SWORD, magic="blade-of-dawn"), False, [3], False),
        (Held(SWORD), True, [1, 3], False),
        (Held(SWORD), True, [1, 1], True),
    ],
)
def test_what_breaks_on_two(arena, held, enchanted, dice, broken):
    a = arena()
    assert a.run(shields.breaks(a.t, 0, held, 2, enchanted=enchanted), dice) is broken


def test_what_is_broken_is_gone_from_where_it_was(arena):
    a = arena()
    hero = a.hero(4, 4, hands=(SWORD,), worn=("chainmail",), pack=("axe", "axe"))
    for held in (hero.hands[0], hero.worn[0], hero.pack[0]):
        shields.lose_item(a.t, hero.id, held, "dun.break.weapon")
    assert (hero.hands, hero.worn, hero.pack) == ([], [], [Held("axe")])
    assert [event.what for event in a.t.told(Broke)] == [SWORD, "chainmail", "axe"]


# ------------------------------------------------------------------------------------------------ blocking


@pytest.mark.rule("dun.shield.block", "dun.shield.block-critical", "dun.shield.block-double-critical")
@pytest.mark.parametrize(
    ("criticals", "die", "blocked"),
    [(0, 5, True), (0, 4, False), (1, 6, True), (1, 5, False), (2, None, False)],
)
def test_a_shield_blocks_on_five(arena, criticals, die, blocked):
    a, hero, orc = arena.duel(hero={"hands": (SWORD, "shield")})
    step = shields.blocks(a.t, orc.id, hero.id, a.content.weapons[SWORD], criticals, from_behind=False, ranged=False)
    a.t.script([die] if die else [], ["pass"] if die else [])
    assert (run(step, a.t) is not None) is blocked
    assert [event.blocked for event in a.t.told(Blocked)] == [int(blocked)] * bool(die)


@pytest.mark.rule("dun.shield.block-critical")
def test_a_buckler_stops_no_critical(arena):
    a, hero, orc = arena.duel(hero={"hands": (SWORD, "buckler")})
    weapon = a.content.weapons[SWORD]
    assert not a.run(shields.blocks(a.t, orc.id, hero.id, weapon, 1, from_behind=False, ranged=False))
    assert a.t.rolled == []
    for mark in ("ignores-shields", "critical-ignores-shields"):
        sharp = next((card for card in a.content.weapons.values() if mark in card.marks), None)
        if sharp is not None:
            hero.hands = [Held(SWORD), Held("great-shield")]
            crits = int(mark.startswith("critical"))
            assert not a.run(shields.blocks(a.t, orc.id, hero.id, sharp, crits, from_behind=False, ranged=False))


@pytest.mark.rule("dun.melee.shielding")
@pytest.mark.parametrize(("dice", "blocked"), [([5], True), ([4, 5], True), ([4, 4], False)])
def test_who_shields_himself_rolls_a_failed_block_again(arena, dice, blocked):
    a, hero, orc = arena.duel(hero={"hands": (SWORD, "shield"), "marks": Mark.SHIELDING})
    weapon = a.content.weapons[SWORD]
    through = a.run(shields.blocks(a.t, orc.id, hero.id, weapon, 0, from_behind=False, ranged=False), dice)
    assert (through is not None) is blocked
    fresh, man, foe = arena.duel(hero={"hands": (SWORD, "shield")})
    fresh.t.script([*dice], ["shield"])
    through = run(shields.blocks(fresh.t, foe.id, man.id, weapon, 0, from_behind=False, ranged=False), fresh.t)
    assert (through is not None) is blocked
    assert man.marks & Mark.SHIELDING
    assert man.marks & Mark.SHIELDED


@pytest.mark.rule("dun.skill.combat.blocking.block", "dun.skill.combat.blocking.cost")
def test_a_blade_that_has_blocked_costs_one_however_often(arena):
    weapon = card_with(arena(), "two-handed-block").id
    a, hero, orc = arena.duel(hero={"hands": (weapon,), "skills": ("blocking",)})
    assert shields.can_block(a.t, hero, False, False) == (None, 5, 0)
    assert shields.can_block(a.t, hero, False, True) is None
    for _ in range(2):
        a.t.script([5], ["pass"])
        assert run(
            shields.blocks(a.t, orc.id, hero.id, a.content.weapons[SWORD], 0, from_behind=False, ranged=False), a.t
        )
    (burden,) = a.state.lasting
    assert (burden.target, burden.to, burden.value) == (hero.id, "attack", -1)
    other = Lasting(orc.id, "attack", -1, "quest", burden.card, orc.id)
    a.state.lasting.append(other)
    shields.unburden(a.t, hero.id)
    assert a.state.lasting == [other]
    hero.skills = ()
    assert shields.can_block(a.t, hero, False, False) is None


# ------------------------------------------------------------------------------------------------ strained shields


@pytest.mark.rule("dun.break.shield-when", "dun.break.shield-larger", "dun.break.shield-damage")
@pytest.mark.parametrize(
    ("size", "breaker", "magic", "dice", "broken"),
    [
        pytest.param(2, False, "", [], False, id="an equal"),
        pytest.param(2, True, "", [2, 6], True, id="a breaker"),
        pytest.param(2, True, "", [3], False, id="a breaker in vain"),
        pytest.param(3, False, "", [2, 6], True, id="a Large one"),
        pytest.param(3, False, "", [3], False, id="a Large one in vain"),
        pytest.param(3, True, "", [6], True, id="a Large one with a breaker"),
        pytest.param(3, True, "mirror-shield", [2, 3], False, id="a magic shield"),
        pytest.param(3, True, "mirror-shield", [2, 2, 6], True, id="a magic shield in the end"),
    ],
)
def test_what_blocked_blows_do_to_a_shield(arena, size, breaker, magic, dice, broken):
    held = Held("shield", magic=magic, known=bool(magic))
    a, hero, orc = arena.duel(hero={"hands": (Held(SWORD), held), "vitality": 30}, orc={"size": size})
    weapon = card_with(a, "shield-breaker") if breaker else a.content.weapons[SWORD]
    a.run(shields.strain(a.t, orc.id, hero.id, held, 2, weapon), dice)
    assert (held not in hero.hands) is broken
    assert hero.wounds == int(broken)


@pytest.mark.rule("dun.skill.nature.huge.shields", "dun.skill.nature.large.shields")
@pytest.mark.parametrize(("strength", "dice"), [(6, 3), (5, 3), (1, 1), (0, 1)])
def test_half_the_dice_of_a_huge_blow_get_through(arena, strength, dice):
    a, hero, orc = arena.duel(hero={"hands": (SWORD, "shield"), "vitality": 30}, orc={"size": 4, "strength": strength})
    held = hero.hands[1]
    a.run(shields.strain(a.t, orc.id, hero.id, held, 2, a.content.weapons[SWORD]), [6] * dice)
    assert (hero.wounds, held in hero.hands) == (dice, False)


def test_a_large_one_against_a_large_one_is_no_larger(arena):
    a, hero, orc = arena.duel(hero={"hands": (SWORD, "shield"), "size": 3}, orc={"size": 3})
    a.run(shields.strain(a.t, orc.id, hero.id, hero.hands[1], 2, a.content.weapons[SWORD]))
    assert len(hero.hands) == 2


# ------------------------------------------------------------------------------------------------ falling


@pytest.mark.rule(
    "dun.melee.blunder-drop", "dun.melee.blunder-break", "dun.equip.unarmed-blunder", "dun.equip.natural-disarm"
)
def test_what_a_blunder_makes_of_a_weapon(arena):
    a = arena()
    hero = a.hero(4, 4, hands=(SWORD, "shield"))
    a.run(shields.drop(a.t, hero.id, hero.hands[0], a.at(4, 3)), [2])
    assert ([held.card for held in hero.hands], a.state.map.floor) == (
        ["shield"],
        [(a.at(4, 3), Held(SWORD, dropped=hero.id))],
    )
    a.run(shields.drop(a.t, hero.id, hero.hands[0], a.at(4, 3)), [2])
    assert (hero.hands, len(a.state.map.floor)) == ([], 1), "a shield breaks on two"
    a.run(shields.drop(a.t, hero.id, None, a.at(4, 3)))
    assert hero.marks & Mark.STUNNED
    claws = card_with(a, "natural").id
    beast = a.orc(6, 6, hands=(claws,))
    a.run(shields.drop(a.t, beast.id, beast.hands[0], a.at(4, 3)))
    assert beast.marks & Mark.DISARMED
    assert [held.card for held in beast.hands] == [claws]
    assert [event.item for event in a.t.told(Dropped)] == [SWORD]


@pytest.mark.rule("dun.equip.disarming-critical", "dun.equip.natural-disarm")
def test_a_disarmed_one_loses_all_weapons_but_no_shield(arena):
    a = arena()
    claws = card_with(a, "natural").id
    orc = a.orc(4, 4, hands=(SWORD, "shield", "axe", claws))
    shields.disarm(a.t, orc.id)
    assert [held.card for held in orc.hands] == ["shield", claws]
    assert a.state.map.floor == [(orc.cell, Held(card, dropped=orc.id)) for card in (SWORD, "axe")]
    assert orc.marks & Mark.DISARMED


@pytest.mark.rule("dun.shield.blunder", "dun.adp.blunder.shield-first", "dun.melee.mod-behind")
@pytest.mark.parametrize(
    ("side", "hands", "backed", "dice", "lost"),
    [
        pytest.param("hero", (SWORD, "shield"), False, [3, 6], "shield", id="a hero's shield"),
        pytest.param("hero", (SWORD, "shield"), False, [4, 6], SWORD, id="a hero's sword"),
        pytest.param("hero", (SWORD, "shield"), True, [6], SWORD, id="from behind the shield is no matter"),
        pytest.param("hero", ("shield",), False, [4, 6], "shield", id="only a shield"),
        pytest.param("orc", (SWORD, "shield"), False, [6], "shield", id="the automaton's shield first"),
        pytest.param("hero", (SWORD,), False, [6], SWORD, id="no shield"),
    ],
)
def test_what_a_blundering_defender_drops(arena, side, hands, backed, dice, lost):
    a = arena()
    one = getattr(a, side)(4, 4, hands=hands)
    a.run(shields.defender_blunders(a.t, one.id, a.at(4, 3), backed=backed), dice)
    assert a.state.map.floor == [(a.at(4, 3), Held(lost, dropped=one.id))]


@pytest.mark.rule("dun.equip.damage-relative", "dun.equip.damage-fixed")
def test_fixed_dice_or_strength_and_more(arena):
    a = arena()
    orc = a.orc(4, 4, strength=5)
    assert [shields.damage_dice(a.t, orc, a.content.weapons[card]) for card in (SWORD, "dagger", "short-bow")] == [
        6,
        4,
        3,
    ]
