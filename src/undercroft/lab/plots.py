"""Small plots as SVG text, without any library: they stand in a page that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

import msgspec

WIDE, ROW, NAMES = 760, 24, 250
BAR, LINE, PALE, CLEAR = "#4a6fa5", "#1d2b3a", "#dfe6ee", "#b5483a"


class Bar(msgspec.Struct, frozen=True):
    """A named value, with an interval if `low` is given; `said` stands beside it."""

    name: str
    value: float
    said: str = ""
    low: float | None = None
    high: float | None = None
    clear: bool = False


def bars(rows: Sequence[Bar], least: float = 0.0, most: float | None = None) -> str:
    """Horizontal bars from zero, one below the other."""
    if not rows:
        return ""
    top = most if most is not None else max(row.high if row.high is not None else row.value for row in rows) or 1.0
    wide = WIDE - NAMES - 170
    zero = NAMES + wide * (0 - least) / (top - least)

    def x(value: float) -> float:
        return NAMES + wide * (min(max(value, least), top) - least) / (top - least)

    parts = []
    for at, row in enumerate(rows):
        y = at * ROW + ROW / 2
        left, right = sorted((zero, x(row.value)))
        parts.append(_text(NAMES - 8, y + 4, row.name, "end", NAMES // 7))
        color = CLEAR if row.clear else BAR
        parts.append(
            f'<rect x="{left:.1f}" y="{y - 7:.1f}" width="{max(1, right - left):.1f}" height="14" fill="{color}"/>'
        )
        if row.low is not None and row.high is not None:
            parts.append(_line(x(row.low), y, x(row.high), y))
            parts += [_line(x(end), y - 4, x(end), y + 4) for end in (row.low, row.high)]
        parts.append(_text(NAMES + wide + 8, y + 4, row.said))
    parts.append(_line(zero, 0, zero, len(rows) * ROW, PALE))
    return _svg(len(rows) * ROW, parts)


def histogram(values: Sequence[int], most_bins: int = 24) -> str:
    """How often which whole numbers came. Every bar stands for equally many of them, so that none is high by itself;
    the last for all that lie far out, so that a few do not press the rest into a corner."""
    ordered = sorted(values)
    low, high, common = ordered[0], ordered[-1], ordered[(len(ordered) - 1) * 49 // 50]
    top = high if high - low < 2 * (common - low + 1) else common
    size = -(-(top - low + 1) // most_bins)
    last = (top - low) // size
    counts = Counter(min(last, (value - low) // size) for value in values)
    tall, wide = 140, (WIDE - 60) / (last + 1)
    most = max(counts.values())
    parts = []
    for at, count in sorted(counts.items()):
        y, said = tall - 120 * count / most, _span(low + at * size, size, top < high and at == last)
        parts.append(
            f'<rect x="{30 + at * wide:.1f}" y="{y:.1f}" width="{wide - 1:.1f}" height="{tall - y:.1f}" fill="{BAR}">'
            f"<title>{said}: {count}</title></rect>"
        )
    end = f"{high}" if top == high else f"{low + last * size} to {high}"
    return _svg(tall + 24, [*parts, _text(30, tall + 16, f"{low}"), _text(WIDE - 30, tall + 16, end, "end")])


def _span(first: int, size: int, open_end: bool) -> str:
    """The numbers for which a bar stands."""
    return f"{first} and more" if open_end else f"{first}" if size == 1 else f"{first}-{first + size - 1}"


def curve(points: Sequence[Bar]) -> str:
    """Shares from 0 to 1 from left to right, with their intervals."""
    tall, step = 180, (WIDE - 120) / max(1, len(points) - 1)

    def y(share: float) -> float:
        return 10 + (tall - 20) * (1 - share)

    parts = [_line(50, y(share), WIDE - 40, y(share), PALE) for share in (0, 0.25, 0.5, 0.75, 1)]
    parts += [_text(44, y(share) + 4, f"{100 * share:.0f} %", "end") for share in (0, 0.5, 1)]
    for at, point in enumerate(points):
        x = 70 + at * step
        if point.low is not None and point.high is not None:
            parts.append(_line(x, y(point.low), x, y(point.high)))
        if at:
            parts.append(_line(x - step, y(points[at - 1].value), x, y(point.value), BAR))
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y(point.value):.1f}" r="5" fill="{BAR}">'
            f"<title>{escape(point.said)}</title></circle>"
        )
        parts.append(_text(x, tall + 14, f"{at + 1}", "middle"))
    return _svg(tall + 22, parts)


def heat(spots: Sequence[tuple[int, int]]) -> str:
    """A map of squares, the darker the more often."""
    counts = Counter(spots)
    left, top = min(x for x, _ in counts), min(y for _, y in counts)
    wide, tall = max(x for x, _ in counts) - left + 1, max(y for _, y in counts) - top + 1
    size = max(5.0, min(24.0, (WIDE - 40) / wide))
    most = max(counts.values())
    parts = [
        f'<rect x="{(x - left) * size:.1f}" y="{(y - top) * size:.1f}" width="{size - 1:.1f}" height="{size - 1:.1f}" '
        f'fill="{CLEAR}" fill-opacity="{0.15 + 0.85 * count / most:.2f}"><title>{x},{y}: {count}</title></rect>'
        for (x, y), count in sorted(counts.items())
    ]
    return _svg(tall * size, parts)


def _svg(tall: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {tall:.0f}" width="{WIDE}" role="img" xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, anchor: str = "start", most: int = 42) -> str:
    shown = text if len(text) <= most else text[: most - 1].rstrip() + "…"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="12" fill="{LINE}">{escape(shown)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, color: str = LINE) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}" stroke-width="1.5"/>'
