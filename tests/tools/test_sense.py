"""Senseless deeds are found where they are done, and nowhere else."""

import json
from itertools import pairwise

import msgspec
import pytest
from tools.sense import Game, __main__, alliance, cellar, counted, doria, each, played, plungin, setups, table

from tools import sense
from undercroft.games import find
from undercroft.games.alliance.rules.options import AGAIN, DONE, Move
from undercroft.games.cellar.rules.options import LEAVE, Play, Sneak
from undercroft.games.doria.rules.options import Attack, Walk
from undercroft.games.doria.rules.options import Wait as LetGo
from undercroft.kernel import configure


def a_game(slug, **setup):
    return played(configure(find(slug).info, seed=1, **setup))


@pytest.fixture(scope="module")
def cellar_game():
    return a_game("cellar", seats=2)


def done(game, deed, **changes):
    """A game of one deed that was changed."""
    return Game(game.config, game.content, [msgspec.structs.replace(deed, **changes)])


def verdicts(kind, game):
    return [one.senseless for one in kind(game)]


def test_every_answer_of_a_game_is_noted_with_what_came_of_it(cellar_game):
    deeds = cellar_game.deeds
    assert [deed.number for deed in deeds] == list(range(len(deeds)))
    assert all(deed.chosen in deed.options for deed in deeds)
    assert all(one.after == other.before for one, other in pairwise(deeds))
    assert sum(len(deed.events) for deed in deeds) > len(deeds)


@pytest.mark.parametrize("slug", __main__.GAMES)
def test_every_game_has_kinds_that_find_occasions(slug):
    kinds = __import__(f"tools.sense.{slug}", fromlist=["KINDS"]).KINDS
    found = counted(kinds, (played(config) for config in setups(slug, 3)))
    assert sum(one.of > 0 for one in found) >= 3
    assert all(one.about and one.senseless <= one.of for one in found)


def test_set_ups_go_through_scenarios_modes_and_sizes():
    found = [*setups("universalis", 60)]
    assert len({config.scenario for config in found}) > 20
    assert len({(config.mode, config.heroes) for config in found}) > 20
    assert {config.heroes for config in setups("doria", 12)} == set(range(1, 7))


def test_a_bandage_makes_sense_where_somebody_is_hurt(cellar_game):
    deed = next(one for one in cellar_game.deeds if one.key == "act")
    hurt = msgspec.structs.replace(deed.before)
    hurt.thieves = [msgspec.structs.replace(hurt.thieves[0], health=1), *hurt.thieves[1:]]
    bandage = Play("bandage", 0, 0)
    assert verdicts(cellar.bandage_without_a_wound, done(cellar_game, deed, chosen=bandage)) == [True]
    assert verdicts(cellar.bandage_without_a_wound, done(cellar_game, deed, chosen=bandage, before=hurt)) == [False]
    assert verdicts(cellar.bandage_without_a_wound, done(cellar_game, deed, chosen=LEAVE)) == []


def test_to_and_fro_is_back_to_where_one_came_from_without_anything_between(cellar_game):
    first = next(one for one in cellar_game.deeds if one.key == "act")

    def at(room):
        state = msgspec.structs.replace(first.before)
        state.thieves = [msgspec.structs.replace(one, room=room) for one in state.thieves]
        return state

    there = msgspec.structs.replace(first, chosen=Sneak(1, "east"), before=at(1), after=at(2))
    back = msgspec.structs.replace(first, chosen=Sneak(2, "west"), before=at(2), after=at(1))
    between = msgspec.structs.replace(first, chosen=LEAVE)
    game = cellar_game._replace(deeds=[there, back])
    assert verdicts(cellar.to_and_fro, game) == [False, True]
    assert verdicts(cellar.to_and_fro, game._replace(deeds=[there, between, back])) == [False, False]


def test_in_doria_whoever_waits_before_a_foe_is_found():
    game = a_game("doria", scenario="the-warlord", heroes=2)
    deed = next(one for one in game.deeds if one.key == "act" and any(type(two) is Attack for two in one.options))
    ap = deed.before.heroes[deed.before.active].ap
    weapons = [one for one in deed.options if type(one) is Attack and not game.content.numbered[one.number].pp]
    assert verdicts(doria.waits_before_a_foe, done(game, deed, chosen=LetGo(ap))) == [bool(weapons)]
    none = tuple(one for one in deed.options if not isinstance(one, Attack))
    assert verdicts(doria.waits_before_a_foe, done(game, deed, chosen=LetGo(ap), options=none)) == [False]
    here = deed.before.heroes[deed.before.active].square
    assert verdicts(doria.walks_on_the_spot, done(game, deed, chosen=Walk(here))) == [True]
    assert verdicts(doria.walks_on_the_spot, done(game, deed, chosen=Walk(here + 1))) == [False]


def test_in_alliance_a_second_movement_wants_a_step():
    game = a_game("alliance", seats=2)
    deed = next(one for one in game.deeds if one.key == "act")
    again, step, end = (msgspec.structs.replace(deed, chosen=chosen) for chosen in (AGAIN, Move(1, 2), DONE))
    assert verdicts(alliance.second_movement_without_a_step, game._replace(deeds=[again, end])) == [True]
    assert verdicts(alliance.second_movement_without_a_step, game._replace(deeds=[again, step, end])) == [False]


def test_a_hero_of_another_level_is_the_same_hero():
    game = a_game("plungin", scenario="drowned-toll", heroes=2)
    offered, taken = plungin.drafted(game)
    assert len(taken) == 2 <= len(offered)
    assert not any(name[-1].isdigit() for name in offered | taken)


def test_the_table_marks_what_is_too_often(cellar_game):
    @each
    def always(deed, content):
        """Whatever is done."""
        return True

    @each
    def never(deed, content):
        """Nothing."""
        return False

    games = iter([cellar_game])
    lines = [*table("cellar", 1, counted([always, never], games, show=1, drafted=lambda _: ({"a"}, set())))]
    assert lines[1].endswith("100.0 %  <- more than 1 %")
    assert "decision 0: pack: club" in lines[2]
    assert lines[3].endswith("0.0 %")


def test_who_is_often_on_offer_and_never_chosen_is_named(cellar_game):
    games = iter([cellar_game] * sense.OFTEN)
    (found,) = counted([], games, show=2, drafted=lambda _: ({"mysterios", "tibbet"}, {"tibbet"}))
    assert (found.senseless, found.of, found.examples) == (1, 2, ["mysterios"])
    (rare,) = counted([], iter([cellar_game]), drafted=lambda _: ({"mysterios"}, set()))
    assert rare.of == 0


def test_the_command(capsys):
    __main__.main(["cellar", "--number", "4", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert {one["kind"] for one in found["kinds"]} >= {"to and fro", "trick without effect"}
