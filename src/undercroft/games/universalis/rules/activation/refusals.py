"""Why somebody cannot do what he has asked for in words."""

from __future__ import annotations

from undercroft.kernel import Text

from ...content.catalogue import UTable
from ..checks import skills


def why_not(t: UTable, who: int, text: str) -> Text | None:
    """No third Active skill. What was typed is no option, so only the skills that it names tell.

    [dun.skill.two-active]
    """
    cards = t.content.skills
    named = [word for word in text.replace("+", " ").split() if word in cards and cards[word].active]
    using = skills.own(t, t.state.figures[who])
    if not named or len({*using, *named}) <= skills.MOST_ACTIVE:
        return None
    told = tuple(Text(f"skill-{skill}") for skill in using)
    return Text("no-third-skill", {"used": len(using), "skills": told}, ("dun.skill.two-active",))
