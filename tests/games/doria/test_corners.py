"""Corners of the board and of the rules where one wrong sign would go unnoticed."""

import pytest

from undercroft.games.doria.editions import edition
from undercroft.games.doria.game import GAME
from undercroft.games.doria.parcel import Character, Parcel
from undercroft.games.doria.rules import actions, explore, handing_on, kept, loot, monsters, moving, prey, trails
from undercroft.games.doria.rules.options import NOTHING, Attack, RunUp, Thing
from undercroft.testing import scripted

WALL = "#######"


def room(*rows, top=WALL, bottom=WALL):
    return "\n".join((top, *rows, bottom))


def act(s, monster, dice=()):
    s.state.activations = [(monster, monsters.EXTRA)]
    assert s.step(dice) == "activate"
    return s.at(s.state.monsters[monster].square)


# ----------------------------------------------------------------------------------------------- monsters


@pytest.mark.rule("doria.ai.push-en")
def test_who_is_pushed_where_no_floor_is_left_waits_outside_and_not_behind_the_wall(scene):
    s = scene(room(WALL, WALL, "#O..###", WALL, "#####.#"), heroes={"warrior": (2, 2)})
    gargoyle, goblin = s.monster("gargoyle", 0, 2), s.monster("goblin", 1, 2)
    assert act(s, gargoyle, dice=[5, 5]) == (1, 2)  # it hovered over the hole, on which nobody can stand
    assert s.state.monsters[goblin].square == -1


@pytest.mark.rule("doria.ai.hole-attack-across")
def test_a_throw_across_a_chasm_goes_no_farther_than_its_range(scene):
    art = {(0, 0): room(WALL, WALL, "#.OOOOD", WALL, WALL), (1, 0): room(WALL, WALL, "D.#####", WALL, WALL)}
    s = scene(art, heroes={"warrior": (5, 2)})
    assert act(s, s.monster("spear-thrower", 0, 2)) == (0, 2)  # four squares, and the warrior is five away
    assert s.state.strike is None
    near = scene(room(WALL, WALL, "#.OOO.#", WALL, WALL), heroes={"warrior": (4, 2)})
    act(near, near.monster("spear-thrower", 0, 2), dice=[5, 5, 5])
    assert near.state.strike.targets == (0,)


@pytest.mark.rule("doria.ai.hole-monster-behind-en")
def test_a_jump_past_another_monster_may_end_in_the_very_first_square(scene):
    s = scene(room("#..O.##", "#.#####", WALL, WALL, WALL), heroes={"warrior": (0, 1)})
    s.monster("golem", 1, 0)
    goblin = s.monster("goblin", 3, 0)
    assert act(s, goblin, dice=[5, 5]) == (0, 0)
    assert s.state.strike.targets == (0,)


@pytest.mark.rule("doria.ai.hole-monster-behind-en")
def test_a_jump_past_another_monster_needs_floor_behind_it(scene):
    s = scene(room(WALL, WALL, "##..O.#", "##.####", WALL), heroes={"warrior": (1, 3)})
    blocked = s.monster("golem", 2, 2)
    s.monster("golem", 1, 2)
    goblin = s.monster("goblin", 4, 2)
    assert s.sq(3, 2) in s.board.takeoffs or s.board.leaps[s.sq(4, 2)]
    assert trails.ways(s.t, prey.look_round(s.t, goblin), 9).keys() == {s.sq(4, 2)}
    assert s.state.monsters[blocked].square == s.sq(2, 2)


@pytest.mark.parametrize(("behind", "ends"), [((2, 2), (1, 2)), ((3, 2), (2, 2)), ((4, 2), (3, 2))])
def test_a_push_stops_before_whoever_stands_there_and_nobody_else(scene, behind, ends):
    s = scene(room(WALL, WALL, "#.....#", WALL, WALL), heroes={"mage": (0, 2)})
    push = s.give("mage", "force-push")
    golem = s.monster("golem", 1, 2, hp=9)
    s.monster("zombie", *behind)
    s.step(dice=[9, 9, 9, 2, 3, 3], answers=[str(Attack(push, "force-push", golem, "golem"))])
    assert s.at(s.state.monsters[golem].square) == ends


# ----------------------------------------------------------------------------------------------- rooms


def test_who_stands_in_the_last_corner_is_in_the_room_too(scene):
    s = scene(
        {(0, 0): room(*["#..... "] * 5), (1, 0): room(*[" .....#"] * 5)}, heroes={"mage": (4, 4), "warrior": (0, 0)}
    )
    circle = s.give("mage", "healing-circle")
    s.set("mage", hp=1, ap=20)
    s.set("warrior", hp=1)
    s.step(dice=[9, 9], answers=[f"use healing-circle {circle} on 0"])
    assert s.hero("mage").hp == s.hero("warrior").hp > 1
    s.set("warrior", hp=1, square=s.sq(5, 4))
    s.set("mage", hp=1, ap=20)
    s.step(dice=[9, 9], answers=[f"use healing-circle {circle} on 0"])
    assert s.hero("mage").hp > s.hero("warrior").hp == 1


@pytest.mark.rule("doria.secret.place")
def test_the_nearest_room_counts_from_its_nearest_square_also_if_that_is_its_last(scene):
    crossing = room("#..... ", "#..... ", "D..... ", "#..... ", "#..... ", top="#     #", bottom="###D###")
    art = {
        (0, 0): crossing,
        (0, -1): room(*["#.....#"] * 5, bottom="#     #"),
        (1, 0): room(*[" .....#"] * 5),
    }
    s = scene(art, heroes={"mage": (4, 0)})
    assert explore.secret_places(s.t, s.board, 0) == []
    s.run(explore.secret_door(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert {(wall.door >> 2) // 25 for wall in s.t.asked[-1].options} == {1}


@pytest.mark.rule("doria.secret.place")
def test_a_room_is_as_far_away_as_its_own_squares_and_not_those_of_the_room_before(scene):
    crossing = room("#.....#", "#.....#", "D.....D", "#.....#", "#.....#", top="###D###", bottom="###D###")
    art = {
        (0, 0): crossing,
        (0, -1): crossing,
        (0, -2): room(*["#.....#"] * 5, bottom="###D###"),
        (0, 1): room(*["#.....#"] * 5, top="###D###"),
    }
    s = scene(art, heroes={"mage": (2, 0)})
    assert explore.secret_places(s.t, s.board, 0) == explore.secret_places(s.t, s.board, 1) == []
    s.run(explore.secret_door(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert {(wall.door >> 2) // 25 for wall in s.t.asked[-1].options} == {3}  # five steps; the second is six away


# ----------------------------------------------------------------------------------------------- who lies where


@pytest.mark.rule("doria.carry.no-interrupt-en", "doria.carry.limits-en")
def test_nobody_runs_to_lift_who_was_carried_out(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4), "huntress": (2, 2)})
    s.set("mage", unconscious=True)
    assert RunUp(s.sq(4, 4)) in moving.run_ups(s.t, 0)
    assert RunUp(s.sq(2, 2)) not in moving.run_ups(s.t, 0)
    assert "run-up" in s.offers()
    s.set("mage", away="left")
    assert moving.run_ups(s.t, 0) == []
    assert "run-up" not in s.offers()


# ----------------------------------------------------------------------------------------------- what is said


def test_a_refused_door_says_why_and_an_unknown_word_says_nothing(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)})
    said = {verb: actions.why_not(s.t, 0, f"{verb} 3") for verb in ("open", "attack", "search", "dance")}
    assert {verb: text and text.id for verb, text in said.items()} == {
        "open": "no-door",
        "attack": "no-attack",
        "search": "no-search",
        "dance": None,
    }


def test_a_card_points_at_itself_and_no_card_at_nothing():
    assert Thing(7, "sling").at == ("card-7",)
    assert NOTHING.at == ()


def test_a_drawn_card_cannot_be_put_back_by_undo(scene):
    s = scene()
    s.state.stacks = [[s.card("sling"), s.card("hatchet")], [], []]
    for drawn in (1, 2):
        s.run(loot.top_card(s.t, 0))
        assert s.t.luck == drawn


# ----------------------------------------------------------------------------------------------- who plays


@pytest.mark.rule("doria.setup.custom-hero")
def test_characters_of_ones_own_are_numbered_by_their_place():
    t = scripted(GAME, seats=3, options={"custom-heroes": True})
    for answer in ("custom", "mage", "custom"):
        name, *arguments = GAME.next_step(t.state, t.content)
        t.script((), [answer])
        from undercroft.testing import run

        run(GAME.steps[name](t, *arguments), t)
    assert [who.kind for who in t.state.heroes] == ["custom-1", "mage", "custom-3"]


@pytest.mark.rule("doria.camp.reserve-cards-en")
def test_the_cards_of_those_who_stay_at_home_are_in_no_stack(scene):
    s = scene(mode="campaign", scenario="ash-2-goblin-king")
    before = sum(len(stack) for stack in s.state.stacks)
    kept = Parcel(bench=[Character(kind="mage", cards=["healing-circle", "sling"])])
    handing_on.inherit(s.state, s.content, kept)
    assert [s.content.numbered[number].id for number in s.state.put_aside] == ["healing-circle", "sling"]
    assert sum(len(stack) for stack in s.state.stacks) == before - 2
    assert s.state.at_home == ["mage"]


@pytest.mark.rule("doria.camp.death-new-hero-en", "doria.camp.death-en")
def test_the_heirlooms_of_the_dead_go_to_the_first_who_lives(scene):
    s = scene(heroes=["warrior", "mage", "huntress"], mode="campaign", scenario="ash-3-shards")
    s.state.result = "lost-death"
    thorn, sling = s.give("warrior", "thorn-of-the-first-queen", "pack"), s.give("warrior", "sling", "pack")
    s.set("warrior", hp=-20)
    assert s.step(answers=["fewer", "replay"]) == "begin_rewards"
    assert [thorn in (*who.belt, *who.pack) for who in s.state.heroes] == [False, True, False]
    assert sling in s.state.discard
    assert s.hero("warrior").away == "quit"


@pytest.mark.rule("doria.camp.death-new-hero-en")
def test_nobody_goes_on_with_fewer_than_one(scene):
    s = scene(heroes=["warrior"], mode="campaign", scenario="ash-3-shards")
    s.state.result = "lost-death"
    s.set("warrior", hp=-20)
    assert s.step(answers=["replay"]) == "begin_rewards"  # a new hero, without a question
    assert s.hero("warrior").away != "quit"


# ----------------------------------------------------------------------------------------------- both editions


@pytest.mark.parametrize("name", ["en", "de"])
def test_whoever_waits_in_a_scenario_is_printed_in_the_edition(name):
    content = edition(name)
    for one in content.scenarios.values():
        for guard in one.guards:
            assert guard.tile in content.tiles
            assert guard.boss in content.bosses if guard.boss else guard.kind in content.monsters
            assert all(mod in content.modifications for mod in guard.mods), one.id
        assert {*one.items} <= {card.id for card in content.numbered[content.standard :]}, one.id


def test_of_many_outfits_only_the_latest_are_remembered(scene, monkeypatch):
    s = scene(heroes=["warrior", "mage"])
    kits = kept.Kits(s.content)
    monkeypatch.setattr(kept, "MOST", 1)
    first = kits.facts(s.hero("warrior"), [])
    assert kits.facts(s.hero("warrior"), []) is first
    kits.facts(s.hero("mage"), [])
    assert len(kits.known) == 1
