"""What a seat may see, and how the rest is dealt anew. The only place where secrets are taken out.

Hidden from the heroes: the Dark Player's hand, both kinds of decks, unrevealed sections, secret doors, traps of the
sheet, the Leader's object. Hidden from the Dark Player: the order of the decks.  [dun.setup.diagram]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import msgspec

from undercroft.kernel import deal_anew, shuffle
from undercroft.kernel.randomness import Streams, below

from . import INFO
from .content.catalogue import Content, UTable
from .content.definitions import Attribute
from .rules.carrying import load
from .rules.characters import card_of, figures, vitality_left
from .rules.dark import planning
from .rules.hazards import traps
from .state import HEROES, MARKS, Figure, Held, Placed, State, number

SHIPPED = {choice.id for choice in INFO.scenarios}
"""Quests whose title and goal have texts; a sheet that somebody wrote tells its goal by its kind."""


class Glance(NamedTuple):
    """State and content for those rules that only look."""

    state: State
    content: Content


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """All that a seat may know."""
    board = content.boards[state.quest]
    dark = seat is not None and seat == state.dark_seat
    field = board.field(state.layout)
    everything = (1 << board.size) - 1
    seen = everything if dark else field.explored
    t = cast(UTable, Glance(state, content))
    known = [cell for cell in range(board.size) if board.section[cell] >= 0 and seen >> cell & 1]
    return {
        "quest": state.quest,
        "turn": state.turn,
        "side": ("heroes", "dark")[state.side],
        "known": known,
        "width": board.width,
        "height": board.height,
        "sections": [
            board.section[cell] if board.section[cell] >= 0 and seen >> cell & 1 else -1 for cell in range(board.size)
        ],
        "names": [section.id for section in board.sections] if dark else _names(state, content),
        "doors": [_door(state, content, n) for n in range(len(board.doors)) if _door_known(state, content, n, dark)],
        "pieces": [_piece(state, piece) for piece in state.layout.pieces if seen >> piece.cell & 1],
        "chests": [{"cell": cell, **_barrier(state.chests[cell])} for cell in state.chests if seen >> cell & 1],
        "terrain": {cell: kind for cell in range(board.size) if seen >> cell & 1 and (kind := field.ground(cell))},
        "start": [cell for cell in board.start if seen >> cell & 1],
        "traps": [{"cell": trap.cell, "card": trap.card} for trap in state.traps if trap.known or dark],
        "floor": [(cell, held.card) for cell, held in state.floor],
        "overtiles": list(state.layout.overtiles),
        "figures": [_figure(t, figure, dark) for figure in state.figures.values()],
        "kinds": list(state.kinds),
        "active": msgspec.to_builtins(state.active),
        "reserve": state.reserve,
        "achievements": list(state.achievements),
        "decks": [len(state.obstacle_deck), len(state.power_deck), len(state.encounter_deck)],
        "unexplored": [cell for cell, n in enumerate(board.section) if n >= 0 and (seen & ~field.explored) >> cell & 1],
        "hand": list(state.hand) if dark else None,
        "aside": list(state.aside) if dark else None,
        "costs": {card: max(0, content.dark[card].cost) for card in state.hand} if dark else None,
        "plan": msgspec.to_builtins(state.plan) if dark else None,
        "submerged": list(state.submerged) if dark else None,
        "cards": len(state.hand),
        "discard": list(state.discard),
        "leader": state.leader_card if dark or state.options.get("leader-placed") else None,
        "leader_item": state.leader_item if dark else None,
        "created": {name: msgspec.to_builtins(hero) for name, hero in state.created.items()},
        "captives": {quest: [figure.card for figure in held] for quest, held in state.captives.items()},
        "prison": state.prison,
        "draft": msgspec.to_builtins(state.draft),
        "powers": list(state.powers),
        "heights": {n: s.height for n, s in enumerate(board.sections) if s.height and seen & board.squares[n]},
        "darkness": [cell for cell in known if figures.unlit(t, cell) == "dark"],
        "total-darkness": [cell for cell in known if figures.unlit(t, cell) == "total-darkness"],
        "lights": [cell for cell in state.lights if seen >> cell & 1],
        "safe-zone": _safe_zone(t, known),
        "spellbound": msgspec.to_builtins(state.spellbound),
        "story": board.quest.story,
        "read": [s.note for n, s in enumerate(board.sections) if s.note and state.layout.revealed >> n & 1],
        "goals": [cell for cell in board.goals if seen >> cell & 1],
        "task": f"quest-{state.quest}-goal" if state.quest in SHIPPED else f"task-{board.quest.goal.kind}",
        "goal": board.quest.goal.kind,
        "goal_done": state.goal_done,
        "leave": board.quest.leave,
        "turn_limit": board.quest.turn_limit,
        "ended": state.ended,
    }


def _safe_zone(t: UTable, known: list[int]) -> list[int]:
    """Where the Dark Player can spring no trap on the hero who is active now.  [dun.dp-trap.safe-zone]"""
    active = t.state.active
    if active is None or active.who not in t.state.figures or t.state.figures[active.who].side != HEROES:
        return []
    return [cell for cell in known if traps.in_safe_zone(t, active.who, cell)]


def _names(state: State, content: Content) -> list[str]:
    """The letters of the sections that are explored; the others have none yet."""
    sections = content.boards[state.quest].sections
    return [section.id if state.layout.revealed >> n & 1 else "" for n, section in enumerate(sections)]


def _piece(state: State, piece: Placed) -> dict[str, Any]:
    return {
        "index": piece.index,
        "card": piece.card,
        "cell": piece.cell,
        "squares": piece.squares,
        "searched": piece.index in state.searched,
        "element": piece.element,
    }


def _door_known(state: State, content: Content, n: int, dark: bool) -> bool:
    sections = content.boards[state.quest].doors[n].sections
    if dark:
        return True
    return state.doors[n].state != "hidden" and any(state.layout.revealed >> section & 1 for section in sections)


def _door(state: State, content: Content, n: int) -> dict[str, Any]:
    access = content.boards[state.quest].doors[n]
    return {"door": n, "kind": access.door.kind, "pairs": access.pairs, **_barrier(state.doors[n])}


def _barrier(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in ("state", "lock", "riddle", "failed", "trap", "wounds")}


def _figure(t: UTable, figure: Figure, dark: bool) -> dict[str, Any]:
    state, content = t.state, t.content
    board = content.boards[state.quest]
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
        "vitality": vitality_left(figure),
        "mana": figure.mana,
        "fortune": figure.fortune,
        "conditions": [name for name, bit in MARKS.items() if figure.marks & bit],
        "hands": [_held(held) for held in figure.hands],
        "worn": [_held(held) for held in figure.worn if dark or not (figure.leader and held.magic)],
        "pack": [_held(held) for held in figure.pack],
        "coins": figure.coins,
        "casts": dict(figure.casts),
        "number": number(figure.id),
        "race": hero.race if hero else "",
        "class": hero.hero_class if hero else "",
        "made": figure.card in state.created,
        "level": figure.level,
        "size": figure.size,
        "vp": figure.vp,
        "xp": figure.xp,
        "most_vitality": figure.base[Attribute.VITALITY],
        "most_mana": figure.base[Attribute.MANA],
        "attributes": [list(one) for one in _attributes(t, figure, dark)],
        "skills": [skill for skill in dict.fromkeys(_skills(figure)) if skill in content.skills],
        "spells": list(figure.spells),
        "injuries": [_injury(record) for record in figure.injuries],
        "load": load.weight(t, figure) if hero else 0,
        "most_load": load.most_weight(figure),
        "lasting": list(_lasting(t, figure, dark)),
        "leader": figure.leader,
        "feats": figure.uses.get("feats", 0),
    }


def _held(held: Held) -> dict[str, Any]:
    """An unidentified object shows only its ordinary side.  [dun.identify.unknown]"""
    magic = (held.magic if held.known else "unknown") if held.magic else ""
    states = {name: getattr(held, name) for name in ("loaded", "poisoned", "lit", "borne")}
    return {"card": held.card, "magic": magic, **states}


def _attributes(t: UTable, figure: Figure, dark: bool) -> Iterator[tuple[str, int, int]]:
    """Each attribute as it is printed and as it counts now. The object of a Leader is secret, and so is what it adds.

    [dun.hero.fields, dun.dpsetup.leader-item-secret]
    """
    secret = figure.leader and not dark
    for attribute in Attribute:
        base = figure.base[attribute]
        if base or figure.kind == "hero":
            now = base if secret or attribute in (Attribute.MANA, Attribute.VITALITY) else None
            yield attribute.name.lower(), base, figures.value(t, figure, attribute) if now is None else now


def _skills(figure: Figure) -> tuple[str, ...]:
    return (*figure.skills, *(trait.skill for trait in figure.traits))


def _injury(record: str) -> dict[str, Any]:
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


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Deal anew what a seat cannot see: decks, powers of unidentified objects, and for the heroes the Dark Player's
    hand, his Leader's object, a Leader of his own choice, what lurks under water and the traps of the sheet."""
    for name in ("treasures", "magic", "relics"):
        deal_anew(streams, getattr(state, name))
    _redeal_unidentified(state, content)
    if seat is not None and seat == state.dark_seat:
        for deck in (state.obstacle_deck, state.encounter_deck, state.power_deck):
            deal_anew(streams, deck)
        return
    if state.mode != "classic":
        _redeal_hand(state, content, streams)
    deal_anew(streams, state.power_deck)
    planning.replan(state, content, [below(streams, "redeal", 997) for _ in state.plan])
    _redeal_leader(state, content, streams)
    _redeal_water(state, content, streams)
    _redeal_traps(state, content, streams)


def _redeal_traps(state: State, content: Content, streams: Streams) -> None:
    """Traps of the sheet that nobody has found could lie on any other square, known or not yet seen like their own,
    and be any other trap for such a place.  [dun.dp-trap.when-quest-sheet]"""
    board = content.boards[state.quest]
    taken = {figure.cell for figure in state.figures.values()} | {*board.start, *board.chests}
    taken |= {trap.cell for trap in state.traps if trap.known}
    for place, trap in enumerate(state.traps):
        if trap.known:
            continue
        seen = state.layout.revealed >> board.section[trap.cell] & 1
        cells = [
            cell
            for cell, section in enumerate(board.section)
            if section >= 0 and state.layout.revealed >> section & 1 == seen and cell not in taken
        ]
        if not cells:
            continue
        cell = cells[below(streams, "redeal-traps", len(cells))]
        kind = board.sections[board.section[cell]].kind
        cards = [card.id for card in content.dark.values() if card.use == "trap" and kind in card.places]
        card = cards[below(streams, "redeal-traps", len(cards))] if cards else trap.card
        state.traps[place] = msgspec.structs.replace(trap, cell=cell, card=card)
        taken.add(cell)


def _redeal_hand(state: State, content: Content, streams: Streams) -> None:
    """The hand and the decks that it was drawn from; of each kind he holds as many cards as before."""
    encounter = {card.id for card in content.dark.values() if card.kind == "encounter"}
    for deck, kinds in ((state.encounter_deck, True), (state.obstacle_deck, False)):
        held = [card for card in state.hand if (card in encounter) == kinds]
        pool = deck + held
        deal_anew(streams, pool)
        fresh = iter(pool[: len(held)])
        state.hand = [next(fresh) if (card in encounter) == kinds else card for card in state.hand]
        deck[:] = pool[len(held) :]


def _redeal_unidentified(state: State, content: Content) -> None:
    """An object of unknown powers could be any of the pile that looks the same.  [dun.identify.unknown]"""
    for figure in state.figures.values():
        for zone in (figure.hands, figure.worn, figure.pack):
            for place, held in enumerate(zone):
                if held.magic and not held.known:
                    zone[place] = _swap(state, content, figure, held)
    for place, (cell, held) in enumerate(state.floor):
        if held.magic and not held.known:
            state.floor[place] = cell, _swap(state, content, None, held)


def _swap(state: State, content: Content, figure: Figure | None, held: Held) -> Held:
    old = content.magic[held.magic]
    pile = state.relics if old.relic else state.magic
    for place, name in enumerate(pile):
        if content.magic[name].base == old.base:
            pile[place] = old.id
            if figure is not None and f"tried-{old.id}" in figure.uses:
                figure.uses[f"tried-{name}"] = figure.uses.pop(f"tried-{old.id}")
            return msgspec.structs.replace(held, magic=name)
    return held


def _redeal_leader(state: State, content: Content, streams: Streams) -> None:
    """The Leader's object could be another of the same Value Points; a Leader of the Dark Player's choice who is not on
    the board another Champion of the same Value Points.  [dun.dpsetup.leader-secret, dun.dpsetup.leader-item-secret]"""
    quest = content.quests[state.quest]
    if state.leader_card and not quest.leader and not state.options.get("leader-placed"):
        own = content.creatures[state.leader_card]
        others = [
            name
            for name in content.factions[quest.factions[0]].creatures
            if (content.creatures[name].level, content.creatures[name].vp) == (own.level, own.vp)
        ]
        shuffle(streams, "redeal-leader", others)
        state.leader_card = others[0]
    if state.leader_item:
        _redeal_object(state, content)


def _redeal_object(state: State, content: Content) -> None:
    """The Leader has it on once he is placed; nobody sees what it is.  [dun.dpsetup.leader-item-secret]"""
    own = content.magic[state.leader_item]
    leader = next((figure for figure in state.figures.values() if figure.leader), None)
    worn = [n for n, held in enumerate(leader.worn) if held.magic == own.id] if leader is not None else []
    if state.options.get("leader-placed") and not worn:
        return
    pile = state.relics if own.relic else state.magic
    for place, name in enumerate(pile):
        if content.magic[name].vp == own.vp:
            pile[place], state.leader_item = own.id, name
            if leader is not None and worn:
                other = content.magic[name]
                leader.worn[worn[0]] = Held(other.base or other.id, magic=other.id)
            return


def _redeal_water(state: State, content: Content, streams: Streams) -> None:
    """What lurks under water could be another aquatic creature of the same Value Points."""
    for place, name in enumerate(state.submerged):
        own = content.creatures[name]
        others = [
            one.id
            for one in content.creatures.values()
            if (one.faction, one.vp) == (own.faction, own.vp) and "aquatic-animal" in one.skills
        ]
        shuffle(streams, "redeal-water", others)
        state.submerged[place] = others[0]


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play; skills, races and classes with the name of their kind,
    because a card may be called like a skill."""
    people = (*content.heroes, *content.creatures, *content.companions)
    cards = (*content.dark, *content.spells, *content.treasures, *content.magic)
    gear = (*content.weapons, *content.armors, *content.shields, *content.objects)
    kinds = {"skill": list(content.skills), "race": list(content.races), "class": list(content.classes)}
    named = [f"{kind}-{id}" for kind, ids in kinds.items() for id in ids]
    return [*people, *cards, *gear, *content.furniture, *content.elements, *named]
