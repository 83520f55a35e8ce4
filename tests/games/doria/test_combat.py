"""Attacks, sight, defense, damage, armor, fumbles, psi, resistance, unconsciousness and death."""

import msgspec
import pytest

from undercroft.games.doria.events import Attacked, Defended, Died, SpellChecked
from undercroft.games.doria.rules import actions, combat, defense, gear, health, meanings, monsters, phases, status
from undercroft.games.doria.rules.options import NOTHING, Attack, Thing, Use
from undercroft.games.doria.state import Strike
from undercroft.kernel import Meaning
from undercroft.texts import voice

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
    s.state.strike = Strike(monster, total, (0,))
    assert s.step(dice, answers) == "defend"
    s.state.strike = None
    return before - s.hero("warrior").hp


def defended(s, kind, total, dice=(), answers=()):
    """The first character defends against such a monster in a step of its own: whether it is hit, and its roll."""
    s.state.strike = Strike(s.monster(kind, 4, 4), total, (0,))
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


@pytest.mark.rule("doria.fumble.monster-en", "doria.dice.fumble")
def test_a_monsters_fumble_counts_in_defense_and_simply_misses_in_attack(scene):
    s, buckler, troll = duel(scene, "buckler", kind="troll")
    strike(s, buckler, troll, [2, 3, 1, 1])  # 5 against 5, but two ones: a hit, one step harder
    assert s.told(Attacked)[0].damage == 2
    s.state.activations = [(troll, monsters.EXTRA)]
    assert s.step(dice=[1, 1, 9, 9]) == "activate"
    assert s.state.strike is None
    first, buckler, troll = duel(scene, "buckler", kind="troll", edition="de")
    strike(first, buckler, troll, [2, 2, 1, 1])
    assert first.told(Attacked)[0].damage == 1  # 4 against 5, but a fumble fails; the first edition adds no step to it
    first.state.activations = [(troll, monsters.EXTRA)]
    assert first.step(dice=[1, 1, 9, 9]) == "activate"
    assert first.state.strike is None
    again, buckler, troll = duel(scene, "buckler", kind="troll", edition="de")
    strike(again, buckler, troll, [2, 2, 1, 2])
    assert again.told(Attacked)[0].hit == 0  # a single one is none: 4 against 6


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


def shots(s, number):
    """Whom the character whose turn it is may attack with a card."""
    attacks = [text.split() for text in s.offers() if text.startswith("attack") and text.endswith(f" {number}")]
    return [words[1] for words in attacks]


@pytest.mark.rule("doria.los.range", "doria.los.required", "doria.card.range")
def test_range_counts_orthogonal_squares_and_sight_is_needed(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (4, 0)})
    bow = s.give("huntress", "hunting-bow")  # range 5
    orc = s.monster("orc", 7, 2, acted=True)
    assert s.board.range_row(s.sq(4, 0))[s.sq(7, 2)] == 5
    assert shots(s, bow) == []  # in range, but round the corner
    s.hero("huntress").square = s.sq(4, 2)
    assert shots(s, bow) == [f"orc-{orc}"]
    s.state.monsters[orc].square = s.sq(9, 2)
    assert shots(s, bow) == [f"orc-{orc}"]
    s.hero("huntress").square = s.sq(3, 2)
    assert shots(s, bow) == []  # six squares
    s.set("huntress", bonuses=["range"])
    assert shots(s, bow) == [f"orc-{orc}"]


@pytest.mark.rule("doria.los.definition", "doria.bonus.range")
def test_doubled_range_reaches_all_in_view(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (0, 2)})
    bow = s.give("huntress", "hunting-bow")
    entrance, deep = s.monster("orc", 5, 2, acted=True), s.monster("zombie", 9, 2, acted=True)
    aside = s.monster("golem", 9, 4, acted=True)
    assert shots(s, bow) == [f"orc-{entrance}"]
    s.set("huntress", bonuses=["range"])
    assert shots(s, bow) == [f"orc-{entrance}", f"zombie-{deep}"]  # nine squares of ten; the golem is out of sight
    assert aside in s.state.monsters
    short = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (0, 2)})
    knife = short.give("huntress", "throwing-knife")  # range 3
    short.set("huntress", bonuses=["range"])
    near, far = short.monster("orc", 6, 2, acted=True), short.monster("zombie", 7, 2, acted=True)
    assert shots(short, knife) == [f"orc-{near}"]  # six squares, not seven
    assert far in short.state.monsters


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
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"mage": (1, 2), "huntress": (0, 0)}, edition="de")
    orc = s.monster("orc", 8, 2, acted=True)
    bolt, fire = s.give("mage", "lightning-bolt"), s.give("mage", "fire-bolt")
    assert (s.content.numbered[bolt].range, s.content.numbered[fire].range) == (6, 4)
    for x, reached in ((1, []), (2, [bolt]), (3, [bolt]), (4, [bolt, fire])):  # one step for the one, three for both
        s.hero("mage").square = s.sq(x, 2)
        assert [number for number in (bolt, fire) if shots(s, number) == [f"orc-{orc}"]] == reached


@pytest.mark.rule("doria.bonus.range-area")
@pytest.mark.parametrize("bonuses", [[], ["range"]])
def test_the_spread_of_a_spell_is_not_doubled(scene, bonuses):
    s = scene(heroes={"mage": (0, 0)})
    ball = s.give("mage", "fireball")
    s.set("mage", bonuses=bonuses, pp=9)
    first, near, far = (s.monster(kind, x, 0, hp=9) for kind, x in (("orc", 2), ("zombie", 3), ("zombie", 4)))
    strike(s, ball, first, [9, 9, 9, 2, 2, 2, 2])
    assert [told.monster for told in s.told(Attacked)] == ["orc", "zombie"]
    assert s.state.monsters[near].hp < 9
    assert s.state.monsters[far].hp == 9


@pytest.mark.rule("doria.bonus.range-zero")
@pytest.mark.parametrize(("bonuses", "reached"), [([], False), (["range"], True)])
def test_range_zero_becomes_one(scene, bonuses, reached):
    s = scene(heroes={"mage": (0, 0)})
    ring = s.give("mage", "flame-ring")  # around the caster, one square
    s.set("mage", bonuses=bonuses, pp=9)
    orc = s.monster("orc", 2, 0, hp=9, acted=True)
    assert (shots(s, ring) == [f"orc-{orc}"]) is reached
    s.state.monsters[orc].square = s.sq(3, 0)
    assert shots(s, ring) == []
    s.state.monsters[orc].square = s.sq(1, 0)
    assert shots(s, ring) == [f"orc-{orc}"]


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
@pytest.mark.parametrize(("bonuses", "hp", "dice"), [([], 4, 2), (["initiative"], 4, 3), (["initiative"], -1, 2)])
def test_one_die_more_on_initiative(scene, bonuses, hp, dice):
    s = scene(heroes=["mage", "warrior"])
    s.set("mage", bonuses=bonuses, hp=hp)
    s.state.phase, s.state.queue = "C", [0]
    assert s.step(dice=[5] * dice) == "initiative"
    assert s.hero("mage").ap == 8 + 5 * dice + min(0, hp)


@pytest.mark.rule("doria.bonus.table")
@pytest.mark.parametrize(
    ("edition", "own"), [("en", {"defense-psi", "regeneration"}), ("de", {"parry", "psi-resistance"})]
)
def test_nine_bonuses_in_each_edition(scene, edition, own):
    s = scene(heroes=["mage"], edition=edition)
    s.state.phase, s.state.queue, s.state.round = "H2", [0], s.content.points.hero_level_rounds[0]
    s.step(answers=["range"])
    shared = {"melee", "ranged", "magic", "damage", "initiative", "range", "action-points"}
    assert {str(option) for option in s.t.asked[0].options} == shared | own
    assert len(s.t.asked[0].options) == 9
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["melee"])
    assert {str(option) for option in s.t.asked[1].options} == shared - {"range"} | own  # none twice


# ----------------------------------------------------------------------------------------------- defense and armor


@pytest.mark.rule("doria.defense.choose", "doria.card.defense-value")
@pytest.mark.parametrize(
    ("choice", "rolled"), [("short-sword", 5 + 5 + 3), ("leather-shield", 5 * 3 + 1), ("none", 10)]
)
def test_the_defender_chooses_the_item(scene, choice, rolled):
    s = scene(heroes=["warrior"])
    sword, shield = s.give("warrior", "short-sword"), s.give("warrior", "leather-shield")
    potion = s.give("warrior", "small-healing-potion", "belt")
    named = {"short-sword": f"short-sword {sword}", "leather-shield": f"leather-shield {shield}"}
    dice = [5] * (3 if choice == "leather-shield" else 2)
    assert defended(s, "orc", 14, dice, [named.get(choice, choice)]) == (rolled <= 14, rolled)
    assert {str(option) for option in s.t.asked[0].options} == {*named.values(), "none"}
    assert potion in s.hero("warrior").belt


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
    first, second = s.give("warrior", "leather-helmet"), s.give("warrior", "padded-hood", "pack")
    third = s.give("warrior", "leather-armor")  # one more in defense
    s.set("warrior", hp=13, str_=13, con=13)
    ogre = s.monster("ogre", 1, 0)
    assert monsters.stats(s.t, ogre).damage == 4
    assert struck_by(s, ogre, 12, [4, 4], [f"leather-helmet {first}"]) == 4 - 3
    assert s.state.damaged == [first]  # the other may not be used too
    assert [option.card for option in s.t.asked[0].options] == ["leather-helmet", "leather-armor", ""]
    weak = s.monster("golem", 1, 1)
    assert struck_by(s, weak, 12, [4, 4], ["0", f"leather-armor {third}"]) == 0
    assert s.state.damaged == [first, third]  # also if only part of it was needed
    assert struck_by(s, ogre, 12, [4, 4]) == 4  # no armor left: not asked
    assert second in s.hero("warrior").pack
    s.state.damaged = []
    assert struck_by(s, ogre, 12, [4, 4], ["none"]) == 4  # nobody must
    assert s.state.damaged == []


@pytest.mark.rule("doria.card.vulnerability", "doria.monster.gargoyle-element")
def test_armor_vulnerable_to_earth_does_not_stop_a_gargoyle(scene):
    s = scene(heroes={"warrior": (0, 0)})
    leather, chain = s.give("warrior", "leather-helmet"), s.give("warrior", "chain-shirt")
    assert [s.content.numbered[number].vulnerable for number in (leather, chain)] == ["earth", "air"]
    s.set("warrior", hp=9)
    gargoyle, orc = s.monster("gargoyle", 1, 0), s.monster("orc", 0, 1)
    s.state.activations = [(gargoyle, monsters.EXTRA)]
    assert s.step(dice=[7, 6]) == "activate"
    s.step(dice=[7, 7], answers=[f"chain-shirt {chain}"])  # 17 against 14
    assert [option.card for option in s.t.asked[0].options] == ["chain-shirt", ""]
    s.state.strike = None
    assert struck_by(s, gargoyle, 17, [7, 7]) == 2  # and now there is none to choose
    assert s.state.damaged == [chain]
    assert struck_by(s, orc, 17, [7, 7], [f"leather-helmet {leather}"]) == 0  # plain damage is another matter


@pytest.mark.rule("doria.card.no-vulnerability-en")
@pytest.mark.parametrize("mod", ["fire-creature", "frost-creature", "storm-creature", "stone-creature"])
def test_armor_without_vulnerability_stops_every_element(scene, mod):
    s = scene(heroes={"warrior": (0, 0)})
    scales, padded = s.give("warrior", "dragonscale"), s.give("warrior", "padded-hood")
    creature = s.monster("orc", 1, 0, mods=(mod,))
    s.set("warrior", hp=9)
    assert struck_by(s, creature, 12, [6, 5], [f"dragonscale {scales}"]) == 0
    offered = [option.card for option in s.t.asked[0].options]
    assert offered == (["dragonscale", ""] if mod == "fire-creature" else ["padded-hood", "dragonscale", ""])
    assert padded not in s.state.damaged


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


def cast(s, number, dice, target=0):
    """The priestess casts a spell with a target number in an action of her own."""
    s.set("priestess", ap=20)
    card = s.content.numbered[number].id
    assert s.step(dice, answers=[f"use {card} {number} on {target}"]) == "act"
    return s.told(SpellChecked)[-1]


@pytest.mark.rule("doria.psi.tn-spell", "doria.card.psi-cost", "doria.card.target-number")
@pytest.mark.parametrize(("dice", "passed"), [([2, 5], False), ([4, 5], True)])
def test_a_spell_against_32(scene, dice, passed):
    s = scene(heroes={"priestess": (0, 0)})
    number = s.give("priestess", "healing-spell", meets=False)  # CON + PSI against 32 for three psi points
    s.set("priestess", con=9, psi=14)
    s.set("priestess", hp=1, pp=5)
    told = cast(s, number, dice)
    assert (told.total, told.target, told.passed) == (23 + sum(dice), 32, int(passed))
    assert s.hero("priestess").pp == 2  # spent all the same
    assert (s.hero("priestess").hp > 1) is passed
    assert number not in s.state.damaged


@pytest.mark.rule("doria.psi.tn-critical")
@pytest.mark.parametrize(("dice", "left"), [([5, 4], 2), ([9, 9], 2), ([10, 9, 5], 3), ([10, 9, 10, 5], 4)])
def test_each_critical_success_saves_a_psi_point(scene, dice, left):
    s = scene(heroes={"priestess": (0, 0)})
    number = s.give("priestess", "healing-spell", meets=False)
    s.set("priestess", con=9, psi=14)
    s.set("priestess", hp=1, pp=5)
    assert cast(s, number, dice).passed  # by 0, 9, 15 and 25 points
    assert s.hero("priestess").pp == left


def test_no_critical_success_gives_psi_points_back(scene):
    s = scene(heroes={"priestess": (0, 0)})
    number = s.give("priestess", "mending", meets=False)  # one psi point, against 23
    gear.damage_card(s.t, s.give("priestess", "dagger"))
    s.set("priestess", con=10, psi=12, pp=5)
    assert cast(s, number, [10, 10, 10, 9, 8]).passed
    assert s.hero("priestess").pp == 5


@pytest.mark.rule("doria.card.tn-bonus-en", "doria.card.tn-bonus-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_target_number_bonuses(scene, edition):
    s = scene(heroes={"priestess": (0, 0)}, edition=edition)
    number = s.give("priestess", "healing-spell")
    for id in ("runed-focus", "wizard-gloves"):  # four and two
        s.give("priestess", id)
    s.give("priestess", "runed-focus", "belt")  # put away it does nothing
    s.set("priestess", con=9, psi=14)
    s.set("priestess", hp=1, pp=9)
    assert cast(s, number, [2, 2]).target == 32 - 6


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
    speak, ask = voice("doria", "en"), s.t.asked[0]
    assert [speak(ask.label(option)) for option in ask.options] == [
        "Spend nothing",
        "Spend 3 PP for a less critical hit",
        "Spend 13 PP and resist",
    ]
    none, *some = [meanings.boost_meaning(option, 18, 30, 9) for option in ask.options]
    assert none == Meaning()
    assert [one.cost[0].value for one in some] == [3, 13]
    assert speak(some[0].detail) == "21 is not enough, but less is lost; 6 PP are left"
    assert speak(some[1].detail) == "31 resists it; -4 PP are left"
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
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", hp=1)
    assert struck_by(s, s.monster("ogre", 1, 0, acted=True), 30, [2, 3]) == 4 + 2
    assert s.hero("warrior").hp == -5
    assert not s.hero("warrior").unconscious
    assert s.next() == ("act", 0)
    s.step(answers=["wait 1"])
    assert s.hero("warrior").ap == 19


@pytest.mark.rule("doria.death.limit-en", "doria.death.limit-de", "doria.end.death")
@pytest.mark.parametrize(
    ("edition", "hp", "dead"),
    [("en", -17, False), ("en", -18, True), ("en", -19, True), ("de", -37, False), ("de", -38, True)],
)
def test_death_lies_so_far_below_zero(scene, edition, hp, dead):
    s = scene(heroes=["warrior", "mage"], edition=edition)
    s.set("warrior", hp=hp)
    s.state.strike = Strike(s.monster("orc", 1, 1), 12, (0,))
    s.step(dice=[4, 4])  # two points
    assert s.hero("warrior").hp == hp - 2
    assert (s.state.result == "lost-death") is dead
    assert [told.hero for told in s.told(Died)] == ["warrior"] * dead
    assert (s.next() is None) is dead


@pytest.mark.rule("doria.death.limit-en", "doria.end.death")
@pytest.mark.parametrize(("pp", "dead"), [(-16, False), (-17, True)])
def test_psi_points_kill_as_well(scene, pp, dead):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", wis=9, psi=9)
    s.set("mage", pp=pp)
    s.state.stacks = [[s.card("psi-leech")], [], []]
    s.state.loot_due = [(1, 1)]
    s.step(dice=[2, 3])  # 23 against 29: three psi points
    assert s.hero("mage").pp == pp - 3
    assert (s.state.result == "lost-death") is dead


@pytest.mark.rule("doria.uncon.no-square", "doria.uncon.whole-round")
def test_the_unconscious_take_no_square_and_healing_does_not_wake_them(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", unconscious=True, hp=-3, ap=9)
    potion = s.give("warrior", "healing-potion", "belt")
    assert f"walk {s.sq(1, 0)}" in s.offers()
    s.step(answers=[f"use healing-potion {potion} on 1"])
    assert s.hero("mage").hp > 0
    assert s.hero("mage").unconscious
    assert s.next() == ("act", 0)
    s.step(answers=["wait 1"])
    assert s.next() == ("act", 0)  # for the rest of the round the mage never acts
    s.step(answers=[f"walk {s.sq(1, 0)}"])
    assert s.hero("warrior").square == s.hero("mage").square


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
@pytest.mark.parametrize(("hp", "won"), [(9, True), (-19, False)])
def test_all_win_or_lose_together(scene, hp, won):
    from undercroft.games.doria.spine import outcome

    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, seats=2, scenario="bounty-hunt")
    s.set("mage", hp=hp)
    if won:
        s.state.tally["kills"] = 99
        assert s.step() == "end"
    else:
        s.state.strike = Strike(s.monster("orc", 1, 1), 12, (1,))
        s.step(dice=[4, 4])
    assert [end.won for end in outcome(s.state, s.content)] == [won, won]
    assert {end.reason for end in outcome(s.state, s.content)} == {"won-goal" if won else "lost-death"}


@pytest.mark.rule("doria.psi.resist-boost", "doria.death.limit-en")
@pytest.mark.parametrize(("pp", "offered"), [(-16, ["0", "3"]), (-17, ["0"])])
def test_nobody_resists_to_the_own_death(scene, pp, offered):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", pp=pp)
    shaman = s.monster("shaman", 3, 0)
    s.state.strike = Strike(shaman, 12, (0,))
    asked = []

    def none(ask):
        asked.extend(str(option) for option in ask.options)
        return ask.options[0]

    s.step(dice=[5, 5], answers=[none] if len(offered) > 1 else [])
    assert asked == (offered if len(offered) > 1 else [])
