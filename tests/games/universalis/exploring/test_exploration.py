"""Doors, chests, searches, traps, reveals, Quick Actions."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Section, TrapSquare
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.exploring import exploration
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Fallen, Held, Mark, SetTrap

TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


def rooms(arena, kind="door", **more):
    """Two rooms; the Scenario Die always shows Power, so that nothing comes of it."""
    door = more.pop("door", {})
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind, **door),),
                 points={"scenario_die": ("power",) * 6}, **more)  # fmt: skip


@pytest.mark.rule("dun.door.open-unexplored", "dun.reveal.full", "dun.reveal.door-then-move")
def test_opening_a_door_reveals_the_section_and_leaves_the_move(arena):
    a = rooms(arena)
    hero = a.hero(3, 1)
    active = a.activate(hero)
    a.do(hero, "open #0", [1, 1])
    assert a.state.map.layout.revealed == 3
    assert active.action == 0
    assert f"move @{a.at(5, 1)}" in a.offers(hero)


@pytest.mark.rule("dun.door.adjacent", "dun.door.diagonal")
def test_opening_needs_the_square_at_the_door_and_picking_the_lock_its_neighbour(arena):
    a = rooms(arena)
    hero = a.hero(3, 2)
    a.activate(hero)
    assert "open #0" not in a.offers(hero)
    a.state.map.doors[0].lock = True
    assert "pick #0" in a.offers(hero)
    hero.cell = a.at(2, 1)
    assert "pick #0" not in a.offers(hero)


@pytest.mark.rule("dun.door.pick-lock", "dun.door.pick-lock-once", "dun.walk.achievement-unlock")
def test_one_attempt_at_a_lock_for_the_party(arena):
    a = rooms(arena)
    hero, other = a.hero(3, 1, dexterity=2), a.hero(3, 2, dexterity=9)
    a.state.map.doors[0].lock = True
    a.activate(hero)
    a.do(hero, "pick #0", [3, 4])
    assert a.state.map.doors[0].state == "closed"
    a.activate(other)
    assert "pick #0" not in a.offers(other)
    assert "break #0" in a.offers(other)
    a.state.map.doors[0].failed = False
    a.activate(other)
    a.do(other, "pick #0", [3, 4, 1])
    assert a.state.map.doors[0].state == "open"
    assert a.state.quest.achievements[0] == a.content.points.unlock_points


@pytest.mark.rule("dun.door.locked-when", "dun.walk.lock-on-declare")
def test_a_printed_lock_is_found_on_trying_and_leaves_the_action(arena):
    a = rooms(arena, door={"lock": True})
    hero = a.hero(3, 1)
    active = a.activate(hero)
    assert "pick #0" not in a.offers(hero)
    a.do(hero, "open #0")
    assert active.action == 1
    assert "pick #0" in a.offers(hero)


@pytest.mark.rule("dun.break.door", "dun.break.values", "dun.break.accumulate", "dun.break.initiative")
def test_breaking_a_door_in_two_turns(arena):
    a = rooms(arena)
    hero = a.hero(3, 1, strength=4, hands=("broadsword",))
    a.state.map.doors[0].lock = True
    a.activate(hero)
    a.do(hero, "break #0", [1, 3, 4, 5, 5])
    assert a.state.map.doors[0].wounds == 2
    a.state.turn.number += 1
    a.activate(hero)
    a.do(hero, "break #0", [2, 4, 5, 6, 6, 1, 1])
    assert a.state.map.doors[0].state == "broken"
    assert a.state.map.layout.revealed == 3
    assert len(a.state.map.doors[0].blows) == 2


@pytest.mark.rule("dun.riddle.break-door", "dun.break.values")
def test_an_unsolved_riddle_leaves_a_reinforced_door(arena):
    a = rooms(arena, door={"reinforced": False})
    assert exploration.toughness(a.t, Do("break", target=0)) == (5, 5)
    a.state.map.doors[0].riddle = True
    assert exploration.toughness(a.t, Do("break", target=0)) == (6, 6)


@pytest.mark.rule("dun.riddle.solve", "dun.riddle.penalty", "dun.riddle.once")
def test_riddles_are_solved_at_minus_two_and_only_once(arena):
    a = rooms(arena)
    hero = a.hero(3, 1, intelligence=5)
    door = a.state.map.doors[0]
    door.riddle = True
    a.activate(hero)
    assert "open #0" not in a.offers(hero)
    a.do(hero, "solve #0", [3, 3])
    assert door.failed
    a.activate(hero)
    assert "solve #0" not in a.offers(hero)
    door.failed = False
    a.do(hero, "solve #0", [3, 4])
    assert not door.riddle
    a.activate(hero)
    assert "open #0" in a.offers(hero)


@pytest.mark.rule("dun.action.no-exploring-in-combat", "dun.combat.turn-kind")
def test_in_a_combat_turn_only_unlocked_doors_may_be_opened(arena):
    a = rooms(arena)
    hero = a.hero(3, 1)
    a.orc(0, 0)
    a.activate(hero)
    offers = a.offers(hero)
    assert "open #0" in offers
    assert "secret" not in offers
    assert "search-room" not in offers


@pytest.mark.rule("dun.combat.turn-kind")
def test_thirteen_squares_away_is_no_combat(arena):
    a = arena("a" * 14)
    hero, orc = a.hero(0, 0), a.orc(13, 0)
    from undercroft.games.universalis.rules.squares.engagement import combat_turn

    assert not combat_turn(a.t, hero)
    orc.cell = a.at(12, 0)
    assert combat_turn(a.t, hero)


@pytest.mark.rule("dun.action.not-in-melee-range")
def test_next_to_a_fallen_enemy_no_action_but_a_blow(arena):
    a = rooms(arena)
    hero = a.hero(3, 1)
    a.orc(2, 1, marks=Mark.KNOCKED_DOWN)
    a.activate(hero)
    assert {text.split()[0] for text in a.offers(hero)} <= {"attack", "move", "turn", "end", "shift"}


@pytest.mark.rule("dun.action.companions-no-explore", "dun.reveal.heroes-only")
def test_pets_neither_explore_nor_reveal(arena):
    a = rooms(arena, kind="arrow")
    pet = a.pet(1, 1)
    a.activate(pet)
    offers = a.offers(pet)
    assert "secret" not in offers
    a.do(pet, f"move @{a.at(3, 1)}", [6])
    assert a.state.map.layout.revealed == 1


@pytest.mark.rule("dun.reveal.arrow", "dun.reveal.stop", "dun.reveal.move-ends")
def test_stepping_onto_an_arrow_shows_the_next_section_and_ends_the_move(arena):
    a = rooms(arena, kind="arrow")
    hero = a.hero(1, 1)
    active = a.activate(hero)
    a.do(hero, f"move @{a.at(3, 1)}", [6, 6])
    assert a.state.map.layout.revealed == 3
    assert active.points == 0
    assert active.action == 1


@pytest.mark.rule("dun.reveal.arrow")
def test_an_arrow_shows_nothing_to_one_who_looks_away_until_he_turns(arena):
    a = rooms(arena, kind="arrow")
    hero = a.hero(3, 2, facing="north")
    active = a.activate(hero)
    a.do(hero, f"move @{a.at(3, 1)}", [1])
    assert a.state.map.layout.revealed == 1
    assert active.points == 4
    a.do(hero, "turn east", [1])
    assert a.state.map.layout.revealed == 3
    assert active.points == 0


@pytest.mark.rule("dun.search.secret-door", "dun.search.secret-door-no-move", "dun.search.secret-door-normal")
def test_secret_doors_are_found_by_perception_instead_of_moving(arena):
    a = rooms(arena, kind="secret")
    hero = a.hero(1, 1, perception=2)
    active = a.activate(hero, moved=1)
    assert "secret" not in a.offers(hero)
    active = a.activate(hero)
    a.do(hero, "secret", [5, 4])
    assert a.state.map.doors[0].state == "closed"
    assert active.points == 0


@pytest.mark.rule("dun.search.secret-door-retry")
def test_the_search_for_secret_doors_may_be_repeated(arena):
    a = rooms(arena, kind="secret")
    hero = a.hero(1, 1)
    a.activate(hero)
    a.do(hero, "secret", [5, 4])
    assert a.state.map.doors[0].state == "hidden"
    a.activate(hero)
    assert "secret" in a.offers(hero)


@pytest.mark.rule("dun.search.room", "dun.search.room-once", "dun.search.room-no-move")
def test_a_room_is_searched_once_for_a_few_coins(arena):
    a = rooms(arena)
    hero = a.hero(1, 1)
    active = a.activate(hero)
    a.do(hero, "search-room", [5, 5, 4])
    assert hero.coins == 2
    assert active.points == 0
    a.activate(hero)
    assert "search-room" not in a.offers(hero)


@pytest.mark.rule("dun.search.room-double-six")
def test_a_double_six_gives_a_treasure_unless_perception_is_negative(arena):
    a = rooms(arena)
    a.state.supply.treasures = list(a.content.treasures)[:1]
    hero = a.hero(1, 1)
    hero.base = (*hero.base[:11], -1)
    a.activate(hero)
    a.do(hero, "search-room", [6, 6, 1])
    assert hero.coins == 1
    assert len(a.state.supply.treasures) == 1


@pytest.mark.rule("dun.search.room")
def test_corridors_are_not_searched(arena):
    a = rooms(arena, sections=(Section("a", kind="corridor"), Section("b")))
    hero = a.hero(1, 1)
    a.activate(hero)
    assert "search-room" not in a.offers(hero)
    assert "secret" in a.offers(hero)


@pytest.mark.rule("dun.action.explore-critical-failure")
def test_a_blunder_in_exploration_gives_the_dark_player_a_point(arena):
    a = rooms(arena)
    hero = a.hero(1, 1)
    a.activate(hero)
    a.do(hero, "secret", [1, 1])
    assert a.state.dark.reserve == 1


@pytest.mark.rule("dun.search.element", "dun.search.element-once", "dun.walk.search-furniture")
def test_furniture_is_searched_once_by_an_adjacent_hero(arena):
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),))
    hero = a.hero(3, 2)
    a.activate(hero)
    assert "search #0" not in a.offers(hero)
    hero.cell = a.at(1, 1)
    a.state.supply.stock = {"healing-potion": 1}
    a.do(hero, "search #0", [6, 5])
    assert [held.card for held in hero.pack] == ["healing-potion"]
    a.activate(hero)
    assert "search #0" not in a.offers(hero)


@pytest.mark.rule("dun.equip.card-limit-found")
def test_nothing_is_found_when_all_cards_are_in_play(arena):
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),))
    a.state.supply.stock = {}
    hero = a.hero(1, 1)
    a.activate(hero)
    a.do(hero, "search #0", [6, 5])
    assert hero.pack == []


@pytest.mark.rule("dun.corpse.search", "dun.corpse.dice", "dun.corpse.sixes")
def test_corpses_give_a_coin_for_each_four_and_more_for_sixes(arena):
    a = rooms(arena)
    hero, idle = a.hero(1, 1), a.hero(2, 2)
    a.state.map.fallen = [Fallen("grunt", fighters=(hero.id,)), Fallen("champion", fighters=(hero.id,))]
    a.state.supply.stock = {"torch": 1}
    a.activate(idle)
    assert "corpses" not in a.offers(idle)
    a.activate(hero)
    a.do(hero, "corpses", [6, 6, 6, 3])
    assert hero.coins == 3
    assert [held.card for held in hero.pack] == ["torch"]
    assert a.state.map.fallen == []


@pytest.mark.rule("dun.skill.exploration.thief")
def test_a_thief_repeats_ones_and_twos_at_corpses(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, skills=("thief",))
    a.state.map.fallen = [Fallen("champion", fighters=(hero.id,))]
    a.activate(hero)
    a.do(hero, "corpses", [1, 2, 4, 5, 1])
    assert hero.coins == 2


# ------------------------------------------------------------------------------------------------ chests


@pytest.mark.rule("dun.chest.open", "dun.break.chest")
def test_a_chest_is_unlocked_once_and_then_broken(arena):
    a = rooms(arena, chests=((1, 0),))
    a.state.supply.treasures = []
    hero = a.hero(1, 1, strength=3, hands=("broadsword",))
    chest = a.state.map.chests[a.at(1, 0)]
    a.activate(hero)
    assert not any(text.startswith("break-chest") for text in a.offers(hero))
    a.do(hero, f"chest @{a.at(1, 0)}", [1, 5, 4])
    assert chest.state == "closed"
    a.activate(hero)
    assert f"chest @{a.at(1, 0)}" not in a.offers(hero)
    a.do(hero, f"break-chest @{a.at(1, 0)}", [5, 5, 5, 5])
    a.activate(hero)
    a.do(hero, f"break-chest @{a.at(1, 0)}", [5, 1, 1, 1])
    assert chest.state == "broken"


@pytest.mark.rule("dun.furniture.chests")
def test_a_chest_hinders_nobody(arena):
    a = rooms(arena, chests=((1, 0),))
    hero = a.hero(0, 0)
    a.activate(hero)
    assert f"move @{a.at(1, 0)}" in a.offers(hero)


# ------------------------------------------------------------------------------------------------ traps


@pytest.mark.rule("dun.trap.reaction", "dun.trap.detected", "dun.trap.ends-turn")
def test_a_detected_trap_stops_him_before_the_square_and_stays_marked(arena):
    a = rooms(arena)
    hero = a.hero(1, 1)
    active = a.activate(hero)
    a.run(traps.spring(a.t, hero.id, "electric-shock", a.at(2, 1)), [5, 4])
    assert hero.cell == a.at(1, 1)
    assert a.state.map.traps == [SetTrap(a.at(2, 1), "electric-shock", known=True)]
    assert (active.action, active.points, active.quick) == (0, 0, 0)


@pytest.mark.rule("dun.trap.undetected", "dun.dp-card.trap-values", "dun.walk.trap-stops-before")
def test_an_undetected_trap_goes_off_on_its_square(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, armor=3, vitality=4, worn=("leather-armor",))
    a.activate(hero)
    a.run(traps.spring(a.t, hero.id, "electric-shock", a.at(2, 1)), [4, 3, 1, 2, 3, 5, 4])
    assert hero.cell == a.at(2, 1)
    assert hero.wounds == 2
    assert a.state.map.traps == []


@pytest.mark.rule("dun.trap.detect-double-six", "dun.trap.deactivate")
def test_a_double_six_helps_to_deactivate(arena):
    a = rooms(arena)
    hero = a.hero(1, 1)
    a.activate(hero)
    a.run(traps.spring(a.t, hero.id, "electric-shock", a.at(2, 1)), [6, 6])
    a.activate(hero)
    a.do(hero, f"disarm @{a.at(2, 1)}", [4, 4])
    assert a.state.map.traps == []
    assert hero.wounds == 0


@pytest.mark.rule("dun.trap.deactivate")
def test_a_failed_deactivation_sets_it_off(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, armor=3, vitality=9)
    a.state.map.traps = [SetTrap(a.at(2, 1), "electric-shock", known=True)]
    a.activate(hero)
    a.do(hero, f"disarm @{a.at(2, 1)}", [4, 3, 5, 5, 1, 1])
    assert hero.wounds == 2
    assert a.state.map.traps == []


@pytest.mark.rule("dun.trap.detected-step")
def test_stepping_on_a_known_trap_sets_it_off(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, armor=3, vitality=9)
    a.state.map.traps = [SetTrap(a.at(2, 1), "electric-shock", known=True)]
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 1)}", [5, 1, 1, 1])
    assert hero.wounds == 1
    assert hero.cell == a.at(2, 1)


@pytest.mark.rule("dun.dp-trap.when-quest-sheet")
def test_a_trap_of_the_sheet_is_paid_and_lies_even_in_the_safe_zone(arena):
    a = rooms(arena, traps=(TrapSquare("electric-shock", (2, 1)),))
    a.state.dark.reserve = 3
    hero = a.hero(1, 1, vitality=20)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 1)}", [6, 5])
    assert a.state.dark.reserve == 0
    assert hero.cell == a.at(1, 1)


@pytest.mark.rule("dun.dp-card.recurrent-use", "dun.dp.activate-afford")
def test_a_trap_that_cannot_be_paid_does_not_spring(arena):
    a = rooms(arena, traps=(TrapSquare("electric-shock", (2, 1)),))
    a.state.dark.reserve = 2
    hero = a.hero(1, 1)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 1)}")
    assert hero.cell == a.at(2, 1)


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_the_safe_zone_is_two_squares_around_start_and_finished_allies(arena):
    a = arena("a" * 16)
    hero, done = a.hero(0, 0), a.hero(6, 0, marks=Mark.ACTIVATED)
    a.hero(12, 0)  # rests since the turn before
    a.orc(15, 0)
    a.activate(hero)
    safe = [x for x in range(16) if traps.in_safe_zone(a.t, hero.id, a.at(x, 0))]
    assert safe == [0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]
    done.marks |= Mark.KNOCKED_OUT
    assert not traps.in_safe_zone(a.t, hero.id, a.at(6, 0))


@pytest.mark.rule("dun.dp-trap.not-with-creatures")
def test_no_room_traps_among_the_dark_players_creatures(arena):
    a = arena("a" * 16)
    assert traps.section_clear(a.t, a.at(0, 0))
    a.orc(15, 0)
    assert not traps.section_clear(a.t, a.at(0, 0))


@pytest.mark.rule("dun.trap.ignore")
def test_a_trapped_chest_goes_off_unless_it_is_disarmed_first(arena):
    a = rooms(arena, chests=((1, 0),))
    chest = a.state.map.chests[a.at(1, 0)]
    chest.trap = "poison-needle"
    hero = a.hero(1, 1, armor=3, vitality=9)
    a.activate(hero)
    a.do(hero, f"disarm-chest @{a.at(1, 0)}", [4, 4])
    assert chest.trap == ""
    chest.trap = "poison-needle"
    a.activate(hero)
    a.do(hero, f"chest @{a.at(1, 0)}", [5, 4, 4, 2, 2])
    assert hero.wounds == 1


# ------------------------------------------------------------------------------------------------ Quick Actions


@pytest.mark.rule("dun.turn.free-quick-action", "dun.turn.swap-action")
def test_one_quick_action_is_free_and_a_second_costs_the_action(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, hands=("broadsword",), pack=("dagger", "axe"))
    active = a.activate(hero)
    a.do(hero, "draw dagger")
    assert (active.quick, active.action) == (0, 1)
    a.do(hero, "draw axe")
    assert (active.quick, active.action) == (0, 0)
    assert not any(text.startswith(("draw", "stow")) for text in a.offers(hero))


@pytest.mark.rule("dun.hero.hands-zone", "dun.equip.hands")
def test_two_hands_hold_two_things_or_one_big_one(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, hands=("broadsword", "shield"), pack=("short-bow",))
    a.activate(hero)
    a.do(hero, "draw short-bow")
    assert [held.card for held in hero.hands] == ["short-bow"]
    assert sorted(held.card for held in hero.pack) == ["broadsword", "shield"]


@pytest.mark.rule("dun.quick.not-in-melee-range", "dun.melee.mod-draw", "dun.equip.no-draw-penalty")
def test_in_a_melee_range_only_weapons_are_drawn_and_it_costs_skill(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, pack=("broadsword", "dagger", "healing-potion", "shield"))
    a.orc(2, 1)
    a.activate(hero)
    assert {text for text in a.offers(hero) if text.startswith(("draw", "drink"))} == {
        "draw broadsword",
        "draw dagger",
    }
    a.do(hero, "draw dagger")
    assert not hero.marks & Mark.DREW
    a.do(hero, "draw broadsword")
    assert hero.marks & Mark.DREW


@pytest.mark.rule("dun.skill.combat.swift-drawing")
def test_swift_drawing_costs_nothing(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, pack=("broadsword",), skills=("swift-drawing",))
    a.orc(2, 1)
    a.activate(hero)
    a.do(hero, "draw broadsword")
    assert not hero.marks & Mark.DREW


@pytest.mark.rule("dun.walk.potion-quick", "dun.equip.consumed")
def test_a_healing_potion_is_drunk_quickly_and_is_gone(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, vitality=9, pack=("healing-potion",))
    hero.wounds = 5
    active = a.activate(hero)
    a.do(hero, "drink healing-potion", [6] * a.content.objects["healing-potion"].effects[0].die)
    assert hero.wounds < 5
    assert hero.pack == []
    assert (active.action, active.points) == (1, 5)


@pytest.mark.rule("dun.equip.potion-no-stack")
def test_a_new_potion_ends_the_old_ones_effect(arena):
    from undercroft.games.universalis.state import Lasting

    a = rooms(arena)
    hero = a.hero(1, 1, pack=("healing-potion",))
    potion = next(card.id for card in a.content.objects.values() if card.potion and card.potion != "healing")
    a.state.lasting = [Lasting(hero.id, "strength", 1, "quest", potion), Lasting(hero.id, "combat", 1, "quest", "song")]
    a.activate(hero)
    a.do(hero, "drink healing-potion", [6] * a.content.objects["healing-potion"].effects[0].die)
    assert [effect.card for effect in a.state.lasting] == ["song"]


@pytest.mark.rule("dun.quick.give")
def test_things_go_to_an_adjacent_companion(arena):
    a = rooms(arena)
    hero, friend, far = a.hero(1, 1, pack=("dagger",)), a.hero(2, 1), a.hero(3, 2)
    a.activate(hero)
    assert f"give dagger #{far.id}" not in a.offers(hero)
    a.do(hero, f"give dagger #{friend.id}")
    assert friend.pack == [Held("dagger")]
    assert hero.pack == []


@pytest.mark.rule("dun.melee.pick-up", "dun.melee.pick-up-engaged", "dun.quick.reach")
def test_a_dropped_weapon_is_picked_up_quickly_or_by_a_test_among_enemies(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, agility=4)
    a.state.map.floor = [(a.at(2, 1), Held("broadsword"))]
    active = a.activate(hero)
    a.do(hero, f"pick-up broadsword @{a.at(2, 1)}")
    assert hero.hands == [Held("broadsword")]
    assert active.action == 1
    hero.hands, a.state.map.floor = [], [(a.at(2, 1), Held("broadsword"))]
    a.orc(3, 2)
    a.activate(hero)
    assert f"pick-up broadsword @{a.at(2, 1)}" not in a.offers(hero)
    a.do(hero, f"recover broadsword @{a.at(2, 1)}", [3, 3])
    assert hero.hands == [Held("broadsword")]


@pytest.mark.rule("dun.door.reopen")
def test_explored_doors_are_opened_and_closed_quickly(arena):
    a = rooms(arena)
    a.reveal_all()
    hero = a.hero(3, 1)
    active = a.activate(hero)
    assert f"move @{a.at(4, 1)}" in a.offers(hero)
    a.do(hero, "close-door #0")
    assert active.action == 1
    assert f"move @{a.at(4, 1)}" not in a.offers(hero)
    a.activate(hero)
    assert "reopen #0" in a.offers(hero)


@pytest.mark.rule("dun.skill.exploration.locksmith")
def test_a_locksmith_has_two_more_at_locks(arena):
    a = rooms(arena)
    hero = a.hero(1, 1, skills=("locksmith",))
    assert figures.bonus(a.t, hero, "lock") == 2
    assert figures.bonus(a.t, hero, "disarm") == 0


@pytest.mark.rule("dun.hero.no-dexterity-test")
def test_the_dull_and_the_huge_pick_no_locks(arena):
    a = rooms(arena)
    a.state.map.doors[0].lock = True
    hero = a.hero(3, 1, intelligence=3)
    a.activate(hero)
    assert "pick #0" in a.offers(hero)
    hero.base = (*hero.base[:6], 2, *hero.base[7:])
    assert "pick #0" not in a.offers(hero)
    hero.base, hero.size = (*hero.base[:6], 5, *hero.base[7:]), 4
    assert "pick #0" not in a.offers(hero)
