"""The report of an experiment: lines for the terminal, a page that stands alone, and the rows as Parquet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel import SetupError, Text
from undercroft.texts import voice

from . import analysis, plots
from .experiment import Experiment
from .plots import Bar
from .running import Row

STYLE = """body{font:15px/1.5 system-ui,sans-serif;max-width:820px;margin:2em auto;padding:0 1em;color:#1d2b3a}
h1,h2{line-height:1.2}h2{margin-top:2em}table{border-collapse:collapse}td,th{padding:.2em .8em;text-align:left}
p.note{color:#5a6b7c}svg{max-width:100%;height:auto}"""


def summary(experiment: Experiment, rows: Sequence[Row]) -> Iterator[str]:
    """For the terminal."""
    yield f"{experiment.name}: {len(rows)} games of {experiment.game}"
    for cell in analysis.cells(experiment, rows):
        yield f"  {cell.label}: won {cell.won} of {cell.won.of}, {cell.decisions:.0f} decisions, score {cell.score:.1f}"
    lost = analysis.defeats(rows)
    if lost:
        yield "  lost by: " + ", ".join(f"{reason} {count}" for reason, count in lost.items())
    for at, (scenario, won) in enumerate(analysis.links(rows), 1) if experiment.campaign else ():
        yield f"  quest {at}, {scenario}: {won.of} parties got there, won {won}"
    for worth in [one for one in analysis.worths(rows) if one.clear][:12]:
        yield (
            f"  with {worth.id} in play {100 * worth.gain:+.0f} points of games won "
            f"({100 * worth.low:+.0f} to {100 * worth.high:+.0f})"
        )


def page(experiment: Experiment, rows: Sequence[Row]) -> str:
    """The whole report in one page that needs nothing else."""
    named = name_of(experiment.game)
    parts = [f"<h1>{escape(experiment.name)}</h1><p>{len(rows)} games of {escape(experiment.game)}.</p>"]

    def section(title: str, note: str, drawn: str) -> None:
        if drawn:
            parts.append(f'<h2>{title}</h2><p class="note">{note}</p>{drawn}')

    section("Games won", "By the first seat's side, with 95 % intervals.", plots.bars(_won(experiment, rows), 0, 1))
    section("Quest by quest", "The share won by the parties that got there.", _links(experiment, rows))
    section("Length", "Decisions per game.", plots.histogram([row.decisions for row in rows]))
    section("Why games were lost", "", plots.bars(_counted(analysis.defeats(rows), lambda id: named("end", id))))
    hurt = analysis.by_source(rows, lambda row: row.hurt)
    section(
        "Who hurts the heroes", "Losses in all games, by source.", plots.bars(_counted(hurt, lambda id: named("", id)))
    )
    felled = analysis.by_source(rows, lambda row: row.falls)
    section(
        "Who fells them", "Heroes out of action, by source.", plots.bars(_counted(felled, lambda id: named("", id)))
    )
    spots = [spot for row in rows for spot in row.spots]
    section("Where they fall", "Columns and rows of the map; darker is more often.", plots.heat(spots) if spots else "")
    section("Seats", "Games won by each seat, where not all win together.", plots.bars(_seats(rows), 0, 1))
    worths = _worths(rows, named)
    widest = min(1.0, max((max(-(one.low or 0), one.high or 0) for one in worths), default=1.0))
    section(
        "What is worth how much",
        "Games won with it in play less those won without, with 95 % intervals; red stands after correction for the "
        "number of things. What is drawn or bought late is in play in long games: compare like with like.",
        plots.bars(worths, -widest, widest),
    )
    section("Pick rate", "In how many games it came into play.", plots.bars(_picked(rows, named), 0, 1))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(experiment.name)}</title>'
        f"<style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def name_of(game: str) -> Callable[[str, str], str]:
    """How an id is called: by the first text that the game has for it."""
    speak = voice(game)
    kinds = (
        "hero", "card", "monster", "item", "weapon", "name", "tile", "tool", "spell", "trap", "challenge", "creature",
    )  # fmt: skip

    def named(kind: str, id: str) -> str:
        for prefix in (kind,) if kind else kinds:
            text = Text(f"{prefix}-{id}")
            spoken = speak(text)
            if spoken != str(text):
                return spoken
        return id

    return named


def _won(experiment: Experiment, rows: Sequence[Row]) -> list[Bar]:
    return [_rate(cell.label, cell.won) for cell in analysis.cells(experiment, rows)]


def _rate(name: str, rate: analysis.Rate) -> Bar:
    low, high = rate.interval
    return Bar(name, rate.share, str(rate), low, high)


def _links(experiment: Experiment, rows: Sequence[Row]) -> str:
    found = [_rate(scenario, rate) for scenario, rate in analysis.links(rows)] if experiment.campaign else []
    return plots.curve(found) + plots.bars(found, 0, 1) if found else ""


def _counted(counts: dict[str, int], named: Callable[[str], str]) -> list[Bar]:
    return [Bar(named(id), count, str(count)) for id, count in counts.items()]


def _seats(rows: Sequence[Row]) -> list[Bar]:
    return [_rate(f"seat {at}", rate) for at, rate in enumerate(analysis.seats(rows), 1)]


def _worths(rows: Sequence[Row], named: Callable[[str, str], str], most: int = 40) -> list[Bar]:
    return [
        Bar(named("", one.id), one.gain, f"{100 * one.gain:+.0f} ({100 * one.low:+.0f} to {100 * one.high:+.0f})",
            one.low, one.high, one.clear)
        for one in analysis.worths(rows)[:most]
    ]  # fmt: skip


def _picked(rows: Sequence[Row], named: Callable[[str, str], str], most: int = 40) -> list[Bar]:
    ordered = sorted(analysis.worths(rows), key=lambda one: -one.picked.share)
    return [_rate(named("", one.id), one.picked) for one in ordered[:most]]


def compared(differences: Sequence[analysis.Difference]) -> Iterator[str]:
    """For the terminal: every figure, and which differences stand."""
    for one in differences:
        mark = "  <- differs" if one.clear else ""
        yield (
            f"{one.what}: {one.before:.3g} and {one.after:.3g}, change {one.after - one.before:+.3g} "
            f"({one.low:+.3g} to {one.high:+.3g}), p = {one.p:.2g}{mark}"
        )
    clear = sum(one.clear for one in differences)
    yield f"{clear} of {len(differences)} differences stand after correction for their number"


def write_parquet(rows: Sequence[Row], file: Path) -> None:
    """One row per game; what is counted by name becomes maps."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SetupError("for Parquet, install the extra: pip install 'undercroft[lab]'") from None
    counts = pyarrow.map_(pyarrow.string(), pyarrow.int64())
    kinds: dict[str, Any] = {"used": counts, "hurt": counts, "falls": counts}
    kinds["spots"] = pyarrow.list_(pyarrow.list_(pyarrow.int64()))
    plain = [msgspec.to_builtins(row) for row in rows]
    columns = {}
    for name in Row.__struct_fields__:
        values = [list(row[name].items()) if kinds.get(name) is counts else row[name] for row in plain]
        columns[name] = pyarrow.array(values, kinds.get(name))
    pyarrow.parquet.write_table(pyarrow.table(columns), file)
