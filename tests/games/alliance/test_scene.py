"""What tables show: the dungeon, the people, the cards, and what every option concerns."""

import pytest

import undercroft
from undercroft import bots
from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.content.figures import GOALS
from undercroft.games.alliance.glossary import glossary
from undercroft.games.alliance.scene import scene
from undercroft.games.alliance.view import view
from undercroft.kernel import Text
from undercroft.texts import voice
from undercroft.toolkit import showing


def shown(b, seat=0):
    return scene({**view(b.state, b.content, seat), "seat": seat, "waiting": [], "over": False}, b.content)


def dungeon(board, **setup):
    """Place 11 beside seat 0's Starting Tile, with a room of walls to its east and nothing yet to its north."""
    b = board(**setup)
    b.tile(11, doors="NW")
    b.tile(12, doors="N")
    b.arch(10, "east")
    b.hero("petra", 11, 4, facing="east", wounds=1, poison=1)
    b.turn("petra")
    return b


def edges(seen):
    return {edge.id: (edge.x, edge.y, edge.side, edge.kind) for edge in seen.boards[0].edges}


def test_borders_are_doors_arches_and_walls_at_their_middle(board):
    seen = edges(shown(dungeon(board)))
    assert seen["border-10-east"] == (3, 8, "east", "arch")
    assert seen["border-11-east"] == (6, 8, "east", "wall")  # a wall on either side: there may be a secret door
    assert seen["border-6-south"] == (5, 7, "north", "door")  # no tile lies behind it yet
    assert seen["border-11-south"] == (5, 9, "south", "wall")
    assert seen["border-7-south"] == (8, 7, "north", "door")
    assert "border-14-west" not in seen, "the wall between two places without a room is nobody's"


def test_a_door_that_meets_a_wall_is_locked_and_one_at_the_frame_leads_nowhere(board):
    b = dungeon(board)
    b.tile(12, doors="W")
    b.tile(6, doors="N")
    seen = shown(b)
    assert edges(seen)["border-11-east"][3] == "locked"
    names = {edge.id: edge.name for edge in seen.boards[0].edges}
    assert names["border-1-south"] == Text("edge-blocked")  # the frame of two players has no row above


def test_every_place_of_the_frame_is_there_and_the_empty_ones_are_marked(board):
    board_ = shown(dungeon(board)).boards[0]
    kinds = {cell.kind for cell in board_.cells}
    assert (len(board_.cells), kinds) == (15 * 9, {"empty", "start", "floor"})
    assert sum(cell.kind == "empty" for cell in board_.cells) == 9 * 11
    assert sum(area.kind == "empty" for area in board_.areas) == 11
    start = next(cell for cell in board_.cells if cell.id == "cell-90")
    assert (start.x, start.y, start.kind, start.room) == (1, 7, "start", "room-10")


def test_pieces_show_who_stands_where_how_they_are_and_which_way_they_look(board):
    b = dungeon(board)
    b.monster("ogre", 11, 1, facing="south", wounds=(0, 0), ready=False)
    b.monster("goblin", 11, 0, facing="west")
    b.challenge("locked-chest", 11, 8, level=2)
    b.challenge("pit-trap", 11, 6, level=1, known=True)
    b.challenge("pit-trap", 11, 3, level=1, up=True)
    pieces = {piece.id: piece for piece in shown(b).boards[0].pieces}
    petra, ogre = pieces["hero-0"], pieces["monster-100"]
    assert (petra.cells, petra.tint, petra.facing, petra.mark) == (("cell-109",), "seat-0", "east", "Pe")
    assert [(bar.value, bar.most) for bar in (*petra.bars, *ogre.bars)] == [(3, 5), (4, 6)]
    assert [badge.name for badge in ogre.badges] == [Text("state-exhausted")]
    assert (ogre.mark, pieces["monster-101"].mark) == ("1", "2")
    assert pieces["token-125"].name == Text("piece-hidden", {"challenge": Text("challenge-hidden"), "level": "II"})
    assert [pieces[id].mark for id in ("token-125", "token-123", "pit-108")] == ["?", "!", "o"]


def test_two_pits_in_one_space_are_two_pieces(board):
    b = dungeon(board)
    b.challenge("pit-trap", 11, 3, up=True)
    b.challenge("pit-trap", 11, 3, up=True)
    ids = [thing.id for thing in showing.things(shown(b))]
    assert len(set(ids)) == len(ids)


def test_a_sheet_shows_values_as_they_are_now_and_the_played_cards(board):
    b = dungeon(board)
    b.hero("petra", column=("shield-line", "overhead-swing"), buried=("hide", "knock"), burst="speed")
    for seat, known in ((0, 2), (1, 0)):
        sheet = next(sheet for sheet in shown(b, seat).sheets if sheet.id == "sheet-hero-0")
        values = {str(value.name): value.value for value in sheet.values}
        assert values == {"value-speed": 5, "value-melee": 4, "value-armor": 2, "value-dodge": 0}
        column, buried = sheet.zones
        assert [card.id for card in column.cards] == ["column-0-shield-line", "column-0-overhead-swing"]
        assert (buried.count, len(buried.cards)) == (2, known), "face-down cards are their owner's secret"


def test_hands_are_seen_by_their_owner_only(board):
    b = dungeon(board)
    b.hand(0, "hide", "knock")
    b.hand(1, "lullaby")
    mine, theirs = shown(b, 0), shown(b, 1)
    assert [card.of for zone in mine.zones if zone.kind == "hand" for card in zone.cards] == ["hide", "knock"]
    assert [card.of for zone in theirs.zones if zone.kind == "hand" for card in zone.cards] == ["lullaby"]
    counts = {zone.id: zone.count for sheet in mine.sheets for zone in sheet.zones if zone.kind == "hand"}
    assert counts == {"hand-of-1": 1}
    assert not [zone for zone in shown(b, None).zones if zone.kind == "hand"]


@pytest.mark.parametrize(
    ("action", "at", "group"),
    [
        ("attack goblin-100 with primary", ("monster-100",), "attack"),
        ("attack goblin-100 with plain-sword", ("monster-100", "column-0-plain-sword"), "attack"),
        ("move e", ("cell-110",), "move"),
        ("face", ("hero-0",), "turn"),
        ("force east", ("border-11-east",), "doors"),
        ("open north", ("border-6-south",), "doors"),
        ("chest 108", ("token-108",), "things"),
        ("play healing-draught on petra", ("hand-healing-draught", "hero-0"), "cards"),
        ("repeat broadsword", ("hand-broadsword",), "burst"),
        ("burst speed", (), "burst"),
        ("done", (), "end"),
    ],
)
def test_an_action_knows_what_it_concerns_and_that_is_in_the_scene(board, action, at, group):
    b = dungeon(board)
    b.hero("petra", 11, 4, facing="north", column=("plain-sword", "delvers-lantern"), based=("plain-sword",))
    b.monster("goblin", 11, 1)
    b.challenge("treasure-chest", 11, 3, up=True)
    b.hand(0, "healing-draught", "broadsword", "hide")
    if action[:5] in ("force", "open "):
        b.hero("petra", 11, 2)
    option = next(one for one in b.actions() if str(one) == action)
    assert (option.at, option.group) == (at, group)
    assert set(at) <= {thing.id for thing in showing.things(shown(b))}


def test_turning_is_one_option_that_asks_which_way(board):
    b = dungeon(board)
    b.act("face", "south")
    assert b.hero("petra").facing == 2
    question = b.t.asked[-1]
    assert (question.key, question.at, [str(option) for option in question.options]) == (
        "face", ("hero-0",), ["north", "south", "west"],
    )  # fmt: skip


def test_a_tile_is_laid_with_a_preview_of_its_doors(board):
    b = dungeon(board)
    b.state.tile_area = ["bone-gallery", "rope-bridge"]
    b.hero("petra", 11, 1)
    b.act("open north", "bone-gallery 1")
    question, speak = b.t.asked[-1], voice("alliance")
    said = {str(option): speak(question.label(option)) for option in question.options}
    assert said["bone-gallery 1"] == "the Bone Gallery, doors in the north, east, south"
    assert said["rope-bridge 0"] == "the Rope Bridge, doors in the north, south"
    assert "bone-gallery 0" not in said, "it has no door to the south"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_glossary_explains_everything_that_is_printed(language):
    speak = voice("alliance", language)
    entries = {card.id: card for card in glossary(BASE)}
    wanted = [*BASE.heroes, *BASE.cards, *BASE.monsters, *BASE.challenges, *BASE.tiles, *BASE.solo]
    assert [id for id in wanted if id not in entries] == []
    for id, card in entries.items():
        assert card.text is not None, id
        spoken = speak(card.text)
        assert len(spoken) > 12, id
        assert spoken != str(card.text)
    solo = speak(entries["whispers"].text)
    assert all(number in solo for number in ("+1", "+2", "1")), solo


def test_a_solo_card_says_what_its_sections_do():
    speak, entries = voice("alliance"), {card.id: card for card in glossary(BASE)}
    assert speak(entries["skittering"].text) == (
        "I. The exhausted monster with the most XP becomes ready. II. The ready monster with the most XP attacks one "
        "of these heroes with +1: gnome, rogue, or any hero, with +3 if its attack is melee. III. If nobody can: "
        "2 heroes take one poison wound each."
    )


def test_a_tile_card_tells_doors_and_inhabitants():
    speak, entries = voice("alliance"), {card.id: card for card in glossary(BASE)}
    assert speak(entries["hex-chapel"].text) == (
        "Doors as printed: north, east, south, west. Inside: Hex Priest (middle), Skeleton (north), "
        "challenge of Level II (south)."
    )


@pytest.mark.parametrize("mode", ["rivals", "pvp", "solo", "cooperative", "basic"])
def test_the_goal_of_the_mode_is_on_the_table(mode):
    session = undercroft.new("alliance", seed=3, mode=mode)
    bots.finish(session, [bots.make("alliance", "veteran", seat) for seat in range(session.config.seats)])
    seen = session.scene(0)
    assert seen.notes
    assert {track.id for track in seen.tracks} >= {"round", "cycle", "pools", "upgrades", "initiative"}
    assert ("solo-deck" in {zone.id for zone in seen.zones}) <= (mode in ("solo", "cooperative"))


def test_the_order_shows_who_has_acted_who_acts_and_who_is_to_come(board):
    b = dungeon(board)
    b.state.initiative = 1
    b.hero("lorna", ready=False)
    b.hero("mcfarlin", ready=False)
    order = shown(b).order
    assert [(one.of, one.state) for one in order[:3]] == [("hero-4", "done"), ("hero-1", "done"), ("hero-0", "now")]
    assert [one.of for one in order[3:]] == ["hero-5", "hero-6", "hero-7", "hero-2", "hero-3"]
    assert {one.state for one in order[3:]} == {"next"}
    assert [one.value.value for one in order if one.value] == [4], "the Speed of who acts"
    b.monster("ogre", 11, 1)
    b.monster("goblin", 11, 0, ready=False)
    b.state.stage = "monsters"
    assert [(one.of, one.state) for one in shown(b).order] == [("monster-101", "done"), ("monster-100", "next")]


def test_points_are_always_in_view_and_with_solo_cards_how_many_are_needed(board):
    b = dungeon(board)
    b.state.alliances[1].xp, b.state.alliances[1].spent, b.state.alliances[1].defeats = 3, 4, 1
    seen = shown(b)
    assert {track.id: track.value for track in seen.tracks if track.id.startswith("score")} == {
        "score-0": 0,
        "score-1": 6,
    }
    sheet = next(sheet for sheet in seen.sheets if sheet.id == "sheet-alliance-1")
    assert {value.key: value.value for value in sheet.values}["score"] == 6
    assert "goal" not in {track.id for track in seen.tracks}
    b = board(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    b.state.alliances[0].xp = 30
    goal = next(track for track in shown(b).tracks if track.id == "goal")
    assert goal.value == 30 - shown_penalty(b)
    assert goal.most == GOALS[1]


def shown_penalty(b):
    return view(b.state, b.content, 0)["penalty"]


def test_the_worst_monsters_are_bosses_and_rooms_with_heroes_are_lit(table):
    b = table(picks=(("petra", "lorna", "mysterios", "krom"), ("aveline", "jack-tallow", "oda-fenn", "hroda")))
    b.tile(11, tile="fungus-cave")
    b.tile(12, tile="guard-post")
    b.hero("petra", 11, 4)
    b.monster("lich", 11, 1)
    b.monster("goblin", 11, 0)
    seen = shown(b)
    assert {piece.id: piece.rank for piece in seen.boards[0].pieces if piece.tint == "foe"} == {
        "monster-100": "boss",
        "monster-101": "",
    }
    rooms = {area.id: (area.look, area.light) for area in seen.boards[0].areas if area.kind == "room"}
    assert (rooms["place-11"], rooms["place-12"]) == (("cave", "lit"), ("cobble", "dim"))
