"""The story as it is told: nothing silent, nothing doubled, and grammar in both languages."""

import pytest

from undercroft.games.doria.events import (
    ArmorUsed,
    Attacked,
    DeedChecked,
    Defended,
    EventChecked,
    FellUnconscious,
    Fumbled,
    GearDamaged,
    Healed,
    InitiativeRolled,
    LootDrawn,
    LootLost,
    ModsTaken,
    MonsterDefeated,
    MonsterDrank,
    MonsterHurt,
    MonsterMarked,
    MonsterStays,
    PointsGained,
    Poisoned,
    PoisonWorks,
    Protected,
    ScenarioTold,
    ShopDiscarded,
    SpellChecked,
    StandardReturned,
    StandardTaken,
    Struck,
    Taken,
    TrapChecked,
    TrapSprung,
    Used,
)
from undercroft.games.doria.rules import combat, defense, health, hunt, loot, phases, preparation, previews, shop, spawn
from undercroft.games.doria.rules.options import Attack
from undercroft.games.doria.state import Strike
from undercroft.texts import voice

english, german = voice("doria"), voice("doria", "de")


def test_one_marker_and_two_markers():
    said = [english(Poisoned(hero="mage", markers=n).text()) for n in (0, 1, 2)]
    assert said == [
        "Mage now has no poison marker.",
        "Mage now has 1 poison marker.",
        "Mage now has 2 poison markers.",
    ]
    assert german(Poisoned(hero="mage", markers=1).text()) == "Magier hat jetzt 1 Giftmarker."


def test_only_what_comes_back_is_told():
    assert english(Healed(hero="mage", hp=3, pp=0).text()) == "Mage regains 3 HP."
    assert english(Healed(hero="mage", hp=0, pp=2).text()) == "Mage regains 2 PP."
    assert english(Healed(hero="mage", hp=1, pp=2).text()) == "Mage regains 1 HP and 2 PP."


def test_who_lies_unhurt_recovers_without_a_word(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", unconscious=True)
    s.run(phases.recover(s.t, 0))
    assert s.told(Healed) == []


def test_a_fumbled_initiative_says_so(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[1, 1])
    assert english(s.told(InitiativeRolled)[0].text()) == "Warrior fumbles the roll for initiative."


def test_points_of_several_pay_outs_are_told_once(scene):
    s = scene(heroes=["warrior", "mage"])
    s.state.xp = 7
    phases.redeem(s.t)
    assert [english(told.text()) for told in s.told(PointsGained)] == ["Everyone gains 3 attribute points."]
    assert s.state.xp == 1


def test_a_miss_is_a_miss_and_nobody_has_less_than_nothing(scene):
    s = scene(heroes={"warrior": (0, 0)})
    axe, orc = s.give("warrior", "war-axe"), s.monster("orc", 1, 0)
    attack = Attack(axe, "war-axe", orc, "orc")
    s.run(combat.attack(s.t, 0, attack), dice=[2, 2, 2, 8, 8])
    assert (
        english(s.told(Attacked)[0].text()) == "Warrior attacks Orc 1 with War Axe: 9 (3D+3) against 21 (2D+5), a miss."
    )
    s.run(combat.attack(s.t, 0, attack), dice=[9, 9, 9, 2, 3])
    assert [told.hp for told in s.told(MonsterHurt)] == [0]
    assert german(s.told(Attacked)[1].text()) == (
        "Barbar greift mit „Kriegsaxt“ an, und Ork 1 wehrt sich: 30 (3W+3) gegen 10 (2W+5), "
        "ein kritischer Treffer mit 5 Schaden, davon 2 dafür."
    )


def test_a_door_event_tells_how_its_check_ended(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", agi=1, per=1)
    s.run(s.content.door_events["trapped-handle"].event(s.t, 0), dice=[2, 3])
    assert [english(told.text()) for told in s.told(EventChecked)] == ["Warrior reacts: 7 against 28, too late."]


@pytest.mark.parametrize("speak", [english, german])
def test_the_special_effects_of_a_weapon_are_told_apart(scene, speak):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "frostbrand")
    s.monster("orc", 1, 0)
    said = [speak(previews.act_label(s.t, 0, option)) for option in combat.attacks(s.t, 0, s.board)]
    assert len(set(said)) == 3


def test_a_vampire_that_drinks_is_told(scene):
    s = scene(heroes={"warrior": (1, 2)})
    vampire = s.monster("vampire", 0, 2)
    s.run(defense.after_hit(s.t, vampire, 0, 3))
    assert english(s.told(MonsterDrank)[0].text()) == "Vampire drinks 3 HP and has 5 now."
    assert german(s.told(MonsterDrank)[0].text()) == "Vampir trinkt 3 TP und hat jetzt 5."
    s.run(defense.after_hit(s.t, vampire, 0, 0))
    assert len(s.told(MonsterDrank)) == 1


def test_poison_that_takes_hit_points_from_a_monster_has_a_name(scene):
    s = scene(heroes={"warrior": (1, 2)})
    s.monster("troll", 4, 4, hp=3, poison=1)
    s.monster("ogre", 4, 3, hp=3)
    s.state.phase, s.state.queue = "E", []
    s.step()
    assert [english(told.text()) for told in s.told(PoisonWorks)] == ["The poison works in Troll."]
    assert [told.lost for told in s.told(MonsterHurt)] == [1]


def test_modifications_that_are_taken_over_are_told(scene):
    s = scene(heroes={"warrior": (4, 4)})
    s.monster("gargoyle", 0, 0)
    s.monster("gargoyle", 3, 3)
    s.state.monster_deck += ["gargoyle", "blocker"]
    s.run(spawn.draw_monster(s.t, s.sq(0, 0)))
    assert [german(told.text()) for told in s.told(ModsTaken)] == [
        "Für noch einen ist keine Figur mehr da: Gargoyle 2 übernimmt Blockierer und handelt."
    ]


def test_a_fumble_that_would_have_been_enough_is_called_one():
    said = [
        english(DeedChecked(hero="warrior", verb="dig", total=28, target=26, passed=passed).text()) for passed in (0, 1)
    ]
    assert [line.rpartition(": ")[2] for line in said] == ["28 against 26, a fumble, in vain.", "28 against 26, done."]
    low = SpellChecked(hero="mage", card="spark", total=20, target=26, passed=0)
    assert english(low.text()).endswith("20 against 26, it fails.")
    caught = TrapChecked(hero="mage", card="pitfall", total=30, target=26, passed=0)
    assert german(caught.text()).endswith("30 gegen 26, ein Patzer, erwischt.")


def test_a_fumbled_defense_says_so_and_names_the_item_that_it_costs(scene):
    s = scene(heroes={"warrior": (1, 2)})
    sword = s.give("warrior", "short-sword")
    s.state.strike = Strike(s.monster("orc", 0, 2), 9, (0,))
    s.run(defense.defend(s.t), dice=[1, 1], answers=[f"short-sword {sword}"])
    assert sword in s.state.damaged
    costs = "The fumble costs Warrior dear: Short Sword is damaged."
    assert [english(told.text()) for told in s.told(GearDamaged)] == [costs]
    told = s.told(Defended)[0].text()
    assert english(told).endswith("against 9, a fumble, and is hit.")  # that it was not enough anyway explains nothing
    assert german(told).endswith("gegen 9, ein Patzer, und wird getroffen.")
    high = Defended(hero="warrior", monster="orc", figure=1, attack=9, defense=12, hit=1)
    assert english(high.text()) == "Warrior defends against Orc 1: 12 against 9, a fumble, and is hit."
    plain = Defended(hero="warrior", monster="orc", figure=1, attack=9, defense=7, hit=1)
    assert english(plain.text()) == "Warrior defends against Orc 1: 7 against 9, and is hit."


def test_a_monster_that_fumbles_strikes_nobody(scene):
    s = scene(heroes={"warrior": (1, 2)})
    orc = s.monster("orc", 0, 2)
    s.run(defense.strike(s.t, orc, [0]), dice=[1, 1])
    assert s.state.strike is None
    assert [english(told.text()) for told in s.told(Struck)] == ["Orc 1 fumbles its attack."]
    assert german(s.told(Struck)[0].text()) == "Ork 1 verpatzt den Angriff."


def test_armor_that_holds_is_told_instead_of_no_loss():
    hurt = [MonsterHurt(monster="black-knight", figure=0, lost=lost, hp=1) for lost in (0, 1)]
    assert [english(told.text()) for told in hurt] == [
        "The armor of Black Knight holds.",
        "Black Knight loses 1 HP and has 1 left.",
    ]
    assert german(hurt[0].text()) == "Schwarzer Ritter bleibt dank der Rüstung unverletzt."


def test_a_trap_is_told_once_and_names_who_found_it(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    s.run(loot.play_out(s.t, 0, s.card("spiked-walls")), dice=[9, 9])
    assert s.told(LootDrawn) == []
    assert english(s.told(TrapSprung)[0].text()) == "Warrior walks into a trap: Spiked Walls!"
    assert german(s.told(TrapSprung)[0].text()) == "Barbar gerät in eine Falle: „Stachelwände“!"


def test_what_changes_hands_before_the_game_is_told(scene):
    s = scene(heroes=["warrior", "mage"])
    orb, axe = s.card("psi-orb"), s.card("war-axe")
    s.hero("warrior").hand, s.state.queue = [orb, axe], [0, 1]
    s.run(preparation.arrange_one(s.t, 0, orb), answers=["give 1"])
    assert english(s.told(Taken)[0].text()) == "Mage takes Psi Orb from Warrior."
    s.run(preparation.arrange_one(s.t, 0, axe), answers=["discard"])
    assert english(s.told(LootLost)[0].text()) == "Warrior leaves War Axe behind."


def test_a_monster_that_can_do_nothing_stays_and_one_that_comes_nearer_does_not(scene):
    s = scene("#######\n#.....#\n#######\n#######\n#######\n#.....#\n#######", heroes={"warrior": (0, 0)})
    golem = s.monster("golem", 0, 4)
    s.run(hunt.act(s.t, golem))
    assert english(s.told(MonsterStays)[0].text()) == "Golem stays where it is."
    s = scene({(0, 0): "a-4", (0, 1): "a-4"}, heroes={"warrior": (2, 0)})
    zombie = s.monster("zombie", 2, 9, held=True)
    s.run(hunt.act(s.t, zombie))
    assert english(s.told(MonsterMarked)[0].text()) == "Zombie 1 works itself free instead of moving."
    assert german(s.told(MonsterMarked)[0].text()) == "Zombie 1 befreit sich, statt sich zu bewegen."
    s.run(hunt.act(s.t, zombie))
    assert len(s.told(MonsterMarked)) == 1
    assert s.told(MonsterStays) == []
    assert s.at(s.state.monsters[zombie].square) == (2, 6)


@pytest.mark.parametrize("what", ["page", "crown", "out", "shard", "purse", "ingot", "poured"])
def test_a_deed_that_needs_no_roll_says_whose_it_is(what):
    told = ScenarioTold(what=what, number=2, hero="mage").text()
    assert english(told).startswith("Mage ")
    assert german(told).startswith("Magier ")


def test_who_drinks_alone_is_named_once():
    alone, shared = (Used(hero="mage", card="elixir", other=other).text() for other in ("mage", "warrior"))
    assert (english(alone), english(shared)) == ("Mage uses Elixir.", "Mage uses Elixir on Warrior.")
    assert (german(alone), german(shared)) == ("Magier benutzt „Elixier“.", "Magier benutzt „Elixier“ für Barbar.")


def test_what_is_taken_or_given_for_a_standard_item_is_told(scene):
    s = scene(heroes=("warrior",), edition="de")
    robe = s.card("wizard-robe")
    hammer = next(n for n in s.state.standard if s.content.numbered[n].id == "combat-hammer")
    s.state.phase, s.state.queue, s.hero("warrior").hand = "cards", [0], [robe]
    s.run(preparation.swap_for_standard(s.t, 0), answers=[f"wizard-robe {robe}", f"combat-hammer {hammer}"])
    assert s.hero("warrior").hand == [hammer]
    (told,) = s.told(StandardTaken)
    assert english(told.text()) == "Warrior takes Combat Hammer for Wizard Robe."
    assert german(told.text()) == "Barbar tauscht „Zaubererrobe“ gegen „Kampf-Hammer“."
    plain = StandardTaken(hero="mage", card="belt-knife").text()
    assert (english(plain), german(plain)) == (
        "Mage takes Belt Knife instead of a loot card.",
        "Magier nimmt „Gürtelmesser“ statt einer Schatzkarte.",
    )
    back = StandardReturned(hero="mage", card="psi-orb").text()
    assert english(back) == "Mage gives Psi Orb back and draws another card."


def test_who_rolls_in_vain_while_lying_there_does_not_fall_again(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (2, 0)})
    s.state.phase, s.state.queue = "C", [0, 1]
    s.set("mage", unconscious=True, hp=-1)
    s.step(dice=[1, 1])
    s.step(dice=[1])
    assert [english(told.text()) for told in s.told(FellUnconscious)] == [
        "Warrior falls unconscious, and doom draws nearer.",
        "Mage does not come round, and doom draws nearer.",
    ]
    assert german(s.told(FellUnconscious)[1].text()) == "Magier kommt nicht zu sich, und das Verhängnis rückt näher."


def test_a_boss_is_defeated_before_anybody_says_something_about_it(scene):
    s = scene(heroes={"warrior": (0, 0)}, scenario="the-warlord")
    axe, gorrak = s.give("warrior", "war-axe"), s.monster("orc", 1, 0, boss="warlord-gorrak", hp=1, figure=0)
    s.run(combat.attack(s.t, 0, Attack(axe, "war-axe", gorrak, "orc")), dice=[9, 9, 9, 2, 2])
    said = [english(told.text()) for told in s.t.log if isinstance(told, MonsterDefeated | ScenarioTold)]
    assert said == ["Gorrak the Warlord is defeated.", "Gorrak has counted enough."]


# ----------------------------------------------------------------------------------------------- why a blow hits


SWORD = "(3D+1: Short Sword +1)"


@pytest.mark.rule("doria.damage.critical", "doria.fumble.monster-en")
@pytest.mark.parametrize(
    ("dice", "ending", "ende"),
    [
        (
            [2, 2, 2, 1, 1],
            f"7 {SWORD} against 7 (2D+5), a fumble: 3 damage, 1 of it for that.",
            "davon 1 dafür.",
        ),
        (
            [9, 9, 9, 2, 2],
            f"28 {SWORD} against 9 (2D+5), a critical hit: 3 damage, 1 of it for that.",
            "davon 1 dafür.",
        ),
        (
            [9, 9, 2, 2, 2],
            f"21 {SWORD} against 9 (2D+5), a critical hit: 3 damage, 1 of it for that.",
            "davon 1 dafür.",
        ),
        ([5, 5, 2, 2, 2], f"13 {SWORD} against 9 (2D+5), 2 damage.", "2 Schaden."),
        (
            [2, 1, 1, 9, 9],
            "Warrior fumbles the attack on Orc 1 with Short Sword: two ones. Short Sword is damaged now.",
            "jetzt beschädigt.",
        ),
    ],
)
def test_a_blow_names_dice_criticals_and_fumbles(scene, dice, ending, ende):
    s = scene(heroes={"warrior": (0, 0)})
    sword = s.give("warrior", "short-sword")
    orc = s.monster("orc", 1, 0, hp=20)
    s.step(dice[:3] if dice[1:3] == [1, 1] else dice, [f"attack orc-{orc} with short-sword {sword}"])
    told = [*s.told(Attacked), *s.told(Fumbled)][0].text()
    assert english(told).endswith(ending)
    assert german(told).endswith(ende)


@pytest.mark.rule("doria.damage.critical", "doria.defense.choose")
def test_a_defense_names_the_item_and_what_a_critical_hit_adds(scene):
    s = scene(heroes={"warrior": (0, 0)})
    sword = s.give("warrior", "short-sword")
    orc = s.monster("orc", 1, 0)
    s.state.strike = Strike(orc, 30, (0,))
    s.step([2, 2], [f"short-sword {sword}"])
    by_sword = s.told(Defended)[-1].text()
    assert english(by_sword).startswith("Warrior defends against Orc 1 with Short Sword: 7 (2D+3: Short Sword +3)")
    assert english(by_sword).endswith("against 30, and is hit critically: 2 more damage.")
    assert german(by_sword).startswith("Ork 1 greift an, und Barbar wehrt sich mit „Kurzschwert“: ")
    s.state.strike = Strike(orc, 3, (0,))
    s.step([2, 2], ["none"])
    assert (
        english(s.told(Defended)[-1].text())
        == "Warrior defends against Orc 1 by dodging: 4 (2D) against 3, and is safe."
    )
    s.set("warrior", agi=1, body=[-1] * 9)
    s.state.strike = Strike(orc, 9, (0,))
    s.step()
    assert english(s.told(Defended)[-1].text()) == "Warrior has nothing to defend with against Orc 1 and is hit."


@pytest.mark.rule("doria.damage.hero-armor")
def test_what_armor_and_magic_keep_off_is_told(scene):
    s = scene(heroes={"warrior": (0, 0)})
    helmet = s.give("warrior", "leather-helmet")
    s.set("warrior", boons={"ar": 2})
    s.run(health.wound(s.t, 0, 5), answers=[f"leather-helmet {helmet}"])
    stops = s.content.numbered[helmet].ar
    said = [english(told.text()) for told in (*s.told(Protected), *s.told(ArmorUsed))]
    assert said == [
        "Magic keeps 2 damage from Warrior.",
        f"Warrior lets Leather Helmet take {stops} of the damage; it is damaged now.",
    ]
    s.run(health.wound(s.t, 0, 1))
    assert s.told(Protected)[-1].stops == 1  # no more than there was
    s.run(health.wound(s.t, 0, 1, piercing=True))
    assert len(s.told(Protected)) == 2


@pytest.mark.rule("doria.phase-i.discard-en")
def test_a_card_that_leaves_the_shop_says_by_whose_hand(scene):
    s = scene(heroes={"warrior": (0, 0)})
    club = s.card("wooden-club")
    said = []
    for why, hero in (("party", ""), ("hero", "warrior"), ("worthless", ""), ("doom", "")):
        s.state.shop = [club, -1, -1]
        shop.discard(s.t, club, why, hero)
        said.append(english(s.told(ShopDiscarded)[-1].text()))
    assert said == [
        "The party throws Wooden Club out of the shop.",
        "Warrior pays to have Wooden Club taken out of the shop.",
        "Nobody can buy Wooden Club, so it leaves the shop.",
        "The party gets rid of Wooden Club in the shop for a step of doom.",
    ]
