"""Where a command writes what it was asked to write: a file, a link to one, a device, or standard output."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from undercroft import store

STANDARD = Path("-")


def write(path: Path, text: str) -> None:
    """Write to a file that the user named; `-` is standard output."""
    if path == STANDARD:
        print(text)
    else:
        store.write(path, text)


def print_json(found: Any) -> None:
    """Print what was found for machines; progress and remarks go to the error output."""
    json.dump(msgspec.to_builtins(found), sys.stdout, indent=1, ensure_ascii=False)
    print()
