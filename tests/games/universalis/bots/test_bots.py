"""The bots: always an offered option, better than chance, and nothing that their seat may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.universalis.bots import evaluation, fencing, heroes, scouting
from undercroft.games.universalis.bots.evaluation import evaluate
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.game import GAME
from undercroft.kernel import Ask, Session, below, configure
from undercroft.kernel.inline import play

QUESTS = list(base().quests)


def checked(t: Any, ask: Ask[Any]) -> Any:
    answer = heroes.policy(t, ask)
    assert answer in ask.options, (ask.key, answer)
    return answer


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize(
    ("mode", "heroes", "seats"), [("artificial", 4, 1), ("artificial", 1, 1), ("dark-player", 3, 2)]
)
def test_the_bots_play_every_quest_to_its_end(quest: str, mode: str, heroes: int, seats: int):
    config = configure(GAME.info, seed=11, seats=seats, mode=mode, scenario=quest, heroes=heroes)
    table = play(GAME, config, checked)
    assert table.state.quest.ended in ("won", "failed", "fallen", "late", "fled")
    assert table.state.map.sections_found >= (len(base().quests[quest].sections) > 1)


def test_the_careful_bot_beats_chance_in_the_first_quest():
    def at_random(t: Any, ask: Ask[Any]) -> Any:
        return ask.options[below(streams, "bot", len(ask.options))]

    won = {"careful": 0, "random": 0}
    for seed in range(12):
        streams: dict[str, int] = {"": seed}
        config = configure(GAME.info, seed=seed, seats=1, mode="artificial", scenario="the-old-cellar", heroes=4)
        won["careful"] += play(GAME, config, heroes.policy).state.quest.ended == "won"
        won["random"] += play(GAME, config, at_random).state.quest.ended == "won"
    assert won["random"] == 0
    assert won["careful"] >= 2


def test_the_heroes_do_not_look_behind_doors():
    """What has not been revealed changes nothing: only squares of explored sections are ever a destination."""
    config = configure(GAME.info, seed=5, seats=1, mode="artificial", scenario="the-toll-fort", heroes=4)
    session = Session(GAME, config)
    for _ in range(150):
        if session.request is None:
            break
        t: Any = session.table
        explored = t.content.boards[t.state.quest.id].field(t.state.map.layout).explored
        assert all(explored >> cell & 1 for cell in scouting.destination(t))
        assert all(explored >> cell & 1 for way in scouting.frontier(t) for cell in way.squares)
        session.answer(str(heroes.policy(t, session.request.ask)))


def test_wounds_grow_with_dice_and_shrink_with_armor():
    assert fencing.wounds(5, 4, 3) > fencing.wounds(4, 4, 3) > fencing.wounds(4, 5, 3)
    assert fencing.wounds(1, 6, 9) == pytest.approx(1 / 6)
    assert fencing.wounds(1, 6, 1) == pytest.approx(3 / 6)


def test_a_value_for_looking_ahead():
    config = configure(GAME.info, seed=2, seats=2, mode="dark-player", scenario="the-old-cellar", heroes=2)
    session = Session(GAME, config)
    while session.request is not None and len(session.history) < 60:
        session.answer(str(heroes.policy(session.table, session.request.ask)))
    state, content = session.table.state, session.table.content
    ours, weights = evaluate(state, content, 0), evaluation.WEIGHTS
    explored = weights["explored"] * evaluation.signs(state, content, 0)["explored"]
    assert evaluate(state, content, state.dark.seat) == pytest.approx(explored - ours), "he opens no doors"
    hero = next(figure for figure in state.figures.values() if figure.kind == "hero" and figure.cell >= 0)
    hero.wounds += 1
    hurt = (weights["vitality"] + weights["hale"] / hero.base[Attribute.VITALITY]) / 2
    assert evaluate(state, content, 0) == pytest.approx(ours - hurt)
    state.dark.reserve += 1
    assert evaluate(state, content, 0) == pytest.approx(ours - hurt + weights["reserve"] / 2)
    state.quest.ended = "fallen"
    assert (evaluate(state, content, 0), evaluate(state, content, state.dark.seat)) == (-30.0, 30.0)
    state.quest.ended = "won"
    assert evaluate(state, content, 0) == 30.0


@pytest.mark.parametrize(
    ("quest", "done", "part", "merits"),
    [
        ("the-silent-scriptorium", {"found": ["page-of-iron"]}, 1 / 3, 0),
        ("the-silent-scriptorium", {"found": ["page-of-iron", "page-of-ash"]}, 2 / 3, 0),
        ("the-silent-scriptorium", {"found": ["unwritten-page"], "facts": ["unwritten-leaf"]}, 0, 1),
        ("the-nail-smiths-pit", {"slain": {"ember-priest": 1}}, 0.5, 0),
        ("the-nail-smiths-pit", {"slain": {"ember-priest": 1}, "facts": ["mould-broken", "pages-read"]}, 0.5, 1),
        ("the-old-cellar", {"found": ["page-of-iron"]}, 0, 0),
    ],
)
def test_what_is_done_of_the_goal_and_what_was_brought_about_counts(
    quest: str, done: dict[str, Any], part: float, merits: int
):
    """A part of the goal by its share, and what this sheet rewards; not what an earlier one remembers."""
    config = configure(GAME.info, seed=2, seats=1, scenario=quest, heroes=2, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    before = evaluation.signs(state, content, 0)
    parts = (state.saga, state.quest, state.map)
    for name, value in done.items():
        setattr(next(part for part in parts if name in part.__struct_fields__), name, value)
    after = evaluation.signs(state, content, 0)
    assert after["part"] - before["part"] == pytest.approx(part)
    assert after["merits"] - before["merits"] == merits
    state.quest.goal_done = True
    assert evaluation.signs(state, content, 0)["part"] == 0, "the goal stands for its parts"
    assert evaluation.signs(state, content, 0)["goal"] == 1


def test_a_section_that_is_found_counts_for_those_who_open_doors():
    config = configure(GAME.info, seed=2, seats=2, mode="dark-player", scenario="the-open-postern", heroes=2)
    content = GAME.content(config)
    state = GAME.setup(config, content)
    before = [evaluate(state, content, seat) for seat in range(2)]
    state.map.layout = msgspec.structs.replace(state.map.layout, revealed=0b011)
    two = [evaluate(state, content, seat) for seat in range(2)]
    state.map.layout = msgspec.structs.replace(state.map.layout, revealed=0b111)
    three = [evaluate(state, content, seat) for seat in range(2)]
    assert three[0] - two[0] == pytest.approx(evaluation.WEIGHTS["explored"] / 3)
    assert before[1] == two[1] == three[1]


def test_companions_count_for_the_heroes_and_creatures_against_them(arena):
    a = arena()
    a.hero(1, 0)
    alone = evaluate(a.state, a.content, 0)
    orc = a.orc(5, 5, vp=2)
    facing = evaluate(a.state, a.content, 0)
    assert facing < alone
    pet = a.pet(2, 0, vp=2)
    assert evaluate(a.state, a.content, 0) > facing
    assert orc.side != pet.side


def test_the_curious_bot_opens_what_the_careful_one_passes(arena):
    from undercroft.games.universalis.bots import curious
    from undercroft.games.universalis.rules.activation import activation
    from undercroft.kernel import Ask

    a = arena(chests=((9, 0),))
    a.state.map.inspected = [0]
    hero = a.hero(1, 0, dexterity=3)
    a.activate(hero)
    ask = Ask(0, "act", activation.legal(a.t, hero.id))
    chosen = curious.policy(a.t, ask)
    assert chosen.verb == "move"
    assert a.board.distance(chosen.cell, a.at(9, 0)) < 8
    hero.cell = a.at(8, 0)
    a.activate(hero)
    assert curious.policy(a.t, Ask(0, "act", activation.legal(a.t, hero.id))).verb == "chest"
    a.orc(8, 3)
    assert curious.policy(a.t, Ask(0, "act", activation.legal(a.t, hero.id))).verb != "chest"
