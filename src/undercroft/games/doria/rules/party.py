"""Joining and leaving a running game, and passing on the word of the party."""

from __future__ import annotations

from undercroft.kernel import Decline, Value

from ..content import DoriaTable
from ..events import HeroLeft, Joined
from ..state import NOBODY, OUTSIDE, Hero
from . import gear, labels, monsters, phases, scenario, traps
from .ground import board
from .options import Join, Leave, Speak
from .telling import tell

MOST_HEROES = 6
GO_ON = Decline("go-on")


async def change(t: DoriaTable) -> None:
    """At the end of a round the party may change; the speaker tells.  [doria.xp.leave-en, doria.xp.join-en]"""
    present = [hero for hero, who in enumerate(t.state.heroes) if not who.away]
    options: list[Value] = [GO_ON]
    if len(present) > 1:
        options += [Leave(hero, t.state.heroes[hero].kind) for hero in present]
    if len([who for who in t.state.heroes if who.away != "quit"]) < MOST_HEROES:
        options += [Join(seat) for seat in range(t.state.setting.seats)]
    options += [Speak(seat) for seat in range(t.state.setting.seats) if seat != t.state.speaker]
    chosen = await t.choose(
        t.state.speaker,
        "party",
        options,
        label=labels.party_label,
        cites=("doria.xp.leave-en", "doria.xp.join-en"),
        at=tuple(f"sheet-hero-{hero}" for hero in present),
    )
    if isinstance(chosen, Leave):
        leave(t, chosen.hero)
    elif isinstance(chosen, Join):
        join(t, chosen.seat)
    elif isinstance(chosen, Speak):
        t.state.speaker = chosen.seat
    else:
        t.state.phase = "change"


def leave(t: DoriaTable, hero: int) -> None:
    """The round is over: experience is paid out as far as possible, then the character and its items are gone.

    [doria.xp.leave-en, doria.game.player-count-quit]
    """
    phases.redeem(t)
    who = t.state.heroes[hero]
    for number in gear.owned(who):
        gear.discard_card(t, hero, number)
    for other in t.state.heroes:
        if other.carries == hero:
            other.carries = NOBODY
    scenario.hero_leaves(t, hero)
    who = t.state.heroes[hero]
    who.away, who.carries, who.square = "quit", NOBODY, OUTSIDE
    traps.release(t, hero)
    t.state.party -= 1
    tell(t, HeroLeft(hero=who.kind, cites=("doria.xp.leave-en",)))


def join(t: DoriaTable, seat: int) -> None:
    """A new character with the experience and bonuses that all others have received so far.

    [doria.xp.join-en, doria.xp.join-xp-en]
    """
    others = [who for who in t.state.heroes if who.away != "quit"]
    gained = max(who.gained for who in others)
    owed = max(len(who.bonuses) for who in others)
    t.state.heroes.append(Hero(f"hero-{len(t.state.heroes) + 1}", seat, [1] * 6, gained=gained, xp=gained, owed=owed))
    t.state.joining = [len(t.state.heroes) - 1]
    t.state.phase, t.state.queue = "heroes", t.state.joining[:]


def arrive(t: DoriaTable) -> None:
    """Newcomers start at the entrance and count from the next round on.  [doria.xp.join-en, doria.xp.join-count-en]"""
    for hero in t.state.joining:
        who = t.state.heroes[hero]
        who.square = monsters.nearest_free(t, board(t).entrances[0])[0]
        t.state.party += 1
        tell(t, Joined(hero=who.kind, cites=("doria.xp.join-en",)))
    t.state.joining = []
