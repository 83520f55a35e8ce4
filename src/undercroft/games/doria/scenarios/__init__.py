"""Scenarios: single adventures, play without a scenario, and the campaigns."""

from .ash_crown import ASH_CROWN
from .exploration import EXPLORATION
from .glass_orchard import GLASS_ORCHARD
from .pawned_shadow import PAWNED_SHADOW
from .single import SINGLE
from .winter_bell import WINTER_BELL

SCENARIOS = (*SINGLE, EXPLORATION, *ASH_CROWN, *WINTER_BELL, *GLASS_ORCHARD, *PAWNED_SHADOW)
