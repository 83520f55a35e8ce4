"""What a Hero's sheet lets him do. Sheets change seldom and are asked about often: each kit is worked out once for all
sheets that say the same, and shared. How is in `rules.outfit`."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from .state import Hero

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


class Sheet:
    """What a Hero's sheet said when he was last asked about, and the kit that follows from it."""

    __slots__ = ("abilities", "attire", "form", "hands", "items", "kit", "lost", "spells", "spent", "stats")

    def __init__(self, hero: Hero, form: Any, kit: Kit) -> None:
        self.form, self.stats, self.kit = form, hero.stats[:], kit
        self.abilities, self.hands, self.items = hero.abilities[:], hero.hands[:], hero.items[:]
        self.spells, self.lost = hero.spells[:], hero.lost[:]
        self.attire, self.spent = hero.attire[:], hero.spent[:]

    def is_still(self, hero: Hero, form: Any) -> bool:
        """Whether nothing of it has changed, nor the Monster in whose likeness he is: far cheaper to see than to look
        the kit up."""
        return (
            self.items == hero.items
            and self.hands == hero.hands
            and self.lost == hero.lost
            and self.abilities == hero.abilities
            and self.spells == hero.spells
            and self.attire == hero.attire
            and self.spent == hero.spent
            and self.stats == hero.stats
            and self.form is form
        )


class Kits(dict[Hashable, Kit]):
    """The kits of one content's gear, by what the sheets say; and the last sheet of each Hero."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, Sheet] = {}

    def __setitem__(self, sheet: Hashable, kit: Kit) -> None:
        if len(self) >= KEPT:
            self.clear()
        super().__setitem__(sheet, kit)
