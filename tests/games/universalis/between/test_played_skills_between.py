"""Skills that count before, between and after quests, as people play them: creation, experience, inns, shops, gifts."""

import pytest
from tests.games.universalis.stage import rolled

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import Attacked, Cast
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.aftermath import experience
from undercroft.games.universalis.rules.between import stays
from undercroft.games.universalis.rules.turns import turns
from undercroft.testing import run, scripted

HALL = "\n".join(["a" * 14] * 9)


def cards(figure):
    return [held.card for held in figure.pack]


# ------------------------------------------------------------------------------------------------ creation


def steps(t, *answers):
    """Run the game's steps with these answers, one after another, until they are used up."""
    t.script(answers=answers)
    while t.left_answers:
        name, *rest = GAME.next_step(t.state, t.content)
        run(GAME.steps[name](t, *rest))


def offered(t):
    """What the next step offers, without answering."""
    seen = []

    class Stop(Exception):
        pass

    def look(ask):
        seen.extend(map(str, ask.options))
        raise Stop

    t.script(answers=[look])
    name, *rest = GAME.next_step(t.state, t.content)
    with pytest.raises(Stop):
        run(GAME.steps[name](t, *rest))
    return seen


def newcomer(race, hero_class, *answers, heroes=1):
    t = scripted(GAME, seats=1, heroes=heroes)
    steps(t, "create", race, hero_class, "done", *answers)
    return t


@pytest.mark.rule("dun.skill.extra-at-creation", "dun.skill.class-symbols")
@pytest.mark.parametrize(("race", "extra"), [("humans", True), ("halflings", True), ("elves", False), ("orcs", False)])
def test_some_races_learn_one_more_skill_of_their_class(race, extra):
    t = newcomer(race, "warrior")
    found = offered(t)
    assert ("combat-master" in found) is extra
    assert "locksmith" not in found
    if extra:
        steps(t, "combat-master")
        assert "combat-master" not in offered(t), "one and no more"


@pytest.mark.rule("dun.skill.extra-at-creation", "dun.heroes.unique-skill")
def test_the_extra_skill_is_new_to_the_party():
    t = scripted(GAME, seats=1, heroes=2)
    steps(t, "taeral", "create", "humans", "ranger", "done")
    found = offered(t)
    assert {"aiming", "eagle-eye"} <= set(found)
    assert not {"hunter", "expert-trapper"} & set(found), "Taeral knows them"


@pytest.mark.rule(
    "dun.skill.extra-at-creation",
    "dun.skill.scholarly.champion-of-the-gods-of-good.learn",
    "dun.skill.scholarly.champion-of-the-gods-of-evil.learn",
)
@pytest.mark.parametrize(("race", "side"), [("humans", "good"), ("halflings", "good"), ("goblins", "evil")])
def test_knights_serve_the_gods_of_their_own_side(race, side):
    """Neutral humans and good halflings may turn to the gods of good, goblins to those of evil."""
    found = offered(newcomer(race, "knight"))
    gods = [skill for skill in found if skill.startswith("champion")]
    assert gods == [f"champion-of-the-gods-of-{side}"]


@pytest.mark.rule(
    "dun.class.initial-skills",
    "dun.skill.scholarly.champion-of-the-gods-of-good.learn",
    "dun.skill.scholarly.champion-of-the-gods-of-evil.learn",
)
@pytest.mark.parametrize(
    ("race", "side", "spells"),
    [
        ("celestials", "good", {"healing-light", "sheltering-light", "holy-light", "scourge-of-evil"}),
        ("humans", "good", {"healing-light", "sheltering-light", "holy-light", "scourge-of-evil"}),
        ("dark-elves", "evil", {"favour-of-the-gods", "regeneration", "marshy-ground", "inner-fire"}),
    ],
)
def test_a_paladin_begins_as_a_champion_of_the_gods_of_his_own_side(race, side, spells):
    t = newcomer(race, "paladin", *(("eloquence",) if race == "humans" else ()))
    assert set(offered(t)) == spells
    steps(t, min(spells))
    steps(t, offered(t)[0])
    (paladin,) = t.state.figures.values()
    assert paladin.spells == (min(spells),)
    assert [skill for skill in paladin.skills if "gods" in skill] == [f"champion-of-the-gods-of-{side}"]


# ------------------------------------------------------------------------------------------------ experience


def veteran(arena, card, *skills, **more):
    """A hero who has something to invest after a quest."""
    a = arena(HALL)
    hero = a.named(card, 1, 1, *skills, **{"xp": 30, "vp": 10, **more})
    a.state.turn.phase, a.state.quest.ended, a.state.stay.investing = "aftermath", "won", [hero.id]
    return a, hero


def options(a, hero):
    """What he could buy, and keeps his points."""
    run(_asked(a, hero))
    return list(map(str, a.t.asked[-1].options))


def _asked(a, hero):
    a.state.stay.investing = [hero.id]
    a.t.script(answers=["keep"])
    return experience.invest(a.t, hero.id)


@pytest.mark.rule("dun.skill.max-professional")
@pytest.mark.parametrize(("wits", "learned", "more"), [(3, 5, True), (3, 6, False), (4, 6, True), (4, 8, False)])
def test_nobody_learns_more_than_twice_his_intelligence(arena, wits, learned, more):
    """What he knew from the beginning does not count."""
    a, herbod = veteran(arena, "herbod", intelligence=wits, learned=["combat"] * learned)
    assert ("skill" in options(a, herbod)) is more
    if more:
        a.run(experience.invest(a.t, herbod.id), [1], ["skill", "combat-master"])
        assert len(herbod.learned) == learned + 1
        assert "combat-master" in herbod.skills
        assert ("skill" in options(a, herbod)) is (learned + 1 < 2 * wits)


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-good.learn")
def test_a_knight_becomes_a_champion_with_one_spell_and_learns_others_like_skills(arena):
    """Shara, a neutral human, is never offered the gods of evil."""
    a, shara = veteran(arena, "shara")
    good = "champion-of-the-gods-of-good"
    a.run(experience.invest(a.t, shara.id), [5], ["skill", good, "healing-light"])
    lessons, first = a.t.asked[-2:]
    assert not any("evil" in str(option) for option in lessons.options)
    assert set(map(str, first.options)) == {"healing-light", "sheltering-light", "holy-light", "scourge-of-evil"}
    assert (shara.spells, shara.xp, shara.learned) == (("healing-light",), 27, ["scholarly"])
    a.run(experience.invest(a.t, shara.id), [5], ["skill", "spell holy-light"])
    assert (shara.spells, shara.xp, len(shara.learned)) == (("healing-light", "holy-light"), 24, 2)
    a.run(experience.invest(a.t, shara.id), [5], ["skill", "combat-master"])
    assert "spell healing-light" not in map(str, a.t.asked[-1].options), "that one he has"


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-good.learn", "dun.heroes.unique-spell")
def test_a_champion_learns_no_spell_of_his_gods_that_a_comrade_knows(arena):
    """Maeliss, a wizard, knows one: Shara has three to choose among and two for later. Where nothing is left, she
    is a champion without a spell."""
    good = "champion-of-the-gods-of-good"
    all_of_them = ("healing-light", "sheltering-light", "holy-light", "scourge-of-evil")
    a, shara = veteran(arena, "shara")
    maeliss = a.named("maeliss", 3, 1, spells=("healing-light",))
    a.run(experience.invest(a.t, shara.id), [5], ["skill", good, "holy-light"])
    assert list(map(str, a.t.asked[-1].options)) == ["sheltering-light", "holy-light", "scourge-of-evil"]
    a.run(experience.invest(a.t, shara.id), [5], ["skill", "combat-master"])
    lessons = [str(option) for option in a.t.asked[-1].options if str(option).startswith("spell ")]
    assert lessons == ["spell sheltering-light", "spell scourge-of-evil"]
    b, alone = veteran(arena, "shara")
    b.named("maeliss", 3, 1, spells=all_of_them)
    b.run(experience.invest(b.t, alone.id), [5], ["skill", good])
    assert (good in alone.skills, alone.spells) == (True, ())
    assert maeliss.spells == ("healing-light",)


@pytest.mark.rule("dun.heroes.unique-spell", "dun.heroes.unique-skill")
def test_who_joins_later_knows_nothing_that_the_others_have_learned_meanwhile():
    t = scripted(GAME, seats=1, heroes=2)
    steps(t, "shara", "create", "celestials")
    assert "paladin" in offered(t)
    shara = next(iter(t.state.figures.values()))
    shara.skills += ("champion-of-the-gods-of-good",)
    assert "paladin" not in offered(t)
    shara.skills = tuple(skill for skill in shara.skills if "gods" not in skill)
    shara.spells = ("fireball",)
    steps(t, "wizard", "done")
    assert "fireball" not in offered(t)
    shara.spells = ()
    assert "fireball" in offered(t)


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-evil.learn")
def test_an_orc_may_serve_the_gods_of_evil_and_no_others():
    t = newcomer("orcs", "knight", "ghurk")
    (orc,) = t.state.figures.values()
    t.state.turn.phase, t.state.quest.ended, t.state.stay.investing, orc.xp = "aftermath", "won", [orc.id], 9
    t.script([5], ["skill", "champion-of-the-gods-of-evil", "regeneration"])
    run(experience.invest(t, orc.id), t)
    lessons, first = t.asked[-2:]
    assert "champion-of-the-gods-of-good" not in map(str, lessons.options)
    assert set(map(str, first.options)) == {"favour-of-the-gods", "regeneration", "marshy-ground", "inner-fire"}
    assert orc.spells == ("regeneration",)


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-evil.cast")
@pytest.mark.parametrize(("dice", "granted"), [((3, 3), False), ((4, 3), True)])
def test_his_gods_grant_each_spell_once_for_a_courage_test_and_nobody_dispels_it(arena, dice, granted):
    """Courage 3; neither mana nor the elven wizard beside him matter."""
    a = arena(HALL)
    skill = "champion-of-the-gods-of-evil"
    herbod = a.named("herbod", 5, 4, skill, spells=("favour-of-the-gods",), hands=("broadsword",))
    foe = a.creature("hollow-scholar", 9, 4, spells=("lightning",), mana=6, intelligence=9)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    orc.cell = a.at(12, 8)
    text = f"cast favour-of-the-gods #{herbod.id}"
    a.activate(herbod)
    a.play(herbod, text, dice)
    assert bool(a.t.told(Cast)[-1].success) is granted
    assert not rolled(a, "dispel")
    assert (herbod.mana, foe.mana) == (0, 6)
    a.activate(herbod)
    assert (text in a.offers(herbod)) is not granted
    orc.cell = a.at(5, 3)
    a.activate(herbod)
    assert not any(text.startswith("cast") for text in a.offers(herbod)), "not beside an enemy"
    a.play(herbod, f"attack broadsword #{orc.id}", [3, 4, 6, 5])
    assert a.t.told(Attacked)[0].attack == 12 + granted


# ------------------------------------------------------------------------------------------------ before a quest


def departing(arena, **stock):
    a = arena(HALL)
    a.state.turn.number = 1
    a.state.supply.stock = {name.replace("_", "-"): count for name, count in stock.items()}
    return a


def sets_out(a, *answers):
    """The first turn begins: what skills give is handed out."""
    a.run(turns.start_heroes(a.t), (), answers)


@pytest.mark.rule(
    "dun.skill.scholarly.alchemist.components",
    "dun.skill.scholarly.expert-poisoner",
    "dun.skill.exploration.survival.provisions",
)
def test_what_skills_give_before_the_first_turn(arena):
    """Malkin casts and brews poison, Herbod does neither; nothing is given a second time."""
    a = departing(arena, components_for_magic=2, poison_flask=2, pack_of_provisions=2)
    malkin = a.named("malkin", 1, 1, "alchemist", pack=())
    herbod, taeral = a.named("herbod", 2, 1, "alchemist", pack=()), a.named("taeral", 3, 1, "survival", pack=())
    for _ in range(2):
        sets_out(a)
        assert cards(malkin) == ["components-for-magic", "poison-flask"]
        assert cards(herbod) == []
        assert cards(taeral) == ["pack-of-provisions"]
    assert a.state.supply.stock == {"components-for-magic": 1, "poison-flask": 1, "pack-of-provisions": 1}


@pytest.mark.rule("dun.skill.scholarly.alchemist.components")
def test_a_champion_of_the_gods_is_no_spellcaster(arena):
    """He prays; components would not help him."""
    a = departing(arena, components_for_magic=1)
    skills = ("alchemist", "champion-of-the-gods-of-evil")
    herbod = a.named("herbod", 1, 1, *skills, spells=("favour-of-the-gods",), pack=())
    sets_out(a)
    assert cards(herbod) == []


@pytest.mark.rule("dun.skill.scholarly.herbalist")
def test_hollowbark_brews_a_potion_of_her_choice_but_no_mana_and_no_poison(arena):
    a = departing(arena, healing_potion=1, mana_potion=1, poison_potion=1, strength_potion=1)
    tree = a.named("hollowbark", 1, 1, pack=())
    a.named("herbod", 2, 1, pack=())
    sets_out(a, "strength-potion")
    assert sorted(map(str, a.t.asked[0].options)) == ["healing-potion", "strength-potion"]
    assert cards(tree) == ["strength-potion"]
    a.activate(tree)
    a.play(tree, "drink strength-potion", [])
    assert cards(tree) == []


@pytest.mark.rule("dun.skill.scholarly.combat-instructor")
@pytest.mark.parametrize(("pupil", "attack"), [("maeliss", 7 + 3 + 1), ("pim", 7 + 3)])
def test_an_instructor_trains_one_weaker_ally_for_the_quest(arena, pupil, attack):
    """Shara, Combat Skill 5, may choose among those who have less; Herbod has as much."""
    a = departing(arena)
    a.named("shara", 1, 1, "combat-instructor")
    maeliss, pim = a.named("maeliss", 5, 4, hands=("broadsword",)), a.named("pim", 3, 1)
    herbod = a.named("herbod", 4, 1)
    hound = a.companion("war-hound", 6, 1, kind="pet", owner=herbod.id)
    chosen = {"maeliss": maeliss, "pim": pim}[pupil]
    sets_out(a, str(chosen.id))
    assert [one.id for one in a.t.asked[0].options] == [maeliss.id, pim.id, hound.id]
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    a.activate(maeliss)
    a.play(maeliss, f"attack broadsword #{orc.id}", [3, 4, 6, 5])
    assert a.t.told(Attacked)[0].attack == attack


@pytest.mark.rule("dun.skill.scholarly.combat-instructor")
def test_who_fights_too_badly_himself_teaches_nobody(arena):
    """A Combat Skill of 4 is required."""
    a = departing(arena)
    a.named("taeral", 1, 1, "combat-instructor"), a.named("pim", 3, 1, combat=2)
    sets_out(a)
    assert a.t.asked == []


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.mana-cap")
@pytest.mark.parametrize(("skills", "mana"), [((), 8), (("battle-wizard",), 5)])
def test_a_battle_wizards_mana_is_no_more_than_her_wits(arena, skills, mana):
    """Maeliss has 8 points of Mana and Intelligence 5."""
    a = departing(arena)
    maeliss = a.named("maeliss", 1, 1, *skills)
    sets_out(a)
    assert (maeliss.mana, maeliss.base[Attribute.MANA]) == (mana, mana)


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.not-native", "dun.skill.scholarly.battle-wizard.heavy-armor")
@pytest.mark.parametrize(
    ("card", "skills", "worn", "total"),
    [
        ("maeliss", (), (), 12), ("maeliss", ("battle-wizard",), (), 11),
        ("maeliss", ("battle-wizard",), ("chainmail",), 10),
        ("borgron", (), (), 12), ("borgron", (), ("chainmail",), 11),
    ],
)  # fmt: skip
def test_who_was_no_battle_wizard_from_the_start_casts_worse(arena, card, skills, worn, total):
    """Both have Intelligence 5; Borgron's class brings the skill."""
    a = arena(HALL)
    hero = a.named(card, 2, 4, *skills, worn=worn, spells=("cinder-dart",), facing="east")
    orc = a.creature("orc-warrior", 6, 4, facing="west")
    a.activate(hero)
    a.play(hero, f"cast cinder-dart #{orc.id}", [4, 3])
    assert a.t.told(Cast)[0].total == total


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.not-native", "dun.magic.dispel")
@pytest.mark.parametrize(("skills", "stopped"), [((), True), (("battle-wizard",), False)])
def test_and_dispels_worse(arena, skills, stopped):
    """The shaman casts with 5 and 6; her 5 and 7 exceed it, her 4 and 7 only reach it."""
    a = arena(HALL)
    maeliss = a.named("maeliss", 5, 4, *skills, facing="west", vitality=30, spells=("cinder-dart",))
    shaman = a.creature("orc-shaman", 1, 4, facing="east", spells=("thorn-volley",), mana=6, skills=())
    a.activate(shaman)
    a.play(shaman, f"cast thorn-volley #{maeliss.id}", [4, 2, 4, 3, *[6] * 5], [f"dispel #{maeliss.id}"])
    assert bool(maeliss.wounds) is not stopped


# ------------------------------------------------------------------------------------------------ inns, shops, hiring


def resting(arena, card="shara", *skills, race="", place="city", stock=(), **more):
    """A hero in a settlement, with his three visits before him."""
    a = arena(HALL)
    more = {"vp": 10, "coins": 30, **more}
    hero = a.of_race(race, -1, -1, card=card, **more) if race else a.named(card, -1, -1, *skills, **more)
    a.state.turn.phase, a.state.party.start_heroes = "muster", 1
    a.state.stay.trading, a.state.stay.resting, a.state.stay.visits = [hero.id], place, {hero.id: 3}
    a.state.supply.stock = dict.fromkeys(stock, 1)
    return a, hero


@pytest.mark.rule("dun.skill.exploration.survival.lodging", "dun.skill.nature.large.lodging")
@pytest.mark.parametrize(
    ("race", "skills", "place", "coins"),
    [
        ("", (), "town", 29), ("", ("survival",), "town", 30), ("", ("survival",), "castle", 30),
        ("", ("survival",), "city", 29), ("ogres", ("large",), "town", 28),
        ("ogres", ("large", "survival"), "town", 30),
        ("ogres", ("large", "survival"), "city", 28),
    ],
)  # fmt: skip
def test_what_a_bed_in_the_inn_costs(arena, race, skills, place, coins):
    a, hero = resting(arena, "herbod", *(() if race else skills), race=race, place=place, wounds=2)
    if race:
        hero.skills = skills
    a.run(stays.lodge(a.t))
    assert (hero.coins, hero.wounds) == (coins, 0)


@pytest.mark.rule("dun.skill.nature.large.lodging")
def test_a_large_hero_without_a_second_coin_sleeps_in_the_straw(arena):
    for coins, wounds in ((2, 0), (1, 2)):
        a, ogre = resting(arena, race="ogres", place="city", wounds=4, coins=coins, vitality=9)
        a.run(stays.lodge(a.t))
        assert ogre.wounds == wounds


@pytest.mark.rule("dun.skill.nature.large.equipment", "dun.heroes.large-price")
@pytest.mark.parametrize(("race", "ware", "cost"), [
    ("ogres", "broadsword", 8), ("humans", "broadsword", 4), ("ogres", "leather-armor", 2),
    ("humans", "leather-armor", 1),
    ("ogres", "shield", 1), ("humans", "shield", 1),
])  # fmt: skip
def test_the_large_pay_double_for_weapons_and_armor_and_not_for_shields(arena, race, ware, cost):
    """In units of the printed price, except for the sword, whose price is 4."""
    a, hero = resting(arena, race=race, stock=("broadsword", "leather-armor", "shield"), coins=60)
    printed = a.content.armors.get(ware) or a.content.shields.get(ware)
    price = cost if printed is None else cost * printed.cost
    place = next(one.id for one in a.content.services.values() if ware in map(str, stays.wares(a.t, hero, one)))
    a.run(stays.visit(a.t, hero.id), (), [f"go {place}"])
    a.run(stays.visit(a.t, hero.id), (), [f"buy {ware}"])
    assert hero.coins == 60 - price


@pytest.mark.rule("dun.skill.nature.large.equipment", "dun.carry.excess-simple")
@pytest.mark.parametrize(("race", "attack"), [("humans", 10), ("ogres", 9)])
def test_swords_weigh_double_for_the_large(arena, race, attack):
    """Four broadswords weigh 8 for a man, who bears twice 1 and 4, and 16 for an ogre, who fights as if Stunned."""
    a = arena(HALL)
    hero = a.of_race(race, 5, 4, strength=1, vitality=4, hands=("broadsword",), pack=("broadsword",) * 3)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
    a.run(turns.choose_next(a.t))
    a.play(hero, f"attack broadsword #{orc.id}", [3, 4, 6, 5])
    assert a.t.told(Attacked)[0].attack == attack


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.gear")
@pytest.mark.parametrize(
    ("skills", "pack", "wares"),
    [
        ((), (), set()), (("battle-wizard",), (), {"leather-armor", "axe"}),
        (("battle-wizard",), ("broadsword",), {"leather-armor"}),
    ],
)  # fmt: skip
def test_what_the_smith_sells_to_a_battle_wizard(arena, skills, pack, wares):
    """Light armor and one common weapon; neither heavy armor nor a katana."""
    stock = ("leather-armor", "chainmail", "axe", "katana")
    a, maeliss = resting(arena, "maeliss", *skills, hands=("staff",), pack=pack, stock=stock, coins=90)
    place = next(one.id for one in a.content.services.values() if one.id == "blacksmith")
    a.run(stays.visit(a.t, maeliss.id), (), [f"go {place}"])
    seen = []

    def look(ask):
        seen.extend(str(option) for option in ask.options)
        return ask.options[0]

    a.t.script(answers=[look])
    run(stays.visit(a.t, maeliss.id))
    assert {text.split()[1] for text in seen if text.startswith("buy")} == wares


@pytest.mark.rule("dun.skill.scholarly.eloquence.hire")
@pytest.mark.parametrize(
    ("skills", "card", "coins"),
    [
        ((), "longbow-hunter", 22), (("eloquence",), "longbow-hunter", 26), (("eloquence",), "halfling-cutpurse", 26),
        (("eloquence",), "ogre-bruiser", 12), ((), "ogre-bruiser", 12),
        (("eloquence", "taming-animals"), "war-hound", 24),
    ],
)  # fmt: skip
def test_the_eloquent_hire_for_half_but_no_ogres_and_no_animals(arena, skills, card, coins):
    """A hunter costs 8, a cutpurse 7, which is 4 for a good talker, an ogre 18, a hound 6."""
    a = arena(HALL)
    shara = a.named("shara", -1, -1, *skills, coins=30)
    a.state.turn.phase, a.state.party.start_heroes, a.state.stay.hiring = "muster", 1, [shara.id]
    options = a.content.companions[card].options
    a.t.script(answers=[card, *([lambda ask: ask.options[0]] if len(options) > 1 else [])])
    run(turns.hire(a.t, shara.id))
    assert shara.coins == coins
    assert any(f.card == card and f.owner == shara.id for f in a.state.figures.values())


@pytest.mark.rule("dun.skill.scholarly.eloquence.hire")
def test_three_coins_are_not_enough_for_half_a_cutpurse(arena):
    """Seven coins, rounded up to four; a goblin would come along for three."""
    for coins, offered_ in ((3, False), (4, True)):
        a = arena(HALL)
        shara = a.named("shara", -1, -1, "eloquence", coins=coins)
        a.state.turn.phase, a.state.party.start_heroes, a.state.stay.hiring = "muster", 1, [shara.id]
        a.t.script(answers=["none"])
        run(turns.hire(a.t, shara.id))
        seen = [str(option) for ask in a.t.asked for option in ask.options]
        assert ("halfling-cutpurse" in seen) is offered_
