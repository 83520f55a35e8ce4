"""What can happen in the dungeon, in words (`text/`) and as cues.

Fields with a default came later than the first saves; a log from before has no cues for want of them.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Event, Text
from undercroft.kernel.text import Argument
from undercroft.toolkit.cues import (
    Change,
    Come,
    Cue,
    Go,
    Lay,
    Mark,
    Move,
    Open,
    Part,
    Pass,
    Roll,
    Say,
    Score,
    Strike,
    Turn,
)
from undercroft.toolkit.scene import SIDES

from . import ids
from .board import WIDTH
from .content.figures import DIE
from .content.tiles import TILES
from .icons import icon
from .state import FIRST_MONSTER, HEROES

TILE_IDS = frozenset(tile.id for tile in TILES)
UNKNOWN = -1
"""What an old log does not tell."""
SEEN = frozenset(
    (
        "figure", "aim", "cell", "cells", "place", "way", "how", "life", "left", "venom", "score", "total", "die",
        "tokens", "under", "pit", "lives", "worn", "drawn", "out", "gone", "face_down", "marks", "tired", "key",
    )
)  # fmt: skip
"""Fields that only the cues need."""


def spoken(name: str) -> Text:
    """How a character is spoken of: a hero by name, a monster by kind and number.

    >>> str(spoken("petra")), str(spoken("cave-troll-102"))
    ('hero-petra', 'monster-numbered(monster=monster-cave-troll, n=3)')
    """
    card, _, number = name.rpartition("-")
    if number.isdigit():
        return Text("monster-numbered", {"monster": Text(f"monster-{card}"), "n": int(number) - FIRST_MONSTER + 1})
    return Text(f"hero-{name}")


def scored(seat: int, points: int, now: int, why: str) -> tuple[Cue, ...]:
    """The points of an Alliance, on its sheet and on their track, and what they are for."""
    sheet, track = (
        Change(ids.alliance(seat), "score", now - points, now),
        Change(ids.score(seat), "", now - points, now),
    )
    return sheet, track, Score(f"seat-{seat}", Text(f"tally-{why}"), points)


class AllianceEvent(Event, gc=False, omit_defaults=True):
    """People count seats and spaces from one, and call characters, cards and tiles by their names."""

    def text(self) -> Text:
        said = super().text()
        args = {key: self._said(key, value) for key, value in said.args.items() if key not in SEEN}
        return Text(said.id, args, said.cites)

    @staticmethod
    def _said(key: str, value: Argument) -> Argument:
        if key in ("seat", "x", "y") and isinstance(value, int):
            return value + 1
        if not isinstance(value, str) or value == "none":
            return value
        if key in ("who", "target"):
            return spoken(value)
        if key == "source":
            return Text(f"card-{value}")
        if key == "inhabitants":
            return tuple(spoken(name) for name in value.split(", ") if name)
        if key == "thing":
            return Text(f"tile-{value}" if value in TILE_IDS else f"card-{value}")
        if key == "cards":
            return tuple(Text(f"card-{card}") for card in value.split(", ") if card)
        return value


class FigureEvent(AllianceEvent, kw_only=True, gc=False):
    """Somebody does or suffers something: `figure` is the number of the hero or the monster."""

    figure: int = UNKNOWN

    @property
    def piece(self) -> str:
        return ids.piece(self.figure)

    def cues(self) -> tuple[Cue, ...]:
        return self.shown() if self.figure != UNKNOWN else ()

    def shown(self) -> tuple[Cue, ...]:
        """The cues, where the figure is known."""
        return ()


class LifeEvent(FigureEvent, kw_only=True, gc=False):
    """Wounds come or go: `life` was left before, `left` is now; `venom` of the wounds are poison."""

    life: int = UNKNOWN
    left: int = UNKNOWN
    venom: int = 0

    def shown(self) -> tuple[Cue, ...]:
        if self.life == UNKNOWN:
            return ()
        poison = Mark(self.piece, "poison", "come", self.venom) if self.venom else Mark(self.piece, "poison", "end")
        change = Change(self.piece, "life", self.life, self.left)
        return (change, poison) if self.figure < FIRST_MONSTER else (change,)


# ------------------------------------------------------------------------------------------------------- the opening


class HeroDrafted(AllianceEvent):
    """`out` and `drawn`: alone, the hero who leaves the game, and those who lie there next."""

    seat: int
    hero: str
    out: str = ""
    drawn: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        taken = Pass(self.hero, ids.ROW, ids.picks(self.seat))
        other = (Pass(self.out, ids.ROW, ""),) if self.out else ()
        return (taken, *other, *(Pass(hero, "", ids.ROW) for hero in self.drawn))


class Gathered(AllianceEvent):
    """The Alliances are complete. `lives`: the heroes of each; `out`: those in the row who stay at home; `left`: the
    cards in each deck."""

    lives: tuple[tuple[str, ...], ...] = ()
    out: tuple[str, ...] = ()
    left: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        away = [Pass(hero, ids.ROW, "") for hero in self.out]
        away += [Pass(hero, ids.picks(seat), "") for seat, picks in enumerate(self.lives) for hero in picks]
        return (*away, *(Pass("", "", ids.deck(seat), count) for seat, count in enumerate(self.left)))


class HeroesPlaced(FigureEvent):
    """`hero`: the one in the central square. Each figure is told, and all of them as one."""

    in_a_row: ClassVar[tuple[str, ...]] = ("seat", "hero")

    seat: int
    hero: str
    cell: int = UNKNOWN
    key: str = ""
    """The hero whose figure this is."""

    def shown(self) -> tuple[Cue, ...]:
        cells, look, name = (ids.cell(self.cell),), icon(self.key, "hero"), Text(f"hero-{self.key}")
        return (Come(self.piece, cells, "enter", look, name, f"seat-{self.seat}"),)


class RoundBegan(AllianceEvent):
    round: int
    seat: int
    """Who holds the Initiative Token."""

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(title=Text("title-round", {"round": self.round})), Change("round", "", self.round - 1, self.round))


# ------------------------------------------------------------------------------------------------------------- heroes


class Activated(FigureEvent):
    seat: int
    hero: str

    def shown(self) -> tuple[Cue, ...]:
        return (Turn(self.piece, self.seat),)


class Moved(FigureEvent):
    """One space; spaces in a row are told as one walk. `way`: all of them, where it is more than one; `how`: walk,
    push, leap."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: str
    x: int
    y: int
    way: tuple[int, ...] = ()
    how: str = "walk"

    def shown(self) -> tuple[Cue, ...]:
        way = self.way or (self.y * WIDTH + self.x,)
        return (Move(self.piece, tuple(map(ids.cell, way)), self.how),)


class Faced(FigureEvent):
    """Somebody turns; of turns in a row the last one counts."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: str
    side: str

    def shown(self) -> tuple[Cue, ...]:
        return (Move(self.piece, facing=SIDES[SIDES.index(self.side)]),)


class MovedAgain(FigureEvent):
    hero: str


class Rested(LifeEvent):
    hero: str
    removed: int


class LeftDungeon(LifeEvent):
    hero: str
    x: int = -1
    y: int = -1

    def shown(self) -> tuple[Cue, ...]:
        move = Move(self.piece, (ids.cell(self.y * WIDTH + self.x),), "carry")
        return (move, *super().shown(), Mark(self.piece, "down", "end"))


class StoodUp(FigureEvent):
    hero: str

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, "down", "end"),)


class DoorOpened(FigureEvent):
    """`door`: normal, locked or secret."""

    hero: str
    side: str
    door: str
    place: int = UNKNOWN

    def shown(self) -> tuple[Cue, ...]:
        return (Open(ids.border(self.place, SIDES.index(self.side)), "arch"),)


class Attempted(FigureEvent):
    """A roll of the Dungeon Die against a level. `what`: locked, secret, chest or trap. `die` is its side; what cards
    add to it is in `rolled`."""

    hero: str
    what: str
    rolled: int
    extra: int
    level: int
    success: int
    sure: int = 0
    """Enough Speed went into it to do without the die."""
    die: int = 0

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.success),)

    def shown(self) -> tuple[Cue, ...]:
        if not self.die:
            return ()
        cards = self.rolled - DIE[self.die - 1]
        parts = [(Text("part-cards"), cards), (Text("part-effort"), self.extra)]
        roll = Roll(
            self.piece,
            Text(f"roll-{self.what}"),
            (self.die,),
            faces=DIE,
            parts=tuple(Part(name, value) for name, value in parts if value),
            total=self.rolled + self.extra,
            against=self.level,
            outcome="pass" if self.success else "fail",
        )
        return (roll,)


# -------------------------------------------------------------------------------------------------- tiles, challenges


class TilePlaced(AllianceEvent):
    """`inhabitants`: the names of its monsters. `cells`: where they stand; `tokens`: where challenges lie, and of which
    level."""

    tile: str
    place: int
    monsters: int
    challenges: int
    inhabitants: str = ""
    cells: tuple[int, ...] = ()
    tokens: tuple[tuple[int, int], ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        found: list[Cue] = [Pass(self.tile, ids.TILES, ""), Lay(rooms=(ids.room(self.place),))]
        for name, cell in zip(self.inhabitants.split(", "), self.cells, strict=False):
            card, _, number = name.rpartition("-")
            cells = (ids.cell(cell),)
            found.append(Come(ids.piece(int(number)), cells, "reveal", icon(card, "monster"), spoken(name)))
        for cell, level in self.tokens:
            found.append(Pass("", ids.challenges(level), ""))
            found.append(Come(ids.token(cell), (ids.cell(cell),), "drop", "uncertainty", tint="thing"))
        return tuple(found)


class TileRevealed(AllianceEvent):
    """`drawn`: from the stack just now."""

    tile: str
    drawn: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.tile, ids.TILE_STACK, ids.TILES),) if self.drawn else ()


class TokenEvent(FigureEvent, kw_only=True, gc=False):
    """A hero and a Challenge Token, which lies or lay on `cell`."""

    hero: str = "none"
    challenge: str
    cell: int = UNKNOWN

    @property
    def token(self) -> str:
        return ids.token(self.cell)

    def turned_up(self) -> Cue:
        name = Text(f"challenge-{self.challenge}")
        return Come(self.token, (ids.cell(self.cell),), "reveal", icon(self.challenge, "challenge"), name, "thing")


class ChallengeRevealed(TokenEvent):
    """`hero`: who has turned it up, by a search or by coming into the room (`none` in older games)."""

    level: int
    x: int = -1
    y: int = -1

    def shown(self) -> tuple[Cue, ...]:
        return (self.turned_up(),)


class TrapSprung(TokenEvent):
    """`pit`: where it stays, as the how manieth there."""

    level: int
    pit: tuple[int, int] = (UNKNOWN, 0)

    def shown(self) -> tuple[Cue, ...]:
        strike = Strike(self.token, (self.piece,), "trap")
        at, number = self.pit
        if at == UNKNOWN:
            return self.turned_up(), strike, Go(self.token, "spend")
        look, name = icon(self.challenge, "challenge"), Text(f"challenge-{self.challenge}")
        come = Come(ids.pit(at, number), (ids.cell(at),), "reveal", look, name, "thing")
        return self.turned_up(), strike, Go(self.token, "spend"), come


class TrapDisarmed(TokenEvent):
    def shown(self) -> tuple[Cue, ...]:
        return (Go(self.token, "vanish"),)


class TrapLeft(TokenEvent):
    """A trap that a search has shown goes face down again."""


class Hampered(FigureEvent):
    """A trap takes Speed points of this movement; `stuck`: so many that it is over."""

    hero: str
    points: int
    stuck: int


class Unharmed(FigureEvent):
    """A trap has gone off and does nothing to this hero."""

    hero: str


class ChestOpened(TokenEvent):
    level: int

    def shown(self) -> tuple[Cue, ...]:
        return (Go(self.token, "take"),)


# -------------------------------------------------------------------------------------------------- cards and attacks


class CardPlayed(FigureEvent):
    """`target`: somebody else whom it is aimed at; `under`: the hero in whose column it lies."""

    hero: str
    card: str
    target: str = "none"
    under: int = UNKNOWN

    def shown(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.hand(self.figure // HEROES), ids.column(self.under)),)


class Buried(FigureEvent):
    """A card goes face down into a column, for a Burst of Strength; `under`: whose."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    hero: str
    card: str | None
    under: int = UNKNOWN

    def shown(self) -> tuple[Cue, ...]:
        return (Pass(self.card or "", ids.hand(self.figure // HEROES), ids.buried(self.under)),)


class Burst(LifeEvent):
    hero: str
    option: str


class PowerRolled(FigureEvent):
    """A monster adds the die to its attack, before anybody reacts. `die` is its side."""

    who: str
    added: int
    strength: int
    die: int = 0

    def shown(self) -> tuple[Cue, ...]:
        parts, what = (Part(Text("part-attack"), self.strength - self.added),), Text("roll-power")
        return (Roll(self.piece, what, (self.die,), parts=parts, total=self.strength, faces=DIE),)


class Attacked(FigureEvent):
    """`damage` is 0 for a miss. `guard` and `tough` are what a Reaction and toughness take off it; `rolled` and
    `parried` what the die has given to strength and defense, `die` its side for the defense."""

    who: str
    target: str
    strength: int
    defense: int
    damage: int
    guard: int = 0
    tough: int = 0
    rolled: int = 0
    parried: int = 0
    source: str = "none"
    """The card that makes the attack, if it is not the attacker's own."""
    aim: int = UNKNOWN
    how: str = "blow"
    die: int = 0
    bonus: int = 0
    """What is added to the printed strength, the die aside."""
    cover: int = 0
    """What those who stand in the line add to the defense."""

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "bonus": self.bonus, "more": f"{self.bonus:+d}"}, said.cites)

    def shown(self) -> tuple[Cue, ...]:
        outcome = "hit" if self.damage else "block"
        strike = Strike(self.piece, (ids.piece(self.aim),), self.how, outcome)
        return (self.shield(), strike) if self.die else (strike,)

    def shield(self) -> Roll:
        """The die of who is attacked; that of the attacker has been told."""
        found = [("part-defense", self.defense - self.parried), ("part-guard", self.guard), ("part-tough", self.tough)]
        parts = tuple(Part(Text(name), value) for name, value in found if value)
        what, total = Text("roll-defense"), self.defense + self.guard + self.tough
        return Roll(ids.piece(self.aim), what, (self.die,), 6, (), parts, total, self.strength, faces=DIE)


class Reacted(FigureEvent):
    seat: int
    hero: str
    card: str

    def shown(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.hand(self.seat), ids.column(self.figure)),)


class NoRiposte(FigureEvent):
    """A Reaction would strike back, but its hero cannot."""

    hero: str


class Wounded(LifeEvent):
    """`cause`: why, where no attack or trap was told of just before."""

    who: str
    wounds: int
    poison: int = 0
    cause: str = "none"


class Healed(LifeEvent):
    """`cause`: why, where nothing was told of just before."""

    hero: str
    removed: int
    cause: str = "none"


class Regrew(LifeEvent):
    """Wounds of a monster have closed."""

    who: str
    wounds: int


class MonsterExhausted(FigureEvent):
    """A spell has put a monster to sleep."""

    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, "exhausted"),)


class Exhausted(MonsterExhausted):
    """A monster has been activated."""


class MonsterDefeated(FigureEvent):
    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Go(self.piece, "slain"),)


class HeroDefeated(FigureEvent):
    """`total`: how often heroes of this Alliance have fallen; `score`: its points now."""

    seat: int
    hero: str
    total: int = 0
    score: int = 0

    def shown(self) -> tuple[Cue, ...]:
        sheet = ids.alliance(self.seat)
        falls = Change(sheet, "defeats", self.total - 1, self.total)
        return (Mark(self.piece, "down"), falls, *scored(self.seat, -1, self.score, "defeats"))


TALLIES = {"alliance.xp.sole-kill": "kills", "alliance.xp.shared-kill": "shared", "alliance.pvp.xp": "rivals"}
"""The rules by which XP are gained, in the words of the reckoning; all others are finds."""


class GainedXp(AllianceEvent):
    """`cause`: why, where it is more than the usual. `total`: what it can spend now; `score`: its points now."""

    seat: int
    xp: int
    cause: str = "none"
    total: int = UNKNOWN
    score: int = 0

    def cues(self) -> tuple[Cue, ...]:
        if self.total == UNKNOWN:
            return ()
        sheet = ids.alliance(self.seat)
        more = Change(sheet, "xp", self.total - self.xp, self.total)
        why = next((why for rule, why in TALLIES.items() if rule in self.cites), "finds")
        return (more, *scored(self.seat, self.xp, self.score, why))


class Turned(Faced):
    """A spell turns a character."""

    in_a_row: ClassVar[tuple[str, ...]] = ()


class Marked(FigureEvent):
    """`key`: the condition, by its mark and by who put it there."""

    who: str
    mark: str
    amount: int
    key: str = ""

    def text(self) -> Text:
        said = super().text()
        effect = Text(f"marked-{self.mark}", {"amount": self.amount})
        return Text(said.id, {"who": said.args["who"], "effect": effect}, said.cites)

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, self.key, "come", self.amount),)


# ---------------------------------------------------------------------------------------------------- cards and decks


class Drafted(AllianceEvent):
    """`total`: what can be spent now; `worn`: an artifact, which lies open; `lives`: what its heroes have left, if it
    changes that."""

    seat: int
    card: str
    cost: int
    salvaged: int = 0
    """It came from the discard pile."""
    total: int = UNKNOWN
    worn: int = 0
    lives: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        source = ids.UPGRADE_DISCARD if self.salvaged else ids.UPGRADES
        found: list[Cue] = [Pass(self.card, source, ids.artifacts(self.seat) if self.worn else ids.hand(self.seat))]
        if self.total != UNKNOWN:
            found.append(Change(ids.alliance(self.seat), "xp", self.total + self.cost, self.total))
        for hero, left in enumerate(self.lives, HEROES * self.seat):
            found.append(Change(ids.piece(hero), "life", left, left))
        return tuple(found)


class Swapped(AllianceEvent):
    seat: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADES, ids.UPGRADE_DISCARD),)


class UpgradeRevealed(AllianceEvent):
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADE_DECK, ids.UPGRADES),)


class UpgradePurged(AllianceEvent):
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADE_DECK, ids.UPGRADE_DISCARD),)


class UpgradeDiscarded(AllianceEvent):
    """A solo card puts an upgrade onto the discard pile."""

    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADES, ids.UPGRADE_DISCARD),)


class Discarded(AllianceEvent):
    seat: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.hand(self.seat), ids.pile(self.seat)),)


class Drew(AllianceEvent):
    """`cards`: what was drawn, for its owner only."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: str | None

    def cues(self) -> tuple[Cue, ...]:
        source, target = ids.deck(self.seat), ids.hand(self.seat)
        if self.cards is None:
            return (Pass("", source, target, self.count),)
        return tuple(Pass(card, source, target) for card in self.cards.split(", "))


class Reshuffled(AllianceEvent):
    """A new Alliance Deck from the discard pile, of so many cards."""

    seat: int
    left: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return (Pass("", ids.pile(self.seat), ids.deck(self.seat), self.left),) if self.left else ()


class CardStayed(FigureEvent):
    """A card that may stay over the end phase does."""

    hero: str
    card: str


class ColumnCleared(FigureEvent):
    """In the end phase the cards under a hero go to the discard pile, those that lay face down too."""

    in_a_row: ClassVar[tuple[str, ...]] = ("cites",)

    gone: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()

    def shown(self) -> tuple[Cue, ...]:
        pile = ids.pile(self.figure // HEROES)
        open_ones = (Pass(card, ids.column(self.figure), pile) for card in self.gone)
        return (*open_ones, *(Pass(card, ids.buried(self.figure), pile) for card in self.face_down))


class Recalled(AllianceEvent):
    """A card comes back from the own discard pile, which lies open."""

    seat: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.pile(self.seat), ids.hand(self.seat)),)


class NothingBack(AllianceEvent):
    """A card should come back, but the discard pile is empty."""

    seat: int


class NothingDrawn(AllianceEvent):
    """Cards should be drawn, but deck and discard pile are empty."""

    seat: int


class Waited(FigureEvent):
    """A hero's activation in which nothing is done."""

    hero: str


# ----------------------------------------------------------------------------------------------- monsters, solo cards


class MonsterActivated(FigureEvent):
    seat: int
    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Turn(self.piece),)


class Hunts(MonsterActivated):
    """A solo card sends a monster against an Alliance and adds to its attack."""

    bonus: int


class Lingers(FigureEvent):
    """A monster that was activated neither moves nor attacks."""

    who: str


class MonsterReadied(FigureEvent):
    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, "exhausted", "end"),)


class SoloCardTurned(AllianceEvent):
    """`out`: the card before it; `left`: how many lie in the deck now."""

    solo: str
    out: str = ""
    left: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        if self.out:
            return Pass(self.out, ids.SOLO, ""), Pass(self.solo, ids.SOLO_DECK, ids.SOLO)
        return Pass("", "", ids.SOLO_DECK, max(0, self.left)), Pass(self.solo, "", ids.SOLO)


class SoloDeckEmpty(AllianceEvent):
    """The last card leaves the game."""

    solo: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.solo, ids.SOLO, ""),)


class DungeonActs(AllianceEvent):
    """The card of this cycle comes true."""

    solo: str

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(title=Text(f"solo-{self.solo}")),)


class NobodyHunts(AllianceEvent):
    """What the card wants of the monsters cannot be done, or is not: its last part comes true for this Alliance."""

    solo: str
    seat: int = -1


class NothingTaken(AllianceEvent):
    """The last part of a solo card finds nothing to do."""

    seat: int


class HandLessened(AllianceEvent):
    """A solo card of the last cycle: so many cards fewer in the end phase."""

    seat: int
    count: int


class LeftGame(AllianceEvent):
    """A card or a tile leaves the game."""

    thing: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.thing, ids.TILES if self.thing in TILE_IDS else ids.UPGRADES, ""),)


class XpSpent(AllianceEvent):
    """`total`: what can be spent now."""

    seat: int
    xp: int
    total: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        if self.total == UNKNOWN:
            return ()
        return (Change(ids.alliance(self.seat), "xp", self.total + self.xp, self.total),)


# ------------------------------------------------------------------------------------------------- the end phase


class EndPhaseBegan(AllianceEvent):
    """Hero Tokens go back to their cards, and monsters become ready. `marks`: whose conditions end with that, and
    which; `tired`: the monsters that were exhausted."""

    round: int
    marks: tuple[tuple[int, str], ...] = ()
    tired: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        ready = [Mark(ids.piece(who), "exhausted", "end") for who in self.tired]
        ends = [Mark(ids.piece(who), key, "end") for who, key in self.marks]
        return (Turn(title=Text("stage-end")), *ready, *ends)


class PoisonAdvanced(AllianceEvent):
    """The wounds of this end phase follow."""


class UpgradeDeckAdvanced(AllianceEvent):
    """`out`: how many cards of the old deck leave the game; `left`: how many the new one has."""

    level: int
    out: int = 0
    left: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return Pass("", ids.UPGRADE_DECK, "", self.out), Pass("", "", ids.UPGRADE_DECK, self.left)


class Tallied(AllianceEvent):
    """What an Alliance has at the end: all its XP, and each fall costs a point."""

    seat: int
    xp: int
    falls: int


class DueTallied(AllianceEvent):
    """What the dungeon takes at the end from who plays with solo cards."""

    empty: int
    monsters: int
    unopened: int
    cost: int

    def cues(self) -> tuple[Cue, ...]:
        due = {"empty": self.cost * self.empty, "monsters": self.monsters, "unopened": self.unopened}
        return tuple(Score("friend", Text(f"tally-{why}"), -points) for why, points in due.items() if points)


class EndCalled(AllianceEvent):
    def cues(self) -> tuple[Cue, ...]:
        return (Say(self.text()),)


EVENTS: tuple[type[Event], ...] = (
    HeroDrafted, Gathered, HeroesPlaced, RoundBegan, Activated, Moved, Faced, MovedAgain, Rested, LeftDungeon, StoodUp,
    DoorOpened, Attempted, TilePlaced, TileRevealed, ChallengeRevealed, TrapSprung, TrapDisarmed, ChestOpened,
    CardPlayed, Buried, Burst, PowerRolled, Attacked, Reacted, Wounded, Healed, Regrew, MonsterExhausted, Exhausted,
    MonsterDefeated, HeroDefeated, GainedXp, Marked, Drafted, Swapped, UpgradeRevealed, UpgradePurged,
    UpgradeDiscarded, Discarded, Drew, Recalled, MonsterActivated, NothingBack, NothingDrawn, Waited,
    MonsterReadied, SoloCardTurned, SoloDeckEmpty, LeftGame, XpSpent, EndPhaseBegan, PoisonAdvanced,
    UpgradeDeckAdvanced, EndCalled, DungeonActs, NobodyHunts, Tallied, DueTallied, TrapLeft, Hampered, Unharmed,
    Turned, Reshuffled, CardStayed, ColumnCleared, Hunts, NothingTaken, HandLessened, NoRiposte, Lingers,
)  # fmt: skip
