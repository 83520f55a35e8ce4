"""Which blows and shots there are, how many, and what they use up."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.events import Attacked
from undercroft.games.universalis.rules.actions import attacks, plans
from undercroft.games.universalis.rules.automaton import conducting, reckoning
from undercroft.games.universalis.rules.carrying import hands
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 20


def kinds(a, figure):
    """What is offered of attacks: verb and weapon."""
    return {tuple(text.split()[:2]) for text in a.offers(figure) if text.split()[0] in ("attack", "shoot")}


# ------------------------------------------------------------------------------------------------ offers


@pytest.mark.rule("dun.attack.max-three", "dun.melee.shielding", "dun.action.melee")
@pytest.mark.parametrize(
    ("active", "own", "may"),
    [
        pytest.param({}, {}, True, id="plain"),
        pytest.param({"action": 0}, {}, False, id="no Action"),
        pytest.param({"action": 0, "most": 1}, {}, True, id="a blow of this Action is left"),
        pytest.param({"attacks": 2}, {}, True, id="two attacks"),
        pytest.param({"attacks": 3}, {}, False, id="three attacks"),
        pytest.param({"attacks": 3}, {"size": 4}, True, id="three attacks of a Huge one"),
        pytest.param({}, {"marks": Mark.SHIELDED}, False, id="behind his shield"),
        pytest.param({}, {"marks": Mark.KNOCKED_DOWN}, False, id="on the ground"),
    ],
)
def test_who_can_strike(arena, active, own, may):
    a, hero, orc = arena.duel(hero=own)
    a.activate(hero, **active)
    assert (("attack", "broadsword") in kinds(a, hero)) is may
    assert orc.id in a.state.figures


@pytest.mark.rule("dun.move.within-melee-range")
def test_who_has_bound_himself_strikes_that_one_only(arena):
    a, hero, orc = arena.duel()
    other = a.orc(6, 4)
    a.activate(hero, bound=other.id)
    targets = {text.split()[-1].split("+")[0] for text in a.offers(hero) if text.startswith("attack")}
    assert targets == {f"#{other.id}"}
    assert f"#{orc.id}" not in targets


@pytest.mark.rule("dun.ranged.not-engaged", "dun.equip.handgun-close", "dun.water.deep-no-shooting", "dun.run.declare")
@pytest.mark.parametrize(
    ("near", "marks", "active", "ground", "found"),
    [
        pytest.param(False, 0, {}, "", {"short-bow", "handgun"}, id="plain"),
        pytest.param(True, 0, {}, "", {"handgun"}, id="beside him"),
        pytest.param(False, Mark.KNOCKED_DOWN, {}, "", {"handgun"}, id="on the ground"),
        pytest.param(False, Mark.KNOCKED_DOWN, {"action": 0, "most": 1}, "", set(), id="on the ground without Action"),
        pytest.param(False, 0, {"running": True}, "", set(), id="running"),
        pytest.param(False, 0, {"action": 0, "most": 1}, "", set(), id="no Action"),
        pytest.param(False, 0, {}, "deep-water", set(), id="in deep water"),
    ],
)
def test_who_can_shoot(arena, near, marks, active, ground, found):
    a = arena(LANE, ground=(Ground(ground, (3, 0)),) if ground else (), start=((19, 0),))
    hero = a.hero(3, 0, hands=("short-bow", "handgun", "axe"), facing="east", marks=marks)
    a.orc(4 if near else 8, 0)
    a.activate(hero, **active)
    assert {weapon for verb, weapon in kinds(a, hero) if verb == "shoot"} == found


def test_nothing_is_shot_with_what_is_not_loaded(arena):
    a = arena(LANE, start=((19, 0),))
    hero = a.hero(3, 0, hands=(Held("crossbow", loaded=False),), facing="east")
    a.orc(8, 0)
    a.activate(hero)
    assert kinds(a, hero) == set()
    assert "reload crossbow" in a.offers(hero)
    a.state.turn.active.bound = 1
    assert "reload crossbow" not in a.offers(hero)


@pytest.mark.rule("dun.equip.reload", "dun.equip.reload-two")
def test_one_action_loads_one_weapon(arena):
    a = arena(LANE, start=((19, 0),))
    empty = Held("crossbow", loaded=False)
    hero = a.hero(3, 0, hands=(Held("crossbow"), empty, empty), facing="east")
    active = a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("reload")] == ["reload crossbow"]
    a.do(hero, "reload crossbow")
    assert hero.hands == [Held("crossbow"), Held("crossbow"), empty]
    assert (active.action, active.begun) == (0, True)


@pytest.mark.rule("dun.water.deep-melee")
@pytest.mark.parametrize(("weapon", "may"), [("broadsword", False), ("dagger", True)])
def test_in_deep_water_one_fights_with_a_dagger_only(arena, weapon, may):
    a = arena(ground=(Ground("deep-water", (5, 4)),))
    hero = a.hero(5, 4, hands=(weapon,))
    a.orc(5, 3)
    a.activate(hero)
    assert (("attack", weapon) in kinds(a, hero)) is may


@pytest.mark.rule("dun.reach.attack-back")
@pytest.mark.parametrize(
    ("own", "theirs", "skills", "may"),
    [
        (("broadsword",), ("spear",), (), True),
        (("broadsword",), ("axe",), (), False),
        (("spear",), ("axe",), (), True),
        (("broadsword",), ("axe",), ("tentacles",), True),
    ],
)
def test_at_two_squares(arena, own, theirs, skills, may):
    a = arena()
    hero = a.hero(5, 5, hands=own, skills=skills, facing="north")
    orc = a.orc(5, 3, hands=theirs, facing="south")
    assert attacks.reaches(a.t, hero, orc, a.content.weapons[own[0]]) is may
    orc.facing = 0
    assert attacks.reaches(a.t, hero, orc, a.content.weapons[own[0]]) is (may and theirs != ("spear",))


# ------------------------------------------------------------------------------------------------ how many


@pytest.mark.rule(
    "dun.skill.nature.double-attack", "dun.skill.nature.multiple-attacks", "dun.attack.max-three",
    "dun.skill.combat.berserker.effects", "dun.skill.combat.two-weapon-fighting.attack",
    "dun.skill.combat.combat-master",
)  # fmt: skip
@pytest.mark.parametrize(
    ("skills", "more", "foes", "count"),
    [
        ((), {}, 1, 1),
        (("double-attack",), {}, 1, 2),
        (("multiple-attacks",), {}, 1, 3),
        ((), {"marks": Mark.BERSERK}, 1, 2),
        (("multiple-attacks",), {"marks": Mark.BERSERK}, 1, 3),
        (("multiple-attacks",), {"marks": Mark.BERSERK, "size": 4}, 1, 4),
        (("two-weapon-fighting",), {"hands": ("axe", "short-sword")}, 1, 2),
        (("two-weapon-fighting",), {"hands": ("axe",)}, 1, 1),
        (("combat-master",), {}, 1, 1),
        (("combat-master",), {}, 2, 2),
    ],
)
def test_how_many_blows_an_action_has(arena, skills, more, foes, count):
    a = arena()
    hero = a.hero(5, 4, skills=skills, combat=5, **{"hands": ("axe",), **more})
    for x in (5, 6)[:foes]:
        a.orc(x, 3)
    a.activate(hero)
    assert attacks.attacks_per_action(a.t, hero) == count


@pytest.mark.rule("dun.skill.combat.spinning-blow")
def test_a_spinning_blow_takes_the_place_of_all_others(arena):
    a = arena()
    hero = a.hero(5, 4, skills=("multiple-attacks", "spinning-blow"), hands=("axe",))
    a.orc(5, 3)
    a.orc(6, 3)
    a.activate(hero)
    assert attacks.attacks_per_action(a.t, hero, ("spinning-blow",)) == 1
    assert attacks.attacks_per_action(a.t, hero, ("mighty-blow",)) == 3


@pytest.mark.rule("dun.skill.combat.two-weapon-fighting.attack")
@pytest.mark.parametrize(
    ("skills", "hands", "active", "plus"),
    [
        (("two-weapon-fighting",), ("axe", "short-sword"), {}, -1),
        (("two-weapon-fighting",), ("axe",), {}, 0),
        ((), ("axe", "short-sword"), {}, 0),
        (("two-weapon-fighting",), ("axe", "short-sword"), {"attacks": 1, "most": 1}, 0),
        (("two-weapon-fighting",), ("axe", "short-sword"), {"most": 1, "skills": ["two-weapon-fighting"]}, -1),
        (("two-weapon-fighting",), ("axe", "short-sword"), {"most": 1, "skills": ["combat-master"]}, -1),
        (("two-weapon-fighting",), ("axe",), {"most": 1, "skills": ["two-weapon-fighting"]}, 0),
        (("two-weapon-fighting",), ("axe", "short-sword"), {"attacks": 0, "most": 1}, 0),
    ],
)
def test_two_weapons_cost_one_while_both_strike(arena, skills, hands, active, plus):
    a = arena()
    hero = a.hero(5, 4, skills=skills, hands=hands)
    orc = a.orc(5, 3)
    a.activate(hero, **active)
    blows = attacks.described(a.t, hero.id, Do("attack", orc.id, word="axe"))
    assert (blows.plus, blows.weapon.id, blows.held, blows.target) == (plus, "axe", hero.hands[0], orc.id)
    bare = attacks.described(a.t, hero.id, Do("attack", orc.id, word="unarmed"))
    assert (bare.held, bare.weapon.id) == (None, "unarmed")


# ------------------------------------------------------------------------------------------------ what is used up


@pytest.mark.rule("dun.action.melee", "dun.attack.multiple")
def test_the_first_blow_takes_the_action_and_the_move_and_leaves_the_others(arena):
    a, hero, orc = arena.duel(hero={"skills": ("multiple-attacks",)}, orc={"vitality": 30})
    active = a.activate(hero, moved=1)
    a.play(hero, f"attack broadsword #{orc.id}", [1, 2, 6, 5])
    assert (active.action, active.most, active.attacks, active.move_over, active.begun) == (0, 2, 1, True, True)
    assert active.used == [hands.USED + "broadsword"]
    a.play(hero, f"attack broadsword #{orc.id}", [1, 2, 6, 5])
    assert (active.action, active.most, active.attacks) == (0, 1, 2)


def test_who_has_not_moved_may_still_move_after_a_blow(arena):
    a, hero, orc = arena.duel(orc={"vitality": 30})
    active = a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [1, 2, 6, 5])
    assert (active.action, active.most, active.move_over) == (0, 0, False)


@pytest.mark.rule("dun.action.ranged")
@pytest.mark.parametrize(("moved", "over"), [(0, False), (1, True)])
def test_a_shot_takes_the_action_and_a_move_that_has_begun(arena, moved, over):
    a = arena(LANE, start=((19, 0),))
    hero = a.hero(3, 0, hands=("short-bow",), facing="east")
    orc = a.orc(8, 0, vitality=30)
    active = a.activate(hero, moved=moved)
    a.play(hero, f"shoot short-bow #{orc.id}", [1, 2])
    assert (active.action, active.attacks, active.begun, active.move_over) == (0, 1, True, over)


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots")
@pytest.mark.parametrize(
    ("first", "vitality", "shots"),
    [([1, 2], 30, 2), ([1, 1], 30, 1), ([6, 5, 6, 6, 6], 1, 1)],
)
def test_two_shots_unless_the_first_goes_wrong_or_kills(arena, first, vitality, shots):
    a = arena(LANE, start=((19, 0),))
    hero = a.hero(3, 0, hands=("short-bow",), facing="east", skills=("fast-shooting",), shooting=4)
    orc = a.orc(8, 0, vitality=vitality, armor=1)
    active = a.activate(hero)
    a.play(hero, f"shoot short-bow+fast-shooting #{orc.id}", [*first, 1, 2])
    assert active.attacks == shots
    assert (active.move_over, active.points, active.action) == (True, 0, 0)


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots", "dun.skill.combat.fast-shooting.no-reload")
@pytest.mark.parametrize(
    ("weapon", "moved", "skill"),
    [("short-bow", 0, "fast-shooting"), ("short-bow", 1, ""), ("crossbow", 0, ""), ("javelin", 0, "")],
)
def test_when_two_shots_can_be_made(arena, weapon, moved, skill):
    a = arena(LANE)
    hero = a.hero(3, 0, hands=(weapon,), skills=("fast-shooting",))
    a.activate(hero, moved=moved)
    assert attacks.fast(a.t, situation(a.t, hero.id), a.content.weapons[weapon]) == skill


@pytest.mark.rule("dun.skill.combat.spinning-blow", "dun.melee.blunder-ends")
@pytest.mark.parametrize(("others", "struck"), [(1, 2), (2, 3), (3, 3)])
def test_a_spinning_blow_strikes_the_target_and_two_more(arena, others, struck):
    a = arena()
    hero = a.hero(5, 4, skills=("spinning-blow",), hands=("axe",), combat=9)
    orc = a.orc(5, 3, vitality=30, combat=1)
    for x, y in ((6, 4), (4, 4), (5, 5))[:others]:
        a.orc(x, y, vitality=30, combat=1)
    a.activate(hero)
    a.play(hero, f"attack axe+spinning-blow #{orc.id}", [1, 2, 3, 4] * struck)
    assert len(a.t.told(Attacked)) == struck


# ------------------------------------------------------------------------------------------------ declared skills


@pytest.mark.rule("dun.skill.two-active")
@pytest.mark.parametrize(
    ("helpful", "using", "plan", "found"),
    [
        (["a"], [], (), [()]),
        (["a", "b"], [], (), [()]),
        (["a", "b", "c"], [], (), [(), ("a", "b"), ("a", "c"), ("b", "c")]),
        (["a", "b"], [], ("p",), [("p",), ("p", "a"), ("p", "b")]),
        (["a", "b"], ["a"], ("p",), [("p",)]),
        (["a", "b"], ["p"], ("p",), [("p",), ("p", "a"), ("p", "b")]),
        (["a", "b"], ["x", "y"], (), [()]),
    ],
)
def test_where_more_skills_would_help_than_there_is_room_for(arena, helpful, using, plan, found):
    a = arena()
    hero = a.hero(4, 4)
    a.activate(hero, skills=list(using))
    assert plans.choices(a.t, hero, helpful, plan) == found


def test_declared_skills_are_taken_up_once(arena):
    a = arena()
    using = ["cruel"]
    plans.declare(a.t, a.hero(4, 4), ("mighty-blow", "cruel"), using)
    assert using == ["cruel", "mighty-blow"]


# ------------------------------------------------------------------------------------------------ the Conductor


@pytest.mark.rule("dun.adp.conductor")
def test_one_square_is_no_question_and_without_a_conductor_the_first_is_taken(arena):
    a = arena()
    orc = a.orc(4, 4)
    assert a.run(conducting.settle_square(a.t, orc, [7, 8])) == 7
    a.state.dark.conductor = 0
    asked = len(a.t.asked)
    assert a.run(conducting.settle_square(a.t, orc, [7])) == 7
    assert len(a.t.asked) == asked
    assert a.run(conducting.settle_square(a.t, orc, [7, 8]), answers=["8"]) == 8


@pytest.mark.rule("dun.adp.conductor-pass")
@pytest.mark.parametrize(("willing", "now", "then"), [([0, 2], 0, 2), ([0, 2], 2, 0), ([0, 1, 2], 1, 2), ([1], 1, 1)])
def test_the_conductors_office_is_passed_on_clockwise(arena, willing, now, then):
    a = arena()
    a.state.dark.conductors, a.state.dark.conductor = willing, now
    conducting.pass_on(a.t)
    assert a.state.dark.conductor == then


# ------------------------------------------------------------------------------------------------ reckoning with skills


@pytest.mark.rule("dun.adp.attack.choice")
def test_what_declared_skills_add_to_a_hit(arena):
    a = arena()
    orc, hero = a.orc(4, 4, hands=("broadsword",), strength=3), a.hero(4, 3, armor=4, vitality=30)
    sword = a.content.weapons["broadsword"]
    plain = reckoning.struck(a.t, orc, hero, sword)
    brutal = next(skill.id for skill in a.content.skills.values() if "criticals-from-4" in skill.gives)
    assert reckoning.struck(a.t, orc, hero, sword, (brutal,)) == plain + reckoning.HINDERED
    assert reckoning.struck(a.t, orc, hero, sword, ("powerful-blow",)) * 6 == plain * 7


@pytest.mark.rule("dun.adp.attack.choice")
def test_a_spell_without_dice_counts_as_a_wound(arena):
    a = arena()
    shaman = a.orc(1, 1, spells=["test-charm"], mana=9, intelligence=5)
    hero = a.hero(6, 4, vitality=30)
    worth = reckoning.spell(a.t, shaman, Do("cast", hero.id, word="test-charm"))
    chance = reckoning.chances.passing(
        reckoning.casting.casting_plus(a.t, shaman, a.content.spells["test-charm"], hero.id)
    )
    assert worth == (1, chance)
    assert reckoning.spell(a.t, shaman, Do("cast", shaman.id, word="test-rage")) == reckoning.NOTHING
    bolt = next(one for one in a.content.spells.values() if one.nature == "projectile" and one.dice and not one.splash)
    worth = reckoning.spell(a.t, shaman, Do("cast", hero.id, word=bolt.id))
    assert worth.wounds != reckoning.chances.passing(reckoning.casting.casting_plus(a.t, shaman, bolt, hero.id))


@pytest.mark.rule("dun.fly.declare", "dun.action.melee")
@pytest.mark.parametrize(("foe", "lands"), [(0, True), (Mark.FLYING, False)])
def test_who_strikes_from_the_air_comes_down_unless_the_other_flies_too(arena, foe, lands):
    a, hero, orc = arena.duel(hero={"marks": Mark.FLYING}, orc={"marks": foe, "vitality": 30})
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [1, 2, 6, 5])
    assert bool(hero.marks & Mark.FLYING) is not lands
