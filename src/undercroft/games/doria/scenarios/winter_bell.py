"""The Winter Bell: a campaign of eight chapters, nine scenarios.

In July it snows on the village of Harn, and only where a bell can be heard that rings under the mountain. The party
follows the sound, pays or slays the troll on the way (which decides what the third chapter is), buys the bellfounder
free, and casts with her the clapper that cracks the bell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.definitions import AGI, CON, STR, WIS
from ..events import ScenarioTold
from ..rules import doom, health, spawn
from ..rules.ground import board
from ..rules.telling import tell
from ..state import OUTSIDE
from .goals import (
    EVERYONE_OUT,
    all_of,
    any_of,
    before,
    besieged,
    breeding,
    counted,
    counts,
    dallying,
    either,
    leave,
    mapped,
    shaken,
    slain,
    tolling,
    wealthy,
)
from .kinds import Deed, Part, Placing, Scenario, behind, campaign, watch

if TYPE_CHECKING:
    from ..content import DoriaTable
    from ..state import State

SNOW = Scenario(
    id="bell-1-snow",
    deck=(Part(others=6, themes=("gatehouse", "passage", "hall")), Part(others=6)),
    ground=(Placing("ice", "", "w", each=True),),
    goal=before(10, mapped(10, (-2, 0, 0, 0, -1, -1))),
    items=("skipping-hatchet", "veil-of-stars"),
)

TOLL = Scenario(
    id="bell-2-toll",
    deck=behind(2, "f-3", 7),
    tokens=(Placing("purse", "", "$", most=9),),
    guards=watch("f-3", "archer", "archer", "archer", boss="bridge-troll"),
    deeds=(Deed("pocket", "purse", 3, counts("purse")),),
    round_begins=dallying,
    goal=any_of(toll=counted("purse", 7, added=(2, 2, 0, 0, 0, 0)), troll=slain("bridge-troll")),
    leads=(("won-toll", "bell-3-larder"), ("won-troll", "bell-3-kitchen")),
    items=("shield-of-wastra", "bow-of-nine-winds"),
)

LARDER = Scenario(
    id="bell-3-larder",
    deck=(
        Part(tiles=("c-6",), others=1),
        Part(others=1),
        Part(tiles=("f-4",), others=1),
        Part(others=5),
    ),
    tokens=(Placing("vat", "c-6", "$"), Placing("exit", "f-4", "$")),
    guards=watch("f-4", boss="slime-mother"),
    deeds=(Deed("leave", "exit", 1, leave),),
    phase_f=breeding("vat", 5, "slimecrawler"),
    forbids=("door-events",),
    goal=EVERYONE_OUT,
    items=("thorn-of-the-first-queen", "lightbringers-touch"),
)

KITCHEN = Scenario(
    id="bell-3-kitchen",
    deck=(Part(tiles=("a-7",), others=1), Part(others=1), Part(tiles=("d-5",)), Part(others=5)),
    tokens=(Placing("guest", "a-7", "$"), Placing("guest", "d-5", "$")),
    guards=(
        *watch("d-5", "orc", "archer", "goblin", "goblin", boss="ogre-cook"),
        *watch("a-7", "orc", "orc"),
    ),
    ground=(Placing("fire", "d-5", "wy", each=True),),
    deeds=(Deed("fish-out", "guest", 6, counts("fished", 1), (STR, AGI), 26, 2),),
    goal=all_of(counted("fished", 2), slain("ogre-cook")),
    items=("kings-warhammer", "breath-of-tandrur"),
)

RANSOM = Scenario(
    id="bell-4-ransom",
    deck=(Part(others=2), Part(tiles=("d-7", "c-4")), Part(others=9, themes=("lair", "study", "hall"))),
    guards=(
        *watch("d-7", "goblin", "goblin", mods=("hoarder",)),
        *watch("c-4", "orc", mods=("hoarder",)),
    ),
    goal=before(15, wealthy(15, 12, (16, 6, 0, 10, 8, -4))),
    items=("hourglass-of-galdana", "frostfire"),
)


async def rides_again(t: DoriaTable, monster: int, by: int) -> None:
    """As long as his head has no grave, the rider comes down the stairs again."""
    boss = t.state.monsters[monster].boss
    if boss == "headless-rider" and not t.state.tally.get("buried"):
        del t.state.tally["slain-headless-rider"]
        tell(t, ScenarioTold(what="rides-again"))
        await spawn.appear(t, t.content.bosses[boss].base, OUTSIDE, (), boss)
        await spawn.line_up(t)


RIDER = Scenario(
    id="bell-5-rider",
    deck=(Part(others=1), Part(tiles=("e-2", "f-6")), Part(others=7)),
    tokens=(Placing("head", "e-2", "$"),),
    guards=(
        *watch("f-6", "ghoul", "ghoul", boss="headless-rider"),
        *watch("e-2", "skeleton", "skeleton"),
    ),
    deeds=(Deed("bury", "head", 4, counts("buried", 1), (CON, WIS), 22, 2, shaken),),
    round_begins=dallying,
    defeated=rides_again,
    goal=all_of(counted("buried", 1), slain("headless-rider")),
    items=("gravewardens-scythe", "banner-of-the-three-paths"),
)

CHOIR = Scenario(
    id="bell-6-choir",
    deck=(
        Part(tiles=("e-5",), others=1, added=(3, 4, 0, 0, -1, 0)),
        Part(tiles=("e-3",), others=1),
        Part(tiles=("e-6",)),
        Part(others=6),
    ),
    tokens=(Placing("stall", "e-5", "$"), Placing("stall", "e-3", "$"), Placing("stall", "e-6", "p")),
    guards=watch("e-6", boss="zombie-queen"),
    deeds=either("silence", "stall", 6, counts("silenced", 1), 21, 2),
    phase_f=tolling("stall", 4, "choir"),
    goal=counted("silenced", 3),
    items=("word-of-unmaking",),
)


async def shoulder(t: DoriaTable, hero: int, square: int) -> None:
    """An ingot is carried, one by each."""
    await counts("ingot")(t, hero, square)
    t.state.tally[f"bears-{hero}"] = 1


async def pour(t: DoriaTable, hero: int, square: int) -> None:
    """Into the mould at the foot of the stairs."""
    del t.state.tally[bearing(t.state, hero)]
    await counts("poured", 1)(t, hero, square)


def bearing(state: State, hero: int) -> str:
    """The mark of this one's ingot, or of that of somebody whom it carries; nothing if there is none."""
    marks = [f"bears-{one}" for one in (hero, state.heroes[hero].carries)]
    return next((mark for mark in marks if mark in state.tally), "")


def has_ingot(state: State, hero: int) -> bool:
    return bearing(state, hero) != ""


def is_free(state: State, hero: int) -> bool:
    return f"bears-{hero}" not in state.tally


def drop_ingot(t: DoriaTable, hero: int) -> None:
    """Who leaves the game leaves the ingot."""
    if t.state.tally.pop(f"bears-{hero}", 0):
        t.state.tokens[t.state.heroes[hero].square] = "ingot"


MOULD = Scenario(
    id="bell-7-mould",
    deck=(
        Part(tiles=("c-3",), others=1),
        Part(tiles=("d-3",), others=1),
        Part(tiles=("b-6",)),
        Part(others=5),
    ),
    tokens=(Placing("ingot", "c-3", "$"), Placing("ingot", "d-3", "$"), Placing("ingot", "b-6", "$")),
    guards=(
        *watch("b-6", "golem", "orc", "orc"),
        *watch("c-3", "gargoyle"),
        *watch("d-3", "gargoyle"),
    ),
    deeds=(
        Deed("shoulder", "ingot", 4, shoulder, may=is_free),
        Deed("pour", "", 3, pour, may=has_ingot),
    ),
    hero_leaves=drop_ingot,
    phase_f=besieged(2, 2),
    goal=counted("poured", 3, added=(-1, -1, 0, 0, 0, 0)),
    items=("ashbrand", "mantle-of-ash"),
)


async def toll(t: DoriaTable) -> None:
    """In every third round the bell rings until it is cracked: doom comes nearer, and it freezes all who hear it in its
    own room."""
    bells = [square for square, token in t.state.tokens.items() if token == "bell"]
    if t.state.round % 3 or not bells:
        return
    tell(t, ScenarioTold(what="toll"))
    doom.advance(t, 1)
    rooms = board(t).rooms
    for hero, who in enumerate(t.state.heroes):
        if not who.away and rooms[who.square // 25] == rooms[bells[0] // 25]:
            health.lose_hp(t, hero, 1)


BELL = Scenario(
    id="bell-8-bell",
    deck=behind(2, "d-4", 5, (-1, 2, 3, 1, 0, 0)),
    tokens=(Placing("bell", "d-4", "$"),),
    guards=(
        *watch("d-4", boss="rime-dragon"),
        *watch("d-4", "gargoyle", "gargoyle", mods=("frost-creature",)),
        *watch("d-4", "shaman"),
        *watch("d-4", "mummy", mods=("frost-creature",)),
    ),
    ground=(Placing("ice", "d-4", "bpoe", each=True),),
    deeds=either("crack", "bell", 10, counts("cracked", 2), 27, 2),
    phase_f=toll,
    goal=all_of(counted("cracked", 1), slain("rime-dragon")),
    escape=False,
)

WINTER_BELL = campaign("winter-bell", SNOW, TOLL, (LARDER, KITCHEN), RANSOM, RIDER, CHOIR, MOULD, BELL)
