"""The table as a picture in text."""

from undercroft.games.doria.picture import draw, draw_map
from undercroft.games.doria.view import view
from undercroft.texts import voice

TWO = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n###D###",
    (1, 0): "#######\n#.....#\n#.O...#\nD.....#\n#..#..#\n#.....#\n#######",
}


def test_the_map_shows_figures_doors_walls_and_what_lies_about(scene):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (4, 2)})
    s.set("mage", unconscious=True)
    s.monster("orc", 5, 2)
    s.state.treasures = [s.sq(1, 1)]
    s.state.tokens = {s.sq(9, 4): "seal"}
    s.state.ground = {s.sq(3, 3): "fire"}
    assert draw_map(view(s.state, s.content, 0)) == [
        "      0  1  2  3  4   5  6  7  8  9",
        "     --------------- ---------------",
        "  0 |[1] .  .  .  . | .  .  .  .  . |",
        "  1 | .  $  .  .  . | .  O  .  .  . |",
        "  2 | .  .  .  . (2)  O1 .  .  .  . |",
        "  3 | .  .  .  ^  . | .  . ### .  . |",
        "  4 | .  .  .  .  . | .  .  .  .  * |",
        "     ------ + ------ ---------------",
    ]


def test_characters_monsters_and_tokens_are_named(scene):
    s = scene(TWO, heroes={"warrior": (0, 0)})
    hammer = s.give("warrior", "combat-hammer")
    s.give("warrior", "dagger", "belt")
    s.state.damaged = [hammer]
    s.monster("orc", 5, 2, mods=("ironclad",))
    s.state.tokens = {s.sq(9, 4): "seal"}
    lines = draw(view(s.state, s.content, 0), voice("doria", "en")).split("\n")
    assert "[1] Warrior: 13/13 HP, 3/3 PP, 20 AP" in lines
    assert any("Combat Hammer (damaged)" in line for line in lines)
    assert "    belt: Dagger" in lines
    assert "O1 Orc, Ironclad: 1 HP, 1 AR" in lines
    assert "* seal at 9,4" in lines
    german = draw(view(s.state, s.content, 0), voice("doria", "de"))
    assert "O1 Ork, Gepanzert: 1 TP, 1 RS" in german
