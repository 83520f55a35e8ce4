"""What people see and read: the map and the lines under it, sentences of events, labels."""

import pytest

from undercroft import bots, texts
from undercroft.games import find
from undercroft.games.universalis import events
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.events import Locked, Moved, Opened, Recovered, Revealed, Saved
from undercroft.games.universalis.rules import labels, meanings
from undercroft.games.universalis.rules.activation import captions
from undercroft.games.universalis.rules.activation import meanings as activation_meanings
from undercroft.games.universalis.rules.dark import powers
from undercroft.games.universalis.rules.options import Printed
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.scene import scene
from undercroft.games.universalis.state import Held, Mark
from undercroft.games.universalis.view import view
from undercroft.kernel import Session, configure
from undercroft.tables.drawing import letters
from undercroft.tables.plain import story


class Strict(texts.Voice):
    """Complains of everything that a message wants and is not told, and of ids without a message."""

    def __call__(self, text):
        found = self._find(text.id)
        assert found is not None or text.id.startswith("quest-arena"), text.id
        if found is None:
            return str(text)
        bundle, id = found
        args = {name: self._value(name, value) for name, value in text.args.items()}
        spoken, errors = bundle.format_pattern(bundle.get_message(id).value, args)
        assert not errors, (text.id, errors)
        return str(spoken)


SPEAK = Strict("universalis", "en")
TWO_ROOMS = "\n".join(["aaaabbbb"] * 3)


def shown(a, seat=0):
    return scene({**view(a.state, a.content, seat), "seat": seat, "waiting": [], "over": False}, a.content)


def test_furniture_heroes_and_creatures_have_different_marks(arena):
    a = arena("a" * 12, furniture=(Furnishing("cupboard", (2, 0)),))
    a.hero(0, 0, card="maeliss")
    a.orc(11, 0, card="orc-archer")
    board = shown(a).boards[0]
    marks = {SPEAK(piece.name): piece.mark for piece in board.pieces}
    assert marks["Maeliss"] == "M"
    assert marks["Cupboard"] == "="
    assert len(set(marks.values())) == 3
    drawn = letters(board).lines
    assert drawn[0].split() == [str(column) for column in range(1, 13)]
    assert drawn[2].startswith("  1|M")


def test_the_ground_of_unexplored_sections_is_not_shown(arena):
    a = arena(
        TWO_ROOMS, doors=(Door("gate", (3, 1), "east"),), ground=(Ground("deep-water", (1, 1)), Ground("pit", (6, 1)))
    )
    a.hero(0, 1, card="maeliss")
    seen = view(a.state, a.content, 0)
    assert seen["terrain"] == {a.at(1, 1): "deep-water"}
    a.reveal_all()
    assert set(view(a.state, a.content, 0)["terrain"].values()) == {"deep-water", "pit"}


def test_sections_are_shown_once_they_are_explored_and_all_of_them_to_the_dark_player(arena):
    a = arena(TWO_ROOMS, doors=(Door("gate", (3, 1), "east"),), dark_seat=1)
    a.hero(0, 1, card="maeliss")
    assert {cell.room for cell in shown(a).boards[0].cells} == {"section-0"}
    assert {cell.room for cell in shown(a, 1).boards[0].cells} == {"section-0", "section-1"}
    assert view(a.state, a.content, 0)["names"] == {0: "a"}, "not even how many there are"


def test_each_figure_has_a_sheet_with_facing_and_conditions(arena):
    a = arena()
    a.hero(2, 3, card="maeliss", facing="east")
    foe = a.orc(5, 3, card="orc-archer", facing="west")
    hero_piece, foe_piece = (next(p for p in shown(a).boards[0].pieces if p.tint == tint) for tint in ("seat-0", "foe"))
    assert (hero_piece.facing, foe_piece.facing) == ("east", "west")
    sheets = {sheet.id: sheet for sheet in shown(a).sheets}
    assert [SPEAK(condition.name) for condition in sheets[foe_piece.sheet].conditions] == []
    foe.marks |= Mark.STUNNED
    sheets = {sheet.id: sheet for sheet in shown(a).sheets}
    assert [SPEAK(condition.name) for condition in sheets[foe_piece.sheet].conditions] == ["Stunned"]
    assert sheets[hero_piece.sheet].conditions == ()


def test_a_sheet_without_words_tells_its_goal_by_its_kind(arena):
    a = arena()
    a.hero(0, 0, card="maeliss")
    assert "Goal: Defeat the Leader." in SPEAK(shown(a).notes[0])
    a.state.quest.goal_done = True
    assert "Goal: Done! Now leave by the starting squares." in SPEAK(shown(a).notes[0])


def test_steps_in_a_row_are_one_sentence():
    def moved(who, at):
        return Moved(who=who, name="maeliss" if who == 1 else "orc-archer", start=0, end=0, at=at)

    class Told:
        events = [moved(1, "1,1"), moved(1, "1,2"), moved(4, "5,5"), moved(1, "1,3")]
        speaker = SPEAK

    assert list(story.sentences(Told(), None)) == [
        "Maeliss goes to 1,2.",
        "Orc archer 4 goes to 5,5.",
        "Maeliss goes to 1,3.",
    ]


def recovered(rolled, condition, passed):
    return Recovered(who=1, name="maeliss", rolled=rolled, condition=condition, passed=passed)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (recovered(5, "stunned", 1), "Maeliss recovers from Stunned (roll 5)."),
        (recovered(2, "stunned", 0), "Maeliss is still Stunned (roll 2)."),
        (recovered(0, "knocked-down", 1), "Maeliss stands up."),
        (Revealed(who=1, name="maeliss", section="b"), "Maeliss looks into a new section."),
        (Opened(who=1, name="maeliss", what="door", at="4,2"), "Maeliss opens the door at 4,2."),
        (Opened(who=1, name="maeliss", what="chest"), "Maeliss opens the chest."),
        (Locked(what="door", card="lock"), "A lock holds the door."),
        (Locked(what="chest", card="riddle"), "A riddle bars the chest."),
        (Saved(who=1, name="maeliss", rolled=5, saved=1), "Fortune smiles on Maeliss (roll 5): the blow is undone."),
        (Saved(who=1, name="maeliss", rolled=4, saved=0), "Fortune looks away from Maeliss (roll 4)."),
        (
            events.Tested(who=1, name="maeliss", test="detect", total=5, target=9, passed=0),
            "Maeliss, Detecting a trap: 5 against 9, failed.",
        ),
    ],
)  # fmt: skip
def test_sentences(event, sentence):
    assert SPEAK(event.text()) == sentence


@pytest.mark.parametrize("mode", ["artificial", "dark-player"])
@pytest.mark.parametrize("scenario", list(base().quests))
def test_no_two_options_read_alike_and_all_is_told(scenario, mode):
    game = find("universalis")
    session = Session(game, configure(game.info, seed=4, scenario=scenario, mode=mode), speaker=SPEAK)
    bot, told = bots.make("universalis", "random", 3), 0
    for _ in range(90):
        request = session.request
        if request is None:
            break
        spoken = [option.label for option in request.options]
        assert len(set(spoken)) == len(spoken), spoken
        assert request.prompt
        assert all(SPEAK(event.for_seat(seat).text()) for event in session.events[told:] for seat in (0, 1))
        assert list(story.standing(session, request.seat))
        told = len(session.events)
        session.answer(bot.answer(session, request), request.seat)
    assert told > 10


def spoken(a, figure, do):
    return SPEAK(captions.label(a.t, figure.id, do))


def test_labels_name_the_target_the_place_and_the_manner(arena):
    a = arena(
        TWO_ROOMS,
        doors=(Door("gate", (3, 1), "east"),),
        furniture=(Furnishing("cupboard", (0, 0)), Furnishing("cupboard", (2, 2))),
    )
    hero = a.hero(2, 1, card="maeliss", hands=("staff",), mana=4, spells=("fireball",), facing="east")
    orc = a.orc(0, 2, card="orc-archer")
    a.activate(hero)
    assert spoken(a, hero, Do("open", target=0)) == "Open the door at 4,2"
    assert spoken(a, hero, Do("search", target=1)) == "Search Cupboard (3,3)"
    assert spoken(a, hero, Do("move", cell=a.at(3, 0))) == "Move to 4,1"
    assert spoken(a, hero, Do("move", cell=a.at(1, 1))) == "Move to 2,2"
    near = SPEAK(activation_meanings.meaning(a.t, hero.id, Do("move", cell=a.at(1, 1))).detail)
    assert near == f"Into the Melee Range of Orc archer {orc.id}: the move ends there."
    assert spoken(a, hero, Do("give", target=hero.id, word="dagger")) == "Give Dagger to Maeliss"
    hero.pack.append(Held("magic-scroll"))
    plain, aided = (spoken(a, hero, Do("cast", orc.id, word="fireball", ways=ways)) for ways in ((), ("scroll",)))
    assert plain == f"Cast on Orc archer {orc.id}: Fireball"
    assert aided == f"Cast on Orc archer {orc.id}: Fireball, with a scroll"
    assert spoken(a, hero, Do("exchange", word="dagger", ways=("staff",))) == "Put Staff away and take Dagger in hand"


def test_a_power_names_its_creature(arena):
    a = arena()
    a.hero(0, 0, card="maeliss")
    orc = a.orc(5, 5, card="orc-archer")
    a.run(powers.activate(a.t, "fortune", orc.id))
    told = a.t.told(events.Empowered)
    assert [SPEAK(event.text()) for event in told] == [f"Fortune works on Orc archer {orc.id}."]


def test_the_dark_player_sees_what_is_unexplored_and_his_hand_and_the_heroes_neither(arena):
    a = arena(TWO_ROOMS, doors=(Door("gate", (3, 1), "east"),), dark_seat=1)
    a.hero(0, 1, card="maeliss")
    a.state.dark.hand = ["pit"]
    dark, heroes = shown(a, 1), shown(a, 0)
    hands = [[card.of for card in zone.cards] for zone in dark.zones if zone.kind == "hand"]
    assert hands == [["pit"]]
    assert [(zone.cards, zone.count) for zone in heroes.zones if zone.kind == "hand"] == [((), 1)]
    assert len(dark.boards[0].cells) == 24
    assert len(heroes.boards[0].cells) == 12
    assert view(a.state, a.content, 0)["unexplored"] == []
    assert view(a.state, a.content, 0)["costs"] is None


def test_every_upgrade_of_a_leader_is_named_with_its_cost(arena):
    a = arena()
    told = []
    for card in a.content.creatures.values():
        for up in card.upgrades:
            leader = a.orc(3, 3, card=card.id)
            option = Printed("upgrade", up.id)
            meaning = meanings.upgrade(a.t, leader.id)(option)
            told.append((SPEAK(labels.upgrade(option)), meaning.cost[0].value, SPEAK(meaning.detail)))
    assert ("Furnace Heart", 3, "+3 Vitality") in told
    assert ("War Cry", 1, "Deafening Roar") in told
    assert len(set(told)) >= 18
