"""Single conditions of the rules, each with the neighbouring case that shows if it is dropped or turned round."""

import pytest

from undercroft.games.universalis.content.definitions import Control, Trait
from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.rules.automaton import artificial, positions
from undercroft.games.universalis.rules.checks import fear
from undercroft.games.universalis.rules.harm import Blow, damage, pushing
from undercroft.games.universalis.rules.harm.effects import Use
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.rules.riding import saddle
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Lasting, Mark

FIELD = "\n".join(["a" * 20] * 10)


# ------------------------------------------------------------------------------------------------ courage and rage


@pytest.mark.rule("dun.skill.combat.giant-killer.courage", "dun.skill.two-active")
def test_the_giant_killers_second_test_counts_among_his_active_skills(arena):
    a = arena()
    hero, ogre = a.hero(5, 4, skills=("giant-killer",), courage=3), a.orc(5, 3, size=3)
    active = a.activate(hero)
    assert a.run(fear.courage(a.t, hero.id, ogre.id), [2, 2, 6, 5])
    assert active.skills == ["giant-killer"]
    active.skills = ["scout", "ambush"]
    assert not a.run(fear.courage(a.t, hero.id, ogre.id), [2, 2])


@pytest.mark.rule("dun.skill.combat.berserker.end")
@pytest.mark.parametrize(("marks", "seen", "rages"), [(0, True, True), (0, False, False), (1, True, False)])
def test_only_a_berserker_on_his_feet_who_sees_an_enemy_rages_on(arena, marks, seen, rages):
    a = arena()
    hero = a.hero(5, 4, marks=Mark.BERSERK | (Mark.KNOCKED_OUT if marks else 0))
    if seen:
        a.orc(5, 1)
    turns.calm(a.t)
    assert bool(hero.marks & Mark.BERSERK) is rages


# ------------------------------------------------------------------------------------------------ mounts


@pytest.mark.rule("dun.mount.both-attack")
@pytest.mark.parametrize(("more", "foe", "done"), [({}, False, True), ({}, True, False), ({"wounds": 1}, False, True)])
def test_an_idle_mount_has_had_its_activation_with_its_rider(arena, more, foe, done):
    a = arena(FIELD)
    hero = a.hero(5, 4)
    horse = a.companion("war-horse", 5, 4, kind="pet", owner=hero.id, **more)
    bind(a.t, hero, horse)
    if foe:
        a.orc(6, 4)
    saddle.rest_under(a.t, hero.id)
    assert bool(horse.marks & Mark.ACTIVATED) is done
    assert not hero.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.mount.both-attack")
def test_who_goes_on_foot_is_not_at_rest_by_that(arena):
    a = arena()
    hero = a.hero(5, 4)
    saddle.rest_under(a.t, hero.id)
    assert not hero.marks & Mark.ACTIVATED


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.rule("dun.damage.natural-armor", "dun.damage.armor-max")
@pytest.mark.parametrize(("natural", "armor", "needs"), [(6, -1, 5), (6, 0, 6), (6, 1, 7)])
def test_natural_armor_that_an_element_hardens_is_six_at_most(arena, natural, armor, needs):
    a = arena()
    hero = a.hero(5, 4, armor=6, natural=natural, skills=("tough",))
    assert damage.counted(a.t, hero, Blow(3, "natural", armor, element="cold")) == (3, needs)


# ------------------------------------------------------------------------------------------------ spells


@pytest.mark.rule("dun.spell.controlled-ally")
def test_a_freed_thrall_keeps_the_other_effects_and_others_keep_their_masters(arena):
    a = arena()
    hero, orc, other = a.hero(1, 1), a.orc(5, 1), a.orc(7, 1)
    for one in (orc, other):
        one.uses[spellbound.THRALL], one.side = DARK, HEROES
    grips = [Lasting(one.id, "", 0, "turns", "grip", hero.id, skill=spellbound.THRALL) for one in (orc, other)]
    weak = Lasting(orc.id, "strength", -1, "turns", "curse", hero.id)
    a.state.lasting = [*grips, weak]
    spellbound.free(a.t, orc)
    assert a.state.lasting == [grips[1], weak]
    assert (orc.side, other.side) == (DARK, HEROES)


@pytest.mark.rule("dun.spell.controlled-ally")
@pytest.mark.parametrize("kind", ["hero", "pet"])
def test_a_hero_is_held_for_one_turn_and_no_longer(arena, kind):
    a = arena()
    shaman = a.orc(5, 1)
    victim = a.hero(1, 1) if kind == "hero" else a.pet(1, 1)
    a.run(spellbound.control(a.t, Control(), Use(card="grip", source=shaman.id, target=victim.id, kind="spell")))
    assert (bool(victim.marks & Mark.STATIONARY), victim.still, victim.side) == (True, 1, HEROES)


# ------------------------------------------------------------------------------------------------ squares


@pytest.mark.rule("dun.encounter.free-squares")
def test_nobody_is_put_on_a_column_or_on_somebody(arena):
    a = arena(elements=(Furnishing("column", (4, 4)),))
    hero, orc = a.hero(1, 1), a.orc(7, 1)
    assert not pushing.free(a.t, hero, a.at(4, 4))
    assert not pushing.free(a.t, hero, orc.cell)
    assert pushing.free(a.t, hero, a.at(4, 5))
    assert pushing.free(a.t, hero, a.at(0, 0))


# ------------------------------------------------------------------------------------------------ the automaton


@pytest.mark.rule("dun.adp.behavior-types", "dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("behaviour", "x", "flies"),
    [("flying", 8, True), ("flying", 4, False), ("", 8, False)],
)
def test_flyers_take_off_if_they_can_and_if_their_card_says_so(arena, behaviour, x, flies):
    a = arena()
    a.hero(3, 3)
    card = next(
        name for name, one in a.content.creatures.items() if (one.behaviour == "flying") is bool(behaviour) and one.vp
    )
    bat = a.orc(x, 3, card=card, skills=("flying",), traits=(Trait("flying", 8),))
    a.activate(bat)
    a.run(artificial.mood(a.t, bat.id))
    assert bool(bat.marks & Mark.FLYING) is flies


@pytest.mark.rule("dun.skill.nature.watchman.adp")
@pytest.mark.parametrize(("points", "over", "walks"), [(5, False, True), (0, False, False), (5, True, False)])
def test_a_watchman_walks_to_a_door_only_while_he_can_move(arena, points, over, walks):
    a = arena("aaaabbbbbb\naaaabbbbbb", doors=(Door("gate", (3, 0), "east"),))
    orc = a.orc(1, 1, skills=("watchman",))
    a.hero(0, 0, hands=())
    a.activate(orc, points=points, move_over=over)
    assert a.run(artificial.keep_watch(a.t, orc.id)) is walks
    assert (orc.cell == a.at(3, 0)) is walks


@pytest.mark.rule("dun.adp.move.path")
def test_who_stands_in_a_passage_blocks_the_allies_behind_him_who_do_not_fight(arena):
    a = arena("aaabbb\naaabbb\naaabbb", doors=(Door("gate", (2, 1), "east"),))
    a.reveal_all()
    foe = a.hero(5, 1)
    first, second = a.orc(1, 0), a.orc(1, 1)
    strait = a.at(2, 1)
    assert positions.blocks(a.t, first, foe, strait) == 1
    assert positions.blocks(a.t, first, foe, a.at(1, 0)) == 0
    a.hero(0, 2)
    assert positions.blocks(a.t, first, foe, strait) == 0, f"{second.card} has somebody to fight"
