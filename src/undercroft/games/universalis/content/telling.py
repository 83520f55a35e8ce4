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
        case d.Wound():
            return Text("effect-wound", {"amount": one.amount})
        case d.Heal():
            return Text("effect-heal", {"amount": one.amount, "die": int(one.die), "full": int(one.full)})
        case d.Cure():
            return Text("effect-cure", {"list": tuple(Text(f"condition-{name}") for name in one.conditions)})
        case d.Afflict():
            return Text("effect-afflict", {"condition": Text(f"condition-{one.condition}")})
        case d.Modify():
            bonus = gain(f"bonus-{one.to}", one.value)
            return Text("effect-modify", {"bonus": bonus, "until": until(one.lasts, away)})
        case d.Grant():
            return Text("effect-grant", {"skill": Text(f"skill-{one.skill}"), "until": until(one.lasts, away)})
        case d.GainMana():
            return Text("effect-mana", {"amount": one.amount})
        case d.GainFortune() if one.amount < 0:
            return Text("effect-fortune-lost", {"amount": -one.amount})
        case d.GainFortune():
            return Text("effect-fortune", {"amount": one.amount})
        case d.GainCoins() if one.amount < 0:
            return Text("effect-coins-lost", {"amount": -one.amount})
        case d.GainCoins():
            return Text("effect-coins", {"amount": one.amount, "d6": one.d6, "d3": one.d3})
        case d.Find():
            return Text("effect-find", {"deck": Text(f"found-{one.deck}"), "count": one.count})
        case d.Gain():
            return Text("effect-gain", {"what": Text(f"card-{one.object}")})
        case d.Reserve():
            return Text("effect-reserve", {"amount": one.amount})
        case d.Summon():
            return Text("effect-summon", {"creature": Text(f"figure-{one.creature}"), "count": one.count})
        case d.Shove():
            return Text("effect-shove", {"squares": one.squares})
        case d.Teleport():
            return Text("effect-teleport", {"range": one.range})
        case d.Lay():
            return Text("effect-lay", {"what": Text(f"overtile-{one.overtile}")})
        case d.Reveal():
            return Text(f"effect-reveal-{one.what}")
        case d.Transform():
            return Text("effect-transform", {"what": Text(f"figure-{one.animal}")})
        case d.Spring():
            return Text("effect-spring")
        case d.Control():
            return Text("effect-control")
        case d.Hull() if one.amount < 0:
            return Text("effect-hull-lost", {"amount": -one.amount})
        case d.Hull():
            return Text("effect-hull", {"amount": one.amount})
        case d.Delay():
            return Text("effect-delay", {"turns": one.turns})
        case d.Jail():
            return Text("effect-jail", {"turns": one.turns})
        case d.Nearer():
            return Text("effect-nearer", {"places": one.places})
        case d.Astray() | d.LoseThing() | d.LoseBeast():
            return Text(f"effect-{WAYWARD[type(one)]}")


WAYWARD: dict[type[d.Effect], str] = {d.Astray: "astray", d.LoseThing: "lose-thing", d.LoseBeast: "lose-beast"}


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
