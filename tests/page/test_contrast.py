"""Words can be read on everything they stand on, by day and by candlelight (WCAG AA: 4.5 to 1)."""

from __future__ import annotations

import re

import pytest
from tests.page.conftest import ROOT
from tests.page.desk import Desk, open_table

from undercroft.games import infos

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
MEASURE = (ROOT / "tests" / "page" / "contrast.js").read_text()
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


def readable(desk, what):
    """What is too faint on the page as it is now, by day and by candlelight."""
    faint = {}
    for scheme in ("dark", "light"):
        desk.page.emulate_media(color_scheme=scheme)
        desk.page.wait_for_selector(f"html[data-theme={scheme}]", state="attached")
        found = desk.page.evaluate(MEASURE)
        assert found["seen"] > 10, what
        faint |= {f"{what}, {scheme}: {where}": how for where, how in found["faint"].items()}
    return faint


def test_words_in_every_view(browser, served):
    """Measured on the page itself, for every word that is shown."""
    faint = {}
    with Desk(browser, served.url) as desk:
        page = desk.page
        for slug in infos():
            desk.sit(open_table(served.url, game=slug, seats=SEATS))
            for _ in range(2):
                assert desk.wait_for_question()
                faint |= readable(desk, slug)
                desk.take_hint()
            page.locator(".below .tabs button", has_text="Sheets").click()
            faint |= readable(desk, f"{slug}, sheets")
        page.get_by_role("button", name="Rules", exact=True).click()
        for book in ("How to play", "Glossary"):
            page.get_by_role("button", name=book).click()
            page.locator(".dialog-body").locator("li, .card").first.wait_for()
            faint |= readable(desk, book)
        desk.close_dialog()
        desk.sit(open_table(served.url, game="cellar", seats=SEATS))
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").wait_for()
        faint |= readable(desk, "settings")
        page.get_by_role("button", name="Let a bot play for me").click()
        desk.wait_for_the_end()
        page.locator(".ending").wait_for()
        faint |= readable(desk, "end")
        page.goto(served.url)
        page.locator(".game").first.wait_for()
        page.locator(".table-line").first.wait_for()
        faint |= readable(desk, "front")
    assert not faint, "\n".join(f"{where}: {how}" for where, how in faint.items())


def test_faint_words_are_found(browser):
    page = browser.new_page()
    page.set_content(
        "<body style='background:#fff'><p style='color:#777'>faint</p><p style='color:#767676'>fine</p>"
        "<p style='color:#fff;"
        "background:linear-gradient(rgb(255 255 255 / 10%),#000 90%),linear-gradient(#222,#333)'>dark</p>"
        "<p style='color:#fff;background:linear-gradient(#222,#aaa)'>half</p><h1 style='color:#949494'>large</h1>"
        "<div style='opacity:.6'><p style='color:#555'>pale</p></div>"
    )
    found = page.evaluate(MEASURE)
    assert sorted(how.rpartition(": ")[2] for how in found["faint"].values()) == ["faint", "half", "pale"]
    page.close()
