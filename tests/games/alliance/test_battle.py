"""Battles: range, arc, sight, strength, damage."""

import pytest
from msgspec.structs import astuple

from undercroft.games.alliance.board import BLOCKED, needed
from undercroft.games.alliance.content.definitions import NEAR
from undercroft.games.alliance.events import Attacked, GainedXp
from undercroft.games.alliance.rules import abilities, battle, meanings, wounds
from undercroft.games.alliance.rules.options import PRIMARY, Attack, Character
from undercroft.games.alliance.rules.reach import in_reach
from undercroft.games.alliance.rules.strengths import blow, defense, strength
from undercroft.games.alliance.state import MarkToken
from undercroft.texts import voice


def hall(board, **setup):
    """Places 11, 12 and 13 in a row, joined by archways; Lorna in the middle of the first, facing east."""
    b = board(**setup)
    for place in (11, 12, 13):
        b.tile(place)
    b.arch(11, "east")
    b.arch(12, "east")
    b.hero("lorna", 11, 4, facing="east")
    b.turn("lorna")
    return b


def against(b, hero, source, target):
    attack = blow(b.state, b.content, b.who(hero), source)
    return (
        strength(b.state, b.content, b.who(hero), attack, target),
        defense(b.state, b.content, b.who(hero), attack, target).total,
    )


@pytest.mark.rule("alliance.battle.melee-range", "alliance.battle.facing-arc")
def test_melee_reaches_the_five_spaces_in_front_and_beside(board):
    """The rulebook's example: Petra attacks any goblin before or beside her, neither of those behind."""
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    around = {b.monster("goblin", 11, local): local for local in (0, 1, 2, 3, 5, 6, 7, 8)}
    turn = b.turn("petra")
    reached = [around[who] for who in battle.targets(b.state, b.content, turn, "primary")]
    assert reached == [0, 1, 2, 3, 5]
    b.act("face", "west")
    reached = [around[who] for who in battle.targets(b.state, b.content, turn, "primary")]
    assert reached == [0, 1, 3, 6, 7]


@pytest.mark.rule("alliance.battle.melee-range")
def test_melee_needs_adjacency_and_no_wall_between(board):
    b = board()
    b.tile(11)
    b.tile(12)
    b.hero("petra", 11, 5, facing="east")
    b.monster("t-rat", 12, 3)
    b.monster("t-rat", 12, 4)
    turn = b.turn("petra")
    assert battle.targets(b.state, b.content, turn, "primary") == []
    b.arch(11, "east")
    assert battle.targets(b.state, b.content, turn, "primary") == [100]  # not the one two spaces away


@pytest.mark.rule("alliance.battle.ranged-range", "alliance.battle.distance-metric")
def test_ranged_reaches_two_and_three_spaces_diagonals_counting_one(board):
    b = hall(board)
    near, two, three, four = (b.monster("t-rat", *spot) for spot in ((11, 5), (12, 3), (12, 4), (12, 5)))
    assert battle.targets(b.state, b.content, b.state.turn, "primary") == [two, three]
    b.hero("lorna", 11, 3)
    assert battle.targets(b.state, b.content, b.state.turn, "primary") == [near, two]
    b.hero("lorna", 11, 0, facing="south")
    diagonal = b.monster("t-rat", 11, 8)
    assert diagonal in battle.targets(b.state, b.content, b.state.turn, "primary")
    assert four not in battle.targets(b.state, b.content, b.state.turn, "primary")


@pytest.mark.rule("alliance.battle.ranged-range", "alliance.battle.los-wall", "alliance.battle.distance-metric")
def test_example_lorna_and_five_goblins(board):
    """Two in range and sight, one too near, one two spaces away behind a wall, one four spaces away.

    [alliance.ex.lorna-five-goblins]
    """
    b = hall(board)
    b.hero("lorna", 11, 7, facing="north")
    first, second = b.monster("goblin", 11, 0), b.monster("goblin", 11, 2)
    b.monster("goblin", 11, 8)  # adjacent
    b.monster("goblin", 12, 6)  # two spaces away, behind the wall beside the archway
    b.monster("goblin", 12, 8)  # four spaces away
    assert battle.targets(b.state, b.content, b.state.turn, "primary") == [first, second]


@pytest.mark.rule("alliance.battle.los-archway-touch", "alliance.battle.los-wall")
def test_a_line_may_brush_the_end_of_an_archway_but_not_cross_the_wall(board):
    b = hall(board)
    lorna = b.who("lorna")
    b.hero("lorna", 11, 1)
    shot = blow(b.state, b.content, lorna, "primary")
    # half a row down at the border: just the end of the archway
    assert battle.in_range(b.state, b.content, lorna, shot, b.at(12, 6))
    # the straight line along the northern row runs into the wall
    assert not battle.in_range(b.state, b.content, lorna, shot, b.at(12, 0))
    assert needed(b.at(11, 1), b.at(12, 0)) == BLOCKED
    b.state.arches = 0
    assert not battle.in_range(b.state, b.content, lorna, shot, b.at(12, 6))


@pytest.mark.rule("alliance.battle.los-wall")
def test_a_line_through_a_corner_of_tiles_is_blocked(board):
    b = board()
    assert needed(b.at(6, 8), b.at(12, 0)) == BLOCKED


@pytest.mark.rule("alliance.battle.los-characters", "alliance.battle.obstruction")
def test_example_lorna_shoots_past_petra(board):
    """Petra in the line does not block sight, but gives the goblin one point of obstruction defense.

    [alliance.ex.lorna-obstruction]
    """
    b = hall(board)
    goblin = b.monster("goblin", 12, 3)
    plain = against(b, "lorna", "primary", goblin)[1]
    b.hero("petra", 11, 5)
    assert battle.targets(b.state, b.content, b.state.turn, "primary") == [goblin]
    assert against(b, "lorna", "primary", goblin)[1] == plain + 1
    b.hero("petra", 11, 2)  # beside the line
    assert against(b, "lorna", "primary", goblin)[1] == plain


@pytest.mark.rule("alliance.battle.obstruction")
def test_every_character_in_the_line_obstructs_friend_or_foe_but_not_at_a_corner(board):
    b = hall(board)
    far = b.monster("t-archer", 12, 4)
    b.hero("petra", 11, 5)
    b.monster("t-rat", 12, 3)
    assert against(b, "lorna", "primary", far) == (2, 1 + 2)
    b.hero("lorna", 11, 0, facing="south")
    b.hero("petra", 11, 1)
    corner = b.monster("t-rat", 11, 8)
    assert against(b, "lorna", "primary", corner)[1] == 1  # Petra's space is only touched at its corner


@pytest.mark.rule("alliance.battle.obstruction-irreducible")
def test_only_clear_sight_takes_obstruction_away(board):
    b = hall(board)
    b.hero("petra", 11, 5)
    rat = b.monster("t-rat", 12, 3)
    assert against(b, "lorna", "primary", rat)[1] == 2
    b.hand(0, "t-pierce", "t-scope")
    b.act("play t-pierce")
    assert against(b, "lorna", "primary", rat)[1] == 1  # armor ignored, obstruction not
    b.hero("lorna", column=("t-scope",))
    assert against(b, "lorna", "primary", rat)[1] == 1  # the other way round


@pytest.mark.rule("alliance.battle.obstruction", "alliance.battle.obstruction-irreducible", "alliance.pet.no-los")
@pytest.mark.parametrize(
    ("column", "source", "cover"), [((), "primary", 1), (("t-scope",), "primary", 0), (("t-hawk",), "t-hawk", 0)]
)
def test_what_stands_in_the_line_is_told_where_it_counts(board, column, source, cover):
    b = hall(board)
    b.hero("petra", 11, 5)
    b.hero("lorna", column=column)
    rat = b.monster("t-rat", 12, 3)
    b.turn("lorna")
    b.act(f"attack {b.name(rat)} with {source}")
    assert [one.cover for one in b.t.told(Attacked)] == [cover]


@pytest.mark.rule("alliance.battle.primary-type", "alliance.hero.one-attack")
def test_example_a_hero_with_melee_two_makes_one_attack_of_strength_two(board):
    """[alliance.ex.melee-2]"""
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    rat, other = b.monster("t-rat", 11, 0), b.monster("t-rat", 11, 1)
    b.turn("petra", spent=True)
    assert against(b, "petra", "primary", rat) == (2, 1)
    b.act("attack t-rat-100 with primary")
    assert b.state.monsters[rat].wounds == (0,)
    assert b.state.monsters[other].wounds == ()
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.hero.two-attacks", "alliance.hero.two-attacks-spin-ok", "alliance.move.spin-free")
@pytest.mark.rule("alliance.hero.two-attacks-no-spin-between")
def test_example_spin_then_two_attacks_on_different_enemies(board):
    """[alliance.ex.spin-two-attacks]"""
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.monster("t-rat", 11, 6)
    b.monster("t-rat", 11, 8)
    b.turn("petra")
    assert b.offered("attack") == []
    b.act("face", "south")
    assert b.offered("attack") == ["attack t-rat-100 with primary", "attack t-rat-101 with primary"]
    b.act("attack t-rat-100 with primary")
    assert b.offered("attack") == ["attack t-rat-101 with primary"]
    assert b.offered("face") == []
    b.act("attack t-rat-101 with primary")
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.hero.two-attacks-speed-test")
@pytest.mark.parametrize("action", ["move w", "open north", "play t-vault"])
def test_one_speed_point_for_anything_costs_the_second_attack(board, action):
    b = board()
    b.tile(11)
    b.tile(6)
    b.hero("petra", 11, 1, facing="south")
    b.monster("t-rat", 11, 3)
    b.monster("t-rat", 11, 4)
    b.hand(0, "t-vault")
    b.turn("petra")
    b.act(action)
    b.act("attack t-rat-100 with primary")
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.battle.attack-total", "alliance.battle.attack-one-type")
def test_example_a_melee_bonus_raises_melee_attacks_only(board):
    """[alliance.ex.melee-bonus]"""
    b = hall(board)
    b.hero("petra", 11, 1, facing="south")
    b.hero("lorna", 11, 0, facing="east")
    rat = b.monster("t-rat", 11, 5)
    b.hero("petra", column=("t-sword",))
    assert against(b, "petra", "primary", rat)[0] == 4
    b.hero("lorna", column=("t-sword", "t-bow"))
    assert against(b, "lorna", "primary", rat)[0] == 3  # the bow counts, the sword does not


@pytest.mark.rule("alliance.battle.base-attack-card", "alliance.hero.attack-spell-counts")
def test_example_a_base_attack_of_five_takes_the_place_of_the_printed_one(board):
    """[alliance.ex.base-ranged-5]"""
    b = board()
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 4, facing="east")
    b.hand(0, "t-fire")
    rat = b.monster("t-rat", 12, 4)
    b.turn("petra", spent=True)
    b.act("play t-fire")
    assert against(b, "petra", "t-fire", rat) == (5, 1)
    b.act("attack t-rat-100 with t-fire")
    assert rat not in b.state.monsters  # four wounds for a rat of three
    assert b.offered("attack") == []  # it was the attack of this activation


@pytest.mark.rule("alliance.battle.base-attack-boost", "alliance.battle.attack-one-type")
def test_a_base_attack_is_raised_by_bonuses_of_its_type_only(board):
    b = hall(board)
    rat = b.monster("t-rat", 12, 4)
    b.hero("petra", 11, 4, facing="east", column=("t-fire", "t-sword"))
    assert against(b, "petra", "t-fire", rat)[0] == 5
    b.hero("petra", column=("t-fire", "t-bow"))
    assert against(b, "petra", "t-fire", rat)[0] == 6


@pytest.mark.rule("alliance.battle.bonus-needs-type")
def test_a_bonus_of_the_other_type_can_be_played_only_with_an_attack_of_that_type(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    b.hand(0, "t-bow", "t-sword", "t-fire")
    b.turn("petra")
    assert "play t-sword" in b.options()
    assert "play t-bow" not in b.options()
    b.act("play t-fire")
    assert "play t-bow" in b.options()


@pytest.mark.rule("alliance.battle.base-or-bonus-card")
def test_example_melee_three_or_two_more(board):
    """[alliance.ex.base-3-or-plus-2]"""
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-hammer")
    b.turn("petra")
    assert b.offered("play") == ["play t-hammer for attack", "play t-hammer for bonus"]
    b.act("play t-hammer for bonus")
    assert against(b, "petra", "primary", rat)[0] == 4
    assert b.offered("attack") == ["attack t-rat-100 with primary"]
    b.hero("petra", column=(), based=())
    b.hand(0, "t-hammer")
    b.act("play t-hammer for attack")
    assert against(b, "petra", "primary", rat)[0] == 2
    assert against(b, "petra", "t-hammer", rat)[0] == 3
    b.hand(0, "t-hammer")
    b.turn("lorna")
    assert b.offered("play") == ["play t-hammer for attack"]  # she has no melee attack to raise


@pytest.mark.rule("alliance.battle.attack-auras")
def test_a_nearby_ally_adds_its_aura(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 0)
    b.hero("krom", 11, 8, column=("t-banner",))
    rat = b.monster("t-rat", 11, 1)
    assert against(b, "petra", "primary", rat)[0] == 3
    assert against(b, "krom", "primary", rat)[0] == 2  # it is for the others
    b.hero("krom", 10, 3)
    assert against(b, "petra", "primary", rat)[0] == 2  # three spaces away
    b.hero("krom", 11, 8, down=True)
    assert against(b, "petra", "primary", rat)[0] == 2


@pytest.mark.rule("alliance.battle.damage")
def test_damage_is_attack_minus_defense_and_a_draw_is_a_miss(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    brute = b.monster("t-brute", 11, 1)
    b.turn("petra")
    b.act("attack t-brute-100 with primary")
    assert b.state.monsters[brute].wounds == ()  # 2 against 2
    b.hero("petra", column=("t-sword",))
    b.turn("petra")
    b.act("attack t-brute-100 with primary")
    assert b.state.monsters[brute].wounds == (0, 0)  # 4 against 2


@pytest.mark.rule("alliance.battle.defense-sum")
def test_armor_and_dodge_add_up(board):
    b = board(mode="pvp")
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.hero("mcfarlin", 11, 1, column=("t-mail",))
    assert against(b, "petra", "primary", b.who("mcfarlin"))[1] == 1 + 1 + 2
    b.hero("petra", column=("t-pierce",))
    assert against(b, "petra", "primary", b.who("mcfarlin"))[1] == 1  # only dodge is left


@pytest.mark.rule("alliance.battle.monster-wounds", "alliance.battle.monster-defeated")
def test_wounds_stay_under_the_monster_until_they_reach_its_health(board):
    b = board()
    b.tile(11)
    rat = b.monster("t-rat", 11, 1)
    b.run(wounds.wound_monster(b.t, rat, 0, 2))
    b.state.monsters[rat].cell = b.at(11, 4)
    assert b.state.monsters[rat].wounds == (0, 0)
    b.run(wounds.wound_monster(b.t, rat, 4, 1))
    assert rat not in b.state.monsters


@pytest.mark.rule("alliance.battle.hero-wounds", "alliance.battle.hero-defeated", "alliance.battle.hero-excess")
def test_wounds_on_heroes_normal_and_poison_count_together_and_excess_goes(board):
    b = board()
    petra = b.who("petra")
    b.run(wounds.wound_hero(b.t, petra, 2))
    b.run(wounds.wound_hero(b.t, petra, 1, poison=True))
    assert (b.hero("petra").wounds, b.hero("petra").poison, b.hero("petra").down) == (2, 1, False)
    b.run(wounds.wound_hero(b.t, petra, 4, poison=True))
    assert (b.hero("petra").wounds, b.hero("petra").poison, b.hero("petra").down) == (2, 3, True)


@pytest.mark.rule("alliance.battle.steps")
def test_an_attack_ends_in_experience(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north", column=("t-sword",))
    b.monster("t-rat", 11, 1)
    b.turn("petra")
    b.state.alliances[0].spent, b.state.alliances[0].defeats = 4, 1
    b.act("attack t-rat-100 with primary")
    assert b.state.alliances[0].xp == 3
    kinds = [type(event).__name__ for event in b.t.log]
    assert kinds[-4:] == ["Attacked", "Wounded", "MonsterDefeated", "GainedXp"]
    assert [(one.xp, one.total, one.score) for one in b.t.told(GainedXp)] == [(3, 3, 3 + 4 - 1)]
    (blow_told,) = b.t.told(Attacked)
    assert (blow_told.who, blow_told.target) == ("petra", "t-rat-100")
    assert (blow_told.strength, blow_told.defense, blow_told.damage) == (4, 1, 3)


@pytest.mark.rule("alliance.battle.legal-targets", "alliance.pvp.optional")
def test_without_pvp_heroes_never_attack_heroes(board):
    for mode, found in (("rivals", []), ("pvp", ["attack mcfarlin with primary"])):
        b = board(mode=mode)
        b.tile(11)
        b.hero("petra", 11, 4, facing="north")
        b.hero("mcfarlin", 11, 1)
        b.turn("petra")
        assert b.offered("attack") == found


@pytest.mark.rule("alliance.battle.ranged-range")
def test_example_the_number_of_a_ranged_attack_is_its_strength_not_its_range(board):
    """[alliance.ex.ranged-2-range]"""
    b = hall(board)
    b.hand(0, "t-longbow")
    rat = b.monster("t-rat", 12, 4)
    far = b.monster("t-rat", 12, 5)
    assert against(b, "lorna", "primary", rat)[0] == 2
    assert battle.targets(b.state, b.content, b.state.turn, "primary") == [rat]
    b.act("play t-longbow")
    assert battle.targets(b.state, b.content, b.state.turn, "primary") == [rat, far]


def bar(meant):
    return [(part.outcome, part.percent) for part in meant.odds]


def test_a_preview_tells_strength_defense_and_damage(board):
    b = hall(board)
    rat = b.monster("t-rat", 12, 4, wounds=(1,))
    b.hero("lorna", column=("t-bow",))
    meant = meanings.attack(b.state, b.content, Attack(b.who("lorna"), rat, "t-rat", PRIMARY))
    args = meant.detail.args
    assert (args["strength"], args["defense"], args["outcome"].args["damage"], args["needed"]) == (3, 1, 2, 2)
    assert bar(meant) == [("miss", 0), ("critical", 100)]
    b.hero("lorna", column=())
    assert bar(meanings.attack(b.state, b.content, Attack(b.who("lorna"), rat, "t-rat", PRIMARY)))[1] == ("hit", 100)
    b.state.monsters[rat].card = "t-brute"
    missed = meanings.attack(b.state, b.content, Attack(b.who("lorna"), rat, "t-brute", PRIMARY))
    assert (bar(missed), missed.detail.args["outcome"].id) == ([("miss", 100)], "outcome-miss")


def test_a_preview_with_a_die_tells_the_chance_to_defeat(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north", column=("t-sword",))
    shade = b.monster("t-shade", 11, 1, wounds=(0,))
    meant = meanings.attack(b.state, b.content, Attack(b.who("petra"), shade, "t-shade", PRIMARY))
    assert (meant.detail.id, meant.detail.args["most"], meant.detail.args["least"]) == ("detail-blow-shield", 4, 1)
    assert bar(meant) == [("miss", 0), ("hit", 33.3), ("critical", 66.7)]  # 0 or 1 on the die
    b.hero("petra", column=())
    meant = meanings.attack(b.state, b.content, Attack(b.who("petra"), shade, "t-shade", PRIMARY))
    assert bar(meant) == [("miss", 33.3), ("hit", 66.7)]  # 2 less 0 or 1


def test_a_preview_tells_what_a_monsters_attack_would_do(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, wounds=2)
    rat, mad = b.monster("t-rat", 11, 1), b.monster("t-mad", 11, 0)
    attacked = [Character(b.who("petra"), "petra", by) for by in (rat, mad)]
    plain, wild = (meanings.victim(b.state, b.content, option, bonus=1) for option in attacked)
    assert [plain.detail.args[key] for key in ("strength", "defense", "needed")] == [4, 1, 3]
    assert plain.detail.args["outcome"].id == "outcome-defeat"
    assert wild.detail.id == "detail-blow-die"
    assert (wild.detail.args["least"], wild.detail.args["most"]) == (3, 6)
    b.hero("petra", wounds=0)
    wild = meanings.victim(b.state, b.content, attacked[1], bonus=1)
    assert bar(wild) == [("miss", 0), ("hit", 66.7), ("critical", 33.3)]  # 5 wounds by a 2 or a 3


@pytest.mark.rule("alliance.component.die-uses")
def test_a_power_may_roll_the_die_and_a_plain_attack_does_not(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north", column=("t-sword",))
    shade, rat = b.monster("t-shade", 11, 1), b.monster("t-rat", 11, 0)
    b.turn("petra")
    b.act("attack t-shade-100 with primary", dice=[6])
    assert b.state.monsters[shade].wounds == (0,)  # 4 against 3 on the die
    b.act("attack t-rat-101 with primary")
    assert rat not in b.state.monsters
    assert b.t.rolled == [(1, 6, "defense")]


def test_all_abilities_at_once_are_the_same_as_one_by_one(board):
    b = board()
    b.hero("krom", 11, 4, column=("t-banner", "t-march"))
    b.hero("petra", 11, 5, column=("t-mail", "t-sword"), burst="attack")
    b.hero("lorna", 11, 0, column=("t-boots",), burst="speed")
    b.state.marks = [MarkToken("weak", 1, 4, 0), MarkToken("slow", 2, 4, 1), MarkToken("held", 1, 4, 2)]
    b.challenge("t-pit", 11, 0, up=True)
    for hero in range(8):
        printed = b.content.heroes[b.state.heroes[hero].card]
        one_by_one = (
            abilities.health(b.state, b.content, hero),
            abilities.speed(b.state, b.content, hero),
            abilities.armor(b.state, b.content, hero),
            abilities.dodge(b.state, b.content, hero),
            max(0, printed.attack + abilities.attack_bonus(b.state, b.content, hero, printed.kind)),
        )
        auras = abilities.bearers(b.state, b.content, hero // 4)
        assert astuple(abilities.figures(b.state, b.content, hero, auras)) == one_by_one
    auras = abilities.bearers(b.state, b.content, 0)
    assert [who for who, _ in auras] == [b.who("krom")] * 2
    petra = abilities.figures(b.state, b.content, b.who("petra"), auras)
    assert astuple(petra) == (5, 5, 3, 0, 2 + 2 + 1 + 1 - 1)
    b.hero("krom", down=True)
    assert abilities.bearers(b.state, b.content, 0) == []


def test_the_log_names_bonuses_and_those_in_the_line(board):
    b = board()
    b.tile(11)
    b.hero("lorna", 11, 6, facing="north")
    b.hero("petra", 11, 3)
    rat = b.monster("t-rat", 11, 0)
    b.hero("lorna", column=("t-bow",))
    b.turn("lorna")
    b.act(f"attack {b.name(rat)} with primary")
    told = next(event for event in b.t.log if isinstance(event, Attacked))
    assert (told.strength, told.made_of, told.defense, told.cover) == (3, (("card-t-bow", 1),), 2, 1)
    said = voice("alliance")(told.text())
    assert "+1) against 2 (those in the line +1), a hit." in said


@pytest.mark.rule("alliance.battle.melee-range", "alliance.battle.legal-targets")
def test_a_melee_attack_with_a_longer_reach_needs_a_line_instead_of_adjacency(board):
    b = hall(board)
    here, beside, two, three = b.at(11, 4), b.at(11, 5), b.at(12, 3), b.at(12, 4)
    assert [in_reach(b.state, here, one, "melee", (1, 2)) for one in (beside, two, three)] == [True, True, False]
    assert [in_reach(b.state, here, one, "melee", NEAR) for one in (beside, two)] == [True, False]
    assert in_reach(b.state, b.at(11, 1), b.at(12, 0), "ranged", (2, 6)) is False, "the wall beside the archway"
    b.state.arches = 0
    assert in_reach(b.state, here, two, "melee", (1, 2)) is False
