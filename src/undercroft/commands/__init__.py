"""The program `undercroft`. Every error of a player is one sentence (or one line per mistake) and exit code 2.

Commands are imported when they are called, so that `undercroft --version` and `--help` answer at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from undercroft import __version__


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given == ["--version"]:
        print(__version__)
        sys.exit(0)
    from .program import run

    sys.exit(run(given))
