"""Every blow says by name what its strength and its defense are made of."""

import pytest

from undercroft.games import find
from undercroft.games.alliance.bots import veteran
from undercroft.games.alliance.events import Attacked, CardPlayed, GainedXp
from undercroft.games.alliance.rules import battle, wounds
from undercroft.games.alliance.state import MarkToken
from undercroft.kernel import EventLog, Table, configure
from undercroft.kernel.inline import finish
from undercroft.texts import voice


def last_blow(b):
    return [event for event in b.t.log if isinstance(event, Attacked)][-1]


@pytest.mark.parametrize(("mode", "seats", "seed"), [("rivals", 3, 71), ("pvp", 2, 72), ("solo", 1, 73)])
def test_the_parts_of_every_blow_add_up(mode, seats, seed):
    game = find("alliance")
    config = configure(game.info, seed=seed, seats=seats, mode=mode)
    content = game.content(config)
    t = Table(game, game.setup(config, content), content, policy=veteran, log=EventLog())
    finish(t)
    blows = [event for event in t.log if isinstance(event, Attacked)]
    assert len(blows) > 20
    for event in blows:
        assert event.strength == printed_attack(content, event) + event.rolled + added(event.made_of), event
        shield = added(event.shielded_by) + event.cover + event.parried
        assert event.defense == printed_defense(content, event) + shield, event


def added(parts):
    return sum(value for _, value in parts)


def printed_attack(content, event):
    if event.source != "none":
        strike = content.cards[event.source].strike
        return strike.strength if strike else content.cards[event.source].effects[0].strike.strength
    return card_of(content, event.who).attack


def printed_defense(content, event):
    card = card_of(content, event.target)
    return card.armor + card.dodge


def card_of(content, name):
    kind, _, number = name.rpartition("-")
    return content.monsters[kind] if number.isdigit() else content.heroes[name]


@pytest.mark.rule("alliance.battle.attack-total", "alliance.challenge.pit-stays")
def test_what_cancels_out_is_named_all_the_same(cave):
    """A burst and a pit add up to nothing, and the blow names both."""
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1)
    b.challenge("pit-trap", 11, 4, up=True)
    b.hero("petra", burst="attack", column=("overhead-swing",))
    b.act(f"attack {b.name(ogre)} with primary")
    told = last_blow(b)
    assert (told.strength, told.defense) == (5, 1)
    assert dict(told.made_of) == {"card-overhead-swing": 2, "by-burst": 1, "by-pit": -1}
    said = "Petra attacks Ogre 1: 5 (Overhead Swing +2, Burst of Strength +1, in a pit -1) against 1, a hit."
    assert voice("alliance")(told.text()) == said


@pytest.mark.rule("alliance.battle.attack-total", "alliance.cards.effect-marker")
def test_an_ambush_and_prey_are_named_apart_and_the_prey_of_another_blow_is_not(cave):
    b = cave("petra")
    ogre, goblin = b.monster("ogre", 11, 1, ready=False), b.monster("goblin", 11, 0, ready=False)
    b.state.marks = [MarkToken("prey", 2, 1, goblin), MarkToken("exposed", 1, 1, ogre)]
    b.hero("petra", column=("twist-the-knife",))
    b.act(f"attack {b.name(ogre)} with primary")
    assert dict(last_blow(b).made_of) == {"card-twist-the-knife": 2, "by-ambush": 2}
    b.act(f"attack {b.name(goblin)} with primary")
    assert dict(last_blow(b).made_of) == {"card-twist-the-knife": 2, "by-ambush": 2, "by-prey": 2}


@pytest.mark.rule("alliance.battle.attack-auras", "alliance.pet.no-generic-bonus")
def test_the_card_of_an_ally_is_named_and_none_that_does_not_count_for_a_pet(cave):
    b = cave("ildren", "hroda")
    ghoul = b.monster("ghoul", 11, 1)
    b.hero("hroda", 11, 5, column=("war-drum",))
    b.hero("ildren", burst="attack", column=("grey-wolf", "called-shot"))
    b.act(f"attack {b.name(ghoul)} with grey-wolf")
    told = last_blow(b)
    assert (told.strength, told.made_of, told.shielded_by) == (3, (), (("by-no-dodge", -1),))
    archer = b.monster("bone-archer", 11, 2)
    b.hero("ildren", 11, 7)
    b.act(f"attack {b.name(archer)} with primary")
    told = last_blow(b)
    assert dict(told.made_of) == {"card-called-shot": 2, "by-burst": 1, "card-war-drum": 1}


@pytest.mark.rule("alliance.battle.defense-sum", "alliance.battle.monsters-same")
def test_a_monsters_blow_names_the_pack_and_the_cards_of_its_target(cave):
    b = cave("petra", "hroda")
    b.monster("ghoul", 11, 3)
    goblin = b.monster("goblin", 11, 1)
    b.hero("petra", column=("shield-wall", "riposte"))
    b.run(battle.monster_attack(b.t, goblin, b.who("petra")))
    told = last_blow(b)
    assert (told.strength, told.defense, told.damage) == (4, 6, 0)
    assert dict(told.made_of) == {"by-pack": 1}
    assert dict(told.shielded_by) == {"card-shield-wall": 2, "card-riposte": 2}
    assert not [event for event in b.t.log if isinstance(event, CardPlayed)]


@pytest.mark.rule("alliance.xp.shared-kill", "alliance.xp.third-none")
def test_who_shares_a_monster_hears_why_each_gets_so_much(table):
    picks = ("petra", "lorna", "mysterios", "krom"), ("aveline", "jack-tallow", "oda-fenn", "hroda")
    b = table(seats=3, picks=(*picks, ("thessaly", "ildren", "caerwyn", "brunhild")))
    b.tile(11)
    ogre = b.monster("ogre", 11, 1, wounds=(1, 2, 2))
    b.run(wounds.inflict(b.t, b.who("petra"), ogre, 3))
    assert told_of_xp(b) == [
        "Alliance 1 gains 3 XP: most of the wounds are its own.",
        "Alliance 3 gains 2 XP: it has the second most wounds there.",
    ]


@pytest.mark.rule("alliance.pvp.xp")
def test_xp_for_a_rivals_wounds_are_told_as_such(table):
    b = table(mode="pvp")
    b.run(wounds.inflict(b.t, b.who("petra"), b.who("ildren"), 3))
    assert told_of_xp(b) == ["Alliance 1 gains 1 XP: 1 for every 2 wounds of a rival."]


def told_of_xp(b):
    return [voice("alliance")(event.text()) for event in b.t.log if isinstance(event, GainedXp)]
