"""Adventures of other games: their level is taken off the Reserve, or each piece is paid as it appears."""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content import adapted, advice
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.sheets import read
from undercroft.games.universalis.editions import author, base
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.dark import hand, spawning
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import cards_of, count_points
from undercroft.games.universalis.state import DARK
from undercroft.kernel import ContentError

ROOMS = "aaaabbbb\naaaabbbb\naaaabbbb\naaaacccc\naaaacccc"
DOORS = (q.Door("b", (3, 0), "east"), q.Door("c", (3, 4), "east", lock=True), q.Door("d", (3, 3), "east", lock=True))
FOES = (
    q.Fixed("skeleton-warrior", (6, 0)),
    q.Fixed("skeleton-warrior", (7, 2)),
    q.Fixed("maze-minotaur", (7, 4), leader=True),
)
STAKE = (q.TrapSquare("stake", (2, 2)),)


def adventure(arena, paid="in-advance", dark_seat=-1, **more):
    sheet = {"doors": DOORS[:1], "creatures": FOES, "traps": STAKE, "paid": paid, "leave": False, **more}
    return arena(ROOMS, dark_seat=dark_seat, **sheet)


def level(a):
    return adapted.level(a.board.quest, a.content.creatures, a.content.dark)


@pytest.mark.rule("dun.adapt.level", "dun.adapt.budget")
def test_the_worked_example_leaves_two_points(arena):
    """Two skeletons, a minotaur who leads and a stake are level 13; a hero of 15 leaves 2."""
    a = adventure(arena)
    assert dict(adapted.bill(a.board.quest, a.content.creatures, a.content.dark)) == {
        "skeleton-warrior": 1,
        "maze-minotaur": 9,
        "stake": 2,
    }
    assert level(a) == 13
    a.hero(0, 0, vp=15)
    count_points(a.t)
    assert (a.state.dark.reserve, a.state.dark.leader_debt) == (2, 0)


@pytest.mark.rule("dun.adapt.level")
def test_what_the_sheet_has_free_costs_nothing_and_locks_are_counted(arena):
    free = (q.Fixed("skeleton-warrior", (6, 0), free=True), FOES[1])
    a = adventure(arena, doors=DOORS, creatures=free, traps=(q.TrapSquare("stake", (2, 2), free=True),))
    assert level(a) == 1 + 2 * a.content.dark["locked-door"].cost == 3
    named = adventure(arena, creatures=(FOES[2],), traps=(), leader="maze-minotaur")
    assert level(named) == 9, "the Leader is counted once, be he named in the head and on a square"


@pytest.mark.rule("dun.adapt.budget")
def test_less_than_nothing_stays_on_the_counter(arena):
    a = adventure(arena, leader="red-dragon", creatures=FOES[:2])
    a.hero(0, 0, vp=10)
    count_points(a.t)
    assert a.state.dark.reserve == 10 - 10 - 2 - 2 == -4
    assert (a.state.dark.leader_card, a.state.dark.leader_debt) == ("red-dragon", 0), (
        "the Leader is paid with the level"
    )
    GAME.check(a.state, a.content)
    other = adventure(arena, "on-placement", leader="red-dragon", creatures=FOES[:2])
    other.hero(0, 0, vp=9)
    count_points(other.t)
    assert (other.state.dark.reserve, other.state.dark.leader_debt) == (9, 10)
    other.state.dark.reserve = -1
    with pytest.raises(ContentError, match="reserve -1"):
        GAME.check(other.state, other.content)


@pytest.mark.rule("dun.adapt.budget", "dun.adapt.pay-on-placement")
@pytest.mark.parametrize(("paid", "left"), [("in-advance", -4), ("on-placement", 3)])
def test_creatures_are_placed_for_nothing_or_paid_one_by_one(arena, paid, left):
    a = adventure(arena, paid)
    hero = a.hero(3, 0)
    a.state.dark.reserve = -4 if paid == "in-advance" else 5
    section = a.board.section[a.at(6, 0)]
    a.reveal_all()
    a.run(revealing.place_fixed(a.t, section, hero.id))
    assert [f.card for f in a.state.figures.values() if f.side == DARK] == ["skeleton-warrior"] * 2
    assert a.state.dark.reserve == left
    if paid == "on-placement":
        a.state.dark.reserve = 0
        a.run(revealing.place_fixed(a.t, section, hero.id))
        assert sum(f.side == DARK for f in a.state.figures.values()) == 2, "nobody comes who cannot be paid"


@pytest.mark.rule("dun.adapt.budget", "dun.adapt.pay-on-placement")
@pytest.mark.parametrize(("paid", "reserve", "left"), [("in-advance", -1, -1), ("on-placement", 5, 3)])
def test_a_trap_is_paid_when_somebody_steps_on_it_or_was_before(arena, paid, reserve, left):
    a = adventure(arena, paid)
    hero = a.hero(1, 2, facing="east", vitality=9)
    a.state.dark.reserve = reserve
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 2)}", [1, 1, *[1] * 9][: 2 + len_of_stake(a)])
    assert a.state.dark.reserve == left
    assert a.state.map.traps == []


def len_of_stake(a):
    return sum(effect.dice for effect in a.content.dark["stake"].effects if hasattr(effect, "dice"))


@pytest.mark.rule("dun.adapt.pay-on-placement", "dun.dp-trap.when-quest-sheet")
def test_a_trap_that_cannot_be_paid_lies_still(arena):
    a = adventure(arena, "on-placement")
    hero = a.hero(1, 2, facing="east")
    a.state.dark.reserve = 1
    a.activate(hero)
    a.run(turns.act(a.t, hero.id), [], [f"move @{a.at(2, 2)}"])
    assert (a.state.dark.reserve, len(a.state.map.traps), hero.cell) == (1, 1, a.at(2, 2))


@pytest.mark.rule("dun.adapt.budget", "dun.dp-card.recurrent-use")
@pytest.mark.parametrize(
    ("paid", "reserve", "locked", "left"),
    [
        ("in-advance", -3, True, -3),
        ("on-placement", 4, True, 3),
        ("on-placement", 0, False, 0),
    ],
)
def test_locks_that_the_sheet_has_twice(arena, paid, reserve, locked, left):
    a = adventure(arena, paid, doors=DOORS, creatures=())
    hero = a.hero(3, 4, facing="east")
    a.state.dark.aside, a.state.dark.reserve = ["locked-door"], reserve
    a.activate(hero)
    a.do(hero, "open #1", [] if locked else [3, 3])
    assert (a.state.map.doors[1].lock, a.state.map.doors[1].state) == (locked, "closed" if locked else "open")
    assert a.state.dark.reserve == left


@pytest.mark.rule("dun.adapt.hand")
def test_one_card_of_each_kind_stays_aside_and_the_rest_form_the_decks(arena):
    foes = (*FOES[:2], q.Fixed("maze-minotaur", (7, 4)))
    a = adventure(arena, dark_seat=1, creatures=foes, doors=DOORS)
    before = {kind: cards_of(a.t, kind) for kind in ("obstacle", "encounter")}
    a.hero(0, 0, vp=40)
    a.state.party.start_heroes = 30  # so many that the decks hold every card
    count_points(a.t)
    assert a.state.dark.aside == ["locked-door", "special-creature", "stake", "wandering-creature"]
    for kind, cards in before.items():
        left = cards_of(a.t, kind)
        for card in set(cards):
            assert left.count(card) == cards.count(card) - (card in a.state.dark.aside)
    assert (
        a.state.dark.obstacle_deck.count("stake") + a.state.dark.hand.count("stake")
        == before["obstacle"].count("stake") - 1
    )


@pytest.mark.rule("dun.adapt.hand", "dun.dp-card.recurrent-aside")
def test_a_sheet_that_pays_on_placement_lays_only_repeated_cards_aside(arena):
    a = adventure(arena, "on-placement", doors=DOORS)
    a.hero(0, 0, vp=40)
    count_points(a.t)
    assert a.state.dark.aside == ["locked-door"]


@pytest.mark.rule("dun.adapt.hand")
@pytest.mark.parametrize(
    ("names", "card"),
    [
        (["skeleton-warrior"], "wandering-creature"),
        (["ghoul"], "wandering-creature"),
        (["ghoul", "skeleton-warrior"], "enemy-spotted"),
        (["night-wolf", "night-wolf"], "enemy-spotted"),
        (["barrow-captain"], "special-creature"),
        (["barrow-captain", "ghoul"], "enemy-spotted"),
    ],
)
def test_the_encounter_card_that_would_have_brought_a_group(names, card):
    content = base()
    assert adapted.encounter([content.creatures[name] for name in names], content.dark) == card


@pytest.mark.rule("dun.adapt.hand")
@pytest.mark.parametrize("only", ["wandering-creature", "enemy-spotted"])
def test_a_group_that_no_card_could_pay_comes_by_the_dearest(only):
    content = base()
    group = [content.creatures[name] for name in ("barrow-captain", "ghoul", "night-wolf")]
    assert adapted.encounter(group, {only: content.dark[only]}) == only
    assert adapted.encounter(group, {}) == ""


@pytest.mark.rule("dun.adapt.play")
@pytest.mark.parametrize(("reserve", "playable"), [(-2, False), (0, False), (6, True)])
def test_without_points_cards_can_only_be_discarded(arena, reserve, playable):
    a = adventure(arena, dark_seat=1)
    a.hero(0, 0)
    a.orc(6, 0)
    a.state.dark.hand = ["wandering-creature", "special-creature", "fortune", "rubble", "ambush"]
    a.state.dark.reserve, a.state.turn.side = reserve, DARK
    a.reveal_all()
    verbs = {do.verb for do in turns.dark_options(a.t)}
    assert verbs & {"power", "come"} == ({"power"} if playable else set())
    assert "discard" in verbs
    meetings = [str(play) for play in spawning.meetings(a.t)]
    assert meetings == (["wandering-creature", "special-creature"] if playable else [])
    assert bool(hand.hazards(a.t, a.board.section[a.at(6, 0)])) == playable


@pytest.mark.rule("dun.adapt.play")
def test_discards_bring_the_counter_up_until_something_can_be_paid(arena):
    a = adventure(arena, dark_seat=1)
    a.hero(0, 0)
    a.state.dark.hand, a.state.dark.reserve, a.state.turn.side = ["fortune", "pit", "rubble"], -2, DARK
    a.state.turn.phase = "act"
    a.run(turns.dark_act(a.t), (), ["discard fortune"])
    assert a.state.dark.reserve == 0
    a.orc(6, 0)
    a.reveal_all()
    section = a.board.section[a.at(6, 0)]
    assert hand.hazards(a.t, section) == []
    a.run(turns.dark_act(a.t), (), ["discard pit"])
    assert [str(play) for play in hand.hazards(a.t, section)] == ["rubble"]


@pytest.mark.rule("dun.adapt.play")
def test_the_automaton_without_points_throws_its_encounters_away(arena):
    a = adventure(arena)
    hero = a.hero(3, 0)
    a.state.dark.reserve, a.state.dark.encounter_deck = -3, ["wandering-creature"]
    a.run(spawning.draw_encounter(a.t, a.board.section[a.at(6, 0)], hero.id), [1])
    assert [f for f in a.state.figures.values() if f.side == DARK] == []
    assert (a.state.dark.reserve, a.state.dark.discard) == (-2, ["wandering-creature"])


# ------------------------------------------------------------------------------------------------ the author's tool

BARE = """\
id = "borrowed"
factions = ["creatures-of-the-night"]
leader = "barrow-captain"
paid = "in-advance"
start = [[0, 0]]
map = '''
aaaaaabbbbbbb
aaaaaabbbbbbb
ccccccbbbbbbb
ccccccbbbbbbb
ccccccbbbbbbb
'''

[goal]
kind = "leader"

[[sections]]
id = "a"
kind = "corridor"

[[sections]]
id = "b"
main = true

[[sections]]
id = "c"
CM

[[doors]]
id = "one"
at = [5, 0]
side = "east"
width = 2

[[doors]]
id = "two"
at = [0, 1]
side = "south"

[[traps]]
card = "stake"
at = [2, 3]
"""


def bare(cm=""):
    return BARE.replace("CM", cm)


@pytest.mark.rule("dun.adapt.level")
def test_the_author_is_told_the_level():
    words, _ = author(bare(), "borrowed.toml")
    assert "Quest's Level 7, taken off the Reserve before play: barrow-captain 5, stake 2" in words
    other, _ = author(bare().replace("in-advance", "on-placement"), "borrowed.toml")
    assert "Quest's Level 7, paid as they appear" in other


@pytest.mark.rule("dun.adapt.simple-maps")
def test_a_bare_map_gets_what_the_design_rules_allow():
    words, _ = author(bare(), "borrowed.toml")
    head = "what the map has room for, to be put into the sheet\n"
    proposed = words.split(head)[1]
    assert (proposed.count("[[furniture]]"), proposed.count("[[elements]]")) == (3, 3)
    furnished = read(bare() + "\n" + proposed, "borrowed.toml")  # a way barred or a door walled up would be refused
    assert advice.owed(furnished, 3, 30)[:2] == (0, 0)
    pieces = [*furnished.furniture, *furnished.elements]
    assert len({put.card for put in pieces}) == 6, "no piece twice"
    rows = furnished.map.split()
    assert {rows[put.at[1]][put.at[0]] for put in pieces} == {"b", "c"}, "in every room, in no corridor"
    again, _ = author(bare() + "\n" + proposed, "borrowed.toml")
    assert head not in again


@pytest.mark.rule("dun.adapt.simple-maps")
def test_what_stands_there_already_counts_and_is_not_covered():
    own = '\n[[furniture]]\ncard = "cupboard"\nat = [8, 0]\n'
    quest = read(bare() + own, "borrowed.toml")
    proposed = "\n\n".join(advice.furnishing(quest))
    assert proposed.count("[[furniture]]") == 2
    assert '"cupboard"' not in proposed
    read(bare() + own + "\n" + proposed, "borrowed.toml")


@pytest.mark.rule("dun.adapt.gridless")
def test_a_board_without_squares_is_imagined_with_squares_of_two_to_three_centimetres():
    """dun.ex3.adapt-9x9: rooms of 9 x 9 cm are 3 or 4 squares a side, corridors of 10 x 5 cm 4 or 5 by 2."""
    words, _ = author(bare("cm = [15, 8]"), "borrowed.toml")
    assert "15 x 8 cm imagined as 6 x 3 squares" in words
    with pytest.raises(ContentError) as wrong:
        author(bare("cm = [9, 8]"), "borrowed.toml")
    assert str(wrong.value) == "borrowed.toml:27: 9 cm are 3 or 4 squares of 2 to 3 cm; the map has it 6 wide"
    with pytest.raises(ContentError, match="10 cm are 4 or 5 squares of 2 to 3 cm; the map has it 3 deep"):
        author(bare("cm = [15, 10]"), "borrowed.toml")
    with pytest.raises(ContentError, match="1 cm are no squares"):
        author(bare("cm = [15, 1]"), "borrowed.toml")


@pytest.mark.rule("dun.adapt.budget", "dun.adapt.pay-on-placement")
def test_the_sheet_says_when_it_is_paid():
    with pytest.raises(ContentError, match="there is no time of paying 'later'"):
        read(bare().replace("in-advance", "later"), "borrowed.toml")
    with pytest.raises(ContentError, match="without Reserve Points nothing can be paid in advance"):
        read("use-reserve = false\n" + bare(), "borrowed.toml")
    assert read(bare().replace('paid = "in-advance"\n', ""), "borrowed.toml").paid == "on-placement"


@pytest.mark.rule("dun.adapt.hand")
def test_what_no_encounter_card_could_pay_comes_by_the_special_one():
    """The dearest card for a section still pays for what is worth as much; without any, one creature is special."""
    creatures, cards = base().creatures, base().dark
    costs = sorted(card.cost for card in cards.values() if card.use == "section")
    special = next(card for card in cards.values() if card.use == "special")
    orc = creatures["orc-warrior"]
    worth = {points: adapted.encounter([replace(orc, vp=points)], cards) for points in (costs[-1], costs[-1] + 1)}
    assert cards[worth[costs[-1]]].cost == costs[-1] > costs[-2]
    assert worth[costs[-1] + 1] == special.id
    assert adapted.encounter([replace(orc, vp=1)], {special.id: special}) == special.id
