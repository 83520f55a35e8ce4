"""`make story`: whether the events explain everything that people see. Cues are applied to the scene before an answer,
and the result is compared with the scene after it.

It prints for each game the share of changes that cues explain, and the kinds that they do not:

    make story ARGS="doria --games 12 --answers 120 --show 20"        --json for machines
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import undercroft
from undercroft.games import infos
from undercroft.kernel import Event, Table
from undercroft.kernel.events import kind
from undercroft.testing.contract import Setup, half_at_random, setups
from undercroft.toolkit import showing, story
from undercroft.toolkit.cues import Come, Cue, Lay, Roll, Score
from undercroft.toolkit.scene import Scene

GAMES, ANSWERS = 6, 80


class Silent(msgspec.Struct, frozen=True):
    """A change without a cue: what the scene says, what the cues say, and where it happened."""

    kind: str
    id: str
    seen: str
    said: str
    events: tuple[str, ...]
    seed: int
    answer: int
    seat: int | None
    setup: str

    @property
    def sort(self) -> str:
        """The kind of change: its ids without numbers."""
        return f"{self.kind} {re.sub(r'[0-9]+', '#', self.id)}"


class Share(msgspec.Struct):
    """The changes in some games, the number of cues, the unexplained changes, and how many dice were shown; `strange`
    are cues about things that the seat does not see."""

    changes: int = 0
    cues: int = 0
    dice: int = 0
    told: int = 0
    silent: list[Silent] = []
    strange: list[str] = []

    @property
    def percent(self) -> float:
        return 100 * (1 - len(self.silent) / self.changes) if self.changes else 100.0

    def __iadd__(self, other: Share) -> Share:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))
        return self


def watched(slug: str, setup: Setup, seed: int, answers: int, seat: int | None) -> Share:
    """One game, half played by its own bot and half by chance, as a seat sees it."""
    session, rng, share = undercroft.new(slug, seed=seed, **setup), random.Random(seed), Share()
    heard = len(session.events)  # from now on it is watched
    rolled = noted(session.table)
    before: Scene = session.scene(seat)
    for number, here in enumerate(half_at_random(session, rng, answers, last=True)):
        if number:
            after: Scene = here.scene(seat)
            events = [event.for_seat(seat) for event in here.events[heard:]]
            where = Where(seed, number, seat, "-".join(map(str, setup.values())))
            share += compared(before, events, after, rolled, where)
            before, heard = after, len(here.events)
            rolled.clear()
    return share


def noted(table: Table[Any, Any]) -> list[int]:
    """All dice that are rolled at a table from now on."""
    dice: list[int] = []
    roll = table.roll

    async def noting(*given: Any, **named: Any) -> tuple[int, ...]:
        found = await roll(*given, **named)
        dice.extend(found)
        return found

    table.roll = noting  # type: ignore[method-assign]
    return dice


class Where(msgspec.Struct, frozen=True):
    seed: int
    answer: int
    seat: int | None
    setup: str


def compared(before: Scene, events: list[Event], after: Scene, rolled: list[int], where: Where) -> Share:
    """The changes of one answer, compared with what its events say."""
    cues: list[Cue] = [cue for event in events for cue in event.cues()]
    changes, unexplained = story.told(before, cues, after)
    kinds = tuple(dict.fromkeys(kind(type(event)) for event in events))
    silent = [
        Silent(what, " ".join(ids), str(seen), str(said), kinds, where.seed, where.answer, where.seat, where.setup)
        for (what, *ids), (seen, said) in unexplained.items()
    ]
    told = Counter(rolled) & Counter(die for cue in cues for die in dice(cue))
    return Share(changes, len(cues), len(rolled), told.total(), silent, strange(before, cues, after))


def dice(cue: Cue | int | None) -> list[int]:
    """The dice of a roll and of the one that it stands against."""
    return [*cue.dice, *dice(cue.against)] if isinstance(cue, Roll) else []


def strange(before: Scene, cues: list[Cue], after: Scene) -> list[str]:
    """Cues that name what this seat does not see, before, after or in between: a secret, or a wrong id. Zones of others
    are named all the same: their cards pass face down."""
    known = {thing.id for scene in (before, after) for thing in showing.things(scene)}
    known |= {track.id for scene in (before, after) for track in scene.tracks}
    known |= {cue.piece for cue in cues if isinstance(cue, Come)}
    known |= {cell for cue in cues if isinstance(cue, Lay) for cell in cue.cells}
    zones = {id for cue in cues for id in (getattr(cue, "source", ""), getattr(cue, "target", ""))}
    points = {cue.of for cue in cues if isinstance(cue, Score)}  # whose they are is said in the words of tints
    return [f"{type(cue).__name__} {id}" for cue in cues for id in story.ids(cue) if id not in known | zones | points]


def surveyed(slug: str, games: int = GAMES, answers: int = ANSWERS, seed: int = 3) -> Share:
    """A number of games of every edition and mode in turn, each as seen by another seat or a spectator."""
    share, every = Share(), list(setups(slug))
    step = max(1, len(every) // games)
    for number in range(games):
        setup = every[number * step % len(every)]
        seats: list[int | None] = [None, *range(setup["seats"])]
        share += watched(slug, setup, seed + number, answers, seats[(number + 1) % len(seats)])
    return share


def lines(slug: str, share: Share, show: int) -> Iterator[str]:
    yield (
        f"{slug}: {share.percent:.1f} % of {share.changes} changes are explained, by {share.cues} cues; "
        f"{share.told} of {share.dice} dice are told; {len(share.strange)} cues name what the seat does not see"
    )
    for sort, times in Counter(one.sort for one in share.silent).most_common(show):
        first = next(one for one in share.silent if one.sort == sort)
        yield (
            f"  {times:5} {sort}: is {first.seen}, cues say {first.said} (seed {first.seed}, {first.setup}, "
            f"seat {first.seat}, answer {first.answer}: {', '.join(first.events) or 'no event'})"
        )
    for sort, times in Counter(re.sub(r"[0-9]+", "#", one) for one in share.strange).most_common(show):
        yield f"  {times:5} strange: {sort}"


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How much of what people see is told by cues.")
    parser.add_argument("game", nargs="*", help="games (all by default)")
    parser.add_argument("--games", type=int, default=GAMES, help="so many games of each")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="so many answers of each game")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--show", type=int, default=12, help="so many kinds of silent changes")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(given)
    found: dict[str, Any] = {}
    for slug in chosen.game or infos():
        share = surveyed(slug, chosen.games, chosen.answers, chosen.seed)
        found[slug] = {
            "percent": round(share.percent, 2),
            "changes": share.changes,
            "cues": share.cues,
            "dice": share.dice,
            "told": share.told,
            "strange": len(share.strange),
            "silent": dict(Counter(one.sort for one in share.silent).most_common()),
        }
        if not chosen.json:
            print("\n".join(lines(slug, share, chosen.show)), flush=True)
    if chosen.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
