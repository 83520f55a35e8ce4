"""Spoils and gear: weapons of the dead, sizes, natural weapons, enchanted ones, sharing a chest, moving elements."""

import msgspec
import pytest

from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import hits, melee, shields, spoils
from undercroft.games.universalis.rules.fighting.hits import Blows
from undercroft.games.universalis.rules.harm import damage, effects
from undercroft.games.universalis.rules.harm.damage import Blow
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import Held, Lasting, Mark

# ------------------------------------------------------------------------------------------------ weapons of the dead


def slayer(arena, weapons=("axe",), size=2, **more):
    """A hero without a weapon who has just killed an orc."""
    a = arena()
    hero, orc = a.hero(1, 1, **more), a.orc(2, 1, hands=weapons, size=size)
    a.run(damage.knock_out(a.t, orc.id, hero.id))
    return a, hero


@pytest.mark.rule("dun.corpse.unarmed")
def test_an_unarmed_hero_takes_the_weapon_of_the_last_enemy_he_killed(arena):
    a, hero = slayer(arena)
    other = a.orc(2, 1, hands=("club",))
    a.run(damage.knock_out(a.t, other.id, hero.id))
    a.activate(hero)
    assert [offer for offer in a.offers(hero) if offer.startswith("arm")] == ["arm club"]
    a.do(hero, "arm club")
    assert hero.hands == [Held("club", taken=True, found=True)]
    assert a.state.turn.active.quick == 0
    a.activate(hero)
    assert "arm club" not in a.offers(hero)


@pytest.mark.rule("dun.corpse.unarmed")
@pytest.mark.parametrize("change", ["armed", "in-pack", "friend", "magic", "claws", "other-killer"])
def test_not_if_there_is_another_weapon_and_never_magic_or_claws(arena, change):
    weapons = {"magic": (Held("axe", magic="wolfs-bite"),), "claws": ("claws",)}.get(change, ("axe",))
    more = {"armed": {"hands": ("dagger",)}, "in-pack": {"pack": ("dagger",)}}.get(change, {})
    a, hero = slayer(arena, weapons, **more)
    friend = a.hero(1, 2, hands=("broadsword",))
    a.activate(hero)
    if change == "friend":
        assert "arm axe" in a.offers(hero)  # the friend has only one
        friend.pack.append(Held("dagger"))
    if change == "other-killer":
        hero.uses.clear()
        orc = a.orc(2, 1, hands=("axe",))
        a.run(damage.knock_out(a.t, orc.id, friend.id))
    assert not [offer for offer in a.offers(hero) if offer.startswith("arm")]


@pytest.mark.rule("dun.corpse.unarmed-size")
@pytest.mark.parametrize(("size", "offered"), [(1, False), (2, True), (3, False)])
def test_it_must_have_been_of_his_size(arena, size, offered):
    a, hero = slayer(arena, size=size)
    a.activate(hero)
    assert ("arm axe" in a.offers(hero)) is offered


@pytest.mark.rule("dun.corpse.unarmed-penalty")
def test_he_fights_and_shoots_worse_with_it(arena):
    a = arena()
    hero, orc = a.hero(1, 1, hands=("broadsword", "short-bow")), a.orc(2, 1)
    own = [melee.fighting(a.t, hero, orc, a.content.weapons["broadsword"], hero.hands[0])]
    own.append(ranged.shot_plus(a.t, hero, orc, a.content.weapons["short-bow"], hero.hands[1]))
    sword, bow = (msgspec.structs.replace(held, taken=True) for held in hero.hands)
    taken = [melee.fighting(a.t, hero, orc, a.content.weapons["broadsword"], sword)]
    taken.append(ranged.shot_plus(a.t, hero, orc, a.content.weapons["short-bow"], bow))
    assert [one - other for one, other in zip(own, taken, strict=True)] == [1, 1]


# ------------------------------------------------------------------------------------------------ sizes


@pytest.mark.rule("dun.equip.found-weapon-size")
@pytest.mark.parametrize(("die", "fit"), [(1, 1), (2, 2), (5, 2), (6, 3)])
def test_a_weapon_that_is_found_fits_one_size(arena, die, fit):
    a = arena()
    hero = a.hero(1, 1)
    a.hero(2, 1, size=1)
    a.state.supply.stock = {"axe": 1}
    a.run(effects.find(a.t, hero.id, "melee"), dice=[die])
    assert hero.pack == [Held("axe", found=True, fit=fit)]
    a.activate(hero)
    assert ("draw axe" in a.offers(hero)) is (fit == 2)
    hero.size = 4
    assert ("draw axe" in a.offers(hero)) is (fit == 3)


@pytest.mark.rule("dun.equip.found-weapon-size")
def test_nobody_rolls_in_a_party_of_average_size_or_for_other_things(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.orc(5, 5, size=3)
    a.state.supply.stock = {"axe": 1}
    a.run(effects.find(a.t, hero.id, "melee"))
    assert hero.pack == [Held("axe", found=True)]
    a.hero(2, 1, size=3)
    a.state.supply.stock = {"shield": 1}
    a.run(effects.find(a.t, hero.id, "shield"))
    assert hero.pack[-1] == Held("shield", found=True)


@pytest.mark.rule("dun.equip.found-weapon-size")
def test_magic_weapons_are_rolled_for_and_relics_are_never_large(arena):
    a = arena()
    hero = a.hero(1, 1, size=3)
    a.run(effects.find_magic(a.t, hero.id, "wolfs-bite"), dice=[6])
    assert hero.pack[-1].fit == 3
    a.run(effects.find_magic(a.t, hero.id, "sunbrand"), dice=[6])
    assert hero.pack[-1].fit == 2
    a.run(effects.find_magic(a.t, hero.id, "moth-mail"))
    assert hero.pack[-1].fit == 0


@pytest.mark.rule("dun.equip.found-weapon-size")
def test_what_does_not_fit_goes_from_the_ground_into_the_backpack(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.state.map.floor = [(hero.cell, Held("axe", fit=3)), (hero.cell, Held("dagger", fit=2))]
    a.activate(hero)
    a.do(hero, f"pick-up axe @{hero.cell}")
    assert (hero.hands, hero.pack) == ([], [Held("axe", fit=3)])
    a.do(hero, f"pick-up dagger @{hero.cell}")
    assert hero.hands == [Held("dagger", fit=2)]


# ------------------------------------------------------------------------------------------------ natural weapons


@pytest.mark.rule("dun.equip.natural-disarm")
def test_after_a_blunder_claws_are_of_no_use_until_the_next_activation(arena):
    from undercroft.games.universalis.rules.activation import activation

    a = arena()
    hero, bear = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, hands=("claws",), facing="south")
    a.run(shields.drop(a.t, bear.id, bear.hands[0], hero.cell))
    assert a.t.rolled == []  # nothing breaks
    assert bear.hands == [Held("claws")]
    assert figures.melee_weapon(a.t, bear)[1].id == "unarmed"
    a.run(activation.begin(a.t, bear.id))
    assert figures.melee_weapon(a.t, bear)[1].id == "claws"


@pytest.mark.rule("dun.equip.natural-disarm")
def test_a_weapon_of_steel_falls_instead(arena):
    a = arena()
    hero, orc = a.hero(5, 4), a.orc(5, 3, hands=("broadsword", "claws"))
    a.run(shields.drop(a.t, orc.id, orc.hands[0], hero.cell), dice=[6])
    assert a.state.map.floor == [(hero.cell, Held("broadsword", dropped=orc.id))]
    assert not orc.marks & Mark.DISARMED
    orc.marks |= Mark.DISARMED
    orc.hands = [Held("broadsword")]
    assert figures.melee_weapon(a.t, orc)[1].id == "broadsword"


# ------------------------------------------------------------------------------------------------ enchanted weapons


def blade(a, who, to="melee-damage", lasts="spell"):
    a.state.lasting = [Lasting(who.id, to, 2, lasts, "burning-blade", who.id)]


@pytest.mark.rule("dun.magic-object.spell-enhanced")
def test_an_ordinary_weapon_under_a_spell_counts_as_magic(arena):
    a = arena()
    hero, ghost = a.hero(5, 4, hands=("broadsword", "short-bow")), a.orc(5, 3, skills=("ethereal",))
    sword, bow = a.content.weapons["broadsword"], a.content.weapons["short-bow"]

    def magic():
        blow = hits.make_blow(a.t, Blows(hero.id, ghost.id, hero.hands[0], sword), 0, backed=False)
        shot = ranged.make_blow(a.t, hero.id, ghost.id, bow, hero.hands[1], 0, [], beyond=False)
        return blow.magic, shot.magic

    assert magic() == (False, False)
    blade(a, hero)
    assert magic() == (True, False)
    blade(a, hero, "ranged-damage")
    assert magic() == (False, True)
    blade(a, hero, lasts="turn")  # oil is no spell
    assert magic() == (False, False)
    blade(a, ghost)
    assert magic() == (False, False)
    blade(a, hero)
    fist = hits.make_blow(a.t, Blows(hero.id, ghost.id, None, a.content.weapons["unarmed"]), 0, backed=False)
    assert not fist.magic
    assert not damage.shrugs_off(a.t, ghost, Blow(3, kind="melee", magic=True))


@pytest.mark.rule("dun.magic-object.spell-enhanced")
def test_its_breaking_roll_is_repeated_like_that_of_a_magic_one(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3)
    blade(a, hero)
    a.run(shields.drop(a.t, hero.id, hero.hands[0], orc.cell), dice=[1, 2])
    assert a.state.map.floor == [(orc.cell, Held("broadsword", dropped=hero.id))]
    b = arena()
    hero, orc = b.hero(5, 4, hands=("broadsword",)), b.orc(5, 3)
    b.run(shields.drop(b.t, hero.id, hero.hands[0], orc.cell), dice=[1])
    assert (hero.hands, b.state.map.floor) == ([], [])


# ------------------------------------------------------------------------------------------------ sharing


def treasure(arena, card="soldiers-hoard"):
    a = arena()
    hero, friend, far = a.hero(1, 1), a.hero(6, 6, coins=1), a.hero(-1, -1)
    a.state.supply.treasures, a.state.supply.stock = [card], {"axe": 1}
    return a, hero, friend, far


@pytest.mark.rule("dun.chest.share")
def test_things_and_coins_from_a_chest_are_divided(arena):
    a, hero, friend, _ = treasure(arena)
    a.run(spoils.open_treasure(a.t, hero.id), dice=[5], answers=[str(friend.id), "evenly"])
    assert (hero.coins, friend.coins) == (3, 3)
    assert (hero.pack, friend.pack) == ([], [Held("axe", found=True)])
    b, hero, friend, _ = treasure(arena)
    hero.pack, hero.coins = [Held("rope")], 7
    b.run(spoils.open_treasure(b.t, hero.id), dice=[5], answers=[str(hero.id), "keep"])
    assert (hero.coins, friend.coins) == (12, 1)
    assert hero.pack == [Held("rope"), Held("axe", found=True)]
    assert [ask.key for ask in b.t.asked] == ["share", "share-coins"]  # the rope is his


@pytest.mark.rule("dun.chest.share")
def test_nobody_else_in_the_section_nobody_asked(arena):
    a, hero, friend, _ = treasure(arena)
    friend.marks |= Mark.KNOCKED_OUT
    a.run(spoils.open_treasure(a.t, hero.id), dice=[5])
    assert (hero.coins, len(hero.pack)) == (5, 1)


@pytest.mark.rule("dun.chest.share")
@pytest.mark.parametrize(("verb", "dice"), [("chest", [4, 4, 3, 3]), ("break-chest", [2, 2, 3, 3])])
def test_the_share_is_offered_when_a_chest_is_opened_or_broken(arena, verb, dice):
    a = arena(chests=((2, 1),))
    hero, friend = a.hero(1, 1, dexterity=9, strength=1, hands=("broadsword",)), a.hero(1, 2)
    a.state.supply.treasures = ["sack-of-coppers"]
    chest = a.state.map.chests[a.at(2, 1)]
    chest.obstacle, chest.wounds = True, 99
    chest.tried = a.content.points.chest_attempts * (verb == "break-chest")
    a.activate(hero)
    a.do(hero, f"{verb} @{a.at(2, 1)}", dice, ["evenly"])
    assert (hero.coins, friend.coins) == (3, 3)


@pytest.mark.rule("dun.companion.mercenary-no-treasure")
def test_what_a_mercenary_breaks_open_is_his_heros(arena):
    a = arena(chests=((2, 1),))
    hero = a.hero(6, 6)
    man = a.figure(1, 1, side=0, kind="mercenary", card="sellsword", owner=hero.id, strength=1, hands=("broadsword",))
    a.state.supply.treasures = ["sack-of-coppers"]
    chest = a.state.map.chests[a.at(2, 1)]
    chest.tried, chest.wounds = a.content.points.chest_attempts, 99
    a.activate(man)
    a.do(man, f"break-chest @{a.at(2, 1)}", [2, 2, 3, 4])
    assert (hero.coins, man.coins) == (7, 0)


# ------------------------------------------------------------------------------------------------ elements


@pytest.mark.rule("dun.element.movable")
def test_an_element_with_the_icon_is_moved_like_furniture(arena):
    def shoved(card):
        a = arena(elements=(Furnishing(card, (2, 1)),))
        hero = a.hero(1, 1, strength=9)
        a.activate(hero)
        return a, hero, [offer for offer in a.offers(hero) if offer.startswith("shove-piece")]

    assert shoved("bonfire")[2] == []
    a, hero, offers = shoved("brazier-of-spirits")
    goal = a.at(3, 1)
    assert f"shove-piece #0 @{goal}" in offers
    a.do(hero, f"shove-piece #0 @{goal}", [4, 4])
    assert a.state.map.layout.pieces[0].cell == goal
    assert a.state.turn.active.action == 0
