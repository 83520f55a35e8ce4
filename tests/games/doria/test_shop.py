"""Phase I: paying with cards, buying, traps in the shop, clearing it."""

import pytest

from undercroft.games.doria.events import Bought
from undercroft.games.doria.rules import actions, gear, loot, shop, turns

PARTY = ["warrior", "mage", "huntress"]


def open_shop(s, *wares):
    """The shop with these cards, and everybody in the queue."""
    s.state.shop = [s.card(id) if id else -1 for id in (*wares, "", "", "")[:3]]
    s.run(turns.open_shop(s.t))
    return s.state.shop


def offered(s, hero=0):
    return [str(deal) for deal in shop.deals(s.t, hero)]


@pytest.mark.rule(
    "doria.phase-i.split-value-en", "doria.phase-i.payment-discarded-en", "doria.phase-i.pay-from-anywhere-en"
)
@pytest.mark.rule("doria.phase-i.pooling", "doria.phase-i.trap-slot-en", "doria.phase-i.discard-en")
def test_the_example_of_the_shop(scene):
    s = scene(heroes=["warrior", "mage"])
    hat, dagger, trap = open_shop(s, "hypno-hat", "dagger", "log-trap")
    s.revise(hat, gold=2, needs=())
    s.revise(trap, gold=2)
    axe = s.give("warrior", "war-axe", "pack")
    s.revise(axe, gold=3)
    wizard = s.give("mage", "wizard-hat")
    s.revise(wizard, gold=2)
    gear.damage_card(s.t, wizard)
    s.step(answers=[f"pay war-axe {axe}"])
    assert s.state.gold == 3
    s.step(answers=[f"clear log-trap {trap}"])
    assert s.state.gold == 1
    assert s.state.xp == 0  # a trap paid off gives no experience
    s.step(answers=["done"])
    assert f"buy hypno-hat {hat}" not in offered(s, 1)
    s.step(answers=[f"pay wizard-hat {wizard}"])
    assert s.state.gold == 2  # damaged, it pays one less
    s.step(answers=[f"buy hypno-hat {hat}", "mage 1", "head"])
    assert s.hero("mage").body[0] == hat
    s.step(answers=["done"])
    s.step(answers=["discard"])
    assert s.state.shop == [-1, -1, -1]
    assert {axe, wizard, trap, dagger} <= set(s.state.discard)
    assert s.state.gold == 0


@pytest.mark.rule("doria.phase-i.exchange")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_three_gold_buy_one_card_of_three_or_three_of_one(scene, edition):
    s = scene(heroes=["warrior"], edition=edition)
    wares = open_shop(s, "dagger", "short-sword", "wooden-club")
    for number in wares:
        s.revise(number, gold=1)
    payment = s.give("warrior", "war-axe", "pack")
    s.revise(payment, gold=3)
    s.step(answers=[f"pay war-axe {payment}"])
    for left in range(2, -1, -1):
        card = s.state.shop[2 - left]
        s.step(answers=[f"buy {s.content.numbered[card].id} {card}", "pack"])
        assert s.state.gold == left
    assert s.step() == "trade"  # nothing is left to buy
    s.state.gold = 2
    s.run(shop.close(s.t))
    assert s.state.gold == 0  # no change is given


@pytest.mark.rule("doria.phase-i.pooling")
def test_three_characters_pay_one_coin_each(scene):
    s = scene(heroes=PARTY, edition="de")
    (axe, *_) = open_shop(s, "war-axe")
    s.revise(axe, gold=3)
    for name in PARTY:
        number = s.give(name, "dagger", "pack")
        s.revise(number, gold=1)
    for name in PARTY:
        number = s.hero(name).pack[0]
        s.step(answers=[f"pay dagger {number}"])
        if name != "huntress":
            s.step()  # nothing more to give: done
    assert s.state.gold == 3
    s.step(answers=[f"buy war-axe {axe}", "huntress 2", "pack"])
    assert s.hero("huntress").pack == [axe]


@pytest.mark.rule("doria.phase-i.only-here")
def test_nothing_can_be_bought_in_the_action_phase(scene):
    s = scene()
    s.state.shop = [s.card("dagger"), -1, -1]
    s.give("warrior", "short-sword", "pack")
    assert not [option for option in actions.legal(s.t, 0) if str(option).startswith(("buy", "pay"))]


@pytest.mark.rule("doria.phase-i.any-place", "doria.phase-i.deliver-en")
def test_everybody_trades_and_a_bought_card_goes_anywhere(scene):
    far = {(0, 0): "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"}
    far[2, 0] = far[0, 0]
    s = scene(far, heroes={"warrior": (0, 0), "mage": (12, 2)})
    (club, *_) = open_shop(s, "wooden-club")
    assert s.state.queue == [0, 1]
    s.state.gold, ap = 3, s.hero("mage").ap
    s.step(answers=[f"buy wooden-club {club}", "mage 1", "belt"])
    assert s.hero("mage").belt == [club]
    assert s.hero("mage").ap == ap
    assert s.told(Bought)[0].hero == "mage"


@pytest.mark.rule("doria.phase-i.deliver-de")
def test_in_the_first_edition_it_lands_in_any_hand_and_displaced_cards_stay(scene):
    s = scene(heroes=["warrior"], edition="de")
    (club, *_) = open_shop(s, "wooden-club")
    first = s.give("warrior", "short-sword", "hand-1")
    s.state.gold = 3
    s.step(answers=[f"buy wooden-club {club}", "hand-1"])
    assert s.hero("warrior").body[7] == club
    assert s.hero("warrior").belt == [first]


@pytest.mark.rule("doria.phase-i.unconscious")
def test_the_unconscious_pay_but_do_not_receive(scene):
    s = scene(heroes=["warrior", "mage"])
    (club, *_) = open_shop(s, "wooden-club")
    s.set("mage", unconscious=True, resting=True)
    paid = s.give("mage", "war-axe", "pack")
    s.step()  # the warrior has nothing to give
    s.step(answers=[f"pay war-axe {paid}"])
    assert shop.takers(s.t) == [0]
    s.set("mage", resting=False)
    assert shop.takers(s.t) == [0, 1]  # who has decided to wake may be given cards
    s.set("mage", resting=True)
    s.step(answers=[f"buy wooden-club {club}", "pack"])
    assert s.hero("warrior").pack == [club]


@pytest.mark.rule("doria.phase-i.trap-slot-en")
def test_a_trap_blocks_its_place_until_it_is_paid(scene):
    s = scene(heroes=["warrior"])
    (trap, *_) = open_shop(s, "boulder-trap")
    s.run(shop.close(s.t))
    assert s.state.shop[0] == trap  # it is not even asked for
    assert s.t.asked == []
    s.run(turns.open_shop(s.t))
    s.state.gold = s.content.numbered[trap].gold
    assert f"clear boulder-trap {trap}" in offered(s)
    assert f"buy boulder-trap {trap}" not in offered(s)
    s.state.gold -= 1
    assert f"clear boulder-trap {trap}" not in offered(s)


@pytest.mark.rule("doria.phase-i.no-gold-discard-de")
def test_in_the_first_edition_traps_and_worthless_cards_are_thrown_out(scene):
    s = scene(heroes=["warrior"], edition="de")
    trap, event, dagger = open_shop(s, "boulder-trap", "secret-door", "dagger")
    s.run(shop.close(s.t), answers=["keep"])
    assert s.state.shop == [-1, -1, dagger]
    assert {trap, event} <= set(s.state.discard)


@pytest.mark.rule("doria.phase-i.discard-en")
def test_cards_nobody_wants_may_be_thrown_out(scene):
    s = scene(heroes=PARTY, seats=3)
    event, dagger, _ = open_shop(s, "secret-door", "dagger")
    s.run(shop.close(s.t), answers=["discard", "keep"])
    assert [ask.seat for ask in s.t.asked] == [0, 0]  # the speaker decides
    assert s.state.shop == [-1, dagger, -1]
    assert event in s.state.discard


@pytest.mark.rule("doria.phase-i.discard-de")
def test_in_the_first_edition_all_must_agree(scene):
    s = scene(heroes=PARTY, seats=3, edition="de")
    dagger, club, _ = open_shop(s, "dagger", "wooden-club")
    s.run(shop.close(s.t), answers=["discard", "discard", "keep", "discard", "discard", "discard"])
    assert s.state.shop == [dagger, -1, -1]
    assert club in s.state.discard


@pytest.mark.rule("doria.phase-i.damaged-value")
def test_a_damaged_card_pays_one_less(scene):
    s = scene(heroes=["warrior"])
    one, two = s.give("warrior", "dagger", "pack"), s.give("warrior", "war-axe", "pack")
    s.revise(one, gold=1)
    s.revise(two, gold=2)
    gear.damage_card(s.t, one)
    gear.damage_card(s.t, two)
    assert [gear.gold_value(s.state, s.content, number) for number in (one, two)] == [0, 1]
    gear.mend_card(s.t, two)
    assert gear.gold_value(s.state, s.content, two) == 2


@pytest.mark.rule("doria.phase-i.trap-slot-option-en")
def test_as_a_variant_traps_must_be_removed_by_doom_or_sprung(scene):
    s = scene(heroes=["warrior"], shop_trap_removal=True)
    first, second, _ = open_shop(s, "boulder-trap", "boulder-trap")
    s.run(shop.close(s.t), answers=["doom", "spring 0"], dice=[9, 9])
    assert s.state.doom_due == 1
    assert s.state.shop == [-1, -1, -1]
    assert first in s.state.discard
    assert second in s.hero("warrior").pack  # avoided, and worth its gold as usual
    assert s.state.xp == s.content.numbered[second].trap.xp


def test_a_kept_trap_pays_in_the_newer_edition_only(scene):
    newer, first = scene(), scene(edition="de")
    trap = newer.card("log-trap")
    assert gear.gold_value(newer.state, newer.content, trap) == newer.content.numbered[trap].gold == 2
    assert gear.gold_value(first.state, first.content, first.card("log-trap")) == 0


def test_an_empty_stack_leaves_its_place_empty(scene):
    s = scene()
    s.state.stacks[1] = []
    s.run(shop.refill(s.t))
    assert s.state.shop[1] == -1
    assert s.state.shop[0] >= 0


def test_when_all_stacks_are_empty_the_discards_come_back(scene):
    s = scene()
    cards = [number for stack in s.state.stacks for number in stack][:7]
    s.state.stacks, s.state.discard = [[], [], []], cards
    assert s.run(loot.top_card(s.t, 0)) in cards
    assert s.state.discard == []
    assert sum(map(len, s.state.stacks)) == 6
