"""How the automaton weighs a blow, a shot and a skill against each other."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.hooks import Worth
from undercroft.games.universalis.rules.activation import odds
from undercroft.games.universalis.rules.automaton import aims
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Spellbound
from undercroft.testing import run

HALF = Fraction(1, 2)


def giving(value):
    async def give(*_, **__):
        return value

    return give


def noting(found, name):
    async def note(t, who, do):
        found.append((name, do))

    return note


@pytest.fixture
def done(monkeypatch):
    """What is done in the end, instead of doing it."""
    found = []
    monkeypatch.setattr(aims.deeds, "attack", noting(found, "skill"))
    monkeypatch.setattr(aims.attacks, "attack", noting(found, "blow"))
    monkeypatch.setattr(aims.attacks, "shoot", noting(found, "shot"))
    return found


def swing(targets, worth, *ways):
    return Do("attack", 9, ways=ways), SimpleNamespace(worth=Fraction(worth), targets=targets)


SKILL = Do("skill", 9, word="breath")


# ------------------------------------------------------------------------------------------------ ranks


@pytest.mark.rule("dun.adp.target.priority")
def test_who_ranks_first_alone_is_no_matter_of_chance(arena):
    a = arena()
    orc = a.orc(4, 4)
    before = a.t.luck

    def picked(**ranks):
        return a.run(aims.picked(a.t, orc, [*ranks], lambda one: (ranks[one],), lambda one: SKILL))

    assert picked(b=2, a=1, c=3) == "a"
    assert a.t.luck == before
    assert picked(a=1, b=2, c=1) in ("a", "c")
    assert a.t.luck == before + 1
    assert picked(b=2) == "b"
    assert picked() is None
    assert a.t.luck == before + 1


@pytest.mark.rule("dun.adp.attack.max-targets", "dun.adp.attack.choice")
@pytest.mark.parametrize(
    ("worths", "best"),
    [
        ([(1, 1), (1, 2)], 1),
        ([(1, 3), (2, 1)], 1),
        ([(2, 1), (1, 3)], 0),
        ([(2, 1), (3, HALF)], 1),
        ([(2, 1), (2, 2)], 1),
        ([(0, 2), (1, 1)], 0),
    ],
)
def test_the_skill_that_hits_several_else_the_worst_one(arena, monkeypatch, worths, best):
    a = arena()
    orc, hero = a.orc(4, 4), a.hero(5, 4)
    a.activate(orc)
    options = [
        (Worth(foes, Fraction(wounds)), Do("skill", hero.id, word=f"s{n}")) for n, (foes, wounds) in enumerate(worths)
    ]
    monkeypatch.setattr(aims, "skill_options", lambda t, who, distant: options)
    assert a.run(aims.best_skill(a.t, orc.id, distant=False, others=True)) == options[best]


@pytest.mark.rule("dun.adp.attack.choice", "dun.adp.target.priority")
@pytest.mark.parametrize("places", [((3, 4), (5, 4)), ((5, 4), (3, 4))])
def test_of_equal_skills_the_one_at_whom_it_would_strike_first(arena, monkeypatch, places):
    """Chance has no say where one hero wears less, or stands nearer."""
    a = arena()
    orc = a.orc(4, 4)
    plated, bare = a.named("nariant", *places[0], worn=("breastplate",)), a.named("taeral", *places[1])
    assert figures.value(a.t, plated, Attribute.ARMOR) > figures.value(a.t, bare, Attribute.ARMOR)
    a.activate(orc)
    both = [(Worth(1, Fraction(1)), Do("skill", one.id, word="sting")) for one in (plated, bare)]
    monkeypatch.setattr(aims, "skill_options", lambda t, who, distant: both)
    before = a.t.luck
    assert a.run(aims.best_skill(a.t, orc.id, distant=False, others=True)) == both[1]
    bare.cell = a.at(4, 7)
    bare.base = plated.base
    bare.worn = [*plated.worn]
    assert a.run(aims.best_skill(a.t, orc.id, distant=False, others=True)) == both[0]
    assert a.t.luck == before


@pytest.mark.rule("dun.adp.attack.choice")
@pytest.mark.parametrize(
    ("wounds", "distant", "found"),
    [(HALF, False, 1), (HALF, True, 0), (Fraction(0), False, 0), (Fraction(2), False, 1)],
)
def test_whatever_promises_a_wound_counts(arena, monkeypatch, wounds, distant, found):
    a = arena()
    beast = a.orc(5, 4, size=3, skills=("corrosive-vomit",))
    a.hero(5, 3)
    a.activate(beast)
    monkeypatch.setattr(aims.reckoning, "skill", lambda t, figure, do: Worth(1, wounds))
    assert len(aims.skill_options(a.t, beast.id, distant=distant)) == found
    assert aims.skill_options(a.t, a.hero(1, 1).id, distant=distant) == []


# ------------------------------------------------------------------------------------------------ close by


@pytest.mark.rule("dun.adp.attack.choice", "dun.adp.attack.max-targets")
@pytest.mark.parametrize(
    ("blow", "special", "count", "chosen"),
    [
        pytest.param(swing(1, 2), (1, 1), 1, "blow", id="the better blow"),
        pytest.param(swing(1, 1), (1, 2), 1, "skill", id="the better skill"),
        pytest.param(swing(1, 1), (1, 1), 1, "blow", id="equals"),
        pytest.param(swing(1, 1), (1, 2), 2, "blow", id="two blows"),
        pytest.param(swing(1, 1), (1, 3), 2, "skill", id="two blows are less"),
        pytest.param(swing(1, 9), (2, 1), 1, "skill", id="two enemies"),
        pytest.param(swing(3, 1), (2, 9), 1, "blow", id="three enemies"),
        pytest.param(None, (1, 1), 1, "skill", id="no blow"),
        pytest.param(swing(1, 1), None, 1, "blow", id="no skill"),
        pytest.param(None, None, 1, "", id="neither"),
    ],
)
def test_a_blow_or_a_skill(arena, monkeypatch, done, blow, special, count, chosen):
    a = arena()
    orc = a.orc(4, 4)
    a.activate(orc)
    worth = None if special is None else (Worth(special[0], Fraction(special[1])), SKILL)
    monkeypatch.setattr(aims, "best_blow", giving(blow))
    monkeypatch.setattr(aims, "best_skill", giving(worth))
    monkeypatch.setattr(aims.attacks, "attacks_per_action", lambda t, figure: count)
    assert a.run(aims.melee_attack(a.t, orc.id)) is bool(chosen)
    assert [kind for kind, _ in done] == ([chosen] if chosen else [])


@pytest.mark.rule("dun.adp.attack.skill-limit")
def test_each_declared_skill_without_a_limit_of_its_own_is_counted(arena, monkeypatch, done):
    a = arena()
    orc = a.orc(4, 4)
    a.activate(orc)
    limited = next(skill.id for skill in a.content.skills.values() if skill.uses)
    free = next(skill.id for skill in a.content.skills.values() if not skill.uses)
    monkeypatch.setattr(aims, "best_skill", giving(None))
    monkeypatch.setattr(aims, "best_blow", giving(swing(1, 1, limited, free)))
    assert a.run(aims.melee_attack(a.t, orc.id))
    assert orc.uses == {free: 1}
    assert a.run(aims.melee_attack(a.t, orc.id))
    assert orc.uses == {free: 2}
    orc.uses = {}
    monkeypatch.setattr(aims, "best_shot", giving(Do("shoot", 9, word="short-bow", ways=(limited, free))))
    assert a.run(aims.distant_attack(a.t, orc.id))
    assert a.run(aims.distant_attack(a.t, orc.id))
    assert orc.uses == {free: 2}
    assert [kind for kind, _ in done] == ["blow", "blow", "shot", "shot"]


@pytest.mark.parametrize(
    ("action", "most", "asked"),
    [(1, 0, ["blow", "skill"]), (0, 0, ["skill"]), (0, 1, ["blow"]), (1, 1, ["blow"]), (2, 0, ["blow", "skill"])],
)
def test_what_is_weighed_depends_on_what_is_left(arena, monkeypatch, action, most, asked):
    """An attack in several blows goes on with blows."""
    a = arena()
    orc = a.orc(4, 4)
    a.activate(orc, action=action, most=most)
    found = []

    async def blow(t, who):
        found.append("blow")

    async def skill(t, who, *, distant, others):
        found.append("skill")
        assert (distant, others) == (False, False)

    monkeypatch.setattr(aims, "best_blow", blow)
    monkeypatch.setattr(aims, "best_skill", skill)
    assert a.run(aims.melee_attack(a.t, orc.id)) is False
    assert found == asked


@pytest.mark.rule("dun.adp.attack.max-targets")
@pytest.mark.parametrize(("others", "targets"), [(2, 2), (3, 3), (4, 3)])
def test_a_spinning_blow_strikes_three_at_most(arena, others, targets):
    a = arena()
    orc = a.orc(5, 4, skills=("spinning-blow",), hands=("broadsword",))
    heroes = [a.hero(x, y) for x, y in ((5, 3), (6, 4), (4, 4), (5, 5))[:others]]
    a.activate(orc)
    found = {swing.targets for swing in aims.swings(a.t, orc, heroes[0]) if swing.how.ways}
    assert found == {targets}
    assert {swing.targets for swing in aims.swings(a.t, orc, heroes[0]) if not swing.how.ways} == {1}
    orc.uses["spinning-blow"] = 3
    assert not [swing for swing in aims.swings(a.t, orc, heroes[0]) if swing.how.ways]
    orc.uses["spinning-blow"] = 2
    assert [swing for swing in aims.swings(a.t, orc, heroes[0]) if swing.how.ways]


# ------------------------------------------------------------------------------------------------ from afar


@pytest.mark.rule("dun.adp.attack.weapon-by-armor")
@pytest.mark.parametrize(("heavy", "better"), [(False, "short-bow"), (True, "crossbow")])
def test_of_two_bows_the_surer_one_or_against_heavy_armor_the_harder_one(arena, monkeypatch, heavy, better):
    a = arena("a" * 20, start=((19, 0),))
    archer = a.orc(1, 0, hands=("crossbow", "short-bow"), facing="east", shooting=4)
    a.hero(9, 0, vitality=30, worn=("chainmail",) if heavy else ())
    a.activate(archer)
    plain = aims.ranged.shot_plus
    monkeypatch.setattr(
        aims.ranged,
        "shot_plus",
        lambda t, one, two, weapon, *more: plain(t, one, two, weapon, *more) + (weapon.damage < 4),
    )
    assert a.run(aims.best_shot(a.t, archer.id)).word == better


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots", "dun.adp.attack.skill-limit")
@pytest.mark.parametrize(("uses", "ways"), [(0, ("fast-shooting",)), (2, ("fast-shooting",)), (3, ())])
def test_two_shots_at_once_three_times_a_quest(arena, uses, ways):
    a = arena("a" * 20, start=((19, 0),))
    archer = a.orc(1, 0, hands=("short-bow",), facing="east", skills=("fast-shooting",))
    archer.uses["fast-shooting"] = uses
    a.hero(9, 0, vitality=30)
    a.activate(archer)
    shot = a.run(aims.best_shot(a.t, archer.id))
    assert (shot.word, shot.ways, shot.who) == ("short-bow", ways, archer.id)
    a.state.turn.active.moved = 1
    assert a.run(aims.best_shot(a.t, archer.id)).ways == ()


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(
    ("shot", "special", "chosen"),
    [
        pytest.param(True, (1, Fraction(1, 100)), "shot", id="a poor skill"),
        pytest.param(True, (1, Fraction(9)), "skill", id="a good skill"),
        pytest.param(True, (2, Fraction(1, 100)), "skill", id="two enemies"),
        pytest.param(True, (3, Fraction(1, 100)), "skill", id="three enemies"),
        pytest.param(False, (1, Fraction(1, 100)), "skill", id="no shot"),
        pytest.param(True, None, "shot", id="no skill"),
        pytest.param(False, None, "", id="neither"),
    ],
)
def test_a_shot_or_a_skill(arena, monkeypatch, done, shot, special, chosen):
    a = arena("a" * 20, start=((19, 0),))
    archer = a.orc(1, 0, hands=("short-bow",), facing="east", skills=("breath",))
    hero = a.hero(9, 0, vitality=30)
    a.activate(archer)
    do = Do("shoot", hero.id, word="short-bow", who=archer.id) if shot else None
    monkeypatch.setattr(aims, "best_shot", giving(do))
    monkeypatch.setattr(aims, "best_skill", giving(special and (Worth(*special), SKILL)))
    assert a.run(aims.distant_attack(a.t, archer.id)) is bool(chosen)
    assert [kind for kind, _ in done] == ([chosen] if chosen else [])


@pytest.mark.rule("dun.adp.attack.skill-limit")
@pytest.mark.parametrize(
    ("shot", "near", "walks", "others"),
    [(False, False, False, False), (True, False, False, True), (False, True, False, True), (False, False, True, True)],
)
def test_a_tired_skill_serves_again_only_if_there_is_no_other_way(arena, monkeypatch, shot, near, walks, others):
    a = arena()
    orc = a.orc(4, 4, skills=("breath",))
    a.activate(orc)
    monkeypatch.setattr(aims, "best_shot", giving(Do("shoot", 9, word="short-bow") if shot else None))
    monkeypatch.setattr(aims, "attackable", lambda t, figure: [figure] * near)
    monkeypatch.setattr(aims, "comes_to_blows", lambda t, who: walks)
    monkeypatch.setattr(aims.attacks, "shoot", giving(None))
    found = []

    async def skill(t, who, *, distant, others):
        found.append((distant, others))

    monkeypatch.setattr(aims, "best_skill", skill)
    assert a.run(aims.distant_attack(a.t, orc.id)) is shot
    assert found == [(True, others)]
    found.clear()
    orc.skills = ()
    monkeypatch.setattr(aims, "best_shot", giving(None))
    assert a.run(aims.distant_attack(a.t, orc.id)) is False
    assert found == []


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("more", "chosen"), [(Fraction(0), "shot"), (Fraction(1, 1000), "skill")])
def test_a_skill_must_be_worse_than_the_shot(arena, monkeypatch, done, more, chosen):
    a = arena("a" * 20, start=((19, 0),))
    archer = a.creature("orc-archer", 1, 0, facing="east", skills=("breath",))
    shara = a.named("shara", 9, 0, facing="west", vitality=30)
    a.activate(archer)
    shot = Do("shoot", shara.id, word="short-bow", who=archer.id)
    bow = a.content.weapons["short-bow"]
    worth = odds.of(a.t, archer.id, shot) * aims.reckoning.struck(a.t, archer, shara, bow)
    monkeypatch.setattr(aims, "best_shot", giving(shot))
    monkeypatch.setattr(aims, "best_skill", giving((Worth(1, worth + more), SKILL)))
    assert a.run(aims.distant_attack(a.t, archer.id))
    assert [kind for kind, _ in done] == [chosen]


# ------------------------------------------------------------------------------------------------ spells


@pytest.mark.rule("dun.adp.attack.choice", "dun.adp.attack.kind-priority", "dun.adp.target.priority")
@pytest.mark.parametrize(
    ("worths", "best"),
    [
        ([(1, 1, 9), (1, 2, 0)], 1), ([(1, 2, 0), (1, 1, 9)], 0), ([(1, 1, 0), (1, 1, 3)], 1),
        ([(1, 1, 3), (1, 1, 0)], 0), ([(0, 2, 0), (1, 1, 9)], 0), ([(2, 1, 0), (1, 3, 9)], 0),
        ([(2, 1, 9), (3, 1, 0)], 1),
    ],
)  # fmt: skip
def test_the_spell_for_several_else_the_worst_one_else_the_surest(arena, monkeypatch, worths, best):
    """Each spell by how many it strikes, its wounds and what helps to cast it; chance has no say."""
    a = arena()
    shaman, shara = a.creature("orc-shaman", 4, 4, mana=9), a.named("shara", 8, 4)
    a.activate(shaman)
    spells = [one.id for one in a.content.spells.values() if one.nature == "damage"][: len(worths)]
    shaman.spells, known = spells, dict(zip(spells, worths, strict=True))
    monkeypatch.setattr(aims.casting, "offers", lambda t, s: [Do("cast", shara.id, word=one) for one in spells])
    monkeypatch.setattr(aims.casting, "casting_plus", lambda t, figure, spell, target: known[spell.id][2])
    monkeypatch.setattr(aims.reckoning, "spell", lambda t, figure, do: Worth(known[do.word][0], known[do.word][1]))
    before = a.t.luck
    assert a.run(aims.best_spell(a.t, shaman.id)).word == spells[best]
    assert a.t.luck == before


@pytest.mark.rule("dun.adp.attack.non-offensive")
def test_a_spell_that_lasts_is_cast_once_by_each_caster(arena):
    a = arena()
    shaman = a.orc(4, 4, spells=["test-rage"], mana=9, intelligence=9)
    a.activate(shaman)
    assert aims.supports(a.t, shaman.id) == [], "nobody is near"
    a.hero(9, 1)
    assert [do.target for do in aims.supports(a.t, shaman.id)] == [shaman.id]
    assert [do.target for do in aims.supports(a.t, shaman.id, self_only=True)] == [shaman.id]
    for bound, free in (
        (Spellbound(shaman.id, "test-rage", 2), False),
        (Spellbound(99, "test-rage", 2), True),
        (Spellbound(shaman.id, "test-charm", 2), True),
    ):
        a.state.spellbound = [bound]
        assert bool(aims.supports(a.t, shaman.id)) is free
    a.state.spellbound = []
    shaman.spells = ("test-charm",)
    assert aims.supports(a.t, shaman.id) == [], "that one is for enemies"
    shaman.spells = ()
    assert aims.supports(a.t, shaman.id) == []
    assert run(aims.best_spell(a.t, shaman.id)) is None
