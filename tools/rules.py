"""`make rules`: run the rule tests and print, per game, which rules are verified. `--thin` lists rules that are
verified only with invented content or by changing the state directly."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

import undercroft
from undercroft import ledger
from undercroft.games import infos

from . import thin

TESTS = Path(undercroft.__file__).parents[2] / "tests" / "games"


def main(arguments: list[str]) -> int:
    """Run with `--json` for machines; any other argument goes to pytest (a folder, `-k word`)."""
    as_json = "--json" in arguments
    if "--thin" in arguments:
        return print_thin([slug for slug in infos() if slug in arguments] or list(infos()), as_json)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "verified.json"
        rest = [argument for argument in arguments if argument != "--json"]
        command = [sys.executable, "-m", "pytest", "-m", "rule", "-n", "auto", f"--rules-json={file}", *rest]
        run = subprocess.run(command, stdout=subprocess.DEVNULL if as_json else sys.stderr, check=False)
        if not file.exists():
            print("the rule tests could not be run", file=sys.stderr)
            return 2
        verified = json.loads(file.read_text())
    found = {slug: ledger.coverage(slug, verified) for slug in infos()}
    if as_json:
        print(json.dumps({slug: _row(one) for slug, one in found.items()}, indent=1))
    else:
        for slug, one in found.items():
            applicable = one.rules - one.not_applicable - one.later
            print(f"{slug}: {one.rules} rules, {one.not_applicable} not applicable, {one.later} for later work, "
                  f"{one.verified} of {applicable} verified ({100 * one.share:.1f} %)")  # fmt: skip
            for id in one.unverified:
                print(f"  unverified: {id}")
    return run.returncode


def print_thin(slugs: list[str], as_json: bool) -> int:
    """The rules that only thin tests verify; games may be named."""
    found = {slug: thin.thin(slug, TESTS / slug) for slug in slugs}
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
        return 0
    for slug, rules in found.items():
        for one in rules:
            print(f"  thin: {one.rule} ({' and '.join(one.why)}): {', '.join(one.tests)}")
        print(f"{slug}: {len(rules)} of {len(ledger.rules(slug))} rules rest on thin tests only")
    return 0


def _row(one: ledger.Coverage) -> dict[str, object]:
    return {
        "rules": one.rules,
        "not_applicable": one.not_applicable,
        "later": one.later,
        "verified": one.verified,
        "unverified": one.unverified,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
