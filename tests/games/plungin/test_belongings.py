"""What is carried: by the dead, by those without room, by those who wait outside; torches, bottles, keys, levels."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import Hidden, SpecialLocation
from undercroft.games.plungin.rules import (
    acting,
    dead,
    figures,
    inventory,
    items,
    lending,
    movement,
    muster,
    offers,
    treasure,
)
from undercroft.games.plungin.state import NO_OWNER, OUT, STUNNED, Ally, Left, Room, Turn

# ------------------------------------------------------------------------------------------ the dead


@pytest.mark.rule("plungin.dead.use-items", "plungin.item.bottle", "plungin.equip.item-positions")
def test_a_dead_friends_bottle_stays_his(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(items=["torch"] * 4, lif=2)
    q.hero(1, items=["fountain-water"])
    dead.die(q.t, 1)
    q.act("use fountain-water", dice=[1])
    assert (q.hero().items, q.hero(1).items, q.hero().lif) == (["torch"] * 4, ["bottle"], 3)
    own = quest("george")
    own.hero(items=["torch", "fountain-water"], lif=2)
    own.act("use fountain-water", dice=[1])
    assert own.hero().items == ["torch", "bottle"]


@pytest.mark.rule("plungin.dead.use-items", "plungin.item.bottle")
@pytest.mark.parametrize("carrier", [0, 1])
def test_a_dead_friends_bottle_is_filled_for_him(quest: Any, carrier: int) -> None:
    q = quest("george", "meezle")
    room = q.room("fountain")
    fountain = next(cell for cell, mark in figures.board(q.t).marks.items() if mark == "F")
    q.hero(cell=fountain, items=[])
    q.hero(carrier).items = ["bottle"]
    dead.die(q.t, 1)
    assert figures.tile_of(q.t, fountain) == room
    q.act("fill")
    assert q.hero(carrier).items == ["fountain-water"]
    assert q.hero(1 - carrier).items == [] or carrier == 0


@pytest.mark.rule("plungin.dead.carried", "plungin.special.sarcophagus-revive", "plungin.dead.use-items")
@pytest.mark.parametrize("laid", [True, False])
def test_who_lies_in_the_sarcophagus_lends_nothing(quest: Any, laid: bool) -> None:
    q = quest("george", "meezle")
    room = q.room("sarcophagus")
    q.hero(cell=q.at(3, 2, room), lif=2)
    q.hero(1, items=["healing-potion", "lock-picks", "key"])
    dead.die(q.t, 1)
    if laid:
        dead.lay_in(q.t, 1, q.at(3, 3, room))
    assert ("use healing-potion" in q.options()) is not laid
    assert lending.has_picks(q.t, q.hero()) is not laid
    assert ("key" in lending.usable_items(q.t, 0)) is not laid


@pytest.mark.rule("plungin.dead.revive", "plungin.event.monster-patrol")
def test_who_comes_back_to_life_came_in_by_no_door(quest: Any) -> None:
    """A patrol then comes by the doorway of the room, not by that through which the dead Hero once came."""
    q = quest("george", "meezle")
    q.hero(1, entered=2)
    dead.die(q.t, 1)
    dead.revive(q.t, 1, 3, q.at(3, 3))
    assert (q.hero(1).entered, q.hero(1).cell) == (-1, q.at(3, 3))


# ------------------------------------------------------------------------------------------ torches


@pytest.mark.rule("plungin.item.torch", "plungin.dead.zero")
def test_a_dead_mans_torch_is_out_for_good(quest: Any) -> None:
    q = quest("george", "meezle", dark=True)
    q.hero().torch = q.hero(1).torch = 1
    dead.die(q.t, 1)
    assert not q.hero(1).torch
    dead.revive(q.t, 1, 3, q.hero().cell)
    assert (q.hero().torch, q.hero(1).torch) == (1, 0)


@pytest.mark.rule("plungin.item.torch")
@pytest.mark.parametrize("outside", [True, False])
def test_a_torch_burns_down_wherever_its_bearer_waits(quest: Any, outside: bool) -> None:
    q = quest("george", "meezle", dark=True)
    q.hero().torch = q.hero(1).torch = 1
    if outside:
        q.hero(cell=OUT)
    q.run(items.burn_down(q.t), dice=[1, 2])
    assert (q.hero().torch, q.hero(1).torch) == (0, 1)


# ------------------------------------------------------------------------------------------ no room for it


@pytest.mark.rule("plungin.equip.item-positions", "plungin.treasure.storage-item", "plungin.treasure.abandoned")
def test_what_nobody_can_carry_waits_where_it_was_found(quest: Any) -> None:
    q = quest("george", "meezle")
    room = q.room()
    q.hero(items=["torch"] * 4, cell=q.at(3, 6, room))
    q.hero(1, items=["torch"] * 4)
    treasure.give(q.t, q.hero(), "great-key")
    assert [len(hero.items) for hero in q.state.heroes] == [4, 4]
    assert [(left.owner, left.thing) for left in q.state.litter[room]] == [(NO_OWNER, "great-key")]
    movement.shift(q.t, 0, q.at(3, 1))  # what he left himself would be gone now
    assert q.state.litter[room]
    q.hero(1, items=[], cell=q.at(3, 6, room))
    q.act("take great-key", number=1)
    assert (q.hero(1).items, q.state.litter) == (["great-key"], {})


@pytest.mark.rule("plungin.treasure.storage-item")
def test_what_one_cannot_carry_a_friend_does(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(items=["torch"] * 4)
    q.hero(1, items=["torch"] * 3)
    treasure.give(q.t, q.hero(), "great-key")
    assert (q.hero(1).items[-1], q.state.litter) == ("great-key", {})


@pytest.mark.rule("plungin.equip.slots", "plungin.exit.only-way-out")
def test_what_the_quest_is_about_is_not_left_for_a_torch(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("drowned-toll"))
    q.hero(items=["toll-ledger", "torch", "antidote", "key"])
    assert inventory.exchanges(q.t, q.hero(), "healing-potion") == ["torch", "antidote", "key"]


@pytest.mark.rule("plungin.exit.only-way-out", "plungin.special.sarcophagus-revive")
@pytest.mark.parametrize(("laid", "reason"), [(True, ""), (False, "won")])
def test_what_lies_in_the_sarcophagus_is_not_carried_out(quest: Any, laid: bool, reason: str) -> None:
    q = quest("george", "meezle", pack=packs.built_in("drowned-toll"))
    room = q.room("sarcophagus")
    q.hero(1, items=["toll-ledger"])
    dead.die(q.t, 1)
    if laid:
        dead.lay_in(q.t, 1, q.at(3, 3, room))
    q.hero(cell=OUT)
    q.run(muster.outside(q.t), answers=("return",) * laid)
    assert q.state.reason == reason


# ------------------------------------------------------------------------------------------ locks, levels


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.open.locked-success")
@pytest.mark.parametrize(("difficulty", "dice", "xp"), [(1, [5, 3], 2), (2, [5, 5], 4), (2, [5, 3], 0)])
def test_a_picked_lock_is_worth_twice_its_difficulty(quest: Any, difficulty: int, dice: list[int], xp: int) -> None:
    q = quest("meezle")
    q.hero(dex=2, abilities=[], items=[], cell=q.at(3, 4))
    chest = q.chest(q.at(3, 3), locked=True, difficulty=difficulty, trap="")
    opens = [20, 1] if xp else []  # a Great Key
    q.act(f"pick chest-{chest}", dice=[*dice, *opens[:1]])
    assert q.state.pool == xp


@pytest.mark.rule("plungin.level.immediate", "plungin.effect.stun-success")
def test_a_level_costs_no_action_after_a_stun_either(quest: Any) -> None:
    q = quest("george")
    q.hero(xp=60, turn=Turn(begun=True, only_move=True, barred=True))
    assert {"rise", "pass"} < set(q.options())
    assert not [option for option in q.options() if option.split()[0] not in ("rise", "pass", "move", "leave")]
    q.act("rise")
    assert (q.hero().level, q.hero().turn.over, 0 in q.state.queue) == (2, False, True)
    raises = [option for option in q.options() if option.startswith("raise")]
    q.act(raises[0])
    move = next(option for option in q.options() if option.startswith("move"))
    q.act(move)
    assert 0 not in q.state.queue  # his one Move was his turn


@pytest.mark.rule("plungin.effect.stun-failure", "plungin.level.immediate")
def test_who_stays_stunned_is_not_asked_at_all(quest: Any) -> None:
    q = quest("george")
    q.hero(xp=60, condition=STUNNED)
    q.run(acting.act(q.t, 0), dice=[1] * q.hero().stats[6])
    assert (q.hero().level, q.state.queue) == (1, [])


# ------------------------------------------------------------------------------------------ images look too


@pytest.mark.rule("plungin.spell.shadow-images-actions", "plungin.trapfind.other-objects")
@pytest.mark.parametrize("kind", ["shadow-image", "doppelganger", "golem"])
def test_images_and_copies_look_for_what_is_hidden(quest: Any, kind: str) -> None:
    """What they find is their Hero's; a Golem has no eyes for it, and nobody looks twice in a phase."""
    hidden = (Hidden(difficulty=1, xp=5, treasure="purse"), Hidden(difficulty=1, xp=5))
    q = quest("vesper", specials=(SpecialLocation(id="nook", tile="pillar-hall", hidden=hidden),))
    room = q.room()
    q.state.rooms[room] = Room(special="nook")
    q.hero(gold=0)
    number = movement.place_ally(q.t, Ally(0, kind, 0, 0, q.at(3, 3, room), (1, 1, 1, 1, 4, 3, 2, 1)))
    ally = figures.ally_with(q.t, number)
    assert ally is not None
    assert ("search" in [str(act) for act in offers.ally_options(q.t, ally)]) is (kind != "golem")
    if kind == "golem":
        return
    q.state.queue = [number]
    ally.turn.begun = True
    q.run(acting.act_ally(q.t, number), dice=[5, 1], answers=("search",))
    assert (q.state.pool, q.hero().gold, q.state.rooms[room].found) == (5, 11, 1)
    assert "search" not in [str(act) for act in offers.ally_options(q.t, ally)]


@pytest.mark.rule("plungin.spell.shadow-images-actions", "plungin.dice.event-exempt")
def test_an_image_that_finds_nothing_brings_no_event(quest: Any) -> None:
    base = packs.built_in("borrowed-winter")
    place = next(place for place in (*base.uniques, *base.specials) if place.hidden)
    q = quest("vesper", pack=base)
    room = q.room(place.tile)
    key = "unique" if place in base.uniques else "special"
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], **{key: place.id})
    cell = next(cell for cell in figures.board(q.t).cells[room] if cell not in figures.board(q.t).shut)
    number = movement.place_ally(q.t, Ally(0, "shadow-image", 0, 0, cell, (1, 1, 1, 1, 4, 3, 2, 1)))
    q.state.queue = [number]
    q.run(acting.act_ally(q.t, number), dice=[1], answers=("search",))
    assert q.rolls() == ["search"]


@pytest.mark.rule("plungin.equip.slots", "plungin.treasure.abandoned")
def test_for_what_waits_one_may_leave_something_else(quest: Any) -> None:
    """Not for what a friend left, which is his to take; and what was taken up on purpose is not left again."""
    q = quest("george", "meezle")
    for number in range(2):
        q.hero(number, items=["torch", "torch", "torch", "antidote"])
    treasure.give(q.t, q.hero(), "great-key")
    q.state.litter[0].append(Left(1, "healing-potion"))
    takes = [option for option in q.options() if option.startswith("take")]
    assert takes == ["take great-key"]
    q.act("take great-key", "antidote")
    assert [str(option) for option in q.t.asked[-1].options] == ["torch", "antidote"]
    assert q.hero().items == ["torch", "torch", "torch", "great-key"]
    assert [(left.owner, left.thing) for left in q.state.litter[0]] == [(1, "healing-potion"), (0, "antidote")]
