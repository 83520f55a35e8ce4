"""What a thing to do costs, how likely it is, what it does, how far-fetched it is. Made only when somebody looks."""

from __future__ import annotations

from fractions import Fraction

from undercroft.kernel import Chance, Cost, Meaning, Text, Value
from undercroft.toolkit.odds import Odds, bar, certain, either

from ...content.catalogue import UTable
from ...content.definitions import AnyEffect, Attribute, Cure, GainMana, Heal
from ...state import MARKS, NOBODY, Figure
from ..actions import attacks
from ..characters import control, figures
from ..exploring import exploration
from ..fighting import hits
from ..harm import Blow, counted
from ..magic import casting
from ..meanings import FAR_FETCHED, MAIN, USUAL, brings, price, upgrade
from ..moving import efforts
from ..options import Do, Menu, Printed
from ..shooting import ranged
from ..squares import board_of, distance, field_of, passages, routes, zones
from . import odds

ACTIONS = frozenset((
    "shoot", "cast", "invoke", "skill", "talent", "craft", "run", "jump", "climb", "scale", "scale-on", "pounce",
    "disengage", "open", "pick", "solve", "break", "blast", "chest", "solve-chest", "break-chest", "blast-chest",
    "secret", "search-room", "search", "corpses", "disarm", "disarm-door", "disarm-chest", "recover", "reload", "use",
    "don", "doff", "light", "identify", "rope", "bridge", "build", "hold", "free-captives", "lift", "lift-pair",
    "load-body", "unload-body", "change", "shove-piece", "cut-bridge",
))  # fmt: skip
"""Verbs that take the Action.  [dun.turn.budget]"""
QUICK = frozenset((
    "draw", "exchange", "stow", "drink", "put-down", "coat", "pick-up", "close-door", "reopen", "give", "lever",
    "take-back", "arm", "wear", "unwear", "quick-reload", "mount-up", "dismount", "command",
))  # fmt: skip
"""Verbs that take a Quick Action, or the Action if that is gone.  [dun.turn.free-quick-action, dun.turn.swap-action]"""
RANKS = {
    **dict.fromkeys(("stow", "put-down", "doff", "unwear", "shove-piece", "cut-bridge", "close-door", "give"), 2),
    **dict.fromkeys(
        ("draw", "exchange", "coat", "don", "wear", "light", "take-back", "escort", "turn", "land", "rope", "discard",
         "improve", "nature", "lay-down", "dismount", "leave", "craft", "swim"), 1,
    ),
}  # fmt: skip
"""What one seldom wants, and what is far-fetched."""


def choice(t: UTable, who: int, option: Value) -> Meaning:
    """A thing to do, or what opens a menu of several: that costs what each of them costs, and its odds are the best."""
    if isinstance(option, Menu):
        inside = [meaning(t, who, do) for do in option.inside]
        return Meaning(common(inside), rank=min(one.rank for one in inside))
    assert isinstance(option, Do)
    return meaning(t, who, option)


def common(inside: list[Meaning]) -> tuple[Cost, ...]:
    """What all things of a menu cost alike."""
    return tuple(cost for cost in inside[0].cost if all(cost in one.cost for one in inside))


def meaning(t: UTable, who: int, do: Do) -> Meaning:
    if do.verb in ("power", "come", "discard", "improve"):
        return card(t, do)
    figure = t.state.figures.get(who)
    if figure is None:
        return Meaning(rank=RANKS.get(do.verb, MAIN))
    with odds.veiled(t, who):
        parts, about = chances(t, figure, do), detail(t, figure, do)
    return Meaning(costs(t, figure, do), parts, about, rank(t, figure, do), confirm(t, do))


def card(t: UTable, do: Do) -> Meaning:
    """What the Dark Player plays, discards or buys in his turn."""
    if do.verb == "improve":
        return upgrade(t, do.target)(Printed("upgrade", do.word))
    if do.verb == "discard":
        return Meaning(detail=brings(t, do.word), rank=USUAL)
    return Meaning(price("reserve", max(0, t.content.dark[do.word].cost)))


# ------------------------------------------------------------------------------------------------ costs


def costs(t: UTable, figure: Figure, do: Do) -> tuple[Cost, ...]:
    """Movement, the Action or a Quick Action, and mana.  [dun.turn.budget, dun.magic.cast-success]"""
    active = t.state.turn.active
    if active is None or active.who != figure.id:
        return ()
    if do.verb == "move":
        listed, known = field_of(t).offered
        ways = known if listed is active else routes(t, figure, active.points, running=active.running)
        return price("movement", sum(ways.costs(do.cell).values()))
    if do.verb == "attack":
        return () if active.most else price("action", 1)
    if do.verb in QUICK:
        return price("quick" if active.quick else "action", 1)
    mana = t.content.spells[do.word].mana if do.verb == "cast" and not casting.blessed(t, figure, do.word) else 0
    return (*(price("action", 1) if do.verb in ACTIONS else ()), *price("mana", mana))


# ------------------------------------------------------------------------------------------------ odds


def chances(t: UTable, figure: Figure, do: Do) -> tuple[Chance, ...]:
    """Miss, hit and critical of attacks; whether a test is passed."""
    if do.verb == "attack":
        blows = attacks.described(t, figure.id, do)
        return struck(odds.blow_parts(t, blows), odds.daring(t, blows))
    if do.verb == "shoot":
        return struck(odds.shot_parts(t, figure, t.state.figures[do.target], do))
    chance = odds.of(t, figure.id, do)
    return either(chance) if chance is not None else ()


def struck(parts: Odds[str], dares: Fraction = Fraction(1)) -> tuple[Chance, ...]:
    """The parts of an attack that is made so likely at all; without a critical there are two."""
    if dares != 1:
        fails = dares.denominator - dares.numerator
        whole = parts
        parts = Odds({True: dares.numerator, False: fails}).then(lambda dared: whole if dared else certain("miss"))
    return bar(parts, {key: key for key in ("miss", "hit", "critical") if key != "critical" or parts[key]})


# ------------------------------------------------------------------------------------------------ details


def detail(t: UTable, figure: Figure, do: Do) -> Text | None:
    """What it does, as far as neither its label nor the card that it is about says so."""
    if do.verb == "move" and (near := threats(t, figure.id, do.cell)):
        return Text("detail-near", {"who": tuple(near)}, ("dun.move.within-melee-range",))
    if do.verb == "attack":
        return blow(t, figure, do)
    if do.verb == "shoot":
        return shot(t, figure, do)
    if do.verb == "cast" and not casting.blessed(t, figure, do.word):
        left = casting.casts_allowed(figure) - figure.casts.get(do.word, 0)
        return Text("detail-casts", {"left": left}, ("dun.magic.cast-limit",))
    if do.verb == "run":
        active = t.state.turn.active
        most = 2 * active.movement if active is not None else 0
        return Text("detail-run", {"most": most}, ("dun.run.distance",))
    if do.verb == "swim":
        return Text("detail-swim", {"squares": max(0, efforts.swimming_agility(t, figure.id))}, ("dun.swim.distance",))
    if do.verb in ("break", "break-chest", "blast", "blast-chest"):
        dice, need = exploration.battering(t, figure, do)
        left = exploration.toughness(t, do)[1] - passages.barrier(t, do).wounds
        return Text("detail-break", {"dice": dice, "need": need, "left": left}, ("dun.break.door",))
    if do.verb in ("talent", "skill"):
        return Text(f"skill-{do.word}-text")
    if do.verb in ABOUT:
        return Text(f"detail-{do.verb}", {}, (ABOUT[do.verb],))
    return None


ABOUT = {
    "disengage": "dun.move.disengage",
    "shift": "dun.move.within-melee-range",
    "rage": "dun.skill.combat.berserker.effects",
    "fly": "dun.fly.declare",
}
"""What a sentence explains, and the rule that it rests on."""


def blow(t: UTable, figure: Figure, do: Do) -> Text:
    """The damage dice of a plain hit, what each must show, and which blow of how many this is.

    [dun.damage.dice-count, dun.damage.wound, dun.attack.multiple]
    """
    blows, foe, active = attacks.described(t, figure.id, do), t.state.figures[do.target], t.state.turn.active
    dice = damage(t, foe, hits.make_blow(t, blows, 0, backed=hits.from_behind(t, figure, foe), bare=True))
    most = attacks.attacks_per_action(t, figure, blows.declared) if active is None or not active.most else active.most
    if active is not None and active.most:
        return Text("detail-blow-left", {"dice": dice, "left": active.most}, ("dun.attack.multiple",))
    if most > 1:
        return Text("detail-blow-first", {"dice": dice, "most": most}, ("dun.attack.multiple",))
    return dice


def shot(t: UTable, figure: Figure, do: Do) -> Text:
    """[dun.damage.dice-count, dun.ranged.half-range-critical]"""
    held = next(held for held in figure.hands if held.card == do.word)
    weapon, foe = figures.weapon(t, held), t.state.figures[do.target]
    assert weapon is not None
    far = distance(board_of(t), figure, foe)
    beyond = not ranged.thrown(weapon) and far * 2 > ranged.max_range(t, figure, weapon)
    dice = damage(t, foe, ranged.make_blow(t, figure.id, foe.id, weapon, held, 0, [], beyond=beyond, bare=True))
    count = max(weapon.shots, 2 if ranged.is_fast(t, do.ways) else 1)
    return Text("detail-shots", {"dice": dice, "count": count}) if count > 1 else dice


def damage(t: UTable, foe: Figure, blow: Blow) -> Text:
    dice, need = counted(t, foe, blow)
    return Text("detail-damage", {"dice": dice, "need": max(2, need)}, ("dun.damage.wound",))


def threats(t: UTable, who: int, cell: int) -> list[Text]:
    """The enemies whose Melee Range a square lies in."""
    return [control.someone(t, id) for id, zone in zones(t, t.state.figures[who]) if zone >> cell & 1]


# ------------------------------------------------------------------------------------------------ rank, second thoughts


def rank(t: UTable, figure: Figure, do: Do) -> int:
    """Far-fetched is also what would heal or cure nobody.  [dun.walk.potion-quick]"""
    if do.verb in ("drink", "use") and do.word in t.content.objects:
        mended = t.state.figures.get(do.target, figure) if do.target != NOBODY else figure
        effects = t.content.objects[do.word].effects
        if effects and not any(helps(t, mended, effect) for effect in effects):
            return FAR_FETCHED
    return RANKS.get(do.verb, MAIN)


def helps(t: UTable, figure: Figure, effect: AnyEffect) -> bool:
    """Whether an effect would change something for somebody; of most only a player can tell."""
    match effect:
        case Heal():
            return figure.wounds > 0
        case Cure(conditions=conditions):
            return any(figure.marks & MARKS[name] for name in conditions if name in MARKS)
        case GainMana():
            return figure.mana < figures.value(t, figure, Attribute.MANA) or any(figure.casts.values())
    return True


def confirm(t: UTable, do: Do) -> Text | None:
    """Anyone who leaves does not come back. [dun.end.leave-square]"""
    if do.verb != "leave":
        return None
    done = t.state.quest.goal_done
    return Text("confirm-leave" if done else "confirm-leave-early", {}, ("dun.end.leave-square",))
