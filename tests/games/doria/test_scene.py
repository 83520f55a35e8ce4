"""What a table sees: the map, its doors and figures, sheets, zones, the goal; and everything printed has a card."""

import pytest

import undercroft
from undercroft.bots.chance import RandomBot
from undercroft.games import find
from undercroft.games.doria.events import MonsterAppeared
from undercroft.games.doria.glossary import glossary
from undercroft.games.doria.rules import actions, ground, moving, spawn
from undercroft.games.doria.rules.monsters import named
from undercroft.games.doria.scene import CHIEFS, MARKS
from undercroft.games.doria.scene import scene as shown
from undercroft.games.doria.view import view
from undercroft.kernel import Text, Value, configure
from undercroft.texts import voice
from undercroft.toolkit import showing

GAME = find("doria")
TWO = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n###D###",
    (1, 0): "#######\n#.....#\n#.O...#\nD.....#\n#..#..#\n#.....#\n#######",
}
speak = voice("doria")


def seen(s):
    return shown({**view(s.state, s.content, 0), "seat": 0, "waiting": [], "over": False}, s.content)


def kinds(s):
    return {(cell.x, cell.y): cell.kind for cell in seen(s).boards[0].cells}


def test_squares_walls_pits_rubble_and_burning_ground(scene):
    s = scene(TWO, heroes={"warrior": (0, 0)})
    ground.drop_rubble(s.t, s.sq(3, 3))
    ground.dig_hole(s.t, s.sq(1, 1))
    s.state.ground = {s.sq(4, 4): "fire", s.sq(4, 3): "ice"}
    found = kinds(s)
    assert (found[0, 0], found[1, 1], found[6, 1]) == ("floor", "pit", "pit")
    assert (found[7, 3], found[3, 3], found[4, 4], found[4, 3]) == ("wall", "rubble", "fire", "ice")


def test_a_door_is_shut_open_or_barred(scene):
    s = scene(TWO, heroes={"warrior": (0, 0)})

    def edges():
        return {(edge.x, edge.y, edge.side): edge.kind for edge in seen(s).boards[0].edges}

    assert edges() == {(4, 2, "east"): "open", (2, 4, "south"): "door"}
    ground.bar_doors(s.t, [0])
    assert edges() == {(4, 2, "east"): "locked", (2, 4, "south"): "locked"}


def test_the_door_that_an_option_opens_is_in_the_scene_from_both_sides(scene):
    arts = {**TWO, (1, 0): TWO[1, 0], (0, 1): "###D###\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"}
    s = scene(arts, heroes={"warrior": (2, 4), "mage": (2, 5)})
    door = next(d for d in s.state.dungeon.opened if d & 3 == 2)
    ground.change(s.t, opened=tuple(d for d in s.state.dungeon.opened if d != door))
    ids = {edge.id for edge in seen(s).boards[0].edges}
    for square in (s.sq(2, 4), s.sq(2, 5)):
        (option,) = moving.openable(s.t, s.board.doors_at[square])
        assert set(option.at) <= ids


def test_figures_of_a_kind_are_numbered_and_the_lone_ones_are_not(scene):
    s = scene(heroes={"warrior": (0, 0)})
    one, two = s.monster("goblin", 1, 0), s.monster("goblin", 2, 0)
    vampire = s.monster("vampire", 3, 0)
    assert [speak(named(s.t, m)) for m in (one, two, vampire)] == ["Goblin 1", "Goblin 2", "Vampire"]
    marks = {piece.id: piece.mark for piece in seen(s).boards[0].pieces}
    assert [marks[f"monster-{m}"] for m in (one, two, vampire)] == ["G1", "G2", "V"]
    del s.state.monsters[one]
    third = s.run(spawn.appear(s.t, "goblin", s.sq(4, 4)))
    assert s.state.monsters[third].figure == 1  # the first figure is free again
    assert third != one


def test_no_two_monsters_share_a_mark():
    assert len(set(MARKS.values())) == len(MARKS)
    assert len(set(CHIEFS.values())) == len(CHIEFS)
    content = GAME.content(configure(GAME.info, seed=1))
    assert set(MARKS) == set(content.monsters)
    assert set(CHIEFS) == {boss.id for boss in content.bosses.values() if boss.base}


def test_a_boss_has_its_own_name_in_the_story(scene):
    s = scene(heroes={"warrior": (0, 0)})
    boss = s.run(spawn.appear(s.t, "orc", s.sq(3, 3), (), "warlord-gorrak"))
    assert speak(s.told(MonsterAppeared)[0].text()) == "Gorrak the Warlord appears at 3,3."
    assert speak(named(s.t, boss)) == "Gorrak the Warlord"


def test_a_character_sheet_holds_attributes_states_and_slots(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    hammer = s.give("warrior", "combat-hammer")
    potion = s.give("warrior", "healing-potion", "belt")
    s.state.damaged = [hammer]
    s.set("warrior", poison=2, held=True, boons={"melee": 4})
    sheet = next(sheet for sheet in seen(s).sheets if sheet.id == "sheet-hero-0")
    values = {speak(value.name): value.value for value in sheet.values}
    assert (values["Strength"], values["Psi"], values["Melee"]) == (13, 1, "+4")
    assert [(speak(c.name), c.value) for c in sheet.conditions] == [("Poisoned", 2), ("Held", None)]
    slots = {zone.id: [card.id for card in zone.cards] for zone in sheet.zones}
    assert slots["slot-0-hand-1"] == [f"card-{hammer}"]
    assert slots["slot-0-hand-2"] == []  # a two-handed card is shown once
    assert slots["slot-0-belt"] == [f"card-{potion}"]
    card = next(card for zone in sheet.zones for card in zone.cards if card.id == f"card-{hammer}")
    assert card.faded
    assert [speak(badge.name) for badge in card.badges] == ["damaged"]


def test_a_monster_sheet_shows_its_attack_with_modifications(scene):
    s = scene(heroes={"warrior": (0, 0)})
    orc = s.monster("orc", 1, 0, mods=("frenzied",))
    sheet = next(sheet for sheet in seen(s).sheets if sheet.id == f"sheet-monster-{orc}")
    values = {speak(v.name): speak(v.value) if isinstance(v.value, Text) else v.value for v in sheet.values}
    assert (values["Attack"], values["Defense"], values["Damage"]) == ("2D+8", "2D+3", 2)
    assert [speak(c.name) for c in sheet.conditions] == ["Frenzied"]
    assert "acts again" in speak(sheet.text)


def test_the_goal_is_said_and_what_is_left_to_do(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, scenario="bounty-hunt")
    s.state.tally["kills"] = 3
    s.state.round = 5
    said = [speak(note) for note in seen(s).notes]
    assert "Defeated monsters: 3 of 20." in said
    assert "Round 5 of 18." in said


@pytest.mark.parametrize("number", range(len(GAME.info.scenarios)))
def test_every_scenario_says_its_goal_in_both_languages(number):
    session = undercroft.new("doria", seed=1, scenario=GAME.info.scenarios[number].id)
    german = voice("doria", "de")
    for note in session.scene(0).notes:
        assert speak(note) != str(note)
        assert german(note) != speak(note)


@pytest.mark.parametrize("edition", ["en", "de"])
def test_every_printed_thing_says_what_it_does_in_both_languages(edition):
    content = GAME.content(configure(GAME.info, seed=1, edition=edition))
    cards = {card.of: card for card in glossary(content)}
    for table in (content.cards, content.monsters, content.modifications, content.bosses, content.heroes):
        assert set(table) <= set(cards)
    german = voice("doria", "de")

    def check(text):
        for voiced in (speak, german):
            assert "{" not in voiced(text), text
            assert voiced(text) != str(text), text

    for card in cards.values():
        showing.every_text(card, check)
        printed = content.cards.get(card.of)
        if printed is not None and (printed.use or printed.trap or printed.event):
            assert card.text is not None


def test_a_card_says_its_special_effects_and_its_area():
    content = GAME.content(configure(GAME.info, seed=1))
    cards = {card.of: card for card in glossary(content)}
    assert speak(cards["frostbrand"].text) == (
        "A magic item. 1 PP: water damage. 2 PP: water damage, whoever is hit cannot move."
    )
    assert speak(cards["fire-flask"].text) == (
        "Deals fire damage. Hits all monsters within 1 of the target. Friends there must defend too. Used up."
    )
    assert speak(cards["longsword"].flavour) == "The weapon that songs are about."


@pytest.mark.parametrize(
    ("edition", "boulder", "price", "focus", "warrior"),
    [
        (
            "en",
            "Concerns everyone within 1 of the finder. Avoided with Strength + Agility + 2D against 28 + 3 per monster "
            "level. 1 XP.",
            1,
            "Your checks against the target numbers of spells and items +4.",
            "Begins with ",
        ),
        (
            "de",
            "Concerns everyone in the room. Avoided with Strength + Agility + 2D against 28 + 3 per monster level. "
            "1 XP for whoever disarms it.",
            None,
            "Your checks against the target numbers of spells +4.",
            "May exchange starting cards for ",
        ),
    ],
)
def test_a_card_says_what_holds_in_its_edition(edition, boulder, price, focus, warrior):
    """[doria.trap.types-de, doria.trap.rewards-de, doria.card.tn-bonus-de, doria.setup.equipment-de]"""
    content = GAME.content(configure(GAME.info, seed=1, edition=edition))
    cards = {card.of: card for card in glossary(content)}
    assert speak(cards["boulder-trap"].text).endswith(boulder)
    assert cards["boulder-trap"].cost == price
    assert focus in speak(cards["runed-focus"].text)
    assert cards["runed-focus"].cost == 2
    assert speak(cards["warrior"].text).startswith(warrior)


def test_options_are_values_that_name_what_is_there(scene):
    s = scene(TWO, heroes={"warrior": (4, 2), "mage": (0, 0)})
    s.give("warrior", "combat-hammer")
    s.give("warrior", "healing-potion", "belt")
    s.set("warrior", hp=3)
    s.monster("orc", 5, 2)
    s.state.treasures = [s.sq(4, 2)]
    known = {thing.id for thing in showing.things(seen(s))}
    options = actions.legal(s.t, 0)
    assert {option.group for option in options} >= {"move", "attack", "use", "here", "gear", "wait"}
    for option in options:
        assert isinstance(option, Value)
        assert set(option.at) <= known, option


@pytest.mark.parametrize(("mode", "scenario"), [("single", "the-warlord"), ("campaign", "ash-1-earthquake")])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_is_about_something_on_the_table(mode, scenario, seats):
    options = {"choose-stack": True}
    session = undercroft.new("doria", seed=4, seats=seats, mode=mode, scenario=scenario, options=options)
    chance, asked = RandomBot(5), set[str]()
    while session.request is not None:
        request = session.request
        assert request.at, f"{request.key} is about nothing"
        if request.key not in asked:
            asked.add(request.key)
            known = {thing.id for thing in showing.things(session.scene(request.seat))}
            assert set(request.at) <= known
        session.answer(chance.answer(session, request))
    assert {"act", "stack"} <= asked
