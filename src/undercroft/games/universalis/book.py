"""Universalis in the campaign book: who takes part in the next quest, and the page of the group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from undercroft.kernel import Text, say
from undercroft.toolkit.campaigns import Campaigns, Line, Page, Story, line
from undercroft.toolkit.scene import Board, Sheet, Value, Zone

from . import INFO, roadmap, view
from .content.catalogue import Content
from .content.definitions import Hero
from .content.journey.wayside import JOURNEY
from .content.quests import holds
from .glossary import attributes, gear, skill_card, spell_card
from .icons import icon
from .parcel import AtHome, Parcel
from .people import injury
from .rules.aftermath import BODY, endings
from .rules.journey import days, groups
from .rules.magic import spell_effects
from .scene import read_out
from .spine import legacy, thread
from .state import MOST_ATTEMPTS, NOBODY, Figure, Mark, State


def hand_on(state: State, content: Content, before: Parcel) -> Parcel:
    """All that the next quest is handed; who is dead does not come back under the same name."""
    handed = handed_by(state, content, before)
    known = [*before.heroes, *(figure for figures in before.captives.values() for figure in figures)]
    set_out = [*(hero.card for hero in known), *(f.card for f in state.figures.values() if f.kind == "hero")]
    held = [figure.card for figures in handed.captives.values() for figure in figures]
    still = {*(hero.card for hero in handed.heroes), *(one.hero.card for one in handed.bench), *held, *carried(handed)}
    handed.fallen = list(dict.fromkeys([*before.fallen, *(card for card in set_out if card not in still)]))
    return handed


def handed_by(state: State, content: Content, before: Parcel) -> Parcel:
    """The heroes as the quest has left them; who stayed at home is as before.  [dun.heroes.keep]"""
    handed = msgspec.convert(msgspec.to_builtins(legacy(state, content)), Parcel)
    handed.version, handed.bench = INFO.version, before.bench
    if state.road is not None or before.road is not None:
        return on_the_road(state, content, handed, before)
    if state.quest.id in content.quests and content.quests[state.quest.id].threaded:
        handed.next = onward(state, content, handed, before)
        if endings.went_back(state):
            handed.facts = list(before.facts)
        handed.scenario = next(iter(handed.next), "")
        handed.log = list(chronicle(state, content, handed, before))
        return handed
    shipped = [choice.id for choice in INFO.scenarios if not in_the_middle(content, choice.id)]
    still = [quest for quest in shipped if handed.attempts.get(quest, 0) < MOST_ATTEMPTS or quest in handed.captives]
    handed.next = list(dict.fromkeys((handed.scenario, *still)))
    handed.log = list(chronicle(state, content, handed, before))
    return handed


def onward(state: State, content: Content, handed: Parcel, before: Parcel) -> list[str]:
    """What may follow a quest of a campaign. A party that went back for a prisoner continues where it was, and until
    the campaign ends no prisoner is forgotten. [dun.ko.prisoner-rescue]"""
    here = [state.quest.id] if state.quest.id in handed.captives else []
    ahead = [quest for quest in before.next if quest not in before.captives]
    following = [*here, *ahead] if endings.went_back(state) else thread(state, content)
    prisons = [quest for quest in handed.captives if quest in content.quests and content.quests[quest].threaded]
    return list(dict.fromkeys((*following, *prisons))) if set(following) - set(here) else here


def in_the_middle(content: Content, scenario: str) -> bool:
    """Whether a quest belongs to a campaign that begins with another."""
    return scenario in content.quests and content.quests[scenario].kind == "campaign"


def on_the_road(state: State, content: Content, handed: Parcel, before: Parcel) -> Parcel:
    """A journey leads to the quest where it ended, which only the group that is there plays; from a quest the road
    continues, won or lost. Without heroes, or without a quest that is still open, there is no more to tell.

    [dun.campaign.start-condition, dun.campaign.absent-heroes-quest, dun.quest-sheet.after-second-attempt]
    """
    if state.road is None:
        handed.road, handed.scenario, handed.party = before.road, JOURNEY, before.party
        away = [one.hero.card for one in before.bench]
        handed.lasting = {card: mine for card, mine in before.lasting.items() if card in away}
        made = {card: hero for card, hero in before.created.items() if card in carried(before)}
        handed.created = {**made, **handed.created}
        carry_the_dead(state, handed)
    else:
        handed.bench = []
        playing = next((band for band in state.road.groups if not band.done), None)
        if state.road.quest and playing is not None:
            here = [state.figures[who].card for who in playing.members]
            handed = replace(choose(handed, here, len(here), state.seats), party=state.party.start_heroes)
    living = bool(handed.heroes or handed.bench)
    handed.next = [handed.scenario] if living and (handed.scenario != JOURNEY or undecided(content, handed)) else []
    handed.log = list(chronicle(state, content, handed, before))
    return handed


def undecided(content: Content, handed: Parcel) -> bool:
    """Whether the map has a quest left that is neither won nor given up; without one a group may wander on, but its
    story is told.  [dun.campaign.quest-limit, dun.campaign.free-movement]"""
    assert handed.road is not None
    quests = [content.quests[flag.quest] for flag in content.charts[handed.road.region].region.quests]
    return any(
        handed.attempts.get(quest.id, 0) < MOST_ATTEMPTS
        and not groups.won(handed.visited, handed.attempts, quest.id)
        and holds(handed.facts, quest.needs, quest.bars)
        for quest in quests
    )


def carry_the_dead(state: State, handed: Parcel) -> None:
    """Anyone who fell in a quest of the road and was brought out is carried on by his group.
    [dun.ko.recovered-death]"""
    for figure in state.figures.values():
        band = next((one for one in handed.road.groups if figure.card in one.heroes), None) if handed.road else None
        if BODY in figure.uses and band is not None:
            band.bodies.append(figure)


def carried(parcel: Parcel) -> list[str]:
    """The dead whom the groups have with them."""
    return [body.card for band in parcel.road.groups for body in band.bodies] if parcel.road is not None else []


def chronicle(state: State, content: Content, handed: Parcel, before: Parcel) -> Iterator[Line]:
    """How the quest ended; who joined, died, was caught or grew."""
    yield from told(state, content)
    known = {figure.card: figure for figure in (*before.heroes, *(one.hero for one in before.bench))}
    for figure in state.figures.values():
        if figure.kind != "hero":
            continue
        corpse = figure.card in carried(before)
        if known and figure.card not in known:
            if not corpse:
                yield line("log-joined", hero=name(figure))
            elif not figure.marks & Mark.DEAD:
                yield line("log-raised", hero=name(figure))
        if figure.marks & Mark.DEAD and not corpse:
            yield line("log-dead", hero=name(figure))
        elif figure.card in known and figure.vp > known[figure.card].vp:
            yield line("log-grew", hero=name(figure), points=figure.vp)
    for figure in lost_in_prison(state, handed, before):
        yield line("log-dead", hero=name(figure))
    for figure in handed.captives.get(state.quest.id, []):
        yield line("log-caught", hero=name(figure))
    coins = sum(figure.coins for figure in handed.heroes)
    yield line("log-purse", coins=coins, points=sum(figure.vp for figure in handed.heroes))


def lost_in_prison(state: State, handed: Parcel, before: Parcel) -> list[Figure]:
    """Prisoners of this quest whom nobody freed in the last attempt.  [dun.ko.lost-prisoner]"""
    here = {figure.card for figure in (*state.figures.values(), *handed.captives.get(state.quest.id, []))}
    return [figure for figure in before.captives.get(state.quest.id, []) if figure.card not in here]


def told(state: State, content: Content) -> Iterator[Line]:
    """What the sheet has read out at the end of the quest: anyone who opens the book months later knows what happened.

    [dun.quest-sheet.sections]
    """
    if state.road is not None or state.quest.id not in content.quests:
        return
    quest = content.quests[state.quest.id]
    ending = next((one for one in quest.endings if one.id == state.quest.ending), None)
    if ending is not None and ending.text:
        yield written(read_out("ending", ending.text))
    elif not quest.endings and state.quest.ended == endings.WON and quest.story == quest.id:
        yield line(f"quest-{quest.id}-end")
    if state.quest.ended == endings.WON:
        yield from (
            written(read_out("merit", one.text)) for one in quest.merits if holds(state.saga.facts, one.needs, one.bars)
        )


def written(text: Text) -> Line:
    return line(text.id, **{name: str(value) for name, value in text.args.items()})


def choose(parcel: Parcel, who: Sequence[str], size: int, seats: int) -> Parcel:
    """Who takes part, with his companions; the others stay at home with theirs. Seats are for the set-up."""
    everybody = {one.hero.card: one for one in (*at_hand(parcel), *parcel.bench)}
    party = [everybody[id] for id in who]
    bench = [one for id, one in everybody.items() if id not in who]
    mine = {one.hero.card: one.created for one in everybody.values() if one.created is not None}
    away = {one.hero.card for one in bench}
    heroes, companions = list[Figure](), list[Figure]()
    for number, one in enumerate(party, 1):
        heroes.append(replace(one.hero, id=number))
        companions += [replace(companion, owner=number) for companion in one.companions]
    created = {id: hero for id, hero in {**parcel.created, **mine}.items() if id not in away}
    return replace(
        parcel, heroes=heroes, companions=companions, created=created, bench=bench, party=size or parcel.party
    )


def at_hand(parcel: Parcel) -> list[AtHome]:
    """Those who took part, each with what is his."""
    return [
        AtHome(
            hero=hero,
            companions=[one for one in parcel.companions if one.owner == hero.id],
            created=parcel.created.get(hero.card),
        )
        for hero in parcel.heroes
    ]


# ------------------------------------------------------------------------------------------------ the page


def page(parcel: Parcel, content: Content) -> Page:
    """The group's Value Points and coins, its heroes, and who waits in a prison."""
    heroes = [*parcel.heroes, *(one.hero for one in parcel.bench)]
    held = [(quest, figure) for quest, figures in parcel.captives.items() for figure in figures]
    return Page(
        calendar=calendar(parcel, content),
        standing=(Value(Text("value-points"), sum(hero.vp for hero in heroes)),),
        treasury=(Value(Text("value-coins"), sum(hero.coins for hero in heroes)),),
        party=tuple(sheet(hero, content, parcel.created.get(hero.card)) for hero in parcel.heroes),
        bench=tuple(sheet(one.hero, content, one.created) for one in parcel.bench),
        gone=tuple(
            replace(sheet(figure, content), state=say("campaign-prisoner", quest=Text(f"quest-{quest}")), faded=True)
            for quest, figure in held
        )
        + tuple(fallen(card) for card in parcel.fallen),
        places=parcel.party,
        calls={quest: waiting(figures) for quest, figures in parcel.captives.items()},
        map=chart_of(parcel, content),
    )


def waiting(held: Sequence[Figure]) -> Text:
    """Who hopes in a prison that the others come back.  [dun.ko.lost-prisoner]"""
    return say("campaign-waiting", who=tuple(name(figure) for figure in held), count=len(held))


def chart_of(parcel: Parcel, content: Content) -> Board | None:
    """The map of the road with the groups where they are; None: no road lies before these heroes."""
    road = parcel.road
    if road is None or road.region not in content.charts:
        return None
    chart = content.charts[road.region]
    people = [
        roadmap.company(n, band.heroes, chart.ids[band.at], "group", parcel.heroes[0].seat if parcel.heroes else NOBODY)
        for n, band in enumerate(road.groups, 1)
    ]
    done = [quest for quest in parcel.visited if groups.won(parcel.visited, parcel.attempts, quest)]
    given_up = [quest for quest, times in parcel.attempts.items() if times >= MOST_ATTEMPTS]
    return roadmap.board(chart, tuple(people), days.frozen(chart, road.turn), (*done, *given_up))


def calendar(parcel: Parcel, content: Content) -> Text:
    """The quests that are done, and on the road the turn and where the first group is."""
    done = sum(not failed for failed in parcel.attempts.values())
    road = parcel.road
    if road is None or not road.groups or road.region not in content.charts:
        return say("campaign-quests", done=done)
    at = groups.place(content.charts[road.region], road.groups[0].inside or road.groups[0].at)
    return say("campaign-road", done=done, turn=road.turn, place=at)


def name(figure: Figure) -> Text:
    return Text(f"figure-{figure.card}")


def fallen(card: str) -> Sheet:
    """Whom nothing brings back."""
    name = Text(f"figure-{card}")
    return Sheet(id=card, icon=icon(card, "hero"), name=name, state=say("campaign-fallen"), faded=True)


def sheet(hero: Figure, content: Content, created: Hero | None = None) -> Sheet:
    """A hero on the page: what he is, his attributes and what he is worth, and what he still suffers from."""
    values = [*attributes(hero.base), Value(Text("value-points"), hero.vp), Value(Text("value-xp"), hero.xp)]
    values += [Value(Text("value-coins"), hero.coins), Value(Text("value-fortune"), hero.fortune)]
    values += [Value(Text("campaign-wounds"), hero.wounds)] if hero.wounds else []
    is_a = created or content.heroes.get(hero.card)
    job = {"race": Text(f"race-{is_a.race}"), "job": Text(f"class-{is_a.hero_class}")} if is_a else {}
    things = [
        gear(content, held.card, held.magic, f"{hero.card}-{at}", ())
        for at, held in enumerate((*hero.hands, *hero.worn, *hero.pack))
    ]
    skills = [skill_card(content, skill, f"{hero.card}-skill-{skill}") for skill in hero.skills]
    spells = [spell_card(content, spell, f"{hero.card}-spell-{spell}") for spell in hero.spells]
    return Sheet(
        id=hero.card,
        icon=icon(hero.card, "hero"),
        name=name(hero),
        kind=Text("kind-hero-of", job) if job else None,
        tint=f"seat-{hero.seat}",
        seat=None if hero.seat == NOBODY else hero.seat,
        values=tuple(values),
        conditions=tuple(injury(view.injury(one)) for one in hero.injuries),
        zones=tuple(
            Zone(id=f"{kind}-{hero.card}", name=Text(title), kind="row", cards=tuple(cards), count=len(cards))
            for kind, title, cards in (
                ("things", "campaign-things", things),
                ("skills", "zone-skills", skills),
                ("spells", "zone-spells", spells),
            )
            if cards
        ),
    )


CAMPAIGNS = Campaigns(
    stories=(
        Story("quest-book", INFO.scenarios[0].id),
        Story("the-road", JOURNEY),
        Story("three-bells", "the-drowned-chapel"),
        Story("raazbal", "the-hermits-oak"),
    ),
    parcel=Parcel,
    hand_on=hand_on,
    choose=choose,
    page=page,
    steps=(spell_effects.APPRENTICE, spell_effects.MASTER),
    worth=lambda state: state.party.vp / max(1, state.party.start_heroes),
    ahead=lambda state: state.quest.achievements[0] > state.quest.achievements[1],
)
