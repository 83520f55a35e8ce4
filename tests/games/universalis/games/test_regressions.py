"""Games that once broke."""

import pytest

from undercroft.games import find
from undercroft.games.universalis.content.definitions import Teleport
from undercroft.games.universalis.rules.dark import powers
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import keep_things
from undercroft.games.universalis.state import UNKNOWN, Held, Mark
from undercroft.kernel import configure
from undercroft.lab.exhaust import play_counted


@pytest.mark.parametrize(
    ("seed", "seats", "mode", "scenario"),
    [(19, 5, "artificial", "the-red-mothers-lair"), (975, 2, "dark-player", "the-red-mothers-lair")],
)
def test_a_game_that_broke_plays_to_its_end(seed, seats, mode, scenario):
    game = find("universalis")
    config = configure(game.info, seed=seed, seats=seats, mode=mode, scenario=scenario)
    table = play_counted(config, "random", {})
    assert table.decisions > 0
    assert len(game.outcome(table.state, table.content)) == seats


def test_the_rage_of_whom_a_dragon_has_swallowed_is_over(arena):
    a = arena()
    a.orc(9, 5)
    eaten, raging = (
        a.hero(-1, 0, marks=Mark.KNOCKED_OUT | Mark.BERSERK),
        a.hero(1, 1, marks=Mark.BERSERK, facing="east"),
    )
    turns.calm(a.t)
    assert not eaten.marks & Mark.BERSERK
    assert raging.marks & Mark.BERSERK


@pytest.mark.parametrize("moved", ["teleport", "flee"])
def test_a_long_base_keeps_both_its_squares_together(arena, moved):
    a = arena("a" * 12)
    a.hero(0, 0)
    mule = a.orc(3, 0, span=2)
    mule.other = a.at(4, 0)
    if moved == "flee":
        powers.flee(a.t, mule.id)
    else:
        use = effects.Use(card="test", source=mule.id, target=mule.id)
        a.run(effects.apply_all(a.t, (Teleport(6),), use))
    assert mule.cell != a.at(3, 0)
    assert abs(mule.cell - mule.other) == 1


def test_a_centaur_comes_in_beside_somebody_with_a_long_weapon(arena):
    from undercroft.games.universalis.rules.squares.bases import stand

    a = arena()
    a.orc(4, 4, hands=("spear",))
    centaur = a.hero(-1, -1, span=2)
    stand(a.t, centaur, a.at(2, 4))
    assert (centaur.cell, centaur.other) == (a.at(2, 4), a.at(2, 5))


def test_never_more_copies_in_stock_than_printed(arena):
    a = arena()
    copies = a.content.objects["mana-potion"].copies
    a.state.supply.stock = {"mana-potion": copies - 1}
    for _ in range(2):
        effects.put_back(a.t, "mana-potion")
    assert a.state.supply.stock == {"mana-potion": copies}
    effects.put_back(a.t, UNKNOWN)
    assert UNKNOWN not in a.state.supply.stock


@pytest.mark.rule("dun.heroes.keep", "dun.equip.card-limit-found")
def test_what_heroes_bring_along_cannot_be_found_again(arena):
    a = arena()
    ring, other = [card.id for card in a.content.magic.values() if not card.relic][:2]
    a.hero(1, 1, hands=("broadsword", Held(UNKNOWN, magic=ring)))
    captive = a.hero(2, 2, pack=("broadsword",))
    del a.state.figures[captive.id]
    a.state.saga.captives = {"elsewhere": [captive]}
    a.figure(3, 3, side=0, kind="mercenary", card="sellsword", hands=("broadsword",))
    a.state.supply.magic, a.state.supply.stock = [ring, other], {"broadsword": 3}
    keep_things(a.state)
    assert a.state.supply.magic == [other]
    assert a.state.supply.stock == {"broadsword": 1}
