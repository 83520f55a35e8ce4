"""The 48 room tiles, A-1 to F-8.

A drawing is 7 x 7: the ring around it tells the sides, the inner 5 x 5 are the squares. Sides: `#` wall, `D` door,
`:` open, `^` the stairs. Squares: `.` floor, `t` floor with furniture, `#` wall, `O` red border, `$` treasure, `w g
y r` monster icons in white, green, yellow and red, `b p o e` runes in blue, purple, orange and green, `s` entrance
square, `1` to `6` start squares, `=` bridge (the upper passage runs from west to east). Every door lies in the
middle of its side.

A: the gatehouse. B: the halls, most of them open. C: the lairs. D: studies and workshops. E: the crypts. F: the
passages.
"""

from __future__ import annotations

from .definitions import Tile

THEMES = {"a": "gatehouse", "b": "hall", "c": "lair", "d": "study", "e": "crypt", "f": "passage"}

DRAWINGS = """
a-1     a-2     a-3     a-4     a-5     a-6     a-7     a-8
###D### ###D### ####### ###D### ####### ###D### ####### ###D###
##...## #$.w..# ##$.### ###.### ####### ###.### #$t..t# #.....#
#.1.2.# #.tt..# #.w.t.# ###.### ####### ##...## #.....# #.OO..#
D.3.4.D #.tt.g# #...t.# ###.### ###$..D D..w..D #..w..D #.OO.wD
#.5.6.# #....$# #....$# ###.### ###w### ##...## #t...t# #.....#
##sss## #r....# ##...## ###.### ###.### ###.### #$y.r.# #g..$y#
##^^^## ###D### ###D### ###D### ###D### ###D### ###D### #######

b-1     b-2     b-3     b-4     b-5     b-6     b-7     b-8
####### #:::::# ###D### ##:::## ####### ###D### ##:::## ##:::##
##.#..: #$...r# #.....# #.....# #$...t# #.#$#.# #$....# #.....#
#..w..: #.#w#.# :..O..: #.#.w.: #.....# #..o..# #.w...: #OO.OO#
D.....: #.....# :.wO..: #..b..: #.w...D #.w...# D..t..: #$w...#
#..$.y: #.#.#.# :..O..: #...#.: #...r.# #.....# #.....: #OO.OO#
##.#..: #g...$# #..$.r# #$y...# #..y.$# #g...y# #...$r# #...gr#
####### ###D### ####### ####### ##:::## #:::::# ####### ##:::##

c-1     c-2     c-3     c-4     c-5     c-6     c-7     c-8
###D### ####### ###D### ####### ###D### ####### ###D### ###D###
#.#.#$# ##..### #$.w.t# #$#.#$# #w...g# #tt..$# #$.w..# #w....#
#.#...# #.w..## #.....# #.#w#.# #.OOO.# #.w...# #.#.#.# #.#.#.#
#.w.#.# D..O..D D.....# #..w..# #.O$O.D D.....D #...t.D #..g..#
#...#.# ##..g.# #.....# #.....# #.OOO.# #..OO.# #.#g#.# #.#.#.#
#.#..y# ###.$.# #t.g.y# #y...r# #....r# #y..$r# #y..$.# #r$y$w#
###D### ####### ####### ###D### ####### ####### ####### #######

d-1     d-2     d-3     d-4     d-5     d-6     d-7     d-8
###D### ####### ####### ###D### ###D### ###D### ####### ###D###
#$t.t.# #t$t..# #.#.$## ##...## #..w..# ##.w.## #$.t.$# #.#.#$#
#.t.t.# #.....# #.#w.$# #.b.p.# #.O.O.# #..$..# #.....# #.#.#.#
D..b..D D..w..# D.....D D..$..D #.O..yD D.#e#.# #.w.w.# D..w..#
#.t.t.# #.O.O.# ###.### #.o.e.# #.OO..# #.....# #..g..# #.#.###
#w..r$# #..p.y# ###.### ##...## #o.g.$# ##$y.## #r...$# #.#..r#
####### ###D### ###D### ###D### ####### ###D### ###D### ###D###

e-1     e-2     e-3     e-4     e-5     e-6     e-7     e-8
####### ###D### ###D### ###D### ###D### ####### ###D### ##:::##
#$.O.$# #$...y# #.....# ###..## #...#.# #.$.t.# #$....# #..w..#
#.....# #O.O.O# #.#.#.# ####..# #.#.#.# #.w...# #.OOO.# #.....#
#.w...D #..w..# D..w..D D..##.D D.#w..D D..p..D D.Ow..D D.#####
#r.y..# #O.O.O# #.#.#.# ##..### #.###.# #...g.# #..OO.# #.#...#
##...## #g.$..# #$..r.# ###$### #..$#r# #rt.t.# #$.y.g# #.#.$.#
###D### ###D### ####### ###D### ####### ####### ####### ###::##

f-1     f-2     f-3     f-4     f-5     f-6     f-7     f-8
###D### ###D### ###D### ####### ##:::## ###D### ####### #######
###$### #...### ###.### #...### #.....# ###$### ####### ###.$##
###.### #.#.### ###.### #.#w### #.#.#.# ##O.O## ####### ###w###
D..w..D #.#...D D..=w.D D.#...# #.w.$.# D.O.O.D D.....D #...t.#
####### #.###.# ###.### #####.# #.#.#.# ##O.O## ###.### ##...##
####### #$.$..# ###.### ##$...# #..g..# ###.### ###.### ###.###
####### ###D### ###D### ###D### ###D### ###D### ###D### ###D###
"""


def read(drawings: str) -> list[Tile]:
    """The tiles of a sheet: in each block a line of ids, and below it the drawings side by side."""
    found = []
    for block in drawings.strip("\n").split("\n\n"):
        ids, *rows = block.split("\n")
        for n, id in enumerate(ids.split()):
            art = "\n".join(row[8 * n : 8 * n + 7] for row in rows).replace(":", " ")
            found.append(Tile(id=id, art=art, theme=THEMES[id[0]]))
    return found


TILES = tuple(read(DRAWINGS))
