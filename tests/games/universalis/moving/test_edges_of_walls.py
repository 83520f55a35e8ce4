"""Walls, leaps onto enemies, interrupted walks, Quick Actions and wonders: the branches that few games see."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.rules.actions import attacks, gear, plans, wonders, work
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.moving import efforts, heights, pouncing
from undercroft.games.universalis.rules.squares.situation import Do, situation
from undercroft.games.universalis.state import Held, Mark, Note

LANE = "a" * 12


def ledge(arena, height=3, rows=1, **more):
    """A lane whose squares from column 4 on lie higher."""
    a = arena("\n".join([LANE] * rows), ground=(Ground("high", (4, 0), 8, rows, height),), **more)
    a.switch(climbing=True, jump_attacks=True)
    return a


def verbs(a, figure):
    return {text.split()[0] for text in a.offers(figure)}


# ------------------------------------------------------------------------------------------------ walls


@pytest.mark.rule("dun.climb-surface.action", "dun.climb-surface.end")
@pytest.mark.parametrize(("movement", "done", "up"), [(6, None, True), (7, None, True), (5, 2, False), (2, 1, False)])
def test_two_points_for_each_point_of_height(arena, movement, done, up):
    a = ledge(arena)
    hero = a.hero(3, 0, movement=movement)
    active = a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", [4, 3])
    assert (hero.cell == a.at(4, 0)) is up
    assert hero.uses.get(Note.WALL_DONE) == done
    assert (active.action, active.begun, active.points, active.move_over) == (0, True, 0, True)
    if not up:
        assert hero.uses[Note.WALL_DOWN] == 0
        assert hero.uses[Note.WALL_FROM] == a.at(3, 0)


@pytest.mark.rule("dun.climb-surface.test")
def test_after_a_failure_on_the_ground_nothing_is_left_of_the_climb(arena):
    a = ledge(arena)
    hero = a.hero(3, 0)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", [1, 2])
    assert hero.uses == {}
    a.activate(hero)
    assert "scale" in verbs(a, hero)


@pytest.mark.rule("dun.climb-surface.continue")
@pytest.mark.parametrize(
    ("change", "offered"), [("none", True), ("no-action", False), ("slow", False), ("full", False), ("two", True)]
)
def test_on_the_wall_he_goes_on_with_an_action_two_points_and_room(arena, change, offered):
    a = ledge(arena)
    hero = a.hero(3, 0, movement=4)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", [4, 3])
    more = {"no-action": {"action": 0}, "slow": {"points": 1}, "two": {"points": 2}}.get(change, {})
    active = a.activate(hero, **more)
    if change == "full":
        a.creature("orc-warrior", 4, 0)
    assert ("scale-on" in verbs(a, hero)) is offered
    if change == "two":
        a.do(hero, f"scale-on @{a.at(4, 0)}", [4, 3])
        assert (active.action, active.begun, hero.cell) == (0, True, a.at(4, 0))


@pytest.mark.rule("dun.climb-surface.continue")
@pytest.mark.parametrize(("points", "dice"), [(2, 3), (4, 4)])
def test_a_fall_is_as_deep_as_he_would_have_come(arena, points, dice):
    """Two of five points of height are behind him; he tries for one or two more."""
    a = ledge(arena, 5)
    hero = a.hero(3, 0, movement=4)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", [4, 3])
    a.activate(hero, points=points)
    a.do(hero, f"scale-on @{a.at(4, 0)}", [1, 2, *[1] * dice])
    assert a.t.rolled[-1] == (dice, 6, "damage")
    assert hero.cell == a.at(3, 0)


@pytest.mark.rule("dun.climb-surface.attacked", "dun.climb-surface.continue")
def test_a_climber_who_was_struck_down_at_the_foot_does_not_fall(arena):
    a = ledge(arena)
    hero = a.hero(3, 0, movement=4)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", [4, 3])
    a.run(activation.begin(a.t, hero.id))
    assert hero.marks & Mark.CLIMBING, "who was not struck down hangs on"
    hero.uses[Note.WALL_DONE] = 0
    hero.marks |= Mark.KNOCKED_DOWN
    a.run(heights.hold_on(a.t, hero.id))
    assert not hero.marks & Mark.CLIMBING
    assert a.t.rolled[-1][2] == "climb"


@pytest.mark.rule("dun.climb-surface.scope", "dun.climb-surface.end")
def test_behind_furniture_he_lands_on_the_floor_and_on_no_other_piece(arena):
    a = arena("aaaaaaa", furniture=(Furnishing("cupboard", (3, 0)), Furnishing("table", (5, 0))))
    a.switch(climbing=True)
    tall, low = a.board.pieces
    hero = a.hero(min(tall.squares) % 7 - 1, 0)
    a.activate(hero)
    goals = heights.surfaces(a.t, hero)
    assert not set(goals) & set(low.squares)


# ------------------------------------------------------------------------------------------------ leaps onto enemies


@pytest.mark.rule("dun.jump-attack.test", "dun.skill.exploration.flying-jump")
@pytest.mark.parametrize("skills", [(), ("climber",), ("acrobat",), ("flying-jump",)])
def test_what_helps_a_jump_helps_one_onto_an_enemy(arena, skills):
    a = ledge(arena, 4)
    hero, orc = a.hero(4, 0, skills=skills), a.creature("orc-warrior", 3, 0)
    bonus = sum(b.value for one in skills for b in a.content.skills[one].bonuses if b.to == "jump")
    beside = -1 if a.t and efforts.unsteady(a.t, hero, orc.cell) else 0
    assert pouncing.trial(a.t, hero, Do("pounce", target=orc.id)).plus == beside + bonus


@pytest.mark.rule("dun.jump-attack.success", "dun.jump-attack.test")
def test_after_the_leap_there_is_no_move_left(arena):
    a = ledge(arena, 4)
    hero, orc = a.hero(4, 0, hands=("broadsword",)), a.orc(3, 0, vitality=9, combat=0)
    active = a.activate(hero)
    a.do(hero, f"pounce #{orc.id}", [4, 3, 5, 4, 1, 2, *[2] * 8], ["-1"])
    assert (active.action, active.points, active.begun, active.move_over) == (0, 0, True, True)
    assert not {"move", "run", "pounce"} & verbs(a, hero)
    assert a.state.lasting == []


@pytest.mark.rule("dun.jump-attack.fail")
def test_with_no_room_beside_the_enemy_a_failed_leap_is_only_a_lost_turn(arena):
    a = ledge(arena, 4)
    hero, orc = a.hero(4, 0), a.creature("orc-warrior", 3, 0)
    a.creature("orc-warrior", 2, 0)
    active = a.activate(hero)
    a.do(hero, f"pounce #{orc.id}", [1, 2])
    assert hero.cell == a.at(4, 0)
    assert (active.action, active.points) == (0, 0)
    assert not verbs(a, hero) & {"attack", "move"}


@pytest.mark.rule("dun.jump-attack.success")
def test_an_enemy_without_room_is_struck_from_beside_it(arena):
    """A troll as large as the jumper cannot be pushed to a single square; who is packed in stays too."""
    a = ledge(arena, 4, rows=2)
    hero, orc = a.hero(4, 0, hands=("broadsword",)), a.orc(3, 0, vitality=9, combat=0)
    a.creature("orc-warrior", 2, 0)
    a.creature("orc-warrior", 2, 1)
    a.creature("orc-warrior", 3, 1)
    a.activate(hero)
    a.do(hero, f"pounce #{orc.id}", [4, 3, 5, 4, 1, 2, *[2] * 8, 1])
    assert orc.cell == a.at(3, 0)
    assert (8, 6, "damage") in a.t.rolled


@pytest.mark.rule("dun.jump-attack.success")
def test_nobody_strikes_whom_the_push_has_thrown_into_the_abyss(arena):
    ground = (Ground("high", (4, 0), 8, 1, 4), Ground("abyss", (2, 0)))
    a = arena(LANE, ground=ground)
    hero, orc = a.hero(4, 0, hands=("broadsword",)), a.creature("orc-warrior", 3, 0)
    del a.state.figures[orc.id]
    a.run(pouncing.strike(a.t, hero.id, orc.id, 4))
    assert a.t.rolled == []
    other = a.creature("orc-warrior", 3, 0, marks=Mark.KNOCKED_OUT)
    a.run(pouncing.strike(a.t, hero.id, other.id, 4))
    assert a.t.rolled == []
    other.marks = 0
    hero.marks |= Mark.KNOCKED_OUT
    a.run(pouncing.strike(a.t, hero.id, other.id, 4))
    assert a.t.rolled == []


@pytest.mark.rule("dun.jump-attack.cling-roll", "dun.jump-attack.cling")
def test_a_clinging_hero_goes_where_the_troll_goes(arena):
    a = ledge(arena, 4)
    hero, troll = a.hero(4, 0), a.orc(3, 0, size=3, vitality=9)
    a.activate(hero)
    a.do(hero, f"pounce #{troll.id}", [4, 3], ["cling"])
    troll.cell = a.at(1, 0)
    a.run(activation.begin(a.t, hero.id), [5, 5, 2, 3])
    assert hero.uses[Note.CLINGS_AT] == a.at(1, 0)
    assert a.state.turn.active is None
    del a.state.figures[troll.id]
    a.run(activation.begin(a.t, hero.id))
    assert hero.cell == a.at(1, 0)
    assert not set(hero.uses) & {Note.CLINGS, Note.CLINGS_AT, Note.CLINGS_FREE}


# ------------------------------------------------------------------------------------------------ walks


@pytest.mark.rule("dun.jump.test", "dun.jump.melee-range", "dun.rope.enemy-adjacent")
@pytest.mark.parametrize(
    ("start", "end", "gap"), [((2, 0), (4, 0), (3, 0)), ((4, 0), (2, 0), (3, 0)), ((2, 0), (3, 0), (2, 0))]
)
def test_the_first_square_of_a_gap(arena, start, end, gap):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(*start)
    assert efforts.first_gap(a.t, hero, a.at(*end)) == a.at(*gap)


@pytest.mark.rule("dun.jump.test", "dun.rope.enemy-adjacent")
def test_the_first_of_two_squares_of_a_gap(arena):
    a = arena("\n".join([LANE] * 4), ground=(Ground("pit", (3, 0), 2, 4),))
    assert efforts.first_gap(a.t, a.hero(2, 1), a.at(5, 1)) == a.at(3, 1)
    assert efforts.first_gap(a.t, a.hero(5, 2), a.at(2, 2)) == a.at(4, 2)


@pytest.mark.rule("dun.jump.interrupt", "dun.skill.nature.fearsome.contact")
def test_who_lands_beside_a_fearsome_enemy_tests_his_courage(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(2, 0, courage=3)
    wight = a.creature("grave-wight", 5, 0, facing="west")
    active = a.activate(hero)
    a.do(hero, f"jump @{a.at(4, 0)}", [5, 4, 1, 2])
    assert hero.cell == a.at(4, 0)
    assert hero.fears == [wight.card]
    assert active.points == 0, "he has come into its Melee Range"


@pytest.mark.rule("dun.climb.no-space")
@pytest.mark.parametrize(("size", "high"), [(2, 1), (4, 1)])
def test_an_ally_at_the_edge_makes_room_wherever_he_can_step(arena, size, high):
    a = arena("\n".join([LANE] * 2), ground=(Ground("pit", (3, 0)),), furniture=(Furnishing("cupboard", (5, 0)),))
    ally = a.hero(4, 0, size=size)
    found = efforts.aside(a.t, ally, a.at(3, 0))
    assert a.at(3, 0) not in found
    assert a.at(4, 1) in found


# ------------------------------------------------------------------------------------------------ things in hand


@pytest.mark.rule("dun.relic.size", "dun.magic-object.one-per-type")
@pytest.mark.parametrize(
    ("magic", "race", "may"),
    [
        ("sunbrand", "humans", True), ("sunbrand", "ogres", False), ("sunbrand", "cyclops", False),
        ("whisper", "humans", True), ("whisper", "ogres", True),
    ],
)  # fmt: skip
def test_relics_are_not_for_the_large_and_other_magic_is(arena, magic, race, may):
    a = arena()
    hero = a.of_race(race, 4, 4)
    card = a.content.magic[magic]
    assert card.relic is (magic == "sunbrand")
    assert gear.allowed(a.t, hero, Held(card.base, magic=magic)) is may


@pytest.mark.rule("dun.magic-object.backpack")
def test_of_two_things_of_one_name_the_magic_one_is_put_on(arena):
    a = arena()
    card = a.content.magic["ring-of-second-breath"]
    name = card.base or card.id
    ring = Held(name, magic=card.id)
    hero = a.hero(1, 1)
    hero.pack = [Held("torch"), Held(name), ring, Held("rope")]
    active = a.activate(hero)
    a.do(hero, f"wear {name}")
    assert hero.worn == [ring]
    assert [held.card for held in hero.pack] == ["torch", name, "rope"]
    assert active.quick == 0
    a.activate(hero)
    a.do(hero, f"unwear {name}")
    assert hero.worn == []
    assert hero.pack[-1] == ring


@pytest.mark.rule("dun.magic-object.types")
def test_a_power_is_used_as_often_as_its_card_says(arena):
    a = arena(LANE)
    card = next(one for one in a.content.magic.values() if one.effects and one.uses and not one.range)
    hero = a.hero(1, 0)
    assert wonders.left(hero, card) == card.uses
    hero.uses[f"power-{card.id}"] = 1
    assert wonders.left(hero, card) == card.uses - 1


@pytest.mark.rule("dun.magic-object.types", "dun.los.needed")
@pytest.mark.parametrize(("x", "wall", "aimed"), [(4, False, True), (5, False, False), (4, True, False)])
def test_a_power_with_a_range_needs_range_and_sight(arena, x, wall, aimed):
    a = arena(LANE, furniture=(Furnishing("cupboard", (2, 0)),) if wall else ())
    hero, orc = a.hero(0, 0, facing="west"), a.creature("orc-warrior", x, 0)
    seen = [orc.id] if aimed else []
    assert wonders.aims(a.t, hero, 4) == seen


@pytest.mark.rule("dun.skill.scholarly.alchemist.identify", "dun.identify.unknown")
def test_an_alchemist_tries_one_potion_in_all(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("alchemist",), intelligence=4)
    one, two = Held("unknown", known=False), Held("unknown", known=False)
    hero.pack = [Held("rope"), one, two]
    assert work.identifiable(a.t, hero, one)
    assert not work.identifiable(a.t, hero, hero.pack[0])
    assert not work.identifiable(a.t, a.hero(2, 1), one)
    active = a.activate(hero)
    a.do(hero, next(text for text in a.offers(hero) if text.startswith("identify")), [1, 2])
    assert active.action == 0
    assert not work.identifiable(a.t, hero, two)
    a.activate(hero)
    assert "identify" not in verbs(a, hero)


# ------------------------------------------------------------------------------------------------ attacks


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.attack")
@pytest.mark.parametrize(
    ("skills", "hands", "attacked", "most", "plus"),
    [
        (("two-weapon-fighting",), ("broadsword", "axe"), 0, 0, -1),
        (("two-weapon-fighting",), ("broadsword",), 0, 0, 0),
        ((), ("broadsword", "axe"), 0, 0, 0),
        (("two-weapon-fighting",), ("broadsword", "axe"), 0, 1, 0),
        (("two-weapon-fighting",), ("broadsword", "axe"), 1, 1, -1),
        (("two-weapon-fighting",), ("broadsword", "axe"), 2, 1, -1),
        (("two-weapon-fighting",), ("katar", "katar"), 0, 0, 0),
    ],
)
def test_two_weapons_cost_a_point_while_both_strike(arena, skills, hands, attacked, most, plus):
    a, hero, orc = arena.duel({"hands": hands, "skills": skills})
    a.activate(hero, attacks=attacked, most=most, skills=["two-weapon-fighting"] if attacked else [])
    blows = attacks.described(a.t, hero.id, Do("attack", target=orc.id, word=hands[0], who=hero.id))
    assert blows.plus == plus


@pytest.mark.rule("dun.action.ranged", "dun.ranged.mod-moved")
@pytest.mark.parametrize(("moved", "over"), [(0, False), (2, True)])
def test_a_shot_ends_a_move_that_has_begun(arena, moved, over):
    a = arena(LANE)
    hero, orc = a.hero(1, 0, hands=("short-bow",), facing="east"), a.creature("orc-warrior", 9, 0)
    active = a.activate(hero, moved=moved)
    a.do(hero, f"shoot short-bow #{orc.id}", [2, 3])
    assert (active.action, active.begun, active.move_over) == (0, True, over)


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots", "dun.skill.two-active")
@pytest.mark.parametrize(("using", "ways"), [((), 4), (("aiming",), 3), (("aiming", "cruel"), 0)])
def test_two_shots_and_the_archers_repeat_are_two_active_skills(arena, using, ways):
    a = arena(LANE)
    skills = ("fast-shooting", "expert-archer")
    hero = a.hero(1, 0, hands=("short-bow",), facing="east", skills=skills, shooting=5, agility=5)
    orc = a.creature("orc-warrior", 9, 0)
    a.activate(hero, skills=list(using))
    s = situation(a.t, hero.id)
    weapon = a.content.weapons["short-bow"]
    fast = attacks.fast(a.t, s, weapon)
    assert fast == "fast-shooting"
    found = {do.ways for do in plans.shots(a.t, s, hero.hands[0], weapon, orc, fast=fast)}
    both = ("fast-shooting", "expert-archer")
    assert (both in found) is (len(using) == 0)
    assert (("expert-archer",) in found) is (len(using) < 2)


@pytest.mark.rule("dun.skill.combat.spinning-blow", "dun.melee.blunder-ends")
def test_a_spin_goes_on_only_while_it_is_his_activation(arena):
    """A blunder against the first ends it: the others are not struck."""
    a = arena()
    hero = a.hero(5, 4, hands=("greatsword",), skills=("spinning-blow",), combat=5, strength=3)
    orcs = [a.creature("orc-warrior", x, 3, vitality=9) for x in (4, 5, 6)]
    a.activate(hero)
    text = next(one for one in a.offers(hero) if "spinning-blow" in one and f"#{orcs[1].id}" in one)
    a.do(hero, text, [1, 1, 3, 4, 5])
    assert [key for *_, key in a.t.rolled] == ["attack", "defence", "break"]
    assert all(not orc.wounds for orc in orcs)
    assert hero.hands == []
    assert (a.state.turn.active.most, a.state.turn.active.action) == (0, 0)


@pytest.mark.rule("dun.skill.combat.spinning-blow")
def test_a_spin_reaches_two_more_and_leaves_no_attack_over(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), skills=("spinning-blow",), combat=1)
    orcs = [a.creature("orc-warrior", x, y, vitality=9, facing="south") for x, y in ((4, 3), (5, 3), (6, 3), (4, 4))]
    active = a.activate(hero)
    text = next(one for one in a.offers(hero) if "spinning-blow" in one and f"#{orcs[1].id}" in one)
    a.do(hero, text, [1, 2, 5, 4] * 3)
    assert [key for *_, key in a.t.rolled] == ["attack", "defence"] * 3
    assert (active.most, active.action) == (0, 0)
