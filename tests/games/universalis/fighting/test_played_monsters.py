"""Monsters and skilled fighters as people play them: what they choose, what they roll, what comes of it."""

import pytest

from undercroft.games.universalis.events import Attacked, Shot
from undercroft.games.universalis.rules.automaton import artificial
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)


def deed(a, figure, word, target):
    """The text of a skill aimed at somebody."""
    return next(text for text in a.offers(figure) if word in text and f"#{target.id}" in text)


# ------------------------------------------------------------------------------------------------ monsters


@pytest.mark.rule("dun.skill.nature.breath.attack", "dun.skill.nature.breath.agility", "dun.skill.nature.breath.x")
@pytest.mark.parametrize(("dice", "hurt"), [((6, 5), False), ((1, 2), True)])
def test_a_drakelings_breath_is_dodged_or_burns(arena, dice, hurt):
    a = arena(HALL)
    drake, hero = a.creature("drakeling", 2, 4, facing="east"), a.hero(4, 4, agility=3, vitality=30, natural=3)
    a.activate(drake)
    a.play(drake, deed(a, drake, "breath", hero), [*dice, *[6] * 9])
    assert bool(hero.wounds) is hurt
    assert (hero.cell != a.at(4, 4)) is not hurt


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-throw.wall")
def test_a_troll_throws_a_hero_against_the_wall(arena):
    a = arena(HALL)
    troll, hero = a.creature("cave-troll", 9, 4, facing="east"), a.hero(11, 4, armor=4, vitality=30, agility=2)
    a.activate(troll)
    a.play(troll, deed(a, troll, "grab-and-throw", hero), [6, 5, 1, 2, *[3] * 5])
    assert hero.cell == a.at(13, 4)
    assert hero.wounds == 5, "five dice for its Strength; the wall takes a point of his Armor"
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.grab-and-throw.collision")
def test_who_stands_in_the_way_of_a_thrown_hero_falls(arena):
    a = arena(HALL)
    troll, hero = a.creature("cave-troll", 2, 4, facing="east"), a.hero(4, 4, vitality=30, agility=2)
    friend = a.hero(6, 4)
    a.activate(troll)
    a.play(troll, deed(a, troll, "grab-and-throw", hero), [6, 5, 1, 2])
    assert friend.marks & Mark.KNOCKED_DOWN
    assert hero.cell == a.at(6, 4)


@pytest.mark.rule("dun.skill.nature.grab-and-suffocate")
def test_who_is_held_by_a_hydra_loses_his_turn(arena):
    for dice, held in (((1, 2, 1, 1), True), ((6, 5), False)):
        a = arena(HALL)
        hydra, hero = a.creature("cave-hydra", 4, 4, facing="north"), a.hero(4, 3, agility=3, vitality=9)
        a.activate(hydra)
        a.play(hydra, deed(a, hydra, "grab-and-suffocate", hero), dice)
        assert bool(hero.marks & Mark.LOSES_TURN) is held


@pytest.mark.rule("dun.skill.nature.grab-and-eat")
@pytest.mark.parametrize(("dice", "gone"), [((6, 5, 1, 2), True), ((1, 2, 6, 5), False)])
def test_a_dragon_swallows_whom_it_catches(arena, dice, gone):
    a = arena(HALL)
    dragon, hero = a.creature("red-dragon", 4, 4, facing="north"), a.hero(4, 3, agility=3)
    a.activate(dragon)
    a.play(dragon, deed(a, dragon, "grab-and-eat", hero), dice)
    assert bool(hero.marks & Mark.KNOCKED_OUT) is gone
    assert (hero.cell == -1) is gone


@pytest.mark.rule("dun.skill.nature.corrosive-vomit")
@pytest.mark.parametrize(("dice", "wounds"), [((6, 5), 0), ((1, 2, *[3] * 5), 5)])
def test_vomit_is_dodged_or_eats_a_point_of_armor(arena, dice, wounds):
    a = arena(HALL)
    beast, hero = a.creature("salamander", 4, 4, facing="north"), a.hero(4, 3, agility=3, armor=4, vitality=9)
    a.activate(beast)
    a.play(beast, deed(a, beast, "corrosive-vomit", hero), dice)
    assert hero.wounds == wounds


@pytest.mark.rule("dun.skill.nature.sting", "dun.skill.nature.poisonous.condition", "dun.skill.nature.poisonous.die")
def test_a_viper_stings_and_its_venom_works(arena):
    a = arena(HALL)
    viper, hero = (
        a.creature("cave-viper", 4, 4, facing="north"),
        a.hero(4, 3, armor=4, vitality=9, combat=0, facing="south"),
    )
    a.activate(viper)
    a.play(viper, deed(a, viper, "sting", hero), [5, 4, 1, 2, 3, 2, 2, 6])
    assert hero.wounds == 2
    assert hero.marks & Mark.POISONED


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack", "dun.skill.nature.rock-throwing.condition")
@pytest.mark.parametrize(("dice", "hit"), [((4, 2), True), ((3, 2), False)])
def test_a_giant_throws_a_rock(arena, dice, hit):
    a = arena(HALL)
    giant, hero = (
        a.creature("stone-giant", 2, 4, facing="east"),
        a.hero(6, 4, armor=5, vitality=30, agility=2, facing="west"),
    )
    a.activate(giant)
    a.play(giant, deed(a, giant, "rock-throwing", hero), [*dice, *[4] * 8])
    assert hero.wounds == (8 if hit else 0)
    assert bool(hero.marks & Mark.KNOCKED_DOWN) is hit


@pytest.mark.rule("dun.skill.nature.shriek-from-the-underworld")
def test_a_shriek_stuns_all_heroes_within_six(arena):
    a = arena(HALL)
    maid, near, far = a.creature("keening-maid", 2, 4), a.hero(8, 4, courage=3), a.hero(9, 4, courage=3)
    a.activate(maid)
    a.play(maid, next(text for text in a.offers(maid) if "shriek" in text), [3])
    assert (near.wounds, far.wounds) == (1, 0)
    assert near.marks & Mark.STUNNED
    assert not far.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.nature.leach-mana")
def test_a_scholar_of_the_night_leaches_mana(arena):
    a = arena(HALL)
    scholar, hero = a.creature("hollow-scholar", 2, 4), a.hero(6, 4, mana=5, intelligence=4)
    before = scholar.mana
    a.activate(scholar)
    a.play(scholar, deed(a, scholar, "leach-mana", hero), [4, 3, 5])
    assert (hero.mana, scholar.mana) == (3, before + 2)


@pytest.mark.rule("dun.skill.nature.sweep")
def test_a_colossus_sweeps_two(arena):
    a = arena(HALL)
    colossus = a.creature("bone-colossus", 4, 4, facing="north")
    one, two, three = (a.hero(x, 3, agility=1, vitality=40, facing="south") for x in (3, 4, 5))
    a.activate(colossus)
    text = next(text for text in a.offers(colossus) if "sweep" in text)
    a.play(colossus, text, [6, 5, 1, 2, *[1] * 8, 6, 5, 1, 2])
    assert [bool(f.marks & Mark.KNOCKED_DOWN) for f in (one, two, three)] == [True, True, False]


@pytest.mark.rule(
    "dun.skill.nature.double-attack",
)
@pytest.mark.parametrize(("card", "blows"), [("orc-warrior", 1), ("ghoul", 2), ("hill-bear", 2)])
def test_how_often_somebody_strikes(arena, card, blows):
    a = arena(HALL)
    beast = a.companion(card, 4, 4, facing="north") if card == "hill-bear" else a.creature(card, 4, 4, facing="north")
    foe = (
        a.creature("orc-champion", 4, 3, vitality=90, facing="south")
        if card == "hill-bear"
        else a.hero(4, 3, vitality=90)
    )
    a.activate(beast)
    for _ in range(blows):
        a.play(beast, deed(a, beast, "attack", foe), [2, 1, 6, 5])
    assert not [text for text in a.offers(beast) if text.startswith("attack")]
    assert len(a.t.told(Attacked)) == blows


@pytest.mark.rule(
    "dun.skill.nature.ethereal.hit",
    "dun.skill.nature.invulnerable.hits",
)
@pytest.mark.parametrize(
    ("card", "weapon", "dice", "hurt"),
    [
        ("wraith", Held("broadsword"), (6, 5), False),
        ("wraith", Held("broadsword", magic="blade-of-dawn"), (6, 5), True),
        ("bone-colossus", Held("broadsword"), (5, 4), False), ("bone-colossus", Held("broadsword"), (6, 4), True),
    ],
)  # fmt: skip
def test_what_hurts_wraiths_and_colossi(arena, card, weapon, dice, hurt):
    a = arena(HALL)
    hero = a.hero(4, 4, hands=(weapon,), combat=9, strength=5, braved=[card])
    foe = a.creature(card, 4, 2 if card == "bone-colossus" else 3, vitality=90, facing="south")
    a.activate(hero)
    a.play(hero, deed(a, hero, "attack", foe), [*dice, 1, 2, *[6] * 9])
    assert bool(foe.wounds) is hurt


@pytest.mark.rule(
    "dun.skill.nature.large.armor",
)
@pytest.mark.parametrize(("card", "wounds"), [("orc-warrior", 0), ("cave-troll", 5)])
def test_the_blow_of_a_troll_takes_a_point_of_armor(arena, card, wounds):
    a = arena(HALL)
    brute = a.creature(card, 4, 4, facing="north", combat=9, hands=("club",), strength=5)
    hero = a.hero(4, 3, armor=4, vitality=30, facing="south")
    a.activate(brute)
    a.play(brute, deed(a, brute, "attack club", hero), [5, 4, 1, 2, *[3] * 5])
    assert hero.wounds == wounds


# ------------------------------------------------------------------------------------------------ skilled fighters


def fighter(arena, skills, hands=("broadsword",), **more):
    a = arena(HALL)
    hero = a.hero(4, 4, skills=skills, hands=hands, **{"combat": 5, "strength": 3, **more})
    return a, hero, a.creature("orc-warrior", 4, 3, facing="south", vitality=90, hands=("broadsword",))


@pytest.mark.rule("dun.skill.combat.lethal-blow", "dun.skill.combat.brutal-blow.critical", "dun.damage.critical")
@pytest.mark.parametrize(
    ("skill", "weapon", "dice", "damage", "wounds"),
    [
        ("", "broadsword", (6, 4), 5, 0), ("", "broadsword", (5, 4), 4, 0), ("lethal-blow", "broadsword", (6, 4), 5, 5),
        ("lethal-blow", "broadsword", (5, 4), 4, 0), ("brutal-blow", "greatsword", (5, 4), 8, 0),
        ("brutal-blow", "greatsword", (3, 6), 7, 0), ("", "greatsword", (5, 4), 6, 0),
    ],
)  # fmt: skip
def test_what_a_skilled_blow_rolls_and_needs(arena, skill, weapon, dice, damage, wounds):
    """All damage dice show 3, against Armor 4."""
    a, hero, orc = fighter(arena, (skill,) if skill else (), (weapon,))
    a.activate(hero)
    texts = [text for text in a.offers(hero) if text.startswith("attack") and f"#{orc.id}" in text]
    declared = [text for text in texts if skill and skill in text]
    a.play(hero, (declared or texts)[0], [*dice, 1, 2, *[3] * damage])
    assert next(count for count, _, key in a.t.rolled if key == "damage") == damage
    assert orc.wounds == wounds


@pytest.mark.rule("dun.skill.combat.fast-attacks.three-dice", "dun.skill.combat.fast-attacks.critical-failure")
@pytest.mark.parametrize(("dice", "attack"), [((2, 6, 4), 10), ((1, 6, 1), 2)])
def test_fast_attacks_keep_the_best_two_of_three(arena, dice, attack):
    a, hero, orc = fighter(arena, ("fast-attacks",), agility=5)
    a.activate(hero)
    text = next(text for text in a.offers(hero) if "fast-attacks" in text and f"#{orc.id}" in text)
    a.play(hero, text, [*dice, 6, 5])
    assert a.t.rolled[0][0] == 3
    assert a.t.told(Attacked)[0].attack - attack in (4, 5)


@pytest.mark.rule(
    "dun.skill.combat.dirty-fighter",
)
def test_a_double_of_a_dirty_fighter_stuns(arena):
    a, hero, orc = fighter(arena, ("dirty-fighter",))
    a.activate(hero)
    a.play(hero, deed(a, hero, "attack", orc), [2, 2, 6, 5])
    assert orc.marks & Mark.STUNNED
    b, hero, champion = fighter(arena, ())
    b.activate(hero)
    b.play(hero, deed(b, hero, "attack", champion), [2, 2, 6, 5])
    assert not champion.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.combat.expert-shooter", "dun.ranged.mod-moved")
@pytest.mark.parametrize(
    ("skills", "moved", "total"), [((), 2, 10), (("expert-shooter",), 2, 11), (("expert-shooter",), 3, 9)]
)
def test_an_expert_shoots_on_the_move(arena, skills, moved, total):
    a = arena(HALL)
    hero = a.hero(1, 4, hands=("short-bow",), facing="east", shooting=4, agility=5, skills=skills)
    orc = a.creature("orc-warrior", 4, 4, facing="west")
    a.activate(hero, moved=moved)
    a.play(hero, f"shoot short-bow #{orc.id}", [4, 3])
    assert a.t.told(Shot)[0].total == total


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("x", "drawn"), [(3, "dagger"), (9, "")])
def test_an_archer_draws_his_blade_when_somebody_is_upon_him(arena, x, drawn):
    a = arena(HALL)
    archer = a.creature("orc-archer", 2, 4, facing="east", pack=("dagger",))
    a.hero(x, 4)
    a.activate(archer)
    assert artificial.weapon_for_now(a.t, archer.id) == drawn
    assert (f"draw {drawn}" in a.offers(archer)) is bool(drawn) or not drawn
