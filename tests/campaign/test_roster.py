"""Nobody is lost: who stays at home comes back as before, newcomers fill the gaps, seats are shared out anew."""

from importlib import resources

import msgspec
import pytest

import undercroft
from undercroft import bots
from undercroft.campaign import checking, pages
from undercroft.campaign.book import Wish
from undercroft.games import find
from undercroft.kernel import SetupError
from undercroft.store import Seat

SEATS = (Seat("person"), Seat("bot", bot="steady"))


@pytest.fixture
def doria(chain):
    made = chain("doria", seed=3, heroes=3, seats=SEATS)
    made.play()
    return made


def sheets(made):
    page = pages.page_of(made.book, made.campaign, made.party)
    return [one.id for one in page.party], [one.id for one in page.bench], [one.id for one in page.gone]


def character(made, kind):
    return next(one for one in (*made.parcel["heroes"], *made.parcel["bench"]) if one["kind"] == kind)


@pytest.mark.rule("doria.camp.reserve-cards-en")
def test_a_character_who_stays_at_home_is_kept_and_so_are_its_cards(doria):
    party, bench, _ = sheets(doria)
    assert bench == []
    before = character(doria, party[2])
    kept = doria.book.begin(doria.campaign, doria.party, Wish(who=tuple(party[:2])))
    state, content = kept.session.state, kept.session.content
    assert [who.kind for who in state.heroes] == party[:2]
    assert [content.numbered[number].id for number in state.put_aside] == before["cards"]
    find("doria").check(state, content)
    doria.play()
    assert character(doria, party[2]) == before
    assert party[2] in sheets(doria)[1]
    third = doria.book.begin(doria.campaign, doria.party, Wish(who=(party[2],)))
    assert third.session.state.heroes[0].kind == party[2]
    assert third.session.state.heroes[0].attributes == before["attributes"]
    found = checking.verify(doria.book.database, doria.campaign, doria.party)
    assert [one.verdict for one in found] == ["well"] * 3


def test_those_at_home_are_not_offered_as_new_characters(doria):
    party, _, _ = sheets(doria)
    kept = doria.book.begin(doria.campaign, doria.party, Wish(who=(party[0],), heroes=2))
    asked = kept.session.request
    assert asked.key == "hero"
    offered = {option.value for option in asked.options}
    assert not offered & set(party)
    assert "mage" in offered | set(party)


@pytest.mark.rule("doria.camp.death-new-hero-en")
def test_somebody_new_has_the_experience_and_bonuses_of_the_others(doria):
    parcel = find("doria").campaigns.parcel
    told = msgspec.convert(doria.parcel, parcel)
    told.heroes[0].gained, told.heroes[0].bonuses = 7, ["melee", "range"]
    party, _, _ = sheets(doria)
    chosen = find("doria").campaigns.choose(told, party, 4, 2)
    assert len(chosen.heroes) == 4
    assert (chosen.heroes[3].kind, chosen.heroes[3].gained, chosen.heroes[3].owed) == ("", 7, 2)


def test_more_seats_share_the_characters_out_and_fewer_keep_them_all(doria):
    seats = (*SEATS, Seat("bot", bot="steady"))
    kept = doria.book.begin(doria.campaign, doria.party, Wish(seats=seats))
    assert [who.seat for who in kept.session.state.heroes] == [0, 1, 2]
    doria.play()
    kept = doria.book.begin(doria.campaign, doria.party, Wish(seats=SEATS[:1]))
    assert {who.seat for who in kept.session.state.heroes} == {0}


@pytest.mark.parametrize(("heroes", "party", "bench"), [(2, 2, 1), (3, 3, 0), (5, 5, 0)])
def test_a_number_of_heroes_takes_the_first_or_asks_for_more(doria, heroes, party, bench):
    kept = doria.book.begin(doria.campaign, doria.party, Wish(heroes=heroes))
    assert len(kept.session.state.heroes) == party
    assert len(kept.session.config.legacy["bench"]) == bench


def test_somebody_unknown_cannot_take_part(doria):
    with pytest.raises(SetupError, match="nobody called 'warior' can take part; did you mean warrior"):
        doria.book.begin(doria.campaign, doria.party, Wish(who=("warior",)))
    assert len(doria.party.links) == 1


def test_the_page_shows_who_plays_in_the_first_game(chain):
    """Before it nobody is known, and once it is over the page tells what it handed on."""
    made = chain("cellar", seats=(Seat("person", "Ann"), Seat("bot", bot="cautious")))
    assert pages.page_of(made.book, made.campaign, made.party) is None
    made.book.begin(made.campaign, made.party, Wish())
    page = pages.page_of(made.book, made.campaign, made.party)
    assert [(sheet.id, sheet.seat) for sheet in page.party] == [("sheet-0", 0), ("sheet-1", 1)]
    assert str(page.calendar) == "campaign-first-game"
    made.play()
    assert str(pages.page_of(made.book, made.campaign, made.party).calendar) != "campaign-first-game"


@pytest.fixture
def plungin(chain):
    made = chain("plungin", seed=4, heroes=3, seats=(Seat("person"),))
    made.play()
    return made


def test_plungin_heroes_stay_at_home_with_their_things_and_come_back(plungin):
    party, _, _ = sheets(plungin)
    alive = [hero["id"] for hero in plungin.parcel["party"] if hero["lif"]] or party
    at_home = [id for id in party if id != alive[0]]
    before = {hero["id"]: hero for hero in plungin.parcel["party"]}
    kept = plungin.book.begin(plungin.campaign, plungin.party, Wish(who=(alive[0],)))
    assert [hero.id for hero in kept.session.state.heroes] == [alive[0]]
    assert kept.session.state.at_home == at_home
    plungin.play()
    assert {hero["id"]: hero for hero in plungin.parcel["bench"]} == {id: before[id] for id in at_home}
    found = checking.verify(plungin.book.database, plungin.campaign, plungin.party)
    assert [one.verdict for one in found] == ["well", "well"]


def test_plungin_newcomers_join_before_the_party_prepares(plungin):
    party, _, _ = sheets(plungin)
    kept = plungin.book.begin(plungin.campaign, plungin.party, Wish(heroes=4))
    session = kept.session
    assert session.request.key == "recruit"
    offered = [option.value for option in session.request.options]
    assert not {option.split()[-1] for option in offered} & set(party)
    kept.answer(offered[0])
    assert session.request.key == "prepare"
    assert len(session.state.heroes) == 4


def test_the_thread_of_plungin_leads_through_the_packs_and_a_lost_quest_comes_again(plungin):
    known = [one.id for one in find("plungin").info.scenarios]
    won = plungin.party.last.outcome[0].won
    following = plungin.book.next(plungin.campaign, plungin.party)
    assert following[0] == known[1 if won else 0]
    assert set(following) == set(known) - ({known[0]} if won else set())
    link = plungin.play(scenario=known[2])
    assert link.config.scenario == known[2]


def test_a_quest_of_ones_own_can_be_a_link(plungin):
    text = resources.files("undercroft.games.plungin").joinpath("packs", "drowned-toll.toml").read_text("utf-8")
    before = plungin.book.next(plungin.campaign, plungin.party)
    link = plungin.play(pack=text.replace('"drowned-toll"', '"our-own-toll"'))
    assert link.config.pack
    shown = pages.whole(plungin.book, plungin.campaign, plungin.party, "en")["party"]
    assert shown["links"][-1]["title"] == "Your own quest"
    assert set(plungin.book.next(plungin.campaign, plungin.party)) == set(before)
    assert plungin.play().config.pack == ""


def test_single_chains_by_sequel_keep_everybody_too():
    first = undercroft.new("doria", seed=3, seats=1, heroes=3, mode="campaign", scenario="ash-1-earthquake")
    bots.finish(first, [bots.make("doria", "steady", 1)])
    party = [sheet["kind"] for sheet in first.legacy["heroes"]]
    assert all(party), "nobody has died"
    second = undercroft.sequel(first, seed=2, heroes=1)
    assert [who.kind for who in second.state.heroes] == party[:1]
    bots.finish(second, [bots.make("doria", "steady", 1)])
    third = undercroft.sequel(second, seed=3, heroes=3)
    assert {who.kind for who in third.state.heroes} >= set(party[1:])
