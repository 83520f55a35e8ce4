"""`undercroft play`: a game at the terminal, in plain lines."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import undercroft
from undercroft import bots
from undercroft.kernel import Session, SetupError, say
from undercroft.store import Kept
from undercroft.tables.plain import start, tell
from undercroft.tables.plain.choosing import Chooser, named
from undercroft.tables.plain.keeping import AtHand

from .arguments import Edition, Heroes, Lang, Mode, Option, Scenario, Stdin, known_game, language, options, pack_of


def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    humans: int | None = None,
    take: str | None = None,
    bot: str | None = None,
    seed: int | None = None,
    edition: Edition = None,
    mode: Mode = None,
    scenario: Scenario = None,
    heroes: Heroes = None,
    option: Option = None,
    dice: str | None = None,
    lang: Lang = None,
    resume: str | None = None,
    after: str | None = None,
    pack: Path | None = None,
    name: str | None = None,
    stdin: Stdin = False,
) -> None:
    """Play a game in the terminal. Without a terminal, bots play one game and the story is printed.

    Args:
        game: The game; see `undercroft games`.
        seats: The number of seats, for people and bots.
        humans: How many people play at this keyboard, on the first seats; 1 by default.
        take: Which seats people take, such as 5 or 1,5, if not the first.
        bot: The bot for the other seats; the game's best by default.
        seed: The same seed gives the same game.
        dice: `stream`, or `ask` to roll real dice and type the results.
        resume: Continue this saved game, by name or file.
        after: Start the game that follows this finished one, by name or file.
        pack: A quest file that you wrote; see `undercroft author`.
        name: The name to save the game under.
    """
    spoken = language(lang)
    if resume is not None and after is not None:
        raise SetupError("--resume continues a game and --after starts the one that follows it; use only one of them")
    here = stdin or sys.stdin.isatty()
    if name is not None and not here:
        raise SetupError("--name needs a terminal: without one, the game is not saved")
    if resume is not None:
        _go_on(start.kept(resume, spoken), humans, take, bot, here)
        return
    if after is not None:
        changes = {"scenario": scenario, "seats": seats, "heroes": heroes, "dice": dice}
        session = start.sequel(start.kept(after, spoken).session, spoken, seed, changes)
    else:
        slug = game or "cellar"
        if game is None and here:
            alone = seats is None and humans is None and take is None
            wish = Chooser(spoken, input, print).choose(scenario=not (scenario or pack), seats=alone, mode=mode)
            slug, scenario = wish.slug, scenario or wish.scenario
            seats, humans = seats or wish.seats, humans if humans is not None else wish.humans
        known_game(slug)
        setup = {"seats": seats, "edition": edition, "mode": mode, "scenario": scenario, "heroes": heroes,
                 "options": options(slug, option or []), "pack": pack_of(slug, pack) if pack else ""}  # fmt: skip
        session = undercroft.new(slug, seed=seed, lang=spoken, dice=dice or "stream", **setup)
    people = start.chosen(session.config.seats, humans, take)
    if here:
        _play_here(start.begin(session, people, bot, name), name)
    else:
        _story(session, bot)


def _go_on(game: Kept, humans: int | None, take: str | None, bot: str | None, here: bool) -> None:
    people = start.chosen(game.session.config.seats, humans, take)
    if here:
        _play_here(start.go_on(game, people, bot), None)
    else:
        _story(game.session.clone(), bot)


def _play_here(game: AtHand, wanted: str | None) -> None:
    table = start.table(game, input, print)
    if wanted and game.name != wanted:
        table.say("plain-renamed", name=game.name)
    table.play()


def _story(session: Session[Any, Any], bot: str | None) -> None:
    slug = session.config.game
    if session.config.dice == "ask":
        raise SetupError("--dice ask needs a terminal")
    best = bot or bots.names(slug)[0]
    speak = session.speaker
    title, mind = named(speak, "setup-title", session.game.info.title), bots.title(best, speak)
    print(speak(say("plain-story", title=title, seed=str(session.config.seed), seats=session.config.seats, bot=mind)))
    bots.finish(session, [bots.make(slug, best, session.config.seed + seat) for seat in range(session.config.seats)])
    for line in tell(session):
        print(line)
