"""Bots: `party` plays all seats of a party, `judgement` is what it believes."""

from .party import BOTS, evaluate

__all__ = ["BOTS", "evaluate"]
