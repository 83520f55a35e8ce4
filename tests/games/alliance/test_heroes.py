"""Activating heroes, resting, defeat, experience."""

import pytest

from undercroft.games.alliance.events import HeroDefeated, MovedAgain
from undercroft.games.alliance.rules import activation, battle, wounds, xp
from undercroft.games.alliance.rules.monsters import positions, reach
from undercroft.games.alliance.rules.reach import obstruction
from undercroft.games.alliance.spine import next_step


def starts(b, hero, seat=0):
    return [str(option) for option in activation.starts(b.state, seat) if option.card == hero]


# ---------------------------------------------------------------------------------------------------------- activating


@pytest.mark.rule("alliance.hero.choose", "alliance.cycle.each-hero-once")
def test_a_ready_hero_is_chosen_and_exhausted(board):
    b = board()
    assert len(activation.starts(b.state, 0)) == 8  # each of the four acts or rests
    b.run(activation.activate(b.t, 0), "activate lorna")
    assert not b.hero("lorna").ready
    assert b.state.turn.hero == b.who("lorna")
    assert starts(b, "lorna") == []
    assert starts(b, "petra") == ["activate petra", "rest petra"]


@pytest.mark.rule("alliance.hero.steps", "alliance.rest.draft-draw", "alliance.draft.when")
@pytest.mark.parametrize("first", ["activate petra", "rest petra"])
def test_an_activation_runs_from_the_choice_over_draft_to_draw(board, first):
    b = board()
    assert next_step(b.state, b.content) == ("activate", 0)
    b.run(activation.activate(b.t, 0), first)
    assert next_step(b.state, b.content) == ("act",)
    b.act("done")
    assert next_step(b.state, b.content) == ("draft", 0)
    b.run(activation.draft(b.t, 0))
    assert next_step(b.state, b.content) == ("draw", 0)
    b.run(activation.draw(b.t, 0))
    assert next_step(b.state, b.content) == ("activate", 1)


@pytest.mark.rule("alliance.hero.speed-uses")
def test_speed_buys_steps_doors_chests_and_searches(board):
    b = board()
    b.tile(11)
    b.tile(12, doors="N")
    b.tile(6)
    b.tile(16)
    b.arch(11, "south")
    b.challenge("t-chest", 11, 4, up=True)
    b.challenge("t-dart", 16, 4)
    b.challenge("t-dart", 16, 5, known=True)
    b.hero("petra", 11, 2)
    b.turn("petra")
    verbs = {text.split()[0] for text in b.options()}
    assert {"move", "open", "force", "chest"} <= verbs
    b.hero("petra", 11, 8)
    assert {"search", "disarm"} <= {text.split()[0] for text in b.options()}
    b.state.turn.used = 4
    assert {text.split()[0] for text in b.options()} == {"face", "again", "done"}  # nothing without points


# -------------------------------------------------------------------------------------------------------------- resting


@pytest.mark.rule("alliance.rest.standard", "alliance.hero.rest-option")
def test_a_rest_removes_three_wounds_of_choice(board):
    b = board()
    b.hero("petra", wounds=3, poison=1)
    b.run(activation.activate(b.t, 0), "rest petra", "1")
    assert (b.hero("petra").wounds, b.hero("petra").poison) == (1, 0)
    b.hero("lorna", wounds=2)
    b.run(activation.activate(b.t, 0), "rest lorna")
    assert b.hero("lorna").wounds == 0


@pytest.mark.rule("alliance.hero.rest-option")
def test_a_rest_is_declared_first_or_not_at_all(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, wounds=3)
    b.run(activation.activate(b.t, 0), "activate petra")
    b.act("move n")
    assert not any("rest" in text for text in b.options())


@pytest.mark.rule("alliance.rest.movement", "alliance.rest.no-attack", "alliance.rest.no-second-movement")
def test_a_resting_hero_moves_once_and_does_not_attack(board):
    b = board()
    b.tile(11)
    b.tile(12)
    b.hero("petra", 11, 4, facing="north", wounds=1)
    b.monster("t-rat", 11, 0)
    b.hand(0, "t-boots", "t-fire", "t-wolf")
    b.run(activation.activate(b.t, 0), "rest petra")
    assert b.offered("attack") == []
    assert b.offered("play") == ["play t-boots"]
    b.act("play t-boots")
    b.act("move e")
    assert b.speed() == 5 - 2
    assert "open east" in b.options()
    assert "again" not in b.options()
    assert b.hero("petra").peaceful


@pytest.mark.rule("alliance.rest.defeated-standard")
def test_a_defeated_hero_who_rests_stands_up_and_moves(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, wounds=5, down=True)
    b.run(activation.activate(b.t, 0), "rest petra")
    assert (b.hero("petra").wounds, b.hero("petra").down) == (2, False)
    assert b.offered("move")
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.rest.leave-dungeon", "alliance.rest.leave-no-action")
def test_leaving_the_dungeon_heals_all_and_ends_the_main_part(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, wounds=3, poison=2, down=True)
    b.hero("lorna", 11, 0)
    b.hero("mysterios", 11, 1)
    b.run(activation.activate(b.t, 0), "leave petra", str(b.at(10, 4)), "south")
    assert (b.hero("petra").wounds, b.hero("petra").poison, b.hero("petra").down) == (0, 0, False)
    assert b.hero("petra").cell == b.at(10, 4)
    assert b.hero("petra").facing == 2
    assert next_step(b.state, b.content) == ("draft", 0)
    offered = [str(option) for option in b.t.asked[1].options]
    assert str(b.at(10, 4)) in offered
    assert str(b.hero("krom").cell) not in offered  # only empty spaces of the own Starting Tile
    assert all(option in [str(b.at(10, local)) for local in range(9)] for option in offered)


@pytest.mark.rule("alliance.rest.leave-defeated-only", "alliance.hero.defeated-must-activate")
def test_only_a_defeated_hero_leaves_and_it_can_do_nothing_else_first(board):
    b = board()
    b.tile(11)
    b.hand(0, "t-mail", "t-mail")
    assert starts(b, "petra") == ["activate petra", "rest petra"]
    b.hero("petra", wounds=5, down=True)
    assert starts(b, "petra") == ["rise petra", "rest petra", "leave petra"]
    for local, hero in enumerate(("lorna", "mysterios", "krom", "mcfarlin", "thessaly", "ildren", "pipkin")):
        b.hero(hero, 10, local)
    b.hero("petra", 11, 4)
    b.monster("t-rat", 10, 7)
    b.monster("t-rat", 10, 8)
    assert starts(b, "petra") == ["rise petra", "rest petra"]  # no empty space at home


# -------------------------------------------------------------------------------------------------------------- defeat


@pytest.mark.rule("alliance.defeat.fall", "alliance.defeat.token", "alliance.component.defeated-tokens")
def test_every_defeat_costs_a_token(board):
    b = board()
    petra = b.who("petra")
    b.run(wounds.wound_hero(b.t, petra, 9))
    assert b.hero("petra").wounds == 5
    assert b.hero("petra").down
    assert b.state.alliances[0].defeats == 1
    b.run(wounds.heal(b.t, petra, 1))
    b.run(wounds.wound_hero(b.t, petra, 1))
    assert b.state.alliances[0].defeats == 2
    assert b.state.alliances[1].defeats == 0
    b.state.alliances[0].xp, b.state.alliances[0].spent = 4, 3
    b.run(wounds.wound_hero(b.t, b.who("lorna"), 9))
    assert [(one.hero, one.total, one.score) for one in b.t.told(HeroDefeated)] == [
        ("petra", 1, -1), ("petra", 2, -2), ("lorna", 3, 4),
    ]  # fmt: skip


@pytest.mark.rule("alliance.defeat.no-damage", "alliance.defeat.untargetable")
def test_a_defeated_hero_is_neither_attacked_nor_wounded(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, wounds=5, down=True)
    rat = b.monster("t-rat", 11, 1)
    assert all(heroes == [] for heroes in positions(b.state, b.content, rat).values())
    b.run(wounds.wound_hero(b.t, b.who("petra"), 2, poison=True))
    assert (b.hero("petra").wounds, b.hero("petra").poison) == (5, 0)
    assert b.state.alliances[0].defeats == 0


@pytest.mark.rule("alliance.defeat.pass-through", "alliance.defeat.no-leave-penalty", "alliance.defeat.space-occupied")
def test_monsters_pass_over_a_defeated_hero_but_do_not_stay(board):
    b = board()
    b.tile(11, doors="")
    b.hero("petra", 11, 4, wounds=5, down=True)
    b.hero("lorna", 11, 3, wounds=4, down=True)
    b.hero("krom", 11, 5, wounds=4, down=True)
    rat = b.monster("t-rat", 11, 1)
    costs = reach(b.state, b.content, rat)
    assert costs[b.at(11, 7)] == 2  # through her, without extra cost
    assert b.at(11, 4) not in costs
    b.hero("petra", down=False)
    assert b.at(11, 7) not in reach(b.state, b.content, rat)


@pytest.mark.rule("alliance.defeat.pass-through", "alliance.defeat.space-occupied")
def test_with_pvp_rivals_pass_over_a_defeated_hero(board):
    b = board(mode="pvp")
    b.tile(11)
    b.hero("petra", 11, 4)
    b.hero("mcfarlin", 11, 1, down=True)
    b.turn("petra")
    b.act("move n")
    assert "done" not in b.options()
    b.act("move e")
    assert b.speed() == 2  # no extra cost beside him


@pytest.mark.rule("alliance.defeat.no-obstruction")
def test_a_defeated_hero_does_not_obstruct(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 1)
    assert obstruction(b.state, b.at(11, 0), b.at(11, 2)) == 1
    b.hero("petra", down=True)
    assert obstruction(b.state, b.at(11, 0), b.at(11, 2)) == 0


@pytest.mark.rule("alliance.defeat.healed")
def test_a_healed_hero_stands_up_at_once_and_is_free(board):
    b = board()
    b.tile(11)
    b.hero("krom", 11, 4, wounds=4, down=True)
    b.hero("petra", 11, 0)
    b.hand(0, "t-mend")
    b.turn("petra")
    b.act("play t-mend on krom")
    assert (b.hero("krom").wounds, b.hero("krom").down) == (2, False)
    b.state.turn = None
    assert starts(b, "krom") == ["activate krom", "rest krom"]


# ---------------------------------------------------------------------------------------------------------- experience


@pytest.mark.rule("alliance.xp.sole-kill", "alliance.xp.cleanup")
def test_a_lone_alliance_gets_both_rewards(board):
    b = board()
    b.tile(11)
    rat = b.monster("t-rat", 11, 0, wounds=(1, 1))
    b.run(wounds.wound_monster(b.t, rat, 4, 1))
    assert [alliance.xp for alliance in b.state.alliances] == [0, 3]
    assert rat not in b.state.monsters


@pytest.mark.rule("alliance.xp.shared-kill", "alliance.battle.monster-wound-excess")
def test_the_most_wounds_take_the_first_reward_whoever_struck_last(board):
    b = board()
    b.tile(11)
    brute = b.monster("t-brute", 11, 0, wounds=(1, 1, 1, 0))
    b.run(wounds.wound_monster(b.t, brute, 0, 2))  # three each: the earlier first token decides
    assert [alliance.xp for alliance in b.state.alliances] == [3, 5]
    brute = b.monster("t-brute", 11, 0, wounds=(1, 1, 1, 0))
    b.run(wounds.wound_monster(b.t, brute, 0, 3))  # one in excess counts too
    assert [alliance.xp for alliance in b.state.alliances] == [3 + 5, 5 + 3]


@pytest.mark.rule("alliance.xp.tie", "alliance.battle.monster-wound-order")
def test_ties_go_to_the_earlier_token():
    assert xp.ranking((1, 0, 0, 1)) == [1, 0]
    assert xp.ranking((0, 1, 1, 0, 2)) == [0, 1, 2]
    assert xp.ranking((2, 1, 1)) == [1, 2]


@pytest.mark.rule("alliance.battle.monster-wound-order")
def test_new_wounds_go_under_the_older_ones(board):
    b = board()
    b.tile(11)
    brute = b.monster("t-brute", 11, 0)
    for hero in (0, 4, 1):
        b.run(wounds.wound_monster(b.t, brute, hero, 1))
    assert b.state.monsters[brute].wounds == (0, 1, 0)


@pytest.mark.rule("alliance.xp.third-none")
def test_third_place_gets_nothing(board):
    b = board(seats=3, picks=(*PICKS, THIRD))
    b.state.tiles[11] = b.state.tiles[10]
    xp.reward(b.t, "t-brute", (0, 1, 1, 1, 2, 2))
    assert [alliance.xp for alliance in b.state.alliances] == [0, 5, 3]


PICKS = (("petra", "lorna", "mysterios", "krom"), ("mcfarlin", "thessaly", "ildren", "pipkin"))
THIRD = ("aveline", "durgan", "hroda", "tibbet")


@pytest.mark.rule("alliance.xp.face-up", "alliance.xp.pool-order", "alliance.xp.reserve-after-pools")
def test_experience_comes_from_the_first_pool_then_the_second_then_the_reserve(board):
    b = board()
    b.state.pools = [2, 3]
    xp.gain(b.t, 0, 1)
    assert (b.state.pools, b.state.alliances[0].xp, b.state.alliances[0].spent) == ([1, 3], 1, 0)
    xp.gain(b.t, 0, 3)  # from both
    assert b.state.pools == [0, 1]
    xp.gain(b.t, 0, 5)
    assert b.state.pools == [0, 0]
    assert b.state.alliances[0].xp == 9


@pytest.mark.rule("alliance.xp.spend-same-activation")
def test_experience_of_an_attack_can_be_spent_in_the_same_activation(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north", column=("t-axe",))
    b.monster("t-rat", 11, 1, wounds=(0,))
    b.state.upgrade_area = ["t-sword", "", "", "", ""]
    b.turn("petra")
    b.act("attack t-rat-100 with primary")
    b.run(activation.act(b.t))  # without a card in hand nothing is left but to be done
    b.run(activation.draft(b.t, 0), "buy t-sword")
    assert b.state.alliances[0].hand == ["t-sword"]
    assert (b.state.alliances[0].xp, b.state.alliances[0].spent) == (0, 3)


@pytest.mark.rule("alliance.xp.wounds-kept-on-monster")
def test_wounds_stay_on_a_monster_over_the_end_phase(board):
    from undercroft.games.alliance.rules import endphase

    b = board()
    b.tile(11)
    rat = b.monster("t-rat", 11, 1, wounds=(0, 1), ready=False)
    endphase.ready(b.t)
    assert b.state.monsters[rat].wounds == (0, 1)


@pytest.mark.rule("alliance.xp.sources")
def test_experience_comes_from_monsters_chests_and_with_pvp_from_heroes(board):
    b = board(mode="pvp")
    b.tile(11)
    b.hero("petra", 11, 4, facing="north", column=("t-sword",))
    b.hero("mcfarlin", 11, 1)
    b.challenge("t-locked", 11, 5, up=True, level=1)
    b.turn("petra")
    b.state.heroes[b.who("mcfarlin")].cell = b.at(10, 0)
    b.act(f"unlock {b.at(11, 5)}", "sure")
    assert b.state.alliances[0].xp == 2
    b.hero("mcfarlin", 11, 1)
    b.act("attack mcfarlin with primary")
    assert b.state.alliances[0].xp == 3  # two wounds: one point


# ----------------------------------------------------------------------------------------------------------------- pvp


def duel(board, mode="pvp"):
    b = board(mode=mode)
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.hero("mcfarlin", 11, 1, facing="south")
    return b


@pytest.mark.rule("alliance.pvp.attack", "alliance.pvp.xp")
@pytest.mark.parametrize(("cards", "damage", "gained"), [((), 0, 0), (("t-axe",), 1, 0), (("t-sword",), 2, 1)])
def test_every_two_wounds_on_a_rival_earn_one_point(board, cards, damage, gained):
    b = duel(board)
    b.hero("petra", column=cards)
    b.turn("petra")
    b.act("attack mcfarlin with primary")
    assert b.hero("mcfarlin").wounds == damage
    assert b.state.alliances[0].xp == gained


@pytest.mark.rule("alliance.pvp.attack")
def test_two_attacks_on_rivals_are_for_different_ones(board):
    b = duel(board)
    b.hero("thessaly", 11, 0)
    b.turn("petra")
    b.act("attack mcfarlin with primary")
    assert b.offered("attack") == ["attack thessaly with primary"]


@pytest.mark.rule("alliance.pvp.xp", "alliance.pvp.defeat")
def test_excess_wounds_count_for_experience_but_a_defeat_gives_nothing_more(board):
    b = duel(board)
    b.hero("mcfarlin", wounds=5)
    b.hero("petra", column=("t-sword", "t-axe", "t-hammer"))  # 2 + 2 + 1 + 2 against 2
    b.turn("petra")
    b.act("attack mcfarlin with primary")
    assert b.hero("mcfarlin").wounds == 6
    assert b.state.alliances[0].xp == 2  # five wounds, though only one found room
    assert b.state.alliances[1].defeats == 1
    assert b.state.pools == [10, 16]


@pytest.mark.rule("alliance.pvp.xp-own-heroes-only")
def test_a_monster_earns_nothing_for_who_moves_it(board):
    b = duel(board)
    brute = b.monster("t-brute", 11, 0)
    b.run(battle.monster_attack(b.t, brute, b.who("mcfarlin")))
    assert b.hero("mcfarlin").wounds == 3
    assert [alliance.xp for alliance in b.state.alliances] == [0, 0]


def homes(board):
    """A passage between the red Starting Tile (place 14) and place 13."""
    b = board(mode="pvp")
    b.tile(13)
    b.arch(13, "east")
    return b


def attacks(b, hero):
    b.turn(hero)
    return b.offered("attack")


@pytest.mark.rule("alliance.pvp.safe-tile-target", "alliance.pvp.safe-tile-attacker")
def test_example_blue_and_red_both_on_the_red_starting_tile(board):
    """[alliance.ex.pvp-red-at-home]"""
    b = homes(board)
    b.hero("petra", 14, 4, facing="north")
    b.hero("mcfarlin", 14, 1, facing="south")
    for hero, local in (("thessaly", 6), ("ildren", 7), ("pipkin", 8)):
        b.hero(hero, 14, local)
    assert attacks(b, "petra") == []
    assert attacks(b, "mcfarlin") == []


@pytest.mark.rule("alliance.pvp.safe-tile-color")
def test_example_blue_on_the_red_starting_tile_and_red_next_door(board):
    """[alliance.ex.pvp-red-next-door]"""
    b = homes(board)
    b.hero("petra", 14, 3, facing="west")
    b.hero("mcfarlin", 13, 5, facing="east")
    assert attacks(b, "petra") == ["attack mcfarlin with primary"]
    assert attacks(b, "mcfarlin") == ["attack petra with primary"]


@pytest.mark.rule("alliance.pvp.safe-tile-attacker")
def test_a_hero_at_home_attacks_no_rival_on_another_tile(board):
    b = homes(board)
    b.hero("mcfarlin", 14, 3, facing="west")
    b.hero("petra", 13, 5, facing="east")
    assert attacks(b, "mcfarlin") == []
    assert attacks(b, "petra") == []


@pytest.mark.rule("alliance.pvp.xp")
def test_poison_of_a_hero_earns_experience_too(board):
    b = duel(board)
    b.run(wounds.inflict(b.t, b.who("petra"), b.who("mcfarlin"), 4, poison=True))
    assert (b.hero("mcfarlin").wounds, b.hero("mcfarlin").poison) == (0, 4)
    assert b.state.alliances[0].xp == 2


@pytest.mark.rule("alliance.pvp.safe-tile-monsters")
def test_monsters_are_attacked_from_and_on_starting_tiles(board):
    b = homes(board)
    b.hero("mcfarlin", 14, 3, facing="west")
    b.monster("t-rat", 13, 5)
    b.monster("t-rat", 14, 0)
    assert attacks(b, "mcfarlin") == ["attack t-rat-100 with primary", "attack t-rat-101 with primary"]


@pytest.mark.rule("alliance.pvp.off-area-damage")
@pytest.mark.parametrize(("mode", "gained"), [("rivals", 0), ("pvp", 0)])
def test_example_an_earthquake_hurts_everybody_in_the_room(board, mode, gained):
    """Without PvP the rival takes the residual damage too, and the attacker gets nothing for it.

    [alliance.ex.no-pvp-earthquake]
    """
    b = duel(board, mode)
    b.hero("lorna", 11, 8)
    b.hero("krom", 10, 5)
    brute = b.monster("t-brute", 11, 0)
    b.hero("petra", column=("t-quake",))
    b.turn("petra")
    b.act("attack t-brute-100 with t-quake")
    assert b.state.monsters[brute].wounds == (0, 0)
    assert [b.hero(hero).wounds for hero in ("mcfarlin", "lorna", "petra", "krom")] == [1, 1, 1, 0]
    assert b.state.alliances[0].xp == gained  # one wound is not two


@pytest.mark.rule("alliance.pvp.xp", "alliance.pvp.xp-own-heroes-only")
@pytest.mark.parametrize(
    ("hero", "other", "xp"),
    [("petra", "lorna", [0, 0]), ("petra", "mcfarlin", [1, 0]), ("mcfarlin", "thessaly", [0, 0])],
)
def test_who_wounds_an_own_hero_earns_nothing(board, hero, other, xp):
    b = board(mode="pvp")
    b.run(battle.residual(b.t, b.who(hero), b.who(other), 2, "room"))
    assert b.hero(other).wounds == 2
    assert [alliance.xp for alliance in b.state.alliances] == xp


@pytest.mark.rule("alliance.pvp.off-area-damage")
def test_residual_damage_of_two_earns_only_with_pvp(board):
    for mode, gained in (("rivals", 0), ("pvp", 1)):
        b = duel(board, mode)
        b.run(battle.residual(b.t, b.who("petra"), b.who("mcfarlin"), 2, "room"))
        assert b.hero("mcfarlin").wounds == 2
        assert b.state.alliances[0].xp == gained


@pytest.mark.rule("alliance.cards.hide-krom")
def test_a_hidden_hero_is_not_attacked_until_it_attacks(board):
    b = board()
    b.tile(11)
    b.hero("krom", 11, 4, facing="north", column=("hide",))
    rat = b.monster("t-rat", 11, 1)
    assert not any(positions(b.state, b.content, rat).values())
    b.turn("krom")
    b.act("attack t-rat-100 with primary")
    assert any(positions(b.state, b.content, rat).values())


@pytest.mark.rule("alliance.hero.second-movement")
def test_a_second_movement_is_the_last_one(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    b.turn("petra", used=4)
    b.act("again")
    assert [event.hero for event in b.t.told(MovedAgain)] == ["petra"]
    assert (b.active.movement, b.active.used, b.hero("petra").peaceful) == (2, 0, True)
    b.active.used = 4
    assert "again" not in b.options()
