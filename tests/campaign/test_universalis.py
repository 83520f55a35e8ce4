"""Universalis: who stays at home keeps companions, things and what he is; nobody is offered twice."""

import json
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

import undercroft
from undercroft import texts
from undercroft.campaign import checking, parcels
from undercroft.games import find
from undercroft.games.universalis import book
from undercroft.games.universalis.rules.characters.party import choosable
from undercroft.games.universalis.state import Mark
from undercroft.store.books import Link
from undercroft.toolkit.campaigns import plain

CAMPAIGNS = find("universalis").campaigns


@pytest.fixture
def parcel():
    """Three heroes after a quest; the second has a mercenary, a relic and is one that a player created."""
    file = Path(__file__).parent / "parcels" / "0.1" / "universalis.json"
    handed = json.loads(file.read_text(encoding="utf-8"))["legacy"]
    found = parcels.opened("universalis", handed)
    content = session(found).content
    second = found.heroes[1]
    ready = content.heroes[second.card]
    second.card = "nora"
    found.created = {"nora": msgspec.structs.replace(ready, id="nora")}
    relic = next(card.id for card in content.magic.values() if card.relic)
    second.pack.append(msgspec.structs.replace(second.hands[0], card="", magic=relic))
    companion = next(one for one in content.companions.values() if one.cost)
    found.companions = [msgspec.structs.replace(second, card=companion.id, kind="mercenary", owner=second.id, pack=[])]
    return found


def content(parcel):
    return session(parcel).content


def session(parcel, **more):
    return undercroft.new("universalis", seed=5, seats=1, legacy=plain(parcel), scenario=parcel.scenario, **more)


def cards(parcel):
    return [hero.card for hero in parcel.heroes], [one.hero.card for one in parcel.bench]


@pytest.mark.rule("dun.heroes.keep")
def test_a_hero_stays_at_home_with_all_that_is_his(parcel):
    first, _, third = cards(parcel)[0]
    chosen = CAMPAIGNS.choose(parcel, [third, first], 2, 1)
    assert cards(chosen) == ([third, first], ["nora"])
    assert (chosen.companions, chosen.created, chosen.party) == ([], {}, 2)
    assert [one.card for one in chosen.bench[0].companions] == [parcel.companions[0].card]
    assert chosen.bench[0].created == parcel.created["nora"]
    back = CAMPAIGNS.choose(chosen, [first, "nora"], 2, 1)
    assert cards(back) == ([first, "nora"], [third])
    assert back.created == parcel.created
    assert [(one.card, one.owner) for one in back.companions] == [(parcel.companions[0].card, back.heroes[1].id)]


@pytest.mark.rule("dun.quest-sheet.sections")
@pytest.mark.parametrize(
    ("ended", "ending", "facts", "told"),
    [
        ("won", "sexton-spoke", ["sexton-freed"], ["ending-sexton-spoke", "merit-sexton"]),
        ("won", "clapper-only", [], ["ending-clapper-only"]),
        ("out-of-time", "chapel-lost", ["sexton-freed"], ["ending-chapel-lost"]),
    ],
)
def test_the_chronicle_tells_how_a_quest_ended(ended, ending, facts, told):
    made = undercroft.new("universalis", seed=5, seats=1, scenario="the-drowned-chapel")
    made.state.quest.ended, made.state.quest.ending, made.state.saga.facts = ended, ending, facts
    lines = list(book.told(made.state, made.content))
    assert [one.id for one in lines] == told
    assert all(" " in made.speaker(one.text) for one in lines)


@pytest.mark.rule("dun.quest-sheet.sections")
def test_a_plain_quest_has_one_end_and_none_if_it_is_lost():
    made = undercroft.new("universalis", seed=5, seats=1, scenario="the-old-cellar")
    assert list(book.told(made.state, made.content)) == []
    made.state.quest.ended = "won"
    assert [one.id for one in book.told(made.state, made.content)] == ["quest-the-old-cellar-end"]


def test_spells_stand_on_the_sheet_of_the_book(parcel):
    wizard = parcel.heroes[0]
    wizard.spells = ("fireball",)
    sheet = CAMPAIGNS.page(parcel, session(parcel).content).party[0]
    assert [card.of for zone in sheet.zones if zone.name.id == "zone-spells" for card in zone.cards] == ["fireball"]


@pytest.mark.rule("dun.equip.card-limit-found")
def test_what_lies_at_home_cannot_be_found_or_bought_again(parcel):
    first, _, third = cards(parcel)[0]
    relic = parcel.heroes[1].pack[-1].magic
    together = session(parcel, heroes=3).state
    apart = session(CAMPAIGNS.choose(parcel, [first, third], 2, 1), heroes=2).state
    assert relic not in together.supply.relics
    assert relic not in apart.supply.relics
    assert apart.supply.stock == together.supply.stock
    assert apart.saga.at_home == ["nora"]


def test_a_companion_follows_his_hero_into_the_quest_and_only_him(parcel):
    first, nora, third = cards(parcel)[0]
    kinds = [
        [figure.kind for figure in session(CAMPAIGNS.choose(parcel, who, 2, 1), heroes=2).state.figures.values()]
        for who in ([first, nora], [first, third])
    ]
    assert kinds == [["hero", "hero", "mercenary"], ["hero", "hero"]]


def test_who_is_gone_leaves_a_gap_but_who_stays_at_home_does_not(parcel):
    config, first = session(parcel).config, parcel.heroes[0].card
    left = msgspec.structs.replace(parcel, heroes=parcel.heroes[:1], companions=[])
    assert parcels.going(config, left, None, None) == ([first], 3)
    assert parcels.going(config, parcel, (first,), None) == ([first], 1)
    alone = CAMPAIGNS.choose(parcel, [first], 1, 1)
    assert parcels.going(config, alone, None, None) == ([first], 1)
    assert session(alone, heroes=1).state.party.start_heroes == 1


def test_those_at_home_are_not_offered_to_fill_a_gap(parcel):
    first, _, third = cards(parcel)[0]
    chosen = CAMPAIGNS.choose(parcel, [first], 2, 1)
    free = {"free-party": True}
    table = session(chosen, heroes=2, options=free)
    assert (table.state.party.start_heroes, len(table.state.stay.trading)) == (2, 1)
    alone = session(msgspec.structs.replace(chosen, bench=[]), heroes=2, options=free)
    assert third in choosable(alone.state, alone.content)
    assert set(choosable(alone.state, alone.content)) - set(choosable(table.state, table.content)) == {third}


@pytest.mark.rule("dun.ko.prisoner-rescue")
def test_a_prisoner_is_not_offered_to_fill_the_gap_that_he_left(parcel):
    first, _, third = cards(parcel)[0]
    chosen = CAMPAIGNS.choose(parcel, [first], 2, 1)
    chosen.bench, free = [], {"free-party": True}
    caught = next(hero for hero in parcel.heroes if hero.card == third)
    held = msgspec.structs.replace(chosen, captives={"the-toll-fort": [caught]})
    before, after = (session(one, heroes=2, options=free) for one in (chosen, held))
    assert set(choosable(before.state, before.content)) - set(choosable(after.state, after.content)) == {third}


def test_the_book_says_where_prisoners_wait(parcel):
    held = msgspec.structs.replace(parcel, heroes=parcel.heroes[:1], captives={"the-toll-fort": parcel.heroes[1:]})
    speak = texts.voice("universalis", "en")
    told = {quest: speak(call) for quest, call in book.page(held, content(held)).calls.items()}
    names = [speak(book.name(hero)) for hero in parcel.heroes[1:]]
    assert told == {"the-toll-fort": f"{names[0]}, {names[1]} wait there in prison."}
    assert book.page(parcel, content(parcel)).calls == {}


@pytest.mark.rule("dun.ko.prisoner-unrescued")
def test_a_prisoner_whom_nobody_freed_does_not_join_again(parcel):
    """He stands on the page as fallen from then on; one who waits in another prison does not."""
    first, second, third = parcel.heroes
    parcel.heroes, parcel.companions = [first], []
    parcel.captives = {"the-drowned-chapel": [second], "the-toll-fort": [third]}
    handed = ended(parcel, "the-drowned-chapel")
    assert (handed.fallen, list(handed.captives)) == ([second.card], ["the-toll-fort"])
    assert [sheet.id for sheet in book.page(handed, content(handed)).gone] == [third.card, second.card]


def test_the_sheet_of_the_book_tells_what_a_hero_is_and_suffers_from(parcel):
    """Race and class, also of one whom a player created; attributes; injuries by name."""
    hero = parcel.heroes[1]
    hero.injuries = ["4", "6 strength!", "8"]
    sheet = parcels.page(session(parcel).config, parcel).party[1]
    made = parcel.created["nora"]
    assert str(sheet.kind) == f"kind-hero-of(race=race-{made.race}, job=class-{made.hero_class})"
    assert (str(sheet.values[1].name), sheet.values[1].value) == ("attribute-combat", hero.base[1])
    assert [str(one.name) for one in sheet.conditions] == [
        "injury-4",
        "injury-6(what=attribute-strength)",
        "injury-none",
    ]


@pytest.mark.rule("dun.heroes.choose")
def test_the_dead_do_not_join_again_under_the_same_name(parcel):
    """Who fell stands on the page as fallen, stays so in the games that follow, and neither a ready hero nor a name
    comes a second time; who is carried, held or at home has not fallen."""
    played = session(parcel)
    first, second, third = [hero.card for hero in parcel.heroes]
    state = played.state
    for figure in state.figures.values():
        figure.marks |= Mark.DEAD * (figure.card == first)
    state.quest.settled = True
    handed = book.hand_on(state, played.content, parcel)
    assert (handed.fallen, [hero.card for hero in handed.heroes]) == ([first], [second, third])
    shown = parcels.page(played.config, handed)
    assert [(sheet.id, str(sheet.state)) for sheet in shown.gone] == [(first, "campaign-fallen")]
    following = session(handed)
    assert following.state.saga.fallen == [first]
    assert first not in choosable(following.state, following.content)
    assert first in choosable(session(msgspec.structs.replace(handed, fallen=[])).state, following.content)
    following.state.quest.settled = True
    assert book.hand_on(following.state, following.content, handed).fallen == [first]


def test_a_field_that_is_new_since_then_does_not_break_a_chain(parcel):
    """An older commit handed on no list of the fallen: that is an empty list. Another one is another beginning."""
    config, handed = session(parcel).config, plain(parcel)
    who = tuple(hero.card for hero in parcel.heroes)
    before, link = (Link(number=n, table=None, config=config, seats=(), parcel=handed, who=who, size=3) for n in (1, 2))
    given = parcels.begun_with(config, parcel, who, 3, 1)
    for fallen, why in (({}, None), ({"fallen": ["shara"]}, "campaign-why-began(number=1)")):
        legacy = {name: value for name, value in given.items() if name != "fallen"} | fallen
        begun = SimpleNamespace(config=msgspec.structs.replace(config, legacy=legacy))
        found = checking.began_otherwise(begun, link, before)
        assert (found and str(found)) == why


def test_whoever_goes_back_for_a_prisoner_takes_up_the_thread_where_it_was(parcel):
    """The chapel was won, somebody is held there, and the ferry is done too: the way leads to the bell below and to
    the chapel, and from there to the bell below, not to the ferry again."""
    first, second, third = parcel.heroes
    parcel.heroes, parcel.companions, parcel.bench = [first, second], [], []
    parcel.visited, parcel.attempts = ["the-drowned-chapel"], {"the-drowned-chapel": 0}
    parcel.captives = {"the-drowned-chapel": [third]}
    ferry = ended(parcel, "the-ferry-of-sleepers")
    assert ferry.next == ["the-bell-below", "the-drowned-chapel"]
    assert ferry.scenario == "the-bell-below"
    assert ended(ferry, "the-drowned-chapel").next == ["the-bell-below"]
    nobody = msgspec.structs.replace(parcel, captives={})
    assert ended(nobody, "the-ferry-of-sleepers").next == ["the-bell-below"]


def ended(parcel, quest):
    """What a quest hands on that was won with its first ending."""
    played = undercroft.new("universalis", seed=5, seats=1, legacy=plain(parcel), scenario=quest)
    state = played.state
    state.quest.ended, state.quest.settled = "won", True
    state.quest.ending = next(one.id for one in played.content.quests[quest].endings if one.when == "won")
    return book.hand_on(state, played.content, parcel)
