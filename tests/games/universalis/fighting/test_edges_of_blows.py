"""Blows, shields, spells and their ends: the branches that a common fight never takes."""

import pytest

from undercroft.games.universalis.content.definitions import Lay, Reveal, Shove
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.events import Searched
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.fighting import melee, reactions, shields, spoils
from undercroft.games.universalis.rules.harm import damage, effects, furniture, pushing
from undercroft.games.universalis.rules.magic import spell_effects, spellbound
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark, Note, Spellbound
from undercroft.testing import run

LANE = "a" * 20
GRIP = "grip-of-the-damned"


# ------------------------------------------------------------------------------------------------ blows


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.defend")
def test_of_two_weapons_the_one_with_the_better_defence_counts(arena):
    """A short sword is worse in defence than a broadsword, which is worse than a spear."""
    for hands, best in ((("short-sword", "broadsword"), "broadsword"), (("broadsword", "spear"), "spear")):
        a, hero, orc = arena.duel({"hands": hands, "skills": ("two-weapon-fighting",)})
        weapon = a.content.weapons[best]
        assert shields.guard_with(a.t, hero)[1].id == best
        long = int("long" in weapon.marks)
        assert melee.defence_plus(a.t, hero, orc) == 3 + weapon.defence - long
        hero.skills = ()
        assert shields.guard_with(a.t, hero)[1].id == hands[0]


@pytest.mark.rule("dun.attack.max-three", "dun.skill.combat.sword-master")
@pytest.mark.parametrize(("attacks", "size", "most"), [(2, 2, 1), (3, 2, 0), (3, 4, 1)])
def test_nobody_but_the_huge_has_a_fourth_attack(arena, attacks, size, most):
    a, hero, orc = arena.duel({"skills": ("sword-master",), "size": size, "combat": 5})
    active = a.activate(hero, attacks=attacks)
    melee.more_blows(a.t, a.blows(hero, orc), Roll((6, 5), 14), True)
    assert active.most == most
    a.state.turn.active = None
    melee.more_blows(a.t, a.blows(hero, orc), Roll((6, 5), 14), True)
    assert active.most == most


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.skill.combat.foresight.invulnerable")
@pytest.mark.parametrize(("dice", "wounds"), [((5, 5), 0), ((6, 6), 6)])
def test_only_a_double_six_counters_against_the_invulnerable(arena, dice, wounds):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), skills=("foresight",), combat=9, strength=3)
    colossus = a.creature("bone-colossus", 5, 2, facing="south")
    a.activate(colossus)
    script = [1, 2, *dice, *[6] * wounds]
    a.run(melee.strike(a.t, a.blows(colossus, hero, "great-flail")), script, ["pass"] if hero.fortune else [])
    assert colossus.wounds == wounds


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.equip.dagger-behind")
def test_a_counter_never_comes_from_behind(arena):
    """A dagger pierces from behind; the blow that answers an attack does not."""
    a, hero, orc = arena.duel(
        {"hands": ("dagger",), "skills": ("foresight",), "combat": 9}, {"armor": 4, "vitality": 9}
    )
    need = 4 - a.content.weapons["dagger"].armor
    dice = shields.damage_dice(a.t, hero, a.content.weapons["dagger"])
    a.run(melee.strike(a.t, a.blows(orc, hero)), [1, 2, 4, 4, *[3] * dice])
    assert orc.wounds == (dice if need <= 3 else 0)


@pytest.mark.rule("dun.skill.combat.martial-arts")
@pytest.mark.parametrize(("die", "wounds"), [(4, 1), (3, 0)])
def test_whoever_is_thrown_takes_a_single_die_against_his_armor(arena, die, wounds):
    a, hero, orc = arena.duel({"skills": ("martial-arts",), "combat": 6, "strength": 6}, {"armor": 4, "vitality": 9})
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [6, 5, 1, 2, die], ["throw", "-1"])
    assert orc.wounds == wounds
    assert orc.marks & Mark.KNOCKED_DOWN


# ------------------------------------------------------------------------------------------------ reactions


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight")
@pytest.mark.parametrize(
    ("marks", "rolls"), [(Mark.KNOCKED_DOWN, 1), (0, 0), (Mark.KNOCKED_OUT | Mark.KNOCKED_DOWN, 0)]
)
def test_only_who_still_lies_there_springs_up(arena, marks, rolls):
    a = arena()
    hero = a.hero(4, 4, skills=("up-and-back-to-fight",), agility=4, marks=marks)
    hero.uses[Note.FALLEN] = 1
    a.run(reactions.settle(a.t), [5, 4] if rolls else [])
    assert len(a.t.rolled) == rolls
    assert Note.FALLEN not in hero.uses
    assert bool(hero.marks & Mark.STUNNED) is bool(rolls)


# ------------------------------------------------------------------------------------------------ shields


@pytest.mark.rule("dun.break.shield-damage", "dun.skill.nature.huge.shields")
@pytest.mark.parametrize(
    ("card", "weapon", "rolled", "dice"),
    [("cave-troll", "club", (1,), 1), ("stone-giant", "club", (), 4)],
)
def test_through_a_broken_shield_comes_one_die_and_half_of_a_huge_blow(arena, card, weapon, rolled, dice):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword", "shield"), vitality=20, armor=4)
    brute = a.creature(card, 5, 2, facing="south")
    arm = a.content.weapons[weapon]
    if card == "stone-giant":
        dice = max(1, shields.damage_dice(a.t, brute, arm) // 2)
    held, breaking = hero.hands[1], a.content.shields["shield"].breaks
    sure = "shield-breaker" in arm.marks or card == "stone-giant"
    a.run(shields.strain(a.t, brute.id, hero.id, held, breaking, arm), [*(() if sure else rolled), *[6] * dice])
    assert [one.card for one in hero.hands] == ["broadsword"]
    assert hero.wounds == dice


@pytest.mark.rule("dun.skill.combat.blocking.block", "dun.skill.combat.blocking.cost")
def test_a_blade_that_blocks_is_a_burden_and_one_that_fails_is_not(arena):
    for rolled, plus in ((5, -1), (4, 0)):
        a = arena()
        hero = a.hero(5, 4, hands=("bastard-sword",), skills=("blocking",))
        orc = a.creature("orc-warrior", 5, 3, facing="south")
        dice = [rolled]
        blocked = a.run(
            shields.blocks(a.t, orc.id, hero.id, a.content.weapons["axe"], 0, from_behind=False, ranged=False),
            dice,
            ["pass"],
        )
        assert (blocked is not None) is (plus == -1)
        a.activate(hero)
        before = melee.attack_plus(a.t, hero, orc, a.blows(hero, orc, "bastard-sword"))
        assert before == 3 + a.content.weapons["bastard-sword"].combat + plus


@pytest.mark.rule("dun.chest.share")
@pytest.mark.parametrize(("gain", "asked"), [(0, False), (1, True), (4, True)])
def test_coins_are_shared_only_if_there_are_any(arena, monkeypatch, gain, asked):
    a = arena()
    hero, friend = a.hero(1, 1, coins=5), a.hero(2, 1)

    async def drawn(t, who):
        t.state.figures[who].coins += gain

    monkeypatch.setattr(effects, "draw_treasure", drawn)
    a.run(spoils.open_treasure(a.t, hero.id), (), ["evenly"] if asked else [])
    assert [ask.key for ask in a.t.asked] == (["share-coins"] if asked else [])
    assert (hero.coins, friend.coins) == (5 + gain - gain // 2, gain // 2)


# ------------------------------------------------------------------------------------------------ harm


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fortune.fatal-second")
@pytest.mark.parametrize(
    ("answers", "rolled", "out"),
    [
        (("spend", "pass"), (4,), True),
        (("pass",), (), True),
        (("spend",), (5,), False),
        (("spend", "spend"), (1,), False),
    ],
)
def test_a_fatal_blow_is_averted_by_a_five_or_by_two_points(arena, answers, rolled, out):
    a = arena()
    hero = a.hero(5, 4, vitality=2, fortune=2)
    hurt = a.run(damage.lose(a.t, hero.id, 3), rolled, answers)
    assert hurt.out is out
    assert hurt.cancelled is not out
    assert bool(hero.marks & Mark.KNOCKED_OUT) is out


@pytest.mark.rule("dun.mount.mount-falls", "dun.companion.knocked-out")
def test_a_rider_who_is_taken_off_the_board_leaves_his_mount(arena):
    a = arena()
    orc = a.creature("orc-boar-rider", 5, 4)
    boar = a._printed(a.content.companions["war-boar"], 5, 4, side=DARK, kind="creature")
    orc.riding, boar.ridden = boar.id, orc.id
    damage.remove(a.t, orc.id)
    assert boar.ridden == -1
    assert orc.id not in a.state.figures


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight")
def test_who_can_spring_up_remembers_his_fall(arena):
    a = arena()
    nimble, other = a.hero(4, 4, skills=("up-and-back-to-fight",)), a.hero(6, 4)
    for one in (nimble, other):
        damage.afflict(a.t, one.id, "knocked-down")
    assert nimble.uses == {Note.FALLEN: 1}
    assert other.uses == {}


@pytest.mark.rule("dun.push.fall", "dun.fall.low")
@pytest.mark.parametrize(
    ("start", "end", "deep"),
    [((4, 0), (3, 0), 2), ((3, 0), (4, 0), 0), ((4, 0), (5, 0), 0), ((8, 0), (9, 0), 0), ((9, 0), (10, 0), 0)],
)
def test_one_falls_only_downwards(arena, start, end, deep):
    """The squares from the fifth to the ninth lie higher, and stairs lead down from them."""
    a = arena(LANE, ground=(Ground("high", (4, 0), 5, 1, 2), Ground("stairs", (9, 0), 1, 1, 1)))
    assert pushing.drop(a.t, a.at(*start), a.at(*end)) == deep


@pytest.mark.rule("dun.position.take")
def test_who_is_down_or_gone_takes_no_position(arena):
    a = arena()
    hero = a.hero(5, 4, marks=Mark.KNOCKED_OUT)
    a.run(pushing.take_position(a.t, hero.id, (a.at(5, 3),)))
    a.run(pushing.take_position(a.t, 99, (a.at(5, 3),)))
    assert hero.cell == a.at(5, 4)
    assert a.t.asked == []


# ------------------------------------------------------------------------------------------------ effects


@pytest.mark.rule("dun.push.allowed")
def test_a_shove_ends_at_the_wall_and_without_a_target(arena):
    a = arena(LANE)
    hero, orc = a.hero(2, 0), a.orc(4, 0)
    use = effects.Use(card="", source=orc.id, target=hero.id)
    a.run(effects.apply_all(a.t, (Shove(5),), use))
    assert hero.cell == a.at(0, 0)
    hero.marks |= Mark.KNOCKED_OUT
    a.run(effects.HANDLERS[Shove](a.t, Shove(5), use))
    assert hero.cell == a.at(0, 0)
    edge = a.hero(19, 0, facing="east")
    a.run(effects.apply_all(a.t, (Shove(2),), effects.Use(card="", source=-1, target=edge.id, cell=edge.cell)))
    assert edge.cell == a.at(19, 0), "he faces the wall, and nothing throws him back from it"


@pytest.mark.rule("dun.magic.permanent-duration", "dun.quest-sheet.other-elements")
@pytest.mark.parametrize(("kind", "cell", "laid"), [("spell", -1, False), ("trap", -1, True), ("spell", 3, True)])
def test_a_spell_that_finds_no_square_lays_nothing(arena, kind, cell, laid):
    a = arena(LANE)
    hero = a.hero(7, 0)
    use = effects.Use(card="ring-of-stones", source=hero.id, target=hero.id, cell=cell, kind=kind)
    a.run(effects.apply_all(a.t, (Lay("rock"),), use))
    assert a.state.map.layout.overtiles == (((cell if cell >= 0 else hero.cell, "rock"),) if laid else ())


@pytest.mark.rule("dun.search.secret-door")
def test_a_revealed_secret_door_cannot_be_taken_back(arena):
    a = arena("aaabbb", doors=(Door("dark", (2, 0), "east", kind="secret"),))
    hero, shown = a.hero(1, 0), []
    a.t.reveal = lambda: shown.append(1)
    a.run(effects.apply_all(a.t, (Reveal("secret"),), effects.Use(card="", source=-1, target=hero.id)))
    assert a.state.map.doors[0].state == "closed"
    assert shown == [1]
    a.run(effects.apply_all(a.t, (Reveal("secret"),), effects.Use(card="", source=-1, target=hero.id)))
    assert shown == [1], "it is no secret any more"


@pytest.mark.rule("dun.skill.scholarly.polyglot.search", "dun.walk.search-furniture")
@pytest.mark.parametrize(
    ("card", "skills", "dice", "total"),
    [
        ("library", (), (3, 3), 6), ("library", ("polyglot",), (3, 3), 7),
        ("table", ("polyglot",), (3, 3), 6), ("alchemy-table", ("alchemist",), (1, 2, 3, 3), 6),
    ],
)  # fmt: skip
def test_what_a_search_of_furniture_adds_up_to(arena, card, skills, dice, total):
    a = arena(furniture=(Furnishing(card, (4, 3)),))
    known = [skill for skill in skills if skill in a.content.skills]
    assert known == list(skills)
    hero = a.hero(4, 2, skills=skills)
    a.t.script(dice, [])
    a.state.supply.stock = {}
    a.state.supply.treasures = []
    a.t.script([6] * 8)
    run(furniture.search(a.t, hero.id, 0))
    assert a.t.told(Searched)[0].total == total


# ------------------------------------------------------------------------------------------------ spells


def cast(a, hero, target, spell, dice=(3, 2), script=(), answers=()):
    a.run(spell_effects.resolve(a.t, hero.id, target.id, a.content.spells[spell], Roll(dice, 12)), script, answers)


@pytest.mark.rule("dun.spell.controlled-ally")
def test_nobody_enthralls_his_own_side_and_no_dead_hand_holds(arena):
    a = arena()
    hero, orc = a.hero(1, 1, spells=(GRIP,)), a.creature("orc-warrior", 5, 1)
    orc.side = HEROES
    cast(a, hero, orc, GRIP)
    assert (orc.uses, orc.side) == ({}, HEROES)
    b = arena()
    orc = b.creature("orc-warrior", 5, 1)
    spell = b.content.spells[GRIP]
    b.run(effects.apply_all(b.t, spell.effects, effects.Use(GRIP, 99, orc.id, kind="spell", turns=3)))
    assert (orc.uses, orc.side) == ({}, DARK)


@pytest.mark.rule("dun.spell.controlled-ally")
@pytest.mark.parametrize("seat", [1, -1])
def test_a_freed_thrall_is_moved_by_the_dark_players_seat_again(arena, seat):
    a = arena(dark_seat=seat)
    hero, orc = a.hero(1, 1, spells=(GRIP,)), a.creature("orc-warrior", 5, 1)
    orc.seat = seat
    cast(a, hero, orc, GRIP)
    assert (orc.side, orc.seat) == (HEROES, 0)
    spellbound.end_spells_of(a.t, hero.id)
    assert (orc.side, orc.seat) == (DARK, seat)


@pytest.mark.rule("dun.spell.controlled-ally")
def test_a_freed_hero_side_creature_keeps_its_seat(arena):
    a = arena(dark_seat=1)
    shaman = a.creature("orc-shaman", 1, 1)
    shaman.seat = 1
    wolf = a.creature("dire-wolf", 5, 1)
    wolf.side, wolf.seat = HEROES, 0
    spell = a.content.spells[GRIP]
    a.run(effects.apply_all(a.t, spell.effects, effects.Use(GRIP, shaman.id, wolf.id, kind="spell", turns=3)))
    assert (wolf.side, wolf.seat) == (DARK, 1)
    spellbound.end_spells_of(a.t, shaman.id)
    assert (wolf.side, wolf.seat) == (HEROES, 1)


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.permanent-ends-ko")
def test_a_spell_whose_caster_is_gone_ends_with_the_turn(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.state.spellbound = [Spellbound(99, "regeneration", 4), Spellbound(hero.id, "rune-of-iron", 4)]
    spellbound.count_down(a.t, HEROES)
    assert a.state.spellbound == [Spellbound(hero.id, "rune-of-iron", 3)]


@pytest.mark.rule("dun.magic.critical-damage", "dun.sorcery.apprentice-damage", "dun.spell.aoe")
@pytest.mark.parametrize(
    ("dice", "vp", "more"), [((3, 2), 20, 0), ((6, 2), 20, 1), ((6, 6), 20, 2), ((6, 2), 10, 0), ((3, 2), 10, -1)]
)
def test_a_spell_of_damage_has_a_die_more_for_each_six(arena, dice, vp, more):
    a = arena()
    spell = a.content.spells["soul-dread"]
    hero, orc = a.hero(1, 1, vp=vp, spells=(spell.id,)), a.creature("orc-warrior", 4, 1, vitality=30)
    count = spell.effects[0].dice + more
    cast(a, hero, orc, spell.id, dice, [6] * count)
    assert orc.wounds == count


@pytest.mark.rule("dun.skill.nature.invulnerable.automatic", "dun.skill.nature.ethereal.hit")
def test_a_spell_of_damage_is_magic_and_no_critical(arena):
    a = arena()
    spell = a.content.spells["soul-dread"]
    hero, wraith = a.hero(1, 1, spells=(spell.id,)), a.creature("wraith", 4, 1, vitality=30)
    cast(a, hero, wraith, spell.id, (3, 2), [6] * spell.effects[0].dice)
    assert wraith.wounds == spell.effects[0].dice


@pytest.mark.rule("dun.spell.aoe")
@pytest.mark.parametrize("nature", ["allies", "enemies", "all"])
def test_whom_an_area_reaches(arena, nature):
    a = arena()
    found = [one for one in a.content.spells.values() if one.affects == nature]
    hero, friend, orc, far = a.hero(4, 4), a.hero(5, 4), a.creature("orc-warrior", 3, 4), a.hero(11, 7)
    sides = {"allies": {hero.id, friend.id}, "enemies": {orc.id}, "all": {hero.id, friend.id, orc.id}}
    for spell in found:
        reached = set(spell_effects.affected(a.t, hero.id, hero.id, spell))
        assert far.id not in reached or spell.area >= 7
        assert reached - {far.id} == sides[nature], spell.id
    assert found or nature == "all"


# ------------------------------------------------------------------------------------------------ shots


@pytest.mark.rule("dun.shield.block", "dun.condition.chart")
@pytest.mark.parametrize(
    ("card", "dice", "down"),
    [("halfling-cutpurse", (6, 4), True), ("sellsword", (6, 4), False), ("halfling-cutpurse", (5, 4), False)],
)
def test_who_blocks_a_shot_is_not_hurt_by_it(arena, card, dice, down):
    a = arena(LANE)
    archer = a.creature("orc-archer", 9, 0, facing="west", shooting=6)
    man = a.companion(card, 3, 0, facing="east", hands=("great-shield",))
    blocks = a.content.shields["great-shield"].block + dice.count(6)
    a.activate(archer)
    a.run(ranged.shoot(a.t, archer.id, man.id, archer.hands[0]), [*dice, blocks], ["pass"])
    assert man.wounds == 0
    assert bool(man.marks & Mark.KNOCKED_DOWN) is down


@pytest.mark.rule("dun.ranged.requirements", "dun.equip.reload", "dun.mount.attack-mounts")
@pytest.mark.parametrize(
    ("held", "can"),
    [
        (Held("short-bow"), True), (Held("short-bow", loaded=False), False), (Held("broadsword"), False),
        (Held("shield"), False), (Held("torch"), False),
    ],
)  # fmt: skip
def test_with_what_one_can_shoot(arena, held, can):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, facing="east"), a.creature("orc-warrior", 6, 0)
    assert ranged.can_shoot(a.t, hero, held, orc) is can


@pytest.mark.rule("dun.equip.reload", "dun.equip.thrown-retrieval")
def test_only_a_weapon_in_hand_is_spent(arena):
    a = arena(LANE)
    hero = a.hero(1, 0, hands=("crossbow",))
    other = Held("handgun")
    ranged.spend_weapon(a.t, hero.id, other, a.content.weapons["handgun"])
    assert hero.hands == [Held("crossbow")]
    assert a.state.turn.detonations == 0
    ranged.spend_weapon(a.t, hero.id, hero.hands[0], a.content.weapons["crossbow"])
    assert hero.hands == [Held("crossbow", loaded=False)]
