"""Plungin's page in the campaign book: the thread through the packs, the pool and the Heroes' sheets."""

from __future__ import annotations

from undercroft.kernel import Text, say
from undercroft.toolkit.campaigns import Campaigns, Page, Story
from undercroft.toolkit.scene import Bar, Sheet, Value, Zone

from . import glossary, handing_on
from .content import Content
from .content.definitions import LIF, STATS
from .parcel import Parcel
from .state import Hero


def page(parcel: Parcel, content: Content) -> Page:
    gold = sum(hero.gold for hero in (*parcel.party, *parcel.bench))
    done = [quest for quest in handing_on.QUESTS if quest in parcel.done]
    return Page(
        calendar=say("campaign-quests", done=len(done), most=len(handing_on.QUESTS)),
        standing=(
            Value(Text("campaign-pool"), parcel.pool),
            *(Value(Text("campaign-mark"), name(called)) for called in parcel.marks.values()),
        ),
        treasury=(Value(Text("value-gold"), gold),),
        party=tuple(sheet(hero, content) for hero in parcel.party),
        bench=tuple(sheet(hero, content) for hero in parcel.bench),
        gone=tuple(
            Sheet(
                id=f"fallen-{at}",
                icon=glossary.portrait(id, content),
                name=name(id),
                state=Text("state-dead"),
                faded=True,
            )
            for at, id in enumerate(parcel.fallen)
        ),
    )


def name(id: str) -> Text:
    return Text("name", {"name": id})


def tomb(at: int, hero: str, content: Content) -> Sheet:
    portrait, state = glossary.portrait(hero, content), Text("state-dead")
    return Sheet(id=f"fallen-{at}", icon=portrait, name=name(hero), state=state, faded=True)


def sheet(hero: Hero, content: Content) -> Sheet:
    """A Hero between two quests."""
    values = [Value(Text(f"stat-{stat}"), value) for stat, value in zip(STATS[:-1], hero.stats, strict=False)]
    values += [Value(Text(f"value-{what}"), getattr(hero, what)) for what in ("level", "xp", "gold")]
    zones = [
        Zone(id=f"{kind}-{hero.id}", name=Text(f"campaign-{kind}"), kind="hand", cards=cards, count=len(cards))
        for kind, owned in (("things", handing_on.things(hero)), ("spells", hero.spells))
        if (cards := tuple(glossary.card(content, id, f"{hero.id}-{at}") for at, id in enumerate(owned) if id))
    ]
    return Sheet(
        id=hero.id,
        icon=glossary.portrait(hero.id, content),
        name=name(hero.id),
        kind=say("kind-hero", concept=name(content.heroes[hero.id].concept), level=hero.level),
        tint=f"seat-{hero.seat}",
        seat=hero.seat,
        bars=(Bar(Text("stat-lif"), hero.lif, hero.stats[LIF]),),
        values=tuple(values),
        zones=tuple(zones),
        state=None if hero.lif else Text("state-dead"),
        faded=hero.lif == 0,
    )


CAMPAIGNS = Campaigns(
    stories=(Story("four-doors", "knocking-wall"),),
    parcel=Parcel,
    hand_on=handing_on.hand_on,
    choose=handing_on.choose,
    page=page,
)
