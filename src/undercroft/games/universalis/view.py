"""What a seat may see. The only place where secrets are taken out; `dealing` deals them again.

Hidden from the heroes: the Dark Player's hand, both kinds of decks, unrevealed sections, secret doors, traps of the
sheet, the Leader's object. Hidden from the Dark Player: the order of the decks.  [dun.setup.diagram]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from undercroft.toolkit.grid import mask

from .board import Board
from .content.catalogue import Content, UTable
from .content.definitions import Attribute
from .field import Field
from .rules.between import market, stays
from .rules.carrying import load
from .rules.characters import card_of, figures, vitality_left
from .rules.hazards import traps
from .rules.journey import groups
from .state import HEROES, MARKS, Barrier, Figure, Held, Note, Placed, State, number


class Glance(NamedTuple):
    """State and content for those rules that only look."""

    state: State
    content: Content


class Ground(NamedTuple):
    """What is seen of the ground: its squares, the section of each square of the sheet, terrain, and those squares that
    are seen although nobody has been there."""

    known: list[int]
    sections: list[int]
    terrain: dict[int, str]
    unexplored: list[int]


KEPT = 64
"""So much of the ground is kept, because it is the same until a section is explored or something on it changes."""


@lru_cache(maxsize=KEPT)
def ground(field: Field, seen: int) -> Ground:
    """The ground as far as it is seen, to be read only."""
    section, cells = field.board.section, [cell for cell in range(field.board.size) if seen >> cell & 1]
    known = [cell for cell in cells if section[cell] >= 0]
    sections = [-1] * field.board.size
    for cell in known:
        sections[cell] = section[cell]
    terrain = {cell: kind for cell in cells if (kind := field.ground[cell])}
    return Ground(known, sections, terrain, [cell for cell in known if not field.explored >> cell & 1])


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """All that a seat may know."""
    board = content.boards[state.map.guess or state.quest.id]
    dark = seat is not None and seat == state.dark.seat
    field = board.field(state.map.layout)
    everything = (1 << board.size) - 1
    seen = everything if dark else remembered(state, content, field.explored)
    t = cast(UTable, Glance(state, content))
    here = ground(field, seen)
    unlit = {cell: figures.unlit(t, cell) for cell in here.known} if state.map.dark_sections else {}
    return {
        "quest": state.quest.id,
        "turn": state.turn.number,
        "side": ("heroes", "dark")[state.turn.side],
        **_map(state, content, here, seen, dark),
        "figures": [_figure(t, figure, dark) for figure in state.figures.values()],
        "kinds": list(state.kinds),
        "active": _acting(state, dark),
        "reserve": state.dark.reserve,
        "detonations": state.turn.detonations,
        "achievements": list(state.quest.achievements),
        "decks": [len(state.dark.obstacle_deck), len(state.dark.power_deck), len(state.dark.encounter_deck)],
        "unexplored": here.unexplored,
        **_dark_side(state, content, dark),
        "created": {name: msgspec.to_builtins(hero) for name, hero in state.saga.created.items()},
        "captives": {quest: [figure.card for figure in held] for quest, held in state.saga.captives.items()},
        "prison": state.map.prison,
        "draft": msgspec.to_builtins(state.making.draft),
        "powers": list(state.dark.powers),
        "heights": {n: s.height for n, s in enumerate(board.sections) if s.height and seen & board.squares[n]},
        "darkness": [cell for cell, kind in unlit.items() if kind == "dark"],
        "total-darkness": [cell for cell, kind in unlit.items() if kind == "total-darkness"],
        "lights": [cell for cell in state.map.lights if seen >> cell & 1],
        "safe-zone": _safe_zone(t, here.known),
        "spellbound": msgspec.to_builtins(state.spellbound),
        **_task(state, content, seen),
        "ended": state.quest.ended,
        "trading": list(state.stay.trading),
        "stall": _stall(t) if state.stay.trading else None,
        "road": _road(state) if state.road is not None else None,
    }


def _stall(t: UTable) -> dict[str, Any]:
    """Where a hero stands in a settlement: the houses there, the one that he is in, and what it sells him for how
    much."""
    who, house = t.state.stay.trading[0], t.state.stay.visiting
    figure = t.state.figures[who]
    sold = stays.wares(t, figure, t.content.services[house]) if house else []
    prices = [(ware, market.price(t, figure, market.ware(t, ware))) for ware in sold]
    return {"house": house, "houses": list(t.content.services), "wares": prices}


def _map(state: State, content: Content, here: Ground, seen: int, dark: bool) -> dict[str, Any]:
    """The ground and what lies on it, as far as it is seen."""
    board = content.boards[state.map.guess or state.quest.id]
    return {
        "known": here.known,
        "width": board.width,
        "height": board.height,
        "sections": here.sections,
        "names": {n: s.id for n, s in enumerate(board.sections) if dark or seen & board.squares[n]},
        "doors": [
            _door(state, content, n)
            for n in range(len(board.doors))
            if door_known(state.map.doors[n], board, n, dark, seen)
        ],
        "pieces": [_piece(state, piece) for piece in state.map.layout.pieces if seen >> piece.cell & 1],
        "chests": [{"cell": cell, **_barrier(state.map.chests[cell])} for cell in state.map.chests if seen >> cell & 1],
        "terrain": here.terrain,
        "start": [cell for cell in board.start if seen >> cell & 1],
        "traps": [
            {"cell": trap.cell, "card": trap.card}
            for trap in state.map.traps
            if dark or (trap.known and seen >> trap.cell & 1)
        ],
        "floor": [(cell, held.card) for cell, held in state.map.floor if seen >> cell & 1],
        "overtiles": [(cell, kind) for cell, kind in state.map.layout.overtiles if seen >> cell & 1],
    }


def _dark_side(state: State, content: Content, dark: bool) -> dict[str, Any]:
    """The Dark Player's cards and plans; to all others, how many cards there are and what has been played."""
    return {
        "hand": list(state.dark.hand) if dark else None,
        "aside": list(state.dark.aside) if dark else None,
        "costs": {card: max(0, content.dark[card].cost) for card in state.dark.hand} if dark else None,
        "plan": msgspec.to_builtins(state.dark.plan) if dark else None,
        "submerged": list(state.dark.submerged) if dark else None,
        "cards": len(state.dark.hand),
        "discard": list(state.dark.discard),
        "leader": state.dark.leader_card if dark or state.dark.leader_placed else None,
        "leader_item": state.dark.leader_item if dark else None,
    }


def _task(state: State, content: Content, seen: int) -> dict[str, Any]:
    """What there is to do, and what the heroes have been told."""
    board = content.boards[state.map.guess or state.quest.id]
    return {
        "story": board.quest.story,
        "read": [s.note for n, s in enumerate(board.sections) if s.note and state.map.layout.revealed >> n & 1],
        "told": told(state, content),
        "goals": [cell for cell in board.goals if seen >> cell & 1],
        # a sheet that somebody wrote stands under the name of another and tells its goal by its kind
        "task": f"quest-{state.quest.id}-goal"
        if board.quest.story == state.quest.id
        else f"task-{board.quest.goal.kind}",
        "goal": board.quest.goal.kind,
        "goal_done": state.quest.goal_done,
        "leave": board.quest.leave,
        "turn_limit": board.quest.turn_limit,
    }


def told(state: State, content: Content) -> list[str]:
    """What has come to pass in the story, as far as the sheet has words for it."""
    facts = state.saga.facts
    return [one.note for one in content.boards[state.quest.id].quest.triggers if one.note and one.id in facts]


def _road(state: State) -> dict[str, Any]:
    """The journey: everything on the map is public.  [dun.campaign.map-labels]"""
    road = state.road
    assert road is not None
    return {
        **msgspec.to_builtins(road),
        "closed": groups.closed(state),
        "groups": [
            {
                **msgspec.to_builtins(group),
                "names": [state.figures[who].card for who in group.members],
                "seat": state.figures[group.members[0]].seat,
            }
            for group in road.groups
        ],
    }


def _acting(state: State, dark: bool) -> dict[str, Any] | None:
    """The activation that continues; how far a Leader can go would betray what he wears.

    [dun.dpsetup.leader-item-secret]
    """
    seen: dict[str, Any] | None = msgspec.to_builtins(state.turn.active)
    figure = state.figures.get(seen["who"]) if seen is not None else None
    if seen is not None and figure is not None and figure.leader and not dark:
        seen["points"] = seen["movement"] = 0
    return seen


def _safe_zone(t: UTable, known: list[int]) -> list[int]:
    """Where the Dark Player can spring no trap on the hero who is active now.  [dun.dp-trap.safe-zone]"""
    active = t.state.turn.active
    if active is None or active.who not in t.state.figures or t.state.figures[active.who].side != HEROES:
        return []
    zone = traps.safe_zone(t, active.who)
    return [cell for cell in known if zone >> cell & 1]


def _piece(state: State, piece: Placed) -> dict[str, Any]:
    return {
        "index": piece.index,
        "card": piece.card,
        "cell": piece.cell,
        "squares": piece.squares,
        "searched": piece.index in state.map.searched,
        "element": piece.element,
    }


def remembered(state: State, content: Content, explored: int) -> int:
    """The explored squares that lie on the table. With the switch, sections without a character and not next to one
    with a character are taken away, and stay explored for every rule.  [dun.tile.remove-explored]"""
    if not state.settings.fog_of_memory:
        return explored
    board = content.boards[state.map.guess or state.quest.id]
    held = {board.section[figure.cell] for figure in state.figures.values() if figure.cell >= 0}
    held |= {board.start_section} if not held else set()
    near = {n for door in board.doors if held & set(door.sections) for n in door.sections}
    within = _within(state, content)
    near |= {n for n, squares in enumerate(board.squares) if squares & within}
    return explored & mask(cell for cell, n in enumerate(board.section) if n in held | near)


def _within(state: State, content: Content) -> int:
    """The squares about which the active character can be asked: as far as he can go now, or a spell falls."""
    active = state.turn.active
    figure = state.figures.get(active.who) if active is not None else None
    if active is None or figure is None or figure.cell < 0 or figure.side != HEROES:
        return 0
    spells = [content.spells[name].range for name in figure.spells if content.spells[name].square]
    return content.boards[state.map.guess or state.quest.id].disc(figure.cell, max([active.points, *spells]))


def door_known(door: Barrier, board: Board, n: int, dark: bool, seen: int) -> bool:
    """Whether a door is seen: its number on the board, and how it stands."""
    if dark:
        return True
    return door.state != "hidden" and any(seen & board.squares[section] for section in board.doors[n].sections)


def _door(state: State, content: Content, n: int) -> dict[str, Any]:
    access = content.boards[state.map.guess or state.quest.id].doors[n]
    return {"door": n, "kind": access.door.kind, "pairs": access.pairs, **_barrier(state.map.doors[n])}


def _barrier(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in ("state", "lock", "riddle", "failed", "trap", "wounds")}


def _figure(t: UTable, figure: Figure, dark: bool) -> dict[str, Any]:
    state, content = t.state, t.content
    board = content.boards[state.map.guess or state.quest.id]
    hero = card_of(state, content, figure.card) if figure.kind == "hero" else None
    return {
        "id": figure.id,
        "card": figure.card,
        "kind": figure.kind,
        "side": figure.side,
        "seat": figure.seat,
        "cell": figure.cell,
        "base": list(board.base(figure.cell, figure.span, figure.other)) if figure.cell >= 0 else [],
        "span": figure.span,
        "facing": figure.facing,
        "riding": figure.riding,
        "ridden": figure.ridden,
        "vitality": vitality_left(figure),
        "mana": figure.mana,
        "fortune": figure.fortune,
        "conditions": list(_conditions(figure)),
        "hands": [_held(held) for held in figure.hands],
        "worn": [_held(held) for held in figure.worn if dark or not (figure.leader and held.magic)],
        "pack": [_held(held) for held in figure.pack],
        "coins": figure.coins,
        "casts": dict(figure.casts),
        "number": number(figure.id),
        "race": hero.race if hero else "",
        "class": hero.hero_class if hero else "",
        "made": figure.card in state.saga.created,
        "level": figure.level,
        "size": figure.size,
        "vp": figure.vp,
        "xp": figure.xp,
        "most_vitality": figure.base[Attribute.VITALITY],
        "most_mana": figure.base[Attribute.MANA],
        "attributes": [list(one) for one in _attributes(t, figure, dark)],
        "skills": [skill for skill in dict.fromkeys(_skills(figure)) if skill in content.skills],
        "spells": list(figure.spells),
        "crafts": dict(figure.crafts),
        "injuries": [injury(record) for record in figure.injuries],
        "load": load.weight(t, figure) if hero else 0,
        "most_load": load.most_weight(figure),
        "lasting": list(_lasting(t, figure, dark)),
        "leader": figure.leader,
        "feats": figure.uses.get(Note.FEATS, 0),
    }


def _conditions(figure: Figure) -> Iterator[str]:
    """Everything that a marker would show.  [dun.marker.list]"""
    yield from (name for name, bit in MARKS.items() if figure.marks & bit)
    if figures.wounded(figure):
        yield "wounded"
    if figure.fears:
        yield "frightened"


def _held(held: Held) -> dict[str, Any]:
    """An unidentified object shows only its ordinary side.  [dun.identify.unknown]"""
    magic = (held.magic if held.known else "unknown") if held.magic else ""
    return {
        "card": held.card,
        "magic": magic,
        "loaded": held.loaded,
        "poisoned": held.poisoned,
        "lit": held.lit,
        "borne": held.borne,
    }


def _attributes(t: UTable, figure: Figure, dark: bool) -> Iterator[tuple[str, int, int]]:
    """Each attribute as it is printed and as it counts now. The object of a Leader is secret, and so is what it adds.

    [dun.hero.fields, dun.dpsetup.leader-item-secret]
    """
    secret = figure.leader and not dark
    for name, attribute in figures.BY_NAME.items():
        base = figure.base[attribute]
        if base or figure.kind == "hero":
            now = base if secret or attribute in (Attribute.MANA, Attribute.VITALITY) else None
            yield name, base, figures.value(t, figure, attribute) if now is None else now


def _skills(figure: Figure) -> tuple[str, ...]:
    return (*figure.skills, *(trait.skill for trait in figure.traits))


def injury(record: str) -> dict[str, Any]:
    """What was rolled for an injury, what suffers, and whether it can be cured."""
    rolled, _, what = record.rstrip("!").partition(" ")
    return {"rolled": int(rolled), "what": what, "lasting": record.endswith("!")}


def _lasting(t: UTable, figure: Figure, dark: bool) -> Iterator[dict[str, Any]]:
    """Effects on a character, with the turns that are left of those that count turns."""
    left = {(bound.caster, bound.spell): bound.turns for bound in t.state.spellbound}
    for effect in t.state.lasting:
        if effect.target == figure.id and (effect.skill or effect.value):
            turns = left.get((effect.source, effect.card), effect.turns)
            yield {**msgspec.to_builtins(effect), "turns": turns}


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play; skills, races and classes with the name of their kind,
    because a card may be called like a skill."""
    people = (*content.heroes, *content.creatures, *content.companions)
    cards = (*content.dark, *content.spells, *content.treasures, *content.magic)
    gear = (*content.weapons, *content.armors, *content.shields, *content.objects)
    kinds = {"skill": list(content.skills), "race": list(content.races), "class": list(content.classes)}
    named = [f"{kind}-{id}" for kind, ids in kinds.items() for id in ids]
    return [*people, *cards, *gear, *content.furniture, *content.elements, *named]
