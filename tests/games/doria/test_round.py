"""Phases A to F: the round marker, initiative, the order of actions, poison, special actions."""

import pytest

from undercroft.games.doria.events import RoundBegan
from undercroft.games.doria.rules import actions, combat, gear, monsters, phases, previews, spawn, status, turns
from undercroft.games.doria.rules.options import Wait
from undercroft.games.doria.spine import next_step
from undercroft.testing import run

PARTY = ["warrior", "mage", "huntress"]


def goes_first(s, answers=()):
    """Which monster acts first, once nobody else is ahead of them: its turn is played."""
    for who in s.state.heroes:
        who.ap = 0
    s.t.script([5] * 9, answers)
    name, *waiting = s.next()
    assert name == "monster_turn"
    run(turns.monster_turn(s.t, *waiting))
    assert not s.t.left_answers
    (first,) = [monster.id for monster in s.state.monsters.values() if monster.acted]
    return first


def multiply(s):
    """The part of Phase F in which zombies rise."""
    s.state.phase, s.state.queue = "F", [s.content.points.phase_f.index("zombies")]
    activations, s.state.activations = s.state.activations, []
    assert s.step() == "special"
    s.state.activations = [*activations, *s.state.activations]


@pytest.mark.rule("doria.round.phases")
def test_a_round_runs_through_all_phases_in_order(scene):
    s = scene(heroes=PARTY)
    s.state.phase, s.state.round, s.state.monsters = "A", 1, {}
    seen = []
    for _ in range(60):
        name = s.next()[0]
        seen.append(name)
        if name == "begin_round" and len(seen) > 1:
            break
        play(s)
    order = [
        "begin_round",
        "initiative",
        "all_rolled",
        "act",
        "end_actions",
        "poisoned_monsters",
        "special",
        "end_special",
    ]
    order += ["count_doom", "doom_step", "begin_level_up", "level_up", "open_shop", "trade", "close", "end_round"]
    firsts = sorted(order, key=lambda name: seen.index(name))
    assert firsts == order


def play(s):
    """Play one step with plain dice and the last option, which waits, passes or is done."""
    import random

    rng = random.Random(4)
    s.t.policy = lambda t, ask: ask.options[-1] if isinstance(ask.options[-1], Wait) else ask.options[0]
    s.t.dice = lambda count, sides, key: [rng.randint(3, 8) for _ in range(count)]
    s.step()


@pytest.mark.rule("doria.phase-a.advance", "doria.phase-a.door-side-en")
def test_the_round_marker_moves_up_and_forgets_the_door(scene):
    s = scene(heroes=PARTY)
    s.state.phase, s.state.round, s.state.door_opened = "A", 0, True
    s.state.shop = [s.card("dagger"), s.card("dagger"), s.card("short-sword")]
    assert s.step() == "begin_round"
    assert s.state.round == 1
    assert s.state.door_opened is False
    assert s.told(RoundBegan)[0].round == 1


@pytest.mark.rule("doria.phase-b.refill", "doria.phase-i.refill-next-round")
def test_each_empty_place_is_filled_from_its_own_stack(scene):
    s = scene()
    kept = s.card("dagger")
    s.state.shop = [-1, kept, -1]
    tops = [stack[-1] for stack in s.state.stacks]
    middle = len(s.state.stacks[1])
    s.state.phase = "A"
    assert s.step() == "begin_round"
    assert s.state.shop == [tops[0], kept, tops[2]]
    assert len(s.state.stacks[1]) == middle


@pytest.mark.rule("doria.phase-b.blocked-slot", "doria.phase-b.no-activation-en")
def test_a_trap_in_the_shop_stays_and_is_not_triggered(scene):
    s = scene()
    trap = s.card("boulder-trap")
    s.state.stacks[0].append(trap)
    s.state.shop = [-1, s.card("dagger"), s.card("dagger")]
    for _ in range(2):
        s.state.phase = "A"
        assert s.step() == "begin_round"
        assert s.state.shop[0] == trap
    assert s.t.rolled == []


@pytest.mark.rule("doria.phase-c.roll")
def test_two_dice_and_initiative_points_are_the_action_points(scene):
    s = scene(heroes=PARTY)
    s.set("warrior", ip=7)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[5, 7])
    assert s.hero("warrior").ap == 19
    assert not s.hero("warrior").unconscious


@pytest.mark.rule("doria.phase-c.cap")
def test_action_points_are_capped_at_forty(scene):
    s = scene(heroes=PARTY)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[10, 10, 10, 5, 9])
    assert s.hero("warrior").ap == 40


@pytest.mark.rule("doria.phase-c.fumble", "doria.phase-c.doom-step")
def test_a_fumble_makes_unconscious_and_moves_the_doom_counter(scene):
    s = scene(heroes=PARTY)
    s.state.phase, s.state.queue, s.state.round = "C", [0, 1, 2], 2
    s.step(dice=[1, 1])
    assert s.hero("warrior").unconscious
    s.step(dice=[5, 5])
    s.step(dice=[5, 5])
    s.step()
    assert s.state.doom_due == 1
    assert s.step() == "doom_step"
    assert s.state.doom == 1  # on space 40
    assert s.hero("warrior").ap == 0


@pytest.mark.rule("doria.phase-c.unconscious")
def test_less_than_one_action_point_makes_unconscious(scene):
    s = scene(heroes=PARTY)
    s.set("mage", hp=-10, ip=5)
    s.state.phase, s.state.queue = "C", [1]
    s.step(dice=[4])
    assert s.hero("mage").ap == -1
    assert s.hero("mage").unconscious
    s.set("mage", hp=-10, ip=5, unconscious=False)
    s.state.queue = [1]
    s.step(dice=[6])
    assert s.hero("mage").ap == 1
    assert not s.hero("mage").unconscious


@pytest.mark.rule("doria.phase-c.negative-die", "doria.dice.fumble-one-die", "doria.neg.threshold")
def test_negative_points_cost_one_die_and_a_one_on_it_is_a_fumble(scene):
    s = scene(heroes=PARTY)
    for values, dice in (({"hp": -1}, 1), ({"pp": -1}, 1), ({"hp": -3, "pp": -3}, 1), ({"hp": 0, "pp": 0}, 2)):
        who = s.set("warrior", **{"hp": 5, "pp": 3, **values})
        assert phases.initiative_dice(who) == dice
    s.set("warrior", hp=-1, pp=3, ip=30)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[1])
    assert s.hero("warrior").unconscious


@pytest.mark.rule("doria.neg.initiative-penalty")
def test_only_the_worse_of_hit_and_psi_points_is_subtracted(scene):
    s = scene(heroes=PARTY)
    s.set("mage", ip=9, hp=-6, pp=-3)
    s.state.phase, s.state.queue = "C", [1]
    s.step(dice=[5])
    assert s.hero("mage").ap == 5 + 9 - 6


@pytest.mark.rule("doria.neg.ip")
def test_negative_initiative_points_cost_a_die_but_are_not_subtracted_again(scene):
    s = scene(heroes=PARTY)
    s.set("warrior", ip=-2)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[8])
    assert s.hero("warrior").ap == 6
    s.set("warrior", ip=-2, hp=-1, pp=-1)
    assert phases.initiative_dice(s.hero("warrior")) == 1


@pytest.mark.rule("doria.phase-c.stay-unconscious")
@pytest.mark.parametrize("resting", [True, False])
def test_who_stays_unconscious_has_no_action_points(scene, resting):
    """What was left when somebody fell in the middle of a round is gone in the next."""
    s = scene(heroes=("warrior", "mage", "ranger"))
    s.set("warrior", unconscious=True, resting=resting, ap=7)
    s.state.phase, s.state.queue = "C", [0, 1, 2]
    s.step(dice=[] if resting else [5, 4])
    assert s.hero("warrior").ap == (0 if resting else 9 + s.hero("warrior").ip)
    assert s.hero("warrior").unconscious is resting


@pytest.mark.rule("doria.phase-c.stay-unconscious")
def test_who_stays_unconscious_does_not_roll_and_moves_no_doom(scene):
    s = scene(heroes=PARTY)
    s.set("mage", unconscious=True, resting=True)
    s.state.phase, s.state.queue = "C", [1]
    s.step()
    assert s.t.rolled == []
    assert s.state.fallen == 0
    assert s.hero("mage").unconscious


@pytest.mark.rule("doria.phase-c.doom-step")
def test_who_wanted_to_wake_and_failed_moves_the_doom_counter(scene):
    s = scene(heroes=PARTY)
    s.set("mage", unconscious=True, resting=False)
    s.state.phase, s.state.queue = "C", [1]
    s.step(dice=[1, 1])
    assert s.state.fallen == 1


@pytest.mark.rule("doria.phase-h.wake-choice-de")
def test_in_the_first_edition_waking_is_decided_at_the_roll(scene):
    s = scene(heroes=PARTY, edition="de")
    s.set("mage", unconscious=True)
    s.state.phase, s.state.queue = "C", [1]
    s.step(answers=["rest"])
    assert s.hero("mage").unconscious
    assert s.t.rolled == []
    s.state.queue = [1]
    s.step(answers=["roll"], dice=[5, 5])
    assert not s.hero("mage").unconscious


@pytest.mark.rule("doria.uncon.wake-displaced")
def test_who_wakes_on_a_taken_square_crawls_to_the_nearest_free_one(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0), "huntress": (4, 4)})
    s.set("mage", unconscious=True)
    s.state.phase, s.state.queue = "C", [1]
    s.step(dice=[5, 5], answers=[str(s.sq(0, 1))])
    assert s.at(s.hero("mage").square) == (0, 1)
    assert [str(option) for option in s.t.asked[-1].options] == [str(s.sq(1, 0)), str(s.sq(0, 1))]


@pytest.mark.rule("doria.end.all-unconscious")
def test_all_unconscious_at_once_is_the_end(scene):
    s = scene(heroes=PARTY)
    s.state.phase, s.state.round, s.state.queue = "C", 3, []
    s.set("warrior", unconscious=True, resting=True)
    s.set("mage", unconscious=True)
    s.step()
    assert s.state.result == ""
    s.state.phase = "C"
    s.set("huntress", unconscious=True)
    s.step()
    assert s.state.result == "lost-unconscious"


@pytest.mark.rule("doria.end.all-unconscious", "doria.game.player-count-finished-heroes")
def test_who_has_left_by_the_exit_is_not_unconscious(scene):
    s = scene(heroes=PARTY, scenario="buried-alive")
    s.state.phase, s.state.round, s.state.queue = "C", 3, []
    for name in ("warrior", "mage"):
        s.set(name, away="left", square=-1)
    s.set("huntress", unconscious=True)
    s.step()
    assert s.state.result == ""
    assert s.next() == ("end_actions",)
    s.state.phase = "C"
    s.set("warrior", away="quit")
    s.set("mage", unconscious=True)  # carried out, and who carried it has left the game
    s.step()
    assert s.state.result == "lost-unconscious"


# ----------------------------------------------------------------------------------------------- D


@pytest.mark.rule("doria.phase-d.highest-acts", "doria.phase-d.pay-then-resolve")
def test_after_every_action_the_highest_acts(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", ap=19)
    s.set("mage", ap=17)
    trident, orc = s.give("warrior", "trident"), s.monster("orc", 1, 0, hp=9)
    assert s.next() == ("act", 0)
    s.step(answers=[f"attack orc-{orc} with trident {trident}"], dice=[9, 9, 9, 2, 2])
    assert s.hero("warrior").ap == 4
    assert s.state.monsters[orc].hp < 9
    assert s.next() == ("act", 1)


@pytest.mark.rule("doria.phase-d.overspend", "doria.phase-d.zero-stops")
def test_four_points_are_enough_for_an_attack_of_fifteen_but_then_it_is_over(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", ap=4)
    s.set("mage", ap=0)
    trident, orc = s.give("warrior", "trident"), s.monster("orc", 1, 0, hp=9, acted=True)
    s.step(answers=[f"attack orc-{orc} with trident {trident}"], dice=[9, 9, 9, 2, 2])
    assert s.hero("warrior").ap == -11
    assert s.next() == ("end_actions",)


@pytest.mark.rule("doria.phase-d.tie-heroes-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_players_decide_between_characters_on_one_space(scene, edition):
    s = scene(heroes=PARTY, seats=3, edition=edition)
    for name in PARTY:
        s.set(name, ap=9)
    s.set("huntress", ap=8)
    assert s.next() == ("tie", 0, 1)
    s.step(answers=["mage 1", "wait 9"])
    assert s.t.asked[0].seat == s.state.speaker
    assert s.hero("mage").ap == 0
    assert s.hero("warrior").ap == 9


@pytest.mark.rule("doria.phase-d.tie-monster", "doria.ai.order-initiative")
@pytest.mark.parametrize(("edition", "mummy"), [("en", 5), ("de", 5)])
def test_characters_act_before_monsters_at_equal_values(scene, edition, mummy):
    s = scene(heroes={"warrior": (4, 4)}, edition=edition)
    s.set("warrior", ap=mummy)
    orc, other = s.monster("orc", 0, 0), s.monster("mummy", 0, 1)
    assert s.next() == ("monster_turn", orc)
    s.state.monsters[orc].acted = True
    assert s.next() == ("act", 0)
    s.set("warrior", ap=mummy - 1)
    assert s.next() == ("monster_turn", other)


@pytest.mark.rule("doria.wait.any")
def test_waiting_for_a_friend_or_a_monster_lets_them_come_first_and_names_them(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "huntress": (2, 0), "scoundrel": (3, 0)})
    for name, ap in (("warrior", 20), ("mage", 17), ("huntress", 15), ("scoundrel", 14)):
        s.set(name, ap=ap)
    s.set("huntress", unconscious=True)
    s.monster("ghoul", 4, 4)  # nine points
    told = [(wait.ap, previews.wait_label(s.t, 0, wait)) for wait in actions.waits(s.t, 0)]
    ids = ["act-wait", "act-wait-for", "act-wait-for", "act-wait-next", "act-wait-rest"]
    assert [(ap, text.id) for ap, text in told] == list(zip([1, 4, 7, 12, 20], ids, strict=True))
    assert [text.args["other"] for _, text in told[1:3]] == ["mage", "scoundrel"]
    s.step(answers=["wait 4"])
    assert (s.hero("warrior").ap, s.next()) == (16, ("act", 1))


@pytest.mark.rule("doria.phase-d.no-saving", "doria.wait.any")
def test_waiting_loses_action_points_in_steps_of_one(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", ap=9)
    s.set("mage", ap=6)
    offered = [option.ap for option in actions.legal(s.t, 0) if isinstance(option, Wait)]
    assert offered == [1, 4, 9]
    s.step(answers=["wait 1"])
    assert s.hero("warrior").ap == 8
    assert "wait 1" in map(str, actions.legal(s.t, 0))  # an action must be named as long as there are points


@pytest.mark.rule("doria.phase-d.monster-turn")
def test_each_monster_acts_once_in_phase_d(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.set("warrior", ap=0)
    zombie = s.monster("zombie", 0, 0)
    s.step()
    assert s.at(s.state.monsters[zombie].square) != (0, 0)
    assert s.state.monsters[zombie].acted
    assert s.next() == ("end_actions",)


@pytest.mark.rule("doria.phase-d.monster-order-en", "doria.phase-d.monster-order-de", "doria.ai.order-distance")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_within_one_type_the_closer_goes_first(scene, edition):
    s = scene(heroes={"warrior": (4, 4)}, edition=edition)
    far, near = s.monster("orc", 0, 0), s.monster("orc", 3, 3)
    assert goes_first(s) == near
    assert not s.state.monsters[far].acted


@pytest.mark.rule("doria.ai.order-letter-en", "doria.card.monster-letter-en")
def test_letter_a_before_letter_d(scene):
    s = scene(heroes={"warrior": (4, 4)})
    shaman, orc = s.monster("shaman", 4, 3), s.monster("orc", 0, 0)
    assert (s.content.monsters["orc"].letter, s.content.monsters["shaman"].letter) == ("A", "D")
    assert goes_first(s) == orc
    assert not s.state.monsters[shaman].acted


@pytest.mark.rule("doria.ai.order-board-de")
def test_the_first_edition_goes_by_the_order_on_the_board(scene):
    s = scene(heroes={"warrior": (4, 4)}, edition="de")
    shaman, orc = s.monster("shaman", 4, 3), s.monster("orc", 0, 0)
    assert goes_first(s) == orc
    assert not s.state.monsters[shaman].acted
    assert monsters.rank_of(s.content, "vampire") < monsters.rank_of(s.content, "troll")


@pytest.mark.rule("doria.ai.order-mods")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_more_modifications_go_first_at_the_same_distance(scene, edition):
    s = scene(heroes={"warrior": (2, 2)}, edition=edition)
    plain, modified = s.monster("orc", 0, 2), s.monster("orc", 4, 2, mods=("ironclad",))
    assert goes_first(s) == modified
    assert not s.state.monsters[plain].acted


@pytest.mark.rule("doria.ai.order-players")
def test_where_nothing_tells_the_players_decide(scene):
    s = scene(heroes={"warrior": (2, 2)})
    one, two = s.monster("orc", 0, 2), s.monster("orc", 4, 2)
    assert goes_first(s, [f"orc-{two}"]) == two
    assert not s.state.monsters[one].acted


@pytest.mark.rule("doria.phase-d.revealed-late-en")
@pytest.mark.parametrize(("ap", "late"), [(6, True), (7, False), (8, False)])
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_monster_revealed_late_acts_at_once(scene, ap, late, edition):
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    s.set("warrior", ap=ap)
    s.state.active = 0
    s.run(spawn.bring(s.t, "orc", (), s.sq(4, 4)))
    orc = next(iter(s.state.monsters))
    assert s.state.activations == ([(orc, -1)] if late else [])
    assert s.state.monsters[orc].acted is late


@pytest.mark.rule("doria.phase-d.end")
def test_the_action_phase_ends_when_nobody_can_act(scene):
    s = scene(heroes=PARTY)
    for name in PARTY:
        s.set(name, ap=0)
    monster = s.monster("golem", 4, 4)
    assert s.next() == ("monster_turn", monster)
    s.state.monsters[monster].acted = True
    s.step()
    assert s.state.phase == "E"


# ----------------------------------------------------------------------------------------------- E


@pytest.mark.rule("doria.phase-e.markers")
def test_poison_markers_add_up(scene):
    from undercroft.games.doria.rules import health

    s = scene()
    health.poison(s.t, 0, 1)
    health.poison(s.t, 0, 2)
    assert s.hero("warrior").poison == 3


@pytest.mark.rule("doria.phase-e.check", "doria.phase-e.damage")
@pytest.mark.parametrize(("level", "target"), [(1, 30), (2, 32), (3, 34), (4, 36)])
def test_the_poison_target_rises_with_the_monster_level(scene, level, target):
    s = scene(heroes=["adventurer"])
    s.set("adventurer", con=9, wis=8, poison=3, hp=9)
    s.state.level, s.state.phase, s.state.queue = level, "E", [0]
    s.step(dice=[6, 6])
    from undercroft.games.doria.events import PoisonChecked

    told = s.told(PoisonChecked)[0]
    assert (told.total, told.target) == (29, target)
    assert s.hero("adventurer").poison == 3  # a plain failure changes nothing
    assert s.hero("adventurer").hp == 6


@pytest.mark.rule("doria.phase-e.success", "doria.phase-e.failure")
@pytest.mark.parametrize(
    ("dice", "own", "left"),
    [([5, 5], 20, 2), ([5, 5], 30, 1), ([5, 5], 40, 0), ([5, 5], 10, 4), ([1, 1], 40, 4), ([1, 1], 10, 5)],
)
def test_critical_results_and_fumbles_move_more_markers(scene, dice, own, left):
    s = scene(heroes=["adventurer"])
    s.set("adventurer", con=own, wis=0, poison=3, hp=30, max_hp=30)
    s.state.phase, s.state.queue = "E", [0]
    s.step(dice=dice)
    assert s.hero("adventurer").poison == left
    assert s.hero("adventurer").hp == 30 - left


@pytest.mark.rule("doria.phase-e.unconscious-en", "doria.uncon.still-affected-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_unconscious_are_poisoned_too(scene, edition):
    s = scene(heroes=PARTY, edition=edition)
    s.set("mage", unconscious=True, poison=1, hp=0)
    s.state.phase = "D"
    for name in PARTY:
        s.set(name, ap=0)
    s.step()
    assert s.state.queue == [1]
    s.step(dice=[2, 2])
    assert s.hero("mage").hp == -1


@pytest.mark.rule("doria.phase-e.cure")
def test_an_antidote_takes_all_markers_away(scene):
    s = scene(heroes=("warrior", "mage"))
    antidote = s.give("warrior", "antidote", "belt")
    s.set("warrior", poison=11)
    s.set("mage", poison=1)
    s.step(answers=[f"use antidote {antidote} on 0"])
    assert (s.hero("warrior").poison, s.hero("mage").poison) == (0, 1)


@pytest.mark.rule("doria.phase-e.monsters-en")
def test_poisoned_monsters_lose_hit_points_without_a_check(scene):
    s = scene()
    troll, ogre = s.monster("troll", 4, 4, hp=3, poison=1), s.monster("ogre", 4, 3, hp=1, poison=1)
    s.state.phase, s.state.queue = "E", []
    s.step()
    assert s.state.monsters[troll].hp == 2  # armor does not help
    assert s.state.monsters[troll].poison == 1
    assert ogre not in s.state.monsters
    assert s.state.xp == 1
    assert s.state.loot_due == []


def test_poison_does_not_touch_monsters_in_the_first_edition(scene):
    s = scene(edition="de")
    troll = s.monster("troll", 4, 4, hp=3, poison=1)
    s.state.phase, s.state.queue = "E", []
    s.step()
    assert s.state.monsters[troll].hp == 3


# ----------------------------------------------------------------------------------------------- F


@pytest.mark.rule("doria.phase-f.order-en", "doria.phase-f.sources")
def test_modifications_then_traps_then_zombies_then_the_scenario(scene):
    s = scene(heroes={"warrior": (0, 4)})
    assert special_actions(s) == ["modifications", "traps", "zombies"]
    assert s.content.points.phase_f[-1] == "scenario"


@pytest.mark.rule("doria.phase-f.order-de")
def test_in_the_first_edition_monsters_come_before_traps(scene):
    s = scene(heroes={"warrior": (0, 4)}, edition="de")
    assert special_actions(s) == ["zombies", "modifications", "traps"]
    assert s.content.points.phase_f[-1] == "scenario"


def special_actions(s):
    """A necromancer, a lasting trap and a zombie: which parts of the phase change something, and in which order?"""
    from undercroft.games.doria.state import Caught

    s.monster("golem", 4, 4, mods=("necromancer",))
    s.monster("zombie", 4, 0)
    s.state.caught.append(Caught(s.card("spiked-walls"), 0, (0,), (), (), 1))
    s.state.phase, s.state.queue = "F", list(range(4))
    seen = []
    while s.state.queue:
        part = s.content.points.phase_f[s.state.queue[0]]
        before = (s.hero("warrior").hp, len(s.state.monsters))
        s.step()
        if before != (s.hero("warrior").hp, len(s.state.monsters)):
            seen.append(part)
    return seen


@pytest.mark.rule("doria.monster.zombie-en", "doria.spawn.no-figure-zombies-en")
def test_each_zombie_multiplies_or_acts(scene):
    s = scene(heroes={"warrior": (4, 4)})
    zombies = [s.monster("zombie", x, 0) for x in range(2)]
    multiply(s)
    assert len(s.state.monsters) == 4
    assert s.state.activations == []
    multiply(s)
    assert len(s.state.monsters) == 5  # all figures stand
    assert len(s.state.activations) == 3
    assert zombies[0] not in [monster for monster, _ in s.state.activations]


@pytest.mark.rule("doria.monster.zombie-de", "doria.spawn.no-figure-zombies-de")
def test_one_zombie_multiplies_in_the_first_edition(scene):
    s = scene(heroes={"warrior": (4, 4)}, edition="de")
    s.monster("zombie", 0, 0)
    near = s.monster("zombie", 2, 2)
    multiply(s)
    assert len(s.state.monsters) == 3
    risen = s.state.monsters[2]
    assert s.at(risen.square) in ((3, 2), (2, 3))  # in front of the nearer one, towards the hero
    multiply(s)
    assert len(s.state.monsters) == 3
    assert len(s.state.activations) == 1
    assert near in s.state.monsters


def test_the_spine_ends_with_a_result(scene):
    s = scene()
    s.state.result = "lost-death"
    assert next_step(s.state, s.content) is None


def test_held_heroes_and_boons_are_freed_by_the_round(scene):
    s = scene()
    status.hold(s.t, 0)
    status.boon(s.t, 0, "melee", 2)
    s.state.phase = "A"
    s.state.shop = [s.card("dagger") for _ in range(2)] + [s.card("short-sword")]
    s.step()
    assert not s.hero("warrior").held
    assert gear.modifier(s.hero("warrior"), "melee") == 2  # this round and the next
    s.state.phase = "A"
    s.step()
    assert gear.modifier(s.hero("warrior"), "melee") == 0


def test_no_attack_without_a_monster(scene):
    s = scene()
    assert combat.attacks(s.t, 0, s.board) == []


@pytest.mark.rule("doria.end.round-40-de")
def test_the_end_of_round_forty_is_the_end_of_the_first_edition(scene):
    s = scene(edition="de")
    s.state.phase, s.state.round = "end", 39
    s.run(turns.end_round(s.t))
    assert s.state.result == ""
    s.state.round = 40
    s.run(turns.end_round(s.t))
    assert s.state.result == "lost-time"


@pytest.mark.rule("doria.end.no-round-limit-en")
def test_the_newer_edition_has_no_last_round_and_no_last_level(scene):
    from undercroft.games.doria.rules import doom

    s = scene()
    s.state.phase, s.state.round, s.state.level = "end", 99, 9
    s.run(turns.end_round(s.t))
    doom.level_up(s.t)
    assert s.state.result == ""
    assert s.state.level == 10
