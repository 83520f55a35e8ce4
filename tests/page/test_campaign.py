"""A campaign as somebody plays it in the browser over several evenings, with a bot that stands in for a while."""

from tests.page.desk import Desk


def to_the_end(desk):
    """A bot plays the rest of a game."""
    desk.page.get_by_role("button", name="Bot", exact=True).click()
    desk.page.get_by_role("button", name="Let a bot play for me").click()
    desk.page.locator(".question.over").or_(desk.page.get_by_role("button", name="I play again")).first.wait_for()
    desk.page.wait_for_selector(".question.over", timeout=90_000)
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
        page.locator(".roster .sheet").first.wait_for()
        assert page.locator(".roster .sheet").count() == seats
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
        page.locator(".people .party").nth(seats).wait_for()
        assert page.locator(".people .party").count() == seats + 1
        desk.wait_for_question()
        page.keyboard.press("?")
        desk.axe()


def test_a_bot_plays_on_until_something_happens(served, browser):
    """It stops by itself, and its answers are taken back like one's own; what an option names can be read before."""
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
        desk.close_dialog()
        page.keyboard.press("Shift+B")
        page.locator(".toast", has_text="The bot stops").wait_for()
        first = page.locator(".prompt h2").inner_text()
        page.get_by_role("button", name="Undo", exact=True).click()
        page.locator(".prompt h2", has_text="who joins the party?").wait_for()
        assert first != page.locator(".prompt h2").inner_text()
        page.get_by_role("button", name="Bot", exact=True).click()
        desk.axe()
