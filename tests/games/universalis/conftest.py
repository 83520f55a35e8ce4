"""Positions for the rule tests: a hall drawn by the test, and characters with the attributes that the test needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.contents import CONTENT

from undercroft.games.universalis import INFO
from undercroft.games.universalis.board import Board
from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.catalogue import Content
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.plane import FACINGS
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import hits
from undercroft.games.universalis.rules.options import Menu
from undercroft.games.universalis.setup import laid_out
from undercroft.games.universalis.state import (
    DARK,
    HEROES,
    NOBODY,
    Activation,
    DarkPlayer,
    Figure,
    Held,
    Mark,
    Party,
    Progress,
    State,
    Supply,
    Turn,
)
from undercroft.games.universalis.surmise import Boards
from undercroft.kernel import Catalogue
from undercroft.testing import ScriptedTable, run
from undercroft.testing.told import Record

RECORD = Record(Path(__file__).parent / "told", INFO, CONTENT["universalis"], brief=True, states=True)

HALL = "\n".join(["a" * 12] * 8)
TEST_SPELLS = (
    d.Spell(id="test-rage", lore="runic", nature="enhancing", range=6, self_too=True, permanent=True, mana=2,
            effects=(d.Modify("strength", 1, "spell"),)),
    d.Spell(id="test-charm", lore="runic", nature="control", range=6, will=True,
            effects=(d.Afflict("stationary", turns=1),)),
)  # fmt: skip


CHANGED = ("weapons", "shields", "armors", "creatures", "heroes", "spells", "dark", "magic")
"""Catalogues that tests may change: each arena has its own."""


def testing_content() -> Content:
    """The printed content, and two spells whose like nobody prints."""
    printed = base()
    own = {name: [*getattr(printed, name).values()] for name in CHANGED}
    own["spells"] += TEST_SPELLS
    return msgspec.structs.replace(printed, **{name: Catalogue(name, entries) for name, entries in own.items()})


def part(state: State, name: str) -> Any:
    """The part of a state that has a field of this name."""
    parts = (state.quest, state.map, state.turn, state.party, state.dark, state.saga, state)
    return next(one for one in parts if name in one.__struct_fields__)


class Arena:
    """A board and the characters on it."""

    def __init__(self, drawing: str = HALL, dark_seat: int = NOBODY, **sheet: Any) -> None:
        content = testing_content()
        drawing = drawing.strip("\n")
        letters = sorted({letter for letter in drawing if letter.isalpha()})
        sections = sheet.pop("sections", tuple(q.Section(letter) for letter in letters))
        points = sheet.pop("points", {})
        sheet.setdefault("start", ((0, 0),))
        sheet.setdefault("goal", q.Goal("leader"))
        sheet.setdefault("factions", ("great-orc-clans",))
        quest = q.Quest(id="arena", map=drawing, sections=sections, **sheet)
        self.board = Board(quest, content.furniture, content.elements)
        self.content = msgspec.structs.replace(
            content,
            quests=Catalogue("quests", [quest]),
            boards=Boards({"arena": self.board}),
            points=msgspec.structs.replace(content.points, **points),
        )
        self.state = State(
            streams={"": 1},
            mode="artificial" if dark_seat == NOBODY else "dark-player",
            seats=2,
            quest=Progress("arena"),
            map=laid_out(self.board),
            turn=Turn(number=2, phase="act"),
            party=Party(start_heroes=2),
            dark=DarkPlayer(seat=dark_seat),
            figures={},
            supply=Supply(stock={"healing-potion": 3}),
        )
        self.state.map.dark_sections.clear()
        self.t = ScriptedTable(GAME, self.state, self.content)

    def switch(self, **on: bool) -> None:
        """Turn set-up switches on or off."""
        self.state.settings = msgspec.structs.replace(self.state.settings, **on)

    def put(self, **values: Any) -> None:
        """Set fields of the state, in whichever part they are."""
        for name, value in values.items():
            setattr(part(self.state, name), name, value)

    def at(self, x: int, y: int) -> int:
        return self.board.at(x, y)

    def reveal_all(self) -> None:
        """Lay out everything and open all doors."""
        for door in self.state.map.doors:
            door.state, door.explored = "open", True
        layout = self.state.map.layout
        self.state.map.layout = msgspec.structs.replace(
            layout, revealed=(1 << len(self.board.sections)) - 1, ways=(1 << len(self.board.doors)) - 1
        )

    def figure(self, x: int, y: int, *, side: int, kind: str, card: str, **more: Any) -> Figure:
        values = dict.fromkeys(d.Attribute.__members__, 3)
        values |= {"MOVEMENT": 5, "MANA": 0, "DEXTERITY": 0, "PERCEPTION": 0, "VITALITY": 5}
        for name in list(more):
            if name.upper() in values:
                values[name.upper()] = more.pop(name)
        weapons = more.pop("hands", ())
        worn, pack = more.pop("worn", ()), more.pop("pack", ())
        self.state.next_id += 1
        marks = more.pop("marks", 0)
        figure = Figure(
            id=self.state.next_id,
            card=card,
            kind=kind,
            side=side,
            seat=0,
            owner=more.pop("owner", NOBODY),
            base=tuple(values[name] for name in d.Attribute.__members__),  # type: ignore[arg-type]
            natural=more.pop("natural", 3),
            size=more.pop("size", 2),
            span=more.pop("span", 1),
            level=more.pop("level", "grunt"),
            vp=more.pop("vp", 1),
            skills=tuple(more.pop("skills", ())),
            cell=self.at(x, y) if x >= 0 else -1,
            facing=FACINGS.index(more.pop("facing", "north")),
            marks=marks,
            hands=[Held(item) if isinstance(item, str) else item for item in weapons],
            worn=[Held(item) for item in worn],
            pack=[Held(item) for item in pack],
            **more,
        )
        figure.mana = figure.mana or values["MANA"]
        self.state.figures[figure.id] = figure
        return figure

    def hero(self, x: int, y: int, **more: Any) -> Figure:
        more.setdefault("vp", 20)
        return self.figure(x, y, side=HEROES, kind="hero", card=more.pop("card", "herbod"), **more)

    def named(self, card: str, x: int, y: int, *skills: str, **more: Any) -> Figure:
        """A hero of the printed cards who has learned these skills besides; without gear and Fortune unless given."""
        hero = self.content.heroes[card]
        race, known = self.content.races[hero.race], (*hero.skills, *skills)
        names = [name.lower() for name in d.Attribute.__members__]
        values = dict(zip(names, figures.raised(self.t, hero.attributes, known), strict=True))
        more = {"skills": known, "traits": hero.traits, "spells": hero.spells, "natural": hero.attributes[4], **more}
        return self.hero(x, y, card=card, **{**self._base(race, x, y), **values, **more})

    def orc(self, x: int, y: int, **more: Any) -> Figure:
        return self.figure(x, y, side=DARK, kind="creature", card=more.pop("card", "orc-warrior"), **more)

    def creature(self, card: str, x: int, y: int, **more: Any) -> Figure:
        """A creature of the bestiary with its printed size, base, skills and arms."""
        return self._printed(self.content.creatures[card], x, y, side=DARK, kind="creature", **more)

    def companion(self, card: str, x: int, y: int, **more: Any) -> Figure:
        """A mercenary or pet of the printed cards."""
        profile = self.content.companions[card]
        return self._printed(profile, x, y, side=HEROES, kind=more.pop("kind", "mercenary"), **more)

    def of_race(self, race: str, x: int, y: int, **more: Any) -> Figure:
        """A hero of a printed race, with its size, base and skills."""
        card = self.content.races[race]
        return self.hero(x, y, **self._base(card, x, y), **{"skills": card.skills, "movement": 6, **more})

    def _base(self, card: Any, x: int, y: int) -> dict[str, Any]:
        span = {"1x1": 1, "2x1": 2, "2x2": 4}[card.base]
        return {"size": card.size, "span": span, "other": self.at(x, y) - 1 if span == 2 else -1}

    def _printed(self, card: Any, x: int, y: int, **more: Any) -> Figure:
        names = [name.lower() for name in d.Attribute.__members__]
        values = dict(zip(names, card.attributes, strict=True))
        more = {"hands": card.weapons[:1], "skills": card.skills, "traits": card.traits, "level": card.level, **more}
        return self.figure(x, y, card=card.id, **self._base(card, x, y), **{**values, **more})

    def pet(self, x: int, y: int, **more: Any) -> Figure:
        return self.figure(x, y, side=HEROES, kind="pet", card="giant-rat", **more)

    @classmethod
    def duel(cls, hero: Any = (), orc: Any = (), **sheet: Any) -> tuple[Arena, Figure, Figure]:
        """Two characters face to face in the middle of the hall."""
        a = cls(**sheet)
        one = a.hero(5, 4, **{"hands": ("broadsword",), **dict(hero)})
        two = a.orc(5, 3, **{"hands": ("broadsword",), "facing": "south", **dict(orc)})
        return a, one, two

    def blows(self, one: Figure, two: Figure, card: str = "broadsword", **more: Any) -> hits.Blows:
        """An attack of one on the other with this weapon."""
        held = next((held for held in one.hands if held.card == card), None)
        return hits.Blows(one.id, two.id, held, self.content.weapons[card], **more)

    def activate(self, figure: Figure, **more: Any) -> Activation:
        """Make a character the active one, as after its Recovery."""
        from undercroft.games.universalis.rules.squares.engagement import behind
        from undercroft.games.universalis.rules.squares.movement import points_of

        points = points_of(self.t, figure.id)
        self.state.turn.active = Activation(
            who=figure.id, start=figure.cell, start_other=figure.other, points=points, movement=points
        )
        self.state.turn.active.behind = [
            other.id
            for other in self.state.figures.values()
            if other.side != figure.side and other.cell >= 0 and behind(self.board, figure, other)
        ]
        figure.marks |= Mark.ACTIVATED
        for name, value in more.items():
            setattr(self.state.turn.active, name, value)
        return self.state.turn.active

    def offers(self, figure: Figure) -> list[str]:
        """The texts of all that the active character can do."""
        return [str(do) for do in activation.legal(self.t, figure.id)]

    def do(self, figure: Figure, text: str, dice: Iterable[int] = (), answers: Iterable[Any] = ()) -> None:
        """Do one offered thing with scripted dice and answers, all of which must be used."""
        self.t.script(dice, [*self.way_to(figure, text), *answers])
        run(activation.act(self.t, figure.id), self.t)

    def play(self, figure: Figure, text: str, dice: Iterable[int], answers: Iterable[Any] = ()) -> None:
        """Do one offered thing with these dice and answers. All further dice show ones, which wound nobody and block
        nothing; nobody pushes, shields himself or takes a position besides."""
        self.t.script([*dice, *[1] * 30], [*self.way_to(figure, text), *answers, *[nothing_more] * 6])
        run(activation.act(self.t, figure.id))
        assert len(self.t.left_answers) <= 6, "an answer was not asked for"
        self.t.left_dice.clear()
        self.t.left_answers.clear()

    def way_to(self, figure: Figure, text: str) -> list[str]:
        """The answers that lead to something that can be done: through a menu, if it stands in one."""
        for option in activation.menu(self.t, figure.id):
            if isinstance(option, Menu) and text in map(str, option.inside):
                return [str(option), text]
        return [text]

    def run(self, step: Any, dice: Iterable[int] = (), answers: Iterable[Any] = ()) -> Any:
        self.t.script(dice, answers)
        return run(step, self.t)


def nothing_more(ask: Any) -> Any:
    return ask.options[0 if ask.key in ("shielding", "take-position") else -1]


@pytest.fixture(autouse=True)
def told(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test asks and tells what it did before, and leaves its tables as it did."""
    yield from RECORD.watched(request.node.path.stem, request.node.name)


@pytest.fixture(autouse=True)
def six_sided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is rolled in this game is rolled with six-sided dice, though a script would not notice."""
    plain = ScriptedTable._next_dice

    def rolled(table: ScriptedTable, count: int, sides: int, key: str) -> Any:
        assert sides == 6, f"{key} is rolled with dice of {sides} sides"
        return plain(table, count, sides, key)

    monkeypatch.setattr(ScriptedTable, "_next_dice", rolled)


WINDOWS = {
    "half-price", "leader-here", "dispel", "defensive-shot", "fortune", "fortune-opposed", "fortune-against",
    "use-skill",
    "fortune-damage", "fatal", "fatal-again", "clock-dark", "shielding", "raise-shield", "fortune-melee", "obstacle",
    "encounter", "bodyguard", "trapper",
}  # fmt: skip
"""Questions that are a chance to react."""
SECRETS = {"dive", "surface", "discard", "leader", "leader-item", "upgrade", "plan", "plan-at"}
"""Questions that rest on what the others cannot see; what creatures a plan holds, and where, is asked so only then."""
EITHER = {"dark", "creature", "place"}


@pytest.fixture(autouse=True)
def in_due_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances to react and secret questions are asked as such, though a script would not notice."""
    plain = ScriptedTable.choose

    async def choose(table: ScriptedTable, seat: int, key: str, options: Any, **more: Any) -> Any:
        assert more.get("window", False) is (key in WINDOWS), f"{key} is a chance to react, or is not"
        assert key in EITHER or more.get("hidden", False) is (key in SECRETS), f"{key} is a secret question, or is not"
        return await plain(table, seat, key, options, **more)

    monkeypatch.setattr(ScriptedTable, "choose", choose)


@pytest.fixture
def arena() -> type[Arena]:
    """The builder of positions."""
    return Arena
