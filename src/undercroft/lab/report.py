"""The report of an experiment: lines for the terminal, and a self-contained HTML page."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from html import escape

from . import analysis, comparing, parties, plots
from .experiment import Experiment
from .naming import Names
from .plots import Bar
from .running import Row

SHOWN = 15
"""How many of each are drawn; tables have them all."""
MAPS = 6
STYLE = """:root{--paper:#fff;--card:#f7f9fb;--line:#1d2b3a;--soft:#55677a;--pale:#e3e9f0;--bar:#5b83bd;--clear:#c2503f}
@media(prefers-color-scheme:dark){:root{--paper:#14191f;--card:#1b222a;--line:#e6edf4;--soft:#a3b3c2;--pale:#2c3641;
--bar:#6f9bdc;--clear:#e0705c}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:1080px;margin:0 auto;padding:1.5em 1em 4em;
color:var(--line);background:var(--paper)}h1{line-height:1.2;margin:0 0 .2em}
h2{font-size:1.15em;line-height:1.3;margin:0}main{columns:2 400px;column-gap:16px;margin-bottom:16px}
section{background:var(--card);border:1px solid var(--pale);border-radius:8px;padding:14px 16px 16px;
margin:0 0 16px;break-inside:avoid}p{margin:.3em 0 .9em}p.note{color:var(--soft);font-size:.92em}
svg{display:block;width:100%;max-width:520px;height:auto}h3{font-size:1em;margin:1em 0 .4em}
div.table{overflow-x:auto}table{border-collapse:collapse;font-size:.92em}
td,th{padding:.2em .9em .2em 0;text-align:left;vertical-align:top}td.n,th.n{text-align:right;white-space:nowrap}
th{color:var(--soft);font-weight:600}tr+tr td{border-top:1px solid var(--pale)}b.clear{color:var(--clear)}
summary{cursor:pointer;padding:.3em 0}
@media(max-width:520px){body{padding:1em .6em 3em}section{padding:12px 10px}td,th{padding-right:.5em}
table{font-size:.82em}}"""


def summary(experiment: Experiment, rows: Sequence[Row]) -> Iterator[str]:
    """For the terminal."""
    names = names_of(experiment)
    yield f"{experiment.name}: {_many(len(rows), 'game')} of {names.title}"
    for cell in analysis.cells(experiment, rows):
        what = "never beaten" if experiment.campaign else "won"
        length = f"{cell.decisions:.0f} decisions, score {_score(cell)}"
        yield f"  {cell.label}: {what} {cell.won} of {cell.won.of}, {length}"
    changes = against_the_first(experiment, rows)
    if changes:
        yield f"  against {experiment.cells()[0].label}, game by game:"
    yield from (f"    {label}: {line}" for label, line in changes)
    yield from (f"  {line}" for line in offered(experiment, rows))
    lost = analysis.defeats(rows)
    if lost:
        yield "  lost: " + "; ".join(f"{names.end(reason)} ({count})" for reason, count in lost.items())
    for link, scenario, won in analysis.links(rows) if experiment.campaign else ():
        yield f"  quest {link + 1}, {names.scenario(scenario)}: {_many(won.of, 'party')} got there, won {won}"
    if seats := analysis.seats(analysis.alike(experiment, rows)):
        yield f"  {first_player(seats)}"
    for worth in [one for one in analysis.worths(rows) if one.clear][:12]:
        yield (
            f"  with {names.thing(worth.id)} in play {100 * worth.gain:+.0f} points of games won "
            f"({100 * worth.low:+.0f} to {100 * worth.high:+.0f})"
        )


def against_the_first(experiment: Experiment, rows: Sequence[Row]) -> list[tuple[str, str]]:
    """What each other cell of the grid changes against the first one, in words."""
    return [(one.label, " ".join(comparing.line(one).split())) for one in comparing.within(experiment, rows)]


def offered(experiment: Experiment, rows: Sequence[Row]) -> list[str]:
    """In how many games each answer was offered that bots must give or avoid: without such a game nothing was tried."""
    lines = []
    for label, answer, rate in analysis.offers(experiment, rows):
        often = f"offered in {rate.count} of {_many(rate.of, 'game')}"
        never = "never offered; is it spelt as the game does?"
        lines.append(f"{label}: {answer!r} was {often if rate.count else never}")
    return lines


def _score(cell: analysis.CellFound) -> str:
    return f"{cell.score:.1f} (+- {cell.score_reach:.1f})" if cell.score_reach else f"{cell.score:.1f}"


def names_of(experiment: Experiment) -> Names:
    return Names(experiment.config(experiment.cells()[0], 0))


def _many(number: int, what: str) -> str:
    """
    >>> _many(1, "party"), _many(2, "party"), _many(2, "game")
    ('1 party', '2 parties', '2 games')
    """
    several = f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
    return f"{number} {what if number == 1 else several}"


class Page:
    """The whole report as one self-contained page."""

    def __init__(self, experiment: Experiment, rows: Sequence[Row]) -> None:
        self.experiment, self.rows, self.names = experiment, rows, names_of(experiment)
        self.cells = analysis.cells(experiment, rows)
        self.picks = analysis.picks(rows)
        self.worths = {worth.id: worth for worth in analysis.worths(rows)}
        self.roster = parties.ROSTERS[experiment.game].catalogue if experiment.game in parties.ROSTERS else "heroes"
        self.parts: list[str] = []

    def text(self) -> str:
        self._won()
        self._differences()
        self._campaign()
        self._length()
        self._lost()
        self._seats()
        self._map()
        self._heroes()
        self._worths()
        charts, self.parts = self.parts, []
        self._all()
        title = escape(self.experiment.name)
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style><body><h1>{title}</h1>{self._about()}"
            f"<main>{''.join(charts)}</main>{''.join(self.parts)}</body></html>\n"
        )

    def _section(self, title: str, note: str, drawn: str) -> None:
        if drawn:
            self.parts.append(f'<section><h2>{title}</h2><p class="note">{note}</p>{drawn}</section>')

    def _about(self) -> str:
        """The set-up in a sentence or two."""
        asked, cells = self.experiment, self.experiment.cells()
        config = asked.config(cells[0], 0)
        said = [f"{_many(len(self.rows), 'game')} of {self.names.title}"]
        if asked.campaign:
            said.append(f"played by {_many(len(analysis.parties(self.rows)), 'party')}, each until it lost a quest")
        if len(cells) > 1:
            said.append(f"{len(cells)} set-ups with {_many(asked.games, 'seed')} each")
        fixed = {"Edition": config.edition, "mode": config.mode, "scenario": self.names.scenario(config.scenario)}
        settings = [f"{name} {value}" for name, value in fixed.items() if name.lower() not in asked.grid]
        if "seats" not in asked.grid:
            settings.append(_many(config.seats, "seat"))
        if "bot" not in asked.grid:
            settings.append(f"played by {' and '.join(dict.fromkeys(cells[0].bots))}")
        return f"<p>{escape(', '.join(said))}.</p><p class='note'>{escape('; '.join(settings))}.</p>"

    def _won(self) -> None:
        won = "Campaigns without a defeat" if self.experiment.campaign else "Games won"
        note = "By the first seat's side. Thin lines: where the true share lies, 95 times in 100."
        drawn = plots.bars([_rate(cell.label, cell.won) for cell in self.cells], 0, 1)
        self._section(won, note, drawn)

    def _differences(self) -> None:
        """What the rest of the grid changes, and whether the answers that were to be given could be."""
        lines = against_the_first(self.experiment, self.rows)
        told = [f"<p><b>{escape(label)}</b><br>{escape(line)}</p>" for label, line in lines]
        told += [f"<p>{escape(line)}</p>" for line in offered(self.experiment, self.rows)]
        first = escape(self.experiment.cells()[0].label)
        note = f"Against {first}: games with the same seed are compared one by one. What is clear stands after Holm's "
        self._section("What the grid changes", note + "correction.", "".join(told))

    def _campaign(self) -> None:
        if not self.experiment.campaign:
            return
        places = [_rate(f"{at}", rate) for at, rate in enumerate(analysis.curve(self.rows), 1)]
        quests = [
            _rate(f"{link + 1}. {self.names.scenario(scenario)}", rate, f"{rate} of {rate.of}")
            for link, scenario, rate in analysis.links(self.rows)
        ]
        note = "Won by the parties that got there, quest by quest. Few get to the end: mind the thin lines."
        self._section("Difficulty", note, plots.curve(places) + plots.bars(quests, 0, 1))

    def _length(self) -> None:
        lengths = [row.decisions for row in self.rows]
        note = f"Decisions in a game: half of the games have {statistics.median(lengths):.0f} or fewer."
        heads = ("set-up", "mean", "median", "longest", "seed of the longest", "score")
        table = _table(heads, [
            (cell.label, f"{cell.decisions:.0f}", f"{cell.middle:.0f}", f"{cell.longest}", f"{cell.longest_seed}",
             _score(cell))
            for cell in self.cells
        ])  # fmt: skip
        folded = f"<details><summary>Length and score by set-up</summary>{table}</details>"
        self._section("Length", note, plots.histogram(lengths) + folded)

    def _lost(self) -> None:
        lost, names = analysis.defeats(self.rows), self.names
        games = _many(sum(lost.values()), "game")
        self._section("Why games were lost", f"{games} of {len(self.rows)}.", _counted(lost, names.end))
        for title, note, counts in (
            ("Who hurts the heroes", "What they lost to whom, in all games", analysis.by_source(self.rows, _hurt)),
            ("Who fells them", "Heroes put out of action, in all games", analysis.by_source(self.rows, _felled)),
        ):
            shown = dict([*counts.items()][:SHOWN])
            rest = f"; {len(counts) - SHOWN} others did {sum(counts.values()) - sum(shown.values())}"
            self._section(title, note + (rest if len(counts) > SHOWN else "") + ".", _counted(shown, names.source))

    def _seats(self) -> None:
        seats = analysis.seats(analysis.alike(self.experiment, self.rows))
        if seats:
            drawn = plots.bars([_rate(f"seat {at}", rate) for at, rate in enumerate(seats, 1)], 0, 1, even(seats))
            self._section("First player", f"{first_player(seats)} Dashed: an even share.", drawn)

    def _map(self) -> None:
        """One map per scenario: squares of different scenarios are unrelated."""
        spots: dict[str, list[tuple[int, int]]] = {}
        for row in self.rows:
            spots.setdefault(row.scenario, []).extend(row.spots)
        ordered = sorted((item for item in spots.items() if item[1]), key=lambda item: -len(item[1]))
        note = "Columns and rows of the map; the darker a square, the more heroes fell on it."
        if len(ordered) > MAPS:
            note += f" The {MAPS} scenarios with most falls."
        drawn = "".join(
            f"<h3>{escape(self.names.scenario(scenario))}: {_many(len(found), 'fall')}</h3>{plots.heat(found)}"
            for scenario, found in ordered[:MAPS]
        )
        self._section("Where heroes fall", note, drawn)

    def _heroes(self) -> None:
        """All heroes, with their worth if some games had them and others did not."""
        picks = analysis.picks([row for row in self.rows if row.link == 0])  # later quests choose nobody
        heroes = [id for id in picks if self.names.kind(id) == self.roster]
        drawn = plots.bars([_rate(self.names.thing(id), picks[id]) for id in heroes], 0, 1)
        worths = [self._worth(id) for id in heroes if id in self.worths]
        if worths:
            drawn += f"<h3>Games won with them less those without, in points</h3>{plots.bars(worths, *_around(worths))}"
        elif heroes:
            drawn += '<p class="note">What each is worth cannot be told, because all games of a set-up had the same; '
            drawn += "<code>party = &quot;any&quot;</code> draws others for every game.</p>"
        self._section(self.roster.capitalize(), f"In how many games{self._whose()}.", drawn)

    def _whose(self) -> str:
        return " the first seat had them" if analysis.rivals(self.rows) else " they were in play"

    def _worth(self, id: str) -> Bar:
        one = self.worths[id]
        said = f"{100 * one.gain:+.0f} ({100 * one.low:+.0f} to {100 * one.high:+.0f})"
        return Bar(self.names.thing(id), one.gain, said, one.low, one.high, one.clear)

    def _worths(self) -> None:
        worths = [self._worth(id) for id in [*self.worths][:SHOWN]]
        clear = sum(one.clear for one in self.worths.values())
        note = (
            f"Games won with it in play less those won without, in points; the most telling of {len(self.worths)}. "
            f"{clear} {'is' if clear == 1 else 'are'} clear after Holm's correction for that, in red. "
            "Cells that share seeds count them once. This is no cause: what turns up late is in play in games that are "
            'nearly won. Only what a lot decides is compared fairly, as heroes are by <code>party = "any"</code>.'
        )
        self._section("What goes with winning", note, plots.bars(worths, *_around(worths)))
        shown = [_rate(self.names.thing(id), rate) for id, rate in [*self.picks.items()][:SHOWN]]
        self._section("What is in play most often", f"In how many games{self._whose()}.", plots.bars(shown, 0, 1))

    def _all(self) -> None:
        """Tables with every thing that was in play, by kind."""
        kinds: dict[str, list[str]] = {}
        for id in self.picks:
            kinds.setdefault(self.names.kind(id), []).append(id)
        heads, folded = ("", "in play", "points more with it", ""), ""
        for kind in sorted(kinds, key=lambda kind: (kind != "heroes", kind != "cards", kind)):
            table = _table(heads, [self._line(id) for id in kinds[kind]])
            folded += f"<details><summary>{escape(kind.capitalize())}: {len(kinds[kind])}</summary>{table}</details>"
        least = analysis.LEAST
        note = f"With 95 % intervals. The difference is told where {least} seeds had it and {least} had not."
        self._section("Everything that was in play", note, folded)

    def _line(self, id: str) -> tuple[str, ...]:
        worth = self._worth(id).said if id in self.worths else "-"
        clear = id in self.worths and self.worths[id].clear
        return self.names.thing(id), str(self.picks[id]), worth, CLEAR if clear else ""


CLEAR = "clear"


def _hurt(row: Row) -> dict[str, int]:
    return row.hurt


def _felled(row: Row) -> dict[str, int]:
    return row.falls


def page(experiment: Experiment, rows: Sequence[Row]) -> str:
    return Page(experiment, rows).text()


def even(seats: Sequence[analysis.Rate]) -> float:
    """Each seat's share if none had an advantage: the mean over all seats."""
    return sum(rate.count for rate in seats) / sum(rate.of for rate in seats)


def first_player(seats: Sequence[analysis.Rate]) -> str:
    """Whether the first seat wins more than its share."""
    low, high = seats[0].interval
    verdict = "no clear advantage"
    if not low <= even(seats) <= high:
        verdict = "a clear advantage" if seats[0].share > even(seats) else "a clear disadvantage"
    return f"The first player wins {seats[0]} of the games, an even share is {100 * even(seats):.0f} %: {verdict}."


def _rate(name: str, rate: analysis.Rate, said: str = "") -> Bar:
    low, high = rate.interval
    return Bar(name, rate.share, said or str(rate), low, high)


def _counted(counts: dict[str, int], named: Callable[[str], str]) -> str:
    return plots.bars([Bar(named(id), count, str(count)) for id, count in counts.items()])


def _around(worths: Sequence[Bar]) -> tuple[float, float]:
    """A range around zero with room for every interval."""
    widest = min(1.0, max((max(-(one.low or 0), one.high or 0) for one in worths), default=1.0))
    return -widest, widest


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    def cell(tag: str, at: int, text: str) -> str:
        said = f'<b class="clear">{text}</b>' if text == CLEAR else escape(text)
        return f"<{tag}{' class=n' if at else ''}>{said}</{tag}>"

    rows = [
        "".join(cell(tag, at, text) for at, text in enumerate(line))
        for tag, line in (("th", heads), *(("td", line) for line in lines))
    ]
    return f'<div class="table"><table>{"".join(f"<tr>{row}</tr>" for row in rows)}</table></div>'
