"""This game's heuristics: a cautious crew, and a value for looking ahead. Both use only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from .content import CellarTable, Content
from .setup import STAIRS
from .state import SIDES, State, Thief, standing


def evaluate(state: State, content: Content, seat: int) -> float:
    """Silver in the pockets, better still carried out; health; quiet; and the way home when there is enough: together
    about the logarithm of the odds to win."""
    carried = sum(thief.silver for thief in state.thieves if standing(thief))
    out = sum(thief.silver for thief in state.thieves if thief.left)
    health = sum(thief.health for thief in state.thieves)
    enough = carried + out >= state.goal or state.noise >= state.wakes_at - 3
    away = sum(distances(state, STAIRS).get(thief.room, 0) for thief in state.thieves if standing(thief))
    rats, lost = sum(state.rats.values()), state.noise >= state.wakes_at
    cards = sum(len(thief.hand) for thief in state.thieves)
    worth = (
        3.0 * carried + (6.0 if enough else 1.0) * out + health + 0.3 * cards - state.noise - 2.0 * rats - 99.0 * lost
    )
    worth += sum(state.silver.values()) + 0.1 * state.actions
    gone = sum(thief.left for thief in state.thieves)
    if enough:
        worth += 4 * gone - 0.7 * away
    else:
        worth += 0.5 * len(state.rooms) - 8 * gone - 0.4 * sum(map(_to_do(state), state.thieves))
    return 0.2 * worth / len(state.thieves) - 0.5


def _to_do(state: State) -> Callable[[Thief], int]:
    """How far a thief is from the next thing worth doing."""

    def away(thief: Thief) -> int:
        if not standing(thief):
            return 0
        ways = distances(state, thief.room)
        return min((far for room, far in ways.items() if state.silver[room] or _unopened(state, room)), default=9)

    return away


def distances(state: State, start: int) -> dict[int, int]:
    """Steps from a room to every known room."""
    found, queue = {start: 0}, [start]
    for room in queue:
        for side in state.rooms[room].doors:
            beyond = room + SIDES[side]
            if (
                beyond in state.rooms
                and beyond not in found
                and -SIDES[side] in map(SIDES.get, state.rooms[beyond].doors)
            ):
                found[beyond] = found[room] + 1
                queue.append(beyond)
    return found


def cautious(t: CellarTable, ask: Ask[Any]) -> Any:
    """Gather until there is enough, then go home."""
    if ask.key == "pack":
        return ask.find("club")
    if ask.key == "distract":
        return ask.options[-1]
    if ask.key == "turn":
        return max(ask.options, key=lambda laid: len(laid.doors))
    offered = {str(option): option for option in ask.options}
    return offered[_action(t, ask.seat, list(offered))]


def _action(t: CellarTable, seat: int, options: list[str]) -> str:
    state, thief = t.state, t.state.thieves[seat]
    silver = sum(other.silver for other in state.thieves if standing(other) or other.left)
    ways = distances(state, thief.room)
    goals = [room for room in ways if room != thief.room and (state.silver[room] or _unopened(state, room))]
    quiet = [room for room in goals if not state.rats[room]]
    weak = thief.health == 1  # whom the next bite fells goes where no rat is, and home with what is left to save
    home = silver >= state.goal or state.noise >= state.wakes_at - 2
    home = home or (weak and (thief.silver > 2 or (thief.silver > 0 and not quiet)))
    wanted = ["play lullaby"] if state.noise > 2 else []
    wanted += ["play cheese", "play bandage"]
    if home:
        return _first([*wanted[: state.noise > 2], "leave", *_towards(state, thief.room, STAIRS), "wait"], options)
    careful = weak and (quiet or not state.rats[thief.room])
    wanted += ["search", "listen"] if careful else ["fight", "search"]
    wanted += [option for option in options if option.startswith("open")]
    nearest = min(quiet if weak and quiet else goals, key=lambda room: ways[room], default=STAIRS)
    return _first([*wanted, *_towards(state, thief.room, nearest), "listen", "wait"], options)


def _first(wanted: list[str], options: list[str]) -> str:
    return next((want for want in wanted if want in options), options[-1])


def _towards(state: State, room: int, goal: int) -> list[str]:
    ways = distances(state, goal)
    return [
        f"sneak {side}" for side in state.rooms[room].doors if ways.get(room + SIDES[side], 99) < ways.get(room, 99)
    ]


def _unopened(state: State, room: int) -> bool:
    return bool(state.stack) and any(room + SIDES[side] not in state.rooms for side in state.rooms[room].doors)
