"""Attributes, derived values, zones, requirements and encumbrance."""

import pytest

from undercroft.games.doria.content.definitions import AGI, CON, PER, PSI, STR, WIS
from undercroft.games.doria.events import Attacked, Defended
from undercroft.games.doria.game import GAME
from undercroft.games.doria.rules import gear
from undercroft.games.doria.rules.trade import draws, stows
from undercroft.games.doria.state import Strike
from undercroft.testing import run, scripted


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


def wear(s, name, id, place, meets=True):
    """Somebody takes a printed card out of the backpack and puts it on, in an action of its own."""
    number, who = s.give(name, id, "pack", meets), s.hero(name)
    who.ap = 20
    options = {str(option): option for option in draws(s.t, s.number(name))}
    wanted = f"{id} {number} to {place}"
    assert wanted in options
    assert s.step(answers=["equip", wanted] if len(options) > 1 else ["equip"]) == "act"
    return number


def take_off(s, name, number):
    """Into the backpack, in an action of its own."""
    s.hero(name).ap = 20
    options = stows(s.t, s.number(name))
    wanted = f"{s.content.numbered[number].id} {number} to pack"
    assert s.step(answers=["stow", wanted] if len(options) > 1 else ["stow"]) == "act"


@pytest.mark.rule("doria.derived.hp", "doria.derived.ip", "doria.derived.pp")
@pytest.mark.parametrize(
    ("hero", "derived"),
    [("warrior", (13, 9, 3)), ("shield-maiden", (10, 10, 5)), ("ranger", (10, 9, 6)), ("priestess", (7, 8, 10))],
)
def test_halved_sums_are_rounded_down(hero, derived):
    t = scripted(GAME, seats=1, heroes=1, answers=[hero])
    name, *arguments = GAME.next_step(t.state, t.content)
    run(GAME.steps[name](t, *arguments), t)
    who = t.state.heroes[0]
    assert (who.max_hp, who.ip, who.max_pp) == derived
    assert (who.hp, who.pp) == (who.max_hp, who.max_pp)


@pytest.mark.rule("doria.derived.equipment-modifiers", "doria.card.ip-modifier")
def test_the_sheet_of_the_warrior(scene):
    s = scene(heroes=["warrior"])
    who = s.set("warrior", str_=13, con=13, agi=10, per=9, wis=6, psi=1)
    assert (who.max_hp, who.ip, who.max_pp) == (13, 9, 3)
    plate = wear(s, "warrior", "plate-arms", "arms")
    assert (who.max_hp, who.ip, who.max_pp) == (13, 8, 3)
    take_off(s, "warrior", plate)
    assert who.ip == 9
    wear(s, "warrior", "sand-of-hours", "accessory-1")
    assert who.ip == (10 + 9) // 2 + 2


@pytest.mark.rule("doria.derived.recalculate", "doria.xp.raise-current")
def test_a_raised_maximum_raises_the_current_value(scene):
    s = scene(heroes=["adventurer"])
    who = s.set("adventurer", hp=6, xp=2)
    s.state.phase, s.state.queue = "H2", [0]
    assert s.step(answers=["str", "save"]) == "level_up"
    assert (who.hp, who.max_hp) == (6, 9)  # one attribute alone changes nothing
    s.state.phase, s.state.queue = "H2", [0]
    s.step(answers=["con"])
    assert (who.hp, who.max_hp) == (7, 10)
    assert who.attributes[:2] == [10, 10]


@pytest.mark.rule("doria.derived.hp-pp-bonus-current-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_bonus_raises_maximum_and_current_value_and_goes_with_its_item(scene, edition):
    s = scene(heroes=["mage"], edition=edition)
    who = s.set("mage", hp=2, pp=5, con=7)
    most = who.max_hp
    ring, focus = wear(s, "mage", "ring-of-vigor", "accessory-1"), wear(s, "mage", "ring-of-focus", "accessory-2")
    assert (who.hp, who.max_hp, who.pp, who.max_pp) == (6, most + 4, 8, 16)
    take_off(s, "mage", ring)
    assert (who.hp, who.max_hp, who.pp, who.max_pp) == (2, most, 8, 16)
    take_off(s, "mage", focus)
    assert (who.pp, who.max_pp) == (5, 13)


@pytest.mark.rule("doria.equip.zones")
def test_a_body_has_nine_places_and_a_belt_and_a_pack(scene):
    s = scene(heroes=["warrior"])
    s.state.treasures, s.state.stacks = [s.hero("warrior").square], [[s.card("small-healing-potion")], [], []]
    s.step(answers=["search", "head"])
    body = ["head", "torso", "arms", "legs", "feet", "accessory-1", "accessory-2", "hand-1", "hand-2"]
    assert [str(option) for option in s.t.asked[-1].options] == [*body, "belt", "pack"]
    assert s.hero("warrior").body[0] != -1


@pytest.mark.rule("doria.equip.one-armor-per-zone")
def test_armor_fits_one_zone_which_holds_one_piece(scene):
    s = scene(heroes=["warrior"])
    who = s.hero("warrior")
    first = wear(s, "warrior", "leather-helmet", "head")
    second = wear(s, "warrior", "padded-hood", "head")
    assert [shift.place for shift in s.t.asked[-1].options if shift.number == second] == ["head", "belt"]
    assert (who.body[0], who.belt) == (second, [first])
    rope = wear(s, "warrior", "climbing-rope", "accessory-2")
    places = [shift.place for shift in s.t.asked[-1].options if shift.number == rope]
    assert places == ["accessory-1", "accessory-2", "belt"]
    assert who.body[5:7] == [-1, rope]


@pytest.mark.rule("doria.equip.requirements")
@pytest.mark.parametrize(
    ("str_", "agi", "places"),
    [(11, 10, ["hand-1", "hand-2", "belt"]), (10, 10, ["belt"]), (11, 9, ["belt"]), (20, 9, ["belt"])],
)
def test_both_attributes_must_reach_the_printed_values(scene, str_, agi, places):
    s = scene(heroes=["warrior"])
    s.set("warrior", str_=str_, agi=agi)
    sword, potion = (s.give("warrior", id, "pack", meets=False) for id in ("longsword", "small-healing-potion"))
    s.step(answers=["equip", f"small-healing-potion {potion} to belt"])
    assert [shift.place for shift in s.t.asked[-1].options if shift.number == sword] == places


@pytest.mark.rule("doria.equip.requirements")
def test_a_card_beyond_one_cannot_be_used_from_the_belt(scene):
    s = scene(heroes={"warrior": (0, 0)})
    sword, orc = s.give("warrior", "short-sword", "belt", meets=False), s.monster("orc", 1, 0, hp=9)
    s.hero("warrior").attributes[STR] = 7
    s.step(answers=["wait 1"])
    assert not [option for option in s.t.asked[0].options if str(option).startswith("attack")]
    s.hero("warrior").attributes[STR] = 8
    s.step(answers=[f"attack orc-{orc} with short-sword {sword}"], dice=[9, 9, 9, 5, 5])
    assert s.state.monsters[orc].hp < 9


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
    hammer = wear(s, "warrior", "combat-hammer", "hand-1")
    assert who.body[7:9] == [hammer, hammer]
    assert who.belt == [sword, club]
    assert gear.equipped(who) == [hammer]
    who.ap = 20
    s.step(answers=["equip", f"short-sword {sword} to hand-2"])
    assert who.body[7:9] == [-1, sword]
    assert who.belt == [club, hammer]


@pytest.mark.rule("doria.equip.belt-does-not-count")
def test_belt_and_pack_give_no_bonus_and_no_burden(scene):
    s = scene(heroes=["mage"])
    who = s.set("mage", str_=1, con=10, psi=11)
    plain = (who.ip, who.max_hp, who.max_pp, who.worn)
    for place in ("belt", "pack"):
        for id in ("bear-pelt", "ring-of-focus", "brawlers-band"):
            s.give("mage", id, place, meets=False)
    s.step(answers=["stow", f"bear-pelt {who.belt[0]} to pack"])
    assert (who.ip, who.max_hp, who.max_pp, who.worn) == plain
    who.attributes[STR] = 8
    who.ap = 20
    s.step(answers=["equip", f"bear-pelt {who.pack[0]} to torso"])
    assert who.max_hp == (8 + 10) // 2 + 2


@pytest.mark.rule("doria.equip.encumbrance")
def test_each_point_of_armor_above_strength_costs_initiative(scene):
    s = scene(heroes=["mage"])
    who = s.set("mage", str_=7, con=9, agi=9, per=7)
    for id, place in (("padded-hood", "head"), ("padded-jacket", "torso")):
        wear(s, "mage", id, place)
    assert who.ip == 8  # 3 + 4 are just 7
    boots = wear(s, "mage", "padded-boots", "feet")
    assert who.ip == 6
    take_off(s, "mage", boots)
    assert who.ip == 8


@pytest.mark.rule("doria.equip.encumbrance-damaged-en", "doria.card.armor-damaged-other-bonuses-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_damaged_armor_still_weighs_and_still_gives_its_other_bonuses(scene, edition):
    s = scene(heroes=["mage"], edition=edition)
    who = s.set("mage", str_=2, con=8, agi=9, per=7)
    coat = wear(s, "mage", "leather-armor", "torso")
    orc = s.monster("orc", 4, 4)
    s.state.strike = Strike(orc, 12, (0,))
    s.step(dice=[2, 3], answers=[f"leather-armor {coat}"])  # 2D and the one of the armor
    assert s.told(Defended)[0].defense == 6
    assert s.state.damaged == [coat]
    s.state.strike = Strike(orc, 12, (0,))
    s.step(dice=[2, 3])  # it stops nothing any more, but helps to dodge
    assert s.told(Defended)[1].defense == 6
    s.state.strike = None
    wear(s, "mage", "small-healing-potion", "hand-1")
    assert who.ip == 8 - 2


@pytest.mark.rule("doria.equip.encumbrance-bonus-en")
def test_a_strength_bonus_counts_for_encumbrance_only(scene):
    s = scene(heroes=["mage"])
    who = s.set("mage", str_=7, con=8, agi=9, per=7)
    for id, place in (("leather-armor", "torso"), ("leather-helmet", "head"), ("leather-trousers", "legs")):
        wear(s, "mage", id, place)
    assert who.ip == 8 - 3
    wear(s, "mage", "porters-harness", "accessory-1")
    assert who.ip == 8
    assert (who.attributes[STR], who.max_hp) == (7, 7)
    sword = s.give("mage", "short-sword", "pack", meets=False)
    s.set("mage", ap=20)
    s.step(answers=["equip"])  # strength 8 is still missing: it can only go to the belt
    assert who.belt == [sword]


@pytest.mark.rule("doria.equip.belt-capacity", "doria.equip.extra-belt-slot-en", "doria.equip.extra-belt-slot-de")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("accessory", "room"), [("leather-belt", 4), ("bandolier", 5)])
def test_a_belt_bonus_gives_places_and_their_cards_fall_into_the_pack(scene, edition, accessory, room):
    s = scene(heroes=["warrior"], edition=edition)
    who = s.hero("warrior")
    cards = [s.give("warrior", "small-healing-potion", "belt") for _ in range(3)]
    more = s.give("warrior", "antidote", "pack")
    s.step(answers=["equip", f"antidote {more} to hand-1"])
    assert f"antidote {more} to belt" not in [str(option) for option in s.t.asked[-1].options]  # three places
    worn = wear(s, "warrior", accessory, "accessory-1")
    while len(who.belt) < room:
        cards.append(wear(s, "warrior", "small-healing-potion", "belt"))
    who.ap = 20
    s.step(answers=["stow", f"antidote {more} to pack"])
    assert f"antidote {more} to belt" not in [str(option) for option in s.t.asked[-1].options]
    take_off(s, "warrior", worn)
    assert who.belt == cards[:3]
    assert sorted(who.pack) == sorted([*cards[3:], more, worn])


@pytest.mark.rule("doria.equip.backpack-unlimited-en")
def test_the_backpack_holds_any_number_without_penalty(scene):
    s = scene(heroes=["mage"])
    who = s.hero("mage")
    before, s.state.stacks = who.ip, [[s.card("small-healing-potion") for _ in range(22)], [], []]
    for _ in range(22):
        s.state.treasures, who.ap = [who.square], 20
        s.step(answers=["search", "pack"])
    assert len(who.pack) == 22
    assert (who.ip, who.ap) == (before, 19)


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
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    for id in ("crown-of-bron", "brawlers-band", "chain-coif", "leather-armor", "wizard-slippers", "hermits-leggings"):
        s.give("warrior", id)
    sword, orc, shaman = s.give("warrior", "short-sword"), s.monster("orc", 1, 0, hp=9), s.monster("shaman", 4, 4)
    s.set("warrior", ap=20, hp=9, pp=5)
    s.step(answers=[f"attack orc-{orc} with short-sword {sword}"], dice=[5, 4, 3, 9, 9])
    assert s.told(Attacked)[0].attack == 12 + 1 + 1 + 2  # the sword's one, the crown's one, the band's two
    s.state.strike = Strike(orc, 10, (0,))
    s.step(dice=[4, 4], answers=[f"short-sword {sword}"] if edition == "en" else [])  # the first edition must parry
    assert s.told(Defended)[0].defense == 8 + 3 + 1 + 1 + 1  # the sword's three, crown, coif and armor
    s.state.strike = Strike(shaman, 10, (0,))
    s.step(dice=[4, 4])
    assert s.told(Defended)[1].defense == 8 + 2 + 1  # slippers and leggings; parrying does not help


@pytest.mark.rule("doria.card.gold")
def test_cards_are_worth_none_to_three_coins(scene):
    s = scene()
    values = {s.content.numbered[number].gold for number in range(s.content.loot)}
    assert values == {0, 1, 2, 3}


def test_attribute_numbers_name_the_six(scene):
    assert tuple(range(6)) == (STR, CON, AGI, PER, WIS, PSI)
