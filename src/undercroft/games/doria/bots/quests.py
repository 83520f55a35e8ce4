"""What the scenario asks for: who does it best, and when."""

from __future__ import annotations

from typing import Any

from ..board import Board
from ..content import DoriaTable
from ..rules import campaign, dice, moving, scenario
from ..rules.ground import board
from ..rules.options import Do, Walk
from ..scenarios.kinds import Deed
from ..shapes import FLOOR
from .danger import REACH, distance
from .offer import of_kind
from .ways import towards, walked

LIKELY = 0.15
"""A deed that rather fails is left alone."""


def triumph(t: DoriaTable, hero: int, options: Any) -> Any:
    """Who can do the last thing that is asked for before the points run out, and needs no luck for it, does it at
    once. Of several deeds the last one counts: the crown is carried out, not lifted."""
    deeds = asked(t)
    if not deeds:
        return None
    last, ap = deeds[-1], t.state.heroes[hero].ap
    if last.check is not None or not (last.may is None or last.may(t.state, hero)):
        return None
    if sum(int(part["wanted"]) - int(part["done"]) for part in scenario.to_do(t.state, t.content)) != 1:
        return None
    done = next((option for option in of_kind(options, Do) if option.verb == last.verb), None)
    if done is not None:
        return done
    marked = [square for square, token in t.state.tokens.items() if token == last.token]
    squares, steps = marked if last.token else board(t).entrances, walked(t, hero)
    near = [option for option in of_kind(options, Walk) if option.square in squares and steps[option.square] < ap]
    return min(near, key=lambda option: steps[option.square], default=None)


def asked(t: DoriaTable) -> list[Deed]:
    """What leads to the goal, and offers as long as they are worth their price."""
    return [deed for deed in scenario.of(t.state, t.content).deeds if deed.asked or borrows(t)]


def borrows(t: DoriaTable) -> bool:
    """Whether loot now is worth a monster point for the rest of the campaign: not the one that raises their level."""
    points = t.state.campaign_points + t.state.monster_points
    return campaign.monster_level(points + 1) == campaign.monster_level(points)


def finish(t: DoriaTable, hero: int, options: Any) -> Any:
    """What needs no luck and ends the scenario comes before any fight: the way out, the crown, the page."""
    open_to_all = [one for one in asked(t) if one.check is None]
    sure = {one.token: one.verb for one in open_to_all if one.may is None or one.may(t.state, hero)}
    if not sure:
        return None
    for option in of_kind(options, Do):
        if option.verb in sure.values() and deed_chance(t, hero, option) > 0:
            return option
    here, who = board(t), t.state.heroes[hero]
    squares = [square for square, token in t.state.tokens.items() if token in sure]
    if "" in sure:
        squares += here.entrances
    if not squares:
        return None
    taken, island = moving.hero_squares(t, hero), here.islands[who.square]
    squares = [square for square in squares if square not in taken and here.islands[square] == island]
    if not squares:
        return None
    nearest = nearest_of(t, here, who.square, squares)
    return towards(t, hero, nearest, options) if nearest >= 0 else None


def nearest_of(t: DoriaTable, here: Board, start: int, squares: list[int]) -> int:
    """Of some squares on the same island the nearest to which one can walk past the monsters, or -1. Where there is
    only one, the way back is looked at, which is the same for all."""
    closed = moving.monster_mask(t)
    if len(squares) == 1 and here.kinds[start] == here.kinds[squares[0]] == FLOOR:
        shut = closed >> squares[0] & 1
        return squares[0] if not shut and start in here.reach(squares[0], closed, 60) else -1
    steps = here.reach(start, closed, 60)
    return min([square for square in squares if square in steps], key=lambda square: steps[square], default=-1)


def errand(t: DoriaTable, hero: int, options: Any) -> Any:
    """What is asked for and lies open comes before new rooms, while no monster is near: do it, or go there."""
    if not t.state.tokens or distance(t, t.state.heroes[hero].square) <= REACH:
        return None
    chosen = deed(t, hero, options)
    if chosen is not None:
        return chosen
    steps = board(t).reach(t.state.heroes[hero].square, moving.monster_mask(t), 60)
    taken = moving.hero_squares(t, hero)
    goals = [square for square in t.state.tokens if square in steps and square not in taken and called(t, hero, square)]
    nearest = min(goals, key=lambda square: steps[square], default=-1)
    return towards(t, hero, nearest, options) if nearest >= 0 else None


def called(t: DoriaTable, hero: int, square: int) -> bool:
    """Whether this is the nearest of those who are good at what is to be done there."""
    row, token = board(t).range_row(square), t.state.tokens[square]
    able = [
        (row[who.square], other)
        for other, who in enumerate(t.state.heroes)
        if not who.unconscious and not who.away and who.square >= 0 and token_chance(t, other, token) > LIKELY
    ]
    return min(able, default=(0, -1))[1] == hero


def deed(t: DoriaTable, hero: int, options: Any) -> Any:
    """What the scenario asks for, if it is likely to succeed or nobody does it better."""
    found = of_kind(options, Do)
    if not found:
        return None
    best = max(found, key=lambda option: deed_chance(t, hero, option))
    return best if deed_chance(t, hero, best) > LIKELY else None


def deed_chance(t: DoriaTable, hero: int, option: Do) -> float:
    one = next((deed for deed in asked(t) if deed.verb == option.verb), None)
    if one is None:
        return 0.0
    if one.check is None:
        return 1.0 if option.verb != "leave" or safe_to_leave(t, hero) else 0.0
    own = t.state.heroes[hero].attributes
    return float(dice.check_odds(own[one.check[0]] + own[one.check[1]], one.tn + one.per_level * t.state.level))


def safe_to_leave(t: DoriaTable, hero: int) -> bool:
    """Nobody lies unconscious who would be left behind, unless this one carries them."""
    down = [other for other, who in enumerate(t.state.heroes) if who.unconscious and not who.away]
    up = [other for other, who in enumerate(t.state.heroes) if not who.unconscious and not who.away]
    return not down or len(up) > len(down) or t.state.heroes[hero].carries >= 0


def token_chance(t: DoriaTable, hero: int, token: str) -> float:
    """How likely this one is to succeed, against the best of the party."""
    own = [
        chance_at(t, other, token) for other, who in enumerate(t.state.heroes) if not who.unconscious and not who.away
    ]
    mine = chance_at(t, hero, token)
    return mine if mine >= 0.8 * max(own) else 0.0


def chance_at(t: DoriaTable, hero: int, token: str) -> float:
    """How well a character would do there; nothing can be done with some tokens, and not everybody may."""
    deeds = [one for one in asked(t) if one.token == token]
    able = [one for one in deeds if one.may is None or one.may(t.state, hero)]
    return max((deed_chance(t, hero, Do(one.verb, -1)) for one in able), default=0.0)
