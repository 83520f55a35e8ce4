"""Sanitised input: no control characters, no bidirectional marks, no endless names."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2


def line(text: str, most: int) -> str:
    """One plain line of limited length.

    >>> line("  An\\u202en \\x1b[31m\\n B ", 40)
    'Ann [31m B'
    >>> line("Z\\u0300\\u0301\\u0302\\u0303algo", 40) == "Z\\u0300\\u0301algo"
    True
    """
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", text[: 4 * most]):
        category = unicodedata.category(letter)
        if category[0] == "Z":
            letter = " "
        elif category[0] == "C":  # control, format (bidi too), private, unassigned
            letter = " " if letter in "\t\n\r" else ""
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()
