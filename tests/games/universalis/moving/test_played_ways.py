"""Walking, carrying, water, walls and darkness as people play them: chosen moves, scripted dice, the case beside."""

import pytest
from tests.games.universalis.stage import begins, ends

from undercroft.games.universalis import events
from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Goal, Ground, Section, TrapSquare
from undercroft.games.universalis.events import Attacked, Initiative, Moved, Revealed, Shot, TrapDisarmed, TrapSprung
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, Held, Mark, SetTrap
from undercroft.testing import run

LANE = "a" * 14
HALL = "\n".join([LANE] * 8)


# ------------------------------------------------------------------------------------------------ squares


@pytest.mark.rule("dun.hero.attr-movement")
@pytest.mark.parametrize(("movement", "far"), [(4, 5), (6, 7)])
def test_a_hero_moves_as_many_squares_as_his_movement(arena, movement, far):
    a = arena(LANE, dark_seat=1)
    hero = a.hero(1, 0, movement=movement)
    begins(a, hero)
    assert max(x for x, _ in ends(a, hero)) == far
    a.do(hero, f"move @{a.at(far, 0)}")
    assert hero.cell == a.at(far, 0)
    assert not ends(a, hero)


@pytest.mark.rule("dun.move.red-squares", "dun.quest-map.red-squares", "dun.move.mostly-blocked-square")
@pytest.mark.parametrize("what", ["red", "tree", ""])
def test_red_squares_and_trees_are_walked_around_and_looked_around(arena, what):
    """A square that is mostly covered is closed as a whole; who wants to the other side goes the long way, and sees
    nobody through it."""
    drawing = "aaaaa\naa#aa\naaaaa" if what == "red" else "aaaaa\naaaaa\naaaaa"
    a = arena(drawing, elements=(Furnishing("old-tree", (2, 1)),) if what == "tree" else ())
    hero = a.hero(0, 1, hands=("short-bow",), facing="east", movement=4, shooting=9)
    orc = a.creature("orc-warrior", 4, 1, facing="west")
    a.activate(hero)
    assert ((2, 1) in ends(a, hero)) is not what
    assert (f"shoot short-bow #{orc.id}" in a.offers(hero)) is not what
    orc.cell = a.at(4, 0)
    a.do(hero, f"move @{a.at(3, 2)}")
    path = {a.board.xy(event.end) for event in a.t.told(Moved)}
    assert not what or (2, 1) not in path


@pytest.mark.rule("dun.gloss.room")
def test_a_room_has_any_shape_and_walls_around_it(arena):
    """Two squares side by side with a wall between them are far apart."""
    a = arena("aabbb\naab..\naabbb", sections=(Section("a", kind="corridor"), Section("b")))
    a.reveal_all()
    hero, orc = a.hero(2, 1, facing="west", hands=("broadsword",)), a.creature("orc-warrior", 1, 1)
    a.activate(hero)
    assert ends(a, hero) == {(x, y) for y in (0, 2) for x in (2, 3, 4)}
    assert not [text for text in a.offers(hero) if f"#{orc.id}" in text]
    a.do(hero, f"move @{a.at(4, 2)}")
    assert hero.cell == a.at(4, 2)


@pytest.mark.rule("dun.quest-map.starting-squares", "dun.quest-map.goal-squares")
@pytest.mark.parametrize("side", ["hero", "orc"])
def test_no_creature_stands_where_heroes_begin_or_where_they_must_go(arena, side):
    a = arena(LANE, dark_seat=1, start=((3, 0),), goals=((9, 0),), goal=Goal("reach"))
    one = a.hero(6, 0, movement=5) if side == "hero" else a.creature("orc-warrior", 6, 0, movement=5)
    if side == "orc":
        a.hero(13, 0)
    a.activate(one)
    assert ((3, 0) in ends(a, one)) is (side == "hero")
    assert ((9, 0) in ends(a, one)) is (side == "hero")
    assert {(2, 0), (8, 0)} <= ends(a, one), "they are passed, though"
    a.run(turns.act(a.t, one.id), (), [f"move @{a.at(9 if side == 'hero' else 8, 0)}"])
    assert a.state.quest.goal_done is (side == "hero")


@pytest.mark.rule("dun.furniture.chests")
def test_a_chest_stands_in_nobodys_way_or_sight(arena):
    """No point more to step on it, no cover behind it; a table in its place costs both."""
    for piece, cost, cover in (("chest", 1, 0), ("table", 2, 1)):
        sheet = {"chests": ((4, 0),)} if piece == "chest" else {"furniture": (Furnishing("table", (4, 0)),)}
        a = arena(LANE, **sheet)
        hero = a.hero(3, 0, hands=("short-bow",), facing="east", shooting=5, agility=5)
        last = max(a.board.pieces[0].squares) if piece == "table" else a.at(4, 0)
        orc = a.creature("orc-warrior", a.board.xy(last)[0] + 1, 0, facing="west")
        orc.cell = last + 1
        far = a.creature("orc-archer", 13, 0)
        far.cell = a.at(13, 0)
        a.activate(hero)
        if a.board.distance(hero.cell, orc.cell) > 1:
            a.play(hero, f"shoot short-bow #{orc.id}", [2, 1])
            near = -1 if a.board.distance(hero.cell, orc.cell) > 3 else 0
            assert a.t.told(Shot)[0].total == 3 + 5 - cover + near
        orc.cell = a.at(12, 0)
        a.activate(hero)
        a.do(hero, f"move @{a.at(4, 0)}")
        assert a.state.turn.active.points == 5 - cost


@pytest.mark.rule("dun.reveal.arrow-remove")
def test_an_arrow_and_those_beside_it_are_gone_once_their_section_is_seen(arena):
    """A passage two squares wide: whoever comes after the first walks on without stopping."""
    a = arena("\n".join(["aaaabbbb"] * 4), dark_seat=1, doors=(Door("gap", (3, 1), "east", kind="arrow", width=2),))
    hero, friend = a.hero(1, 1, movement=6, facing="east"), a.hero(1, 2, movement=6, facing="east")
    a.activate(hero)
    assert not [at for at in ends(a, hero) if at[0] > 3]
    a.do(hero, f"move @{a.at(3, 1)}")
    assert len(a.t.told(Revealed)) == 1
    a.activate(friend)
    assert (6, 2) in ends(a, friend)
    a.do(friend, f"move @{a.at(6, 2)}")
    assert friend.cell == a.at(6, 2)
    assert len(a.t.told(Revealed)) == 1


# ------------------------------------------------------------------------------------------------ long weapons


@pytest.mark.rule("dun.longrange.engages", "dun.reach.one-sided")
@pytest.mark.parametrize(("weapon", "stops"), [("spear", 4), ("axe", 5)])
def test_a_spear_holds_who_comes_within_two_squares_and_is_not_held_itself(arena, weapon, stops):
    """The hero must stop there and can only break away or shift; the spearman walks off as he likes."""
    a = arena(LANE, dark_seat=1)
    orc = a.creature("orc-spearman", 6, 0, hands=(weapon,), facing="west")
    hero = a.hero(1, 0, movement=9)
    a.activate(hero)
    a.do(hero, f"move @{a.at(stops, 0)}")
    assert not [at for at in ends(a, hero) if at[0] > stops]
    a.activate(hero)
    assert ("disengage" in a.offers(hero)) is True
    a.activate(orc)
    assert ("disengage" in a.offers(orc)) is (weapon == "axe")
    assert ((10, 0) in ends(a, orc)) is (weapon == "spear")


# ------------------------------------------------------------------------------------------------ loads


@pytest.mark.rule("dun.carry.weight-limit", "dun.carry.gem-weight", "dun.equip.weight", "dun.gloss.equipment")
@pytest.mark.parametrize(
    ("gems", "worn", "wounds", "over"),
    [
        (16, (), 0, 0), (17, (), 0, 1), (16, (), 4, 0), (11, ("chainmail",), 0, 0), (12, ("chainmail",), 0, 1),
        (33, (), 0, 2),
    ],
)  # fmt: skip
def test_twice_strength_and_vitality_can_be_carried(arena, gems, worn, wounds, over):
    """(3 + 5) x 2, whatever his wounds; a gem weighs 1, and what he wears counts. One too many stuns him, more than
    double nails him to the spot."""
    a = arena(LANE)
    hero = a.hero(3, 0, strength=3, vitality=5, wounds=wounds, worn=worn, pack=("uncut-gem",) * gems)
    begins(a, hero)
    assert bool(hero.marks & Mark.OVERLOADED) is (over > 0)
    assert bool(ends(a, hero)) is (over < 2)
    assert ("run" in a.offers(hero)) is (not over and wounds != 4)


@pytest.mark.rule("dun.gloss.equipment", "dun.carry.gem-weight")
def test_magic_things_are_equipment_like_others(arena):
    a = arena(LANE)
    ring = Held("ring-of-second-breath", magic="ring-of-second-breath")
    hero = a.hero(
        3, 0, strength=3, vitality=5, hands=("broadsword",), worn=("leather-armor",), pack=("uncut-gem",) * 11
    )
    begins(a, hero)
    assert not hero.marks & Mark.OVERLOADED, "2 + 3 + 11"
    a.do(hero, "end")
    hero.pack.append(ring)
    hero.marks &= ~Mark.ACTIVATED
    begins(a, hero)
    assert hero.marks & Mark.OVERLOADED


@pytest.mark.rule("dun.carry.object-limit")
@pytest.mark.parametrize(
    ("pack", "over"),
    [
        (("shield",), False), (("shield", "buckler"), True), (("chainmail", "leather-armor"), False),
        (("chainmail", "leather-armor", "yoroi"), True), (("chainmail", "leather-armor", "helmet", "greaves"), False),
        (("dagger",) * 5, False), (("dagger",) * 6, True),
    ],
)  # fmt: skip
def test_one_shield_two_armors_five_weapons(arena, pack, over):
    a = arena(LANE)
    hero = a.hero(3, 0, strength=40, vitality=40, pack=pack)
    begins(a, hero)
    assert bool(hero.marks & Mark.OVERLOADED) is over


@pytest.mark.rule("dun.carry.companion-weight", "dun.carry.companion-load")
@pytest.mark.parametrize(
    ("body", "pack", "over"), [({}, (), False), ({}, ("torch",), True), ({"strength": 3}, ("torch", "torch"), False)]
)
def test_a_body_weighs_what_it_could_carry(arena, body, pack, over):
    """(4 + 4) x 2 on the shoulders of one who can carry 16: with a torch he is Stunned. What the fallen has on him is
    not counted."""
    a = arena(HALL)
    hero = a.hero(1, 1, strength=3, vitality=5, pack=pack)
    fallen = a.hero(2, 1, marks=Mark.KNOCKED_OUT, worn=("full-armor",), **{"strength": 4, "vitality": 4, **body})
    a.activate(hero)
    a.do(hero, f"lift #{fallen.id}")
    a.do(hero, "end")
    hero.marks &= ~Mark.ACTIVATED
    begins(a, hero)
    assert bool(hero.marks & Mark.OVERLOADED) is over
    assert ends(a, hero), "he still walks"


@pytest.mark.rule("dun.carry.companion-load")
def test_two_who_carry_bear_half_of_it_each(arena):
    """An ogre of 12 and 10 can carry 22; each of two men bears 11 of it, which is too much for the weaker one alone."""
    a = arena(HALL)
    one, two = a.hero(1, 1, strength=3, vitality=5), a.hero(1, 2, strength=2, vitality=3)
    body = a.of_race("ogres", 2, 2, strength=6, vitality=5, marks=Mark.KNOCKED_OUT)
    a.activate(one)
    a.do(one, next(text for text in a.offers(one) if text.startswith(f"lift-pair #{body.id}")))
    a.do(one, "end")
    for hero, over in ((one, False), (two, True)):
        one.marks &= ~Mark.ACTIVATED
        two.marks &= ~Mark.ACTIVATED
        a.state.turn.active = None
        begins(a, hero)
        assert bool(hero.marks & Mark.OVERLOADED) is over


# ------------------------------------------------------------------------------------------------ water


WATER = (Ground("deep-water", (3, 0), 6, 8),)


@pytest.mark.rule("dun.swim.drowning")
@pytest.mark.parametrize(
    ("agility", "gear", "rolled", "wounds"), [(3, True, 3, 2), (4, True, 0, 0), (3, False, 0, 0), (3, "fish", 0, 0)]
)
def test_who_cannot_keep_afloat_takes_three_dice(arena, agility, gear, rolled, wounds):
    """Shield and chainmail cost a point of Agility each, and another one in the water: 3 is -1 there. The dice go
    against Natural Armor."""
    a = arena(HALL, ground=WATER)
    more = {"hands": ("shield",), "worn": ("chainmail",)} if gear else {}
    if gear == "fish":
        more["skills"] = ("aquatic-animal",)
    hero = a.hero(5, 4, agility=agility, armor=3, vitality=9, **more)
    a.activate(hero)
    a.do(hero, "end", [3, 2, 6][:rolled])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.water.deep-melee", "dun.water.deep-penalty")
@pytest.mark.parametrize(
    ("card", "hands", "x", "attack"),
    [
        ("hero", ("dagger",), 5, 3 + 3 - 1), ("hero", ("broadsword",), 5, None), ("hero", ("broadsword",), 1, 6),
        ("cave-viper", ("fangs",), 5, "dry"), ("dire-wolf", ("fangs",), 5, "wet"), ("hero", ("spear",), 5, None),
    ],
)  # fmt: skip
def test_under_water_only_daggers_and_fangs_serve_and_all_but_fish_fight_worse(arena, card, hands, x, attack):
    a = arena(HALL, ground=WATER)
    if card == "hero":
        one = a.hero(x, 4, hands=hands, combat=3, agility=1)
        foe = a.creature("orc-warrior", x, 3, facing="south", vitality=30)
    else:
        one = a.creature(card, x, 4, hands=hands, combat=3, agility=1, facing="north")
        foe = a.hero(x, 3, facing="south", vitality=30)
    a.activate(one)
    text = f"attack {hands[0]} #{foe.id}"
    assert (text in a.offers(one)) is (attack is not None)
    if attack is not None:
        a.play(one, text, [2, 1, 6, 5])
        expected = {"dry": 6, "wet": 5}.get(attack, attack)
        assert a.t.told(Attacked)[0].attack == expected


@pytest.mark.rule("dun.water.deep-no-magic")
@pytest.mark.parametrize(("x", "may"), [(5, False), (1, True)])
def test_nobody_casts_in_deep_water(arena, x, may):
    a = arena(HALL, ground=WATER)
    hero = a.hero(x, 4, card="borgron", spells=("lightning",), mana=5, facing="east")
    orc = a.creature("orc-warrior", 10, 4, facing="west")
    a.activate(hero)
    text = f"cast lightning #{orc.id}"
    assert (text in a.offers(hero)) is may
    a.play(hero, text if may else "end", [2, 1] if may else [])


@pytest.mark.rule("dun.water.deep-no-magic")
@pytest.mark.parametrize(("x", "asked"), [(5, False), (1, True)])
def test_nor_does_he_dispel_anything_there(arena, x, asked):
    a = arena(HALL, ground=WATER, dark_seat=1)
    a.hero(x, 4, card="borgron", spells=("lightning",), mana=5, intelligence=5)
    friend = a.hero(1, 6, vitality=30)
    shaman = a.creature("orc-shaman", 11, 6, facing="west", spells=("thorn-volley",), intelligence=9)
    a.activate(shaman)
    a.play(shaman, f"cast thorn-volley #{friend.id}", [5, 4], ["pass"] if asked else [])
    assert any(ask.key == "dispel" for ask in a.t.asked) is asked


@pytest.mark.rule("dun.fly.ignores", "dun.water.deep-penalty", "dun.water.deep-melee", "dun.swim.drowning")
@pytest.mark.parametrize("flying", [True, False])
def test_who_flies_over_deep_water_is_not_in_it(arena, flying):
    """Nariant in her leather, with sword and shield: in the air she strikes as ever and does not drown."""
    a = arena(HALL, ground=WATER)
    marks = Mark.FLYING if flying else 0
    nariant = a.hero(5, 4, card="nariant", skills=("flying",), combat=3, agility=0, vitality=9, marks=marks, armor=3,
                     hands=("broadsword", "shield"))  # fmt: skip
    drake = a.creature("drakeling", 5, 3, facing="south", vitality=30, marks=Mark.FLYING)
    a.activate(nariant)
    text = f"attack broadsword #{drake.id}"
    assert (text in a.offers(nariant)) is flying
    if flying:
        a.play(nariant, text, [2, 1, 6, 5])
        assert a.t.told(Attacked)[0].attack == 3 + 3 - 1, "the drakeling flies too"
    a.do(nariant, "end", [] if flying else [3, 3, 3])
    assert nariant.wounds == (0 if flying else 3)


@pytest.mark.rule("dun.fly.ignores", "dun.water.deep-no-shooting", "dun.water.deep-no-magic")
@pytest.mark.parametrize("flying", [True, False])
def test_out_of_the_air_over_water_one_shoots_and_casts(arena, flying):
    a = arena(HALL, ground=WATER)
    marks = Mark.FLYING if flying else 0
    for hands, spells, text in ((("short-bow",), (), "shoot short-bow"), ((), ("lightning",), "cast lightning")):
        hero = a.hero(5, 4, card="nariant", skills=("flying",), hands=hands, spells=spells, mana=5, marks=marks)
        orc = a.creature("orc-warrior", 10, 4, facing="west")
        a.activate(hero)
        assert (f"{text} #{orc.id}" in a.offers(hero)) is flying
        a.play(hero, f"{text} #{orc.id}" if flying else "end", [2, 1])
        del a.state.figures[hero.id], a.state.figures[orc.id]


@pytest.mark.rule("dun.water.deep-no-shooting", "dun.defshot.trigger")
@pytest.mark.parametrize(("x", "asked"), [(8, False), (2, True)])
def test_an_archer_up_to_his_neck_in_water_makes_no_defensive_shot(arena, x, asked):
    """Nor does a creature of the automaton shoot out of it."""
    a = arena(HALL, ground=WATER, dark_seat=1)
    a.hero(x, 4, hands=("short-bow",), facing="east" if x == 8 else "south")
    orc = a.creature("orc-warrior", 13 if x == 8 else 2, 4 if x == 8 else 7, movement=12)
    orc.cell = a.at(13, 4) if x == 8 else a.at(0, 0)
    if x == 2:
        a.state.figures[1].facing = 0
    a.activate(orc)
    end = a.at(9, 4) if x == 8 else a.at(1, 3)
    a.play(orc, f"move @{end}", [2, 1] if asked else [], ["shoot"] if asked else [])
    assert any(ask.key == "defensive-shot" for ask in a.t.asked) is asked


@pytest.mark.rule("dun.water.deep-no-shooting", "dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("x", "shoots"), [(5, False), (1, True)])
def test_the_automatons_archer_does_not_shoot_out_of_deep_water(arena, x, shoots):
    a = arena(HALL, ground=WATER)
    archer = a.creature("orc-archer", x, 4, facing="east", movement=1, agility=1)
    a.hero(11, 4, vitality=30)
    a.state.turn.side, a.state.turn.queue = DARK, [archer.id]
    a.t.script([2, 1, *[3, 4] * 20], ())
    run(turns.artificial_next(a.t))
    a.t.left_dice.clear()
    assert bool(a.t.told(Shot)) is shoots


# ------------------------------------------------------------------------------------------------ traps


@pytest.mark.rule("dun.trap.one-square", "dun.dp-card.trap-values")
@pytest.mark.parametrize(("card", "friend"), [("stake", False), ("fireball-trap", True)])
def test_a_trap_is_walked_around_and_hurts_who_steps_on_it_alone(arena, card, friend):
    """A stake concerns its square, a ball of fire also those beside it, as its card says."""
    a = arena(HALL)
    a.state.map.traps.append(SetTrap(a.at(4, 4), card, known=True))
    hero, other = a.hero(3, 4, vitality=30, agility=0), a.hero(5, 5, vitality=30, agility=0)
    a.activate(hero)
    a.do(hero, f"move @{a.at(5, 4)}")
    assert not a.t.told(TrapSprung)
    a.activate(hero)
    a.play(hero, f"move @{a.at(4, 4)}", [1, 2, 6, 6, 6, 6, 6, 6, 1, 2, 6, 6, 6, 6, 6] if friend else [6] * 4)
    assert hero.wounds > 0
    assert bool(other.wounds) is friend


@pytest.mark.rule("dun.dp-card.trap-values", "dun.dp-trap.one-trap-per-square", "dun.quest-sheet.other-elements")
@pytest.mark.parametrize(("detect", "disarm"), [((5, 3), (4, 3)), ((5, 3), (3, 3)), ((4, 3), None)])
def test_what_a_stake_prints_is_needed_to_see_it_and_to_disarm_it(arena, detect, disarm):
    """8 to detect it, 7 to deactivate it; the Dark Player can lay no second one on its square."""
    a = arena(HALL, dark_seat=1, traps=(TrapSquare("stake", (5, 4)),))
    a.state.dark.reserve, a.state.dark.hand = 9, []
    hero = a.hero(1, 4, movement=6, dexterity=0, perception=0, intelligence=3, vitality=30)
    a.activate(hero)
    a.play(hero, f"move @{a.at(6, 4)}", [*detect, 6, 6, 6, 6])
    seen = sum(detect) >= 8
    assert a.state.map.traps == ([SetTrap(a.at(5, 4), "stake", known=True)] if seen else [])
    assert bool(hero.wounds) is not seen
    if not seen:
        return
    a.state.dark.hand = ["stake", "pit"]
    a.activate(hero)
    text = f"disarm @{a.at(5, 4)}"
    assert text in a.offers(hero)
    a.play(hero, text, [*disarm, 6, 6, 6, 6])
    assert a.t.told(TrapDisarmed)[0].success == (sum(disarm) >= 7)


@pytest.mark.rule("dun.dp-trap.one-trap-per-square")
def test_on_the_square_of_a_known_trap_no_other_is_laid(arena):
    """Somebody steps on it with open eyes: it goes off, and nobody asks the Dark Player for another card."""
    a = arena(HALL, dark_seat=1)
    a.state.map.traps.append(SetTrap(a.at(6, 4), "stake", known=True))
    a.state.dark.reserve, a.state.dark.hand = 9, ["pit"]
    hero = a.hero(2, 4, movement=9, vitality=30)
    a.activate(hero)
    a.play(hero, f"move @{a.at(5, 4)}", [], ["pass-move"])
    asked = len(a.t.asked)
    a.activate(hero)
    a.play(hero, f"move @{a.at(6, 4)}", [6, 6, 6, 6])
    assert (hero.wounds > 0, a.state.map.traps, a.state.dark.hand) == (True, [], ["pit"])
    assert [ask.key for ask in a.t.asked[asked:] if ask.key == "obstacle"] == []


# ------------------------------------------------------------------------------------------------ heights


def ledge(arena, height=3, rows=2, **more):
    """A lane whose squares from column 4 on lie higher."""
    a = arena("\n".join([LANE] * rows), ground=(Ground("high", (4, 0), 8, rows, height),), **more)
    a.switch(climbing=True, jump_attacks=True)
    return a


@pytest.mark.rule("dun.climb-surface.hands", "dun.climb-surface.melee-range")
@pytest.mark.parametrize(
    ("hands", "orc", "may", "total"),
    [
        ((), False, True, 7 + 4), ((), True, True, 7 + 4 - 2), (("broadsword",), False, False, 0),
        (("rope",), False, True, 7 + 4), (("torch",), False, False, 0),
    ],
)  # fmt: skip
def test_a_wall_is_climbed_with_free_hands_and_worse_beside_an_enemy(arena, hands, orc, may, total):
    a = ledge(arena)
    hero = a.hero(3, 0, agility=4, movement=6, hands=hands)
    if orc:
        a.creature("orc-warrior", 2, 1)
    a.activate(hero)
    text = f"scale @{a.at(4, 0)}"
    assert (text in a.offers(hero)) is may
    if may:
        a.play(hero, text, [4, 3])
        assert a.t.told(events.Tested)[0].total == total


@pytest.mark.rule("dun.jump-attack.no-flyers", "dun.jump-attack.floor-heights")
@pytest.mark.parametrize(("height", "card", "may"), [(4, "taeral", True), (4, "nariant", False), (1, "taeral", False)])
def test_a_great_jump_needs_a_height_and_is_not_for_those_with_wings(arena, height, card, may):
    """The lower floor lies at 0; from an upper one at 4 a hero leaps upon the orc below."""
    a = ledge(arena, height)
    skills = a.content.heroes[card].skills if card == "nariant" else ()
    hero = a.hero(4, 0, card=card, skills=skills, facing="west", agility=5)
    orc = a.creature("orc-warrior", 3, 0, vitality=30)
    assert set(a.board.floors) == {0}
    a.activate(hero)
    text = f"pounce #{orc.id}"
    assert (text in a.offers(hero)) is may
    if may:
        a.play(hero, text, [6, 5, 5, 4, 1, 2])
        assert hero.cell != a.at(4, 0)


@pytest.mark.rule("dun.melee.flyer-lands", "dun.fly.ignores", "dun.fall.where")
@pytest.mark.parametrize(
    ("ground", "sword", "dagger"),
    [("abyss", False, False), ("pit", False, False), ("deep-water", False, True), ("", True, True)],
)
def test_a_flyer_strikes_nobody_on_the_ground_where_she_cannot_land(arena, ground, sword, dagger):
    """Over a chasm Nariant hovers, but to strike an orc at its edge she would have to come down; into the water she
    can, with what serves there. Another one in the air she strikes from where she is."""
    laid = (Ground(ground, (5, 0), 2, 8),) if ground else ()
    for hands, may in ((("broadsword",), sword), (("dagger",), dagger)):
        a = arena(HALL, ground=laid, dark_seat=1)
        nariant = a.hero(3, 4, card="nariant", skills=("flying",), traits=a.content.heroes["nariant"].traits,
                         hands=hands, marks=Mark.FLYING, combat=5)  # fmt: skip
        orc = a.creature("orc-warrior", 7, 4, facing="west", vitality=30)
        drake = a.creature("drakeling", 6, 3, marks=Mark.FLYING, vitality=30)
        a.activate(nariant)
        a.do(nariant, f"move @{a.at(6, 4)}")
        offers = a.offers(nariant)
        assert (f"attack {hands[0]} #{orc.id}" in offers) is may
        assert f"attack {hands[0]} #{drake.id}" in offers
        a.play(nariant, f"attack {hands[0]} #{orc.id if may else drake.id}", [2, 1, 6, 5])
        assert bool(nariant.marks & Mark.FLYING) is not may
        drake.cell, orc.cell = a.at(13, 7), a.at(13, 0)
        nariant.marks |= Mark.FLYING
        a.activate(nariant)
        assert ("land" in a.offers(nariant)) is (ground not in ("abyss", "pit"))


@pytest.mark.rule("dun.fall.where", "dun.fall.abyss", "dun.fall.damage", "dun.condition.kd-state")
@pytest.mark.parametrize(
    ("ground", "marks", "dice", "out", "pit"),
    [
        ("abyss", Mark.FLYING, (6, 4), True, False), ("abyss", Mark.FLYING, (5, 4), False, False),
        ("pit", Mark.FLYING, (6, 4), False, True), ("", Mark.FLYING, (6, 4), False, False),
    ],
)  # fmt: skip
def test_who_is_struck_out_of_the_air_over_a_chasm_falls_into_it(arena, ground, marks, dice, out, pit):
    """A wyvern strikes Nariant down by a critical, and its player pushes nobody; a plain hit leaves her in the air."""
    a = arena(HALL, dark_seat=1, ground=(Ground(ground, (5, 0), 1, 8),) if ground else ())
    wyvern = a.creature("wyvern", 6, 4, facing="west", marks=Mark.FLYING, combat=9, strength=1)
    nariant = a.hero(
        5, 4, card="nariant", skills=("flying",), marks=marks, facing="east", vitality=30, armor=6, natural=6
    )
    a.activate(wyvern)
    text = next(one for one in a.offers(wyvern) if one.startswith("attack") and f"#{nariant.id}" in one)
    a.t.script([*dice, 1, 2, *[1] * 20], [*a.way_to(wyvern, text), "-1"])
    run(turns.act(a.t, wyvern.id))
    a.t.left_dice.clear()
    assert bool(nariant.marks & Mark.KNOCKED_OUT) is out
    assert bool(nariant.marks & Mark.IN_PIT) is pit
    assert bool(nariant.marks & Mark.FLYING) is (dice == (5, 4))


# ------------------------------------------------------------------------------------------------ darkness


@pytest.mark.rule("dun.light.total-darkness", "dun.gloss.indoor")
@pytest.mark.parametrize(
    ("kind", "card", "attack"),
    [
        ("total-darkness", "orc-warrior", 5), ("total-darkness", "skeleton-warrior", 6), ("dark", "orc-warrior", 6),
        ("", "orc-warrior", 6),
    ],
)  # fmt: skip
def test_total_darkness_hampers_all_but_the_dead(arena, kind, card, attack):
    a = arena(HALL)
    if kind:
        a.state.map.dark_sections = {0: kind}
    foe = a.creature(card, 5, 4, facing="north", combat=3, hands=("broadsword",), agility=1)
    hero = a.hero(5, 3, facing="south", vitality=30)
    a.activate(foe)
    a.play(foe, f"attack broadsword #{hero.id}", [2, 1, 6, 5])
    assert a.t.told(Attacked)[0].attack == attack


@pytest.mark.rule("dun.gloss.indoor", "dun.light.total-darkness")
@pytest.mark.parametrize(("outdoor", "x", "attack"), [(False, 12, 6), (True, 12, 5), (True, 6, 6)])
def test_a_torch_lights_a_whole_room_but_only_six_squares_under_the_sky(arena, outdoor, x, attack):
    """Shara is lost in the dark: far from the torch of her friend she fights at -1 where there is no roof."""
    a = arena(HALL, sections=(Section("a", outdoor=outdoor),))
    a.state.map.dark_sections = {0: "dark"}
    a.hero(0, 4, card="taeral", hands=(Held("torch", lit=True),))
    shara = a.hero(x, 4, card="shara", skills=("lost-in-the-dark",), combat=3, hands=("broadsword",), agility=1)
    orc = a.creature("orc-warrior", x, 3, facing="south", vitality=30)
    a.activate(shara)
    a.play(shara, f"attack broadsword #{orc.id}", [2, 1, 6, 5])
    assert a.t.told(Attacked)[0].attack == attack


# ------------------------------------------------------------------------------------------------ companions


@pytest.mark.rule("dun.companion.activation", "dun.turn.companion-activation")
def test_a_hound_has_a_turn_of_its_own(arena):
    """Herbod and his hound are activated one after the other, in the order that is liked, each with all its points."""
    a = arena(HALL, dark_seat=1)
    herbod = a.hero(3, 3, card="herbod", movement=5)
    hound = a.companion("war-hound", 5, 3, kind="pet", owner=herbod.id)
    a.run(turns.choose_next(a.t), (), [f"activate #{hound.id}"])
    assert [str(one) for one in a.t.asked[0].options] == [f"activate #{one.id}" for one in (herbod, hound)]
    assert a.t.asked[0].seat == herbod.seat
    far = max(x for x, _ in ends(a, hound))
    assert far == min(13, 5 + hound.base[0])
    a.do(hound, f"move @{a.at(far, 3)}")
    a.do(hound, "end")
    a.run(turns.choose_next(a.t))
    assert a.state.turn.active.who == herbod.id
    assert a.state.turn.active.points == 5


@pytest.mark.rule("dun.companion.sharp-senses")
@pytest.mark.parametrize(
    ("at", "own", "skills", "total"),
    [((2, 3), True, (), 8), ((0, 0), True, (), 7), ((2, 3), False, (), 7), ((2, 3), True, ("sharp-senses",), 7)],
)
def test_beside_his_hound_a_hero_hears_better(arena, at, own, skills, total):
    """A point on the Initiative roll, if it is his own, beside him, and he has no such nose himself."""
    drawing = "\n".join(["aaaabbbbbbbbbb"] * 6)
    a = arena(
        drawing,
        dark_seat=1,
        doors=(Door("gate", (3, 2), "east"),),
        creatures=(Fixed("orc-warrior", (12, 2), free=True),),
    )
    hero, friend = a.hero(3, 2, card="herbod", skills=skills), a.hero(0, 5, card="shara")
    a.companion("war-hound", *at, kind="pet", owner=hero.id if own else friend.id)
    a.activate(hero)
    a.do(hero, "open #0", [5, 2, 6, 1] if total == 8 else [5, 2, 5, 1])
    assert a.t.told(Initiative)[0].heroes == total


# ------------------------------------------------------------------------------------------------ combat turns


@pytest.mark.rule("dun.combat.turn-kind", "dun.action.no-exploring-in-combat")
@pytest.mark.parametrize(("x", "fight"), [(13, True), (14, False)])
def test_with_an_enemy_within_twelve_squares_nothing_is_explored_but_doors(arena, x, fight):
    """Though a wall is between them. A closed door may still be opened, a locked one not picked."""
    drawing = "\n".join(["aaaaccccccccccccc", "bbbbccccccccccccc"])
    doors = (Door("gate", (1, 0), "south"), Door("vault", (2, 0), "south"))
    a = arena(drawing, doors=doors, furniture=(Furnishing("chairs", (0, 0)),), dark_seat=1)
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=0b101, pieces=a.board.pieces)
    a.state.map.doors[1].lock = True
    hero = a.hero(1, 0, hands=("picklocks",), intelligence=4, dexterity=1)
    orc = a.creature("orc-warrior", x, 0)
    a.activate(hero)
    verbs = {text.split()[0] for text in a.offers(hero)}
    assert ("search" in verbs) is not fight
    hero.cell, orc.cell = hero.cell + 1, orc.cell + 1
    assert ("pick" in {text.split()[0] for text in a.offers(hero)}) is not fight
    hero.cell, orc.cell = hero.cell - 1, orc.cell - 1
    a.do(hero, "open #0")
    assert a.state.map.layout.revealed == 0b111


@pytest.mark.rule("dun.action.dp-no-explore")
@pytest.mark.parametrize(("card", "opens"), [("orc-warrior", False), ("orc-spearman", True)])
def test_a_dark_players_orc_explores_nothing_unless_it_is_a_watchman(arena, card, opens):
    a = arena("\n".join(["aaaabbbb"] * 3), doors=(Door("gate", (3, 1), "east"),), dark_seat=1,
              furniture=(Furnishing("chairs", (2, 0)),), chests=((3, 2),))  # fmt: skip
    orc = a.creature(card, 3, 1)
    a.state.turn.side = DARK
    a.run(turns.dark_act(a.t), (), [f"activate #{orc.id}"])
    verbs = {text.split()[0] for text in a.offers(orc)}
    assert not verbs & {"search", "search-room", "secret", "chest", "pick", "disarm"}
    assert ("open" in verbs) is opens
    a.do(orc, "open #0" if opens else "end")
    assert (a.state.map.doors[0].state == "open") is opens


# ------------------------------------------------------------------------------------------------ fear, relics, hands


@pytest.mark.rule("dun.psych.fear-size", "dun.hero.attr-courage")
@pytest.mark.parametrize(
    ("card", "race", "courage", "total"),
    [
        ("grave-wight", "humans", 3, 10), ("stone-giant", "humans", 3, 8), ("stone-giant", "ogres", 3, 9),
        ("maze-minotaur", "humans", 4, 10), ("grave-wight", "halflings", 3, 9),
    ],
)  # fmt: skip
def test_the_larger_the_more_frightening(arena, card, race, courage, total):
    """-1 for each level of size on the Courage test of who comes up to it; the grave's wight is as tall as a man."""
    a = arena(HALL)
    hero = a.of_race(race, 2, 4, courage=courage, skills=(), movement=9)
    a.creature(card, 8, 4, facing="west")
    a.activate(hero)
    span = 1 if hero.span == 4 else 0
    a.play(hero, f"move @{a.at(7 - span, 4)}", [4, 3])
    test = next(event for event in a.t.told(events.Tested) if event.test == "courage")
    assert (test.total, test.passed) == (total, int(total >= 10))


@pytest.mark.rule("dun.relic.size")
@pytest.mark.parametrize(
    ("race", "magic", "may"), [("humans", "sunbrand", True), ("ogres", "sunbrand", False), ("ogres", "whisper", True)]
)
def test_relics_are_not_made_for_large_hands(arena, race, magic, may):
    a = arena(HALL)
    card = a.content.magic[magic]
    hero = a.of_race(race, 4, 4)
    hero.pack.append(Held(card.base, magic=magic))
    a.activate(hero)
    text = f"draw {card.base}"
    assert (text in a.offers(hero)) is may
    a.do(hero, text if may else "end")
    assert bool(hero.hands) is may


@pytest.mark.rule("dun.hero.no-dexterity-test")
@pytest.mark.parametrize(
    ("race", "wits", "marks", "may"),
    [("humans", 3, 0, True), ("humans", 2, 0, False), ("humans", 3, Mark.STUNNED, True), ("ogres", 3, 0, True)],
)
def test_the_dull_pick_no_locks_and_the_stunned_do(arena, race, wits, marks, may):
    """It is the Intelligence of the card that counts."""
    a = arena("\n".join(["aaaabbbb"] * 3), doors=(Door("gate", (3, 1), "east"),), dark_seat=1)
    a.state.map.doors[0].lock = True
    hero = (
        a.of_race(race, 3, 1, intelligence=wits, marks=marks, dexterity=1)
        if race == "humans"
        else a.of_race(race, 2, 1, intelligence=wits, dexterity=1)
    )
    a.activate(hero)
    assert ("pick #0" in a.offers(hero)) is may
    a.play(hero, "pick #0" if may else "end", [6, 5] if may else [])
    assert (a.state.map.doors[0].lock is False) is may


@pytest.mark.rule("dun.spell.range-self")
def test_a_shaman_turns_only_himself_into_a_bear(arena):
    a = arena(HALL)
    hero = a.hero(4, 4, card="borgron", spells=("totem-of-the-bear", "mending-rune"), mana=9, intelligence=9)
    friend = a.hero(5, 4, wounds=1)
    a.activate(hero)
    casts = [text for text in a.offers(hero) if text.startswith("cast")]
    assert f"cast mending-rune #{friend.id}" in casts
    assert [text for text in casts if "totem" in text] == [f"cast totem-of-the-bear #{hero.id}"]
    a.play(hero, f"cast totem-of-the-bear #{hero.id}", [4, 3])
    assert hero.human is not None
    assert friend.human is None


@pytest.mark.rule("dun.equip.horns-onslaught")
@pytest.mark.parametrize(("hands", "needs"), [(("horns",), 4), ((), 5)])
def test_a_minotaur_charges_with_its_horns(arena, hands, needs):
    """Bare hands would give the hero a point of Armor more; a Large one takes a point off."""
    for shown, wounds in ((needs, True), (needs - 1, False)):
        a = arena(HALL, dark_seat=1)
        beast = a.creature("maze-minotaur", 1, 4, facing="east", hands=hands, movement=6)
        hero = a.hero(7, 4, armor=5, vitality=30, agility=1, strength=1, facing="west", courage=9)
        a.activate(beast)
        a.play(beast, f"move @{a.at(5, 4)}", [])
        text = next(one for one in a.offers(beast) if "onslaught" in one and f"#{hero.id}" in one)
        a.play(beast, text, [6, 5, 1, 2, *[shown] * 12])
        assert bool(hero.wounds) is wounds


@pytest.mark.rule("dun.trap.detected-step", "dun.trap.one-square")
@pytest.mark.parametrize(("rows", "passes"), [(2, False), (3, True)])
def test_the_automatons_troll_passes_a_known_trap_only_where_its_base_has_room_beside_it(arena, rows, passes):
    """In a passage two squares wide it would stand on the stake, and waits before it; in a wider one it goes by."""
    a = arena("\n".join([LANE] * rows))
    a.state.map.traps.append(SetTrap(a.at(6, 0), "stake", known=True))
    troll = a.creature("cave-troll", 9, 0, skills=("large",))
    a.hero(1, 0, vitality=30)
    a.state.turn.side, a.state.turn.queue = DARK, [troll.id]
    a.run(turns.artificial_next(a.t), [6, 6])
    assert (troll.wounds, a.state.map.traps) == (0, [SetTrap(a.at(6, 0), "stake", known=True)])
    assert (troll.cell % a.board.width < 6) is passes
    assert passes or troll.cell == a.at(7, 0)


@pytest.mark.rule("dun.trap.detected-step", "dun.trap.one-square")
@pytest.mark.parametrize(("rows", "passes"), [(2, False), (3, True)])
def test_nor_does_the_way_of_an_ogre_lead_across_it(arena, rows, passes):
    """Whoever is led by a player can still choose to stand on it, and then it goes off."""
    a = arena("\n".join([LANE] * rows))
    a.state.map.traps.append(SetTrap(a.at(4, 0), "stake", known=True))
    ogre = a.of_race("ogres", 1, 0, vitality=30, agility=0)
    a.activate(ogre)
    assert ((6, 0) in ends(a, ogre)) is passes
    if passes:
        a.play(ogre, f"move @{a.at(6, 0)}", [])
        assert not a.t.told(TrapSprung)
    a.activate(ogre)
    ogre.cell = a.at(1, 0)
    a.play(ogre, f"move @{a.at(4, 0)}", [6, 6, 6, 6])
    assert (ogre.wounds > 0, a.state.map.traps) == (True, [])
