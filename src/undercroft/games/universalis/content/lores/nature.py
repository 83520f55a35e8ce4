"""Nature: thickets, wasps, weather, and enough to eat."""

from __future__ import annotations

from functools import partial

from ...rules.harm import Blow, Use, harm
from ...rules.squares import board_of
from ..catalogue import UTable
from ..definitions import Cure, Gain, Grant, Harm, Heal, Lay, Lore, Modify, Spell

LORE = Lore(id="nature", realm="nature", order=14, since=2)

spell = partial(Spell, lore=LORE.id, since=2)


async def storm(t: UTable, use: Use) -> None:
    """Dice of lightning; twice as many under the open sky.  [dun.spell.aoe]"""
    board, figure = board_of(t), t.state.figures[use.target]
    dice = t.content.spells[use.card].dice * (2 if board.sections[board.section[figure.cell]].outdoor else 1)
    blow = Blow(dice + use.extra, source=use.source, kind="spell", element="lightning", magic=True, ones=use.ones)
    await harm(t, use.target, blow)


SPELLS: tuple[Spell, ...] = (
    spell(
        id="sudden-thicket",
        icon="forest",
        nature="protecting",
        range=10,
        square=True,
        permanent=True,
        effects=(Lay("forest", around=1),),
    ),
    spell(
        id="angry-wasps",
        icon="wasp-sting",
        nature="damage",
        range=10,
        permanent=True,
        effects=(Harm(2, against="natural"), Modify("shot", -1, "spell"), Modify("casting", -1, "spell")),
        each=(Harm(2, against="natural"),),
    ),
    spell(
        id="call-the-storm",
        icon="lightning-storm",
        nature="damage",
        mana=2,
        cost=15,
        range=14,
        area=1,
        affects="all",
        dice=3,
        element="lightning",
        play=storm,
    ),
    spell(
        id="autumns-bounty",
        icon="berries-bowl",
        nature="healing",
        range=2,
        self_too=True,
        effects=(Heal(amount=1), Cure(("diseased",)), Gain("pack-of-provisions")),
    ),
    spell(
        id="pathless-path",
        icon="boot-prints",
        nature="enhancing",
        area=3,
        affects="allies",
        permanent=True,
        effects=(Grant("scout", "spell"), Modify("movement", 1, "spell")),
    ),
    spell(
        id="heart-of-oak",
        icon="oak",
        nature="enhancing",
        mana=2,
        cost=15,
        range=6,
        self_too=True,
        permanent=True,
        effects=(
            Modify("strength", 2, "spell"),
            Modify("armor", 1, "spell"),
            Modify("movement", -2, "spell"),
            Modify("disengage", -2, "spell"),
        ),
    ),
)
