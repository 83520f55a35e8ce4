"""Before and between quests: what can happen."""

from __future__ import annotations

from undercroft.kernel import Text

from .base import Event, Goods


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


class Blessed(Event):
    """Somebody has more, or less, of something for the next quest: Fortune, experience, an attribute."""

    who: int
    name: str
    bonus: str
    value: str
    lasts: int = 0


class Chanced(Event):
    """What the die says about an offer; `nothing` comes of it."""

    who: int
    name: str
    rolled: int
    nothing: bool


class Mended(Event):
    """An injury is cured."""

    who: int
    name: str


class Traded(Goods):
    who: int
    name: str
    item: str
    how: str


class Hired(Event):
    who: int
    name: str
    creature: str


class Fated(Event):
    """What became of a hero who was Knocked Out."""

    who: int
    name: str
    rolled: int
    result: str


class Injured(Event):
    """An injury that stays; `what` is the attribute or the forgotten skill, where the table leaves it open."""

    who: int
    name: str
    rolled: int
    what: str = ""
    forgotten: bool = False

    def text(self) -> Text:
        said = super().text()
        what = {"what": Text(f"{'skill' if self.forgotten else 'attribute'}-{self.what}")} if self.what else {}
        injury = Text("injury-none") if self.forgotten and not what else Text(f"injury-{self.rolled}", what)
        return Text(said.id, {**said.args, "injury": injury}, said.cites)


class Invested(Event):
    who: int
    name: str
    what: str
    cost: int


class Raised(Event):
    """A Healer has called a dead hero back."""

    who: int
    name: str


class CraftLearned(Event):
    """Experience went into a secondary skill, with success or without."""

    who: int
    name: str
    craft: str
    passed: int
    bonus: int
