"""`undercroft author`: check a quest that a user wrote, and draw it."""

from __future__ import annotations

from pathlib import Path

from undercroft import texts
from undercroft.games import find
from undercroft.kernel import SetupError, UndercroftError
from undercroft.tables import drawing
from undercroft.tables.plain import words

from .arguments import Json, Output, text_of
from .output import print_json, write


def author(game: str, file: Path, *, svg: Output | None = None, json: Json = False) -> int:
    """Check and draw a quest that you wrote. Each error is one line: file, line number, message.

    Args:
        game: The game that the quest is for.
        file: The quest file, in the format of that game.
        svg: Draw the quest into this file; - for standard output.
    """
    make = find(game).author
    if make is None:
        raise SetupError(f"{find(game).info.title} does not support packs")
    try:
        made = make(text_of(file), file.name)
    except UndercroftError as error:
        if not json:
            raise
        print_json({"file": file.name, "mistakes": str(error).splitlines()})
        return 2
    picture, drawn = drawing.authored(*made, texts.voice(game, texts.language()))
    if json:
        print_json({"file": file.name, "mistakes": []})
    else:
        for line in picture.split("\n"):  # no control characters from somebody's quest
            print(words.clean(line))
    if svg is not None:
        if not drawn:
            raise SetupError(f"{find(game).info.title} cannot draw its quests as SVG")
        write(svg, drawn)
    return 0
