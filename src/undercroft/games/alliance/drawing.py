"""The table as text: a map of spaces, then a line per Alliance and hero."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text, say
from undercroft.kernel.text import Speaker

from .geometry import BEYOND, EAST, ROW, SOUTH, WIDTH, arch

ARROWS = "^>v<"
PIECE = 4


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map and what lies before each player."""
    lines = [draw_map(seen), speak(say("view-status", round=seen["round"], cycle=seen["cycle"]))]
    for number, alliance in enumerate(seen["alliances"]):
        figures = {name: alliance[name] for name in ("score", "xp", "drafted", "cards")}
        lines.append(speak(say("view-alliance", seat=number + 1, color=alliance["color"], **figures)))
        if alliance["hand"]:
            hand = tuple(Text(f"card-{card}") for card in alliance["hand"])
            lines.append("  " + speak(Text("view-hand", {"hand": hand})))
    for number, hero in enumerate(seen["heroes"]):
        args = {name: hero[name] for name in ("wounds", "poison")}
        state = "down" if hero["down"] else "ready" if hero["ready"] else "exhausted"
        lines.append(speak(say("view-hero", mark=f"h{number}", hero=Text(f"hero-{hero['hero']}"), state=state, **args)))
    for one in seen["monsters"]:
        args = {"mark": f"m{one['id'] - 99}", "monster": Text(f"monster-{one['card']}"), "wounds": len(one["wounds"])}
        lines.append(speak(Text("view-monster", args)))
    return "\n".join(lines)


def draw_map(seen: dict[str, Any]) -> str:
    """Spaces of four characters: heroes h0, monsters m1 with an arrow for their facing, ? face-down challenges, o pits
    and chests; walls between tiles, gaps for archways."""
    pieces = {token["cell"]: "?" if not token["up"] else "o" for token in seen["challenges"]}
    pieces |= {one["cell"]: f"m{one['id'] - 99}{ARROWS[one['facing']]}" for one in seen["monsters"]}
    pieces |= {one["cell"]: f"h{number}{ARROWS[one['facing']]}" for number, one in enumerate(seen["heroes"])}
    tiles = {tile["place"] for tile in seen["tiles"]}
    lines = []
    for y in range(WIDTH):
        line = "".join(_space(x, y, pieces, tiles, seen["arches"]) for x in range(WIDTH))
        lines.append(line.rstrip())
        if y % 3 == 2:
            lines.append("".join(_floor(x, y, tiles, seen["arches"]) for x in range(WIDTH)).rstrip())
    return "\n".join(line for line in lines if line)


def _space(x: int, y: int, pieces: dict[int, str], tiles: set[int], arches: int) -> str:
    place = y // 3 * ROW + x // 3
    if place not in tiles:
        return " " * (PIECE + (x % 3 == 2))
    wall = ""
    if x % 3 == 2:
        open_ = BEYOND[place][EAST] >= 0 and y % 3 == 1 and arches & arch(place, EAST)
        wall = " " if open_ else "|"
    return f"{pieces.get(y * WIDTH + x, '.'):<{PIECE}}" + wall


def _floor(x: int, y: int, tiles: set[int], arches: int) -> str:
    place = y // 3 * ROW + x // 3
    if place not in tiles:
        return " " * (PIECE + (x % 3 == 2))
    open_ = BEYOND[place][SOUTH] >= 0 and x % 3 == 1 and arches & arch(place, SOUTH)
    return (" " if open_ else "-") * PIECE + ("+" if x % 3 == 2 else "")
