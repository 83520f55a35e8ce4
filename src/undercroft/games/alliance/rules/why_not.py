"""Why a thing that somebody points at cannot be used now: spaces, enemies, doors, cards, tokens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from undercroft.kernel import Ask, Text, Value, say
from undercroft.toolkit.pointing import meant

from .. import ids
from ..board import BEYOND, BORDER, CELLS, DISTANCES, PLACE, walk
from ..content import AllianceTable
from ..state import FIRST_MONSTER, HEROES, NOWHERE, Turn
from . import battle, borders, cards, challenges, labels
from .drafting import usable_by_alliance
from .ground import Ground
from .movement import left
from .reach import cell_of, hero_reach
from .strengths import blow

FAR_WALK = 99


def why_not(t: AllianceTable, ask: Ask[Value], id: str) -> Iterable[Text]:
    """The reasons, while a hero acts, is chosen to act, or a card is drafted."""
    if ask.key == "draft":
        return not_drafted(t, ask.seat, id)
    who = meant_character(t, id)
    if ask.key == "activate" and who is not None:
        return (not_activated(t, ask.seat, who),)
    if ask.key == "act" and t.state.turn is not None:
        return not_now(t, t.state.turn, id, who)
    return ()


def meant_character(t: AllianceTable, id: str) -> int | None:
    """The hero or monster whose figure or sheet this is."""
    everybody = (*range(len(t.state.heroes)), *t.state.monsters)
    return meant(id.removeprefix("sheet-"), ids.piece, everybody)


def not_activated(t: AllianceTable, seat: int, who: int) -> Text:
    """One's own heroes that are ready.  [alliance.hero.choose, alliance.cycle.each-hero-once]"""
    if who >= FIRST_MONSTER or who // HEROES != seat:
        return say("no-own", who=labels.name_of(t.state, who), cites=("alliance.hero.choose",))
    return say("no-acted", who=labels.name_of(t.state, who), cites=("alliance.cycle.each-hero-once",))


def not_now(t: AllianceTable, turn: Turn, id: str, who: int | None) -> Iterable[Text]:
    """What the active hero can do nothing with."""
    if who is not None:
        return (not_struck(t, turn, who),)
    if (cell := meant(id, ids.cell, range(CELLS))) is not None:
        return (not_there(t, turn, cell),)
    if (card := meant(id, ids.in_hand, t.state.alliances[turn.hero // HEROES].hand)) is not None:
        return (not_played(t, turn, card),)
    if (cell := meant(id, ids.token, [token.cell for token in t.state.challenges])) is not None:
        return (not_handled(t, turn, cell),)
    sides = [(place, side) for place in t.state.tiles for side in range(4)]
    if meant(id, lambda one: ids.border(*one), sides):
        return (not_opened(t, turn, id),)
    if meant(id, ids.for_sale, t.state.upgrade_area) or meant(id, ids.thrown_away, t.state.upgrade_discard):
        return (say("no-draft-yet", cites=("alliance.draft.when",)),)
    if any(meant(id, partial(ids.in_column, hero), one.column) for hero, one in enumerate(t.state.heroes)):
        return (say("no-played", cites=("alliance.cards.bonus-duration",)),)
    if any(meant(id, partial(ids.in_pile, seat), one.discard) for seat, one in enumerate(t.state.alliances)):
        return (say("no-discarded", cites=("alliance.cards.play-when",)),)
    return ()


def not_there(t: AllianceTable, turn: Turn, cell: int) -> Text:
    """Space by space, not through enemies, as far as Speed lasts.

    [alliance.move.step-cost, alliance.move.not-through-enemies, alliance.move.leave-penalty, alliance.move.end-empty]
    """
    hero, points = turn.hero, left(t.state, t.content, turn)
    here, ground = t.state.heroes[turn.hero].cell, Ground(t.state, t.content, hero)
    if cell == here:
        return say("no-stand", cites=("alliance.move.step-cost",))
    if turn.attacked:
        return Text("no-after-attack", {}, ("alliance.hero.no-move-after-attack",))
    if cell in ground.foes:
        return say("no-enemy-there", cites=("alliance.move.not-through-enemies",))
    if cell in ground.near[here] and cell in ground.taken and points >= ground.leaving(here):
        return say("no-taken", cites=("alliance.move.end-empty",))
    if not points:
        return say("no-speed", cites=("alliance.hero.speed-pool",))
    if cell in ground.near[here]:
        needed, cites = ground.leaving(here), ("alliance.move.step-cost", "alliance.move.leave-penalty")
        return say("no-leaving", needed=needed, points=points, cites=cites)
    steps = walk(t.state.arches, here, FAR_WALK).get(cell)
    if steps is None:
        return say("no-route", cites=("alliance.move.through-archway",))
    return say("no-far", steps=steps, points=points, cites=("alliance.move.step-cost",))


def not_struck(t: AllianceTable, turn: Turn, who: int) -> Text:
    """An enemy in range, in front and in line of sight, as long as there is an attack left.

    [alliance.battle.legal-targets, alliance.hero.one-attack, alliance.hero.two-attacks]
    """
    state, content, hero = t.state, t.content, turn.hero
    name = labels.name_of(state, who)
    if who < FIRST_MONSTER and who // HEROES == hero // HEROES:
        return say("no-ally" if who != hero else "no-self", who=name, cites=("alliance.cycle.each-hero-once",))
    if who < FIRST_MONSTER and not state.pvp:
        return say("no-rival", who=name, cites=("alliance.pvp.off-neutral",))
    if not battle.may_attack(state, turn):
        return Text("no-attack-now", {}, ("alliance.hero.second-movement-no-attack", "alliance.rest.no-attack"))
    sources = battle.sources(state, content, turn)
    if not sources:
        return Text("no-attack-left", {}, ("alliance.hero.one-attack", "alliance.hero.two-attacks"))
    if who in turn.struck:
        return say("no-twice", who=name, cites=("alliance.hero.two-attacks",))
    if not battle.may_be_target(state, content, hero, who):
        return say("no-safe", who=name, cites=("alliance.defeat.untargetable", "alliance.pvp.safe-tile-target"))
    return out_of_reach(t, turn, who, sources)


def out_of_reach(t: AllianceTable, turn: Turn, who: int, sources: list[str]) -> Text:
    """[alliance.battle.melee-range, alliance.battle.ranged-range, alliance.battle.los-wall,
    alliance.battle.facing-arc]"""
    state, content, hero = t.state, t.content, turn.hero
    name, cell = labels.name_of(state, who), cell_of(state, who)
    made = [blow(state, content, hero, source) for source in sources]
    if any(battle.in_range(state, content, hero, one, cell) for one in made):
        return say("no-behind", who=name, cites=("alliance.battle.facing-arc",))
    away = DISTANCES[state.heroes[hero].cell][cell]
    reaches = [hero_reach(state, content, hero, one.strike.kind, one.strike.reach) for one in made]
    if any(least <= away <= most for least, most in reaches):
        return say("no-line", who=name, cites=("alliance.battle.los-wall",))
    if all(away < least for least, _ in reaches):
        return say("no-near", who=name, away=away, cites=("alliance.battle.ranged-range",))
    most = max([most for _, most in reaches])
    return say("no-range", who=name, away=away, most=most, cites=("alliance.battle.legal-targets",))


def not_played(t: AllianceTable, turn: Turn, id: str) -> Text:
    """A card that the hero can use, of a type that is free, with a target.

    [alliance.cards.play-requirement, alliance.cards.one-per-type, alliance.cards.target-los]
    """
    state, content, card = t.state, t.content, t.content.cards[id]
    figure = state.heroes[turn.hero]
    if id not in content.usable[figure.card]:
        return say("no-icons", who=labels.name_of(state, turn.hero), cites=("alliance.cards.play-requirement",))
    if card.trigger is not None:
        return say("no-reaction", cites=("alliance.reaction.when",))
    points = left(state, content, turn)
    if card.speed_cost > points:
        cites = ("alliance.cards.play-when",)
        return say("no-card-speed", needed=card.speed_cost, points=points, cites=cites)
    if not cards.uses(state, content, turn, card):
        return say("no-card-attack", cites=("alliance.battle.bonus-needs-type", "alliance.hero.one-attack"))
    if not cards.aims(state, content, turn.hero, card):
        return say("no-card-target", cites=("alliance.cards.target-los",))
    return say("no-card-type", cites=("alliance.cards.one-per-type", "alliance.burst.repeat-type"))


def not_handled(t: AllianceTable, turn: Turn, cell: int) -> Text:
    """Chests and traps next to the hero. [alliance.hero.speed-uses]"""
    if not left(t.state, t.content, turn):
        after = "no-after-attack" if turn.attacked else "no-speed"
        return Text(after, {}, ("alliance.hero.speed-pool",))
    here = t.state.heroes[turn.hero].cell
    if DISTANCES[here][cell] > 1:
        return say("no-token-away", cites=("alliance.hero.speed-uses",))
    if not challenges.undisturbed(t.state, t.content, turn.hero, PLACE[here]):
        return say("no-disturbed", cites=("alliance.hero.speed-uses",))
    return say("no-token-now", cites=("alliance.hero.speed-uses",))


def not_opened(t: AllianceTable, turn: Turn, id: str) -> Text:
    """The borders next to the hero. [alliance.door.adjacent, alliance.door.frame, alliance.door.no-tile-left]"""
    state, cell = t.state, t.state.heroes[turn.hero].cell
    place = PLACE[cell]
    if not left(state, t.content, turn):
        return Text("no-after-attack" if turn.attacked else "no-speed", {}, ("alliance.hero.speed-pool",))
    beside = [side for side in range(4) if cell in BORDER[place][side]]
    side = next((side for side in beside if ids.border(place, side) == id), None)
    if side is None:
        return say("no-door-away", cites=("alliance.door.adjacent",))
    beyond = BEYOND[place][side]
    if beyond == NOWHERE or not state.places >> beyond & 1:
        return say("no-frame", cites=("alliance.door.frame",))
    kinds = borders.kinds_beyond(state, t.content, place, side)
    if not kinds:
        return say("no-tile", cites=("alliance.door.no-tile-left",))
    if "normal" not in kinds and not challenges.undisturbed(state, t.content, turn.hero, place):
        return say("no-disturbed", cites=("alliance.locked.attempt", "alliance.secret.attempt"))
    return say("no-arch", cites=("alliance.door.archway-permanent",))


def not_drafted(t: AllianceTable, seat: int, id: str) -> Iterable[Text]:
    """Cards that a hero of one's own can use, and that can be paid for.

    [alliance.draft.pay, alliance.draft.from-discard, alliance.draft.usable-by-alliance]
    """
    state, xp = t.state, t.state.alliances[seat].xp
    bought, salvaged = meant(id, ids.for_sale, state.upgrade_area), meant(id, ids.thrown_away, state.upgrade_discard)
    card = bought or salvaged
    if not card:
        return
    cost = t.content.cards[card].cost + (not bought)
    if cost > xp:
        cites = ("alliance.draft.pay",) if bought else ("alliance.draft.from-discard",)
        yield say("no-xp", needed=cost, xp=xp, cites=cites)
    elif not usable_by_alliance(state, t.content, seat, [card]):
        yield say("no-user", cites=("alliance.draft.usable-by-alliance",))
    else:
        yield say("no-swapped", cites=("alliance.draft.swap-then-draft",))
