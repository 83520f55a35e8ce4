"""Tests: dice and their chances, Fortune, Courage, and how skills are used."""

from __future__ import annotations

from . import chances, fear, skills
from .chances import FAST, THREE, TWO, Pair, ones_again, passing, succeeds, winning
from .rolls import (
    AGAIN,
    Roll,
    Trial,
    attempt,
    cold,
    compare,
    d3,
    half,
    may_spend,
    opposed,
    passes,
    score,
    spend_fortune,
    take_test,
    test_worth,
    two_dice,
    wants_again,
)

__all__ = [
    "AGAIN",
    "FAST",
    "THREE",
    "TWO",
    "Pair",
    "Roll",
    "Trial",
    "attempt",
    "chances",
    "cold",
    "compare",
    "d3",
    "fear",
    "half",
    "may_spend",
    "ones_again",
    "opposed",
    "passes",
    "passing",
    "score",
    "skills",
    "spend_fortune",
    "succeeds",
    "take_test",
    "test_worth",
    "two_dice",
    "wants_again",
    "winning",
]
