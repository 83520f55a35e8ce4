"""Melee: the opposed roll, modifiers, shields, pushing, long weapons."""

import pytest

from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import hits, melee, shields
from undercroft.games.universalis.rules.fighting.melee import attack_plus, defence_plus, strike
from undercroft.games.universalis.rules.harm import pushing
from undercroft.games.universalis.rules.squares.engagement import melee_range
from undercroft.games.universalis.state import Held, Mark


def duel(arena, **sides):
    """Two characters face to face in the middle of the hall."""
    a = arena()
    hero = a.hero(5, 4, **{"hands": ("broadsword",), **sides.get("hero", {})})
    orc = a.orc(5, 3, **{"hands": ("broadsword",), "facing": "south", **sides.get("orc", {})})
    return a, hero, orc


@pytest.mark.rule("dun.melee.roll", "dun.walk.opposed-melee")
def test_the_higher_total_hits_and_the_lower_does_nothing(arena):
    a, hero, orc = duel(arena, hero={"combat": 4, "strength": 3}, orc={"combat": 3, "armor": 4})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 3, 3, 4, 4, 1, 1], ["-1"])
    assert orc.wounds == 2
    a.run(strike(a.t, a.blows(hero, orc)), [2, 3, 4, 3])
    assert orc.wounds == 2


@pytest.mark.rule("dun.melee.tie")
def test_ties_go_to_agility_then_the_shield_then_the_defender(arena):
    a, hero, orc = duel(arena, hero={"agility": 4}, orc={"agility": 3})
    assert melee.tie_winner(a.t, hero, orc) == 1
    hero.base = (*hero.base[:5], 3, *hero.base[6:])
    assert melee.tie_winner(a.t, hero, orc) == -1
    hero.hands.append(Held("buckler"))
    assert melee.tie_winner(a.t, hero, orc) == 1
    orc.hands.append(Held("buckler"))
    assert melee.tie_winner(a.t, hero, orc) == -1


@pytest.mark.rule("dun.melee.mod-weapon")
def test_an_axe_costs_one_combat_skill_in_attack_and_defence(arena):
    a, hero, orc = duel(arena, hero={"hands": ("axe",), "combat": 4}, orc={"combat": 3})
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc, "axe")) == 3
    assert defence_plus(a.t, hero, orc) == 3
    assert defence_plus(a.t, orc, hero) == 3


@pytest.mark.rule("dun.damage.dice-count", "dun.equip.damage-relative", "dun.equip.armor-modifier")
def test_strength_and_axe_give_five_dice_that_wound_on_three(arena):
    a, hero, orc = duel(arena, hero={"hands": ("axe",), "strength": 4}, orc={"armor": 4, "vitality": 9})
    blow = hits.make_blow(a.t, a.blows(hero, orc, "axe"), 0, backed=False)
    assert blow.dice == 5
    assert a.run(melee.harm(a.t, orc.id, blow), [1, 2, 3, 4, 5]).wounds == 3


@pytest.mark.rule("dun.damage.critical")
def test_each_six_of_the_roll_to_hit_adds_a_die(arena):
    a, hero, orc = duel(arena, hero={"strength": 3, "combat": 5}, orc={"vitality": 9})
    a.run(strike(a.t, a.blows(hero, orc)), [6, 3, 2, 2, 1, 1, 1, 1, 1], ["-1"])
    assert a.t.rolled[-1] == (5, 6, "damage")
    assert hits.make_blow(a.t, a.blows(hero, orc), 2, backed=False).dice == 6


@pytest.mark.rule("dun.equip.damage-fixed")
def test_fixed_damage_ignores_strength(arena):
    a, hero, _ = duel(arena, hero={"strength": 9})
    assert shields.damage_dice(a.t, hero, a.content.weapons["short-bow"]) == 3


@pytest.mark.rule("dun.equip.unarmed", "dun.equip.ranged-in-melee")
def test_without_a_melee_weapon_he_fights_unarmed(arena):
    a, hero, _ = duel(arena, hero={"hands": ("short-bow",)})
    held, weapon = figures.melee_weapon(a.t, hero)
    assert (held, weapon.id) == (None, "unarmed")
    assert (weapon.armor, weapon.combat) == (1, -1)


@pytest.mark.rule("dun.melee.mod-behind", "dun.behind.condition")
def test_from_behind_gives_one_and_takes_the_shield_away(arena):
    a, hero, orc = duel(arena, orc={"facing": "north", "hands": ("broadsword", "shield")})
    a.activate(hero)
    plain = attack_plus(a.t, hero, orc, a.blows(hero, orc))
    assert shields.can_block(a.t, orc, hits.from_behind(a.t, hero, orc), False) is None
    orc.facing = 4
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc)) == plain - 1
    assert shields.can_block(a.t, orc, hits.from_behind(a.t, hero, orc), False) is not None


@pytest.mark.rule("dun.behind.condition")
def test_walking_round_to_the_back_is_not_starting_there(arena):
    a, hero, orc = duel(arena, orc={"facing": "south"})
    a.activate(hero)
    hero.cell = a.at(5, 2)
    assert not hits.from_behind(a.t, hero, orc)
    a.activate(hero)
    assert hits.from_behind(a.t, hero, orc)
    hero.cell = a.at(5, 4)
    assert not hits.from_behind(a.t, hero, orc)


@pytest.mark.rule("dun.condition.kd-attacked-behind", "dun.melee.mod-behind")
def test_a_knocked_down_target_counts_as_struck_from_behind(arena):
    a, hero, orc = duel(arena, orc={"hands": ("broadsword", "shield")})
    plain = attack_plus(a.t, hero, orc, a.blows(hero, orc))
    orc.marks |= Mark.KNOCKED_DOWN
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc)) == plain + 1
    assert shields.can_block(a.t, orc, False, False) is None


@pytest.mark.rule("dun.melee.mod-elevated", "dun.terrain.elevated")
def test_whoever_stands_higher_has_one_more(arena):
    from undercroft.games.universalis.content.quests import Ground

    a = arena(ground=(Ground("stairs", (5, 4)),))
    hero, orc = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, hands=("broadsword",), facing="south")
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc)) == 4
    assert defence_plus(a.t, hero, orc) == 4
    assert defence_plus(a.t, orc, hero) == 3


@pytest.mark.rule("dun.melee.mod-flying")
def test_a_flying_target_is_harder_to_strike(arena):
    a, hero, orc = duel(arena)
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc)) == 3
    orc.marks |= Mark.FLYING
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc)) == 2


@pytest.mark.rule("dun.melee.mod-cover")
def test_a_door_jamb_on_the_diagonal_costs_one(arena):
    from undercroft.games.universalis.content.quests import Door

    a = arena("aaabbb\naaabbb\naaabbb", doors=(Door("gap", (2, 1), "east"),))
    a.reveal_all()
    hero, straight, askew = a.hero(2, 1, hands=("broadsword",)), a.orc(3, 1), a.orc(3, 2)
    assert attack_plus(a.t, hero, straight, a.blows(hero, straight)) == 3
    assert attack_plus(a.t, hero, askew, a.blows(hero, askew)) == 2


@pytest.mark.rule("dun.melee.stationary", "dun.melee.stationary-armor")
def test_a_stationary_target_is_hit_without_a_roll_at_armor_one_lower(arena):
    a, hero, orc = duel(arena, hero={"strength": 2}, orc={"armor": 4, "vitality": 9, "marks": Mark.STATIONARY})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 2, 6], ["-1"])
    assert orc.wounds == 2
    assert [key for _, _, key in a.t.rolled] == ["damage"]


@pytest.mark.rule(
    "dun.melee.blunder-drop", "dun.melee.blunder-break", "dun.melee.blunder-ends", "dun.melee.blunder-disarmed"
)
def test_a_blunder_drops_the_weapon_on_the_opponents_square_and_ends_the_activation(arena):
    a, hero, orc = duel(arena)
    active = a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [1, 1, 2, 2, 2])
    assert a.state.map.floor == [(orc.cell, Held("broadsword", dropped=hero.id))]
    assert hero.hands == []
    assert (active.action, active.points, active.quick) == (0, 0, 0)


@pytest.mark.rule("dun.break.weapon")
def test_the_weapon_breaks_when_the_die_is_not_above_its_number(arena):
    a, hero, orc = duel(arena, hero={"hands": ("axe",)})
    a.activate(hero)
    a.do(hero, f"attack axe #{orc.id}", [1, 1, 2, 2, 2])
    assert hero.hands == []
    assert a.state.map.floor == []


@pytest.mark.rule("dun.magic-object.break-repeat", "dun.identify.unknown-use")
def test_a_magic_weapon_rolls_twice_before_it_breaks_even_unidentified(arena):
    a = arena()
    item = Held("axe", magic="anything", known=False)
    assert not a.run(shields.breaks(a.t, 0, item, 2), [1, 3])
    assert a.run(shields.breaks(a.t, 0, item, 2), [2, 1])
    assert a.run(shields.breaks(a.t, 0, Held("axe"), 2), [2])


@pytest.mark.rule("dun.equip.unarmed-blunder")
def test_an_unarmed_blunder_stuns(arena):
    a, hero, orc = duel(arena, hero={"hands": ()})
    a.run(strike(a.t, a.blows(hero, orc, "unarmed")), [1, 1, 2, 2])
    assert hero.marks & Mark.STUNNED


@pytest.mark.rule("dun.equip.wide-critical-failure")
def test_a_flail_blunders_on_double_two(arena):
    from msgspec.structs import replace

    from undercroft.games.universalis.rules.checks.rolls import Roll

    a = arena()
    sword = a.content.weapons["broadsword"]
    flail = replace(sword, blunder=2)
    assert melee.is_blunder(Roll((2, 2), 9), flail)
    assert not melee.is_blunder(Roll((2, 2), 9), sword)
    assert not melee.is_blunder(Roll((3, 3), 9), flail)


@pytest.mark.rule("dun.adp.blunder.shield-first")
def test_a_creature_of_the_automaton_drops_its_shield_first(arena):
    a, hero, orc = duel(arena, hero={"combat": 9}, orc={"hands": ("broadsword", "shield"), "vitality": 99})
    a.run(strike(a.t, a.blows(hero, orc)), [2, 3, 1, 1, 6, 1, 1, 1, 1], ["-1"])
    assert [held.card for held in orc.hands] == ["broadsword"]
    assert a.state.map.floor[0][1].card == "shield"


@pytest.mark.rule("dun.shield.blunder")
def test_chance_decides_what_a_hero_drops(arena):
    a, hero, orc = duel(arena, hero={"hands": ("broadsword", "shield")})
    a.run(shields.defender_blunders(a.t, hero.id, orc.cell), [4, 5])
    assert [held.card for held in hero.hands] == ["shield"]
    hero.hands.insert(0, Held("broadsword"))
    a.run(shields.defender_blunders(a.t, hero.id, orc.cell), [3, 5])
    assert [held.card for held in hero.hands] == ["broadsword"]


# ------------------------------------------------------------------------------------------------ shields


@pytest.mark.rule("dun.shield.block", "dun.shield.block-timing")
def test_a_block_is_rolled_before_the_damage_and_stops_it(arena):
    a, hero, orc = duel(arena, hero={"combat": 9}, orc={"hands": ("shield",)})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 5], ["-1"])
    assert orc.wounds == 0
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 4, 5, 5, 1, 1], ["-1"])
    assert orc.wounds == 2


@pytest.mark.rule("dun.shield.block-critical", "dun.shield.block-double-critical")
def test_criticals_are_harder_to_block_and_double_criticals_impossible(arena):
    a, hero, orc = duel(arena, orc={"hands": ("shield",)})
    sword = a.content.weapons["broadsword"]
    block = lambda crits: shields.blocks(a.t, hero.id, orc.id, sword, crits, from_behind=False, ranged=False)  # noqa: E731
    assert not a.run(block(1), [5])
    assert a.run(block(1), [6])
    assert not a.run(block(2))


@pytest.mark.rule("dun.shield.block-not-kd")
def test_a_blocked_hit_still_knocks_down(arena):
    a, hero, orc = duel(arena, hero={"combat": 9, "size": 4}, orc={"hands": ("shield",), "vitality": 9})
    orc.hands = [Held("shield", magic="ward", known=False)]
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 6, 6], ["-1"])
    assert orc.marks & Mark.KNOCKED_DOWN
    assert orc.wounds == 0


@pytest.mark.rule("dun.break.shield-when", "dun.break.shield-roll", "dun.break.shield-damage")
def test_a_shield_breaker_tests_the_shield_and_a_broken_one_lets_a_die_through(arena):
    a, hero, orc = duel(arena, hero={"hands": ("battleaxe", "broadsword"), "combat": 9}, orc={"hands": ("shield",)})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 6], ["-1"])
    a.run(strike(a.t, a.blows(hero, orc, "battleaxe")), [3, 3, 2, 2, 6, 3], ["-1"])
    assert orc.hands == [Held("shield")]
    a.run(strike(a.t, a.blows(hero, orc, "battleaxe")), [3, 3, 2, 2, 6, 2, 5], ["-1"])
    assert orc.hands == []
    assert orc.wounds == 1


@pytest.mark.rule("dun.break.shield-larger", "dun.skill.nature.large.shields")
def test_large_strikers_test_shields_and_with_a_breaker_break_them(arena):
    a, orc, hero = duel(arena, hero={"hands": ("broadsword", "battleaxe"), "size": 3}, orc={"hands": ("shield",)})
    shield = hero.hands[0]
    weapons = a.content.weapons
    a.run(shields.strain(a.t, orc.id, hero.id, shield, 2, weapons["broadsword"]), [3])
    assert hero.hands == [shield]
    a.run(shields.strain(a.t, orc.id, hero.id, shield, 2, weapons["battleaxe"]), [1])
    assert hero.hands == []


@pytest.mark.rule("dun.skill.nature.huge.shields")
def test_a_huge_blow_breaks_the_shield_and_half_its_dice_get_through(arena):
    a, dragon, hero = duel(arena, hero={"size": 4, "strength": 8}, orc={"hands": ("shield",), "vitality": 9})
    a.run(shields.strain(a.t, dragon.id, hero.id, hero.hands[0], 2, a.content.weapons["broadsword"]), [5, 1, 1, 1])
    assert hero.hands == []
    assert hero.wounds == 1


@pytest.mark.rule("dun.melee.shielding")
def test_shielding_repeats_blocks_and_bars_the_next_attack(arena):
    a, orc, hero = duel(arena)
    orc.side, hero.side = 1, 0
    hero.kind, hero.hands = "hero", [Held("broadsword"), Held("shield")]
    sword = a.content.weapons["broadsword"]
    a.run(shields.blocks(a.t, orc.id, hero.id, sword, 0, from_behind=False, ranged=False), [2, 5], ["shield"])
    assert a.run(shields.blocks(a.t, orc.id, hero.id, sword, 0, from_behind=False, ranged=False), [1, 6])
    hero.card = "herbod"
    a.activate(hero)
    assert not any(text.startswith("attack") for text in a.offers(hero))
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.shield.push", "dun.shield.push-no-space")
def test_a_winning_defender_with_a_shield_pushes_and_does_not_follow(arena):
    a, hero, orc = duel(arena, orc={"combat": 9, "hands": ("shield",)})
    at = orc.cell
    a.run(strike(a.t, a.blows(hero, orc)), [2, 2, 3, 3])
    assert hero.cell == a.at(5, 5)
    assert orc.cell == at


@pytest.mark.rule("dun.equip.shield-double-critical")
def test_a_double_critical_in_defence_with_a_shield_stuns(arena):
    a, hero, orc = duel(arena, hero={"combat": 20}, orc={"hands": ("shield",), "vitality": 9})
    a.run(strike(a.t, a.blows(hero, orc)), [2, 3, 6, 6, 2, 1, 1, 1], ["-1"])
    assert hero.marks & Mark.STUNNED


# ------------------------------------------------------------------------------------------------ pushing


@pytest.mark.rule("dun.push.allowed", "dun.push.optional", "dun.push.facing", "dun.position.take")
def test_the_winner_may_push_and_step_after(arena):
    a, hero, orc = duel(arena, hero={"combat": 9}, orc={"vitality": 9})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(5, 2)), "take"])
    assert orc.cell == a.at(5, 2)
    assert orc.facing == 4
    assert hero.cell == a.at(5, 3)


@pytest.mark.rule("dun.push.allowed")
def test_pushed_means_two_squares_from_the_pusher(arena):
    a, hero, orc = duel(arena)
    assert pushing.push_squares(a.t, orc, hero.cell) == [a.at(5, 2), a.at(4, 2), a.at(6, 2)]
    a.orc(5, 2)
    assert pushing.push_squares(a.t, orc, hero.cell) == [a.at(4, 2), a.at(6, 2)]


@pytest.mark.rule("dun.push.larger")
def test_a_larger_opponent_is_not_pushed(arena):
    a, hero, orc = duel(arena, hero={"combat": 9}, orc={"vitality": 9, "size": 3})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 1, 1, 1, 1])
    assert orc.cell == a.at(5, 3)
    assert [ask.key for ask in a.t.asked] == []


@pytest.mark.rule("dun.push.no-room")
@pytest.mark.parametrize(("die", "wounds"), [(3, 2), (2, 1)])
def test_no_room_to_be_pushed_costs_one_more_die(arena, die, wounds):
    """Against an Armor of 3, as all dice of the blow."""
    a = arena("aaa\naaa")
    hero, orc = a.hero(1, 1, combat=9, strength=2, hands=("broadsword",)), a.orc(1, 0, vitality=9, facing="south")
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 5, 1, 1, die])
    assert orc.wounds == wounds
    assert a.t.rolled[-1] == (1, 6, "damage")


@pytest.mark.rule("dun.push.fall", "dun.fall.damage")
def test_an_orc_pushed_into_a_pit_is_knocked_down_and_takes_four_dice(arena):
    from undercroft.games.universalis.content.quests import Ground

    a = arena(ground=(Ground("pit", (5, 2)),))
    hero = a.hero(5, 4, combat=9, strength=2, hands=("broadsword",))
    orc = a.orc(5, 3, vitality=9, natural=3, facing="south")
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 1, 1, 1, 3, 4, 2, 1], [str(a.at(5, 2)), "stay"])
    assert orc.wounds == 2
    assert orc.marks & Mark.KNOCKED_DOWN
    assert orc.marks & Mark.IN_PIT


@pytest.mark.rule("dun.condition.kd-double", "dun.condition.chart-timing")
def test_a_double_critical_knocks_down_and_back_where_the_attacker_likes_and_is_not_pushed_twice(arena):
    a, hero, orc = duel(arena, orc={"vitality": 20, "combat": 2})
    a.run(strike(a.t, a.blows(hero, orc)), [6, 6, 2, 2, 1, 1, 1, 1, 1, 1], [str(a.at(6, 2)), "stay"])
    assert orc.marks & Mark.KNOCKED_DOWN
    assert orc.cell == a.at(6, 2)
    push = next(ask for ask in a.t.asked if ask.key == "push")
    assert [option.cell for option in push.options] == [a.at(5, 2), a.at(4, 2), a.at(6, 2)]


@pytest.mark.rule("dun.condition.chart-timing", "dun.ko.removed")
def test_a_slain_enemy_leaves_its_square_to_the_victor(arena):
    a, hero, orc = duel(arena, hero={"combat": 9}, orc={"vitality": 1})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, 6, 1, 1, 1], ["take"])
    assert orc.id not in a.state.figures
    assert hero.cell == a.at(5, 3)


# ------------------------------------------------------------------------------------------------ long weapons


@pytest.mark.rule("dun.reach.range", "dun.reach.one-sided")
def test_a_spear_reaches_two_squares_in_front_only(arena):
    a = arena()
    orc = a.orc(5, 4, hands=("spear",), facing="south")
    zone = melee_range(a.t, orc)
    assert zone >> a.at(5, 6) & 1
    assert zone >> a.at(7, 6) & 1
    assert not zone >> a.at(5, 2) & 1
    assert zone >> a.at(5, 3) & 1


@pytest.mark.rule("dun.reach.adjacent-loses-reach", "dun.reach.adjacent-penalty")
def test_an_adjacent_enemy_takes_the_reach_away_and_costs_one(arena):
    a = arena()
    orc, hero = a.orc(5, 4, hands=("spear",), facing="south"), a.hero(5, 5)
    assert not melee_range(a.t, orc) >> a.at(5, 6) & 1
    assert attack_plus(a.t, orc, hero, a.blows(orc, hero, "spear")) == 2


@pytest.mark.rule("dun.reach.blocked")
def test_a_spear_does_not_reach_through_anybody(arena):
    a = arena()
    orc, hero = a.orc(5, 2, hands=("spear",), facing="south"), a.hero(5, 4)
    assert hero in attacks.attackable(a.t, orc)
    a.orc(5, 3)
    assert hero not in attacks.attackable(a.t, orc)


@pytest.mark.rule("dun.reach.attack-back", "dun.reach.closing")
def test_who_is_held_at_two_squares_strikes_back_and_steps_in_on_a_win(arena):
    a = arena()
    orc = a.orc(5, 2, hands=("spear",), facing="south", vitality=9)
    hero = a.hero(5, 4, hands=("broadsword",), combat=9)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], ["-1"])
    assert hero.cell == a.at(5, 3)


@pytest.mark.rule("dun.reach.closing")
def test_losing_from_two_squares_leaves_him_there(arena):
    a = arena()
    orc = a.orc(5, 2, hands=("spear",), facing="south", combat=9)
    hero = a.hero(5, 4, hands=("broadsword",))
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [3, 3, 4, 2])
    assert hero.cell == a.at(5, 4)


# ------------------------------------------------------------------------------------------------ skills


@pytest.mark.rule("dun.skill.combat.elite")
def test_the_elite_repeat_a_single_one_but_no_critical_failure(arena):
    a, hero, orc = duel(arena, hero={"combat": 5, "skills": ("elite",)}, orc={"vitality": 9})
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [1, 3, 4, 3, 3, 1, 1, 1, 1], ["-1"])
    assert orc.wounds == 0
    assert len(a.t.rolled[0:2]) == 2
    assert a.t.rolled[1] == (1, 6, "attack")


@pytest.mark.rule("dun.skill.combat.mighty-blow")
def test_a_mighty_blow_hits_worse_and_pierces(arena):
    a, hero, orc = duel(arena, hero={"skills": ("mighty-blow",)})
    plain, mighty = a.blows(hero, orc), a.blows(hero, orc, declared=("mighty-blow",))
    assert attack_plus(a.t, hero, orc, mighty) == attack_plus(a.t, hero, orc, plain) - 1
    assert hits.make_blow(a.t, mighty, 0, backed=False).armor == -1
    assert hits.make_blow(a.t, plain, 0, backed=False).armor == 0


@pytest.mark.rule("dun.skill.combat.powerful-blow")
def test_a_powerful_blow_adds_a_die_for_each_six_once(arena):
    from undercroft.games.universalis.rules.harm.damage import Blow, harm

    a, _, orc = duel(arena, orc={"armor": 4, "vitality": 20})
    assert a.run(harm(a.t, orc.id, Blow(2, sixes=True)), [6, 6, 6, 3]).wounds == 3


@pytest.mark.rule("dun.skill.combat.brutal-blow.critical")
def test_brutal_blow_counts_fours_as_criticals(arena):
    from undercroft.games.universalis.rules.checks.rolls import Roll

    a, hero, orc = duel(arena)
    brutal = a.blows(hero, orc, declared=("brutal-blow",))
    assert melee.criticals(a.t, brutal, Roll((4, 3), 9)) == 1
    assert melee.criticals(a.t, a.blows(hero, orc), Roll((4, 6), 9)) == 1
    assert melee.criticals(a.t, brutal, Roll((4, 5), 9)) == 2


@pytest.mark.rule("dun.skill.combat.fast-attacks.three-dice", "dun.skill.combat.fast-attacks.critical-failure")
def test_fast_attacks_keeps_the_best_two_of_three(arena):
    a, hero, orc = duel(arena, hero={"skills": ("fast-attacks",)})
    fast = a.blows(hero, orc, declared=("fast-attacks",))
    roll = a.run(melee.roll_attack(a.t, fast, 2), [2, 6, 5])
    assert (roll.dice, roll.total) == ((6, 5), 13)
    assert a.run(melee.roll_attack(a.t, fast, 2), [1, 6, 1]).dice == (1, 1)


@pytest.mark.rule("dun.skill.combat.cruel")
def test_the_cruel_repeat_one_damage_die_of_one(arena):
    from undercroft.games.universalis.rules.harm.damage import Blow, harm

    a, _, orc = duel(arena, orc={"armor": 4, "vitality": 20})
    assert a.run(harm(a.t, orc.id, Blow(3, ones=True)), [1, 1, 4, 6]).wounds == 2


@pytest.mark.rule("dun.skill.combat.giant-killer.damage", "dun.skill.combat.lethal-blow")
def test_giant_killers_and_lethal_blows(arena):
    a, hero, orc = duel(arena, hero={"skills": ("giant-killer", "lethal-blow")}, orc={"size": 3})
    big = hits.make_blow(a.t, a.blows(hero, orc), 1, backed=False)
    assert (big.dice, big.armor) == (6, -1)
    orc.size = 2
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False)[:3] == (4, "armor", 0)


@pytest.mark.rule("dun.skill.nature.large.armor", "dun.skill.nature.huge.armor")
def test_larger_strikers_lower_the_armor_of_smaller_targets(arena):
    a, hero, orc = duel(arena, hero={"size": 3})
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False).armor == -1
    orc.size = 3
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False).armor == 0


@pytest.mark.rule("dun.skill.nature.double-attack", "dun.skill.nature.multiple-attacks", "dun.attack.max-three")
def test_the_number_of_attacks(arena):
    a, hero, _ = duel(arena)
    assert attacks.attacks_per_action(a.t, hero) == 1
    hero.skills = ("double-attack",)
    assert attacks.attacks_per_action(a.t, hero) == 2
    hero.skills = ("multiple-attacks",)
    hero.marks |= Mark.BERSERK
    assert attacks.attacks_per_action(a.t, hero) == 3
    hero.size = 4
    assert attacks.attacks_per_action(a.t, hero) == 4


@pytest.mark.rule("dun.skill.combat.dirty-fighter")
def test_a_double_of_a_dirty_fighter_stuns_even_when_he_loses(arena):
    a, hero, orc = duel(arena, hero={"skills": ("dirty-fighter",)}, orc={"combat": 9})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 4, 4])
    assert orc.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.attack")
def test_two_weapons_give_two_attacks_at_minus_one(arena):
    a, hero, orc = duel(
        arena, hero={"hands": ("broadsword", "axe"), "skills": ("two-weapon-fighting",)}, orc={"combat": 9}
    )
    active = a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [3, 3, 3, 3])
    assert active.most == 1
    assert a.t.told(melee.Attacked)[0].attack == 6 + 3 - 1
    assert f"attack axe #{orc.id}" in a.offers(hero)


@pytest.mark.rule("dun.fortune.reroll-own", "dun.fortune.reroll-opponent", "dun.fortune.reroll-once")
def test_in_melee_fortune_repeats_either_roll_once(arena):
    a, hero, orc = duel(arena, hero={"fortune": 3}, orc={"combat": 4, "vitality": 9})
    a.run(strike(a.t, a.blows(hero, orc)), [2, 2, 4, 4, 3, 3, 2, 1, 1, 1, 1, 1], ["own", "other", "-1"])
    assert hero.fortune == 1
    assert [str(option) for option in a.t.asked[1].options] == ["pass", "other"]


@pytest.mark.rule("dun.skill.two-active")
def test_no_more_than_two_active_skills_in_an_activation(arena):
    a, hero, orc = duel(arena, hero={"combat": 5, "skills": ("mighty-blow", "fast-attacks", "powerful-blow")})
    a.activate(hero)
    words = [text for text in a.offers(hero) if text.startswith("attack")]
    assert f"attack broadsword+mighty-blow+powerful-blow #{orc.id}" in words
    assert not any(word.count("+") > 2 for word in words)
    a.state.turn.active.skills = ["cruel", "elite"]
    assert [text for text in a.offers(hero) if text.startswith("attack")] == [f"attack broadsword #{orc.id}"]
