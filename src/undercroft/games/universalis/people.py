"""Characters as tables show them: pieces on the board, sheets, conditions."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from undercroft.kernel import Text
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import Bar, Card, Piece, Sheet, Value, Zone

from . import ids
from .content.catalogue import Content
from .content.names import CALLED
from .content.telling import gain
from .glossary import CONDITIONS, gear, printed_item, skill_card, spell_card
from .icons import CONDITIONS as MARKERS
from .icons import icon
from .rules.labels import craft

SLOTS = {"hands": "main", "worn": "body", "pack": "pack"}
"""What every table calls the places where things are carried."""


def figure_name(figure: dict[str, Any]) -> Text:
    """Heroes and those of whom there is only one by name, all others with their number."""
    name, alone = Text(f"figure-{figure['card']}"), figure["kind"] == "hero" or figure["card"] in CALLED
    return name if alone else Text("figure-number", {"name": name, "number": figure["number"]})


def tint(figure: dict[str, Any]) -> str:
    if figure["side"]:
        return "foe"
    return f"seat-{figure['seat']}" if figure["kind"] == "hero" else "friend"


def marks(seen: dict[str, Any]) -> dict[int, str]:
    """A capital for each hero; for all others a letter of their kind, a capital one for friends, and their number."""
    heroes, kinds = dict[str, str](), dict[str, str]()
    for figure in seen["figures"]:
        if figure["kind"] == "hero":
            heroes[figure["card"]] = free_letter(figure["card"], heroes)
    for card in (*seen["kinds"], *(figure["card"] for figure in seen["figures"] if figure["kind"] != "hero")):
        if card not in kinds:
            kinds[card] = free_letter(card, kinds)
    found = {}
    for figure in seen["figures"]:
        if figure["kind"] == "hero":
            found[figure["id"]] = heroes[figure["card"]].upper()
        else:
            letter, number = kinds[figure["card"]], DIGITS[figure["number"] % len(DIGITS)]
            found[figure["id"]] = (letter if figure["side"] else letter.upper()) + number
    return found


LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIGITS = "0123456789" + LETTERS


def free_letter(card: str, taken: dict[str, str]) -> str:
    """The initial of the name, or the first of its letters that is still free."""
    initials = "".join(word[0] for word in card.split("-"))
    letters = [letter for letter in initials + card + LETTERS if letter in LETTERS]
    return next((letter for letter in letters if letter not in taken.values()), letters[0])


STANDING = (
    "id", "card", "kind", "number", "base", "side", "seat", "facing", "vitality", "most_vitality", "conditions",
    "riding", "ridden", "leader",
)  # fmt: skip
"""What is shown of somebody on the map."""


def figure_piece(figure: dict[str, Any], mark: str) -> Piece:
    return Piece(
        id=ids.figure(figure["id"]),
        icon=icon(figure["card"], figure["kind"]),
        name=figure_name(figure),
        cells=ids.cells(figure["base"]),
        mark=mark,
        tint=tint(figure),
        facing=ids.FACINGS[figure["facing"]],
        bars=(life(figure),),
        badges=conditions(figure),
        faded="knocked-out" in figure["conditions"],
        rank="leader" if figure["leader"] else "",
        sheet=ids.sheet(figure["id"]),
    )


def life(figure: dict[str, Any]) -> Bar:
    most = max(figure["most_vitality"], figure["vitality"])
    return Bar(Text("attribute-vitality"), max(0, figure["vitality"]), most)


def conditions(figure: dict[str, Any]) -> tuple[Value, ...]:
    saddle = [name for name in ("riding", "ridden") if figure[name] >= 0]
    named = [name for name in CONDITIONS if name in figure["conditions"]]
    return tuple(Value(Text(f"condition-{name}"), icon=MARKERS[name], key=name) for name in (*saddle, *named))


def sheets(seen: dict[str, Any], content: Content) -> tuple[Sheet, ...]:
    who, now = seen["active"] and seen["active"]["who"], (seen["over"], seen["road"] is not None)
    return tuple(
        again(("sheet", one["id"]), (one, who == one["id"], now), sheet, seen, one, content) for one in seen["figures"]
    )


def sheet(seen: dict[str, Any], figure: dict[str, Any], content: Content) -> Sheet:
    active = seen["active"] is not None and seen["active"]["who"] == figure["id"] and not seen["over"]
    hero = figure["kind"] == "hero"
    bars = [life(figure)]
    if figure["most_mana"]:
        bars.append(Bar(Text("attribute-mana"), figure["mana"], max(figure["most_mana"], figure["mana"]), "mana"))
    if hero:
        bars.append(Bar(Text("bar-load"), figure["load"], figure["most_load"], "plain", ids.LOAD))
    lasting = tuple(lasting_value(one, content) for one in figure["lasting"])
    return Sheet(
        id=ids.sheet(figure["id"]),
        icon=icon(figure["card"], figure["kind"]),
        name=figure_name(figure),
        kind=sheet_kind(figure),
        tint=tint(figure),
        seat=figure["seat"] if hero else None,
        bars=tuple(bars),
        values=tuple(values(figure)),
        conditions=(*conditions(figure), *lasting, *(injury(one) for one in figure["injuries"]), *crafts(figure)),
        zones=again(("own", figure["id"]), [figure[name] for name in OWN], lambda: tuple(sheet_zones(figure, content))),
        text=None if hero and figure["made"] else Text(f"figure-{figure['card']}-text"),
        state=Text(f"state-{standing(seen, figure, active)}"),
        active=active,
        faded=bool({"knocked-out", "left", "dead"} & set(figure["conditions"])),
    )


OWN = ("id", "hands", "worn", "pack", "skills", "spells", "casts")
"""What is shown of the things that somebody has, and of what he knows."""


def standing(seen: dict[str, Any], figure: dict[str, Any], active: bool) -> str:
    marks = figure["conditions"]
    for name in ("dead", "knocked-out", "left"):
        if name in marks:
            return name
    if seen["road"] is not None:
        return "travelling"
    return "acting" if active else "outside" if figure["cell"] < 0 else "done" if "activated" in marks else "waiting"


def sheet_kind(figure: dict[str, Any]) -> Text:
    if figure["race"]:
        return Text("kind-hero-of", {"race": Text(f"race-{figure['race']}"), "job": Text(f"class-{figure['class']}")})
    level = Text(f"level-{figure['level']}")
    if figure["leader"]:
        return Text("kind-leader", {"level": level})
    return Text(f"kind-{figure['kind']}-of", {"level": level})


def values(figure: dict[str, Any]) -> Iterator[Value]:
    """The attributes as they count now, with the printed value where it differs; then what is his in numbers."""
    for name, base, now in figure["attributes"]:
        shown: int | Text = now if base == now else Text("value-changed", {"now": now, "base": base})
        yield Value(Text(f"attribute-{name}"), shown, key=name)
    if figure["kind"] == "hero":
        yield Value(Text("value-fortune"), figure["fortune"], key="fortune")
        yield Value(Text("value-coins"), figure["coins"], key="coins")
        yield Value(Text("value-xp"), figure["xp"], key="xp")
    yield Value(Text("value-points"), figure["vp"], key="points")


def lasting_value(one: dict[str, Any], content: Content) -> Value:
    """A spell or effect that lasts: what it changes and for how long."""
    until = Text(f"lasts-{one['lasts']}", {"turns": one["turns"]})
    what = gain(f"bonus-{one['to']}", one["value"])
    if one["skill"]:
        gift = "gift-spell" if one["card"] in content.spells else f"gift-{one['card']}"
        what = Text(f"skill-{one['skill']}" if one["skill"] in content.skills else gift)
    key = f"lasting-{one['card']}-{one['skill'] or one['to']}"
    return Value(Text("lasting", {"card": source(one["card"], content), "what": what, "until": until}), key=key)


def source(card: str, content: Content) -> Text:
    """Where an effect comes from: a spell, a card, a skill, a thing, a place; what befell a hero between two quests
    has no card of its own."""
    if not card:
        return Text("source-stay")
    kinds: dict[str, Container[str]] = {
        "spell": content.spells,
        "dark": content.dark,
        "skill": content.skills,
        "magic": content.magic,
        "treasure": content.treasures,
        "piece": (*content.furniture, *content.elements),
        "service": content.services,
        "story": content.travel,
    }
    kind = next(
        (kind for kind, ids in kinds.items() if card in ids), "card" if printed_item(content, card) else "source"
    )
    return Text(f"{kind}-{card}")


def injury(one: dict[str, Any]) -> Value:
    kind = "skill" if one["rolled"] == 8 else "attribute"
    if one["rolled"] == 8 and not one["what"]:
        return Value(Text("injury-none"), key="injury-none")
    what = {"what": Text(f"{kind}-{one['what']}")} if one["what"] else {}
    return Value(Text(f"injury-{one['rolled']}", what), key=f"injury-{one['rolled']}-{one['what']}")


def crafts(figure: dict[str, Any]) -> Iterator[Value]:
    """Secondary skills with their bonus.  [dun.rpg.secondary-bonus]"""
    for one, bonus in figure["crafts"].items():
        yield Value(Text("craft-bonus", {"craft": craft(one), "bonus": bonus}), key=f"craft-{one}")


def sheet_zones(figure: dict[str, Any], content: Content) -> Iterator[Zone]:
    """Hands, body and pack; skills; spells with the castings so far."""
    id, counted = figure["id"], dict[str, int]()
    for name in ("hands", "worn", "pack"):
        cards = tuple(held_card(id, held, counted, content) for held in figure[name])
        if cards or name == "hands":
            yield Zone(
                id=ids.zone(name, id), name=Text(f"zone-{name}"), kind="slots", cards=cards, count=len(cards),
                slot=SLOTS.get(name, ""),
            )  # fmt: skip
    if figure["skills"]:
        skills = tuple(skill_card(content, one, f"skill-{id}-{one}") for one in figure["skills"])
        yield Zone(id=ids.zone("skills", id), name=Text("zone-skills"), kind="row", cards=skills, count=len(skills))
    if figure["spells"]:
        casts = figure["casts"]
        spells = tuple(spell_card(content, one, f"spell-{id}-{one}", casts.get(one, 0)) for one in figure["spells"])
        yield Zone(id=ids.zone("spells", id), name=Text("zone-spells"), kind="row", cards=spells, count=len(spells))


def held_card(id: int, held: dict[str, Any], counted: dict[str, int], content: Content) -> Card:
    """A thing on a sheet; the first of a kind is the one that options speak of."""
    card = held["card"]
    counted[card] = counted.get(card, 0) + 1
    own = f"gear-{id}-{card}" + (f"-{counted[card]}" if counted[card] > 1 else "")
    badges = [Value(Text(f"badge-{name}")) for name in ("poisoned", "lit", "borne") if held[name]]
    badges += [] if held["loaded"] else [Value(Text("badge-unloaded"))]
    return gear(content, card, held["magic"], own, tuple(badges))
