"""What a third reading beside the book has found: each case with its neighbour."""

import pytest

from undercroft.games.universalis.content.bestiary import FACTIONS
from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.aftermath import experience
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.fighting import melee
from undercroft.games.universalis.rules.harm import afflict
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Held, Mark
from undercroft.testing import run

from ..stage import FIELD, OPEN, first, mounted, offered, raider, rolled

QUIET = {"scenario_die": ("power",) * 6}


# ------------------------------------------------------------------------------------------------ shields


def breathed_at(arena, *, pieces=(), **hero):
    """A breath of 5 dice from the west; nobody dodges. The dice that remain."""
    a = arena("\n".join(["a" * 12] * 5), furniture=pieces)
    drake = a.orc(1, 2, skills=("breath",), facing="east")
    drake.traits = (Trait("breath", 5),)
    victim = a.hero(4, 2, agility=-9, vitality=30, **hero)
    a.t.script([1, 2, *[1] * 30], [])
    run(monstrous.breathe(a.t, drake.id, victim.id))
    a.t.left_dice.clear()
    return rolled(a, "damage")


@pytest.mark.rule("dun.shield.magic-breath", "dun.melee.mod-behind", "dun.skill.nature.breath.cover")
@pytest.mark.parametrize(
    ("hands", "facing", "marks", "dice"),
    [
        (("shield",), "west", 0, 4),
        (("shield",), "east", 0, 5),
        (("shield",), "west", Mark.KNOCKED_DOWN, 5),
        ((), "west", 0, 5),
    ],
)
def test_a_shield_is_held_against_a_breath_by_who_faces_it_on_his_feet(arena, hands, facing, marks, dice):
    assert breathed_at(arena, hands=hands, facing=facing, marks=marks) == [dice]


@pytest.mark.rule("dun.shield.magic-breath", "dun.skill.nature.breath.cover")
@pytest.mark.parametrize("hands", [("shield",), ()])
def test_a_shield_adds_nothing_to_cover(arena, hands):
    """Behind chairs: light cover, a die less, with a shield or without."""
    pieces = (Furnishing("chairs", (3, 2)),)
    assert breathed_at(arena, pieces=pieces, hands=hands, facing="west") == [4]


@pytest.mark.rule("dun.shield.block", "dun.condition.stationary")
@pytest.mark.parametrize(("condition", "blocks"), [("stationary", 1), ("knocked-down", 0)])
def test_who_cannot_move_from_his_square_still_blocks_and_who_lies_does_not(arena, condition, blocks):
    a, hero, orc = arena.duel({"hands": ("broadsword", "shield"), "vitality": 20, "facing": "north"}, {"combat": 5})
    afflict(a.t, hero.id, condition, turns=2)
    a.t.script([6, 5, *[1] * 20], [first] * 6)
    run(melee.strike(a.t, a.blows(orc, hero)))
    a.t.left_dice.clear()
    a.t.left_answers.clear()
    assert len(rolled(a, "block")) == blocks


# ------------------------------------------------------------------------------------------------ grabs, fear, riders


@pytest.mark.rule("dun.skill.nature.grab-and-eat", "dun.skill.nature.grab-and-throw.throw")
@pytest.mark.parametrize(
    ("skill", "size", "may"),
    [("grab-and-eat", 3, False), ("grab-and-eat", 4, True), ("grab-and-throw", 2, False), ("grab-and-throw", 3, True)],
)
def test_only_the_huge_eat_and_only_the_large_throw(arena, skill, size, may):
    a = arena()
    beast = a.orc(5, 3, skills=(skill,), size=size, facing="south")
    a.hero(5, 4)
    a.activate(beast)
    assert any(skill in text for text in a.offers(beast)) is may


@pytest.mark.rule("dun.skill.nature.fearsome.contact", "dun.reach.range")
@pytest.mark.parametrize(
    ("hands", "facing", "tests"),
    [(("spear",), "north", True), (("broadsword",), "north", False), (("spear",), "south", False)],
)
def test_fear_begins_in_the_melee_range_of_a_spear(arena, hands, facing, tests):
    """The ghoul stops two squares before him."""
    a = arena(dark_seat=1)
    hero = a.hero(5, 5, hands=hands, facing=facing, courage=0)
    ghoul = a.orc(5, 0, movement=6, skills=("fearsome",), card="zombie", facing="south")
    a.activate(ghoul)
    a.t.script([1, 2] if tests else [], [f"move @{a.at(5, 3)}"])
    run(activation.act(a.t, ghoul.id), a.t)
    assert rolled(a, "courage") == ([2] if tests else [])
    assert hero.fears == ([ghoul.card] if tests else [])


@pytest.mark.rule("dun.skill.nature.fearsome.contact", "dun.reach.range")
def test_who_steps_so_that_his_spear_reaches_one_whom_he_fears_tests(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 7, hands=("spear",), facing="north", courage=0)
    ghoul = a.orc(5, 3, skills=("fearsome",), card="zombie", facing="south")
    a.activate(hero)
    a.t.script([1, 2], [f"move @{a.at(5, 5)}"])
    run(activation.act(a.t, hero.id), a.t)
    assert hero.fears == [ghoul.card]


@pytest.mark.rule("dun.mount.attack-mounts", "dun.magic.cast")
@pytest.mark.parametrize(("rides", "size", "may"), [(True, 2, False), (True, 3, True), (False, 2, True)])
def test_a_rider_casts_nothing_at_the_average_mount_of_another(arena, rides, size, may):
    a = arena(FIELD, **OPEN)
    hero = a.hero(6, 5, facing="east", intelligence=5, mana=4, spells=("lightning",))
    if rides:
        mounted(a, hero, "riding-horse")
    orc, wolf = raider(a, 12, 5, facing="west")
    wolf.size = size
    a.activate(hero)
    casts = offered(a, hero, "cast")
    assert any(f"#{orc.id}" in text for text in casts)
    assert any(f"#{wolf.id}" in text for text in casts) is may


# ------------------------------------------------------------------------------------------------ the Dark Player


def two_rooms(arena, **more):
    """The heroes began in a; b lies to the east."""
    a = arena("\n".join(["a" * 12 + "b" * 12] * 8), doors=(Door("way", (11, 3), "east", kind="open"),), **more)
    a.reveal_all()
    a.put(reserve=9)
    return a


@pytest.mark.rule("dun.encounter.not-start-section", "dun.adp.place.thief")
@pytest.mark.parametrize(("x", "comes"), [(2, False), (15, True)])
def test_the_automatons_thief_does_not_come_where_the_heroes_began(arena, x, comes):
    """With somebody in the other room he comes there, else from there if a way leads to the heroes."""
    a = two_rooms(arena, start=((11, 7),))
    a.hero(x, 4)
    a.t.script([2, *[3, 4] * 5], [])
    run(spawning.from_the_dark(a.t, "thief", NOBODY))
    a.t.left_dice.clear()
    came = [f for f in a.state.figures.values() if f.side == DARK]
    assert [a.board.section[f.cell] for f in came] == [1]
    near = a.board.distance(came[0].cell, a.at(x, 4)) == spawning.THIEF
    assert near is comes


@pytest.mark.rule("dun.adp.place.thief", "dun.encounter.cost-ceiling")
@pytest.mark.parametrize(("card", "alone"), [("thief", True), ("ambush", False)])
def test_a_thief_comes_alone(arena, card, alone):
    a = two_rooms(arena, dark_seat=1, start=((0, 0),))
    a.hero(14, 4)
    a.hero(17, 5)
    a.put(hand=[card], side=DARK, phase="act")
    more = []

    def pick(ask):
        if ask.key == "creature":
            more.append([str(option) for option in ask.options if str(option) != "done"])
            return ask.options[0] if len(more) == 1 else ask.options[-1]
        return ask.options[0]

    section = a.board.section[a.at(14, 4)]
    a.t.script([6, 6, 1, 2], [pick] * 6)
    run(spawning.choose_creatures(a.t, card, section, NOBODY))
    a.t.left_dice.clear()
    a.t.left_answers.clear()
    assert any(more[1:]) is not alone


@pytest.mark.rule("dun.adp.place.thief", "dun.adp.place.spawn-table")
@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_every_row_of_a_thief_is_one_creature(faction):
    assert [len(row) for row in faction.spawn["thief"]] == [1] * 6


@pytest.mark.rule("dun.xp.award-survival")
@pytest.mark.parametrize("watchman", [True, False])
def test_the_group_has_not_discovered_what_a_creature_opens(arena, watchman):
    a = arena("aaaabbbb\naaaabbbb", doors=(Door("d", (3, 0), "east"),), start=((0, 0),), points=QUIET)
    hero = a.hero(0 if watchman else 3, 1 if watchman else 0)
    opener = a.creature("orc-spearman", 3, 0) if watchman else hero
    a.put(side=DARK if watchman else HEROES)
    a.activate(opener)
    a.play(opener, "open #0", [1])
    assert a.state.map.sections_found == (0 if watchman else 1)


# ------------------------------------------------------------------------------------------------ things and learning


@pytest.mark.rule("dun.furniture.move")
def test_a_table_is_moved_with_both_of_its_squares(arena):
    """It stands on (3, 2) and (4, 2); whoever stands beside either can move it, where both find room."""
    a = arena("\n".join(["a" * 8] * 5), furniture=(Furnishing("table", (3, 2)), Furnishing("chairs", (5, 1))))
    hero = a.hero(2, 2)
    a.activate(hero)
    goals = {a.board.xy(int(text.split("@")[1])) for text in offered(a, hero, "shove-piece") if "#0" in text}
    assert goals == {(2, 1), (3, 1), (4, 2), (2, 3), (3, 3), (4, 3)}
    do = next(text for text in offered(a, hero, "shove-piece") if "#0" in text and f"@{a.at(4, 2)}" in text)
    a.do(hero, do)
    assert a.state.map.layout.pieces[0].squares == (a.at(4, 2), a.at(5, 2))


@pytest.mark.rule("dun.furniture.move")
def test_no_table_goes_through_a_wall_or_onto_somebody(arena):
    a = arena("aaaaab\naaaaab\naaaaab", sections=(Section("a"), Section("b")), furniture=(Furnishing("table", (3, 1)),))
    hero = a.hero(2, 1)
    a.orc(4, 0, marks=Mark.KNOCKED_DOWN)
    a.activate(hero)
    goals = {a.board.xy(int(text.split("@")[1])) for text in offered(a, hero, "shove-piece")}
    assert goals == {(2, 0), (2, 2), (3, 2)}


@pytest.mark.rule("dun.light.drop", "dun.quick.list")
@pytest.mark.parametrize("lit", [True, False])
def test_every_offer_has_a_text_of_its_own(arena, lit):
    """Overloaded, a torch in hand and another in the pack: one of them can be put down, the lit one first."""
    a = arena()
    hero = a.hero(3, 3, strength=1, vitality=1, pack=("torch", "broadsword", "broadsword"))
    hero.hands[:] = [Held("torch", lit=lit)]
    hero.marks |= Mark.OVERLOADED
    a.activate(hero)
    texts = a.offers(hero)
    assert len(texts) == len(set(texts))
    a.do(hero, "put-down torch")
    assert a.state.map.lights == ([hero.cell] if lit else [])
    assert len([held for held in hero.pack if held.card == "torch"]) == (1 if lit else 0)


def lessons(arena, group, learned=(), skills=("champion-of-the-gods-of-good",)):
    """What a paladin is offered whose die shows this type of skills."""
    a = arena()
    hero = a.hero(1, 1, card="nariant", skills=skills, xp=6, intelligence=4)
    hero.learned = list(learned)
    offered: list[str] = []

    def note(ask):
        offered.extend(str(option) for option in ask.options)
        return ask.options[0]

    a.t.script([a.content.classes["paladin"].learning.index(group) + 1], [note, *[first] * 2])
    run(experience.learn(a.t, hero.id))
    a.t.left_answers.clear()
    return a, offered


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-good.learn", "dun.evolve.skill-roll")
@pytest.mark.parametrize(("group", "spells"), [("scholarly", True), ("combat", False)])
def test_spells_of_the_gods_are_learned_as_scholarly_skills(arena, group, spells):
    _, offered = lessons(arena, group)
    assert any(text.startswith("spell") for text in offered) is spells


@pytest.mark.rule("dun.evolve.skill-same-type-twice")
@pytest.mark.parametrize(
    ("learned", "free"), [(("combat",), True), (("combat", "scholarly"), False), (("scholarly", "combat"), True)]
)
def test_only_the_last_type_counts_for_twice_running(arena, learned, free):
    a, offered = lessons(arena, "combat", learned, skills=())
    groups = {a.content.skills[text.split()[-1]].group for text in offered if text.split()[-1] in a.content.skills}
    assert (groups != {"combat"}) is free


def test_the_turn_of_the_dark_player_is_known(arena):
    """The hand-played Thief! asks the Dark Player where he comes from."""
    a = two_rooms(arena, dark_seat=1, start=((0, 0),))
    a.hero(14, 4)
    a.put(hand=["thief"], side=DARK, phase="act")
    a.t.script([6, 6, 1, 2], ["come thief", *[first] * 6])
    run(turns.dark_act(a.t))
    a.t.left_dice.clear()
    a.t.left_answers.clear()
    assert len([f for f in a.state.figures.values() if f.side == DARK]) == 1
