"""The fine print after a quest: fates and injuries, experience to the last point, and what it buys."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import Fated
from undercroft.games.universalis.rules.aftermath import aftermath, endings, experience, rescue
from undercroft.games.universalis.rules.options import Increase
from undercroft.games.universalis.state import NOBODY, Held, Mark

NAMES = {name.name.lower(): name for name in Attribute}


def fallen(arena, *, leave=True, **more):
    a = arena(leave=leave)
    return a, a.hero(3, 3, marks=Mark.KNOCKED_OUT, vitality=5, **{"card": "shara", **more})


# ------------------------------------------------------------------------------------------------ fate


@pytest.mark.rule("dun.ko.fate-roll", "dun.ko.fate-which-chart", "dun.ko.survivor-wounded", "dun.ko.recovered-injured")
@pytest.mark.parametrize(
    ("carried", "ended", "leave", "recovered"),
    [
        (True, "won", True, True), (True, "lost", True, True), (False, "won", True, False), (False, "won", False, True),
        (False, "lost", False, False),
    ],
)  # fmt: skip
def test_whose_body_is_recovered(arena, carried, ended, leave, recovered):
    """A three for those whom nobody has is prison, for all others an injury that can be cured."""
    a, hero = fallen(arena, leave=leave)
    a.state.quest.ended = ended
    hero.marks |= Mark.LEFT if carried else 0
    hero.owner, hero.coins = 7, 0
    if recovered:
        a.run(aftermath.fate(a.t, hero.id), [3, 5, 6])
        assert hero.injuries == ["11"]
    else:
        a.run(aftermath.fates(a.t), [3])
        assert hero.marks & Mark.DEAD, "nobody can pay for him or come for him"
    assert hero.wounds == hero.base[Attribute.VITALITY] - 1
    assert (hero.owner, bool(hero.marks & Mark.KNOCKED_OUT), bool(hero.marks & Mark.LEFT)) == (NOBODY, False, True)


@pytest.mark.rule("dun.ko.lost-death", "dun.ko.lost-revenge", "dun.ko.lost-serious", "dun.ko.lost-escape")
@pytest.mark.parametrize(
    ("die", "result", "more"),
    [(1, "death", []), (2, "revenge", []), (3, "prisoner", []), (4, "injured", [5, 6]), (5, "injured", [5, 6]),
     (6, "escape", [])],
)  # fmt: skip
def test_the_fate_of_those_who_are_left_behind(arena, die, result, more):
    a, hero = fallen(arena)
    a.state.quest.ended, hero.coins = "lost", 0
    a.run(aftermath.fates(a.t), [die, *more])
    assert [event.result for event in a.t.told(Fated)] == [result]
    assert bool(hero.marks & Mark.DEAD) is (result in ("death", "prisoner"))
    assert hero.injuries == (["11!"] if more else [])


@pytest.mark.rule("dun.ko.prisoner-replaced", "dun.ko.lost-prisoner")
@pytest.mark.parametrize(("outdoor", "result"), [((True, True), "injured"), ((True, False), "prisoner")])
def test_nobody_is_locked_up_in_the_open(arena, outdoor, result):
    sections = tuple(q.Section(id, outdoor=out) for id, out in zip("ab", outdoor, strict=True))
    a = arena("aaabbb", sections=sections, leave=True)
    hero = a.hero(1, 0, marks=Mark.KNOCKED_OUT)
    a.state.quest.ended = "lost"
    a.run(aftermath.fate(a.t, hero.id), [3, *([5, 6] if result == "injured" else [])])
    assert [event.result for event in a.t.told(Fated)] == [result]


@pytest.mark.rule("dun.ko.lost-prisoner", "dun.ko.prisoner-unrescued")
@pytest.mark.parametrize(
    ("coins", "friend", "offered"),
    [
        (10, "", None), (9, "free", ["rescue", "refuse"]), (10, "free", ["pay", "rescue", "refuse"]),
        (10, "dead", None), (10, "captive", None),
    ],
)  # fmt: skip
def test_what_can_be_done_for_a_prisoner(arena, coins, friend, offered):
    """His friends pay, out of what they have with them; the prisoner's own coins are with him."""
    a, hero = fallen(arena, coins=30)
    if friend:
        other = a.hero(5, 5, card="herbod", coins=coins)
        other.marks |= Mark.DEAD if friend == "dead" else 0
        other.uses |= {aftermath.CAPTIVE: 1} if friend == "captive" else {}
    hero.uses |= {aftermath.CAPTIVE: 1}
    a.run(aftermath.imprisoned(a.t, hero.id), (), ["refuse"] if offered else [])
    assert [str(one) for one in a.t.asked[-1].options] == offered if offered else not a.t.asked
    assert hero.marks & Mark.DEAD


@pytest.mark.rule("dun.ko.prisoner-losses")
@pytest.mark.parametrize(("things", "left"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_his_things_are_gone_but_one_at_least(arena, things, left):
    a, hero = fallen(arena)
    hero.hands, hero.worn, hero.pack = [Held("axe")][:things], [], [Held("torch")] * max(0, things - 1)
    a.run(aftermath.lose_half(a.t, hero.id))
    assert len(hero.hands) + len(hero.pack) == left


@pytest.mark.rule("dun.ko.lost-revenge", "dun.ko.revenge-hatred")
def test_a_relative_comes_with_hatred_and_twenty_coins(arena):
    a, hero = fallen(arena, coins=3, pack=("torch",), hands=("axe",), fortune=0)
    card = a.content.heroes["shara"]
    hero.xp, hero.vp, hero.wounds, hero.injuries = 5, 30, 4, ["11"]
    aftermath.avenge(a.t, hero.id)
    assert (hero.xp, hero.vp, hero.wounds, hero.coins, hero.fortune) == (0, 10, 0, 20, card.fortune)
    assert (hero.hands, hero.worn, hero.pack, hero.injuries) == ([], [], [], [])
    assert hero.skills == (*card.skills, "hatred-towards")
    assert (hero.traits[-1].skill, hero.traits[-1].word) == ("hatred-towards", "great-orc-clans")


# ------------------------------------------------------------------------------------------------ injuries


INJURED = {2: ("combat", "dexterity"), 3: ("agility",), 4: ("movement",), 5: ("strength",), 9: ("courage",),
           10: ("shooting", "perception"), 11: ("vitality",), 12: ("intelligence",)}  # fmt: skip


@pytest.mark.rule("dun.injury.roll", "dun.injury.single-attribute", "dun.injury.one-armed")
@pytest.mark.parametrize(("rolled", "less"), INJURED.items())
@pytest.mark.parametrize("curable", [True, False])
def test_what_each_injury_lowers(arena, rolled, less, curable):
    a, hero = fallen(arena)
    before, first = hero.base, max(1, rolled - 6)
    a.run(aftermath.injury(a.t, hero.id, curable=curable), [first, rolled - first])
    lower = {NAMES[name] for name in less}
    assert hero.base == tuple(value - (n in lower) for n, value in enumerate(before))
    assert hero.injuries == [f"{rolled}" + ("" if curable else "!")]


@pytest.mark.rule("dun.injury.unspecified")
@pytest.mark.parametrize("dice", [(3, 3), (3, 4)])
def test_six_and_seven_lower_what_he_chooses(arena, dice):
    a, hero = fallen(arena)
    before = hero.base[Attribute.SHOOTING]
    a.run(aftermath.injury(a.t, hero.id), dice, ["shooting"])
    assert hero.base[Attribute.SHOOTING] == before - 1
    assert hero.injuries == [f"{sum(dice)} shooting"]
    assert [str(one) for one in a.t.asked[-1].options] == [
        "movement", "combat", "strength", "shooting", "agility", "intelligence", "courage", "vitality",
    ]  # fmt: skip


@pytest.mark.rule("dun.injury.one-armed", "dun.injury.roll")
@pytest.mark.parametrize(
    ("hands", "held", "packed"),
    [(("axe", "shield"), ["axe"], ["shield"]), (("halberd",), [], ["halberd"]), (("axe",), ["axe"], [])],
)
def test_a_lost_arm_drops_what_it_held(arena, hands, held, packed):
    a, hero = fallen(arena, hands=hands)
    a.run(aftermath.injury(a.t, hero.id), [1, 1])
    assert ([one.card for one in hero.hands], [one.card for one in hero.pack]) == (held, packed)


@pytest.mark.rule("dun.injury.amnesia", "dun.hero.base-zero")
def test_a_skill_that_is_forgotten_takes_its_attribute_along(arena):
    a, hero = fallen(arena, skills=("strong", "hardy"))
    before = hero.base
    aftermath.forget(a.t, hero, "strong")
    assert (hero.skills, hero.base[Attribute.STRENGTH]) == (("hardy",), before[Attribute.STRENGTH] - 1)
    aftermath.remember(a.t, hero, "strong")
    assert (hero.skills, hero.base) == (("hardy", "strong"), before)


# ------------------------------------------------------------------------------------------------ experience


@pytest.mark.rule(
    "dun.xp.award-mission", "dun.xp.award-achievements", "dun.xp.award-survival", "dun.score.to-experience"
)
@pytest.mark.parametrize(
    ("change", "xp"),
    [
        ({}, 3), ({"ended": "lost"}, 2), ({"first_visit": False}, 2), ({"achievements": [4, 4]}, 2),
        ({"achievements": [3, 4]}, 2), ({"sections_found": 5}, 2), ({"sections_found": 9}, 3),
    ],
)  # fmt: skip
def test_a_point_for_the_mission_the_score_and_coming_through(arena, change, xp):
    a = arena()
    heroes = [a.hero(1, 1, card="shara"), a.hero(2, 1)]
    heroes[1].marks |= Mark.WAS_OUT
    dead = a.hero(3, 1, marks=Mark.DEAD)
    a.state.quest.ended, a.state.quest.first_visit, a.state.quest.achievements, a.state.map.sections_found = (
        "won",
        True,
        [5, 4],
        6,
    )
    a.state.party.start_heroes = 3
    a.put(**change)
    aftermath.award(a.t)
    through = a.state.map.sections_found >= 6
    assert (heroes[0].xp, heroes[1].xp, dead.xp) == (xp, xp - through, 0)


@pytest.mark.rule("dun.xp.override", "dun.quest-sheet.rewards")
@pytest.mark.parametrize(
    ("reward", "ended", "xp", "coins"),
    [
        (q.Reward(xp=2, coins=7), "won", 2, [4, 3]), (q.Reward(xp=2, coins=7), "lost", 0, [0, 0]),
        (q.Reward(xp=0, coins=4), "won", 0, [2, 2]), (q.Reward(xp=4), "won", 4, [0, 0]),
    ],
)  # fmt: skip
def test_the_sheet_may_give_its_own_reward(arena, reward, ended, xp, coins):
    a = arena(reward=reward)
    heroes = [a.hero(1, 1), a.hero(2, 1)]
    a.state.quest.ended, a.state.quest.achievements = ended, [5, 4]
    aftermath.award(a.t)
    assert [hero.xp for hero in heroes] == [xp, xp]
    assert [hero.coins for hero in heroes] == coins


@pytest.mark.rule("dun.evolve.skill", "dun.evolve.fortune", "dun.skill.max-professional")
@pytest.mark.parametrize(
    ("xp", "luck", "learned", "found"),
    [
        (2, 0, 0, []), (3, 0, 0, ["skill", "fortune"]), (3, 1, 0, ["skill", "fortune"]), (3, 2, 0, ["skill"]),
        (3, 0, 5, ["skill", "fortune"]), (3, 0, 6, ["fortune"]),
    ],
)  # fmt: skip
def test_what_three_points_buy(arena, xp, luck, learned, found):
    """At most two points of Fortune, and twice as many skills as Intelligence."""
    a = arena()
    hero = a.hero(1, 1, card="shara", intelligence=3)
    hero.xp, hero.luck, hero.learned = xp, luck, ["combat"] * learned
    hero.raised = list(aftermath.CHOICE)
    assert [str(one) for one in experience.investments(a.t, hero.id)] == ["keep", *found]


@pytest.mark.rule("dun.evolve.attribute-once", "dun.race.attribute-cost", "dun.race.attribute-range")
def test_what_raising_an_attribute_costs(arena):
    a = arena()
    hero = a.hero(1, 1, card="shara")
    race = a.content.races[a.content.heroes["shara"].race]
    for name in aftermath.CHOICE:
        place = NAMES[name]
        for base, free in ((race.high[place] - 1, True), (race.high[place], False), (race.high[place] + 1, False)):
            hero.base = tuple(base if n == place else value for n, value in enumerate(hero.base))
            hero.raised = []
            assert experience.raise_cost(a.t, hero, name) == (3 * race.costs[place] if free else 0)
            hero.raised = [name]
            assert experience.raise_cost(a.t, hero, name) == 0


@pytest.mark.rule("dun.evolve.value-points", "dun.evolve.development-point")
def test_what_is_spent_counts_for_value_points(arena):
    a = arena()
    hero = a.hero(1, 1, card="shara", vp=12)
    hero.xp = 9
    a.state.stay.investing = [hero.id]
    name = next(name for name in aftermath.CHOICE if experience.raise_cost(a.t, hero, name) in (3, 6))
    cost, before = experience.raise_cost(a.t, hero, name), hero.base[NAMES[name]]
    a.run(experience.invest(a.t, hero.id), (), [str(Increase(name))])
    assert (hero.xp, hero.vp, hero.raised, hero.base[NAMES[name]]) == (9 - cost, 12 + cost, [name], before + 1)
    hero.xp = 3
    a.run(experience.invest(a.t, hero.id), (), ["fortune"])
    assert (hero.xp, hero.vp, hero.luck) == (0, 15 + cost, 1)
    assert a.state.stay.investing == [hero.id]
    a.run(experience.invest(a.t, hero.id))
    assert a.state.stay.investing == []


@pytest.mark.rule("dun.magic.mana-pool", "dun.magic.mana-cap", "dun.skill.scholarly.battle-wizard.mana-cap")
@pytest.mark.parametrize(
    ("mana", "skills", "more"),
    [(0, (), 2), (10, (), 2), (11, (), 1), (12, (), 0), (13, (), 0), (2, ("battle-wizard",), 2),
     (3, ("battle-wizard",), 1), (4, ("battle-wizard",), 0)],
)  # fmt: skip
def test_a_new_spell_brings_two_mana_up_to_three_times_the_wits(arena, mana, skills, more):
    a = arena()
    hero = a.hero(1, 1, intelligence=4, mana=mana, skills=skills)
    assert experience.mana_gain(a.t, hero) == more


@pytest.mark.rule("dun.skill.scholarly.powerful-mind.learning")
@pytest.mark.parametrize(
    ("skills", "wits", "price"), [((), 5, 3), (("powerful-mind",), 3, 3), (("powerful-mind",), 4, 2)]
)
def test_a_powerful_mind_learns_spells_for_less(arena, skills, wits, price):
    a = arena()
    hero = a.hero(1, 1, skills=skills, intelligence=wits)
    assert experience.spell_price(a.t, hero) == price


@pytest.mark.rule("dun.ko.recovered-death", "dun.ko.independent-healer")
@pytest.mark.parametrize(
    ("coins", "answers", "dead", "left"),
    [((10, 9), [], True, (10, 9)), ((12, 8), ["pay"], False, (0, 0)), ((15, 8), ["pay"], False, (0, 3)),
     ((15, 8), ["refuse"], True, (15, 8))],
)  # fmt: skip
def test_the_richest_pay_first_for_a_healer(arena, coins, answers, dead, left):
    a, hero = fallen(arena, coins=coins[0])
    other = a.hero(5, 5, card="herbod", coins=coins[1])
    a.run(aftermath.resurrection(a.t, hero.id), [] if dead else [5, 6], answers)
    assert bool(hero.marks & Mark.DEAD) is dead
    assert (hero.coins, other.coins) == left
    assert hero.injuries == ([] if dead else ["11!"])


@pytest.mark.rule("dun.evolve.skill-roll", "dun.evolve.skill-same-type-twice")
@pytest.mark.parametrize(("before", "free"), [([], False), (["scholarly"], False), (["combat"], True)])
def test_the_same_kind_twice_running_is_chosen_freely(arena, before, free):
    a = arena()
    hero = a.hero(1, 1, card="shara")
    kinds = a.content.classes[a.content.heroes["shara"].hero_class].learning
    die = kinds.index("combat") + 1
    hero.learned = list(before)
    a.run(experience.learn(a.t, hero.id), [die], [lambda ask: ask.options[0]])
    groups = {a.content.skills[option.id].group for option in a.t.asked[0].options}
    assert (groups != {"combat"}) is free
    assert len(hero.learned) == len(before) + 1


# ------------------------------------------------------------------------------------------------ prisons and endings


def held(a, card="shara", **more):
    """A captive of this quest."""
    captive = a.hero(-1, -1, card=card, **more)
    del a.state.figures[captive.id]
    a.state.saga.captives.setdefault("arena", []).append(captive)
    return captive


@pytest.mark.rule("dun.ko.prisoner-rescue")
@pytest.mark.parametrize(
    ("heroes", "blocked", "door"),
    [((0, 8), (), 4), ((0,), (), 11), ((0, 8), (4,), 3), ((0,), (11, 10), 9), ((), (), 0)],
)
def test_the_prison_door_is_as_far_from_every_hero_as_can_be(arena, heroes, blocked, door):
    a = arena("a" * 12)
    for x in heroes:
        a.hero(x, 0)
    a.hero(5, 0, marks=Mark.KNOCKED_OUT)
    for x in blocked:
        a.orc(x, 0)
    held(a)
    a.state.map.prison_room = 0
    rescue.appear(a.t)
    assert a.state.map.prison == a.at(door, 0)


@pytest.mark.rule("dun.ko.prisoner-rescue")
@pytest.mark.parametrize(
    ("change", "die", "found"),
    [("", 6, True), ("", 5, False), ("last", 1, True), ("nobody", None, False), ("there", None, False),
     ("corridor", None, False)],
)  # fmt: skip
def test_a_six_or_the_last_room_shows_the_prison(arena, change, die, found):
    kinds = {"a": "room", "b": "room", "c": "corridor"}
    a = arena("aaabbbccc", sections=tuple(q.Section(id, kind=kind) for id, kind in kinds.items()))
    a.hero(0, 0)
    if change != "nobody":
        held(a)
    if change == "last":
        a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=0b011, pieces=())
    if change == "there":
        a.state.map.prison = 7
    a.run(rescue.enter(a.t, 2 if change == "corridor" else 0), [die] if die else [])
    assert (a.state.map.prison not in (-1, 7)) is found
    if die and not found:
        assert rescue.found_at_last(a.t)
        assert a.state.map.prison == a.at(2, 0)
    assert not rescue.found_at_last(a.t)


@pytest.mark.rule("dun.ko.prisoner-rescue", "dun.ko.prisoner-losses")
@pytest.mark.parametrize("change", ["", "far", "no-door", "nobody", "acted", "enemy", "pet"])
def test_who_opens_the_prison(arena, change):
    a = arena()
    hero = a.hero(3, 3)
    a.state.map.prison = a.at(5, 3) if change == "far" else -1 if change == "no-door" else a.at(4, 4)
    if change != "nobody":
        held(a)
    if change == "enemy":
        a.orc(2, 3, facing="east")
    if change == "pet":
        hero.kind = "mercenary"
    a.activate(hero, **({"action": 0} if change == "acted" else {}))
    assert ("free-captives" in a.offers(hero)) is (not change)


@pytest.mark.rule("dun.ko.prisoner-rescue", "dun.ko.prisoner-injury")
@pytest.mark.parametrize(("dark_seat", "seat"), [(-1, 1), (1, 0)])
def test_the_freed_stand_by_the_door_and_have_had_their_turn(arena, dark_seat, seat):
    a = arena(dark_seat=dark_seat)
    hero, captive = a.hero(3, 3), held(a)
    captive.seat = 3
    a.state.map.prison = a.at(4, 4)
    a.orc(4, 4, marks=Mark.KNOCKED_OUT)
    a.activate(hero)
    a.do(hero, "free-captives", [5, 6])
    assert (captive.cell, captive.seat) == (a.at(4, 4), seat)
    assert captive.marks == Mark.ACTIVATED | Mark.WAS_OUT
    assert a.state.figures[captive.id] is captive
    assert (captive.injuries, a.state.map.prison, a.state.saga.captives) == (["11!"], -1, {})
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.quest-sheet.two-attempts")
def test_whoever_goes_back_for_a_prisoner_cannot_fail_the_mission_any_more(arena):
    """It was done the last time; one that was tried in vain counts on."""
    a = arena()
    a.state.quest.ended, a.state.saga.visited = "fallen", ["arena"]
    assert endings.attempts(a.state) == 0
    a.state.saga.attempts = {"arena": 1}
    assert endings.attempts(a.state) == 2


@pytest.mark.rule("dun.quest-sheet.two-attempts", "dun.quest-sheet.after-second-attempt")
@pytest.mark.parametrize(
    ("ended", "before", "held_there", "attempts", "again"),
    [
        ("won", 0, False, 0, False), ("lost", 0, False, 1, True), ("lost", 1, False, 2, False),
        ("lost", 1, True, 2, True), ("won", 1, False, 0, False),
    ],
)  # fmt: skip
def test_a_quest_is_tried_twice(arena, ended, before, held_there, attempts, again):
    a = arena()
    a.state.quest.ended = ended
    a.state.saga.attempts = {"arena": before} if before else {}
    assert endings.attempts(a.state) == attempts
    assert endings.follows(a.state, a.content, held_there) == (["arena"] if again else [])


@pytest.mark.rule("dun.quest-sheet.rewards")
@pytest.mark.parametrize(("coins", "shares"), [(6, [2, 2, 2]), (7, [3, 2, 2]), (8, [3, 3, 2]), (0, [0, 0, 0])])
def test_a_merit_is_shared_out(arena, coins, shares):
    a = arena()
    heroes = [a.hero(x, 1) for x in range(3)]
    endings.hand_out(q.Merit(needs=(), coins=coins, xp=2), heroes)
    assert [hero.coins for hero in heroes] == shares
    assert [hero.xp for hero in heroes] == [2, 2, 2]


@pytest.mark.rule("dun.rpg.secondary-bonus", "dun.rpg.secondary-learn")
@pytest.mark.parametrize(
    ("mode", "known", "offered"), [("role-playing", 4, True), ("role-playing", 5, False), ("artificial", 0, False)]
)
def test_a_craft_is_learned_up_to_five(arena, mode, known, offered):
    a = arena()
    hero = a.hero(1, 1, card="shara")
    a.state.mode, hero.crafts = mode, {"smithing": known}
    assert ("smithing" in experience.crafts(a.t, hero)) is offered
    hero.crafts = {}
    assert ("smithing" in experience.crafts(a.t, hero)) is (mode == "role-playing")
