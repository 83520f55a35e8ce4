"""Planted faults: what can be planted, that it is planted, and that survivors are told from what is caught."""

import os
import time
import types
from pathlib import Path

import msgspec
import pytest
from tools.mutants import __main__ as command
from tools.mutants import cover, trial
from tools.mutants.faults import Fault, faults
from tools.mutants.forks import forked
from tools.mutants.planting import plant
from tools.mutants.probes import Place, Probes
from tools.mutants.trial import SURVIVED, Cover, Trials, Verdict

SOURCE = '''
TABLE = [n + 1 for n in range(3)]


def wound(hero, n: int = 1):
    """Lose 3 health."""
    if hero.armor and n > 1:
        return
    hero.health -= n
    tell(hero, cites=("a.b",))
    used("wound")
'''


def changes(source):
    return {(fault.old, fault.new) for fault in faults(source)}


def test_comparisons_numbers_conditions_and_statements_are_changed():
    assert changes(SOURCE) == {
        ("hero.armor and n > 1", "(hero.armor or n > 1)"),
        ("n > 1", "n >= 1"),
        ("1", "2"),
        ("1", "0"),
        ("return", "pass"),
        ("hero.health -= n", "pass"),
        ("hero.health -= n", "hero.health += n"),
        ('tell(hero, cites=("a.b",))', "pass"),
        ('used("wound")', "pass"),
    }


def test_what_only_counts_for_statistics_tables_and_texts_are_left_alone():
    assert changes("def f(t):\n    t.used('orc')\n    return f'{1}'\n") == set()
    assert changes("A = 1 if 2 < 3 else 4\n") == set()


@pytest.mark.parametrize(
    ("expression", "new"),
    [
        ("a in b", "a not in b"),
        ("not a", "(a)"),
        ("a - b", "(a + b)"),
        ("a * b", "(a + b)"),
        ("min(a, b)", "max(a, b)"),
        ("any(a)", "all(a)"),
        ("a if b else c", "(a if not b else c)"),
        ("True", "False"),
        ("[x for x in a if x.ok]", "not x.ok"),
        ("lambda x: x == a", "x != a"),
    ],
)
def test_each_kind_of_expression(expression, new):
    assert new in {fault.new for fault in faults(f"def f():\n    return {expression}\n")}


def test_every_fault_is_valid_code_that_differs_in_one_line():
    for fault in faults(SOURCE):
        planted = fault.planted(SOURCE)
        compile(planted, "x", "exec")
        assert sum(a != b for a, b in zip(SOURCE.split("\n"), planted.split("\n"), strict=True)) == 1


def test_a_fault_is_planted_into_functions_that_others_hold(tmp_path):
    file = tmp_path / "rule.py"
    file.write_text(
        "def make(n):\n    def inner(x):\n        return x < n\n    return inner\n\ndef other(x):\n    return x < 3\n"
    )
    module = types.ModuleType("rule")
    exec(compile(file.read_text(), str(file), "exec"), module.__dict__)
    held, other = module.make(3), module.other
    assert not held(3)
    first = next(fault for fault in faults(file.read_text()) if fault.new == "x <= n")
    plant(file, first, [module.make, held, other])
    assert held(3)
    assert module.make(3)(3)
    assert not other(3)


def test_the_quickest_tests_come_first_and_failing_ones_never():
    lines = {"a.py": {4: 0b0001, 5: 0b1110}, "b.py": {4: 0b0100}}
    found = Cover([7, 8, 9, -1], [2.0, 0.1, 0.0, 0.0], {2}, lines, {})
    assert found.of("a.py", Fault("f", 5, 0, "1", "2", (4, 5))) == [(8, 0.1), (7, 2.0)]
    assert found.of("a.py", Fault("f", 6, 0, "1", "2", (6, 6))) == []
    assert found.of("a.py", Fault("f", 5, 0, "1", "2", (4, 5)), most=2.0) == [(8, 0.1)]
    assert found.of("a.py", Fault("f", 5, 0, "1", "2", (4, 5)), most=2.1) == [(8, 0.1), (7, 2.0)]
    assert found.middling(1) == [7]


def test_probes_tell_which_statements_were_run(tmp_path):
    file = tmp_path / "rule.py"
    file.write_text(
        'def f(n):\n    """Text."""\n    if n > (\n        1\n    ):\n        return [n]\n    return 0\n\n'
        "g = lambda n: n + 1\n"
    )
    module = types.ModuleType("rule")
    exec(compile(file.read_text(), str(file), "exec"), module.__dict__)
    probes = Probes()
    probes.put(file, "rules/rule.py", [module.f, module.g])

    def passed():
        return {(place.first, place.last) for place in map(probes.places.__getitem__, probes.passed())}

    assert module.f(2) == [2]
    assert passed() == {(3, 5), (6, 6)}
    assert module.f(1) == 0
    assert passed() == {(3, 5), (7, 7)}
    assert module.g(-1) == 0
    assert passed() == {(9, 9)}
    assert module.f.__doc__ == "Text."
    assert probes.places[0] == Place("rules/rule.py", 9, 9)


def test_a_map_follows_the_lines_of_a_changed_source():
    old, new = "a\nb\nc\nd", "a\nnew\nb\nX\nd"
    assert cover.moved({1: "1", 2: "2", 3: "4", 4: "8"}, old, new) == {1: "1", 2: "3", 3: "2", 4: "4", 5: "8"}


def test_a_map_is_kept_and_only_changed_tests_are_measured_again(tmp_path, monkeypatch):
    class Item:
        def __init__(self, name):
            self.nodeid, self.path = name, tmp_path / name
            self.path.write_text(name)

    trials = Trials("cellar", lambda trials: None)
    trials.items = [Item("one"), Item("two")]
    text = "def f():\n    return 1\n"
    asked, said = [], []

    def measured(trials, folder, files, wanted, jobs):
        asked.append(wanted)
        if wanted:
            bits = sum(1 << number for number in wanted)
            lines = {"rules/a.py": {text.count("\n"): f"{bits:x}"}}
            yield cover.Part([(number, 0.5, number == 0) for number in wanted], lines)

    monkeypatch.setattr(cover, "measured", measured)
    monkeypatch.setattr(cover, "imported", lambda game, folder: {"rules/a.py": [1]})
    monkeypatch.setattr(cover, "sources", lambda folder, only: {"rules/a.py": text})

    def known():
        return cover.known(trials, tmp_path, tmp_path / "kept" / "map.json", 1, "", said.append)

    first = known()
    assert first == Cover([0, 1], [0.5, 0.5], {1}, {"rules/a.py": {2: 0b11}}, {"rules/a.py": [1]})
    assert known() == first
    trials.items[0].path.write_text("changed")
    text = "# more\n" + text
    trials.items.append(Item("three"))
    assert known().lines["rules/a.py"] == {3: 0b111}
    assert asked == [[0, 1], [], [0, 2]]
    trials.items = trials.items[1:]
    assert known().items == [-1, 0, 1]
    assert said == ["cellar: measuring which lines 2 of 2 tests run", "cellar: measuring which lines 2 of 3 tests run"]


def test_where_a_module_is_new_everything_is_measured_again():
    old = cover.Map({"one": cover.Seen("m", 0.1, True)}, {"a.py": {1: "1"}}, {"a.py": "def f():\n    return 1\n"})
    more = {**old.sources, "b.py": "X = 1\n"}
    assert cover.followed(old, more).tests == old.tests
    assert cover.followed(old, {**old.sources, "b.py": "def g():\n    return 2\n"}).tests == {}


def test_who_was_caught_by_a_test_that_is_broken_itself_is_tried_again():
    class Three:
        def run(self, numbers):
            return []

        def try_all(self, folder, left, found, jobs, most):
            for at in list(left):
                tests = [item for item, _ in found.of("a.py", left[at][1])]
                yield at, Verdict(tests[0] if tests else SURVIVED, 1)

        def unsound(self, numbers):
            return {number for number in numbers if number == 5}

    found = Cover([5, 6], [0.1, 0.2], set(), {"a.py": {1: 0b11, 2: 0b01}}, {})
    drawn = [("a.py", Fault("f", at, 0, "1", "2", (at, at))) for at in (1, 2)]
    verdicts = dict(command.judged(Three(), Path(), drawn, found, command.Asked(2)))
    assert {at: verdict.caught for at, verdict in verdicts.items()} == {0: 6, 1: SURVIVED}


def test_a_copy_that_hangs_or_dies_says_nothing():
    work = [("quick", lambda: 7, 20.0), ("hangs", lambda: time.sleep(60), 0.3), ("dies", lambda: os._exit(1), 20.0)]
    begin = time.monotonic()
    assert dict(forked(2, work)) == {"quick": 7, "hangs": None, "dies": None}
    assert time.monotonic() - begin < 10


def test_the_same_seed_plants_the_same_faults_and_each_is_judged():
    """In copies of this process: the tests of the cellar are collected in them."""
    work = [(at, lambda: command.mutants(command.Asked(8, 1, file="actions"), "cellar"), 120.0) for at in range(2)]
    first, second = (msgspec.convert(said, command.Count) for _, said in forked(1, work))
    assert first == second
    assert first.planted == 8
    assert first.caught >= 4
    assert first.caught + first.equivalent + len(first.survivors) == 8


def test_tests_can_be_named_so_that_few_are_run():
    class Item:
        def __init__(self, nodeid):
            self.nodeid = nodeid

    items = [Item("tests/games/cellar/test_fights.py::test_rat"), Item("tests/games/cellar/test_shop.py::test_buy")]
    items += [
        Item("tests/contract/test_contract.py::test_shop[cellar]"),
        Item("games/doria/test_shop.py::test_x"),
    ]
    for words, wanted in (((), [True, True, True, False]), (("shop",), [False, True, True, False])):
        assert [Trials("cellar", lambda trials: None, words)._wanted(item) for item in items] == wanted


def test_counts_are_told_for_people_and_machines():
    count = command.Count(4, 2, 1, [command.Survivor("rules/a.py", 3, "f", "1", "2", "x = 1", 0)])
    assert command.told("cellar", count).splitlines() == [
        "survived: rules/a.py:3 in f: 1  ->  2   (no test reaches it)",
        "cellar: 4 faults planted, 2 caught (66.7 %), 1 equivalent, 1 survived",
    ]


def test_a_test_that_takes_far_too_long_has_noticed_the_fault(monkeypatch):
    class Slow(trial.Trials):
        def run(self, numbers):
            try:
                end = time.process_time() + (20 if numbers == [1] else 0)
                while time.process_time() < end:
                    pass
            except TimeoutError:
                return [(1, 20.0, False)]
            return [(0, 0.0, True)]

    trials = Slow("cellar", lambda trials: None)
    monkeypatch.setattr(trial, "plant", lambda *planted: None)
    monkeypatch.setattr(trial, "PATIENCE", 0.05)
    assert trials.verdict(Path("rules.py"), None, [(0, 0.0), (1, 0.0)]) == Verdict(1, 2)
    assert trials.verdict(Path("rules.py"), None, [(0, 0.0), (0, 0.0)]) == Verdict(SURVIVED, 2)


@pytest.mark.parametrize("game", ["alliance", "doria", "plungin", "universalis"])
def test_faults_that_are_called_harmless_are_still_there(game):
    """A line that has changed since may hide a fault that matters under an old excuse."""
    assert command.stale(game) == []


def test_a_harmless_fault_whose_line_has_changed_is_found(monkeypatch):
    known = command.equivalents("doria")
    file, code, old, new = min(known)
    monkeypatch.setattr(command, "equivalents", lambda game: known | {(file, f"{code}  # now", old, new)})
    assert command.stale("doria") == [(file, f"{code}  # now", old, new)]


def test_without_recordings_no_recorded_game_is_played(tmp_path):
    """A file that replays games is left out; one of rules stays, and what it tells is not compared."""
    (tmp_path / "test_games.py").write_text("def test_it(): check_goes_as_before()")
    (tmp_path / "test_rules.py").write_text("def test_it(): assert True")

    class Item:
        def __init__(self, name):
            self.path, self.nodeid = tmp_path / name, f"tests/games/cellar/{name}::test_it"

    items = [Item("test_games.py"), Item("test_rules.py")]
    for recordings, wanted in ((True, [True, True]), (False, [False, True])):
        trials = Trials("cellar", lambda trials: None, recordings=recordings)
        assert [trials._wanted(item) for item in items] == wanted
