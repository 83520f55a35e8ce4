"""The activation of a character: Recovery, then move, Action and Quick Actions in any order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from undercroft.kernel import Value

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import Activated, Left, Recovered
from ...plane import FACINGS
from ...state import DARK, NOBODY, NOWHERE, Activation, Figure, Mark, Note, standing
from .. import labels, telling
from ..actions import attacks, crafts, deeds, quick, wonders, work
from ..aftermath import rescue
from ..carrying import baggage, bodies, load, reins, together
from ..characters import control, figures, has, party
from ..checks import take_test
from ..exploring import exploration, revealing
from ..fighting import reactions, spoils
from ..harm import Blow, afflict, harm, heal, pushing
from ..hazards import bridges, ropes, traps
from ..magic import casting
from ..moving import efforts, gates, heights, pouncing, walking
from ..options import Later, Menu, Square, seen
from ..people import mounts
from ..plot import goals
from ..riding import saddle, stable
from ..squares import (
    END,
    Do,
    Situation,
    adjacent,
    around,
    behind,
    board_of,
    field_of,
    keep,
    movement,
    remains_rough,
    situation,
    threatened,
    touched,
    unbind,
)
from . import captions, compelled, meanings, menus, refusals

START_CLEARS = Mark.SHIELDING | Mark.ROUGH | Mark.WAITS | Mark.DREW | Mark.BLUNTED | Mark.HAS_SHOT | Mark.DISARMED
Perform = Callable[[UTable, int, Do], Awaitable[None]]
STAY, LEAVE = (END,), (Do("leave"), END)


async def begin(t: UTable, who: int) -> None:
    """Start an activation: off-board heroes enter by a starting square, then the Recovery phase.

    [dun.turn.phases, dun.heroes.start-outside, dun.heroes.start-square]
    """
    figure = t.state.figures[who]
    figure.marks |= Mark.ACTIVATED
    if t.log is not None:  # in the lab nobody listens
        tell_turn(t, figure)
    if t.tally is not None:
        in_play(t, figure)
    if Note.CLINGS in figure.uses and await pouncing.hold_on(t, who):
        return
    if figure.cell == NOWHERE and not await enter(t, who):
        return
    if figure.marks & Mark.CLIMBING:
        await heights.hold_on(t, who)
    figure = t.state.figures[who]
    rough = figure.marks & Mark.ROUGH
    before = figure.marks
    figure.marks &= ~START_CLEARS
    telling.marked(t, figure, before)
    end_turn_effects(t, who)
    board = board_of(t)
    t.state.turn.active = Activation(who=who, start=figure.cell, points=0, movement=0, start_other=figure.other)
    active = t.state.turn.active
    active.behind = [enemy.id for enemy in figures.enemies(t.state, figure) if behind(board, figure, enemy)]
    await recover(t, who)
    if who in t.state.figures and figure.marks & Mark.FLYING:
        await efforts.come_down(t, who)
    if t.state.turn.active is None or who not in t.state.figures:
        return
    figure = t.state.figures[who]
    if rough and remains_rough(t, figure):
        figure.marks |= Mark.ROUGH
    figure.marks &= ~Mark.MOVED
    active.moved = int(bool(figure.marks & Mark.FLYING))  # anyone who is in the air moves
    active.movement = active.points = movement.points_of(t, who)
    bodies.burden(t, who)
    load.weigh_down(t, who)
    stable.hold(t, who)
    saddle.hold(t, who)
    await hinder(t, who)


def tell_turn(t: UTable, figure: Figure) -> None:
    """[dun.adp.behavior-types, dun.turn.order-free]"""
    if figure.side == DARK and control.automaton(t):
        behaviour = t.content.profile(figure.card).behaviour
        t.tell(Activated(who=figure.id, name=figure.card, behaviour=behaviour, cites=("dun.adp.behavior-types",)))
    else:
        t.tell(Activated(who=figure.id, name=figure.card, cites=("dun.turn.order-free",)))


def in_play(t: UTable, figure: Figure) -> None:
    """Note what comes into play with a character, for the exhaustive run: itself, its gear, race, class and skills."""
    t.used(figure.card)
    for held in (*figure.hands, *figure.worn, *figure.pack):
        t.used(held.card)
        if held.magic and held.known:
            t.used(held.magic)
    if figure.kind == "hero":
        hero = party.hero_of(t.state, t.content, figure)
        t.used(f"race-{hero.race}")
        t.used(f"class-{hero.hero_class}")
    for skill in figure.skills:
        t.used(f"skill-{skill}")


def end_turn_effects(t: UTable, who: int) -> None:
    """Effects that last until an activation of a later turn are over.  [dun.skill.scholarly.encouraging]"""
    if t.state.lasting:
        t.state.lasting = [e for e in t.state.lasting if not (e.target == who and e.lasts == "turn" and e.turns > 0)]


async def enter(t: UTable, who: int) -> bool:
    """Pick a free starting square; with none the activation cannot begin.

    [dun.heroes.start-square, dun.travel.mount-epic]
    """
    board, figure = board_of(t), t.state.figures[who]
    base = mounts.under(t, figure) or figure
    options = [cell for cell in board.start if pushing.firm(t, base, cell)]
    if not options:
        near = [cell for cell in range(board.size) if board.section[cell] == board.start_section]
        options = [cell for cell in near if pushing.firm(t, base, cell)][:1]
    if not options:
        return False
    chosen = await t.choose(
        figure.seat,
        "enter",
        [Square(cell) for cell in options],
        label=lambda option: labels.square(t, option),
        about={"name": figure.card},
        at=seen(figure),
        cites=("dun.heroes.start-square",),
    )
    mounts.come_in(t, t.state.figures[who], chosen.cell)
    telling.stands(t, t.state.figures[who], "enter", ("dun.heroes.start-square",))
    return True


async def hinder(t: UTable, who: int) -> None:
    """Those who may not act in this activation, and auras around them.

    [dun.skill.nature.aura, dun.condition.stationary, dun.carry.excess-severe, dun.skill.nature.stupid.idle]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    if figure.marks & Mark.LOSES_TURN or figure.marks & Mark.STATIONARY:
        figure.marks &= ~Mark.LOSES_TURN
        active.action = active.points = active.quick = 0
        active.move_over = True
    if figure.marks & Mark.HELD:
        telling.released(t, figure)
        active.action = 0
    if figure.uses.get(Note.AIDED) == t.state.turn.number:
        active.action, active.points, active.move_over = 0, 0, True
    if has(t, figure, "may-idle") and await reactions.idles(t, who):
        pushing.end_activation(t, who)
    await reactions.meet_gazes(t, who)
    await aura(t, who)
    if has(t, figure, "flees"):
        await efforts.flees(t, who)


async def aura(t: UTable, who: int) -> None:
    """1 damage die next to an Aura, at the start and at the end of an activation. [dun.skill.nature.aura]"""
    figure = t.state.figures.get(who)
    if figure is None or not standing(figure):
        return
    field, known = field_of(t), t.content.known
    near = field.within_reach[figure.cell] if figure.span == 1 else touched(field, figure)
    beside: list[Figure] = []
    for one in t.state.figures.values():
        if one.cell != NOWHERE and (near >> one.cell & 1 or one.span != 1):
            beside.append(one)
    for other in beside:
        skill = (known.get(other.skills) or known[other.skills]).words.get("burns-neighbours")
        if skill and other.id != who and standing(other) and adjacent(t, figure, other):
            shield = figures.shield_of(t, figure)
            await harm(t, who, Blow(1 - bool(shield and shield[1].cover), source=other.id, kind=skill, magic=True))
            if who not in t.state.figures or not standing(t.state.figures[who]):
                return


async def recover(t: UTable, who: int) -> None:
    """Stunned: 4+ and it is over. Knocked Down: stand up, by an Agility test if enemies are near; then Stunned.

    [dun.turn.recovery-stunned, dun.turn.recovery-rise, dun.turn.recovery-second-try, dun.turn.recovery-rise-stunned,
    dun.skill.combat.tough.recovery]
    """
    figure = t.state.figures[who]
    if figure.marks & Mark.STATIONARY:
        figure.still -= 1
        if figure.still < 0:
            before = figure.marks
            figure.marks &= ~Mark.STATIONARY
            figure.still = 0
            telling.marked(t, figure, before, ("dun.condition.stationary",))
    lost = figure.uses.pop(Note.LOST, 0)
    if figure.marks & Mark.KNOCKED_DOWN:
        await rise(t, who)
        return
    if lost:
        await regenerate(t, who, lost)
    figure = t.state.figures[who]
    board = board_of(t)
    airless = board.thin_air >> board.section[figure.cell] & 1
    if figure.marks & Mark.STUNNED and not airless and not pouncing.clung(t, who):
        (rolled,) = await t.roll(1, 6, "recovery")
        plus = hardy(t, figure)
        rolled += plus
        if rolled >= 4:
            t.state.figures[who].marks &= ~Mark.STUNNED
        t.tell(
            Recovered(
                who=who,
                name=figure.card,
                rolled=rolled,
                condition="stunned",
                passed=int(rolled >= 4),
                plus=plus,
                cites=("dun.turn.recovery-stunned",),
            )
        )


def hardy(t: UTable, figure: Figure) -> int:
    """What the Tough, and anyone who is helped, add to their recovery rolls. [dun.skill.combat.tough.recovery]"""
    return has(t, figure, "recovers-well") + figures.bonus(t, figure, "recovery")


async def rise(t: UTable, who: int) -> None:
    """[dun.turn.recovery-rise, dun.turn.recovery-second-try]"""
    figure = t.state.figures[who]
    near = any(adjacent(t, figure, enemy) for enemy in figures.enemies(t.state, figure))
    tests = near and not figure.marks & Mark.LAY_DOWN
    if tests and not (await take_test(t, who, Attribute.AGILITY, "rise", plus=hardy(t, figure))).passed:
        t.state.figures[who].marks |= Mark.LAY_DOWN
        return
    figure = t.state.figures[who]
    figure.marks &= ~(Mark.KNOCKED_DOWN | Mark.LAY_DOWN)
    t.tell(
        Recovered(
            who=who,
            name=figure.card,
            rolled=0,
            condition="knocked-down",
            passed=1,
            cites=("dun.turn.recovery-rise",),
        )
    )
    afflict(t, who, "stunned")


async def regenerate(t: UTable, who: int, lost: int) -> None:
    """1D6 for each point of Vitality that the last turn has cost, 5+ heals it; not for one who lies on the ground.

    [dun.skill.nature.regeneration]
    """
    figure = t.state.figures[who]
    lost = min(lost, figure.wounds)
    skill = figures.known(t, figure).words.get("regrows") if lost else None
    if skill:
        rolled = await t.roll(lost, 6, skill)
        telling.some_dice(t, who, skill, rolled, 5, ("dun.skill.nature.regeneration",))
        heal(t, who, sum(die >= 5 for die in rolled))


# ------------------------------------------------------------------------------------------------ one thing at a time


Offers = tuple[Sequence[Do], Sequence[Do], Menu | None, Sequence[Do]]
"""What somebody can do, in the order in which it is offered: moves, deeds, turns, and what ends the activation."""


def legal(t: UTable, who: int) -> list[Do]:
    """All that the active character can do now, one by one; ending the activation is always possible."""
    moves, deeds, turns, last = offers(t, who)
    return [*moves, *deeds, *(turns.inside if turns is not None else ()), *last]


def menu(t: UTable, who: int) -> list[Value]:
    """The same as it is asked for: moves by themselves, other things by their kind, one option to turn."""
    moves, deeds, turns, last = offers(t, who)
    shown = (turns,) if turns is not None else ()
    return [*moves, *menus.folded(deeds), *shown, *last]


def offers(t: UTable, who: int) -> Offers:
    """[dun.turn.budget, dun.skill.combat.berserker.compulsion]"""
    s = situation(t, who)
    if s.figure.marks & Mark.CLIMBING:
        return (), heights.hanging(t, s), None, (END,)
    moves, found = walking.move_offers(t, s), deed_offers(t, s)
    if s.figure.marks & Mark.BERSERK:
        must = compelled.compelled(t, s, [*moves, *found])
        if must is not None:
            return (), must, None, ()
    return moves, found, turn_offers(t, s), LEAVE if s.base & s.field.board.entrance and can_leave(t, s) else STAY


def turn_offers(t: UTable, s: Situation) -> Menu | None:
    """[dun.move.turn-free, dun.reveal.arrow]"""
    figure = s.figure
    if s.active.turned or figure.marks & Mark.KNOCKED_DOWN:
        return None
    looks = (figure.span != 1 or figure.cell in s.field.board.doors_at) and revealing.before_him(t, figure)
    return menus.LOOKS[figure.facing] if looks else menus.TURNS[figure.facing]


def deed_offers(t: UTable, s: Situation) -> list[Do]:
    """All that is neither a walk nor a turn."""
    found = efforts.other_offers(t, s)
    if s.own:
        found += together.offers(t, s)
        found += reins.offers(t, s)
    if s.figure.kind != "pet":
        found += saddle.offers(t, s)
    if s.foes or t.state.lasting:
        found += attacks.attack_offers(t, s)
    found += deeds.offers(t, s)
    if s.active.bound == NOBODY:
        found += action_offers(t, s)
    found += quick.offers(t, s)
    if s.figure.kind == "hero" and not s.beast and (s.may_act or s.may_quick):
        found += wonders.all_offers(t, s)
    return found


def action_offers(t: UTable, s: Situation) -> list[Do]:
    """Actions other than attacks; most of them need a place away from enemies.  [dun.action.not-in-melee-range]"""
    found: list[Do] = []
    undisturbed, board = s.may_act and not s.hampered, s.field.board
    if undisturbed:
        if s.figure.spells:
            found += casting.offers(t, s)
        if s.base & board.doorsteps:
            found += exploration.door_offers(t, s)
        if t.state.map.chests:
            found += exploration.chest_offers(t, s)
        if s.may_explore:
            found += exploration.search_offers(t, s)
            found += traps.disarm_offers(t, s) if t.state.map.traps else []
        found += attacks.reload_offers(t, s)
    if s.may_act and t.state.map.floor:
        found += recover_offers(t, s)
    if undisturbed:
        found += work.offers(t, s)
        if s.figure.crafts:
            found += crafts.offers(t, s)
        if s.field.gap:
            found += ropes.offers(t, s)
        if board.cliffs:
            found += bridges.offers(t, s)
        if board.gates:
            found += gates.offers(t, s)
    if s.may_act:
        found += heights.offers(t, s) if t.state.settings.climbing else []
        if board.steep:
            found += pouncing.offers(t, s)
    if s.bodies:
        found += bodies.offers(t, s)
    if t.state.saga.captives:
        found += rescue.offers(t, s)
    return found


def can_leave(t: UTable, s: Situation) -> bool:
    """From a starting square, where he stands, once the goal is reached or by giving up; not in the turn of entering.

    [dun.end.leave-square]
    """
    return s.figure.kind == "hero" and (t.state.quest.goal_done or t.state.turn.number > 1)


def recover_offers(t: UTable, s: Situation) -> list[Do]:
    """A weapon on the ground within an enemy's Melee Range takes an Action and a test.  [dun.melee.pick-up-engaged]"""
    if s.figure.kind == "pet" or s.beast:
        return []
    near = around(t, s.figure)
    lying = dict.fromkeys((cell, held.card) for cell, held in t.state.map.floor if near >> cell & 1)
    return [
        Do("recover", cell=cell, word=card) for cell, card in lying if s.hampered or threatened(t, cell, s.figure.side)
    ]


async def recover_weapon(t: UTable, who: int, do: Do) -> None:
    """[dun.melee.pick-up-engaged]"""
    active = t.state.turn.active
    assert active is not None
    active.action -= 1
    active.begun = True
    if (await take_test(t, who, Attribute.AGILITY, "recover")).passed:
        quick.take_from_floor(t, who, do)


async def act(t: UTable, who: int) -> None:
    """One thing that the active character does. The last one left needs no question: it is the end, or a blow to which
    rage compels.  [dun.skill.combat.berserker.compulsion]"""
    figure = t.state.figures[who]
    chosen = await t.choose(
        figure.seat if figure.side != DARK else control.seat_of(t, figure),
        "act",
        lambda: menu(t, who),
        label=lambda option: captions.choice(t, who, option),
        meaning=lambda option: meanings.choice(t, who, option),
        cites=("dun.turn.budget",),
        about=Later(lambda: left_of(t, figure)),
        at=seen(figure),
        refuse=lambda text: refusals.why_not(t, who, text),
    )
    if isinstance(chosen, Menu):
        chosen = await choose_how(t, who, chosen)
    assert isinstance(chosen, Do)
    await PERFORM.get(chosen.verb, deeds.perform)(t, who, chosen)
    if reactions.unsettled(t):
        await reactions.settle(t)
    goals.check(t)


async def choose_how(t: UTable, who: int, kind: Menu) -> Do:
    """First a kind of thing has been chosen, and now which.  [dun.turn.budget]"""
    figure = t.state.figures[who]
    return await t.choose(
        control.seat_of(t, figure),
        "act-how",
        kind.inside,
        label=lambda do: captions.label(t, who, do),
        meaning=lambda do: meanings.meaning(t, who, do),
        cites=("dun.turn.budget",),
        about=Later(lambda: {"name": control.someone(t, who), "what": captions.choice(t, who, kind)}),
        at=seen(figure),
        refuse=lambda text: refusals.why_not(t, who, text),
    )


def left_of(t: UTable, figure: Figure) -> dict[str, Any]:
    """What is left of an activation, for the question.  [dun.turn.budget]"""
    active = t.state.turn.active
    assert active is not None
    points = 0 if active.move_over else max(0, active.points)
    return {"name": control.someone(t, figure.id), "points": points, "actions": active.action, "quick": active.quick}


async def turn_round(t: UTable, who: int, do: Do) -> None:
    """Turning is free, and on an arrow it may show what lies ahead.  [dun.move.turn-free, dun.reveal.arrow]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    figure.facing = FACINGS.index(do.word)
    keep(t, figure)
    telling.faces(t, figure)
    active.turned = True
    await revealing.look_ahead(t, who)


async def leave(t: UTable, who: int, do: Do) -> None:
    """Out of the scenario at once, unless there is still somebody to be found.

    [dun.end.leave-square, dun.ko.prisoner-rescue]
    """
    if t.state.saga.captives and rescue.found_at_last(t):
        return
    figure = t.state.figures[who]
    unbind(t, figure)
    figure.marks |= Mark.LEFT
    figure.cell = NOWHERE
    bodies.follow(t, who)
    t.state.turn.active = None
    gone: tuple[int, ...] = ()
    for companion in [f for f in t.state.figures.values() if f.owner == who and f.kind != "hero"]:
        unbind(t, companion)
        gone += (companion.id,) if companion.cell != NOWHERE else ()
        companion.marks |= Mark.LEFT
        companion.cell = NOWHERE
        bodies.follow(t, companion.id)
    t.tell(Left(who=who, name=figure.card, others=gone, cites=("dun.end.leave-square",)))


async def end(t: UTable, who: int, do: Do) -> None:
    """The activation is over: shields come down, auras burn, the swimmer may drown."""
    figure = t.state.figures[who]
    before = figure.marks
    figure.marks &= ~Mark.SHIELDED
    telling.marked(t, figure, before)
    led = together.partner(t, who)
    t.state.turn.active = None
    bodies.follow(t, who)
    if led is not None and led.kind == "pet":
        bodies.follow(t, led.id)
    if figure.human is not None:
        await compelled.change_back(t, who)
    await aura(t, who)
    await efforts.drown(t, who)
    if who in t.state.figures:
        saddle.rest_under(t, who)


PERFORM: dict[str, Perform] = {
    "move": walking.move,
    "shift": walking.shift,
    "disengage": efforts.disengage,
    "run": efforts.run,
    "swim": efforts.swim,
    "fly": efforts.take_off,
    "land": efforts.take_off,
    "jump": efforts.jump,
    "climb": efforts.climb,
    "attack": attacks.attack,
    "shoot": attacks.shoot,
    "reload": attacks.reload,
    "cast": casting.cast,
    "open": exploration.open_door,
    "pick": exploration.pick_lock,
    "solve": exploration.solve,
    "solve-chest": exploration.solve,
    "break": exploration.smash,
    "break-chest": exploration.smash,
    "blast": exploration.smash,
    "blast-chest": exploration.smash,
    "chest": exploration.open_chest,
    "secret": exploration.search_secret,
    "search-room": exploration.search_room,
    "search": exploration.search_piece,
    "corpses": exploration.search_corpses,
    "disarm": traps.disarm,
    "disarm-door": traps.disarm,
    "disarm-chest": traps.disarm,
    "draw": quick.draw,
    "exchange": quick.draw,
    "stow": quick.stow,
    "drink": quick.drink,
    "pick-up": quick.pick_up,
    "recover": recover_weapon,
    "close-door": quick.work_door,
    "reopen": quick.work_door,
    "give": quick.give,
    "lever": quick.pull_lever,
    "coat": quick.coat,
    "rope": ropes.declare,
    "together": together.join,
    "lead": reins.lead,
    "mount-up": saddle.mount,
    "dismount": saddle.dismount,
    "gallop": saddle.gallop,
    "unload-body": reins.unload_body,
    "take-back": baggage.take_back,
    "bridge": bridges.start,
    "build": bridges.work,
    "cut-bridge": bridges.cut,
    "free-captives": rescue.free,
    "hold": gates.hold,
    "scale": heights.scale,
    "scale-on": heights.scale_on,
    "pounce": pouncing.pounce,
    "lift": bodies.lift,
    "lift-pair": bodies.lift_pair,
    "load-body": reins.load_body,
    "lay-down": bodies.lay_down,
    "arm": spoils.arm,
    "wear": wonders.wear,
    "unwear": wonders.wear,
    "invoke": wonders.invoke,
    "put-down": quick.put_down,
    "use": quick.use_object,
    "turn": turn_round,
    "leave": leave,
    "end": end,
    "skill": deeds.attack,
    "talent": deeds.talent,
    "don": work.change_armor,
    "doff": work.change_armor,
    "light": work.light,
    "shove-piece": work.move_piece,
    "identify": work.identify,
    "craft": crafts.perform,
}
