"""Regular effects of cards on a target; finding things and treasure."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import AVERAGE, LARGE, SMALL, Attribute
from ...events import CoinsFound, Found, Opened
from ...plane import VECTORS
from ...state import NOBODY, NOWHERE, UNKNOWN, Figure, Held, Lasting, Mark, Note, standing
from .. import labels, telling
from ..carrying import bags
from ..characters import control, figures, has
from ..checks import d3, half, skills, take_test
from ..options import Printed, Square, seen
from ..squares import away, board_of, carrier, field_of, points_of, squares, stand
from . import pushing
from .damage import Blow, afflict, cure, hardiness, harm, heal, lose

GROUND = "ground"
"""With this word a permanent spell remembers the square on which it has laid something."""


class Use(NamedTuple):
    """A card in use: by whom, on whom, where."""

    card: str
    source: int
    target: int
    cell: int = -1
    kind: str = "other"
    turns: int = 0
    """How long a permanent spell lasts."""
    extra: int = 0
    """Damage dice more or fewer."""
    ones: bool = False
    """One damage die of 1 is rolled again (Cruel)."""


async def play_out(t: UTable, card: d.Spell | d.MagicObject, use: Use) -> None:
    """The effects of a card and then what is its own, unless the target is gone or has undone them."""
    if await apply_all(t, card.effects, use) and card.play is not None:
        await card.play(t, use)


async def apply_all(t: UTable, effects: d.Effects, use: Use) -> bool:
    """Resolve effects one after another, as long as the target is there and his Fortune has not undone them. Potions
    and healing spells do nothing for giants. True: all were resolved, and the target still stands.

    [dun.giant.no-healing, dun.fortune.fatal-roll]
    """
    if use.target in t.state.figures and t.state.figures[use.target].kind == "mercenary" and no_help(t, use):
        return False
    for effect in effects:
        figure = t.state.figures.get(use.target)
        if figure is None or not standing(figure):
            return False
        if await HANDLERS[type(effect)](t, effect, use):
            return False
    left = t.state.figures.get(use.target)
    return left is not None and standing(left)


def no_help(t: UTable, use: Use) -> bool:
    """[dun.giant.no-healing]"""

    spell, thing = t.content.spells.get(use.card), t.content.objects.get(use.card)
    mends = (spell is not None and spell.nature == "healing") or (thing is not None and bool(thing.potion))
    return mends and figures.is_giant(t, t.state.figures[use.target])


async def _harm(t: UTable, effect: d.Harm, use: Use) -> bool:
    """True: it does not touch him, or his Fortune has undone it with all that belongs to it.

    [dun.damage.other-attribute, dun.damage.natural-armor, dun.skill.exploration.fast.agility, dun.fortune.fatal-roll]
    """
    figure = t.state.figures[use.target]
    dice = effect.dice
    if effect.heavy and figures.heavy(t, figure):
        dice = effect.heavy
    elif effect.light and figures.light_armor(t, figure):
        dice = effect.light
    kind = "trap" if use.kind == "trap" else ""
    if effect.avoid and (await take_test(t, use.target, figures.BY_NAME[effect.avoid], "avoid", kind=kind)).passed:
        return False
    if effect.half_if and (await take_test(t, use.target, figures.BY_NAME[effect.half_if], "avoid", kind=kind)).passed:
        dice = half(dice)
    blow = Blow(
        dice + use.extra,
        against=effect.against,
        armor=effect.armor,
        source=use.source,
        kind=use.kind,
        element=effect.element,
        magic=use.kind == "spell",
        ones=use.ones,
    )
    return (await harm(t, use.target, blow)).cancelled


async def _wound(t: UTable, effect: d.Wound, use: Use) -> bool:
    """True: his Fortune has undone it.  [dun.fortune.fatal-roll]"""
    return (await lose(t, use.target, effect.amount, use.source)).cancelled


async def _heal(t: UTable, effect: d.Heal, use: Use) -> None:
    amount = effect.amount
    if effect.die:
        (rolled,) = await t.roll(1, 6, "heal")
        telling.one_die(t, use.target, "heal", rolled)
        amount += rolled
    heal(t, use.target, t.state.figures[use.target].wounds if effect.full else amount)


async def _cure(t: UTable, effect: d.Cure, use: Use) -> None:
    for condition in effect.conditions:
        cure(t, use.target, condition)


async def _afflict(t: UTable, effect: d.Afflict, use: Use) -> None:
    """Tough helps against Stunned, Diseased and Poisoned; who is in the air or swims does not slip.

    [dun.skill.combat.tough.conditions, dun.fly.agility-auto]
    """
    figure = t.state.figures[use.target]
    if effect.afoot and (figure.marks & Mark.FLYING or figures.swimming(t, figure)):
        return
    if effect.test:
        plus = hardiness(t, t.state.figures[use.target], effect.condition)
        result = await take_test(t, use.target, figures.BY_NAME[effect.test], "resist", target=effect.target, plus=plus)
        if result.passed:
            return
    afflict(t, use.target, effect.condition, effect.turns)


def pace(t: UTable, who: int) -> int | None:
    """The Movement with which somebody goes who is in the middle of a move; None: he is not."""
    active = t.state.turn.active
    if active is None or active.move_over or active.running or active.swimming:
        return None
    return points_of(t, who) if carrier(t, t.state.figures[active.who]) is carrier(t, t.state.figures[who]) else None


def keep_pace(t: UTable, who: int, before: int | None) -> None:
    """Whoever becomes quicker or slower on his way has so many points more or fewer.  [dun.move.points]"""
    active, now = t.state.turn.active, pace(t, who)
    if active is not None and before is not None and now is not None:
        active.points = max(0, active.points + now - before)
        active.movement = max(1, active.movement + now - before)


async def _modify(t: UTable, effect: d.Modify, use: Use) -> None:
    """[dun.move.points]"""
    before = pace(t, use.target) if effect.to == "movement" else None
    turns = lasting(t, effect.lasts, use)
    t.state.lasting.append(Lasting(use.target, effect.to, effect.value, effect.lasts, use.card, use.source, turns))
    keep_pace(t, use.target, before)


async def _grant(t: UTable, effect: d.Grant, use: Use) -> None:
    turns = lasting(t, effect.lasts, use)
    t.state.lasting.append(Lasting(use.target, "", 0, effect.lasts, use.card, use.source, turns, skill=effect.skill))


def lasting(t: UTable, lasts: str, use: Use) -> int:
    """The count of a new effect: what hampers somebody for a turn while the other side acts is felt in his own."""
    return use.turns if lasts != "turn" else -int(t.state.figures[use.target].side != t.state.turn.side)


async def _mana(t: UTable, effect: d.GainMana, use: Use) -> None:
    """Mana comes back up to the pool, and so many spells, those used most, can be cast once more.

    [dun.magic.recovery-potion]
    """
    figure = t.state.figures[use.target]
    before = figure.mana
    figure.mana = max(figure.mana, min(figure.base[Attribute.MANA], figure.mana + effect.amount))
    telling.mana(t, figure, before)
    cast = sorted((spell for spell, count in figure.casts.items() if count), key=lambda spell: -figure.casts[spell])
    for spell in cast[: effect.markers]:
        figure.casts[spell] -= 1


async def _fortune(t: UTable, effect: d.GainFortune, use: Use) -> None:
    """Noted as given: it is used before a hero's own, and on the road nobody's own comes back at its cost.

    [dun.fortune.temporary]
    """
    figure = t.state.figures[use.target]
    figure.fortune += effect.amount
    figure.uses[Note.BOON] = figure.uses.get(Note.BOON, 0) + effect.amount


async def _coins(t: UTable, effect: d.GainCoins, use: Use) -> None:
    coins = effect.amount
    if effect.d6:
        rolled = await t.roll(effect.d6, 6, "coins")
        telling.some_dice(t, use.target, "coins", rolled)
        coins += sum(rolled)
    if effect.d3:
        rolled = await t.roll(effect.d3, 6, "coins")
        telling.some_dice(t, use.target, "coins", rolled)
        coins += sum(map(d3, rolled))
    figure = t.state.figures[use.target]
    figure.coins += coins
    t.tell(CoinsFound(who=use.target, name=figure.card, coins=coins, cites=("dun.search.element",)))


async def _find(t: UTable, effect: d.Find, use: Use) -> None:
    for _ in range(effect.count):
        await find(t, use.target, effect.deck)


async def _gain(t: UTable, effect: d.Gain, use: Use) -> None:
    gain_card(t, use.target, effect.object)


async def _reserve(t: UTable, effect: d.Reserve, use: Use) -> None:
    """Nothing takes more points than there are; who began with a debt has it still."""
    t.state.dark.reserve = max(min(0, t.state.dark.reserve), t.state.dark.reserve + effect.amount)


async def _shove(t: UTable, effect: d.Shove, use: Use) -> None:
    """Away from the one who shoves, or from the square that it comes from; a trap under his hands throws him back
    from what he faces."""
    for _ in range(effect.squares):
        figure, source = t.state.figures.get(use.target), t.state.figures.get(use.source)
        if figure is None or not standing(figure):
            return
        start = source.cell if source is not None else use.cell
        if start in squares(board_of(t), figure):
            start = ahead(t, figure)
        if start == NOWHERE or start in squares(board_of(t), figure):
            return
        behind = pushing.push_squares(t, figure, start)
        if not behind:
            return
        await pushing.put(t, use.target, behind[0])


def ahead(t: UTable, figure: Figure) -> int:
    """The square that somebody faces; -1: the board ends there."""
    board = board_of(t)
    (x, y), (dx, dy) = board.xy(figure.cell), VECTORS[figure.facing]
    inside = 0 <= x + dx < board.width and 0 <= y + dy < board.height
    return board.at(x + dx, y + dy) if inside else NOWHERE


async def _teleport(t: UTable, effect: d.Teleport, use: Use) -> None:
    """The target's seat picks the square, and no pit holds him any more.  [dun.spell.range-number, dun.climb.pit]"""

    figure, board = t.state.figures[use.target], board_of(t)
    options = [
        cell
        for cell in range(board.size)
        if away(board, figure, cell) <= effect.range and pushing.firm(t, figure, cell)
    ]
    if options:
        squares = [Square(cell) for cell in options]
        chosen = await control.decide(
            t, figure, "teleport", squares, control.first, label=lambda option: labels.square(t, option)
        )
        stand(t, t.state.figures[use.target], chosen.cell)
        raised = carrier(t, t.state.figures[use.target])
        before = raised.marks
        raised.marks &= ~Mark.IN_PIT
        telling.stands(t, t.state.figures[use.target], "leap", ("dun.spell.range-number",))
        telling.marked(t, raised, before, ("dun.climb.pit",))


async def _lay(t: UTable, effect: d.Lay, use: Use) -> None:
    """A tile on the square; what a permanent spell lays is there as long as the spell.

    [dun.quest-sheet.other-elements, dun.magic.permanent-duration]
    """
    cell = use.cell if use.cell != NOWHERE else t.state.figures[use.target].cell
    if use.kind == "spell" and use.cell == NOWHERE:
        return
    cells = covered(t, effect, use, cell)
    layout = t.state.map.layout
    tiles = tuple(tile for tile in layout.overtiles if tile[0] not in cells)
    t.state.map.layout = replace(layout, overtiles=(*tiles, *((one, effect.overtile) for one in cells)))
    telling.ground(t, layout.overtiles, ("dun.quest-sheet.other-elements",))
    if use.turns:
        for one in cells:
            t.state.lasting.append(Lasting(NOBODY, GROUND, one, "spell", use.card, use.source, use.turns))


def covered(t: UTable, effect: d.Lay, use: Use, cell: int) -> list[int]:
    """The squares of what is laid. A wall stands across the view of the one who raises it, to both sides of its square
    in turn, up to the first square that is not free; other ground also lies under those who stand there, but not where
    something else has been laid, nor on pits, water and what is impassable.

    [dun.quest-sheet.other-elements]
    """
    field, source = field_of(t), t.state.figures.get(use.source)
    board, laid = field.board, {one for one, _ in t.state.map.layout.overtiles}
    found = [cell]
    if effect.around:
        for one in range(board.size):
            open_here = board.section[one] == board.section[cell] and not field.impassable >> one & 1
            near = 0 < board.distance(one, cell) <= effect.around
            if near and open_here and one not in laid and field.ground[one] not in pushing.UNSTABLE:
                found.append(one)
    if effect.wide > 1 and source is not None:
        (x, y), (u, v) = board.xy(cell), board.xy(source.cell)
        across = (0, 1) if abs(x - u) >= abs(y - v) else (1, 0)
        sides = {1: cell, -1: cell}
        for n in range(effect.wide - 1):
            for way in (1, -1) if n % 2 == 0 else (-1, 1):
                if sides[way] == NOWHERE:
                    continue
                sides[way] = beside(t, source, sides[way], (way * across[0], way * across[1]), laid)
                if sides[way] != NOWHERE:
                    found.append(sides[way])
                    break
    return found


def beside(t: UTable, builder: Figure, cell: int, step: tuple[int, int], laid: set[int]) -> int:
    """The next square of a wall; -1: it ends here."""
    field = field_of(t)
    board = field.board
    x, y = board.xy(cell)[0] + step[0], board.xy(cell)[1] + step[1]
    if not (0 <= x < board.width and 0 <= y < board.height):
        return NOWHERE
    other = board.at(x, y)
    open_here = other in field.touching[cell] and other not in laid and pushing.firm(t, builder, other)
    return other if open_here else NOWHERE


async def _reveal(t: UTable, effect: d.Reveal, use: Use) -> None:
    """[dun.search.secret-door]"""
    figure = t.state.figures[use.target]
    if effect.what == "secret":
        for n in hidden_doors(t, figure):
            t.state.map.doors[n].state = "closed"
            t.reveal()
            cites, edge = ("dun.search.secret-door",), telling.edge(t, n)
            t.tell(Opened(who=use.target, name=figure.card, what="secret-door", cites=cites, **edge))
    elif effect.what == "identify":
        identify_all(t, use.target)


Handler = Callable[[UTable, Any, Use], Awaitable[bool | None]]
"""Carries an effect out; True: the victim has undone it, and nothing follows."""
HANDLERS: dict[type[d.Effect], Handler] = {
    d.Harm: _harm,
    d.Wound: _wound,
    d.Heal: _heal,
    d.Cure: _cure,
    d.Afflict: _afflict,
    d.Modify: _modify,
    d.Grant: _grant,
    d.GainMana: _mana,
    d.GainFortune: _fortune,
    d.GainCoins: _coins,
    d.Find: _find,
    d.Gain: _gain,
    d.Reserve: _reserve,
    d.Shove: _shove,
    d.Teleport: _teleport,
    d.Lay: _lay,
    d.Reveal: _reveal,
}


# ------------------------------------------------------------------------------------------------ finding things


def identify_all(t: UTable, who: int) -> None:
    """What he holds and wears turns out to be magic, too: of two of a type the one that was known stays in use, or the
    first.  [dun.identify.unknown, dun.magic-object.one-per-type, dun.magic-object.backpack]"""
    figure = t.state.figures[who]
    in_use = {one.type for one in figures.outfit(t, figure).magic}
    for zone in (figure.hands, figure.worn):
        for place, held in enumerate(zone[:]):
            known = zone[place] = identified(t, held)
            if held.magic and not held.known:
                kind = t.content.magic[held.magic].type
                if kind in in_use:
                    figure.pack.append(known)
                in_use.add(kind)
        zone[:] = [one for one in zone if not any(one is packed for packed in figure.pack)]
    figure.pack[:] = [identified(t, held) for held in figure.pack]


def identified(t: UTable, held: Held) -> Held:
    """A thing whose powers are known from now on.  [dun.identify.unknown]"""
    if not held.magic:
        return replace(held, known=True)
    magic = t.content.magic[held.magic]
    return replace(held, known=True, card=magic.base or magic.id)


async def find(t: UTable, who: int, deck: str) -> None:
    """A random card from a deck; nothing if none is left.

    [dun.corpse.sixes, dun.equip.card-limit-found, dun.setup.open-decks, dun.setup.shuffled-decks,
    dun.equip.found-weapon-size]
    """

    if deck in ("magic", "relic"):
        pile = t.state.supply.magic if deck == "magic" else t.state.supply.relics
        if pile:
            t.reveal()
            await find_magic(t, who, pile.pop())
        return
    if deck == "treasure":
        await draw_treasure(t, who)
        return
    cards = [card for card in deck_of(t, deck) for _ in range(t.state.supply.stock.get(card, 0))]
    if cards:
        card = cards[t.below(len(cards), "find")]
        gain_card(t, who, card, fit=await fit(t, card))


def deck_of(t: UTable, deck: str) -> list[str]:
    """The cards of an open deck by name."""
    c = t.content
    if deck == "common":
        return [card.id for card in c.objects.values() if not card.special]
    if deck == "special":
        return [card.id for card in c.objects.values() if card.special]
    if deck == "potion":
        return [card.id for card in c.objects.values() if card.potion]
    if deck == "melee":
        return [card.id for card in c.weapons.values() if card.kind == "melee"]
    if deck == "ranged":
        return [card.id for card in c.weapons.values() if card.kind != "melee"]
    return list(c.armors if deck == "armor" else c.shields)


def put_back(t: UTable, card: str) -> None:
    """What has been used up or sold can be found again; there are never more copies than printed.

    [dun.equip.consumed, dun.equip.card-limit-found]
    """
    c = t.content
    item = c.objects.get(card) or c.weapons.get(card) or c.armors.get(card) or c.shields.get(card)
    if item is not None:
        t.state.supply.stock[card] = min(item.copies, t.state.supply.stock.get(card, 0) + 1)


def gain_card(t: UTable, who: int, card: str, *, found: bool = True, fit: int = 0) -> None:
    """One copy goes into the backpack, if there is one.  [dun.equip.card-limit-found, dun.hero.backpack-zone]"""
    if not t.state.supply.stock.get(card):
        return
    t.state.supply.stock[card] -= 1
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    figure.pack.append(Held(card, found=found, fit=fit))
    t.used(card)
    moved = bags.moved(t, before)
    t.tell(Found(who=who, name=figure.card, what=card, cites=("dun.search.element",), **moved))


async def find_magic(t: UTable, who: int, magic: str) -> None:
    """A magic object of unknown powers.  [dun.identify.unknown, dun.corpse.leader, dun.equip.found-weapon-size]"""

    card = t.content.magic[magic]
    size = await fit(t, card.base, relic=card.relic)
    figure = t.state.figures[who]
    before = bags.look(t, figure)
    figure.pack.append(Held(card.base or UNKNOWN, magic=magic, known=False, found=True, fit=size))
    t.used(magic)
    moved = bags.moved(t, before)
    t.tell(Found(who=who, name=figure.card, what=card.base or UNKNOWN, cites=("dun.identify.unknown",), **moved))


async def draw_treasure(t: UTable, who: int) -> None:
    """The top treasure card; the lucky may draw a second and keep the better.

    [dun.chest.open, dun.skill.exploration.lucky]
    """
    if not t.state.supply.treasures:
        return
    t.reveal()
    card = t.state.supply.treasures.pop()
    figure = t.state.figures[who]

    if has(t, figure, "lucky-finds") and not skills.noted(t, figure, "lucky-finds") and t.state.supply.treasures:
        skills.note(t, figure, "lucky-finds")
        second = t.state.supply.treasures.pop()
        kept = await t.choose(
            figure.seat,
            figures.known(t, figure).words["lucky-finds"],
            (Printed("treasure", card), Printed("treasure", second)),
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
            cites=("dun.skill.exploration.lucky",),
        )
        t.state.supply.treasures.insert(0, card if kept.id == second else second)
        card = kept.id
    t.used(card)
    t.tell(Found(who=who, name=figure.card, what=card, cites=("dun.chest.open",)))
    await apply_all(t, t.content.treasures[card].effects, Use(card=card, source=NOBODY, target=who))


def hidden_doors(t: UTable, figure: Figure) -> list[int]:
    """The secret doors of the section where somebody is.  [dun.search.secret-door]"""
    board = board_of(t)
    here = board.section[figure.cell]
    return [n for n, way in enumerate(board.doors) if t.state.map.doors[n].state == "hidden" and here in way.sections]


async def fit(t: UTable, card: str, *, relic: bool = False) -> int:
    """Where Large or Small heroes take part, 1D6 for each weapon found: whom it fits. Relics are never Large.

    [dun.equip.found-weapon-size]
    """
    if card not in t.content.weapons:
        return 0
    if all(f.size == AVERAGE for f in t.state.figures.values() if f.kind == "hero"):
        return 0
    (rolled,) = await t.roll(1, 6, "fit")
    telling.one_die(t, NOBODY, "fit", rolled, None, ("dun.equip.found-weapon-size",))
    if rolled == 1:
        return SMALL
    return LARGE if rolled == 6 and not relic else AVERAGE
