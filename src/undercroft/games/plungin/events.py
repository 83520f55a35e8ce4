"""What can happen in a quest. Figures are named by the ids of Heroes and the kinds of Monsters and allies."""

from __future__ import annotations

from undercroft.kernel import Event, Text

from .board import spot

PLAIN = ("story", "reason", "result", "deed", "title", "goal")
"""Fields that are not names."""


def numbered(name: str) -> Text:
    """A door or Chest by its number: `door-3`."""
    kind, _, number = name.rpartition("-")
    return Text("numbered", {"what": Text("name", {"name": kind}), "number": int(number)})


class Spoken(Event):
    """Names are spoken as nested texts, so that one message per thing is enough."""

    def text(self) -> Text:
        said = super().text()
        names = {
            field: numbered(value) if field == "object" else Text("name", {"name": value})
            for field, value in said.args.items()
            if isinstance(value, str) and field not in PLAIN
        }
        if isinstance(cell := said.args.get("cell"), int):
            names["cell"] = Text("spot", {"spot": spot(cell)})
        return Text(said.id, {**said.args, **names}, said.cites)


class QuestBegan(Spoken):
    title: str
    goal: str
    what: str


class Mustered(Spoken):
    hero: str
    level: int


class PhaseBegan(Spoken):
    phase: int
    round: int


class Moved(Spoken):
    who: str
    cell: int


class Noticed(Spoken):
    monster: str


class Unnoticed(Spoken):
    monster: str
    who: str


class Attacked(Spoken):
    who: str
    target: str
    dice: int
    hits: int


class Defended(Spoken):
    who: str
    dice: int
    blocked: int


class Hurt(Spoken):
    who: str
    damage: int
    left: int


class Unharmed(Spoken):
    who: str


class Pushed(Spoken):
    who: str
    cell: int


class Followed(Spoken):
    who: str


class Disabled(Spoken):
    who: str
    condition: str


class Tested(Spoken):
    who: str
    condition: str
    dice: int
    recovered: int


class Assisted(Spoken):
    hero: str
    who: str
    dice: int


class Died(Spoken):
    hero: str


class Revived(Spoken):
    hero: str
    lif: int


class Removed(Spoken):
    monster: str
    xp: int
    gold: int


class Faded(Spoken):
    who: str


class LifeRolled(Spoken):
    monster: str
    total: int
    result: str


class Shared(Spoken):
    xp: int


class Levelled(Spoken):
    hero: str
    level: int


class Raised(Spoken):
    hero: str
    stat: str
    value: int


class Learned(Spoken):
    """An ability may name a school or a weapon: `magic-school fire`."""

    hero: str
    thing: str

    def text(self) -> Text:
        said = super().text()
        first, _, second = self.thing.partition(" ")
        if not second:
            return said
        parts = {"name": Text("name", {"name": first}), "of": Text("name", {"name": second})}
        return Text(said.id, {**said.args, "thing": Text("name-with", parts)}, said.cites)


class CastSpell(Spoken):
    hero: str
    spell: str
    successes: int
    worked: int


class SpellLost(Spoken):
    hero: str
    spell: str


class SpellKept(Spoken):
    hero: str
    spell: str


class Resisted(Spoken):
    monster: str
    spell: str


class Affected(Spoken):
    who: str
    spell: str


class Healed(Spoken):
    who: str
    lif: int


class Poisoned(Spoken):
    hero: str


class VenomWorked(Spoken):
    hero: str
    held: int


class Cured(Spoken):
    hero: str


class Examined(Spoken):
    hero: str
    object: str
    found: int


class TrapKnown(Spoken):
    object: str
    trap: str


class Disarmed(Spoken):
    hero: str
    trap: str


class LockTried(Spoken):
    hero: str
    object: str
    opened: int


class Opened(Spoken):
    who: str
    object: str


class Sprung(Spoken):
    who: str
    trap: str


class Burned(Spoken):
    hero: str
    armor: str


class FoundTreasure(Spoken):
    hero: str
    treasure: str
    amount: int


class LeftBehind(Spoken):
    hero: str
    thing: str


class Lost(Spoken):
    thing: str


class Used(Spoken):
    hero: str
    thing: str


class Given(Spoken):
    hero: str
    thing: str
    who: str


class Changed(Spoken):
    hero: str
    thing: str


class Exhausted(Spoken):
    hero: str
    weapon: str


class Laid(Spoken):
    tile: str
    doors: int


class DeadEnd(Spoken):
    side: int


class DoorFound(Spoken):
    door: str
    difficulty: int


class GreatDoorAppeared(Spoken):
    side: int


class Appeared(Spoken):
    monster: str
    cell: int


class ChestAppeared(Spoken):
    locked: int
    difficulty: int


class Told(Spoken):
    """A story of the pack."""

    story: str


class Happened(Spoken):
    event: str


class TorchOut(Spoken):
    hero: str


class MonsterActed(Spoken):
    monster: str
    deed: str
    cell: int


class Coffined(Spoken):
    hero: str


class Bought(Spoken):
    hero: str
    thing: str
    gold: int


class Sold(Spoken):
    hero: str
    thing: str
    gold: int


class Went(Spoken):
    hero: str


class Returned(Spoken):
    visits: int


class Rewarded(Spoken):
    xp: int
    gold: int


class Ended(Spoken):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    QuestBegan,
    Mustered,
    PhaseBegan,
    Moved,
    Noticed,
    Unnoticed,
    Attacked,
    Defended,
    Hurt,
    Unharmed,
    Pushed,
    Followed,
    Disabled,
    Tested,
    Assisted,
    Died,
    Revived,
    Removed,
    Faded,
    LifeRolled,
    Shared,
    Levelled,
    Raised,
    Learned,
    CastSpell,
    SpellLost,
    SpellKept,
    Resisted,
    Affected,
    Healed,
    Poisoned,
    VenomWorked,
    Cured,
    Examined,
    TrapKnown,
    Disarmed,
    LockTried,
    Opened,
    Sprung,
    Burned,
    FoundTreasure,
    LeftBehind,
    Lost,
    Used,
    Given,
    Changed,
    Exhausted,
    Laid,
    DeadEnd,
    DoorFound,
    GreatDoorAppeared,
    Appeared,
    ChestAppeared,
    Told,
    Happened,
    TorchOut,
    MonsterActed,
    Coffined,
    Bought,
    Sold,
    Went,
    Returned,
    Rewarded,
    Ended,
)
