"""What the veteran does makes sense: nothing is given up, paid for or played without a use."""

import pytest

from undercroft.games import find
from undercroft.games.alliance.bots import turns, veteran
from undercroft.games.alliance.bots.offers import Offer
from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.rules import monsters
from undercroft.games.alliance.rules.activation import draft, draw
from undercroft.games.alliance.rules.options import AGAIN, DONE, PASS, HandCard, Reaction, Upgrade
from undercroft.kernel import configure
from undercroft.kernel.inline import play
from undercroft.testing import run

GAME = find("alliance")


class Senses:
    """The veteran, watched: what it does without a use."""

    def __init__(self):
        self.again = self.bought = self.reacted = 0
        self.idle, self.wasted, self.useless, self.lately = [], [], [], {}

    def __call__(self, t, ask):
        chosen, turn = veteran(t, ask), t.state.turn
        if ask.key == "act" and turn.movement == 2 and chosen == DONE and turn.used == 0:
            self.idle.append(t.state.heroes[turn.hero].card)
        self.again += chosen == AGAIN
        if isinstance(chosen, Upgrade) and chosen.verb != "swap":
            self.bought, self.lately[ask.seat] = self.bought + 1, chosen.card
        elif ask.key == "activate":
            self.lately.pop(ask.seat, None)
        elif ask.key == "discard" and isinstance(chosen, HandCard) and self.lately.get(ask.seat) == chosen.card:
            self.wasted.append(chosen.card)
        if isinstance(chosen, Reaction):
            self.reacted += 1
            strikes = any(type(effect).__name__ == "Riposte" for effect in t.content.cards[chosen.card].effects)
            if ask.about["strength"] <= ask.about["defense"] and not strikes:
                self.useless.append(chosen.card)
        return chosen


@pytest.mark.parametrize(("mode", "seats"), [("rivals", 2), ("rivals", 4), ("pvp", 2), ("solo", 1), ("cooperative", 2)])
def test_nothing_is_given_up_bought_or_played_for_nothing(mode, seats):
    seen = Senses()
    for seed in range(40, 44):
        play(GAME, configure(GAME.info, seed=seed, seats=seats, mode=mode), seen)
    assert seen.idle == seen.wasted == seen.useless == []
    assert seen.again > 0
    assert seen.bought > 10


class Drafted(Exception):
    """The game is over as far as this test goes."""


def test_every_hero_is_drafted_by_somebody():
    taken, offered = set(), set()

    def policy(t, ask):
        offered.update(t.state.hero_row)
        if ask.key != "pick":
            raise Drafted
        chosen = veteran(t, ask)
        taken.add(chosen.hero)
        return chosen

    for seed in range(60):
        with pytest.raises(Drafted):
            play(GAME, configure(GAME.info, seed=seed, seats=2), policy)
    assert taken == offered == set(BASE.heroes)


# ------------------------------------------------------------------------------------------------------------ reactions


def answered(b, monster, *hand, **hero):
    """What the veteran answers when a monster strikes the hero in the middle."""
    who = b.monster(monster, 11, 1, facing="south")
    b.hand(0, *hand)
    for field, value in hero.items():
        setattr(b.state.heroes[0], field, value)
    given = []
    b.t.script((), [lambda ask: given.append(str(veteran(b.t, ask))) or PASS])
    run(monsters.attack(b.t, 1, who, [0]), b.t)
    return given[0]


@pytest.mark.parametrize(
    ("hero", "monster", "hand", "extra", "wanted"),
    [
        ("hroda", "goblin", ["unbroken-rhythm"], {}, "hroda unbroken-rhythm"),  # 3 against 2
        ("hroda", "goblin", ["unbroken-rhythm"], {"column": ("padded-coat",)}, "pass"),  # 3 against 3: a miss
        ("hroda", "wraith", ["unbroken-rhythm"], {}, "pass"),  # ignores armor
        ("lorna", "wraith", ["among-the-pillars"], {}, "lorna among-the-pillars"),  # but not dodge
        ("hroda", "ogre", ["unbroken-rhythm"], {"wounds": 4}, "pass"),  # falls all the same: 6 against 4
        ("hroda", "ogre", ["unbroken-rhythm"], {"wounds": 3}, "hroda unbroken-rhythm"),
        ("mcfarlin", "goblin", ["duck-and-jab"], {"column": ("padded-coat",)}, "mcfarlin duck-and-jab"),  # strikes back
    ],
)  # fmt: skip
def test_a_reaction_is_played_where_it_tells(cave, hero, monster, hand, extra, wanted):
    assert answered(cave(hero), monster, *hand, **extra) == wanted


def test_what_shields_more_goes_first(cave):
    b = cave("hroda", "aveline", second=("jack-tallow", "oda-fenn", "krom", "lorna"))
    b.hero("aveline", 11, 7)
    assert answered(b, "void-drake", "unbroken-rhythm", "stand-behind-me") == "hroda unbroken-rhythm"
    b = cave("hroda", "aveline", second=("jack-tallow", "oda-fenn", "krom", "lorna"))
    b.hero("aveline", 11, 7)
    assert answered(b, "wraith", "unbroken-rhythm", "stand-behind-me") == "aveline stand-behind-me"


# ------------------------------------------------------------------------------------------------------ cards for later


@pytest.mark.parametrize(("monster", "played"), [("skeleton", "play ring-mail"), ("wraith", None)])
def test_armor_is_put_on_against_those_who_mind_it(cave, monster, played):
    b = cave("durgan")
    b.monster(monster, 11, 1)
    b.turn("durgan", attacked=True, struck=(999,))
    b.hand(0, "ring-mail")
    offer = Offer(b.state, b.content, b.state.turn, 0)
    chosen = turns._protect(b.t, offer)
    assert (chosen and str(chosen)) == played


def test_what_was_paid_for_is_kept_for_the_next_round(cave):
    b = cave("petra", "lorna", "mysterios", "krom")
    b.state.alliances[0].xp = 5
    b.state.upgrade_area = ["cleaving-blow", "", "", "", ""]
    b.hand(0, "overhead-swing")
    b.deck(0, *["hide"] * 8)
    b.turn("petra", over=True)
    b.run(draft(b.t, 0), lambda ask: veteran(b.t, ask))
    assert b.state.alliances[0].hand == ["overhead-swing", "cleaving-blow"]
    b.run(draw(b.t, 0), lambda ask: veteran(b.t, ask), lambda ask: veteran(b.t, ask))
    assert b.state.alliances[0].discard == ["overhead-swing"], "only Petra uses either, and she has acted"
    assert "cleaving-blow" in b.state.alliances[0].hand


@pytest.mark.parametrize(
    ("round", "ready", "mode", "plays"),
    [
        (4, False, "rivals", False),  # the last activation of the game, and nothing is left that could attack
        (4, True, "rivals", True),
        (3, False, "rivals", True),
        (4, False, "pvp", True),  # the rivals may still come
    ],
)
def test_no_armor_is_put_on_when_nothing_can_attack_any_more(cave, round, ready, mode, plays):
    b = cave("petra", mode=mode)
    b.tile(18)
    b.monster("ogre", 18, 4, ready=ready)
    b.state.round = round
    b.state.tile_area = ["", ""]
    for hero in b.state.heroes:
        hero.ready = False
    b.turn("petra", movement=2, used=4)
    b.hand(0, "shield-line")
    offer = Offer(b.state, b.content, b.active, 0)
    chosen = turns._with_what_is_left(b.t, offer)
    assert (str(chosen) == "play shield-line") is plays
