"""All commands by name, and how their errors are shown."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

from undercroft import __version__
from undercroft.kernel import SetupError, UndercroftError
from undercroft.tables.plain import words

from . import translating


def _default(value: object) -> str | None:
    """The default value that help shows; an empty one is not worth showing."""
    return str(value) if value else None


app = App(
    name="undercroft",
    help="Play dungeon-crawl board games without a game master.",
    version=__version__,
    default_parameter=Parameter(negative=(), show_default=_default),
)
COMMANDS = {
    "games": ("looking:games", "List the games."),
    "rules": ("looking:rules", "Explain a game, or look up its rules."),
    "play": ("playing:play", "Play a game in the terminal."),
    "campaign": ("campaigns:app", "Play campaigns: the same heroes from game to game."),
    "saves": ("saved:app", "List, export, import and delete saved games."),
    "replay": ("replaying:replay", "Replay a saved game or a bug report step by step."),
    "report": ("replaying:report", "Put a game into one file for a bug report."),
    "picture": ("replaying:picture", "Draw the board of a saved game as SVG."),
    "serve": ("serving:serve", "Start a game server for browsers."),
    "author": ("authoring:author", "Check and draw a quest that you wrote."),
    "simulate": ("measuring:simulate", "Let bots play many games and print statistics."),
    "lab": ("measuring:lab", "Run an experiment, or compare two."),
}
UNUSED = re.compile(r"Unused Tokens: \[(.*)\]\.")
for name, (place, about) in COMMANDS.items():
    app.command(f"undercroft.commands.{place}", name=name, help=about)


@app.command
def completion(shell: str = "") -> None:
    """Print a completion script for your shell: `undercroft completion bash >> ~/.bashrc`.

    Args:
        shell: Bash, zsh or fish; by default your current shell.
    """
    wanted = shell or os.path.basename(os.environ.get("SHELL", ""))
    if wanted not in ("bash", "zsh", "fish"):
        raise SetupError(f"there is completion for bash, zsh and fish, not {wanted[:40]!r}")
    print(app.generate_completion(prog_name="undercroft", shell=wanted))  # type: ignore[arg-type]


def run(arguments: Sequence[str]) -> int:
    """Run a command and give its exit code."""
    if sys.stdin is None:  # closed by the parent process
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that knows no umlauts shows a question mark
            stream.reconfigure(errors="replace")
    german = translating.language_of(arguments) == translating.GERMAN
    app.help_formatter = translating.German() if german else None
    try:
        result = app(arguments, print_error=False, exit_on_error=False, result_action="return_value")
    except CycloptsError as error:
        told = UNUSED.sub(r"Unexpected argument: \1.", " ".join(str(error).split()))
        return _failed(translating.error(told, "parsing") if german else told)
    except UndercroftError as error:
        return _failed(translating.error(str(error)) if german else str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # the reader is gone; the interpreter must not try to flush the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0


def _failed(told: str) -> int:
    """An error follows the program's name, unless it names a place in a file: editors want `file:line: message`."""
    lines = told.strip().splitlines() or [""]
    in_file = len(lines) > 1 or re.match(r"[^:]+:\d+: ", lines[0])
    for line in lines:
        print(words.clean(line) if in_file else f"undercroft: {words.clean(line)}", file=sys.stderr)
    return 2
