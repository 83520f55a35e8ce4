"""Accounts, moderation and the operator's page, over real HTTP and sockets."""

import asyncio
import http.client
import json
import re
import socketserver
import threading
import time
from urllib.parse import urlsplit

import pytest
from tools.serving import ROOMY, Served

from undercroft.kernel import SetupError
from undercroft.tables.client import Client, Refused
from undercroft.tables.server import Limits, Mail, Settings, serve

TOKEN = "a long token of the operator: " + 60 * "x"


class Inbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets."""

    allow_reuse_address = daemon_threads = True

    def __init__(self):
        self.letters = []
        self.came = threading.Condition()
        super().__init__(("127.0.0.1", 0), Talk)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def next(self, number):
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= number, 30)
        return self.letters[number - 1]


class Talk(socketserver.StreamRequestHandler):
    def handle(self):
        self.wfile.write(b"220 hello\r\n")
        while line := self.rfile.readline():
            if line[:4].upper() == b"DATA":
                self.wfile.write(b"354 go\r\n")
                text = b""
                while (line := self.rfile.readline()) != b".\r\n":
                    text += line
                with self.server.came:
                    self.server.letters.append(text.decode())
                    self.server.came.notify_all()
            self.wfile.write(b"221 bye\r\n" if line[:4].upper() == b"QUIT" else b"250 well\r\n")


@pytest.fixture(scope="module")
def inbox():
    with Inbox() as found:
        yield found
        found.shutdown()


@pytest.fixture(scope="module")
def house(inbox, tmp_path_factory):
    store = f"sqlite:///{tmp_path_factory.mktemp('accounts') / 'x.db'}"
    mail = Mail(host="127.0.0.1", port=inbox.server_address[1], sender="house@example.org", security="none")
    settings = Settings(
        store=store, thinkers=1, pace=0, accounts=True, mail=mail, url="https://dungeon.example.org/", host=TOKEN,
        hosts=("Host@Example.org",), limits=ROOMY,
    )  # fmt: skip
    with Served(settings) as served:
        yield served


class Browser:
    """Remembers its cookie."""

    def __init__(self, served):
        self.served, self.cookie, self.set = served, "", ""

    def __call__(self, method, path, body=None, token="", **headers):
        connection = http.client.HTTPConnection(urlsplit(self.served.url).netloc, timeout=60)
        headers |= {"Cookie": self.cookie} if self.cookie else {}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        self.set = answer.headers["set-cookie"] or ""
        if self.set:
            self.cookie = self.set.split(";")[0]
        connection.close()
        return answer.status, json.loads(text) if text.startswith("{") else text


def link_for(house, inbox, mail, language="en"):
    number = len(inbox.letters) + 1
    assert Browser(house)("POST", f"/api/account/link?lang={language}", {"mail": mail})[0] == 202
    return inbox.next(number)


def signed_in(house, inbox, mail):
    token = re.search(r"#enter=([\w-]{22})", link_for(house, inbox, mail))[1]
    browser = Browser(house)
    assert browser("POST", "/api/account/enter", {"token": token}) == (200, {"mail": mail})
    return browser


def friday(house, **more):
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    return Browser(house)("POST", "/api/tables", {"game": "cellar", "name": "Friday", "seats": seats, **more})[1]


async def asked(client):
    async with asyncio.timeout(30):
        return await anext(client.questions())


async def closed(client):
    async with asyncio.timeout(30):
        while client.closed is None:
            await client.news()
    return client.closed


# ---------------------------------------------------------------------------------------------- accounts


def test_a_link_signs_in_once(house, inbox):
    letter = link_for(house, inbox, "  Ann@Example.org ")
    assert "To: ann@example.org" in letter
    token = re.search(r"https://dungeon\.example\.org/#enter=([\w-]{22})", letter)[1]
    browser = Browser(house)
    assert browser("POST", "/api/account/whose", {"token": token}) == (200, {"mail": "ann@example.org"})
    assert browser("GET", "/api/account")[1]["mail"] == ""  # to ask does not sign in
    assert browser("POST", "/api/account/enter", {"token": token}) == (200, {"mail": "ann@example.org"})
    assert re.search(r"HttpOnly; Max-Age=\d+; Path=/; SameSite=strict; Secure$", browser.set)
    assert browser("GET", "/api/account")[1] == {"on": True, "mail": "ann@example.org", "host": False}
    other = Browser(house)
    for path in ("enter", "whose"):
        status, told = other("POST", f"/api/account/{path}", {"token": token})
        assert (status, told["code"]) == (401, "token")
    assert other.cookie == ""


def test_a_browser_that_is_used_stays_signed_in(house, inbox):
    browser = signed_in(house, inbox, "often@example.org")
    cookie = browser.cookie
    browser("POST", "/api/account/tables", {})
    assert browser.cookie == cookie
    assert "Max-Age=15552000;" in browser.set


def test_whoever_signs_in_as_somebody_else_leaves_the_first_account(house, inbox):
    table = friday(house)
    signed_in(house, inbox, "first@example.org")(
        "POST", "/api/account/tables", {"tokens": [table["seats"][0]["token"]]}
    )
    browser = signed_in(house, inbox, "first@example.org")
    cookie, ((fresh,)) = browser.cookie, browser("POST", "/api/account/tables", {})[1]["tables"]
    token = re.search(r"#enter=([\w-]{22})", link_for(house, inbox, "second@example.org"))[1]

    async def play_and_change():
        async with Client(house.url, fresh["token"]) as client:
            await asked(client)
            assert (await asyncio.to_thread(browser, "POST", "/api/account/enter", {"token": token}))[0] == 200
            assert await closed(client) == 4401

    asyncio.run(play_and_change())
    assert browser("POST", "/api/account/tables", {"tokens": [fresh["token"]]})[1]["tables"] == []
    browser.cookie = cookie
    assert browser("GET", "/api/account")[1]["mail"] == ""


def test_letters_are_written_in_the_reader_s_language(house, inbox):
    assert "Anmeldung bei Undercroft" in link_for(house, inbox, "de@example.org", "de")


def test_a_foreign_page_cannot_use_the_cookie(house, inbox):
    browser = signed_in(house, inbox, "csrf@example.org")
    for method, path in (("POST", "/api/account/leave"), ("DELETE", "/api/account"), ("POST", "/api/account/tables")):
        assert browser(method, path, {}, Origin="https://evil.example")[0] == 403
    assert browser("GET", "/api/account")[1]["mail"] == "csrf@example.org"


@pytest.mark.parametrize(
    "wrong",
    ["", "ann", "a@b", "a b@c.de", "a@b.de\r\nBcc: x@y.de", "<a@b.de>", "a@b.de,c@d.de", "a\x00@b.de",
     "=?utf-8?q?victim=40bank.de=2c?=@b.de", "=?utf-8?q?a=0d=0abcc=3a_x=40y.de?=@b.de"],
)  # fmt: skip
def test_what_is_no_address_gets_no_letter(house, inbox, wrong):
    before = len(inbox.letters)
    assert Browser(house)("POST", "/api/account/link", {"mail": wrong})[1]["code"] == "form"
    assert len(inbox.letters) == before


def test_a_lost_table_comes_back_on_another_device(house, inbox):
    table = friday(house)
    desk = signed_in(house, inbox, "ben@example.org")
    mine = [table["host"], table["seats"][0]["token"]]
    assert desk("POST", "/api/account/tables", {"tokens": mine}) == (200, {"tables": [], "campaigns": []})
    phone = signed_in(house, inbox, "ben@example.org")
    found = phone("POST", "/api/account/tables", {})[1]["tables"]
    assert [(one["table"], one["role"], one["seat"]) for one in found] == [
        (table["table"], "host", None),
        (table["table"], "seat", 0),
    ]
    fresh = found[1]["token"]
    assert fresh not in mine

    async def play_and_sign_out():
        async with Client(house.url, fresh) as client:
            request = await asked(client)
            assert await client.answer(request, request["options"][0]["value"])
            assert await asyncio.to_thread(phone, "POST", "/api/account/leave", {}) == (200, {})
            assert await closed(client) == 4401

    asyncio.run(play_and_sign_out())
    assert phone("GET", "/api/account")[1]["mail"] == ""
    assert phone("POST", "/api/account/tables", {})[0] == 401
    listed = phone("POST", "/api/tables/mine", {"tokens": [*mine, fresh]})[1]["tables"]
    assert {one["token"] for one in listed} == set(mine)


def test_a_deleted_account_is_gone_and_its_tables_are_not(house, inbox):
    table = friday(house)
    browser = signed_in(house, inbox, "gone@example.org")
    token = table["seats"][0]["token"]
    browser("POST", "/api/account/tables", {"tokens": [token]})
    assert browser("DELETE", "/api/account") == (200, {})
    assert "Max-Age=0" in browser.set
    assert browser("POST", "/api/account/tables", {})[0] == 401
    again = signed_in(house, inbox, "gone@example.org")
    assert again("POST", "/api/account/tables", {})[1]["tables"] == []
    assert again("POST", "/api/tables/mine", {"tokens": [token]})[1]["tables"]


def test_one_address_cannot_flood_others_with_letters(tmp_path):
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, accounts=True, limits=Limits(letters=2))
    with Served(settings) as served:
        browser = Browser(served)
        got = [browser("POST", "/api/account/link", {"mail": f"a{n}@example.org"})[0] for n in range(4)]
    assert got == [202, 202, 429, 429]


def test_without_a_mail_server_the_link_is_printed(tmp_path, capfd):
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, accounts=True)
    with Served(settings, quiet=False) as served:
        browser = Browser(served)
        assert browser("POST", "/api/account/link", {"mail": "ann@example.org"})[0] == 202
        link = re.search(rf"{served.url}/#enter=([\w-]+)", capfd.readouterr().out)
        assert browser("POST", "/api/account/enter", {"token": link[1]})[0] == 200
        assert "Secure" not in browser.set


def test_a_house_without_accounts_says_so(tmp_path):
    with Served(Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1)) as served:
        browser = Browser(served)
        assert browser("GET", "/api/account")[1] == {"on": False, "mail": "", "host": False}
        status, told = browser("POST", "/api/account/link", {"mail": "ann@example.org"})
        assert (status, told["reason"]) == (403, "This server has no accounts.")
        status, told = browser("GET", "/api/host", token=TOKEN)
        assert status == 403
        assert "closed" in told["reason"]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(accounts=True, mail=Mail(host="x", sender="a@b.de")), "url ="),
        (Settings(url="https://x.de", mail=Mail(host="x", sender="a@b.de")), "accounts = true"),
        (Settings(hosts=("a@b.de",)), "accounts = true"),
        (Settings(host="short"), "at least 16 letters"),
        (Settings(host="a token with a space at its end "), "plain signs"),
        (Settings(url="example.org"), "https://"),
    ],
)
def test_settings_that_lack_something_are_refused(tmp_path, settings, said):
    with pytest.raises(SetupError, match=re.escape(said)):
        serve(store=f"sqlite:///{tmp_path / 'x.db'}", settings=settings)


# ---------------------------------------------------------------------------------------------- moderation


def test_the_host_of_a_table_mutes_a_player_and_spectators(house):
    table = friday(house)
    path, browser = f"/api/tables/{table['table']}/mute", Browser(house)
    ann, ben = (seat["token"] for seat in table["seats"])
    assert browser("POST", path, {"seat": 1}, ann)[0] == 403
    assert browser("POST", path, {"seat": 7}, table["host"])[0] == 404

    async def said(token):
        async with Client(house.url, token) as client:
            try:
                await client.ask("say", text="hello")
            except Refused as refused:
                return str(refused)
        return ""

    async def talk():
        assert await said(ben) == ""
        await asyncio.to_thread(browser, "POST", path, {"seat": 1}, table["host"])
        assert "muted" in await said(ben)
        assert await said(ann) == ""
        assert await said(table["watch"]) == ""
        # whoever lets a bot in and comes back is still muted
        own = f"/api/tables/{table['table']}/seats/1"
        for kind in ("bot", "person"):
            assert (await asyncio.to_thread(browser, "POST", own, {"kind": kind}, ben))[0] == 200
        assert "muted" in await said(ben)
        await asyncio.to_thread(browser, "POST", path, {"seat": None}, table["host"])
        assert "muted" in await said(table["watch"])
        await asyncio.to_thread(browser, "POST", path, {"seat": 1, "muted": False}, table["host"])
        assert await said(ben) == ""

    asyncio.run(talk())


def test_whoever_gets_a_muted_seat_may_speak(house):
    table = friday(house)
    path, browser = f"/api/tables/{table['table']}", Browser(house)
    browser("POST", f"{path}/mute", {"seat": 1}, table["host"])
    cara = browser("POST", f"{path}/seats/1", {"kind": "person", "name": "Cara"}, table["host"])[1]["token"]

    async def talk():
        async with Client(house.url, cara) as client:
            assert (await client.ask("say", text="hello"))["type"] == "done"

    asyncio.run(talk())


def test_a_report_reaches_the_operator_with_the_line_that_was_said(house):
    table = friday(house)
    ann, ben = (seat["token"] for seat in table["seats"])
    browser, path = Browser(house), f"/api/tables/{table['table']}/complaints"

    async def insult():
        async with Client(house.url, ben) as client:
            await client.ask("say", text="you rat")

    asyncio.run(insult())
    for token in ("", table["invite"]):
        assert browser("POST", path, {"seat": 1}, token)[0] == 401
    assert browser("POST", path, {"seat": 9}, ann)[0] == 404
    # the seat is that of the line, whatever is claimed
    assert browser("POST", path, {"seat": 0, "line": 1, "reason": "rude\n\x1b"}, ann)[0] == 201
    found = browser("GET", "/api/host", token=TOKEN)[1]["reports"][0]
    told = {key: found[key] for key in ("table", "name", "about_seat", "about_name", "said", "reason", "state")}
    assert told == {
        "table": table["table"], "name": "Ann", "about_seat": 1, "about_name": "Ben", "said": "you rat",
        "reason": "rude", "state": "open",
    }  # fmt: skip
    assert browser("POST", f"/api/host/reports/{found['id']}", {"state": "settled"}, TOKEN)[0] == 200
    assert browser("POST", "/api/host/reports/nothing", {"state": "settled"}, TOKEN)[0] == 404
    after = browser("GET", "/api/host", token=TOKEN)[1]
    assert next(one for one in after["reports"] if one["id"] == found["id"])["state"] == "settled"
    assert (after["deeds"][0]["what"], after["deeds"][0]["text"]) == ("settled", "Ben")


# ---------------------------------------------------------------------------------------------- the operator


def test_only_the_operator_sees_the_page_of_the_operator(house, inbox):
    table = friday(house)
    path = f"/api/host/tables/{table['table']}"
    guest = signed_in(house, inbox, "guest@example.org")
    for method, where in (
        ("GET", "/api/host"), ("GET", "/api/host/tables"), ("POST", f"{path}/end"), ("GET", f"{path}/export"),
        ("DELETE", path), ("POST", "/api/host/reports/x"),
    ):  # fmt: skip
        for token in ("", "wrong", table["host"]):
            assert guest(method, where, {"state": "open"} if method == "POST" else None, token)[0] in (401, 403)
    host = signed_in(house, inbox, "host@example.org")
    assert host("GET", "/api/account")[1]["host"] is True
    assert host("GET", "/api/host")[0] == 200


def test_the_operator_ends_opens_exports_and_deletes_a_table(house):
    table = friday(house, name="Monday", public=True)
    browser, path = Browser(house), f"/api/host/tables/{table['table']}"
    (found,) = browser("GET", "/api/host/tables?q=monday", token=TOKEN)[1]["tables"]
    assert (found["table"], found["state"], found["name"]) == (table["table"], "playing", "Monday")
    assert browser("GET", "/api/host/tables?q=%25", token=TOKEN)[1]["tables"] == []

    async def at_the_table():
        async with Client(house.url, table["seats"][0]["token"]) as client:
            await asked(client)
            assert (await asyncio.to_thread(browser, "POST", f"{path}/end", {}, TOKEN))[0] == 200
            assert await closed(client) == 4404
        with pytest.raises(Refused, match="ended this table"):
            async with Client(house.url, table["seats"][0]["token"]):
                pass

    asyncio.run(at_the_table())
    status, told = browser("POST", f"/api/tables/{table['table']}/join", {"name": "Cy"}, table["invite"])
    assert (status, told["reason"]) == (404, "The operator of this server has ended this table.")
    assert browser("GET", "/api/host/tables?q=Monday", token=TOKEN)[1]["tables"][0]["state"] == "ended"
    assert table["table"] not in [one["table"] for one in browser("GET", "/api/tables")[1]["tables"]]
    status, save = browser("GET", f"{path}/export", token=TOKEN)
    assert status == 200
    assert save["undercroft"]
    assert browser("POST", f"{path}/end", {"ended": False}, TOKEN)[0] == 200

    async def again():
        async with Client(house.url, table["seats"][0]["token"]) as client:
            assert await asked(client)

    asyncio.run(again())
    assert browser("DELETE", path, token=TOKEN)[0] == 200
    assert browser("DELETE", path, token=TOKEN)[0] == 404
    deeds = browser("GET", "/api/host", token=TOKEN)[1]["deeds"]
    told = [(one["what"], one["who"], one["text"]) for one in deeds if one["table"] == table["table"]]
    assert sorted(told) == [(what, "token", "Monday") for what in ("delete", "end", "export", "open")]


def test_bots_stop_at_a_table_that_the_operator_ends(tmp_path):
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, host=TOKEN)
    with Served(settings) as served:
        browser = Browser(served)
        wish = {"game": "doria", "seats": [{"kind": "bot"}] * 2}
        table = browser("POST", "/api/tables", wish)[1]["table"]

        def number():
            (found,) = browser("GET", f"/api/host/tables?q={table}", token=TOKEN)[1]["tables"]
            return found["number"]

        until = time.monotonic() + 60
        while not number() and time.monotonic() < until:
            time.sleep(0.05)
        assert browser("POST", f"/api/host/tables/{table}/end", {}, TOKEN)[0] == 200
        time.sleep(1)  # a batch may be under way
        before = number()
        time.sleep(2)
        assert number() == before > 0
        assert browser("POST", f"/api/host/tables/{table}/end", {"ended": False}, TOKEN)[0] == 200


def test_whoever_guesses_the_token_is_stopped(tmp_path):
    with Served(Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, host=TOKEN)) as served:
        browser = Browser(served)
        got = [browser("GET", "/api/host", token=f"wrong {n}")[0] for n in range(22)]
        assert got == [401] * 20 + [429] * 2
        assert browser("GET", "/api/host", token=TOKEN)[0] == 429
