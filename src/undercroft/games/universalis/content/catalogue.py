"""The printed content by id, the rule points, and the table that the rules are written for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from undercroft.kernel import Catalogue, Table

from ..state import State
from ..surmise import Boards
from .definitions import (
    Armor,
    Behaviour,
    Companion,
    Creature,
    DarkCard,
    Faction,
    Furniture,
    Hero,
    HeroClass,
    Lore,
    MagicObject,
    Object,
    Race,
    Shield,
    Skill,
    SpecialElement,
    Spell,
    Treasure,
    Weapon,
)
from .hooks import Aid, Art, Declared, Deed, Edge, Entering, Feat, Follow, Guard, Wounding
from .journey.charts import Chart
from .journey.places import Boat
from .outfits import Wardrobe
from .quests import Quest
from .settlements import Danger, Service, TravelEvent

T = TypeVar("T")


class Points(msgspec.Struct, frozen=True):
    """Rule points: figures and readings that an edition or a ruling can replace. See RULINGS.md."""

    scenario_die: tuple[str, ...] = ("obstacle", "obstacle", "encounter", "encounter", "power", "power")
    chart: tuple[tuple[str, str, str], ...] = (
        ("", "", "stunned"),
        ("", "", "stunned"),
        ("", "", "knocked-down"),
        ("", "knocked-down", "knocked-down"),
        ("knocked-down", "knocked-down", "knocked-down"),
    )
    """Rows: the attacker is much smaller, smaller, of the same size, larger, much larger. Columns: criticals."""
    riddle_penalty: int = -2
    chest_attempts: int = 1
    obstacle_roll_each_step: bool = False
    unlock_points: int = 1
    kill_points: tuple[int, int, int] = (1, 3, 5)
    """For a Grunt, an Elite and a Champion."""
    leader_points: int = 8
    goal_points: int = 25
    chest_points: int = 1
    disarm_points: int = 1
    riddle_points: int = 1
    knock_out_points: int = 3
    turn_points: int = 1
    overrun_points: int = 1
    fortune_points: int = 1
    total_darkness_penalty: int = -1
    mode_reserves: dict[str, int] = {}
    """By mode: Value Points for each hero that the Dark Player has more, or less, than the sheet gives him."""
    resurrection_cost: int = 20
    inn_cost: int = 1


class Known(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a set of skills comes to."""

    words: dict[str, str]
    """What their owner is or can do, each with the first skill that gives it."""
    attacks: tuple[tuple[str, Deed], ...]
    talents: tuple[tuple[str, Deed], ...]
    """Their Actions, by the skill as which each counts; borrowed ones come last."""
    feats: tuple[Feat, ...]
    proof: frozenset[str]
    """Conditions that never befall their owner."""
    hardy: frozenset[str]
    """Elements and conditions that he withstands with +1 to his Natural Armor or to his test."""
    resists: frozenset[str]
    """Elements that harm him with a die less."""
    blows: tuple[tuple[str, Aid], ...]
    shots: tuple[tuple[str, Aid], ...]
    """Active skills that help attacks by themselves, in the order in which they are chosen."""
    blow_edges: tuple[tuple[str, Edge], ...]
    shot_edges: tuple[tuple[str, Edge], ...]
    """What those do to the damage, in the order in which they are asked."""
    declared: tuple[tuple[str, Declared], ...]
    woundings: tuple[Wounding, ...]
    follows: tuple[Follow, ...]
    repeats: dict[str, tuple[str, ...]]
    """The skills that repeat failed tests, by kind of test or attribute, in the printed order."""
    bonuses: dict[str, tuple[tuple[int, Skill | None], ...]]
    """What they add to attributes and to kinds of rolls, each with its card if that sets conditions or is Active."""
    art: Art | None
    guard: Guard | None
    enterings: tuple[Entering, ...]
    starting: tuple[Entering, ...]
    gifts: frozenset[str]
    """Spells that come from the gods."""


class Repertoire(dict[tuple[str, ...], Known]):
    """What sets of skills come to, each put together when it is first asked for. Where it is asked for all the time,
    `get` looks first: that is far quicker than `[]`, for which Python has no short way with such a dictionary."""

    def __init__(self, skills: Catalogue[Skill], magic: Iterable[MagicObject] = ()) -> None:
        super().__init__()
        self.skills = skills
        self.givers: dict[str, tuple[str, ...]] = {}
        """The skills that give each word."""
        for skill in skills.values():
            for word in skill.gives:
                self.givers[word] = (*self.givers.get(word, ()), skill.id)
        self.lendable = frozenset(word for one in magic for id in one.grants for word in skills[id].gives)
        """What magic objects can give besides."""
        self.worded = tuple(skill.id for skill in skills.values() if skill.worded)
        """Skills that speak of a faction; the longer name of one speaks of a single enemy."""
        self.feats = {skill.feat.verb: skill.feat for skill in skills.values() if skill.feat is not None}

    def __missing__(self, ids: tuple[str, ...]) -> Known:
        cards = [self.skills[id] for id in ids if id in self.skills]
        words = {word: card.id for card in reversed(cards) for word in reversed(card.gives)}
        deeds = [(deed.name or id, deed) for id, deed in each(cards, lambda card: card.deed)]
        deeds.sort(key=lambda one: bool(one[1].name))
        blows = ordered(each(cards, lambda card: card.blow))
        shots = ordered(each(cards, lambda card: card.shot))
        if len(self) > MOST_KEPT:
            self.clear()
        self[ids] = found = Known(
            words=words,
            attacks=tuple(one for one in deeds if one[1].worth is not None),
            talents=tuple(one for one in deeds if one[1].worth is None),
            feats=tuple(sorted(those(cards, lambda card: card.feat), key=by_order)),
            proof=frozenset(condition for card in cards for condition in card.proof),
            hardy=frozenset(element for card in cards for element in card.hardy),
            resists=frozenset(element for card in cards for element in card.resists),
            blows=blows,
            shots=shots,
            blow_edges=ordered((id, aid.edge) for id, aid in blows if aid.edge is not None),
            shot_edges=ordered((id, aid.edge) for id, aid in shots if aid.edge is not None),
            declared=ordered(each(cards, lambda card: card.declared)),
            woundings=tuple(sorted(those(cards, lambda card: card.wounding), key=by_order)),
            follows=tuple(sorted(those(cards, lambda card: card.follow), key=by_order)),
            repeats=repeats(cards),
            bonuses=bonuses(cards),
            art=next(iter(those(cards, lambda card: card.art)), None),
            guard=next(iter(those(cards, lambda card: card.guard)), None),
            enterings=tuple(those(cards, lambda card: card.entering)),
            starting=tuple(those(cards, lambda card: card.starting)),
            gifts=frozenset(spell for card in cards for spell in card.spells),
        )
        return found


def each(cards: list[Skill], what: Callable[[Skill], T | None]) -> list[tuple[str, T]]:
    """What these skills have of something, each with its id."""
    return [(card.id, found) for card in cards if (found := what(card)) is not None]


def those(cards: list[Skill], what: Callable[[Skill], T | None]) -> list[T]:
    """What these skills have of something."""
    return [found for _, found in each(cards, what)]


def repeats(cards: list[Skill]) -> dict[str, tuple[str, ...]]:
    """The skills that repeat failed tests, by kind of test or attribute."""
    kinds = {kind for card in cards for kind in card.repeats}
    return {kind: tuple(card.id for card in cards if kind in card.repeats) for kind in kinds}


def bonuses(cards: list[Skill]) -> dict[str, tuple[tuple[int, Skill | None], ...]]:
    """What skills add to attributes and rolls, each with its card if that sets conditions or is Active."""
    found: dict[str, list[tuple[int, Skill | None]]] = {}
    for card in cards:
        for one in card.bonuses:
            found.setdefault(one.to, []).append((one.value, card if card.needs or card.active else None))
    return {to: tuple(added) for to, added in found.items()}


O = TypeVar("O", Aid, Edge, Declared)


def by_order(one: Aid | Edge | Declared | Feat | Wounding | Follow) -> int:
    return one.order


def ordered(pairs: Iterable[tuple[str, O]]) -> tuple[tuple[str, O], ...]:
    return tuple(sorted(pairs, key=lambda pair: pair[1].order))


MOST_KEPT = 5000


class Content(msgspec.Struct, frozen=True):
    """All that an edition prints."""

    races: Catalogue[Race]
    classes: Catalogue[HeroClass]
    skills: Catalogue[Skill]
    heroes: Catalogue[Hero]
    weapons: Catalogue[Weapon]
    armors: Catalogue[Armor]
    shields: Catalogue[Shield]
    objects: Catalogue[Object]
    magic: Catalogue[MagicObject]
    treasures: Catalogue[Treasure]
    lores: Catalogue[Lore]
    spells: Catalogue[Spell]
    furniture: Catalogue[Furniture]
    elements: Catalogue[SpecialElement]
    dark: Catalogue[DarkCard]
    behaviours: Catalogue[Behaviour]
    creatures: Catalogue[Creature]
    companions: Catalogue[Companion]
    factions: Catalogue[Faction]
    travel: Catalogue[TravelEvent]
    services: Catalogue[Service]
    dangers: Catalogue[Danger]
    boats: Catalogue[Boat]
    charts: dict[str, Chart]
    quests: Catalogue[Quest]
    points: Points
    boards: Boards
    """The map of each quest by its id; how it could be, for somebody who thinks ahead, by the guess."""
    known: Repertoire = msgspec.field(default_factory=lambda: Repertoire(Catalogue("skills", ())))
    outfits: Wardrobe = None  # type: ignore[assignment]  # made once the content is complete

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "known", Repertoire(self.skills, self.magic.values()))
        msgspec.structs.force_setattr(self, "outfits", Wardrobe(self))

    def profile(self, card: str) -> Creature:
        """The profile of a creature, a mercenary or a pet."""
        return self.companions[card] if card in self.companions else self.creatures[card]


UTable = Table[State, Content]
