"""One more or one less: bounds, ends and order, where a rule's neighbour begins."""

import pytest

from undercroft.games.doria.events import (
    DoomCounted,
    Healed,
    LootDrawn,
    Lost,
    ModsTaken,
    NoFigure,
    RubbleCleared,
    RubbleFell,
    Struck,
    TrapChecked,
    TrapWorks,
)
from undercroft.games.doria.parcel import Character, Parcel
from undercroft.games.doria.rules import (
    ground,
    handing_on,
    monsters,
    previews,
    scenario,
    spawn,
    spots,
    status,
    trade,
    trails,
    traps,
)
from undercroft.games.doria.rules.options import Disarm
from undercroft.games.doria.state import Strike

SOUTH = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n###D###"
SHUT = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
WEST = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"


# ----------------------------------------------------------------------------------------------- exploring


def two_bends(scene, east):
    """E-4 is laid with its first bend at the southern door; its way on lies against `east`."""
    s = scene({(0, 0): SOUTH, (1, 1): east}, heroes={"warrior": (2, 4)})
    s.state.tiles = ["a-3", "e-4"]
    s.step(answers=[f"open {s.sq(2, 4)} south"])
    s.step(answers=[lambda ask: next(way for way in ask.options if way.turn == 0)])
    return s


@pytest.mark.rule("doria.deadend.condition")
def test_doors_that_nobody_can_reach_do_not_keep_the_dungeon_from_a_dead_end(scene):
    s = two_bends(scene, SHUT)
    assert [door >> 2 for door in s.board.doors if s.board.beyond(door) < 0] == [s.sq(2, 9), s.sq(0, 7)]
    assert not {s.sq(2, 9), s.sq(0, 7)} & s.board.connected  # the second bend of E-4 has doors, but no way leads there
    assert s.state.dead_ends


@pytest.mark.rule("doria.deadend.condition")
def test_a_door_that_only_has_to_be_opened_leads_on_to_the_doors_behind_it(scene):
    room = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    assert two_bends(scene, WEST).state.dead_ends  # a room behind the shut door, but none of its own leads on
    assert not two_bends(scene, room).state.dead_ends


PILLAR = "#######\n#.....#\n#.....#\n##....#\n#.....#\n#.....#\n#######"


@pytest.mark.rule("doria.secret.on-dead-door", "doria.secret.place")
@pytest.mark.parametrize(("neighbour", "breaks"), [(SHUT, True), (PILLAR, False)])
def test_a_secret_door_breaks_through_a_dead_door_that_can_be_reached_onto_floor(scene, neighbour, breaks):
    s = scene({(0, 0): SOUTH, (0, 1): "e-4", (1, 1): neighbour, (-1, 1): SHUT}, heroes={"warrior": (3, 5)})
    s.state.tiles = ["a-3"]
    east = s.sq(4, 7) * 4 + 1  # the dead door in the west belongs to a bend of E-4 that no way leads to
    searched_for_a_door(s, [] if breaks else [lambda ask: ask.options[0]])
    assert (s.state.dungeon.secret == (east,)) is breaks


def searched_for_a_door(s, answers):
    """The Secret Door is found where the warrior stands."""
    number = s.card("secret-door")
    s.state.treasures, s.state.stacks = [s.hero("warrior").square], [[number], [], []]
    s.step(answers=["search", *answers])


# ----------------------------------------------------------------------------------------------- spawning


@pytest.mark.rule("doria.spawn.no-figure-mods-en", "doria.spawn.modification")
def test_the_cards_of_a_horde_pass_on_once_however_many_figures_are_missing(scene):
    s = scene(heroes={"warrior": (4, 4)})
    vampire = s.monster("vampire", 0, 0, acted=True)
    s.state.icons, s.state.monster_deck = [s.sq(2, 2)], ["vampire", "colossal", "horde"]
    assert s.step() == "spawn_icon"
    beast = s.state.monsters[vampire]
    assert beast.mods == ("horde", "colossal")
    assert beast.hp == 2 + 1  # a level card and one colossal
    assert len(s.told(ModsTaken)) == 1
    assert len(s.told(NoFigure)) == 2
    assert [monster for monster, _ in s.state.activations] == [vampire] * 3  # but each missing one acts


@pytest.mark.rule("doria.spawn.no-figure-mods-en")
def test_who_came_with_the_cards_of_its_horde_takes_them_no_second_time(scene):
    s = scene(heroes={"warrior": (4, 4)})
    first = s.monster("mummy", 0, 0, acted=True)
    s.state.icons, s.state.monster_deck = [s.sq(3, 3)], ["mummy", "horde"]
    s.step()
    second = first + 1
    assert s.state.monsters[second].mods == ("horde",)
    assert s.state.monsters[first].mods == ()
    assert [monster for monster, _ in s.state.activations] == [second, second]  # the nearer one, twice


# ----------------------------------------------------------------------------------------------- traps


def searched(s, hero, trap, dice):
    """The character finds a trap where it stands, on top of all loot."""
    number = s.card(trap)
    loot = [card for stack in s.state.stacks for card in stack]
    s.state.treasures, s.state.stacks = [s.hero(hero).square], [[*loot, number], [], []]
    assert s.step(answers=["search"], dice=dice) == "act"


@pytest.mark.rule("doria.trap.area-attack-en")
def test_a_blade_next_to_the_vines_cuts_nothing(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.set("warrior", str_=1, con=1, hp=9)
    searched(s, "warrior", "vine-tendrils", [2, 2, 9, 9])  # the mage is near, too, and gets away
    assert s.hero("warrior").held
    s.give("warrior", "wooden-club")
    assert not [text for text in s.offers() if text.startswith("attack")]
    s.give("warrior", "earthbreaker")  # what sweeps through several can be aimed at them
    assert [text for text in s.offers() if text.startswith("attack")]


@pytest.mark.rule("doria.trap.blocked-doors", "doria.trap.types-en")
@pytest.mark.parametrize(("at", "slot"), [((4, 4), 0), ((5, 0), 1), ((9, 4), 1), ((10, 0), 2)])
def test_a_trap_bars_the_room_of_who_sprang_it_and_no_other(scene, at, slot):
    room = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    s = scene({(0, 0): room, (1, 0): room, (2, 0): room}, heroes={"warrior": at})
    searched(s, "warrior", "portcullis", [2, 2])
    (trap,) = s.state.caught
    assert trap.slots == (slot,)
    inside = {slot * 25 + 10, slot * 25 + 14}
    assert all({door >> 2, s.board.opposite(door) >> 2} & inside for door in trap.barred)
    assert len({s.board.edge(door) for door in trap.barred}) == 2


@pytest.mark.rule("doria.trap.disarm", "doria.card.trap-bonus-en")
def test_the_chance_to_disarm_counts_tools_and_a_sixth_sense(scene):
    s = scene(heroes={"warrior": (0, 0)})
    searched(s, "warrior", "portcullis", [2, 2])
    number = s.state.caught[0].card
    s.set("warrior", str_=8, per=9)

    def chance():
        return round(previews.act_meaning(s.t, 0, Disarm(0, number)).odds[1].percent)

    assert chance() == 33  # 17 and two dice against 31
    s.give("warrior", "thieves-tools", "accessory-1")
    s.set("warrior", str_=2, per=9)
    assert chance() == 33
    status.boon(s.t, 0, "traps", 10)
    assert chance() == 97
    s.step(answers=["disarm 0"], dice=[2, 2])
    assert s.told(TrapChecked)[-1].total == 2 + 9 + 4 + 6 + 10


@pytest.mark.parametrize(("tiles", "at"), [(("a-1", "f-7", "d-4"), (11, 0)), (("a-1", "d-4"), (8, 4))])
def test_the_bell_is_heard_from_the_first_square_of_its_room_to_the_last(scene, tiles, at):
    laid = {(x, 0): tile for x, tile in enumerate(tiles)}
    s = scene(laid, heroes={"warrior": at, "mage": (4, 2)}, mode="campaign", scenario="bell-8-bell")
    s.run(scenario.tile_revealed(s.t, len(tiles) - 1))
    s.state.monsters.clear()
    s.state.phase, s.state.queue, s.state.round = "F", [s.content.points.phase_f.index("scenario")], 3
    assert s.step() == "special"
    assert [lost.hero for lost in s.told(Lost)] == ["warrior"]


# ----------------------------------------------------------------------------------------------- seats


@pytest.mark.rule("doria.camp.death-new-hero-en")
@pytest.mark.parametrize(
    ("before", "seats", "after"),
    [((1, 0), 2, (1, 0)), ((0, 0, 0), 2, (0, 0, 1)), ((2, 3), 2, (0, 1)), ((1, 1), 1, (0, 0))],
)
def test_characters_keep_their_players_unless_somebody_has_none(before, seats, after):
    kinds = ("warrior", "mage", "ranger")
    sheets = [Character(kind=kind, seat=seat) for kind, seat in zip(kinds, before, strict=False)]
    chosen = handing_on.choose(Parcel(heroes=sheets), [sheet.kind for sheet in sheets], len(sheets), seats)
    assert tuple(sheet.seat for sheet in chosen.heroes) == after


@pytest.mark.rule("doria.xp.join-en")
@pytest.mark.parametrize(("quit", "may"), [(0, False), (1, True), (2, True)])
def test_six_are_the_most_and_who_has_quit_does_not_count(scene, quit, may):
    s = scene(heroes=["warrior", "mage", "ranger", "huntress", "scoundrel", "priestess"], open_party=True)
    s.state.phase = "end"
    for hero in range(quit):
        s.step(answers=[f"leave {hero}"])
    s.step(answers=["join 0" if may else "go-on"])
    assert ("join 0" in [str(option) for option in s.t.asked[-1].options]) is may
    assert s.state.phase == ("heroes" if may else "change")


# ----------------------------------------------------------------------------------------------- squares and hands


@pytest.mark.parametrize(
    ("tile", "middle"),
    [("a-1", (2, 2)), ("c-2", (2, 1)), ("e-8", (2, 1)), ("e-4", (1, 2)), ("b-3", (1, 2)), ("c-5", (2, 2))],
)
@pytest.mark.parametrize("slot", [0, 2])
def test_guards_stand_in_the_middle_of_a_tile_or_on_the_floor_next_to_it(scene, tile, middle, slot):
    tiles = {(x, 0): "f-7" for x in range(slot)}
    s = scene({**tiles, (slot, 0): tile}, heroes={"warrior": (slot * 5 + middle[0], middle[1])})
    assert s.at(spots.middle(s.t, slot)) == (slot * 5 + middle[0], middle[1])


@pytest.mark.rule("doria.take.use-directly", "doria.take.afterwards")
def test_a_taken_weapon_goes_to_the_free_hand(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    sword = s.give("warrior", "short-sword")
    dagger = s.give("mage", "dagger", "pack")
    s.set("warrior", agi=6, per=6)
    s.set("mage", unconscious=True)
    orc = s.monster("orc", 0, 1, acted=True, hp=9)
    s.step(answers=["take", f"attack {orc}"], dice=[5, 5, 5, 2, 2])
    assert s.hero("warrior").body[7:] == [sword, dagger]
    assert s.hero("warrior").ap == 20 - 5 - 7


@pytest.mark.rule("doria.repair.other-hero", "doria.repair.set", "doria.repair.set-belt-en")
@pytest.mark.parametrize(("owner", "more"), [("warrior", 0), ("mage", 5)])
def test_a_set_of_a_neighbour_costs_five_more_on_the_body_and_in_the_belt(scene, owner, more):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    pieces = [s.give(owner, "leather-boots"), s.give(owner, "leather-helmet"), s.give(owner, "leather-armor", "belt")]
    s.state.damaged = list(pieces)
    s.step(answers=["repair", lambda ask: max(ask.options, key=lambda work: len(work.numbers))])
    costs = {frozenset(work.numbers): work.ap for work in s.t.asked[-1].options if work.owner == s.number(owner)}
    assert costs[frozenset(pieces)] == 9 + 4 + more
    assert costs[frozenset(pieces[:2])] == 9 + more
    assert costs[frozenset(pieces[:1])] == 7 + more
    assert s.state.damaged == []
    assert s.hero("warrior").ap == 20 - 9 - 4 - more


# ----------------------------------------------------------------------------------------------- where a room ends

CORNERS = {"warrior": (4, 4), "mage": (5, 0), "ranger": (9, 4), "huntress": (0, 0)}
"""The last square of one room and the first of the next are neighbours by number only."""


def rooms(scene, first, **more):
    """Two rooms with an open door between them, and characters in their first and last corners; `first` acts."""
    order = [first, *(name for name in CORNERS if name != first)]
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={name: CORNERS[name] for name in order}, **more)
    for name in order:
        s.set(name, hp=9)
    return s


def of_room(name):
    return {"warrior", "huntress"} if name in ("warrior", "huntress") else {"mage", "ranger"}


@pytest.mark.rule("doria.phase-f.sources", "doria.trap.types-en", "doria.trap.disarm")
@pytest.mark.parametrize("name", CORNERS)
def test_walls_close_in_on_all_in_the_room_and_anybody_there_may_stop_them(scene, name):
    s = rooms(scene, name)
    for who in s.state.heroes:
        who.attributes[:2] = [1, 1]
    searched(s, name, "spiked-walls", [2, 2, 2, 2])
    may = {who.kind for hero, who in enumerate(s.state.heroes) if traps.disarmable(s.t, hero)}
    assert may == of_room(name)
    s.state.phase, s.state.queue = "F", [s.content.points.phase_f.index("traps")]
    s.step()
    assert {lost.hero for lost in s.told(Lost)} == of_room(name)
    assert [works.card for works in s.told(TrapWorks)] == ["spiked-walls"]


@pytest.mark.parametrize("name", CORNERS)
def test_a_spring_heals_all_in_the_room(scene, name):
    s = rooms(scene, name)
    for who in s.state.heroes:
        who.hp = 1
    searched(s, name, "healing-spring", [])
    assert {healed.hero for healed in s.told(Healed)} == of_room(name)


@pytest.mark.rule("doria.phase-g.tiles")
@pytest.mark.parametrize(
    ("names", "tiles"), [(("warrior", "huntress"), 1), (("mage", "ranger"), 1), (("warrior", "mage"), 2)]
)
def test_doom_counts_a_tile_from_its_first_square_to_its_last(scene, names, tiles):
    s = scene({(0, 0): EAST, (1, 0): WEST}, heroes={name: CORNERS[name] for name in names})
    s.state.phase = "G"
    s.step()
    assert [counted.tiles for counted in s.told(DoomCounted)] == [tiles]


@pytest.mark.rule("doria.throw.reach")
@pytest.mark.parametrize("name", CORNERS)
def test_a_throw_reaches_the_next_room_and_not_the_one_after(scene, name):
    s = scene(
        {(0, 0): EAST, (1, 0): WEST, (2, 0): SHUT},
        heroes={
            name: CORNERS[name],
            "priestess": (10, 0),
            "scoundrel": (14, 4),
            "adventurer": (7, 2),
            "shield-maiden": (2, 2),
        },
    )
    assert {s.state.heroes[other].kind for other in trade.receivers(s.t, 0)} == {"adventurer", "shield-maiden"}


# ----------------------------------------------------------------------------------------------- cards and their costs


@pytest.mark.rule("doria.use.defense-no-ap", "doria.psi.resist")
@pytest.mark.parametrize(("ward", "kind", "spent"), [("air-shield", "orc", 1), ("psi-shield", "shaman", 0)])
def test_a_ward_costs_psi_points_against_blades_and_nothing_against_spells(scene, ward, kind, spent):
    s = scene(heroes={"mage": (0, 0)})
    card = s.give("mage", ward)
    s.set("mage", pp=5)
    s.state.strike = Strike(s.monster(kind, 1, 0, acted=True), 9, (0,))
    s.step(answers=[f"{ward} {card}"], dice=[5, 6] if ward == "air-shield" else [5, 6, 2])
    assert s.hero("mage").pp == 5 - spent
    assert s.hero("mage").ap == 20


@pytest.mark.rule("doria.setup.redraw-en", "doria.comp.campaign-items-en")
def test_a_campaign_item_is_no_standard_item_to_be_given_back(scene):
    s = scene(heroes=["warrior"], mode="campaign", scenario="ash-2-goblin-king")
    first, loot = s.content.standard, s.state.stacks[0][:9]
    s.state.stacks[0] = s.state.stacks[0][9:]
    s.hero("warrior").hand = [first, *loot]
    s.state.phase, s.state.queue = "cards", [0]
    s.step()
    assert s.state.queue == []
    assert s.t.asked == []
    club = next(number for number in s.state.standard)
    s.hero("warrior").hand[1], s.state.queue = club, [0]
    s.step(answers=["none"])
    assert [thing.number for thing in s.t.asked[-1].options if thing.number >= 0] == [club]


# ----------------------------------------------------------------------------------------------- monsters and rubble

CORRIDOR = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"


def acts(s, monster, dice=()):
    s.state.activations = [(monster, monsters.EXTRA)]
    assert s.step(dice) == "activate"
    return s.at(s.state.monsters[monster].square)


@pytest.mark.rule("doria.ai.rubble-en")
@pytest.mark.parametrize("kind", ["archer", "shaman", "orc"])
def test_who_shoots_clears_the_rubble_that_hides_the_target_like_anybody(scene, kind):
    s = scene(CORRIDOR, heroes={"warrior": (4, 2)})
    beast = s.monster(kind, 0, 2)
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert acts(s, beast) == (1, 2)
    assert [told.square for told in s.told(RubbleCleared)] == [s.sq(2, 2)]
    assert s.told(Struck) == []  # that was its activation


@pytest.mark.rule("doria.ai.rubble-en", "doria.marker.blocked-door-monsters-en")
def test_rubble_that_leads_nowhere_is_left_alone(scene):
    s = scene({(0, 0): SHUT, (1, 0): SHUT}, heroes={"warrior": (5, 2)})
    orc = s.monster("orc", 0, 0)
    ground.drop_rubble(s.t, s.sq(0, 4))
    assert acts(s, orc) == (4, 2)  # as near as it gets
    assert s.told(RubbleCleared) == []
    ground.drop_rubble(s.t, s.sq(0, 4))
    assert len(s.told(RubbleFell)) == 1  # one heap is enough


@pytest.mark.rule("doria.phase-g.refill-entrance-en", "doria.marker.rubble-en")
@pytest.mark.parametrize(("rubble", "enters"), [(False, (0, 0)), (True, (4, 0))])
def test_nobody_comes_in_where_rubble_lies(scene, rubble, enters):
    art = "#######\n#s...s#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (0, 4)})
    if rubble:
        ground.drop_rubble(s.t, s.sq(0, 0))
    s.monster("goblin")
    assert trails.start_of(s.t, s.board, 0) == (s.sq(*enters), 1)
    acts(s, 0, [2, 2])
    assert s.state.monsters[0].square >= 0


@pytest.mark.rule("doria.ai.rubble-en", "doria.phase-g.refill-entrance-en")
def test_from_outside_nobody_digs_through_the_entrance(scene):
    art = "#######\n#s#..s#\n#.#...#\n###...#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (0, 1)})
    ground.drop_rubble(s.t, s.sq(0, 0))
    s.monster("goblin")
    assert acts(s, 0) == (2, 1)  # by the other way in, and as near as it gets
    assert s.told(RubbleCleared) == []


# ----------------------------------------------------------------------------------------------- when nothing is left


@pytest.mark.rule("doria.open.draw-on")
def test_open_sides_wait_in_vain_once_all_tiles_lie(scene):
    s = scene({(0, 0): EAST}, heroes={"warrior": (4, 2)})
    s.state.tiles = ["b-7"]
    s.step(answers=[f"open {s.sq(4, 2)} east"])
    while s.next() == ("reveal_tile",):
        s.step()
    assert s.state.reveal is None
    assert len(s.state.dungeon.placements) == 2


def test_without_any_loot_nothing_is_found(scene):
    s = scene()
    s.state.stacks, s.state.discard, s.state.loot_due = [[], [], []], [], [(0, 2)]
    assert s.step() == "take_due"
    assert s.state.loot_due == []
    assert (s.hero("warrior").pack, s.told(LootDrawn)) == ([], [])


@pytest.mark.rule("doria.bonus.choose")
def test_who_has_every_bonus_is_asked_for_none(scene):
    s = scene()
    s.set("warrior", bonuses=list(s.content.points.hero_bonuses))
    s.state.phase, s.state.queue, s.state.round = "H2", [0], 7
    assert s.step() == "level_up"
    assert s.t.asked == []


@pytest.mark.rule("doria.phase-g.extra-activation")
def test_who_is_gone_when_its_turn_comes_in_an_extra_activation_does_nothing(scene):
    s = scene()
    s.state.rush = [7]
    assert s.step() == "rush"
    assert s.state.rush == []


@pytest.mark.rule("doria.spawn.draw")
def test_an_empty_monster_deck_is_shuffled_anew(scene):
    s = scene(heroes={"warrior": (4, 4)})
    kinds = [kind for kind in s.content.monsters if kind != "goblin"]
    s.state.monster_deck, s.state.monster_discard, s.state.icons = [], list(kinds), [s.sq(0, 0)]
    s.step()
    (beast,) = s.state.monsters.values()
    assert beast.kind != kinds[-1]  # the last discarded lay on top before
    assert s.state.monster_discard == [beast.kind]
    assert sorted([*s.state.monster_deck, beast.kind]) == sorted(kinds)


@pytest.mark.rule("doria.monster.goblin", "doria.spawn.no-figure")
def test_every_goblin_of_a_horde_brings_a_second_one(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", ap=20)
    s.state.active = 0
    s.run(spawn.bring(s.t, "goblin", ("horde",), s.sq(4, 4)), answers=["goblin-3"])
    assert len(s.state.monsters) == 5  # all figures there are
    assert s.state.activations == [(3, monsters.EXTRA)]  # and one acts for the sixth
    pair = scene(heroes={"warrior": (0, 0)})
    pair.run(spawn.bring(pair.t, "goblin", (), pair.sq(4, 4)))
    assert len(pair.state.monsters) == 2
    orcs = scene(heroes={"warrior": (0, 0)})
    orcs.run(spawn.bring(orcs.t, "skeleton", ("horde",), orcs.sq(4, 4)))
    assert len(orcs.state.monsters) == 2
