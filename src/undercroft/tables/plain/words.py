"""Terminal text: stripped of control characters and wrapped to the terminal's width."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path

from undercroft.kernel import Chance, Option, Text, say
from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Value

UNIT = re.compile(r"(?<=\d) (?=%|[A-Z]{2}\b)")
GLUE = "\N{NO-BREAK SPACE}"
NARROW = 6
"""No column of a table is made narrower than this."""


def size() -> tuple[int, int]:
    """Columns and lines of the terminal; 80 x 24 where there is none."""
    found = shutil.get_terminal_size((80, 24))
    return max(40, found.columns), max(12, found.lines)


def program() -> str:
    """The name this program was called by, so that printed hints can be typed as they are."""
    called = sys.argv[0] or "undercroft"
    name = Path(called).name
    if name == "__main__.py":
        return f"{Path(sys.executable).name} -m undercroft.commands"
    found = shutil.which(name)
    return name if found and Path(found).resolve() == Path(called).resolve() else called


def clean(text: str) -> str:
    """Text without control, format and bidirectional characters, which a pack, a name or a save could carry.

    >>> clean("a\\x1b[2Jb\\u202ec\\nd")
    'a[2Jbc d'
    """
    spaced = "".join(" " if letter in "\n\t\r" else letter for letter in text)
    return "".join(letter for letter in spaced if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co"))


def capital(sentence: str) -> str:
    """Capitalise the first letter of a sentence.

    >>> capital("fork in the hallway: where?"), capital("2 doors"), capital("")
    ('Fork in the hallway: where?', '2 doors', '')
    """
    return sentence[:1].upper() + sentence[1:]


def sentence(said: str) -> str:
    """Turn a short phrase into a sentence.

    >>> sentence("the game is over"), sentence("Which one?")
    ('The game is over.', 'Which one?')
    """
    return capital(said) + ("" if said[-1:] in (*".!?…", "") else ".")


def parts(text: str) -> list[str]:
    """The words and figures of a text, for a comparison.

    >>> parts("Attack 2D+3, needs Strength 9")
    ['attack', '2d+3', 'needs', 'strength', '9']
    """
    return re.findall(r"[\w+-]+", text.lower())


def fold(text: str, width: int, indent: str = "") -> list[str]:
    """A sentence in lines of at most `width` letters; the second and later ones are indented. A figure stays with its
    unit.

    >>> fold("It costs you 14 AP and hits 85 %", 16)
    ['It costs you', '14 AP and hits', '85 %']
    """
    kept = UNIT.sub(GLUE, clean(text))
    lines = textwrap.wrap(kept, width, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return [line.replace(GLUE, " ") for line in lines]


def page(text: str, width: int) -> list[str]:
    """A text of several paragraphs, as `how-to-play` is written: headings, lists, words of weight.

    >>> page("# A turn\\nOne **action**.\\n\\n- Look before you leap.", 15)
    ['A turn', '======', 'One action.', '', '- Look before', '  you leap.']
    """
    found: list[str] = []
    for line in text.replace("**", "").split("\n"):
        listed = re.match(r"(- |\d+\. )", line)
        found += fold(line.removeprefix("# "), width, " " * len(listed[0]) if listed else "")
        if line.startswith("# "):
            found.append("=" * len(found[-1]))
    return found


def flow(parts: Iterable[str], width: int, between: str = "; ", indent: str = "") -> list[str]:
    """Short parts one after the other, broken between them where a line is full.

    >>> flow(["1 go", "2 stay", "3 sleep"], 12, "; ")
    ['1 go;', '2 stay;', '3 sleep']
    """
    lines: list[str] = []
    line = ""
    for part in map(clean, parts):
        if not line:
            line = indent * bool(lines) + part
        elif len(line) + len(between) + len(part) + len(between.rstrip()) <= width:
            line += between + part
        else:
            lines.append((line + between).rstrip())
            line = indent + part
    lines += [line] if line else []
    return [folded for line in lines for folded in (fold(line, width, indent) if len(line) > width else [line])]


def table(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Rows in columns, the first one with their names; cells are wrapped.

    >>> table([["Who", "What"], ["Ann", "finds a very old boot"]], 18)
    ['Who  What', '---  -------------', 'Ann  finds a very', '     old boot']
    """
    cells = [[clean(cell) for cell in row] for row in rows]
    columns = list(zip(*cells, strict=True))
    wide = [max(map(len, column)) for column in columns]
    whole_words = [max(len(word) for cell in column for word in cell.split() or [""]) for column in columns]
    for least in (whole_words, [NARROW] * len(wide)):
        while sum(wide) + 2 * (len(wide) - 1) > width and any(
            now > most for now, most in zip(wide, least, strict=True)
        ):
            spare = [now if now > most else 0 for now, most in zip(wide, least, strict=True)]
            wide[spare.index(max(spare))] -= 1
    folded = [[fold(cell, most) or [""] for cell, most in zip(row, wide, strict=True)] for row in cells]
    folded.insert(1, [["-" * most] for most in wide])
    return [
        "  ".join(word.ljust(most) for word, most in zip(line, wide, strict=True)).rstrip()
        for row in folded
        for line in zip_longest(*row, fillvalue="")
    ]


def value(one: Value, speak: Speaker) -> str:
    """A figure with its name, or a condition without a figure."""
    if one.value is None:
        return speak(one.name)
    return f"{speak(one.name)} {one.value if isinstance(one.value, int | str) else speak(one.value)}"


def option(one: Option[object], speak: Speaker) -> str:
    """An option: its label, cost and odds in brackets, then its details."""
    costs = [speak(say("option-cost", value=cost.value, what=cost.what)) for cost in one.cost]
    odds = [chance(part, speak) for part in one.odds[1:]]  # the first is the bad case: what is left
    figures = f" ({', '.join([*costs, *odds])})" if costs or odds else ""
    return one.label + figures + (f": {speak(one.detail)}" if one.detail else "")


def chance(part: Chance, speak: Speaker) -> str:
    percent = int(part.percent) if part.percent == int(part.percent) else str(part.percent)
    return speak(say("option-odds", outcome=part.name or Text(f"odds-{part.outcome}"), percent=percent))
