"""Where two rules meet in one turn: blows that move their target, deaths in between, squares that fill up."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin.board import apart, spot
from undercroft.games.plungin.events.fights import MonsterActed
from undercroft.games.plungin.rules import combat, dead, figures, items, monsters, movement, phases, spells
from undercroft.games.plungin.state import OUT, STUNNED, Ally, Left, Room, Turn


def acts(q: Any, foe: Any, dice: list[int]) -> None:
    q.run(monsters.act(q.t, foe), dice=dice)


def crowd(q: Any, tile: int, *free: int) -> None:
    """Somebody on every other square of a tile."""
    board = figures.board(q.t)
    for cell in set(board.cells[tile]) - figures.occupied(q.t) - board.shut - set(free):
        q.foe("orc", cell)


# ------------------------------------------------------------------------------------------ the Sneaky


@pytest.mark.rule("plungin.law.sneaky", "plungin.pushback.distance")
@pytest.mark.parametrize("beside", [True, False])
def test_a_sneaky_monster_looks_again_before_its_second_blow(quest: Any, beside: bool) -> None:
    """The first blow drives George away from the orc that stood beside him; another orc may be there, too."""
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(3, 3, room), life=9)
    ghoblin = q.foe("wood-ghoblin", q.at(3, 4, room))
    q.foe("orc", q.at(2, 3, room))
    if beside:
        q.foe("orc", q.at(4, 2, room))
    acts(q, ghoblin, [6, 1, *[1] * 4])
    assert (q.hero().cell, q.rolls()) == (q.at(3, 2, room), ["attack", "defense"])
    assert ghoblin.cell == q.at(3, 3 if beside else 4, room)  # after him, or it waits


@pytest.mark.rule("plungin.law.sneaky", "plungin.law.sneaky-cornered")
def test_a_cornered_sneaky_monster_strikes_its_attacker_twice(quest: Any) -> None:
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(1, 2, room), life=9)
    ghoblin = q.foe("wood-ghoblin", q.at(1, 1, room), cornered=0)
    acts(q, ghoblin, [1, 1, 1, 1])
    assert q.rolls() == ["attack", "attack"]


@pytest.mark.rule("plungin.law.sneaky", "plungin.wander.attack-first")
def test_a_wandering_sneaky_monster_attacks_twice_whoever_stands_there(quest: Any) -> None:
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(3, 3, room))
    ghoblin = q.foe("wood-ghoblin", q.at(3, 4, room))
    q.run(monsters.act(q.t, ghoblin, first=True), dice=[1, 1, 1, 1])
    assert q.rolls() == ["attack", "attack"]


# ------------------------------------------------------------------------------------------ who keeps away


@pytest.mark.rule("plungin.law.maneuver", "plungin.monster.actions")
def test_a_shooter_whose_target_is_driven_out_of_range_comes_after_him_with_its_move(quest: Any) -> None:
    """Six squares away it stands best and shoots; its hit drives George a square on, out of its range."""
    q = quest("george")
    room = q.room("room-8x8")
    q.hero(cell=q.at(5, 7, room), life=9)
    bowman = q.foe("orc-bowman", q.at(4, 2, room))
    assert apart(bowman.cell, q.hero().cell) == 6
    acts(q, bowman, [6, 1, *[1] * 4])
    assert (q.rolls(), [acted.deed for acted in q.t.told(MonsterActed)]) == (["attack", "defense"], ["move"])
    assert apart(bowman.cell, q.hero().cell) == 6


@pytest.mark.rule("plungin.law.maneuver", "plungin.monster.actions")
@pytest.mark.parametrize("moves", [False, True])
def test_a_shooter_that_has_slain_goes_for_the_next_with_what_is_left(quest: Any, moves: bool) -> None:
    """The next is ten squares away: with its Move left it comes near, else it stays where it is."""
    q = quest("george", "meezle")
    room = q.room("room-8x8")
    q.hero(0, cell=q.at(4, 7, room), life=1)
    q.hero(1, cell=q.at(7, 8, room))
    bowman = q.foe("orc-bowman", q.at(4, 4 if moves else 1, room))
    acts(q, bowman, [6, 6, *[1] * 4])
    assert q.hero(0).lif == 0
    assert [acted.deed for acted in q.t.told(MonsterActed)] == ["move"]
    assert apart(bowman.cell, q.hero(1).cell) == (10 if moves else 7)


@pytest.mark.rule("plungin.law.conspire", "plungin.power.sleepy")
def test_a_wisp_casts_once_and_a_witch_twice(quest: Any) -> None:
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(1, 1, room), life=9)
    wisp = q.foe("will-o-the-wisp", q.at(6, 6, room))
    acts(q, wisp, [6, 1, 1, 1])
    assert q.rolls() == ["magic"]
    witch = q.foe("hedge-witch", q.at(4, 3, room))
    acts(q, witch, [1, 1, 1, 1, 1, 1])
    assert q.rolls()[1:] == ["magic", "magic"]


# ------------------------------------------------------------------------------------------ pushed, not gone there


@pytest.mark.rule("plungin.wander.roll", "plungin.spell.wave")
@pytest.mark.parametrize("walks", [True, False])
def test_nothing_wanders_in_on_who_is_pushed_into_a_room(quest: Any, walks: bool) -> None:
    """A friend's Wave drives George through the doorway of a cleared room; on his own feet he would have been heard."""
    q = quest("george", "william")
    room = q.room()
    q.state.rooms[room] = Room(entrance=0, had_monsters=True, entered=True)
    q.hero(0, cell=q.at(3, 1))
    q.hero(1, cell=q.at(3, 2), spells=["wave"], mag=5)
    if walks:
        q.act(f"move {spot(q.at(3, 4, room))}", dice=[6])
    else:
        q.act("cast wave", dice=[5, 5, 5, 1, 1], number=1)
    assert figures.tile_of(q.t, q.hero(0).cell) == room
    assert ("wander" in q.rolls()) is walks
    assert q.state.order == [1, 0]  # he is the last who came in all the same


@pytest.mark.rule("plungin.detect.front", "plungin.spell.wave")
def test_who_is_washed_before_a_monster_is_not_noticed(quest: Any) -> None:
    q = quest("george", "william")
    room = q.room("room-8x8")
    q.hero(0, cell=q.at(4, 4, room))
    q.hero(1, cell=q.at(4, 3, room), spells=["wave"], mag=5)
    orc = q.foe("orc", q.at(4, 8, room), facing=2, aware=False)
    q.act("cast wave", dice=[5, 5, 5, 1, 1], number=1)
    assert (q.hero(0).cell, orc.aware) == (q.at(4, 7, room), False)


# ------------------------------------------------------------------------------------------ death and coming back


@pytest.mark.rule("plungin.special.fountain-limit", "plungin.dead.revive")
def test_who_drank_and_died_may_drink_at_the_next_fountain(quest: Any) -> None:
    q = quest("george", "william")
    hero = q.hero(0, cell=q.at(1, 1), drank=True)
    dead.die(q.t, 0)
    dead.revive(q.t, 0, 1, q.at(4, 4))
    assert (hero.lif, hero.drank) == (1, False)


@pytest.mark.rule("plungin.dead.revive", "plungin.spell.quicken")
def test_who_dies_before_his_turn_and_comes_back_has_none_in_this_phase(quest: Any) -> None:
    q = quest("george", "william")
    q.state.queue = [1, 0]
    dead.die(q.t, 0)
    dead.revive(q.t, 0, 3, q.hero(1).cell)
    assert (q.state.queue, q.state.order) == ([1], [1, 0])


@pytest.mark.rule("plungin.xp.shares", "plungin.dead.zero")
def test_who_is_dead_when_the_pool_is_full_gets_nothing_and_nothing_later(quest: Any) -> None:
    q = quest("george", "william", "meezle")
    dead.die(q.t, 0)
    q.state.pool = 110
    foe = q.foe("orc", q.at(6, 6))
    q.run(combat.harm(q.t, foe.number, 3, 1))
    assert [hero.xp for hero in q.state.heroes] == [0, 60, 60]
    dead.revive(q.t, 0, 1, q.at(4, 4))
    assert q.hero(0).xp == 0


@pytest.mark.rule("plungin.item.potion-of-breath", "plungin.dead.use-items")
def test_the_dead_hold_the_potion_that_wakes_them(quest: Any) -> None:
    q = quest("george", "william")
    q.hero(0, items=["potion-of-breath"])
    dead.die(q.t, 0)
    q.act("use potion-of-breath george-0", dice=[4], number=1)
    assert (q.hero(0).lif, q.hero(0).items) == (4, [])


@pytest.mark.rule("plungin.special.sarcophagus-limit", "plungin.item.potion-of-breath")
def test_who_came_out_of_the_sarcophagus_once_is_still_woken_by_a_potion(quest: Any) -> None:
    q = quest("george", "william")
    q.hero(1, items=["potion-of-breath"])
    dead.die(q.t, 0)
    q.hero(0).buried = True
    assert items.for_coffin(q.t, q.hero(1)) == []
    q.act("use potion-of-breath george-0", dice=[2], number=1)
    assert q.hero(0).lif == 2


# ------------------------------------------------------------------------------------------ no empty square


@pytest.mark.rule("plungin.cast.spell-fields", "plungin.spell.golem", "plungin.spell.earth-gate")
@pytest.mark.parametrize("spell", ["golem", "earth-gate"])
@pytest.mark.parametrize("room", [True, False])
def test_a_spell_at_an_empty_square_of_the_tile_needs_one(quest: Any, spell: str, room: bool) -> None:
    q = quest("william")
    q.hero(abilities=["magic-school earth"], spells=[spell], mag=5, cell=q.at(3, 3))
    q.room()  # there is room enough next door
    crowd(q, 0, *[q.at(1, 1)] * room)
    assert (f"cast {spell}" in q.options()) is room


@pytest.mark.rule("plungin.spell.doppelganger")
def test_an_ice_copy_stands_as_near_as_it_can(quest: Any) -> None:
    q = quest("william")
    q.hero(abilities=["magic-school water"], spells=["doppelganger"], mag=5, cell=q.at(3, 3))
    crowd(q, 0, q.at(1, 1), q.at(6, 6))
    q.act("cast doppelganger", dice=[5, 1, 1, 1, 1])
    assert [ally.cell for ally in q.state.allies] == [q.at(1, 1)]


# ------------------------------------------------------------------------------------------ conditions and turns


@pytest.mark.rule("plungin.effect.stun-success", "plungin.spell.likeness", "plungin.power.undead")
def test_who_looks_undead_shakes_off_a_stun_without_a_success(quest: Any) -> None:
    q = quest("george")
    q.hero(condition=STUNNED, likeness="bone-skeleton")
    assert q.run(combat.recover(q.t, 0), dice=[]) is True


@pytest.mark.rule("plungin.effect.assist", "plungin.effect.incap-recovery")
def test_help_for_the_stunned_still_counts_once_they_are_incapacitated(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(1, cell=q.at(2, 2))
    q.hero(0, condition=STUNNED, cell=q.at(1, 2))
    items.assist(q.t, 1, 0)
    combat.disable(q.t, 0, 2)
    assert (q.hero(0).condition, q.hero(0).help) == (2, 3)
    q.run(combat.recover(q.t, 0), dice=[5, 5, 1, 1])  # RES 1 and three dice of Meezle's WIT
    assert (q.hero(0).condition, q.hero(0).help) == (0, 0)


@pytest.mark.rule("plungin.ability.charge-defense-penalty", "plungin.ability.charge")
def test_a_charge_is_paid_for_in_the_same_phase_and_forgotten_in_the_next(quest: Any) -> None:
    q = quest("konrad")
    hero = q.hero(turn=Turn(charged=True))
    assert figures.defense_dice(q.t, 0) == 3
    hero.turn = Turn()
    assert figures.defense_dice(q.t, 0) == 5


@pytest.mark.rule("plungin.move.other-effects", "plungin.ability.charge", "plungin.ability.acrobat")
def test_who_may_not_move_may_still_leap_but_not_charge(quest: Any) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    q.hero(abilities=["charge", "acrobat"], mov=6, cell=q.at(4, 2, room))
    q.foe("orc", q.at(4, 8, room))
    assert any(option.startswith("charge") for option in q.options())
    q.hero().turn.slowed = True
    options = q.options()
    assert not any(option.startswith(("charge", "move ")) for option in options)
    assert any(option.startswith("leap") for option in options)


@pytest.mark.rule("plungin.equip.wooden-shield-fire", "plungin.spell.fireball")
@pytest.mark.parametrize("hit", [True, False])
def test_the_fire_burns_a_wooden_shield_though_every_point_is_blocked(quest: Any, hit: bool) -> None:
    q = quest("george", "william")
    q.hero(0, hands=["sword", "wooden-shield"], cell=q.at(1, 1) if hit else q.at(6, 6))
    q.run(combat.blast(q.t, [0] if hit else [], 1, 1, True), dice=[5, 5, 5, 5] if hit else [])
    assert (q.hero(0).lif, q.hero(0).hands) == (5, ["sword"] if hit else ["sword", "wooden-shield"])


@pytest.mark.rule("plungin.power.venomous-inject", "plungin.damage.zero-life")
def test_the_venom_of_a_deadly_sting_dies_with_its_victim(quest: Any) -> None:
    q = quest("george", "william")
    room = q.room()
    q.hero(0, cell=q.at(3, 3, room), life=1)
    scorpion = q.foe("giant-scorpion", q.at(3, 4, room))
    acts(q, scorpion, [6, 6, 6, *[1] * 4])
    assert (q.hero(0).lif, q.hero(0).venom) == (0, False)
    dead.revive(q.t, 0, 1, q.at(1, 1, room))
    q.run(phases.venom(q.t))
    assert q.hero(0).lif == 1


@pytest.mark.rule("plungin.spell.demon-duration", "plungin.spell.summon-control")
def test_a_demon_goes_with_its_caster_in_the_middle_of_its_turn(quest: Any) -> None:
    q = quest("william", "george")
    q.state.numbered = 20
    q.state.allies = [Ally(30, "demon", 0, 0, q.at(5, 5), (5, 6, 3, 2, 0, 6, 3, 1), ("flying",))]
    q.state.queue = [30, 1]
    dead.die(q.t, 0)
    assert (q.state.allies, q.state.queue) == ([], [1])


@pytest.mark.rule("plungin.treasure.abandoned", "plungin.exit.only-way-out")
def test_what_lies_in_the_entry_is_gone_when_its_owner_leaves_the_dungeon(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(0, cell=q.at(3, 6))
    q.state.litter = {0: [Left(0, "torch"), Left(1, "bottle")]}
    q.act("leave")
    assert q.hero(0).cell == OUT
    assert q.state.litter == {0: [Left(1, "bottle")]}


@pytest.mark.rule("plungin.spell.teleport", "plungin.spell.doppelganger-end")
def test_an_ice_copy_melts_when_its_hero_is_sent_to_another_room(quest: Any) -> None:
    q = quest("george", "william")
    room = q.room()
    q.state.numbered = 20
    q.state.allies = [Ally(30, "doppelganger", 0, 1, q.at(5, 5), (3, 4, 2, 1, 0, 3, 1, 1))]
    movement.shift(q.t, 0, q.at(3, 6, room))
    assert q.state.allies == []


@pytest.mark.rule("plungin.spell.quicken", "plungin.ability.nimble")
def test_quicken_on_a_wounded_sprite_gives_the_action_that_nimble_no_longer_does(quest: Any) -> None:
    q = quest("sonia", "william")
    hero = q.hero(0, lif=2)
    spell = q.t.content.spells["quicken"]
    assert q.run(spells.quicken(q.t, 1, spell, 0, None)) is True
    hero.lif = 4
    hero.turn = Turn()
    assert q.run(spells.quicken(q.t, 1, spell, 0, None)) is False  # she has three anyway
