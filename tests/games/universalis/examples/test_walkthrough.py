"""The example game of the rulebook as one playthrough: six turns of Borgron and Shara against a Dark Player.

The sheet, what the heroes hold and the order of the cards are as the example tells; everything else is the game, from
its set-up on, with the answers and dice of the example. Every turn names the examples that it goes through.
"""

from pathlib import Path

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import Attacked, Blocked, Cast, Damaged, Initiative, Shot
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.squares import engagement, movement
from undercroft.games.universalis.state import DARK, HEROES, Held
from undercroft.testing import run, scripted

SHEET = Path(__file__).parent.parent / "walkthrough.toml"
DARK_SEAT = 2


class ExampleGame:
    """A `dark-player` game of two heroes and three seats, played with scripted answers and dice."""

    def __init__(self):
        self.t = scripted(GAME, mode="dark-player", seats=3, heroes=2, pack=SHEET.read_text())
        self.state = self.t.state
        self.board = self.t.content.boards[self.state.quest.id]
        self.play("borgron")
        self.borgron = self.of("borgron")
        self.borgron.vp = 18  # no apprentice: his Lightning has all of its dice
        self.borgron.hands = [Held("javelin")]
        self.borgron.pack = [Held(card) for card in ("axe", "picklocks", "healing-potion")]
        self.play("shara")
        self.shara = self.of("shara")
        self.stack_the_decks()
        self.play("none")

    def stack_the_decks(self):
        """The cards come as the example tells; the opening hand has one Obstacle and the Special Creature."""
        state = self.state
        assert (len(state.dark.hand), len(state.dark.obstacle_deck), len(state.dark.encounter_deck)) == (2, 9, 4)
        state.dark.hand[0] = "locked-door"
        state.dark.obstacle_deck[-3:] = ["riddle", "fortune", "electric-shock"]
        state.dark.encounter_deck[-2:] = ["enemy-spotted", "wandering-creature"]
        state.supply.stock |= dict.fromkeys(effects.deck_of(self.t, "special"), 0) | {"components-for-magic": 1}

    def play(self, *answers, dice=()):
        """Go on until all of this is used up."""
        self.t.script(dice, answers)
        while self.t.left_answers or self.t.left_dice:
            self.step()

    def step(self):
        step = GAME.next_step(self.state, self.t.content)
        run(GAME.steps[step[0]](self.t, *step[1:]))

    def next_one(self):
        """The last one of a turn is activated without a question."""
        while self.state.turn.active is None:
            self.step()

    def of(self, card):
        return next(figure for figure in self.state.figures.values() if figure.card == card)

    def at(self, x, y):
        return self.board.at(x, y)

    def to(self, x, y):
        return f"move @{self.at(x, y)}"

    def where(self, figure):
        return self.board.xy(figure.cell)

    def offers(self):
        """What the active character can do."""
        return [str(do) for do in activation.legal(self.t, self.state.turn.active.who)]

    def asked(self, seat):
        """The questions put to a seat so far."""
        return [ask.key for ask in self.t.asked if ask.seat == seat]

    def last(self, kind):
        return self.t.told(kind)[-1]

    def damage_dice(self):
        """How many damage dice were rolled last."""
        return next(count for count, _, key in reversed(self.t.rolled) if key == "damage")


# ------------------------------------------------------------------------------------------------ the turns


def check_turn_1(game):
    state, borgron, shara = game.state, game.borgron, game.shara
    reserve = state.dark.reserve

    # dun.ex.walk-t1-start: a corridor; its closed door and the arrows at its end both show a new section
    game.play(f"activate #{borgron.id}", str(game.at(0, 2)))
    assert state.map.layout.revealed == 0b0001
    assert (state.map.doors[0].state, state.turn.side, state.turn.number) == ("closed", HEROES, 1)
    arrows = [cell for cell in range(game.board.size) if traps.on_arrow(game.t, [cell])]
    assert [game.board.xy(cell) for cell in arrows if game.board.section[cell] == 0] == [(7, 2), (7, 3)]

    # dun.ex.walk-t1-locked-door: four of five squares, and the Action that remains
    game.play(game.to(4, 3), "pass", "pass")
    assert (state.turn.active.moved, state.turn.active.points) == (4, 1)
    game.play("open #0", "locked-door")
    assert state.dark.reserve == reserve - game.t.content.dark["locked-door"].cost
    assert state.turn.active.action == 1
    assert state.map.layout.revealed == 0b0001
    game.play("exchange picklocks+javelin")
    assert borgron.hands == [Held("picklocks")]
    assert (state.turn.active.action, state.turn.active.quick) == (1, 0)
    game.play("pick #0", "pass", dice=[5, 4])
    assert state.map.doors[0].state == "open"
    assert state.quest.achievements == [1, 0]
    assert state.map.layout.revealed == 0b0011
    game.play("end")

    # dun.ex.walk-t1-run: 4 + 9 squares, at most 8, of which she uses 5
    game.play(str(game.at(0, 3)))
    assert figures.value(game.t, shara, Attribute.MOVEMENT) == 4
    game.play("run", dice=[5, 4])
    assert state.turn.active.points == 8
    game.play(game.to(5, 3), "end")
    assert game.board.distance(shara.cell, borgron.cell) == 1

    # dun.ex.walk-t1-dark-player: a card from the Obstacles and Power deck, an Achievement point
    game.play("obstacles")
    assert state.dark.hand == ["special-creature", "electric-shock"]
    assert state.quest.achievements == [1, 1]
    game.play("end")


def check_turn_2(game):
    state, borgron, shara = game.state, game.borgron, game.shara
    reserve = state.dark.reserve
    assert state.turn.number == 2

    # dun.ex.walk-t2-trap-activated: before the third square; the first two lie in the Safe Zone around his start
    game.play(f"activate #{borgron.id}")
    zone = [traps.in_safe_zone(game.t, borgron.id, game.at(x, y)) for x, y in ((4, 4), (4, 5), (5, 6))]
    assert zone == [True, True, False]
    before = game.asked(DARK_SEAT).count("obstacle")

    # dun.ex.walk-t2-trap-undetected, dun.ex.walk-t2-trap-damage: 7 is less than 9; 1, 4, 4, 4, 5 would be four wounds
    script = [3, 4, 1, 4, 4, 4, 5, 1, 2, 3, 5, 6]
    game.play(game.to(5, 6), "electric-shock", "pass", "again", dice=script)
    assert game.asked(DARK_SEAT).count("obstacle") == before + 1
    assert state.dark.reserve == reserve - 3
    assert game.where(borgron) == (5, 6)
    assert game.damage_dice() == 5
    assert (figures.value(game.t, borgron, Attribute.ARMOR), borgron.base[Attribute.VITALITY]) == (4, 4)
    asked = next(ask for ask in reversed(game.t.asked) if ask.key == "fortune-damage")
    assert asked.about["wounds"] == 4
    assert (borgron.wounds, borgron.fortune) == (2, 4)
    assert state.quest.achievements == [1, 2]
    assert not any(offer.startswith(("move", "draw", "drink", "search")) for offer in game.offers())
    game.play("end")
    game.next_one()

    # dun.ex.walk-t2-cupboard: round the corner of the wall in four steps, then the Action
    ways = movement.routes(game.t, shara, 4)
    assert (ways.ends[game.at(4, 4)], ways.ends[game.at(6, 6)]) == (2, 4)
    game.play(game.to(6, 6))
    assert state.turn.active.points == 0
    game.play("search #0", dice=[6, 5])
    assert [held.card for held in shara.pack] == ["bastard-sword", "components-for-magic"]
    assert state.turn.active.action == 0
    game.play("end")

    # dun.ex.walk-t2-dark-player: a card from the Encounter deck
    game.play("encounters")
    assert state.dark.hand == ["special-creature", "wandering-creature"]
    assert state.quest.achievements == [1, 3]
    game.play("end")


def check_turn_3(game):
    state, borgron, shara = game.state, game.borgron, game.shara
    assert state.turn.number == 3
    game.play(f"activate #{shara.id}", game.to(5, 3), "pass", "pass", "draw bastard-sword", "end")

    # a search of the room is instead of the move
    game.next_one()
    assert "search-room" in game.offers()
    game.play("search-room", "pass", dice=[4, 3])
    assert borgron.coins == 2
    assert (state.turn.active.action, state.turn.active.points) == (0, 0)
    game.play("exchange javelin+picklocks", "end")

    # dun.ex.walk-t3-discard: a card is drawn, then Fortune discarded for 2 points
    reserve = state.dark.reserve
    game.play("obstacles")
    assert state.dark.hand == ["special-creature", "wandering-creature", "fortune"]
    game.play("discard fortune")
    assert state.dark.hand == ["special-creature", "wandering-creature"]
    assert state.dark.reserve == reserve + 2
    assert state.quest.achievements == [1, 4]
    game.play("end")


def run_to_the_arrow(game):
    """Turn 4 up to the Initiative roll, of which the caller scripts the dice."""
    state, borgron, shara = game.state, game.borgron, game.shara
    reserve = state.dark.reserve

    # dun.ex.walk-t4-safe-step: nobody is asked for a trap; on an arrow the Dark Player would be
    before = game.asked(DARK_SEAT)
    game.play(f"activate #{shara.id}", game.to(6, 3))
    assert game.asked(DARK_SEAT) == before
    assert not traps.on_arrow(game.t, [game.at(6, 3)])
    assert traps.on_arrow(game.t, [game.at(7, 3)])
    game.play("end")

    game.play("exchange axe+javelin", "run", dice=[4, 4])
    assert (state.turn.active.quick, state.turn.active.action, state.turn.active.points) == (0, 0, 10)
    assert movement.routes(game.t, borgron, 10, running=True).ends[game.at(7, 2)] == 6
    assert traps.in_safe_zone(game.t, borgron.id, game.at(7, 2))
    orcs = ("orc-archer", str(game.at(9, 5)), "orc-warrior", str(game.at(11, 2)), "none")
    game.t.script((), [game.to(7, 2), "pass", "wandering-creature", *orcs, "pass"])
    return reserve


def check_turn_4(game):
    state, borgron = game.state, game.borgron
    assert state.turn.number == 4
    reserve = run_to_the_arrow(game)

    # dun.ex.walk-t4-initiative: 7 - 2 against 7; the Dark Player's turn begins with a point and an Encounter card
    game.play("pass", dice=[4, 3, 3, 4])
    assert (game.last(Initiative).heroes, game.last(Initiative).dark) == (5, 7)
    assert state.dark.reserve == reserve - 2
    archer, warrior = game.of("orc-archer"), game.of("orc-warrior")
    assert [orc.vp for orc in (archer, warrior)] == [1, 1]
    near = [cell for cell in range(game.board.size) if game.board.distance(cell, borgron.cell) <= 2]
    assert not {str(cell) for cell in near} & {
        str(option) for ask in game.t.asked if ask.key == "place" for option in ask.options
    }
    assert (state.turn.side, state.turn.phase) == (DARK, "start")
    game.play("encounters")
    assert state.dark.hand == ["special-creature", "enemy-spotted"]
    assert state.quest.achievements == [1, 5]

    # dun.ex.walk-t4-archer-hits: 7 + 3, nothing else; one of three dice wounds
    assert game.board.distance(archer.cell, borgron.cell) == 3
    game.play(f"activate #{archer.id}", f"shoot short-bow #{borgron.id}", "pass", "pass", "end", dice=[4, 3, 1, 2, 5])
    assert (game.last(Shot).total, game.damage_dice()) == (10, 3)
    assert borgron.wounds == 3
    assert figures.wounded(borgron)

    # dun.ex.walk-t4-warrior-charges: to the first square of Borgron's Melee Range, beside the border of the sections
    game.play(f"activate #{warrior.id}")
    assert not [offer for offer in game.offers() if offer == game.to(7, 3)]
    game.play(game.to(8, 2))
    assert state.turn.active.points == 0
    assert engagement.engaged_with(game.t, warrior) == [borgron.id]

    # dun.ex.walk-t4-borgron-defends: the axe costs him 1, and so does his wound
    game.play(f"attack axe #{borgron.id}", dice=[2, 3, 4, 4])
    blow = game.last(Attacked)
    assert (blow.attack, blow.defence, blow.hit) == (5 + 3 - 1, 8 + 3 - 1 - 1, 0)
    assert (borgron.wounds, game.where(borgron), game.where(warrior)) == (3, (7, 2), (8, 2))
    game.play("end", "end")


def check_turn_5(game):
    state, borgron, shara = game.state, game.borgron, game.shara
    archer, warrior = game.of("orc-archer"), game.of("orc-warrior")
    assert (state.turn.number, state.turn.side) == (5, HEROES)

    # dun.ex.walk-t5-shara-dice, dun.ex.walk-t5-orc-shield, dun.ex.walk-t5-shara-damage: 14 against 10 with a critical;
    # the shield would need a 6; seven dice, five wounds; she takes the square without a move
    game.play(f"activate #{shara.id}", game.to(7, 3))
    moved = state.turn.active.moved
    assert moved == 1
    assert f"attack bastard-sword/thrust #{warrior.id}" in game.offers()
    script = [3, 6, 5, 3, 3, 1, 2, 4, 5, 6, 6, 6]
    game.play(f"attack bastard-sword #{warrior.id}", "pass", "take", dice=script)
    blow = game.last(Attacked)
    assert (blow.attack, blow.defence, blow.hit) == (14, 10, 1)
    assert (game.last(Blocked).rolled, game.last(Blocked).blocked) == (3, 0)
    assert game.damage_dice() == 7
    assert game.last(Damaged).wounds == 5
    assert warrior.id not in state.figures
    assert (game.where(shara), state.turn.active.moved) == ((8, 2), moved)
    game.play("end")

    # dun.ex.walk-t5-lightning-cast: dice 6 and 1; the total is 11, for he is Wounded
    mana = borgron.mana
    game.next_one()
    assert engagement.engaged_with(game.t, borgron) == []
    # dun.ex.walk-t5-lightning-damage: six dice and one more; 3 and more wound
    game.play(f"cast lightning #{archer.id}", dice=[6, 1, 2, 2, 3, 4, 4, 5, 6])
    assert game.last(Cast).total == 7 + 5 - 1
    assert borgron.mana == mana - 1
    assert game.damage_dice() == 7
    assert game.last(Damaged).wounds == 5
    assert archer.id not in state.figures
    assert shara.wounds == 0
    # dun.ex.walk-t5-achievements: a point for each orc
    assert state.quest.achievements == [3, 5]
    game.play("end", "obstacles")
    assert state.dark.hand == ["special-creature", "enemy-spotted", "riddle"]
    assert state.quest.achievements == [3, 6]
    game.play("end")


def check_turn_6(game):
    state, borgron, shara = game.state, game.borgron, game.shara
    assert state.turn.number == 6

    # dun.ex.walk-t6-secret-door: 11 - 1 for heavy armor finds the door that the sheet has there
    assert figures.value(game.t, shara, Attribute.PERCEPTION) == -1
    game.play(f"activate #{shara.id}", "secret", dice=[6, 5])
    assert state.map.doors[2].state == "closed"
    game.play("end")

    # dun.ex.walk-t6-potion: a Quick Action; move and Action remain
    game.play("drink healing-potion")
    assert (borgron.wounds, state.turn.active.action, state.turn.active.quick) == (0, 1, 0)
    game.play(game.to(10, 5), "pass")
    assert game.where(borgron) == (10, 5)
    assert "open #2" in game.offers()


TURNS = (check_turn_1, check_turn_2, check_turn_3, check_turn_4, check_turn_5, check_turn_6)


def after(turns):
    """The example game after so many turns."""
    game = ExampleGame()
    for turn in TURNS[:turns]:
        turn(game)
    return game


# ------------------------------------------------------------------------------------------------ the tests


@pytest.mark.rule("dun.walk.start", "dun.walk.picklocks", "dun.walk.tiles-by-dp")
def test_first_turn():
    check_turn_1(ExampleGame())


@pytest.mark.rule("dun.walk.trap-stops-before", "dun.walk.trap-ends-activation", "dun.walk.fortune-on-damage")
def test_second_turn():
    check_turn_2(after(1))


@pytest.mark.rule("dun.walk.search-room-no-move", "dun.walk.dp-idle-turn", "dun.walk.one-quick-action")
def test_third_turn():
    check_turn_3(after(2))


@pytest.mark.rule("dun.walk.encounter-on-reveal", "dun.walk.initiative-outcome", "dun.walk.shot-point-blank")
def test_fourth_turn():
    check_turn_4(after(3))


@pytest.mark.rule("dun.walk.take-position", "dun.walk.engaged-cannot-cast", "dun.walk.achievement-kill")
def test_fifth_turn():
    check_turn_5(after(4))


@pytest.mark.rule("dun.walk.heavy-armor-perception", "dun.walk.potion-quick")
def test_sixth_turn():
    check_turn_6(after(5))


@pytest.mark.rule("dun.dp.activate-cost", "dun.walk.achievement-unlock", "dun.walk.achievement-fortune")
def test_the_counters_of_the_whole_game():
    """dun.ex.walk-reserve-balance, dun.ex.walk-achievement-balance"""
    game = ExampleGame()
    reserve = game.state.dark.reserve
    for turn in TURNS:
        turn(game)
    lock = game.t.content.dark["locked-door"].cost
    assert game.state.dark.reserve == reserve - lock - 3 + 2 - 2
    assert game.state.quest.achievements == [1 + 2, 5 + 1]


@pytest.mark.rule("dun.walk.initiative-run-penalty", "dun.walk.initiative-outcome")
@pytest.mark.parametrize("dice", [[2, 6, 2, 4], [2, 6, 2, 3]])
def test_with_a_tie_or_more_the_heroes_would_have_begun_again(dice):
    """dun.ex.walk-t4-initiative: the cleverer wins a tie; the Dark Player loses his turn, point and card."""
    game = after(3)
    run_to_the_arrow(game)
    hand = ["special-creature"]
    game.play(dice=dice)
    assert (game.state.turn.side, game.state.turn.phase, game.state.dark.hand) == (HEROES, "start", hand)
    game.play(f"activate #{game.borgron.id}")
    assert game.state.quest.achievements == [1, 4]
    assert game.state.turn.active.action == 1


@pytest.mark.rule("dun.walk.secret-door-if-there", "dun.walk.heavy-armor-perception")
def test_a_ten_on_the_dice_is_too_little_and_the_first_room_has_no_secret():
    """dun.ex.walk-t6-secret-door"""
    game = after(5)
    game.play(f"activate #{game.shara.id}", "secret", "pass", dice=[6, 4])
    assert game.state.map.doors[2].state == "hidden"
    game = after(2)
    game.play(f"activate #{game.borgron.id}", "secret", dice=[6, 5])
    assert [door.state for door in game.state.map.doors] == ["open", "open", "hidden"]
