"""`make smooth`: how smoothly the page pans and shows a monsters' phase, on a board of 40 x 40 squares with 30 figures,
and how soon a click shows. The server is played by this script, so that only the page is measured."""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.page.conftest import CHROMIUM, FLAGS, Server, missing
from tests.page.desk import Desk

from undercroft.tables.server.messages import PROTOCOL

SIZE = {"width": 1600, "height": 1000}
MOVING = [flag for flag in FLAGS if "motion" not in flag]
LONGEST, FRAME, CLICK = 50.0, 17.0, 100.0

WATCH = """() => {
  window.frames_ = []; window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ entryTypes: ["longtask"] });
  let before = 0;
  const frame = (now) => { if (before) frames_.push(now - before); before = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
CLICKED = """() => new Promise((done) => {
  const option = document.querySelector(".pane-play .option");
  const start = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect(); requestAnimationFrame(() => done(performance.now() - start)) })
    .observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true });
  option.click();
})"""


def cell(x: int, y: int) -> str:
    return f"cell-{x}-{y}"


def board(side: int, figures: int) -> dict[str, Any]:
    """Rooms of five by five, joined by arches, with figures spread over them."""
    cells = [
        {"id": cell(x, y), "x": x, "y": y, "room": f"room-{x // 5}-{y // 5}"} for y in range(side) for x in range(side)
    ]
    arches = [
        {"id": f"arch-{way}-{x}-{y}", "x": x, "y": y, "side": way, "kind": "arch"}
        for way, xs, ys in (("east", range(4, side - 1, 5), range(2, side, 5)),
                            ("south", range(2, side, 5), range(4, side - 1, 5)))
        for x in xs for y in ys
    ]  # fmt: skip
    pieces = [
        {
            "id": f"figure-{n}", "icon": "goblin-head" if n > 3 else "hood", "name": f"Figure {n}", "mark": f"{n}",
            "cells": [cell(n * 7 % side, n * 11 % side)], "tint": "foe" if n > 3 else "seat-0", "facing": "north",
            "sheet": f"sheet-{n}", "bars": [{"name": "Life", "value": 6, "most": 6, "kind": "life"}],
        }
        for n in range(figures)
    ]  # fmt: skip
    return {"id": "board", "name": "A large board", "cells": cells, "edges": arches, "pieces": pieces}


def scene(side: int, figures: int = 30) -> dict[str, Any]:
    made = board(side, figures)
    sheets = [
        {"id": one["sheet"], "icon": one["icon"], "name": one["name"], "tint": one["tint"], "bars": one["bars"],
         **({"seat": 0} if n < 4 else {})}
        for n, one in enumerate(made["pieces"])
    ]  # fmt: skip
    return {"headline": "Measured", "boards": [made], "sheets": sheets}


def beat(n: int, side: int) -> list[dict[str, Any]]:
    """A monster walks six squares, rolls, strikes; somebody is hurt."""
    who, x, y = f"figure-{n + 4}", (n + 4) * 7 % side, (n + 4) * 11 % side
    way = [cell(min(side - 1, x + step), y) for step in range(1, 7)]
    against = {"cue": "roll", "who": "figure-0", "what": "Defence", "dice": [3, 5], "total": 8}
    roll = {"cue": "roll", "who": who, "what": "Attack", "dice": [5, 4], "total": 11, "against": against,
            "parts": [{"name": "Skill", "value": 2}], "outcome": "hit"}  # fmt: skip
    return [
        {"cue": "turn", "who": who}, {"cue": "move", "piece": who, "path": way}, roll,
        {"cue": "strike", "by": who, "at": ["figure-0"], "outcome": "hit"},
        {"cue": "change", "of": "figure-0", "key": "life", "before": 6, "after": 6 - (n + 1) % 6},
    ]  # fmt: skip


class Pretended:
    """A server of one table: it asks, and each answer has ten beats in its wake, or none."""

    def __init__(self, page: Any, side: int) -> None:
        self.side, self.beats, self.number, self.told, self.socket = side, 0, 0, 0, None
        self.scene = scene(side)
        page.route_web_socket("**/ws", self.connect)

    def connect(self, socket: Any) -> None:
        self.socket = socket
        socket.on_message(self.heard)

    def send(self, *messages: dict[str, Any]) -> None:
        assert self.socket
        self.socket.send("\n".join(json.dumps(one) for one in messages))

    def heard(self, text: str) -> None:
        said = json.loads(text)
        if said["type"] == "hello":
            seats = [{"seat": 0, "kind": "person", "name": "Ann", "bot": ""}]
            table = {"table": "measured", "name": "Measured", "game": "cellar", "title": "Measured", "mode": "",
                     "edition": "", "scenario": "", "options": {}, "seats": seats, "watchers": 0, "state": "playing",
                     "number": 0, "public": False}  # fmt: skip
            self.send({"type": "welcome", "protocol": PROTOCOL, "version": "", "you": {"seat": 0, "role": "seat"},
                       "table": table, "language": "en"})  # fmt: skip
            self.asks()
        elif said["type"] == "answer":
            self.send({"type": "done", "to": said["id"], "number": self.number})
            self.asks()

    def asks(self) -> None:
        events = [
            {"n": self.told + n, "kind": "beat", "text": f"Figure {n + 4} strikes.", "cues": beat(n, self.side)}
            for n in range(self.beats)
        ]
        squares = [cell(x, y) for x in range(4) for y in range(4)]
        options = [{"value": f"{n}", "label": f"Go to {at}", "at": [at], "group": "go"} for n, at in enumerate(squares)]
        options.append({"value": "end", "label": "End the turn"})
        self.number += 1
        request = {"number": self.number, "seat": 0, "key": "act", "prompt": f"What do you do ({self.number})?",
                   "at": ["figure-0"], "window": False, "cites": [], "guide": "", "options": options,
                   "groups": [{"id": "go", "title": "Move"}]}  # fmt: skip
        self.send(
            {"type": "events", "number": self.number, "from": self.told, "events": events},
            *([{"type": "scene", "number": self.number, "scene": self.scene}] if self.number == 1 else []),
            {"type": "request", "number": self.number, "waiting": [0], "over": None, "undo": "no", "since": 0,
             "request": request},
        )  # fmt: skip
        self.told += len(events)


class Figures:
    """The frames and tasks of a while. A task is measured by the clock on the wall, and by the time in which the page
    really computed: on a machine that does much else at once the first says more of the others than of the page."""

    def __init__(self, browser: Any, page: Any) -> None:
        self.browser, self.page = browser, page

    def __enter__(self) -> Figures:
        self.page.evaluate("() => { frames_.length = 0; tasks.length = 0; }")
        self.browser.start_tracing(page=self.page, categories=["toplevel"])
        return self

    def __exit__(self, *error: object) -> None:
        frames, tasks = self.page.evaluate("[frames_, tasks]")
        self.median = statistics.median(frames or [0.0])
        self.late = sorted(frames)[int(len(frames) * 0.95)] if frames else 0.0
        self.longest = max(tasks, default=0.0)
        self.computed = computed(json.loads(self.browser.stop_tracing())["traceEvents"])

    @property
    def good(self) -> bool:
        return self.median < FRAME and self.computed <= LONGEST

    def __str__(self) -> str:
        longest = f"{self.longest:.0f} ms" if self.longest else "below 50 ms"
        return (
            f"median frame {self.median:.1f} ms, 95 % below {self.late:.1f} ms; "
            f"longest task {longest} by the clock, {self.computed:.0f} ms of computing"
        )


def computed(events: list[dict[str, Any]]) -> float:
    """The longest task of the page's own thread, in milliseconds of the processor."""
    pages = {(one["pid"], one["tid"]) for one in events
             if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}  # fmt: skip
    return max(
        (one.get("tdur", 0) / 1000 for one in events
         if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) in pages),
        default=0.0,
    )  # fmt: skip


def drag(page: Any, seconds: float = 3.0) -> None:
    """The board is drawn to and fro."""
    page.mouse.move(700, 400)
    page.mouse.down()
    steps = int(seconds * 60)
    for n in range(steps):
        part = abs((n * 4 / steps) % 2 - 1)
        page.mouse.move(700 + 400 * (part - 1), 400 + 250 * (part - 1))
        page.wait_for_timeout(8)
    page.mouse.up()


def opened(browser: Any, url: str, side: int) -> tuple[Desk, Pretended]:
    desk = Desk(browser, url, size=SIZE, speed="normal", reduced_motion="no-preference")
    table = Pretended(desk.page, side)
    desk.page.goto(f"{url}/#table=measured&seat=AAAAAAAAAAAAAAAAAAAAAA")
    desk.wait_for_question()
    desk.page.wait_for_selector(".ground.painted", timeout=120_000)
    desk.page.wait_for_timeout(1500)
    desk.page.evaluate(WATCH)
    return desk, table


def main() -> None:
    if missing():
        raise SystemExit(f"Nothing measured: {missing()}.")
    bad = []
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        server = Server(Path(store))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=MOVING)
        try:
            for side in (40, 60):
                desk, table = opened(browser, server.url, side)
                with desk:
                    page = desk.page
                    with Figures(browser, page) as panned:
                        drag(page)
                    print(f"{side} x {side} squares, 30 figures, panning: {panned}")
                    bad += [] if panned.good or (side > 40 and panned.median < FRAME) else [f"panning {side} x {side}"]
                    if side > 40:
                        continue
                    clicks = []
                    for _ in range(15):
                        clicks.append(page.evaluate(CLICKED))
                        page.wait_for_timeout(120)
                    click = statistics.median(clicks)
                    print(f"click to the first change: median {click:.0f} ms, longest {max(clicks):.0f} ms")
                    bad += [] if click < CLICK else ["clicks"]
                    table.beats = 10
                    with Figures(browser, page) as phase:
                        page.locator(".pane-play .option").last.click()
                        page.locator(".is-playing").wait_for()
                        page.locator(".is-playing").wait_for(state="detached", timeout=120_000)
                    print(f"a monsters' phase of ten beats: {phase}")
                    bad += [] if phase.good else ["the monsters' phase"]
        finally:
            browser.close()
            server.stop()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    if bad:
        sys.exit(f"Not smooth: {', '.join(bad)}.")


if __name__ == "__main__":
    main()
