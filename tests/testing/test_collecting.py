"""How long it takes to collect the tests of the largest game."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_collecting_takes_less_than_five_seconds_of_processor_time():
    """Once their assertions are rewritten, which pytest does for every file that has changed."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:xdist", "tests/games/universalis"]
    taken = []
    for _ in range(2):
        before = os.times()
        assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0
        after = os.times()
        taken.append(after.children_user + after.children_system - before.children_user - before.children_system)
    assert min(taken) < 5, f"{min(taken):.1f} s of processor time"
