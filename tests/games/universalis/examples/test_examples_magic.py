"""The worked examples of the rulebook: magic.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.magic import casting, spellbound
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import HEROES

LANE = "a" * 20


def caster(arena, *spells, rows=1, **more):
    a = arena("\n".join([LANE] * rows), start=((19, 0),))
    return a, a.hero(0, 0, **{"intelligence": 5, "mana": 6, "spells": spells, "facing": "east", **more})


@pytest.mark.rule("dun.magic.cast", "dun.magic.permanent-duration")
def test_a_permanent_spell_of_four_turns(arena):
    """dun.ex.permanent-four-turns"""
    a, hero = caster(arena, "favour-of-the-gods")
    a.activate(hero)
    a.do(hero, f"cast favour-of-the-gods #{hero.id}", [4, 2])
    lasted = 0
    while a.state.spellbound:
        assert figures.value(a.t, hero, Attribute.COMBAT) == 4
        lasted += 1
        spellbound.count_down(a.t, HEROES)
    assert lasted == 4
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3


@pytest.mark.rule("dun.magic.los", "dun.spell.projectile-cover")
@pytest.mark.parametrize(("piece", "fewer"), [("", 0), ("bed", 1), ("cupboard", None)])
def test_cover_against_a_projectile(arena, piece, fewer):
    """dun.ex.projectile-cover: no sight, light cover, the open."""
    a = arena(LANE, furniture=(Furnishing(piece, (4, 0)),) if piece else (), start=((19, 0),))
    x = a.board.xy(max(a.board.pieces[0].squares))[0] + 1 if piece else 5
    borgron = a.hero(0, 0, intelligence=5, mana=6, spells=("lightning",), facing="east")
    bones = a.orc(x, 0, vitality=50)
    a.activate(borgron)
    assert (f"cast lightning #{bones.id}" in a.offers(borgron)) is (fewer is not None)
    if fewer is not None:
        a.do(borgron, f"cast lightning #{bones.id}", [4, 3, *[6] * (6 - fewer)])
        assert bones.wounds == 6 - fewer


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-cost", "dun.magic.dispel-effect")
@pytest.mark.parametrize(("dice", "dispelled"), [([4, 4], True), ([4, 3], False)])
def test_borgron_dispels_with_thirteen(arena, dice, dispelled):
    """dun.ex.dispel"""
    a, borgron = caster(arena, "mending-rune")
    shara = a.hero(1, 0, vitality=20)
    sorcerer = a.orc(7, 0, spells=("lightning",), intelligence=5, mana=3, facing="west")
    a.activate(sorcerer)
    script = [4, 3, *dice, *([] if dispelled else [6, 1, 1, 1, 1, 1])]
    a.run(casting.cast(a.t, sorcerer.id, Do("cast", shara.id, word="lightning")), script, [f"dispel #{borgron.id}"])
    assert borgron.mana == (5 if dispelled else 6)
    assert shara.wounds == (0 if dispelled else 1)


@pytest.mark.rule("dun.magic.critical-damage")
@pytest.mark.parametrize(("dice", "count"), [([6, 2], 6), ([5, 3], 5)])
def test_a_fireball_with_a_critical(arena, dice, count):
    """dun.ex.fireball-critical"""
    a, maeliss = caster(arena, "fireball")
    barbarian = a.orc(5, 0, vitality=50)
    a.activate(maeliss)
    a.do(maeliss, f"cast fireball #{barbarian.id}", [*dice, *[6] * count])
    assert barbarian.wounds == count


@pytest.mark.rule("dun.spell.large-target-once")
def test_a_troll_takes_the_fireball_once(arena):
    """dun.ex.fireball-troll"""
    a, borgron = caster(arena, "fireball", rows=3)
    troll = a.orc(5, 0, size=3, span=4, vitality=50)
    a.activate(borgron)
    a.do(borgron, f"cast fireball #{troll.id}", [4, 3, 6, 6, 6, 6, 6])
    assert troll.wounds == 5


@pytest.mark.rule("dun.spell.projectile-cover")
def test_heavy_cover_takes_two_dice_from_a_projectile(arena):
    """dun.ex.projectile-cover: heavy cover."""
    a = arena(elements=(Furnishing("column", (3, 2)),))
    borgron = a.hero(0, 0, intelligence=5, mana=6, spells=("lightning",), facing="south-east")
    bones = a.orc(3, 3, vitality=50)
    a.activate(borgron)
    a.do(borgron, f"cast lightning #{bones.id}", [4, 3, 6, 6, 6, 6])
    assert bones.wounds == 4
