"""What can happen in a quest. Figures are named by the ids of Heroes and the kinds of Monsters and allies."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Event, Text

from .board import spot

DICE = ("rolled", "least")
PLAIN = ("story", "reason", "result", "deed", "title", "goal")
"""Fields that are not names."""
SQUARES = ("cell", "far")
"""Fields that are squares."""
SIDES = ("north", "east", "south", "west")


class Who(msgspec.Struct, frozen=True):
    """Somebody by what he is called; Monsters and creatures with their number among those of their kind."""

    name: str
    nth: int = 0

    @property
    def text(self) -> Text:
        name = Text("name", {"name": self.name})
        return Text("figure", {"who": name, "nth": self.nth}) if self.nth else name


class Thing(msgspec.Struct, frozen=True):
    """A door or Chest by its place in the list; people count from 1, as on the map."""

    kind: str
    number: int

    @property
    def text(self) -> Text:
        return Text("numbered", {"what": Text("name", {"name": self.kind}), "number": self.number + 1})


class Change(msgspec.Struct, frozen=True):
    """A stat that is more or less from now on."""

    stat: str
    by: int

    @property
    def text(self) -> Text:
        return Text("stat-change", {"stat": Text("name", {"name": self.stat}), "by": self.by})


class Spoken(Event):
    """Names are spoken as nested texts, so that one message per thing is enough."""

    def text(self) -> Text:
        said = super().text()
        names: dict[str, Text | tuple[Text, ...]] = {}
        for field in said.args:
            value = getattr(self, field)
            if field in DICE:
                continue
            if isinstance(value, (Who, Thing)):
                names[field] = value.text
            elif isinstance(value, tuple):
                names[field] = tuple(one.text for one in value)
            elif isinstance(value, str) and field not in PLAIN:
                names[field] = Text("name", {"name": value})
        for field in SQUARES:
            if isinstance(cell := said.args.get(field), int):
                names[field] = Text("spot", {"spot": spot(cell)})
        if isinstance(facing := said.args.get("facing"), int):
            names["facing"] = Text(f"side-{SIDES[facing]}")
        told = {name: value for name, value in said.args.items() if name not in DICE}
        return Text(said.id, {**told, **names}, said.cites)


class Rolled(Spoken, kw_only=True):
    """Dice fell: which, and the lowest number that is a success. Tables show them; the text does without."""

    rolled: tuple[int, ...] = ()
    least: int = 0

    @property
    def counted(self) -> tuple[bool, ...]:
        return tuple(die >= self.least for die in self.rolled)


class QuestBegan(Spoken):
    title: str
    goal: str
    what: str


class Mustered(Spoken):
    hero: str
    level: int


class Placed(Spoken):
    """A Hero on the Entry Tile."""

    hero: str
    cell: int


class PhaseBegan(Spoken):
    phase: int
    round: int


class PlotAdvanced(Spoken):
    """The Plot Counter, `pink` once doors get worse; `complete` when nothing but dead ends is left to build."""

    counter: int
    pink: int
    complete: int


class Stalled(Spoken):
    """So many Action Phases, `idle` ones or all, and the party gives up."""

    phases: int
    idle: int


class Moved(Spoken):
    who: Who
    cell: int


class Charged(Moved):
    """A Move and an Attack in one."""


class Noticed(Spoken):
    monsters: tuple[Who, ...]


class Unnoticed(Spoken):
    monster: Who
    who: Who


class Attacked(Rolled):
    who: Who
    target: Who
    dice: int
    hits: int


class SpellStruck(Attacked):
    spell: str


class MagicStruck(Attacked):
    """A Monster's magic, whose roll is its attack roll too."""


class Defended(Rolled):
    who: Who
    dice: int
    blocked: int


class Hurt(Spoken):
    who: Who
    damage: int
    left: int


class Unharmed(Spoken):
    who: Who


class Pushed(Spoken):
    who: Who
    cell: int


class Followed(Spoken):
    who: Who


class Disabled(Spoken):
    who: Who
    condition: str


class Tested(Rolled):
    who: Who
    condition: str
    dice: int
    needed: int
    recovered: int


class Assisted(Spoken):
    hero: Who
    who: Who
    dice: int


class Died(Spoken):
    hero: str


class Revived(Spoken):
    hero: str
    lif: int


class RevivedAt(Revived):
    """In the dungeon, on a square."""

    cell: int


class Removed(Spoken):
    monster: Who
    xp: int
    gold: int


class Faded(Spoken):
    who: Who


class LifeRolled(Spoken):
    monster: Who
    total: int
    result: str
    changes: tuple[Change, ...] = ()


class Shared(Spoken):
    xp: int


class Earned(Spoken):
    """XP for the group that no other event tells."""

    xp: int


class LearnedMore(Spoken):
    """XP of a Hero's own."""

    hero: str
    xp: int


class Levelled(Spoken):
    hero: str
    level: int


class Raised(Spoken):
    hero: str
    stat: str
    value: int


class Learned(Spoken):
    """`of`: the school or weapon that an ability names."""

    hero: str
    thing: str
    of: str = ""

    def text(self) -> Text:
        said = super().text()
        if not self.of:
            return said
        parts = {"name": Text("name", {"name": self.thing}), "of": Text("name", {"name": self.of})}
        return Text(said.id, {**said.args, "thing": Text("name-with", parts)}, said.cites)


class CastSpell(Rolled):
    hero: str
    spell: str
    successes: int
    needed: int
    worked: int


class CastSpellOn(CastSpell):
    target: Who


class CastSpellAt(CastSpell):
    object: Thing


class SpellLost(Spoken):
    hero: str
    spell: str


class SpellKept(Spoken):
    hero: str
    spell: str


class Resisted(Spoken):
    monster: Who
    spell: str


class Affected(Spoken):
    """What a spell does, by its id in `deed`; `amount`: so many dice of Defense."""

    who: Who
    spell: str
    deed: str
    amount: int = 0


class Transformed(Spoken):
    """A Hero in the form of a Monster."""

    hero: str
    shape: str


class GateOpened(Spoken):
    hero: str
    cell: int


class Blasted(Spoken):
    """A spell that strikes all squares of a block."""

    spell: str
    cell: int
    far: int
    damage: int


class Breathed(Spoken):
    """A Monster's breath, which strikes all squares of a block."""

    monster: Who
    cell: int
    far: int
    damage: int


class Called(Spoken):
    """A creature comes at a spell's word."""

    who: Who
    cell: int


class Healed(Spoken):
    who: Who
    lif: int


class Poisoned(Spoken):
    hero: str


class VenomWorked(Spoken):
    hero: str
    held: int


class Cured(Spoken):
    hero: str


class Examined(Spoken):
    hero: Who
    object: Thing
    found: int


class TrapKnown(Spoken):
    object: Thing
    trap: str


class Disarmed(Rolled):
    hero: Who
    trap: str
    worked: int
    xp: int


class LockTried(Rolled):
    hero: Who
    object: Thing
    opened: int
    xp: int


class Opened(Spoken):
    who: Who
    object: Thing


class Sprung(Spoken):
    who: Who
    trap: str


class SprungOn(Sprung):
    """A trap on a door or Chest."""

    object: Thing


class TrapStruck(Spoken):
    who: Who
    dice: int
    hits: int


class TrapTested(Spoken):
    who: Who
    dice: int
    stat: str
    needed: int
    avoided: int


class Slowed(Spoken):
    who: Who


class Burned(Spoken):
    hero: str
    armor: str


class FoundTreasure(Spoken):
    hero: str
    treasure: str
    amount: int


class Gained(Spoken):
    hero: str
    amount: int


class KeyKept(Spoken):
    hero: str
    thing: str


class LeftBehind(Spoken):
    hero: str
    thing: str


class Lost(Spoken):
    thing: str


class Used(Spoken):
    hero: Who
    thing: str


class Drank(Spoken):
    hero: str
    bottled: int


class PickedUp(Spoken):
    hero: str
    thing: str


class Given(Spoken):
    hero: str
    thing: str
    who: Who


class Changed(Spoken):
    hero: str
    thing: str


class PutOn(Spoken):
    """Armor or attire that was found is worn at once."""

    hero: str
    thing: str


class Boosted(Rolled):
    """Magic poured into a Manna weapon."""

    hero: str
    weapon: str
    dice: int


class Exhausted(Spoken):
    hero: str
    weapon: str


class Laid(Spoken):
    tile: str
    doors: int


class DeadEnd(Spoken):
    """A door that people know leads nowhere, as it turns out."""

    object: Thing


class BlindDoorway(Spoken):
    """A doorway of the new tile looks at a wall."""

    object: Thing
    cell: int


class DoorFound(Spoken):
    """`difficulty` 0: a Great Door has none. `sudden`: in a wall that was bare."""

    object: Thing
    door: str
    cell: int
    difficulty: int
    sudden: int = 0


class DoorShared(Spoken):
    """A doorway of the new tile meets one that is there already."""

    object: Thing


class GreatDoorAppeared(Spoken):
    object: Thing


class Appeared(Spoken):
    monster: Who
    cell: int
    facing: int


class ChestAppeared(Spoken):
    object: Thing
    cell: int
    locked: int
    difficulty: int


class Searched(Spoken):
    """Looking for what a quest has hidden."""

    hero: str
    found: int


class HazardStruck(Spoken):
    """A place itself is dangerous."""

    trap: str


class Told(Spoken):
    """A story of the pack."""

    story: str


class Happened(Spoken):
    event: str


class Wandered(Spoken):
    """Monsters come back to a room that was cleared."""


class TorchOut(Spoken):
    hero: str


class MonsterActed(Spoken):
    monster: Who
    deed: str
    cell: int
    worked: int = 1


class Withstood(Spoken):
    hero: str


class Fizzled(Spoken):
    thing: str


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
    """For the quest."""

    xp: int
    gold: int


class RewardedFor(Rewarded):
    """For the task of a location."""

    place: str


class WayOutShown(Spoken):
    """A secret exit."""

    place: str


class Ended(Spoken):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    QuestBegan,
    Mustered,
    Placed,
    PhaseBegan,
    PlotAdvanced,
    Stalled,
    Moved,
    Charged,
    Noticed,
    Unnoticed,
    Attacked,
    SpellStruck,
    MagicStruck,
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
    RevivedAt,
    Removed,
    Faded,
    LifeRolled,
    Shared,
    Earned,
    LearnedMore,
    Levelled,
    Raised,
    Learned,
    CastSpell,
    CastSpellAt,
    CastSpellOn,
    SpellLost,
    SpellKept,
    Resisted,
    Affected,
    Transformed,
    GateOpened,
    Blasted,
    Breathed,
    Called,
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
    SprungOn,
    TrapStruck,
    TrapTested,
    Slowed,
    Burned,
    FoundTreasure,
    Gained,
    KeyKept,
    LeftBehind,
    Lost,
    Used,
    Given,
    Drank,
    PickedUp,
    Changed,
    PutOn,
    Boosted,
    Exhausted,
    Laid,
    DeadEnd,
    BlindDoorway,
    DoorFound,
    DoorShared,
    GreatDoorAppeared,
    Appeared,
    ChestAppeared,
    Searched,
    HazardStruck,
    Told,
    Happened,
    Wandered,
    TorchOut,
    MonsterActed,
    Withstood,
    Fizzled,
    Coffined,
    Bought,
    Sold,
    Went,
    Returned,
    Rewarded,
    RewardedFor,
    WayOutShown,
    Ended,
)
