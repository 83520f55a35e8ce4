"""What can be the matter with a character, as bits, and what it remembers by name."""

from __future__ import annotations

from typing import Final


class Mark:
    """What can be the matter with a character; most have a marker.  [dun.marker.list]"""

    STUNNED: Final = 1
    KNOCKED_DOWN: Final = 2
    DISEASED: Final = 4
    POISONED: Final = 8
    STATIONARY: Final = 16
    KNOCKED_OUT: Final = 32
    LEFT: Final = 64  # outside the scenario
    ACTIVATED: Final = 128  # has had its activation this turn
    FLYING: Final = 256
    BERSERK: Final = 512
    SHIELDING: Final = 1024  # may repeat block rolls this turn
    SHIELDED: Final = 2048  # neither attacks nor runs in its next activation
    HAS_SHOT: Final = 4096  # has made its Defensive Shot this turn
    LAY_DOWN: Final = 8192  # was already down in its previous activation
    ROUGH: Final = 16384  # in difficult terrain until its next turn
    WAITS: Final = 32768  # placed this turn and lost Initiative
    MOVED: Final = 65536  # moved in its last activation
    IN_PIT: Final = 131072
    LOSES_TURN: Final = 262144
    DREW: Final = 524288  # drew a weapon in an enemy's Melee Range this turn
    HELD: Final = 1048576  # may perform no Action in its next activation
    BLUNTED: Final = 2097152  # -1 Combat Skill when defending until its next activation
    OVERLOADED: Final = 4194304
    FREED: Final = 8388608  # passed its Courage test against the leader's death or fear this combat
    WAS_OUT: Final = 16777216  # this hero has been Knocked Out before
    DEAD: Final = 33554432
    DISARMED: Final = 67108864  # its natural weapons are of no use until its next activation
    CLIMBING: Final = 134217728  # hangs on a wall


class Note:
    """What a character remembers under a name in `Figure.uses`, besides how often it has used its skills and things."""

    AID: Final = "aid"  # the turn of its last casting that something helped
    AIDED: Final = "aided"  # the turn in which first aid was given to it
    BOON: Final = "boon"  # Fortune that is given and not used, or between independent quests lost for the next one
    CARRIED: Final = "carried"  # the turn in which it carried somebody
    CHANGED: Final = "changed"  # the turn in which it took its other shape
    CLINGS: Final = "clings"  # to whom it holds on after a jump,
    CLINGS_AT: Final = "clings-at"  # where that one was,
    CLINGS_FREE: Final = "clings-free"  # and whether he was not Stunned
    FALLEN: Final = "fallen"  # has just been Knocked Down
    FEATS: Final = "feats"  # its own Achievement points
    LOST: Final = "lost"  # Vitality since its last activation, for what grows back
    GALLOPED: Final = "galloped"  # the turn in which a mount has run with its rider
    HEARD: Final = "heard-"  # and a weapon: gunpowder that will cost Initiative
    HEIR: Final = "heir"  # takes the place of a relative who has died in this quest
    INFORMED: Final = "informed"  # has heard of the room before it
    MISLED: Final = "misled"  # somebody has tricked it in this quest
    SHAKEN: Final = "shaken"  # how many Courage tests it has failed in a row
    SHAPE: Final = "shape"  # changed by a spell
    SHEET: Final = "sheet"  # its place among the creatures of the sheet, from 1
    STOOD_IN: Final = "stood-in"  # the turn in which it took a shot for somebody
    SUMMONED: Final = "summoned"  # is here as long as a spell lasts
    SWALLOWED: Final = "swallowed"  # by whom
    THRALL: Final = "thrall"  # the side that it serves otherwise
    WALL_GOAL: Final = "wall-goal"  # where a climb leads,
    WALL_HEIGHT: Final = "wall-height"  # how high it is,
    WALL_DONE: Final = "wall-done"  # how much is done,
    WALL_DOWN: Final = "wall-down"  # whether it leads down,
    WALL_FROM: Final = "wall-from"  # and where it began


MARKS: dict[str, int] = {name.lower().replace("_", "-"): bit for name, bit in vars(Mark).items() if name.isupper()}
"""The marks by name."""

OUT = Mark.KNOCKED_OUT | Mark.LEFT
EASY = Mark.STATIONARY | Mark.CLIMBING
"""An easy target: attacks hit as against the Stationary.  [dun.climb-surface.attacked]"""
