"""The campaign book by HTTP: a key opens it, play on opens a table for the link, and a game that ends closes it."""

import asyncio
import random

import pytest

from undercroft.campaign.book import Book, Wish
from undercroft.store import Database, Store, books
from undercroft.tables.client import Client, Refused, call

ALONE = [{"kind": "person", "name": "Ann"}]


def begun(house, name, game="cellar", **wish):
    return call(f"{house.url}/api/campaigns", {"game": game, "name": name, "seats": ALONE, **wish})


def asked(house, made, what="", wish=None, method=""):
    return call(f"{house.url}/api/campaigns/{made['campaign']}{what}", wish, made["token"], method)


def played_out(house, table):
    """A person answers at random until the game is over."""
    rng = random.Random(1)

    async def run():
        async with Client(house.url, table["seats"][0]["token"]) as client:
            async for request in client.questions():
                await client.answer(request, rng.choice(request["options"])["value"])

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_campaign_is_opened_played_and_shown(house):
    made = begun(house, "By wire")
    assert made["name"] == "By wire"
    mine = call(f"{house.url}/api/campaigns/mine", {"tokens": [made["token"], "nonsense"]})["campaigns"]
    assert [(one["campaign"], one["token"]) for one in mine] == [(made["campaign"], made["token"])]
    assert mine[0]["story"]["title"] == "Two nights below"
    page = asked(house, made)["party"]
    assert (page["state"], page["links"], page["page"]) == ("between", [], None)
    assert [(one["scenario"], one["suggested"]) for one in page["next"]] == [("cellar", True)]
    table = asked(house, made, "/play", {})
    assert table["seats"][0]["token"]
    again = asked(house, made, "/play", {})
    assert again["table"] == table["table"]  # the game that waits, with tokens of its own
    assert again["seats"][0]["token"] != table["seats"][0]["token"]
    assert asked(house, made)["party"]["state"] == "playing"
    played_out(house, table)
    page = asked(house, made)["party"]
    assert page["state"] == "between"
    link = page["links"][0]
    assert (link["over"], link["table"], link["players"]) == (True, table["table"], ["Ann"])
    assert link["log"]
    assert page["page"]["treasury"][0]["name"] == "Silver"
    asked(house, made, "/notes", {"link": 1, "text": "Rats\u202e!"})
    assert asked(house, made)["party"]["links"][0]["note"] == "Rats!"
    forked = asked(house, made, "/fork", {"link": 1, "name": "What if"})
    assert forked == {"party": 2, "name": "What if"}
    shown = asked(house, made, "?party=2&lang=de")
    assert [one["name"] for one in shown["parties"]] == ["The first party", "What if"]
    assert shown["party"]["name"] == "What if"
    assert shown["story"]["title"] == "Zwei Nächte unten"
    second = asked(house, made, "/play", {"party": 2})
    assert second["table"] != table["table"]


def test_a_page_with_a_roster_and_who_takes_part(house):
    made = begun(house, "Crown", "doria", heroes=2)
    table = asked(house, made, "/play", {"seats": [{"kind": "bot"}, {"kind": "person"}]})
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    page = asked(house, made)
    assert page["story"]["id"] == "ash-crown"
    assert page["party"]["links"][0]["title"] == "The Ash Crown 1: Earthquake"
    assert page["party"]["table"]["heroes"] == 2
    assert [seat["kind"] for seat in page["party"]["table"]["seats"]] == ["bot", "person"]


def test_who_sits_at_the_table_is_changed_between_two_games(house):
    """The page says how the next game would be played; what is said then holds for it and those that follow."""
    made = begun(house, "Seats")
    before = asked(house, made)["party"]["table"]
    assert (before["mode"], before["seats"]) == ("standard", [{"kind": "person", "name": "Ann", "bot": ""}])
    played_out(house, asked(house, made, "/play", {}))
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "cautious"}, {"kind": "open"}]
    table = asked(house, made, "/play", {"seats": seats})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
    after = asked(house, made)["party"]["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in after] == [
        ("person", "Ann", ""), ("bot", "", "cautious"), ("open", "", "")
    ]  # fmt: skip


def test_without_its_key_a_campaign_stays_closed(house):
    made, other = begun(house, "Closed"), begun(house, "Other")
    for token in ("", "x", other["token"]):
        for what, wish in (("", None), ("/play", {}), ("/fork", {"link": 0, "name": "B"})):
            with pytest.raises(Refused) as refused:
                asked(house, {**made, "token": token}, what, wish)
            assert refused.value.code == "token"
    assert asked(house, made)["party"]["links"] == []


@pytest.mark.parametrize(
    ("what", "wish", "said"),
    [
        ("/play", {"scenario": "volt"}, "volt"),
        ("/play", {"party": 9}, "no party '9'"),
        ("/play", {"party": "x"}, "does not understand that message"),
        ("/fork", {"link": 3, "name": "B"}, "not 3"),
        ("/fork", {"link": 0, "name": "The first party"}, "already"),
        ("/notes", {"link": 1, "text": "x"}, "not 1"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(house, what, wish, said):
    made = begun(house, f"Refuse {abs(hash((what, said))) % 10**6}")
    with pytest.raises(Refused, match=said) as refused:
        asked(house, made, what, wish)
    assert refused.value.code == "form"


def test_a_long_name_is_cut_so_that_its_number_fits_too(house):
    names = [begun(house, "The very long song of the cellar")["name"] for _ in range(2)]
    assert names == ["The very long song of the", "The very long song of th 2"]


def test_a_forgotten_campaign_is_gone(house):
    made = begun(house, "Gone")
    asked(house, made, method="DELETE")
    with pytest.raises(Refused, match="not valid here"):
        asked(house, made)
    assert begun(house, "Twice")["campaign"] != made["campaign"]


def test_a_campaign_of_the_keyboard_is_opened_by_a_key(house):
    with Store(Database(house.settings.store)) as kept:
        made = Book(kept.database).new("doria", "From home", wish=Wish(heroes=1))
        key = kept.database.run(lambda connection: books.mint(connection, made.id))
    shown = call(f"{house.url}/api/campaigns/{made.id}?lang=de", token=key)
    assert (shown["name"], shown["story"]["title"]) == ("From home", "Die Aschenkrone")
    assert [one["scenario"] for one in shown["party"]["next"]] == ["ash-1-earthquake"]


def test_a_name_that_somebody_has_gets_a_number(house):
    made = [call(f"{house.url}/api/campaigns", {"game": "cellar", "name": "Numbered"})["name"] for _ in range(3)]
    assert made == ["Numbered", "Numbered 2", "Numbered 3"]


def test_the_key_of_a_campaign_opens_no_seat_that_was_given_out(house):
    """Whoever begins a link hands its seats out; others who hold the key may be rivals of those who sit there."""
    made = begun(house, "Rivals", game="alliance", mode="rivals", seats=[*ALONE, {"kind": "person", "name": "Bo"}])
    first = asked(house, made, "/play", {})
    assert all(seat["token"] for seat in first["seats"])
    again = asked(house, made, "/play", {})
    assert (again["table"], again["host"]) == (first["table"], "")
    assert [seat["token"] for seat in again["seats"]] == ["", ""]
    with pytest.raises(Refused):
        call(f"{house.url}/api/tables/{again['table']}/seats/1", {"kind": "person"}, again["watch"])
    with pytest.raises(Refused, match="no open seat"):
        call(f"{house.url}/api/tables/{again['table']}/join", {}, again["invite"])
