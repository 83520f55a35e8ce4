"""Next to the examples of the book: one square, one point, one card more or less, and the edge of the board."""

from fractions import Fraction

import pytest

from undercroft.games.doria.content.definitions import STR, Boost
from undercroft.games.doria.events import (
    Attacked,
    Ended,
    Healed,
    MonsterPointsGained,
    PointsGained,
    PutDown,
    ScenarioTold,
    Struck,
    TrapChecked,
    XpPaid,
)
from undercroft.games.doria.game import GAME
from undercroft.games.doria.parcel import Character, Parcel
from undercroft.games.doria.rules import (
    campaign,
    combat,
    dice,
    explore,
    gear,
    ground,
    monsters,
    preparation,
    previews,
    prey,
    status,
    trails,
)
from undercroft.games.doria.state import Strike
from undercroft.kernel import configure
from undercroft.testing import run, scripted
from undercroft.texts import voice
from undercroft.toolkit import campaigns

english = voice("doria")
CORRIDOR = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
GATES = "#######\n#s...s#\n#.....#\n#.....#\n#.....#\n#s....#\n#######"
EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"
WEST = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"


def struck(s, monster, total, dice=(), answers=(), hero=0):
    """Somebody defends in a step against an attack that has been rolled; gives the hit points lost."""
    before = s.state.heroes[hero].hp
    s.state.strike = Strike(monster, total, (hero,))
    assert s.step(dice, answers) == "defend"
    s.state.strike = None
    return before - s.state.heroes[hero].hp


def activate(s, monster, dice=(), answers=()):
    """An activation as a step; gives where the monster stands then."""
    s.state.activations = [(monster, monsters.EXTRA)]
    assert s.step(dice, answers) == "activate"
    return s.at(s.state.monsters[monster].square)


# ----------------------------------------------------------------------------------------------- damage


@pytest.mark.rule("doria.damage.hero-armor")
def test_a_single_point_of_damage_counts(scene):
    s = scene(heroes={"mage": (0, 0)})
    goblin = s.monster("goblin", 1, 0)
    assert struck(s, goblin, 9, [4, 4]) == 1
    oiled = scene(heroes={"mage": (0, 0)})
    status.boon(oiled.t, 0, "ar", 1)
    assert struck(oiled, oiled.monster("goblin", 1, 0), 9, [4, 4]) == 0  # a skin of iron takes it, and nobody is asked
    assert struck(oiled, oiled.monster("orc", 0, 1), 9, [4, 4]) == 1
    keen = oiled.monster("orc", 1, 1, mods=("keen",))
    assert struck(oiled, keen, 9, [4, 4]) == 2  # but not what pierces


def test_a_failed_dig_hurts_through_any_armor(scene):
    s = scene(heroes={"warrior": (0, 0)}, mode="campaign", scenario="ash-1-earthquake")
    armor, before = s.give("warrior", "leather-armor"), s.hero("warrior").hp
    s.state.tokens = {s.sq(0, 0): "survivor"}
    s.hero("warrior").attributes[STR] = 1
    s.step(answers=[next(text for text in s.offers() if "dig-out" in text)], dice=[2, 3])
    assert s.hero("warrior").hp == before - 1
    assert s.state.damaged == []
    assert armor in s.hero("warrior").body
    assert s.state.tokens


def test_who_is_dead_takes_its_waiting_activations_along(scene):
    s = scene(heroes={"warrior": (0, 0)})
    club = s.give("warrior", "wooden-club")
    orc, other = s.monster("orc", 1, 0, acted=True), s.monster("ghoul", 0, 1, acted=True)
    s.state.late = [other, orc]
    s.step(answers=[f"attack orc-{orc} with wooden-club {club}"], dice=[9, 9, 9, 2, 2])
    assert orc not in s.state.monsters
    assert s.state.late == [other]
    s.state.activations = [(other, monsters.EXTRA)]
    run(combat.hurt_monster(s.t, other, 9), s.t)
    assert s.state.activations == []
    third, fourth = s.monster("orc", 1, 1), s.monster("orc", 2, 1)
    s.state.activations = [(third, monsters.EXTRA), (fourth, 0)]
    run(combat.hurt_monster(s.t, third, 9), s.t)
    assert s.state.activations == [(fourth, 0)]


@pytest.mark.rule("doria.end.goal")
def test_the_fall_of_the_warlord_wins_and_any_other_does_not(scene):
    s = scene(heroes={"warrior": (0, 0)}, scenario="the-warlord")
    club = s.give("warrior", "wooden-club")
    orc, gorrak = s.monster("orc", 1, 0, acted=True), s.monster("orc", 0, 1, boss="warlord-gorrak", hp=1, acted=True)
    s.step(answers=[f"attack orc-{orc} with wooden-club {club}"], dice=[9, 9, 9, 2, 2])
    assert s.state.tally["kills"] == 1
    assert not s.state.result
    s.state.loot_due, s.hero("warrior").ap = [], 20
    s.step(answers=[f"attack orc-{gorrak} with wooden-club {club}"], dice=[9, 9, 9, 2, 2])
    assert s.state.tally == {"kills": 2, "slain-warlord-gorrak": 1}
    assert [told.what for told in s.told(ScenarioTold)] == ["slain-warlord-gorrak"]
    assert s.state.xp == 1 + (1 + 3)  # an orc, and a boss with three more
    assert s.state.loot_due == [(0, 1 + 2)]
    assert s.step() == "end"
    assert s.state.result == "won-goal"


def test_what_is_found_is_counted_and_told(scene):
    s = scene(heroes={"warrior": (0, 0)}, mode="campaign", scenario="ash-3-shards")
    s.state.tokens, s.state.tally = {s.sq(0, 0): "shard", s.sq(1, 0): "shard"}, {"shard": 2}
    s.step(answers=[next(text for text in s.offers() if "gather" in text)])
    told = s.told(ScenarioTold)[-1]
    assert (told.what, told.number) == ("shard", 3)
    assert s.state.tokens == {s.sq(1, 0): "shard"}
    assert s.state.xp == 1


# ----------------------------------------------------------------------------------------------- corners and rooms


def test_a_monster_on_the_first_square_of_all_is_struck_like_any_other(scene):
    s = scene(heroes={"mage": (2, 0)})
    ball = s.give("mage", "fireball")
    s.set("mage", pp=9)
    aimed, corner, outside = s.monster("orc", 1, 0, hp=9), s.monster("zombie", 0, 0, hp=9), s.monster("zombie", hp=9)
    s.step(answers=[f"attack orc-{aimed} with fireball {ball}"], dice=[9, 9, 9, 2, 2, 2, 2])
    assert [(told.monster, told.figure) for told in s.told(Attacked)] == [("orc", 1), ("zombie", 1)]
    assert s.state.monsters[corner].hp < 9
    assert s.state.monsters[outside].hp == 9


@pytest.mark.rule("doria.trap.types-en")
def test_a_trap_fills_its_room_from_the_first_square_to_the_last_and_no_further(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"warrior": (4, 2), "mage": (0, 0), "ranger": (5, 0)})
    s.state.treasures, s.state.stacks = [s.hero("warrior").square], [[s.card("ghost-bell")], [], []]
    s.step(answers=["search"], dice=[5, 5, 5, 5])
    assert [told.hero for told in s.told(TrapChecked)] == ["warrior", "mage"]
    other = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"warrior": (5, 0), "mage": (0, 0), "ranger": (9, 4)})
    other.state.treasures, other.state.stacks = [other.hero("warrior").square], [[other.card("ghost-bell")], [], []]
    other.step(answers=["search"], dice=[5, 5, 5, 5])
    assert [told.hero for told in other.told(TrapChecked)] == ["warrior", "ranger"]


@pytest.mark.rule("doria.card.trap-bonus-en")
def test_a_sixth_sense_and_tools_add_up_against_a_trap(scene):
    s = scene(heroes={"huntress": (0, 0)})
    s.give("huntress", "thieves-tools")  # six
    status.boon(s.t, 0, "traps", 10)  # as the Sixth Sense gives it
    own = s.hero("huntress").attributes
    s.state.treasures, s.state.stacks = [s.hero("huntress").square], [[s.card("dart-trap")], [], []]
    s.step(answers=["search"], dice=[2, 3])
    assert s.told(TrapChecked)[0].total == own[2] + own[3] + 5 + 6 + 10


# ----------------------------------------------------------------------------------------------- monsters


@pytest.mark.rule("doria.phase-g.refill-entrance-en", "doria.phase-g.refill-place-en")
@pytest.mark.parametrize(("taken", "entered"), [((), (4, 0)), (((4, 0),), (0, 4)), (((4, 0), (0, 4)), (0, 0))])
def test_a_monster_outside_comes_in_by_the_nearest_free_entrance_for_a_point(scene, taken, entered):
    s = scene(GATES, heroes={"warrior": (4, 3)})
    for x, y in taken:
        s.monster("zombie", x, y, acted=True)
    golem = s.monster("golem")
    ways = trails.ways(s.t, prey.look_round(s.t, golem), 1)
    assert list(ways) == [s.sq(*entered)]
    assert ways[s.sq(*entered)].cost == 1
    activate(s, golem, [5, 5, 5])
    assert s.state.monsters[golem].square >= 0


@pytest.mark.rule("doria.phase-g.refill-blocked-en")
@pytest.mark.parametrize(("edition", "inside"), [("en", True), ("de", False)])
def test_with_all_entrances_taken_it_squeezes_in_or_waits(scene, edition, inside):
    art = "#######\n#s....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (0, 0)}, edition=edition)
    orc = s.monster("orc")
    s.state.activations = [(orc, monsters.EXTRA)]
    s.step(dice=[5, 5] if inside else [])
    if inside:
        assert s.at(s.state.monsters[orc].square) in ((1, 0), (0, 1))
        assert s.state.strike.targets == (0,)
    else:
        assert s.state.monsters[orc].square == -1


@pytest.mark.rule("doria.monster.mercenary-de")
@pytest.mark.parametrize(("x", "struck_at"), [(2, True), (3, False)])
def test_the_free_blow_of_a_mercenary_needs_the_next_square_though_its_weapon_is_long(scene, x, struck_at):
    s = scene(CORRIDOR, heroes={"warrior": (4, 2)})
    mercenary = s.monster("mercenary", 1, 2, acted=True)
    s.step(answers=[f"walk {s.sq(x, 2)}"])
    assert s.state.activations == ([(mercenary, 0)] if struck_at else [])
    s.state.activations = [(mercenary, 0)]
    s.step(dice=[2, 2, 2] if struck_at else [])
    assert (s.state.strike is not None) is struck_at
    assert len(s.told(Struck)) == struck_at


@pytest.mark.parametrize("kind", ["goblin", "golem", "ogre"])
def test_the_disarmed_keep_at_least_what_the_card_leaves(scene, kind):
    s = scene()
    one = s.monster(kind, 4, 4)
    plain = monsters.stats(s.t, one)
    status.disarm_monster(s.t, one)
    now = monsters.stats(s.t, one)
    for before, after in ((plain.attack, now.attack), (plain.defense, now.defense), (plain.psi, now.psi)):
        assert after == (before[0] - 1, before[1])


# ----------------------------------------------------------------------------------------------- items and odds


def test_what_lies_in_the_belt_damaged_or_beyond_one_is_of_no_use(scene):
    s = scene(heroes={"mage": (0, 0)})
    s.set("mage", hp=1, pp=9)
    whole, broken = s.give("mage", "small-healing-potion", "belt"), s.give("mage", "healing-potion", "belt")
    hard = s.give("mage", "healing-hands", "belt", meets=False)  # constitution 8
    s.state.damaged = [broken]
    uses = [text for text in s.offers() if text.startswith("use")]
    assert uses == [f"use small-healing-potion {whole} on 0"]
    s.state.damaged = []
    s.hero("mage").attributes[1] = 8
    uses = [text for text in s.offers() if text.startswith("use")]
    assert f"use healing-potion {broken} on 0" in uses
    assert f"use healing-hands {hard} on 0" in uses


@pytest.mark.rule("doria.psi.special-weapons")
def test_a_boost_is_offered_while_its_psi_points_do_not_kill(scene):
    s = scene(heroes={"warrior": (0, 0)})
    blade, orc = s.give("warrior", "frostbrand"), s.monster("orc", 1, 0, acted=True)
    plain = f"attack orc-{orc} with frostbrand {blade}"
    for pp, count in ((-17, 3), (-18, 2), (-19, 1)):  # boosts of one and two points; at -20 lies death
        s.set("warrior", pp=pp)
        attacks = [text for text in s.offers() if text.startswith("attack")]
        assert (attacks[0], len(attacks)) == (plain, count)


def test_every_outcome_of_the_dice_is_counted_once():
    for count in (1, 2, 3, 4, 5):
        assert sum(clean + fumbled for _, clean, fumbled in dice.spread(count)) == dice.every(count)
        fumbles = Fraction(sum(fumbled for _, _, fumbled in dice.spread(count)), dice.every(count))
        assert fumbles == 1 - Fraction(9**count + count * 9 ** (count - 1), 10**count)


def test_the_odds_know_monsters_whose_dice_count_six(scene):
    s = scene(heroes={"warrior": (0, 0)}, average_monster_dice=True)
    s.monster("orc", 1, 0)
    club = s.give("warrior", "wooden-club")
    attack = next(option for option in combat.attacks(s.t, 0, s.board) if option.number == club)
    odds = combat.odds(s.t, 0, attack)
    assert odds == dice.attack_odds((3, 0), (0, 17), 2, 0, True)  # 2D+5 are always 17
    assert odds.hit == Fraction(sum(clean for total, clean, _ in dice.spread(3) if total >= 17), dice.every(3))
    s.step(answers=[str(attack)], dice=[5, 6, 6])
    assert (s.told(Attacked)[0].attack, s.told(Attacked)[0].defense) == (17, 17)


# ----------------------------------------------------------------------------------------------- doors


def test_with_an_empty_deck_only_a_door_onto_a_laid_tile_opens(scene):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={"warrior": (5, 2)})
    door = next(text for text in walled(s).offers() if text.startswith("open"))
    s.state.tiles = []
    assert door in s.offers()  # it leads back onto the first tile of all
    alone = scene(EAST, heroes={"warrior": (4, 2)})
    assert [text for text in alone.offers() if text.startswith("open")]
    alone.state.tiles = []
    assert not [text for text in alone.offers() if text.startswith("open")]


def walled(s):
    """The same rooms with all doors shut."""
    ground.change(s.t, opened=())
    return s


# ----------------------------------------------------------------------------------------------- preparing


def test_a_full_hand_takes_no_more_standard_items(scene):
    t = scripted(GAME, seats=1, heroes=3)
    t.state.heroes[0].kind, t.state.heroes[0].attributes = "warrior", list(t.content.heroes["warrior"].attributes)
    t.state.phase, t.state.queue = "standard", [0]
    for held, asked in ((5, 1), (6, 0)):
        t.state.heroes[0].hand = t.state.standard[:held]
        t.asked.clear()
        t.script((), ["none"] * asked)
        t.state.queue = [0]
        run(preparation.standard_items(t), t)
        assert len(t.asked) == asked


def test_a_proposal_hangs_what_fits_anywhere_on_a_cord_and_not_on_the_head():
    t = scripted(GAME, seats=1, heroes=3)
    who = t.state.heroes[0]
    who.kind, who.attributes = "mage", [9] * 6
    ids = ["cleansing", "psi-shield", "feather-step", "sixth-sense", "eagle-eye"]
    who.hand = [next(n for stack in t.state.stacks for n in stack if t.content.numbered[n].id == id) for id in ids]
    preparation.dress(t, 0)
    assert [at for at in range(9) if who.body[at] >= 0] == [5, 6, 7, 8]
    assert len(who.pack) == 1


def test_what_a_card_is_worth_to_a_proposal(scene):
    cards = scene().content.cards
    worth = {
        "short-sword": 6 * 3 + 1 + 4 * 2 - 6 + 3 * 2 + 3,
        "leather-shield": 6 * 2 + 4 - 5 + 3 * 3 + 1,
        "leather-helmet": 5 * 3,
        "healing-hands": 10,
        "fire-bolt": 6 * 3 + 3 + 4 * 2 - 7,
        "climbing-rope": 0,
    }
    assert {id: preparation.worth(cards[id]) for id in worth} == worth


def test_the_proposal_puts_the_better_weapon_in_hand_and_spares_the_burden():
    t = scripted(GAME, seats=1, heroes=3)
    who = t.state.heroes[0]
    who.kind, who.attributes = "mage", [9, 10, 9, 9, 9, 9]
    pick = {}
    for id in ("dagger", "short-sword", "leather-shield", "leather-armor", "padded-hood", "leather-trousers", "elixir"):
        pick[id] = next(n for stack in t.state.stacks for n in stack if t.content.numbered[n].id == id)
    who.hand = list(pick.values())
    preparation.dress(t, 0)
    assert [who.body[at] for at in (7, 8)] == [pick["short-sword"], pick["dagger"]]
    assert who.belt == [pick["leather-shield"], pick["elixir"]]
    worn = [id for id in ("leather-armor", "padded-hood", "leather-trousers") if pick[id] in who.body]
    assert worn == ["leather-armor", "padded-hood"]  # four and three; three more would be above a strength of nine
    assert who.pack == [pick["leather-trousers"]]


# ----------------------------------------------------------------------------------------------- told


@pytest.mark.rule("doria.bonus.regeneration-en")
@pytest.mark.parametrize(
    ("hp", "pp", "said"),
    [
        (3, 5, "Mage regains 1 HP and 1 PP."),
        (3, 13, "Mage regains 1 HP."),
        (4, 5, "Mage regains 1 PP."),
        (4, 13, ""),
    ],
)
def test_regeneration_is_told_and_stops_at_the_maximum(scene, hp, pp, said):
    s = scene(heroes=["mage"])
    s.set("mage", hp=hp, pp=pp, bonuses=["regeneration"])
    s.state.phase, s.state.queue = "H2", [0]
    s.step()
    assert (s.hero("mage").hp, s.hero("mage").pp) == (4, min(13, pp + 1))
    assert [english(told.text()) for told in s.told(Healed)] == ([said] if said else [])


@pytest.mark.parametrize(("edition", "said"), [("en", "attribute point"), ("de", "experience points; 3 of them")])
def test_in_the_first_edition_experience_is_no_attribute_point_yet(scene, edition, said):
    s = scene(heroes=["mage"], edition=edition)
    s.state.phase, s.state.xp = "H", 1
    s.step()
    assert said in english(s.told(PointsGained)[0].text())


@pytest.mark.rule("doria.solo.doom-en")
def test_experience_given_against_doom_is_told(scene):
    s = scene(heroes=["mage"])
    s.state.phase, s.state.xp = "G", 3
    s.step(answers=["pay"])
    assert (s.told(XpPaid)[0].xp, s.told(XpPaid)[0].total, s.state.xp) == (1, 2, 2)
    assert s.state.doom_due == 1
    s.state.phase, s.state.doom_due = "G", 0
    s.step(answers=["step"])
    assert (len(s.told(XpPaid)), s.state.xp, s.state.doom_due) == (1, 2, 2)


@pytest.mark.rule("doria.end.all-unconscious")
def test_the_end_of_all_is_told(scene):
    s = scene(heroes=["mage", "warrior"])
    for who in s.state.heroes:
        who.unconscious = True
    s.state.phase, s.state.round = "C", 2
    s.state.fallen = 2
    assert s.step() == "all_rolled"
    assert [told.reason for told in s.told(Ended)] == ["lost-unconscious"]
    assert s.state.phase == "C"  # the end is the end: no doom for those who fell


@pytest.mark.rule("doria.end.level-5-de")
def test_the_fifth_level_ends_the_first_edition_and_is_told(scene):
    s = scene(heroes=["mage", "warrior"], edition="de")
    s.state.level, s.state.doom, s.state.doom_due = 4, 10, 1
    assert s.step() == "doom_step"
    assert (s.state.level, s.state.result) == (5, "lost-level")
    assert [told.reason for told in s.told(Ended)] == ["lost-level"]
    newer = scene(heroes=["mage", "warrior"])
    newer.state.level, newer.state.doom, newer.state.doom_due = 4, 10, 1
    newer.step()
    assert (newer.state.level, newer.state.result, newer.told(Ended)) == (5, "", [])


@pytest.mark.parametrize(
    ("points", "said"), [(0, "no monster points"), (1, "1 monster point:"), (3, "3 monster points:")]
)
def test_monster_points_are_counted_in_good_grammar(scene, points, said):
    s = scene(mode="campaign", scenario="ash-1-earthquake")
    campaign.add_points(s.t, points, "")
    assert said in english(s.told(MonsterPointsGained)[0].text())


# ----------------------------------------------------------------------------------------------- falling and waking


@pytest.mark.rule("doria.phase-c.unconscious")
@pytest.mark.parametrize(("die", "falls"), [(2, False), (1, True)])
def test_one_action_point_is_enough_to_stay_awake_and_none_is_not(scene, die, falls):
    s = scene(heroes=["mage", "warrior"])
    s.set("mage", ip=0, hp=-2)  # one die, less two
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[die + 1])
    assert s.hero("mage").ap == die - 1
    assert s.hero("mage").unconscious is falls


@pytest.mark.rule("doria.solo.no-unconscious-en")
@pytest.mark.parametrize(("ip", "ap"), [(-3, 1), (-2, 1), (-1, 2)])
def test_a_lone_hero_has_at_least_one_action_point(scene, ip, ap):
    s = scene(heroes=["mage"])
    s.set("mage", ip=ip)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[3])
    assert (s.hero("mage").ap, s.hero("mage").unconscious) == (ap, False)


def test_putting_somebody_down_is_told(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)})
    s.set("mage", unconscious=True)
    s.step(answers=["pick-up 1"])
    assert s.hero("warrior").carries == 1
    s.step(answers=["put-down"])
    assert s.hero("warrior").carries == -1
    assert [(told.hero, told.other) for told in s.told(PutDown)] == [("warrior", "mage")]
    assert "pick-up 1" in s.offers()


# ----------------------------------------------------------------------------------------------- more monsters


@pytest.mark.parametrize(("mods", "ap"), [((), 3), (("hoarder",), 2), (("hoarder",) * 2, 1), (("hoarder",) * 3, 1)])
def test_a_burdened_zombie_still_drags_itself_one_square(scene, mods, ap):
    s = scene(CORRIDOR, heroes={"warrior": (4, 2)})
    zombie = s.monster("zombie", 0, 2, mods=mods)
    assert monsters.stats(s.t, zombie).ap == ap
    dice = [2, 2] if ap == 3 else []
    assert activate(s, zombie, dice) == (ap, 2)


@pytest.mark.rule("doria.monster.zombie-en", "doria.spawn.no-figure-zombies-en")
@pytest.mark.parametrize(("others", "raised"), [(3, True), (4, False)])
def test_a_zombie_raises_another_while_a_figure_is_left(scene, others, raised):
    s = scene(heroes={"warrior": (4, 4)})
    s.monster("zombie", 0, 0)
    for at in range(others - 1):
        s.monster("zombie", at, 2)
    for at in range(3):
        s.monster("archer", at, 3)  # other kinds do not count
    s.state.phase, s.state.queue = "F", [s.content.points.phase_f.index("zombies")]
    before = len(s.state.monsters)
    assert s.step() == "special"
    zombies = [monster for monster in s.state.monsters.values() if monster.kind == "zombie"]
    assert len(zombies) == 5
    assert len(s.state.monsters) - before == 5 - others
    assert len(s.state.activations) == others - (5 - others)  # who finds no figure acts instead


def test_a_taken_weapon_is_not_offered_against_a_monster_outside(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.give("mage", "wooden-club", "belt")
    outside, near = s.monster("orc", acted=True), s.monster("ghoul", 0, 1, acted=True)
    s.step(answers=["take", "keep", "pack"])
    uses = next(ask for ask in s.t.asked if ask.key == "take-use")
    assert [str(option) for option in uses.options] == ["keep", f"attack {near}"]
    assert outside in s.state.monsters


@pytest.mark.rule("doria.bonus.range-zero")
def test_a_moved_ring_of_fire_starts_where_it_strikes_most_and_burns_fewest_friends(scene):
    s = scene(heroes={"mage": (1, 1), "warrior": (0, 1)})
    ring = s.give("mage", "flame-ring")
    s.set("mage", bonuses=["range"], pp=9)
    aimed, beside = s.monster("orc", 2, 1, hp=9, acted=True), s.monster("zombie", 3, 1, hp=9, acted=True)
    far = s.monster("zombie", 4, 4, hp=9, acted=True)
    s.step(answers=[f"attack orc-{aimed} with flame-ring {ring}"], dice=[9, 9, 9, 2, 2, 2, 2])
    assert [told.monster for told in s.told(Attacked)] == ["orc", "zombie"]  # from the square of the orc
    assert s.hero("warrior").hp == s.hero("warrior").max_hp
    assert s.state.monsters[beside].hp < 9
    assert s.state.monsters[far].hp == 9


@pytest.mark.rule("doria.bonus.range-zero", "doria.combat.friendly-fire-en")
@pytest.mark.parametrize("friend", [(0, 1), (1, 0), (3, 1)])
def test_of_two_places_that_strike_as_many_the_ring_of_fire_spares_a_friend(scene, friend):
    """The orc is reached from the mage's own square and from the orc's; a friend stands beside one of them."""
    s = scene(heroes={"mage": (1, 1), "warrior": friend})
    ring = s.give("mage", "flame-ring")
    s.set("mage", bonuses=["range"], pp=9)
    orc = s.monster("orc", 2, 1, hp=9, acted=True)
    s.step(answers=[f"attack orc-{orc} with flame-ring {ring}"], dice=[9, 9, 9, 2, 2])
    assert s.state.monsters[orc].hp < 9
    assert s.hero("warrior").hp == s.hero("warrior").max_hp


@pytest.mark.rule("doria.los.only-target", "doria.defeat.xp")
@pytest.mark.parametrize(("card", "struck"), [("glaive", 2), ("earthbreaker", 3)])
def test_a_sweep_strikes_as_many_as_the_card_says_also_when_the_first_falls(scene, card, struck):
    s = scene(heroes={"warrior": (2, 2)})
    weapon = s.give("warrior", card)
    zombies = [s.monster("zombie", x, y, hp=1, acted=True) for x, y in ((1, 2), (3, 2), (2, 1))]
    s.step(answers=[f"attack zombie-{zombies[1]} with {card} {weapon}"], dice=[9, 9, 9, *[2, 2] * struck])
    assert len(s.told(Attacked)) == struck
    assert list(s.state.monsters) == zombies[struck:]
    assert s.state.xp == struck


@pytest.mark.rule("doria.combat.friendly-fire-en", "doria.card.piercing-en")
@pytest.mark.parametrize("how", ["", "card", "boost"])
def test_what_pierces_armor_pierces_that_of_a_friend_too(scene, how):
    s = scene(heroes={"mage": (0, 0), "warrior": (2, 0)})
    ball, plate = s.give("mage", "fireball"), s.give("warrior", "leather-helmet")
    pierce = {"card": {"piercing": True}, "boost": {"boosts": (Boost(1, piercing=True),)}}  # no printed card does this
    s.revise(ball, **pierce.get(how, {}))
    s.set("mage", pp=9)
    s.set("warrior", hp=20)
    goblin = s.monster("goblin", 2, 1, hp=9, acted=True)
    attack = f"attack goblin-{goblin} with fireball {ball}" + " effect 0" * (how == "boost")
    armor = [] if how else [f"leather-helmet {plate}"]
    s.step(answers=[attack, "0", *armor], dice=[9, 9, 9, 2, 2, 2, 3])
    assert [ask.key for ask in s.t.asked].count("armor") == (not how)


@pytest.mark.rule("doria.card.disarmed-en")
@pytest.mark.parametrize(("disarmed", "dice"), [(False, [4, 4]), (True, [8])])
def test_who_is_disarmed_pushes_with_the_spiked_shield_with_one_die(scene, disarmed, dice):
    s = scene(heroes={"warrior": (0, 0)})
    shield = s.give("warrior", "spiked-shield")  # 2D+3
    s.hero("warrior").disarmed = disarmed
    orc = s.monster("orc", 1, 0, hp=9, acted=True)
    s.step(answers=[f"attack orc-{orc} with spiked-shield {shield}"], dice=[*dice, 2, 2])
    assert s.told(Attacked)[0].attack == 11


@pytest.mark.rule("doria.combat.friendly-fire-en")
@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("sign", ["immobilize", "disarm", "poison"])
def test_a_friend_in_the_fire_suffers_whatever_a_target_would(scene, sign, boosted):
    s = scene(heroes={"mage": (0, 0), "warrior": (2, 0)})
    ball = s.give("mage", "fireball")
    does = {sign: 2 if sign == "poison" else True}  # no printed card does this to friends
    s.revise(ball, **({"boosts": (Boost(1, **does),)} if boosted else does))
    s.set("mage", pp=9)
    s.set("warrior", hp=10, pp=0, wis=9)
    orc = s.monster("orc", 1, 0, hp=9, acted=True)
    attack = f"attack orc-{orc} with fireball {ball}"
    s.step(answers=[f"{attack} effect 0" if boosted else attack, "0"], dice=[6, 6, 6, 2, 2, 2, 3])
    who = s.hero("warrior")
    assert who.hp < 10
    assert (who.held, who.disarmed, who.poison) == (sign == "immobilize", sign == "disarm", 2 * (sign == "poison"))


@pytest.mark.rule("doria.combat.friendly-fire-en", "doria.card.poison-en")
@pytest.mark.parametrize(("damage", "poison"), [(0, 0), (1, 2)])
def test_one_hit_point_is_enough_to_poison_a_friend(scene, damage, poison):
    s = scene(heroes={"mage": (0, 0), "warrior": (2, 0)})
    ball = s.give("mage", "fireball")
    s.revise(ball, damage=damage, poison=2)
    s.set("mage", pp=9)
    s.set("warrior", hp=10, pp=0, wis=9)
    orc = s.monster("orc", 1, 0, hp=9, acted=True)
    s.step(answers=[f"attack orc-{orc} with fireball {ball}", "0"], dice=[5, 5, 3, 2, 2, 6, 6])
    assert (s.hero("warrior").hp, s.hero("warrior").poison) == (10 - damage, poison)


# ----------------------------------------------------------------------------------------------- chapter to chapter


def begun_with(sheets, **more):
    """The next scenario of a party with these sheets."""
    handed = campaigns.plain(Parcel(version=GAME.info.version, scenario="ash-2-goblin-king", heroes=sheets, **more))
    config = configure(GAME.info, seed=3, seats=1, mode="campaign", scenario="ash-2-goblin-king", legacy=handed)
    content = GAME.content(config)
    return scripted(GAME, GAME.setup(config, content), mode="campaign", scenario="ash-2-goblin-king", seats=1)


@pytest.mark.rule("doria.camp.start-cards-en", "doria.camp.xp-carry-en")
def test_who_comes_back_has_its_own_values_and_no_second_pair_of_standard_items():
    own = [15, 12, 9, 9, 5, 1]
    t = begun_with([Character(kind="warrior", seat=0, attributes=own, bonuses=["melee"], cards=["war-axe"])], won=1)
    who = t.state.heroes[0]
    assert (who.max_hp, who.hp, who.ip, who.max_pp) == (13, 13, 9, 3)
    assert [t.content.numbered[number].id for number in who.hand] == ["war-axe"]
    t.state.phase, t.state.queue = "standard", [0]
    t.script((), ["none"])
    run(preparation.standard_items(t), t)
    assert [t.content.numbered[number].id for number in who.hand] == ["war-axe"]
    assert t.state.queue == []


@pytest.mark.rule("doria.camp.keep-cards-en")
@pytest.mark.parametrize(("answers", "kept"), [(["none"], 0), (["potion", "none"], 1), (["potion", "potion"], 2)])
def test_nobody_must_keep_a_card(scene, answers, kept):
    s = scene(heroes=["warrior"], mode="campaign", scenario="ash-3-shards")
    s.state.result, s.state.chapters_won = "won-goal", 2
    numbers = [s.give("warrior", "small-healing-potion", "pack") for _ in range(3)]
    sword, trap = s.give("warrior", "combat-hammer"), s.card("boulder-trap")
    s.hero("warrior").pack.append(trap)
    s.state.phase, s.state.queue, s.state.advances = "rewards", [0], True
    s.state.chapters_won = 3  # two cards
    texts = [f"small-healing-potion {numbers.pop()}" if word == "potion" else word for word in answers]
    assert s.step(answers=texts) == "reward"
    assert len(s.hero("warrior").hand) == kept
    assert len(s.state.discard) == 4 - kept  # what is not kept, and the trap, which nobody may keep
    assert sword in s.state.standard
    assert gear.owned(s.hero("warrior")) == []


def test_the_odds_of_a_critical_hit_begin_at_ten_points():
    odds = dice.attack_odds((1, 0), (0, 0), 2, 0, False)
    assert odds.hit == 1
    assert odds.critical == Fraction(1, 10)  # ten and more
    assert dice.attack_odds((1, 1), (0, 0), 2, 0, False).critical == Fraction(2, 10)
    armored = dice.attack_odds((1, 0), (0, 0), 2, 2, False)
    assert armored.damage == sum(Fraction(1, 10**n) for n in range(1, 8))  # only what explodes gets through
    clumsy = dice.attack_odds((1, 0), (2, 40), 2, 0, True)
    assert clumsy.hit > clumsy.critical - Fraction(1, 1000)
    assert clumsy.critical >= Fraction(1, 100)  # two ones are a hit, one step harder
    assert dice.attack_odds((1, 0), (2, 40), 2, 0, False).critical < Fraction(1, 1000)


# ----------------------------------------------------------------------------------------------- caught and released


@pytest.mark.rule("doria.xp.leave-en")
def test_who_leaves_is_out_of_the_trap_and_the_others_stay_in_it(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (0, 1)}, open_party=True)
    for who in s.state.heroes:
        who.attributes = [1] * 6
    s.state.stacks, s.state.loot_due = [[s.card("vine-tendrils")], [], []], [(0, 1)]
    s.step(dice=[2, 3, 2, 3, 2, 3])
    assert [caught.heroes for caught in s.state.caught] == [(0, 1, 2)]
    s.state.phase = "end"
    s.step(answers=["leave 1"])
    assert [caught.heroes for caught in s.state.caught] == [(0, 2)]
    s.step(answers=["leave 0"])
    assert [caught.heroes for caught in s.state.caught] == [(2,)]
    assert s.hero("ranger").held
    assert not s.hero("mage").held


@pytest.mark.parametrize(("held", "fits"), [("", True), ("hand-1", False), ("hand-2", False)])
def test_a_proposal_gives_a_two_handed_weapon_only_to_two_free_hands(scene, held, fits):
    s = scene(heroes=["warrior"])
    if held:
        s.give("warrior", "dagger", held)
    hammer = s.card("combat-hammer")
    s.hero("warrior").hand = [hammer]
    preparation.dress(s.t, 0)
    assert (s.hero("warrior").body[7:9] == [hammer, hammer]) is fits
    assert (s.hero("warrior").pack == [hammer]) is not fits


@pytest.mark.rule("doria.camp.death-new-hero-en")
@pytest.mark.parametrize(("kinds", "asked"), [(("warrior", ""), [1]), (("", "mage"), [0]), (("warrior", "mage"), [])])
def test_only_who_is_new_chooses_a_hero_in_the_next_chapter(kinds, asked):
    t = begun_with([Character(kind=kind, seat=0, attributes=[9] * 6) for kind in kinds])
    assert t.state.queue == asked
    assert len(t.state.heroes) == 2


@pytest.mark.rule("doria.ai.stop-in-range", "doria.ai.keep-distance-others")
@pytest.mark.parametrize(("kind", "square"), [("orc", (3, 2)), ("mercenary", (2, 0))])
def test_only_who_strikes_from_afar_keeps_away_from_the_others(scene, kind, square):
    s = scene(heroes={"warrior": (2, 2), "mage": (3, 4)})
    beast = s.monster(kind, 4, 2)
    dice = [5] * monsters.stats(s.t, beast).attack[0]
    assert activate(s, beast, dice) == square  # the next square will do at arm's length
    assert s.state.strike.targets == (0,)


@pytest.mark.rule("doria.secret.on-dead-door")
def test_a_walled_off_door_of_the_second_tile_belongs_to_the_second_tile(scene):
    shut = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    room = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene({(0, 0): EAST, (1, 0): shut, (2, 0): room}, heroes={"mage": (7, 2)})
    dead = s.sq(9, 2) * 4 + 1
    assert explore.dead_doors(s.board, 0) == []
    assert explore.dead_doors(s.board, 1) == [dead]
    assert explore.dead_doors(s.board, 2) == []


@pytest.mark.rule("doria.phase-b.refill")
def test_an_empty_shop_is_filled_from_the_discards_when_all_stacks_are_gone(scene):
    s = scene()
    cards = [s.card(id) for id in ("dagger", "sling", "hatchet", "buckler")]
    s.state.stacks, s.state.discard = [[], [], []], list(cards)
    s.state.phase = "A"
    assert s.step() == "begin_round"
    assert set(s.state.shop) < set(cards)
    assert s.state.discard == []
    assert sum(map(len, s.state.stacks)) == 1


def test_a_boost_is_named_in_the_label_from_the_first_on(scene):
    s = scene(heroes={"warrior": (0, 0)})
    blade = s.give("warrior", "frostbrand")
    s.monster("orc", 1, 0)
    s.set("warrior", pp=9)
    attacks = [option for option in combat.attacks(s.t, 0, s.board) if option.number == blade]
    said = [previews.attack_label(s.t, option) for option in attacks]
    assert [label.id for label in said] == ["act-attack", "act-attack-boost", "act-attack-boost"]
    costs = [[cost.value for cost in previews.act_meaning(s.t, 0, option).cost] for option in attacks]
    ap = s.content.numbered[blade].ap
    assert costs == [[ap], [ap, 1], [ap, 2]]


@pytest.mark.rule("doria.explore.draw")
def test_a_door_back_onto_the_first_tile_of_all_draws_none(scene):
    s = walled(scene({(0, 0): EAST, (1, 0): WEST}, heroes={"warrior": (5, 2)}))
    tiles = list(s.state.tiles)
    s.step(answers=[next(text for text in s.offers() if text.startswith("open"))])
    assert s.state.reveal is None
    assert (s.state.tiles, len(s.state.dungeon.placements)) == (tiles, 2)
    assert f"walk {s.sq(4, 2)}" in s.offers()


@pytest.mark.rule("doria.setup.trade")
@pytest.mark.parametrize(
    ("strength", "worn", "fits"),
    [
        (6, "", True),
        (5, "", False),
        (2, "porters-harness", True),
        (1, "porters-harness", False),
        (10, "great-helm", True),
        (9, "great-helm", False),
    ],
)
def test_nobody_is_dressed_in_more_armor_than_the_strength_carries(scene, strength, worn, fits):
    """The scale armor weighs six; a harness carries four of them, and what is worn already counts."""
    s = scene()
    if worn:
        s.give("warrior", worn, meets=False)
    s.set("warrior", str_=strength)
    scales = s.content.numbered[s.card("scale-armor")]
    assert preparation.overloads(s.t, 0, scales) is not fits
