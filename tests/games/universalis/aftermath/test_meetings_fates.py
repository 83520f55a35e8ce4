"""Where fates after a quest meet another rule: injuries and Vitality, relatives and what was bought, companions."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.aftermath import aftermath
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.state import Mark, Note

REVENGE = 2


def left_behind(arena, **more):
    """Borgron lies in the dungeon that the others have left, and one of them is home."""
    a = arena()
    hero = a.hero(1, 1, **{"card": "borgron", "marks": Mark.KNOCKED_OUT, "vitality": 4, "wounds": 4, **more})
    mate = a.hero(-1, 0, card="shara", marks=Mark.LEFT, coins=4)
    a.state.quest.ended = "won"
    return a, hero, mate


# ------------------------------------------------------------------------------------------ injuries


@pytest.mark.rule("dun.ko.survivor-wounded", "dun.injury.single-attribute")
@pytest.mark.parametrize(("dice", "vitality"), [([5, 6], 3), ([5, 5], 4)])
def test_an_injury_of_the_thorax_leaves_the_survivor_one_point_of_vitality(arena, dice, vitality):
    a, hero, _ = left_behind(arena)
    hero.marks |= Mark.LEFT
    a.run(aftermath.fate(a.t, hero.id), [3, *dice])
    assert (hero.base[Attribute.VITALITY], figures.vitality_left(hero)) == (vitality, 1)


@pytest.mark.rule("dun.ko.survivor-wounded", "dun.injury.unspecified")
@pytest.mark.parametrize(("chosen", "vitality"), [("vitality", 3), ("courage", 4)])
def test_nor_does_an_injury_of_his_choice_take_the_last_point(arena, chosen, vitality):
    a, hero, _ = left_behind(arena)
    hero.marks |= Mark.LEFT
    a.run(aftermath.fate(a.t, hero.id), [3, 3, 3], [chosen])
    assert (hero.base[Attribute.VITALITY], figures.vitality_left(hero)) == (vitality, 1)


# ------------------------------------------------------------------------------------------ relatives


@pytest.mark.rule("dun.ko.lost-revenge", "dun.evolve.fortune", "dun.evolve.attribute-once")
def test_a_relative_has_nothing_that_the_dead_had_bought_with_experience(arena):
    a, hero, _ = left_behind(
        arena, luck=2, raised=["strength"], learned=["combat"], spells=("lightning", "fireball"), crafts={"cooking": 1}
    )
    a.run(aftermath.fate(a.t, hero.id), [REVENGE])
    card = a.content.heroes["borgron"]
    assert (hero.luck, hero.raised, hero.learned, hero.crafts) == (0, [], [], {})
    assert (hero.spells, hero.mana) == (card.spells, hero.base[Attribute.MANA])


@pytest.mark.rule("dun.ko.lost-revenge", "dun.xp.award-mission", "dun.quest-sheet.rewards")
@pytest.mark.parametrize(("rolled", "xp"), [(REVENGE, 0), (6, 2)])
def test_a_relative_has_no_share_in_the_experience_and_the_coins_of_the_quest(arena, rolled, xp):
    a, hero, mate = left_behind(arena)
    a.state.quest.achievements, coins = [5, 1], hero.coins
    a.run(aftermath.fate(a.t, hero.id), [rolled])
    hero.marks |= Mark.WAS_OUT
    mate.marks |= Mark.WAS_OUT
    aftermath.award(a.t)
    assert (hero.xp, mate.xp) == (xp, 2)
    assert hero.coins == (20 if rolled == REVENGE else coins)


@pytest.mark.rule("dun.create.money-not-shared", "dun.ko.lost-prisoner")
@pytest.mark.parametrize(("rolled", "pays"), [(REVENGE, False), (6, True)])
def test_a_relatives_first_coins_ransom_nobody(arena, rolled, pays):
    a, hero, mate = left_behind(arena, coins=20)
    prisoner = a.hero(2, 2, card="taeral", marks=Mark.LEFT, uses={aftermath.CAPTIVE: 1})
    a.run(aftermath.fate(a.t, hero.id), [rolled])
    shown = []

    def rescue(ask):
        shown.extend(map(str, ask.options))
        return next(option for option in ask.options if str(option) == "rescue")

    a.run(aftermath.imprisoned(a.t, prisoner.id), (), [rescue])
    assert shown == (["pay", "rescue", "refuse"] if pays else ["rescue", "refuse"])
    assert (hero.coins, mate.coins) == (20, 4)


@pytest.mark.rule("dun.companion.owner-dead", "dun.ko.lost-revenge")
@pytest.mark.parametrize(("rolled", "stays"), [(REVENGE, False), (6, True)])
def test_the_companion_of_the_dead_does_not_serve_his_relative(arena, rolled, stays):
    a, hero, _ = left_behind(arena)
    rat = a.pet(-1, 0, owner=hero.id, marks=Mark.LEFT)
    a.run(aftermath.fate(a.t, hero.id), [rolled])
    companions.come_home(a.t)
    assert (rat.id in a.state.figures) is stays


@pytest.mark.rule("dun.ko.lost-revenge", "dun.xp.when")
def test_in_the_next_quest_a_relative_is_a_hero_like_others(arena):
    a, hero, mate = left_behind(arena, pack=("torch",))
    a.run(aftermath.begin(a.t), [REVENGE])
    assert (Note.HEIR in hero.uses, hero.pack) == (False, [])
    assert aftermath.survivors(a.t) == [hero, mate]
