"""The younger lores against everything else: walls, songs, other shapes, servants, squares that are aimed at."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.carrying import bodies
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.magic import casting, spell_effects, spellbound
from undercroft.games.universalis.rules.squares import best_line
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Fallen, Held, Mark

from ..stage import FIELD, OPEN, cast, ends, goes_on, laid, mounted, offered, raider, rolled

LANE = "\n".join(["a" * 24] * 3)
TWO_ROOMS = "\n".join(["a" * 5 + "b" * 5] * 6)
WAY = {"doors": (Door("way", (4, 2), "east"),)}
BURST = Fallen("grunt", False, (), ())


def wizard(a, x, y, *spells, **more):
    """Somebody whose castings succeed with nearly all dice."""
    return a.hero(x, y, **{"mana": 6, "intelligence": 9, "spells": spells, **more})


# ------------------------------------------------------------------------------------------------ squares aimed at


@pytest.mark.rule("dun.magic.dispel-range", "dun.spell.range-number")
@pytest.mark.parametrize(("x", "reached"), [(20, True), (21, False)])
def test_who_is_near_the_square_that_a_spell_falls_on_can_dispel_it(arena, x, reached):
    a = arena(LANE, dark_seat=1)
    hero = wizard(a, 1, 1, "marshy-ground")
    shaman = a.orc(x, 1, mana=2, intelligence=9, spells=("hellbolt",))
    a.activate(hero)
    more = [f"dispel #{shaman.id}"] if reached else []
    a.do(hero, f"cast marshy-ground #{hero.id}", [3, 4] + [5, 5] * reached, [str(a.at(12, 1)), *more])
    assert (laid(a) == {}, shaman.mana) == ((True, 1) if reached else (False, 2))


@pytest.mark.rule("dun.spell.range-number", "dun.magic.cast")
def test_what_falls_on_a_square_is_aimed_before_the_dice(arena):
    a = arena()
    hero = wizard(a, 1, 1, "wall-of-ice")
    a.activate(hero)
    a.do(hero, f"cast wall-of-ice #{hero.id}", [1, 2], [str(a.at(5, 1))])  # 12: it would have failed below 10
    assert laid(a) == {(5, 1): "ice-wall", (5, 2): "ice-wall"}
    b = arena()
    hero = wizard(b, 1, 1, "wall-of-ice", intelligence=3)
    b.activate(hero)
    b.do(hero, f"cast wall-of-ice #{hero.id}", [1, 2], [str(b.at(5, 1))])
    assert (laid(b), hero.mana) == ({}, 6)


@pytest.mark.rule("dun.spell.range-number", "dun.magic.los")
def test_without_a_free_square_in_sight_nothing_is_cast_at_one(arena):
    a = arena("aaa")
    hero = wizard(a, 0, 0, "rampart", "surge")
    friend, orc = a.hero(1, 0), a.orc(2, 0)
    a.activate(hero)
    assert offered(a, hero, "cast") == []
    del a.state.figures[orc.id]
    friend.marks |= Mark.KNOCKED_OUT  # who lies there leaves his square free
    assert f"cast rampart #{hero.id}" in offered(a, hero, "cast")


@pytest.mark.rule("dun.spell.range-number", "dun.skill.scholarly.champion-of-the-gods-of-evil.cast")
def test_a_prayer_names_its_square_too(arena):
    a = arena()
    hero = a.hero(
        1, 1, courage=9, skills=("champion-of-the-gods-of-evil",), spells=("marshy-ground",), mana=0, intelligence=1
    )
    a.activate(hero)
    a.do(hero, f"cast marshy-ground #{hero.id}", [1, 2], [str(a.at(9, 6))])
    assert len(laid(a)) == 9
    assert laid(a)[9, 6] == "swamp"


# ------------------------------------------------------------------------------------------------ walls


@pytest.mark.rule("dun.los.wall", "dun.spell.aoe", "dun.quest-sheet.other-elements")
def test_a_rampart_stops_feet_wings_sight_songs_and_clouds(arena):
    a = arena("\n".join(["a" * 12] * 3))
    bard, friend, orc = a.hero(1, 1), a.hero(5, 1), a.orc(7, 1)
    other = a.orc(5, 2)
    cast(a, bard, "battle-hymn", bard)
    assert figures.bonus(a.t, friend, "melee-damage") == 0  # four squares are too far
    cast(a, friend, "rampart", friend, answers=[str(a.at(6, 1))])
    assert set(laid(a)) == {(6, 0), (6, 1), (6, 2)}
    assert best_line(a.t, friend, orc, facing=False) is None
    cloud = a.content.spells["breath-of-pestilence"]
    assert spell_effects.affected(a.t, bard.id, other.id, cloud) == [friend.id, other.id]
    orc.marks |= Mark.FLYING
    orc.skills = ("flying",)
    a.activate(orc)
    assert not any(x <= 6 for x, _ in ends(a, orc))


@pytest.mark.rule("dun.push.no-room", "dun.quest-sheet.other-elements")
def test_the_wind_throws_nobody_through_a_wall(arena):
    a = arena("\n".join(["a" * 12] * 3))
    hero, orc = a.hero(1, 1), a.orc(5, 1)
    cast(a, hero, "rampart", hero, answers=[str(a.at(7, 1))])
    cast(a, a.hero(2, 1), "scattering-gust", orc)
    assert a.board.xy(orc.cell) == (6, 1)  # one square, and there is the wall


# ------------------------------------------------------------------------------------------------ the wind


@pytest.mark.rule("dun.mount.push", "dun.push.allowed")
def test_rider_and_mount_are_blown_away_as_one(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(1, 1)
    orc, wolf = raider(a, 5, 1)
    cast(a, hero, "scattering-gust", orc)
    assert a.board.xy(orc.cell) == a.board.xy(wolf.cell) == (7, 1)


@pytest.mark.rule("dun.push.fall", "dun.skill.nature.flying.traps")
@pytest.mark.parametrize(("marks", "at"), [(0, (6, 1)), (Mark.FLYING, (7, 1))])
def test_a_gust_blows_into_a_pit_but_a_flyer_over_it(arena, marks, at):
    a = arena(ground=(Ground("pit", (6, 1)),))
    hero, orc = a.hero(1, 1), a.orc(5, 1, skills=("flying",), marks=marks)
    cast(a, hero, "scattering-gust", orc, [] if marks else [1, 1, 1, 1])
    assert (a.board.xy(orc.cell), bool(orc.marks & Mark.IN_PIT)) == (at, not marks)


@pytest.mark.rule("dun.spell.range-number", "dun.mount.who")
@pytest.mark.parametrize("saddle", [True, False])
def test_the_wind_carries_a_horse_with_its_rider(arena, saddle):
    a = arena(FIELD, **OPEN)
    hero = a.hero(4, 4)
    horse = mounted(a, hero, "riding-horse")
    cast(a, hero, "on-the-wind", hero if saddle else horse, answers=[str(a.at(9, 6))])
    assert [a.board.xy(cell) for cell in (hero.cell, horse.cell, horse.other)] == [(9, 6), (9, 6), (8, 6)]
    assert hero.riding == horse.id


@pytest.mark.rule("dun.spell.range-number")
@pytest.mark.parametrize("seen", [True, False])
def test_the_wind_carries_past_stone_but_not_to_what_nobody_has_seen(arena, seen):
    a = arena(TWO_ROOMS, **WAY)
    if seen:
        a.reveal_all()
        a.state.map.doors[0].state = "closed"
    hero, found = a.hero(3, 2), []

    def here(ask):
        found.extend(a.board.xy(one.cell) for one in ask.options)
        return ask.options[0]

    cast(a, hero, "on-the-wind", hero, answers=[here])
    assert any(x > 4 for x, _ in found) is seen


# ------------------------------------------------------------------------------------------------ Movement at once


@pytest.mark.rule("dun.move.points")
@pytest.mark.parametrize(
    ("spell", "left"),
    [("second-wind", 4), ("marching-song", 4), ("pathless-path", 3), ("flesh-to-flint", 0), ("shape-of-the-wolf", 5)],
)
def test_whoever_becomes_quicker_or_slower_on_his_way_is_so_at_once(arena, spell, left):
    a = arena()
    hero = wizard(a, 1, 1, spell, movement=5)
    active = a.activate(hero, points=2)  # three squares are behind him
    cast(a, hero, spell, hero)  # the wolf has a Movement of 8
    assert active.points == left


@pytest.mark.rule("dun.move.points")
def test_a_friend_who_has_yet_to_act_has_it_in_his_own_activation(arena):
    a = arena()
    hero, friend = wizard(a, 1, 1, "second-wind"), a.hero(3, 1, movement=5)
    active = a.activate(hero)
    cast(a, hero, "second-wind", friend)
    assert active.points == 5
    assert a.activate(friend).points == 7


@pytest.mark.rule("dun.magic.superior-no-move", "dun.move.points")
def test_who_may_not_move_any_more_gains_nothing(arena):
    a = arena()
    hero = wizard(a, 1, 1, movement=5)
    active = a.activate(hero, move_over=True, points=0)
    cast(a, hero, "second-wind", hero)
    assert active.points == 0


# ------------------------------------------------------------------------------------------------ songs


@pytest.mark.rule("dun.magic.permanent-duration")
def test_a_song_that_is_heard_again_does_not_add_up(arena):
    a = arena()
    bard, late = a.hero(1, 1), a.hero(2, 2)
    cast(a, bard, "battle-hymn", bard)
    for _ in range(2):
        goes_on(a)
        assert figures.bonus(a.t, late, "melee-damage") == figures.bonus(a.t, bard, "melee-damage") == 1
        assert figures.value(a.t, late, Attribute.COURAGE) == 4


@pytest.mark.rule("dun.los.wall", "dun.spell.aoe")
def test_nobody_hears_a_song_behind_a_wall(arena):
    a = arena(TWO_ROOMS, **WAY)
    bard, near, behind = a.hero(4, 4), a.hero(3, 4), a.hero(5, 4)
    cast(a, bard, "battle-hymn", bard)
    assert [figures.bonus(a.t, one, "melee-damage") for one in (near, behind)] == [1, 0]


@pytest.mark.rule("dun.magic.permanent-duration", "dun.condition.stunned")
def test_a_bard_sings_on_stunned_and_lying_down_but_not_knocked_out(arena):
    a = arena()
    bard, friend = a.hero(1, 1), a.hero(2, 2)
    cast(a, bard, "battle-hymn", bard)
    bard.marks |= Mark.STUNNED | Mark.KNOCKED_DOWN
    a.state.lasting = [one for one in a.state.lasting if one.lasts != "turn"]
    goes_on(a)
    assert figures.bonus(a.t, friend, "melee-damage") == 1
    spellbound.end_spells_of(a.t, bard.id)
    a.state.lasting = [one for one in a.state.lasting if one.lasts != "turn"]
    goes_on(a)
    assert figures.bonus(a.t, friend, "melee-damage") == 0


# ------------------------------------------------------------------------------------------------ other shapes


@pytest.mark.rule("dun.spell.skinchanger", "dun.skill.nature.flying.choose", "dun.fall.where", "dun.fall.damage")
@pytest.mark.parametrize("pit", [True, False])
def test_a_raven_whose_spell_runs_out_in_the_air_comes_down(arena, pit):
    a = arena(ground=(Ground("pit", (6, 1)),))
    hero = a.hero(1, 1, vitality=5)
    cast(a, hero, "shape-of-the-raven", hero)
    hero.cell = a.at(6, 1) if pit else a.at(7, 1)
    hero.marks |= Mark.FLYING
    for _ in range(2):
        a.run(turns.run_out(a.t, HEROES))
        assert hero.marks & Mark.FLYING
    a.run(turns.run_out(a.t, HEROES), [1, 1, 1, 6] if pit else [])
    assert not hero.marks & Mark.FLYING
    assert (bool(hero.marks & Mark.IN_PIT), hero.wounds, rolled(a, "damage")) == (
        (True, 1, [4]) if pit else (False, 0, [])
    )


@pytest.mark.rule("dun.spell.skinchanger", "dun.skill.nature.flying.choose")
def test_who_flies_and_becomes_a_wolf_stands_on_the_ground(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("flying",), marks=Mark.FLYING)
    cast(a, hero, "shape-of-the-wolf", hero)
    assert not hero.marks & Mark.FLYING
    raven = a.hero(3, 1, skills=("flying",), marks=Mark.FLYING)
    cast(a, raven, "shape-of-the-raven", raven)
    assert raven.marks & Mark.FLYING


@pytest.mark.rule("dun.spell.skinchanger-limits", "dun.skill.nature.lycanthropy.change", "dun.carry.companion-cost")
@pytest.mark.parametrize("way", ["spell", "skill"])
def test_who_becomes_an_animal_lays_down_whom_he_carries(arena, way):
    a = arena()
    hero = a.hero(1, 1, skills=("lycanthropy",), strength=4)
    friend = a.hero(1, 1, marks=Mark.KNOCKED_OUT, owner=hero.id)
    assert bodies.carried_by(a.t, hero.id) is friend
    if way == "spell":
        cast(a, hero, "shape-of-the-wolf", hero)
    else:
        a.activate(hero)
        a.do(hero, "change")
    assert bodies.carried_by(a.t, hero.id) is None
    assert (friend.owner, friend.cell) == (NOBODY, hero.cell)


@pytest.mark.rule("dun.spell.skinchanger-limits", "dun.spell.skinchanger")
def test_gear_and_its_magic_rest_while_a_hero_is_a_wolf(arena):
    a = arena()
    hero = wizard(a, 1, 1, "surge", armor=3)
    hero.hands = [Held("shield", magic="raven-targe")]
    hero.worn = [Held("chainmail")]
    before = figures.value(a.t, hero, Attribute.ARMOR)
    cast(a, hero, "shape-of-the-wolf", hero)
    a.orc(6, 1)
    a.activate(hero)
    assert offered(a, hero, "cast") == offered(a, hero, "invoke") == []
    assert figures.value(a.t, hero, Attribute.ARMOR) == 3
    spellbound.end_spells(a.t, hero.id)
    assert figures.value(a.t, hero, Attribute.ARMOR) == before
    assert [held.card for held in (*hero.hands, *hero.worn)] == ["shield", "chainmail"]
    assert offered(a, hero, "invoke") == [f"invoke raven-targe #{hero.id}"]


# ------------------------------------------------------------------------------------------------ servants


@pytest.mark.rule("dun.sorcery.apprentice-damage", "dun.sorcery.apprentice")
@pytest.mark.parametrize(("vp", "spells", "less"), [(12, ("surge",), -1), (18, ("surge",), 0), (12, (), 0)])
def test_only_a_spellcaster_is_an_apprentice(arena, vp, spells, less):
    a = arena()
    hero = a.hero(1, 1, vp=vp, spells=spells)
    hero.worn = [Held("heart-of-the-volcano", magic="heart-of-the-volcano")]
    a.activate(hero)
    a.do(hero, f"invoke heart-of-the-volcano #{hero.id}")
    fire = next(one for one in a.state.figures.values() if one.card == "fire-elemental")
    assert figures.bonus(a.t, fire, "damage") == less


@pytest.mark.rule("dun.spell.controlled-ally", "dun.magic.permanent-duration")
def test_a_called_animal_that_is_talked_over_goes_with_the_spell_that_called_it(arena):
    a = arena()
    hero, witch = wizard(a, 1, 1, "beast-tongue"), a.orc(8, 1)
    cast(a, witch, "carpet-of-rats", witch)
    rats = [one for one in a.state.figures.values() if one.card == "giant-rat"]
    assert len(rats) == 3
    cast(a, hero, "beast-tongue", rats[0])
    assert [one.side for one in rats] == [HEROES, DARK, DARK]
    spellbound.end_spells(a.t, witch.id)
    assert not [one for one in a.state.figures.values() if one.card == "giant-rat"]
    assert not spellbound.in_force(a.t, a.state.spellbound[0])  # nobody is left to obey


@pytest.mark.rule("dun.mount.who", "dun.spell.controlled-ally")
def test_a_mount_that_is_talked_over_throws_nobody_but_lets_its_rider_down(arena):
    a = arena(FIELD, **OPEN)
    hero = wizard(a, 1, 1, "beast-tongue")
    orc, wolf = raider(a, 6, 1)
    a.activate(hero)
    assert offered(a, hero, "cast") == [f"cast beast-tongue #{wolf.id}"]
    cast(a, hero, "beast-tongue", wolf)
    assert (wolf.side, orc.side, orc.riding, orc.marks & Mark.KNOCKED_DOWN) == (HEROES, DARK, NOBODY, 0)


@pytest.mark.rule("dun.magic.cast", "dun.corpse.search")
def test_leaders_rest_and_one_body_serves_one_spell(arena):
    a = arena()
    hero = wizard(a, 1, 1, "raise-the-fallen", "corpse-burst")
    orc = a.orc(6, 1)
    a.state.map.fallen.append(Fallen("champion", True, (), ()))
    a.activate(hero)
    assert offered(a, hero, "cast") == []
    a.state.map.fallen.append(BURST)
    assert {one.split()[1] for one in offered(a, hero, "cast")} == {"raise-the-fallen", "corpse-burst"}
    cast(a, hero, "corpse-burst", orc, [4, 6, 1, 1])
    assert [dead.leader for dead in a.state.map.fallen] == [True]


# ------------------------------------------------------------------------------------------------ Leaders, feet, minds


@pytest.mark.rule("dun.spell.control-leaders")
@pytest.mark.parametrize("leader", [True, False])
def test_leaders_change_places_with_nobody(arena, leader):
    a = arena()
    witch, orc = a.hero(1, 1), a.orc(6, 3, leader=leader)
    cast(a, witch, "change-places", orc)
    assert a.board.xy(witch.cell) == ((1, 1) if leader else (6, 3))


@pytest.mark.rule("dun.spell.control-leaders")
def test_a_gust_is_no_command_and_moves_leaders_too(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, leader=True)
    cast(a, hero, "scattering-gust", orc)
    assert a.board.xy(orc.cell) == (7, 1)


@pytest.mark.rule("dun.fly.agility-auto")
@pytest.mark.parametrize("marks", [0, Mark.FLYING])
def test_nobody_slips_in_the_air(arena, marks):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(6, 1, skills=("flying",), marks=marks)
    cast(a, hero, "black-ice", orc, [] if marks else [1, 2])
    assert bool(orc.marks & Mark.KNOCKED_DOWN) is not bool(marks)


@pytest.mark.rule("dun.fall.damage", "dun.water.deep-swim")
@pytest.mark.parametrize(("ground", "dice"), [("deep-water", []), ("swamp", [1, 2, 1, 1, 1, 6])])
def test_the_ground_opens_under_feet_not_under_swimmers(arena, ground, dice):
    a = arena(ground=(Ground(ground, (6, 1)),))
    hero, orc = a.hero(1, 1), a.orc(6, 1)
    cast(a, hero, "yawning-ground", orc, dice)
    assert orc.wounds == bool(dice)


@pytest.mark.rule("dun.mount.mount-falls", "dun.fall.damage")
def test_the_ground_opens_under_a_rider_and_his_mount_falls(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(1, 1)
    orc, wolf = raider(a, 6, 1)
    cast(a, hero, "yawning-ground", orc, [1, 2, 1, 1, 1, 6])
    assert (orc.wounds, wolf.wounds) == (0, 1)
    assert wolf.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.undead", "dun.damage.other-attribute")
def test_the_calm_of_the_dead_helps_against_conditions_and_not_against_the_scourge(arena):
    a = arena()
    hero, friend = a.hero(5, 5), a.hero(3, 3, marks=Mark.STUNNED | Mark.DISEASED, combat=3)
    before = figures.value(a.t, friend, Attribute.COMBAT)
    cast(a, hero, "dead-mans-calm", friend)
    assert figures.value(a.t, friend, Attribute.COMBAT) == 3 > before
    cast(a, a.orc(8, 3), "scourge-of-evil", friend, [1] * 6)
    assert rolled(a, "damage") == [6]


@pytest.mark.rule("dun.magic.cast-while-active")
def test_a_wall_that_stands_makes_the_next_casting_harder(arena):
    a = arena()
    hero, orc = wizard(a, 1, 1, "surge"), a.orc(6, 4)
    surge = a.content.spells["surge"]
    assert casting.casting_plus(a.t, hero, surge, orc.id) == 9
    cast(a, hero, "wall-of-ice", hero, answers=[str(a.at(5, 1))])
    assert casting.casting_plus(a.t, hero, surge, orc.id) == 8
