"""The fine print of tiles: whether some of them make up a section, square by square."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import imagined, tiles


def area(*rows):
    return frozenset((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "a")


def red(*rows):
    return frozenset((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "r")


@pytest.mark.rule("dun.tile.sizes", "dun.gloss.section")
@pytest.mark.parametrize(
    ("codes", "rows", "fits"),
    [
        (("1A/i",), ("aa", "aa"), True), (("1A/i",), ("aa", "a."), False), (("1A/i",), ("aaa", "aaa"), False),
        (("1A/i",), ("aa", "ar"), True), (("1A/i",), ("ar", "rr"), True), (("1A/i",), ("aa", "rr"), True),
        (("1A/i", "2A/i"), ("aaaa", "aaaa"), True), (("1A/i", "1A/i"), ("aaaa", "aaaa"), True),
        (("1A/i", "2A/i"), ("aa..", "aaaa", "..aa"), True), (("1A/i", "2A/i"), (".aa.", "aaaa", "a..a"), False),
        (("1A/i", "2A/i"), ("aa..", "aa..", "..aa", "..aa"), True),
        (("1A/h",), ("aa", "aa", "aa"), True), (("1A/h",), ("aaa", "aaa"), True), (("1A/g",), ("aaaaaa",), True),
        (("1A/g",), ("aaa", "aaa"), False), (("1A/f",), ("aaa", "aaa", "aaa"), True),
        (("1A/f",), ("aaaa", "aaaa"), True),
        (("1A/f",), ("aaa", "aaa", "aa."), False), (("1A/h", "2A/i"), (".aaa", "aaaa", "aaaa"), False),
        (("1A/i", "2A/h"), ("aaaaa", "aaaaa"), True), (("2A/h", "1A/i"), ("aaaaa", "aaaaa"), True),
        (("1A/i", "2A/i"), ("aa", "aa"), False), ((), (), True),
    ],
)  # fmt: skip
def test_whether_tiles_make_up_a_section(codes, rows, fits):
    laid = tuple(tiles.tile(code) for code in codes)
    assert tiles.covers(laid, area(*rows), red(*rows)) is fits


@pytest.mark.parametrize(("tries", "fits"), [(1, False), (2, True)])
def test_a_search_for_a_laying_ends(tries, fits):
    """Two tiles take two tries, whichever comes first."""
    laid = (tiles.tile("1A/i"), tiles.tile("1A/i"))
    assert tiles._lay(laid, area("aaaa", "aaaa"), frozenset(), iter(range(tries))) is fits


def test_a_tile_lies_lengthwise_and_across():
    assert tiles.turned(((4, 2), (3, 3))) == ((4, 2), (2, 4), (3, 3))
    assert set(tiles.layings((2, 1), (5, 5))) == {frozenset({(5, 5), (6, 5)}), frozenset({(4, 5), (5, 5)})}
    assert set(tiles.layings((1, 2), (0, 0))) == {frozenset({(0, 0), (0, 1)}), frozenset({(0, -1), (0, 0)})}


@pytest.mark.rule("dun.adapt.gridless")
@pytest.mark.parametrize(
    ("cm", "squares"), [(1, []), (2, [1]), (3, [1]), (4, [2]), (5, [2]), (6, [2, 3]), (9, [3, 4]), (12, [4, 5, 6])]
)
def test_imagined_squares_are_two_to_three_centimetres(cm, squares):
    assert list(imagined.squares_along(cm)) == squares


def test_the_sides_of_a_section():
    assert imagined.sides(frozenset({(2, 3), (4, 3), (3, 7)})) == (3, 5)
    assert imagined.sides(frozenset({(0, 0)})) == (1, 1)
