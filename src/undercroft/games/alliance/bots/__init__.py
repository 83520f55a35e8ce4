"""The heuristic rival: it drafts for strength and spread, hunts what it can defeat, and steers monsters at others."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..board import BEYOND, DISTANCES, WIDTH, in_arc
from ..content import AllianceTable, Content
from ..content.definitions import Card, Hero
from ..rules import solo
from ..rules.abilities import bearers, gear, health, speed, to_defeat, value
from ..rules.borders import doors_of
from ..rules.options import (
    LEAVE,
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
from ..rules.strengths import monster_reach
from ..state import HEROES, State, Turn, own
from . import blows, places, threats
from .charts import BITS, union
from .evaluation import evaluate as evaluate
from .prospects import prospects_of
from .replies import react
from .turns import act, facing_for_blow, wanted_by
from .worth import card_rating, facts, hero_rating


def veteran(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Answer as an experienced player would; what it has no opinion on, it answers with the first option."""
    answer = ANSWERS.get(ask.key)
    return answer(t, ask) if answer is not None else ask.options[0]


# ------------------------------------------------------------------------------------------------------ the opening


def pick(t: AllianceTable, ask: Ask[Join]) -> Join:
    """Strong heroes who can use what the others cannot, both kinds of attack."""
    heroes, usable = t.content.heroes, t.content.usable
    mine = [heroes[hero] for hero in t.state.alliances[ask.seat].picks]
    covered, kinds = frozenset[str]().union(*(usable[other.id] for other in mine)), [other.kind for other in mine]

    def spread(hero: Hero) -> float:
        """The cards that nobody of the Alliance could use before; a third hero of one attack type is worth less."""
        return OPENED * len(usable[hero.id] - covered) - 0.6 * max(0, kinds.count(hero.kind) - 1)

    return max(ask.options, key=lambda one: hero_rating(t.content, heroes[one.hero]) + spread(heroes[one.hero]))


OPENED = 0.2
"""What a hero is worth more for each card that nobody else of the Alliance can use."""


def place(t: AllianceTable, ask: Ask[Post]) -> Post:
    """The sturdiest in front."""
    heroes = t.content.heroes

    def sturdiness(post: Post) -> tuple[int, int]:
        hero = heroes[post.card]
        return hero.speed + hero.armor, hero.health

    return max(ask.options, key=sturdiness)


# --------------------------------------------------------------------------------------------------- choosing a hero


def activate(t: AllianceTable, ask: Ask[Start]) -> Start:
    """Who might do most acts now, even if that means to rise first; the badly wounded rest, unless they can do much.
    Those who might do more are thought of first, and one who can do a good part of what the next might do is good
    enough."""
    if (
        len(ask.options) == 2
        and ask.options[0].verb == "activate"
        and _rest(t.state, t.content, ask.options[1]) < READY
    ):
        return ask.options[0]  # the last one, with no need of a rest
    starts = Starts(t, ask.seat)
    bounds = [(-starts.at_most(option), index) for index, option in enumerate(ask.options)]
    best, chosen = (math.inf, 0), ask.options[0]
    for bound in sorted(bounds):
        if bound > best or best[0] <= CONTENT * bound[0] < 0:
            break
        option = ask.options[bound[1]]
        found = -starts.worth(option, -bound[0]), bound[1]
        if found < best:
            best, chosen = found, option
    return chosen


READY = 0.3
"""The least worth of acting."""
CONTENT = 0.3
"""The good part."""
ERRAND = 2.0
"""The worth of what there is to do for those who have nobody to strike."""


def _rest(state: State, content: Content, option: Start) -> float:
    hero = option.hero
    hurt, late = state.heroes[hero].wounds + state.heroes[hero].poison, 0.5 * (state.cycle - 1)
    if not hurt:
        return late - 1.5
    left = health(state, content, hero) - hurt
    return (3.5 if state.heroes[hero].down else min(hurt, 3) + (2.5 if left <= 2 else 0.0) - 1.5) + late


class Starts:
    """What the starts that are offered to a seat are worth, each for sure and at the very most."""

    __slots__ = ("_layout", "_prey", "auras", "beasts", "content", "hand", "seat", "state", "table")

    def __init__(self, t: AllianceTable, seat: int) -> None:
        state, content = t.state, t.content
        self.table, self.state, self.content = t, state, content
        self.hand = state.alliances[seat].hand
        self.seat, self.beasts = seat, [(who, token.cell) for who, token in state.monsters.items()]
        self._prey: dict[int, blows.Prey] = {}
        self.auras = bearers(state, content, seat)
        self._layout: blows.Layout | None = None

    def worth(self, option: Start, at_most: float) -> float:
        if option.verb not in ("activate", "rise") or (option.verb == "activate" and at_most == ERRAND + READY):
            return at_most
        self._layout = self._layout or blows.Layout(self.state, self.content)
        plans = prospects_of(self.table, Turn(option.hero), self._speed(option.hero), self._layout).plans
        worth = max(plans[0].worth, ERRAND) if plans else ERRAND
        return worth + READY - 1.5 * (option.verb == "rise" and _exposed(self.state, self.content, option.hero))

    def at_most(self, option: Start) -> float:
        """As if the hero could go and strike as the crow flies, with all cards for one blow."""
        state, content, hero = self.state, self.content, option.hero
        if option.verb not in ("activate", "rise"):
            return self._aside(option)
        if state.pvp:
            return math.inf
        force, reach = blows.utmost(state, content, hero, self.hand)
        far, reach = DISTANCES[state.heroes[hero].cell], reach + self._speed(hero)
        close = [who for who, cell in self.beasts if far[cell] <= reach]
        return max([blows.hoped_for(self.prey(who), force) for who in close] + [ERRAND]) + READY

    def prey(self, who: int) -> blows.Prey:
        """A monster that one of the heroes might get at."""
        found = self._prey.get(who)
        if found is None:
            found = self._prey[who] = blows.prey(self.state, self.content, who, self.seat)
        return found

    def _speed(self, hero: int) -> int:
        return speed(self.state, self.content, hero, self.auras)

    def _aside(self, option: Start) -> float:
        """To rest, or to leave the dungeon."""
        if option.verb == "rest":
            return _rest(self.state, self.content, option)
        return 3.0 + 0.5 * (self.state.cycle - 1) + 1.0 * _exposed(self.state, self.content, option.hero)


def _exposed(state: State, content: Content, hero: int) -> bool:
    """Whether a ready monster might get at a hero."""
    return bool(threats.exposed(state, content) & BITS[state.heroes[hero].cell])


# -------------------------------------------------------------------------------------------------- doors and tiles


def lay(t: AllianceTable, ask: Ask[Laying]) -> Laying:
    """Tiles that pay for their danger, turned so that they lead on."""
    turn = t.state.turn
    assert turn is not None
    strong = t.state.round + 0.3 * t.state.alliances[ask.seat].drafted
    due = 1.0 if t.content.points.solo_cards and t.state.round >= t.content.points.rounds else 0.0

    tiles = dict.fromkeys([laying.tile for laying in ask.options])
    worths = {tile: _tile_worth(t.content, tile, strong) + due * places.due(t.content, tile) for tile in tiles}
    return max(ask.options, key=lambda laying: worths[laying.tile] + _exits(t, laying))


def _tile_worth(content: Content, id: str, strong: float) -> float:
    tile = content.tiles[id]
    prize = sum(value(content, monster) for _, monster in tile.monsters) + 1.5 * len(tile.challenges)
    peril = sum(content.monsters[monster].attack + content.monsters[monster].health for _, monster in tile.monsters)
    return 0.3 * prize - 0.12 * peril * (1.6 - 0.25 * strong)


def _exits(t: AllianceTable, laying: Laying) -> float:
    """Doors that lead on into the unknown, above all where empty places cost XP."""
    doors = doors_of(t.content, laying.tile, laying.turn)
    tiles, places = t.state.tiles, t.state.places
    ahead = [other for side, other in enumerate(BEYOND[laying.place]) if doors >> side & 1 and other >= 0]
    free = sum([places >> other & 1 for other in ahead if other not in tiles])
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
    """The strongest monster that gets at rivals; where there is none, one that gets at nobody, or the weakest."""
    prowl = threats.Prowl(t.state, t.content)

    def menace(option: Character) -> int:
        close, attack = prowl.close_to(option.who), t.content.monsters[option.card].attack
        return attack if threats.rivals(t.content, ask.seat, close) else -attack if close else 0

    return max(ask.options, key=menace)


def monster_move(t: AllianceTable, ask: Ask[Space]) -> Space:
    """To where it can strike the best victim; with nobody in reach, towards the nearest rival, or away from all."""
    who, prowl = ask.options[0].who, threats.Prowl(t.state, t.content)
    reached = prowl.struck_from(who, union([BITS[option.cell] for option in ask.options]))
    if not reached:
        return _prowling(t.state, ask, t.state.monsters[who].cell)
    victim = threats.worst_hit(t.state, t.content, ask.seat, who, threats.victims(t.content, ask.seat, reached))
    spots = prowl.stands(who)[t.state.heroes[victim].cell]
    return next(option for option in ask.options if spots & BITS[option.cell])


def _prowling(state: State, ask: Ask[Space], start: int) -> Space:
    first, cells = HEROES * ask.seat, [figure.cell for figure in state.heroes]
    theirs = cells[:first] + cells[first + HEROES :]
    if not theirs:
        return max(ask.options, key=lambda option: min([DISTANCES[option.cell][other] for other in cells]))
    far = DISTANCES[min(theirs, key=DISTANCES[start].__getitem__)]
    return min(ask.options, key=lambda option: far[option.cell])


def monster_face(t: AllianceTable, ask: Ask[Facing]) -> Facing:
    """Towards the best victim."""
    who = ask.options[0].who
    cell = t.state.monsters[who].cell
    far, most = DISTANCES[cell], monster_reach(t.content, t.state.monsters[who].card)[1]
    if len([True for figure in t.state.heroes if far[figure.cell] <= most]) < 2:
        return ask.options[0]
    reached = threats.Prowl(t.state, t.content).struck_from(who, BITS[cell])
    if len(reached) < 2:
        return ask.options[0]
    chosen = threats.victims(t.content, ask.seat, reached)
    malice = {hero: threats.malice(t.state, t.content, ask.seat, who, hero) for hero in chosen}

    def worth(option: Facing) -> float:
        faced = [hero for hero in chosen if in_arc(cell, option.side, t.state.heroes[hero].cell)]
        return max([malice[hero] for hero in faced], default=-math.inf)

    return max(ask.options, key=worth)


def victim(t: AllianceTable, ask: Ask[Character]) -> Character:
    """The hero whom the monster's player would like to see hurt most."""

    def worth(option: Character) -> float:
        return threats.malice(t.state, t.content, ask.seat, option.by, option.who)

    return max(ask.options, key=worth)


# ------------------------------------------------------------------------------------------------------------ cards


def draft(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Spent XP still scores: buy the best card there is, and wait only for something much better."""
    heroes = [t.content.heroes[t.state.heroes[hero].card] for hero in own(ask.seat)]

    def worth(option: Any) -> float:
        if not isinstance(option, Upgrade) or option.verb == "swap":
            return 0.0
        card = t.content.cards[option.card]
        users = [hero for hero in heroes if card.id in t.content.usable[hero.id]]
        return card_rating(card, users) - 0.05 * card.cost - 0.2 * (option.verb == "salvage")

    return max(ask.options, key=worth)


def discard(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Cards that nobody can use any more this round, while there are still heroes to come; what was paid for is kept
    for the next."""
    wanted = wanted_by(t, ask.seat)
    for option in ask.options if wanted else ():
        if type(option) is HandCard and _spare(t.content.cards[option.card]):
            for cards in wanted:
                if option.card in cards:
                    break
            else:
                return option
    return STOP


def _spare(card: Card) -> bool:
    """Whether a card may go: no Reaction, which might yet be of use, and no upgrade."""
    return card.trigger is None and not card.level


def least(t: AllianceTable, ask: Ask[HandCard]) -> HandCard:
    """The card that is missed least: useless to those who are still to act, then weak."""
    content, wanted = t.content, wanted_by(t, ask.seat)

    def keep(option: HandCard) -> float:
        card = content.cards[option.card]
        known = facts(card)
        worth = known.rating + 1.5 * (card.trigger is not None) + 3.0 * known.gains
        for cards in wanted:
            if option.card in cards:
                return worth + 3.0
        return worth

    return min(ask.options, key=keep)


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
    """A leap goes to where the best blow can be struck; anyone who is moved otherwise stays."""
    turn = t.state.turn
    if turn is None:
        return ask.options[0]
    if ask.options[0].who != turn.hero:
        return ask.options[0]
    spots = union(BITS[option.cell] for option in ask.options)
    found = blows.plans(blows.Field(blows.Layout(t.state, t.content), turn.hero), turn, [spots], WIDTH)
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
