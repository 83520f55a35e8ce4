"""The fine print of characters: what weakens them, what helps them, who earns what."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Ground, Section
from undercroft.games.universalis.rules.characters import competing, figures, party
from undercroft.games.universalis.state import DARK, NOBODY, Held, Lasting, Mark

DOWN, STUN, SICK, VENOM, LOADED = Mark.KNOCKED_DOWN, Mark.STUNNED, Mark.DISEASED, Mark.POISONED, Mark.OVERLOADED
LANE = "\n".join(["a" * 16] * 3)


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.rule("dun.condition.cumulative", "dun.condition.kd-stunned", "dun.condition.wounded-penalty")
@pytest.mark.parametrize(
    ("marks", "wounds", "less"),
    [
        (0, 0, 0), (0, 3, 0), (0, 4, 1), (STUN, 0, 1), (DOWN, 0, 1), (LOADED, 0, 1), (STUN | DOWN, 0, 1),
        (STUN | LOADED, 0, 1), (SICK, 0, 1), (VENOM, 0, 1), (SICK | VENOM, 0, 2), (STUN | SICK, 0, 2),
        (STUN | SICK | VENOM, 4, 4), (LOADED | SICK, 0, 2), (LOADED, 4, 2), (Mark.MOVED, 0, 0),
    ],
)  # fmt: skip
def test_how_many_conditions_weaken(arena, marks, wounds, less):
    """Stunned, down and overloaded count as one; disease, venom and the last point of Vitality each as another."""
    a = arena()
    hero = a.hero(3, 3, marks=marks, combat=5, vitality=5)
    hero.wounds = wounds
    assert figures.value(a.t, hero, Attribute.COMBAT) == 5 - less
    assert figures.value(a.t, hero, Attribute.ARMOR) == 3
    hero.skills = ("undead",) if "feels-no-pain" in a.content.known["undead",].words else ()
    if hero.skills:
        assert figures.value(a.t, hero, Attribute.COMBAT) == 5 - bool(marks & DOWN)


@pytest.mark.rule("dun.condition.wounded")
@pytest.mark.parametrize(("vitality", "wounds", "wounded"), [(5, 4, True), (5, 3, False), (1, 0, False), (2, 1, True)])
def test_wounded_is_who_has_one_point_left_of_more(arena, vitality, wounds, wounded):
    a = arena()
    hero = a.hero(3, 3, vitality=vitality)
    hero.wounds = wounds
    assert figures.wounded(hero) is wounded
    assert figures.ailing(a.t, hero) == wounded


@pytest.mark.rule("dun.damage.armor-max", "dun.hero.attr-armor")
@pytest.mark.parametrize(("base", "plus", "armor"), [(3, 0, 3), (5, 1, 6), (5, 3, 6), (6, 1, 6), (4, -2, 2)])
def test_armor_never_counts_above_six(arena, base, plus, armor):
    a = arena()
    hero = a.hero(3, 3, armor=base)
    a.state.lasting = [Lasting(hero.id, "armor", plus, "turn", "test", NOBODY)]
    assert figures.value(a.t, hero, Attribute.ARMOR) == armor


@pytest.mark.rule("dun.terrain.difficult-penalty")
def test_rough_ground_makes_fighting_shooting_and_dodging_harder(arena):
    a = arena()
    hero = a.hero(3, 3, marks=Mark.ROUGH)
    less = [name for name in Attribute if figures.value(a.t, hero, name) == hero.base[name] - 1]
    assert less == [Attribute.COMBAT, Attribute.SHOOTING, Attribute.AGILITY]
    hero.marks |= Mark.FLYING
    assert all(figures.value(a.t, hero, name) == hero.base[name] for name in less)


# ------------------------------------------------------------------------------------------------ light


@pytest.mark.rule("dun.light.area", "dun.light.hand", "dun.light.drop")
@pytest.mark.parametrize(
    ("outdoor", "x", "kind"), [(False, 15, ""), (True, 8, ""), (True, 9, "dark"), (True, 15, "dark")]
)
def test_a_torch_lights_its_section_and_outdoors_six_squares(arena, outdoor, x, kind):
    a = arena(LANE, sections=(Section("a", outdoor=outdoor),))
    a.state.map.dark_sections = {0: "dark"}
    bearer = a.hero(2, 1)
    assert figures.unlit(a.t, a.at(x, 1)) == "dark"
    bearer.hands = [Held("torch", lit=True)]
    assert figures.unlit(a.t, a.at(x, 1)) == kind
    bearer.marks = Mark.KNOCKED_OUT
    assert figures.unlit(a.t, a.at(x, 1)) == "dark"
    a.state.map.lights = [a.at(2, 1)]
    assert figures.unlit(a.t, a.at(x, 1)) == kind


@pytest.mark.rule("dun.light.darkness", "dun.light.total-darkness", "dun.skill.nature.lost-in-the-dark.attributes")
@pytest.mark.parametrize(
    ("kind", "skills", "less"),
    [
        ("dark", (), 0), ("dark", ("lost-in-the-dark",), 1), ("total-darkness", (), 3),
        ("total-darkness", ("lost-in-the-dark",), 3), ("total-darkness", ("undead",), 0),
    ],
)  # fmt: skip
def test_darkness_weakens_those_who_see_badly(arena, kind, skills, less):
    a = arena(points={"total_darkness_penalty": -3})
    a.state.map.dark_sections = {0: kind}
    hero = a.hero(3, 3, skills=skills)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3 - less
    hero.cell = -1
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3


# ------------------------------------------------------------------------------------------------ pets, bonuses, height


@pytest.mark.rule("dun.companion.sharp-senses")
@pytest.mark.parametrize(("x", "helps"), [(4, 1), (5, 0)])
def test_a_part_of_a_larger_pet_beside_him_is_enough(arena, x, helps):
    a = arena()
    hero = a.hero(3, 3)
    a.pet(x + 1, 3, owner=hero.id, skills=("sharp-senses",), span=2, other=a.at(x, 3))
    assert figures.led_by_pet(a.t, hero) == helps


@pytest.mark.rule("dun.companion.sharp-senses")
@pytest.mark.parametrize("change", ["", "apart", "others", "mercenary", "dull", "down", "own-senses", "off"])
def test_a_sharp_nosed_pet_beside_him_helps_its_hero_to_notice(arena, change):
    a = arena()
    hero = a.hero(3, 3)
    pet = a.pet(4, 4, owner=hero.id, skills=("sharp-senses",))
    if change == "apart":
        pet.cell = a.at(5, 4)
    elif change == "others":
        pet.owner = a.hero(5, 5).id
    elif change == "mercenary":
        pet.kind = "mercenary"
    elif change == "dull":
        pet.skills = ()
    elif change == "down":
        pet.marks = Mark.KNOCKED_OUT
    elif change == "own-senses":
        hero.skills = ("sharp-senses",)
    elif change == "off":
        hero.cell = -1
    plain = figures.raised(a.t, hero.base, ())[Attribute.PERCEPTION]
    assert figures.led_by_pet(a.t, hero) == (not change)
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == plain + (not change)
    assert figures.value(a.t, hero, Attribute.AGILITY) == hero.base[Attribute.AGILITY]


@pytest.mark.rule("dun.skill.max-bonus")
@pytest.mark.parametrize(
    ("skills", "detect"),
    [
        ((), 0), (("eagle-eye",), 1), (("eagle-eye", "scout"), 2), (("eagle-eye", "scout", "expert-trapper"), 3),
        (("eagle-eye", "scout", "expert-trapper", "hunter"), 2), (("hunter",), 0),
    ],
)  # fmt: skip
def test_skills_give_three_at_most_with_what_they_add_to_the_attribute(arena, skills, detect):
    a = arena()
    hero = a.hero(3, 3, skills=skills)
    assert figures.bonus(a.t, hero, "detect") == detect
    a.state.lasting = [Lasting(hero.id, "detect", 2, "turn", "test", NOBODY)]
    assert figures.bonus(a.t, hero, "detect") == detect + 2


@pytest.mark.rule("dun.size.equals-height", "dun.mount.height", "dun.skill.nature.vermin.sight")
def test_how_high_somebody_stands(arena):
    a = arena(LANE, ground=(Ground("elevated", (5, 1)),))
    hero, horse = a.hero(3, 1), a.pet(8, 1, size=3)
    level = figures.height(a.t, a.hero(5, 1)) - 2
    assert level >= 0
    assert figures.height(a.t, hero) == 2
    hero.marks = Mark.IN_PIT
    assert figures.height(a.t, hero) == 0
    hero.marks, hero.riding, horse.ridden, hero.cell = 0, horse.id, hero.id, horse.cell
    assert (figures.height(a.t, hero), figures.height(a.t, horse)) == (4, 3)


@pytest.mark.rule("dun.injury.one-armed")
@pytest.mark.parametrize(("injuries", "arms"), [([], 2), (["2"], 1), (["2!"], 1), (["12", "11"], 2)])
def test_who_has_lost_an_arm_has_one(arena, injuries, arms):
    hero = arena().hero(3, 3)
    hero.injuries = injuries
    assert figures.arms(hero) == arms


def test_friends_and_foes_stand_on_the_board(arena):
    a = arena()
    hero, friend, foe = a.hero(3, 3), a.hero(0, 0), a.orc(5, 5)
    for other in (a.hero(-1, -1), a.orc(-1, -1)):
        assert other not in figures.allies(a.state, hero) + figures.enemies(a.state, hero)
    for other in (a.hero(4, 4, marks=Mark.KNOCKED_OUT), a.orc(6, 4, marks=Mark.KNOCKED_OUT)):
        assert other not in figures.allies(a.state, hero) + figures.enemies(a.state, hero)
    assert (figures.allies(a.state, hero), figures.enemies(a.state, hero)) == ([friend], [foe])
    foe.cell = 0
    assert figures.enemies(a.state, hero) == [foe]


# ------------------------------------------------------------------------------------------------ competing


@pytest.mark.rule("dun.compete.markers")
@pytest.mark.parametrize("by", ["named", "active", "pet", "nobody", "orc", "plain"])
def test_whose_points_they_are(arena, by):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(9, 3)
    pet = a.pet(4, 3, owner=hero.id)
    a.switch(compete=by != "plain")
    if by == "active":
        a.activate(hero)
    competing.credit(a.t, 2, {"pet": pet.id, "orc": orc.id, "active": NOBODY, "nobody": NOBODY}.get(by, hero.id))
    competing.credit(a.t, 3, {"pet": pet.id, "orc": orc.id, "active": NOBODY, "nobody": NOBODY}.get(by, hero.id))
    assert hero.uses.get(competing.FEATS, 0) == (5 if by in ("named", "active", "pet") else 0)
    assert not orc.uses
    assert not pet.uses


@pytest.mark.rule("dun.compete.best", "dun.compete.worst")
@pytest.mark.parametrize(
    ("feats", "gained", "xp"),
    [
        ([4], [2], [0]),
        ([4, 1], [2, 2], [1, 0]),
        ([4, 4], [2, 2], [0, 0]),
        ([4, 2, 1], [2, 2, 2], [1, 0, -1]),
        ([4, 2, 1], [2, 2, 0], [1, 0, 0]),
        ([4, 4, 1], [2, 2, 2], [0, 0, -1]),
        ([4, 1, 1], [2, 2, 2], [1, 0, 0]),
    ],
)
def test_the_best_gains_a_point_and_the_last_of_three_loses_one(arena, feats, gained, xp):
    a = arena()
    heroes = [a.hero(x, 3) for x in range(len(feats))]
    for hero, count in zip(heroes, feats, strict=True):
        hero.uses[competing.FEATS] = count
    points = {hero.id: one for hero, one in zip(heroes, gained, strict=True)}
    competing.award(a.t, heroes, points)
    assert [hero.xp for hero in heroes] == [0] * len(xp), "only where heroes compete"
    a.switch(compete=True)
    competing.award(a.t, heroes, points)
    assert [hero.xp for hero in heroes] == xp


# ------------------------------------------------------------------------------------------------ who may join


def with_us(**more):
    return party.Company(**{"names": set(), "classes": set(), "known": set(), "sides": set(), "missing": [], "left": 1,
                            **more})  # fmt: skip


@pytest.mark.rule("dun.heroes.type-mix", "dun.heroes.unique-class")
@pytest.mark.parametrize(
    ("missing", "left", "warrior", "wizard"),
    [
        ([], 1, True, True), (["spellcaster"], 1, False, True), (["spellcaster"], 2, True, True),
        (["spellcaster", "fighter"], 2, True, True), (["explorer"], 1, False, False), (["explorer"], 2, True, True),
    ],
)  # fmt: skip
def test_a_group_that_is_missing_must_come_while_there_is_room(arena, missing, left, warrior, wizard):
    content = arena().content
    us = with_us(missing=missing, left=left)
    assert (us.takes(content, "warrior"), us.takes(content, "wizard")) == (warrior, wizard)
    assert not with_us(classes={"wizard"}, missing=missing, left=left).takes(content, "wizard")


@pytest.mark.rule("dun.heroes.alignment")
@pytest.mark.parametrize(
    ("sides", "good", "evil", "neutral"),
    [(set(), True, True, True), ({"good"}, True, False, True), ({"evil"}, False, True, True)],
)
def test_good_and_evil_do_not_mix(sides, good, evil, neutral):
    us = with_us(sides=sides)
    assert (us.suits("good"), us.suits("evil"), us.suits("neutral")) == (good, evil, neutral)


@pytest.mark.rule("dun.race.alignment", "dun.create.human-evil")
def test_a_human_turns_evil_by_dark_classes_and_lores(arena):
    content = arena().content
    fickle = [race.id for race in content.races.values() if race.fickle]
    dark = [spell.id for spell in content.spells.values() if (lore := content.lores.get(spell.lore)) and lore.evil]
    evil = [own.id for own in content.classes.values() if own.evil]
    assert fickle
    assert dark
    assert evil
    for race in content.races.values():
        plain = party.side_of(content, race.id, "warrior")
        assert plain == race.alignment
        turned = {party.side_of(content, race.id, own) for own in evil}
        turned |= {party.side_of(content, race.id, "wizard", (spell,)) for spell in dark}
        assert turned == ({"evil"} if race.fickle else {plain})
    assert party.side_of(content, "nobody", "warrior") == "neutral"


@pytest.mark.rule("dun.heroes.restrictions-optional", "dun.heroes.choose")
def test_a_free_party_takes_everybody_who_is_not_in_it(arena):
    a = arena()
    a.state.party.start_heroes = 4
    hero = a.hero(3, 3, card="herbod")
    strict = party.company(a.state, a.content)
    assert strict.left == 3
    assert strict.names == {"herbod"}
    assert len(strict.classes) == 1
    assert len(strict.missing) == 2
    a.switch(free_party=True)
    free = party.company(a.state, a.content)
    assert free == party.Company({"herbod"}, set(), set(), set(), [], 3)
    everybody = [one.id for one in a.content.heroes.values() if one.id != hero.card]
    assert party.choosable(a.state, a.content) == everybody
    a.switch(free_party=False)
    a.state.party.start_heroes = 2
    assert party.company(a.state, a.content).missing == []


def test_what_a_profile_raises_counts_for_good(arena):
    a = arena()
    base = (3,) * 12
    assert figures.raised(a.t, base, ("strong", "strong", "hardy", "no-such-skill", "eagle-eye")) == tuple(
        3 + {Attribute.STRENGTH: 2, Attribute.VITALITY: 1}.get(name, 0) for name in Attribute
    )


def test_the_dark_side_has_its_own_natural_armor(arena):
    a = arena()
    hero, orc = a.hero(3, 3, armor=4, natural=1), a.orc(5, 5, armor=5, natural=2)
    assert (figures.natural_armor(a.t, hero), figures.natural_armor(a.t, orc)) == (4, 2)
    assert orc.side == DARK
