"""The book: chains of games side by side; each link hands on to the next, can be forked and is verified."""

import sqlite3

import msgspec
import pytest

from undercroft import store
from undercroft.campaign import checking, pages
from undercroft.campaign.book import Book, Wish, seed_of
from undercroft.games import find
from undercroft.games.cellar.rules import actions
from undercroft.kernel import SetupError, saves
from undercroft.store import Seat, books, records
from undercroft.store.games import load

from .conftest import finish


def won_first(chain, **more):
    """A campaign of the cellar whose first night went well."""
    for seed in range(1, 60):
        made = chain("cellar", f"Night {seed}", seed=seed, seats=(Seat("person"), Seat("bot", bot="cautious")), **more)
        if made.play().outcome[0].won:
            return made
    raise AssertionError("no night goes well")


def verdicts(made):
    return [one.verdict for one in checking.verify(made.book.database, made.campaign, made.party)]


def test_a_link_begins_with_what_the_one_before_handed_on(chain):
    made = won_first(chain)
    first = made.party.last
    assert first.parcel["silver"] == first.outcome[0].score > 0
    assert made.book.next(made.campaign, made.party) == ["vault"]
    kept = made.book.begin(made.campaign, made.party, Wish())
    assert kept.session.config.scenario == "vault"
    assert kept.session.config.legacy == first.parcel
    assert [len(thief.hand) for thief in kept.session.state.thieves] == [2 + min(2, first.parcel["silver"] // 6)] * 2
    assert not made.party.last.over
    finish(kept)
    assert made.party.last.over
    assert verdicts(made) == ["well", "well"]


def test_a_story_is_begun_anew_without_what_was_handed_on(chain):
    """The chronicle keeps what was played; the next link goes on from the new beginning."""
    made = won_first(chain)
    assert pages.whole(made.book, made.campaign, made.party, "en")["party"]["anew"]
    kept = made.book.begin(made.campaign, made.party, Wish(anew=True))
    assert (kept.session.config.scenario, kept.session.config.legacy) == ("cellar", None)
    assert not pages.whole(made.book, made.campaign, made.party, "en")["party"]["anew"], "a game is going on"
    finish(kept)
    assert [link.anew for link in made.party.links] == [False, True]
    assert verdicts(made) == ["well", "well"]
    made.play()
    assert verdicts(made) == ["well", "well", "well"], "the third went on from the second"


def test_a_night_that_went_wrong_is_tried_again_with_another_luck(chain):
    made = next(
        one for seed in range(1, 60) if not (one := chain("cellar", f"N{seed}", seed=seed)).play().outcome[0].won
    )
    first, again = made.party.last, made.play()
    assert again.config.scenario == first.config.scenario == "cellar"
    assert again.config.seed != first.config.seed
    shown = pages.whole(made.book, made.campaign, made.party, "en")["party"]["next"]
    before = {"cellar": "Played before, as game 2."}
    assert [one["again"] for one in shown] == [before.get(one["scenario"], "") for one in shown]


def test_the_same_seed_gives_the_same_campaign_and_parties_differ(chain, book):
    seeds = {
        seed_of(one.campaign, one.party, number)
        for one in (chain("cellar", "A", seed=7), chain("cellar", "B", seed=7))
        for number in (1, 2)
    }
    assert len(seeds) == 2
    made = chain("cellar", "A")
    other = book.fork(made.campaign, made.party, 0, "The others")
    assert seed_of(made.campaign, other, 1) not in seeds


def test_the_game_that_waits_is_played_on_before_another_begins(chain, book):
    made = chain("cellar")
    kept = book.begin(made.campaign, made.party, Wish())
    finish(kept, 3)
    assert len(book.open(made.party).session.history) == 3
    with pytest.raises(SetupError, match="not over yet"):
        book.begin(made.campaign, made.party, Wish())
    finish(book.open(made.party))
    assert book.open(made.party) is None
    assert len(made.party.links) == 1


def test_two_who_begin_the_next_game_at_once_do_not_both_get_it(chain, book):
    made = chain("cellar")
    before = made.party
    book.begin(made.campaign, before, Wish())
    with pytest.raises(SetupError, match="started elsewhere"):
        book.begin(made.campaign, before, Wish())
    assert len(made.party.links) == 1
    assert len(store.open().games()) == 1  # the second game was not kept


def test_an_end_that_is_taken_back_opens_the_link_again(chain, book):
    made = chain("cellar")
    kept = book.begin(made.campaign, made.party, Wish())
    finish(kept)
    ended = made.party.last
    assert ended.over
    kept.undo(agreed=True)
    assert not made.party.last.over
    assert made.party.last.parcel is None
    finish(kept)
    assert made.party.last.over


def test_a_game_that_was_deleted_unfinished_is_begun_anew_and_a_finished_one_is_kept_by_its_parcel(chain, book):
    made = won_first(chain)
    name = book.begin(made.campaign, made.party, Wish()).name
    store.open().delete(name)
    assert len(made.party.links) == 1
    store.open().delete(f"{made.campaign.name}, The first party 1")
    assert made.party.last.over
    assert verdicts(made) == ["gone"]
    assert made.play().config.scenario == "vault"
    assert verdicts(made) == ["gone", "well"]


def test_people_and_seats_may_change_at_each_link(chain):
    made = won_first(chain)
    seats = (Seat("person", "Ann"), Seat("person", "Ben"), Seat("bot", bot="cautious"))
    link = made.play(seats=seats, options={"open-hands": True})
    assert link.seats == seats
    assert link.config.seats == 3
    assert link.config.options["open-hands"] is True
    assert made.party.links[0].config.options["open-hands"] is False
    assert verdicts(made) == ["well", "well"]


def test_a_bot_that_finished_for_somebody_does_not_keep_the_chair(chain, book):
    made = chain("cellar", "Chairs", seats=(Seat("person", "Ann"), Seat("bot", bot="cautious")))
    kept = book.begin(made.campaign, made.party, Wish())
    book.database.run(lambda connection: records.sit(connection, kept.id, 0, Seat("bot", "Ann", "greedy")))
    book.database.run(lambda connection: records.sit(connection, kept.id, 1, Seat("person", "Ben")))
    finish(kept)
    assert made.party.last.seats == (Seat("person", "Ann"), Seat("person", "Ben")), "a person who sat down stays"


def test_a_fork_shares_the_links_before_it_and_leaves_the_old_party_alone(chain, book):
    made = won_first(chain)
    made.play()
    before = made.party.links
    fork = book.fork(made.campaign, made.party, 1, "What if")
    assert fork.links == before[:1]
    other = chain("cellar", made.campaign.name, party="what if")
    link = other.play()
    assert link.config.seed != before[1].config.seed
    assert link.number == 2
    assert made.party.links == before
    assert verdicts(other) == ["well", "well"]


@pytest.mark.parametrize(
    ("number", "said"), [(2, "links 1 to 1, not 2"), (-1, "links 1 to 1, not -1"), (1, "not over")]
)
def test_a_fork_needs_a_link_that_is_over(chain, book, number, said):
    made = chain("cellar")
    book.begin(made.campaign, made.party, Wish())
    with pytest.raises(SetupError, match=said):
        book.fork(made.campaign, made.party, number, "What if")


def test_several_campaigns_lie_side_by_side_and_the_last_played_comes_first(chain, book):
    first, second = chain("cellar", "First"), chain("doria", "Second")
    first.play()
    assert [one.name for one in book.campaigns()] == ["First", "Second"]
    assert book.find(None).name == "First"
    assert book.find("second").id == second.campaign.id
    with pytest.raises(SetupError, match="no campaign 'Secund'; did you mean Second"):
        book.find("Secund")
    with pytest.raises(SetupError, match="already"):
        chain("cellar", "Third").book.new("cellar", "First", wish=Wish())


def test_what_cannot_come_next_is_refused_and_nothing_begins(chain, book):
    made = won_first(chain)
    with pytest.raises(SetupError, match="cannot come next"):
        book.begin(made.campaign, made.party, Wish(scenario="cellar"))
    with pytest.raises(SetupError, match="seats"):
        book.begin(made.campaign, made.party, Wish(seats=(Seat("person"),) * 9))
    assert len(made.party.links) == 1
    assert len([one for one in store.open().games() if one.name.startswith(made.campaign.name)]) == 1


def test_verify_finds_a_link_that_was_tampered_with(chain, book):
    made = won_first(chain)
    made.play()
    first = made.party.links[0]
    richer = {**first.parcel, "silver": first.parcel["silver"] + 1}
    forged, party = msgspec.structs.replace(first, parcel=richer), made.party.id
    book.database.run(lambda connection: books.write_link(connection, party, forged))
    found = list(checking.verify(book.database, made.campaign, made.party))
    assert [one.verdict for one in found] == ["broken", "broken"]
    assert [str(one.why) for one in found] == ["campaign-why-hands", "campaign-why-began(number=1)"]


def test_verify_finds_an_answer_that_was_changed_in_the_store(chain, book, home):
    made = won_first(chain)
    table = made.party.last.table
    book.database.close()
    with sqlite3.connect(home / "undercroft.db") as other:
        other.execute("update links set body = json_set(body, '$.outcome[0].score', 999)")
    again = Book(store.open().database)
    party = again.party(again.campaign(made.campaign.id), None)
    assert party.last.table == table
    found = list(checking.verify(again.database, made.campaign, party))
    assert (found[0].verdict, str(found[0].why)) == ("broken", "campaign-why-ends")


def test_rules_that_changed_under_the_same_number_break_nothing(chain, book, monkeypatch):
    """A door that was opened has none to open it any more: the link is kept as it was, and said to be so."""
    made = won_first(chain)
    table = made.party.last.table
    played = book.database.run(lambda connection: load(connection, table))(str).session
    done, legal = [answer.value for answer in played.history], actions.legal
    first = next(at for at, value in enumerate(done) if value.startswith("open"))
    monkeypatch.setattr(actions, "legal", lambda t, seat: [one for one in legal(t, seat) if str(one) != done[first]])
    (found,) = checking.verify(book.database, made.campaign, made.party)
    assert found.verdict == "changed"
    assert str(found.why) == f"campaign-why-refused(answer={first + 1}, answers={len(done)})"
    assert made.book.next(made.campaign, made.party) == ["vault"]


def test_rules_that_only_keep_books_otherwise_tell_nothing(chain, book, monkeypatch):
    """The same answers lead to the same end, though the state has other fields than it had."""
    made = won_first(chain)
    monkeypatch.setattr(saves, "recorded", lambda body, game: {0: "of an older commit"})
    assert verdicts(made) == ["well"]


def test_other_games_that_may_follow_today_are_named_as_such(chain, book):
    made = won_first(chain)
    older(made, book, parcel={**made.party.last.parcel, "next": ["vault", "cellar"]})
    (found,) = checking.verify(book.database, made.campaign, made.party)
    assert (found.verdict, str(found.why)) == ("changed", "campaign-why-follows")


def older(made, book, **changes):
    """The last link as another version of the rules would have left it."""
    link, party = msgspec.structs.replace(made.party.last, **changes), made.party.id
    book.database.run(lambda connection: books.write_link(connection, party, link))


def test_a_campaign_goes_on_after_options_have_come_and_gone(chain, book):
    made = won_first(chain)
    old = {"loud-rats": True}  # one that is no more; open-hands came later
    older(made, book, config=msgspec.structs.replace(made.party.last.config, options=old, version="0.9"))
    assert pages.page_of(book, made.campaign, made.party) is not None
    link = made.play()
    assert link.config.options == {"open-hands": False}
    assert link.config.version == find("cellar").info.version


def test_what_a_newer_version_handed_on_is_refused_in_a_sentence_everywhere(chain, book):
    made = won_first(chain)
    older(made, book, parcel={**made.party.last.parcel, "version": "99.1"})
    for asked in (
        lambda: book.begin(made.campaign, made.party, Wish()),
        lambda: pages.whole(book, made.campaign, made.party, "en"),
    ):
        with pytest.raises(SetupError, match=r"needs The Ogre's Cellar rules 99\.1; this program has .*please"):
            asked()


def test_a_card_that_is_no_more_is_named_in_a_sentence(chain, book):
    made = chain("doria", heroes=1, seed=3)
    made.play()
    heroes = [{**made.parcel["heroes"][0], "cards": ["vorpal-spoon"]}]
    older(made, book, parcel={**made.parcel, "heroes": heroes})
    with pytest.raises(SetupError, match="does not know: cards: there is no 'vorpal-spoon'"):
        pages.page_of(book, made.campaign, made.party)


@pytest.mark.parametrize("name", ["", " x", "x" * 27, "a\nb", "\u202eevil", "x."])
def test_names_are_plain_ones(book, name):
    with pytest.raises(SetupError, match="the name of a campaign or party"):
        book.new("cellar", name, wish=Wish())


def test_a_forgotten_campaign_leaves_its_games(chain, book):
    made = chain("cellar")
    made.play()
    book.delete(made.campaign)
    assert book.campaigns() == []
    assert [one.name for one in store.open().games()] == ["Friday, The first party 1"]
