"""What makes no sense in Universalis, on the heroes' side and on the Dark Player's, bot or automaton."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.universalis.content.catalogue import Content
from undercroft.games.universalis.events.between import Traded
from undercroft.games.universalis.events.exploring import Opened
from undercroft.games.universalis.events.fighting import Healed
from undercroft.games.universalis.events.magic import Cast
from undercroft.games.universalis.events.moving import Moved, Ran, Stood
from undercroft.games.universalis.events.turn import Activated
from undercroft.games.universalis.rules.characters.figures import vitality_left
from undercroft.games.universalis.rules.options import Discard, Do, Follow, Menu, Printed
from undercroft.games.universalis.rules.squares.engagement import in_melee
from undercroft.games.universalis.state import DARK, HEROES, Figure, Mark, State, standing
from undercroft.kernel import Event

from . import Deed, Game, Kind, Verdict, at, each

UDeed = Deed[State]
WORN_OUT = 2
"""With so much Vitality left nobody should go where others wait for him."""


def stream(game: Game) -> list[tuple[UDeed, Event]]:
    """All that was told, in order, each with the answer it came of."""
    return [(deed, event) for deed in game.deeds for event in deed.events]


def acting(deed: UDeed) -> Figure | None:
    """Whose activation it is."""
    active = deed.before.turn.active
    return None if active is None else deed.before.figures.get(active.who)


def verb(deed: UDeed) -> str:
    """What somebody does, as one word; nothing for answers that are no deeds."""
    chosen = deed.chosen.head if isinstance(deed.chosen, Menu) else deed.chosen
    return chosen.verb if isinstance(chosen, Do) else ""


def runs_on_the_spot(game: Game) -> Iterator[Verdict]:
    """A run without a single square: nobody with that number moves before the next one is activated."""
    told = stream(game)
    for place, (deed, event) in enumerate(told):
        if isinstance(event, Ran) and event.squares > 0:
            moved = False
            for _, later in told[place + 1 :]:
                if isinstance(later, Activated):
                    break
                if isinstance(later, Moved | Stood) and later.who == event.who:
                    moved = True
                    break
            yield Verdict(not moved, deed)


def opens_doors_out_of_a_fight(game: Game) -> Iterator[Verdict]:
    """A creature that opens a door though it began the answer beside a hero."""
    for deed in game.deeds:
        for event in deed.told(Opened):
            creature = deed.before.figures.get(event.who)
            if creature is not None and creature.side == DARK and standing(creature):
                yield Verdict(in_melee(at(game, deed.before), creature), deed)


@each
def ends_before_a_foe(deed: UDeed, content: Content) -> bool | None:
    """An activation that ends though an enemy could still be attacked."""
    if deed.key != "act" or verb(deed) != "end":
        return None
    return any(isinstance(option, Do) and option.verb == "attack" for option in deed.options)


def activations(game: Game) -> Iterator[list[UDeed]]:
    """The answers of one figure's activation after the other: those to `act`."""
    found: list[UDeed] = []
    for deed in game.deeds:
        if deed.key == "next" and found:
            yield found
            found = []
        if deed.key == "act":
            found.append(deed)
    if found:
        yield found


def to_and_fro(game: Game) -> Iterator[Verdict]:
    """Moving back to a square where one stood in the same activation, with nothing done in between."""
    for deeds in activations(game):
        stood: list[int] = []
        for deed in deeds:
            if isinstance(deed.chosen, Do) and deed.chosen.verb == "move":
                start = next((event.start for event in deed.told(Moved)), -1)
                yield Verdict(deed.chosen.cell in stood, deed)
                stood.append(start)
            elif verb(deed) != "run":
                stood = []


def second_run_without_a_step(game: Game) -> Iterator[Verdict]:
    """A hero who declares a run and then moves no farther than a walk would have gone: not at all."""
    for deeds in activations(game):
        for place, deed in enumerate(deeds):
            if verb(deed) == "run":
                later = [*deed.events, *(event for one in deeds[place + 1 :] for event in one.events)]
                yield Verdict(not any(isinstance(event, Moved | Stood) for event in later), deed)


@each
def heals_nobody(deed: UDeed, content: Content) -> bool | None:
    """A potion or spell that heals where nobody has lost Vitality."""
    healed = [*deed.told(Healed)]
    if not healed or verb(deed) not in ("drink", "cast", "pray", "heal", "give"):
        return None
    return not any(event.amount for event in healed)


@each
def drinks_in_full_health(deed: UDeed, content: Content) -> bool | None:
    """A healing potion drunk without a wound."""
    if verb(deed) != "drink" or not isinstance(deed.chosen, Do) or "healing" not in deed.chosen.word:
        return None
    drinker = deed.before.figures.get(deed.chosen.who) or acting(deed)
    return drinker is not None and not drinker.wounds


def cast_without_effect(game: Game) -> Iterator[Verdict]:
    """A spell that succeeded and changed nobody and nothing but Mana, all that is asked on its account included."""
    for place, deed in enumerate(game.deeds):
        if any(event.success for event in deed.told(Cast)):
            after = next(
                (one.before for one in game.deeds[place + 1 :] if one.key in ("act", "next", "dark")),
                game.deeds[-1].after,
            )
            yield Verdict(_unchanged(deed.before, after), deed)


def _unchanged(before: State, after: State) -> bool:
    fields = [name for name in Figure.__struct_fields__ if name not in ("mana", "casts", "uses", "xp", "fortune")]
    same = before.figures.keys() == after.figures.keys() and all(
        getattr(one, name) == getattr(after.figures[id], name) for id, one in before.figures.items() for name in fields
    )
    names = ("map", "lasting", "spellbound", "quest")
    return same and all(getattr(before, name) == getattr(after, name) for name in names)


def turns_to_the_same_side(game: Game) -> Iterator[Verdict]:
    """Turning on the spot after which one looks where one looked before."""
    for deed in game.deeds:
        figure = acting(deed)
        if isinstance(deed.chosen, Do) and deed.chosen.verb == "turn" and figure is not None:
            after = deed.after.figures.get(figure.id)
            yield Verdict(after is not None and after.facing == figure.facing, deed)


@each
def discards_what_it_could_pay(deed: UDeed, content: Content) -> bool | None:
    """The Dark Player turns a card into points though the points suffice for each card that is left in the hand."""
    card = deed.chosen.word if verb(deed) == "discard" else getattr(deed.chosen, "card", "")
    if not (verb(deed) == "discard" or isinstance(deed.chosen, Discard)) or card not in content.dark:
        return None
    costs = [content.dark[other].cost for other in deed.before.dark.hand]
    return max(costs, default=0) <= deed.before.dark.reserve and len(deed.before.dark.hand) <= 3


def tests_for_nothing(game: Game) -> Iterator[Verdict]:
    """A game master who asks for a test after which nothing follows, whatever the result."""
    for deed in game.deeds:
        if isinstance(deed.chosen, Follow):
            yield Verdict(deed.chosen.verb == "nothing", deed)


def bought_and_sold(game: Game) -> Iterator[Verdict]:
    """A thing that is bought and sold or given back in the same turn."""
    bought: dict[tuple[int, str], UDeed] = {}
    for deed, event in stream(game):
        if isinstance(event, Traded):
            key = (event.who, event.item)
            if event.how == "bought":
                bought[key] = deed
            elif key in bought:
                yield Verdict(deed.number - bought[key].number < 40, bought.pop(key))
    yield from (Verdict(False, deed) for deed in bought.values())


def leaves_the_fallen(game: Game) -> Iterator[Verdict]:
    """Leaving the dungeon while a friend lies Knocked Out in it and no enemy stands."""
    for deed in game.deeds:
        if deed.key == "act" and verb(deed) == "leave":
            figures = deed.before.figures.values()
            fallen = [one for one in figures if one.side == HEROES and one.cell >= 0 and one.marks & Mark.KNOCKED_OUT
                      and not one.marks & (Mark.LEFT | Mark.DEAD)]  # fmt: skip
            foes = any(one.side == DARK and standing(one) for one in figures)
            yield Verdict(bool(fallen) and not foes, deed)


def opens_doors_when_worn_out(game: Game) -> Iterator[Verdict]:
    """A hero with hardly any Vitality left who opens a door, though he has a potion or another is in better health."""
    for deed in game.deeds:
        if deed.key == "act" and verb(deed) in ("open", "door"):
            hero = acting(deed)
            if hero is not None and hero.side == HEROES:
                friends = [one for one in deed.before.figures.values() if one.side == HEROES and standing(one)]
                better = any(vitality_left(one) > WORN_OUT + 1 for one in friends if one is not hero)
                cure = any("healing" in held.card for one in friends for held in one.pack)
                yield Verdict(hero.wounds > 0 and vitality_left(hero) <= WORN_OUT and (better or cure), deed)


def idle_activations(game: Game) -> Iterator[Verdict]:
    """Activations of heroes that end at once, though nobody is in a fight and no enemy has been seen."""
    for deeds in activations(game):
        first = deeds[0]
        calm = not any(one.side == DARK and standing(one) for one in first.before.figures.values())
        if calm:
            yield Verdict(verb(first) == "end", first)


@each
def searches_in_a_fight(deed: UDeed, content: Content) -> bool | None:
    """Searching rooms, chests or corpses though an enemy could be attacked."""
    if deed.key != "act" or verb(deed) not in ("search", "corpses", "secret"):
        return None
    return any(isinstance(option, Do) and option.verb == "attack" for option in deed.options)


def drafted(game: Game) -> tuple[set[str], set[str]]:
    """The heroes on offer, and those chosen."""
    choices = [deed for deed in game.deeds if deed.key == "hero" and isinstance(deed.chosen, Printed)]
    offered = {option.id for deed in choices for option in deed.options if isinstance(option, Printed)}
    return offered, {deed.chosen.id for deed in choices}


KINDS: tuple[Kind, ...] = (
    runs_on_the_spot, opens_doors_out_of_a_fight, ends_before_a_foe, to_and_fro, second_run_without_a_step,
    heals_nobody, drinks_in_full_health, cast_without_effect, turns_to_the_same_side, discards_what_it_could_pay,
    tests_for_nothing, bought_and_sold, leaves_the_fallen, opens_doors_when_worn_out, idle_activations,
    searches_in_a_fight,
)  # fmt: skip
