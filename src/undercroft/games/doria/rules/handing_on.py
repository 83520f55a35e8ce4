"""From scenario to scenario: what one passes on, who takes part in the next, and what it begins with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from undercroft.kernel import ContentError
from undercroft.toolkit import campaigns
from undercroft.toolkit.campaigns import Line, line, own_seats

from .. import INFO
from ..content import Content
from ..events import hero_name
from ..parcel import Character, Fallen, Parcel, Row, ids
from ..state import Hero, State
from . import gear
from .campaign import LAST_CHAPTER, brings_bonus, cards_allowed, chapter, hero_level, monster_level

NEW = -1
"""Nobody's seat yet."""

BONUS = -1
"""In the place of a number of cards: a hero bonus."""


def legacy(state: State, content: Content) -> dict[str, Any] | None:
    """What the next game begins with; None after the last scenario of a campaign.  [doria.mode.campaign]"""
    parcel = hand_on(state, content, Parcel())
    return campaigns.plain(parcel) if parcel.next else None


def hand_on(state: State, content: Content, before: Parcel) -> Parcel:
    """The overview sheet and the characters; those who stayed at home are as they were. After the last scenario nothing
    follows: the party retires.

    [doria.mode.campaign, doria.mode.single-carry-over, doria.camp.xp-carry-en, doria.camp.reserve-cards-en]
    """
    number = chapter(state, content)
    following = may_follow(state, content, before)
    printed = bool(content.scenarios[state.setting.scenario].chapter)
    parcel = Parcel(
        version=INFO.version,
        scenario=following[0] if following and printed else "",
        next=following,
        heroes=[handed_on(state, content, who) for who in state.heroes if who.away != "quit"],
        bench=before.bench,
        fallen=[*before.fallen, *(Fallen(who.kind, number) for who in state.heroes if died(content, who))],
        chapter=number,
        played=[*before.played, state.setting.scenario],
    )
    if state.setting.mode == "campaign":
        parcel.points, parcel.won, parcel.xp = state.campaign_points, state.chapters_won, state.xp
        parcel.sheet = [*before.sheet, filled_in(state, parcel, before)]
    else:
        parcel.level = state.level
    parcel.log = list(chronicle(state, parcel, before))
    return parcel


def may_follow(state: State, content: Content, before: Parcel) -> list[str]:
    """The next scenario of the book, or several where it branches; in a homemade campaign any that was not played yet,
    up to eight; this one again where the party does not go on.

    [doria.camp.scenarios-en, doria.camp.custom-en, doria.camp.death-replay-en]
    """
    here = content.scenarios[state.setting.scenario]
    singles = [one.id for one in content.scenarios.values() if not one.chapter]
    if state.setting.mode != "campaign":
        return singles
    number = chapter(state, content) + state.advances
    if number > LAST_CHAPTER:
        return []
    if here.chapter:
        return next_chapters(state, content, number)
    done = {*before.played, here.id} if state.advances else {*before.played} - {here.id}
    return [id for id in singles if id not in done]


def next_chapters(state: State, content: Content, number: int) -> list[str]:
    """Where the ending decides, the chapter that it leads to; after a death none was reached, and all are open. Who
    plays a chapter again plays the same one.

    [doria.camp.scenarios-en, doria.camp.death-replay-en, doria.camp.death-next-en]
    """
    here = content.scenarios[state.setting.scenario]
    if not state.advances:
        return [here.id]
    decided = [scenario for ending, scenario in here.leads if ending == state.result]
    every = content.scenarios.values()
    return decided or [one.id for one in every if one.campaign == here.campaign and one.chapter == number]


def filled_in(state: State, parcel: Parcel, before: Parcel) -> Row:
    """The line of the overview sheet for the scenario that is over.

    [doria.camp.monster-points-en, doria.camp.xp-carry-en, doria.camp.rewards-en]
    """
    reward = (BONUS if brings_bonus(parcel.chapter) else cards_allowed(parcel.won)) if state.advances else 0
    return Row(
        link=len(parcel.played),
        scenario=state.setting.scenario,
        result=state.result,
        xp=parcel.xp,
        gained=parcel.points - before.points,
        total=parcel.points,
        cards=reward,
        heroes=[who.kind for who in state.heroes],
    )


def chronicle(state: State, parcel: Parcel, before: Parcel) -> Iterator[Line]:
    """The row of the overview sheet: monster points, experience left over, the reward, who fell.

    [doria.camp.monster-points-en, doria.camp.rewards-en, doria.camp.death-en]
    """
    for fallen in parcel.fallen[len(before.fallen) :]:
        yield line("log-fell", hero=hero_name(fallen.kind))
    if state.setting.mode != "campaign":
        return
    gained, level = parcel.points - before.points, monster_level(parcel.points)
    yield line("log-points", gained=gained, total=parcel.points, level=level)
    if parcel.xp:
        yield line("log-xp", xp=parcel.xp)
    reward = parcel.sheet[-1].cards
    if state.advances:
        yield line("log-bonus") if reward == BONUS else line("log-keep", cards=reward)
    elif parcel.next:
        yield line("log-again")
    if not parcel.next:
        yield line("log-retired")
        yield from (retirement(sheet.kind) for sheet in (*parcel.heroes, *parcel.bench) if sheet.kind)


def retirement(kind: str) -> Line:
    """What becomes of a character after the campaign that it belonged to.  [doria.mode.campaign]"""
    name = hero_name(kind)
    return line("log-retired-custom", hero=name) if name.args else line(f"log-retired-{kind}")


def handed_on(state: State, content: Content, who: Hero) -> Character:
    """A character sheet; for a dead one what its successor is owed, which is what the others have.

    [doria.camp.death-new-hero-en]
    """
    if who.away == "dead":
        heirlooms = [content.numbered[number].id for number in gear.owned(who)]
        alive = [other for other in state.heroes if other.away in ("", "left")]
        gained = max(other.gained for other in (*alive, who))
        owed = max([len(other.bonuses) for other in alive], default=hero_level(state, content) - 1)
        return Character(kind="", seat=who.seat, gained=gained, owed=owed, cards=heirlooms)
    return Character(
        kind=who.kind,
        seat=who.seat,
        attributes=who.attributes,
        bonuses=who.bonuses,
        xp=who.xp,
        gained=who.gained,
        cards=[content.numbered[number].id for number in who.hand],
    )


def died(content: Content, who: Hero) -> bool:
    """Whether a character has fallen; who has left the game is gone, but not dead.  [doria.end.death]"""
    return min(who.hp, who.pp) <= content.points.death_at


def inherit(state: State, content: Content, handed: Parcel) -> None:
    """Begin with what the last scenario passed on; kept cards are taken out of the decks, also those of characters who
    stay at home.

    [doria.camp.reserve-cards-en, doria.camp.xp-carry-en, doria.camp.monster-level-en, doria.mode.single-carry-over]
    """
    state.campaign_points, state.chapters_won = handed.points, handed.won
    state.xp, state.homemade = handed.xp, handed.won + 1
    state.level = state.first_level = monster_level(handed.points) if handed.level is None else handed.level
    for who, sheet in zip(state.heroes, handed.heroes, strict=False):
        who.seat = sheet.seat % state.setting.seats
        who.gained, who.xp = sheet.gained, sheet.gained if sheet.xp is None else sheet.xp
        who.owed = len(sheet.bonuses) if sheet.owed is None else sheet.owed
        if sheet.kind:
            who.kind, who.attributes, who.bonuses = sheet.kind, list(sheet.attributes), list(sheet.bonuses)
            gear.refresh(content, who)
        who.hand = [take_out(state, content, id) for id in sheet.cards]
    state.queue = [hero for hero in state.queue if hero >= len(handed.heroes) or not handed.heroes[hero].kind]
    state.at_home = [sheet.kind for sheet in handed.bench]
    state.put_aside = [take_out(state, content, id) for sheet in handed.bench for id in sheet.cards]


def choose(parcel: Parcel, who: Sequence[str], size: int, seats: int) -> Parcel:
    """Who takes part; the others stay at home with what they have. Somebody new has the experience and as many bonuses
    as the others. Everybody keeps the character that was his, as far as every seat has one.

    [doria.camp.death-new-hero-en, doria.xp.join-en]
    """
    everybody = [*parcel.heroes, *parcel.bench]
    known = dict(zip(ids(everybody), everybody, strict=True))
    party = [copy(known[id]) for id in who]
    gained = max((sheet.gained for sheet in party), default=0)
    owed = max((len(sheet.bonuses) for sheet in party), default=0)
    party += [Character(kind="", seat=NEW, gained=gained, owed=owed) for _ in range(len(party), size)]
    for sheet, seat in zip(party, own_seats([sheet.seat for sheet in party], seats), strict=True):
        sheet.seat = seat
    return replace(parcel, heroes=party, bench=[sheet for id, sheet in known.items() if id not in who])


def take_out(state: State, content: Content, id: str) -> int:
    """The number of a copy of this card, taken out of wherever it lies."""
    for pile in (*state.stacks, state.lost, state.standard):
        for number in pile:
            if content.numbered[number].id == id:
                pile.remove(number)
                return number
    raise ContentError(f"no copy of {id!r} is left")
