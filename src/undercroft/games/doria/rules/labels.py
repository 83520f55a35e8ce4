"""What options are called, with costs and figures. Actions of a character, with their odds, are in `previews`."""

from __future__ import annotations

from undercroft.kernel import Text, Value, say
from undercroft.kernel.text import Argument
from undercroft.toolkit.scene import SIDES

from ..content import DoriaTable
from ..content.definitions import Card
from ..content.facts import facts, words
from ..shapes import Shape
from ..state import PLACES
from . import gear
from .ground import board
from .options import (
    NOTHING,
    Amount,
    Bonus,
    Deal,
    Give,
    Grow,
    Join,
    Lay,
    Leave,
    OpenDoor,
    Persona,
    Repair,
    RunUp,
    Shift,
    Speak,
    Split,
    Spot,
    Spring,
    Square,
    Stack,
    Thing,
    Wall,
    thing_label,
)

# ----------------------------------------------------------------------------------------------- cards


def told(card: Card) -> dict[str, Argument]:
    """A card for a question: its name, its values and its words."""
    return {"card": card.id, "facts": facts(card), "says": words(card)}


def armor_label(thing: Thing) -> Text:
    return say("armor-none") if thing == NOTHING else thing_label(thing)


def defense_label(thing: Thing, magic: bool) -> Text:
    """The item, or what everybody can do without one."""
    return say("thing", card=thing.card or ("innate" if magic else "dodge"))


def spot_label(t: DoriaTable, hero: int, number: int, option: Value) -> Text:
    """A place for a card and what it would displace there, another character for it, or the discard pile."""
    if isinstance(option, Spot):
        at = PLACES.index(option.place) if option.place in PLACES else -1
        lying = gear.in_the_way(t.content, t.state.heroes[hero], number, at) if at >= 0 else []
        cards = tuple(Text(f"card-{t.content.numbered[other].id}") for other in lying)
        return say("place-instead", place=option.place, cards=cards) if cards else say("place-at", place=option.place)
    return say("arrange-give", hero=option.kind) if isinstance(option, Give) else say("arrange-discard")


def shift_label(shift: Shift) -> Text:
    return say("shift", card=shift.card, place=shift.place)


def repair_label(t: DoriaTable, work: Repair) -> Text:
    what = Text(f"card-{work.what}") if len(work.numbers) == 1 else Text(f"set-{work.what}")
    return say("repair-what", what=what, other=t.state.heroes[work.owner].kind)


def deal_label(deal: Deal) -> Text:
    return say(f"deal-{deal.verb}", card=deal.card) if deal.card else say("deal-done")


def spring_label(option: Value) -> Text:
    return say("shop-trap-spring", hero=option.kind) if isinstance(option, Spring) else say("shop-trap-doom")


def stack_label(stack: Stack) -> Text:
    return say("stack-number", number=stack.place + 1)


# ----------------------------------------------------------------------------------------------- places and tiles


def square_label(t: DoriaTable, option: Square) -> Text:
    x, y = board(t).xy(option.square)
    return say("square", x=x, y=y)


def run_up_label(t: DoriaTable, option: RunUp) -> Text:
    x, y = board(t).xy(option.square)
    return say("act-run-up", x=x, y=y, cites=("doria.jump.combine",))


def door_label(option: Value) -> Text:
    if isinstance(option, OpenDoor):
        return say("open-door", side=SIDES[option.door & 3], cites=("doria.reveal.voluntary",))
    return say("open-none")


def lay_label(t: DoriaTable, tile: str, way: Lay) -> Text:
    """Beyond which side of which tile, and where its own ways out lead then."""
    there = t.state.dungeon.placements[way.slot].tile
    ways = exits_text(t.content.atlas.shape(tile, way.turn))
    return say("lay-at", side=SIDES[way.side], tile=there, ways=ways, turn=way.turn)


def exits_text(shape: Shape) -> tuple[Text, ...]:
    """The sides with a way out: doors, and sides that are open as a whole."""
    kinds = ((side, "open" if shape.is_open(side) else "door") for side in range(4) if shape.exits[side])
    return tuple(Text(f"way-{kind}", {"side": SIDES[side]}) for side, kind in kinds)


def wall_label(t: DoriaTable, wall: Wall) -> Text:
    x, y = board(t).xy(wall.door >> 2)
    tile = t.state.dungeon.placements[(wall.door >> 2) // 25].tile
    return say("secret-door-at", tile=tile, side=SIDES[wall.door & 3], x=x, y=y)


# ----------------------------------------------------------------------------------------------- growing and the party


def hero_label(t: DoriaTable, option: Value) -> Text:
    """A premade character with its attributes and its items, or chance, or one's own."""
    if not isinstance(option, Persona):
        return say(f"choose-hero-{option}")
    hero = t.content.heroes[option.kind]
    own = dict(zip(("str", "con", "agi", "per", "wis", "psi"), hero.attributes, strict=True))
    items = tuple(Text(f"card-{item}") for item in hero.items)
    return Text("choose-hero-premade", {"hero": option.kind, "items": items, **own})


def amount_label(option: Amount) -> Text:
    return say("number", number=option.number)


def bonus_label(option: Bonus) -> Text:
    return Text(f"bonus-{option.bonus}")


def grow_label(t: DoriaTable, hero: int, option: Value) -> Text:
    """The attribute with its value now."""
    if isinstance(option, Grow):
        return say("raise-to", attribute=option.name, value=t.state.heroes[hero].attributes[option.attribute] + 1)
    return say("raise-save")


def split_label(split: Split) -> Text:
    return say("recover-split", hp=split.hp, pp=split.pp)


def boost_label(option: Amount, rolled: int, attack: int) -> Text:
    """What psi points buy: one withstands the attack or is hit less hard."""
    if not option.number:
        return say("psi-boost-none")
    return say("psi-boost-resist" if rolled + option.number > attack else "psi-boost-soften", pp=option.number)


def party_label(option: Value) -> Text:
    match option:
        case Leave(kind=kind):
            return say("party-leave", hero=kind)
        case Join(seat=seat):
            return say("party-join", seat=seat + 1)
        case Speak(seat=seat):
            return say("party-speaker", seat=seat + 1)
    return say("party-go-on")
