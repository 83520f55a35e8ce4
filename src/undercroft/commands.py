"""The program `undercroft`. Every error of a player is one sentence and exit code 2."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from cyclopts import App, CycloptsError

import undercroft
from undercroft import bots, ledger, store, texts
from undercroft.arguments import Lang, Option, Stdin, options, text_of
from undercroft.campaign.commands import app as campaigns
from undercroft.games import find, infos
from undercroft.kernel import Session, SetupError, UndercroftError, saves, say
from undercroft.store import reports
from undercroft.tables import drawing
from undercroft.tables.plain import HOW, start, tell, words
from undercroft.tables.plain.choosing import Chooser, named
from undercroft.tables.plain.keeping import AtHand

app = App(name="undercroft", help="Dungeon crawls that need no game master.", version=undercroft.__version__)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program."""
    try:
        result = app(arguments, print_error=False, exit_on_error=False, result_action="return_value")
    except CycloptsError as error:
        _fail(" ".join(str(error).split()))
    except UndercroftError as error:
        _fail(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
    sys.exit(result if isinstance(result, int) else 0)


def _fail(sentence: str) -> None:
    print(f"undercroft: {words.clean(sentence)}", file=sys.stderr)
    sys.exit(2)


@app.command
def games() -> None:
    """List the games."""
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


@app.command
def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    humans: int | None = None,
    take: str | None = None,
    bot: str | None = None,
    seed: int | None = None,
    edition: str | None = None,
    mode: str | None = None,
    scenario: str | None = None,
    heroes: int | None = None,
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
        game: which game; see `undercroft games`.
        seats: how many seats, people and bots together.
        humans: how many of them are people at this keyboard (1); they take the first seats.
        take: which seats people take instead, such as 5 for the last of five, or 1,5.
        bot: who plays the other seats.
        seed: the same seed gives the same game.
        heroes: how many heroes, where a game lets a seat run several.
        dice: `stream`, or `ask` for dice that you roll yourself and type in.
        resume: go on with a saved game, by name or file.
        after: the next game of a campaign, after this finished one, by name or file.
        pack: a quest that you wrote, to try it out; see `undercroft author`.
        name: the name under which the game is kept.
        stdin: read the answers from standard input even if it is no terminal.
    """
    spoken = texts.language(lang)
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
        session = undercroft.new(
            slug, seed=seed, lang=spoken, seats=seats, edition=edition, mode=mode, scenario=scenario,
            options=options(slug, option or []), heroes=heroes, dice=dice or "stream",
            pack=text_of(pack) if pack else "",
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


@app.command
def author(game: str, file: Path, *, svg: Path | None = None) -> None:
    """Check a quest that you wrote and draw it; what is wrong is told by file and line.

    Args:
        game: the game that the quest is for.
        file: the quest, in the game's own format.
        svg: write a picture of the quest to this file.
    """
    make = find(game).author
    if make is None:
        raise SetupError(f"{find(game).info.title} takes no packs")
    picture, drawn = drawing.authored(*make(text_of(file), file.name), texts.voice(game, texts.language()))
    for line in picture.split("\n"):  # a stranger's quest does not steer this terminal
        print(words.clean(line))
    if svg is not None:
        if not drawn:
            raise SetupError(f"{find(game).info.title} draws its quests in text only")
        store.write(svg, drawn)


@app.command
def simulate(
    game: str,
    *,
    games: int = 100,
    bot: str = "random",
    seed: int = 0,
    seats: int | None = None,
    edition: str | None = None,
    mode: str | None = None,
    scenario: str | None = None,
    heroes: int | None = None,
    option: Option = None,
    json: Path | None = None,
    jobs: int = 1,
    links: int = 0,
    story: str = "",
) -> None:
    """Let bots play many games and count.

    Args:
        bot: one bot for all seats, or several with commas between, who take the seats in turn.
        json: write all figures and every game's result to this file.
        jobs: how many processes share the work; the result is the same.
        links: let each party play on through so many games of a campaign.
        story: with links, which campaign, if not the game's first.
    """
    from rich.console import Console
    from rich.progress import track

    from undercroft.lab import links as chained
    from undercroft.lab import simulate as lab

    if not 1 <= games <= 10_000_000:
        raise SetupError(f"the number of games is from 1 to 10000000, not {games}")
    names = bot.split(",")
    for one in names:
        bots.make(game, one)
    setup = {"seats": seats, "edition": edition, "mode": mode, "scenario": scenario, "heroes": heroes,
             "options": options(game, option or [])}  # fmt: skip
    lab.config_for(game, seed, **setup)
    if not 1 <= jobs <= 256:
        raise SetupError(f"the number of jobs is from 1 to 256, not {jobs}")
    if not 0 <= links <= 1000:
        raise SetupError(f"a campaign has from 1 to 1000 links here, not {links}")
    console = Console(stderr=True)
    watched = partial(
        track, description=f"{game}, {bot}", total=games, console=console, transient=True,
        disable=not console.is_terminal,
    )  # fmt: skip
    if links:
        parties = list(watched(chained.play_chains(game, games, links, names, seed, jobs, story, **setup)))
        print("\n".join(chained.table(game, parties)))
        if json is not None:
            store.write(json, msgspec.json.encode({"parties": parties}).decode())
        return
    results = list(watched(lab.simulate(game, games, names, seed, jobs, **setup)))
    found = lab.statistics_of(game, results)
    _print_statistics(found)
    if json is not None:
        store.write(json, msgspec.json.encode({"statistics": found, "games": results}).decode())


def _print_statistics(found: Any) -> None:
    low, high = found.interval
    print(f"{found.games} games of {found.game}: {found.won} won, {100 * found.win_rate:.1f} % "
          f"(95 % interval {100 * low:.1f} to {100 * high:.1f} %)")  # fmt: skip
    print(f"decisions per game: {found.decisions:.0f} on average, {found.longest} at most")
    print(
        "score: "
        + f"{found.score:.1f} on average; "
        + ", ".join(f"{at}: {score:g}" for at, score in found.scores.items())
    )
    print("how it ended: " + ", ".join(f"{reason} {times}" for reason, times in found.reasons.items()))
    if len(found.bots) > 1:
        print("seats won: " + ", ".join(f"{name} {100 * share:.1f} %" for name, share in found.bots.items()))


@app.command
def rules(game: str, word: str = "", *, lang: Lang = None) -> None:
    """Show how a game works, on one page; or its rules with a word or an id."""
    find(game)
    if not word:
        speak = texts.voice(game, texts.language(lang))
        print("\n".join(words.page(speak(HOW), words.size()[0])) + "\n")
        print(f"undercroft rules {game} WORD looks a rule up; there are {len(ledger.rules(game))}.")
        return
    found = ledger.search(game, word)
    if not found:
        raise SetupError(f"no rule of {game} has {word[:60]!r}")
    for rule in found:
        print(f"{rule.id}{f' ({rule.edition})' if rule.edition not in ('', 'both') else ''}: {rule.text}")
        if rule.note and len(found) == 1:
            print(f"  Note: {rule.note}")


@app.command
def replay(file: str, *, to: int | None = None, lang: Lang = None, stdin: Stdin = False) -> None:
    """Play a save or a bug report again: step by step at a terminal, else to its end or its fault.

    Args:
        file: a save or a report, by file or name.
        to: stop after so many answers.
        stdin: read the commands from standard input even if it is no terminal.
    """
    from undercroft.tables.plain.replay import Replay

    error = reports.unpack(store.read(file))[1] if Path(file).is_file() else ""
    body = saves.read(_save_of(file))
    if to is not None and not 0 <= to <= len(body.history):
        raise SetupError(f"there are {len(body.history)} answers, so --to is from 0 to that, not {to}")
    stepper = Replay(body, find(body.header.game), texts.voice(body.header.game, texts.language(lang)), print)
    if error:
        print("The report says: " + words.clean(error.strip().splitlines()[-1]))
    if stdin or sys.stdin.isatty():
        stepper.interactive(input, to or 0)
    elif not stepper.run(to):
        sys.exit(1)


@app.command
def report(save: str | None = None, *, to: Path = Path("undercroft-report.json")) -> None:
    """Pack a save, its log, versions and the last error into one file for a bug report.

    Args:
        save: a game by name or a save by file; else the game that was played last.
        to: the file to write.
    """
    if save is None:
        known = store.open().names()
        if not known:
            raise SetupError("there is no saved game to report")
        save = known[0]
    store.write(to, reports.pack(_save_of(save), reports.last_fault()))
    print(f"{save[:80]!r} is packed in {to.name}.")


def _save_of(name_or_file: str) -> str:
    """The text of a save: of a kept game, or in a file that is a save or a report."""
    try:
        return (
            reports.unpack(store.read(name_or_file))[0]
            if Path(name_or_file).is_file()
            else store.open().export(name_or_file)
        )
    except (OSError, ValueError):
        raise SetupError(f"there is no file or game {name_or_file[:80]!r}") from None


@app.command
def picture(file: str, *, svg: Path, seat: int | None = None, lang: Lang = None) -> None:
    """Draw the board of a kept game, a save or a report as an SVG picture.

    Args:
        file: a game by name, a save or a report by file.
        svg: the picture to write.
        seat: as this seat sees it; else as a spectator does.
    """
    session = undercroft.load(_save_of(file), texts.language(lang))
    if seat is not None and not 1 <= seat <= session.config.seats:
        raise SetupError(f"there are the seats 1 to {session.config.seats}, not {seat}")
    scene = session.scene(None if seat is None else seat - 1)
    if scene is None or not scene.boards:
        raise SetupError("this game has no board to draw")
    store.write(svg, drawing.svg(scene.boards[0], session.speaker))
    print(f"Drawn in {svg.name}.")


@app.command
def serve(*, host: str = "127.0.0.1", port: int = 8000, store: str | None = None, workers: int = 1) -> None:
    """Open a house for tables over the network: people in their browsers, bots, spectators.

    Args:
        host: the address to listen at; 0.0.0.0 for all of this machine's.
        port: the port to listen at.
        store: where games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; else in your own folder.
        workers: how many processes share the work; more than one needs PostgreSQL.
    """
    from undercroft.tables import server

    server.serve(host, port, store=store, workers=workers)


@app.command
def bench(*games: str, json: bool = False, seconds: float = 2.0) -> None:
    """Measure speeds: decisions and games per second, clone, save and load times.

    Args:
        games: which games; all if none is named.
    """
    from undercroft.lab import bench as lab

    if not 0.01 <= seconds <= 600:
        raise SetupError(f"a benchmark takes 0.01 to 600 seconds a game, not {seconds}")
    for slug in games:
        find(slug)
    found = lab.bench(
        list(games) or list(infos()), seconds, lambda slug: print(f"measuring {slug} ...", file=sys.stderr)
    )
    print(_json(found) if json else lab.table(found))


@app.command
def lab(
    files: list[Path],
    *,
    compare: bool = False,
    to: Path | None = None,
    jobs: int = os.cpu_count() or 1,
    on: str = "here",
) -> None:
    """Run an experiment from its file and report; what is finished is not played again. Or compare two.

    Args:
        files: an experiment in TOML; or, to compare, the folders of two that were run.
        compare: say which differences between two experiments stand after correction for their number.
        to: the folder for games and report; else one named after the file.
        jobs: how many processes share the work.
        on: `here`, or `ray` or `ray://HOST:PORT` for the machines of a Ray cluster.
    """
    from undercroft.lab import command

    if compare:
        command.compare(files)
    else:
        command.run(files, to, jobs, on)


def _json(found: Any) -> str:
    return json.dumps(found, indent=1)


app.command(campaigns)

saved = App(name="saves", help="The kept games: who plays what since when; export, import, delete.")
app.command(saved)


@saved.default
def list_saves() -> None:
    """List the kept games, the one that was played last first."""
    for one in store.open().games():
        print("\n".join(words.fold(_summary(one), words.size()[0], "  ")))


def _summary(one: store.Summary) -> str:
    played = datetime.fromtimestamp(one.changed / 1000).strftime("%Y-%m-%d %H:%M")
    who = ", ".join(player or "you" for player in one.players)
    return f"{one.name}: {one.title} ({one.scenario}), {who}; {one.decisions} answers, {one.state}, {played}"


@saved.command
def export(name: str, *, to: Path | None = None) -> None:
    """Write a kept game to a file that can be sent, imported and replayed. It holds all secrets of the game."""
    file = to or Path(f"{name}.undercroft")
    if file.exists():
        raise SetupError(f"{file.name!r} is there already; choose another file with --to")
    store.write(file, store.open().export(name))
    print(f"{name!r} is written to {file.name}.")


@saved.command(name="import")
def take_in(file: Path, *, name: str | None = None) -> None:
    """Keep a game from a save or a report, under a name of its own."""
    kept = store.open().take_in(reports.unpack(text_of(file))[0], name or file.stem)
    print(f"Kept as {kept.name!r}.")


@saved.command
def delete(name: str) -> None:
    """Delete a kept game for good."""
    store.open().delete(name)
    print(f"{name!r} is deleted.")


if __name__ == "__main__":
    main()
