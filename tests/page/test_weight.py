"""The page stays light: a first visit loads 150 kB packed, 500 kB with fonts and any one game. What is loaded later is
small too; nothing comes from elsewhere, no icon is missing."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request

import pytest
from tests.page.conftest import BUILT, missing

import undercroft
from undercroft.games import infos
from undercroft.toolkit import showing
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.scene import Card, Piece, Sheet

built = pytest.mark.skipif(not (BUILT / "index.html").is_file(), reason=f"left out: {missing()}")
OWN, MOST, LATER = 150_000, 500_000, 60_000


def always() -> set[str]:
    """What the browser loads whoever comes and whatever the language: the page, what it names, and the painter."""
    shared = re.findall(r'rel="modulepreload" href="\./([^"]+)"', (BUILT / "index.html").read_text())
    return {"index.html", "app.js", "painter.js", "style.css", "icon.svg", *shared}


def languages() -> set[str]:
    return {f"parts/{file.name}" for file in (BUILT / "parts").glob("??-*.js")}


def packed(names: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / name).read_bytes())) for name in names)


def first_visit() -> int:
    return packed(always()) + max(packed({one}) for one in languages())


@built
@pytest.mark.parametrize("slug", list(infos()))
def test_a_game_is_light(slug):
    own = first_visit()
    assert own < OWN
    size = own + len(gzip.compress((BUILT / "games" / f"{slug}.json").read_bytes()))
    size += sum(file.stat().st_size for file in (BUILT / "fonts").iterdir())
    assert size < MOST


@built
def test_what_comes_later_is_small_too():
    files = {str(file.relative_to(BUILT)) for file in BUILT.rglob("*.js")}
    later = packed(files - always() - languages())
    assert 0 < later < LATER


def test_a_first_visit_loads_no_more_than_is_counted(browser, served):
    """From the front page to the first board: one language, no dialog, no shop, no campaign."""
    page = browser.new_page(locale="en-GB")
    loaded = set()
    page.on("request", lambda request: loaded.add(request.url.removeprefix(f"{served.url}/") or "index.html"))
    page.goto(served.url)
    page.get_by_role("button", name="Play The Ogre's Cellar").click()
    page.get_by_role("button", name="Open the table").click()
    page.locator("[role=grid]").first.wait_for()
    page.locator(".ground-picture, canvas, image").first.wait_for(state="attached")
    ours = {name for name in loaded if name.endswith((".js", ".css", ".svg", ".html"))}
    [spoken] = ours & languages()
    assert spoken.startswith("parts/en-")
    assert ours - always() == {spoken}
    page.close()


def test_a_part_that_cannot_be_loaded_is_said(browser, served):
    """Another version of the server has no file of that name any more; nothing else of the page breaks."""
    page = browser.new_page(locale="en-GB")
    page.route("**/parts/*.js", lambda route: route.abort() if "table-" in route.request.url else route.continue_())
    page.goto(served.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("This part of the page could not be loaded.").wait_for()
    page.unroute("**/parts/*.js")
    page.get_by_role("button", name="Reload the page").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    assert not page.get_by_text("This part of the page could not be loaded.").is_visible()
    page.close()


@built
def test_browsers_keep_only_files_whose_names_change(served):
    part = sorted(languages())[0]
    told = {"": "no-cache", "app.js": "no-cache", "host": "no-cache", part: "max-age=31536000, immutable"}
    assert told == {name: urllib.request.urlopen(f"{served.url}/{name}").headers["cache-control"] for name in told}


@built
def test_nothing_inline_and_nothing_from_elsewhere():
    text = (BUILT / "index.html").read_text()
    assert "<script>" not in text
    assert "style=" not in text
    assert "//" not in text.replace("<!doctype html>", "")
    assert "http" not in (BUILT / "style.css").read_text().replace("http://www.w3.org/2000/svg", "")


@built
@pytest.mark.parametrize("slug", list(infos()))
def test_every_icon_of_a_game_is_there(slug):
    session = undercroft.new(slug, seed=3)
    icons = json.loads((BUILT / "games" / f"{slug}.json").read_text())["icons"]
    known = set(icons) | set(json.loads((BUILT.parents[4] / "page" / "src" / "icons.json").read_text()))
    shown = {card.icon for card in glossary(session).values()}
    bot = next(iter(session.game.bots.values()))
    for _ in range(60):
        if session.request is None or session.game.scene is None:
            break
        scene = session.scene(session.request.seat)
        shown |= {one.icon for one in showing.things(scene) if isinstance(one, Card | Piece | Sheet)}
        session.answer(str(bot(session.table, session.request.ask)), session.request.seat)
    assert shown - known == set()
