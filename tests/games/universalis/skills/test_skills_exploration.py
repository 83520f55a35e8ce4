"""Exploration and Subterfuge skills, in the order of their list."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Harm
from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.content.skills import reactions as answers
from undercroft.games.universalis.events import Tracked
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import rolls
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import hits, melee, reactions
from undercroft.games.universalis.rules.harm import damage, effects
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.moving import walking
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import Held, Mark, SetTrap
from undercroft.testing import run


@pytest.mark.rule("dun.skill.exploration.acrobat")
def test_an_acrobat_adds_one_to_agility_rolls_opposed_ones_too(arena):
    a = arena()
    hero, orc = a.hero(1, 1, skills=("acrobat",), agility=4), a.orc(2, 1, agility=4)
    assert a.run(rolls.take_test(a.t, hero.id, Attribute.AGILITY, "climb"), [2, 3]).roll.total == 10
    contest = a.run(rolls.opposed(a.t, hero.id, orc.id, Attribute.AGILITY, "grab"), [3, 3, 3, 3])
    assert (contest.first.total, contest.second.total, contest.winner) == (11, 10, 1)
    assert a.run(rolls.take_test(a.t, hero.id, Attribute.STRENGTH, "furniture"), [2, 3]).roll.total == 8
    hero.base = (*hero.base[:5], 3, *hero.base[6:])
    assert a.run(rolls.take_test(a.t, hero.id, Attribute.AGILITY, "climb"), [2, 3]).roll.total == 8


@pytest.mark.rule("dun.skill.exploration.ambush")
def test_ambush_adds_one_to_initiative(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("ambush",), perception=1)
    assert encounters.initiative_plus(a.t, hero) == 2
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == 1


@pytest.mark.rule("dun.skill.exploration.ambush.reroll")
def test_after_a_won_initiative_the_first_failed_attack_is_repeated(arena):
    a = arena()
    hero, orc = a.hero(5, 4, skills=("ambush",), hands=("broadsword",)), a.orc(5, 3, hands=("broadsword",), vitality=9)
    a.run(encounters.initiative(a.t, [orc.id], fighting=True), [6, 5, 1, 2])
    blow = hits.Blows(hero.id, orc.id, hero.hands[0], a.content.weapons["broadsword"])
    a.run(melee.strike(a.t, blow), [2, 2, 4, 4, 2, 3])
    assert a.t.rolled[-1] == (2, 6, "attack")
    a.run(melee.strike(a.t, blow), [2, 2, 4, 4])
    a.run(encounters.initiative(a.t, [orc.id], fighting=True), [1, 2, 6, 5])
    a.run(melee.strike(a.t, blow), [2, 2, 4, 4])
    assert orc.wounds == 0


@pytest.mark.rule("dun.skill.exploration.cat-reflexes")
def test_cat_reflexes_repeat_single_ones_in_defence(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("cat-reflexes",), agility=4, hands=("broadsword",))
    orc = a.orc(5, 3, hands=("broadsword",), facing="south")
    blow = hits.Blows(orc.id, hero.id, orc.hands[0], a.content.weapons["broadsword"])
    a.run(melee.strike(a.t, blow), [4, 4, 1, 5, 5])
    assert hero.wounds == 0
    hero.base = (*hero.base[:5], 3, *hero.base[6:])
    a.run(melee.strike(a.t, blow), [4, 4, 1, 5, 1, 1, 1, 1])
    assert a.t.rolled[-1][2] == "damage"


@pytest.mark.rule("dun.skill.exploration.cautious-trapper")
@pytest.mark.parametrize(("known", "wounds"), [(("cautious-trapper",), 1), ((), 2)])
def test_a_cautious_trapper_is_better_protected_while_disarming(arena, known, wounds):
    a = arena()
    hero = a.hero(5, 4, skills=known, armor=3)
    a.state.map.traps = [SetTrap(a.at(5, 3), "electric-shock", known=True)]
    a.activate(hero)
    a.do(hero, f"disarm @{a.at(5, 3)}", [1, 2, 3, 4, 1, 1])
    assert hero.wounds == wounds
    assert figures.value(a.t, hero, Attribute.ARMOR) == 3


@pytest.mark.rule("dun.skill.exploration.climber")
def test_a_climber_repeats_failed_climbs_and_jumps(arena):
    a = arena("a" * 9, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(2, 0, skills=("climber",), facing="east", agility=4)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(4, 0)}", [1, 3, 4, 4])
    assert hero.cell == a.at(4, 0)
    hero.cell, hero.marks = a.at(3, 0), Mark.IN_PIT
    a.activate(hero)
    a.do(hero, f"climb @{a.at(4, 0)}", [1, 3, 4, 4])
    assert hero.cell == a.at(4, 0)
    assert not a.run(rolls.take_test(a.t, hero.id, Attribute.AGILITY, "rise"), [1, 3]).passed


@pytest.mark.rule(
    "dun.skill.exploration.eagle-eye.perception",
    "dun.skill.exploration.expert-trapper",
    "dun.skill.exploration.scout.traps",
)
@pytest.mark.parametrize(
    ("skill", "bonuses"),
    [("eagle-eye", (1, 0, 1, 1)), ("expert-trapper", (1, 1, 0, 0)), ("scout", (1, 0, 0, 0)), ("fast", (0, 0, 0, 0))],
)
def test_explorers_detect_disarm_and_search_better(arena, skill, bonuses):
    a = arena()
    hero = a.hero(5, 4, skills=(skill,))
    rolled = ("detect", "disarm", "search", "secret")
    assert tuple(figures.bonus(a.t, hero, roll) for roll in rolled) == bonuses
    assert a.run(traps.spring(a.t, hero.id, "electric-shock", a.at(5, 3)), [4, 5 - bonuses[0]])


@pytest.mark.rule("dun.skill.exploration.fast.agility")
def test_the_fast_break_away_and_dodge_traps_better_while_they_are_agile(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("fast",), agility=5, movement=5, armor=6)
    assert figures.bonus(a.t, hero, "disengage") == 1
    pitfall = (Harm(3, avoid="agility"),)
    use = effects.Use(card="electric-shock", source=-1, target=hero.id, kind="trap")
    a.run(effects.apply_all(a.t, pitfall, use), [2, 3])
    a.run(effects.apply_all(a.t, pitfall, use._replace(kind="spell")), [2, 2, 1, 1, 1])
    hero.worn = [Held("chainmail")]
    assert figures.bonus(a.t, hero, "disengage") == 1, "heavy armor hampers only the run"
    a.run(effects.apply_all(a.t, pitfall, use), [2, 3])
    hero.base = (*hero.base[:5], 4, *hero.base[6:])
    assert figures.bonus(a.t, hero, "disengage") == 0
    a.run(effects.apply_all(a.t, pitfall, use), [2, 3, 1, 1, 1])
    assert hero.wounds == 0


@pytest.mark.rule("dun.skill.exploration.flying-jump")
def test_a_flying_jump_takes_him_over_an_enemy_once_a_turn(arena):
    a = arena()
    hero, orc = a.hero(5, 4, skills=("flying-jump",), agility=4), a.orc(5, 3, facing="south")
    a.activate(hero)
    goals = sorted(text for text in a.offers(hero) if text.startswith("leap"))
    assert goals == sorted(f"leap #{orc.id} @{a.at(x, 2)}" for x in (4, 5, 6))
    a.do(hero, f"leap #{orc.id} @{a.at(5, 2)}", [3, 3])
    assert hero.cell == a.at(5, 2)
    assert not any(text.startswith("leap") for text in a.offers(hero))
    a.activate(hero)
    a.do(hero, f"leap #{orc.id} @{a.at(5, 4)}", [2, 3])
    assert hero.cell == a.at(5, 2)
    orc.size = 3
    a.activate(hero)
    assert not any(text.startswith("leap") for text in a.offers(hero))


@pytest.mark.rule("dun.skill.exploration.great-explorer")
def test_a_great_explorer_repeats_three_searches(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("great-explorer",))
    test = rolls.take_test(a.t, hero.id, Attribute.PERCEPTION, "secret")
    assert not a.run(test, [1, 2], ["pass"]).passed
    assert hero.uses == {}
    for _ in range(3):
        test = rolls.take_test(a.t, hero.id, Attribute.PERCEPTION, "secret")
        assert not a.run(test, [1, 2, 3, 3], ["use"]).passed
    assert not a.run(rolls.take_test(a.t, hero.id, Attribute.PERCEPTION, "search"), [1, 2]).passed
    hero.uses = {}
    assert not a.run(rolls.take_test(a.t, hero.id, Attribute.PERCEPTION, "detect"), [1, 2]).passed


@pytest.mark.rule(
    "dun.skill.exploration.hunter", "dun.skill.exploration.skilled-hands", "dun.skill.nature.sharp-senses"
)
def test_hunters_and_skilled_hands(arena):
    a = arena()
    zero = (0,) * 12
    assert figures.raised(a.t, zero, ("hunter", "sharp-senses"))[Attribute.PERCEPTION] == 2
    assert figures.raised(a.t, zero, ("skilled-hands",)) == (0,) * 10 + (1, 0)


@pytest.mark.rule("dun.skill.exploration.lucky")
def test_the_lucky_draw_two_treasures_once_and_keep_one(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("lucky",))
    coins = [card.id for card in a.content.treasures.values()][:3]
    a.state.supply.treasures = [coins[2], coins[1], coins[0]]
    a.t.script([3] * 12, [coins[1]])
    from undercroft.testing import run

    run(effects.draw_treasure(a.t, hero.id))
    assert a.state.supply.treasures == [coins[0], coins[2]]
    run(effects.draw_treasure(a.t, hero.id))
    assert a.state.supply.treasures == [coins[0]]
    assert [ask.key for ask in a.t.asked].count("lucky") == 1


@pytest.mark.rule("dun.skill.exploration.lynx")
def test_a_lynx_repeats_single_ones_of_initiative(arena):
    a = arena()
    hero, orc = a.hero(5, 4, skills=("lynx",)), a.orc(5, 0)
    one, _, won = a.run(encounters.roll_initiative(a.t, hero, orc, 0), [1, 4, 5, 4, 4])
    assert (one.dice, won) == ((5, 4), True)
    one, _, won = a.run(encounters.roll_initiative(a.t, hero, orc, 0), [1, 1, 4, 4])
    assert (one.dice, won) == ((1, 1), False)


@pytest.mark.rule("dun.skill.exploration.skulk.surprise", "dun.skill.exploration.skulk.size")
@pytest.mark.parametrize(("size", "caught"), [(2, True), (3, False)])
def test_who_skulks_surprises_sharper_minds_unless_he_is_large(arena, size, caught):
    a = arena()
    hero, orc = a.hero(5, 6, skills=("skulk",), size=size), a.orc(5, 2, intelligence=4)
    answers = [str(orc.cell), "0"] if caught else []
    best, worst = rolls.Roll((3, 3), 6), rolls.Roll((2, 1), 3)
    a.run(encounters.surprise(a.t, hero, orc, best, worst), (), answers)
    assert [ask.key for ask in a.t.asked] == (["surprise", "surprise-facing"] if caught else [])


@pytest.mark.rule("dun.skill.exploration.skulk.size")
def test_large_characters_find_no_better_cover(arena):
    from undercroft.games.universalis.content.quests import Furnishing

    low = next(card.id for card in arena().content.furniture.values() if card.cover == "light" and card.height == 1)
    a = arena(furniture=(Furnishing(low, (4, 4)),))
    hero = a.hero(3, 4, skills=("skulk",))
    orc = a.orc(9, 4)
    assert ranged.hindered(a.t, orc, hero, a.content.weapons["short-bow"], ())[0] == -2
    hero.size = 3
    assert ranged.hindered(a.t, orc, hero, a.content.weapons["short-bow"], ())[0] in (0, -1)


@pytest.mark.rule("dun.skill.exploration.stealth")
def test_stealth_ignores_one_melee_range_per_combat_turn(arena):
    a = arena("a" * 9 + "\n" + "a" * 9)
    hero, orc = a.hero(0, 0, skills=("stealth",), movement=9), a.orc(4, 0, facing="west")
    other = a.orc(8, 0, facing="west")
    a.activate(hero)
    assert f"move @{a.at(5, 1)}" not in a.offers(hero)
    a.do(hero, f"sneak #{orc.id}")
    assert f"move @{a.at(5, 1)}" in a.offers(hero)
    assert not any(text.startswith("sneak") for text in a.offers(hero))
    hero.worn = [Held("chainmail")]
    a.activate(hero)
    assert not any(text.startswith("sneak") for text in a.offers(hero))
    hero.worn, hero.size = [], 3
    a.activate(hero)
    assert not any(text.startswith("sneak") for text in a.offers(hero))
    assert other.wounds == 0


@pytest.mark.rule("dun.skill.exploration.tracker.adp")
def test_a_tracker_sees_the_automatons_next_three_encounters(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("tracker",))
    a.state.dark.encounter_deck = ["wandering-creature", "ambush", "enemy-spotted", "special-creature"]
    a.activate(hero)
    a.do(hero, "track")
    seen = a.t.told(Tracked)
    assert [event.card for event in seen] == ["special-creature", "enemy-spotted", "ambush"]
    assert [event.for_seat(1).card for event in seen] == [None] * 3
    assert a.state.dark.encounter_deck == ["wandering-creature", "ambush", "enemy-spotted", "special-creature"]
    a.do(hero, "track")
    assert "track" not in a.offers(hero)


@pytest.mark.rule("dun.skill.exploration.tracker.human-dp")
def test_the_dark_player_shows_his_encounter_cards_to_all(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, skills=("tracker",))
    a.state.dark.hand = ["electric-shock", "ambush", "wandering-creature"]
    a.activate(hero)
    a.do(hero, "track")
    assert [event.for_seat(0).card for event in a.t.told(Tracked)] == ["ambush", "wandering-creature"]
    assert a.state.turn.active.action == 1


def trap_line(arena, **orc):
    a = arena("a" * 12)
    hero = a.hero(0, 0, skills=("trapper",), facing="east")
    foe = a.orc(6, 0, facing="west", movement=6, vitality=9, armor=4, **orc)
    a.activate(foe)
    return a, hero, foe


@pytest.mark.rule("dun.skill.exploration.trapper")
def test_a_trap_is_sprung_when_an_enemy_comes_within_three(arena):
    a, _hero, foe = trap_line(arena)
    ways = walking.routes(a.t, foe, 4)
    a.run(walking.walk(a.t, foe.id, ways, a.at(2, 0)), [3, 4, 5, 5, 1, 1], ["spring"])
    assert (foe.cell, foe.wounds, a.state.turn.active.action) == (a.at(3, 0), 2, 0)
    c, _, spared = trap_line(arena)
    ways = walking.routes(c.t, spared, 4)
    c.run(walking.walk(c.t, spared.id, ways, c.at(2, 0)), (), ["pass"])
    assert spared.cell == c.at(2, 0)
    b, _, wary = trap_line(arena)
    ways = walking.routes(b.t, wary, 4)
    b.run(walking.walk(b.t, wary.id, ways, b.at(2, 0)), [4, 4], ["spring"])
    assert (wary.cell, wary.wounds) == (b.at(2, 0), 0)


@pytest.mark.rule("dun.skill.exploration.trapper", "dun.defshot.timing")
@pytest.mark.parametrize("springs", [True, False])
def test_whom_a_trap_stops_nobody_need_shoot(arena, springs):
    """The trapper and an archer beside him would both have their chance on the same square."""
    a = arena("\n".join(["a" * 12] * 2), start=((11, 1),))
    a.hero(1, 0, skills=("trapper",), facing="east")
    a.hero(1, 1, hands=("short-bow",), facing="east")
    foe = a.orc(8, 0, facing="west", movement=8, vitality=9, armor=4)
    a.activate(foe)

    def answer(ask):
        return ask.options[springs and ask.key == "trapper"]

    ways = walking.routes(a.t, foe, 8)
    a.t.script([3, 4, 5, 5, 1, 1] if springs else [], [answer] * 2)
    run(walking.walk(a.t, foe.id, ways, a.at(2, 0)))
    assert [ask.key for ask in a.t.asked] == (["trapper"] if springs else ["trapper", "defensive-shot"])
    assert foe.cell == a.at(4 if springs else 2, 0)


@pytest.mark.rule("dun.skill.exploration.trapper.limits")
def test_two_traps_per_quest_one_per_enemy_and_none_for_leaders(arena):
    a, hero, foe = trap_line(arena)
    foe.cell = a.at(3, 0)
    assert a.run(answers.trapped(a.t, hero, foe), [1, 2, 1, 1, 1, 1], ["spring"])
    assert not a.run(answers.trapped(a.t, hero, foe))
    a.state.turn.active = None
    leader, second, third = a.orc(2, 0, leader=True), a.orc(2, 0), a.orc(2, 0)
    assert not a.run(answers.trapped(a.t, hero, leader))
    assert a.run(answers.trapped(a.t, hero, second), [1, 2, 1, 1, 1, 1], ["spring"])
    assert not a.run(answers.trapped(a.t, hero, third))


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight")
def test_up_and_back_to_fight(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("up-and-back-to-fight",), agility=4)
    a.orc(5, 3)
    damage.afflict(a.t, hero.id, "knocked-down")
    a.run(reactions.spring_up(a.t), [4, 3])
    assert not hero.marks & Mark.KNOCKED_DOWN
    assert hero.marks & Mark.STUNNED
    hero.marks = 0
    damage.afflict(a.t, hero.id, "knocked-down")
    a.run(reactions.spring_up(a.t), [1, 3])
    assert hero.marks & Mark.KNOCKED_DOWN
    a.run(reactions.spring_up(a.t))
    a.run(activation.rise(a.t, hero.id), [1, 3, 4, 3])
    assert not hero.marks & Mark.KNOCKED_DOWN
    other = a.hero(8, 6, agility=4)
    damage.afflict(a.t, other.id, "knocked-down")
    a.run(reactions.spring_up(a.t))
    assert other.marks & Mark.KNOCKED_DOWN
