"""Magic as people play it: chosen spells, scripted dice, and the die or the square that just fails."""

import pytest

from undercroft.games.universalis.events import Cast, Dispelled, SpellEnded
from undercroft.games.universalis.state import DARK, HEROES, Mark, Spellbound

LANE = "a" * 24
HALL = "\n".join(["a" * 14] * 8)


def wizard(a, x, y, spells=("lightning",), **more):
    return a.hero(x, y, **{"intelligence": 4, "mana": 6, "spells": spells, "facing": "east", **more})


def casts(a, figure):
    return [text for text in a.offers(figure) if text.startswith("cast")]


@pytest.mark.rule(
    "dun.magic.cast-limit",
    "dun.sorcery.apprentice",
    "dun.sorcery.apprentice-casts",
    "dun.sorcery.master",
)
@pytest.mark.parametrize(("vp", "most"), [(10, 2), (17, 2), (18, 3), (39, 3), (40, 4)])
def test_a_spell_is_cast_as_often_as_its_wizard_has_grown(arena, vp, most):
    a = arena(LANE)
    hero, troll = wizard(a, 0, 0, vp=vp, mana=9), a.creature("orc-champion", 8, 0, vitality=90)
    for _ in range(most):
        a.activate(hero)
        assert casts(a, hero) == [f"cast lightning #{troll.id}"]
        a.play(hero, f"cast lightning #{troll.id}", [5, 4])
    a.activate(hero)
    assert casts(a, hero) == []
    assert hero.casts == {"lightning": most}


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-effect", "dun.magic.dispel-cost")
@pytest.mark.parametrize(("dice", "works"), [([4, 4], True), ([4, 3], False)])
def test_a_shaman_undoes_a_spell_with_a_higher_total(arena, dice, works):
    """12 were cast; with Intelligence 5 the shaman has 13 with an 8, and a tie with a 7."""
    a = arena(LANE)
    hero = wizard(a, 0, 0)
    shaman = a.creature("orc-shaman", 6, 0, facing="west", vitality=30, spells=("lightning",))
    orc = a.creature("orc-warrior", 3, 0, vitality=30)
    a.activate(hero)
    a.play(hero, f"cast lightning #{orc.id}", [5, 3, *dice])
    (event,) = a.t.told(Dispelled)
    assert event.success == works
    assert (hero.mana, shaman.mana) == (5, 6 - works)
    assert ("damage" in [key for *_, key in a.t.rolled]) is not works


@pytest.mark.rule("dun.magic.dispel-range", "dun.magic.dispel-needs-mana", "dun.magic.dispel-engaged")
@pytest.mark.parametrize(
    ("x", "more", "tries"),
    [
        (8, {}, True), (9, {}, False), (8, {"mana": 0}, False), (8, {"marks": Mark.KNOCKED_DOWN}, False),
        (8, {"spells": ()}, False),
    ],
)  # fmt: skip
def test_who_can_try_to_undo_a_spell(arena, x, more, tries):
    """Within 8 squares of the wizard or of his victim, who stands beside him."""
    a = arena("\n".join(["a" * 30] * 2))
    hero, orc = wizard(a, 1, 0), a.creature("orc-warrior", 3, 1, vitality=30)
    x += 3
    shaman = a.creature("orc-shaman", x, 0, facing="west", **{"spells": ("lightning",), **more})
    shaman.mana = more.get("mana", 6)
    a.activate(hero)
    a.play(hero, f"cast lightning #{orc.id}", [5, 4])
    assert bool(a.t.told(Dispelled)) is tries


@pytest.mark.rule("dun.magic.dispel-engaged")
def test_nobody_undoes_a_spell_in_an_enemys_melee_range(arena):
    for beset in (True, False):
        a = arena("\n".join([LANE] * 2))
        hero, orc = wizard(a, 0, 0), a.creature("orc-warrior", 3, 1, vitality=30)
        a.creature("orc-shaman", 5, 0, facing="west", spells=("lightning",))
        if beset:
            a.companion("sellsword", 5, 1, facing="north")
        a.activate(hero)
        a.play(hero, f"cast lightning #{orc.id}", [5, 4])
        assert bool(a.t.told(Dispelled)) is not beset


@pytest.mark.rule("dun.magic.free-hand", "dun.action.not-in-melee-range", "dun.injury.one-armed")
@pytest.mark.parametrize(
    ("hands", "injuries", "may"),
    [((), [], True), (("staff",), [], True), (("greatsword",), [], False), (("broadsword", "shield"), [], False),
     (("staff",), ["2"], False)],
)  # fmt: skip
def test_a_wizard_needs_a_free_hand(arena, hands, injuries, may):
    a = arena(LANE)
    hero = wizard(a, 0, 0, hands=hands, injuries=injuries)
    orc = a.creature("orc-warrior", 8, 0, vitality=30)
    a.activate(hero)
    assert bool(casts(a, hero)) is may
    if may:
        a.play(hero, f"cast lightning #{orc.id}", [6, 5])
        assert a.t.told(Cast)[0].success == 1


@pytest.mark.rule("dun.magic.superior", "dun.magic.superior-no-move")
def test_a_superior_spell_costs_two_mana_and_the_move(arena):
    a = arena(HALL)
    spell = next(one for one in a.content.spells.values() if one.mana >= 2 and one.nature in ("projectile", "damage"))
    hero, orc = wizard(a, 1, 3, spells=(spell.id,)), a.creature("orc-warrior", 4, 3, vitality=30)
    a.activate(hero, moved=1)
    assert casts(a, hero) == []
    active = a.activate(hero)
    text = next(one for one in casts(a, hero) if f"#{orc.id}" in one or f"#{hero.id}" in one or "@" in one)
    a.play(hero, text, [5, 4])
    assert hero.mana == 6 - spell.mana
    assert (active.move_over, active.points) == (True, 0)


@pytest.mark.rule("dun.magic.one-permanent", "dun.magic.cast-while-active", "dun.spell.range-self-or-other")
def test_a_second_lasting_spell_is_harder_and_ends_the_first(arena):
    a = arena(HALL)
    hero, friend = wizard(a, 1, 3, spells=("rune-of-iron", "rune-of-might")), a.hero(3, 3)
    a.activate(hero)
    a.play(hero, f"cast rune-of-iron #{friend.id}", [4, 2])
    assert [bound.spell for bound in a.state.spellbound] == ["rune-of-iron"]
    a.activate(hero)
    a.play(hero, f"cast rune-of-might #{hero.id}", [4, 2])
    assert a.t.told(Cast)[1].total == 6 + 4 - 1
    assert a.t.told(Cast)[1].success == 0
    a.activate(hero)
    a.play(hero, f"cast rune-of-might #{hero.id}", [4, 3])
    assert a.state.spellbound == [Spellbound(hero.id, "rune-of-might", 4)]
    assert [effect.to for effect in a.state.lasting] == ["strength"]


@pytest.mark.rule(
    "dun.equip.scroll", "dun.equip.components", "dun.magic.one-aid-per-turn", "dun.skill.scholarly.polyglot.scrolls"
)
@pytest.mark.parametrize(
    ("skills", "aid", "plus"),
    [((), "scroll", 2), ((), "components", 2), (("polyglot",), "scroll", 3), (("polyglot",), "components", 2)],
)
def test_a_scroll_or_components_help_once_and_are_used_up(arena, skills, aid, plus):
    a = arena(LANE)
    hero = wizard(a, 0, 0, skills=skills, pack=("magic-scroll", "components-for-magic"))
    orc = a.creature("orc-warrior", 8, 0, vitality=30)
    a.activate(hero)
    text = next(one for one in casts(a, hero) if aid in one)
    a.play(hero, text, [4, 2])
    assert a.t.told(Cast)[0].total == 6 + 4 + plus
    assert len(hero.pack) == 1
    a.activate(hero)
    assert casts(a, hero) == [f"cast lightning #{orc.id}"], "one of them in a turn"


@pytest.mark.rule("dun.spell.control-size", "dun.spell.control-leaders", "dun.skill.nature.undead.control")
@pytest.mark.parametrize(
    ("card", "leader", "total", "side"),
    [
        ("orc-warrior", False, 10, HEROES), ("orc-warrior", False, 9, DARK), ("cave-troll", False, 11, HEROES),
        ("cave-troll", False, 10, DARK), ("orc-champion", False, 12, HEROES), ("orc-champion", False, 11, DARK),
        ("orc-warrior", True, 12, DARK), ("skeleton-warrior", False, 12, DARK),
    ],
)  # fmt: skip
def test_whose_will_is_bent_how_easily(arena, card, leader, total, side):
    a = arena(HALL)
    spell = a.content.spells["grip-of-the-damned"]
    hero, foe = wizard(a, 1, 3, spells=(spell.id,), intelligence=5), a.creature(card, 4, 3, leader=leader)
    a.activate(hero)
    high = total - 5
    a.play(hero, f"cast {spell.id} #{foe.id}", [high - high // 2 + (high % 2 == 0), high // 2 - (high % 2 == 0)])
    assert foe.side == side


@pytest.mark.rule(
    "dun.spell.aoe",
)
def test_holy_light_burns_enemies_around_its_target_alone(arena):
    a = arena(HALL)
    hero = wizard(a, 1, 3, spells=("holy-light",))
    one, near, far = (a.creature("orc-warrior", x, 3, vitality=30) for x in (6, 7, 9))
    friend = a.hero(6, 4)
    a.activate(hero)
    a.play(hero, f"cast holy-light #{one.id}", [5, 4, *[6] * 8])
    assert [bool(f.wounds) for f in (one, near, far, friend)] == [True, True, False, False]


@pytest.mark.rule(
    "dun.magic.permanent-duration", "dun.magic.cast-while-active", "dun.skill.nature.magic-resistance.spells"
)
@pytest.mark.parametrize(("die", "holds"), [(4, False), (3, True)])
def test_a_permanent_spell_that_is_resisted_is_not_in_force(arena, die, holds):
    """A dragon shakes the rune off: the next spell of its master is as easy as the first."""
    a = arena(HALL)
    hero = wizard(a, 1, 1, ("rune-of-burden", "lightning"), intelligence=9)
    dragon = a.creature("red-dragon", 8, 1, vitality=90)
    a.activate(hero)
    a.play(hero, f"cast rune-of-burden #{dragon.id}", [5, 4, die])
    assert a.state.spellbound == ([Spellbound(hero.id, "rune-of-burden", 5)] if holds else [])
    assert bool(a.t.told(SpellEnded)) is not holds
    a.activate(hero)
    a.play(hero, f"cast lightning #{dragon.id}", [5, 4])
    assert a.t.told(Cast)[-1].total == 9 + 9 - holds


@pytest.mark.rule("dun.magic.permanent-duration", "dun.spell.aoe", "dun.skill.nature.magic-resistance.spells")
def test_it_is_in_force_if_one_of_many_takes_it(arena):
    """Dawn Chorus is for all friends around; a hunter of sorcerers shuts his ears."""
    a = arena(HALL)
    hero = wizard(a, 4, 4, ("dawn-chorus",), intelligence=9)
    hunter = a.hero(5, 4, skills=("magic-resistance",))
    a.activate(hero)
    a.play(hero, f"cast dawn-chorus #{hero.id}", [5, 4, 6])
    assert {effect.target for effect in a.state.lasting} == {hero.id}
    assert [bound.spell for bound in a.state.spellbound] == ["dawn-chorus"]
    assert hunter.id not in {effect.target for effect in a.state.lasting}
