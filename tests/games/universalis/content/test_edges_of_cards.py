"""Effects of cards, one by one, each beside its neighbour that must not happen."""

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.events import FoundNothing, ReserveRose
from undercroft.games.universalis.rules.harm import effects, furniture
from undercroft.games.universalis.rules.harm.effects import Use
from undercroft.games.universalis.state import Held, Mark


def take(a, effect, target, dice=(), answers=(), source=-1, **use):
    """Resolve one effect on a target."""
    return a.run(effects.apply_all(a.t, (effect,), Use("test", source, target.id, **use)), dice, answers)


@pytest.mark.rule("dun.damage.other-attribute")
@pytest.mark.parametrize(
    ("worn", "light", "heavy", "count"),
    [
        ((), 4, 5, 2),
        (("leather-armor",), 4, 5, 4),
        (("leather-armor",), 0, 5, 2),
        (("chainmail",), 4, 5, 5),
        (("chainmail",), 4, 0, 2),
    ],
)
def test_some_effects_count_the_armor_that_is_worn(arena, worn, light, heavy, count):
    a = arena()
    hero = a.hero(1, 1, worn=worn)
    take(a, d.Harm(2, light=light, heavy=heavy), hero, [1] * count)
    assert hero.wounds == 0


@pytest.mark.rule("dun.skill.exploration.fast.agility")
@pytest.mark.parametrize(
    ("kind", "skills", "harmed"),
    [("trap", ("fast",), False), ("trap", (), True), ("spell", ("fast",), True)],
)
def test_the_fast_avoid_traps_with_a_bonus_of_one(arena, kind, skills, harmed):
    a = arena()
    hero = a.hero(1, 1, agility=4, skills=skills)
    take(a, d.Harm(2, avoid="agility"), hero, [3, 2, *([6, 6] if harmed else [])], kind=kind)
    assert hero.wounds == (2 if harmed else 0)


@pytest.mark.parametrize(("skills", "count"), [((), 5), (("fast",), 2)])
def test_a_passed_test_halves_the_dice(arena, skills, count):
    a = arena()
    hero = a.hero(1, 1, agility=4, skills=skills, vitality=9)
    take(a, d.Harm(5, half_if="agility"), hero, [3, 2, *[6] * (count - 1), 1], kind="trap")
    assert hero.wounds == count - 1


def test_more_dice_of_the_card_are_added_and_armor_counts(arena):
    a = arena()
    hero = a.orc(1, 1, armor=4, natural=3, vitality=9)
    take(a, d.Harm(2, armor=-1), hero, [3, 2, 3], extra=1)
    assert hero.wounds == 2
    take(a, d.Harm(2), hero, [3, 4])
    assert hero.wounds == 3
    take(a, d.Harm(2, against="natural"), hero, [3, 2])
    assert hero.wounds == 4


def test_an_ethereal_is_hurt_by_a_spell_only(arena):
    a = arena()
    ghost = a.orc(1, 1, skills=("ethereal",))
    take(a, d.Harm(2), ghost, kind="trap")
    assert ghost.wounds == 0
    take(a, d.Harm(2), ghost, [6, 6], kind="spell")
    assert ghost.wounds == 2


def test_nothing_more_happens_to_somebody_who_is_gone(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=2, fortune=0)
    a.run(effects.apply_all(a.t, (d.Wound(2), d.GainCoins(3)), Use("test", -1, hero.id)))
    assert hero.marks & Mark.KNOCKED_OUT
    assert hero.coins == 0


@pytest.mark.parametrize(
    ("effect", "dice", "left"),
    [(d.Heal(2), [], 4), (d.Heal(1, die=True), [3], 2), (d.Heal(0, die=True), [6], 0), (d.Heal(full=True), [], 0)],
)
def test_vitality_comes_back(arena, effect, dice, left):
    a = arena()
    hero = a.hero(1, 1, vitality=8)
    hero.wounds = 6
    take(a, effect, hero, dice)
    assert hero.wounds == left


def test_only_the_named_conditions_are_cured(arena):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.STUNNED | Mark.POISONED | Mark.DISEASED)
    take(a, d.Cure(("poisoned", "diseased")), hero)
    assert hero.marks == Mark.STUNNED


@pytest.mark.rule("dun.skill.combat.tough.conditions")
@pytest.mark.parametrize(
    ("skills", "condition", "gets_it"),
    [(("tough",), "poisoned", False), ((), "poisoned", True), (("tough",), "knocked-down", True)],
)
def test_the_tough_resist_three_conditions_with_a_bonus_of_one(arena, skills, condition, gets_it):
    a = arena()
    hero = a.hero(1, 1, strength=3, skills=skills)
    take(a, d.Afflict(condition, test="strength"), hero, [3, 3])
    assert bool(hero.marks & (Mark.POISONED | Mark.KNOCKED_DOWN)) is gets_it


def test_a_test_against_another_number(arena):
    a = arena()
    hero = a.hero(1, 1, strength=3)
    take(a, d.Afflict("stunned", test="strength", target=9), hero, [3, 3])
    assert not hero.marks & Mark.STUNNED
    take(a, d.Afflict("stunned", test="strength", target=9), hero, [3, 2])
    assert hero.marks & Mark.STUNNED


def test_what_lasts_knows_its_card_its_source_and_its_end(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(3, 3)
    take(a, d.Modify("combat", 2, "combat"), hero, source=orc.id, turns=3)
    take(a, d.Grant("tough", "turn"), hero, source=orc.id, turns=3)
    one, two = a.state.lasting
    assert (one.target, one.to, one.value, one.lasts) == (hero.id, "combat", 2, "combat")
    assert (one.card, one.source, one.turns, one.skill) == ("test", orc.id, 3, "")
    assert (two.target, two.to, two.value, two.lasts, two.skill) == (hero.id, "", 0, "turn", "tough")


@pytest.mark.rule("dun.magic.recovery-potion")
@pytest.mark.parametrize(("mana", "after"), [(1, 4), (3, 5), (5, 5), (7, 7)])
def test_mana_comes_back_up_to_the_pool_and_more_is_never_lost(arena, mana, after):
    a = arena()
    hero = a.hero(1, 1, mana=5)
    hero.mana = mana
    take(a, d.GainMana(3), hero)
    assert hero.mana == after


@pytest.mark.rule("dun.magic.recovery-potion")
def test_the_spell_cast_most_often_can_be_cast_once_more(arena):
    a = arena()
    hero = a.hero(1, 1, mana=5)
    hero.casts = {"fireball": 1, "lightning": 2, "favour-of-the-gods": 0}
    take(a, d.GainMana(0, markers=1), hero)
    assert hero.casts == {"fireball": 1, "lightning": 1, "favour-of-the-gods": 0}
    take(a, d.GainMana(0, markers=3), hero)
    assert hero.casts == {"fireball": 0, "lightning": 0, "favour-of-the-gods": 0}


@pytest.mark.parametrize(
    ("effect", "dice", "coins"),
    [
        (d.GainCoins(4), [], 4),
        (d.GainCoins(1, d6=2), [2, 5], 8),
        (d.GainCoins(0, d3=2), [2, 5], 4),
        (d.GainCoins(2, d6=1, d3=1), [6, 6], 11),
    ],
)
def test_coins_are_counted(arena, effect, dice, coins):
    a = arena()
    hero = a.hero(1, 1, coins=10)
    take(a, effect, hero, dice)
    assert hero.coins == 10 + coins


@pytest.mark.parametrize(("amount", "left"), [(2, 5), (-2, 1), (-4, 0)])
def test_the_reserve_grows_and_shrinks_but_not_below_nothing(arena, amount, left):
    a = arena()
    a.state.dark.reserve = 3
    take(a, d.Reserve(amount), a.hero(1, 1))
    assert a.state.dark.reserve == left


@pytest.mark.rule("dun.equip.card-limit-found")
def test_a_named_object_is_gained_while_a_card_of_it_is_left(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.state.supply.stock = {"healing-potion": 1}
    take(a, d.Gain("healing-potion"), hero)
    take(a, d.Gain("healing-potion"), hero)
    assert [(held.card, held.found) for held in hero.pack] == [("healing-potion", True)]
    assert a.state.supply.stock == {"healing-potion": 0}


@pytest.mark.rule("dun.corpse.sixes", "dun.setup.open-decks")
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("common", "torch"),
        ("special", "healing-potion"),
        ("potion", "healing-potion"),
        ("melee", "dagger"),
        ("ranged", "short-bow"),
        ("armor", "leather-armor"),
        ("shield", "buckler"),
    ],
)
def test_a_deck_holds_its_own_kind_of_cards(arena, deck, card):
    a = arena()
    hero = a.hero(1, 1)
    one_each = ("torch", "healing-potion", "dagger", "short-bow", "leather-armor", "buckler")
    a.state.supply.stock = dict.fromkeys(one_each, 1)
    take(a, d.Find(deck, count=2), hero)
    assert [held.card for held in hero.pack] == [card]


@pytest.mark.rule("dun.identify.unknown")
@pytest.mark.parametrize("deck", ["magic", "relic"])
def test_a_magic_object_is_taken_from_the_top_and_its_powers_are_unknown(arena, deck):
    a = arena()
    hero = a.hero(1, 1)
    names = [card.id for card in a.content.magic.values() if card.relic == (deck == "relic") and not card.base][:2]
    a.state.supply.magic, a.state.supply.relics = ([*names], []) if deck == "magic" else ([], [*names])
    take(a, d.Find(deck, count=1), hero)
    assert [(held.magic, held.known, held.found) for held in hero.pack] == [(names[-1], False, True)]
    assert a.state.supply.magic + a.state.supply.relics == names[:-1]
    take(a, d.Find(deck, count=2), hero)
    assert len(hero.pack) == len(names)


def test_a_push_of_two_squares_goes_straight_away(arena):
    a = arena()
    orc, hero = a.orc(3, 3), a.hero(4, 3)
    take(a, d.Shove(2), hero, source=orc.id)
    assert hero.cell == a.at(6, 3)


def test_a_push_stops_where_there_is_no_room_and_moves_a_whole_base(arena):
    a = arena("a" * 6)
    orc, hero = a.orc(3, 0), a.hero(4, 0)
    take(a, d.Shove(3), hero, source=orc.id)
    assert hero.cell == a.at(5, 0)
    b = arena()
    giant, pusher = b.hero(4, 3, size=3, span=4), b.orc(3, 3)
    take(b, d.Shove(1), giant, source=pusher.id)
    assert giant.cell == b.at(5, 3)
    b.orc(7, 4)
    take(b, d.Shove(1), giant, source=pusher.id)
    assert giant.cell == b.at(6, 2)


def test_a_push_without_a_source_goes_away_from_the_square(arena):
    a = arena()
    hero = a.hero(4, 3)
    take(a, d.Shove(1), hero, cell=a.at(5, 3))
    assert hero.cell == a.at(3, 3)
    take(a, d.Shove(1), hero, cell=hero.cell)
    assert hero.cell == a.at(3, 4), "from his own square: back from what he faces"


def test_a_jump_through_space_reaches_as_far_as_the_card_says(arena):
    a = arena("a" * 12)
    hero = a.hero(5, 0)
    a.orc(7, 0)
    take(a, d.Teleport(2), hero, answers=[lambda ask: max(ask.options, key=lambda one: one.cell)])
    (ask,) = a.t.asked
    assert {one.cell for one in ask.options} == {a.at(3, 0), a.at(4, 0), a.at(6, 0)}
    assert hero.cell == a.at(6, 0)


@pytest.mark.rule("dun.quest-sheet.other-elements")
def test_a_tile_is_laid_on_the_square_and_covers_an_older_one(arena):
    a = arena()
    hero = a.hero(2, 2)
    take(a, d.Lay("mist"), hero, cell=a.at(0, 0))
    take(a, d.Lay("fire-wall"), hero)
    take(a, d.Lay("ice-wall"), hero)
    assert dict(a.state.map.layout.overtiles) == {a.at(0, 0): "mist", a.at(2, 2): "ice-wall"}
    assert len(a.state.map.layout.overtiles) == 2


@pytest.mark.rule("dun.search.secret-door")
def test_only_hidden_doors_of_the_own_section_are_shown(arena):
    doors = (
        q.Door("one", (1, 0), "east", kind="secret"),
        q.Door("two", (3, 0), "east", kind="secret"),
        q.Door("three", (1, 1), "east"),
    )
    a = arena("aabbcc\naabbcc", doors=doors)
    hero = a.hero(0, 0)
    a.state.map.doors[2].state = "open"
    take(a, d.Reveal("secret"), hero)
    assert [door.state for door in a.state.map.doors] == ["closed", "hidden", "open"]


def test_everything_carried_is_identified(arena):
    a = arena()
    hero = a.hero(1, 1)
    plain = next(card for card in a.content.magic.values() if not card.base)
    sword = next(card for card in a.content.magic.values() if card.base)
    hero.hands = [Held(sword.base, magic=sword.id, known=False)]
    hero.pack = [Held("magic-element", magic=plain.id, known=False), Held("healing-potion", known=False)]
    take(a, d.Reveal("identify"), hero)
    assert [(held.card, held.known) for held in (*hero.hands, *hero.pack)] == [
        (sword.base, True),
        (plain.id, True),
        ("healing-potion", True),
    ]


# ------------------------------------------------------------------------------------------------ furniture, elements


@pytest.mark.rule("dun.walk.search-furniture")
@pytest.mark.parametrize(
    ("dice", "stunned", "coins"),
    [([1, 3], True, 0), ([1, 4], False, 0), ([4, 5], False, 0), ([5, 5], True, 0), ([5, 6, 5], True, 3)],
)
def test_what_a_search_finds_depends_on_the_total(arena, dice, stunned, coins):
    a = arena(furniture=(q.Furnishing("washbasin", (2, 1)),))
    hero = a.hero(1, 1, marks=Mark.STUNNED)
    a.run(furniture.search(a.t, hero.id, 0), dice)
    assert (bool(hero.marks & Mark.STUNNED), hero.coins, a.state.dark.reserve) == (stunned, coins, 0)


@pytest.mark.rule("dun.walk.search-furniture", "dun.element.on-interaction")
@pytest.mark.parametrize(
    ("kind", "card", "sheet", "dice", "nothing"),
    [
        ("furniture", "chairs", "", [5, 5], 1),
        ("furniture", "chairs", "", [5, 6], 0),
        ("furniture", "chairs", "", [1, 1], 0),
        ("furniture", "chairs", "key", [5, 5], 0),
        ("elements", "altar", "", [2, 3], 1),
        ("elements", "altar", "", [6, 6], 0),
    ],
)
def test_a_search_in_vain_is_told(arena, kind, card, sheet, dice, nothing):
    a = arena(**{kind: (q.Furnishing(card, (2, 1), id=sheet),)})
    hero = a.hero(1, 1)
    a.run(furniture.search(a.t, hero.id, 0), dice)
    assert [one.who for one in a.t.told(FoundNothing)] == [hero.id] * nothing
    assert [one.reserve for one in a.t.told(ReserveRose)] == [1] * (dice == [1, 1])


@pytest.mark.rule("dun.element.on-interaction")
@pytest.mark.parametrize(
    ("card", "dice", "hurt", "nothing"),
    [("bonfire", [3, 4], 0, 1), ("bonfire", [3, 4], 2, 0), ("altar", [3, 4], 2, 1), ("altar", [5, 5], 2, 0)],
)
def test_an_element_that_helps_nobody_is_told(arena, card, dice, hurt, nothing):
    """A fire warms nobody who is well, and an altar that cures does nothing for wounds."""
    a = arena(elements=(q.Furnishing(card, (2, 1)),))
    hero = a.hero(1, 1, wounds=hurt)
    a.run(furniture.search(a.t, hero.id, 0), dice)
    assert [one.who for one in a.t.told(FoundNothing)] == [hero.id] * nothing
    assert (hero.wounds < hurt) == (not nothing)


@pytest.mark.rule("dun.walk.search-furniture")
def test_a_double_one_gives_the_dark_player_a_point_and_the_sheet_still_counts(arena):
    a = arena(furniture=(q.Furnishing("latrine", (2, 1), id="test-key", effects=(d.GainCoins(2),)),))
    hero = a.hero(1, 1, strength=3)
    a.run(furniture.search(a.t, hero.id, 0), [1, 1])
    assert (a.state.dark.reserve, a.state.map.found, hero.coins) == (1, ["test-key"], 2)
    assert not hero.marks & Mark.DISEASED


@pytest.mark.rule("dun.skill.scholarly.polyglot.search")
@pytest.mark.parametrize(
    ("card", "skills", "found"),
    [
        ("writing-desk", ("polyglot",), ["magic-scroll"]),
        ("writing-desk", (), []),
        ("lectern", ("polyglot",), []),
    ],
)
def test_a_polyglot_reads_books_one_better(arena, card, skills, found):
    a = arena(furniture=(q.Furnishing(card, (2, 1)),))
    a.state.supply.stock = {"magic-scroll": 1}
    hero = a.hero(1, 1, skills=skills)
    a.run(furniture.search(a.t, hero.id, 0), [5, 6])
    assert [held.card for held in hero.pack] == found


@pytest.mark.rule("dun.skill.scholarly.alchemist.tables")
@pytest.mark.parametrize(
    ("card", "skills", "dice"),
    [
        ("spice-table", ("alchemist",), [3, 4]),
        ("spice-table", ("alchemist",), [3, 3, 3, 4]),
        ("latrine", ("alchemist",), [3, 3]),
        ("spice-table", (), [3, 3]),
    ],
)
def test_only_an_alchemist_who_found_nothing_looks_again_and_only_at_his_tables(arena, card, skills, dice):
    a = arena(furniture=(q.Furnishing(card, (2, 1)),))
    a.state.supply.stock = {"healing-herbs": 1}
    hero = a.hero(1, 1, skills=skills)
    a.run(furniture.search(a.t, hero.id, 0), dice)
    assert len(hero.pack) == (dice[-1] == 4)


@pytest.mark.rule("dun.search.element-once", "dun.search.element-interaction-same")
@pytest.mark.parametrize("sheet", ["", "idol"])
def test_who_can_still_use_an_element(arena, sheet):
    a = arena(elements=(q.Furnishing("spring-of-clear-water", (2, 1), id=sheet),))
    one, two = a.hero(1, 1, marks=Mark.STUNNED), a.hero(1, 2)
    (piece,) = a.state.map.layout.pieces
    assert furniture.can_search(a.t, one, piece)
    a.run(furniture.search(a.t, one.id, 0))
    assert not one.marks & Mark.STUNNED
    assert a.state.map.found == [sheet] * bool(sheet)
    assert not furniture.can_search(a.t, one, piece)
    assert furniture.can_search(a.t, two, piece)
    a.run(furniture.search(a.t, two.id, 0))
    assert a.state.map.found == [sheet] * bool(sheet)
    assert a.state.map.searched == [0]


def test_an_element_without_a_purpose_is_not_searched(arena):
    a = arena(elements=(q.Furnishing("flooded-cellar", (2, 1)), q.Furnishing("flooded-cellar", (5, 1), id="test-key")))
    hero = a.hero(1, 1)
    plain, special = a.state.map.layout.pieces
    assert not furniture.can_search(a.t, hero, plain)
    assert furniture.can_search(a.t, hero, special)
    a.run(furniture.search(a.t, hero.id, 1))
    assert not furniture.can_search(a.t, hero, special)


@pytest.mark.rule("dun.search.element-once")
def test_the_pool_grants_one_wish_and_forgets_the_roll(arena):
    a = arena(elements=(q.Furnishing("wishing-pool", (2, 1)),))
    hero = a.hero(1, 1)
    a.run(furniture.search(a.t, hero.id, 0), [6, 6])
    assert (hero.fortune, a.state.saga.elements) == (1, {})
    assert not furniture.can_search(a.t, a.hero(1, 2), a.state.map.layout.pieces[0])
