"""Encounters: placing creatures, Initiative, being Caught by Surprise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from undercroft.kernel.text import Argument

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import LARGE, Attribute, Creature
from ...events import Initiative, Placed, Surprised
from ...events.base import Dice
from ...plane import VECTORS
from ...state import DARK, HEROES, NOBODY, NOWHERE, Figure, Held, Lasting, Mark, Note, State, enlist, standing
from .. import labels, telling
from ..carrying import bodies
from ..characters import control, figures, has
from ..checks import MOST_TIES, Contest, Roll, compare, fortune_in_contest, skills, two_dice
from ..fighting import again_for_ones
from ..harm import Use, pushing
from ..magic import spell_effects, spellbound
from ..options import Facing, Square, seen
from ..squares import (
    Spot,
    bind,
    board_of,
    carrier,
    distance,
    field_of,
    keep,
    nearest_spot,
    placement,
    squares,
    stand,
)

SPAN = {"1x1": 1, "2x1": 2, "2x2": 4}
TOO_NEAR = 2
ONCE_A_TURN = (Note.AID, Note.AIDED, Note.CARRIED, Note.GALLOPED, Note.STOOD_IN)
WATCHFUL = 2
ELEMENTAL = "elemental"


def figure_of(t: UTable, card: Creature, side: int, seat: int, kind: str = "creature", owner: int = NOBODY) -> Figure:
    """A new character with this profile; it is not on the board yet."""
    t.state.next_id += 1
    figure = imagined(t, card, side, seat)
    figure.id, figure.kind, figure.owner = t.state.next_id, kind, owner
    return figure


def imagined(t: UTable, card: Creature, side: int, seat: int) -> Figure:
    """Somebody with this profile who has no number, so that asking where he could stand leaves no gap that tells."""
    hands = [Held(weapon) for weapon in card.weapons[:1]]
    if card.shield:
        hands.append(Held(card.shield))
    figure = Figure(
        id=NOBODY,
        card=card.id,
        kind="creature",
        side=side,
        seat=seat,
        owner=NOBODY,
        base=figures.raised(t, card.attributes, card.skills),
        natural=card.natural,
        size=card.size,
        span=SPAN[card.base],
        level=card.level,
        vp=card.vp,
        skills=card.skills,
        traits=card.traits,
        hands=hands,
        pack=[Held(weapon) for weapon in card.weapons[1:]],
        spells=card.spells,
    )
    figure.mana = figure.base[Attribute.MANA]
    return figure


def place(t: UTable, figure: Figure, cell: int, facing: int) -> None:
    """Put a character on the board."""
    stand(t, figure, cell)
    figure.facing = facing
    enlist(t.state, figure)
    figure.spawned = board_of(t).section[cell]
    if figure.side == DARK and t.state.settings.level_mix and not figure.leader:
        t.state.dark.placed[figure.level] = t.state.dark.placed.get(figure.level, 0) + 1
    t.used(figure.card)
    at = board_of(t).spot(cell)
    if figure.kind == "creature" and t.content.profile(figure.card).mount:
        bring_mount(t, figure)
    stance, cites, side = telling.stance(t, figure), ("dun.place.reveal",), figure.side
    beast = t.state.figures[figure.riding].card if figure.riding != NOBODY else ""
    t.tell(
        Placed(creature=figure.card, who=figure.id, cell=cell, at=at, beast=beast, side=side, cites=cites, **stance)
    )  # fmt: skip


def bring_mount(t: UTable, rider: Figure) -> None:
    """A mounted creature comes in the saddle if there is room to ride; else it has left its mount outside.

    [dun.mount.where, dun.mount.indoors]
    """
    card = t.content.profile(t.content.profile(rider.card).mount)
    beast = figure_of(t, card, rider.side, rider.seat)
    beast.vp, beast.ridden, beast.facing = 0, rider.id, rider.facing
    spot = nearest_spot(t, beast, rider.cell)
    if spot is not None:
        beast.cell, beast.other = spot
        enlist(t.state, beast)
        beast.spawned = rider.spawned
        bind(t, rider, beast)
        t.used(beast.card)


def legal_square(t: UTable, figure: Figure, cell: int, revealer: int) -> bool:
    """Free, and more than 2 squares from the revealing character, or otherwise from everybody of the heroes' side.

    [dun.place.reveal, dun.place.other, dun.encounter.free-squares, dun.encounter.distance]
    """
    if not pushing.firm(t, figure, cell):
        return False
    board = board_of(t)
    shunned = [t.state.figures[revealer]] if revealer != NOBODY else []
    if revealer == NOBODY:
        shunned = [f for f in t.state.figures.values() if f.side == HEROES and standing(f)]
    spot = placement(t, figure, cell) if figure.span != 1 else Spot(cell)
    base = board.base(cell, figure.span, spot.other) if spot is not None else (cell,)
    return all(board.distance(part, at) > TOO_NEAR for part in base for f in shunned for at in squares(board, f))


def leader_placed(t: UTable) -> bool:
    return t.state.dark.leader_placed


def leader_section(t: UTable) -> int:
    """Where the Leader waits: the square of the sheet, else the Main Room."""
    board = board_of(t)
    if board.quest.leader_at is not None:
        return board.section[board.at(*board.quest.leader_at)]
    return next((n for n, section in enumerate(board.sections) if section.main), NOBODY)


async def chosen_square(t: UTable, figure: Figure, section: int, revealer: int) -> int | None:
    """A square of the Dark Player's choice in the new section.  [dun.place.reveal]"""
    board = board_of(t)
    cells = [c for c in range(board.size) if board.section[c] == section and legal_square(t, figure, c, revealer)]
    if not cells:
        return None
    about: dict[str, Argument] = {"creature": figure.card}
    cites = ("dun.place.reveal",)
    squares = [Square(cell) for cell in cells]
    chosen = await t.choose(
        t.state.dark.seat, "place", squares, label=lambda option: labels.square(t, option), about=about, cites=cites
    )
    return chosen.cell


def near_square(t: UTable, figure: Figure, wanted: int, revealer: int) -> int | None:
    """The free square nearest to the wanted one, in its section."""
    board = board_of(t)
    cells = [cell for cell in range(board.size) if board.section[cell] == board.section[wanted]]
    cells.sort(key=lambda cell: (board.distance(cell, wanted), cell))
    for cell in cells:
        if pushing.firm(t, figure, cell) if revealer == NOBODY else legal_square(t, figure, cell, revealer):
            return cell
    return None


# ------------------------------------------------------------------------------------------------ Initiative


def closest(t: UTable, side: int, others: list[Figure], among: list[Figure]) -> Figure:
    """The character of a side who rolls: closest to the other side, then highest Perception, then the first.

    [dun.init.who-rolls, dun.init.equidistant]
    """
    board = board_of(t)

    def order(figure: Figure) -> tuple[int, int]:
        near = min((distance(board, figure, other) for other in others), default=0)
        return near, -figures.value(t, figure, Attribute.PERCEPTION)

    best = min(order(figure) for figure in among)
    equal = [figure for figure in among if order(figure) == best]
    return equal[0] if len(equal) == 1 else equal[t.below(len(equal))]


def initiative_plus(t: UTable, figure: Figure, foe: Figure | None = None, *, ambushed: bool = False) -> int:
    """Perception with what concerns Initiative only.

    [dun.run.perception, dun.skill.exploration.ambush, dun.skill.nature.watchman.initiative,
    dun.skill.nature.huge.allies, dun.skill.nature.mimetism]
    """
    total = figures.value(t, figure, Attribute.PERCEPTION) + figures.bonus(t, figure, "initiative")
    active = t.state.turn.active
    if active is not None and active.who == figure.id and active.running:
        total -= 2
    if ambushed and has(t, figure, "keeps-watch"):
        total -= WATCHFUL
    if foe is not None and has(t, foe, "blends-in") and foe.cell != NOWHERE:
        total -= figures.camouflaged(t, foe)
    board = board_of(t)
    if any(has(t, f, "gives-allies-away") and distance(board, f, figure) <= 6 for f in figures.allies(t.state, figure)):
        total -= 1
    return total


def perception(t: UTable, figure: Figure, *, ambushed: bool) -> int:
    """What the automaton compares: Perception, and what a watchman has more of it.

    [dun.adp.initiative.perception, dun.skill.nature.watchman.adp]
    """
    watchful = WATCHFUL if has(t, figure, "keeps-watch") and not ambushed else 0
    return figures.value(t, figure, Attribute.PERCEPTION) + watchful


def rivals(t: UTable, fresh: list[Figure], ours: list[Figure], *, ambushed: bool) -> tuple[Figure, Figure]:
    """Those of each side who roll: the closest ones; for the automaton its most perceptive creature.

    [dun.init.who-rolls, dun.adp.initiative.perception]
    """
    hero, foe = closest(t, HEROES, fresh, ours), closest(t, DARK, ours, fresh)
    if t.state.dark.seat == NOBODY:
        theirs = [f for f in t.state.figures.values() if f.side == DARK and standing(f)]
        foe = max(theirs, key=lambda f: (perception(t, f, ambushed=ambushed), -f.id))
    return hero, foe


def lie_in_wait(t: UTable, side: int) -> None:
    """Who strikes from ambush has won the Initiative, which his first attack remembers.

    [dun.skill.exploration.ambush.reroll]
    """
    for figure in t.state.figures.values():
        if figure.side == side and has(t, figure, "strikes-from-ambush"):
            skills.note(t, figure, "strikes-from-ambush")


async def initiative(
    t: UTable,
    new: list[int],
    *,
    fighting: bool,
    blows: int = 0,
    broken: bool = False,
    revealed: bool = False,
    ambushed: bool = False,
) -> bool:
    """The opposed Initiative roll after enemies have appeared; True if the heroes win. Only at a new section, with its
    door whole and out of combat, can a side be surprised.

    [dun.init.trigger-reveal, dun.init.trigger-spawn, dun.init.who-rolls, dun.init.tie, dun.break.initiative,
    dun.equip.detonation-initiative, dun.adp.initiative.perception, dun.surprise.not-in-combat]
    """
    fresh = [t.state.figures[id] for id in new if id in t.state.figures]
    ours = [f for f in t.state.figures.values() if f.side == HEROES and standing(f)]
    if not fresh or not ours:
        return True
    hero, foe = rivals(t, fresh, ours, ambushed=ambushed)
    bonus = blows + quiet_again(t)
    one, two, won = await roll_initiative(t, hero, foe, bonus, ambushed=ambushed)
    t.tell(
        Initiative(
            heroes=one.total,
            dark=two.total,
            winner="heroes" if won else "dark",
            rolls=None if one.told or t.log is None else (quick_dice(t, hero, one), quick_dice(t, foe, two)),
            cites=("dun.init.who-rolls",),
        )
    )
    lie_in_wait(t, HEROES if won else DARK)
    if revealed and not broken and not fighting:
        await surprise(t, hero if won else foe, foe if won else hero, one if won else two, two if won else one)
    await outcome(t, new, won, fighting)
    return won


def quiet_again(t: UTable) -> int:
    """How many gunpowder weapons have been heard since the last Initiative roll; from now on each counts again.

    [dun.equip.detonation-initiative]
    """
    heard, t.state.turn.detonations = t.state.turn.detonations, 0
    if heard:
        for figure in t.state.figures.values():
            figure.uses = {note: count for note, count in figure.uses.items() if not note.startswith(Note.HEARD)}
    return heard


async def roll_initiative(
    t: UTable, hero: Figure, foe: Figure, bonus: int, *, ambushed: bool = False
) -> tuple[Roll, Roll, bool]:
    """Ties go to the higher Intelligence, else they are rolled again; Fortune repeats either roll.

    [dun.init.tie, dun.skill.exploration.lynx, dun.fortune.reroll-own, dun.fortune.reroll-opponent]
    """
    for _ in range(MOST_TIES):
        one = await _lynx(t, hero, initiative_plus(t, hero, foe, ambushed=ambushed))
        two = await _lynx(t, foe, initiative_plus(t, foe, hero, ambushed=ambushed) + bonus)
        winner = ahead(t, hero, foe, one, two)
        if winner < 0 and hero.uses.pop(Note.INFORMED, False):
            tell_initiative(t, hero, one, foe, two)
            one = await _lynx(t, hero, initiative_plus(t, hero, foe, ambushed=ambushed))
            winner = ahead(t, hero, foe, one, two)
        if hero.fortune or foe.fortune:
            tell_initiative(t, hero, one, foe, two)
            ours = initiative_plus(t, hero, foe, ambushed=ambushed)
            theirs = initiative_plus(t, foe, hero, ambushed=ambushed) + bonus
            judge, pair = partial(ahead, t, hero, foe), (hero.id, foe.id)
            contest = Contest(one, two, winner)
            contest = await fortune_in_contest(t, pair, (ours, theirs), contest, "initiative", ties=True, judge=judge)
            one, two = contest.first._replace(told=True), contest.second
            winner = ahead(t, hero, foe, one, two)
        if winner:
            break
        tell_initiative(t, hero, one, foe, two)
    return one, two, winner > 0


def ahead(t: UTable, hero: Figure, foe: Figure, one: Roll, two: Roll) -> int:
    """1 if the hero wins, -1 if the enemy does; a tie goes to the higher Intelligence.  [dun.init.tie]"""
    wits = [figures.value(t, f, Attribute.INTELLIGENCE) for f in (hero, foe)]
    return compare(one, two) or (wits[0] > wits[1]) - (wits[0] < wits[1])


def tell_initiative(t: UTable, hero: Figure, one: Roll, foe: Figure, two: Roll) -> None:
    """Rolls that do not stand are told by themselves."""
    if t.log is not None and not one.told:
        telling.rolled(t, quick_dice(t, hero, one), quick_dice(t, foe, two), ("dun.init.who-rolls",))


def quick_dice(t: UTable, figure: Figure, roll: Roll) -> Dice:
    """The dice of an Initiative roll, with what is added to them.  [dun.init.who-rolls]"""
    sight, more = figures.value(t, figure, Attribute.PERCEPTION), figures.bonus(t, figure, "initiative")
    return telling.dice(figure.id, "initiative", roll, (("attribute-perception", sight), ("part-skills", more)))


async def _lynx(t: UTable, figure: Figure, plus: int) -> Roll:
    roll = await two_dice(t, plus, "initiative")
    if has(t, figure, "keen-ears") and roll.dice.count(1) == 1:
        return await again_for_ones(t, roll, plus, "initiative")
    return roll


async def outcome(t: UTable, new: list[int], won: bool, fighting: bool) -> None:
    """Out of combat the turn goes to the winner; in combat only the new enemies are concerned.

    [dun.init.heroes-win, dun.init.heroes-win-skip, dun.init.heroes-lose, dun.init.reinforce-lose,
    dun.init.reinforce-win, dun.init.reveal-in-combat, dun.magic.permanent-duration]
    """
    state = t.state
    if fighting:
        for id in new:
            if won and state.turn.side == DARK:
                state.figures[id].marks |= Mark.WAITS
            elif not won and state.turn.side == HEROES:
                state.turn.extra.append(id)
        return
    if won or state.turn.side == HEROES:
        spellbound.count_down(t, state.turn.side)
        new_turn(t, HEROES if won else DARK)


def new_turn(t: UTable, side: int) -> None:
    """A turn starts at once for this side; whatever was going on is over, and what can be done once in a turn is open
    again, also to who was bandaged in the turn before.

    [dun.init.heroes-win, dun.magic.one-aid-per-turn, dun.skill.scholarly.first-aid]
    """
    state = t.state
    if state.turn.active is not None:
        cut_short(t, state.turn.active.who)
    state.turn.active = None
    state.turn.queue = []
    state.turn.side = side
    state.turn.phase = "start"
    for figure in state.figures.values():
        if figure.side == side:
            figure.marks &= ~(Mark.ACTIVATED | Mark.HELD if Note.AIDED in figure.uses else Mark.ACTIVATED)
            for note in ONCE_A_TURN if figure.uses else ():
                figure.uses.pop(note, None)
    if state.lasting:
        state.lasting = [grow_old(state, effect, side) for effect in state.lasting]


def cut_short(t: UTable, who: int) -> None:
    """An activation that a new turn cuts short is over like any other: who has shielded himself may attack again, and a
    body is where its carrier is.

    [dun.melee.shielding, dun.ko.body]
    """
    if who in t.state.figures:
        figure = t.state.figures[who]
        before = figure.marks
        figure.marks &= ~Mark.SHIELDED
        telling.marked(t, figure, before)
        bodies.follow(t, who)


def grow_old(state: State, effect: Lasting, side: int) -> Lasting:
    """An effect for a turn counts the turns of its target's side."""
    target = state.figures.get(effect.target) if effect.lasts == "turn" else None
    return replace(effect, turns=effect.turns + 1) if target is not None and target.side == side else effect


# ------------------------------------------------------------------------------------------------ surprise


async def surprise(t: UTable, winner: Figure, loser: Figure, best: Roll, worst: Roll) -> None:
    """Each of the winner's dice reaches the loser's Intelligence, or the loser rolled a double 1: those within 6
    squares of the winner are moved a square and turned.

    [dun.skill.exploration.skulk.size, dun.surprise.condition, dun.surprise.radius, dun.surprise.effect,
    dun.surprise.critical-failure, dun.skill.exploration.skulk.surprise]
    """
    wits = figures.value(t, loser, Attribute.INTELLIGENCE) - int(has(t, winner, "hides") and winner.size < LARGE)
    if not worst.blunder and min(best.dice) < wits:
        return
    board = board_of(t)
    caught = [
        f.id
        for f in t.state.figures.values()
        if f.side == loser.side and standing(f) and distance(board, f, winner) <= 6 and f.ridden == NOBODY
    ]
    for id in caught:
        await startle(t, winner, id)


async def startle(t: UTable, winner: Figure, id: int) -> None:
    """The winner's side puts a surprised character on a neighbouring square, with the facing it likes; the Artificial
    Dark Player draws heroes towards its creatures and turns their backs. Who is in a pit or on a wall stays there.

    [dun.surprise.effect, dun.adp.initiative.surprise, dun.climb.pit]
    """
    board, caught = board_of(t), t.state.figures[id]
    options = [caught.cell]
    if not carrier(t, caught).marks & (Mark.IN_PIT | Mark.CLIMBING):
        options += [cell for cell in field_of(t).touching[caught.cell] if pushing.firm(t, caught, cell)]
    chosen = await control.decide(
        t,
        winner,
        "surprise",
        [Square(cell) for cell in options],
        partial(_nearest_to, t, winner),
        label=lambda option: labels.square(t, option),
        cites=("dun.surprise.effect",),
        about={"who": id, "other": control.someone(t, id)},
        at=seen(caught),
    )
    cell = chosen.cell
    away = board.facing(winner.cell, cell)
    facing = away
    if control.seat_of(t, winner) != NOBODY:
        turned = await control.decide(
            t,
            winner,
            "surprise-facing",
            [Facing(way) for way in range(len(VECTORS))],
            control.first,
            label=labels.direction,
            about={"who": id, "cell": cell, "other": control.someone(t, id)},
            at=seen(caught),
        )
        facing = turned.way
    caught = t.state.figures[id]
    if cell != caught.cell:
        stand(t, caught, cell)
    caught.facing = facing
    keep(t, caught)
    at = board.spot(cell)
    stance = telling.stance(t, caught)
    t.tell(Surprised(who=id, name=caught.card, cell=cell, at=at, cites=("dun.surprise.effect",), **stance))


def _nearest_to(t: UTable, winner: Figure, options: Sequence[Square]) -> Square:
    board = board_of(t)
    return min(options, key=lambda one: (board.span(one.cell, winner.cell), one.cell))


async def summon(t: UTable, effect: d.Summon, use: Use) -> None:
    """Summoned creatures stand next to their summoner, some only as long as the spell lasts; an apprentice's Elementals
    do a die less of damage, while a fighter who has them of a relic is no apprentice.

    [dun.sorcery.apprentice-damage, dun.sorcery.apprentice]
    """
    source = t.state.figures.get(use.source if use.source != NOBODY else use.target)
    if source is None:
        return
    for _ in range(effect.count):
        figure = figure_of(
            t,
            t.content.profile(effect.creature),
            source.side,
            source.seat,
            "pet" if source.side == HEROES else "creature",
            source.id,
        )
        spot = near_square(t, figure, use.cell if use.cell != NOWHERE else source.cell, NOBODY)
        if spot is not None:
            place(t, figure, spot, source.facing)
            figure.marks |= Mark.ACTIVATED
            if effect.bound:
                figure.uses[Note.SUMMONED] = 1
                bond = Lasting(figure.id, "", 0, "spell", use.card, source.id, use.turns, skill=Note.SUMMONED)
                t.state.lasting.append(bond)
            casts = source.spells or use.card in t.content.spells
            if casts and spell_effects.is_apprentice(source) and ELEMENTAL in t.content.profile(figure.card).kinds:
                t.state.lasting.append(Lasting(figure.id, "damage", -1, "quest", use.card, source.id))
