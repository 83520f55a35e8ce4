"""The heuristic party: sensible single choices, whole games, and no look into any deck."""

import msgspec
import pytest

from undercroft.games import find
from undercroft.games.doria import bots
from undercroft.games.doria.bots import care, danger, doors, exploring, quests, tactics, ways, worth
from undercroft.games.doria.rules import actions, campaign, ground, health, loot, preparation, shop
from undercroft.games.doria.rules.options import Attack, Give, OpenDoor, Search, Use, Walk
from undercroft.kernel import Ask, Table, Word, clone, configure, inline
from undercroft.kernel.randomness import seeded
from undercroft.lab.chains import chains
from undercroft.testing import run

GAME = find("doria")
EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"


def choice(s, hero=0):
    """What the party does with this character now."""
    s.state.active = hero
    found = []

    def answer(ask):
        found.append(bots.steady(s.t, ask))
        return found[-1]

    s.t.left_answers = [answer]
    step = actions.act(s.t, hero)
    with pytest.raises((StopIteration, AssertionError)):
        step.send(None)
    return found[0]


def test_armor_is_the_smallest_that_stops_it_all(scene):
    s = scene()
    s.give("warrior", "tri-anon-armor")
    boots = s.give("warrior", "leather-boots")
    s.run(health.wound(s.t, 0, 2), answers=[lambda ask: bots.steady(s.t, ask)])
    assert s.state.damaged == [boots]
    assert s.hero("warrior").hp == 13


def test_an_attack_comes_before_treasure_and_the_better_target_first(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.give("warrior", "war-axe")
    weak, strong = s.monster("zombie", 2, 1), s.monster("troll", 2, 3)
    s.state.monsters[strong].hp = 1
    s.state.treasures = [s.sq(2, 2)]
    chosen = choice(s)
    assert isinstance(chosen, Attack)
    assert chosen.monster in (weak, strong)
    del s.state.monsters[weak], s.state.monsters[strong]
    assert choice(s) == Search(2, s.sq(2, 2))


def test_who_is_nearly_gone_drinks_first(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.give("warrior", "war-axe")
    potion = s.give("warrior", "healing-potion", "head")
    s.monster("zombie", 2, 1)
    s.set("warrior", hp=1)
    assert choice(s) == Use(potion, "healing-potion", 0)
    s.set("warrior", hp=13, ap=20)
    assert isinstance(choice(s), Attack)


def test_a_door_is_opened_early_but_not_by_the_dying(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (4, 2)})
    s.state.tiles = ["a-2", "a-4"]
    assert isinstance(choice(s), OpenDoor)
    s.set("warrior", hp=-3, ap=20)
    s.state.door_opened = True
    s.monster("zombie", 2, 2)
    assert not isinstance(choice(s), OpenDoor)


def test_a_better_weapon_is_worth_more(scene):
    s = scene()
    hatchet, axe = s.card("hatchet"), s.card("great-axe")
    assert worth.of_card(s.content.numbered[axe]) > worth.of_card(s.content.numbered[hatchet])
    assert worth.gain(s.t, 0, axe) > worth.gain(s.t, 0, hatchet) > 0
    assert worth.find(s.t, 0, s.card("mimic")) < 0


def test_junk_lies_in_the_backpack_and_cannot_be_used(scene):
    s = scene()
    spell = s.give("warrior", "psi-lance", "pack", meets=False)
    axe = s.give("warrior", "war-axe")
    assert worth.junk(s.t, 0, spell)
    assert not worth.junk(s.t, 0, axe)


@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_party_wins_games_that_chance_loses(edition):
    won = 0
    for seed in range(6):
        config = configure(GAME.info, seed=seed, seats=1, heroes=3, edition=edition, scenario="last-stand")
        table = inline.play(GAME, config, bots.steady)
        GAME.check(table.state, table.content)
        won += table.state.result.startswith("won")
    assert won >= 2


def test_what_lies_face_down_changes_no_choice():
    config = configure(GAME.info, seed=5, seats=1, heroes=3, scenario="prisoners")
    content = GAME.content(config)
    compared = 0

    def policy(t, ask):
        nonlocal compared
        chosen = bots.steady(t, ask)
        if ask.key == "act" and compared < 25:
            kept = [stack[:] for stack in t.state.stacks], t.state.tiles[:], t.state.monster_deck[:]
            GAME.redeal(t.state, t.content, ask.seat, seeded(compared))
            assert str(bots.steady(t, ask)) == str(chosen)
            t.state.stacks, t.state.tiles, t.state.monster_deck = kept
            compared += 1
        return chosen

    inline.finish(Table(GAME, GAME.setup(config, content), content, policy=policy))
    assert compared == 25


def test_a_won_game_is_valued_most_and_wounds_count(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 1)})
    before = bots.evaluate(s.state, s.content, 0)
    s.set("warrior", hp=2)
    hurt = bots.evaluate(s.state, s.content, 0)
    s.monster("orc", 4, 4)
    assert before > hurt > bots.evaluate(s.state, s.content, 0)
    s.state.result = "won-goal"
    assert bots.evaluate(s.state, s.content, 0) > before


@pytest.mark.parametrize("place", ["head", "belt"])
def test_the_poisoned_drink_their_antidote(scene, place):
    for fight in (False, True):
        s = scene(heroes={"warrior": (2, 2)})
        antidote = s.give("warrior", "antidote", place)
        if fight:
            s.monster("zombie", 2, 4)
        assert not isinstance(choice(s), Use)
        s.set("warrior", poison=2, ap=20)
        assert choice(s) == Use(antidote, "antidote", 0)


def test_an_antidote_in_the_backpack_is_taken_out_in_time(scene):
    s = scene(heroes={"warrior": (2, 2)})
    antidote = s.give("warrior", "antidote", "pack")
    assert str(choice(s)) != "equip"
    s.set("warrior", poison=2, ap=20)
    assert str(choice(s)) == "equip"
    s.run(actions.act(s.t, 0), answers=["equip", lambda ask: bots.steady(s.t, ask)])
    assert s.hero("warrior").belt == [antidote]


def test_a_found_potion_goes_to_the_belt_and_never_onto_the_head(scene):
    s = scene(heroes={"warrior": (2, 2)})
    for name in ("antidote", "healing-potion", "elixir", "small-healing-potion"):
        s.run(loot.receive(s.t, 0, s.card(name)), answers=[lambda ask: bots.steady(s.t, ask)])
    who = s.hero("warrior")
    assert len(who.belt) == 3
    assert who.body[0] == -1
    assert who.body[6] != -1  # the fourth is in a pocket


def test_the_huntress_keeps_her_bow(scene):
    s = scene(heroes={"huntress": (2, 2)})
    bow = s.give("huntress", "hunting-bow")
    s.run(loot.receive(s.t, 0, s.card("sword-cane")), answers=[lambda ask: bots.steady(s.t, ask)])
    assert s.hero("huntress").body[7:] == [bow, bow]
    better = s.card("longbow")
    s.set("huntress", str_=9)
    s.run(loot.receive(s.t, 0, better), answers=[lambda ask: bots.steady(s.t, ask)])
    assert s.hero("huntress").body[7:] == [better, better]


def test_two_of_a_kind_are_told_apart_when_one_has_left(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 1)}, open_party=True)
    s.state.phase = "end"
    s.step(answers=["leave 1"])
    s.step(answers=["join 0"])
    s.step(answers=["mage"])
    for _ in range(40):
        if s.state.phase == "A":
            break
        s.step(answers=[lambda ask: bots.steady(s.t, ask)] * len(asked(s)))
    assert s.state.heroes[2].square >= 0


def asked(s):
    """How many questions the next step asks."""
    twin = clone(s.state)
    table = Table(GAME, twin, s.content, policy=bots.steady)
    step = GAME.next_step(twin, s.content)
    run(GAME.steps[step[0]](table, *step[1:]))
    return range(table.decisions)


def test_a_campaign_is_played_from_chapter_to_chapter_by_the_same_party():
    links = next(chains("doria", 1, seed=63, tries=2))
    assert links[0].scenario == "ash-1-earthquake"
    won = [link.scenario for link in links if link.won]
    assert won == [one.id for one in GAME.info.scenarios if one.id.startswith("ash-")][: len(won)]
    assert all(link.decisions > 50 for link in links)


@pytest.mark.parametrize(("spare", "wanted"), [("combat-hammer", "equip"), ("", "repair")])
def test_whose_weapon_breaks_in_a_fight_takes_another_or_mends_it(scene, spare, wanted):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    bow = s.give("warrior", "short-bow")
    hammer = s.give("warrior", spare, "belt") if spare else -1
    s.monster("orc", 1, 0, hp=9, acted=True)
    s.state.damaged = [bow]
    assert str(choice(s)) == wanted  # and there is only one way to do it
    if spare:
        assert s.hero("warrior").body[7] == hammer
    else:
        assert s.state.damaged == []
    s.set("warrior", ap=20)
    assert isinstance(choice(s), Attack)


def test_a_potion_never_takes_the_place_of_a_hat(scene):
    s = scene(heroes=["warrior"])
    s.state.stacks = [[s.card("small-healing-potion") for _ in range(6)], [], []]
    for _ in range(6):
        s.state.treasures = [s.hero("warrior").square]
        s.set("warrior", ap=20)
        s.step(answers=["search", lambda ask: bots.steady(s.t, ask)])
    who = s.hero("warrior")
    assert [len(who.belt), len(who.pack)] == [3, 1]
    assert [place for place in range(9) if who.body[place] >= 0] == [5, 6]  # accessories
    spell = next(number for number, card in enumerate(s.content.numbered) if card.id == "feather-step")
    s.set("warrior", agi=9, psi=9)
    assert worth.gain_at(s.t, 0, spell, "head") < 0 < worth.gain_at(s.t, 0, spell, "hand-1")


def test_nobody_queues_for_a_door_where_a_friend_stands(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (3, 1), "mage": (2, 0)})
    s.state.dungeon = msgspec.structs.replace(s.state.dungeon, barred=(s.sq(4, 2) * 4 + 1, s.sq(0, 2) * 4 + 3))
    assert doors.scout(s.t, 0, actions.legal(s.t, 0)) is None
    s.hero("mage").square = s.sq(2, 1)
    assert str(doors.scout(s.t, 0, actions.legal(s.t, 0))) == f"walk {s.sq(2, 0)}"


def test_a_door_to_which_somebody_can_walk_comes_first(scene):
    s = scene({(0, 0): "a-1", (1, 0): "f-6"}, heroes={"warrior": (5, 2), "mage": (4, 2)})
    chosen = doors.next_door(s.t, s.board)
    assert s.board.islands[chosen >> 2] == s.board.islands[s.sq(5, 2)]  # A-1, though the chasm walk is nearer
    assert s.board.islands[s.sq(7, 2)] != s.board.islands[s.sq(5, 2)]


@pytest.mark.parametrize("tiles", [[], ["a-3"]])
def test_without_tiles_only_doors_between_rooms_are_worth_the_way(scene, tiles):
    """The hall has a door in the west, onto nothing, and one in the east onto a room that is shut off by it."""
    hall = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    room = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
    s = scene({(0, 0): hall, (1, 0): room}, heroes={"warrior": (1, 2)})
    s.state.dungeon = msgspec.structs.replace(s.state.dungeon, opened=())
    s.state.tiles = tiles
    west, east = s.sq(0, 2) * 4 + 3, s.sq(4, 2) * 4 + 1
    assert doors.next_door(s.t, s.board) == (west if tiles else east)
    s.state.dungeon = msgspec.structs.replace(s.state.dungeon, opened=(east,))
    assert doors.next_door(s.t, s.board) == (west if tiles else -1)


def test_where_all_that_is_left_lies_beyond_a_gap_it_is_jumped(scene):
    s = scene({(0, 0): "f-6"}, heroes={"warrior": (0, 2), "mage": (0, 2)})
    s.hero("mage").square = -1
    s.set("mage", away="left")
    doors = [door for door in s.board.doors if door >> 2 in (s.sq(0, 2), s.sq(4, 2))]
    s.state.dungeon = msgspec.structs.replace(s.state.dungeon, barred=tuple(doors))
    jump = ways.cross(s.t, 0, actions.legal(s.t, 0))
    assert str(jump) == f"jump {s.sq(2, 2)}"
    s.set("warrior", hp=2)
    assert ways.cross(s.t, 0, actions.legal(s.t, 0)) is None  # not when a hard landing could be the last


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("x", "chosen"), [(0, "walk"), (1, "clear")])
def test_where_all_that_is_left_lies_behind_rubble_the_party_clears_it(scene, edition, x, chosen):
    corridor = "#######\n#######\n#######\n#.....D\n#######\n#######\n#######"
    s = scene({(0, 0): corridor}, heroes={"warrior": (x, 2)}, edition=edition)
    s.give("warrior", "war-axe")
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert str(choice(s)) == f"{chosen} {s.sq(1, 2) if chosen == 'walk' else s.sq(2, 2)}"


@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_heap_that_bars_nothing_is_left_alone_unless_somebody_lies_under_it_for_good(scene, edition):
    s = scene({(0, 0): EAST}, heroes={"warrior": (0, 1), "mage": (4, 4)}, edition=edition)
    s.give("warrior", "war-axe")
    ground.drop_rubble(s.t, s.sq(0, 2))
    assert str(choice(s)) == f"walk {s.sq(4, 2)}"
    s.set("warrior", square=s.sq(0, 1), ap=20)
    s.set("mage", square=s.sq(0, 2), buried=True)
    assert str(choice(s)).startswith("clear") is (edition == "en")  # in the first edition she walks out


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("kind", "verb"), [("poltergeist", "walk"), ("orc", "attack")])
def test_a_ghost_in_the_doorway_is_lured_away(scene, edition, kind, verb):
    """An axe does nothing to it, and it stands before the only door: as far from it as possible, and it follows."""
    s = scene({(0, 0): EAST}, heroes={"warrior": (3, 2)}, edition=edition)
    s.give("warrior", "war-axe")
    s.state.door_opened = True
    s.monster(kind, 4, 2)
    chosen = choice(s)
    assert str(chosen).startswith(verb)
    if kind == "poltergeist":
        assert s.at(chosen.square)[0] == 0


@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_ghost_that_has_followed_leaves_the_door_to_the_party(scene, edition):
    s = scene({(0, 0): EAST}, heroes={"warrior": (0, 2)}, edition=edition)
    s.give("warrior", "war-axe")
    s.state.monsters[s.monster("poltergeist", 0, 1)].acted = True
    assert exploring.lure(s.t, 0, actions.legal(s.t, 0)) is None
    assert str(choice(s)) == f"walk {s.sq(4, 2)}"


def test_the_only_thing_that_harms_a_ghost_is_worth_much(scene):
    s = scene(heroes={"mage": (2, 2), "warrior": (2, 3)})
    s.give("warrior", "war-axe")
    spell = s.card("fire-bolt")
    plain = worth.gain(s.t, 0, spell)
    s.monster("orc", 4, 4)
    assert worth.gain(s.t, 0, spell) == plain
    s.monster("poltergeist", 4, 0)
    assert worth.gain(s.t, 0, spell) == plain + worth.ANSWER
    assert not worth.answers(s.t, 1, spell), "nobody learns to cast because he must"
    assert not worth.answers(s.t, 0, s.card("war-hammer"))
    mine = s.give("mage", "fire-bolt")
    assert worth.answers(s.t, 0, mine), "it is not sold while it is the only one"
    assert worth.unharmed(s.t) == []
    second = next(n for n, card in enumerate(s.content.numbered) if card.id == "fire-bolt" and n != mine)
    assert not worth.answers(s.t, 0, second)


@pytest.mark.parametrize(("kind", "kept"), [("orc", True), ("poltergeist", False)])
def test_what_harms_no_ghost_does_not_stay_in_the_shop_while_one_is_here(scene, kind, kept):
    s = scene(heroes={"warrior": (2, 2)})
    s.give("warrior", "war-axe")
    s.monster(kind, 4, 4)
    wares = s.card("chain-shirt")
    s.state.shop = [wares, -1, -1]
    ask = Ask(0, "shop-discard", (Word("keep"), Word("discard")), about={"card": "chain-shirt"})
    assert worth.gain(s.t, 0, wares) >= worth.USEFUL
    assert str(bots.shop_discard(s.t, ask)) == ("keep" if kept else "discard")


def test_with_nothing_left_to_do_the_rest_of_the_round_is_waited_at_once(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.state.door_opened = True
    s.set("mage", ap=10)
    s.set("warrior", ap=10)
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) == "wait 10"
    s.monster("orc", 4, 4)
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) != "wait 10"  # but not while somebody may need help


# ----------------------------------------------------------------------------------------------- what makes sense


def quest(scene, **heroes):
    """The earthquake, with a survivor in the guard room next to the stairs."""
    s = scene({(0, 0): "a-1", (0, -1): "a-2"}, heroes=heroes, mode="campaign", scenario="ash-1-earthquake")
    s.state.tiles = ["a-3", "a-4", "a-6"]
    s.state.tokens = {s.sq(4, -3): "survivor"}
    return s


def test_what_is_asked_for_comes_before_new_doors(scene):
    s = quest(scene, warrior=(4, -3), mage=(2, 2))
    assert str(choice(s)) == "do dig-out"
    s = quest(scene, warrior=(2, 0), mage=(2, 2))
    chosen = choice(s)
    assert isinstance(chosen, Walk)
    assert chosen.square == s.sq(4, -3)
    assert quests.called(s.t, 0, s.sq(4, -3))
    assert not quests.called(s.t, 1, s.sq(4, -3))  # the mage would not dig anybody out


def test_of_two_who_can_the_nearer_goes_and_the_other_sees_to_the_doors(scene):
    s = quest(scene, warrior=(2, 0), ranger=(2, -2))
    for name in ("warrior", "ranger"):
        s.set(name, str_=12, con=12, ap=20)
    assert choice(s) != Walk(s.sq(4, -3))
    s.set("warrior", ap=20)
    assert choice(s, 1) == Walk(s.sq(4, -3))


def test_a_deed_waits_while_a_monster_is_at_ones_heels(scene):
    s = quest(scene, warrior=(4, -3), mage=(2, 2))
    s.give("warrior", "war-axe")
    s.monster("zombie", 4, -4)
    assert isinstance(choice(s), Attack)


def test_who_is_spent_gets_away_and_stays_away(scene):
    art = {(0, 0): LONG_HALL, (1, 0): LONG_HALL, (2, 0): LONG_HALL}
    s = scene(art, heroes={"warrior": (1, 2), "huntress": (13, 2)})
    s.give("warrior", "war-axe")
    s.monster("ogre", 0, 2)
    assert isinstance(choice(s), Attack)
    s.set("warrior", hp=0, ap=20)
    away = choice(s)
    assert isinstance(away, Walk)
    assert danger.distance(s.t, away.square) > danger.REACH
    s.set("warrior", square=away.square, ap=20)
    then = choice(s)
    assert not isinstance(then, Walk) or danger.distance(s.t, then.square) > danger.REACH
    s.set("warrior", square=s.sq(1, 2), ap=20)
    s.set("huntress", hp=-1)
    assert isinstance(choice(s), Attack)  # nobody else is left to fight


LONG_HALL = "#######\n#######\n#######\nD.....D\n#######\n#######\n#######"


def test_help_is_brought_to_who_needs_it(scene):
    s = scene(heroes={"warrior": (0, 0), "huntress": (4, 4)})
    s.give("warrior", "healing-potion", "belt")
    s.state.door_opened = True
    s.set("huntress", hp=-3)
    walk = choice(s)
    assert isinstance(walk, Walk)
    assert s.board.range_row(walk.square)[s.sq(4, 4)] == 1
    s.set("warrior", square=walk.square, ap=20)
    assert isinstance(choice(s), Use)
    well = scene(heroes={"warrior": (0, 0), "huntress": (4, 4)})
    well.give("warrior", "healing-potion", "belt")
    well.state.door_opened = True
    assert not isinstance(choice(well), Walk)


def test_an_antidote_is_taken_out_for_a_friend(scene):
    s = scene(heroes={"warrior": (0, 0), "huntress": (0, 1)})
    antidote = s.give("warrior", "antidote", "pack")
    s.set("huntress", poison=2)
    assert str(choice(s)) == "equip"
    assert care.needs_potion(s.t, 0, antidote)
    s.set("huntress", poison=0)
    assert not care.needs_potion(s.t, 0, antidote)


def test_who_waits_for_a_monster_waits_once(scene):
    s = scene(heroes={"warrior": (0, 0), "huntress": (1, 0)})
    s.set("warrior", ap=20)
    s.set("huntress", ap=20)
    s.monster("ghoul", 4, 4)  # nine points
    assert [option.ap for option in actions.waits(s.t, 0)] == [1, 12, 20]
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) == "wait 12"
    s.state.monsters[0].acted = True
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) == "wait 20"


def test_the_frail_one_nearest_to_a_door_does_not_keep_the_others_from_it(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2), "shield-maiden": (3, 3), "mage": (2, 1)})
    s.state.tiles, s.state.door_opened = ["a-3", "a-4"], True
    for name in ("warrior", "shield-maiden", "mage"):
        s.set(name, ap=20)
    door = doors.next_door(s.t, s.board) >> 2
    assert not doors.ready(s.t, 2)
    assert not exploring.nearer(s.t, 0, s.board, door, 2)
    s.state.door_opened = False
    assert exploring.nearer(s.t, 0, s.board, door, 2)


def test_a_token_with_which_nothing_can_be_done_calls_nobody(scene):
    s = scene({(0, 0): "a-1", (0, -1): "a-2"}, heroes={"warrior": (2, 0)}, mode="campaign", scenario="bell-3-larder")
    s.state.tokens = {s.sq(2, -3): "vat"}
    assert not quests.called(s.t, 0, s.sq(2, -3))
    assert quests.errand(s.t, 0, actions.legal(s.t, 0)) is None


def test_who_bears_an_ingot_is_not_called_to_the_next(scene):
    s = scene({(0, 0): "a-1", (0, -1): "a-2"}, heroes={"warrior": (2, 0), "mage": (2, 1)}, scenario="bell-7-mould")
    s.state.tokens = {s.sq(2, -3): "ingot"}
    assert [quests.called(s.t, hero, s.sq(2, -3)) for hero in (0, 1)] == [True, False]
    s.state.tally["bears-0"] = 1
    assert [quests.called(s.t, hero, s.sq(2, -3)) for hero in (0, 1)] == [False, True]


def test_a_psi_potion_is_nothing_to_who_has_no_psi(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 1)})
    potion, healing = s.card("psi-potion"), s.card("healing-potion")
    assert worth.gain(s.t, 0, potion) == 0 < worth.gain(s.t, 0, healing)
    assert worth.gain(s.t, 1, potion) >= worth.USEFUL


def test_who_waits_for_a_friend_at_a_door_waits_once_and_no_longer(scene):
    s = scene({(0, 0): "a-1"}, heroes={"mage": (2, 2), "huntress": (2, 3), "warrior": (3, 2)})
    s.state.tiles, s.state.door_opened = ["a-3", "a-4"], True
    s.set("mage", ap=20)
    s.set("huntress", ap=19)
    s.set("warrior", ap=15)
    assert [option.ap for option in actions.waits(s.t, 0)] == [1, 2, 6, 20]
    assert [doors.ready(s.t, hero) for hero in range(3)] == [False, True, True]
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) == "wait 2"
    s.set("huntress", ap=0)
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) == "wait 6"
    s.state.tiles = []
    assert str(tactics.rest(s.t, 0, actions.legal(s.t, 0))) == "wait 20"


@pytest.mark.parametrize(("number", "result"), [(40, ""), (41, "fled")])
def test_a_stand_off_does_not_last_for_ever(scene, number, result):
    s = scene(heroes={"warrior": (2, 2)}, mode="campaign", scenario="ash-2-goblin-king")
    s.state.round = number
    s.run(campaign.ask_to_flee(s.t), answers=[lambda ask: bots.steady(s.t, ask)])
    assert s.state.result == result


def exchanged(s, *cards):
    """What the warrior would give for a standard item with these starting cards in hand."""
    s.state.phase, s.state.queue = "cards", [0]
    s.hero("warrior").hand = [s.card(card) for card in cards]
    s.run(preparation.swap_for_standard(s.t, 0), answers=[lambda ask: bots.steady(s.t, ask)] * 2)
    return [s.content.numbered[number].id for number in s.hero("warrior").hand]


def test_nobody_goes_in_without_a_weapon(scene):
    s = scene(heroes=("warrior",), edition="de")
    assert exchanged(s, "healing-potion", "wizard-robe", "spark") == ["healing-potion", "wizard-robe", "combat-hammer"]


def test_who_has_a_weapon_keeps_the_cards(scene):
    s = scene(heroes=("warrior",), edition="de")
    s.state.phase, s.state.queue, s.hero("warrior").hand = "cards", [0], [s.card("short-sword"), s.card("spark")]
    s.run(preparation.swap_for_standard(s.t, 0), answers=[lambda ask: bots.steady(s.t, ask)])
    assert [s.content.numbered[number].id for number in s.hero("warrior").hand] == ["short-sword", "spark"]


@pytest.mark.parametrize(
    ("bearer", "at", "ap", "expected"),
    [
        ({}, (2, 2), 12, "use"),  # nobody has the crown yet
        ({"bearer": 1}, (2, 2), 12, "use"),
        ({"bearer": 0}, (2, 2), 12, "walk 22"),
        ({"bearer": 0}, (2, 4), 12, "do carry-out"),
        ({"bearer": 0}, (2, 2), 2, "use"),  # two steps, and no point left for the deed
    ],
)
def test_the_last_deed_within_reach_comes_before_any_potion(scene, bearer, at, ap, expected):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": at, "mage": (0, 2)}, scenario="the-stolen-crown")
    s.give("warrior", "healing-potion", "belt")
    s.monster("zombie", 2, 1)
    s.set("warrior", hp=1, ap=ap)
    s.state.tally.update(bearer)
    assert str(choice(s)).startswith(expected)


def test_gloves_for_archers_are_nothing_to_who_has_no_bow(scene):
    s = scene(heroes=("warrior", "huntress"))
    s.give("warrior", "combat-hammer")
    s.give("huntress", "hunting-bow")
    gloves, might = s.card("archers-gloves"), s.card("gauntlets-of-might")
    s.set("warrior", per=9, psi=4)
    assert worth.gain(s.t, 0, gloves) < worth.USEFUL <= worth.gain(s.t, 1, gloves)
    assert worth.gain(s.t, 0, might) >= worth.USEFUL


@pytest.mark.parametrize(("wares", "paid"), [("small-healing-potion", "spark"), ("great-healing-potion", "star-ruby")])
def test_nobody_pays_three_gold_for_what_costs_one(scene, wares, paid):
    s = scene(heroes=("warrior",))
    s.state.phase, s.state.queue, s.state.shop = "I", [0], [s.card(wares), -1, -1]
    for card in ("star-ruby", "spark"):  # three gold, and one
        s.give("warrior", card, "pack", meets=False)
    s.run(shop.trade(s.t), answers=[lambda ask: bots.steady(s.t, ask)])
    assert [s.content.numbered[number].id for number in s.state.discard] == [paid]


PIT = {
    (0, 0): "###D###\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


def test_the_last_tomb_behind_a_pit_is_visited_though_a_door_is_left(scene):
    s = scene(PIT, heroes={"warrior": (0, 4), "mage": (0, 0)}, scenario="the-restless")
    s.state.tiles = ["a-3", "a-4"]
    ground.dig_hole(s.t, s.sq(5, 2))
    s.state.tokens[s.sq(6, 2)] = "tomb"
    walk = ways.cross(s.t, 0, actions.legal(s.t, 0))
    assert s.at(walk.square) == (4, 2)  # from where one can jump
    s.set("warrior", square=s.sq(4, 2))
    jump = ways.cross(s.t, 0, actions.legal(s.t, 0))
    assert s.board.islands[jump.square] == s.board.islands[s.sq(6, 2)]
    s.set("mage", square=s.sq(7, 2))
    assert ways.cross(s.t, 0, actions.legal(s.t, 0)) is None  # somebody is over there already
    s.set("mage", square=s.sq(0, 0))
    s.state.tokens[s.sq(1, 1)] = "tomb"
    assert ways.cross(s.t, 0, actions.legal(s.t, 0)) is None  # there is one on this side


def test_a_hole_joins_no_islands(scene):
    s = scene(PIT, heroes={"warrior": (0, 4)})
    assert s.board.islands[s.sq(4, 2)] == s.board.islands[s.sq(6, 2)]
    ground.dig_hole(s.t, s.sq(5, 2))
    assert s.board.islands[s.sq(4, 2)] != s.board.islands[s.sq(6, 2)]
    assert s.board.islands[s.sq(0, 0)] == s.board.islands[s.sq(4, 2)]


def test_the_warrior_keeps_the_broadsword_but_not_a_bow(scene):
    s = scene(heroes=["warrior", "shield-maiden", "huntress"])
    hammer, squire = s.give("warrior", "combat-hammer"), s.give("shield-maiden", "squire-sword")
    assert {hammer, squire}
    s.state.phase, s.state.queue = "arrange", [0, 1, 2]
    sword, bow = s.card("broadsword"), s.card("short-bow")
    for card, given in ((sword, False), (bow, True)):
        s.state.heroes[0].hand = [card]
        asked = []

        def answer(ask, asked=asked):
            asked.append(bots.steady(s.t, ask))
            return asked[-1]

        s.run(preparation.arrange_one(s.t, 0, card), answers=[answer])
        assert isinstance(asked[0], Give) is given


@pytest.mark.parametrize("square", [(3, 2), (4, 3)])
def test_nobody_waits_for_a_jump_where_none_begins(scene, square):
    s = scene(PIT, heroes={"warrior": square}, scenario="the-restless")
    ground.dig_hole(s.t, s.sq(5, 2))
    assert not ways.can_cross(s.board, s.sq(*square), 0, {s.board.islands[s.sq(6, 2)]})
    assert ways.can_cross(s.board, s.sq(4, 2), 0, {s.board.islands[s.sq(6, 2)]})
