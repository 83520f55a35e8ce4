"""What cards do. Makers such as `heal(3)` give an effect; effects that need no figure are effects themselves.

Those for use by a character take (t, user, target), those that befall a character (t, hero).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel import Word

from ..events import Blessed, Enchanted, EventChecked, Foreseen, GearDamaged, Mended, PointsChanged, Stolen, Whisked
from ..rules import dice, explore, gear, ground, health, loot, monsters, moving, spawn, status, traps, xp
from ..rules import doom as track
from ..rules.options import NOTHING, thing_label, things
from ..rules.telling import tell
from ..state import NO_CARD, NOBODY
from .definitions import HeroEffect, UseEffect

if TYPE_CHECKING:
    from ..state import State
    from . import Content, DoriaTable

HANDS = (7, 8)
LEAVE, UNDER = Word("leave"), Word("under")


# ------------------------------------------------------------------------------------ used on a character


def heal(amount: int) -> UseEffect:
    """Hit points back."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        health.heal(t, target, amount)

    return effect


def regain(amount: int) -> UseEffect:
    """Psi points back."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        health.regain(t, target, amount)

    return effect


async def cure(t: DoriaTable, user: int, target: int) -> None:
    """All poison markers away.  [doria.phase-e.cure]"""
    health.cure(t, target)


def restore(hp: int, pp: int) -> UseEffect:
    """Hit points and psi points back."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        health.restore(t, target, hp, pp)

    return effect


def bless(**bonuses: int) -> UseEffect:
    """Bonuses in this round and the next."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        grant(t, target, bonuses)

    return effect


def grant(t: DoriaTable, hero: int, bonuses: dict[str, int], lasting: bool = False) -> None:
    for key, amount in bonuses.items():
        status.boon(t, hero, key, amount, lasting)
    told = " ".join(f"{key} {amount}" for key, amount in bonuses.items())
    kind = t.state.heroes[hero].kind
    tell(t, Blessed(hero=kind, bonuses=told, lasting=int(lasting), cites=("doria.card.weapon-status-en",)))


def bless_all(**bonuses: int) -> UseEffect:
    """Bonuses in this round and the next for everybody in the user's room."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        for friend in in_room(t, user):
            grant(t, friend, bonuses)

    return effect


def heal_all(amount: int) -> UseEffect:
    """Hit points back for everybody in the user's room."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        refresh(t, user, amount, 0)

    return effect


def refresh(t: DoriaTable, hero: int, hp: int, pp: int) -> None:
    """Points back for all in the room who lack some; if nobody does, only one is told so."""
    friends = [(n, t.state.heroes[n]) for n in in_room(t, hero)]
    lacking = [n for n, who in friends if (hp and who.hp < who.max_hp) or (pp and who.pp < who.max_pp)]
    for friend in lacking or [hero]:
        health.restore(t, friend, hp, pp)


def hasten(amount: int) -> UseEffect:
    """Action points at once."""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        status.gain_ap(t, target, amount)

    return effect


GIFT, GIFT_COST = 4, 1
"""The psi points of a gift, half of which the user gives, and what casting it costs."""


async def gift_psi(t: DoriaTable, user: int, target: int) -> None:
    """Psi points for the target, half of which the user gives."""
    health.spend_psi(t, user, GIFT // 2)
    health.regain(t, target, GIFT)


def enchant(element: str) -> UseEffect:
    """What the target holds deals damage of this element for the rest of the scenario.
    [doria.card.weapon-status-en]"""

    async def effect(t: DoriaTable, user: int, target: int) -> None:
        imbue(t, target, element)

    return effect


async def sanctify(t: DoriaTable, user: int, target: int) -> None:
    """What the target holds counts as magic for the rest of the scenario.  [doria.card.weapon-status-en]"""
    imbue(t, target, "magic")


def imbue(t: DoriaTable, hero: int, word: str) -> None:
    """Each weapon in hand gains something, and it is told which.  [doria.card.weapon-status-en]"""
    kind, cites = t.state.heroes[hero].kind, ("doria.card.weapon-status-en",)
    for number in held_weapons(t, hero):
        status.charm(t, number, word)
        tell(t, Enchanted(hero=kind, card=t.content.numbered[number].id, charm=word, cites=cites))


def held_weapons(t: DoriaTable, hero: int) -> list[int]:
    held = dict.fromkeys(t.state.heroes[hero].body[place] for place in HANDS)
    return [n for n in held if n != NO_CARD and t.content.numbered[n].kind in ("melee", "ranged", "shield")]


async def mend(t: DoriaTable, user: int, target: int) -> None:
    """One damaged card of the target is whole again."""
    broken = damaged_of(t, target)
    if broken:
        chosen = await t.choose(
            t.state.heroes[user].seat,
            "mend",
            things(t, broken),
            label=thing_label,
            cites=("doria.repair.cost",),
            about={"hero": t.state.heroes[target].kind},
            at=(f"sheet-hero-{target}",),
        )
        make_whole(t, target, chosen.number)


async def repair_everything(t: DoriaTable, user: int, target: int) -> None:
    """All damaged cards of the target are whole again."""
    for number in damaged_of(t, target):
        make_whole(t, target, number)


def make_whole(t: DoriaTable, hero: int, number: int) -> None:
    gear.mend_card(t, number)
    tell(t, Mended(hero=t.state.heroes[hero].kind, card=t.content.numbered[number].id, cites=("doria.repair.cost",)))


def damaged_of(t: DoriaTable, hero: int) -> list[int]:
    return [number for number in gear.owned(t.state.heroes[hero]) if number in t.state.damaged]


async def wake(t: DoriaTable, user: int, target: int) -> None:
    """Two hit points; who was unconscious comes round with eight action points."""
    health.heal(t, target, 2)
    if t.state.heroes[target].unconscious:
        await status.wake_up(t, target)
        who = t.state.heroes[target]
        who.ap = 8
        tell(t, PointsChanged(hero=who.kind, amount=8, ap=8, cites=("doria.phase-c.cap",)))


async def smoke(t: DoriaTable, user: int, target: int) -> None:
    """All monsters within two squares cough and fumble about: they are disarmed."""
    square = t.state.heroes[target].square
    near = ground.squares_around(t, square, 2)
    for monster in [m.id for m in t.state.monsters.values() if m.square in near]:
        status.disarm_monster(t, monster)


async def recall(t: DoriaTable, user: int, target: int) -> None:
    """The target stands next to the user, wherever it was."""
    if user != target:
        relocate(t, target, t.state.heroes[user].square)


def relocate(t: DoriaTable, hero: int, square: int) -> None:
    """Stand alone on the free square nearest to this one: nobody is carried along, nor is anybody carried any longer.
    Fire burns anyone who comes into it.

    [doria.carry.pick-up, doria.marker.elements-en]
    """
    for other in t.state.heroes:
        if other.carries == hero:
            other.carries = NOBODY
    t.state.heroes[hero].carries = NOBODY
    moving.put(t, hero, monsters.nearest_free(t, square)[0])
    who = t.state.heroes[hero]
    x, y = ground.board(t).xy(who.square)
    tell(t, Whisked(hero=who.kind, square=who.square, x=x, y=y))
    moving.lands_in_fire(t, hero)
    traps.release(t, hero)


async def open_wall(t: DoriaTable, user: int, target: int) -> None:
    """A secret door opens in the user's room."""
    await explore.secret_door(t, user)


async def foresee(t: DoriaTable, user: int, target: int) -> None:
    """See the next room tile, and leave it on top or put it at the bottom."""
    await foresee_own(t, user)


# ------------------------------------------------------------------------------------ whom it helps now


def wounded(state: State, content: Content, user: int, target: int) -> bool:
    """Hit points are missing, or consciousness."""
    who = state.heroes[target]
    return who.hp < who.max_hp or who.unconscious


def weary(state: State, content: Content, user: int, target: int) -> bool:
    """Psi points are missing."""
    return state.heroes[target].pp < state.heroes[target].max_pp


def generous(state: State, content: Content, user: int, target: int) -> bool:
    """Psi points are missing, and the user does not die of those that it gives besides the cost."""
    left = state.heroes[user].pp - GIFT_COST - GIFT // 2
    return weary(state, content, user, target) and left > content.points.death_at


def worn_out(state: State, content: Content, user: int, target: int) -> bool:
    """Hit points or psi points are missing."""
    return wounded(state, content, user, target) or weary(state, content, user, target)


def poisoned(state: State, content: Content, user: int, target: int) -> bool:
    return state.heroes[target].poison > 0


def broken(state: State, content: Content, user: int, target: int) -> bool:
    """Something is damaged."""
    return bool(state.damaged) and any(number in state.damaged for number in gear.owned(state.heroes[target]))


def armed(state: State, content: Content, user: int, target: int) -> bool:
    """A weapon is held."""
    held = [state.heroes[target].body[place] for place in HANDS]
    return any(n != NO_CARD and content.numbered[n].kind in ("melee", "ranged", "shield") for n in held)


def active(state: State, content: Content, user: int, target: int) -> bool:
    """Awake, and somebody else than the user or with something to gain."""
    return not state.heroes[target].unconscious


def another(state: State, content: Content, user: int, target: int) -> bool:
    """Somebody else."""
    return user != target


# ------------------------------------------------------------------------------------ befalls a character


def befall(*effects: HeroEffect) -> HeroEffect:
    """One after the other."""

    async def effect(t: DoriaTable, hero: int) -> None:
        for part in effects:
            await part(t, hero)

    return effect


def hurt(amount: int, armor: bool = True, element: str = "") -> HeroEffect:
    """Damage; armor helps unless the card says otherwise.  [doria.card.armor]"""

    async def effect(t: DoriaTable, hero: int) -> None:
        await health.wound(t, hero, amount, armor=armor, element=element)

    return effect


def poison(markers: int) -> HeroEffect:
    async def effect(t: DoriaTable, hero: int) -> None:
        health.poison(t, hero, markers)

    return effect


def sting(amount: int, markers: int) -> HeroEffect:
    """Damage, and poison where it wounds: what armor keeps off poisons nobody.  [doria.card.poison-en]"""

    async def effect(t: DoriaTable, hero: int) -> None:
        if await health.wound(t, hero, amount) > 0:
            health.poison(t, hero, markers)

    return effect


def drain_spirit(amount: int) -> HeroEffect:
    """Psi points lost."""

    async def effect(t: DoriaTable, hero: int) -> None:
        health.lose_psi(t, hero, amount)

    return effect


def recover(hp: int = 0, pp: int = 0) -> HeroEffect:
    async def effect(t: DoriaTable, hero: int) -> None:
        health.restore(t, hero, hp, pp)

    return effect


def soothe(hp: int = 0, pp: int = 0) -> HeroEffect:
    """Everybody in the room recovers."""

    async def effect(t: DoriaTable, hero: int) -> None:
        refresh(t, hero, hp, pp)

    return effect


def tire(amount: int) -> HeroEffect:
    """Action points lost."""

    async def effect(t: DoriaTable, hero: int) -> None:
        status.lose_ap(t, hero, amount)

    return effect


def tire_room(amount: int) -> HeroEffect:
    """Action points lost by everybody in the room."""

    async def effect(t: DoriaTable, hero: int) -> None:
        for friend in in_room(t, hero):
            status.lose_ap(t, friend, amount)

    return effect


def quicken_party(amount: int) -> HeroEffect:
    """Action points for everybody who is awake and still has some."""

    async def effect(t: DoriaTable, hero: int) -> None:
        for friend in awake(t):
            if t.state.heroes[friend].ap > 0:
                status.gain_ap(t, friend, amount)

    return effect


def bless_own(**bonuses: int) -> HeroEffect:
    """A bonus for the rest of the scenario."""

    async def effect(t: DoriaTable, hero: int) -> None:
        grant(t, hero, bonuses, lasting=True)

    return effect


async def whet(t: DoriaTable, hero: int) -> None:
    """Blades and arrowheads are sharp for this round and the next."""
    grant(t, hero, {"melee": 2, "ranged": 2})


def on_check(
    attributes: tuple[int, int], tn: int, per_level: int, failed: HeroEffect, passed: HeroEffect | None = None
) -> HeroEffect:
    """A check decides what happens.  [doria.dice.target-number]"""

    async def effect(t: DoriaTable, hero: int) -> None:
        target = tn + per_level * t.state.level
        result = await dice.check(t, hero, attributes, target, "event")
        kind = t.state.heroes[hero].kind
        tell(t, EventChecked(hero=kind, total=result.total, target=target, passed=int(result.passed)))
        if not result.passed:
            await failed(t, hero)
        elif passed is not None:
            await passed(t, hero)

    return effect


def doom(spaces: int) -> HeroEffect:
    """The doom counter moves.  [doria.phase-g.trigger]"""

    async def effect(t: DoriaTable, hero: int) -> None:
        track.advance(t, spaces)

    return effect


def inspire(amount: int) -> HeroEffect:
    """Experience for the group."""

    async def effect(t: DoriaTable, hero: int) -> None:
        xp.gain(t, amount)

    return effect


def find_loot(cards: int) -> HeroEffect:
    async def effect(t: DoriaTable, hero: int) -> None:
        loot.draw(t, hero, cards)

    return effect


async def find_secret_door(t: DoriaTable, hero: int) -> None:
    """[doria.trap.new-tile, doria.secret.place]"""
    await explore.secret_door(t, hero)


async def open_hole(t: DoriaTable, hero: int) -> None:
    """A hole opens where the character stands.  [doria.marker.hole-under-hero]"""
    ground.dig_hole(t, t.state.heroes[hero].square)


async def bury(t: DoriaTable, hero: int) -> None:
    """Rubble falls on the character's square.  [doria.marker.rubble-buried-en]"""
    ground.drop_rubble(t, t.state.heroes[hero].square)


async def rust(t: DoriaTable, hero: int) -> None:
    """All armor worn is damaged."""
    for number in worn_armor(t, hero):
        spoil(t, hero, number)


async def rust_one(t: DoriaTable, hero: int) -> None:
    """The thickest armor that is whole is damaged."""
    whole = [number for number in worn_armor(t, hero) if gear.intact(t.state, number)]
    if whole:
        spoil(t, hero, max(whole, key=lambda number: t.content.numbered[number].ar))


def spoil(t: DoriaTable, hero: int, number: int) -> None:
    if gear.intact(t.state, number):
        gear.damage_card(t, number)
        tell(t, GearDamaged(hero=t.state.heroes[hero].kind, card=t.content.numbered[number].id))


def worn_armor(t: DoriaTable, hero: int) -> list[int]:
    return [number for number in gear.equipped(t.state.heroes[hero]) if t.content.numbered[number].ar]


async def steal(t: DoriaTable, hero: int) -> None:
    """A card from belt or backpack is lost; the victim says which."""
    who = t.state.heroes[hero]
    if cards := [number for number in (*who.belt, *who.pack) if number < t.content.loot]:
        chosen = await t.choose(
            who.seat,
            "stolen",
            things(t, cards),
            label=thing_label,
            cites=("doria.trap.failure-en",),
            about={"hero": who.kind},
            at=(f"sheet-hero-{hero}",),
        )
        gear.discard_card(t, hero, chosen.number)
        tell(t, Stolen(hero=t.state.heroes[hero].kind, card=chosen.card, cites=("doria.trap.failure-en",)))


async def banish_to_stairs(t: DoriaTable, hero: int) -> None:
    """The character finds itself where the party came in."""
    relocate(t, hero, entrance(t))


async def alarm(t: DoriaTable, hero: int) -> None:
    """A monster hears it and comes in by the entrance."""
    await spawn.draw_monster(t, entrance(t))


async def wander(t: DoriaTable, hero: int) -> None:
    """A monster comes out of the dark next to the character."""
    await spawn.draw_monster(t, t.state.heroes[hero].square)


def spring(kind: str) -> HeroEffect:
    """A certain monster stands before the character, with those whom it brings."""

    async def effect(t: DoriaTable, hero: int) -> None:
        await spawn.bring(t, kind, (), t.state.heroes[hero].square)

    return effect


async def show_map(t: DoriaTable, hero: int) -> None:
    """The next two room tiles are seen, one by one, and each is left or put at the bottom."""
    left = await look_ahead(t, hero)
    await look_ahead(t, hero, int(left))


async def foresee_own(t: DoriaTable, hero: int) -> None:
    """See the next room tile, and leave it on top or put it at the bottom."""
    await look_ahead(t, hero)


async def look_ahead(t: DoriaTable, hero: int, after: int = 0) -> bool:
    """See the next room tile, or the one `after` it, and leave it where it is or put it at the bottom; says whether it
    was left."""
    if len(t.state.tiles) < 2 + after:
        return False
    t.reveal()
    who = t.state.heroes[hero]
    answer = await t.choose(
        who.seat,
        "foresee",
        (LEAVE, UNDER),
        about={"hero": who.kind, "tile": t.state.tiles[-1 - after], "after": after},
        at=("deck-tiles",),
    )
    if answer is UNDER:
        t.state.tiles.insert(0, t.state.tiles.pop(-1 - after))
    tell(t, Foreseen(hero=t.state.heroes[hero].kind, under=int(answer is UNDER), after=after))
    return answer is LEAVE


async def repair_party(t: DoriaTable, hero: int) -> None:
    """Everybody in the room may have one card repaired."""
    for friend in in_room(t, hero):
        if broken := damaged_of(t, friend):
            seat = t.state.heroes[friend].seat
            chosen = await t.choose(
                seat,
                "mend",
                [*things(t, broken), NOTHING],
                label=thing_label,
                cites=("doria.repair.cost",),
                about={"hero": t.state.heroes[friend].kind},
                at=(f"sheet-hero-{friend}",),
            )
            if chosen != NOTHING:
                make_whole(t, friend, chosen.number)


def entrance(t: DoriaTable) -> int:
    """A square at the entrance: the middle of the stairs, else the middle of the first tile."""
    steps = ground.board(t).entrances
    return steps[len(steps) // 2]


def awake(t: DoriaTable) -> list[int]:
    return [hero for hero in range(len(t.state.heroes)) if health.conscious(t, hero)]


def in_room(t: DoriaTable, hero: int) -> list[int]:
    """Everybody in the dungeon on the same tile, awake or not, the character itself included."""
    slot = t.state.heroes[hero].square // 25
    return [n for n, other in enumerate(t.state.heroes) if not other.away and other.square // 25 == slot]
