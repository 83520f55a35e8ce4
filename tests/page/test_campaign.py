"""A campaign as somebody plays it in the browser over several evenings, with a bot that stands in for a while."""

from playwright.sync_api import expect
from tests.page.desk import PHONE, Desk


def to_the_end(desk):
    """A bot plays the rest of a game."""
    desk.page.get_by_role("button", name="Bot", exact=True).click()
    desk.page.get_by_role("button", name="Let a bot play for me").click()
    desk.page.locator(".question.over").or_(desk.page.get_by_role("button", name="Take my seat back")).first.wait_for()
    desk.wait_for_the_end()
    desk.page.get_by_role("button", name="Back to the campaign").click()


def test_two_evenings_with_a_power_cut_between_them(served, browser):
    """The first game is cut off in the middle and goes on in a new window; the second is played by more people."""
    with Desk(browser, served.url) as desk:
        page = desk.page
        desk.open_lobby("The Ogre's Cellar")
        page.locator(".chair input").first.fill("Ann")
        page.get_by_role("button", name="Begin a campaign").click()
        page.get_by_text("Nothing has happened yet.").wait_for()
        seats = page.locator(".at-the-table summary").inner_text().count("Bot") + 1
        page.locator(".campaign-next .primary").click()
        assert desk.wait_for_question()
        before = desk.number()
        page.keyboard.press("b")
        desk.answered(before)
        assert desk.wait_for_question()
        number = desk.number()
        served.kill()
        kept = desk.context.storage_state()
    served.start()
    with Desk(browser, served.url, storage_state=kept) as desk:
        page = desk.page
        page.goto(served.url)
        page.get_by_role("button", name="Open the book").click()
        expect(page.locator(".roster .sheet")).to_have_count(seats)
        page.get_by_role("button", name="Play on").click()
        assert desk.wait_for_question()
        assert desk.number() == number
        to_the_end(desk)
        page.locator(".at-the-table summary").click()
        page.get_by_role("button", name="Seats +").click()
        page.get_by_label("Seat 2", exact=True).select_option("me")
        page.get_by_label("Your name (Seat 2)").fill("Ben")
        desk.axe()
        page.locator(".campaign-next .primary").click()
        expect(page.locator(".people .party")).to_have_count(seats + 1)
        desk.wait_for_question()
        page.keyboard.press("?")
        desk.axe()


def test_a_bot_plays_on_until_something_happens(served, browser):
    """It stops by itself, and its answers are taken back like one's own; what an option names can be read before, and
    the key counts as soon as that is closed."""
    with Desk(browser, served.url) as desk:
        page = desk.page
        desk.open_lobby("Dungeon Universalis")
        page.get_by_role("button", name="Seats −").click()
        page.locator("select[name=heroes]").select_option("1")
        page.get_by_role("button", name="Open the table").click()
        desk.wait_for_question()
        page.get_by_role("button", name="look Shara").click()
        page.locator("dialog .card-name", has_text="Shara").wait_for()
        desk.axe()
        desk.close_dialog_and_press("B")
        page.locator(".toast", has_text="The bot stopped").wait_for()
        first = page.locator(".prompt h2").inner_text()
        page.locator(".toast").get_by_role("button", name="Go on").wait_for()
        page.get_by_role("button", name="Undo", exact=True).click()
        page.locator(".prompt h2", has_text="who joins the party?").wait_for()
        expect(page.locator(".prompt h2")).not_to_have_text(first)
        page.get_by_role("button", name="Bot", exact=True).click()
        desk.axe()


def test_a_bot_plays_on_for_both_at_one_screen(served, browser):
    """It does not stop where the other seat is asked; both have a hero when something new comes."""
    with Desk(browser, served.url) as desk:
        page = desk.page
        desk.open_lobby("Dungeon Universalis")
        page.locator("select[name=heroes]").select_option("2")
        page.get_by_label("Seat 2", exact=True).select_option("me")
        page.get_by_label("Your name (Seat 2)").fill("Ben")
        page.get_by_role("button", name="Open the table").click()
        desk.wait_for_question()
        page.keyboard.press("Shift+B")
        page.locator(".toast", has_text="The bot stopped").wait_for()
        for seat in range(2):
            expect(page.locator(".people .party").nth(seat).locator(".person")).to_have_count(1)


def test_a_long_list_is_searched_and_keeps_its_place(served, browser):
    """At the outfitter's: words narrow the list, after a purchase one is where one was, and what ends it is always
    in sight."""
    with Desk(browser, served.url, size=PHONE) as desk:
        page = desk.page
        desk.open_lobby("Dungeon Universalis")
        page.get_by_role("button", name="Seats −").click()
        page.locator("select[name=heroes]").select_option("1")
        page.get_by_role("button", name="Open the table").click()
        desk.wait_for_question()
        for choice in ("create", "humans", "warrior", "done", "blocking", "aldric"):
            desk.take(choice)
        last = page.locator(".group.last .option")
        page.get_by_label("Search this list").fill("sword short")
        expect(page.locator(".pane-play .option-head")).to_have_count(2)
        sword, ending = page.locator(".pane-play .option-head").all_inner_texts()
        assert sword.startswith("Buy Short sword")
        assert ending in last.inner_text()
        page.get_by_label("Search this list").fill("")
        desk.axe()
        pane = page.locator(".pane-play")
        pane.evaluate("pane => pane.scrollTo(0, 900)")
        desk.take("buy torch")
        desk.wait_for_question()
        assert pane.evaluate("pane => pane.scrollTop") > 0
        assert last.evaluate(
            "one => one.getBoundingClientRect().bottom <= one.closest('.pane').getBoundingClientRect().bottom"
        )


def test_the_games_of_a_campaign_stand_in_its_book_alone(served, browser):
    """The lobby lists the campaign, not each of its tables, and the end of a game leads back to the book."""
    with Desk(browser, served.url) as desk:
        page = desk.page
        desk.open_lobby("The Ogre's Cellar")
        page.get_by_role("button", name="Begin a campaign").click()
        page.locator(".campaign-next .primary").click()
        desk.wait_for_question()
        page.get_by_role("button", name="Lobby").click()
        page.get_by_role("button", name="Open the book").wait_for()
        expect(page.locator(".tables .table-line")).to_have_count(1)
        expect(page.get_by_role("button", name="Go on")).to_have_count(0)
        page.get_by_role("button", name="Open the book").click()
        page.get_by_role("button", name="Play on").click()
        desk.wait_for_question()
        page.get_by_role("button", name="Bot", exact=True).click()
        page.get_by_role("button", name="Let a bot play for me").click()
        desk.wait_for_the_end()
        page.get_by_role("button", name="Back to the campaign").wait_for()
        expect(page.get_by_role("button", name="Another game")).to_have_count(0)
