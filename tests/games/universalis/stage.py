"""What tests that play have in common: how to look at what is offered and rolled, and who sits on whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.games.universalis.content.quests import Section
from undercroft.games.universalis.rules.checks import Roll
from undercroft.games.universalis.rules.magic import spell_effects
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Figure
from undercroft.testing import run

FIELD = "\n".join(["a" * 20] * 10)
OPEN = {"sections": (Section("a", outdoor=True),)}

# ------------------------------------------------------------------------------------------------ looking


def rolled(a: Any, key: str) -> list[int]:
    """The numbers of dice of all rolls of a kind so far."""
    return [count for count, _, what in a.t.rolled if what == key]


def offered(a: Any, figure: Figure, verb: str) -> list[str]:
    """The offers of a kind that the active character has."""
    return [text for text in a.offers(figure) if text.split()[0] == verb]


def ends(a: Any, figure: Figure) -> set[tuple[int, int]]:
    """The squares to which somebody can move now."""
    return {a.board.xy(int(text.split("@")[1])) for text in offered(a, figure, "move")}


def first(ask: Any) -> Any:
    """The first of what is asked for."""
    return ask.options[0]


# ------------------------------------------------------------------------------------------------ spells


def cast(
    a: Any, hero: Figure, spell: str, target: Figure, dice: Iterable[int] = (), answers: Iterable[Any] = ()
) -> None:
    """A spell that succeeds with a 3 and a 2: permanent ones last three turns."""
    card = a.content.spells[spell]

    async def succeeds() -> None:
        cell = await spell_effects.chosen_square(a.t, hero.id, card)
        await spell_effects.resolve(a.t, hero.id, target.id, card, Roll((3, 2), 12), cell)

    a.run(succeeds(), dice, answers)


def goes_on(a: Any, side: int = HEROES, dice: Iterable[int] = ()) -> None:
    """What permanent spells of a side do at the beginning of its turn."""
    a.run(spell_effects.go_on(a.t, side), dice)


def laid(a: Any) -> dict[tuple[int, int], str]:
    """The overtiles by their squares."""
    return {a.board.xy(cell): kind for cell, kind in a.state.map.layout.overtiles}


# ------------------------------------------------------------------------------------------------ turns


def begins(a: Any, figure: Figure, dice: Iterable[int] = ()) -> None:
    """He is the one who is activated next."""
    answers = [f"activate #{figure.id}"] if len(turns.waiting_ids(a.t)) > 1 else []
    a.run(turns.choose_next(a.t), dice, answers)


def acts(a: Any, figure: Figure, dice: Iterable[int] = ()) -> None:
    """The whole activation of a creature; further dice show threes and fours, which hit nobody here."""
    a.state.turn.side, a.state.turn.queue, a.state.turn.active = DARK, [figure.id], None
    a.t.script([*dice, *[3, 4] * 40], ())
    run(turns.artificial_next(a.t))
    a.t.left_dice.clear()


# ------------------------------------------------------------------------------------------------ riders


def meadow(arena: Any, **sheet: Any) -> Any:
    """A wide field under the open sky."""
    return arena(FIELD, **{**OPEN, **sheet})


def mounted(a: Any, hero: Figure, card: str = "", *, horse: Figure | None = None, **more: Any) -> Figure:
    """Put somebody into the saddle of a printed mount; the second square of a horse lies west of the first."""
    mount = horse or a.companion(card, *a.board.xy(hero.cell), kind="pet", owner=hero.id, **more)
    bind(a.t, hero, mount)
    return mount


def raider(a: Any, x: int, y: int, card: str = "great-wolf", **more: Any) -> tuple[Figure, Figure]:
    """An orc on a mount of its own."""
    orc = a.creature("orc-warrior", x, y, **more)
    wolf = a._printed(a.content.companions[card], x, y, side=DARK, kind="creature")
    bind(a.t, orc, wolf)
    return orc, wolf
