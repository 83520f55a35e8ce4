"""What all share: doom, experience, the shop, the scenario and the campaign."""

from __future__ import annotations

from undercroft.kernel import Event, Text

from .base import CheckEvent


class DoomCounted(Event):
    """Why doom moves at the end of a round: tiles with characters, whether a door was opened, what a small party is
    spared."""

    tiles: int
    door: int
    spared: int = 0


class DoomMoved(Event):
    space: int


class DoomRounded(Event):
    """The counter has come round, and the monsters do not rise again."""


class ExtraActivation(Event):
    space: int


class MonsterLevel(Event):
    level: int


class XpGained(Event):
    xp: int
    total: int


class PointsGained(Event):
    """`price`: how many of these points an attribute costs."""

    points: int
    price: int = 1

    def text(self) -> Text:
        plain = super().text()
        return plain if self.price == 1 else Text(f"{plain.id}-xp", plain.args, plain.cites)


class XpPaid(Event):
    """A lone character buys off a step of the doom counter."""

    xp: int
    total: int


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
    """`why`: `party` threw it out, `hero` paid for it, it is `worthless`, or it went for a step of `doom`; old saves do
    not say it."""

    card: str
    why: str = ""
    hero: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.why}", plain.args, plain.cites) if self.why else plain


class Joined(Event):
    hero: str


class HeroLeft(Event):
    hero: str


class DeedChecked(CheckEvent):
    verb: str

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "deed": Text(f"deed-{self.verb}")}, plain.cites)


class EventChecked(CheckEvent):
    """A check that a door event asks for."""


class KeptTrapCounted(Event):
    """A trap that was kept from the starting cards brings its experience."""

    card: str


class MonsterPointsGained(Event):
    """`why`: for the spaces that `doom` has crossed, for going on after a `death`, or because the heroes have `grown`.
    Old saves lack it."""

    points: int
    total: int
    why: str = ""


class CardKept(Event):
    hero: str
    card: str


class AllKept(Event):
    """After a death a survivor keeps all its cards."""

    hero: str
    cards: int


class CampaignItemGiven(Event):
    hero: str
    card: str


class ScenarioTold(Event):
    """Something that only this scenario knows: `what` names its text."""

    what: str
    number: int = 0
    hero: str = ""

    def text(self) -> Text:
        return Text(f"told-{self.what}", {"number": self.number, "hero": self.hero}, self.cites)


class TokensLaid(Event):
    """What the scenario has put on a tile: so many tokens of a kind."""

    token: str
    tile: str
    number: int


class TokenMoved(Event):
    """A token that lay where a hole has opened lies beside it from now on."""

    token: str
    x: int
    y: int


class GroundLaid(Event):
    """Fire, ice or air on some squares of a tile."""

    element: str
    tile: str

    def text(self) -> Text:
        return Text(f"event-ground-{self.element}", {"tile": self.tile}, self.cites)


class Ended(Event):
    reason: str
