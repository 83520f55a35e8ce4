"""Scenarios: single adventures, play without a scenario, and the campaign."""

from .campaign import CAMPAIGN
from .exploration import EXPLORATION
from .single import SINGLE

SCENARIOS = (*SINGLE, EXPLORATION, *CAMPAIGN)
