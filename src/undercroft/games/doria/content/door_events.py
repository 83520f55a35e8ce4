"""The 60 door events of the optional deck: 15 times nothing, 45 times something, resolved before the tile is
revealed."""

from __future__ import annotations

from .definitions import AGI, CON, PER, PSI, STR, WIS, DoorEvent, HeroEffect
from .effects import (
    alarm,
    befall,
    bless_own,
    doom,
    drain_spirit,
    find_loot,
    foresee_own,
    hurt,
    inspire,
    on_check,
    poison,
    quicken_party,
    recover,
    rust_one,
    soothe,
    spring,
    tire,
    tire_room,
    whet,
)


def event(id: str, copies: int, effect: HeroEffect) -> DoorEvent:
    return DoorEvent(id=id, copies=copies, event=effect)


def checked(
    id: str,
    copies: int,
    check: tuple[int, int],
    tn: int,
    per_level: int,
    failed: HeroEffect,
    passed: HeroEffect | None = None,
) -> DoorEvent:
    """An event that a check decides."""
    effect = on_check(check, tn, per_level, failed, passed)
    return DoorEvent(id=id, copies=copies, event=effect, check=check, tn=tn, per_level=per_level)


QUIET = DoorEvent(id="no-event", copies=15)

PERILS = (
    event("creaking-hinges", 2, alarm),
    event("jammed-door", 3, tire(5)),
    checked("rusty-lock", 2, (STR, AGI), 25, 2, tire(4)),
    checked("trapped-handle", 2, (AGI, PER), 26, 2, poison(1)),
    checked("spring-spear", 2, (AGI, PER), 27, 2, hurt(2)),
    checked("loose-lintel", 2, (CON, AGI), 26, 2, hurt(1, armor=False)),
    checked("whispering-dark", 2, (WIS, PSI), 26, 2, drain_spirit(2)),
    checked("poison-spores", 2, (CON, WIS), 27, 2, poison(1)),
    event("cold-draught", 2, tire_room(2)),
    event("swarm-of-bats", 2, tire_room(3)),
    event("lodestone-arch", 1, rust_one),
    event("goblin-lookout", 2, spring("goblin")),
    event("scent-of-death", 2, spring("zombie")),
    event("hungry-shadow", 1, spring("ghoul")),
    event("drums-in-the-deep", 2, doom(1)),
    event("bitter-memory", 1, befall(drain_spirit(1), tire(2))),
)

BLESSINGS = (
    event("forgotten-pack", 2, find_loot(1)),
    event("abandoned-camp", 2, soothe(hp=1, pp=1)),
    event("shrine-niche", 2, recover(pp=3)),
    event("wishing-well", 1, recover(hp=4)),
    event("ghostly-guide", 2, foresee_own),
    checked("old-inscription", 1, (PER, WIS), 27, 0, tire(2), inspire(1)),
    event("moment-of-courage", 2, quicken_party(3)),
    event("whetstone", 2, whet),
    event("chalk-marks", 1, bless_own(traps=4)),
)

DOOR_EVENTS = (QUIET, *PERILS, *BLESSINGS)
