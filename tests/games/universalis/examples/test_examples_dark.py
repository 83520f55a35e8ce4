"""The worked examples of the rulebook: the Dark Player, equipment, companions, heroes.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.rules.aftermath import experience
from undercroft.games.universalis.rules.between import creation
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import melee
from undercroft.games.universalis.rules.fighting.hits import make_blow
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 20
TWO = "aaaabbbb\naaaabbbb\naaaabbbb"
QUIET = {"scenario_die": ("power",) * 6}


def rooms(arena, kind="door", **more):
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind),), **{"points": QUIET, **more})


@pytest.mark.rule("dun.dp-trap.when-door-chest", "dun.trap.undetected")
def test_the_trap_of_the_chest_comes_before_its_lock(arena):
    """dun.ex.chest-trap"""
    a = rooms(arena, chests=((1, 0),), dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["poison-needle"], 5
    borgron = a.hero(1, 1, armor=3, vitality=20)
    a.activate(borgron)
    a.do(borgron, f"chest @{a.at(1, 0)}", [3, 3, 6, 6, 6], ["poison-needle"])
    assert borgron.wounds == 1
    assert a.state.map.chests[a.at(1, 0)].state == "closed"
    assert a.state.dark.reserve == 3


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_no_traps_near_one_who_stands(arena):
    """dun.ex.safe-zone-standing"""
    a = arena(LANE)
    shara = a.hero(9, 0)
    a.activate(shara)
    assert [x for x in range(20) if traps.in_safe_zone(a.t, shara.id, a.at(x, 0))] == [7, 8, 9, 10, 11]


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_taeral_walks_within_the_zones_of_his_friends(arena):
    """dun.ex.safe-zone-taeral: five squares in the zones of Shara, Borgron and his own start; nobody is asked."""
    a = arena("\n".join([LANE] * 2), dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["electric-shock"], 9
    taeral = a.hero(0, 0, movement=6)
    shara, borgron = a.hero(4, 1, marks=Mark.ACTIVATED), a.hero(7, 1, marks=Mark.ACTIVATED)
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(5, 0)}")
    assert taeral.cell == a.at(5, 0)
    assert [ask.key for ask in a.t.asked if ask.key != "act"] == []
    shara.cell = a.at(19, 1)
    borgron.cell = a.at(18, 1)
    taeral.cell = a.at(0, 0)
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(4, 0)}", (), ["pass", "pass"])
    assert [ask.key for ask in a.t.asked if ask.key != "act"] == ["obstacle"] * 2


@pytest.mark.rule("dun.dp-trap.when-arrow")
def test_on_the_arrow_a_trap_is_possible_in_spite_of_the_zone(arena):
    """dun.ex.safe-zone-taeral"""
    a = rooms(arena, kind="arrow", dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["electric-shock"], 9
    taeral = a.hero(2, 1, vitality=20)
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(3, 1)}", [6, 4], ["electric-shock"])
    assert taeral.cell == a.at(2, 1)
    assert a.state.dark.reserve == 6


@pytest.mark.rule("dun.encounter.ranged-half")
@pytest.mark.parametrize(("archers", "fine"), [(3, True), (4, False)])
def test_half_of_six_may_shoot(arena, archers, fine):
    """dun.ex.encounter-half-ranged"""
    from msgspec.structs import replace

    a = arena()
    creatures = a.content.creatures
    bowman = replace(creatures["orc-warrior"], id="test-archer", weapons=("short-bow",))
    dict.__setitem__(creatures, "test-archer", bowman)
    names = ["test-archer"] * archers + ["orc-warrior"] * (6 - archers)
    assert spawning.ranged_allowed(a.t, names) is fine


@pytest.mark.rule("dun.equip.reload", "dun.equip.reload-two")
def test_two_handguns_take_two_actions(arena):
    """dun.ex.two-handguns"""
    a = arena(LANE)
    hero = a.hero(0, 0, hands=(Held("handgun", loaded=False), Held("handgun", loaded=False)))
    for loaded in ([True, False], [True, True]):
        a.activate(hero)
        a.do(hero, "reload handgun")
        assert [held.loaded for held in hero.hands] == loaded
        assert "reload handgun" not in a.offers(hero)


@pytest.mark.rule("dun.equip.range-strength")
@pytest.mark.parametrize("strength", [2, 4, 5])
def test_three_squares_for_each_strength(arena, strength):
    """dun.ex.range-strength"""
    a = arena()
    assert ranged.max_range(a.t, a.hero(1, 1, strength=strength), a.content.weapons["javelin"]) == 3 * strength


@pytest.mark.rule("dun.equip.weapon-modes")
def test_a_bastard_sword_has_two_modes(arena):
    """dun.ex.bastard-sword-modes"""
    a, hero, orc = arena.duel({"hands": ("bastard-sword",), "strength": 3})
    a.activate(hero)
    assert len([text for text in a.offers(hero) if text.startswith("attack bastard-sword")]) == 2
    cut = a.blows(hero, orc, "bastard-sword")
    thrust = cut._replace(weapon=melee.in_mode(cut.weapon, cut.weapon.modes[0]))
    assert make_blow(a.t, cut, 0, backed=False)[:3] == (5, "armor", 0)
    assert make_blow(a.t, thrust, 0, backed=False).armor == -1


@pytest.mark.rule("dun.companion.sharp-senses")
def test_beside_his_rat_herbod_perceives_and_begins_better(arena):
    """dun.ex.sharp-senses-arrow"""
    a = arena()
    herbod = a.hero(1, 1)
    rat = a.pet(3, 1, owner=herbod.id, skills=("sharp-senses",))
    assert encounters.initiative_plus(a.t, herbod) == 0
    rat.cell = a.at(2, 1)
    assert figures.value(a.t, herbod, Attribute.PERCEPTION) == 1
    assert encounters.initiative_plus(a.t, herbod) == 1


@pytest.mark.rule("dun.race.attribute-cost")
def test_what_an_elf_pays(arena):
    """dun.ex.elf-movement, dun.ex.elf-combat-skill"""
    c = arena().content
    assert c.races["elves"].low[:2] == (5, 3)
    assert creation.spent(c, "elves", "scout", {"movement": 1}) == 1
    assert [creation.step_cost(c, "elves", "scout", "combat", step) for step in (1, 2)] == [2, 2]


@pytest.mark.rule("dun.create.mana-attribute", "dun.magic.mana-pool")
@pytest.mark.parametrize(("bought", "mana"), [({}, 8), ({"mana": 2}, 10)])
def test_an_elf_magician_buys_mana(arena, bought, mana):
    """dun.ex.elf-mana"""
    c = arena().content
    spells = tuple(s.id for s in c.spells.values() if creation.may_learn(c, "elves", "wizard", s.lore))[:4]
    assert creation.created(c, "x", "elves", "wizard", bought, spells).attributes[Attribute.MANA] == mana


@pytest.mark.rule("dun.carry.excess-severe", "dun.carry.coin-limit", "dun.carry.excess-simple")
@pytest.mark.parametrize(("coins", "acts"), [(31, True), (60, True), (61, False)])
def test_thirty_one_coins_stun_and_sixty_one_stop_him(arena, coins, acts):
    """dun.ex.carry-61-coins"""
    a = arena()
    hero = a.hero(1, 1, coins=coins)
    active = a.activate(hero)
    load.weigh_down(a.t, hero.id)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 2
    assert (active.action > 0, active.points > 0) == (acts, acts)


@pytest.mark.rule("dun.evolve.skill-roll")
def test_a_four_teaches_a_runic_master_a_scholarly_skill(arena):
    """dun.ex.runic-master-skill"""
    a = arena()
    borgron = a.hero(1, 1, card="borgron", vp=10, xp=3)
    a.state.quest.ended, a.state.stay.investing = "won", [borgron.id]
    group = a.content.classes["runic-master"].learning[3]
    assert group == "scholarly"
    options = experience.learnable(a.t, borgron, group)
    a.run(experience.invest(a.t, borgron.id), [4], ["skill", options[0]])
    assert [str(option) for option in a.t.asked[-1].options] == options
    assert options[0] in borgron.skills
    assert borgron.xp == 0


@pytest.mark.rule("dun.evolve.value-points", "dun.evolve.development-saving")
def test_saved_experience_does_not_count_and_nine_points_do(arena):
    """dun.ex.taeral-value-points"""
    a = arena()
    taeral = a.hero(1, 1, card="taeral", vp=10, xp=8, strength=3)
    a.state.quest.ended, a.state.stay.investing = "won", [taeral.id]
    assert "raise strength" not in experience.investments(a.t, taeral.id)
    assert taeral.vp == 10
    taeral.xp = 9
    a.run(experience.invest(a.t, taeral.id), (), ["raise strength"])
    assert (taeral.vp, taeral.xp) == (19, 0)
    assert taeral.base[Attribute.STRENGTH] == 4
