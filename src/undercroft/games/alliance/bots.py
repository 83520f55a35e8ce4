"""The heuristic rival: it drafts for strength and spread, hunts what it can defeat, and steers monsters at others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from . import tactics
from .acting import act
from .content import AllianceTable, Content
from .content.definitions import Hero
from .geometry import BEYOND, SIDES, distance
from .ratings import card_rating, hero_rating
from .rules import movement, solo
from .rules.abilities import health, value
from .rules.activation import character
from .rules.doors import doors_of
from .rules.monsters import positions, victims
from .state import FIRST_MONSTER, HEROES, NOWHERE, State, Turn, own


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


def pick(t: AllianceTable, ask: Ask[str]) -> str:
    """Strong heroes, classes that are not there yet, both kinds of attack."""
    mine = [t.content.heroes[hero] for hero in t.state.alliances[ask.seat].picks]
    return max(ask.options, key=lambda hero: hero_rating(t.content.heroes[hero]) + spread(t.content.heroes[hero], mine))


def spread(hero: Hero, mine: list[Hero]) -> float:
    """New classes and races open up more upgrades; a third hero of one attack type is worth less."""
    classes = {icon for other in mine for icon in other.classes}
    races = {other.race for other in mine}
    alike = sum(other.kind == hero.kind for other in mine)
    return 0.5 * len(set(hero.classes) - classes) + 0.25 * (hero.race not in races) - 0.6 * max(0, alike - 1)


def place(t: AllianceTable, ask: Ask[str]) -> str:
    """The sturdiest in front."""
    heroes = t.content.heroes
    return max(ask.options, key=lambda hero: (heroes[hero].speed + heroes[hero].armor, heroes[hero].health))


# --------------------------------------------------------------------------------------------------- choosing a hero


def activate(t: AllianceTable, ask: Ask[str]) -> str:
    """Who can do most acts now, even if that means to rise first; the badly wounded rest, unless they can do much."""
    scores = {option: _start(t, ask.seat, option) for option in ask.options}
    return max(ask.options, key=lambda option: scores[option])


def _start(t: AllianceTable, seat: int, option: str) -> float:
    verb, _, card = option.partition(" ")
    state, content = t.state, t.content
    hero = next(one for one in own(seat) if state.heroes[one].card == card)
    hurt = state.heroes[hero].wounds + state.heroes[hero].poison
    late = 0.5 * (state.cycle - 1)
    if verb == "leave":
        return 3.0 + late
    if verb == "rest":
        left = health(state, content, hero) - hurt
        return (3.5 if state.heroes[hero].down else min(hurt, 3) + (2.5 if left <= 2 else 0.0) - 1.5) + late
    points = movement.left(state, content, Turn(hero))
    reach = tactics.ways(state, content, hero, points)
    plans = tactics.plans(state, content, Turn(hero), reach)
    worth = plans[0].worth if plans else 0.0
    errands = tactics.goals(state, content, hero, points)
    near = max((errands[cell] for cell in reach if cell in errands), default=0.0)
    return max(worth, 0.4 * near) + 0.3


# -------------------------------------------------------------------------------------------------- doors and tiles


def lay(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Tiles that pay for their danger, turned so that they lead on."""
    turn = t.state.turn
    assert turn is not None
    strong = t.state.round + 0.3 * t.state.alliances[ask.seat].drafted
    place = ask.about.get("place", NOWHERE)
    assert isinstance(place, int)
    return max(ask.options, key=lambda laying: _tile_worth(t.content, laying.tile, strong) + _exits(t, laying, place))


def _tile_worth(content: Content, id: str, strong: float) -> float:
    tile = content.tiles[id]
    prize = sum(value(content, monster) for _, monster in tile.monsters) + 1.5 * len(tile.challenges)
    peril = sum(content.monsters[monster].attack + content.monsters[monster].health for _, monster in tile.monsters)
    return 0.3 * prize - 0.12 * peril * (1.6 - 0.25 * strong)


def _exits(t: AllianceTable, laying: Any, place: int) -> float:
    """Doors that lead on into the unknown, above all where empty places cost XP."""
    doors = doors_of(t.content, laying.tile, laying.turn)
    if place < 0:
        return 0.1 * doors.bit_count()
    ahead = [BEYOND[place][side] for side in range(4) if doors >> side & 1]
    free = sum(other >= 0 and other not in t.state.tiles and t.state.places >> other & 1 for other in ahead)
    return free * (0.6 if t.content.points.solo_cards else 0.2)


def effort(t: AllianceTable, ask: Ask[str]) -> str:
    """The full price where it can be paid; else all that is left goes into the roll."""
    if "sure" in ask.options:
        return "sure"
    return ask.options[-1] if "leave" not in ask.options else "leave"


# --------------------------------------------------------------------------------------------------------- monsters


def monster(t: AllianceTable, ask: Ask[str]) -> str:
    """The monster that can do rivals the most harm, or own heroes the least."""
    return max(ask.options, key=lambda option: _menace(t, ask.seat, character(t.state, option)))


def _menace(t: AllianceTable, seat: int, who: int) -> float:
    reached = sorted({hero for heroes in positions(t.state, t.content, who).values() for hero in heroes})
    return tactics.steering(t.state, t.content, seat, who, reached)


def _moving(t: AllianceTable, ask: Ask[Any]) -> int:
    """The monster that is being asked about: the one that the question names."""
    said: Any = ask.about["who"]
    return int(said.args["n"]) + FIRST_MONSTER - 1


def monster_move(t: AllianceTable, ask: Ask[str]) -> str:
    """To where it can strike the best victim; with nobody in reach, away from own heroes and towards others."""
    who = _moving(t, ask)
    found = positions(t.state, t.content, who)
    scores = {}
    for option in ask.options:
        heroes = found.get(int(option), [])
        if heroes:
            scores[option] = tactics.steering(t.state, t.content, ask.seat, who, heroes)
        else:
            scores[option] = _bearing(t.state, ask.seat, int(option))
    return max(ask.options, key=lambda option: scores[option])


def _bearing(state: State, seat: int, cell: int) -> float:
    """Near to rivals, far from own heroes."""
    mine = [distance(cell, state.heroes[hero].cell) for hero in own(seat)]
    theirs = [distance(cell, figure.cell) for hero, figure in enumerate(state.heroes) if hero // HEROES != seat]
    return 0.1 * min(mine) - (0.2 * min(theirs) if theirs else 0.0)


def monster_face(t: AllianceTable, ask: Ask[str]) -> str:
    """Towards the best victim."""
    who = _moving(t, ask)
    token, before = t.state.monsters[who], t.state.monsters[who].facing
    scores = {}
    for option in ask.options:
        token.facing = SIDES.index(option)
        scores[option] = tactics.steering(t.state, t.content, ask.seat, who, victims(t.state, t.content, who))
    token.facing = before
    return max(ask.options, key=lambda option: scores[option])


def victim(t: AllianceTable, ask: Ask[str]) -> str:
    who = _moving(t, ask)

    def malice(option: str) -> float:
        return tactics.steering(t.state, t.content, ask.seat, who, [character(t.state, option)])

    return max(ask.options, key=malice)


# ------------------------------------------------------------------------------------------------------------ cards


def draft(t: AllianceTable, ask: Ask[str]) -> str:
    """Spent XP still scores: buy the best card there is, and wait only for something much better."""
    heroes = [t.content.heroes[t.state.heroes[hero].card] for hero in own(ask.seat)]

    def worth(option: str) -> float:
        verb, _, id = option.partition(" ")
        if verb in ("pass", "swap"):
            return 0.0
        users = [hero for hero in heroes if t.content.usable[hero.id, id]]
        return card_rating(t.content.cards[id], users) - 0.05 * t.content.cards[id].cost - 0.2 * (verb == "salvage")

    return max(ask.options, key=worth)


def discard(t: AllianceTable, ask: Ask[str]) -> str:
    """Cards that nobody can use any more this round, while there are still heroes to come."""
    ready = [t.state.heroes[hero].card for hero in own(ask.seat) if t.state.heroes[hero].ready]
    idle = (
        id
        for id in ask.options
        if id != "stop"
        and t.content.cards[id].trigger is None
        and not any(t.content.usable[hero, id] for hero in ready)
    )
    return next(idle, "stop") if ready else "stop"


def least(t: AllianceTable, ask: Ask[str]) -> str:
    """The card that is missed least: useless now, then weak."""
    heroes = [t.state.heroes[hero] for hero in own(ask.seat)]

    def keep(id: str) -> float:
        card = t.content.cards[id]
        users = [t.content.heroes[hero.card] for hero in heroes if t.content.usable[hero.card, id]]
        now = any(hero.ready and t.content.usable[hero.card, id] for hero in heroes)
        return card_rating(card, users) + 3.0 * now + 1.5 * (card.trigger is not None)

    return min(ask.options, key=keep)


def react(t: AllianceTable, ask: Ask[Any]) -> Any:
    """A Reaction that lowers the damage, the strongest first; none is kept for better times."""
    return max(ask.options, key=lambda answer: card_rating(t.content.cards[answer.card], []) if answer.card else 0.0)


# ------------------------------------------------------------------------------------------------------- solo cards


def hunt(t: AllianceTable, ask: Ask[Any]) -> Any:
    """The assault that hurts least, or Section III if that hurts less still."""
    return min(
        ask.options, key=lambda option: _section_three(t) if isinstance(option, str) else _assault(t, ask, option)
    )


def _assault(t: AllianceTable, ask: Ask[Any], option: solo.Assault) -> float:
    """The least harm that this monster can do to one of those whom the choice allows."""
    card = t.content.solo[t.state.solo_card].then
    bonus = option.bonus
    heroes = solo.stands(t.state, t.content, option.who, solo.quarry(t.state, t.content, ask.seat, card, option.choice))
    return min(tactics.harm(t.state, t.content, option.who, hero, bonus) for hero in heroes)


def _section_three(t: AllianceTable) -> float:
    otherwise = t.content.solo[t.state.solo_card].otherwise
    tired = any(not token.ready for token in t.state.monsters.values())
    harm = 4.0 * (otherwise.burst and tired) + 0.3 * otherwise.spend + 1.5 * otherwise.discard
    return harm + otherwise.wounds * otherwise.heroes * (1.5 if otherwise.poison else 1.0)


def suffer(t: AllianceTable, ask: Ask[str]) -> str:
    """The hero with the most health left."""
    return max(ask.options, key=lambda option: tactics.needed(t.state, t.content, character(t.state, option)))


def space(t: AllianceTable, ask: Ask[str]) -> str:
    """A leap goes to where the best blow can be struck; whoever is moved otherwise stays."""
    turn = t.state.turn
    if turn is None:
        return ask.options[0]
    spots = {int(option): tactics.Way(0, "") for option in ask.options}
    found = tactics.plans(t.state, t.content, turn, spots)
    return str(found[0].cell) if found else ask.options[0]


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
}

BOTS: dict[str, Callable[[AllianceTable, Ask[Any]], Any]] = {"veteran": veteran}
