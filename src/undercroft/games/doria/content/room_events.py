"""The Room Events book: a page for each kind of room, five events on each. What happens to "who reveals" happens to the
character whose turn it is; a low number finds nothing."""

from __future__ import annotations

from undercroft.kernel.content import since

from .definitions import AGI, CON, PER, PSI, WIS, HeroEffect, RoomEvent
from .effects import (
    alarm,
    befall,
    bless_own,
    doom,
    drain_spirit,
    find_loot,
    find_secret_door,
    foresee_own,
    hurt,
    inspire,
    on_check,
    poison,
    quicken_party,
    recover,
    repair_party,
    show_map,
    soothe,
    spring,
    tire,
    tire_room,
    wander,
    whet,
)

FIRST_NUMBER = 6
"""What a die must show at least for something to happen."""


def page(theme: str, *events: RoomEvent) -> list[RoomEvent]:
    """The events of one kind of room, in the order of their numbers."""
    return [
        RoomEvent(
            id=event.id, theme=theme, number=number, event=event.event, check=event.check, tn=event.tn,
            per_level=event.per_level,
        )
        for number, event in enumerate(events, FIRST_NUMBER)
    ]  # fmt: skip


def event(id: str, effect: HeroEffect) -> RoomEvent:
    return RoomEvent(id=id, event=effect)


def checked(
    id: str, check: tuple[int, int], tn: int, per_level: int, failed: HeroEffect, passed: HeroEffect | None = None
) -> RoomEvent:
    """An event that a check decides."""
    effect = on_check(check, tn, per_level, failed, passed)
    return RoomEvent(id=id, event=effect, check=check, tn=tn, per_level=per_level)


PAGES = (
    *page(
        "gatehouse",
        checked("murder-hole", (AGI, PER), 26, 2, hurt(2)),
        event("unclaimed-wages", find_loot(1)),
        event("signal-horn", alarm),
        event("duty-roster", foresee_own),
        event("arrow-slit", spring("archer")),
    ),
    *page(
        "hall",
        checked("chandelier", (AGI, PER), 27, 2, hurt(2)),
        event("laid-table", soothe(hp=2, pp=1)),
        event("last-dance", tire_room(3)),
        event("wrong-echo", doom(1)),
        event("trophy-wall", whet),
    ),
    *page(
        "lair",
        checked("gnawed-bones", (CON, WIS), 26, 2, poison(1)),
        event("magpie-nest", find_loot(1)),
        event("somebody-home", spring("goblin")),
        event("fresh-tracks", quicken_party(3)),
        event("landlord", spring("orc")),
    ),
    *page(
        "study",
        checked("singing-inkwell", (WIS, PSI), 27, 2, drain_spirit(2)),
        checked("open-book", (PER, WIS), 26, 0, tire(2), inspire(1)),
        event("tidy-workbench", repair_party),
        checked("spilled-flask", (AGI, CON), 26, 2, hurt(1, armor=False)),
        event("builders-plan", show_map),
    ),
    *page(
        "crypt",
        event("cold-hand", befall(drain_spirit(1), tire(2))),
        event("grave-goods", befall(find_loot(1), doom(1))),
        event("loose-lid", spring("skeleton")),
        event("eternal-flame", recover(pp=3)),
        event("borrowed-blessing", bless_own(resist=2)),
    ),
    *page(
        "passage",
        checked("low-beam", (AGI, PER), 25, 2, tire(4)),
        event("dripping-water", recover(hp=2)),
        event("footsteps", wander),
        event("draught", find_secret_door),
        event("chalk-arrow", bless_own(traps=3)),
    ),
)

ROOM_EVENTS = since(2, *PAGES)
