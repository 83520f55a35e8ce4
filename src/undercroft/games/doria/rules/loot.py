"""Loot: drawing cards, finding a place for them, searching."""

from __future__ import annotations

from undercroft.kernel import End, Word

from ..content import DoriaTable
from ..events import Displaced, Equipped, LootDrawn, LootLost, Searched
from ..state import NO_CARD, OUTSIDE, PLACES
from . import gear, health, labels, meanings, traps
from .options import Spot, Stack, Thing, thing_label, things
from .telling import settle, tell

DRAW, STOP_DRAWING = Word("draw"), End("stop")
ONE_CARD_AP, TWO_CARDS_AP = 1, 5


def draw(t: DoriaTable, hero: int, cards: int) -> None:
    """So many loot cards for a character, drawn as soon as what happens now is done."""
    t.state.loot_due.append((hero, cards))


async def top_card(t: DoriaTable, hero: int) -> int:
    """The top card of a stack: of the highest one, or with the switch of any that the player names; -1 if all are
    empty.

    [doria.setup.loot-stacks-en, doria.setup.loot-stacks-de, doria.search.one-card]
    """
    if not any(t.state.stacks):
        reshuffle(t)
    stacks = t.state.stacks
    full = [at for at, stack in enumerate(stacks) if stack]
    if not full:
        return NO_CARD
    chosen = max(full, key=lambda at: len(stacks[at]))
    if t.state.setting.switches.choose_stack:
        seat, about = t.state.heroes[hero].seat, (f"sheet-hero-{hero}",)
        stack = await t.choose(seat, "stack", [Stack(at) for at in full], label=labels.stack_label, at=about)
        chosen = stack.place
    t.reveal()
    return t.state.stacks[chosen].pop()


def reshuffle(t: DoriaTable) -> None:
    """Only when all stacks are empty the discards come back."""
    cards, t.state.discard = t.state.discard, []
    t.shuffle(cards, "loot")
    t.state.stacks = [cards[at::3] for at in range(3)]


async def take_due(t: DoriaTable) -> None:
    """Draw and play out one card that is due; the next follows.

    [doria.defeat.loot-order-en, doria.defeat.loot-multi-en, doria.defeat.trap-stop-en, doria.defeat.trap-stop-de]
    """
    hero, cards = t.state.loot_due[0]
    number = await top_card(t, hero)
    t.state.loot_due.pop(0)
    if number == NO_CARD:
        return
    if cards > 1:
        t.state.loot_due.insert(0, (hero, cards - 1))
    await play_out(t, hero, number)
    left = sum(more for other, more in t.state.loot_due if other == hero)
    if left and t.content.numbered[number].kind == "trap" and may_stop(t):
        await ask_to_stop(t, hero, left)


def may_stop(t: DoriaTable) -> bool:
    return t.content.points.loot_stops_at_trap or t.state.setting.switches.stop_after_trap


async def ask_to_stop(t: DoriaTable, hero: int, cards: int) -> None:
    """After a trap the rest of the cards may be left, those for all monsters of the action.

    [doria.defeat.trap-stop-en, doria.defeat.trap-stop-de, doria.defeat.loot-multi-en]
    """
    who = t.state.heroes[hero]
    chosen = await t.choose(
        who.seat,
        "draw-on",
        (DRAW, STOP_DRAWING),
        about={"hero": who.kind, "cards": cards},
        at=(f"sheet-hero-{hero}",),
    )
    if chosen is STOP_DRAWING:
        t.state.loot_due = [due for due in t.state.loot_due if due[0] != hero]


async def play_out(t: DoriaTable, hero: int, number: int) -> None:
    """A drawn card: an item is put away, a trap or an event happens at once.  [doria.trap.in-loot]"""
    card = t.content.numbered[number]
    t.used(card.id)
    if card.trap is not None:
        await traps.spring(t, hero, number)
        return
    tell(t, LootDrawn(hero=t.state.heroes[hero].kind, card=card.id, cites=("doria.trap.in-loot",)))
    if card.event is not None:
        t.state.discard.append(number)
        settle(t)
        await card.event(t, hero)
    else:
        await receive(t, hero, number)


async def receive(t: DoriaTable, hero: int, number: int) -> None:
    """Put a card that lies nowhere on the body, in the belt or in the backpack.

    [doria.equip.downgrade-free, doria.throw.displaced-card, doria.throw.only-displaced]
    """
    who = t.state.heroes[hero]
    if not health.can_receive(t, hero) and who.square != OUTSIDE:
        who.pack.append(number)
        tell_place(t, hero, number)
        return
    options = spots(t, hero, number)
    t.state.drawn.append(number)
    spot = await t.choose(
        who.seat,
        "place",
        options,
        label=lambda option: labels.spot_label(t, hero, number, option),
        meaning=lambda option: meanings.spot_meaning(t.content.numbered[number], option),
        cites=("doria.equip.zones",),
        about={"hero": who.kind, **labels.told(t.content.numbered[number])},
        at=(f"card-{number}",),
    )
    t.state.drawn.remove(number)
    await lay(t, hero, number, spot.place)


def spots(t: DoriaTable, hero: int, number: int, belt: bool = True) -> list[Spot]:
    """Where a character may put a card."""
    who = t.state.heroes[hero]
    found = [Spot(PLACES[place], hero) for place in gear.places_for(t.content, who, number)]
    if belt and len(who.belt) < gear.belt_places(t.content, who):
        found.append(Spot("belt", hero))
    return [*found, Spot("pack", hero)]


async def lay(t: DoriaTable, hero: int, number: int, place: str) -> None:
    """Lay a card down; a card that it displaces goes to another free place, to the belt or to the backpack.

    [doria.throw.displaced-card, doria.equip.take-from-belt-en]
    """
    who = t.state.heroes[hero]
    if place in ("belt", "pack"):
        (who.belt if place == "belt" else who.pack).append(number)
        tell_place(t, hero, number)
        return
    displaced = gear.put_on(t.content, who, number, PLACES.index(place))
    tell_place(t, hero, number)
    for other in displaced:
        free = [at for at in gear.places_for(t.content, who, other) if fits_free(t, hero, other, at)]
        if free and t.content.numbered[other].zone != "hands":
            gear.put_on(t.content, who, other, free[0])
            there = PLACES[free[0]]
        else:
            gear.stow(t.content, who, other)
            there = gear.where(who, other)
        name = t.content.numbered[other].id
        tell(t, Displaced(hero=who.kind, card=name, place=there, cites=("doria.throw.displaced-card",)))
    health.check_death(t, hero)


def tell_place(t: DoriaTable, hero: int, number: int, rule: str = "doria.equip.zones") -> None:
    """A card has found its place."""
    if t.log is None:
        return
    who = t.state.heroes[hero]
    place = PLACES[who.body.index(number)] if number in who.body else gear.where(who, number)
    tell(t, Equipped(hero=who.kind, card=t.content.numbered[number].id, place=place, cites=(rule,)))


def fits_free(t: DoriaTable, hero: int, number: int, place: int) -> bool:
    body = t.state.heroes[hero].body
    both = t.content.numbered[number].hands == 2
    return body[place] == NO_CARD and (not both or body[8] == NO_CARD)


# ----------------------------------------------------------------------------------------------- searching


async def search(t: DoriaTable, hero: int, cards: int) -> None:
    """One card for 1 AP, or two for 5 AP of which one is lost; the place is exhausted.

    [doria.search.one-card, doria.search.two-cards, doria.search.marker-removed]
    """
    who = t.state.heroes[hero]
    who.ap -= ONE_CARD_AP if cards == 1 else TWO_CARDS_AP
    t.state.treasures.remove(who.square)
    tell(t, Searched(hero=who.kind, cards=cards, cites=("doria.search.one-card",)))
    for _ in range(cards):
        number = await top_card(t, hero)
        t.state.drawn += [number] if number != NO_CARD else []
    settle(t)
    if t.state.drawn:
        await play_out(t, hero, await keep_one(t, hero))


async def keep_one(t: DoriaTable, hero: int) -> int:
    """All drawn cards are seen, then one is kept and only that one is played out.  [doria.search.two-cards]"""
    who = t.state.heroes[hero]
    chosen: Thing = await t.choose(
        who.seat,
        "keep",
        things(t, t.state.drawn),
        label=thing_label,
        meaning=lambda thing: meanings.facts_meaning(t, thing),
        cites=("doria.search.two-cards",),
        about={"hero": who.kind},
        at=(f"sheet-hero-{hero}",),
    )
    drawn, t.state.drawn = t.state.drawn, []
    for number in drawn:
        if number != chosen.number:
            gear.to_discard(t, number)
            tell(t, LootLost(hero=who.kind, card=t.content.numbered[number].id, cites=("doria.search.two-cards",)))
    return chosen.number
