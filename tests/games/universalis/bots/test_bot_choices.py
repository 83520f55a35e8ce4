"""What the bots choose in a given position."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from undercroft.games.universalis.bots import exploring, fencing, heroes, mustering, scheming, scouting
from undercroft.games.universalis.bots.footing import Footing
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.options import DONE, NONE, PASS, Facing, Play, Priced, Printed, Square
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Held, Mark, Planned
from undercroft.kernel import Ask

ROOMS = "\n".join(["aaaabbbbbbb"] * 5)
GATE = {"start": ((0, 0),), "doors": (Door("gate", (3, 2), "east"),)}


def choice(a: Any, figure: Any) -> Do:
    """What the bot does with the active character."""
    options = activation.legal(a.t, figure.id)
    return heroes.policy(a.t, Ask(0, "act", options))


def asked(a: Any, key: str, *options: Any, **about: Any) -> Any:
    return heroes.policy(a.t, Ask(a.state.dark.seat, key, options, about=about))


# ------------------------------------------------------------------------------------------------ heroes


@pytest.mark.parametrize(("coins", "given"), [(31, True), (30, False)])
def test_coins_beyond_what_one_can_carry_go_to_the_companion(arena, coins: int, given: bool):
    """And nothing is put down for their sake."""
    a = arena()
    hero = a.hero(3, 3, card="shara", coins=coins, pack=("rope",))
    friend = a.companion("dwarf-ironbreaker", 3, 4, owner=hero.id)
    a.activate(hero)
    load.weigh_down(a.t, hero.id)
    assert bool(hero.marks & Mark.OVERLOADED) is given
    assert (choice(a, hero) == Do("give", target=friend.id, word="coins")) is given
    assert exploring.burden(a.t, hero, Do("put-down", word="rope")) < 0
    hero.worn += [Held("chainmail")] * 3
    load.weigh_down(a.t, hero.id)
    assert exploring.burden(a.t, hero, Do("put-down", word="rope")) > 0


def test_a_crowd_is_met_at_the_door(arena):
    a = arena(ROOMS, **GATE)
    a.reveal_all()
    hero = a.hero(3, 2, vitality=4, hands=("broadsword",))
    for x, y in ((6, 0), (6, 1), (6, 2), (6, 3), (6, 4), (7, 2), (7, 1), (7, 3)):
        a.orc(x, y, vitality=9)
    footing = Footing(a.t, hero, fencing.known_enemies(a.t, hero))
    assert footing.exposure(a.at(2, 2)) == 1
    assert footing.exposure(a.at(3, 2)) == 3
    assert footing.exposure(a.at(5, 2)) == 7
    a.activate(hero)
    chosen = choice(a, hero)
    assert chosen.verb == "end" or chosen.cell % a.board.width <= 3


def test_a_single_enemy_is_attacked_in_his_room(arena):
    a = arena(ROOMS, **GATE)
    a.reveal_all()
    hero = a.hero(3, 2, vitality=4, hands=("broadsword",))
    orc = a.orc(6, 2)
    a.activate(hero)
    chosen = choice(a, hero)
    assert chosen.verb == "move"
    assert a.board.distance(chosen.cell, orc.cell) == 1


def test_who_stands_in_a_gap_lets_a_friend_through(arena):
    a = arena(ROOMS, **GATE)
    a.reveal_all()
    front, _ = a.hero(3, 2, hands=("broadsword",)), a.hero(2, 2, hands=("broadsword",))
    orc = a.orc(4, 1)
    a.activate(front)
    assert choice(a, front).verb == "shift"
    orc.cell = a.at(2, 1)
    assert choice(a, front).verb == "attack"


def test_no_spell_through_a_friend(arena):
    a = arena()
    caster = a.hero(0, 0, mana=4, intelligence=5, spells=("lightning",))
    orc, friend = a.orc(6, 0, vitality=1), a.hero(3, 0, vitality=2, armor=2)
    a.activate(caster)
    cast = Do("cast", target=orc.id, word="lightning")
    assert fencing.cast(a.t, caster, cast) < 0
    friend.cell = a.at(3, 4)
    assert fencing.cast(a.t, caster, cast) > 10


def test_a_spell_that_is_used_up_makes_no_shooter(arena):
    a = arena()
    caster = a.hero(0, 0, mana=4, spells=("lightning",))
    assert fencing.shoots(a.t, caster)
    caster.casts["lightning"] = 9
    assert not fencing.shoots(a.t, caster)


@pytest.mark.parametrize(
    ("hands", "left", "chosen"),
    [
        (("broadsword", "shield"), 0, "stow"),
        (("broadsword", "shield"), 9, "other"),
        (("shield",), 0, "cast"),
    ],
)
def test_a_wizard_puts_his_shield_away_to_cast(arena, hands: tuple[str, ...], left: int, chosen: str):
    """Only if both hands are full, and only for a spell that is left."""
    a = arena()
    wizard = a.hero(0, 0, mana=4, intelligence=5, spells=("lightning",), hands=hands)
    wizard.casts["lightning"] = left
    a.orc(6, 0, vitality=1)
    a.activate(wizard)
    verb = choice(a, wizard).verb
    assert verb == chosen if chosen != "other" else verb != "stow"


def test_with_the_deed_done_nobody_stays_for_a_lost_fight(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",))
    for y in range(4):
        a.orc(10, y, vp=2)
    foes = fencing.known_enemies(a.t, hero)
    assert not heroes.flees(a.t, hero, foes)
    a.state.quest.goal_done = True
    assert heroes.flees(a.t, hero, foes)
    a.activate(hero)
    chosen = choice(a, hero)
    assert chosen.verb == "run" or (chosen.verb == "move" and a.board.distance(chosen.cell, 0) < 5)
    assert not heroes.flees(a.t, hero, foes[:1])


def test_steel_is_kept_from_those_whom_only_magic_hurts(arena):
    """A fighter beside a wraith steps back and leaves it to the caster; with a charmed blade he strikes, with one of
    which he does not know it he would not; and another enemy is struck as ever."""
    a = arena(ROOMS, **GATE)
    a.reveal_all()
    hero, wraith = a.hero(5, 2, hands=("broadsword",)), a.creature("wraith", 6, 2)
    caster = a.hero(1, 2, mana=4, spells=("lightning",))
    strike = Do("attack", target=wraith.id, word="broadsword")
    a.activate(hero)
    assert not fencing.harms(a.t, hero, wraith)
    assert fencing.harms(a.t, caster, wraith)
    assert fencing.attack(a.t, hero, strike) < 0 < fencing.attack(a.t, hero, replace(strike, target=a.orc(5, 1).id))
    hero.hands = [Held("broadsword", magic="blade-of-dawn", known=False)]
    assert fencing.attack(a.t, hero, strike) < 0
    hero.hands = [Held("broadsword", magic="blade-of-dawn")]
    assert fencing.attack(a.t, hero, strike) > 10


def test_what_nobody_can_hurt_is_passed_by(arena):
    """With the deed to be done at the far wall, fighters walk on past a wraith; a caster among them is a reason to
    stay, and an orc beside it is fought."""
    a = arena(ROOMS, **GATE, goal=q.Goal("reach"), goals=((10, 2),))
    a.reveal_all()
    hero, wraith = a.hero(5, 2, hands=("broadsword",)), a.creature("wraith", 5, 4)
    assert heroes.helpless(a.t, [wraith])
    a.activate(hero)
    chosen = choice(a, hero)
    assert chosen.verb in ("move", "run")
    assert chosen.verb == "run" or a.board.distance(chosen.cell, a.at(10, 2)) < 5
    assert not heroes.helpless(a.t, [wraith, a.orc(9, 0)])
    caster = a.hero(0, 0, mana=4, spells=("lightning",))
    assert not heroes.helpless(a.t, [wraith])
    caster.mana = 0
    assert heroes.helpless(a.t, [wraith])


def test_the_best_hands_try_the_lock(arena):
    a = arena(ROOMS, **GATE)
    a.state.map.doors[0].lock = True
    fighter, thief = a.hero(3, 2), a.hero(2, 2, dexterity=4)
    a.activate(fighter)
    assert choice(a, fighter).verb != "pick"
    thief.cell = -1
    assert choice(a, fighter).verb in ("pick", "break")


def test_who_stands_before_a_riddle_makes_room_for_the_wise(arena):
    """The square at the door is left to the one who is better at it, and nobody else enters it; but in every third
    turn whoever is there tries, and after the one attempt nobody gives way any more."""
    a = arena("aaaaaabb\naaaaaabb", start=((0, 0),), doors=(Door("gate", (5, 0), "east"),))
    a.state.map.doors[0].riddle, a.state.turn.number = True, 4
    fighter, sage = a.hero(5, 0), a.hero(4, 0, intelligence=5)
    a.activate(fighter)
    chosen = choice(a, fighter)
    assert (chosen.verb, chosen.cell == a.at(5, 0)) == ("move", False)
    fighter.cell = a.at(4, 1)
    assert choice(a, fighter).cell != a.at(5, 0)
    a.activate(sage)
    assert (choice(a, sage).verb, choice(a, sage).cell) == ("move", a.at(5, 0))
    fighter.cell = a.at(5, 0)
    a.activate(fighter)
    a.state.turn.number = 6
    assert choice(a, fighter).verb == "solve"
    a.state.turn.number, a.state.map.doors[0].failed = 7, True
    assert choice(a, fighter).verb == "break"


@pytest.mark.parametrize(("riddle", "door"), [(True, 1), (False, 0)])
def test_a_strong_door_that_does_not_open_is_left_for_a_longer_way(arena, riddle: bool, door: int):
    """Twenty-three squares away lies another door: nearer than breaking a door with a riddle, farther than a lock."""
    doors = (Door("near", (3, 0), "east"), Door("far", (0, 23), "south"))
    a = arena("\n".join(["aaaab"] * 24 + ["ccccb"]), start=((0, 0),), doors=doors)
    a.hero(3, 0)
    a.state.map.doors[0].riddle, a.state.map.doors[0].lock = riddle, not riddle
    way = scouting.next_way(a.t)
    assert way is not None
    assert way.door == 0
    a.state.map.doors[0].failed = True
    way = scouting.next_way(a.t)
    assert way is not None
    assert way.door == door


def test_a_guard_who_is_stuck_is_not_waited_for(arena):
    a = arena("aaaaaabb", start=((0, 0),), doors=(Door("gate", (5, 0), "east"),))
    guard, weak = a.hero(2, 0, armor=5, combat=5), a.hero(3, 0)
    a.activate(weak)
    guard.marks |= Mark.MOVED
    assert choice(a, weak).verb == "end"
    guard.marks &= ~Mark.MOVED
    assert choice(a, weak).verb in ("move", "run")


def test_the_surprised_turns_his_back(arena):
    a = arena()
    hero, orc = a.hero(2, 2), a.orc(5, 2)
    ways = [Facing(way) for way in range(8)]
    facing = heroes.policy(a.t, Ask(0, "surprise-facing", ways, about={"who": orc.id, "cell": a.at(5, 2)}))
    assert a.board.ahead(orc.cell, facing.way, hero.cell) < 0
    cells = [Square(a.at(x, 2)) for x in (5, 4, 6)]
    assert heroes.policy(a.t, Ask(0, "surprise", cells, about={"who": orc.id})) == cells[1]


# ------------------------------------------------------------------------------------------------ the Dark Player


def test_many_small_creatures_rather_than_a_large_one(arena):
    a = arena(dark_seat=1)
    a.state.dark.discard.append("enemy-spotted")
    troll, warrior = Printed("figure", "cave-troll"), Printed("figure", "orc-warrior")
    assert asked(a, "creature", troll, warrior) == warrior
    a.state.dark.discard.append("special-creature")
    assert asked(a, "creature", troll, warrior) == troll


THREE = "\n".join(["aaabbbbcccc"] * 5)


def scheme(arena: Any, **more: Any) -> Any:
    """Three rooms in a row, the last of them the Main Room; the heroes are in the first."""
    sections = (q.Section("a"), q.Section("b"), q.Section("c", main=True))
    a = arena(THREE, dark_seat=1, sections=sections, **more)
    a.state.dark.reserve, a.state.dark.hand = 12, ["wandering-creature", "enemy-spotted", "electric-shock"]
    return a


def seen(a: Any, revealed: int) -> None:
    a.state.map.layout = msgspec.structs.replace(a.state.map.layout, revealed=revealed)


def test_points_are_spent_evenly_and_most_in_the_main_room(arena):
    a = scheme(arena)
    seen(a, 0b011)
    options = (PASS, Play("wandering-creature"), Play("enemy-spotted"))
    assert asked(a, "encounter", *options, place="b") == options[2]
    warrior, done = Printed("figure", "orc-warrior"), DONE
    a.state.dark.discard.append("enemy-spotted")
    for placed, answer in ((0, warrior), (2, warrior), (3, done)):  # a quarter of 12: the Main Room has three shares
        a.state.figures.clear()
        for _ in range(placed):
            a.orc(4, 1).spawned = 1
        a.state.dark.reserve = 12 - placed
        assert asked(a, "creature", warrior, done, place="b") == answer
    assert asked(a, "encounter", *options, place="b") == PASS
    seen(a, 0b111)
    assert asked(a, "creature", warrior, done, place="c") == warrior
    assert asked(a, "encounter", *options, place="c") == options[2]


def test_traps_and_creatures_out_of_the_dark_are_paid_from_what_the_sections_ahead_leave(arena):
    a = scheme(arena)
    trap = Play("electric-shock")
    for revealed, reserve, answer in ((0b011, 11, PASS), (0b011, 12, trap), (0b111, 3, trap), (0b111, 2, PASS)):
        seen(a, revealed)
        a.state.dark.reserve = reserve
        assert asked(a, "obstacle", PASS, trap) == answer
    come, end = Do("come", word="ambush"), Do("end")
    assert asked(a, "dark", come, end) == come
    seen(a, 0b011)
    assert asked(a, "dark", come, end) == end


def test_a_plan_takes_a_third_of_the_points_to_the_door_of_the_main_room(arena):
    doors = (Door("first", (2, 2), "east"), Door("last", (6, 2), "east"))
    a = scheme(arena, doors=doors)
    a.state.mode = "classic"
    options = (DONE, Play("enemy-spotted"), Play("locked-door"), Play("electric-shock"))
    assert asked(a, "plan", *options) == Play("electric-shock")
    a.state.dark.plan.append(Planned("electric-shock", "door", 1))
    assert asked(a, "plan", *options) == Play("locked-door")
    a.state.dark.plan.append(Planned("locked-door", "door", 0))
    assert asked(a, "plan", *options) == DONE
    square, chest, first, last = Do("square", cell=5), Do("chest", cell=9), Do("door", target=0), Do("door", target=1)
    assert asked(a, "plan-at", square, chest, first, last) == last
    assert asked(a, "plan-at", square, chest, first) == chest


def test_unneeded_cards_become_points(arena):
    a = arena(dark_seat=1)
    a.state.dark.hand = ["enemy-spotted", "enemy-spotted", "locked-door"]
    a.state.dark.reserve = 2
    assert not scheming.spare(a.t, "reinforcements")
    assert scheming.spare(a.t, "locked-door")
    assert scheming.spare(a.t, "enemy-spotted")
    a.state.dark.reserve = 9
    assert not scheming.spare(a.t, "enemy-spotted")


def test_a_leader_whose_fall_ends_the_quest_stays_behind_his_retinue(arena):
    a = arena(dark_seat=1)
    leader = a.orc(8, 4, leader=True, hands=("broadsword",))
    a.hero(2, 4)
    a.activate(leader)
    towards = choice(a, leader)
    assert towards.verb in ("move", "run")
    for y in range(4):
        a.orc(9, y)
    chosen = choice(a, leader)
    assert chosen.verb == "end" or a.board.distance(chosen.cell, a.at(2, 4)) > 6


@pytest.mark.parametrize(("card", "near"), [("orc-warrior", True), ("orc-archer", False)])
def test_fighters_are_placed_near_and_shooters_far(arena, card: str, near: bool):
    a = arena(dark_seat=1)
    a.hero(0, 0)
    cells = (Square(a.at(3, 0)), Square(a.at(9, 0)))
    assert asked(a, "place", *cells, creature=card) == cells[0 if near else 1]


def test_a_bargain_is_taken(arena):
    assert asked(arena(dark_seat=1), "half-price", PASS, Priced("pay", 1)) == Priced("pay", 1)


# ------------------------------------------------------------------------------------------------ going alone


def test_who_goes_alone_is_strong_and_takes_a_fighter_along(arena, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(mustering, "taste", lambda t, word: 0.0)
    a = arena()
    wizard, fighter = Printed("figure", "maeliss"), Printed("figure", "shara")
    a.state.party.start_heroes = 3
    assert asked(a, "hero", wizard, fighter) == wizard
    hero = a.hero(-1, -1)
    a.state.stay.hiring = [hero.id]
    cards = ("giant-rat", "sellsword", "dwarf-ironbreaker", "ogre-bruiser")
    people = (NONE, *(Printed("figure", card) for card in cards))
    assert asked(a, "hire", *people) == NONE
    a.state.party.start_heroes = 1
    assert asked(a, "hero", wizard, fighter) == fighter
    assert asked(a, "hire", *people) == people[3], "an ogre does not get through doors"


@pytest.mark.parametrize(("turn", "at", "goes"), [(1, 6, False), (1, 4, True), (3, 6, True)])
def test_who_goes_alone_waits_for_whom_he_pays_but_not_for_ever(arena, turn: int, at: int, goes: bool):
    a = arena(ROOMS, **GATE)
    hero = a.hero(1, 2)
    a.companion("sellsword", at, 2, owner=hero.id)
    a.state.turn.number = turn
    a.activate(hero)
    assert exploring.Plan(a.t, hero).waits is not goes


def test_a_companion_is_not_in_the_way(arena):
    a = arena(ROOMS, **GATE)
    hero = a.hero(1, 2)
    sword = a.companion("sellsword", 3, 2, owner=hero.id)
    a.activate(sword)
    chosen = choice(a, sword)
    assert chosen.verb == "move"
    row = scouting.rows(a.t, scouting.destination(a.t))
    assert row[chosen.cell] > row[hero.cell]
    sword.cell = a.at(0, 2)
    a.activate(sword)
    stays = choice(a, sword)
    assert stays.verb != "move" or row[stays.cell] > row[hero.cell]


@pytest.mark.parametrize(
    ("spell", "foes", "worth"),
    [
        ("wall-of-ice", ((8, 1), (9, 3)), 1.0),
        ("marshy-ground", ((8, 1), (9, 3)), 1.0),
        ("wall-of-ice", ((8, 1),), -1.0),
        ("wall-of-ice", ((3, 1), (9, 3)), -1.0),
        ("wall-of-ice", (), -1.0),
    ],
)
def test_a_wall_is_for_the_outnumbered_while_the_enemy_is_still_coming(arena, spell, foes, worth):
    a = arena()
    wizard = a.hero(1, 1, spells=(spell,), intelligence=5, mana=8)
    for x, y in foes:
        a.orc(x, y)
    do = Do("cast", wizard.id, -1, spell, "", (), wizard.id)
    assert fencing.spell_gain(a.t, wizard, do, a.content.spells[spell]) == worth
