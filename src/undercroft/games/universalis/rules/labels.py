"""What options are called, with the odds where dice decide. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.kernel import Text
from undercroft.kernel.text import Argument

from ..board import FACINGS
from ..content.catalogue import Content, UTable
from ..content.settlements import Offer
from ..state import Figure
from .control import Priced
from .options import Do


def square(t: UTable) -> Callable[[int], Text]:
    """The name of a square; a negative one is none."""
    board = t.content.boards[t.state.quest]

    def name(cell: int) -> Text:
        if cell < 0:
            return Text("square-none")
        x, y = board.xy(cell)
        return Text("square", {"x": x + 1, "y": y + 1})

    return name


def figure(card: str) -> Text:
    return Text(f"figure-{card}") if card not in ("done", "create", "nobody-more") else Text(f"creature-{card}")


def race(content: Content) -> Callable[[str], Text]:
    """A race with its side, its Fortune and its skills."""

    def name(card: str) -> Text:
        own = content.races[card]
        return Text(
            "create-race",
            {
                "race": Text(f"race-{card}"),
                "side": Text(f"side-{own.alignment}"),
                "fortune": own.fortune,
                "count": len(own.skills),
                "skills": tuple(skill(one) for one in own.skills),
            },
        )

    return name


def hero_class(content: Content, recommended: tuple[str, ...]) -> Callable[[str], Text]:
    """A class, whether it is recommended for the race, and what it begins with."""

    def name(card: str) -> Text:
        own = content.classes[card]
        gifts = [skill(one) for one in own.skills]
        gifts += [Text("create-class-spells", {"count": own.spells})] if own.spells else []
        id = "create-class-fit" if card in recommended else "create-class-odd"
        return Text(id, {"class": Text(f"class-{card}"), "skills": tuple(gifts)})

    return name


def lesson(card: str) -> Text:
    """A skill with what it does."""
    return Text("create-skill", {"what": skill(card), "about": Text(f"skill-{card}-text")})


def increase(values: Mapping[str, int], costs: Mapping[str, int]) -> Callable[[str], Text]:
    """An attribute, the value that it would have and the development points that this costs."""

    def name(option: str) -> Text:
        what = option.removeprefix("raise ")
        if what not in costs:
            return Text("create-points-done")
        return Text("create-points", {"what": attribute(what), "value": values[what], "cost": costs[what]})

    return name


def spell_of(content: Content) -> Callable[[str], Text]:
    """A spell with its lore."""
    return lambda card: Text("create-spell", {"what": spell(card), "lore": Text(f"lore-{content.spells[card].lore}")})


def faction(card: str) -> Text:
    return Text(f"faction-{card}")


def ware_at(t: UTable, figure: Figure) -> Callable[[str], Text]:
    """Something to buy, to sell, to hold, to wear or to pack, with its price."""
    from . import market

    def name(option: str) -> Text:
        verb, _, card = option.partition(" ")
        if not card:
            return Text(f"gear-{verb}")
        args: dict[str, Argument] = {"what": Text(f"card-{card}")}
        if verb in ("buy", "return"):
            args["coins"] = market.price(t, figure, market.ware(t, card))
        return Text(f"gear-{verb}", args)

    return name


def recruit(t: UTable) -> Callable[[str], Text]:
    """A hero with race and class, attributes, skills, spells and equipment; other options speak for themselves."""

    def name(card: str) -> Text:
        if card not in t.content.heroes:
            return figure(card)
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


def creature(t: UTable) -> Callable[[str], Text]:
    """A creature of the Dark Player with its cost."""

    def name(card: str) -> Text:
        if card not in t.content.creatures:
            return figure(card)
        return Text("creature-for", {"name": Text(f"figure-{card}"), "cost": t.content.creatures[card].vp})

    return name


def dark_card(card: str) -> Text:
    """A card of the Dark Player with what it costs, or what he does instead."""
    if card.startswith("discard "):
        return Text("dark-discard", {"what": Text(f"card-{card.removeprefix('discard ')}")})
    if isinstance(card, Priced):
        return Text("dark-for", {"what": Text(f"dark-{card}"), "cost": card.cost})
    return Text(f"dark-{card}")


def section(t: UTable) -> Callable[[int], Text]:
    board = t.content.boards[t.state.quest]
    return lambda n: Text("plan-at-section", {"section": board.sections[n].id})


def planned(t: UTable) -> Callable[[Do], Text]:
    """Where a card is planned."""
    board, square_of = t.content.boards[t.state.quest], square(t)

    def name(do: Do) -> Text:
        if do.cell >= 0:
            return Text(f"plan-at-{do.verb}", {"square": square_of(do.cell)})
        if do.verb == "door":
            return Text("plan-at-door", {"number": do.target + 1})
        return Text(f"plan-at-{do.verb}", {"section": board.sections[do.target].id} if do.target >= 0 else {})

    return name


def direction(facing: int) -> Text:
    return Text(f"direction-{FACINGS[facing]}")


def treasure(card: str) -> Text:
    return Text(f"treasure-{card}")


def skill(card: str) -> Text:
    return spell(card.removeprefix("spell ")) if card.startswith("spell ") else Text(f"skill-{card}")


def spell(card: str) -> Text:
    return Text(f"spell-{card}")


def item(card: str) -> Text:
    return Text(f"item-{card}")


def attribute(name: str) -> Text:
    return Text(f"attribute-{name}")


def investment(option: str) -> Text:
    """What experience can buy."""
    kind, _, what = option.partition(" ")
    if not what:
        return Text(f"invest-{kind}")
    return Text(f"invest-{kind}", {"what": Text(f"{'attribute' if kind == 'raise' else 'spell'}-{what}")})


def magic(t: UTable) -> Callable[[str], Text]:
    """An object for the Leader with its cost and what it does."""

    def name(card: str) -> Text:
        if card == "none":
            return Text("leader-item-none")
        about = Text(f"magic-{card}-text")
        return Text("magic-for", {"what": Text(f"magic-{card}"), "cost": t.content.magic[card].vp, "about": about})

    return name


def upgrade(t: UTable, leader: int) -> Callable[[str], Text]:
    """An upgrade of the Leader: its name, its cost and what it gives."""

    def name(id: str) -> Text:
        if id == "none":
            return Text("upgrade-none")
        card = t.content.creatures[t.state.figures[leader].card]
        found = next(one for one in card.upgrades if one.id == id)
        gains = [Text("gain", {"what": Text(f"attribute-{one.to}"), "value": one.value}) for one in found.bonuses]
        gains += [Text(f"skill-{skill}") for skill in found.skills]
        return Text("upgrade-one", {"what": Text(f"upgrade-{id}"), "cost": found.cost, "gains": tuple(gains)})

    return name


def deal(option: str) -> Text:
    """What a hero does in a settlement."""
    verb, _, card = option.partition(" ")
    if verb == "go":
        return Text("trade-go", {"what": Text(f"service-{card}"), "about": Text(f"service-{card}-text")})
    if verb in ("along", "home"):
        return Text(f"trade-{verb}", {"what": Text(f"figure-{card}")})
    if verb in ("hold", "wear", "stow"):
        return Text(f"gear-{verb}", {"what": Text(f"card-{card}")})
    return Text(f"trade-{verb}", {"what": Text(f"card-{card}")} if card else {})


def offer(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[str], Text]:
    """What a card of a settlement offers, with what it costs and the chance to pass its test."""
    from . import odds, services

    def name(option: str) -> Text:
        one = offers[option]
        args: dict[str, Argument] = {"what": Text(f"offer-{option}"), "coins": one.coins, "xp": one.xp}
        trial = services.trial(one)
        if trial is None:
            return Text("offer", args)
        return Text("offer-odds", {**args, "chance": odds.percent(odds.of_trial(t, figure, trial))})

    return name


def service(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[str], Text]:
    """Offers, goods and people for hire."""
    from . import companions

    def name(option: str) -> Text:
        verb, _, card = option.partition(" ")
        if option in offers:
            return offer(t, figure, offers)(option)
        if verb == "hire":
            coins = companions.price(figure, t.content.companions[card])
            return Text("service-hire", {"creature": Text(f"figure-{card}"), "coins": coins})
        return ware_at(t, figure)(option) if card else Text("service-leave")

    return name


def injury(record: str) -> Text:
    """An injury that can be cured."""
    rolled, _, what = record.partition(" ")
    kind = "skill" if rolled == "8" else "attribute"
    return Text(f"injury-{rolled}", {"what": Text(f"{kind}-{what}")} if what else {})


def ware(t: UTable, figure: Figure) -> Callable[[str], Text]:
    """Something that the Dark Player can buy for a creature, with its cost."""
    from . import armory

    def name(card: str) -> Text:
        if card == "none":
            return Text("outfit-none")
        cost = armory.cost(figure, armory.printed(t, card))
        return Text("outfit-for", {"what": Text(f"item-{card}"), "cost": cost})

    return name


def companion(card: str) -> Text:
    return Text("hire-none") if card == "none" else Text(f"figure-{card}")


def loadout(weapons: str) -> Text:
    return Text("loadout", {"what": tuple(Text(f"item-{weapon}") for weapon in weapons.split("+"))})


def taker(t: UTable) -> Callable[[int], Text]:
    """Who takes a companion over; a negative number is nobody."""

    def name(id: int) -> Text:
        return Text("hand-over-nobody") if id < 0 else Text(f"figure-{t.state.figures[id].card}")

    return name


def dispeller(t: UTable, total: int) -> Callable[[str], Text]:
    """Who tries to dispel a spell that was cast with this total, and the chance."""
    from . import magic as magic_rules
    from . import odds

    def name(option: str) -> Text:
        if option == "pass":
            return Text("dispel-pass")
        id, _, aid = option.removeprefix("dispel #").partition("+")
        figure = t.state.figures[int(id)]
        chance = odds.percent(odds.dispel(t, figure, total, magic_rules.aid_bonus(figure, aid)))
        return Text("dispel-scroll" if aid else "dispel-try", {"name": Text(f"figure-{figure.card}"), "chance": chance})

    return name


ABOUT_FIGURES = (
    "attack",
    "shoot",
    "cast",
    "give",
    "activate",
    "power",
    "skill",
    "talent",
    "escort",
    "leap",
    "sneak",
    "use",
    "lift",
    "command",
    "invoke",
    "lift-pair",
    "take-back",
    "together",
    "bridge",
    "pounce",
)


ABOUT_PIECES = ("search", "lever", "shove-piece")


def someone(t: UTable, id: int) -> Text:
    """A hero by name; all others with their number, since several may be alike."""
    figure = t.state.figures[id]
    name = Text(f"figure-{figure.card}")
    return name if figure.kind == "hero" else Text("figure-number", {"name": name, "number": id})


def label(t: UTable, who: int, do: Do) -> Text:
    """`act-<verb>` with the names of what it is about, and the chance in percent."""
    from . import odds

    if do.verb == "improve":
        return Text("act-improve", {"what": upgrade(t, do.target)(do.word)})
    board = t.content.boards[t.state.quest]
    args: dict[str, int | str | Text] = {}
    if do.target >= 0:
        args["target"] = object_of(t, do)
    if do.cell >= 0:
        args["x"], args["y"] = (n + 1 for n in board.xy(do.cell))
    if do.word:
        args["what"] = manner(do)
        if do.verb == "exchange":
            args["what"], args["old"] = (Text(f"card-{card}") for card in do.word.split("+"))
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


def dark_do(t: UTable, do: Do) -> Text:
    """What the Dark Player does in his turn."""
    return Text("act-end-turn") if do.verb == "end" else label(t, do.target, do)


def object_of(t: UTable, do: Do) -> Text | int:
    """Whom or what something is done to: a figure, a piece of furniture or a door, with its square."""
    board = t.content.boards[t.state.quest]
    if do.target in t.state.figures and do.verb in ABOUT_FIGURES:
        return someone(t, do.target)
    if do.verb in ABOUT_PIECES:
        piece = next(one for one in t.state.layout.pieces if one.index == do.target)
        return Text("thing-at", {"what": Text(f"piece-{piece.card}"), "where": board.spot(piece.cell)})
    if do.target < len(board.doors):
        return Text("door-at", {"number": do.target + 1, "where": board.spot(board.doors[do.target].pairs[0][0])})
    return do.target + 1


def manner(do: Do) -> Text:
    """A thing, and how it is used: the mode of a weapon, declared skills, a scroll or components."""
    if do.verb in ("turn", "skill", "talent"):
        return Text(f"{'direction' if do.verb == 'turn' else 'skill'}-{do.word.split('+')[0]}")
    first, *more = do.word.split("+")
    card, _, mode = first.partition("/")
    name = Text(f"card-{card}")
    if do.verb == "coat":
        return Text("coating", {"what": name, "on": Text(f"card-{more[0]}")})
    ways = [Text(f"mode-{mode}")] if mode else []
    ways += [Text(f"aid-{way}" if way in ("scroll", "components") else f"skill-{way}") for way in more]
    return Text("manner", {"what": name, "ways": tuple(ways)}) if ways else name


def threats(t: UTable, who: int, cell: int) -> list[Text]:
    """The enemies whose Melee Range a square lies in."""
    from .engagement import zones

    return [someone(t, id) for id, zone in zones(t, t.state.figures[who]) if zone >> cell & 1]
