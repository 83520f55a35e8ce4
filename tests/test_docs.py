"""Examples in docstrings run; commands in the documents run."""

import doctest
import importlib
import os
import pkgutil
import re
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from tools.serving import free_port

import undercroft
from tools import ids
from undercroft.commands.program import app
from undercroft.games import find, infos

ROOT = Path(__file__).parent.parent


def test_docstring_examples():
    tried = 0
    for slug in infos():
        find(slug)
    for module in pkgutil.walk_packages(undercroft.__path__, "undercroft."):
        game = re.match(r"undercroft\.games\.(\w+)", module.name)
        if (game and game[1] not in infos()) or module.name.endswith(".__main__"):
            continue
        found = doctest.testmod(importlib.import_module(module.name))
        assert found.failed == 0, module.name
        tried += found.attempted
    assert tried > 20


DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```.*?^```", re.S | re.M)


def prose(file):
    """The text of a document without its code blocks."""
    return FENCED.sub("", file.read_text(encoding="utf-8"))


def anchors(file):
    """The anchors of its headings, as GitHub and MkDocs make them."""
    headings = re.findall(r"^#+ +(.+)$", prose(file), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def links(file):
    """Where links and pictures of a document lead, without those into the web."""
    found = re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", prose(file)))
    return [target for target in found if not re.match(r"[a-z]+:", target)]


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file):
    for link in links(file):
        name, _, anchor = link.partition("#")
        target = (file.parent / name).resolve() if name else file
        assert target.is_file(), f"{link}: no such file"
        if file.is_relative_to(ROOT / "docs"):
            assert target.is_relative_to(ROOT / "docs"), f"{link}: outside of the site"
        if anchor:
            assert anchor in anchors(target), f"{link}: no such heading"


def test_a_wrong_link_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Big title: one\n[a](other.md#x) `[b](c)` [d](https://e) ![f](g.png)\n```\n[h](i)\n```\n")
    assert links(page) == ["other.md#x", "g.png"]
    assert anchors(page) == {"big-title-one"}


def test_every_page_is_in_the_navigation():
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = re.findall(r"[\w/.-]+\.md", navigation)
    pages = [str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted(pages)


def test_the_list_of_ids_is_complete():
    assert ids.PAGE.read_text(encoding="utf-8") == ids.page() + "\n", "run make ids"


BLOCK = re.compile(r"^```(sh|text|console)\n(.*?)^```", re.S | re.M)
SAVED = ("friday", "crash")
"""Games that the documents suppose to have been saved."""


def shown(file, *kinds):
    """The lines of a document's blocks of these kinds, without remarks."""
    for kind, block in BLOCK.findall(file.read_text(encoding="utf-8")):
        if kind in kinds:
            yield from (line.removeprefix("$ ").split("  #")[0].strip() for line in block.splitlines() if line.strip())


def at_work(folder, file):
    """A folder and a home as the reader of a document has them, who has done what it says."""
    home, games = folder / "home", Path(undercroft.__file__).parent / "games"
    session = undercroft.new("cellar", seed=1)
    for _ in range(10):
        session.answer(session.request.options[0])
    (home / "saves").mkdir(parents=True)
    for name in SAVED:
        (home / "saves" / f"{name}.undercroft").write_text(session.save())
    (folder / "from-ann.undercroft").write_text(session.save())
    if file.name == "quest-packs-plungin.md":
        [example, *_] = re.findall(r"```toml\n(.*?)```", file.read_text(encoding="utf-8"), re.S)
        (folder / "my-quest.toml").write_text(example, encoding="utf-8")
    else:
        shutil.copy(games / "universalis" / "packs" / "1-the-old-cellar.toml", folder / "my-quest.toml")
    shutil.copy(games / "universalis" / "regions" / "arasca.toml", folder / "my-region.toml")
    return {**os.environ, "UNDERCROFT_HOME": str(home), "LANG": "C"}


def run(command, folder, environment):
    arguments = [sys.executable, "-m", "undercroft.commands", *shlex.split(command)[1:]]
    done = subprocess.run(
        arguments, capture_output=True, text=True, cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=240,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stderr}"


def serve(command, folder, environment):
    """A server runs until it is stopped; on a port that is free here."""
    arguments = [*shlex.split(command)[1:], "--port", str(free_port())]
    started = [sys.executable, "-m", "undercroft.commands", *arguments]
    server = subprocess.Popen(started, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment)
    try:
        assert "http://127.0.0.1:" in server.stdout.readline()
    finally:
        server.terminate()
        server.communicate(timeout=10)


@pytest.mark.parametrize(
    "file", [file for file in DOCUMENTS if list(shown(file, "sh"))], ids=lambda file: str(file.relative_to(ROOT))
)
def test_shell_blocks_run_one_after_the_other(file, tmp_path):
    """As a newcomer would type them; make targets must exist, but are not run from a test."""
    environment = at_work(tmp_path, file)
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    for line in shown(file, "sh"):
        if line.startswith("undercroft serve"):
            serve(line, tmp_path, environment)
        elif line.startswith("undercroft "):
            run(line, tmp_path, environment)
        elif line.startswith("make "):
            assert line.split()[1] in targets, line
        else:
            assert line == ". .venv/bin/activate", f"{line}: write it as a text block"


def test_commands_in_text_blocks_can_be_understood():
    """What takes long or needs another machine is shown as text: it is not run, but every word of it must exist."""
    lines = [line for file in DOCUMENTS for line in shown(file, "text") if line.startswith("undercroft ")]
    assert len(lines) > 5
    for line in lines:
        app.parse_args(shlex.split(line)[1:], print_error=False, exit_on_error=False)


def strangers_python(folder):
    """An environment that knows the package and its libraries, as after an installation, and nothing of the project."""
    venv.create(folder, with_pip=False)
    site = next((folder / "lib").glob("python3*/site-packages"))
    libraries = Path(sys.prefix) / "lib" / site.parent.name / "site-packages"
    (site / "installed.pth").write_text(f"{Path(undercroft.__file__).parents[1]}\n{libraries}\n")
    return folder / "bin" / "python"


def test_the_guides_examples_are_typed_for_a_stranger(tmp_path):
    """Outside of the project, in strict mode: the package says that it is typed, and what it exports is exported."""
    written = []
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        blocks = re.findall(r"```python\n(.*?)```", file.read_text(encoding="utf-8"), re.S)
        if blocks:
            written.append(tmp_path / f"{file.stem.replace('-', '_').lower()}_guide.py")
            written[-1].write_text("\n".join(blocks), encoding="utf-8")
    assert len(written) >= 5
    python = strangers_python(tmp_path / "environment")
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), *map(str, written)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", [undercroft, undercroft.kernel, undercroft.bots])
def test_a_face_names_all_that_it_shows_and_nothing_else(module):
    assert len(set(module.__all__)) == len(module.__all__)
    assert all(hasattr(module, name) for name in module.__all__)
    own = {name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__}
    assert {name for name in own if not name.startswith("_")} <= set(module.__all__)
