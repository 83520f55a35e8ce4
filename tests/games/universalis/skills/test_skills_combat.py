"""Combat skills, in the order of their list."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.content.skills import reactions
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import fear
from undercroft.games.universalis.rules.fighting import hits, melee, shields
from undercroft.games.universalis.rules.fighting.melee import attack_plus, defence_plus, strike
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.shooting import defensive, ranged
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Held, Mark

MISS, HIT = [1, 2, 6, 5], [6, 5, 1, 2]
"""Attack and defence dice: a sure miss and a sure hit with one critical."""


def duel(arena, skills=(), **sides):
    a = arena()
    hero = a.hero(5, 4, **{"hands": ("broadsword",), "skills": skills, **sides.get("hero", {})})
    orc = a.orc(5, 3, **{"hands": ("broadsword",), "facing": "south", "vitality": 20, **sides.get("orc", {})})
    return a, hero, orc


def shooting(arena, skills=(), weapon="short-bow", **more):
    a = arena("a" * 12)
    hero = a.hero(0, 0, hands=(weapon,), skills=skills, facing="east", shooting=4, **more)
    return a, hero, a.orc(3, 0, vitality=20)


# ------------------------------------------------------------------------------------------------ shooting


@pytest.mark.rule("dun.skill.combat.aiming.reroll")
def test_aiming_rolls_the_lower_die_again_if_he_has_not_moved(arena):
    a, hero, orc = shooting(arena, ("aiming",))
    a.activate(hero)
    a.do(hero, f"shoot short-bow #{orc.id}", [1, 4, 6, 1, 1, 1, 1])
    assert a.t.rolled[:3] == [(2, 6, "shot"), (1, 6, "shot"), (4, 6, "damage")]
    a.activate(hero, moved=1)
    a.do(hero, f"shoot short-bow #{orc.id}", [2, 2])
    assert a.t.rolled[-1] == (2, 6, "shot")


@pytest.mark.rule("dun.skill.combat.aiming.reroll")
def test_a_critical_failure_is_never_aimed_again(arena):
    a, hero, orc = shooting(arena, ("aiming",))
    a.activate(hero)
    a.do(hero, f"shoot short-bow #{orc.id}", [1, 1, 6])
    assert a.t.rolled == [(2, 6, "shot"), (1, 6, "break")]


@pytest.mark.rule("dun.skill.combat.aiming.single-shot")
def test_aiming_and_two_shots_exclude_each_other(arena):
    a, hero, orc = shooting(arena, ("aiming", "fast-shooting"))
    a.activate(hero)
    a.do(hero, f"shoot short-bow+fast-shooting #{orc.id}", [2, 2, 2, 2])
    assert a.state.turn.active.skills == ["fast-shooting"]


@pytest.mark.rule("dun.skill.combat.aiming.defensive-shot")
def test_aiming_helps_a_defensive_shot_after_an_activation_without_a_move(arena):
    for moved, rolls in ((0, [(2, 6, "shot"), (1, 6, "shot")]), (Mark.MOVED, [(2, 6, "shot")])):
        a, hero, orc = shooting(arena, ("aiming",))
        hero.marks |= moved
        a.run(defensive.defensive_shot(a.t, hero.id, orc.id), [2, 2, 2][: 3 if not moved else 2], ["shoot"])
        assert a.t.rolled == rolls


@pytest.mark.rule("dun.skill.combat.expert-archer.defensive-longbow")
def test_only_an_expert_makes_defensive_shots_with_a_longbow(arena):
    a, hero, _ = shooting(arena, ("expert-archer",), weapon="longbow")
    assert defensive.defender_weapon(a.t, hero).card == "longbow"
    hero.skills = ()
    assert defensive.defender_weapon(a.t, hero) is None


@pytest.mark.rule("dun.skill.combat.expert-archer.reroll")
def test_an_expert_archer_repeats_one_failed_shot_per_game(arena):
    a, hero, orc = shooting(arena, ("expert-archer",))
    a.activate(hero)
    a.do(hero, f"shoot short-bow #{orc.id}", [2, 2])  # not declared
    a.activate(hero)
    a.do(hero, f"shoot short-bow+expert-archer #{orc.id}", [2, 2, 3, 3, 1, 1, 1])
    assert hero.uses["expert-archer"] == 1
    a.activate(hero)
    assert f"shoot short-bow+expert-archer #{orc.id}" not in a.offers(hero)
    b, other, foe = shooting(arena, ("expert-archer",))
    b.activate(other)
    b.do(other, f"shoot short-bow+expert-archer #{foe.id}", [1, 1, 6])
    assert "expert-archer" not in other.uses


@pytest.mark.rule("dun.skill.combat.expert-archer.reroll")
def test_in_a_defensive_shot_he_repeats_by_himself(arena):
    a, hero, orc = shooting(arena, ("expert-archer",))
    a.activate(orc)
    a.run(defensive.defensive_shot(a.t, hero.id, orc.id), [2, 2, 2, 2], ["shoot"])
    assert hero.uses["expert-archer"] == 1


@pytest.mark.rule("dun.skill.combat.expert-shooter")
def test_half_the_movement_costs_an_expert_nothing(arena):
    a, hero, orc = shooting(arena, ("expert-shooter",), movement=5)
    bow = a.content.weapons["short-bow"]
    a.activate(hero, moved=2)
    assert ranged.hindered(a.t, hero, orc, bow, ()) == (0, ["expert-shooter"])
    a.activate(hero, moved=3)
    assert ranged.hindered(a.t, hero, orc, bow, ()) == (-2, [])
    hero.skills = ()
    a.activate(hero, moved=2)
    assert ranged.hindered(a.t, hero, orc, bow, ()) == (-1, [])


@pytest.mark.rule("dun.skill.combat.expert-thrower")
def test_an_expert_thrower_rolls_single_ones_again(arena):
    a, hero, orc = shooting(arena, ("expert-thrower",), weapon="dagger")
    a.activate(hero)
    a.do(hero, f"shoot dagger #{orc.id}", [1, 5, 4, 1, 1])
    assert a.t.rolled[:2] == [(2, 6, "shot"), (1, 6, "shot")]
    b, weak, foe = shooting(arena, ("expert-thrower",), weapon="dagger")
    weak.base = (*weak.base[:3], 3, *weak.base[4:])
    b.activate(weak)
    b.do(weak, f"shoot dagger #{foe.id}", [1, 5])
    assert b.t.rolled == [(2, 6, "shot")]


@pytest.mark.rule("dun.skill.combat.heart-seeker")
def test_every_damage_die_of_one_is_rolled_again(arena):
    a, hero, orc = shooting(arena, ("heart-seeker",))
    a.activate(hero)
    a.do(hero, f"shoot short-bow #{orc.id}", [3, 4, 1, 1, 5, 5, 1])
    assert orc.wounds == 2


@pytest.mark.rule("dun.skill.combat.quick-reloading")
def test_a_quick_reload_is_a_quick_action_at_less_skill(arena):
    a, hero, _ = shooting(arena, ("quick-reloading",), weapon="handgun")
    hero.hands = [Held("handgun", loaded=False)]
    a.activate(hero)
    a.do(hero, "quick-reload handgun")
    assert hero.hands[0].loaded
    assert (a.state.turn.active.action, a.state.turn.active.quick) == (1, 0)
    assert figures.value(a.t, hero, Attribute.SHOOTING) == 3
    hero.skills, hero.hands = (), [Held("handgun", loaded=False)]
    a.activate(hero)
    assert "quick-reload handgun" not in a.offers(hero)


# ------------------------------------------------------------------------------------------------ more attacks


@pytest.mark.rule("dun.skill.combat.battle-dancer.extra-attack")
def test_a_dancer_whose_dice_beat_the_enemys_agility_strikes_once_more(arena):
    a, hero, orc = duel(arena, ("battle-dancer",), orc={"agility": 3})
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [4, 4, 6, 5])
    assert (a.state.turn.active.most, a.state.turn.active.action) == (1, 0)
    a.do(hero, f"attack broadsword #{orc.id}", [4, 4, 6, 5])
    assert a.state.turn.active.most == 0
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [3, 5, 6, 6])
    assert a.state.turn.active.most == 0


@pytest.mark.rule("dun.skill.combat.battle-dancer.restriction")
@pytest.mark.parametrize("gear", [{"worn": ("chainmail",)}, {"agility": 2}])
def test_no_dance_in_heavy_armor_or_without_agility(arena, gear):
    a, hero, orc = duel(arena, ("battle-dancer",), orc={"agility": 1}, hero=gear)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [4, 4, 6, 5])
    assert a.state.turn.active.most == 0


@pytest.mark.rule("dun.skill.combat.combat-master")
def test_a_combat_master_has_an_attack_more_against_two(arena):
    a, hero, _ = duel(arena, ("combat-master",), hero={"combat": 4})
    assert attacks.attacks_per_action(a.t, hero) == 1
    a.orc(6, 4)
    assert attacks.attacks_per_action(a.t, hero) == 2
    hero.base = (5, 3, *hero.base[2:])
    assert attacks.attacks_per_action(a.t, hero) == 1


@pytest.mark.rule("dun.skill.combat.sword-master")
def test_a_critical_with_a_sword_gives_one_more_attack_and_that_one_none(arena):
    a, hero, orc = duel(arena, ("sword-master",), hero={"combat": 4, "hands": ("broadsword",), "strength": 1})
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [*HIT, 1, 1, 1], ["-1"])
    assert a.state.turn.active.most == 1
    a.do(hero, f"attack broadsword #{orc.id}", [*HIT, 1, 1, 1], ["-1"])
    assert a.state.turn.active.most == 0
    hero.hands = [Held("axe")]
    a.activate(hero)
    a.do(hero, f"attack axe #{orc.id}", [*HIT, 1, 1, 1], ["-1"])
    assert a.state.turn.active.most == 0


@pytest.mark.rule("dun.skill.combat.spinning-blow")
def test_a_spinning_blow_strikes_three_and_knocks_nobody_down(arena):
    a, hero, orc = duel(arena, ("spinning-blow",), hero={"strength": 1, "size": 3})
    a.activate(hero)
    assert f"attack broadsword+spinning-blow #{orc.id}" not in a.offers(hero)
    others = [a.orc(6, 4, vitality=20), a.orc(4, 4, vitality=20), a.orc(5, 5, vitality=20)]
    a.activate(hero)
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc, declared=("spinning-blow",))) == 2
    dice = [6, 6, 1, 2, 5, 5, 5, 5] + 2 * [5, 4, 2, 1, 5, 5]
    a.do(hero, f"attack broadsword+spinning-blow #{orc.id}", dice, ["-1"] * 3)
    assert [foe.wounds > 0 for foe in (orc, *others)] == [True, True, True, False]
    assert not orc.marks & Mark.KNOCKED_DOWN
    assert orc.marks & Mark.STUNNED
    assert a.state.turn.active.most == 0


@pytest.mark.rule("dun.skill.combat.unstoppable-charge")
def test_a_charge_with_a_two_handed_weapon_knocks_down(arena):
    a, hero, orc = duel(arena, ("unstoppable-charge", "double-attack"), hero={"hands": ("halberd",), "strength": 1})
    a.activate(hero, forward=2)
    name = f"attack halberd+unstoppable-charge #{orc.id}"
    assert name not in a.offers(hero)
    a.activate(hero, forward=3, moved=3)
    a.do(hero, name, [5, 4, 2, 1, 1], ["-1"])
    assert orc.marks & Mark.KNOCKED_DOWN
    assert a.state.turn.active.most == 0
    hero.hands = [Held("broadsword")]
    a.activate(hero, forward=3, moved=3)
    assert not any("charge" in text for text in a.offers(hero))


@pytest.mark.rule("dun.skill.combat.unstoppable-charge")
def test_difficult_ground_breaks_the_charge(arena):
    from undercroft.games.universalis.content.quests import Ground
    from undercroft.games.universalis.rules.moving import walking

    a = arena("a" * 12, ground=(Ground("difficult", (2, 0)),))
    hero = a.hero(0, 0, facing="east", movement=9)
    a.activate(hero)
    for x in (1, 2, 3, 4):
        walking.step(a.t, hero.id, a.at(x, 0), 1)
    assert a.state.turn.active.forward == 2


# ------------------------------------------------------------------------------------------------ rage


@pytest.mark.rule("dun.skill.combat.berserker.compulsion")
def test_a_berserk_hero_goes_for_the_nearest_enemy_he_sees(arena):
    a = arena("a" * 12)
    hero = a.hero(5, 0, hands=("broadsword",), marks=Mark.BERSERK)
    near, far = a.orc(8, 0), a.orc(0, 0)
    a.activate(hero)
    assert a.offers(hero) == [f"move @{a.at(7, 0)}"]
    hero.cell = a.at(7, 0)
    assert a.offers(hero) == [f"attack broadsword #{near.id}"]
    hero.marks = 0
    assert len(a.offers(hero)) > 2
    assert far.wounds == 0


@pytest.mark.rule("dun.skill.combat.berserker.end")
def test_the_rage_ends_when_no_enemy_is_left_in_sight(arena):
    a = arena("a" * 20)
    hero = a.hero(0, 0, marks=Mark.BERSERK, facing="east")
    orc = a.orc(15, 0)
    turns.calm(a.t)
    assert hero.marks & Mark.BERSERK
    del a.state.figures[orc.id]
    turns.calm(a.t)
    assert not hero.marks & Mark.BERSERK


# ------------------------------------------------------------------------------------------------ defence


@pytest.mark.rule("dun.skill.combat.blocking.block", "dun.skill.combat.blocking.no-break")
def test_a_bastard_sword_blocks_on_five_and_never_breaks(arena):
    a, hero, orc = duel(arena, ("blocking",), hero={"hands": ("bastard-sword",)}, orc={"hands": ("axe",)})
    assert shields.can_block(a.t, hero, False, False) == (None, 5, 0)
    assert shields.can_block(a.t, hero, False, True) is None
    dice = [5, 4, 2, 1, 5]
    a.run(strike(a.t, a.blows(orc, hero, "axe")), dice, ["pass"])
    assert hero.wounds == 0
    assert [held.card for held in hero.hands] == ["bastard-sword"]
    hero.hands = [Held("broadsword")]
    assert shields.can_block(a.t, hero, False, False) is None


@pytest.mark.rule("dun.skill.combat.blocking.cost")
def test_two_blocks_with_the_blade_cost_one_in_the_next_attack_alone(arena):
    a, hero, orc = duel(arena, ("blocking",), hero={"hands": ("bastard-sword",)})
    shields.burden(a.t, hero.id)
    shields.burden(a.t, hero.id)
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc, "bastard-sword")) == 2
    assert defence_plus(a.t, hero, orc) == 3
    a.run(strike(a.t, a.blows(hero, orc, "bastard-sword")), [2, 2, 5, 4])
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc, "bastard-sword")) == 3


@pytest.mark.rule("dun.skill.combat.bodyguard.defence", "dun.skill.combat.bodyguard.no-stacking")
def test_a_bodyguard_gives_one_adjacent_ally_one_in_defence(arena):
    a, hero, orc = duel(arena)
    assert defence_plus(a.t, hero, orc) == 3
    guard = a.hero(6, 4, skills=("bodyguard",))
    assert defence_plus(a.t, hero, orc) == 4
    a.hero(4, 4, skills=("bodyguard",))
    assert defence_plus(a.t, hero, orc) == 4
    friend = a.hero(7, 4, vp=1, hands=("broadsword",))
    a.activate(guard)
    a.do(guard, f"escort #{friend.id}")
    assert defence_plus(a.t, friend, orc) == 4
    assert reactions.escorted(a.t, guard) == friend.id
    guard.cell = a.at(9, 6)
    assert defence_plus(a.t, friend, orc) == 3


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer")
def test_a_bodyguard_takes_one_shot_per_turn(arena):
    a = arena()
    hero, guard = a.hero(5, 0), a.hero(5, 1, skills=("bodyguard",))
    orc = a.orc(2, 0, hands=("short-bow",), facing="east", shooting=6)
    bow = orc.hands[0]
    a.run(ranged.shoot(a.t, orc.id, hero.id, bow), [5, 4, 5, 5, 1], ["take"])
    assert (hero.wounds, guard.wounds) == (0, 2)
    a.run(ranged.shoot(a.t, orc.id, hero.id, bow), [5, 4, 5, 1, 1])
    assert (hero.wounds, guard.wounds) == (1, 2)
    a.state.turn.number += 1
    a.run(ranged.shoot(a.t, orc.id, hero.id, bow), [5, 4, 5, 1, 1], ["pass"])
    assert (hero.wounds, guard.wounds) == (2, 2)


@pytest.mark.rule("dun.skill.combat.brutal-blow.penalty")
def test_a_brutal_blow_costs_one_in_attack_and_in_the_following_defence(arena):
    a, hero, orc = duel(arena, ("brutal-blow",), hero={"hands": ("halberd",)})
    plain = attack_plus(a.t, hero, orc, a.blows(hero, orc, "halberd"))
    guard = defence_plus(a.t, hero, orc)
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc, "halberd", declared=("brutal-blow",))) == plain - 1
    a.activate(hero)
    a.do(hero, f"attack halberd+brutal-blow #{orc.id}", MISS)
    assert defence_plus(a.t, hero, orc) == guard - 1


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.defend")
def test_the_better_of_two_weapons_defends(arena):
    a, hero, orc = duel(arena, ("two-weapon-fighting",), hero={"hands": ("axe", "broadsword")})
    assert shields.guard_with(a.t, hero)[1].id == "broadsword"
    assert defence_plus(a.t, hero, orc) == 3
    hero.skills = ()
    assert defence_plus(a.t, hero, orc) == 2


@pytest.mark.rule("dun.skill.combat.foresight.counter")
def test_a_defender_who_wins_with_a_double_hits_back(arena):
    a, hero, orc = duel(arena, ("foresight",), hero={"strength": 2})
    a.run(strike(a.t, a.blows(orc, hero)), [2, 3, 4, 4, 5, 5, 1])
    assert orc.wounds == 2
    a.run(strike(a.t, a.blows(orc, hero)), [2, 3, 4, 5])
    a.run(strike(a.t, a.blows(orc, hero)), [5, 6, 4, 4, 1, 1, 1, 1, 1])
    assert orc.wounds == 2


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.shield.push")
@pytest.mark.parametrize(("vitality", "pushed"), [(2, False), (3, True)])
def test_whom_the_counterblow_fells_nobody_pushes_with_his_shield(arena, vitality, pushed):
    arms = {"strength": 2, "hands": ("broadsword", "shield")}
    a, hero, orc = duel(arena, ("foresight",), hero=arms, orc={"vitality": vitality})
    a.run(strike(a.t, a.blows(orc, hero)), [2, 3, 4, 4, 5, 5, 1], [str(a.at(5, 2))] if pushed else [])
    assert (orc.id in a.state.figures) is pushed
    assert orc.cell == a.at(5, 2) or not pushed


@pytest.mark.rule("dun.skill.combat.foresight.invulnerable")
def test_against_the_invulnerable_only_a_double_six_counters(arena):
    a, hero, orc = duel(arena, ("foresight",), hero={"strength": 1}, orc={"skills": ("invulnerable",)})
    a.run(strike(a.t, a.blows(orc, hero)), [2, 3, 4, 4])
    a.run(strike(a.t, a.blows(orc, hero)), [2, 3, 6, 6, 5, 5, 5, 5])
    assert orc.wounds == 4


# ------------------------------------------------------------------------------------------------ blows


@pytest.mark.rule("dun.skill.combat.martial-arts")
def test_martial_arts_stun_or_throw_on_a_critical(arena):
    a, hero, orc = duel(arena, ("martial-arts",), hero={"strength": 2})
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, orc)), [*HIT, 5, 5, 5, 5], ["stun", "-1"])
    assert orc.wounds == 4
    assert orc.marks & Mark.STUNNED
    assert not orc.marks & Mark.KNOCKED_DOWN
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, orc)), [*HIT, 5], ["throw", "-1"])
    assert orc.wounds == 5
    assert orc.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.combat.martial-arts")
def test_leaders_are_not_thrown_and_larger_ones_not_touched(arena):
    a, hero, orc = duel(arena, ("martial-arts",), hero={"strength": 1}, orc={"leader": True})
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, orc)), [*HIT, 1, 1, 1], ["-1"])
    assert orc.marks & Mark.STUNNED
    b, other, ogre = duel(arena, ("martial-arts",), hero={"strength": 1}, orc={"size": 3})
    b.activate(other)
    b.run(strike(b.t, b.blows(other, ogre)), [*HIT, 1, 1, 1])
    assert not ogre.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.combat.tricky-fighter")
def test_a_double_lowers_armor_for_the_tricky(arena):
    a, hero, orc = duel(arena, ("tricky-fighter",), hero={"intelligence": 4})
    a.activate(hero)
    double, plain = melee.Roll((4, 4), 11), melee.Roll((4, 5), 12)
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False, roll=double).armor == -1
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False, roll=plain).armor == 0
    hero.base = (*hero.base[:6], 3, *hero.base[7:])
    assert hits.make_blow(a.t, a.blows(hero, orc), 0, backed=False, roll=double).armor == 0


@pytest.mark.rule("dun.skill.combat.deafening-roar.fearsome")
def test_after_the_roar_he_is_fearsome_until_the_combat_ends(arena):
    a, hero, orc = duel(arena, ("deafening-roar",))
    assert not fear.frightening(a.t, hero, orc)
    a.activate(hero)
    a.do(hero, f"talent deafening-roar #{hero.id}")
    assert fear.frightening(a.t, hero, orc)
    assert not any("deafening-roar" in text for text in a.offers(hero))
    turns.calm(a.t)
    assert not fear.frightening(a.t, hero, orc)


@pytest.mark.rule("dun.skill.combat.cruel")
def test_the_cruel_reroll_one_die_of_a_damage_spell(arena):
    a = arena("a" * 12)
    hero = a.hero(0, 0, skills=("cruel",), intelligence=4, mana=6, spells=("soul-dread",))
    orc = a.creature("orc-warrior", 3, 0, vitality=20)
    a.activate(hero)
    a.do(hero, f"cast soul-dread #{orc.id}", [4, 5, 1, 1, 1, 2, 2, 5])
    assert orc.wounds == 1
    hero.skills = ()
    a.activate(hero)
    a.do(hero, f"cast soul-dread #{orc.id}", [4, 5, 1, 1, 1, 2, 2])
    assert orc.wounds == 1


# ------------------------------------------------------------------------------------------------ hatred and courage


@pytest.mark.rule("dun.skill.combat.giant-killer.courage")
def test_a_giant_killer_repeats_courage_against_the_large(arena):
    a = arena()
    hero, ogre = a.hero(5, 4, skills=("giant-killer",), courage=3), a.orc(5, 3, size=3)
    assert a.run(fear.courage(a.t, hero.id, ogre.id), [3, 3, 4, 4])
    small = a.orc(6, 3, card="orc-champion")
    assert not a.run(fear.courage(a.t, hero.id, small.id), [3, 3])


HATRED = (Trait("hatred-towards", word="orc-warrior"),)


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.courage")
def test_hatred_gives_courage_against_its_object_alone(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("hatred-towards",), traits=HATRED, courage=3)
    orc, boss = a.orc(5, 3), a.orc(6, 3, card="orc-champion")
    assert a.run(fear.courage(a.t, hero.id, orc.id), [3, 3])
    assert not a.run(fear.courage(a.t, hero.id, boss.id), [3, 3])


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.reroll")
def test_hatred_rolls_single_ones_again(arena):
    a, hero, orc = duel(arena, ("hatred-towards",), hero={"traits": HATRED})
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, orc)), [1, 3, 2, 6, 5])
    assert a.t.rolled[1] == (1, 6, "attack")
    a.run(strike(a.t, a.blows(hero, orc)), [1, 1, 6, 5, 6])
    assert a.t.rolled[-1] == (1, 6, "break")
    hero.hands, hero.traits = [Held("broadsword")], (Trait("hatred-towards", word="dragon"),)
    a.run(strike(a.t, a.blows(hero, orc)), [1, 3, 6, 5])


@pytest.mark.rule("dun.skill.combat.hatred-towards-the-underworld.combat")
@pytest.mark.parametrize("nature", ["undead", "underworld"])
def test_hatred_of_the_underworld(arena, nature):
    a, hero, orc = duel(arena, ("hatred-towards-the-underworld",), orc={"skills": (nature,)})
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, orc)), [1, 3, 2, 6, 5])
    assert a.t.rolled[1] == (1, 6, "attack")
    assert a.run(fear.courage(a.t, hero.id, orc.id), [3, 3])
    orc.skills, orc.card = (), "orc-champion"
    assert not a.run(fear.courage(a.t, hero.id, orc.id), [3, 3])


# ------------------------------------------------------------------------------------------------ bodies


@pytest.mark.rule("dun.skill.combat.hardy", "dun.skill.combat.strong", "dun.skill.scholarly.iron-will")
def test_hardy_strong_and_iron_will_raise_attributes_for_good(arena):
    a = arena()
    raised = figures.raised(a.t, (3,) * 12, ("hardy", "strong", "iron-will"))
    assert raised == (3, 3, 4, 3, 3, 3, 3, 3, 4, 4, 3, 3)


@pytest.mark.rule("dun.skill.combat.tough.conditions")
def test_the_tough_resist_conditions_better(arena):
    from undercroft.games.universalis.content.definitions import Afflict
    from undercroft.games.universalis.rules.harm import effects

    for condition, mark, hit in (("poisoned", Mark.POISONED, 0), ("stationary", Mark.STATIONARY, Mark.STATIONARY)):
        a = arena()
        hero = a.hero(5, 4, skills=("tough",), strength=3)
        use = effects.Use(card="x", source=-1, target=hero.id)
        a.run(effects.apply_all(a.t, (Afflict(condition, test="strength"),), use), [3, 3])
        assert hero.marks & mark == hit


@pytest.mark.rule("dun.skill.combat.tough.armor")
def test_the_tough_have_more_natural_armor_against_poison_alone(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("tough",), armor=3)
    assert damage.counted(a.t, hero, damage.Blow(1, against="natural", element="poison")) == (1, 4)
    assert damage.counted(a.t, hero, damage.Blow(1, against="natural", element="fire")) == (1, 3)


@pytest.mark.rule("dun.skill.combat.used-to-armors")
def test_heavy_armor_slows_those_used_to_it_less(arena):
    a = arena()
    hero = a.hero(5, 4, worn=("chainmail",), movement=5)
    assert figures.value(a.t, hero, Attribute.MOVEMENT) == 4
    hero.skills = ("used-to-armors",)
    assert figures.value(a.t, hero, Attribute.MOVEMENT) == 5
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == -1


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.reroll")
@pytest.mark.parametrize(("word", "hated"), [("humans", True), ("shara", True), ("elves", False)])
def test_heroes_are_hated_by_name_or_race(arena, word, hated):
    from undercroft.games.universalis.rules.checks import skills

    a = arena()
    orc, shara = a.orc(5, 3, traits=(Trait("hatred-towards", word=word),)), a.hero(5, 4, card="shara")
    assert skills.hates(a.t, orc, shara) is hated
