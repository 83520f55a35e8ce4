"""The Dark Player as a game master: no decks and no plan, the whole bestiary, everything paid from the first budget."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import ROLE_PLAYING
from .dwellers import faction


def plays(t: UTable) -> bool:
    """Whether this is the role-playing mode.  [dun.rpg.prepare]"""
    return t.state.mode == ROLE_PLAYING


def bestiary(t: UTable) -> list[str]:
    """Whom a Dark Player can bring: the creatures of the faction; a game master those of all of them, the quest's own
    first.  [dun.rpg.pay, dun.dpsetup.read-quest]"""
    own = t.content.factions[faction(t)].creatures
    if not plays(t):
        return list(own)
    others = (name for one in t.content.factions.values() for name in one.creatures)
    return list(dict.fromkeys((*own, *others)))


def called_today(t: UTable, card: str) -> bool:
    """Whether an Ambush!, Thief! or Reinforcements has been called in this turn: a card that is never used up comes
    once in each."""
    return plays(t) and t.state.dark.called.get(card) == t.state.turn.number


def note_call(t: UTable, card: str) -> None:
    if plays(t):
        t.state.dark.called[card] = t.state.turn.number
