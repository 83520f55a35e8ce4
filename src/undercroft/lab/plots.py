"""Small plots as SVG text, without any library, for self-contained pages or as files.

Names are above their bars, so that a plot is narrow enough for a phone and no name is cut off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from textwrap import wrap

import msgspec

WIDE, TEXT, LETTERS = 440, 14, 57
"""The width of a plot, its font size, and how many characters fit in a line."""
BAR, LINE, PALE, CLEAR, SOFT = (
    f"var(--{name}, {color})"
    for name, color in (
        ("bar", "#5b83bd"),
        ("line", "#1d2b3a"),
        ("pale", "#e3e9f0"),
        ("clear", "#c2503f"),
        ("soft", "#5a6b7c"),
    )
)
"""The default colors; a page can override them."""


class Bar(msgspec.Struct, frozen=True):
    """A named value, with an interval if `low` is given; `said` is printed beside its name."""

    name: str
    value: float
    said: str = ""
    low: float | None = None
    high: float | None = None
    clear: bool = False


def bars(rows: Sequence[Bar], least: float = 0.0, most: float | None = None, mark: float | None = None) -> str:
    """Horizontal bars from zero, one below the other, with a dashed line at `mark`."""
    if not rows:
        return ""
    top = most if most is not None else max(row.high if row.high is not None else row.value for row in rows) or 1.0

    def x(value: float) -> float:
        return 1 + (WIDE - 2) * (min(max(value, least), top) - least) / (top - least)

    parts, y = list[str](), 0.0
    for row in rows:
        lines = wrap(row.name, LETTERS - len(row.said) - 3) or [""]
        parts += [_text(0, y + 17 * (at + 1) - 4, line) for at, line in enumerate(lines)]
        parts.append(_text(WIDE, y + 13, row.said, "end", SOFT))
        y += 17 * len(lines) + 8
        left, right = sorted((x(0), x(row.value)))
        parts.append(_box(0, y - 6, WIDE, 12, PALE))
        parts.append(_box(left, y - 6, max(1.5, right - left), 12, CLEAR if row.clear else BAR))
        if row.low is not None and row.high is not None:
            parts.append(_line(x(row.low), y, x(row.high), y))
            parts += [_line(x(end), y - 4, x(end), y + 4) for end in (row.low, row.high)]
        if least < 0:
            parts.append(_line(x(0), y - 8, x(0), y + 8))
        if mark is not None:
            parts.append(_line(x(mark), y - 8, x(mark), y + 8, dash="3 2"))
        y += 14
    return _svg(y, parts)


def histogram(values: Sequence[int], most_bins: int = 24) -> str:
    """A histogram of whole numbers. All bars cover equally many numbers; the last one collects the outliers, so that
    they do not squeeze the rest.
    """
    ordered = sorted(values)
    low, high, common = ordered[0], ordered[-1], ordered[(len(ordered) - 1) * 49 // 50]
    top = high if high - low < 2 * (common - low + 1) else common
    size = -(-(top - low + 1) // most_bins)
    last = (top - low) // size
    counts = Counter(min(last, (value - low) // size) for value in values)
    most, tall, left = max(counts.values()), 140, 9 + 8 * len(str(max(counts.values())))
    wide = (WIDE - left) / (last + 1)
    parts = [_line(left, y, WIDE, y, PALE) for y in (20, 80)]
    parts += [_text(left - 6, 24, f"{most}", "end", SOFT), _text(left - 6, tall + 4, "0", "end", SOFT)]
    for at, count in sorted(counts.items()):
        y, said = tall - 120 * count / most, _span(low + at * size, size, top < high and at == last)
        parts.append(_box(left + at * wide, y, wide - 1, tall - y, BAR, f"{said}: {count}"))
    parts.append(_line(left, tall, WIDE, tall))
    end = f"{high}" if top == high else f"{low + last * size} to {high}"
    ends = [_text(left, tall + 17, f"{low}", color=SOFT), _text(WIDE, tall + 17, end, "end", SOFT)]
    middle = (last + 1) // 2
    if last > 3:
        ends.append(_text(left + middle * wide, tall + 17, f"{low + middle * size}", "middle", SOFT))
    return _svg(tall + 24, [*parts, *ends])


def _span(first: int, size: int, open_end: bool) -> str:
    """The numbers that a bar covers."""
    return f"{first} and more" if open_end else f"{first}" if size == 1 else f"{first}-{first + size - 1}"


def curve(points: Sequence[Bar]) -> str:
    """Shares from 0 to 1 from left to right, with their intervals; below, the number of each."""
    tall, left = 190, 48
    step = (WIDE - left - 40) / max(1, len(points) - 1)

    def y(share: float) -> float:
        return 10 + (tall - 20) * (1 - share)

    parts = [_line(left, y(share), WIDE, y(share), PALE) for share in (0, 0.25, 0.5, 0.75, 1)]
    parts += [_text(left - 6, y(share) + 4, f"{100 * share:.0f} %", "end", SOFT) for share in (0, 0.5, 1)]
    for at, point in enumerate(points):
        x = left + 20 + at * step
        if point.low is not None and point.high is not None:
            parts.append(_line(x, y(point.low), x, y(point.high)))
            parts += [_line(x - 4, y(end), x + 4, y(end)) for end in (point.low, point.high)]
        if at:
            parts.append(_line(x - step, y(points[at - 1].value), x, y(point.value), BAR, thick=2.5))
    for at, point in enumerate(points):
        x = left + 20 + at * step
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y(point.value):.1f}" r="5" fill="{BAR}">'
            f"<title>{escape(point.said)}</title></circle>"
        )
        parts.append(_text(x, tall + 14, point.name, "middle", SOFT))
    return _svg(tall + 22, parts)


def heat(spots: Sequence[tuple[int, int]]) -> str:
    """A map of squares, darker for higher counts, with its first and last columns and rows and a legend."""
    counts = Counter(spots)
    left, top = min(x for x, _ in counts), min(y for _, y in counts)
    wide, tall = max(x for x, _ in counts) - left + 1, max(y for _, y in counts) - top + 1
    beside = 9 + 8 * max(len(str(top)), len(str(top + tall - 1)))
    size = min(26.0, (WIDE - beside) / wide, 300 / tall)
    most, below = max(counts.values()), 20 + tall * size
    parts = [_box(beside, 20, wide * size, tall * size, PALE)]
    parts += [
        _box(beside + (x - left) * size, 20 + (y - top) * size, size - 0.6, size - 0.6, CLEAR,
             f"column {x}, row {y}: {count}", _depth(count, most))
        for (x, y), count in sorted(counts.items())
    ]  # fmt: skip
    parts += _ends(left, wide, top, tall, beside, size)
    for at, count in enumerate(dict.fromkeys((1, (most + 1) // 2, most))):
        parts.append(_box(beside + at * 70, below + 10, 14, 14, CLEAR, "", _depth(count, most)))
        parts.append(_text(beside + at * 70 + 20, below + 21, f"{count}", color=SOFT))
    return _svg(below + 30, parts)


def _ends(left: int, wide: int, top: int, tall: int, beside: float, size: float) -> list[str]:
    """The numbers of the first and the last column and row of a map."""
    columns = dict.fromkeys((0, wide - 1) if wide * size > 40 else (0,))
    rows = dict.fromkeys((0, tall - 1) if tall * size > 30 else (0,))
    return [
        *[_text(beside + (at + 0.5) * size, 14, f"{left + at}", "middle", SOFT) for at in columns],
        *[_text(beside - 6, 24 + (at + 0.5) * size, f"{top + at}", "end", SOFT) for at in rows],
    ]


def _depth(count: int, most: int) -> float:
    return 0.2 + 0.8 * count / most


def _svg(tall: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {tall:.0f}" width="{WIDE}" role="img" font-family="system-ui, sans-serif" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )


def _box(x: float, y: float, wide: float, tall: float, color: str, title: str = "", depth: float = 1.0) -> str:
    opacity = f' fill-opacity="{depth:.2f}"' if depth < 1 else ""
    shape = f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{color}"{opacity}'
    return f"{shape}><title>{escape(title)}</title></rect>" if title else f"{shape}/>"


def _text(x: float, y: float, text: str, anchor: str = "start", color: str = LINE) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{TEXT}" fill="{color}">{escape(text)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, color: str = LINE, thick: float = 1.5, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}" '
        f'stroke-width="{thick}"{dashed}/>'
    )
