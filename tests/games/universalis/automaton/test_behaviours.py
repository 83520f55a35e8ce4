"""The Creature Behavior cards, and how the Artificial Dark Player's creatures choose attacks and squares."""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.quests import Door, Fixed, Ground, Section
from undercroft.games.universalis.content.sheets import quests, read
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.automaton import aims, artificial, positions
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import DARK, NOBODY, Held, Mark
from undercroft.kernel import ContentError

LONG = "a" * 20


def of_type(a, behaviour, **more):
    """Let all test orcs follow a card; more fields of their profile."""
    profile = replace(a.content.creatures["orc-warrior"], behaviour=behaviour, **more)
    dict.__setitem__(a.content.creatures, "orc-warrior", profile)


def end(a, figure, points=5):
    return a.run(positions.attack_square(a.t, figure, routes(a.t, figure, points)))


# ------------------------------------------------------------------------------------------------ the cards


@pytest.mark.rule("dun.adp.behavior-types")
def test_there_are_eleven_cards_and_variants_of_them_each_of_its_own_and_each_with_a_creature():
    content = base()
    assert tuple(content.behaviours) == d.BEHAVIOURS
    printed = [card for card in content.behaviours.values() if not card.like]
    assert len(printed) == 11
    assert {card.like for card in content.behaviours.values()} <= {"", *(card.id for card in printed)}
    plain = [replace(card, id="", like="") for card in content.behaviours.values()]
    assert len(set(plain)) == len(d.BEHAVIOURS)
    used = {creature.behaviour for creature in content.creatures.values()}
    assert used == set(d.BEHAVIOURS) - {"leader"}
    led = [quest for quest in quests() if quest.leader]
    assert all(content.creatures[quest.leader].level == d.CHAMPION for quest in led)


@pytest.mark.rule("dun.adp.behavior-types")
@pytest.mark.parametrize(
    ("behaviour", "chosen"),
    [
        ("undead", "near"),
        ("berserker", "near"),
        ("animal", "hurt"),
        ("flying", "soft"),
        ("raazbal", "proud"),
        ("melee-fighter", "easy"),
        ("large", "easy"),
    ],
)
def test_whom_a_card_puts_first(arena, behaviour, chosen):
    a = arena(LONG, start=((19, 0),))
    of_type(a, behaviour)
    orc = a.orc(9, 0, hands=("broadsword",))
    heroes = {
        "near": a.hero(7, 0, combat=9),
        "hurt": a.hero(11, 0, combat=9, wounds=2),
        "soft": a.hero(5, 0, combat=9, hands=("short-bow",)),
        "proud": a.hero(13, 0, combat=9, vp=40),
        "easy": a.hero(14, 0, combat=1),
    }
    if behaviour == "undead":
        heroes["hurt"].cell = a.at(12, 0)
    if behaviour == "berserker":
        heroes["hurt"].cell = a.at(12, 0)
    _, weapon = figures.melee_weapon(a.t, orc)
    ranks = {
        name: aims.priority(a.t, orc, foe, aims.suits(a.t, orc, foe, weapon.id)[0]) for name, foe in heroes.items()
    }
    assert min(ranks, key=ranks.get) == chosen


@pytest.mark.rule("dun.adp.behavior-types", "dun.adp.specific-over-general")
@pytest.mark.parametrize(("behaviour", "keeps"), [("ranged-fighter", 4), ("melee-fighter", 0)])
def test_a_ranged_fighter_shoots_and_steps_back(arena, behaviour, keeps):
    a = arena(LONG, start=((19, 0),))
    of_type(a, behaviour)
    hero = a.hero(5, 0, vitality=30)
    archer = a.orc(7, 0, hands=("short-bow",), movement=5)
    assert positions.keeps(a.t, archer) == keeps
    a.run(artificial.activate(a.t, archer.id), [1, 2])
    assert a.t.rolled[-1][2] == "shot"
    assert a.board.distance(hero.cell, archer.cell) == (keeps or 2)


@pytest.mark.rule("dun.adp.disengage")
@pytest.mark.parametrize(
    ("dice", "cell", "key"), [([6, 5, 1, 2], (9, 0), "shot"), ([1, 2, 1, 2, 3, 3], (6, 0), "defence")]
)
def test_who_keeps_away_breaks_away_or_fights(arena, dice, cell, key):
    a = arena(LONG, start=((19, 0),))
    of_type(a, "ranged-fighter")
    a.hero(5, 0, vitality=30, combat=9, hands=("broadsword",))
    archer = a.orc(6, 0, hands=("short-bow",), pack=("dagger",), movement=5)
    a.run(artificial.activate(a.t, archer.id), dice)
    assert archer.cell == a.at(*cell)
    assert a.t.rolled[-1][2] == key
    assert archer.hands[0].card == ("short-bow" if key == "shot" else "dagger")


@pytest.mark.rule("dun.adp.disengage")
def test_nobody_else_tries_to_break_away(arena):
    a = arena(LONG, start=((19, 0),))
    a.hero(5, 0)
    orc = a.orc(6, 0, hands=("broadsword",))
    a.activate(orc)
    a.run(positions.break_away(a.t, orc.id))
    assert orc.cell == a.at(6, 0)


@pytest.mark.rule("dun.adp.behavior-types")
def test_a_sorcerer_without_mana_keeps_away_no_longer(arena):
    a = arena(LONG, start=((19, 0),))
    of_type(a, "sorcerer")
    witch = a.orc(6, 0, spells=("lightning",), mana=2)
    assert positions.keeps(a.t, witch) == 6
    witch.mana = 0
    assert positions.keeps(a.t, witch) == 0


@pytest.mark.rule("dun.adp.behavior-types")
def test_a_melee_fighter_comes_from_behind_and_others_by_the_shortest_way(arena):
    for behaviour, at in (("melee-fighter", "behind"), ("battle-sorcerer", "before")):
        a = arena(start=((11, 7),))
        of_type(a, behaviour)
        hero = a.hero(5, 4, facing="west", marks=Mark.STATIONARY)
        orc = a.orc(2, 4, hands=("broadsword",), movement=9)
        a.activate(orc)
        cell = end(a, orc, 9)
        back = a.board.xy(cell)[0] > a.board.xy(hero.cell)[0]
        assert back is (at == "behind")


@pytest.mark.rule("dun.adp.behavior-types")
def test_large_creatures_wade_into_the_crowd(arena):
    for behaviour, reached in (("large", 2), ("undead", 1)):
        a = arena(start=((11, 7),))
        of_type(a, behaviour)
        one, two = a.hero(5, 5, combat=1), a.hero(5, 7)
        ogre = a.orc(5, 2, hands=("broadsword",), movement=9)
        a.activate(ogre)
        cell = end(a, ogre, 9)
        assert sum(a.board.distance(cell, hero.cell) == 1 for hero in (one, two)) == reached


@pytest.mark.rule("dun.adp.behavior-types")
def test_a_battle_sorcerer_strengthens_itself_before_it_attacks(arena):
    for behaviour, mana in (("battle-sorcerer", 1), ("melee-fighter", 2)):
        a = arena(LONG, start=((19, 0),))
        of_type(a, behaviour)
        a.hero(5, 0)
        witch = a.orc(9, 0, spells=("favour-of-the-gods",), mana=2, intelligence=9)
        a.activate(witch)
        a.run(artificial.mood(a.t, witch.id), [3, 3] if mana == 1 else [])
        assert witch.mana == mana
        assert [one.spell for one in a.state.spellbound] == (["favour-of-the-gods"] if mana == 1 else [])


@pytest.mark.rule("dun.adp.behavior-types", "dun.adp.behavior-leader")
def test_a_leader_waits_among_its_own_until_it_is_hurt(arena):
    a = arena("a" * 30, start=((29, 0),))
    a.hero(0, 0)
    boss, guard = a.orc(20, 0, leader=True, hands=("broadsword",)), a.orc(22, 0)
    assert positions.holds_place(a.t, boss)
    a.run(artificial.activate(a.t, boss.id))
    assert boss.cell == a.at(20, 0)
    boss.wounds = 1
    assert not positions.holds_place(a.t, boss)
    boss.wounds, boss.leader = 0, False
    assert not positions.holds_place(a.t, boss)
    boss.leader, guard.marks = True, Mark.KNOCKED_OUT
    assert not positions.holds_place(a.t, boss)


@pytest.mark.rule("dun.adp.behavior-leader", "dun.adp.behavior-types")
def test_raazbal_follows_his_own_card_and_that_of_leaders(arena):
    a = arena("a" * 30, start=((29, 0),))
    a.state.party.start_heroes = 4
    demon = a.orc(20, 0, card="raazbal", leader=True, hands=("broadsword",))
    a.orc(22, 0)
    humble, proud = a.hero(18, 0, vp=10), a.hero(10, 0, vp=30, combat=9)
    assert not positions.holds_place(a.t, demon)
    assert artificial.extra_actions(a.t, demon) == 2
    assert aims.priority(a.t, demon, proud, 0) < aims.priority(a.t, demon, humble, 1)


# ------------------------------------------------------------------------------------------------ the choice of attacks


@pytest.mark.rule("dun.adp.attack.weapon-by-armor")
@pytest.mark.parametrize(
    ("worn", "weapon"), [(("chainmail",), "axe"), (("leather-armor",), "broadsword"), ((), "broadsword")]
)
def test_axes_for_heavy_armor_and_swords_for_light(arena, worn, weapon):
    a = arena()
    orc = a.orc(5, 4, hands=("broadsword", "axe"))
    hero = a.hero(5, 3, worn=worn, vitality=20)
    a.activate(orc)
    assert str(aims.best_swing(a.t, orc, hero).how) == weapon


@pytest.mark.rule("dun.adp.attack.weapon-by-armor")
@pytest.mark.parametrize(("worn", "drawn"), [(("chainmail",), "axe"), ((), "")])
def test_out_of_melee_it_draws_the_weapon_that_suits(arena, worn, drawn):
    a = arena()
    orc = a.orc(5, 6, hands=("broadsword",), pack=("axe",))
    hero = a.hero(5, 3, worn=worn, vitality=20)
    a.activate(orc)
    assert artificial.weapon_for_now(a.t, orc.id) == drawn
    hero.cell = a.at(5, 5)
    assert artificial.weapon_for_now(a.t, orc.id) == ""


@pytest.mark.rule("dun.adp.attack.choice")
def test_the_more_effective_of_a_skill_and_a_blow(arena):
    for agility, used in ((1, True), (9, False)):
        a = arena()
        beast = a.orc(5, 4, size=3, skills=("corrosive-vomit",), hands=("club",), combat=1)
        hero = a.hero(5, 3, agility=agility, vitality=9, combat=3, hands=("broadsword",))
        a.activate(beast)
        a.run(aims.melee_attack(a.t, beast.id), [1, 2, 1, 1, 1, 1, 1] if used else [1, 2, 6, 6])
        assert (beast.uses.get("corrosive-vomit", 0) == 1) is used
        assert hero.wounds == 0


@pytest.mark.rule("dun.adp.attack.choice")
def test_a_skill_is_declared_where_it_helps(arena):
    a = arena()
    orc = a.orc(5, 4, skills=("mighty-blow",), hands=("broadsword",), combat=9)
    strong = a.hero(5, 3, armor=6, vitality=20, combat=1)
    a.activate(orc)
    assert str(aims.best_swing(a.t, orc, strong).how) == "broadsword+mighty-blow"
    orc.base, strong.base = (
        (*orc.base[:1], 1, *orc.base[2:]),
        (*strong.base[:1], 5, *strong.base[2:4], 2, *strong.base[5:]),
    )
    assert str(aims.best_swing(a.t, orc, strong).how) == "broadsword"


@pytest.mark.rule("dun.adp.attack.skill-limit")
def test_a_declared_skill_wears_off_after_three_uses(arena):
    a = arena()
    orc = a.orc(5, 4, skills=("mighty-blow",), hands=("broadsword",), combat=9)
    hero = a.hero(5, 3, armor=6, vitality=20, combat=1)
    a.activate(orc)
    orc.uses["mighty-blow"] = aims.MOST_USES
    assert str(aims.best_swing(a.t, orc, hero).how) == "broadsword"


@pytest.mark.rule("dun.adp.attack.max-targets")
def test_a_spinning_blow_comes_before_a_common_one_if_there_are_two(arena):
    a = arena()
    orc = a.orc(5, 4, skills=("spinning-blow",), hands=("broadsword",))
    hero = a.hero(5, 3)
    a.activate(orc)
    assert str(aims.best_swing(a.t, orc, hero).how) == "broadsword"
    a.hero(6, 4)
    assert str(aims.best_swing(a.t, orc, hero).how) == "broadsword+spinning-blow"


@pytest.mark.rule("dun.adp.attack.kind-priority")
def test_a_rock_is_thrown_before_a_charge(arena):
    a = arena(LONG, start=((19, 0),))
    giant = a.orc(9, 0, size=3, strength=6, skills=("rock-throwing",), hands=("club",))
    a.hero(6, 0, vitality=20)
    a.activate(giant)
    a.run(artificial.one_thing(a.t, giant.id), [1, 2])
    assert giant.uses["rock-throwing"] == 1
    assert a.t.rolled[-1][2] == "shot"


@pytest.mark.rule("dun.adp.order")
def test_who_attacks_from_afar_by_a_skill_acts_with_the_shooters(arena):
    a = arena()
    brute, drake = a.orc(5, 5, vp=9), a.orc(5, 7, vp=1, skills=("breath",))
    assert artificial.order(a.t) == [drake.id, brute.id]


@pytest.mark.rule("dun.adp.target.priority")
def test_among_equals_chance_decides(arena):
    found = set()
    for seed in range(8):
        a = arena(start=((0, 7),))
        a.state.streams = {"": seed + 1}
        orc = a.orc(5, 4, hands=("broadsword",))
        left, right = a.hero(4, 4), a.hero(6, 4)
        a.activate(orc)
        found.add(a.run(aims.best_blow(a.t, orc.id))[0].target)
    assert found == {left.id, right.id}


@pytest.mark.rule("dun.adp.attack.kind-priority")
def test_a_crossbow_is_loaded_again_and_a_javelin_drawn(arena):
    a = arena(LONG, start=((19, 0),))
    a.hero(5, 0)
    gunner = a.orc(9, 0, hands=(Held("handgun", loaded=False),))
    a.activate(gunner)
    a.run(artificial.make_ready(a.t, gunner.id))
    assert gunner.hands == [Held("handgun")]
    assert a.state.turn.active.action == 0
    thrower = a.orc(12, 0, hands=("broadsword",), pack=("javelin",))
    a.activate(thrower)
    a.run(artificial.make_ready(a.t, thrower.id))
    assert [held.card for held in thrower.hands] == ["javelin", "broadsword"]


@pytest.mark.rule("dun.adp.attack.kind-priority")
def test_an_archer_takes_up_his_bow_again_when_nobody_is_near(arena):
    for behaviour, wanted in (("ranged-fighter", "short-bow"), ("melee-fighter", "")):
        a = arena(LONG, start=((19, 0),))
        of_type(a, behaviour)
        a.hero(5, 0)
        archer = a.orc(9, 0, hands=("broadsword",), pack=("short-bow",))
        a.activate(archer)
        assert artificial.weapon_for_now(a.t, archer.id) == wanted


def test_who_lies_in_a_pit_climbs_out(arena):
    a = arena(LONG, start=((19, 0),), ground=(Ground("pit", (9, 0)),))
    a.hero(2, 0)
    orc = a.orc(9, 0, marks=Mark.IN_PIT, hands=("broadsword",))
    a.run(artificial.activate(a.t, orc.id), [6, 5])
    assert not orc.marks & Mark.IN_PIT


# ------------------------------------------------------------------------------------------------ where they go


@pytest.mark.rule("dun.adp.move.no-agility-tests")
def test_an_enemy_beyond_a_moat_is_never_the_nearest(arena):
    a = arena("\n".join(["a" * 12] * 3), start=((0, 0),), ground=(Ground("abyss", (4, 0), depth=3),))
    a.hero(2, 1)
    orc = a.orc(6, 1)
    assert a.run(positions.nearest(a.t, orc)) is None
    far = a.hero(11, 1)
    assert a.run(positions.nearest(a.t, orc)) is far
    orc.marks |= Mark.FLYING
    assert a.run(positions.nearest(a.t, orc)) is not far


@pytest.mark.rule("dun.adp.move.path")
def test_it_does_not_stop_in_the_door_while_allies_are_behind(arena):
    drawing = "\n".join(["aaaaabbbbb"] * 5)
    a = arena(drawing, start=((0, 0),), doors=(Door("gate", (4, 2), "east"),))
    a.reveal_all()
    of_type(a, "large")
    hero = a.hero(3, 2, marks=Mark.STATIONARY)
    first = a.orc(5, 2, hands=("broadsword",))
    a.activate(first)
    assert positions.blocks(a.t, first, hero, a.at(4, 2)) == 0
    alone = end(a, first)
    assert a.board.xy(alone) == (4, 2)
    a.orc(8, 2)
    assert positions.blocks(a.t, first, hero, a.at(4, 2)) == 1
    assert positions.blocks(a.t, first, hero, a.at(4, 3)) == 0
    assert a.board.xy(end(a, first))[0] < 5
    assert a.board.xy(end(a, first)) != (4, 2)


@pytest.mark.rule("dun.adp.position.guard-leader")
def test_it_stands_on_the_enemys_way_to_the_leader(arena):
    for card, leads in (("melee-fighter", True), ("melee-fighter", False), ("undead", True)):
        a = arena(start=((0, 0),))
        of_type(a, card)
        hero = a.hero(5, 4, facing="north", marks=Mark.STATIONARY)
        a.orc(11, 4, leader=leads, marks=Mark.KNOCKED_DOWN)
        orc = a.orc(5, 7, hands=("broadsword",))
        a.activate(orc)
        cells = {a.at(x, y) for x, y in ((6, 3), (6, 4), (6, 5))}
        assert positions.detour(a.t, orc, hero, a.at(6, 4)) == 0
        assert (positions.detour(a.t, orc, hero, a.at(4, 4)) > 0) is leads
        assert (end(a, orc) in cells) is (leads and card == "melee-fighter")


@pytest.mark.rule("dun.adp.position.spread")
def test_a_spear_is_used_from_two_squares_away(arena):
    a = arena(LONG, start=((19, 0),))
    hero = a.hero(4, 0)
    for weapon, away in (("spear", 2), ("broadsword", 1)):
        orc = a.orc(9, 0, hands=(weapon,), facing="west")
        a.activate(orc)
        assert a.board.distance(end(a, orc), hero.cell) == away
        del a.state.figures[orc.id]


# ------------------------------------------------------------------------------------------------ the sheet


def hunted(arena, target):
    """A creature of the sheet between a near hero and a farther one."""
    sheet = {"creatures": (Fixed("orc-warrior", (10, 0), free=True, target=target),)}
    a = arena("a" * 24, start=((23, 0),), **sheet)
    near, far = a.hero(13, 0), a.hero(1, 0, card="maeliss", facing="east")
    a.run(revealing.place_fixed(a.t, 0, near.id))
    orc = next(f for f in a.state.figures.values() if f.side == DARK)
    return a, orc, near, far


@pytest.mark.rule("dun.adp.attack.specific-target")
@pytest.mark.parametrize(("target", "hunts"), [("maeliss", True), ("spellcaster", True), ("pet", False), ("", False)])
def test_the_sheet_sends_a_creature_after_somebody(arena, target, hunts):
    a, orc, near, far = hunted(arena, target)
    assert aims.prey(a.t, orc) is (far if hunts else None)
    assert a.run(positions.nearest(a.t, orc)) is (far if hunts else near)
    a.run(artificial.activate(a.t, orc.id), [3, 3] if hunts else [1, 2, 6, 6])
    assert orc.cell == (a.at(3, 0) if hunts else a.at(12, 0))


@pytest.mark.rule("dun.adp.attack.specific-target")
def test_whoever_holds_it_is_fought_first(arena):
    a, orc, near, _ = hunted(arena, "maeliss")
    near.cell, near.facing = a.at(11, 0), 6
    a.activate(orc)
    a.run(artificial.one_thing(a.t, orc.id), [1, 2, 6, 6])
    assert orc.cell == a.at(10, 0)
    assert a.t.rolled[-1][2] == "defence"


@pytest.mark.rule("dun.adp.attack.specific-target")
def test_a_sheet_cannot_name_an_unknown_target():
    sheet = """
id = "hunt"
map = '''
aabb
'''
start = [[0, 0]]
factions = ["great-orc-clans"]
leader = "orc-champion"
leader-at = [2, 0]

[goal]
kind = "leader"

[[sections]]
id = "a"

[[sections]]
id = "b"

[[doors]]
id = "hall"
at = [1, 0]
side = "east"

[[creatures]]
creature = "orc-warrior"
at = [3, 0]
target = "{}"
"""
    assert read(sheet.format("explorer"), "hunt.toml").creatures[0].target == "explorer"
    with pytest.raises(ContentError, match=r"hunt\.toml:28: there is no target 'nobody'"):
        read(sheet.format("nobody"), "hunt.toml")


# ------------------------------------------------------------------------------------------------ placing


@pytest.mark.rule("dun.adp.place.thief", "dun.adp.place.general")
def test_a_thief_stands_three_squares_from_the_least_watchful(arena):
    a = arena("\n".join(["a" * 12] * 8 + ["b" * 12]), start=((0, 8),), doors=(Door("way", (0, 7), "south"),))
    a.reveal_all()
    keen, blind = a.hero(2, 2, perception=2), a.hero(9, 2)
    placed = spawning.near_victim(a.t, ("orc-warrior",))
    (thief,) = [a.state.figures[id] for id in placed]
    assert a.board.distance(thief.cell, blind.cell) == 3
    assert a.board.distance(thief.cell, keen.cell) >= 3
    for other in (a.at(9, 7), a.at(11, 5), a.at(4, 2)):
        blind.cell = other
        assert all(
            a.board.distance(a.state.figures[id].cell, blind.cell) == 3
            for id in spawning.near_victim(a.t, ("orc-warrior",))
        )


@pytest.mark.rule("dun.adp.place.general")
def test_among_equal_victims_chance_decides(arena):
    found = set()
    for seed in range(12):
        a = arena("a" * 39 + "b", start=((39, 0),), doors=(Door("way", (38, 0), "east"),))
        a.reveal_all()
        a.state.streams = {"": seed + 1}
        one, two = a.hero(5, 0), a.hero(30, 0)
        (thief,) = spawning.near_victim(a.t, ("orc-warrior",))
        cell = a.state.figures[thief].cell
        found.add(min((one, two), key=lambda hero: a.board.distance(cell, hero.cell)).id)
    assert found == {1, 2}


@pytest.mark.rule("dun.adp.place.ambush-reinforcements")
def test_an_ambush_is_arranged_as_if_a_hero_stood_at_the_door(arena):
    a = arena("\n".join(["aaaabbbbbbb"] * 5), start=((0, 0),), doors=(Door("gate", (3, 2), "east"),))
    a.reveal_all()
    a.hero(0, 0)
    a.state.dark.reserve = 20
    a.run(spawning.from_the_dark(a.t, "ambush", NOBODY), [3, 6, 5, 2, 2])
    cells = [a.board.xy(f.cell) for f in a.state.figures.values() if f.side == DARK]
    assert cells[0] == (6, 2)
    assert all(a.board.section[a.at(*cell)] == 1 for cell in cells)


@pytest.mark.rule("dun.adp.place.big-base")
def test_a_large_base_need_only_cover_the_square_due(arena):
    a = arena("aaaabbbbb\naaaabbbbb", start=((0, 0),), doors=(Door("gate", (3, 1), "east"),))
    a.reveal_all()
    hero = a.hero(3, 1)
    a.state.dark.reserve = 20
    (troll,) = spawning.arrange(a.t, ("cave-troll",), 1, hero.id)
    assert a.board.xy(a.state.figures[troll].cell) == (6, 0)
    mule = a.orc(-1, 0, span=2)
    assert not encounters.legal_square(a.t, mule, a.at(5, 1), hero.id)


@pytest.mark.rule("dun.adp.place.leader")
def test_a_leader_without_a_square_stands_in_the_last_row_at_the_far_end(arena):
    sections = (Section("a"), Section("b", main=True))
    a = arena("\n".join(["aaaabbbbbbb"] * 5), start=((0, 0),), doors=(Door("gate", (3, 1), "east"),), sections=sections)
    a.reveal_all()
    hero = a.hero(3, 1)
    a.state.dark.leader_card = "orc-champion"
    a.run(revealing.place_leader(a.t, encounters.leader_section(a.t), hero.id))
    boss = next(f for f in a.state.figures.values() if f.leader)
    assert a.board.xy(boss.cell) == (10, 4)


@pytest.mark.rule("dun.adp.attack.non-offensive")
@pytest.mark.parametrize(("die", "helps"), [(4, True), (3, False)])
def test_strength_for_a_friend_is_rolled_for_too(arena, die, helps):
    a = arena(LONG, start=((19, 0),))
    a.hero(5, 0)
    shaman = a.orc(9, 0, spells=("test-rage",), mana=3, intelligence=9)
    a.activate(shaman)
    assert a.run(artificial.kindly(a.t, shaman.id), [die, *([3, 3] if helps else [])]) is helps
    assert bool(a.state.spellbound) is helps
    if helps:
        a.activate(shaman)
        assert not a.run(artificial.kindly(a.t, shaman.id))


def test_the_automatons_blow_is_one_that_anybody_could_choose(arena):
    a = arena()
    orc, hero = a.orc(5, 4, hands=("broadsword", "axe"), skills=("mighty-blow",)), a.hero(5, 3)
    a.activate(orc)
    do, _ = a.run(aims.best_blow(a.t, orc.id))
    assert do.manner in attacks.blows_with(a.t, orc, hero)
