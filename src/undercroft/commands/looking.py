"""`undercroft games` and `undercroft rules`: what there is to play, and how."""

from __future__ import annotations

import undercroft
from undercroft import bots, ledger, texts
from undercroft.games import find
from undercroft.kernel import SetupError
from undercroft.tables.plain import HOW, words

from .arguments import Json, Lang, language
from .output import print_json


def games(*, json: Json = False) -> None:
    """List the games."""
    if json:
        print_json([{"bots": bots.names(info.slug), **_plain(info)} for info in undercroft.games()])
        return
    for info in undercroft.games():
        least, most = info.players
        print(f"{info.slug}: {info.title} ({least}-{most} players). {info.about}")
        if len(info.modes) > 1:
            print(
                "  modes: " + ", ".join(f"{mode.id} ({'-'.join(map(str, info.seats(mode.id)))})" for mode in info.modes)
            )
        for title, choices in (("editions", info.editions), ("scenarios", info.scenarios)):
            if len(choices) > 1:
                print(f"  {title}: " + ", ".join(choice.id for choice in choices))
        for switch in info.options:
            values = "/".join(str(value).lower() for value in switch.values)
            print(f"  option {switch.id}={values}: {switch.title}")
        print(f"  bots: {', '.join(bots.names(info.slug))}")


def _plain(info: undercroft.GameInfo) -> dict[str, object]:
    return {name: getattr(info, name) for name in info.__struct_fields__}


def rules(game: str, word: str = "", *, lang: Lang = None, json: Json = False) -> None:
    """Explain a game on one page, or show its rules that contain a word.

    Args:
        game: The game; see `undercroft games`.
        word: A word or the id of a rule.
    """
    find(game)
    if not word:
        if json:
            print_json(ledger.rules(game))
            return
        speak = texts.voice(game, language(lang))
        print("\n".join(words.page(speak(HOW), words.size()[0])) + "\n")
        print(f"undercroft rules {game} WORD looks up rules; there are {len(ledger.rules(game))}.")
        return
    found = ledger.search(game, word)
    if not found:
        raise SetupError(f"no rule of {game} contains {word[:60]!r}")
    if json:
        print_json(found)
        return
    for rule in found:
        print(f"{rule.id}{f' ({rule.edition})' if rule.edition not in ('', 'both') else ''}: {rule.text}")
        if rule.note and len(found) == 1:
            print(f"  Note: {rule.note}")
