"""After the quest and between two: what things cost, who is freed, what is learned."""

import pytest

from undercroft import texts
from undercroft.games.universalis.content.crafts import MOST_BONUS
from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.events import Chanced
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.between import market, services, stays
from undercroft.games.universalis.rules.options import Printed
from undercroft.games.universalis.state import NOWHERE, ROLE_PLAYING, Held, Mark

SPEAK = texts.voice("universalis", "en")


def stay(arena, *, place="city", **hero):
    """A hero of the party in a settlement, with his three visits before him."""
    a = arena()
    figure = a.hero(-1, -1, **{"card": "shara", "vp": 10, "coins": 30, **hero})
    a.state.turn.phase, a.state.party.start_heroes = "muster", 1
    a.state.stay.trading, a.state.stay.resting, a.state.stay.visits = [figure.id], place, {figure.id: 3}
    a.state.supply.stock = {"broadsword": 1, "leather-armor": 1}
    return a, figure


@pytest.mark.rule("dun.place.cards")
@pytest.mark.parametrize(("die", "nothing", "coins"), [(3, True, 29), (5, False, 33)])
def test_the_die_for_a_round_is_told_also_where_nothing_comes_of_it(arena, die, nothing, coins):
    a, hero = stay(arena)
    (round_, *_) = [one for one in a.content.services["tavern"].offers if one.table and one.coins == 1]
    a.run(services.accept(a.t, hero.id, round_, fortune=False), [die])
    assert [(one.rolled, one.nothing) for one in a.t.told(Chanced)] == [(die, nothing)]
    assert hero.coins == coins


@pytest.mark.rule("dun.evolve.development-point", "dun.race.attribute-cost")
def test_what_experience_buys_is_named_with_its_price(arena):
    """A human knight: three points for a skill and for Fortune, and for an attribute as the race card says."""
    a, hero = stay(arena, xp=9)
    named = {}

    def look(ask):
        for option in ask.options:
            named[str(option)] = (SPEAK(ask.label(option)), [cost.value for cost in ask.meaning(option).cost])
        return "keep"

    a.run(experience.invest(a.t, hero.id), answers=[look])
    race = a.content.races[a.content.heroes["shara"].race]
    cost = 3 * race.costs[Attribute.AGILITY]
    assert named["skill"] == ("A new skill", [3])
    assert named["raise agility"] == (f"Agility to {hero.base[Attribute.AGILITY] + 1}", [cost])


# ------------------------------------------------------------------------------------------------ prisoners


@pytest.mark.rule("dun.ko.lost-prisoner", "dun.ko.prisoner-losses", "dun.ko.prisoner-injury")
@pytest.mark.parametrize(("dark", "seats", "was", "now"), [(-1, 2, 3, 1), (1, 3, 3, 1), (1, 2, 3, 0), (-1, 4, 3, 3)])
def test_a_freed_prisoner_is_led_by_a_seat_that_is_there(arena, dark, seats, was, now):
    a = arena(dark_seat=dark)
    a.state.seats = seats
    hero = a.hero(4, 4, card="shara")
    lost = a.hero(-1, -1, card="taeral", pack=("axe",))
    del a.state.figures[lost.id]
    lost.seat, lost.marks, lost.wounds = was, Mark.DEAD, 2
    a.state.saga.captives, a.state.map.prison = {"arena": [lost]}, a.at(4, 3)
    active = a.activate(hero)
    a.do(hero, "free-captives", [2, 1])
    (freed,) = [f for f in a.state.figures.values() if f.card == "taeral"]
    assert freed.seat == now
    assert freed.marks == Mark.ACTIVATED | Mark.WAS_OUT
    assert freed.cell == a.at(4, 3)
    assert freed.injuries == ["3!"]
    assert (a.state.map.prison, a.state.saga.captives, active.action) == (NOWHERE, {}, 0)
    a.activate(hero)
    assert "free-captives" not in a.offers(hero)


# ------------------------------------------------------------------------------------------------ experience


@pytest.mark.rule("dun.rpg.secondary-bonus", "dun.rpg.secondary-learn")
@pytest.mark.parametrize(("bonus", "open_"), [(None, True), (1, True), (MOST_BONUS - 1, True), (MOST_BONUS, False)])
def test_a_craft_is_improved_up_to_its_highest_bonus(arena, bonus, open_):
    a = arena()
    a.state.mode = ROLE_PLAYING
    hero = a.hero(1, 1, xp=1)
    every = experience.crafts(a.t, hero)
    one = every[0]
    hero.crafts = {} if bonus is None else {one: bonus}
    assert (one in experience.crafts(a.t, hero)) is open_
    a.state.mode = "artificial"
    assert experience.crafts(a.t, hero) == []


@pytest.mark.rule("dun.evolve.attribute-once", "dun.evolve.development-point")
def test_an_attribute_is_raised_once(arena):
    a = arena()
    hero = a.hero(1, 1, card="shara", xp=99)
    name = next(one for one in aftermath.CHOICE if experience.raise_cost(a.t, hero, one) > 0)
    before, cost = hero.base[aftermath.BY_NAME[name]], experience.raise_cost(a.t, hero, name)
    a.run(experience.invest(a.t, hero.id), (), [f"raise {name}"])
    assert (hero.raised, hero.base[aftermath.BY_NAME[name]], hero.xp) == ([name], before + 1, 99 - cost)
    assert f"raise {name}" not in [str(one) for one in experience.investments(a.t, hero.id)]


@pytest.mark.rule("dun.evolve.skill", "dun.skill.combat.hatred-towards-character-creature.courage")
def test_who_learns_to_hate_says_whom(arena):
    a = arena()
    hero = a.hero(1, 1, card="shara")
    (skill, *_) = a.content.known.worded
    a.run(experience.take_skill(a.t, hero.id, [skill]), (), ["great-orc-clans"])
    assert hero.skills[-1] == skill
    assert hero.traits == (Trait(skill, word="great-orc-clans"),)
    assert [str(one) for one in a.t.asked[-1].options] == [str(Printed("faction", id)) for id in a.content.factions]


# ------------------------------------------------------------------------------------------------ coins


@pytest.mark.rule("dun.between.sell", "dun.corpse.unarmed-resale")
@pytest.mark.parametrize("magic", ["wolfs-bite", "ring-of-second-breath", "sunbrand"])
def test_magic_is_sold_for_five_coins_for_each_value_point(arena, magic):
    a, _ = stay(arena)
    card = a.content.magic[magic]
    assert card.vp > 0
    assert market.sale(a.t, Held(card.base or card.id, magic=magic)) == 5 * card.vp
    assert market.sale(a.t, Held("broadsword")) == -(-a.content.weapons["broadsword"].cost // 2)
    assert market.sale(a.t, Held("broadsword", taken=True)) == 0


@pytest.mark.rule("dun.mount.armor")
@pytest.mark.parametrize(("stock", "coins", "sold"), [(1, 99, True), (0, 99, False), (None, 99, False), (1, 0, False)])
def test_armor_for_a_mount_must_be_in_stock(arena, stock, coins, sold):
    a, hero = stay(arena)
    hero.coins = coins
    a.companion("riding-horse", -1, -1, kind="pet", owner=hero.id)
    card = next(one for one in a.content.armors.values() if one.barding)
    a.state.supply.stock = {} if stock is None else {card.id: stock}
    assert market.bardings(a.t, hero) == ([card.id] if sold else [])


@pytest.mark.rule("dun.spell.learning-cost", "dun.skill.scholarly.powerful-mind.learning")
def test_a_powerful_mind_pays_five_coins_less_and_never_less_than_none(arena):
    a, hero = stay(arena, intelligence=4)
    for spell in a.content.spells.values():
        hero.skills = ()
        assert services.spell_coins(a.t, hero, spell) == spell.cost
        hero.skills = ("powerful-mind",)
        assert services.spell_coins(a.t, hero, spell) == max(0, spell.cost - 5)


@pytest.mark.rule("dun.between.event", "dun.skill.scholarly.eloquence.rolls")
@pytest.mark.parametrize(
    ("skills", "dice", "locked"),
    [((), (1, 2), 1), ((), (5, 4), None), (("eloquence",), (1, 2, 5, 4), None), (("eloquence",), (1, 2, 2, 1), 1)],
)
def test_the_eloquent_plead_twice(arena, skills, dice, locked):
    a, hero = stay(arena, skills=skills, intelligence=3)
    a.run(services.plead(a.t, hero.id), dice)
    assert hero.uses.get(services.LOCKED_UP) == locked


@pytest.mark.rule("dun.ko.recovered-injured", "dun.injury.single-attribute", "dun.injury.amnesia")
def test_of_several_injuries_one_is_cured(arena):
    a, hero = stay(arena, strength=3, agility=3)
    hero.skills = ("elite",)
    hero.injuries = ["5", "3", "7 courage", "8 elite", "4!", "8"]
    assert services.curable(hero) == ["5", "3", "7 courage", "8 elite"]
    hero.skills = ()
    a.run(services.cure_injury(a.t, hero.id), (), ["7 courage"])
    assert (hero.base[8], hero.base[2], hero.injuries) == (4, 3, ["5", "3", "8 elite", "4!", "8"])
    a.run(services.cure_injury(a.t, hero.id), (), ["8 elite"])
    assert hero.skills == ("elite",)
    labels = a.t.asked[0].label
    names = [labels(option).id for option in a.t.asked[0].options]
    assert names == ["injury-5", "injury-3", "injury-7", "injury-8"]


@pytest.mark.rule("dun.ko.when")
def test_nothing_more_happens_to_who_has_been_knocked_out_on_the_way(arena):
    a, hero = stay(arena, vitality=1)
    effects = a.content.travel["street-players"].offers[0].effects
    hero.marks |= Mark.KNOCKED_OUT
    coins = hero.coins
    a.run(services.settle(a.t, hero.id, (*effects, services.d.GainCoins(5)), fatal=True))
    assert hero.coins == coins


@pytest.mark.rule("dun.companion.owner-dead", "dun.ko.travel-event-body")
def test_the_last_who_dies_between_two_quests_ends_the_stay(arena):
    a, hero = stay(arena)
    dog = a.companion("war-hound", -1, -1, kind="pet", owner=hero.id)
    other = a.hero(-1, -1, card="herbod")
    a.state.stay.trading.append(other.id)
    a.state.stay.served = ["x"]
    hero.marks |= Mark.DEAD
    stays.bury(a.t)
    assert a.state.stay.trading == [other.id]
    assert hero.id not in a.state.figures
    assert dog.id not in a.state.figures
    assert a.state.stay.served == ["x"], "the other one goes on with his visits"
    other.marks |= Mark.DEAD
    stays.bury(a.t)
    assert (a.state.stay.trading, a.state.stay.served) == ([], [])
