"""Skills that are Actions, and Actions of the hands."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.content.skills import monstrous, talents
from undercroft.games.universalis.events import Attacked, UsedSkill
from undercroft.games.universalis.rules.actions import work
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.squares import field_of
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run


def beast(arena, skill, value=0, **more):
    """A creature with one skill in the middle of the hall, active."""
    a = arena()
    figure = a.orc(5, 4, **{"skills": (skill,), "traits": (Trait(skill, value),), "facing": "south", "size": 3, **more})
    a.activate(figure)
    return a, figure


@pytest.mark.rule("dun.skill.nature.breath.attack", "dun.skill.nature.breath.agility", "dun.skill.nature.breath.x")
def test_breath_sweeps_a_line_and_the_nimble_step_aside(arena):
    a, drake = beast(arena, "breath", 4)
    slow, quick, beyond = a.hero(5, 6, vitality=9, armor=3), a.hero(5, 7, agility=5), a.hero(6, 6)
    assert f"skill breath #{slow.id}" in a.offers(drake)
    a.run(monstrous.breathe(a.t, drake.id, slow.id), [2, 2, 5, 5, 1, 1, 4, 4])
    assert slow.wounds == 2
    assert quick.cell != a.at(5, 7)
    assert beyond.wounds == 0


@pytest.mark.rule("dun.skill.nature.breath.attack")
def test_no_breath_while_engaged(arena):
    a, drake = beast(arena, "breath", 4)
    a.hero(5, 5)
    assert not any(text.startswith("skill breath") for text in a.offers(drake))


@pytest.mark.rule("dun.skill.nature.breath.cover", "dun.equip.shield-cover-aura")
def test_a_shield_is_light_cover_against_breath(arena):
    a, drake = beast(arena, "breath", 4)
    hero = a.hero(5, 6, vitality=9, hands=("shield",))
    a.run(monstrous.breathe(a.t, drake.id, hero.id), [2, 2, 5, 5, 5])
    assert hero.wounds == 3


@pytest.mark.rule("dun.skill.nature.corrosive-vomit")
def test_vomit_burns_unless_avoided(arena):
    a, beast_ = beast(arena, "corrosive-vomit")
    hero = a.hero(5, 5, agility=3, armor=4, vitality=9)
    a.run(monstrous.vomit(a.t, beast_.id, hero.id), [4, 3])
    assert hero.wounds == 0
    a.run(monstrous.vomit(a.t, beast_.id, hero.id), [3, 3, 3, 3, 2, 1, 6])
    assert hero.wounds == 3


@pytest.mark.rule("dun.skill.nature.grab-and-eat")
def test_grab_and_eat_is_an_opposed_agility_roll(arena):
    a, worm = beast(arena, "grab-and-eat", size=4)
    hero = a.hero(5, 5)
    a.run(monstrous.swallow(a.t, worm.id, hero.id), [3, 3, 4, 3])
    assert not hero.marks & Mark.KNOCKED_OUT
    a.run(monstrous.swallow(a.t, worm.id, hero.id), [4, 3, 3, 3])
    assert hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.skill.nature.grab-and-suffocate")
def test_suffocation_costs_the_next_turn(arena):
    a, snake = beast(arena, "grab-and-suffocate", 2)
    one, two, three = a.hero(5, 5, strength=3), a.hero(4, 5, strength=3), a.hero(6, 5)
    a.run(monstrous.suffocate(a.t, snake.id, one.id), [2, 2, 3, 1, 5, 4])
    assert one.wounds == 1
    assert one.marks & Mark.LOSES_TURN
    assert not two.marks & Mark.LOSES_TURN
    assert three.wounds == 0


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-throw.wall")
def test_a_thrown_hero_flies_until_the_wall(arena):
    a, giant = beast(arena, "grab-and-throw", strength=5, size=4)
    hero = a.hero(5, 5, armor=4, vitality=9)
    a.run(monstrous.throw(a.t, giant.id, hero.id), [4, 4, 2, 2, 3, 3, 2, 2, 1])
    assert hero.cell == a.at(5, 7)
    assert hero.wounds == 2
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.hypnotic")
def test_the_hypnotised_perform_no_action(arena):
    from undercroft.games.universalis.rules.activation import activation

    a, snake = beast(arena, "hypnotic")
    hero = a.hero(5, 5)
    a.run(monstrous.hypnotise(a.t, snake.id, hero.id), [5, 5, 2, 2])
    a.state.turn.active = None
    a.run(activation.begin(a.t, hero.id))
    assert a.state.turn.active.action == 0
    assert a.state.turn.active.points == 5


@pytest.mark.rule("dun.skill.nature.leach-mana")
def test_mana_is_stolen_from_the_dullest(arena):
    a, leech = beast(arena, "leach-mana")
    a.hero(9, 4, mana=4, intelligence=5)
    dull = a.hero(2, 4, mana=4, intelligence=4)
    assert [text for text in a.offers(leech) if text.startswith("skill")] == [f"skill leach-mana #{dull.id}"]
    a.run(monstrous.leach(a.t, leech.id, dull.id), [4, 3, 6])
    assert (dull.mana, leech.mana) == (2, 2)


@pytest.mark.rule("dun.skill.nature.shriek-from-the-underworld")
def test_the_shriek_stuns_everybody_within_six(arena):
    a, banshee = beast(arena, "shriek-from-the-underworld")
    near, far = a.hero(11, 4, courage=4), a.hero(5, 0)
    far.cell = -1
    a.run(monstrous.shriek(a.t, banshee.id, banshee.id), [4])
    assert near.marks & Mark.STUNNED
    assert near.wounds == 1
    assert not far.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.nature.sting")
def test_a_sting_strikes_with_strength_against_lower_armor(arena):
    a, scorpion = beast(arena, "sting", strength=3, combat=4, size=2)
    hero = a.hero(5, 5, armor=4, vitality=9)
    a.run(monstrous.sting(a.t, scorpion.id, hero.id), [4, 4, 2, 2, 3, 2, 1])
    assert hero.wounds == 1


@pytest.mark.rule("dun.skill.nature.sweep")
def test_a_sweep_throws_two_smaller_enemies_down_and_back(arena):
    a, ogre = beast(arena, "sweep", strength=2)
    one, two, behind = a.hero(5, 5, vitality=9, armor=6), a.hero(4, 5, vitality=9), a.hero(5, 3)
    beset = monstrous.Situation(ogre, a.state.turn.active, True, [], True, field_of(a.t))
    assert monstrous.aim_sweep(a.t, beset) == [one.id]
    a.run(monstrous.sweep(a.t, ogre.id, one.id), [4, 4, 2, 2, 5, 5, 3, 3, 5, 5])
    assert one.marks & Mark.KNOCKED_DOWN
    assert one.cell == a.at(5, 6)
    assert not two.marks & Mark.KNOCKED_DOWN
    assert not behind.marks


@pytest.mark.rule("dun.skill.nature.tail-swipe")
def test_the_tail_strikes_behind(arena):
    a, drake = beast(arena, "tail-swipe")
    a.hero(5, 5)
    behind = a.hero(5, 3)
    assert [text for text in a.offers(drake) if text.startswith("skill")] == [f"skill tail-swipe #{behind.id}"]
    a.state.turn.active.moved = 1
    assert not any(text.startswith("skill") for text in a.offers(drake))


@pytest.mark.rule("dun.skill.nature.trampling")
def test_only_the_much_smaller_are_trampled(arena):
    a, giant = beast(arena, "trampling", strength=4, size=4)
    big, small = a.hero(5, 5, size=3), a.hero(4, 5, vitality=9, armor=3)
    assert [text for text in a.offers(giant) if text.startswith("skill")] == [f"skill trampling #{small.id}"]
    a.run(monstrous.trample(a.t, giant.id, small.id), [2, 2, 5, 5, 1, 1])
    assert small.wounds == 2
    assert small.marks & Mark.STUNNED
    assert big.wounds == 0


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack", "dun.skill.nature.rock-throwing.condition")
def test_a_rock_needs_a_shot_and_knocks_down(arena):
    a, giant = beast(arena, "rock-throwing", strength=5, shooting=4, size=4)
    hero = a.hero(9, 4, armor=4, vitality=20)
    assert f"skill rock-throwing #{hero.id}" in a.offers(giant)
    a.run(monstrous.hurl(a.t, giant.id, hero.id), [4, 3, 3, 2, 1, 1, 1, 1, 1, 1])
    assert hero.wounds == 1
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule(
    "dun.skill.nature.onslaught.unarmed", "dun.skill.nature.onslaught.avoid", "dun.skill.nature.onslaught.knockdown"
)
def test_an_onslaught_needs_three_squares_and_an_agility_contest(arena):
    a, bull = beast(arena, "onslaught", strength=4, size=2)
    hero = a.hero(5, 5, vitality=9, armor=3)
    assert not any(text.startswith("skill") for text in a.offers(bull))
    a.state.turn.active.forward = 3
    assert f"skill onslaught #{hero.id}" in a.offers(bull)
    a.run(monstrous.charge(a.t, bull.id, hero.id), [3, 3, 3, 3])
    assert bull.cell == a.at(5, 5)
    assert hero.wounds == 0
    bull.cell, hero.cell = a.at(5, 4), a.at(5, 5)
    a.run(monstrous.charge(a.t, bull.id, hero.id), [4, 3, 3, 3, 4, 3, 1, 1])
    assert hero.wounds == 1
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.onslaught.not-down", "dun.skill.combat.shield-onslaught")
def test_shield_onslaught_needs_the_shield_and_a_standing_target(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("shield-onslaught",), hands=("shield",))
    orc = a.orc(5, 3)
    a.activate(hero, forward=3)
    assert f"skill onslaught #{orc.id}" in a.offers(hero)
    orc.marks = Mark.KNOCKED_DOWN
    assert f"skill onslaught #{orc.id}" not in a.offers(hero)
    orc.marks, hero.hands = 0, []
    assert f"skill onslaught #{orc.id}" not in a.offers(hero)


@pytest.mark.rule("dun.adp.attack.skill-limit")
def test_the_automaton_uses_a_skill_three_times_at_most(arena):
    from undercroft.games.universalis.rules.automaton import aims

    a, beast_ = beast(arena, "corrosive-vomit")
    a.hero(5, 5)
    assert a.run(aims.best_skill(a.t, beast_.id, distant=False, others=True)) is not None
    beast_.uses = {"corrosive-vomit": 3}
    assert a.run(aims.best_skill(a.t, beast_.id, distant=False, others=True)) is None
    assert a.run(aims.best_skill(a.t, beast_.id, distant=False, others=False)) is not None


# ------------------------------------------------------------------------------------------------ talents


@pytest.mark.rule("dun.skill.scholarly.first-aid")
def test_first_aid_heals_two_and_nobody_moves(arena):
    a = arena()
    healer, patient = a.hero(1, 1, skills=("first-aid",)), a.hero(2, 1, vitality=9)
    patient.wounds = 3
    active = a.activate(healer)
    a.do(healer, f"talent first-aid #{patient.id}")
    assert patient.wounds == 1
    assert patient.marks & Mark.HELD
    assert active.points == 0
    healer.uses = {"first-aid": 2}
    a.activate(healer)
    assert not any(text.startswith("talent") for text in a.offers(healer))


@pytest.mark.rule("dun.skill.scholarly.mislead")
def test_an_enemy_is_misled_once_and_loses_a_turn(arena):
    a = arena()
    hero, orc = a.hero(1, 1, skills=("mislead",)), a.orc(5, 1)
    boss = a.orc(5, 5, leader=True)
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("talent")] == [f"talent mislead #{orc.id}"]
    a.do(hero, f"talent mislead #{orc.id}", [5, 5, 2, 2])
    assert orc.marks & Mark.LOSES_TURN
    a.activate(hero)
    assert not any(text.startswith("talent") for text in a.offers(hero))
    assert boss


@pytest.mark.rule("dun.skill.scholarly.inspiring-music")
def test_music_lifts_allies_within_six(arena):
    a = arena("a" * 20)
    bard, near, far = a.hero(0, 0, skills=("inspiring-music",), intelligence=4), a.hero(6, 0), a.hero(7, 0)
    a.run(talents.play_music(a.t, bard.id, bard.id), [3, 3])
    assert [figures.value(a.t, f, Attribute.COMBAT) for f in (bard, near, far)] == [3, 4, 3]
    assert figures.value(a.t, near, Attribute.COURAGE) == 4


@pytest.mark.rule("dun.skill.scholarly.recovering-mana", "dun.skill.scholarly.recovering-mana.markers")
def test_recovering_mana_costs_blood_on_ones(arena):
    a = arena()
    hero = a.hero(1, 1, mana=8, casts={"x": 2, "y": 1, "z": 1})
    hero.mana = 1
    a.run(talents.recover_mana(a.t, hero.id, hero.id), [1, 3, 4, 2])
    assert hero.mana == 4
    assert hero.wounds == 1
    assert sum(hero.casts.values()) == 2


@pytest.mark.rule("dun.skill.combat.deafening-roar.push")
def test_the_roar_drives_enemies_back(arena):
    a = arena()
    hero, orc = a.hero(5, 4, skills=("deafening-roar",)), a.orc(5, 3)
    a.activate(hero)
    a.do(hero, f"talent deafening-roar #{hero.id}")
    assert orc.cell == a.at(5, 2)


@pytest.mark.rule("dun.skill.combat.berserker.enter", "dun.skill.combat.berserker.effects")
def test_a_berserker_strikes_once_more_and_fights_worse(arena):
    from undercroft.games.universalis.rules.actions import attacks
    from undercroft.games.universalis.rules.checks import fear
    from undercroft.games.universalis.rules.fighting.melee import defence_plus

    a = arena()
    hero, orc = a.hero(5, 4, skills=("berserker",)), a.orc(5, 3, skills=("fearsome",))
    before = defence_plus(a.t, hero, orc)
    a.activate(hero)
    a.do(hero, "rage")
    assert attacks.attacks_per_action(a.t, hero) == 2
    assert defence_plus(a.t, hero, orc) == before - 1
    assert fear.fearless(a.t, hero, orc)
    hero.marks, hero.hands = 0, [Held("shield")]
    a.activate(hero)
    assert "rage" not in a.offers(hero)


@pytest.mark.rule("dun.skill.combat.berserker.compulsion")
def test_the_only_blow_to_which_rage_compels_is_struck_and_not_forgone(arena):
    """Where a single blow is left, there is no question, and the activation is not over."""
    a = arena()
    hero, orc = a.hero(5, 4, skills=("berserker",), hands=("broadsword",)), a.orc(5, 3, combat=1)
    a.activate(hero)
    a.do(hero, "rage")
    assert [(event.name, event.skill) for event in a.t.told(UsedSkill)] == [(hero.card, "berserker")]
    assert a.offers(hero) == [f"attack broadsword #{orc.id}"]
    asked = len(a.t.asked)
    a.t.script([1, 2, 6, 5])
    run(activation.act(a.t, hero.id), a.t)
    assert [(event.name, event.other) for event in a.t.told(Attacked)] == [(hero.card, orc.card)]
    assert "act" not in [ask.key for ask in a.t.asked[asked:]]


# ------------------------------------------------------------------------------------------------ fear


@pytest.mark.rule("dun.psych.fear-size")
@pytest.mark.parametrize(("size", "dice", "brave"), [(2, [3, 4], True), (4, [3, 4], False), (4, [4, 5], True)])
def test_larger_enemies_are_more_frightening(arena, size, dice, brave):
    from undercroft.games.universalis.rules.checks import fear

    a = arena()
    hero, beast_ = a.hero(1, 1, courage=3), a.orc(9, 5, size=size, skills=("fearsome",))
    assert a.run(fear.courage(a.t, hero.id, beast_.id), dice) is brave


@pytest.mark.rule("dun.skill.nature.fearsome.contact", "dun.skill.nature.fearsome.overcome")
def test_contact_with_the_fearsome_costs_skill_until_it_is_braved(arena):
    from undercroft.games.universalis.rules.checks import fear
    from undercroft.games.universalis.rules.fighting.melee import fighting

    a = arena()
    hero, ghoul = a.hero(5, 4), a.orc(5, 3, skills=("fearsome",))
    a.run(fear.contact(a.t, hero.id), [2, 2])
    sword = a.content.weapons["broadsword"]
    assert fighting(a.t, hero, ghoul, sword, None) == 2
    assert a.run(fear.courage(a.t, hero.id, ghoul.id), [5, 5])
    assert fighting(a.t, hero, ghoul, sword, None) == 3
    a.run(fear.contact(a.t, hero.id))
    assert hero.fears == []


@pytest.mark.rule("dun.skill.nature.fearsome.attack")
def test_who_dares_not_attack_loses_his_turn(arena):
    a = arena()
    hero, ghoul = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, skills=("fearsome",))
    active = a.activate(hero)
    a.do(hero, f"attack broadsword #{ghoul.id}", [2, 2])
    assert (active.action, active.points) == (0, 0)
    assert ghoul.wounds == 0


@pytest.mark.rule("dun.skill.nature.fearsome.immunity")
def test_the_fearsome_fear_only_larger_ones(arena):
    from undercroft.games.universalis.rules.checks import fear

    a = arena()
    hero, ghoul = a.hero(5, 4, skills=("fearsome",)), a.orc(5, 3, skills=("fearsome",))
    assert fear.fearless(a.t, hero, ghoul)
    ghoul.size = 3
    assert not fear.fearless(a.t, hero, ghoul)


@pytest.mark.rule("dun.skill.scholarly.impassible")
def test_the_impassible_try_again(arena):
    from undercroft.games.universalis.rules.checks import fear

    a = arena()
    hero, ghoul = a.hero(5, 4, skills=("impassible",)), a.orc(5, 3)
    assert a.run(fear.courage(a.t, hero.id, ghoul.id), [2, 2, 5, 5])


# ------------------------------------------------------------------------------------------------ hands at work


@pytest.mark.rule("dun.armor.don", "dun.armor.don-scope")
def test_armor_is_changed_by_an_action_without_a_move(arena):
    a = arena()
    hero = a.hero(1, 1, armor=3, worn=("leather-armor",), pack=("chainmail", "shield"))
    active = a.activate(hero)
    assert "don chainmail" not in a.offers(hero)
    a.do(hero, "doff leather-armor")
    assert figures.value(a.t, hero, Attribute.ARMOR) == 3
    assert active.points == 0
    a.activate(hero)
    assert "don shield" not in a.offers(hero)
    a.do(hero, "don chainmail")
    assert figures.value(a.t, hero, Attribute.ARMOR) == 5
    a.activate(hero, moved=1)
    assert "doff chainmail" not in a.offers(hero)


@pytest.mark.rule("dun.light.activate", "dun.light.area", "dun.light.hand", "dun.light.darkness")
def test_a_lit_torch_lifts_the_darkness_of_its_section(arena):
    a = arena()
    a.state.map.dark_sections = {0: "dark"}
    hero, lost = a.hero(1, 1, hands=("torch",)), a.hero(9, 5, skills=("lost-in-the-dark",), combat=4)
    assert figures.value(a.t, lost, Attribute.COMBAT) == 3
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    a.activate(hero)
    a.do(hero, "light torch")
    assert figures.value(a.t, lost, Attribute.COMBAT) == 4
    assert a.state.turn.active.action == 0


@pytest.mark.rule(
    "dun.light.total-darkness", "dun.skill.nature.undead.darkness", "dun.skill.nature.underworld.darkness"
)
def test_total_darkness_hampers_all_but_undead_and_underworld(arena):
    a = arena()
    a.state.map.dark_sections = {0: "total-darkness"}
    figures_ = [a.hero(1, 1), a.orc(3, 3, skills=("undead",)), a.orc(5, 5, skills=("underworld",))]
    assert [figures.value(a.t, f, Attribute.COMBAT) for f in figures_] == [2, 3, 3]


@pytest.mark.rule("dun.furniture.move", "dun.furniture.move-test")
def test_furniture_as_high_as_he_is_takes_strength(arena):
    from msgspec.structs import replace

    a = arena(furniture=(Furnishing("cupboard", (2, 2)),))
    pieces = (replace(a.state.map.layout.pieces[0], movable=True),)
    a.state.map.layout = replace(a.state.map.layout, pieces=pieces)
    hero = a.hero(2, 3, strength=3)
    a.activate(hero)
    a.do(hero, f"shove-piece #0 @{a.at(3, 2)}", [3, 3])
    assert a.state.map.layout.pieces[0].cell == a.at(2, 2)
    a.activate(hero)
    a.do(hero, f"shove-piece #0 @{a.at(3, 2)}", [4, 3])
    assert a.state.map.layout.pieces[0].cell == a.at(3, 2)
    hero.size = 1
    assert work.movable(a.t, hero) == []


@pytest.mark.rule("dun.identify.unknown", "dun.skill.scholarly.secrets-of-magic.identify")
def test_magic_is_identified_by_those_who_know_once_per_object(arena):
    a = arena()
    item = next(iter(a.content.magic))
    hero = a.hero(1, 1, skills=("secrets-of-magic",), intelligence=4, pack=())
    hero.pack = [Held("broadsword", magic=item, known=False)]
    a.activate(hero)
    a.do(hero, "identify broadsword", [2, 3])
    assert not hero.pack[0].known
    a.activate(hero)
    assert "identify broadsword" not in a.offers(hero)
    hero.uses = {}
    a.do(hero, "identify broadsword", [3, 3])
    assert hero.pack[0].known


@pytest.mark.rule("dun.identify.potion-roll", "dun.identify.potion-none-left", "dun.skill.scholarly.alchemist.identify")
def test_an_identified_potion_is_rolled_for(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("alchemist",), intelligence=9)
    hero.pack = [Held("healing-potion", known=False)]
    a.state.supply.stock = {"healing-potion": 1}
    a.activate(hero)
    a.do(hero, "identify healing-potion", [3, 3, 6])
    assert hero.pack == [Held("healing-potion")]
    hero.pack, hero.uses = [Held("healing-potion", known=False)], {}
    a.activate(hero)
    a.do(hero, "identify healing-potion", [3, 3, 6])
    assert hero.pack == []
