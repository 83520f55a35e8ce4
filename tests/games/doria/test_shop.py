"""Phase I: paying with cards, buying, traps in the shop, clearing it."""

import pytest

from undercroft.games.doria.events import Bought, Paid
from undercroft.games.doria.rules import gear, loot, shop, turns

PARTY = ["warrior", "mage", "huntress"]


def open_shop(s, *wares):
    """The shop with these cards, and everybody in the queue."""
    s.state.shop = [s.card(id) if id else -1 for id in (*wares, "", "", "")[:3]]
    s.run(turns.open_shop(s.t))
    return s.state.shop


def offered(s, hero=0):
    return [str(deal) for deal in shop.deals(s.t, hero)]


def example(scene):
    """The book's visit to the shop: three gold of the warrior, a hat and a log trap of two each, a damaged hat."""
    s = scene(heroes=["warrior", "mage"])
    wares = open_shop(s, "hypno-hat", "dagger", "log-trap")
    sword, worn = s.give("warrior", "longsword", "pack"), s.give("mage", "wizard-hat")
    gear.damage_card(s.t, worn)
    return s, wares, sword, worn


@pytest.mark.rule("doria.phase-i.split-value-en")
def test_what_one_card_brings_pays_for_several_and_the_rest_is_lost(scene):
    s, (hat, dagger, trap), sword, _ = example(scene)
    s.step(answers=[f"pay longsword {sword}"])
    s.step(answers=[f"clear log-trap {trap}"])
    assert s.state.gold == 1
    assert f"buy hypno-hat {hat}" not in offered(s)  # it costs two
    s.step(answers=[f"buy dagger {dagger}", "warrior 0", "pack"])
    assert s.state.gold == 0
    left = example(scene)[0]
    left.step(answers=[f"pay longsword {sword}"])
    left.step(answers=["done"])
    left.step(answers=["done"])
    assert left.state.gold == 3
    left.step(answers=["keep", "keep"])
    assert left.state.gold == 0  # no change is given
    left.state.phase = "H2"
    left.step()
    assert (left.state.phase, left.state.gold) == ("I", 0)


@pytest.mark.rule("doria.phase-i.payment-discarded-en", "doria.phase-i.pay-from-anywhere-en")
@pytest.mark.parametrize("place", ["hand-1", "belt", "pack"])
def test_a_card_pays_from_wherever_it_lies_and_is_gone(scene, place):
    s = scene(heroes=["warrior"])
    open_shop(s, "hypno-hat")
    axe, ap = s.give("warrior", "war-axe", place), s.hero("warrior").ap
    s.step(answers=[f"pay war-axe {axe}"])
    assert s.state.gold == 2
    assert s.state.discard == [axe]
    assert gear.owned(s.hero("warrior")) == []
    assert s.hero("warrior").ap == ap  # it costs nothing to reach
    assert s.told(Paid)[0].gold == 2


def test_standard_items_have_no_price_and_cannot_pay(scene):
    s = scene(heroes=["warrior"])
    open_shop(s, "hypno-hat")
    s.give("warrior", "combat-hammer")
    assert offered(s) == ["done"]


@pytest.mark.rule("doria.phase-i.pooling")
def test_the_gold_of_two_buys_one_card(scene):
    s, (hat, _, trap), sword, worn = example(scene)
    s.step(answers=[f"pay longsword {sword}"])
    s.step(answers=[f"clear log-trap {trap}"])
    s.step(answers=["done"])
    assert f"buy hypno-hat {hat}" not in offered(s, 1)
    s.step(answers=[f"pay wizard-hat {worn}"])
    assert s.state.gold == 2  # one of each
    s.step(answers=[f"buy hypno-hat {hat}", "mage 1", "head"])
    assert s.hero("mage").body[0] == hat
    assert s.state.gold == 0


@pytest.mark.rule("doria.phase-i.damaged-value")
def test_a_damaged_card_pays_one_less(scene):
    s, _, _, worn = example(scene)
    dagger = s.give("mage", "dagger", "pack")
    gear.damage_card(s.t, dagger)
    s.step(answers=["done"])
    assert f"pay dagger {dagger}" not in offered(s, 1)  # one less than one is nothing
    s.step(answers=[f"pay wizard-hat {worn}"])
    assert s.state.gold == 1
    assert worn not in s.state.damaged  # whoever draws it next gets it whole
    whole = scene(heroes=["mage"])
    open_shop(whole, "hypno-hat")
    whole.step(answers=[f"pay wizard-hat {whole.give('mage', 'wizard-hat')}"])
    assert whole.state.gold == 2


@pytest.mark.rule("doria.phase-i.trap-slot-en")
def test_a_trap_is_paid_off_its_place_without_experience(scene):
    s, (hat, dagger, trap), sword, _ = example(scene)
    assert f"clear log-trap {trap}" not in offered(s)
    s.step(answers=[f"pay longsword {sword}"])
    s.step(answers=[f"clear log-trap {trap}"])
    assert s.state.shop == [hat, dagger, -1]
    assert s.state.discard == [sword, trap]
    assert (s.state.xp, s.state.gold) == (0, 1)
    assert s.t.rolled == []


@pytest.mark.rule("doria.phase-i.discard-en")
def test_what_nobody_wants_is_thrown_out_at_the_end(scene):
    s, (hat, dagger, trap), *_ = example(scene)
    s.step(answers=["done"])
    s.step(answers=["done"])
    assert s.step(answers=["discard", "keep"]) == "close"
    assert s.state.shop == [-1, dagger, trap]  # a trap stays: nobody is asked about it
    assert s.state.discard == [hat]
    assert s.state.phase == "end"


@pytest.mark.rule("doria.phase-i.exchange")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_three_gold_buy_one_card_of_three_or_three_of_one(scene, edition):
    s = scene(heroes=["warrior"], edition=edition)
    wares = open_shop(s, "dagger", "short-sword", "wooden-club")
    payment = s.give("warrior", "longsword", "pack")
    s.step(answers=[f"pay longsword {payment}"])
    for left, card in zip((2, 1, 0), wares, strict=True):
        s.step(answers=[f"buy {s.content.numbered[card].id} {card}", "pack"])
        assert s.state.gold == left
    assert s.hero("warrior").pack == wares
    assert s.step() == "trade"  # nothing is left to buy
    one = scene(heroes=["warrior"], edition=edition)
    (dear, *_) = open_shop(one, "great-axe")
    chalice, coins = one.give("warrior", "silver-chalice", "pack"), one.give("warrior", "pouch-of-coins", "pack")
    one.step(answers=[f"pay silver-chalice {chalice}"])
    assert f"buy great-axe {dear}" not in offered(one)  # two of three
    one.step(answers=[f"pay pouch-of-coins {coins}"])
    one.step(answers=[f"buy great-axe {dear}", "pack"])
    assert (one.state.gold, one.hero("warrior").pack) == (0, [dear])


@pytest.mark.rule("doria.phase-i.pooling")
def test_three_characters_pay_one_coin_each(scene):
    s = scene(heroes=PARTY, edition="de")
    (axe, *_) = open_shop(s, "great-axe")
    for name in PARTY:
        s.give(name, "dagger", "pack")
    for name in PARTY:
        number = s.hero(name).pack[0]
        s.step(answers=[f"pay dagger {number}"])
        if name != "huntress":
            s.step()  # nothing more to give: done
    assert s.state.gold == 3
    s.step(answers=[f"buy great-axe {axe}", "huntress 2", "pack"])
    assert s.hero("huntress").pack == [axe]


@pytest.mark.rule("doria.phase-i.only-here")
def test_nothing_can_be_bought_in_the_action_phase(scene):
    s = scene()
    s.state.shop = [s.card("dagger"), -1, -1]
    s.give("warrior", "short-sword", "pack")
    s.step(answers=["wait 20"])
    asked = [str(option) for option in s.t.asked[0].options]
    assert asked
    assert not [option for option in asked if option.startswith(("buy", "pay"))]
    s.run(turns.open_shop(s.t))
    assert [deal.split()[0] for deal in offered(s)] == ["done", "pay"]


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
