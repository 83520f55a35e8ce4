"""The printed cards of the road: decks of their size, no card like another, and each can be resolved."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content import offering
from undercroft.games.universalis.content.equipment import OBJECTS
from undercroft.games.universalis.content.journey.dangers import DANGERS
from undercroft.games.universalis.content.journey.happenings import HAPPENINGS
from undercroft.games.universalis.content.settlements import Offer, TravelEvent
from undercroft.games.universalis.content.sheets import quests
from undercroft.games.universalis.content.skills import SKILLS
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.events import Offered, Scored
from undercroft.games.universalis.rules.between import stays
from undercroft.games.universalis.state import Held
from undercroft.testing import run
from undercroft.texts import Voice, voice

CARDS = (*HAPPENINGS, *DANGERS)
SETTLED = ("town", "castle", "city")
ROAD_ONLY = (d.Hull, d.Delay, d.Astray, d.Nearer, d.Jail, d.LoseThing, d.LoseBeast)
OF_CARDS = (
    *ROAD_ONLY,
    *(d.Harm, d.Wound, d.Heal, d.Cure, d.Afflict, d.Modify, d.Grant),
    *(d.GainMana, d.GainFortune, d.GainCoins, d.Find, d.Gain, d.Reveal),
)
"""The kinds of effects that mean something to somebody who is in no quest."""
ATTRIBUTES = {"combat", "strength", "shooting", "agility", "intelligence", "courage", "dexterity", "perception"}


def does(offer: Offer) -> list[d.AnyEffect]:
    return [*offer.effects, *offer.failed, *(one for line in offer.table for one in line.effects)]


def mechanics(card: object) -> tuple[object, ...]:
    """A card without its words."""
    return (
        card.one,
        card.together,
        *sorted(repr(msgspec.structs.replace(offer, id="")) for offer in card.offers),
    )


@pytest.mark.rule("dun.travel.card-format", "dun.danger.contact")
def test_decks_have_their_sizes():
    ten = dict.fromkeys(("forest", "mountain", "plain", "sea", "road"), 10)
    eight = dict.fromkeys(("swamp", "desert", "river", *SETTLED), 8)
    assert Counter(card.place for card in HAPPENINGS) == {**ten, **eight, "volcanic": 6, "glacier": 6}
    assert len({card.id for card in HAPPENINGS}) == 110
    assert len({card.id for card in DANGERS}) == 10


def test_no_card_does_what_another_does():
    assert len({mechanics(card) for card in CARDS}) == len(CARDS) == 120
    names = [offer.id for card in CARDS for offer in card.offers]
    assert len(names) == len(set(names)), "each offer has words of its own"


@pytest.mark.rule("dun.travel.card-format")
def test_numbers_lie_between_two_and_six_and_forests_are_feared_more_than_plains():
    assert {card.needs for card in HAPPENINGS} == {2, 3, 4, 5, 6}

    def mean(place: str) -> float:
        found = [card.needs for card in HAPPENINGS if card.place == place]
        return sum(found) / len(found)

    assert mean("forest") < 4 < 5 < mean("plain")


def test_every_kind_of_effect_is_used_and_none_that_means_nothing_on_the_road():
    assert {type(one) for card in CARDS for offer in card.offers for one in does(offer)} == set(OF_CARDS)


def test_cards_of_settlements_need_no_map():
    """They are drawn between independent quests, too."""
    for card in HAPPENINGS:
        if card.place in SETTLED:
            assert not [one for offer in card.offers for one in does(offer) if isinstance(one, ROAD_ONLY)], card.id
            assert not any(offer.season for offer in card.offers), card.id


def test_only_waters_wear_boats_and_only_land_leads_astray():
    for card in HAPPENINGS:
        found = {type(one) for offer in card.offers for one in does(offer)}
        assert d.Hull not in found or card.place in ("sea", "river"), card.id
        assert d.Astray not in found or card.place not in ("sea", "river"), card.id


def test_there_is_a_choice_on_every_card_and_somebody_who_has_nothing_has_one_too():
    for card in CARDS:
        assert len(card.offers) >= 2 or card.id == "assassin", card.id
        assert any(open_to_all(offer) for offer in card.offers), card.id


def open_to_all(offer: Offer) -> bool:
    closed = offer.coins or offer.xp or offer.carries or offer.knows or offer.season
    return not closed and not any(isinstance(one, d.Cure | d.Reveal) for one in offer.effects)


def test_offers_name_what_there_is_and_what_the_rules_can_do():
    objects, skills = {one.id for one in OBJECTS}, {one.id for one in SKILLS}
    for card in CARDS:
        for offer in card.offers:
            assert offer.carries in {"", *objects}, offer.id
            assert offer.knows in {"", *skills}, offer.id
            assert offer.season in ("", "winter", "mild"), offer.id
            assert not (offer.failed and not offer.test), offer.id
            assert not (offer.spent and not offer.carries), offer.id
            if card.together:
                assert (offer.table, offer.deed, offer.experience, offer.xp) == ((), "", 0, 0), offer.id
            if offer.test in ("dexterity", "perception") and isinstance(card, TravelEvent):
                assert offer.target <= 9, f"{offer.id}: nobody begins with these"


def test_decks_ask_for_many_things():
    """Each deck tests four attributes at least and gives something; all attributes are tested somewhere."""
    places = {card.place for card in HAPPENINGS}
    assert {offer.test for card in CARDS for offer in card.offers} >= ATTRIBUTES
    for place in places:
        offers = [offer for card in HAPPENINGS if card.place == place for offer in card.offers]
        assert len({offer.test for offer in offers} - {""}) >= 4, place
        assert any(isinstance(one, d.Find | d.Gain | d.GainFortune) for offer in offers for one in offer.effects), place
        assert any(offer.carries or offer.knows for offer in offers), place
    assert {offer.season for card in CARDS for offer in card.offers} == {"", "winter", "mild"}


def test_dangers_are_harder_than_events():
    def mean(cards: tuple[object, ...]) -> float:
        steady = ATTRIBUTES - {"dexterity", "perception"}
        found = [offer.target for card in cards for offer in card.offers if offer.test in steady]
        return sum(found) / len(found)

    assert mean(DANGERS) > mean(HAPPENINGS) + 1


def test_an_epic_event_lies_where_its_card_is_drawn():
    sheets = {quest.id: quest for quest in quests()}
    linked = [card for card in HAPPENINGS if card.epic]
    assert linked
    for card in linked:
        assert card.place in sheets[card.epic].terrain, card.id


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_words(language):
    voice = Voice("universalis", language)
    for card in CARDS:
        kind = "travel" if isinstance(card, TravelEvent) else "danger"
        for key in (f"{kind}-{card.id}", f"story-{card.id}", *(f"offer-{one.id}" for one in card.offers)):
            assert voice.knows(key), key


# ------------------------------------------------------------------------------------------------ what offers ask for


def resolve(on, card, *answers, dice=()):
    on.state.stay.trading = [hero.id for hero in on.heroes]
    on.t.script(dice, answers)
    run(stays.happen(on.t, card))
    on.state.stay.trading = []


def printed(id):
    return next(card for card in CARDS if card.id == id)


def offered(on, card):
    on.state.stay.trading = [hero.id for hero in on.heroes]
    seen = []
    on.t.policy = lambda t, ask: seen.append([str(option) for option in ask.options]) or ask.options[-1]
    on.t.dice = lambda count, sides, key: [6] * count
    run(stays.happen(on.t, card))
    on.state.stay.trading = []
    return seen[0]


def test_a_rope_is_asked_for_and_kept(trip):
    on = trip("t30", heroes=("borgron", "taeral"))
    for hero in on.heroes:
        hero.pack = []
    assert "rope-up" not in offered(on, printed("narrow-ledge"))
    on = trip("t30", heroes=("borgron", "taeral"))
    on.heroes[0].pack, on.heroes[1].pack = [], [Held("rope")]
    resolve(on, printed("narrow-ledge"), "rope-up")
    assert [held.card for held in on.heroes[1].pack] == ["rope"]
    assert [one.target for one in on.state.lasting if one.to == "courage"] == [hero.id for hero in on.heroes]


def test_holy_water_is_used_up_once_for_the_whole_group(trip):
    on = trip("t63", heroes=("borgron", "taeral"))
    on.heroes[0].pack, on.heroes[1].pack = [], [Held("holy-water"), Held("holy-water")]
    left = on.state.supply.stock["holy-water"] = 0
    resolve(on, printed("risen-dead"), "give-them-rest")
    assert ([hero.fortune for hero in on.heroes], len(on.heroes[1].pack)) == ([1, 1], 1)
    assert on.state.supply.stock["holy-water"] == left + 1, "it can be found again"


def test_what_one_hero_carries_is_no_use_to_another_who_is_alone(trip):
    on = trip("t30", heroes=("borgron", "taeral"))
    on.heroes[0].pack, on.heroes[1].pack = [], [Held("flask-of-oil")]
    resolve(on, printed("grass-fire"), "outrun-it", "burn-a-gap", dice=[6, 6])
    assert "burn-a-gap" not in [str(option) for option in on.t.asked[0].options]
    assert (on.heroes[1].fortune, on.heroes[1].pack) == (1, [])


def test_a_skill_opens_an_offer(trip):
    card = printed("the-path-moves")
    on = trip("t30", heroes=("borgron", "taeral"))
    assert "follow-the-tracker" not in offered(on, card)
    on = trip("t30", heroes=("borgron", "taeral"))
    on.heroes[1].skills = (*on.heroes[1].skills, "tracker")
    assert "follow-the-tracker" in offered(on, card)


@pytest.mark.rule("dun.winter.cycle")
@pytest.mark.parametrize(("turn", "opened"), [(30, "sleep-under-them"), (31, "dance-to-keep-warm")])
def test_the_season_opens_and_closes_offers(trip, turn, opened):
    on = trip("t30", turn=turn)
    found = offered(on, printed("night-lights"))
    assert {"sleep-under-them", "dance-to-keep-warm"} & set(found) == {opened}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@pytest.mark.parametrize("die", [1, 6])
def test_every_offer_of_every_card_can_be_taken(trip, card, die):
    """With everything that an offer could ask for, on good dice and bad."""
    place = getattr(card, "place", "road")
    for offer in card.offers:
        on = trip("t30", turn=31 if offer.season == "winter" else 1)
        if place in ("sea", "river"):
            on.afloat(next(one.id for one in getattr(on.chart.region, "sea" if place == "sea" else "rivers")))
        for hero in on.heroes:
            hero.coins, hero.skills = 20, (*hero.skills, offer.knows) if offer.knows else hero.skills
            hero.pack = [
                Held("broadsword", magic="blade-of-dawn", known=False),
                *([Held(offer.carries)] if offer.carries else []),
            ]
            if any(isinstance(one, d.Cure) for one in offer.effects):
                hero.marks |= stays.Mark.DISEASED
        on.t.dice = lambda count, sides, key: [die] * count

        def answer(t, ask, id=offer.id):
            return next((option for option in ask.options if str(option) == id), ask.options[-1])

        on.t.policy = answer
        on.state.stay.trading = [hero.id for hero in on.heroes]
        run(stays.happen(on.t, card))
        assert offer.id in [told.offer for told in on.t.told(Offered)], offer.id


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ((d.GainFortune(),), ["Borgron: Fortune +1."]),
        ((d.GainFortune(-1),), ["Borgron: Fortune -1."]),
        ((d.Modify("courage", 1, "quest"),), ["Borgron: Courage +1 for the next quest."]),
        ((d.Wound(1),), ["Borgron: 1 wound, Vitality 3 left."]),
        ((d.Afflict("diseased"),), ["Borgron is Diseased."]),
        ((d.GainCoins(-3),), []),
    ],
)
def test_everything_that_an_offer_does_is_told_and_nothing_that_it_does_not(trip, effects, told):
    on = trip("t63", events=[trip.event("swamp", offers=(Offer("watch", effects=effects),))], heroes=("borgron",))
    on.heroes[0].coins = 0
    on.go("stay", dice=[1])
    speak = Voice("universalis", "en")
    assert [speak(event.text()) for event in on.t.log[3:]] == told


def test_staying_is_told(trip):
    on = trip("t63")
    on.go("stay", dice=[1])
    assert Voice("universalis", "de")(on.t.log[0].text()) == "Die Gruppe bleibt bei 5,10."


def test_a_night_in_a_camp_is_told_for_those_whom_it_helps(trip):
    on = trip("t63", turn=2)
    on.heroes[0].wounds = 1
    for hero in on.heroes:
        hero.pack = []  # nothing to drink
    on.go("camp", dice=[1])
    on.night()
    speak = Voice("universalis", "en")
    told = [speak(event.text()) for event in on.t.log]
    assert [line for line in told if "recovers" in line] == ["Borgron recovers 1 Vitality."]


def test_fortune_on_the_road_is_nobodys_achievement(trip):
    offers = (Offer("watch", test="strength", target=20, failed=(d.Wound(1),)),)
    on = trip("t63", events=[trip.event("swamp", offers=offers)], heroes=("borgron",))
    on.heroes[0].fortune = 1
    on.go("stay", "again", dice=[1, 1, 1, 1, 1])
    assert (on.heroes[0].fortune, on.state.quest.achievements, on.t.told(Scored)) == (0, [0, 0], [])


SAID = {
    ("travel", "rapids", 0): (
        "Shoot them (Agility 12: a point of Fortune; otherwise the boat loses 2 Structure points)",
        "Mittendurch (Gewandtheit 12: ein Glückspunkt; sonst: das Boot verliert 2 Strukturpunkte)",
    ),
    ("travel", "rapids", 1): (
        "Let her down on the rope [Rope] (+1 Agility for the next quest)",
        "Das Boot am Seil hinablassen [Seil] (+1 Gewandtheit für das nächste Abenteuer)",
    ),
    ("travel", "risen-dead", 1): (
        "Give them rest [Holy water, used up] (a point of Fortune)",
        "Ihnen Ruhe geben [Weihwasser, wird verbraucht] (ein Glückspunkt)",
    ),
    ("travel", "reed-witch", 0): (
        "Eat the soup (Courage 10: 1D6 Vitality back; otherwise Diseased)",
        "Die Suppe essen (Mut 10: 1W6 Lebenskraft zurück; sonst: krank)",
    ),
    ("services", "combat-school", 1): (
        "Take a master's lesson: a combat skill [4 coins, 3 experience]",
        "Stunde beim Meister: eine Kampffertigkeit [4 Münzen, 3 Erfahrung]",
    ),
    ("services", "alchemist", 0): (
        "Have everything examined [2 coins] (all unknown objects are identified)",
        "Alles untersuchen lassen [2 Münzen] (alle unbekannten Gegenstände werden erkannt)",
    ),
}


@pytest.mark.rule("dun.travel.card-format", "dun.place.cards")
@pytest.mark.parametrize(("deck", "card", "offer"), SAID)
def test_an_offer_says_what_it_takes_what_it_does_and_for_how_long(deck, card, offer):
    """Outside quests what lasts for a quest lasts for the next one."""
    told = offering.offered(getattr(base(), deck)[card].offers[offer])
    assert (voice("universalis", "en")(told), voice("universalis", "de")(told)) == SAID[deck, card, offer]
