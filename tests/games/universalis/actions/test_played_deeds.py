"""Doors, chests, searches and lessons as people play them, with the die that just fails."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.events import Cast, Searched
from undercroft.games.universalis.state import Held, Mark, SetTrap

HALL = "\n".join(["a" * 14] * 8)
TWO = "\n".join(["aaaabbbbbb"] * 6)
GATE = (Door("gate", (3, 2), "east"),)


def verbs(a, figure):
    return {text.split()[0] for text in a.offers(figure)}


@pytest.mark.rule("dun.door.adjacent", "dun.door.diagonal")
@pytest.mark.parametrize(("x", "y", "opens"), [(3, 2, True), (3, 1, False), (3, 3, False), (2, 2, False)])
def test_a_door_is_opened_from_the_square_before_it(arena, x, y, opens):
    a = arena(TWO, doors=GATE)
    hero = a.hero(x, y)
    a.state.map.doors[0].obstacle = True
    a.activate(hero)
    assert ("open #0" in a.offers(hero)) is opens
    if opens:
        a.play(hero, "open #0", [])
        assert a.state.map.doors[0].state == "open"


@pytest.mark.rule("dun.door.pick-lock", "dun.skill.exploration.locksmith", "dun.hero.attr-dexterity")
@pytest.mark.parametrize(
    ("skills", "dice", "opened"),
    [((), (6, 4), True), ((), (5, 4), False), (("locksmith",), (5, 3), True), (("locksmith",), (4, 3), False)],
)
def test_a_locksmith_has_two_more_at_a_lock(arena, skills, dice, opened):
    a = arena(TWO, doors=GATE)
    door = a.state.map.doors[0]
    door.lock = door.obstacle = True
    hero = a.hero(3, 2, skills=skills, dexterity=0)
    a.activate(hero)
    text = next(one for one in a.offers(hero) if one.startswith("pick"))
    a.play(hero, text, dice)
    assert (door.state == "open") is opened
    assert door.failed is not opened


@pytest.mark.rule(
    "dun.riddle.solve",
    "dun.riddle.penalty",
    "dun.hero.attr-intelligence",
)
@pytest.mark.parametrize(("dice", "solved"), [((5, 3), True), ((4, 3), False)])
def test_a_riddle_is_an_intelligence_test_at_minus_two(arena, dice, solved):
    a = arena(TWO, doors=GATE)
    door = a.state.map.doors[0]
    door.riddle = door.obstacle = True
    hero = a.hero(3, 2, intelligence=4)
    a.activate(hero)
    text = next(one for one in a.offers(hero) if one.startswith("solve"))
    a.play(hero, text, dice)
    assert (not door.riddle) is solved
    assert door.failed is not solved


@pytest.mark.rule("dun.search.room", "dun.search.room-once", "dun.search.room-no-move", "dun.hero.attr-perception")
@pytest.mark.parametrize(("dice", "coins"), [((6, 4, 5), 3), ((5, 4), 0)])
def test_a_room_is_searched_once_instead_of_a_move(arena, dice, coins):
    a = arena(HALL)
    hero = a.hero(3, 2, perception=0)
    active = a.activate(hero)
    a.play(hero, "search-room", dice)
    assert hero.coins == coins
    assert (active.move_over, active.points, active.action) == (True, 0, 0)
    a.activate(hero)
    assert "search-room" not in a.offers(hero)


@pytest.mark.rule("dun.walk.search-furniture", "dun.skill.scholarly.polyglot.search", "dun.search.element-once")
@pytest.mark.parametrize(("skills", "total"), [((), 7), (("polyglot",), 8)])
def test_who_reads_all_languages_finds_more_among_books(arena, skills, total):
    a = arena(HALL, furniture=(Furnishing("library", (4, 3)),))
    hero = a.hero(4, 2, skills=skills)
    a.state.supply.treasures = []
    a.activate(hero)
    a.play(hero, "search #0", [4, 3])
    assert a.t.told(Searched)[0].total == total
    a.activate(hero)
    assert "search #0" not in a.offers(hero)


@pytest.mark.rule(
    "dun.trap.reaction",
    "dun.trap.detected",
)
@pytest.mark.parametrize(("dice", "seen"), [((6, 5), True), ((2, 1), False)])
def test_a_printed_trap_is_seen_before_the_step_or_goes_off(arena, dice, seen):
    a = arena(HALL)
    a.state.map.traps = [SetTrap(a.at(3, 2), "snare")]
    a.state.dark.reserve = 9
    hero = a.hero(1, 2, perception=3, vitality=30)
    a.activate(hero, rolled=True)
    a.play(hero, f"move @{a.at(4, 2)}", dice)
    known = [trap for trap in a.state.map.traps if trap.known]
    assert bool(known) is seen
    if seen:
        assert hero.cell == a.at(2, 2)


@pytest.mark.rule("dun.swim.roll", "dun.swim.distance", "dun.hero.attr-agility")
def test_one_swims_as_far_as_one_is_agile(arena):
    for dice, points in (((4, 3), 3), ((1, 1), 0)):
        a = arena("a" * 14, ground=(Ground("deep-water", (3, 0), 8),))
        hero = a.hero(2, 0, agility=3)
        active = a.activate(hero, rolled=True)
        a.play(hero, "swim", dice)
        assert active.points == points


@pytest.mark.rule("dun.skill.scholarly.reckless-wizard", "dun.magic.blunder")
@pytest.mark.parametrize(
    ("skills", "dice", "stunned"),
    [
        ((), (3, 3), False),
        (("reckless-wizard",), (3, 3), True),
        (("reckless-wizard",), (4, 4), False),
        ((), (1, 1), True),
    ],
)
def test_the_reckless_blunder_on_doubles_up_to_three(arena, skills, dice, stunned):
    a = arena(HALL)
    hero = a.hero(1, 2, skills=skills, intelligence=4, mana=6, spells=("lightning",), vitality=9, facing="east")
    orc = a.creature("orc-warrior", 6, 2, vitality=30)
    a.activate(hero)
    a.play(hero, f"cast lightning #{orc.id}", dice)
    assert bool(hero.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.nature.familiar.bonus", "dun.skill.scholarly.battle-wizard.heavy-armor")
@pytest.mark.parametrize(
    ("pet", "worn", "skills", "total"),
    [(False, (), (), 11), (True, (), (), 12), (False, ("chainmail",), ("battle-wizard",), 9)],
)
def test_what_helps_and_hinders_a_casting(arena, pet, worn, skills, total):
    a = arena(HALL)
    hero = a.hero(1, 2, intelligence=4, mana=6, spells=("lightning",), facing="east", worn=worn, skills=skills)
    if pet:
        a.companion("raven-familiar", 1, 1, kind="pet", owner=hero.id)
    orc = a.creature("orc-warrior", 6, 2, vitality=30)
    a.activate(hero)
    a.play(hero, f"cast lightning #{orc.id}", [4, 3])
    assert a.t.told(Cast)[0].total == total


@pytest.mark.rule("dun.skill.scholarly.recovering-mana", "dun.skill.scholarly.recovering-mana.markers")
def test_four_dice_bring_mana_back_and_ones_cost_blood(arena):
    a = arena(HALL)
    hero = a.hero(1, 2, skills=("recovering-mana",), mana=6, vitality=6, casts={"fireball": 2, "lightning": 1})
    a.activate(hero)
    hero.mana = 1
    text = next(one for one in a.offers(hero) if "recovering-mana" in one)
    a.play(hero, text, [1, 4, 5, 6])
    assert (hero.mana, hero.wounds) == (4, 1)
    assert hero.casts == {"fireball": 1, "lightning": 0}


@pytest.mark.rule("dun.skill.combat.combat-master", "dun.attack.max-three")
@pytest.mark.parametrize(("foes", "blows"), [(1, 1), (2, 2)])
def test_a_combat_master_strikes_once_more_among_two(arena, foes, blows):
    a = arena(HALL)
    hero = a.hero(4, 4, hands=("broadsword",), skills=("combat-master",), combat=5)
    orcs = [a.creature("orc-warrior", x, 3, vitality=90, facing="south") for x in (4, 5)[:foes]]
    a.activate(hero)
    for _ in range(blows):
        a.play(hero, f"attack broadsword #{orcs[0].id}", [2, 1, 6, 5])
    assert "attack" not in verbs(a, hero)


@pytest.mark.rule("dun.injury.one-armed", "dun.hero.hands-zone")
def test_the_one_armed_draw_nothing_for_two_hands(arena):
    for injuries, texts in (([], {"draw greatsword", "draw dagger"}), (["2"], {"draw dagger"})):
        a = arena(HALL)
        hero = a.hero(4, 4, pack=("greatsword", "dagger"), injuries=injuries)
        a.activate(hero)
        assert {text for text in a.offers(hero) if text.startswith("draw")} == texts
        a.play(hero, "draw dagger", [])
        assert hero.hands == [Held("dagger")]


@pytest.mark.rule("dun.skill.scholarly.powerful-mind.riddles", "dun.riddle.solve")
@pytest.mark.parametrize(("less", "solved"), [(0, True), (1, False)])
def test_a_powerful_mind_solves_riddles_more_easily(arena, less, solved):
    a = arena(TWO, doors=GATE)
    more = sum(one.value for one in a.content.skills["powerful-mind"].bonuses if one.to == "riddle")
    assert more > 0
    door = a.state.map.doors[0]
    door.riddle = door.obstacle = True
    hero = a.hero(3, 2, intelligence=4, skills=("powerful-mind",))
    a.activate(hero)
    total = 10 + 2 - 4 - more - less
    text = next(one for one in a.offers(hero) if one.startswith("solve"))
    a.play(hero, text, [total - total // 2 + (total % 2 == 0), total // 2 - (total % 2 == 0)])
    assert (not door.riddle) is solved


@pytest.mark.rule("dun.furniture.move")
@pytest.mark.parametrize(("at", "moves"), [((6, 4), True), ((7, 4), False)])
def test_a_large_hero_moves_what_stands_beside_any_square_of_his_base(arena, at, moves):
    """The trunk stands beside the lower right square of his base, two squares from the first one, or apart."""
    a = arena(HALL, furniture=(Furnishing("trunk", at),))
    ogre = a.of_race("ogres", 4, 3)
    a.activate(ogre)
    assert any(text.startswith("shove-piece") for text in a.offers(ogre)) is moves
