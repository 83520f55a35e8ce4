"""Where and when the Artificial Dark Player's creatures appear, played through the doors that heroes open and the turns
that it begins: the Scenario Die, the Creature Spawn Table, and square after square."""

import msgspec
import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.events import (
    DarkDiscarded,
    DarkPlayed,
    Initiative,
    LeaderGrew,
    Placed,
    ScenarioDie,
    SpawnRow,
)
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES

ENCOUNTER = {"points": {"scenario_die": ("obstacle", "encounter", "power") * 2}}
"""A die of 1 or 4 shows the Obstacles deck, 2 or 5 the Encounters, 3 or 6 the Powers."""


def room(arena, width, depth, row, *, deck=("enemy-spotted",), reserve=20, **sheet):
    """A passage of one square, and behind its door a room to the east."""
    drawing = "\n".join(["a" + "b" * width] * depth)
    a = arena(drawing, doors=(Door("gate", (0, row), "east"),), **{**ENCOUNTER, **sheet})
    a.state.dark.reserve, a.state.dark.encounter_deck = reserve, list(deck)
    hero = a.hero(0, row, facing="east", intelligence=9)
    a.activate(hero)
    return a, hero


def enemies(a):
    return [f for f in a.state.figures.values() if f.side == DARK]


def spots(a):
    """Who came, in the order of placing, and where."""
    return [(event.creature, a.board.xy(event.cell)) for event in a.t.told(Placed)]


def opens(a, hero, *spawn):
    """No obstacle on the door, an encounter behind it, the die of the table; then both sides roll low."""
    a.do(hero, "open #0", [3, *spawn, 2, 1, 2, 3])


# ------------------------------------------------------------------------------------------------ rooms


@pytest.mark.rule("dun.adp.place.spawn-table")
@pytest.mark.parametrize(
    ("die", "row"),
    [
        (1, ["orc-archer"] * 2 + ["orc-spearman"] + ["orc-warrior"] * 3), (2, ["orc-archer", "orc-reaver", "orc-reaver",
        "orc-warrior"]), (3, ["dire-wolf", "orc-archer", "orc-champion"]), (6, ["cave-troll", "goblin-sneak"]),
    ],
)  # fmt: skip
def test_the_table_of_the_clans_says_who_comes_and_they_are_paid(arena, die, row):
    a, hero = room(arena, 5, 5, 2)
    opens(a, hero, 2, die)
    assert (a.t.told(SpawnRow)[0].rolled, sorted(card for card, _ in spots(a))) == (die, row)
    assert a.state.dark.reserve == 20 - sum(a.content.creatures[card].vp for card in row)


@pytest.mark.rule("dun.adp.place.room-first")
@pytest.mark.parametrize("row", [0, 1, 2, 4])
def test_the_first_one_stands_opposite_the_hero_three_squares_away(arena, row):
    a, hero = room(arena, 5, 5, row)
    opens(a, hero, 2, 1)
    assert spots(a)[0] == ("orc-spearman", (3, row))


@pytest.mark.rule("dun.adp.place.room-fill")
@pytest.mark.parametrize(
    ("row", "places"),
    [
        (0, [(3, 0), (3, 2), (3, 4), (4, 1), (4, 3), (5, 0)]), (2, [(3, 2), (3, 4), (3, 0), (4, 1), (4, 3), (5, 0)]),
        (4, [(3, 4), (3, 0), (3, 2), (4, 1), (4, 3), (5, 0)]),
    ],
)  # fmt: skip
def test_the_others_follow_to_the_right_then_from_the_left_and_row_behind_row(arena, row, places):
    """As the hero sees it, who looks east: his right hand is south. The rows behind the first go from left to right."""
    a, hero = room(arena, 5, 5, row)
    opens(a, hero, 2, 1)
    assert [at for _, at in spots(a)] == places


@pytest.mark.rule("dun.adp.place.room-checkerboard")
@pytest.mark.parametrize(("depth", "row"), [(5, 2), (7, 3)])
def test_they_touch_each_other_only_at_their_corners(arena, depth, row):
    a, hero = room(arena, 5, depth, row)
    opens(a, hero, 2, 1)
    places = [at for _, at in spots(a)]
    assert len(places) == 6
    assert {abs(x - u) + abs(y - v) for x, y in places for u, v in places} & {1} == set()
    assert any((x + 1, y + 1) in places for x, y in places), "as near as they can be"


@pytest.mark.rule("dun.adp.place.facing")
@pytest.mark.parametrize(("friend", "faces"), [(None, (0, 1)), ((0, 6), (0, 6))])
def test_each_of_them_faces_the_hero_who_is_nearest(arena, friend, faces):
    """The third one stands in the row of a friend who waits there, nearer to him than to the one at the door."""
    a, hero = room(arena, 5, 7, 1)
    if friend is not None:
        a.hero(*friend)
    opens(a, hero, 2, 1)
    facing = {a.board.xy(orc.cell): orc.facing for orc in enemies(a)}
    assert facing[3, 1] == a.board.facing(a.at(3, 1), hero.cell)
    assert facing[3, 5] == a.board.facing(a.at(3, 5), a.at(*faces))


@pytest.mark.rule("dun.adp.place.initiative")
@pytest.mark.parametrize(("dice", "winner"), [((2, 5, 2, 3), "heroes"), ((1, 2, 6, 5), "dark")])
def test_when_all_are_there_initiative_is_rolled_once(arena, dice, winner):
    a, hero = room(arena, 5, 5, 2)
    a.do(hero, "open #0", [3, 2, 1, *dice])
    told = [event for event in a.t.log if isinstance(event, Placed | Initiative)]
    assert [type(event) for event in told] == [Placed] * 6 + [Initiative]
    assert told[-1].winner == winner


@pytest.mark.rule("dun.adp.place.room-order")
def test_the_champion_stands_behind_the_archer_and_the_wolf(arena):
    """A 3: champion (3), wolf (2) and archer (1) come in the order of their value."""
    a, hero = room(arena, 5, 5, 2)
    opens(a, hero, 2, 3)
    assert [card for card, _ in spots(a)] == ["orc-archer", "dire-wolf", "orc-champion"]
    assert a.state.dark.reserve == 20 - 6


@pytest.mark.rule("dun.adp.place.room-overflow", "dun.adp.place.room-checkerboard")
def test_when_the_pattern_is_full_the_gaps_of_the_first_row_are_filled(arena):
    """A room of three squares by three behind the near ones: two rows of the pattern hold four, the rest fill up."""
    a, hero = room(arena, 4, 3, 1)
    opens(a, hero, 2, 1)
    assert [at for _, at in spots(a)] == [(3, 1), (4, 0), (4, 2), (3, 2), (3, 0), (4, 1)]


@pytest.mark.rule("dun.adp.place.room-blocked", "dun.adp.place.on-low-furniture")
@pytest.mark.parametrize(
    ("piece", "kind", "first", "height"),
    [
        ("statue", "elements", (3, 4), 0), ("rocks", "elements", (3, 2), 1), ("old-tree", "elements", (3, 4), 0),
        (None, "elements", (3, 2), 0),
    ],
)  # fmt: skip
def test_a_statue_is_passed_over_and_low_rocks_are_stood_upon(arena, piece, kind, first, height):
    """Who stands on what is one high strikes from above: +1."""
    a, hero = room(arena, 5, 5, 2, **({kind: (Furnishing(piece, (3, 2)),)} if piece else {}))
    opens(a, hero, 2, 1)
    assert spots(a)[0] == ("orc-spearman", first)
    field = a.board.field(a.state.map.layout)
    assert field.level[a.at(*first)] == height


@pytest.mark.rule("dun.adp.place.large-room")
@pytest.mark.parametrize(("width", "depth", "apart"), [(8, 5, 1), (7, 6, 2)])
def test_in_a_large_room_nobody_touches_anybody(arena, width, depth, apart):
    """40 squares are none; 42 are, and there one card comes besides what the die shows."""
    large = apart == 2
    a, hero = room(
        arena, width, depth, 2, deck=("enemy-spotted",) if not large else ("wandering-creature", "enemy-spotted")
    )
    a.do(hero, "open #0", [3, *([1, 3] if large else [2, 1]), 2, 1, 2, 3])
    cells = [orc.cell for orc in enemies(a)]
    assert len(cells) == 6
    assert min(a.board.distance(one, two) for one in cells for two in cells if one != two) == apart


@pytest.mark.rule("dun.adp.place.big-base")
@pytest.mark.parametrize(("width", "came"), [(5, True), (3, False)])
def test_a_troll_needs_all_of_itself_more_than_two_squares_away(arena, width, came):
    """A part of it covers the square that is due; no part is within two squares of the hero."""
    a, hero = room(arena, width, 5, 2, deck=("special-creature",))
    a.do(hero, "open #0", [3, 2, 4, *([2, 1, 2, 3] if came else [])])
    trolls = enemies(a)
    assert len(trolls) == came
    assert a.state.dark.reserve == 20 - 5 * came
    if came:
        base = [a.board.xy(cell) for cell in a.board.base(trolls[0].cell, 4)]
        assert (3, 2) in base
        assert min(x for x, _ in base) == 3


# ------------------------------------------------------------------------------------------------ corridors


CORRIDOR = {"sections": (Section("a"), Section("b", kind="corridor"))}


@pytest.mark.rule(
    "dun.adp.place.corridor-order", "dun.adp.place.corridor-first", "dun.adp.place.corridor-fill",
)  # fmt: skip
def test_a_corridor_is_filled_from_its_far_end(arena):
    """A 3 again: the archer at the far end before the hero's front, the wolf beside it, the champion nearest to him."""
    a, hero = room(arena, 8, 2, 0, **CORRIDOR)
    opens(a, hero, 2, 3)
    assert spots(a) == [("orc-archer", (8, 0)), ("dire-wolf", (8, 1)), ("orc-champion", (7, 0))]


@pytest.mark.rule("dun.adp.place.corridor-fill", "dun.adp.place.corridor-furniture")
@pytest.mark.parametrize(
    ("width", "piece", "places"),
    [
        (4, None, [(4, 0), (4, 1), (3, 0), (3, 1)]), (4, "library", [(4, 1), (3, 0), (3, 1)]), (2, None, []),
        (3, None, [(3, 0), (3, 1)]),
    ],
)  # fmt: skip
def test_all_squares_more_than_two_away_are_used_but_not_a_library(arena, width, piece, places):
    """Of six orcs come as many as there is room for, and only they are paid."""
    extra = {"furniture": (Furnishing(piece, (4, 0)),)} if piece else {}
    a, hero = room(arena, width, 2, 0, **CORRIDOR, **extra)
    a.do(hero, "open #0", [3, 2, 1, *([2, 1, 2, 3] if places else [])])
    taken = {a.board.xy(cell) for one in a.board.pieces for cell in one.squares} if piece else set()
    expected = [at for at in [(4, 0), (4, 1), (3, 0), (3, 1)] if at in places and at not in taken] or places
    assert [at for _, at in spots(a)] == [at for at in expected if at not in taken]
    assert a.state.dark.reserve == 20 - len(spots(a))


# ------------------------------------------------------------------------------------------------ dice, cards, points


@pytest.mark.rule("dun.adp.die-mismatch", "dun.adp.encounter.sequence", "dun.adp.budget")
@pytest.mark.parametrize(("die", "came"), [(1, 0), (2, 2), (3, 0)])
def test_only_the_symbol_of_the_occasion_brings_a_card(arena, die, came):
    """Each deck has a card, and a section is revealed: an Encounter, nothing else. Then it is paid, then placed, then
    Initiative is rolled."""
    a, hero = room(arena, 5, 5, 2, deck=("wandering-creature",), reserve=9)
    a.state.dark.obstacle_deck, a.state.dark.power_deck = ["locked-door"], ["war-frenzy"]
    a.do(hero, "open #0", [2, die, *([1, 2, 1, 2, 3] if came else [])])
    assert [event.shown for event in a.t.told(ScenarioDie)] == [
        "encounter",
        ("obstacle", "encounter", "power")[die - 1],
    ]
    assert [event.fits for event in a.t.told(ScenarioDie)] == [0, int(came > 0)]
    assert (len(enemies(a)), a.state.dark.reserve) == (came, 9 - came)
    assert (a.state.dark.obstacle_deck, a.state.dark.power_deck) == (["locked-door"], ["war-frenzy"])
    kinds = [type(event) for event in a.t.log if isinstance(event, DarkPlayed | Placed | Initiative)]
    assert kinds == ([DarkPlayed, Placed, Placed, Initiative] if came else [])


@pytest.mark.rule("dun.adp.encounter.broken-door")
@pytest.mark.parametrize(("dice", "came"), [((3, 3), 0), ((3, 2), 2), ((2,), 2)])
def test_behind_a_door_that_is_broken_down_the_die_is_rolled_twice(arena, dice, came):
    """Only after a blank the first time."""
    a, hero = room(arena, 5, 5, 2, deck=("wandering-creature",) * 2)
    a.state.map.doors[0].lock = True
    hero.hands[:] = []
    strong = a.hero(0, 1, strength=9, facing="east")
    strong.cell, hero.cell = hero.cell, strong.cell
    a.activate(strong)
    text = next(one for one in a.offers(strong) if one.startswith("break"))
    a.do(strong, text, [*[6] * 9, *dice, *([1, 2, 1, 2, 3] if came else [])])
    assert len(a.t.told(ScenarioDie)) == len(dice)
    assert len(enemies(a)) == came


@pytest.mark.rule("dun.adp.encounter.broken-door")
def test_behind_a_door_that_is_opened_it_is_rolled_once(arena):
    a, hero = room(arena, 5, 5, 2, deck=("wandering-creature",))
    a.do(hero, "open #0", [3, 3])
    assert not enemies(a)


@pytest.mark.rule("dun.adp.encounter.large-sections", "dun.design.adp")
@pytest.mark.parametrize(("die", "came"), [(3, 2), (2, 4)])
def test_a_large_section_has_a_card_besides_what_the_die_shows(arena, die, came):
    a, hero = room(arena, 7, 6, 2, deck=("wandering-creature",) * 2)
    a.do(hero, "open #0", [3, 1, die, *([1] if die == 2 else []), 2, 1, 2, 3])
    assert len(enemies(a)) == came


@pytest.mark.rule("dun.adp.insufficient-points", "dun.adp.budget")
@pytest.mark.parametrize(("reserve", "left", "came"), [(6, 0, 6), (5, 7, 0), (0, 2, 0)])
def test_a_card_that_cannot_be_paid_is_discarded_for_its_points(arena, reserve, left, came):
    a, hero = room(arena, 5, 5, 2, reserve=reserve)
    a.do(hero, "open #0", [3, 2, 1, *([2, 1, 2, 3] if came else [])])
    assert (a.state.dark.reserve, len(enemies(a))) == (left, came)
    assert [event.gained for event in a.t.told(DarkDiscarded)] == ([] if came else [2])


@pytest.mark.rule("dun.adp.leader.vitality", "dun.adp.place.leader")
@pytest.mark.parametrize(("reserve", "vitality", "left"), [(31, 4 + 5, 20), (26, 4, 20), (20, 4, 14), (5, 4, 5)])
def test_points_above_twenty_make_the_leader_stronger_once_the_main_room_is_filled(arena, reserve, vitality, left):
    """First its own group of six points, if it can be paid; the rest above twenty is Vitality. Without a square of the
    sheet he stands in the last row, at the end farthest from the hero."""
    sections = (Section("a"), Section("b", main=True))
    a, hero = room(arena, 5, 5, 1, deck=(), reserve=reserve, sections=sections, leader="orc-champion")
    a.state.dark.leader_card = "orc-champion"
    a.do(hero, "open #0", [3, 1, 3, 2, 1, 2, 3])
    leader = next(f for f in enemies(a) if f.leader)
    assert (leader.base[9], a.state.dark.reserve) == (vitality, left)
    assert a.board.xy(leader.cell) == (5, 4)
    assert len(enemies(a)) == (7 if reserve > 5 else 1)
    assert len(a.t.told(LeaderGrew)) == (vitality > 4)


@pytest.mark.rule("dun.adp.initiative.perception")
@pytest.mark.parametrize(("die", "dark"), [(2, 6), (1, 5)])
def test_the_nose_of_a_wolf_serves_wherever_it_stands(arena, die, dark):
    """A wolf at the far end of the hall has Perception 1; the orc and the archer who come have none."""
    a, hero = room(arena, 15, 5, 2, deck=("wandering-creature",), elements=(Furnishing("old-tree", (9, 2)),))
    if die == 2:
        a.reveal_all()
        a.creature("dire-wolf", 15, 4)
        a.state.map.doors[0].state, a.state.map.doors[0].explored = "closed", False
        a.state.map.layout = msgspec.structs.replace(a.state.map.layout, revealed=1, ways=0)
    a.do(hero, "open #0", [3, 1, 3, 2, 1, 2, 3])
    assert a.t.told(Initiative)[0].dark == dark


# ------------------------------------------------------------------------------------------------ thieves and ambushes


BACK = "\n".join(["aaaabbbbbbcccccc"] * 5)
TWO_DOORS = (Door("one", (3, 2), "east"), Door("two", (9, 2), "east"))


def chased(arena, drawing=BACK, *, seen=(0, 1, 2), die=("obstacle",) * 6, doors=TWO_DOORS):
    """Three rooms in a row; of the last two those are explored that are named."""
    a = arena(drawing, doors=doors, points={"scenario_die": die})
    a.reveal_all()
    a.state.map.layout = msgspec.structs.replace(a.state.map.layout, revealed=sum(1 << n for n in seen))
    for n, door in enumerate(a.state.map.doors):
        if n + 1 not in seen:
            door.state, door.explored = "closed", False
    a.state.dark.reserve = 9
    return a


@pytest.mark.rule("dun.adp.obstacle.thief-ambush", "dun.adp.place.thief")
def test_a_thief_appears_three_squares_from_the_dullest_hero(arena):
    """Drawn from the Obstacles deck while somebody walks: no nearer to anybody than three squares, and three from the
    one who sees worst."""
    a = chased(arena)
    a.state.dark.obstacle_deck = ["thief"]
    walker, dull = a.hero(4, 0, perception=3), a.hero(5, 4, perception=0)
    a.activate(walker)
    a.do(walker, f"move @{a.at(7, 0)}", [1, 2, 6, 5, 2, 3])
    (wolf,) = enemies(a)
    assert wolf.card == "dire-wolf"
    assert a.board.distance(wolf.cell, dull.cell) == 3
    assert a.board.distance(wolf.cell, walker.cell) >= 3
    assert a.board.section[wolf.cell] == 1
    assert a.state.dark.reserve == 7


@pytest.mark.rule("dun.adp.place.thief-fallback")
def test_a_thief_for_whom_there_is_no_room_comes_from_next_door(arena):
    """In a room of three squares by five no square is three away from a hero in its middle."""
    a = chased(
        arena, "\n".join(["aaaabbbcccccc"] * 5), doors=(Door("one", (3, 2), "east"), Door("two", (6, 2), "east"))
    )
    a.state.dark.obstacle_deck = ["thief"]
    walker = a.hero(4, 0)
    a.activate(walker)
    a.do(walker, f"move @{a.at(4, 3)}", [1, 2, 6, 5, 2, 3])
    (wolf,) = enemies(a)
    assert a.board.section[wolf.cell] == 2, "never where the heroes began"


@pytest.mark.rule("dun.adp.obstacle.thief-ambush", "dun.adp.place.ambush-reinforcements", "dun.adp.place.ambush-no-los")
@pytest.mark.parametrize(("seen", "came"), [((0, 1, 2), True), ((0, 1), False)])
def test_an_ambush_comes_out_of_the_next_room_that_is_known(arena, seen, came):
    """As if a hero stood at the door between: more than two squares from everybody, though nobody sees them. A room
    that is not explored hides nobody; the card is discarded for its points."""
    a = chased(arena, seen=seen)
    a.state.dark.obstacle_deck = ["ambush"]
    walker = a.hero(4, 0)
    a.activate(walker)
    a.do(walker, f"move @{a.at(7, 0)}", [1, 2, *([6, 5, 2, 3] if came else [])])
    assert [f.card for f in enemies(a)] == ["dire-wolf"] * 2 * came
    assert a.state.dark.reserve == (5 if came else 11)
    if came:
        assert spots(a)[0][1] == (12, 2), "three squares into the room from its door"
        assert {a.board.section[f.cell] for f in enemies(a)} == {2}


@pytest.mark.rule("dun.adp.place.ambush-reinforcements", "dun.adp.decks.quest-variants")
@pytest.mark.parametrize("fighting", [True, False])
def test_reinforcements_join_a_fight_out_of_the_power_deck(arena, fighting):
    """At the start of a combat turn of its side; without a fight no die is rolled. A deck that the quest does not have
    gives none."""
    a = chased(arena, die=("power",) * 6)
    a.state.dark.power_deck, a.state.turn.side = ["reinforcements"], DARK
    a.hero(5, 0)
    if fighting:
        a.creature("orc-warrior", 8, 4)
    a.run(turns.start_dark(a.t), [1, 2, 2, 1, 2, 3] if fighting else [])
    assert len(enemies(a)) == 4 * fighting
    assert a.state.dark.power_deck == ([] if fighting else ["reinforcements"])
    bare = chased(arena, die=("power",) * 6)
    bare.hero(5, 0)
    bare.creature("orc-warrior", 8, 4)
    bare.state.turn.side, bare.state.dark.power_deck = DARK, []
    bare.run(turns.start_dark(bare.t), [1])
    assert len(enemies(bare)) == 1


# ------------------------------------------------------------------------------------------------ power cards


def turn_begins(a, card, dice=(1,), reserve=9):
    a.state.dark.power_deck, a.state.dark.reserve, a.state.turn.side = [card], reserve, DARK
    a.run(turns.start_dark(a.t), dice)


POWER = {"points": {"scenario_die": ("power",) * 6}}


@pytest.mark.rule("dun.adp.power.beneficiary", "dun.adp.power.duration", "dun.adp.insufficient-points")
@pytest.mark.parametrize(
    ("card", "leader", "who"),
    [
        ("iron-hide", "", "cave-troll"), ("war-frenzy", "orc-warrior", "orc-warrior"), ("keen-eye", "", "orc-archer"),
        ("keen-eye", "orc-warrior", "orc-archer"), ("regeneration", "", "cave-troll"),
        ("commanding-voice", "", "orc-champion"), ("iron-hide", "orc-warrior", "orc-warrior"),
        ("fortune", "orc-warrior", "orc-warrior"),
    ],
)  # fmt: skip
def test_whom_a_power_card_helps(arena, card, leader, who):
    """Whom it names, of several the dearest, the Leader before all whom it names; else the dearest, here a troll."""
    a = arena(**POWER)
    a.hero(0, 0)
    for n, name in enumerate(("orc-warrior", "orc-archer", "orc-champion", "cave-troll")):
        one = a.creature(name, 9, 2 * n, leader=name == leader)
        one.vp = a.content.creatures[name].vp
    turn_begins(a, card)
    names = [a.state.figures[id].card for _, id in a.state.dark.powers]
    assert names == [who]
    assert a.state.dark.reserve == 9 - a.content.dark[card].cost


@pytest.mark.rule("dun.adp.power.duration")
def test_a_power_lasts_until_its_creature_is_gone_and_an_immediate_one_is_over_at_once(arena):
    a = arena(**POWER)
    hero = a.hero(5, 4, hands=("broadsword",), combat=9, strength=9)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=1, hands=("axe",))
    other = a.creature("orc-champion", 9, 7, wounds=3)
    orc.leader = True
    turn_begins(a, "war-frenzy")
    assert a.state.dark.powers == [("war-frenzy", orc.id)]
    orc.leader = False
    a.state.turn.queue = []
    turn_begins(a, "dark-mending")
    assert a.state.dark.powers == [("war-frenzy", orc.id)], "nothing is left lying"
    assert other.wounds in (1, 3)
    a.state.turn.side = HEROES
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [5, 4, 1, 2, *[6] * 10])
    assert a.state.dark.powers == []
    assert not [effect for effect in a.state.lasting if effect.target == orc.id]


@pytest.mark.rule("dun.adp.power.fortune")
@pytest.mark.parametrize(("cards", "die", "lives"), [(1, 5, True), (1, 4, False), (2, 4, True), (0, None, False)])
def test_two_fortune_cards_save_a_creature_for_certain(arena, cards, die, lives):
    a = arena(**POWER)
    hero = a.hero(5, 4, hands=("broadsword",), combat=9, strength=9)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=1, hands=("axe",))
    for _ in range(cards):
        turn_begins(a, "fortune")
        a.state.turn.queue = []
    assert a.state.dark.powers == [("fortune", orc.id)] * cards
    a.state.turn.side = HEROES
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [5, 4, 1, 2, *[6] * 10, *([die] if die else [])])
    assert (orc.id in a.state.figures) is lives
    assert a.state.dark.powers == []
    if lives:
        assert orc.wounds == 0


# ------------------------------------------------------------------------------------------------ what nobody reads


@pytest.mark.rule("dun.adp.app", "dun.tile.layout")
def test_tiles_and_notes_are_seen_as_they_are_explored(arena):
    sections = (Section("a"), Section("b", note="note-of-b"))
    a, hero = room(arena, 5, 5, 2, deck=(), sections=sections, furniture=(Furnishing("table", (3, 1)),))
    before = GAME.view(a.state, a.content, 0)
    assert {a.board.section[cell] for cell in before["known"]} == {0}
    assert "note-of-b" not in str(before)
    assert "table" not in str(before)
    a.do(hero, "open #0", [3, 3])
    after = GAME.view(a.state, a.content, 0)
    assert {a.board.section[cell] for cell in after["known"]} == {0, 1}
    assert "table" in str(after)
