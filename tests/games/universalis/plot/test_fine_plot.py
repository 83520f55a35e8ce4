"""The fine print of plots and people: moments, goals, who is meant; prices, leashes and lessons."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.people import companions, giants, mounts, outfit
from undercroft.games.universalis.rules.plot import goals, triggers
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Held, Lasting, Mark, Note

TWO = "\n".join(["aaaaaabbbbbb"] * 6)


# ------------------------------------------------------------------------------------------------ moments


@pytest.mark.rule("dun.quest-sheet.special-rules")
@pytest.mark.parametrize(
    ("turn", "side", "phase", "ended", "now"),
    [
        (3, HEROES, "act", "", True), (4, HEROES, "act", "", True), (2, HEROES, "act", "", False),
        (3, DARK, "act", "", False), (3, HEROES, "setup", "", False), (3, HEROES, "act", "won", False),
    ],
)  # fmt: skip
def test_a_turn_begins_while_the_heroes_act(arena, turn, side, phase, ended, now):
    a = arena(triggers=(q.Trigger("bell", "turn", turn=3),))
    a.state.turn.number, a.state.turn.side, a.state.turn.phase, a.state.quest.ended = turn, side, phase, ended
    assert triggers.due(a.state, a.content) is now


@pytest.mark.rule("dun.quest-sheet.special-rules")
def test_each_moment_waits_for_its_own(arena):
    every = (
        q.Trigger("seen", "section", "b"), q.Trigger("two", "slain", "orc-warrior", count=2),
        q.Trigger("looked", "found", "shelf"), q.Trigger("has", "taken", "torch"), q.Trigger("done", "goal"),
    )  # fmt: skip
    a = arena(TWO, triggers=every)
    hero = a.hero(1, 1)

    def now():
        return [one.id for one in every if triggers.MOMENTS[one.when](a.state, a.board, one)]

    assert now() == []
    a.reveal_all()
    a.state.quest.slain = {"orc-warrior": 1, "orc-archer": 5}
    assert now() == ["seen"]
    a.state.quest.slain = {"orc-warrior": 2}
    a.state.map.found = ["shelf"]
    assert now() == ["seen", "two", "looked"]
    for zone in ("hands", "worn", "pack"):
        setattr(hero, zone, [Held("torch")])
        assert "has" in now()
        hero.marks = Mark.KNOCKED_OUT
        assert "has" not in now()
        hero.marks = 0
        setattr(hero, zone, [])
    assert "has" not in now()
    a.state.quest.goal_done = True
    assert now() == ["seen", "two", "looked", "done"]


@pytest.mark.rule("dun.quest-sheet.special-rules")
@pytest.mark.parametrize(
    ("facts", "found"),
    [([], None), (["first"], "second"), (["first", "never"], None), (["first", "second"], None)],
)
def test_what_has_come_to_pass_and_what_must_not(arena, facts, found):
    later = q.Trigger("second", "goal", needs=("first",), bars=("never",))
    a = arena(triggers=(later,))
    a.state.quest.goal_done, a.state.saga.facts = True, facts
    one = triggers.next_of(a.state, a.board)
    assert (one and one.id) == found


@pytest.mark.parametrize(
    ("on", "active", "by", "meant"),
    [
        ("all", 0, 1, [0, 1]), ("one", 0, 1, [0]), ("one", 1, 0, [1]), ("one", None, 1, [1]), ("one", None, None, [0]),
        ("one", 2, 1, [1]),
    ],
)  # fmt: skip
def test_whom_it_concerns(arena, on, active, by, meant):
    """The third has fallen."""
    a = arena()
    heroes = [a.hero(1, 1), a.hero(2, 1), a.hero(3, 1, marks=Mark.KNOCKED_OUT)]
    if active is not None:
        a.activate(heroes[active])
    a.state.map.revealed_by = NOBODY if by is None else heroes[by].id
    assert triggers.concerned(a.t, q.Trigger("x", "goal", on=on)) == [heroes[n].id for n in meant]


def test_where_nobody_stands_it_concerns_nobody(arena):
    a = arena()
    a.hero(1, 1, marks=Mark.KNOCKED_OUT)
    assert triggers.concerned(a.t, q.Trigger("x", "goal")) == []


@pytest.mark.parametrize(
    ("state", "unlocks", "after"),
    [("hidden", True, "closed"), ("closed", True, "closed"), ("open", True, "open"), ("hidden", False, "hidden")],
)
def test_a_door_is_unlocked_by_what_comes_to_pass(arena, state, unlocks, after):
    a = arena(TWO, doors=(q.Door("hatch", (5, 2), "east", lock=True),))
    door = a.state.map.doors[0]
    door.state, door.lock, door.riddle = state, True, True
    triggers.change_places(a.t, q.Trigger("x", "goal", unlocks=("hatch",) if unlocks else ("other",)))
    assert (door.state, door.lock, door.riddle, door.obstacle) == (after, not unlocks, not unlocks, unlocks)


@pytest.mark.parametrize(("before", "after"), [({}, "dark"), ({1: "dark"}, "dark"), ({1: "total-darkness"},) * 2])
def test_light_goes_out_but_total_darkness_stays(arena, before, after):
    a = arena(TWO)
    a.state.map.dark_sections = dict(before)
    triggers.change_places(a.t, q.Trigger("x", "goal", darkens=("b",)))
    assert a.state.map.dark_sections == ({1: after} if isinstance(after, str) else after)


def test_ground_changes_where_it_has_been_seen(arena):
    a = arena(TWO)
    lays = (q.Ground("swamp", (4, 1), width=3, depth=2),)
    a.state.map.layout = a.state.map.layout.__class__(
        ways=0, revealed=1, pieces=(), overtiles=((a.at(4, 1), "rock"), (a.at(0, 0), "rock"))
    )
    triggers.change_places(a.t, q.Trigger("x", "goal", lays=lays))
    swamp = [(a.at(x, y), "swamp") for x in (4, 5) for y in (1, 2)]
    assert sorted(a.state.map.layout.overtiles) == sorted([(a.at(0, 0), "rock"), *swamp])


# ------------------------------------------------------------------------------------------------ goals


@pytest.mark.rule("dun.end.quest-victory")
@pytest.mark.parametrize(
    ("goal", "change", "done"),
    [
        (q.Goal("leader"), {}, False),
        (q.Goal("leader"), {"leader_placed": True}, True),
        (q.Goal("slay", target="orc-warrior", count=2), {"slain": {"orc-warrior": 1}}, False),
        (q.Goal("slay", target="orc-warrior", count=2), {"slain": {"orc-warrior": 2}}, True),
        (q.Goal("survive", turns=5), {"number": 5}, False),
        (q.Goal("survive", turns=5), {"number": 6}, True),
    ],
)
def test_when_a_goal_is_reached(arena, goal, change, done):
    a = arena(goal=goal)
    a.hero(1, 1)
    a.put(**change)
    goals.check(a.t)
    assert a.state.quest.goal_done is done
    assert a.state.quest.achievements[HEROES] == (a.content.points.goal_points if done else 0)
    goals.check(a.t)
    assert a.state.quest.achievements[HEROES] == (a.content.points.goal_points if done else 0), "only once"


@pytest.mark.rule("dun.end.quest-victory")
@pytest.mark.parametrize("change", ["", "hidden", "orc", "thrall"])
def test_all_are_eliminated_where_all_is_seen_and_nobody_is_left(arena, change):
    a = arena(TWO, goal=q.Goal("eliminate"))
    a.hero(1, 1)
    if change != "hidden":
        a.reveal_all()
    if change == "orc":
        a.orc(8, 1)
    elif change == "thrall":
        thrall = a.orc(3, 1)
        thrall.side, thrall.uses[Note.THRALL] = HEROES, DARK
    assert goals.reached(a.t) is (not change)


@pytest.mark.rule("dun.end.quest-victory")
def test_a_leader_who_serves_the_heroes_is_no_leader_of_the_dark(arena):
    a = arena()
    a.state.dark.leader_placed = True
    leader = a.orc(3, 3, leader=True)
    assert not goals.reached(a.t)
    leader.side = HEROES
    assert goals.reached(a.t)


# ------------------------------------------------------------------------------------------------ people


@pytest.mark.rule("dun.skill.scholarly.eloquence.hire")
@pytest.mark.parametrize("surcharge", [0, 1])
def test_the_eloquent_hire_for_half_but_neither_pets_nor_ogres(arena, surcharge):
    a = arena()
    plain, eloquent = a.hero(1, 1), a.hero(2, 1, skills=("eloquence",))
    a.state.stay.surcharge = surcharge
    halved = set()
    for card in a.content.companions.values():
        assert companions.price(a.t, plain, card) == card.cost + surcharge
        cheap = not card.pet and "ogre" not in card.kinds
        halved.add(cheap)
        assert companions.price(a.t, eloquent, card) == ((card.cost + 1) // 2 if cheap else card.cost) + surcharge
    assert halved == {True, False}


@pytest.mark.rule("dun.companion.distance")
@pytest.mark.parametrize(("x", "far"), [(12, False), (13, True)])
def test_a_companion_stays_within_twelve_squares(arena, x, far):
    a = arena("a" * 16)
    hero = a.hero(0, 0)
    pet, orc = a.pet(1, 0, owner=hero.id), a.orc(2, 0, owner=hero.id)
    assert (not companions.at_heel(a.t, pet, [a.at(x, 0)])) is far
    assert companions.at_heel(a.t, orc, [a.at(x, 0)])
    hero.cell = -1
    assert companions.at_heel(a.t, pet, [a.at(x, 0)])
    pet.owner = 99
    assert companions.at_heel(a.t, pet, [a.at(x, 0)])


@pytest.mark.rule("dun.companion.distance")
@pytest.mark.parametrize(("x", "goes"), [(14, True), (11, True), (16, False), (18, False)])
def test_a_companion_who_was_left_behind_may_come_nearer(arena, x, goes):
    a = arena("a" * 20)
    hero = a.hero(0, 0)
    pet = a.pet(15, 0, owner=hero.id)
    a.activate(pet)
    assert (f"move @{a.at(x, 0)}" in a.offers(pet)) is goes


@pytest.mark.rule("dun.companion.mercenary-courage")
@pytest.mark.parametrize(
    ("frights", "marks", "leaves"), [(2, 0, False), (3, 0, True), (4, 0, True), (3, Mark.KNOCKED_OUT, False)]
)
def test_three_frights_send_a_mercenary_home(arena, frights, marks, leaves):
    a = arena()
    hero = a.hero(1, 1)
    man = a.companion("sellsword", 2, 1, owner=hero.id, marks=marks)
    man.uses[Note.SHAKEN] = frights
    a.activate(man)
    companions.desert(a.t)
    assert bool(man.marks & Mark.LEFT) is leaves
    assert (man.cell == -1, a.state.turn.active is None) == (leaves, leaves)


@pytest.mark.rule("dun.companion.mercenary-courage")
def test_who_leaves_does_not_end_anothers_activation(arena):
    a = arena()
    hero = a.hero(1, 1)
    man = a.companion("sellsword", 2, 1, owner=hero.id)
    man.uses[Note.SHAKEN] = 3
    active = a.activate(hero)
    companions.desert(a.t)
    assert a.state.turn.active is active


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.handle")
@pytest.mark.parametrize(("skills", "mana", "tames"), [(("giant-tamer",), 1, True), (("giant-tamer",), 0, False),
                                                       ((), 3, False)])  # fmt: skip
def test_giants_obey_those_with_the_skill_and_mana(arena, skills, mana, tames):
    a = arena()
    hero = a.hero(1, 1, skills=skills, mana=mana)
    assert giants.tames(a.t, hero) is tames


@pytest.mark.rule("dun.giant.rules")
def test_only_giants_in_the_dungeon_stand_still(arena):
    a = arena()
    hero = a.hero(1, 1)
    giant = a.companion("giant-of-wood", 0, 0, owner=hero.id)
    outside = a.companion("giant-of-stone", -1, -1, owner=hero.id)
    man = a.companion("sellsword", 6, 4, owner=hero.id)
    giants.rest(a.t)
    assert [bool(one.marks & Mark.ACTIVATED) for one in (giant, outside, man, hero)] == [True, False, False, False]


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.mana-cap")
@pytest.mark.parametrize(("mana", "now", "pool", "left"), [(6, 6, 4, 4), (6, 2, 4, 2), (3, 3, 3, 3), (4, 4, 4, 4)])
def test_a_battle_wizards_mana_is_no_more_than_his_wits(arena, mana, now, pool, left):
    hero = arena().hero(1, 1, mana=mana, intelligence=4)
    hero.mana = now
    outfit.restrain(hero)
    assert (hero.base[Attribute.MANA], hero.mana) == (pool, left)


@pytest.mark.rule("dun.skill.scholarly.combat-instructor")
def test_a_lesson_in_fencing_is_for_those_who_fight_worse(arena):
    a = arena()
    teacher = a.hero(1, 1, combat=5, skills=("combat-instructor",))
    worse, _, _ = a.hero(2, 1, combat=4), a.hero(3, 1, combat=5), a.orc(5, 5, combat=2)
    man = a.hero(4, 1, combat=3)
    a.run(outfit.instruct(a.t, teacher.id), (), [lambda ask: ask.options[1]])
    assert [option.id for option in a.t.asked[-1].options] == [worse.id, man.id]
    assert a.state.lasting == [Lasting(man.id, "combat", 1, "quest", "combat-instructor", teacher.id)]
    worse.cell, worse.base, man.base = -1, teacher.base, teacher.base
    a.run(outfit.instruct(a.t, teacher.id))
    assert len(a.state.lasting) == 1


@pytest.mark.rule("dun.skill.scholarly.alchemist.components", "dun.skill.scholarly.expert-poisoner")
@pytest.mark.parametrize(
    ("skills", "spells", "gifts"),
    [
        ((), ("fireball",), []), (("alchemist",), ("fireball",), ["components"]), (("alchemist",), (), []),
        (("expert-poisoner", "survival"), (), ["poison-flask", "provisions"]),
    ],
)  # fmt: skip
def test_what_is_free_for_whom(arena, skills, spells, gifts):
    a = arena()
    hero = a.hero(1, 1, skills=skills, spells=spells, mana=4 * len(spells))
    assert outfit.gifts(a.t, hero) == gifts


@pytest.mark.rule("dun.skill.scholarly.herbalist")
@pytest.mark.parametrize(("stock", "got"), [({"healing-potion": 1}, ["healing-potion"]), ({"healing-potion": 0}, [])])
def test_a_herbalist_brews_what_can_be_had(arena, stock, got):
    a = arena()
    hero = a.hero(1, 1, skills=("herbalist",))
    poisons = [card.id for card in a.content.objects.values() if card.potion in ("mana", "poison")]
    assert poisons
    a.state.supply.stock = {**stock, **dict.fromkeys(poisons, 1)}
    a.run(outfit.brew(a.t, hero.id))
    assert [(held.card, held.found) for held in hero.pack] == [(card, False) for card in got]


@pytest.mark.rule("dun.travel.mount-epic")
@pytest.mark.parametrize(
    ("saddled", "where", "under"), [(1, -1, True), (0, -1, False), (None, -1, False), (1, 5, False)]
)
def test_on_which_mount_a_hero_comes_in(arena, saddled, where, under):
    a = arena()
    hero = a.hero(-1, -1)
    horse = a.companion("riding-horse", -1, -1, kind="pet", owner=hero.id)
    horse.cell = where
    if saddled is not None:
        horse.uses[mounts.SADDLED] = saddled
    assert mounts.under(a.t, hero) is (horse if under else None)
    assert mounts.of(a.t, hero) is horse
    horse.marks |= Mark.LEFT
    assert mounts.of(a.t, hero) is None
