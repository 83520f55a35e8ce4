"""The rules know no entry of the content by its name: what an entry does stands beside it."""

import ast
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from undercroft.games import universalis
from undercroft.games.universalis.content.definitions import SKILL_GROUPS, Skill
from undercroft.games.universalis.content.hooks import Aid, Deed, Edge, Struck, Worth, Wounding
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.rules.harm.damage import afflict
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import Catalogue

RULES = Path(universalis.__file__).parent / "rules"
CONTENT = base()
ORDINARY = {
    "pit", "riddle", "fortune", "bed", "rope", "holy-water", "pickaxes", "poison-flask", "shield", "unarmed", "lever",
    "sinking",
}  # fmt: skip
"""Words of the rules that a card happens to bear as its name: a kind of ground, a kind of roll, an attribute, a
purchase, kinds of objects, bare hands, a deed, a way to die."""
IDS = {
    "skill": set(CONTENT.skills),
    "spell": set(CONTENT.spells),
    "card": set(CONTENT.dark),
    "creature": {*CONTENT.creatures, *CONTENT.companions},
    "thing": {
        *CONTENT.weapons,
        *CONTENT.armors,
        *CONTENT.shields,
        *CONTENT.objects,
        *CONTENT.magic,
        *CONTENT.treasures,
        *CONTENT.furniture,
        *CONTENT.elements,
        *CONTENT.travel,
        *CONTENT.dangers,
        *CONTENT.boats,
    },
}


def literals(file: Path) -> list[tuple[int, str]]:
    """Texts in code: no docstrings, and no names on a page."""
    tree = ast.parse(file.read_text())
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "__all__" for target in node.targets):
            skipped |= {id(inside) for inside in ast.walk(node.value)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]


@pytest.mark.parametrize("kind", IDS)
def test_the_rules_know_no_name(kind):
    found = [
        f"{file.parent.name}/{file.name}:{line} {text}"
        for file in sorted(RULES.rglob("*.py"))
        for line, text in literals(file)
        if text in IDS[kind] - ORDINARY
    ]
    assert not found, "\n".join(found)


def test_what_skills_give_is_what_the_rules_ask_for():
    """No word is given that nobody asks for, and none is asked for that nobody gives."""
    house = RULES.parent
    files = [*RULES.rglob("*.py"), *(house / "content" / "skills").glob("*.py"), *(house / "bots").glob("*.py")]
    tables = [house / "content" / "skills" / f"{group}.py" for group in SKILL_GROUPS]
    given = {word for skill in CONTENT.skills.values() for word in skill.gives}
    said = {text for file in files if file not in tables for _, text in literals(file)}
    assert given - said == set()
    assert asked(files) - given == set()


ASKING = {"has", "shows", "lent", "giver", "could", "apply", "noted", "note", "declares", "trait", "trait_word"}


def asked(files: list[Path]) -> set[str]:
    """The words that rules ask for by one of the functions that do so."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ASKING:
                found |= {
                    one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


# ------------------------------------------------------------------------------------------------ a skill of one's own


async def scorch(t, struck: Struck) -> None:
    afflict(t, struck.target, "stunned")


async def glare(t, who: int, target: int) -> None:
    afflict(t, target, "stunned")


NEW = Skill(
    id="test-scorching-blade",
    group="combat",
    active=True,
    gives=("hard-to-hit", "counters"),
    blow=Aid(1, Edge(dice=2)),
    wounding=Wounding(9, scorch),
    deed=Deed(lambda t, s: [s.figure.id + 1], glare, lambda t, figure, foe: Worth(1, Fraction(1))),
)


def with_new_skill(arena, **hero):
    """Two characters, one of whom has a skill that the rules have never heard of."""
    a, one, two = arena.duel({"skills": (NEW.id,), **hero})
    a.t.content = a.content = msgspec.structs.replace(
        a.content, skills=Catalogue("skills", [*a.content.skills.values(), NEW])
    )
    return a, one, two


def test_a_new_skill_adds_to_damage_and_follows_a_wound(arena):
    a, hero, orc = with_new_skill(arena, strength=3, combat=5)
    orc.size = 3  # too large to be pushed
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [5, 4, 1, 2, 6, 1, 1, 1, 1, 1])
    assert (orc.wounds, a.state.turn.active.skills) == (1, [NEW.id])
    assert a.state.figures[orc.id].marks & Mark.STUNNED


def test_a_new_skill_is_an_action(arena):
    a, hero, orc = with_new_skill(arena)
    a.activate(hero)
    a.do(hero, f"skill {NEW.id} #{orc.id}")
    assert orc.marks & Mark.STUNNED
    assert a.state.turn.active.action == 0


def test_a_new_skill_takes_part_in_rules_by_its_words(arena):
    a, hero, orc = with_new_skill(arena, hands=("broadsword",))
    bow = a.content.weapons["short-bow"]
    plain = ranged.shot_plus(a.t, orc, hero, bow, Held("short-bow"))
    hero.skills = ()
    assert ranged.shot_plus(a.t, orc, hero, bow, Held("short-bow")) == plain + 1
