"""Whole stores of older releases: every table opens and is played to its end, every campaign goes on."""

import lzma
from pathlib import Path

import pytest
from msgspec.structs import replace

import undercroft
from undercroft import bots
from undercroft.campaign import checking
from undercroft.campaign.book import Book, Wish
from undercroft.games import infos
from undercroft.store import Database, Seat, Store, records

STORES = sorted(Path(__file__).parent.glob("*.db.xz"))


@pytest.fixture(params=STORES, ids=lambda file: file.name.removesuffix(".db.xz"))
def store(request, tmp_path):
    (tmp_path / "old.db").write_bytes(lzma.decompress(request.param.read_bytes()))
    with Store(Database(f"sqlite:///{tmp_path / 'old.db'}")) as opened:
        yield opened


def players(session):
    game = session.config.game
    return [bots.make(game, bots.names(game)[0], seat) for seat in range(session.config.seats)]


def play(kept, answers):
    seats = players(kept.session)
    for _ in range(answers):
        if (request := kept.session.request) is not None:
            kept.answer(str(seats[request.seat].answer(kept.session, request)), request.seat)


def test_every_table_opens_and_is_played_to_its_end(store):
    played = set()
    for summary in store.games():
        kept = store.open(summary.name)
        assert kept.session.scene(0) is not None
        assert kept.session.over == (summary.state == "over")
        assert len(kept.session.history) + kept.lost >= summary.decisions
        play(kept, 3)
        again = store.open(summary.name)
        assert again.session.save() == kept.session.save()
        assert not again.lost
        bots.finish(again.session, players(again.session))
        played.add((summary.game, summary.state))
    games = {"alliance", "cellar", "doria", "plungin", "universalis"}
    assert played >= {(game, "playing") for game in games} | {("cellar", "over")}


def test_every_campaign_goes_on(store):
    book = Book(store.database)
    for campaign in book.campaigns():
        party = book.party(campaign, None)
        before = len(party.links)
        assert [finding.verdict for finding in checking.verify(book.database, campaign, party)].count("broken") == 0
        kept = book.open(party)
        assert kept is not None
        play(kept, kept.session.game.info.length)
        party = book.party(book.campaign(campaign.id), None)
        assert party.last.over
        if book.next(campaign, party):
            assert not book.begin(campaign, party, Wish()).session.over
            assert len(book.party(book.campaign(campaign.id), None).links) == before + 1


@pytest.mark.parametrize("slug", list(infos()))
def test_a_table_that_was_begun_before_a_switch_existed_is_opened_with_its_default(slug, tmp_path):
    now = undercroft.new(slug, seed=2).config
    old = replace(now, options=dict(list(now.options.items())[:-1]))
    with Store(Database(f"sqlite:///{tmp_path / 'old.db'}")) as store:
        store.database.run(lambda connection: records.create(connection, old, "Friday", [Seat()] * old.seats))
        kept = store.open("Friday")
        assert kept.session.config == now
        play(kept, 2)
        assert len(store.open("Friday").session.history) == len(kept.session.history) > 0
