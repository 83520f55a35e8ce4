"""What makes no sense in Plungin'."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.plungin.content import Content
from undercroft.games.plungin.content.definitions import LIF
from undercroft.games.plungin.events.fights import Defended, Healed, Unharmed
from undercroft.games.plungin.events.magic import CastSpell, Fizzled, Resisted
from undercroft.games.plungin.events.things import Used
from undercroft.games.plungin.rules.options import (
    Assist,
    Attack,
    Buy,
    Cast,
    CastAt,
    Drop,
    Give,
    Handle,
    Move,
    Plain,
    Recruit,
    Sell,
    Somebody,
    Take,
    Use,
    Wield,
)
from undercroft.games.plungin.state import Hero, State

from . import Deed, Game, Kind, Verdict, each

PlunginDeed = Deed[State]
SPENT = ("turn", "spells", "lost", "items", "spent", "paid", "xp", "pool", "attire", "hands", "trinkets")
"""What a cast or a use may cost: one that changes nothing else has had no effect."""


def acting(deed: PlunginDeed) -> int:
    """Whose turn it is, by the place in the party."""
    return deed.before.order[deed.before.acting]


@each
def passes_before_a_foe(deed: PlunginDeed, content: Content) -> bool | None:
    """A turn that ends though a Monster could still be attacked."""
    if deed.key != "act" or str(deed.chosen) != "pass":
        return None
    return any(isinstance(option, Attack) for option in deed.options)


def to_and_fro(game: Game) -> Iterator[Verdict]:
    """Walking back to a square where one stood in the same turn, with nothing done in between."""
    stood: list[int] = []
    last = (-1, -1)
    for deed in game.deeds:
        if deed.key != "act" or not deed.before.order:
            continue
        who = acting(deed)
        if (deed.before.phases, who) != last:
            last, stood = (deed.before.phases, who), []
        if isinstance(deed.chosen, Move):
            yield Verdict(deed.chosen.cell in stood, deed)
            stood.append(deed.before.heroes[who].cell)
        else:
            stood = []


def cast_without_effect(game: Game) -> Iterator[Verdict]:
    """A spell that worked, was not withstood and changed nothing, all that is asked on its account included."""
    for at, deed in enumerate(game.deeds):
        if isinstance(deed.chosen, Cast | CastAt) and any(event.worked for event in deed.told(CastSpell)):
            later = next((one.before for one in game.deeds[at + 1 :] if one.key == "act"), game.deeds[-1].after)
            withstood = any(isinstance(event, Resisted | Unharmed | Defended) for event in deed.events)
            yield Verdict(_unchanged(deed.before, later) and not withstood, deed)


@each
def use_without_effect(deed: PlunginDeed, content: Content) -> bool | None:
    """A thing that was used up and changed nobody and nothing."""
    if not isinstance(deed.chosen, Use) or not any(deed.told(Used)):
        return None
    failed = any(isinstance(event, Unharmed | Defended | Fizzled) for event in deed.events)
    return _unchanged(deed.before, deed.after) and not failed


def _unchanged(before: State, after: State) -> bool:
    fields = [name for name in Hero.__struct_fields__ if name not in SPENT]
    pairs = zip(before.heroes, after.heroes, strict=False)
    same = all(getattr(one, name) == getattr(other, name) for one, other in pairs for name in fields)
    names = ("foes", "allies", "doors", "chests", "rooms", "litter", "layout", "coffin", "prizes", "reason")
    return same and all(getattr(before, name) == getattr(after, name) for name in names)


@each
def healing_in_full_health(deed: PlunginDeed, content: Content) -> bool | None:
    """Life Force or a draught for somebody who has lost no life, or only a healing that restores nothing."""
    healed = [*deed.told(Healed)]
    target = deed.chosen.on if isinstance(deed.chosen, Use) else getattr(deed.chosen, "target", None)
    if not healed or not isinstance(deed.chosen, CastAt | Use) or not isinstance(target, Somebody):
        return None
    return all(not event.lif for event in healed)


@each
def life_force_without_a_wound(deed: PlunginDeed, content: Content) -> bool | None:
    """Life Force cast at a Hero who has all of his life."""
    if not isinstance(deed.chosen, CastAt) or deed.chosen.spell != "life-force":
        return None
    target = deed.chosen.target
    if not isinstance(target, Somebody) or not 0 <= target.ref < len(deed.before.heroes):
        return None
    hero = deed.before.heroes[target.ref]
    return hero.lif >= hero.stats[LIF]


@each
def examines_again(deed: PlunginDeed, content: Content) -> bool | None:
    """Looking for traps where the trap is known already."""
    if not isinstance(deed.chosen, Handle) or deed.chosen.deed != "detect":
        return None
    name = "doors" if str(deed.chosen.thing).startswith("door") else "chests"
    return bool(getattr(deed.before, name)[deed.chosen.thing.ref].found)


@each
def picks_a_lock_in_a_fight(deed: PlunginDeed, content: Content) -> bool | None:
    """Doors and Chests though a Monster stands where it could be attacked."""
    if not isinstance(deed.chosen, Handle):
        return None
    return any(isinstance(option, Attack) for option in deed.options)


def given_back(game: Game) -> Iterator[Verdict]:
    """A thing that is handed to and fro between two Heroes within a round."""
    seen: dict[tuple[int, str], set[tuple[int, int]]] = {}
    for deed in game.deeds:
        if isinstance(deed.chosen, Give):
            one, other = deed.chosen.owner, deed.chosen.to.ref
            pairs = seen.setdefault((deed.before.round, deed.chosen.thing), set())
            yield Verdict((other, one) in pairs, deed)
            pairs.add((one, other))


def bought_and_sold(game: Game) -> Iterator[Verdict]:
    """A thing that is bought and given back for gold in the same visit."""
    sold = {(deed.seat, deed.chosen.thing) for deed in game.deeds if type(deed.chosen) is Sell}
    for deed in game.deeds:
        if isinstance(deed.chosen, Buy):
            yield Verdict((deed.seat, deed.chosen.thing) in sold, deed)


def taken_and_dropped(game: Game) -> Iterator[Verdict]:
    """A thing that is picked up and left lying again in the same round."""
    taken: dict[tuple[int, str], Deed[State]] = {}
    dropped: set[int] = set()
    found: list[Deed[State]] = []
    for deed in game.deeds:
        if isinstance(deed.chosen, Take):
            taken[acting(deed), deed.chosen.thing] = deed
            found.append(deed)
        elif isinstance(deed.chosen, Drop) and (deed.chosen.owner, deed.chosen.thing) in taken:
            first = taken[deed.chosen.owner, deed.chosen.thing]
            if first.before.round == deed.before.round:
                dropped.add(first.number)
    yield from (Verdict(deed.number in dropped, deed) for deed in found)


def changes_weapons_to_and_fro(game: Game) -> Iterator[Verdict]:
    """A weapon taken in hand and put away again in the same round without an attack."""
    last: dict[int, tuple[int, list[str]]] = {}
    for deed in game.deeds:
        if not deed.before.order or deed.key != "act":
            continue
        who = acting(deed)
        if type(deed.chosen) is Wield:
            before = sorted(deed.before.heroes[who].hands)
            after = sorted(deed.after.heroes[who].hands)
            yield Verdict(last.get(who) == (deed.before.round, after), deed)
            last[who] = (deed.before.round, before)
        elif isinstance(deed.chosen, Attack):
            last.pop(who, None)


@each
def searches_in_a_fight(deed: PlunginDeed, content: Content) -> bool | None:
    """Searching the tile though a Monster could be attacked."""
    if not (isinstance(deed.chosen, Plain) and deed.chosen.word == "search"):
        return None
    return any(isinstance(option, Attack) for option in deed.options)


@each
def leaves_the_stunned(deed: PlunginDeed, content: Content) -> bool | None:
    """A turn that ends beside a friend who could have been helped up."""
    if deed.key != "act" or str(deed.chosen) != "pass":
        return None
    return any(type(option) is Assist for option in deed.options)


def drafted(game: Game) -> tuple[set[str], set[str]]:
    """The Heroes on offer, and those chosen; the same Hero of another level is nobody else."""
    choices = [deed for deed in game.deeds if isinstance(deed.chosen, Recruit)]
    offered = {_name(option) for deed in choices for option in deed.options if isinstance(option, Recruit)}
    return offered, {_name(deed.chosen) for deed in choices}


def _name(recruit: Recruit) -> str:
    return recruit.hero.rstrip("0123456789").rstrip("-")


KINDS: tuple[Kind, ...] = (
    passes_before_a_foe, to_and_fro, cast_without_effect, use_without_effect, healing_in_full_health,
    life_force_without_a_wound, examines_again, picks_a_lock_in_a_fight, given_back, bought_and_sold, taken_and_dropped,
    changes_weapons_to_and_fro, searches_in_a_fight, leaves_the_stunned,
)  # fmt: skip
