"""`undercroft play`: a game at the terminal, in plain lines."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import undercroft
from undercroft import bots
from undercroft.kernel import Session, SetupError, say
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
    """Play a game in plain lines. Without a terminal, bots play one game to its end and print the story.

    Args:
        game: Which game; see `undercroft games`.
        seats: How many seats, people and bots together.
        humans: How many of them are people at this keyboard (1); they take the first seats.
        take: Which seats people take instead, such as 5 for the last of five, or 1,5.
        bot: Who plays the other seats.
        seed: The same seed gives the same game.
        dice: `stream`, or `ask` for dice that you roll yourself and type in.
        resume: Go on with a saved game, by name or file.
        after: The next game of a campaign, after this finished one, by name or file.
        pack: A quest that you wrote, to try it out; see `undercroft author`.
        name: The name under which the game is kept.
    """
    spoken = language(lang)
    if resume is not None and after is not None:
        raise SetupError("--resume goes on with a game and --after begins the one that follows it: name only one")
    here = stdin or sys.stdin.isatty()
    if resume is not None:
        game_on = start.kept(resume, spoken)
        people = start.chosen(game_on.session.config.seats, humans, take)
        if not here:
            _story(game_on.session.clone(), bot)
            return
        _play_here(start.go_on(game_on, people, bot), None)
        return
    if after is not None:
        finished = start.kept(after, spoken).session
        changes = {"scenario": scenario, "seats": seats, "heroes": heroes, "dice": dice}
        session = start.sequel(finished, spoken, seed, changes)
    else:
        slug = game or "cellar"
        if game is None and here:
            alone = seats is None and humans is None and take is None
            wish = Chooser(spoken, input, print).choose(scenario=not (scenario or pack), seats=alone, mode=mode)
            slug, scenario = wish.slug, scenario or wish.scenario
            seats, humans = seats or wish.seats, humans if humans is not None else wish.humans
        known_game(slug)
        session = undercroft.new(
            slug, seed=seed, lang=spoken, seats=seats, edition=edition, mode=mode, scenario=scenario,
            options=options(slug, option or []), heroes=heroes, dice=dice or "stream",
            pack=pack_of(slug, pack) if pack else "",
        )  # fmt: skip
    people = start.chosen(session.config.seats, humans, take)
    if here:
        _play_here(start.begin(session, people, bot, name), name)
    else:
        _story(session, bot)


def _play_here(game: AtHand, wanted: str | None) -> None:
    table = start.table(game, input, print)
    if wanted and game.name != wanted:
        table.say("plain-renamed", name=game.name)
    table.play()


def _story(session: Session[Any, Any], bot: str | None) -> None:
    slug = session.config.game
    if session.config.dice == "ask":
        raise SetupError("dice can only be asked for at a terminal")
    best = bot or bots.names(slug)[0]
    speak = session.speaker
    title, mind = named(speak, "setup-title", session.game.info.title), bots.title(best, speak)
    print(speak(say("plain-story", title=title, seed=str(session.config.seed), seats=session.config.seats, bot=mind)))
    bots.finish(session, [bots.make(slug, best, session.config.seed + seat) for seat in range(session.config.seats)])
    for line in tell(session):
        print(line)
