"""Part of `make smooth`: how soon the first board is there, on a cold start (nothing kept) and a warm one.

A real table of each game, on its own server; times from the moment the address is opened. `squares`: the board can be
read and used, with a flat floor; `ground`: its painted floor is there too (on a cold start a coarse picture of it,
which the fine one replaces).
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.page.conftest import CHROMIUM, FLAGS, Server, missing
from tests.page.desk import open_table

COLD, WARM, TRIES = 1500.0, 500.0, 3
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
GAMES = {"universalis": {}, "doria": {"scenario": "the-warlord"}}
WATCH = """
window.seen = {};
const look = () => {
  const note = (name, css) => { if (!seen[name] && document.querySelector(css)) seen[name] = performance.now(); };
  note("page", "#page > *:not(svg)"); note("squares", ".board .square"); note("ground", ".ground.painted");
  if (!seen.ground) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def opened(context: Any, address: str) -> dict[str, float]:
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => window.seen.ground", timeout=60_000)
    seen = page.evaluate("window.seen")
    # The painter keeps a board that stays for a while.
    page.wait_for_timeout(2500)
    page.close()
    return dict(seen)


def middle(times: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(one[name] for one in times) for name in ("page", "squares", "ground")}


def main() -> None:
    if missing():
        raise SystemExit(f"Nothing measured: {missing()}.")
    bad = []
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Server(Path(store))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game, setup in GAMES.items():
                table = open_table(server.url, game=game, seats=SEATS, **setup)
                address = f"{server.url}/#table={table['table']}&seat={table['seats'][0]['token']}"
                cold, warm = [], []
                for _ in range(TRIES):
                    context = browser.new_context(viewport={"width": 1600, "height": 1000})
                    context.add_init_script(WATCH)
                    cold.append(opened(context, address))
                    warm.append(opened(context, address))
                    context.close()
                for name, times, most in (("cold", middle(cold), COLD), ("warm", middle(warm), WARM)):
                    said = ", ".join(f"{what} after {time:.0f} ms" for what, time in times.items())
                    print(f"{game}, {name} start (median of {TRIES}): {said}")
                    bad += [f"{game}, {name}"] if times["ground"] > most else []
        finally:
            browser.close()
            server.stop()
    if bad:
        sys.exit(f"Too late: {'; '.join(bad)}.")


if __name__ == "__main__":
    main()
