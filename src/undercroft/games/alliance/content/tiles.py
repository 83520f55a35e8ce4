"""The 25 Dungeon Tiles: 4 Starting Tiles, 10 of Level I, 7 of Level II, 4 of Level III.

Spaces are numbered row by row, with north up:

    0 1 2
    3 4 5
    6 7 8
"""

from __future__ import annotations

from .definitions import COLORS, Tile

STARTS = tuple(Tile(id=f"start-{color}", level=1, doors="NESW", color=color) for color in COLORS)

LEVEL_1 = (
    Tile(id="goblin-warren", level=1, doors="NES", monsters=((1, "goblin"), (3, "goblin"), (5, "goblin"))),
    Tile(id="guard-post", level=1, doors="NSW", monsters=((0, "kobold-slinger"), (5, "goblin"))),
    Tile(id="flooded-cell", level=1, doors="NS", monsters=((4, "grave-slime"),), challenges=((8, 1),)),
    Tile(id="bone-gallery", level=1, doors="NEW", monsters=((0, "skeleton"), (8, "skeleton"))),
    Tile(id="web-hall", level=1, doors="NESW", monsters=((2, "giant-spider"), (6, "giant-spider"))),
    Tile(id="looted-larder", level=1, doors="NE", monsters=((3, "goblin"), (7, "goblin")), challenges=((6, 1),)),
    Tile(id="rope-bridge", level=1, doors="NS", monsters=((3, "kobold-slinger"), (5, "kobold-slinger"))),
    Tile(id="old-crypt", level=1, doors="NESW", monsters=((4, "skeleton"),), challenges=((0, 1), (8, 1))),
    Tile(id="fungus-cave", level=1, doors="NES", monsters=((4, "giant-spider"),), challenges=((6, 1),)),
    Tile(id="caved-in-mine", level=1, doors="SW", monsters=((1, "grave-slime"), (5, "goblin")), challenges=((2, 1),)),
)

LEVEL_2 = (
    Tile(id="orc-barracks", level=2, doors="NES", monsters=((0, "orc-reaver"), (7, "orc-reaver"))),
    Tile(id="ghoul-pit", level=2, doors="NEW", monsters=((3, "ghoul"), (8, "ghoul"), (1, "giant-spider"))),
    Tile(
        id="archers-loft", level=2, doors="NS", monsters=((0, "bone-archer"), (8, "bone-archer")), challenges=((6, 2),)
    ),
    Tile(id="ogre-kitchen", level=2, doors="NE", monsters=((4, "ogre"), (2, "goblin")), challenges=((6, 2),)),
    Tile(id="hex-chapel", level=2, doors="NESW", monsters=((4, "hex-priest"), (1, "skeleton")), challenges=((7, 2),)),
    Tile(id="haunted-library", level=2, doors="NSW", monsters=((4, "wraith"),), challenges=((2, 2), (8, 2))),
    Tile(
        id="torture-vault",
        level=2,
        doors="ESW",
        monsters=((4, "orc-reaver"), (0, "kobold-slinger")),
        challenges=((2, 2),),
    ),
)

LEVEL_3 = (
    Tile(id="troll-bridge", level=3, doors="NS", monsters=((4, "cave-troll"), (0, "ogre"), (8, "ghoul"))),
    Tile(
        id="golem-forge",
        level=3,
        doors="NEW",
        monsters=((4, "stone-golem"), (0, "orc-reaver"), (8, "hex-priest")),
        challenges=((7, 3),),
    ),
    Tile(
        id="throne-of-bones",
        level=3,
        doors="NES",
        monsters=((4, "lich"), (2, "bone-archer"), (6, "wraith")),
        challenges=((3, 3),),
    ),
    Tile(id="drake-hoard", level=3, doors="NESW", monsters=((4, "void-drake"),), challenges=((0, 3), (8, 3))),
)

TILES = STARTS + LEVEL_1 + LEVEL_2 + LEVEL_3
