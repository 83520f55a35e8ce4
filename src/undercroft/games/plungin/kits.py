"""What a Hero's sheet lets him do. Sheets change seldom and are asked about often: each kit is worked out once for all
sheets that say the same, and shared. How is in `rules.outfit`."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec

KEPT = 4096
"""So many kits are kept."""


class Arm(msgspec.Struct, frozen=True):
    """A weapon in hand: how far it reaches beyond the adjacent squares, whether its bonus can be rolled."""

    weapon: str
    reach: int
    boosts: bool = False


class Kit(msgspec.Struct, frozen=True):
    """What follows from a sheet, wherever its Hero stands and however he fares. `far`: the longest reach of his arms;
    `spells`: what he can cast where magic works; `tools`: items that are used by an action of their own; `gadgets`:
    whether some of them are of use to the hale, too; `swaps`: weapons and shields that he can take in hand instead of
    others."""

    acrobat: bool
    charges: bool
    arms: tuple[Arm, ...]
    far: int
    pairs: tuple[tuple[str, str], ...]
    spells: tuple[str, ...]
    tools: tuple[str, ...]
    gadgets: bool
    swaps: tuple[str, ...]


class Kits(dict[Hashable, Kit]):
    """The kits of one content's gear, by what the sheets say; and what the last sheet of each Hero said."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, tuple[tuple[Any, ...], Kit]] = {}

    def __setitem__(self, sheet: Hashable, kit: Kit) -> None:
        if len(self) >= KEPT:
            self.clear()
        super().__setitem__(sheet, kit)
