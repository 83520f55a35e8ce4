"""What the attributes are for, zones of equipment, tiles, sizes."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.rules.activation import odds
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.harm import charted
from undercroft.games.universalis.rules.squares.movement import points_of
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Held


def raised(hero, attribute, value):
    hero.base = (*hero.base[:attribute], value, *hero.base[attribute + 1 :])


USES = {
    "pick": ("DEXTERITY", "dun.hero.attr-dexterity"),
    "solve": ("INTELLIGENCE", "dun.hero.attr-intelligence"),
    "secret": ("PERCEPTION", "dun.hero.attr-perception"),
    "jump": ("AGILITY", "dun.hero.attr-agility"),
}


@pytest.mark.rule(
    "dun.hero.attr-dexterity", "dun.hero.attr-intelligence", "dun.hero.attr-perception", "dun.hero.attr-agility"
)
@pytest.mark.parametrize("verb", USES)
def test_each_test_rests_on_its_attribute_alone(arena, verb):
    a = arena()
    hero = a.hero(1, 1)
    name = USES[verb][0]
    before = odds.of(a.t, hero.id, Do(verb, target=0))
    for other in Attribute:
        if other.name not in (name, "VITALITY"):
            raised(hero, other, 9)
    assert odds.of(a.t, hero.id, Do(verb, target=0)) == before
    raised(hero, Attribute[name], 9)
    assert odds.of(a.t, hero.id, Do(verb, target=0)) > before


@pytest.mark.rule("dun.hero.attr-movement", "dun.hero.attr-strength")
def test_movement_and_strength(arena):
    a = arena()
    hero = a.hero(1, 1, movement=6, strength=4, vitality=5)
    assert points_of(a.t, hero.id) == 6
    assert shields.damage_dice(a.t, hero, a.content.weapons["broadsword"]) == 5
    assert load.most_weight(hero) == 18


@pytest.mark.rule("dun.hero.attr-combat", "dun.hero.attr-shooting")
def test_combat_and_shooting_skill(arena):
    a = arena()
    hero, orc, far = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3), a.orc(5, 0)
    strike = Do("attack", orc.id, word="broadsword")
    low = odds.of(a.t, hero.id, strike)
    raised(hero, Attribute.COMBAT, 6)
    assert odds.of(a.t, hero.id, strike) > low
    hero.hands = [Held("short-bow")]
    low = odds.of(a.t, hero.id, Do("shoot", far.id, word="short-bow"))
    raised(hero, Attribute.SHOOTING, 6)
    assert odds.of(a.t, hero.id, Do("shoot", far.id, word="short-bow")) > low


@pytest.mark.rule("dun.hero.attr-mana", "dun.hero.attr-vitality", "dun.hero.base-zero")
def test_a_new_hero_begins_full_with_dexterity_and_perception_from_skills_only():
    from undercroft.games.universalis import INFO
    from undercroft.games.universalis.game import GAME
    from undercroft.kernel import configure

    config = configure(INFO, seed=5, seats=1, heroes=3, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    for figure in state.figures.values():
        printed = content.heroes[figure.card].attributes
        assert figure.mana == printed[Attribute.MANA]
        assert figure.wounds == 0
        assert printed[Attribute.DEXTERITY] == printed[Attribute.PERCEPTION] == 0
        assert figure.fortune == content.heroes[figure.card].fortune


@pytest.mark.rule("dun.hero.attr-courage")
def test_courage_is_tested_against_fear(arena):
    from undercroft.games.universalis.rules.checks import fear

    a = arena()
    hero, ghoul = a.hero(1, 1, courage=2), a.orc(5, 5)
    assert not a.run(fear.courage(a.t, hero.id, ghoul.id), [4, 3])
    raised(hero, Attribute.COURAGE, 3)
    assert a.run(fear.courage(a.t, hero.id, ghoul.id), [4, 3])


@pytest.mark.rule("dun.hero.body-zone", "dun.hero.backpack-zone")
def test_worn_things_count_and_packed_things_do_not(arena):
    a = arena()
    hero = a.hero(1, 1, armor=3, worn=("chainmail",), hands=("broadsword", "torch"), pack=("shield",))
    assert figures.value(a.t, hero, Attribute.ARMOR) == 5
    assert figures.shield_of(a.t, hero) is None
    hero.pack, hero.worn = [Held("chainmail")], []
    assert figures.value(a.t, hero, Attribute.ARMOR) == 3


@pytest.mark.rule("dun.size.heights", "dun.size.equals-height", "dun.size.creatures")
def test_heights_of_people_and_furniture(arena):
    a = arena()
    assert figures.height(a.t, a.hero(1, 1)) == 2
    furniture = a.content.furniture
    assert [furniture[name].height for name in ("table", "cupboard", "library")] == [1, 2, 2]
    assert a.board.base(0, 4) == (0, 1, 12, 13)


@pytest.mark.rule("dun.size.much-larger")
def test_much_larger_is_two_points(arena):
    a = arena()
    man, giant, ogre = a.hero(1, 1, size=2), a.orc(5, 5, size=4), a.orc(9, 1, size=3)
    assert charted(a.t, giant, man, 0) == "knocked-down"
    assert charted(a.t, ogre, man, 0) == charted(a.t, giant, ogre, 0) == ""
    assert charted(a.t, man, giant, 2) == charted(a.t, man, ogre, 2) == "stunned"


@pytest.mark.rule("dun.door.no-square", "dun.door.closed-default")
def test_a_door_lies_between_two_squares(arena):
    a = arena("aabb", doors=(Door("gate", (1, 0), "east"),))
    assert a.board.doors[0].pairs == ((1, 2),)
    assert a.state.map.doors[0].state == "closed"


@pytest.mark.rule("dun.gloss.character")
def test_conditions_bind_heroes_and_creatures_alike(arena):
    from undercroft.games.universalis.rules.harm.damage import afflict

    a = arena()
    for figure in (a.hero(1, 1), a.orc(3, 3), a.pet(5, 5)):
        afflict(a.t, figure.id, "stunned")
        assert figures.value(a.t, figure, Attribute.COMBAT) == 2
