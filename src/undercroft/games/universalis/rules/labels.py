"""What options are called, with the odds where dice decide. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
    """A race with its side."""
    return lambda card: Text(
        "create-race", {"race": Text(f"race-{card}"), "side": Text(f"side-{content.races[card].alignment}")}
    )


def hero_class(recommended: tuple[str, ...]) -> Callable[[str], Text]:
    """A class, and whether it is recommended for the race."""
    return lambda card: Text(
        "create-class-fit" if card in recommended else "create-class-odd", {"class": Text(f"class-{card}")}
    )


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


def dark_card(card: str) -> Text:
    """A card of the Dark Player with what it costs, or what he does instead."""
    if card.startswith("discard "):
        return Text("act-discard", {"what": Text(f"card-{card.removeprefix('discard ')}")})
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


def magic(card: str) -> Text:
    return Text("leader-item-none") if card == "none" else Text(f"magic-{card}")


def upgrade(name: str) -> Text:
    return Text("upgrade-none") if name == "none" else Text("upgrade-one", {"what": name})


def deal(option: str) -> Text:
    """What a hero does in a settlement."""
    verb, _, card = option.partition(" ")
    if verb == "go":
        return Text("trade-go", {"what": Text(f"service-{card}"), "about": Text(f"service-{card}-text")})
    if verb in ("hold", "wear", "stow"):
        return Text(f"gear-{verb}", {"what": Text(f"card-{card}")})
    return Text(f"trade-{verb}", {"what": Text(f"card-{card}")} if card else {})


def offer(offers: Mapping[str, Offer]) -> Callable[[str], Text]:
    """What a card of a settlement offers, with what it costs."""

    def name(option: str) -> Text:
        one = offers[option]
        return Text("offer", {"what": Text(f"offer-{option}"), "coins": one.coins, "xp": one.xp})

    return name


def service(t: UTable, figure: Figure, offers: Mapping[str, Offer]) -> Callable[[str], Text]:
    """Offers, goods and people for hire."""
    from . import companions

    def name(option: str) -> Text:
        verb, _, card = option.partition(" ")
        if option in offers:
            return offer(offers)(option)
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


def ware(card: str) -> Text:
    return Text("outfit-none") if card == "none" else Text(f"item-{card}")


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
    from . import odds

    def name(option: str) -> Text:
        if option == "pass":
            return Text("dispel-pass")
        figure = t.state.figures[int(option.removeprefix("dispel #"))]
        chance = odds.percent(odds.dispel(t, figure, total))
        return Text("dispel-try", {"name": Text(f"figure-{figure.card}"), "chance": chance})

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
    "lift-pair",
    "take-back",
    "together",
    "bridge",
)


def label(t: UTable, who: int, do: Do) -> Text:
    """`act-<verb>` with the names of what it is about, and the chance in percent."""
    from . import odds

    if do.verb == "improve":
        return Text("act-improve", {"what": do.word})
    board = t.content.boards[t.state.quest]
    args: dict[str, int | str | Text] = {}
    if do.target >= 0:
        if do.target in t.state.figures and do.verb in ABOUT_FIGURES:
            args["target"] = Text(f"figure-{t.state.figures[do.target].card}")
            args["number"] = do.target
        elif do.verb in ("search", "lever", "shove-piece"):
            args["target"] = Text(f"piece-{board.pieces[do.target].card}")
        else:
            args["target"] = do.target + 1
    if do.cell >= 0:
        args["x"], args["y"] = (n + 1 for n in board.xy(do.cell))
    if do.word:
        kind = {"turn": "direction", "skill": "skill", "talent": "skill"}.get(do.verb, "card")
        args["what"] = Text(f"{kind}-{do.word.split('+')[0].split('/')[0]}")
        args["how"] = do.word
        if do.verb == "exchange":
            args["old"] = Text(f"card-{do.word.partition('+')[2]}")
    chance = odds.of(t, who, do)
    if chance is not None:
        args["chance"] = odds.percent(chance)
        return Text(f"act-{do.verb}-odds", args)
    return Text(f"act-{do.verb}", args)
