"""The chapters of the rulebook played with what is printed: the dungeon, its monsters, movement and battle."""

import pytest

from undercroft.games.alliance.events import DoorOpened, TilePlaced
from undercroft.games.alliance.rules import activation, borders, endphase, monsters
from undercroft.games.alliance.spine import next_step, outcome


def texts(b):
    """The options of the last question."""
    return [str(option) for option in b.t.asked[-1].options]


def hall(cave, first, *rest, **setup):
    """The first hero in the middle of place 11, facing east, and an open passage to place 12."""
    b = cave(first, *rest, **setup)
    b.tile(12)
    b.arch(11, "east")
    b.hero(first, facing="east")
    return b


# ----------------------------------------------------------------------------------------------------- doors and tiles


def kitchen(cave):
    """Petra opens the eastern door, and a printed tile of Level II is to be laid."""
    b = cave("petra")
    b.hero("petra", 11, 5)
    b.state.tile_area, b.state.tile_stack = ["ogre-kitchen", "rope-bridge"], ["haunted-library"]
    b.state.challenge_stacks = [[], ["locked-chest"], []]
    b.act("open east", "ogre-kitchen 2")  # doors N and E: turned by half they are S and W
    return b


@pytest.mark.rule("alliance.door.normal-cost", "alliance.door.new-tile-archway")
def test_a_normal_door_costs_a_point_and_stands_open(cave):
    b = kitchen(cave)
    assert b.state.turn.used == 1
    assert "move e" in b.options()


@pytest.mark.rule("alliance.door.new-tile-choose", "alliance.door.new-tile-orient")
def test_either_tile_is_laid_so_that_a_door_meets_the_door(cave):
    b = kitchen(cave)
    assert texts(b) == ["ogre-kitchen 2", "ogre-kitchen 3", "rope-bridge 1"]


@pytest.mark.rule("alliance.door.new-tile-orient", "alliance.component.tile-rotation")
@pytest.mark.parametrize(("tile", "turns"), [("rope-bridge", [1]), ("old-crypt", [0, 1]), ("archers-loft", [1, 3])])
def test_what_looks_alike_by_half_a_turn_is_offered_once(cave, tile, turns):
    """But not where a challenge lies in one corner alone."""
    b = kitchen(cave)
    b.state.tile_area = [tile, ""]
    assert [one.turn for one in borders.layings(b.state, b.content, 11, 1, normal=True)] == turns


@pytest.mark.rule("alliance.component.tile-rotation", "alliance.tile.steps")
def test_a_tile_lies_as_it_was_turned(cave):
    b = kitchen(cave)
    assert (b.state.tiles[12].tile, b.state.tiles[12].turn, b.state.tiles[12].doors) == ("ogre-kitchen", 2, 0b1100)
    assert b.t.told(TilePlaced)[0].monsters == 2


@pytest.mark.rule("alliance.tile.replenish")
def test_the_next_tile_of_the_stack_takes_the_place_of_the_one_that_was_laid(cave):
    b = kitchen(cave)
    assert (b.state.tile_area, b.state.tile_stack) == (["haunted-library", "rope-bridge"], [])


@pytest.mark.rule("alliance.tile.monsters", "alliance.cycle.new-monster-ready")
def test_printed_monsters_stand_ready_and_face_the_door(cave):
    b = kitchen(cave)
    found = [(one.card, one.cell, one.facing, one.ready) for one in b.state.monsters.values()]
    assert found == [("ogre", b.at(12, 4), 3, True), ("goblin", b.at(12, 6), 3, True)]


@pytest.mark.rule("alliance.tile.challenges")
def test_a_challenge_of_the_printed_level_lies_face_down_on_its_space(cave):
    b = kitchen(cave)
    found = [(token.card, token.level, token.cell, token.up) for token in b.state.challenges]
    assert found == [("locked-chest", 2, b.at(12, 2), False)]


@pytest.mark.rule("alliance.door.normal-existing-tile")
def test_a_door_to_a_tile_that_lies_there_is_opened_for_a_point_and_nothing_is_laid(cave):
    b = cave("petra")
    b.tile(12, doors="W")
    b.hero("petra", 11, 5)
    before = list(b.state.tile_area)
    b.act("open east")
    assert (b.state.turn.used, b.state.tile_area) == (1, before)
    assert "move e" in b.options()


@pytest.mark.rule("alliance.door.frame")
def test_at_the_rim_of_the_frame_there_is_nothing_to_open(cave):
    b = cave("petra")
    b.tile(6)
    b.hero("petra", 6, 1)  # place 1 to the north is outside of the frame of two
    assert b.offered("open") == b.offered("force") == []
    b.hero("petra", 6, 5)
    assert b.offered("open") == ["open east"]
    b.act("open east", lambda ask: ask.options[0])
    assert 7 in b.state.tiles


@pytest.mark.rule("alliance.secret.definition", "alliance.locked.definition")
@pytest.mark.parametrize(("here", "beyond", "door"), [("N", "N", "secret"), ("E", "N", "locked"), ("N", "W", "locked")])
def test_wall_and_wall_hide_a_secret_door_and_wall_and_door_a_locked_one(cave, here, beyond, door):
    b = cave("petra")
    b.tile(11, doors=here)
    b.tile(12, doors=beyond)
    b.hero("petra", 11, 5)
    b.act("force east", "sure")
    assert [event.door for event in b.t.told(DoorOpened)] == [door]


@pytest.mark.rule("alliance.locked.no-enemies", "alliance.secret.no-enemies")
@pytest.mark.parametrize("beyond", ["W", "N"])
def test_enemies_in_the_room_keep_it_shut_unless_one_knows_how_to_knock(cave, beyond):
    b = cave("tibbet")
    b.tile(11, doors="N")
    b.tile(12, doors=beyond)
    b.hero("tibbet", 11, 5)
    b.monster("goblin", 11, 0)
    b.hand(0, "knock")
    assert b.offered("force") == []
    b.act("play knock")
    assert b.offered("force") == ["force east"]


def declared(cave, kind):
    """A tile of Level I is named, and a die that fails is thrown."""
    b = cave("petra")
    b.tile(11, doors="N")
    b.hero("petra", 11, 5)
    b.state.tile_area, b.state.tile_stack = ["looted-larder", "archers-loft"], []  # NE, and NS of Level II
    b.act("force east", NAMED[kind], "0", dice=[1])
    return b


NAMED = {"locked": "looted-larder 2", "secret": "looted-larder 0"}


@pytest.mark.rule("alliance.locked.declare-tile", "alliance.locked.new-tile-fail")
def test_a_tile_named_before_a_locked_door_stays_out_if_the_attempt_fails(cave):
    b = declared(cave, "locked")
    assert (b.state.tile_area, 12 in b.state.tiles) == (["looted-larder", "archers-loft"], False)


@pytest.mark.rule("alliance.secret.declare-tile", "alliance.secret.new-tile-fail")
def test_a_tile_named_before_a_wall_stays_out_if_the_attempt_fails(cave):
    b = declared(cave, "secret")
    assert (b.state.tile_area, 12 in b.state.tiles) == (["looted-larder", "archers-loft"], False)


@pytest.mark.rule("alliance.locked.new-tile-success")
def test_the_tile_behind_a_locked_door_is_laid_when_it_opens(cave):
    b = declared(cave, "locked")
    b.act("force east", NAMED["locked"], "0", dice=[3])
    assert (b.state.tiles[12].tile, b.state.tile_area) == ("looted-larder", ["", "archers-loft"])


@pytest.mark.rule("alliance.secret.new-tile-success")
def test_the_tile_behind_a_secret_door_is_laid_when_it_is_found(cave):
    b = declared(cave, "secret")
    b.act("force east", NAMED["secret"], "0", dice=[3])
    assert (b.state.tiles[12].tile, b.state.tile_area) == ("looted-larder", ["", "archers-loft"])


@pytest.mark.rule("alliance.locked.no-tile-beyond", "alliance.secret.no-tile-beyond", "alliance.door.no-tile-left")
def test_without_a_tile_to_lay_nothing_new_opens(cave):
    for tiles, offered in ((["", ""], []), (["", "rope-bridge"], ["open south", "force south"])):
        b = declared(cave, "locked")
        b.tile(11, doors="S")
        b.hero("petra", 11, 7)
        b.state.tile_area = tiles
        assert b.offered("open") + b.offered("force") == offered


# ----------------------------------------------------------------------------------------------------- chests and traps


def strongroom(cave):
    """Petra at the passage to a room with a Locked Chest of Level II, which she has found by searching."""
    b = hall(cave, "petra")
    b.hero("petra", 11, 5, wounds=2)
    b.challenge("locked-chest", 12, 3, level=2)
    b.deck(0, "hide")
    b.act(f"search {b.at(12, 3)}")
    return b


@pytest.mark.rule("alliance.search.where", "alliance.search.chest")
def test_a_chest_is_found_from_next_door_for_a_point(cave):
    b = strongroom(cave)
    assert (b.state.challenges[0].up, b.state.turn.used) == (True, 1)


@pytest.mark.rule("alliance.chest.locked-attempt", "alliance.chest.locked-fail")
def test_a_lock_of_level_two_withstands_a_one(cave):
    b = strongroom(cave)
    b.act(f"unlock {b.at(12, 3)}", "0", dice=[3])  # the third face shows a 1
    assert (len(b.state.challenges), b.state.turn.used) == (1, 2)
    assert b.offered("unlock") == [f"unlock {b.at(12, 3)}"]  # it may be tried again


@pytest.mark.rule("alliance.chest.locked-take-time", "alliance.chest.locked-success")
def test_a_point_more_helps_the_die(cave):
    b = strongroom(cave)
    b.act(f"unlock {b.at(12, 3)}", "1", dice=[3])
    assert (b.state.challenges, b.state.turn.used) == ([], 1 + 2)


@pytest.mark.rule("alliance.chest.locked-auto-success")
def test_two_points_more_need_no_die_against_level_two(cave):
    b = strongroom(cave)
    b.act(f"unlock {b.at(12, 3)}", "sure")
    assert (b.state.challenges, b.state.turn.used, b.t.rolled) == ([], 1 + 3, [])


@pytest.mark.rule("alliance.chest.result", "alliance.xp.sources")
def test_a_locked_chest_gives_experience_a_card_and_relief(cave):
    b = strongroom(cave)
    b.act(f"unlock {b.at(12, 3)}", "sure")
    assert (b.state.alliances[0].xp, b.state.alliances[0].hand, b.hero("petra").wounds) == (3, ["hide"], 1)


@pytest.mark.rule("alliance.chest.locked-no-enemies")
@pytest.mark.parametrize(("place", "offered"), [(11, 0), (12, 0), (6, 1)])
def test_an_enemy_in_either_room_keeps_a_locked_chest_shut(cave, place, offered):
    b = strongroom(cave)
    b.tile(6)
    b.monster("goblin", place, 0)
    assert len(b.offered("unlock")) == offered
    b.act("done")


@pytest.mark.rule("alliance.chest.open-adjacent")
def test_a_treasure_chest_beside_is_opened_for_a_point(cave):
    b = cave("petra")
    b.challenge("treasure-chest", 11, 0, up=True)
    b.act(f"chest {b.at(11, 0)}")
    assert (b.state.challenges, b.state.turn.used, b.state.alliances[0].xp) == ([], 1, 1)


@pytest.mark.rule("alliance.chest.monster-blocks")
def test_a_monster_on_a_treasure_chest_sits_on_it(cave):
    b = cave("petra")
    b.challenge("treasure-chest", 11, 0, up=True)
    goblin = b.monster("goblin", 11, 0, wounds=(0,))
    assert b.offered("chest") == []
    b.act(f"attack {b.name(goblin)} with primary")
    b.turn("petra")
    assert b.offered("chest") == [f"chest {b.at(11, 0)}"]


@pytest.mark.rule("alliance.challenge.entry-chest")
def test_who_enters_turns_a_chest_up_where_it_lies(cave):
    b = hall(cave, "petra")
    b.hero("petra", 11, 5)
    b.challenge("treasure-chest", 12, 8)
    b.act("move e")
    assert [(token.up, token.cell) for token in b.state.challenges] == [(True, b.at(12, 8))]
    assert b.state.alliances[0].xp == 0


def dart_trap(cave, *answers):
    """Lorna has searched for a trap of Level II next door."""
    b = hall(cave, "lorna", "petra")
    b.hero("lorna", 11, 5)
    b.challenge("dart-trap", 12, 8, level=2)
    b.act(f"search {b.at(12, 8)}", *answers)
    return b


@pytest.mark.rule("alliance.search.trap-choice", "alliance.search.trap-known")
def test_a_trap_that_was_found_may_be_left_and_is_known(cave):
    b = dart_trap(cave, "leave")
    assert texts(b) == ["leave", "0", "1", "sure"]
    assert [(token.up, token.known) for token in b.state.challenges] == [(False, True)]


@pytest.mark.rule("alliance.search.no-enemies")
@pytest.mark.parametrize(("monster", "offered"), [((12, 2), 0), ((11, 0), 0), ((6, 4), 1)])
def test_nobody_searches_while_an_enemy_is_here_or_there(cave, monster, offered):
    b = hall(cave, "lorna")
    b.hero("lorna", 11, 5)
    b.tile(6)
    b.challenge("dart-trap", 12, 8, level=2)
    b.monster("goblin", *monster)
    assert len(b.offered("search")) == offered
    b.act("done")


@pytest.mark.rule("alliance.disarm.auto-success", "alliance.disarm.success")
def test_a_known_trap_is_disarmed_without_a_die_for_its_full_price(cave):
    b = dart_trap(cave, "leave")
    b.hero("petra", 11, 8)
    b.turn("petra")
    b.act(f"disarm {b.at(12, 8)}", "sure")
    assert (b.state.challenges, b.state.turn.used, b.t.rolled) == ([], 3, [])


@pytest.mark.rule("alliance.disarm.roll", "alliance.disarm.take-time")
@pytest.mark.parametrize(("die", "poison"), [(3, 0), (1, 2)])
def test_a_trap_of_level_two_needs_a_one_and_a_point(cave, die, poison):
    b = hall(cave, "lorna")
    b.hero("lorna", 11, 5)
    b.challenge("dart-trap", 12, 8, level=2)
    b.act(f"search {b.at(12, 8)}", "1", dice=[die])
    assert (b.state.turn.used, b.hero("lorna").poison) == (2, poison)


@pytest.mark.rule("alliance.search.trap-known-entry", "alliance.challenge.trap-discard")
def test_a_known_trap_catches_who_walks_in_all_the_same_and_is_gone(cave):
    b = dart_trap(cave, "leave")
    b.hero("lorna", 11, 0)
    b.hero("petra", 11, 5)
    b.turn("petra")
    b.act("move e")
    assert (b.hero("petra").poison, b.state.challenges) == (2, [])


def bungled_pit(cave):
    b = hall(cave, "petra")
    b.hero("petra", 11, 5)
    b.challenge("pit-trap", 12, 8, level=1)
    b.act(f"search {b.at(12, 8)}", "0", dice=[1])
    return b


@pytest.mark.rule("alliance.disarm.fail", "alliance.disarm.fail-pit")
def test_a_pit_that_is_bungled_opens_under_the_hero(cave):
    b = bungled_pit(cave)
    assert (b.hero("petra").wounds, b.state.challenges[0].cell) == (1, b.at(11, 5))


@pytest.mark.rule("alliance.challenge.pit-no-disarm")
def test_an_open_pit_is_neither_searched_nor_disarmed(cave):
    b = bungled_pit(cave)
    b.hero("petra", 12, 3)
    assert b.offered("search") == b.offered("disarm") == []


@pytest.mark.rule("alliance.monster.pit")
def test_a_pit_hampers_an_ogre(cave):
    b = bungled_pit(cave)
    b.hero("petra", 11, 4, wounds=0)
    b.monster("ogre", 11, 5)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 5)), "west")
    assert b.hero("petra").wounds == 6 - 1 - 2


@pytest.mark.rule("alliance.challenge.monsters-do-not-trigger", "alliance.monster.on-tokens")
def test_a_monster_stands_on_a_trap_and_nothing_happens(cave):
    b = cave("petra")
    b.hero("petra", 10, 4)
    b.challenge("flame-jet", 11, 4, level=2)
    slime = b.monster("grave-slime", 11, 3)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 4)), "west")
    assert (b.state.monsters[slime].cell, b.state.monsters[slime].wounds) == (b.at(11, 4), ())
    assert [token.up for token in b.state.challenges] == [False]


# ------------------------------------------------------------------------------------------------------ monsters' turn


def hunted(cave):
    """An ogre beside Petra, a skeleton in a room that is joined to the home of the second Alliance."""
    b = cave("petra")
    b.tile(13)
    b.arch(13, "east")
    near, far = b.monster("ogre", 11, 1), b.monster("skeleton", 13, 5)
    b.hero("aveline", 14, 3)
    b.hero("hroda", 14, 0)
    b.state.stage, b.state.at = "monsters", 1
    return b, near, far


@pytest.mark.rule("alliance.monster.choice-tier1")
def test_a_player_first_takes_a_monster_far_from_the_own_heroes(cave):
    b, near, far = hunted(cave)
    b.run(monsters.activate(b.t, 0), str(b.at(13, 5)), "east", "aveline")  # no question: it is the skeleton
    assert [b.state.monsters[who].ready for who in (near, far)] == [True, False]


@pytest.mark.rule("alliance.monster.choice-tier2", "alliance.monster.connected")
def test_then_one_from_a_connected_room(cave):
    b = hall(cave, "petra")
    same, connected = b.monster("ogre", 11, 0), b.monster("grave-slime", 12, 8)
    b.run(monsters.activate(b.t, 0), str(b.at(12, 8)), "west")  # no question: it is the slime
    assert [b.state.monsters[who].ready for who in (same, connected)] == [True, False]


@pytest.mark.rule("alliance.monster.choice-tier3")
def test_and_at_last_one_from_the_same_room(cave):
    b, near, far = hunted(cave)
    b.state.monsters[far].ready = False
    b.run(monsters.activate(b.t, 0), str(b.at(11, 1)), "south")
    assert (b.state.monsters[near].ready, b.hero("petra").wounds) == (False, 4)


@pytest.mark.rule("alliance.monster.choice-free", "alliance.cycle.monster-mandatory")
def test_among_equals_the_player_chooses_and_none_may_be_passed_over(cave):
    b, near, _ = hunted(cave)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")  # only the ogre is far from seat 1
    b.state.monsters[near].ready = True
    b.monster("goblin", 11, 8)
    b.run(monsters.activate(b.t, 1), "goblin-102", str(b.at(11, 7)), "north")
    assert [str(option) for option in b.t.asked[-3].options] == ["ogre-100", "goblin-102"]


@pytest.mark.rule("alliance.monster.move-must-reach", "alliance.monster.attack-mandatory")
def test_a_monster_goes_to_where_it_can_attack_and_attacks(cave):
    b, _, far = hunted(cave)
    stands = [cell for cell, heroes in monsters.positions(b.state, b.content, far).items() if heroes]
    b.run(monsters.activate(b.t, 0), str(b.at(13, 5)), "east", "aveline")
    assert {int(str(one)) for one in b.t.asked[0].options} == set(stands)
    assert b.hero("aveline").wounds == 4 - 2


@pytest.mark.rule("alliance.monster.move-free-otherwise")
def test_with_nobody_in_reach_it_goes_as_the_player_likes_or_stays(cave):
    b = cave("petra")
    b.hero("petra", 10, 4)
    b.monster("grave-slime", 11, 4)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 4)), "east")
    assert sorted(int(str(one)) for one in b.t.asked[0].options) == sorted(b.at(11, local) for local in range(9))


@pytest.mark.rule("alliance.monster.spin")
def test_it_turns_so_that_it_sees_somebody_it_can_attack(cave):
    b, _, _ = hunted(cave)
    b.run(monsters.activate(b.t, 0), str(b.at(13, 5)), "east", "aveline")
    assert [str(option) for option in b.t.asked[1].options] == ["north", "east", "south"]


@pytest.mark.rule("alliance.monster.exhaust", "alliance.cycle.monster-once")
def test_a_monster_that_has_acted_is_exhausted_and_not_chosen_again(cave):
    b, near, far = hunted(cave)
    b.run(monsters.activate(b.t, 0), str(b.at(13, 5)), "east", "aveline")
    assert not b.state.monsters[far].ready
    assert monsters.choices(b.state, b.content, 0) == [near]


@pytest.mark.rule("alliance.cycle.monster-none-ready")
def test_without_a_ready_monster_the_segment_is_over(cave):
    b, near, far = hunted(cave)
    b.state.at = 0
    b.state.monsters[far].ready = False
    assert next_step(b.state, b.content) == ("monster", 1)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
    assert (b.state.monsters[near].ready, next_step(b.state, b.content)) == (False, ("end_cycle",))


@pytest.mark.rule("alliance.cycle.monster-order")
def test_the_last_player_moves_the_first_monster(cave):
    b, _, _ = hunted(cave)
    b.state.at = 0
    assert next_step(b.state, b.content) == ("monster", 1)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
    assert next_step(b.state, b.content) == ("monster", 0)


@pytest.mark.rule("alliance.monster.steps", "alliance.monster.no-second-movement", "alliance.monster.one-attack")
@pytest.mark.rule("alliance.monster.no-move-after-attack")
def test_an_activation_is_one_movement_one_turn_and_one_attack(cave):
    b, _, _ = hunted(cave)
    b.run(monsters.activate(b.t, 0), str(b.at(13, 5)), "east", "aveline")
    assert [ask.key for ask in b.t.asked] == ["monster-move", "monster-face", "victim"]
    assert [b.hero(hero).wounds for hero in ("aveline", "hroda")] == [2, 0]


@pytest.mark.rule("alliance.monster.not-through-heroes")
@pytest.mark.parametrize("blocked", [True, False])
def test_three_heroes_at_a_passage_let_no_monster_through(cave, blocked):
    b = hall(cave, "petra", "lorna", "krom")
    for hero, local in (("petra", 5), ("lorna", 2), ("krom", 8 if blocked else 0)):
        b.hero(hero, 11, local)
    b.monster("ghoul", 12, 3)
    asked = []
    b.t.policy = lambda t, ask: asked.append(ask) or ask.options[0]
    b.run(monsters.activate(b.t, 1))
    assert any(option.cell % 15 < 6 for option in asked[0].options) == (not blocked)


@pytest.mark.rule("alliance.monster.through-monsters", "alliance.monster.end-empty")
def test_a_monster_passes_others_but_does_not_stay_with_them(cave):
    b = hall(cave, "petra")
    b.hero("petra", 11, 0)
    ghoul = b.monster("ghoul", 12, 4)
    b.monster("ogre", 12, 3)
    b.monster("ogre", 11, 5, ready=False)
    b.run(monsters.activate(b.t, 1), "ghoul-100", str(b.at(11, 4)), "north")
    cells = [int(str(one)) for one in b.t.asked[1].options]
    assert b.at(11, 4) in cells
    assert not {b.at(12, 3), b.at(11, 5)} & set(cells)
    assert b.state.monsters[ghoul].cell == b.at(11, 4)


@pytest.mark.rule("alliance.monster.no-doors", "alliance.monster.through-archways")
def test_a_monster_opens_no_door_but_goes_through_an_archway(cave):
    for joined in (False, True):
        b = cave("petra")
        b.tile(12, doors="W")
        if joined:
            b.arch(11, "east")
        b.monster("ghoul", 12, 3)
        b.run(monsters.activate(b.t, 1), lambda ask: ask.options[-1], *[lambda ask: ask.options[0]])
        assert any(cell % 15 < 6 for cell in (int(str(one)) for one in b.t.asked[0].options)) == joined
        assert b.hero("petra").poison == (3 if joined else 0)


@pytest.mark.rule("alliance.battle.monster-attack-total")
@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (6, 5)])
def test_a_reaver_adds_the_die_to_its_attack(cave, die, wounds):
    b = cave("petra")
    b.monster("orc-reaver", 11, 1)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south", dice=[die])
    assert b.hero("petra").wounds == wounds


@pytest.mark.rule("alliance.component.monster-token")
def test_a_token_has_a_facing_two_sides_and_is_worth_both_its_rewards(cave):
    b = cave("petra")
    skeleton = b.monster("skeleton", 11, 1, facing="north", wounds=(0,))
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
    assert (b.state.monsters[skeleton].facing, b.state.monsters[skeleton].ready) == (2, False)
    b.act("attack skeleton-100 with primary")
    assert b.state.alliances[0].xp == 2 + 1


# ----------------------------------------------------------------------------------------------------------- movement


@pytest.mark.rule("alliance.move.enter-free", "alliance.move.leave-penalty")
def test_coming_to_an_ogre_costs_one_point_leaving_it_two(cave):
    b = cave("petra")
    b.hero("petra", 11, 6)
    b.monster("ogre", 11, 1)
    b.act("move n")
    assert b.state.turn.used == 1
    b.act("move s")
    assert b.state.turn.used == 1 + 2


@pytest.mark.rule("alliance.move.not-through-enemies")
def test_the_space_of_an_enemy_is_closed_and_that_of_a_friend_is_not(cave):
    b = cave("petra", "krom")
    b.monster("ogre", 11, 1)
    b.hero("krom", 11, 3)
    assert "move n" not in b.options()
    b.act("move w")
    assert b.hero("petra").cell == b.hero("krom").cell


@pytest.mark.rule("alliance.hero.speed-optional", "alliance.hero.attack-optional")
def test_points_and_the_attack_may_be_left_unused(cave):
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1)
    b.act("done")
    assert (b.state.turn.over, b.state.turn.used, b.state.monsters[ogre].wounds) == (True, 0, ())


@pytest.mark.rule("alliance.move.spin-before-attack", "alliance.hero.two-attacks-no-spin-between")
def test_after_an_attack_nobody_turns_any_more(cave):
    b = cave("petra")
    b.monster("ogre", 11, 7)
    b.monster("ogre", 11, 1)
    b.act("face", "south")
    b.act("attack ogre-100 with primary")
    assert b.offered("face") == b.offered("move") == b.offered("attack") == []


@pytest.mark.rule("alliance.hero.two-attacks", "alliance.hero.two-attacks-spin-ok")
def test_who_has_spent_no_point_turns_and_strikes_two_enemies(cave):
    b = cave("petra")
    first, second = b.monster("ogre", 11, 6), b.monster("ogre", 11, 8)
    b.act("face", "south")
    b.act("attack ogre-100 with primary")
    assert b.offered("attack") == ["attack ogre-101 with primary"]
    b.act("attack ogre-101 with primary")
    assert [b.state.monsters[who].wounds for who in (first, second)] == [(0, 0), (0, 0)]
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.hero.second-movement-no-attack")
def test_a_second_movement_gives_all_points_anew_and_costs_the_attack(cave):
    b = cave("petra")
    b.monster("ogre", 11, 0)
    b.hero("petra", 11, 7)
    b.act("move n")
    assert b.offered("attack") == ["attack ogre-100 with primary"]
    b.act("again")
    assert (b.offered("attack"), b.speed()) == ([], 4)


@pytest.mark.rule("alliance.hero.speed-uses")
def test_points_buy_steps_doors_chests_and_searches(cave):
    b = hall(cave, "lorna")  # five points
    b.hero("lorna", 11, 1)
    b.tile(6, doors="S")
    b.challenge("treasure-chest", 11, 0, up=True)
    b.challenge("treasure-chest", 12, 8)
    for used, action in enumerate((f"chest {b.at(11, 0)}", "open north", "move se", f"search {b.at(12, 8)}"), 1):
        b.act(action)
        assert b.state.turn.used == used


@pytest.mark.rule("alliance.rest.no-attack", "alliance.rest.no-second-movement")
def test_a_resting_hero_walks_once_and_strikes_nobody(cave):
    b = cave("petra")
    b.monster("ogre", 11, 1)
    b.state.turn, b.hero("petra").ready = None, True
    b.run(activation.activate(b.t, 0), "rest petra")
    assert b.offered("attack") == []
    b.act("move s")
    assert b.offered("again") == b.offered("attack") == []


# ------------------------------------------------------------------------------------------------------------- battle


@pytest.mark.rule("alliance.battle.ranged-range", "alliance.battle.distance-metric")
def test_a_bow_reaches_two_and_three_spaces_and_diagonals_count_one(cave):
    b = hall(cave, "lorna")
    beside, two, three, four = (b.monster("ogre", *spot) for spot in ((11, 5), (12, 3), (12, 4), (12, 5)))
    assert b.offered("attack") == [f"attack {b.name(who)} with primary" for who in (two, three)]
    b.hero("lorna", 11, 0, facing="south")
    diagonal = b.monster("ghoul", 11, 8)
    b.act(f"attack {b.name(diagonal)} with primary")
    assert b.state.monsters[diagonal].wounds == (0,)
    assert [b.state.monsters[who].wounds for who in (beside, four)] == [(), ()]


@pytest.mark.rule("alliance.battle.los-archway-touch", "alliance.battle.los-wall")
def test_an_arrow_may_brush_the_end_of_an_archway_and_crosses_no_wall(cave):
    b = hall(cave, "lorna")
    b.hero("lorna", 11, 1, facing="east")
    brushed, walled = b.monster("ogre", 12, 6), b.monster("ogre", 12, 0)
    assert b.offered("attack") == [f"attack {b.name(brushed)} with primary"]
    b.act(f"attack {b.name(brushed)} with primary")
    assert [len(b.state.monsters[who].wounds) for who in (brushed, walled)] == [1, 0]


@pytest.mark.rule("alliance.battle.los-characters", "alliance.battle.obstruction")
@pytest.mark.parametrize(("local", "wounds"), [(5, 0), (2, 1)])
def test_a_friend_in_the_line_does_not_stop_the_shot_but_costs_a_point(cave, local, wounds):
    b = hall(cave, "lorna", "petra")
    ogre = b.monster("ogre", 12, 3)
    b.hero("petra", 11, local)
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == wounds


@pytest.mark.rule("alliance.defeat.no-obstruction")
def test_a_fallen_friend_in_the_line_is_not_in_the_way(cave):
    b = hall(cave, "lorna", "petra")
    ogre = b.monster("ogre", 12, 3)
    b.hero("petra", 11, 5, down=True, wounds=5)
    b.act("attack ogre-100 with primary")
    assert len(b.state.monsters[ogre].wounds) == 1


@pytest.mark.rule("alliance.battle.primary-type", "alliance.hero.one-attack")
def test_who_has_spent_a_point_makes_the_one_printed_attack(cave):
    b = cave("petra")
    b.hero("petra", 11, 7)
    first, second = b.monster("ogre", 11, 0), b.monster("ogre", 11, 1)
    b.act("move n")
    b.act("attack ogre-100 with primary")
    assert [len(b.state.monsters[who].wounds) for who in (first, second)] == [3 - 1, 0]
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.battle.legal-targets")
def test_without_pvp_only_monsters_are_targets(cave):
    b = cave("petra")
    b.hero("aveline", 11, 0)
    b.monster("ogre", 11, 1)
    assert b.offered("attack") == ["attack ogre-100 with primary"]
    b.act("attack ogre-100 with primary")
    assert b.hero("aveline").wounds == 0


@pytest.mark.rule("alliance.battle.hero-wounds", "alliance.battle.hero-defeated")
@pytest.mark.parametrize(("card", "wounds", "poison", "down"), [("goblin", 1, 0, False), ("ghoul", 0, 3, False)])
def test_a_hero_takes_wounds_and_venom(cave, card, wounds, poison, down):
    for before in (0, 4 - wounds - poison):
        b = cave("krom", "petra")
        b.hero("krom", wounds=before)
        b.monster(card, 11, 1)
        b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
        assert (b.hero("krom").wounds, b.hero("krom").poison) == (before + wounds, poison)
        assert b.hero("krom").down == (before > 0)  # all four points of Health are gone


@pytest.mark.rule("alliance.battle.hero-excess")
def test_wounds_beyond_health_go_the_latest_first(cave):
    b = cave("petra")
    b.hero("petra", wounds=3)
    b.monster("ghoul", 11, 1)  # 5 against 2: three of poison, but only two fit
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
    assert (b.hero("petra").wounds, b.hero("petra").poison, b.hero("petra").down) == (3, 2, True)


@pytest.mark.rule("alliance.battle.monster-wounds", "alliance.xp.wounds-kept-on-monster")
def test_wounds_lie_under_a_monster_beyond_the_round(cave):
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1)
    b.act("attack ogre-100 with primary")
    b.run(endphase.end_phase(b.t), "keep", "keep")
    assert b.state.monsters[ogre].wounds == (0, 0)


@pytest.mark.rule("alliance.battle.monster-wound-excess")
def test_wounds_beyond_health_count_for_the_reward(cave):
    b = cave("petra")
    b.hand(0, "overhead-swing")
    b.monster("orc-reaver", 11, 1, wounds=(1, 1))
    b.act("play overhead-swing")
    b.act("attack orc-reaver-100 with primary")  # 5 against 2: three wounds, where two would do
    assert [alliance.xp for alliance in b.state.alliances] == [3, 2]


@pytest.mark.rule("alliance.xp.third-none")
def test_a_third_alliance_gets_nothing_for_its_wounds(table):
    picks = (("petra", "lorna", "mysterios", "krom"), ("aveline", "oda-fenn", "hroda", "durgan"))
    b = table(seats=3, picks=(*picks, ("mcfarlin", "ildren", "tibbet", "pipkin")))
    place = b.state.alliances[0].home
    b.hero("petra", place, 4, facing="north")
    b.monster("cave-troll", place, 1, wounds=(1, 1, 1, 2, 2, 0))
    b.turn("petra")
    b.act("attack cave-troll-100 with primary")  # 3 against 2: the seventh wound, and the second of seat 0
    assert [alliance.xp for alliance in b.state.alliances] == [0, 5, 3]


@pytest.mark.rule("alliance.xp.face-up", "alliance.xp.pool-order", "alliance.xp.reserve-after-pools")
@pytest.mark.parametrize(
    ("pools", "after"), [((12, 16), (4, 16)), ((3, 16), (0, 11)), ((0, 3), (0, 0)), ((0, 0), (0, 0))]
)
def test_experience_is_taken_from_the_first_pool_then_the_second_then_the_reserve(cave, pools, after):
    b = cave("petra")
    b.state.pools = list(pools)
    b.monster("stone-golem", 11, 1, wounds=(0,) * 5)
    b.hero("petra", column=("overhead-swing",))
    b.act("attack stone-golem-100 with primary")  # 5 against 4
    assert (b.state.alliances[0].xp, tuple(b.state.pools)) == (8, after)


@pytest.mark.rule("alliance.xp.spend-same-activation")
def test_what_an_attack_has_earned_can_be_spent_at_once(cave):
    b = cave("petra")
    b.monster("skeleton", 11, 1, wounds=(0,))
    b.state.upgrade_area = ["broadsword", "", "", "", ""]
    b.act("attack skeleton-100 with primary")
    b.run(activation.act(b.t))  # nothing is left to do
    b.run(activation.draft(b.t, 0), "buy broadsword")
    assert (b.state.alliances[0].hand, b.state.alliances[0].xp, b.state.alliances[0].spent) == (["broadsword"], 0, 3)


# ------------------------------------------------------------------------------------------------------------- defeat


@pytest.mark.rule("alliance.defeat.untargetable", "alliance.defeat.no-damage")
def test_the_fallen_are_neither_attacked_nor_swept_away(cave):
    b = cave("petra", "krom", "lorna")
    b.hero("krom", 11, 0, down=True, wounds=4)
    b.hero("lorna", 11, 2)
    b.monster("stone-golem", 11, 1)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south", "petra")
    assert texts(b) == ["petra", "lorna"]
    assert [b.hero(hero).wounds for hero in ("petra", "krom", "lorna")] == [5, 4, 1]
    assert b.state.alliances[0].defeats == 1  # Petra's


@pytest.mark.rule("alliance.defeat.no-leave-penalty")
@pytest.mark.parametrize("down", [True, False])
def test_a_monster_walks_away_from_the_fallen_without_hindrance(cave, down):
    b = hall(cave, "krom")
    b.hero("krom", 11, 0, down=down)
    b.monster("grave-slime", 11, 4)  # Speed 2
    b.run(monsters.activate(b.t, 1), *([str(b.at(12, 3))] if down else [str(b.at(11, 4))]), "north")
    assert (b.at(12, 3) in [int(str(one)) for one in b.t.asked[0].options]) == down


@pytest.mark.rule("alliance.component.defeated-tokens", "alliance.defeat.token")
def test_every_fall_costs_a_token(cave):
    b = cave("krom")
    for falls in (1, 2):
        b.hero("krom", wounds=0, down=False)
        b.monster("cave-troll", 11, 1)
        b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
        b.state.monsters.clear()
        assert b.state.alliances[0].defeats == falls


@pytest.mark.rule("alliance.defeat.next-activation", "alliance.hero.defeated-must-activate")
@pytest.mark.rule("alliance.rest.leave-defeated-only")
@pytest.mark.parametrize("down", [True, False])
def test_a_fallen_hero_rises_rests_or_leaves_and_nobody_else_leaves(cave, down):
    b = cave("krom")
    for hero in ("petra", "lorna", "mysterios"):
        b.hero(hero, ready=False)
    b.hero("krom", ready=True, down=down, wounds=4 if down else 3)
    b.state.turn = None
    b.hand(0, "hide", "knock")
    b.run(activation.activate(b.t, 0), "rest krom")
    assert texts(b) == (["rise krom", "rest krom", "leave krom"] if down else ["activate krom", "rest krom"])
    assert (b.hero("krom").wounds, b.hero("krom").down) == (1 if down else 0, False)


@pytest.mark.rule("alliance.burst.while-defeated")
def test_who_rises_by_a_burst_takes_a_normal_turn(cave):
    b = cave("krom")
    b.hero("krom", ready=True, down=True, wounds=4)
    b.monster("ogre", 11, 1)
    b.state.turn = None
    b.hand(0, "hide", "knock")
    b.run(activation.activate(b.t, 0), "rise krom", "hide")
    assert (b.hero("krom").wounds, b.hero("krom").down, b.state.alliances[0].hand) == (3, False, [])
    assert b.offered("attack") == ["attack ogre-100 with primary"]


# ----------------------------------------------------------------------------------------------------------------- pvp


@pytest.mark.rule("alliance.pvp.defeat")
def test_wounds_beyond_a_rivals_health_count_and_its_fall_gives_nothing_more(cave):
    b = cave("petra", mode="pvp")
    b.hero("jack-tallow", 11, 1, wounds=4)
    b.hand(0, "greatsword")
    b.act("play greatsword")
    b.act("attack jack-tallow with primary")  # 7 against 2: five wounds, of which one fits
    assert (b.hero("jack-tallow").down, b.state.alliances[0].xp, b.state.alliances[1].defeats) == (True, 2, 1)


@pytest.mark.rule("alliance.pvp.safe-tile-color")
@pytest.mark.parametrize(("place", "attacks"), [(14, 0), (10, 0), (11, 1)])
def test_on_the_own_starting_tile_and_only_there_a_rival_is_safe(cave, place, attacks):
    b = cave("petra", mode="pvp")
    b.hero("aveline", 11, 8)
    b.hero("petra", place, 1, facing="south")
    b.hero("jack-tallow", place, 4)
    assert len(b.offered("attack")) == attacks  # at 14 Jack is at home, at 10 Petra is
    b.act("done")


@pytest.mark.rule("alliance.pvp.safe-tile-monsters")
def test_a_starting_tile_does_not_keep_monsters_and_heroes_apart(cave):
    b = cave("petra", mode="pvp")
    b.hero("petra", 10, 4, facing="north")
    for local, hero in enumerate(("lorna", "mysterios", "krom")):
        b.hero(hero, 11, local)
    ogre = b.monster("ogre", 10, 1)
    b.act("attack ogre-100 with primary")
    b.run(monsters.activate(b.t, 1), str(b.at(10, 1)), "south")
    assert (len(b.state.monsters[ogre].wounds), b.hero("petra").wounds) == (2, 4)


@pytest.mark.rule("alliance.pvp.xp-own-heroes-only")
def test_who_sets_a_monster_on_a_rival_earns_nothing(cave):
    b = cave("petra", mode="pvp")
    b.monster("ogre", 11, 1)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")
    assert (b.hero("petra").wounds, b.state.alliances[1].xp) == (4, 0)


# ------------------------------------------------------------------------------------------------------------- the end


def ended(table, first, second):
    """The end phase of the last round, and what each player has by then."""
    b = table()
    for alliance, has in zip(b.state.alliances, (first, second), strict=True):
        for field, value in has.items():
            setattr(alliance, field, value)
    b.state.round = 4
    b.hand(0, *["hide"] * 6)
    b.hand(1, *["hide"] * 6)
    return b


@pytest.mark.rule("alliance.overview.game-length")
@pytest.mark.parametrize(("round", "stage"), [(4, "over"), (3, "heroes")])
def test_the_game_is_over_after_the_fourth_round(table, round, stage):
    b = ended(table, {}, {})
    b.state.round = round
    b.run(endphase.end_phase(b.t))
    assert b.state.stage == stage


@pytest.mark.rule("alliance.end.score", "alliance.end.score-defeats", "alliance.overview.goal")
def test_all_experience_counts_spent_or_not_less_one_for_each_defeat(table):
    b = ended(table, {"xp": 3, "spent": 9, "defeats": 2}, {"xp": 11})
    b.run(endphase.end_phase(b.t))
    assert [(one.won, one.score) for one in outcome(b.state, b.content)] == [(False, 10), (True, 11)]


@pytest.mark.rule("alliance.end.tiebreak1")
def test_a_tie_goes_to_who_has_drafted_more(table):
    b = ended(table, {"xp": 9, "drafted": 2}, {"xp": 9, "drafted": 1})
    b.hero("petra", wounds=3)
    b.run(endphase.end_phase(b.t))
    assert [one.won for one in outcome(b.state, b.content)] == [True, False]


@pytest.mark.rule("alliance.end.tiebreak2")
def test_then_to_who_has_fewer_wounds(table):
    b = ended(table, {"xp": 9, "drafted": 1}, {"xp": 9, "drafted": 1})
    b.hero("petra", poison=1)
    b.run(endphase.end_phase(b.t))
    assert [one.won for one in outcome(b.state, b.content)] == [False, True]


@pytest.mark.rule("alliance.end.tiebreak3")
def test_then_the_victory_is_shared(table):
    b = ended(table, {"xp": 9}, {"spent": 9})
    b.run(endphase.end_phase(b.t))
    assert [(one.won, one.reason) for one in outcome(b.state, b.content)] == [(True, "shared")] * 2
