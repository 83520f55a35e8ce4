"""What was printed once stays printed: games are played on with the decks that they were begun with.

Every number of a game's content (`GameInfo.content`) has a record of what it brought and took away. A record is never
changed, because somebody may be in the middle of a game of it: what comes later has the next number, by `since`.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from undercroft.games import find, infos
from undercroft.kernel import Catalogue, Config, configure

FOLDER = Path(__file__).parent / "printed"
RECORD = "record what it brings with UPDATE_PLAYTHROUGHS=1"


def setups(slug: str) -> Iterator[Config]:
    info = find(slug).info
    for edition in info.editions:
        for scenario in info.scenarios:
            yield configure(info, seed=0, edition=edition.id, scenario=scenario.id)


def catalogues(slug: str, content: int) -> Iterator[tuple[str, Catalogue]]:
    """Every catalogue of every edition and scenario, with the names of edition and field."""
    seen: list[Catalogue] = []
    for config in setups(slug):
        printed = find(slug).content(msgspec.structs.replace(config, content=content))
        for field in printed.__struct_fields__:
            table = getattr(printed, field)
            if isinstance(table, Catalogue) and not any(table is one for one in seen):
                seen.append(table)
                yield f"{config.edition} {field}", table


def lines(slug: str, content: int) -> set[str]:
    """Every entry, and how often it is printed."""
    return {
        f"{name} {id}" + (f" x{entry.copies}" if hasattr(entry, "copies") else "")
        for name, table in catalogues(slug, content)
        for id, entry in table.items()
    }


@pytest.mark.parametrize("slug", list(infos()))
def test_every_content_prints_what_it_printed(slug):
    before: set[str] = set()
    for content in range(1, infos()[slug].content + 1):
        now, file = lines(slug, content), FOLDER / f"{slug}-{content}.txt"
        brought = sorted([f"+ {line}" for line in now - before] + [f"- {line}" for line in before - now])
        if not file.exists():
            assert os.environ.get("UPDATE_PLAYTHROUGHS"), f"content {content} of {slug} is new: {RECORD}"
            file.write_text("".join(f"{line}\n" for line in brought), encoding="utf-8")
        recorded = file.read_text(encoding="utf-8").splitlines()
        wrong = sorted(set(brought) ^ set(recorded))
        assert not wrong, (
            f"running games of content {content} would find other decks: {', '.join(wrong[:5])}; what is new is "
            f"`since={content + 1}`, which becomes `content` in {slug}/__init__.py"
        )
        before = now


@pytest.mark.parametrize("slug", list(infos()))
def test_nothing_waits_for_a_content_that_never_comes(slug):
    content = infos()[slug].content
    late = {f"{name} {id}" for name, table in catalogues(slug, content) for id in table.later}
    assert not late, f"raise `content` in {slug}/__init__.py: {late}"
