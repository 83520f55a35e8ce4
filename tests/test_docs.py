"""Examples in docstrings run; commands in the documents run."""

import doctest
import importlib
import os
import pkgutil
import re
import shlex
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import undercroft
from undercroft import store
from undercroft.campaign.book import Book, Wish
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


def shown_commands():
    for file in DOCUMENTS:
        for block in re.findall(r"```(?:sh|console)\n(.*?)```", file.read_text(encoding="utf-8"), re.S):
            for line in block.splitlines():
                command = line.removeprefix("$ ").split("  #")[0].strip()
                if command.startswith("undercroft "):
                    yield pytest.param(command, id=f"{file.name}: {command}")


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


def begin_a_campaign(home):
    """A campaign called Winter whose first game is over."""
    with store.Store(store.Database(f"sqlite:///{home / 'undercroft.db'}")) as kept:
        book = Book(kept.database)
        winter = book.new("cellar", "Winter", wish=Wish(), seed=1)
        game = book.begin(winter, winter.parties[0], Wish())
        while game.session.request:
            game.answer(game.session.request.options[0].value)


@pytest.mark.parametrize("command", list(dict.fromkeys(shown_commands())))
def test_commands_in_the_documents_run(command, tmp_path):
    home = tmp_path / "home"
    environment = {**os.environ, "UNDERCROFT_HOME": str(home), "LANG": "C"}
    session = undercroft.new("cellar", seed=1)
    for _ in range(10):
        session.answer(session.request.options[0])
    (home / "saves").mkdir(parents=True)
    for name in ("friday", "crash"):
        (home / "saves" / f"{name}.undercroft").write_text(session.save())
    (tmp_path / "from-ann.undercroft").write_text(session.save())
    if command.startswith("undercroft campaign"):
        begin_a_campaign(home)
    arguments = [sys.executable, "-m", "undercroft.commands", *shlex.split(command)[1:]]
    done = subprocess.run(
        arguments,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
