"""Pieces of equipment as somebody has them."""

from __future__ import annotations

import msgspec

UNKNOWN = "magic-element"
"""The ordinary side of a magic thing that is neither weapon nor armor nor shield.  [dun.identify.unknown]"""


class Held(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """One piece of equipment: the ordinary card, the magic object that it is, and its state."""

    card: str
    magic: str = ""
    known: bool = True
    loaded: bool = True
    poisoned: bool = False
    taken: bool = False
    lit: bool = False
    found: bool = False
    """Found in this quest."""
    fit: int = 0
    """The size of character that it was made for; 0: any."""
    borne: bool = False
    """Carried by a companion for its hero."""
    dropped: int = -1
    """Who has let it fall to the ground, where it lies."""
