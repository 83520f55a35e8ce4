"""Screenshots of every main view of each game, and a sheet of them all: `python -m tests.page.pictures [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.page.conftest import CHROMIUM, FLAGS, ROOT, Server, missing
from tests.page.desk import PHONE, Desk, open_table

from undercroft.games import infos

LARGE = {"width": 1600, "height": 1000}
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
TURNS = {"doria": 34, "alliance": 34, "plungin": 30, "universalis": 30, "cellar": 9}
SETUPS = {"doria": {"scenario": "the-warlord"}}


LOOKS = (("light", LARGE), ("dark", LARGE), ("phone", PHONE))


def look(desk: Desk, folder: Path, name: str) -> None:
    """The same thing on a large screen, light and dark, and on a phone."""
    for colours, size in LOOKS:
        desk.page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
        desk.page.set_viewport_size(size)
        if desk.page.locator(".board .map").count():
            desk.page.wait_for_selector(f"html[data-theme={'dark' if colours == 'dark' else 'light'}] .ground.painted")
        desk.page.wait_for_timeout(300)
        desk.page.screenshot(path=folder / f"{name}-{colours}.png")


def views(desk: Desk, folder: Path, slug: str) -> None:
    """One position of a game: as it lies there, with something picked, and everything that opens beside it."""
    page = desk.page
    for _ in range(TURNS[slug]):
        if not desk.wait_for_question():
            break
        desk.take_hint()
    look(desk, folder, slug)
    choice = page.locator(".token.choice, .edge.choice, .square.choice")
    if choice.count():
        choice.first.click(force=True)
        look(desk, folder, f"{slug}-picked")
        page.keyboard.press("Escape")
    for tab in ("Cards", "People", "Log"):
        page.locator(".phone-tabs button", has_text=tab).click()
        page.wait_for_timeout(200)
        page.screenshot(path=folder / f"{slug}-phone-{tab.lower()}.png")
    page.set_viewport_size(LARGE)
    page.locator(".below .tabs button", has_text="Sheets").click()
    page.wait_for_timeout(200)
    page.screenshot(path=folder / f"{slug}-sheets.png")
    page.get_by_role("button", name="Rules", exact=True).click()
    for book in ("How to play", "Things"):
        page.get_by_role("button", name=book).click()
        look(desk, folder, f"{slug}-{book.split()[0].lower()}")
    page.keyboard.press("Escape")
    page.set_viewport_size(LARGE)
    page.locator(".tools button", has_text="Replay").click()
    page.get_by_role("button", name="Start", exact=True).wait_for()
    look(desk, folder, f"{slug}-replay")


def campaign(desk: Desk, folder: Path) -> None:
    """The page of a campaign after its first game."""
    page = desk.page
    desk.open_lobby("Dungeon Plungin'")
    page.locator(".chair input").first.fill("Ann")
    page.get_by_role("button", name="Begin a campaign").click()
    page.locator(".campaign-next .primary").click()
    page.wait_for_selector(".people .party")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the campaign").click(timeout=120_000)
    page.locator(".chronicle li").first.wait_for()
    look(desk, folder, "campaign")


def contact_sheet(browser: Any, folder: Path) -> None:
    """All pictures of a folder, small, with their names, as one page and one picture."""
    names = sorted(one.name for one in folder.glob("*.png") if one.name != "contact.png")
    style = (
        "body{background:#222;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}img{height:240px}"
    )
    figures = "".join(f"<figure><img src='{name}'><figcaption>{name}</figcaption></figure>" for name in names)
    page = folder / "contact.html"
    page.write_text(f"<!doctype html><style>{style}figure{{margin:0}}</style>{figures}")
    tab = browser.new_page(viewport={"width": 1900, "height": 1000})
    tab.goto(page.resolve().as_uri())
    tab.screenshot(path=folder / "contact.png", full_page=True)
    tab.close()


def main() -> None:
    if missing():
        raise SystemExit(f"No pictures: {missing()}.")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures" / "page"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Server(Path(store))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            with Desk(browser, server.url, size=LARGE) as desk:
                desk.page.goto(server.url)
                desk.page.locator(".game").first.wait_for()
                look(desk, folder, "lobby")
            with Desk(browser, server.url, size=LARGE) as desk:
                campaign(desk, folder)
            for slug in infos():
                with Desk(browser, server.url, size=LARGE) as desk:
                    desk.sit(open_table(server.url, game=slug, seats=SEATS, **SETUPS.get(slug, {})))
                    views(desk, folder, slug)
                    print(slug)
            contact_sheet(browser, folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
