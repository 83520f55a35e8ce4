"""Searching, throwing, using, repairing and taking items."""

import pytest

from undercroft.games.doria.content.definitions import STR
from undercroft.games.doria.events import Defended, Healed, LootLost, Repaired
from undercroft.games.doria.rules import actions, gear, health, labels, loot, monsters, trade
from undercroft.games.doria.rules.options import Search
from undercroft.games.doria.state import OUTSIDE, Strike
from undercroft.texts import voice as texts_of

FAR_ROOM = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######",
    (2, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


@pytest.mark.rule("doria.action.list")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_every_action_of_the_list_is_offered(scene, edition):
    s = scene(FAR_ROOM, heroes={"warrior": (4, 2), "mage": (4, 3), "huntress": (4, 2)}, edition=edition)
    s.state.dungeon = ground_without_doors(s)
    s.set("huntress", unconscious=True)
    s.give("warrior", "combat-hammer")
    s.give("warrior", "small-healing-potion", "belt")
    s.give("mage", "dagger", "pack")
    s.set("warrior", hp=3)
    gear.damage_card(s.t, s.give("warrior", "leather-helmet"))
    s.state.treasures.append(s.hero("warrior").square)
    s.monster("orc", 4, 1)
    verbs = {text.split()[0] for text in s.offers()}
    wanted = {"walk", "open", "search", "attack", "use", "equip", "stow", "throw", "take", "repair", "pick-up", "wait"}
    assert wanted | ({"swap"} if edition == "en" else set()) <= verbs
    assert ("swap" in verbs) == (edition == "en")


def ground_without_doors(s):
    """The same rooms with all doors shut."""
    import msgspec

    return msgspec.structs.replace(s.state.dungeon, opened=())


@pytest.mark.rule("doria.search.one-card", "doria.search.marker-removed", "doria.treasure.place")
def test_a_search_of_one_point_draws_a_card_and_exhausts_the_place(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.treasures = [s.sq(0, 0), s.sq(1, 0)]
    club = s.card("wooden-club")
    s.state.stacks = [[club], [], []]
    s.step(answers=["search", "belt"])
    assert s.hero("warrior").ap == 19
    assert s.hero("warrior").belt == [club]
    assert s.state.treasures == [s.sq(1, 0)]
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Search)]


@pytest.mark.rule("doria.search.two-cards")
def test_a_careful_search_keeps_one_of_two_and_only_a_kept_trap_springs(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.treasures = [s.sq(0, 0)]
    club, trap = s.card("wooden-club"), s.card("boulder-trap")
    s.state.stacks = [[trap, club], [], []]
    s.step(answers=["search carefully", f"wooden-club {club}", "pack"])
    assert s.hero("warrior").ap == 15
    assert s.hero("warrior").pack == [club]
    assert s.state.discard == [trap]
    assert s.told(LootLost)[0].card == "boulder-trap"
    assert s.t.rolled == []
    assert s.state.treasures == []


# ----------------------------------------------------------------------------------------------- throwing


@pytest.mark.rule("doria.throw.turn", "doria.throw.cost-en", "doria.throw.displaced-card")
def test_a_throw_from_the_body_is_free_and_may_be_equipped_at_once(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, seats=2)
    first, club = s.give("mage", "dagger", "hand-1"), s.give("warrior", "wooden-club", "hand-1")
    s.set("mage", str_=6, con=6)
    s.step(answers=["throw", "hand-1"])
    assert s.hero("warrior").ap == 20
    assert s.hero("mage").body[7] == club
    assert s.hero("mage").belt == [first]  # the displaced card goes down, it is not thrown on
    assert s.t.asked[-1].seat == 1  # the receiver decides
    assert {str(option) for option in s.t.asked[-1].options} == {"hand-1", "hand-2", "belt", "pack"}


def test_a_place_says_what_would_be_displaced_there(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "dagger", "hand-2")
    bow, potion = s.card("hunting-bow"), s.card("small-healing-potion")
    english = texts_of("doria", "en")

    def said(number):
        return [english(labels.spot_label(s.t, 0, number, spot)) for spot in loot.spots(s.t, 0, number)]

    s.set("warrior", per=11)
    assert said(bow) == ["right hand (instead of Dagger)", "belt", "backpack"]  # both hands are needed
    assert "left hand (instead of Dagger)" in said(potion)
    assert "right hand" in said(potion)


@pytest.mark.rule("doria.throw.cost-en", "doria.throw.cost-de")
@pytest.mark.parametrize(
    ("edition", "place", "ap"), [("en", "belt", 4), ("en", "pack", 10), ("de", "belt", 3), ("de", "pack", 10)]
)
def test_throwing_what_is_put_away_costs_its_access(scene, edition, place, ap):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)}, edition=edition)
    s.give("warrior", "wooden-club", place)
    s.step(answers=["throw", "pack"])
    assert s.hero("warrior").ap == 20 - ap
    assert len(s.hero("mage").pack) == 1


def catchers(s):
    """To whom the warrior may throw a card; it goes to the first of them."""
    found = []

    def first(ask):
        found.extend(option.kind for option in ask.options)
        return ask.options[0]

    s.give("warrior", "dagger", "hand-1")
    s.set("warrior", ap=20)
    if "throw" in s.offers():
        s.step(answers=["throw", first, "pack"])
        return found
    return []


@pytest.mark.rule("doria.throw.reach")
def test_throws_reach_the_same_tile_and_those_joined_to_it(scene):
    s = scene(FAR_ROOM, heroes={"warrior": (0, 0), "mage": (5, 4), "ranger": (12, 2), "huntress": (0, 4)})
    assert catchers(s) == ["mage", "huntress"]  # neither distance nor sight matter
    s.hero("huntress").square = s.sq(10, 4)
    s.hero("ranger").square = s.sq(5, 0)
    assert catchers(s) == ["mage", "ranger"]
    s.state.dungeon = ground_without_doors(s)
    assert catchers(s) == []


@pytest.mark.rule("doria.throw.sight-option")
def test_as_a_variant_throwing_needs_sight(scene):
    s = scene(FAR_ROOM, heroes={"warrior": (0, 0), "mage": (5, 4), "huntress": (0, 4), "ranger": (9, 4)})
    assert catchers(s) == ["mage", "huntress", "ranger"]
    s = scene(
        FAR_ROOM, heroes={"warrior": (0, 0), "mage": (5, 4), "huntress": (0, 4), "ranger": (9, 4)}, throw_in_sight=True
    )
    s.hero("ranger").square = s.sq(1, 1)
    assert catchers(s) == ["huntress", "ranger"]
    s.hero("warrior").square = s.sq(4, 2)
    assert catchers(s) == ["mage", "huntress", "ranger"]


@pytest.mark.rule("doria.throw.only-displaced")
def test_the_receiver_moves_nothing_but_the_displaced_card(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (4, 4)})
    first, second = s.give("mage", "dagger", "hand-1"), s.give("mage", "dagger", "hand-2")
    s.give("warrior", "wooden-club", "hand-1")
    s.set("mage", str_=6, con=6)
    s.step(answers=["throw", "hand-1"])
    assert s.hero("mage").body[8] == second
    assert s.hero("mage").belt == [first]
    assert len(s.t.asked) == 2


@pytest.mark.rule("doria.trap.blocked-doors", "doria.marker.blocked-door")
def test_nothing_passes_a_blocked_door(scene):
    s = scene(FAR_ROOM, heroes={"warrior": (4, 2), "mage": (5, 2)})
    bow, orc = s.give("warrior", "hunting-bow"), s.monster("orc", 7, 2, acted=True)
    shot, beyond = f"attack orc-{orc} with hunting-bow {bow}", f"walk {s.sq(6, 2)}"
    assert {shot, beyond, "throw"} <= set(s.offers())
    s.state.treasures, s.state.stacks = [s.hero("warrior").square], [[s.card("portcullis")], [], []]
    assert s.step(answers=["search"], dice=[1, 2]) == "act"
    assert s.state.caught
    assert {shot, beyond, "throw"}.isdisjoint(s.offers())
    s.set("warrior", str_=20, per=20)
    s.step(answers=["disarm 0"], dice=[5, 5])
    assert not s.state.caught
    assert {shot, beyond, "throw"} <= set(s.offers())


# ----------------------------------------------------------------------------------------------- using


@pytest.mark.rule("doria.use.attack-cost", "doria.card.ap-cost")
def test_attacks_cost_what_the_card_says(scene):
    s = scene()
    costs = [card.ap for card in s.content.cards.values() if card.attack is not None]
    assert min(costs) >= 5
    assert max(costs) <= 25
    hammer, orc = s.give("warrior", "combat-hammer"), s.monster("orc", 1, 0)
    s.step(answers=[f"attack orc-{orc} with combat-hammer {hammer}"], dice=[2, 3, 9, 9])
    assert s.hero("warrior").ap == 20 - 14


@pytest.mark.rule("doria.use.from-belt-en", "doria.use.from-belt-de")
@pytest.mark.parametrize(("edition", "more"), [("en", 4), ("de", 3)])
def test_one_handed_cards_work_from_the_belt_even_with_full_hands(scene, edition, more):
    s = scene(heroes={"warrior": (0, 0)}, edition=edition)
    s.give("warrior", "combat-hammer")
    sword, potion = s.give("warrior", "squire-sword", "belt"), s.give("warrior", "small-healing-potion", "belt")
    orc = s.monster("orc", 1, 0, hp=9)
    ap = s.content.numbered[sword].ap
    s.step(answers=[f"attack orc-{orc} with squire-sword {sword}"], dice=[2, 3, 9, 9])
    assert s.hero("warrior").ap == 20 - ap - more
    assert sword in s.hero("warrior").belt
    s.set("warrior", ap=20, hp=3)
    s.step(answers=[f"use small-healing-potion {potion} on 0"])
    assert s.hero("warrior").ap == 20 - s.content.numbered[potion].ap - more
    assert potion in s.state.discard


@pytest.mark.rule("doria.use.two-handed-belt-en")
def test_two_handed_cards_never_work_from_the_belt(scene):
    s = scene(heroes={"warrior": (0, 0)})
    hammer, orc = s.give("warrior", "combat-hammer", "belt"), s.monster("orc", 1, 0, hp=9, acted=True)
    blow = f"attack orc-{orc} with combat-hammer {hammer}"
    assert blow not in s.offers()  # though both hands are free
    s.step(answers=["equip"])
    assert s.hero("warrior").ap == 20 - 4
    assert blow in s.offers()
    short = scene(heroes={"warrior": (0, 0)})
    club, orc = short.give("warrior", "wooden-club", "belt"), short.monster("orc", 1, 0, acted=True)
    assert f"attack orc-{orc} with wooden-club {club}" in short.offers()  # one-handed ones do


@pytest.mark.rule("doria.use.two-handed-belt-de")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_in_the_first_edition_they_do_with_a_free_hand(scene, held):
    s = scene(heroes={"warrior": (0, 0)}, edition="de")
    hammer, orc = s.give("warrior", "combat-hammer", "belt"), s.monster("orc", 1, 0, hp=9, acted=True)
    for _ in range(held):
        s.give("warrior", "dagger")
    blow = f"attack orc-{orc} with combat-hammer {hammer}"
    assert (blow in s.offers()) is (held < 2)
    if held < 2:
        s.step(answers=[blow], dice=[2, 3, 9, 9])
        assert s.hero("warrior").ap == 20 - 14 - 3
        assert hammer in s.hero("warrior").belt


@pytest.mark.rule("doria.use.backpack")
def test_backpack_cards_cannot_be_used(scene):
    s = scene(heroes={"warrior": (0, 0)})
    sword, potion = s.give("warrior", "short-sword", "pack"), s.give("warrior", "small-healing-potion", "pack")
    s.set("warrior", hp=1)
    orc = s.monster("orc", 1, 0, acted=True)
    blow, drink = f"attack orc-{orc} with short-sword {sword}", f"use small-healing-potion {potion} on 0"
    assert {blow, drink}.isdisjoint(s.offers())
    for number in (sword, potion):
        s.set("warrior", ap=20)
        s.step(answers=["equip", f"{s.content.numbered[number].id} {number} to belt"])
    s.set("warrior", ap=20)
    assert {blow, drink} <= set(s.offers())


@pytest.mark.rule("doria.use.potion-discarded", "doria.derived.hp-recovery")
def test_a_healing_potion_heals_and_is_gone(scene):
    s = scene(heroes={"warrior": (0, 0)})
    potion = s.give("warrior", "small-healing-potion", "hand-1")
    s.set("warrior", hp=12)
    s.step(answers=[f"use small-healing-potion {potion} on 0"])
    assert s.hero("warrior").hp == 13  # three points, but not above the maximum
    assert s.state.discard == [potion]
    assert s.hero("warrior").body[7] == -1


def struck_by_magic(s, dice, answers=()):
    """A shaman's spell of 30 in a step of its own; gives what the mage has rolled."""
    s.state.strike = Strike(s.monster("shaman", 4, 4, acted=True), 30, (0,))
    assert s.step(dice, answers) == "defend"
    s.state.strike = None
    return s.told(Defended)[-1].defense


@pytest.mark.rule("doria.use.defensive-body-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_defensive_card_in_the_belt_does_nothing(scene, edition):
    s = scene(heroes=["mage"], edition=edition)
    s.set("mage", hp=9)
    guard = s.give("mage", "spell-guard", "belt")
    assert struck_by_magic(s, [5, 5], ["0"]) == 10  # the bare dice: nothing to choose
    s.step(answers=["equip", f"spell-guard {guard} to torso"])
    assert struck_by_magic(s, [5, 5], [f"spell-guard {guard}", "0"]) == 10 + s.content.numbered[guard].psi[1]


@pytest.mark.rule("doria.use.defense-no-ap")
def test_defending_costs_no_action_points(scene):
    s = scene(heroes=["warrior"])
    sword, orc = s.give("warrior", "short-sword"), s.monster("orc", 1, 0)
    for ap in (-5, 12):
        s.set("warrior", ap=ap, hp=9)
        s.state.strike = Strike(orc, 12, (0,))
        assert s.step(answers=[f"short-sword {sword}"], dice=[9, 9]) == "defend"
        assert s.hero("warrior").ap == ap
        assert s.hero("warrior").hp == 9
        s.state.strike = None


# ----------------------------------------------------------------------------------------------- repairing


def works(s, *answers):
    """What the first character may repair and for how much; the work that is named is done."""
    found = {}

    def look(ask):
        found.update({str(option): option.ap for option in ask.options})
        return ask.find(answers[0]) if answers else ask.options[0]

    s.step(answers=["repair", look])
    return found


def broken(s, name, id, place=""):
    number = s.give(name, id, place)
    gear.damage_card(s.t, number)
    return number


@pytest.mark.rule("doria.repair.cost", "doria.repair.set")
def test_leather_is_repaired_together_and_boots_apart(scene):
    s = scene(heroes={"ranger": (0, 0)})
    s.set("ranger", ap=24)
    armor, helmet, boots = (broken(s, "ranger", id) for id in ("leather-armor", "leather-helmet", "padded-boots"))
    both = f"repair leather {helmet} {armor} of 0"
    assert works(s, both) == {
        f"repair leather-helmet {helmet} of 0": 9,
        f"repair leather-armor {armor} of 0": 8,
        f"repair padded-boots {boots} of 0": 7,
        both: 9,  # the dearer of the two
    }
    assert s.hero("ranger").ap == 15
    assert s.state.damaged == [boots]
    assert [told.card for told in s.told(Repaired)] == ["leather-helmet", "leather-armor"]


@pytest.mark.rule("doria.repair.set-belt-en")
@pytest.mark.parametrize(("edition", "belt", "dearer"), [("en", 4, 9), ("de", 0, 9)])
def test_set_pieces_in_the_belt_add_four_once(scene, edition, belt, dearer):
    s = scene(heroes={"ranger": (0, 0)}, edition=edition)
    armor, helmet, boots = (
        broken(s, "ranger", id, place)
        for id, place in (("leather-armor", "belt"), ("leather-helmet", ""), ("leather-boots", "belt"))
    )
    dearest = max(s.content.numbered[number].ap for number in (armor, helmet, boots))
    assert dearest == dearer
    whole = f"repair leather {helmet} {armor} {boots} of 0"
    sets = {text: ap for text, ap in works(s, whole).items() if text.startswith("repair leather ")}
    assert sets == {whole: dearest + belt}  # both pieces in the belt add once; without them there is no set
    assert s.hero("ranger").ap == 20 - dearest - belt
    assert s.state.damaged == []


@pytest.mark.rule("doria.repair.set-backpack")
def test_the_backpack_is_repaired_piece_by_piece(scene):
    s = scene(heroes={"ranger": (0, 0)})
    armor, helmet = (broken(s, "ranger", id, "pack") for id in ("leather-armor", "leather-helmet"))
    worn = broken(s, "ranger", "leather-bracers")
    assert works(s, f"repair leather-armor {armor} of 0") == {
        f"repair leather-bracers {worn} of 0": 7,
        f"repair leather-armor {armor} of 0": 8 + 10,
        f"repair leather-helmet {helmet} of 0": 9 + 10,
    }
    assert s.state.damaged == [helmet, worn]


@pytest.mark.rule("doria.repair.cost")
@pytest.mark.parametrize(
    ("edition", "place", "more"),
    [("en", "hand-1", 0), ("en", "belt", 4), ("en", "pack", 10), ("de", "belt", 0), ("de", "pack", 0)],
)
def test_a_single_card_that_is_put_away(scene, edition, place, more):
    s = scene(heroes={"ranger": (0, 0)}, edition=edition)
    sword = broken(s, "ranger", "short-sword", place)
    s.set("ranger", ap=25)
    s.step(answers=["repair"])  # the only thing to do
    assert s.hero("ranger").ap == 25 - s.content.numbered[sword].ap - more
    assert s.state.damaged == []


@pytest.mark.rule("doria.repair.damaged-armor", "doria.repair.stays-damaged")
def test_damaged_armor_gives_no_protection_until_repaired_whoever_has_it(scene):
    from undercroft.games.doria.rules import health

    s = scene(heroes={"ranger": (0, 0), "warrior": (1, 0)})
    armor = s.give("ranger", "leather-armor")
    assert health.usable_armor(s.t, 0, "", False) == [armor]
    gear.damage_card(s.t, armor)
    assert health.usable_armor(s.t, 0, "", False) == []
    s.step(answers=["throw", "pack"])
    assert armor in s.hero("warrior").pack
    assert not gear.intact(s.state, armor)
    gear.mend_card(s.t, armor)
    assert gear.intact(s.state, armor)


@pytest.mark.rule("doria.repair.damaged-item-en")
def test_a_damaged_weapon_or_spell_cannot_be_used(scene):
    s = scene(heroes={"mage": (0, 0)})
    s.set("mage", hp=9, pp=9)
    sword, orb, potion = (s.give("mage", id) for id in ("short-sword", "psi-orb", "small-healing-potion"))
    orc = s.monster("orc", 1, 0, hp=9, acted=True)
    uses = {f"attack orc-{orc} with short-sword {sword}", f"attack orc-{orc} with psi-orb {orb}"}
    uses.add(f"use small-healing-potion {potion} on 0")
    s.set("mage", hp=3)
    assert uses <= set(s.offers())
    for number in (sword, orb, potion):
        gear.damage_card(s.t, number)
    assert uses.isdisjoint(s.offers())
    assert struck_by_magic(s, [5, 5], ["0"]) == 10  # not asked for the orb
    s.state.strike = Strike(orc, 9, (0,))
    s.step(dice=[5, 5])  # nor for the sword
    s.state.strike = None
    s.set("mage", ap=20)
    s.step(answers=["repair", f"repair short-sword {sword} of 0"])
    s.set("mage", ap=20)
    assert uses & set(s.offers()) == {f"attack orc-{orc} with short-sword {sword}"}


@pytest.mark.rule("doria.repair.other-hero")
def test_a_neighbour_repairs_for_five_more_and_the_card_stays(scene):
    s = scene(heroes={"ranger": (0, 0), "warrior": (1, 0), "mage": (4, 4)})
    armor, other = s.give("warrior", "leather-armor"), s.give("mage", "leather-helmet")
    for number in (armor, other):
        gear.damage_card(s.t, number)
    works = trade.repairs(s.t, 0)
    assert [(work.owner, work.ap) for work in works] == [(1, s.content.numbered[armor].ap + 5)]  # the mage is too far
    s.step(answers=["repair"])
    assert armor in s.hero("warrior").body
    assert s.state.damaged == [other]


# ----------------------------------------------------------------------------------------------- taking


@pytest.mark.rule("doria.take.cost")
def test_a_card_is_taken_from_a_neighbour_who_agrees(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (3, 3)}, seats=3)
    orb = s.give("mage", "psi-orb", "pack")
    s.give("ranger", "dagger", "pack")
    assert trade.givers(s.t, 0) == [1]
    s.step(answers=["take", "no"])
    assert (s.hero("warrior").ap, s.hero("mage").pack) == (20, [orb])
    assert s.t.asked[-1].seat == 1
    s.step(answers=["take", "yes", "pack"])
    assert (s.hero("warrior").ap, s.hero("mage").pack, s.hero("warrior").pack) == (15, [], [orb])


@pytest.mark.rule("doria.take.unconscious")
def test_the_unconscious_cannot_refuse(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)}, seats=2)
    orb = s.give("mage", "psi-orb")
    s.set("mage", unconscious=True)
    s.step(answers=["take", "pack"])
    assert s.hero("warrior").pack == [orb]
    assert all(ask.seat == 0 for ask in s.t.asked)


@pytest.mark.rule("doria.take.use-directly", "doria.take.potion-target-en", "doria.take.afterwards")
def test_a_potion_from_anothers_backpack_is_poured_into_a_friend(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    potion = s.give("mage", "small-healing-potion", "pack")
    s.set("mage", hp=-2)
    s.step(answers=["take", "use 1"])
    assert s.hero("warrior").ap == 20 - 5 - s.content.numbered[potion].ap
    assert s.hero("mage").hp == 1
    assert potion in s.state.discard


@pytest.mark.rule("doria.take.use-directly", "doria.take.afterwards")
def test_a_taken_weapon_is_used_and_stays_in_the_hand(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    sword = s.give("mage", "short-sword", "belt")
    for attribute, value in s.content.numbered[sword].needs:
        s.hero("warrior").attributes[attribute] = value
    orc = s.monster("orc", 0, 1, hp=9)
    s.step(answers=["take", f"attack {orc}"], dice=[9, 9, 2, 2, 2])
    assert s.hero("warrior").ap == 20 - 5 - s.content.numbered[sword].ap
    assert s.hero("warrior").body[7] == sword
    assert s.state.monsters[orc].hp < 9


@pytest.mark.rule("doria.bonus.ap", "doria.bonus.ap-retrieve", "doria.bonus.ap-minimum-de")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("bonus", [False, True])
def test_the_action_point_bonus(scene, edition, bonus):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, edition=edition)
    s.set("warrior", bonuses=["action-points"] if bonus else [], hp=3)
    s.hero("warrior").square = s.sq(0, 0)
    orc, belt = s.monster("orc", 0, 1, hp=9, acted=True), s.content.points.belt_ap

    def spent(*answers, dice=()):
        s.set("warrior", ap=20)
        s.step(answers=answers, dice=dice)
        return 20 - s.hero("warrior").ap

    hammer = s.give("warrior", "combat-hammer")
    assert spent(f"attack orc-{orc} with combat-hammer {hammer}", dice=[2, 3, 9, 9]) == 14 - 3 * bonus
    gear.damage_card(s.t, hammer)
    assert spent("repair") == 14 - 3 * bonus
    club = s.give("warrior", "wooden-club", "belt")
    assert spent("equip", f"wooden-club {club} to hand-1") == (1 if bonus else belt)
    draught = s.give("warrior", "haste-draught", "accessory-1")
    gained = spent(f"use haste-draught {draught} on 0")
    again = s.give("warrior", "haste-draught", "belt")
    # It costs one in hand with or without the bonus: never less.
    assert spent(f"use haste-draught {again} on 0") - gained == belt - 3 * bonus
    taken = s.give("mage", "small-healing-potion", "pack")
    assert spent("take", "keep", "pack") == 5 - 3 * bonus
    assert taken in s.hero("warrior").pack
    other = s.give("mage", "healing-potion", "pack")
    assert spent("take", "use 0") == 5 + s.content.numbered[other].ap - 3 * bonus  # three off the whole, once
    other = s.give("warrior", "psi-potion", "pack")
    assert spent("throw", f"psi-potion {other}", "pack") == 10 - 3 * bonus


@pytest.mark.rule("doria.bonus.ap-not-checks")
@pytest.mark.parametrize("bonuses", [[], ["action-points"]])
def test_the_action_point_bonus_does_not_help_to_disarm(scene, bonuses):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", bonuses=bonuses, str_=13, con=13)
    s.state.treasures, s.state.stacks = [s.hero("warrior").square], [[s.card("spiked-walls")], [], []]
    s.step(answers=["search"], dice=[2, 2])  # 30 against 33: caught
    assert s.hero("warrior").ap == 19
    s.step(answers=["disarm 0"], dice=[3, 4])
    assert s.state.caught == []
    assert s.hero("warrior").ap == 19 - 10


def test_receiving_offers_only_places_that_fit(scene):
    s = scene(heroes=["mage"])
    club = s.card("wooden-club")
    s.set("mage", str_=1)
    assert [spot.place for spot in loot.spots(s.t, 0, club)] == ["belt", "pack"]
    s.set("mage", str_=9, con=9)
    assert STR == 0
    assert [spot.place for spot in loot.spots(s.t, 0, club)] == ["hand-1", "hand-2", "belt", "pack"]


def test_whoever_needs_no_more_is_told_so_and_not_of_zero_points(scene):
    s = scene(heroes={"warrior": (0, 0)})
    english = texts_of("doria", "en")
    s.set("warrior", hp=s.hero("warrior").max_hp - 2, pp=s.hero("warrior").max_pp)
    health.heal(s.t, 0, 6)
    health.regain(s.t, 0, 4)
    told = [english(event.text()) for event in s.told(Healed)]
    assert told == ["Warrior regains 2 HP.", "Warrior has nothing to regain."]


# ----------------------------------------------------------------------------------------------- whom one can deal with


@pytest.mark.rule("doria.throw.reach")
@pytest.mark.parametrize(
    ("friend", "can"),
    [
        ({}, True),
        ({"unconscious": True}, False),
        ({"away": "left"}, False),
        ({"square": OUTSIDE}, False),
        ({"square": 25}, True),  # on the tile behind the open door
        ({"square": 50}, False),  # two tiles away
    ],
)
def test_a_throw_is_offered_where_somebody_could_catch(scene, friend, can):
    tiles = {(0, 0): "a-1", (1, 0): "a-1", (2, 0): "a-1"}
    s = scene(tiles, heroes={"warrior": (2, 2), "mage": (0, 0)})
    s.give("warrior", "wooden-club")
    s.set("mage", **friend)
    assert ("throw" in s.offers()) is can
    assert trade.can_throw(s.t, 0) is can is bool(trade.receivers(s.t, 0))


@pytest.mark.rule("doria.throw.sight-option")
def test_with_the_harder_variant_a_throw_needs_somebody_in_sight(scene):
    s = scene({(0, 0): "a-1", (1, 0): "a-1"}, heroes={"warrior": (2, 2), "mage": (3, 2)}, throw_in_sight=True)
    s.give("warrior", "wooden-club")
    assert "throw" in s.offers()
    s.set("mage", square=s.sq(9, 0))
    assert s.board.sees(s.hero("warrior").square, s.hero("mage").square) is False
    assert "throw" not in s.offers()


@pytest.mark.rule("doria.take.cost")
@pytest.mark.parametrize(
    ("square", "friend", "owns", "can"),
    [
        ((2, 1), {}, True, True),
        ((2, 2), {"unconscious": True}, True, True),  # on the same square
        ((2, 0), {}, True, False),
        ((2, 1), {}, False, False),
        ((2, 1), {"away": "left"}, True, False),
    ],
)
def test_taking_is_offered_where_a_neighbour_has_something(scene, square, friend, owns, can):
    s = scene(heroes={"warrior": (2, 2), "mage": square})
    s.give("warrior", "wooden-club")
    if owns:
        s.give("mage", "wooden-club", "pack")
    s.set("mage", **friend)
    assert ("take" in s.offers()) is can
    assert trade.can_take(s.t, 0) is can is bool(trade.givers(s.t, 0))


@pytest.mark.rule("doria.ai.order-initiative")
def test_modifications_and_bosses_change_the_place_on_the_board(scene):
    s = scene()
    plain, fast = s.monster("orc", 1, 1), s.monster("orc", 2, 1, mods=("fast",))
    boss = s.monster("orc", 3, 1, boss="warlord-gorrak")
    places = [monsters.initiative(s.state, s.content, s.state.monsters[one]) for one in (plain, fast, boss)]
    assert places == [7, 10, 8] == [monsters.stats(s.t, one).ap for one in (plain, fast, boss)]


@pytest.mark.rule("doria.take.use-directly", "doria.psi.special-weapons")
def test_a_taken_weapon_has_its_special_effect(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 1)})
    sword = s.give("mage", "flamberge", "pack")
    for attribute, value in s.content.numbered[sword].needs:
        s.hero("warrior").attributes[attribute] = value
    s.set("warrior", pp=3, ap=20)
    orc = s.monster("orc", 1, 0, hp=9)
    assert [str(use) for use in trade.direct_uses(s.t, 0, sword)] == [f"attack {orc}", f"attack {orc} effect 0"]
    s.step(answers=["take", f"attack {orc} effect 0"], dice=[9, 9, 9, 2, 2])
    assert s.hero("warrior").pp == 3 - s.content.numbered[sword].boosts[0].pp
    assert s.state.monsters[orc].hp < 9
    poor = scene(heroes={"warrior": (0, 0), "mage": (0, 1)})
    sword = poor.give("warrior", "flamberge")
    poor.set("warrior", pp=-19)
    orc = poor.monster("orc", 1, 0)
    assert [str(use) for use in trade.direct_uses(poor.t, 0, sword)] == [f"attack {orc}"]
