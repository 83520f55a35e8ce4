"""After the quest: fates, injuries, experience, coming back."""

import msgspec
import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.between import market, stays
from undercroft.games.universalis.rules.checks import skills
from undercroft.games.universalis.spine import legacy
from undercroft.games.universalis.state import Held, Lasting, Mark
from undercroft.games.universalis.view import view
from undercroft.kernel import configure
from undercroft.testing import ScriptedTable, run


def after(arena, ended="won", **hero):
    a = arena()
    figure = a.hero(1, 1, **{"card": "borgron", "vp": 10, **hero})
    if ended == "won":
        figure.marks |= Mark.LEFT
    a.state.quest.ended = ended
    return a, figure


@pytest.mark.rule("dun.ko.fate-roll", "dun.ko.recovered-injured", "dun.ko.survivor-wounded")
def test_a_recovered_hero_survives_with_an_injury_and_one_vitality(arena):
    a, hero = after(arena, marks=Mark.KNOCKED_OUT, vitality=5, agility=4)
    a.run(aftermath.fate(a.t, hero.id), [2, 1, 2])
    assert not hero.marks & (Mark.KNOCKED_OUT | Mark.DEAD)
    assert hero.base[Attribute.AGILITY] == 3
    assert hero.wounds == 4


@pytest.mark.rule("dun.ko.recovered-death", "dun.ko.independent-healer")
def test_a_dead_hero_is_brought_back_for_coins(arena):
    a, hero = after(arena, marks=Mark.KNOCKED_OUT, coins=30, courage=3)
    a.run(aftermath.fate(a.t, hero.id), [1, 4, 5], ["pay"])
    assert not hero.marks & Mark.DEAD
    assert hero.coins == 30 - a.content.points.resurrection_cost
    assert hero.injuries == ["9!"]
    b, poor = after(arena, marks=Mark.KNOCKED_OUT, coins=3)
    b.run(aftermath.fate(b.t, poor.id), [1])
    assert poor.marks & Mark.DEAD


@pytest.mark.rule("dun.ko.lost-death", "dun.ko.lost-escape", "dun.ko.lost-serious", "dun.ko.fate-which-chart")
def test_fates_of_those_left_behind(arena):
    for rolled, more, dead, hurt in ((1, [], True, 0), (6, [], False, 0), (4, [5, 6], False, 1), (5, [5, 6], False, 1)):
        a, hero = after(arena, "fled", marks=Mark.KNOCKED_OUT)
        a.run(aftermath.fate(a.t, hero.id), [rolled, *more])
        assert bool(hero.marks & Mark.DEAD) is dead
        assert len(hero.injuries) == hurt


@pytest.mark.rule("dun.ko.lost-revenge", "dun.ko.revenge-hatred")
def test_a_relative_takes_revenge(arena):
    a, hero = after(arena, "fled", marks=Mark.KNOCKED_OUT, xp=5, coins=7)
    a.run(aftermath.fate(a.t, hero.id), [2])
    assert hero.skills.count("hatred-towards") == 1
    assert hero.traits[-1].word == "great-orc-clans"
    orc, skeleton = a.creature("orc-spearman", 5, 3), a.creature("skeleton-warrior", 6, 3)
    assert [skills.hates(a.t, hero, foe) for foe in (orc, skeleton)] == [True, False]
    assert "hatred-towards" in view(a.state, a.content, 0)["figures"][0]["skills"], "and it stands on his sheet"
    assert (hero.xp, hero.vp, hero.coins) == (0, 10, 20)


@pytest.mark.rule(
    "dun.ko.lost-prisoner", "dun.ko.prisoner-losses", "dun.ko.prisoner-injury", "dun.ko.prisoner-unrescued"
)
def test_a_prisoner_is_ransomed_and_has_lost_half_his_gear(arena):
    a, hero = after(arena, "fled", marks=Mark.KNOCKED_OUT, coins=12, pack=("broadsword", "axe", "dagger"))
    friend = a.hero(2, 2, card="shara", marks=Mark.LEFT, coins=12)
    a.run(aftermath.fates(a.t), [3, 5, 6], ["pay"])
    assert (hero.coins, friend.coins) == (12, 2)
    assert len(hero.pack) == 2
    assert hero.injuries == ["11!"]
    b, other = after(arena, "fled", marks=Mark.KNOCKED_OUT, coins=12)
    b.hero(2, 2, card="shara", marks=Mark.LEFT, coins=12)
    b.run(aftermath.fates(b.t), [3], ["refuse"])
    assert other.marks & Mark.DEAD


INJURIES = {3: "AGILITY", 4: "MOVEMENT", 5: "STRENGTH", 9: "COURAGE", 11: "VITALITY", 12: "INTELLIGENCE"}


@pytest.mark.rule("dun.injury.single-attribute", "dun.injury.roll")
@pytest.mark.parametrize("total", INJURIES)
def test_injuries_lower_one_attribute(arena, total):
    a, hero = after(arena)
    before = hero.base
    a.run(aftermath.injury(a.t, hero.id), [total // 2, total - total // 2])
    changed = {Attribute(n).name: y - x for n, (x, y) in enumerate(zip(before, hero.base, strict=True)) if x != y}
    assert changed == {INJURIES[total]: -1}


@pytest.mark.rule("dun.injury.one-armed", "dun.injury.unspecified", "dun.injury.amnesia")
def test_other_injuries(arena):
    a, hero = after(arena, combat=4)
    a.run(aftermath.injury(a.t, hero.id), [1, 1])
    assert hero.base[Attribute.COMBAT] == 3
    a.run(aftermath.injury(a.t, hero.id), [3, 3], ["courage"])
    assert hero.base[Attribute.COURAGE] == 2
    known = a.content.classes[a.content.heroes["borgron"].hero_class].skills
    hero.skills = ("hunter", *known[:1])
    a.run(aftermath.injury(a.t, hero.id), [4, 4])
    assert hero.skills == ("hunter",)


@pytest.mark.rule(
    "dun.xp.award-mission", "dun.xp.award-achievements", "dun.xp.award-survival", "dun.score.to-experience"
)
def test_three_awards(arena):
    a, hero = after(arena)
    a.state.quest.achievements, a.state.map.sections_found = [5, 4], 4
    other = a.hero(2, 2, card="shara", marks=Mark.WAS_OUT)
    aftermath.award(a.t)
    assert (hero.xp, other.xp) == (3, 2)
    b, hero = after(arena, "fled")
    b.state.quest.achievements, b.state.map.sections_found = [4, 4], 3
    aftermath.award(b.t)
    assert hero.xp == 0


@pytest.mark.rule("dun.xp.override", "dun.quest-sheet.rewards", "dun.end.share-loot")
def test_rewards_of_the_sheet_replace_the_awards(arena):
    from undercroft.games.universalis.content.quests import Reward

    a = arena(reward=Reward(coins=7, xp=5))
    one, two = a.hero(1, 1, card="borgron"), a.hero(2, 2, card="shara")
    a.state.quest.ended, a.state.quest.achievements = "won", [9, 0]
    aftermath.award(a.t)
    assert (one.xp, two.xp) == (5, 5)
    assert (one.coins, two.coins) == (4, 3)


@pytest.mark.rule("dun.evolve.value-points", "dun.evolve.fortune")
def test_fortune_costs_three_twice_at_most_and_counts_for_value_points(arena):
    a, hero = after(arena, xp=8)
    a.state.stay.investing = [hero.id]
    assert hero.vp == 10
    for left in (5, 2):
        a.run(experience.invest(a.t, hero.id), (), ["fortune"])
        assert hero.xp == left
    assert (hero.luck, hero.vp) == (2, 16)
    hero.xp = 9
    assert "fortune" not in experience.investments(a.t, hero.id)


@pytest.mark.rule("dun.evolve.development-saving", "dun.evolve.attribute-once", "dun.race.attribute-cost")
def test_an_attribute_costs_three_for_each_development_point_and_is_raised_once(arena):
    a, hero = after(arena)
    race = a.content.races[a.content.heroes["borgron"].race]
    hero.base = race.low
    name = next(n for n in aftermath.CHOICE if race.costs[aftermath.BY_NAME[n]] >= 2
                and race.high[aftermath.BY_NAME[n]] > race.low[aftermath.BY_NAME[n]])  # fmt: skip
    cost = 3 * race.costs[aftermath.BY_NAME[name]]
    hero.xp = cost - 1
    assert f"raise {name}" not in experience.investments(a.t, hero.id)
    hero.xp = cost
    a.run(experience.invest(a.t, hero.id), (), [f"raise {name}"])
    assert hero.xp == 0
    assert hero.vp == 10 + cost
    hero.xp = 99
    assert f"raise {name}" not in experience.investments(a.t, hero.id)


@pytest.mark.rule("dun.race.attribute-range")
def test_no_attribute_goes_above_the_racial_maximum(arena):
    a, hero = after(arena, xp=99)
    race = a.content.races[a.content.heroes["borgron"].race]
    hero.base = race.high
    assert not any(str(option).startswith("raise") for option in experience.investments(a.t, hero.id))


@pytest.mark.rule("dun.evolve.skill", "dun.evolve.skill-roll", "dun.skill.class-symbols")
def test_a_skill_is_rolled_for_by_type(arena):
    a, hero = after(arena, xp=3)
    a.state.stay.investing = [hero.id]
    learning = a.content.classes["runic-master"].learning
    options = experience.learnable(a.t, hero, learning[3])
    a.run(experience.invest(a.t, hero.id), [4], ["skill", options[0]])
    assert options[0] in hero.skills
    assert hero.learned == [learning[3]]
    assert "runic-master" in a.content.skills[options[0]].classes


@pytest.mark.rule("dun.evolve.skill-same-type-twice", "dun.evolve.skill-type-impossible")
def test_the_same_type_twice_frees_the_choice(arena):
    a, hero = after(arena, xp=3)
    group = a.content.classes["runic-master"].learning[3]
    hero.learned = [group]
    everything = experience.learnable(a.t, hero)
    a.run(experience.learn(a.t, hero.id), [4], [everything[-1]])
    assert everything[-1] in hero.skills
    assert set(everything) > set(experience.learnable(a.t, hero, group))


@pytest.mark.rule("dun.skill.max-professional")
def test_no_more_than_twice_the_intelligence_in_new_skills(arena):
    a, hero = after(arena, xp=3, intelligence=2)
    assert "skill" in map(str, experience.investments(a.t, hero.id))
    hero.learned = ["combat"] * 4
    assert "skill" not in map(str, experience.investments(a.t, hero.id))


@pytest.mark.rule("dun.magic.mana-pool", "dun.magic.mana-cap", "dun.skill.scholarly.battle-wizard.mana-cap")
def test_two_mana_for_a_spell_up_to_three_times_the_intelligence(arena):
    a, hero = after(arena, intelligence=4, mana=9)
    assert experience.mana_gain(a.t, hero) == 2
    hero.base = (*hero.base[:7], 11, *hero.base[8:])
    assert experience.mana_gain(a.t, hero) == 1
    hero.base = (*hero.base[:7], 12, *hero.base[8:])
    assert experience.mana_gain(a.t, hero) == 0
    hero.base, hero.skills = (*hero.base[:7], 3, *hero.base[8:]), ("battle-wizard",)
    assert experience.mana_gain(a.t, hero) == 1


@pytest.mark.rule("dun.heroes.keep", "dun.hero.replenish", "dun.dpsetup.revisit-bonus", "dun.condition.after-quest")
def test_heroes_come_back_rested_with_all_they_have(arena):
    a, hero = after(arena, marks=Mark.LEFT | Mark.STUNNED | Mark.DISEASED, coins=9, pack=("broadsword",), xp=2)
    hero.wounds, hero.luck = 3, 1
    a.state.quest.settled = True
    a.state.lasting = [Lasting(hero.id, "combat", 1, "quest")]
    hero.pack = [Held("broadsword")]
    kept = legacy(a.state, a.content)
    scenario = INFO.scenarios[0].id
    again = configure(INFO, seed=1, seats=1, scenario=scenario, legacy=msgspec.json.decode(msgspec.json.encode(kept)))
    content = GAME.content(again)
    state = GAME.setup(again, content)
    (back,) = state.figures.values()
    assert (back.coins, back.xp, back.wounds) == (9, 2, 3), "he has not rested yet"
    assert back.marks == Mark.DISEASED
    assert [held.card for held in back.pack] == ["broadsword"]
    table = ScriptedTable(GAME, state, content, [1])
    state.stay.resting = "town"
    run(stays.lodge(table))
    assert (back.coins, back.wounds, back.mana) == (8, 0, back.base[Attribute.MANA])
    assert back.fortune == content.heroes["borgron"].fortune + 1
    assert back.marks == Mark.DISEASED
    kept["visited"] = [scenario]
    kept["heroes"][0]["vp"] = 40
    twice = configure(INFO, seed=1, seats=1, heroes=1, scenario=scenario, legacy=kept)
    once = msgspec.structs.replace(twice, legacy={**kept, "visited": []})
    reserves = []
    for config in (once, twice):
        table = ScriptedTable(GAME, GAME.setup(config, content), content)
        table.state.stay.visits = dict.fromkeys(table.state.stay.trading, 3)
        stays.move_on(table)
        reserves.append(table.state.dark.reserve)
    assert reserves[1] == reserves[0] + 2


@pytest.mark.rule("dun.furniture.persists", "dun.search.element-once")
def test_searched_furniture_stays_searched(arena):
    a, _ = after(arena)
    a.state.quest.settled = True
    a.state.quest.id, a.state.map.searched = "arena", [2, 5]
    kept = legacy(a.state, a.content)
    assert kept["searched"] == {"arena": [2, 5]}


@pytest.mark.rule("dun.create.money-spending")
def test_a_class_buys_only_what_it_may_use(arena):
    a, hero = after(arena, coins=99)
    own = a.content.classes[a.content.heroes["borgron"].hero_class]
    assert market.suits(a.t, hero, "full-armor") is (own.armor == "heavy")
    wizard = a.hero(2, 2, card="maeliss", coins=99)
    assert a.content.classes["wizard"].armor != "heavy"
    assert not market.suits(a.t, wizard, "full-armor")


# ------------------------------------------------------------------------------------------------ bodies


@pytest.mark.rule("dun.ko.body", "dun.carry.companion-cost", "dun.ko.fate-which-chart")
def test_a_body_is_carried_out_at_the_price_of_action_and_pace(arena):
    from undercroft.games.universalis.rules.activation import activation

    a = arena()
    hero, fallen = a.hero(1, 1, strength=9), a.hero(2, 1, marks=Mark.KNOCKED_OUT)
    a.activate(hero)
    a.do(hero, f"lift #{fallen.id}")
    a.do(hero, f"move @{a.at(0, 1)}")
    a.do(hero, "end")
    assert fallen.cell == a.at(0, 1)
    a.run(activation.begin(a.t, hero.id))
    assert (a.state.turn.active.action, a.state.turn.active.points) == (0, 4)
    a.do(hero, f"move @{a.at(0, 0)}")
    a.do(hero, "leave")
    assert fallen.marks & Mark.LEFT


@pytest.mark.rule("dun.carry.companion-weight", "dun.carry.companion-load", "dun.carry.companion-larger")
def test_a_body_weighs_what_it_could_carry_and_nobody_lifts_a_larger_one(arena):
    from undercroft.games.universalis.rules.carrying import load

    a = arena()
    hero, fallen = a.hero(1, 1, strength=3, vitality=5), a.hero(2, 1, strength=4, vitality=4, marks=Mark.KNOCKED_OUT)
    a.activate(hero)
    assert f"lift #{fallen.id}" in a.offers(hero)
    fallen.size = 3
    assert f"lift #{fallen.id}" not in a.offers(hero)
    fallen.owner = hero.id
    assert load.weight(a.t, hero) == 16
    hero.pack = [Held("torch")]
    assert load.excess(a.t, hero) == 1
