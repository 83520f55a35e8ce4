"""After the quest: fates, injuries, experience, and going back for prisoners."""

from __future__ import annotations

from . import aftermath, endings, rescue
from .aftermath import CAPTIVE

__all__ = [
    "CAPTIVE",
    "aftermath",
    "endings",
    "rescue",
]
