"""Accounts, chat that can be hidden and reported, and the operator's page, in a browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.serving import ROOMY, Served

from undercroft.store import Database, accounts
from undercroft.tables.server import Settings

from .desk import PHONE, WIDE, Desk, open_table

TOKEN = "a long token of the operator"
PICTURES = os.environ.get("PICTURES", "")
"""A folder for pictures of each screen."""


@pytest.fixture
def house(tmp_path):
    settings = Settings(
        store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, pace=0, accounts=True, host=TOKEN, limits=ROOMY
    )
    with Served(settings) as served:
        yield served


def picture(desk, name):
    if PICTURES:
        desk.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def link(house):
    """One more link for the same address, as the store writes it."""
    database = Database(house.settings.store)
    token = database.run(lambda connection: accounts.write_link(connection, "ann@example.org"))
    database.close()
    return f"{house.url}/#enter={token}"


def fits(desk):
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


LOOKS = [(WIDE, "dark", "en"), (WIDE, "light", "de"), (PHONE, "dark", "de"), (PHONE, "light", "en")]
SIGN_IN = {"en": "Sign in", "de": "Anmelden"}
ADDRESS = {"en": "E-mail address", "de": "E-Mail-Adresse"}
SEND = {"en": "Send me a link", "de": "Schick mir einen Link"}
ACCOUNT = {"en": "Account", "de": "Konto"}
SIGN_OUT = {"en": "Sign out", "de": "Abmelden"}
OPERATION = {"en": "Server operation", "de": "Serverbetrieb"}
SETTLE = {"en": "Settled", "de": "Erledigt"}
END = {"en": "End", "de": "Schließen"}
AGAIN = {"en": "Open again", "de": "Wieder öffnen"}


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_a_table_comes_back_on_another_device_and_goes_when_one_signs_out(house, browser, size, theme, lang):
    table = open_table(house.url, game="cellar", name="Friday", seats=[{"kind": "person", "name": "Ann"}])
    look = {"size": size, "language": lang, "color_scheme": theme}
    name = f"{'phone' if size is PHONE else 'desk'}-{theme}"
    with Desk(browser, house.url) as desk:
        desk.sit(table)
        desk.page.goto(f"{house.url}/#")
        desk.page.get_by_role("button", name="Sign in").click()
        desk.page.get_by_label("E-mail address").fill("ann@example.org")
        desk.page.get_by_role("button", name="Send me a link").click()
        desk.page.get_by_text("A link was sent").wait_for()
        desk.page.goto(link(house))
        desk.page.get_by_text("Sign in as ann@example.org?").wait_for()
        with desk.page.expect_response("**/api/account/tables"):
            desk.page.get_by_role("button", name="Sign in").click()
        desk.page.get_by_role("button", name="Account").wait_for()
    with Desk(browser, house.url, **look) as other:
        other.page.goto(house.url)
        other.page.get_by_role("button", name=SIGN_IN[lang]).click()
        other.page.get_by_label(ADDRESS[lang]).fill("ann@example.org")
        other.page.get_by_role("button", name=SEND[lang]).click()
        other.page.get_by_text("ann@example.org").wait_for()
        picture(other, f"sign-in-{name}")
        other.axe()
        other.page.goto(link(house))
        other.page.get_by_text("ann@example.org").wait_for()
        picture(other, f"enter-{name}")
        fits(other)
        other.axe()
        other.page.get_by_role("button", name=SIGN_IN[lang]).click()
        other.page.get_by_text("Friday").first.wait_for()
        other.page.get_by_role("button", name=ACCOUNT[lang]).click()
        picture(other, f"account-{name}")
        other.axe()
        other.page.get_by_role("button", name=SIGN_OUT[lang], exact=True).click()
        other.page.get_by_text("Friday").first.wait_for(state="detached")


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_a_rude_line_is_hidden_muted_and_reported_and_the_operator_acts(house, browser, size, theme, lang):
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = open_table(house.url, game="cellar", name="Friday", seats=seats)
    name = f"{'phone' if size is PHONE else 'desk'}-{theme}"
    with Desk(browser, house.url) as ann, Desk(browser, house.url) as ben:
        ann.page.goto(f"{house.url}/#table={table['table']}&host={table['host']}")
        ann.sit(table)
        ben.sit(table, 1)
        for one in (ann, ben):
            one.page.get_by_role("button", name="Chat").click()
        ben.page.get_by_label("Say something").fill("you rat")
        ben.page.get_by_role("button", name="Send").click()
        ann.page.get_by_role("button", name="What about Ben?").click()
        picture(ann, f"chat-{name}")
        ann.axe()
        ann.page.once("dialog", lambda dialog: dialog.accept("rude"))
        ann.page.get_by_role("button", name="Report to the operator").click()
        ann.page.get_by_text("Reported.").wait_for()
        ann.page.get_by_role("button", name="Hide what Ben says").click()
        ann.page.get_by_text("you rat").wait_for(state="detached")
        expect(ben.page.get_by_text("you rat"), "only Ann does not see it any more").to_have_count(1)
        ann.page.get_by_role("button", name="Show one hidden person again").click()
        ann.page.get_by_text("you rat").wait_for()
    with Desk(browser, house.url, size=size, language=lang, color_scheme=theme) as host:
        host.page.goto(f"{house.url}/host")
        host.page.get_by_label("Token").wait_for()
        picture(host, f"token-{name}")
        host.axe()
        host.faults.clear()  # the console names each 401
        host.page.get_by_label("Token").fill(TOKEN)
        host.page.get_by_role("button", name=SIGN_IN[lang]).click()
        host.page.get_by_text("you rat").wait_for()
        host.page.get_by_role("button", name=SETTLE[lang]).click()
        host.page.get_by_role("button", name=AGAIN[lang]).wait_for()
        host.page.once("dialog", lambda dialog: dialog.accept())
        host.page.get_by_role("button", name=END[lang], exact=True).click()
        host.page.get_by_role("button", name=AGAIN[lang]).nth(1).wait_for()
        picture(host, f"host-{name}")
        fits(host)
        host.axe()
