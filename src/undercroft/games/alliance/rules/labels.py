"""Labels of actions, with previews of damage."""

from __future__ import annotations

from undercroft.kernel import Text

from ..content import Content
from ..content.figures import DIE
from ..events import spoken
from ..state import FIRST_MONSTER, NOBODY, State, name
from .abilities import health
from .cards import Playing
from .strengths import PRIMARY, blow, defense, strength


def playing_label(state: State, playing: Playing) -> Text:
    """`play-card`, `play-card-on`, `play-card-for`; `repeat-...` for those that need a Burst of Strength."""
    args: dict[str, int | str | Text | tuple[Text, ...]] = {"card": Text(f"card-{playing.card}")}
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
    args: dict[str, int | str | Text | tuple[Text, ...]] = {
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


def to_defeat(state: State, content: Content, who: int) -> int:
    """How many more wounds defeat a character."""
    if who >= FIRST_MONSTER:
        token = state.monsters[who]
        return content.monsters[token.card].health - len(token.wounds)
    return health(state, content, who) - state.heroes[who].wounds - state.heroes[who].poison
