import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.toolkit.zones import Card, Seen, Zone, deal, draw, find, move, move_all, refill, seen_by


def test_cards_are_drawn_from_the_top_in_order() -> None:
    deck, hand = Zone([1, 2, 3]), Zone(["old"])
    assert draw(deck, 2, into=hand) == [3, 2]
    assert (deck.cards, hand.cards) == ([1], ["old", 3, 2])


def test_an_empty_deck_is_refilled_from_the_discard_only_when_needed() -> None:
    deck, discard = Zone([1]), Zone([7, 8, 9])
    assert draw(deck, 1, discard=discard, shuffle=list.reverse) == [1]
    assert (deck.cards, discard.cards) == ([], [7, 8, 9])
    assert draw(deck, 1, discard=discard, shuffle=list.reverse) == [7]
    assert (deck.cards, discard.cards) == ([9, 8], [])


def test_without_a_discard_fewer_cards_come() -> None:
    deck = Zone([1])
    assert draw(deck, 3) == [1]
    assert draw(deck, 3, discard=Zone()) == []
    assert not refill(deck, Zone())


def test_a_refill_goes_under_what_is_left() -> None:
    deck, discard = Zone([1, 2]), Zone([8, 9])
    assert refill(deck, discard)
    assert (deck.cards, discard.cards) == ([8, 9, 1, 2], [])


def test_one_card_moves_to_the_top_or_under() -> None:
    hand, pile = Zone([1, 2, 3]), Zone([8, 9])
    move(2, hand, pile)
    move(1, hand, pile, under=True)
    assert (hand.cards, pile.cards) == ([3], [1, 8, 9, 2])
    with pytest.raises(ValueError):
        move(2, hand, pile)
    assert (hand.cards, pile.cards) == ([3], [1, 8, 9, 2])
    move_all(hand, pile)
    assert (hand.cards, pile.cards) == ([], [1, 8, 9, 2, 3])


def test_dealing_goes_round_until_the_deck_is_empty() -> None:
    deck, hands = Zone([1, 2, 3, 4, 5]), [Zone(), Zone()]
    deal(deck, hands, 3)
    assert [hand.cards for hand in hands] == [[5, 3, 1], [4, 2]]


@pytest.mark.parametrize(
    ("seen", "owner", "spectator", "other"),
    [
        (Seen.NOBODY, [None, None], [None, None], [None, None]),
        (Seen.OWNER, [1, 2], [None, None], [None, None]),
        (Seen.ALL, [1, 2], [1, 2], [1, 2]),
        (Seen.TOP, [None, 2], [None, 2], [None, 2]),
    ],
)
def test_each_seat_knows_what_it_may_see(
    seen: Seen, owner: list[Card | None], spectator: list[Card | None], other: list[Card | None]
) -> None:
    zone = Zone([1, 2], seen, owner=0)
    assert [seen_by(zone, seat) for seat in (0, None, 1)] == [owner, spectator, other]
    assert seen_by(Zone([], seen, owner=0), 0) == []


def test_a_zone_without_an_owner_is_nobodys() -> None:
    assert seen_by(Zone([1], Seen.OWNER), None) == [None]
    assert seen_by(Zone([1], Seen.OWNER), 0) == [None]


def test_the_redacted_form_is_a_copy() -> None:
    zone = Zone([1], Seen.ALL)
    seen_by(zone, 0).append(2)
    assert zone.cards == [1]
    assert Zone().cards is not Zone().cards


def test_a_card_is_found_where_it_lies() -> None:
    zones = [Zone([1]), Zone(["a", 2])]
    assert find("a", zones) is zones[1]
    assert find("b", zones) is None


cards = st.lists(st.integers() | st.text(), max_size=8)


@given(cards, st.sampled_from(Seen), st.none() | st.integers(0, 5))
def test_a_zone_can_be_saved(ids: list[Card], seen: Seen, owner: int | None) -> None:
    zone = Zone(ids, seen, owner)
    assert msgspec.json.decode(msgspec.json.encode(zone), type=Zone) == zone


@given(cards, cards, st.integers(0, 20))
def test_drawing_loses_no_card(deck: list[Card], discard: list[Card], count: int) -> None:
    zones = Zone(deck[:]), Zone(discard[:]), Zone()
    drawn = draw(zones[0], count, into=zones[2], discard=zones[1], shuffle=list.reverse)
    assert zones[2].cards == drawn
    assert len(drawn) == min(count, len(deck) + len(discard))
    assert sorted(map(repr, deck + discard)) == sorted(repr(card) for zone in zones for card in zone.cards)
