"""Labels of actions, with previews of damage."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.kernel.text import Argument

from ..content import Content
from ..content.figures import DIE
from ..events import spoken
from ..geometry import BEYOND, PLACE, SIDES
from ..state import FIRST_MONSTER, NOBODY, State, name
from . import abilities
from .abilities import health
from .cards import Playing
from .die import chance
from .strengths import PRIMARY, blow, defense, defense_against_monster, monster_strength, strength
from .wounds import space_label


def playing_label(state: State, playing: Playing) -> Text:
    """`play-card`, `play-card-on`, `play-card-for`; `repeat-...` for those that need a Burst of Strength."""
    args: dict[str, Argument] = {"card": Text(f"card-{playing.card}")}
    form = "repeat-card" if playing.repeat else "play-card"
    if playing.target != NOBODY:
        args["target"] = spoken(name(state, playing.target))
        form += "-on"
    if playing.use:
        args["use"] = Text(f"use-{playing.use}")
        form += "-for"
    return Text(form, args)


def attack_label(state: State, content: Content, hero: int, source: str, target: int) -> Text:
    """Strength, defense, the wounds that follow and those that are needed; with a die in it, the chance to defeat.

    [alliance.battle.damage]
    """
    attack = blow(state, content, hero, source)
    power, shield = strength(state, content, hero, attack, target), defense(state, content, hero, attack, target)
    needed = to_defeat(state, content, target)
    args: dict[str, Argument] = {
        "target": spoken(name(state, target)),
        "source": Text("source-primary") if source == PRIMARY else Text(f"card-{source}"),
        "strength": power,
        "defense": shield.total,
        "damage": max(0, power - shield.total),
        "needed": needed,
    }
    if not shield.die:
        return Text("act-attack", args, ("alliance.battle.damage",))
    faces = [max(0, power - shield.total - face) for face in DIE]
    args["least"] = min(faces)
    args["chance"] = round(100 * sum(damage >= needed for damage in faces) / len(faces))
    return Text("act-attack-die", args, ("alliance.battle.damage",))


def victim_label(state: State, content: Content, who: int, hero: int, bonus: int = 0) -> Text:
    """What a monster's attack on a hero would do, the hero's Reactions aside.  [alliance.battle.monsters-same]"""
    power = monster_strength(state, content, who, hero) + bonus
    shield = defense_against_monster(state, content, who, hero)
    die = abilities.power(content.monsters[state.monsters[who].card]).attack_die
    args: dict[str, Argument] = {
        "hero": spoken(name(state, hero)),
        "strength": power,
        "defense": shield,
        "damage": max(0, power - shield),
        "needed": to_defeat(state, content, hero),
    }
    if die:
        args["most"] = max(0, power + max(DIE) - shield)
    return Text("victim-die" if die else "victim-hero", args, ("alliance.battle.damage",))


def force_label(state: State, content: Content, hero: int, side: str) -> Text:
    """A door to be forced; if the room beyond lies there, with its level and the chance of a plain roll.

    [alliance.locked.attempt, alliance.secret.attempt]
    """
    place = PLACE[state.heroes[hero].cell]
    beyond = state.tiles.get(BEYOND[place][SIDES.index(side)])
    if beyond is None:
        return Text("act-force", {"side": Text(f"side-{side}")})
    odds = chance(beyond.level, abilities.gear(state, content, hero).bonus.die)
    return Text("act-force-known", {"side": Text(f"side-{side}"), "level": beyond.level, "chance": odds})


def token_label(state: State, content: Content, hero: int, verb: str, cell: str) -> Text:
    """What can be done about a Challenge Token; where it takes a roll, with the chance of a plain one."""
    args: dict[str, Argument] = {"space": space_label(cell)}
    if verb in ("unlock", "disarm"):
        level = next(token.level for token in state.challenges if token.cell == int(cell))
        args |= {"level": level, "chance": chance(level, abilities.gear(state, content, hero).bonus.die)}
    return Text(f"act-{verb}", args)


def to_defeat(state: State, content: Content, who: int) -> int:
    """How many more wounds defeat a character."""
    if who >= FIRST_MONSTER:
        token = state.monsters[who]
        return content.monsters[token.card].health - len(token.wounds)
    return health(state, content, who) - state.heroes[who].wounds - state.heroes[who].poison
