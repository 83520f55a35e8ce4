"""Which tests are thin is read from what they do, with the helpers that they call."""

import json

import pytest
from tools.thin import thin

from tools import rules

HELPERS = """
from undercroft.games.cellar.content import Tool
SPOON = Tool(id="spoon", title="x")

class Quest:
    def __init__(self):
        self.t.state.noise = 3

    def act(self, answer):
        run(turn.act(self.t))

    def rat(self):
        self.t.state.rats[0] = 1
"""

TESTS = """
import pytest

def give(t):
    t.state.thieves[0].hand.append("lamp")

@pytest.mark.rule("a")
def test_it(quest):
    {body}
"""


def found(tmp_path, *bodies):
    """Whether a rule is thin that is verified by tests with these bodies."""
    (tmp_path / "conftest.py").write_text(HELPERS)
    for number, body in enumerate(bodies):
        text = TESTS.format(body=body)
        (tmp_path / f"test_{number}.py").write_text(text)
    return [(one.rule, one.why) for one in thin("cellar", tmp_path)]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("t.state.noise = 2; noise(t)", "changes"),
        ("give(t); draw(t)", "changes"),
        ("quest.rat(); fight(t)", "changes"),
        ("quest.act('take spoon')", "invents"),
        ("quest.revise('lamp', light=3); quest.act('go')", "invents"),
        ("t.content = Catalogue('tools', [])", "invents"),
    ],
)
def test_thin_ones(tmp_path, body, why):
    assert found(tmp_path, body) == [("a", [why])]


@pytest.mark.parametrize(
    "body",
    [
        "quest.rat(); quest.act('fight')",
        "s = undercroft.new('cellar'); s.state.noise = 2; s.answer('go')",
        "assert content.tools['lamp'].light == 1",
        "seen = []; seen.append(quest.act('go'))",
        "t.state.noise = 2; run(turn.end_turn(t))",
    ],
)
def test_those_that_play_printed_content_are_not(tmp_path, body):
    assert found(tmp_path, body) == []


@pytest.mark.parametrize(
    "body",
    ['"""Take the spoon."""; quest.act(\'go\')', "quest.act('go'); assert t.state.noise, 'a spoon is no use'"],
)
def test_what_is_said_to_the_reader_is_no_content(tmp_path, body):
    assert found(tmp_path, body) == []


@pytest.mark.parametrize(
    ("where", "why"), [("helpers.py", ["invents"]), ("cellars/conftest.py", ["invents"]), ("test_else.py", [])]
)
def test_folders_in_the_folder_are_read_too_with_what_their_tests_share(tmp_path, where, why):
    """A card that another file of tests makes for itself is none of theirs, though it has the name of a printed one."""
    (tmp_path / "conftest.py").write_text(HELPERS)
    (tmp_path / "cellars").mkdir()
    (tmp_path / "cellars" / "test_lamps.py").write_text(TESTS.format(body="quest.act('take lamp')"))
    (tmp_path / where).write_text("def lamps():\n    return Tool(id='lamp')\n")
    assert [(one.why, one.tests) for one in thin("cellar", tmp_path)] == (
        [(why, ["cellars/test_lamps.py::test_it"])] if why else []
    )


def test_one_test_that_is_not_thin_is_enough_for_a_rule(tmp_path):
    assert found(tmp_path, "t.state.noise = 2", "quest.act('go')") == []


def test_the_list_for_machines(capsys):
    assert rules.main(["--thin", "--json", "cellar"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["cellar"]
    assert rules.main(["--thin", "cellar"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("cellar: ")
