"""A quest that another faction has moved into."""

import pytest

import undercroft
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.events import Dwelling
from undercroft.games.universalis.rules.dark import dwellers, spawning
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import count_points
from undercroft.games.universalis.state import DARK
from undercroft.kernel import SetupError

RULE = "dun.campaign.replay-other-faction"
ORCS, NIGHT, CLAW = "great-orc-clans", "creatures-of-the-night", "followers-of-the-claw"


def quest(**more):
    setup = {"seed": 5, "heroes": 3, "options": {"ready-party": True, "other-faction": True}, **more}
    return undercroft.new("universalis", **setup)


@pytest.mark.rule(RULE)
@pytest.mark.parametrize(("mode", "seats", "seat"), [("artificial", 2, 0), ("dark-player", 2, 1), ("rotating", 2, 0)])
def test_the_dark_player_says_who_dwells_here_or_the_heroes_without_one(mode, seats, seat):
    session = quest(mode=mode, seats=seats)
    ask = session.request
    assert (ask.key, ask.seat) == ("dwell", seat)
    offered = [option.value for option in ask.options]
    assert offered[:3] == [ORCS, NIGHT, CLAW]
    assert offered == list(session.content.factions)
    before = session.state.dark.reserve
    assert before == 0, "no points are counted before it is known"
    session.answer(NIGHT)
    assert session.state.dark.dwellers == NIGHT
    assert session.state.dark.leader_card == "barrow-captain"
    assert [event.faction for event in session.events if type(event) is Dwelling] == [NIGHT]
    printed = quest(mode=mode, seats=seats, options={"ready-party": True})
    cards = printed.content.creatures
    assert printed.state.dark.leader_card == "orc-champion"
    assert (
        session.state.dark.reserve == printed.state.dark.reserve + cards["orc-champion"].vp - cards["barrow-captain"].vp
    )


@pytest.mark.rule(RULE)
def test_without_the_switch_nobody_is_asked():
    assert quest(options={"ready-party": True}).request.key != "dwell"


@pytest.mark.rule(RULE)
@pytest.mark.parametrize(
    ("creature", "instead"),
    [
        ("orc-spearman", "skeleton-warrior"),
        ("orc-reaver", "ghoul"),
        ("cave-troll", "night-wolf"),
        ("orc-champion", "barrow-captain"),
        ("orc-warlord", "vampire-lord"),
        ("basilisk", "basilisk"),
    ],
)
def test_creatures_of_the_sheet_give_way_to_their_like(arena, creature, instead):
    """The nearest in Value Points of the same level; who is no creature of the sheet's faction stays."""
    a = arena("aaaabbbb\naaaabbbb", doors=(q.Door("b", (3, 0), "east"),), creatures=(q.Fixed(creature, (7, 1)),))
    hero = a.hero(0, 0)
    a.state.dark.dwellers, a.state.dark.reserve = NIGHT, 20
    a.reveal_all()
    a.run(revealing.place_fixed(a.t, a.board.section[a.at(7, 1)], hero.id))
    assert [f.card for f in a.state.figures.values() if f.side == DARK] == [instead]
    assert a.state.dark.reserve == 20 - a.content.creatures[instead].vp, "who comes is paid, not who was printed"
    assert dwellers.instead(a.t, "") == ""


@pytest.mark.rule(RULE, "dun.adp.encounter.spawn-table")
def test_encounter_cards_bring_the_faction_that_dwells_here(arena):
    a = arena("aaaabbbb\naaaabbbb", doors=(q.Door("b", (3, 0), "east"),))
    hero = a.hero(3, 0, facing="east")
    a.state.dark.dwellers, a.state.dark.reserve, a.state.dark.encounter_deck = CLAW, 20, ["wandering-creature"]
    a.reveal_all()
    a.run(spawning.draw_encounter(a.t, a.board.section[a.at(7, 1)], hero.id), [1])
    came = [f.card for f in a.state.figures.values() if f.side == DARK]
    assert came == list(a.content.factions[CLAW].spawn["wandering-creature"][0])
    assert came


@pytest.mark.rule(RULE, "dun.adapt.budget")
def test_an_adventure_paid_in_advance_is_reckoned_with_those_who_dwell_there(arena):
    foes = (q.Fixed("orc-warrior", (7, 1)), q.Fixed("cave-troll", (6, 1)))
    a = arena("aaaabbbb\naaaabbbb", creatures=foes, paid="in-advance", leader="orc-warlord")
    a.hero(0, 0, vp=30)
    a.state.turn.phase = "dwell"
    a.run(turns.dwell(a.t), (), [CLAW])
    assert a.state.dark.reserve == 30 - 9 - 1 - 6
    assert a.state.dark.leader_card == "maze-minotaur"
    count_points(a.t)
    assert a.state.dark.reserve == 14


@pytest.mark.rule(RULE, "dun.quest-sheet.two-attempts")
def test_a_closed_quest_can_be_entered_again_where_others_dwell(played_out):
    legacy = played_out | {"attempts": {"the-old-cellar": 2}}
    with pytest.raises(SetupError, match="attempted 2 times"):
        quest(legacy=legacy, options={})
    assert quest(legacy=legacy, options={"other-faction": True}).state.quest.id == "the-old-cellar"


@pytest.fixture(scope="module")
def played_out():
    """What a party hands on that has fled at once."""
    session = undercroft.new("universalis", seed=2, heroes=2, seats=1, options={"ready-party": True})
    while not session.over:
        offered = [option.value for option in session.request.options]
        session.answer(next((text for text in ("leave", "end", "keep") if text in offered), offered[0]))
    return session.legacy
