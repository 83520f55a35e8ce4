"""The page stays light: 150 kB packed, 500 kB with fonts and any one game; nothing from elsewhere, no icon missing."""

from __future__ import annotations

import gzip
import json

import pytest
from tests.page.conftest import BUILT, missing

import undercroft
from undercroft.games import infos
from undercroft.toolkit import showing
from undercroft.toolkit.scene import Card, Piece, Sheet

built = pytest.mark.skipif(not (BUILT / "index.html").is_file(), reason=f"left out: {missing()}")
OWN, MOST = 150_000, 500_000
PAGE = ["index.html", "app.js", "painter.js", "style.css", "icon.svg"]


@built
@pytest.mark.parametrize("slug", list(infos()))
def test_a_game_is_light(slug):
    own = sum(len(gzip.compress((BUILT / name).read_bytes())) for name in PAGE)
    assert own < OWN
    size = own + len(gzip.compress((BUILT / "games" / f"{slug}.json").read_bytes()))
    size += sum(file.stat().st_size for file in (BUILT / "fonts").iterdir())
    assert size < MOST


@built
def test_nothing_inline_and_nothing_from_elsewhere():
    text = (BUILT / "index.html").read_text()
    assert "<script>" not in text
    assert "style=" not in text
    assert "//" not in text.replace("<!doctype html>", "")
    assert "http" not in (BUILT / "style.css").read_text().replace("http://www.w3.org/2000/svg", "")


@built
@pytest.mark.parametrize("slug", list(infos()))
def test_every_icon_of_a_game_is_there(slug):
    session = undercroft.new(slug, seed=3)
    icons = json.loads((BUILT / "games" / f"{slug}.json").read_text())["icons"]
    known = set(icons) | set(json.loads((BUILT.parents[4] / "page" / "src" / "icons.json").read_text()))
    shown = {card.icon for card in session.glossary.values()}
    bot = next(iter(session.game.bots.values()))
    for _ in range(60):
        if session.request is None or session.game.scene is None:
            break
        scene = session.scene(session.request.seat)
        shown |= {one.icon for one in showing.things(scene) if isinstance(one, Card | Piece | Sheet)}
        session.answer(str(bot(session.table, session.request.ask)), session.request.seat)
    assert shown - known == set()
