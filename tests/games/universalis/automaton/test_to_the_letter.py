"""Where two rules meet: findings of an independent reading of the rulebook, each with the case that must not happen."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.content.quests import Door, Fixed, Section, TrapSquare
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.magic import dispelling, spell_effects
from undercroft.games.universalis.rules.squares import movement
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark, Spellbound

QUIET = {"scenario_die": ("power",) * 6}
LANE = "a" * 20


def next_room(arena, **more):
    """A hall whose next room holds an orc."""
    return arena("\n".join(["aaaabbbbbbbbbb"] * 3), points=QUIET, creatures=(Fixed("orc-warrior", (12, 1)),), **more)


# ------------------------------------------------------------------------------------------------ turns


@pytest.mark.rule("dun.magic.permanent-duration", "dun.init.heroes-win", "dun.init.heroes-lose")
@pytest.mark.parametrize(("dice", "side"), [([6, 5, 2, 2], HEROES), ([2, 2, 6, 5], DARK)])
def test_a_turn_that_initiative_ends_counts_for_permanent_spells(arena, dice, side):
    a = next_room(arena, doors=(Door("gap", (3, 1), "east", kind="arrow"),))
    a.state.dark.reserve = 5
    hero, wizard = a.hero(2, 1, facing="east", intelligence=3), a.hero(0, 0, spells=("favour-of-the-gods",), mana=3)
    a.state.spellbound = [Spellbound(wizard.id, "favour-of-the-gods", 2)]
    a.activate(hero, rolled=True)
    a.t.script([1, 1, *dice, *[1] * 4], [f"move @{a.at(3, 1)}", *[lambda ask: ask.options[0]] * 6])
    from undercroft.testing import run

    run(activation.act(a.t, hero.id))
    assert a.state.turn.side == side
    assert [bound.turns for bound in a.state.spellbound] == [1]


@pytest.mark.rule("dun.init.reinforce-lose", "dun.init.reveal-in-combat")
def test_enemies_found_in_the_heroes_combat_turn_who_lose_initiative_act_in_their_own_next_turn(arena):
    a = next_room(arena, doors=(Door("gap", (3, 1), "east"),))
    a.state.dark.reserve = 5
    hero = a.hero(3, 1, facing="east")
    known = a.orc(0, 2)
    a.activate(hero, rolled=True)
    a.do(hero, "open #0", [1, 1, 6, 5, 2, 2])
    found = [f for f in a.state.figures.values() if f.side == DARK and f is not known]
    assert len(found) == 1
    assert a.state.turn.side == HEROES
    assert a.state.turn.extra == []
    encounters.new_turn(a.t, DARK)
    assert found[0].id in artificial.order(a.t)


@pytest.mark.rule("dun.init.reinforce-lose")
def test_reinforcements_who_lose_it_in_their_own_turn_wait(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(6, 6)
    a.state.turn.side = DARK
    a.run(encounters.outcome(a.t, [orc.id], True, True))
    assert orc.marks & Mark.WAITS
    assert hero.id not in artificial.order(a.t)


# ------------------------------------------------------------------------------------------------ traps


@pytest.mark.rule("dun.dp-trap.not-with-creatures", "dun.dp-trap.when-quest-sheet")
@pytest.mark.parametrize("watched", [False, True])
def test_a_trap_of_the_sheet_waits_as_long_as_creatures_are_in_its_section(arena, watched):
    a = arena(LANE, traps=(TrapSquare("stake", (6, 0)),), points=QUIET)
    a.state.dark.reserve = 9
    hero = a.hero(2, 0, vitality=30)
    if watched:
        a.orc(15, 0)
    a.activate(hero, rolled=True)
    a.do(hero, f"move @{a.at(6, 0)}", () if watched else [1, 2, 1, 1, 1, 1])
    assert (a.state.dark.reserve == 9) is watched
    assert bool(a.state.map.traps) is watched


@pytest.mark.rule("dun.dp-trap.companions", "dun.dp-trap.when-arrow")
def test_a_pet_that_steps_on_an_arrow_in_the_safe_zone_can_be_trapped(arena):
    arrow = Door("gap", (5, 0), "east", kind="arrow", width=2)
    a = arena("\n".join(["aaaaaabbbb"] * 2), doors=(arrow,), dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["stake"], 9
    hero = a.hero(3, 1)
    pet = a.pet(3, 0, owner=hero.id, movement=5)
    a.activate(pet)
    a.do(pet, f"move @{a.at(5, 0)}", (), ["pass"])
    assert [ask.key for ask in a.t.asked if ask.seat == 1] == ["obstacle"]


# ------------------------------------------------------------------------------------------------ moving


@pytest.mark.rule("dun.fly.corridor-half")
def test_a_flyer_pays_twice_for_squares_of_corridors_only(arena):
    drawing, gap = "bbbb" + "a" * 12, Door("g", (3, 0), "east", kind="open")
    a = arena(drawing, sections=(Section("a", kind="corridor"), Section("b")), doors=(gap,), start=((0, 0),))
    a.reveal_all()
    hero = a.hero(3, 0, skills=("flying",), movement=5)
    hero.traits = (Trait("flying", 8),)
    a.run(activation.begin(a.t, hero.id))
    a.do(hero, "fly")
    ends = movement.routes(a.t, hero, a.state.turn.active.points).ends
    assert {a.board.xy(cell)[0] - 3: points for cell, points in ends.items()} == {
        -3: 3, -2: 2, -1: 1, 1: 2, 2: 4, 3: 6, 4: 8,
    }  # fmt: skip


@pytest.mark.rule("dun.fly.is-move", "dun.search.secret-door-no-move")
def test_to_fly_is_to_move_even_on_the_spot_and_to_land_is_not(arena):
    a = arena(LANE)
    hero = a.hero(5, 0, skills=("flying",), spells=("test-rage",), mana=6)
    hero.traits = (Trait("flying", 8),)
    a.run(activation.begin(a.t, hero.id))
    assert "secret" in a.offers(hero)
    a.do(hero, "fly")
    assert "secret" not in a.offers(hero)
    assert not any(option.startswith("cast test-rage") for option in a.offers(hero))
    a.do(hero, "end")
    hero.marks &= ~Mark.ACTIVATED
    a.run(activation.begin(a.t, hero.id))
    assert "secret" not in a.offers(hero)
    a.do(hero, "land")
    assert "secret" in a.offers(hero)


@pytest.mark.rule("dun.carry.companion-cost")
def test_who_takes_up_a_body_has_a_point_of_movement_less_at_once(arena):
    a = arena(LANE, points=QUIET)
    hero, body = a.hero(2, 0, movement=5), a.hero(3, 0, marks=Mark.KNOCKED_OUT)
    a.activate(hero, rolled=True)
    a.do(hero, f"lift #{body.id}")
    assert (a.state.turn.active.points, a.state.turn.active.movement) == (4, 4)


# ------------------------------------------------------------------------------------------------ arms


@pytest.mark.rule("dun.equip.handgun-close")
def test_only_a_handgun_is_fired_from_the_ground(arena):
    a = arena(LANE)
    hero = a.hero(2, 0, hands=("handgun",))
    a.orc(8, 0)
    a.activate(hero)
    hero.marks |= Mark.KNOCKED_DOWN
    offers = a.offers(hero)
    assert any(option.startswith("shoot") for option in offers)
    assert not any(option.startswith("attack") for option in offers)
    hero.hands = [Held("short-bow")]
    assert not any(option.startswith("shoot") for option in a.offers(hero))


@pytest.mark.rule("dun.quick.give")
def test_an_item_in_hand_is_given_with_one_quick_action(arena):
    a = arena(LANE)
    hero, friend = a.hero(2, 0, hands=("axe",)), a.hero(3, 0)
    a.activate(hero)
    a.do(hero, f"give axe #{friend.id}")
    assert hero.hands == []
    assert [held.card for held in friend.pack] == ["axe"]
    assert (a.state.turn.active.quick, a.state.turn.active.action) == (0, 1)


@pytest.mark.rule("dun.adp.blunder.dropped-weapon")
@pytest.mark.parametrize(("foe", "hands"), [((2, 0), ["axe"]), ((9, 0), ["dagger"])])
def test_a_creature_takes_its_weapon_up_again_unless_an_enemy_is_beside_it(arena, foe, hands):
    a = arena(LANE, start=((0, 0),))
    orc = a.orc(10, 0, pack=("dagger",), movement=0)
    a.hero(*foe, vitality=30)
    a.state.map.floor.append((a.at(11, 0), Held("axe", dropped=orc.id)))
    a.activate(orc)
    a.run(artificial.make_ready(a.t, orc.id))
    assert [held.card for held in orc.hands] == hands


@pytest.mark.rule("dun.break.shield-when", "dun.shield.magic-breath", "dun.spell.projectile-cover")
@pytest.mark.parametrize(("answer", "dice", "left"), [("raise", [1] + [1] * 4, 0), ("pass", [1] * 5, 1)])
def test_the_bearer_says_whether_he_holds_his_shield_against_a_bolt(arena, answer, dice, left):
    a = arena(LANE)
    caster = a.orc(8, 0, spells=("fireball",), mana=3, facing="west")
    hero = a.hero(2, 0, facing="east", hands=("broadsword", "shield"), vitality=30)
    a.run(spell_effects.struck(a.t, caster.id, hero.id, a.content.spells["fireball"], 5, 0), dice, [answer])
    assert sum(held.card == "shield" for held in hero.hands) == left


@pytest.mark.rule("dun.magic.dispel-engaged", "dun.condition.kd-no-range")
def test_an_enemy_on_the_ground_keeps_nobody_from_dispelling(arena):
    a = arena(LANE)
    caster = a.orc(8, 0, spells=("fireball",), mana=3)
    wizard, orc = a.hero(2, 0, spells=("fireball",), mana=3), a.orc(1, 0)
    assert dispelling.dispellers(a.t, caster.id, wizard.id) == []
    orc.marks |= Mark.KNOCKED_DOWN
    assert dispelling.dispellers(a.t, caster.id, wizard.id) == [wizard]


@pytest.mark.rule("dun.corpse.search", "dun.combat.turn-kind")
@pytest.mark.parametrize(("x", "may"), [(15, True), (16, False)])
def test_only_who_was_in_combat_with_the_dead_may_search_them(arena, x, may):
    a = arena("a" * 40, start=((0, 0),))
    near, other, orc = a.hero(2, 0), a.hero(x, 0), a.orc(3, 0)
    a.run(damage.knock_out(a.t, orc.id, near.id))
    assert (other.id in a.state.map.fallen[0].fighters) is may
    assert near.id in a.state.map.fallen[0].fighters


@pytest.mark.rule("dun.skill.max-bonus")
def test_skills_that_raise_the_attribute_count_towards_the_limit_of_three(arena):
    a = arena()
    skills = ("sharp-senses", "hunter", "small", "expert-trapper")
    hero = a.hero(1, 1, skills=skills, perception=0)
    hero.base = figures.raised(a.t, hero.base, hero.skills)
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == 3
    assert figures.bonus(a.t, hero, "detect") == 0
    novice = a.hero(3, 3, skills=("expert-trapper",))
    assert figures.bonus(a.t, novice, "detect") == 1


# ------------------------------------------------------------------------------------------------ creatures


@pytest.mark.rule("dun.adp.place.room-ties", "dun.adp.place.corridor-ties")
def test_throwers_and_casters_stand_with_the_shooters(arena):
    a = arena()
    cards = a.content.creatures
    ranks = {
        name: (spawning.tie_rank(a.t, cards[name], False), spawning.tie_rank(a.t, cards[name], True))
        for name in ("goblin-sneak", "orc-shaman", "orc-warrior")
    }
    assert ranks == {"goblin-sneak": (2, 1), "orc-shaman": (2, 1), "orc-warrior": (1, 0)}


@pytest.mark.rule("dun.adp.place.thief")
def test_a_thief_comes_three_squares_from_a_hero_whoever_places_it(arena):
    a = arena("\n".join(["aa" + "b" * 16] * 8), doors=(Door("d", (1, 0), "east", kind="open"),), dark_seat=1)
    a.reveal_all()
    one, two = a.hero(6, 4), a.hero(10, 4)
    a.state.dark.reserve, a.state.dark.hand = 9, ["thief"]
    thief = a.content.creatures["goblin-sneak"].id
    a.t.script((), [thief, lambda ask: ask.options[0]])
    from undercroft.testing import run

    with pytest.raises(AssertionError, match="no answer"):  # what it carries is not asked for here
        run(spawning.choose_creatures(a.t, "thief", 1, -1))
    cells = [option.cell for option in next(ask for ask in a.t.asked if ask.key == "place").options]
    near = [min(a.board.distance(cell, hero.cell) for hero in (one, two)) for cell in cells]
    assert set(near) == {3}


@pytest.mark.rule("dun.adp.attack.skill-limit")
@pytest.mark.parametrize(("used", "movement", "breathes"), [(2, 9, True), (3, 9, False), (3, 0, True)])
def test_a_dragon_breathes_a_fourth_time_only_if_it_cannot_come_to_blows(arena, used, movement, breathes):
    from undercroft.games.universalis.rules.automaton import aims

    a = arena("\n".join([LANE] * 4), start=((19, 3),))
    dragon = a.creature("red-dragon", 2, 1, movement=movement, facing="east")
    dragon.uses["breath"] = used
    a.hero(7, 1, vitality=40)
    a.activate(dragon)
    a.state.turn.active.points = movement
    found = a.run(aims.best_skill(a.t, dragon.id, distant=True, others=aims.comes_to_blows(a.t, dragon.id)))
    assert (found is not None) is breathes
