"""The second printing: cards that used to differ from others in their figures only have got something of their own.

Games that were begun with the first printing are played on with it. A card whose text has changed names its `wording`.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Layer

from .definitions import Aura, Bonus, Card, Draw, Exhaust, Guard, Heal, HealAll, Mark, Strike

CHANGES: dict[str, dict[str, Any]] = {
    # Starting Deck Cards, those of the basic game too.
    "light-fingers": {"keywords": ("unhindered", "slip-away")},
    "lance-of-embers": {"strike": Strike("ranged", 4, (2, 4), ignores="dodge")},
    "stand-behind-me": {"bonus": Bonus(armor=1), "effects": (Guard(2),)},
    "bind-the-wound": {"effects": (Heal(2), Draw(1))},
    "hearth-blessing": {"effects": (Heal(2), HealAll(1, room=True))},
    "heavy-crossbow": {"keywords": ("piercing",)},
    "ring-mail": {"doubles": ("armor",)},
    "brace": {"bonus": Bonus(armor=1, dodge=1)},
    "plain-sword": {"keywords": ("piercing",)},
    "scroll-of-sparks": {"strike": Strike("ranged", 4, mark=Mark("slow", 2))},
    # Level I.
    "healing-draught": {"effects": (Heal(2), Heal(2, poison_only=True))},
    "shield-wall": {"aura": Aura(1, Bonus(armor=1, dodge=1))},
    "twist-the-knife": {"keywords": ("ambush", "piercing")},
    "mend-flesh": {"doubles": ("healing-spell",)},
    "quickening-reel": {"keywords": ("slip-away",)},
    "pit-badger": {"strike": Strike("melee", 4, (1, 2), ignores="armor")},
    # Level II.
    "greatsword": {"keywords": ("arc-free",)},
    "cloak-of-dusk": {"keywords": ("slip-away", "ambush")},
    "fireball": {"strike": Strike("ranged", 7, splash=2, mark=Mark("exposed", 1))},
    "deep-slumber": {"effects": (Exhaust(), Mark("exposed", 1))},
    "cave-bear": {"strike": Strike("melee", 6, (1, 3), splash=1)},
    # Artifacts.
    "winged-sandals": {"keywords": ("trap-proof",)},
    "ring-of-all-doors": {"keywords": ("unhindered", "trap-proof")},
}

SECOND: Layer[Card] = Layer(
    "second printing", revise={id: {**changes, "wording": 2} for id, changes in CHANGES.items()}, since=2
)
