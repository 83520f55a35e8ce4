"""What makes no sense in Alliance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from undercroft.games.alliance.content import Content
from undercroft.games.alliance.events import Attacked, Healed, Wounded
from undercroft.games.alliance.rules.options import (
    Again,
    Attack,
    Burst,
    Done,
    Facing,
    HandCard,
    Handle,
    Join,
    Move,
    Passage,
    Playing,
    Reaction,
    Spin,
    Start,
    Upgrade,
)
from undercroft.games.alliance.rules.strengths import blow, defense, strength
from undercroft.games.alliance.state import FIRST_MONSTER, HEROES, State

from . import Deed, Game, Kind, Verdict, each

AllianceDeed = Deed[State]
SPEEDY = Move | Passage | Handle
"""What takes Speed points."""


def activations(game: Game) -> Iterator[list[AllianceDeed]]:
    """The deeds of one hero's activation after the other."""
    found: list[AllianceDeed] = []
    for deed in game.deeds:
        turn = deed.before.turn
        if found and (turn is None or found[-1].before.turn is None or turn.hero != found[-1].before.turn.hero):
            yield found
            found = []
        if turn is not None:
            found.append(deed)
    if found:
        yield found


def second_movement_without_a_step(game: Game) -> Iterator[Verdict]:
    """No attack for the sake of a second movement, and then no step in it, nor anything else that takes Speed."""
    for deeds in activations(game):
        for at, deed in enumerate(deeds):
            if isinstance(deed.chosen, Again):
                yield Verdict(not any(isinstance(later.chosen, SPEEDY) for later in deeds[at + 1 :]), deed)


def to_and_fro(game: Game) -> Iterator[Verdict]:
    """Stepping back onto a space that one has left in the same movement, with nothing done in between."""
    for deeds in activations(game):
        left: list[int] = []
        for deed in deeds:
            if isinstance(deed.chosen, Move):
                yield Verdict(deed.chosen.cell in left, deed)
                left.append(deed.chosen.start)
            else:
                left = []


@each
def ends_before_a_foe(deed: AllianceDeed, content: Content) -> bool | None:
    """An activation that ends without any attack though an attack that hurts a monster was still possible."""
    turn = deed.before.turn
    if not isinstance(deed.chosen, Done) or turn is None or turn.attacked:
        return None
    attacks = [option for option in deed.options if isinstance(option, Attack)]
    return any(option.target in deed.before.monsters and _hurts(deed.before, content, option) for option in attacks)


def _hurts(state: State, content: Content, option: Attack) -> bool:
    attack = blow(state, content, option.hero, option.source)
    total = strength(state, content, option.hero, attack, option.target)
    return total > defense(state, content, option.hero, attack, option.target).total


def spin_to_the_same_side(game: Game) -> Iterator[Verdict]:
    """Turning on the spot to the side that one faces already."""
    for before, deed in pairwise(game.deeds):
        if isinstance(before.chosen, Spin) and isinstance(deed.chosen, Facing):
            yield Verdict(deed.before.heroes[deed.chosen.who].facing == deed.chosen.side, deed)


def spin_without_a_blow(game: Game) -> Iterator[Verdict]:
    """Turning on the spot in an activation without an attack afterwards, though it is not the end of a walk."""
    for deeds in activations(game):
        for at, deed in enumerate(deeds):
            if isinstance(deed.chosen, Spin):
                later = [one.chosen for one in deeds[at + 1 :]]
                yield Verdict(not any(isinstance(one, Attack) for one in later), deed)


def burst_for_nothing(game: Game) -> Iterator[Verdict]:
    """A Burst of Strength for an attack that does not come, or for a step that is not made."""
    wanted = {"attack": Attack, "speed": Move}
    for deeds in activations(game):
        for at, deed in enumerate(deeds):
            if isinstance(deed.chosen, Burst) and deed.chosen.option in wanted:
                later = [one.chosen for one in deeds[at + 1 :]]
                yield Verdict(not any(isinstance(one, wanted[deed.chosen.option]) for one in later), deed)


@each
def heals_nobody(deed: AllianceDeed, content: Content) -> bool | None:
    """A rest, or a burst or card that heals, without a wound or poison to heal."""
    sound = [not (one.wounds or one.poison or one.down) for one in deed.before.heroes]
    if isinstance(deed.chosen, Burst) and deed.chosen.option == "heal" and deed.before.turn is not None:
        return sound[deed.before.turn.hero]
    if isinstance(deed.chosen, Start) and deed.chosen.verb == "rest":
        return sound[deed.chosen.hero]
    if isinstance(deed.chosen, Playing) and (healed := [*deed.told(Healed)]):
        return not any(event.removed for event in healed)
    return None


@each
def armor_for_nobody(deed: AllianceDeed, content: Content) -> bool | None:
    """Armor or dodge in the last activation of an Alliance, with no monster left that could attack."""
    state, turn = deed.before, deed.before.turn
    if not isinstance(deed.chosen, Playing) or turn is None or content.points.pvp:
        return None
    bonus = content.cards[deed.chosen.card].bonus
    if not bonus.armor + bonus.dodge or bonus.speed + bonus.melee + bonus.ranged:
        return None
    allies = state.heroes[HEROES * (turn.hero // HEROES) :][:HEROES]
    acting = state.round < content.points.rounds or any(ally.ready for ally in allies)
    return not (acting or any(monster.ready for monster in state.monsters.values()))


def bought_and_discarded(game: Game) -> Iterator[Verdict]:
    """A card that is discarded or buried before the next round of the seat that bought it, without being played."""
    waiting: dict[tuple[int, str], Deed[State]] = {}
    for deed in game.deeds:
        seat = deed.seat
        if isinstance(deed.chosen, Upgrade) and deed.chosen.verb == "buy":
            waiting[seat, deed.chosen.card] = deed
        elif isinstance(deed.chosen, HandCard) and deed.key in ("discard", "bury"):
            bought = waiting.pop((seat, deed.chosen.card), None)
            if bought is not None:
                same = (bought.before.round, bought.before.cycle) == (deed.before.round, deed.before.cycle)
                yield Verdict(same, bought)
        elif isinstance(deed.chosen, Playing):
            bought = waiting.pop((seat, deed.chosen.card), None)
            if bought is not None:
                yield Verdict(False, bought)
    for deed in waiting.values():
        yield Verdict(False, deed)


@each
def reaction_for_nothing(deed: AllianceDeed, content: Content) -> bool | None:
    """A Reaction that takes nothing off the damage and hurts nobody in return."""
    first = next(deed.told(Attacked), None)
    if not isinstance(deed.chosen, Reaction) or first is None:
        return None
    harm = max(0, deed.about["strength"] - deed.about["defense"])
    back = len([*deed.told(Attacked)]) > 1 or any(event.figure >= FIRST_MONSTER for event in deed.told(Wounded))
    return first.damage >= harm and not back


@each
def passes_over_a_bargain(deed: AllianceDeed, content: Content) -> bool | None:
    """Buying nothing though there is enough for something, after which more than 12 points are left unspent."""
    if deed.key != "draft":
        return None
    return not isinstance(deed.chosen, Upgrade) and deed.before.alliances[deed.seat].xp > 12


def drafted(game: Game) -> tuple[set[str], set[str]]:
    """The heroes on offer, and those chosen."""
    choices = [deed for deed in game.deeds if isinstance(deed.chosen, Join)]
    return {option.hero for deed in choices for option in deed.options if isinstance(option, Join)}, {
        deed.chosen.hero for deed in choices
    }


KINDS: tuple[Kind, ...] = (
    second_movement_without_a_step, to_and_fro, ends_before_a_foe, spin_to_the_same_side, spin_without_a_blow,
    burst_for_nothing, heals_nobody, armor_for_nobody, bought_and_discarded, reaction_for_nothing,
    passes_over_a_bargain,
)  # fmt: skip
