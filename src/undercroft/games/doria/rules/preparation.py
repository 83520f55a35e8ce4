"""Before the first round: characters, standard items, starting cards, start bonuses."""

from __future__ import annotations

import itertools

from undercroft.kernel import Value, Word

from ..content import DoriaTable
from ..content.definitions import ATTRIBUTES, Card
from ..events import (
    CardDealt,
    HandDealt,
    HeroChosen,
    LootLost,
    Redrawn,
    StandardReturned,
    StandardTaken,
    Taken,
    TrapKept,
)
from ..state import NO_CARD, Hero
from . import gear, labels, loot, meanings, party, phases
from .options import NOTHING, Amount, Give, Persona, Spot, Thing, thing_label, things
from .telling import tell

POINTS, MOST = 50, 13
STANDARD_SWAPS = 2
FULL_HAND = 6
RANDOM, CUSTOM = Word("random"), Word("custom")
KEEP, REDRAW = Word("keep"), Word("redraw")
AS_PROPOSED, BY_HAND, DISCARD = Word("as-proposed"), Word("by-hand"), Word("discard")


async def choose_hero(t: DoriaTable) -> None:
    """Pick a character or get one at random; or build one from 50 points.

    [doria.setup.choose-hero, doria.comp.hero-cards]
    """
    hero = t.state.queue[0]
    who = t.state.heroes[hero]
    taken = [*(other.kind for other in t.state.heroes if other.away != "quit"), *t.state.at_home]
    personas = [Persona(kind) for kind in t.content.heroes if kind not in taken]
    options: list[Value] = [*personas, RANDOM]
    if t.state.setting.switches.custom_heroes:
        options.append(CUSTOM)
    chosen = await t.choose(
        who.seat,
        "hero",
        options,
        label=lambda option: labels.hero_label(t, option),
        about={"number": hero + 1},
        cites=("doria.setup.choose-hero",),
        at=(f"sheet-hero-{hero}",),
    )
    if chosen is RANDOM:
        chosen = personas[t.below(len(personas))]
    if isinstance(chosen, Persona):
        t.state.heroes[hero].kind = chosen.kind
        t.state.heroes[hero].attributes = list(t.content.heroes[chosen.kind].attributes)
        t.used(chosen.kind)
    else:
        names = (f"custom-{number}" for number in itertools.count(hero + 1))
        t.state.heroes[hero].kind = next(name for name in names if name not in taken)
    gear.refresh(t.content, t.state.heroes[hero])
    t.state.queue.pop(0)
    tell(t, HeroChosen(hero=t.state.heroes[hero].kind, seat=who.seat, cites=("doria.setup.choose-hero",)))


async def build(t: DoriaTable, hero: int) -> None:
    """Exactly 50 points over six attributes, each 1 to 13.  [doria.setup.custom-hero]"""
    values = list[int]()
    for at, attribute in enumerate(ATTRIBUTES):
        left, others = POINTS - sum(values), 5 - at
        options = [Amount(value) for value in range(1, MOST + 1) if others <= left - value <= others * MOST]
        chosen = await t.choose(
            t.state.heroes[hero].seat,
            "attribute",
            options,
            label=labels.amount_label,
            about={"hero": t.state.heroes[hero].kind, "attribute": attribute, "left": left},
            cites=("doria.setup.custom-hero",),
            at=(f"sheet-hero-{hero}",),
        )
        values.append(chosen.number)
    t.state.heroes[hero].attributes = values
    gear.refresh(t.content, t.state.heroes[hero])


def unbuilt(t: DoriaTable, hero: int) -> bool:
    """A custom character whose points are not assigned yet: its cards come first.

    [doria.setup.custom-hero-equipment-en]
    """
    who = t.state.heroes[hero]
    return who.kind not in t.content.heroes and sum(who.attributes) < POINTS


def hand_size(t: DoriaTable) -> int:
    """Six cards, more for a small party from the start; newcomers always get six.

    [doria.setup.equipment-en, doria.setup.equipment-de, doria.duo.cards-en, doria.duo.cards-de, doria.solo.cards-en,
    doria.solo.cards-de]
    """
    small = t.state.party <= 2 and not t.state.joining
    return t.content.points.start_cards[t.state.party - 1] if small else FULL_HAND


async def standard_items(t: DoriaTable) -> None:
    """The two standard items of the character, and others if wanted.

    [doria.setup.standard-pair-en, doria.setup.standard-extra-en]
    """
    hero = t.state.queue[0]
    who = t.state.heroes[hero]
    if not t.state.heroes[hero].hand and who.kind in t.content.heroes:
        matching = t.content.heroes[who.kind].items
        own = [number for number in t.state.standard if t.content.numbered[number].id in matching]
        for number in own:
            take_standard(t, hero, number)
            id, cites = t.content.numbered[number].id, ("doria.setup.standard-pair-en",)
            tell(t, StandardTaken(hero=who.kind, card=id, own=1, cites=cites))
    spare = spare_standard(t, hero)
    chosen = NOTHING
    if spare and len(t.state.heroes[hero].hand) < hand_size(t):
        chosen = await t.choose(
            who.seat,
            "standard",
            [NOTHING, *things(t, spare)],
            label=thing_label,
            meaning=lambda thing: meanings.facts_meaning(t, thing),
            about={"hero": who.kind},
            cites=("doria.setup.standard-extra-en",),
            at=(f"sheet-hero-{hero}",),
        )
    if chosen == NOTHING:
        t.state.queue.pop(0)
    else:
        take_standard(t, hero, chosen.number)
        tell(t, StandardTaken(hero=who.kind, card=chosen.card, cites=("doria.setup.standard-extra-en",)))


def take_standard(t: DoriaTable, hero: int, number: int) -> None:
    t.state.standard.remove(number)
    t.state.heroes[hero].hand.append(number)
    t.used(t.content.numbered[number].id)


def spare_standard(t: DoriaTable, hero: int) -> list[int]:
    """Standard items that nobody else in play has first claim on, also those for a friend or for later.

    [doria.setup.standard-extra-en, doria.setup.trade]
    """
    claimed = {
        item
        for other in t.state.heroes
        if other.kind in t.content.heroes and other is not t.state.heroes[hero]
        for item in t.content.heroes[other.kind].items
    }
    return [number for number in t.state.standard if t.content.numbered[number].id not in claimed]


async def starting_cards(t: DoriaTable) -> None:
    """Draw loot until the hand is full; standard items and traps may be discarded for new cards.

    [doria.setup.equipment-en, doria.setup.equipment-de, doria.setup.redraw-en, doria.setup.redraw-de,
    doria.setup.keep-traps-en, doria.setup.initial-draw]
    """
    hero = t.state.queue[0]
    await fill_hand(t, hero)
    if not t.content.points.standard_first:
        await swap_for_standard(t, hero)
    elif not await hand_back(t, hero):
        t.state.queue.pop(0)


async def fill_hand(t: DoriaTable, hero: int) -> None:
    """Draw loot until the hand is full.  [doria.setup.equipment-en, doria.setup.redraw-en, doria.setup.redraw-de]"""
    while len(t.state.heroes[hero].hand) < hand_size(t):
        number = await loot.top_card(t, hero)
        if number == NO_CARD:
            break
        card = t.content.numbered[number]
        t.state.heroes[hero].hand.append(number)
        tell(t, CardDealt(hero=t.state.heroes[hero].kind, card=card.id, cites=("doria.setup.initial-draw",)))
        if (
            card.kind == "event"
            or (t.content.points.redraw_needed and not worth_gold(t, number))
            or (card.kind == "trap" and not await keeps_trap(t, hero, card))
        ):
            throw_back(t, hero, number)
            tell(t, Redrawn(hero=t.state.heroes[hero].kind, card=card.id, cites=("doria.setup.redraw-en",)))


async def hand_back(t: DoriaTable, hero: int) -> bool:
    """A standard item may be given back for another loot card; says whether one was.  [doria.setup.redraw-en]"""
    who = t.state.heroes[hero]
    own = [number for number in who.hand if t.content.loot <= number < t.content.standard]
    if not own or not (any(t.state.stacks) or t.state.discard):
        return False
    chosen: Thing = await t.choose(
        who.seat,
        "redraw-standard",
        [NOTHING, *things(t, own)],
        label=thing_label,
        meaning=lambda thing: meanings.facts_meaning(t, thing),
        about={"hero": who.kind},
        cites=("doria.setup.redraw-en",),
        at=(f"sheet-hero-{hero}",),
    )
    if chosen == NOTHING:
        return False
    t.state.heroes[hero].hand.remove(chosen.number)
    t.state.standard.append(chosen.number)
    tell(t, StandardReturned(hero=who.kind, card=chosen.card, cites=("doria.setup.redraw-en",)))
    return True


def worth_gold(t: DoriaTable, number: int) -> bool:
    return gear.gold_value(t.state, t.content, number) > 0


def throw_back(t: DoriaTable, hero: int, number: int) -> None:
    t.state.heroes[hero].hand.remove(number)
    t.state.discard.append(number)


async def keeps_trap(t: DoriaTable, hero: int, card: Card) -> bool:
    """A trap from the first draw never springs; kept, it is worth its gold and, in the first Phase H, its experience.

    [doria.setup.keep-traps-en, doria.setup.redraw-en]
    """
    who = t.state.heroes[hero]
    chosen = await t.choose(
        who.seat,
        "keep-trap",
        (KEEP, REDRAW),
        about={"hero": who.kind, **labels.told(card)},
        cites=("doria.setup.keep-traps-en",),
        at=(f"card-{who.hand[-1]}",),
    )
    if chosen is REDRAW:
        return False
    t.state.kept_traps.append(t.state.heroes[hero].hand[-1])
    tell(t, TrapKept(hero=who.kind, card=card.id, cites=("doria.setup.keep-traps-en",)))
    return True


async def swap_for_standard(t: DoriaTable, hero: int) -> None:
    """Up to two of the cards may be exchanged for standard items that the character can use.

    [doria.setup.equipment-de]
    """
    who = t.state.heroes[hero]
    swapped = [number for number in who.hand if number >= t.content.loot]
    free = unbuilt(t, hero)
    usable = [number for number in t.state.standard if free or gear.meets(who, t.content.numbered[number])]
    loot_cards = [number for number in who.hand if number < t.content.loot]
    if len(swapped) >= STANDARD_SWAPS or not usable or not loot_cards:
        t.state.queue.pop(0)
        return
    given: Thing = await t.choose(
        who.seat,
        "swap-card",
        [NOTHING, *things(t, loot_cards)],
        label=thing_label,
        meaning=lambda thing: meanings.facts_meaning(t, thing),
        about={"hero": who.kind},
        at=(f"sheet-hero-{hero}",),
    )
    if given == NOTHING:
        t.state.queue.pop(0)
        return
    gained: Thing = await t.choose(
        who.seat,
        "swap-for",
        things(t, usable),
        label=thing_label,
        meaning=lambda thing: meanings.facts_meaning(t, thing),
        about={"hero": who.kind, "card": given.card},
        at=(f"sheet-hero-{hero}",),
    )
    throw_back(t, hero, given.number)
    take_standard(t, hero, gained.number)
    cites = ("doria.setup.equipment-de",)
    tell(t, StandardTaken(hero=who.kind, card=gained.card, given=given.card, cites=cites))


async def start_bonus(t: DoriaTable, hero: int) -> None:
    """Small parties begin with a hero bonus, newcomers with as many as the others have, and with their experience.

    [doria.duo.bonus-en, doria.solo.bonus-en, doria.solo.bonus-de, doria.camp.death-new-hero-en, doria.xp.join-xp-en]
    """
    while len(t.state.heroes[hero].bonuses) < t.state.heroes[hero].owed:
        await phases.xp_bonus(t, hero)
    if t.state.heroes[hero].gained:
        await phases.spend_points(t, hero)


async def arrange(t: DoriaTable) -> None:
    """Starting cards are equipped, put away, given to others or discarded.  [doria.setup.trade]"""
    hero = t.state.queue[0]
    if unbuilt(t, hero):
        await build(t, hero)
    who = t.state.heroes[hero]
    if not who.hand:
        await start_bonus(t, hero)
        t.state.queue.pop(0)
        return
    chosen = BY_HAND
    if len(who.hand) > 1 and undressed(who):
        chosen = await t.choose(
            who.seat,
            "arrange",
            (AS_PROPOSED, BY_HAND),
            about={"hero": who.kind},
            cites=("doria.setup.trade",),
            at=(f"sheet-hero-{hero}",),
        )
    if chosen is AS_PROPOSED:
        dress(t, hero)
        return
    await arrange_one(t, hero, t.state.heroes[hero].hand[0])
    while t.state.heroes[hero].hand and undressed(t.state.heroes[hero]):  # what is given away is not asked about again
        await arrange_one(t, hero, t.state.heroes[hero].hand[0])


def undressed(who: Hero) -> bool:
    """Whether nothing has found its place yet."""
    return not who.belt and not who.pack and all(number == NO_CARD for number in who.body)


def partners(t: DoriaTable, hero: int) -> list[int]:
    """With whom a character can swap starting cards: with all who prepare, until each has had a turn. Who is given
    something after that finds a place for it, so that no card goes round for ever.  [doria.setup.trade]
    """
    preparing = t.state.joining or range(len(t.state.heroes))
    if preparing[-1] not in t.state.queue:
        return []
    return [other for other in preparing if other != hero and not t.state.heroes[other].away]


async def arrange_one(t: DoriaTable, hero: int, number: int) -> None:
    """A place for one card, or another character for it.  [doria.setup.trade]"""
    who = t.state.heroes[hero]
    others = [Give(other, t.state.heroes[other].kind) for other in partners(t, hero)]
    options: list[Value] = [*loot.spots(t, hero, number), *others, DISCARD]
    chosen = await t.choose(
        who.seat,
        "arrange-card",
        options,
        label=lambda option: labels.spot_label(t, hero, number, option),
        meaning=lambda option: meanings.spot_meaning(t.content.numbered[number], option),
        about={"hero": who.kind, **labels.told(t.content.numbered[number])},
        cites=("doria.setup.trade",),
        at=(f"card-{number}",),
    )
    who = t.state.heroes[hero]
    who.hand.remove(number)
    if isinstance(chosen, Give):
        t.state.heroes[chosen.hero].hand.append(number)
        if chosen.hero not in t.state.queue:
            t.state.queue.append(chosen.hero)
        tell(
            t, Taken(hero=chosen.kind, other=who.kind, card=t.content.numbered[number].id, cites=("doria.setup.trade",))
        )
    elif isinstance(chosen, Spot):
        await loot.lay(t, hero, number, chosen.place)
    else:
        gear.to_discard(t, number)
        tell(t, LootLost(hero=who.kind, card=t.content.numbered[number].id, cites=("doria.setup.trade",)))
        if number in t.state.kept_traps:
            t.state.kept_traps.remove(number)


def dress(t: DoriaTable, hero: int) -> None:
    """A sensible proposal: the best weapons in hand, armor where it fits without burden, potions in the belt."""
    who = t.state.heroes[hero]
    for number in sorted(who.hand, key=lambda number: -worth(t.content.numbered[number])):
        card = t.content.numbered[number]
        who.hand = [other for other in who.hand if other != number]
        places = [place for place in at_hand(t, hero, number) if loot.fits_free(t, hero, number, place)]
        if card.kind == "potion" and len(who.belt) < gear.belt_places(t.content, who):
            who.belt.append(number)
        elif places and not overloads(t, hero, card):
            gear.put_on(t.content, who, number, places[0])
        elif card.attack is not None and card.hands < 2 and gear.meets(who, card):
            gear.stow(t.content, who, number)
        else:
            who.pack.append(number)
        loot.tell_place(t, hero, number, "doria.setup.trade")


def at_hand(t: DoriaTable, hero: int, number: int) -> tuple[int, ...]:
    """Where somebody would wear a card; what fits anywhere goes into a hand or hangs on a cord, not on the head."""
    places = gear.places_for(t.content, t.state.heroes[hero], number)
    anywhere = t.content.numbered[number].zone == "any"
    return tuple(at for at in (*gear.HANDS, *gear.ACCESSORIES) if at in places) if anywhere else places


def worth(card: Card) -> int:
    """How much a card would be missed in hand."""
    attack = 6 * card.attack[0] + card.attack[1] + 4 * card.damage - card.ap // 2 if card.attack else 0
    shield = 3 * card.defense[0] + card.defense[1] if card.defense else 0
    return attack + shield + 5 * card.ar + (10 if card.use is not None else 0)


def overloads(t: DoriaTable, hero: int, card: Card) -> bool:
    who = t.state.heroes[hero]
    worn = sum(t.content.numbered[number].ar for number in gear.equipped(who))
    return bool(card.ar) and worn + card.ar > who.attributes[0] + who.worn[gear.STRENGTH]


async def next_stage(t: DoriaTable) -> None:
    """All have chosen: on to the next part of the preparation, and at last to the first round."""
    stages = STAGES_EN if t.content.points.standard_first else STAGES_DE
    at = stages.index(t.state.phase)
    t.state.phase = stages[at + 1]
    t.state.queue = [] if t.state.phase == "A" else [*t.state.joining] or list(range(len(t.state.heroes)))
    if t.state.phase == "arrange":
        show_hands(t)
    if t.state.phase == "A":
        party.arrive(t)


def show_hands(t: DoriaTable) -> None:
    """All see what they start with, for they share it.  [doria.setup.trade]"""
    for hero in t.state.queue:
        who = t.state.heroes[hero]
        cards = " ".join(t.content.numbered[number].id for number in who.hand)
        tell(t, HandDealt(hero=who.kind, cards=cards, cites=("doria.setup.trade",)))


STAGES_EN = ("heroes", "standard", "cards", "arrange", "A")
STAGES_DE = ("heroes", "cards", "arrange", "A")
