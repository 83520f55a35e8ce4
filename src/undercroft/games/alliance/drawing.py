"""The table as text: a map of spaces, what is for sale, then a line per Alliance, hero and monster."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text, say
from undercroft.kernel.text import Speaker

from .geometry import ROW, SIDES, WIDTH

ARROWS = {"north": "^", "east": ">", "south": "v", "west": "<"}
MARKS = {"arch": " ", "normal": ":", "locked": ":", "unknown": ":", "blocked": ":"}
PIECE = 4
ACROSS, DOWN = 3 * PIECE + 1, 4
"""Characters from one place to the next, to the right and down."""


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map and what lies before each player."""
    lines = [draw_map(seen), speak(say("view-status", round=seen["round"], cycle=seen["cycle"]))]
    lines += [speak(text) for text in _common(seen)]
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


def _common(seen: dict[str, Any]) -> list[Text]:
    """What lies open for all: tiles and upgrades to draft, pools, the solo card."""
    found = [say("view-pools", first=seen["pools"][0], second=seen["pools"][1], level=seen["upgrade_level"])]
    if tiles := [Text(f"tile-{tile}") for tile in seen["tile_area"] if tile]:
        found.append(Text("view-tiles", {"tiles": tuple(tiles), "left": seen["tiles_left"]}))
    if cards := [Text(f"card-{card}") for card in seen["upgrade_area"] if card]:
        found.append(Text("view-upgrades", {"cards": tuple(cards)}))
    if seen["solo_card"]:
        found.append(Text("view-solo", {"solo": Text(f"solo-{seen['solo_card']}")}))
    return found


def draw_map(seen: dict[str, Any]) -> str:
    """Heroes are h0, h1, ... and monsters m1, m2, ... with an arrow for their facing; ? is a face-down challenge, o an
    open one. Walls are lines, doors colons, archways gaps; a dot marks an empty place inside the frame.

    >>> tiles, borders = [{"place": 0}, {"place": 1}], [{"place": 0, "side": "east", "kind": "normal"}]
    >>> pieces = {"challenges": [], "monsters": [], "heroes": [{"cell": 16, "facing": "east"}]}
    >>> print(draw_map({"places": [0, 1, 2], "tiles": tiles, "borders": borders, **pieces}))
    +------------+------------+
    |.   .   .   |.   .   .   |
    |.   h0> .   :.   .   .   |     .
    |.   .   .   |.   .   .   |
    +------------+------------+
    """
    page = [[" "] * (ROW * ACROSS + 1) for _ in range(ROW * DOWN + 1)]
    tiles = {tile["place"] for tile in seen["tiles"]}
    for place in seen["places"]:
        x, y = place % ROW * ACROSS, place // ROW * DOWN
        if place not in tiles:
            page[y + 2][x + 6] = "."
    for place in tiles:
        for side in SIDES:
            _border(page, place, side, "")
    for border in seen["borders"]:
        if border["kind"] in MARKS:
            _border(page, border["place"], border["side"], MARKS[border["kind"]])
    for cell, piece in _pieces(seen, tiles).items():
        _write(page, cell, piece)
    lines = ["".join(row).rstrip() for row in page]
    left = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return "\n".join(line[left:] for line in lines if line)


def _pieces(seen: dict[str, Any], tiles: set[int]) -> dict[int, str]:
    floor = {y * WIDTH + x: "." for y in range(WIDTH) for x in range(WIDTH) if y // 3 * ROW + x // 3 in tiles}
    floor |= {token["cell"]: "o" if token["up"] else "?" for token in seen["challenges"]}
    floor |= {one["cell"]: f"m{one['id'] - 99}{ARROWS[one['facing']]}" for one in seen["monsters"]}
    figures = enumerate(seen["heroes"])
    return floor | {one["cell"]: f"h{number}{ARROWS[one['facing']]}" for number, one in figures if one["cell"] >= 0}


def _write(page: list[list[str]], cell: int, piece: str) -> None:
    x, y = cell % WIDTH, cell // WIDTH
    row, column = y // 3 * DOWN + 1 + y % 3, x // 3 * ACROSS + 1 + x % 3 * PIECE
    for offset, mark in enumerate(piece[:PIECE]):
        page[row][column + offset] = mark


def _border(page: list[list[str]], place: int, side: str, mark: str) -> None:
    x, y = place % ROW * ACROSS, place // ROW * DOWN
    if side in ("north", "south"):
        row = y if side == "north" else y + DOWN
        for column in range(x + 1, x + ACROSS):
            page[row][column] = (mark or "-") if PIECE < column - x <= 2 * PIECE else "-"
    else:
        column = x if side == "west" else x + ACROSS
        for row in range(y + 1, y + DOWN):
            page[row][column] = (mark or "|") if row == y + 2 else "|"
    for row, column in ((y, x), (y, x + ACROSS), (y + DOWN, x), (y + DOWN, x + ACROSS)):
        page[row][column] = "+"
