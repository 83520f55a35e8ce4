"""Packing, the turn and its end."""

from __future__ import annotations

from undercroft.kernel import Ask, Meaning, Text

from .. import ids
from ..content import CellarTable
from ..events import Began, Dawned, Listened, Packed, Peeked
from ..state import standing
from . import actions
from .options import Pack

DAWN = 10


async def pack(t: CellarTable) -> None:
    """Everybody chooses a tool at the same time; two thieves may choose alike.  [cellar.setup.tools]"""
    tools = [Pack(tool) for tool in t.content.tools]
    asks = {
        seat: Ask(seat, "pack", tools, tool_label, ("cellar.setup.tools",), meaning=tool_meaning)
        for seat in range(len(t.state.thieves))
    }
    for seat, packed in (await t.choose_together(asks)).items():
        tool = packed.tool
        thief = t.state.thieves[seat]
        thief.tool = tool
        more = t.content.tools[tool].health
        thief.health += more
        t.used(tool)
        t.tell(Packed(thief=seat, tool=tool, health=thief.health if more else 0, cites=("cellar.setup.tools",)))
    t.state.packed, t.state.turn = True, len(t.state.thieves) - 1
    pass_turn(t)


def tool_label(packed: Pack) -> Text:
    return Text(f"name-{packed.tool}")


def tool_meaning(packed: Pack) -> Meaning:
    return Meaning(detail=Text(f"pack-{packed.tool}"))


async def act(t: CellarTable, seat: int) -> None:
    """One action of a thief.  [cellar.turn.actions]"""
    t.state.actions -= 1
    chosen = await t.choose(
        seat,
        "act",
        lambda: actions.legal(t, seat),
        label=actions.label,
        meaning=lambda action: actions.meaning(t, seat, action),
        refuse=lambda text: actions.why_not(t, seat, text),
        cites=("cellar.turn.actions",),
        about={"thief": seat + 1, "actions": t.state.actions + 1},
        at=(ids.thief(seat),),
        hidden=True,
    )
    await actions.do(t, seat, chosen)


async def end_turn(t: CellarTable) -> None:
    """The ogre stirs when the roll is not above the rats that are about.  [cellar.noise.roll]"""
    rats, before = sum(t.state.rats.values()), t.state.noise
    (rolled,) = await t.roll(1, 6, "ogre")
    if rolled <= rats:
        t.state.noise += 1
    t.tell(Listened(rolled=rolled, rats=rats, noise=t.state.noise, before=before, cites=("cellar.noise.roll",)))
    seat = t.state.turn
    pass_turn(t)
    if t.state.turn <= seat:
        end_round(t)


def end_round(t: CellarTable) -> None:
    """From the tenth round on the night grows thin: one noise more each round.  [cellar.noise.dawn]"""
    t.state.round += 1
    if t.state.round >= DAWN:
        t.state.noise += 1
        t.tell(Dawned(noise=t.state.noise, cites=("cellar.noise.dawn",)))


def pass_turn(t: CellarTable) -> None:
    """The next thief who still stands has two actions and may peek.  [cellar.turn.order, cellar.tool.lamp]"""
    seats = len(t.state.thieves)
    for ahead in range(1, seats + 1):
        seat = (t.state.turn + ahead) % seats
        if standing(t.state.thieves[seat]):
            t.state.turn, t.state.actions = seat, 2
            t.tell(Began(thief=seat, cites=("cellar.turn.order",)))
            peek(t, seat)
            return


def peek(t: CellarTable, seat: int) -> None:
    """A lamp shows its bearer the next tile.  [cellar.tool.lamp]"""
    if t.content.tools[t.state.thieves[seat].tool].peeks and t.state.stack:
        t.reveal()
        t.tell(Peeked(thief=seat, tile=t.state.stack[-1], to=(seat,), cites=("cellar.tool.lamp",)))
