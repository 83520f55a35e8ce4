"""How often the Dark Player is asked: no question whose only answer everybody knows, and few in a median turn."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

import pytest

from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.characters.control import dark_seat
from undercroft.games.universalis.rules.dark import armory, hand, playing, spawning
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES
from undercroft.kernel import configure
from undercroft.kernel.inline import play

MOST = 5


def prompts(mode: str, scenario: str, seed: int) -> tuple[list[int], Counter[str]]:
    """The questions to the Dark Player from one of his turns to the next, and those with a lone option by key."""
    asked, lone = Counter[int](), Counter[str]()

    def policy(t: Any, ask: Any) -> Any:
        own = t.state.turn.side == HEROES and mode == "rotating"  # he also runs heroes of his own
        if ask.seat == dark_seat(t) and t.state.turn.phase == "act" and not own:
            asked[t.state.turn.number if t.state.turn.side == DARK else t.state.turn.number - 1] += 1
            if len(ask.options) == 1 and not t.state.dark.hand:
                lone[ask.key] += 1
        return GAME.bots["careful"](t, ask)

    config = configure(GAME.info, seed=seed, seats=2, mode=mode, scenario=scenario, options={"ready-party": True})
    table = play(GAME, config, policy)
    return [asked[turn] for turn in range(1, table.state.turn.number + 1)], lone


@pytest.mark.parametrize("mode", ["dark-player", "classic", "rotating"])
@pytest.mark.parametrize("scenario", ["the-old-cellar", "the-oathbound-barrow", "the-toll-fort"])
def test_a_median_turn_asks_the_dark_player_at_most_five_things(mode: str, scenario: str):
    counts, lone = prompts(mode, scenario, 11)
    print(f"{mode}, {scenario}: questions to the Dark Player per turn: median {median(counts)}, most {max(counts)}")
    assert median(counts) <= MOST
    assert lone == {}


def test_without_cards_and_creatures_his_turn_ends_by_itself(arena):
    a = arena(dark_seat=1)
    a.hero(1, 1)
    a.state.turn.side, a.state.dark.reserve = DARK, 9
    a.run(turns.dark_act(a.t))
    assert a.state.turn.side == HEROES
    a.state.turn.side, a.state.dark.hand = DARK, ["pit"]
    a.run(turns.dark_act(a.t), (), ["end"])
    assert [ask.key for ask in a.t.asked] == ["dark"]


def test_he_is_not_asked_for_what_all_know_that_he_cannot_pay(arena):
    a = arena("\n".join(["aaaabbbb"] * 3), dark_seat=1)
    hero = a.hero(1, 1)
    a.state.mode, a.state.dark.hand, a.state.dark.reserve = "classic", ["pit"], 0
    assert hand.least(a.t, "chest") == 1
    a.run(playing.obstacle(a.t, hero.id, "chest"))
    a.run(spawning.dark_reveal(a.t, 1, hero.id))
    assert a.t.asked == []
    a.state.mode = "dark-player"  # now cards can become points
    a.run(playing.obstacle(a.t, hero.id, "chest"), (), ["pass"])
    assert [ask.key for ask in a.t.asked] == ["obstacle"]


def test_one_question_arms_all_new_creatures(arena):
    a = arena(dark_seat=1)
    one, two = a.orc(3, 3, hands=("broadsword",)), a.orc(5, 3, hands=("broadsword",))
    a.state.dark.reserve = 9
    a.run(armory.outfit(a.t, [one.id, two.id]), (), ["each shield", "none"])
    shields = [[held.card for held in orc.hands if held.card in a.content.shields] for orc in (one, two)]
    assert [len(found) for found in shields] == [1, 1]
    assert a.state.dark.reserve == 9 - sum(armory.cost(one, a.content.shields[found[0]]) for found in shields)
    assert [str(option) for option in a.t.asked[0].options][-1] == "singly"


def test_singly_every_creature_has_its_own_question(arena):
    a = arena(dark_seat=1)
    one, two = a.orc(3, 3), a.orc(5, 3)
    a.state.dark.reserve = 4
    a.run(armory.outfit(a.t, [one.id, two.id]), (), ["singly", "none", "helmet", "none"])
    assert [ask.key for ask in a.t.asked] == ["outfits", "outfit", "outfit", "outfit"]
    assert ([held.card for held in one.worn], [held.card for held in two.worn]) == ([], ["helmet"])
