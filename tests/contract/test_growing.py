"""Printed content grows under running games: an entry is added, renamed, revised and withdrawn, and they play on.

The change is a layer `since` the next number of the content. It goes in where each game reads its tables, so that all
that is made from them (decks, numbers of cards, look-ups, invariants) is made from the changed ones.
"""

import importlib
import lzma
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import undercroft
from undercroft import bots, texts
from undercroft.campaign import parcels
from undercroft.games import find
from undercroft.kernel import Catalogue, Layer, SaveError, Session, configure, saves
from undercroft.toolkit.campaigns import renamed

SAVES = Path(__file__).parent.parent / "saves" / "0.2"


class Change:
    """A layer over one table of a game; `field` is where its content has the table."""

    def __init__(self, module, table, field, *, new, like, rename, revise, withdraw):
        self.module, self.table, self.field = importlib.import_module(f"undercroft.games.{module}"), table, field
        self.slug = module.partition(".")[0]
        self.new, self.like, self.rename, self.revise, self.withdraw = new, like, rename, revise, withdraw

    def layer(self, entries, since):
        like = next(entry for entry in entries if entry.id == self.like)
        added = replace(like, id=self.new, since=since)
        return Layer("growth", (added,), self.revise, (self.withdraw,), self.rename, since)


CHANGES = {
    "cellar": Change(
        "cellar.content", "cards", "cards", new="whistle", like="lullaby", rename={"haste": "hurry"},
        revise={"bandage": {"copies": 4}}, withdraw="lullaby",
    ),
    "doria": Change(
        "doria.editions", "loot", "cards", new="poker", like="wooden-club", rename={"dagger": "dirk"},
        revise={"short-sword": {"copies": 3}}, withdraw="sabre",
    ),
    "alliance": Change(
        "alliance.content", "cards", "cards", new="market-boots", like="trail-boots", rename={"knock": "rap"},
        revise={"plain-sword": {"copies": 5}}, withdraw="lucky-charm",
    ),
    "plungin": Change(
        "plungin.content", "treasures", "treasures", new="brass-button", like="silver-thimble",
        rename={"black-pearl": "grey-pearl"}, revise={"purse": {"amount": 11}}, withdraw="uncut-sapphire",
    ),
    "universalis": Change(
        "universalis.editions", "Dark Player cards", "dark", new="deep-pit", like="pit",
        rename={"poison-needle": "needle"},  # a card that no quest sheet names
        revise={"fortune": {"copies": 1}, "locked-door": {"copies": 1}}, withdraw="riddle",
    ),
}  # fmt: skip


@pytest.fixture(params=list(CHANGES))
def change(request):
    return CHANGES[request.param]


def forget(slug):
    """Content that has been made is remembered."""
    for name, module in sys.modules.items():
        if name.startswith((f"undercroft.games.{slug}.content", f"undercroft.games.{slug}.editions")):
            for function in vars(module).values():
                if hasattr(function, "cache_clear"):
                    function.cache_clear()


@pytest.fixture
def grown(change, monkeypatch):
    """The game with the change in it: from the next content on, or (`since=1`) as if it had always been so."""

    def grow(since=None):
        game = find(change.slug)
        number = since or game.info.content + 1

        def printed(name, entries, *more):
            entries = tuple(entries)
            table = Catalogue(name, entries, *more)
            return table.layered(change.layer(entries, number)) if name == change.table else table

        monkeypatch.setattr(change.module, "Catalogue", printed)
        forget(change.slug)
        return replace(game, info=replace(game.info, content=max(number, game.info.content)))

    yield grow
    monkeypatch.undo()
    forget(change.slug)


def players(session):
    game = session.config.game
    return [bots.make(game, bots.names(game)[0], seat) for seat in range(session.config.seats)]


def left_in_the_middle(slug, answers=30):
    session = undercroft.new(slug, seed=4)
    seats = players(session)
    for _ in range(answers):
        if (request := session.request) is not None:
            session.answer(seats[request.seat].answer(session, request), request.seat)
    assert not session.over
    return session.save()


def play_on(session):
    bots.finish(session, players(session))
    assert session.over
    assert session.scene(0) is not None
    if session.game.check:
        session.game.check(session.state, session.content)


def table_of(session, change):
    return getattr(session.content, change.field)


def test_a_running_game_keeps_the_decks_that_it_had(change, grown):
    save = left_in_the_middle(change.slug)
    before = undercroft.load(save)
    game = grown()
    after = saves.load(saves.read(save), game)
    assert dict(table_of(after, change)) == dict(table_of(before, change))
    assert change.new in table_of(after, change).later
    assert after.save() == before.save()
    assert saves.replay(saves.read(save), game).state == before.state, "the same decks are shuffled the same way"
    play_on(before)
    play_on(after)
    assert after.state == before.state


def test_a_new_game_has_what_is_new(change, grown):
    game = grown()
    config = configure(game.info, seed=4)
    session = Session(game, config, speaker=texts.voice(change.slug))
    table = table_of(session, change)
    assert {change.new, *change.rename.values()} <= set(table)
    assert not {change.withdraw, *change.rename} & set(table)
    assert all(getattr(table[id], field) == value for id, new in change.revise.items() for field, value in new.items())
    play_on(session)
    again = saves.load(saves.read(session.save()), game)
    assert again.config.content == game.info.content
    assert again.state == session.state


@pytest.mark.parametrize("name", ["", "-campaign"])
def test_games_of_the_last_release_go_on(change, grown, name):
    file = SAVES / f"{change.slug}{name}.undercroft.xz"
    if not file.exists():
        pytest.skip("this game knows no campaigns")
    game = grown()
    session = saves.load(saves.read(lzma.decompress(file.read_bytes()).decode()), game)
    assert session.lost == 0
    play_on(session)


def test_what_does_not_say_since_when_it_is_there_breaks_running_games(change, grown):
    save = left_in_the_middle(change.slug)
    before = undercroft.load(save)
    game = grown(since=1)
    if change.slug == "plungin":  # has no decks: it rolls what is found
        assert table_of(saves.load(saves.read(save), game), change) != table_of(before, change)
        return
    with pytest.raises((SaveError, LookupError)):
        play_on(saves.load(saves.read(save), game))


OWNED = Change(
    "doria.editions", "loot", "cards", new="poker", like="wooden-club", rename={"broadsword": "cutlass"}, revise={},
    withdraw="bolas",
)  # fmt: skip
NAMES = {"broadsword": "cutlass", "bolas": "hatchet"}


@pytest.mark.parametrize("change", [OWNED])
def test_what_heroes_carry_home_has_its_new_name_in_the_next_game(change, grown, monkeypatch):
    before = find("doria")
    game = grown()
    campaigns = replace(before.campaigns, lift=lambda handed, version: renamed(handed, NAMES))
    monkeypatch.setattr("undercroft.games.doria.game.GAME", replace(game, campaigns=campaigns))
    find.cache_clear()
    try:
        session = undercroft.load(lzma.decompress((SAVES / "doria-campaign.undercroft.xz").read_bytes()).decode())
        begun = parcels.opened("doria", session.config.legacy)
        assert {"broadsword", "bolas"} <= {card.id for card in session.content.cards.values()}
        play_on(session)
        for parcel in (begun, parcels.handed_on(session)):
            who, size = parcels.going(session.config, parcel, None, None)
            handed = parcels.begun_with(session.config, parcel, who, size, session.config.seats)
            new = undercroft.new("doria", seed=1, mode="campaign", scenario=parcel.scenario, heroes=size, legacy=handed)
            owned = {card for hero in parcels.opened("doria", new.config.legacy).heroes for card in hero.cards}
            assert owned <= set(new.content.cards)
            assert new.config.content == game.info.content > session.config.content
            play_on(new)
        assert {card for hero in begun.heroes for card in hero.cards} >= {"cutlass", "hatchet"}
    finally:
        monkeypatch.undo()
        find.cache_clear()
