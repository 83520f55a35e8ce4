"""The Dark Player's seat: preparations, encounters, traps; placement of the automaton."""

import msgspec
import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.dark import hand, playing, preparing, spawning
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, Held, Mark
from undercroft.kernel import configure

TWO = "\n".join(["aaaabbbbbb"] * 6)


def rooms(arena, **more):
    more.setdefault("doors", (Door("gate", (3, 2), "east"),))
    return arena(more.pop("drawing", TWO), **more)


def prepared(**options):
    config = configure(INFO, seed=3, seats=2, mode="dark-player", heroes=2, options={"ready-party": True}, **options)
    content = GAME.content(config)
    return GAME.setup(config, content), content


@pytest.mark.rule("dun.dpsetup.leader-item", "dun.dpsetup.leader-item-secret")
def test_the_leaders_object_is_paid_and_secret(arena):
    a = rooms(arena, dark_seat=1, leader="orc-champion")
    a.state.dark.leader_card, a.state.dark.reserve, a.state.turn.phase = "orc-champion", 10, "prepare"
    a.state.supply.magic = list(a.content.magic)
    item = next(
        name for name in a.state.supply.magic if not a.content.magic[name].relic and a.content.magic[name].vp <= 10
    )
    a.run(preparing.prepare(a.t), (), [item])
    assert a.state.dark.reserve == 10 - a.content.magic[item].vp
    assert a.state.dark.leader_item == item
    assert item not in a.state.supply.magic
    (event,) = a.t.told(preparing.LeaderArmed)
    assert event.for_seat(0).item is None
    assert event.for_seat(0).bought == 1
    assert GAME.view(a.state, a.content, 0)["leader_item"] is None
    assert GAME.view(a.state, a.content, 1)["leader_item"] == item


@pytest.mark.rule("dun.dpsetup.leader-item-secret")
@pytest.mark.parametrize("leader", [True, False])
def test_how_far_a_leader_can_go_is_told_to_nobody_else(arena, leader):
    """It would betray what he wears: not in a view, and not in what a learner is told either."""
    a = rooms(arena, dark_seat=1)
    a.hero(0, 0)
    boss = a.orc(1, 3, leader=leader)
    told = dict[int, list[bytes]]()
    for points in (4, 6):
        a.activate(boss, points=points, movement=points)
        for seat in (0, 1):
            told.setdefault(seat, []).append(bytes(GAME.observation.pack(a.state, a.content, seat)))
            seen = GAME.view(a.state, a.content, seat)["active"]["points"]
            assert seen == (0 if leader and seat == 0 else points)
    assert (told[0][0] == told[0][1]) is leader
    assert told[1][0] != told[1][1]


@pytest.mark.rule("dun.dpsetup.leader", "dun.dpsetup.leader-secret")
def test_a_champion_is_chosen_where_the_sheet_names_no_leader(arena):
    a = rooms(arena, dark_seat=1)
    a.state.dark.reserve, a.state.turn.phase = 20, "prepare"
    options = preparing.leaders(a.t)
    assert all(a.content.creatures[name].level == "champion" for name in options)
    script = [options[0], "none"] if len(options) > 1 else ["none"]
    a.run(preparing.prepare(a.t), (), script if len(a.t.asked) == 0 and len(options) > 1 else [options[0], "none"])
    assert a.state.dark.leader_card == options[0]
    assert a.state.dark.reserve == 20 - a.content.creatures[options[0]].vp
    assert GAME.view(a.state, a.content, 0)["leader"] is None


@pytest.mark.rule("dun.relic.size")
def test_no_relic_for_a_large_leader(arena):
    a = rooms(arena, dark_seat=1)
    relics = [card.id for card in a.content.magic.values() if card.relic]
    a.state.supply.relics, a.state.supply.magic, a.state.dark.reserve, a.state.dark.leader_card = (
        relics,
        [],
        99,
        "orc-champion",
    )
    assert preparing.objects(a.t) == sorted(relics)
    boss = msgspec.structs.replace(a.content.creatures["orc-champion"], size=3)
    dict.__setitem__(a.content.creatures, "orc-champion", boss)
    assert preparing.objects(a.t) == []


@pytest.mark.rule("dun.leader.upgrades")
def test_upgrades_are_paid_when_the_leader_is_placed(arena):
    a = rooms(arena, dark_seat=1)
    card = next(c for c in a.content.creatures.values() if c.upgrades)
    figure = encounters.figure_of(a.t, card, DARK, 1)
    a.reveal_all()
    encounters.place(a.t, figure, a.at(8, 3), 0)
    up = card.upgrades[0]
    a.state.dark.reserve = up.cost
    assert up.id in preparing.upgrades(a.t, figure)
    rest = [] if not [u for u in card.upgrades[1:] if u.cost <= 0] else ["none"]
    a.run(preparing.upgrade(a.t, figure.id), (), [up.id, *rest])
    assert a.state.dark.reserve == 0
    assert set(up.skills) <= set(figure.skills)


@pytest.mark.rule("dun.leader.unaffordable")
def test_a_leader_who_is_owed_costs_all_cards_until_he_is_paid(arena):
    a = rooms(arena, dark_seat=1)
    a.hero(1, 1)
    a.state.dark.leader_debt, a.state.dark.reserve = 6, 3
    a.state.dark.hand = ["enemy-spotted", "fortune", "riddle"]
    turns.pay_debt(a.t)
    assert a.state.dark.leader_debt == 0
    assert a.state.dark.reserve == 3 + a.content.dark["enemy-spotted"].discard + a.content.dark["fortune"].discard - 6
    assert a.state.dark.hand == ["riddle"]


@pytest.mark.rule("dun.encounter.cost", "dun.encounter.cost-ceiling", "dun.walk.encounter-on-reveal")
def test_creatures_are_bought_up_to_the_cards_number(arena):
    a = rooms(arena, dark_seat=1)
    a.reveal_all()
    hero = a.hero(3, 2)
    a.state.dark.hand, a.state.dark.reserve = ["wandering-creature"], 10
    grunt = next(n for n in a.content.factions["great-orc-clans"].creatures if a.content.creatures[n].vp == 1)
    script = ["wandering-creature", grunt, str(a.at(7, 2)), grunt, str(a.at(7, 4)), "none"]
    a.run(spawning.dark_reveal(a.t, 1, hero.id), (), script)
    assert a.state.dark.reserve == 8
    assert a.state.dark.discard == ["wandering-creature"]
    assert sum(f.side == DARK for f in a.state.figures.values()) == 2


@pytest.mark.rule("dun.encounter.cost-x")
def test_a_special_creature_is_one_of_any_value(arena):
    a = rooms(arena, dark_seat=1)
    a.reveal_all()
    hero = a.hero(3, 2)
    big = max(a.content.factions["great-orc-clans"].creatures, key=lambda name: a.content.creatures[name].vp)
    value = a.content.creatures[big].vp
    a.state.dark.hand, a.state.dark.reserve = ["special-creature"], value
    a.run(spawning.choose_creatures(a.t, "special-creature", 1, hero.id), (), [big, str(a.at(7, 2))])
    assert a.state.dark.reserve == 0
    assert sum(f.side == DARK for f in a.state.figures.values()) == 1


@pytest.mark.rule("dun.dp-trap.when-arrow", "dun.adp.obstacle.trigger-arrow")
def test_an_arrow_can_be_trapped_inside_the_safe_zone(arena):
    a = rooms(arena, doors=(Door("gap", (3, 2), "east", kind="arrow"),), points={"scenario_die": ("obstacle",) * 6})
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["electric-shock"], 5
    hero = a.hero(2, 2, vitality=20)
    a.activate(hero)
    a.do(hero, f"move @{a.at(3, 2)}", [1, 6, 5])
    assert hero.cell == a.at(2, 2)
    assert a.state.map.layout.revealed == 1
    assert a.state.dark.reserve == 2


@pytest.mark.rule("dun.dp-trap.when-door-chest", "dun.adp.obstacle.trigger-open", "dun.trap.ends-turn")
def test_a_trapped_chest_goes_off_before_the_lock_is_tried(arena):
    a = rooms(arena, chests=((1, 0),), points={"scenario_die": ("obstacle",) * 6})
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["poison-needle"], 5
    hero = a.hero(1, 1, armor=3, vitality=20)
    active = a.activate(hero)
    a.do(hero, f"chest @{a.at(1, 0)}", [1, 2, 3, 5, 6, 6])
    assert hero.wounds == 1
    assert a.state.map.chests[a.at(1, 0)].state == "closed"
    assert active.action == 0


@pytest.mark.rule("dun.dp-trap.one-obstacle-per-door")
def test_no_second_obstacle_on_the_same_door(arena):
    a = rooms(arena, dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["locked-door", "locked-door"], 9
    hero = a.hero(3, 2, dexterity=9)
    a.activate(hero)
    a.do(hero, "open #0", (), ["locked-door"])
    a.state.map.doors[0].lock = False
    a.do(hero, "open #0", (), ["pass"])
    assert a.state.dark.hand == ["locked-door"]
    assert [ask.key for ask in a.t.asked if ask.key == "obstacle"] == ["obstacle"]


@pytest.mark.rule("dun.dp-trap.when-furniture-blunder", "dun.adp.obstacle.trigger-furniture")
def test_a_blunder_at_a_cupboard_may_spring_a_trap(arena):
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),), points={"scenario_die": ("obstacle",) * 6})
    trapped = a.content.furniture["cupboard"].trap_on_blunder
    assert trapped
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["electric-shock"], 5
    hero = a.hero(1, 1, armor=3, vitality=20)
    a.activate(hero)
    a.do(hero, "search #0", [1, 1, 1, 6, 4])
    assert a.t.told(traps.TrapSprung)
    assert a.state.dark.reserve == 5 + 1 - 3


@pytest.mark.rule("dun.dp-trap.companions")
def test_a_pet_can_step_on_a_trap(arena):
    a = rooms(arena)
    pet = a.pet(1, 1, vitality=9, armor=3)
    from undercroft.games.universalis.state import SetTrap

    a.state.map.traps = [SetTrap(a.at(2, 1), "electric-shock", free=True)]
    a.activate(pet)
    a.do(pet, f"move @{a.at(2, 1)}", [2, 2, 5, 1, 1, 1])
    assert pet.wounds == 1


@pytest.mark.rule("dun.dp-trap.one-trap-per-square")
def test_a_new_trap_replaces_nothing_on_its_square(arena):
    from undercroft.games.universalis.state import SetTrap

    a = rooms(arena)
    hero = a.hero(1, 1)
    a.state.map.traps = [SetTrap(a.at(2, 1), "electric-shock", known=True)]
    a.activate(hero)
    a.run(traps.spring(a.t, hero.id, "electric-shock", a.at(2, 1)), [6, 5])
    assert len(a.state.map.traps) == 1


@pytest.mark.rule("dun.dp.discard-face-up", "dun.dp.no-points-after-use")
def test_used_and_discarded_cards_lie_open_and_only_the_unused_pay(arena):
    a = rooms(arena, dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["fortune", "riddle"], 5
    hand.pay(a.t, "riddle", 1)
    assert a.state.dark.reserve == 4
    hand.throw_away(a.t, "fortune")
    assert a.state.dark.reserve == 4 + a.content.dark["fortune"].discard
    assert GAME.view(a.state, a.content, 0)["discard"] == ["riddle", "fortune"]


@pytest.mark.rule("dun.dp.draw-deck-empty")
def test_an_empty_deck_gives_no_card(arena):
    a = rooms(arena, dark_seat=1)
    a.hero(1, 1)
    a.run(turns.draw_card(a.t))
    assert a.state.dark.hand == []
    a.state.dark.encounter_deck = ["ambush"]
    a.run(turns.draw_card(a.t))
    assert a.state.dark.hand == ["ambush"]


@pytest.mark.rule("dun.dpsetup.split-deck", "dun.dp-card.groups")
def test_cards_are_split_into_encounters_and_the_rest():
    state, content = prepared()
    kinds = {content.dark[card].kind for card in state.dark.obstacle_deck}
    assert kinds <= {"obstacle", "power"}
    assert {content.dark[card].kind for card in state.dark.encounter_deck} == {"encounter"}


@pytest.mark.rule("dun.dp.creature-activation", "dun.action.dp-no-explore")
def test_a_dark_players_creature_acts_like_a_hero_but_does_not_explore(arena):
    a = rooms(arena, dark_seat=1, chests=((1, 0),))
    orc = a.orc(3, 2, hands=("broadsword",))
    a.activate(orc)
    verbs = {text.split()[0] for text in a.offers(orc)}
    assert {"move", "run", "end"} <= verbs
    assert not verbs & {"open", "secret", "search-room", "chest", "pick"}


# ------------------------------------------------------------------------------------------------ elements


@pytest.mark.rule("dun.element.half-cost-creature")
def test_the_creature_of_an_element_costs_half(arena):
    a = rooms(arena)
    name = next(card.id for card in a.content.elements.values() if card.creature)
    a = rooms(arena, elements=(Furnishing(name, (8, 3)),))
    a.reveal_all()
    hero = a.hero(3, 2)
    card = a.content.creatures[a.content.elements[name].creature]
    a.state.dark.reserve = max(1, card.vp // 2) - 1
    a.run(revealing.half_price(a.t, 1, hero.id))
    assert len(a.state.figures) == 1
    a.state.dark.reserve = max(1, card.vp // 2)
    a.run(revealing.half_price(a.t, 1, hero.id))
    assert a.state.dark.reserve == 0
    assert [f.card for f in a.state.figures.values() if f.side == DARK] == [card.id]


@pytest.mark.rule("dun.element.no-encounter")
def test_no_encounters_beside_some_elements(arena):
    name = next(card.id for card in rooms(arena).content.elements.values() if card.no_encounter)
    a = rooms(arena, elements=(Furnishing(name, (8, 3)),), points={"scenario_die": ("encounter",) * 6})
    a.reveal_all()
    a.state.dark.encounter_deck, a.state.dark.reserve = ["wandering-creature"], 9
    hero = a.hero(3, 2)
    a.run(playing.on_reveal(a.t, 1, hero.id, broken=False))
    assert a.state.dark.encounter_deck == ["wandering-creature"]


@pytest.mark.rule("dun.element.impassable")
def test_nobody_stands_on_an_impassable_element(arena):
    name = next(
        c.id
        for c in rooms(arena).content.elements.values()
        if c.impassable and (c.width, c.depth) == (1, 1) and not c.terrain
    )
    a = rooms(arena, elements=(Furnishing(name, (1, 1)),))
    hero = a.hero(0, 0, size=4)
    a.activate(hero)
    assert f"move @{a.at(1, 1)}" not in a.offers(hero)
    assert f"move @{a.at(2, 0)}" in a.offers(hero)


@pytest.mark.rule("dun.element.on-interaction", "dun.search.element-interaction-same")
def test_an_element_works_for_everybody_who_uses_it(arena):
    c = rooms(arena).content
    name = next(e.id for e in c.elements.values() if e.on_interaction and not e.once and not e.interaction_table)
    a = rooms(arena, elements=(Furnishing(name, (1, 1)),))
    for x in (0, 2):
        hero = a.hero(x, 0, vitality=20, mana=5)
        a.activate(hero)
        assert "search #0" in a.offers(hero)
        a.state.map.searched.append(0)


# ------------------------------------------------------------------------------------------------ placement


@pytest.mark.rule("dun.adp.place.room-blocked", "dun.adp.place.on-low-furniture", "dun.adp.place.corridor-furniture")
def test_creatures_stand_on_tables_but_not_in_cupboards(arena):
    a = rooms(arena, furniture=(Furnishing("cupboard", (6, 2)), Furnishing("table", (6, 4))))
    a.reveal_all()
    hero = a.hero(3, 2)
    cells = list(spawning.room_squares(a.t, 1, hero.cell, 2))
    assert a.at(6, 2) not in cells
    assert a.at(6, 4) in cells
    corridor = list(spawning.corridor_squares(a.t, 1, hero.cell, 2))
    assert a.at(6, 2) not in corridor


@pytest.mark.rule("dun.adp.place.room-overflow")
def test_when_the_pattern_is_full_the_gaps_are_filled_from_the_first_row(arena):
    a = rooms(arena)
    a.reveal_all()
    hero = a.hero(3, 2)
    cells = [a.board.xy(cell) for cell in spawning.room_squares(a.t, 1, hero.cell, 2)]
    assert len(cells) == len(set(cells)) == 36
    spread = [at for at in cells if at[0] >= 6 and (at[0] + at[1]) % 2 == 0]
    assert cells[: len(spread)] == spread
    rest = cells[cells.index((6, 3)) :]
    assert rest[0] == (6, 3)


@pytest.mark.rule("dun.adp.place.leader", "dun.quest-map.leader-location")
def test_the_leader_stands_where_the_sheet_says_else_far_from_the_hero(arena):
    a = rooms(arena, sections=(Section("a"), Section("b", main=True)), leader="orc-champion", leader_at=(7, 4))
    a.reveal_all()
    a.state.dark.leader_card = "orc-champion"
    hero = a.hero(3, 2)
    a.run(revealing.leader_here(a.t, 1, hero.id))
    (boss,) = [f for f in a.state.figures.values() if f.leader]
    assert boss.cell == a.at(7, 4)
    b = rooms(arena, sections=(Section("a"), Section("b", main=True)), leader="orc-champion")
    b.reveal_all()
    b.state.dark.leader_card = "orc-champion"
    hero = b.hero(3, 2)
    b.run(revealing.leader_here(b.t, 1, hero.id))
    (boss,) = [f for f in b.state.figures.values() if f.leader]
    assert b.board.distance(boss.cell, hero.cell) == 6


@pytest.mark.rule("dun.adp.place.thief", "dun.adp.obstacle.thief-ambush")
def test_a_thief_comes_into_the_heroes_section_three_squares_away(arena):
    a = rooms(arena)
    a.reveal_all()
    hero = a.hero(4, 0)
    a.state.dark.reserve = 20
    assert a.run(spawning.from_the_dark(a.t, "thief", hero.id), [1, 5, 4, 2, 2])
    near = min(a.board.distance(f.cell, hero.cell) for f in a.state.figures.values() if f.side == DARK)
    assert near == 3


@pytest.mark.rule("dun.adp.initiative.surprise")
def test_the_automaton_draws_surprised_heroes_near_and_turns_their_backs(arena):
    a = rooms(arena)
    a.reveal_all()
    orc, hero = a.orc(8, 2), a.hero(5, 2, facing="east")
    a.run(encounters.startle(a.t, orc, hero.id))
    assert hero.cell == a.at(6, 2)
    assert hero.facing == 6


@pytest.mark.rule("dun.quest-map.starting-section", "dun.quest-map.open-access")
def test_open_accesses_begin_open_and_doors_closed(arena):
    a = arena("aabbcc", doors=(Door("x", (1, 0), "east", kind="open"), Door("y", (3, 0), "east")))
    assert [door.state for door in a.state.map.doors] == ["open", "closed"]


@pytest.mark.rule("dun.move.red-squares", "dun.quest-map.red-squares")
def test_red_squares_stop_steps_and_sight(arena):
    from undercroft.games.universalis.rules.squares import sight

    a = arena("aaa\na#a\naaa")
    hero, orc = a.hero(0, 1, facing="east"), a.orc(2, 1)
    a.activate(hero)
    assert f"move @{a.at(1, 1)}" not in a.offers(hero)
    assert not sight.sees(a.t, hero, orc)


@pytest.mark.rule("dun.gloss.section", "dun.gloss.large-room")
def test_a_large_room_has_more_than_forty_squares(arena):
    a = arena("a" * 10 + "\n" + "\n".join(["b" * 10] * 4))
    assert bin(a.board.squares[1]).count("1") == 40
    assert not bin(a.board.squares[1]).count("1") > spawning.LARGE_ROOM
    assert a.board.section[a.at(0, 0)] != a.board.section[a.at(0, 1)]


@pytest.mark.rule("dun.walk.picklocks")
def test_picklocks_in_hand_help_at_locks(arena):
    from undercroft.games.universalis.rules.characters import figures

    a = arena()
    hero = a.hero(1, 1, pack=("picklocks",))
    assert figures.bonus(a.t, hero, "lock") == 0
    a.activate(hero)
    a.do(hero, "draw picklocks")
    assert figures.bonus(a.t, hero, "lock") == 1


@pytest.mark.rule("dun.magic-object.one-per-type", "dun.magic-object.backpack")
def test_a_second_magic_blade_stays_in_the_backpack(arena):
    a = arena()
    blades = [card.id for card in a.content.magic.values() if card.type == "melee" and card.base][:2]
    if len(blades) == 1:
        blades *= 2
    hero = a.hero(1, 1)
    hero.hands = [Held(a.content.magic[blades[0]].base, magic=blades[0])]
    hero.pack = [Held("broadsword", magic=blades[1]), Held("axe")]
    a.activate(hero)
    drawn = [text for text in a.offers(hero) if text.startswith("draw")]
    assert drawn == ["draw axe"]


@pytest.mark.rule("dun.setup.dark-player", "dun.frame.dp-optional", "dun.frame.players")
def test_seats_of_both_modes():
    assert INFO.seats("artificial") == (1, 5)
    assert INFO.seats("dark-player") == (2, 6)
    state, _ = prepared()
    assert state.dark.seat == 1
    assert state.turn.phase == "prepare"


@pytest.mark.rule("dun.dp.hand-secret", "dun.tile.layout")
def test_the_heroes_see_neither_hand_nor_unrevealed_map(arena):
    a = rooms(arena, dark_seat=1)
    a.hero(1, 1)
    a.state.dark.hand = ["ambush"]
    heroes, master = (GAME.view(a.state, a.content, seat) for seat in (0, 1))
    assert heroes["hand"] is None
    assert heroes["cards"] == 1
    assert 1 not in heroes["sections"]
    assert master["hand"] == ["ambush"]
    assert 1 in master["sections"]


@pytest.mark.rule("dun.reveal.arrow-remove")
def test_an_arrow_is_gone_when_its_section_is_known(arena):
    from undercroft.games.universalis.rules.squares.passages import arrow_at

    a = rooms(arena, doors=(Door("gap", (3, 2), "east", kind="arrow", width=2),))
    assert arrow_at(a.t, a.at(3, 2))
    assert arrow_at(a.t, a.at(3, 3))
    a.reveal_all()
    assert arrow_at(a.t, a.at(3, 2)) == []
    assert arrow_at(a.t, a.at(3, 3)) == []


@pytest.mark.rule("dun.condition.kd-state")
def test_the_fallen_neither_move_nor_shoot_nor_cast(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("short-bow",), spells=("lightning",), mana=4, marks=Mark.KNOCKED_DOWN)
    a.orc(8, 5)
    a.activate(hero)
    assert not {text.split()[0] for text in a.offers(hero)} & {"move", "shoot", "cast", "attack", "run"}


@pytest.mark.rule("dun.dp-buy.cost")
def test_what_equipment_costs_for_creatures(arena):
    from undercroft.games.universalis.rules.dark import armory

    a = arena()
    common = next(c for c in a.content.armors.values() if not c.uncommon and c.body)
    rare = next(c for c in a.content.armors.values() if c.uncommon and c.body)
    orc = a.orc(1, 1)
    assert (armory.cost(orc, common), armory.cost(orc, rare)) == (1, 2)
    orc.level = "elite"
    assert armory.cost(orc, common) == 2
    orc.leader = True
    assert armory.cost(orc, common) == 3
    orc.size = 3
    assert armory.cost(orc, rare) == 12


@pytest.mark.rule("dun.dp-buy.when", "dun.dp-buy.limit")
def test_armor_is_bought_when_a_creature_is_placed_three_alike_at_most(arena):
    from undercroft.games.universalis.content.definitions import Attribute
    from undercroft.games.universalis.rules.characters import figures
    from undercroft.games.universalis.rules.dark import armory

    a = rooms(arena, dark_seat=1)
    a.state.dark.reserve = 10
    orc = a.creature("orc-warrior", 8, 3)
    assert "chainmail" in armory.wares(a.t, orc)
    a.run(armory.offer(a.t, orc.id), (), ["chainmail", "none"])
    assert figures.value(a.t, orc, Attribute.ARMOR) == 5
    assert a.state.dark.reserve < 10
    assert "chainmail" not in armory.wares(a.t, orc)
    other = a.orc(8, 4)
    a.state.dark.bought["chainmail"] = 3
    assert "chainmail" not in armory.wares(a.t, other)
