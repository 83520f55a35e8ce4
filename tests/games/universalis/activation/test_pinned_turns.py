"""The beginning, the end and the small print of an activation, each case beside its neighbour."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.events import Activated, Recovered
from undercroft.games.universalis.rules.activation import activation, compelled
from undercroft.games.universalis.rules.squares import passages
from undercroft.games.universalis.rules.squares.situation import Do, spend_action
from undercroft.games.universalis.state import Held, Mark, Note
from undercroft.testing import run

STUN, DOWN, LAY = Mark.STUNNED, Mark.KNOCKED_DOWN, Mark.LAY_DOWN

# ------------------------------------------------------------------------------------------------ Recovery


@pytest.mark.rule("dun.turn.recovery-stunned", "dun.skill.combat.tough.recovery")
@pytest.mark.parametrize(
    ("skills", "die", "over"), [((), 3, False), ((), 4, True), (("tough",), 2, False), (("tough",), 3, True)]
)
def test_four_ends_being_stunned(arena, skills, die, over):
    a = arena()
    hero = a.hero(4, 4, marks=STUN, skills=skills)
    a.run(activation.begin(a.t, hero.id), [die])
    assert bool(hero.marks & STUN) is not over
    (told,) = a.t.told(Recovered)
    assert (told.rolled, told.passed, told.condition) == (die + bool(skills), int(over), "stunned")


@pytest.mark.rule("dun.turn.recovery-stunned", "dun.condition.stunned")
def test_in_thin_air_nobody_recovers(arena):
    card = next(card.id for card in arena().content.elements.values() if card.thin_air)
    a = arena(elements=(Furnishing(card, (9, 6)),))
    hero = a.hero(4, 4, marks=STUN)
    a.run(activation.begin(a.t, hero.id))
    assert hero.marks & STUN


@pytest.mark.rule("dun.turn.recovery-rise", "dun.turn.recovery-rise-stunned", "dun.turn.recovery-second-try")
@pytest.mark.parametrize(
    ("skills", "marks", "foe", "dice", "marks_after"),
    [
        pytest.param((), DOWN, (9, 9), [], STUN, id="nobody near"),
        pytest.param((), DOWN, (5, 4), [5, 3], STUN, id="passed"),
        pytest.param((), DOWN, (5, 4), [4, 3], DOWN | LAY, id="failed"),
        pytest.param(("tough",), DOWN, (5, 4), [4, 3], STUN, id="tough"),
        pytest.param(("tough",), DOWN, (5, 4), [4, 2], DOWN | LAY, id="not tough enough"),
        pytest.param((), DOWN | LAY, (5, 4), [], STUN, id="the second time"),
    ],
)
def test_rising_from_the_ground(arena, skills, marks, foe, dice, marks_after):
    """Agility 3, and 1 less on the ground."""
    a = arena("\n".join(["a" * 12] * 10))
    hero = a.hero(4, 4, marks=marks, skills=skills, agility=3)
    a.orc(*foe, marks=Mark.STATIONARY)
    a.run(activation.begin(a.t, hero.id), dice)
    assert hero.marks & (STUN | DOWN | LAY) == marks_after
    assert len(a.t.told(Recovered)) == int(marks_after == STUN)


@pytest.mark.rule("dun.skill.nature.regeneration")
@pytest.mark.parametrize(
    ("lost", "wounds", "dice", "left"),
    [(0, 4, [], 4), (2, 4, [5, 4], 3), (2, 4, [6, 5], 2), (3, 1, [4], 1), (3, 1, [5], 0)],
)
def test_what_the_last_turn_has_cost_grows_back_on_a_five(arena, lost, wounds, dice, left):
    a = arena()
    troll = a.orc(4, 4, skills=("regeneration",), wounds=wounds, vitality=9)
    if lost:
        troll.uses[Note.LOST] = lost
    a.run(activation.begin(a.t, troll.id), dice)
    assert troll.wounds == left
    assert Note.LOST not in troll.uses
    plain = a.orc(6, 6, wounds=2, vitality=9)
    plain.uses[Note.LOST] = 2
    a.run(activation.begin(a.t, plain.id))
    assert plain.wounds == 2


@pytest.mark.rule("dun.condition.stationary")
def test_who_is_bound_to_the_spot_counts_his_turns_and_does_nothing(arena):
    a = arena()
    hero = a.hero(4, 4, marks=Mark.STATIONARY, still=1)
    a.run(activation.begin(a.t, hero.id))
    active = a.state.turn.active
    assert (hero.still, bool(hero.marks & Mark.STATIONARY)) == (0, True)
    assert (active.action, active.quick, active.points, active.move_over) == (0, 0, 0, True)
    a.run(activation.begin(a.t, hero.id))
    active = a.state.turn.active
    assert (hero.still, bool(hero.marks & Mark.STATIONARY)) == (0, False)
    assert (active.action, active.quick, active.points, active.move_over) == (1, 1, 5, False)


@pytest.mark.parametrize(
    ("mark", "left"),
    [(Mark.LOSES_TURN, (0, 0, 0, True)), (Mark.HELD, (0, 1, 5, False)), (0, (1, 1, 5, False))],
)
def test_lost_turns_and_held_arms_count_once(arena, mark, left):
    a = arena()
    hero = a.hero(4, 4, marks=mark)
    a.run(activation.begin(a.t, hero.id))
    active = a.state.turn.active
    assert (active.action, active.quick, active.points, active.move_over) == left
    assert not hero.marks & mark
    a.run(activation.begin(a.t, hero.id))
    assert a.state.turn.active.action == 1


def test_who_was_given_first_aid_in_this_turn_does_not_move(arena):
    a = arena()
    hero = a.hero(4, 4)
    hero.uses[Note.AIDED] = a.state.turn.number
    a.run(activation.begin(a.t, hero.id))
    assert (a.state.turn.active.points, a.state.turn.active.move_over, a.state.turn.active.action) == (0, True, 0)
    hero.uses[Note.AIDED] = a.state.turn.number - 1
    a.run(activation.begin(a.t, hero.id))
    assert (a.state.turn.active.points, a.state.turn.active.move_over) == (5, False)


@pytest.mark.rule("dun.skill.nature.stupid.idle")
@pytest.mark.parametrize(("die", "idle"), [(1, True), (2, False)])
def test_a_stupid_one_idles_on_a_one_unless_it_sees_somebody(arena, die, idle):
    a = arena()
    ogre = a.orc(4, 4, skills=("stupid",))
    a.run(activation.begin(a.t, ogre.id), [die])
    assert (a.state.turn.active.action == 0) is idle
    a.hero(4, 0)
    a.run(activation.begin(a.t, ogre.id))
    assert a.state.turn.active.action == 1


@pytest.mark.rule("dun.turn.phases")
def test_what_a_new_activation_clears_and_what_it_notes(arena):
    a = arena(ground=(Ground("forest", (4, 4)),))
    hero = a.hero(4, 4, facing="north", marks=activation.START_CLEARS | Mark.MOVED)
    back, front = a.orc(4, 3, facing="north"), a.orc(4, 5, facing="north")
    a.run(activation.begin(a.t, hero.id))
    active = a.state.turn.active
    assert active.behind == [front.id] or active.behind == [back.id]
    assert hero.marks == Mark.ACTIVATED | Mark.ROUGH, "he stands in the wood still"
    assert (active.start, active.who, active.moved, active.movement) == (hero.cell, hero.id, 0, active.points)
    hero.cell = a.at(6, 6)
    hero.marks |= Mark.ROUGH
    a.run(activation.begin(a.t, hero.id))
    assert not hero.marks & Mark.ROUGH
    hero.marks |= Mark.FLYING
    a.run(activation.begin(a.t, hero.id))
    assert a.state.turn.active.moved == 1, "whoever is in the air moves"
    assert [event.behaviour for event in a.t.told(Activated)] == ["", "", ""]


@pytest.mark.rule("dun.adp.behavior-types")
def test_the_automatons_creature_shows_its_card(arena):
    a = arena()
    orc = a.creature("orc-warrior", 4, 4)
    a.run(activation.begin(a.t, orc.id))
    assert a.t.told(Activated)[0].behaviour == a.content.creatures["orc-warrior"].behaviour != ""
    b = arena(dark_seat=1)
    orc = b.creature("orc-warrior", 4, 4)
    b.run(activation.begin(b.t, orc.id))
    assert b.t.told(Activated)[0].behaviour == ""


@pytest.mark.rule("dun.heroes.start-square", "dun.heroes.start-outside")
def test_heroes_come_in_by_a_free_starting_square_or_beside_it(arena):
    a = arena("aaaa\naaaa", start=((1, 0), (2, 0)))
    hero = a.hero(-1, 0)
    a.hero(1, 0)
    a.run(activation.begin(a.t, hero.id))
    assert hero.cell == a.at(2, 0), "the only one left is not asked for"
    late = a.hero(-1, 0)
    a.run(activation.begin(a.t, late.id))
    assert late.cell == a.at(0, 0)
    full = arena("aa", start=((0, 0),))
    full.hero(0, 0)
    full.hero(1, 0)
    shut = full.hero(-1, 0)
    full.run(activation.begin(full.t, shut.id))
    assert (shut.cell, full.state.turn.active) == (-1, None)
    both = arena("aaaa\naaaa", start=((1, 0), (2, 0)))
    first = both.hero(-1, 0)
    both.run(activation.begin(both.t, first.id), answers=[str(both.at(2, 0))])
    assert first.cell == both.at(2, 0)


# ------------------------------------------------------------------------------------------------ auras


@pytest.mark.rule("dun.skill.nature.aura")
@pytest.mark.parametrize(
    ("hands", "at", "dice"),
    [((), (4, 3), 1), ((), (4, 2), 0), (("shield",), (4, 3), 1), (("buckler",), (4, 3), 1)],
)
def test_an_aura_burns_whoever_is_beside_it_once_at_either_end(arena, hands, at, dice):
    a = arena()
    hero = a.hero(4, 4, hands=hands, vitality=9, armor=3, natural=3)
    demon = a.orc(*at, skills=("aura",))
    a.run(activation.aura(a.t, hero.id), [6] * dice)
    assert hero.wounds == dice
    a.run(activation.aura(a.t, demon.id))
    assert demon.wounds == 0
    demon.marks |= Mark.KNOCKED_OUT
    a.run(activation.aura(a.t, hero.id))
    assert hero.wounds == dice
    a.run(activation.aura(a.t, 99))


@pytest.mark.rule("dun.skill.nature.aura")
@pytest.mark.parametrize(("x", "dice"), [(2, 0), (3, 1), (6, 1), (7, 0)])
def test_the_aura_of_a_giant_burns_around_his_whole_base(arena, x, dice):
    a = arena()
    hero = a.hero(x, 4, vitality=9, armor=3, natural=3)
    a.creature("stone-giant", 4, 3, skills=("aura",))
    a.run(activation.aura(a.t, hero.id), [6] * dice)
    assert hero.wounds == dice


@pytest.mark.rule("dun.skill.nature.aura", "dun.equip.shield-cover-aura", "dun.equip.minimum-damage")
@pytest.mark.parametrize(("hands", "wounds"), [((), 1), (("shield",), 0), (("buckler",), 1)])
def test_behind_a_shield_an_aura_needs_one_more(arena, hands, wounds):
    """The die that a shield takes off is the only one: it stays, and Armor counts 1 higher."""
    a = arena()
    hero = a.hero(4, 4, hands=hands, vitality=9, armor=3, natural=3)
    a.orc(4, 3, skills=("aura",))
    a.run(activation.aura(a.t, hero.id), [3])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.skill.nature.aura")
def test_who_falls_by_one_aura_is_not_burnt_by_the_next(arena):
    a = arena()
    orc = a.orc(4, 4, vitality=1, natural=1, armor=1)
    for x in (3, 5):
        a.hero(x, 4, skills=("aura",))
    a.run(activation.aura(a.t, orc.id), [6])
    assert orc.id not in a.state.figures


@pytest.mark.rule("dun.skill.nature.aura")
def test_a_hero_who_falls_by_one_aura_is_not_burnt_by_the_next(arena):
    a = arena()
    hero = a.hero(4, 4, vitality=1, natural=1, armor=1)
    for x in (3, 5):
        a.orc(x, 4, skills=("aura",))
    a.t.script([6, *[1] * 20])
    run(activation.aura(a.t, hero.id))
    a.t.left_dice.clear()
    assert [key for *_, key in a.t.rolled].count("damage") == 1


# ------------------------------------------------------------------------------------------------ what can be done


@pytest.mark.rule("dun.end.leave-square")
@pytest.mark.parametrize(
    ("kind", "turn", "done", "at", "may"),
    [
        ("hero", 2, False, (0, 0), True),
        ("hero", 1, False, (0, 0), False),
        ("hero", 1, True, (0, 0), True),
        ("hero", 2, True, (1, 0), False),
        ("mercenary", 2, True, (0, 0), False),
    ],
)
def test_who_can_leave(arena, kind, turn, done, at, may):
    a = arena()
    figure = a.figure(*at, side=0, kind=kind, card="herbod" if kind == "hero" else "sellsword")
    a.state.turn.number, a.state.quest.goal_done = turn, done
    a.activate(figure)
    assert ("leave" in a.offers(figure)) is may


@pytest.mark.rule("dun.end.leave-square")
def test_companions_leave_with_their_hero(arena):
    a = arena()
    hero = a.hero(0, 0)
    man = a.figure(5, 5, side=0, kind="mercenary", card="sellsword", owner=hero.id)
    other = a.figure(6, 5, side=0, kind="mercenary", card="sellsword", owner=99)
    a.activate(hero)
    a.do(hero, "leave")
    assert (hero.cell, man.cell, other.cell) == (-1, -1, a.at(6, 5))
    assert hero.marks & man.marks & Mark.LEFT
    assert not other.marks & Mark.LEFT
    assert a.state.turn.active is None


@pytest.mark.rule("dun.move.turn-free")
def test_turning_is_offered_once_until_something_else_is_done(arena):
    a = arena()
    hero = a.hero(4, 4, facing="north", pack=("axe",))
    active = a.activate(hero)

    def turns():
        return [text for text in a.offers(hero) if text.startswith("turn")]

    assert len(turns()) == 7
    a.do(hero, "turn east")
    assert (hero.facing, turns()) == (2, [])
    assert (active.action, active.quick, active.points) == (1, 1, 5)
    a.do(hero, f"move @{a.at(5, 4)}")
    assert len(turns()) == 7
    active.turned = True
    spend_action(active)
    assert (active.turned, active.action, active.begun, active.move_over) == (False, 0, True, True)
    still = a.activate(hero)
    spend_action(still)
    assert not still.move_over
    hero.marks |= DOWN
    assert turns() == []


@pytest.mark.rule("dun.turn.budget")
def test_the_question_says_what_is_left(arena):
    a = arena()
    hero = a.hero(4, 4)
    active = a.activate(hero)
    assert {key: activation.left_of(a.t, hero)[key] for key in ("points", "actions", "quick")} == {
        "points": 5, "actions": 1, "quick": 1,
    }  # fmt: skip
    active.points, active.action, active.quick = -2, 0, 0
    assert [activation.left_of(a.t, hero)[key] for key in ("points", "actions", "quick")] == [0, 0, 0]
    active.points, active.move_over = 3, True
    assert activation.left_of(a.t, hero)["points"] == 0


# ------------------------------------------------------------------------------------------------ picking up in a fight


@pytest.mark.rule("dun.melee.pick-up-engaged")
@pytest.mark.parametrize(("dice", "has"), [([4, 3], True), ([3, 3], False)])
def test_a_weapon_in_an_enemys_reach_takes_an_action_and_an_agility_test(arena, dice, has):
    a, hero, _ = arena.duel(hero={"hands": (), "agility": 3})
    a.state.map.floor = [(a.at(4, 4), Held("axe"))]
    active = a.activate(hero)
    text = f"recover axe @{a.at(4, 4)}"
    assert text in a.offers(hero)
    a.do(hero, text, dice)
    assert ([held.card for held in hero.hands], bool(a.state.map.floor)) == (["axe"] * has, not has)
    assert (active.action, active.begun) == (0, True)


@pytest.mark.rule("dun.melee.pick-up-engaged")
def test_where_no_enemy_reaches_it_is_no_such_thing(arena):
    a = arena()
    hero = a.hero(4, 4)
    a.state.map.floor = [(a.at(4, 4), Held("axe")), (a.at(4, 4), Held("axe")), (a.at(5, 4), Held("mace"))]
    a.activate(hero)

    def recovers():
        return [text for text in a.offers(hero) if text.startswith("recover")]

    assert recovers() == []
    orc = a.orc(6, 4)
    assert recovers() == [f"recover mace @{a.at(5, 4)}"], "that one lies in its Melee Range"
    orc.cell = a.at(5, 5)
    assert len(recovers()) == 2
    a.state.turn.active.bound = orc.id
    assert recovers() == []
    a.state.turn.active.bound = -1
    hero.kind = "pet"
    assert recovers() == []


# ------------------------------------------------------------------------------------------------ chests, rage


def test_a_chest_may_stand_on_the_very_first_square(arena):
    a = arena(chests=((0, 0),), start=((5, 5),))
    assert passages.barrier(a.t, Do("chest", cell=0)) is a.state.map.chests[0]


@pytest.mark.rule("dun.skill.combat.berserker.compulsion")
def test_rage_leads_to_the_nearest_enemy_and_nowhere_else(arena):
    a = arena()
    hero = a.hero(2, 4, marks=Mark.BERSERK, hands=("axe",), movement=4)
    near, far = a.orc(8, 4), a.orc(2, 0)
    a.activate(hero)
    offers = a.offers(hero)
    assert {text.split()[0] for text in offers} == {"move"}
    gaps = {max(abs(x - 2), abs(y - 0)) for x, y in (a.board.xy(int(text.split("@")[1])) for text in offers)}
    assert gaps == {1}
    far.cell = a.at(3, 3)
    near.cell = a.at(1, 5)
    assert {text.split()[0] for text in a.offers(hero)} == {"attack"}
    assert {f"#{far.id}", f"#{near.id}"} == {text.split()[-1] for text in a.offers(hero) if "#" in text}
    near.cell, far.cell = -1, -1
    assert "end" in a.offers(hero)


@pytest.mark.rule("dun.skill.nature.lycanthropy.return")
@pytest.mark.parametrize(("since", "dice", "rolls"), [(2, [], 0), (1, [2], 1), (1, [1], 1)])
def test_a_wolf_man_comes_back_on_a_one_from_the_second_turn_on(arena, monkeypatch, since, dice, rolls):
    a = arena()
    wolf = a.hero(4, 4)
    wolf.uses[Note.CHANGED] = since
    left = []
    monkeypatch.setattr(compelled.shapes, "leave", left.append)
    a.t.script(dice)
    run(compelled.change_back(a.t, wolf.id), a.t)
    assert (len(a.t.rolled), left) == (rolls, [wolf] if dice == [1] else [])
