"""Where things stand in a TOML text."""

import doctest

from undercroft.toolkit import toml_lines
from undercroft.toolkit.toml_lines import line_index, line_of


def test_the_example_in_the_module():
    assert doctest.testmod(toml_lines).failed == 0


def test_tables_dotted_keys_and_quoted_keys():
    index = line_index('a.b = 1\n\n["c d"]\n  e = 2 # note\n[c2.f]\n"g h" = 3\n')
    assert index[("a", "b")] == 1
    assert index[("c d", "e")] == 4
    assert index[("c2", "f", "g h")] == 6


def test_strings_may_hold_anything_that_looks_like_toml():
    text = 'x = """\n[not-a-table]\ny = 1 \\""" still\n"""\nz = \'# no "comment\'\nlast = "a # b"\n'
    index = line_index(text)
    assert index[("z",)] == 5
    assert index[("last",)] == 6
    assert ("not-a-table",) not in index
    assert ("y",) not in index


def test_lists_over_lines_and_tables_inside_them():
    index = line_index(
        "rows = [\n  1, 2,\n  # a comment, with ] in it\n  { a = [3,\n 4], b = { c = 5 } },\n]\nafter = 1\n"
    )
    assert [index[("rows", number)] for number in range(3)] == [2, 2, 4]
    assert index[("rows", 2, "a", 1)] == 5
    assert index[("rows", 2, "b", "c")] == 5
    assert index[("after",)] == 7


def test_arrays_of_tables_count_their_entries_and_own_their_subtables():
    text = "[[m]]\nid = 1\n[m.life]\ndie = 6\n[[m]]\nid = 2\n[[m.parts]]\nn = 1\n[[m.parts]]\nn = 2\n"
    index = line_index(text)
    assert index[("m", 0, "life", "die")] == 4
    assert index[("m", 1, "id")] == 6
    assert index[("m", 1, "parts", 1, "n")] == 10
    assert ("m", 0, "parts") not in index


def test_carriage_returns_do_not_shift_lines():
    assert line_index("a = 1\r\nb = 2\r\n")[("b",)] == 2


def test_a_path_that_is_not_written_has_the_line_of_what_surrounds_it():
    index = line_index("\n[quest]\nid = 1\n")
    assert line_of(index, ("quest", "missing", 3)) == 2
    assert line_of(index, ("nowhere",)) == 1
