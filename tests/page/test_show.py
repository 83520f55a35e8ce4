"""The table shows what happens: who acts, the way, the dice, the blow, the number and the bar, one after the other."""

from __future__ import annotations

import re

import pytest
from tests.page.conftest import Server
from tests.page.desk import GAME, Desk, Line, open_table
from tests.page.fights import SETUPS, Fight, before_a_fight, kinds, laid

PERSON_AND_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
TWO_PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
IN_ORDER = ("actor", "way", "dice", "seal", "blow", "number", "bar")

SIGNS = {"walk": "way", "roll": "dice", "strike": "blow", "harm": "number"}

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
GAMES = list(SETUPS)


def settled(desk: Desk) -> bool:
    """Until all has been shown and something is asked, or the game is over."""
    desk.page.wait_for_selector(".is-playing", state="detached", timeout=GAME)
    return desk.wait_for_question()


def begun(desk: Desk, served: Server, fight: Fight) -> None:
    """The answer that leads to the fight has been given, and the show begins."""
    desk.sit(laid(served.store, fight))
    desk.wait_for_question()
    desk.page.evaluate(WATCH)
    desk.take(fight.value)
    desk.page.locator(".show-lead").wait_for()


def by_caption(seen: list[list[str]]) -> dict[str, list[str]]:
    lines: dict[str, list[str]] = {}
    for caption, sign in seen:
        if caption and sign not in lines.setdefault(caption, []):
            lines[caption].append(sign)
    return lines


def check_order(fight: Fight, seen: list[list[str]]) -> None:
    """Who acts, the way, the dice, the blow, the number and the bar: all that was told is seen, in this order."""
    lines = by_caption(seen)
    for caption, signs in lines.items():
        acts = "blow" in signs  # else whoever is lit is the one to whom it happens
        told = [sign for sign in signs if sign in IN_ORDER and (acts or sign != "actor")]
        assert told == sorted(told, key=IN_ORDER.index), (caption, signs)
        if acts and "fall" in signs:
            assert signs.index("blow") < signs.index("fall"), (caption, signs)
    captions = [caption for caption in lines if caption in fight.lines]
    assert captions == [line for line in dict.fromkeys(fight.lines) if line in captions], "lines in their order"
    found = {sign for signs in lines.values() for sign in signs}
    wanted = {SIGNS[kind] for kind in kinds(fight.events) if kind in SIGNS}
    assert wanted <= found, (wanted - found, lines)
    assert {"actor", "bar"} <= found, lines


@pytest.mark.parametrize(
    ("game", "speed", "motion"),
    [(game, "quick", motion) for game in GAMES for motion in ("no-preference", "reduce")]
    + [("cellar", "normal", "no-preference"), ("cellar", "slow", "no-preference")],
)
def test_a_fight_is_seen_in_its_order(served, browser, game, speed, motion):
    fight = before_a_fight(game)
    with Desk(browser, served.url, speed=speed, reduced_motion=motion) as desk:
        begun(desk, served, fight)
        assert settled(desk)
        check_order(fight, desk.page.evaluate("window.seen"))
        desk.axe()
        desk.page.locator(".log button.log-dice").first.click()
        desk.page.locator(".show .felt-die").first.wait_for()
        assert not desk.page.locator(".show .felt-die[style*='opacity: 0']").count(), "all lies there at once"
        desk.axe()


@pytest.mark.parametrize("game", GAMES)
def test_a_fight_is_skipped_and_goes_on_after_a_broken_line(served, browser, game):
    """A break in mid-show interrupts nothing; at the next one all is skipped at once; a reload shows no die."""
    fight = before_a_fight(game)
    with Desk(browser, served.url, speed="slow", reduced_motion="no-preference") as desk:
        page, line = desk.page, Line(desk.page)
        desk.sit(laid(served.store, fight))
        desk.wait_for_question()
        desk.hold()
        desk.take(fight.value)
        desk.held()
        caption = page.locator(".show-caption").inner_text()
        line.cut()
        page.get_by_text("Connection lost").wait_for()
        line.mend()
        page.get_by_text("Connection lost").wait_for(state="detached")
        assert page.locator(".show-caption").inner_text() == caption
        desk.axe()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        page.locator(".show-lead").wait_for(state="detached")
        assert settled(desk)
        page.reload()
        assert settled(desk)
        assert not page.locator(".felt-die").count()


def test_without_shows_the_cellar_asks_at_once(served, browser):
    fight = before_a_fight("cellar")
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, fight))
        desk.wait_for_question()
        desk.page.evaluate(WATCH)
        desk.take(fight.value)
        assert settled(desk)
        assert not {sign for _, sign in desk.page.evaluate("window.seen")} & {"way", "blow", "number", "banner"}


def test_a_show_can_be_skipped_paused_and_seen_again(served, browser):
    """Space skips to the end; pause holds it; the log and "show it again" play it once more."""
    with Desk(browser, served.url, speed="slow", reduced_motion="no-preference") as desk:
        page = desk.page
        desk.sit(open_table(served.url, game="cellar", seed=5, seats=PERSON_AND_BOT))
        desk.hold()
        desk.take_first()
        desk.held()
        caption = page.locator(".show-caption").inner_text()
        page.wait_for_timeout(900)
        assert page.locator(".show-caption").inner_text() == caption
        desk.axe()
        page.locator(".show-lead").get_by_role("button", name="Next", exact=True).click()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        page.locator(".show-lead").wait_for(state="detached")
        assert desk.wait_for_question()
        desk.hold()
        page.get_by_role("button", name="Show again").click()
        desk.held()
        page.locator(".board").click(position={"x": 20, "y": 20})
        page.locator(".show-lead").wait_for(state="detached")
        assert desk.wait_for_question()
        desk.hold()
        page.locator(".log .line").first.click()
        desk.held()
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
        ann.hold()
        ann.take_first()
        ben.take_first()
        ann.held()
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
        settled(ann)
        ann.hold()
        ann.take("wait")
        ann.held()
        line.cut()
        page.get_by_text("Connection lost").wait_for()
        line.mend()
        page.get_by_text("Connection lost").wait_for(state="detached")
        assert shown.count(), "nothing new has happened: what is shown goes on"
        line.cut()
        ben.take("listen")
        line.mend()
        recap.locator("li", has_text="draws a trick").wait_for()
        assert not shown.count()


def test_the_replay_of_the_cellar_plays(served, browser):
    """From one moment to the next by the same means: a caption, pause, speeds; a line of the log plays again."""
    with Desk(browser, served.url, speed="normal", reduced_motion="no-preference") as desk:
        page = desk.page
        desk.sit(laid(served.store, before_a_fight("cellar")))
        desk.wait_for_question()
        page.locator(".tools button", has_text="Replay").click()
        page.get_by_text(re.compile(r"Move [1-9]\d* of [1-9]")).wait_for()
        page.get_by_role("button", name="Start", exact=True).click()
        page.get_by_text(re.compile(r"Move 0 of [1-9]")).wait_for()
        desk.hold()
        page.locator(".slider").get_by_role("button", name="Play").click()
        desk.held()
        assert page.locator(".show-caption").inner_text()
        desk.axe()
        page.locator(".slider").get_by_role("button", name="End").click()
        page.locator(".show-lead").wait_for(state="detached")
        page.locator(".log .line").first.click()
        page.locator(".show-lead").wait_for()
