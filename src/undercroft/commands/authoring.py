"""`undercroft author`: check a quest that a user wrote, and draw it."""

from __future__ import annotations

from pathlib import Path

from undercroft import texts
from undercroft.games import find
from undercroft.kernel import SetupError, UndercroftError
from undercroft.tables import drawing
from undercroft.tables.plain import words

from .arguments import Json, text_of
from .output import print_json, write


def author(game: str, file: Path, *, svg: Path | None = None, json: Json = False) -> int:
    """Check a quest that you wrote and draw it. Each mistake is one line: file, line number, what is wrong.

    Args:
        game: The game that the quest is for.
        file: The quest, in the game's own format.
        svg: Write a picture of the quest to this file; - for standard output.
    """
    make = find(game).author
    if make is None:
        raise SetupError(f"{find(game).info.title} takes no packs")
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
        for line in picture.split("\n"):  # a stranger's quest does not steer this terminal
            print(words.clean(line))
    if svg is not None:
        if not drawn:
            raise SetupError(f"{find(game).info.title} draws its quests in text only")
        write(svg, drawn)
    return 0
