"""`make ids`: write the lists that quest authors look up: docs/universalis-ids.md, and the reference at the end of
docs/quest-packs-plungin.md. Tests compare them with the code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from undercroft.games import find
from undercroft.games.plungin.packs.reference import BEGIN, END, reference
from undercroft.kernel import Text, configure
from undercroft.texts import voice

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PACKS = DOCS / "universalis-ids.md", DOCS / "quest-packs-plungin.md"
HEAD = """# Ids for Quest Sheets and regions

All ids of Dungeon Universalis that a [Quest Sheet](quest-sheets-universalis.md) or a
[region](regions-universalis.md) may name. Made by `make ids`.
"""
CATALOGUES = {
    "Furniture": "furniture", "Special elements": "elements", "Weapons": "weapons", "Armor": "armors",
    "Shields": "shields", "Objects": "objects", "Magic objects and relics": "magic", "Companions": "companions",
    "Places and Services": "services", "Boats": "boats", "Quests": "quests", "Spells": "spells", "Skills": "skills",
}  # fmt: skip


def page() -> str:
    return "\n".join([HEAD, *_sections()])


def _sections() -> Iterator[str]:
    game = find("universalis")
    content, speak = game.content(configure(game.info, seed=0)), voice("universalis", "en")
    yield "## Factions\n"
    yield "Each creature with its Value Points. Champions (*) can lead a quest.\n"
    yield "| faction | id | creatures |\n|---|---|---|"
    for faction in content.factions.values():
        some = (content.creatures[id] for id in faction.creatures)
        said = ", ".join(f"`{one.id}` {one.vp}{'*' if one.level == 'champion' else ''}" for one in some)
        name = speak(Text(f"faction-{faction.id}")).removeprefix("the ")
        yield f"| {name} | `{faction.id}` | {said} |"
    yield _section("Trap cards", (card.id for card in content.dark.values() if card.use == "trap"))
    yield _section("Other Dark Player cards", (card.id for card in content.dark.values() if card.use != "trap"))
    for title, name in CATALOGUES.items():
        yield _section(title, getattr(content, name))


def _section(title: str, ids: Iterable[str]) -> str:
    return f"\n## {title}\n\n{', '.join(f'`{id}`' for id in ids)}"


def guide(text: str) -> str:
    """The guide to packs with an up-to-date reference."""
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return before + reference() + after


def main() -> None:
    PAGE.write_text(page() + "\n", encoding="utf-8")
    PACKS.write_text(guide(PACKS.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
