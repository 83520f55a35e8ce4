"""The table under one's hands: the board stays put, nothing lies on what it is about, what cannot be done says why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.page.desk import PHONE, WIDE, Desk, open_table
from tests.page.fights import before_a_fight, laid

ALONE = [{"kind": "person", "name": "Ann"}]
PLACE = """() => [...document.querySelectorAll('.board .world, .board .map > g')].map((one) => one.style.transform)
  .concat(Object.values(document.querySelector('.board').getBoundingClientRect().toJSON()))"""

IDLE = """() => [...document.querySelectorAll('.square:not(.choice)')].map((one) => one.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest('.square:not(.choice)'))"""


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    return (
        a["x"] < b["x"] + b["width"] - 1 and b["x"] < a["x"] + a["width"] - 1
        and a["y"] < b["y"] + b["height"] - 1 and b["y"] < a["y"] + a["height"] - 1
    )  # fmt: skip


def in_the_cellar(desk: Desk, url: str) -> None:
    """A tool is packed: what do you do?"""
    desk.sit(open_table(url, game="cellar", seats=ALONE))
    desk.wait_for_question()
    desk.take_first()
    desk.wait_for_question()


@pytest.mark.parametrize("game", ["cellar", "doria"])
def test_open_cards_move_and_scale_nothing(served, browser, game):
    """Where one has a hand and where one has none."""
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight(game)))
        desk.wait_for_question()
        desk.page.wait_for_selector(".ground.painted")
        desk.page.evaluate("document.fonts.ready")
        desk.page.wait_for_timeout(600)
        before = desk.page.evaluate(PLACE)
        for tab in desk.page.locator(".tray-tabs button").all()[:3]:
            tab.click(force=True)
            desk.page.wait_for_timeout(350)
            assert desk.page.evaluate(PLACE) == before
            tab.click(force=True)
            desk.page.wait_for_timeout(350)
            assert desk.page.evaluate(PLACE) == before


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_zoom_buttons_lie_beside_the_board(served, browser, size):
    with Desk(browser, served.url, size=size) as desk:
        in_the_cellar(desk, served.url)
        board: Any = desk.page.locator(".board").bounding_box()
        for button in desk.page.locator(".zoom button").all():
            assert not overlap(board, button.bounding_box())


def test_reading_a_card_never_plays_it(served, browser):
    """Not even where one click is enough for everything else."""
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight("cellar")))
        desk.wait_for_question()
        desk.page.evaluate("localStorage.setItem('undercroft.prefs', JSON.stringify({ speed: 'off', quick: true }))")
        desk.page.reload()
        desk.wait_for_question()
        before = desk.number()
        card = desk.page.locator(".tray .card.choice").first
        card.click()
        box: Any = desk.page.get_by_role("dialog")
        box.wait_for()
        assert not overlap(box.bounding_box(), card.bounding_box()), "a box never lies on what it is about"
        card.click()
        box.wait_for(state="detached")
        assert desk.number() == before
        desk.axe()


def test_what_cannot_be_done_says_why(served, browser):
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        desk.page.mouse.click(*desk.page.evaluate(IDLE))
        desk.page.locator(".popover .why-not p").first.wait_for()
        assert desk.page.locator(".popover .why-not").inner_text().strip()
        desk.axe()
        desk.page.keyboard.press("Escape")
        desk.page.locator(".popover").wait_for(state="detached")


def test_leaving_is_asked_once_more(served, browser):
    """By a click or a key; no is no."""
    with Desk(browser, served.url) as desk:
        in_the_cellar(desk, served.url)
        before = desk.number()
        leave = desk.page.locator(".pane-play .option[data-value='leave']")
        leave.click()
        desk.page.get_by_role("button", name="No", exact=True).click()
        desk.page.get_by_role("dialog").wait_for(state="detached")
        assert desk.number() == before
        leave.click()
        desk.axe()
        desk.page.get_by_role("button", name="Yes, do it").click()
        desk.answered(before)


def test_escape_goes_back_where_that_is_free(served, browser):
    with Desk(browser, served.url) as desk:
        in_the_cellar(desk, served.url)
        asked = desk.page.locator("#the-question").inner_text()
        desk.take("wait")
        desk.wait_for_question()
        assert desk.page.locator("#the-question").inner_text() != asked
        desk.page.keyboard.press("Escape")
        desk.page.get_by_role("heading", name=asked).wait_for()


def test_a_phone_shows_ones_life_and_what_has_just_happened_above_the_question(served, browser):
    """And its squares are large enough for a finger."""
    with Desk(browser, served.url, size=PHONE) as desk:
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        assert desk.page.locator(".own li .bar").first.is_visible()
        assert desk.page.locator(".own p").is_visible()
        square: Any = desk.page.locator(".square").first.bounding_box()
        assert square["width"] >= 34
        desk.axe()
