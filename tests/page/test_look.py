"""The painted table: it comes quickly, does not hold anybody up, and can be done without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.desk import Desk, open_table
from tests.page.smooth import WATCH, Figures

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
PAINTED = ".board .ground.painted"
INK = """() => {
  const canvas = document.querySelector('.board .ground.painted');
  const small = document.createElement('canvas'); small.width = small.height = 24;
  const pen = small.getContext('2d'); pen.drawImage(canvas, 0, 0, 24, 24);
  const seen = pen.getImageData(0, 0, 24, 24).data, tones = new Set();
  for (let at = 0; at < seen.length; at += 4) if (seen[at + 3] > 200) tones.add(seen[at] >> 3);
  return tones.size;
}"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_ground_is_painted_and_anew_when_the_board_changes(browser, served, scheme):
    with Desk(browser, served.url, color_scheme=scheme) as desk:
        desk.sit(open_table(served.url, game="doria", seats=SEATS))
        desk.page.wait_for_selector(PAINTED)
        assert desk.page.evaluate(INK) > 4, "stone is not of one tone"
        expect(desk.page.locator(".board .grout"), "no square is drawn a second time").to_have_count(0)
        desk.page.emulate_media(color_scheme="light" if scheme == "dark" else "dark")
        desk.page.wait_for_selector(f"html[data-theme={'light' if scheme == 'dark' else 'dark'}] {PAINTED}")


KEPT = """part => new Promise(done => {
  const open = indexedDB.open('undercroft.look', 1);
  open.onsuccess = () => {
    const keys = open.result.transaction('pictures').objectStore('pictures').getAllKeys();
    keys.onsuccess = () => { open.result.close(); done(keys.result.some(key => String(key).startsWith(part))); };
  };
})"""
"""Whether the browser keeps a picture of this kind."""


def test_a_second_visit_takes_the_picture_that_was_kept(browser, served):
    with Desk(browser, served.url) as desk:
        table = open_table(served.url, game="universalis", seats=SEATS)
        desk.sit(table)
        desk.page.wait_for_selector(PAINTED)
        for part in ("ground:", "stuff:"):
            desk.page.wait_for_function(KEPT, arg=part)
        desk.page.reload()
        desk.page.wait_for_selector(PAINTED)
        assert desk.page.evaluate(INK) > 4


def test_without_textures(browser, served):
    with Desk(browser, served.url) as desk:
        desk.page.add_init_script("localStorage.setItem('undercroft.prefs', JSON.stringify({ look: 'plain' }))")
        desk.sit(open_table(served.url, game="doria", seats=SEATS))
        desk.page.wait_for_selector(".board .grout", state="attached")
        assert desk.page.locator(PAINTED).count() == 0
        assert desk.page.evaluate("document.documentElement.dataset.look") == "plain"
        assert not desk.page.evaluate("document.documentElement.style.getPropertyValue('--tex-weave')")


def test_panning_holds_nobody_up(browser, served):
    with Desk(browser, served.url) as desk:
        desk.sit(open_table(served.url, game="doria", seats=SEATS))
        desk.come_to_rest()
        for part in ("ground:", "stuff:"):  # the painter has packed its pictures
            desk.page.wait_for_function(KEPT, arg=part)
        desk.page.evaluate(WATCH)
        box = desk.page.locator(".board").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        with Figures(browser, desk.page) as panned:
            desk.page.mouse.move(x, y)
            desk.page.mouse.down()
            for step in range(40):
                desk.page.mouse.move(x + step * 3, y + step * 2)
            desk.page.mouse.up()
            desk.page.wait_for_timeout(200)
        assert panned.computed <= 100, str(panned)  # of computing: other work of the machine does not count
