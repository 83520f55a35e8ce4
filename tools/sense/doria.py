"""What makes no sense in Doria."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.doria.content import Content
from undercroft.games.doria.events import Bought, Healed, PointsChanged
from undercroft.games.doria.rules.options import (
    Attack,
    Cut,
    Deal,
    Disarm,
    Do,
    Jump,
    OpenDoor,
    Persona,
    PickUp,
    RunUp,
    Search,
    Spot,
    Thing,
    Use,
    Wait,
    Walk,
)
from undercroft.games.doria.state import NO_CARD, PLACES, Hero, State

from . import Deed, Game, Kind, Verdict, each

DoriaDeed = Deed[State]
GEAR = ("ap", "body", "belt", "pack", "hand", "worn", "pp", "rolled")
"""What is worn, carried and spent: a use that changes nothing else has had no effect."""


def acting(deed: DoriaDeed) -> Hero:
    return deed.before.heroes[deed.before.active]


@each
def waits_before_a_foe(deed: DoriaDeed, content: Content) -> bool | None:
    """Letting all one's points go by though a monster could be attacked that these weapons harm."""
    if deed.key != "act" or not isinstance(deed.chosen, Wait):
        return None
    return deed.chosen.ap >= acting(deed).ap and could_strike(deed, content)


def could_strike(deed: DoriaDeed, content: Content) -> bool:
    """Whether a monster could be attacked with a weapon, which costs no psi points."""
    blows = [option for option in deed.options if isinstance(option, Attack) and not isinstance(option, Cut)]
    return any(not content.numbered[option.number].pp for option in blows)


def to_and_fro(game: Game) -> Iterator[Verdict]:
    """Walking back to where one stood in the same turn, with nothing done in between."""
    stood: dict[int, list[tuple[int, int]]] = {}
    for deed in game.deeds:
        if deed.key != "act":
            continue
        hero, place = deed.before.active, (deed.before.round, acting(deed).square)
        if isinstance(deed.chosen, Walk | RunUp | Jump):
            seen = stood.setdefault(hero, [])
            after = deed.after.heroes[hero].square
            yield Verdict((deed.before.round, after) in seen, deed)
            seen.append(place)
        else:
            stood.pop(hero, None)


@each
def walks_on_the_spot(deed: DoriaDeed, content: Content) -> bool | None:
    """Points spent on a walk that ends where it began."""
    if deed.key != "act" or not isinstance(deed.chosen, Walk):
        return None
    return deed.chosen.square == acting(deed).square


@each
def opens_a_door_in_a_fight(deed: DoriaDeed, content: Content) -> bool | None:
    """Opening a door while a monster stands within reach of a blow."""
    if not isinstance(deed.chosen, OpenDoor):
        return None
    return any(isinstance(option, Attack) and not isinstance(option, Cut) for option in deed.options)


@each
def searches_in_a_fight(deed: DoriaDeed, content: Content) -> bool | None:
    """Looking for treasure though a monster stands within reach of a weapon."""
    return could_strike(deed, content) if isinstance(deed.chosen, Search) else None


@each
def use_without_effect(deed: DoriaDeed, content: Content) -> bool | None:
    """A potion, ritual or spell that worked and changed nobody and nothing but points spent and gear."""
    if not isinstance(deed.chosen, Use):
        return None
    return _same_people(deed) and _same_place(deed.before, deed.after) and _passed(deed)


def _passed(deed: DoriaDeed) -> bool:
    """Whether no check was failed: who tries and fails has tried."""
    return all(getattr(event, "passed", 1) for event in deed.events)


def _same_people(deed: DoriaDeed) -> bool:
    """Whether nobody has gained or lost anything but gear and points that were spent."""
    fields = [name for name in Hero.__struct_fields__ if name not in GEAR]
    pairs = [*zip(deed.before.heroes, deed.after.heroes, strict=True)]
    same = all(getattr(one, name) == getattr(other, name) for one, other in pairs for name in fields)
    gained = any(deed.told(PointsChanged)) or any(other.pp > one.pp for one, other in pairs)
    return same and not gained and deed.before.monsters == deed.after.monsters


def _same_place(before: State, after: State) -> bool:
    names = (
        "dungeon",
        "tokens",
        "treasures",
        "caught",
        "charms",
        "damaged",
        "ground",
        "stacks",
        "monster_deck",
        "tiles",
    )
    return all(getattr(before, name) == getattr(after, name) for name in names)


@each
def healing_in_full_health(deed: DoriaDeed, content: Content) -> bool | None:
    """What heals, for somebody who lacks nothing."""
    if not isinstance(deed.chosen, Use) or not any(deed.told(Healed)):
        return None
    return all(not event.hp and not event.pp for event in deed.told(Healed)) and _same_people(deed)


def bought_and_thrown_away(game: Game) -> Iterator[Verdict]:
    """A card that is paid away in the shop in the same round in which it was bought."""
    bought: dict[int, Deed[State]] = {}
    paid: set[int] = set()
    for deed in game.deeds:
        if isinstance(deed.chosen, Deal) and deed.chosen.verb == "buy" and any(deed.told(Bought)):
            bought[deed.chosen.number] = deed
        if isinstance(deed.chosen, Deal) and deed.chosen.verb == "pay":
            first = bought.get(deed.chosen.number)
            if first is not None and first.before.round == deed.before.round:
                paid.add(deed.chosen.number)
    for number, deed in bought.items():
        yield Verdict(number in paid, deed)


@each
def pays_with_what_is_worn(deed: DoriaDeed, content: Content) -> bool | None:
    """Paying with a piece that somebody wears undamaged."""
    if not (isinstance(deed.chosen, Deal) and deed.chosen.verb == "pay"):
        return None
    number = deed.chosen.number
    return any(number in one.body for one in deed.before.heroes) and number not in deed.before.damaged


@each
def armor_that_stops_nothing(deed: DoriaDeed, content: Content) -> bool | None:
    """Spending a piece of armor that stops none of the damage."""
    if deed.key != "armor" or not isinstance(deed.chosen, Thing) or deed.chosen.number == NO_CARD:
        return None
    return content.numbered[deed.chosen.number].ar <= 0


@each
def wears_the_worse(deed: DoriaDeed, content: Content) -> bool | None:
    """Armor put on in place of an undamaged piece that has more of everything."""
    if not isinstance(deed.chosen, Spot) or deed.chosen.place not in PLACES[:5]:
        return None
    at = PLACES.index(deed.chosen.place)
    old, new = (state.heroes[deed.chosen.hero].body[at] for state in (deed.before, deed.after))
    if NO_CARD in (old, new) or old == new:
        return False
    one, other = content.numbered[old], content.numbered[new]
    good = [(getattr(one, name), getattr(other, name)) for name in ("ar", "ip", "hp", "psi_points", "melee", "ranged")]
    return old not in deed.before.damaged and one.ar > other.ar and all(first >= then for first, then in good)


@each
def leaves_a_friend_lying(deed: DoriaDeed, content: Content) -> bool | None:
    """Leaving by the exit while a friend lies there who could be lifted at once."""
    if not isinstance(deed.chosen, Do):
        return None
    gone = [new.away and not old.away for old, new in zip(deed.before.heroes, deed.after.heroes, strict=True)]
    if not any(gone):
        return None
    return any(isinstance(option, PickUp) for option in deed.options)


def idle_rounds(game: Game) -> Iterator[Verdict]:
    """Rounds in which everybody who could act only waited, while no monster was on the board."""
    rounds: dict[int, list[Deed[State]]] = {}
    for deed in game.deeds:
        if deed.key == "act":
            rounds.setdefault(deed.before.round, []).append(deed)
    for deeds in rounds.values():
        yield Verdict(all(isinstance(one.chosen, Wait) and not one.before.monsters for one in deeds), deeds[0])


@each
def cuts_loose_before_a_foe(deed: DoriaDeed, content: Content) -> bool | None:
    """Disarming a lasting trap that holds nobody while a monster stands within reach of a blow."""
    if not isinstance(deed.chosen, Disarm):
        return None
    held = any(one.held or one.buried for one in deed.before.heroes)
    return not held and any(isinstance(one, Attack) and not isinstance(one, Cut) for one in deed.options)


@each
def equips_for_nothing(deed: DoriaDeed, content: Content) -> bool | None:
    """An action for one's gear after which everything is where it was."""
    if deed.key != "equip":
        return None
    return [one.body for one in deed.before.heroes] == [one.body for one in deed.after.heroes] and [
        one.belt for one in deed.before.heroes
    ] == [one.belt for one in deed.after.heroes]


def drafted(game: Game) -> tuple[set[str], set[str]]:
    """The characters on offer, and those chosen."""
    choices = [deed for deed in game.deeds if isinstance(deed.chosen, Persona)]
    offered = {option.kind for deed in choices for option in deed.options if isinstance(option, Persona)}
    return offered, {deed.chosen.kind for deed in choices}


KINDS: tuple[Kind, ...] = (
    waits_before_a_foe, walks_on_the_spot, to_and_fro, opens_a_door_in_a_fight, searches_in_a_fight, use_without_effect,
    healing_in_full_health, bought_and_thrown_away, pays_with_what_is_worn, armor_that_stops_nothing, wears_the_worse,
    leaves_a_friend_lying, idle_rounds, cuts_loose_before_a_foe, equips_for_nothing,
)  # fmt: skip
