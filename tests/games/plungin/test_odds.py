"""Exact odds of options: checked against all rolls counted one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import Chart
from undercroft.games.plungin.rules import chances, meanings, movement, objects, offers, pools
from undercroft.games.plungin.rules.options import (
    DONE,
    FOLLOW,
    FORGET,
    GIVE_UP,
    LEAVE_IT,
    PASS,
    SEARCH,
    STAY,
    Act,
    Attack,
    Cast,
    CastAt,
    Somebody,
)
from undercroft.games.plungin.state import Ally
from undercroft.kernel import Meaning


def meant(q: Any, text: str, number: int = 0) -> Meaning:
    """What an option means; for one of several targets of a spell, what that target means."""
    option = next(act for act in offers.hero_options(q.t, number) if text in (str(act), *spelled(act)))
    if isinstance(option, Cast) and len(option.aims) > 1:
        aim = next(aim for aim in option.aims if text == f"{option} {aim}")
        return meanings.aim(q.t, number, CastAt(option.spell, aim))
    return meanings.hero(q.t, number, option)


def told(percent: float) -> str:
    return f"{percent:.1f}" if percent % 100 else f"{percent:.0f}"


def label(q: Any, text: str, number: int = 0) -> dict[str, Any]:
    """What an option says of its odds: the chances by outcome, and the figures of its details."""
    return figured(meant(q, text, number))


def figured(meaning: Meaning) -> dict[str, Any]:
    parts = {part.outcome: part.percent for part in meaning.odds}
    found: dict[str, Any] = dict(meaning.detail.args) if meaning.detail else {}
    if "critical" in parts:
        found |= {"hurt": told(100 - parts["miss"]), "kill": told(parts["critical"])}
    elif parts:
        found |= {"pass": told(parts["pass"]), "bad": told(100 - parts["pass"])}
    return found


def spelled(act: Act) -> list[str]:
    return [f"{act} {aim}" for aim in act.aims] if isinstance(act, Cast) else []


def counted(dice: int, holds: Any) -> str:
    rolls = list(product(range(1, 7), repeat=dice))
    return pools.percent(Fraction(sum(map(holds, rolls)), len(rolls)))


@pytest.mark.rule("plungin.damage.amount")
def test_attack_odds_are_exact(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))

    def hurts(roll: tuple[int, ...]) -> bool:
        return sum(die >= 4 for die in roll[:3]) > sum(die >= 5 for die in roll[3:])

    assert label(q, "attack sword orc-11")["hurt"] == counted(6, hurts)
    assert label(q, "attack sword orc-11")["kill"] == counted(6, hurts)
    assert label(q, "attack sword orc-11")["dice"] == 3


def test_a_boost_is_averaged_over_its_own_roll(quest: Any) -> None:
    q = quest("william")
    q.hero(cell=q.at(3, 2), mag=2)
    q.foe("stone-gargoyle", q.at(3, 5))  # DEF 2
    total = Fraction(0)
    for boost in product(range(1, 7), repeat=2):
        if max(boost) <= 2:
            continue
        dice = 1 + sum(die >= 5 for die in boost)
        total += chances.damage_odds(dice, 5, 2).at_least(1) / 36
    assert label(q, "boost manna-staff stone-gargoyle-11")["hurt"] == pools.percent(total)


def test_spell_odds_with_loss_and_resistance(quest: Any) -> None:
    q = quest("william")
    q.hero(spells=["pit", "drain"], abilities=["magic-school earth", "magic-school shadow"], mag=3, cell=q.at(3, 3))
    q.foe("orc", q.at(3, 5))
    found = label(q, "cast pit orc-11")
    assert found["chance"] == counted(3, lambda roll: sum(die >= 5 for die in roll) >= 2)
    assert found["lost"] == counted(3, lambda roll: max(roll) <= 2)
    assert found["pass"] == counted(
        6, lambda roll: sum(die >= 5 for die in roll[:3]) >= 2 > sum(die >= 5 for die in roll[3:])
    )
    assert label(q, "cast drain orc-11")["pass"] == counted(3, lambda roll: sum(die >= 5 for die in roll) >= 3)


def test_locks_traps_and_detection(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), locked=True, difficulty=2)
    assert label(q, "pick chest-0")["pass"] == counted(3, lambda roll: sum(die >= 4 for die in roll) >= 2)
    assert label(q, "pick chest-0")["chance"] == "37.5"  # 3 of 8 on the Chest Trap Chart
    assert label(q, "detect chest-0")["pass"] == counted(3, lambda roll: sum(die >= 5 for die in roll) >= 2)
    q.chest(q.at(2, 3), trap="swinging-axe", detected=True)
    assert label(q, "disarm chest-1")["pass"] == counted(3, lambda roll: sum(die >= 5 for die in roll) >= 2)
    assert label(q, "open chest-1")["bad"] == "100"


def test_the_chance_to_be_noticed(quest: Any) -> None:
    q = quest("meezle")
    q.room()
    q.hero(cell=q.at(3, 6, 1))
    q.foe("orc", q.at(3, 3, 1), facing=2, aware=False)
    cell = q.at(3, 5, 1)
    text = f"move {spot(cell)}"
    assert label(q, text)["bad"] == "100"
    q.hero(abilities=["stealth"])
    assert label(q, text)["bad"] == counted(2, lambda roll: max(roll) >= 5)
    q.state.foes[0].facing = 0
    assert meant(q, text) == Meaning()


def test_a_bosss_life_chart_is_part_of_the_odds(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 3))
    demon = q.foe("eye-demon", q.at(3, 4))
    life = q.t.content.monsters["eye-demon"].life
    defense = q.t.content.monsters["eye-demon"].defense
    total = Fraction(0)
    damage = chances.damage_odds(3, 4, defense)
    for points in (1, 2, 3):
        slain = [life.chart.at(die + points).result for die in range(1, life.chart.die + 1)].count("slain")
        total += damage[points] * Fraction(slain, life.chart.die)
    assert chances.kill_chance(q.t, demon, damage) == total
    assert 0 < chances.damage_odds(3, 4, defense).at_least(1) < 1


def test_two_weapons_are_counted_together(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["dual-weapons", "weapon-mastery dagger"], hands=["sword", "dagger"], cell=q.at(3, 2))
    q.foe("orc", q.at(3, 3), lif=2)

    def damage(roll: tuple[int, ...], least: int) -> int:
        attack, defense = roll[:-3], roll[-3:]
        return max(0, sum(die >= least for die in attack) - sum(die >= 5 for die in defense))

    def tally(dice: int, least: int) -> dict[int, Fraction]:
        rolls = list(product(range(1, 7), repeat=dice + 3))
        found: dict[int, Fraction] = {}
        for roll in rolls:
            points = damage(roll, least)
            found[points] = found.get(points, Fraction(0)) + Fraction(1, len(rolls))
        return found

    first, second = tally(3, 5), tally(1, 4)  # the second weapon has no bonus, but it is mastered
    hurt = 1 - first[0] * second[0]
    kill = sum(first[one] * second[two] for one in first for two in second if one + two >= 2)
    found = label(q, "attack sword+dagger orc-11")
    assert (found["hurt"], found["kill"]) == (pools.percent(hurt), pools.percent(Fraction(kill)))
    assert label(q, "attack sword orc-11")["hurt"] == pools.percent(1 - first[0])


def test_two_weapons_against_a_life_chart(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["dual-weapons"], hands=["sword", "dagger"], cell=q.at(3, 2), atk=4)
    demon = q.foe("eye-demon", q.at(3, 3))
    demon.hurt = 2
    life, defense = q.t.content.monsters["eye-demon"].life, q.t.content.monsters["eye-demon"].defense
    first, second = chances.damage_odds(6, 5, defense), chances.damage_odds(4, 5, defense)
    sides = range(1, 7)

    def slain(die: int, hurt: int) -> bool:
        return life.chart.at(die + hurt).result == "slain"

    kill = Fraction(0)
    for one in first:
        for two in second:
            for dice in product(sides, repeat=2):
                dead = (one and slain(dice[0], 2 + one)) or (two and slain(dice[1], 2 + one + two))
                kill += first[one] * second[two] * bool(dead) / 36
    assert label(q, "attack sword+dagger eye-demon-11")["kill"] == pools.percent(kill)


@pytest.mark.rule("plungin.boss.life-chart", "plungin.ability.dual-weapons")
@pytest.mark.parametrize(("hurt", "worn"), [(0, 0), (4, 0), (4, -2), (11, -8)])
@pytest.mark.parametrize("builds", [True, False])
def test_what_the_first_weapon_does_to_a_boss_counts_for_the_second(
    quest: Any, hurt: int, worn: int, builds: bool
) -> None:
    """The Toll-Keeper's chart makes him worse at defending; every pair of rolls and of life dice is counted."""
    pack = packs.built_in("drowned-toll")
    keeper = next(monster for monster in pack.monsters if monster.id == "toll-keeper")
    life = msgspec.structs.replace(keeper.life, builds=builds)
    others = tuple(monster for monster in pack.monsters if monster.id != "toll-keeper")
    q = quest("meezle", pack=pack, monsters=(*others, msgspec.structs.replace(keeper, life=life)))
    q.hero(abilities=["dual-weapons"], hands=["sword", "dagger"], cell=q.at(3, 2), atk=7)
    foe = q.foe("toll-keeper", q.at(3, 3), hurt=hurt, defense=worn)
    defense = max(0, 8 + worn)
    first = chances.damage_odds(9, 5, defense)
    kill = Fraction(0)
    for one in first:
        for die in range(1, 9):
            found = life.chart.at(die + one + hurt * builds) if one else None
            if found and found.result == "slain":
                kill += first[one] / 8
                continue
            now = max(0, 8 + worn + (found.defense if found else 0))
            then = chances.damage_odds(7, 5, now)
            for two in then:
                slain = [life.chart.at(last + two + (hurt + one) * builds).result for last in range(1, 9)]
                kill += first[one] / 8 * then[two] * Fraction(slain.count("slain") if two else 0, 8)
    harm = 1 - first[0] * chances.damage_odds(7, 5, defense)[0]
    assert chances.both_odds(q.t, 0, foe, first, "dagger") == (harm, kill)
    found = label(q, f"attack sword+dagger toll-keeper-{foe.number}")
    assert (found["hurt"], found["kill"]) == (pools.percent(harm), pools.percent(kill))


def test_what_cannot_be_swallowed_is_said(quest: Any) -> None:
    q = quest("william")
    q.hero(spells=["pit"], abilities=["magic-school earth"], mag=3, cell=q.at(3, 3))
    q.foe("bone-skeleton", q.at(3, 5))
    q.foe("eye-demon", q.at(4, 5))
    assert label(q, "cast pit bone-skeleton-11")["pass"] == "0"  # the undead always resist
    assert label(q, "cast pit eye-demon-12")["pass"] == "0"  # and no pit holds a boss


def test_creatures_show_their_odds_too(quest: Any) -> None:
    q = quest("william")
    q.hero(cell=q.at(1, 1))
    orc = q.foe("orc", q.at(3, 4))
    number = movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 3), (2, 3, 0, 0, 0, 4, 3, 1)))
    act = Attack("bare-hands", Somebody(orc.number, "orc"))
    found = figured(meanings.ally(q.t, number, act))
    assert found["hurt"] == counted(5, lambda roll: sum(d >= 5 for d in roll[:2]) > sum(d >= 5 for d in roll[2:]))


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (Fraction(1, 3), "33.3"),
        (Fraction(0), "0"),
        (Fraction(1), "100"),
        (Fraction(1, 9999), "0.1"),
        (Fraction(9998, 9999), "99.9"),
    ],
)
def test_percent_with_one_decimal_and_certain_only_if_certain(part: Fraction, told: str) -> None:
    assert pools.percent(part) == told


@pytest.mark.rule("plungin.open.trap-check")
@pytest.mark.parametrize("is_door", [True, False])
def test_the_odds_of_a_trap_count_every_number_of_the_die(quest: Any, charts: Any, is_door: bool) -> None:
    """A chart of a user's pack may begin with a trap, where the printed ones end with them."""
    begins = Chart(8, (3, 8), ("poison-needle", ""))
    q = quest("meezle", charts=charts(**{"door_trap" if is_door else "chest_trap": begins}))
    room = q.room()
    door, chest = q.door(room, 0), q.chest(q.at(2, 1, room), trap="?")
    objects.change(q.t, door, True, trap="?")
    q.hero(cell=q.at(3, 1, room))
    thing = f"door-{door}" if is_door else f"chest-{chest}"
    assert label(q, f"open {thing}")["bad"] == pools.percent(Fraction(3, 8))


def test_options_say_what_they_are_for_a_table(quest: Any) -> None:
    """A turn is ended, a choice declined; what is far-fetched may wait behind a button."""
    roles = {str(word): word.role for word in (PASS, DONE, FOLLOW, STAY, FORGET, LEAVE_IT, GIVE_UP, SEARCH)}
    assert roles == {"pass": "end", "done": "end", "follow": "act", "stay": "decline", "lose": "decline",
                     "leave": "decline", "give-up": "end", "search": "act"}  # fmt: skip
    q = quest("meezle", "george")
    q.hero(items=["torch"], cell=q.at(3, 3))
    q.hero(1, items=[], cell=q.at(3, 4))
    ranks = {str(act): meanings.hero(q.t, 0, act).rank for act in offers.hero_options(q.t, 0)}
    assert (ranks["give torch george-1"], ranks["pass"], ranks[f"move {spot(q.at(4, 3))}"]) == (2, 0, 0)


def test_growing_names_its_price(quest: Any) -> None:
    q = quest("george")
    q.hero(xp=60, points=9, atk=2)
    (level,) = meant(q, "rise").cost
    (point,) = meant(q, "raise atk").cost
    assert (level.value, level.what.id, point.value, point.what.id) == (50, "coin-xp", 3, "coin-points")
