"""The Pawned Shadow: a campaign of eight chapters.

In Marl nobody casts a shadow any more: everybody has pawned it, for bread, for a wedding, for a cow. The party goes
down into the House that lends on such things. At its counters heroes may pawn theirs as well: two loot cards at once,
and a monster point for the enemy that stays. How much one owes before one stands before the owner is the decision of
this campaign.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.content import since

from ..content.definitions import AGI, PER, WIS
from ..events import ScenarioTold, WoundsClosed
from ..rules import doom, health, loot, monsters, spawn
from ..rules.telling import tell
from .goals import all_of, before, besieged, breeding, burden, counted, counts, dallying, either, slain, wealthy
from .kinds import Deed, Part, Placing, Scenario, behind, campaign, watch

if TYPE_CHECKING:
    from ..content import DoriaTable
    from ..state import State

LOAN = 2
"""So many loot cards does the House lend on a shadow."""


async def pawn(t: DoriaTable, hero: int, square: int) -> None:
    """Loot now, and a monster point for ever."""
    await counts("pawned")(t, hero, square)
    loot.draw(t, hero, LOAN)
    t.state.monster_points += 1


def is_open(state: State, hero: int) -> bool:
    """The House lends only to those who come again: where no campaign counts monster points it is closed."""
    return state.setting.mode == "campaign"


PAWN = Deed("pawn", "counter", 2, pawn, may=is_open, asked=False)
COUNTER = Placing("counter", "", "g", most=1)
"""A counter stands where the first green icon of a tile is: not in every room."""

RECEIPTS = Scenario(
    id="shadow-1-receipts",
    deck=(Part(others=12),),
    tokens=(COUNTER, Placing("receipt", "", "$", most=8)),
    deeds=(Deed("file", "receipt", 3, counts("receipt")), PAWN),
    phase_f=besieged(3, 3),
    goal=counted("receipt", 5, added=(-1, 0, 0, 2, 1, 0)),
    items=("skipping-hatchet", "hourglass-of-galdana"),
)


async def rung(t: DoriaTable, hero: int, square: int) -> None:
    """A slip rings for the porter, who comes by the entrance."""
    tell(t, ScenarioTold(what="rung"))
    await spawn.at_entrance(t)


DEBTORS = Scenario(
    id="shadow-2-debtors",
    deck=(
        Part(tiles=("a-3",), others=1),
        Part(tiles=("d-7",), others=1),
        Part(tiles=("e-3",)),
        Part(others=5),
    ),
    tokens=(Placing("debtor", "a-3", "w"), Placing("debtor", "d-7", "$"), Placing("debtor", "e-3", "$"), COUNTER),
    guards=(*watch("d-7", "ogre"), *watch("e-3", "orc", "orc")),
    deeds=(Deed("unlock", "debtor", 6, counts("unlocked", 1), (AGI, PER), 26, 2, rung), PAWN),
    round_begins=dallying,
    goal=counted("unlocked", 3),
    items=("shield-of-wastra", "lightbringers-touch"),
)


async def bid(t: DoriaTable, hero: int, square: int) -> None:
    """Lots are paid for with memories."""
    await counts("lot", 1)(t, hero, square)
    health.lose_psi(t, hero, 1)


def has_memories(state: State, hero: int) -> bool:
    """Nobody bids the last one."""
    return state.heroes[hero].pp > 1


AUCTION = Scenario(
    id="shadow-3-auction",
    deck=(Part(others=12),),
    tokens=(Placing("lot", "", "$", most=9),),
    deeds=(Deed("bid", "lot", 2, bid, may=has_memories),),
    goal=before(12, counted("lot", 6, added=(-3, 1, 0, 2, 1, 1))),
    items=("thorn-of-the-first-queen", "veil-of-stars"),
)


async def smash(t: DoriaTable, hero: int, square: int) -> None:
    """Quick, and bad luck."""
    await counts("blinded", 1)(t, hero, square)
    doom.advance(t, 3)


MIRRORS = Scenario(
    id="shadow-4-mirrors",
    deck=(
        Part(tiles=("d-1",), others=1, added=(5, 12, 3, 1, -1, 0)),
        Part(tiles=("d-2", "d-5")),
        Part(tiles=("b-6",), others=1),
        Part(others=4),
    ),
    tokens=(
        Placing("mirror", "d-1", "b"),
        Placing("mirror", "d-2", "p"),
        Placing("mirror", "d-5", "o"),
        Placing("mirror", "b-6", "o"),
        COUNTER,
    ),
    deeds=(
        Deed("cover", "mirror", 6, counts("blinded", 1), (PER, WIS), 24, 2),
        Deed("shatter", "mirror", 3, smash),
        PAWN,
    ),
    phase_f=breeding("mirror", 3),
    goal=counted("blinded", 4),
    items=("word-of-unmaking", "frostfire"),
)


async def interest(t: DoriaTable) -> None:
    """In every fourth round each loan of this chapter brings somebody by the entrance who asks for the interest."""
    loans = t.state.tally.get("pawned", 0)
    if t.state.round % 4 or not loans:
        return
    tell(t, ScenarioTold(what="interest", number=loans))
    for _ in range(loans):
        await spawn.at_entrance(t)


INTEREST = Scenario(
    id="shadow-5-interest",
    deck=(Part(others=13),),
    tokens=(Placing("counter", "", "$", most=4),),
    deeds=(PAWN,),
    phase_f=interest,
    goal=before(14, wealthy(15, 12, (4, 0, -9, -10, -15, -14))),
    items=("bow-of-nine-winds", "kings-warhammer"),
)


async def closing(t: DoriaTable) -> None:
    """From the fourth round on, in every second one, the pledge that has lain there longest is sold."""
    lying = [square for square, token in t.state.tokens.items() if token == "pledge"]
    if t.state.round >= 4 and t.state.round % 2 == 0 and lying:
        del t.state.tokens[lying[0]]
        tell(t, ScenarioTold(what="sold"))


CLOSING = Scenario(
    id="shadow-6-closing",
    deck=(Part(others=16),),
    tokens=(COUNTER, Placing("pledge", "", "$", most=14)),
    deeds=(Deed("redeem", "pledge", 4, counts("redeemed", 1)), PAWN),
    phase_f=closing,
    goal=before(16, counted("redeemed", 6, added=(-1, 0, -1, 0, -1, -1))),
    items=("gravewardens-scythe", "mantle-of-ash"),
)

CHEST = burden("chest")

VAULT = Scenario(
    id="shadow-7-vault",
    deck=behind(3, "b-8", 5, (0, 0, 0, -1, 0, -1)),
    tokens=(Placing("chest", "b-8", "$"), COUNTER),
    guards=watch("b-8", "golem", "gargoyle", "gargoyle"),
    deeds=(
        PAWN,
        Deed("heave", "chest", 4, CHEST.lift),
        Deed("haul-out", "", 1, counts("hauled"), may=CHEST.has),
    ),
    hero_leaves=CHEST.lay_down,
    phase_f=besieged(5, 3),
    goal=counted("hauled", 1),
    items=("ashbrand", "banner-of-the-three-paths"),
)

SHUTTERS = 2


async def gloom(t: DoriaTable) -> None:
    """As long as a shutter is closed, the dark mends the Count: two hit points a round, up to what he came with."""
    if t.state.tally.get("opened", 0) >= SHUTTERS:
        return
    for beast in t.state.monsters.values():
        most = monsters.stats(t, beast.id).hp
        if beast.boss == "vampire-count" and beast.hp < most:
            beast.hp = min(most, beast.hp + 2)
            tell(t, WoundsClosed(**monsters.told(beast), hp=beast.hp))


COUNT = Scenario(
    id="shadow-8-count",
    deck=(
        Part(tiles=("b-7",), others=1),
        Part(tiles=("b-5",), others=1, added=(0, 0, 0, 0, -1, -1)),
        Part(tiles=("c-4",), others=1, added=(0, 0, 0, 0, -1, -1)),
        Part(others=4),
    ),
    tokens=(Placing("shutter", "b-7", "$"), Placing("shutter", "b-5", "$")),
    guards=watch("c-4", "ghoul", "skeleton", boss="vampire-count"),
    deeds=either("open", "shutter", 8, counts("opened", 1), 25, 2),
    phase_f=gloom,
    goal=all_of(counted("opened", SHUTTERS), slain("vampire-count")),
    escape=False,
)

PAWNED_SHADOW = since(
    4, *campaign("pawned-shadow", RECEIPTS, DEBTORS, AUCTION, MIRRORS, INTEREST, CLOSING, VAULT, COUNT)
)
