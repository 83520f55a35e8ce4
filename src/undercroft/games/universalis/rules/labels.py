"""What options are called, with the odds where dice decide. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument

from ..board import FACINGS
from ..content.catalogue import Content, UTable
from ..content.settlements import Offer
from ..state import Figure, number
from .choices import (
    DOORS,
    PIECES,
    Deal,
    Discard,
    Dispel,
    Do,
    Facing,
    Increase,
    Injury,
    Kit,
    Lesson,
    Loadout,
    Menu,
    Person,
    Play,
    Printed,
    Section,
    Square,
)


def square(t: UTable) -> Callable[[Square], Text]:
    """The name of a square; a negative one is none."""
    board = t.content.boards[t.state.quest]

    def name(option: Square) -> Text:
        if option.cell < 0:
            return Text("square-none")
        x, y = board.xy(option.cell)
        return Text("square", {"x": x + 1, "y": y + 1})

    return name


def square_or(t: UTable, word: str) -> Callable[[Value], Text]:
    """The name of a square, or what a word means."""
    name = square(t)
    return lambda option: name(option) if isinstance(option, Square) else Text(word)


def printed(option: Printed) -> Text:
    """Something printed by its name."""
    return Text(f"{option.kind}-{option.id}")


def person(t: UTable) -> Callable[[Person], Text]:
    return lambda option: someone(t, option.id)


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


def hero_class(content: Content, recommended: tuple[str, ...]) -> Callable[[Printed], Text]:
    """A class, whether it is recommended for the race, and what it begins with."""

    def name(option: Printed) -> Text:
        card, own = option.id, content.classes[option.id]
        gifts = [Text(f"skill-{one}") for one in own.skills]
        gifts += [Text("create-class-spells", {"count": own.spells})] if own.spells else []
        id = "create-class-fit" if card in recommended else "create-class-odd"
        return Text(id, {"class": Text(f"class-{card}"), "skills": tuple(gifts)})

    return name


def lesson(option: Printed) -> Text:
    """A skill with what it does."""
    return Text("create-skill", {"what": printed(option), "about": Text(f"skill-{option.id}-text")})


def learning(option: Printed | Lesson) -> Text:
    """A skill with what it does, or a spell."""
    return Text(f"spell-{option.spell}") if isinstance(option, Lesson) else lesson(option)


def increase(values: Mapping[str, int], costs: Mapping[str, int]) -> Callable[[Value], Text]:
    """An attribute, the value that it would have and the development points that this costs."""

    def name(option: Value) -> Text:
        if not isinstance(option, Increase):
            return Text("create-points-done")
        what = option.attribute
        raised = Text("create-mana" if what == "mana" else f"attribute-{what}")
        return Text("create-points", {"what": raised, "value": values[what], "cost": costs[what]})

    return name


def spell_of(content: Content) -> Callable[[Printed], Text]:
    """A spell with its lore."""

    def name(option: Printed) -> Text:
        lore = Text(f"lore-{content.spells[option.id].lore}")
        return Text("create-spell", {"what": printed(option), "lore": lore})

    return name


def ware_at(t: UTable, figure: Figure) -> Callable[[Value], Text]:
    """Something to buy, to sell, to hold, to wear or to pack, with its price."""
    from . import market

    def name(option: Value) -> Text:
        if not isinstance(option, Deal):
            return Text(f"gear-{option}")
        args: dict[str, Argument] = {"what": Text(f"card-{option.card}")}
        if option.verb in ("buy", "return"):
            args["coins"] = market.price(t, figure, market.ware(t, option.card))
        return Text(f"gear-{option.verb}", args)

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


def creature(t: UTable) -> Callable[[Value], Text]:
    """A creature of the Dark Player with its cost."""

    def name(option: Value) -> Text:
        if not isinstance(option, Printed):
            return Text(f"creature-{option}")
        return Text("creature-for", {"name": printed(option), "cost": t.content.creatures[option.id].vp})

    return name


def dark_card(option: Value) -> Text:
    """A card of the Dark Player with what it costs, or what he does instead."""
    if isinstance(option, Discard):
        return Text("dark-discard", {"what": Text(f"card-{option.card}")})
    if isinstance(option, Play) and option.cost:
        return Text("dark-for", {"what": Text(f"dark-{option.card}"), "cost": option.cost})
    return Text(f"dark-{option}")


def section(t: UTable) -> Callable[[Section], Text]:
    board = t.content.boards[t.state.quest]
    return lambda option: Text("plan-at-section", {"section": board.sections[option.number].id})


def planned(t: UTable) -> Callable[[Do], Text]:
    """Where a card is planned."""
    board, square_of = t.content.boards[t.state.quest], square(t)

    def name(do: Do) -> Text:
        if do.cell >= 0:
            return Text(f"plan-at-{do.verb}", {"square": square_of(Square(do.cell))})
        if do.verb == "door":
            return Text("plan-at-door", {"where": board.spot(board.doors[do.target].pairs[0][0])})
        return Text(f"plan-at-{do.verb}", {"section": board.sections[do.target].id} if do.target >= 0 else {})

    return name


def direction(option: Facing) -> Text:
    return Text(f"direction-{FACINGS[option.way]}")


def investment(option: Value) -> Text:
    """What experience can buy."""
    if isinstance(option, Increase):
        return Text("invest-raise", {"what": Text(f"attribute-{option.attribute}")})
    return Text(f"invest-{option}")


def magic(t: UTable) -> Callable[[Value], Text]:
    """An object for the Leader with its cost and what it does."""

    def name(option: Value) -> Text:
        if not isinstance(option, Printed):
            return Text("leader-item-none")
        card = option.id
        about = Text(f"magic-{card}-text")
        return Text("magic-for", {"what": Text(f"magic-{card}"), "cost": t.content.magic[card].vp, "about": about})

    return name


def upgrade(t: UTable, leader: int) -> Callable[[Value], Text]:
    """An upgrade of the Leader: its name, its cost and what it gives."""

    def name(option: Value) -> Text:
        if not isinstance(option, Printed):
            return Text("upgrade-none")
        id = option.id
        card = t.content.creatures[t.state.figures[leader].card]
        found = next(one for one in card.upgrades if one.id == id)
        gains = [Text("gain", {"what": Text(f"attribute-{one.to}"), "value": one.value}) for one in found.bonuses]
        gains += [Text(f"skill-{skill}") for skill in found.skills]
        return Text("upgrade-one", {"what": Text(f"upgrade-{id}"), "cost": found.cost, "gains": tuple(gains)})

    return name


def deal(option: Value) -> Text:
    """What a hero does in a settlement."""
    if not isinstance(option, Deal):
        return Text(f"trade-{option}")
    verb, card = option.verb, option.card
    if verb == "go":
        return Text("trade-go", {"what": Text(f"service-{card}"), "about": Text(f"service-{card}-text")})
    if verb in ("along", "home"):
        return Text(f"trade-{verb}", {"what": Text(f"figure-{card}")})
    if verb in ("hold", "wear", "stow"):
        return Text(f"gear-{verb}", {"what": Text(f"card-{card}")})
    return Text(f"trade-{verb}", {"what": Text(f"card-{card}")})


def offer(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[Printed], Text]:
    """What a card of a settlement offers, with what it costs and the chance to pass its test."""
    from . import odds, services

    def name(option: Printed) -> Text:
        one = offers[option.id]
        args: dict[str, Argument] = {"what": printed(option), "coins": one.coins, "xp": one.xp}
        trial = services.trial(one)
        if trial is None:
            return Text("offer", args)
        return Text("offer-odds", {**args, "chance": odds.percent(odds.of_trial(t, figure, trial))})

    return name


def service(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[Value], Text]:
    """Offers, goods and people for hire."""
    from . import companions

    def name(option: Value) -> Text:
        if isinstance(option, Printed):
            return offer(t, figure, offers)(option)
        if not isinstance(option, Deal):
            return Text("service-leave")
        if option.verb == "hire":
            coins = companions.price(figure, t.content.companions[option.card])
            return Text("service-hire", {"creature": Text(f"figure-{option.card}"), "coins": coins})
        return ware_at(t, figure)(option)

    return name


def injury(option: Injury) -> Text:
    """An injury that can be cured."""
    kind = "skill" if option.rolled == AMNESIA else "attribute"
    return Text(f"injury-{option.rolled}", {"what": Text(f"{kind}-{option.what}")} if option.what else {})


AMNESIA = 8


def ware(t: UTable, figure: Figure) -> Callable[[Value], Text]:
    """Something that the Dark Player can buy for a creature, with its cost."""
    from . import armory

    def name(option: Value) -> Text:
        if not isinstance(option, Printed):
            return Text("outfit-none")
        cost = armory.cost(figure, armory.printed(t, option.id))
        return Text("outfit-for", {"what": printed(option), "cost": cost})

    return name


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
        return Text("hand-over-nobody") if option.id < 0 else someone(t, option.id)

    return name


def dispeller(t: UTable, total: int) -> Callable[[Value], Text]:
    """Who tries to dispel a spell that was cast with this total, and the chance."""
    from . import magic as magic_rules
    from . import odds

    def name(option: Value) -> Text:
        if not isinstance(option, Dispel):
            return Text("dispel-pass")
        figure = t.state.figures[option.id]
        chance = odds.percent(odds.dispel(t, figure, total, magic_rules.aid_bonus(figure, option.aid)))
        words: dict[str, Argument] = {"name": someone(t, option.id), "chance": chance}
        return Text("dispel-scroll" if option.aid else "dispel-try", words)

    return name


def someone(t: UTable, id: int) -> Text:
    """A hero by name; all others with their number, since several may be alike."""
    figure = t.state.figures[id]
    name = Text(f"figure-{figure.card}")
    return name if figure.kind == "hero" else Text("figure-number", {"name": name, "number": number(id)})


def label(t: UTable, who: int, do: Do) -> Text:
    """`act-<verb>` with the names of what it is about, and the chance in percent."""
    from . import odds

    if do.verb == "improve":
        return Text("act-improve", {"what": upgrade(t, do.target)(Printed("upgrade", do.word))})
    board = t.content.boards[t.state.quest]
    args: dict[str, int | str | Text] = {}
    if do.target >= 0:
        args["target"] = object_of(t, do)
    if do.cell >= 0:
        args["x"], args["y"] = (n + 1 for n in board.xy(do.cell))
    if do.word:
        args["what"] = Text(f"card-{do.word}") if do.verb == "exchange" else manner(do)
        if do.verb == "exchange":
            args["old"] = Text(f"card-{do.ways[0]}")
    if do.verb in ("discard", "power", "come"):
        card = t.content.dark[do.word]
        args["points"] = card.discard if do.verb == "discard" else max(0, card.cost)
    if do.verb == "move" and threats(t, who, do.cell):
        return Text("act-move-near", {**args, "who": tuple(threats(t, who, do.cell))})
    chance = odds.of(t, who, do)
    if chance is not None:
        args["chance"] = odds.percent(chance)
        return Text(f"act-{do.verb}-odds", args)
    return Text(f"act-{do.verb}", args)


def choice(t: UTable, who: int, option: Value) -> Text:
    """A thing to do, or what opens a menu of several."""
    if isinstance(option, Menu):
        head = option.head
        args: dict[str, Argument] = {"count": len(option.inside)}
        if head.target >= 0:
            args["target"] = object_of(t, head)
        if head.word:
            args["what"] = Text(f"card-{head.word}")
        return Text(f"menu-{head.verb}", args)
    assert isinstance(option, Do)
    return label(t, who, option)


def dark_do(t: UTable, do: Do) -> Text:
    """What the Dark Player does in his turn."""
    return Text("act-end-turn") if do.verb == "end" else label(t, do.target, do)


def object_of(t: UTable, do: Do) -> Text:
    """Whom or what something is done to: a figure, a piece of furniture or a door, with its square."""
    board = t.content.boards[t.state.quest]
    if do.verb in PIECES:
        piece = next(one for one in t.state.layout.pieces if one.index == do.target)
        return Text("thing-at", {"what": Text(f"piece-{piece.card}"), "where": board.spot(piece.cell)})
    if do.verb in DOORS:
        return Text("door-at", {"where": board.spot(board.doors[do.target].pairs[0][0])})
    return someone(t, do.target)


def manner(do: Do) -> Text:
    """A thing, and how it is used: the mode of a weapon, declared skills, a scroll or components."""
    if do.verb in ("turn", "skill", "talent"):
        return Text(f"{'direction' if do.verb == 'turn' else 'skill'}-{do.word}")
    name = Text(f"card-{do.word}")
    if do.verb == "coat":
        return Text("coating", {"what": name, "on": Text(f"card-{do.ways[0]}")})
    ways = [Text(f"mode-{do.mode}")] if do.mode else []
    ways += [Text(f"aid-{way}" if way in ("scroll", "components") else f"skill-{way}") for way in do.ways]
    return Text("manner", {"what": name, "ways": tuple(ways)}) if ways else name


def threats(t: UTable, who: int, cell: int) -> list[Text]:
    """The enemies whose Melee Range a square lies in."""
    from .engagement import zones

    return [someone(t, id) for id, zone in zones(t, t.state.figures[who]) if zone >> cell & 1]
