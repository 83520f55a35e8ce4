"""Loot: traps and events.

Person traps affect the hero who drew the card or the square, area traps all around, room traps the whole room up to its
doors.
"""

from __future__ import annotations

from .definitions import AGI, CON, PER, PSI, STR, WIS, Card, Trap
from .effects import (
    alarm,
    banish_to_stairs,
    befall,
    bury,
    doom,
    drain_spirit,
    find_loot,
    find_secret_door,
    hurt,
    inspire,
    open_hole,
    poison,
    repair_party,
    rust,
    show_map,
    soothe,
    steal,
    sting,
    wander,
)
from .makers import trap

PERSON = (
    trap("pit-trap", 1, 3, Trap("person", (STR, AGI), 35, fail=befall(hurt(3, armor=False), open_hole))),
    trap("dart-trap", 1, 1, Trap("person", (AGI, PER), 26, 2, fail=sting(2, 1))),
    trap("poison-needle", 1, 1, Trap("person", (AGI, PER), 28, 2, fail=poison(2))),
    trap("falling-rubble", 1, 2, Trap("person", (AGI, PER), 27, 3, fail=befall(hurt(2), bury))),
    trap("psi-leech", 1, 1, Trap("person", (WIS, PSI), 27, 2, fail=drain_spirit(3))),
    trap("rust-cloud", 1, 1, Trap("person", (AGI, WIS), 27, 2, fail=rust)),
    trap("cursed-idol", 2, 2, Trap("person", (WIS, PSI), 28, 2, xp=2, fail=doom(1))),
    trap("thieving-imp", 1, 1, Trap("person", (AGI, PER), 28, 2, fail=steal)),
    trap("banishing-rune", 1, 1, Trap("person", (WIS, PSI), 28, 2, fail=banish_to_stairs)),
    trap("mimic", 2, 1, Trap("person", (PER, WIS), 27, 3, xp=2, fail=hurt(4))),
    trap("alarm-bell", 1, 2, Trap("person", (PER, WIS), 28, 2, fail=alarm)),
    trap(
        "water-pit",
        1,
        2,
        Trap("person", (STR, AGI), 28, 2, lasting=True, holds=True, ap=5, each_round=hurt(1, armor=False)),
    ),
    trap("wire-snare", 1, 2, Trap("person", (STR, AGI), 27, 2, lasting=True, holds=True, ap=5, ends_after=2)),
)

AREA = (
    trap("boulder-trap", 1, 3, Trap("area", (STR, AGI), 28, 3, fail=hurt(3))),
    trap("log-trap", 2, 1, Trap("area", (CON, AGI), 27, 2, fail=hurt(2))),
    trap(
        "vine-tendrils",
        1,
        1,
        Trap(
            "area",
            (STR, CON),
            28,
            2,
            xp=2,
            lasting=True,
            holds=True,
            ap=8,
            each_round=hurt(1, armor=False),
            guard=(2, 4),
        ),
    ),
    trap("gas-cloud", 1, 1, Trap("area", (CON, WIS), 28, 2, radius=2, fail=poison(2))),
    trap("fire-burst", 1, 2, Trap("area", (AGI, PER), 28, 3, fail=hurt(2, element="fire"))),
    trap("lightning-grid", 1, 1, Trap("area", (AGI, WIS), 28, 3, radius=2, fail=hurt(2, element="air"))),
)

ROOM = (
    trap("spiked-walls", 2, 1, Trap("room", (STR, CON), 30, 3, xp=2, lasting=True, blocks=True, each_round=hurt(2))),
    trap(
        "pitfall",
        2,
        2,
        Trap("room", (STR, AGI), 29, 2, xp=2, fail=hurt(2, armor=False), lasting=True, blocks=True, ap=8),
    ),
    trap(
        "flooding-room",
        2,
        1,
        Trap("room", (STR, WIS), 29, 2, xp=2, lasting=True, blocks=True, each_round=hurt(1, armor=False)),
    ),
    trap("portcullis", 1, 2, Trap("room", (STR, PER), 28, 3, lasting=True, blocks=True)),
    trap("rat-swarm", 1, 1, Trap("room", (CON, AGI), 27, 2, fail=sting(1, 1))),
    trap("ghost-bell", 1, 1, Trap("room", (WIS, PSI), 28, 2, fail=drain_spirit(2))),
)

TRAPS = (*PERSON, *AREA, *ROOM)

EVENTS = (
    Card(id="secret-door", kind="event", copies=4, event=find_secret_door),
    Card(id="hidden-cache", kind="event", copies=3, event=find_loot(2)),
    Card(id="wandering-monster", kind="event", copies=1, event=wander),
    Card(id="healing-spring", kind="event", copies=2, event=soothe(hp=3)),
    Card(id="psi-crystal", kind="event", copies=2, event=soothe(pp=3)),
    Card(id="old-map", kind="event", copies=2, event=show_map),
    Card(id="heroes-tomb", kind="event", copies=2, event=inspire(2)),
    Card(id="field-forge", kind="event", copies=2, event=repair_party),
)
