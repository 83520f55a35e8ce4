"""Rules that a person would look up, played with printed cards, monsters and tiles, step by step."""

import msgspec
import pytest

import undercroft
from undercroft import bots
from undercroft.games.doria.content.definitions import Boost, Card
from undercroft.games.doria.content.facts import facts
from undercroft.games.doria.events import (
    Attacked,
    DoorEventDrawn,
    Healed,
    JumpChecked,
    MonsterDefeated,
    PoisonChecked,
    Struck,
    TrapAttacked,
    TrapChecked,
)
from undercroft.games.doria.game import GAME
from undercroft.games.doria.rules import combat, ground, monsters
from undercroft.games.doria.shapes import FLOOR, OFFSETS, Dungeon, Placement, on_side
from undercroft.games.doria.state import Strike
from undercroft.kernel import Table, clone, configure, say
from undercroft.testing import run
from undercroft.texts import voice

HALL = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
CORRIDOR = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
DITCH = "#######\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#######"
POND = "#######\n#.....#\n#.OOO.#\n#.OOO.#\n#.OOO.#\n#.....#\n#######"
EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"
WEST = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
PARTY = ["warrior", "mage", "ranger", "huntress", "priestess"]


def activate(s, monster, dice=(), answers=()):
    """An activation as a step; gives where the monster stands then."""
    s.state.activations = [(monster, monsters.EXTRA)]
    assert s.step(dice, answers) == "activate"
    return s.at(s.state.monsters[monster].square)


def slay(s, monster, hero="warrior"):
    """The hero strikes it down with a wooden club in an action of its own."""
    club = s.give(hero, "wooden-club")
    s.set(hero, ap=20)
    kind = s.state.monsters[monster].kind
    defense = monsters.stats(s.t, monster).defense[0]
    s.step(answers=[f"attack {kind}-{monster} with wooden-club {club}"], dice=[9, 9, 9, *[2] * defense])
    assert monster not in s.state.monsters


# ----------------------------------------------------------------------------------------------- experience


@pytest.mark.rule("doria.defeat.xp", "doria.xp.group-track", "doria.card.mod-xp", "doria.card.mod-loot")
@pytest.mark.parametrize(
    ("kind", "mods", "xp", "cards"),
    [
        ("orc", (), 1, 1),
        ("orc", ("venomous",), 2, 1),
        ("orc", ("cursed",), 3, 1),
        ("orc", ("hoarder",), 1, 3),
        ("ghoul", ("venomous", "colossal"), 3, 2),
    ],
)
def test_a_kill_brings_experience_for_the_group_and_loot_for_the_killer(scene, kind, mods, xp, cards):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.state.xp = 1
    slay(s, s.monster(kind, 1, 0, mods=mods, hp=1))
    assert s.state.xp == 1 + xp
    assert s.told(MonsterDefeated)[0].xp == xp
    assert s.state.loot_due == [(0, cards)]
    assert [who.xp for who in s.state.heroes] == [0, 0]  # nobody's own


def paid_out(scene, heroes, xp, edition="en", mode="single"):
    """Phase H of a party with so much group experience: what each got, and what is left."""
    chapter = "ash-1-earthquake" if mode == "campaign" else None
    s = scene(heroes=PARTY[:heroes], edition=edition, mode=mode, scenario=chapter)
    s.state.phase, s.state.xp = "H", xp
    assert s.step() == "begin_level_up"
    (each,) = {(who.xp, who.gained) for who in s.state.heroes}
    assert each[0] == each[1]
    return each[0], s.state.xp


@pytest.mark.rule("doria.xp.redeem-single-en")
@pytest.mark.parametrize(("xp", "paid"), [(4, (0, 4)), (5, (1, 0)), (7, (1, 2)), (10, (2, 0))])
def test_one_group_experience_per_character_is_a_point_for_each(scene, xp, paid):
    assert paid_out(scene, 5, xp) == paid


@pytest.mark.rule("doria.xp.redeem-campaign-en")
@pytest.mark.parametrize(("xp", "paid"), [(8, (0, 8)), (9, (1, 0)), (11, (1, 2))])
def test_in_a_campaign_a_point_takes_three_times_as_much(scene, xp, paid):
    assert paid_out(scene, 3, xp, mode="campaign") == paid


@pytest.mark.rule("doria.mode.single")
def test_a_single_scenario_pays_three_times_as_fast_as_a_campaign(scene):
    assert paid_out(scene, 4, 12) == (3, 0)
    assert paid_out(scene, 4, 12, mode="campaign") == (1, 0)
    assert paid_out(scene, 4, 4, "de") == (3, 0)
    assert paid_out(scene, 4, 4, "de", "campaign") == (1, 0)


@pytest.mark.rule("doria.xp.redeem-de")
@pytest.mark.parametrize(
    ("mode", "xp", "paid"), [("single", 4, (0, 4)), ("single", 7, (3, 2)), ("campaign", 5, (1, 0))]
)
def test_the_first_edition_pays_three_points_at_once_and_in_a_campaign_one(scene, mode, xp, paid):
    assert paid_out(scene, 5, xp, "de", mode) == paid


@pytest.mark.rule("doria.duo.xp-en")
@pytest.mark.parametrize(
    ("mode", "xp", "paid"),
    [("single", 1, (0, 1)), ("single", 2, (1, 0)), ("campaign", 5, (0, 5)), ("campaign", 6, (1, 0))],
)
def test_two_characters_need_two_each_time(scene, mode, xp, paid):
    assert paid_out(scene, 2, xp, mode=mode) == paid


@pytest.mark.rule("doria.duo.xp-de")
@pytest.mark.parametrize(
    ("mode", "xp", "paid"), [("single", 1, (0, 1)), ("single", 2, (3, 0)), ("campaign", 2, (1, 0))]
)
def test_two_characters_of_the_first_edition_need_two_as_well(scene, mode, xp, paid):
    assert paid_out(scene, 2, xp, "de", mode) == paid


@pytest.mark.rule("doria.solo.xp-en")
@pytest.mark.parametrize(
    ("mode", "xp", "paid"), [("single", 1, (1, 0)), ("campaign", 2, (0, 2)), ("campaign", 3, (1, 0))]
)
def test_a_lone_character_needs_one_and_in_a_campaign_three(scene, mode, xp, paid):
    assert paid_out(scene, 1, xp, mode=mode) == paid


@pytest.mark.rule("doria.solo.xp-de")
@pytest.mark.parametrize(("mode", "paid"), [("single", (3, 0)), ("campaign", (1, 0))])
def test_a_lone_character_of_the_first_edition_needs_one(scene, mode, paid):
    assert paid_out(scene, 1, 1, "de", mode) == paid


@pytest.mark.rule("doria.xp.attribute-cost-de", "doria.xp.attribute-cost-option-de")
@pytest.mark.parametrize(("price", "points"), [(3, 2), (2, 3), (5, 1)])
def test_in_the_first_edition_an_attribute_costs_several_points_of_experience(scene, price, points):
    s = scene(heroes=["adventurer"], edition="de", xp_per_point=price)
    who = s.set("adventurer", xp=6)
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["str"] * points)  # and then too little is left to be asked
    assert (who.attributes[0], who.xp) == (9 + points, 6 - points * price)
    newer = scene(heroes=["adventurer"], xp_per_point=price)
    newer.set("adventurer", xp=1)
    newer.state.phase, newer.state.queue = "H2", [0]
    newer.step(answers=["str"])  # the newer edition knows no price
    assert newer.hero("adventurer").attributes[0] == 10


@pytest.mark.rule("doria.xp.equip-later")
def test_a_shield_that_becomes_usable_waits_for_the_next_turn(scene):
    s = scene(heroes=["adventurer"])
    shield = s.give("adventurer", "leather-shield", "belt", meets=False)  # strength 9, constitution 10
    s.set("adventurer", xp=1)
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["con"])
    assert s.hero("adventurer").belt == [shield]  # nothing else is asked now
    s.state.phase = "D"
    s.set("adventurer", ap=5)
    s.step(answers=["equip", f"leather-shield {shield} to hand-1"])
    assert s.hero("adventurer").ap == 1


@pytest.mark.rule("doria.level.monster-max-en")
@pytest.mark.parametrize(("edition", "more"), [("en", 2), ("de", 0)])
def test_beyond_level_four_only_hit_points_rise(scene, edition, more):
    s = scene(heroes={"warrior": (4, 4)}, edition=edition)
    s.state.level = 6
    s.state.stacks = [[s.card("alarm-bell" if edition == "en" else "wandering-monster")], [], []]
    goblin = s.monster("goblin", 0, 0)
    assert s.state.monsters[goblin].hp == 2 + more
    activate(s, goblin, [5, 5, 5])
    assert s.told(Struck)[0].attack == 15  # 3D as at level four


# ----------------------------------------------------------------------------------------------- ways


@pytest.mark.rule("doria.walk.monsters-block")
def test_monsters_can_be_neither_entered_nor_passed(scene):
    s = scene(CORRIDOR, heroes={"warrior": (0, 2)})
    s.monster("zombie", 2, 2, acted=True)
    assert [text for text in s.offers() if text.startswith("walk")] == [f"walk {s.sq(1, 2)}"]


@pytest.mark.rule("doria.walk.blocked-squares", "doria.marker.hole")
def test_red_borders_and_holes_are_never_entered(scene):
    s = scene(POND, heroes={"warrior": (0, 0)})
    s.set("warrior", ap=40)
    walks = {text for text in s.offers() if text.startswith("walk")}
    assert len(walks) == 15  # the sixteen squares round the pond, less its own
    assert f"walk {s.sq(2, 2)}" not in walks
    s.step(answers=[f"walk {s.sq(4, 0)}"])
    assert s.hero("warrior").square == s.sq(4, 0)


@pytest.mark.rule("doria.walk.figures-sight-en", "doria.walk.red-border-sight", "doria.los.not-blocking")
def test_arrows_fly_over_figures_and_red_borders(scene):
    s = scene(POND, heroes={"huntress": (0, 2), "mage": (0, 1)})
    bow = s.give("huntress", "hunting-bow")
    beyond, behind = s.monster("orc", 4, 2, acted=True), s.monster("zombie", 0, 4, acted=True)
    s.monster("ghoul", 0, 3, acted=True)
    shots = {text for text in s.offers() if text.startswith("attack")}
    assert {f"attack orc-{beyond} with hunting-bow {bow}", f"attack zombie-{behind} with hunting-bow {bow}"} <= shots
    s.step(answers=[f"attack orc-{beyond} with hunting-bow {bow}"], dice=[9, 9, 2, 2])
    assert s.told(Attacked)[0].hit


@pytest.mark.rule("doria.jump.monsters-en", "doria.jump.monsters-de", "doria.jump.monster-at-landing")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_monster_on_the_far_side_or_in_the_way_stops_a_jump(scene, edition):
    lane = "#######\n#######\n#######\n#..O..#\n#######\n#######\n#######"
    s = scene(lane, heroes={"warrior": (1, 2)}, edition=edition)
    assert [text for text in s.offers() if text.startswith("jump")]
    other = s.monster("orc", 3, 2, acted=True)
    assert not [text for text in s.offers() if text.startswith("jump")]
    s.state.monsters[other].square = s.sq(4, 2)
    assert [text for text in s.offers() if text.startswith("jump")]


@pytest.mark.rule("doria.card.jump-bonus-en")
@pytest.mark.parametrize(
    ("items", "bonus"), [((), 0), (("leather-boots",), 3), (("leather-boots", "climbing-rope"), 8)]
)
def test_a_jump_bonus_adds_to_the_check(scene, items, bonus):
    s = scene(DITCH, heroes={"warrior": (1, 0)})
    for id in items:
        s.give("warrior", id)
    own = s.hero("warrior").attributes
    s.step(answers=[next(text for text in s.offers() if text.startswith("jump") and str(s.sq(3, 0)) in text)])
    while s.next()[0] == "go_on":
        s.step(answers=["stop"], dice=[5, 5])
    assert s.told(JumpChecked)[0].total == own[0] + own[2] + 10 + bonus


@pytest.mark.rule("doria.carry.double-cost-de", "doria.carry.jump-damage")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_burden_doubles_the_jump_and_shares_the_fall(scene, edition):
    s = scene(DITCH, heroes={"warrior": (1, 0), "mage": (1, 0)}, edition=edition)
    s.set("warrior", str_=1, agi=1)
    s.set("warrior", ap=30, hp=10)
    s.set("mage", unconscious=True, hp=0)
    s.step(answers=["pick-up 1"])
    s.step(answers=[next(text for text in s.offers() if text.startswith("jump") and str(s.sq(3, 0)) in text)])
    assert s.hero("warrior").ap == 30 - 2 * 5
    while s.next()[0] == "go_on":
        s.step(answers=["stop"], dice=[5, 5])  # 12 against 20
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (8, -2)
    assert s.hero("mage").square == s.hero("warrior").square == s.sq(3, 0)


# ----------------------------------------------------------------------------------------------- new monsters


def reveal(s, *cards):
    """The next icon of a tile draws these cards, the last one a monster."""
    s.state.monster_deck += cards[::-1]
    s.state.icons = [s.sq(0, 0)]
    assert s.step() == "spawn_icon"


@pytest.mark.rule("doria.monster.goblin")
@pytest.mark.parametrize(("there", "appear"), [(0, 2), (3, 2), (4, 1), (5, 0)])
def test_goblins_come_in_pairs_as_far_as_figures_go(scene, there, appear):
    s = scene(heroes={"warrior": (4, 4)})
    for x in range(there):
        s.monster("goblin", x, 3, acted=True)
    reveal(s, "goblin")
    assert len(s.state.monsters) == there + appear
    assert len(s.state.activations) == 2 - appear  # one that is there acts for each that is missing


@pytest.mark.rule("doria.spawn.extra-monsters")
def test_a_horde_stands_as_near_as_possible_and_closer_to_the_hero(scene):
    s = scene(heroes={"warrior": (2, 4)})
    reveal(s, "explosion", "horde", "fire-creature", "zombie")
    horde = list(s.state.monsters.values())
    assert [set(zombie.mods) for zombie in horde] == [{"explosion", "horde", "fire-creature"}] * 3
    assert {s.at(zombie.square) for zombie in horde} == {(0, 0), (1, 0), (0, 1)}


@pytest.mark.rule("doria.spawn.fast-mods-en")
@pytest.mark.parametrize("mods", [(), ("fast",)])
def test_fast_monsters_act_before_the_players(scene, mods):
    s = scene(heroes={"warrior": (0, 4)})
    s.state.active = 0
    reveal(s, *mods, "zombie")
    zombie = next(iter(s.state.monsters))
    assert s.state.activations == ([(zombie, monsters.EXTRA)] if mods else [])
    assert s.state.monsters[zombie].acted is bool(mods)


@pytest.mark.rule("doria.spawn.no-figure", "doria.spawn.no-figure-mods-en", "doria.spawn.no-figure-mods-de")
@pytest.mark.parametrize(("edition", "passed_on"), [("en", ("blocker",)), ("de", ())])
def test_without_a_gargoyle_figure_the_closest_gets_blocker_and_acts(scene, edition, passed_on):
    s = scene(heroes={"warrior": (4, 4)}, edition=edition)
    far, near = s.monster("gargoyle", 0, 1), s.monster("gargoyle", 3, 3)
    hp = s.state.monsters[near].hp
    reveal(s, "blocker", "gargoyle")
    assert (s.state.monsters[near].mods, s.state.monsters[far].mods) == (passed_on, ())
    assert s.state.monsters[near].hp == hp + len(passed_on)
    assert s.state.activations == [(near, monsters.EXTRA)]
    assert not s.state.monsters[near].acted  # it acts again at its normal initiative


@pytest.mark.rule("doria.spawn.mod-effects-not-monsters-en")
def test_an_explosion_hurts_characters_next_to_it_and_no_monster(scene):
    s = scene(heroes={"warrior": (1, 0), "mage": (4, 4), "ranger": (0, 1)})
    other = s.monster("orc", 1, 1, acted=True)
    before = [who.hp for who in s.state.heroes]
    slay(s, s.monster("zombie", 0, 0, mods=("explosion",)))
    assert [was - who.hp for was, who in zip(before, s.state.heroes, strict=True)] == [2, 0, 2]
    assert s.state.monsters[other].hp == 1


# ----------------------------------------------------------------------------------------------- monsters at work


@pytest.mark.rule("doria.card.monster-range")
def test_a_monster_attacks_within_its_range_after_moving(scene):
    s = scene(CORRIDOR, heroes={"warrior": (4, 2)})
    mercenary = s.monster("mercenary", 0, 2)
    assert activate(s, mercenary, [5, 5, 5]) == (2, 2)  # range 2
    assert s.state.strike.targets == (0,)


@pytest.mark.rule("doria.ai.target-armor")
@pytest.mark.parametrize(
    ("left", "right", "broken", "hit"),
    [
        ("leather-helmet", "", False, 1),
        ("leather-helmet", "great-helm", False, 0),
        ("leather-helmet", "great-helm", True, 1),
    ],
)
def test_then_the_one_with_less_active_armor_is_attacked(scene, left, right, broken, hit):
    s = scene(heroes={"warrior": (0, 2), "mage": (4, 2)})
    s.give("warrior", left)
    helm = s.give("mage", right) if right else -1
    for who in s.state.heroes:
        who.attributes = [12] * 6
    s.state.damaged = [helm] if broken else []
    activate(s, s.monster("orc", 2, 2), [5, 5])
    assert s.state.strike.targets == (hit,)


@pytest.mark.rule("doria.monster.mummy", "doria.monster.mummy-armor")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_mummy_breaks_magic(scene, edition):
    s = scene(heroes={"warrior": (1, 2)}, edition=edition)
    blade, orb, cloak = (s.give("warrior", id) for id in ("moonblade", "psi-orb", "shadow-cloak"))
    helmet = s.give("warrior", "leather-helmet")
    s.set("warrior", hp=9, pp=9, ap=20)
    mummy, orc = s.monster("mummy", 0, 2, acted=True), s.monster("orc", 1, 1, acted=True)
    attacks = [text for text in s.offers() if text.startswith("attack")]
    assert f"attack orc-{orc} with moonblade {blade}" in attacks
    assert [text for text in attacks if "mummy" in text] == [f"attack mummy-{mummy} with psi-orb {orb}"]  # spells work
    s.state.strike = Strike(mummy, 30, (0,))
    s.step(dice=[2, 3], answers=[f"leather-helmet {helmet}"])
    assert [option.card for option in s.t.asked[-1].options] == ["leather-helmet", ""]  # neither cloak nor blade help
    assert cloak in s.hero("warrior").body


@pytest.mark.rule("doria.monster.levels-de", "doria.monster.specials-de")
@pytest.mark.parametrize(
    ("kind", "level", "dice", "attack", "damage"),
    [
        ("goblin", 1, 2, 4, 1),
        ("goblin", 3, 3, 0, 3),
        ("ogre", 2, 3, 3, 5),
        ("troll", 4, 5, 2, 8),
        ("archer", 4, 3, 3, 6),
    ],
)
def test_a_monster_strikes_as_its_level_card_says(scene, kind, level, dice, attack, damage):
    s = scene(heroes={"warrior": (0, 0)}, edition="de")
    s.state.level = level
    s.set("warrior", hp=20)
    activate(s, s.monster(kind, 0, 1), [5] * dice)
    total = 5 * dice + attack
    assert s.told(Struck)[0].attack == total
    rolled = [9, total - 9 - 9] if total - 18 > 1 else [4, total - 4]
    s.step(dice=[min(9, max(2, value)) for value in rolled])
    missed = total - sum(min(9, max(2, value)) for value in rolled)
    assert 20 - s.hero("warrior").hp == damage + missed // 10


@pytest.mark.rule("doria.phase-d.tie-monster")
@pytest.mark.parametrize(("ap", "acts"), [(8, "act"), (7, "act"), (6, "monster_turn")])
def test_characters_act_before_monsters_at_equal_values(scene, ap, acts):
    s = scene(heroes={"warrior": (4, 4)})
    s.set("warrior", ap=ap)
    s.monster("orc", 0, 0)  # seven
    assert s.step(dice=[5, 5] if acts == "monster_turn" else [], answers=["wait 1"] if acts == "act" else []) == acts


# ----------------------------------------------------------------------------------------------- poison and doors


@pytest.mark.rule("doria.phase-e.cure")
@pytest.mark.parametrize("markers", [1, 3, 6])
def test_an_antidote_takes_all_poison(scene, markers):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    flask = s.give("warrior", "antidote", "belt")
    s.set("warrior", poison=markers)
    s.step(answers=[f"use antidote {flask} on 0"])
    assert s.hero("warrior").poison == 0
    assert s.told(Healed) == []
    s.set("warrior", ap=0)
    assert s.step() == "end_actions"
    assert s.state.queue == []  # and nobody is checked in Phase E
    assert s.told(PoisonChecked) == []


@pytest.mark.rule("doria.marker.unopened-door-en")
def test_an_unopened_door_is_a_wall_until_somebody_opens_it(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"huntress": (4, 2)})
    bow, orc = s.give("huntress", "hunting-bow"), s.monster("orc", 7, 2, acted=True)
    s.state.dungeon = type(s.state.dungeon)(s.state.dungeon.placements, ())
    beyond, shot = f"walk {s.sq(5, 2)}", f"attack orc-{orc} with hunting-bow {bow}"
    first = s.offers()
    assert {beyond, shot}.isdisjoint(first)
    s.step(answers=[next(text for text in first if text.startswith("open"))])
    while s.next()[0] != "act":
        s.step()
    assert {beyond, shot} <= set(s.offers())


@pytest.mark.rule("doria.reveal.blocked-by-hero-en", "doria.reveal.blocked-by-hero-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_nobody_else_opens_a_door_where_a_character_stands(scene, edition):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 1), "mage": (2, 0)}, edition=edition)
    offers = s.offers()
    assert not [text for text in offers if text.startswith("open")]
    assert f"walk {s.sq(2, 0)}" not in offers
    assert ("swap mage 1" in offers) == (edition == "en")
    s.set("warrior", ap=0)
    s.set("mage", ap=5)
    assert [text for text in s.offers() if text.startswith("open")]  # the one who stands there may


@pytest.mark.rule("doria.doorevent.use-en")
def test_a_door_event_comes_before_the_tile(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 0), "mage": (2, 1)}, door_events=True)
    s.state.door_deck.append("no-event")
    door = next(text for text in s.offers() if text.startswith("open"))
    s.step(answers=[door])
    assert [told.event for told in s.told(DoorEventDrawn)] == ["no-event"]
    assert s.state.door_discard == ["no-event"]
    plain = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 0), "mage": (2, 1)})
    plain.step(answers=[door])
    assert plain.told(DoorEventDrawn) == []  # the deck is optional
    assert plain.state.door_deck


# ----------------------------------------------------------------------------------------------- set-up and modes


@pytest.mark.rule("doria.setup.custom-hero-skills-en")
@pytest.mark.parametrize(("edition", "agi", "saved"), [("en", 9, True), ("en", 1, False), ("de", 1, True)])
def test_dodging_needs_its_minimum(scene, edition, agi, saved):
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    s.set("warrior", agi=agi)
    s.set("warrior", hp=9)
    s.state.strike = Strike(s.monster("orc", 1, 0), 12, (0,))
    s.step(dice=[7, 7] if saved else [])  # nothing to roll for the clumsy: all gets through
    assert (s.hero("warrior").hp == 9) is saved


@pytest.mark.rule("doria.mode.single-carry-over", "doria.mode.single-discard-en")
def test_heroes_of_a_single_scenario_may_be_reused_with_the_level_of_the_monsters(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, scenario="bounty-hunt")
    s.state.level, s.state.tally["kills"] = 3, 99
    s.give("warrior", "war-axe")
    s.set("warrior", bonuses=["melee"], str_=15)
    assert s.step() == "end"
    assert s.next() is None  # no rewards, nothing is kept
    handed = GAME.legacy(s.state, s.content)
    assert handed["level"] == 3
    sheet = handed["heroes"][0]
    assert (sheet["kind"], sheet["bonuses"], sheet["attributes"][0]) == ("warrior", ["melee"], 15)
    assert not sheet.get("cards")


@pytest.mark.rule("doria.phase-a.scenario-rounds")
@pytest.mark.parametrize(("before", "points"), [(10, 0), (11, 1), (12, 0)])
def test_who_dallies_leaves_the_enemy_a_point_in_round_twelve(scene, before, points):
    s = scene(mode="campaign", scenario="ash-1-earthquake")
    s.state.phase, s.state.round = "A", before
    assert s.step() == "begin_round"
    assert s.state.monster_points == points


@pytest.mark.rule("doria.camp.keep-by-gold-en")
@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        (("small-healing-potion",) * 4, 3),
        (("great-healing-potion", "small-healing-potion"), 1),
        (("healing-potion", "small-healing-potion", "antidote"), 2),
    ],
)
def test_as_a_variant_three_gold_worth_are_kept(scene, cards, kept):
    s = scene(heroes=["warrior"], mode="campaign", scenario="ash-1-earthquake", keep_by_gold=True)
    s.state.result, s.state.phase, s.state.queue = "won-goal", "rewards", [0]
    s.state.chapters_won, s.state.advances = 1, True
    numbers = [s.give("warrior", id, "pack") for id in cards]
    answers = [f"{id} {number}" for id, number in zip(cards, numbers, strict=True)][:kept]
    assert s.step(answers=answers) == "reward"  # and then nothing more fits
    assert s.hero("warrior").hand == numbers[:kept]
    assert s.state.discard == numbers[kept:]


# ----------------------------------------------------------------------------------------------- card by card

CARDS = GAME.content(configure(GAME.info, seed=1)).cards
ARMED = [(card.id, boost) for card in CARDS.values() if card.attack for boost in range(-1, len(card.boosts))]


@pytest.mark.rule("doria.combat.choose-item", "doria.psi.special-weapons", "doria.card.damage", "doria.card.psi-cost")
@pytest.mark.parametrize(("id", "boost"), ARMED)
@pytest.mark.parametrize("kind", ["golem", "zombie"])
def test_every_attack_does_what_its_card_says(scene, id, boost, kind):
    s = scene(heroes={"warrior": (0, 0)})
    number, card = s.give("warrior", id), CARDS[id]
    target = s.monster(kind, 1, 0, hp=40, acted=True)
    s.set("warrior", ap=40, pp=20, hp=5)
    values, more = monsters.stats(s.t, target), card.boosts[boost] if boost >= 0 else Boost(pp=0)
    text = next(
        str(option)
        for option in combat.attacks(s.t, 0, s.board)
        if (option.number, option.boost, option.monster) == (number, boost, target)
    )
    guard = values.psi if card.kind == "spell" else values.defense
    count = card.attack[0] + more.dice
    s.step(answers=[text], dice=[*[9] * count, *[2] * guard[0]])
    total, defense = 9 * count + card.attack[1] + more.bonus, 2 * guard[0] + guard[1]
    extra = sum(number for tag, number in card.versus if tag in values.tags)
    damage = card.damage + more.damage + extra + (total - defense) // 10
    told = s.told(Attacked)[0]
    assert (told.attack, told.defense, told.damage) == (total, defense, damage)
    element, open_to = more.element or card.element, card.piercing or more.piercing
    stopped = 0 if open_to or element == values.vulnerable else values.ar
    lost = max(0, damage - stopped)
    who, hurt = s.hero("warrior"), s.state.monsters[target]
    assert hurt.hp == 40 - lost
    assert hurt.poison == (card.poison + more.poison if lost else 0)
    assert hurt.held is (card.immobilize or more.immobilize)
    assert hurt.disarmed is (card.disarm or more.disarm)
    assert who.pp == 20 - (card.pp if card.kind == "spell" else 0) - more.pp
    assert who.ap == 40 - card.ap
    assert who.hp == (min(who.max_hp, 5 + lost) if card.drain else 5)
    assert (number in s.state.discard) is card.spent


@pytest.mark.rule("doria.card.anatomy", "doria.card.icons")
def test_every_property_is_printed_on_some_card_and_shown_to_who_draws_it(scene):
    plain = {field.name: field.default for field in msgspec.structs.fields(Card)}
    fields = (
        "attack", "defense", "psi", "damage", "ar", "vulnerable", "element", "ip", "hp", "psi_points", "piercing",
        "poison", "tn", "tn_bonus", "belt", "gold", "hands", "range", "pp", "ap", "jump", "traps", "strength", "magic",
        "immobilize", "disarm", "melee", "ranged", "spell", "defend", "resist", "needs", "group", "zone",
    )  # fmt: skip
    for field in fields:
        assert any(getattr(card, field) != plain[field] for card in CARDS.values()), field
    s = scene(heroes={"warrior": (0, 0)})
    s.state.treasures, s.state.stacks = [s.sq(0, 0)], [[s.card("spiked-mace")], [], []]
    s.step(answers=["search", "pack"])
    said = voice("doria")(say("x", facts=facts(CARDS["spiked-mace"])).args["facts"][0])
    assert "3D+2" in said


# ----------------------------------------------------------------------------------------------- tiles and secret doors


def finds(s, card, hero=0):
    """The card is drawn as loot, and plays out."""
    s.state.stacks, s.state.loot_due = [[s.card(card)], [], []], [(hero, 1)]


@pytest.mark.rule("doria.secret.e8-en")
def test_on_e_8_a_secret_door_joins_the_two_rooms(scene):
    s = scene({(0, 0): EAST, (1, 0): "e-8"}, heroes={"mage": (5, 2)})
    s.state.tiles = []
    far = [q for q in range(25, 50) if s.board.kinds[q] == FLOOR and q not in s.board.connected]
    assert far
    finds(s, "secret-door")
    assert s.step() == "take_due"
    assert s.board.kinds[25 + 12] == FLOOR  # the middle square
    assert set(far) <= s.board.connected


@pytest.mark.rule("doria.secret.no-wall")
def test_without_a_wall_it_opens_in_the_nearest_other_room(scene):
    cross = "###D###\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n###D###"
    s = scene({(0, 0): cross, (1, 0): WEST}, heroes={"mage": (2, 2)})
    s.state.tiles = ["a-3"]
    finds(s, "secret-door")
    s.step(answers=[lambda ask: ask.options[0]])
    assert {(wall.door >> 2) // 25 for wall in s.t.asked[0].options} == {1}


def with_doors(rows, *sides):
    """A tile of five rows, with a door in the middle of these sides."""
    drawn = [list("#" * 7), *(["#", *row, "#"] for row in rows), list("#" * 7)]
    for side in sides:
        dx, dy = OFFSETS[side]
        drawn[3 + 3 * dy][3 + 3 * dx] = "D"
    return "\n".join("".join(row) for row in drawn)


def walled(side, middle, around, opened):
    """Five rows, with these squares in the middle of a side and around it; one of those around may be open."""
    y, x = divmod(on_side(side, 2), 5)
    beside = [(x + dx, y + dy) for dx, dy in OFFSETS if 0 <= x + dx < 5 and 0 <= y + dy < 5]
    marks = {(x, y): middle} | {at: around for number, at in enumerate(beside) if number != opened}
    return [[marks.get((x, y), ".") for x in range(5)] for y in range(5)]


@pytest.mark.rule("doria.secret.place", "doria.marker.secret-door")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize(
    ("middle", "around", "opened", "breaks"),
    [
        *(("#", "#", opened, True) for opened in range(3)),
        ("#", "#", None, False),
        ("#", "O", None, False),
        ("O", ".", None, False),
        (".", "#", None, False),
        (".", ".", None, True),
    ],
)
def test_a_secret_door_breaks_a_wall_only_where_a_way_leads_to_it(scene, side, middle, around, opened, breaks):
    """A room beside a hall, and beside that hall another one; a hole is no way, nor is a square that is walled in."""
    rows, back, third = ["....."] * 5, side ^ 2, (side + 1) % 4
    room = with_doors(walled(side, middle, around, opened), back)
    halls = with_doors(rows, side, third), with_doors(rows, third ^ 2)
    s = scene({(0, 0): halls[0], OFFSETS[side]: room, OFFSETS[third]: halls[1]}, heroes={"mage": (0, 0)})
    s.state.heroes[0].square = 25 + on_side(back, 2)
    s.state.tiles = ["a-3"]
    finds(s, "secret-door")
    s.step(answers=[lambda ask: ask.options[0]])
    sides = {wall.door & 3 for wall in s.t.asked[0].options}
    assert sides == {0, 1, 2, 3} - {back} - (set() if breaks else {side})


@pytest.mark.rule("doria.secret.on-dead-door")
def test_a_secret_door_on_a_dead_door_leads_into_the_next_room(scene):
    s = scene({(0, 0): EAST, **dict.fromkeys(((1, 0), (-1, 0), (0, 1), (0, -1)), HALL)}, heroes={"mage": (2, 2)})
    s.state.tiles = ["a-3"]
    assert not s.board.sees(s.sq(4, 2), s.sq(5, 2))
    finds(s, "secret-door")
    s.step()  # the walled-off door is the only place: nobody is asked
    assert s.board.sees(s.sq(4, 2), s.sq(5, 2))
    assert s.state.tiles == ["a-3"]


@pytest.mark.rule("doria.marker.rubble-en", "doria.marker.rubble-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_rubble_is_like_a_wall(scene, edition):
    s = scene(CORRIDOR, heroes={"huntress": (1, 2)}, edition=edition)
    bow, orc = s.give("huntress", "hunting-bow"), s.monster("orc", 4, 2, acted=True)
    shot, beyond = f"attack orc-{orc} with hunting-bow {bow}", f"walk {s.sq(3, 2)}"
    assert {shot, beyond} <= set(s.offers())
    ground.drop_rubble(s.t, s.sq(2, 2))
    offers = s.offers()
    assert {shot, beyond}.isdisjoint(offers)
    assert not [text for text in offers if text.startswith("jump")]


@pytest.mark.rule("doria.grid.door-width", "doria.open.definition")
def test_one_square_is_a_door_that_waits_and_more_are_open_at_once(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2)})
    s.state.tiles, s.state.monster_deck = ["f-1", "a-3", "b-7"], ["golem"] * 9
    atlas = s.content.atlas
    assert (atlas.shape("a-3", 0).open_sides, len(atlas.shape("a-3", 0).doors)) == ([], 1)
    assert (len(atlas.shape("b-7", 0).open_sides), len(atlas.shape("b-7", 0).doors)) == (2, 1)
    s.step(answers=[next(text for text in s.offers() if text.startswith("open"))])
    while s.next()[0] == "reveal_tile":
        s.step(answers=[lambda ask: ask.options[0]] if s.state.reveal is not None and asks(s) else [])
    assert len(s.state.dungeon.placements) > 2  # B-7's open sides draw on; a door would have waited


def asks(s):
    """Whether the next step asks anything."""
    twin = clone(s.state)
    table = Table(GAME, twin, s.content, policy=lambda table, ask: ask.options[0])
    name, *arguments = GAME.next_step(twin, s.content)
    run(GAME.steps[name](table, *arguments))
    return table.decisions > 0


@pytest.mark.rule("doria.symbol.compass")
def test_the_stairs_lie_in_the_south_and_no_secret_door_goes_there(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (2, 2)})
    entrances = [at for at, mark in enumerate(s.board.marks) if mark == "s"]
    assert {at // 5 for at in entrances} == {4}  # the southernmost row
    s.state.tiles = ["a-3"]
    finds(s, "secret-door")
    s.step(answers=[lambda ask: ask.options[0]] if asks(s) else [])
    assert [placed.y for placed in s.state.dungeon.placements if placed.y > 0] == []
    s.state.monsters.clear()
    s.step(answers=[lambda ask: ask.options[0]] if asks(s) else [])
    assert [placed.y for placed in s.state.dungeon.placements if placed.y > 0] == []


# ----------------------------------------------------------------------------------------------- traps that can be hit


@pytest.mark.rule("doria.trap.area-attack-en")
@pytest.mark.parametrize(("card", "dice", "falls"), [("fireball", [9, 9, 9], True), ("fireball", [2, 2, 3], False)])
def test_vines_are_cut_by_what_hits_several(scene, card, dice, falls):
    s = scene(heroes={"mage": (0, 0), "warrior": (2, 0)})
    s.set("warrior", str_=1, con=1)
    s.set("warrior", hp=20, wis=9)
    number, blade = s.give("mage", card), s.give("mage", "dagger")
    s.set("mage", pp=9)
    finds(s, "vine-tendrils", 1)
    assert s.step(dice=[2, 3]) == "take_due"
    assert s.hero("warrior").held
    cuts = [text for text in s.offers() if text.startswith(("cut", "attack"))]
    assert [text for text in cuts if f"{card} {number}" in text] == cuts  # no single blade
    assert blade in s.hero("mage").body
    s.step(answers=[cuts[0], "0"], dice=[*dice, 4, 4, 2, 2])
    assert [told.hit for told in s.told(TrapAttacked)] == [int(falls)]
    assert bool(s.state.caught) is not falls
    assert s.hero("warrior").held is not falls


# ----------------------------------------------------------------------------------------------- checks and rounds


@pytest.mark.rule("doria.dice.target-number")
@pytest.mark.parametrize(("dice", "passed"), [([4, 4], True), ([3, 4], False)])
def test_a_check_adds_two_attributes_and_an_equal_total_is_enough(scene, dice, passed):
    s = scene(heroes={"huntress": (0, 0)})
    s.set("huntress", agi=9, per=11)  # 20 against 26 + 2
    finds(s, "dart-trap")
    s.step(dice=dice)
    told = s.told(TrapChecked)[0]
    assert (told.total, told.target, told.passed) == (20 + sum(dice), 28, int(passed))


@pytest.mark.rule("doria.round.phases")
def test_a_round_runs_through_its_phases_in_order():
    session = undercroft.new("doria", seed=12, seats=1, heroes=3)
    party, seen = bots.make("doria", "steady", 0), []
    while session.request is not None and session.view(None)["round"] < 3:
        phase = session.view(None)["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        session.answer(party.answer(session, session.request))
    second = seen[seen.index("I") + 1 :]
    order = ["C", "D", "E", "F", "G", "H2", "I"]
    assert [phase for phase in second if phase in order] == sorted(
        (phase for phase in second if phase in order), key=order.index
    )
    assert {"D", "I"} <= set(seen)


@pytest.mark.rule("doria.camp.points-for-hero-level-en")
@pytest.mark.parametrize(("number", "points", "more"), [(6, 29, 1), (6, 30, 0), (7, 0, 0), (8, 0, 0)])
def test_after_the_last_chapter_nobody_gains_a_point_any_more(scene, number, points, more):
    chapter = next(one.id for one in GAME.info.scenarios if one.id.startswith(f"ash-{number}"))
    s = scene(heroes=["warrior"], mode="campaign", scenario=chapter)
    s.state.result, s.state.phase, s.state.queue = "won-goal", "rewards", []
    s.state.campaign_points, s.state.advances, s.state.chapters_won = points, True, number
    assert s.step() == "close_campaign"
    assert s.state.campaign_points == points + more


# ----------------------------------------------------------------------------------------------- tiles as they fall


def turned(s, tile, *sides):
    """The turn of a printed tile in which it has exits on exactly these sides (0 north, 1 east, 2 south, 3 west)."""
    atlas = s.content.atlas
    return next(k for k in range(4) if {n for n, out in enumerate(atlas.shape(tile, k).exits) if out} == set(sides))


def lie(s, tiles):
    """Lay printed tiles, turned so that they have these exits; doors that meet stand open."""
    places = tuple(Placement(tile, x, y, turned(s, tile, *sides)) for (x, y), (tile, *sides) in tiles.items())
    lattice = {(place.x, place.y): slot for slot, place in enumerate(places)}
    doors = []
    for slot, place in enumerate(places):
        for side in (1, 2):
            other = lattice.get((place.x + OFFSETS[side][0], place.y + OFFSETS[side][1]))
            if (
                other is not None
                and side in tiles[place.x, place.y]
                and side ^ 2 in tiles[places[other].x, places[other].y]
            ):
                doors.append((slot * 25 + on_side(side, 2)) * 4 + side)
    s.state.dungeon = Dungeon(places, tuple(doors))


def settled(s):
    """Play what a reveal brings with it, always by the first option, until somebody acts."""
    while s.next()[0] not in ("act", "monster_turn", "choose_dead_end"):
        step = s.next()
        s.t.left_answers = [lambda ask: ask.options[0]] * 4
        run(GAME.steps[step[0]](s.t, *step[1:]))
        s.t.left_answers = []


@pytest.mark.rule("doria.explore.may-block-others")
def test_a_tile_may_wall_off_the_door_of_an_older_one(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (2, 0)})
    lie(s, {(0, 0): ("a-1", 0, 1, 3), (1, 0): ("a-5", 0, 3), (1, -1): ("a-5", 2, 3)})
    s.hero("mage").square = s.sq(5, -3)
    s.state.tiles = ["f-1", "a-3"]  # A-3 comes first and has one door only
    north = s.sq(2, 0) * 4
    assert north in s.board.unopened
    s.step(answers=[f"open {s.sq(5, -3)} west"])
    assert s.step() == "reveal_tile"
    assert [(place.tile, place.x, place.y) for place in s.state.dungeon.placements][-1] == ("a-3", 0, -1)
    assert north not in s.board.unopened
    s.state.monster_deck = ["zombie"]
    settled(s)
    s.hero("mage").square = s.sq(2, 0)
    assert not [text for text in s.offers() if text.startswith("open")]  # it is of no use any more
    s.hero("mage").square = s.sq(0, 2)
    assert f"open {s.sq(0, 2)} west" in s.offers()  # the others are


@pytest.mark.rule("doria.deadend.surrounded")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_where_the_last_tile_is_enclosed_the_players_choose_another_for_the_secret_door(scene, edition):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (2, 0), "warrior": (2, 1)}, edition=edition)
    ring = {
        (0, 0): ("a-1", 0, 1, 3),
        (-1, 0): ("a-5", 0, 1),
        (-1, -1): ("a-4", 0, 2),
        (-1, -2): ("c-5", 1, 2),
        (0, -2): ("f-8", 3),
        (1, 0): ("c-7", 0, 3),
        (1, -1): ("d-7", 2),
    }
    lie(s, ring)
    s.hero("mage").square, s.hero("warrior").square = s.sq(2, 0), s.sq(2, 1)
    s.state.tiles, s.state.monster_deck = ["f-1", "a-3"], ["golem"] * 3
    s.step(answers=[f"open {s.sq(2, 0)} north"])
    settled(s)
    assert [(place.tile, place.x, place.y) for place in s.state.dungeon.placements][-1] == ("a-3", 0, -1)
    assert s.next() == ("choose_dead_end",)
    s.step(answers=[lambda ask: ask.options[0]])
    offered = {(option.door >> 2) // 25 for option in s.t.asked[-1].options}
    assert len(s.state.dungeon.placements) - 1 not in offered
    assert len(offered) > 1  # any tile with a wall to the outside
    (door,) = s.state.dungeon.secret
    assert door in s.board.unopened


@pytest.mark.rule("doria.deadend.surrounded")
def test_a_last_tile_with_a_free_wall_keeps_the_secret_door(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (2, 0), "warrior": (2, 1)})
    lie(s, {(0, 0): ("a-1", 0, 1, 3), (-1, 0): ("f-8", 1), (1, 0): ("d-7", 3)})
    s.hero("mage").square, s.hero("warrior").square = s.sq(2, 0), s.sq(2, 1)
    s.state.tiles, s.state.monster_deck = ["f-1", "a-3"], ["golem"] * 3
    s.step(answers=[f"open {s.sq(2, 0)} north"])
    settled(s)
    s.step(answers=[lambda ask: ask.options[0]])
    assert {(option.door >> 2) // 25 for option in s.t.asked[-1].options} == {3}


@pytest.mark.rule("doria.open.unconnected-en", "doria.spawn.unconnected")
def test_the_far_room_of_e_8_waits_until_a_secret_door_joins_it(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2), "warrior": (1, 1), "huntress": (3, 1)})
    s.state.tiles = ["f-8", "e-8", "b-5"]
    s.state.monster_deck = ["orc", "golem"]  # the golem is drawn first, on B-5
    s.state.stacks = [[s.card("dagger"), s.card("secret-door")], [], []]
    s.set("mage", ap=40)
    s.step(answers=[f"open {s.sq(4, 2)} east"])
    assert s.step() == "reveal_tile"

    def through_the_narrow_side(ask):
        sides = {way: s.content.atlas.shape("e-8", way.turn).exits[way.side ^ 2] for way in ask.options}
        return next(way for way, out in sides.items() if len(out) == 2)

    assert s.step(answers=[through_the_narrow_side]) == "reveal_tile"
    settled(s)
    assert [place.tile for place in s.state.dungeon.placements] == ["a-1", "b-5", "e-8"]
    assert s.state.tiles == ["f-8"]  # the wide side of the far room calls for no tile
    assert [monster.kind for monster in s.state.monsters.values()] == ["golem"]
    chest = next(square for square in s.state.treasures if square // 25 == 2)
    s.state.monsters.clear()
    s.set("mage", square=chest, ap=40)
    s.step(answers=[lambda ask: next(option for option in ask.options if str(option).startswith("search"))])
    settled(s)
    assert s.state.tiles == []  # now it does
    assert [place.tile for place in s.state.dungeon.placements][-1] == "f-8"
    new = {monster.square // 25: monster.kind for monster in s.state.monsters.values()}
    assert new[2] == "orc"  # and who waited there is drawn, as if a door had been opened


@pytest.mark.rule("doria.doorevent.not-always-en")
@pytest.mark.parametrize(("chapter", "events"), [("bell-3-larder", 0), ("bell-3-kitchen", 1)])
def test_behind_the_doors_that_the_troll_has_unlocked_there_are_no_door_events(scene, chapter, events):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2)}, mode="campaign", scenario=chapter, door_events=True)
    s.state.door_deck = ["no-event"] * 3
    s.step(answers=[f"open {s.sq(4, 2)} east"])
    assert len(s.told(DoorEventDrawn)) == events
    assert s.next() == ("reveal_tile",)
