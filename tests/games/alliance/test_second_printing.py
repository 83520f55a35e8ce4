"""The second printing: no two cards differ in their figures only, and older games go on with the first one."""

from collections import defaultdict

import msgspec
import pytest
from msgspec.structs import asdict, replace

from undercroft.games import find
from undercroft.games.alliance.content import BASE, printed
from undercroft.games.alliance.content.second import CHANGES
from undercroft.games.alliance.glossary import card_text
from undercroft.games.alliance.rules import challenges, monsters
from undercroft.games.alliance.rules.abilities import armor, dodge
from undercroft.games.alliance.rules.strengths import blow, defense
from undercroft.kernel import Session, configure
from undercroft.texts import voice

PLACE_IN_A_DECK = ("id", "since", "needs", "hero", "number", "level", "cost", "copies", "wording", "types", "within",
                   "no_sight", "speed_cost")  # fmt: skip


def shape(value):
    """What a card does, without its figures."""
    if isinstance(value, msgspec.Struct):
        return type(value).__name__, tuple((name, shape(part)) for name, part in asdict(value).items())
    if isinstance(value, tuple):
        ranged = bool(value) and all(isinstance(part, int) for part in value)
        return "range" if ranged else tuple(shape(part) for part in value)
    return value != 0 if isinstance(value, int) else value


def alike(content):
    found = defaultdict(list)
    for card in content.cards.values():
        fields = {name: value for name, value in asdict(card).items() if name not in PLACE_IN_A_DECK}
        found[tuple((name, shape(value)) for name, value in fields.items())].append(card.id)
    return [ids for ids in found.values() if len(ids) > 1]


def test_no_two_cards_differ_in_their_figures_only():
    assert alike(BASE) == []
    assert len(alike(printed(1))) == 19


@pytest.mark.parametrize("id", CHANGES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_has_changed_is_told_by_the_text_of_its_own_printing(id, language):
    speak = voice("alliance", language)
    first, second = (speak(card_text(content.cards[id])) for content in (printed(1), BASE))
    assert first != second


def test_a_game_that_was_begun_with_the_first_printing_is_played_on_with_it():
    game = find("alliance")
    now = configure(game.info, seed=3, seats=2)
    assert now.content >= 2
    for config, marks in ((now, True), (replace(now, content=1), False)):
        session = Session(game, config)
        assert (session.content.cards["fireball"].strike.mark is not None) is marks
        again = find("alliance").content(session.config)
        assert (again.cards["fireball"].strike.mark is not None) is marks


# ----------------------------------------------------------------------------------------------------- what cards do


def against(b, hero, source, who):
    return defense(b.state, b.content, b.who(hero), blow(b.state, b.content, b.who(hero), source), who).total


def test_embers_find_those_who_dodge_and_a_badger_digs_under_armor(cave):
    b = cave("mysterios")
    kobold, golem = b.monster("kobold-slinger", 11, 1), b.monster("stone-golem", 11, 0)
    assert [against(b, "mysterios", "lance-of-embers", who) for who in (kobold, golem)] == [0, 4]
    assert [against(b, "mysterios", "pit-badger", who) for who in (kobold, golem)] == [2, 0]


def test_a_fireball_leaves_its_target_open_and_a_bear_claws_about(cave):
    b = cave("mysterios")
    b.tile(6)
    b.arch(11, "north")
    ogre, other = b.monster("ogre", 6, 7), b.monster("ogre", 6, 8)
    b.hero("mysterios", 11, 4, column=("fireball",))
    b.state.monsters[ogre].card = "void-drake"
    b.act(f"attack {b.name(ogre)} with fireball")
    assert (len(b.state.monsters[ogre].wounds), len(b.state.monsters[other].wounds)) == (3, 2)
    assert [(mark.mark, mark.amount, mark.on) for mark in b.state.marks] == [("exposed", 1, ogre)]
    b = cave("ildren")
    beside, apart = b.monster("ogre", 11, 0), b.monster("ogre", 11, 8)
    target = b.monster("ogre", 11, 1)
    b.hero("ildren", column=("cave-bear",))
    b.act(f"attack {b.name(target)} with cave-bear")
    assert [len(b.state.monsters[who].wounds) for who in (target, beside, apart)] == [5, 1, 0]


def test_who_stands_in_front_is_shielded_too(cave):
    b = cave("petra", "aveline", second=("jack-tallow", "oda-fenn", "krom", "lorna"))
    b.hero("aveline", 11, 7)
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "stand-behind-me")
    b.run(monsters.attack(b.t, 1, ogre, [0]), "aveline stand-behind-me")
    assert b.hero("petra").wounds == 6 - 2 - 2
    assert (armor(b.state, b.content, b.who("aveline")), armor(b.state, b.content, 0)) == (3, 2)
    b.hero("petra", column=("shield-wall",))
    b.hero("aveline", 11, 7, column=())
    assert (armor(b.state, b.content, 1), dodge(b.state, b.content, 1), dodge(b.state, b.content, 0)) == (3, 1, 0)


def test_healing_in_four_ways(cave):
    b = cave("oda-fenn", "brunhild", second=("aveline", "jack-tallow", "hroda", "durgan"))
    b.deck(0, "hide", "knock")
    for hero, local in (("oda-fenn", 4), ("brunhild", 7)):
        b.hero(hero, 11, local, wounds=4)
    b.hero("petra", wounds=4)
    b.hand(0, "bind-the-wound")
    b.act("play bind-the-wound on petra")
    assert (b.hero("petra").wounds, b.state.alliances[0].hand) == (2, ["knock"])
    b.turn("brunhild")
    b.hand(0, "hearth-blessing", "mend-flesh")
    b.act("play mend-flesh on oda-fenn")
    b.act("play hearth-blessing on petra")  # a second healing spell, by the first
    assert [b.hero(hero).wounds for hero in ("oda-fenn", "brunhild", "petra")] == [0, 3, 0]
    b.hero("brunhild", wounds=2, poison=2)
    b.hand(0, "healing-draught")
    b.act("play healing-draught on brunhild", "0")
    assert (b.hero("brunhild").wounds, b.hero("brunhild").poison) == (0, 0)


def test_ring_mail_goes_under_another_armor(cave):
    b = cave("durgan")
    b.hand(0, "ring-mail", "knights-plate", "chain-shirt")
    b.act("play ring-mail")
    b.act("play knights-plate")
    assert armor(b.state, b.content, 0) == 2 + 2 + 3
    assert not b.offered("play chain-shirt"), "never a third"
    b.hero("durgan", column=("knights-plate",))
    assert not b.offered("play chain-shirt")


def test_winged_sandals_carry_over_traps(cave):
    b = cave("petra")
    b.challenge("pit-trap", 11, 4, up=True)
    b.state.alliances[0].artifacts = ("winged-sandals",)
    b.run(challenges.spring(b.t, 0, b.challenge("dart-trap", 11, 8, level=2, up=True)))
    assert (b.hero("petra").wounds, b.hero("petra").poison, b.speed()) == (0, 0, 5)
    b.act("move n")
    assert b.speed() == 4, "nothing more for the pit"
