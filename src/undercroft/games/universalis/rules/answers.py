"""Who answers at the moments of `moments.py`, in which order, and which chapters carry out which effects of cards."""

from __future__ import annotations

from ..content import definitions as d
from .carrying import bodies
from .dark import hand, playing
from .encounters import encounters
from .fighting import spoils
from .harm import effects, moments
from .journey import HANDLERS
from .magic import spellbound
from .people import companions
from .plot import triggers
from .riding import falls


def listen() -> None:
    """Every chapter takes its place; done once, when the game is loaded."""
    moments.STRUCK[:] = [spellbound.betrayed]
    moments.DOWN[:] = [spellbound.end_spells_of, bodies.let_go, falls.down, triggers.fallen]
    moments.HERO_DOWN[:] = [companions.hand_over, hand.fewer_heroes]
    moments.SLAIN[:] = [spoils.note]
    effects.HANDLERS |= {
        d.Spring: playing.spring,
        d.Summon: encounters.summon,
        d.Control: spellbound.control,
        d.Transform: spellbound.transform,
    }
    effects.HANDLERS |= HANDLERS
