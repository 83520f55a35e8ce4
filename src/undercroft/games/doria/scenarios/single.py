"""The single scenarios: thirteen evenings, no two with the same goal."""

from __future__ import annotations

from ..content.definitions import AGI, CON, STR, WIS
from .goals import (
    EVERYONE_OUT,
    before,
    besieged,
    breeding,
    bruised,
    burden,
    counted,
    counts,
    either,
    leave,
    mapped,
    outlasted,
    slain,
    stung,
)
from .kinds import Deed, Part, Placing, Scenario, behind, watch

BURIED = Scenario(
    id="buried-alive",
    deck=behind(3, "f-8", 4, added=(8, 8, 4, 1, -1, -1)),
    tokens=(Placing("exit", "f-8", "$"),),
    deeds=(Deed("leave", "exit", 1, leave),),
    goal=EVERYONE_OUT,
)

WARLORD = Scenario(
    id="the-warlord",
    deck=behind(3, "c-8", 4, added=(4, 8, 1, 0, 0, 0)),
    guards=watch("c-8", boss="warlord-gorrak"),
    goal=slain("warlord-gorrak"),
)

PRISONERS = Scenario(
    id="prisoners",
    deck=(
        Part(tiles=("a-3",), others=1, added=(4, 8, 3, 5, 2, 2)),
        Part(tiles=("d-8",), others=1),
        Part(tiles=("c-4",)),
        Part(others=4),
    ),
    tokens=(Placing("prisoner", "a-3", "$"), Placing("prisoner", "d-8", "$"), Placing("prisoner", "c-4", "$")),
    deeds=(Deed("free", "prisoner", 6, counts("freed", 1), (STR, AGI), 26, 2),),
    goal=counted("freed", 3),
)

SEALS = Scenario(
    id="four-seals",
    deck=(
        Part(tiles=("d-1",), others=1, added=(6, 8, 3, 5, 0, 0)),
        Part(tiles=("d-2", "d-5")),
        Part(tiles=("d-6",), others=1),
        Part(others=3),
    ),
    tokens=(
        Placing("seal", "d-1", "b"),
        Placing("seal", "d-2", "p"),
        Placing("seal", "d-5", "o"),
        Placing("seal", "d-6", "e"),
    ),
    deeds=either("break", "seal", 8, counts("broken", 1), 25, 2),
    goal=counted("broken", 4),
)

LAST_STAND = Scenario(
    id="last-stand",
    deck=(Part(others=10),),
    phase_f=besieged(2, 2),
    goal=outlasted(9, (1, 1, 0, 1, 0, -2)),
)

PAGES = Scenario(
    id="scattered-pages",
    deck=(Part(others=12, added=(2, 4, 2, 4, 2, 2)),),
    tokens=(Placing("page", "", "$", most=9),),
    deeds=(Deed("gather", "page", 3, counts("page")),),
    goal=counted("page", 6, added=(1, 2, 1, 1, 1, 1)),
)

PORTALS = Scenario(
    id="closing-the-portals",
    deck=(
        Part(others=1, added=(1, 5, 3, 2, 0, 0)),
        Part(tiles=("b-6", "e-6")),
        Part(tiles=("d-6",), others=1),
        Part(others=4),
    ),
    tokens=(Placing("portal", "b-6", "o"), Placing("portal", "e-6", "p"), Placing("portal", "d-6", "e")),
    deeds=either("close", "portal", 10, counts("closed", 1), 24, 2),
    phase_f=breeding("portal", 3),
    goal=counted("closed", 3),
)

RITUAL = Scenario(
    id="midnight-ritual",
    deck=behind(3, "e-6", 4, added=(0, 3, -1, 0, -1, -1)),
    guards=watch("e-6", boss="lich-of-feronde"),
    ground=(Placing("ice", "e-6", "t", each=True),),
    goal=before(14, slain("lich-of-feronde")),
)

BOUNTY = Scenario(
    id="bounty-hunt",
    deck=(Part(others=18),),
    goal=before(18, counted("kills", 2, 4, (8, 10, 4, 1, 0, 4))),
)

WELLS = Scenario(
    id="poisoned-wells",
    deck=(
        Part(tiles=("a-8",), others=1, added=(4, 8, 3, 3, 1, 2)),
        Part(tiles=("e-7",), others=1),
        Part(tiles=("d-5",)),
        Part(others=4),
    ),
    tokens=(Placing("well", "a-8", "w"), Placing("well", "e-7", "w"), Placing("well", "d-5", "y")),
    deeds=(Deed("cleanse", "well", 6, counts("cleansed", 1), (CON, WIS), 25, 2, stung),),
    goal=counted("cleansed", 3),
)

CARTOGRAPHER = Scenario(
    id="the-cartographer",
    deck=(Part(others=14),),
    goal=before(16, mapped(11, (0, 3, 2, 3, -3, -2))),
)


STOLEN = burden("crown")

CROWN = Scenario(
    id="the-stolen-crown",
    deck=behind(3, "d-7", 4, added=(1, 7, 1, 2, 2, 2)),
    tokens=(Placing("crown", "d-7", "t"),),
    guards=watch("d-7", "black-knight", mods=("ironclad",)),
    deeds=(
        Deed("lift", "crown", 3, STOLEN.lift),
        Deed("carry-out", "", 1, counts("out"), may=STOLEN.has),
    ),
    goal=counted("out", 1),
    hero_leaves=STOLEN.lay_down,
)

TOMBS = Scenario(
    id="the-restless",
    deck=(
        Part(tiles=("e-2",), others=1, added=(0, 7, 2, 6, 0, 0)),
        Part(tiles=("e-5", "e-3")),
        Part(tiles=("e-1",)),
        Part(others=4),
    ),
    tokens=(
        Placing("tomb", "e-1", "y"),
        Placing("tomb", "e-2", "w"),
        Placing("tomb", "e-3", "w"),
        Placing("tomb", "e-5", "$"),
    ),
    deeds=(
        Deed("smash", "tomb", 8, counts("smashed", 1), (STR, CON), 25, 2, bruised),
        *either("seal", "tomb", 12, counts("smashed", 1), 27, 2)[:1],
    ),
    phase_f=breeding("tomb", 3, "zombie"),
    goal=counted("smashed", 4),
)

SINGLE = (
    BURIED,
    WARLORD,
    PRISONERS,
    SEALS,
    LAST_STAND,
    PAGES,
    PORTALS,
    RITUAL,
    BOUNTY,
    WELLS,
    CARTOGRAPHER,
    CROWN,
    TOMBS,
)
