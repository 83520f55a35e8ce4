"""Measuring campaigns: the same party of a bot plays quest after quest until it loses or nothing follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from statistics import fmean
from typing import Any

import msgspec

from undercroft.bots import make, seated
from undercroft.campaign.book import which_story
from undercroft.games import find
from undercroft.kernel import Config, configure, inline
from undercroft.significance import mean_of, shared, wilson

from .exhaust import sequel
from .simulate import shared_out

APART = 1_000_003
"""The distance between the seeds of two links, so that no link repeats the luck of another."""
AGAIN = 500_009
"""The distance between the seeds of two tries of one link."""
LOW, HIGH = 0.30, 0.70
"""The target range for the share of parties that win a quest they reached."""
EVEN = 0.35, 0.65
"""The same for all quests together, for each party size."""


class Link(msgspec.Struct):
    """One quest of one party."""

    scenario: str
    won: bool
    decisions: int
    worth: float = 0.0
    """The Value Points of a hero at the start, in a game that has them."""
    ahead: bool | None = None
    """Whether the heroes have more Achievement points than their enemy, in a game that counts them."""
    heroes: int = 0
    """The size of the party, if the set-up says it."""


def play_chain(config: Config, bot: str, tries: int = 1, quests: int = 0) -> list[Link]:
    """The links of one party, in order; a quest that is lost this many times, or comes a second time, ends the
    chain. Each try starts with the same party and a different seed. With `quests`, the chain continues after the end
    of a story with the next quest of the game's list, until this many are won."""
    game, links = find(config.game), list[Link]()
    following: Config | None = config
    while following is not None and following.scenario not in [link.scenario for link in links if link.won]:
        here = following
        policy = seated([make(here.game, bot, here.seed * 31 + seat) for seat in range(here.seats)])
        assert policy is not None, f"{bot} cannot play in lab mode"
        table = inline.play(game, here, policy)
        won = game.outcome(table.state, table.content)[0].won
        told = game.campaigns
        worth = told.worth(table.state) if told and told.worth else 0.0
        points = told.ahead(table.state) if told and told.ahead else None
        links.append(Link(here.scenario, won, table.decisions, worth, points, here.heroes or 0))
        tried = sum(link.scenario == here.scenario for link in links)
        done = [link.scenario for link in links if link.won]
        if won and len(done) == quests:
            following = None
        elif won:
            following = next_quest(here, sequel(here, table))
            if quests and following is not None and following.scenario in done:
                following = msgspec.structs.replace(following, scenario=unplayed(here.game, done))
        else:
            following = msgspec.structs.replace(here, seed=here.seed + AGAIN) if tried < tries else None
    return links


def next_quest(before: Config, after: Config | None) -> Config | None:
    """The set-up of the next link: the scenario in the parcel, otherwise the next of the game's list."""
    if after is None:
        return None
    ids = [choice.id for choice in find(before.game).info.scenarios]
    scenario = after.scenario
    if "scenario" not in (after.legacy or {}):
        at = ids.index(before.scenario) + 1
        scenario = ids[at] if at < len(ids) else before.scenario
    return msgspec.structs.replace(after, scenario=scenario, seed=before.seed + APART)


def unplayed(slug: str, done: list[str]) -> str:
    """The first quest of the game's list that has not been won."""
    return next(choice.id for choice in find(slug).info.scenarios if choice.id not in done)


def start(slug: str, story: str = "") -> dict[str, Any]:
    """Where a campaign begins: with a story, the game's first if none is named, or with the first scenario."""
    told = which_story(slug, story or None)
    return {"mode": told.mode, "scenario": told.scenario} if told else {}


def chains(
    slug: str,
    number: int,
    jobs: int = 1,
    bot: str = "",
    seed: int = 0,
    tries: int = 1,
    story: str = "",
    quests: int = 0,
    **setup: Any,
) -> Iterator[list[Link]]:
    """Many parties, each with its own seed, in order."""
    game = find(slug)
    asked = {**start(slug, story), **{name: value for name, value in setup.items() if value is not None}}
    configs = [configure(game.info, seed=seed + at, **asked) for at in range(number)]
    play = partial(play_chain, tries=tries, quests=quests)
    yield from shared_out(play, configs, [bot or next(iter(game.bots))] * number, jobs)


def table(slug: str, found: list[list[Link]]) -> list[str]:
    """One row per link: how many parties got there, and how many of their tries were won."""
    scenarios = list(dict.fromkeys(link.scenario for links in found for link in links))
    lines = []
    for at, scenario in enumerate(scenarios, 1):
        here = [link for links in found for link in links if link.scenario == scenario]
        got_there = sum(scenario in [link.scenario for link in links] for links in found)
        won = sum(link.won for link in here)
        low, high = likely([[link.won for link in links if link.scenario == scenario] for links in found])
        tried = f"{won} won" if len(here) == got_there else f"{won} of {len(here)} tries won"
        doubt = "" if LOW <= won / len(here) <= HIGH else "  <- not 30-70 %"
        lines.append(
            f"{slug} {at}. {scenario}: {got_there} of {len(found)} parties got there, {tried} "
            f"({100 * won / len(here):.1f} %, {100 * low:.0f}-{100 * high:.0f} %), "
            f"{sum(link.decisions for link in here) / len(here):.0f} decisions{worth_at(here)}{doubt}"
        )
    every = [[link.won for link in links] for links in found]
    finished = sum(links[-1].won for links in found)
    low, high = wilson(finished, len(found))
    lines.append(
        f"{slug}: {finished} of {len(found)} parties won every quest until nothing followed "
        f"({100 * finished / len(found):.1f} %, {100 * low:.0f}-{100 * high:.0f} %)"
    )
    if len(scenarios) > 1:
        lines.append(f"{slug}: {rate(every)} games won in all")
    campaigns = find(slug).campaigns
    steps = campaigns.steps if campaigns else ()
    return [*lines, *(f"{slug}: {line}" for line in (*growth(found), *climbs(found, steps)))]


def worth_at(here: list[Link]) -> str:
    """The value of a hero who starts this quest, in games that report it."""
    worth = sum(link.worth for link in here) / len(here)
    return f", a hero is worth {worth:.1f}" if worth else ""


def growth(found: list[list[Link]]) -> Iterator[str]:
    """How the heroes grow and score, in games that report it; separately for each party size."""
    sizes = sorted({link.heroes for links in found for link in links})
    yield from told(found)
    for size in sizes if len(sizes) > 1 else ():
        mine = [links for links in found if links[0].heroes == size]
        games = [[link.won for link in links] for links in mine]
        low, high = EVEN
        doubt = (
            ""
            if low <= sum(map(sum, games)) / sum(map(len, games)) <= high
            else f"  <- not {100 * low:.0f}-{100 * high:.0f} %"
        )
        yield "; ".join([f"parties of {size}: won {rate(games)}", *told(mine)]) + doubt


def told(found: list[list[Link]]) -> Iterator[str]:
    """Value Points and Achievement points, if a game has them."""
    rises = [
        rise
        for links in found
        if (rise := [after.worth - one.worth for one, after in pairwise(links) if one.won and one.worth])
    ]
    if rises:
        mean, reach = mean_of([fmean(rise) for rise in rises])
        sure = f" +- {reach:.1f}" if len(rises) > 1 else ""
        yield f"a hero is worth {mean:+.1f}{sure} Value Points for each quest won ({sum(map(len, rises))} times)"
    scored = [[link.ahead for link in links if link.ahead is not None] for links in found]
    if any(scored):
        yield f"the heroes outscore their enemy in {rate(scored)} games"


def climbs(found: list[list[Link]], steps: tuple[int, ...]) -> Iterator[str]:
    """How many parties have started a quest with heroes of each step's value, and after how many won quests at the
    earliest."""
    for step in steps:
        first = [next((at for at, link in enumerate(links) if link.worth >= step), None) for links in found]
        quests = [
            sum(link.won for link in links[:at]) for links, at in zip(found, first, strict=True) if at is not None
        ]
        soon = f", after {fmean(quests):.1f} quests won" if quests else ""
        yield f"heroes worth {step} set out in {len(quests)} of {len(found)} parties{soon}"


def likely(parties: Sequence[Sequence[bool]]) -> tuple[float, float]:
    """The 95 % interval of a share. Tries of the same party are not independent."""
    played = [games for games in parties if games]
    effect = shared(played)
    return wilson(sum(map(sum, played)) / effect, sum(map(len, played)) / effect)


def rate(parties: Sequence[Sequence[bool]]) -> str:
    """A share with its 95 % interval."""
    number, games = sum(map(sum, parties)), sum(map(len, parties))
    low, high = likely(parties)
    return f"{number} of {games} ({100 * number / games:.0f} %, {100 * low:.0f}-{100 * high:.0f} %)"
