"""Where cards meet: what they say alike adds up, what they allow is allowed once, a pet's attack is no hero's."""

import pytest

from undercroft.games.alliance.board import cell_at
from undercroft.games.alliance.events import Moved
from undercroft.games.alliance.rules import activation, battle, wounds
from undercroft.games.alliance.rules.abilities import bearers, figures, toughness
from undercroft.games.alliance.rules.reach import hero_reach
from undercroft.games.alliance.rules.strengths import blow, defense, strength
from undercroft.games.alliance.state import MarkToken


def owns(b, *artifacts, seat=0):
    b.state.alliances[seat].artifacts = artifacts


# ------------------------------------------------------------------------------------------ two cards that say the same


@pytest.mark.rule("alliance.hero.two-attacks")
def test_two_cards_that_grant_one_more_attack_grant_two(cave):
    for artifacts, column, most in (
        ((), (), 1),
        (("hourglass-of-two-hands",), (), 2),
        ((), ("cleaving-blow",), 2),
        (("hourglass-of-two-hands",), ("cleaving-blow",), 3),
    ):
        b = cave("petra")
        owns(b, *artifacts)
        b.hero("petra", column=column)
        b.turn("petra", spent=True)
        for local in (0, 1, 2, 3):
            b.monster("ogre", 11, local)
        for number in range(most):
            b.act(f"attack ogre-{100 + number} with primary")
        assert b.offered("attack") == []


def test_points_of_armor_and_dodge_that_are_ignored_add_up(cave):
    b = cave("mcfarlin")
    b.monster("stone-golem", 11, 1)
    b.monster("wraith", 11, 3)
    armor = [4, 3, 2]
    for count, (column, artifacts) in enumerate((((), ()), (("hatchet-and-hook",), ()))):
        b.hero("mcfarlin", column=column)
        owns(b, *artifacts)
        assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), 100).total == armor[count]
    owns(b, "sword-of-dawn")
    assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), 100).total == armor[2]
    b = cave("lorna")
    b.monster("hex-priest", 11, 1)
    owns(b, "eye-of-the-void")
    b.hero("lorna", column=("silverstring",))
    assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), 100).total == 0
    b.hero("lorna", column=())
    assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), 100).total == 1


def test_two_ambushes_are_worth_four_against_the_tired(cave):
    b = cave("krom")
    b.monster("ogre", 11, 1, ready=False)
    b.monster("ogre", 11, 0)
    b.hero("krom", column=("knife-from-nowhere", "twist-the-knife"), burst="repeat")
    primary = blow(b.state, b.content, 0, "primary")
    assert strength(b.state, b.content, 0, primary, 100) == 3 + 1 + 2 + 4
    assert strength(b.state, b.content, 0, primary, 101) == 3 + 1 + 2


@pytest.mark.rule("alliance.xp.sources")
def test_two_bounties_are_paid_twice(cave):
    for artifacts, column, xp in (((), (), 2), (("oathstone",), (), 3), (("oathstone",), ("make-a-name",), 4)):
        b = cave("petra")
        owns(b, *artifacts)
        b.hero("petra", column=column)
        b.monster("goblin", 11, 1)
        b.act("attack goblin-100 with primary")
        assert b.state.alliances[0].xp == xp


def test_two_kinds_of_toughness_take_two_off_a_blow(cave):
    b = cave("brunhild")
    b.monster("ogre", 11, 1)
    owns(b, "heart-of-the-mountain")
    b.hero("brunhild", column=("knights-plate",))
    assert toughness(b.state, b.content, 0) == 2
    b.hero("brunhild", column=())
    b.run(battle.monster_attack(b.t, 100, 0))
    assert b.hero("brunhild").wounds == 6 - 2 - 1


def test_flames_and_thorns_answer_one_attack_together(cave):
    b = cave("caerwyn")
    b.monster("ogre", 11, 1)
    owns(b, "thorn-crown")
    b.hero("caerwyn", column=("wreathed-in-flame",))
    b.run(battle.monster_attack(b.t, 100, 0))
    assert b.state.monsters[100].wounds == (0, 0)


def test_two_long_shots_reach_two_spaces_farther(cave):
    b = cave("ildren")
    owns(b, "endless-quiver")
    assert hero_reach(b.state, b.content, 0, "ranged", None) == (2, 4)
    b.hero("ildren", column=("yew-longbow",))
    assert hero_reach(b.state, b.content, 0, "ranged", None) == (2, 5)
    assert hero_reach(b.state, b.content, 0, "melee", None) == (1, 1)


# ----------------------------------------------------------------------------------------------- what is only allowed


@pytest.mark.rule("alliance.cards.one-per-type")
def test_a_second_pet_may_be_allowed_twice_but_a_third_is_not(cave):
    b = cave("ildren")
    owns(b, "horn-of-beasts")
    b.hero("ildren", column=("call-of-the-wild", "grey-wolf"))
    b.monster("ogre", 11, 1)
    b.hand(0, "pit-badger")
    assert b.offered("play pit-badger") == ["play pit-badger"]
    b.hero("ildren", column=("call-of-the-wild", "grey-wolf", "cave-bear"))
    assert b.offered("play pit-badger") == []
    b.hand(0, "pit-badger", "hide", "knock")
    assert b.offered("repeat pit-badger") == ["repeat pit-badger"], "a Burst of Strength makes room for one more"


@pytest.mark.rule("alliance.battle.bonus-needs-type")
def test_a_pets_bite_does_not_make_an_archer_a_swordsman(cave):
    b = cave("durgan")
    b.monster("ogre", 11, 1)
    b.hero("durgan", column=("cave-bear",))
    b.hand(0, "broadsword")
    assert b.offered("play broadsword") == []
    b.hero("durgan", column=("plain-sword",), based=("plain-sword",))
    b.hand(0, "overhead-swing", "make-a-name")
    assert b.offered("play") == [], "not Durgan's"
    b.hand(0, "broadsword")
    assert b.offered("play broadsword") == [], "the one weapon is taken"
    b.hero("durgan", column=("iron-mace",), based=("iron-mace",))
    owns(b, "endless-quiver")
    assert b.offered("play broadsword") == ["play broadsword"], "an attack of its own does"


@pytest.mark.rule("alliance.cards.play-when")
def test_a_cat_that_cannot_bite_still_brings_something(cave):
    b = cave("krom")
    b.monster("ogre", 11, 1)
    b.hand(0, "cellar-cat")
    b.deck(0, "hide", "knock")
    b.turn("krom", resting=True)
    b.act("play cellar-cat")
    assert b.state.alliances[0].hand == ["knock"]
    assert b.offered("attack") == []
    b.turn("krom", resting=True)
    b.hero("krom", column=())
    b.hand(0, "pit-badger")
    assert b.offered("play") == [], "a badger does nothing but bite"


@pytest.mark.rule("alliance.hero.attack-spell-counts")
def test_a_spell_that_grants_one_more_attack_may_itself_be_it(cave):
    b = cave("mysterios")
    b.monster("ogre", 11, 1)
    b.monster("ogre", 6, 7)
    b.tile(6)
    b.arch(11, "north")
    b.hero("mysterios", 11, 7)
    b.hand(0, "forked-lightning", "comet-bolt")
    b.turn("mysterios", spent=True)
    b.act("attack ogre-100 with primary")
    assert b.offered("play") == ["play forked-lightning"], "the comet would be an attack too many"
    b.act("play forked-lightning")
    assert sorted(b.offered("attack")) == ["attack ogre-101 with forked-lightning", "attack ogre-101 with primary"]
    b.act("attack ogre-101 with forked-lightning")
    assert b.offered("attack") == []


# --------------------------------------------------------------------------------------------------- slime and shelter


def test_slime_splashes_attackers_and_not_those_whose_flames_burn_it(cave):
    b = cave("caerwyn")
    b.monster("grave-slime", 11, 1)
    b.hero("caerwyn", column=("wreathed-in-flame",))
    b.run(battle.monster_attack(b.t, 100, 0))
    assert b.state.monsters[100].wounds == (0,)
    assert b.hero("caerwyn").wounds == 2, "3 against 1 dodge, and nothing more"


@pytest.mark.rule("alliance.challenge.reveal-on-entry")
@pytest.mark.rule("alliance.move.end-empty")
def test_who_has_to_make_room_in_another_room_sets_off_what_lies_there(cave):
    b = cave("petra")
    for place in (12, 7):
        b.tile(place)
    b.arch(11, "east")
    b.arch(12, "north")
    b.hero("petra", 11, 5)
    b.hero("lorna", 12, 0)
    b.challenge("snare-net", 12, 4, level=2)
    b.challenge("dart-trap", 7, 4)
    b.act("move ne")
    assert b.options() == [], "caught in a shared space"
    b.act(str(cell_at(7, 7)))
    figure = b.hero("petra")
    assert (figure.cell, figure.wounds, figure.poison) == (cell_at(7, 7), 1, 1)
    assert [token.card for token in b.state.challenges] == []


@pytest.mark.rule("alliance.move.end-empty")
@pytest.mark.parametrize(("hero", "seat"), [("krom", 0), ("jack-tallow", 1)])
def test_the_own_player_says_where_a_hero_makes_room(cave, hero, seat):
    b = cave("petra")
    b.hero(hero, 11, 4)  # where Petra stands
    b.turn(hero)
    b.run(wounds.fall(b.t, b.who(hero)), str(cell_at(11, 1)))
    assert [(ask.seat, ask.key) for ask in b.t.asked] == [(seat, "settle")]
    assert b.hero(hero).cell == cell_at(11, 1)
    assert [event.way for event in b.t.told(Moved)] == [(cell_at(11, 1),)]


@pytest.mark.rule("alliance.move.end-empty")
def test_where_nobody_watches_no_way_is_worked_out(cave):
    b = cave("petra")
    b.t.watched = False
    b.hero("krom", 11, 4)
    b.turn("krom")
    b.run(wounds.fall(b.t, b.who("krom")), str(cell_at(11, 1)))
    assert [event.way for event in b.t.told(Moved)] == [()]


@pytest.mark.rule("alliance.cards.target-los")
@pytest.mark.parametrize("watched", [True, False])
def test_the_way_of_who_is_beckoned_is_told_to_those_who_watch(cave, watched):
    b = cave("mysterios")
    b.t.watched = watched
    ogre = b.monster("ogre", 11, 1)
    b.monster("goblin", 11, 0)
    b.hand(0, "beckon")
    goal = cell_at(11, 8)
    b.act(f"play beckon on {b.name(ogre)}", str(goal), "south")
    (moved,) = b.t.told(Moved)
    assert moved.way == ((cell_at(11, 5), goal) if watched else ())


def test_who_makes_room_in_the_same_room_sets_nothing_off(cave):
    b = cave("petra")
    b.hero("lorna", 11, 4)
    b.challenge("dart-trap", 11, 8)
    b.turn("petra", used=4, movement=2)
    b.act(str(cell_at(11, 1)))
    assert b.hero("petra").poison == 0
    b.hero("petra", 11, 4, wounds=4)
    b.run(wounds.wound_hero(b.t, 0, 1), str(cell_at(11, 1)))
    assert b.hero("petra").down


@pytest.mark.rule("alliance.rest.standard")
def test_a_rest_is_better_with_the_stone_and_the_same_without(cave):
    for artifacts, left in (((), 2), (("serpent-stone",), 1)):
        b = cave("brunhild")
        owns(b, *artifacts)
        b.hero("brunhild", wounds=5)
        b.run(activation.rest(b.t, 0))
        assert b.hero("brunhild").wounds == left


@pytest.mark.rule("alliance.cards.bonus-duration")
def test_all_abilities_at_once_are_what_each_is_by_itself(board):
    """Dodge counts up like the rest, an attack never falls below nothing."""
    b = board()
    b.tile(11)
    b.hero("krom", 11, 4, column=("t-grace", "t-mail", "t-boots"))
    b.hero("petra", 11, 5, column=("t-banner",))
    who = b.who("krom")
    found = figures(b.state, b.content, who, bearers(b.state, b.content, 0))
    assert (found.health, found.speed, found.armor, found.dodge, found.attack) == (4, 6, 2, 3, 3)
    b.hero("petra", 10, 4)
    b.state.marks.append(MarkToken("weak", 9, b.who("mcfarlin"), who))
    found = figures(b.state, b.content, who, bearers(b.state, b.content, 0))
    assert found.attack == 0
