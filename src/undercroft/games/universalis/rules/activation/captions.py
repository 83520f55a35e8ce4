"""What a character can do, in words. Made only when somebody looks."""

from __future__ import annotations

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...plane import FACINGS
from ...state import NOBODY, NOWHERE
from ..carrying import displaced
from ..characters import control
from ..labels import craft, upgrade
from ..options import DOORS, PIECES, Do, Menu, Printed
from ..squares import arrow_at, board_of, squares


def label(t: UTable, who: int, do: Do) -> Text:
    """`act-<verb>` with the names of what it is about."""
    if do.verb == "improve":
        return Text("act-improve", {"what": upgrade(Printed("upgrade", do.word))})
    board = t.content.boards[t.state.map.guess or t.state.quest.id]
    args: dict[str, int | str | Text] = {}
    if do.target != NOBODY:
        args["target"] = object_of(t, do)
    if do.cell != NOWHERE:
        args["x"], args["y"] = (n + 1 for n in board.xy(do.cell))
    if do.word:
        args["what"] = Text(f"card-{do.word}") if do.verb == "exchange" else manner(do)
        if do.verb == "exchange":
            args["old"] = Text(f"card-{do.ways[0]}")
    if do.verb == "draw" and (full := full_hands(t, who, do.word)):
        return Text("act-exchange", {**args, "old": Text("list", {"list": full})})
    if do.verb == "turn" and do.word in ahead(t, who):
        return Text("act-turn-ahead", args)
    return Text(f"act-{do.verb}", args)


def full_hands(t: UTable, who: int, card: str) -> tuple[Text, ...]:
    """What must be put away for a thing that is taken in hand.  [dun.hero.hands-zone]"""
    figure = t.state.figures[who]
    held = next((one for one in figure.pack if one.card == card), None)
    return tuple(Text(f"card-{one.card}") for one in displaced(t, figure, held)) if held else ()


RULES: dict[str, tuple[str, ...]] = {
    "move": ("dun.move.points",),
    "turn": ("dun.move.turn-free",),
    "disengage": ("dun.move.disengage",),
    "jump": ("dun.jump.test",),
    "attack": ("dun.action.melee", "dun.melee.roll"),
    "shoot": ("dun.action.ranged", "dun.ranged.hit"),
    "cast": ("dun.action.cast", "dun.magic.cast-success"),
    "open": ("dun.door.adjacent",),
    "pick": ("dun.door.pick-lock",),
    "break": ("dun.break.door",),
    "break-chest": ("dun.break.chest",),
    "chest": ("dun.chest.open",),
    "secret": ("dun.search.secret-door",),
    "search-room": ("dun.search.room",),
    "search": ("dun.furniture.once", "dun.search.element-once"),
    "corpses": ("dun.corpse.search",),
    "recover": ("dun.melee.pick-up-engaged",),
    "leave": ("dun.end.leave-square",),
}
"""The rules behind an option, by its verb; for other verbs `why` cites those of the question."""


def choice(t: UTable, who: int, option: Value) -> Text:
    """A thing to do, or what opens a menu of several, with the rules behind it."""
    text = worded(t, who, option)
    verb = option.head.verb if isinstance(option, Menu) else getattr(option, "verb", "")
    return Text(text.id, text.args, RULES[verb]) if verb in RULES else text


def worded(t: UTable, who: int, option: Value) -> Text:
    """The words of an option."""
    if isinstance(option, Menu):
        head = option.head
        args: dict[str, Argument] = {"count": len(option.inside)}
        if head.target != NOBODY:
            args["target"] = object_of(t, head)
        if head.word:
            args["what"] = Text(f"card-{head.word}")
        if head.verb == "turn" and ahead(t, who):
            return Text("menu-turn-ahead", {**args, "what": tuple(Text(f"direction-{word}") for word in ahead(t, who))})
        return Text(f"menu-{head.verb}", args)
    assert isinstance(option, Do)
    return label(t, who, option)


def dark_do(t: UTable, do: Do) -> Text:
    """What the Dark Player does in his turn."""
    return Text("act-end-turn") if do.verb == "end" else label(t, do.target, do)


def object_of(t: UTable, do: Do) -> Text:
    """Whom or what something is done to: a figure, a piece of furniture or a door, with its square."""
    board = t.content.boards[t.state.map.guess or t.state.quest.id]
    if do.verb in PIECES:
        piece = next(one for one in t.state.map.layout.pieces if one.index == do.target)
        return Text("thing-at", {"what": Text(f"piece-{piece.card}"), "where": board.spot(piece.cell)})
    if do.verb in DOORS:
        return Text("door-at", {"where": board.spot(board.doors[do.target].pairs[0][0])})
    return control.someone(t, do.target)


def manner(do: Do) -> Text:
    """A thing, and how it is used: the mode of a weapon, declared skills, a scroll or components."""
    if do.verb == "craft":
        return craft(do.word)
    if do.verb in ("turn", "skill", "talent"):
        return Text(f"{'direction' if do.verb == 'turn' else 'skill'}-{do.word}")
    name = Text(f"card-{do.word}")
    if do.verb == "coat":
        return Text("coating", {"what": name, "on": Text(f"card-{do.ways[0]}")})
    ways = [Text(f"mode-{do.mode}")] if do.mode else []
    ways += [Text(f"aid-{way}" if way in ("scroll", "components") else f"skill-{way}") for way in do.ways]
    return Text("manner", {"what": name, "ways": tuple(ways)}) if ways else name


def ahead(t: UTable, who: int) -> list[str]:
    """Where exploration arrows under a hero point: turned there, he looks into the unknown.  [dun.reveal.arrow]"""
    figure = t.state.figures.get(who)
    if figure is None or figure.kind != "hero" or figure.cell == NOWHERE:
        return []
    return [FACINGS[facing] for _, facing in arrow_at(t, *squares(board_of(t), figure))]
