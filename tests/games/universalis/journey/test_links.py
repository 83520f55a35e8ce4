"""Journeys and quests as links of a chain: what each hands on to the next."""

import msgspec
import pytest

import undercroft
from undercroft.games.universalis import roadmap
from undercroft.games.universalis.book import CAMPAIGNS
from undercroft.games.universalis.bots import heroes as bot
from undercroft.games.universalis.content.values import GainFortune
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.parcel import Parcel
from undercroft.games.universalis.rules.aftermath import BODY
from undercroft.games.universalis.rules.between import services, stays
from undercroft.games.universalis.rules.checks import spend_fortune
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.setup import come_back, prisoners, setup
from undercroft.games.universalis.spine import next_step, outcome
from undercroft.games.universalis.state import NOBODY, Held, Lasting, Mark
from undercroft.kernel import configure
from undercroft.testing import run
from undercroft.toolkit.campaigns import plain


def arrived(trip, **more):
    """A journey that has ended at the flag of the first quest."""
    on = trip("t62", turn=7, **more)
    on.go("stay", dice=[1])
    return on


def handed(on, before=None):
    return CAMPAIGNS.hand_on(on.state, on.content, before or Parcel())


def begin(parcel, content, seats=2):
    config = configure(GAME.info, seed=3, seats=seats, scenario=parcel.scenario, legacy=plain(parcel))
    return setup(config, content)


def after_quest(parcel, content, *, ended="lost"):
    """The quest is over, and nothing has happened in it."""
    state = begin(parcel, content)
    state.quest.ended, state.quest.settled = ended, True
    return CAMPAIGNS.hand_on(state, content, parcel)


@pytest.mark.rule("dun.campaign.start-condition", "dun.campaign.conditions-persist")
def test_heroes_begin_a_quest_as_the_road_has_left_them(trip):
    on = arrived(trip)
    borgron, taeral = on.heroes
    borgron.wounds, borgron.fortune, taeral.coins = 2, 1, 7
    on.go("quest the-old-cellar")
    parcel = handed(on)
    assert (parcel.scenario, parcel.next) == ("the-old-cellar", ["the-old-cellar"])
    state = begin(parcel, on.content)
    one, two = (figure for figure in state.figures.values() if figure.kind == "hero")
    assert (one.card, one.wounds, one.fortune, two.coins) == ("borgron", 2, 1, 7)
    assert (state.road, next_step(state, on.content)) == (None, ("start_heroes",)), "no Inn, no visits, nobody new"


@pytest.mark.rule("dun.fortune.temporary", "dun.campaign.no-recovery", "dun.campaign.start-condition")
@pytest.mark.parametrize(
    ("own", "given", "found", "used", "rested"),
    [
        (3, 1, 0, 0, 6),
        (3, 1, 0, 1, 5),
        (3, 0, 1, 0, 6),
        (3, 2, 1, 2, 6),
        (5, 1, 0, 0, 6),
        (5, 1, 0, 1, 5),
        (3, 0, 0, 0, 5),
    ],
)
def test_fortune_that_was_given_stays_apart_from_link_to_link(trip, own, given, found, used, rested):
    """Borgron's card says 5. What the road gave him, and what a quest did, is his on top of that in the next bed,
    unless he has used it; he uses it first."""
    on = arrived(trip)
    on.heroes[0].fortune = own
    if given:
        run(services.settle(on.t, on.heroes[0].id, (GainFortune(given),)))
    on.go("quest the-old-cellar")
    parcel = handed(on)
    on.t.state = state = begin(parcel, on.content)
    borgron = next(figure for figure in state.figures.values() if figure.card == "borgron")
    for _ in range(found):
        run(effects.HANDLERS[GainFortune](on.t, GainFortune(1), effects.Use(card="", source=NOBODY, target=borgron.id)))
    for _ in range(used):
        spend_fortune(on.t, borgron.id, "courage")
    assert borgron.fortune == own + given + found - used
    state.quest.ended, state.quest.settled = "lost", True
    on.t.state = state = begin(CAMPAIGNS.hand_on(state, on.content, parcel), on.content)
    borgron = next(figure for figure in state.figures.values() if figure.card == "borgron")
    assert borgron.fortune == own + given + found - used
    state.stay.trading = [borgron.id]
    for _ in range(2):
        stays.stay(on.t, borgron)
        assert borgron.fortune == rested


@pytest.mark.rule("dun.fortune.temporary", "dun.heroes.keep")
def test_between_independent_quests_what_was_given_is_for_one_quest(arena):
    """Three points on his card, and one that a shrine gave him: after the next night he has three."""
    a = arena()
    hero = a.hero(1, 1, card="taeral", fortune=2, coins=9)
    run(effects.HANDLERS[GainFortune](a.t, GainFortune(1), effects.Use(card="", source=NOBODY, target=hero.id)))
    come_back(a.state, hero, 0)
    a.state.stay.trading = [hero.id]
    stays.stay(a.t, hero)
    assert hero.fortune == 3


@pytest.mark.rule("dun.fortune.temporary", "dun.ko.lost-prisoner")
@pytest.mark.parametrize("road", [None, {"region": "somewhere"}])
def test_prisoners_of_the_road_know_what_was_given_to_them(road, arena):
    a = arena()
    hero = a.hero(1, 1, card="taeral", fortune=2, uses={"boon": 1, "elite": 1})
    held = prisoners({"captives": {"arena": [msgspec.to_builtins(hero)]}, "road": road})
    assert held["arena"][0].uses == ({"boon": 1} if road else {})


@pytest.mark.rule("dun.campaign.heroes-first", "dun.campaign.turn")
@pytest.mark.parametrize("ended", ["won", "lost"])
def test_after_a_quest_the_road_goes_on_with_the_heroes_next_turn(trip, ended):
    on = arrived(trip)
    on.road.dangers, on.road.homes = ["t1"], {"norkfall": [Held("torch")]}
    on.go("quest the-old-cellar")
    back = after_quest(handed(on), on.content, ended=ended)
    assert (back.scenario, back.next) == ("journey", ["journey"])
    assert back.attempts == {"the-old-cellar": int(ended == "lost")}
    road = begin(back, on.content).road
    assert (road.turn, road.groups[0].at, road.dangers, road.homes) == (8, "t62", ["t1"], {"norkfall": [Held("torch")]})
    assert not road.groups[0].moved


@pytest.mark.rule("dun.campaign.absent-heroes-quest", "dun.campaign.absent-heroes-travel")
def test_absent_heroes_miss_the_quest_and_travel_on_with_the_others(trip):
    on = arrived(trip)
    on.go("quest the-old-cellar")
    parcel = CAMPAIGNS.choose(handed(on), ["taeral"], 1, 1)
    state = begin(parcel, on.content)
    assert [figure.card for figure in state.figures.values() if figure.kind == "hero"] == ["taeral"]
    alone = state.party.vp
    assert alone < begin(handed(on), on.content).party.vp
    back = after_quest(parcel, on.content)
    road = begin(back, on.content)
    members = [road.figures[who].card for who in road.road.groups[0].members]
    assert sorted(members) == ["borgron", "taeral"]


@pytest.mark.rule("dun.heroes.keep", "dun.campaign.split")
def test_everybody_plays_the_own_hero_from_link_to_link(trip):
    """Also where the first one is elsewhere; a seat that is gone leaves its hero to whoever has the fewest."""
    on = arrived(trip)
    on.go("quest the-old-cellar")
    parcel = handed(on)
    for hero, seat in zip(parcel.heroes, (0, 1), strict=True):
        hero.seat = seat
    turned = CAMPAIGNS.choose(parcel, ["taeral", "borgron"], 2, 2)
    kept = [(f.card, f.seat) for f in begin(turned, on.content).figures.values() if f.kind == "hero"]
    assert kept == [("taeral", 1), ("borgron", 0)]
    alone = begin(CAMPAIGNS.choose(parcel, ["taeral"], 1, 2), on.content)
    assert [figure.seat for figure in alone.figures.values() if figure.kind == "hero"] == [1]
    fewer = begin(parcel, on.content, seats=1)
    assert [figure.seat for figure in fewer.figures.values() if figure.kind == "hero"] == [0, 0]


@pytest.mark.rule("dun.campaign.split")
def test_only_the_group_at_the_flag_plays_and_the_others_then_have_their_turn(trip):
    on = trip("t62", turn=7)
    on.go("part borgron")
    on.go("stay", "quest the-old-cellar", dice=[1])
    parcel = handed(on)
    assert [hero.card for hero in parcel.heroes] == ["taeral"]
    assert [one.hero.card for one in parcel.bench] == ["borgron"]
    state = begin(after_quest(parcel, on.content), on.content)
    assert state.road.turn == 7
    assert [(state.figures[one.members[0]].card, one.done) for one in state.road.groups] == [
        ("taeral", True), ("borgron", False)
    ]  # fmt: skip
    assert next_step(state, on.content) == ("way",)


@pytest.mark.rule("dun.boat.disembark")
def test_a_boat_and_a_prison_wait_over_a_quest(trip):
    on = arrived(trip)
    on.afloat("t62", "rowboat", 2)
    on.go("quest the-old-cellar")
    parcel = handed(on)
    road = begin(after_quest(parcel, on.content), on.content).road
    assert (road.groups[0].boat.kind, road.groups[0].boat.structure, road.groups[0].boat.at) == ("rowboat", 2, "t62")


def test_who_died_in_the_quest_is_in_no_group(trip):
    on = arrived(trip)
    on.go("quest the-old-cellar")
    parcel = handed(on)
    state = begin(parcel, on.content)
    state.figures.pop(1)
    state.quest.ended, state.quest.settled = "lost", True
    back = CAMPAIGNS.hand_on(state, on.content, parcel)
    road = begin(back, on.content)
    assert [road.figures[who].card for who in road.road.groups[0].members] == ["taeral"]


def test_a_lost_journey_ends_the_story(trip):
    on = trip("t54")
    on.state.figures.clear()
    on.road.groups, on.state.quest.ended, on.state.quest.settled = [], "lost", True
    assert handed(on).next == []


def test_the_page_of_a_campaign_tells_turn_and_place(trip):
    on = arrived(trip)
    on.go("quest the-old-cellar")
    shown = CAMPAIGNS.page(handed(on), on.content)
    speak = undercroft.new("universalis", seed=1).speaker
    assert speak(shown.calendar) == "0 quests done; turn 8 on the road, at the plain at 10,10"


def test_a_chain_of_journey_quest_and_journey_is_played():
    session = undercroft.new(
        "universalis", seed=4, seats=1, heroes=2, scenario="journey", options={"ready-party": True}
    )
    session.roll_out(bot.policy)
    for scenario in ("quest", "journey"):
        assert session.over
        session = undercroft.sequel(session, seed=5)
        assert (session.config.scenario == "journey") == (scenario == "journey")
        again = undercroft.load(session.save())
        assert msgspec.to_builtins(again.state) == msgspec.to_builtins(session.state)
        if scenario == "quest":
            session.roll_out(lambda table, ask: ask.options[-1])


@pytest.mark.rule("dun.heroes.keep", "dun.campaign.split")
def test_gaps_in_the_party_are_filled_in_a_settlement(trip):
    on = trip("t30", inside="norkfall")
    on.state.party.start_heroes = 3
    on.go("enter norkfall", "done", "done", dice=[1])
    assert next_step(on.state, on.content) == ("muster",)
    on.go("shara")
    assert [on.state.figures[who].card for who in on.group.members] == ["borgron", "taeral", "shara"]
    assert (on.state.figures[on.group.members[2]].vp, on.state.turn.phase) == (10, "road")
    assert next_step(on.state, on.content) == ("there",)
    out = trip("t30")
    out.state.party.start_heroes = 3
    out.go("stay", "road", "done", dice=[1])
    assert out.state.turn.phase == "road", "nobody joins in the wilds"


@pytest.mark.rule("dun.heroes.keep")
def test_a_party_remembers_its_size_through_journeys_and_quests(trip):
    on = arrived(trip)
    on.state.party.start_heroes = 4
    on.go("quest the-old-cellar")
    parcel = handed(on)
    assert len([f for f in begin(parcel, on.content).figures.values() if f.kind == "hero"]) == 2
    back = after_quest(parcel, on.content)
    assert (parcel.party, back.party, begin(back, on.content).party.start_heroes) == (4, 4, 4)


@pytest.mark.rule("dun.campaign.start-condition")
def test_what_the_road_has_done_for_the_next_quest_counts_there_and_only_there(trip):
    on = arrived(trip)
    borgron, taeral = on.heroes
    on.state.lasting = [Lasting(taeral.id, "courage", 1, "quest"), Lasting(borgron.id, "combat", 1, "turn")]
    on.go("quest the-old-cellar")
    parcel = handed(on)
    state = begin(parcel, on.content)
    named = {figure.id: figure.card for figure in state.figures.values()}
    assert [(named[one.target], one.to, one.value) for one in state.lasting] == [("taeral", "courage", 1)]
    assert after_quest(parcel, on.content).lasting == {}


@pytest.mark.rule("dun.campaign.quest-limit", "dun.campaign.free-movement")
def test_the_story_is_told_once_every_quest_is_won_or_given_up(trip):
    on = arrived(trip)
    on.state.saga.visited = ["the-red-mothers-lair"]
    on.state.saga.attempts = {"the-oathbound-barrow": 2, "the-toll-fort": 2, "the-red-mothers-lair": 0}
    on.go("quest the-old-cellar")
    parcel = handed(on)
    others = {quest.id: 2 for quest in on.content.quests.values() if quest.kind in ("starts", "campaign")}
    parcel.attempts |= others
    assert after_quest(parcel, on.content, ended="lost").next == ["journey"]
    told = after_quest(parcel, on.content, ended="won")
    assert (told.next, told.scenario) == ([], "journey"), "who likes may wander on"


def test_the_page_of_a_road_has_its_map_with_the_group_on_it(trip):
    on = arrived(trip)
    on.go("quest the-old-cellar")
    parcel = handed(on)
    map = CAMPAIGNS.page(parcel, on.content).map
    (group,) = (piece for piece in map.pieces if piece.id.startswith("group-"))
    chart = on.content.charts[parcel.road.region]
    assert set(group.cells) <= set(chart.ids["t62"])
    assert {cell.id for cell in map.cells} == {id for ids in chart.ids.values() for id in ids}
    assert CAMPAIGNS.page(msgspec.structs.replace(parcel, road=None), on.content).map is None


@pytest.mark.rule("dun.travel.mount-left-outside", "dun.travel.mount-epic", "dun.campaign.start-condition")
def test_at_the_door_of_a_quest_the_road_asks_where_the_mounts_stay(trip):
    on = arrived(trip)
    borgron, _taeral = on.heroes
    on.companion(borgron, "riding-horse")
    on.go("quest the-old-cellar")
    state = begin(handed(on), on.content)
    (rider,) = (figure.id for figure in state.figures.values() if figure.card == "borgron")
    assert (state.stay.stabling, next_step(state, on.content)) == ([rider], ("stable", rider))


def test_the_wolf_road_has_horses_for_those_who_come_by_it_on_foot(trip):
    on = arrived(trip)
    on.road.quest, on.road.epic, on.state.quest.ended, on.state.quest.settled = "the-wolf-road", True, "quest", True
    state = begin(handed(on), on.content)
    assert [figure.card for figure in state.figures.values() if figure.kind == "pet"] == ["riding-horse"] * 2
    assert len(state.stay.stabling) == 2


@pytest.mark.rule("dun.heroes.choose", "dun.ko.recovered-death")
def test_a_dead_hero_of_the_players_own_making_is_known_after_a_quest_that_his_friends_have_played(trip):
    on = arrived(trip)
    on.go("quest the-old-cellar")
    parcel = handed(on)
    body = msgspec.structs.replace(parcel.heroes[0], card="dagna", marks=Mark.DEAD, uses={BODY: 1})
    parcel.road.groups[0].bodies = [body]
    parcel.created = dict.fromkeys(("dagna", "somebody-long-gone"), on.content.heroes["borgron"])
    back = after_quest(parcel, on.content)
    assert list(back.created) == ["dagna"], "only the dead who are carried along are still known"
    assert [one.card for one in back.road.groups[0].bodies] == ["dagna"]


@pytest.mark.rule("dun.end.conditions", "dun.campaign.start-condition")
def test_a_journey_that_reaches_a_quest_is_a_stage_and_a_year_is_an_end(trip):
    """Nobody has won or scored before the quest is played."""
    on = arrived(trip)
    on.go("quest the-old-cellar")
    assert {(one.reason, one.stage) for one in outcome(on.state, on.content)} == {("quest", True)}
    on.state.quest.ended = "year"
    assert {(one.reason, one.stage) for one in outcome(on.state, on.content)} == {("year", False)}


@pytest.mark.rule("dun.campaign.flags", "dun.campaign.quest-limit", "dun.campaign.replay-other-faction")
def test_the_flag_of_a_quest_that_is_won_or_lost_for_good_is_gone(trip):
    def flags():
        seen = GAME.view(on.state, on.content, 0)["road"]
        pieces = roadmap.whole(seen, on.content.charts[seen["region"]]).pieces
        return [piece.name.id for piece in pieces if piece.id.startswith("flag-")]

    on = trip("t62", turn=7)
    assert "quest-the-old-cellar" in flags()
    on.state.saga.visited, on.state.saga.attempts = ["the-old-cellar"], {"the-old-cellar": 1}
    assert "quest-the-old-cellar" in flags(), "it may be tried once more"
    for failed in (2, 0):
        on.state.saga.attempts = {"the-old-cellar": failed}
        assert "quest-the-old-cellar" not in flags()
        assert "quest the-old-cellar" not in on.options()
    on.state.settings = msgspec.structs.replace(on.state.settings, other_faction=True)
    assert "quest-the-old-cellar" in flags(), "others have moved in"


@pytest.mark.rule("dun.campaign.free-movement", "dun.campaign.split")
def test_a_quest_begins_when_everybody_on_the_road_wants_it(trip):
    """Also those who are elsewhere; whoever does not, puts it off for a turn, and the journey goes on."""
    on = arrived(trip)
    borgron, taeral = on.heroes
    borgron.seat, taeral.seat = 0, 1
    on.go("quest the-old-cellar", "not-yet")
    assert (on.state.quest.ended, on.group.put_off) == ("", ["the-old-cellar"])
    assert "quest the-old-cellar" not in on.options()
    on.go("done", "stay", "quest the-old-cellar", "agree", dice=[1])
    assert (on.state.quest.ended, on.state.road.quest) == ("quest", "the-old-cellar")
