"""What all share: doom, experience, the shop, the scenario and the campaign."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import Cue, Say, Turn

from .base import CheckEvent, DoriaEvent, Seen


class DoomCounted(DoriaEvent):
    """Why doom moves at the end of a round: tiles with characters, whether a door was opened, what a small party is
    spared."""

    tiles: int
    door: int
    spared: int = 0


class DoomMoved(DoriaEvent):
    space: int


class DoomRounded(DoriaEvent):
    """The counter has come round, and the monsters do not rise again."""


class ExtraActivation(DoriaEvent):
    space: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Turn(title=self.text()),)


class MonsterLevel(DoriaEvent):
    level: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Turn(title=self.text()),)


class XpGained(DoriaEvent):
    xp: int
    total: int


class PointsGained(DoriaEvent):
    """`price`: how many of these points an attribute costs."""

    points: int
    price: int = 1

    def text(self) -> Text:
        plain = super().text()
        return plain if self.price == 1 else Text(f"{plain.id}-xp", plain.args, plain.cites)


class XpPaid(DoriaEvent):
    """A lone character buys off a step of the doom counter."""

    xp: int
    total: int


class AttributeRaised(DoriaEvent):
    hero: str
    attribute: str
    value: int


class BonusChosen(DoriaEvent):
    hero: str
    bonus: str


class Paid(DoriaEvent):
    hero: str
    card: str
    gold: int


class Bought(DoriaEvent):
    hero: str
    card: str


class ShopDiscarded(DoriaEvent):
    """`why`: `party` threw it out, `hero` paid for it, it is `worthless`, or it went for a step of `doom`; old saves do
    not say it."""

    card: str
    why: str = ""
    hero: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.why}", plain.args, plain.cites) if self.why else plain


class Joined(DoriaEvent):
    hero: str


class HeroLeft(DoriaEvent):
    hero: str


class DeedChecked(CheckEvent):
    verb: str

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "deed": Text(f"deed-{self.verb}")}, plain.cites)


class EventChecked(CheckEvent):
    """A check that a door event asks for."""


class KeptTrapCounted(DoriaEvent):
    """A trap that was kept from the starting cards brings its experience."""

    card: str


class MonsterPointsGained(DoriaEvent):
    """`why`: for the spaces that `doom` has crossed, for going on after a `death`, or because the heroes have `grown`.
    Old saves lack it."""

    points: int
    total: int
    why: str = ""


class CardKept(DoriaEvent):
    hero: str
    card: str


class AllKept(DoriaEvent):
    """After a death a survivor keeps all its cards."""

    hero: str
    cards: int


class CardsReturned(DoriaEvent):
    """So many cards of a character go back to where they came from, or wait until it is chosen which are kept."""

    hero: str
    cards: int


class Mourned(DoriaEvent):
    """The things of a dead character are lost, but for campaign items."""

    hero: str


class Followed(DoriaEvent):
    """Another character takes the place of a dead one, or nobody does: `fewer`."""

    hero: str
    fewer: int


class CampaignItemGiven(DoriaEvent):
    hero: str
    card: str


class ScenarioTold(DoriaEvent):
    """Something that only this scenario knows: `what` names its text."""

    what: str
    number: int = 0
    hero: str = ""

    def text(self) -> Text:
        return Text(f"told-{self.what}", {"number": self.number, "hero": self.hero}, self.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Say(self.text()),)


class TokensLaid(DoriaEvent):
    """What the scenario has put on a tile: so many tokens of a kind."""

    token: str
    tile: str
    number: int


class TokenMoved(DoriaEvent):
    """A token that lay where a hole has opened lies next to it from now on."""

    token: str
    x: int
    y: int


class GroundLaid(DoriaEvent):
    """Fire, ice or air on some squares of a tile."""

    element: str
    tile: str

    def text(self) -> Text:
        return Text(f"event-ground-{self.element}", {"tile": self.tile}, self.cites)


class Ended(DoriaEvent):
    reason: str

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Turn(title=self.text()),)
