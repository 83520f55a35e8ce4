"""Skirmishes: printed heroes and creatures with any skills, arms and afflictions meet on ground of every kind and do
whatever comes to their minds. Each goes as it was written down: every question with its options, their odds and
labels, and every event.

A rule that changes on purpose changes many of them: write them anew with `UPDATE_PLAYTHROUGHS=1`. They say that
something has changed; what is right is said by the tests of the rules.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import control
from undercroft.games.universalis.rules.squares import bases
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.spine import next_step
from undercroft.games.universalis.state import NOBODY, NOWHERE, Held, Mark
from undercroft.testing import run

HALL = "\n".join(["a" * 8 + "b" * 5] * 6)
GROUND = ("forest", "swamp", "rock", "pit", "abyss", "deep-water", "high", "ladder", "difficult")
FURNITURE = ("table", "cupboard", "bed", "trunk", "chairs", "weapon-rack", "water-well", "barrels-and-boxes", "bunks")
MARKS = (Mark.STUNNED, Mark.KNOCKED_DOWN, Mark.POISONED, Mark.STATIONARY, Mark.MOVED, Mark.SHIELDED, Mark.DISEASED)
GEAR = ("healing-potion", "torch", "rope", "dagger", "lockpicks", "bandages", "poison", "short-bow", "axe")
IDLE = ("turn", "draw", "stow", "doff", "give", "move", "drop", "exchange", "end", "pass")
STEPS, DICE = 45, 6000


class Skirmish:
    """A position drawn by a number, and what comes of it."""

    def __init__(self, arena: Any, seed: int) -> None:
        self.draw = random.Random(seed)
        self.a = arena(HALL, dark_seat=self.draw.choice((NOBODY, NOBODY, 1)), **self.sheet())
        self.a.reveal_all()
        self.a.switch(climbing=True, jump_attacks=True, compete=bool(self.draw.randrange(2)))
        self.a.state.dark.hand = self.some(self.a.content.dark, 5)
        self.a.state.dark.reserve = self.draw.randint(2, 15)
        for _ in range(self.draw.randint(2, 3)):
            self.hero()
        for _ in range(self.draw.randint(2, 4)):
            self.creature()
        if self.draw.random() < 0.5:
            self.companion()

    def some(self, things: Any, most: int) -> list[Any]:
        return self.draw.sample(list(things), min(len(things), self.draw.randint(0, most)))

    def sheet(self) -> dict[str, Any]:
        """Patches of ground and pieces of furniture, none on the way through the door."""
        draw, outdoor = self.draw, self.draw.random() < 0.4
        ground = tuple(
            Ground(kind, (draw.randint(0, 5), draw.randint(0, 4)), draw.randint(1, 2), draw.randint(1, 2), height)
            for kind in self.some(GROUND, 3)
            for height in [draw.randint(1, 3) if kind == "high" else 0]
        )
        pieces = [(card, (x, y)) for card, x, y in zip(self.some(FURNITURE, 3), (9, 9, 11), (0, 4, 2), strict=False)]
        return {
            "sections": (Section("a", outdoor=outdoor), Section("b")),
            "doors": (Door("door", (7, 3), "east", draw.choice(("door", "open"))),),
            "ground": ground,
            "furniture": tuple(Furnishing(card, at) for card, at in pieces),
            "chests": ((12, 0),),
            "start": ((0, 0), (0, 1)),
        }

    def place(self, figure: Any, far: float) -> None:
        """Put somebody down where there is room for the base, in the throng or `far` from it."""
        figure.cell = figure.other = NOWHERE
        free = [cell for cell in range(self.a.board.size) if bases.fits(self.a.t, figure, cell)]
        near = [cell for cell in free if self.a.board.xy(cell)[0] <= 4]
        figure.facing = 2 * self.draw.randrange(4)
        bases.stand(self.a.t, figure, self.draw.choice(free if self.draw.random() < far else near or free))

    def equipped(self, **more: Any) -> dict[str, Any]:
        """Arms, armor, a pack and now and then something that ails."""
        a, draw = self.a, self.draw
        blades = [w.id for w in a.content.weapons.values() if w.cost and w.kind in ("melee", "ranged", "throwing")]
        hands = [draw.choice(blades), *self.some(["shield", "buckler", "dagger"], 1)]
        worn = self.some([armor.id for armor in a.content.armors.values() if armor.cost and not armor.barding], 1)
        pack = [item for item in self.some(GEAR, 3) if item in a.content.objects or item in a.content.weapons]
        for one in self.some([one for one in a.content.magic.values() if one.base in a.content.weapons], 1):
            hands[0] = Held(one.base, magic=one.id, known=draw.random() < 0.7)
        marks = draw.choice(MARKS) if draw.random() < 0.25 else 0
        return {"hands": hands, "worn": worn, "pack": pack, "marks": marks, "wounds": draw.choice((0, 0, 1, 2)), **more}

    def hero(self) -> None:
        a, draw = self.a, self.draw
        taken = {figure.card for figure in a.state.figures.values()}
        card = draw.choice([card for card in a.content.heroes if card not in taken])
        spells = tuple(self.some([spell for spell in a.content.spells if not spell.startswith("test")], 3))
        learned = self.some(
            [skill.id for skill in a.content.skills.values() if skill.id not in a.content.heroes[card].skills], 5
        )
        figure = a.named(card, 0, 0, *learned, **self.equipped(spells=spells, mana=6, fortune=draw.randrange(2)))
        self.place(figure, 0.3)

    def creature(self) -> None:
        a, draw = self.a, self.draw
        card = draw.choice([card.id for card in a.content.creatures.values()])
        printed = a.content.creatures[card]
        more = {
            "skills": (
                *printed.skills,
                *self.some([skill for skill in a.content.skills if skill not in printed.skills], 2),
            )
        }
        if draw.random() < 0.3:
            more |= self.equipped()
        self.place(a.creature(card, 0, 0, vp=printed.vp, natural=printed.natural, **more), 0.3)

    def companion(self) -> None:
        """A pet, a mercenary or a mount, which its hero may be riding."""
        a, draw = self.a, self.draw
        card = draw.choice(list(a.content.companions.values()))
        hero = next(iter(a.state.figures.values()))
        one = a.companion(card.id, 0, 0, kind="pet" if card.pet else "mercenary", owner=hero.id)
        self.place(one, 0)
        if "mount" in card.skills and hero.span == 1 and draw.random() < 0.7:
            bind(a.t, hero, one)

    def chosen(self, ask: Any) -> Any:
        """Any kind of thing rather than any thing, lest everybody only walks."""
        verbs: dict[str, list[Any]] = {}
        for option in ask.options:
            verbs.setdefault(str(option).split(" ")[0], []).append(option)
        weights = [1 if verb in IDLE else 8 for verb in verbs]
        (options,) = self.draw.choices(list(verbs.values()), weights)
        return self.draw.choice(options)

    def play(self) -> None:
        a = self.a
        a.state.turn.phase, a.state.turn.side = "act", self.draw.randrange(2) if a.state.dark.seat != NOBODY else 0
        a.t.script([self.draw.randint(1, 6) for _ in range(DICE)], [self.chosen] * DICE)
        for _ in range(STEPS):
            step = next_step(a.state, a.content)
            if step is None or step[0] in ("aftermath", "invest"):
                break
            run(GAME.steps[step[0]](a.t, *step[1:]))
        a.t.left_dice.clear()
        a.t.left_answers.clear()


@pytest.mark.parametrize("seed", range(120))
def test_a_skirmish_goes_as_before(arena, seed):
    """The record compares everything that is told and asked."""
    skirmish = Skirmish(arena, seed)
    skirmish.play()
    assert skirmish.a.t.log


class Enough(Exception):
    """Somebody has heard what he could do."""


def enough(ask: Any) -> Any:
    raise Enough


LATER = (
    Mark.STUNNED, Mark.KNOCKED_DOWN, Mark.STATIONARY, Mark.FLYING, Mark.BERSERK, Mark.SHIELDING, Mark.SHIELDED,
    Mark.ROUGH, Mark.MOVED, Mark.IN_PIT, Mark.DREW, Mark.BLUNTED, Mark.OVERLOADED, Mark.DISARMED, Mark.POISONED,
)  # fmt: skip
USED = ("leap", "sneak", "disengage", "command", "pair")


def in_the_middle(draw: random.Random) -> dict[str, Any]:
    """How far an activation can have come."""
    return {
        "points": draw.choice((0, 1, 2, 3, 5)),
        "action": draw.choice((0, 1, 1)),
        "quick": draw.randrange(2),
        "moved": draw.choice((0, 0, 1, 3)),
        "forward": draw.choice((0, 0, 1, 3)),
        "move_over": draw.random() < 0.2,
        "begun": draw.random() < 0.5,
        "running": draw.random() < 0.15,
        "turned": draw.random() < 0.2,
        "recovered": draw.random() < 0.1,
        "attacks": draw.choice((0, 0, 1, 2)),
        "most": draw.choice((0, 0, 0, 1)),
        "used": [word for word in USED if draw.random() < 0.1],
    }


@pytest.mark.parametrize("seed", range(1000, 1060))
def test_what_can_be_done_in_a_skirmish_is_what_it_was(arena, seed):
    """Whoever is there, wherever his activation has come to and whatever is the matter with him."""
    skirmish = Skirmish(arena, seed)
    a, draw = skirmish.a, skirmish.draw
    asked = [figure for figure in a.state.figures.values() if control.seat_of(a.t, figure) != NOBODY]
    for _ in range(12):
        figure = draw.choice(asked)
        kept, figure.marks = figure.marks, sum(skirmish.some(LATER, 2))
        a.activate(figure, **in_the_middle(draw))
        if len(activation.menu(a.t, figure.id)) > 1:
            a.t.script((), [enough])
            with pytest.raises(Enough):
                run(activation.act(a.t, figure.id))
        figure.marks = kept
