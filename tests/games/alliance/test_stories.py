"""The log as a story: nothing happens in silence, nothing is told twice, nobody is nameless."""

import itertools
import re

import pytest

import undercroft
from undercroft import bots
from undercroft.games.alliance.events import (
    ChallengeRevealed,
    Healed,
    LeftDungeon,
    Moved,
    NobodyHunts,
    TileRevealed,
    UpgradeRevealed,
    Wounded,
)
from undercroft.games.alliance.rules import (
    activation,
    battle,
    challenges,
    decks,
    doors,
    endphase,
    monsters,
    solo,
    wounds,
)
from undercroft.games.alliance.rules.options import Laying
from undercroft.games.alliance.state import MarkToken
from undercroft.texts import voice


def story(b, language="en"):
    return [voice("alliance", language)(event.text()) for event in b.t.log]


def cave(table, hero="petra", **setup):
    b = table(picks=((hero, "lorna", "mysterios", "krom"), ("aveline", "jack-tallow", "oda-fenn", "hroda")), **setup)
    b.tile(11)
    b.hero(hero, 11, 4, facing="north")
    b.turn(hero)
    return b


def test_an_attack_names_its_card_and_every_wound_its_cause(table):
    b = cave(table, "caerwyn")
    b.monster("grave-slime", 11, 1)
    b.monster("goblin", 11, 2)
    b.hero("caerwyn", column=("arc-bolt", "wreathed-in-flame"))
    b.hero("caerwyn", 11, 7)
    b.act("attack grave-slime-100 with arc-bolt")
    assert story(b) == [
        "Caerwyn attacks Grave Slime 1 with Arc Bolt: 4 against 0, a hit.",
        "Grave Slime 1 takes 4 wounds.",
        "Goblin 2 takes one wound: too close to the blow.",
    ]
    b.t.log.clear()
    b.hero("caerwyn", 11, 4)
    b.run(battle.monster_attack(b.t, 100, 0))
    assert story(b) == [
        "Grave Slime 1 attacks Caerwyn: 3 against 1 (armor ignored -1), a hit.",
        "Caerwyn takes 2 wounds.",
        "Grave Slime 1 takes one wound: who strikes is struck.",
        "Grave Slime 1 is defeated.",
        "Alliance 1 gains 3 XP.",
    ]


def test_who_strikes_slime_learns_why_it_hurts(table):
    b = cave(table)
    b.monster("grave-slime", 11, 1)
    b.act("attack grave-slime-100 with primary")
    assert story(b)[-1] == "Petra takes one wound: splashed by what was struck."


def test_a_rest_is_told_once(table):
    b = cave(table)
    b.hero("petra", wounds=5, down=True)
    b.run(activation.rest(b.t, 0))
    assert story(b) == ["Petra rests and removes 3 wounds.", "Petra stands up again."]


def test_a_trap_on_entry_is_told_once_and_a_chest_is_named(table):
    b = cave(table)
    b.challenge("dart-trap", 11, 8)
    b.challenge("treasure-chest", 11, 0)
    b.run(challenges.entered(b.t, 0), str(b.at(11, 8)))
    assert story(b) == [
        "Petra sets off a trap: Dart Trap, Level I.",
        "Petra takes one wound (poison).",
        "Petra turns up a challenge at 4,7: Treasure Chest, Level I.",
    ]


def test_a_new_room_is_told_with_all_who_live_there_before_the_next_tile(table):
    b = cave(table)
    b.state.tile_area, b.state.tile_stack = ["looted-larder", "web-hall"], ["rope-bridge"]
    doors.lay(b.t, Laying("looted-larder", 0, 12), 3)
    assert story(b) == [
        "Behind it lies the Looted Larder: Goblin 1, Goblin 2. A challenge waits there, too.",
        "Turned up in the Tile Draft Area: the Rope Bridge.",
    ]


def test_marks_say_what_they_do_in_both_languages(table):
    b = cave(table, "mysterios")
    b.monster("ogre", 11, 1)
    b.hand(0, "frost-shackles")
    b.act("play frost-shackles on ogre-100")
    assert story(b)[1:] == [
        "Ogre 1 is held fast until the end phase.",
        "Ogre 1 is exposed: 1 less defense until the end phase.",
    ]
    assert story(b, "de")[1] == "Oger 1 ist bis zur Endphase festgehalten."


def test_sleep_regrowth_and_the_blue_arrow_are_not_silent(table):
    b = cave(table, "pipkin")
    troll = b.monster("cave-troll", 11, 1, wounds=(0, 0, 0))
    b.hand(0, "lullaby")
    b.act("play lullaby on cave-troll-100")
    wounds.make_ready(b.t, troll)
    assert story(b)[-2:] == ["Cave Troll 1 falls asleep and is exhausted.", "2 wounds of Cave Troll 1 close."]
    b = table(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    b.state.upgrade_area = ["haste", "riposte", "fireball", "miracle", "cave-bear"]
    b.state.solo_card = "whispers"
    b.run(solo.first_section(b.t))
    assert story(b) == ["Out of the game: Haste.", "The dungeon discards an upgrade: Riposte."]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("mode", "seed"), [("rivals", 21), ("pvp", 22), ("solo", 23), ("cooperative", 24), ("basic", 25)]
)
def test_a_whole_game_is_told_in_sentences(mode, seed, language):
    session = undercroft.new("alliance", seed=seed, mode=mode)
    bots.finish(session, [bots.make("alliance", "veteran", seat) for seat in range(session.config.seats)])
    speak = voice("alliance", language)
    lines = [speak(event.text()) for event in session.events]
    assert len(lines) > 150
    for line in lines:
        assert re.fullmatch(r"[A-ZÄÖÜ0-9»].*[^.!?,: ]\.", line), line
        assert not re.search(r"  | \.| ,|[a-z]-\d{3}|\{|\bNone\b|\bnone\b", line), line
    pairs = itertools.pairwise(zip(session.events, lines, strict=True))
    again = [
        line for (event, line), (_, other) in pairs if line == other and isinstance(event, (Moved, Healed, Wounded))
    ]
    assert again == []


def test_a_card_for_oneself_names_nobody_twice(table):
    b = cave(table, "thessaly")
    b.hero("lorna", 11, 1)
    b.hand(0, "song-of-edges", "quickening-reel")
    b.act("play song-of-edges on thessaly")
    b.act("play quickening-reel on lorna")
    assert story(b) == ["Thessaly plays Song of Edges.", "Thessaly plays Quickening Reel on Lorna."]


def test_a_burst_against_a_wound_is_told_once(table):
    b = cave(table)
    b.hero("petra", wounds=1)
    b.hand(0, "hide", "knock")
    b.act("burst heal", "hide")
    laid = ["Petra lays Hide face down.", "Petra lays Knock face down."]
    assert story(b) == [*laid, "Petra finds a Burst of Strength: one wound less."]


def test_a_sure_attempt_has_no_die_to_tell_of(table):
    b = cave(table)
    b.challenge("locked-chest", 11, 1, level=1, up=True)
    b.challenge("locked-chest", 11, 0, level=2, up=True)
    b.act(f"unlock {b.at(11, 1)}", "sure")
    b.act(f"unlock {b.at(11, 0)}", "0", dice=[3])
    lines = [line for line in story(b) if "locked chest" in line]
    assert lines == [
        "Petra takes the time for a locked chest, and succeeds.",
        "Petra tries a locked chest: 1 against 2, and fails.",
    ]
    assert "Petra nimmt sich Zeit für eine verschlossene Truhe, und es gelingt." in story(b, "de")


def test_who_buys_from_the_discard_pile_is_seen_to_do_so(table):
    b = table()
    b.state.alliances[0].xp, b.state.upgrade_discard = 4, ["broadsword"]
    b.turn("petra", over=True)
    b.run(activation.draft(b.t, 0), "salvage broadsword")
    assert story(b) == ["Alliance 1 drafts Broadsword from the discard pile for 4 XP."]


def test_wounds_by_a_solo_card_are_the_dungeons_due(table):
    b = table(mode="solo", seats=1, picks=(("krom", "petra", "brunhild", "durgan"),))
    b.state.solo_card = "falling-stone"
    b.run(solo.then_step(b.t, 0), "krom")
    assert story(b)[:2] == [
        "No monster hunts Alliance 1 as Falling Stone wants it: the last part of the card comes true.",
        "Krom takes 2 wounds: the dungeon takes its due.",
    ]
    assert story(b, "de")[1] == "Krom erhält 2 Wunden: Das Verlies fordert seinen Zoll."


def test_a_wound_that_mends_by_itself_says_so(table):
    b = table()
    b.state.alliances[0].artifacts = ("chalice-of-morning",)
    b.hero("petra", wounds=2)
    b.run(endphase.advance_poison(b.t))
    assert story(b) == ["Petra is healed of one wound: the morning finds it closed."]


def test_in_german_the_verb_of_an_attack_is_whole(table):
    b = cave(table, "caerwyn")
    b.monster("ogre", 11, 1)
    b.hero("caerwyn", 11, 7, column=("arc-bolt",))
    b.act("attack ogre-100 with arc-bolt")
    assert story(b, "de")[0] == "Caerwyn greift Oger 1 mit »Springender Blitz« an: 4 gegen 1, getroffen."


def test_the_first_solo_card_is_named_before_the_first_round():
    session = undercroft.new("alliance", seed=3, mode="solo", seats=1)
    while session.request.key != "activate":
        session.answer(session.request.options[0].value)
    lines = [voice("alliance")(event.text()) for event in session.events]
    assert [line.split()[0:3] for line in lines[-2:]] == [["The", "dungeon", "plans:"], ["Round", "1.", "Alliance"]]


# ------------------------------------------------------------------------------------------- nothing happens in silence


def test_the_first_two_tiles_are_named_before_the_upgrades():
    session = undercroft.new("alliance", seed=5)
    while session.request.key == "pick":
        session.answer(session.request.options[0].value)
    revealed = [event.tile for event in session.events if isinstance(event, TileRevealed)]
    assert revealed == session.state.tile_area
    kinds = [type(event) for event in session.events]
    assert kinds.index(TileRevealed) < kinds.index(UpgradeRevealed)


def test_a_net_and_a_pit_say_what_they_cost(table):
    b = cave(table)
    b.challenge("pit-trap", 11, 8)
    b.run(challenges.entered(b.t, 0))
    assert story(b)[1] == "Petra loses a Speed point."
    b.t.log.clear()
    b.challenge("snare-net", 11, 0, level=2)
    b.run(challenges.entered(b.t, 0))
    assert story(b) == [
        "Petra sets off a trap: Snare Net, Level II.",
        "Petra is caught, and this movement is over.",
        "Petra takes one wound.",
    ]
    assert story(b, "de")[1] == "Petra hängt fest, und diese Bewegung ist zu Ende."
    b.t.log.clear()
    b.challenge("pit-trap", 11, 2)
    b.run(challenges.entered(b.t, 0))
    assert story(b) == ["Petra sets off a trap: Pit Trap, Level I.", "Petra takes one wound."], "nothing left to lose"


def test_a_rival_who_is_dragged_into_a_net_has_no_speed_to_lose(table):
    b = cave(table)
    b.challenge("snare-net", 11, 0, level=2)
    b.hero("aveline", 11, 1)
    b.run(challenges.entered(b.t, 4))
    assert story(b)[1:] == ["Sister Aveline takes one wound."]
    assert b.state.turn.used == 0


def test_a_trap_that_does_nothing_says_so(table):
    b = cave(table)
    b.state.alliances[0].artifacts = ("ghostwalk-boots",)
    b.challenge("dart-trap", 11, 0)
    b.run(challenges.entered(b.t, 0))
    assert story(b) == ["Petra sets off a trap: Dart Trap, Level I.", "It does nothing to Petra."]
    assert story(b, "de")[1] == "Petra bleibt davon unberührt."


def test_a_trap_that_is_left_alone_lies_face_down_again(table):
    b = cave(table)
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    b.challenge("dart-trap", 12, 4)
    b.act(f"search {b.at(12, 4)}", "leave")
    assert story(b) == [
        "Petra turns up a challenge at 8,8: Dart Trap, Level I.",
        "Petra does not touch the trap: Dart Trap lies face down again.",
    ]


def test_who_cannot_stay_is_seen_to_move_on(table):
    b = cave(table)
    b.hero("lorna", 11, 4)
    b.run(wounds.settle(b.t, 0), str(b.at(11, 1)))
    assert story(b) == ["Petra moves to 5,7."]


def test_the_tavern_is_left_for_a_space(table):
    b = cave(table)
    b.hero("petra", wounds=5, down=True)
    b.run(activation.leave_dungeon(b.t, 0), str(b.at(10, 4)), "north")
    assert story(b) == ["Petra leaves for the tavern and comes back to 2,8 without a scratch."]


def test_a_new_deck_is_told_before_the_cards_drawn_from_it(table):
    b = cave(table)
    b.deck(0, "hide")
    b.state.alliances[0].discard = ["knock", "sprint"]
    decks.draw(b.t, 0, 2)
    lines = [voice("alliance", "en")(event.for_seat(1).text()) for event in b.t.log]
    assert lines == ["Alliance 1 shuffles its discard pile into a new deck.", "Alliance 1 draws 2 cards."]
    b.t.log.clear()
    b.state.alliances[0].deck, b.state.alliances[0].discard = [], []
    decks.draw(b.t, 0, 2)
    assert story(b) == [], "nothing to shuffle"


def test_hide_is_seen_to_stay(table):
    b = cave(table, "krom")
    b.hero("krom", column=("hide",))
    b.run(endphase.discard_placed_cards(b.t), "stay")
    assert story(b) == ["Hide stays with Krom."]
    b.t.log.clear()
    b.run(endphase.discard_placed_cards(b.t), "discard")
    assert story(b) == ["The cards that lie under the heroes go to the discard piles."]


def test_whom_a_spell_turns_is_told_and_the_fallen_are_not_turned(table):
    b = cave(table, "mysterios")
    b.monster("ogre", 11, 1)
    b.hand(0, "beckon")
    b.act("play beckon on ogre-100", str(b.at(11, 0)), "west")
    assert story(b)[1:] == ["Ogre 1 moves to 4,7.", "Ogre 1 is turned to the west."]
    b = cave(table, "mysterios", mode="pvp")
    b.tile(6)
    b.arch(11, "north")
    b.challenge("dart-trap", 6, 0)
    b.hero("aveline", 11, 1, wounds=5)
    b.hand(0, "beckon")
    b.act("play beckon on aveline", str(b.at(6, 7)))
    assert story(b)[-1] == "Sister Aveline of Alliance 2 falls."


def test_the_new_upgrade_deck_is_named_before_the_cards_from_it(table):
    b = cave(table)
    b.state.pools, b.state.upgrade_decks = [0, 5], [[], ["haste"], []]
    b.state.upgrade_area = ["", "riposte", "fireball", "miracle", "cave-bear"]
    endphase.advance_upgrade_deck(b.t)
    assert story(b) == [
        "The Upgrade Deck of Level II comes into use.",
        "Turned up in the Upgrade Draft Area: Haste.",
    ]


def test_poison_works_on_in_one_line_before_the_wounds(table):
    b = cave(table)
    b.hero("petra", poison=1)
    b.hero("lorna", poison=1)
    b.hero("krom", poison=4, down=True)
    b.run(endphase.advance_poison(b.t))
    assert story(b) == ["The poison works on.", "Petra takes one wound (poison).", "Lorna takes one wound (poison)."]
    b.t.log.clear()
    b.hero("petra", poison=0)
    b.hero("lorna", poison=0)
    b.run(endphase.advance_poison(b.t))
    assert story(b) == []


def test_a_monster_that_can_do_nothing_is_told_of(table):
    b = cave(table)
    b.hero("petra", 10, 4)
    ogre = b.monster("ogre", 11, 4)
    b.state.marks = [MarkToken("held", 1, 0, ogre)]
    b.run(monsters.activate(b.t, 1), "north")
    stays, rests = "Ogre 1 stays where it is and attacks nobody.", "Ogre 1 is exhausted."
    assert story(b)[1:] == ["Ogre 1 turns to the north.", stays, rests]
    stays, rests = "Oger 1 rührt sich nicht und greift niemanden an.", "Oger 1 ist erschöpft."
    assert story(b, "de")[1:] == ["Oger 1 dreht sich nach Norden.", stays, rests]


def test_a_riposte_names_its_card_and_who_cannot_strike_back_is_named_too(table):
    b = cave(table, "mcfarlin")
    b.monster("ogre", 11, 1)
    b.hand(0, "duck-and-jab")
    b.run(battle.monster_attack(b.t, 100, 0), "mcfarlin duck-and-jab")
    assert story(b)[-2] == "McFarlin attacks Ogre 1 with Duck and Jab: 3 against 1, a hit."
    b = cave(table, "mcfarlin")
    b.monster("ogre", 11, 1)
    b.hero("mcfarlin", peaceful=True)
    b.hand(0, "duck-and-jab")
    b.run(battle.monster_attack(b.t, 100, 0), "mcfarlin duck-and-jab")
    assert story(b)[-1] == "McFarlin cannot strike back."


def alone(table, solo_card, **setup):
    b = table(mode="solo", seats=1, picks=(("krom", "petra", "brunhild", "durgan"),), **setup)
    b.state.solo_card, b.state.solo_deck = solo_card, ["whispers"]
    return b


def test_a_hunt_names_its_quarry_and_what_the_card_adds(table):
    b = alone(table, "drums-below")
    home = b.state.alliances[0].home
    b.monster("ogre", home, 1)
    b.run(solo.then_step(b.t, 0), "second ogre-100", "petra", "south")
    assert story(b)[0] == "Ogre 1 hunts Alliance 1 with +3 attack."
    assert story(b, "de")[0] == "Oger 1 jagt Allianz 1 mit +3 Angriff."


def test_a_card_that_finds_nothing_to_take_says_so(table):
    b = alone(table, "drums-below")
    b.run(solo.then_step(b.t, 0))
    assert story(b)[:2] == [
        "No monster hunts Alliance 1 as Drums Below wants it: the last part of the card comes true.",
        "There is nothing that it could take from Alliance 1.",
    ]
    b = alone(table, "drums-below")
    b.state.alliances[0].xp = 1
    b.run(solo.then_step(b.t, 0))
    assert "Alliance 1 must turn 1 XP face down." in story(b)
    assert not any("nothing" in line for line in story(b))


def test_a_smaller_hand_in_the_end_phase_is_announced(table):
    for cycle, announced in ((3, 0), (4, 1)):
        b = alone(table, "cold-draught")
        b.state.cycle = cycle
        b.hand(0, "hide")
        b.run(solo.then_step(b.t, 0))
        lines = [line for line in story(b) if line == "Alliance 1 will draw 3 cards fewer in the end phase."]
        assert len(lines) == announced


def test_lines_of_older_games_can_still_be_read():
    speak = voice("alliance", "en")
    old = [ChallengeRevealed(challenge="pit-trap", level=1), LeftDungeon(hero="petra"), NobodyHunts(solo="whispers")]
    assert [speak(event.text()) for event in old] == [
        "A challenge is turned up: Pit Trap, Level I.",
        "Petra leaves for the tavern and comes back without a scratch.",
        "No monster hunts as Whispers wants it: the last part of the card comes true.",
    ]


def test_an_activation_in_which_nothing_is_done_is_not_silent(table):
    b = cave(table)
    b.act("done")
    assert story(b) == ["Petra waits."]
    assert story(b, "de") == ["Petra wartet ab."]
    b = cave(table)
    b.act("face", "east")
    b.act("done")
    assert story(b) == ["Petra turns to the east.", "Petra waits."], "she has only looked round"
    for turn in ({"idle": False}, {"resting": True, "idle": False}):
        b = cave(table)
        b.turn("petra", **turn)
        b.act("done")
        assert story(b) == []
    b = cave(table)
    b.hand(0, "shield-line")
    b.act("play shield-line")
    b.act("done")
    assert story(b) == ["Petra plays Shield Line."]


def test_who_rests_has_not_waited(table):
    for verb, idle in (("rest", False), ("activate", True)):
        b = cave(table)
        b.state.turn = None
        b.run(activation.activate(b.t, 0), f"{verb} lorna")
        assert b.state.turn.idle is idle


def test_a_card_that_finds_no_card_says_so(table):
    for pile, told in (
        ([], "Alliance 1 has no card left to draw."),
        (["hide"], "Alliance 1 draws a card."),
    ):
        b = cave(table, "jack-tallow")
        b.state.alliances[0].deck, b.state.alliances[0].discard = [], list(pile)
        b.hand(0, "loaded-dice")
        b.act("play loaded-dice")
        assert [line.replace("Hide", "a card") for line in story(b)][-1] == told
    b = cave(table, "thessaly")
    b.state.alliances[0].discard = []
    b.hand(0, "encore")
    b.act("play encore")
    assert story(b)[-1] == "The discard pile of Alliance 1 is empty: nothing comes back from it."
    assert story(b, "de")[-1] == "Der Ablagestapel von Allianz 1 ist leer: Nichts kommt von dort zurück."
    b = cave(table)
    b.state.alliances[0].deck, b.state.alliances[0].discard = [], []
    b.run(challenges.open_chest(b.t, 0, b.challenge("treasure-chest", 11, 0, up=True)))
    assert story(b, "de")[-1] == "Allianz 1 hat keine Karte mehr zu ziehen."
