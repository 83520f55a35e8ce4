"""The table under one's hands: the board stays put, nothing lies on what it is about, what cannot be done says why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.desk import PHONE, PLACE, WIDE, Desk, open_table
from tests.page.fights import MOST, SETUPS, Fight, before_a_fight, laid

import undercroft
from undercroft import bots
from undercroft.toolkit import pointing

ALONE = [{"kind": "person", "name": "Ann"}]
IDLE = """() => [...document.querySelectorAll('.square:not(.choice)')].map((one) => one.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest('.square:not(.choice)'))"""


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    return (
        a["x"] < b["x"] + b["width"] - 1 and b["x"] < a["x"] + a["width"] - 1
        and a["y"] < b["y"] + b["height"] - 1 and b["y"] < a["y"] + a["height"] - 1
    )  # fmt: skip


def in_the_cellar(desk: Desk, url: str) -> None:
    """A tool is packed: what do you do?"""
    desk.sit(open_table(url, game="cellar", seats=ALONE))
    desk.wait_for_question()
    desk.take_first()
    desk.wait_for_question()


@pytest.mark.parametrize("game", list(SETUPS))
def test_open_cards_move_and_scale_nothing(served, browser, game):
    """Where one has a hand and where one has none."""
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight(game)))
        desk.wait_for_question()
        desk.come_to_rest()
        before = desk.page.evaluate(PLACE)
        if game == "plungin":  # nobody has anything on him at this question
            expect(desk.page.locator(".tray-tabs button")).to_have_count(0)
            return
        desk.page.locator(".tray-tabs button").first.wait_for()
        for tab in desk.page.locator(".tray-tabs button").all()[:3]:
            for _ in range(2):
                open = tab.get_attribute("aria-pressed") or ""
                tab.click(force=True)
                expect(tab).not_to_have_attribute("aria-pressed", open)
                desk.come_to_rest()
                assert desk.page.evaluate(PLACE) == before


BOX = "() => Object.values(document.querySelector('.board').getBoundingClientRect().toJSON())"


@pytest.mark.parametrize(("game", "size"), [("plungin", WIDE), ("plungin", PHONE), ("universalis", PHONE)])
def test_the_board_keeps_its_frame_from_question_to_question(served, browser, game, size):
    """With cards and without, whether somebody's turn it is or nobody's."""
    fight = before_a_fight(game)
    with Desk(browser, served.url, size=size) as desk:
        desk.sit(laid(served.store, fight))
        desk.wait_for_question()
        desk.come_to_rest()
        before = desk.page.evaluate(BOX)
        desk.take(fight.value)
        for _ in range(7):
            desk.wait_for_question()
            assert desk.page.evaluate(BOX) == before
            number = desk.number()
            desk.page.keyboard.press("b")
            desk.answered(number)


HINTED = """() => new Promise((done) => {
  const place = () => [".top", ".tools", ".board"].map((one) => document.querySelector(one).getBoundingClientRect());
  const before = JSON.stringify(place());
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => done([before, JSON.stringify(place())])));
})"""


def test_a_hint_and_more_to_be_told_move_nothing(served, browser):
    """The line at the top is as high with a long order of turns as without one."""
    with Desk(browser, served.url, size={"width": 1600, "height": 1000}) as desk:
        in_the_cellar(desk, served.url)
        desk.come_to_rest()
        before, after = desk.page.evaluate(HINTED)
        assert before == after
        low: Any = desk.page.locator(".top").bounding_box()
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        desk.page.locator(".order li").nth(8).wait_for()
        high: Any = desk.page.locator(".top").bounding_box()
        assert low["height"] == high["height"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_zoom_buttons_lie_beside_the_board(served, browser, size):
    with Desk(browser, served.url, size=size) as desk:
        in_the_cellar(desk, served.url)
        desk.come_to_rest()
        board: Any = desk.page.locator(".board").bounding_box()
        expect(desk.page.locator(".zoom button")).to_have_count(3)
        for button in desk.page.locator(".zoom button").all():
            assert not overlap(board, button.bounding_box())


def test_reading_a_card_never_plays_it(served, browser):
    """Not even where one click is enough for everything else."""
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight("cellar")))
        desk.wait_for_question()
        desk.page.evaluate("localStorage.setItem('undercroft.prefs', JSON.stringify({ speed: 'off', quick: true }))")
        desk.page.reload()
        desk.wait_for_question()
        before = desk.number()
        card = desk.page.locator(".tray .card.choice").first
        card.click()
        box: Any = desk.page.get_by_role("dialog")
        box.wait_for()
        desk.until(lambda: not overlap(box.bounding_box(), card.bounding_box()), "a box lies on what it is about")
        card.click()
        box.wait_for(state="detached")
        assert desk.number() == before
        desk.axe()


def test_what_cannot_be_done_says_why(served, browser):
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        desk.come_to_rest()
        desk.page.mouse.click(*desk.page.evaluate(IDLE))
        desk.page.locator(".popover .why-not p").first.wait_for()
        assert desk.page.locator(".popover .why-not").inner_text().strip()
        desk.axe()
        desk.page.mouse.move(2, 2)  # where nothing tells of itself
        desk.page.keyboard.press("Escape")
        desk.page.locator(".popover").wait_for(state="detached")


def test_leaving_is_asked_once_more(served, browser):
    """By a click or a key; no is no."""
    with Desk(browser, served.url) as desk:
        in_the_cellar(desk, served.url)
        before = desk.number()
        leave = desk.page.locator(".pane-play .option[data-value='leave']")
        leave.click()
        desk.page.get_by_role("button", name="No", exact=True).click()
        desk.page.get_by_role("dialog").wait_for(state="detached")
        assert desk.number() == before
        leave.click()
        desk.axe()
        desk.page.get_by_role("button", name="Yes, do it").click()
        desk.answered(before)


def test_who_opened_the_settings_with_the_mouse_does_not_open_them_again_with_enter(served, browser):
    with Desk(browser, served.url) as desk:
        in_the_cellar(desk, served.url)
        desk.page.get_by_role("button", name="Settings").click()
        desk.page.get_by_role("dialog").wait_for()
        desk.close_dialog()
        desk.page.keyboard.press("Enter")
        desk.page.wait_for_timeout(150)
        assert not desk.page.get_by_role("dialog").count()


def test_what_comes_to_lie_under_a_resting_mouse_opens_nothing(served, browser):
    """Whoever walks where the mouse is stands under it; only when it moves is he pointed at."""
    session, square = before_a_walk("doria")
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, Fight(session, "", [])))
        desk.wait_for_question()
        desk.come_to_rest()
        before = desk.number()
        at = desk.page.evaluate(SQUARES, square.at)
        for _ in range(2):
            desk.page.mouse.click(*at)
        desk.answered(before)
        desk.wait_for_question()
        desk.come_to_rest()
        desk.page.wait_for_timeout(600)  # longer than a box waits for a mouse that lingers
        assert not desk.page.locator(".popover").count()
        desk.page.mouse.move(at[0] + 300, at[1])
        desk.page.mouse.move(*desk.page.evaluate(SQUARES, square.at))
        desk.page.locator(".popover").wait_for()


def test_what_can_be_done_with_a_foe_stands_before_its_figures(served, browser):
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_blow()))
        desk.wait_for_question()
        desk.page.locator(".token.target").first.dispatch_event("click")
        box = desk.page.get_by_role("dialog")
        option, sheet = box.locator(".option").first, box.locator(".sheet")
        option.wait_for()
        sheet.wait_for()
        assert option.evaluate(
            "one => one.getBoundingClientRect().bottom <="
            " one.closest('.popover').querySelector('.sheet').getBoundingClientRect().top"
        )


def test_a_goal_is_told_once(served, browser):
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        goal = desk.page.locator(".goals li span").first.inner_text()
        expect(desk.page.locator(".notes").get_by_text(goal, exact=True)).to_have_count(1)


def test_on_a_phone_the_card_in_question_leaves_room_for_the_answers(served, browser):
    with Desk(browser, served.url, size=PHONE) as desk:
        desk.sit(laid(served.store, before_a_card()))
        desk.wait_for_question()
        desk.come_to_rest()
        card: Any = desk.page.locator(".subject .card").first.bounding_box()
        assert card["height"] <= 60
        desk.page.get_by_role("button", name="Got it").click()
        desk.page.locator(".guide").wait_for(state="detached")
        first: Any = desk.page.locator(".pane-play .option").first.bounding_box()
        tabs: Any = desk.page.locator(".phone-tabs").bounding_box()
        assert first["y"] + first["height"] <= tabs["y"] + 10
        desk.axe()


def test_escape_goes_back_where_that_is_free(served, browser):
    with Desk(browser, served.url) as desk:
        in_the_cellar(desk, served.url)
        asked = desk.page.locator(".prompt").text_content() or ""
        desk.take("wait")
        desk.wait_for_question()
        expect(desk.page.locator(".prompt")).not_to_have_text(asked)
        desk.page.keyboard.press("Escape")
        expect(desk.page.locator(".prompt")).to_have_text(asked)


def test_a_phone_shows_ones_life_and_what_has_just_happened_above_the_question(served, browser):
    """And its squares are large enough for a finger."""
    with Desk(browser, served.url, size=PHONE) as desk:
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        desk.come_to_rest()
        desk.page.locator(".own li .bar").first.wait_for()
        desk.page.locator(".own p").wait_for()
        acts: Any = desk.page.locator(".order li:visible").first.bounding_box()
        zoom: Any = desk.page.locator(".zoom").bounding_box()
        assert 0 <= acts["x"] <= zoom["x"] - acts["width"], "who acts next is in view"
        square: Any = desk.page.locator(".square").first.bounding_box()
        assert square["width"] >= 34
        desk.axe()


SQUARES = """cell => { const box = document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2] }"""


ENTER_AGAIN = """() => {
  // In the very moment in which the next question is there.
  const pane = document.querySelector(".pane-play"), before = pane.dataset.number;
  new MutationObserver((_, observer) => {
    if (pane.dataset.number === before || pane.dataset.number === "-1") return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }).observe(pane, { attributes: true });
}"""


def before_two_ends() -> Fight:
    """A game at a question where one may end a turn, after which one may end the next."""
    session = undercroft.new("plungin", seats=1, **SETUPS["plungin"])
    players = [bots.make("plungin", bots.names("plungin")[0], seat) for seat in range(session.config.seats)]
    for _ in range(MOST):
        request = session.request
        assert request is not None
        if "pass" in [option.value for option in request.options]:
            after = session.clone()
            after.answer("pass", request.seat)
            if after.request and "pass" in [option.value for option in after.request.options]:
                return Fight(session, "pass", [])
        session.answer(str(players[request.seat].answer(session, request)), request.seat)
    raise AssertionError("nobody ends a turn before another")


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_who_ends_a_turn_twice_in_a_breath_ends_one(served, browser, how):
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_two_ends()))
        desk.wait_for_question()
        before = desk.number()
        if how == "key":
            desk.page.evaluate(ENTER_AGAIN)
            desk.page.keyboard.press("Enter")
        else:
            desk.page.locator(".last .option").click()
            desk.answered(before)
            desk.wait_for_question()
            desk.page.locator(".last .option").hover()
            desk.page.mouse.down(click_count=2)
            desk.page.mouse.up(click_count=2)
        desk.wait_for_question()
        desk.page.wait_for_timeout(900)  # no breath is as long
        next = desk.number()
        assert int(next) == int(before) + 1
        desk.page.keyboard.press("Enter")
        desk.answered(next)


def before_a_blow() -> Fight:
    """A game at a question in which one may strike a monster."""
    session = undercroft.new("doria", seats=1, **SETUPS["doria"])
    players = [bots.make("doria", bots.names("doria")[0], seat) for seat in range(session.config.seats)]
    for _ in range(MOST):
        request = session.request
        assert request is not None
        if request.key == "act" and any(id.startswith("monster") for option in request.options for id in option.at):
            return Fight(session, "", [])
        session.answer(str(players[request.seat].answer(session, request)), request.seat)
    raise AssertionError("nobody may strike a monster")


def before_a_card() -> Fight:
    """A game at a question about a card of which more is to be read than its name."""
    session = undercroft.new("doria", seats=1, **SETUPS["doria"])
    players = [bots.make("doria", bots.names("doria")[0], seat) for seat in range(session.config.seats)]
    for _ in range(MOST):
        request = session.request
        assert request is not None
        if request.key == "place":
            return Fight(session, "", [])
        session.answer(str(players[request.seat].answer(session, request)), request.seat)
    raise AssertionError("no card is put on")


def before_a_walk(slug: str) -> tuple[Any, Any]:
    """A game at a question where one may walk up to somebody and still attack him, or only walk; and that square."""
    session = undercroft.new(slug, seats=1, **SETUPS[slug])
    players = [bots.make(slug, bots.names(slug)[0], seat) for seat in range(session.config.seats)]
    for _ in range(MOST):
        request = session.request
        assert request is not None
        if request.seat == 0:
            squares = pointing.reach(session, 0)
            offered = {id for option in request.options for id in option.at}
            armed = [one for one in squares if one.targets and one.at in offered]
            if armed and not all(one.targets for one in squares):
                return session, max(armed, key=lambda one: len(one.path))
        session.answer(str(players[request.seat].answer(session, request)), request.seat)
    raise AssertionError(f"{slug}: nobody walks up to anybody in {MOST} answers")


@pytest.mark.parametrize("game", ["doria", "alliance", "plungin", "universalis"])
def test_what_could_come_next_is_drawn_before_anybody_decides(served, browser, game):
    """Under the mouse the way and the lines to those who could still be attacked, at a foe what it could strike."""
    session, square = before_a_walk(game)
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, Fight(session, "", [])))
        desk.wait_for_question()
        desk.come_to_rest()
        marked = desk.page.locator(".ahead .still")
        marked.first.wait_for()
        assert 0 < marked.count() < desk.page.locator(".ahead .reach").count()
        assert marked.count() == desk.page.locator(".ahead .reach.fighting").count()
        desk.page.locator(".pane-play .legend").wait_for()
        desk.page.mouse.move(*desk.page.evaluate(SQUARES, square.at))
        desk.page.locator(".ahead .way-line").wait_for(state="attached")
        expect(desk.page.locator(".ahead .sight")).to_have_count(len(square.targets))
        way = desk.page.locator(".ahead .way-line").get_attribute("d") or ""
        assert way.count("L") == len(square.path)
        foe = pointing.threat(session, 0, square.targets[0])
        assert foe is not None
        desk.page.locator(f".token[data-id='{square.targets[0]}']").hover(force=True)
        desk.page.locator(".threat-now, .threat-soon").first.wait_for(state="attached")
        expect(desk.page.locator(".threat-now, .threat-soon")).to_have_count(len(foe.soon))
        expect(desk.page.locator(".threat-now")).to_have_count(len(foe.now))
        box, token = desk.page.locator(".popover"), desk.page.locator(f".token[data-id='{square.targets[0]}'] .medal")
        box.wait_for()
        desk.until(lambda: not overlap(box.bounding_box(), token.bounding_box()), "a box lies on what it is about")
        desk.axe()


def test_rulers_lie_beside_the_squares(served, browser):
    """Where the board is larger than the window they have a gutter, and no square lies under it."""
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, before_a_fight("doria")))
        desk.wait_for_question()
        desk.come_to_rest()
        for _ in range(5):
            desk.page.locator(".zoom button").first.click()
        gutters = desk.page.locator(".rulers .gutter")
        gutters.first.wait_for()
        desk.come_to_rest()
        for gutter in gutters.all():
            place: Any = gutter.bounding_box()
            at = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
            under = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.square, .token, .edge')"
            assert not desk.page.evaluate(under, at)


def before_a_turn(slug: str) -> Any:
    """A game at the question which way to face."""
    session = undercroft.new(slug, seats=1, **SETUPS[slug])
    players = [bots.make(slug, bots.names(slug)[0], seat) for seat in range(session.config.seats)]
    for _ in range(MOST):
        request = session.request
        assert request is not None
        turn = next((option for option in request.options if option.value in ("turn ...", "face")), None)
        if turn is not None:
            session.answer(turn.value, request.seat)
            return session
        session.answer(str(players[request.seat].answer(session, request)), request.seat)
    raise AssertionError(f"{slug}: nobody turns in {MOST} answers")


@pytest.mark.parametrize(("game", "ways"), [("alliance", 3), ("universalis", 7)])
def test_one_turns_by_arrows_round_the_figure(served, browser, game, ways):
    session = before_a_turn(game)
    with Desk(browser, served.url) as desk:
        desk.sit(laid(served.store, Fight(session, "", [])))
        desk.wait_for_question()
        arrows = desk.page.locator(".turn-arrow")
        arrows.first.wait_for()
        expect(arrows).to_have_count(ways)
        expect(desk.page.locator(".compass .option")).to_have_count(ways)
        expect(desk.page.locator(".pane-play .group .option-row")).to_have_count(0)
        desk.axe()
        before = desk.number()
        facing = arrows.last.get_attribute("data-facing")
        arrows.last.click()
        desk.answered(before)
        desk.wait_for_question()
        assert facing
