"""What options are called, with the odds where dice decide. Made only when somebody looks."""

from __future__ import annotations

from undercroft.kernel import Text

from ..content.catalogue import UTable
from .options import Do

ABOUT_FIGURES = ("attack", "shoot", "cast", "give", "activate", "power", "skill", "talent")


def label(t: UTable, who: int, do: Do) -> Text:
    """`act-<verb>` with the names of what it is about, and the chance in percent."""
    from . import odds

    board = t.content.boards[t.state.quest]
    args: dict[str, int | str | Text] = {}
    if do.target >= 0:
        if do.target in t.state.figures and do.verb in ABOUT_FIGURES:
            args["target"] = Text(f"figure-{t.state.figures[do.target].card}")
            args["number"] = do.target
        elif do.verb in ("search", "lever", "shove-piece"):
            args["target"] = Text(f"piece-{board.pieces[do.target].card}")
        else:
            args["target"] = do.target + 1
    if do.cell >= 0:
        args["x"], args["y"] = (n + 1 for n in board.xy(do.cell))
    if do.word:
        kind = {"turn": "direction", "skill": "skill", "talent": "skill"}.get(do.verb, "card")
        args["what"] = Text(f"{kind}-{do.word.split('+')[0].split('/')[0]}")
        args["how"] = do.word
    chance = odds.of(t, who, do)
    if chance is not None:
        args["chance"] = int(100 * chance + 0.5)
        return Text(f"act-{do.verb}-odds", args)
    return Text(f"act-{do.verb}", args)
