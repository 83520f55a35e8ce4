"""Drafting upgrades, discarding and drawing, artifacts."""

import pytest

from undercroft.games.alliance.rules import decks, drafting, meanings
from undercroft.games.alliance.rules.abilities import armor, speed
from undercroft.games.alliance.rules.options import Upgrade
from undercroft.games.alliance.state import NOWHERE

AREA = ["t-sword", "t-boots", "t-elven", "t-mail", "t-bow"]


def shop(board, xp=3, **setup):
    b = board(**setup)
    b.state.upgrade_area = list(AREA)
    b.state.upgrade_decks = [["t-axe", "t-sprint"], [], []]
    b.state.alliances[0].xp = xp
    return b


def offered(b, seat=0, swapped=NOWHERE):
    return [str(option) for option in drafting.drafts(b.state, b.content, seat, swapped)]


@pytest.mark.rule("alliance.draft.pay", "alliance.overview.xp-spent-kept", "alliance.draft.to-hand")
def test_a_card_is_paid_with_face_up_experience_and_goes_to_hand(board):
    b = shop(board, xp=5)
    b.run(drafting.draft(b.t, 0), "buy t-sword")
    alliance = b.state.alliances[0]
    assert (alliance.xp, alliance.spent, alliance.hand) == (2, 3, ["t-sword"])
    assert b.state.pools == [12, 16]  # the pools are not touched
    alliance.xp, alliance.spent = 0, 9
    assert offered(b) == ["pass"]  # what was spent cannot be spent again


@pytest.mark.rule("alliance.draft.one-per-activation")
def test_one_purchase_ends_the_draft(board):
    b = shop(board, xp=9)
    b.run(drafting.draft(b.t, 0), "buy t-sword")
    assert len(b.t.asked) == 1
    assert b.state.alliances[0].drafted == 1


@pytest.mark.rule("alliance.draft.usable-by-alliance")
def test_the_card_must_be_usable_by_some_own_hero(board):
    b = shop(board, xp=9)
    assert "buy t-elven" in offered(b)  # Lorna is an elf
    b.state.heroes[b.who("lorna")].card = "durgan"
    assert "buy t-elven" not in offered(b)


@pytest.mark.rule("alliance.draft.pay")
def test_what_costs_more_than_the_purse_is_not_offered(board):
    b = shop(board, xp=2)
    assert [text for text in offered(b) if text.startswith("buy")] == ["buy t-boots", "buy t-elven", "buy t-bow"]


@pytest.mark.rule("alliance.draft.advance-token", "alliance.setup.draft-chart", "alliance.component.draft-chart")
def test_the_draft_token_moves_at_once_and_raises_limit_and_hand(board):
    b = shop(board, xp=9)
    alliance = b.state.alliances[0]
    assert alliance.drafted == 0
    sizes = []
    for drafted in range(9):
        alliance.drafted = drafted
        sizes.append(decks.hand_size(b.state, b.content, 0))
    assert sizes == [6, 6, 6, 7, 7, 7, 8, 8, 8]
    alliance.drafted, alliance.hand = 2, ["t-mail"] * 6
    b.deck(0, "t-axe", "t-axe")
    b.run(drafting.draft(b.t, 0), "buy t-sword")
    b.run(decks.discard_and_draw(b.t, 0), "t-mail", "t-mail", "t-mail")  # three cards, as of now
    assert len(alliance.hand) == 7  # and the larger hand size
    assert alliance.drafted == 3


@pytest.mark.rule("alliance.draft.refill")
def test_the_slot_is_refilled_from_the_deck_in_use(board):
    b = shop(board)
    b.run(drafting.draft(b.t, 0), "buy t-boots")
    assert b.state.upgrade_area == ["t-sword", "t-sprint", "t-elven", "t-mail", "t-bow"]
    b.state.upgrade_decks[0] = []
    b.run(drafting.draft(b.t, 0), "pass")
    b.state.alliances[0].xp = 3
    b.run(drafting.draft(b.t, 0), "buy t-sword")
    assert b.state.upgrade_area[0] == ""  # nothing left: the slot stays empty


@pytest.mark.rule("alliance.draft.refill-purge")
def test_a_card_that_nobody_in_the_game_can_use_is_discarded_and_replaced(board):
    b = shop(board)
    b.state.upgrade_area[2] = "t-mail"
    for hero, other in (("lorna", "durgan"), ("thessaly", "aveline"), ("ildren", "hroda")):
        b.state.heroes[b.who(hero)].card = other
    b.state.upgrade_decks[0] = ["t-axe", "t-elven"]  # no elf is left
    b.run(drafting.draft(b.t, 0), "buy t-boots")
    assert b.state.upgrade_area[1] == "t-axe"
    assert b.state.upgrade_discard == ["t-elven"]


@pytest.mark.rule("alliance.draft.swap", "alliance.draft.swap-affordable", "alliance.draft.swap-any-card")
def test_an_affordable_card_may_be_swapped_without_paying_even_an_unusable_one(board):
    b = shop(board, xp=2)
    b.state.heroes[b.who("lorna")].card = "durgan"
    assert [text for text in offered(b) if text.startswith("swap")] == ["swap t-boots", "swap t-elven", "swap t-bow"]
    b.run(drafting.draft(b.t, 0), "swap t-elven", "pass")
    assert b.state.upgrade_discard == ["t-elven"]
    assert b.state.upgrade_area[2] == "t-sprint"
    assert (b.state.alliances[0].xp, b.state.alliances[0].spent) == (2, 0)


@pytest.mark.rule("alliance.draft.swap-then-draft", "alliance.draft.swap-once")
def test_after_a_swap_only_the_new_card_may_be_bought(board):
    b = shop(board, xp=3)
    b.state.upgrade_discard = ["t-bow"]
    b.run(drafting.draft(b.t, 0), "swap t-sword", "buy t-sprint")
    assert [str(option) for option in b.t.asked[1].options] == ["pass", "buy t-sprint"]
    assert b.state.alliances[0].hand == ["t-sprint"]
    assert b.state.upgrade_area[0] == "t-axe"


@pytest.mark.rule("alliance.draft.from-discard", "alliance.draft.from-discard-handling")
def test_a_card_of_the_discard_pile_costs_one_more(board):
    b = shop(board, xp=3)
    b.state.upgrade_discard = ["t-boots", "t-sword"]
    assert [text for text in offered(b) if text.startswith("salvage")] == ["salvage t-boots"]  # the sword would be 4
    b.run(drafting.draft(b.t, 0), "salvage t-boots")
    alliance = b.state.alliances[0]
    assert (alliance.xp, alliance.spent, alliance.hand, alliance.drafted) == (0, 3, ["t-boots"], 1)
    assert b.state.upgrade_area == AREA  # nothing left it
    assert b.state.upgrade_discard == ["t-sword"]


@pytest.mark.rule("alliance.draft.from-discard")
def test_labels_tell_the_price(board):
    b = shop(board)
    options = [Upgrade(verb, "t-boots") for verb in ("buy", "swap", "salvage")]
    prices = [[(cost.value, cost.what.id) for cost in meanings.upgrade(b.content, one).cost] for one in options]
    assert prices == [[(2, "cost-xp")], [], [(3, "cost-xp")]], "who swaps needs as much, but pays nothing"


@pytest.mark.rule("alliance.draft.discard-open")
def test_the_discard_pile_lies_open(board):
    from undercroft.games.alliance.view import view

    b = shop(board)
    b.state.upgrade_discard = ["t-boots"]
    assert all(view(b.state, b.content, seat)["upgrade_discard"] == ["t-boots"] for seat in (None, 0, 1))


@pytest.mark.rule("alliance.draft.when")
def test_nobody_has_to_draft(board):
    b = shop(board, xp=9)
    b.run(drafting.draft(b.t, 0), "pass")
    assert b.state.alliances[0].hand == []
    assert b.state.upgrade_area == AREA


# --------------------------------------------------------------------------------------------------- discard and draw


@pytest.mark.rule("alliance.draw.discard-limit", "alliance.draw.draw-up")
def test_discard_up_to_the_limit_then_draw_up_to_the_hand_size(board):
    b = board()
    b.hand(0, "t-mail", "t-axe")
    b.deck(0, *["t-boots"] * 9)
    b.run(decks.discard_and_draw(b.t, 0), "t-mail")  # the limit is one
    alliance = b.state.alliances[0]
    assert alliance.discard == ["t-mail"]
    assert alliance.hand == ["t-axe"] + ["t-boots"] * 5
    b.run(decks.discard_and_draw(b.t, 0), "stop")
    assert len(alliance.hand) == 6


@pytest.mark.rule("alliance.draw.never-forced", "alliance.draw.draw-up")
def test_a_hand_above_the_size_stays(board):
    b = board()
    b.hand(0, *["t-mail"] * 8)
    b.deck(0, "t-boots")
    b.run(decks.discard_and_draw(b.t, 0), "stop")
    assert len(b.state.alliances[0].hand) == 8
    assert b.state.alliances[0].deck == ["t-boots"]


@pytest.mark.rule("alliance.draw.reshuffle")
def test_an_empty_deck_is_made_new_from_the_discard_pile_while_drawing(board):
    b = board()
    alliance = b.state.alliances[0]
    b.deck(0, "t-boots")
    alliance.discard = ["t-mail", "t-axe", "t-bow"]
    decks.draw(b.t, 0, 3)
    assert alliance.hand[0] == "t-boots"
    assert sorted([*alliance.hand, *alliance.deck]) == ["t-axe", "t-boots", "t-bow", "t-mail"]
    assert (len(alliance.hand), alliance.discard) == (3, [])


@pytest.mark.rule("alliance.draw.reshuffle")
def test_the_new_deck_is_shuffled(table):
    """The same discard pile comes back in another order, and not in the same one at every reshuffle."""
    b = table()
    alliance, pile = b.state.alliances[0], list(b.content.cards)[:20]
    orders = []
    for _ in range(2):
        b.hand(0)
        b.deck(0)
        alliance.discard = list(pile)
        decks.draw(b.t, 0, len(pile))
        orders.append(list(alliance.hand))
    assert sorted(orders[0]) == sorted(orders[1]) == sorted(pile)
    assert len({tuple(order) for order in (pile, pile[::-1], *orders)}) == 4


@pytest.mark.rule("alliance.draw.exhausted")
def test_cards_in_columns_are_out_of_reach(board):
    b = board()
    b.hero("petra", column=("t-mail", "t-sword"), buried=("t-axe", "t-bow"))
    b.deck(0, "t-boots")
    decks.draw(b.t, 0, 6)
    assert b.state.alliances[0].hand == ["t-boots"]


@pytest.mark.rule("alliance.draw.concurrent")
def test_the_next_player_begins_after_the_draw_which_changes_nothing_for_others(board):
    from undercroft.games.alliance.rules import activation
    from undercroft.games.alliance.spine import next_step

    b = board()
    b.state.stage = "draw"
    b.deck(0, *["t-boots"] * 9)
    before = b.state.alliances[1]
    b.run(activation.draw(b.t, 0))
    assert next_step(b.state, b.content) == ("activate", 1)
    assert b.state.alliances[1] == before


# ----------------------------------------------------------------------------------------------------------- artifacts


@pytest.mark.rule("alliance.artifact.table", "alliance.artifact.counts-as-draft", "alliance.artifact.effect-all")
def test_an_artifact_lies_on_the_table_and_helps_all_own_heroes(board):
    b = shop(board, xp=4)
    b.state.upgrade_area[0] = "t-orb"
    b.run(drafting.draft(b.t, 0), "buy t-orb")
    alliance = b.state.alliances[0]
    assert (alliance.artifacts, alliance.hand, alliance.drafted) == (("t-orb",), [], 1)
    assert [armor(b.state, b.content, hero) for hero in range(4)] == [2, 1, 1, 1]
    assert armor(b.state, b.content, b.who("mcfarlin")) == 1


@pytest.mark.rule("alliance.artifact.many")
def test_several_artifacts_add_up(board):
    b = board()
    b.state.alliances[0].artifacts = ("t-orb", "t-crown")
    assert armor(b.state, b.content, 0) == 2
    assert speed(b.state, b.content, 0) == 5


@pytest.mark.rule("alliance.artifact.level3-only")
def test_level_three_holds_artifacts_only_and_all_of_them(board):
    b = board()
    real = [card for card in b.content.cards.values() if card.level and not card.id.startswith("t-")]
    assert all(("artifact" in card.types) == (card.level == 3) for card in real)
    assert any(card.level == 3 for card in real)


def test_buying_comes_before_salvaging_and_a_swap_comes_last(board):
    b = shop(board)
    ways = [Upgrade("buy", "t-sword"), Upgrade("salvage", "t-boots"), Upgrade("swap", "t-sword")]
    assert [meanings.upgrade(b.content, one).rank for one in ways] == [0, 1, 2]
    assert [[price.value for price in meanings.upgrade(b.content, one).cost] for one in ways] == [[3], [3], []]
