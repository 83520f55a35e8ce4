"""What single cards of Dungeon Universalis are worth, for `make balance ARGS="universalis --cards"`.

Every game tries many entries at once: party, faction, quest and mode are random, and so are other spells for every
caster and a magic object for every second hero. Every game has its own seed, so one regression estimates how much each
entry adds to the heroes' share of games won. After each round, entries that look suspicious or have hardly been seen
are drawn more often.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from undercroft.bots import make, seated
from undercroft.games import find
from undercroft.games.universalis.content.catalogue import Content, UTable
from undercroft.games.universalis.content.definitions import MagicObject
from undercroft.games.universalis.rules.actions.gear import allowed
from undercroft.games.universalis.rules.carrying.hands import hands_for
from undercroft.games.universalis.rules.characters import choosable, figures
from undercroft.games.universalis.setup import add_hero, set_out
from undercroft.games.universalis.state import Figure, Held
from undercroft.kernel import Config, Table, configure, inline
from undercroft.lab.simulate import shared_out
from undercroft.significance import wilson

SLUG = "universalis"
QUESTS = (
    "the-old-cellar",
    "the-oathbound-barrow",
    "the-toll-fort",
    "the-drowned-chapel",
    "the-founders-house",
    "the-hermits-oak",
    "the-silent-scriptorium",
    "the-nail-smiths-pit",
)
"""Sheets whose rooms and goals suit every faction."""
HEROES = 4
FILLED = 0.75
"""How often one of a caster's spells is replaced."""
ROUND = 400
"""After this many games, the weights of what to draw are updated."""
EAGER = 4
"""How many times as often something suspicious is drawn."""
LOW, HIGH = 0.35, 0.65
FAR = 3.0
"""Standard deviations of its kind beyond which an entry is out of line."""
SURE = 3.0
"""Standard errors that make a finding certain, although hundreds of entries are looked at."""
FEW = 40
"""Entries with fewer games are not judged."""
KINDS = ("spell", "magic", "hero")


class Trial(msgspec.Struct):
    """What was in a game, and whether the heroes won. `used`: how often the bots used what they were given."""

    seed: int
    mode: str
    quest: str
    faction: str
    heroes: list[str]
    spells: list[str]
    magic: list[str]
    won: bool
    used: dict[str, int]


class Finding(msgspec.Struct):
    """The difference that an entry makes, with half the width of its 95 % interval. For spells and objects, compared to
    nothing in their place; for heroes, compared to the average hero."""

    kind: str
    id: str
    games: int
    used: int
    gain: float
    error: float
    far: float = 0.0
    """How many standard deviations it lies from the mean of its kind."""
    verdict: str = ""

    @property
    def reach(self) -> float:
        return 1.96 * self.error


class Lots(msgspec.Struct):
    """The weight of each entry in the draw; 1 by default."""

    weights: dict[str, float] = {}

    def draw(self, chance: random.Random, options: Sequence[str]) -> str:
        return chance.choices(options, [self.weights.get(one, 1.0) for one in options])[0]


# ------------------------------------------------------------------------------------------------ playing


def play(seed: int, lots: Lots) -> Trial:
    """Play one game with a random set-up."""
    chance, game = random.Random(seed), find(SLUG)
    factions = [*game.content(configure(game.info, seed=seed)).factions]
    cell = lots.draw(chance, [f"{mode.id}/{faction}" for mode in game.info.modes for faction in factions])
    mode, faction = cell.split("/")
    quest = chance.choice(QUESTS)
    config = configure(game.info, seed=seed, mode=mode, scenario=quest, heroes=HEROES)
    policy = seated([make(SLUG, "careful", seed + seat) for seat in range(config.seats)])
    assert policy is not None
    content: Content = game.content(config)
    table: UTable = Table(game, game.setup(config, content), content, policy=policy)
    table.tally = {}
    trial = Trial(seed, mode, quest, faction, [], [], [], False, {})
    table.state.dark.dwellers = faction
    muster(table, config, trial, chance, lots)
    set_out(table)
    inline.finish(table)
    outcome = game.outcome(table.state, content)
    trial.won = outcome[0].won
    trial.used = {id: table.tally[id] for id in (*trial.spells, *trial.magic) if id in table.tally}
    return trial


def muster(t: UTable, config: Config, trial: Trial, chance: random.Random, lots: Lots) -> None:
    """Heroes, their spells and their magic objects."""
    players = config.seats - (t.state.dark.seat >= 0)
    for index in range(HEROES):
        hero = add_hero(t, lots.draw(chance, choosable(t.state, t.content)), index % players)
        trial.heroes.append(hero.card)
        if hero.spells:
            free = [id for id in t.content.spells if id not in trial.spells]
            known = list(dict.fromkeys(lots.draw(chance, free) for _ in hero.spells if chance.random() < FILLED))
            hero.spells = tuple(known)
            trial.spells += known
    for _ in range(HEROES // 2):
        card = lots.draw(chance, [id for id in t.content.magic if id not in trial.magic])
        party = [figure for figure in t.state.figures.values() if figure.kind == "hero"]
        chance.shuffle(party)
        if any(equip(t, hero, t.content.magic[card]) for hero in party):
            trial.magic.append(card)


def equip(t: UTable, hero: Figure, card: MagicObject) -> bool:
    """Equip a magic object if the hero can use it. A weapon, armor or shield replaces an ordinary one; a weapon
    replaces one that does no more damage."""
    held, armor = Held(card.base or card.id, magic=card.id), t.content.armors.get(card.base)
    if not allowed(t, hero, held):
        return False
    zone = hero.hands if card.base and armor is None else hero.worn
    alike = [n for n, old in enumerate(zone) if not old.magic and shape(t.content, old) == shape(t.content, held)]
    if weapon := t.content.weapons.get(card.base):
        alike = [n for n in alike if t.content.weapons[zone[n].card].damage <= weapon.damage + card.damage]
    if not card.base or (armor is not None and not armor.body and not alike):
        zone.append(held)
        return True
    for place in alike:
        old, zone[place] = zone[place], held
        if sum(hands_for(t, one) for one in hero.hands) <= figures.arms(hero):
            return True
        zone[place] = old
    return False


def shape(content: Content, held: Held) -> str:
    """Which object can replace which."""
    if weapon := content.weapons.get(held.card):
        return f"{'blow' if weapon.kind == 'melee' else 'shot'} with {weapon.hands} hands"
    if armor := content.armors.get(held.card):
        return f"armor {armor.body} {armor.heavy}"
    return "shield" if held.card in content.shields else held.card


def rounds(keep: Path | None, games: int, jobs: int, seed: int) -> Iterator[list[Trial]]:
    """All trials so far, round by round, starting with those of the file; new ones are added to it."""
    trials = read(keep)
    yield trials
    while games > 0:
        lots = eager(trials)
        first = max([seed, *(trial.seed + 1 for trial in trials)])
        count = min(games, ROUND)
        new = list(shared_out(play, range(first, first + count), [lots] * count, jobs))
        if keep is not None:
            with keep.open("ab") as file:
                file.writelines(msgspec.json.encode(trial) + b"\n" for trial in new)
        trials += new
        games -= count
        yield trials


def read(keep: Path | None) -> list[Trial]:
    if keep is None or not keep.exists():
        return []
    return [msgspec.json.decode(line, type=Trial) for line in keep.read_bytes().splitlines()]


def eager(trials: list[Trial]) -> Lots:
    """Weights for the next round: entries that may still be out of line are drawn more often."""
    if len(trials) < ROUND:
        return Lots()
    found = judged(trials)
    weights = {one.id: float(EAGER) for one in found if one.verdict}
    for kind in KINDS:
        mine = [one for one in found if one.kind == kind]
        weights |= {one.id: float(EAGER) for one in mine if 2 * one.games * len(mine) < sum(two.games for two in mine)}
    for (mode, faction), rows in cells(trials).items():
        if verdict_of(rows):
            weights[f"{mode}/{faction}"] = EAGER
    return Lots(weights)


# ------------------------------------------------------------------------------------------------ judging


def judged(trials: list[Trial]) -> list[Finding]:
    """All entries with their differences, the offenders with a verdict."""
    found = differences(trials)
    for kind in KINDS:
        mine = [one for one in found if one.kind == kind]
        if len(mine) < FAR:
            continue
        well = [one for one in mine if one.games >= FEW] or mine
        gains = np.array([one.gain for one in well])
        noise = float(np.mean([one.error**2 for one in well]))
        middle, spread = float(gains.mean()), float(np.sqrt(max(gains.var(ddof=1) - noise, gains.var(ddof=1) / 4)))
        for one in mine:
            one.far = (one.gain - middle) / spread if spread else 0.0
            if one.games < FEW:
                one.verdict = "?"
            elif kind != "hero" and one.gain + SURE * one.error < 0:
                one.verdict = "worse with than without"
            elif abs(one.far) > FAR and abs(one.gain - middle) > SURE * one.error:
                one.verdict = f"far {'above' if one.far > 0 else 'below'} its kind"
            elif (kind != "hero" and one.gain + one.error < 0) or abs(one.far) > FAR:
                one.verdict = "?"
    return found


def differences(trials: list[Trial]) -> list[Finding]:
    """Least squares with errors clustered by seed. Quest, mode and faction are regressors too, so that their luck does
    not count."""
    names: dict[tuple[str, str], int] = {}
    rows: list[list[int]] = []
    for trial in trials:
        entries = [("quest", trial.quest), ("mode", trial.mode), ("faction", trial.faction)]
        for kind, ids in (("hero", trial.heroes), ("spell", trial.spells), ("magic", trial.magic)):
            entries += [(kind, id) for id in ids]
        rows.append([names.setdefault(one, len(names)) for one in entries])
    there = np.zeros((len(trials), len(names) + 1))
    there[:, -1] = 1.0
    for at, row in enumerate(rows):
        there[at, row] = 1.0
    won = np.array([float(trial.won) for trial in trials])
    inverse = np.linalg.pinv(there.T @ there)
    gains = inverse @ (there.T @ won)
    parts = there * (won - there @ gains)[:, None]
    seeds = np.unique([trial.seed for trial in trials], return_inverse=True)[1]
    clustered = np.zeros((seeds.max() + 1, parts.shape[1]))
    np.add.at(clustered, seeds, parts)
    spread = inverse @ (clustered.T @ clustered) @ inverse
    found: list[Finding] = []
    heroes = [at for (kind, _), at in names.items() if kind == "hero"]
    for (kind, id), at in names.items():
        if kind not in KINDS:
            continue
        contrast = np.zeros(len(names) + 1)
        contrast[at] = 1.0
        if kind == "hero":
            contrast[heroes] -= 1 / len(heroes)
        games = int(there[:, at].sum())
        used = sum(id in trial.used for trial in trials)
        error = float(np.sqrt(max(0.0, contrast @ spread @ contrast)))
        found.append(Finding(kind, id, games, used, float(contrast @ gains), error))
    return found


def cells(trials: list[Trial]) -> dict[tuple[str, str], list[Trial]]:
    """The games of each mode and faction."""
    found: dict[tuple[str, str], list[Trial]] = {}
    for trial in trials:
        found.setdefault((trial.mode, trial.faction), []).append(trial)
    return found


def rate(rows: Sequence[Trial]) -> tuple[float, float, float]:
    """The heroes' share, with its interval."""
    won = sum(trial.won for trial in rows)
    return won / len(rows), *wilson(won, len(rows))


def verdict_of(rows: Sequence[Trial]) -> str:
    share, low, high = rate(rows)
    if low > HIGH:
        return "too easy"
    if high < LOW:
        return "too hard"
    return "" if LOW <= share <= HIGH else "?"


# ------------------------------------------------------------------------------------------------ printing


def report(trials: list[Trial], known: dict[str, list[str]]) -> Iterator[str]:
    """A line per entry, and the offenders at the end."""
    offenders: list[str] = []
    yield f"{len(trials)} games, the heroes won {percent(rate(trials))}"
    for what in ("quest", "mode"):
        for name in sorted({getattr(trial, what) for trial in trials}):
            yield f"  {what} {name}: {percent(rate([trial for trial in trials if getattr(trial, what) == name]))}"
    modes = sorted({trial.mode for trial in trials})
    yield "factions: the heroes' share of games won, over all and by mode"
    every = cells(trials)
    for faction in sorted({trial.faction for trial in trials}):
        parts = []
        for mode in modes:
            rows = every.get((mode, faction), [])
            if rows:
                verdict = verdict_of(rows)
                parts.append(f"{mode} {percent(rate(rows))} of {len(rows)}" + (f" {verdict}" if verdict else ""))
                if verdict and verdict != "?":
                    offenders.append(f"{faction}: {parts[-1]}")
        yield f"  {faction}: {percent(balanced(trials, faction))}; " + ", ".join(parts)
    for kind in KINDS:
        found = sorted((one for one in judged(trials) if one.kind == kind), key=lambda one: one.gain)
        yield f"{kind}: points of games won with it less those without"
        for one in found:
            yield f"  {line(one)}"
        offenders += [f"{kind} {line(one)}" for one in found if one.verdict and one.verdict != "?"]
        unseen = sorted({*known[kind]} - {one.id for one in found})
        if unseen:
            yield f"  never tried: {', '.join(unseen)}"
        idle = [one.id for one in found if not one.used and kind != "hero"]
        if idle:
            yield f"  never used: {', '.join(idle)}"
    yield f"{len(offenders)} offenders" + (":" if offenders else "")
    yield from (f"  {one}" for one in offenders)


def balanced(trials: list[Trial], faction: str) -> tuple[float, float, float]:
    """A faction's share with equal weight for every mode."""
    rates = [rate(rows) for (_, name), rows in cells(trials).items() if name == faction]
    middle = sum(one[0] for one in rates) / len(rates)
    error = (sum(((one[2] - one[1]) / 2) ** 2 for one in rates)) ** 0.5 / len(rates)
    return middle, max(0.0, middle - error), min(1.0, middle + error)


def percent(rate: tuple[float, float, float]) -> str:
    """A share and its interval."""
    share, low, high = (100 * one for one in rate)
    return f"{share:.0f} % ({low:.0f}-{high:.0f})"


def line(one: Finding) -> str:
    used = f", used in {one.used}" if one.kind != "hero" else ""
    verdict = f"  <- {one.verdict}" if one.verdict else ""
    return (
        f"{one.id}: {100 * one.gain:+.1f} ± {100 * one.reach:.1f}, {one.far:+.1f} deviations, "
        f"{one.games} games{used}{verdict}"
    )


def measure(games: int, jobs: int, seed: int, keep: Path | None, told: Callable[[str], Any] = print) -> None:
    *_, trials = rounds(keep, games, jobs, seed)
    content: Content = find(SLUG).content(configure(find(SLUG).info, seed=0))
    known = {"spell": [*content.spells], "magic": [*content.magic], "hero": [*content.heroes]}
    for text in report(trials, known):
        told(text)
