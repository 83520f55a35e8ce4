"""Attributes, derived values, zones, requirements and encumbrance."""

import pytest

from undercroft.games.doria.content.definitions import AGI, CON, PER, PSI, STR, WIS
from undercroft.games.doria.rules import combat, gear, loot
from undercroft.games.doria.rules.ground import board


@pytest.mark.rule("doria.attr.six", "doria.attr.hero-values-de")
def test_the_eight_premade_heroes_have_the_printed_values(scene):
    printed = {
        "warrior": (13, 13, 9, 9, 5, 1, 13, 9, 3),
        "shield-maiden": (12, 9, 12, 8, 6, 4, 10, 10, 5),
        "ranger": (12, 9, 7, 11, 6, 6, 10, 9, 6),
        "huntress": (7, 11, 9, 11, 7, 5, 9, 10, 6),
        "adventurer": (9, 9, 8, 8, 8, 8, 9, 8, 8),
        "scoundrel": (6, 10, 11, 9, 7, 7, 8, 10, 7),
        "mage": (4, 4, 9, 7, 13, 13, 4, 8, 13),
        "priestess": (6, 8, 7, 9, 9, 11, 7, 8, 10),
    }
    s = scene(heroes=list(printed)[:6], edition="de")
    for name, values in printed.items():
        if name in (who.kind for who in s.state.heroes):
            who = s.hero(name)
            assert tuple(who.attributes) == values[:6]
            assert (who.max_hp, who.ip, who.max_pp) == values[6:]
    assert tuple(s.content.heroes["mage"].attributes) == printed["mage"][:6]
    assert tuple(s.content.heroes["priestess"].attributes) == printed["priestess"][:6]


@pytest.mark.rule("doria.attr.hero-values-en")
def test_the_newer_edition_shows_the_values_of_its_examples(scene):
    s = scene(heroes=["warrior", "adventurer", "mage"])
    assert s.hero("warrior").attributes[STR] == 13
    assert s.hero("warrior").attributes[AGI] == 9
    assert [s.hero("adventurer").attributes[at] for at in (STR, CON, AGI, WIS)] == [9, 9, 8, 8]
    assert s.hero("mage").attributes[STR] == 4


@pytest.mark.rule("doria.derived.hp", "doria.derived.ip", "doria.derived.pp")
def test_halved_sums_are_rounded_down(scene):
    s = scene(heroes=["warrior"])
    who = s.set("warrior", str_=13, con=12, agi=10, per=9, wis=6, psi=1)
    assert (who.max_hp, who.ip, who.max_pp) == (12, 9, 3)


@pytest.mark.rule("doria.derived.equipment-modifiers", "doria.card.ip-modifier")
def test_the_sheet_of_the_warrior(scene):
    s = scene(heroes=["warrior"])
    s.set("warrior", str_=13, con=13, agi=10, per=9, wis=6, psi=1)
    plate = s.card("plate-arms")
    s.revise(plate, ip=-1, ar=1, needs=())
    gear.put_on(s.content, s.hero("warrior"), plate, 2)
    who = s.hero("warrior")
    assert (who.max_hp, who.ip, who.max_pp) == (13, 8, 3)
    gear.remove(s.content, who, plate)
    assert who.ip == 9


@pytest.mark.rule("doria.derived.recalculate", "doria.xp.raise-current")
def test_a_raised_maximum_raises_the_current_value(scene):
    from undercroft.games.doria.rules import phases

    s = scene(heroes=["adventurer"])
    who = s.set("adventurer", hp=6)
    phases.raise_attribute(s.t, 0, STR)
    assert (who.hp, who.max_hp) == (6, 9)  # one attribute alone changes nothing
    phases.raise_attribute(s.t, 0, CON)
    assert (who.hp, who.max_hp) == (7, 10)


@pytest.mark.rule("doria.derived.hp-pp-bonus-current-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_bonus_raises_maximum_and_current_value_and_goes_with_its_item(scene, edition):
    s = scene(heroes=["warrior"], edition=edition)
    who = s.set("warrior", hp=5, pp=2)
    ring = s.card("dagger")
    s.revise(ring, zone="accessory", kind="accessory", needs=(), hp=1, psi_points=2)
    gear.put_on(s.content, who, ring, 5)
    assert (who.hp, who.max_hp, who.pp, who.max_pp) == (6, 14, 4, 5)
    gear.remove(s.content, who, ring)
    assert (who.hp, who.max_hp, who.pp, who.max_pp) == (5, 13, 2, 3)


@pytest.mark.rule("doria.equip.zones")
def test_a_body_has_nine_places_and_a_belt_and_a_pack(scene):
    from undercroft.games.doria.state import PLACES

    s = scene(heroes=["warrior"])
    assert PLACES == ("head", "torso", "arms", "legs", "feet", "accessory-1", "accessory-2", "hand-1", "hand-2")
    number = s.give("warrior", "leather-helmet")
    assert s.hero("warrior").body[0] == number
    assert gear.where(s.hero("warrior"), number) == "body"


@pytest.mark.rule("doria.equip.one-armor-per-zone")
def test_armor_fits_one_zone_which_holds_one_piece(scene):
    s = scene(heroes=["warrior"])
    first, second = s.give("warrior", "leather-helmet"), s.card("padded-hood")
    who = s.hero("warrior")
    assert gear.places_for(s.content, who, first) == (0,)
    ring = s.card("dagger")
    s.revise(ring, zone="accessory", needs=())
    assert gear.places_for(s.content, who, ring) == (5, 6)
    s.revise(second, needs=())
    assert gear.put_on(s.content, who, second, 0) == [first]


@pytest.mark.rule("doria.equip.requirements")
def test_both_attributes_must_reach_the_printed_values(scene):
    s = scene(heroes=["warrior"])
    sword = s.card("longsword")
    s.revise(sword, needs=((STR, 13), (AGI, 10)))
    who = s.hero("warrior")
    assert gear.places_for(s.content, who, sword) == ()
    assert [spot.place for spot in loot.spots(s.t, 0, sword)] == ["belt", "pack"]
    who.attributes[AGI] = 10
    assert gear.places_for(s.content, who, sword) == (7, 8)


@pytest.mark.rule("doria.equip.requirements")
def test_a_card_beyond_one_cannot_be_used_from_the_belt(scene):
    s = scene(heroes={"warrior": (0, 0)})
    sword = s.give("warrior", "short-sword", "belt")
    s.monster("orc", 1, 0)
    assert combat.attacks(s.t, 0, board(s.t))
    s.hero("warrior").attributes[STR] = 1
    assert combat.attacks(s.t, 0, board(s.t)) == []
    assert sword in s.hero("warrior").belt


@pytest.mark.rule("doria.equip.potions-anywhere")
def test_a_potion_has_no_requirement_and_lies_anywhere(scene):
    s = scene(heroes=["mage"])
    potion = s.card("small-healing-potion")
    assert s.content.numbered[potion].needs == ()
    assert gear.places_for(s.content, s.hero("mage"), potion) == tuple(range(9))


@pytest.mark.rule("doria.equip.hands")
def test_a_two_handed_card_fills_both_hands(scene):
    s = scene(heroes=["warrior"])
    sword, club = s.give("warrior", "short-sword"), s.give("warrior", "wooden-club")
    who = s.hero("warrior")
    assert who.body[7:9] == [sword, club]
    hammer = s.card("combat-hammer")
    assert gear.put_on(s.content, who, hammer, 7) == [sword, club]
    assert who.body[7:9] == [hammer, hammer]
    assert gear.equipped(who) == [hammer]
    assert gear.put_on(s.content, who, sword, 8) == [hammer]
    assert who.body[7:9] == [-1, sword]


@pytest.mark.rule("doria.equip.belt-does-not-count")
def test_belt_and_pack_give_no_bonus_and_no_burden(scene):
    s = scene(heroes=["mage"])
    jacket = s.give("mage", "woolen-jacket", "belt", meets=False)
    s.revise(jacket, ar=9, ip=-3, hp=4, melee=2)
    who = s.hero("mage")
    assert (who.ip, who.max_hp, who.worn[gear.MELEE]) == (8, 4, 0)


@pytest.mark.rule("doria.equip.encumbrance")
def test_each_point_of_armor_above_strength_costs_initiative(scene):
    s = scene(heroes=["mage"], edition="de")
    who = s.set("mage", str_=5)
    base = who.ip
    for id, ar in (("padded-hood", 2), ("padded-boots", 2), ("tights", 1)):
        number = s.card(id)
        s.revise(number, ar=ar, needs=(), ip=0)
        gear.put_on(s.content, who, number, gear.ZONE_PLACES[s.content.numbered[number].zone][0])
    assert who.ip == base
    jacket = s.card("fur-jacket")
    s.revise(jacket, ar=3, needs=(), ip=0)
    gear.put_on(s.content, who, jacket, 1)
    assert who.ip == base - 3


@pytest.mark.rule("doria.equip.encumbrance-damaged-en", "doria.card.armor-damaged-other-bonuses-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_damaged_armor_still_weighs_and_still_gives_its_other_bonuses(scene, edition):
    s = scene(heroes=["mage"], edition=edition)
    who = s.set("mage", str_=1)
    coat = s.card("woolen-jacket")
    s.revise(coat, ar=3, needs=(), ip=0, defend=2)
    gear.put_on(s.content, who, coat, 1)
    slow = who.ip
    gear.damage_card(s.t, coat)
    gear.refresh(s.content, who)
    assert who.ip == slow == 8 - 2
    assert who.worn[gear.DEFEND] == 2


@pytest.mark.rule("doria.equip.encumbrance-bonus-en")
def test_a_strength_bonus_counts_for_encumbrance_only(scene):
    s = scene(heroes=["mage"])
    who = s.set("mage", str_=1)
    coat = s.card("woolen-jacket")
    s.revise(coat, ar=5, needs=(), ip=0, strength=4)
    gear.put_on(s.content, who, coat, 1)
    assert who.ip == 8
    assert who.attributes[STR] == 1
    sword = s.card("short-sword")
    assert not gear.meets(who, s.content.numbered[sword])


@pytest.mark.rule("doria.equip.belt-capacity", "doria.equip.extra-belt-slot-en")
def test_a_belt_bonus_gives_a_place_and_its_card_falls_into_the_pack(scene):
    s = scene(heroes=["warrior"])
    who = s.hero("warrior")
    pouch = s.card("dagger")
    s.revise(pouch, zone="accessory", kind="accessory", needs=(), belt=1, hands=0)
    assert gear.belt_places(s.content, who) == 3
    gear.put_on(s.content, who, pouch, 5)
    assert gear.belt_places(s.content, who) == 4
    cards = [s.give("warrior", "small-healing-potion", "belt") for _ in range(4)]
    gear.remove(s.content, who, pouch)
    assert who.belt == cards[:3]
    assert who.pack == cards[3:]


@pytest.mark.rule("doria.equip.extra-belt-slot-de")
def test_a_belt_bonus_works_in_the_first_edition(scene):
    s = scene(heroes=["warrior"], edition="de")
    who = s.hero("warrior")
    pouch = s.card("dagger")
    s.revise(pouch, zone="accessory", kind="accessory", needs=(), belt=1, hands=0)
    gear.put_on(s.content, who, pouch, 6)
    assert gear.belt_places(s.content, who) == 4


@pytest.mark.rule("doria.equip.backpack-unlimited-en")
def test_the_backpack_holds_any_number_without_penalty(scene):
    s = scene(heroes=["mage"])
    who = s.hero("mage")
    before = who.ip
    who.belt = [s.card("small-healing-potion") for _ in range(3)]
    for number in range(40):
        gear.stow(s.content, who, number)
    gear.refresh(s.content, who)
    assert len(who.pack) == 40
    assert who.ip == before


@pytest.mark.rule("doria.equip.zone-access-en", "doria.equip.take-from-belt-en")
def test_from_the_belt_to_the_hand_for_four(scene):
    s = scene(heroes=["warrior"])
    who = s.hero("warrior")
    sword, club = s.give("warrior", "short-sword"), s.give("warrior", "wooden-club", "belt")
    who.ap = 20
    s.step(answers=["equip", f"wooden-club {club} to hand-1"])
    assert who.ap == 16
    assert who.body[7] == club
    assert sword in who.belt
    assert [gear.access(s.content, place) for place in ("body", "belt", "pack")] == [0, 4, 10]


@pytest.mark.rule("doria.equip.zone-access-de", "doria.equip.take-from-belt-de")
def test_from_the_belt_to_the_hand_for_three_in_the_first_edition(scene):
    s = scene(heroes=["warrior"], edition="de")
    who = s.hero("warrior")
    hammer = s.give("warrior", "combat-hammer", "belt")
    s.step(answers=["equip"])  # both hands are its only place
    assert who.ap == 17
    assert who.body[7:9] == [hammer, hammer]
    assert [gear.access(s.content, place) for place in ("body", "belt", "pack")] == [0, 3, 10]


@pytest.mark.rule("doria.equip.take-from-backpack")
def test_a_card_comes_out_of_the_backpack_for_ten_and_ends_the_action(scene):
    s = scene(heroes=["warrior"])
    sword = s.give("warrior", "short-sword", "pack")
    s.step(answers=["equip", f"short-sword {sword} to hand-1"])
    assert s.hero("warrior").ap == 10
    assert s.hero("warrior").body[7] == sword
    assert s.next() == ("act", 0)  # a new action, in which it can be used


@pytest.mark.rule("doria.equip.downgrade-free")
def test_moving_a_card_down_costs_nothing(scene):
    s = scene(heroes=["warrior"])
    sword = s.give("warrior", "short-sword")
    s.step(answers=["stow", f"short-sword {sword} to belt"])
    assert s.hero("warrior").ap == 20
    assert s.hero("warrior").belt == [sword]
    s.step(answers=["stow"])  # the lone way left: from the belt to the backpack
    assert s.hero("warrior").pack == [sword]


@pytest.mark.rule("doria.card.attack-bonus", "doria.card.defense-bonus", "doria.card.psi-bonus")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_bonuses_of_several_items_add_up(scene, edition):
    from undercroft.games.doria.rules import defense
    from undercroft.games.doria.rules.options import NOTHING

    s = scene(heroes=["warrior"], edition=edition)
    who = s.hero("warrior")
    for at, id in enumerate(("dagger", "wooden-club")):
        number = s.card(id)
        s.revise(
            number, zone="accessory", kind="accessory", hands=0, needs=(), attack=None, melee=1, defend=2, resist=3
        )
        gear.put_on(s.content, who, number, 5 + at)
    sword = s.give("warrior", "short-sword")
    printed = s.content.numbered[sword].attack
    assert combat.attack_dice(s.t, 0, s.content.numbered[sword], combat.NO_BOOST) == (printed[0], printed[1] + 2)
    assert defense.defense_dice(s.t, 0, NOTHING, magic=False) == (2, 4)
    assert defense.defense_dice(s.t, 0, NOTHING, magic=True) == (2, 6)


@pytest.mark.rule("doria.card.gold")
def test_cards_are_worth_none_to_three_coins(scene):
    s = scene()
    values = {s.content.numbered[number].gold for number in range(s.content.loot)}
    assert values == {0, 1, 2, 3}


def test_attribute_numbers_name_the_six(scene):
    assert tuple(range(6)) == (STR, CON, AGI, PER, WIS, PSI)
