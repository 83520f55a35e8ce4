"""Nature skills, in the order of their list, and what all skills have in common."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.between import market
from undercroft.games.universalis.rules.characters import figures, shapes
from undercroft.games.universalis.rules.checks import fear, rolls, skills
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import hits, venoms
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.harm.damage import Blow, harm
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.magic import casting, spell_effects
from undercroft.games.universalis.rules.moving import walking
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.rules.squares import engagement, movement
from undercroft.games.universalis.rules.squares.situation import situation
from undercroft.games.universalis.state import Held, Mark

PROFESSIONAL = ("combat", "scholarly", "exploration")


# ------------------------------------------------------------------------------------------------ all skills


@pytest.mark.rule("dun.skill.four-decks", "dun.skill.class-symbols")
def test_professional_skills_have_classes_and_natural_ones_none(arena):
    known = arena().content.skills.values()
    assert {skill.group for skill in known} == {*PROFESSIONAL, "nature"}
    assert all(bool(skill.classes) == (skill.group in PROFESSIONAL) for skill in known)


@pytest.mark.rule("dun.skill.combat-type", "dun.skill.scholarly-type", "dun.skill.exploration-type")
@pytest.mark.parametrize(
    ("group", "best"), [("combat", "fighter"), ("scholarly", "spellcaster"), ("exploration", "explorer")]
)
def test_each_deck_suits_its_own_kind_of_class_most(arena, group, best):
    content = arena().content
    deck = [skill for skill in content.skills.values() if skill.group == group]
    shares = {}
    for kind in ("fighter", "explorer", "spellcaster"):
        classes = [one.id for one in content.classes.values() if one.group == kind]
        shares[kind] = sum(one in skill.classes for skill in deck for one in classes) / len(classes)
    assert max(shares, key=shares.__getitem__) == best
    assert min(shares.values()) > 0


@pytest.mark.rule("dun.skill.nature-type")
def test_nature_holds_gifts_and_defects_that_nobody_learns(arena):
    content = arena().content
    deck = {skill.id: skill for skill in content.skills.values() if skill.group == "nature"}
    gifts = {"invulnerable", "magic-resistance", "poisonous", "sharp-senses"}
    assert gifts | {"vulnerable", "lost-in-the-dark"} <= set(deck)
    assert not any(deck[gift].negative for gift in gifts)
    assert deck["vulnerable"].negative
    assert not any(skill.classes for skill in deck.values())


@pytest.mark.rule("dun.skill.negative")
def test_defects_only_harm(arena):
    a = arena()
    bad = [skill for skill in a.content.skills.values() if skill.negative]
    assert {"stupid", "lost-in-the-dark"} <= {skill.id for skill in bad}
    assert all(bonus.value < 0 for skill in bad for bonus in skill.bonuses)


@pytest.mark.rule("dun.skill.active-passive")
def test_only_active_skills_count_towards_the_two(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("cruel", "elite", "lethal-blow", "hardened"), combat=4)
    using: list[str] = []
    assert [skills.use(a.t, hero, skill, using) for skill in hero.skills] == [True, True, False, True]
    assert using == ["cruel", "elite"]


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.gear")
def test_a_battle_wizard_may_have_light_armor_and_one_common_weapon(arena):
    a = arena()
    hero = a.hero(1, 1, card="maeliss", hands=("staff",))
    gear = ("leather-armor", "chainmail", "axe", "katana")
    assert [market.suits(a.t, hero, card) for card in gear] == [False, False, False, False]
    hero.skills = ("battle-wizard",)
    assert [market.suits(a.t, hero, card) for card in gear] == [True, False, True, False]
    hero.pack = [Held("broadsword")]
    assert not market.suits(a.t, hero, "axe")


@pytest.mark.rule("dun.skill.combat.hatred-towards-the-underworld.holy-water")
@pytest.mark.parametrize(("known", "dice"), [(("hatred-towards-the-underworld",), [1] * 8), ((), [1] * 4)])
def test_holy_water_without_effect_is_tried_again_by_haters(arena, known, dice):
    a = arena()
    hero, ghoul = a.hero(5, 4, skills=known, pack=("holy-water",)), a.orc(5, 3, skills=("undead",))
    a.activate(hero)
    a.do(hero, f"use holy-water #{ghoul.id}", dice)
    assert hero.pack == []


# ------------------------------------------------------------------------------------------------ attributes and size


@pytest.mark.rule(
    "dun.skill.nature.clumsy-hands", "dun.skill.nature.large.attributes", "dun.skill.nature.stupid.attributes"
)
def test_natural_skills_change_dexterity_and_perception(arena):
    a = arena()
    changes = {"clumsy-hands": (-1, 0), "large": (-1, -1), "stupid": (-1, -1)}
    for skill, (dexterity, perception) in changes.items():
        assert figures.raised(a.t, (0,) * 12, (skill,)) == (0,) * 10 + (dexterity, perception)


@pytest.mark.rule("dun.skill.nature.huge.perception", "dun.skill.nature.small.perception")
def test_the_huge_see_less_and_handle_nothing_and_the_small_see_more(arena):
    a = arena()
    assert figures.raised(a.t, (0,) * 12, ("huge",))[Attribute.PERCEPTION] == -2
    assert figures.raised(a.t, (0,) * 12, ("small",))[Attribute.PERCEPTION] == 1
    hero = a.hero(1, 1, dexterity=9, intelligence=5)
    a.activate(hero)
    assert situation(a.t, hero.id).deft
    hero.size = 4
    assert not situation(a.t, hero.id).deft


@pytest.mark.rule("dun.skill.nature.huge.allies")
def test_a_huge_ally_within_six_costs_initiative(arena):
    a = arena("a" * 12)
    orc, giant = a.orc(0, 0), a.orc(6, 0, skills=("huge",))
    assert encounters.initiative_plus(a.t, orc) == -1
    assert encounters.initiative_plus(a.t, giant) == 0
    giant.cell = a.at(7, 0)
    assert encounters.initiative_plus(a.t, orc) == 0


@pytest.mark.rule("dun.skill.nature.huge.terrain")
def test_the_huge_ignore_difficult_ground_and_pits(arena):
    rough, hole = Ground("difficult", (1, 0), depth=3), Ground("pit", (3, 0), depth=3)
    a = arena("\n".join(["a" * 6] * 3), ground=(rough, hole))
    giant = a.orc(0, 1, skills=("huge",), size=4)
    ends = movement.routes(a.t, giant, 9).ends
    assert [ends.get(a.at(x, 1)) for x in range(1, 6)] == [1, 2, 3, 4, 5]
    giant.skills, giant.size = (), 2
    ends = movement.routes(a.t, giant, 9).ends
    assert [ends.get(a.at(x, 1)) for x in range(1, 6)] == [2, 3, None, None, None]


@pytest.mark.rule("dun.skill.nature.small.target")
def test_the_small_are_hard_to_hit_with_shots(arena):
    a = arena("a" * 12)
    hero, orc = a.hero(0, 0, hands=("short-bow",), facing="east"), a.orc(3, 0)
    bow = a.content.weapons["short-bow"]
    plain = ranged.shot_plus(a.t, hero, orc, bow, hero.hands[0])
    orc.size = 1
    assert ranged.shot_plus(a.t, hero, orc, bow, hero.hands[0]) == plain - 1


@pytest.mark.rule("dun.skill.nature.pathfinder")
def test_a_pathfinder_knows_one_kind_of_ground(arena):
    a = arena("a" * 4, ground=(Ground("swamp", (1, 0)), Ground("forest", (2, 0))))
    hero = a.hero(0, 0, skills=("pathfinder",), traits=(Trait("pathfinder", word="swamp"),))
    a.activate(hero)
    assert movement.routes(a.t, hero, 9).ends == {a.at(1, 0): 1, a.at(2, 0): 3, a.at(3, 0): 4}
    walking.step(a.t, hero.id, a.at(1, 0), 1)
    assert not hero.marks & Mark.ROUGH
    walking.step(a.t, hero.id, a.at(2, 0), 2)
    assert hero.marks & Mark.ROUGH


@pytest.mark.rule("dun.skill.nature.vermin.sight")
def test_a_swarm_is_as_high_as_an_average_character(arena):
    a = arena("a" * 9)
    hero, swarm = a.hero(0, 0, facing="east"), a.orc(3, 0, size=3, skills=("vermin",))
    assert (figures.height(a.t, hero), figures.height(a.t, swarm)) == (2, 2)
    swarm.skills = ()
    assert figures.height(a.t, swarm) == 3


@pytest.mark.rule("dun.skill.nature.tentacles")
def test_tentacles_reach_two_squares_and_three_if_huge(arena):
    a = arena("a" * 12)
    kraken = a.orc(5, 0, skills=("tentacles",))
    assert sorted(c for c in range(12) if engagement.melee_range(a.t, kraken) >> c & 1) == [3, 4, 6, 7]
    kraken.size = 4
    assert sorted(c for c in range(12) if engagement.melee_range(a.t, kraken) >> c & 1) == [2, 3, 4, 6, 7, 8]
    kraken.skills = ()
    assert sorted(c for c in range(12) if engagement.melee_range(a.t, kraken) >> c & 1) == [4, 6]


# ------------------------------------------------------------------------------------------------ minds


@pytest.mark.rule("dun.skill.nature.stupid.idle")
def test_the_stupid_may_stand_about_when_they_see_nobody(arena):
    a = arena("a" * 9)
    orc = a.orc(0, 0, skills=("stupid",))
    a.run(activation.begin(a.t, orc.id), [1])
    assert (a.state.turn.active.action, a.state.turn.active.points) == (0, 0)
    a.run(activation.begin(a.t, orc.id), [2])
    assert a.state.turn.active.action == 1
    a.hero(8, 0)
    a.run(activation.begin(a.t, orc.id))
    assert a.state.turn.active.action == 1


def two_rooms(arena):
    a = arena("aaaabbbb\naaaabbbb", doors=(Door("gap", (3, 0), "east", kind="open"),))
    a.reveal_all()
    return a


@pytest.mark.rule("dun.skill.nature.coward")
def test_an_outnumbered_coward_runs_into_a_free_section(arena):
    a = two_rooms(arena)
    orc = a.orc(3, 0, skills=("coward",), courage=3)
    a.hero(0, 0), a.hero(0, 1)
    a.run(activation.begin(a.t, orc.id), [2, 2])
    assert a.board.section[orc.cell] == 1
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.skill.nature.coward")
def test_a_coward_runs_where_the_nearest_of_his_enemies_is_far(arena):
    drawing = "\n".join(["a" * 9, "b" * 9])
    a = arena(drawing, doors=(Door("gap", (4, 0), "south", width=1, kind="open"),))
    a.reveal_all()
    orc = a.orc(4, 0, skills=("coward",), courage=3, movement=9)
    a.hero(1, 0), a.hero(7, 0)
    a.run(activation.begin(a.t, orc.id), [2, 2])
    assert a.board.xy(orc.cell) == (4, 1)


@pytest.mark.rule("dun.skill.nature.coward")
def test_a_coward_stays_when_brave_equal_in_number_or_cut_off(arena):
    a = two_rooms(arena)
    orc = a.orc(3, 0, skills=("coward",), courage=3)
    a.hero(0, 0)
    a.run(activation.begin(a.t, orc.id))
    other = a.hero(0, 1)
    a.run(activation.begin(a.t, orc.id), [4, 4])
    assert orc.cell == a.at(3, 0)
    a.hero(7, 1)
    a.run(activation.begin(a.t, orc.id), [2, 2])
    assert (orc.cell, a.state.turn.active.action) == (a.at(3, 0), 1)
    assert other.wounds == 0


@pytest.mark.rule("dun.skill.nature.vulnerable.fear")
def test_the_vulnerable_fear_their_element(arena):
    a = arena()
    tree = a.hero(1, 1, skills=("vulnerable",), traits=(Trait("vulnerable", word="fire"),))
    mage, orc = a.orc(2, 1, spells=("fireball",)), a.orc(2, 2, spells=("lightning",))
    assert fear.frightening(a.t, mage, tree)
    assert not fear.frightening(a.t, orc, tree)
    orc.skills = ("breath",)
    assert fear.frightening(a.t, orc, tree)
    assert not fear.frightening(a.t, mage, orc)


@pytest.mark.rule("dun.skill.nature.lost-in-the-dark.attributes", "dun.skill.nature.lost-in-the-dark.shooting")
def test_lost_in_the_dark(arena):
    a = arena("aaaabbbb", doors=(Door("gap", (3, 0), "east", kind="open"),))
    a.reveal_all()
    a.state.map.dark_sections = {1: "dark"}
    hero, orc = a.hero(5, 0, skills=("lost-in-the-dark",), hands=("short-bow",), agility=3), a.orc(7, 0)
    assert figures.value(a.t, hero, Attribute.AGILITY) == 2
    assert figures.value(a.t, orc, Attribute.AGILITY) == 3
    hero.cell = a.at(1, 0)
    assert figures.value(a.t, hero, Attribute.AGILITY) == 3
    bow = a.content.weapons["short-bow"]
    lost = ranged.shot_plus(a.t, hero, orc, bow, hero.hands[0])
    hero.skills = ()
    assert ranged.shot_plus(a.t, hero, orc, bow, hero.hands[0]) == lost + 1


@pytest.mark.rule("dun.skill.nature.mimetism")
def test_mimetism_hides_on_its_own_ground(arena):
    a = arena("a" * 9, ground=(Ground("swamp", (5, 0)),))
    hero = a.hero(0, 0, hands=("short-bow",), facing="east")
    orc = a.orc(5, 0, skills=("mimetism",), traits=(Trait("mimetism", word="swamp"),))
    bow = a.content.weapons["short-bow"]
    hidden = ranged.shot_plus(a.t, hero, orc, bow, hero.hands[0])
    assert encounters.initiative_plus(a.t, hero, orc) == -1
    orc.cell = a.at(6, 0)
    assert ranged.shot_plus(a.t, hero, orc, bow, hero.hands[0]) == hidden + 1
    assert encounters.initiative_plus(a.t, hero, orc) == 0


# ------------------------------------------------------------------------------------------------ bodies


@pytest.mark.rule("dun.skill.nature.brutal")
def test_the_brutal_add_a_die_after_moving_forward(arena):
    a = arena()
    orc, hero = a.orc(5, 3, skills=("brutal",), strength=3, hands=("broadsword",)), a.hero(5, 4)
    blow = hits.Blows(orc.id, hero.id, orc.hands[0], a.content.weapons["broadsword"])
    a.activate(orc, forward=1)
    assert hits.make_blow(a.t, blow, 0, backed=False).dice == 5
    a.activate(orc)
    assert hits.make_blow(a.t, blow, 0, backed=False).dice == 4


@pytest.mark.rule("dun.skill.nature.ethereal.move", "dun.skill.nature.ethereal.agility")
def test_the_ethereal_pass_through_everybody_and_all_agility_tests(arena):
    a = arena("a" * 6, ground=(Ground("difficult", (1, 0)),))
    ghost, hero = a.orc(0, 0, skills=("ethereal",)), a.hero(2, 0, facing="west")
    assert movement.routes(a.t, ghost, 9).ends == {a.at(x, 0): x for x in (1, 3, 4, 5)}
    sure = rolls.Result(rolls.Roll((6, 6), rolls.SURE), True)
    assert a.run(rolls.take_test(a.t, ghost.id, Attribute.AGILITY, "avoid")) == sure
    assert not a.run(rolls.take_test(a.t, ghost.id, Attribute.STRENGTH, "avoid"), [1, 2]).passed
    ghost.skills = ()
    assert movement.routes(a.t, ghost, 9).ends == {a.at(1, 0): 2}
    assert hero.wounds == 0


@pytest.mark.rule("dun.skill.nature.familiar.bonus", "dun.skill.nature.familiar.backlash")
def test_a_familiar_helps_and_suffers_with_its_caster(arena):
    a = arena()
    hero = a.hero(5, 4, intelligence=4, mana=5, spells=("fireball",), vitality=9)
    cat = a.pet(5, 5, owner=hero.id, skills=("familiar",))
    spell = a.content.spells["fireball"]
    assert casting.casting_plus(a.t, hero, spell, hero.id) == 5
    cat.cell = a.at(5, 6)
    assert casting.casting_plus(a.t, hero, spell, hero.id) == 4
    a.run(casting.blunder(a.t, hero.id, spell), [4, 4, 1, 1, 1])
    assert (hero.wounds, cat.wounds) == (2, 2)


@pytest.mark.rule("dun.skill.nature.flying.choose", "dun.skill.nature.flying.traps")
def test_a_flyer_chooses_at_the_start_and_ignores_pits_but_not_traps(arena):
    a = arena("a" * 12, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(0, 0, skills=("flying",), traits=(Trait("flying", 8),), movement=4, armor=6)
    a.activate(hero)
    a.do(hero, "fly")
    assert a.state.turn.active.points == 8
    assert f"move @{a.at(8, 0)}" in a.offers(hero)
    assert "run" not in a.offers(hero)
    assert a.run(traps.spring(a.t, hero.id, "electric-shock", a.at(2, 0)), [1, 2, 1, 1, 1, 1]) is False
    hero.marks = 0
    a.orc(1, 0)
    a.activate(hero)
    assert "fly" not in a.offers(hero)


@pytest.mark.rule("dun.skill.nature.grab-and-throw.collision")
def test_whoever_is_hit_by_a_thrown_hero_falls_too(arena):
    a = arena()
    ogre = a.orc(5, 1, size=3, strength=4, agility=5)
    hero, other = a.hero(5, 2, armor=6), a.hero(5, 4)
    a.run(monstrous.throw(a.t, ogre.id, hero.id), [5, 5, 1, 2, 1, 1, 1, 1])
    assert hero.cell == a.at(5, 4)
    assert other.cell == a.at(5, 5)
    assert hero.marks & other.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.grab-and-eat")
def test_the_swallowed_are_found_when_the_creature_falls(arena):
    a = arena()
    worm, hero = a.orc(5, 1, size=4, agility=5), a.hero(5, 2)
    a.run(monstrous.swallow(a.t, worm.id, hero.id), [5, 5, 1, 2])
    assert (hero.cell, bool(hero.marks & Mark.KNOCKED_OUT)) == (-1, True)
    damage.remove(a.t, worm.id)
    assert hero.cell == a.at(5, 1)


@pytest.mark.rule("dun.skill.nature.invulnerable.automatic")
def test_only_sixes_of_automatic_damage_hurt_the_invulnerable(arena):
    a = arena()
    demon = a.orc(5, 1, skills=("invulnerable",), armor=3, vitality=9)
    assert a.run(harm(a.t, demon.id, Blow(3, kind="trap")), [5, 5, 6]).wounds == 1
    assert a.run(harm(a.t, demon.id, Blow(3, kind="spell", magic=True)), [5, 5, 6]).wounds == 3


@pytest.mark.rule("dun.skill.nature.leech-vitality")
def test_a_leech_heals_one_for_two_wounds_in_melee_only(arena):
    a = arena()
    bat, hero = a.orc(5, 3, skills=("leech-vitality",), wounds=3), a.hero(5, 4, vitality=9)
    a.run(venoms.venom(a.t, bat.id, hero.id, None, 3, False))
    assert bat.wounds == 2
    a.run(venoms.venom(a.t, bat.id, hero.id, None, 4, False, melee=False))
    assert bat.wounds == 2
    a.run(venoms.venom(a.t, bat.id, hero.id, None, 1, False))
    assert bat.wounds == 2


@pytest.mark.rule("dun.skill.nature.poisonous.die", "dun.skill.nature.poisonous.condition")
def test_venom_adds_a_die_against_natural_armor_and_poisons_if_it_wounds(arena):
    a = arena()
    snake, hero = a.orc(5, 3, skills=("poisonous",)), a.hero(5, 4, armor=4, vitality=9)
    a.run(venoms.venom(a.t, snake.id, hero.id, None, 1, False), [3])
    assert (hero.wounds, hero.marks & Mark.POISONED) == (0, 0)
    a.run(venoms.venom(a.t, snake.id, hero.id, None, 1, False), [4])
    assert hero.wounds == 1
    assert hero.marks & Mark.POISONED


@pytest.mark.rule("dun.skill.nature.paralyzing-poison")
@pytest.mark.parametrize(("rolled", "wounds"), [(3, 0), (4, 1)])
def test_paralyzing_poison_holds_for_two_turns(arena, rolled, wounds):
    a = arena()
    spider, hero = a.orc(5, 3, skills=("paralyzing-poison",)), a.hero(5, 4, armor=4, vitality=9)
    a.run(venoms.venom(a.t, spider.id, hero.id, None, 1, False), [rolled])
    assert (hero.wounds, hero.still) == (wounds, 2)
    assert a.t.rolled == [(1, 6, "damage")]
    assert hero.marks & Mark.STATIONARY


@pytest.mark.rule("dun.skill.nature.shriek-from-the-underworld")
@pytest.mark.parametrize(("rolled", "wounds"), [(2, 0), (3, 1)])
def test_a_shriek_is_one_die_against_courage(arena, rolled, wounds):
    a = arena()
    maid, hero = a.creature("keening-maid", 2, 3), a.hero(8, 3, courage=3, armor=6, vitality=9)
    a.hero(9, 3)
    a.run(monstrous.shriek(a.t, maid.id, hero.id), [rolled])
    assert hero.wounds == wounds
    assert hero.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.nature.plague-bearer")
@pytest.mark.parametrize(("rolled", "ill"), [(4, True), (3, False)])
def test_plague_takes_hold_at_the_natural_armor(arena, rolled, ill):
    a = arena()
    rat, hero = a.orc(5, 3, skills=("plague-bearer",)), a.hero(5, 4, armor=4)
    a.run(venoms.venom(a.t, rat.id, hero.id, None, 1, False), [rolled])
    assert bool(hero.marks & Mark.DISEASED) == ill


@pytest.mark.rule("dun.skill.nature.undead.poison", "dun.skill.nature.underworld.poison")
@pytest.mark.parametrize("nature", ["undead", "underworld"])
def test_poison_does_nothing_to_the_dead_and_the_damned(arena, nature):
    a = arena()
    snake, ghoul = a.hero(5, 3, skills=("poisonous", "paralyzing-poison")), a.orc(5, 4, skills=(nature,))
    a.run(venoms.venom(a.t, snake.id, ghoul.id, None, 1, False))
    assert (ghoul.wounds, ghoul.marks) == (0, 0)
    assert all(damage.immune(a.t, ghoul, condition) for condition in ("diseased", "poisoned"))


@pytest.mark.rule("dun.skill.nature.underworld.control")
def test_minds_of_the_underworld_cannot_be_charmed(arena):
    a = arena()
    imp = a.orc(5, 4, skills=("underworld",))
    assert a.run(spell_effects.resists(a.t, imp.id, a.content.spells["test-charm"]))
    assert not a.run(spell_effects.resists(a.t, imp.id, a.content.spells["lightning"]))
    imp.skills = ()
    assert not a.run(spell_effects.resists(a.t, imp.id, a.content.spells["test-charm"]))


@pytest.mark.rule("dun.skill.nature.projectile-immunity")
def test_ordinary_missiles_do_not_hurt_the_immune(arena):
    a = arena()
    golem = a.orc(5, 4, skills=("projectile-immunity",), vitality=9)
    assert a.run(harm(a.t, golem.id, Blow(2, kind="ranged"))).wounds == 0
    assert a.run(harm(a.t, golem.id, Blow(2, kind="ranged", magic=True)), [5, 5]).wounds == 2
    assert a.run(harm(a.t, golem.id, Blow(2, kind="melee")), [5, 5]).wounds == 2


@pytest.mark.rule("dun.skill.nature.onslaught.targets")
def test_an_onslaught_strikes_two_neighbours(arena):
    a = arena()
    bull = a.orc(5, 3, skills=("onslaught",), strength=4, agility=5, facing="south")
    hero, next_to, apart = a.hero(5, 4, armor=6), a.hero(6, 4, armor=6), a.hero(4, 3, armor=6)
    a.activate(bull, forward=3, moved=3)
    dice = [5, 5, 1, 2, 1, 1, 1, 1]
    a.do(bull, f"skill onslaught #{hero.id}", [*dice, *dice])
    assert hero.marks & next_to.marks & Mark.KNOCKED_DOWN
    assert not apart.marks & Mark.KNOCKED_DOWN


# ------------------------------------------------------------------------------------------------ gazes and shapes


@pytest.mark.rule("dun.skill.nature.lethal-gaze.test")
def test_who_starts_in_a_lethal_gaze_needs_wit_and_cover_helps(arena):
    a = arena("a" * 12)
    gorgon = a.orc(0, 0, skills=("lethal-gaze",), facing="east")
    hero = a.hero(6, 0, facing="west", intelligence=3)
    a.run(activation.begin(a.t, hero.id), [3, 4])
    assert not hero.marks & Mark.KNOCKED_OUT
    a.run(activation.begin(a.t, hero.id), [3, 3])
    assert hero.marks & Mark.KNOCKED_OUT
    lucky = a.hero(5, 0, facing="west", intelligence=3, hands=("shield",))
    a.run(activation.begin(a.t, lucky.id), [3, 3])
    assert not lucky.marks & Mark.KNOCKED_OUT
    lucky.facing = 2
    a.run(activation.begin(a.t, lucky.id))
    gorgon.facing, lucky.facing = 6, 6
    a.run(activation.begin(a.t, lucky.id))
    assert not lucky.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.skill.nature.lethal-gaze.test", "dun.skill.nature.lethal-gaze.immune")
def test_who_walks_into_the_gaze_is_tested_once_and_the_dead_never(arena):
    a = arena("a" * 12)
    a.orc(0, 0, skills=("lethal-gaze",), facing="east")
    hero = a.hero(9, 0, facing="west", intelligence=3)
    a.activate(hero)
    ways = walking.routes(a.t, hero, 5)
    a.run(walking.walk(a.t, hero.id, ways, a.at(5, 0)), [4, 4])
    assert (hero.cell, [key for _, _, key in a.t.rolled]) == (a.at(5, 0), ["gaze"])
    hero.skills = ("undead",)
    a.run(activation.begin(a.t, hero.id))
    assert not hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.skill.nature.lycanthropy.change")
def test_a_lycanthrope_becomes_a_wolf_with_his_own_vitality(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("lycanthropy",), hands=("broadsword",), worn=("leather-armor",), vitality=4, wounds=1)
    wolf = a.content.creatures["night-wolf"]
    a.activate(hero)
    a.do(hero, "change")
    assert a.state.turn.active.action == 0
    assert hero.base[Attribute.STRENGTH] == wolf.attributes[Attribute.STRENGTH]
    assert (hero.base[Attribute.VITALITY], hero.wounds) == (4, 1)
    assert ([held.card for held in hero.hands], hero.worn) == (["claws"], [])
    shapes.leave(hero)
    assert [held.card for held in (*hero.hands, *hero.worn)] == ["broadsword", "leather-armor"]
    a.activate(hero)
    a.do(hero, "change")
    shapes.leave(hero)
    a.activate(hero)
    assert "change" not in a.offers(hero)


@pytest.mark.rule("dun.skill.nature.lycanthropy.return")
def test_from_the_second_turn_on_a_one_brings_the_man_back(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("lycanthropy",), strength=3)
    a.activate(hero)
    a.do(hero, "change")
    a.do(hero, "end")
    assert hero.human is not None
    a.state.turn.number += 1
    a.activate(hero)
    a.do(hero, "end", [2])
    assert hero.human is not None
    a.activate(hero)
    a.do(hero, "end", [1])
    assert (hero.human, hero.base[Attribute.STRENGTH], hero.skills) == (None, 3, ("lycanthropy",))
