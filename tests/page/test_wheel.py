"""The wheel alone, in an empty environment without Node: `undercroft serve` shows the page."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.page.desk import PATIENCE

import undercroft

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment that holds nothing but the wheel and what it needs."""
    modules = ROOT / "page" / "node_modules"
    if not modules.is_dir():
        pytest.skip("the page's packages are not installed (make page)")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"  # a copy: other tests look at the page that is built here
    ignored = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
    for name in ("src", "page"):
        shutil.copytree(ROOT / name, source / name, ignore=ignored)
    shutil.rmtree(source / "src/undercroft/tables/server/page", ignore_errors=True)
    (source / "page" / "node_modules").symlink_to(modules)
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "MANIFEST.in"):
        shutil.copy(ROOT / name, source)
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, source, cwd=folder)
    venv.create(folder / "env", with_pip=True)
    [wheel] = folder.glob("*.whl")
    run(folder / "env/bin/python", "-m", "pip", "install", "-q", wheel, cwd=folder)
    return folder / "env" / "bin"


def test_the_wheel_has_one_version(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "undercroft", "--version", cwd=tmp_path).strip() == undercroft.__version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["dynamic"] == ["version"]
    assert "version" not in project


def test_the_wheel_holds_the_program_and_no_developers_tool(installed: Path, tmp_path: Path) -> None:
    [wheel] = installed.parents[1].glob("*.whl")
    files = [Path(name) for name in zipfile.ZipFile(wheel).namelist()]
    assert {file.parts[0] for file in files} == {"undercroft", f"undercroft-{undercroft.__version__}.dist-info"}
    page = Path("undercroft/tables/server/page")
    assert page / "index.html" in files
    assert {"beside", "table", "en", "de"} <= {
        file.name.partition("-")[0] for file in files if file.parent == page / "parts"
    }
    tools = {file.name for file in (ROOT / "tools").glob("*.py")} - {"__init__.py"}
    assert len(tools) > 15
    left = {Path("undercroft/lab"), Path("undercroft/testing"), Path("undercroft/tables/server")}
    assert [file for file in files if (file.parent in left and file.name in tools) or "mutants" in file.parts] == []


def test_the_wheel_leaves_other_peoples_pytest_alone(installed: Path, tmp_path: Path) -> None:
    listed = "import importlib.metadata as m; print([e.value for e in m.entry_points(group='pytest11')])"
    assert "undercroft" not in run(installed / "python", "-c", listed, cwd=tmp_path)


def test_the_wheel_serves_the_page_without_node(installed: Path, tmp_path: Path, browser: Any) -> None:
    port, store = free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = subprocess.Popen(
        [installed / "undercroft", "serve", "--port", str(port), "--store", store],
        cwd=tmp_path, env={"PATH": str(installed), "HOME": str(tmp_path)}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{port}/"
        assert address in server.stdout.readline(), "the server says where it is"
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        page.get_by_text("Dungeons of Doria").first.wait_for()
        page.close()
    finally:
        server.terminate()
        server.communicate(timeout=60)
