"""The table shows what happens: who acts, the way, the dice, the blow, the number and the bar, one after the other."""

from __future__ import annotations

import pytest
from tests.page.desk import Desk, Line, open_table

PERSON_AND_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
TWO_PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
IN_ORDER = ("actor", "way", "dice", "seal", "blow", "number", "fall", "bar")

WATCH = """() => {
  // Looks at every frame and writes down what comes into sight, by the caption under which it does.
  const seen = window.seen = [];
  const signs = {
    actor: ".token.asked", way: ".way", dice: ".theatre .felt-die",
    seal: ".theatre .felt-seal:not([style*='opacity: 0'])", blow: ".blow", number: ".float-harm, .float-heal",
    fall: ".fallen-now", banner: ".show-banner", card: ".show-card",
  };
  let before = new Set(), bars = "", line = "";
  const look = () => {
    const caption = document.querySelector(".is-playing .show-caption")?.textContent ?? "";
    if (caption !== line) [before, line] = [new Set(), caption];  // dice that still lie there belong to this line too
    const now = new Set(Object.keys(signs).filter((sign) => document.querySelector(signs[sign])));
    for (const sign of now) if (!before.has(sign)) seen.push([caption, sign]);
    const fills = [...document.querySelectorAll(".person .bar .said")].map((bar) => bar.textContent).join();
    if (bars && fills !== bars) seen.push([caption, "bar"]);
    [before, bars] = [now, fills];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
ASKED = (
    "() => document.querySelector('.question.over') ||"
    " (!document.querySelector('.is-playing') && document.querySelector('.pane-play .prompt'))"
)


def settled(desk: Desk) -> bool:
    """Until all has been shown and something is asked, or the game is over."""
    desk.page.wait_for_function(ASKED, timeout=60_000)
    return not desk.page.locator(".question.over").count()


def played(desk: Desk, answers: int) -> list[list[str]]:
    """Play by hints and write down what is to be seen, frame by frame."""
    desk.page.evaluate(WATCH)
    for _ in range(answers):
        if not settled(desk):
            break
        desk.page.keyboard.press("h")
        desk.page.locator(".pane-play .option-row.hinted .option").first.click()
        desk.page.wait_for_timeout(50)
    settled(desk)
    return list(desk.page.evaluate("window.seen"))


def by_caption(seen: list[list[str]]) -> dict[str, list[str]]:
    lines: dict[str, list[str]] = {}
    for caption, sign in seen:
        if caption and sign not in lines.setdefault(caption, []):
            lines[caption].append(sign)
    return lines


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_fight_is_seen_in_its_order(served, browser, motion):
    """Dice before the blow, the blow before the fall; the question only when all has been shown."""
    table = open_table(served.url, game="cellar", seed=5, seats=PERSON_AND_BOT)
    with Desk(browser, served.url, speed="quick", reduced_motion=motion) as desk:
        desk.sit(table)
        lines = by_caption(played(desk, 14))
        fights = {caption: signs for caption, signs in lines.items() if "fights" in caption}
        assert fights, lines
        for caption, signs in fights.items():
            told = [sign for sign in signs if sign in IN_ORDER]
            assert told == sorted(told, key=IN_ORDER.index), (caption, signs)
            assert {"dice", "blow"} <= set(told), (caption, signs)
        assert any("way" in signs for signs in lines.values())
        assert any("banner" in signs for signs in lines.values())
        desk.axe()


def test_a_show_can_be_skipped_paused_and_seen_again(served, browser):
    """Space skips to the end; pause holds it; the log and "show it again" play it once more."""
    with Desk(browser, served.url, speed="slow", reduced_motion="no-preference") as desk:
        page = desk.page
        desk.sit(open_table(served.url, game="cellar", seed=5, seats=PERSON_AND_BOT))
        desk.wait_for_question()
        page.keyboard.press("1")
        page.locator(".show-lead").wait_for()
        page.get_by_role("button", name="Pause").click()
        caption = page.locator(".show-caption").inner_text()
        page.wait_for_timeout(900)
        assert page.locator(".show-caption").inner_text() == caption
        desk.axe()
        page.locator(".show-lead").get_by_role("button", name="One on").click()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        page.locator(".show-lead").wait_for(state="detached")
        assert desk.asked()
        page.get_by_role("button", name="Show it again").click()
        page.locator(".show-lead").wait_for()
        page.locator(".board").click(position={"x": 20, "y": 20})
        page.locator(".show-lead").wait_for(state="detached")
        assert desk.asked()
        page.locator(".log .line").first.click()
        page.locator(".show-lead").wait_for()
        page.keyboard.press("Escape")
        page.locator(".show-lead").wait_for(state="detached")


def test_who_comes_back_reads_what_was_missed(served, browser):
    """After a reload in mid-show, again until it has been read, and after a broken line; nothing old is played."""
    table = open_table(served.url, game="cellar", seed=5, seats=TWO_PEOPLE)
    with (
        Desk(browser, served.url, speed="slow", reduced_motion="no-preference") as ann,
        Desk(browser, served.url) as ben,
    ):
        page, line = ann.page, Line(ann.page)
        recap = page.locator(".since", has=page.get_by_role("heading", name="Since you were last here"))
        shown = page.locator(".show-lead")
        ann.sit(table)
        ben.sit(table, 1)
        ann.wait_for_question()
        page.keyboard.press("1")
        ben.take_first()
        shown.wait_for()
        assert not recap.count(), "nothing was missed by who comes for the first time"
        for _ in range(2):
            page.reload()
            ann.wait_for_question()
            recap.locator("li", has_text="packs").first.wait_for()
            assert not page.locator(".show-lead, .oak").count(), "nothing old is played, no die lies there"
        ann.axe()
        recap.get_by_role("button", name="Got it").click()
        page.reload()
        ann.wait_for_question()
        assert not recap.count()

        ann.take("wait")
        page.locator(".pane-play .option[data-value='wait']").click()
        shown.wait_for()
        page.get_by_role("button", name="Pause").click()
        line.cut()
        page.get_by_text("The line is broken").wait_for()
        line.mend()
        page.get_by_text("The line is broken").wait_for(state="detached")
        assert shown.count(), "nothing new has happened: what is shown goes on"
        line.cut()
        ben.take("listen")
        line.mend()
        recap.locator("li", has_text="draws a trick").wait_for()
        assert not shown.count()
