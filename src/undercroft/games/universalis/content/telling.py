"""Small printed values in words: effects, bonuses, marks and modes of weapons, traits."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel import Text

from . import definitions as d


def gain(what: str, value: int) -> Text:
    """A bonus or a malus with its sign, of something whose text has this name."""
    return Text("gain", {"what": Text(what), "value": f"{value:+d}"})


def effects(found: Iterable[d.AnyEffect], *, away: bool = False) -> tuple[Text, ...]:
    """`away`: outside quests, where what lasts for a quest lasts for the next one."""
    return tuple(effect(one, away=away) for one in found)


def until(lasts: str, away: bool) -> Text:
    return Text("lasts-next-quest" if away and lasts == "quest" else f"lasts-{lasts}", {"turns": 0})


def effect(one: d.AnyEffect, *, away: bool = False) -> Text:
    """One effect in words."""
    match one:
        case d.Harm():
            return Text("effect-harm", {"dice": one.dice, "avoid": attribute(one.avoid or one.half_if, one.avoid)})
        case d.Modify():
            bonus = gain(f"bonus-{one.to}", one.value)
            return Text("effect-modify", {"bonus": bonus, "until": until(one.lasts, away)})
        case d.Grant():
            return Text("effect-grant", {"skill": Text(f"skill-{one.skill}"), "until": until(one.lasts, away)})
        case d.Cure():
            return Text("effect-cure", {"list": tuple(Text(f"condition-{name}") for name in one.conditions)})
        case d.GainFortune() | d.GainCoins() | d.Hull() if one.amount < 0:
            return Text(f"effect-{PLAIN[type(one)][0]}-lost", {"amount": -one.amount})
        case d.Reveal():
            return Text(f"effect-reveal-{one.what}")
    return thing(one) if type(one) in THINGS else plain(one)


PLAIN: dict[type[d.Effect], tuple[str, ...]] = {
    d.Wound: ("wound", "amount"),
    d.Heal: ("heal", "amount", "die", "full"),
    d.GainMana: ("mana", "amount"),
    d.GainFortune: ("fortune", "amount"),
    d.GainCoins: ("coins", "amount", "d6", "d3"),
    d.Reserve: ("reserve", "amount"),
    d.Shove: ("shove", "squares"),
    d.Teleport: ("teleport", "range"),
    d.Spring: ("spring",),
    d.Control: ("control",),
    d.Hull: ("hull", "amount"),
    d.Delay: ("delay", "turns"),
    d.Jail: ("jail", "turns"),
    d.Nearer: ("nearer", "places"),
    d.Astray: ("astray",),
    d.LoseThing: ("lose-thing",),
    d.LoseBeast: ("lose-beast",),
}
"""Effects told by their figures: the end of the text's id, and the fields that it shows."""

THINGS: dict[type[d.Effect], tuple[str, str, str, str]] = {
    d.Afflict: ("afflict", "condition", "condition", "condition"),
    d.Find: ("find", "deck", "found", "deck"),
    d.Gain: ("gain", "what", "card", "object"),
    d.Summon: ("summon", "creature", "figure", "creature"),
    d.Lay: ("lay", "what", "overtile", "overtile"),
    d.Transform: ("transform", "what", "figure", "animal"),
}
"""Effects told by a name: the end of the text's id, its argument, the kind of name, and the field with the id."""


def plain(one: d.Effect) -> Text:
    name, *fields = PLAIN[type(one)]
    return Text(f"effect-{name}", {field: int(getattr(one, field)) for field in fields})


def thing(one: d.Effect) -> Text:
    name, argument, kind, field = THINGS[type(one)]
    count = {"count": one.count} if isinstance(one, (d.Find, d.Summon)) else {}
    return Text(f"effect-{name}", {argument: Text(f"{kind}-{getattr(one, field)}"), **count})


def attribute(name: str, whole: str) -> Text:
    """A test that spares all or half of it."""
    if not name:
        return Text("avoid-none")
    return Text("avoid-all" if whole else "avoid-half", {"what": Text(f"attribute-{name}")})


def bonuses(found: Iterable[d.Bonus]) -> tuple[Text, ...]:
    return tuple(gain(f"bonus-{one.to}", one.value) for one in found)


def marks(found: Iterable[str]) -> tuple[Text, ...]:
    return tuple(Text(f"mark-{one}") for one in found)


def modes(found: Iterable[d.Mode]) -> tuple[Text, ...]:
    return tuple(
        Text("mode-about", {"mode": one.id, "damage": one.damage, "armor": one.armor, "combat": one.combat})
        for one in found
    )


def traits(found: Iterable[d.Trait]) -> tuple[Text, ...]:
    return tuple(
        Text("trait", {"skill": Text(f"skill-{one.skill}"), "value": one.value, "word": one.word}) for one in found
    )
