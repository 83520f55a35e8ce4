"""The 85 Dark Player cards: 30 Obstacles, 25 Powers, 30 Encounters.  [dun.dp-card.groups]

Costs, numbers and places that the rulebook mentions (Riddle 1, Pit 2, Stake 2, Electric Shock 3 with detection 9,
Enemy Spotted! 6 with 2 points for a discard, Wandering Creature 2 ...) are its own; the rest is this project's.
"""

from __future__ import annotations

from ..rules.checks import take_test
from ..rules.harm import PIT_HEIGHT, Use, fall
from ..state import Mark
from .catalogue import UTable
from .definitions import HUGE, Afflict, AnyEffect, Attribute, DarkCard, Grant, Harm, Heal, Lay, Modify, Play, Shove

ROOM, CORRIDOR, DOOR, CHEST = "room", "corridor", "door", "chest"
WAYS = (ROOM, CORRIDOR)


def trap(
    id: str,
    copies: int,
    cost: int,
    detect: int,
    disarm: int,
    places: tuple[str, ...],
    *effects: AnyEffect,
    area: int = 0,
    play: Play | None = None,
) -> DarkCard:
    return DarkCard(
        id=id,
        play=play,
        kind="obstacle",
        use="trap",
        copies=copies,
        cost=cost,
        detect=detect,
        disarm=disarm,
        places=places,
        area=area,
        effects=effects,
    )


def hazard(id: str, places: tuple[str, ...], ground: Lay, area: int) -> DarkCard:
    """No trap: it is laid on a square and those around it when a section is revealed."""
    return DarkCard(id=id, kind="obstacle", use="hazard", cost=1, places=places, effects=(ground,), area=area)


async def pitfall(t: UTable, use: Use) -> None:
    """The floor gives way: an Agility test, or a fall as into any pit. Flyers and Huge ones do not mind.

    [dun.fall.damage, dun.skill.nature.flying.traps, dun.skill.nature.huge.terrain, dun.skill.exploration.fast.agility]
    """
    figure = t.state.figures[use.target]
    if figure.marks & Mark.FLYING or figure.size >= HUGE:
        return
    if not (await take_test(t, use.target, Attribute.AGILITY, "avoid", kind="trap")).passed:
        await fall(t, use.target, PIT_HEIGHT)


OBSTACLES: tuple[DarkCard, ...] = (
    DarkCard(id="locked-door", kind="obstacle", use="lock", cost=1, places=(DOOR,), copies=4),
    DarkCard(id="riddle", kind="obstacle", use="riddle", cost=1, places=(DOOR, CHEST), copies=4),
    trap("electric-shock", 2, 3, 9, 9, (ROOM,), Harm(4, light=5, heavy=6, element="lightning")),
    trap("pit", 3, 2, 8, 8, WAYS, play=pitfall),
    trap("stake", 2, 2, 8, 7, WAYS, Harm(4)),
    trap("fireball-trap", 1, 3, 8, 9, (CHEST, ROOM), Harm(5, element="fire", half_if="agility"), area=1),
    trap("tripwire-arrows", 1, 2, 7, 5, (CORRIDOR, DOOR), Harm(3)),
    hazard("rubble", WAYS, Lay("rock"), area=1),
    hazard("sunken-floor", (ROOM,), Lay("swamp"), area=2),
    trap("swinging-blade", 2, 3, 9, 8, (CORRIDOR,), Harm(5, avoid="agility")),
    trap(
        "poison-needle",
        2,
        2,
        9,
        8,
        (CHEST, DOOR),
        Harm(1, against="natural", element="poison"),
        Afflict("poisoned", test="strength"),
    ),
    trap(
        "choking-gas",
        1,
        3,
        8,
        0,
        (ROOM, CHEST),
        Harm(2, against="natural", element="gas"),
        Afflict("stunned", test="strength"),
        area=1,
    ),
    trap("snare", 2, 1, 8, 7, WAYS, Afflict("stationary", test="agility", turns=1)),
    trap(
        "falling-stones",
        2,
        3,
        8,
        0,
        WAYS,
        Harm(4, half_if="agility"),
        Afflict("stunned", test="agility", target=9),
        area=1,
    ),
    trap("rune-of-dread", 1, 2, 9, 9, (DOOR, ROOM), Harm(4, against="courage")),
    trap("hammer-of-the-gate", 1, 2, 8, 8, (DOOR,), Harm(3), Shove(1), Afflict("knocked-down", test="strength")),
)


def boost(id: str, copies: int, cost: int, *effects: AnyEffect, creatures: tuple[str, ...] = ()) -> DarkCard:
    return DarkCard(id=id, kind="power", use="boost", copies=copies, cost=cost, effects=effects, creatures=creatures)


FIGHTING = ("melee-fighter", "berserker", "leader", "large")
SHOOTING = ("ranged-fighter",)

POWERS: tuple[DarkCard, ...] = (
    DarkCard(id="fortune", kind="power", use="fortune", cost=2, discard=2, copies=6),
    boost("regeneration", 2, 3, Grant("regeneration", "quest")),
    boost("war-frenzy", 2, 2, Modify("combat", 1, "quest"), creatures=FIGHTING),
    boost("iron-hide", 2, 3, Modify("armor", 1, "quest"), creatures=("large", "leader", "animal", "elite", "champion")),
    boost("giants-strength", 1, 3, Modify("strength", 1, "quest"), creatures=(*FIGHTING, "undead")),
    boost("keen-eye", 2, 2, Modify("shooting", 1, "quest"), creatures=SHOOTING),
    boost("terrible-aspect", 1, 3, Grant("fearsome", "quest"), creatures=("leader", "champion", "undead", "large")),
    boost("venomous-bite", 1, 2, Grant("poisonous", "quest"), creatures=("animal", "melee-fighter")),
    boost(
        "commanding-voice",
        1,
        2,
        Modify("courage", 1, "quest"),
        Modify("attack", 1, "quest"),
        creatures=("leader", "champion"),
    ),
    DarkCard(id="dark-mending", kind="power", use="instant", cost=2, copies=2, effects=(Heal(amount=2),)),
    DarkCard(
        id="sudden-rage",
        kind="power",
        use="instant",
        cost=1,
        copies=2,
        effects=(Modify("melee-damage", 2, "turn"),),
        creatures=FIGHTING,
    ),
    DarkCard(id="vanish", kind="power", use="flee", cost=2, copies=1),
    DarkCard(id="falling-darkness", kind="power", use="darkness", cost=2, copies=2),
)

ENCOUNTERS: tuple[DarkCard, ...] = (
    DarkCard(id="enemy-spotted", kind="encounter", use="section", main_room=True, cost=6, discard=2, copies=12),
    DarkCard(id="wandering-creature", kind="encounter", use="section", cost=2, copies=9),
    DarkCard(id="special-creature", kind="encounter", use="special", cost=-1, discard=2, copies=4),
    DarkCard(id="reinforcements", kind="encounter", use="relief", cost=6, discard=2, copies=2),
    DarkCard(id="ambush", kind="encounter", use="lurkers", cost=4, discard=2, copies=2),
    DarkCard(id="thief", kind="encounter", use="robber", cost=2, copies=1),
)

DARK: tuple[DarkCard, ...] = OBSTACLES + POWERS + ENCOUNTERS
