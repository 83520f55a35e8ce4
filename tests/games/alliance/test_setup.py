"""Set-up: frame, tiles, stacks, pools, the hero draft, decks, hands and figures."""

from collections import Counter

import pytest

import undercroft
from undercroft.games import find
from undercroft.games.alliance.board import LETTERS, PLACE
from undercroft.games.alliance.content.figures import DIE, POOLS, TILE_COUNTS
from undercroft.games.alliance.events import HeroesPlaced
from undercroft.games.alliance.rules import opening
from undercroft.games.alliance.state import own
from undercroft.kernel import configure
from undercroft.testing import ScriptedTable, run

GAME = find("alliance")


def table(mode="rivals", seats=2, seed=1):
    """A fresh game before the hero draft, on a table that answers by script."""
    config = configure(GAME.info, seed=seed, mode=mode, seats=seats)
    content = GAME.content(config)
    return ScriptedTable(GAME, GAME.setup(config, content), content)


def first(ask):
    return ask.options[0]


def drafted(**setup):
    """A game after the hero draft, the first hero of the row taken each time; and who picked."""
    t, seats = table(**setup), []
    while t.state.stage == "pick":
        name, *rest = GAME.next_step(t.state, t.content)
        t.script(answers=[first] if name == "pick" else [])
        seats += rest
        run(GAME.steps[name](t, *rest), t)
    return t, seats


def begun(**setup):
    t, _ = drafted(**setup)
    while t.state.stage == "place":
        name, seat = GAME.next_step(t.state, t.content)
        t.script(answers=[first] * 3)
        run(GAME.steps[name](t, seat), t)
    return t


# -------------------------------------------------------------------------------------------------------------- players


@pytest.mark.rule("alliance.overview.player-count")
def test_one_to_four_players():
    assert GAME.info.players == (1, 4)
    assert {mode.id: GAME.info.seats(mode.id) for mode in GAME.info.modes} == {
        "rivals": (2, 4),
        "pvp": (2, 4),
        "solo": (1, 1),
        "cooperative": (2, 4),
        "basic": (2, 4),
    }
    with pytest.raises(undercroft.kernel.SetupError):
        undercroft.new("alliance", seed=1, mode="rivals", seats=5)


@pytest.mark.rule("alliance.overview.alliance-size", "alliance.component.hero-figure")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_alliance_has_four_heroes_of_its_own(seats):
    t, _ = drafted(seats=seats)
    cards = [figure.card for figure in t.state.heroes]
    assert len(cards) == len(set(cards)) == 4 * seats
    for seat in range(seats):
        assert [t.state.heroes[hero].card for hero in own(seat)] == t.state.alliances[seat].picks


# ------------------------------------------------------------------------------------------------------ frame and tiles


@pytest.mark.rule("alliance.setup.frame", "alliance.setup.starting-tile", "alliance.setup.colors")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("rivals", 2), ("rivals", 3), ("rivals", 4)])
def test_the_frame_for_the_players_with_a_starting_tile_at_an_entrance_each(mode, seats):
    t = table(mode, seats)
    frame = t.content.frames[f"frame-{seats}"]
    assert [one.color for one in t.state.alliances] == ["blue", "red", "yellow", "green"][:seats]
    assert len(t.state.tiles) == seats
    for alliance, (place, side) in zip(t.state.alliances, frame.entrances, strict=True):
        tile = t.state.tiles[place]
        assert (alliance.home, tile.tile) == (place, f"start-{alliance.color}")
        assert t.state.places >> place & 1
        assert tile.turn == (LETTERS.index(side) - 2) % 4  # the coloured door, printed south, lies at the entrance


@pytest.mark.rule("alliance.component.frame")
def test_frames_differ_by_players_and_hold_an_entrance_for_each():
    t = table()
    shapes = {frame.players: (frame.rows, frame.entrances) for frame in t.content.frames.values()}
    assert sorted(shapes) == [1, 2, 3, 4]
    assert len({rows for rows, _ in shapes.values()}) == 4
    assert all(len(entrances) == players for players, (_, entrances) in shapes.items())


@pytest.mark.rule("alliance.component.dungeon-tiles")
def test_twenty_five_tiles():
    tiles = table().content.tiles.values()
    assert len(tiles) == 25
    assert sum(bool(tile.color) for tile in tiles) == 4
    assert [sum(tile.level == level and not tile.color for tile in tiles) for level in (1, 2, 3)] == [10, 7, 4]


@pytest.mark.rule("alliance.setup.master-stack", "alliance.setup.tile-counts", "alliance.setup.unused-tiles")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("rivals", 2), ("rivals", 3), ("rivals", 4)])
def test_the_stack_has_level_one_on_top_and_level_three_at_the_bottom(mode, seats):
    t = table(mode, seats)
    stack = [*t.state.tile_stack, *reversed(t.state.tile_area)]
    levels = [t.content.tiles[tile].level for tile in stack]
    wanted = {1: (6, 4, 2), 2: (6, 5, 2), 3: (8, 6, 3), 4: (10, 7, 4)}[seats]
    assert TILE_COUNTS[seats] == wanted
    assert levels == [3] * wanted[2] + [2] * wanted[1] + [1] * wanted[0]
    assert len(set(stack)) == len(stack)
    assert not any(t.content.tiles[tile].color for tile in stack)
    assert not t.state.box  # what is not used was never seen


@pytest.mark.rule("alliance.setup.master-stack")
def test_another_seed_gives_another_stack():
    assert table(seed=1).state.tile_stack != table(seed=2).state.tile_stack


@pytest.mark.rule("alliance.setup.tile-draft-area")
def test_two_tiles_lie_open():
    t = table()
    assert len(t.state.tile_area) == 2
    assert all(t.content.tiles[tile].level == 1 for tile in t.state.tile_area)
    assert not set(t.state.tile_area) & set(t.state.tile_stack)


# -------------------------------------------------------------------------------------------------------- stacks, pools


@pytest.mark.rule("alliance.setup.challenges", "alliance.component.challenge-token")
def test_challenge_tokens_are_shuffled_by_level():
    t = table()
    for level, stack in enumerate(t.state.challenge_stacks):
        printed = sorted(card.id for card in t.content.challenges.values() for _ in range(card.tokens[level]))
        assert sorted(stack) == printed
    assert any(table(seed=seed).state.challenge_stacks != t.state.challenge_stacks for seed in (2, 3))
    for card in t.content.challenges.values():
        assert (card.reward is None) != (card.trap is None)  # a treasure or a trap


@pytest.mark.rule("alliance.setup.xp-pools", "alliance.setup.xp-reserve")
@pytest.mark.parametrize(
    ("mode", "seats", "pools"),
    [("solo", 1, (8, 12)), ("rivals", 2, (12, 16)), ("rivals", 3, (15, 25)), ("rivals", 4, (20, 35))],
)
def test_two_pools_by_players_and_a_reserve_without_limit(mode, seats, pools):
    from undercroft.games.alliance.rules import xp

    t = table(mode, seats)
    assert tuple(t.state.pools) == POOLS[seats] == pools
    xp.gain(t, 0, sum(pools) + 7)
    assert (t.state.pools, t.state.alliances[0].xp) == ([0, 0], sum(pools) + 7)


@pytest.mark.rule("alliance.setup.upgrade-decks", "alliance.component.upgrade-cards")
def test_upgrades_are_shuffled_by_level_and_the_first_is_in_use():
    t = table()
    for level, deck in enumerate(t.state.upgrade_decks, 1):
        printed = {id: card.copies for id, card in t.content.cards.items() if card.level == level}
        assert Counter(deck) == printed
        assert all(t.content.cards[id].cost > 0 for id in deck)
    assert t.state.upgrade_level == 1
    assert t.state.upgrade_decks != table(seed=2).state.upgrade_decks


@pytest.mark.rule("alliance.setup.upgrade-area", "alliance.setup.upgrade-area-purge")
@pytest.mark.parametrize("seed", range(5))
def test_five_upgrades_lie_open_and_somebody_can_use_each(seed):
    t, _ = drafted(seed=seed)
    assert len(t.state.upgrade_area) == 5
    for id in t.state.upgrade_area:
        assert t.content.cards[id].level == 1
        assert any(id in t.content.usable[figure.card] for figure in t.state.heroes)
    for id in t.state.upgrade_discard:
        assert not any(id in t.content.usable[figure.card] for figure in t.state.heroes)


@pytest.mark.rule("alliance.component.dungeon-die")
def test_the_dungeon_die():
    assert DIE == (0, 0, 1, 1, 2, 3)


@pytest.mark.rule("alliance.setup.monsters")
def test_no_monster_is_on_the_board_and_every_picture_has_a_card():
    t = table()
    assert t.state.monsters == {}
    pictures = {card for tile in t.content.tiles.values() for _, card in tile.monsters}
    assert pictures == set(t.content.monsters)


# ----------------------------------------------------------------------------------------------------------- hero draft


@pytest.mark.rule("alliance.setup.hero-row")
@pytest.mark.parametrize(("mode", "seats", "shown"), [("rivals", 2, 9), ("rivals", 3, 13), ("rivals", 4, 17)])
def test_four_heroes_each_and_one_more_lie_open(mode, seats, shown):
    t = table(mode, seats)
    assert len(set(t.state.hero_row)) == shown
    assert table(seats=2, seed=1).state.hero_row != table(seats=2, seed=2).state.hero_row


@pytest.mark.rule("alliance.setup.initiative-random")
def test_anybody_may_begin():
    assert {table(seats=4, seed=seed).state.initiative for seed in range(30)} == {0, 1, 2, 3}
    t = table(seats=4)
    assert GAME.next_step(t.state, t.content) == ("pick", t.state.initiative)


@pytest.mark.rule("alliance.setup.hero-draft")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_the_draft_goes_there_and_back_twice(seats):
    """The first player takes the third hero right after the second one.  [alliance.ex.snake-first-player]"""
    t, picked = drafted(seats=seats)
    order = [(t.state.initiative + turn) % seats for turn in range(seats)]
    assert picked == order + order[::-1] + order + order[::-1]
    assert picked[2 * seats - 1] == picked[2 * seats] == t.state.initiative
    assert picked[seats - 1] == picked[seats] == order[-1]


@pytest.mark.rule("alliance.setup.hero-draft")
def test_a_drafted_hero_is_gone_from_the_row():
    t = table()
    row, seat = list(t.state.hero_row), t.state.initiative
    t.script(answers=[row[3]])
    run(opening.pick(t, seat), t)
    assert t.state.alliances[seat].picks == [row[3]]
    assert t.state.hero_row == row[:3] + row[4:]


@pytest.mark.rule("alliance.setup.hero-draft-leftover", "alliance.setup.unused-heroes")
def test_example_one_hero_is_left_over():
    """[alliance.ex.snake-leftover]"""
    t, _ = drafted(seats=4)
    left = [thing for thing in t.state.box if thing in t.content.heroes]
    assert len(left) == 1
    assert left[0] not in [figure.card for figure in t.state.heroes]
    held = [card for alliance in t.state.alliances for card in (*alliance.hand, *alliance.deck)]
    assert not any(t.content.cards[card].hero == left[0] for card in held)


# -------------------------------------------------------------------------------------------------- decks and placement


@pytest.mark.rule("alliance.setup.alliance-deck", "alliance.setup.starting-hand")
def test_twelve_starting_cards_and_a_hand_of_six():
    t, _ = drafted()
    for alliance in t.state.alliances:
        cards = sorted([*alliance.hand, *alliance.deck])
        assert cards == sorted(card.id for card in t.content.cards.values() if card.hero in alliance.picks)
        assert (len(cards), len(alliance.hand)) == (12, 6)
        assert not set(cards) & set(t.content.heroes)


@pytest.mark.rule("alliance.setup.hero-tokens-figures")
def test_all_heroes_start_ready_and_unhurt():
    t, _ = drafted()
    assert all(figure.ready and not figure.wounds and not figure.poison for figure in t.state.heroes)


@pytest.mark.rule("alliance.setup.place-heroes", "alliance.setup.place-facing")
def test_one_hero_in_the_centre_three_in_the_back_row_with_their_backs_to_the_door():
    t, _ = drafted()
    seat = GAME.next_step(t.state, t.content)[1]
    assert seat == t.state.initiative
    assert t.state.alliances[seat].hand  # the starting hand is known by now
    one, two, three, four = t.state.alliances[seat].picks
    t.script(answers=[three, one, four])  # the centre, then the row; the last space is for who is left
    run(opening.place(t, seat), t)
    home = t.state.alliances[seat].home
    turn = t.state.tiles[home].turn
    cells = {t.state.heroes[hero].card: t.state.heroes[hero].cell for hero in own(seat)}
    from undercroft.games.alliance.board import cell_at

    assert cells == {
        three: cell_at(home, 4, turn),
        one: cell_at(home, 6, turn),
        four: cell_at(home, 7, turn),
        two: cell_at(home, 8, turn),
    }
    assert all(t.state.heroes[hero].facing == turn for hero in own(seat))  # away from the door, which is printed south
    said = [(event.text().id, event.key) for event in t.told(HeroesPlaced)]
    whole, behind = "event-heroes-placed", "event-heroes-placed-next"
    assert said == [(whole, three), (behind, one), (behind, four), (f"{whole}-all", two)]
    door_side = (turn + 2) % 4
    assert LETTERS[door_side] == t.content.frames["frame-2"].entrances[seat][1]


@pytest.mark.rule("alliance.setup.place-heroes")
def test_all_figures_stand_on_their_own_starting_tile():
    t = begun(seats=3)
    assert all(PLACE[t.state.heroes[hero].cell] == t.state.alliances[hero // 4].home for hero in range(12))
    assert len({figure.cell for figure in t.state.heroes}) == 12
    assert t.state.stage == "heroes"


# ------------------------------------------------------------------------------------------------------ the basic game


@pytest.mark.rule("alliance.setup.basic-game", "alliance.component.generic-cards")
def test_the_basic_game_deals_heroes_and_generic_cards():
    t, picked = drafted(mode="basic")
    assert picked == []  # nobody was asked
    generic = [card.id for card in t.content.cards.values() if not card.hero and not card.level]
    for alliance in t.state.alliances:
        cards = [*alliance.hand, *alliance.deck]
        assert sorted(card for card in cards if card in generic) == sorted(generic)
        own_cards = [t.content.cards[card] for card in cards if card not in generic]
        assert sorted(card.hero for card in own_cards) == sorted(alliance.picks)
        assert {card.number for card in own_cards} == {1}
    assert sum(t.content.cards[id].copies for id in generic) == 32
    assert t.content.points.rounds == 3
    assert not t.content.points.challenges


@pytest.mark.rule("alliance.component.generic-cards")
def test_other_games_have_no_generic_cards():
    t, _ = drafted()
    held = [card for alliance in t.state.alliances for card in (*alliance.hand, *alliance.deck)]
    assert all(t.content.cards[card].hero for card in held)


@pytest.mark.rule("alliance.pvp.optional")
def test_pvp_is_a_matter_of_the_mode():
    assert table("pvp").state.pvp
    assert not any(table(mode).state.pvp for mode in ("rivals", "cooperative", "basic"))
