"""From quest to quest: who comes along, what is kept, and what goes from save to save."""

import contextlib

import msgspec
import pytest

import undercroft
from undercroft.bots import make, seated
from undercroft.games import find
from undercroft.games.universalis import INFO
from undercroft.games.universalis.bots import heroes as heroes_bot
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.between import stays
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.setup import party_vp
from undercroft.games.universalis.spine import legacy, next_step
from undercroft.games.universalis.state import Held, Lasting, Mark
from undercroft.kernel import Table, configure, inline
from undercroft.testing import ScriptedTable, run


def stay(arena):
    """A hero of the party in a city, with his three visits before him."""
    a = arena()
    figure = a.hero(-1, -1, card="shara", vp=10, coins=20)
    a.state.turn.phase, a.state.party.start_heroes = "muster", 1
    a.state.stay.trading, a.state.stay.resting, a.state.stay.visits = [figure.id], "city", {figure.id: 3}
    return a, figure


def sequel_of(a, **changes):
    kept = msgspec.json.decode(msgspec.json.encode(legacy(a.state, a.content)))
    config = configure(INFO, seed=1, seats=1, scenario=INFO.scenarios[0].id, legacy=kept, **changes)
    return GAME.setup(config, GAME.content(config))


@pytest.mark.rule("dun.frame.modes", "dun.heroes.keep")
def test_a_quest_stands_alone_or_goes_on_with_companions_and_all(arena):
    a, hero = stay(arena)
    a.run(companions.engage(a.t, hero.id, "sellsword"), (), ["halberd"])
    wolf = a.pet(-1, -1, owner=hero.id)
    wolf.card = "spirit-wolf"
    a.state.quest.settled = True
    state = sequel_of(a)
    back, man = state.figures.values()
    assert (back.card, man.card, man.owner) == ("shara", "sellsword", back.id)
    assert [held.card for held in man.hands] == ["halberd", "shield"]
    assert next_step(state, a.content) == ("arrive",)
    config = configure(INFO, seed=1, seats=1)
    alone = GAME.setup(config, GAME.content(config))
    assert next_step(alone, GAME.content(config)) == ("muster",)


def test_gaps_in_the_party_are_filled_or_left(arena):
    a, _ = stay(arena)
    a.state.quest.settled, a.state.party.start_heroes = True, 2
    for answer, heroes in (("nobody-more", 1), ("taeral", 2)):
        state = sequel_of(a)
        content = GAME.content(configure(INFO, seed=1))
        table = ScriptedTable(GAME, state, content)
        state.stay.resting = "town"
        stays.move_on(table)
        assert next_step(state, content) == ("muster",)
        table.script(answers=[answer])
        name, *rest = next_step(state, content)
        run(GAME.steps[name](table, *rest))
        while next_step(state, content)[0] == "hire":
            table.script(answers=["none"])
            run(GAME.steps["hire"](table, next_step(state, content)[1]))
        assert sum(f.kind == "hero" for f in state.figures.values()) == heroes
        assert state.turn.phase == "start"


def mustering(fallen, heroes):
    """The heroes' bot gathers a party in a campaign; these are dead."""
    config = configure(INFO, seed=1, seats=1, heroes=heroes)
    content = GAME.content(config)
    state = GAME.setup(config, content)
    state.saga.visited, state.saga.fallen = ["the-old-cellar"], fallen
    asked = list[tuple[str, list[str], str]]()

    def policy(t, ask):
        chosen = heroes_bot.policy(t, ask)
        asked.append((ask.key, [str(option) for option in ask.options], str(chosen)))
        return chosen

    table = Table(GAME, state, content, policy=policy)
    while (step := next_step(state, content)) is not None and step[0] in ("muster", "create", "outfit", "hire"):
        with contextlib.suppress(StopIteration):
            GAME.steps[step[0]](table, *step[1:]).send(None)
    return state, asked


@pytest.mark.rule("dun.heroes.choose", "dun.create.race-first")
def test_when_all_ready_heroes_are_dead_new_ones_are_made():
    """Two heroes: runic master and wizard like the ready ones, with names of their own; only the first has to come."""
    ready = list(GAME.content(configure(INFO, seed=1)).heroes)
    state, asked = mustering(ready, 2)
    assert [options for key, options, _ in asked if key == "hero"] == [["create", "nobody-more"]]
    made = [(hero.race, hero.hero_class) for hero in state.saga.created.values()]
    assert made == [("dwarves", "runic-master"), ("humans", "wizard")]
    dwarf, wizard = (figure for figure in state.figures.values() if figure.kind == "hero")
    assert [figure.card for figure in (dwarf, wizard)] == ["dagna", "aldric"]
    content = GAME.content(configure(INFO, seed=1))
    assert dwarf.base == content.heroes["borgron"].attributes
    assert wizard.base == content.heroes["maeliss"].attributes
    assert set(wizard.spells) == set(content.heroes["maeliss"].spells)
    assert set(dwarf.spells) == set(content.heroes["borgron"].spells)
    assert ([held.card for held in wizard.hands], Held("dagger") in wizard.pack) == (["staff"], True)
    assert [held.card for held in (*dwarf.hands, *dwarf.worn)] == ["axe", "leather-armor"]


@pytest.mark.rule("dun.heroes.type-mix", "dun.heroes.choose")
def test_a_ready_hero_who_does_not_fit_is_not_offered_where_a_new_one_does():
    """Of three heroes the last must be an explorer: the barbarian who is left cannot be it."""
    content = GAME.content(configure(INFO, seed=1))
    state, asked = mustering([card for card in content.heroes if card not in ("shara", "maeliss", "herbod")], 3)
    offered = [options for key, options, _ in asked if key == "hero"]
    assert "herbod" in offered[0]
    assert offered[-1] == ["create", "nobody-more"]
    groups = [content.classes[hero.hero_class].group for hero in state.saga.created.values()]
    assert groups == ["explorer"]


@pytest.mark.rule("dun.heroes.keep")
def test_who_died_does_not_join_again_under_the_same_name(arena):
    a, shara = stay(arena)
    dead = a.hero(-1, -1, card="taeral", marks=Mark.DEAD | Mark.LEFT)
    a.state.saga.fallen = ["pim"]
    a.state.quest.settled, a.state.party.start_heroes = True, 2
    state = sequel_of(a)
    assert state.saga.fallen == ["pim", "taeral"]
    dead.marks = Mark.LEFT
    assert sequel_of(a).saga.fallen == ["pim"]
    assert shara.card not in sequel_of(a).saga.fallen


@pytest.mark.rule("dun.xp.when", "dun.hero.experience", "dun.hero.coins-record")
def test_experience_money_injuries_and_gear_go_from_save_to_save():
    session = undercroft.new("universalis", seed=4, seats=1, heroes=2, options={"ready-party": True})
    state = session.state
    heroes = [f for f in state.figures.values() if f.kind == "hero"]
    for figure in heroes:
        figure.xp, figure.coins, figure.marks = 2, 17, figure.marks | Mark.LEFT
    heroes[0].injuries, heroes[0].pack = ["3"], [Held("rope")]
    state.quest.ended, state.quest.settled = "won", True
    state.lasting = [Lasting(heroes[0].id, "combat", 1, "quest")]
    after = undercroft.new(
        "universalis", seed=5, seats=1, heroes=2, scenario=INFO.scenarios[1].id, legacy=legacy(state, session.content)
    )
    while after.request is not None and after.state.turn.phase == "muster":
        last = after.request.options[-1].value if after.request.key == "travel" else after.request.options[0].value
        after.answer(last, after.request.seat)
    again = undercroft.load(after.save())
    back = [f for f in again.state.figures.values() if f.kind == "hero"]
    assert [f.card for f in back] == [f.card for f in heroes]
    assert [f.xp for f in back] == [2, 2]
    assert back[0].injuries == ["3"]
    assert Held("rope") in back[0].pack
    assert all(f.coins <= 17 for f in back)
    assert again.state.lasting == []
    assert again.state.quest.achievements == [0, 0]


@pytest.mark.rule("dun.heroes.keep", "dun.between.return-to-town")
def test_two_quests_are_played_one_after_the_other():
    """From the muster to the end, through the settlement, and to the end again."""
    game = find("universalis")
    legacies = []
    for seed in range(3):
        scenario, handed_on = INFO.scenarios[0].id, None
        for part in range(2):
            config = configure(INFO, seed=10 * seed + part, seats=1, heroes=3, scenario=scenario, legacy=handed_on)
            bots = seated([make("universalis", "random" if part else "careful", seed)])
            table = Table(game, game.setup(config, game.content(config)), game.content(config), policy=bots)
            if part:
                kept = [hero["xp"] + hero["vp"] for hero in handed_on["heroes"]]
                back = [f for f in table.state.figures.values() if f.kind == "hero"]
                assert [f.xp + f.vp for f in back] == kept
                assert [f.injuries for f in back] == [hero["injuries"] for hero in handed_on["heroes"]]
            inline.finish(table)
            assert table.state.quest.settled
            handed_on = msgspec.json.decode(msgspec.json.encode(legacy(table.state, table.content)))
            scenario = handed_on["scenario"]
        legacies.append(handed_on)
    assert all(INFO.scenarios[0].id in kept["visited"] for kept in legacies)


@pytest.mark.rule("dun.heroes.companions", "dun.heroes.group-vp")
def test_a_companion_can_wait_at_home_and_does_not_count_then(arena):
    a, hero = stay(arena)
    dog = a.figure(-1, -1, side=0, kind="pet", card="giant-rat", owner=hero.id, vp=3)
    both = party_vp(a.state, a.content)
    a.run(stays.visit(a.t, hero.id), (), ["home giant-rat"])
    assert dog.marks & Mark.LEFT
    assert party_vp(a.state, a.content) == both - 3
    assert all(f.id != dog.id for f in stays.travellers(a.t))
    a.run(stays.visit(a.t, hero.id), (), ["along giant-rat"])
    assert not dog.marks & Mark.LEFT
    assert party_vp(a.state, a.content) == both
