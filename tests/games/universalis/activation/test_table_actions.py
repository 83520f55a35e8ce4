"""The rulebook's tables of Actions and Quick Actions, row by row."""

import csv
from pathlib import Path

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.dark import playing
from undercroft.games.universalis.rules.hazards import ropes, traps
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Fallen, Held, Mark, SetTrap

TABLES = Path(__file__).parent.parent / "tables"
ROWS = list(csv.DictReader((TABLES / "1-actions.csv").read_text("utf-8").splitlines()))
QUICK = list(csv.DictReader((TABLES / "1-quick-actions.csv").read_text("utf-8").splitlines()))
HALL = "\n".join(["a" * 10 + "bb"] * 6)
DOOR = Door("door", (9, 2), "east")
FAR, NEAR = (1, 5), (8, 3)
"""Where an enemy makes it a combat turn, and where he is in the way of everything."""


def hall(arena, door=DOOR, at=(9, 2), **sheet):
    hero = sheet.pop("hero", {})
    a = arena(HALL, doors=(door,), sections=(Section("a"), Section("b")), **sheet)
    hero = {"dexterity": 2, **hero}
    return a, a.hero(*at, **hero)


def changed(build, change):
    def built(arena):
        a, hero = build(arena)
        change(a, hero)
        return a, hero

    return built


def door(**more):
    def change(a, hero):
        for name, value in more.items():
            setattr(a.state.map.doors[0], name, value)

    return changed(hall, change)


def floor(a, hero):
    a.state.map.floor = [(hero.cell, Held("broadsword"))]
    enemy(a, hero)


def enemy(a, hero):
    a.orc(*NEAR, facing="east", vitality=9)


def target(a, hero):
    a.orc(*FAR, vitality=9)


def dead(a, hero):
    a.state.map.fallen = [Fallen("grunt", fighters=(hero.id,))]


def trap(a, hero):
    a.state.map.traps = [SetTrap(a.at(8, 1), "electric-shock", known=True)]


def partner(a, hero):
    a.hero(6, 2, pack=("rope", "pickaxes"))


def known_gate(a, hero):
    a.reveal_all()
    a.state.map.doors[0].state = "closed"


CLIFF = (Ground("abyss", (7, 0), 2, 6),)
BRIDGE = (*CLIFF, Ground("footbridge", (7, 2), 2))
CASES = {
    "Opening unexplored doors": ("open", hall),
    "Opening locked doors": ("pick", door(lock=True)),
    "Opening chests": ("chest", lambda arena: hall(arena, chests=((8, 2),))),
    "Breaking doors and chests": ("break", door(lock=True)),
    "Running": ("run", hall),
    "Great jump": ("jump", lambda arena: hall(arena, ground=(Ground("pit", (8, 2)),))),
    "Climbing out of pits": (
        "climb",
        lambda arena: hall(arena, ground=(Ground("pit", (9, 2)),), hero={"marks": Mark.IN_PIT}),
    ),
    "Searching for secret doors": ("secret", hall),
    "Searching rooms": ("search-room", hall),
    "Searching or interacting with elements": (
        "search",
        lambda arena: hall(arena, furniture=(Furnishing("cupboard", (9, 1)),)),
    ),
    "Putting armor on or off": ("don", lambda arena: hall(arena, hero={"pack": ("leather-armor",)})),
    "Deactivating traps": ("disarm", changed(hall, trap)),
    "Solving riddles": ("solve", door(riddle=True)),
    "Searching corpses": ("corpses", changed(hall, dead)),
    "Identifying magic powers and potions": (
        "identify",
        changed(
            lambda arena: hall(arena, hero={"skills": ("alchemist",)}),
            lambda a, hero: hero.pack.append(Held("unknown-potion", known=False)),
        ),
    ),
    "Activating a source of light": ("light", lambda arena: hall(arena, hero={"hands": ("torch",)})),
    "Moving furniture": ("shove-piece", lambda arena: hall(arena, furniture=(Furnishing("chairs", (8, 2)),))),
    "Melee attack": ("attack", changed(hall, enemy)),
    "Ranged attack": ("shoot", changed(lambda arena: hall(arena, hero={"hands": ("short-bow",)}), target)),
    "Casting spells": (
        "cast mending-rune",
        lambda arena: hall(arena, hero={"spells": ("mending-rune",), "mana": 3, "wounds": 1}),
    ),
    "Other attribute tests": (
        "hold",
        changed(lambda arena: hall(arena, Door("bars", (9, 2), "east", kind="gate")), known_gate),
    ),
    "Helping with a Rope": ("rope", lambda arena: hall(arena, ground=CLIFF, hero={"pack": ("rope",)})),
    "Building a footbridge": ("bridge", changed(lambda arena: hall(arena, ground=CLIFF), partner)),
    "Destroying a footbridge": ("cut-bridge", lambda arena: hall(arena, ground=BRIDGE)),
    "Recovering a weapon in an enemy Melee Range": ("recover", changed(hall, floor)),
}
REACTION = "Detecting and avoiding traps"
INTO_FIGHT = ("Melee attack", "Ranged attack", "Recovering a weapon in an enemy Melee Range")
"""Actions that need an enemy from the start."""


def rows(*without):
    return pytest.mark.parametrize(
        "row", [row for row in ROWS if row["name"] not in (REACTION, *without)], ids=lambda row: row["name"]
    )


def offered(a, hero, verb, **more):
    a.activate(hero, **more)
    return any(text.startswith(verb) and text[len(verb) :][:1] in ("", " ") for text in a.offers(hero))


def test_every_row_is_checked():
    assert {row["name"] for row in ROWS} == {*CASES, REACTION}
    assert sum(row["number"] != "" for row in ROWS) == 22


@pytest.mark.rule("dun.action.list")
@rows()
def test_the_action_is_there(arena, row):
    verb, build = CASES[row["name"]]
    a, hero = build(arena)
    assert offered(a, hero, verb)
    assert not offered(a, hero, verb, action=0)


@pytest.mark.rule("dun.action.list", "dun.action.no-exploring-in-combat")
@rows(*INTO_FIGHT)
def test_a_combat_turn_bars_it_or_not(arena, row):
    verb, build = CASES[row["name"]]
    a, hero = build(arena)
    if not a.state.map.floor:
        a.orc(*FAR)
    assert offered(a, hero, verb) == (row["in_combat_turn"] != "no")


@pytest.mark.rule("dun.action.list", "dun.action.not-in-melee-range")
@rows()
def test_an_enemys_melee_range_bars_it_or_not(arena, row):
    verb, build = CASES[row["name"]]
    a, hero = build(arena)
    if not any(f.cell == a.at(*NEAR) for f in a.state.figures.values()):
        enemy(a, hero)
    allowed = row["in_enemy_melee_range"].startswith(("yes", "allowed"))
    assert offered(a, hero, verb) == allowed


@pytest.mark.rule("dun.action.list")
@rows()
def test_it_goes_with_a_move_or_not(arena, row):
    verb, build = CASES[row["name"]]
    a, hero = build(arena)
    printed = row["same_activation_as_move"]
    after = offered(a, hero, verb, moved=1, begun=True, points=3)
    if printed.startswith(("yes", "basic yes")):
        assert after
    elif printed.startswith(("no", "is the move")):
        assert not after
    else:
        assert printed == "ends activation next to the pit"


@pytest.mark.rule("dun.action.exploratory-set", "dun.action.companions-no-explore")
@rows()
def test_exploratory_actions_are_the_heroes_own(arena, row):
    verb, build = CASES[row["name"]]
    a, hero = build(arena)
    hero.kind = "mercenary"
    companion = offered(a, hero, verb)
    if row["name"] == "Identifying magic powers and potions":
        assert row["exploratory"] == "false"
    else:
        assert companion == (row["exploratory"] == "false")


@pytest.mark.rule("dun.action.exploratory-set")
def test_the_nine_exploratory_actions():
    assert [int(row["number"]) for row in ROWS if row["exploratory"] == "true"] == [1, 2, 3, 8, 9, 10, 13, 14, 15]


@pytest.mark.rule("dun.action.list")
@rows()
def test_its_test_is_the_printed_one(arena, row):
    verb, build = CASES[row["name"]]
    verb = verb.split()[0]
    a, hero = build(arena)
    a.activate(hero)
    do = next((do for do in activation.legal(a.t, hero.id) if do.verb == verb), None)
    attribute = row["test"].split(" if ")[0].upper().replace(" SKILL", "")
    if verb == "rope":
        trial = ropes.rope_trial(a.t, a.hero(0, 0), hero, a.at(8, 2))
    elif verb == "shove-piece":
        return  # its test: dun.furniture.move-test
    elif verb in odds.TRIALS:
        trial = odds.TRIALS[verb](a.t, hero, do)
    else:
        assert attribute not in Attribute.__members__ or verb in ("shoot", "cast")
        return
    assert attribute in (trial.attribute.name, "ANY")
    assert str(trial.target) == row["target"].split()[0] or row["target"] == "on trap card"
    assert trial.plus == (-2 if "with -2" in row["target"] else 0)


@pytest.mark.rule("dun.action.list", "dun.trap.reaction", "dun.trap.detect-target")
def test_detecting_a_trap_is_a_reaction_with_perception_against_its_card(arena):
    (row,) = [row for row in ROWS if row["name"] == REACTION]
    assert (row["test"], row["target"]) == ("Perception", "on trap card")
    for dice, stepped in (([4, 5], False), ([4, 4, 2, 2, 2, 2], True)):
        a, hero = hall(arena, at=(5, 2))
        a.state.map.traps = [SetTrap(a.at(6, 2), "electric-shock", free=True)]
        a.activate(hero)
        a.do(hero, f"move @{a.at(6, 2)}", dice=dice)
        assert (hero.cell == a.at(6, 2)) == stepped
        assert a.state.turn.active.action == 0
    assert playing.before_step
    assert traps.disarm_trial


# ------------------------------------------------------------------------------------------------ Quick Actions


def lever(a, hero):
    """A lever within reach works the door."""


def explored(state):
    def change(a, hero):
        a.reveal_all()
        a.state.map.doors[0].state = state

    return changed(hall, change)


def packed(*cards):
    return lambda arena: hall(arena, hero={"pack": cards})


def friend(a, hero):
    a.hero(9, 1)


LEVER = (Furnishing("lever", (9, 1), opens="door"),)
QUICK_CASES = {
    "Give an item to a companion": (("give",), changed(packed("broadsword"), friend)),
    "Put down or pick up something": (
        ("pick-up", "put-down"),
        changed(
            lambda arena: hall(arena, hero={"hands": (Held("torch", lit=True),)}),
            lambda a, hero: a.state.map.floor.append((a.at(8, 2), Held("rope"))),
        ),
    ),
    "Pick up a dropped weapon": (
        ("pick-up",),
        changed(hall, lambda a, hero: a.state.map.floor.append((a.at(8, 1), Held("broadsword")))),
    ),
    "Work a lever": (("lever",), lambda arena: hall(arena, elements=LEVER)),
    "Open or close a door": (("reopen",), explored("closed")),
    "Equip objects": (("draw", "stow"), lambda arena: hall(arena, hero={"pack": ("broadsword",), "hands": ("torch",)})),
    "Handle a shield or helmet": (("draw shield",), packed("shield")),
    "Drink a potion": (("drink",), packed("healing-potion")),
}


@pytest.mark.rule("dun.quick.list")
@pytest.mark.parametrize("row", QUICK, ids=lambda row: row["quick_action"])
def test_a_quick_action_is_free_once_and_then_takes_the_action(arena, row):
    verbs, build = QUICK_CASES[row["quick_action"]]
    for verb in verbs:
        a, hero = build(arena)
        assert offered(a, hero, verb)
        assert offered(a, hero, verb, quick=0)
        assert not offered(a, hero, verb, quick=0, action=0)
        assert offered(a, hero, verb, moved=2, begun=True)
        assert not offered(a, hero, verb, moved=2, begun=True, running=True)


@pytest.mark.rule("dun.quick.list", "dun.quick.not-in-melee-range")
@pytest.mark.parametrize("row", QUICK, ids=lambda row: row["quick_action"])
def test_among_enemies_only_a_weapon_is_drawn(arena, row):
    verbs, build = QUICK_CASES[row["quick_action"]]
    for verb in verbs:
        a, hero = build(arena)
        enemy(a, hero)
        assert offered(a, hero, verb) == (verb == "draw" and "drawing a weapon" in row["condition"])


@pytest.mark.rule("dun.quick.list")
def test_an_open_door_to_an_explored_area_can_be_closed(arena):
    a, hero = explored("open")(arena)
    assert offered(a, hero, "close-door")


@pytest.mark.rule("dun.quick.list")
def test_hands_are_emptied_in_a_combat_turn_too(arena):
    a, hero = hall(arena, hero={"hands": ("torch",)})
    a.orc(*FAR)
    assert offered(a, hero, "stow")


@pytest.mark.rule("dun.quick.list")
def test_who_bears_too_much_leaves_something_on_the_ground(arena):
    a, hero = packed("rope", "pickaxes")(arena)
    assert not offered(a, hero, "put-down")
    hero.marks |= Mark.OVERLOADED
    a.activate(hero)
    a.do(hero, "put-down rope")
    assert [held.card for held in hero.pack] == ["pickaxes"]
    assert a.state.map.floor == [(hero.cell, Held("rope"))]
    assert (a.state.turn.active.quick, a.state.turn.active.action) == (0, 1)


@pytest.mark.rule("dun.quick.give")
def test_a_rope_in_use_is_not_handed_on(arena):
    a, hero = hall(arena, ground=CLIFF, hero={"pack": ("rope", "broadsword")})
    friend(a, hero)
    assert offered(a, hero, "give rope")
    a.do(hero, "rope")
    texts = a.offers(hero)
    assert not any(text.startswith("give rope") for text in texts)
    assert any(text.startswith("give broadsword") for text in texts)


@pytest.mark.rule("dun.quick.list", "dun.quick.reach")
def test_what_lies_two_squares_away_is_out_of_reach(arena):
    a, hero = hall(arena)
    a.state.map.floor = [(a.at(7, 2), Held("rope"))]
    assert not offered(a, hero, "pick-up")


def test_every_quick_row_is_checked():
    assert {row["quick_action"] for row in QUICK} == set(QUICK_CASES)
    assert Do("give").verb == "give"
