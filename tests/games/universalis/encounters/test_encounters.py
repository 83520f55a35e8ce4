"""Encounters, Initiative, surprise, placement."""

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed, Section
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.encounters.encounters import initiative, legal_square
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Mark, Note

WIDE = "aaaabbbbbbbbbb\naaaabbbbbbbbbb\naaaabbbbbbbbbb\naaaabbbbbbbbbb\naaaabbbbbbbbbb\naaaabbbbbbbbbb"


def dungeon(arena, **more):
    more.setdefault("points", {"scenario_die": ("power",) * 6})
    return arena(WIDE, doors=(Door("gate", (3, 2), "east", kind=more.pop("kind", "door")),), **more)


@pytest.mark.rule("dun.init.who-rolls", "dun.init.heroes-win", "dun.init.heroes-win-skip")
def test_the_heroes_win_and_everybody_acts_anew(arena):
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (12, 2)),))
    a.state.dark.reserve = 5
    hero, other = a.hero(3, 2, perception=1), a.hero(0, 0, marks=Mark.ACTIVATED)
    a.activate(hero)
    a.do(hero, "open #0", [6, 1, 4, 3, 2, 3])
    assert a.state.turn.side == HEROES
    assert a.state.turn.phase == "start"
    assert a.state.turn.active is None
    assert not (hero.marks | other.marks) & Mark.ACTIVATED
    assert a.state.quest.achievements[1] == 0


@pytest.mark.rule("dun.init.heroes-lose", "dun.quest-sheet.fixed-creature-cost")
def test_the_heroes_lose_and_the_dark_player_begins(arena):
    a = dungeon(arena, creatures=(Fixed("orc-warrior", (12, 2)),))
    a.state.dark.reserve = 5
    hero, waiting = a.hero(3, 2), a.hero(0, 0)
    a.activate(hero)
    a.do(hero, "open #0", [6, 1, 2, 3, 4, 2])
    assert (a.state.turn.side, a.state.turn.phase) == (DARK, "start")
    assert a.state.dark.reserve == 4
    assert waiting


@pytest.mark.rule("dun.quest-sheet.fixed-creature-unaffordable")
def test_a_creature_that_cannot_be_paid_stays_away(arena):
    a = dungeon(
        arena,
        creatures=(
            Fixed("orc-champion", (12, 2)),
            Fixed("orc-warrior", (12, 4)),
            Fixed("orc-warrior", (12, 5), free=True),
        ),
    )
    a.state.dark.reserve = 1
    hero = a.hero(3, 2)
    a.run(revealing.place_fixed(a.t, 1, hero.id))
    a.reveal_all()
    a.run(revealing.place_fixed(a.t, 1, hero.id))
    cards = [f.card for f in a.state.figures.values() if f.side == DARK]
    assert cards.count("orc-champion") == 0
    assert a.state.dark.reserve == 0


@pytest.mark.rule("dun.init.tie")
def test_a_tied_initiative_goes_to_the_higher_intelligence_else_again(arena):
    a = dungeon(arena)
    a.reveal_all()
    hero, orc = a.hero(3, 2, intelligence=4), a.orc(9, 2, intelligence=3)
    assert a.run(encounters.roll_initiative(a.t, hero, orc, 0), [3, 4, 4, 3])[2]
    orc.base = (*orc.base[:6], 5, *orc.base[7:])
    assert not a.run(encounters.roll_initiative(a.t, hero, orc, 0), [3, 4, 4, 3])[2]
    orc.base = (*orc.base[:6], 4, *orc.base[7:])
    assert a.run(encounters.roll_initiative(a.t, hero, orc, 0), [3, 4, 4, 3, 5, 5, 1, 2])[2]


@pytest.mark.rule("dun.init.tie", "dun.fortune.reroll-own")
def test_a_tie_is_rolled_again_before_anybody_spends_anything(arena):
    """Neither what he was told nor a point of Fortune goes into it; both do into a defeat."""
    a = arena()
    hero, orc = a.hero(4, 4, fortune=1), a.orc(4, 1)
    hero.uses[Note.INFORMED] = 1
    assert a.run(encounters.roll_initiative(a.t, hero, orc, 0), [3, 4, 4, 3, 5, 5, 1, 2])[2]
    assert (a.t.asked, hero.fortune, hero.uses[Note.INFORMED]) == ([], 1, 1)
    assert a.run(encounters.roll_initiative(a.t, hero, orc, 0), [3, 3, 4, 3, 3, 3, 5, 5], ["own"])[2]
    assert (hero.fortune, Note.INFORMED in hero.uses) == (0, False)


@pytest.mark.rule("dun.init.who-rolls", "dun.init.equidistant")
def test_the_closest_rolls_and_of_equals_the_more_perceptive(arena):
    a = dungeon(arena)
    a.reveal_all()
    near, far = a.hero(3, 2), a.hero(0, 0, perception=9)
    orc = a.orc(9, 2)
    assert encounters.closest(a.t, HEROES, [orc], [near, far]) is near
    twin = a.hero(3, 1, perception=1)
    assert encounters.closest(a.t, HEROES, [orc], [near, twin]) is twin


@pytest.mark.rule("dun.run.perception", "dun.walk.initiative-run-penalty")
def test_a_runner_rolls_initiative_at_minus_two(arena):
    a = dungeon(arena)
    hero = a.hero(3, 2, perception=1)
    a.activate(hero)
    assert encounters.initiative_plus(a.t, hero) == 1
    a.state.turn.active.running = True
    assert encounters.initiative_plus(a.t, hero) == -1


@pytest.mark.rule("dun.break.initiative", "dun.equip.detonation-initiative")
def test_blows_at_the_door_and_gunpowder_warn_the_enemy(arena):
    a = dungeon(arena)
    a.reveal_all()
    a.hero(3, 2, intelligence=9)
    orc = a.orc(9, 2)
    a.state.turn.detonations = 1
    won = a.run(initiative(a.t, [orc.id], fighting=False, blows=2, broken=True), [4, 4, 3, 3])
    assert not won
    assert a.state.turn.detonations == 0


@pytest.mark.rule("dun.adp.initiative.perception")
def test_the_automaton_uses_its_best_perception(arena):
    a = dungeon(arena)
    a.reveal_all()
    a.hero(3, 2, intelligence=9)
    orc, wolf = a.orc(7, 2), a.orc(12, 5, perception=3)
    won = a.run(initiative(a.t, [orc.id, wolf.id], fighting=False), [4, 4, 3, 3])
    assert not won


@pytest.mark.rule("dun.init.reinforce-lose", "dun.init.reinforce-win", "dun.init.reveal-in-combat")
def test_in_combat_only_the_new_enemies_are_concerned(arena):
    a = dungeon(arena)
    a.reveal_all()
    hero = a.hero(3, 2)
    a.orc(2, 2)
    active = a.activate(hero)
    new = a.orc(12, 2)
    a.run(initiative(a.t, [new.id], fighting=True), [5, 5, 2, 2])
    assert a.state.turn.extra == []
    assert not new.marks & Mark.WAITS  # the Dark Player's turn is its next one
    assert a.state.turn.active is active
    late = a.orc(12, 4)
    a.run(initiative(a.t, [late.id], fighting=True), [2, 2, 5, 5])
    assert a.state.turn.extra == [late.id]
    assert a.state.turn.side == HEROES


@pytest.mark.rule("dun.surprise.condition", "dun.surprise.radius")
def test_both_dice_must_reach_the_loser_s_intelligence(arena):
    a = dungeon(arena)
    a.reveal_all()
    hero, orc = a.hero(6, 2), a.orc(9, 2, intelligence=3, facing="west")
    roll, low = encounters.Roll((3, 5), 9), encounters.Roll((2, 6), 9)
    other = encounters.Roll((2, 3), 5)
    a.run(encounters.surprise(a.t, hero, orc, low, other))
    assert a.t.told(encounters.Surprised) == []
    a.run(encounters.surprise(a.t, hero, orc, roll, other), (), [str(a.at(8, 2)), "2"])
    assert orc.cell == a.at(8, 2)
    assert orc.facing == 2
    far = a.orc(13, 2, intelligence=3)
    a.run(encounters.surprise(a.t, hero, orc, roll, other), (), [str(a.at(8, 2)), "2"])
    assert far.cell == a.at(13, 2)


@pytest.mark.rule("dun.surprise.critical-failure")
def test_a_double_one_is_always_caught_by_surprise(arena):
    a = dungeon(arena)
    a.reveal_all()
    hero, orc = a.hero(6, 2, facing="east"), a.orc(9, 2)
    a.run(encounters.surprise(a.t, orc, hero, encounters.Roll((1, 2), 3), encounters.Roll((1, 1), 2)))
    assert hero.cell == a.at(7, 2)
    assert hero.facing == 6


@pytest.mark.rule("dun.surprise.broken-door")
def test_nobody_is_surprised_through_a_broken_door(arena):
    a = dungeon(arena)
    a.reveal_all()
    a.hero(6, 2)
    orc = a.orc(9, 2, intelligence=3)
    a.run(initiative(a.t, [orc.id], fighting=False, broken=True, revealed=True), [6, 5, 1, 1])
    assert a.t.told(encounters.Surprised) == []


@pytest.mark.rule("dun.place.reveal", "dun.place.other")
def test_creatures_keep_three_squares_away(arena):
    a = dungeon(arena)
    a.reveal_all()
    revealer, other = a.hero(3, 2), a.hero(9, 2)
    orc = a.orc(13, 5)
    assert not legal_square(a.t, orc, a.at(5, 2), revealer.id)
    assert legal_square(a.t, orc, a.at(6, 2), revealer.id)
    assert legal_square(a.t, orc, a.at(8, 2), revealer.id)
    assert not legal_square(a.t, orc, a.at(8, 2), NOBODY)
    assert other


@pytest.mark.rule("dun.encounter.not-start-section")
def test_no_encounters_where_the_heroes_begin(arena):
    from undercroft.games.universalis.rules.dark import playing

    a = dungeon(arena)
    a.state.dark.encounter_deck = ["enemy-spotted"]
    hero = a.hero(3, 2)
    a.run(playing.on_reveal(a.t, 0, hero.id, broken=False))
    assert a.t.rolled == []


# ------------------------------------------------------------------------------------------------ placement patterns


@pytest.mark.rule("dun.adp.place.room-first", "dun.adp.place.room-fill", "dun.adp.place.room-checkerboard")
def test_rooms_fill_like_a_checkerboard_from_three_squares_ahead_to_the_right(arena):
    a = arena("aaaabbbbbb\n" * 6, doors=(Door("gate", (3, 2), "east"),))
    a.reveal_all()
    hero = a.hero(3, 2, facing="east")
    cells = list(spawning.room_squares(a.t, 1, hero.cell, 2))
    assert [a.board.xy(cell) for cell in cells[:6]] == [(6, 2), (6, 4), (6, 0), (7, 1), (7, 3), (7, 5)]


@pytest.mark.rule("dun.adp.place.large-room")
def test_in_large_rooms_creatures_do_not_touch_at_all(arena):
    a = dungeon(arena)
    a.reveal_all()
    hero = a.hero(3, 2)
    cells = [a.board.xy(cell) for cell in spawning.room_squares(a.t, 1, hero.cell, 2)]
    assert cells[:4] == [(6, 2), (6, 4), (6, 0), (8, 0)]


@pytest.mark.rule(
    "dun.adp.place.room-order", "dun.adp.place.no-space", "dun.adp.place.facing", "dun.encounter.no-space"
)
def test_the_weakest_come_first_and_who_finds_no_square_is_not_paid(arena):
    a = arena("aaaabbb", doors=(Door("gate", (3, 0), "east"),))
    a.reveal_all()
    hero = a.hero(3, 0)
    a.state.dark.reserve = 20
    placed = spawning.arrange(a.t, ("orc-champion", "orc-warrior"), 1, hero.id)
    assert [a.state.figures[id].card for id in placed] == ["orc-warrior"]
    assert a.state.dark.reserve == 19
    assert a.state.figures[placed[0]].facing == 6


@pytest.mark.rule("dun.adp.place.room-distance", "dun.adp.place.corridor-fill")
def test_a_section_without_a_square_more_than_two_away_stays_empty(arena):
    a = arena("aaaabb", doors=(Door("gate", (3, 0), "east"),), sections=(Section("a"), Section("b", kind="corridor")))
    a.reveal_all()
    hero = a.hero(3, 0)
    assert spawning.arrange(a.t, ("orc-warrior",), 1, hero.id) == []


@pytest.mark.rule("dun.adp.place.room-ties", "dun.adp.place.corridor-ties")
def test_ties_by_weapon(arena):
    from msgspec.structs import replace

    a = arena()
    plain = a.content.creatures["orc-warrior"]
    spear, bow = replace(plain, weapons=("spear",)), replace(plain, weapons=("short-bow",))
    assert [spawning.tie_rank(a.t, card, False) for card in (spear, plain, bow)] == [0, 1, 2]
    assert [spawning.tie_rank(a.t, card, True) for card in (plain, bow, spear)] == [0, 1, 2]


@pytest.mark.rule("dun.adp.place.corridor-order", "dun.adp.place.corridor-first")
def test_corridors_fill_from_the_far_end(arena):
    a = arena("aaaabbbbbb\naaaabbbbbb", doors=(Door("gate", (3, 0), "east"),),
              sections=(Section("a"), Section("b", kind="corridor")))  # fmt: skip
    a.reveal_all()
    hero = a.hero(3, 0)
    cells = [a.board.xy(cell) for cell in spawning.corridor_squares(a.t, 1, hero.cell, 2)]
    assert cells[:3] == [(9, 0), (9, 1), (8, 0)]


@pytest.mark.rule("dun.adp.encounter.main-room", "dun.adp.leader.vitality")
def test_the_main_room_has_its_own_group_and_makes_the_leader_stronger(arena):
    a = dungeon(arena, sections=(Section("a"), Section("b", main=True)), leader="orc-champion", leader_at=(12, 2))
    a.reveal_all()
    a.state.dark.leader_card = "orc-champion"
    a.state.dark.reserve = 40
    hero = a.hero(3, 2)
    a.run(revealing.leader_here(a.t, 1, hero.id))
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=False, barred=False), [1, 1])
    creatures = [f for f in a.state.figures.values() if f.side == DARK]
    leader = next(f for f in creatures if f.leader)
    spent = sum(f.vp for f in creatures if not f.leader)
    assert spent == 6
    assert a.state.dark.reserve == 20
    assert leader.base[9] == 4 + 40 - 6 - 20


@pytest.mark.rule("dun.adp.encounter.main-room")
def test_the_main_room_group_stays_away_when_it_cannot_be_paid(arena):
    a = dungeon(arena, sections=(Section("a"), Section("b", main=True)))
    a.reveal_all()
    a.state.dark.reserve = 5
    hero = a.hero(3, 2)
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=False, barred=False), [1, 1])
    assert a.state.dark.reserve == 5
    assert len(a.state.figures) == 1


@pytest.mark.rule("dun.adp.encounter.roll", "dun.adp.encounter.spawn-table", "dun.adp.die-mismatch")
def test_only_the_encounter_symbol_brings_a_card(arena):
    a = dungeon(arena, points={"scenario_die": ("encounter", "power", "power", "power", "power", "power")})
    a.reveal_all()
    a.state.dark.reserve, a.state.dark.encounter_deck = 20, ["wandering-creature"]
    hero = a.hero(3, 2)
    small = WIDE.count("b") <= 40
    assert not small
    a.state.dark.encounter_deck = []
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=False, barred=False), [2])
    a.state.dark.encounter_deck = ["wandering-creature"]
    a.run(spawning.draw_encounter(a.t, 1, hero.id), [3])
    assert a.state.dark.reserve == 18
    assert a.state.dark.discard == ["wandering-creature"]


@pytest.mark.rule("dun.adp.insufficient-points", "dun.adp.discard")
def test_a_card_that_cannot_be_paid_is_discarded_for_its_points(arena):
    a = dungeon(arena)
    a.reveal_all()
    a.state.dark.reserve, a.state.dark.encounter_deck = 4, ["enemy-spotted"]
    hero = a.hero(3, 2)
    a.run(spawning.draw_encounter(a.t, 1, hero.id), [3])
    assert a.state.dark.reserve == 6
    assert len(a.state.figures) == 1


@pytest.mark.rule("dun.adp.encounter.broken-door")
def test_after_breaking_in_the_die_is_rolled_twice(arena):
    a = arena("aaaabbbbbb\n" * 6, points={"scenario_die": ("power",) * 6}, doors=(Door("gate", (3, 2), "east"),))
    a.reveal_all()
    hero = a.hero(3, 2)
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=True, barred=False), [1, 2])
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=False, barred=False), [1])
    assert len(a.t.rolled) == 3


@pytest.mark.rule("dun.adp.encounter.large-sections")
def test_a_large_section_always_brings_an_encounter_card(arena):
    a = dungeon(arena)
    a.reveal_all()
    a.state.dark.reserve, a.state.dark.encounter_deck = 20, ["wandering-creature"]
    hero = a.hero(3, 2)
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=False, barred=False), [3, 1])
    assert a.state.dark.encounter_deck == []
    assert a.state.dark.reserve == 18


@pytest.mark.rule("dun.adp.place.ambush-reinforcements", "dun.adp.place.ambush-no-los")
def test_reinforcements_come_out_of_an_explored_neighbouring_section_in_combat(arena):
    a = arena("aaaabbbbbb\n" * 6, doors=(Door("gate", (3, 2), "east"),))
    a.reveal_all()
    hero, _ = a.hero(9, 5), a.orc(8, 0)
    a.state.dark.reserve = 20
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=3)
    assert spawning.back_sections(a.t) == []
    a.reveal_all()
    hero.cell = a.at(0, 5)
    assert spawning.back_sections(a.t) == [(1, (a.at(3, 2), 2))]
    assert not a.run(spawning.from_the_dark(a.t, "ambush", NOBODY))
    assert a.run(spawning.from_the_dark(a.t, "reinforcements", NOBODY), [1, 3, 3, 2, 2])
    assert a.state.dark.reserve < 20


@pytest.mark.rule("dun.encounter.ranged-half")
def test_at_most_half_of_a_group_shoots_or_reaches(arena):
    from msgspec.structs import replace

    a = arena()
    creatures = a.content.creatures
    bow = replace(creatures["orc-warrior"], id="test-archer", weapons=("short-bow",))
    dict.__setitem__(creatures, "test-archer", bow)
    names = ["test-archer"] * 3 + ["orc-warrior"] * 3
    assert spawning.ranged_allowed(a.t, names)
    assert not spawning.ranged_allowed(a.t, ["test-archer"] * 4 + ["orc-warrior"] * 2)
    assert spawning.ranged_allowed(a.t, ["test-archer"])


@pytest.mark.rule("dun.reveal.full")
def test_a_revealed_section_is_found_once(arena):
    a = dungeon(arena)
    hero = a.hero(3, 2)
    a.state.map.doors[0].state = "open"
    a.run(revealing.reveal(a.t, hero.id, 0), [1])
    assert a.state.map.sections_found == 1
    a.run(revealing.reveal(a.t, hero.id, 0))
    assert a.state.map.sections_found == 1
