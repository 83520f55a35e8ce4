"""How a quest ends: the words that are read, what it is worth, and what follows in its campaign."""

from __future__ import annotations

from ...content.catalogue import Content, UTable
from ...content.quests import Ending, Merit, Quest, holds
from ...events import EndRead, MeritEarned
from ...state import MOST_ATTEMPTS, NOBODY, Figure, State
from ..harm import effects

WON = "won"


def conclude(t: UTable) -> None:
    """The end of the sheet is read. Of several endings it is the first that fits; a plain quest that is won has one.
    Anyone who only went back for a prisoner has already heard how the story ends.

    [dun.quest-sheet.sections, dun.adp.quest-sheet]
    """
    quest = t.content.quests[t.state.quest.id]
    if quest.threaded and went_back(t.state):
        return
    ending = fitting(t.state, quest)
    if ending is not None:
        t.state.quest.ending = ending.id
        t.state.saga.facts.append(ending.id)
        if ending.text:
            t.tell(EndRead(quest=quest.id, ending=ending.text, cites=("dun.quest-sheet.sections",)))
    elif t.state.quest.ended == WON and quest.story == quest.id:
        t.tell(EndRead(quest=quest.id, cites=("dun.quest-sheet.sections",)))


def fitting(state: State, quest: Quest) -> Ending | None:
    won = "won" if state.quest.ended == WON else "lost"
    return next(
        (one for one in quest.endings if one.when == won and holds(state.saga.facts, one.needs, one.bars)), None
    )


async def reward(t: UTable, alive: list[Figure]) -> None:
    """What the heroes have earned besides.  [dun.quest-sheet.rewards]"""
    quest = t.content.quests[t.state.quest.id]
    earned = [one for one in quest.merits if holds(t.state.saga.facts, one.needs, one.bars)]
    if t.state.quest.ended != WON or not alive:
        return
    for merit in earned:
        t.tell(MeritEarned(merit=merit.text, coins=merit.coins, xp=merit.xp, cites=("dun.quest-sheet.rewards",)))
        hand_out(merit, alive)
        if merit.effects:
            await give(t, merit, alive[0].id)


def hand_out(merit: Merit, alive: list[Figure]) -> None:
    share, rest = divmod(merit.coins, len(alive))
    for place, figure in enumerate(alive):
        figure.coins += share + (place < rest)
        figure.xp += merit.xp


async def give(t: UTable, merit: Merit, who: int) -> None:
    """What somebody finds in his hands, though he stands on no board any more."""
    for effect in merit.effects:
        await effects.HANDLERS[type(effect)](t, effect, effects.Use(card="", source=NOBODY, target=who))


# ------------------------------------------------------------------------------------------------ the thread


def attempts(state: State) -> int:
    """How often this mission has failed, this time included; none once it is done, also where somebody only went back
    for a prisoner.  [dun.quest-sheet.two-attempts]"""
    failed = state.saga.attempts.get(state.quest.id, 0)
    return 0 if state.quest.ended == WON or went_back(state) else failed + 1


def went_back(state: State) -> bool:
    """Whether the mission was done before, so that the heroes are here for a prisoner.  [dun.ko.prisoner-rescue]"""
    return state.quest.id in state.saga.visited and not state.saga.attempts.get(state.quest.id)


def follows(state: State, content: Content, held: bool) -> list[str]:
    """What may come next in a campaign: after a failure the same quest once more, and for those who have been `held`
    there as long as it takes; else what the ending says. Nothing: the campaign is over.

    [dun.quest-sheet.two-attempts, dun.quest-sheet.after-second-attempt, dun.campaign.quest-limit]
    """
    quest = content.quests[state.quest.id]
    ending = next((one for one in quest.endings if one.id == state.quest.ending), None)
    onward = [ending.next] if ending is not None and ending.next in content.quests else []
    again = held or 0 < attempts(state) < MOST_ATTEMPTS
    return [state.quest.id, *onward] if again else onward
