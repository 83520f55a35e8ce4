"""What cards of settlements do: paying, testing, rolling, and the deeds that no regular effect covers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from undercroft.kernel import Word
from undercroft.kernel.text import Argument

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...content.settlements import Offer
from ...events import Afflicted, Blessed, Chanced, Mended, Offered, Purse
from ...road import season
from ...state import NOBODY, Figure, Held, Mark, Note
from .. import labels, telling
from ..aftermath import aftermath, experience
from ..carrying import load
from ..characters import BY_NAME, figures, has
from ..checks import Trial, take_test
from ..harm import damage, effects
from ..options import Injury, Printed, seen

AGAIN = Word("again")

LOCKED_UP = "locked-up"


def open_offers(t: UTable, figure: Figure, offers: tuple[Offer, ...]) -> list[Offer]:
    """What a hero can pay and has a use for."""
    return [
        one
        for one in offers
        if one.coins <= figure.coins and one.xp <= figure.xp and able(t, figure, one) and useful(t, figure, one)
    ]


def able(t: UTable, figure: Figure, offer: Offer) -> bool:
    """Whether a hero has the object and the skill that an offer asks for, and it is the season for it."""
    if offer.carries and not carried(figure, offer):
        return False
    if offer.knows and offer.knows not in figure.skills:
        return False
    return not offer.season or (t.state.road is not None and offer.season == season(t.state.road.turn))


def carried(figure: Figure, offer: Offer) -> list[Held]:
    """What he could use for an offer: nothing magic, and nothing whose nature he does not know."""
    return [held for held in load.everything(figure) if held.card == offer.carries and held.known and not held.magic]


def use_up(t: UTable, owners: list[Figure], offer: Offer) -> None:
    """The first who carries what an offer uses up gives it.  [dun.equip.consumed]"""
    if offer.spent:
        owner = next(figure for figure in owners if carried(figure, offer))
        used = carried(owner, offer)[0]
        zone = next(zone for zone in (owner.pack, owner.hands, owner.worn) if used in zone)
        zone.remove(used)
        effects.put_back(t, used.card)


def useful(t: UTable, figure: Figure, offer: Offer) -> bool:
    """Nobody is cured who is not ill, or taught what he cannot learn."""
    for effect in offer.effects:
        if isinstance(effect, d.Cure) and not figure.marks & Mark.DISEASED:
            return False
        if isinstance(effect, d.Reveal) and all(held.known for held in load.everything(figure)):
            return False
    if offer.deed == "cure-injury":
        return bool(curable(figure))
    if offer.deed == "spell":
        return bool(affordable_spells(t, figure))
    if offer.deed.startswith("skill-"):
        room = len(figure.learned) < 2 * figure.base[Attribute.INTELLIGENCE]
        return room and bool(experience.learnable(t, figure, offer.deed.removeprefix("skill-")))
    return True


async def accept(t: UTable, who: int, offer: Offer, *, fortune: bool, eloquent: bool = False) -> None:
    """Pay, test or roll, and take what comes. Fortune helps in Travel Events, never in Places and Services.

    [dun.place.cards, dun.place.no-fortune, dun.travel.fortune, dun.evolve.places]
    """
    figure = t.state.figures[who]
    figure.coins -= offer.coins
    figure.xp -= offer.xp
    figure.vp += offer.xp
    use_up(t, [figure], offer)
    t.tell(Offered(who=who, name=figure.card, offer=offer.id, coins=offer.coins, cites=("dun.place.cards",)))
    passed, found = True, offer.effects
    test = trial(offer)
    if test is not None:
        passed = (await take_test(t, who, test.attribute, test.key, target=test.target, fortune=fortune)).passed
        found = offer.effects if passed else offer.failed
    elif offer.table:
        rolled = await one_die(t, who, eloquent)
        found = next((line.effects for line in offer.table if line.low <= rolled <= line.high), ())
        t.tell(Chanced(who=who, name=figure.card, rolled=rolled, nothing=not found, cites=("dun.place.cards",)))
    if passed and offer.experience:
        t.state.figures[who].xp += offer.experience
        t.tell(Blessed(who=who, name=figure.card, bonus="experience", value=f"{offer.experience:+d}"))
    await settle(t, who, found, fatal=fortune)
    if offer.deed and who in t.state.figures:
        await DEEDS[offer.deed](t, who)


def trial(offer: Offer) -> Trial | None:
    """The test that an offer asks for.  [dun.test.attribute]"""
    return Trial(BY_NAME[offer.test], "service", target=offer.target) if offer.test else None


async def one_die(t: UTable, who: int, eloquent: bool) -> int:
    """1D6, once more for the eloquent if they like.  [dun.skill.scholarly.eloquence.rolls]"""
    (rolled,) = await t.roll(1, 6, "service")
    figure = t.state.figures[who]
    if eloquent and has(t, figure, "speaks-well"):
        again = await t.choose(
            figure.seat,
            figures.known(t, figure).words["speaks-well"],
            (Word("keep"), AGAIN),
            about={"name": figure.card, "rolled": rolled},
            at=seen(figure),
            cites=("dun.skill.scholarly.eloquence.rolls",),
        )
        if again == AGAIN:
            telling.one_die(t, who, "service", rolled, None, ("dun.skill.scholarly.eloquence.rolls",))
            (rolled,) = await t.roll(1, 6, "service")
    return rolled


async def settle(t: UTable, who: int, found: d.Effects, *, fatal: bool = True) -> bool:
    """Effects on somebody who is in no scenario: purses never go below nothing, Fortune that is given lasts for the
    next quest, and only Travel Events can knock a hero out. On the road a loss takes first what was given; the rest is
    felt at once and comes back at an Inn. True: Fortune has undone it, and nothing else follows.

    [dun.fortune.temporary, dun.ko.when, dun.fortune.fatal-roll]
    """
    for effect in found:
        figure = t.state.figures[who]
        if figure.marks & Mark.KNOCKED_OUT:
            return False
        if isinstance(effect, d.GainCoins) and effect.amount < 0:
            lost = min(figure.coins, -effect.amount)
            figure.coins -= lost
            if lost:
                t.tell(Purse(who=who, name=figure.card, coins=lost, cites=("dun.between.event",)))
        elif isinstance(effect, d.GainFortune):
            figure.fortune = max(0, figure.fortune + effect.amount)
            boon = figure.uses.get(Note.BOON, 0) + effect.amount
            if boon > 0 or t.state.road is None:
                figure.uses[Note.BOON] = boon
            else:
                figure.uses.pop(Note.BOON, None)
            t.tell(Blessed(who=who, name=figure.card, bonus="fortune", value=f"{effect.amount:+d}"))
        elif isinstance(effect, d.Wound):
            left = figures.vitality_left(figure) - 1
            if await ache(t, who, effect.amount if fatal else min(left, effect.amount)):
                return True
        elif isinstance(effect, d.Afflict):
            if not damage.immune(t, figure, effect.condition):
                figure.marks |= damage.MARK_OF[effect.condition]
                t.tell(Afflicted(who=who, name=figure.card, condition=effect.condition))
        else:
            if await effects.HANDLERS[type(effect)](t, effect, effects.Use(card="", source=NOBODY, target=who)):
                return True
            if isinstance(effect, d.Modify):
                t.tell(Blessed(who=who, name=figure.card, bonus=effect.to, value=f"{effect.value:+d}", lasts=1))
    return False


async def ache(t: UTable, who: int, wounds: int) -> bool:
    """Wounds without a blow; True: Fortune has undone them.  [dun.ko.when, dun.fortune.fatal-roll]"""
    return (await damage.lose(t, who, wounds)).cancelled


# ------------------------------------------------------------------------------------------------ deeds


def curable(figure: Figure) -> list[str]:
    """Injuries that a healer can cure; those of the resurrected, the ransomed and the left behind he cannot.

    [dun.ko.recovered-injured, dun.ko.recovered-death, dun.ko.prisoner-injury, dun.ko.lost-serious]
    """
    return list(dict.fromkeys(injury for injury in figure.injuries if not injury.endswith("!") and injury != "8"))


def injury_of(record: str) -> Injury:
    """An injury as a hero remembers it: what was rolled, and what suffers."""
    rolled, _, what = record.partition(" ")
    return Injury(int(rolled), what)


async def cure_injury(t: UTable, who: int) -> None:
    """[dun.ko.recovered-injured]"""
    figure = t.state.figures[who]
    about: dict[str, Argument] = {"name": figure.card}
    wounds = [injury_of(record) for record in curable(figure)]
    chosen = await t.choose(figure.seat, "cure", wounds, label=labels.injury, about=about, at=seen(figure))
    figure = t.state.figures[who]
    figure.injuries.remove(str(chosen))
    if chosen.rolled == aftermath.AMNESIA:
        aftermath.remember(t, figure, chosen.what)
    else:
        for name in aftermath.lowered(chosen.rolled, chosen.what):
            aftermath.change(figure, name, 1)
    t.tell(Mended(who=who, name=figure.card, cites=("dun.ko.recovered-injured",)))


def spell_coins(t: UTable, figure: Figure, card: d.Spell) -> int:
    """The price on the card, 5 coins less for a Powerful Mind; where strangers pay more, a coin more.

    [dun.spell.learning-cost, dun.skill.scholarly.powerful-mind.learning, dun.alignment.surcharge]
    """
    price: int = max(0, card.cost - 5 * experience.powerful(t, figure))
    return price + t.state.stay.surcharge if price else 0


def affordable_spells(t: UTable, figure: Figure) -> list[str]:
    """[dun.spell.learning-cost, dun.evolve.places, dun.heroes.unique-spell]"""
    if figure.xp < experience.spell_price(t, figure):
        return []
    cards = [t.content.spells[spell] for spell in experience.new_spells(t, figure)]
    return [card.id for card in cards if spell_coins(t, figure, card) <= figure.coins]


async def learn_spell(t: UTable, who: int) -> None:
    """A spell for the coins on its card and a development point's worth of experience.

    [dun.spell.learning-cost, dun.evolve.development-point, dun.skill.scholarly.powerful-mind.learning]
    """
    figure = t.state.figures[who]
    spell = await t.choose(
        figure.seat,
        "school",
        [Printed("spell", id) for id in affordable_spells(t, figure)],
        label=labels.spell_of(t.content),
        about={"name": figure.card, "coins": figure.coins, "xp": figure.xp},
        at=seen(figure),
        cites=("dun.spell.learning-cost",),
    )
    figure = t.state.figures[who]
    figure.coins -= spell_coins(t, figure, t.content.spells[spell.id])
    experience.add_spell(t, who, spell.id)


async def teach(t: UTable, who: int, group: str) -> None:
    """A skill of the school's kind, without a roll.  [dun.evolve.places, dun.skill.class-symbols]"""
    await experience.take_skill(t, who, experience.learnable(t, t.state.figures[who], group))


async def plead(t: UTable, who: int) -> None:
    """An Intelligence test, a second one for the eloquent, or he sits locked up while the others see the city."""
    tries = 2 if has(t, t.state.figures[who], "speaks-well") else 1
    for _ in range(tries):
        if (await take_test(t, who, Attribute.INTELLIGENCE, "plead")).passed:
            return
    if t.state.road is not None:
        await settle(t, who, (d.Jail(),))
    else:
        t.state.figures[who].uses[LOCKED_UP] = 1


DEEDS: dict[str, Callable[[UTable, int], Awaitable[None]]] = {
    "cure-injury": cure_injury,
    "spell": learn_spell,
    "skill-combat": lambda t, who: teach(t, who, "combat"),
    "skill-scholarly": lambda t, who: teach(t, who, "scholarly"),
    "skill-exploration": lambda t, who: teach(t, who, "exploration"),
    "plead": plead,
}
