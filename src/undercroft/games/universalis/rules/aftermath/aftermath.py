"""After the quest: the fate of the Knocked Out, injuries, and the experience that heroes are awarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from undercroft.kernel import Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.definitions import Attribute, Trait
from ...events import Avenged, Fated, Injured, Robbed
from ...state import DARK, HEROES, NOBODY, Figure, Mark, Note
from .. import labels, telling
from ..carrying import bags, hands_for
from ..characters import BY_NAME, class_of, competing, figures, hero_of, shapes
from ..checks import half
from ..options import Printed, seen
from ..people import companions
from ..riding import falls, stable
from . import endings

RANSOM = 10
CAPTIVE = "captive"
"""Under this name a hero remembers that the others will come for him."""
INJURIES = {
    2: ("combat", "dexterity"),
    3: ("agility",),
    4: ("movement",),
    5: ("strength",),
    9: ("courage",),
    10: ("shooting", "perception"),
    11: ("vitality",),
    12: ("intelligence",),
}
"""The attributes that injuries lower.  [dun.injury.one-armed, dun.injury.single-attribute]"""
UNSPECIFIED, AMNESIA = (6, 7), 8
PAY, REFUSE, RESCUE = Word("pay"), Word("refuse"), Word("rescue")
BODY = "body"
"""Under this name a dead hero is remembered whom his friends have with them."""
CHOICE = ("movement", "combat", "strength", "shooting", "agility", "intelligence", "courage", "vitality")


def heroes(t: UTable) -> list[Figure]:
    return [f for f in t.state.figures.values() if f.kind == "hero"]


# ------------------------------------------------------------------------------------------------ fate


async def fates(t: UTable) -> None:
    """The dice of all who are Knocked Out; then those who are free by now decide about each prisoner.

    [dun.ko.fate-roll, dun.ko.lost-prisoner, dun.injury.decision-first]
    """
    for figure in heroes(t):
        shapes.leave(figure)
        if figure.marks & Mark.KNOCKED_OUT:
            await fate(t, figure.id)
    for figure in heroes(t):
        if CAPTIVE in figure.uses:
            await imprisoned(t, figure.id)


async def fate(t: UTable, who: int, *, recovered: bool | None = None) -> None:
    """1D6 for each hero who is Knocked Out at the end; no Fortune. The body is recovered if
    somebody has carried it out, if the heroes need not leave at all, or if he fell in a Travel Event.

    [dun.ko.fate-roll, dun.ko.fate-which-chart, dun.ko.travel-event-body, dun.ko.prisoner-replaced,
    dun.ko.recovered-injured, dun.ko.lost-death, dun.ko.lost-serious, dun.ko.lost-escape, dun.ko.survivor-wounded]
    """
    figure = t.state.figures[who]
    (rolled,) = await t.roll(1, 6, "fate")
    if recovered is None:
        stays = t.state.quest.ended == "won" and not t.content.quests[t.state.quest.id].leave
        recovered = bool(figure.marks & Mark.LEFT) or stays
    was = look(t, figure)
    figure.marks = (figure.marks & ~Mark.KNOCKED_OUT) | Mark.LEFT
    figure.owner = NOBODY
    figure.wounds = max(0, figure.base[Attribute.VITALITY] - 1)
    result = ("death", "revenge", "prisoner", "injured", "injured", "escape")[rolled - 1]
    if recovered:
        result = "death" if rolled == 1 else "injured"
    elif result == "prisoner" and all(section.outdoor for section in t.content.quests[t.state.quest.id].sections):
        result = "injured"
    cites = ("dun.ko.fate-roll",)
    t.tell(Fated(who=who, name=figure.card, rolled=rolled, result=result, cites=cites, **became(t, was)))
    if not recovered:
        await left_behind(t, who, result)
    elif result == "death":
        await resurrection(t, who)
    else:
        await injury(t, who)


async def resurrection(t: UTable, who: int) -> None:
    """A recovered body can be brought to a Healer for coins; the injury that remains is incurable. Between independent
    quests one is at hand; on the road the friends carry the body until they come to one.

    [dun.ko.recovered-death, dun.ko.independent-healer, dun.injury.decision-first, dun.ko.travel-event-body]
    """
    if t.state.road is not None or t.state.party.on_the_road:
        figure = t.state.figures[who]
        figure.marks |= Mark.DEAD
        figure.uses[BODY] = 1
        return
    if await paid(t, who, "resurrect", t.content.points.resurrection_cost):
        await injury(t, who, curable=False)
    else:
        t.state.figures[who].marks |= Mark.DEAD


async def paid(t: UTable, who: int, key: str, cost: int) -> bool:
    """Whether the group pays for a hero; his own purse has been carried out with him."""
    if sum(f.coins for f in at_large(t)) < cost:
        return False
    figure = t.state.figures[who]
    about: dict[str, Argument] = {"name": figure.card, "cost": cost}
    chosen = await t.choose(figure.seat, key, (PAY, REFUSE), about=about, at=seen(figure))
    if chosen == PAY:
        collect(at_large(t), cost)
    return chosen == PAY


def at_large(t: UTable) -> list[Figure]:
    """The heroes who are neither dead nor held somewhere: theirs are the coins of the group. Those of a relative who
    comes now are his own.  [dun.create.money-not-shared]"""
    return [f for f in survivors(t) if CAPTIVE not in f.uses]


def survivors(t: UTable) -> list[Figure]:
    """The heroes who have lived through the quest; a relative who takes the place of a dead one has not been there.

    [dun.ko.lost-revenge, dun.xp.when]
    """
    return [f for f in heroes(t) if not f.marks & Mark.DEAD and Note.HEIR not in f.uses]


def collect(mates: Sequence[Figure], cost: int) -> None:
    """The coins come from the one who has most."""
    for rich in sorted(mates, key=lambda f: -f.coins):
        spent = min(cost, rich.coins)
        rich.coins -= spent
        cost -= spent


async def imprisoned(t: UTable, who: int) -> None:
    """A ransom or a rescue by those who are free, or he is lost; his own coins are where he is. The injury is known
    only when he is back.

    [dun.ko.lost-prisoner, dun.ko.prisoner-unrescued, dun.injury.decision-first]
    """
    figure, mates = t.state.figures[who], at_large(t)
    coins = sum(f.coins for f in mates)
    options = [PAY] if coins >= RANSOM else []
    if any(not f.marks & Mark.DEAD and CAPTIVE not in f.uses for f in heroes(t)):
        options.append(RESCUE)
    about: dict[str, Argument] = {"name": figure.card, "cost": RANSOM, "coins": coins}
    chosen = await t.choose(
        figure.seat,
        "ransom",
        [*options, REFUSE],
        about=about,
        at=seen(figure),
        cites=("dun.ko.lost-prisoner",),
    )
    if chosen == RESCUE:
        return
    if chosen == PAY:
        collect(at_large(t), RANSOM)
    figure = t.state.figures[who]
    del figure.uses[CAPTIVE]
    if chosen == PAY:
        await set_free(t, who)
    else:
        figure.marks |= Mark.DEAD


async def set_free(t: UTable, who: int) -> None:
    """[dun.ko.prisoner-losses, dun.ko.prisoner-injury]"""
    await lose_half(t, who)
    await injury(t, who, curable=False)


async def left_behind(t: UTable, who: int, result: str) -> None:
    """[dun.ko.lost-death, dun.ko.lost-revenge, dun.ko.lost-prisoner, dun.ko.prisoner-losses, dun.ko.prisoner-injury,
    dun.ko.prisoner-unrescued, dun.ko.revenge-hatred]"""
    figure = t.state.figures[who]
    if result == "death":
        figure.marks |= Mark.DEAD
    elif result == "revenge":
        avenge(t, who)
    elif result == "prisoner":
        figure.uses[CAPTIVE] = 1
    elif result == "injured":
        await injury(t, who, curable=False)


def avenge(t: UTable, who: int) -> None:
    """A relative with the same characteristics, no experience nor anything that was bought with it, and hatred of those
    who killed the hero. He was not there, so that neither the quest's rewards nor the companions of the dead are his.

    [dun.ko.lost-revenge, dun.ko.revenge-hatred, dun.companion.owner-dead]
    """
    figure = t.state.figures[who]
    was = look(t, figure)
    hero = hero_of(t.state, t.content, figure)
    foe = t.state.dark.dwellers or t.content.quests[t.state.quest.id].factions[0]
    hatred = t.content.known.worded[0]
    figure.skills = tuple(dict.fromkeys((*hero.skills, hatred)))
    figure.base = figures.raised(t, hero.attributes, hero.skills)
    figure.traits = (*hero.traits, Trait(hatred, word=foe))
    figure.xp, figure.vp, figure.wounds, figure.coins = 0, 10, 0, 20
    figure.fortune, figure.luck, figure.injuries = hero.fortune, 0, []
    figure.raised, figure.learned, figure.crafts = [], [], {}
    figure.spells, figure.mana, figure.casts = hero.spells, figure.base[Attribute.MANA], {}
    figure.hands, figure.worn, figure.pack = [], [], []
    figure.marks &= ~Mark.DISEASED
    figure.uses = {Note.HEIR: 1}
    t.tell(Avenged(who=who, name=figure.card, cites=("dun.ko.lost-revenge",), **became(t, was)))


async def lose_half(t: UTable, who: int) -> None:
    """A random half of his equipment is gone.  [dun.ko.prisoner-losses]"""
    figure = t.state.figures[who]
    things = [(zone, held) for zone in (figure.hands, figure.worn, figure.pack) for held in zone]
    t.shuffle(things, "loss")
    before = bags.look(t, figure)
    for zone, held in things[: half(len(things))]:
        zone.remove(held)
    t.tell(Robbed(who=who, name=figure.card, cites=("dun.ko.prisoner-losses",), **bags.moved(t, before)))


async def injury(t: UTable, who: int, *, curable: bool = True) -> None:
    """2D6 on the injury chart; a lower Vitality leaves him his last point.

    [dun.ko.survivor-wounded, dun.injury.roll, dun.injury.one-armed, dun.injury.unspecified, dun.injury.amnesia,
    dun.injury.single-attribute]
    """
    fell = await t.roll(2, 6, "injury")
    rolled = sum(fell)
    figure = t.state.figures[who]
    what, was = "", look(t, figure)
    if rolled in UNSPECIFIED:
        chosen = await t.choose(
            figure.seat,
            "injury",
            [Printed("attribute", name) for name in CHOICE],
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
            cites=("dun.injury.unspecified",),
        )
        what = chosen.id
    elif rolled == AMNESIA:
        lost = [skill for skill in figure.skills if skill in class_of(t, figure).skills]
        if lost:
            what = lost[t.below(len(lost), "amnesia")]
            forget(t, figure, what)
    figure = t.state.figures[who]
    for name in lowered(rolled, what):
        change(figure, name, -1)
    figure.wounds = min(figure.wounds, max(0, figure.base[Attribute.VITALITY] - 1))
    figure.injuries.append(f"{rolled} {what}".strip() + ("" if curable else "!"))
    while figure.hands and sum(hands_for(t, held) for held in figure.hands) > figures.arms(figure):
        figure.pack.append(figure.hands.pop())
    forgotten, cites = rolled == AMNESIA, ("dun.injury.roll",)
    told: dict[str, Any] = {"what": what, "forgotten": forgotten, "dice": telling.plain(who, "injury", fell)}
    t.tell(Injured(who=who, name=figure.card, rolled=rolled, cites=cites, **told, **became(t, was)))


class Was(NamedTuple):
    """What somebody was and had before a blow of fate."""

    who: int
    life: int
    mana: int
    skills: tuple[str, ...]
    things: bags.Belongings | None


def look(t: UTable, figure: Figure) -> Was | None:
    """Look at it before; `became` says afterwards what has changed. In the lab nobody listens."""
    if t.log is None:
        return None
    left = max(0, figures.vitality_left(figure))
    return Was(figure.id, left, figure.mana, figure.skills, bags.look(t, figure))


def became(t: UTable, was: Was | None) -> dict[str, Any]:
    if was is None:
        return {}
    figure = t.state.figures[was.who]
    life = max(0, figures.vitality_left(figure))
    return {
        "life": (was.life, life),
        "mana": (was.mana, figure.mana),
        "lost": tuple(one for one in was.skills if one not in figure.skills),
        "gained": tuple(one for one in figure.skills if one not in was.skills),
        "wounded": life == 1,
        **bags.moved(t, was.things),
    }


def lowered(rolled: int, what: str) -> tuple[str, ...]:
    """The attributes that an injury lowers.  [dun.injury.single-attribute, dun.injury.one-armed]"""
    if rolled == AMNESIA:
        return ()
    return (what,) if rolled in UNSPECIFIED else INJURIES[rolled]


def forget(t: UTable, figure: Figure, skill: str) -> None:
    """[dun.injury.amnesia]"""
    figure.skills = tuple(one for one in figure.skills if one != skill)
    for bonus in t.content.skills[skill].bonuses:
        if bonus.to in BY_NAME:
            change(figure, bonus.to, -bonus.value)


def remember(t: UTable, figure: Figure, skill: str) -> None:
    """A skill, and what it adds to attributes.  [dun.hero.base-zero]"""
    t.used(f"skill-{skill}")
    figure.skills = (*figure.skills, skill)
    for bonus in t.content.skills[skill].bonuses:
        if bonus.to in BY_NAME:
            change(figure, bonus.to, bonus.value)


def change(figure: Figure, name: str, by: int) -> None:
    values = list(figure.base)
    values[BY_NAME[name]] += by
    figure.base = tuple(values)  # type: ignore[assignment]


# ------------------------------------------------------------------------------------------------ experience


def award(t: UTable) -> None:
    """One point each for the mission, for more Achievement points than the Dark Player, and for never having been
    Knocked Out if enough sections were found; the sheet may replace them.

    [dun.xp.award-mission, dun.xp.award-achievements, dun.xp.award-survival, dun.xp.override, dun.xp.when,
    dun.quest-sheet.rewards, dun.score.to-experience]
    """
    state = t.state
    reward = t.content.quests[state.quest.id].reward
    won = state.quest.ended == "won"
    alive = survivors(t)
    before = {figure.id: figure.xp for figure in alive}
    for figure in alive:
        if reward.xp >= 0:
            figure.xp += reward.xp if won else 0
            continue
        figure.xp += int(won and state.quest.first_visit)
        figure.xp += state.quest.achievements[HEROES] > state.quest.achievements[DARK]
        figure.xp += not figure.marks & Mark.WAS_OUT and state.map.sections_found >= 2 * state.party.start_heroes
    competing.award(t, alive, {figure.id: figure.xp - before[figure.id] for figure in alive})
    if won and alive:
        share, rest = divmod(reward.coins, len(alive))
        for place, figure in enumerate(alive):
            figure.coins += share + (place < rest)


# ------------------------------------------------------------------------------------------------ the steps


async def begin(t: UTable) -> None:
    """The quest is over: fates come first, then experience. Prisoners whom nobody has freed are lost.

    [dun.ko.prisoner-unrescued, dun.xp.when]
    """
    t.state.turn.phase = "aftermath"
    t.state.turn.active = None
    endings.conclude(t)
    for lost in t.state.saga.captives.pop(t.state.quest.id, []):
        t.tell(Fated(who=lost.id, name=lost.card, rolled=0, result="death", cites=("dun.ko.prisoner-unrescued",)))
    await fates(t)
    await stable.come_back(t)
    falls.dismount_all(t)
    companions.come_home(t)
    award(t)
    await endings.reward(t, survivors(t))
    t.state.stay.investing = [f.id for f in heroes(t) if not f.marks & Mark.DEAD and CAPTIVE not in f.uses]
    for figure in heroes(t):
        figure.uses.pop(Note.HEIR, None)
    t.state.quest.settled = True
