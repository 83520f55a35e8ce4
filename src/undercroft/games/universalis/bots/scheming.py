"""What the Dark Player's bot does with its cards, points and creatures. It knows its own hand and the whole map.

Many small creatures are worth more than a large one. The points are spent evenly: every section that has still to be
found has its share, the room where the quest is decided a larger one; cards that cannot be paid become points.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from undercroft.kernel import Ask

from ..content.catalogue import Content, UTable
from ..content.definitions import Attribute, Creature
from ..rules.characters import figures
from ..rules.checks import passing, winning
from ..rules.dark import faction, planning
from ..rules.encounters import leader_section
from ..rules.options import DONE, PASS, Play, Square
from ..rules.squares import Do, Spot, best_line, board_of, distance, field_of, placement, side_in_combat
from ..state import DARK, HEROES, Figure, Mark, standing
from . import fencing, scouting

COMBAT, ARMOR, VITALITY, DICE = 4, 5, 4, 5
"""The ordinary hero by whom creatures are measured: his skill, armor and endurance, and his damage dice."""


# ------------------------------------------------------------------------------------------------ creatures


def strength(content: Content, name: str) -> float:
    """How well a creature fights: the wounds that it deals in a turn and the turns that it stands, in equal parts."""
    card = content.creatures[name]
    stands = card.attributes[Attribute.VITALITY] / suffers(card)
    return sqrt(deals(content, card) * max(0.5, stands)) * (1.0 + 0.05 * len(card.skills))


def deals(content: Content, card: Creature) -> float:
    """Expected wounds of its best weapon or spell."""
    base, best = card.attributes, 0.1
    for item in card.weapons:
        weapon = content.weapons[item]
        dice = weapon.damage + (0 if weapon.fixed else base[Attribute.STRENGTH])
        if weapon.kind == "ranged":
            chance = passing(base[Attribute.SHOOTING] + weapon.shooting)
        else:
            chance = winning(base[Attribute.COMBAT] + weapon.combat - COMBAT, False)
        best = max(best, float(chance) * fencing.wounds(dice, ARMOR + weapon.armor, VITALITY))
    for spell in card.spells if base[Attribute.MANA] else ():
        dice = content.spells[spell].dice
        if dice:
            chance = passing(base[Attribute.INTELLIGENCE])
            best = max(best, float(chance) * fencing.wounds(dice, ARMOR, VITALITY))
    return best


def suffers(card: Creature) -> float:
    """The wounds that an ordinary hero deals it in a turn."""
    hit = float(winning(COMBAT - card.attributes[Attribute.COMBAT], True)) * (0.6 if card.shield else 1.0)
    return hit * DICE * (7 - min(6, max(2, card.attributes[Attribute.ARMOR]))) / 6


def creature(t: UTable, ask: Ask[Any]) -> Any:
    """Those who fight best for their points; a Special Creature as strong as can be had."""
    found = [option for option in ask.options if option != DONE]
    if not found or (DONE in ask.options and spent_here(t, ask) >= share(t, ask)):
        return DONE
    alone = bool(t.state.dark.discard) and t.content.dark[t.state.dark.discard[-1]].cost < 0
    costs = {one: 1 if alone else t.content.creatures[one.id].vp for one in found}
    return max(found, key=lambda one: strength(t.content, one.id) / costs[one])


def place(t: UTable, ask: Ask[Any]) -> Any:
    """Fighters within a walk of the heroes, shooters far away; nobody next to another, where fire would catch both."""
    board, field = board_of(t), field_of(t)
    heroes = scouting.party(t)
    card = t.content.creatures.get(str(ask.about.get("creature", "")))
    far = card is not None and t.content.behaviours[card.behaviour].keeps > 0
    crowd = [figure.cell for figure in t.state.figures.values() if figure.side == DARK and standing(figure)]

    def worth(square: Square) -> float:
        cell = square.cell
        steps = min((board.distance(cell, hero.cell) for hero in heroes), default=0)
        packed = sum(field.touch[cell] >> other & 1 for other in crowd)
        return (steps if far else -steps) - 1.5 * packed

    return max(ask.options, key=worth)


# ------------------------------------------------------------------------------------------------ cards and points


def decisive(t: UTable, section: int) -> bool:
    """Whether the quest is decided in a section: the Leader's, the Main Room, or the one with the goal."""
    board, quest = board_of(t), board_of(t).quest
    if t.state.dark.leader_placed or board.sections[section].main or section == leader_section(t):
        return True
    if any(board.section[cell] == section for cell in board.goals):
        return True
    sought = [piece.cell for piece in board.pieces if board.furnishings[piece.index].id in quest.goal.sought]
    return any(board.section[cell] == section for cell in sought)


HEAVY = 3
"""How many shares of the points the room has where the quest is decided."""


def coming(t: UTable) -> list[int]:
    """The shares of all sections that have still to be found and where creatures can appear."""
    board, revealed = board_of(t), t.state.map.layout.revealed
    unseen = [n for n, one in enumerate(board.sections) if not (revealed >> n & 1 or one.no_encounter)]
    return [HEAVY if decisive(t, n) else 1 for n in unseen]


def section_of(t: UTable, ask: Ask[Any]) -> int:
    """The section of which a question speaks."""
    return next((n for n, one in enumerate(board_of(t).sections) if one.id == ask.about.get("place")), -1)


def spent_here(t: UTable, ask: Ask[Any]) -> int:
    """The Value Points of the creatures that stand in a section because of its cards."""
    here = section_of(t, ask)
    return sum(f.vp for f in t.state.figures.values() if f.side == DARK and f.spawned == here and not f.leader)


def share(t: UTable, ask: Ask[Any]) -> float:
    """The points that are for the section of a question: all of them where the quest is decided, or in a fight."""
    here, total = section_of(t, ask), t.state.dark.reserve + spent_here(t, ask)
    if here < 0 or decisive(t, here) or side_in_combat(t, HEROES):
        return total
    return total / (1 + sum(coming(t)))


def to_spare(t: UTable) -> float:
    """The points that the sections ahead leave over for traps, and for those who come out of the dark."""
    return t.state.dark.reserve - t.state.dark.reserve * sum(coming(t)) / (1 + sum(coming(t)))


def ceiling(t: UTable, card: str) -> int:
    """The most points that an Encounter card can put on the board."""
    cost = t.content.dark[card].cost
    dearest = max(t.content.creatures[name].vp for name in t.content.factions[faction(t)].creatures)
    return cost if cost > 0 else dearest


def meetings(t: UTable) -> list[str]:
    """The Encounter cards in hand that can be played when a section is revealed: those for many creatures first."""
    cards = [card for card in t.state.dark.hand if t.content.dark[card].use in ("section", "special")]
    return sorted(cards, key=lambda card: -t.content.dark[card].cost)


def encounter(t: UTable, ask: Ask[Any]) -> Any:
    """As much as the section's share of the points allows."""
    offered = {str(option): option for option in ask.options}
    if share(t, ask) < 1 + spent_here(t, ask):
        return PASS
    return next((offered[card] for card in meetings(t) if card in offered), PASS)


def obstacle(t: UTable, ask: Ask[Any]) -> Any:
    """A trap or lock from what the sections ahead leave over."""
    cards = [option for option in ask.options if isinstance(option, Play)]
    left = to_spare(t)
    payable = [one for one in cards if t.content.dark[one.card].cost <= left]
    if payable:
        return max(payable, key=lambda one: t.content.dark[one.card].cost)
    later = any(t.content.dark[card].use == "trap" and t.content.dark[card].cost <= left for card in t.state.dark.hand)
    return ask.options[0] if later else ask.find("pass-section") or ask.options[0]


PLANNED = 3
"""The part of the starting points that a classic Dark Player puts into a plan."""


def plan(t: UTable, ask: Ask[Any]) -> Any:
    """A third of the points for locks and traps; creatures are called when a section is found."""
    dark = t.content.dark
    left = t.state.dark.reserve // PLANNED - sum(planning.cost(t.content, item) for item in t.state.dark.plan)
    cards = [one for one in ask.options if isinstance(one, Play) and dark[one.card].kind == "obstacle"]
    payable = [one for one in cards if 0 < dark[one.card].cost <= left]
    return max(payable, key=lambda one: (dark[one.card].cost, one.card), default=ask.options[0])


def plan_at(t: UTable, ask: Ask[Any]) -> Any:
    """On the way that the heroes have to go: at a door to the room where the quest is decided, else at a chest."""
    doors = board_of(t).doors

    def worth(do: Do) -> int:
        if do.verb == planning.DOOR:
            return 3 if any(decisive(t, section) for section in doors[do.target].sections) else 1
        return 2 if do.verb == planning.CHEST else 0

    return max(ask.options, key=worth)


def draw(t: UTable, ask: Ask[Any]) -> Any:
    """Encounters while there are any: even unused they are worth more points."""
    return ask.find("encounters") or ask.options[0]


def needed(t: UTable) -> list[str]:
    """The Encounter cards that the points of the coming turns can pay."""
    kept: list[str] = []
    room = t.state.dark.reserve + 4
    for card in meetings(t):
        if room > 0:
            kept.append(card)
        room -= ceiling(t, card)
    return kept


def spare(t: UTable, card: str) -> bool:
    """Whether a card is better turned into points now: as long as these suffice for all cards, each is kept."""
    others = sum(max(0, t.content.dark[one].cost) for one in t.state.dark.hand)
    if t.state.dark.reserve >= others - max(0, t.content.dark[card].cost) * (card in t.state.dark.hand):
        return False
    if t.content.dark[card].use in ("section", "special"):
        return t.state.dark.hand.count(card) > needed(t).count(card)
    return t.content.dark[card].use not in ("relief", "lurkers")


def discard(t: UTable, ask: Ask[Any]) -> Any:
    cards = t.content.dark
    return max(ask.options, key=lambda one: cards[one.card].discard - 3 * (cards[one.card].kind == "encounter"))


def dark(t: UTable, ask: Ask[Any]) -> Any:
    """Reinforcements in a fight, then all creatures, most by an order; cards that are not needed become points."""

    def worth(do: Do) -> float:
        if do.verb == "power":
            return boost(t, do)
        if do.verb == "come":
            return 8.0 if to_spare(t) >= 1 else -1.0
        if do.verb == "improve":
            return 1.0 if not meetings(t) else -1.0
        if do.verb == "activate":
            return 4.5 + haste(t, t.state.figures[do.target]) if leads(t, t.state.figures[do.target]) else -2.0
        if do.verb == "assault":
            return 4.0 + 0.01 * onslaught(t, t.state.figures[do.target])
        if do.verb == "nature":
            return 4.0
        if do.verb == "ask-test":
            return -1.0  # whatever came of it would have nothing to do with the heroes' deeds
        if do.verb == "discard":
            return 3.0 + t.content.dark[do.word].discard / 10 if spare(t, do.word) else -2.0
        return 0.0

    return max(ask.options, key=worth)


def boost(t: UTable, do: Do) -> float:
    """A Power card for a fight that continues, when no encounter can use the points."""
    if not side_in_combat(t, HEROES) or not t.state.dark.leader_placed:
        return -1.0
    return 5.0 + t.state.figures[do.target].vp / 10


def leads(t: UTable, figure: Figure) -> bool:
    """Whether a creature is better led singly than by an order: a Leader who keeps away from the heroes."""
    return figure.leader and shy(t, figure)


def onslaught(t: UTable, foe: Figure) -> float:
    """What all creatures together that can come at somebody this turn would do to him."""
    board, total = board_of(t), 0.0
    for one in t.state.figures.values():
        if one.side != DARK or not standing(one) or one.marks & (Mark.ACTIVATED | Mark.WAITS):
            continue
        reach = FAR if fencing.shoots(t, one) else figures.value(t, one, Attribute.MOVEMENT) + 1
        if distance(board, one, foe) <= reach:
            held, weapon = figures.melee_weapon(t, one)
            edge = figures.value(t, one, Attribute.COMBAT) + weapon.combat - figures.value(t, foe, Attribute.COMBAT)
            total += float(winning(edge, False)) * fencing.blow(t, one, foe, weapon, held)
    return min(total, ENOUGH * max(1, figures.vitality_left(foe)))


FAR, ENOUGH = 12, 1.5
"""How far creatures shoot; and how many wounds, for each that somebody has left, are enough for him."""


def haste(t: UTable, figure: Figure) -> float:
    """Shooters first, then those who are near; the Leader comes behind the others."""
    near = min((board_of(t).distance(figure.cell, hero.cell) for hero in scouting.party(t)), default=9)
    return fencing.shoots(t, figure) - 0.01 * near - 0.5 * figure.leader


# ------------------------------------------------------------------------------------------------ the Leader


def follows(t: UTable, ask: Ask[Any]) -> Any:
    """Who has passed a test is mended or earns a coin."""
    if not ask.about.get("passed"):
        return ask.options[0]
    return ask.find("mend") or ask.find("coins 1") or ask.options[0]


def upgrade(t: UTable, ask: Ask[Any]) -> Any:
    """Improvements of the Leader from what the encounters in hand leave over."""
    profile = t.content.creatures[t.state.dark.leader_card]
    costs = {up.id: up.cost for up in profile.upgrades}
    kept = sum(ceiling(t, card) for card in meetings(t))
    payable = [one for one in ask.options if str(one) in costs and costs[one.id] <= t.state.dark.reserve - kept]
    return max(payable, key=lambda one: costs[one.id]) if payable else ask.options[0]


RETINUE = 4
"""Value Points of other creatures, as long as which a Leader whose fall ends the quest leaves the fighting to them."""


def worth(t: UTable, figure: Figure, do: Do) -> float:
    """What an option is worth to a creature in a fight; a Leader with a retinue keeps away from heroes."""
    if figure.leader and do.verb in ("move", "run") and shy(t, figure):
        return -1.0 if do.verb == "run" else shelter(t, figure, do.cell)
    return fencing.worth(t, figure, do)


def shy(t: UTable, figure: Figure) -> bool:
    others = sum(ally.vp for ally in figures.allies(t.state, figure))
    return board_of(t).quest.goal.kind == "leader" and others >= RETINUE


def shelter(t: UTable, figure: Figure, cell: int) -> float:
    """Out of the heroes' sight rather than far away."""
    board, heroes, start = board_of(t), scouting.party(t), Spot(figure.cell, figure.other)

    def exposure(place: int) -> float:
        figure.cell, figure.other = start if place == start.cell else placement(t, figure, place) or start
        seen = sum(best_line(t, hero, figure, facing=False) is not None for hero in heroes)
        figure.cell, figure.other = start
        return seen - 0.1 * min((board.distance(place, hero.cell) for hero in heroes), default=0)

    gain = exposure(start.cell) - exposure(cell)
    return 3.0 + gain if gain > 0 else -1.0


def leader(t: UTable, ask: Ask[Any]) -> Any:
    """The strongest that can be paid at once."""
    payable = [one for one in ask.options if t.content.creatures[one.id].vp <= max(3, t.state.dark.reserve // 2)]
    return max(payable or ask.options, key=lambda one: strength(t.content, one.id))


def bargain(t: UTable, ask: Ask[Any]) -> Any:
    """A creature for half its price."""
    return ask.options[-1]
