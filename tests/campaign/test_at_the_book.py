"""At the keyboard: which scenario comes next, who sits where, and what is printed when a story is told."""

import msgspec
import pytest

from undercroft import store, texts
from undercroft.campaign import pages
from undercroft.campaign.book import Wish
from undercroft.kernel import SetupError
from undercroft.store import Seat, books
from undercroft.tables.plain import book as lines

BOT = Seat("bot", bot="steady")


def sitting(made, *typed):
    """The book, somebody who types these lines, and all that is printed."""
    left, printed = list(typed), []

    def read(prompt):
        printed.append(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    speak = texts.voice(made.game, "en")
    return lines.AtTheBook(made.book, made.campaign, "en", speak, read, printed.append), printed


@pytest.fixture
def homemade(chain):
    made = chain("doria", story="homemade", heroes=1, seed=3)
    made.play()
    return made


@pytest.mark.parametrize(("typed", "place"), [(("",), 0), (("2",), 1), (("the-warlord",), None), (("99", "x", "3"), 2)])
def test_where_several_may_follow_somebody_chooses_by_number_name_or_enter(homemade, typed, place):
    following = homemade.book.next(homemade.campaign, homemade.party)
    assert len(following) > 5
    at, printed = sitting(homemade, *typed)
    wish = at._chosen(homemade.party, Wish(heroes=1), people=True)
    assert wish == Wish(heroes=1, scenario="the-warlord" if place is None else following[place])
    assert any("Next 2: " in line for line in printed)
    assert sum("Which one?" in line for line in printed) == len(typed)


def test_nobody_is_asked_who_has_said_it_or_is_not_there(homemade):
    at, printed = sitting(homemade)
    assert at._chosen(homemade.party, Wish(scenario="the-warlord"), people=True).scenario == "the-warlord"
    assert at._chosen(homemade.party, Wish(), people=False) == Wish()
    assert printed == []
    with pytest.raises(SetupError, match="nothing was chosen"):
        at._chosen(homemade.party, Wish(), people=True)


def test_a_story_that_is_told_says_so_and_can_be_forked_or_begun_anew(homemade, book):
    link = homemade.party.last
    ended, party = msgspec.structs.replace(link, parcel={**link.parcel, "next": [], "scenario": ""}), homemade.party.id
    book.database.run(lambda connection: books.write_link(connection, party, ended))
    shown = "\n".join(lines.shown(book, homemade.campaign, homemade.party, "en", texts.voice("doria", "en")))
    assert "This story is over." in shown
    assert "Next 1" not in shown
    assert "retired" in shown
    with pytest.raises(SetupError, match="the story of The first party is over; start it again with new heroes"):
        book.begin(homemade.campaign, homemade.party, Wish())
    fork = book.fork(homemade.campaign, homemade.party, 0, "Again")
    assert book.begin(homemade.campaign, fork, Wish()).session.request
    assert book.begin(homemade.campaign, homemade.party, Wish(anew=True)).session.config.legacy is None


def test_the_overview_sheet_is_shown_with_the_notes(homemade, book):
    speak = texts.voice("doria", "en")

    def shown():
        return "\n".join(lines.shown(book, homemade.campaign, homemade.party, "en", speak))

    sheet = shown()
    assert "   Scenario      Ending  XP left  Monster points" in sheet
    assert "\n1  Buried Alive  " in sheet
    assert "Notes" not in sheet
    book.note(homemade.party, 1, "slippery")
    assert "slippery" in shown()
    assert "Notes" in shown()
    link, party = homemade.party.last, homemade.party.id
    older = msgspec.structs.replace(link, parcel={k: v for k, v in link.parcel.items() if k != "sheet"})
    book.database.run(lambda connection: books.write_link(connection, party, older))
    assert "Ending" not in shown()
    assert "\n1. Buried Alive: " in shown()


def test_who_played_is_told_with_bots_of_a_kind_together(chain):
    made = chain(
        "cellar", seats=(Seat("person", "Ann"), Seat("bot", bot="cautious"), Seat("person"), Seat("bot", bot="random"))
    )
    made.play()
    told = [pages.players(made.party.last, texts.voice("cellar", lang)) for lang in ("en", "de")]
    assert told[0] == ["Ann", "somebody", "a bot (cautious)", "a bot (random)"]
    assert told[1] == ["Ann", "jemand", "ein Bot (vorsichtig)", "ein Bot (zufällig)"]
    alike = msgspec.structs.replace(made.party.last, seats=(Seat("bot", bot="cautious"),) * 2)
    assert pages.players(alike, texts.voice("cellar", "en")) == ["2 bots (cautious)"]


def test_what_was_just_told_at_the_table_is_not_told_again_at_the_book(chain):
    made = chain("universalis", story="three-bells", seats=(Seat("person"),), heroes=3, seed=4)
    at, printed = sitting(made, "bot 999", *[""] * 400)
    at.play(made.party, Wish(), people=True)
    told = "\n".join(printed)
    heard = " ".join(told.replace("(Enter continues)", "").split())
    log = pages.chronicle("universalis", made.party.links[0], texts.voice("universalis", "en"))
    assert {line: heard.count(" ".join(line.split())) for line in log} == dict.fromkeys(log, 1)
    assert told.count("New here?") == 1, "the second quest welcomes nobody"


def test_a_save_by_name_is_a_copy_and_the_campaign_keeps_its_own_game(chain, book):
    made = chain("cellar", seats=(Seat("person"),))
    at, printed = sitting(made, "club", "save before the stairs", "wait", "quit")
    at.play(made.party, Wish(), people=True)
    assert 'A copy is saved as "before the stairs". The campaign continues here.' in printed
    assert [answer.value for answer in book.open(made.party).session.history] == ["club", "wait"]
    assert [answer.value for answer in store.open().open("before the stairs").session.history] == ["club"]


@pytest.mark.parametrize(
    ("said", "seats"),
    [
        ({}, None),
        ({"number": 3}, (Seat("person", "Ann"), BOT, BOT)),
        ({"players": "Cleo,Dan"}, (Seat("person", "Cleo"), Seat("person", "Dan"))),
        ({"take": "2"}, (BOT, Seat("person"))),
        ({"take": "2", "players": "Ben"}, (BOT, Seat("person", "Ben"))),
        ({"humans": 2}, (Seat("person", "Ann"), Seat("person"))),
        ({"bot": "random"}, (Seat("person", "Ann"), Seat("bot", bot="random"))),
    ],
)
def test_who_sits_where_changes_only_as_far_as_it_is_said(said, seats):
    wish = {"number": None, "humans": None, "take": None, "players": None, "bot": None, **said}
    assert lines.seats_of("doria", (Seat("person", "Ann"), BOT), **wish) == seats
