"""The house rules: who may import what, how large the kernel is, and that every cited rule exists."""

import ast
import io
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

from undercroft import ledger
from undercroft.games import infos

SRC = Path(__file__).parent.parent / "src" / "undercroft"
FORBIDDEN = {
    "random",
    "asyncio",
    "time",
    "datetime",
    "os",
    "pathlib",
    "socket",
    "threading",
    "secrets",
    "urllib",
    "http",
}


def code_lines(file: Path) -> int:
    """Lines that hold code: no blank lines, comments or docstrings."""
    source = file.read_text()
    bodies = [body for node in ast.walk(ast.parse(source)) if isinstance(body := getattr(node, "body", None), list)]
    documented = {
        line
        for body in bodies
        for child in body
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str)
        for line in range(child.lineno, child.end_lineno + 1)
    }
    skipped = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    lines = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in skipped:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - documented)


def imports(file: Path) -> set[str]:
    """Absolute names of all that a file imports."""
    package = list(file.relative_to(SRC.parent).with_suffix("").parts)
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level] if node.level else []
            name = ".".join(base + ([node.module] if node.module else []))
            found |= {f"{name}.{alias.name}" for alias in node.names}
    return found


def test_the_kernel_stays_small():
    assert sum(code_lines(file) for file in (SRC / "kernel").glob("*.py")) <= 1000


@pytest.mark.parametrize("folder", ["kernel", "toolkit", "games"])
def test_inner_layers_import_only_what_they_may(folder):
    allowed = {"kernel": ["undercroft.kernel"], "toolkit": ["undercroft.kernel", "undercroft.toolkit"]}
    for file in (SRC / folder).rglob("*.py"):
        if file == SRC / "games" / "__init__.py":
            continue
        parts = file.relative_to(SRC).parts
        may = allowed.get(folder) or ["undercroft.kernel", "undercroft.toolkit", f"undercroft.games.{parts[1]}"]
        for name in imports(file):
            top = name.split(".")[0]
            if top == "undercroft":
                assert any(name == one or name.startswith(one + ".") for one in may), f"{file} imports {name}"
            else:
                assert top not in FORBIDDEN, f"{file} imports {name}"


@pytest.mark.parametrize("folder", ["bots", "lab", "tables", "store"])
def test_outer_layers_do_not_reach_into_a_game(folder):
    for file in (SRC / folder).rglob("*.py"):
        for name in imports(file):
            assert not re.match(r"undercroft\.games\.\w+\.\w", name), f"{file} imports {name}"


def cited(file: Path, prefix: str) -> set[str]:
    """Rule ids in a file: whole strings in code, and bracketed lists in docstrings."""
    pattern = re.compile(rf"{prefix}\.[a-z0-9][a-z0-9.-]*[a-z0-9]")
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if pattern.fullmatch(node.value):
                found.add(node.value)
            for inside in re.findall(r"\[([^\]]*)\]", node.value):
                found |= set(pattern.findall(inside))
    return found


@pytest.mark.parametrize("slug", list(infos()))
def test_every_cited_rule_exists(slug):
    known = ledger.rules(slug)
    prefixes = {id.split(".")[0] for id in known}
    tests = Path(__file__).parent / "games" / slug
    for file in [*(SRC / "games" / slug).rglob("*.py"), *tests.rglob("*.py")]:
        for prefix in prefixes:
            examples = re.compile(rf"{prefix}\.ex\d?(\..*)?")
            unknown = {id for id in cited(file, prefix) - set(known) if not examples.fullmatch(id)}
            assert not unknown, f"{file.name} cites {sorted(unknown)}"


@pytest.mark.parametrize("slug", list(infos()))
def test_restatements_and_exceptions_point_at_rules(slug):
    known = ledger.rules(slug)
    assert known
    for rule in known.values():
        assert all(id in known for id in rule.same_as), rule.id
    never, later = ledger.excepted(slug)
    assert all(reason.strip() for reason in [*never.values(), *later.values()])


def test_a_fresh_clone_stands_alone():
    """Nothing reads a neighbouring folder, and no file names this machine."""
    root = SRC.parent.parent
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=False).stdout.split(
        "\n"
    )
    words = ["../" + "shared", "/" + "work/", "/root" + "/", "/opt/" + "pypi"]
    for name in listed:
        file = root / name
        if name and file.is_file() and file.suffix in (".py", ".md", ".toml", ".ftl", ".txt", ".csv", ""):
            text = file.read_text(encoding="utf-8", errors="ignore")
            assert not [word for word in words if word in text], name
