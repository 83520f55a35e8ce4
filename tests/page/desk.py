"""How a person uses the page: what the tests do with it, and what they look at."""

from __future__ import annotations

import json
import os
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

WIDE = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds that anything may take: a machine that does much else at once is slow."""
SLOWER = float(os.environ.get("SLOWER", 1))
"""So many times slower than this machine the pages compute: `SLOWER=6 pytest tests/page` finds tests that race."""
GAME = 240_000
"""Milliseconds in which bots play a game to its end."""
expect.set_options(timeout=PATIENCE)

ASKED = ".pane-play:not([data-number='-1']) .prompt"
"""A question that can be answered; one of which the answer is being shown has no number."""
PLACE = """() => [...document.querySelectorAll('.board .world, .board .map > g')].map((one) => one.style.transform)
  .concat(Object.values(document.querySelector('.board').getBoundingClientRect().toJSON()))"""
AT_REST = (
    "async () => { const place = "
    + PLACE
    + """;
  await document.fonts.ready;
  return new Promise((done) => {
    const start = performance.now();
    let [before, since, frames] = ["", start, 0];
    const look = (now) => {
      const eased = document.getAnimations().some(
        (one) => one instanceof CSSTransition && one.effect.target.closest(".board"));
      const here = JSON.stringify(place());
      if (eased || here !== before) [before, since, frames] = [here, now, 0];
      const rests = ++frames > 12 && now - since > 250;
      if (rests || now - start > 30_000) done(rests); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }) }"""
)
HOLD = """() => {
  const watch = new MutationObserver(() => {
    const pause = document.querySelector(".show-lead .primary");
    if (!pause) return;
    watch.disconnect();
    pause.click();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""


class Desk:
    """One browser window with an eye on its console: an error there fails the test at its end."""

    def __init__(
        self, browser: Any, url: str, *, size: dict[str, int] = WIDE, language: str = "en", speed: str = "off",
        **more: Any,
    ) -> None:  # fmt: skip
        self.url = url
        more = {"reduced_motion": "reduce"} | more
        self.context = browser.new_context(viewport=size, locale=language, has_touch=size is PHONE, **more)
        self.context.set_default_timeout(PATIENCE)
        # A table that is tried shows what happens at once, unless that is what is tried, and has its textures however
        # busy the machine is.
        self.context.add_init_script(
            "localStorage.getItem('undercroft.prefs') || localStorage.setItem('undercroft.prefs',"
            f" JSON.stringify({{ speed: '{speed}', look: 'rich' }}))"
        )
        self.page = self.context.new_page()
        if SLOWER > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "ERR_CONNECTION" not in message.text and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, kind: object, *rest: object) -> None:
        faults = self.faults
        self.context.close()
        if kind is None:
            assert not faults, faults

    def sit(self, table: dict[str, Any], seat: int = 0) -> None:
        token = next(one["token"] for one in table["seats"] if one["seat"] == seat)
        self.page.goto(f"{self.url}/#table={table['table']}&seat={token}")
        # Once the address has lost its token, what was shown before has left the page.
        self.page.wait_for_function("() => !location.hash.includes('seat=')")
        self.page.wait_for_selector(".people .party", state="attached")

    def open_lobby(self, title: str) -> None:
        self.page.goto(self.url)
        self.page.get_by_role("button", name=title).first.click()

    def asked(self) -> bool:
        return bool(self.page.locator(ASKED).count())

    def wait_for_question(self) -> bool:
        """Until something is asked (True) or the game is over (False)."""
        self.page.wait_for_selector(f"{ASKED}, .question.over")
        return not self.page.locator(".question.over").count()

    def wait_for_the_end(self) -> None:
        """Until bots have played the game to its end."""
        self.page.wait_for_selector(".question.over", timeout=GAME)

    def until(self, holds: Callable[[], bool], what: str = "") -> None:
        """Until something holds that no selector can say."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(50)

    def come_to_rest(self) -> None:
        """Until the ground is painted, the letters are there and the board moves no more."""
        self.page.wait_for_selector(".ground.painted")
        assert self.page.evaluate(AT_REST), "the board does not come to rest"

    def hold(self) -> None:
        """The next show stands still from its first frame on, however slow the machine is."""
        self.page.evaluate(HOLD)

    def held(self) -> None:
        self.page.locator(".show-lead").get_by_role("button", name="Play", exact=True).wait_for()

    def number(self) -> str:
        return str(self.page.locator(".pane-play").get_attribute("data-number"))

    def answered(self, before: str) -> None:
        self.page.wait_for_function(
            "before => { const pane = document.querySelector('.pane-play');"
            " return !pane || pane.dataset.number !== before || pane.querySelector('.over') }",
            arg=before,
        )

    def take(self, value: str) -> None:
        assert self.wait_for_question()
        before = self.number()
        option = self.page.locator(f".pane-play .option[data-value='{value}']")
        if not option.count():  # squares to be chosen on the map, and what hardly anybody wants
            folded = self.page.locator(".pane-play .group [aria-expanded=false]")
            while folded.count():
                folded.first.click()
        option.click()
        self.answered(before)

    def close_dialog(self) -> None:
        """Keys go to the table again only when the dialog is really gone, a moment after Escape."""
        self.page.keyboard.press("Escape")
        self.page.get_by_role("dialog").wait_for(state="detached")

    def close_dialog_and_press(self, key: str) -> None:
        """Escape, and the key in the very moment in which the dialog has gone."""
        self.page.evaluate(
            "key => new MutationObserver((_, observer) => { if (!document.querySelector('dialog')) {"
            " observer.disconnect();"
            " document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); } })"
            ".observe(document.body, { childList: true, subtree: true })",
            key,
        )
        self.page.keyboard.press("Escape")

    def take_first(self) -> None:
        """The first option, as by the key beside it."""
        assert self.wait_for_question()
        before = self.number()
        self.page.keyboard.press("1")
        self.answered(before)

    def take_hint(self) -> None:
        assert self.wait_for_question()
        before = self.number()
        self.page.keyboard.press("h")
        self.page.locator(".pane-play").locator(".option-row.hinted .option, .compass .hinted").first.click()
        self.answered(before)

    def axe(self) -> None:
        """No serious or critical barrier on what is shown now."""
        found = Axe().run(self.page).response["violations"]
        bad = [one for one in found if one["impact"] in ("serious", "critical")]
        assert not bad, "\n".join(
            f"{one['id']}: {one['help']}: {[n['html'][:160] for n in one['nodes'][:4]]}" for one in bad
        )


class Line:
    """The line between a page and the server, to be broken and mended; before the page connects."""

    def __init__(self, page: Any) -> None:
        self.broken, self._socket = False, None
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: Any) -> None:
        if self.broken:
            socket.close()
        else:
            self._socket = socket
            socket.connect_to_server()

    def cut(self) -> None:
        self.broken = True
        if self._socket:
            self._socket.close()

    def mend(self) -> None:
        self.broken = False


def open_table(url: str, **setup: Any) -> dict[str, Any]:
    """A table by the lobby's own door, the same game each time."""
    request = urllib.request.Request(
        f"{url}/api/tables", json.dumps({"seed": 1} | setup).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return dict(json.load(answer))
