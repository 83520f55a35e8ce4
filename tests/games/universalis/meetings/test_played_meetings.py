"""A door is opened, and enemies are there: who appears, where, for how much, and who is caught by surprise. Played
through the doors of a dungeon with printed creatures and scripted dice, against a Dark Player or the artificial one."""

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Section
from undercroft.games.universalis.events import Initiative, Placed, Scored, Surprised
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Mark

ROOMS = "\n".join(["aaaabbbbbbbbbb"] * 6)
SMALL = "\n".join(["aaaabbbbbb"] * 6)
NO_CARD = {"points": {"scenario_die": ("power",) * 6}}
ENCOUNTER = {"points": {"scenario_die": ("encounter",) * 6}}


def dungeon(arena, drawing=ROOMS, *, dark_seat=1, reserve=9, hand=(), deck=(), **sheet):
    """Two rooms with a door between them at (3, 2)."""
    sheet.setdefault("doors", (Door("gate", (3, 2), "east"),))
    a = arena(drawing, dark_seat=dark_seat, **sheet)
    a.state.dark.reserve, a.state.dark.hand, a.state.dark.encounter_deck = reserve, list(hand), list(deck)
    return a


def enemies(a):
    return [f for f in a.state.figures.values() if f.side == DARK]


def at(a, figure):
    return a.board.xy(figure.cell)


def asked(a, key):
    return next(ask for ask in a.t.asked if ask.key == key)


def opens(a, hero, dice=(), answers=()):
    """The door is opened; no obstacle lies on it, whether the Dark Player passes or his die shows something else."""
    a.activate(hero)
    die = [1] if a.state.dark.seat == NOBODY else []
    a.do(hero, "open #0", [*die, *dice], [*(["pass"] if a.state.dark.hand else []), *answers])


# ------------------------------------------------------------------------------------------------ surprise


ORCS = (Fixed("orc-warrior", (7, 2)), Fixed("orc-shaman", (9, 2)), Fixed("orc-warrior", (12, 2)))


@pytest.mark.rule("dun.surprise.condition", "dun.surprise.radius", "dun.surprise.effect")
@pytest.mark.parametrize(("dice", "caught"), [((3, 5), True), ((2, 6), False)])
def test_both_dice_reach_the_wits_of_the_orc_who_rolled(arena, dice, caught):
    """The nearest one has Intelligence 3. The shaman has 5 and is moved too, for it is the roller's that counts; the
    third stands 9 squares away."""
    a = dungeon(arena, creatures=ORCS)
    hero = a.hero(3, 2, card="taeral", perception=1)
    answers = [str(a.at(6, 2)), "2", str(a.at(9, 2)), "0"] if caught else []
    opens(a, hero, [*dice, 2, 1], answers)
    first, shaman, last = enemies(a)
    assert [event.who for event in a.t.told(Surprised)] == ([first.id, shaman.id] if caught else [])
    assert (at(a, first), at(a, shaman), at(a, last)) == ((6, 2) if caught else (7, 2), (9, 2), (12, 2))
    if caught:
        assert (first.facing, shaman.facing) == (2, 0)
        squares = {a.board.xy(option.cell) for option in asked(a, "surprise").options}
        assert squares == {(x, y) for x in (6, 7, 8) for y in (1, 2, 3)}


@pytest.mark.rule("dun.surprise.effect")
def test_nobody_is_moved_onto_somebody_else_or_into_a_statue(arena):
    creatures = (Fixed("orc-warrior", (7, 2)), Fixed("orc-warrior", (8, 2)))
    a = dungeon(arena, creatures=creatures, elements=(Furnishing("old-tree", (6, 2)),), reserve=9)
    hero = a.hero(3, 2, perception=1)
    opens(a, hero, [5, 5, 2, 1], [str(a.at(6, 1)), "2", str(a.at(7, 2)), "2"])
    first = {a.board.xy(option.cell) for option in asked(a, "surprise").options}
    assert not first & {(6, 2), (8, 2)}
    assert [at(a, orc) for orc in enemies(a)] == [(6, 1), (7, 2)], "the square that the first has left is free"


@pytest.mark.rule("dun.surprise.critical-failure", "dun.surprise.radius", "dun.adp.initiative.surprise")
@pytest.mark.parametrize(("dice", "caught"), [((1, 1, 1, 2), True), ((1, 2, 1, 3), False)])
def test_a_double_one_of_the_heroes_surprises_all_of_them_within_six(arena, dice, caught):
    """Against the artificial player they are drawn a square nearer to their enemies, their backs turned to them."""
    a = dungeon(arena, dark_seat=NOBODY, creatures=(Fixed("orc-warrior", (7, 2)),), **NO_CARD)
    hero = a.hero(3, 2, facing="east")
    friend, far = a.hero(2, 4, facing="east"), a.hero(0, 2, facing="east")
    opens(a, hero, [1, *dice])
    (orc,) = enemies(a)
    assert a.t.told(Initiative)[0].winner == "dark"
    assert [event.who for event in a.t.told(Surprised)] == ([hero.id, friend.id] if caught else [])
    if caught:
        assert [at(a, one) for one in (hero, friend, far)] == [(4, 2), (3, 3), (0, 2)]
        for one in (hero, friend):
            assert one.facing in (6, 5), "away from the orc"
    assert (orc.facing, far.facing) == (6, 2)


@pytest.mark.rule("dun.surprise.critical-failure")
def test_a_double_one_of_the_orcs_surprises_them_though_the_heroes_dice_are_low(arena):
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (8, 2)),))
    hero = a.hero(3, 2)
    opens(a, hero, [1, 2, 1, 1], [str(a.at(7, 2)), "2"])
    assert len(a.t.told(Surprised)) == 1


@pytest.mark.rule("dun.surprise.broken-door")
@pytest.mark.parametrize("broken", [True, False])
def test_nobody_is_surprised_through_a_door_that_is_broken_down(arena, broken):
    """A blow for each turn, told to those inside: +1 on their roll, and no surprise though they roll a double one."""
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (8, 2)),))
    hero = a.hero(3, 2, hands=("battleaxe",), strength=9)
    a.activate(hero)
    if broken:
        a.state.map.doors[0].lock = True
        text = next(one for one in a.offers(hero) if one.startswith("break"))
        a.do(hero, text, [*[6] * 11, 6, 5, 1, 1])
    else:
        a.do(hero, "open #0", [6, 5, 1, 1], [str(a.at(7, 2)), "2"])
    assert a.t.told(Initiative)[0].dark == 2 + broken
    assert len(a.t.told(Surprised)) == (not broken)


@pytest.mark.rule("dun.surprise.not-in-combat")
@pytest.mark.parametrize(("x", "fighting"), [(0, True), (-1, False)])
def test_who_fights_already_is_not_surprised(arena, x, fighting):
    """With an orc in the first room, within 12 squares, the heroes are in combat."""
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (8, 2)),))
    hero = a.hero(3, 2)
    if fighting:
        a.creature("orc-archer", x, 5)
    opens(a, hero, [6, 5, 1, 1], [] if fighting else [str(a.at(7, 2)), "2"])
    assert len(a.t.told(Surprised)) == (not fighting)
    assert (a.state.turn.active is None) is not fighting, "in combat his activation goes on"


# ------------------------------------------------------------------------------------------------ initiative


@pytest.mark.rule("dun.init.tie")
@pytest.mark.parametrize(
    ("wits", "dice", "winner"),
    [(4, [5, 1, 4, 2], "heroes"), (2, [5, 1, 4, 2], "dark"), (3, [5, 1, 4, 2, 1, 2, 4, 3], "dark"),
     (3, [5, 1, 4, 2, 5, 4, 4, 3], "heroes")],
)  # fmt: skip
def test_a_tie_goes_to_the_cleverer_else_it_is_rolled_again(arena, wits, dice, winner):
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (12, 2)),))
    hero = a.hero(3, 2, intelligence=wits)
    opens(a, hero, dice)
    assert a.t.told(Initiative)[0].winner == winner


@pytest.mark.rule("dun.init.equidistant")
def test_of_two_who_are_equally_near_the_more_perceptive_rolls(arena):
    """A third with the best eyes of all stands farther off and rolls for nobody."""
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (8, 2)),))
    hero = a.hero(3, 2, perception=1)
    a.hero(3, 3, perception=3)
    a.hero(1, 2, perception=9)
    opens(a, hero, [2, 1, 6, 2])
    assert (a.t.told(Initiative)[0].heroes, a.t.told(Initiative)[0].dark) == (3 + 3, 8)


@pytest.mark.rule("dun.init.equidistant")
def test_of_two_alike_chance_names_one(arena):
    """Both see equally well; a tie with the orc of Intelligence 3 shows which of them rolled."""
    found = set()
    for stream in range(6):
        a = dungeon(arena, creatures=(Fixed("orc-warrior", (8, 2)),))
        a.state.streams[""] = stream
        hero = a.hero(3, 2, intelligence=4)
        a.hero(3, 3, intelligence=2)
        opens(a, hero, [5, 1, 5, 1])
        found.add(a.t.told(Initiative)[0].winner)
    assert found == {"heroes", "dark"}


@pytest.mark.rule("dun.init.trigger-spawn", "dun.encounter.not-start-section", "dun.qref.dp-distance")
@pytest.mark.parametrize(("dice", "waits"), [([5, 4, 2, 1], True), ([2, 1, 5, 4], False)])
def test_whoever_is_called_in_a_fight_rolls_for_initiative(arena, dice, waits):
    """Reinforcements in the Dark Player's turn: the new orc rolls against the nearest hero; if it loses it waits."""
    a = dungeon(arena, "\n".join(["aaaabbbbbbbbbbcccc"] * 6), reserve=1, hand=("reinforcements",),
                doors=(Door("gate", (3, 2), "east"), Door("back", (13, 2), "east")))  # fmt: skip
    a.reveal_all()
    hero, friend = a.hero(7, 2), a.hero(12, 5, facing="east")
    old = a.creature("orc-warrior", 6, 5)
    a.state.turn.side = DARK
    answers = ["come reinforcements", "orc-archer", str(a.at(17, 5))]
    a.run(turns.dark_act(a.t), dice, answers)
    offered = {a.board.xy(option.cell) for option in asked(a, "place").options}
    assert offered == {(x, y) for x in (14, 15, 16, 17) for y in range(6)} - {
        (x, y) for x in (14,) for y in (3, 4, 5)
    }, "never within two squares of anybody"
    new = enemies(a)[-1]
    assert bool(new.marks & Mark.WAITS) is waits
    assert not old.marks & Mark.WAITS
    assert a.t.told(Initiative)[0].winner == ("heroes" if waits else "dark")
    assert (a.state.dark.reserve, a.state.turn.side) == (0, DARK)
    assert hero.id
    assert friend.id


@pytest.mark.rule("dun.encounter.not-start-section")
@pytest.mark.parametrize(("where", "offered"), [(1, False), (5, True)])
def test_no_thief_comes_where_the_heroes_began(arena, where, offered):
    """The room behind the door is seen by the second hero alone."""
    a = dungeon(arena, hand=("thief",), reserve=5)
    if where > 3:
        a.reveal_all()
    a.hero(where, 2)
    a.state.turn.side = DARK
    a.run(turns.dark_act(a.t), (), ["end"])
    options = [str(option) for option in a.t.asked[0].options]
    assert ("come thief" in options) is offered


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.rule("dun.encounter.cost-ceiling", "dun.dp.budget", "dun.dp.no-points-after-use")
def test_a_wandering_creature_brings_two_points_at_most(arena):
    """With 9 points on the counter he may still spend no more than the card's 2: a second orc, but no wolf."""
    a = dungeon(arena, hand=("wandering-creature",))
    hero = a.hero(3, 2)
    answers = ["wandering-creature", "orc-warrior", str(a.at(9, 2)), "orc-archer", str(a.at(9, 4)), "none"]
    opens(a, hero, [5, 2, 2, 1], answers)
    choices = [[str(one) for one in ask.options] for ask in a.t.asked if ask.key == "creature"]
    assert "dire-wolf" in choices[0]
    assert "dire-wolf" not in choices[1]
    assert "orc-champion" not in choices[0], "three points are too many"
    assert [f.card for f in enemies(a)] == ["orc-warrior", "orc-archer"]
    assert (a.state.dark.reserve, a.state.dark.hand, a.state.dark.discard) == (7, [], ["wandering-creature"])


@pytest.mark.rule("dun.encounter.cost-x")
@pytest.mark.parametrize(("reserve", "giant"), [(9, True), (8, False)])
def test_a_special_creature_is_a_single_one_of_any_value(arena, reserve, giant):
    a = dungeon(arena, hand=("special-creature",), reserve=reserve)
    hero = a.hero(3, 2)
    name = "stone-giant" if giant else "cave-troll"
    opens(a, hero, [5, 1, 2, 1], ["special-creature", name, str(a.at(10, 2))])
    (choice,) = [[str(one) for one in ask.options] for ask in a.t.asked if ask.key == "creature"]
    assert ("stone-giant" in choice) is giant
    assert "cave-troll" in choice
    assert [f.card for f in enemies(a)] == [name]
    assert a.state.dark.reserve == reserve - (9 if giant else 5)


@pytest.mark.rule("dun.encounter.free-squares", "dun.encounter.distance", "dun.place.reveal")
def test_where_an_orc_may_be_placed(arena):
    """More than two squares from who opened the door; nobody's square, no tree, no deep pit; another hero who stands
    inside already does not count."""
    a = dungeon(arena, hand=("wandering-creature",), reserve=1, elements=(Furnishing("old-tree", (9, 2)),),
                creatures=(Fixed("orc-archer", (12, 2), free=True),))  # fmt: skip
    hero = a.hero(3, 2)
    opens(a, hero, [5, 2, 2, 1], ["wandering-creature", "orc-warrior", str(a.at(6, 2))])
    (placing,) = [ask for ask in a.t.asked if ask.key == "place"]
    squares = {a.board.xy(option.cell) for option in placing.options}
    room = {(x, y) for x in range(4, 14) for y in range(6)}
    near = {(x, y) for x in (4, 5) for y in range(5)}
    assert squares == room - near - {(9, 2), (12, 2)}


@pytest.mark.rule("dun.encounter.no-space", "dun.adp.place.no-space", "dun.adp.place.room-distance")
@pytest.mark.parametrize(
    ("drawing", "cards"), [("aaaabb", []), ("aaaabbb", ["orc-warrior"]), ("aaaabbbb", ["orc-warrior", "orc-archer"])]
)
def test_who_finds_no_square_does_not_come_and_is_not_paid(arena, drawing, cards):
    """A wandering orc and archer; a room of three squares has room for one, more than two squares away."""
    a = dungeon(
        arena,
        drawing,
        dark_seat=NOBODY,
        deck=("wandering-creature",),
        doors=(Door("gate", (3, 0), "east"),),
        **ENCOUNTER,
    )
    hero = a.hero(3, 0)
    opens(a, hero, [1, 1, *([4, 2, 2, 1] if cards else [])])
    assert sorted(f.card for f in enemies(a)) == sorted(cards)
    assert a.state.dark.reserve == 9 - len(cards)


@pytest.mark.rule(
    "dun.quest-sheet.fixed-creature-unaffordable",
    "dun.quest-sheet.no-counter-no-cost",
    "dun.quest-sheet.other-elements",
)
@pytest.mark.parametrize(
    ("reserve", "counter", "came", "left"),
    [
        (4, True, ["orc-champion", "orc-warrior", "goblin-sneak"], 0),
        (3, True, ["orc-champion", "goblin-sneak"], 0),
        (2, True, ["orc-warrior", "goblin-sneak"], 1),
        (0, True, ["goblin-sneak"], 0),
        (0, False, ["orc-champion", "orc-warrior", "goblin-sneak"], 0),
    ],
)  # fmt: skip
def test_what_the_sheet_puts_there_is_paid_or_stays_away(arena, reserve, counter, came, left):
    """A champion for 3, a warrior for 1, and a goblin who is free; without a counter all are."""
    creatures = (
        Fixed("orc-champion", (12, 2)),
        Fixed("orc-warrior", (12, 4)),
        Fixed("goblin-sneak", (12, 5), free=True),
    )
    a = dungeon(arena, creatures=creatures, reserve=reserve, use_reserve=counter)
    hero = a.hero(3, 2)
    opens(a, hero, [2, 1, 6, 5])
    assert [f.card for f in enemies(a)] == came
    assert a.state.dark.reserve == left


# ------------------------------------------------------------------------------------------------ elements


@pytest.mark.rule("dun.element.half-cost-creature")
@pytest.mark.parametrize("answer", ["pay", "pass"])
def test_the_creature_of_an_element_comes_for_half_if_the_dark_player_pays(arena, answer):
    card = next(one for one in arena().content.elements.values() if one.creature)
    vp = arena().content.creatures[card.creature].vp
    a = dungeon(arena, elements=(Furnishing(card.id, (9, 3)),))
    hero = a.hero(3, 2)
    paid = answer == "pay"
    opens(a, hero, [2, 1, 6, 5] if paid else [], [answer, *([str(a.at(12, 4))] if paid else [])])
    assert [f.card for f in enemies(a)] == [card.creature] * paid
    assert a.state.dark.reserve == 9 - paid * max(1, vp // 2)


@pytest.mark.rule("dun.element.half-cost-creature")
def test_the_artificial_player_pays_when_it_can(arena):
    card = next(one for one in arena().content.elements.values() if one.creature)
    cost = max(1, arena().content.creatures[card.creature].vp // 2)
    for reserve, came in ((cost, 1), (cost - 1, 0)):
        a = dungeon(arena, dark_seat=NOBODY, reserve=reserve, elements=(Furnishing(card.id, (9, 3)),), **NO_CARD)
        hero = a.hero(3, 2)
        opens(a, hero, [1, *([2, 1, 6, 2] if came else [])])
        assert len(enemies(a)) == came


@pytest.mark.rule("dun.element.no-encounter")
@pytest.mark.parametrize("barred", [True, False])
def test_beside_some_elements_no_encounter_is_activated(arena, barred):
    card = next(one.id for one in arena().content.elements.values() if one.no_encounter)
    elements = (Furnishing(card, (9, 3)),) if barred else ()
    a = dungeon(arena, SMALL, dark_seat=NOBODY, deck=("wandering-creature",), elements=elements, **ENCOUNTER)
    hero = a.hero(3, 2)
    opens(a, hero, [] if barred else [1, 2, 2, 1, 6, 2])
    assert bool(enemies(a)) is not barred
    b = dungeon(arena, hand=("wandering-creature",), elements=elements)
    other = b.hero(3, 2)
    opens(b, other, (), ["pass"])
    offered = [str(option) for ask in b.t.asked if ask.key == "encounter" for option in ask.options]
    assert ("wandering-creature" in offered) is not barred


@pytest.mark.rule("dun.element.on-entry")
def test_an_element_with_the_entry_icon_works_as_soon_as_its_section_is_seen(arena):
    """Something that goes against Courage: one die against the hero who opened the door, not against his friend; and
    nothing more when the friend walks in."""
    card = next(
        one for one in arena().content.elements.values()
        if any(getattr(effect, "against", "") == "courage" for effect in one.on_entry)
    )  # fmt: skip
    a = dungeon(arena, elements=(Furnishing(card.id, (9, 3)),))
    hero, friend = a.hero(3, 2, courage=3), a.hero(3, 3, courage=1)
    opens(a, hero, [3])
    assert (hero.wounds, friend.wounds) == (1, 0)
    a.activate(friend)
    a.do(friend, f"move @{a.at(4, 2)}")
    assert friend.wounds == 0
    other = dungeon(arena, elements=(Furnishing(card.id, (9, 3)),))
    bold = other.hero(3, 2, courage=4)
    opens(other, bold, [3])
    assert bold.wounds == 0


@pytest.mark.rule("dun.element.on-interaction")
def test_a_spring_cures_only_who_drinks_from_it(arena):
    a = dungeon(arena, elements=(Furnishing("spring-of-clear-water", (1, 2)),))
    hero, friend = (a.hero(x, 1, marks=Mark.POISONED) for x in (1, 2))
    a.activate(hero)
    text = next(one for one in a.offers(hero) if one.startswith("search #"))
    a.do(hero, text)
    assert (hero.marks & Mark.POISONED, friend.marks & Mark.POISONED) == (0, Mark.POISONED)
    a.activate(friend)
    assert text in a.offers(friend), "it serves everybody"
    a.do(friend, text)
    assert not friend.marks & Mark.POISONED


# ------------------------------------------------------------------------------------------------ the leader


@pytest.mark.rule("dun.leader.upgrades", "dun.adp.place.leader")
@pytest.mark.parametrize(
    ("answers", "left"), [(("thick-skull", "none"), 2), (("none",), 4), (("war-cry", "blade-drill"), 1)]
)
def test_upgrades_are_paid_when_the_leader_is_placed(arena, answers, left):
    """On the square that the sheet names; with one point left there is nothing more to be had."""
    sections = (Section("a"), Section("b", main=True))
    a = dungeon(arena, sections=sections, leader="orc-champion", leader_at=(12, 2), reserve=4)
    a.state.dark.leader_card = "orc-champion"
    opens(a, a.hero(3, 2), [2, 1, 6, 2], answers)
    (leader,) = enemies(a)
    assert (leader.leader, at(a, leader), a.state.dark.reserve) == (True, (12, 2), left)
    assert leader.base[9] == 4 + 2 * ("thick-skull" in answers)
    assert ("deafening-roar" in leader.skills, "elite" in leader.skills) == ("war-cry" in answers,) * 2


# ------------------------------------------------------------------------------------------------ hazards, points


@pytest.mark.rule("dun.dp-card.obstacle-timing", "dun.qref.obstacles-placing")
def test_rubble_is_laid_as_the_room_is_seen_and_at_no_other_time(arena):
    a = dungeon(arena, hand=("rubble",), reserve=3)
    hero = a.hero(3, 2)
    opens(a, hero, (), ["rubble", str(a.at(8, 3))])
    assert a.state.dark.reserve == 2
    rocky = {a.board.xy(cell) for cell, kind in a.state.map.layout.overtiles if kind == "rock"}
    assert rocky == {(x, y) for x in (7, 8, 9) for y in (2, 3, 4)}
    late = dungeon(arena, hand=("rubble",), reserve=3)
    late.hero(3, 2)
    late.state.turn.side = DARK
    late.run(turns.dark_act(late.t), (), ["end"])
    assert [str(one) for one in late.t.asked[0].options] == ["discard rubble", "end"]


@pytest.mark.rule("dun.score.dp-fortune", "dun.fortune.scope")
def test_a_point_of_fortune_is_a_point_for_the_dark_player(arena):
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (12, 2)),))
    hero = a.hero(3, 2, fortune=1)
    opens(a, hero, [2, 1, 4, 2, 5, 4], ["own"])
    assert a.t.told(Initiative)[0].winner == "heroes"
    assert (a.state.quest.achievements[DARK], hero.fortune) == (1, 0)
    assert [event.why for event in a.t.told(Scored)] == ["fortune"]
    assert a.t.told(Placed)
    assert a.state.turn.side == HEROES
