"""From scenario to scenario: what may follow, the overview sheet, who fell, and the party that retires."""

import pytest

from undercroft.games.doria.book import page
from undercroft.games.doria.game import GAME
from undercroft.games.doria.parcel import Character, Fallen, Parcel, Row
from undercroft.games.doria.rules import handing_on

SINGLES = [one.id for one in GAME.info.scenarios if not one.id.startswith(("ash-", "bell-", "orchard-", "shadow-"))]


def over(scene, scenario, *, advances=True, won=0, homemade=1, points=0, heroes=("warrior", "mage"), **more):
    """A campaign scenario whose rewards are given out."""
    s = scene(heroes=list(heroes), mode="campaign", scenario=scenario, **more)
    s.state.result, s.state.phase = "won-goal" if advances else "fled", "closed"
    s.state.advances, s.state.chapters_won = advances, won + advances
    s.state.homemade, s.state.campaign_points = homemade, points
    return s


def handed(s, before=None):
    return handing_on.hand_on(s.state, s.content, before or Parcel())


@pytest.mark.rule("doria.camp.scenarios-en")
def test_the_next_chapter_of_the_same_book_follows(scene):
    assert handed(over(scene, "ash-1-earthquake")).next == ["ash-2-goblin-king"]
    assert handed(over(scene, "ash-1-earthquake", advances=False)).next == ["ash-1-earthquake"]
    assert handed(over(scene, "bell-1-snow")).next == ["bell-2-toll"]


@pytest.mark.rule("doria.camp.scenarios-en")
@pytest.mark.parametrize(("ending", "follows"), [("won-toll", "bell-3-larder"), ("won-troll", "bell-3-kitchen")])
def test_where_the_book_branches_the_ending_decides(scene, ending, follows):
    s = over(scene, "bell-2-toll", won=1)
    s.state.result = ending
    assert (handed(s).next, handed(s).scenario) == ([follows], follows)
    again = over(scene, follows, won=2)
    assert handed(again).next == ["bell-4-ransom"]
    fled = over(scene, follows, won=2, advances=False)
    assert handed(fled).next == [follows]  # this way, not the other


@pytest.mark.rule("doria.camp.death-next-en")
def test_who_goes_on_over_a_grave_has_reached_no_ending_and_may_choose(scene):
    s = over(scene, "bell-2-toll", won=1)
    s.state.result = "lost-death"
    parcel = handed(s)
    assert parcel.next == ["bell-3-larder", "bell-3-kitchen"]
    assert parcel.scenario == "bell-3-larder"


@pytest.mark.rule("doria.camp.custom-en")
def test_a_homemade_campaign_goes_anywhere_but_where_it_was_and_ends_after_eight(scene):
    s = over(scene, "the-warlord", homemade=2, won=1)
    parcel = handed(s, Parcel(played=["buried-alive"]))
    assert parcel.next == [id for id in SINGLES if id not in ("buried-alive", "the-warlord")]
    assert parcel.scenario == ""  # the players say
    assert parcel.played == ["buried-alive", "the-warlord"]
    fled = handed(over(scene, "the-warlord", homemade=2, won=1, advances=False), Parcel(played=["buried-alive"]))
    assert "the-warlord" in fled.next
    assert "buried-alive" not in fled.next
    assert handed(over(scene, "the-warlord", homemade=8, won=7)).next == []


@pytest.mark.rule("doria.mode.campaign")
def test_after_the_last_chapter_the_party_retires_and_nobody_can_be_chosen(scene):
    s = over(scene, "ash-8-crown", won=7)
    parcel = handed(s, Parcel(bench=[Character(kind="huntress")]))
    assert parcel.next == []
    assert [line.id for line in parcel.log][-4:] == [
        "log-retired",
        "log-retired-warrior",
        "log-retired-mage",
        "log-retired-huntress",
    ]
    shown = page(parcel, s.content)
    assert (shown.party, shown.bench) == ((), ())
    assert [(one.id, one.state.id) for one in shown.gone] == [
        ("warrior", "campaign-retired"),
        ("mage", "campaign-retired"),
        ("huntress", "campaign-retired"),
    ]
    assert handing_on.legacy(s.state, s.content) is None


@pytest.mark.rule("doria.camp.monster-points-en", "doria.camp.rewards-en", "doria.camp.xp-carry-en")
def test_the_overview_sheet_tells_points_experience_and_reward(scene):
    s = over(scene, "ash-3-shards", won=2, points=12)
    s.state.xp = 4
    log = handed(s, Parcel(points=9)).log
    assert [(line.id, line.args) for line in log] == [
        ("log-points", {"gained": 3, "total": 12, "level": 2}),
        ("log-xp", {"xp": 4}),
        ("log-keep", {"cards": 2}),
    ]
    bonus = handed(over(scene, "ash-4-gates", won=3)).log
    assert [line.id for line in bonus] == ["log-points", "log-bonus"]
    again = handed(over(scene, "ash-4-gates", won=3, advances=False)).log
    assert [line.id for line in again] == ["log-points", "log-again"]


@pytest.mark.rule("doria.mode.campaign")
def test_a_hero_of_one_s_own_retires_by_name_and_an_empty_place_does_not(scene):
    s = over(scene, "bell-8-bell", won=7, heroes=("warrior", "mage"))
    s.state.heroes[0].kind = "custom-1"
    s.state.heroes[1].away = "dead"
    log = handed(s).log
    assert [line.id for line in log if line.id.startswith("log-retired")] == ["log-retired", "log-retired-custom"]
    assert log[-1].text.args["hero"].args == {"number": 1}


@pytest.mark.rule("doria.camp.monster-points-en", "doria.camp.rewards-en", "doria.camp.xp-carry-en")
def test_the_overview_sheet_has_a_line_for_every_game_of_the_chain(scene):
    s = over(scene, "ash-1-earthquake", points=4)
    s.state.xp = 2
    first = handed(s)
    assert first.sheet == [
        Row(
            link=1,
            scenario="ash-1-earthquake",
            result="won-goal",
            xp=2,
            gained=4,
            total=4,
            cards=1,
            heroes=["warrior", "mage"],
        )
    ]
    lost = handed(over(scene, "ash-2-goblin-king", won=1, points=9, advances=False), first)
    won = handed(over(scene, "ash-2-goblin-king", won=1, points=11), lost)
    assert [(row.link, row.result, row.gained, row.cards) for row in won.sheet] == [
        (1, "won-goal", 4, 1),
        (2, "fled", 5, 0),
        (3, "won-goal", 2, -1),
    ]
    shown = page(won, s.content).overview
    assert [len(row.cells) for row in shown.rows] == [len(shown.columns)] * 3
    assert [str(row.cells[1]) for row in shown.rows] == ["overview-won", "overview-fled", "overview-won"]
    assert [str(row.cells[4]) for row in shown.rows] == [
        "overview-cards(cards=1)",
        "overview-cards(cards=0)",
        "overview-bonus",
    ]
    assert shown.rows[2].cells[3].args == {"gained": 2, "total": 11}


def test_without_a_campaign_there_is_no_overview_sheet(scene):
    s = scene(heroes=["warrior"], scenario="the-warlord")
    s.state.result = "won-goal"
    parcel = handed(s)
    assert parcel.sheet == []
    assert page(parcel, s.content).overview is None


@pytest.mark.rule("doria.camp.death-en", "doria.camp.death-new-hero-en")
def test_the_fallen_are_remembered_whether_somebody_takes_their_place_or_not(scene):
    s = over(scene, "ash-2-goblin-king", advances=False, heroes=("warrior", "mage", "huntress", "ranger"))
    s.set("warrior", away="dead", hp=-20)
    s.set("mage", away="quit", pp=-20)
    s.set("ranger", away="quit")  # left the game alive
    parcel = handed(s, Parcel(fallen=[Fallen("adventurer", 1)]))
    assert parcel.fallen == [Fallen("adventurer", 1), Fallen("warrior", 2), Fallen("mage", 2)]
    assert [sheet.kind for sheet in parcel.heroes] == ["", "huntress"]
    assert [line.id for line in parcel.log][:2] == ["log-fell", "log-fell"]
    shown = page(parcel, s.content)
    assert [one.id for one in shown.party] == ["newcomer", "huntress"]
    assert len(shown.gone) == 3


@pytest.mark.rule("doria.camp.death-new-hero-en", "doria.xp.join-en")
def test_a_recruit_gets_as_much_as_the_one_who_has_most():
    sheets = [
        Character(kind="warrior", seat=0, gained=1, bonuses=["melee", "range"]),
        Character(kind="mage", seat=0, gained=4, bonuses=["magic"]),
    ]
    parcel = handing_on.choose(Parcel(heroes=sheets), ["warrior", "mage"], 3, 1)
    assert [(sheet.kind, sheet.gained, sheet.owed) for sheet in parcel.heroes][-1] == ("", 4, 2)
    assert [sheet.kind for sheet in parcel.heroes] == ["warrior", "mage", ""]
    alone = handing_on.choose(Parcel(heroes=sheets), [], 1, 1)
    assert [(sheet.kind, sheet.gained, sheet.owed) for sheet in alone.heroes] == [("", 0, 0)]
    assert [sheet.kind for sheet in alone.bench] == ["warrior", "mage"]
