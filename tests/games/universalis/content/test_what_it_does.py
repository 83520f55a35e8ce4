"""Everything printed can be looked at: what it is, and what it does in words."""

import pytest

import undercroft
from undercroft.kernel import Text
from undercroft.toolkit.glossary import glossary


@pytest.fixture(scope="module", params=["en", "de"])
def session(request):
    return undercroft.new("universalis", seed=1, lang=request.param)


def said(session, id):
    return session.speaker(glossary(session)[id].text)


def test_nothing_printed_is_without_a_sentence_that_says_what_it_does(session):
    assert [id for id, card in glossary(session).items() if card.text is None] == []


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


def test_an_event_tells_what_each_offer_takes_tests_and_brings(session):
    """Who looks at the card reads what the printed one would say: terms, test, outcome and the other outcome."""
    say = session.speaker
    about = said(session, "travel-frozen-knight")
    pick = Text("card-pickaxes")
    assert f"{say(Text('offer-chip-him-out'))} [{say(pick)}] ({say(Text('attribute-strength'))} 9: " in about
    assert say(Text("found-armor")) in about
    assert say(Text("effect-wound", {"amount": 1})) in about
    dice = said(session, "travel-quack-doctor")
    assert f"6: {say(Text('gain', {'what': Text('bonus-strength'), 'value': '+1'}))}" in dice
    assert say(Text("effect-jail", {"turns": 3})) in said(session, "danger-writ-of-arrest")
    assert say(Text("effect-experience", {"points": 1})) in said(session, "travel-whispering-oak")
    assert said(session, "travel-auction").count("[") == 2, "only what costs something names its price"
    assert about.count(say(Text("effect-fortune-lost", {"amount": 1}))) == 1, "a loss is not told as a gain"
    assert about.count(say(Text("effect-coins-lost", {"amount": 1}))) == 1
