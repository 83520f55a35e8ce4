"""What a player is told about a thing that is pointed at and has no option."""

import pytest

from undercroft.games.alliance import ids
from undercroft.games.alliance.rules.why_not import why_not
from undercroft.kernel import Ask
from undercroft.texts import voice

english = voice("alliance")
FOR_SALE = ((ids.for_sale, "t-boots"), (ids.thrown_away, "t-sword"))


def reasons(b, id, key="act", seat=0):
    return [text.id for text in why_not(b.t, Ask(seat, key, []), id)]


def told(b, id, key="act", seat=0):
    return [english(text) for text in why_not(b.t, Ask(seat, key, []), id)]


@pytest.fixture
def hall(board):
    """Petra stands in the middle of place 11, facing north; place 12 lies behind a shut door."""
    b = board()
    b.tile(11)
    b.tile(12)
    b.hero("petra", 11, 4, facing="north")
    b.turn("petra")
    return b


def test_spaces(hall):
    assert reasons(hall, ids.cell(hall.at(11, 4))) == ["no-stand"]
    assert reasons(hall, ids.cell(hall.at(12, 4))) == ["no-route"]
    hall.arch(11, "east")
    assert told(hall, ids.cell(hall.at(12, 4))) == [
        "One space at a time: it is 3 spaces away, and the hero has 4 Speed left."
    ]
    hall.monster("t-rat", 11, 0)
    assert reasons(hall, ids.cell(hall.at(11, 0))) == ["no-enemy-there"]
    hall.state.turn.used = 3
    assert told(hall, ids.cell(hall.at(11, 7))) == ["Leaving this space costs 2 Speed, and 1 is left."]
    hall.state.turn.used = 4
    assert reasons(hall, ids.cell(hall.at(11, 7))) == ["no-speed"]
    hall.state.turn.attacked = True
    assert reasons(hall, ids.cell(hall.at(11, 7))) == ["no-after-attack"]


@pytest.mark.parametrize(
    ("seats", "place", "local", "side"), [(2, 5, 1, 0), (4, 2, 1, 0), (2, 10, 3, 3), (4, 10, 0, 3)]
)
def test_the_dungeon_ends_at_its_frame(table, seats, place, local, side):
    """Be the frame in the middle of the field, as for two players, or at its rim, as for four: it is told to who stands
    beside it, and to nobody else."""
    heroes = ("petra", "lorna", "mysterios", "krom"), ("aveline", "jack-tallow", "oda-fenn", "hroda")
    more = ("thessaly", "ildren", "caerwyn", "brunhild"), ("durgan", "tibbet", "nib-wrenlock", "pipkin")
    b = table(seats=seats, picks=(*heroes, *more)[:seats])
    b.tile(place)
    b.hero("petra", place, local)
    b.turn("petra")
    assert reasons(b, ids.border(place, side)) == ["no-frame"]
    b.hero("petra", place, 8)
    assert reasons(b, ids.border(place, side)) == ["no-door-away"]


def test_enemies(hall):
    behind, far = hall.monster("t-rat", 11, 7), hall.monster("t-rat", 12, 1)
    assert reasons(hall, ids.piece(behind)) == ["no-behind"]
    assert reasons(hall, ids.sheet(far)) == ["no-range"]
    hall.state.turn.struck = (behind,)
    assert reasons(hall, ids.piece(behind)) == ["no-twice"]
    hall.state.turn.spent = True
    assert reasons(hall, ids.piece(behind)) == ["no-attack-left"]
    hall.state.turn.movement = 2
    assert reasons(hall, ids.piece(behind)) == ["no-attack-now"]


def test_an_archer_behind_a_wall_and_too_near(hall):
    hall.hero("lorna", 11, 5, facing="east")
    hall.turn("lorna")
    beyond, beside = hall.monster("t-rat", 12, 4), hall.monster("t-rat", 11, 4)
    assert reasons(hall, ids.piece(beyond)) == ["no-line"]
    assert reasons(hall, ids.piece(beside)) == ["no-near"]


def test_friends_and_rivals(hall):
    assert reasons(hall, ids.piece(hall.who("lorna"))) == ["no-ally"]
    assert reasons(hall, ids.piece(hall.who("mcfarlin"))) == ["no-rival"]
    hall.hero("lorna", ready=False)
    assert reasons(hall, ids.piece(hall.who("lorna")), "activate") == ["no-acted"]
    assert reasons(hall, ids.piece(hall.who("mcfarlin")), "activate") == ["no-own"]


def test_cards_in_hand(hall):
    hall.hand(0, "t-elven", "t-parry", "t-vault", "t-bow", "t-mend", "t-axe")
    assert reasons(hall, ids.in_hand("t-elven")) == ["no-icons"]
    assert reasons(hall, ids.in_hand("t-parry")) == ["no-reaction"]
    assert reasons(hall, ids.in_hand("t-bow")) == ["no-card-attack"]
    assert reasons(hall, ids.in_hand("t-mend")) == ["no-card-target"]
    hall.state.turn.used = 4
    assert told(hall, ids.in_hand("t-vault")) == ["It takes 1 Speed, and 0 are left."]
    hall.hero("petra", column=("t-sword",), burst="speed")
    assert reasons(hall, ids.in_hand("t-axe")) == ["no-card-type"]


def test_doors_and_tokens(hall):
    assert reasons(hall, ids.border(11, 1)) == ["no-door-away"]
    hall.hero("petra", 11, 5)
    hall.arch(11, "east")
    assert reasons(hall, ids.border(11, 1)) == ["no-arch"]
    hall.challenge("t-chest", 12, 8, up=True)
    assert reasons(hall, ids.token(hall.at(12, 8))) == ["no-token-away"]
    hall.monster("t-rat", 11, 0)
    assert reasons(hall, ids.border(11, 1)) == ["no-arch"], "it is open, whoever stands there"
    hall.state.turn.used = 4
    assert reasons(hall, ids.border(11, 1)) == ["no-speed"]


def test_a_lock_beside_the_hero_waits_until_no_enemy_is_near(hall):
    hall.tile(12, doors="N")
    hall.hero("petra", 11, 5)
    hall.challenge("t-locked", 11, 4, up=True)
    rat = hall.monster("t-rat", 11, 0)
    assert reasons(hall, ids.token(hall.at(11, 4))) == ["no-disturbed"]
    assert reasons(hall, ids.border(11, 1)) == ["no-disturbed"]
    del hall.state.monsters[rat]
    assert reasons(hall, ids.token(hall.at(11, 4))) == ["no-token-now"]
    hall.arch(11, "east")
    assert reasons(hall, ids.border(11, 1)) == ["no-arch"]


def test_upgrades(hall):
    hall.state.upgrade_area[:2] = ["t-boots", "t-elven"]
    assert reasons(hall, ids.for_sale("t-boots")) == ["no-draft-yet"]
    assert told(hall, ids.for_sale("t-boots"), "draft") == ["It costs 2 XP, and you have 0."]
    hall.state.upgrade_discard.append("t-sword")
    hall.state.alliances[0].xp = 3
    assert told(hall, ids.thrown_away("t-sword"), "draft") == ["It costs 4 XP, and you have 3."]
    hall.state.alliances[0].xp = 9
    hall.state.upgrade_area[2] = "t-elven"
    hall.state.heroes[1].card = "pipkin"  # Lorna is the only elf among the four
    assert reasons(hall, ids.for_sale("t-elven"), "draft") == ["no-user"]
    assert reasons(hall, ids.for_sale("t-boots"), "draft") == ["no-swapped"]
    hall.state.alliances[0].xp = 1
    sold, thrown = (why_not(hall.t, Ask(0, "draft", []), one(card)) for one, card in FOR_SALE)
    assert [cites for text in (*sold, *thrown) for cites in text.cites] == [
        "alliance.draft.pay", "alliance.draft.from-discard",
    ]  # fmt: skip


def test_what_is_not_explained_is_left_to_the_kernel(hall):
    assert reasons(hall, "no such thing") == []
    assert reasons(hall, ids.cell(hall.at(11, 0)), "bury") == []


def test_a_blow_and_a_spell_each_have_their_own_reach(hall):
    """The reason rests on all of the hero's attacks: the spell reaches 2 to 3 spaces, the blow 1."""
    hall.state.tiles[13] = hall.state.tiles[12]
    hall.hero("petra", 11, 5, facing="east", column=("t-spark",))
    two, three, four = hall.monster("t-rat", 12, 4), hall.monster("t-rat", 12, 5), hall.monster("t-rat", 13, 3)
    assert reasons(hall, ids.piece(two)) == ["no-line"], "only the wall is in the spell's way"
    assert reasons(hall, ids.piece(three)) == ["no-line"], "three spaces are still in range"
    assert reasons(hall, ids.piece(four)) == ["no-range"], "four are not"
    hall.hero("petra", 11, 4, facing="north", column=("t-spark",))
    hall.hero("petra", 11, 5)
    one = hall.monster("t-rat", 12, 3)
    assert reasons(hall, ids.piece(one)) == ["no-line"], "too near for the spell, not for the blow: the wall is why"


def test_every_side_of_a_room_has_its_reason(hall):
    assert [reasons(hall, ids.border(11, side)) for side in range(4)] == [["no-door-away"]] * 4
    hall.hero("petra", 11, 3)
    west = reasons(hall, ids.border(11, 3))
    assert west
    assert west != ["no-door-away"]


def test_a_card_in_anybodys_discard_pile_has_been_played(hall):
    hall.state.alliances[0].discard = ["t-axe"]
    hall.state.alliances[1].discard = []
    assert reasons(hall, ids.in_pile(0, "t-axe")) == ["no-discarded"]


def test_the_outer_wall_of_a_room_at_the_edge_has_its_reason(hall):
    assert reasons(hall, ids.border(10, 3)) == ["no-door-away"]


def test_the_last_place_of_the_frame_is_inside_it(hall):
    hall.tile(18)
    hall.tile(19)
    hall.arch(18, "east")
    hall.hero("petra", 18, 5)
    assert reasons(hall, ids.border(18, 1)) == ["no-arch"]


def test_a_chest_two_spaces_away_in_the_same_room_is_too_far(hall):
    hall.hero("petra", 11, 3)
    hall.challenge("t-chest", 11, 5, up=True)
    assert reasons(hall, ids.token(hall.at(11, 5))) == ["no-token-away"]
    hall.monster("t-rat", 11, 4)
    hall.hero("petra", 11, 2)
    hall.monster("t-rat", 11, 5)
    assert reasons(hall, ids.token(hall.at(11, 5))) != ["no-token-away"]


def test_the_farthest_reach_of_all_attacks_is_told(hall):
    """Petra's sword reaches one space, the spell three; the rat is four away."""
    for place in (13, 14):
        hall.tile(place)
    hall.arch(11, "east")
    hall.arch(12, "east")
    hall.hero("petra", 11, 4, facing="east", column=("t-spark",))
    rat = hall.monster("t-rat", 12, 5)
    assert reasons(hall, ids.piece(rat)) == ["no-range"]
    (said,) = told(hall, ids.piece(rat))
    assert "4" in said
    assert "3" in said
    assert "1" not in said.replace("monster-t-rat 1", "")


@pytest.mark.parametrize(("attacked", "why"), [(False, "no-speed"), (True, "no-after-attack")])
def test_a_chest_beside_a_hero_without_speed_is_told_by_what_has_used_it_up(hall, attacked, why):
    hall.challenge("t-chest", 11, 5, up=True)
    hall.state.turn.used, hall.state.turn.attacked = 4, attacked
    assert reasons(hall, ids.token(hall.at(11, 5))) == [why]
