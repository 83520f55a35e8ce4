"""After the quest: fates, injuries, experience, and going back for prisoners."""

from __future__ import annotations

from . import aftermath, endings, experience, rescue
from .aftermath import BODY, CAPTIVE

__all__ = [
    "BODY",
    "CAPTIVE",
    "aftermath",
    "endings",
    "experience",
    "rescue",
]
