"""The dimension shop: filling it, paying with cards, buying, clearing it."""

from __future__ import annotations

from undercroft.kernel import Decline, Value, Word

from ..content import DoriaTable
from ..events import Bought, Paid, ShopDiscarded, ShopFilled
from ..state import NO_CARD
from . import doom, gear, health, labels, loot, meanings, traps
from .options import Deal, Person, Spring, people, person_label
from .telling import tell


async def refill(t: DoriaTable) -> None:
    """Each empty place gets the top card of the stack before it lies; nothing is triggered.

    [doria.phase-b.refill, doria.phase-b.blocked-slot, doria.phase-b.no-activation-en, doria.phase-i.refill-next-round]
    """
    for place in range(3):
        if t.state.shop[place] != NO_CARD:
            continue
        stack = t.state.stacks[place]
        if not stack:
            if not any(t.state.stacks):
                loot.reshuffle(t)
            stack = t.state.stacks[place]
        if stack:
            t.reveal()
            t.state.shop[place] = stack.pop()
            card = t.content.numbered[t.state.shop[place]]
            tell(t, ShopFilled(card=card.id, place=place, cites=("doria.phase-b.refill",)))


DONE = Deal("done")
KEEP, DISCARD = Decline("keep"), Word("discard")
DOOM = Word("doom")


def is_trap(t: DoriaTable, number: int) -> bool:
    return t.content.numbered[number].kind == "trap"


def price(t: DoriaTable, number: int) -> int:
    return t.content.numbered[number].gold


def wares(t: DoriaTable) -> list[int]:
    """Cards that can be bought: those with a gold value, no traps."""
    named = t.content.numbered
    return [
        number
        for number in t.state.shop
        if number != NO_CARD and named[number].kind != "trap" and named[number].gold > 0
    ]


def blocking(t: DoriaTable) -> list[int]:
    """Traps that block a place until they are paid for.  [doria.phase-i.trap-slot-en]"""
    if not t.content.points.shop_traps_block:
        return []
    return [number for number in t.state.shop if number != NO_CARD and is_trap(t, number)]


def deals(t: DoriaTable, hero: int) -> list[Deal]:
    """What a character can do in the shop now.

    [doria.phase-i.exchange, doria.phase-i.pooling, doria.phase-i.split-value-en, doria.phase-i.any-place]
    """
    goods, shut, gold = wares(t), blocking(t), t.state.gold
    if not goods and not shut:
        return [DONE]
    found, named = [DONE], t.content.numbered
    affordable = [number for number in goods if named[number].gold <= gold]
    if affordable and takers(t):
        found += [Deal("buy", number, named[number].id) for number in affordable]
    found += [Deal("clear", number, named[number].id) for number in shut if named[number].gold <= gold]
    if gold < sum([named[number].gold for number in (*goods, *shut)]):
        own = [number for number in gear.owned(t.state.heroes[hero]) if gear.gold_value(t.state, t.content, number)]
        found += [Deal("pay", number, named[number].id) for number in own]
    return found


def takers(t: DoriaTable) -> list[int]:
    """Who may get a bought card: all but those who stay unconscious.  [doria.phase-i.unconscious]"""
    return [hero for hero in range(len(t.state.heroes)) if health.can_receive(t, hero)]


async def trade(t: DoriaTable) -> None:
    """The next character trades, one deal at a time.  [doria.phase-i.only-here, doria.phase-i.any-place]"""
    hero = t.state.queue[0]
    who = t.state.heroes[hero]
    chosen = await t.choose(
        who.seat,
        "shop",
        deals(t, hero),
        label=labels.deal_label,
        meaning=lambda deal: meanings.deal_meaning(t, deal),
        cites=("doria.phase-i.exchange",),
        about={"hero": who.kind, "gold": t.state.gold},
        at=("shop",),
    )
    if chosen.verb == "done":
        t.state.queue.pop(0)
    elif chosen.verb == "pay":
        pay(t, hero, chosen.number)
    elif chosen.verb == "clear":
        t.state.gold -= price(t, chosen.number)
        discard(t, chosen.number, "hero", who.kind)
    else:
        await buy(t, hero, chosen.number)


def pay(t: DoriaTable, hero: int, number: int) -> None:
    """A card is handed in for its gold, wherever it lay; what is not used is lost.

    [doria.phase-i.payment-discarded-en, doria.phase-i.pay-from-anywhere-en, doria.phase-i.damaged-value]
    """
    gold = gear.gold_value(t.state, t.content, number)
    t.state.gold += gold
    gear.discard_card(t, hero, number)
    card = t.content.numbered[number]
    tell(t, Paid(hero=t.state.heroes[hero].kind, card=card.id, gold=gold, cites=("doria.phase-i.exchange",)))
    health.check_death(t, hero)


async def buy(t: DoriaTable, hero: int, number: int) -> None:
    """The card goes to any character, who may equip it at once.

    [doria.phase-i.deliver-en, doria.phase-i.deliver-de]
    """
    t.state.gold -= price(t, number)
    to: Person = await t.choose(
        t.state.heroes[hero].seat,
        "deliver",
        people(t, takers(t)),
        label=person_label,
        about={"card": t.content.numbered[number].id},
        cites=("doria.phase-i.deliver-en",),
        at=(f"card-{number}",),
    )
    t.state.shop = [NO_CARD if lying == number else lying for lying in t.state.shop]
    tell(t, Bought(hero=to.kind, card=t.content.numbered[number].id, cites=("doria.phase-i.deliver-en",)))
    await loot.receive(t, to.hero, number)


def discard(t: DoriaTable, number: int, why: str, hero: str = "") -> None:
    """A card leaves the shop; all hear why, and by whose hand."""
    t.state.shop = [NO_CARD if lying == number else lying for lying in t.state.shop]
    gear.to_discard(t, number)
    card, cites = t.content.numbered[number].id, ("doria.phase-i.discard-en",)
    tell(t, ShopDiscarded(card=card, why=why, hero=hero, cites=cites))


async def close(t: DoriaTable) -> None:
    """After the trade: gold left is lost, worthless cards go where the edition says so, and others may be thrown out.

    [doria.phase-i.discard-en, doria.phase-i.discard-de, doria.phase-i.no-gold-discard-de, doria.phase-i.split-value-en]
    """
    t.state.gold = 0
    if not t.content.points.shop_traps_block:
        for number in tuple(t.state.shop):
            if number != NO_CARD and (is_trap(t, number) or not price(t, number)):
                discard(t, number, "worthless")
    elif t.state.setting.switches.shop_trap_removal:
        for number in blocking(t):
            await remove_trap(t, number)
    for number in tuple(t.state.shop):
        if number != NO_CARD and not is_trap(t, number) and await unwanted(t, number):
            discard(t, number, "party")
    t.state.phase = "end"


async def unwanted(t: DoriaTable, number: int) -> bool:
    """Whether a card is thrown out; in the first edition all must agree.

    [doria.phase-i.discard-en, doria.phase-i.discard-de]
    """
    card = t.content.numbered[number].id
    seats = sorted({who.seat for who in t.state.heroes if not who.away})
    for seat in seats if t.content.points.shop_discard_needs_all else [t.state.speaker]:
        chosen = await t.choose(
            seat,
            "shop-discard",
            (KEEP, DISCARD),
            about={"card": card},
            cites=("doria.phase-i.discard-en",),
            at=(f"card-{number}",),
        )
        if chosen is KEEP:
            return False
    return True


async def remove_trap(t: DoriaTable, number: int) -> None:
    """As a variant a trap must go: by a step of the doom counter, or sprung on a chosen character.

    [doria.phase-i.trap-slot-option-en]
    """
    card = t.content.numbered[number].id
    awake = [hero for hero in range(len(t.state.heroes)) if health.conscious(t, hero)]
    ways: list[Value] = [DOOM, *(Spring(hero, t.state.heroes[hero].kind) for hero in awake)]
    chosen = await t.choose(
        t.state.speaker,
        "shop-trap",
        ways,
        label=labels.spring_label,
        about={"card": card},
        cites=("doria.phase-i.trap-slot-option-en",),
        at=(f"card-{number}",),
    )
    if not isinstance(chosen, Spring):
        discard(t, number, "doom")
        doom.advance(t, 1)
        return
    t.state.shop = [NO_CARD if lying == number else lying for lying in t.state.shop]
    await traps.spring(t, chosen.hero, number)
