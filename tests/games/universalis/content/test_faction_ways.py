"""How the creatures of the younger factions fight: the variants of the Behavior cards."""

import pytest

from undercroft.games.universalis.content.bestiary import FACTIONS
from undercroft.games.universalis.rules.automaton import aims, artificial, positions
from undercroft.games.universalis.rules.dark import powers

LONG = "a" * 30


def first(a, figure, heroes):
    """Whom it attacks of heroes who are all as easy to hit."""
    return min(heroes, key=lambda name: aims.priority(a.t, figure, heroes[name], 0))


@pytest.mark.rule("dun.adp.behavior-types")
@pytest.mark.parametrize(("creature", "chosen"), [("frost-hound", "lone"), ("dire-wolf", "near")])
def test_a_hunter_takes_who_is_farthest_from_his_friends(arena, creature, chosen):
    a = arena(LONG, start=((29, 0),))
    hound = a.creature(creature, 10, 0)
    heroes = {"near": a.hero(8, 0), "beside": a.hero(7, 0), "lone": a.hero(16, 0)}
    assert first(a, hound, heroes) == chosen


@pytest.mark.rule("dun.adp.behavior-types")
def test_a_hunter_takes_the_one_who_bleeds_of_two_who_are_as_far_apart(arena):
    a = arena(LONG, start=((29, 0),))
    hound = a.creature("frost-hound", 10, 0)
    assert first(a, hound, {"whole": a.hero(8, 0), "hurt": a.hero(14, 0, wounds=1)}) == "hurt"


@pytest.mark.rule("dun.adp.behavior-types")
@pytest.mark.parametrize(("creature", "chosen"), [("scarab-swarm", "beset"), ("wrapped-servant", "near")])
def test_a_swarm_falls_on_who_is_beset(arena, creature, chosen):
    a = arena(start=((11, 7),))
    swarm = a.creature(creature, 5, 4)
    heroes = {"near": a.hero(5, 2), "beset": a.hero(10, 4)}
    a.creature("tomb-spear", 11, 4)
    assert first(a, swarm, heroes) == chosen


@pytest.mark.rule("dun.adp.behavior-types")
@pytest.mark.parametrize(("creature", "chosen"), [("tent-thief", "rich"), ("dune-walker", "near")])
def test_a_cutpurse_wants_the_fullest_purse(arena, creature, chosen):
    a = arena(LONG, start=((29, 0),))
    thief = a.creature(creature, 10, 0)
    assert first(a, thief, {"near": a.hero(8, 0, coins=3), "rich": a.hero(15, 0, coins=4)}) == chosen


@pytest.mark.rule("dun.adp.behavior-types", "dun.adp.specific-over-general")
@pytest.mark.parametrize(("wounds", "cell"), [(0, (7, 0)), (1, (14, 0))])
def test_a_cutpurse_runs_when_he_is_hurt(arena, wounds, cell):
    a = arena(LONG, start=((29, 0),))
    a.hero(6, 0, vitality=30, combat=9, hands=("broadsword",))
    thief = a.creature("tent-thief", 10, 0, wounds=wounds)
    assert positions.keeps(a.t, thief) == (positions.FLIGHT if wounds else 0)
    a.run(artificial.activate(a.t, thief.id), [] if wounds else [1, 2, 6, 5])
    assert thief.cell == a.at(*cell)


@pytest.mark.rule("dun.adp.disengage", "dun.adp.behavior-types")
def test_a_hurt_cutpurse_who_is_held_tries_to_get_away(arena):
    a = arena(LONG, start=((29, 0),))
    a.hero(6, 0, vitality=30, combat=9, hands=("broadsword",))
    thief = a.creature("tent-thief", 7, 0, wounds=1)
    a.run(artificial.activate(a.t, thief.id), [6, 5])
    assert a.t.rolled[0][2] == "disengage"
    assert a.board.xy(thief.cell)[0] > 7


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.specific-over-general")
@pytest.mark.parametrize(("creature", "holds"), [("hedge-spearman", True), ("tree-levy", False)])
def test_the_line_waits_for_the_enemy_unless_it_is_hurt_or_alone(arena, creature, holds):
    a = arena(LONG, start=((29, 0),))
    a.hero(0, 0)
    spear = a.creature(creature, 20, 0)
    assert not positions.holds_place(a.t, spear)
    a.creature("tree-bowman", 24, 0)
    assert positions.holds_place(a.t, spear) is holds
    spear.wounds = 1
    assert not positions.holds_place(a.t, spear)


@pytest.mark.rule("dun.adp.behavior-types")
@pytest.mark.parametrize(("creature", "keeps"), [("goat-slinger", 8), ("dune-javelin", 3), ("orc-archer", 4)])
def test_outriders_and_skirmishers_keep_a_distance_of_their_own(arena, creature, keeps):
    a = arena(LONG, start=((29, 0),))
    shooter = a.creature(creature, 10, 0)
    assert positions.keeps(a.t, shooter) == keeps
    shooter.hands, shooter.pack = [], []
    assert positions.keeps(a.t, shooter) == 0


@pytest.mark.rule("dun.adp.behavior-types")
@pytest.mark.parametrize(
    ("creature", "chosen"), [("tomb-asp", "soft"), ("iron-hulk", "proud"), ("white-guard", "near")]
)
def test_assassins_seek_the_soft_and_duellists_the_proud(arena, creature, chosen):
    a = arena(LONG, start=((29, 0),))
    figure = a.creature(creature, 10, 0)
    heroes = {"near": a.hero(8, 0), "soft": a.hero(14, 0, hands=("short-bow",)), "proud": a.hero(16, 0, vp=40)}
    assert first(a, figure, heroes) == chosen


@pytest.mark.rule("dun.adp.power.beneficiary")
def test_cards_for_a_printed_behaviour_also_mean_its_variants(arena):
    a = arena(LONG, start=((29, 0),))
    spear, slinger = a.creature("hedge-spearman", 10, 0), a.creature("goat-slinger", 12, 0)
    assert {"phalanx", "melee-fighter"} <= powers.words(a.t, spear)
    assert {"outrider", "ranged-fighter"} <= powers.words(a.t, slinger)
    assert "melee-fighter" not in powers.words(a.t, slinger)


@pytest.mark.parametrize("faction", [one for one in FACTIONS if one.since > 1], ids=lambda one: one.id)
def test_a_faction_has_two_leaders_and_ways_of_its_own(arena, faction):
    cards = [arena().content.creatures[name] for name in faction.creatures]
    assert 14 <= len(cards) <= 18
    assert sum(bool(card.upgrades) and card.level == "champion" for card in cards) >= 2
    assert len({card.behaviour for card in cards}) >= 5
    does = [(card.skills, card.spells, card.weapons, card.behaviour, card.mount) for card in cards]
    assert len(set(does)) == len(cards), "two creatures differ in nothing but numbers"
    assert {card.since for card in cards} == {faction.since}
