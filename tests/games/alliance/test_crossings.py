"""What meets in play: each case was predicted from the rulebook first. Everything here is printed."""

import pytest

from undercroft.games.alliance import spine
from undercroft.games.alliance.content.definitions import Hunt, Penalty, Rouse, SoloCard, Tiles
from undercroft.games.alliance.events import Attacked, GainedXp, Healed, MonsterReadied, NoRiposte, Recalled
from undercroft.games.alliance.rules import (
    activation,
    battle,
    decks,
    drafting,
    endphase,
    meanings,
    monsters,
    reactions,
    solo,
    wounds,
    xp,
)
from undercroft.games.alliance.rules.abilities import marked
from undercroft.games.alliance.rules.options import PRIMARY, Attack, Force
from undercroft.games.alliance.rules.strengths import blow, defense, defense_against_monster
from undercroft.games.alliance.state import MarkToken
from undercroft.kernel import Catalogue, revised

RIVALS = ("mcfarlin", "jack-tallow", "oda-fenn", "hroda")
OTHERS = ("hroda", "durgan", "tibbet", "nib-wrenlock")
ALONE = ("petra", "lorna", "mysterios", "krom")


def owns(b, *artifacts, seat=0):
    b.state.alliances[seat].artifacts = artifacts


def hurt(b, *heroes):
    return [b.hero(hero).wounds for hero in heroes]


def on(cell):
    return lambda ask: next(option for option in ask.options if option.cell == cell)


def two_rooms(table, **setup):
    """Places 11 and 12 with an open archway between them."""
    b = table(**setup)
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    return b


def solo_table(table, then=None, first=None, otherwise=None, picks=(ALONE,), **setup):
    b = table(**{"mode": "solo", "seats": 1, "picks": picks, **setup})
    card = SoloCard(id="t-card", first=first or Rouse(), then=then or Hunt(), otherwise=otherwise or Penalty())
    b.content = b.t.content = revised(b.content, {"solo": Catalogue("solo", [card, *b.content.solo.values()])})
    b.state.solo_card, b.state.solo_deck = "t-card", ["whispers"]
    b.tile(17)
    b.state.stage = "monsters"
    for hero, local in zip(b.state.alliances[0].picks, (0, 1, 2, 3), strict=True):
        b.hero(hero, 22, local)
    return b


# ----------------------------------------------------------------------------------------------------------- reactions


@pytest.mark.rule("alliance.reaction.when", "alliance.battle.melee-range")
def test_a_jab_does_not_reach_an_archer_who_is_two_spaces_away(cave):
    b = cave("mcfarlin", second=OTHERS)
    b.hero("mcfarlin", 11, 7)
    archer = b.monster("bone-archer", 11, 1, "south")
    b.hand(0, "duck-and-jab")
    b.run(battle.monster_attack(b.t, archer, 0), "mcfarlin duck-and-jab")
    assert b.hero("mcfarlin").wounds == 5 - 3
    assert b.state.monsters[archer].wounds == ()
    assert len(b.t.told(NoRiposte)) == 1
    assert not b.hero("mcfarlin").attacked


@pytest.mark.rule("alliance.reaction.type-limit", "alliance.cards.dual-type")
def test_a_dagger_that_has_parried_leaves_no_second_reaction_and_no_second_weapon(cave):
    b = cave("mcfarlin", second=OTHERS)
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "parrying-dagger", "duck-and-jab", "hatchet-and-hook")
    b.run(battle.monster_attack(b.t, ogre, 0), "mcfarlin parrying-dagger")
    assert b.hero("mcfarlin").wounds == 6 - 3
    b.run(battle.monster_attack(b.t, ogre, 0))
    assert b.hero("mcfarlin").wounds == 6, "nothing could be answered the second time"
    b.hero("mcfarlin", wounds=0, down=False)
    assert b.offered("play") == []
    b.hand(0, "parrying-dagger", "duck-and-jab", "hatchet-and-hook", "knock")
    assert b.offered("repeat") == ["repeat duck-and-jab", "repeat hatchet-and-hook"], (
        "of the dagger two types are taken"
    )


@pytest.mark.rule("alliance.reaction.when", "alliance.reaction.type-limit")
def test_who_reacts_in_its_own_activation_reacts_to_no_attack_of_the_round_any_more(cave):
    b = cave("lorna")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "among-the-pillars", "smoke-pellet")
    b.act("play among-the-pillars")
    b.state.turn = None
    assert not reactions.could_react(b.state, b.content, 0, 0)
    b.run(battle.monster_attack(b.t, ogre, 0))
    assert b.hero("lorna").wounds == 6 - 4, "but what was played still counts"


@pytest.mark.rule("alliance.battle.defense-sum", "alliance.reaction.duration")
def test_against_a_hex_dodging_helps_nothing_and_a_puff_of_smoke_does(cave):
    b = cave("tibbet", second=RIVALS)
    hex_priest = b.monster("hex-priest", 11, 1)
    b.hero("tibbet", 11, 7)
    b.hand(0, "now-you-see-me")
    b.run(battle.monster_attack(b.t, hex_priest, 0), "tibbet now-you-see-me")
    assert b.hero("tibbet").wounds == 5 - 0 - 1


@pytest.mark.rule("alliance.reaction.duration", "alliance.move.leave-penalty")
def test_smoke_that_was_thrown_in_answer_lets_its_hero_slip_away_later_in_the_round(cave):
    b = cave("krom")
    b.state.turn = None
    ogre = b.monster("ogre", 11, 1)
    b.hero("krom", ready=True)
    b.hand(0, "smoke-pellet")
    b.run(battle.monster_attack(b.t, ogre, 0), "krom smoke-pellet")
    assert b.hero("krom").wounds == 6 - 4
    b.turn("krom")
    b.act("move s")
    assert b.active.used == 1


@pytest.mark.rule("alliance.battle.attack-auras", "alliance.battle.defense-sum")
@pytest.mark.parametrize(("monster", "suffered"), [("ogre", 6 - 2 - 1 - 1), ("grave-slime", 3 - 0 - 1)])
def test_a_wall_of_shields_gives_its_neighbour_armor_and_dodge_which_slime_tells_apart(cave, monster, suffered):
    b = cave("aveline", "petra")
    b.hero("aveline", column=("shield-wall",))
    b.hero("petra", 11, 3)
    who = b.monster(monster, 11, 0)
    b.run(battle.monster_attack(b.t, who, b.who("petra")))
    assert hurt(b, "petra") == [suffered]


@pytest.mark.rule("alliance.battle.damage")
def test_more_guards_than_damage_heal_nobody(cave):
    b = cave("brunhild", "aveline", second=OTHERS)
    b.hero("brunhild", wounds=2)
    b.hero("aveline", 11, 3)
    goblin = b.monster("goblin", 11, 1)
    b.hand(0, "guardian-spirit", "stand-behind-me")
    b.run(
        battle.monster_attack(b.t, goblin, b.who("brunhild")),
        "aveline guardian-spirit",
    )
    assert hurt(b, "brunhild") == [2]


@pytest.mark.rule("alliance.reaction.when")
def test_a_golem_sweeps_before_it_is_struck_back(cave):
    b = cave("mcfarlin", "petra", second=OTHERS)
    golem = b.monster("stone-golem", 11, 1, wounds=(0,) * 5)
    b.hero("petra", 11, 0)
    b.hand(0, "riposte")
    b.run(battle.monster_attack(b.t, golem, b.who("mcfarlin")), "mcfarlin riposte")
    assert hurt(b, "mcfarlin", "petra") == [7 - 4, 1]
    assert golem not in b.state.monsters, "5 against 4, and it had one left"
    assert b.state.alliances[0].xp == 8


@pytest.mark.rule("alliance.reaction.window", "alliance.pvp.off-area-damage")
def test_only_the_target_of_a_spell_may_answer_not_those_who_are_splashed(cave):
    b = cave("caerwyn", second=("brunhild", "tibbet", "hroda", "durgan"), mode="pvp")
    b.hero("caerwyn", 11, 7, facing="north", column=("arc-bolt",))
    b.hero("brunhild", 11, 1)
    b.hero("tibbet", 11, 0)
    b.hand(1, "now-you-see-me")
    b.deck(1)
    b.act("attack brunhild with arc-bolt")
    assert hurt(b, "brunhild", "tibbet") == [4 - 2, 1]
    assert b.state.alliances[1].hand == ["now-you-see-me"]
    assert [event.xp for event in b.t.told(GainedXp)] == [1]


@pytest.mark.rule("alliance.pvp.xp", "alliance.reaction.window")
@pytest.mark.parametrize(("answer", "earned", "suffered"), [("pass", 2, 5), ("aveline stand-behind-me", 1, 3)])
def test_what_a_guard_keeps_off_earns_nothing(cave, answer, earned, suffered):
    b = cave("petra", second=("jack-tallow", "aveline", "oda-fenn", "hroda"), mode="pvp")
    b.hero("petra", column=("greatsword",))
    b.hero("jack-tallow", 11, 1)
    b.hero("aveline", 11, 2)
    b.hand(1, "stand-behind-me")
    b.act("attack jack-tallow with primary", answer)
    assert hurt(b, "jack-tallow") == [suffered]
    assert b.state.alliances[0].xp == earned


@pytest.mark.rule("alliance.defeat.next-activation", "alliance.reaction.ready-or-exhausted")
def test_who_falls_by_the_blow_of_a_rival_does_not_strike_back(cave):
    b = cave("petra", second=RIVALS, mode="pvp")
    b.hero("mcfarlin", 11, 1, wounds=5)
    b.hero("petra", column=("greatsword",))
    b.hand(1, "riposte")
    b.act("attack mcfarlin with primary", "mcfarlin riposte")
    assert (b.hero("mcfarlin").down, b.hero("petra").wounds) == (True, 0)
    assert b.state.alliances[0].xp == (7 - 4) // 2, "excess counts"


# ------------------------------------------------------------------------------------------------------- shared spaces


@pytest.mark.rule("alliance.move.end-empty", "alliance.move.leave-penalty")
@pytest.mark.parametrize(("used", "offered"), [(1, True), (2, False)])
def test_a_shared_space_beside_an_enemy_needs_two_points_to_get_on(cave, used, offered):
    b = cave("petra", "lorna")
    b.hero("petra", 11, 6)
    b.hero("lorna", 11, 7)
    b.monster("ogre", 11, 5)
    b.turn("petra", used=used)
    assert ("move e" in b.options()) is offered


@pytest.mark.rule("alliance.defeat.pass-through", "alliance.move.end-empty", "alliance.challenge.entry-trap")
def test_flames_that_fell_the_friend_in_the_doorway_leave_the_way_on_open(table):
    b = two_rooms(table)
    b.hero("petra", 11, 5)
    b.hero("lorna", 12, 3, wounds=3)
    b.challenge("flame-jet", 12, 8, level=2)
    b.turn("petra")
    b.act("move e")
    assert (b.hero("lorna").down, hurt(b, "petra")) == (True, [2])
    assert b.state.alliances[0].defeats == 1
    assert b.offered("attack") == b.offered("done") == []
    b.act("move e")
    assert b.hero("petra").cell == b.at(12, 4)
    assert "done" in b.options()


@pytest.mark.rule("alliance.chest.open-by-entering", "alliance.move.end-empty")
@pytest.mark.parametrize(("answer", "xp_gained"), [("open", 1), ("leave", 0)])
def test_who_has_to_make_room_on_a_chest_may_open_it(cave, answer, xp_gained):
    b = cave("petra", "lorna", "krom", "mysterios")
    b.hero("petra", 11, 4)
    b.hero("lorna", 11, 4)
    for hero, local in (("krom", 0), ("mysterios", 1)):
        b.hero(hero, 11, local)
    for local in (2, 3, 5, 7, 8):
        b.monster("ogre", 11, local)
    b.challenge("treasure-chest", 11, 6, up=True)
    b.turn("petra", used=4, spent=True)
    b.run(activation.act(b.t), answer)
    assert b.hero("petra").cell == b.at(11, 6)
    assert b.state.alliances[0].xp == xp_gained


@pytest.mark.rule("alliance.chest.locked-enter-no-effect", "alliance.move.end-empty")
def test_who_has_to_make_room_on_a_locked_chest_is_not_asked(cave):
    b = cave("petra", "lorna")
    b.hero("lorna", 11, 4)
    for local in (0, 1, 2, 3, 5, 7, 8):
        b.monster("goblin", 11, local)
    b.challenge("locked-chest", 11, 6, up=True)
    b.turn("petra", used=4, spent=True)
    b.run(activation.act(b.t))
    assert (b.hero("petra").cell, b.state.alliances[0].xp) == (b.at(11, 6), 0)


# --------------------------------------------------------------------------------------------------------------- doors


@pytest.mark.rule("alliance.locked.attempt", "alliance.locked.definition")
@pytest.mark.parametrize(
    ("hero", "place", "local", "side", "level"), [("mcfarlin", 11, 5, "east", 3), ("mcfarlin", 12, 3, "west", 1)]
)
def test_a_locked_door_is_as_hard_as_the_room_that_is_entered(table, hero, place, local, side, level):
    b = table(picks=(("mcfarlin", "petra", "lorna", "krom"), ("thessaly", "ildren", "pipkin", "mysterios")))
    b.tile(11, doors="N", level=1)
    b.tile(12, doors="W", level=3)
    b.hero(hero, place, local)
    b.turn(hero)
    b.act(f"force {side}", "0", dice=[6 if level == 3 else 3])
    assert b.state.arches
    assert b.active.used == 1


@pytest.mark.rule("alliance.locked.no-enemies", "alliance.secret.no-enemies")
def test_enemies_beyond_the_wall_keep_nobody_from_its_lock(table):
    b = table()
    b.tile(11, doors="N")
    b.tile(12, doors="N")
    b.monster("ogre", 12, 3)
    b.hero("petra", 11, 5)
    b.turn("petra")
    assert "force east" in b.options()
    b.monster("goblin", 11, 0)
    assert "force east" not in b.options()


@pytest.mark.rule("alliance.door.normal-cost", "alliance.locked.no-enemies")
def test_a_normal_door_is_opened_among_enemies_and_costs_no_more_for_them(table):
    b = table()
    b.tile(11, doors="E")
    b.tile(12, doors="W")
    b.monster("ogre", 11, 2)
    b.hero("petra", 11, 5)
    b.turn("petra", used=3)
    b.act("open east")
    assert b.active.used == 4
    assert b.state.arches


@pytest.mark.rule("alliance.monster.connected", "alliance.monster.choice-tier2")
def test_a_door_that_is_opened_makes_the_monsters_beyond_it_near(table):
    b = table()
    b.tile(11, doors="E")
    b.tile(12, doors="W")
    b.hero("petra", 11, 5)
    beyond, far = b.monster("ogre", 12, 8), b.monster("goblin", 18, 4)
    b.tile(18)
    assert monsters.choices(b.state, b.content, 0) == [beyond, far]
    b.turn("petra")
    b.act("open east")
    assert monsters.choices(b.state, b.content, 0) == [far]
    assert monsters.choices(b.state, b.content, 1) == [beyond, far], "near to the one, far from the other"


@pytest.mark.rule("alliance.move.through-archway", "alliance.battle.los-wall")
def test_a_wall_parts_those_who_stand_back_to_back(table):
    b = table(mode="pvp")
    b.tile(11)
    b.tile(12)
    b.hero("petra", 11, 5, facing="east")
    b.hero("mcfarlin", 12, 3)
    b.turn("petra")
    assert b.offered("attack") == []
    b.act("move w")
    assert b.active.used == 1, "no enemy is beside who stands behind a wall"


# --------------------------------------------------------------------------------------------------- steering monsters


@pytest.mark.rule("alliance.monster.move-must-reach", "alliance.monster.attack-mandatory")
def test_who_can_reach_only_its_steerers_own_hero_attacks_it(cave):
    b = cave("petra")
    b.state.turn = None
    goblin = b.monster("goblin", 11, 1, "south")
    b.run(monsters.activate(b.t, 0), on(b.at(11, 1)), "south")
    assert hurt(b, "petra") == [3 - 2]
    assert not b.state.monsters[goblin].ready


@pytest.mark.rule("alliance.monster.move-must-reach", "alliance.battle.ranged-range")
def test_an_archer_beside_a_hero_steps_back_to_shoot_if_it_can_pay_for_it(cave):
    b = cave("petra")
    b.hero("petra", 11, 0)
    archer = b.monster("bone-archer", 11, 1)
    found = monsters.positions(b.state, b.content, archer)
    assert sorted(cell for cell, reached in found.items() if reached) == sorted(
        b.at(11, local) for local in (2, 5, 7, 8)
    )
    b.state.marks = [MarkToken("slow", 2, 0, archer)]
    found = monsters.positions(b.state, b.content, archer)
    assert list(found) == [b.at(11, 1)], "one point does not lead away from a hero"
    assert found[b.at(11, 1)] == []


@pytest.mark.rule("alliance.cards.effect-marker", "alliance.monster.attack-mandatory")
def test_who_is_held_fast_still_strikes_at_whom_it_reaches(cave):
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1)
    b.state.marks = [MarkToken("held", 1, 0, ogre)]
    assert monsters.positions(b.state, b.content, ogre) == {b.at(11, 1): [0]}
    b.hero("petra", 11, 7)
    assert monsters.positions(b.state, b.content, ogre) == {b.at(11, 1): []}


@pytest.mark.rule("alliance.monster.exhaust", "alliance.challenge.entry-trap")
def test_a_gong_gives_who_has_attacked_a_second_activation_in_the_round(table):
    b = two_rooms(table)
    b.hero("petra", 11, 5)
    b.hand(0, "broadsword")
    near, far = b.monster("ogre", 12, 8, ready=False), b.monster("goblin", 18, 4, ready=False)
    b.tile(18)
    b.challenge("alarm-gong", 12, 0)
    b.turn("petra")
    b.act("move e")
    assert [b.state.monsters[who].ready for who in (near, far)] == [True, False]
    assert b.state.alliances[0].discard == ["broadsword"]


@pytest.mark.rule("alliance.defeat.pass-through", "alliance.monster.end-empty", "alliance.defeat.untargetable")
def test_nothing_stops_over_the_fallen_and_nothing_hunts_them(cave):
    b = cave("petra", "lorna")
    b.hero("petra", 11, 4, down=True)
    b.hero("lorna", 11, 8)
    goblin = b.monster("goblin", 11, 0)
    cells = monsters.positions(b.state, b.content, goblin)
    assert b.at(11, 4) not in cells
    assert {hero for reached in cells.values() for hero in reached} == {b.who("lorna")}
    assert b.at(11, 7) in cells, "over the fallen it is two steps"


@pytest.mark.rule("alliance.monster.pit", "alliance.monster.speed")
def test_a_wraith_goes_through_heroes_and_over_pits_and_an_ogre_does_neither(cave):
    b = cave("petra", "lorna", "mysterios")
    for hero, local in (("petra", 3), ("lorna", 4), ("mysterios", 5)):
        b.hero(hero, 11, local)
    wraith = b.monster("wraith", 11, 1)
    b.challenge("pit-trap", 11, 1, up=True)
    assert b.at(11, 7) in monsters.reach(b.state, b.content, wraith)
    ogre = b.monster("ogre", 11, 1)
    del b.state.monsters[wraith]
    assert monsters.reach(b.state, b.content, ogre) == {b.at(11, 1): 0, b.at(11, 0): 3, b.at(11, 2): 3}


@pytest.mark.rule("alliance.monster.choice-tier3", "alliance.defeat.next-activation")
def test_who_has_gone_home_for_a_drink_leaves_the_monsters_alone(cave):
    b = cave("petra")
    b.state.turn = None
    home = b.state.alliances[0].home
    b.hero("petra", 11, 4, down=True, wounds=5, poison=0, ready=True)
    ogre, goblin = b.monster("ogre", 11, 1), b.monster("goblin", 18, 4)
    b.tile(18)
    assert monsters.choices(b.state, b.content, 0) == [goblin]
    b.run(activation.activate(b.t, 0), "leave petra", lambda ask: ask.options[0], "north")
    assert b.hero("petra").cell in [b.at(home, local) for local in range(9)]
    assert (b.hero("petra").wounds, b.hero("petra").down, b.state.turn.over) == (0, False, True)
    assert monsters.choices(b.state, b.content, 0) == [ogre, goblin]


# ---------------------------------------------------------------------------------------------------------------- solo


@pytest.mark.rule("alliance.solo.next-highest")
@pytest.mark.parametrize("mark", ["dazed", "held"])
def test_where_the_worst_of_them_cannot_attack_the_next_may(table, mark):
    """The ogre is dazed, or held fast where it reaches nobody; the goblin may be sent, or Section III carried out."""
    b = solo_table(table, then=Hunt(("human",)))
    b.arch(17, "south")
    ogre = b.monster("ogre", 17, 1)
    goblin = b.monster("goblin", 17, 7)
    b.state.marks = [MarkToken(mark, 1, 0, ogre)]
    found, optional = solo.assaults(b.state, b.content, 0, b.content.solo["t-card"].then)
    assert {one.who for one in found} == {goblin}
    assert optional


@pytest.mark.rule("alliance.solo.attack-any-type3", "alliance.solo.attack-icon-hero")
@pytest.mark.parametrize(("monster", "second"), [("ogre", 3), ("kobold-slinger", 0)])
def test_the_second_choice_is_worth_three_to_the_shown_kind_and_nothing_to_the_other(table, monster, second):
    b = solo_table(table)
    who = b.monster(monster, 17, 7)
    hunt = Hunt(("human",), "melee")
    assert solo.attack_bonus(b.state, b.content, hunt, "first", who) == 1
    assert solo.attack_bonus(b.state, b.content, hunt, "second", who) == second


@pytest.mark.rule("alliance.solo.tile-icon", "alliance.solo.tile-icon-last")
def test_the_only_tile_goes_wherever_it_lies_and_a_second_one_by_its_place(table):
    b = solo_table(table, first=Tiles(1))
    b.state.tile_area, b.state.tile_stack = ["", "rope-bridge"], []
    b.monster("ogre", 17, 4)
    b.run(solo.first_section(b.t))
    assert b.state.tile_area == ["", ""]
    b.state.tile_area = ["web-hall", "rope-bridge"]
    b.run(solo.first_section(b.t))
    assert b.state.tile_area == ["", "rope-bridge"]


@pytest.mark.rule("alliance.solo.damage-icon", "alliance.endphase.poison")
def test_mist_chooses_its_victims_by_the_player_and_mail_keeps_its_poison_out(table):
    b = solo_table(table)
    b.hero("petra", column=("chain-shirt",))
    b.hero("krom", down=True, wounds=4)
    b.run(solo.damage(b.t, 0, 1, 3, True), "petra", "lorna")
    assert [(b.hero(hero).wounds, b.hero(hero).poison) for hero in ALONE] == [(1, 0), (0, 1), (0, 1), (4, 0)]


@pytest.mark.rule("alliance.solo.score-challenges", "alliance.search.trap-known")
def test_a_trap_that_was_seen_and_turned_down_again_still_costs_a_point(table):
    b = solo_table(table)
    before = spine.penalty(b.state)
    b.challenge("dart-trap", 17, 0, known=True)
    assert spine.penalty(b.state) == before + 1
    b.challenge("treasure-chest", 17, 8, up=True)
    assert spine.penalty(b.state) == before + 1


@pytest.mark.rule("alliance.solo.exhaust", "alliance.end.early-trigger")
def test_a_hunter_that_burns_itself_to_death_is_gone_and_may_call_the_end(table):
    b = solo_table(table, then=Hunt(("human", "warrior")), picks=(("caerwyn", "lorna", "mysterios", "krom"),))
    b.arch(17, "south")
    b.state.tile_area, b.state.tile_stack = ["", ""], []
    b.hero("caerwyn", 22, 1, column=("wreathed-in-flame",))
    b.hero("lorna", 22, 4)
    goblin = b.monster("goblin", 17, 7, wounds=(0,))
    b.run(solo.assault(b.t, 0, goblin, [b.who("caerwyn")], 1), on(b.at(17, 7)), "south")
    assert b.state.monsters == {}
    assert hurt(b, "caerwyn") == [3 + 1 - 2]
    assert (b.state.called, b.state.alliances[0].xp) == (True, 2)


@pytest.mark.rule("alliance.solo.ready-icon", "alliance.endphase.ready")
def test_a_troll_that_a_card_rouses_closes_its_wounds_first(table):
    b = solo_table(table)
    b.arch(17, "south")
    troll = b.monster("cave-troll", 17, 7, ready=False, wounds=(0, 0, 0))
    b.monster("ogre", 17, 1, ready=False)
    b.run(solo.rouse(b.t, 0))
    assert (b.state.monsters[troll].ready, b.state.monsters[troll].wounds) == (True, (0,))
    assert [event.figure for event in b.t.told(MonsterReadied)] == [troll]


@pytest.mark.rule("alliance.solo.burst-icon")
def test_what_is_roused_to_strike_but_reaches_nobody_stays_ready(table):
    b = solo_table(table)
    ogre = b.monster("ogre", 17, 4, ready=False)
    assert b.run(solo.monster_burst(b.t, 0)) is True
    assert b.state.monsters[ogre].ready


@pytest.mark.rule("alliance.solo.section2", "alliance.setup.cooperative")
def test_together_a_card_hunts_for_each_player_only_the_heroes_of_the_own_alliance(table):
    b = table(mode="cooperative", picks=(ALONE, RIVALS))
    b.tile(11)
    b.hero("petra", 11, 0)
    b.hero("mcfarlin", 11, 8)
    ogre = b.monster("ogre", 11, 4)
    hunt = Hunt(("warrior",))
    for seat, hero in ((0, "petra"), (1, "mcfarlin")):
        quarry = solo.quarry(b.state, b.content, seat, hunt, "first")
        assert list(solo.stands(b.state, b.content, ogre, quarry)) == [b.who(hero)]


# --------------------------------------------------------------------------------------------- player against player


@pytest.mark.rule("alliance.pvp.safe-tile-color", "alliance.pvp.safe-tile-target")
@pytest.mark.parametrize(("place", "offered"), [("home", []), ("away", ["attack mcfarlin with primary"])])
def test_a_starting_tile_protects_its_own_colour_and_nobody_else(table, place, offered):
    """Red stands on blue's tile: blue may strike it from without, and may not from home."""
    b = table(mode="pvp", picks=(ALONE, RIVALS))
    home = b.state.alliances[0].home
    b.tile(home + 1)
    b.arch(home, "east")
    b.hero("mcfarlin", home, 5)
    if place == "home":
        b.hero("petra", home, 4, facing="east")
    else:
        b.hero("petra", home + 1, 3, facing="west")
    b.turn("petra")
    assert b.offered("attack") == offered


@pytest.mark.rule("alliance.pvp.safe-tile-monsters", "alliance.pet.free-attack")
def test_at_home_monsters_are_fair_game_for_hero_and_pet(table):
    b = table(mode="pvp", picks=(("ildren", "petra", "lorna", "krom"), RIVALS))
    home = b.state.alliances[0].home
    for hero in ("petra", "lorna", "krom"):
        b.hero(hero, 11, 0)
    b.hero("ildren", home, 4, facing="north", column=("grey-wolf",))
    b.monster("goblin", home, 4 - 4)
    b.hero("mcfarlin", home, 2)
    b.turn("ildren")
    assert b.offered("attack") == ["attack goblin-100 with grey-wolf"]


@pytest.mark.rule("alliance.pvp.off-control-spell", "alliance.pvp.safe-tile-target")
def test_who_is_beckoned_from_home_is_protected_no_longer(table):
    b = table(mode="pvp", picks=(("mysterios", "petra", "lorna", "krom"), RIVALS))
    home = b.state.alliances[1].home
    b.tile(home - 1)
    b.arch(home, "west")
    for hero, local in (("jack-tallow", 0), ("oda-fenn", 2), ("hroda", 8)):
        b.hero(hero, home, local)
    b.hero("mcfarlin", home, 4)
    b.hero("mysterios", home - 1, 3, facing="east")
    b.turn("mysterios")
    b.hand(0, "beckon")
    assert b.offered("attack") == []
    b.act("play beckon on mcfarlin", on(b.at(home - 1, 5)), "west")
    assert b.offered("attack mcfarlin") == ["attack mcfarlin with primary"]


@pytest.mark.rule("alliance.pvp.enemies", "alliance.pvp.off-control-spell")
@pytest.mark.parametrize(("mode", "offered"), [("rivals", []), ("pvp", ["play hunters-mark on mcfarlin"])])
def test_a_hunters_mark_is_for_enemies_and_rivals_are_such_only_with_pvp(cave, mode, offered):
    b = cave("ildren", second=RIVALS, mode=mode)
    b.hero("mcfarlin", 11, 1)
    b.hand(0, "hunters-mark")
    assert b.offered("play") == offered


@pytest.mark.rule("alliance.cards.effect-marker", "alliance.battle.attack-total")
def test_prey_is_worth_two_to_each_attack_of_its_marker_and_nothing_to_the_other_side(cave):
    b = cave("ildren", "petra", second=RIVALS)
    ogre = b.monster("ogre", 11, 1)
    b.state.marks = [MarkToken("prey", 2, 0, ogre)]
    b.hero("petra", 11, 4, facing="north")
    b.hero("ildren", 11, 8)
    b.turn("petra")
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == 3 + 2 - 1
    b.hero("petra", 11, 7)
    b.hero("mcfarlin", 11, 4, facing="north")
    b.turn("mcfarlin")
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == 4 + 2 - 1


@pytest.mark.rule("alliance.defeat.untargetable", "alliance.pvp.off-control-spell")
def test_no_spell_is_cast_on_a_rival_who_lies_down(cave):
    b = cave("mysterios", second=RIVALS)
    b.hero("mcfarlin", 11, 1, down=True, wounds=6)
    b.hand(0, "slow-the-sands", "beckon", "frost-shackles")
    assert b.offered("play") == []


@pytest.mark.rule("alliance.battle.attack-auras", "alliance.pvp.attack")
def test_a_rival_is_protected_by_the_shields_of_its_friends(cave):
    b = cave("petra", second=("aveline", "jack-tallow", "oda-fenn", "hroda"), mode="pvp")
    b.hero("jack-tallow", 11, 1)
    attack = blow(b.state, b.content, 0, "primary")
    assert defense(b.state, b.content, 0, attack, b.who("jack-tallow")).total == 2
    b.hero("aveline", 11, 2, column=("shield-wall",))
    assert defense(b.state, b.content, 0, attack, b.who("jack-tallow")).total == 2 + 2
    b.hero("aveline", down=True)
    assert defense(b.state, b.content, 0, attack, b.who("jack-tallow")).total == 2


@pytest.mark.rule("alliance.battle.obstruction", "alliance.defeat.no-obstruction")
def test_friend_rival_and_monster_in_the_line_count_and_the_fallen_do_not(table):
    b = two_rooms(table, picks=(("lorna", "petra", "mysterios", "krom"), RIVALS))
    b.hero("lorna", 11, 4, facing="east")
    ogre = b.monster("ogre", 12, 4)
    b.turn("lorna")
    attack = blow(b.state, b.content, 0, "primary")
    bare = defense(b.state, b.content, 0, attack, ogre).total
    b.hero("petra", 11, 5)
    assert defense(b.state, b.content, 0, attack, ogre).total == bare + 1
    b.hero("mcfarlin", 12, 3)
    assert defense(b.state, b.content, 0, attack, ogre).total == bare + 2
    b.hero("petra", down=True)
    assert defense(b.state, b.content, 0, attack, ogre).total == bare + 1


@pytest.mark.rule("alliance.pvp.xp", "alliance.defeat.no-damage")
def test_a_rival_who_lies_down_is_hurt_no_more_and_earns_nobody_anything(cave):
    b = cave("mysterios", second=RIVALS, mode="pvp")
    b.hero("mysterios", 11, 7, facing="north", column=("earthquake",))
    b.hero("mcfarlin", 11, 0, down=True, wounds=6)
    b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with earthquake")
    assert hurt(b, "mcfarlin", "mysterios") == [6, 1]
    assert b.state.alliances[0].xp == 0


# -------------------------------------------------------------------------------------------------------------- chests


@pytest.mark.rule("alliance.chest.locked-no-enemies")
@pytest.mark.parametrize("place", [11, 12])
def test_an_enemy_in_either_room_keeps_a_locked_chest_beyond_the_archway_shut(table, place):
    b = two_rooms(table)
    b.hero("petra", 11, 5)
    chest = b.challenge("locked-chest", 12, 3, up=True)
    b.turn("petra")
    assert b.offered("unlock") == [f"unlock {chest.cell}"]
    b.monster("goblin", place, 1)
    assert b.offered("unlock") == []


@pytest.mark.rule("alliance.chest.locked-fail", "alliance.chest.locked-take-time", "alliance.chest.locked-attempt")
def test_a_lock_that_holds_costs_its_points_and_may_be_tried_again(cave):
    b = cave("petra")
    chest = b.challenge("locked-chest", 11, 1, level=3, up=True)
    b.deck(0, "broadsword")
    b.hero("petra", poison=1, wounds=1)
    b.act(f"unlock {chest.cell}", "1", dice=[4])
    assert (b.active.used, b.state.challenges) == (2, [chest])
    b.act(f"unlock {chest.cell}", "0", lambda ask: next(one for one in ask.options if one.count == 1), dice=[6])
    assert (b.active.used, b.state.challenges, b.state.alliances[0].xp) == (3, [], 5)
    assert (b.hero("petra").wounds, b.hero("petra").poison) == (1, 0)
    assert b.state.alliances[0].hand == ["broadsword"]


@pytest.mark.rule("alliance.chest.open-adjacent", "alliance.chest.monster-blocks", "alliance.defeat.pass-through")
def test_a_chest_under_the_fallen_is_opened_and_one_under_a_monster_only_after_it_is_gone(cave):
    b = cave("petra", "lorna")
    b.hero("lorna", 11, 3, down=True, wounds=5)
    under = b.challenge("treasure-chest", 11, 3, up=True)
    guarded = b.challenge("treasure-chest", 11, 1, up=True)
    goblin = b.monster("goblin", 11, 1)
    assert b.offered("chest") == [f"chest {under.cell}"]
    del b.state.monsters[goblin]
    assert b.offered("chest") == [f"chest {under.cell}", f"chest {guarded.cell}"]


@pytest.mark.rule("alliance.xp.pool-order", "alliance.xp.reserve-after-pools")
def test_one_gain_may_empty_a_pool_and_begin_the_next_and_go_on_into_the_reserve(table):
    b = table()
    b.state.pools = [2, 3]
    xp.gain(b.t, 0, 9)
    assert (b.state.pools, b.state.alliances[0].xp) == ([0, 0], 9)


@pytest.mark.rule("alliance.draw.reshuffle", "alliance.draw.exhausted")
def test_a_chest_draws_from_the_discard_pile_and_never_from_the_columns(cave):
    b = cave("petra", "lorna")
    b.hero("lorna", column=("silverstring",), buried=("light-fingers", "yew-longbow"))
    b.challenge("treasure-chest", 11, 1, up=True)
    b.deck(0)
    b.hand(0)
    b.state.alliances[0].discard = ["broadsword"]
    b.act(f"chest {b.at(11, 1)}")
    assert (b.state.alliances[0].hand, b.state.alliances[0].discard) == (["broadsword"], [])
    b.challenge("treasure-chest", 11, 0, up=True)
    b.act(f"chest {b.at(11, 0)}")
    assert b.state.alliances[0].hand == ["broadsword"]


# ----------------------------------------------------------------------------------------------------------- artifacts


@pytest.mark.rule("alliance.artifact.table", "alliance.draw.draw-up", "alliance.artifact.effect-all")
def test_a_book_of_hours_is_read_in_the_very_activation_in_which_it_is_bought(table):
    b = table()
    b.state.upgrade_area = ["book-of-hours", "", "", "", ""]
    b.state.alliances[0].xp = 7
    b.hand(0, *["broadsword"] * 6)
    b.deck(0, "ash-bow", "ash-bow")
    b.run(drafting.draft(b.t, 0), "buy book-of-hours")
    b.run(decks.discard_and_draw(b.t, 0), "stop")
    assert len(b.state.alliances[0].hand) == 7
    assert b.state.alliances[0].artifacts == ("book-of-hours",)


@pytest.mark.rule("alliance.artifact.effect-all", "alliance.hero.two-attacks-speed-test", "alliance.rest.no-attack")
def test_an_hourglass_gives_one_attack_more_to_who_has_moved_and_none_to_who_rests(cave):
    b = cave("petra")
    owns(b, "hourglass-of-two-hands")
    b.monster("ogre", 11, 1)
    b.monster("ogre", 11, 0)
    b.turn("petra", used=1, spent=True)
    b.act("attack ogre-100 with primary")
    assert b.offered("attack") == ["attack ogre-101 with primary"], "against a different enemy"
    b.act("attack ogre-101 with primary")
    assert b.offered("attack") == []
    b.turn("petra", resting=True)
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.artifact.effect-all")
def test_an_artifact_serves_no_hero_of_another_alliance(table):
    b = table(mode="pvp", picks=(ALONE, RIVALS))
    owns(b, "winged-sandals", "oathstone", seat=0)
    b.turn("mcfarlin")
    assert b.speed() == 4
    b.turn("petra")
    assert b.speed() == 5


@pytest.mark.rule("alliance.artifact.effect-all", "alliance.hero.two-attacks", "alliance.hero.attack-spell-counts")
def test_a_staff_lets_two_spells_lie_there_but_gives_no_attack_more(cave):
    b = cave("mysterios")
    owns(b, "staff-of-echoes")
    b.monster("ogre", 11, 1)
    b.monster("ogre", 11, 0)
    b.hero("mysterios", 11, 7, facing="north")
    b.hand(0, "comet-bolt", "arc-bolt", "lance-of-embers")
    b.act("play comet-bolt")
    b.act("play lance-of-embers")
    b.active.spent, b.active.used = True, 1
    b.act("attack ogre-100 with comet-bolt")
    assert b.offered("attack") == []
    b.active.spent, b.active.used = False, 0
    assert b.offered("attack") == [
        "attack ogre-101 with primary",
        "attack ogre-101 with lance-of-embers",
    ]


@pytest.mark.rule("alliance.artifact.effect-all", "alliance.disarm.roll")
def test_a_ring_helps_to_disarm_and_who_fails_with_it_takes_no_harm(table):
    b = two_rooms(table)
    owns(b, "ring-of-all-doors")
    b.hero("petra", 11, 5)
    b.monster("ogre", 12, 1)
    dart = b.challenge("dart-trap", 12, 8, level=2)
    b.turn("petra")
    b.act(f"search {dart.cell}", "0", dice=[1])
    assert (b.state.challenges, b.hero("petra").poison, b.active.used) == ([], 0, 1)
    rune = b.challenge("void-rune", 12, 8, level=3)
    b.hand(0, "broadsword")
    b.act(f"search {rune.cell}", "0", dice=[2])
    assert (b.state.challenges, b.hero("petra").wounds, b.state.alliances[0].hand) == ([], 0, ["broadsword"])


# ----------------------------------------------------------------------------------------------------------- end phase


@pytest.mark.rule("alliance.endphase.poison-defeat", "alliance.end.score-defeats")
def test_poison_that_fells_in_the_very_last_end_phase_still_costs_its_point(table):
    b = table()
    b.state.round, b.state.stage = 4, "end"
    b.state.alliances[0].xp = 3
    b.hero("krom", poison=1, wounds=2)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert (b.hero("krom").down, b.state.stage) == (True, "over")
    assert spine.score(b.state, 0) == 2


@pytest.mark.rule("alliance.endphase.poison", "alliance.artifact.effect-all")
def test_a_chalice_that_takes_the_only_poison_leaves_nothing_to_grow(table):
    b = table(picks=(("brunhild", "petra", "lorna", "krom"), RIVALS))
    owns(b, "chalice-of-morning")
    b.hero("petra", poison=1, wounds=1)
    b.hero("krom", poison=2)
    b.hero("lorna", down=True, wounds=4, poison=1)
    b.run(endphase.advance_poison(b.t))
    assert [(b.hero(hero).wounds, b.hero(hero).poison) for hero in ("petra", "krom", "lorna")] == [
        (1, 0),
        (0, 2),
        (4, 1),
    ]
    b.hero("petra", wounds=3, poison=0)
    b.hero("krom", wounds=1, poison=0)
    b.run(endphase.advance_poison(b.t))
    assert hurt(b, "petra", "krom", "lorna") == [2, 0, 4]
    assert [(one.hero, one.removed, one.life, one.left) for one in b.t.told(Healed)][-2:] == [
        ("petra", 1, 2, 3),
        ("krom", 1, 3, 4),
    ]


@pytest.mark.rule("alliance.endphase.discard", "alliance.cards.hide-krom")
def test_a_burst_that_lies_with_the_hidden_goes_and_the_hiding_stays(table):
    b = table()
    b.hero("krom", column=("hide", "coat-of-pockets"), buried=("broadsword", "ash-bow"), burst="speed")
    b.run(endphase.discard_placed_cards(b.t), "stay")
    krom = b.hero("krom")
    assert (krom.column, krom.buried, krom.burst) == (("hide",), (), "")
    assert sorted(b.state.alliances[0].discard) == ["ash-bow", "broadsword", "coat-of-pockets"]


@pytest.mark.rule("alliance.endphase.upgrade-one-step", "alliance.endphase.upgrade-to-3")
def test_both_pools_run_out_in_one_round_and_the_third_deck_comes_a_round_later(table):
    b = table()
    b.state.pools, b.state.upgrade_area = [0, 0], ["broadsword"] * 5
    b.state.upgrade_decks = [["ash-bow"], ["fireball"], ["oathstone"]]
    levels = []
    for _ in range(3):
        endphase.advance_upgrade_deck(b.t)
        levels.append(b.state.upgrade_level)
    assert levels == [2, 3, 3]
    assert b.state.upgrade_area == ["broadsword"] * 5
    assert {"ash-bow", "fireball"} <= {*b.state.box}


@pytest.mark.rule("alliance.endphase.initiative", "alliance.end.early-endphase")
def test_an_early_end_carries_out_the_whole_end_phase(table):
    b = table()
    b.state.round, b.state.called, b.state.stage = 2, True, "end"
    b.hero("lorna", poison=1)
    b.hero("petra", column=("broadsword",), ready=False)
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert (b.hero("lorna").poison, b.hero("petra").column, b.state.stage, b.state.round) == (2, (), "over", 2)


# ---------------------------------------------------------------------------------------------------------- tie-breaks


def outcome(b, *alliances):
    """(XP, spent, defeats, drafted, wounds of the first hero) of each Alliance; who wins, and why."""
    for seat, (points, spent, defeats, drafted, wounded) in enumerate(alliances):
        one = b.state.alliances[seat]
        one.xp, one.spent, one.defeats, one.drafted = points, spent, defeats, drafted
        b.state.heroes[4 * seat].wounds = wounded
    return [(one.won, one.reason) for one in spine.outcome(b.state, b.content)]


@pytest.mark.rule("alliance.end.tiebreak1", "alliance.end.tiebreak2", "alliance.end.score")
@pytest.mark.parametrize(
    ("alliances", "won"),
    [
        (((2, 9, 1, 3, 4), (10, 0, 0, 2, 0)), [True, False]),  # as many points, more cards, in spite of the wounds
        (((2, 9, 1, 3, 4), (10, 0, 0, 3, 3)), [False, True]),  # as many cards, fewer wounds
        (((2, 9, 1, 3, 4), (10, 0, 0, 3, 4)), [True, True]),  # shared
        (((2, 9, 2, 3, 0), (10, 0, 0, 0, 4)), [False, True]),  # a fall decides before any card
    ],
)
def test_points_then_cards_then_wounds(table, alliances, won):
    b = table()
    assert [one for one, _ in outcome(b, *alliances)] == won


@pytest.mark.rule("alliance.end.tiebreak3")
def test_two_of_three_share_and_the_third_has_none_of_it(table):
    b = table(seats=3, picks=(ALONE, RIVALS, ("thessaly", "ildren", "pipkin", "durgan")))
    found = outcome(b, (5, 0, 0, 1, 0), (5, 0, 0, 1, 0), (5, 0, 0, 0, 0))
    assert [one for one, _ in found] == [True, True, False]
    assert found[2][1] == "beaten-tie"


# -------------------------------------------------------------------------------------------------- cards among others


@pytest.mark.rule("alliance.cards.target-los", "alliance.battle.facing-arc")
def test_nobody_enchants_what_stands_behind_but_who_needs_no_sight_heals_it(cave):
    b = cave("pipkin", "petra", second=RIVALS)
    b.hero("petra", 11, 7, wounds=2)
    b.hand(0, "marching-tune", "lucky-charm")
    b.hero("pipkin", column=())
    assert "play lucky-charm on petra" in b.options()
    b = cave("jack-tallow", "petra", second=OTHERS)
    b.hero("petra", 11, 7)
    b.hand(0, "marching-tune")
    assert b.offered("play") == ["play marching-tune on jack-tallow"]
    b.act("face", "south")
    assert b.offered("play") == ["play marching-tune on jack-tallow", "play marching-tune on petra"]


@pytest.mark.rule("alliance.burst.enhance-on-ally", "alliance.burst.limit")
def test_a_second_song_on_a_friend_uses_up_the_friends_burst_and_not_the_singers(cave):
    b = cave("thessaly", "petra")
    b.hero("petra", 11, 1, column=("song-of-edges",))
    b.hand(0, "marching-tune", "blessing-of-arms", "broadsword", "ash-bow")
    b.act("repeat blessing-of-arms on petra", "broadsword", "ash-bow")
    assert (b.hero("petra").burst, b.hero("petra").buried) == ("repeat", ("broadsword", "ash-bow"))
    assert (b.hero("thessaly").burst, b.hero("thessaly").column) == ("", ())
    b.hand(0, "marching-tune", "broadsword", "ash-bow")
    assert b.offered("burst speed") == ["burst speed"]


@pytest.mark.rule("alliance.hero.second-movement", "alliance.burst.speed")
def test_a_boot_that_was_put_on_late_counts_whole_in_the_second_movement(cave):
    b = cave("petra")
    b.act("move s")
    b.hand(0, "trail-boots")
    b.act("play trail-boots")
    assert b.speed() == 4 + 1 - 1
    b.act("again")
    assert b.speed() == 5
    assert b.offered("burst attack") == []


@pytest.mark.rule("alliance.rest.movement", "alliance.rest.no-second-movement", "alliance.hero.rest-option")
def test_who_rests_in_a_pit_pays_two_points_to_leave_it_and_has_no_second_movement(cave):
    b = cave("petra")
    b.state.turn = None
    b.hero("petra", wounds=4, ready=True)
    b.challenge("pit-trap", 11, 4, up=True)
    b.run(activation.activate(b.t, 0), "rest petra")
    assert hurt(b, "petra") == [1]
    b.act("move n")
    assert b.active.used == 2
    assert "again" not in b.options()


@pytest.mark.rule("alliance.battle.attack-one-type", "alliance.battle.base-attack-boost")
def test_a_spell_thrown_by_a_swordsman_is_raised_by_what_helps_archers_only(cave):
    b = cave("caerwyn")
    b.hero("caerwyn", 11, 7, facing="north", column=("arc-bolt", "song-of-edges"))
    b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with arc-bolt")
    assert len(b.state.monsters[100].wounds) == 4 + 2 - 1
    b = cave("caerwyn")
    b.hero("caerwyn", 11, 7, facing="north", column=("arc-bolt", "broadsword"))
    b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with arc-bolt")
    assert len(b.state.monsters[100].wounds) == 4 - 1


@pytest.mark.rule("alliance.cards.no-los-icon", "alliance.battle.ranged-range")
def test_motes_go_round_a_corner_and_past_a_crowd_but_no_farther_than_they_can_walk(table):
    b = two_rooms(table, picks=(("mysterios", "petra", "lorna", "krom"), RIVALS))
    b.hero("mysterios", 11, 2, facing="west", column=("seeking-motes",))
    b.hero("petra", 11, 5)
    near, far = b.monster("ogre", 12, 0), b.monster("ogre", 12, 7)
    b.turn("mysterios")
    attack = blow(b.state, b.content, 0, "seeking-motes")
    assert battle.targets(b.state, b.content, b.active, "seeking-motes") == [near, far]
    assert defense(b.state, b.content, 0, attack, near).total == 1
    b.state.monsters[far].cell = b.at(12, 8)
    assert battle.targets(b.state, b.content, b.active, "seeking-motes") == [near, far]
    b.hero("mysterios", 11, 0)
    assert battle.targets(b.state, b.content, b.active, "seeking-motes") == [near], "three steps, the others four"


@pytest.mark.rule("alliance.battle.monsters-same", "alliance.cards.effect-marker")
def test_an_incited_monster_minds_the_exposure_of_its_victim(cave):
    b = cave("thessaly")
    ogre, goblin = b.monster("ogre", 11, 1), b.monster("skeleton", 11, 0)
    b.state.marks = [MarkToken("exposed", 1, 0, goblin)]
    assert defense_against_monster(b.state, b.content, ogre, goblin) == 0
    b.hand(0, "turncoats-verse")
    b.act(f"play turncoats-verse on {b.name(ogre)}")
    assert goblin not in b.state.monsters
    assert b.state.alliances[0].xp == 3
    assert b.state.monsters[ogre].ready, "inciting does not exhaust"


@pytest.mark.rule("alliance.xp.tie", "alliance.battle.monster-wound-order")
def test_of_two_with_as_many_wounds_who_struck_first_has_the_greater_share(cave):
    b = cave("petra", second=RIVALS)
    b.monster("ogre", 11, 1, wounds=(1, 0, 1, 1))
    b.act("attack ogre-100 with primary")
    assert [one.xp for one in b.state.alliances] == [2, 3]


@pytest.mark.rule("alliance.hero.two-attacks", "alliance.pet.free-attack")
def test_a_pet_may_bite_whom_its_master_has_struck_and_the_master_not_twice(cave):
    b = cave("ildren")
    b.hero("ildren", 11, 7, facing="north", column=("grey-wolf",))
    b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with primary")
    assert b.offered("attack") == ["attack ogre-100 with grey-wolf"]
    b.act("attack ogre-100 with grey-wolf")
    assert len(b.state.monsters[100].wounds) == (3 - 1) + (3 - 1)
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.cards.effect-marker")
def test_a_hound_holds_only_whom_it_has_wounded(cave):
    b = cave("oda-fenn", second=OTHERS)
    b.hero("oda-fenn", column=("parish-hound",))
    troll, ogre = b.monster("cave-troll", 11, 1), b.monster("ogre", 11, 0)
    b.act("attack cave-troll-100 with parish-hound")
    assert marked(b.state, troll, "held") == 0
    b.turn("oda-fenn")
    b.act("attack ogre-101 with parish-hound")
    assert marked(b.state, ogre, "held") == 1


@pytest.mark.rule("alliance.defeat.fall", "alliance.hero.defeated-must-activate")
def test_who_is_felled_by_flames_of_a_rival_loses_the_rest_of_the_activation_but_may_draft(cave):
    b = cave("petra", second=("caerwyn", *RIVALS[1:]), mode="pvp")
    b.hero("petra", wounds=4)
    b.hero("caerwyn", 11, 1, column=("wreathed-in-flame",))
    b.act("attack caerwyn with primary")
    assert (b.hero("petra").down, b.active.over) == (True, True)
    assert spine.next_step(b.state, b.content) == ("draft", 0)


@pytest.mark.rule("alliance.disarm.fail-pit", "alliance.challenge.pit-stays")
def test_a_pit_that_opens_in_the_doorway_hampers_whoever_stands_there_next(table):
    b = two_rooms(table)
    b.hero("petra", 11, 5)
    pit = b.challenge("pit-trap", 12, 8, level=1)
    b.turn("petra")
    b.act(f"search {pit.cell}", "0", dice=[1])
    (token,) = b.state.challenges
    assert (token.cell, token.up, hurt(b, "petra")) == (b.at(11, 5), True, [1])
    assert b.offered("search") == b.offered("disarm") == []
    ogre = b.monster("ogre", 11, 4)
    assert monsters.reach(b.state, b.content, ogre)[b.at(11, 1)] == 2
    b.hero("petra", 11, 0)
    b.state.monsters[ogre].cell = b.at(11, 5)
    assert monsters.reach(b.state, b.content, ogre)[b.at(11, 8)] == 2


@pytest.mark.rule("alliance.hero.speed-uses", "alliance.cards.effect-marker")
def test_who_is_slowed_to_nothing_turns_strikes_twice_and_opens_nothing(cave):
    b = cave("petra")
    b.state.marks = [MarkToken("slow", 4, 4, 0)]
    b.monster("goblin", 11, 1)
    b.monster("goblin", 11, 0)
    b.challenge("treasure-chest", 11, 3, up=True)
    assert b.offered("move") == b.offered("chest") == b.offered("open") == []
    b.act("attack goblin-100 with primary")
    b.act("attack goblin-101 with primary")
    assert len(b.state.monsters) == 0


@pytest.mark.rule("alliance.battle.hero-excess", "alliance.rest.leave-dungeon")
def test_the_excess_of_a_poisonous_bite_goes_before_older_wounds(cave):
    b = cave("krom")
    ghoul = b.monster("ghoul", 11, 1)
    b.hero("krom", wounds=3)
    b.run(battle.monster_attack(b.t, ghoul, 0))
    krom = b.hero("krom")
    assert (krom.wounds, krom.poison, krom.down) == (3, 1, True)
    b.run(wounds.heal(b.t, 0, 1), lambda ask: next(one for one in ask.options if one.count == 1))
    assert (krom.wounds, krom.poison, krom.down) == (3, 0, False)


@pytest.mark.rule("alliance.pvp.off-control-spell", "alliance.cards.target-los")
def test_a_control_spell_is_for_monsters_and_rivals_and_never_for_a_friend(cave):
    b = cave("mysterios", "tibbet", second=RIVALS)
    b.hero("tibbet", 11, 7, facing="north")
    b.hero("mcfarlin", 11, 0)
    b.monster("goblin", 11, 2)
    b.hand(0, "frost-shackles")
    for caster in ("mysterios", "tibbet"):
        b.turn(caster)
        assert b.offered("play") == ["play frost-shackles on goblin-100", "play frost-shackles on mcfarlin"]


@pytest.mark.rule("alliance.hero.speed-uses", "alliance.locked.attempt")
def test_without_a_point_of_speed_no_door_is_opened_or_tried(table):
    b = table()
    b.tile(11, doors="E")
    b.tile(12, doors="W")
    b.tile(10, doors="N")
    b.hero("petra", 11, 5)
    b.turn("petra", used=3)
    assert b.offered("open") == ["open east"]
    b.turn("petra", used=4)
    assert b.offered("open") == b.offered("force") == []
    b.hero("petra", 11, 3)
    assert b.offered("force") == []
    b.turn("petra", used=3)
    assert b.offered("force") == ["force west"]


@pytest.mark.rule("alliance.monster.pit", "alliance.battle.monster-attack-total")
def test_a_monster_in_a_pit_strikes_with_one_less_and_the_blow_says_so(cave):
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1)
    b.challenge("pit-trap", 11, 1, up=True)
    b.run(battle.monster_attack(b.t, ogre, 0))
    (blow_told,) = b.t.told(Attacked)
    assert (blow_told.strength, blow_told.made_of) == (5, (("by-pit", -1),))


@pytest.mark.rule("alliance.cards.column", "alliance.endphase.discard")
def test_an_encore_says_which_card_comes_back(cave):
    b = cave("thessaly")
    b.hand(0, "encore")
    b.state.alliances[0].discard = ["broadsword", "ash-bow"]
    b.act("play encore", "ash-bow")
    assert [(one.seat, one.card) for one in b.t.told(Recalled)] == [(0, "ash-bow")]
    assert (b.state.alliances[0].hand, b.state.alliances[0].discard) == (["ash-bow"], ["broadsword"])


@pytest.mark.rule("alliance.monster.not-through-heroes", "alliance.monster.speed")
@pytest.mark.parametrize(("monster", "through"), [("wraith", True), ("ghoul", False)])
def test_those_who_watch_see_a_wraith_go_through_heroes_and_a_ghoul_go_round(cave, monster, through):
    b = cave("petra", "lorna")
    b.t.watched = True
    b.hero("lorna", 11, 3)
    who = b.monster(monster, 11, 1)
    way = monsters.route(b.t, who, b.at(11, 7))
    assert way == (b.at(11, 3 if through else 5), b.at(11, 7))


@pytest.mark.rule("alliance.battle.defense-sum")
@pytest.mark.parametrize(("column", "source", "left"), [
    ((), "primary", 2), (("called-shot",), "primary", 2), (("hammer-of-light",), "hammer-of-light", 0),
])  # fmt: skip
def test_what_ignores_armor_ignores_a_skeletons_armor_against_arrows_too(cave, column, source, left):
    """A skeleton has 1 armor, and 1 more against ranged attacks."""
    b = cave("ildren")
    b.hero("ildren", 11, 7, facing="north", column=column)
    who = b.monster("skeleton", 11, 1)
    assert defense(b.state, b.content, 0, blow(b.state, b.content, 0, source), who).total == left


@pytest.mark.rule("alliance.battle.damage")
def test_a_blow_that_cannot_hurt_is_foreseen_as_a_miss_whatever_the_die_shows(cave):
    b = cave("pipkin", second=RIVALS)
    who = b.monster("hex-priest", 11, 1)
    meant = meanings.attack(b.state, b.content, Attack(0, who, "hex-priest", PRIMARY))
    assert [(one.outcome, one.percent) for one in meant.odds] == [("miss", 100)]
    assert (meant.detail.args["least"], meant.detail.args["most"]) == (0, 0)


@pytest.mark.rule("alliance.locked.attempt", "alliance.locked.no-tile-beyond")
def test_a_door_to_where_no_room_lies_costs_one_point_to_try(table):
    b = table()
    b.tile(11, doors="N")
    b.hero("petra", 11, 5)
    b.turn("petra")
    meant = meanings.force(b.state, b.content, 0, Force(11, 1))
    assert [(one.value, one.what.id) for one in meant.cost] == [(1, "cost-speed")]
    assert meant.detail.id == "detail-force-new"
