from collections import Counter

from undercroft.kernel import below, seeded, shuffle
from undercroft.kernel.randomness import GOLDEN


def test_the_same_seed_gives_the_same_numbers_everywhere():
    first, again = seeded(7), seeded(7)
    assert [below(first, "dice", 6) for _ in range(12)] == [below(again, "dice", 6) for _ in range(12)]
    assert [below(seeded(1), "dice", 1000), below(seeded(2), "dice", 1000)] == [124, 150]


def test_streams_do_not_disturb_each_other():
    alone, mixed = seeded(3), seeded(3)
    wanted = [below(alone, "dice", 100) for _ in range(10)]
    got = []
    for _ in range(10):
        below(mixed, "deck", 52)
        got.append(below(mixed, "dice", 100))
    assert got == wanted
    assert [below(seeded(3), "deck", 100) for _ in range(1)] != wanted[:1]


def test_numbers_are_even_and_in_range():
    streams = seeded(5)
    seen = Counter(below(streams, "d6", 6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < count < 1150 for count in seen.values())


def test_a_shuffle_keeps_everything_and_changes_the_order():
    items = list(range(50))
    shuffle(seeded(9), "deck", items)
    assert items != list(range(50))
    assert sorted(items) == list(range(50))


def test_a_shuffle_draws_its_numbers_as_anybody_would():
    """It is written out for speed; one number below each place, from the last on, and no more of the stream is used."""
    quick, slow, shuffled, expected = seeded(9), seeded(9), list(range(30)), list(range(30))
    shuffle(quick, "deck", shuffled)
    for last in range(29, 0, -1):
        other = below(slow, "deck", last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert shuffled == expected
    assert quick == slow
    shuffle(quick, "other deck", [1])
    assert quick == slow


def test_a_stream_that_comes_to_nought_goes_on_and_does_not_begin_again():
    streams = {**seeded(5), "dice": 0}
    below(streams, "dice", 6)
    assert streams["dice"] == GOLDEN
    streams["deck"] = 0
    shuffle(streams, "deck", [1, 2])
    assert streams["deck"] == GOLDEN
