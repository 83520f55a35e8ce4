"""After the quest: the fate of the Knocked Out, injuries, experience and its investment."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel import Value, Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.crafts import MOST_BONUS, taught
from ...content.definitions import Attribute, Trait
from ...events import CraftLearned, Fated, Injured, Invested
from ...state import DARK, HEROES, NOBODY, ROLE_PLAYING, Figure, Mark, Note
from .. import labels
from ..carrying import hands_for
from ..characters import BY_NAME, alignment, class_of, competing, figures, has, hero_of, shapes
from ..options import Increase, Lesson, Printed, seen
from ..people import companions
from ..riding import stable
from ..tests import half, take_test
from . import endings

PRICE = 3
"""Experience points for a skill, a development point or a point of Fortune."""
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
KEEP, NEW_SKILL, NATURE, FORTUNE = Word("keep"), Word("skill"), Word("nature"), Word("fortune")
CRAFT = Word("craft")
ON_THE_ROAD, BODY = "on-the-road", "body"
"""The quest was reached on the road; under this name a dead hero is remembered whom his friends have with them."""
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
        stays = t.state.ended == "won" and not t.content.quests[t.state.quest].leave
        recovered = bool(figure.marks & Mark.LEFT) or stays
    figure.marks = (figure.marks & ~Mark.KNOCKED_OUT) | Mark.LEFT
    figure.owner = NOBODY
    figure.wounds = max(0, figure.base[Attribute.VITALITY] - 1)
    result = ("death", "revenge", "prisoner", "injured", "injured", "escape")[rolled - 1]
    if recovered:
        result = "death" if rolled == 1 else "injured"
    elif result == "prisoner" and all(section.outdoor for section in t.content.quests[t.state.quest].sections):
        result = "injured"
    t.tell(Fated(who=who, name=figure.card, rolled=rolled, result=result, cites=("dun.ko.fate-roll",)))
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
    if t.state.road is not None or t.state.options.get(ON_THE_ROAD):
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
    """The coins come from whoever has most."""
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
    hero = hero_of(t.state, t.content, figure)
    foe = t.state.dwellers or t.content.quests[t.state.quest].factions[0]
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


async def lose_half(t: UTable, who: int) -> None:
    """A random half of his equipment is gone.  [dun.ko.prisoner-losses]"""
    figure = t.state.figures[who]
    things = [(zone, held) for zone in (figure.hands, figure.worn, figure.pack) for held in zone]
    t.shuffle(things, "loss")
    for zone, held in things[: half(len(things))]:
        zone.remove(held)


async def injury(t: UTable, who: int, *, curable: bool = True) -> None:
    """2D6 on the injury chart; a lower Vitality leaves him his last point.

    [dun.ko.survivor-wounded, dun.injury.roll, dun.injury.one-armed, dun.injury.unspecified, dun.injury.amnesia,
    dun.injury.single-attribute]
    """
    rolled = sum(await t.roll(2, 6, "injury"))
    figure = t.state.figures[who]
    what = ""
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
    t.tell(Injured(who=who, name=figure.card, rolled=rolled, what=what, forgotten=forgotten, cites=cites))


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
    reward = t.content.quests[state.quest].reward
    won = state.ended == "won"
    alive = survivors(t)
    before = {figure.id: figure.xp for figure in alive}
    for figure in alive:
        if reward.xp >= 0:
            figure.xp += reward.xp if won else 0
            continue
        figure.xp += int(won and state.first_visit)
        figure.xp += state.achievements[HEROES] > state.achievements[DARK]
        figure.xp += not figure.marks & Mark.WAS_OUT and state.sections_found >= 2 * state.start_heroes
    competing.award(t, alive, {figure.id: figure.xp - before[figure.id] for figure in alive})
    if won and alive:
        share, rest = divmod(reward.coins, len(alive))
        for place, figure in enumerate(alive):
            figure.coins += share + (place < rest)


def investments(t: UTable, who: int) -> list[Value]:
    """What a hero can buy with his experience.

    [dun.evolve.skill, dun.evolve.fortune, dun.evolve.development-point, dun.evolve.attribute-once,
    dun.evolve.development-saving, dun.skill.max-professional, dun.xp.invest-when]
    """
    figure = t.state.figures[who]
    found: list[Value] = [KEEP]
    if figure.xp >= PRICE:
        if learnable(t, figure) and len(figure.learned) < 2 * figure.base[Attribute.INTELLIGENCE]:
            found.append(NEW_SKILL)
        if figure.luck < 2:
            found.append(FORTUNE)
        if inborn(t, figure):
            found.append(NATURE)
    if figure.xp and crafts(t, figure):
        found.insert(0, CRAFT)
    found += [Increase(name) for name in CHOICE if 0 < raise_cost(t, figure, name) <= figure.xp]
    return found


def crafts(t: UTable, figure: Figure) -> list[str]:
    """Secondary skills that a hero of the role-playing mode can learn or improve.

    [dun.rpg.secondary-learn, dun.rpg.secondary-bonus]
    """
    if t.state.mode != ROLE_PLAYING:
        return []
    return [one for one in taught(t.content.quests.get(t.state.quest)) if figure.crafts.get(one, 0) < MOST_BONUS]


async def learn_craft(t: UTable, who: int) -> None:
    """1 experience point, gone in any case; an Intelligence test decides whether something was learned. The Value
    Points stay, for nothing changes that the Reserve pays for.  [dun.rpg.secondary-learn, dun.rpg.secondary-bonus]"""
    figure = t.state.figures[who]
    chosen = await t.choose(
        figure.seat,
        "craft",
        [Printed("craft", id) for id in crafts(t, figure)],
        label=labels.crafty,
        about={"name": figure.card},
        at=seen(figure),
        cites=("dun.rpg.secondary-learn",),
    )
    t.state.figures[who].xp -= 1
    passed = (await take_test(t, who, Attribute.INTELLIGENCE, "craft-lesson")).passed
    figure = t.state.figures[who]
    if passed:
        figure.crafts[chosen.id] = figure.crafts.get(chosen.id, 0) + 1
    bonus = figure.crafts.get(chosen.id, 0)
    t.tell(
        CraftLearned(
            who=who,
            name=figure.card,
            craft=chosen.id,
            passed=int(passed),
            bonus=bonus,
            cites=("dun.rpg.secondary-learn", "dun.rpg.secondary-bonus"),
        )
    )


def powerful(t: UTable, figure: Figure) -> bool:
    """[dun.skill.scholarly.powerful-mind.learning]"""
    return has(t, figure, "learns-fast") and figure.base[Attribute.INTELLIGENCE] >= 4


def spell_price(t: UTable, figure: Figure) -> int:
    """3 experience points, 2 for a Powerful Mind.  [dun.skill.scholarly.powerful-mind.learning]"""
    return PRICE - powerful(t, figure)


def inborn(t: UTable, figure: Figure) -> list[str]:
    """Nature skills for those whose race card says so; others of the party may have them too.

    [dun.evolve.nature-skills]
    """
    race = t.content.races.get(hero_of(t.state, t.content, figure).race)
    return (
        [skill.id for skill in t.content.skills.values() if skill.inborn and skill.id not in figure.skills]
        if race and race.nature_skills
        else []
    )


def raise_cost(t: UTable, figure: Figure, name: str) -> int:
    """3 experience points for each development point of the race card; 0 if it cannot be raised (any more).

    [dun.evolve.attribute-once, dun.race.attribute-cost, dun.race.attribute-range]
    """
    race = t.content.races.get(hero_of(t.state, t.content, figure).race)
    place = BY_NAME[name]
    if race is None or name in figure.raised or figure.base[place] >= race.high[place]:
        return 0
    return PRICE * race.costs[place]


def new_spells(t: UTable, figure: Figure) -> list[str]:
    """Spells of the class's lores that nobody of the party knows.  [dun.heroes.unique-spell, dun.magic.who]"""
    lores = class_of(t, figure).lores
    own, known = {t.content.spells[spell].lore for spell in figure.spells}, known_spells(t)
    return [s.id for s in t.content.spells.values() if s.lore in own and s.lore in lores and s.id not in known]


def known_spells(t: UTable) -> set[str]:
    """What somebody of the party knows, so that nobody else learns it.  [dun.heroes.unique-spell]"""
    return {spell for figure in heroes(t) for spell in figure.spells}


def learnable(t: UTable, figure: Figure, group: str = "") -> list[str]:
    """Professional skills that his class can learn, his gods allow and nobody of the party has.

    [dun.skill.class-symbols, dun.heroes.unique-skill, dun.evolve.skill-unique,
    dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn]
    """
    hero = hero_of(t.state, t.content, figure)
    mine, side = hero.hero_class, alignment(t.content, hero)
    known = {skill for other in heroes(t) for skill in other.skills}
    return [
        skill.id
        for skill in t.content.skills.values()
        if mine in skill.classes
        and skill.id not in known
        and (not group or skill.group == group)
        and (not skill.sides or side in skill.sides)
    ]


async def invest(t: UTable, who: int) -> None:
    """One investment; unspent experience is kept and does not count for Value Points.

    [dun.xp.invest-when, dun.evolve.value-points, dun.evolve.fortune, dun.evolve.development-point]
    """
    figure = t.state.figures[who]
    options = investments(t, who)
    about: dict[str, Argument] = {"name": figure.card, "xp": figure.xp}
    named = labels.investment(figure.base, lambda name: raise_cost(t, t.state.figures[who], name))
    chosen = await t.choose(figure.seat, "invest", options, label=named, about=about, at=seen(figure))
    figure = t.state.figures[who]
    if chosen == KEEP:
        if who in t.state.stay.investing:
            t.state.stay.investing.remove(who)
        return
    if chosen == CRAFT:
        await learn_craft(t, who)
        return
    cost = PRICE
    if isinstance(chosen, Increase):
        cost = raise_cost(t, figure, chosen.attribute)
        figure.raised.append(chosen.attribute)
        change(figure, chosen.attribute, 1)
        invested(t, who, "raise", cost)
        return
    if chosen == NEW_SKILL:
        await learn(t, who)
    elif chosen == NATURE:
        skill = await t.choose(
            figure.seat,
            "learn",
            [Printed("skill", id) for id in inborn(t, figure)],
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
        )
        remember(t, t.state.figures[who], skill.id)
    else:
        figure.luck += 1
    invested(t, who, str(chosen), cost)


def add_spell(t: UTable, who: int, spell: str) -> None:
    """A new spell and its mana, for a development point's worth of experience.

    [dun.evolve.development-point, dun.magic.mana-pool]
    """
    figure = t.state.figures[who]
    figure.spells = (*figure.spells, spell)
    change(figure, "mana", mana_gain(t, figure))
    invested(t, who, "spell", spell_price(t, figure))


def invested(t: UTable, who: int, what: str, cost: int) -> None:
    """Experience that is spent counts for Value Points.  [dun.evolve.value-points, dun.hero.vp]"""
    figure = t.state.figures[who]
    figure.xp -= cost
    figure.vp += cost
    t.tell(Invested(who=who, name=figure.card, what=what, cost=cost, cites=("dun.evolve.value-points",)))


def mana_gain(t: UTable, figure: Figure) -> int:
    """2 mana for each spell learned, up to three times the Intelligence.  [dun.magic.mana-pool, dun.magic.mana-cap]"""
    most = 3 * figure.base[Attribute.INTELLIGENCE]
    if has(t, figure, "casts-in-armor"):
        most = figure.base[Attribute.INTELLIGENCE]
    return max(0, min(2, most - figure.base[Attribute.MANA]))


def granted_spells(t: UTable, figure: Figure) -> list[str]:
    """Further spells of a champion of the gods that nobody of the party knows, learned like new skills.

    [dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn,
    dun.heroes.unique-spell]
    """
    known = known_spells(t)
    gifts = [spell for skill in figure.skills for spell in t.content.skills[skill].spells]
    return [spell for spell in gifts if spell in t.content.spells and spell not in known]


async def first_spell(t: UTable, who: int, skill: str) -> None:
    """A new champion chooses one spell of his gods, if one is left that nobody of the party knows.

    [dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn]
    """
    figure = t.state.figures[who]
    if t.content.skills[skill].spells and granted_spells(t, figure):
        spell = await t.choose(
            figure.seat,
            "first-spell",
            [Printed("spell", id) for id in granted_spells(t, figure)],
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
        )
        figure = t.state.figures[who]
        figure.spells = (*figure.spells, spell.id)


async def learn(t: UTable, who: int) -> None:
    """1D6 on the learning range of the class; the same type twice running, or one with nothing to learn, may be chosen
    freely.  [dun.evolve.skill-roll, dun.evolve.skill-same-type-twice, dun.evolve.skill-type-impossible]"""
    figure = t.state.figures[who]
    (rolled,) = await t.roll(1, 6, "learning")
    group = class_of(t, figure).learning[rolled - 1]
    figure = t.state.figures[who]
    free = not learnable(t, figure, group) or (bool(figure.learned) and figure.learned[-1] == group)
    options = learnable(t, figure) if free else learnable(t, figure, group)
    await take_skill(t, who, options, granted_spells(t, figure))


async def take_skill(t: UTable, who: int, options: list[str], spells: Sequence[str] = ()) -> None:
    """One of these skills or spells, with what it adds for good, its first spell and its word.

    [dun.evolve.skill, dun.hero.base-zero]
    """
    figure = t.state.figures[who]
    lessons: list[Printed | Lesson] = [Printed("skill", id) for id in options]
    lessons += [Lesson(spell) for spell in spells]
    lesson = await t.choose(
        figure.seat,
        "learn",
        lessons,
        label=labels.learning,
        about={"name": figure.card},
        at=seen(figure),
        cites=("dun.evolve.skill-roll",),
    )
    figure = t.state.figures[who]
    if isinstance(lesson, Lesson):
        figure.learned.append("scholarly")
        figure.spells = (*figure.spells, lesson.spell)
        return
    skill = lesson.id
    figure.learned.append(t.content.skills[skill].group)
    remember(t, figure, skill)
    await first_spell(t, who, skill)
    if skill in t.content.skills and t.content.skills[skill].worded:
        figure = t.state.figures[who]
        hated = [Printed("faction", id) for id in t.content.factions]
        word = await t.choose(figure.seat, "create-word", hated, label=labels.printed, at=seen(figure))
        t.state.figures[who].traits += (Trait(skill, word=word.id),)


# ------------------------------------------------------------------------------------------------ the steps


async def begin(t: UTable) -> None:
    """The quest is over: fates come first, then experience. Prisoners whom nobody has freed are lost.

    [dun.ko.prisoner-unrescued, dun.xp.when]
    """
    t.state.phase = "aftermath"
    t.state.active = None
    endings.conclude(t)
    for lost in t.state.saga.captives.pop(t.state.quest, []):
        t.tell(Fated(who=lost.id, name=lost.card, rolled=0, result="death", cites=("dun.ko.prisoner-unrescued",)))
    await fates(t)
    await stable.come_back(t)
    companions.come_home(t)
    award(t)
    await endings.reward(t, survivors(t))
    t.state.stay.investing = [f.id for f in heroes(t) if not f.marks & Mark.DEAD and CAPTIVE not in f.uses]
    for figure in heroes(t):
        figure.uses.pop(Note.HEIR, None)
    t.state.settled = True
