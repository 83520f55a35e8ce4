"""Epic Events: an event of the road that can be played out, once, where it can happen."""

import msgspec
import pytest

from undercroft.games.universalis.book import CAMPAIGNS
from undercroft.games.universalis.content import sheets
from undercroft.games.universalis.content.definitions import Wound
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.parcel import Parcel
from undercroft.games.universalis.setup import setup
from undercroft.games.universalis.spine import next_quest, next_step
from undercroft.kernel import Catalogue, ContentError, configure
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
    assert ([hero.wounds for hero in on.heroes], on.state.ended) == ([wounds] * 2, ended)
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
    played.ended, played.settled = "lost", True
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
