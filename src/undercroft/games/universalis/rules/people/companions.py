"""Mercenaries and pets: hiring, and staying near their heroes."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel import Meaning, Value

from ...content.catalogue import UTable
from ...content.definitions import Companion
from ...events import Hired, Left
from ...state import HEROES, NOBODY, NOWHERE, Figure, Held, Mark, Note, enlist, standing
from .. import labels, meanings
from ..carrying import baggage, bodies
from ..characters import figures, has
from ..encounters import figure_of
from ..options import NONE, Loadout, Person, Printed, seen
from ..squares import board_of, distance, squares, unbind
from . import giants

LEASH = 12
MOST_FRIGHTS = 3
HIRER = "hirer"
"""Under this name a companion remembers whose it was."""


def of(t: UTable, hero: Figure) -> list[Figure]:
    return [f for f in t.state.figures.values() if f.owner == hero.id and f.kind in ("mercenary", "pet")]


def hireable(t: UTable, hero: Figure) -> list[str]:
    """Companions that a hero can pay: one each (a lone hero one of both kinds), no type twice in the group, pets only
    with Taming Animals, giants only for a lone hero who can command them. Where there is room to ride anybody can have
    a mount, and several can have the same.

    [dun.companion.one-each, dun.companion.solo-two, dun.companion.no-duplicates, dun.create.money-companions,
    dun.skill.scholarly.taming-animals, dun.skill.scholarly.eloquence.hire, dun.giant.rules, dun.giant.solo-only,
    dun.travel.mount-carries]
    """
    taken = {f.card for f in t.state.figures.values() if not has(t, f, "carries-riders")}
    rides = bool(board_of(t).open_air)
    mine = [f.kind for f in of(t, hero)]
    found = []
    for card in t.content.companions.values():
        kind = "pet" if card.pet else "mercenary"
        room = not mine or (t.state.party.start_heroes == 1 and kind not in mine)
        tame = not card.pet or has(t, hero, "tames-animals")
        if "carries-riders" in t.content.known[card.skills].words:
            tame = tame or rides
        if figures.GIANT in card.kinds:
            tame = t.state.party.start_heroes == 1 and giants.tames(t, hero)
        if card.cost and room and tame and card.id not in taken and price(t, hero, card) <= hero.coins:
            found.append(card.id)
    return found


def price(t: UTable, hero: Figure, card: Companion) -> int:
    """Half, rounded up, for the eloquent, except for ogres.  [dun.skill.scholarly.eloquence.hire]"""
    cheap = has(t, hero, "speaks-well") and not card.pet and "ogre" not in card.kinds
    return (-(-card.cost // 2) if cheap else card.cost) + t.state.stay.surcharge


def fee(t: UTable, hero: Figure, option: Value) -> Meaning:
    """What a companion wants."""
    if not isinstance(option, Printed):
        return Meaning()
    return Meaning(meanings.price("coins", price(t, hero, t.content.companions[option.id])))


async def hire(t: UTable, who: int) -> None:
    """A hero takes a companion along or none.  [dun.heroes.companions, dun.companion.one-each]"""

    hero = t.state.figures[who]
    options = [NONE, *(Printed("figure", card) for card in hireable(t, hero))]
    chosen = await t.choose(
        hero.seat,
        "hire",
        options,
        label=labels.companion,
        meaning=lambda option: fee(t, hero, option),
        about={"name": hero.card, "coins": hero.coins},
        at=seen(hero),
    )
    t.state.stay.hiring.remove(who)
    if isinstance(chosen, Printed):
        await engage(t, who, chosen.id)


async def engage(t: UTable, who: int, chosen: str) -> None:
    """A companion is paid; a mercenary's equipment is chosen permanently.

    [dun.companion.mercenary-loadout, dun.companion.card-fields]
    """

    hero, card = t.state.figures[who], t.content.companions[chosen]
    hero.coins -= price(t, hero, card)
    figure = figure_of(t, card, HEROES, hero.seat, "pet" if card.pet else "mercenary", who)
    if card.options:
        sets = [Loadout(option) for option in card.options]
        picked = await t.choose(
            hero.seat, "loadout", sets, label=labels.loadout, about={"creature": chosen}, at=seen(hero)
        )
        figure.uses[baggage.LOADOUT] = sets.index(picked)
    arm(t, figure)
    enlist(t.state, figure)
    t.used(chosen)
    t.tell(Hired(who=who, name=hero.card, creature=chosen, cites=("dun.companion.one-each",)))


def arm(t: UTable, figure: Figure) -> None:
    """The equipment that a mercenary was hired with.

    [dun.companion.mercenary-loadout, dun.companion.mercenary-replenish]
    """
    card, weapons = t.content.companions[figure.card], baggage.loadout(t, figure)
    figure.hands = [Held(weapon) for weapon in weapons[:1]] + ([Held(card.shield)] if card.shield else [])
    figure.pack = [Held(weapon) for weapon in weapons[1:]]


def at_heel(t: UTable, figure: Figure, cells: Iterable[int]) -> list[int]:
    """Of these squares the ones within 12 squares of the owner; whom he has left farther behind may come nearer.

    [dun.companion.distance]
    """
    owner = t.state.figures.get(figure.owner)
    if figure.kind not in ("pet", "mercenary") or owner is None or owner.cell == NOWHERE:
        return list(cells)
    board, near = board_of(t), 0
    reach = max(LEASH, distance(board, owner, figure) - 1)
    for part in squares(board, owner):
        near |= board.disc(part, reach)
    return [cell for cell in cells if near >> cell & 1]


# ------------------------------------------------------------------------------------------------ masters


async def hand_over(t: UTable, who: int) -> None:
    """The companions of a hero who is Knocked Out can go with another hero until the quest ends; who has one of his
    own may take it too.

    [dun.companion.owner-knocked-out]
    """

    hero = t.state.figures[who]
    takers = [f.id for f in figures.allies(t.state, hero) if f.kind == "hero"]
    for companion in [f.id for f in of(t, hero)] if takers else []:
        chosen = await t.choose(
            hero.seat,
            "hand-over",
            [Person(NOBODY), *(Person(taker) for taker in takers)],
            label=labels.taker(t),
            about={"name": hero.card, "creature": t.state.figures[companion].card},
            at=seen(t.state.figures[companion]),
            cites=("dun.companion.owner-knocked-out",),
        )
        if chosen.id != NOBODY:
            figure = t.state.figures[companion]
            figure.uses.setdefault(HIRER, who)
            figure.owner, figure.seat = chosen.id, t.state.figures[chosen.id].seat


def desert(t: UTable) -> None:
    """A mercenary who has failed three Courage tests in a row leaves the scenario.

    [dun.companion.mercenary-courage]
    """
    for figure in t.state.figures.values():
        if figure.kind == "mercenary" and figure.uses.get(Note.SHAKEN, 0) >= MOST_FRIGHTS and standing(figure):
            baggage.spill(t, figure)
            bodies.let_go(t, figure.id)
            unbind(t, figure)
            figure.marks |= Mark.LEFT
            figure.cell = NOWHERE
            if t.state.turn.active is not None and t.state.turn.active.who == figure.id:
                t.state.turn.active = None
            t.tell(Left(who=figure.id, name=figure.card, cites=("dun.companion.mercenary-courage",)))


def come_home(t: UTable) -> None:
    """After the quest companions belong to those who hired them, with what they bear for them, and
    leave with those who have died: what they bear is then the other's who had them in the end.

    [dun.companion.owner-knocked-out, dun.companion.owner-dead, dun.carry.by-companions, dun.giant.recovers,
    dun.giant.survives]
    """
    for figure in [f for f in t.state.figures.values() if f.kind in ("mercenary", "pet")]:
        giants.recover(t, figure)
        hero = t.state.figures.get(figure.uses.pop(HIRER, figure.owner))
        gone = hero is None or hero.marks & Mark.DEAD or Note.HEIR in hero.uses
        if hero is not None and not gone:
            figure.owner, figure.seat = hero.id, hero.seat
        baggage.unload(t, figure)
        if gone:
            del t.state.figures[figure.id]
