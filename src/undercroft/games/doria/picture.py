"""The table as a picture in text, from what a seat sees: the map with coordinates, then a line for everything on it.

Each square is three letters wide. Between tiles stand walls (`|`, `---`), shut doors (`+`) and open ways (blank).
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.text import Speaker, say

TILE = 5
EAST, SOUTH = 1, 2
OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
GLYPHS = {"#": "###", "O": " O ", ".": " . ", " ": "   "}
GROUND = {"fire": " ^ ", "ice": " ~ ", "air": ' " '}


def draw(seen: dict[str, Any], speak: Speaker) -> str:
    """The map, the round, the legend, the characters, the monsters, and what lies about."""
    lines = draw_map(seen)
    doom = str(seen["doom"])
    lines.append(speak(say("view-round", round=seen["round"], phase=seen["phase"], doom=doom, level=seen["level"])))
    lines.append(speak(say("view-legend")))
    for number, who in enumerate(seen["heroes"], 1):
        lines += [hero_line(number, who, speak), *gear_lines(who, speak)]
    lines += [monster_line(who, speak) for who in seen["monsters"]]
    for square, token in seen["tokens"].items():
        x, y = place(seen, int(square))
        lines.append(speak(say("view-token", token=token, x=x, y=y)))
    return "\n".join(lines)


def hero_line(number: int, who: dict[str, Any], speak: Speaker) -> str:
    hp, pp = who["hp"], who["pp"]
    said = say(
        "view-hero", number=number, hero=who["hero"], hp=hp[0], max_hp=hp[1], pp=pp[0], max_pp=pp[1], ap=who["ap"]
    )
    return speak(said)


def gear_lines(who: dict[str, Any], speak: Speaker) -> list[str]:
    """What a character wears and carries; damaged cards are marked."""

    def named(card: list[Any]) -> str:
        name = speak(say(f"card-{card[0]}"))
        return f"{name} ({speak(say('view-damaged'))})" if card[1] in who["damaged"] else name

    worn = [f"{speak(say(f'place-{place}'))}: {named(card)}" for place, card in who["body"].items()]
    bags = [(speak(say(f"place-{bag}")), [named(card) for card in who[bag]]) for bag in ("belt", "pack")]
    carried = [f"{bag}: {', '.join(cards)}" for bag, cards in bags if cards]
    return [f"    {'; '.join(part)}" for part in (worn, carried) if part]


def monster_line(who: dict[str, Any], speak: Speaker) -> str:
    kind = who["boss"] or who["monster"]
    name = speak(say(f"boss-{kind}" if who["boss"] else f"monster-{kind}"))
    mods = "".join(f", {speak(say(f'modification-{mod}'))}" for mod in who["mods"])
    return speak(say("view-monster", sign=sign(who).strip(), name=name + mods, hp=who["hp"][0], ar=who["ar"]))


def sign(who: dict[str, Any]) -> str:
    """A monster on the map: its letter and its number."""
    return f"{who['monster'][0].upper()}{who['figure'] or ''}".center(3)


def place(seen: dict[str, Any], square: int) -> tuple[int, int]:
    """Where a square lies."""
    slot, local = divmod(square, TILE * TILE)
    _, x, y, _ = seen["tiles"][slot]
    return x * TILE + local % TILE, y * TILE + local // TILE


def draw_map(seen: dict[str, Any]) -> list[str]:
    """Column numbers above, row numbers on the left, lines between tiles.

    >>> hall = {"left": 0, "top": 0, "rows": ["....."] * 5, "ways": [], "shut": [[4, 2, 1]]}
    >>> empty = {"tokens": {}, "ground": {}, "treasures": [12], "rubble": [], "holes": [], "monsters": [], "heroes": []}
    >>> print("\\n".join(draw_map({"map": hall, "tiles": [["a-1", 0, 0, 0]], **empty})[:5]))
          0  1  2  3  4
         ---------------
      0 | .  .  .  .  . |
      1 | .  .  .  .  . |
      2 | .  .  $  .  . +
    """
    chart = seen["map"]
    left, top, rows = chart["left"], chart["top"], chart["rows"]
    right, bottom = left + len(rows[0]), top + len(rows)
    things = glyphs(seen)
    ways, shut = {tuple(way) for way in chart["ways"]}, edges(chart["shut"])

    def at(x: int, y: int) -> str:
        inside = left <= x < right and top <= y < bottom
        return rows[y - top][x - left] if inside else " "

    lines = ["    " + "".join(_gap(x) + f"{x}".center(3) for x in range(left, right)).rstrip()]
    for y in range(top, bottom + 1):
        if y % TILE == 0:
            lines.append(_border(y, range(left, right), at, ways, shut))
        if y < bottom:
            cells = [_side(x - 1, y, at, ways, shut) + things.get((x, y), GLYPHS[at(x, y)]) for x in range(left, right)]
            lines.append((f"{y}".rjust(3) + " " + "".join(cells) + _side(right - 1, y, at, ways, shut)).rstrip())
    return [line for line in lines if line.strip()]


def _gap(x: int) -> str:
    return " " if x % TILE == 0 else ""


def _side(x: int, y: int, at: Any, ways: Any, shut: Any) -> str:
    """What stands between a square and the one east of it, where tiles meet."""
    if (x + 1) % TILE:
        return ""
    if at(x, y) == " " and at(x + 1, y) == " ":
        return " "
    return "+" if (x, y, EAST) in shut else " " if (x, y, EAST) in ways else "|"


def _border(y: int, columns: Any, at: Any, ways: Any, shut: Any) -> str:
    """What stands between a row of tiles and the one above it."""
    line = "    "
    for x in columns:
        line += _gap(x)
        if at(x, y) == " " and at(x, y - 1) == " ":
            line += "   "
        else:
            line += " + " if (x, y - 1, SOUTH) in shut else "   " if (x, y - 1, SOUTH) in ways else "---"
    return line.rstrip()


def edges(doors: list[list[int]]) -> set[tuple[int, int, int]]:
    """Doors as the east or south side of a square."""
    found = set()
    for x, y, side in doors:
        if side in (EAST, SOUTH):
            found.add((x, y, side))
        else:
            found.add((x + OFFSETS[side][0], y + OFFSETS[side][1], (side + 2) % 4))
    return found


def glyphs(seen: dict[str, Any]) -> dict[tuple[int, int], str]:
    """What stands on which square; figures hide what lies under them."""
    found = {place(seen, int(square)): GROUND[element] for square, element in seen["ground"].items()}
    found |= {place(seen, square): " $ " for square in seen["treasures"]}
    found |= {place(seen, int(square)): " * " for square in seen["tokens"]}
    found |= {place(seen, square): " O " for square in seen["holes"]}
    found |= {place(seen, square): "%%%" for square in seen["rubble"]}
    found |= {tuple(who["at"]): sign(who) for who in seen["monsters"] if who["at"]}
    for number, who in enumerate(seen["heroes"], 1):
        if who["at"] and not who["away"]:
            found[tuple(who["at"])] = f"({number})" if who["unconscious"] else f"[{number}]"
    return found
