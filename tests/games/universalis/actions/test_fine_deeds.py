"""The fine print of skills that are Actions: whom each can be aimed at, and what it leaves behind."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.skills import feats, monstrous, reactions, talents
from undercroft.games.universalis.rules.squares import Do, situation
from undercroft.games.universalis.state import NOBODY, Held, Lasting, Mark, Note

LANE = "\n".join(["a" * 20] * 7)


def aimed(a, aim, figure):
    return aim(a.t, situation(a.t, figure.id))


# ------------------------------------------------------------------------------------------------ whom they can hit


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-suffocate")
def test_the_sizes_that_can_be_grabbed(arena):
    a = arena(LANE)
    beast = a.orc(5, 3, size=3)
    near = [a.hero(x, 2, size=size) for x, size in ((4, 1), (5, 2), (6, 3))]
    larger, far = a.hero(4, 4, size=4), a.hero(7, 3)
    a.activate(beast)
    assert aimed(a, monstrous.aim_smaller, beast) == [one.id for one in near[:2]]
    assert aimed(a, monstrous.aim_equal, beast) == [one.id for one in near]
    assert aimed(a, monstrous.aim_near, beast) == [one.id for one in (*near, larger)]
    assert far.id


@pytest.mark.rule("dun.skill.nature.leach-mana")
@pytest.mark.parametrize(
    ("minds", "chosen"), [((4, 2, 3), 1), ((2, 2, 3), 0), ((4, None, 3), 2), ((None, None, None), None)]
)
def test_mana_is_leached_from_the_weakest_mind_that_has_some(arena, minds, chosen):
    a = arena(LANE)
    beast = a.orc(5, 3)
    heroes = [
        a.hero(x, 3, intelligence=wits or 1, mana=3 if wits else 0) for x, wits in zip((7, 9, 11), minds, strict=True)
    ]
    a.hero(12, 3, intelligence=1, mana=3)
    a.activate(beast)
    assert aimed(a, monstrous.aim_mana, beast) == ([] if chosen is None else [heroes[chosen].id])


@pytest.mark.rule("dun.skill.nature.shriek-from-the-underworld")
@pytest.mark.parametrize(("x", "heard"), [(11, True), (12, False)])
def test_a_shriek_needs_an_ear_within_six(arena, x, heard):
    a = arena(LANE)
    beast = a.orc(5, 3)
    a.hero(x, 3)
    a.activate(beast)
    assert aimed(a, monstrous.aim_six, beast) == ([beast.id] if heard else [])


@pytest.mark.rule("dun.skill.nature.sweep", "dun.skill.nature.tail-swipe", "dun.skill.nature.trampling")
@pytest.mark.parametrize(
    ("at", "size", "moved", "front", "tail", "feet"),
    [
        ((5, 2), 2, 0, True, False, True), ((5, 4), 2, 0, False, True, True), ((5, 2), 3, 0, True, False, False),
        ((5, 2), 4, 0, False, False, False), ((5, 4), 4, 0, False, False, False), ((5, 2), 2, 1, False, False, False),
        ((5, 4), 2, 1, False, False, False), ((5, 5), 2, 0, False, False, False), ((5, 4), 3, 0, False, True, False),
    ],
)  # fmt: skip
def test_sweeps_go_forward_tails_back_and_feet_down(arena, at, size, moved, front, tail, feet):
    a = arena(LANE)
    beast, hero = a.orc(5, 3, size=4, facing="north"), a.hero(*at, size=size)
    a.activate(beast, moved=moved)
    assert aimed(a, monstrous.aim_sweep, beast) == [hero.id] * front
    assert aimed(a, monstrous.aim_tail, beast) == [hero.id] * tail
    assert aimed(a, monstrous.aim_trample, beast) == [hero.id] * feet


@pytest.mark.rule("dun.skill.nature.sweep")
def test_one_target_stands_for_all_who_are_swept(arena):
    a = arena(LANE)
    beast = a.orc(5, 3, size=4, facing="north")
    first = a.hero(4, 2)
    a.hero(5, 2)
    behind = a.hero(5, 4)
    a.hero(4, 4)
    a.activate(beast)
    assert aimed(a, monstrous.aim_sweep, beast) == [first.id]
    assert aimed(a, monstrous.aim_tail, beast) == [behind.id]
    assert aimed(a, monstrous.aim_trample, beast) == [first.id]


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack")
@pytest.mark.parametrize("change", ["", "moved", "small", "engaged", "far", "edge"])
def test_when_a_rock_can_be_thrown(arena, change):
    """As far as Strength 4."""
    a = arena(LANE)
    giant = a.orc(5, 3, size=2 if change == "small" else 3, strength=4)
    hero = a.hero({"far": 10, "edge": 9}.get(change, 8), 3)
    if change == "engaged":
        a.hero(5, 2, facing="south")
    a.activate(giant, moved=int(change == "moved"))
    assert aimed(a, monstrous.aim_rock, giant) == ([hero.id] if change in ("", "edge") else [])


@pytest.mark.rule("dun.skill.nature.onslaught.unarmed", "dun.skill.nature.onslaught.not-down", "dun.mount.onslaught")
@pytest.mark.parametrize("change", ["", "short", "down", "rides", "apart"])
def test_when_an_onslaught_hits(arena, change):
    a = arena(LANE)
    beast, hero = a.orc(5, 3, facing="east"), a.hero(8 if change == "apart" else 6, 3)
    hero.marks |= Mark.KNOCKED_DOWN if change == "down" else 0
    hero.riding = 99 if change == "rides" else NOBODY
    a.activate(beast, forward=2 if change == "short" else 3)
    wanted = [] if change else [hero.id]
    assert aimed(a, monstrous.aim_charge, beast) == wanted
    assert aimed(a, monstrous.aim_shield, beast) == []
    beast.hands = [Held("shield")]
    assert aimed(a, monstrous.aim_shield, beast) == wanted


@pytest.mark.rule("dun.skill.nature.breath.attack")
@pytest.mark.parametrize(
    ("at", "hit"), [((8, 3), True), ((9, 3), False), ((7, 5), True), ((7, 4), False), ((2, 0), True), ((5, 6), True)]
)
def test_breath_goes_straight_in_eight_directions(arena, at, hit):
    """Three squares far."""
    a = arena(LANE)
    drake, hero = a.creature("drakeling", 5, 3, facing="north"), a.hero(*at)
    a.activate(drake)
    assert aimed(a, monstrous.aim_breath, drake) == [hero.id] * hit


@pytest.mark.rule("dun.skill.nature.breath.cover", "dun.shield.magic-breath")
@pytest.mark.parametrize(("hands", "less"), [((), 0), (("shield",), 1), (("buckler",), 0)])
def test_a_shield_takes_a_die_off_a_breath(arena, hands, less):
    a = arena(LANE)
    drake = a.creature("drakeling", 5, 3, facing="east")
    hero = a.hero(7, 3, hands=hands, natural=1, vitality=9, facing="west")
    a.activate(drake)
    a.do(drake, f"skill breath #{hero.id}", [1, 2, *[6] * (3 - less)])
    assert hero.wounds == 3 - less


# ------------------------------------------------------------------------------------------------ professionals


@pytest.mark.rule("dun.skill.scholarly.first-aid")
@pytest.mark.parametrize("change", ["", "moved", "whole", "acted", "apart", "orc"])
def test_whom_first_aid_helps(arena, change):
    a = arena(LANE)
    healer, friend = a.hero(5, 3, skills=("first-aid",)), a.hero(7 if change == "apart" else 6, 3)
    friend.wounds = 0 if change == "whole" else 3
    friend.marks |= Mark.ACTIVATED if change == "acted" else 0
    friend.side = 1 if change == "orc" else 0
    active = a.activate(healer, moved=int(change == "moved"))
    assert aimed(a, talents.aim_patients, healer) == ([] if change else [friend.id])
    healer.wounds = 1
    assert aimed(a, talents.aim_patients, healer) == (
        [] if change == "moved" else [healer.id] + [friend.id] * (not change)
    )
    if not change:
        a.do(healer, f"talent first-aid #{friend.id}")
        assert (friend.wounds, active.points, active.move_over) == (1, 0, True)
        assert friend.marks & Mark.HELD
        assert friend.uses[Note.AIDED] == a.state.turn.number
        assert not healer.marks & Mark.HELD


@pytest.mark.rule("dun.skill.scholarly.mislead")
@pytest.mark.parametrize("change", ["", "leader", "misled", "far", "edge", "elsewhere"])
def test_who_can_be_misled(arena, change):
    a = arena("\n".join(["a" * 14 + "b" * 6] * 3), doors=())
    a.reveal_all()
    bard = a.hero(12 if change == "elsewhere" else 5, 1, skills=("mislead",))
    orc = a.orc({"far": 12, "edge": 11, "elsewhere": 14}.get(change, 9), 1, leader=change == "leader")
    orc.uses |= {Note.MISLED: 1} if change == "misled" else {}
    a.activate(bard)
    assert aimed(a, talents.aim_dupes, bard) == ([orc.id] if change in ("", "edge") else [])


@pytest.mark.rule("dun.skill.scholarly.mislead")
@pytest.mark.parametrize(("dice", "lost"), [([6, 5, 1, 2], True), ([1, 2, 6, 5], False)])
def test_who_is_misled_loses_his_turn_and_is_tried_but_once(arena, dice, lost):
    a = arena(LANE)
    bard, orc = a.hero(5, 3, skills=("mislead",)), a.orc(9, 3)
    a.activate(bard)
    a.do(bard, f"talent mislead #{orc.id}", dice)
    assert bool(orc.marks & Mark.LOSES_TURN) is lost
    assert orc.uses[Note.MISLED] == 1


@pytest.mark.rule("dun.skill.scholarly.encouraging", "dun.skill.scholarly.inspiring-music")
@pytest.mark.parametrize(("x", "near"), [(11, True), (12, False)])
def test_encouragement_and_music_reach_six_squares(arena, x, near):
    a = arena(LANE)
    bard = a.hero(5, 3, intelligence=4)
    friend = a.hero(x, 3)
    a.run(talents.encourage(a.t, bard.id, bard.id))
    assert a.state.lasting == [Lasting(friend.id, "", 0, "turn", "encouraging", bard.id, skill="encouraged")] * near
    a.state.lasting = []
    a.run(talents.play_music(a.t, bard.id, bard.id), [3, 3])
    assert a.state.lasting == [
        Lasting(friend.id, to, 1, "turn", "inspiring-music", bard.id) for to in ("combat", "courage") if near
    ]
    a.state.lasting = []
    a.run(talents.play_music(a.t, bard.id, bard.id), [1, 2])
    assert a.state.lasting == []


@pytest.mark.rule("dun.skill.scholarly.recovering-mana", "dun.skill.scholarly.recovering-mana.markers")
@pytest.mark.parametrize(
    ("mana", "dice", "after", "wounds"), [(0, (2, 3, 6, 5), 4, 0), (0, (1, 1, 2, 2), 2, 2), (3, (2, 2, 2, 2), 5, 0)]
)
def test_mana_comes_back_at_a_price(arena, mana, dice, after, wounds):
    a = arena(LANE)
    wizard = a.hero(5, 3, mana=5, vitality=9)
    wizard.mana, wizard.casts = mana, {"fireball": 1, "lightning": 3, "hellbolt": 2, "thorn-volley": 0}
    a.run(talents.recover_mana(a.t, wizard.id, wizard.id), dice)
    assert (wizard.mana, wizard.wounds) == (after, wounds)
    assert wizard.casts == {"fireball": 1, "lightning": 2, "hellbolt": 1, "thorn-volley": 0}


@pytest.mark.rule("dun.skill.scholarly.recovering-mana")
@pytest.mark.parametrize(
    ("mana", "pool", "spent"), [(0, 5, True), (1, 5, True), (2, 5, False), (0, 1, False), (1, 2, True)]
)
def test_when_mana_is_spent(arena, mana, pool, spent):
    a = arena()
    wizard = a.hero(5, 3, mana=pool)
    wizard.mana = mana
    assert talents.spent(a.t, wizard, wizard) is spent


@pytest.mark.rule("dun.skill.combat.deafening-roar.push", "dun.skill.combat.deafening-roar.fearsome")
def test_a_roar_drives_back_all_who_are_near(arena):
    a = arena(LANE)
    hero = a.hero(5, 3)
    east, north, far = a.orc(6, 3), a.orc(5, 2), a.orc(8, 3)
    a.activate(hero)
    assert aimed(a, talents.aim_roar, hero) == [hero.id]
    a.run(talents.roar(a.t, hero.id, hero.id))
    assert (east.cell, north.cell, far.cell) == (a.at(7, 3), a.at(5, 1), a.at(8, 3))
    assert a.state.lasting == [Lasting(hero.id, "", 0, "combat", "deafening-roar", hero.id, skill="fearsome")]
    assert aimed(a, talents.aim_roar, hero) == []


@pytest.mark.rule("dun.skill.combat.berserker.enter")
@pytest.mark.parametrize("change", ["", "begun", "raging", "shield", "heavy"])
def test_who_can_fall_into_a_rage(arena, change):
    a = arena()
    hero = a.hero(
        3, 3, hands=("shield",) if change == "shield" else (), worn=("chainmail",) if change == "heavy" else ()
    )
    hero.marks |= Mark.BERSERK if change == "raging" else 0
    a.activate(hero, begun=change == "begun")
    assert aimed(a, talents.rage_offers, hero) == ([] if change else [Do("rage")])


# ------------------------------------------------------------------------------------------------ answers


@pytest.mark.rule("dun.skill.combat.bodyguard.defence")
@pytest.mark.parametrize(
    ("named", "leader", "chosen"), [(0, None, 0), (1, None, 1), (2, None, 1), (None, None, 1), (None, 0, 0), (0, 1, 0)]
)
def test_whom_a_bodyguard_escorts(arena, named, leader, chosen):
    """The ally whom he has named, if he is near; else the Leader, else the one of most Value Points."""
    a = arena(LANE)
    guard = a.hero(5, 3)
    allies = [a.hero(4, 3, vp=10), a.hero(6, 3, vp=20), a.hero(9, 3, vp=30)]
    if leader is not None:
        allies[leader].leader = True
    if named is not None:
        guard.uses[reactions.BODYGUARD] = allies[named].id
    assert reactions.escorted(a.t, guard) == allies[chosen].id
    a.activate(guard)
    assert aimed(a, feats.escort_offers, guard) == [Do("escort", target=allies[1 - chosen].id)]
    for ally in allies:
        ally.cell = -1
    assert reactions.escorted(a.t, guard) == NOBODY


@pytest.mark.rule("dun.skill.combat.bodyguard.defence")
def test_of_two_who_are_worth_the_same_a_bodyguard_escorts_the_one_who_came_first(arena):
    a = arena(LANE)
    guard = a.hero(5, 3)
    first, second = a.hero(4, 3, vp=20), a.hero(6, 3, vp=20)
    assert reactions.escorted(a.t, guard) == first.id
    second.leader = True
    assert reactions.escorted(a.t, guard) == second.id


@pytest.mark.rule("dun.skill.nature.lethal-gaze.test")
@pytest.mark.parametrize(("x", "side", "seen"), [(11, 0, True), (12, 0, False), (4, 0, False), (11, 1, False)])
def test_a_lethal_gaze_covers_six_squares_before_its_owner(arena, x, side, seen):
    a = arena(LANE)
    owner, hero = a.orc(5, 3, facing="east"), a.hero(x, 3)
    hero.side = side
    assert reactions.in_gaze(a.t, owner, hero, hero.cell) is seen


@pytest.mark.rule("dun.skill.exploration.tracker.human-dp", "dun.skill.exploration.tracker.adp")
def test_what_a_tracker_sees(arena):
    a = arena()
    a.state.dark.encounter_deck = ["one", "two", "three", "four"]
    assert feats.tracks(a.t) == ["four", "three", "two"]
    a.state.dark.seat = 1
    cards = a.content.dark
    a.state.dark.hand = [
        next(card.id for card in cards.values() if (card.kind == "encounter") is kind) for kind in (True, False)
    ]
    assert feats.tracks(a.t) == a.state.dark.hand[:1]
