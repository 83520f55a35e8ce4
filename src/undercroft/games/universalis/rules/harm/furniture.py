"""Furniture and special elements: searching them, and what they do to those who use or enter."""

from __future__ import annotations

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import Blessed, FoundNothing, Gathered, ReserveRose, Searched
from ...state import NOBODY, Figure, Placed
from .. import telling
from ..characters import has
from ..squares import board_of
from .damage import MARK_OF
from .effects import HANDLERS, Use, apply_all, hidden_doors


def can_search(t: UTable, figure: Figure, piece: Placed) -> bool:
    """Furniture is searched once by anybody. An element whose card does not say that it works but once serves every
    hero, each of them one time in a quest.

    [dun.search.element-once, dun.search.element-interaction-same, dun.furniture.reading]
    """
    if piece.element:
        card = t.content.elements[piece.card]
        fresh = piece.index not in t.state.map.searched
        sheet = board_of(t).furnishings[piece.index]
        purpose = bool(sheet.id or sheet.effects) and fresh
        works = bool(card.on_interaction or card.interaction_table)
        return purpose or (works and (fresh if card.once else tried(piece) not in figure.uses))
    return piece.index not in t.state.map.searched


def tried(piece: Placed) -> str:
    """The mark of a hero who has used an element that serves everybody."""
    return f"element-{piece.index}"


async def search(t: UTable, who: int, index: int) -> None:
    """Roll 2D6 on the card of the furniture, or interact with the element; the sheet may add something.

    [dun.walk.search-furniture, dun.element.on-interaction, dun.skill.scholarly.polyglot.search, dun.fortune.forbidden]
    """
    piece = next(piece for piece in t.state.map.layout.pieces if piece.index == index)
    sheet = board_of(t).furnishings[index]
    first = index not in t.state.map.searched
    if first:
        t.state.map.searched.append(index)
    t.used(piece.card)
    use = Use(card=piece.card, source=NOBODY, target=who, cell=piece.cell)
    found = await (_interact if piece.element else _rummage)(t, who, piece, use)
    if first and who in t.state.figures:
        if sheet.id:
            t.state.map.found.append(sheet.id)
            gathered(t, who, sheet.id)
        await apply_all(t, sheet.effects, use)
    if not found and not (first and (sheet.id or sheet.effects)):
        t.tell(FoundNothing(who=who, name=t.state.figures[who].card, cites=("dun.walk.search-furniture",)))


def gathered(t: UTable, who: int, id: str) -> None:
    """One of the things that a sheet sends the heroes for.  [dun.quest-sheet.sections]"""
    sought, name = board_of(t).quest.goal.sought, t.state.figures[who].card
    if id in sought and len(sought) > 1:
        found, cites = len({*sought} & {*t.state.map.found}), ("dun.quest-sheet.sections",)
        t.tell(Gathered(who=who, name=name, found=found, of=len(sought), cites=cites))


async def _rummage(t: UTable, who: int, piece: Placed, use: Use) -> bool:
    """Whether anything came of it.  [dun.walk.search-furniture]"""
    card, figure = t.content.furniture[piece.card], t.state.figures[who]
    plus = int(card.books and has(t, figure, "reads-all"))
    rolled = await t.roll(2, 6, "furniture")
    if card.alchemy and has(t, figure, "knows-potions") and not _outcome(card.search, sum(rolled)):
        telling.some_dice(t, who, "furniture", rolled)
        rolled = await t.roll(2, 6, "furniture")
    total, dice = sum(rolled) + plus, telling.plain(who, "furniture", rolled, plus=plus)
    cites = ("dun.walk.search-furniture",)
    t.tell(Searched(who=who, name=figure.card, what=piece.card, total=total, dice=dice, cites=cites))
    if rolled == (1, 1):
        t.state.dark.reserve += 1
        t.tell(ReserveRose(reserve=t.state.dark.reserve, cites=("dun.walk.search-furniture",)))
        if card.trap_on_blunder:
            await HANDLERS[d.Spring](t, d.Spring(), use)
        return True
    found = _outcome(card.search, total)
    if found == (d.Reveal("secret"),) and not hidden_doors(t, figure):
        return False
    return await _bestow(t, who, found, use)


def _outcome(table: tuple[d.Outcome, ...], total: int) -> d.Effects:
    return next((line.effects for line in table if line.low <= total <= line.high), ())


async def _interact(t: UTable, who: int, piece: Placed, use: Use) -> bool:
    """Whether anything came of it.  [dun.element.on-interaction, dun.search.element-interaction-same]"""
    card = t.content.elements[piece.card]
    t.tell(
        Searched(
            who=who, name=t.state.figures[who].card, what=piece.card, total=0, cites=("dun.element.on-interaction",)
        )
    )
    if not card.once:
        t.state.figures[who].uses[tried(piece)] = 1
    helped = await _bestow(t, who, card.on_interaction, use)
    if card.interaction_table and who in t.state.figures:
        found = _outcome(card.interaction_table, await _nature(t, piece, card))
        helped = await _bestow(t, who, found, use) or helped
    return helped


async def _bestow(t: UTable, who: int, found: d.Effects, use: Use) -> bool:
    """What an element does to somebody; whether it did anything."""
    figure = t.state.figures[who]
    helped = [effect for effect in found if _needed(figure, effect)]
    await apply_all(t, found, use)
    for effect in helped:
        if isinstance(effect, d.GainFortune):
            t.tell(Blessed(who=who, name=figure.card, bonus="fortune", value=f"{effect.amount:+d}"))
        elif isinstance(effect, d.Modify):
            t.tell(Blessed(who=who, name=figure.card, bonus=effect.to, value=f"{effect.value:+d}"))
    return bool(helped)


def _needed(figure: Figure, effect: d.AnyEffect) -> bool:
    """Whether an effect does anything for somebody: a fire warms nobody who is well."""
    if isinstance(effect, d.Heal):
        return bool(figure.wounds)
    if isinstance(effect, d.Cure):
        return any(figure.marks & MARK_OF[condition] for condition in effect.conditions)
    if isinstance(effect, d.GainMana):
        return figure.mana < figure.base[Attribute.MANA]
    return True


async def _nature(t: UTable, piece: Placed, card: d.SpecialElement) -> int:
    """What an element turns out to be: rolled by the first, the same for everybody else, also on later visits.

    [dun.search.element-interaction-same]
    """
    place = f"{t.state.quest.id}/{piece.index}"
    known = t.state.saga.elements.get(place)
    if known is None:
        rolled = await t.roll(2, 6, "furniture")
        telling.some_dice(t, NOBODY, "furniture", rolled)
        known = sum(rolled)
        if not card.once:
            t.state.saga.elements[place] = known
    return known


async def on_entry(t: UTable, section: int, who: int) -> None:
    """Elements with the entry icon take effect at the reveal.  [dun.element.on-entry]"""
    board = board_of(t)
    for piece in t.state.map.layout.pieces:
        if not piece.element or board.section[piece.cell] != section:
            continue
        card = t.content.elements[piece.card]
        if card.on_entry:
            t.used(card.id)
            await apply_all(t, card.on_entry, Use(card=piece.card, source=NOBODY, target=who, cell=piece.cell))
