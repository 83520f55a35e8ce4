"""The command; see the package."""

from __future__ import annotations

import argparse
import json
from importlib import import_module

import msgspec

from . import __doc__ as about
from . import counted, played, setups, table

GAMES = ("cellar", "doria", "alliance", "plungin", "universalis")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make sense", description=about)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games by slug; all if none is named")
    parser.add_argument("--number", type=int, default=200, help="games of each")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scenario")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--heroes", type=int)
    parser.add_argument("--bot", default="", help="who plays, if not the game's own bot")
    parser.add_argument("--show", type=int, default=0, help="so many examples of each kind")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    setup = {name: getattr(asked, name) for name in ("scenario", "mode", "seats", "heroes")}
    for slug in asked.games or GAMES:
        sense = import_module(f"tools.sense.{slug}")
        games = (played(config, asked.bot) for config in setups(slug, asked.number, asked.seed, **setup))
        found = counted(sense.KINDS, games, asked.show, getattr(sense, "drafted", None))
        if asked.json:
            print(json.dumps({"game": slug, "games": asked.number, "kinds": msgspec.to_builtins(found)}), flush=True)
        else:
            print("\n".join(table(slug, asked.number, found)), flush=True)


if __name__ == "__main__":
    main()
