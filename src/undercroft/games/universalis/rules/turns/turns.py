"""The turns of both sides, and how the quest ends."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.kernel import Value, Word
from undercroft.toolkit.campaigns import fewest

from ...content.catalogue import UTable
from ...events import Began, DarkDrew, Ended, Mustered, SheetRead
from ...setup import add_hero, count_points, make_ready, set_out, solo_purse
from ...state import DARK, HEROES, NOBODY, NOWHERE, OUT, Draft, Mark, standing
from .. import labels
from ..actions import crafts
from ..activation import activation, captions
from ..automaton import artificial, conducting
from ..characters import anybody, choosable, control, figures, fitting
from ..checks import score
from ..dark import classic, dwellers, hand, mastering, planning, playing, powers, preparing, spawning
from ..encounters import new_turn, water
from ..fighting import reactions
from ..hazards import bridges
from ..magic import spell_effects, spellbound
from ..moving import gates
from ..options import Printed
from ..people import companions, giants, mounts, outfit
from ..plot import goals
from ..riding import stable
from ..squares import Do, board_of, sees, side_in_combat
from . import clock, orders

CREATE, NOBODY_MORE = Word("create"), Word("nobody-more")
OBSTACLES, ENCOUNTERS = Word("obstacles"), Word("encounters")


async def muster(t: UTable) -> None:
    """Heroes are chosen one after another, ready ones or new ones: no class twice, and all three groups in a party of
    three or more. Where no ready hero is left who fits, a new one is made.

    [dun.heroes.choose, dun.heroes.unique-class, dun.heroes.type-mix, dun.create.race-first]
    """
    mustered = [figure.seat for figure in t.state.figures.values() if figure.kind == "hero"]
    index, seat = len(mustered), fewest(mustered, t.state.seats - (t.state.dark.seat != NOBODY))
    made = anybody(t.state, t.content)
    cards = fitting(t.state, t.content) if made else choosable(t.state, t.content)
    options: list[Value] = [Printed("figure", card) for card in cards]
    if made:
        options.append(CREATE)
    if index and t.state.saga.visited:
        options.append(NOBODY_MORE)
    chosen = await t.choose(
        seat, "hero", options, label=labels.recruit(t), cites=("dun.heroes.choose",), about={"number": index + 1}
    )
    if chosen == NOBODY_MORE:
        t.state.party.start_heroes = index
        gathered(t)
        return
    if not isinstance(chosen, Printed):
        t.state.making.draft = Draft(seat)
        return
    add_hero(t, chosen.id, seat)
    t.used(chosen.id)
    t.tell(Mustered(seat=seat, hero=chosen.id, cites=("dun.heroes.choose",)))
    gathered(t)


def gathered(t: UTable) -> None:
    """Once the party is complete, companions can be hired.  [dun.heroes.companions, dun.create.money-companions]"""
    heroes = [f for f in t.state.figures.values() if f.kind == "hero"]
    if len(heroes) >= t.state.party.start_heroes:
        fresh = [f for f in heroes if f.id not in t.state.stay.visits]
        if fresh:
            solo_purse(t.state, t.content)
        t.state.stay.visits = {}
        t.state.stay.hiring = [f.id for f in fresh if companions.hireable(t, f)]
        if not t.state.stay.hiring:
            set_out(t)


async def hire(t: UTable, who: int) -> None:
    """Companions are chosen before the Dark Player counts his points.  [dun.heroes.companions, dun.heroes.group-vp]"""
    await companions.hire(t, who)
    if not t.state.stay.hiring:
        set_out(t)


async def stable_mount(t: UTable, who: int) -> None:
    """[dun.travel.mount-left-outside, dun.travel.mount-epic]"""
    await mounts.settle(t, who)
    if not t.state.stay.stabling:
        make_ready(t)


async def dwell(t: UTable) -> None:
    """Who dwells here is said before the Dark Player counts his points.  [dun.campaign.replay-other-faction]"""
    await dwellers.choose(t)
    count_points(t)


async def start_heroes(t: UTable) -> None:
    """A turn of the heroes begins.  [dun.turn.alternate]"""
    t.state.turn.phase = "act"
    read_sheet(t)
    t.tell(Began(turn=t.state.turn.number, side="heroes", cites=("dun.turn.alternate",)))
    if t.state.map.building:
        bridges.progress(t)
    if t.state.turn.number == 1:
        await conducting.name(t)
        await outfit.before_quest(t)
    giants.rest(t)
    stable.rest(t, HEROES)
    if t.state.spellbound:
        await spell_effects.go_on(t, HEROES)
    settle(t)


def read_sheet(t: UTable) -> None:
    """Before the first turn the story and the goal are read out; notes of sections wait until they are revealed.

    [dun.adp.quest-sheet, dun.quest-sheet.red-notes]
    """
    board = board_of(t)
    story, note = board.quest.story, board.sections[board.start_section].note
    if (story or note) and not t.state.quest.sheet_read:
        t.state.quest.sheet_read = True
        t.tell(SheetRead(story=story, note=note, cites=("dun.adp.quest-sheet",)))


async def choose_next(t: UTable) -> None:
    """The party agrees who is activated next.  [dun.turn.order-free]"""
    waiting = waiting_ids(t)
    options = [Do("activate", target=id) for id in waiting]
    chosen = await t.choose(
        t.state.party.speaker,
        "next",
        options,
        label=lambda do: captions.label(t, do.target, do),
        cites=("dun.turn.order-free",),
    )
    await activation.begin(t, chosen.target)


def waiting_ids(t: UTable) -> list[int]:
    """Characters of the heroes' side who have not been activated this turn."""
    gone = Mark.KNOCKED_OUT | Mark.LEFT | Mark.ACTIVATED
    return [f.id for f in t.state.figures.values() if f.side == HEROES and not f.marks & gone]


async def run_out(t: UTable, side: int) -> None:
    """Spells of a side come to their end, and who flew by one of them to the ground.

    [dun.magic.permanent-duration, dun.fall.where]
    """
    spellbound.count_down(t, side)
    if reactions.unsettled(t):
        await reactions.settle(t)


async def end_heroes(t: UTable) -> None:
    """Everybody has acted; the Dark Player's turn comes.  [dun.turn.alternate, dun.magic.permanent-duration]"""
    if t.state.settings.timed:
        await clock.heroes_done(t)
    await run_out(t, HEROES)
    new_turn(t, DARK)
    settle(t)


async def start_dark(t: UTable) -> None:
    """The Dark Player's turn: an Achievement point, a card or the roll for a Power card, then his creatures.

    [dun.score.dp-turn, dun.dp.draw, dun.dp.draw-main-room, dun.dp.draw-mission-done, dun.adp.turn.achievement,
    dun.adp.power.roll, dun.classic.income, dun.rpg.no-income]
    """
    state = t.state
    state.turn.phase, state.dark.passing = "act", ""
    stable.rest(t, DARK)
    t.tell(Began(turn=state.turn.number, side="dark", cites=("dun.turn.dp-turn",)))
    score(t, DARK, t.content.points.turn_points, "turn", "dun.score.dp-turn")
    if state.spellbound:
        await spell_effects.go_on(t, DARK)
    if state.dark.submerged:
        await water.surface(t)
        if state.turn.side != DARK:
            return
    if state.dark.seat == NOBODY:
        if side_in_combat(t, HEROES):
            await playing.power_roll(t)
        if state.turn.side == DARK and control.automaton(t):
            state.turn.queue = artificial.order(t)
        return
    if mastering.plays(t):
        classic.pay_leader(t)
        return
    if classic.plays(t):
        classic.income(t)
        if state.dark.plan:
            await planning.ambush(t)
        return
    pay_debt(t)
    if not hand.main_room_fight(t) and not state.quest.goal_done:
        await draw_card(t)
    await hand.hand_limit(t)


def pay_debt(t: UTable) -> None:
    """A Leader who could not be paid at first: cards are discarded until he is.  [dun.leader.unaffordable]"""
    state = t.state
    while state.dark.leader_debt and state.dark.hand and state.dark.reserve < state.dark.leader_debt:
        hand.throw_away(t, state.dark.hand[0])
    classic.pay_leader(t)


async def draw_card(t: UTable) -> None:
    """One card, from whichever deck he likes.  [dun.dp.draw, dun.dp.draw-deck-empty, dun.dp.hand-secret]"""
    state = t.state
    decks = {OBSTACLES: state.dark.obstacle_deck, ENCOUNTERS: state.dark.encounter_deck}
    options = [name for name, deck in decks.items() if deck]
    if not options:
        return
    chosen = await t.choose(state.dark.seat, "draw", options, cites=("dun.dp.draw",))
    card = (t.state.dark.obstacle_deck if chosen == OBSTACLES else t.state.dark.encounter_deck).pop()
    t.reveal()
    state.dark.hand.append(card)
    t.tell(DarkDrew(card=card, deck=chosen.word, to=(state.dark.seat,), cites=("dun.dp.draw",)))
    pay_debt(t)


async def dark_act(t: UTable) -> None:
    """The Dark Player activates a creature, sends several out, plays or discards a card, or ends his turn. With no card
    in hand all know what he can do, and in the classic way they know his cards.

    [dun.turn.dp-turn, dun.dp.activate-cost, dun.dp.activate-is-dp-action, dun.dp.discard-for-points,
    dun.adp.rotating-dp]
    """
    if await clock.dark_time_is_up(t):
        await end_dark(t)
        return
    chosen = await t.choose(
        control.dark_seat(t),
        "dark",
        lambda: dark_options(t),
        hidden=bool(t.state.dark.hand) and not classic.plays(t),
        label=lambda do: captions.dark_do(t, do),
        cites=("dun.turn.dp-turn",),
        about={"reserve": t.state.dark.reserve},
    )
    if chosen.verb == "activate":
        await activation.begin(t, chosen.target)
    elif chosen.verb in (orders.ASSAULT, orders.NATURE):
        t.state.turn.queue = orders.band(t)
        orders.give(t, chosen, t.state.turn.queue)
    elif chosen.verb == "discard":
        hand.throw_away(t, chosen.word)
    elif chosen.verb == "power":
        hand.pay(t, chosen.word, t.content.dark[chosen.word].cost)
        await powers.activate(t, chosen.word, chosen.target)
    elif chosen.verb == "come":
        await spawning.from_the_dark(t, chosen.word, NOBODY)
    elif chosen.verb == "improve":
        preparing.improve(t, chosen.target, chosen.word)
    elif chosen.verb == "ask-test":
        await crafts.ask(t, chosen.target)
        settle(t)
    else:
        await end_dark(t)


def dark_options(t: UTable) -> list[Do]:
    """What the Dark Player can do now: creatures act one by one or by an order; the classic one and a game master never
    discard, and can improve a placed Leader.

    [dun.turn.dp-turn, dun.dp.activate-afford, dun.classic.no-discard, dun.classic.income, dun.rpg.pay]
    """
    state, gone = t.state, Mark.ACTIVATED | Mark.WAITS
    free_hand = classic.free_hand(t)
    options = [
        Do("activate", target=f.id)
        for f in state.figures.values()
        if f.side == DARK and standing(f) and not f.marks & gone
    ]
    if orders.band(t):
        options += orders.offers(t)
    for card in dict.fromkeys(state.dark.hand):
        definition = t.content.dark[card]
        if not free_hand:
            options.append(Do("discard", word=card))
        if definition.kind == "power" and hand.affordable(t, definition):
            options += [Do("power", target=f.id, word=card) for f in powers.eligible(t, definition)]
        timely = (definition.use == "relief") == side_in_combat(t, HEROES)
        lurks = definition.use in ("relief", "lurkers", "robber")
        if lurks and timely and not mastering.called_today(t, card) and spawning.lurking(t, definition.use == "robber"):
            options.append(Do("come", word=card))
    options += crafts.askable(t)
    leader = classic.placed_leader(t) if free_hand else None
    if leader is not None:
        options += [Do("improve", target=leader.id, word=up) for up in preparing.upgrades(t, leader)]
    options.append(Do("end"))
    return options


async def artificial_next(t: UTable) -> None:
    """The next creature of the Artificial Dark Player, or of those that have been sent out."""
    who = t.state.turn.queue.pop(0)
    if who in t.state.figures and standing(t.state.figures[who]):
        await orders.carry_out(t, who)
    settle(t)


async def extra_next(t: UTable) -> None:
    """New enemies who won Initiative in combat act at once, and not again in the coming turn.

    [dun.init.reinforce-win, dun.init.reveal-in-combat]
    """
    state = t.state
    who = state.turn.extra.pop(0)
    state.turn.held, state.turn.active = state.turn.active, None
    if who in state.figures and standing(state.figures[who]):
        state.turn.cutting = who
        if not control.automaton(t) and await led(t, who):
            return
        await orders.carry_out(t, who)
    await resume(t)


async def led(t: UTable, who: int) -> bool:
    """Whether its player leads a creature that acts at once himself; else it is sent out.  [dun.init.reinforce-win]"""
    chosen = await t.choose(
        control.dark_seat(t),
        "dark",
        [Do("activate", target=who), *orders.offers(t)],
        label=lambda do: captions.dark_do(t, do),
        cites=("dun.init.reinforce-win",),
        about={"reserve": t.state.dark.reserve},
    )
    if chosen.verb != "activate":
        orders.give(t, chosen, [who])
        return False
    await activation.begin(t, who)
    return True


async def resume(t: UTable) -> None:
    """After a creature that acted at once, the heroes' turn continues where it was."""
    state = t.state
    if state.turn.cutting in state.figures:
        state.figures[state.turn.cutting].marks |= Mark.WAITS
    held, state.turn.held, state.turn.cutting = state.turn.held, None, NOBODY
    if (
        held is not None
        and state.turn.side == HEROES
        and held.who in state.figures
        and standing(state.figures[held.who])
    ):
        state.turn.active = held
    settle(t)


async def end_dark(t: UTable) -> None:
    """[dun.turn.alternate]"""
    await run_out(t, DARK)
    for figure in t.state.figures.values():
        if figure.side == DARK:
            figure.marks &= ~Mark.WAITS
        figure.marks &= ~(Mark.SHIELDING | Mark.HAS_SHOT)
    t.state.turn.number += 1
    conducting.pass_on(t)
    if not side_in_combat(t, HEROES):
        calm(t)
    new_turn(t, HEROES)
    settle(t)


def calm(t: UTable) -> None:
    """The combat is over: fear, berserk rage and effects for the combat end, missiles are gathered.

    [dun.skill.combat.berserker.end, dun.skill.nature.fearsome.overcome, dun.equip.thrown-retrieval]
    """

    t.state.lasting = [e for e in t.state.lasting if e.lasts != "combat"]
    for figure in t.state.figures.values():
        figure.fears, figure.braved = [], []
        foes = figures.enemies(t.state, figure) if figure.marks & Mark.BERSERK and standing(figure) else []
        if not any(sees(t, figure, foe) for foe in foes):
            figure.marks &= ~Mark.BERSERK
        for zone in (figure.hands, figure.pack):
            zone[:] = [
                replace(held, loaded=True)
                if not held.loaded and "reload" not in t.content.weapons[held.card].marks
                else held
                for held in zone
            ]


def settle(t: UTable, *, aimed: bool = False) -> None:
    """Is the game over? After an act the goal has been looked at already (`aimed`): neither those who desert nor gates
    that fall shut bring anybody nearer to it.

    [dun.end.conditions, dun.end.all-left, dun.end.defeat, dun.quest-sheet.special-rules]
    """
    state = t.state
    if state.quest.ended:
        return
    board, inside, hired = board_of(t), False, False
    for figure in state.figures.values():
        if figure.kind == "hero":
            inside = inside or not figure.marks & OUT
        elif figure.kind == "mercenary":
            hired = True
    if hired:
        companions.desert(t)
    if board.gates:
        gates.settle(t)
    if not aimed:
        goals.check(t)
    reason = ""
    if not inside:
        left = any(f.marks & Mark.LEFT for f in state.figures.values() if f.kind == "hero")
        reason = ("won" if state.quest.goal_done else "fled") if left else "fallen"
    elif state.quest.goal_done and not board.quest.leave:
        reason = "won"
    elif state.turn.number > board.quest.turn_limit:
        reason = "late"
    if reason:
        state.quest.ended = reason
        t.tell(Ended(reason=reason, cites=("dun.end.conditions",)))


async def act(t: UTable, who: int) -> None:
    """One thing that the active character does, if he is still there to do it."""
    figure = t.state.figures.get(who)
    there = figure is not None and figure.cell != NOWHERE and not figure.marks & OUT
    if there:
        await activation.act(t, who)
    else:
        t.state.turn.active = None
    settle(t, aimed=there)
