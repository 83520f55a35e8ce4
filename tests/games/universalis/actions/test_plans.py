"""Declaring Active skills with an attack."""

import pytest

from undercroft.games.universalis.content.skills import SKILLS
from undercroft.games.universalis.rules.actions import plans
from undercroft.games.universalis.rules.activation import captions, odds
from undercroft.games.universalis.rules.checks import skills
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Lasting, Mark


def duel(arena, known, **foe):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), skills=known)
    return a, hero, a.orc(5, 3, **{"hands": ("broadsword",), "facing": "south", "vitality": 30, **foe})


def archer(arena, known, weapon="short-bow", **foe):
    a = arena("a" * 12)
    hero = a.hero(0, 0, hands=(weapon,), skills=known, facing="east", shooting=5)
    return a, hero, a.orc(3, 0, **{"vitality": 30, **foe})


def ways(a, hero, verb):
    return [offer.split()[1] for offer in a.offers(hero) if offer.startswith(verb)]


@pytest.mark.rule("dun.skill.active-passive", "dun.skill.two-active")
def test_where_more_than_two_skills_help_the_player_says_which(arena):
    a, hero, _ = archer(arena, ("accurate-shooting", "lethal-shot", "heart-seeker"))
    a.activate(hero)
    assert ways(a, hero, "shoot") == [
        "short-bow",
        "short-bow+accurate-shooting+lethal-shot",
        "short-bow+accurate-shooting+heart-seeker",
        "short-bow+lethal-shot+heart-seeker",
    ]
    hero.skills = ("accurate-shooting", "lethal-shot")
    assert ways(a, hero, "shoot") == ["short-bow"]  # both are used


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.accurate-shooting", "dun.skill.combat.lethal-shot")
@pytest.mark.parametrize(
    ("plan", "dice", "wounds"),
    [
        ("accurate-shooting+heart-seeker", [6, 5, 1, 4, 3, 3, 4, 3], 2),  # 5 dice, the 1 again, Armor 4
        ("lethal-shot+heart-seeker", [6, 5, 1, 3, 3, 3, 4], 4),  # 4 dice against Armor 3, the 1 again
        ("accurate-shooting+lethal-shot", [6, 5, 1, 3, 3, 3, 3], 4),  # 5 dice against Armor 3, no die again
    ],
)
def test_only_the_declared_two_do_anything(arena, plan, dice, wounds):
    a, hero, orc = archer(arena, ("accurate-shooting", "lethal-shot", "heart-seeker"), armor=4)
    a.activate(hero)
    a.do(hero, f"shoot short-bow+{plan} #{orc.id}", dice)
    assert orc.wounds == wounds
    assert sorted(a.state.turn.active.skills) == sorted(plan.split("+"))


@pytest.mark.rule("dun.skill.two-active")
def test_what_is_in_use_already_leaves_less_room(arena):
    a, hero, _ = archer(arena, ("accurate-shooting", "lethal-shot", "heart-seeker"))
    a.activate(hero, skills=["climber"])
    assert ways(a, hero, "shoot") == [
        "short-bow",
        "short-bow+accurate-shooting",
        "short-bow+lethal-shot",
        "short-bow+heart-seeker",
    ]
    a.activate(hero, skills=["climber", "lethal-shot"])
    assert ways(a, hero, "shoot") == ["short-bow"]


@pytest.mark.rule("dun.skill.two-active")
def test_a_costly_skill_leaves_one_place(arena):
    a, hero, _ = duel(arena, ("mighty-blow", "lethal-blow", "cruel"))
    a.activate(hero)
    assert ways(a, hero, "attack") == [
        "broadsword",
        "broadsword+mighty-blow",
        "broadsword+mighty-blow+lethal-blow",
        "broadsword+mighty-blow+cruel",
    ]


@pytest.mark.rule("dun.skill.active-passive")
def test_skills_that_cannot_help_are_not_offered(arena):
    a, hero, orc = duel(arena, ("giant-killer", "sword-master", "martial-arts", "brutal", "cruel"))
    axe = a.content.weapons["axe"]
    hero.base = (*hero.base[:1], 4, *hero.base[2:])
    a.activate(hero)
    assert plans.with_blow(a.t, hero, orc, axe) == ["cruel", "martial-arts"]
    assert "sword-master" in plans.with_blow(a.t, hero, orc, a.content.weapons["broadsword"])
    orc.size = 3
    assert plans.with_blow(a.t, hero, orc, axe) == ["giant-killer", "cruel"]
    a.activate(hero, forward=1)
    assert "brutal" in plans.with_blow(a.t, hero, orc, axe)


@pytest.mark.rule("dun.skill.active-passive")
def test_what_helps_a_shot(arena):
    a, hero, orc = archer(arena, ("aiming", "expert-thrower", "giant-killer", "heart-seeker"))
    bow, knife = a.content.weapons["short-bow"], a.content.weapons["dagger"]
    a.activate(hero)
    assert plans.with_shot(a.t, hero, orc, bow, fast=False) == ["heart-seeker", "aiming"]
    assert plans.with_shot(a.t, hero, orc, bow, fast=True) == ["heart-seeker"]
    assert plans.with_shot(a.t, hero, orc, knife, fast=False) == ["heart-seeker", "aiming", "expert-thrower"]
    hero.marks |= Mark.MOVED
    orc.size = 3
    assert plans.with_shot(a.t, hero, orc, bow, fast=False) == ["giant-killer", "heart-seeker"]


@pytest.mark.rule("dun.skill.active-passive")
def test_lent_skills_can_be_declared_too(arena):
    a, hero, orc = duel(arena, ("cruel", "dirty-fighter"))
    a.state.lasting = [Lasting(hero.id, "", 0, "combat", "star-heart", hero.id, skill="lethal-blow")]
    a.activate(hero)
    assert "broadsword+lethal-blow+cruel" in ways(a, hero, "attack")
    a.state.lasting = [Lasting(orc.id, "", 0, "combat", "star-heart", orc.id, skill="lethal-blow")]
    assert ways(a, hero, "attack") == ["broadsword"]


@pytest.mark.rule("dun.skill.two-active")
def test_elite_counts_in_the_odds_only_if_there_is_room_for_it(arena):
    a, hero, orc = duel(arena, ("elite", "lethal-blow", "cruel"))
    hero.base = (*hero.base[:1], 4, *hero.base[2:])
    a.activate(hero)

    def chance(*plan):
        return odds.of(a.t, hero.id, Do("attack", orc.id, word="broadsword", ways=plan))

    assert chance("lethal-blow", "elite") > chance("lethal-blow", "cruel")
    told = captions.label(a.t, hero.id, Do("attack", orc.id, word="broadsword", ways=("lethal-blow", "elite")))
    assert [way.id for way in told.args["what"].args["ways"]] == ["skill-lethal-blow", "skill-elite"]
    a.do(hero, f"attack broadsword+lethal-blow+cruel #{orc.id}", [1, 3, 6, 5])
    assert a.t.rolled == [(2, 6, "attack"), (2, 6, "defence")]  # the 1 stands


@pytest.mark.rule("dun.skill.active-passive")
def test_free_skills_can_be_declared_again_and_again(arena):
    a, hero, orc = duel(arena, ("lethal-blow", "cruel", "dirty-fighter"))
    a.activate(hero, most=1)
    a.do(hero, f"attack broadsword+lethal-blow+cruel #{orc.id}", [1, 2, 6, 5])
    assert not {"lethal-blow", "cruel"} & {*a.state.turn.active.used}
    assert a.state.turn.active.skills == ["lethal-blow", "cruel"]


@pytest.mark.rule("dun.skill.active-passive")
def test_every_free_skill_is_an_active_one_without_a_limit(arena):
    a, cards = arena(), {card.id: card for card in SKILLS}
    assert all(cards[skill].active and not cards[skill].uses for skill in cards if plans.free(a.t, skill))
    assert skills.MOST_ACTIVE == 2
