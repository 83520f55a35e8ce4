"""The Glass Orchard: a campaign of eight chapters.

The children of Lindel wake without their names. Under the old monastery somebody grows trees of glass, and what people
forget hangs on them as fruit. The party gathers the names, comes past the bees and the merchant who sells the harvest,
and ends before the gardener, who has forgotten that he died.
"""

from __future__ import annotations

from undercroft.kernel.content import since

from ..content.definitions import AGI, CON, PER, WIS
from .goals import (
    EVERYONE_OUT,
    all_of,
    before,
    besieged,
    breeding,
    counted,
    counts,
    dallying,
    either,
    leave,
    shaken,
    slain,
    stung,
    tolling,
)
from .kinds import Deed, Part, Placing, Scenario, behind, campaign, watch

NAMES = Scenario(
    id="orchard-1-names",
    deck=(Part(others=12),),
    tokens=(Placing("name", "", "$", most=9),),
    deeds=(Deed("call", "name", 4, counts("name", 1)),),
    goal=before(12, counted("name", 6, added=(-1, 0, 0, 0, 0, 0))),
    items=("skipping-hatchet", "veil-of-stars"),
)

BEES = Scenario(
    id="orchard-2-bees",
    deck=(
        Part(tiles=("a-8",), others=1, added=(7, 4, 3, 3, 1, 0)),
        Part(tiles=("c-6",), others=1),
        Part(tiles=("e-7",)),
        Part(others=5),
    ),
    tokens=(Placing("hive", "a-8", "$"), Placing("hive", "c-6", "$"), Placing("hive", "e-7", "$")),
    deeds=(Deed("smoke-out", "hive", 6, counts("smoked", 1), (CON, WIS), 27, 2, stung),),
    phase_f=breeding("hive", 2),
    round_begins=dallying,
    goal=counted("smoked", 3),
    items=("hourglass-of-galdana", "breath-of-tandrur"),
)

MERCHANT = Scenario(
    id="orchard-3-merchant",
    deck=behind(3, "c-8", 5, added=(2, 0, 1, 0, -1, -1)),
    guards=(
        *watch("c-8", "orc", "archer", boss="warlord-gorrak"),
        *watch("c-8", "goblin", mods=("hoarder",)),
    ),
    round_begins=dallying,
    goal=slain("warlord-gorrak"),
    items=("shield-of-wastra", "kings-warhammer"),
)

LANTERNS = Scenario(
    id="orchard-4-lanterns",
    deck=(
        Part(tiles=("d-1",), others=1, added=(4, 9, 4, 2, -1, -1)),
        Part(tiles=("b-6",), others=1),
        Part(tiles=("e-6", "d-6")),
        Part(others=5),
    ),
    tokens=(
        Placing("lantern", "d-1", "b"),
        Placing("lantern", "b-6", "o"),
        Placing("lantern", "e-6", "p"),
        Placing("lantern", "d-6", "e"),
    ),
    guards=(
        *watch("e-6", "poltergeist"),
        *watch("d-6", "ghoul"),
    ),
    deeds=(Deed("light", "lantern", 5, counts("lit", 1), (PER, AGI), 24, 2, shaken),),
    phase_f=tolling("lantern", 4, "dark"),
    goal=counted("lit", 4),
    items=("lightbringers-touch", "bow-of-nine-winds"),
)

WEEDING = Scenario(
    id="orchard-5-weeding",
    deck=(Part(others=16),),
    goal=before(15, counted("kills", 4, 4, (4, 5, 1, 2, -1, -5))),
    items=("gravewardens-scythe", "thorn-of-the-first-queen"),
)

SLUICE = Scenario(
    id="orchard-6-sluice",
    deck=behind(3, "f-8", 5, added=(6, 4, 1, 0, -1, -3)),
    tokens=(Placing("exit", "f-8", "$"),),
    guards=watch("f-8", boss="iron-colossus"),
    deeds=(Deed("leave", "exit", 1, leave),),
    phase_f=besieged(4, 4),
    goal=before(16, EVERYONE_OUT),
    items=("banner-of-the-three-paths", "frostfire"),
)

ROOTS = Scenario(
    id="orchard-7-roots",
    deck=(
        Part(tiles=("d-2",), others=1, added=(4, 6, 0, 1, 0, 1)),
        Part(tiles=("d-5",), others=1),
        Part(tiles=("d-4",)),
        Part(others=5),
    ),
    tokens=(Placing("root", "d-2", "p"), Placing("root", "d-5", "o"), Placing("root", "d-4", "be", each=True)),
    guards=(
        *watch("d-4", "mummy", "shaman"),
        *watch("d-5", "slimecrawler"),
    ),
    deeds=either("cut", "root", 8, counts("cut", 1), 26, 2),
    phase_f=breeding("root", 4, "skeleton"),
    round_begins=dallying,
    goal=counted("cut", 4),
    items=("word-of-unmaking", "ashbrand"),
)

GARDENER = Scenario(
    id="orchard-8-gardener",
    deck=behind(2, "c-5", 5, added=(-2, -2, -1, 0, 0, 0)),
    tokens=(Placing("tree", "c-5", "$"),),
    guards=watch("c-5", boss="lich-of-feronde"),
    deeds=either("fell", "tree", 10, counts("felled", 2), 24, 2),
    goal=all_of(counted("felled", 1), slain("lich-of-feronde")),
    escape=False,
)

GLASS_ORCHARD = since(3, *campaign("glass-orchard", NAMES, BEES, MERCHANT, LANTERNS, WEEDING, SLUICE, ROOTS, GARDENER))
