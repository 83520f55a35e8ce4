"""Attacks, sight, defense, damage, armor, fumbles, psi, resistance, unconsciousness and death."""

import msgspec
import pytest

from undercroft.games.doria.content.definitions import CON, PSI, Reach
from undercroft.games.doria.events import Attacked, Defended, SpellChecked
from undercroft.games.doria.rules import actions, combat, defense, gear, health, items, monsters, phases, status
from undercroft.games.doria.rules.options import NOTHING, Attack, Thing, Use
from undercroft.games.doria.state import Strike

EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"
WEST = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"


def duel(scene, weapon="wooden-club", kind="orc", **more):
    """A warrior with a printed weapon next to a monster; a wooden club attacks with 3D and does 2 damage."""
    s = scene(heroes={"warrior": (0, 0)}, **more)
    sword = s.give("warrior", weapon)
    monster = s.monster(kind, 1, 0)
    return s, sword, monster


def strike(s, sword, monster, dice, boost=-1):
    """The first character attacks in a turn of its own."""
    s.state.heroes[0].ap = 20
    action = Attack(sword, s.content.numbered[sword].id, monster, s.state.monsters[monster].kind, boost)
    assert s.step(dice, answers=[str(action)]) == "act"


def struck_by(s, monster, total, dice=(), answers=()):
    """The warrior defends in a step of its own against an attack that has been rolled; gives the hit points lost."""
    before = s.hero("warrior").hp
    s.state.strike = Strike(monster, total, False, (0,))
    assert s.step(dice, answers) == "defend"
    s.state.strike = None
    return before - s.hero("warrior").hp


def defended(s, kind, total, dice=(), answers=()):
    """The first character defends against such a monster in a step of its own: whether it is hit, and its roll."""
    s.state.strike = Strike(s.monster(kind, 4, 4), total, False, (0,))
    assert s.step(dice, answers) == "defend"
    s.state.strike = None
    return bool(s.told(Defended)[-1].hit), s.told(Defended)[-1].defense


@pytest.mark.rule("doria.combat.choose-item", "doria.card.attack-notation", "doria.card.damage")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_seventeen_against_twelve_hits(scene, edition):
    s, sword, orc = duel(scene, edition=edition)
    s.state.monsters[orc].hp = 5
    strike(s, sword, orc, [5, 8, 4, 2, 5])
    told = s.told(Attacked)[0]
    assert (told.attack, told.defense, told.damage) == (17, 12, 2)
    assert s.state.monsters[orc].hp == 3


@pytest.mark.rule("doria.combat.choose-item")
def test_the_longsword_of_the_first_edition(scene):
    s, sword, orc = duel(scene, "longsword", edition="de")
    s.state.monsters[orc].hp = 9
    strike(s, sword, orc, [7, 4, 10, 6, 8, 6])
    assert s.told(Attacked)[0].attack == 27
    assert s.told(Attacked)[0].defense == 19
    assert s.told(Attacked)[0].damage == 4
    assert s.state.monsters[orc].hp == 5


@pytest.mark.rule("doria.defense.ties", "doria.damage.critical")
@pytest.mark.parametrize(("dice", "damage"), [([8, 6], 4), ([8, 5], 5)])
def test_hit_by_nine_is_not_critical_and_by_ten_it_is(scene, dice, damage):
    s, sword, orc = duel(scene, "longsword")
    s.state.monsters[orc].hp = 20
    strike(s, sword, orc, [3, 4, 10, 6, *dice])  # 28 against 2D+5
    told = s.told(Attacked)[0]
    assert told.attack == 28
    assert told.defense == sum(dice) + 5
    assert told.damage == damage
    assert s.state.monsters[orc].hp == 20 - damage


@pytest.mark.rule("doria.defense.ties")
def test_a_tie_hits_and_one_less_misses(scene):
    s, sword, orc = duel(scene, "buckler")
    s.state.monsters[orc].hp = 9
    strike(s, sword, orc, [6, 6, 3, 4])
    assert s.state.monsters[orc].hp == 8
    strike(s, sword, orc, [6, 6, 4, 4])
    assert s.state.monsters[orc].hp == 8


@pytest.mark.rule("doria.damage.monster", "doria.card.monster-armor")
def test_armor_of_monsters_stops_its_rating_at_every_hit(scene):
    s, dagger, golem = duel(scene, "dagger", kind="golem")
    assert monsters.stats(s.t, golem).ar == 1
    for _ in range(2):
        strike(s, dagger, golem, [5, 5, 5, 5, 5])  # 15 against 13: one point of damage
    assert s.state.monsters[golem].hp == 2
    club = s.give("warrior", "wooden-club")
    strike(s, club, golem, [5, 5, 5, 5, 5])
    assert s.state.monsters[golem].hp == 1
    strike(s, club, golem, [5, 5, 5, 5, 5])
    assert golem not in s.state.monsters


@pytest.mark.rule("doria.card.vulnerability", "doria.card.elemental-damage-en", "doria.damage.monster-zero-ar-en")
def test_damage_of_the_right_element_ignores_a_monsters_armor(scene):
    s, trident, golem = duel(scene, "trident", kind="golem")
    values = monsters.stats(s.t, golem)
    assert (values.vulnerable, values.ar) == ("water", 1)
    s.set("warrior", pp=5)
    s.state.monsters[golem].hp = 9
    strike(s, trident, golem, [5, 5, 5, 5, 5])  # 16 against 13: 2 damage
    assert s.state.monsters[golem].hp == 8
    strike(s, trident, golem, [5, 5, 5, 5, 5], boost=0)  # with water
    assert s.state.monsters[golem].hp == 6
    flamberge = s.give("warrior", "flamberge")
    strike(s, flamberge, golem, [5, 5, 5, 5, 5], boost=0)  # fire is nothing to it: 4 damage less 1
    assert s.state.monsters[golem].hp == 3
    armored = s.monster("orc", 0, 1, mods=("ironclad",), hp=9)
    stopped = monsters.stats(s.t, armored).ar
    assert stopped > 0
    strike(s, flamberge, armored, [5, 5, 5, 5, 5])
    assert s.state.monsters[armored].hp == 9 - (4 - stopped)
    strike(s, flamberge, armored, [5, 5, 5, 5, 5], boost=0)  # orcs burn
    assert s.state.monsters[armored].hp == 9 - (4 - stopped) - 4


@pytest.mark.rule("doria.card.piercing-en")
def test_piercing_ignores_all_armor_of_both_sides(scene):
    s, estoc, golem = duel(scene, "estoc", kind="golem")
    assert s.content.numbered[estoc].piercing
    s.state.monsters[golem].hp = 9
    strike(s, estoc, golem, [5, 5, 5, 5, 5])  # 17 against 13: 2 damage, and no armor
    assert s.state.monsters[golem].hp == 7
    armor = s.give("warrior", "leather-armor")
    keen = s.monster("orc", 0, 1, mods=("keen",))
    assert monsters.stats(s.t, keen).piercing
    gear.damage_card(s.t, estoc)
    s.set("warrior", hp=10)
    assert struck_by(s, keen, 15, dice=[5, 5]) == monsters.stats(s.t, keen).damage  # nobody asks for the armor
    assert armor not in s.state.damaged


@pytest.mark.rule("doria.fumble.hero", "doria.fumble.hero-result")
def test_a_fumbled_attack_misses_and_damages_the_weapon(scene):
    s, sword, orc = duel(scene)
    strike(s, sword, orc, [1, 1, 9])
    assert s.state.monsters[orc].hp == 1
    assert s.state.damaged == [sword]
    assert len(s.t.rolled) == 1  # the orc need not even defend


@pytest.mark.rule("doria.fumble.hero", "doria.fumble.hero-result")
def test_a_fumbled_defense_fails_and_damages_the_item(scene):
    s, sword, orc = duel(scene, "longsword")
    s.set("warrior", hp=10)
    assert struck_by(s, orc, 4, [1, 1], [f"longsword {sword}"]) == 2  # 6 against 4, but two ones; no step harder
    assert s.state.damaged == [sword]
    assert struck_by(s, orc, 4, [1, 1]) == 2  # a fumbled dodge has nothing to damage
    assert s.state.damaged == [sword]


@pytest.mark.rule("doria.fumble.critical-failure")
def test_a_critical_failure_costs_damage_in_defense_and_nothing_in_attack(scene):
    s, sword, orc = duel(scene)
    gear.damage_card(s.t, sword)
    s.set("warrior", hp=10)
    assert struck_by(s, orc, 30, [2, 3]) == 2 + 2  # 25 points short
    gear.mend_card(s.t, sword)
    strike(s, sword, orc, [2, 2, 3, 10, 10, 10, 9, 9])
    assert s.state.damaged == []


@pytest.mark.rule("doria.fumble.monster-en")
def test_a_monsters_fumble_counts_in_defense_and_simply_misses_in_attack(scene):
    s, buckler, troll = duel(scene, "buckler", kind="troll")
    strike(s, buckler, troll, [2, 3, 1, 1])  # 5 against 5, but two ones: a hit, one step harder
    assert s.told(Attacked)[0].damage == 2
    s.state.activations = [(troll, monsters.EXTRA)]
    assert s.step(dice=[1, 1, 9, 9]) == "activate"
    assert s.state.strike is None
    first, buckler, troll = duel(scene, "buckler", kind="troll", edition="de")
    strike(first, buckler, troll, [2, 2, 1, 1])
    assert first.told(Attacked)[0].damage == 0  # the first edition knows no fumbles of monsters: 4 against 5
    first.state.activations = [(troll, monsters.EXTRA)]
    assert first.step(dice=[1, 1, 9, 9]) == "activate"
    assert first.state.strike is not None


@pytest.mark.rule("doria.combat.one-item")
def test_two_weapons_give_a_choice_not_two_attacks(scene):
    s, sword, orc = duel(scene)
    dagger = s.give("warrior", "dagger")
    assert {option.number for option in combat.attacks(s.t, 0, s.board)} == {sword, dagger}
    strike(s, sword, orc, [2, 2, 3, 9, 9])
    assert len(s.told(Attacked)) == 1
    struck_by(s, orc, 9, [5, 5], [f"dagger {dagger}"])
    assert s.told(Defended)[0].defense == 11  # one item alone


@pytest.mark.rule("doria.combat.friendly-fire-en", "doria.psi.caster-exempt-en")
def test_an_item_that_affects_friends_makes_them_defend(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (2, 0)}, seats=2)
    fire = s.give("mage", "fireball")
    orc = s.monster("orc", 1, 0, hp=9)
    targets, friends = combat.struck(s.t, 0, s.content.numbered[fire], fire, orc)
    assert (targets, friends) == ([orc], [1])  # never the caster, who stands next to it too
    s.set("mage", pp=5)
    s.set("warrior", hp=10, wis=9)
    # 11 against 6 of the orc and 5 of the warrior, who adds nothing
    s.step(dice=[4, 2, 2, 2, 2, 2, 3], answers=[f"attack orc-{orc} with fireball {fire}", "0"])
    assert s.state.monsters[orc].hp == 7
    assert s.hero("warrior").hp == 8
    assert s.t.asked[-1].seat == 1


@pytest.mark.rule("doria.los.only-target")
def test_only_the_chosen_target_is_hit(scene):
    s, sword, orc = duel(scene)
    other = s.monster("orc", 0, 1, hp=9)
    s.state.monsters[orc].hp = 9
    strike(s, sword, orc, [5, 5, 5, 3, 3])
    assert (s.state.monsters[orc].hp, s.state.monsters[other].hp) == (7, 9)
    breaker = s.give("warrior", "earthbreaker")  # sweeps all around
    strike(s, breaker, orc, [5, 5, 5, 3, 3, 3, 3])
    assert (s.state.monsters[orc].hp, s.state.monsters[other].hp) == (4, 6)


@pytest.mark.rule("doria.psi.special-weapons", "doria.card.psi-cost-items", "doria.combat.multi-element-en")
def test_the_special_effect_of_a_weapon_costs_psi_and_only_one_works(scene):
    s, sword, golem = duel(scene, "frostbrand", kind="golem")
    s.set("warrior", pp=5)
    s.state.monsters[golem].hp = 20
    options = [option for option in combat.attacks(s.t, 0, s.board) if option.number == sword]
    assert [option.boost for option in options] == [-1, 0, 1]
    strike(s, sword, golem, [5, 5, 5, 5, 5])  # 19 against 13: 3 damage less its armor
    assert s.hero("warrior").pp == 5  # normal use is free
    assert s.state.monsters[golem].hp == 18
    strike(s, sword, golem, [5, 5, 5, 5, 5], boost=0)
    assert s.hero("warrior").pp == 4
    assert s.state.monsters[golem].hp == 15  # water: its armor does not help
    assert not s.state.monsters[golem].held
    strike(s, sword, golem, [5, 5, 5, 5, 5], boost=1)
    assert s.hero("warrior").pp == 2
    assert s.state.monsters[golem].held
    status.charm(s.t, sword, "air")
    assert [boost.element for boost in status.boosts_of(s.t, sword)] == ["water", "water", "air"]
    strike(s, sword, golem, [5, 5, 5, 5, 5], boost=2)
    assert s.hero("warrior").pp == 1
    assert s.state.monsters[golem].hp == 10  # air is nothing to a golem


@pytest.mark.rule("doria.card.weapon-status-en")
def test_weapons_gain_elements_poison_and_magic_and_heroes_gain_strength(scene):
    s, sword, troll = duel(scene, kind="troll")
    status.charm(s.t, sword, "poison")
    s.state.monsters[troll].hp = 20
    strike(s, sword, troll, [5, 5, 5, 5, 5])  # 15 against 13: 2 damage less 1
    assert (s.state.monsters[troll].poison, s.state.monsters[troll].hp) == (1, 19)
    status.boon(s.t, 0, "damage", 2)
    status.boon(s.t, 0, "melee", 3)
    strike(s, sword, troll, [5, 5, 5, 5, 5])
    assert s.told(Attacked)[-1].attack == 18
    assert s.state.monsters[troll].hp == 16
    gear.discard_card(s.t, 0, sword)
    assert sword not in s.state.charms


@pytest.mark.rule("doria.card.disarmed-en")
def test_the_disarmed_roll_one_die_fewer_but_never_twice(scene):
    s, sword, orc = duel(scene)
    before = monsters.stats(s.t, orc)
    status.disarm_monster(s.t, orc)
    status.disarm_monster(s.t, orc)
    after = monsters.stats(s.t, orc)
    assert (after.attack[0], after.defense[0], after.psi[0]) == (
        before.attack[0] - 1,
        before.defense[0] - 1,
        before.psi[0] - 1,
    )
    status.disarm(s.t, 0)
    strike(s, sword, orc, [3, 3, 9])  # two dice instead of three, and one of the orc's
    assert (s.told(Attacked)[0].attack, s.told(Attacked)[0].defense) == (6, 14)
    struck_by(s, orc, 3, [4], ["none"])  # a dodge with one die
    assert s.told(Defended)[0].defense == 4
    assert phases.initiative_dice(s.hero("warrior")) == 2


# ----------------------------------------------------------------------------------------------- range and sight


@pytest.mark.rule("doria.los.range", "doria.los.required", "doria.card.range")
def test_range_counts_orthogonal_squares_and_sight_is_needed(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (4, 0)})
    bow = s.give("huntress", "hunting-bow")
    s.revise(bow, range=6)
    orc = s.monster("orc", 7, 2)
    here = s.state.monsters[orc]
    card = s.content.numbered[bow]
    assert s.board.range_row(s.sq(4, 0))[s.sq(7, 2)] == 5
    assert not combat.can_attack(s.t, s.hero("huntress"), card, bow, here, s.board)  # in range, but round the corner
    s.hero("huntress").square = s.sq(4, 2)
    assert combat.can_attack(s.t, s.hero("huntress"), card, bow, here, s.board)
    here.square = s.sq(9, 2)
    assert combat.can_attack(s.t, s.hero("huntress"), card, bow, here, s.board)
    s.hero("huntress").square = s.sq(2, 2)
    assert not combat.can_attack(s.t, s.hero("huntress"), card, bow, here, s.board)  # seven squares
    s.set("huntress", bonuses=["range"])
    assert combat.can_attack(s.t, s.hero("huntress"), card, bow, here, s.board)


@pytest.mark.rule("doria.los.definition", "doria.bonus.range")
def test_doubled_range_reaches_all_in_view(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (0, 2)})
    bow = s.give("huntress", "hunting-bow")
    s.revise(bow, range=6)
    entrance, deep = s.monster("orc", 5, 2), s.monster("zombie", 9, 3)
    assert [option.monster for option in combat.attacks(s.t, 0, s.board)] == [entrance]
    s.set("huntress", bonuses=["range"])
    assert [option.monster for option in combat.attacks(s.t, 0, s.board)] == [entrance, deep]
    assert combat.reach_of(s.hero("huntress"), s.content.numbered[bow]) == 12


@pytest.mark.rule("doria.los.definition")
def test_some_point_to_some_point_is_enough(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (3, 2), "mage": (0, 0)})
    # Through the door of one square: straight on, and the squares that a slanting line touches.
    assert s.board.sees(s.sq(3, 2), s.sq(6, 2))
    assert s.board.sees(s.sq(3, 2), s.sq(6, 3))
    assert s.board.sees(s.sq(4, 0), s.sq(5, 2))  # from the lower part of the one square
    assert not s.board.sees(s.sq(4, 0), s.sq(7, 2))
    assert s.board.sees(s.sq(0, 0), s.sq(4, 4))


@pytest.mark.rule("doria.los.doubt-en", "doria.los.doubt-de", "doria.los.walls-en")
def test_a_line_that_only_touches_a_corner(scene):
    art = "#######\n#.#...#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    newer, first = scene(art), scene(art, edition="de")
    one, other = newer.sq(0, 0), newer.sq(1, 1)
    assert newer.board.sees(one, other)
    pillar = "#######\n#.....#\n##.#..#\n#.....#\n#.....#\n#.....#\n#######"
    pairs = [(a, b) for a in range(25) for b in range(25)]
    en, de = scene(pillar), scene(pillar, edition="de")
    differ = [
        (a, b)
        for a, b in pairs
        if en.board.kinds[a] == en.board.kinds[b] == 0 and en.board.sees(a, b) != de.board.sees(a, b)
    ]
    assert differ  # close cases exist
    assert all(en.board.sees(a, b) and not de.board.sees(a, b) for a, b in differ)  # and they go to the defender
    assert not en.board.sees(en.sq(2, 0), en.sq(2, 2)) or en.board.kinds[en.sq(2, 1)] == 0
    assert first.board.sees(first.sq(1, 1), first.sq(3, 3))


@pytest.mark.rule("doria.los.range", "doria.los.required")
def test_the_spells_of_the_mage_reach_after_some_steps(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"mage": (1, 2), "huntress": (1, 2)}, edition="de")
    orc = s.monster("orc", 8, 2)
    far = lambda square, reach: s.board.in_range(square, s.state.monsters[orc].square, reach)  # noqa: E731
    assert far(s.sq(1, 2), 7)  # the huntress shoots from her place
    assert not far(s.sq(1, 2), 6)
    assert far(s.sq(2, 2), 6)  # one step for the spell of range 6
    assert not far(s.sq(3, 2), 4)
    assert far(s.sq(4, 2), 4)  # three steps, to the door, for that of range 4


@pytest.mark.rule("doria.bonus.range-area")
def test_the_spread_of_a_spell_is_not_doubled(scene):
    s = scene(heroes={"mage": (0, 0)})
    orb = s.give("mage", "psi-orb")
    s.revise(orb, reach=Reach("burst", radius=1))
    s.set("mage", bonuses=["range"])
    first, near, far = s.monster("orc", 2, 0), s.monster("zombie", 3, 0), s.monster("zombie", 4, 0)
    assert combat.struck(s.t, 0, s.content.numbered[orb], orb, first)[0] == [first, near]
    assert far in s.state.monsters


@pytest.mark.rule("doria.bonus.range-zero")
def test_range_zero_becomes_one(scene):
    s = scene(heroes={"mage": (0, 0)})
    card = msgspec.structs.replace(s.content.numbered[s.give("mage", "psi-orb")], range=0)
    assert combat.reach_of(s.hero("mage"), card) == 0
    s.set("mage", bonuses=["range"])
    assert combat.reach_of(s.hero("mage"), card) == 1


@pytest.mark.rule("doria.bonus.melee", "doria.bonus.ranged", "doria.bonus.magic", "doria.bonus.damage")
@pytest.mark.parametrize(("bonus", "card"), [("melee", "short-sword"), ("ranged", "hunting-bow"), ("magic", "psi-orb")])
def test_one_die_more_for_one_kind_of_attack(scene, bonus, card):
    s = scene(heroes={"mage": (0, 0)})
    numbers = {id: s.give("mage", id, "pack") for id in ("short-sword", "hunting-bow", "psi-orb")}
    plain = {id: combat.attack_dice(s.t, 0, s.content.numbered[n], combat.NO_BOOST) for id, n in numbers.items()}
    s.set("mage", bonuses=[bonus])
    for id, number in numbers.items():
        count, more = combat.attack_dice(s.t, 0, s.content.numbered[number], combat.NO_BOOST)
        assert (count, more) == (plain[id][0] + (id == card), plain[id][1])
    orc, number, printed = s.monster("orc", 1, 0, hp=9), numbers[card], s.content.numbered[numbers[card]]
    gear.remove(s.content, s.hero("mage"), number)
    gear.put_on(s.content, s.hero("mage"), number, gear.HANDS[0])
    strike(s, number, orc, [*[4] * (printed.attack[0] + 1), 4, 4])
    assert s.t.rolled[0][0] == printed.attack[0] + 1
    s.set("mage", bonuses=["damage"])
    s.state.monsters[orc].hp = 9
    strike(s, number, orc, [*[6] * printed.attack[0], 3, 3])
    told = s.told(Attacked)[-1]
    assert told.damage == printed.damage + 1 + (told.attack - told.defense) // 10
    assert s.state.monsters[orc].hp == 9 - told.damage


@pytest.mark.rule("doria.bonus.defense-en", "doria.bonus.parry-de", "doria.bonus.psi-resistance-de")
@pytest.mark.parametrize(
    ("edition", "bonus", "parry", "resist"),
    [("en", "defense-psi", 3, 3), ("de", "parry", 3, 2), ("de", "psi-resistance", 2, 3)],
)
def test_one_die_more_in_defense(scene, edition, bonus, parry, resist):
    s = scene(heroes=["mage"], edition=edition)
    assert bonus in s.content.points.hero_bonuses
    s.set("mage", bonuses=[bonus])
    assert defended(s, "orc", 30, [5] * parry) == (True, 5 * parry)
    assert defended(s, "shaman", 30, [5] * resist, ["0"]) == (True, 5 * resist)


@pytest.mark.rule("doria.bonus.initiative")
def test_one_die_more_on_initiative(scene):
    s = scene(heroes=["mage"])
    who = s.set("mage", bonuses=["initiative"])
    assert phases.initiative_dice(who) == 3
    s.set("mage", hp=-1)
    assert phases.initiative_dice(who) == 2


@pytest.mark.rule("doria.bonus.table")
def test_nine_bonuses_in_each_edition(scene):
    newer, first = scene().content.points.hero_bonuses, scene(edition="de").content.points.hero_bonuses
    assert len(newer) == len(first) == 9
    assert set(newer) - set(first) == {"defense-psi", "regeneration"}
    assert set(first) - set(newer) == {"parry", "psi-resistance"}


# ----------------------------------------------------------------------------------------------- defense and armor


@pytest.mark.rule("doria.defense.choose", "doria.card.defense-value")
def test_the_defender_chooses_the_item(scene):
    s = scene(heroes=["warrior"], seats=1)
    sword, shield = s.give("warrior", "short-sword"), s.give("warrior", "leather-shield")
    s.revise(sword, defense=(2, 1))
    s.revise(shield, defense=(2, 5))
    s.run(defense.parry(s.t, 0, 14, magic=False), answers=[f"leather-shield {shield}"], dice=[5, 5])
    assert s.told(Defended)[0].defense == 15
    assert {str(option) for option in s.t.asked[0].options} == {
        f"short-sword {sword}",
        f"leather-shield {shield}",
        "none",
    }


@pytest.mark.rule("doria.defense.dodge-en", "doria.defense.dodge-de")
@pytest.mark.parametrize(("edition", "armed"), [("en", True), ("de", False)])
def test_dodging_with_a_weapon_in_hand_only_in_the_newer_edition(scene, edition, armed):
    s = scene(heroes=["warrior"], edition=edition)
    assert defense.has_bare(s.t, 0, magic=False, armed=False)
    assert defense.has_bare(s.t, 0, magic=False, armed=True) is armed
    assert defense.defense_dice(s.t, 0, NOTHING, magic=False) == (2, 0)


@pytest.mark.rule("doria.damage.hero-armor", "doria.card.armor", "doria.card.armor-damaged")
def test_one_armor_against_an_ogre(scene):
    s = scene(heroes={"warrior": (0, 0)})
    first, second = s.give("warrior", "leather-armor"), s.give("warrior", "leather-helmet")
    for number in (first, second):
        s.revise(number, ar=3, vulnerable="fire")
    s.set("warrior", hp=13, str_=13, con=13)
    lost = s.run(health.wound(s.t, 0, 4), answers=[f"leather-armor {first}"])
    assert lost == 1
    assert s.hero("warrior").hp == 12
    assert s.state.damaged == [first]  # the second may not be used
    assert len(s.t.asked) == 1
    assert s.run(health.wound(s.t, 0, 1), answers=[f"leather-helmet {second}"]) == 0
    assert s.state.damaged == [first, second]  # also if only part of it was needed
    assert s.run(health.wound(s.t, 0, 2)) == 2  # no armor left: not asked
    assert s.run(health.wound(s.t, 0, 1, armor=False)) == 1


@pytest.mark.rule("doria.card.vulnerability", "doria.monster.gargoyle-element")
def test_armor_vulnerable_to_earth_does_not_stop_a_gargoyle(scene):
    s = scene(heroes={"ranger": (0, 0)})
    for id in ("leather-armor", "leather-helmet"):
        s.revise(s.give("ranger", id), ar=3, vulnerable="earth")
    s.set("ranger", hp=9)
    gargoyle = s.monster("gargoyle", 1, 0)
    assert monsters.stats(s.t, gargoyle).element == "earth"
    s.run(defense.strike(s.t, gargoyle, [0]), dice=[7, 6])
    s.step(dice=[7, 7])  # 17 against 14, and no armor to choose
    assert s.hero("ranger").hp == 7
    assert s.state.damaged == []


@pytest.mark.rule("doria.card.no-vulnerability-en")
def test_armor_without_vulnerability_stops_every_element(scene):
    s = scene(heroes=["ranger"])
    armor = s.give("ranger", "leather-armor")
    s.revise(armor, vulnerable="")
    for element in ("fire", "water", "earth", "air", ""):
        assert health.usable_armor(s.t, 0, element, False) == [armor]


@pytest.mark.rule("doria.damage.critical")
def test_a_double_critical_strike_of_a_mercenary(scene):
    s = scene(heroes={"mage": (0, 0)})
    coat = s.give("mage", "woolen-jacket")
    s.revise(coat, ar=2, vulnerable="")
    s.set("mage", hp=4)
    mercenary = s.monster("mercenary", 1, 0)
    s.run(defense.strike(s.t, mercenary, [0]), dice=[10, 10, 9, 1, 1])
    assert s.state.strike.total == 36
    s.step(dice=[4, 4], answers=[f"woolen-jacket {coat}"])
    assert s.hero("mage").hp == 4 - 3  # 3 + 2 critical hits - 2


@pytest.mark.rule("doria.damage.hero-armor")
def test_thirteen_hit_points_less_three_are_ten(scene):
    s = scene(heroes=["warrior"])
    s.run(health.wound(s.t, 0, 3))
    assert s.hero("warrior").hp == 10


# ----------------------------------------------------------------------------------------------- psi


def spell(s, name="priestess", **fields):
    number = s.give(name, "small-healing-spell")
    s.revise(number, **{"needs": ((CON, 1), (PSI, 1)), "tn": 32, "pp": 2, **fields})
    return number


@pytest.mark.rule("doria.psi.tn-spell", "doria.card.psi-cost", "doria.card.target-number")
@pytest.mark.parametrize(("dice", "passed"), [([2, 5], False), ([4, 5], True)])
def test_a_spell_against_32(scene, dice, passed):
    s = scene(heroes={"priestess": (0, 0)})
    number = spell(s)
    s.set("priestess", con=8, psi=15, hp=1, pp=5)
    s.run(items.apply(s.t, 0, number, 0), dice=dice)
    told = s.told(SpellChecked)[0]
    assert (told.total, told.passed) == (23 + sum(dice), int(passed))
    assert s.hero("priestess").pp == 3  # spent all the same
    assert (s.hero("priestess").hp > 1) is passed


@pytest.mark.rule("doria.psi.tn-critical")
@pytest.mark.parametrize(("tn", "left"), [(28, 3), (25, 4), (15, 5), (5, 5)])
def test_each_critical_success_saves_a_psi_point(scene, tn, left):
    s = scene(heroes={"priestess": (0, 0)})
    number = spell(s, tn=tn)
    s.set("priestess", con=10, psi=12, hp=1, pp=5)
    s.run(items.apply(s.t, 0, number, 0), dice=[8, 5])  # 35
    assert s.hero("priestess").pp == left


@pytest.mark.rule("doria.card.tn-bonus-en", "doria.card.tn-bonus-de")
@pytest.mark.parametrize(
    ("edition", "kind", "helped"), [("en", "ritual", 1), ("en", "tool", 1), ("de", "ritual", 1), ("de", "tool", 0)]
)
def test_target_number_bonuses(scene, edition, kind, helped):
    s = scene(heroes={"priestess": (0, 0)}, edition=edition)
    number = spell(s, kind=kind)
    for at, id in ((5, "dagger"), (6, "wooden-club")):
        ring = s.card(id)
        s.revise(ring, zone="accessory", hands=0, needs=(), tn_bonus=5, attack=None)
        gear.put_on(s.content, s.hero("priestess"), ring, at)
    assert items.target_number(s.t, 0, s.content.numbered[number]) == 32 - 10 * helped


@pytest.mark.rule("doria.psi.attack", "doria.psi.attack-critical", "doria.psi.target-monster-en", "doria.card.psi-cost")
def test_a_magic_attack_is_met_by_psi_resistance_and_armor_still_helps(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (0, 1)})
    orb = s.give("mage", "psi-orb")
    golem = s.monster("golem", 1, 0, hp=9)
    s.set("mage", pp=5)
    assert all(option.monster == golem for option in combat.attacks(s.t, 0, s.board))  # only monsters are aimed at
    strike(s, orb, golem, [9, 9, 3, 2, 3])
    assert s.t.rolled[-1] == (3, 10, "monster-defense")  # its psi resistance is 3D
    assert s.state.monsters[golem].hp == 9 - (1 + 1 - 1)  # 22 against 8: one critical, one armor
    assert s.hero("mage").pp == 4
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Use) and option.number == orb]


@pytest.mark.rule("doria.psi.monster")
def test_monsters_cast_without_limit(scene):
    s = scene(heroes={"warrior": (4, 4)})
    shaman = s.monster("shaman", 0, 0)
    for _ in range(3):
        s.state.activations = [(shaman, monsters.EXTRA)]
        assert s.step(dice=[5, 5]) == "activate"
        assert s.state.strike.targets == (0,)
        s.state.strike = None
    assert not hasattr(s.state.monsters[shaman], "pp")


@pytest.mark.rule("doria.psi.resist", "doria.psi.resist-boost", "doria.psi.resist-default")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_three_psi_points_save_the_mage(scene, edition):
    s = scene(heroes={"mage": (0, 0)}, edition=edition)
    orb = s.give("mage", "psi-orb")
    gear.damage_card(s.t, orb)
    s.set("mage", pp=9)
    hp = s.hero("mage").hp
    assert defended(s, "shaman", 19, [9, 8], ["3"]) == (False, 20)
    assert (s.hero("mage").pp, s.hero("mage").hp) == (6, hp)
    assert defended(s, "shaman", 19, [9, 8], ["0"]) == (True, 17)
    assert (s.hero("mage").pp, s.hero("mage").hp) == (6, hp - 2)


@pytest.mark.rule("doria.psi.resist-boost")
def test_psi_points_also_lower_critical_hits(scene):
    s = scene(heroes={"mage": (0, 0)})
    s.set("mage", pp=9)
    assert s.run(defense.parry(s.t, 0, 30, magic=True), dice=[9, 9], answers=["3"]) == (True, 0)
    assert [str(option) for option in s.t.asked[0].options] == ["0", "3", "13"]
    s.set("mage", pp=-18)
    s.run(defense.parry(s.t, 0, 30, magic=True), dice=[9, 9])  # nobody spends themselves to death


@pytest.mark.rule("doria.psi.resist", "doria.card.psi-value", "doria.psi.resist-free-en")
def test_an_equipped_spell_resists_for_nothing_and_defense_does_not(scene):
    s = scene(heroes={"mage": (0, 0)})
    orb, sword = s.give("mage", "psi-orb"), s.give("mage", "short-sword")
    s.set("mage", pp=9)
    assert defense.shields(s.t, 0, magic=True, ignoring_magic=False) == [orb]
    assert defense.shields(s.t, 0, magic=False, ignoring_magic=False) == [sword]
    assert defended(s, "shaman", 12, [5, 6], [f"psi-orb {orb}"]) == (False, 13)
    assert s.hero("mage").pp == 9
    assert defense.defense_dice(s.t, 0, Thing(orb, "psi-orb"), magic=True) == (2, 2)


# ----------------------------------------------------------------------------------------------- below zero


@pytest.mark.rule("doria.neg.act-while-negative")
def test_who_falls_below_zero_keeps_acting(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", hp=1)
    health.lose_hp(s.t, 0, 5)
    assert s.hero("warrior").hp == -4
    assert not s.hero("warrior").unconscious
    assert s.next() == ("act", 0)


@pytest.mark.rule("doria.death.limit-en", "doria.end.death")
@pytest.mark.parametrize(
    ("hp", "pp", "dead"), [(-19, 0, False), (-20, 0, True), (0, -20, True), (0, -19, False), (-25, 0, True)]
)
def test_death_at_minus_twenty(scene, hp, pp, dead):
    s = scene(heroes=["warrior", "mage"])
    s.set("warrior", hp=hp + 1, pp=pp + 1)
    health.lose_hp(s.t, 0, 1)
    health.lose_psi(s.t, 0, 1)
    assert (s.state.result == "lost-death") is dead
    assert (s.next() is None) is dead


@pytest.mark.rule("doria.death.limit-de", "doria.end.death")
@pytest.mark.parametrize(("hp", "dead"), [(-39, False), (-40, True)])
def test_death_at_minus_forty_in_the_first_edition(scene, hp, dead):
    s = scene(heroes=["warrior", "mage"], edition="de")
    s.set("warrior", hp=hp + 1)
    health.lose_hp(s.t, 0, 1)
    assert (s.state.result == "lost-death") is dead


@pytest.mark.rule("doria.uncon.no-square", "doria.uncon.whole-round")
def test_the_unconscious_take_no_square_and_healing_does_not_wake_them(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", unconscious=True, hp=-3, ap=0)
    assert s.sq(1, 0) in [option.square for option in actions.legal(s.t, 0) if str(option).startswith("walk")]
    health.heal(s.t, 1, 9)
    assert s.hero("mage").hp == 4
    assert s.hero("mage").unconscious
    s.set("mage", ap=9)
    assert s.next() == ("act", 0)


@pytest.mark.rule("doria.uncon.immune")
def test_attacks_pass_the_unconscious(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    troll = s.monster("troll", 1, 1)
    s.run(defense.strike(s.t, troll, [0, 1]), dice=[5, 5, 5, 5])
    s.set("mage", unconscious=True, hp=2)
    s.state.strike = msgspec.structs.replace(s.state.strike, targets=(1,))
    s.step()
    assert s.hero("mage").hp == 2
    assert s.t.rolled == [(4, 10, "monster-attack")]


@pytest.mark.rule("doria.game.rule-priority")
def test_cards_come_before_the_standard_rules(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", unconscious=True)
    salts = s.give("warrior", "smelling-salts", "belt")
    s.step(answers=[f"use smelling-salts {salts} on 1"])  # nothing else wakes a character before the next roll
    assert not s.hero("mage").unconscious
    assert s.hero("mage").ap == 8


@pytest.mark.rule("doria.game.win-together")
def test_all_win_or_lose_together(scene):
    from undercroft.games.doria.spine import outcome

    s = scene(heroes=["warrior", "mage"], seats=2)
    s.state.result = "won-goal"
    assert [end.won for end in outcome(s.state, s.content)] == [True, True]
    s.state.result = "lost-death"
    assert [end.won for end in outcome(s.state, s.content)] == [False, False]
