"""The rule ledger: every rule of a game by id, and which of them a passing test has verified."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources

import msgspec

from .games import infos


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule in our words. `same_as` names the rules that it restates."""

    id: str
    kind: str
    text: str
    lines: str = ""
    edition: str = ""
    scope: str = ""
    note: str = ""
    same_as: tuple[str, ...] = ()


class Coverage(msgspec.Struct, frozen=True):
    """How much of a game's ledger is verified. `later` are rules that belong to work still to come."""

    rules: int
    not_applicable: int
    verified: int
    unverified: list[str]
    later: int = 0

    @property
    def share(self) -> float:
        applicable = self.rules - self.not_applicable - self.later
        return self.verified / applicable if applicable else 1.0


@cache
def rules(slug: str) -> dict[str, Rule]:
    """The ledger of a game (all its `ledger*.toml`), in the order of the rulebook."""
    found: dict[str, Rule] = {}
    folder = resources.files(f"undercroft.games.{slug}")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.startswith("ledger") and file.name.endswith(".toml"):
            for entry in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]:
                rule = msgspec.convert({**entry, "text": _readable(entry["text"])}, Rule)
                if rule.id in found:
                    raise ValueError(f"{file.name}: {rule.id} is there twice")
                found[rule.id] = rule
    return found


FILE = re.compile(r"(Table:? |File: )?(?:[\w*-]+/)*[\w*-]+\.(?:csv|toml)\b")


def _readable(text: str) -> str:
    """A rule as players read it: where its figures were copied from is of no use to them.

    >>> _readable("Costs: see tables/doria/actions.csv. Six sizes. File: sizes.csv (deck 2).")
    'Costs: see the printed table. Six sizes. See the printed table (deck 2).'
    """
    return FILE.sub(lambda found: "See the printed table" if found[1] else "the printed table", text)


@cache
def excepted(slug: str) -> tuple[dict[str, str], dict[str, str]]:
    """Rules that software cannot have, and rules of later work, each with its reason (`not_applicable.toml`)."""
    file = resources.files(f"undercroft.games.{slug}").joinpath("not_applicable.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    later = data.pop("later", {})
    for id in (*data, *later):
        if id not in rules(slug):
            raise ValueError(f"{slug}/not_applicable.toml: there is no rule {id}")
    return data, later


def coverage(slug: str, verified: Iterable[str]) -> Coverage:
    """Count a game's rules. A restatement counts as verified when all that it restates are."""
    ledger = rules(slug)
    never, later = excepted(slug)
    tested = set(verified) & set(ledger) - set(never) - set(later)

    def done(rule: Rule) -> bool:
        if rule.id in tested:
            return True
        return bool(rule.same_as) and all(id in never or id in later or done(ledger[id]) for id in rule.same_as)

    open_rules = [rule for rule in ledger.values() if rule.id not in never and rule.id not in later]
    missing = [rule.id for rule in open_rules if not done(rule)]
    return Coverage(len(ledger), len(never), len(open_rules) - len(missing), missing, len(later))


def search(slug: str, word: str) -> list[Rule]:
    """Rules whose id or text has the word, or all words if there are several; where none has, those that have words
    that begin so. An exact id comes alone."""
    ledger = rules(slug)
    if word in ledger:
        return [ledger[word]]
    wanted = _words(word)
    if not wanted:
        return []
    said = {rule.id: _words(f"{rule.id} {rule.text}") for rule in ledger.values()}
    whole = [rule for rule in ledger.values() if wanted <= said[rule.id]]
    return whole or [rule for rule in ledger.values() if all(_begins(one, said[rule.id]) for one in wanted)]


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def _begins(start: str, said: set[str]) -> bool:
    return any(one.startswith(start) for one in said)


def has_ledger(slug: str) -> bool:
    return slug in infos() and bool(rules(slug))
