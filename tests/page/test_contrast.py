"""Words can be read on everything they stand on, by day and by candlelight (WCAG AA: 4.5 to 1)."""

from __future__ import annotations

import re

import pytest
from tests.page.conftest import ROOT

STYLE = ROOT / "page" / "src" / "style"
PANELS = ("paper", "paper-2", "card", "pop", "void")
PAIRS = [
    *((ink, panel) for ink in ("ink", "ink-2", "ink-3") for panel in PANELS),
    *((ink, panel) for ink in ("gold-ink", "bad", "good") for panel in ("paper", "card", "void")),
    ("ink", "gold-soft"), ("ink-2", "gold-soft"), ("gold-ink", "gold-soft"),
    ("on-bar", "bar"), ("on-bar-2", "bar"), ("on-bar", "bar-2"), ("on-bar-2", "bar-2"),
    ("on-pop", "pop"), ("on-pop-2", "pop"), ("on-pop-gold", "pop"),
]  # fmt: skip
CARD = [("#2c1f13", "#e4d3ac"), ("#604a2c", "#e4d3ac"), ("#8c1a10", "#faf0d7"), ("#2b1804", "#b07a1c")]


def tokens() -> dict[str, dict[str, str]]:
    text = (STYLE / "colours.css").read_text()
    day, candle = (dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part)) for part in text.split('[data-theme="dark"]'))
    return {"day": day, "candle": {**day, **candle}}


def light(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("mood", ["day", "candle"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_words_on_panels(mood, ink, ground):
    known = tokens()[mood]
    assert contrast(known[ink], known[ground]) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), CARD)
def test_words_on_cards(ink, ground):
    assert contrast(ink, ground) >= 4.5


def test_names_on_the_bands_of_cards():
    """The lightest part of a band is its colour with 14 % of white."""
    bands = re.findall(r"--band: (#[0-9a-f]{6})", (STYLE / "cards.css").read_text())
    assert len(set(bands)) >= 8
    for band in bands:
        parts = [round(int(band[n : n + 2], 16) * 0.86 + 255 * 0.14) for n in (1, 3, 5)]
        assert contrast("#fff4dc", "#" + "".join(f"{part:02x}" for part in parts)) >= 4.5, band


def test_the_measure():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") < 4.5 < contrast("#767676", "#ffffff")
