"""An activation: what can be chosen, its odds in words, and carrying it out."""

from __future__ import annotations

from . import activation, captions, odds

__all__ = [
    "activation",
    "captions",
    "odds",
]
