"""What can happen in a quest. `who` and `target` are figures by id; `name` is what a figure is called in texts."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from undercroft import kernel
from undercroft.kernel import Text

from .content.heroes import HEROES
from .state import number


@cache
def _heroes() -> frozenset[str]:

    return frozenset(hero.id for hero in HEROES)


class Event(kernel.Event):
    """Heroes are called by name, all others with their number, since several may be alike. An event with a place `at`
    speaks by a message of its own, `event-<kind>-at`."""

    def text(self) -> Text:
        said = super().text()
        args: dict[str, Any] = dict(said.args)
        whose = "name" if "name" in args else "creature"
        for field, id in ((whose, args.get("who", 0)), ("other", args.get("target", 0))):
            card = args.get(field)
            if isinstance(card, str) and id > 0 and card not in _heroes():
                args[field] = Text("figure-number", {"name": Text(f"figure-{card}"), "number": number(id)})
        return Text(f"{said.id}-at" if args.get("at") else said.id, args, said.cites)


class Mustered(Event):
    seat: int
    hero: str


class SheetRead(Event):
    """The open part of the Quest Sheet is read out, and the note of the section where the heroes begin."""

    story: str
    note: str = ""


class Began(Event):
    """A side's turn has begun."""

    turn: int
    side: str


class Activated(Event):
    """An activation begins; a creature of the Artificial Dark Player acts by its behaviour card."""

    who: int
    name: str
    behaviour: str = ""

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-as", said.args, said.cites) if self.behaviour else said


class UsedSkill(Event):
    """A skill that is used as an Action; `target` is 0 where it concerns nobody else."""

    who: int
    name: str
    skill: str
    target: int = 0
    other: str = ""


class WithoutEffect(Event):
    """A skill that did nothing to its target."""

    skill: str
    target: int
    other: str


class SpawnRow(Event):
    """A row of the Creature Spawn Table."""

    card: str
    rolled: int
    row: tuple[str, ...]

    def text(self) -> Text:
        said = super().text()
        names = tuple(Text(f"figure-{one}") for one in self.row)
        return Text(said.id, {"card": self.card, "rolled": self.rolled, "creatures": names}, said.cites)


class Recovered(Event):
    who: int
    name: str
    rolled: int
    condition: str
    passed: int


class Tested(Event):
    who: int
    name: str
    test: str
    total: int
    target: int
    passed: int

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "test": Text(f"roll-{self.test}")}, said.cites)


class Moved(Event):
    """One step, or a whole way for larger bases. Steps in a row are told as one."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: int
    name: str
    start: int
    end: int
    at: str


class Ran(Event):
    who: int
    name: str
    rolled: int
    squares: int


class Revealed(Event):
    """`note` is the text id of what the sheet reads out."""

    who: int
    name: str
    section: str
    note: str = ""

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-note", said.args, said.cites) if self.note else said


class Opened(Event):
    who: int
    name: str
    what: str
    at: str = ""


class Broke(Event):
    """A door, a chest, a weapon or a shield."""

    who: int
    name: str
    what: str
    at: str = ""


class Struck(Event):
    """A blow at a door or chest."""

    who: int
    name: str
    what: str
    wounds: int
    left: int
    at: str = ""


class Locked(Event):
    what: str
    card: str

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-{self.card}", said.args, said.cites)


class Placed(Event):
    creature: str
    who: int
    cell: int
    at: str


class Initiative(Event):
    heroes: int
    dark: int
    winner: str


class Surprised(Event):
    who: int
    name: str
    cell: int
    at: str


class Attacked(Event):
    who: int
    name: str
    target: int
    other: str
    weapon: str
    attack: int
    defence: int
    hit: int


class Shot(Event):
    who: int
    name: str
    target: int
    other: str
    weapon: str
    total: int
    hit: int


class Blocked(Event):
    who: int
    name: str
    rolled: int
    blocked: int


class Damaged(Event):
    who: int
    name: str
    dice: int
    wounds: int
    left: int


class Afflicted(Event):
    who: int
    name: str
    condition: str


class Cured(Event):
    who: int
    name: str
    condition: str


class Healed(Event):
    who: int
    name: str
    amount: int


class Saved(Event):
    """A Fortune point against a fatal blow; a second one needs no roll."""

    who: int
    name: str
    rolled: int
    saved: int

    def text(self) -> Text:
        said = super().text()
        return said if self.rolled else Text(f"{said.id}-surely", said.args, said.cites)


class KnockedOut(Event):
    who: int
    name: str


class Pushed(Event):
    who: int
    name: str
    cell: int
    at: str


class Fell(Event):
    who: int
    name: str
    height: int


class Built(Event):
    """A turn of work on a footbridge."""

    who: int
    name: str
    left: int


class Pounced(Event):
    """A great jump onto an enemy."""

    who: int
    name: str
    other: str
    passed: int


class Clung(Event):
    who: int
    name: str
    other: str


class BridgeStands(Event):
    cell: int


class BridgeFell(Event):
    cell: int


class Dropped(Event):
    who: int
    name: str
    item: str


class Handled(Event):
    """Equipment was taken, put away, given, put down or picked up."""

    who: int
    name: str
    item: str
    how: str


class Cast(Event):
    """A casting roll; `target` is 0 where the spell is for the caster himself."""

    who: int
    name: str
    spell: str
    total: int
    success: int
    target: int = 0
    other: str = ""


class Dispelled(Event):
    who: int
    name: str
    spell: str
    total: int
    success: int


class SpellEnded(Event):
    who: int
    name: str
    spell: str


class FortuneSpent(Event):
    who: int
    name: str
    left: int


class Searched(Event):
    who: int
    name: str
    what: str
    total: int


class Found(Event):
    who: int
    name: str
    what: str


class CoinsFound(Event):
    who: int
    name: str
    coins: int


class TrapSprung(Event):
    who: int
    name: str
    card: str
    detected: int


class TrapDisarmed(Event):
    who: int
    name: str
    card: str
    success: int


class DarkDrew(Event):
    """The Dark Player drew a card into his hand."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None
    deck: str


class DarkPlayed(Event):
    card: str
    cost: int
    reserve: int


class Empowered(Event):
    """A Power card works on a creature."""

    who: int
    name: str
    card: str


class ReserveRose(Event):
    reserve: int


class DarkDiscarded(Event):
    card: str
    gained: int
    reserve: int


class ScenarioDie(Event):
    shown: str


class Scored(Event):
    side: str
    points: int
    why: str


class Frightened(Event):
    who: int
    name: str
    other: str
    passed: int


class Fled(Event):
    who: int
    name: str


class Left(Event):
    who: int
    name: str


class GoalReached(Event):
    goal: str


class Ended(Event):
    reason: str


class LeaderArmed(Event):
    """The Dark Player has bought an object for the Leader, or none; which one is his secret."""

    hidden: ClassVar[tuple[str, ...]] = ("item",)
    bought: int
    item: str | None


class Rested(Event):
    """Where the group rests between two quests."""

    place: str


class Travelled(Event):
    """A Travel Event roll in a settlement; `story` is none if the number was not reached."""

    story: str
    rolled: int
    needs: int


class Lodged(Event):
    who: int
    name: str
    paid: int


class Dismissed(Event):
    """A companion was not paid and has left."""

    creature: str
    name: str


class Visited(Event):
    who: int
    name: str
    service: str


class Offered(Event):
    """A hero takes up what a card of a settlement offers."""

    who: int
    name: str
    offer: str
    coins: int


class Purse(Event):
    """Coins are lost."""

    who: int
    name: str
    coins: int


class Mended(Event):
    """An injury is cured."""

    who: int
    name: str


class PrisonFound(Event):
    """The door behind which prisoners sit, by a square."""

    x: int
    y: int


class Freed(Event):
    who: int
    name: str


class Traded(Event):
    who: int
    name: str
    item: str
    how: str


class Hired(Event):
    who: int
    name: str
    creature: str


class Tracked(Event):
    """A tracker has seen an Encounter card."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)

    who: int
    name: str
    card: str | None


class Changed(Event):
    """A lycanthrope has another shape."""

    who: int
    name: str
    shape: str


class Turned(Event):
    """A creature serves the other side, or is free again."""

    who: int
    name: str
    how: str


class Fated(Event):
    """What became of a hero who was Knocked Out."""

    who: int
    name: str
    rolled: int
    result: str


class Injured(Event):
    who: int
    name: str
    rolled: int


class Invested(Event):
    who: int
    name: str
    what: str
    cost: int


EVENTS = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
