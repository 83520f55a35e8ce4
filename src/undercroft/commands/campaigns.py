"""`undercroft campaign ...`: start, list, play, show, fork and verify campaigns."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from undercroft import store, texts
from undercroft.campaign import checking, pages
from undercroft.campaign.book import Book, Wish, seated, which_story
from undercroft.games import find
from undercroft.kernel import SetupError, Text, configure, near, say
from undercroft.kernel.text import Speaker
from undercroft.store import Seat, books
from undercroft.store.books import LONGEST, Campaign, Party
from undercroft.tables.plain import book as lines
from undercroft.tables.plain import words

from .arguments import Edition, Heroes, Json, Lang, Mode, Option, Scenario, Stdin, language, options, text_of
from .output import print_json

app = App(name="campaign", help="Play campaigns: the same heroes from game to game.")

Name = Annotated[str | None, Parameter(help="The campaign; by default the one played last.")]
PartyName = Annotated[str | None, Parameter(name="--party", help="The party, by name or number; by default the first.")]


def _book() -> Book:
    return Book(store.open().database)


def _speaker(campaign: Campaign, lang: str | None) -> tuple[str, Speaker]:
    spoken = language(lang)
    return spoken, texts.voice(campaign.game, spoken)


@app.command
def new(
    game: str,
    *,
    name: str | None = None,
    story: str | None = None,
    seats: int | None = None,
    humans: int | None = None,
    take: str | None = None,
    players: str | None = None,
    bot: str | None = None,
    seed: int | None = None,
    edition: Edition = None,
    mode: Mode = None,
    scenario: Scenario = None,
    heroes: Heroes = None,
    option: Option = None,
    dice: str | None = None,
    lang: Lang = None,
) -> None:
    """Start a campaign. Nothing is played yet.

    Args:
        game: The game; see `undercroft games`. A game without stories keeps a series with standings.
        name: The name of the campaign; by default that of its story.
        story: The story; the game's first by default.
        seats: The number of seats, for people and bots.
        humans: How many people play at this keyboard, on the first seats; 1 by default.
        take: Which seats people take, such as 5 or 1,5, if not the first.
        players: The names of the people, such as Ann,Ben.
        bot: The bot for the other seats; the game's best by default.
        seed: The same seed gives the same campaign.
        dice: `stream`, or `ask` to roll real dice and type the results.
    """
    info, told, book = find(game).info, which_story(game, story), _book()
    mode = mode or (told.mode if told else None)
    before = seated(configure(info, seed=0, mode=mode, seats=seats))
    sitting = lines.seats_of(game, before, seats, humans, take, players, bot) or before
    spoken = language(lang)
    speak = texts.voice(game, spoken)
    title = speak(Text(f"story-{told.id}")) if told else info.title
    wish = Wish(
        scenario=scenario, mode=mode, edition=edition, options=options(game, option or []), seats=sitting,
        heroes=heroes, dice=dice,
    )  # fmt: skip
    called = name or _free(title[:LONGEST].rstrip(" ."), [one.name for one in book.campaigns()])
    made = book.new(game, called, wish=wish, seed=seed, story=story, lang=spoken)
    print(speak(say("campaign-opened", name=made.name, title=info.title, program=words.program())))


def _free(title: str, taken: list[str]) -> str:
    """A name that no other campaign has."""
    names = (title if number == 1 else f"{title[: LONGEST - 4]} {number}" for number in range(1, 1000))
    return next(name for name in names if name not in taken)


@app.command(name="list")
def list_campaigns(*, lang: Lang = None, json: Json = False) -> None:
    """List the campaigns, the last played first."""
    found = _book().campaigns()
    if json:
        print_json([pages.summary(campaign, language(lang)) for campaign in found])
        return
    for campaign in found:
        spoken, speak = _speaker(campaign, lang)
        print(words.clean(lines.listed(pages.summary(campaign, spoken), speak)))


@app.command
def show(name: Name = None, *, party: PartyName = None, lang: Lang = None, json: Json = False) -> None:
    """Show the state of a campaign: the party, what was played, what may come next."""
    book, campaign, chosen = _opened(name, party)
    spoken, speak = _speaker(campaign, lang)
    if json:
        print_json(pages.whole(book, campaign, chosen, spoken))
        return
    for line in lines.shown(book, campaign, chosen, spoken, speak):
        print(line)


@app.command
def log(name: Name = None, *, party: PartyName = None, lang: Lang = None) -> None:
    """Print the chronicle of a campaign."""
    book, campaign, chosen = _opened(name, party)
    spoken, speak = _speaker(campaign, lang)
    for line in lines.chronicle(pages.whole(book, campaign, chosen, spoken)["party"], speak):
        print(line)


@app.command
def play(
    name: Name = None,
    *,
    party: PartyName = None,
    scenario: Scenario = None,
    who: Annotated[str | None, Parameter(name="--with")] = None,
    heroes: Heroes = None,
    seats: int | None = None,
    mode: Mode = None,
    edition: Edition = None,
    humans: int | None = None,
    take: str | None = None,
    players: str | None = None,
    bot: str | None = None,
    option: Option = None,
    dice: str | None = None,
    pack: Path | None = None,
    anew: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
    stdin: Stdin = False,
) -> None:
    """Continue the current game, or start the next one. Without a terminal, bots play one game.

    Args:
        who: The heroes who take part, such as warrior,mage; the others stay at home.
        seats: The number of seats from now on.
        humans: The number of people from now on, on the first seats.
        take: Which seats people take, such as 5 or 1,5, if not the first.
        players: The names of the people, such as Ann,Ben.
        bot: The bot for the other seats; the game's best by default.
        dice: `stream`, or `ask` to roll real dice and type the results.
        pack: A quest file that you wrote, as the next game.
        anew: Start the story again from its beginning, with new heroes.
    """
    book, campaign, chosen = _opened(name, party)
    spoken, speak = _speaker(campaign, lang)
    last = chosen.last
    before = last.seats if last else campaign.setup.seats
    wish = Wish(
        scenario=scenario, mode=mode, edition=edition, options=options(campaign.game, option or []), heroes=heroes,
        dice=dice, seats=lines.seats_of(campaign.game, before, seats, humans, take, players, bot),
        who=_who(book, campaign, chosen, who, speak) if who else None, pack=text_of(pack) if pack else None,
        anew=anew,
    )  # fmt: skip
    if last is not None and not last.over:
        _refuse_changes(wish, before)
    lines.AtTheBook(book, campaign, spoken, speak, input, print).play(chosen, wish, people=stdin or sys.stdin.isatty())


def _refuse_changes(wish: Wish, before: tuple[Seat, ...]) -> None:
    """Refuse changes to a game that has begun, except of its players."""
    seats = wish.seats is not None and len(wish.seats) != len(before)
    if seats or wish != Wish(seats=wish.seats):
        raise SetupError("the current game is not over, so only the players can change; finish it first")


def _who(book: Book, campaign: Campaign, party: Party, wanted: str, speak: Speaker) -> tuple[str, ...]:
    """Heroes by id or by name."""
    page = pages.page_of(book, campaign, party)
    sheets = [*page.party, *page.bench] if page else []
    known = {key.casefold(): sheet.id for sheet in sheets for key in (speak(sheet.name), sheet.id)}
    names = [name.strip() for name in wanted.split(",")]
    for name in names:
        if name.casefold() not in known:
            raise SetupError(f"nobody called {name[:40]!r} can take part{near(name.casefold(), known)}")
    return tuple(known[name.casefold()] for name in names)


@app.command
def fork(name: str, *, link: int, called: Annotated[str, Parameter(name="--as")], party: PartyName = None,
         lang: Lang = None) -> None:  # fmt: skip
    """Start a new party from an earlier game; the old party does not change.

    Args:
        name: The campaign.
        link: The number of the last game that both have in common; 0 to start from the beginning.
        called: The name of the new party.
    """
    book, campaign, chosen = _opened(name, party)
    _, speak = _speaker(campaign, lang)
    made = book.fork(campaign, chosen, link, called)
    print(speak(say("campaign-forked", name=campaign.name, party=made.name, program=words.program())))


@app.command
def note(text: str, *, name: Name = None, link: int | None = None, party: PartyName = None, lang: Lang = None) -> None:
    """Add a note to the chronicle.

    Args:
        text: The note.
        link: The number of the game; by default the last.
    """
    book, campaign, chosen = _opened(name, party)
    _, speak = _speaker(campaign, lang)
    number = len(chosen.links) if link is None else link
    book.note(chosen, number, words.clean(text).strip())
    print(speak(say("campaign-noted", number=number)))


@app.command
def verify(name: Name = None, *, lang: Lang = None, json: Json = False) -> int:
    """Replay every game of every party, and check that each hands on what the next started with."""
    book, campaign, _ = _opened(name, None)
    _, speak = _speaker(campaign, lang)
    broken, rows = 0, []
    for party in campaign.parties:
        for found in checking.verify(book.database, campaign, book.party(campaign, str(party.number))):
            broken += found.verdict == "broken"
            why = speak(found.why) if isinstance(found.why, Text) else found.why
            rows.append({"party": party.name, "link": found.number, "verdict": found.verdict, "why": why})
            line = say(f"campaign-verdict-{found.verdict}", party=party.name, number=found.number, why=found.why)
            if not json:
                print(words.clean(speak(line)))
    if json:
        print_json(rows)
    return 1 if broken else 0


@app.command
def key(name: Name = None, *, lang: Lang = None) -> None:
    """Make a key that opens a campaign in the browser, on a server with the same store. Anyone who has it can play."""
    book, campaign, _ = _opened(name, None)
    _, speak = _speaker(campaign, lang)
    token = book.database.run(lambda connection: books.mint(connection, campaign.id))
    print(speak(say("campaign-key", name=campaign.name, code=campaign.id, token=token)))


@app.command
def delete(name: str, *, lang: Lang = None) -> None:
    """Delete a campaign; its games stay in the list of saves.

    Args:
        name: The campaign.
    """
    book = _book()
    campaign = book.find(name)
    book.delete(campaign)
    print(texts.voice(None, language(lang))(say("campaign-deleted", name=campaign.name)))


def _opened(name: str | None, party: str | None) -> tuple[Book, Campaign, Party]:
    book = _book()
    campaign = book.find(name)
    return book, campaign, book.party(campaign, party)
