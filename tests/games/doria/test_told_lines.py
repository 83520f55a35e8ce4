"""Lines of the story that were silent, doubled or without a reason, each as a player reads it in both languages."""

import pytest

from undercroft.games.doria.events import InitiativeRolled, MonsterPointsGained, TrapChecked
from undercroft.games.doria.rules import campaign, combat, defense, hunt, items, moving, preparation, scenario, traps
from undercroft.games.doria.rules.options import Attack
from undercroft.games.doria.scene import scene as shown
from undercroft.games.doria.state import Strike
from undercroft.games.doria.view import view
from undercroft.texts import voice

english, german = voice("doria"), voice("doria", "de")


def lines(s, said=english):
    return [said(event.text()) for event in s.t.log]


def test_psi_points_that_are_given_are_not_lost(scene):
    s = scene(heroes={"mage": (0, 0)})
    bolt, goblin = s.give("mage", "fire-bolt"), s.monster("goblin", 1, 0)
    before = s.hero("mage").pp
    s.run(combat.attack(s.t, 0, Attack(bolt, "fire-bolt", goblin, "goblin")), dice=[1, 2, 3, 9, 9])
    assert lines(s)[0] == f"Mage spends 1 PP and is at {before - 1}."
    assert lines(s, german)[0] == f"Magier gibt 1 PP aus und steht bei {before - 1}."


def test_what_resisting_costs_says_so(scene):
    s = scene(heroes={"mage": (0, 0)})
    before = s.hero("mage").pp
    s.state.strike = Strike(s.monster("shaman", 2, 0), 12, (0,))
    s.run(defense.defend(s.t), dice=[5, 5], answers=["3"])
    assert lines(s) == [
        "Mage resists with 10 against 12.",
        f"Mage spends 3 PP on resisting and is at {before - 3}.",
        "Mage defends against Shaman 1 by willpower: 13 (2D) against 12, and is safe.",
    ]
    assert lines(s, german)[1] == f"Magier setzt 3 PP zum Widerstehen ein und steht bei {before - 3}."


def test_what_a_ward_costs_says_so(scene):
    s = scene(heroes={"adventurer": (1, 2)})
    shield = s.give("adventurer", "air-shield")
    s.state.strike = Strike(s.monster("orc", 0, 2), 9, (0,))
    s.run(defense.defend(s.t), dice=[9, 9], answers=[f"air-shield {shield}"])
    assert lines(s)[0].startswith("Adventurer spends 1 PP on a ward and is at ")
    assert lines(s, german)[0].startswith("Abenteurer gibt 1 PP für einen Schutz aus und steht bei ")


def test_only_those_who_lack_something_are_told_that_they_recover(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (2, 0)})
    event = s.content.numbered[s.card("healing-spring")].event
    s.set("mage", hp=1)
    s.run(event(s.t, 0))
    assert lines(s) == ["Mage regains 3 HP."]
    s.set("mage", hp=s.hero("mage").max_hp)
    s.run(event(s.t, 0))
    assert lines(s)[1:] == ["Warrior has nothing to regain."]


def test_a_monster_loses_no_more_than_it_has(scene):
    s = scene(heroes={"warrior": (0, 0)})
    goblin = s.monster("goblin", 1, 0)
    s.run(combat.hurt_monster(s.t, goblin, 5))
    assert lines(s)[:2] == ["Goblin 1 loses 1 HP and has 0 left.", "Goblin 1 is defeated."]
    troll = s.monster("troll", 1, 0, hp=3)
    s.run(combat.hurt_monster(s.t, troll, 2, piercing=True))
    assert lines(s)[-1] == "Troll loses 2 HP and has 1 left."


def test_who_stops_beside_a_mercenary_is_told_why_it_strikes(scene):
    s = scene(heroes={"warrior": (0, 0)})
    mercenary = s.monster("mercenary", 2, 0)
    s.run(moving.walk(s.t, 0, s.sq(1, 0)))
    s.state.activations = [(mercenary, 0)]
    s.run(hunt.activate(s.t), dice=[4, 4, 4])
    assert lines(s)[1] == "Mercenary 1 is on guard and strikes at Warrior."
    assert lines(s, german)[1] == "Söldner 1 ist auf der Hut und schlägt nach Barbar."
    assert lines(s)[2].startswith("Mercenary 1 strikes with")


def test_fire_is_named_where_it_burns(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.state.ground[s.sq(1, 0)] = "fire"
    s.run(moving.walk(s.t, 0, s.sq(1, 0)))
    s.run(scenario.phase_f(s.t))
    assert lines(s)[1:] == [
        "Warrior is burned, loses 1 HP and is at 12.",
        "Warrior is burned, loses 1 HP and is at 11.",
    ]
    assert lines(s, german)[1] == "Barbar verbrennt sich, verliert 1 TP und steht bei 12."


@pytest.mark.parametrize(
    ("heroes", "edition", "dice", "told"),
    [
        (["warrior"], "en", [1, 1], "Warrior fumbles the roll for initiative, but has 11 AP."),
        (["warrior", "mage"], "de", [1, 1], "Warrior fumbles the roll for initiative, but has 11 AP."),
        (["warrior", "mage"], "en", [1, 1], "Warrior fumbles the roll for initiative."),
        (["warrior"], "en", [2, 3], "Warrior rolls 5 for initiative and has 14 AP."),
    ],
)
def test_who_cannot_fall_is_told_the_points_that_a_fumble_leaves(scene, heroes, edition, dice, told):
    s = scene(heroes=heroes, edition=edition)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=dice)
    assert english(s.told(InitiativeRolled)[0].text()) == told


def test_a_lone_character_is_told_the_one_point_that_is_left(scene):
    s = scene(heroes=["warrior"])
    s.set("warrior", ip=-5, hp=-3)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[2])
    assert lines(s) == ["Warrior rolls 2 for initiative and has 1 AP."]
    assert s.hero("warrior").ap == 1


@pytest.mark.rule("doria.trap.rewards-en")
def test_a_trap_that_is_disarmed_later_says_so_and_who_keeps_the_card(scene):
    s = scene(heroes={"warrior": (2, 2)})
    snare = s.card("wire-snare")
    s.run(traps.spring(s.t, 0, snare), dice=[1, 2])
    s.run(traps.disarm(s.t, 0, 0), dice=[2, 1])
    assert english(s.told(TrapChecked)[1].text()).startswith("Warrior tries to disarm Wire Snare: ")
    assert english(s.told(TrapChecked)[1].text()).endswith(", in vain.")
    s.run(traps.disarm(s.t, 0, 0), dice=[9, 9])
    assert lines(s)[-3:] == [
        "Wire Snare does no more harm.",
        "The group gains 1 XP and has 1.",
        "Warrior keeps Wire Snare to pay with.",
    ]
    assert lines(s, german)[-1] == "Barbar behält „Drahtschlinge“, um damit zu bezahlen."
    assert s.hero("warrior").pack == [snare]


@pytest.mark.rule("doria.trap.rewards-de")
def test_in_the_first_edition_who_avoids_a_trap_alone_learns_from_it(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (4, 4)}, edition="de")
    s.run(traps.spring(s.t, 0, s.card("pit-trap")), dice=[9, 9])
    assert lines(s)[-1] == "Warrior gains 1 experience point."
    assert lines(s, german)[-1] == "Barbar erhält 1 Erfahrungspunkt."
    assert (s.hero("warrior").xp, s.hero("mage").xp, s.state.xp) == (1, 0, 0)
    s.run(traps.spring(s.t, 0, s.card("pit-trap")), dice=[1, 2])
    assert s.hero("warrior").xp == 1  # caught by the second


def test_the_dead_are_neither_poisoned_nor_drunk_from(scene):
    s = scene(heroes={"warrior": (1, 2)})
    s.set("warrior", hp=-19)
    s.state.strike = Strike(s.monster("vampire", 0, 2, mods=("venomous",)), 30, (0,))
    s.run(defense.defend(s.t), dice=[2, 3])
    assert lines(s)[-1] == "Warrior is dead."


@pytest.mark.parametrize(
    ("hp", "pp", "edition", "state"),
    [
        (-20, 0, "en", "is dead"),
        (0, -20, "en", "is dead"),
        (-19, 0, "en", "has acted"),
        (-20, 0, "de", "has acted"),
        (-40, 0, "de", "is dead"),
    ],
)
def test_the_sheet_of_the_dead_says_so(scene, hp, pp, edition, state):
    s = scene(heroes={"warrior": (1, 2), "mage": (3, 3)}, edition=edition)
    s.set("mage", hp=hp, pp=pp)
    seen = {**view(s.state, s.content, 0), "seat": 0, "waiting": [], "over": True}
    sheets = [sheet for sheet in shown(seen, s.content).sheets if sheet.id == "sheet-hero-1"]
    assert [english(sheet.state) for sheet in sheets] == [state]


def test_what_everybody_starts_with_is_told(scene):
    s = scene(heroes=["warrior", "mage"])
    s.state.phase, s.state.queue = "cards", []
    s.state.heroes[0].hand = [s.card("dagger"), s.card("elixir")]
    s.state.heroes[1].hand = [s.card("wire-snare")]
    s.run(preparation.next_stage(s.t))
    assert lines(s) == ["Warrior starts with Dagger, Elixir.", "Mage starts with Wire Snare."]
    assert lines(s, german)[0] == "Barbar beginnt mit diesen Karten: Dolch, Elixier."


def test_what_makes_room_says_where_it_goes(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "dagger", "hand-1")
    s.state.phase, s.state.queue = "arrange", [0]
    s.state.heroes[0].hand = [s.card("war-axe")]
    s.step(answers=["hand-1"])
    assert lines(s) == ["Warrior takes War Axe (right hand).", "Warrior puts Dagger away (belt)."]
    assert lines(s, german)[1] == "Barbar steckt „Dolch“ weg (Gürtel)."


@pytest.mark.parametrize(
    ("why", "told", "erzählt"),
    [
        ("doom", "for the way that doom has come: 4", "für den Weg des Verhängnisses: 4"),
        ("death", "because you go on without having won: 4", ", weil ihr weiterzieht, ohne gewonnen zu haben: 4"),
        ("grown", "because you have grown above them: 4", ", weil ihr ihnen über den Kopf gewachsen seid: 4"),
    ],
)
def test_monster_points_say_what_for(why, told, erzählt):
    text = MonsterPointsGained(points=2, total=4, why=why).text()
    assert english(text) == f"The monsters gain 2 monster points {told} in this campaign."
    assert german(text).endswith(f"{erzählt} in dieser Kampagne.")


def test_after_a_death_both_reasons_are_told(scene):
    s = scene(heroes=["warrior", "mage"], mode="campaign", scenario="ash-3-shards")
    s.set("mage", hp=-25)
    s.state.result, s.state.monster_points = "lost-death", 3
    spoils = s.content.scenarios["ash-3-shards"].items
    s.run(campaign.begin_rewards(s.t), answers=["new-hero", "next", *("warrior 0" for _ in spoils)])
    assert [told.why for told in s.told(MonsterPointsGained)] == ["doom", "death"]


@pytest.mark.rule("doria.doorevent.use-en")
def test_a_door_event_that_moves_doom_is_over_before_the_tile_is_drawn(scene):
    s = scene("a-1", heroes={"warrior": (2, 0)}, door_events=True)
    s.state.door_deck, s.state.tiles, s.state.active = ["drums-in-the-deep"], ["a-5"], 0
    s.step(answers=["open 2 north"])
    assert s.step() == "doom_step"
    assert s.next() == ("reveal_tile",)
    assert lines(s)[-1] == "Doom moves to 40."


@pytest.mark.rule("doria.doorevent.use-en")
def test_what_doom_sets_in_motion_comes_before_the_tile_too(scene):
    s = scene("a-1", heroes={"warrior": (2, 0)}, door_events=True)
    zombie = s.monster("zombie", 1, 4, acted=True)
    s.state.door_deck, s.state.tiles, s.state.active, s.state.doom = ["drums-in-the-deep"], ["a-5"], 0, 1
    s.step(answers=["open 2 north"])
    assert s.step() == "doom_step"
    assert s.next() == ("rush",)
    s.step()
    assert s.at(s.state.monsters[zombie].square) != (1, 4)
    assert "Revealed: A-5, the Bend." not in lines(s)


@pytest.mark.rule("doria.phase-d.revealed-late-en")
def test_the_rider_who_comes_back_late_acts_at_once_and_only_once(scene):
    s = scene("a-1", heroes={"warrior": (2, 3)}, mode="campaign", scenario="bell-5-rider")
    s.state.active, s.hero("warrior").ap = 0, 2
    rider = s.monster("black-knight", 2, 2, boss="headless-rider", hp=1, figure=0)
    s.run(combat.hurt_monster(s.t, rider, 9))
    again = next(iter(s.state.monsters))
    assert (s.state.late, s.state.activations) == ([], [(again, -1)])
    assert s.state.monsters[again].acted


@pytest.mark.rule("doria.phase-d.revealed-late-en")
def test_the_rider_who_comes_back_early_waits_for_his_turn(scene):
    s = scene("a-1", heroes={"warrior": (2, 3)}, mode="campaign", scenario="bell-5-rider")
    s.state.active, s.hero("warrior").ap = 0, 20
    s.run(combat.hurt_monster(s.t, s.monster("black-knight", 2, 2, boss="headless-rider", hp=1, figure=0), 9))
    assert (s.state.late, s.state.activations) == ([], [])


@pytest.mark.parametrize(
    ("card", "told", "erzählt"),
    [
        (
            "giants-brew",
            "Warrior has this round and the next: Melee +4, Damage +1.",
            "Barbar hat in dieser und der nächsten Runde: Nahkampf +4, Schaden +1.",
        ),
        (
            "ironskin-oil",
            "Warrior has this round and the next: Less damage +3.",
            "Barbar hat in dieser und der nächsten Runde: Weniger Schaden +3.",
        ),
    ],
)
def test_what_a_potion_strengthens_is_told(scene, card, told, erzählt):
    s = scene(heroes={"warrior": (0, 0)})
    s.run(items.apply(s.t, 0, s.give("warrior", card, "belt"), 0))
    assert (lines(s)[1], lines(s, german)[1]) == (told, erzählt)


def test_what_lasts_for_the_scenario_says_so(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.run(s.content.door_events["chalk-marks"].event(s.t, 0))
    assert lines(s) == ["Warrior has for the rest of the scenario: Trap checks +4."]


def test_an_enchanted_weapon_is_named(scene):
    s = scene(heroes={"mage": (0, 0), "warrior": (1, 0)})
    spell = s.give("mage", "flame-weapon")
    s.give("warrior", "war-axe")
    s.run(s.content.numbered[spell].use(s.t, 0, 1))
    assert lines(s) == ["Warrior's War Axe is enchanted: fire for 1 PP."]
    assert lines(s, german) == ["„Kriegsaxt“ von Barbar ist verzaubert: Feuer für 1 PP."]


def test_who_is_woken_is_told_the_points(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    salts = s.give("warrior", "smelling-salts", "belt")
    s.set("mage", unconscious=True, hp=-3)
    s.run(s.content.numbered[salts].use(s.t, 0, 1))
    assert lines(s) == ["Mage regains 2 HP.", "Mage wakes up.", "Mage gains 8 AP and has 8."]


def test_who_was_frozen_to_the_ground_is_free_in_the_next_round_and_whom_a_trap_holds_is_not(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (2, 2)})
    s.set("mage", held=True)
    s.run(traps.spring(s.t, 0, s.card("water-pit")), dice=[1, 2])
    s.state.phase = "A"
    s.step()
    assert "Mage can move again." in lines(s)
    assert "Magier kann sich wieder bewegen." in lines(s, german)
    assert "Warrior can move again." not in lines(s)


def test_what_the_scenario_lays_on_a_tile_is_told(scene):
    s = scene({(0, 0): "a-1", (0, -1): "d-5"}, heroes={"warrior": (2, 0)}, mode="campaign", scenario="ash-6-forge")
    s.run(scenario.tile_revealed(s.t, 1))
    assert lines(s)[:2] == ["Here (D-5, the Forge): bellows.", "Fire burns in D-5, the Forge."]
    assert lines(s, german)[:2] == ["Hier (D-5, die Schmiede): Blasebalg.", "Im Raum „D-5, die Schmiede“ brennt es."]
    bare = scene({(0, 0): "a-1", (0, -1): "a-2"}, heroes={"warrior": (2, 0)}, mode="campaign", scenario="ash-6-forge")
    bare.run(scenario.tile_revealed(bare.t, 1))
    assert lines(bare) == []


def test_who_finds_a_campaign_item_is_named(scene):
    s = scene({(0, 0): "d-5"}, heroes={"warrior": (0, 0)}, mode="campaign", scenario="ash-6-forge")
    deed = s.content.scenarios["ash-6-forge"].deeds[0]
    s.run(deed.done(s.t, 0, s.sq(0, 0)))
    assert lines(s)[0].endswith(": Warrior has learned the Word of Unmaking.")
    assert lines(s, german)[0].endswith(": Barbar kennt nun das Wort der Auflösung.")
