"""Where two rules meet. INTERACTIONS.md beside the game names the pairs and points here."""

import re
from importlib import resources
from pathlib import Path

import pytest

import undercroft
from undercroft.games.doria.content import effects
from undercroft.games.doria.events import Activated, Defended, ScenarioTold, TrapAttacked
from undercroft.games.doria.game import GAME
from undercroft.games.doria.rules import (
    actions,
    combat,
    defense,
    explore,
    gear,
    ground,
    hunt,
    items,
    loot,
    monsters,
    moving,
    party,
    phases,
    prey,
    scenario,
    shop,
    spawn,
    trade,
    traps,
)
from undercroft.games.doria.rules.options import Attack, Cut
from undercroft.kernel import configure
from undercroft.testing import ScriptedTable, run
from undercroft.texts import voice

TWO = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


def first(ask):
    return ask.options[0]


def settle(s, until=("act", "monster_turn", "tie", "activate")):
    """Play what a reveal brings with it, always by the first option; gives the next step."""
    for _ in range(80):
        step = s.next()
        if step is None or step[0] in until:
            return step
        s.t.left_answers = [first] * 6
        run(GAME.steps[step[0]](s.t, *step[1:]))
        s.t.left_answers = []
    raise AssertionError("it never settles")


# ----------------------------------------------------------------------------------------------- reveals


@pytest.mark.rule("doria.phase-d.revealed-late-en", "doria.ai.order-initiative", "doria.explore.setup-icons")
def test_late_monsters_act_once_all_are_placed_and_in_monster_order(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2), "warrior": (1, 1), "huntress": (3, 1)})
    s.state.tiles, s.state.monster_deck = ["c-4"], ["golem", "gargoyle", "zombie"]  # the zombie is drawn first
    s.set("mage", ap=1)
    s.step(answers=[lambda ask: next(o for o in ask.options if str(o).startswith("open") and str(o).endswith("east"))])
    assert settle(s)[0] == "activate"
    assert [monster.kind for monster in s.state.monsters.values()] == ["zombie", "gargoyle"]
    assert s.told(Activated) == []
    waiting = [s.state.monsters[monster].kind for monster, _ in s.state.activations]
    assert waiting == ["gargoyle", "zombie"]  # ten before three
    assert all(monster.acted for monster in s.state.monsters.values())  # this was their turn


@pytest.mark.rule("doria.spawn.no-figure", "doria.phase-d.revealed-late-en")
def test_a_missing_figure_acts_at_once_and_the_late_wait_for_the_rest(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2), "warrior": (1, 1), "huntress": (3, 1)})
    vampire = s.monster("vampire", 0, 1)
    s.state.tiles, s.state.monster_deck = ["c-4"], ["golem", "gargoyle", "vampire"]
    s.set("mage", ap=1)
    s.run(explore.open_door(s.t, 0, s.sq(4, 2) * 4 + 1))
    s.state.active = 0
    assert settle(s)[0] == "activate"
    assert s.state.activations == [(vampire, -1)]  # in place of the second vampire, before the next icon is filled
    assert len(s.state.icons) == 1


@pytest.mark.rule("doria.spawn.unconnected", "doria.open.unconnected-en", "doria.secret.e8-en")
def test_a_later_connection_fills_what_waited_and_nothing_else(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2), "warrior": (1, 1), "huntress": (3, 1)})
    s.state.tiles = ["f-1", "a-4", "a-3", "e-8"]  # A-3 closes the open side of E-8
    s.state.monster_deck = ["golem", "ghoul", "vampire", "mummy", "orc", "zombie"]
    s.set("mage", ap=30)
    s.run(explore.open_door(s.t, 0, s.sq(4, 2) * 4 + 1))
    settle(s)
    assert [place.tile for place in s.state.dungeon.placements] == ["a-1", "e-8", "a-3"]
    before = list(s.state.monsters)
    s.state.treasures = []  # all is searched
    inside = next(q for q in range(25, 50) if s.board.kinds[q] == 0 and q in s.board.connected)
    s.set("mage", square=inside)
    s.run(explore.secret_door(s.t, 0))
    settle(s)
    assert [place.tile for place in s.state.dungeon.placements][:4] == ["a-1", "e-8", "a-3", "a-4"]
    assert not [q for q in s.state.treasures if q // 25 == 2]  # the loot of A-3 does not come back
    assert [q // 25 for q in s.state.treasures] == [1]  # but that behind the wall of E-8 is there now
    assert list(s.state.monsters) == before


def test_a_boss_waits_on_its_tile_once(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (4, 2), "warrior": (1, 1)}, scenario="the-warlord")
    s.state.tiles = ["f-1", "a-4", "c-8", "e-8"]
    s.set("mage", ap=30)
    s.run(explore.open_door(s.t, 0, s.sq(4, 2) * 4 + 1))
    settle(s)
    assert [m.boss for m in s.state.monsters.values() if m.boss] == ["warlord-gorrak"]
    s.set("mage", square=next(q for q in range(25, 50) if s.board.kinds[q] == 0 and q in s.board.connected))
    s.run(explore.secret_door(s.t, 0))
    settle(s)
    assert len(s.state.dungeon.placements) == 4
    assert [m.boss for m in s.state.monsters.values() if m.boss] == ["warlord-gorrak"]


# ----------------------------------------------------------------------------------------------- traps that hold


def caught_in_vines(scene, friend="warrior"):
    s = scene(TWO, heroes={"mage": (0, 0), friend: (2, 0)})
    s.set(friend, str_=1, con=1, hp=20)
    vines = s.card("vine-tendrils")
    s.run(traps.spring(s.t, 1, vines), dice=[2, 3])
    assert s.hero(friend).held
    return s


@pytest.mark.rule("doria.trap.area-attack-en", "doria.trap.effects-end-en", "doria.trap.rewards-en")
def test_a_fireball_cuts_the_vines_and_burns_their_victim(scene):
    s = caught_in_vines(scene)
    s.give("mage", "fireball")
    before = s.state.xp
    (cut,) = [option for option in actions.legal(s.t, 0) if isinstance(option, Cut)]
    s.run(actions.do(s.t, 0, cut), dice=[9, 9, 9, 2, 2, 2, 2], answers=["0"])  # attack, vines, friend
    assert [told.hit for told in s.told(TrapAttacked)] == [1]
    assert s.state.caught == []
    assert not s.hero("warrior").held
    assert s.hero("warrior").hp < 20  # who is held stands in the fire too
    assert s.state.xp == before + 2
    assert "vine-tendrils" in [s.content.numbered[number].id for number in s.hero("mage").pack]


@pytest.mark.rule("doria.trap.area-attack-en")
def test_a_fireball_at_the_vines_burns_the_monster_beside_them_and_none_farther_off(scene):
    s = caught_in_vines(scene)
    s.give("mage", "fireball")
    orc, other = s.monster("orc", 2, 1), s.monster("orc", 4, 4)
    (cut,) = [option for option in actions.legal(s.t, 0) if isinstance(option, Cut)]
    s.run(actions.do(s.t, 0, cut), dice=[9, 9, 9, 2, 2, 2, 2, 2, 2], answers=["0"])  # attack, vines, orc, friend
    assert orc not in s.state.monsters
    assert s.state.monsters[other].hp == 1
    assert s.hero("warrior").hp < 20


@pytest.mark.rule("doria.trap.area-attack-en")
def test_chain_lightning_strikes_the_vines_alone(scene):
    s = caught_in_vines(scene)
    s.give("mage", "chain-lightning")
    orc = s.monster("orc", 2, 1)
    cut = next(option for option in actions.legal(s.t, 0) if isinstance(option, Cut))
    s.run(actions.do(s.t, 0, cut), dice=[2, 2, 2, 9, 9])
    assert [told.hit for told in s.told(TrapAttacked)] == [0]  # too weak
    assert len(s.state.caught) == 1
    assert s.hero("warrior").hp == 20
    assert s.state.monsters[orc].hp == 1


@pytest.mark.rule("doria.trap.area-attack-en")
def test_a_single_blade_cannot_be_aimed_at_vines_nor_anything_at_other_traps(scene):
    s = caught_in_vines(scene)
    s.give("mage", "short-sword")
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Attack)]
    other = scene(TWO, heroes={"mage": (0, 0), "warrior": (2, 0)})
    other.set("warrior", str_=1, agi=1)
    other.run(traps.spring(other.t, 1, other.card("water-pit")), dice=[2, 3])
    other.give("mage", "fireball")
    assert not [option for option in actions.legal(other.t, 0) if isinstance(option, Attack)]


@pytest.mark.rule("doria.trap.types-en", "doria.trap.failure-en")
def test_a_room_trap_that_does_not_last_is_dodged_by_each_for_itself(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", con=13, agi=13)
    s.set("mage", con=1, agi=1, hp=9)
    rats = s.card("rat-swarm")
    s.run(traps.spring(s.t, 0, rats), dice=[5, 5, 2, 3])
    assert (s.hero("warrior").poison, s.hero("mage").poison) == (0, 1)  # the warrior's luck saves nobody else
    assert s.state.caught == []


@pytest.mark.rule("doria.card.psi-cost", "doria.end.death")
@pytest.mark.parametrize(("edition", "least"), [("en", -20), ("de", -40)])
def test_nobody_gives_psi_points_to_the_own_death(scene, edition, least):
    s = scene(heroes={"priestess": (0, 0), "mage": (1, 0)}, edition=edition)
    s.give("priestess", "psi-gift")
    s.set("mage", pp=0)
    s.set("priestess", pp=least + 3)  # 1 for the spell and 2 for the gift would be the end
    assert items.uses(s.t, 0, s.board) == []
    s.set("priestess", pp=least + 4)
    assert {use.target for use in items.uses(s.t, 0, s.board)} == {0, 1}


# ----------------------------------------------------------------------------------------------- areas and ranges


@pytest.mark.rule("doria.bonus.range-area", "doria.bonus.range-zero")
@pytest.mark.parametrize(
    ("name", "radius"), [("tidal-wave", 3), ("earthquake", 3), ("holy-light", 2), ("flame-ring", 1)]
)
def test_the_range_bonus_moves_a_spell_around_its_caster_by_one_square(scene, name, radius):
    s = scene(TWO, heroes={"mage": (0, 2)})
    spell = s.give("mage", name)
    edge, beside = s.monster("orc", radius + 1, 2), s.monster("orc", radius, 3)
    assert edge not in {option.monster for option in combat.attacks(s.t, 0, s.board)}
    s.set("mage", bonuses=["range"])
    assert edge in {option.monster for option in combat.attacks(s.t, 0, s.board)}
    hit, _ = combat.struck(s.t, 0, s.content.numbered[spell], spell, edge)
    assert sorted(hit) == [edge, beside]  # both within its printed radius of the next square
    far = s.monster("troll", radius + 2, 2)
    assert far not in {option.monster for option in combat.attacks(s.t, 0, s.board)}


@pytest.mark.rule("doria.combat.friendly-fire-en", "doria.card.poison-en")
def test_acid_poisons_friends_who_are_wounded_and_nobody_else(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (3, 0)})
    cloud, orc = s.give("mage", "acid-cloud"), s.monster("orc", 2, 0)
    s.set("warrior", hp=20)
    attack = Attack(cloud, "acid-cloud", orc, "orc")
    s.run(combat.attack(s.t, 0, attack), dice=[9, 9, 9, 2, 3, 2, 3], answers=["0"])
    assert (s.hero("warrior").hp, s.hero("warrior").poison) == (17, 2)
    told = s.told(Defended)[0]
    assert voice("doria")(told.text()).startswith("Warrior defends against Acid Cloud")
    safe = scene(heroes={"mage": (0, 0), "warrior": (3, 0)})
    cloud, orc = safe.give("mage", "acid-cloud"), safe.monster("orc", 2, 0)
    safe.run(combat.attack(safe.t, 0, attack), dice=[3, 2, 2, 9, 9, 8, 8])
    assert safe.hero("warrior").poison == 0


def test_chain_lightning_leaps_from_the_last_target_only(scene):
    s = scene(TWO, heroes={"mage": (0, 2)})
    spell = s.give("mage", "chain-lightning")
    middle, left, right = s.monster("orc", 4, 2), s.monster("zombie", 2, 2), s.monster("zombie", 6, 2)
    card = s.content.numbered[spell]
    assert len(combat.struck(s.t, 0, card, spell, middle)[0]) == 2  # from there the other side is four squares away
    assert combat.struck(s.t, 0, card, spell, left)[0] == [left, middle, right]  # from end to end


@pytest.mark.parametrize("ends", [("dead", "next"), ("next", "dead")])
def test_chain_lightning_takes_the_longest_row(scene, ends):
    """From the orc it could leap to a zombie beside which nobody stands, or on along the row."""
    s = scene(TWO, heroes={"mage": (0, 2)})
    spell = s.give("mage", "chain-lightning")
    orc = s.monster("orc", 4, 2)
    places = {"dead": (2, 2), "next": (6, 2)}
    found = {end: s.monster("zombie", *places[end]) for end in ends}
    last = s.monster("zombie", 8, 2)
    card = s.content.numbered[spell]
    assert combat.struck(s.t, 0, card, spell, orc)[0] == [orc, found["next"], last]


@pytest.mark.parametrize(("boss", "more"), [("ember-dragon", 3), ("rime-dragon", 3)])
def test_the_dragon_lance_knows_its_dragons(scene, boss, more):
    s = scene(heroes={"warrior": (0, 0)})
    lance = s.give("warrior", "dragon-lance")
    base = s.content.bosses[boss].base
    dragon, giant = s.monster(base, 1, 0, boss=boss), s.monster("troll", 2, 0)
    card = s.content.numbered[lance]
    harm = {m: combat.attack_damage(s.t, 0, card, combat.NO_BOOST, monsters.stats(s.t, m)) for m in (dragon, giant)}
    assert harm == {dragon: card.damage + more, giant: card.damage + 2}


@pytest.mark.rule("doria.card.disarmed-en")
def test_a_weapon_that_disarms_needs_a_hit(scene):
    s = scene(heroes={"warrior": (0, 0)})
    hammer, troll = s.give("warrior", "war-hammer"), s.monster("troll", 1, 0)
    attack = Attack(hammer, "war-hammer", troll, "troll")
    s.run(combat.attack(s.t, 0, attack), dice=[2, 2, 2, 9, 9])
    assert not s.state.monsters[troll].disarmed
    s.run(combat.attack(s.t, 0, attack), dice=[4, 4, 4, 2, 3])
    assert s.state.monsters[troll].disarmed
    assert monsters.stats(s.t, troll).attack == (3, 4)  # one die fewer


# ----------------------------------------------------------------------------------------------- rubble and walls


@pytest.mark.rule("doria.marker.rubble-clear-en", "doria.marker.rubble-buried-en")
def test_rubble_and_the_buried_behind_a_wall_are_out_of_reach(scene):
    s = scene(TWO, heroes={"warrior": (4, 0), "mage": (5, 0)})
    s.give("warrior", "short-sword")
    orc = s.monster("orc", 5, 1)
    ground.drop_rubble(s.t, s.sq(5, 0))
    ground.drop_rubble(s.t, s.sq(5, 1))
    assert actions.near_rubble(s.t, 0) == []
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Attack)]
    values = monsters.stats(s.t, s.monster("zombie", 4, 1))
    assert not prey.reaches(s.board, values, s.sq(4, 0), s.sq(5, 0), True)
    s.set("warrior", square=s.sq(6, 1))
    assert actions.near_rubble(s.t, 0) == [s.sq(5, 1)]
    assert [option.monster for option in actions.legal(s.t, 0) if isinstance(option, Attack)] == [orc]
    assert actions.near_rubble(s.t, 1) == [s.sq(5, 0), s.sq(5, 1)]  # the mage digs above and beside itself


@pytest.mark.rule("doria.monster.poltergeist-visible", "doria.marker.rubble-buried-en")
def test_a_poltergeist_reaches_the_buried_out_of_the_wall(scene):
    s = scene("#######\n#...#.#\n#.....#\n#.....#\n#.....#\n#.....#\n#######", heroes={"warrior": (2, 0)})
    ground.drop_rubble(s.t, s.sq(2, 0))
    ghost = monsters.stats(s.t, s.monster("poltergeist", 4, 0))
    assert prey.reaches(s.board, ghost, s.sq(3, 0), s.sq(2, 0), True)
    assert not prey.reaches(s.board, ghost, s.sq(4, 0), s.sq(2, 0), True)
    assert prey.reaches(s.board, ghost, s.sq(2, 1), s.sq(2, 0), True)  # and from the next square like anybody
    parted = scene(TWO, heroes={"warrior": (4, 0)})
    ground.drop_rubble(parted.t, parted.sq(4, 0))
    assert not prey.reaches(parted.board, ghost, parted.sq(5, 0), parted.sq(4, 0), True)  # but through no wall


# ----------------------------------------------------------------------------------------------- monsters' choices


@pytest.mark.rule("doria.monster.orc-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_an_orc_goes_round_all_before_it_returns_to_the_first(scene, edition):
    s = scene(heroes={"warrior": (2, 1), "mage": (1, 2), "huntress": (4, 4)}, edition=edition)
    orc = s.monster("orc", 2, 2)
    for name in ("warrior", "mage", "huntress"):
        s.set(name, hp=20)
    s.state.activations, hits = [(orc, monsters.EXTRA)], []
    for _ in range(4):
        s.step(dice=[9, 9])
        hits.append(s.state.strike.targets[0])
        s.step(dice=[1, 2])
        s.step()
    assert sorted(hits[:3]) == [0, 1, 2]
    assert len(hits) == 4  # when all have bled it takes one of them again


@pytest.mark.rule("doria.ai.target-nearest", "doria.monster.archer-de", "doria.monster.ghoul-de")
@pytest.mark.parametrize("kind", ["archer", "ghoul"])
def test_with_nobody_in_range_the_choosy_go_to_the_nearest(scene, kind):
    hall = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    s = scene({(x, 0): hall for x in range(8)}, heroes={"warrior": (0, 2), "mage": (39, 2)})
    s.set("warrior", agi=12, hp=20)
    s.set("mage", agi=3, hp=1)
    beast = s.monster(kind, 17, 2)
    s.run(hunt.act(s.t, beast))
    assert s.at(s.state.monsters[beast].square)[0] < 17


@pytest.mark.rule("doria.monster.goblin")
def test_a_goblin_behind_the_door_has_a_friend(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.run(s.content.door_events["goblin-lookout"].event(s.t, 0))
    assert [monster.kind for monster in s.state.monsters.values()] == ["goblin", "goblin"]
    s.state.monsters.clear()
    s.run(s.content.door_events["hungry-shadow"].event(s.t, 0))
    assert len(s.state.monsters) == 1


# ----------------------------------------------------------------------------------------------- life and death


@pytest.mark.rule("doria.end.death", "doria.derived.hp-pp-bonus-current-en")
@pytest.mark.parametrize("way", ["throw", "stow", "pay", "replace"])
def test_a_ring_taken_off_below_the_limit_kills(scene, way):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    ring = s.give("warrior", "ring-of-vigor", "accessory-1")
    s.set("warrior", hp=-18)
    if way == "throw":
        s.run(trade.throw(s.t, 0), answers=["pack"])
    elif way == "stow":
        s.run(trade.stow(s.t, 0), answers=[f"ring-of-vigor {ring} to pack"])
    elif way == "pay":
        shop.pay(s.t, 0, ring)
    else:
        s.give("warrior", "lucky-coin", "accessory-2")
        coin = s.give("warrior", "lucky-coin", "pack")
        s.run(trade.draw(s.t, 0), answers=[f"lucky-coin {coin} to accessory-1"])
    assert s.hero("warrior").hp == -22
    assert s.state.result == "lost-death"


def test_a_ring_taken_off_above_the_limit_only_hurts(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.give("warrior", "ring-of-vigor")
    s.set("warrior", hp=-15)
    s.run(trade.throw(s.t, 0), answers=["pack"])
    assert (s.hero("warrior").hp, s.state.result) == (-19, "")


@pytest.mark.rule("doria.psi.resist-boost")
@pytest.mark.parametrize(("edition", "pp"), [("en", -19), ("de", -39)])
def test_a_ward_is_offered_only_where_its_cost_does_not_kill(scene, edition, pp):
    s = scene(heroes={"mage": (0, 0)}, edition=edition)
    ward = s.give("mage", "air-shield")
    s.set("mage", pp=pp)
    assert defense.shields(s.t, 0, False, False) == []
    s.set("mage", pp=pp + 1)
    assert defense.shields(s.t, 0, False, False) == [ward]


@pytest.mark.rule("doria.phase-i.unconscious", "doria.phase-h.wake-choice-en", "doria.phase-i.deliver-en")
@pytest.mark.parametrize(
    ("edition", "resting", "gets"), [("en", False, True), ("en", True, False), ("de", False, False)]
)
def test_who_has_chosen_to_wake_may_put_on_a_bought_card(scene, edition, resting, gets):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, edition=edition)
    s.set("warrior", unconscious=True, resting=resting)
    sword = s.card("short-sword")
    s.state.phase, s.state.queue, s.state.shop, s.state.gold = "I", [1], [sword, -1, -1], 3
    assert (0 in shop.takers(s.t)) is gets
    if gets:
        s.run(shop.buy(s.t, 1, sword), answers=["warrior 0", "hand-1"])
        assert s.hero("warrior").body[7] == sword


@pytest.mark.rule("doria.uncon.no-square", "doria.throw.reach")
def test_who_lies_unconscious_in_phase_d_equips_nothing(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", unconscious=True)
    sword = s.card("short-sword")
    s.run(loot.receive(s.t, 1, sword))
    assert s.hero("mage").pack == [sword]


# ----------------------------------------------------------------------------------------------- carrying


@pytest.mark.rule("doria.carry.double-cost-en", "doria.carry.pick-up")
def test_the_first_character_is_carried_like_any_other(scene):
    s = scene(heroes={"warrior": (2, 0), "mage": (2, 0)})
    s.set("warrior", unconscious=True, ap=0)
    s.set("mage", ap=10, carries=0)
    s.step(answers=[f"walk {s.sq(4, 0)}"])
    assert s.hero("mage").ap == 6
    assert s.at(s.hero("warrior").square) == (4, 0)
    s.step(answers=["put-down"])
    assert s.hero("mage").carries == -1
    s.step(answers=[f"walk {s.sq(4, 2)}"])
    assert (s.hero("mage").ap, s.at(s.hero("warrior").square)) == (4, (4, 0))


def test_a_recalled_friend_leaves_the_arms_of_its_carrier(scene):
    s = scene(TWO, heroes={"mage": (0, 0), "warrior": (3, 0), "huntress": (3, 0)})
    s.set("huntress", unconscious=True)
    s.set("warrior", carries=2, ap=20)
    s.run(effects.recall(s.t, 0, 2))
    beside = s.hero("huntress").square
    assert s.board.range_row(s.sq(0, 0))[beside] == 1
    s.run(moving.walk(s.t, 1, s.sq(3, 2)))
    assert s.hero("huntress").square == beside
    assert s.hero("warrior").carries == -1


def test_a_banished_carrier_is_alone_at_the_stairs(scene):
    s = scene({(0, 0): "a-1", (1, 0): "f-7"}, heroes={"warrior": (7, 2), "mage": (7, 2)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    s.run(effects.banish_to_stairs(s.t, 0))
    assert s.hero("warrior").square < 25
    assert s.at(s.hero("mage").square) == (7, 2)
    assert s.hero("warrior").carries == -1


def test_recall_reaches_a_friend_behind_a_wall_but_a_healing_spell_does_not(scene):
    s = scene(TWO, heroes={"mage": (4, 0), "warrior": (5, 0)})
    s.set("warrior", hp=1)
    recall, heal = (s.content.numbered[s.give("mage", name)] for name in ("recall", "healing-spell"))
    assert items.targets(s.t, 0, recall, s.board) == [1]
    assert 1 not in items.targets(s.t, 0, heal, s.board)


@pytest.mark.rule("doria.marker.elements-en", "doria.marker.elements-unconscious-en")
def test_fire_burns_whoever_comes_into_it_and_whom_they_carry(scene):
    ditch = "#######\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#######"
    s = scene(ditch, heroes={"warrior": (0, 0), "mage": (0, 0), "ranger": (4, 4)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    s.state.ground = {s.sq(1, 0): "fire", s.sq(3, 0): "fire"}
    s.step(answers=[f"walk {s.sq(1, 0)}"])
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (12, 3)
    s.set("warrior", ap=20)
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (11, 2)  # the landing burns before the check


@pytest.mark.rule("doria.swap.cost-en", "doria.marker.elements-en")
def test_who_is_swapped_into_the_fire_is_burned(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.state.ground = {s.sq(0, 0): "fire"}
    s.step(answers=["swap mage 1"])
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (13, 3)


@pytest.mark.rule("doria.swap.combine-en")
def test_a_blocker_lets_nobody_walk_away_to_a_swap(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4), "ranger": (1, 0)})
    s.monster("orc", 0, 1, mods=("blocker",))
    moves = [str(option) for option in moving.moves(s.t, 0)]
    assert moves == [f"jump {s.sq(2, 0)}", "swap ranger 2"]  # over or with who stands beside, without a step


@pytest.mark.rule("doria.marker.rubble-en")
def test_the_buried_open_no_door_and_are_helped_from_the_next_square(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (4, 2), "priestess": (3, 2), "mage": (2, 2)})
    s.state.tiles = ["a-2"]
    potion = s.give("priestess", "healing-potion", "belt")
    far = s.give("mage", "healing-spell")
    s.set("warrior", hp=2)
    ground.drop_rubble(s.t, s.sq(4, 2))
    assert not [option for option in actions.legal(s.t, 0) if str(option).startswith("open")]
    assert items.targets(s.t, 1, s.content.numbered[potion], s.board) == [0]
    assert 0 not in items.targets(s.t, 2, s.content.numbered[far], s.board)  # two squares away


@pytest.mark.rule("doria.spawn.unconnected", "doria.secret.in-trapped-room-en")
def test_a_tile_found_from_a_barred_room_is_filled_at_once(scene):
    s = scene({(0, 0): "a-1", (1, 0): TWO[1, 0]}, heroes={"warrior": (7, 2), "mage": (6, 2)})
    ground.bar_doors(s.t, [1])
    s.state.tiles, s.state.monster_deck = ["a-3"], ["orc"]
    s.run(explore.secret_door(s.t, 0), answers=[first])
    settle(s)
    assert len(s.state.treasures) == 2
    assert [monster.kind for monster in s.state.monsters.values()] == ["orc"]


@pytest.mark.rule("doria.spawn.unconnected")
def test_rubble_in_the_way_keeps_no_monster_from_its_tile(scene):
    lane = "#######\n#######\n#######\nD.....D\n#######\n#######\n#######"
    s = scene({(0, 0): "a-1", (1, 0): lane}, heroes={"mage": (9, 2), "warrior": (1, 1)})
    ground.drop_rubble(s.t, s.sq(6, 2))
    s.state.tiles, s.state.monster_deck = ["a-3"], ["orc"]
    s.run(explore.open_door(s.t, 0, s.sq(9, 2) * 4 + 1))
    settle(s)
    assert len(s.state.monsters) == 1
    assert len(s.state.treasures) == 2


@pytest.mark.rule("doria.monster.zombie-en")
def test_the_zombie_queen_uses_no_zombie_figure(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.run(spawn.appear(s.t, "zombie", s.sq(4, 4), (), "zombie-queen"))
    for x in range(3):
        s.monster("zombie", x, 4)
    s.run(phases.zombies(s.t))
    zombies = [m for m in s.state.monsters.values() if not m.boss]
    assert len(zombies) == 5  # all five figures stand, then the others act
    assert len(s.state.activations) == 2


# ----------------------------------------------------------------------------------------------- coming and going


@pytest.mark.rule("doria.trap.effects-end-en", "doria.game.player-count-quit")
def test_a_trap_without_a_victim_is_over(scene):
    for gone in ("quits", "is recalled"):
        s = scene(TWO, heroes={"mage": (0, 0), "warrior": (2, 0), "ranger": (4, 4)}, open_party=True)
        s.set("warrior", str_=1, agi=1)
        pit = s.card("water-pit")
        s.run(traps.spring(s.t, 1, pit), dice=[2, 3])
        if gone == "quits":
            party.leave(s.t, 1)
            assert pit in s.state.discard
        else:
            s.run(effects.recall(s.t, 0, 1))
            assert not s.hero("warrior").held
            assert pit in s.hero("warrior").pack  # it has struck, and pays
        assert s.state.caught == []
        assert traps.disarmable(s.t, 0) == []


def test_the_crown_stays_when_its_bearer_quits(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (0, 0)}, scenario="the-stolen-crown", open_party=True)
    s.state.tokens[s.sq(2, 2)] = "crown"
    s.step(answers=["do lift"])
    assert s.state.tally["bearer"] == 0
    party.leave(s.t, 0)
    assert s.state.tokens == {s.sq(2, 2): "crown"}
    s.set("mage", square=s.sq(2, 2), ap=10)
    s.step(answers=["do lift"])
    assert s.state.tally["bearer"] == 1


@pytest.mark.rule("doria.xp.join-en")
def test_a_newcomer_to_a_small_party_draws_as_the_book_says(scene):
    s = scene(heroes=["warrior"], open_party=True)
    s.state.phase = "end"
    s.step(answers=["join 0"])
    s.step(answers=["mage"])
    while s.state.phase != "arrange":
        step = s.next()
        s.t.left_answers = [first] * 9
        run(GAME.steps[step[0]](s.t, *step[1:]))
    assert len(s.state.heroes[1].hand) == 6
    assert sum(number < s.content.loot for number in s.state.heroes[1].hand) == 4


@pytest.mark.rule("doria.uncon.wake-displaced", "doria.carry.pick-up")
def test_salts_wake_a_carried_friend_beside_the_carrier(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (2, 2), "ranger": (1, 2)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    salts = s.give("warrior", "smelling-salts", "belt")
    s.step(answers=[f"use smelling-salts {salts} on 1", str(s.sq(2, 3))])
    assert s.at(s.hero("mage").square) == (2, 3)
    assert s.hero("warrior").carries == -1


@pytest.mark.rule("doria.game.player-count-quit")
@pytest.mark.parametrize(("scenario_id", "tally", "count"), [("bounty-hunt", "kills", 2 + 4 * 3 + 4)])
def test_a_goal_follows_the_number_of_characters(scene, scenario_id, tally, count):
    heroes = ["warrior", "mage", "huntress", "ranger"]
    s = scene(heroes=heroes, scenario=scenario_id, open_party=True)
    goal = s.content.scenarios[scenario_id].goal
    s.state.tally[tally] = count
    assert goal(s.state, s.content) is None
    party.leave(s.t, 3)
    assert goal(s.state, s.content) == "won-goal"


@pytest.mark.rule("doria.xp.join-xp-en", "doria.xp.redeem-single-en")
def test_a_newcomer_gets_what_the_others_were_paid_out(scene):
    s = scene(heroes=["warrior", "mage"], open_party=True)
    s.state.xp = 5
    phases.redeem(s.t)
    assert [who.gained for who in s.state.heroes] == [2, 2]
    s.state.heroes[0].xp = 0  # spent already
    party.join(s.t, 0)
    assert (s.state.heroes[2].xp, s.state.heroes[2].gained) == (2, 2)


@pytest.mark.rule("doria.game.player-count-finished-heroes")
def test_who_has_left_by_the_scenarios_exit_is_named_and_still_counts(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)}, scenario="buried-alive")
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    s.state.tokens[s.sq(0, 0)] = "exit"
    s.step(answers=["do leave"])
    said = [voice("doria")(told.text()) for told in s.told(ScenarioTold)]
    assert said == ["Warrior is out.", "Mage is out."]
    assert s.state.party == 2
    assert scenario.result(s.state, s.content) == "won-goal"


def test_the_bounty_is_told_with_its_number(scene):
    s = scene(heroes=["warrior", "mage", "huntress"], scenario="bounty-hunt")
    scenario.introduce(s.t)
    assert "Bring 18 of them" in voice("doria")(s.told(ScenarioTold)[0].text())


@pytest.mark.rule("doria.setup.redraw-en")
def test_a_standard_item_may_go_back_for_another_loot_card():
    config = configure(GAME.info, seed=1, seats=1, heroes=3)
    content = GAME.content(config)
    t = ScriptedTable(GAME, GAME.setup(config, content), content)
    asked = []

    def answer(ask):
        asked.append(ask.key)
        return ask.options[1] if ask.key == "redraw-standard" and asked.count(ask.key) == 1 else ask.options[0]

    while t.state.phase != "arrange":
        step = GAME.next_step(t.state, content)
        t.left_answers = [answer] * 9
        run(GAME.steps[step[0]](t, *step[1:]))
    standard = [[n for n in who.hand if n >= content.loot] for who in t.state.heroes]
    assert [len(own) for own in standard] == [1, 2, 2]
    assert [len(who.hand) for who in t.state.heroes] == [6, 6, 6]
    assert "combat-hammer" in [content.numbered[n].id for n in t.state.standard]


@pytest.mark.rule("doria.camp.death-new-hero-en")
def test_a_campaign_goes_on_with_fewer_heroes_than_seats():
    sheet = {"kind": "mage", "seat": 1, "attributes": [4, 4, 9, 7, 13, 13], "bonuses": [], "xp": 0, "gained": 0}
    handed = {"points": 0, "won": 1, "xp": 0, "heroes": [{**sheet, "cards": []}]}
    session = undercroft.new("doria", seed=1, seats=2, mode="campaign", scenario="ash-2-goblin-king", legacy=handed)
    assert [who.seat for who in session.state.heroes] == [1]
    assert session.request.seat == 1


def test_gear_that_adds_places_to_the_belt_takes_them_away_again(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "bandolier")
    held = [s.give("warrior", "dagger", "belt") for _ in range(5)]
    belt = s.hero("warrior").body[5]
    gear.remove(s.content, s.hero("warrior"), belt)
    assert s.hero("warrior").belt == held[:3]
    assert sorted(s.hero("warrior").pack) == sorted(held[3:])


def test_a_pair_of_goblins_needs_two_figures_or_one_acts_for_it(scene):
    s = scene(heroes={"warrior": (0, 0)})
    four = [s.monster("goblin", x, 4) for x in range(4)]
    s.state.active = 0
    s.run(spawn.bring(s.t, "goblin", (), s.sq(4, 0)), answers=["goblin-0"])  # as near as the new one
    assert len(s.state.monsters) == 5
    assert s.state.activations == [(four[0], monsters.EXTRA)]


# ----------------------------------------------------------------------------------------------- the rest of the matrix


@pytest.mark.rule("doria.reveal.free", "doria.trap.no-movement-en")
@pytest.mark.parametrize("state", [{"carries": 1}, {"held": True}])
def test_who_carries_or_is_held_opens_a_door_all_the_same(scene, state):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (4, 2), "mage": (4, 2)})
    s.state.tiles = ["a-4"]
    s.set("mage", unconscious=True)
    s.set("warrior", **state)
    assert [str(option) for option in actions.legal(s.t, 0) if str(option).startswith("open")] == [
        f"open {s.sq(4, 2)} east"
    ]


@pytest.mark.rule("doria.trap.immune")
def test_a_trap_strikes_the_carrier_and_spares_the_carried(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)})
    s.set("mage", unconscious=True, hp=4)
    s.set("warrior", carries=1, str_=1, agi=1)
    s.run(traps.spring(s.t, 0, s.card("boulder-trap")), dice=[2, 3])
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (4, 4)


@pytest.mark.rule("doria.trap.effects-end-en")
def test_two_traps_hold_until_both_are_gone(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.set("warrior", str_=1, agi=1)
    for name in ("water-pit", "wire-snare"):
        s.run(traps.spring(s.t, 0, s.card(name)), dice=[2, 3])
    traps.end_trap(s.t, s.state.caught[0], 1)
    assert s.hero("warrior").held
    traps.end_trap(s.t, s.state.caught[0], 1)
    assert not s.hero("warrior").held


@pytest.mark.rule("doria.trap.no-movement-en")
def test_monsters_strike_who_is_held(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", held=True)
    orc = s.monster("orc", 3, 0)
    s.run(hunt.act(s.t, orc), dice=[5, 5])
    assert s.at(s.state.monsters[orc].square) == (1, 0)
    assert s.state.strike.targets == (0,)


@pytest.mark.rule("doria.card.immobilized-en")
def test_a_held_monster_strikes_from_where_it_stands_and_is_free_again(scene):
    s = scene(heroes={"warrior": (0, 0)})
    orc = s.monster("orc", 3, 0, held=True)
    s.run(hunt.act(s.t, orc))
    assert s.at(s.state.monsters[orc].square) == (3, 0)
    s.run(hunt.act(s.t, orc), dice=[5, 5])  # the next time it walks
    assert s.at(s.state.monsters[orc].square) == (1, 0)


@pytest.mark.rule("doria.ai.rubble-en", "doria.marker.rubble-buried-en")
def test_a_buried_monster_digs_itself_out_instead_of_striking(scene):
    s = scene(heroes={"warrior": (0, 0)})
    orc = s.monster("orc", 1, 0)
    ground.drop_rubble(s.t, s.sq(1, 0))
    s.run(hunt.act(s.t, orc))
    assert s.state.dungeon.rubble == ()
    assert not s.state.monsters[orc].buried
    assert s.state.strike is None


@pytest.mark.rule("doria.ai.ignore-unconscious")
def test_with_nobody_awake_in_the_dungeon_monsters_stay(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("warrior", unconscious=True)
    s.set("mage", away="left")
    orc = s.monster("orc", 4, 4)
    s.run(hunt.act(s.t, orc))
    assert s.at(s.state.monsters[orc].square) == (4, 4)


@pytest.mark.rule("doria.phase-g.tiles")
@pytest.mark.parametrize("away", ["left", "quit"])
def test_who_is_out_counts_for_no_tile(scene, away):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (6, 0)})
    s.state.phase, s.state.door_opened = "G", True
    s.set("mage", away=away)
    s.step()
    assert s.state.doom_due == 1


@pytest.mark.rule("doria.phase-c.doom-step", "doria.phase-g.extra-activation")
def test_who_falls_in_phase_c_may_wake_all_monsters(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    orc = s.monster("orc", 2, 0)
    s.state.phase, s.state.queue, s.state.doom, s.state.round = "C", [1], 1, 2
    s.step(dice=[1, 1])
    assert s.hero("mage").unconscious
    s.step()
    s.step()  # one space down, to 39
    assert s.state.rush == [orc]
    s.step(dice=[5, 5])
    assert s.state.strike.targets == (0,)  # the mage is not seen


@pytest.mark.rule("doria.phase-i.any-place")
def test_who_is_out_of_the_dungeon_does_not_trade(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("mage", away="left")
    s.state.phase = "H2"
    s.step()
    assert s.state.queue == [0]
    assert shop.takers(s.t) == [0]


@pytest.mark.rule("doria.psi.caster-exempt-en")
def test_the_caster_stands_unharmed_in_the_own_fire(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (4, 4)})
    ball, orc = s.give("mage", "fireball"), s.monster("orc", 1, 0)
    assert combat.struck(s.t, 0, s.content.numbered[ball], ball, orc) == ([orc], [])


@pytest.mark.rule("doria.xp.leave-en", "doria.carry.pick-up")
def test_who_quits_lets_go_and_is_let_go(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0), "ranger": (2, 0)}, open_party=True)
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    party.leave(s.t, 1)
    assert s.hero("warrior").carries == -1
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0), "ranger": (2, 0)}, open_party=True)
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    party.leave(s.t, 0)
    assert s.at(s.hero("mage").square) == (0, 0)
    assert [str(option) for option in moving.lifts(s.t, 2)] == []
    s.set("ranger", square=s.sq(0, 0))
    assert [str(option) for option in moving.lifts(s.t, 2)] == ["pick-up 1"]


def test_every_test_that_the_matrix_names_exists():
    folder = Path(__file__).parent
    page = (resources.files("undercroft.games.doria") / "INTERACTIONS.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and not line.startswith(("|---", "| state"))]
    assert len(rows) > 60
    for row in rows:
        shown = row.rsplit("|", 2)[1]
        names = re.findall(r"`(?:(test_[a-z_]+\.py)::)?(test_[a-z0-9_]+)`", shown)
        assert names or "cannot meet" in shown, row
        for file, name in names:
            assert f"def {name}(" in (folder / (file or "test_interactions.py")).read_text(encoding="utf-8"), name
