"""What a seat sees of a quest, for every table."""

from __future__ import annotations

from undercroft.kernel import Text, say
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import Goal, Market, Scene, Track

from ..content import Content
from ..rules.experience import POOL
from .map import board
from .order import order
from .seen import Seen, about, acting
from .sheets import ally_sheet, foe_sheet, hero_sheet
from .things import lying, offers


def scene(seen: Seen, content: Content) -> Scene:
    """The map, the party, its friends and foes, and what the quest asks for."""
    outside = seen["phase"] in ("muster", "prepare")
    return Scene(
        headline=Text("scene-headline", {"title": seen["title"], "round": seen["round"], "phase": phase(seen)}),
        tracks=tracks(seen),
        boards=(board(seen, content),),
        sheets=(
            *(
                again(("hero", ref), about(seen, ref), hero_sheet, seen, ref, content)
                for ref in range(len(seen["heroes"]))
            ),
            *(ally_sheet(seen, ally, content) for ally in seen["allies"]),
            *(
                again(("foe", foe["number"]), (foe, acting(seen, foe["number"])), foe_sheet, seen, foe, content)
                for foe in seen["foes"]
            ),
        ),
        zones=(*lying(seen, content), *(offers(seen, content) if outside else ())),
        notes=notes(seen, content),
        order=tuple(order(seen, content)),
        goals=(goal(seen, content),),
        market=Market(name=say("zone-shop"), what=Text("value-gold"), icon="coins", key="gold") if outside else None,
    )


def phase(seen: Seen) -> Text:
    return Text("phase-over" if seen["over"] else f"phase-{seen['phase']}")


def tracks(seen: Seen) -> tuple[Track, ...]:
    """The Plot Counter goes down to 1 and up again on its pink side.  [plungin.component.plot-counter]"""
    least, most = seen["span"]
    ends = (1, most) if seen["pink"] else (1, least)
    return (
        Track("plot", Text("track-plot-pink" if seen["pink"] else "track-plot"), seen["counter"], *ends),
        Track("round", Text("track-round"), seen["round"], kind="round"),
        Track("actions", Text("track-actions"), seen["phases"]),
        Track("pool", Text("track-pool"), seen["pool"], 0, POOL),
    )


def notes(seen: Seen, content: Content) -> tuple[Text, ...]:
    """The goal, what is left to do, and what has been read aloud."""
    pack = content.pack
    what = pack.names.get(pack.goal.what, pack.goal.what)
    found = [Text(f"note-{pack.goal.kind}", {"what": Text("name", {"name": what})}), left_to_do(seen, content)]
    if pack.dark:
        found.append(Text("note-dark"))
    told = [content.uniques[id].story for id in seen["found"][-1:]]
    return (*found, *(Text("told", {"story": story}) for story in (*told, pack.story) if story))


def goal(seen: Seen, content: Content) -> Goal:
    """What the quest asks for, and how many of the places that must be found for it are."""
    quest = content.pack.goal
    what = Text("name", {"name": content.pack.names.get(quest.what, quest.what)})
    found = len(seen["found"])
    return Goal(Text(f"task-{quest.kind}", {"what": what}), found, found + seen["hidden"])


def left_to_do(seen: Seen, content: Content) -> Text:
    """How near the party is to its goal."""
    goal = content.pack.goal
    if seen["over"]:
        return Text("note-won" if seen["reason"] == "won" else "note-lost")
    if goal.kind == "carry-out":
        bearer = next((hero for hero in seen["heroes"] if goal.what in hero["items"]), None)
        if bearer is not None:
            return Text("note-carried", {"hero": Text("name", {"name": bearer["id"]})})
    if goal.kind == "clear" and goal.what in seen["found"]:
        home = next(index for index, tile in enumerate(seen["tiles"]) if tile["unique"] == goal.what)
        return say("note-monsters-left", count=sum(foe["home"] == home for foe in seen["foes"]))
    if seen["hidden"]:
        key = any("great-key" in hero["items"] for hero in seen["heroes"])
        return say("note-hidden", count=seen["hidden"], key=int(key))
    return Text("note-all-found")
