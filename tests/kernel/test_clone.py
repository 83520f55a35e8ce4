from typing import Literal

import msgspec
import pytest

from undercroft.kernel import clone


class Point(msgspec.Struct, frozen=True):
    x: int


class Bag(msgspec.Struct):
    items: list[int]


class Box(msgspec.Struct):
    name: str
    kind: Literal["a", "b"]
    bag: Bag
    maybe: Bag | None
    bags: list[Bag]
    by_name: dict[str, Bag]
    rows: dict[str, list[int]]
    grid: list[list[int]]
    at: tuple[int, Point]
    either: Bag | Point | None = None


def box() -> Box:
    return Box("n", "a", Bag([1]), Bag([2]), [Bag([3])], {"k": Bag([4])}, {"r": [5]}, [[6]], (7, Point(8)), Bag([9]))


def test_a_clone_shares_nothing_that_can_change():
    old, new = box(), clone(box())
    assert new == old
    for change in (
        lambda b: b.bag.items.append(0), lambda b: b.maybe.items.append(0), lambda b: b.bags[0].items.append(0),
        lambda b: b.bags.append(Bag([])), lambda b: b.by_name["k"].items.append(0), lambda b: b.rows["r"].append(0),
        lambda b: b.grid[0].append(0), lambda b: b.either.items.append(0), lambda b: setattr(b, "name", "m"),
    ):  # fmt: skip
        source = box()
        copy = clone(source)
        change(copy)
        assert source == old
        assert copy != old


def test_what_cannot_change_is_shared():
    old = box()
    assert clone(old).at is old.at


class WithSet(msgspec.Struct):
    seen: set[int]


class Mixed(msgspec.Struct):
    pair: tuple[int, Bag]


def test_states_that_cannot_be_cloned_are_refused():
    with pytest.raises(TypeError, match="may not hold"):
        clone(WithSet({1}))
    with pytest.raises(TypeError, match="can change"):
        clone(Mixed((1, Bag([]))))
