"""All ready-made Heroes."""

from __future__ import annotations

from .beginners import PRINTED, RECRUITS
from .veterans import VETERANS

HEROES = (*PRINTED, *RECRUITS, *VETERANS)
