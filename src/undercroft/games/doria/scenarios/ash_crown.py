"""The Ash Crown: a campaign of eight scenarios.

Under the ruins of Bron somebody gathers the shards of a crown that once burned a kingdom. The party pulls survivors
out of the earthquake that laid the vaults open, follows the goblins who plunder them, and ends before the thing that
wants to wear the crown.
"""

from __future__ import annotations

from ..content.definitions import AGI, CON, STR
from .goals import (
    before,
    besieged,
    breeding,
    bruised,
    counted,
    counts,
    dallying,
    either,
    item,
    outlasted,
    slain,
)
from .kinds import Deed, Part, Placing, Scenario, behind, campaign, watch

EARTHQUAKE = Scenario(
    id="ash-1-earthquake",
    deck=(
        Part(tiles=("a-2",), others=1),
        Part(tiles=("c-3",), others=1, added=(0, 0, 0, 0, 0, -1)),
        Part(tiles=("c-7",), others=1, added=(0, 0, 0, 0, 0, -1)),
        Part(others=4),
    ),
    tokens=(Placing("survivor", "a-2", "g"), Placing("survivor", "c-3", "g"), Placing("survivor", "c-7", "g")),
    deeds=(Deed("dig-out", "survivor", 8, counts("rescued", 1), (STR, CON), 25, 2, bruised),),
    phase_f=besieged(2, 2),
    round_begins=dallying,
    goal=counted("rescued", 3, added=(-1, -1, 0, 0, 0, 0)),
    items=("lightbringers-touch", "skipping-hatchet"),
)

GOBLIN_KING = Scenario(
    id="ash-2-goblin-king",
    deck=behind(3, "c-1", 5),
    guards=watch(
        "c-1", "archer", "archer", "archer", "orc", "orc", "shaman", "ogre", "goblin", "goblin", boss="goblin-king"
    ),
    round_begins=dallying,
    goal=slain("goblin-king"),
    items=("frostfire", "shield-of-wastra"),
)

SHARDS = Scenario(
    id="ash-3-shards",
    deck=(Part(others=12),),
    tokens=(Placing("shard", "", "$", most=10),),
    deeds=(Deed("gather", "shard", 3, counts("shard", 1)),),
    phase_f=besieged(4, 1),
    round_begins=dallying,
    goal=counted("shard", 8, added=(-3, -1, 0, 0, 0, 0)),
    items=("bow-of-nine-winds", "thorn-of-the-first-queen"),
)

GATES = Scenario(
    id="ash-4-gates",
    deck=(
        Part(others=2, added=(0, 0, 0, 0, -1, -1)),
        Part(tiles=("d-4",), others=1),
        Part(tiles=("b-6",), others=1, added=(0, 0, 0, 0, -1, 0)),
        Part(others=4),
    ),
    tokens=(Placing("portal", "d-4", "be", each=True), Placing("portal", "b-6", "o")),
    guards=(
        *watch("d-4", "shaman"),
        *watch("d-4", "black-knight", mods=("fire-creature",)),
        *watch("b-6", "shaman"),
    ),
    deeds=either("close", "portal", 10, counts("closed", 1), 26, 2),
    phase_f=breeding("portal", 2),
    round_begins=dallying,
    goal=counted("closed", 3),
    items=("veil-of-stars", "kings-warhammer"),
)

COUNT = Scenario(
    id="ash-5-count",
    deck=behind(2, "e-6", 5),
    guards=watch("e-6", "ghoul", "ghoul", "skeleton", "skeleton", "mummy", "mummy", boss="vampire-count"),
    ground=(Placing("air", "e-6", "gr", each=True),),
    goal=before(16, slain("vampire-count")),
    items=("gravewardens-scythe", "breath-of-tandrur"),
)

FORGE = Scenario(
    id="ash-6-forge",
    deck=(
        Part(others=2, added=(0, 0, 0, 0, -2, -2)),
        Part(tiles=("d-5",), others=1),
        Part(tiles=("d-6",), others=1),
        Part(others=4),
    ),
    tokens=(Placing("bellows", "d-5", "o"), Placing("bellows", "d-6", "e")),
    guards=(
        *watch("d-6", boss="iron-colossus"),
        *watch("d-5", "gargoyle", "gargoyle"),
    ),
    phase_f=besieged(3, 3),
    ground=(Placing("fire", "d-5", "wy", each=True),),
    deeds=(
        Deed("find-hammer", "bellows", 8, item("word-of-unmaking", counts("quenched", 1)), (CON, AGI), 27, 2, bruised),
    ),
    round_begins=dallying,
    goal=counted("quenched", 2),
    items=("ashbrand", "hourglass-of-galdana"),
)

SIEGE = Scenario(
    id="ash-7-siege",
    deck=(Part(others=12, added=(0, 0, 0, 0, -4, -6)),),
    phase_f=besieged(3, 1),
    goal=outlasted(8, (0, 1, 1, 1, 1, 4)),
    items=("mantle-of-ash", "banner-of-the-three-paths"),
    escape=False,
)

CROWN = Scenario(
    id="ash-8-crown",
    deck=behind(2, "c-5", 5, added=(0, 0, 0, 0, -1, -2)),
    tokens=(Placing("crown", "c-5", "$"),),
    guards=(
        *watch("c-5", boss="ember-dragon"),
        *watch("c-5", "gargoyle", "gargoyle", mods=("fire-creature",)),
        *watch("c-5", "shaman"),
    ),
    ground=(Placing("fire", "c-5", "gr", each=True),),
    deeds=(Deed("take-crown", "crown", 3, item("ash-crown", counts("crown", 2))),),
    phase_f=besieged(2, 2),
    goal=slain("ember-dragon"),
    escape=False,
)

ASH_CROWN = campaign("ash-crown", EARTHQUAKE, GOBLIN_KING, SHARDS, GATES, COUNT, FORGE, SIEGE, CROWN)
