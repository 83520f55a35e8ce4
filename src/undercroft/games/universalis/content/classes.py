"""The 20 classes."""

from __future__ import annotations

from .definitions import Bonus, HeroClass

CLASSES: tuple[HeroClass, ...] = (
    HeroClass(
        id="warrior",
        group="fighter",
        learning=("combat", "combat", "combat", "combat", "scholarly", "exploration"),
        discounts=(Bonus("combat", 1),),
    ),
    HeroClass(id="knight", group="fighter", learning=("combat",) * 4 + ("scholarly", "exploration")),  # type: ignore[arg-type]
    HeroClass(id="scout", group="explorer", learning=("exploration",) * 4 + ("combat", "scholarly")),  # type: ignore[arg-type]
    HeroClass(id="wizard", group="spellcaster", learning=("scholarly",) * 5 + ("combat",), spells=4),  # type: ignore[arg-type]
    HeroClass(id="runic-master", group="spellcaster", learning=("scholarly",) * 5 + ("combat",), spells=4),  # type: ignore[arg-type]
)
