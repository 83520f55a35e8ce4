"""Ways of laying a tile are drawn before one is chosen, and a drawing shows what then lies there."""

import pytest

import undercroft
from undercroft import bots, texts
from undercroft.store.log import Played
from undercroft.tables.plain import looking
from undercroft.tables.plain.screen import screen
from undercroft.tables.server import faces
from undercroft.toolkit.showing import spoken

SEEDS = {"alliance": 6, "doria": 6, "plungin": 3}
"""Games in which there is more than one way to lay a tile."""


def until_a_tile_is_laid(slug, seed=None, most=4):
    """Sessions of a bot game at questions whose options can be drawn."""
    session = undercroft.new(slug, seed=seed or SEEDS[slug])
    players = [bots.make(slug, bots.names(slug)[0], seat) for seat in range(session.config.seats)]
    while most and (request := session.request) is not None:
        if session.preview(request.seat, request.options[0]) is not None:
            most -= 1
            yield session
        session.answer(players[request.seat].answer(session, request), request.seat)


def floor(board):
    return {(cell.x, cell.y): cell.kind for cell in board.cells if cell.kind != "empty"}


@pytest.mark.parametrize("slug", ["alliance", "doria", "plungin"])
def test_a_preview_shows_what_then_lies_there(slug):
    seen = 0
    for session in until_a_tile_is_laid(slug):
        request = session.request
        before = floor(session.scene(request.seat).boards[0])
        for option in request.options:
            promised = session.preview(request.seat, option)
            then = session.clone()
            then.answer(option.value, request.seat)
            laid = floor(then.scene(request.seat).boards[0])
            new = {place: kind for place, kind in laid.items() if place not in before}
            assert new == floor(promised)
            seen += 1
    assert seen >= 4


@pytest.mark.parametrize("slug", ["alliance", "doria"])
def test_the_doors_of_a_preview_are_those_that_then_stand_there(slug):
    for session in until_a_tile_is_laid(slug):
        request = session.request
        for option in request.options:
            promised = session.preview(request.seat, option)
            then = session.clone()
            then.answer(option.value, request.seat)
            board = then.scene(request.seat).boards[0]
            places = {(cell.x, cell.y) for cell in promised.cells}
            doors = {(edge.x, edge.y, edge.side) for edge in promised.edges if edge.kind == "door"}
            real = {(edge.x, edge.y, edge.side) for edge in board.edges if edge.kind == "door"}
            inside = {door for door in real if door[:2] in places}
            assert inside <= doors


def test_other_questions_have_no_preview():
    session = undercroft.new("doria", seed=2)
    assert all(session.preview(session.request.seat, option) is None for option in session.request.options)


def test_monsters_of_a_preview_are_those_for_the_size_of_the_party():
    session = next(until_a_tile_is_laid("doria", seed=1))  # the Forge: monsters for all, from four and from five on
    seen, option = session.view(0), session.request.options[0].raw

    def monsters(party):
        board = session.game.preview({**seen, "heroes": party}, session.content, option)
        return sum(piece.mark == "M" for piece in board.pieces)

    who = seen["heroes"][0]
    assert [monsters([who] * size) for size in (3, 4, 5, 6)] == [1, 2, 3, 3]


def test_the_screen_draws_each_way_and_look_draws_it_on_the_map():
    session = next(until_a_tile_is_laid("doria", seed=1))
    request = session.request
    lines = screen(session, request, 80, 23).lines
    assert "1:                 2:" in lines
    assert any(line.startswith("|") and line.count("|") == 4 for line in lines)
    looked = list(looking.look(session, request, request.seat, "2", 80))
    assert sum(line.startswith(" -") for line in looked) == 5  # five rows north of the stairs
    assert any(line.startswith("  0|") for line in looked)


def test_a_tile_whose_place_is_not_known_is_drawn_alone():
    session = next(until_a_tile_is_laid("cellar", seed=2))
    lines = screen(session, session.request, 80, 23).lines
    doors = [session.preview(0, option) for option in session.request.options]
    assert [{edge.side for edge in board.edges} for board in doors] == [
        set(option.raw.doors) for option in session.request.options
    ]
    assert "1:     2:" in lines


@pytest.mark.parametrize("slug", ["alliance", "doria", "plungin"])
def test_the_browser_is_sent_the_same_drawings_and_only_to_whom_is_asked(slug):
    voice = texts.voice(slug, "en")
    session = next(until_a_tile_is_laid(slug))
    asked = session.request
    sent = faces.request(Played(session), asked.seat, voice)["request"]["options"]
    assert [one["preview"] for one in sent] == [
        spoken(session.preview(asked.seat, one), voice) for one in asked.options
    ]
    assert faces.request(Played(session), None, voice)["request"] is None


def test_options_that_lay_nothing_have_no_drawing():
    session = undercroft.new("alliance", seed=2)
    sent = faces.request(Played(session), session.request.seat, texts.voice("alliance", "en"))["request"]["options"]
    assert sent
    assert not any("preview" in one for one in sent)
