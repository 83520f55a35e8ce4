"""Skills of professionals that are Actions or Quick Actions, and other Actions of the hands: armor, light, furniture,
identifying."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import Handled
from ...state import Figure, Held, Lasting, Mark, Placed
from ..carrying import hands
from ..characters import figures
from ..harm import effects, heal, lose, pushing
from ..squares import Do, Situation, adjacent, around, board_of, distance, field_of, occupied, spend_action
from ..tests import Trial, attempt, opposed, skills

NEAR = 6
Aim = Callable[[UTable, Situation], list[int]]
Perform = Callable[[UTable, int, int], Awaitable[None]]


def _self(t: UTable, s: Situation) -> list[int]:
    return [s.figure.id]


def aim_patients(t: UTable, s: Situation) -> list[int]:
    """Himself or an adjacent friend whose activation is still to come, if he has not moved himself.

    [dun.skill.scholarly.first-aid]
    """
    if s.active.moved:
        return []
    friends = [f for f in figures.allies(t.state, s.figure) if adjacent(t, s.figure, f)]
    return [f.id for f in (s.figure, *friends) if f.wounds and (f is s.figure or not f.marks & Mark.ACTIVATED)]


def aim_dupes(t: UTable, s: Situation) -> list[int]:
    """Enemies within 6 squares in the same section, no Leaders, each only once.  [dun.skill.scholarly.mislead]"""
    board = board_of(t)
    return [
        f.id
        for f in figures.enemies(t.state, s.figure)
        if not f.leader
        and not f.uses.get("misled")
        and distance(board, f, s.figure) <= NEAR
        and board.section[f.cell] == board.section[s.figure.cell]
    ]


def aim_roar(t: UTable, s: Situation) -> list[int]:
    return [s.figure.id] if any(adjacent(t, s.figure, f) for f in figures.enemies(t.state, s.figure)) else []


def aim_music(t: UTable, s: Situation) -> list[int]:
    """With an instrument, after at most half the Movement.  [dun.skill.scholarly.inspiring-music]"""
    kinds = [t.content.objects[h.card].kind for h in (*s.figure.hands, *s.figure.pack) if h.card in t.content.objects]
    slow = s.active.moved <= (s.active.movement + 1) // 2
    return [s.figure.id] if "instrument" in kinds and slow else []


async def first_aid(t: UTable, who: int, target: int) -> None:
    """Up to 2 Vitality; neither of the two moves, and the patient performs no Action.
    [dun.skill.scholarly.first-aid]"""
    heal(t, target, 2)
    active = t.state.active
    if active is not None:
        active.move_over, active.points = True, 0
    if target != who:
        patient = t.state.figures[target]
        patient.marks |= Mark.HELD
        patient.uses["aided"] = t.state.turn


async def encourage(t: UTable, who: int, target: int) -> None:
    """Allies within 6 squares may repeat failed tests and fight rolls until their next turn.

    [dun.skill.scholarly.encouraging]
    """
    figure, board = t.state.figures[who], board_of(t)
    for ally in figures.allies(t.state, figure):
        if distance(board, ally, figure) <= NEAR:
            t.state.lasting.append(Lasting(ally.id, "", 0, "turn", "encouraging", who, skill="encouraged"))


async def play_music(t: UTable, who: int, target: int) -> None:
    """[dun.skill.scholarly.inspiring-music]"""
    figure, board, active = t.state.figures[who], board_of(t), t.state.active
    if active is not None:
        active.points = min(active.points, (active.movement + 1) // 2 - active.moved)
    if not (await attempt(t, who, MUSIC)).passed:
        return
    for ally in figures.allies(t.state, figure):
        if distance(board, ally, figure) <= NEAR:
            for to in ("combat", "courage"):
                t.state.lasting.append(Lasting(ally.id, to, 1, "turn", "inspiring-music", who))


async def mislead(t: UTable, who: int, target: int) -> None:
    """[dun.skill.scholarly.mislead]"""
    t.state.figures[target].uses["misled"] = 1
    if (await opposed(t, who, target, Attribute.INTELLIGENCE, "mislead")).winner > 0:
        t.state.figures[target].marks |= Mark.LOSES_TURN


async def recover_mana(t: UTable, who: int, target: int) -> None:
    """4D6: each 1 costs a point of Vitality, the others give Mana; up to two spells can be cast once more.

    [dun.skill.scholarly.recovering-mana, dun.skill.scholarly.recovering-mana.markers]
    """

    rolled = await t.roll(4, 6, "mana")
    figure = t.state.figures[who]
    figure.mana = min(figure.base[Attribute.MANA], figure.mana + sum(die > 1 for die in rolled))
    cast = sorted((spell for spell, count in figure.casts.items() if count), key=lambda spell: -figure.casts[spell])
    for spell in cast[:2]:
        figure.casts[spell] -= 1
    await lose(t, who, rolled.count(1), who)


async def roar(t: UTable, who: int, target: int) -> None:
    """Adjacent enemies step back and he is Fearsome for the rest of the combat.

    [dun.skill.combat.deafening-roar.push, dun.skill.combat.deafening-roar.fearsome]
    """
    figure = t.state.figures[who]
    for foe in [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f)]:
        away = pushing.push_squares(t, foe, pushing.nearest_square(t, figure, foe.cell))
        if away:
            await pushing.put(t, foe.id, away[0])
    t.state.lasting.append(Lasting(who, "", 0, "combat", "deafening-roar", who, skill="fearsome"))


TALENTS: dict[str, tuple[Aim, Perform]] = {
    "first-aid": (aim_patients, first_aid),
    "encouraging": (_self, encourage),
    "inspiring-music": (aim_music, play_music),
    "mislead": (aim_dupes, mislead),
    "recovering-mana": (_self, recover_mana),
    "deafening-roar": (aim_roar, roar),
}


def offers(t: UTable, s: Situation) -> list[Do]:
    """Skills that are Actions; only the roar works with enemies adjacent."""
    if not s.may_act or s.figure.marks & Mark.KNOCKED_DOWN or s.active.running:
        return []
    found = []
    for skill in s.figure.skills:
        if skill in TALENTS and (not s.hampered or skill == "deafening-roar") and skills.able(t, s.figure, skill):
            found += [Do("talent", target=id, word=skill) for id in TALENTS[skill][0](t, s)]
    return found


async def use(t: UTable, who: int, do: Do) -> None:
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    skills.use(t, figure, do.word, active.skills)
    skills.tell(t, figure, do.word, do.target)
    await TALENTS[do.word][1](t, who, do.target)


# ------------------------------------------------------------------------------------------------ berserk rage


def rage_offers(t: UTable, s: Situation) -> list[Do]:
    """At the start of the activation, without shield and heavy armor.  [dun.skill.combat.berserker.enter]"""
    figure = s.figure
    if s.active.begun or "berserker" not in figure.skills or figure.marks & Mark.BERSERK:
        return []
    return [] if figures.heavy(t, figure) or figures.shield_of(t, figure) is not None else [Do("rage")]


async def rage(t: UTable, who: int, do: Do) -> None:
    active = t.state.active
    assert active is not None
    active.begun = False
    active.turned = False
    t.state.figures[who].marks |= Mark.BERSERK


# ------------------------------------------------------------------------------------------------ hands at work


def work_offers(t: UTable, s: Situation) -> list[Do]:
    """Armor on and off, light, furniture, identifying.

    [dun.armor.don, dun.light.activate, dun.furniture.move, dun.identify.unknown]
    """
    if not s.may_act or s.hampered or s.beast or s.figure.kind not in ("hero", "mercenary"):
        return []
    found = []
    figure = s.figure
    if not s.active.moved:
        packed = [held for held in hands.unique(figure.pack) if wearable(t, figure, held)]
        found += [Do("don", word=held.card, who=figure.id) for held in packed]
        found += [Do("doff", word=held.card, who=figure.id) for held in hands.unique(figure.worn) if is_body(t, held)]
    lamps = [held for held in hands.unique(figure.hands) if is_lamp(t, held) and not held.lit]
    found += [Do("light", word=held.card, who=figure.id) for held in lamps]
    found += [Do("shove-piece", target=place, cell=cell) for place, cell in movable(t, figure)]
    strange = [held for held in hands.unique(figure.pack) if identifiable(t, figure, held)]
    return found + [Do("identify", word=held.card, who=figure.id) for held in strange]


def is_body(t: UTable, held: Held) -> bool:
    armor = t.content.armors.get(held.card)
    return armor is not None and armor.body


def wearable(t: UTable, figure: Figure, held: Held) -> bool:
    """Body armor, one at a time.  [dun.armor.don-scope]"""
    return is_body(t, held) and not any(is_body(t, worn) for worn in figure.worn)


async def change_armor(t: UTable, who: int, do: Do) -> None:
    """An Action that cannot be combined with a move.  [dun.armor.don]"""
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    active.move_over, active.points = True, 0
    source, goal = (figure.pack, figure.worn) if do.verb == "don" else (figure.worn, figure.pack)
    held = next(held for held in source if held.card == do.word)
    source.remove(held)
    goal.append(held)
    how = "worn" if do.verb == "don" else "taken-off"
    t.tell(Handled(who=who, name=figure.card, item=held.card, how=how, cites=("dun.armor.don",)))


def is_lamp(t: UTable, held: Held) -> bool:
    thing = t.content.objects.get(held.card)
    return thing is not None and thing.light


async def light(t: UTable, who: int, do: Do) -> None:
    """A torch or lantern in hand is lit.  [dun.light.activate, dun.light.hand]"""
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    place = next(n for n, held in enumerate(figure.hands) if held.card == do.word and not held.lit)
    figure.hands[place] = replace(figure.hands[place], lit=True)
    t.tell(Handled(who=who, name=figure.card, item=do.word, how="lit", cites=("dun.light.activate",)))


def movable(t: UTable, figure: Figure) -> list[tuple[int, int]]:
    """Movable pieces next to him, not higher than he is, and the free squares beside them (for pieces of one square).

    [dun.furniture.move, dun.furniture.move-test, dun.element.movable]
    """
    field, board = field_of(t), board_of(t)
    near = around(t, figure)
    pieces = [
        piece
        for piece in t.state.layout.pieces
        if piece.movable and near >> piece.cell & 1 and field.explored >> piece.cell & 1
    ]
    taken = occupied(t) if pieces else ()
    found = []
    for piece in pieces:
        if len(piece.squares) == 1 and piece.height <= figure.size:
            found += [
                (piece.index, cell)
                for cell in field.touching[piece.cell]
                if cell not in taken
                and cell not in field.piece_at
                and cell not in t.state.chests
                and not doorway(t, cell)
                and board.section[cell] == board.section[piece.cell]
            ]
    return found


def doorway(t: UTable, cell: int) -> bool:
    """Furniture never blocks the way in or out.  [dun.furniture.not-blocking-access]"""
    return any(cell in pair for access in board_of(t).doors for pair in access.pairs)


FURNITURE = Trial(Attribute.STRENGTH, "furniture")
IDENTIFY = Trial(Attribute.INTELLIGENCE, "identify")
MUSIC = Trial(Attribute.INTELLIGENCE, "music")


async def move_piece(t: UTable, who: int, do: Do) -> None:
    """Lower furniture moves at once, furniture as high as he is after a Strength test.

    [dun.furniture.move, dun.furniture.move-test]
    """
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    piece = next(piece for piece in t.state.layout.pieces if piece.index == do.target)
    if piece.height >= figure.size and not (await attempt(t, who, FURNITURE)).passed:
        return
    moved: Placed = replace(piece, cell=do.cell, squares=(do.cell,))
    pieces = tuple(moved if one.index == do.target else one for one in t.state.layout.pieces)
    t.state.layout = replace(t.state.layout, pieces=pieces)


def identifiable(t: UTable, figure: Figure, held: Held) -> bool:
    """Magic objects with Secrets of Magic (one attempt each), potions with Alchemist (one attempt in all).

    [dun.identify.unknown, dun.skill.scholarly.secrets-of-magic.identify, dun.skill.scholarly.alchemist.identify]
    """
    if held.known:
        return False
    if held.magic:
        return "secrets-of-magic" in figure.skills and not figure.uses.get(f"tried-{held.magic}")
    return "alchemist" in figure.skills and not figure.uses.get("alchemist")


async def identify(t: UTable, who: int, do: Do) -> None:
    """An Intelligence test; an identified potion is rolled for.

    [dun.identify.unknown, dun.identify.potion-roll, dun.identify.potion-none-left]
    """
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    held = next(held for held in figure.pack if held.card == do.word and identifiable(t, figure, held))
    figure.uses[f"tried-{held.magic}" if held.magic else "alchemist"] = 1
    if not (await attempt(t, who, IDENTIFY)).passed:
        return
    figure = t.state.figures[who]
    figure.pack.remove(held)
    if held.magic:
        figure.pack.append(effects.identified(t, held))
        return
    (rolled,) = await t.roll(1, 6, "potion")
    kind = ("poison", "dexterity", "heroic", "strength", "mana", "healing")[rolled - 1]
    card = next((card.id for card in t.content.objects.values() if card.potion == kind), "")
    if card:
        effects.gain_card(t, who, card, found=held.found)
