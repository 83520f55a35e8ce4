"""Enemies who appear: where, who rolls Initiative, and who is surprised."""

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Door, Ground, Section
from undercroft.games.universalis.events import Initiative, Surprised
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.harm import Use
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Lasting, Mark, Note

LANE = "a" * 16

# ------------------------------------------------------------------------------------------------ places


@pytest.mark.rule("dun.place.reveal", "dun.place.other", "dun.encounter.distance", "dun.encounter.free-squares")
def test_creatures_appear_more_than_two_squares_away(arena):
    a = arena(LANE, start=((15, 0),))
    hero, far = a.hero(3, 0), a.hero(10, 0)
    scout = a.orc(-1, 0)

    def legal(who, figure=scout):
        return [x for x in range(15) if encounters.legal_square(a.t, figure, a.at(x, 0), who)]

    assert legal(hero.id) == [0, 6, 7, 8, 9, 11, 12, 13, 14]
    assert legal(NOBODY) == [0, 6, 7, 13, 14]
    far.marks |= Mark.KNOCKED_OUT
    assert legal(NOBODY) == [0, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    beast = a.orc(-1, 0, span=2, other=-2)
    assert 0 not in legal(hero.id, beast)


@pytest.mark.rule("dun.place.reveal")
def test_the_free_square_nearest_to_the_wanted_one_in_its_section(arena):
    a = arena("aaaaaabbb", doors=(Door("d", (5, 0), "east"),), start=((0, 0),))
    a.reveal_all()
    orc = a.orc(-1, 0)
    assert encounters.near_square(a.t, orc, a.at(6, 0), NOBODY) == a.at(6, 0)
    a.orc(6, 0)
    assert encounters.near_square(a.t, orc, a.at(6, 0), NOBODY) == a.at(7, 0)
    hero = a.hero(5, 0)
    assert encounters.near_square(a.t, orc, a.at(6, 0), hero.id) == a.at(8, 0)
    a.orc(8, 0)
    assert encounters.near_square(a.t, orc, a.at(6, 0), hero.id) is None
    assert encounters.near_square(a.t, orc, a.at(3, 0), NOBODY) == a.at(3, 0)
    a.orc(3, 0)
    assert encounters.near_square(a.t, orc, a.at(3, 0), NOBODY) == a.at(2, 0)


@pytest.mark.rule("dun.leader.place")
def test_the_leader_waits_on_his_square_else_in_the_main_room(arena):
    sections = (Section("a"), Section("b", main=True))
    assert encounters.leader_section(arena("aabb", sections=sections).t) == 1
    assert encounters.leader_section(arena("aabb", sections=sections, leader_at=(1, 0)).t) == 0
    assert encounters.leader_section(arena("aabb").t) == NOBODY


def test_a_new_creature_has_its_printed_arms_and_a_number_of_its_own(arena):
    a = arena()
    card = next(one for one in a.content.creatures.values() if len(one.weapons) > 1)
    shielded = next(one for one in a.content.creatures.values() if one.shield)
    before = a.state.next_id
    figure = encounters.figure_of(a.t, card, DARK, 1, owner=7)
    assert (figure.id, figure.kind, figure.owner, figure.side, figure.seat) == (before + 1, "creature", 7, DARK, 1)
    assert [held.card for held in (*figure.hands, *figure.pack)] == [*card.weapons]
    assert len(figure.hands) == 1
    other = encounters.imagined(a.t, shielded, DARK, 1)
    assert [held.card for held in other.hands] == [*shielded.weapons[:1], shielded.shield]
    assert (other.id, a.state.next_id) == (NOBODY, before + 1)
    assert other.mana == other.base[d.Attribute.MANA]


@pytest.mark.rule("dun.dp.level-mix")
@pytest.mark.parametrize(
    ("switch", "leader", "side", "counted"),
    [(0, False, DARK, 0), (1, False, DARK, 1), (1, True, DARK, 0), (1, False, HEROES, 0)],
)
def test_with_the_switch_levels_are_counted_as_they_appear(arena, switch, leader, side, counted):
    a = arena()
    a.switch(level_mix=switch)
    figure = encounters.figure_of(a.t, a.content.creatures["orc-warrior"], side, 1)
    figure.leader = leader
    encounters.place(a.t, figure, a.at(5, 5), 3)
    assert a.state.dark.placed.get("grunt", 0) == counted
    assert (figure.cell, figure.facing, figure.spawned) == (a.at(5, 5), 3, 0)
    assert a.state.figures[figure.id] is figure


# ------------------------------------------------------------------------------------------------ Initiative


@pytest.mark.rule("dun.init.who-rolls", "dun.init.equidistant")
def test_the_closest_rolls_then_the_more_perceptive(arena):
    a = arena(LANE)
    near, far = a.hero(5, 0), a.hero(2, 0, perception=5)
    orc = a.orc(9, 0)
    assert encounters.closest(a.t, HEROES, [orc], [near, far]) is near
    far.cell = a.at(13, 0)
    assert encounters.closest(a.t, HEROES, [orc], [near, far]) is far
    luck = a.t.luck
    assert encounters.closest(a.t, HEROES, [orc], [near]) is near
    assert a.t.luck == luck


@pytest.mark.rule("dun.run.perception", "dun.skill.nature.watchman.initiative", "dun.skill.nature.mimetism")
def test_what_counts_for_initiative(arena):
    a = arena(LANE, ground=(Ground("forest", (9, 0)),))
    hero, orc = a.hero(1, 0, perception=3), a.orc(9, 0)
    assert encounters.initiative_plus(a.t, hero, orc) == 3
    active = a.activate(hero, running=True)
    assert encounters.initiative_plus(a.t, hero, orc) == 1
    active.who = 99
    assert encounters.initiative_plus(a.t, hero, orc) == 3
    hero.skills = ("watchman",)
    plain = encounters.initiative_plus(a.t, hero, orc)
    assert encounters.initiative_plus(a.t, hero, orc, ambushed=True) == plain - 2
    hero.skills = ()
    orc.skills, orc.traits = ("mimetism",), (Trait("mimetism", 0, "forest"),)
    assert encounters.initiative_plus(a.t, hero, orc) == 2
    assert encounters.initiative_plus(a.t, hero) == 3
    orc.cell = a.at(8, 0)
    assert encounters.initiative_plus(a.t, hero, orc) == 3


@pytest.mark.rule("dun.skill.nature.huge.allies")
@pytest.mark.parametrize(("x", "plus"), [(7, 2), (8, 3)])
def test_a_huge_ally_within_six_squares_gives_one_away(arena, x, plus):
    a = arena(LANE)
    skill = next(one.id for one in a.content.skills.values() if "gives-allies-away" in one.gives)
    hero = a.hero(1, 0, perception=3)
    a.hero(x, 0, skills=(skill,))
    assert encounters.initiative_plus(a.t, hero) == plus


@pytest.mark.rule("dun.init.tie")
@pytest.mark.parametrize(
    ("one", "two", "wits", "ahead"),
    [(7, 6, (1, 9), 1), (6, 7, (9, 1), -1), (7, 7, (4, 3), 1), (7, 7, (3, 4), -1), (7, 7, (3, 3), 0)],
)
def test_ties_go_to_the_cleverer(arena, one, two, wits, ahead):
    a = arena()
    hero, orc = a.hero(1, 1, intelligence=wits[0]), a.orc(5, 5, intelligence=wits[1])
    assert encounters.ahead(a.t, hero, orc, Roll((3, 4), one), Roll((3, 4), two)) == ahead


@pytest.mark.rule(
    "dun.init.who-rolls", "dun.equip.detonation-initiative", "dun.break.initiative", "dun.surprise.not-in-combat"
)
@pytest.mark.parametrize(
    ("how", "surprised"),
    [
        ({"revealed": True, "fighting": False}, True),
        ({"revealed": True, "fighting": True}, False),
        ({"revealed": True, "fighting": False, "broken": True}, False),
        ({"revealed": False, "fighting": False}, False),
    ],
)
def test_only_at_a_new_section_with_its_door_whole_somebody_is_surprised(arena, monkeypatch, how, surprised):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, intelligence=1), a.orc(9, 0, intelligence=9)
    found = []

    async def surprise(t, winner, loser, best, worst):
        found.append((winner.id, loser.id, best.total, worst.total))

    monkeypatch.setattr(encounters, "surprise", surprise)
    a.state.turn.detonations = 1
    assert a.run(encounters.initiative(a.t, [orc.id], blows=2, **how), [3, 4, 2, 1]) is True
    told = a.t.told(Initiative)[0]
    assert (told.heroes, told.dark, told.winner) == (7, 6, "heroes")
    assert a.state.turn.detonations == 0
    assert found == [(hero.id, orc.id, 7, 6)] * surprised


def test_without_anybody_there_is_no_roll(arena):
    a = arena(LANE)
    assert a.run(encounters.initiative(a.t, [99], fighting=False)) is True
    assert a.run(encounters.initiative(a.t, [a.orc(5, 0).id], fighting=False)) is True
    assert a.t.rolled == []


@pytest.mark.rule("dun.init.heroes-win", "dun.init.heroes-lose", "dun.init.reinforce-lose", "dun.init.reinforce-win")
@pytest.mark.parametrize(
    ("fighting", "won", "side", "after"),
    [
        (False, True, HEROES, (HEROES, "start", 0, [])),
        (False, False, HEROES, (DARK, "start", 0, [])),
        (False, True, DARK, (HEROES, "start", 0, [])),
        (False, False, DARK, (DARK, "act", 0, [])),
        (True, True, HEROES, (HEROES, "act", 0, [])),
        (True, True, DARK, (DARK, "act", Mark.WAITS, [])),
        (True, False, DARK, (DARK, "act", 0, [])),
        (True, False, HEROES, (HEROES, "act", 0, [1])),
    ],
)
def test_whose_turn_it_is_after_the_roll(arena, fighting, won, side, after):
    a = arena(LANE)
    orc = a.orc(9, 0)
    a.hero(1, 0)
    a.state.turn.side = side
    a.run(encounters.outcome(a.t, [orc.id], won, fighting))
    assert (a.state.turn.side, a.state.turn.phase, orc.marks & Mark.WAITS, a.state.turn.extra) == after
    assert orc.id == 1


@pytest.mark.rule("dun.init.heroes-win", "dun.magic.one-aid-per-turn")
def test_a_new_turn_forgets_what_is_done_once_a_turn(arena):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, marks=Mark.ACTIVATED), a.orc(9, 0, marks=Mark.ACTIVATED)
    for figure in (hero, orc):
        figure.uses |= {Note.AID: 2, "cruel": 1}
    a.activate(hero)
    a.state.turn.queue = [orc.id]
    spell = Lasting(hero.id, "strength", 1, "turn")
    other = Lasting(orc.id, "strength", 1, "turn")
    quest = Lasting(hero.id, "strength", 1, "quest")
    a.state.lasting = [spell, other, quest]
    encounters.new_turn(a.t, HEROES)
    assert (a.state.turn.active, a.state.turn.queue, a.state.turn.side, a.state.turn.phase) == (
        None,
        [],
        HEROES,
        "start",
    )
    assert (hero.marks & Mark.ACTIVATED, orc.marks & Mark.ACTIVATED) == (0, Mark.ACTIVATED)
    assert (hero.uses, orc.uses) == ({"cruel": 1}, {Note.AID: 2, "cruel": 1})
    assert [one.turns for one in a.state.lasting] == [spell.turns + 1, other.turns, quest.turns]


# ------------------------------------------------------------------------------------------------ surprise


@pytest.mark.rule("dun.surprise.condition", "dun.surprise.critical-failure", "dun.skill.exploration.skulk.surprise")
@pytest.mark.parametrize(
    ("best", "worst", "wits", "skulk", "size", "caught"),
    [
        ((3, 4), (2, 3), 3, False, 2, True),
        ((2, 6), (2, 3), 3, False, 2, False),
        ((2, 6), (2, 3), 3, True, 2, True),
        ((2, 6), (2, 3), 3, True, 3, False),
        ((2, 3), (1, 1), 9, False, 2, True),
    ],
)
def test_who_is_surprised(arena, best, worst, wits, skulk, size, caught):
    a = arena(LANE)
    hero = a.hero(9, 0, intelligence=wits, facing="west")
    orc = a.orc(4, 0, skills=("skulk",) if skulk else (), size=size)
    a.run(encounters.surprise(a.t, orc, hero, Roll(best, 9), Roll(worst, 5)))
    assert [event.who for event in a.t.told(Surprised)] == [hero.id] * caught
    if caught:
        assert (hero.cell, hero.facing) == (a.at(8, 0), 2), "drawn nearer, his back turned"


@pytest.mark.rule("dun.surprise.radius")
def test_all_within_six_squares_of_the_winner_are(arena):
    a = arena("\n".join([LANE] * 2))
    near, edge, far = a.hero(9, 0), a.hero(10, 1), a.hero(11, 0)
    out = a.hero(8, 1, marks=Mark.KNOCKED_OUT)
    orc = a.orc(4, 0)
    a.run(encounters.surprise(a.t, orc, near, Roll((6, 6), 12), Roll((2, 3), 5)))
    assert [event.who for event in a.t.told(Surprised)] == [near.id, edge.id]
    assert far.cell == a.at(11, 0)
    assert out.cell == a.at(8, 1)


def test_summoned_creatures_stand_beside_their_summoner_and_wait(arena):
    a = arena(LANE, start=((15, 0),))
    shaman = a.orc(5, 0, facing="west")
    a.run(encounters.summon(a.t, d.Summon("orc-warrior", 2), Use(card="", source=shaman.id, target=shaman.id)))
    new = [f for f in a.state.figures.values() if f is not shaman]
    assert [(a.board.xy(f.cell)[0], f.kind, f.owner, f.facing) for f in new] == [
        (4, "creature", shaman.id, shaman.facing), (6, "creature", shaman.id, shaman.facing),
    ]  # fmt: skip
    assert all(f.marks & Mark.ACTIVATED for f in new)
    hero = a.hero(10, 0)
    a.run(encounters.summon(a.t, d.Summon("orc-warrior", 1), Use(card="", source=NOBODY, target=hero.id)))
    pet = list(a.state.figures.values())[-1]
    assert (pet.kind, pet.side, pet.owner) == ("pet", HEROES, hero.id)
    count = len(a.state.figures)
    a.run(encounters.summon(a.t, d.Summon("orc-warrior", 1), Use(card="", source=98, target=99)))
    assert len(a.state.figures) == count
