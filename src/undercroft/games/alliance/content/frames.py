"""The four Dungeon Frames, one per number of players, in a field of 5 x 5 tile places.

With two, three and four players there is room for every tile that is in the game; the lone player's frame has one place
less than there are tiles.
"""

from __future__ import annotations

from .definitions import Frame

FRAMES = (
    Frame(id="frame-1", players=1, rows=(".....", ".###.", ".###.", ".###.", ".###."), entrances=((22, "S"),)),
    Frame(
        id="frame-2", players=2, rows=(".....", "#####", "#####", "#####", "....."), entrances=((10, "W"), (14, "E"))
    ),
    Frame(
        id="frame-3",
        players=3,
        rows=("#####", "#####", "#####", "#####", "....."),
        entrances=((2, "N"), (14, "E"), (10, "W")),
    ),
    Frame(
        id="frame-4",
        players=4,
        rows=("#####", "#####", "#####", "#####", "#####"),
        entrances=((2, "N"), (14, "E"), (22, "S"), (10, "W")),
    ),
)
