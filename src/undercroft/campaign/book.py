"""The book: campaigns by name, each with parties; a party is a chain of games in which each game passes a parcel to
the next."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from undercroft import bots, texts
from undercroft.games import find
from undercroft.kernel import Config, SaveError, Session, SetupError, configure, near, say
from undercroft.store import Database, Kept, Seat, books, records
from undercroft.store.books import Campaign, Link, Party, Setup
from undercroft.store.games import load
from undercroft.store.log import Played
from undercroft.toolkit.campaigns import Story, plain

from . import parcels


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What should change from now on; everything else stays as in the previous link."""

    scenario: str | None = None
    mode: str | None = None
    edition: str | None = None
    options: Mapping[str, bool | int | str] = {}
    seats: tuple[Seat, ...] | None = None
    heroes: int | None = None
    who: tuple[str, ...] | None = None
    dice: str | None = None
    pack: str | None = None
    anew: bool = False
    """Begin the story from its start with new heroes; what was played stays in the chronicle."""


class Book:
    """All campaigns of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ------------------------------------------------------------------------------------------ beginning and finding

    def new(
        self, game: str, name: str, *, wish: Wish, seed: int | None = None, story: str | None = None, lang: str = "en"
    ) -> Campaign:
        """A new campaign with its first party; nothing is played yet."""
        info, told = find(game).info, which_story(game, story)
        scenario, mode = wish.scenario, wish.mode
        if told is not None:
            scenario, mode = scenario or told.scenario, mode or told.mode
        config = configure(
            info, seed=secrets.randbits(63) if seed is None else seed, mode=mode, edition=wish.edition,
            scenario=scenario, options=wish.options, heroes=wish.heroes, dice=wish.dice or "stream",
            seats=None if wish.seats is None else len(wish.seats), pack=wish.pack or "",
        )  # fmt: skip
        Session(find(game), config)  # fails if the game cannot be set up
        seats = wish.seats or seated(config)
        setup = Setup(config=config, seats=seats, story=told.id if told else "")
        first = texts.voice(None, lang)(say("campaign-first-party"))
        id = self.database.run(lambda connection: books.create(connection, name, setup, first))
        return self.campaign(id)

    def campaigns(self) -> list[Campaign]:
        """All campaigns, the one played last first."""
        return self.database.run(books.campaigns)

    def campaign(self, id: str) -> Campaign:
        found = self.database.run(lambda connection: books.campaigns(connection, id))
        if not found:
            raise SaveError("this campaign is no longer in the store")
        return found[0]

    def find(self, name: str | None) -> Campaign:
        """Find a campaign by name; by default the one played last."""
        known = self.campaigns()
        if not known:
            raise SetupError("there is no campaign yet; begin one with: undercroft campaign new GAME")
        if name is None:
            return known[0]
        found = next((one for one in known if one.name.casefold() == name.casefold()), None)
        if found is None:
            raise SetupError(f"there is no campaign {name[:40]!r}{near(name[:40], [one.name for one in known])}")
        return found

    def party(self, campaign: Campaign, name: str | None) -> Party:
        """Find a party by name or number (the first by default), and close its last link if that game is over."""
        known = campaign.parties
        wanted = name.casefold() if name else str(known[0].number)
        found = next((one for one in known if wanted in (one.name.casefold(), str(one.number))), None)
        if found is None:
            names = [one.name for one in known]
            raise SetupError(
                f"{campaign.name} has no party {(name or '')[:40]!r}{near(name or '', names)} "
                f"(there are: {', '.join(names)})"
            )
        return self._settled(campaign, found)

    def delete(self, campaign: Campaign) -> None:
        """Delete a campaign; its games stay."""
        self.database.run(lambda connection: books.delete_campaign(connection, campaign.id))

    # ------------------------------------------------------------------------------------------ playing

    def next(self, campaign: Campaign, party: Party) -> list[str]:
        """The scenarios that may follow, the suggested one first; none if the story is finished."""
        last, campaigns = party.last, parcels.told_by(campaign.game)
        if last is None:
            return [campaign.setup.config.scenario]
        if campaigns is None:  # a series: the games are independent
            others = [one.id for one in find(campaign.game).info.scenarios if one.id != last.config.scenario]
            return [last.config.scenario, *others]
        handed = parcels.opened(campaign.game, last.parcel or {})
        known = [one.id for one in find(campaign.game).info.scenarios]
        return [id for id in dict.fromkeys((handed.scenario, *handed.next)) if id in known]

    def open(self, party: Party, lang: str = "en") -> Kept | None:
        """The unfinished game of this party."""
        link = party.last
        if link is None or link.over or link.table is None:
            return None
        id = link.table
        record, make = self.database.run(lambda connection: (records.find(connection, id), load(connection, id)))
        assert record is not None
        return Kept(self.database, id, record.name, make(texts.voice(record.game, lang)))

    def begin(self, campaign: Campaign, party: Party, wish: Wish, lang: str = "en") -> Kept:
        """Start the next game of a party."""
        if party.last is not None and not party.last.over:
            raise SetupError("the last game of this party is not over yet")
        link, config = self._planned(campaign, party, wish)
        session = Session(find(campaign.game), config, speaker=texts.voice(campaign.game, lang))
        name = f"{campaign.name}, {party.name} {link.number}"

        def work(connection: Any) -> tuple[str, str]:
            id, named = records.create(connection, config, name, link.seats)
            books.write_link(connection, party.id, msgspec.structs.replace(link, table=id), new=True)
            return id, named

        try:
            id, named = self.database.run(work)
        except IntegrityError:
            raise SetupError("the next game of this party has just been started elsewhere") from None
        return Kept(self.database, id, named, Played(session))

    def _planned(self, campaign: Campaign, party: Party, wish: Wish) -> tuple[Link, Config]:
        last = party.last
        before = parcels.today(last.config if last else campaign.setup.config)
        seats = wish.seats or (last.seats if last else campaign.setup.seats)
        open_to = self.next(campaign, party)
        if wish.anew:
            open_to = [campaign.setup.config.scenario]
        if not open_to:
            raise SetupError(
                f"the story of {party.name} is over; start it again with new heroes (--anew), "
                "fork from an earlier link to play it differently, or start another campaign"
            )
        scenario = wish.scenario or open_to[0]
        if scenario not in open_to and not wish.pack and last is not None:
            raise SetupError(f"{scenario[:40]!r} cannot come next{near(scenario, open_to)} ({', '.join(open_to)} can)")
        config = configure(
            find(campaign.game).info, seed=seed_of(campaign, party, len(party.links) + 1), seats=len(seats),
            mode=wish.mode or before.mode, edition=wish.edition or before.edition, scenario=scenario,
            options={**before.options, **wish.options}, heroes=wish.heroes or before.heroes,
            dice=wish.dice or before.dice, pack=wish.pack or "",
        )  # fmt: skip
        link = Link(number=len(party.links) + 1, table=None, config=config, seats=seats, anew=wish.anew)
        if last is None or last.parcel is None or wish.anew:
            return link, config
        parcel = parcels.opened(campaign.game, last.parcel)
        who, size = parcels.going(config, parcel, wish.who, wish.heroes)
        link = msgspec.structs.replace(link, who=tuple(who), size=size)
        handed = parcels.begun_with(config, parcel, who, size, len(seats))
        return link, msgspec.structs.replace(config, legacy=handed, heroes=size or config.heroes)

    def _settled(self, campaign: Campaign, party: Party) -> Party:
        """Bring the last link up to date with its game, which may be over, undone after its end, or deleted."""
        link = party.last
        if link is None or link.table is None:
            return self._without(party) if link and not link.over else party
        id, ended = link.table, link.ended
        record = self.database.run(lambda connection: records.find(connection, id))
        assert record is not None
        if record.state == "over" and ended != record.changed:
            session = self.database.run(lambda connection: load(connection, id))(str).session
            parcel = parcels.handed_on(session)
            return self._written(
                party,
                msgspec.structs.replace(
                    link, outcome=session.outcome or (), ended=record.changed, seats=_sat(link.seats, record.seats),
                    parcel=None if parcel is None else plain(parcel),
                ),
            )  # fmt: skip
        if record.state != "over" and link.over:
            return self._written(party, msgspec.structs.replace(link, outcome=(), ended=0, parcel=None))
        return party

    def _without(self, party: Party) -> Party:
        number = len(party.links)
        self.database.run(lambda connection: books.drop_link(connection, party.id, number))
        return msgspec.structs.replace(party, links=party.links[:-1])

    def _written(self, party: Party, link: Link) -> Party:
        self.database.run(lambda connection: books.write_link(connection, party.id, link))
        return msgspec.structs.replace(
            party, links=tuple(link if one.number == link.number else one for one in party.links)
        )

    # ------------------------------------------------------------------------------------------ other ways

    def note(self, party: Party, number: int, note: str) -> Party:
        """Add a note to a link."""
        return self._written(party, msgspec.structs.replace(self.link(party, number), note=note[:500]))

    def fork(self, campaign: Campaign, party: Party, number: int, name: str) -> Party:
        """Start a new party that continues from an earlier link; link 0 is the beginning."""
        if number:
            self.link(party, number)
        shared = [link for link in party.links[:number] if link.over]
        if len(shared) < number:
            raise SetupError(f"link {number} is not over yet; fork from one that is")
        id = self.database.run(lambda connection: books.add_party(connection, campaign.id, name, shared))
        return next(one for one in self.campaign(campaign.id).parties if one.id == id)

    def link(self, party: Party, number: int) -> Link:
        if not 1 <= number <= len(party.links):
            raise SetupError(f"{party.name} has links 1 to {len(party.links)}, not {number}")
        return party.links[number - 1]


def which_story(game: str, wanted: str | None) -> Story | None:
    """Find a story of a game by id; the first by default."""
    campaigns = parcels.told_by(game)
    stories = {story.id: story for story in campaigns.stories} if campaigns else {}
    if wanted is None:
        return next(iter(stories.values()), None)
    if wanted not in stories:
        raise SetupError(f"there is no story {wanted[:40]!r}{near(wanted, stories)} (there are: {', '.join(stories)})")
    return stories[wanted]


def _sat(begun: Sequence[Seat], ended: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who played. A bot that finished a game for a person does not keep the seat."""
    return tuple(
        first if first.kind == "person" and last.kind == "bot" else last
        for first, last in zip(begun, ended, strict=True)
    )


def seated(config: Config) -> tuple[Seat, ...]:
    """One person, and the game's best bot on the other seats."""
    best = Seat("bot", bot=bots.names(config.game)[0])
    return (Seat("person"), *[best] * (config.seats - 1))


def seed_of(campaign: Campaign, party: Party, number: int) -> int:
    """The seed of a link: the same campaign, party and number give the same luck, and no two links share theirs."""
    words = f"{campaign.setup.config.seed}/{party.number}/{number}"
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest()) >> 1
