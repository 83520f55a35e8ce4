"""What lies open on the table and what does not: the program keeps it, and shows each seat its own side."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.scene import glossary
from undercroft.games.universalis.view import view

TWO_ROOMS = "\n".join(["aaaaabbbbb"] * 4)
WALL = Door("door", (4, 1), "east")


def two_rooms(arena):
    """A Dark Player, a hero in the first room, and a second room that nobody has seen."""
    a = arena(
        TWO_ROOMS,
        dark_seat=1,
        sections=(Section("a", note="cellar-steps"), Section("b", note="cellar-store")),
        doors=(WALL,),
        furniture=(Furnishing("cupboard", (7, 1)), Furnishing("table", (1, 2))),
        elements=(Furnishing("column", (8, 3)),),
    )
    hero = a.hero(2, 1, hands=("broadsword",), pack=("rope",), mana=3, spells=("lightning",))
    a.state.dark.hand, a.state.dark.discard = ["electric-shock"], ["locked-door"]
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck = ["electric-shock"] * 3, ["ambush"] * 2
    a.state.dark.reserve = 7
    return a, hero


@pytest.mark.rule("dun.setup.diagram")
def test_heroes_cards_and_discards_lie_open_and_the_dark_players_hand_and_decks_do_not(arena):
    a, _ = two_rooms(arena)
    ours, his = view(a.state, a.content, 0), view(a.state, a.content, 1)
    for seen in (ours, his):
        assert [held["card"] for held in seen["figures"][0]["hands"]] == ["broadsword"]
        assert [held["card"] for held in seen["figures"][0]["pack"]] == ["rope"]
        assert seen["discard"] == ["locked-door"]
        assert seen["decks"] == [3, 0, 2]
        assert (seen["reserve"], seen["cards"]) == (7, 1)
        assert not {"obstacle_deck", "encounter_deck", "power_deck", "treasures", "magic"} & set(seen)
    assert ours["hand"] is None
    assert his["hand"] == ["electric-shock"]


@pytest.mark.rule("dun.adp.app")
def test_tiles_and_notes_appear_as_they_are_explored(arena):
    a, _ = two_rooms(arena)
    seen = view(a.state, a.content, 0)
    assert a.at(2, 1) in seen["known"]
    assert a.at(7, 1) not in seen["known"]
    assert seen["read"] == ["cellar-steps"]
    assert [piece["card"] for piece in seen["pieces"]] == ["table"]
    a.reveal_all()
    seen = view(a.state, a.content, 0)
    assert a.at(7, 1) in seen["known"]
    assert seen["read"] == ["cellar-steps", "cellar-store"]
    assert sorted(piece["card"] for piece in seen["pieces"]) == ["column", "cupboard", "table"]


@pytest.mark.rule("dun.quest-sheet.element-cards")
def test_the_dark_player_sees_what_the_sheet_has_and_every_piece_has_a_card(arena):
    a, _ = two_rooms(arena)
    his = view(a.state, a.content, 1)
    assert sorted(piece["card"] for piece in his["pieces"]) == ["column", "cupboard", "table"]
    assert {"column", "cupboard", "table"} <= {card.id for card in glossary(a.content)}


@pytest.mark.rule("dun.marker.mana-counts-casts")
def test_mana_that_is_left_and_castings_of_each_spell_are_counted(arena):
    a, hero = two_rooms(arena)
    orc = a.orc(2, 3, vitality=30)
    hero.cell = a.at(0, 0)
    hero.base = (*hero.base[:6], 6, *hero.base[7:])
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [5, 4, *[1] * 5])  # an apprentice has a die less
    seen = view(a.state, a.content, 0)["figures"][0]
    assert (seen["mana"], seen["casts"]) == (2, {"lightning": 1})
    assert view(a.state, a.content, 0)["figures"][1]["casts"] == {}
