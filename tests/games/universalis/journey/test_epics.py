"""Epic Events: an event of the road that can be played out, once, where it can happen."""

import msgspec
import pytest

from undercroft.games.universalis.book import CAMPAIGNS
from undercroft.games.universalis.content import sheets
from undercroft.games.universalis.content.definitions import Wound
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.parcel import Parcel
from undercroft.games.universalis.setup import setup
from undercroft.games.universalis.spine import next_quest, next_step
from undercroft.kernel import Catalogue, ContentError, configure
from undercroft.testing import ScriptedTable, run
from undercroft.toolkit.campaigns import plain

QUEST = "the-oathbound-barrow"


def risen(trip, terrain=("swamp",)):
    """A swamp where the dead rise: the barrow stands for the Epic Event."""
    card = trip.event("swamp", 1, epic=QUEST, offers=(Offer("watch", effects=(Wound(1),)),))
    on = trip("t63", events=[card], turn=5)
    quest = msgspec.structs.replace(on.content.quests[QUEST], kind="epic", terrain=terrain)
    others = [quest if one.id == QUEST else one for one in on.content.quests.values()]
    on.t.content = on.content = msgspec.structs.replace(on.content, quests=Catalogue("quests", others))
    return on


@pytest.mark.rule("dun.travel.epic-option")
@pytest.mark.parametrize(("how", "wounds", "ended"), [("automatic", 1, ""), ("epic", 0, "quest")])
def test_an_event_is_left_to_the_dice_or_played_out(trip, how, wounds, ended):
    on = risen(trip)
    on.go("stay", how, dice=[1])
    assert ([hero.wounds for hero in on.heroes], on.state.quest.ended) == ([wounds] * 2, ended)
    if ended:
        assert CAMPAIGNS.hand_on(on.state, on.content, Parcel()).scenario == QUEST


@pytest.mark.rule("dun.quest-sheet.epic-terrain")
def test_an_epic_event_happens_only_on_its_terrain(trip):
    on = risen(trip, terrain=("forest",))
    on.go("stay", dice=[1])
    assert ([ask.key for ask in on.t.asked], on.heroes[0].wounds) == (["way"], 1)


@pytest.mark.rule("dun.quest-sheet.epic-single-attempt", "dun.travel.epic-option")
def test_an_epic_event_is_never_tried_again_and_the_turn_goes_on(trip):
    on = risen(trip)
    on.go("stay", "epic", dice=[1])
    parcel = CAMPAIGNS.hand_on(on.state, on.content, Parcel())
    config = configure(GAME.info, seed=1, seats=2, scenario=QUEST, legacy=plain(parcel))
    played = setup(config, on.content)
    played.quest.ended, played.quest.settled = "lost", True
    assert next_quest(played, on.content) != QUEST, "no second attempt off the road, too"
    back = CAMPAIGNS.hand_on(played, on.content, parcel)
    config = configure(GAME.info, seed=1, seats=2, scenario="journey", legacy=plain(back))
    state = setup(config, on.content)
    assert (state.road.turn, state.road.spent, next_step(state, on.content)) == (5, [QUEST], ("there",))
    again = risen(trip)
    again.road.spent = [QUEST]
    again.go("stay", dice=[1])
    assert again.heroes[0].wounds == 1, "its event has only its automatic effect left"


@pytest.mark.rule("dun.quest-sheet.epic-terrain")
@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ('kind = "epic"', "an Epic Event names the terrain"),
        ('terrain = ["swamp"]', "only an Epic Event names the terrain"),
        ('kind = "epic"\nterrain = ["bog"]', "'bog'"),
        ('kind = "tale"', "'tale'"),
    ],
)
def test_sheets_name_a_terrain_if_and_only_if_they_are_epic_events(keys, told):
    text = (sheets.resources.files("undercroft.games.universalis") / "packs" / "1-the-old-cellar.toml").read_text(
        "utf-8"
    )
    assert sheets.read(f'kind = "epic"\nterrain = ["swamp"]\n{text}', "x").terrain == ("swamp",)
    with pytest.raises(ContentError, match=told):
        sheets.read(f"{keys}\n{text}", "x")


# ------------------------------------------------------------------------------------------------ those of the game

WAYS = [card for card in base().travel.values() if card.epic]
"""The Travel Events that have an epic way."""


def meeting(trip, card):
    """A group that meets a printed card, where its kind of place is on the map, with the answers that lead to it."""
    chart = next(iter(base().charts.values()))
    town = next((one for one in chart.region.settlements if one.kind == card.place), None)
    if town is not None:
        return trip(town.at, inside=town.id, events=[card], turn=5), ["enter " + town.id, "epic"]
    at = next(id for id in chart.places if chart.kind(id) == card.place)
    on = trip(at, events=[card], turn=5)
    if card.place in ("sea", "river"):
        on.afloat(at)
    return on, ["stay", "land", "epic"] if at in chart.roads else ["stay", "epic"]


def test_ten_epic_events_have_one_way_to_them_each_in_their_own_terrain():
    epics = {quest.id: quest for quest in base().quests.values() if quest.kind == "epic"}
    assert sorted(card.epic for card in WAYS) == sorted(epics)
    assert len(epics) == 10
    assert all(card.place in epics[card.epic].terrain for card in WAYS)
    assert {quest.goal.kind for quest in epics.values()} >= {"leader", "reach", "find", "eliminate", "survive"}


@pytest.mark.rule("dun.travel.epic-option", "dun.quest-sheet.epic-terrain", "dun.quest-sheet.epic-single-attempt")
@pytest.mark.parametrize("card", WAYS, ids=lambda card: card.epic)
def test_the_epic_way_leads_to_its_sheet_and_back_onto_the_road(trip, card):
    on, answers = meeting(trip, card)
    place, boat = (on.group.at, on.group.inside), on.group.boat
    on.go(*answers, dice=[card.needs])
    parcel = CAMPAIGNS.hand_on(on.state, on.content, Parcel())
    assert (parcel.scenario, parcel.road.spent, parcel.road.turn) == (card.epic, [card.epic], 5)
    played = setup(configure(GAME.info, seed=1, seats=2, scenario=card.epic, legacy=plain(parcel)), on.content)
    quest = on.content.quests[card.epic]
    heroes = [figure for figure in played.figures.values() if figure.kind == "hero"]
    assert [figure.card for figure in heroes] == ["borgron", "taeral"]
    heroes[0].wounds, played.quest.ended = 1, "won"
    table = ScriptedTable(GAME, played, on.content)
    run(GAME.steps["aftermath"](table))
    assert sum(figure.coins for figure in heroes) == 20 + quest.reward.coins
    assert all(figure.xp >= 1 for figure in heroes), "an Epic Event is worth experience"
    played.stay.investing = []
    back = CAMPAIGNS.hand_on(played, on.content, parcel)
    state = setup(configure(GAME.info, seed=1, seats=2, scenario="journey", legacy=plain(back)), on.content)
    group = state.road.groups[0]
    assert ((group.at, group.inside), group.boat, state.road.spent) == (place, boat, [card.epic])
    assert [figure.wounds for figure in state.figures.values() if figure.kind == "hero"] == [1, 0]
    goes_on = ("befall",) if group.inside else ("there",)  # to the visits, without another roll
    assert (state.road.turn, next_step(state, on.content)) == (5, goes_on)
