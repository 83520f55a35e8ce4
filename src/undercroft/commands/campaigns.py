"""`undercroft campaign ...`: begin, list, play, show, tell, fork and verify campaigns."""

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

from .arguments import Edition, Heroes, Lang, Mode, Option, Scenario, Stdin, language, options, text_of

app = App(name="campaign", help="Campaigns: the same heroes from game to game, kept in a book.")

Name = Annotated[str | None, Parameter(help="The campaign; else the one that was played last.")]
PartyName = Annotated[
    str | None, Parameter(name="--party", help="Which party of it, by name or number; else the first.")
]


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
    """Begin a campaign; nothing is played yet.

    Args:
        game: Which game; see `undercroft games`. One without campaigns keeps a series with standings.
        name: The campaign's name; else that of its story.
        story: Which story of the game; the first if none is named.
        seats: How many seats, people and bots together.
        humans: How many of them are people at this keyboard (1); they take the first seats.
        take: Which seats people take instead, such as 5 for the last of five, or 1,5.
        players: The names of the people, such as Ann,Ben.
        bot: Who plays the other seats.
        seed: The same seed gives the same campaign.
        dice: `stream`, or `ask` for dice that you roll yourself and type in.
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
def list_campaigns(*, lang: Lang = None) -> None:
    """List the campaigns, the one that was played last first."""
    for campaign in _book().campaigns():
        spoken, speak = _speaker(campaign, lang)
        print(words.clean(lines.listed(pages.summary(campaign, spoken), speak)))


@app.command
def show(name: Name = None, *, party: PartyName = None, lang: Lang = None) -> None:
    """Show where a campaign stands: figures, roster, what was played, what may come next."""
    book, campaign, chosen = _opened(name, party)
    spoken, speak = _speaker(campaign, lang)
    for line in lines.shown(book, campaign, chosen, spoken, speak):
        print(line)


@app.command
def log(name: Name = None, *, party: PartyName = None, lang: Lang = None) -> None:
    """Tell the chronicle of a campaign, link by link."""
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
    lang: Lang = None,
    stdin: Stdin = False,
) -> None:
    """Play on: the game that waits, or the next one. Without a terminal, bots play one game to its end.

    Args:
        who: The heroes who take part, such as warrior,mage; the others stay at home and are kept.
        seats: How many seats from now on.
        humans: How many people from now on; they take the first seats.
        take: Which seats people take instead, such as 5 for the last of five, or 1,5.
        players: The names of the people, such as Ann,Ben.
        bot: Who plays the other seats.
        dice: `stream`, or `ask` for dice that you roll yourself and type in.
        pack: A quest that you wrote, as the next link.
    """
    book, campaign, chosen = _opened(name, party)
    spoken, speak = _speaker(campaign, lang)
    last = chosen.last
    before = last.seats if last else campaign.setup.seats
    wish = Wish(
        scenario=scenario, mode=mode, edition=edition, options=options(campaign.game, option or []), heroes=heroes,
        dice=dice, seats=lines.seats_of(campaign.game, before, seats, humans, take, players, bot),
        who=_who(book, campaign, chosen, who, speak) if who else None, pack=text_of(pack) if pack else None,
    )  # fmt: skip
    if last is not None and not last.over:
        _refuse_changes(wish, before)
    lines.AtTheBook(book, campaign, spoken, speak, input, print).play(chosen, wish, people=stdin or sys.stdin.isatty())


def _refuse_changes(wish: Wish, before: tuple[Seat, ...]) -> None:
    """A game that has begun is played on as it is; only who plays may change."""
    seats = wish.seats is not None and len(wish.seats) != len(before)
    if seats or wish != Wish(seats=wish.seats):
        raise SetupError("the last game is not over yet, so nothing but who plays can be changed; play it on first")


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
    """Go on from an earlier link, as a party of its own; the old one stays as it is.

    Args:
        name: The campaign.
        link: The number of the last link that both have in common; 0 for a party that begins afresh.
        called: The new party's name.
    """
    book, campaign, chosen = _opened(name, party)
    _, speak = _speaker(campaign, lang)
    made = book.fork(campaign, chosen, link, called)
    print(speak(say("campaign-forked", name=campaign.name, party=made.name, program=words.program())))


@app.command
def note(text: str, *, name: Name = None, link: int | None = None, party: PartyName = None, lang: Lang = None) -> None:
    """Write something beside a link, for the chronicle.

    Args:
        text: What was found or done.
        link: The number of the link; else the last.
    """
    book, campaign, chosen = _opened(name, party)
    _, speak = _speaker(campaign, lang)
    number = len(chosen.links) if link is None else link
    book.note(chosen, number, words.clean(text).strip())
    print(speak(say("campaign-noted", number=number)))


@app.command
def verify(name: Name = None, *, lang: Lang = None) -> int:
    """Play every link of every party again, and compare what each handed on with what the next began with."""
    book, campaign, _ = _opened(name, None)
    _, speak = _speaker(campaign, lang)
    broken = 0
    for party in campaign.parties:
        for found in checking.verify(book.database, campaign, book.party(campaign, str(party.number))):
            broken += found.verdict == "broken"
            line = say(f"campaign-verdict-{found.verdict}", party=party.name, number=found.number, why=found.why)
            print(words.clean(speak(line)))
    return 1 if broken else 0


@app.command
def key(name: Name = None, *, lang: Lang = None) -> None:
    """Make a key that opens a campaign in the browser, at a server on the same store. Who has it may play on."""
    book, campaign, _ = _opened(name, None)
    _, speak = _speaker(campaign, lang)
    token = book.database.run(lambda connection: books.mint(connection, campaign.id))
    print(speak(say("campaign-key", name=campaign.name, code=campaign.id, token=token)))


@app.command
def delete(name: str, *, lang: Lang = None) -> None:
    """Forget a campaign; its games stay among the saves."""
    book = _book()
    campaign = book.find(name)
    book.delete(campaign)
    print(texts.voice(None, language(lang))(say("campaign-deleted", name=campaign.name)))


def _opened(name: str | None, party: str | None) -> tuple[Book, Campaign, Party]:
    book = _book()
    campaign = book.find(name)
    return book, campaign, book.party(campaign, party)
