"""Outside a quest: what is held, worn and packed."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import Handled
from ...state import Figure, Held
from ..actions import allowed
from ..carrying import bags, hands_for, unique
from ..characters import arms
from ..options import Deal


def wearable(t: UTable, figure: Figure, held: Held) -> bool:
    """One body armor, and one of each other kind; magic things that are no weapon are worn too.

    [dun.hero.body-zone, dun.armor.don-scope, dun.magic-object.one-per-type]
    """
    if not allowed(t, figure, held):
        return False
    armor = t.content.armors.get(held.card)
    if armor is None:
        return bool(held.magic) and held.card not in t.content.weapons and held.card not in t.content.shields
    if armor.body:
        worn = [t.content.armors[other.card] for other in figure.worn if other.card in t.content.armors]
        return not any(other.body for other in worn)
    return all(other.card != held.card for other in figure.worn)


def holdable(t: UTable, figure: Figure, held: Held) -> bool:
    """As long as there are hands left.  [dun.hero.hands-zone, dun.equip.hands]"""
    needed = hands_for(t, held)
    full = sum(hands_for(t, other) for other in figure.hands)
    return 0 < needed <= arms(figure) - full and allowed(t, figure, held)


def put_away(t: UTable, figure: Figure, held: Held) -> None:
    """A new thing is worn or held if that is possible, else packed.

    [dun.hero.body-zone, dun.hero.hands-zone, dun.hero.backpack-zone]
    """
    if wearable(t, figure, held):
        figure.worn.append(held)
    elif holdable(t, figure, held):
        figure.hands.append(held)
    else:
        figure.pack.append(held)


def changes(t: UTable, figure: Figure) -> list[Deal]:
    """What could be worn, held or packed differently."""
    found = [Deal("stow", held.card, figure.id) for held in unique([*figure.hands, *figure.worn])]
    found += [Deal("wear", held.card, figure.id) for held in unique(figure.pack) if wearable(t, figure, held)]
    found += [Deal("hold", held.card, figure.id) for held in unique(figure.pack) if holdable(t, figure, held)]
    return found


def change(t: UTable, who: int, chosen: Deal) -> None:
    """[dun.hero.body-zone, dun.hero.hands-zone, dun.hero.backpack-zone]"""
    figure = t.state.figures[who]
    verb, card = chosen.verb, chosen.card
    zones = (figure.hands, figure.worn) if verb == "stow" else (figure.pack,)
    zone = next(zone for zone in zones if any(held.card == card for held in zone))
    held, before = next(held for held in zone if held.card == card), bags.look(t, figure)
    zone.remove(held)
    goal, how = {"stow": (figure.pack, "stowed"), "wear": (figure.worn, "worn"), "hold": (figure.hands, "drawn")}[verb]
    goal.append(held)
    moved = bags.moved(t, before)
    t.tell(Handled(who=who, name=figure.card, item=card, how=how, cites=("dun.hero.backpack-zone",), **moved))
