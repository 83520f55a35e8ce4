"""The page as people use it, at a real server: through every game, together, away and back, by keys, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.page.desk import PHONE, Desk, open_table

SHORT = {
    "doria": ("Dungeons of Doria", {"scenario": "the-warlord", "seats": 2}),
    "alliance": ("Dungeon Alliance", {"mode": "basic", "seats": 2}),
    "plungin": ("Dungeon Plungin'", {"seats": 2}),
    "universalis": ("Dungeon Universalis", {"seats": 2}),
}
USABLE = """new MutationObserver((_, watch) => {
  if (!document.querySelector(".game")) return;
  watch.disconnect();
  window.usable = performance.now();
}).observe(document, { childList: true, subtree: true });"""
PERSON_AND_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]


def test_the_lobby_is_usable_within_a_second(served, browser):
    """From the first byte asked for to a game that can be chosen: the best of some by the clock. Where the machine does
    so much else at once that none of them is as quick, what the page itself has computed counts."""
    times, computed = list[float](), list[float]()
    while len(times) < 12 and min(times, default=1000) >= 1000:
        with Desk(browser, served.url) as desk:
            processor = desk.context.new_cdp_session(desk.page)
            processor.send("Performance.enable", {"timeDomain": "threadTicks"})
            desk.page.add_init_script(USABLE)
            desk.page.goto(served.url)
            desk.page.wait_for_function("() => window.usable")
            times.append(desk.page.evaluate("window.usable"))
            found = {one["name"]: one["value"] for one in processor.send("Performance.getMetrics")["metrics"]}
            computed.append(1000 * found["TaskDuration"])
    print(f"usable after {min(times):.0f} ms, {min(computed):.0f} ms of them computing")
    assert min(times) < 1000 or min(computed) < 500


@pytest.mark.parametrize("slug", list(SHORT))
def test_a_game_from_the_lobby_to_the_end(served, browser, slug):
    """Chosen in the lobby, played by hand for a while, then by a bot in one's own seat; the end and the replay."""
    title, setup = SHORT[slug]
    with Desk(browser, served.url) as desk:
        desk.open_lobby(title)
        for field in ("scenario", "mode"):
            if field in setup:
                desk.page.locator(f"select[name={field}]").select_option(setup[field])
        desk.page.locator(".chair input").first.fill("Ann")
        chairs = desk.page.locator(".chair")
        for number in range(chairs.count() + 1, setup["seats"] + 1):
            desk.page.get_by_role("button", name="Seats +").click()
            expect(chairs).to_have_count(number)
        desk.axe()
        desk.page.get_by_role("button", name="Open the table").click()
        for turn in range(8):
            if not desk.wait_for_question():
                break
            desk.take_first()
            if turn == 6:
                desk.axe()
        desk.page.get_by_role("button", name="Settings").click()
        desk.axe()
        desk.page.get_by_role("button", name="Let a bot play for me").click()
        desk.wait_for_the_end()
        for part in (".totals b", ".verdict-line", ".ending-hero"):
            desk.page.locator(f".ending {part}").first.wait_for(state="attached")
        desk.axe()
        desk.page.locator(".question.over").get_by_role("button", name="Replay").click()
        desk.page.get_by_role("button", name="Start").click()
        desk.page.get_by_text(re.compile(r"Move 0 of \d{2}")).wait_for()
        desk.page.get_by_role("button", name="Next", exact=True).click()
        desk.page.get_by_text(re.compile(r"Move 1 of \d{2}")).wait_for()
        desk.axe()


def test_two_people_and_their_hidden_hands(served, browser):
    """Each sees the own cards and only the number of the other's; chat and presence arrive; undo needs consent."""
    table = open_table(served.url, game="cellar", seats=[{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    with Desk(browser, served.url) as ann, Desk(browser, served.url) as ben:
        ann.sit(table)
        ben.page.goto(f"{served.url}/#table={table['table']}&invite={table['invite']}")
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_role("button", name="Sit down").click()
        ben.page.get_by_text("You · Ben").wait_for()
        ann.page.locator(".party-name", has_text="Ben").wait_for()
        for desk, seen, hidden in ((ann, 1, 2), (ben, 2, 1)):
            expect(desk.page.get_by_role("button", name=re.compile(f"Tricks of thief {seen}"))).to_have_count(1)
            expect(desk.page.get_by_role("button", name=re.compile(f"Tricks of thief {hidden}"))).to_have_count(0)

        ann.take_first()
        ben.take_first()
        ben.page.locator(".below .tabs button", has_text="Chat").click()
        ben.page.get_by_label("Say something").fill("<b>good luck</b>")
        ben.page.keyboard.press("Enter")
        ann.page.locator(".below .tabs .count", has_text="1").wait_for()
        ann.page.locator(".below .tabs button", has_text="Chat").click()
        ann.page.get_by_text("<b>good luck</b>").wait_for()
        ann.page.locator(".below .tabs .count").wait_for(state="detached")
        assert not ben.page.locator(".below .tabs .count").count(), "one's own words are no news"

        ann.take("listen")
        ann.page.locator(".tools button", has_text="Undo").click()
        ann.page.get_by_text("Waiting for the others to agree").wait_for()
        ben.page.get_by_role("button", name="Agree").click()
        ann.page.get_by_text("two").or_(ann.page.get_by_text("2 actions left")).first.wait_for()
        ann.axe()
        ben.axe()


def test_back_in_mid_question_after_the_server_went_away(served, browser):
    """The line breaks while a question waits: the page says so, comes back by itself, and the answer counts once."""
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.sit(table)
        assert desk.wait_for_question()
        desk.take_first()
        assert desk.wait_for_question()
        number = desk.number()
        served.stop()
        desk.page.get_by_text("Connection lost").wait_for()
        assert desk.number() == number
        served.start()
        desk.page.get_by_text("Connection lost").wait_for(state="detached")
        assert desk.number() == number
        desk.take_first()


def test_keys_alone(served, browser):
    """Tab reaches the board, arrows walk over it, Enter picks and takes; digits name options; Escape closes."""
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.sit(table)
        assert desk.wait_for_question()
        desk.take_first()
        assert desk.wait_for_question()
        desk.page.locator(".square[tabindex='0']").focus()
        here = desk.page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert "Thief 1" in here
        assert "0,0" in here
        door = desk.page.locator(".edge.choice[tabindex='0']").first
        door.focus()
        desk.page.keyboard.press("Enter")
        desk.page.get_by_role("dialog").wait_for()
        desk.page.locator(".option:focus").wait_for()
        desk.close_dialog()
        before = desk.number()
        desk.page.keyboard.press("Enter")
        desk.page.keyboard.press("Enter")
        desk.answered(before)
        asked = desk.wait_for_question()
        desk.page.locator(".square:focus, #the-question:focus").wait_for()  # the keys go on from there
        if asked and desk.page.locator(".square").count() > 1:
            first = desk.page.locator(".square[tabindex='0']")
            first.focus()
            start = desk.page.evaluate("document.activeElement.dataset.cell")
            for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
                desk.page.keyboard.press(key)
            desk.page.locator("[role=gridcell]:focus").wait_for()
            assert start
        desk.page.keyboard.press("?")
        desk.page.get_by_role("dialog", name="Keys").wait_for()
        desk.axe()
        desk.page.keyboard.press("Escape")


def test_every_line_and_option_says_why(served, browser):
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.sit(table)
        assert desk.wait_for_question()
        desk.take_first()
        assert desk.wait_for_question()
        desk.page.locator(".log .why").first.click()
        desk.page.locator("dialog .rules li").first.wait_for()
        desk.axe()
        desk.close_dialog()
        desk.page.get_by_role("button", name="Rules", exact=True).click()
        desk.page.get_by_label("Search the rules").fill("lamp")
        desk.page.locator(".rules li", has_text="lamp").first.wait_for()
        desk.page.get_by_role("button", name="How to play").click()
        desk.page.get_by_role("heading", name="Goal").last.wait_for()
        desk.page.get_by_role("button", name="Glossary").click()
        desk.page.locator(".glossary .card").first.wait_for()
        desk.axe()


def test_a_hint_marks_an_option_and_takes_nothing(served, browser):
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.sit(table)
        assert desk.wait_for_question()
        before = desk.number()
        desk.page.keyboard.press("h")
        desk.page.locator(".option-row.hinted").first.wait_for(timeout=60_000)
        assert desk.page.locator(".hint-text").inner_text()
        expect(desk.page.locator(".guide"), "what a hint says stands in place of the guide").to_have_count(0)
        assert desk.number() == before
        desk.axe()


def test_the_guide_explains_a_question_once(served, browser):
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.sit(table)
        assert desk.wait_for_question()
        desk.page.locator(".guide", has_text="All thieves choose a tool").wait_for()
        desk.take_first()
        assert desk.wait_for_question()
        desk.page.locator(".guide", has_text="two actions").wait_for()
        desk.page.get_by_role("button", name="Got it").click()
        desk.page.locator(".guide").wait_for(state="detached")
        desk.take("listen")
        assert desk.wait_for_question()
        expect(desk.page.locator(".guide", has_text="two actions")).to_have_count(0)


def test_several_people_at_one_screen(served, browser):
    """Two seats of one browser: a curtain falls between them, because their hands are hidden."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = open_table(served.url, game="cellar", seats=seats)
    with Desk(browser, served.url) as desk:
        desk.sit(table, 0)
        desk.sit(table, 1)
        desk.page.reload()
        assert desk.wait_for_question()
        desk.take_first()
        desk.page.get_by_role("heading", name=re.compile("is next")).wait_for()
        expect(desk.page.locator(".tray")).to_have_count(0)
        desk.axe()
        desk.page.get_by_role("button", name="I am ready").click()
        assert desk.wait_for_question()


def test_a_spectator_sees_no_hand_and_is_not_asked(served, browser):
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.page.goto(f"{served.url}/#table={table['table']}&watch={table['watch']}")
        desk.page.get_by_text("You are watching").wait_for()
        desk.page.locator(".rulers text").first.wait_for()
        expect(desk.page.locator(".rulers text"), "one square: one column, one row").to_have_text(["0", "0"])
        desk.come_to_rest()
        question, log = (desk.page.locator(one).bounding_box()["height"] for one in (".pane-play", ".below"))
        assert log > 3 * question, "where nothing is asked, what has happened gets the room"
        expect(desk.page.get_by_role("button", name=re.compile("Tricks of thief"))).to_have_count(0)
        assert "token" not in desk.page.url
        assert table["watch"] not in desk.page.url
        desk.axe()


def test_a_link_that_is_not_good_says_so(served, browser):
    with Desk(browser, served.url) as desk:
        desk.page.goto(f"{served.url}/#table=nothinglikeit&seat=AAAAAAAAAAAAAAAAAAAAAA")
        desk.page.get_by_role("heading", name="This table cannot be opened").wait_for()
        assert desk.page.locator(".board").count() == 0
        desk.axe()


def test_on_a_phone_in_german(served, browser):
    """Board on top, tabs below, nothing wider than the screen; the page and the game speak German."""
    table = open_table(served.url, game="doria", scenario="the-warlord", seats=PERSON_AND_BOT)
    with Desk(browser, served.url, size=PHONE, language="de-DE") as desk:
        desk.page.goto(served.url)
        desk.page.get_by_role("heading", name="Ein neuer Tisch").wait_for()
        assert desk.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        desk.axe()
        desk.page.get_by_role("button", name="Dungeons of Doria Ein").click()
        set_up = desk.page.get_by_role("heading", name="Dungeons of Doria")
        desk.until(
            lambda: 0 <= set_up.bounding_box()["y"] < PHONE["height"] / 3, "a game that is chosen is set up there"
        )
        desk.sit(table)
        for _ in range(8):
            if desk.wait_for_question():
                desk.take_first()
        assert desk.page.evaluate("document.documentElement.lang") == "de"
        for name in ("Karten", "Leute", "Verlauf", "Zug"):
            desk.page.locator(".phone-tabs button", has_text=name).click()
            desk.axe()
        assert desk.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_every_game_can_be_learnt_and_begun_from_its_card(served, browser):
    """ "Learn" opens how that game is played; "Play" leads to the button that opens a table of it: two clicks."""
    with Desk(browser, served.url) as desk:
        desk.page.goto(served.url)
        desk.page.get_by_role("button", name="Learn Dungeon Universalis").click()
        desk.page.get_by_role("dialog").get_by_text("Dark Player").first.wait_for()
        desk.close_dialog()
        assert not desk.page.locator(".tables").count(), "who has no table yet is not told so"
        desk.page.get_by_role("button", name="Play The Ogre's Cellar").click()
        desk.page.wait_for_function("() => document.activeElement.textContent === 'Open the table'")
        desk.page.keyboard.press("Enter")
        desk.wait_for_question()
        expect(desk.page).to_have_title(re.compile("Cellar"))
        desk.page.goto(served.url)
        desk.page.get_by_text("1 of 1 waits for you").wait_for()


def test_the_language_changes_in_mid_game(served, browser):
    table = open_table(served.url, game="cellar", seats=PERSON_AND_BOT)
    with Desk(browser, served.url) as desk:
        desk.sit(table)
        assert desk.wait_for_question()
        desk.page.get_by_role("heading", name="Thief, which tool do you pack?").wait_for()
        desk.page.get_by_role("button", name="Settings").click()
        desk.page.get_by_label("Language").select_option("de")
        desk.page.keyboard.press("Escape")
        desk.page.get_by_role("heading", name=re.compile("Dieb")).wait_for()
        desk.page.locator(".tools button", has_text="Tipp").wait_for()


def test_dark_and_credits(served, browser):
    with Desk(browser, served.url, color_scheme="dark") as desk:
        desk.page.goto(served.url)
        desk.page.locator(".game").first.wait_for()
        desk.axe()
        desk.page.get_by_role("link", name="Credits").click()
        desk.page.get_by_text("Delapouite").wait_for()
        assert desk.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        desk.axe()
        table = open_table(served.url, game="alliance", mode="basic", seats=PERSON_AND_BOT)
        desk.sit(table)
        for _ in range(6):
            if desk.wait_for_question():
                desk.take_first()
        desk.axe()


def test_the_story_of_a_campaign_is_chosen_in_the_lobby(served, browser):
    """Every story that the keyboard knows can be begun here; it gives the campaign its name and its first quest."""
    with Desk(browser, served.url) as desk:
        desk.open_lobby("Dungeon Universalis")
        desk.page.locator("select[name=story]").select_option("three-bells")
        desk.page.get_by_text("Every night a bell rings under the river").wait_for()
        desk.page.get_by_role("button", name="Begin a campaign").click()
        desk.page.get_by_role("heading", name="Three Bells for Nimfall").wait_for()
        expect(desk.page.locator(".campaign-next b")).to_have_text("The Drowned Chapel")


def test_a_campaign_goes_on_from_game_to_game(served, browser):
    """Begun in the lobby, a game played, the book opened again: what happened stands in it, and the next one waits."""
    with Desk(browser, served.url) as desk:
        desk.open_lobby("The Ogre's Cellar")
        desk.page.locator(".chair input").first.fill("Ann")
        desk.page.get_by_role("button", name="Begin a campaign").click()
        desk.page.get_by_text("Nothing has happened yet.").wait_for()
        desk.axe()
        for games in (1, 2):
            desk.page.locator(".campaign-next .primary").click()
            desk.wait_for_question()
            desk.page.get_by_role("button", name="Settings").click()
            desk.page.get_by_role("button", name="Let a bot play for me").click()
            desk.wait_for_the_end()
            desk.page.get_by_role("button", name="Back to the campaign").click()
            desk.page.locator(".chronicle li").nth(games - 1).wait_for()
        desk.page.get_by_label(re.compile("Note on")).first.fill("A narrow escape.")
        with desk.page.expect_response("**/notes"):
            desk.page.get_by_label(re.compile("Note on")).first.blur()
        desk.axe()
        desk.page.get_by_role("button", name="Lobby").click()
        desk.page.get_by_role("button", name="Open the book").click()
        desk.page.locator(".chronicle li").nth(1).wait_for()
        expect(desk.page.get_by_label(re.compile("Note on")).first).to_have_value("A narrow escape.")
        desk.page.get_by_role("button", name="Fork from here").last.click()
        desk.page.locator(".parties select option").nth(1).wait_for(state="attached")
        desk.page.get_by_role("button", name="Fork from here").last.click()
        desk.page.locator(".parties select option").nth(2).wait_for(state="attached")
        names = desk.page.locator(".parties select option")
        expect(names).to_have_text(["The first party", "From game 1", "From game 1 (2)"])


def test_who_takes_part_is_chosen_and_the_overview_sheet_fits_a_phone(served, browser):
    """After a chapter of Doria somebody stays at home; on a phone each game of the sheet is a card with named lines."""
    with Desk(browser, served.url) as desk:
        page = desk.page
        desk.open_lobby("Dungeons of Doria")
        page.get_by_role("button", name="Begin a campaign").click()
        page.locator(".campaign-next .primary").click()
        desk.wait_for_question()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        desk.wait_for_the_end()
        page.get_by_role("button", name="Back to the campaign").click()
        page.locator(".overview tbody tr").first.wait_for()
        taking = page.locator(".take-part input:checked")
        taking.first.wait_for()
        before = taking.count()
        page.set_viewport_size(PHONE)
        row = page.locator(".overview tbody tr").first
        desk.until(lambda: row.evaluate("row => row.getBoundingClientRect().right <= window.innerWidth"))
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        named = row.locator("td").first.evaluate("cell => getComputedStyle(cell, '::before').content")
        assert named == '"Scenario"'
        desk.axe()
        page.locator(".take-part input").last.uncheck()
        expect(taking).to_have_count(before - 1)
        page.get_by_role("button", name="Fork from here").click()
        page.locator(".parties select").wait_for()
        expect(taking, "another party is chosen anew").to_have_count(before)
        page.locator(".take-part input").last.uncheck()
        expect(taking).to_have_count(before - 1)
        page.locator(".campaign-next .primary").click()
        expect(page.locator(".people .party .person")).to_have_count(before - 1)
