"""Nothing happens on the board that nobody tells: what was silent once, in both languages."""

import pytest

from undercroft.games.doria.rules import combat, doom, explore, monsters, moving, phases, scenario, spawn, traps
from undercroft.games.doria.rules.options import Attack
from undercroft.games.doria.scene import scene as shown
from undercroft.games.doria.shapes import Placement
from undercroft.games.doria.view import view
from undercroft.texts import voice

english, german = voice("doria"), voice("doria", "de")


def lines(s, said=english):
    return [said(event.text()) for event in s.t.log]


def caught(s, card, dice=(2, 3), answers=()):
    """The first character draws a trap and does not avoid it."""
    s.run(traps.spring(s.t, 0, s.card(card)), dice=dice, answers=answers)
    return lines(s)[2:], lines(s, german)[2:]


@pytest.mark.parametrize(
    ("card", "told", "erzählt"),
    [
        (
            "pit-trap",
            ["Warrior loses 3 HP and is at 10.", "A hole opens at 2,2."],
            ["Barbar verliert 3 TP und steht bei 10.", "Bei 2,2 öffnet sich ein Loch."],
        ),
        (
            "falling-rubble",
            ["Warrior loses 2 HP and is at 11.", "Rubble comes down at 2,2.", "Warrior is buried."],
            ["Barbar verliert 2 TP und steht bei 11.", "Bei 2,2 geht Geröll nieder.", "Barbar liegt verschüttet."],
        ),
        (
            "wire-snare",
            ["It does not let go until somebody disarms it: Wire Snare.", "Warrior is stuck and cannot move."],
            [
                "„Drahtschlinge“ lässt nicht los, bis jemand die Falle entschärft.",
                "Barbar steckt fest und kann sich nicht bewegen.",
            ],
        ),
        (
            "portcullis",
            ["All doors of the room are barred until somebody disarms it: Portcullis."],
            ["Alle Türen des Raums sind versperrt, bis jemand „Fallgitter“ entschärft."],
        ),
    ],
)
def test_what_a_trap_does_is_told(scene, card, told, erzählt):
    s = scene(heroes={"warrior": (2, 2)})
    said, gesagt = caught(s, card)
    rewarded = len(told) if "until" in told[0] else len(told) + 2  # a trap that lasts pays later
    assert (said[: len(told)], gesagt[: len(told)]) == (told, erzählt)
    assert len(said) == rewarded


def test_rust_names_each_piece_once_and_none_that_was_damaged_before(scene):
    s = scene(heroes={"warrior": (2, 2)})
    boots, helm = s.give("warrior", "leather-boots"), s.give("warrior", "leather-helmet")
    s.state.damaged = [boots]
    said, _ = caught(s, "rust-cloud")
    assert said[0] == "Warrior's Leather Helmet is damaged."
    assert "Boots" not in " ".join(said)
    assert set(s.state.damaged) == {boots, helm}


def test_what_the_imp_takes_is_named(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.give("warrior", "sling", "pack")
    said, gesagt = caught(s, "thieving-imp")
    assert (said[0], gesagt[0]) == (
        "Warrior has lost something for good: Sling.",
        "Barbar hat „Schleuder“ für immer verloren.",
    )


def test_who_is_banished_is_told_where_to(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 0)})
    said, gesagt = caught(s, "banishing-rune")
    assert (said[0], gesagt[0]) == ("All at once Warrior stands at 2,4.", "Mit einem Mal steht Barbar bei 2,4.")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("jammed-door", ["Warrior loses 5 AP and is at 15."]),
        ("moment-of-courage", ["Warrior gains 3 AP and has 23."]),
        ("abandoned-camp", ["Warrior regains 1 HP and 1 PP."]),
    ],
)
def test_what_a_door_event_does_is_told(scene, event, told):
    s = scene(heroes={"warrior": (2, 2)})
    s.set("warrior", hp=5, pp=1, ap=20)
    s.run(s.content.door_events[event].event(s.t, 0))
    assert lines(s) == told


def test_who_can_have_no_more_points_gains_fewer(scene):
    s = scene(heroes={"warrior": (2, 2)})
    s.set("warrior", ap=39)
    s.run(s.content.door_events["moment-of-courage"].event(s.t, 0))
    assert lines(s) == ["Warrior gains 1 AP and has 40."]


def test_an_elixir_is_one_sentence(scene):
    s = scene(heroes={"warrior": (2, 2)})
    elixir = s.give("warrior", "elixir", "belt")
    s.set("warrior", hp=5, ap=20)
    s.step(answers=[f"use elixir {elixir} on 0"])
    assert lines(s) == ["Warrior uses Elixir.", "Warrior regains 6 HP."]
    assert (s.hero("warrior").hp, s.hero("warrior").pp) == (11, s.hero("warrior").max_pp)


def test_mended_gear_is_named(scene):
    s = scene(heroes={"warrior": (2, 2)})
    boots, helm = s.give("warrior", "leather-boots"), s.give("warrior", "leather-helmet")
    s.state.damaged = [boots, helm]
    s.run(s.content.cards["field-forge"].event(s.t, 0), answers=[f"leather-helmet {helm}"])
    assert lines(s) == ["Warrior's Leather Helmet is whole again."]
    assert lines(s, german) == ["„Lederhelm“ von Barbar ist wieder heil."]
    assert s.state.damaged == [boots]


@pytest.mark.parametrize(
    ("answer", "told"), [("under", "puts it below all other rooms"), ("leave", "leaves it as it is")]
)
def test_who_has_seen_the_next_room_says_what_became_of_it(scene, answer, told):
    s = scene(heroes={"mage": (2, 2)})
    s.state.tiles = ["a-2", "a-3"]
    s.run(s.content.cards["second-sight"].use(s.t, 0, 0), answers=[answer])
    assert lines(s) == [f"Mage has seen what comes next, and {told}."]


# ----------------------------------------------------------------------------------------------- attacks


@pytest.mark.parametrize(
    ("card", "told"),
    [("glue-pot", "Ogre is stuck."), ("bolas", "Ogre is stuck."), ("venom-dagger", "Ogre is poisoned.")],
)
def test_what_a_hit_does_besides_is_told(scene, card, told):
    s = scene(heroes={"warrior": (0, 0)})
    number, ogre = s.give("warrior", card), s.monster("ogre", 1, 0, hp=9)
    count = s.content.numbered[number].attack[0]
    s.run(combat.attack(s.t, 0, Attack(number, card, ogre, "ogre")), dice=[9] * count + [2, 3])
    assert told in lines(s)


def test_armor_says_how_much_it_stops_and_bare_skin_nothing(scene):
    s = scene(heroes={"warrior": (0, 0)})
    knight, goblin = s.monster("black-knight", 1, 0, hp=9), s.monster("goblin", 0, 1, hp=9)
    s.run(combat.hurt_monster(s.t, knight, 3))
    s.run(combat.hurt_monster(s.t, goblin, 3))
    assert lines(s) == [
        "Black Knight loses 2 HP and has 7 left (its armor stops 1).",
        "Goblin 1 loses 3 HP and has 6 left.",
    ]
    assert lines(s, german)[0] == "Schwarzer Ritter verliert 2 TP und hat noch 7 (die Rüstung hält 1 ab)."


@pytest.mark.parametrize(("card", "told"), [("holy-water", "wasted"), ("war-axe", "damaged")])
def test_a_fumble_wastes_what_is_thrown_and_damages_what_is_held(scene, card, told):
    s = scene(heroes={"warrior": (0, 0)})
    number, orc = s.give("warrior", card), s.monster("orc", 1, 0)
    count = s.content.numbered[number].attack[0]
    s.run(combat.attack(s.t, 0, Attack(number, card, orc, "orc")), dice=[1] * count)
    spent = int(told == "wasted")
    name = english(combat.Fumbled(hero="warrior", card=card, spent=spent, monster="orc", figure=1).text())
    assert lines(s) == [name]
    assert name.endswith(f" is {told} now.")
    assert " on Orc 1 " in name
    assert " on " not in english(combat.Fumbled(hero="warrior", card=card, spent=spent).text())


def test_a_push_that_moves_nobody_is_not_told(scene):
    art = "#######\n#######\n#######\n#..####\n#######\n#######\n#######"
    s = scene(art, heroes={"mage": (0, 2)})
    golem = s.monster("golem", 1, 2)
    moving.push(s.t, golem, s.sq(0, 2), 2)
    assert lines(s) == []


# ----------------------------------------------------------------------------------------------- monsters


def test_who_explodes_and_who_curses_is_named(scene):
    s = scene(heroes={"warrior": (0, 0)})
    bomb, cursed = s.monster("orc", 1, 0, mods=("explosion",)), s.monster("zombie", 4, 4, mods=("cursed",))
    s.run(s.content.modifications["explosion"].dies(s.t, bomb))
    s.run(s.content.modifications["cursed"].dies(s.t, cursed))
    assert lines(s) == [
        "Orc 1 bursts and burns all who stand next to it.",
        "Warrior loses 2 HP and is at 11.",
        "Zombie 1 dies with a curse that brings doom nearer.",
    ]
    assert lines(s, german)[2] == "Zombie 1 stirbt mit einem Fluch, der das Verhängnis näher bringt."


@pytest.mark.parametrize(
    ("boss", "kind", "told", "erzählt"),
    [
        ("goblin-king", "goblin", "Goblin King whistles for goblins.", "Goblinkönig pfeift nach Goblins."),
        ("zombie-queen", "zombie", "Zombie Queen wakes the dead.", "Zombiekönigin weckt die Toten."),
        (
            "slime-mother",
            "slimecrawler",
            "Something crawls out of Slime Mother.",
            "Aus Schleimmutter kriecht etwas heraus.",
        ),
    ],
)
def test_who_calls_others_is_named_before_they_come(scene, boss, kind, told, erzählt):
    s = scene(heroes={"warrior": (0, 0)})
    caller = s.monster(kind, 2, 2, boss=boss, figure=0)
    s.state.round = 1
    s.run(s.content.bosses[boss].phase_f(s.t, caller))
    assert lines(s) == []  # only in every second round
    s.state.round = 2
    s.run(s.content.bosses[boss].phase_f(s.t, caller))
    assert (lines(s)[0], lines(s, german)[0]) == (told, erzählt)
    assert "appears" in lines(s)[1]


def test_a_zombie_that_brings_another_says_so_and_without_figures_all_act_instead(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.monster("zombie", 4, 4)
    s.run(phases.zombies(s.t))
    assert lines(s)[0] == "Zombie 1 wakes the dead."
    full = scene(heroes={"warrior": (0, 0)})
    for x in range(5):
        full.monster("zombie", x, 4)
    full.run(phases.zombies(full.t))
    assert lines(full) == ["There is no figure left to raise, so zombies act instead."]
    assert lines(full, german) == ["Keine Figur ist mehr da, die man wecken könnte, also handeln Zombies."]
    assert len(full.state.activations) == 5


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("en", "There is no figure for another one: Troll takes over Keen and acts."),
        ("de", "There is no figure for another one: Troll acts instead."),
    ],
)
def test_why_another_acts_is_told_in_both_editions(scene, edition, told):
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    s.monster("troll", 4, 4)
    s.run(spawn.bring(s.t, "troll", ("keen",), s.sq(2, 2)))
    assert lines(s) == [told]
    bare = scene(heroes={"warrior": (0, 0)}, edition=edition)
    bare.monster("troll", 4, 4)
    bare.run(spawn.bring(bare.t, "troll", (), bare.sq(2, 2)))
    assert lines(bare) == ["There is no figure for another one: Troll acts instead."]


def test_a_modification_is_told_with_its_monster_and_not_before(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.monster_deck = ["goblin", "keen"]
    s.run(spawn.draw_monster(s.t, s.sq(2, 2)))
    assert lines(s) == ["Goblin 1 appears at 2,2: Keen.", "Goblin 2 appears at 2,1: Keen."]


@pytest.mark.parametrize(
    ("code", "told"), [(monsters.EXTRA, "Orc 1 acts."), (monsters.sparing(1), "Orc 1 is in a frenzy and acts again.")]
)
def test_a_frenzy_is_told_apart_from_a_turn(scene, code, told):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    orc = s.monster("orc", 1, 0)
    s.state.activations = [(orc, code)]
    s.step(dice=[5, 5])
    assert lines(s)[0] == told


def test_an_order_names_who_gave_it(scene):
    s = scene(heroes={"warrior": (0, 0)})
    lord = s.monster("orc", 4, 4, mods=("warlord",))
    s.run(s.content.modifications["warlord"].phase_f(s.t, lord))
    assert lines(s) == []  # nobody is there to obey
    s.monster("goblin", 3, 3)
    s.run(s.content.modifications["warlord"].phase_f(s.t, lord))
    assert lines(s) == ["Orc 1 bellows an order."]


# ----------------------------------------------------------------------------------------------- doom


@pytest.mark.parametrize(
    ("heroes", "opened", "told", "steps"),
    [
        (["warrior", "mage", "huntress"], True, "Doom counts one tile with heroes.", 1),
        (
            ["warrior", "mage", "huntress"],
            False,
            "Doom counts one tile with heroes and that no new door was opened.",
            2,
        ),
        (["warrior", "mage"], True, "Doom counts one tile with heroes.", 1),
    ],
)
def test_why_doom_moves_is_told(scene, heroes, opened, told, steps):
    s = scene(heroes=heroes)
    s.state.door_opened = opened
    s.run(phases.count_doom(s.t))
    assert lines(s) == [told]
    assert s.state.doom_due == steps


def test_a_small_party_of_the_first_edition_is_spared_a_space(scene):
    s = scene(heroes=["warrior", "mage"], edition="de")
    s.run(phases.count_doom(s.t))
    assert lines(s) == [
        "Doom counts one tile with heroes and that no new door was opened, less one space for a small party."
    ]
    assert lines(s, german) == [
        "Das Verhängnis zählt eine Raumplatte mit Helden und dass keine neue Tür geöffnet wurde, "
        "ein Feld weniger für eine kleine Gruppe."
    ]
    assert s.state.doom_due == 1


def test_doom_tells_where_it_stops_and_where_something_happens(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.doom = 2  # space 39
    doom.advance(s.t, 2)
    for _ in range(2):
        s.run(doom.step(s.t))
    assert lines(s) == ["Doom moves to 37."]
    doom.advance(s.t, 2)
    s.state.monster_deck = ["goblin"]
    s.run(doom.step(s.t))
    assert lines(s)[1:3] == ["Doom moves to 36.", "That space is red: all monsters act."]


def test_the_second_lap_of_a_chapter_is_told(scene):
    s = scene(heroes={"warrior": (0, 0)}, mode="campaign", scenario="ash-1-earthquake")
    for laps in (1, 2):
        s.state.doom = 10
        doom.advance(s.t, 1)
        s.run(doom.step(s.t))
        assert s.state.level == 2
        assert len(lines(s)) == 2 * laps
    assert lines(s)[3] == "Doom has come round; the monsters rise only once in a chapter."


# ----------------------------------------------------------------------------------------------- rooms and the end


def test_a_door_to_a_known_room_says_which(scene):
    art = {(0, 0): "a-1", (1, 0): "a-6"}
    s = scene(art, heroes={"warrior": (4, 2)})
    s.state.dungeon = type(s.state.dungeon)(s.state.dungeon.placements, ())
    assert s.state.dungeon.placements[1] == Placement("a-6", 1, 0, 0)
    s.run(explore.open_door(s.t, 0, s.sq(4, 2) * 4 + 1))
    assert lines(s) == ["Warrior opens a door.", "Behind it lies A-6, the Crossroads, which you know."]


def test_after_the_end_the_table_shows_the_end_and_what_was_reached(scene):
    s = scene(heroes=["warrior"], mode="campaign", scenario="bell-4-ransom")
    s.state.result, s.state.monster_points, s.state.campaign_points = "won-goal", 3, 4
    assert scenario.to_do(s.state, s.content)[0] == {"kind": "gold", "done": 43, "wanted": 43}
    s.step()
    seen = {**view(s.state, s.content, 0), "seat": 0, "waiting": [], "over": True}
    assert seen["monster_points"] == 7  # not counted twice
    headline = english(shown(seen, s.content).headline)
    assert headline.endswith("the end")
    s.state.result = ""
    assert scenario.to_do(s.state, s.content)[0]["done"] == 0


@pytest.mark.parametrize(
    ("name", "token", "told"),
    [
        ("ash-4-gates", "portal", "Something steps through an open portal."),
        ("bell-3-larder", "vat", "The vat boils over, and what boils over crawls."),
        ("the-restless", "tomb", "The lid of an open tomb moves."),
    ],
)
def test_where_a_monster_comes_from_is_told(scene, name, token, told):
    s = scene(heroes={"warrior": (0, 0)}, scenario=name)
    hook = s.content.scenarios[name].phase_f
    rounds = []
    for number in range(1, 13):
        s.state.round, s.state.tokens, s.state.monsters = number, {s.sq(4, 4): token}, {}
        before = len(lines(s))
        s.run(hook(s.t))
        if lines(s)[before:]:
            assert lines(s)[before] == told
            assert "appears at 4,4" in lines(s)[before + 1]
            rounds.append(number)
        s.state.tokens = {}
        before = len(lines(s))
        s.run(hook(s.t))
        assert lines(s)[before:] == []  # without a token nobody comes
    assert rounds[0] == rounds[1] - rounds[0]


def test_the_dead_are_not_disarmed(scene):
    s = scene(heroes={"warrior": (0, 0)})
    whip, goblin = s.give("warrior", "chain-whip"), s.monster("goblin", 1, 0)
    s.run(combat.attack(s.t, 0, Attack(whip, "chain-whip", goblin, "goblin")), dice=[9, 9, 9, 2, 3])
    assert "disarmed" not in " ".join(lines(s))
    troll = s.monster("troll", 1, 0, hp=9)
    s.run(combat.attack(s.t, 0, Attack(whip, "chain-whip", troll, "troll")), dice=[9, 9, 9, 2, 3])
    assert lines(s)[-1] == "Troll is disarmed."
    assert s.state.monsters[troll].disarmed
