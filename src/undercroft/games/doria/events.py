"""What can happen in the dungeon. Heroes, monsters, cards and tiles are named by what is printed on them."""

from __future__ import annotations

from undercroft.kernel import Event, Text


class HeroChosen(Event):
    hero: str
    seat: int


class Equipped(Event):
    hero: str
    card: str
    place: str


class RoundBegan(Event):
    round: int


class ShopFilled(Event):
    card: str
    place: int


class InitiativeRolled(Event):
    hero: str
    rolled: int
    ap: int


class FellUnconscious(Event):
    hero: str


class StayedUnconscious(Event):
    hero: str


class Woke(Event):
    hero: str


class Walked(Event):
    hero: str
    square: int
    ap: int


class Jumped(Event):
    hero: str
    square: int
    length: int


class JumpChecked(Event):
    hero: str
    total: int
    target: int
    passed: int


class Swapped(Event):
    hero: str
    other: str


class DoorOpened(Event):
    hero: str
    door: int


class TileLaid(Event):
    tile: str
    slot: int


class SecretDoorFound(Event):
    tile: str
    door: int


class Searched(Event):
    hero: str
    cards: int


class LootDrawn(Event):
    hero: str
    card: str


class LootLost(Event):
    hero: str
    card: str


class TrapSprung(Event):
    hero: str
    card: str


class TrapChecked(Event):
    hero: str
    card: str
    total: int
    target: int
    passed: int


class TrapEnded(Event):
    card: str


class DoorEventDrawn(Event):
    event: str

    def text(self) -> Text:
        return Text(f"door-event-{self.event}", {}, self.cites)


class Thrown(Event):
    hero: str
    other: str
    card: str


class Taken(Event):
    hero: str
    other: str
    card: str


class Repaired(Event):
    hero: str
    card: str


class Used(Event):
    hero: str
    card: str
    other: str


class SpellChecked(Event):
    hero: str
    card: str
    total: int
    target: int
    passed: int


class PickedUp(Event):
    hero: str
    other: str


class PutDown(Event):
    hero: str
    other: str


class RubbleCleared(Event):
    square: int


class Waited(Event):
    hero: str
    ap: int


class Attacked(Event):
    """A character's attack against one monster."""

    hero: str
    monster: str
    figure: int
    card: str
    attack: int
    defense: int
    damage: int


class Fumbled(Event):
    hero: str
    card: str


class MonsterHurt(Event):
    monster: str
    figure: int
    lost: int
    hp: int


class MonsterDefeated(Event):
    monster: str
    figure: int
    xp: int


class MonsterAppeared(Event):
    monster: str
    figure: int
    square: int
    mods: str

    def text(self) -> Text:
        mods = tuple(Text(f"modification-{mod}") for mod in self.mods.split())
        id = "event-monster-appeared-modified" if mods else "event-monster-appeared"
        return Text(id, {"monster": self.monster, "figure": self.figure, "mods": mods}, self.cites)


class ModificationDrawn(Event):
    modification: str


class MonsterMoved(Event):
    monster: str
    figure: int
    square: int


class MonsterPushed(Event):
    monster: str
    figure: int
    square: int


class Struck(Event):
    """A monster attacks: its roll."""

    monster: str
    figure: int
    attack: int
    targets: int


class Defended(Event):
    hero: str
    monster: str
    attack: int
    defense: int
    hit: int


class Activated(Event):
    monster: str
    figure: int


class ArmorUsed(Event):
    hero: str
    card: str


class GearDamaged(Event):
    hero: str
    card: str


class Lost(Event):
    hero: str
    amount: int
    hp: int


class PsiLost(Event):
    hero: str
    amount: int
    pp: int


class Healed(Event):
    hero: str
    hp: int
    pp: int


class Poisoned(Event):
    hero: str
    markers: int


class PoisonChecked(Event):
    hero: str
    total: int
    target: int
    markers: int


class Died(Event):
    hero: str


class DoomMoved(Event):
    space: int


class ExtraActivation(Event):
    space: int


class MonsterLevel(Event):
    level: int


class XpGained(Event):
    xp: int
    total: int


class PointsGained(Event):
    points: int


class AttributeRaised(Event):
    hero: str
    attribute: str
    value: int


class BonusChosen(Event):
    hero: str
    bonus: str


class Paid(Event):
    hero: str
    card: str
    gold: int


class Bought(Event):
    hero: str
    card: str


class ShopDiscarded(Event):
    card: str


class Joined(Event):
    hero: str


class HeroLeft(Event):
    hero: str


class DeedChecked(Event):
    hero: str
    verb: str
    total: int
    target: int
    passed: int


class MonsterPointsGained(Event):
    points: int
    total: int


class CardKept(Event):
    hero: str
    card: str


class CampaignItemGiven(Event):
    hero: str
    card: str


class ScenarioTold(Event):
    """Something that only this scenario knows: `what` names its text."""

    what: str
    number: int = 0

    def text(self) -> Text:
        return Text(f"told-{self.what}", {"number": self.number}, self.cites)


class Ended(Event):
    reason: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
