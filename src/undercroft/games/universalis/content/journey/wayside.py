"""The sheet that serves as board while nobody is in a quest: one square under the open sky."""

from __future__ import annotations

from ..quests import Goal, Quest, Section

JOURNEY = "journey"
WAYSIDE = Quest(
    id=JOURNEY,
    map="a",
    sections=(Section("a", outdoor=True),),
    start=((0, 0),),
    goal=Goal("reach"),
    factions=("great-orc-clans",),
)
