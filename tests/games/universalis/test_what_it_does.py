"""Everything printed can be looked at: what it is, and what it does in words."""

import pytest

import undercroft
from undercroft.kernel import Text


@pytest.fixture(scope="module", params=["en", "de"])
def session(request):
    return undercroft.new("universalis", seed=1, lang=request.param)


def said(session, id):
    return session.speaker(session.glossary[id].text)


def test_nothing_printed_is_without_a_sentence_that_says_what_it_does(session):
    assert [id for id, card in session.glossary.items() if card.text is None] == []


def test_a_creature_tells_how_it_behaves_and_what_each_of_its_skills_does(session):
    text, troll = said(session, "cave-troll"), session.content.creatures["cave-troll"]
    assert text.startswith(session.speaker(Text("behaves-large")))
    for skill in troll.skills:
        assert session.speaker(Text(f"skill-{skill}-text")) in text
    assert "4 " in said(session, "orc-archer")  # the distance of the card Ranged Fighter
    assert "6 " in said(session, "orc-shaman")  # that of the Sorcerer


def test_heroes_and_companions_tell_their_skills_but_no_behaviour(session):
    shara, raven = said(session, "shara"), said(session, "raven-familiar")
    assert session.speaker(Text("skill-blocking-text")) in shara
    assert session.speaker(Text("skill-familiar-text")) in raven
    assert raven.startswith(session.speaker(Text("about-pet")))
    assert said(session, "sellsword") == session.speaker(Text("about-mercenary"))
    assert session.speaker(Text("behaves-flying")) not in raven


def test_factions_name_their_creatures_and_travel_events_what_can_be_done(session):
    clans = said(session, "faction-great-orc-clans")
    assert all(
        session.speaker(Text(f"figure-{one}")) in clans for one in session.content.factions["great-orc-clans"].creatures
    )
    for event in session.content.travel.values():
        about = said(session, f"travel-{event.id}")
        assert all(session.speaker(Text(f"offer-{offer.id}")) in about for offer in event.offers)
    assert said(session, "travel-cutpurse").split(".")[0] != said(session, "travel-tournament").split(".")[0]
