"""Music: songs for all who hear them, as long as the singer sings and they stay close."""

from __future__ import annotations

from functools import partial

from ...rules.characters import figures
from ...rules.fighting import shields
from ...rules.harm import Use
from ..catalogue import UTable
from ..definitions import Afflict, Cure, Grant, Heal, Lore, Modify, Spell

LORE = Lore(id="music", realm="harmony", order=10, since=2)

spell = partial(Spell, lore=LORE.id, since=2)
song = partial(spell, permanent=True, affects="allies")


async def shatter(t: UTable, use: Use) -> None:
    """Anyone who is struck loses the shield in his hands; magic ones only ring. [dun.break.shield-when]"""
    shield = figures.shield_of(t, t.state.figures[use.target])
    if shield is not None and not shield[0].magic:
        shields.lose_item(t, use.target, shield[0], "dun.break.shield-when")


MARCH = (Modify("movement", 2, "turn"), Modify("disengage", 1, "turn"))
HYMN = (Modify("melee-damage", 1, "turn"), Modify("courage", 1, "turn"))
BALLAD = (Modify("defence", 1, "turn"), Grant("cat-reflexes", "turn"))
LULLABY = (Afflict("stunned", test="courage"),)
MENDING = (Heal(amount=1), Cure(("stunned",)))

SPELLS: tuple[Spell, ...] = (
    song(id="marching-song", icon="trumpet-flag", nature="enhancing", area=4, effects=MARCH, each=MARCH),
    song(id="battle-hymn", icon="drum", nature="enhancing", area=3, effects=HYMN, each=HYMN),
    song(
        id="ballad-of-the-last-stand",
        icon="lyre",
        nature="protecting",
        mana=2,
        cost=15,
        area=2,
        effects=BALLAD,
        each=BALLAD,
    ),
    song(
        id="lullaby",
        icon="night-sleep",
        nature="control",
        mana=2,
        cost=15,
        area=3,
        affects="enemies",
        illusion=True,
        effects=LULLABY,
        each=LULLABY,
    ),
    song(id="song-of-mending", icon="harp", nature="healing", mana=2, cost=15, area=2, effects=MENDING, each=MENDING),
    spell(
        id="shattering-note",
        icon="sonic-shout",
        nature="projectile",
        range=8,
        dice=4,
        armor=-1,
        element="sound",
        play=shatter,
    ),
)
