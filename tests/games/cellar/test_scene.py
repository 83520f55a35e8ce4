"""What a seat sees of the cellar."""

import undercroft
from undercroft.games.cellar import ids
from undercroft.games.cellar.setup import STAIRS
from undercroft.games.cellar.state import SIDES
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.showing import spoken, things

NORTH = STAIRS + SIDES["north"]


def packed(seats=2, seed=3, **setup):
    session = undercroft.new("cellar", seed=seed, seats=seats, **setup)
    for seat in range(seats):
        session.answer("club", seat)
    return session


def test_hands_are_shown_to_their_owner_only():
    session = packed()
    mine, theirs, nobody = session.scene(0), session.scene(1), session.scene(None)
    assert [zone.id for zone in mine.zones if zone.kind == "hand"] == ["hand-0"]
    assert [zone.id for zone in theirs.zones if zone.kind == "hand"] == ["hand-1"]
    assert [zone for zone in nobody.zones if zone.kind == "hand"] == []
    held = [card.of for zone in mine.zones if zone.kind == "hand" for card in zone.cards]
    assert held == session.state.thieves[0].hand


def test_open_hands_lie_open_for_all():
    session = packed(options={"open-hands": True})
    assert len([zone for zone in session.scene(None).zones if zone.kind == "hand"]) == 2


def test_every_option_lies_where_it_belongs():
    session = packed()
    at = {option.value: option.at for option in session.request.options}
    assert at["open north"] == (ids.door(STAIRS, "north"),)
    assert at["wait"] == ()
    known = {thing.id for thing in things(session.scene(0))}
    assert set(sum(at.values(), ())) <= known
    assert session.request.at == ("thief-0",)
    groups = {option.value: option.group for option in session.request.options}
    assert (groups["open north"], groups["wait"]) == ("move", "rest")


def test_a_door_into_the_unknown_becomes_an_open_way():
    session = packed(seats=1)
    doors = {edge.id: edge.kind for edge in session.scene(0).boards[0].edges}
    assert doors == {ids.door(STAIRS, side): "door" for side in SIDES}
    session.answer("open north")
    if session.request.key == "turn":
        session.answer(session.request.options[0])
    doors = {(edge.x, edge.y, edge.side): edge.kind for edge in session.scene(0).boards[0].edges}
    assert doors[0, -1, "south"] == "arch"
    north = STAIRS + SIDES["north"]
    assert ids.door(north, "south") == ids.door(STAIRS, "north")
    assert (0, 0, "north") not in doors


def test_the_lamp_shows_the_next_room_to_its_bearer_only():
    session = undercroft.new("cellar", seed=3, seats=2)
    for seat in (0, 1):
        session.answer("lamp", seat)
    notes = [len(session.scene(seat).notes) for seat in (0, 1, None)]
    assert notes == [2, 1, 1]


def test_a_scene_is_spoken_in_each_language():
    session = packed()
    english = spoken(session.scene(0), undercroft.texts.voice("cellar", "en"))
    german = spoken(session.scene(0), undercroft.texts.voice("cellar", "de"))
    assert english["sheets"][0]["name"] == "Thief 1"
    assert german["sheets"][0]["name"] == "Dieb 1"
    assert english["boards"][0]["cells"] == german["boards"][0]["cells"]


def test_everything_printed_is_in_the_glossary():
    session = packed()
    cards = glossary(session)
    assert cards["lullaby"].text is not None
    assert set(session.content.cards) | set(session.content.tools) | set(session.content.tiles) == set(cards)
