"""Joining and leaving a running game, and passing on the word of the party."""

from __future__ import annotations

from undercroft.kernel import Text, say

from ..content import DoriaTable
from ..events import HeroLeft, Joined
from ..state import Hero
from . import gear, monsters, phases
from .ground import board

MOST_HEROES = 6


async def change(t: DoriaTable) -> None:
    """At the end of a round the party may change; the speaker tells.  [doria.xp.leave-en, doria.xp.join-en]"""
    present = [hero for hero, who in enumerate(t.state.heroes) if not who.away]
    options = ["go-on"]
    if len(present) > 1:
        options += [f"leave {hero}" for hero in present]
    if len([who for who in t.state.heroes if who.away != "quit"]) < MOST_HEROES:
        options += [f"join {seat}" for seat in range(t.state.setting.seats)]
    options += [f"speaker {seat}" for seat in range(t.state.setting.seats) if seat != t.state.speaker]
    chosen = await t.choose(
        t.state.speaker,
        "party",
        options,
        label=lambda option: party_label(t, option),
        cites=("doria.xp.leave-en", "doria.xp.join-en"),
    )
    verb, _, number = chosen.partition(" ")
    if verb == "leave":
        leave(t, int(number))
    elif verb == "join":
        join(t, int(number))
    elif verb == "speaker":
        t.state.speaker = int(number)
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
            other.carries = -1
    who.away, who.carries, who.square = "quit", -1, -1
    t.state.party -= 1
    t.tell(HeroLeft(hero=who.kind, cites=("doria.xp.leave-en",)))


def join(t: DoriaTable, seat: int) -> None:
    """A new character with the experience and bonuses that all others have received so far.

    [doria.xp.join-en, doria.xp.join-xp-en]
    """
    others = [who for who in t.state.heroes if who.away != "quit"]
    gained = max((who.gained for who in others), default=0)
    owed = max((len(who.bonuses) for who in others), default=0)
    t.state.heroes.append(Hero(f"hero-{len(t.state.heroes) + 1}", seat, [1] * 6, gained=gained, xp=gained, owed=owed))
    t.state.joining = [len(t.state.heroes) - 1]
    t.state.phase, t.state.queue = "heroes", t.state.joining[:]


def arrive(t: DoriaTable) -> None:
    """Newcomers start at the entrance and count from the next round on.  [doria.xp.join-en, doria.xp.join-count-en]"""
    for hero in t.state.joining:
        who = t.state.heroes[hero]
        who.square = monsters.nearest_free(t, monsters.entrances(board(t))[0])[0]
        t.state.party += 1
        t.tell(Joined(hero=who.kind, cites=("doria.xp.join-en",)))
    t.state.joining = []


def party_label(t: DoriaTable, option: str) -> Text:
    verb, _, number = option.partition(" ")
    if verb == "leave":
        return say("party-leave", hero=t.state.heroes[int(number)].kind)
    return say(f"party-{verb}", seat=int(number) + 1) if number else say("party-go-on")
