"""The fine print of what cards do: each effect to the last point."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.definitions import AVERAGE, LARGE, SMALL
from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.events import Searched
from undercroft.games.universalis.rules.harm import damage, effects, furniture, pushing
from undercroft.games.universalis.rules.options import Square
from undercroft.games.universalis.rules.squares import IN_COMBAT
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Lasting, Mark
from undercroft.testing import run


def work(a, figure, *found, dice=(), answers=(), **more):
    """A card of these effects is used on somebody."""
    use = effects.Use(**{"card": "test", "source": NOBODY, "target": figure.id, **more})
    a.run(effects.apply_all(a.t, found, use), dice, answers)


# ------------------------------------------------------------------------------------------------ points


@pytest.mark.rule("dun.magic.recovery-potion")
@pytest.mark.parametrize(("has", "amount", "left"), [(0, 2, 2), (3, 2, 5), (4, 2, 5), (5, 2, 5), (7, 1, 7), (2, 0, 2)])
def test_mana_comes_back_up_to_the_pool(arena, has, amount, left):
    """Who has more than his pool by another's gift keeps it."""
    a = arena()
    hero = a.hero(3, 3, mana=5)
    hero.mana = has
    work(a, hero, d.GainMana(amount))
    assert hero.mana == left


@pytest.mark.rule("dun.magic.recovery-potion")
@pytest.mark.parametrize(
    ("markers", "casts"), [(0, {"fireball": 1, "lightning": 2}), (1, {"fireball": 1, "lightning": 1}),
                           (2, {"fireball": 0, "lightning": 1}), (4, {"fireball": 0, "lightning": 1})],
)  # fmt: skip
def test_markers_come_off_the_spells_that_have_most(arena, markers, casts):
    """One of each spell: a second one stays, however many may come off."""
    a = arena()
    hero = a.hero(3, 3, mana=5)
    hero.casts = {"fireball": 1, "lightning": 2}
    work(a, hero, d.GainMana(1, markers=markers))
    assert hero.casts == casts


@pytest.mark.parametrize(
    ("has", "amount", "left"), [(5, -3, 2), (2, -3, 0), (0, -1, 0), (-2, -1, -2), (-2, 3, 1), (1, 2, 3)]
)
def test_the_reserve_never_falls_below_nothing_by_a_card(arena, has, amount, left):
    a = arena()
    hero = a.hero(3, 3)
    a.state.dark.reserve = has
    work(a, hero, d.Reserve(amount))
    assert a.state.dark.reserve == left


@pytest.mark.rule("dun.damage.vitality")
@pytest.mark.parametrize(
    ("effect", "dice", "left"),
    [(d.Heal(2), [], 4), (d.Heal(1, die=True), [3], 2), (d.Heal(full=True), [], 0), (d.Heal(9), [], 0)],
)
def test_wounds_close_by_points_a_die_or_all_of_them(arena, effect, dice, left):
    a = arena()
    hero = a.hero(3, 3, vitality=9)
    hero.wounds = 6
    work(a, hero, effect, dice=dice)
    assert hero.wounds == left


@pytest.mark.parametrize(
    ("effect", "dice", "coins"),
    [(d.GainCoins(3), [], 3), (d.GainCoins(d6=2), [2, 5], 7), (d.GainCoins(1, d3=3), [1, 4, 6], 1 + 1 + 2 + 3)],
)
def test_coins_are_counted_or_rolled(arena, effect, dice, coins):
    a = arena()
    hero = a.hero(3, 3)
    work(a, hero, effect, dice=dice)
    assert hero.coins == coins


@pytest.mark.rule("dun.fortune.temporary")
def test_fortune_is_added_to_what_one_has(arena):
    a = arena()
    hero = a.hero(3, 3, fortune=2)
    work(a, hero, d.GainFortune(2))
    assert hero.fortune == 4


# ------------------------------------------------------------------------------------------------ how long


@pytest.mark.parametrize(
    ("lasts", "side", "turns", "count"),
    [("turn", HEROES, 3, 0), ("turn", DARK, 3, -1), ("spell", HEROES, 3, 3), ("combat", DARK, 2, 2)],
)
def test_what_hampers_in_the_others_turn_is_felt_in_ones_own(arena, lasts, side, turns, count):
    a = arena()
    hero, a.state.turn.side = a.hero(3, 3), side
    work(a, hero, d.Modify("strength", 1, lasts), d.Grant("fearsome", lasts), turns=turns)
    assert a.state.lasting == [
        Lasting(hero.id, "strength", 1, lasts, "test", NOBODY, count),
        Lasting(hero.id, "", 0, lasts, "test", NOBODY, count, skill="fearsome"),
    ]


def test_nothing_more_befalls_him_who_lies(arena):
    a = arena()
    hero, other = a.hero(3, 3, vitality=2), a.hero(5, 3)
    work(a, hero, d.Wound(2), d.GainCoins(5))
    assert hero.marks & Mark.KNOCKED_OUT
    assert hero.coins == 0
    work(a, other, d.Wound(2), d.GainCoins(5))
    assert (other.wounds, other.coins) == (2, 5)


# ------------------------------------------------------------------------------------------------ places


@pytest.mark.parametrize(
    ("start", "squares", "end"), [((2, 3), 1, (4, 3)), ((2, 3), 3, (6, 3)), ((3, 1), 2, (3, 5)), ((0, 0), 1, (4, 4))]
)
def test_a_shove_goes_straight_away_from_whoever_shoves(arena, start, squares, end):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(*start)
    work(a, hero, d.Shove(squares), source=orc.id)
    assert hero.cell == a.at(*end)


@pytest.mark.parametrize(("facing", "end"), [("north", (3, 4)), ("west", (4, 3)), ("south-east", (2, 2))])
def test_a_trap_under_his_hands_throws_him_back_from_what_he_faces(arena, facing, end):
    a = arena()
    hero = a.hero(3, 3, facing=facing)
    work(a, hero, d.Shove(1), cell=hero.cell)
    assert hero.cell == a.at(*end)


@pytest.mark.parametrize(
    ("at", "facing", "end"),
    [((0, 0), "north", (0, 0)), ((0, 0), "west", (0, 0)), ((1, 0), "west", (2, 0)), ((0, 1), "north", (0, 2)),
     ((11, 7), "east", (11, 7)), ((11, 7), "south", (11, 7)), ((10, 7), "east", (9, 7))],
)  # fmt: skip
def test_at_the_edge_of_the_board_he_faces_nothing(arena, at, facing, end):
    """He stays; but who faces the first or the last square of the board is thrown back from it."""
    a = arena()
    hero = a.hero(*at, facing=facing)
    work(a, hero, d.Shove(1), cell=hero.cell)
    assert hero.cell == a.at(*end)


def test_a_shove_against_a_wall_of_orcs_ends_before_them(arena):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(2, 3)
    for y in (2, 3, 4):
        a.orc(5, y)
    work(a, hero, d.Shove(3), source=orc.id)
    assert hero.cell == a.at(4, 3)


@pytest.mark.rule("dun.magic.permanent-duration", "dun.quest-sheet.other-elements")
@pytest.mark.parametrize(
    ("more", "laid", "held"),
    [
        ({"cell": 40}, 40, False),
        ({}, 39, False),
        ({"kind": "spell", "cell": 0, "turns": 2}, 0, True),
        ({"kind": "spell"}, None, False),
    ],
)
def test_a_tile_is_laid_where_the_card_says_or_under_him(arena, more, laid, held):
    a = arena()
    hero = a.hero(3, 3)
    work(a, hero, d.Lay("pit"), **more)
    assert a.state.map.layout.overtiles == (() if laid is None else ((laid, "pit"),))
    assert a.state.lasting == ([Lasting(NOBODY, "ground", 0, "spell", "test", NOBODY, 2)] if held else [])
    work(a, hero, d.Lay("abyss"), cell=40)
    assert a.state.map.layout.overtiles[-1] == (40, "abyss")
    assert [cell for cell, _ in a.state.map.layout.overtiles].count(40) == 1


@pytest.mark.rule("dun.search.secret-door")
def test_secret_doors_of_his_own_section_are_revealed(arena):
    doors = tuple(Door(f"door-{x}", (x, 1), "east", "secret") for x in (3, 7))
    a = arena("\n".join(["aaaabbbbcccc"] * 3), doors=doors)
    for x, states in ((1, ["closed", "hidden"]), (9, ["hidden", "closed"]), (5, ["closed", "closed"])):
        for door in a.state.map.doors:
            door.state = "hidden"
        work(a, a.hero(x, 1), d.Reveal("secret"))
        assert [door.state for door in a.state.map.doors] == states


# ------------------------------------------------------------------------------------------------ things found


@pytest.mark.rule("dun.equip.found-weapon-size")
@pytest.mark.parametrize(
    ("die", "relic", "size"),
    [(1, False, SMALL), (2, False, AVERAGE), (5, False, AVERAGE), (6, False, LARGE), (6, True, AVERAGE),
     (1, True, SMALL)],
)  # fmt: skip
def test_a_weapon_found_fits_somebody_by_a_die(arena, die, relic, size):
    a = arena()
    a.hero(3, 3, size=SMALL)
    assert a.run(effects.fit(a.t, "broadsword", relic=relic), [die]) == size


@pytest.mark.rule("dun.equip.found-weapon-size")
def test_where_all_heroes_are_of_average_size_every_weapon_fits(arena):
    a = arena()
    a.hero(3, 3)
    a.orc(5, 5, size=LARGE)
    assert a.run(effects.fit(a.t, "broadsword")) == 0
    a.hero(4, 3, size=LARGE)
    assert a.run(effects.fit(a.t, "shield")) == 0


@pytest.mark.rule("dun.setup.open-decks")
@pytest.mark.parametrize(
    ("deck", "inside", "outside"),
    [
        ("common", "torch", "broadsword"), ("potion", "healing-potion", "torch"), ("melee", "broadsword", "longbow"),
        ("ranged", "longbow", "broadsword"), ("ranged", "javelin", "axe"), ("armor", "leather-armor", "shield"),
        ("shield", "shield", "leather-armor"),
    ],
)  # fmt: skip
def test_what_lies_in_which_deck(arena, deck, inside, outside):
    found = effects.deck_of(arena().t, deck)
    assert inside in found
    assert outside not in found


@pytest.mark.rule("dun.equip.card-limit-found")
@pytest.mark.parametrize("stock", [0, 1, 2])
def test_a_card_is_found_as_long_as_there_is_one(arena, stock):
    a = arena()
    hero = a.hero(3, 3)
    a.state.supply.stock = {"torch": stock}
    work(a, hero, d.Gain("torch"), d.Gain("torch"))
    assert len(hero.pack) == stock
    assert a.state.supply.stock["torch"] == 0


@pytest.mark.rule("dun.equip.consumed", "dun.equip.card-limit-found")
def test_never_more_copies_lie_in_the_deck_than_are_printed(arena):
    a = arena()
    copies = a.content.objects["torch"].copies
    for stock, after in ((None, 1), (0, 1), (copies - 1, copies), (copies, copies)):
        a.state.supply.stock = {} if stock is None else {"torch": stock}
        effects.put_back(a.t, "torch")
        assert a.state.supply.stock == {"torch": after}
    a.state.supply.stock = {}
    effects.put_back(a.t, "no-such-thing")
    assert a.state.supply.stock == {}


# ------------------------------------------------------------------------------------------------ pushes and falls


@pytest.mark.rule("dun.push.allowed", "dun.push.no-room")
@pytest.mark.parametrize(
    ("pusher", "room"),
    [
        ((3, 2), [(3, 4), (2, 4), (4, 4)]),
        ((2, 3), [(4, 3), (4, 2), (4, 4)]),
        ((4, 3), [(2, 3), (2, 2), (2, 4)]),
        ((2, 2), [(4, 4), (4, 3), (3, 4), (4, 2), (2, 4)]),
    ],
)
def test_who_is_pushed_goes_straight_or_a_little_aside(arena, pusher, room):
    a = arena()
    hero = a.hero(3, 3)
    assert pushing.push_squares(a.t, hero, a.at(*pusher)) == [a.at(*at) for at in room]


@pytest.mark.rule("dun.push.no-room", "dun.move.no-end-occupied")
def test_nobody_is_pushed_onto_others_or_what_is_as_high_as_he(arena):
    a = arena(furniture=(Furnishing("bunks", (2, 4)),))
    hero, north = a.hero(3, 3), a.at(3, 2)
    assert pushing.push_squares(a.t, hero, north) == [a.at(4, 4)]
    hero.size = LARGE
    assert pushing.push_squares(a.t, hero, north) == [a.at(3, 4), a.at(2, 4), a.at(4, 4)]
    hero.size = AVERAGE
    other = a.hero(4, 4)
    assert pushing.push_squares(a.t, hero, north) == []
    other.marks = Mark.KNOCKED_OUT
    assert pushing.push_squares(a.t, hero, north) == [a.at(4, 4)]


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fall.abyss")
@pytest.mark.parametrize(("around", "end"), [((), (3, 2)), (((2, 2), (3, 2), (4, 2), (2, 3)), (4, 3))])
def test_fortune_puts_him_back_on_the_nearest_floor(arena, around, end):
    a = arena()
    hero = a.hero(3, 3, fortune=1)
    for at in around:
        a.orc(*at)
    a.state.map.layout = a.state.map.layout.__class__(
        ways=0, revealed=a.state.map.layout.revealed, pieces=(), overtiles=((hero.cell, "abyss"),)
    )
    a.run(pushing.into_the_abyss(a.t, hero.id), [5], ["spend"])
    assert hero.cell == a.at(*end)
    assert not hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fortune.fatal-second", "dun.adp.power.fortune")
@pytest.mark.parametrize(
    ("fortune", "dice", "answers", "out"),
    [
        (0, [], [], True),
        (1, [5], ["spend"], False),
        (1, [4], ["spend"], True),
        (2, [4], ["spend", "pass"], True),
        (2, [4], ["spend", "spend"], False),
        (1, [], ["pass"], True),
    ],
)
def test_fortune_against_a_fatal_blow(arena, fortune, dice, answers, out):
    a = arena()
    hero = a.hero(3, 3, fortune=fortune, vitality=3)
    work(a, hero, d.Wound(3), dice=dice, answers=answers)
    assert bool(hero.marks & Mark.KNOCKED_OUT) is out
    assert hero.fortune == fortune - answers.count("spend")


@pytest.mark.rule("dun.adp.push")
@pytest.mark.parametrize(
    ("pits", "options", "chosen"),
    [((0,), (1, 0, -1), 0), ((), (1, 0, -1), 1), ((95,), (1, 2, -1), 1), ((2, 0), (1, 2, 0, -1), 2)],
)
def test_the_automaton_pushes_into_a_pit_and_else_straight(arena, pits, options, chosen):
    """Nobody is pushed off the board by taking no square for the last one."""
    a = arena()
    a.state.map.layout = a.state.map.layout.__class__(
        ways=0, revealed=1, pieces=(), overtiles=tuple((cell, "pit") for cell in pits)
    )
    assert pushing.straight(a.t, [Square(cell) for cell in options]) == Square(chosen)


@pytest.mark.rule("dun.walk.search-furniture", "dun.skill.scholarly.polyglot.search")
@pytest.mark.parametrize(
    ("card", "skills", "dice", "total"),
    [
        ("lectern", ("polyglot",), [2, 3], 6), ("lectern", (), [2, 3], 5), ("alchemy-table", ("polyglot",), [2, 3], 5),
        ("alchemy-table", ("alchemist", "polyglot"), [1, 2, 2, 3], 5),
    ],
)  # fmt: skip
def test_who_reads_everything_finds_more_in_books_alone(arena, card, skills, dice, total):
    a = arena(furniture=(Furnishing(card, (3, 3)),))
    hero = a.hero(3, 4, skills=skills)
    assert a.content.furniture["lectern"].books
    assert a.content.furniture["alchemy-table"].alchemy
    a.t.script([*dice, *[1] * 9], [lambda ask: ask.options[-1]] * 5)
    run(furniture.search(a.t, hero.id, 0))
    assert [event.total for event in a.t.told(Searched)] == [total]
    a.t.left_dice.clear()
    a.t.left_answers.clear()


@pytest.mark.rule("dun.corpse.search", "dun.combat.turn-kind", "dun.walk.achievement-kill")
def test_who_was_in_combat_with_a_large_one_counts_from_its_nearest_square(arena):
    """Its four squares are (2, 2) to (3, 3)."""
    a = arena("\n".join(["a" * 24] * 6))
    ogre = a.orc(2, 2, size=LARGE, span=4, level="elite")
    heroes = [a.hero(x, 2) for x in (3 + IN_COMBAT, 4 + IN_COMBAT)]
    archer = a.hero(23, 2)
    a.run(damage.knock_out(a.t, ogre.id, archer.id))
    (fallen,) = a.state.map.fallen
    assert fallen.fighters == (heroes[0].id, archer.id)
    assert (fallen.level, fallen.leader, fallen.magic) == ("elite", False, ())
    assert a.state.quest.achievements[HEROES] == a.content.points.kill_points[1]
