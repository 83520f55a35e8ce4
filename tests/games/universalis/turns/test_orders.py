"""A Dark Player sends his creatures out by one order; each of them can be led singly instead."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import Attacked, LetLoose, SentOut
from undercroft.games.universalis.rules.options import Do
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.spine import next_step
from undercroft.games.universalis.state import DARK, HEROES, Mark

MISS = [1, 2, 6, 5]
"""A blow that fails: the attacker's dice and the defender's."""


def fight(arena, mode="dark-player"):
    """Two orcs between two heroes, one step from either of them."""
    a = arena(dark_seat=1)
    a.state.mode = mode
    near, far = a.hero(2, 3, hands=("broadsword",)), a.hero(6, 3, hands=("broadsword",), natural=6, combat=6)
    one, two = a.orc(4, 3, hands=("broadsword",)), a.orc(4, 4, hands=("broadsword",))
    a.state.turn.side = DARK
    return a, near, far, one, two


def struck(a):
    return [event.target for event in a.t.told(Attacked)]


def test_whom_the_order_names_is_attacked_by_all(arena):
    a, near, far, one, two = fight(arena)
    options = [str(do) for do in turns.dark_options(a.t)]
    assert options == [f"activate #{one.id}", f"activate #{two.id}", f"assault #{near.id}", f"assault #{far.id}",
                       "nature", "end"]  # fmt: skip
    a.run(turns.dark_act(a.t), (), [f"assault #{far.id}"])
    assert a.state.turn.queue == [one.id, two.id]
    (told,) = a.t.told(SentOut)
    assert (told.count, told.target, told.other) == (2, far.id, far.card)
    a.run(turns.artificial_next(a.t), MISS)
    a.run(turns.artificial_next(a.t), MISS)
    assert struck(a) == [far.id, far.id]  # though the other is easier to hit
    assert next_step(a.state, a.content) == ("dark_act",)
    assert [str(do) for do in turns.dark_options(a.t)] == ["end"]


def test_as_their_nature_bids_they_choose_themselves(arena):
    a, near, *_ = fight(arena)
    a.run(turns.dark_act(a.t), (), ["nature"])
    a.run(turns.artificial_next(a.t), MISS)
    a.run(turns.artificial_next(a.t), MISS)
    assert struck(a) == [near.id, near.id]
    assert [event.count for event in a.t.told(LetLoose)] == [2]


def test_who_has_acted_or_waits_is_not_sent_out(arena):
    a, _, far, one, two = fight(arena)
    one.marks |= Mark.ACTIVATED
    a.run(turns.dark_act(a.t), (), [f"assault #{far.id}"])
    assert a.state.turn.queue == [two.id]
    a.state.turn.queue = []
    two.marks |= Mark.WAITS
    assert [str(do) for do in turns.dark_options(a.t)] == ["end"]


def test_when_the_target_has_fallen_the_others_are_asked_for_anew(arena):
    a, near, *_, two = fight(arena)
    a.run(turns.dark_act(a.t), (), [f"assault #{near.id}"])
    near.wounds, near.fortune = near.base[Attribute.VITALITY] - 1, 0
    a.run(turns.artificial_next(a.t), [6, 5, 1, 2, 6, 6, 6, 6, 6])
    assert near.marks & Mark.KNOCKED_OUT
    assert (a.state.turn.queue, a.state.turn.order) == ([], None)
    assert Do("activate", target=two.id) in turns.dark_options(a.t)
    assert Do("assault", target=near.id) not in turns.dark_options(a.t)


def test_an_order_covers_the_push_and_single_lead_does_not(arena):
    a, near, _, one, two = fight(arena)
    two.marks |= Mark.ACTIVATED
    a.run(turns.dark_act(a.t), (), ["nature"])
    a.run(turns.artificial_next(a.t), [6, 4, 1, 2, 1, 1, 1, 1, 1])
    assert [ask.key for ask in a.t.asked] == ["dark"]
    assert (one.cell, near.cell) == (a.at(2, 4), a.at(2, 2))  # from behind, and straight on
    two.cell = a.at(3, 2)
    a.activate(two)
    a.do(two, f"attack broadsword #{near.id}", [6, 4, 1, 2, 1, 1, 1, 1, 1], ["-1"])
    assert [ask.key for ask in a.t.asked][-1] == "push"


@pytest.mark.rule("dun.adp.leader.actions")
def test_the_automatons_actions_are_not_for_a_leader_who_is_sent_out(arena):
    a, near, _, one, two = fight(arena)
    a.state.party.start_heroes, one.leader, two.cell = 4, True, -1
    a.run(turns.dark_act(a.t), (), [f"assault #{near.id}"])
    a.run(turns.artificial_next(a.t), MISS)
    assert len(struck(a)) == 1


@pytest.mark.rule("dun.init.reinforce-win")
def test_who_acts_at_once_can_be_sent_out_too(arena):
    a, _, far, one, two = fight(arena)
    a.state.turn.side, a.state.turn.extra = HEROES, [one.id]
    a.run(turns.extra_next(a.t), MISS, [f"assault #{far.id}"])
    assert struck(a) == [far.id]
    assert a.state.turn.active is None
    assert one.marks & Mark.WAITS
    a.state.turn.extra = [two.id]
    a.run(turns.extra_next(a.t), (), [f"activate #{two.id}"])
    assert a.state.turn.active.who == two.id
    assert a.state.turn.order is None


def test_the_classic_dark_player_is_not_asked_for_the_end_alone(arena):
    a, _, _, one, two = fight(arena, "classic")
    a.state.dark.hand, a.state.dark.reserve = ["pit"], 0
    one.marks |= Mark.ACTIVATED
    two.marks |= Mark.ACTIVATED
    a.run(turns.dark_act(a.t))
    assert a.state.turn.side == HEROES
    a.state.turn.side, a.state.mode = DARK, "dark-player"  # here a hand is a secret
    a.run(turns.dark_act(a.t), (), ["end"])
