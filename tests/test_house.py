"""The house rules: who may import what, how large the kernel is, and that every cited rule exists."""

import ast
import io
import re
import subprocess
import tokenize
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import undercroft
from undercroft import ledger
from undercroft.games import infos
from undercroft.kernel import Catalogue

SRC = Path(__file__).parent.parent / "src" / "undercroft"
TOOLS = SRC.parents[1] / "tools"
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
    root = SRC.parent if file.is_relative_to(SRC) else TOOLS.parent
    package = list(file.relative_to(root).with_suffix("").parts)
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
    assert sum(code_lines(file) for file in (SRC / "kernel").glob("*.py")) <= 1150


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


@pytest.mark.parametrize("folder", ["bots", "campaign", "lab", "tables", "store"])
def test_outer_layers_do_not_reach_into_a_game(folder):
    for file in (SRC / folder).rglob("*.py"):
        for name in imports(file):
            assert not re.match(r"undercroft\.games\.\w+\.\w", name), f"{file} imports {name}"


def test_the_program_does_not_need_the_developers_tools():
    """They are not in the wheel."""
    for file in SRC.rglob("*.py"):
        assert not [name for name in imports(file) if name.split(".")[0] in ("tools", "tests")], file


IN_ORDER = ("alliance", "cellar", "doria", "plungin", "universalis")
"""Games whose modules import in one direction."""

NOTHING_HIDDEN = ("alliance", "cellar", "doria", "plungin", "universalis")
"""Games without an import inside a function."""


def inner_imports(file: Path) -> list[int]:
    """Lines of the imports inside functions."""
    functions = (node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, FUNCTIONS))
    return sorted({child.lineno for one in functions for child in ast.walk(one) if isinstance(child, IMPORTS)})


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPORTS = (ast.Import, ast.ImportFrom)


@pytest.mark.parametrize("slug", NOTHING_HIDDEN)
def test_no_game_hides_an_import_in_a_function(slug):
    hidden = {file.name: lines for file in (SRC / "games" / slug).rglob("*.py") if (lines := inner_imports(file))}
    assert not hidden


def imported_modules(slug: str) -> dict[str, set[str]]:
    """Which module of a game imports which others when it is loaded; what only a type checker reads does not count."""
    folder = SRC / "games" / slug
    files = {".".join(file.relative_to(SRC.parent).with_suffix("").parts): file for file in folder.rglob("*.py")}
    names = {name.removesuffix(".__init__"): name for name in files}
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        loaded = {one for node in top_level(ast.parse(file.read_text()).body) for one in targets(node, name)}
        longest = {next((names[part] for part in (one, one.rpartition(".")[0]) if part in names), "") for one in loaded}
        found[name] = longest - {"", name}
    return found


def top_level(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements that run when a module is loaded."""
    found = []
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            found += top_level(node.body)
        elif isinstance(node, IMPORTS):
            found.append(node)
    return found


def targets(node: ast.stmt, module: str) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    assert isinstance(node, ast.ImportFrom)
    package = module.split(".")
    base = package[: len(package) - node.level] if node.level else []
    name = ".".join([*base, *([node.module] if node.module else [])])
    return {f"{name}.{alias.name}" for alias in node.names}


def test_two_modules_that_import_each_other_are_found():
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b"}, "b": set()}) == []


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules that reach each other (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(one: str) -> None:
        number[one] = low[one] = len(number)
        stack.append(one)
        for other in sorted(graph[one]):
            if other not in number:
                visit(other)
            if other in stack:
                low[one] = min(low[one], low[other])
        if low[one] == number[one]:
            group = stack[stack.index(one) :]
            del stack[stack.index(one) :]
            if len(group) > 1:
                found.append(sorted(group))

    for one in sorted(graph):
        if one not in number:
            visit(one)
    return found


@pytest.mark.parametrize("slug", IN_ORDER)
def test_the_modules_of_a_game_import_in_one_direction(slug):
    assert cycles(imported_modules(slug)) == []


def test_every_toolkit_module_has_a_user():
    """What no game, table or test tool needs is deleted."""
    folders = [SRC / "games", SRC / "tables", SRC / "testing", TOOLS]
    users = [file for folder in folders for file in folder.rglob("*.py")]
    used = {name for file in users for name in imports(file) if name.startswith("undercroft.toolkit.")}
    inside = {name for file in (SRC / "toolkit").glob("*.py") for name in imports(file)}
    for file in (SRC / "toolkit").glob("*.py"):
        module = f"undercroft.toolkit.{file.stem}"
        assert file.stem == "__init__" or any(name.startswith(module) for name in used | inside), file.name


def named(nodes: list[ast.AST]) -> Counter[str]:
    """How often each name is used: read, reached for as an attribute or a keyword."""
    words = Counter[str]()
    for node in nodes:
        for part in ast.walk(node):
            word = getattr(part, "id", None) or getattr(part, "attr", None) or getattr(part, "arg", None)
            if isinstance(word, str) and not isinstance(getattr(part, "ctx", None), ast.Store):
                words[word] += 1
    return words


def definitions(tree: ast.AST) -> list[ast.AST]:
    """The functions and classes of a module and the methods of its classes."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    outer = [node for node in ast.iter_child_nodes(tree) if isinstance(node, kinds)]
    inner = [method for node in outer if isinstance(node, ast.ClassDef) for method in node.body]
    return [node for node in outer + inner if isinstance(node, kinds) and not node.name.startswith("__")]


def test_every_part_of_the_toolkit_has_a_user():
    """A tool that nobody has in hand is gone; to call itself is no use."""
    trees = {file: ast.parse(file.read_text()) for folder in (SRC, TOOLS) for file in folder.rglob("*.py")}
    used = named(list(trees.values()))
    unused = [
        f"{file.name}: {node.name}"
        for file, tree in trees.items()
        if file.parent == SRC / "toolkit"
        for node in definitions(tree)
        if used[node.name] == named([node])[node.name]
    ]
    assert unused == []


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
def test_no_rule_names_a_file(slug):
    assert [rule.id for rule in ledger.rules(slug).values() if re.search(r"\.(csv|toml)\b", rule.text)] == []


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


BRANCHES = (
    ast.If,
    ast.For,
    ast.While,
    ast.IfExp,
    ast.BoolOp,
    ast.comprehension,
    ast.ExceptHandler,
    ast.match_case,
)


def functions(folder: Path, pattern: str) -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function in the files of a folder, with its place; released migrations of the store stay as they are."""
    files = [file for file in folder.rglob(pattern) if "versions" not in file.parts]
    return [
        (f"{file.relative_to(folder)}:{node.lineno} {node.name}", node)
        for file in files
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, FUNCTIONS)
    ]


def test_functions_stay_small():
    for place, node in functions(SRC, "*.py"):
        assert sum(isinstance(part, BRANCHES) for part in ast.walk(node)) <= 20, f"{place} has too many branches"
        assert node.end_lineno - node.lineno < 64, f"{place} is too long"


def test_lines_of_the_pages_texts_can_be_read_side_by_side():
    texts = SRC.parents[1] / "page" / "src" / "text"
    long = [f"{file.name}:{n}" for file in texts.glob("*.ts") for n, line in lines_of(file) if len(line) > 140]
    assert long == []


def lines_of(file: Path) -> enumerate[str]:
    return enumerate(file.read_text(encoding="utf-8").splitlines(), 1)


def test_every_test_asserts_something():
    """Itself, or by a helper whose name says so."""
    says = re.compile("assert|raises|check|expect")
    silent = [
        place
        for place, node in functions(Path(__file__).parent, "test_*.py")
        if node.name.startswith("test") and not says.search(ast.unparse(node))
    ]
    assert silent == []


def test_no_module_is_named_like_its_package():
    """But for four whose name the tests of Universalis use everywhere."""
    alike = {file.stem for file in SRC.rglob("*.py") if file.stem == file.parent.name}
    assert alike == {"activation", "aftermath", "encounters", "turns"}


IN_THE_RULES = {
    "cellar": {"distraction"},
    "doria": {"a-1", "secret-door"},
    "plungin": {
        "antidote", "backpack", "bottle", "entry", "fountain", "fountain-water", "great-key", "key", "lock-picks",
        "monster-patrol", "room-6x6", "sarcophagus", "torch",
    },
    "universalis": {"bridge", "lever", "pickaxes", "poison-flask", "rope", "unarmed", "holy-water"},
}  # fmt: skip
"""Things of which a rule of the rulebook itself speaks by name."""

OTHER_WORDS = {
    "doria": {"fireball"},  # an ability
    "plungin": {
        # effects of spells, which share their name with the first spell that has them
        "demon", "doppelganger", "drain", "earth-gate", "ethereal", "find", "fire-shield", "harden", "invisibility",
        "likeness", "pit", "quicken", "teleport", "wave",
        "shield",  # a place for armor
    },
    "universalis": {
        "animal", "bard", "bed", "fire", "fortune", "home", "leader", "light", "market", "nature", "pit", "prison",
        "riddle", "shield", "sinking", "water",
    },
}  # fmt: skip
"""Ids that are also the name of something else: an effect, a kind, a question."""


def printed_ids(slug: str) -> set[str]:
    """The ids of all content of a game. The Abilities of Plungin' are rules: a paragraph of the rulebook each."""
    found: set[str] = set()
    for edition in infos()[slug].editions:
        content = undercroft.new(slug, seed=1, edition=edition.id).content
        for field in msgspec.structs.fields(type(content)):
            entries = getattr(content, field.name)
            if isinstance(entries, Catalogue) and field.name != "abilities":
                found |= set(entries)
    return found


@pytest.mark.parametrize("slug", list(infos()))
def test_rules_name_no_content(slug):
    """A card that rules know by its id cannot be changed, renamed or copied by a layer."""
    ids = printed_ids(slug)
    found = {
        node.value
        for file in (SRC / "games" / slug / "rules").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    }
    assert found == IN_THE_RULES.get(slug, set()) | OTHER_WORDS.get(slug, set())
