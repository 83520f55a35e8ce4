"""The Dark Player's plans, purchases and helpers: what few games come to."""

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed, Ground, Section
from undercroft.games.universalis.rules.automaton import aims, artificial, conducting
from undercroft.games.universalis.rules.dark import armory, dwellers, hand, planning, spawning
from undercroft.games.universalis.rules.encounters import water
from undercroft.games.universalis.state import DARK, NOBODY, Planned

LONG = "a" * 20
TWO = "\n".join(["aaaabbbbbb"] * 6)
GATE = (Door("gate", (3, 2), "east"),)


def classic(arena, **more):
    more.setdefault("doors", GATE)
    a = arena(more.pop("drawing", TWO), dark_seat=1, **more)
    a.state.mode, a.state.turn.phase = "classic", "act"
    a.state.dark.hand = ["pit", "riddle", "enemy-spotted", "wandering-creature", "ambush", "fireball-trap"]
    return a


# ------------------------------------------------------------------------------------------------ the automaton


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("uses", "after"), [((), {"aiming": 1})])
def test_a_skill_that_a_shot_declares_is_counted(arena, uses, after):
    """The crossbowman aims; where more helpful skills than two could be declared, he names them."""
    a = arena(LONG)
    archer = a.creature("orc-crossbowman", 1, 0, facing="east", skills=("aiming", "accurate-shooting", "cruel"))
    a.hero(12, 0, vitality=20)
    a.activate(archer)
    shot = a.run(aims.best_shot(a.t, archer.id))
    assert shot is not None
    a.t.script([2, 3])
    ways = shot.ways
    assert a.run(aims.distant_attack(a.t, archer.id), [4] if "aiming" in ways or not ways else [])
    for skill in ways:
        assert archer.uses.get(skill) == (None if a.content.skills[skill].uses else 1)


@pytest.mark.rule("dun.adp.attack.non-offensive")
@pytest.mark.parametrize(
    ("skills", "wounds", "mana", "helps"),
    [
        (("first-aid",), 2, 0, True),
        (("first-aid",), 0, 0, False),
        (("recovering-mana",), 0, 1, True),
        (("recovering-mana",), 0, 2, False),
        (("recovering-mana",), 0, 0, True),
    ],
)
def test_whom_the_talents_of_a_creature_help(arena, skills, wounds, mana, helps):
    a = arena()
    cleric = a.creature("fallen-cleric", 4, 4, skills=skills)
    cleric.mana, cleric.spells = mana, ()
    friend = a.creature("ghoul", 5, 4)
    friend.wounds = cleric.wounds = wounds
    a.activate(cleric)
    found = [str(do) for do in aims.supports(a.t, cleric.id)]
    assert bool(found) is helps, found
    assert aims.supports(a.t, cleric.id, self_only=True) == []


@pytest.mark.rule("dun.adp.target.engaged")
def test_who_is_bound_to_one_enemy_strikes_no_other(arena):
    a = arena()
    orc = a.creature("orc-warrior", 4, 4)
    one, two = a.hero(4, 3, facing="south"), a.hero(5, 4, facing="west", armor=2)
    a.activate(orc)
    do, _ = a.run(aims.best_blow(a.t, orc.id))
    other = one if do.target == two.id else two
    a.state.turn.active.bound = other.id
    do, _ = a.run(aims.best_blow(a.t, orc.id))
    assert do.target == other.id


@pytest.mark.rule("dun.turn.dp-turn", "dun.condition.poisoned")
def test_a_creature_that_cannot_begin_has_had_its_activation(arena):
    """It comes from nowhere and finds no room: nothing is active afterwards."""
    a = arena("aa", start=((0, 0),))
    a.hero(0, 0)
    a.hero(1, 0)
    orc = a.creature("orc-warrior", -1, -1)
    a.run(artificial.activate(a.t, orc.id))
    assert a.state.turn.active is None
    assert orc.cell == -1


@pytest.mark.rule("dun.adp.conductor-choice", "dun.adp.conductor")
@pytest.mark.parametrize(
    ("answers", "seat"), [(("pass", "pass"), NOBODY), (("willing", "pass"), 0), (("pass", "willing"), 1)]
)
def test_a_lone_volunteer_conducts_without_a_draw(arena, answers, seat):
    a = arena()
    a.switch(conductor=True)
    before = dict(a.state.streams)
    a.run(conducting.name(a.t), (), answers)
    assert a.state.dark.conductor == seat
    assert a.state.streams == before


# ------------------------------------------------------------------------------------------------ plans


@pytest.mark.rule("dun.classic.prepare", "dun.classic.no-budget")
@pytest.mark.parametrize(("reserve", "placed"), [(1, 1), (0, 0)])
def test_a_planned_creature_takes_the_last_point(arena, reserve, placed):
    a = classic(arena)
    hero = a.hero(3, 2)
    a.reveal_all()
    a.state.dark.reserve = reserve
    a.state.dark.plan = [Planned("wandering-creature", "section", 1, (("orc-warrior", a.at(8, 3)),))]
    assert len(planning.encounters(a.t, "section", 1, hero.id)) == placed
    assert a.state.dark.reserve == 0
    assert (a.state.dark.barred == ["orc-warrior"]) is not placed


@pytest.mark.rule("dun.classic.prepare")
def test_a_planned_card_that_is_no_longer_in_hand_brings_nobody(arena):
    a = classic(arena)
    hero = a.hero(3, 2)
    a.reveal_all()
    a.state.dark.reserve = 9
    orc = (("orc-warrior", a.at(8, 3)),)
    a.state.dark.plan = [
        Planned("special-creature", "section", 1, orc),
        Planned("wandering-creature", "section", 1, orc),
    ]
    assert len(planning.encounters(a.t, "section", 1, hero.id)) == 1
    assert a.state.dark.plan == []
    assert a.state.dark.reserve == 8


@pytest.mark.rule("dun.classic.prepare", "dun.init.trigger-spawn")
@pytest.mark.parametrize(
    ("foe", "dice", "over"), [(False, (6, 6, 1, 2), True), (True, (6, 6, 1, 2), False), (True, (1, 2, 6, 6), False)]
)
def test_guards_of_a_chest_end_an_activation_unless_there_was_a_fight_already(arena, foe, dice, over):
    a = classic(arena, chests=((8, 0),))
    hero = a.hero(8, 1)
    a.reveal_all()
    if foe:
        a.creature("orc-archer", 4, 0)
    a.activate(hero)
    a.state.dark.reserve = 9
    a.state.dark.plan = [Planned("enemy-spotted", "chest", a.at(8, 0), (("orc-warrior", a.at(4, 5)),))]
    assert a.run(planning.chest_guards(a.t, a.at(8, 0), hero.id), dice) is over
    assert not a.run(planning.chest_guards(a.t, a.at(8, 0), hero.id)), "they come once"


@pytest.mark.rule("dun.classic.prepare")
def test_one_planned_ambush_in_a_turn(arena):
    a = classic(arena, drawing="\n".join(["aaaabbbbbbcccc"] * 6), doors=(*GATE, Door("back", (9, 2), "east")))
    a.hero(1, 2)
    a.hero(7, 2)
    a.reveal_all()
    a.state.dark.reserve, a.state.turn.number = 5, 4
    a.state.dark.plan = [Planned("ambush", "section", 0), Planned("ambush", "section", 1)]
    came = [f for f in a.state.figures.values() if f.side == DARK]
    assert came == []
    a.state.dark.hand = []
    a.run(planning.ambush(a.t))
    assert a.state.dark.plan == [Planned("ambush", "section", 1)]


@pytest.mark.rule("dun.classic.prepare")
@pytest.mark.parametrize(
    "other",
    [
        Planned("ambush", "section", 1),
        Planned("stake", "chest", 0),
        Planned("enemy-spotted", "section", 0, [("orc-warrior", 3)]),
    ],
)
def test_nothing_but_the_ambush_of_his_own_section_comes_upon_a_hero(arena, other):
    a = classic(arena, drawing="\n".join(["aaaabbbbbb"] * 6))
    a.hero(1, 2)
    a.state.dark.reserve, a.state.turn.number, a.state.dark.hand = 5, 4, []
    a.state.dark.plan = [other, Planned("ambush", "section", 0)]
    a.run(planning.ambush(a.t))
    assert a.state.dark.plan == [other]


@pytest.mark.rule("dun.classic.prepare", "dun.dpsetup.leader-item-secret")
def test_another_plan_has_only_places_that_nobody_has_touched(arena):
    drawing = "\n".join(["aaaabbbbbbccccdddd"] * 6)
    doors = (
        Door("one", (3, 0), "east"), Door("two", (3, 1), "east", lock=True), Door("three", (9, 2), "east"),
        Door("four", (9, 3), "east"), Door("five", (13, 3), "east", riddle=True),
        Door("six", (13, 2), "east", kind="open"),
    )  # fmt: skip
    sections = (Section("a"), Section("b"), Section("c", no_encounter=True), Section("d"))
    a = classic(arena, drawing=drawing, doors=doors, sections=sections, chests=((5, 0), (6, 0), (7, 0)))
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=0b0011, pieces=a.board.pieces)
    cells = list(a.state.map.chests)
    a.state.map.chests[cells[0]].state = "open"
    a.state.map.chests[cells[1]].obstacle = True
    a.state.map.doors[2].explored = True

    def places(item):
        return planning._could_be(a.state, a.content, item)

    assert places(Planned("ambush", "section", 3)) == [3]
    assert places(Planned("fireball-trap", "chest", cells[2])) == [cells[2]]
    assert places(Planned("riddle", "door", 3)) == [0, 3]
    a.state.map.doors[3].obstacle = True
    assert places(Planned("riddle", "door", 0)) == [0]
    pits = places(Planned("pit", "square", a.at(0, 0)))
    kinds = a.content.dark["pit"].places
    assert pits == [c for c, n in enumerate(a.board.section) if n >= 0 and a.board.sections[n].kind in kinds]
    assert places(Planned("regeneration", "leader", -1)) == [-1]


@pytest.mark.rule("dun.dp.hand-limit-enforce", "dun.dp.hand-limit")
def test_what_is_thrown_away_is_asked_in_secret(arena):
    a = arena(TWO, dark_seat=1, doors=GATE)
    a.hero(1, 1)
    a.state.dark.hand = ["pit", "stake", "fortune", "riddle", "ambush"]
    a.run(hand.hand_limit(a.t), (), ["stake"])
    assert a.state.dark.hand == ["pit", "fortune", "riddle", "ambush"]
    assert a.t.asked[0].seat == 1


@pytest.mark.rule("dun.dp-card.obstacle-timing")
def test_rubble_without_plain_ground_is_paid_and_lies_nowhere(arena):
    a = arena(TWO, dark_seat=1, doors=GATE, ground=(Ground("difficult", (4, 0), 6, 6),))
    hero = a.hero(3, 2)
    a.reveal_all()
    a.state.dark.hand, a.state.dark.reserve = ["rubble"], 3
    a.run(hand.lay_hazard(a.t, "rubble", 1, hero.id))
    assert (a.state.dark.hand, a.state.dark.reserve) == ([], 3 - a.content.dark["rubble"].cost)
    assert a.state.map.layout.overtiles == ()
    assert a.t.asked == []


# ------------------------------------------------------------------------------------------------ who comes


@pytest.mark.rule("dun.dp-buy.when")
def test_whoever_wants_nothing_singly_is_not_asked_again(arena):
    a = arena(TWO, dark_seat=1, doors=GATE)
    a.hero(1, 1)
    orc = a.creature("orc-warrior", 6, 2)
    a.state.dark.reserve = 4
    a.run(armory.outfit(a.t, [orc.id]), (), ["none"])
    assert [ask.key for ask in a.t.asked] == ["outfits"]
    assert a.state.dark.reserve == 4


@pytest.mark.rule("dun.campaign.replay-other-faction")
def test_only_factions_with_a_champion_can_dwell_in_a_quest(arena):
    a = arena(factions=("creatures-of-the-night",))
    cards = a.content.creatures
    led = {one.id for one in a.content.factions.values() if any(cards[n].level == "champion" for n in one.creatures)}
    found = dwellers.could_dwell(a.t)
    assert found[0] == "creatures-of-the-night"
    assert set(found) == led | {"creatures-of-the-night"}
    weak = a.content.factions["great-orc-clans"].creatures
    assert any(cards[n].level != "champion" for n in weak)


@pytest.mark.rule("dun.quest-sheet.fixed-creature-cost", "dun.quest-sheet.fixed-creature-unaffordable")
@pytest.mark.parametrize(
    ("more", "reserve", "comes", "left"),
    [
        ({}, 5, True, 2), ({}, 3, True, 0), ({}, 2, False, 2), ({"free": True}, 0, True, 0),
        ({"leader": True}, 0, True, 0),
    ],
)  # fmt: skip
def test_a_creature_of_the_sheet_is_paid_unless_it_leads(arena, more, reserve, comes, left):
    fixed = Fixed("orc-champion", (6, 2), **more)
    a = arena(TWO, doors=GATE, creatures=(fixed,))
    hero = a.hero(1, 1)
    a.reveal_all()
    a.state.dark.reserve = reserve
    figure = dwellers.move_in(a.t, fixed, hero.id)
    assert (figure is not None) is comes
    assert a.state.dark.reserve == left
    assert a.state.dark.leader_placed is bool(more.get("leader"))
    if figure is not None:
        assert figure.leader is bool(more.get("leader"))
        assert figure.cell == a.at(6, 2)


def pool(arena, seat):
    """A flooded room."""
    a = arena(
        TWO,
        dark_seat=seat,
        doors=GATE,
        factions=("followers-of-the-claw",),
        ground=(Ground("deep-water", (6, 1), 2, 2),),
    )
    a.reveal_all()
    return a, a.hero(3, 2)


@pytest.mark.rule("dun.skill.nature.aquatic-animal.hidden")
def test_the_automatons_vipers_hide_in_the_water_and_are_paid(arena):
    a, hero = pool(arena, NOBODY)
    a.state.dark.reserve = 5
    placed = spawning.arrange(a.t, ("cave-viper", "claw-initiate"), 1, hero.id)
    assert a.state.dark.submerged == ["cave-viper"]
    assert [a.state.figures[id].card for id in placed] == ["claw-initiate"]
    assert a.state.dark.reserve == 5 - 2 - 1


@pytest.mark.rule("dun.skill.nature.aquatic-animal.hidden")
def test_a_dark_player_may_leave_a_viper_under_water(arena):
    a, hero = pool(arena, 1)
    a.state.dark.hand, a.state.dark.reserve = ["enemy-spotted"], 5
    answers = ["cave-viper", "hide", "claw-initiate", str(a.at(8, 4)), "done"]
    placed = a.run(spawning.place_creatures(a.t, "enemy-spotted", 1, hero.id), (), answers)
    assert a.state.dark.submerged == ["cave-viper"]
    assert [a.state.figures[id].card for id in placed] == ["claw-initiate"]
    assert a.state.dark.reserve == 2


@pytest.mark.rule("dun.skill.nature.aquatic-animal.surface", "dun.skill.nature.aquatic-animal.adp")
@pytest.mark.parametrize(("seat", "full"), [(NOBODY, True), (1, True), (NOBODY, False)])
def test_nothing_surfaces_where_every_corner_is_taken(arena, seat, full):
    a, _ = pool(arena, seat)
    a.state.dark.submerged = ["cave-viper"]
    for cell in water.corners(a.t) if full else ():
        x, y = a.board.xy(cell)
        a.hero(x, y)
    a.run(water.surface(a.t), [] if full else [3])
    assert a.state.dark.submerged == ["cave-viper"]
    assert a.t.asked == []


@pytest.mark.rule("dun.place.other", "dun.encounter.cost")
def test_nobody_is_called_where_there_is_no_section_to_come_from(arena):
    a = arena(LONG, dark_seat=1)
    a.hero(1, 0)
    a.state.dark.hand, a.state.dark.reserve = ["reinforcements"], 9
    assert not a.run(spawning.called(a.t, "reinforcements"))
    assert a.state.dark.hand == ["reinforcements"]
