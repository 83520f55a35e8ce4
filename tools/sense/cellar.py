"""What makes no sense in the cellar."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.cellar.content import Content
from undercroft.games.cellar.rules.options import Fight, Play, Search, Simple, Sneak, Wait
from undercroft.games.cellar.state import FULL_HEALTH, State

from . import Deed, Game, Kind, Verdict, each

CellarDeed = Deed[State]


@each
def bandage_without_a_wound(deed: CellarDeed, content: Content) -> bool | None:
    """A bandage where everybody it can reach is in full health."""
    if not (isinstance(deed.chosen, Play) and deed.chosen.card == "bandage"):
        return None
    return all(one.health >= FULL_HEALTH for one in deed.before.thieves)


@each
def trick_without_effect(deed: CellarDeed, content: Content) -> bool | None:
    """A trick that changes nothing but the hand and the discard pile."""
    if deed.key != "act" or not isinstance(deed.chosen, Play):
        return None  # a distraction, which is asked for by itself, keeps a bite away
    before, after = deed.before, deed.after
    same_people = all(
        (one.room, one.health, one.silver) == (other.room, other.health, other.silver)
        for one, other in zip(before.thieves, after.thieves, strict=True)
    )
    return same_people and (before.rats, before.silver, before.noise) == (after.rats, after.silver, after.noise)


@each
def wait_beside_silver(deed: CellarDeed, content: Content) -> bool | None:
    """Waiting where a rat could be fought or silver taken, in good health and with time left."""
    if deed.key != "act" or not isinstance(deed.chosen, Wait):
        return None
    healthy = deed.before.thieves[deed.seat].health > 1 and deed.before.noise < deed.before.wakes_at - 2
    return healthy and any(isinstance(option, Fight | Search) for option in deed.options)


@each
def home_without_enough(deed: CellarDeed, content: Content) -> bool | None:
    """Leaving by the stairs before there is enough silver, with time and health left."""
    if not (isinstance(deed.chosen, Simple) and deed.chosen.word == "leave"):
        return None
    state, thief = deed.before, deed.before.thieves[deed.seat]
    carried = sum(one.silver for one in state.thieves if one.health > 0)
    return carried < state.goal and state.noise < state.wakes_at - 2 and thief.health > 1 and bool(state.stack)


def to_and_fro(game: Game) -> Iterator[Verdict]:
    """Back to the room one has just come from, with nothing done in between and no new reason to go home."""
    came: dict[int, tuple[int, bool]] = {}
    for deed in game.deeds:
        if deed.key != "act":
            continue
        if isinstance(deed.chosen, Sneak):
            before, after = deed.before.thieves[deed.seat].room, deed.after.thieves[deed.seat].room
            yield Verdict(came.get(deed.seat) == (after, _homeward(deed.before)), deed)
            came[deed.seat] = (before, _homeward(deed.before))
        else:
            came.pop(deed.seat, None)


def _homeward(state: State) -> bool:
    """Whether there is enough silver, or too much noise."""
    enough = sum(one.silver for one in state.thieves if one.health > 0) >= state.goal
    return enough or state.noise >= state.wakes_at - 2


KINDS: tuple[Kind, ...] = (
    bandage_without_a_wound, trick_without_effect, wait_beside_silver, home_without_enough, to_and_fro,
)  # fmt: skip
