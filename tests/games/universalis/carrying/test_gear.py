"""Equipment, loads, creation, companions."""

import pytest

from undercroft.games.universalis.content import outfits
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.between import creation
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import hits, melee, shields, venoms
from undercroft.games.universalis.rules.fighting.hits import Blows, make_blow
from undercroft.games.universalis.rules.fighting.melee import attack_plus, defence_plus
from undercroft.games.universalis.rules.harm.damage import Blow, counted
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.rules.shooting import defensive, ranged
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import ContentError


def duel(arena, weapon, **orc):
    a = arena()
    hero = a.hero(5, 4, strength=3, combat=4, hands=(weapon,))
    foe = a.orc(5, 3, **{"facing": "south", "vitality": 20, **orc})
    return a, hero, foe, Blows(hero.id, foe.id, hero.hands[0], a.content.weapons[weapon])


PRINTED = {
    "halberd": (0, -1, 0, 3),
    "scimitar": (2, 0, 0, 1),
    "dagger": (-1, 0, 0, 1),
    "unarmed": (0, 1, -1, 3),
    "broadsword": (1, 0, 0, 1),
    "bastard-sword": (2, 0, 0, 1),
    "great-flail": (2, -1, -1, 3),
    "warhammer": (1, -1, -1, 2),
    "axe": (1, -1, -1, 2),
    "battleaxe": (2, -1, -1, 2),
    "katana": (3, 0, 0, 1),
    "whip": (0, 1, -1, 1),
    "mace": (0, -1, -1, 2),
}


@pytest.mark.rule("dun.equip-table.melee")
@pytest.mark.parametrize("weapon", PRINTED)
def test_printed_melee_weapons(arena, weapon):
    card = arena().content.weapons[weapon]
    assert (card.damage, card.armor, card.combat, card.breaks) == PRINTED[weapon]


@pytest.mark.rule("dun.equip-table.ranged", "dun.equip-table.shields", "dun.equip-table.armors")
def test_printed_bows_shields_and_armors(arena):
    c = arena().content
    bows = {
        name: (c.weapons[name].damage, c.weapons[name].range, c.weapons[name].breaks)
        for name in ("short-bow", "longbow", "arquebus")
    }
    assert bows == {"short-bow": (3, 18, 2), "longbow": (4, 24, 2), "arquebus": (5, 18, 4)}
    assert [(c.shields[n].block, c.shields[n].breaks) for n in ("buckler", "shield", "great-shield")] == [
        (6, 1),
        (5, 2),
        (4, 2),
    ]
    assert [(c.armors[n].bonus, c.armors[n].heavy) for n in ("leather-armor", "chainmail", "full-armor")] == [
        (1, False),
        (2, True),
        (3, True),
    ]


@pytest.mark.rule("dun.walk.heavy-armor-perception")
def test_heavy_armor_costs_perception(arena):
    a = arena()
    hero = a.hero(1, 1, worn=("chainmail",))
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == -1


@pytest.mark.rule("dun.equip.weapon-modes", "dun.equip.bastard-sword-pierce")
def test_a_bastard_sword_cuts_or_pierces(arena):
    a, hero, orc, plain = duel(arena, "bastard-sword")
    a.activate(hero)
    words = [text for text in a.offers(hero) if text.startswith("attack bastard-sword")]
    assert len(words) == 2
    mode = a.content.weapons["bastard-sword"].modes[0]
    thrust = plain._replace(weapon=melee.in_mode(plain.weapon, mode))
    assert make_blow(a.t, plain, 0, backed=False)[:3] == (5, "armor", 0)
    assert make_blow(a.t, thrust, 0, backed=False)[:3] == (4, "armor", -1)
    assert attack_plus(a.t, hero, orc, thrust) == attack_plus(a.t, hero, orc, plain) - 1


@pytest.mark.rule("dun.equip.edge-against-heavy", "dun.damage.structures-heavy")
@pytest.mark.parametrize(
    ("weapon", "less"),
    [("elven-sword", 1), ("scimitar", 2), ("katana", 2), ("saber", 3), ("macuahuitl", 2), ("broadsword", 0)],
)
def test_edges_lose_dice_against_heavy_armor(arena, weapon, less):
    a, _, orc, blows = duel(arena, weapon)
    light = make_blow(a.t, blows, 0, backed=False).dice
    orc.card = "black-orc"
    assert make_blow(a.t, blows, 0, backed=False).dice == light - less


@pytest.mark.rule("dun.equip.dagger-behind")
def test_a_dagger_pierces_from_behind(arena):
    a, _, _, blows = duel(arena, "dagger")
    assert make_blow(a.t, blows, 0, backed=True).armor == -1
    assert make_blow(a.t, blows, 0, backed=False).armor == 0


@pytest.mark.rule("dun.equip.rapier-critical")
def test_a_rapier_pierces_on_a_critical(arena):
    a, _, _, blows = duel(arena, "rapier")
    assert make_blow(a.t, blows, 1, backed=False).armor == -1
    assert make_blow(a.t, blows, 0, backed=False).armor == 0


@pytest.mark.rule("dun.equip.short-sword-defence")
def test_a_short_sword_defends_badly(arena):
    a, hero, orc, blows = duel(arena, "short-sword")
    assert attack_plus(a.t, hero, orc, blows) == 4
    assert defence_plus(a.t, hero, orc) == 3


@pytest.mark.rule("dun.equip.flail-ignores-shield", "dun.equip.guns-ignore-shield")
def test_flails_and_guns_get_past_shields(arena):
    a, hero, orc, _ = duel(arena, "flail", hands=("shield",))
    flail, gun = a.content.weapons["flail"], a.content.weapons["handgun"]
    block = lambda weapon, crits: shields.blocks(a.t, hero.id, orc.id, weapon, crits, from_behind=False, ranged=False)  # noqa: E731
    assert a.run(block(flail, 0), [6])
    assert not a.run(block(flail, 1))
    assert not a.run(block(gun, 0))


@pytest.mark.rule("dun.equip.stunning-critical", "dun.equip.disarming-critical")
def test_maces_stun_and_whips_disarm_on_a_critical(arena):
    a, _, orc, blows = duel(arena, "mace", hands=("broadsword",))
    hits.special_conditions(a.t, blows, 0)
    assert not orc.marks
    hits.special_conditions(a.t, blows, 1)
    assert orc.marks & Mark.STUNNED
    assert orc.hands
    b, _, foe, whip = duel(arena, "whip", hands=("broadsword",))
    hits.special_conditions(b.t, whip, 1)
    assert foe.hands == []
    c, _, big, small = duel(arena, "mace", size=3)
    hits.special_conditions(c.t, small, 1)
    assert not big.marks


@pytest.mark.rule("dun.equip.buckler")
def test_a_buckler_blocks_no_shots(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("buckler",))
    assert shields.can_block(a.t, hero, False, ranged=True) is None
    assert shields.can_block(a.t, hero, False, ranged=False) is not None


@pytest.mark.rule("dun.equip.longbow")
def test_no_defensive_shot_with_a_longbow(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("longbow",))
    assert defensive.defender_weapon(a.t, hero) is None
    hero.hands = [Held("short-bow")]
    assert defensive.defender_weapon(a.t, hero) is not None


@pytest.mark.rule("dun.equip.crossbow-far")
def test_a_crossbow_pierces_only_up_to_half_its_range(arena):
    a = arena("a" * 20, start=((19, 0),))
    hero, orc = a.hero(0, 0, hands=("crossbow",)), a.orc(12, 0)
    crossbow = a.content.weapons["crossbow"]
    assert ranged.make_blow(a.t, hero.id, orc.id, crossbow, hero.hands[0], 0, [], beyond=False).armor == -1
    assert ranged.make_blow(a.t, hero.id, orc.id, crossbow, hero.hands[0], 0, [], beyond=True).armor == 0
    assert 13 * 2 > ranged.max_range(a.t, hero, crossbow) >= 12 * 2


@pytest.mark.rule("dun.equip.repeating-crossbow")
def test_a_repeating_crossbow_shoots_twice(arena):
    a = arena("a" * 12, start=((11, 0),))
    hero, orc = a.hero(0, 0, hands=("repeating-crossbow",), shooting=3), a.orc(3, 0, vitality=20)
    a.activate(hero)
    a.do(hero, f"shoot repeating-crossbow #{orc.id}", [2, 2, 2, 2])
    assert [key for _, _, key in a.t.rolled] == ["shot", "shot"]


@pytest.mark.rule("dun.equip.blowgun")
def test_a_blowgun_poisons_and_gains_nothing_from_criticals(arena):
    a = arena("a" * 12, start=((11, 0),))
    hero, orc = a.hero(0, 0, hands=("blowgun",), shooting=9), a.orc(2, 0, vitality=20, natural=3, armor=3)
    a.run(ranged.shoot(a.t, hero.id, orc.id, hero.hands[0]), [6, 3, 5, 4])
    assert orc.wounds == 2
    assert orc.marks & Mark.POISONED


@pytest.mark.rule("dun.equip.sling-lead")
def test_lead_pierces_if_the_slinger_stood_still(arena):
    a = arena()
    hero, orc = a.hero(0, 0, hands=("sling-with-lead-projectiles",)), a.orc(3, 0)
    sling = a.content.weapons["sling-with-lead-projectiles"]
    a.activate(hero)
    assert ranged.make_blow(a.t, hero.id, orc.id, sling, hero.hands[0], 0, [], beyond=False).armor == -1
    a.activate(hero, moved=1)
    assert ranged.make_blow(a.t, hero.id, orc.id, sling, hero.hands[0], 0, [], beyond=False).armor == 0


@pytest.mark.rule("dun.equip.handgun-close")
def test_a_handgun_is_fired_at_arms_length(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("handgun",)), a.orc(5, 3)
    a.activate(hero)
    assert f"shoot handgun #{orc.id}" in a.offers(hero)
    hero.hands = [Held("short-bow")]
    assert not any(text.startswith("shoot") for text in a.offers(hero))


@pytest.mark.rule("dun.equip.detonation-blunder", "dun.equip.detonation-initiative")
def test_gunpowder_is_heard_and_may_burn_the_shooter(arena):
    a = arena("a" * 12, start=((11, 0),))
    hero, orc = a.hero(0, 0, hands=("handgun",), armor=3), a.orc(3, 0)
    a.run(ranged.shoot(a.t, hero.id, orc.id, hero.hands[0]), [1, 1, 6, 5])
    assert hero.wounds == 1
    assert a.state.turn.detonations == 1


@pytest.mark.rule("dun.equip.javelin-melee")
def test_a_javelin_serves_in_melee(arena):
    a, hero, orc, _ = duel(arena, "heavy-javelin")
    assert f"attack heavy-javelin #{orc.id}" in [*fighting_words(a, hero)]
    weapon = outfits.as_melee(a.content.weapons["heavy-javelin"])
    blows = Blows(hero.id, orc.id, hero.hands[0], weapon)
    assert make_blow(a.t, blows, 0, backed=False)[:3] == (3, "armor", 0)
    assert attack_plus(a.t, hero, orc, blows) == 3


def fighting_words(a, hero):
    a.activate(hero)
    return [text for text in a.offers(hero) if text.startswith("attack")]


@pytest.mark.rule("dun.equip.armor-die-less")
def test_some_armors_take_a_die_off(arena):
    a = arena()
    hero = a.hero(1, 1, worn=("elven-armor",))
    assert counted(a.t, hero, Blow(4, kind="melee"))[0] == 3
    assert counted(a.t, hero, Blow(4, kind="ranged"))[0] == 3
    assert counted(a.t, hero, Blow(4, kind="trap"))[0] == 4
    hero.worn = [Held("yoroi")]
    assert counted(a.t, hero, Blow(4, kind="ranged"))[0] == 4
    hero.worn = [Held("lorica-segmentata")]
    assert counted(a.t, hero, Blow(4, kind="melee", weapon="katana"))[0] == 3
    assert counted(a.t, hero, Blow(4, kind="melee", weapon="axe"))[0] == 4


@pytest.mark.rule("dun.equip.flaming", "dun.skill.nature.vulnerable.damage", "dun.skill.nature.underworld")
def test_fire_burns_the_vulnerable_more_and_the_underworld_less(arena):
    from undercroft.games.universalis.content.definitions import Trait

    a = arena()
    straw, fiend = (
        a.orc(1, 1, skills=("vulnerable",), traits=(Trait("vulnerable", word="fire"),)),
        a.orc(3, 3, skills=("underworld",)),
    )
    assert counted(a.t, straw, Blow(4, element="fire"))[0] == 5
    assert counted(a.t, straw, Blow(4))[0] == 4
    assert counted(a.t, fiend, Blow(4, element="fire"))[0] == 3


@pytest.mark.rule("dun.equip.poison-excluded", "dun.condition.poisoned")
def test_blades_are_poisoned_and_clubs_are_not(arena):
    a, hero, orc, _ = duel(arena, "broadsword")
    hero.cell = a.at(1, 7)
    hero.hands, hero.pack = [Held("broadsword"), Held("club")], [Held("poison-flask")]
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("coat")] == ["coat poison-flask+broadsword"]
    a.do(hero, "coat poison-flask+broadsword")
    assert hero.hands[0].poisoned
    a.run(venoms.venom(a.t, hero.id, orc.id, hero.hands[0], 1, False))
    assert orc.marks & Mark.POISONED


@pytest.mark.rule("dun.equip.components", "dun.equip.scroll", "dun.magic.one-aid-per-turn")
def test_scrolls_and_components_add_two_once_a_turn(arena):
    from undercroft.games.universalis.rules.magic.casting import Cast

    a = arena("a" * 12, start=((11, 0),))
    hero = a.hero(0, 0, intelligence=3, mana=6, spells=("mending-rune",), pack=("magic-scroll", "components-for-magic"))
    a.activate(hero)
    a.do(hero, f"cast mending-rune+scroll #{hero.id}", [3, 2])
    assert a.t.told(Cast)[0].total == 10
    assert [held.card for held in hero.pack] == ["components-for-magic"]
    a.state.turn.active.action = 1
    assert not any("+" in text for text in a.offers(hero))


@pytest.mark.rule("dun.equip.thrown-retrieval", "dun.equip.ammunition")
def test_thrown_weapons_come_back_after_the_combat_and_arrows_never_run_out(arena):
    from undercroft.games.universalis.rules.turns.turns import calm

    a = arena("a" * 12, start=((11, 0),))
    hero, orc = a.hero(0, 0, hands=("shuriken", "short-bow")), a.orc(3, 0, vitality=50)
    a.run(ranged.shoot(a.t, hero.id, orc.id, hero.hands[0]), [2, 3])
    assert not hero.hands[0].loaded
    a.run(ranged.shoot(a.t, hero.id, orc.id, hero.hands[1]), [2, 3])
    assert hero.hands[1].loaded
    calm(a.t)
    assert hero.hands[0].loaded


# ------------------------------------------------------------------------------------------------ loads


@pytest.mark.rule("dun.carry.coin-limit", "dun.carry.excess-simple", "dun.carry.excess-severe")
@pytest.mark.parametrize(("coins", "over"), [(30, 0), (31, 1), (60, 1), (61, 2)])
def test_coins_weigh(arena, coins, over):
    a = arena()
    hero = a.hero(1, 1, coins=coins)
    assert load.excess(a.t, hero) == over
    active = a.activate(hero)
    load.weigh_down(a.t, hero.id)
    assert bool(hero.marks & Mark.OVERLOADED) is (over > 0)
    assert (active.action == 0) is (over == 2)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3 - (over > 0)


@pytest.mark.rule("dun.carry.weight-limit", "dun.equip.weight", "dun.skill.nature.large.equipment")
def test_weight_is_twice_strength_and_vitality_and_doubles_for_the_large(arena):
    a = arena()
    hero = a.hero(1, 1, strength=3, vitality=5, worn=("chainmail",), pack=("torch",))
    chain, torch = a.content.armors["chainmail"].weight, a.content.objects["torch"].weight
    assert load.most_weight(hero) == 16
    assert load.weight(a.t, hero) == chain + torch
    hero.size = 3
    assert load.weight(a.t, hero) == 2 * chain + torch


@pytest.mark.rule("dun.carry.object-limit", "dun.carry.excess-severe")
def test_objects_are_one_limit(arena):
    a = arena()
    hero = a.hero(1, 1, strength=30, pack=("shield", "shield"))
    assert load.excess(a.t, hero) == 1
    hero.pack += [Held("dagger")] * 6
    assert load.excess(a.t, hero) == 1
    hero.coins = 31
    assert load.excess(a.t, hero) == 2
    hero.coins, hero.pack = 0, [Held("shield")] * 3
    assert load.excess(a.t, hero) == 2


# ------------------------------------------------------------------------------------------------ creation


@pytest.mark.rule("dun.race.attribute-cost", "dun.create.development-points")
def test_the_elf_of_the_rulebook(arena):
    c = arena().content
    assert creation.spent(c, "elves", "scout", {"movement": 1}) == 1
    assert creation.spent(c, "elves", "scout", {"combat": 2}) == 4
    with pytest.raises(ContentError, match="development points"):
        creation.created(c, "x", "elves", "scout", {"combat": 3, "strength": 1}, ())


@pytest.mark.rule("dun.create.warrior-discount", "dun.create.class-changes-cost")
def test_a_warriors_first_combat_skill_is_cheaper(arena):
    c = arena().content
    full = c.races["elves"].costs[Attribute.COMBAT]
    assert creation.step_cost(c, "elves", "warrior", "combat", 1) == full - 1
    assert creation.step_cost(c, "elves", "warrior", "combat", 2) == full


@pytest.mark.rule(
    "dun.create.no-dexterity-perception-points", "dun.create.fixed-armor-fortune", "dun.race.attribute-range"
)
def test_what_cannot_be_bought(arena):
    c = arena().content
    for name in ("dexterity", "perception", "armor"):
        with pytest.raises(ContentError, match="cannot be bought"):
            creation.spent(c, "elves", "scout", {name: 1})
    race = c.races["elves"]
    room = race.high[Attribute.STRENGTH] - race.low[Attribute.STRENGTH]
    with pytest.raises(ContentError, match="at most"):
        creation.spent(c, "elves", "scout", {"strength": room + 1})


@pytest.mark.rule("dun.create.mana-attribute", "dun.magic.mana-pool")
def test_an_elf_magician_has_ten_mana(arena):
    c = arena().content
    spells = tuple(s.id for s in c.spells.values() if creation.may_learn(c, "elves", "wizard", s.lore))[:4]
    hero = creation.created(c, "x", "elves", "wizard", {"mana": 2}, spells)
    assert hero.attributes[Attribute.MANA] == 10
    with pytest.raises(ContentError, match="Mana"):
        creation.created(c, "x", "elves", "wizard", {"mana": 3}, spells)


@pytest.mark.rule("dun.race.start-skills", "dun.class.initial-skills", "dun.race.fortune", "dun.create.money")
def test_skills_fortune_and_money_of_a_new_hero(arena):
    c = arena().content
    hero = creation.created(c, "x", "elves", "scout", {}, ())
    assert set(hero.skills) == {*c.races["elves"].skills, *c.classes["scout"].skills}
    assert hero.fortune == c.races["elves"].fortune
    assert hero.coins == 20
    assert hero.attributes[:4] == c.races["elves"].low[:4]


@pytest.mark.rule("dun.create.restricted-lores")
def test_orc_rangers_learn_no_spells(arena):
    c = arena().content
    lore = c.classes["ranger"].lores[0]
    assert not creation.may_learn(c, "orcs", "ranger", lore)
    assert creation.may_learn(c, "humans", "ranger", lore)


@pytest.mark.rule("dun.create.human-evil", "dun.race.alignment")
def test_dark_arts_turn_a_human_evil(arena):
    from msgspec.structs import replace

    from undercroft.games.universalis.rules.characters.party import alignment

    c = arena().content
    human = replace(c.heroes["herbod"], race="humans", hero_class="warrior")
    assert alignment(c, human) != "evil"
    assert alignment(c, replace(human, hero_class="necromancer")) == "evil"


# ------------------------------------------------------------------------------------------------ companions


@pytest.mark.rule("dun.companion.one-each", "dun.companion.no-duplicates", "dun.create.money-companions")
def test_one_companion_each_and_no_type_twice(arena):
    a = arena()
    one, two = a.hero(1, 1, coins=20), a.hero(2, 2, coins=20)
    a.state.party.start_heroes, a.state.stay.hiring = 2, [one.id, two.id]
    assert "sellsword" in companions.hireable(a.t, one)
    assert "war-hound" not in companions.hireable(a.t, one)
    a.run(companions.hire(a.t, one.id), (), ["sellsword", "halberd"])
    assert one.coins == 12
    assert companions.hireable(a.t, one) == []
    assert "sellsword" not in companions.hireable(a.t, two)
    (hired,) = companions.of(a.t, one)
    assert (hired.kind, hired.owner, hired.hands[0].card) == ("mercenary", one.id, "halberd")


@pytest.mark.rule("dun.companion.solo-two", "dun.skill.scholarly.taming-animals")
def test_a_lone_hero_takes_a_pet_and_a_mercenary(arena):
    a = arena()
    hero = a.hero(1, 1, coins=30, skills=("taming-animals",))
    a.state.party.start_heroes, a.state.stay.hiring = 1, [hero.id, hero.id]
    a.run(companions.hire(a.t, hero.id), (), ["war-hound"])
    kinds = {a.content.companions[card].pet for card in companions.hireable(a.t, hero)}
    assert kinds == {False}


@pytest.mark.rule("dun.companion.distance")
def test_a_companion_stays_within_twelve_squares(arena):
    a = arena("a" * 30)
    hero = a.hero(0, 0)
    pet = a.pet(10, 0, owner=hero.id)
    a.activate(pet)
    assert f"move @{a.at(12, 0)}" in a.offers(pet)
    assert f"move @{a.at(13, 0)}" not in a.offers(pet)


@pytest.mark.rule("dun.companion.knocked-out", "dun.companion.activation")
def test_a_companion_acts_on_its_own_and_is_lost_for_good(arena):
    from undercroft.games.universalis.rules.harm.damage import knock_out
    from undercroft.games.universalis.rules.turns.turns import waiting_ids

    a = arena()
    hero = a.hero(0, 0)
    pet = a.pet(2, 0, owner=hero.id)
    assert waiting_ids(a.t) == [hero.id, pet.id]
    a.run(knock_out(a.t, pet.id))
    assert pet.id not in a.state.figures


def test_two_weapons_alike_are_one_way_to_strike(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("axe", "axe"))
    orc = a.orc(2, 1)
    a.activate(hero)
    assert a.offers(hero).count(f"attack axe #{orc.id}") == 1
