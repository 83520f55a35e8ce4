"""A game without campaigns keeps a series: every match stands for itself, and the book knows who has won how often."""

from undercroft.campaign import pages
from undercroft.campaign.book import Wish
from undercroft.campaign.standings import standings
from undercroft.kernel import Config, SeatOutcome
from undercroft.store import Seat
from undercroft.store.books import Link

ANN, BEN, BOT = Seat("person", "Ann"), Seat("person", "Ben"), Seat("bot", bot="keen")


def match(seats, *results):
    config = Config(game="alliance", version="1", seed=1, seats=2, edition="", mode="", scenario="")
    outcome = tuple(SeatOutcome(won, score, "x") for won, score in results)
    return Link(number=1, table=None, config=config, seats=seats, outcome=outcome, ended=1)


def test_wins_count_first_then_scores_whatever_the_seat():
    table = standings([
        match((ANN, BEN), (True, 10), (False, 30)),
        match((BEN, ANN), (True, 5), (False, 4)),
        match((ANN, BOT), (False, -3), (True, 1)),
    ])  # fmt: skip
    told = [(one.player or one.bot, one.played, one.won, one.score, one.best) for one in table]
    assert told == [("Ben", 2, 1, 35, 30), ("Ann", 3, 1, 11, 10), ("keen", 1, 1, 1, 1)]


def test_people_without_a_name_are_told_apart_by_their_seat():
    nobody = Seat("person")
    table = standings([match((nobody, nobody), (True, 1), (False, 2))])
    assert [(one.seat, one.won) for one in table] == [(0, 1), (1, 0)]


def test_a_series_of_alliance(chain):
    made = chain("alliance", seats=(Seat("person", "Ann"), Seat("person", "Ben")), seed=4)
    first = made.play()
    assert first.parcel is None
    shown = pages.whole(made.book, made.campaign, made.party, "en")
    assert shown["story"] == {"id": "", "title": "A series", "about": ""}
    mine = shown["party"]
    assert {one["player"]: one["won"] for one in mine["standings"]} == {
        "Ann": first.outcome[0].won,
        "Ben": first.outcome[1].won,
    }
    assert mine["next"][0]["scenario"] == first.config.scenario
    kept = made.book.begin(made.campaign, made.party, Wish())
    assert kept.session.config.legacy is None
    assert kept.session.config.seed != first.config.seed
