"""Screenshots of every main view of each game: `python -m tests.page.pictures [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.page.conftest import CHROMIUM, FLAGS, ROOT, Server, missing
from tests.page.desk import PHONE, Desk, open_table

from undercroft.games import infos

LARGE = {"width": 1600, "height": 1000}
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
TURNS = {"doria": 34, "alliance": 34, "plungin": 30, "universalis": 30, "cellar": 9}
SETUPS = {"doria": {"scenario": "the-warlord"}}


LOOKS = (("light", LARGE), ("dark", LARGE), ("phone", PHONE))


def views(desk: Desk, folder: Path, slug: str) -> None:
    """One position of a game in all looks: as it lies there, and with something picked."""
    for _ in range(TURNS[slug]):
        if not desk.wait_for_question():
            break
        desk.take_hint()
    for look, size in LOOKS:
        desk.page.emulate_media(color_scheme="dark" if look == "dark" else "light")
        desk.page.set_viewport_size(size)
        desk.page.wait_for_timeout(300)
        desk.page.screenshot(path=folder / f"{slug}-{look}.png")
        choice = desk.page.locator(".token.choice, .edge.choice, .square.choice")
        if choice.count():
            choice.first.click(force=True)
            desk.page.wait_for_timeout(200)
            desk.page.screenshot(path=folder / f"{slug}-{look}-picked.png")
            desk.page.keyboard.press("Escape")


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
            for look in ("light", "dark"):
                with Desk(browser, server.url, size=LARGE, color_scheme=look) as desk:
                    desk.page.goto(server.url)
                    desk.page.locator(".game").first.wait_for()
                    desk.page.screenshot(path=folder / f"lobby-{look}.png")
            for slug in infos():
                with Desk(browser, server.url, size=LARGE) as desk:
                    desk.sit(open_table(server.url, game=slug, seats=SEATS, **SETUPS.get(slug, {})))
                    views(desk, folder, slug)
                    print(slug)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
