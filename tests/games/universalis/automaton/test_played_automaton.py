"""What the Artificial Dark Player's creatures do in their turn, each played as a whole activation: printed creatures
among printed heroes, with scripted dice; and the case beside it in which they do something else."""

import pytest
from tests.games.universalis.stage import acts

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.events import Attacked, Cast, Healed, Pushed, Ran, Shot, UsedSkill
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, Held, Mark

HALL = "\n".join(["a" * 20] * 9)
MISS = [2, 1, 6, 5]
"""An attack that fails, and the defence against it."""


def struck(a):
    """Whom blows were struck at, and with what."""
    return [(event.target, event.weapon) for event in a.t.told(Attacked)]


def used(a):
    return [event.skill for event in a.t.told(UsedSkill)]


def tough(a, x, y, **more):
    return a.hero(x, y, **{"vitality": 40, "hands": ("broadsword",), **more})


# ------------------------------------------------------------------------------------------------ the order


@pytest.mark.rule("dun.adp.order", "dun.adp.order-ties")
def test_archers_then_shamans_then_fighters_then_the_leader(arena):
    """By value within a step, then by Agility. A goblin with throwing stars in its belt can attack from afar; one that
    has thrown them all fights hand to hand like the others."""
    a = arena(HALL)
    a.hero(0, 0)
    cards = ("orc-champion", "orc-warrior", "dire-wolf", "orc-shaman", "orc-archer", "goblin-sneak", "orc-crossbowman")
    group = {}
    for n, card in enumerate(cards):
        more = {"spells": ("thorn-volley",)} if card == "orc-shaman" else {}
        group[card] = one = a.creature(card, 15 + n % 2, n, leader=card == "orc-champion", **more)
        one.vp = a.content.creatures[card].vp
    group["quick-warrior"] = a.creature("orc-warrior", 18, 8, agility=4)
    group["armed-goblin"] = a.creature("goblin-sneak", 18, 0, pack=("shuriken",))
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    named = {one.id: name for name, one in group.items()}
    assert [named[id] for id in a.state.turn.queue] == [
        "orc-crossbowman", "armed-goblin", "orc-archer", "orc-shaman", "dire-wolf", "goblin-sneak", "quick-warrior",
        "orc-warrior", "orc-champion",
    ]  # fmt: skip


@pytest.mark.rule("dun.adp.order")
def test_a_leader_who_casts_acts_with_the_casters(arena):
    a = arena(HALL)
    a.hero(0, 0)
    boss, wolf = a.creature("orc-shaman", 15, 4, leader=True, spells=("thorn-volley",)), a.creature("dire-wolf", 15, 6)
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    assert a.state.turn.queue == [boss.id, wolf.id]


# ------------------------------------------------------------------------------------------------ targets


@pytest.mark.rule("dun.adp.target.priority", "dun.adp.target.engaged")
@pytest.mark.parametrize(
    ("shara", "borgron", "first"),
    [
        ({"combat": 5}, {"combat": 3}, "borgron"), ({"combat": 3}, {"combat": 5}, "shara"),
        ({"armor": 3}, {"armor": 5}, "shara"), ({"armor": 5}, {"armor": 3}, "borgron"), ({}, {}, "shara"),
        ({"combat": 5}, {"combat": 4, "marks": Mark.STUNNED}, "borgron"),
    ],
)  # fmt: skip
def test_the_easier_the_less_armored_the_nearer(arena, shara, borgron, first):
    """Both are within an orc's reach, Shara a square nearer."""
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", hands=("broadsword",))
    names = {"shara": tough(a, 8, 2, card="shara", facing="west", **shara).id}
    names["borgron"] = tough(a, 9, 7, card="borgron", facing="west", **borgron).id
    acts(a, orc, MISS)
    assert struck(a) == [(names[first], "broadsword")]


@pytest.mark.rule("dun.adp.target.engaged")
def test_whom_it_is_engaged_with_comes_before_an_easier_one_farther_off(arena):
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", hands=("broadsword",))
    shara, borgron = tough(a, 6, 4, combat=7, facing="west"), tough(a, 9, 7, combat=1)
    acts(a, orc, MISS)
    assert struck(a) == [(shara.id, "broadsword")]
    shara.cell = a.at(18, 0)
    acts(a, orc, MISS)
    assert struck(a)[-1] == (borgron.id, "broadsword")


@pytest.mark.rule("dun.adp.target.priority")
@pytest.mark.parametrize(("x", "cover", "first"), [(4, False, "near"), (9, False, "near"), (4, True, "far")])
def test_an_archer_shoots_at_the_nearer_unless_a_table_covers_him(arena, x, cover, first):
    a = arena(HALL, furniture=(Furnishing("table", (5, 2)),) if cover else ())
    archer = a.creature("orc-archer", 1, 2, facing="east", agility=9)
    spot = max(a.board.pieces[0].squares) + 1 if cover else a.at(x, 2)
    near = tough(a, *a.board.xy(spot))
    far = tough(a, *((near.cell % 20, 7) if cover else (12, 7)))
    acts(a, archer, [2, 1])
    assert [event.target for event in a.t.told(Shot)] == [near.id if first == "near" else far.id]


@pytest.mark.rule("dun.adp.behavior-profile", "dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("card", "first"), [("dire-wolf", "near"), ("orc-warrior", "easy"), ("skeleton-warrior", "near")]
)
def test_beasts_and_the_dead_go_for_the_nearest_and_orcs_for_the_easiest(arena, card, first):
    """The icon of its profile says so; the general order asks for the chance first."""
    a = arena(HALL)
    beast = a.creature(card, 5, 4, facing="east")
    near, easy = tough(a, 7, 2, combat=6, facing="west"), tough(a, 9, 7, combat=0, facing="west")
    acts(a, beast, MISS)
    assert struck(a)[0][0] == (near.id if first == "near" else easy.id)


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.specific-over-general")
@pytest.mark.parametrize(
    ("wounds", "ally", "x", "comes"),
    [(0, True, 15, False), (1, True, 15, True), (0, False, 15, True), (0, True, 5, True)],
)
def test_a_leader_waits_among_his_own_until_he_is_hurt(arena, wounds, ally, x, comes):
    """Two cards at once: as a melee fighter he strikes whom he reaches, as a Leader he does not run after anybody."""
    a = arena(HALL)
    boss = a.creature("orc-champion", 1, 4, leader=True, wounds=wounds)
    if ally:
        a.creature("orc-warrior", 0, 8)
    tough(a, x, 4)
    acts(a, boss, [3, 4] if x == 15 else MISS)
    assert (boss.cell != a.at(1, 4)) is comes
    assert bool(struck(a)) is (x == 5)


@pytest.mark.rule("dun.adp.behavior-leader")
def test_raazbal_never_waits_and_takes_to_the_air(arena):
    """His own card and that of Leaders: the first says that he does not hold his place, and whom he wants most."""
    a = arena(HALL)
    raazbal = a.creature("raazbal", 1, 4, leader=True, spells=())
    a.creature("skeleton-warrior", 0, 8)
    poor, proud = tough(a, 5, 2, vp=10, braved=["raazbal"]), tough(a, 6, 7, vp=30, braved=["raazbal"])
    acts(a, raazbal, MISS)
    assert raazbal.cell != a.at(1, 4)
    assert [target for target, _ in struck(a)][:1] == [proud.id]
    assert poor.wounds == 0


# ------------------------------------------------------------------------------------------------ kinds of attack


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(
    ("card", "mana", "does"),
    [
        ("orc-shaman", 6, "spell"), ("orc-shaman", 0, "blow"), ("orc-archer", 0, "shot"), ("orc-warrior", 0, "blow"),
        ("stone-giant", 0, "rock"), ("goblin-sneak", 0, "shot"),
    ],
)  # fmt: skip
def test_spells_before_shots_before_blows(arena, card, mana, does):
    """A hero four squares away; a shaman without mana walks up with his staff, a giant throws before it charges."""
    a = arena(HALL)
    more = {"orc-shaman": {"spells": ("thorn-volley",)}, "goblin-sneak": {"pack": ("shuriken",)}}.get(card, {})
    foe = a.creature(card, 5, 4, facing="east", **more)
    foe.mana = mana
    tough(a, 9, 4, facing="west", braved=["stone-giant"])
    acts(a, foe, [2, 1])
    done = {
        "spell": bool(a.t.told(Cast)),
        "shot": bool(a.t.told(Shot)),
        "blow": bool(struck(a)),
        "rock": "rock-throwing" in used(a),
    }
    assert [name for name, happened in done.items() if happened] == [does]


@pytest.mark.rule("dun.adp.attack.kind-priority", "dun.adp.disengage")
@pytest.mark.parametrize(("dice", "away"), [((6, 6), True), ((2, 1), False)])
def test_an_archer_who_cannot_break_away_draws_his_blade_and_fights(arena, dice, away):
    """His card tells him to keep away; who fails does not end his activation but strikes."""
    a = arena(HALL)
    archer = a.creature("orc-archer", 5, 4, facing="east", pack=("dagger",))
    hero = tough(a, 6, 4, facing="west")
    acts(a, archer, [*dice, *([] if away else MISS)])
    assert (a.board.distance(archer.cell, hero.cell) > 1) is away
    assert struck(a) == ([] if away else [(hero.id, "dagger")])


@pytest.mark.rule("dun.adp.disengage")
def test_a_warrior_does_not_try_to_break_away(arena):
    a = arena(HALL)
    orc, hero = a.creature("orc-warrior", 5, 4, facing="east"), tough(a, 6, 4, facing="west")
    acts(a, orc, MISS)
    assert a.t.rolled[0][2] == "attack"
    assert struck(a) == [(hero.id, "axe")]


@pytest.mark.rule("dun.adp.attack.weapon-by-armor", "dun.adp.attack.choice")
@pytest.mark.parametrize(
    ("worn", "weapon"), [(("chainmail",), "axe"), (("leather-armor",), "broadsword"), ((), "broadsword")]
)
def test_axes_for_steel_and_swords_for_leather(arena, worn, weapon):
    """In both hands the orc has what hits hard and what hits surely."""
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", hands=("broadsword", "axe"))
    hero = tough(a, 6, 4, facing="west", worn=worn)
    acts(a, orc, MISS)
    assert struck(a) == [(hero.id, weapon)]


@pytest.mark.rule("dun.adp.attack.weapon-by-armor")
@pytest.mark.parametrize(("worn", "drawn"), [(("chainmail",), "axe"), ((), "")])
def test_out_of_melee_it_draws_what_suits_the_nearest(arena, worn, drawn):
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", hands=("broadsword",), pack=("axe",))
    hero = tough(a, 9, 4, facing="west", worn=worn)
    acts(a, orc, MISS)
    assert struck(a) == [(hero.id, drawn or "broadsword")]


@pytest.mark.rule("dun.adp.attack.max-targets", "dun.adp.attack.choice")
@pytest.mark.parametrize(("heroes", "skill"), [(2, True), (1, False)])
def test_a_colossus_sweeps_two_before_it_strikes_one(arena, heroes, skill):
    a = arena(HALL)
    colossus = a.creature("bone-colossus", 5, 4, facing="north", hands=("great-flail",))
    for x in (5, 6)[:heroes]:
        tough(a, x, 3, facing="south", agility=6, combat=0, card=("shara", "taeral")[x - 5])
    acts(a, colossus, MISS * 2)
    assert any(key == "sweep" for *_, key in a.t.rolled) is skill
    assert bool(struck(a)) is not skill


@pytest.mark.rule("dun.adp.attack.skill-limit")
@pytest.mark.parametrize(("before", "movement", "breathes"), [(2, 6, True), (3, 6, False), (3, 1, True)])
def test_a_drakeling_breathes_three_times_and_then_bites(arena, before, movement, breathes):
    """A fourth time only if it cannot come to blows, here because it hardly moves."""
    a = arena(HALL)
    drake = a.creature("drakeling", 4, 4, facing="east", movement=movement, uses={"breath": before})
    if movement == 1:
        drake.traits = tuple(one for one in drake.traits if one.skill != "flying")
    tough(a, 7, 4, facing="west", agility=2)
    acts(a, drake, [3, 4])
    assert ("breath" in used(a)) is breathes
    assert bool(struck(a)) is not breathes


@pytest.mark.rule("dun.adp.attack.non-offensive")
@pytest.mark.parametrize(("die", "hurt", "heals"), [(4, 1, True), (3, 1, False), (4, 0, False)])
def test_a_shaman_heals_on_four_if_anybody_is_hurt(arena, die, hurt, heals):
    """Then he attacks nobody; with nobody to be helped no die is rolled."""
    a = arena(HALL)
    shaman = a.creature("orc-shaman", 5, 4, facing="east", spells=("thorn-volley", "bone-setting"))
    orc = a.creature("orc-warrior", 5, 5, wounds=hurt)
    tough(a, 11, 4, facing="west")
    acts(a, shaman, [*([die] if hurt else []), 5, 4, 3])
    assert any(key == "kindness" for *_, key in a.t.rolled) is bool(hurt)
    assert [event.spell for event in a.t.told(Cast)] == ["bone-setting" if heals else "thorn-volley"]
    assert bool(a.t.told(Healed)) is heals
    assert (orc.wounds == 0) is (heals or not hurt)


@pytest.mark.rule("dun.adp.blunder.dropped-weapon")
@pytest.mark.parametrize(
    ("enemy", "pack", "weapon"), [(False, (), ""), (True, ("dagger",), "dagger"), (True, (), "unarmed")]
)
def test_a_weapon_that_was_dropped_is_taken_up_unless_an_enemy_is_near(arena, enemy, pack, weapon):
    """The first Action goes into it; beside an enemy he draws another one, or strikes with his fists."""
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", hands=("shield",), pack=pack)
    hero = tough(a, 6 if enemy else 9, 4, facing="west")
    lying = (a.at(5, 5), Held("axe", dropped=orc.id))
    a.state.map.floor.append(lying)
    acts(a, orc, MISS)
    assert (Held("axe") in orc.hands) is not enemy
    assert struck(a) == ([(hero.id, weapon)] if weapon else [])
    assert a.state.map.floor == ([lying] if enemy else [])


@pytest.mark.rule("dun.adp.blunder.dropped-weapon", "dun.melee.blunder-drop")
@pytest.mark.parametrize("own", [True, False])
def test_an_orc_takes_up_the_weapon_that_it_dropped_and_no_hero_s(arena, own):
    """Its axe has fallen before the hero's feet, who then steps back; or his sword before its own."""
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", hands=("axe",) if own else (), vitality=30)
    hero = tough(a, 6, 4, facing="west", hands=("broadsword",))
    if own:
        acts(a, orc, [1, 1, 3, 4, 6])
    else:
        a.activate(hero)
        a.play(hero, f"attack broadsword #{orc.id}", [1, 1, 3, 4, 6])
    ((_, fallen),) = a.state.map.floor
    assert fallen == (Held("axe", dropped=orc.id) if own else Held("broadsword", dropped=hero.id))
    hero.cell = a.at(9, 4)
    acts(a, orc, MISS)
    assert (orc.hands, len(a.state.map.floor)) == (([Held("axe")], 0) if own else ([], 1))


# ------------------------------------------------------------------------------------------------ spells


@pytest.mark.rule("dun.adp.spells.friendly-fire")
@pytest.mark.parametrize(("orcs", "heroes", "casts"), [(0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False)])
def test_a_fireball_is_thrown_among_its_own_only_if_more_enemies_burn(arena, orcs, heroes, casts):
    a = arena(HALL)
    priest = a.creature("ember-priest", 4, 4, facing="east", spells=("fireball",), hands=("staff",))
    for n in range(heroes):
        tough(a, 9, 4 + n, facing="west", card=("shara", "taeral")[n])
    for n in range(orcs):
        a.creature("orc-warrior", 10, 4 + n, marks=Mark.STATIONARY)
    acts(a, priest, [2, 1])
    assert bool(a.t.told(Cast)) is casts


@pytest.mark.rule("dun.adp.spells.two-permanent")
def test_its_sorcerers_keep_a_first_spell_when_they_cast_a_second(arena):
    """A hero's first one ends."""
    a = arena(HALL, dark_seat=-1)
    smith = a.creature(
        "renegade-runesmith", 5, 4, facing="east", spells=("rune-of-might", "sheltering-light"), intelligence=9
    )
    smith.mana = 9
    tough(a, 12, 4)
    for spell in ("rune-of-might", "sheltering-light"):
        smith.spells = (spell,)
        acts(a, smith, [5, 5])
    assert sorted(one.spell for one in a.state.spellbound) == ["rune-of-might", "sheltering-light"]
    hero = a.hero(1, 1, card="borgron", spells=("rune-of-might", "sheltering-light"), intelligence=9, mana=9)
    for spell in ("rune-of-might", "sheltering-light"):
        a.activate(hero)
        a.play(hero, f"cast {spell} #{hero.id}", [5, 4])
    assert [one.spell for one in a.state.spellbound if one.caster == hero.id] == ["sheltering-light"]


# ------------------------------------------------------------------------------------------------ ways


@pytest.mark.rule("dun.adp.move.nearest")
def test_who_can_attack_nobody_runs_towards_the_nearest(arena):
    a = arena(HALL)
    orc, far = a.creature("orc-warrior", 1, 4, facing="east"), tough(a, 17, 4)
    tough(a, 19, 0, combat=0)
    acts(a, orc, [4, 5])
    assert a.t.told(Ran)[0].squares == 10
    assert a.board.distance(orc.cell, far.cell) == 6
    near = arena(HALL)
    other, hero = near.creature("orc-warrior", 1, 4, facing="east"), tough(near, 6, 4)
    acts(near, other, MISS)
    assert not near.t.told(Ran), "it walks and strikes"
    assert struck(near) == [(hero.id, "axe")]


@pytest.mark.rule("dun.adp.move.nearest", "dun.run.declare")
def test_nobody_runs_on_the_spot_behind_a_friend_who_fills_the_corridor(arena):
    a = arena("a" * 12)
    hero, first = tough(a, 0, 0), a.creature("orc-warrior", 1, 0, facing="west")
    behind, late = a.creature("orc-warrior", 2, 0, facing="west"), a.creature("orc-warrior", 11, 0, facing="west")
    acts(a, behind)
    assert (behind.cell, a.t.told(Ran)) == (a.at(2, 0), []), "there is no way past his friend"
    acts(a, late, [4, 5])
    assert late.cell == a.at(3, 0), "who still has a way runs up to them"
    assert (hero.cell, first.cell) == (a.at(0, 0), a.at(1, 0))


@pytest.mark.rule("dun.adp.move.no-agility-tests")
@pytest.mark.parametrize(("moat", "towards"), [(True, "far"), (False, "near")])
def test_who_stands_beyond_a_moat_is_never_the_nearest(arena, moat, towards):
    ground = (Ground("abyss", (8, 0), 1, 5),) if moat else ()
    a = arena("\n".join(["a" * 20] * 5), ground=ground)
    orc = a.creature("orc-warrior", 7, 2, facing="east", movement=2)
    near, far = tough(a, 11, 2), tough(a, 0, 2)
    acts(a, orc, [3, 4])
    x, _ = a.board.xy(orc.cell)
    assert (x < 7) is (towards == "far")
    assert near.cell != far.cell


@pytest.mark.rule("dun.adp.move.path")
@pytest.mark.parametrize(("behind", "at"), [(True, (5, 0)), (False, (5, 1))])
def test_nobody_stays_in_a_door_while_others_must_come_through(arena, behind, at):
    """A hero whom another orc keeps busy, with his back to a door: alone the second one strikes from the doorway, with
    an archer behind it it goes a step farther."""
    a = arena("\n".join(["aaaaabbbbb"] * 3), doors=(Door("gate", (4, 1), "east", kind="open"),))
    a.reveal_all()
    orc = a.creature("orc-warrior", 2, 1, facing="east", movement=6)
    a.creature("orc-warrior", 7, 1, facing="west")
    if behind:
        a.creature("orc-archer", 0, 1)
    tough(a, 6, 1, facing="east")
    acts(a, orc, MISS)
    assert a.board.xy(orc.cell) == at
    assert len(struck(a)) == 1


@pytest.mark.rule("dun.adp.position.spread")
def test_two_orcs_at_one_hero_do_not_stand_side_by_side(arena):
    a = arena(HALL)
    hero = tough(a, 10, 4, facing="north")
    first, second = a.creature("orc-warrior", 7, 3, movement=6), a.creature("orc-warrior", 7, 5, movement=6)
    acts(a, first, MISS)
    acts(a, second, MISS)
    assert [target for target, _ in struck(a)] == [hero.id] * 2
    assert a.board.distance(first.cell, second.cell) > 1


@pytest.mark.rule("dun.adp.position.guard-leader")
@pytest.mark.parametrize("leader", [True, False])
def test_with_a_leader_on_the_board_they_stand_in_his_way(arena, leader):
    """A hero comes from the east, the Leader is in the west: the orc attacks from between them, not from the back that
    it would else prefer when it comes that way."""
    a = arena(HALL)
    boss = a.creature("orc-champion", 2, 4, leader=leader)
    hero = tough(a, 9, 4, facing="south")
    orc = a.creature("orc-warrior", 9, 7, facing="north", movement=9)
    acts(a, orc, MISS)
    assert struck(a) == [(hero.id, "axe")]
    x, y = a.board.xy(orc.cell)
    if leader:
        assert x <= 9
        assert a.board.distance(orc.cell, boss.cell) <= a.board.distance(hero.cell, boss.cell)
    assert y < 4, "his back is in the north"


@pytest.mark.rule("dun.adp.push")
@pytest.mark.parametrize(("ground", "to"), [((), (7, 4)), ((Ground("pit", (7, 5)),), (7, 5))])
def test_it_pushes_straight_on_unless_a_pit_lies_aside(arena, ground, to):
    a = arena(HALL, ground=ground)
    orc = a.creature("orc-warrior", 5, 4, facing="east", combat=9)
    hero = tough(a, 6, 4, facing="west", armor=6, natural=6)
    acts(a, orc, [5, 4, 1, 2, *[1] * 12])
    assert a.t.told(Pushed)[0].cell == a.at(*to)
    assert bool(hero.marks & Mark.IN_PIT) is bool(ground)


@pytest.mark.rule("dun.adp.push")
def test_with_somebody_behind_him_he_is_pushed_aside(arena):
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="east", combat=9)
    tough(a, 6, 4, facing="west", armor=6)
    tough(a, 7, 4)
    acts(a, orc, [5, 4, 1, 2, *[1] * 4])
    assert a.board.xy(a.t.told(Pushed)[0].cell) in ((7, 3), (7, 5))
