"""What options are called. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument

from ..content.catalogue import Content, UTable
from ..content.crafts import CRAFTS
from ..content.definitions import Attributes
from ..plane import FACINGS
from ..state import NOBODY, NOWHERE
from .characters import BY_NAME, control, first_skills
from .options import (
    Deal,
    Discard,
    Do,
    Facing,
    Follow,
    Increase,
    Injury,
    Kit,
    Lesson,
    Loadout,
    Person,
    Printed,
    Section,
    Square,
)


def square(t: UTable, option: Square) -> Text:
    """The name of a square; a negative one is none."""
    if option.cell == NOWHERE:
        return Text("square-none")
    x, y = t.content.boards[t.state.map.guess or t.state.quest.id].xy(option.cell)
    return Text("square", {"x": x + 1, "y": y + 1})


def square_or(t: UTable, word: str) -> Callable[[Value], Text]:
    """The name of a square, or what a word means."""
    return lambda option: square(t, option) if isinstance(option, Square) else Text(word)


def printed(option: Printed) -> Text:
    """Something printed by its name."""
    return Text(f"{option.kind}-{option.id}")


def person(t: UTable) -> Callable[[Person], Text]:
    return lambda option: control.someone(t, option.id)


def race(content: Content) -> Callable[[Printed], Text]:
    """A race with its side, its Fortune and its skills."""

    def name(option: Printed) -> Text:
        card, own = option.id, content.races[option.id]
        return Text(
            "create-race",
            {
                "race": Text(f"race-{card}"),
                "side": Text(f"side-{own.alignment}"),
                "fortune": own.fortune,
                "count": len(own.skills),
                "skills": tuple(Text(f"skill-{one}") for one in own.skills),
            },
        )

    return name


def hero_class(content: Content, race: str) -> Callable[[Printed], Text]:
    """A class, whether it is recommended for the race, and what it begins with."""

    def name(option: Printed) -> Text:
        card, own = option.id, content.classes[option.id]
        gifts = [Text(f"skill-{one}") for one in first_skills(content, race, card)]
        gifts += [Text("create-class-spells", {"count": own.spells})] if own.spells else []
        id = "create-class-fit" if card in content.races[race].classes else "create-class-odd"
        return Text(id, {"class": Text(f"class-{card}"), "skills": tuple(gifts)})

    return name


def lesson(option: Printed) -> Text:
    """A skill with what it does."""
    return Text("create-skill", {"what": printed(option), "about": Text(f"skill-{option.id}-text")})


def learning(option: Printed | Lesson) -> Text:
    """A skill with what it does, or a spell."""
    return Text(f"spell-{option.spell}") if isinstance(option, Lesson) else lesson(option)


def increase(values: Mapping[str, int]) -> Callable[[Value], Text]:
    """An attribute and the value that it would have."""

    def name(option: Value) -> Text:
        if not isinstance(option, Increase):
            return Text("create-points-done")
        what = option.attribute
        raised = Text("create-mana" if what == "mana" else f"attribute-{what}")
        return Text("create-points", {"what": raised, "value": values[what]})

    return name


def spell_of(content: Content) -> Callable[[Printed], Text]:
    """A spell with its lore."""

    def name(option: Printed) -> Text:
        lore = Text(f"lore-{content.spells[option.id].lore}")
        return Text("create-spell", {"what": printed(option), "lore": lore})

    return name


def recruit(t: UTable) -> Callable[[Value], Text]:
    """A hero with race and class, attributes, skills, spells and equipment; other options speak for themselves."""

    def name(option: Value) -> Text:
        if not isinstance(option, Printed):
            return Text(f"creature-{option}")
        card = option.id
        if card not in t.content.heroes:
            return printed(option)
        hero = t.content.heroes[card]
        figures = zip(SHORT, hero.attributes, strict=False)
        told: dict[str, Any] = {
            "name": Text(f"figure-{card}"),
            "race": Text(f"race-{hero.race}"),
            "job": Text(f"class-{hero.hero_class}"),
            "attributes": tuple(Text(f"short-{short}", {"value": value}) for short, value in figures if value),
            "fortune": hero.fortune,
        }
        knows = [*(Text(f"skill-{one}") for one in hero.skills), *(Text(f"spell-{one}") for one in hero.spells)]
        gear = [Text(f"card-{one}") for one in (*hero.hands, *hero.worn, *hero.pack)]
        return Text("recruit", {**told, "knows": tuple(knows), "gear": tuple(gear)})

    return name


SHORT = (
    "movement",
    "combat",
    "strength",
    "shooting",
    "armor",
    "agility",
    "intelligence",
    "mana",
    "courage",
    "vitality",
)
"""The attributes in the order of a sheet."""


def creature(option: Value) -> Text:
    """A creature of the Dark Player, or no more of them."""
    return printed(option) if isinstance(option, Printed) else Text(f"creature-{option}")


def dark_card(option: Value) -> Text:
    """A card of the Dark Player, or what he does instead."""
    if isinstance(option, Discard):
        return Text("dark-discard", {"what": Text(f"card-{option.card}")})
    return Text(f"dark-{option}")


def section(t: UTable) -> Callable[[Section], Text]:
    board = t.content.boards[t.state.map.guess or t.state.quest.id]
    return lambda option: Text("plan-at-section", {"section": board.sections[option.number].id})


def planned(t: UTable) -> Callable[[Do], Text]:
    """Where a card is planned."""
    board = t.content.boards[t.state.map.guess or t.state.quest.id]

    def name(do: Do) -> Text:
        if do.cell != NOWHERE:
            return Text(f"plan-at-{do.verb}", {"square": square(t, Square(do.cell))})
        if do.verb == "door":
            return Text("plan-at-door", {"where": board.spot(board.doors[do.target].pairs[0][0])})
        return Text(f"plan-at-{do.verb}", {"section": board.sections[do.target].id} if do.target != NOBODY else {})

    return name


def direction(option: Facing) -> Text:
    return Text(f"direction-{FACINGS[option.way]}")


def investment(now: Attributes) -> Callable[[Value], Text]:
    """What experience can buy; an attribute with what it would be."""

    def name(option: Value) -> Text:
        if not isinstance(option, Increase):
            return Text(f"invest-{option}")
        what = option.attribute
        value = now[BY_NAME[what]] + 1
        return Text("invest-raise", {"what": Text(f"attribute-{what}"), "value": value})

    return name


def craft(id: str) -> Text:
    """A secondary skill; one of the players' own by its words."""
    return Text(f"craft-{id}") if id in CRAFTS else Text("words", {"words": id.replace("-", " ")})


def crafty(option: Printed) -> Text:
    return craft(option.id)


def trial(option: Printed) -> Text:
    """What a game master can have tested."""
    return craft(option.id) if option.kind == "craft" else printed(option)


def follow(t: UTable) -> Callable[[Value], Text]:
    """What a game master can let follow."""

    def name(option: Value) -> Text:
        assert isinstance(option, Follow)
        args: dict[str, Argument] = {"number": option.number}
        if option.verb == "thing":
            args["what"] = Text(f"card-{option.card}")
        if option.verb == "yield":
            board = t.content.boards[t.state.map.guess or t.state.quest.id]
            args["where"] = board.spot(board.doors[option.number].pairs[0][0])
        return Text(f"follows-{option.verb}", args)

    return name


def magic(option: Value) -> Text:
    """An object for the Leader."""
    return printed(option) if isinstance(option, Printed) else Text("leader-item-none")


def upgrade(option: Value) -> Text:
    """An upgrade of the Leader."""
    return printed(option) if isinstance(option, Printed) else Text("upgrade-none")


def deal(option: Value) -> Text:
    """What a hero does in a settlement."""
    if not isinstance(option, Deal):
        return Text(f"trade-{option}")
    verb, card = option.verb, option.card
    if verb == "go":
        return Text("trade-go", {"what": Text(f"service-{card}"), "about": Text(f"service-{card}-text")})
    if verb in ("along", "home"):
        return Text(f"trade-{verb}", {"what": Text(f"figure-{card}")})
    return Text(f"gear-{verb}", {"what": Text(f"card-{card}")})


def stable(option: Value) -> Text:
    """Where a mount will be, or something that is put on its back."""
    if isinstance(option, Deal):
        return Text("stable-load", {"what": Text(f"card-{option.card}")})
    return Text(f"stable-{option}")


def injury(option: Injury) -> Text:
    """An injury that can be cured."""
    kind = "skill" if option.rolled == AMNESIA else "attribute"
    return Text(f"injury-{option.rolled}", {"what": Text(f"{kind}-{option.what}")} if option.what else {})


AMNESIA = 8


def kit(option: Value) -> Text:
    """What several creatures are given."""
    return Text(f"kit-{option.kind}" if isinstance(option, Kit) else f"outfits-{option}")


def companion(option: Value) -> Text:
    return printed(option) if isinstance(option, Printed) else Text("hire-none")


def loadout(option: Loadout) -> Text:
    return Text("loadout", {"what": tuple(Text(f"item-{weapon}") for weapon in option.weapons)})


def taker(t: UTable) -> Callable[[Person], Text]:
    """Who takes a companion over; a negative number is nobody."""

    def name(option: Person) -> Text:
        return Text("hand-over-nobody") if option.id == NOBODY else control.someone(t, option.id)

    return name
