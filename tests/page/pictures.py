"""Screenshots of every main view of each game, and a sheet of them all.

    python -m tests.page.pictures [FOLDER] [--only GAME ...] [--targets DIR]

With `--targets` the sheet begins with pictures of how a view should look (front.png, town.png, end.png ...), each
beside the view itself.
"""

from __future__ import annotations

import argparse
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
        theme = "dark" if colours == "dark" else "light"
        desk.page.wait_for_selector(f"html[data-theme={theme}]", state="attached")
        if desk.page.locator(".board .map, .vista").count():
            desk.page.locator(".ground.painted").first.wait_for()
        desk.page.wait_for_function("() => document.documentElement.style.getPropertyValue('--tex-weave')")
        desk.page.wait_for_timeout(300)
        desk.page.screenshot(path=folder / f"{name}-{colours}.png")


TARGETS = {
    "front": "lobby-dark", "board-fight": "universalis-dark", "board-fight-light": "universalis-light",
    "board-choice": "universalis-picked-dark", "board-choice-light": "universalis-picked-light", "town": "town-dark",
    "end": "universalis-end-dark", "phone-fight": "universalis-phone",
}  # fmt: skip
"""The view that each target shows."""


def views(desk: Desk, folder: Path, slug: str) -> None:
    """One position of a game: as it lies there, with something picked, and everything that opens beside it."""
    page = desk.page
    for _ in range(TURNS[slug]):
        if not desk.wait_for_question():
            break
        if page.locator(".market").count() and not (folder / f"{slug}-market-dark.png").exists():
            page.locator(".ware").first.click()
            look(desk, folder, f"{slug}-market")
            page.set_viewport_size(LARGE)
        desk.take_hint()
    look(desk, folder, slug)
    page.set_viewport_size(LARGE)
    page.wait_for_timeout(300)
    choice = page.locator(".token.choice, .edge.choice, .square.choice")
    if choice.count():
        choice.first.dispatch_event("click")
        look(desk, folder, f"{slug}-picked")
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    for tab in ("Cards", "People", "Log"):
        page.locator(".phone-tabs button", has_text=tab).click()
        page.wait_for_timeout(200)
        page.screenshot(path=folder / f"{slug}-phone-{tab.lower()}.png")
    page.set_viewport_size(LARGE)
    page.locator(".below .tabs button", has_text="Sheets").click()
    page.wait_for_timeout(200)
    page.screenshot(path=folder / f"{slug}-sheets.png")
    page.get_by_role("button", name="Rules", exact=True).click()
    for book in ("How to play", "Glossary"):
        page.get_by_role("button", name=book).click()
        look(desk, folder, f"{slug}-{book.split()[0].lower()}")
    page.keyboard.press("Escape")
    page.set_viewport_size(LARGE)
    page.locator(".tools button", has_text="Replay").click()
    page.get_by_role("button", name="Start", exact=True).wait_for()
    look(desk, folder, f"{slug}-replay")


def end(desk: Desk, folder: Path, slug: str) -> None:
    """A bot plays on until the game is over."""
    page = desk.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector(".ending", timeout=300_000)
    look(desk, folder, f"{slug}-end")


def journey(desk: Desk, folder: Path) -> None:
    """The map of a journey, the town where it begins, and a shop there."""
    page = desk.page
    while desk.wait_for_question() and not page.locator(".option", has_text="Enter ").count():
        desk.take_hint()
    look(desk, folder, "road")
    page.set_viewport_size(LARGE)
    page.locator(".option", has_text="Enter ").first.click()
    page.wait_for_selector(".market")
    look(desk, folder, "street")
    page.set_viewport_size(LARGE)
    for _ in range(6):
        if page.locator(".shop .quip").count() and page.locator(".ware:not(.dear)").count():
            break
        before, doors = desk.number(), page.locator(".house:enabled")
        if doors.count():
            doors.nth(min(1, doors.count() - 1)).click()
            desk.answered(before)
        elif desk.wait_for_question():
            desk.take_hint()
    if page.locator(".ware").count():
        page.locator(".ware").first.click()
    look(desk, folder, "town")


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


def contact_sheet(browser: Any, folder: Path, targets: Path | None) -> None:
    """All pictures of a folder, small, with their names, as one page and one picture; targets beside what they show."""
    names = sorted(one.name for one in folder.glob("*.png") if one.name != "contact.png")
    style = (
        "body{background:#222;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}img{height:240px}"
        "figure{margin:0}.pair{flex-basis:100%;display:flex;gap:12px}.pair img{height:420px}"
    )
    pairs = [
        (targets / f"{target}.png", folder / f"{view}.png") for target, view in TARGETS.items() if targets is not None
    ]
    rows = "".join(
        f"<div class=pair>{figure(target, 'target')}{figure(view, view.stem)}</div>"
        for target, view in pairs
        if target.exists() and view.exists()
    )
    page = folder / "contact.html"
    page.write_text(
        f"<!doctype html><style>{style}</style>{rows}{''.join(figure(folder / name, name) for name in names)}"
    )
    tab = browser.new_page(viewport={"width": 1900, "height": 1000})
    tab.goto(page.resolve().as_uri())
    tab.screenshot(path=folder / "contact.png", full_page=True)
    tab.close()


def figure(picture: Path, name: str) -> str:
    return f"<figure><img src='{picture.resolve().as_uri()}'><figcaption>{name}</figcaption></figure>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures" / "page")
    parser.add_argument("--only", nargs="*", metavar="GAME", help="only these games, or lobby, campaign, road")
    parser.add_argument("--targets", type=Path, metavar="DIR", help="pictures of how views should look")
    wish = parser.parse_args()
    if missing():
        raise SystemExit(f"No pictures: {missing()}.")
    wanted = wish.only or ["lobby", "campaign", "road", *infos()]
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Server(Path(store))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in wanted:
                with Desk(browser, server.url, size=LARGE) as desk:
                    taken(desk, server.url, wish.folder, name)
                print(name)
            contact_sheet(browser, wish.folder, wish.targets)
        finally:
            browser.close()
            server.stop()


def taken(desk: Desk, url: str, folder: Path, name: str) -> None:
    """All pictures of one game, or of one of the pages beside the games."""
    if name == "lobby":
        desk.page.goto(url)
        desk.page.locator(".game").first.wait_for()
        look(desk, folder, "lobby")
    elif name == "campaign":
        campaign(desk, folder)
    elif name == "road":
        desk.sit(open_table(url, game="universalis", scenario="journey", seats=SEATS))
        journey(desk, folder)
    else:
        desk.sit(open_table(url, game=name, seats=SEATS, **SETUPS.get(name, {})))
        views(desk, folder, name)
        desk.sit(open_table(url, game=name, seats=SEATS, **SETUPS.get(name, {})))
        end(desk, folder, name)


if __name__ == "__main__":
    main()
