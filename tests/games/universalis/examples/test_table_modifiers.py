"""The rulebook's tables of modifiers to ranged and melee attacks, and of Initiative, row by row."""

import csv
from pathlib import Path

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Ground
from undercroft.games.universalis.rules.activation import odds
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import hits, melee, spoils
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark

TABLES = Path(__file__).parent.parent / "tables"
LANE = "\n".join(["a" * 24] * 3)


def table(name):
    return list(csv.DictReader((TABLES / name).read_text("utf-8").splitlines()))


RANGED, MELEE, MELEE_2, INITIATIVE = (
    table(name)
    for name in ("1-ranged-modifiers.csv", "1-melee-modifiers.csv", "2-melee-modifiers.csv", "1-initiative.csv")
)


# ------------------------------------------------------------------------------------------------ ranged


class Shot:
    """An archer with Shooting Skill 3 and a target 3 squares away."""

    def __init__(self, arena, far=3, **sheet):
        self.a = arena(LANE, **sheet)
        self.shooter = self.a.hero(0, 1, hands=("short-bow",), facing="east")
        self.target = self.a.orc(far, 1, facing="west")
        self.active = self.a.activate(self.shooter)

    def plus(self, weapon="short-bow", defensive=False):
        held = next((held for held in self.shooter.hands if held.card == weapon), Held(weapon))
        arm = self.a.content.weapons[weapon]
        return ranged.shot_plus(self.a.t, self.shooter, self.target, arm, held, defensive=defensive)


def far(squares):
    return lambda arena: Shot(arena, far=squares).plus()


def marked(mark):
    def plus(arena):
        shot = Shot(arena)
        shot.target.marks |= mark
        return shot.plus()

    return plus


def sized(size):
    def plus(arena):
        shot = Shot(arena)
        shot.target.size = size
        return shot.plus()

    return plus


def covered(card):
    return lambda arena: Shot(arena, furniture=(Furnishing(card, (2, 1)),)).plus()


def moved(squares):
    def plus(arena):
        shot = Shot(arena)
        shot.active.moved = squares
        return shot.plus()

    return plus


def nimble(arena):
    shot = Shot(arena)
    shot.target.base = (*shot.target.base[:5], 4, *shot.target.base[6:])
    return shot.plus()


def behind(arena):
    shot = Shot(arena)
    shot.target.facing = 2
    shot.active.behind = [shot.target.id]
    return shot.plus()


def taken(arena):
    shot = Shot(arena)
    shot.shooter.hands = [Held("short-bow", taken=True)]
    return shot.plus()


def rough(arena):
    shot = Shot(arena, ground=(Ground("difficult", (0, 1)),))
    shot.target.base = (*shot.target.base[:5], 2, *shot.target.base[6:])
    shot.shooter.marks |= Mark.ROUGH
    return shot.plus()


SHOTS = {
    "Distance 1-3 (point-blank)": (far(1), far(3)),
    "Distance 4-6 (short)": (far(4), far(6)),
    "Distance 7-9 (medium)": (far(7), far(9)),
    "Distance 10 to maximum range (long)": (far(10), far(18)),
    "Light cover": (covered("table"),),
    "Heavy cover": (covered("water-well"),),
    "Small target": (sized(1),),
    "Large target": (sized(3),),
    "Huge target": (sized(4),),
    "Stationary target": (marked(Mark.STATIONARY),),
    "Shooter moved up to half his Movement": (moved(1), moved(2)),
    "Shooter moved more than half his Movement": (moved(3), moved(5)),
    "Flying target": (marked(Mark.FLYING),),
    "Target's Agility higher than the shooter's": (nimble,),
    "From behind, or target Knocked Down": (behind,),
    "Defensive Shot": (lambda arena: Shot(arena).plus(defensive=True),),
    "Shooter in difficult terrain": (rough,),
    "Shooting with a weapon taken from a dead enemy": (taken,),
}


@pytest.mark.rule("dun.ranged.modifiers")
@pytest.mark.parametrize("row", RANGED, ids=lambda row: row["condition"])
def test_a_shot_is_changed_as_printed(arena, row):
    plain = Shot(arena).plus()
    assert plain == 3
    for build in SHOTS[row["condition"]]:
        assert build(arena) - plain == int(row["modifier"])


@pytest.mark.rule("dun.ranged.modifiers", "dun.ranged.mod-moved-throwing")
def test_throwing_weapons_do_not_mind_the_move(arena):
    shot = Shot(arena)
    shot.shooter.hands = [Held("dagger")]
    plain = shot.plus("dagger")
    shot.active.moved = 5
    assert shot.plus("dagger") == plain


@pytest.mark.rule("dun.ranged.modifiers")
def test_modifiers_of_shots_add_up(arena):
    shot = Shot(arena, far=8)
    shot.target.size = 1
    shot.target.marks |= Mark.STATIONARY
    shot.active.moved = 3
    assert shot.plus() == 3 - 2 - 1 + 2 - 2


def test_every_row_of_the_ranged_table_is_checked():
    assert {row["condition"] for row in RANGED} == set(SHOTS)


# ------------------------------------------------------------------------------------------------ melee


class Duel:
    """Two fighters of Combat Skill 3, face to face."""

    def __init__(self, arena, weapon="broadsword", far=1, **sheet):
        self.a = arena(LANE, **sheet)
        self.one = self.a.hero(5, 1, hands=(weapon,), facing="east")
        self.two = self.a.orc(5 + far, 1, hands=("broadsword",), facing="west")
        self.active = self.a.activate(self.one)

    def attack(self):
        held, weapon = figures.melee_weapon(self.a.t, self.one)
        return melee.attack_plus(self.a.t, self.one, self.two, hits.Blows(self.one.id, self.two.id, held, weapon))

    def defence(self):
        return melee.defence_plus(self.a.t, self.one, self.two)


def weapon(card):
    return lambda arena: Duel(arena, card)


def one_marked(mark):
    def build(arena):
        duel = Duel(arena)
        duel.one.marks |= mark
        return duel

    return build


def two_marked(mark):
    def build(arena):
        duel = Duel(arena)
        duel.two.marks |= mark
        return duel

    return build


def corner(arena):
    """A blow past the corner of a doorway."""
    duel = Duel.__new__(Duel)
    duel.a = arena("aab\naab\naab", doors=(Door("d", (1, 1), "east"),))
    duel.a.reveal_all()
    duel.one = duel.a.hero(1, 0, hands=("halberd",), facing="south-east")
    duel.two = duel.a.orc(2, 1, hands=("broadsword",), facing="west")
    return duel


def thrust_over_furniture(arena):
    return Duel(arena, "halberd", far=2, furniture=(Furnishing("table", (6, 1)),))


def backed(arena):
    duel = Duel(arena)
    duel.two.facing = 2
    duel.active.behind = [duel.two.id]
    return duel


def held_taken(arena):
    duel = Duel(arena)
    duel.one.hands = [Held("broadsword", taken=True)]
    return duel


def frightened(arena):
    duel = Duel(arena)
    duel.one.fears = [duel.two.card]
    return duel


ELEVATED = "Elevated position (one level higher)"
BOTH = "both"
DUELS = {
    "Weapon penalty": (weapon("axe"), BOTH),
    "Obstacle in the path of the attack": (thrust_over_furniture, "attack"),
    "Flying target": (two_marked(Mark.FLYING), "attack"),
    ELEVATED: (lambda arena: Duel(arena, ground=(Ground("high", (5, 1)),)), BOTH),
    "From the target's back, or target Knocked Down": (backed, "attack"),
    "Drew a weapon in an enemy Melee Range": (one_marked(Mark.DREW), BOTH),
    "Weapon taken from a dead enemy": (held_taken, BOTH),
    "Long range weapon against an adjacent enemy": (weapon("halberd"), BOTH),
    "Difficult terrain": (one_marked(Mark.ROUGH), BOTH),
    "Deep water": (lambda arena: Duel(arena, "dagger", ground=(Ground("deep-water", (5, 1)),)), BOTH),
    "Frightened by a Fearsome enemy": (frightened, BOTH),
}
STATIONARY = "Stationary target"


def printed(text):
    return -1 if text in ("per weapon", "card") else int(text)


@pytest.mark.rule("dun.melee.modifiers")
@pytest.mark.parametrize(
    "row", [row for row in MELEE if row["condition"] != STATIONARY], ids=lambda row: row["condition"]
)
def test_a_blow_is_changed_as_printed(arena, row):
    build, who = DUELS[row["condition"]]
    base = Duel(arena, "halberd", far=2) if build is thrust_over_furniture else Duel(arena)
    changed = build(arena)
    assert base.attack() == base.defence() == 3
    assert changed.attack() - base.attack() == printed(row["modifier"])
    assert changed.defence() - base.defence() == (printed(row["modifier"]) if who == BOTH else 0)


@pytest.mark.rule("dun.melee.modifiers", "dun.melee.mod-behind")
def test_a_target_on_the_ground_is_struck_as_from_behind(arena):
    assert two_marked(Mark.KNOCKED_DOWN)(arena).attack() == 4


@pytest.mark.rule("dun.melee.modifiers", "dun.melee.mod-elevated")
def test_only_the_higher_one_profits_from_his_place(arena):
    duel = Duel(arena, ground=(Ground("high", (6, 1)),))
    assert (duel.attack(), duel.defence()) == (3, 3)


@pytest.mark.rule("dun.melee.modifiers", "dun.melee-mod.table")
def test_a_stationary_target_is_hit_without_a_roll(arena):
    (row,) = [row for row in MELEE if row["condition"] == STATIONARY]
    (other,) = [row for row in MELEE_2 if row["situation"] == "target is Stationary"]
    assert row["modifier"] == other["modifier"] == "automatic hit"
    duel = two_marked(Mark.STATIONARY)(arena)
    duel.two.base = (*duel.two.base[:4], 5, *duel.two.base[5:])
    assert odds.of(duel.a.t, duel.one.id, Do("attack", target=duel.two.id, word="broadsword")) == 1
    duel.a.do(duel.one, f"attack broadsword #{duel.two.id}", dice=[4, 3, 3, 3], answers=["-1"])
    assert duel.two.wounds == 1
    assert duel.a.t.rolled == [(4, 6, "damage")]


SAME = {
    "weapon penalty": "Weapon penalty",
    "obstacle in the path (light or heavy cover)": "Obstacle in the path of the attack",
    "target is flying": "Flying target",
    "one level higher than the opponent": ELEVATED,
    "attack from behind or on a Knocked Down target": "From the target's back, or target Knocked Down",
    "target is Stationary": STATIONARY,
    "weapon drawn by Quick Action in an enemy's Melee Range": "Drew a weapon in an enemy Melee Range",
    "long-range weapon against an adjacent enemy": "Long range weapon against an adjacent enemy",
    "frightened by a Fearsome enemy (skill; line 8236-8238)": "Frightened by a Fearsome enemy",
}


@pytest.mark.rule("dun.melee-mod.table")
@pytest.mark.parametrize(
    "row", [row for row in MELEE_2 if row["modifier"] != "automatic hit"], ids=lambda row: row["situation"]
)
def test_the_shorter_table_says_the_same(arena, row):
    build, _ = DUELS[SAME[row["situation"]]]
    base = Duel(arena, "halberd", far=2) if build is thrust_over_furniture else Duel(arena)
    assert build(arena).attack() - base.attack() == printed(row["modifier"])


def test_every_row_of_the_melee_tables_is_checked():
    assert {row["condition"] for row in MELEE} == {*DUELS, STATIONARY}
    assert {row["situation"] for row in MELEE_2} == set(SAME)
    assert spoils.offers


# ------------------------------------------------------------------------------------------------ Initiative

WIDE = "\n".join(["aaaabbbbbbbbbb"] * 6)


def found(arena, rolls, hero_wits=3, orc_wits=3, fighting=False):
    """A hero opens a door, and an orc stands behind it."""
    a = arena(
        WIDE,
        doors=(Door("gate", (3, 2), "east"),),
        creatures=(Fixed("orc-warrior", (12, 2)),),
        points={"scenario_die": ("power",) * 6},
    )
    a.state.dark.reserve = 5
    hero, other = a.hero(3, 2, intelligence=hero_wits), a.hero(0, 5, marks=Mark.ACTIVATED)
    if fighting:
        a.orc(0, 0)
    a.activate(hero)
    a.do(hero, "open #0", [6, 1, *rolls])
    return a, hero, other, max(a.state.figures.values(), key=lambda f: f.id)


def reveal_won(arena):
    a, hero, other, _ = found(arena, [4, 2, 2, 3])
    assert (a.state.turn.side, a.state.turn.phase, a.state.turn.active) == (HEROES, "start", None)
    assert not (hero.marks | other.marks) & Mark.ACTIVATED
    assert a.state.quest.achievements[DARK] == 0


def reveal_lost(arena):
    a, *_ = found(arena, [2, 3, 4, 2])
    assert (a.state.turn.side, a.state.turn.phase, a.state.turn.active) == (DARK, "start", None)


def reinforced(arena, rolls, side=HEROES):
    a = arena()
    hero, old, new = a.hero(0, 0), a.orc(3, 0), a.orc(9, 0)
    a.state.turn.side = side
    a.activate(hero if side == HEROES else old)
    a.run(encounters.initiative(a.t, [new.id], fighting=True), rolls)
    return a, old, new


def reinforcements_lose(arena):
    a, old, new = reinforced(arena, [4, 4, 2, 3], DARK)
    assert new.marks & Mark.WAITS
    assert not old.marks & Mark.WAITS
    assert a.state.turn.extra == []
    assert a.state.turn.active is not None


def reinforcements_win(arena):
    a, old, new = reinforced(arena, [2, 3, 4, 4])
    assert a.state.turn.extra == [new.id]
    assert not old.marks & Mark.WAITS


def reveal_in_combat(arena):
    a, hero, _, new = found(arena, [4, 2, 2, 3], fighting=True)
    assert (a.state.turn.side, a.state.turn.active.who) == (HEROES, hero.id)
    assert a.state.turn.extra == []
    assert not new.marks & Mark.WAITS
    a, hero, _, new = found(arena, [2, 3, 4, 2], fighting=True)
    assert (a.state.turn.side, a.state.turn.active.who) == (HEROES, hero.id)
    assert a.state.turn.extra == [new.id]


def tie(arena):
    assert found(arena, [4, 2, 2, 4], hero_wits=4)[0].state.turn.side == HEROES
    assert found(arena, [4, 2, 2, 4], hero_wits=2)[0].state.turn.side == DARK
    assert found(arena, [4, 2, 2, 4, 5, 2, 2, 3])[0].state.turn.side == HEROES


def double_one(arena):
    a, _hero, *_ = found(arena, [1, 1, 1, 2])
    assert a.state.turn.side == DARK


def surprised(arena):
    a = arena()
    hero, orc = a.hero(3, 3, facing="east"), a.orc(9, 3, intelligence=4, facing="west")
    low, enough, other = encounters.Roll((3, 5), 8), encounters.Roll((4, 5), 9), encounters.Roll((2, 3), 5)
    a.run(encounters.surprise(a.t, hero, orc, low, other))
    assert (orc.cell, orc.facing) == (a.at(9, 3), 6)
    a.run(encounters.surprise(a.t, hero, orc, enough, other), (), [str(a.at(8, 3)), "2"])
    assert (orc.cell, orc.facing) == (a.at(8, 3), 2)


OUTCOMES = {
    ("New section revealed, enemies seen", "heroes"): reveal_won,
    ("New section revealed, enemies seen", "dark player"): reveal_lost,
    ("Enemies placed while the heroes are already in combat", "heroes"): reinforcements_lose,
    ("Enemies placed while the heroes are already in combat", "dark player"): reinforcements_win,
    ("Section revealed while the heroes are already in combat", "either"): reveal_in_combat,
    ("Tie", "higher Intelligence of the two rollers"): tie,
    ("Double 1 by a side (reveal, not in combat)", "other side (reading: dun.test.opposed-double-one)"): double_one,
    (
        "Each winner die >= opposing roller's Intelligence (reveal, door not broken, loser not in combat)",
        "winner",
    ): surprised,
}


@pytest.mark.rule("dun.init.outcomes")
@pytest.mark.parametrize("row", INITIATIVE, ids=lambda row: f"{row['situation']}: {row['winner']}")
def test_initiative_ends_as_the_table_says(arena, row):
    check = OUTCOMES[row["situation"], row["winner"]]
    check(arena)


def test_every_row_of_the_initiative_table_is_checked():
    assert {(row["situation"], row["winner"]) for row in INITIATIVE} == set(OUTCOMES)
