"""Measuring whole campaigns: chains of games as the campaign book plays them, and what becomes of the parties."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from undercroft.bots import make, seated
from undercroft.campaign.book import which_story
from undercroft.games import find
from undercroft.kernel import Config, SetupError, configure, inline
from undercroft.significance import wilson
from undercroft.toolkit.campaigns import Campaigns, Parcel, plain, read

from .chains import APART, HIGH, LOW
from .simulate import seats_of, shared_out

TOLD, LOST, OPEN = "told", "lost", "open"
"""How a chain ends: nothing is left to play, nobody is left to play it, or the links are used up."""


class Stage(msgspec.Struct):
    """A game of a chain, with the size and total value of the party after it."""

    scenario: str
    won: bool
    decisions: int
    heroes: int
    standing: int


class Chain(msgspec.Struct):
    """What one party has played."""

    stages: list[Stage]
    end: str

    @property
    def finished(self) -> bool:
        """The story is complete and its last game was won."""
        return self.end == TOLD and self.stages[-1].won

    @property
    def flawless(self) -> bool:
        """Finished without giving anything up: the last try of each scenario was won."""
        last = {stage.scenario: stage.won for stage in self.stages}
        return self.finished and all(last.values())


def campaigns_of(slug: str) -> Campaigns:
    campaigns: Campaigns | None = find(slug).campaigns
    if campaigns is None:
        raise SetupError(f"{find(slug).info.title} is not played in campaigns")
    return campaigns


def play_links(config: Config, names: list[str], links: int) -> Chain:
    """Play up to this many games of one party, each with the previous game's parcel and its own seed."""
    game, campaigns, stages = find(config.game), campaigns_of(config.game), list[Stage]()
    here = config
    while len(stages) < links:
        policy = seated([make(here.game, name, here.seed * 31 + seat) for seat, name in enumerate(names)])
        if policy is None:
            raise SetupError(f"{', '.join(names)}: such bots play single games only")
        table = inline.play(game, here, policy)
        before = read(campaigns.parcel, here.legacy or {}, game.info, campaigns.lift)
        handed = campaigns.hand_on(table.state, table.content, before)
        page = campaigns.page(handed, table.content)
        heroes = len(page.party) + len(page.bench)
        standing = page.standing[0].value if page.standing else 0
        won = game.outcome(table.state, table.content)[0].won
        stages.append(Stage(here.scenario, won, table.decisions, heroes, standing if isinstance(standing, int) else 0))
        if not heroes:
            return Chain(stages, LOST)
        following = scenario_after(handed)
        if not following:
            return Chain(stages, TOLD)
        here = msgspec.structs.replace(here, scenario=following, legacy=plain(handed), seed=here.seed + APART)
    return Chain(stages, OPEN)


def scenario_after(handed: Parcel) -> str:
    """The scenario that follows by default."""
    return handed.scenario if handed.scenario in handed.next else next(iter(handed.next), "")


def play_chains(
    slug: str, number: int, links: int, names: list[str], seed: int = 0, jobs: int = 1, told: str = "", **setup: Any
) -> Iterator[Chain]:
    """Play many parties, each with its own seed, in order: from the game's first story, unless another story is `told`
    or a scenario is named.
    """
    game = find(slug)
    campaigns_of(slug)
    story = which_story(slug, told or None)
    assert story is not None
    asked = {name: value for name, value in setup.items() if value is not None}
    asked = {"mode": story.mode, "scenario": story.scenario, **asked}
    configs = [configure(game.info, seed=seed + at, **asked) for at in range(number)]
    seated = [seats_of(names, config.seats, at) for at, config in enumerate(configs)]
    yield from shared_out(partial(play_links, links=links), configs, seated, jobs)


def table(slug: str, found: list[Chain], judged: bool = False) -> list[str]:
    """How the parties ended, how often each scenario was won, and how the parties grew; `judged` marks shares outside
    the target range.
    """
    ends = {end: sum(chain.end == end for chain in found) for end in (TOLD, LOST, OPEN)}
    finished = sum(chain.finished for chain in found)
    flawless = sum(chain.flawless for chain in found)
    low, high = wilson(finished, len(found))
    doubt = "" if not judged or LOW <= finished / len(found) <= HIGH else "  <- not 30-70 %"
    lines = [
        f"{slug}: {finished} of {len(found)} parties finished ({100 * finished / len(found):.1f} %, "
        f"{100 * low:.0f}-{100 * high:.0f} %), {flawless} without giving anything up{doubt}",
        f"the story was told for {ends[TOLD]}, {ends[LOST]} parties were lost, {ends[OPEN]} had games left; "
        f"{sum(len(chain.stages) for chain in found) / len(found):.1f} games and "
        f"{sum(stage.decisions for chain in found for stage in chain.stages) / len(found):.0f} decisions for each",
    ]
    for scenario in dict.fromkeys(stage.scenario for chain in found for stage in chain.stages):
        tries = [stage for chain in found for stage in chain.stages if stage.scenario == scenario]
        got_there = sum(any(stage.scenario == scenario for stage in chain.stages) for chain in found)
        won = sum(stage.won for stage in tries)
        lines.append(
            f"  {scenario}: {got_there} of {len(found)} parties got there, {won} of {len(tries)} tries won "
            f"({100 * won / len(tries):.0f} %), {sum(stage.decisions for stage in tries) / len(tries):.0f} decisions"
        )
    return [*lines, *growth(slug, found)]


def growth(slug: str, found: list[Chain]) -> list[str]:
    """The value and number of a party's heroes after each number of games."""
    longest = max(len(chain.stages) for chain in found)
    steps = campaigns_of(slug).steps
    lines = []
    for at in range(longest):
        here = [chain.stages[at] for chain in found if len(chain.stages) > at and chain.stages[at].heroes]
        if here and any(stage.standing for stage in here):
            each = [stage.standing / stage.heroes for stage in here]
            beyond = ", ".join(f"{sum(one >= step for one in each)} at {step} and more" for step in steps)
            lines.append(
                f"  after game {at + 1}: {len(here)} parties of {sum(stage.heroes for stage in here) / len(here):.1f}, "
                f"worth {sum(each) / len(each):.1f} each, {max(each):.1f} at most" + (f" ({beyond})" if beyond else "")
            )
    return lines
