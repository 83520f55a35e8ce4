"""Scholarly and Leadership skills, in the order of their list."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Furniture
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.rules.aftermath import experience
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import rolls, skills
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import hits, melee
from undercroft.games.universalis.rules.harm import furniture
from undercroft.games.universalis.rules.magic import aids, casting, dispelling
from undercroft.games.universalis.rules.people import companions, outfit
from undercroft.games.universalis.state import Fallen, Held, Lasting, Mark
from undercroft.testing import run


def cards(figure):
    return [held.card for held in figure.pack]


@pytest.mark.rule("dun.skill.scholarly.alchemist.tables")
@pytest.mark.parametrize(("known", "dice"), [(("alchemist",), [1, 2, 4, 4]), ((), [1, 2])])
def test_an_alchemist_rolls_again_at_his_tables(arena, known, dice):
    a = arena(furniture=(Furnishing("alchemy-table", (3, 3)),))
    hero = a.hero(3, 4, skills=known)
    table = a.content.furniture["alchemy-table"]
    assert furniture._outcome(table.search, 3) == ()
    found = furniture._outcome(table.search, 8)
    assert found
    a.state.supply.treasures = []
    a.t.script([*dice, *[1] * 6])
    run(furniture.search(a.t, hero.id, 0))
    assert a.t.rolled.count((2, 6, "furniture")) == len(dice) // 2


@pytest.mark.rule("dun.skill.scholarly.alchemist.components", "dun.skill.scholarly.expert-poisoner")
def test_free_components_are_for_casters_and_a_flask_for_poisoners(arena):
    a = arena()
    a.state.supply.stock |= {"components-for-magic": 1, "poison-flask": 1}
    caster = a.hero(1, 1, skills=("alchemist",), spells=("fireball",), mana=4)
    other, poisoner = a.hero(2, 1, skills=("alchemist",)), a.hero(3, 1, skills=("expert-poisoner",))
    a.run(outfit.before_quest(a.t))
    assert (cards(caster), cards(other), cards(poisoner)) == (["components-for-magic"], [], ["poison-flask"])
    a.state.supply.stock["components-for-magic"] = 1
    a.run(outfit.before_quest(a.t))
    assert cards(caster) == ["components-for-magic"]


@pytest.mark.rule("dun.skill.exploration.survival.provisions")
def test_survival_gives_provisions(arena):
    a = arena()
    a.state.supply.stock["pack-of-provisions"] = 2
    hero, other = a.hero(1, 1, skills=("survival",)), a.hero(2, 1)
    a.run(outfit.before_quest(a.t))
    assert (cards(hero), cards(other)) == (["pack-of-provisions"], [])


@pytest.mark.rule("dun.skill.scholarly.herbalist")
def test_a_herbalist_chooses_a_potion_but_no_mana_and_no_poison(arena):
    a = arena()
    a.state.supply.stock = {"healing-potion": 1, "mana-potion": 1, "poison-potion": 1, "strength-potion": 1}
    hero = a.hero(1, 1, skills=("herbalist",))
    a.run(outfit.before_quest(a.t), (), ["strength-potion"])
    assert sorted(map(str, a.t.asked[0].options)) == ["healing-potion", "strength-potion"]
    assert cards(hero) == ["strength-potion"]


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.mana-cap")
def test_a_battle_wizards_mana_is_capped_by_intelligence(arena):
    a = arena()
    hero, other = a.hero(1, 1, skills=("battle-wizard",), intelligence=4, mana=8), a.hero(2, 1, mana=8)
    a.run(outfit.before_quest(a.t))
    assert (hero.mana, hero.base[Attribute.MANA], other.mana) == (4, 4, 8)


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.not-native", "dun.skill.scholarly.battle-wizard.heavy-armor")
def test_a_battle_wizard_by_choice_and_in_heavy_armor_casts_worse(arena):
    a = arena()
    hero = a.hero(1, 1, card="borgron", skills=("battle-wizard",))
    assert aids.wizardry(a.t, hero) == 0
    hero.worn = [Held("chainmail")]
    assert (aids.wizardry(a.t, hero), dispelling.dispel_plus(a.t, hero)) == (-1, 2)
    hero.card = "herbod"
    assert aids.wizardry(a.t, hero) == -2
    spell = a.content.spells["fireball"]
    assert casting.casting_plus(a.t, hero, spell, hero.id) == 1


def champion(arena, **more):
    a = arena("a" * 12)
    hero = a.hero(
        0, 0, skills=("champion-of-the-gods-of-good",), spells=("healing-light",), courage=4, wounds=3, **more
    )
    a.activate(hero)
    return a, hero


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-good.cast")
def test_a_champion_casts_once_by_courage_without_mana(arena):
    a, hero = champion(arena)
    a.orc(6, 0, spells=("fireball",), mana=5, intelligence=9)
    name = f"cast healing-light #{hero.id}"
    a.do(hero, name, [1, 3])
    assert "healing-light" not in hero.casts
    a.activate(hero)
    a.t.script([4, 4, *[1] * 6], [name])
    from undercroft.games.universalis.rules.activation import activation

    run(activation.act(a.t, hero.id))
    assert hero.casts == {"healing-light": 1}
    assert hero.wounds < 3
    assert not any(key == "dispel" for _, _, key in a.t.rolled)
    a.activate(hero)
    assert name not in a.offers(hero)


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-evil.cast")
def test_evil_gods_grant_their_own_spells_alone(arena):
    a, hero = champion(arena)
    hero.skills = ("champion-of-the-gods-of-evil",)
    assert not casting.blessed(a.t, hero, "healing-light")
    assert casting.blessed(a.t, hero, "favour-of-the-gods")
    hero.spells = ("favour-of-the-gods",)
    orc = a.orc(1, 0)
    assert not any(text.startswith("cast") for text in a.offers(hero))
    orc.cell = a.at(9, 0)
    assert f"cast favour-of-the-gods #{hero.id}" in a.offers(hero)


@pytest.mark.rule(
    "dun.skill.scholarly.champion-of-the-gods-of-good.learn", "dun.skill.scholarly.champion-of-the-gods-of-evil.learn"
)
@pytest.mark.parametrize(
    ("skill", "first", "more"),
    [
        ("champion-of-the-gods-of-good", "holy-light", ["healing-light", "sheltering-light", "scourge-of-evil"]),
        ("champion-of-the-gods-of-evil", "regeneration", ["favour-of-the-gods", "marshy-ground", "inner-fire"]),
    ],
)
def test_a_champion_learns_one_spell_and_others_like_skills(arena, skill, first, more):
    a = arena()
    hero = a.hero(1, 1, card="shara")
    assert experience.granted_spells(a.t, hero) == []
    hero.skills = (skill,)
    a.run(experience.first_spell(a.t, hero.id, skill), (), [first])
    assert hero.spells == (first,)
    assert experience.granted_spells(a.t, hero) == more
    a.run(experience.learn(a.t, hero.id), [5], [f"spell {more[0]}"])
    assert hero.spells == (first, more[0])
    assert len(hero.learned) == 1


@pytest.mark.rule("dun.skill.scholarly.cold-blooded")
def test_the_cold_blooded_roll_three_dice_for_courage_alone(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("cold-blooded",), courage=3, agility=3)
    assert a.run(rolls.take_test(a.t, hero.id, Attribute.COURAGE, "courage"), [1, 3, 4]).passed
    assert not a.run(rolls.take_test(a.t, hero.id, Attribute.AGILITY, "climb"), [3, 3]).passed


@pytest.mark.rule("dun.skill.scholarly.combat-instructor")
def test_an_instructor_trains_a_weaker_ally_for_the_quest(arena):
    a = arena()
    teacher = a.hero(1, 1, skills=("combat-instructor",), combat=4)
    weak, weaker, equal = a.hero(2, 1, combat=3), a.hero(3, 1, combat=2), a.hero(4, 1, combat=4)
    a.run(outfit.before_quest(a.t), (), [str(weaker.id)])
    assert [one.id for one in a.t.asked[0].options] == [weak.id, weaker.id]
    assert [figures.value(a.t, f, Attribute.COMBAT) for f in (teacher, weak, weaker, equal)] == [4, 3, 3, 4]


@pytest.mark.rule("dun.skill.scholarly.eloquence.hire", "dun.skill.scholarly.taming-animals")
def test_the_eloquent_hire_for_half_and_tamers_lead_animals(arena):
    a = arena()
    hero = a.hero(1, 1, coins=99)
    sword, ogre = a.content.companions["longbow-hunter"], a.content.companions["ogre-bruiser"]
    rat = a.content.companions["giant-rat"]
    assert companions.price(a.t, hero, sword) == sword.cost
    assert "giant-rat" not in companions.hireable(a.t, hero)
    hero.skills = ("eloquence", "taming-animals")
    assert companions.price(a.t, hero, sword) == -(-sword.cost // 2)
    assert (companions.price(a.t, hero, ogre), companions.price(a.t, hero, rat)) == (ogre.cost, rat.cost)
    assert "giant-rat" in companions.hireable(a.t, hero)
    a.pet(2, 1, owner=hero.id)
    assert companions.hireable(a.t, hero) == []


@pytest.mark.rule("dun.skill.scholarly.encouraging")
def test_the_encouraged_repeat_failed_tests_and_fight_rolls_until_their_turn(arena):
    a = arena("a" * 12)
    bard, hero = a.hero(0, 0, skills=("encouraging",)), a.hero(6, 0, agility=3, hands=("broadsword",))
    far, orc = a.hero(7, 0, agility=3), a.orc(5, 0, hands=("broadsword",), vitality=9)
    a.activate(bard)
    a.do(bard, f"talent encouraging #{bard.id}")
    assert a.run(rolls.take_test(a.t, hero.id, Attribute.AGILITY, "climb"), [2, 2, 4, 4]).passed
    assert not a.run(rolls.take_test(a.t, far.id, Attribute.AGILITY, "climb"), [2, 2]).passed
    sword = a.content.weapons["broadsword"]
    blow = hits.Blows(hero.id, orc.id, hero.hands[0], sword)
    a.run(melee.strike(a.t, blow), [2, 2, 4, 4, 3, 3])
    back = hits.Blows(orc.id, hero.id, orc.hands[0], sword)
    a.run(melee.strike(a.t, back), [4, 4, 2, 2, 5, 4])
    assert (hero.wounds, orc.wounds) == (0, 0)
    a.state.lasting = []
    a.run(melee.strike(a.t, blow), [2, 2, 4, 4])
    assert not any("encouraging" in text for text in a.offers(bard))


@pytest.mark.rule("dun.skill.scholarly.first-aid")
def test_the_patient_neither_moves_nor_acts_in_his_activation(arena):
    from undercroft.games.universalis.rules.activation import activation

    a = arena()
    healer, patient = a.hero(5, 4, skills=("first-aid",)), a.hero(5, 5, wounds=3)
    done = a.hero(6, 4, wounds=2, marks=Mark.ACTIVATED)
    a.activate(healer)
    assert f"talent first-aid #{done.id}" not in a.offers(healer)
    a.do(healer, f"talent first-aid #{patient.id}")
    assert (patient.wounds, a.state.turn.active.points) == (1, 0)
    a.run(activation.begin(a.t, patient.id))
    assert (a.state.turn.active.action, a.state.turn.active.points) == (0, 0)


@pytest.mark.rule("dun.skill.scholarly.inspiring.bonus", "dun.skill.scholarly.inspiring.lost")
def test_inspiration_counts_in_courage_tests_until_its_giver_fails_one(arena):
    a = arena("a" * 12)
    leader, hero = a.hero(0, 0, skills=("inspiring",), courage=3), a.hero(6, 0, courage=3)
    assert a.run(rolls.take_test(a.t, hero.id, Attribute.COURAGE, "courage"), [3, 3]).passed
    assert not a.run(rolls.take_test(a.t, leader.id, Attribute.COURAGE, "courage"), [3, 3]).passed
    assert not a.run(rolls.take_test(a.t, hero.id, Attribute.COURAGE, "courage"), [3, 3]).passed


@pytest.mark.rule("dun.skill.scholarly.inspiring.fear", "dun.skill.scholarly.inspiring.bonus")
def test_a_frightened_leader_inspires_nobody_and_never_himself(arena):
    a = arena("a" * 12)
    leader, near, far = a.hero(0, 0, skills=("inspiring",)), a.hero(6, 0), a.hero(7, 0)
    assert [skills.inspired(a.t, figure) for figure in (leader, near, far)] == [0, 1, 0]
    leader.fears = ["orc-warrior"]
    assert skills.inspired(a.t, near) == 0
    leader.fears = []
    assert skills.inspired(a.t, near) == 1


@pytest.mark.rule("dun.skill.scholarly.inspiring-music")
def test_a_musician_walks_at_most_half_his_way(arena):
    a = arena("a" * 12)
    bard = a.hero(0, 0, skills=("inspiring-music",), movement=5, hands=("musical-instrument",), intelligence=4)
    a.activate(bard, moved=4)
    assert not any("inspiring-music" in text for text in a.offers(bard))
    a.activate(bard)
    a.do(bard, f"talent inspiring-music #{bard.id}", [3, 3])
    assert a.state.turn.active.points == 3


@pytest.mark.rule("dun.skill.scholarly.polyglot.search")
def test_a_polyglot_reads_libraries_and_riddles_better(arena):
    shelf = next(card for card in base_furniture(arena).values() if card.books)
    a = arena(furniture=(Furnishing(shelf.id, (3, 3)),))
    hero = a.hero(3, 4, skills=("polyglot",))
    assert figures.bonus(a.t, hero, "riddle") == 1
    from undercroft.games.universalis.events import Searched

    a.t.script([1, 2, *[1] * 9])
    run(furniture.search(a.t, hero.id, 0))
    assert a.t.told(Searched)[0].total == 4


def base_furniture(arena) -> dict[str, Furniture]:
    return arena().content.furniture


def test_a_polyglot_casts_better_from_scrolls(arena):
    a = arena()
    hero = a.hero(1, 1, pack=("magic-scroll", "magic-scroll", "components-for-magic"))
    assert aids.use_aid(a.t, hero.id, "scroll") == 2
    hero.skills = ("polyglot",)
    assert aids.use_aid(a.t, hero.id, "scroll") == 3
    assert aids.use_aid(a.t, hero.id, "components") == 2


@pytest.mark.rule("dun.skill.scholarly.powerful-mind.riddles")
def test_a_powerful_mind_solves_riddles_if_it_is_powerful(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("powerful-mind",), intelligence=4)
    assert figures.bonus(a.t, hero, "riddle") == 2
    hero.base = (*hero.base[:6], 3, *hero.base[7:])
    assert figures.bonus(a.t, hero, "riddle") == 0


@pytest.mark.rule("dun.skill.scholarly.secrets-of-magic.treasure")
@pytest.mark.parametrize(("at", "dice"), [(5, [4, 4]), (5, [5, 5]), (6, [5, 5, 1]), (5, [3, 6, 1])])
def test_who_knows_magic_finds_treasure_on_more_doubles(arena, at, dice):
    a = arena("a" * 12)
    hero = a.hero(0, 0, perception=3)
    a.hero(at, 0, skills=("secrets-of-magic",))
    a.state.supply.treasures = [next(iter(a.content.treasures))]
    a.activate(hero)
    treasure = len(dice) == 2
    a.t.script([*dice, *[1] * 6], ["search-room"])
    from undercroft.games.universalis.rules.activation import activation

    run(activation.act(a.t, hero.id))
    assert (a.state.supply.treasures == []) == treasure


@pytest.mark.rule("dun.skill.scholarly.torturer")
def test_a_six_among_the_dead_lets_an_ally_repeat_initiative(arena):
    a = arena()
    hero, ally = a.hero(1, 1, skills=("torturer",)), a.hero(2, 1)
    a.state.map.fallen = [Fallen("grunt", fighters=(hero.id,))]
    a.activate(hero)
    a.do(hero, "corpses", [6], [str(ally.id)])
    orc = a.orc(9, 1)
    one, two, won = a.run(encounters.roll_initiative(a.t, ally, orc, 0), [2, 2, 3, 3, 5, 5])
    assert (one.total, two.total, won) == (10, 6, True)
    assert not a.run(encounters.roll_initiative(a.t, ally, orc, 0), [2, 2, 3, 3])[2]
    a.state.map.fallen = [Fallen("grunt", fighters=(hero.id,))]
    a.activate(hero)
    del a.state.figures[orc.id]
    a.do(hero, "corpses", [5])
    assert not hero.uses.get("informed")


@pytest.mark.rule("dun.skill.max-bonus")
def test_skills_give_three_to_a_roll_at_most(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("eagle-eye", "expert-trapper", "scout"))
    assert figures.bonus(a.t, hero, "detect") == 3
    hero.skills = ("watchman", "ambush")
    assert figures.bonus(a.t, hero, "initiative") == 3
    hero.skills = ("powerful-mind", "polyglot")
    hero.base = (5,) * 12
    assert figures.bonus(a.t, hero, "riddle") == 3
    a.state.lasting = [Lasting(hero.id, "riddle", 1, "quest")]
    assert figures.bonus(a.t, hero, "riddle") == 4
