"""The Artificial Dark Player: the order of its creatures and what each does in its activation."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...state import DARK, NOBODY, NOWHERE, OUT, Figure, Mark, standing
from .. import telling
from ..actions import attacks, deeds, quick
from ..activation import activation
from ..carrying import hands
from ..characters import figures, has
from ..exploring import exploration
from ..fighting import reactions
from ..magic import casting
from ..moving import efforts, walking
from ..plot import goals
from ..riding import stable
from ..shooting import ranged
from ..squares import END, Do, around, attackable, board_of, engaged_with, in_melee, passages, routes, situation
from . import aims, positions

# ------------------------------------------------------------------------------------------------ the turn


def order(t: UTable) -> list[int]:
    """Those who can attack from afar, be it with something that they have yet to draw; spellcasters, others, Leaders;
    within a step by Value Points and Agility. A mount comes right after its rider.

    [dun.adp.order, dun.adp.order-ties, dun.mount.both-attack]
    """
    mine = [f for f in t.state.figures.values() if f.side == DARK and standing(f) and not f.marks & Mark.WAITS]
    mine = [f for f in mine if not stable.idle(t, f)]
    mine.sort(key=lambda f: (step_of(t, f), -f.vp, -figures.value(t, f, Attribute.AGILITY), f.id))
    return [id for f in mine if f.ridden == NOBODY for id in (f.id, f.riding) if id != NOBODY]


def step_of(t: UTable, figure: Figure) -> int:
    if figure.spells and figure.mana:
        return 1
    if figure.leader:
        return 3
    armed = any(aims.far_weapon(t, held) is not None for held in (*figure.hands, *figure.pack))
    distant = armed or any(deed.distant for _, deed in t.content.known[figure.skills].attacks)
    return 0 if distant else 2


def extra_actions(t: UTable, figure: Figure) -> int:
    """The Leader has an Action more for each hero above the second, at most 2.  [dun.adp.leader.actions]"""
    if not figure.leader:
        return 0
    return max(0, min(2, t.state.party.start_heroes - 2))


async def activate(t: UTable, who: int) -> None:
    """One creature's whole activation, as its cards say. Who is sent out by a player has no Actions of the automaton.

    [dun.turn.dp-turn, dun.dp.creature-activation, dun.adp.attack.kind-priority, dun.adp.leader.actions]
    """
    await activation.begin(t, who)
    if not going(t, who):
        await finish(t, who)
        return
    figure, active = t.state.figures[who], t.state.turn.active
    assert active is not None
    if t.state.turn.order is None:
        active.action = active.action and active.action + extra_actions(t, figure)
    await mood(t, who)
    if going(t, who):
        await positions.break_away(t, who)
    if going(t, who):
        await make_ready(t, who)
        if not await kindly(t, who):
            for _ in range(8):
                if not going(t, who) or not await one_thing(t, who):
                    break
                await reactions.settle(t)
    if going(t, who):
        await positions.step_back(t, who)
    await finish(t, who)


def going(t: UTable, who: int) -> bool:
    figure, active = t.state.figures.get(who), t.state.turn.active
    if figure is None or figure.cell == NOWHERE or figure.marks & OUT or active is None:
        return False
    return active.who == who and not t.state.quest.ended


async def finish(t: UTable, who: int) -> None:
    if who in t.state.figures and t.state.turn.active is not None and t.state.turn.active.who == who:
        await activation.end(t, who, END)
    elif t.state.turn.active is not None and t.state.turn.active.who == who:
        t.state.turn.active = None
    goals.check(t)


# ------------------------------------------------------------------------------------------------ before it fights


async def mood(t: UTable, who: int) -> None:
    """What a card does at the start: berserkers rage, flyers take off, battle wizards strengthen themselves.

    [dun.adp.specific-over-general, dun.adp.behavior-types]
    """
    figure = t.state.figures[who]
    if aims.follows(t, figure, "rages") and deeds.feats_of(t, situation(t, who), "rage"):
        await deeds.perform(t, who, Do("rage"))
    grounded = aims.follows(t, figure, "flies") and not figure.marks & Mark.FLYING
    if grounded and any(do.verb == "fly" for do in efforts.other_offers(t, situation(t, who))):
        await efforts.take_off(t, who, Do("fly"))
    if aims.follows(t, figure, "wards"):
        for do in aims.supports(t, who, self_only=True)[:1]:
            await casting.cast(t, who, do)


async def kindly(t: UTable, who: int) -> bool:
    """A creature that could help a friend does so on 4+ and attacks nobody; battle wizards think of themselves first.

    [dun.adp.attack.non-offensive]
    """
    helpful = aims.supports(t, who)
    if not helpful:
        return False
    (rolled,) = await t.roll(1, 6, "kindness")
    telling.one_die(t, who, "kindness", rolled, 4, ("dun.adp.attack.non-offensive",))
    if rolled < 4:
        return False
    helpful.sort(key=lambda do: (-t.state.figures[do.target].wounds, do.target))
    await (deeds.talent if helpful[0].verb == "talent" else casting.cast)(t, who, helpful[0])
    return True


async def make_ready(t: UTable, who: int) -> None:
    """Climb out of a pit, take the weapon that the moment asks for in hand, load it.

    [dun.adp.blunder.dropped-weapon, dun.adp.attack.weapon-by-armor, dun.adp.attack.kind-priority]
    """
    figure, active = t.state.figures[who], t.state.turn.active
    assert active is not None
    if figure.marks & Mark.IN_PIT:
        out = [do for do in efforts.other_offers(t, situation(t, who)) if do.verb == "climb"]
        if out:
            await efforts.climb(t, who, out[0])
        return
    empty = not any(held.card in t.content.weapons for held in figure.hands)
    if not (empty and take_up(t, who)):
        wanted = weapon_for_now(t, who)
        if wanted and active.quick:
            await quick.draw(t, who, Do("draw", word=wanted))
    if all(held.loaded for held in figure.hands):
        return
    s = situation(t, who)
    load = deeds.feats_of(t, s, "quick-reload") or attacks.reload_offers(t, s)
    if load and not attackable(t, figure):
        await (deeds.perform if load[0].verb == "quick-reload" else attacks.reload)(t, who, load[0])


def weapon_for_now(t: UTable, who: int) -> str:
    """What it should draw: a blade with an enemy upon it or with empty hands, a bow or something to throw if it can;
    out of melee the blade that suits its target. "": what it holds will do.

    [dun.adp.blunder.dropped-weapon, dun.adp.attack.weapon-by-armor, dun.adp.attack.kind-priority]
    """
    figure = t.state.figures[who]
    close = in_melee(t, figure)
    blades = [held for held in figure.pack if (w := figures.weapon(t, held)) is not None and w.kind == "melee"]
    armed = any((w := figures.weapon(t, held)) is not None and w.kind == "melee" for held in figure.hands)
    if close:
        return blades[0].card if blades and not armed else ""
    if not aims.shooter(t, figure) and (far := far_weapon_for_now(t, figure)):
        return far
    if not armed and not aims.shooter(t, figure):
        return blades[0].card if blades else ""
    return better_blade(t, figure, [held.card for held in blades]) if armed else ""


def far_weapon_for_now(t: UTable, figure: Figure) -> str:
    """A bow or something to throw in its pack: an archer's in any case, else what reaches somebody and fits into the
    hands beside what they hold.

    [dun.adp.attack.kind-priority]
    """
    needed = sum(hands.hands_for(t, held) for held in figure.hands)
    archer = bool(positions.keeps(t, figure))
    for held in figure.pack:
        far = aims.far_weapon(t, held)
        if far is None or not (archer or needed + hands.hands_for(t, held) <= hands.TWO_HANDS):
            continue
        bow = archer and far.kind == "ranged"
        if bow or positions.within(t, figure, ranged.max_range(t, figure, far)):
            return held.card
    return ""


def better_blade(t: UTable, figure: Figure, blades: list[str]) -> str:
    """A blade in its pack that suits the nearest enemy's armor better than the one in hand.

    [dun.adp.attack.weapon-by-armor]
    """
    foe = min(positions.nearest_ones(t, figure), key=lambda foe: foe.id, default=None) if blades else None
    if foe is None:
        return ""
    held = figures.melee_arms(t, figure)[0][0]
    best = max(
        [held.card if held is not None else "unarmed", *blades], key=lambda card: aims.suits(t, figure, foe, card)
    )
    return best if best in blades else ""


def take_up(t: UTable, who: int) -> bool:
    """The weapon that it has dropped, from the floor next to it, if no enemy is near: that takes its first Action,
    before it would draw another one. True: it has it.

    [dun.adp.blunder.dropped-weapon]
    """
    figure, active = t.state.figures[who], t.state.turn.active
    assert active is not None
    near = around(t, figure)
    own = [(cell, held.card) for cell, held in t.state.map.floor if held.dropped == who and near >> cell & 1]
    lying = next(((cell, card) for cell, card in own if card in t.content.weapons), None)
    if lying is None or in_melee(t, figure) or not active.action:
        return False
    active.action -= 1
    cell, card = lying
    quick.take_from_floor(t, who, Do("pick-up", cell=cell, word=card))
    return True


# ------------------------------------------------------------------------------------------------ what it does


async def one_thing(t: UTable, who: int) -> bool:
    """Spells before attacks at a distance before blows; else come closer. False: nothing more to do.

    [dun.adp.attack.kind-priority, dun.adp.target.engaged, dun.adp.move.nearest, dun.adp.attack.specific-target]
    """
    active = t.state.turn.active
    assert active is not None
    if not active.action and not active.most:
        return False
    s = situation(t, who)
    if not s.hampered and active.action:
        if has(t, s.figure, "keeps-watch") and await keep_watch(t, who):
            return True
        prey, quarry = aims.prey(t, s.figure), aims.ordered(t, s.figure)
        hunts = prey is not None and not engaged_with(t, s.figure) and not active.move_over
        shoots = quarry is not None and positions.sights(t, s.figure, quarry)
        if hunts and not shoots and await positions.approach(t, who):
            return True
        spell = await aims.best_spell(t, who) if going(t, who) else None
        if spell is not None:
            await casting.cast(t, who, spell)
            return True
        if going(t, who) and not active.running and await aims.distant_attack(t, who):
            return True
    if going(t, who) and await aims.melee_attack(t, who):
        return True
    if not going(t, who) or not active.action:
        return False
    if shut := quick.shut_again(t):
        await open_the_way(t, who, shut)
    return going(t, who) and await positions.approach(t, who)


async def open_the_way(t: UTable, who: int, shut: list[int]) -> None:
    """A creature with hands to whom doors that are shut leave no way to any enemy goes to the nearest of them and opens
    it with its Quick Action; then it continues.

    [dun.door.reopen, dun.adp.move.nearest]
    """
    s = situation(t, who)
    active, figure = s.active, s.figure
    if s.hampered or s.sprints or not active.quick or not quick.has_hands(t, figure):
        return
    if positions.nearest_ones(t, figure) or positions.holds_place(t, figure):
        return
    if not any(do.verb == "reopen" for do in quick.door_offers(t, s)) and not active.move_over:
        ways = routes(t, figure, active.points)
        goal = positions.doorward(t, figure, ways, shut)
        if goal is not None:
            active.begun = True
            await walking.walk(t, who, ways, goal)
    door = next((do for do in quick.door_offers(t, situation(t, who)) if do.verb == "reopen"), None)
    if door is not None and going(t, who):
        await quick.work_door(t, who, door)


async def keep_watch(t: UTable, who: int) -> bool:
    """A watchman opens an unexplored door of its section, or walks to one.  [dun.skill.nature.watchman.adp]"""
    s = situation(t, who)
    door = next((do for do in exploration.door_offers(t, s) if do.verb == "open"), None)
    if door is not None:
        await exploration.open_door(t, who, door)
        return True
    if s.active.move_over or s.active.points <= 0:
        return False
    board, ways = board_of(t), routes(t, s.figure, s.active.points)
    doors = [(n, door) for n, door in enumerate(t.state.map.doors) if door.state == "closed" and n not in board.gates]
    shut = [n for n, door in doors if not door.explored and not door.lock]
    here = board.section[s.figure.cell]
    ends = [
        cell
        for cell in ways.ends
        if board.section[cell] == here and any(passages.beside_door(t, 1 << cell, n, False) for n in shut)
    ]
    if not ends:
        return False
    await walking.walk(t, who, ways, min(ends, key=lambda cell: (ways.ends[cell], cell)))
    return True
