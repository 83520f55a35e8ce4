"""Actions of the hands: armor, light, furniture, identifying."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import FurnitureMoved, Handled
from ...state import Figure, Held, Placed
from .. import telling
from ..carrying import bags, hands
from ..characters import has
from ..checks import Trial, attempt, skills
from ..harm import effects
from ..squares import Do, Situation, around, board_of, field_of, occupied, spend_action, squares
from .gear import gear


def offers(t: UTable, s: Situation) -> list[Do]:
    """Armor on and off, one at a time; light, furniture, identifying.

    [dun.armor.don, dun.armor.don-scope, dun.light.activate, dun.furniture.move, dun.identify.unknown]
    """
    if s.beast or s.figure.kind not in ("hero", "mercenary"):
        return []
    found: list[Do] = []
    figure = s.figure
    things = gear(t, s)
    if not s.active.moved:
        found += things.dressed
    found += things.lit
    if pieces := movable(t, figure):
        found += [Do("shove-piece", target=place, cell=cell) for place, cell in pieces]
    if not things.strange:
        return found
    strange = [held for held in hands.unique(figure.pack) if identifiable(t, figure, held)]
    return found + [Do("identify", word=held.card, who=figure.id) for held in strange]


async def change_armor(t: UTable, who: int, do: Do) -> None:
    """An Action that cannot be combined with a move.  [dun.armor.don]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    active.move_over, active.points = True, 0
    source, goal = (figure.pack, figure.worn) if do.verb == "don" else (figure.worn, figure.pack)
    held, before = next(held for held in source if held.card == do.word), bags.look(t, figure)
    source.remove(held)
    goal.append(held)
    how = "worn" if do.verb == "don" else "taken-off"
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how=how, cites=("dun.armor.don",), **moved))


async def light(t: UTable, who: int, do: Do) -> None:
    """A torch or lantern in hand is lit.  [dun.light.activate, dun.light.hand]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    place = next(n for n, held in enumerate(figure.hands) if held.card == do.word and not held.lit)
    figure.hands[place] = replace(figure.hands[place], lit=True)
    t.tell(Handled(who=who, name=figure.card, item=do.word, how="lit", cites=("dun.light.activate",)))


def movable(t: UTable, figure: Figure) -> list[tuple[int, int]]:
    """Movable pieces next to him, not higher than he is, and where their first square can go by one square: all of
    them have room there.

    [dun.furniture.move, dun.furniture.move-test, dun.element.movable]
    """
    field = field_of(t)
    board = field.board
    if figure.span == 1:
        beside = field.movable_near(figure.cell)
    else:
        beside = tuple([piece for cell in squares(board, figure) for piece in field.movable_near(cell)])
    if not beside:
        return []
    near, taken = around(t, figure), occupied(t)
    found = []
    for piece in dict.fromkeys(beside):
        if piece.height > figure.size or not any(near >> cell & 1 for cell in piece.squares):
            continue
        room = {
            cell
            for square in piece.squares
            for cell in field.touching[square]
            if cell not in taken
            and cell not in field.piece_at
            and cell not in t.state.map.chests
            and not doorway(t, cell)
            and board.section[cell] == board.section[piece.cell]
        }.union(piece.squares)
        found += [
            (piece.index, cell)
            for cell in field.touching[piece.cell]
            if all(
                to in room and to in field.touching[square]
                for square, to in zip(piece.squares, shifted(piece, cell), strict=True)
            )
        ]
    return found


def shifted(piece: Placed, cell: int) -> tuple[int, ...]:
    """The squares of a piece whose first square comes to lie here."""
    return tuple([square + cell - piece.cell for square in piece.squares])


def doorway(t: UTable, cell: int) -> bool:
    """Furniture never blocks the way in or out. A hidden door is none for anyone who has not found it: what he may
    do must not betray it. [dun.furniture.not-blocking-access]"""
    doors = t.state.map.doors
    return any(doors[n].state != "hidden" for n in board_of(t).doors_at.get(cell, ()))


FURNITURE = Trial(Attribute.STRENGTH, "furniture")
IDENTIFY = Trial(Attribute.INTELLIGENCE, "identify")


async def move_piece(t: UTable, who: int, do: Do) -> None:
    """Lower furniture moves at once, furniture as high as he is after a Strength test.

    [dun.furniture.move, dun.furniture.move-test]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    piece = next(piece for piece in t.state.map.layout.pieces if piece.index == do.target)
    if piece.height >= figure.size and not (await attempt(t, who, FURNITURE)).passed:
        return
    moved: Placed = replace(piece, cell=do.cell, squares=shifted(piece, do.cell))
    pieces = tuple(moved if one.index == do.target else one for one in t.state.map.layout.pieces)
    t.state.map.layout = replace(t.state.map.layout, pieces=pieces)
    at, cites = board_of(t).spot(do.cell), ("dun.furniture.move",)
    t.tell(
        FurnitureMoved(
            who=who, name=figure.card, what=piece.card, at=at, piece=piece.index, cell=do.cell, cells=moved.squares,
            cites=cites,
        )
    )  # fmt: skip


def identifiable(t: UTable, figure: Figure, held: Held) -> bool:
    """Magic objects with Secrets of Magic (one attempt each), potions with Alchemist (one attempt in all).

    [dun.identify.unknown, dun.skill.scholarly.secrets-of-magic.identify, dun.skill.scholarly.alchemist.identify]
    """
    if held.known:
        return False
    if held.magic:
        learned = skills.could(t, figure, "knows-magic", skills.own(t, figure))
        return learned and not figure.uses.get(f"tried-{held.magic}")
    return has(t, figure, "knows-potions") and not skills.noted(t, figure, "knows-potions")


async def identify(t: UTable, who: int, do: Do) -> None:
    """An Intelligence test; an identified potion is rolled for.

    [dun.identify.unknown, dun.identify.potion-roll, dun.identify.potion-none-left]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    held = next(held for held in figure.pack if held.card == do.word and identifiable(t, figure, held))
    if held.magic:
        figure.uses[f"tried-{held.magic}"] = 1
        skills.apply(t, figure, "knows-magic", active.skills)
    else:
        skills.note(t, figure, "knows-potions")
    if not (await attempt(t, who, IDENTIFY)).passed:
        return
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    figure.pack.remove(held)
    if held.magic:
        known = effects.identified(t, held)
        figure.pack.append(known)
        tell_of(t, figure, known.magic, "identified", before)
        return
    tell_of(t, figure, held.card, "identified", before)
    (rolled,) = await t.roll(1, 6, "potion")
    telling.one_die(t, who, "potion", rolled, None, ("dun.identify.potion-roll",))
    kind = ("poison", "dexterity", "heroic", "strength", "mana", "healing")[rolled - 1]
    card = next((card.id for card in t.content.objects.values() if card.potion == kind), "")
    if card:
        effects.gain_card(t, who, card, found=held.found)


def tell_of(t: UTable, figure: Figure, item: str, how: str, before: bags.Belongings | None) -> None:
    """What has become of a thing, and of the pack."""
    cites = ("dun.identify.unknown",)
    t.tell(Handled(who=figure.id, name=figure.card, item=item, how=how, cites=cites, **bags.moved(t, before)))
