"""Sight and shots as people play them: who sees whom, how far a weapon reaches, and who shoots at somebody who comes
for him. Printed characters, chosen deeds, scripted dice, and the case beside it."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.events import Attacked, Moved, Shot, Strayed
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 26
HALL = "\n".join([LANE] * 8)


def two(total):
    """Two dice that add up to this and are no double."""
    return next([x, total - x] for x in (6, 5, 4, 3, 2, 1) if 1 <= total - x <= 6 and 2 * x != total)


def archer(a, x=1, y=4, **more):
    return a.hero(
        x, y, **{"card": "taeral", "hands": ("short-bow",), "facing": "east", "shooting": 5, "agility": 5, **more}
    )


# ------------------------------------------------------------------------------------------------ range


@pytest.mark.rule("dun.ranged.requirements", "dun.equip.range", "dun.equip.range-strength")
@pytest.mark.parametrize(
    ("weapon", "strength", "x", "may"),
    [
        ("short-bow", 3, 19, True), ("short-bow", 3, 20, False), ("longbow", 3, 25, True), ("javelin", 3, 10, True),
        ("javelin", 3, 11, False), ("javelin", 4, 13, True), ("heavy-javelin", 4, 9, True),
        ("heavy-javelin", 4, 10, False), ("dagger", 5, 5, True), ("dagger", 5, 6, False), ("broadsword", 3, 3, False),
    ],
)  # fmt: skip
def test_how_far_a_weapon_reaches(arena, weapon, strength, x, may):
    """The square of the target counts; three times, or twice, the thrower's Strength for javelins."""
    a = arena(HALL)
    hero = archer(a, hands=(weapon,), strength=strength)
    orc = a.creature("orc-warrior", x, 4, facing="west")
    a.activate(hero)
    text = f"shoot {weapon} #{orc.id}"
    assert (text in a.offers(hero)) is may
    if may:
        a.play(hero, text, [3, 1])
        assert a.t.told(Shot)[0].target == orc.id


@pytest.mark.rule("dun.equip.range-strength")
def test_a_stunned_thrower_reaches_less_far(arena):
    """Strength 3 counts as 2 while he is Stunned: six squares instead of nine."""
    for marks, far in ((0, 9), (Mark.STUNNED, 6)):
        a = arena(HALL)
        hero = archer(a, hands=("javelin",), strength=3, marks=marks)
        orcs = [a.creature("orc-warrior", 1 + n, 4 + (n > 6), facing="west") for n in (6, 9)]
        a.activate(hero)
        assert [f"shoot javelin #{orc.id}" in a.offers(hero) for orc in orcs] == [True, far == 9]
        a.play(hero, f"shoot javelin #{orcs[0].id}", [3, 1])
        assert a.t.told(Shot)[0].total == 4 + 5 - 1 - bool(marks)


@pytest.mark.rule("dun.ranged.requirements")
@pytest.mark.parametrize(("hands", "marks"), [((), 0), (("short-bow",), Mark.KNOCKED_DOWN)])
def test_bare_hands_and_the_fallen_shoot_nobody(arena, hands, marks):
    a = arena(HALL)
    hero = archer(a, hands=hands, marks=marks)
    orc = a.creature("orc-warrior", 5, 4)
    a.activate(hero)
    assert not [text for text in a.offers(hero) if text.startswith("shoot")]
    a.do(hero, "end")
    other = archer(a, 1, 6)
    a.activate(other)
    a.play(other, f"shoot short-bow #{orc.id}", [3, 1])
    assert a.t.told(Shot)


@pytest.mark.rule("dun.equip.ammunition")
def test_arrows_never_run_out_and_javelins_do(arena):
    a = arena(HALL)
    hero, thrower = archer(a), archer(a, 1, 6, hands=("javelin",))
    orc = a.creature("orc-warrior", 6, 5, vitality=90)
    for _ in range(12):
        a.activate(hero)
        a.play(hero, f"shoot short-bow #{orc.id}", [4, 3])
    assert (len(a.t.told(Shot)), hero.hands) == (12, [Held("short-bow")])
    a.activate(thrower)
    a.play(thrower, f"shoot javelin #{orc.id}", [4, 3])
    a.activate(thrower)
    assert f"shoot javelin #{orc.id}" not in a.offers(thrower)


@pytest.mark.rule("dun.ranged.stray-small", "dun.ranged.stray")
@pytest.mark.parametrize(
    ("race", "dice", "hit"),
    [("halflings", (5, 1), False), ("humans", (5, 1), True), ("humans", (4, 2), False), ("ogres", (5, 1), True)],
)
def test_a_miss_with_a_one_hits_a_friend_beside_the_orc_unless_he_is_smaller(arena, race, dice, hit):
    a = arena(HALL)
    hero = archer(a, shooting=1)
    orc = a.creature("orc-warrior", 4, 4, facing="west")
    friend = a.of_race(race, 5, 3, vitality=30, card="shara")
    a.activate(hero)
    a.play(hero, f"shoot short-bow #{orc.id}", dice)
    assert [event.target for event in a.t.told(Strayed)] == ([friend.id] if hit else [])
    assert a.t.told(Shot)[0].hit == 0


@pytest.mark.rule("dun.ranged.stray-small")
def test_beside_a_troll_no_man_is_hit_by_a_stray_arrow(arena):
    """Against an orc the same friend is; so it is his size that counts, not the shooter's."""
    for card, strays in (("cave-troll", 0), ("orc-warrior", 1)):
        a = arena(HALL)
        hero = archer(a, shooting=0)
        foe = a.creature(card, 4, 4, facing="west")
        a.hero(4, 3, vitality=30)
        a.activate(hero)
        a.play(hero, f"shoot short-bow #{foe.id}", (5, 1))
        assert len(a.t.told(Strayed)) == strays


# ------------------------------------------------------------------------------------------------ sight


def shoots(arena, shooter, target, *, build=None, **sheet):
    """Whether an archer can shoot somebody; if so he does, and misses."""
    a = arena(HALL, **sheet)
    hero = archer(a, **shooter)
    mark = a.creature(target.pop("card", "orc-warrior"), target.pop("x", 9), target.pop("y", 4), **target)
    if build is not None:
        build(a)
    a.activate(hero)
    text = f"shoot short-bow #{mark.id}"
    if text in a.offers(hero):
        a.play(hero, text, [2, 1])
        return a.t.told(Shot)[0].total - 3
    return None


@pytest.mark.rule("dun.los.line", "dun.size.heights")
@pytest.mark.parametrize(
    ("piece", "card", "sees"),
    [
        ("table", "orc-warrior", True),
        ("cupboard", "orc-warrior", False),
        ("library", "orc-warrior", False),
        ("library", "cave-troll", True),
        ("statue", "orc-warrior", False),
        ("statue", "cave-troll", False),
        ("statue", "stone-giant", True),
        ("old-tree", "stone-giant", False),
    ],
)
def test_what_is_as_high_as_the_archer_hides_who_is_no_higher(arena, piece, card, sees):
    """A passage of two squares, barred by tables (1), cupboards and libraries (2), large statues (3) or trees (4);
    trolls are 3 high and giants 4."""
    kind = "furniture" if piece in arena().content.furniture else "elements"
    a = arena("\n".join(["a" * 14] * 2), **{kind: (Furnishing(piece, (5, 0)), Furnishing(piece, (5, 1)))})
    assert {(5, 0), (5, 1)} <= {a.board.xy(cell) for one in a.board.pieces for cell in one.squares}
    hero = archer(a, y=0)
    mark = a.creature(card, 9, 0, facing="west")
    a.activate(hero)
    text = f"shoot short-bow #{mark.id}"
    assert (text in a.offers(hero)) is sees
    if sees:
        a.play(hero, text, [2, 1])
        assert a.t.told(Shot)[0].target == mark.id


@pytest.mark.rule("dun.los.line")
def test_a_line_from_the_middle_of_a_square_to_the_middle_of_another(arena):
    """An orc on the line hides the one behind it; one beside the line does not, and a knight's move away neither."""
    for at, seen in (((5, 4), False), ((5, 3), True), ((6, 5), True)):
        found = shoots(arena, {}, {"facing": "west"}, build=lambda a, at=at: a.creature("orc-archer", *at))
        assert (found is not None) is seen


@pytest.mark.rule("dun.los.line")
def test_of_a_troll_any_square_may_be_seen(arena):
    """An orc hides the near half of it, not the far one."""
    hidden = {"card": "cave-troll", "x": 9, "y": 4, "facing": "west"}
    found = shoots(arena, {}, dict(hidden), build=lambda a: a.creature("orc-champion", 8, 4))
    assert found is not None
    wall = shoots(arena, {}, {"x": 9, "y": 4}, build=lambda a: a.creature("orc-champion", 8, 4))
    assert wall is None


@pytest.mark.rule("dun.los.flying")
@pytest.mark.parametrize(
    ("piece", "marks", "sees"),
    [
        ("cupboard", Mark.FLYING, True), ("cupboard", 0, False), ("old-tree", Mark.FLYING, False),
        ("", Mark.FLYING, True),
    ],
)  # fmt: skip
def test_a_flyer_is_seen_over_a_cupboard_and_over_orcs_but_not_through_a_tree(arena, piece, marks, sees):
    sheet = {}
    if piece == "cupboard":
        sheet["furniture"] = (Furnishing(piece, (5, 4)),)
    elif piece:
        sheet["elements"] = (Furnishing(piece, (5, 4)),)
    found = shoots(
        arena,
        {"shooting": 9},
        {"card": "drakeling", "marks": marks, "facing": "west"},
        build=lambda a: a.creature("orc-warrior", 7, 4) if not piece else None,
        **sheet,
    )
    assert (found is not None) is sees


@pytest.mark.rule("dun.los.pit")
def test_from_the_bottom_of_a_pit_nobody_above_is_seen_but_he_is(arena):
    """Whoever else lies in the same pit he sees."""
    pit = (Ground("pit", (1, 4)), Ground("pit", (2, 4)))
    a = arena(HALL, ground=pit)
    hero = archer(a, marks=Mark.IN_PIT)
    above = a.creature("orc-archer", 5, 4, facing="west", shooting=5, agility=5)
    a.activate(hero)
    assert f"shoot short-bow #{above.id}" not in a.offers(hero)
    below = a.creature("orc-warrior", 2, 4, marks=Mark.IN_PIT | Mark.KNOCKED_DOWN)
    assert f"shoot short-bow #{above.id}" not in a.offers(hero)
    below.cell = a.at(20, 7)
    a.do(hero, "end")
    a.activate(above)
    a.play(above, f"shoot short-bow #{hero.id}", [2, 1])
    assert a.t.told(Shot)[0].target == hero.id


# ------------------------------------------------------------------------------------------------ defensive shots


def advance(arena, *, start=9, end=2, hero=(), foe=(), answers=("shoot",), dice=(), build=None, **sheet):
    """An orc walks straight at an archer, whom its player lets shoot."""
    a = arena(HALL, dark_seat=1, **sheet)
    shooter = archer(a, **{"shooting": 6, **dict(hero)})
    more = dict(foe)
    orc = a.creature(
        more.pop("card", "orc-warrior"), start, 4, **{"facing": "west", "movement": 12, "vitality": 9, **more}
    )
    if build is not None:
        build(a)
    a.activate(orc)
    a.play(orc, f"move @{a.at(end, 4)}", dice, answers)
    return a, shooter, orc


def asked(a):
    return sum(ask.key == "defensive-shot" for ask in a.t.asked)


@pytest.mark.rule(
    "dun.defshot.trigger", "dun.defshot.timing", "dun.defshot.penalty", "dun.defshot.once", "dun.defshot.stop"
)
@pytest.mark.parametrize(("wound", "x"), [(6, 4), (1, 2)])
def test_an_archer_stops_an_orc_three_squares_away(arena, wound, x):
    """Shooting Skill 6 at point-blank, -2: a 6 hits. If it wounds the orc stands there, else it comes on, and there is
    no second shot."""
    a, hero, orc = advance(arena, dice=[5, 1, wound, 1, 1])
    assert (a.t.told(Shot)[0].total, a.t.told(Shot)[0].hit) == (6 + 6 - 2, 1)
    assert orc.cell == a.at(x, 4)
    assert asked(a) == 1
    assert hero.marks & Mark.HAS_SHOT
    before = [event.end for event in a.t.log[: a.t.log.index(a.t.told(Shot)[0])] if isinstance(event, Moved)]
    assert before[-1] == a.at(4, 4)


@pytest.mark.rule("dun.defshot.trigger", "dun.defshot.stop")
@pytest.mark.parametrize(("vitality", "gone"), [(1, True), (2, False)])
def test_who_has_come_near_is_shot_at_when_he_sets_out_for_the_archer(arena, vitality, gone):
    """The first part of his move leads past him; the second does not begin, be he wounded or struck down."""
    a, _, orc = advance(arena, end=4, answers=(), foe={"vitality": vitality})
    assert (asked(a), orc.cell) == (0, a.at(4, 4))
    a.play(orc, f"move @{a.at(2, 4)}", [5, 1, 6, 1, 1], ["shoot"])
    assert asked(a) == 1
    assert (orc.id not in a.state.figures) is gone
    assert gone or (orc.cell, orc.wounds) == (a.at(4, 4), 1)


@pytest.mark.rule("dun.defshot.stop", "dun.shield.block")
@pytest.mark.parametrize(("block", "x"), [(6, 2), (1, 4)])
def test_a_shield_that_stops_the_arrow_lets_the_orc_come_on(arena, block, x):
    a, _, orc = advance(
        arena, dice=[5, 1, block, 6, 6, 6], foe={"hands": ("broadsword", "shield")}, answers=["shoot", "pass"]
    )
    assert orc.cell == a.at(x, 4)
    assert bool(orc.wounds) is (block == 1)


@pytest.mark.rule("dun.defshot.penalty")
def test_one_point_less_misses(arena):
    a, _, orc = advance(arena, dice=[4, 1])
    assert (a.t.told(Shot)[0].total, a.t.told(Shot)[0].hit) == (9, 0)
    assert orc.cell == a.at(2, 4)


@pytest.mark.rule("dun.defshot.once")
def test_the_second_orc_of_the_turn_comes_unshot(arena):
    a, hero, orc = advance(arena, dice=[2, 1])
    other = a.creature("orc-warrior", 9, 3, facing="west", movement=12)
    orc.cell = a.at(20, 7)
    a.activate(other)
    a.play(other, f"move @{a.at(2, 4)}", [])
    assert asked(a) == 1
    hero.marks &= ~Mark.HAS_SHOT
    third = a.creature("orc-warrior", 9, 3, facing="west", movement=12)
    other.cell = a.at(21, 7)
    a.activate(third)
    a.play(third, f"move @{a.at(2, 4)}", [2, 1], ["shoot"])
    assert asked(a) == 2


@pytest.mark.rule("dun.defshot.trigger")
@pytest.mark.parametrize("case", ["past", "near", "hidden", "behind", "down", "sword", "engaged"])
def test_when_nobody_shoots_at_who_comes(arena, case):
    """He walks past, began within three squares, came from behind a cupboard or the archer's back; the archer lies on
    the ground, has no bow in hand, or fights already."""
    how = {
        "past": {"end": 4},
        "near": {"start": 4},
        "hidden": {"furniture": (Furnishing("cupboard", (8, 4)),)},
        "behind": {"hero": {"facing": "west"}},
        "down": {"hero": {"marks": Mark.KNOCKED_DOWN}},
        "sword": {"hero": {"hands": ("broadsword",), "pack": ("short-bow",)}},
        "engaged": {"build": lambda a: a.creature("orc-warrior", 0, 4)},
    }[case]
    a, _, orc = advance(arena, answers=(), **how)
    assert not a.t.told(Shot)
    assert orc.cell == a.at(how.get("end", 2), 4)


@pytest.mark.rule("dun.defshot.trigger", "dun.los.facing")
@pytest.mark.parametrize(
    ("facing", "shots"), [("east", 1), ("north", 1), ("north-east", 1), ("north-west", 0), ("west", 0)]
)
def test_an_archer_must_face_where_the_move_began(arena, facing, shots):
    """Ahead and to the sides he sees, behind his back he does not."""
    a, *_ = advance(arena, hero={"facing": facing}, dice=[2, 1], answers=("shoot",) * shots)
    assert len(a.t.told(Shot)) == shots


@pytest.mark.rule("dun.defshot.trigger")
def test_a_spear_that_halts_two_squares_away_comes_to_strike_too(arena):
    for hands, shots in ((("spear",), 1), (("axe",), 0)):
        a, *_ = advance(arena, end=3, foe={"hands": hands}, dice=[2, 1], answers=("shoot",) * shots)
        assert len(a.t.told(Shot)) == shots


@pytest.mark.rule("dun.defshot.large")
@pytest.mark.parametrize(("dice", "wound", "stops"), [((6, 6), 6, True), ((6, 5), 6, False), ((6, 6), 1, False)])
def test_a_troll_is_stopped_by_a_double_six_that_wounds_alone(arena, dice, wound, stops):
    a, _, troll = advance(arena, foe={"card": "cave-troll", "vitality": 30}, dice=[*dice, wound])
    assert a.t.told(Shot)[0].hit == 1
    assert (troll.cell == a.at(4, 4)) is stops


@pytest.mark.rule("dun.defshot.reloading", "dun.equip.longbow")
@pytest.mark.parametrize(
    ("weapon", "more", "shots"),
    [
        (Held("crossbow"), {}, 1), (Held("crossbow", loaded=False), {}, 0), (Held("longbow"), {}, 0),
        (Held("longbow"), {"skills": ("expert-archer",)}, 1), (Held("javelin"), {}, 1), (Held("short-bow"), {}, 1),
    ],
)  # fmt: skip
def test_neither_an_empty_crossbow_nor_a_longbow_serves(arena, weapon, more, shots):
    a, hero, _ = advance(arena, hero={"hands": (weapon,), **more}, dice=[2, 1], answers=("shoot",) * shots)
    assert len(a.t.told(Shot)) == shots
    if weapon == Held("crossbow"):
        assert not hero.hands[0].loaded, "and it is empty for his own turn"


# ------------------------------------------------------------------------------------------------ front and back


@pytest.mark.rule("dun.facing.front-back", "dun.behind.condition", "dun.melee.mod-behind")
@pytest.mark.parametrize(
    ("facing", "back"),
    [
        ("north", {(4, 5), (5, 5), (6, 5)}), ("east", {(4, 3), (4, 4), (4, 5)}),
        ("north-east", {(4, 4), (4, 5), (5, 5)}), ("south-west", {(5, 3), (6, 3), (6, 4)}),
    ],
)  # fmt: skip
def test_three_squares_behind_somebody_are_his_back(arena, facing, back):
    """From there a blow has +1, from the five others it has not."""
    for x, y in ((4, 3), (5, 3), (6, 3), (4, 4), (6, 4), (4, 5), (5, 5), (6, 5)):
        a = arena(HALL)
        orc = a.creature("orc-warrior", 5, 4, facing=facing, vitality=30, hands=("broadsword",))
        hero = a.hero(x, y, hands=("broadsword",), combat=3, agility=1)
        a.activate(hero)
        a.play(hero, f"attack broadsword #{orc.id}", [2, 1, 6, 5])
        assert a.t.told(Attacked)[0].attack == 3 + 3 + ((x, y) in back)


@pytest.mark.rule("dun.facing.front-back")
def test_nobody_has_a_trolls_back_while_any_part_of_it_faces_him(arena):
    for at, behind in (((5, 6), True), ((4, 5), False), ((7, 6), True), ((4, 6), True), ((7, 4), False)):
        a = arena(HALL)
        troll = a.creature("cave-troll", 5, 4, facing="north", vitality=30)
        hero = a.hero(*at, hands=("broadsword",), combat=3)
        a.activate(hero)
        a.play(hero, f"attack broadsword #{troll.id}", [2, 1, 6, 5])
        assert a.t.told(Attacked)[0].attack == 6 + behind
