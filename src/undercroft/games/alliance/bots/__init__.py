"""The heuristic rival: it drafts for strength and spread, hunts what it can defeat, and steers monsters at others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..board import BEYOND, distance
from ..content import AllianceTable, Content
from ..content.definitions import Hero
from ..rules import movement, solo
from ..rules.abilities import gear, health, to_defeat, value
from ..rules.borders import doors_of
from ..rules.monsters import positions, victims
from ..rules.options import (
    LEAVE,
    PASS,
    STOP,
    Assault,
    Character,
    Effort,
    Facing,
    HandCard,
    Join,
    Laying,
    Post,
    Space,
    Start,
    Upgrade,
)
from ..state import HEROES, State, Turn, own
from . import blows, places, threats
from .turns import act, facing_for_blow
from .worth import card_rating, hero_rating


def evaluate(state: State, content: Content, seat: int) -> float:
    """Own XP against the best rival's, cards drafted, and the health of the heroes."""

    def standing(other: int) -> float:
        alliance = state.alliances[other]
        hurt = sum(state.heroes[hero].wounds + state.heroes[hero].poison for hero in own(other) if state.heroes)
        return alliance.xp + alliance.spent - alliance.defeats + 0.4 * alliance.drafted - 0.1 * hurt

    others = [standing(other) for other in range(state.seats) if other != seat]
    return standing(seat) - (0.8 * max(others) if others and not content.points.together else 0.0)


def veteran(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Answer as an experienced player would; what it has no opinion on, it answers with the first option."""
    answer = ANSWERS.get(ask.key)
    return answer(t, ask) if answer is not None else ask.options[0]


# ------------------------------------------------------------------------------------------------------ the opening


def pick(t: AllianceTable, ask: Ask[Join]) -> Join:
    """Strong heroes, classes that are not there yet, both kinds of attack."""
    mine = [t.content.heroes[hero] for hero in t.state.alliances[ask.seat].picks]
    heroes = t.content.heroes
    return max(ask.options, key=lambda one: hero_rating(t.content, heroes[one.hero]) + spread(heroes[one.hero], mine))


def spread(hero: Hero, mine: list[Hero]) -> float:
    """New classes and races open up more upgrades; a third hero of one attack type is worth less."""
    classes = {icon for other in mine for icon in other.classes}
    races = {other.race for other in mine}
    alike = sum(other.kind == hero.kind for other in mine)
    return 0.5 * len(set(hero.classes) - classes) + 0.25 * (hero.race not in races) - 0.6 * max(0, alike - 1)


def place(t: AllianceTable, ask: Ask[Post]) -> Post:
    """The sturdiest in front."""
    heroes = t.content.heroes

    def sturdiness(post: Post) -> tuple[int, int]:
        hero = heroes[post.card]
        return hero.speed + hero.armor, hero.health

    return max(ask.options, key=sturdiness)


# --------------------------------------------------------------------------------------------------- choosing a hero


def activate(t: AllianceTable, ask: Ask[Start]) -> Start:
    """Who can do most acts now, even if that means to rise first; the badly wounded rest, unless they can do much."""
    return max(ask.options, key=lambda option: _start(t, option))


def _start(t: AllianceTable, option: Start) -> float:
    state, content, hero, verb = t.state, t.content, option.hero, option.verb
    hurt = state.heroes[hero].wounds + state.heroes[hero].poison
    late = 0.5 * (state.cycle - 1)
    if verb == "leave":
        return 3.0 + late + 1.0 * threats.exposed(state, content, state.heroes[hero].cell)
    if verb == "rest":
        left = health(state, content, hero) - hurt
        return (3.5 if state.heroes[hero].down else min(hurt, 3) + (2.5 if left <= 2 else 0.0) - 1.5) + late
    points = movement.left(state, content, Turn(hero))
    reach = blows.ways(state, content, hero, points, threats.deadly_rooms(state, content, hero)).costs
    plans = blows.plans(state, content, Turn(hero), reach)
    worth = plans[0].worth if plans else 0.0
    errands = places.goals(state, content, hero)
    near = max((errands[cell] for cell in reach if cell in errands), default=0.0)
    return (
        max(worth, 0.4 * near)
        + 0.3
        - 1.5 * (verb == "rise" and threats.exposed(state, content, state.heroes[hero].cell))
    )


# -------------------------------------------------------------------------------------------------- doors and tiles


def lay(t: AllianceTable, ask: Ask[Laying]) -> Laying:
    """Tiles that pay for their danger, turned so that they lead on."""
    turn = t.state.turn
    assert turn is not None
    strong = t.state.round + 0.3 * t.state.alliances[ask.seat].drafted
    due = 1.0 if t.content.points.solo_cards and t.state.round >= t.content.points.rounds else 0.0

    def worth(laying: Laying) -> float:
        prospects = _tile_worth(t.content, laying.tile, strong) + _exits(t, laying)
        return prospects + due * places.due(t.content, laying.tile)

    return max(ask.options, key=worth)


def _tile_worth(content: Content, id: str, strong: float) -> float:
    tile = content.tiles[id]
    prize = sum(value(content, monster) for _, monster in tile.monsters) + 1.5 * len(tile.challenges)
    peril = sum(content.monsters[monster].attack + content.monsters[monster].health for _, monster in tile.monsters)
    return 0.3 * prize - 0.12 * peril * (1.6 - 0.25 * strong)


def _exits(t: AllianceTable, laying: Laying) -> float:
    """Doors that lead on into the unknown, above all where empty places cost XP."""
    doors = doors_of(t.content, laying.tile, laying.turn)
    ahead = [BEYOND[laying.place][side] for side in range(4) if doors >> side & 1]
    free = sum(other >= 0 and other not in t.state.tiles and t.state.places >> other & 1 for other in ahead)
    return free * (0.6 if t.content.points.solo_cards else 0.2)


def effort(t: AllianceTable, ask: Ask[Any]) -> Any:
    """No more than is needed for certain success where it can be had; else all that is left goes into the roll."""
    turn, level = t.state.turn, ask.about["level"]
    assert turn is not None
    assert isinstance(level, int)
    needed = level - gear(t.state, t.content, turn.hero).bonus.die
    enough = [one for one in ask.options if isinstance(one, Effort) and (one.sure or one.points >= needed)]
    if enough:
        return min(enough, key=lambda one: one.points)
    return LEAVE if LEAVE in ask.options else ask.options[-1]


# --------------------------------------------------------------------------------------------------------- monsters


def monster(t: AllianceTable, ask: Ask[Character]) -> Character:
    """The monster that can do rivals the most harm, or own heroes the least."""
    return max(ask.options, key=lambda option: _menace(t, ask.seat, option.who))


def _menace(t: AllianceTable, seat: int, who: int) -> float:
    reached = sorted({hero for heroes in positions(t.state, t.content, who).values() for hero in heroes})
    return threats.steering(t.state, t.content, seat, who, reached)


def monster_move(t: AllianceTable, ask: Ask[Space]) -> Space:
    """To where it can strike the best victim; with nobody in reach, away from own heroes and towards others."""
    who = ask.options[0].who
    found = positions(t.state, t.content, who)

    def worth(option: Space) -> float:
        heroes = found.get(option.cell, [])
        if heroes:
            return threats.steering(t.state, t.content, ask.seat, who, heroes)
        return _bearing(t.state, ask.seat, option.cell)

    return max(ask.options, key=worth)


def _bearing(state: State, seat: int, cell: int) -> float:
    """Near to rivals, far from own heroes."""
    mine = [distance(cell, state.heroes[hero].cell) for hero in own(seat)]
    theirs = [distance(cell, figure.cell) for hero, figure in enumerate(state.heroes) if hero // HEROES != seat]
    return 0.1 * min(mine) - (0.2 * min(theirs) if theirs else 0.0)


def monster_face(t: AllianceTable, ask: Ask[Facing]) -> Facing:
    """Towards the best victim."""
    who = ask.options[0].who
    token, before = t.state.monsters[who], t.state.monsters[who].facing
    scores = {}
    for option in ask.options:
        token.facing = option.side
        scores[option.side] = threats.steering(t.state, t.content, ask.seat, who, victims(t.state, t.content, who))
    token.facing = before
    return max(ask.options, key=lambda option: scores[option.side])


def victim(t: AllianceTable, ask: Ask[Character]) -> Character:
    """The hero whom the monster's player would like to see hurt most."""

    def malice(option: Character) -> float:
        return threats.steering(t.state, t.content, ask.seat, option.by, [option.who])

    return max(ask.options, key=malice)


# ------------------------------------------------------------------------------------------------------------ cards


def draft(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Spent XP still scores: buy the best card there is, and wait only for something much better."""
    heroes = [t.content.heroes[t.state.heroes[hero].card] for hero in own(ask.seat)]

    def worth(option: Any) -> float:
        if not isinstance(option, Upgrade) or option.verb == "swap":
            return 0.0
        card = t.content.cards[option.card]
        users = [hero for hero in heroes if t.content.usable[hero.id, card.id]]
        return card_rating(card, users) - 0.05 * card.cost - 0.2 * (option.verb == "salvage")

    return max(ask.options, key=worth)


def discard(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Cards that nobody can use any more this round, while there are still heroes to come."""
    ready = [t.state.heroes[hero].card for hero in own(ask.seat) if t.state.heroes[hero].ready]
    idle = (
        option
        for option in ask.options
        if isinstance(option, HandCard)
        and t.content.cards[option.card].trigger is None
        and not any(t.content.usable[hero, option.card] for hero in ready)
    )
    return next(idle, STOP) if ready else STOP


def least(t: AllianceTable, ask: Ask[HandCard]) -> HandCard:
    """The card that is missed least: useless now, then weak."""
    heroes = [t.state.heroes[hero] for hero in own(ask.seat)]

    def keep(option: HandCard) -> float:
        card = t.content.cards[option.card]
        users = [t.content.heroes[hero.card] for hero in heroes if t.content.usable[hero.card, card.id]]
        now = any(hero.ready and t.content.usable[hero.card, card.id] for hero in heroes)
        return card_rating(card, users) + 3.0 * now + 1.5 * (card.trigger is not None)

    return min(ask.options, key=keep)


def react(t: AllianceTable, ask: Ask[Any]) -> Any:
    """A Reaction that lowers the damage, the strongest first; none is kept for better times."""
    return max(ask.options, key=lambda one: 0.0 if one == PASS else card_rating(t.content.cards[one.card], []))


# ------------------------------------------------------------------------------------------------------- solo cards


def hunt(t: AllianceTable, ask: Ask[Any]) -> Any:
    """The assault that hurts least, or Section III if that hurts less still."""
    return min(
        ask.options, key=lambda option: _assault(t, ask, option) if isinstance(option, Assault) else _section_three(t)
    )


def _assault(t: AllianceTable, ask: Ask[Any], option: Assault) -> float:
    """The least harm that this monster can do to one of those whom the choice allows."""
    card = t.content.solo[t.state.solo_card].then
    bonus = option.bonus
    heroes = solo.stands(t.state, t.content, option.who, solo.quarry(t.state, t.content, ask.seat, card, option.choice))
    return min(threats.harm(t.state, t.content, option.who, hero, bonus) for hero in heroes)


def _section_three(t: AllianceTable) -> float:
    otherwise = t.content.solo[t.state.solo_card].otherwise
    tired = any(not token.ready for token in t.state.monsters.values())
    harm = 4.0 * (otherwise.burst and tired) + 0.3 * otherwise.spend + 1.5 * otherwise.discard
    return harm + otherwise.wounds * otherwise.heroes * (1.5 if otherwise.poison else 1.0)


def suffer(t: AllianceTable, ask: Ask[Character]) -> Character:
    """The hero with the most health left."""
    return max(ask.options, key=lambda option: to_defeat(t.state, t.content, option.who))


def space(t: AllianceTable, ask: Ask[Space]) -> Space:
    """A leap goes to where the best blow can be struck; whoever is moved otherwise stays."""
    turn = t.state.turn
    if turn is None:
        return ask.options[0]
    if ask.options[0].who != turn.hero:
        return ask.options[0]
    spots = {option.cell: 0 for option in ask.options}
    found = blows.plans(t.state, t.content, turn, spots)
    return next((option for option in ask.options if found and option.cell == found[0].cell), ask.options[0])


def face(t: AllianceTable, ask: Ask[Facing]) -> Facing:
    """The active hero turns to the enemy it wants to strike, and to as many others as possible."""
    turn = t.state.turn
    if turn is None or ask.options[0].who != turn.hero:
        return ask.options[0]
    side = facing_for_blow(t, turn)
    return next((option for option in ask.options if option.side == side), ask.options[0])


ANSWERS: dict[str, Callable[[AllianceTable, Ask[Any]], Any]] = {
    "pick": pick,
    "place": place,
    "activate": activate,
    "act": act,
    "lay": lay,
    "effort": effort,
    "monster": monster,
    "monster-move": monster_move,
    "monster-face": monster_face,
    "victim": victim,
    "draft": draft,
    "discard": discard,
    "bury": least,
    "must-discard": least,
    "react": react,
    "hunt": hunt,
    "suffer": suffer,
    "space": space,
    "face": face,
}

BOTS: dict[str, Callable[[AllianceTable, Ask[Any]], Any]] = {"veteran": veteran}
