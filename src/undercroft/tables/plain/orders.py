"""Standing orders as a line of words: `pass trap unless pit,darts in hall above 3 decoy 7`."""

from __future__ import annotations

from undercroft.kernel import Order

LISTS = {"unless": "unless", "in": "places"}
NUMBERS = {"above": "most", "decoy": "decoy"}


def read(line: str, key: str) -> Order:
    """Parse the order that follows `pass`. `key`, the open question, is the default.

    A ValueError contains the first word that cannot be parsed.
    """
    words = line.split()
    if words and words[0] not in (*LISTS, *NUMBERS):
        key = words.pop(0)
    given: dict[str, tuple[str, ...] | int] = {}
    while words:
        word, value = words.pop(0), words.pop(0) if words else ""
        if word in LISTS and value:
            given[LISTS[word]] = tuple(value.split(","))
        elif word in NUMBERS and value.isdecimal():
            given[NUMBERS[word]] = int(value)
        else:
            raise ValueError(word)
    return Order(key, **given)  # type: ignore[arg-type]


def write(order: Order) -> dict[str, str | int]:
    """The arguments of the sentence that describes an order."""
    return {
        "key": order.key,
        "answer": order.answer,
        "unless": ", ".join(order.unless) or "none",
        "places": ", ".join(order.places) or "none",
        "most": "none" if order.most is None else order.most,
        "decoy": order.decoy,
    }
