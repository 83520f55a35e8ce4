"""`make rules`: run the rule tests and print, per game, what is verified and what is not."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from undercroft import ledger
from undercroft.games import infos


def main(arguments: list[str]) -> int:
    """Run with `--json` for machines; any other argument goes to pytest (a folder, `-k word`)."""
    as_json = "--json" in arguments
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
