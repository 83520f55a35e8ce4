"""The veteran's turn: what the active hero does next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from undercroft.kernel import Ask

from ..board import BEYOND, CENTRE, SPACES, distance, in_arc
from ..content import AllianceTable
from ..content.definitions import Card, HealAll, Leap, Wound
from ..rules.abilities import speed, to_defeat
from ..rules.effects import burnt_by, healed_by, leaps
from ..rules.options import AGAIN, PRIMARY, Burst, Force, Open, Passage, Playing
from ..rules.reach import cell_of
from ..state import FIRST_MONSTER, HEROES, NOBODY, State, Turn, own
from . import blows, onsets, places, threats, trips
from .charts import BITS, chart, lowest, union
from .offers import Offer, offer
from .prospects import Prospects, committed, prospects_of
from .replies import shields
from .worth import Facts

BURST_ATTACK, BURST_HEAL = Burst("attack"), Burst("heal")
DOOR_WORTH = 6.0
"""Below this worth a blow waits where every empty place of the frame costs 4 XP and a new room fills one."""
DRAG, LEAST = 0.5, -8.0
"""By how much a Speed point makes an errand worth less, and the worth below which it is not thought of."""
CLOSE = 1e-6
"""What differs by less is equal."""


class Outlook:
    """What the active hero could do in this movement besides playing cards, worked out once for a question."""

    __slots__ = ("content", "field", "here", "hero", "offer", "plans", "points", "prospects", "state", "turn")

    def __init__(
        self, t: AllianceTable, turn: Turn, points: int, offer: Offer, prospects: Prospects | None = None
    ) -> None:
        self.state, self.content = t.state, t.content
        self.turn, self.hero, self.offer = turn, turn.hero, offer
        self.points, self.prospects = points, prospects or prospects_of(t, turn, points)
        self.field, self.here, self.plans = self.prospects.field, self.prospects.here, self.prospects.plans

    def step(self, goal: int) -> Any | None:
        """The first step to a space in reach, if it is among the options."""
        cell = self.prospects.step_to(goal)
        return self.offer.step(self.here, cell) if cell >= 0 else None

    def go(self, t: AllianceTable, goal: int, busy: bool) -> Any | None:
        """The same at the beginning of a trip to the best blow or, where there is none, on an errand."""
        move, ahead = self.step(goal), self.plans
        if move is not None and (goal == ahead[0].cell if ahead else busy) and self.prospects.sets_out():
            trips.set_out(t, self.turn, self.prospects.spare, self.prospects.way, busy)
        return move

    @property
    def reach(self) -> list[int]:
        return self.prospects.reach

    @property
    def exploring(self) -> bool:
        """Whether doors are worth opening."""
        return not (self.last or self.turn.resting) or self._pays()

    @property
    def last(self) -> bool:
        """Whether nobody of the Alliance acts after this hero: what does not pay at once does not pay at all."""
        if self.state.round < self.content.points.rounds:
            return False
        return not any(self.state.heroes[ally].ready for ally in own(self.hero // HEROES))

    def errands(self) -> blows.Goals:
        """What is worth going to, in this movement and the ones to come."""
        hunting = not (self.turn.resting or (self.last and self.turn.movement > 1))
        return places.goals(self.field, self.exploring, hunting)

    def pays_at_once(self, goal: int) -> bool:
        """Whether there is a door or a chest at a goal."""
        return any(spaces & BITS[goal] for _, spaces in places.goals(self.field, self.exploring, hunting=False))

    def _pays(self) -> bool:
        """Whether a new room takes more from the dungeon's due than its monsters and challenges add to it."""
        return self.content.points.solo_cards and places.best_due(self.state, self.content) > 0


def act(t: AllianceTable, ask: Ask[Any]) -> Any:
    """Free gains first; then the best blow, errands that leave it possible, errands alone, and cards that protect. Who
    has committed itself to a blow strikes from where it stands, if it can; who has struck, or has gone all its way
    and strikes nobody, has only its cards left besides."""
    turn, points = t.state.turn, ask.about["speed"]
    assert turn is not None
    assert isinstance(points, int)
    step = trips.follow(t, turn, points, ask.options)
    if step is not None:
        return step
    offered = offer(t.state, t.content, turn, points, ask.options)
    boons = offered.cards(offered.book.boons)
    chosen = _windfall(t, offered, boons) or _mend(t, offered, boons) if boons else None
    if chosen is not None:
        return chosen
    plan = onsets.follow(t, turn)
    if plan is None and (turn.attacked or committed(t.state, t.content, turn.hero)):
        plan = next(iter(blows.strokes(t.state, t.content, turn)), None)
    if plan is not None:
        chosen = _strike(t, offered, plan)
    if chosen is None and (turn.attacked or (not points and (turn.movement > 1 or turn.resting))):
        chosen = _with_what_is_left(t, offered)
    elif chosen is None:
        chosen = _with_all(t, Outlook(t, turn, points, offered))
    return offered.rest() if chosen is None else chosen


def _with_all(t: AllianceTable, outlook: Outlook) -> Any | None:
    for answer in (_battle, _errand, _after_all, _go_again, _retreat):
        chosen = answer(t, outlook)
        if chosen is not None:
            return chosen
    return _with_what_is_left(t, outlook.offer)


def _with_what_is_left(t: AllianceTable, offer: Offer) -> Any | None:
    """The cards that are left, when there is nothing else to do."""
    return _scorch(t, offer) or _protect(t, offer) or _catch_breath(t, offer)


def _scorch(t: AllianceTable, offer: Offer) -> Any | None:
    """Wounds without an attack, where they defeat somebody or there are several to take them."""
    best, found = 0.0, None
    for known in offer.cards(offer.book.burning):
        for option in offer.ways(known.card):
            worth = sum([_burnt(t, offer.hero, effect, option.target) for effect in known.burns])
            if worth > best:
                best, found = worth, option
    return found


def _burnt(t: AllianceTable, hero: int, effect: Wound, target: int) -> float:
    lives = {who: to_defeat(t.state, t.content, who) for who in burnt_by(t.state, hero, effect, target)}
    if len(lives) < 2 and min(lives.values()) > effect.amount:
        return 0.0
    return sum([blows.worth_of(t.state, t.content, hero, who, effect.amount, life) for who, life in lives.items()])


def _windfall(t: AllianceTable, offer: Offer, boons: list[Facts]) -> Any | None:
    """Cards that draw cards, bring cards back or give XP; those that cost Speed only if there is nobody to strike."""
    turn = offer.turn
    for known in boons:
        if not _gives(t, turn.hero // HEROES, known) or known.card.strike is not None:
            continue
        if not known.speed_cost or (not turn.spent and not _strikes(t, offer)):
            for option in offer.ways(known.card):
                if option.target in (NOBODY, turn.hero):
                    return option
    return None


def _strikes(t: AllianceTable, offer: Offer) -> bool:
    """Whether there is a blow in reach."""
    return bool(prospects_of(t, offer.turn, offer.points).plans)


def _gives(t: AllianceTable, seat: int, known: Facts) -> bool:
    """Whether a card gives XP, draws cards or brings one back now."""
    alliance = t.state.alliances[seat]
    return known.gains or bool(
        (known.draws and (alliance.deck or alliance.discard)) or (known.recalls and alliance.discard)
    )


def _mend(t: AllianceTable, offer: Offer, boons: list[Facts]) -> Any | None:
    """Healing where it is not wasted; the defeated first."""
    best, found = 1.0, None
    if not trips.hurt(t.state, offer.hero // HEROES):
        return None
    for known in boons:
        for option in offer.ways(known.card) if known.heals else ():
            worth = _healing(t, offer.hero, option, known.heals)
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


def _battle(t: AllianceTable, outlook: Outlook) -> Any | None:
    """Go to where the best blow can be struck, play what it needs, turn, strike."""
    if not outlook.plans:
        return _hurry(t, outlook)
    plan = _with_second(t.state, outlook.turn, outlook.plans)
    if t.content.points.solo_cards and plan.worth < DOOR_WORTH and _door_in_reach(outlook):
        return None
    return _fight(t, outlook, plan)


def _after_all(t: AllianceTable, outlook: Outlook) -> Any | None:
    """The blow that waited for a door to which nothing leads."""
    if not outlook.plans or not t.content.points.solo_cards:
        return None
    return _fight(t, outlook, _with_second(t.state, outlook.turn, outlook.plans))


def _fight(t: AllianceTable, outlook: Outlook, plan: blows.Plan) -> Any | None:
    errand = _on_the_way(t, outlook, plan)
    if errand is not None:
        return errand
    if plan.cell != outlook.here:
        return outlook.go(t, plan.cell, busy=False)
    return _strike(t, outlook.offer, plan)


def _door_in_reach(outlook: Outlook) -> bool:
    """Whether the hero could open a door into the unknown in this movement."""
    if not any(outlook.state.tile_area):
        return False
    doors, _ = places.frontier(outlook.state)
    return bool(doors & union(outlook.reach[: outlook.points]))


def _with_second(state: State, turn: Turn, found: Sequence[blows.Plan]) -> blows.Plan:
    """Standing still allows two blows: stay if the best two here are worth more than the best one elsewhere."""
    here = [plan for plan in found if plan.cell == state.heroes[turn.hero].cell]
    if not here or turn.spent or turn.struck:
        return found[0]
    other = next((plan for plan in here if plan.target != here[0].target), None)
    both = here[0].worth + (other.worth if other is not None else 0.0)
    return here[0] if both >= found[0].worth else found[0]


def _on_the_way(t: AllianceTable, outlook: Outlook, plan: blows.Plan) -> Any | None:
    """A chest next to the hero (playing solo, a door) that can be opened without losing the blow."""
    turn = outlook.turn
    if turn.attacked or (not turn.spent and plan.cell == t.state.heroes[turn.hero].cell and len(t.state.monsters) > 1):
        return None
    beside: Any = next((option for option in outlook.offer.chests() if option.verb == "chest"), None)
    if beside is None and t.content.points.solo_cards:
        beside = next((option for option in outlook.offer.passages() if type(option) is Open), None)
    return beside if beside is not None and BITS[plan.cell] & union(outlook.reach[: outlook.points]) else None


def _hurry(t: AllianceTable, outlook: Outlook) -> Any | None:
    """A card that gives Speed or a leap, if it brings a blow into reach; before the first step, unless doors are opened
    on the way."""
    turn, late = outlook.turn, outlook.turn.used and not t.content.points.solo_cards
    if turn.attacked or turn.resting or late or turn.movement > 1:
        return None
    for known in outlook.offer.cards(outlook.offer.book.hurries):
        card = known.card
        option = _for_oneself(outlook.offer, card)
        if option is None:
            continue
        reach = outlook.prospects.within(outlook.points + card.bonus.speed) if card.bonus.speed else []
        spaces = max([effect.spaces for effect in card.effects if isinstance(effect, Leap)], default=0)
        if spaces:
            reach.append(union(BITS[cell] for cell in leaps(t.state, turn.hero, spaces)))
        if reach and blows.plans(outlook.field, turn, reach, spaces):
            return option
    return None


def _for_oneself(offer: Offer, card: Card) -> Playing | None:
    """The first way to play a card for the hero itself."""
    return next((one for one in offer.ways(card) if one.target in (NOBODY, offer.hero)), None)


def _strike(t: AllianceTable, offer: Offer, plan: blows.Plan) -> Any | None:
    """At the right place: make ready, strike."""
    chosen = _made_ready(t, offer, plan)
    onsets.begin(t, offer.turn, plan, chosen)
    return chosen


def _made_ready(t: AllianceTable, offer: Offer, plan: blows.Plan) -> Any | None:
    """Soften the target, play the cards, burst if that tells, face it, strike."""
    turn = offer.turn
    ready = _soften(t, offer, plan) or _next_card(t, offer, plan)
    if ready is not None:
        return ready
    short = plan.needed - plan.damage
    tells = short == 1 or (short > 1 and _idle(t, turn.hero // HEROES) >= 2)
    if tells and plan.swing.attack.generic and offer.burst(BURST_ATTACK):
        return BURST_ATTACK
    attack = offer.attack(plan.target, plan.swing.source)
    if attack is not None:
        return attack
    return offer.spin() if facing_for(t.state, turn.hero, plan.target) is not None else None


def _idle(t: AllianceTable, seat: int) -> int:
    """Cards in hand that no hero who is still to act can use: fuel for a Burst of Strength."""
    wanted = wanted_by(t, seat)
    return sum(not any(id in cards for cards in wanted) for id in t.state.alliances[seat].hand)


def wanted_by(t: AllianceTable, seat: int) -> list[frozenset[str]]:
    """The cards that those can use who are still to act."""
    heroes, usable = t.state.heroes, t.content.usable
    return [usable[heroes[hero].card] for hero in own(seat) if heroes[hero].ready]


def _soften(t: AllianceTable, offer: Offer, plan: blows.Plan) -> Any | None:
    for known in offer.cards(offer.book.softens):
        for option in offer.ways(known.card):
            if option.target == plan.target:
                return option
    return None


def _next_card(t: AllianceTable, offer: Offer, plan: blows.Plan) -> Any | None:
    """The next card of the plan that is still in hand; a sure kill needs no more cards."""
    column, attack = t.state.heroes[offer.hero].column, plan.swing.attack
    bare = plan.damage - sum([blows.boost(t.content.cards[id], attack) for id in plan.swing.cards if id not in column])
    spare = plan.swing.source == PRIMARY and bare >= plan.needed
    hand = t.state.alliances[offer.hero // HEROES].hand
    for id in plan.swing.cards if not spare else ():
        use = "attack" if id == plan.swing.source else "bonus"
        for option in offer.ways(t.content.cards[id]) if id in hand else ():
            if option.target in (NOBODY, offer.hero) and option.use in ("", use):
                return option
    return None


def facing_for_blow(t: AllianceTable, turn: Turn) -> int | None:
    """The side to turn to for the best blow from where the hero stands."""
    plan = onsets.turning(t, turn) or next(iter(blows.strokes(t.state, t.content, turn)), None)
    return facing_for(t.state, turn.hero, plan.target) if plan is not None else None


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


def _errand(t: AllianceTable, outlook: Outlook) -> Any | None:
    """Chests, doors, searches next to the hero; else a step towards the best of them."""
    if outlook.turn.attacked:
        return None
    beside = _beside(t, outlook)
    return _step(t, outlook) if beside is None else beside


def _beside(t: AllianceTable, outlook: Outlook) -> Any | None:
    """What there is to open or to search from where the hero stands."""
    tokens = {option.verb: option for option in outlook.offer.handlings()}
    if "chest" in tokens:
        return tokens["chest"]
    if "unlock" in tokens:
        return _knack(t, outlook.offer) or tokens["unlock"]
    passages = outlook.offer.passages()
    doors = _worth_opening(outlook, passages, Open)
    if doors:
        return max(doors, key=lambda option: _opening(t.state, option))
    if "search" in tokens and outlook.points > 1 and (not outlook.last or t.content.points.solo_cards):
        return tokens["search"]
    locks = _worth_opening(outlook, passages, Force) if outlook.points > 1 else []
    if locks:
        return _knack(t, outlook.offer) or max(locks, key=lambda option: _opening(t.state, option))
    return None


def _knack(t: AllianceTable, offer: Offer) -> Any | None:
    """A card that helps with locks and hidden doors, before it comes to the die."""
    knacks = offer.cards(offer.book.knacks)
    return next((one for known in knacks for one in offer.ways(known.card) if one.target == NOBODY), None)


def _worth_opening(outlook: Outlook, passages: list[Passage], kind: type[Passage]) -> list[Passage]:
    """The doors of a kind that lead on, unless too many monsters are about."""
    found = [one for one in passages if type(one) is kind and _leads_on(outlook.state, one)]
    if not found or not outlook.exploring:
        return []
    return found if outlook.content.points.solo_cards or places.crowd(outlook.field) <= 1 else []


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
    around = chart(state.arches).walk(SPACES[option.place][CENTRE]).within(DETOUR)
    return not BITS[SPACES[beyond][CENTRE]] & union(around)


def _step(t: AllianceTable, outlook: Outlook) -> Any | None:
    """A step on the way to the best errand."""
    cell = _bound_for(outlook)
    return outlook.go(t, cell, busy=True) if cell >= 0 else None


def _bound_for(outlook: Outlook) -> int:
    """How far the hero gets, on the way that it now takes, towards the errand with the most worth for its distance,
    over this movement and the ones to come; -1: nowhere. Who cannot strike any more goes no nearer to monsters than is
    safe."""
    best, cost = _best_errand(outlook)
    if best < 0 or best == outlook.here:
        return -1
    shunned = outlook.field.taken
    if outlook.turn.movement > 1 and not outlook.pays_at_once(best):
        shunned |= threats.exposed(outlook.state, outlook.content)
    way = outlook.prospects.ways.to(best, cost)
    for index, (cell, rest) in enumerate(way):
        if cost - rest <= outlook.points and not BITS[cell] & shunned:
            if not outlook.prospects.leads_to(cell):
                outlook.prospects.take(way[index:], rest)
            return cell
    return -1


def _best_errand(outlook: Outlook) -> tuple[int, int]:
    """The goal with the highest worth less what the way costs, the first of equals, and the Speed points to it; -1:
    there is none. Who takes a step towards it finds it the best again, because no other comes nearer by more."""
    errands, ways = outlook.errands(), outlook.prospects.ways
    if not errands:
        return -1, 0
    wanted, best, found = union([spaces for _, spaces in errands]) & ~outlook.field.taken, LEAST, (-1, 0)
    cost, rings = 0, ways.rings
    while errands[0][0] - DRAG * cost >= best:
        if cost == len(rings):
            ways.flood(cost)
        ring = rings[cost] & wanted
        for worth, spaces in errands if ring else ():
            if ring & spaces:
                score, cell = worth - DRAG * cost, lowest(ring & spaces)
                if score > best + CLOSE or (score > best - CLOSE and cell < found[0]):
                    best, found = score, (cell, cost)
                break
        cost += 1
    return found


def _go_again(t: AllianceTable, outlook: Outlook) -> Any | None:
    """No blow in reach and no point left: give up the attack for a second movement, if it leads somewhere."""
    if outlook.points > 1 or not outlook.offer.again():
        return None
    turn = replace(outlook.turn, movement=2, used=0)
    points = speed(t.state, t.content, turn.hero)
    offer = Offer(t.state, t.content, turn, points)
    ahead = Outlook(t, turn, points, offer, Prospects(t, turn, points, None))
    leads = points > 0 and (_beside(t, ahead) is not None or _bound_for(ahead) >= 0 or _refuge(t, ahead) >= 0)
    return AGAIN if leads else None


def _retreat(t: AllianceTable, outlook: Outlook) -> Any | None:
    """Nothing to gain here: out of the reach of ready monsters, if there is such a space."""
    if outlook.turn.attacked or outlook.points <= 0:
        return None
    safe = _refuge(t, outlook)
    return outlook.step(safe) if safe >= 0 else None


def _refuge(t: AllianceTable, outlook: Outlook) -> int:
    """The nearest such space for a hero who is in reach; -1: none."""
    exposed = threats.exposed(t.state, t.content)
    if not exposed & BITS[outlook.here]:
        return -1
    shunned = exposed | threats.unseen_rooms(t.state, outlook.here)
    safe = next((ring & ~shunned for ring in outlook.reach if ring & ~shunned), 0)
    return lowest(safe) if safe else -1


# ------------------------------------------------------------------------------------------------------- protection


def _protect(t: AllianceTable, offer: Offer) -> Any | None:
    """What is left in hand for this hero and helps for the rest of the round: armor, songs for others, hindrances."""
    shelters = offer.cards(offer.book.shelters)
    if not shelters or _nothing_comes(t, offer.hero // HEROES):
        return None
    close, best, found = threats.threatened(t.state, t.content, offer.hero // HEROES), 0.0, None
    for known in shelters:
        for option in offer.ways(known.card):
            worth = _shelter(t, offer.turn, known, option, close)
            if worth > best:
                best, found = worth, option
    return found


def _nothing_comes(t: AllianceTable, seat: int) -> bool:
    """Whether this is the Alliance's last activation of the game, and no monster is left that could still attack."""
    if t.state.round < t.content.points.rounds or any(t.state.heroes[ally].ready for ally in own(seat)):
        return False
    return not (t.content.points.pvp or any(token.ready for token in t.state.monsters.values()))


def _catch_breath(t: AllianceTable, offer: Offer) -> Any | None:
    """A Burst of Strength against a wound, with cards that are of no other use."""
    figure = t.state.heroes[offer.hero]
    if figure.burst or not figure.wounds + figure.poison or _idle(t, offer.hero // HEROES) < 2:
        return None
    return offer.burst(BURST_HEAL)


def _shelter(t: AllianceTable, turn: Turn, known: Facts, option: Playing, close: list[int]) -> float:
    card = known.card
    if option.target >= FIRST_MONSTER:
        attack = t.content.monsters[t.state.monsters[option.target].card].attack
        return float(attack) if option.target in close and known.hinders else 0.0
    if option.target >= 0 and option.target // HEROES == turn.hero // HEROES:
        return _song(t, card, option.target, close)
    if option.target >= 0:
        return 0.0
    guard = _guard(t, card, close) + ("tough" in card.keywords) + ("retribution" in card.keywords)
    if "hidden" in card.keywords:
        guard = 3 if close else 0
    return float(guard) if close else 0.5 * guard


def _guard(t: AllianceTable, card: Card, close: list[int]) -> int:
    """The armor and dodge of a card, as far as one of the monsters that are near does not ignore them."""
    return max([shields(t.state, t.content, card, who) for who in close], default=card.bonus.armor + card.bonus.dodge)


def _song(t: AllianceTable, card: Card, ally: int, close: list[int]) -> float:
    """An Enhance Spell for one of the own: attack and Speed for those who are still to act."""
    figure = t.state.heroes[ally]
    hero = t.content.heroes[figure.card]
    bonus = card.bonus
    worth = float(_guard(t, card, close))
    if figure.ready:
        worth += (bonus.melee if hero.kind == "melee" else bonus.ranged) + 0.5 * bonus.speed
        worth += 2.0 * ("second-attack" in card.keywords)
    return worth
