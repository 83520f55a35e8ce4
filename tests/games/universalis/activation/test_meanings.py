"""What options cost, how likely they are, what they do and how far-fetched they are."""

import random

import pytest

from undercroft import texts
from undercroft.games import find
from undercroft.games.universalis.rules.activation import meanings, menus, odds
from undercroft.games.universalis.rules.options import Do, Menu
from undercroft.games.universalis.state import Mark
from undercroft.kernel import Session, configure

SPEAK = texts.voice("universalis", "en")


def costs(meaning):
    return [(one.value, one.what.id.removeprefix("cost-")) for one in meaning.cost]


def parts(meaning):
    return {part.outcome: part.percent for part in meaning.odds}


@pytest.mark.rule("dun.turn.budget", "dun.turn.free-quick-action", "dun.turn.swap-action", "dun.magic.cast-success")
@pytest.mark.parametrize("seed", range(4))
def test_what_an_option_says_it_costs_is_what_it_costs(seed):
    """Whole games by chance: Actions, Quick Actions and movement before and after each answer."""
    game = find("universalis")
    session = Session(game, configure(game.info, seed=seed, seats=2, options={"ready-party": True}))
    rng, checked = random.Random(seed), 0
    while session.requests and checked < 60:
        request = session.requests[0]
        option = rng.choice(request.options)
        active = session.state.turn.active
        do = option.raw
        if request.key != "act" or not isinstance(do, Do) or active is None or do.verb in ("end", "leave"):
            session.answer(option.value, request.seat)
            continue
        said = dict.fromkeys(("action", "quick", "movement"), 0)
        said.update({what: value for value, what in costs(option.meaning) if what in said})
        who, before = active.who, (active.action, active.quick, active.points)
        walked = do.verb == "move"
        end = session.answer(option.value, request.seat) or session.state.turn.active
        if end is None or end.who != who or session.requests[0].key != "act":
            continue
        now = session.state.turn.active
        paid = {"action": before[0] - now.action, "quick": before[1] - now.quick}
        if do.verb in ("open", "move") and (paid["action"], paid["quick"]) != (said["action"], said["quick"]):
            continue  # a lock leaves him his Action; a trap on the way takes all that is left
        assert paid == {what: said[what] for what in paid}, f"{do}: {said}"
        if walked and now.points and session.state.figures[who].cell == do.cell:
            assert before[2] - now.points == said["movement"], str(do)
        checked += 1
    assert checked > 15


@pytest.mark.rule("dun.melee.roll", "dun.damage.critical")
@pytest.mark.parametrize("combat", [2, 4, 7])
def test_the_parts_of_a_blow(arena, combat):
    """Hit and critical are together the chance to hit; a critical needs a 6 among the dice of a hit."""
    a = arena()
    hero, orc = a.hero(5, 4, combat=combat, hands=("broadsword",)), a.orc(5, 3, facing="south", hands=("axe",))
    a.activate(hero)
    do = Do("attack", orc.id, word="broadsword", who=hero.id)
    whole, blows = odds.of(a.t, hero.id, do), odds.attacks.described(a.t, hero.id, do)
    found = odds.blow_parts(a.t, blows)
    assert found["hit"] + found["critical"] == whole
    assert 0 < found["critical"] < whole
    shown = parts(meanings.meaning(a.t, hero.id, do))
    assert list(shown) == ["miss", "hit", "critical"], "the bad case first"
    assert sum(shown.values()) == pytest.approx(100, abs=0.2)


@pytest.mark.rule("dun.melee.stationary")
def test_a_blow_at_one_who_cannot_move_hits_without_a_critical(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, marks=Mark.STATIONARY)
    a.activate(hero)
    shown = meanings.meaning(a.t, hero.id, Do("attack", orc.id, word="broadsword", who=hero.id))
    assert parts(shown) == {"miss": 0.0, "hit": 100.0}


@pytest.mark.rule("dun.skill.nature.fearsome.attack")
def test_who_must_dare_first_misses_more(arena):
    a = arena()
    hero, orc = a.hero(5, 4, courage=3, hands=("broadsword",)), a.orc(5, 3, facing="south", hands=("axe",))
    a.activate(hero)
    do = Do("attack", orc.id, word="broadsword", who=hero.id)
    bold = parts(meanings.meaning(a.t, hero.id, do))
    orc.skills = (*orc.skills, "fearsome")
    shy = parts(meanings.meaning(a.t, hero.id, do))
    # 2D6 + 3 against 10: 21 of 36
    assert shy["critical"] == pytest.approx(bold["critical"] * 21 / 36, abs=0.1)
    assert shy["hit"] == pytest.approx(bold["hit"] * 21 / 36, abs=0.1)


@pytest.mark.rule("dun.ranged.half-range-critical")
def test_a_far_shot_has_no_critical(arena):
    a = arena()
    bow = next(one for one in a.content.weapons.values() if one.kind == "ranged" and 10 < one.range <= 20)
    hero, orc = a.hero(1, 1, hands=(bow.id,)), a.orc(4, 1)
    a.activate(hero)
    do = Do("shoot", orc.id, word=bow.id, who=hero.id)
    near = odds.shot_parts(a.t, hero, orc, do)
    assert near["critical"] > 0
    assert near["hit"] + near["critical"] == odds.of(a.t, hero.id, do)
    orc.cell = a.at(1 + bow.range // 2 + 1, 1)
    far = meanings.meaning(a.t, hero.id, do)
    assert set(parts(far)) == {"miss", "hit"}


@pytest.mark.rule("dun.damage.dice-count", "dun.damage.wound", "dun.attack.multiple")
def test_a_blow_says_its_dice_and_which_of_how_many_it_is(arena):
    a = arena()
    hero = a.hero(5, 4, strength=4, hands=("broadsword",))
    orc = a.orc(5, 3, facing="south", hands=("axe",), armor=4)
    a.activate(hero)
    do = Do("attack", orc.id, word="broadsword", who=hero.id)
    dice = 4 + a.content.weapons["broadsword"].damage
    assert SPEAK(meanings.meaning(a.t, hero.id, do).detail) == f"{dice} damage dice, each wounding on 4 or more"
    hero.skills = (*hero.skills, "double-attack")
    assert SPEAK(meanings.meaning(a.t, hero.id, do).detail).endswith("The first of 2 blows.")
    a.state.turn.active.most = 1
    last = meanings.meaning(a.t, hero.id, do)
    assert SPEAK(last.detail).endswith("The last blow.")
    assert last.cost == (), "the Action is spent already"


@pytest.mark.rule("dun.magic.cast-success", "dun.magic.cast-limit")
def test_a_spell_says_its_mana_and_how_often_it_is_left(arena):
    a = arena()
    hero, orc = a.hero(1, 1, spells=("fireball",), mana=3, hands=()), a.orc(5, 1)
    a.activate(hero)
    do = Do("cast", orc.id, word="fireball", who=hero.id)
    shown = meanings.meaning(a.t, hero.id, do)
    assert costs(shown) == [(1, "action"), (a.content.spells["fireball"].mana, "mana")]
    assert SPEAK(shown.detail) == "3 castings left in this quest"
    hero.casts["fireball"] = 2
    assert SPEAK(meanings.meaning(a.t, hero.id, do).detail) == "One casting left in this quest"


@pytest.mark.rule("dun.walk.potion-quick")
def test_a_potion_is_far_fetched_for_the_unhurt(arena):
    a = arena()
    hero = a.hero(1, 1, pack=("healing-potion", "strength-potion"))
    a.activate(hero)

    def rank(card):
        return meanings.meaning(a.t, hero.id, Do("drink", word=card, who=hero.id)).rank

    assert rank("healing-potion") == 2
    assert rank("strength-potion") == 0, "strength is of use at any time"
    hero.wounds = 1
    assert rank("healing-potion") == 0


@pytest.mark.rule("dun.end.leave-square")
def test_leaving_asks_once_more_and_says_if_it_is_too_early(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.activate(hero)
    assert meanings.meaning(a.t, hero.id, Do("leave")).confirm.id == "confirm-leave-early"
    a.state.quest.goal_done = True
    assert meanings.meaning(a.t, hero.id, Do("leave")).confirm.id == "confirm-leave"
    assert meanings.meaning(a.t, hero.id, Do("end")).confirm is None
    assert Do("end").role == "end"
    assert Do("leave").role == "act"


def test_a_step_into_a_melee_range_names_the_enemy(arena):
    a = arena()
    hero, orc = a.hero(5, 6), a.orc(5, 3, facing="south", hands=("axe",))
    a.activate(hero)
    near = meanings.meaning(a.t, hero.id, Do("move", cell=a.at(5, 4)))
    assert near.detail.id == "detail-near"
    assert costs(near) == [(2, "movement")]
    assert meanings.meaning(a.t, hero.id, Do("move", cell=a.at(5, 5))).detail is None
    assert orc.cell == a.at(5, 3)


def test_a_menu_costs_what_all_in_it_cost(arena):
    a = arena()
    hero, orc = a.hero(5, 4, spells=("fireball",), mana=3, hands=()), a.orc(9, 4)
    other = a.orc(10, 4)
    a.activate(hero)
    inside = tuple(Do("cast", one.id, word="fireball", who=hero.id) for one in (orc, other))
    (menu,) = menus.folded(inside)
    assert isinstance(menu, Menu)
    mana = a.content.spells["fireball"].mana
    assert costs(meanings.choice(a.t, hero.id, menu)) == [(1, "action"), (mana, "mana")]
