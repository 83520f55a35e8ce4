"""Bots: `party` plays all seats of a party; the other modules are named after what they judge."""

from .evaluation import evaluate
from .party import BOTS

__all__ = ["BOTS", "evaluate"]
