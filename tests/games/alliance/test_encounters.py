"""Every monster's power, every trap and every chest does what its Encounter Card says."""

import pytest

from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.rules import battle, challenges, endphase, monsters
from undercroft.games.alliance.rules.strengths import blow, defense, monster_strength


def stage(board, user, **setup):
    """The user of a card alone in place 11, facing north; the other heroes at home."""
    others = [hero for hero in BASE.heroes if hero != user]
    b = board(picks=((user, *others[:3]), tuple(others[3:7])), **setup)
    b.tile(11)
    b.hero(user, 11, 4, facing="north")
    b.turn(user)
    return b


# -------------------------------------------------------------------------------------------------------------- powers


def attacked_by(board, monster, dice=(), **setup):
    """A monster of this kind strikes Petra (armor 1, dodge 0) from the next space."""
    b = stage(board, "petra", **setup)
    b.hero("petra", wounds=-20)
    who = b.monster(monster, 11, 1)
    return b, who, lambda: b.run(battle.monster_attack(b.t, who, 0), dice=dice)


def test_goblins_hunt_in_packs(board):
    b, _, strike = attacked_by(board, "goblin")
    strike()
    assert b.hero("petra").wounds + 20 == 2
    b.monster("t-rat", 11, 0)
    b.monster("goblin", 11, 8)
    b.hero("petra", wounds=-20)
    strike()
    assert b.hero("petra").wounds + 20 == 4


@pytest.mark.parametrize(("monster", "poison"), [("giant-spider", 2), ("ghoul", 4), ("ogre", 0)])
def test_some_bites_are_poison(board, monster, poison):
    b, _, strike = attacked_by(board, monster)
    strike()
    assert b.hero("petra").poison == poison


@pytest.mark.parametrize(("monster", "damage"), [("grave-slime", 3), ("wraith", 5), ("ogre", 5)])
def test_slime_and_wraiths_ignore_armor(board, monster, damage):
    b, _, strike = attacked_by(board, monster)
    strike()
    assert b.hero("petra").wounds + 20 == damage


def test_a_hex_priest_ignores_dodge_and_may_turn_a_blow(board):
    b, who, strike = attacked_by(board, "hex-priest")
    b.hero("petra", column=("coat-of-pockets",))
    strike()
    assert b.hero("petra").wounds + 20 == 4
    attack = blow(b.state, b.content, 0, "primary")
    assert defense(b.state, b.content, 0, attack, who).die
    b.hero("petra", column=("broadsword",))
    b.act(f"attack {b.name(who)} with primary", dice=[3])
    assert len(b.state.monsters[who].wounds) == 4 - 2 - 1


@pytest.mark.parametrize(("monster", "face", "damage"), [("orc-reaver", 6, 4 + 3 - 1), ("lich", 1, 6 - 1)])
def test_some_monsters_add_the_die(board, monster, face, damage):
    b, _, strike = attacked_by(board, monster, dice=[face])
    strike()
    assert b.hero("petra").wounds + 20 == damage


@pytest.mark.parametrize(("monster", "kind", "more"), [("skeleton", "ranged", 1), ("wraith", "melee", 1)])
def test_some_monsters_are_harder_for_one_kind_of_attack(board, monster, kind, more):
    printed = BASE.monsters[monster].armor + BASE.monsters[monster].dodge
    for hero in ("petra", "lorna"):
        b = stage(board, hero)
        who = b.monster(monster, 11, 1)
        total = defense(b.state, b.content, 0, blow(b.state, b.content, 0, "primary"), who).total
        assert total == printed + (more if b.content.heroes[hero].kind == kind else 0)


@pytest.mark.parametrize(
    ("monster", "reached"), [("bone-archer", (2, 3, 4)), ("void-drake", (1, 2, 3)), ("ogre", (1,))]
)
def test_ranges_of_monsters(board, monster, reached):
    b = stage(board, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 3)
    who = b.monster(monster, 12, 0)
    hit = []
    for away in range(1, 6):
        b.state.monsters[who].cell = b.at(11, 3) + away
        b.state.monsters[who].facing = 3
        if monsters.victims(b.state, b.content, who):
            hit.append(away)
    assert tuple(hit) == reached


@pytest.mark.parametrize(("monster", "sweep"), [("stone-golem", 1), ("void-drake", 2), ("ogre", 0)])
def test_a_sweep_hits_the_others_around(board, monster, sweep):
    b, _, strike = attacked_by(board, monster)
    beside, apart = b.hero(b.state.heroes[1].card, 11, 0), b.hero(b.state.heroes[2].card, 11, 6)
    strike()
    assert (beside.wounds, apart.wounds) == (sweep, 0)


@pytest.mark.parametrize(("monster", "cost"), [("giant-spider", 1), ("wraith", 1), ("goblin", 2)])
def test_some_monsters_slip_away(board, monster, cost):
    b = stage(board, "petra")
    who = b.monster(monster, 11, 1)
    assert monsters.reach(b.state, b.content, who)[b.at(11, 0)] == cost


def test_a_flying_monster_passes_over_heroes_and_pits(board):
    b = stage(board, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    beyond = b.at(12, 0)
    spider = b.monster("giant-spider", 11, 4)
    assert monsters.reach(b.state, b.content, spider)[beyond] == 3, "round her, by the corner of the archway"
    b.state.monsters[spider].card = "void-drake"
    assert monsters.reach(b.state, b.content, spider)[beyond] == 2
    b.challenge("pit-trap", 11, 4, up=True)
    assert monsters.reach(b.state, b.content, spider)[beyond] == 2
    assert monster_strength(b.state, b.content, spider, 0) == 8
    b.state.monsters[spider].card = "giant-spider"
    assert monsters.reach(b.state, b.content, spider)[beyond] == 4
    assert monster_strength(b.state, b.content, spider, 0) == 2


def test_slime_splashes_who_wounds_it_at_close_quarters(board):
    b = stage(board, "petra")
    who = b.monster("grave-slime", 11, 1)
    b.act(f"attack {b.name(who)} with primary")
    assert b.hero("petra").wounds == 1
    b = stage(board, "lorna")
    b.hero("lorna", 11, 7)
    who = b.monster("grave-slime", 11, 1)
    b.act(f"attack {b.name(who)} with primary")
    assert b.hero("lorna").wounds == 0
    assert b.state.monsters[who].wounds


def test_a_troll_regrows_when_it_is_made_ready(board):
    b = stage(board, "petra")
    troll = b.monster("cave-troll", 11, 1, wounds=(0, 1, 1), ready=False)
    ogre = b.monster("ogre", 11, 0, wounds=(0, 1, 1), ready=False)
    endphase.ready(b.t)
    assert b.state.monsters[troll].wounds == (0,)
    assert b.state.monsters[ogre].wounds == (0, 1, 1)


def test_the_end_of_a_lich_is_a_curse(board):
    b = stage(board, "petra")
    who = b.monster("lich", 11, 1, wounds=(1,) * 5)
    beside, apart = b.hero(b.state.heroes[1].card, 11, 0), b.hero(b.state.heroes[2].card, 11, 6)
    b.hero("petra", column=("broadsword",))
    b.act(f"attack {b.name(who)} with primary")
    assert who not in b.state.monsters
    assert (b.hero("petra").wounds, beside.wounds, apart.wounds) == (2, 2, 0)


# ---------------------------------------------------------------------------------------------------------- challenges


def sprung(board, trap, level, *answers, **hero):
    b = stage(board, "petra")
    b.hand(0, "t-boots", "t-axe", "t-sword")
    b.hero("petra", wounds=0, **hero)
    other = b.hero(b.state.heroes[1].card, 11, 0)
    b.run(challenges.spring(b.t, 0, b.challenge(trap, 11, 8, level=level, up=True)), *answers)
    return b, b.hero("petra"), other


@pytest.mark.parametrize("level", [1, 2, 3])
def test_darts_are_poison_and_hit_one(board, level):
    b, hero, other = sprung(board, "dart-trap", level)
    assert (hero.wounds, hero.poison) == (0, level)
    assert other.wounds + other.poison == 0
    assert b.state.challenges == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_flames_hit_the_room(board, level):
    _, hero, other = sprung(board, "flame-jet", level)
    assert (hero.wounds, other.wounds) == (level, level)


def test_a_pit_stays_where_it_went_off_and_costs_speed(board):
    b, hero, _ = sprung(board, "pit-trap", 1)
    assert hero.wounds == 1
    assert b.state.turn.used == 1
    assert [(token.card, token.cell) for token in b.state.challenges] == [("pit-trap", hero.cell)]
    b.act("move s")
    assert b.state.turn.used == 1 + 2


def test_a_net_ends_the_movement(board):
    b, hero, _ = sprung(board, "snare-net", 2)
    assert hero.wounds == 1
    assert b.speed() == 0
    assert b.offered("move") == []


def test_a_gong_wakes_the_monsters_near_by(board):
    b = stage(board, "petra")
    b.tile(12)
    b.tile(13)
    b.arch(11, "east")
    b.arch(12, "east")
    b.hand(0, "t-boots", "t-mail")
    here, next_door, beyond = (b.monster("t-rat", place, 0, ready=False) for place in (11, 12, 13))
    b.run(challenges.spring(b.t, 0, b.challenge("alarm-gong", 11, 8, up=True)), "t-boots")
    assert [b.state.monsters[who].ready for who in (here, next_door, beyond)] == [True, True, False]
    assert b.state.alliances[0].hand == ["t-mail"]
    assert b.state.alliances[0].discard == ["t-boots"]
    assert b.t.asked[-1].cites == ("alliance.challenge.entry-trap",)  # not a card of the solo game


def test_a_rune_takes_cards_from_the_mind(board):
    b, hero, _ = sprung(board, "void-rune", 3, "t-boots", "t-sword")
    assert hero.wounds == 2
    assert b.state.alliances[0].hand == ["t-axe"]


@pytest.mark.parametrize(
    ("chest", "rewards", "healed"), [("treasure-chest", (1, 2, 3), 0), ("locked-chest", (2, 3, 5), 1)]
)
def test_chests_give_xp_by_level_and_a_card(board, chest, rewards, healed):
    for level, xp in enumerate(rewards, 1):
        b = stage(board, "petra")
        b.hero("petra", wounds=2)
        b.deck(0, "t-boots", "t-axe")
        b.run(challenges.open_chest(b.t, 0, b.challenge(chest, 11, 1, level=level, up=True)))
        assert b.state.alliances[0].xp == xp
        assert b.state.alliances[0].hand == ["t-axe"]
        assert b.hero("petra").wounds == 2 - healed
        assert b.state.challenges == []
