"""The sheets of Heroes, creatures and Monsters."""

from __future__ import annotations

from undercroft.kernel import Text, say
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import Bar, Sheet, Value

from .. import glossary
from ..content import Content
from ..content.definitions import STATS
from ..events.base import Who
from ..icons import icon
from ..ids import sheet_id
from ..state import OUT
from .map import foe_bars, foe_mood
from .seen import INSIDE, Seen, condition, hero_state, life, troubles
from .things import belongings, zone


def hero_sheet(seen: Seen, ref: int, content: Content) -> Sheet:
    """A Hero's sheet: stats with what is worn, life, level, purse, abilities, spells and slots.

    [plungin.component.character-sheet]
    """
    hero = seen["heroes"][ref]
    values = [
        Value(Text(f"stat-{name}"), stat_now(hero, name), text=Text(f"text-stat-{name}"), key=name)
        for name in STATS[:-1]
    ]
    values.append(Value(Text("value-defense"), hero["defense"], text=Text("about-defense"), key="defense"))
    values += [Value(Text(f"value-{name}"), hero[name], key=name) for name in ("level", "xp", "gold")]
    if hero["points"]:
        values.append(Value(Text("value-points"), hero["points"], key="points"))
    concept = content.heroes[hero["id"]].concept
    return Sheet(
        id=sheet_id(ref),
        icon=glossary.portrait(hero["id"], content),
        name=Text("name", {"name": hero["id"]}),
        kind=Text("kind-hero", {"concept": Text("name", {"name": concept}), "level": hero["level"]}),
        tint=f"seat-{hero['seat']}",
        seat=hero["seat"],
        bars=(life(hero),),
        values=tuple(values),
        conditions=troubles(hero),
        zones=again(("own", ref), [hero[name] for name in OWN], lambda: tuple(belongings(ref, hero, content))),
        state=Text(f"state-{hero_state(seen, ref)}"),
        active=seen["turn"] == ref and not seen["over"],
        faded=hero["lif"] == 0 or (hero["cell"] == OUT and seen["phase"] in INSIDE),
    )


OWN = ("armor", "hands", "attire", "lost", "spent", "items", "positions", "spells", "abilities", "trinkets", "seat")
"""What is shown of the things that a Hero has, and of what he knows."""


def stat_now(hero: Seen, name: str) -> int | str:
    """A stat as it is now, with what was bought where that differs."""
    bought, now = hero["stats"][name], hero["now"][name]
    return int(now) if now == bought else f"{now} ({bought})"


def ally_sheet(seen: Seen, ally: Seen, content: Content) -> Sheet:
    """A creature on the Heroes' side."""
    number = ally["number"]
    owner = seen["heroes"][ally["owner"]]
    nature = [glossary.power_card(power, f"nature-{number}-{power}") for power in ally["powers"]]
    return Sheet(
        id=sheet_id(number),
        icon=icon(ally["kind"], "creature"),
        name=Who(ally["kind"], ally["nth"]).text,
        kind=Text("kind-creature"),
        tint=f"seat-{owner['seat']}",
        seat=owner["seat"],
        bars=(Bar(Text("stat-lif"), ally["lif"], ally["stats"]["lif"]),),
        values=tuple(Value(Text(f"stat-{name}"), ally["stats"][name], key=name) for name in STATS[:-1]),
        conditions=condition(ally),
        zones=(zone(f"nature-{number}", say("zone-nature"), nature),) if nature else (),
        text=Text(f"text-ally-{ally['kind']}" if ally["kind"] in ("doppelganger", "shadow-image") else "text-creature"),
        state=Text("state-acting" if seen["turn"] == number else "state-waiting"),
        active=seen["turn"] == number and not seen["over"],
    )


def foe_sheet(seen: Seen, foe: Seen, content: Content) -> Sheet:
    """A Monster: dice, life, Law and powers."""
    number, kind = foe["number"], content.monsters[foe["kind"]]
    now = [(name, value if value >= 0 else "-") for name, value in foe["now"].items()]
    values = [Value(Text(f"stat-{name}"), value, key=name) for name, value in now]
    if kind.range:
        values.append(Value(Text("value-range"), kind.range, key="range"))
    values += [Value(Text("value-xp"), kind.xp, key="xp"), Value(Text("value-gold"), kind.gold, key="gold")]
    nature = [glossary.law_card(kind.law, f"nature-{number}-law")]
    nature += [glossary.power_card(power, f"nature-{number}-{power}") for power in kind.powers]
    return Sheet(
        id=sheet_id(number),
        icon=icon(foe["kind"], "boss" if foe["boss"] else "monster"),
        name=Who(foe["name"], foe["nth"]).text,
        kind=say("kind-boss" if foe["boss"] else "kind-monster", level=kind.level),
        tint="foe",
        bars=foe_bars(foe),
        values=tuple(values),
        conditions=foe_mood(foe),
        zones=(zone(f"nature-{number}", say("zone-nature"), nature),),
        text=glossary.monster_text(kind),
        active=seen["turn"] == number and not seen["over"],
        faded=not foe["aware"],
    )
