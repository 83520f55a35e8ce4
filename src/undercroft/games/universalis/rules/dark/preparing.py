"""The Dark Player's preparations: a Leader where the sheet names none, an object for him, upgrades when he is
placed."""

from __future__ import annotations

from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.definitions import CHAMPION
from ...events import LeaderArmed
from ...state import Figure
from .. import labels, meanings
from ..characters import figures
from ..options import NONE, Printed, seen
from . import classic, mastering, planning


def leaders(t: UTable) -> list[str]:
    """The Champions of the quest's faction, or of the whole bestiary.

    [dun.dpsetup.leader, dun.dpsetup.read-quest, dun.rpg.prepare]
    """
    return [name for name in mastering.bestiary(t) if t.content.creatures[name].level == CHAMPION]


def objects(t: UTable) -> list[str]:
    """Magic objects and relics that can be paid; a Large or Huge Leader has no use for a relic.

    [dun.dpsetup.leader-item, dun.relic.size]
    """
    state = t.state
    if not state.dark.leader_card or state.dark.leader_debt:
        return []
    small = t.content.creatures[state.dark.leader_card].size < 3
    piles = [*state.supply.magic, *(state.supply.relics if small else ())]
    return sorted(name for name in piles if t.content.magic[name].vp <= state.dark.reserve)


async def prepare(t: UTable) -> None:
    """The Leader, if the sheet leaves him open, and one object for him; both stay secret.

    [dun.dpsetup.leader, dun.dpsetup.leader-secret, dun.dpsetup.leader-item, dun.dpsetup.leader-item-secret]
    """
    state, quest = t.state, t.content.quests[t.state.quest.id]
    if not quest.leader and leaders(t):
        options = [Printed("figure", name) for name in leaders(t)]
        chosen = await t.choose(state.dark.seat, "leader", options, label=labels.creature, hidden=True)
        name_leader(t, chosen.id)
    offered = [NONE, *(Printed("magic", id) for id in objects(t))]
    about: dict[str, Argument] = {"reserve": state.dark.reserve}
    picked = await t.choose(
        state.dark.seat,
        "leader-item",
        offered,
        label=labels.magic,
        meaning=meanings.magic(t),
        about=about,
        hidden=True,
    )
    state, item = t.state, str(picked)
    if isinstance(picked, Printed):
        state.dark.leader_item = item
        pile = state.supply.magic if item in state.supply.magic else state.supply.relics
        pile.remove(item)
        state.dark.reserve -= t.content.magic[item].vp
        t.reveal()
    t.tell(
        LeaderArmed(bought=int(picked != NONE), item=item, to=(state.dark.seat,), cites=("dun.dpsetup.leader-item",))
    )
    if classic.plays(t):
        await planning.prepare(t)
    state.turn.phase = "start"


def upgrades(t: UTable, figure: Figure) -> list[str]:
    """Upgrades of the profile that can be paid and are not there yet.  [dun.leader.upgrades]"""
    card = t.content.creatures[figure.card]
    return [up.id for up in card.upgrades if up.cost <= t.state.dark.reserve and f"upgrade-{up.id}" not in figure.uses]


async def upgrade(t: UTable, who: int) -> None:
    """A Dark Player may improve the Leader as he is placed.  [dun.leader.upgrades]"""
    while who in t.state.figures and (options := upgrades(t, t.state.figures[who])):
        meaning = meanings.upgrade(t, who)
        offered = [NONE, *(Printed("upgrade", id) for id in options)]
        about: dict[str, Argument] = {"name": t.state.figures[who].card, "reserve": t.state.dark.reserve}
        at = seen(t.state.figures[who])
        chosen = await t.choose(
            t.state.dark.seat,
            "upgrade",
            offered,
            label=labels.upgrade,
            meaning=meaning,
            about=about,
            at=at,
            hidden=True,
        )
        if not isinstance(chosen, Printed):
            return
        improve(t, who, chosen.id)


def improve(t: UTable, who: int, chosen: str) -> None:
    """An upgrade is paid and takes effect.  [dun.leader.upgrades]"""
    figure = t.state.figures[who]
    up = next(up for up in t.content.creatures[figure.card].upgrades if up.id == chosen)
    t.state.dark.reserve -= up.cost
    figure.uses[f"upgrade-{up.id}"] = 1
    figure.skills = (*figure.skills, *(skill for skill in up.skills if skill not in figure.skills))
    values = list(figure.base)
    for bonus in up.bonuses:
        if bonus.to in figures.BY_NAME:
            values[figures.BY_NAME[bonus.to]] += bonus.value
    figure.base = tuple(values)  # type: ignore[assignment]


def name_leader(t: UTable, card: str) -> None:
    """The Leader's Value Points are paid in advance, or owed if there are too few.

    [dun.dpsetup.pay-leader, dun.leader.paid-in-advance, dun.leader.unaffordable]
    """
    state = t.state
    state.dark.leader_card = card
    if card:
        cost = t.content.creatures[card].vp
        if state.dark.reserve >= cost:
            state.dark.reserve -= cost
        else:
            state.dark.leader_debt = cost
