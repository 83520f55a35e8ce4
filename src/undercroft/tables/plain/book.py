"""The campaign book as text: its pages, and playing link after link at one keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from undercroft import bots, store
from undercroft.campaign import pages
from undercroft.campaign.book import Book, Wish
from undercroft.kernel import SetupError, say
from undercroft.kernel.text import Speaker
from undercroft.store import Kept, Seat
from undercroft.store.books import Campaign, Party

from . import looking, start, story, words
from .keeping import AtHand

Read = Callable[[str], str]
Write = Callable[[str], None]
STOP = ("q", "quit", "n", "no", "nein", "stop")


def seats_of(
    game: str, before: tuple[Seat, ...], number: int | None, humans: int | None, take: str | None,
    players: str | None, bot: str | None,
) -> tuple[Seat, ...] | None:  # fmt: skip
    """Who plays which seat, if given; otherwise as before."""
    if number is None and humans is None and take is None and players is None and bot is None:
        return None
    every = range(len(before) if number is None else number)
    names = [words.clean(name).strip()[:40] for name in players.split(",")] if players else []
    people = start.chosen(len(every), humans, take)
    if people is None:
        sat = {seat for seat in every if seat < len(before) and before[seat].kind == "person"}
        people = set(range(len(names))) if names else sat or {0}
    if len(names) > len(people) or len(people) > len(every):
        raise SetupError(f"there are {len(people)} people on {len(every)} seats, and {len(names)} names for them")
    best = bot or next((seat.bot for seat in before if seat.bot), "") or bots.names(game)[0]
    bots.make(game, best)
    named = dict(zip(sorted(people), names, strict=False))
    known = {seat: one.name for seat, one in enumerate(before) if one.kind == "person"}
    return tuple(
        Seat("person", named.get(seat, known.get(seat, ""))) if seat in people else Seat("bot", bot=best)
        for seat in every
    )


# ---------------------------------------------------------------------------------------------- pages


def listed(one: dict[str, Any], speak: Speaker) -> str:
    """A campaign as one line."""
    told = (speak(say("campaign-list-party", party=party["name"], links=party["links"])) for party in one["parties"])
    parties = ", ".join(told)
    return speak(
        say("campaign-list", name=one["name"], title=one["title"], story=one["story"]["title"], parties=parties)
    )


def shown(book: Book, campaign: Campaign, party: Party, lang: str, speak: Speaker) -> Iterator[str]:
    """The page of a party: its position in the story, its members, what it has done, and what may come next."""
    width = words.size()[0]
    told = pages.whole(book, campaign, party, lang)
    yield from words.fold(speak(say("campaign-title", name=told["name"], title=told["title"])), width)
    yield from words.fold(f"{told['story']['title']}. {told['story']['about']}".strip(), width)
    if len(told["parties"]) > 1:
        yield from words.fold(
            speak(say("campaign-parties", parties=", ".join(one["name"] for one in told["parties"]))), width
        )
    yield ""
    yield from _standing(book, campaign, party, speak, width)
    mine = told["party"]
    for one in mine["standings"]:
        yield from words.fold(speak(say("campaign-standing", **{**one, "bot": one["bot"] or "none"})), width, "  ")
    sheet = (mine["page"] or {}).get("overview")
    if sheet:
        yield from words.table(overview(sheet, mine["links"], speak), width)
        yield ""
    for link in mine["links"]:
        yield from _row(link, speak, width)
    yield from following(mine, told["name"], speak, width)


def _standing(book: Book, campaign: Campaign, party: Party, speak: Speaker, width: int) -> Iterator[str]:
    page = pages.page_of(book, campaign, party)
    if page is None:
        yield from words.fold(party.name, width)
        return
    yield from words.fold(f"{party.name}: {speak(page.calendar)}", width)
    yield from words.flow([words.value(one, speak) for one in (*page.standing, *page.treasury)], width, "; ")
    groups = (("campaign-party", page.party), ("campaign-bench", page.bench), ("campaign-gone", page.gone))
    for title, sheets in groups:
        if sheets:
            yield ""
            yield speak(say(title))
        for sheet in sheets:
            yield from looking.sheet(sheet, speak, width)
    yield ""


def overview(sheet: dict[str, Any], links: list[dict[str, Any]], speak: Speaker) -> list[list[str]]:
    """The overview sheet: number, the game's figures, and the players' notes if there are any."""
    notes = {link["number"]: link["note"] for link in links}
    rows = [["", *sheet["columns"], speak(say("campaign-notes"))]]
    rows += [[str(row["link"]), *map(str, row["cells"]), notes.get(row["link"], "")] for row in sheet["rows"]]
    return rows if any(row[-1] for row in rows[1:]) else [row[:-1] for row in rows]


def _row(link: dict[str, Any], speak: Speaker, width: int) -> Iterator[str]:
    """One line of the overview."""
    result = " ".join(link["result"]) if link["over"] else speak(say("campaign-open"))
    line = speak(say("campaign-link", number=link["number"], title=link["title"], result=result))
    yield from words.fold(line, width, "   ")


def following(mine: dict[str, Any], name: str, speak: Speaker, width: int) -> Iterator[str]:
    """What may come next; after a defeat or at the end of the story also how to start it again."""
    if mine["state"] == "told":
        yield from words.fold(speak(say("campaign-told")), width)
    for number, one in enumerate(mine["next"], 1):
        line = speak(say("campaign-next", number=number, title=one["title"], about=one["about"], code=one["scenario"]))
        yield from words.fold(f"{line} {one['again']}".rstrip(), width, "   ")
    if mine["anew"] and (mine["state"] == "told" or not any(mine["links"][-1]["won"])):
        yield from words.fold(speak(say("campaign-anew", name=name, program=words.program())), width, "   ")


def chronicle(mine: dict[str, Any], speak: Speaker) -> Iterator[str]:
    """All links in full, with their chronicle and the players' notes."""
    width = words.size()[0]
    for link in mine["links"]:
        yield from _row(link, speak, width)
        yield from told(link, speak, width)


def told(link: dict[str, Any], speak: Speaker, width: int, heard: str = "") -> Iterator[str]:
    """A link's part of the chronicle, without what was just shown at the table."""
    when = [speak(say("campaign-ended", day=link["ended"][:10], players=_players(link)))] if link["over"] else []
    note = [speak(say("campaign-note", note=link["note"]))] if link["note"] else []
    log = [line for line in link["log"] if words.clean(line) not in heard]
    for line in (*when, *log, *note):
        yield from words.fold(f"   {line}", width, "   ")


def _players(link: dict[str, Any]) -> str:
    return ", ".join(name for name in link["players"] if name) or "-"


# ---------------------------------------------------------------------------------------------- playing


class AtTheBook:
    """Plays a party's links in sequence and returns to the book after each."""

    def __init__(self, book: Book, campaign: Campaign, lang: str, speak: Speaker, read: Read, write: Write) -> None:
        self.book, self.campaign, self.lang, self.speak = book, campaign, lang, speak
        self.read, self.write = read, write

    def say(self, id: str, **args: Any) -> None:
        self.tell(words.fold(self.speak(say(id, **args)), words.size()[0]))

    def tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def play(self, party: Party, wish: Wish, *, people: bool) -> None:
        """Play the unfinished game or the next one, then further ones while the player wants to. Without people, one
        link.
        """
        while True:
            waiting = self.book.open(party, self.lang)
            kept = waiting or self.book.begin(self.campaign, party, self._chosen(party, wish, people), self.lang)
            self.say("campaign-sits-down", name=kept.name)
            if people:
                seats = wish.seats or self._sitting(kept)
                at_hand = AtHand(kept.patiently(), kept.name, seats, store.open, self.campaign.name)
                start.table(at_hand, self.read, self.write).play()
            else:
                start.by_bots(kept)
            party = self.book.party(self.book.campaign(self.campaign.id), str(party.number))
            if party.last is None or not party.last.over:
                return
            if not people:
                self.tell(story.standing(kept.session, None, words.size()[0]))
            mine = pages.whole(self.book, self.campaign, party, self.lang)["party"]
            self.write("")
            heard = words.clean(" ".join(story.sentences(kept.session, None))) if people else ""
            self.tell(told(mine["links"][-1], self.speak, words.size()[0], heard))
            if mine["state"] == "told" or not people:
                self.tell(following(mine, self.campaign.name, self.speak, words.size()[0]))
                return
            if not self._again():
                self.say("campaign-later", name=self.campaign.name, program=words.program())
                return
            wish = Wish()

    def _sitting(self, kept: Kept) -> tuple[Seat, ...]:
        return store.open().seats(kept.name)

    def _again(self) -> bool:
        try:
            return self.read(self.speak(say("campaign-again")) + " ").strip().lower() not in STOP
        except EOFError:
            return False

    def _chosen(self, party: Party, wish: Wish, people: bool) -> Wish:
        """Ask which scenario comes next, if there are several and none was named."""
        mine = pages.whole(self.book, self.campaign, party, self.lang)["party"]
        open_to = [one["scenario"] for one in mine["next"]]
        if wish.scenario or wish.pack or wish.anew or not people or len(open_to) < 2:
            return wish
        self.tell(following(mine, self.campaign.name, self.speak, words.size()[0]))
        while True:
            try:
                line = self.read(self.speak(say("campaign-which")) + " ").strip()
            except EOFError:
                raise SetupError("nothing was chosen") from None
            if not line or line in open_to:
                return replaced(wish, line or open_to[0])
            if line in map(str, range(1, len(open_to) + 1)):
                return replaced(wish, open_to[int(line) - 1])
            self.say("plain-which", most=len(open_to))


def replaced(wish: Wish, scenario: str) -> Wish:
    return msgspec.structs.replace(wish, scenario=scenario)
