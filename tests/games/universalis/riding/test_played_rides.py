"""Riding as people play it: printed mounts and weapons, chosen deeds, scripted dice; and the same without a saddle."""

import pytest
from tests.games.universalis.stage import OPEN, ends, meadow, mounted, offered, raider, rolled

from undercroft.games.universalis.content.quests import Door, Fixed, Ground, Section
from undercroft.games.universalis.events import Cast, Shot
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import NOBODY, Held, Mark
from undercroft.testing import run

HIT = [5, 4, 2, 1]
"""An attack that hits without a critical."""


def blow(arena, weapon, *, saddle=True, foe="foot", **sheet):
    """The damage dice of a hit by somebody of Strength 3."""
    a = meadow(arena, **sheet)
    hands = () if weapon == "unarmed" else (weapon,)
    hero = a.hero(5, 4, hands=hands, strength=3, combat=9, facing="east")
    if saddle:
        mounted(a, hero, "war-horse")
    if foe == "foot":
        target = a.creature("orc-warrior", 6, 4, facing="west", vitality=30)
    else:
        target, _ = raider(a, 7, 4, facing="west", vitality=30)
    a.activate(hero)
    a.play(hero, f"attack {weapon} #{target.id}", HIT)
    return rolled(a, "damage")[0]


@pytest.mark.rule("dun.mount.damage-bonus", "dun.mount.damage-bonus-exceptions")
@pytest.mark.parametrize(
    ("weapon", "more"),
    [
        ("broadsword", 1), ("axe", 1), ("mace", 1), ("spear", 1), ("cavalry-lance", 1),
        ("unarmed", 0), ("greatsword", 0), ("halberd", 0), ("dagger", 0), ("short-sword", 0), ("whip", 0),
    ],
)  # fmt: skip
def test_a_blow_from_the_saddle_has_a_die_more_but_not_with_every_weapon(arena, weapon, more):
    assert blow(arena, weapon) - blow(arena, weapon, saddle=False) == more


@pytest.mark.rule("dun.mount.damage-bonus")
def test_no_rider_has_it_against_a_rider(arena):
    assert [blow(arena, "broadsword", foe=foe) for foe in ("foot", "rider")] == [3 + 1 + 1, 3 + 1]


@pytest.mark.rule("dun.mount.damage-bonus")
@pytest.mark.parametrize("ridden", [True, False])
def test_a_war_horse_kicks_no_harder_with_a_rider_on_it(arena, ridden):
    a = meadow(arena)
    hero = a.hero(5, 4)
    horse = a.companion("war-horse", 5, 4, kind="pet", owner=hero.id, combat=9, facing="east")
    orc = a.creature("orc-warrior", 6, 4, facing="west", vitality=30)
    if ridden:
        mounted(a, hero, horse=horse)
    else:
        hero.cell = a.at(5, 6)
    a.activate(horse)
    (text,) = [text for text in offered(a, horse, "attack") if text.endswith(f"#{orc.id}")]
    a.play(horse, text, HIT)
    weapon = a.content.weapons[text.split()[1]]
    assert rolled(a, "damage")[0] == horse.base[2] + weapon.damage


@pytest.mark.rule("dun.equip.saber-riding")
@pytest.mark.parametrize(("saddle", "foe", "dice"), [(True, "foot", 7), (True, "rider", 6), (False, "foot", 5)])
def test_a_saber_has_a_die_of_its_own_for_riders(arena, saddle, foe, dice):
    """Strength 3 and the saber's 2; a die for the saddle, against whoever it is, and one against those on foot."""
    assert blow(arena, "saber", saddle=saddle, foe=foe) == dice


@pytest.mark.rule("dun.mount.difficult-terrain-damage")
@pytest.mark.parametrize(("swamp", "dice"), [((4, 4), 4), ((5, 4), 4), ((6, 4), 5), ((4, 5), 5)])
def test_no_die_more_as_long_as_a_hoof_is_in_the_swamp(arena, swamp, dice):
    assert blow(arena, "broadsword", ground=(Ground("swamp", swamp),)) == dice


# ------------------------------------------------------------------------------------------------ shots and spells


def shot(arena, *, at, agility=3):
    """The total of an archer's shot at somebody three squares away."""
    a = meadow(arena)
    archer = a.creature("orc-archer", 9, 4, facing="east")
    hero = a.hero(12 if at == "walker" else 13, 4, agility=agility, vitality=30)
    marks = {"walker": hero}
    if at != "walker":
        marks |= {"rider": hero, "horse": mounted(a, hero, "riding-horse", agility=3, vitality=30)}
    a.state.dark.seat = 1
    a.activate(archer)
    (text,) = [text for text in offered(a, archer, "shoot") if text.endswith(f"#{marks[at].id}")]
    a.play(archer, text, [3, 2])
    return a.t.told(Shot)[0].total


@pytest.mark.rule("dun.mount.shot-at-rider", "dun.mount.shots-and-spells")
def test_a_rider_is_harder_to_hit_than_his_horse_and_no_nimbler_than_it(arena):
    at_horse, at_rider = shot(arena, at="horse"), shot(arena, at="rider")
    assert at_rider == at_horse - 1
    assert shot(arena, at="rider", agility=6) == at_rider, "it is the horse's Agility that counts"
    assert shot(arena, at="walker") == at_rider + 1


@pytest.mark.rule("dun.mount.shots-and-spells", "dun.spell.projectile-secondary")
@pytest.mark.parametrize("aim", ["rider", "horse"])
def test_a_fireball_is_meant_for_one_of_two_and_burns_both(arena, aim):
    a = meadow(arena, dark_seat=1)
    priest = a.creature("ember-priest", 5, 4, facing="east", spells=("fireball",), intelligence=9)
    hero = a.hero(12, 4, vitality=60)
    horse = mounted(a, hero, "riding-horse", vitality=60)
    a.activate(priest)
    assert {f"cast fireball #{one.id}" for one in (hero, horse)} <= set(offered(a, priest, "cast"))
    meant, other = (hero, horse) if aim == "rider" else (horse, hero)
    a.play(priest, f"cast fireball #{meant.id}", [3, 4, *[6] * 40])
    dice = rolled(a, "damage")
    assert (dice[0] - dice[1], meant.wounds > 0, other.wounds > 0) == (2, True, True)


@pytest.mark.rule("dun.skill.exploration.expert-rider.no-penalty", "dun.mount.shooting-casting")
@pytest.mark.parametrize(("saddle", "skills", "less"), [(True, (), 1), (True, ("expert-rider",), 0), (False, (), 0)])
def test_from_the_saddle_one_shoots_and_casts_worse_unless_one_is_an_expert(arena, saddle, skills, less):
    for hands, text, total in ((("short-bow",), "shoot short-bow", 10), ((), "cast lightning", 11)):
        a = meadow(arena)
        hero = a.hero(5, 4, hands=hands, skills=skills, spells=("lightning",), mana=5, intelligence=4, shooting=4,
                      facing="east")  # fmt: skip
        if saddle:
            mounted(a, hero, "riding-horse", facing="east")
        orc = a.creature("orc-warrior", 9, 4, facing="west", agility=3, vitality=40)
        a.activate(hero)
        a.play(hero, f"{text} #{orc.id}", [4, 3])
        (event,) = a.t.told(Shot if hands else Cast)
        assert event.total == total - less


# ------------------------------------------------------------------------------------------------ falls


@pytest.mark.rule("dun.mount.fall-flying", "dun.mount.knocked-down-rider")
@pytest.mark.parametrize(("flying", "dice"), [(Mark.FLYING, 6), (0, 3)])
def test_who_is_struck_off_a_hippogriff_in_the_air_falls_with_six_dice(arena, flying, dice):
    """A drakeling throws him down; a fall from a mount that stands has three."""
    a = meadow(arena, dark_seat=1)
    hero = a.hero(7, 4, vitality=60, agility=0, facing="west")
    griffin = mounted(a, hero, "hippogriff", marks=flying, facing="west")
    hawk = a.creature("drakeling", 6, 4, combat=9, strength=9, facing="east", marks=flying)
    a.state.dark.reserve = 0
    a.activate(hawk)
    before = len(rolled(a, "damage"))
    (text,) = [text for text in offered(a, hawk, "attack") if text.endswith(f"#{hero.id}")]
    a.play(hawk, text, [6, 6, 2, 1, *[1] * 9, *[1] * 9, 6, 6])
    assert griffin.ridden == NOBODY
    assert rolled(a, "damage")[before + 1 :][:1] == [dice]


# ------------------------------------------------------------------------------------------------ where and whom


@pytest.mark.rule("dun.mount.where", "dun.mount.indoors")
@pytest.mark.parametrize(
    ("outdoor", "riding", "rides"),
    [(True, "outdoors", True), (False, "outdoors", False), (False, "everywhere", True), (True, "nowhere", False)],
)
def test_one_mounts_in_the_open_or_where_the_sheet_allows_it(arena, outdoor, riding, rides):
    a = meadow(arena, sections=(Section("a", outdoor=outdoor),), riding=riding)
    hero = a.hero(5, 4)
    horse = a.companion("riding-horse", 4, 4, kind="pet", owner=hero.id)
    a.activate(hero)
    text = f"mount-up #{horse.id}"
    assert (text in a.offers(hero)) is rides
    a.do(hero, text if rides else "end")
    assert (hero.riding == horse.id) is rides


@pytest.mark.rule("dun.mount.where", "dun.mount.indoors", "dun.quest-sheet.fixed-creature-cost")
@pytest.mark.parametrize("outdoor", [True, False])
def test_a_goblin_of_the_sheet_comes_riding_in_the_open_and_on_foot_in_a_house(arena, outdoor):
    """Somebody opens the gate behind which it waits."""
    drawing = "\n".join(["aaaabbbbbbbb"] * 6)
    sections = (Section("a"), Section("b", outdoor=outdoor, no_encounter=True))
    a = arena(drawing, doors=(Door("gate", (3, 2), "east"),), sections=sections,
              creatures=(Fixed("goblin-wolf-rider", (9, 2), free=True),))  # fmt: skip
    hero = a.hero(3, 2, facing="east")
    a.state.map.doors[0].obstacle = True
    a.activate(hero)
    a.t.script([4, 3, 6, 5], ["open #0", *[lambda ask: ask.options[0]] * 4])
    run(turns.act(a.t, hero.id))
    (goblin,) = [f for f in a.state.figures.values() if f.card == "goblin-wolf-rider"]
    wolves = [f.id for f in a.state.figures.values() if f.card == "great-wolf"]
    assert (goblin.riding, wolves) == ((wolves[0], wolves) if outdoor else (NOBODY, []))


@pytest.mark.rule("dun.mount.exception", "dun.mount.who")
@pytest.mark.parametrize(("mounts", "rides"), [((), False), (("ogre-bruiser",), False), (("hill-bear",), True)])
def test_a_bear_bears_somebody_only_where_the_sheet_says_so(arena, mounts, rides):
    a = meadow(arena, mounts=mounts)
    hero = a.hero(5, 4)
    bear = a.companion("hill-bear", 6, 4, kind="pet", owner=hero.id)
    a.activate(hero)
    text = f"mount-up #{bear.id}"
    assert (text in a.offers(hero)) is rides
    a.do(hero, text if rides else "end")
    assert (bear.ridden == hero.id) is rides


@pytest.mark.rule("dun.skill.nature.raging-mount.ride", "dun.skill.nature.mount.ride")
@pytest.mark.parametrize(
    ("card", "race", "rides"),
    [
        ("great-wolf", "goblins", True), ("great-wolf", "orcs", True), ("great-wolf", "ogres", False),
        ("riding-horse", "humans", True), ("riding-horse", "ogres", False), ("hippogriff", "humans", True),
        ("hippogriff", "ogres", False),
    ],
)  # fmt: skip
def test_nobody_rides_what_is_no_larger_than_he_but_average_ones_an_average_mount(arena, card, race, rides):
    a = meadow(arena)
    hero = a.of_race(race, 7, 4)
    mount = a.companion(card, 6 if a.content.companions[card].base == "2x1" else 5, 4, kind="pet", owner=hero.id)
    a.activate(hero)
    text = f"mount-up #{mount.id}"
    assert (text in a.offers(hero)) is rides
    a.do(hero, text if rides else "end")
    assert (hero.riding == mount.id) is rides


# ------------------------------------------------------------------------------------------------ hard ground


@pytest.mark.rule("dun.mount.difficult-terrain", "dun.mount.gallop")
def test_a_horse_walks_into_a_wood_and_gallops_only_up_to_it(arena):
    a = meadow(arena, ground=(Ground("forest", (8, 0), 1, 10),))
    hero = a.hero(5, 4)
    mounted(a, hero, "riding-horse")
    a.activate(hero)
    assert max(x for x, _ in ends(a, hero)) > 8
    a.do(hero, "gallop", [6, 6])
    assert max(x for x, _ in ends(a, hero)) == 7
    a.do(hero, f"move @{a.at(7, 4)}")
    assert a.board.xy(hero.cell) == (7, 4)


@pytest.mark.rule("dun.mount.difficult-terrain", "dun.mount.gallop")
@pytest.mark.parametrize(("x", "gallops"), [(4, False), (5, False), (3, True)])
def test_nor_does_it_gallop_out_of_one(arena, x, gallops):
    a = meadow(arena, ground=(Ground("forest", (x, 0), 1, 10),))
    hero = a.hero(5, 4)
    mounted(a, hero, "riding-horse")
    a.activate(hero)
    assert bool(offered(a, hero, "gallop")) is gallops
    a.do(hero, *(("gallop", [6, 6]) if gallops else ("end",)))


@pytest.mark.rule("dun.mount.no-climb")
@pytest.mark.parametrize(("saddle", "far"), [(True, 4), (False, 7)])
def test_a_ladder_is_for_those_on_foot(arena, saddle, far):
    a = arena("a" * 8, **OPEN, dark_seat=1, ground=(Ground("ladder", (5, 0)),))
    hero = a.hero(3, 0, hands=(), movement=5)
    if saddle:
        mounted(a, hero, "riding-horse")
    a.activate(hero)
    assert max(x for x, _ in ends(a, hero)) == far
    a.do(hero, f"move @{a.at(far, 0)}")
    assert a.board.xy(hero.cell) == (far, 0)


@pytest.mark.rule("dun.mount.no-climb")
@pytest.mark.parametrize("flying", [Mark.FLYING, 0])
def test_wings_pass_it(arena, flying):
    ladders = (Ground("ladder", (5, 0)), Ground("ladder", (5, 1)))
    a = arena("\n".join(["a" * 12] * 2), **OPEN, ground=ladders)
    hero = a.hero(8, 0)
    mounted(a, hero, "hippogriff", marks=flying)
    a.activate(hero)
    end = (3, 0) if flying else (6, 0)
    assert min(x for x, _ in ends(a, hero)) <= end[0]
    assert (end in ends(a, hero), (3, 0) in ends(a, hero)) == (True, bool(flying))
    a.do(hero, f"move @{a.at(*end)}")
    assert a.board.xy(hero.cell) == end


# ------------------------------------------------------------------------------------------------ loads


@pytest.mark.rule("dun.mount.load")
@pytest.mark.parametrize(("rations", "fits"), [(14, True), (15, False)])
def test_a_mule_takes_no_more_than_twice_its_strength_and_vitality(arena, rations, fits):
    """Eighteen points: fourteen rations and a halberd, which weighs four."""
    a = meadow(arena)
    hero = a.hero(4, 4, pack=("halberd",))
    mule = a.companion("pack-mule", 3, 4, kind="pet", owner=hero.id, hands=())
    mule.pack = [Held("rations")] * rations
    a.activate(hero)
    text = f"give halberd #{mule.id}"
    assert (text in a.offers(hero)) is fits
    a.do(hero, text if fits else "end")
    assert ("halberd" in [held.card for held in mule.pack]) is fits


@pytest.mark.rule("dun.mount.load")
@pytest.mark.parametrize(("card", "bears"), [("great-wolf", True), ("war-hound", False)])
def test_a_wolf_that_is_ridden_bears_things_and_a_hound_does_not(arena, card, bears):
    a = meadow(arena)
    hero = a.hero(5, 4, pack=("rope",))
    beast = a.companion(card, 4, 4, kind="pet", owner=hero.id)
    a.activate(hero)
    text = f"give rope #{beast.id}"
    assert (text in a.offers(hero)) is bears
    a.do(hero, text if bears else "end")
    assert [held.card for held in beast.pack] == (["rope"] if bears else [])
