"""Doria's page in the campaign book: the overview sheet and the characters."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Text, say
from undercroft.toolkit.campaigns import Campaigns, Overview, Page, Row, Story
from undercroft.toolkit.scene import Sheet, Value, Zone

from . import glossary
from .content import Content
from .content.definitions import ATTRIBUTES
from .events import hero_name
from .icons import icon
from .parcel import Character, Fallen, Parcel, ids
from .rules import handing_on
from .rules.campaign import LAST_CHAPTER, cards_allowed, monster_level


def page(parcel: Parcel, content: Content) -> Page:
    """The chapter, the monsters' points, what the group has in common, and every character.

    [doria.camp.reserve-cards-en, doria.camp.monster-level-en, doria.mode.campaign]
    """
    names = ids([*parcel.heroes, *parcel.bench])
    sheets = [
        character(id, sheet, content, "" if parcel.next else "retired")
        for id, sheet in zip(names, (*parcel.heroes, *parcel.bench), strict=True)
    ]
    party, bench = sheets[: len(parcel.heroes)], sheets[len(parcel.heroes) :]
    fallen = [tomb(at, one) for at, one in enumerate(parcel.fallen)]
    return Page(
        calendar=say("campaign-chapters", won=parcel.won, most=LAST_CHAPTER),
        standing=tuple(standing(parcel)),
        party=tuple(party if parcel.next else ()),
        bench=tuple(bench if parcel.next else ()),
        gone=(*(() if parcel.next else sheets), *fallen),
        overview=overview(parcel) if parcel.sheet else None,
    )


COLUMNS = ("scenario", "ending", "xp", "points", "reward", "heroes")


def overview(parcel: Parcel) -> Overview:
    """The campaign overview sheet, a line for each scenario played.

    [doria.camp.monster-points-en, doria.camp.xp-carry-en, doria.camp.rewards-en]
    """
    rows = (
        Row(
            row.link,
            (
                Text(f"scenario-{row.scenario}"),
                Text(f"overview-{row.result.partition('-')[0]}"),
                row.xp,
                say("overview-points-cell", gained=row.gained, total=row.total),
                reward(row.cards),
                say("overview-heroes-cell", heroes=tuple(hero_name(kind) for kind in row.heroes)),
            ),
        )
        for row in parcel.sheet
    )
    return Overview(tuple(Text(f"overview-{column}") for column in COLUMNS), tuple(rows))


def reward(cards: int) -> Text:
    """What everybody got for a scenario.  [doria.camp.rewards-en]"""
    return Text("overview-bonus") if cards == handing_on.BONUS else say("overview-cards", cards=cards)


def standing(parcel: Parcel) -> Iterator[Value]:
    level = monster_level(parcel.points) if parcel.level is None else parcel.level
    yield Value(Text("campaign-monster-level"), level, text=Text("campaign-monster-level-text"))
    if parcel.level is not None:
        return
    yield Value(Text("campaign-monster-points"), parcel.points)
    own = (len(sheet.bonuses) for sheet in parcel.heroes)
    yield Value(Text("campaign-hero-level"), 1 + max([parcel.won // 2, *own]))
    yield Value(Text("campaign-group-xp"), parcel.xp)
    yield Value(Text("campaign-cards-allowed"), cards_allowed(parcel.won))


def character(id: str, sheet: Character, content: Content, state: str) -> Sheet:
    """A character sheet, with the cards that were kept."""
    values = [Value(Text(f"attribute-{a}"), v) for a, v in zip(ATTRIBUTES, sheet.attributes, strict=False)]
    values.append(Value(Text("value-xp-own"), sheet.gained if sheet.xp is None else sheet.xp))
    values += [Value(Text("value-bonus"), Text(f"bonus-{bonus}")) for bonus in sheet.bonuses]
    kept = tuple(
        glossary.loot(content.cards[card], f"{id}-{at}", content.points) for at, card in enumerate(sheet.cards)
    )
    return Sheet(
        id=id,
        icon=icon(sheet.kind, "hero"),
        name=hero_name(sheet.kind) if sheet.kind else Text("campaign-newcomer"),
        kind=Text("kind-hero"),
        tint=f"seat-{sheet.seat}",
        seat=sheet.seat,
        values=tuple(values),
        zones=(Zone(id=f"kept-{id}", name=Text("campaign-kept"), kind="hand", cards=kept, count=len(kept)),),
        state=Text(f"campaign-{state}") if state else None,
    )


def tomb(at: int, fallen: Fallen) -> Sheet:
    return Sheet(
        id=f"fallen-{at}",
        icon=icon(fallen.kind, "hero"),
        name=hero_name(fallen.kind),
        state=say("campaign-fallen", chapter=fallen.chapter),
        faded=True,
    )


CAMPAIGNS = Campaigns(
    stories=(
        Story("ash-crown", "ash-1-earthquake", "campaign"),
        Story("winter-bell", "bell-1-snow", "campaign"),
        Story("glass-orchard", "orchard-1-names", "campaign"),
        Story("pawned-shadow", "shadow-1-receipts", "campaign"),
        Story("homemade", "buried-alive", "campaign"),
    ),
    parcel=Parcel,
    hand_on=handing_on.hand_on,
    choose=handing_on.choose,
    page=page,
)
