"""The veteran's turn: what the active hero does next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from undercroft.kernel import Ask

from ..board import BEYOND, CENTRE, PLACE, SPACES, distance, in_arc, walk
from ..content import AllianceTable
from ..content.definitions import Card, Draw, Gain, HealAll, Leap, Recall
from ..rules import movement
from ..rules.activation import actions
from ..rules.effects import healed_by, leaps
from ..rules.options import AGAIN, DONE, PRIMARY, Attack, Burst, Force, Handle, Move, Open, Passage, Playing, Spin
from ..rules.reach import cell_of
from ..state import FIRST_MONSTER, HEROES, NOBODY, State, Turn, own
from . import blows, places, threats
from .worth import heals, hinders, softens

BURST_ATTACK, BURST_HEAL = Burst("attack"), Burst("heal")
DOOR_WORTH = 6.0
"""Below this worth a blow waits where every empty place of the frame costs 4 XP and a new room fills one."""


def _offered(options: Sequence[Any], wanted: Any) -> Any | None:
    return wanted if wanted in options else None


class Outlook:
    """What the active hero could do in this movement, worked out once for a question, and only what is asked for."""

    def __init__(self, t: AllianceTable, turn: Turn) -> None:
        self.state, self.content, self.turn, self.hero = t.state, t.content, turn, turn.hero
        self.points = movement.left(t.state, t.content, turn)

    @cached_property
    def reach(self) -> blows.Reach:
        return self.ways(self.points)

    def ways(self, points: int) -> blows.Reach:
        return blows.ways(self.state, self.content, self.hero, points, self.shunned)

    @cached_property
    def shunned(self) -> frozenset[int]:
        """Where no foot is set: before traps that may fell the hero, and on a rest among ready monsters."""
        deadly = threats.deadly_rooms(self.state, self.content, self.hero)
        return deadly | threats.lairs(self.state, self.hero) if self.turn.resting else deadly

    @cached_property
    def last(self) -> bool:
        """Whether nobody of the Alliance acts after this hero: what does not pay at once does not pay at all."""
        if self.state.round < self.content.points.rounds:
            return False
        return not any(self.state.heroes[ally].ready for ally in own(self.hero // HEROES))

    @cached_property
    def plans(self) -> list[blows.Plan]:
        return blows.plans(self.state, self.content, self.turn, self.reach.costs)

    @cached_property
    def errands(self) -> dict[int, float]:
        exploring = not (self.last or self.turn.resting) or self.pays
        hunting = not (self.turn.resting or (self.last and self.turn.movement > 1))
        return places.goals(self.state, self.content, self.hero, exploring, hunting)

    @cached_property
    def pays(self) -> bool:
        """Whether a new room takes more from the dungeon's due than its monsters and challenges add to it."""
        return self.content.points.solo_cards and places.best_due(self.state, self.content) > 0


def act(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Free gains first; then the best blow, errands that leave it possible, errands alone, and cards that protect."""
    turn = t.state.turn
    assert turn is not None
    outlook = Outlook(t, turn)
    for answer in (_windfall, _mend, _battle, _errand, _go_again, _retreat, _protect, _catch_breath):
        chosen = answer(t, outlook, ask.options)
        if chosen is not None:
            return chosen
    return DONE if DONE in ask.options else ask.options[0]


def _playings(options: Sequence[Any]) -> list[Playing]:
    return [option for option in options if isinstance(option, Playing) and not option.repeat]


def _windfall(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """Cards that draw cards, bring cards back or give XP; those that cost Speed only if there is nobody to strike."""
    turn = outlook.turn
    for option in _playings(options):
        card = t.content.cards[option.card]
        useful = (Draw, Gain, Recall) if t.state.alliances[turn.hero // HEROES].discard else (Draw, Gain)
        gives = any(isinstance(effect, useful) for effect in card.effects)
        if not gives or card.strike is not None or option.target not in (NOBODY, turn.hero):
            continue
        if not card.speed_cost or (not turn.spent and not outlook.plans):
            return option
    return None


def _mend(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """Healing where it is not wasted; the defeated first."""
    best, found = 1.0, None
    for option in _playings(options):
        amount = heals(t.content.cards[option.card])
        if amount:
            worth = _healing(t, outlook.hero, option, amount)
            if worth > best:
                best, found = worth, option
    return found


def _healing(t: AllianceTable, hero: int, option: Playing, amount: int) -> float:
    if option.target == NOBODY:
        return 0.7 * sum(
            min(effect.amount, t.state.heroes[ally].wounds + t.state.heroes[ally].poison)
            for effect in t.content.cards[option.card].effects
            if isinstance(effect, HealAll)
            for ally in healed_by(t.state, hero, effect)
        )
    figure = t.state.heroes[option.target]
    return min(amount, figure.wounds + figure.poison) + 1.5 * figure.down - 0.5


def _battle(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """Go to where the best blow can be struck, play what it needs, turn, strike."""
    turn, here = outlook.turn, t.state.heroes[outlook.hero].cell
    if not outlook.plans:
        return _hurry(t, outlook, options)
    plan = _with_second(t.state, turn, outlook.plans)
    if t.content.points.solo_cards and plan.worth < DOOR_WORTH and _door_in_reach(outlook):
        return None
    errand = _on_the_way(t, outlook, options, plan)
    if errand is not None:
        return errand
    if plan.cell != here:
        return _offered(options, Move(here, outlook.reach.first[plan.cell]))
    return _strike(t, turn, options, plan)


def _door_in_reach(outlook: Outlook) -> bool:
    """Whether the hero could open a door into the unknown in this movement."""
    doors = places.frontier(outlook.state) if any(outlook.state.tile_area) else {}
    return any(doors.get(cell, 0.0) > 2 and cost < outlook.points for cell, cost in outlook.reach.costs.items())


def _with_second(state: State, turn: Turn, found: list[blows.Plan]) -> blows.Plan:
    """Standing still allows two blows: stay if the best two here are worth more than the best one elsewhere."""
    here = [plan for plan in found if plan.cell == state.heroes[turn.hero].cell]
    if not here or turn.spent or turn.struck:
        return found[0]
    other = next((plan for plan in here if plan.target != here[0].target), None)
    both = here[0].worth + (other.worth if other is not None else 0.0)
    return here[0] if both >= found[0].worth else found[0]


def _on_the_way(t: AllianceTable, outlook: Outlook, options: Sequence[Any], plan: blows.Plan) -> Any | None:
    """A chest beside the hero (playing solo, a door) that can be opened without losing the blow."""
    turn = outlook.turn
    if turn.attacked or (not turn.spent and plan.cell == t.state.heroes[turn.hero].cell and len(t.state.monsters) > 1):
        return None
    if outlook.points <= outlook.reach.costs[plan.cell]:
        return None
    chest = next((option for option in options if isinstance(option, Handle) and option.verb == "chest"), None)
    if chest is not None or not t.content.points.solo_cards:
        return chest
    return next((option for option in options if isinstance(option, Open)), None)


def _hurry(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """A card that gives Speed or a leap, if it brings a blow into reach."""
    turn = outlook.turn
    if turn.attacked or turn.resting or turn.movement > 1:
        return None
    for option in _playings(options):
        card = t.content.cards[option.card]
        if option.target not in (NOBODY, turn.hero):
            continue
        reach = dict[int, int]()
        if card.bonus.speed:
            reach = outlook.ways(outlook.points + card.bonus.speed).costs
        for effect in card.effects:
            if isinstance(effect, Leap):
                reach |= dict.fromkeys(leaps(t.state, turn.hero, effect.spaces), 0)
        if reach and blows.plans(t.state, t.content, turn, reach):
            return option
    return None


def _strike(t: AllianceTable, turn: Turn, options: Sequence[Any], plan: blows.Plan) -> Any | None:
    """At the right place: soften the target, play the cards, burst if that tells, face it, strike."""
    ready = _soften(t, options, plan) or _next_card(t, turn, options, plan)
    if ready is not None:
        return ready
    short = plan.needed - plan.damage
    tells = short == 1 or (short > 1 and _idle(t, turn.hero // HEROES) >= 2)
    if tells and plan.swing.attack.generic and BURST_ATTACK in options:
        return BURST_ATTACK
    for option in options:
        if isinstance(option, Attack) and (option.target, option.source) == (plan.target, plan.swing.source):
            return option
    return _offered(options, Spin(turn.hero)) if facing_for(t.state, turn.hero, plan.target) is not None else None


def _idle(t: AllianceTable, seat: int) -> int:
    """Cards in hand that no hero who is still to act can use: fuel for a Burst of Strength."""
    ready = [t.state.heroes[hero].card for hero in own(seat) if t.state.heroes[hero].ready]
    hand = t.state.alliances[seat].hand
    return sum(not any(t.content.usable[hero, id] for hero in ready) for id in hand)


def _soften(t: AllianceTable, options: Sequence[Any], plan: blows.Plan) -> Any | None:
    for option in _playings(options):
        if option.target == plan.target and softens(t.content.cards[option.card]):
            return option
    return None


def _next_card(t: AllianceTable, turn: Turn, options: Sequence[Any], plan: blows.Plan) -> Any | None:
    """The next card of the plan that is still in hand; a sure kill needs no more cards."""
    bare = plan.damage - plan.swing.more
    spare = plan.swing.source == PRIMARY and bare >= plan.needed
    for id in plan.swing.cards if not spare else ():
        for option in _playings(options):
            use = "attack" if id == plan.swing.source else "bonus"
            if option.card == id and option.target in (NOBODY, turn.hero) and option.use in ("", use):
                return option
    return None


def facing_for_blow(t: AllianceTable, turn: Turn) -> int | None:
    """The side to turn to for the best blow from where the hero stands."""
    here = {t.state.heroes[turn.hero].cell: 0}
    found = blows.plans(t.state, t.content, turn, here)
    return facing_for(t.state, turn.hero, _with_second(t.state, turn, found).target) if found else None


def facing_for(state: State, hero: int, target: int) -> int | None:
    """Towards the target, and to as many other enemies as possible; None if the hero faces that way already."""
    cell, where = state.heroes[hero].cell, cell_of(state, target)
    others = [token.cell for token in state.monsters.values()]
    sides = [side for side in range(4) if in_arc(cell, side, where) and side != state.heroes[hero].facing]
    return max(
        sides,
        key=lambda side: sum(in_arc(cell, side, other) for other in others if distance(cell, other) < 4),
        default=None,
    )


# --------------------------------------------------------------------------------------------------------- errands


def _errand(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """Chests, doors, searches beside the hero; else a step towards the best of them."""
    if outlook.turn.attacked:
        return None
    place, points = PLACE[t.state.heroes[outlook.hero].cell], outlook.points
    calm = t.content.points.solo_cards or places.crowd(t.state, place) <= 1
    tokens = {option.verb: option for option in options if isinstance(option, Handle)}
    if "chest" in tokens:
        return tokens["chest"]
    if "unlock" in tokens:
        return _knack(t, options) or tokens["unlock"]
    exploring = not (outlook.last or outlook.turn.resting) or outlook.pays
    doors = [option for option in options if isinstance(option, Open) and _leads_on(t.state, option)]
    if doors and calm and exploring:
        return max(doors, key=lambda option: _opening(t.state, option))
    if "search" in tokens and points > 1 and (not outlook.last or t.content.points.solo_cards):
        return tokens["search"]
    locks = [option for option in options if isinstance(option, Force) and _leads_on(t.state, option)]
    if locks and calm and points > 1 and exploring:
        return _knack(t, options) or max(locks, key=lambda option: _opening(t.state, option))
    return _step(outlook, options)


def _knack(t: AllianceTable, options: Sequence[Any]) -> Any | None:
    """A card that helps with locks and hidden doors, before it comes to the die."""
    return next(
        (one for one in _playings(options) if t.content.cards[one.card].bonus.die and one.target == NOBODY), None
    )


def _opening(state: State, option: Passage) -> bool:
    """Doors into the unknown before doors to rooms that lie there already."""
    return BEYOND[option.place][option.side] not in state.tiles


DETOUR = 8
"""Steps round to a room that make it worth while to open another way there."""


def _leads_on(state: State, option: Passage) -> bool:
    """Into the unknown, or to a room that is far away on foot."""
    beyond = BEYOND[option.place][option.side]
    if beyond not in state.tiles:
        return True
    return SPACES[beyond][CENTRE] not in walk(state.arches, SPACES[option.place][CENTRE], DETOUR)


def _step(outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """Towards the errand with the most worth for its distance, over this movement and the ones to come."""
    errands, reach = outlook.errands, outlook.reach
    if not errands:
        return None
    here = outlook.state.heroes[outlook.hero].cell
    far = outlook.ways(18).costs
    scores = {cell: errands[cell] / (3 + far[cell]) for cell in errands if cell in far}
    if not scores:
        return None
    best = max(scores, key=lambda cell: (scores[cell], -cell))
    if best == here:
        return None
    goal = best if best in reach.costs else _towards(outlook.state, best, reach.costs)
    return _offered(options, Move(here, reach.first[goal]))


def _towards(state: State, goal: int, reach: dict[int, int]) -> int:
    """The space in reach from which the goal is nearest on foot."""
    steps = walk(state.arches, goal, 30)
    return min(reach, key=lambda cell: (steps.get(cell, 99), reach[cell], cell))


def _go_again(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """No blow in reach and no point left: give up the attack for a second movement, if that leads to something."""
    if AGAIN not in options or outlook.points > 1 or outlook.turn.attacked:
        return None
    then = Outlook(t, Turn(outlook.hero, movement=2, spent=True))
    ahead = actions(t.state, t.content, then.turn, then.points)
    return AGAIN if _errand(t, then, ahead) is not None else None


def _retreat(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """Nothing to gain here: out of the reach of ready monsters, if there is such a space."""
    here = t.state.heroes[outlook.hero].cell
    if outlook.turn.attacked or outlook.points <= 0 or not threats.exposed(t.state, t.content, here):
        return None
    safe = [cell for cell in outlook.reach.costs if not threats.exposed(t.state, t.content, cell)]
    if not safe:
        return None
    goal = min(safe, key=lambda cell: (outlook.reach.costs[cell], cell))
    return _offered(options, Move(here, outlook.reach.first[goal]))


# ------------------------------------------------------------------------------------------------------- protection


def _protect(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """What is left in hand for this hero and helps for the rest of the round: armor, songs for others, hindrances."""
    seat = outlook.hero // HEROES
    close = threats.threatened(t.state, t.content, seat)
    best, found = 0.0, None
    for option in _playings(options):
        card = t.content.cards[option.card]
        if card.trigger is not None or card.strike is not None:
            continue
        worth = _shelter(t, outlook.turn, card, option, close)
        if worth > best:
            best, found = worth, option
    return found


def _catch_breath(t: AllianceTable, outlook: Outlook, options: Sequence[Any]) -> Any | None:
    """A Burst of Strength against a wound, with cards that are of no other use."""
    return _offered(options, BURST_HEAL) if _idle(t, outlook.hero // HEROES) >= 2 else None


def _shelter(t: AllianceTable, turn: Turn, card: Card, option: Playing, close: list[int]) -> float:
    if option.target >= FIRST_MONSTER:
        attack = t.content.monsters[t.state.monsters[option.target].card].attack
        return float(attack) if option.target in close and hinders(card) else 0.0
    if option.target >= 0 and option.target // HEROES == turn.hero // HEROES:
        return _song(t, card, option.target)
    if option.target >= 0:
        return 0.0
    guard = card.bonus.armor + card.bonus.dodge + ("tough" in card.keywords) + ("retribution" in card.keywords)
    if "hidden" in card.keywords:
        guard = 3 if not turn.attacked and close else 0
    return float(guard) if close else 0.5 * guard


def _song(t: AllianceTable, card: Card, ally: int) -> float:
    """An Enhance Spell for one of the own: attack and Speed for those who are still to act."""
    figure = t.state.heroes[ally]
    hero = t.content.heroes[figure.card]
    bonus = card.bonus
    worth = float(bonus.armor + bonus.dodge)
    if figure.ready:
        worth += (bonus.melee if hero.kind == "melee" else bonus.ranged) + 0.5 * bonus.speed
        worth += 2.0 * ("second-attack" in card.keywords)
    return worth
