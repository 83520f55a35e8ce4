"""What makes no sense in Universalis, on the heroes' side and on the Dark Player's, bot or automaton."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, takewhile
from typing import Any

from undercroft.games.universalis.bots import exploring, scouting
from undercroft.games.universalis.bots.scheming import decisive
from undercroft.games.universalis.content.catalogue import Content
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events.between import Traded
from undercroft.games.universalis.events.exploring import Opened, Revealed
from undercroft.games.universalis.events.fighting import Damaged, Healed, Rolled
from undercroft.games.universalis.events.magic import Cast
from undercroft.games.universalis.events.moving import Handled, Moved, Ran, Stood
from undercroft.games.universalis.events.turn import Activated, Tested
from undercroft.games.universalis.rules.carrying import bodies
from undercroft.games.universalis.rules.characters.figures import vitality_left
from undercroft.games.universalis.rules.options import Discard, Do, Follow, Menu, Printed
from undercroft.games.universalis.rules.squares import board_of, distance
from undercroft.games.universalis.rules.squares.engagement import in_melee
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Figure, State, standing
from undercroft.kernel import Event

from . import Deed, Game, Kind, Verdict, at, each

UDeed = Deed[State]
STUMBLE = (1, 1)
LONG = 15
"""So many turns before the end nobody goes back for a friend."""
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
    """A run, or a gallop, without a single square before the next one is activated; who stumbles has bad luck."""
    told = stream(game)
    for place, (deed, event) in enumerate(told):
        if isinstance(event, Ran) and event.squares > 0 and (event.dice is None or event.dice.dice != STUMBLE):
            moved = False
            for _, later in told[place + 1 :]:
                if isinstance(later, Activated):
                    break
                if isinstance(later, Moved | Stood) and event.who in (later.who, getattr(later, "pair", NOBODY)):
                    moved = True
                    break
            yield Verdict(not moved, deed)


def draws_and_runs(game: Game) -> Iterator[Verdict]:
    """Something to throw that is drawn in an activation that is then run away."""
    told = stream(game)
    for place, (deed, event) in enumerate(told):
        weapon = game.content.weapons.get(event.item) if isinstance(event, Handled) else None
        if (
            isinstance(event, Handled)
            and event.how == "drawn"
            and weapon is not None
            and weapon.range
            and weapon.kind != "ranged"
        ):
            later = [one for _, one in told[place + 1 : place + 12]]
            end = next((n for n, one in enumerate(later) if isinstance(one, Activated)), len(later))
            yield Verdict(any(isinstance(one, Ran) and one.who == event.who for one in later[:end]), deed)


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
    """A spell that succeeded and changed nothing but Mana, all that is asked on its account included, though no dice
    were against it: neither those of its damage nor somebody's resistance."""
    for place, deed in enumerate(game.deeds):
        if any(event.success for event in deed.told(Cast)):
            later = takewhile(lambda one: one.key not in ("act", "next", "dark"), game.deeds[place + 1 :])
            whole = [deed, *later]
            dice = any(isinstance(event, Damaged | Rolled | Tested) for one in whole for event in one.events)
            yield Verdict(not dice and _unchanged(deed.before, whole[-1].after), deed)


def _unchanged(before: State, after: State) -> bool:
    fields = [name for name in Figure.__struct_fields__ if name not in ("mana", "casts", "uses", "xp", "fortune")]
    same = before.figures.keys() == after.figures.keys() and all(
        getattr(one, name) == getattr(after.figures[id], name) for id, one in before.figures.items() for name in fields
    )
    names = ("map", "lasting", "spellbound", "quest")
    return same and all(getattr(before, name) == getattr(after, name) for name in names)


def turns_to_the_same_side(game: Game) -> Iterator[Verdict]:
    """Turning on the spot after which one looks where one looked before, and has seen nothing new."""
    for deed in game.deeds:
        figure = acting(deed)
        if isinstance(deed.chosen, Do) and deed.chosen.verb == "turn" and figure is not None:
            after = deed.after.figures.get(figure.id)
            same = after is not None and after.facing == figure.facing
            yield Verdict(same and not any(deed.told(Revealed)), deed)


@each
def discards_what_it_could_pay(deed: UDeed, content: Content) -> bool | None:
    """The Dark Player turns a card into points though the points suffice for all cards that are left in the hand."""
    card = deed.chosen.word if verb(deed) == "discard" else getattr(deed.chosen, "card", "")
    if not (verb(deed) == "discard" or isinstance(deed.chosen, Discard)) or card not in content.dark:
        return None
    costs = sum(max(0, content.dark[other].cost) for other in deed.after.dark.hand)
    return costs <= deed.before.dark.reserve


def tests_for_nothing(game: Game) -> Iterator[Verdict]:
    """A game master after whose test nothing follows, though it was passed."""
    for deed in game.deeds:
        if isinstance(deed.chosen, Follow) and deed.about.get("passed"):
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
    """The last hero who leaves the dungeon in time though a friend whom he could carry lies in it, and no enemy is
    there."""
    for deed in game.deeds:
        leaver = acting(deed)
        if deed.key == "act" and verb(deed) == "leave" and leaver is not None:
            table, figures = at(game, deed.before), deed.before.figures.values()
            fallen = [one for one in figures if bodies.lies(table, one) and one.size <= leaver.size]
            last = not any(
                one.kind == "hero" and one.side == HEROES and standing(one) for one in figures if one is not leaver
            )
            foes = any(one.side == DARK and standing(one) for one in figures)
            late = deed.before.turn.number + LONG > board_of(table).quest.turn_limit
            if last and not foes and not late and bodies.carried_by(table, leaver.id) is None:
                yield Verdict(bool(fallen), deed)


def opens_doors_when_worn_out(game: Game) -> Iterator[Verdict]:
    """A hero with hardly any Vitality left who opens a door, though he has a potion or another is in better health."""
    for deed in game.deeds:
        if deed.key == "act" and verb(deed) in ("open", "door"):
            hero = acting(deed)
            if hero is not None and hero.side == HEROES:
                friends = [one for one in deed.before.figures.values() if one.side == HEROES and standing(one)]
                better = any(vitality_left(one) > WORN_OUT + 1 for one in friends if one is not hero)
                cure = exploring.cure(at(game, deed.before), hero)
                yield Verdict(hero.wounds > 0 and vitality_left(hero) <= WORN_OUT and (better or cure), deed)


def idle_turns(game: Game) -> Iterator[Verdict]:
    """Turns in which no hero and none of their friends did anything, though no enemy was there and the quest is not to
    wait."""
    turns = groupby((deed for deed in game.deeds if deed.key == "act"), key=lambda deed: deed.before.turn.number)
    for _, deeds in turns:
        acts = [deed for deed in deeds if (figure := acting(deed)) is not None and figure.side == HEROES]
        if acts and game.content.quests[acts[0].before.quest.id].goal.kind == "survive":
            continue
        if acts and not any(
            one.side == DARK and standing(one) for deed in acts for one in deed.before.figures.values()
        ):
            yield Verdict(all(verb(deed) in ("end", "run", "turn") for deed in acts), acts[0])


def meets_the_leader_hurt(game: Game) -> Iterator[Verdict]:
    """A door to the room where the quest is decided, opened while a friend has lost half of his Vitality and somebody
    of the party could mend that: by a spell, or by a potion beside him."""
    for deed in game.deeds:
        table, state = at(game, deed.before), deed.before
        if deed.key == "act" and verb(deed) == "open" and isinstance(deed.chosen, Do):
            rooms = board_of(table).doors[deed.chosen.target].sections
            revealed = state.map.layout.revealed
            if any(decisive(table, room) and not revealed >> room & 1 for room in rooms) and not hurried(table):
                party = scouting.party(table)
                hurt = [one for one in party if vitality_left(one) * 2 <= one.base[Attribute.VITALITY]]
                near = {one.id: one for mark in hurt for one in party if distance(board_of(table), mark, one) <= 1}
                cure = any(exploring.cure(table, one) for one in near.values())
                yield Verdict(bool(hurt) and (cure or any(exploring.can_heal(table, one) for one in party)), deed)


def hurried(table: Any) -> bool:
    """Whether the last turns have come, in which nobody has the time to rest."""
    return bool(table.state.turn.number * 5 > board_of(table).quest.turn_limit * 3)


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
    runs_on_the_spot, draws_and_runs, opens_doors_out_of_a_fight, ends_before_a_foe, to_and_fro,
    heals_nobody, drinks_in_full_health, cast_without_effect, turns_to_the_same_side, discards_what_it_could_pay,
    tests_for_nothing, bought_and_sold, leaves_the_fallen, opens_doors_when_worn_out, idle_turns,
    meets_the_leader_hurt, searches_in_a_fight,
)  # fmt: skip
