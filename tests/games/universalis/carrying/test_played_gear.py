"""Weapons and armor as people use them: printed gear, chosen blows, scripted dice, and the die that just fails."""

import pytest

from undercroft import texts
from undercroft.games.universalis.events import Attacked, Handled, Shot
from undercroft.games.universalis.rules.activation import captions
from undercroft.games.universalis.rules.squares import Do
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)


def fight(arena, hands, foe=(), **more):
    """A hero of Combat Skill 5 and Strength 3 before an orc with Armor 4."""
    a = arena(HALL)
    hero = a.hero(4, 4, hands=hands, **{"combat": 5, "strength": 3, "agility": 5, **more})
    orc = a.creature("orc-warrior", 4, 3, **{"facing": "south", "vitality": 90, "hands": ("broadsword",), **dict(foe)})
    a.activate(hero)
    return a, hero, orc


@pytest.mark.rule(
    "dun.equip.dagger-behind", "dun.equip.rapier-critical", "dun.equip.bastard-sword-pierce", "dun.equip.weapon-modes",
)  # fmt: skip
@pytest.mark.parametrize(
    ("text", "weapon", "foe", "dice", "shown", "wounds"),
    [
        ("attack dagger", "dagger", {}, (5, 4), [3, 3], 0),
        ("attack dagger", "dagger", {"facing": "north"}, (5, 4), [3, 3], 2),
        ("attack rapier", "rapier", {}, (5, 4), [3, 3, 3], 0),
        ("attack rapier", "rapier", {}, (6, 4), [3, 3, 3, 3], 4),
        ("attack bastard-sword", "bastard-sword", {}, (5, 4), [3] * 5, 0),
        ("thrust", "bastard-sword", {}, (5, 4), [3] * 4, 4),
        ("attack saber", "saber", {}, (5, 4), [4] * 5, 5),
    ],
)
def test_what_blades_do(arena, text, weapon, foe, dice, shown, wounds):
    a, hero, orc = fight(arena, (weapon,), foe)
    chosen = next(one for one in a.offers(hero) if text in one and f"#{orc.id}" in one)
    a.play(hero, chosen, [*dice, 1, 2, *shown])
    assert orc.wounds == wounds
    assert next(count for count, _, key in a.t.rolled if key == "damage") == len(shown)


@pytest.mark.rule("dun.equip.stunning-critical", "dun.equip.disarming-critical")
@pytest.mark.parametrize(
    ("weapon", "dice", "stunned", "armed"),
    [
        ("mace", (6, 4), True, True),
        ("mace", (5, 4), False, True),
        ("kusarigama", (6, 4), True, False),
        ("club", (6, 4), False, True),
    ],
)
def test_maces_stun_and_chains_disarm_on_a_critical(arena, weapon, dice, stunned, armed):
    a, hero, orc = fight(arena, (weapon,), agility=5)
    a.play(hero, f"attack {weapon} #{orc.id}", [*dice, 1, 2])
    assert bool(orc.marks & Mark.STUNNED) is stunned
    assert (orc.hands == [Held("broadsword")]) is armed


@pytest.mark.rule(
    "dun.equip.unarmed", "dun.equip.unarmed-blunder", "dun.melee.blunder-drop", "dun.equip.ranged-in-melee"
)
@pytest.mark.parametrize(
    ("hands", "text"),
    [((), "attack unarmed"), (("short-bow",), "attack unarmed"), (("broadsword",), "attack broadsword")],
)
def test_bare_hands_stun_their_owner_in_a_blunder_and_a_sword_is_dropped(arena, hands, text):
    a, hero, orc = fight(arena, hands)
    a.play(hero, f"{text} #{orc.id}", [1, 1, 6, 5, 6])
    assert bool(hero.marks & Mark.STUNNED) is (text == "attack unarmed")
    assert a.state.map.floor == [(orc.cell, Held(card, dropped=hero.id)) for card in hands if card == "broadsword"]


@pytest.mark.rule("dun.equip.katar-pair", "dun.skill.combat.two-weapon-fighting.attack")
@pytest.mark.parametrize(
    ("hands", "attack"), [(("katar", "katar"), 12), (("broadsword", "broadsword"), 11), (("broadsword",), 12)]
)
def test_two_katars_cost_nothing(arena, hands, attack):
    a, hero, orc = fight(arena, hands, skills=("two-weapon-fighting",))
    a.play(hero, f"attack {hands[0]} #{orc.id}", [4, 3, 6, 5])
    assert a.t.told(Attacked)[0].attack == attack


@pytest.mark.rule("dun.equip.whip-adjacent", "dun.equip.short-sword-defence", "dun.melee.mod-weapon")
@pytest.mark.parametrize(
    ("guard", "defence"), [("broadsword", 10), ("short-sword", 9), ("whip", 9), ("staff", 11), ("axe", 9)]
)
def test_what_one_defends_with(arena, guard, defence):
    a, hero, orc = fight(arena, ("broadsword",), {"hands": (guard,)})
    a.play(hero, f"attack broadsword #{orc.id}", [6, 5, 4, 3])
    assert a.t.told(Attacked)[0].defence == defence


@pytest.mark.rule("dun.equip.buckler", "dun.shield.block")
@pytest.mark.parametrize(("shield", "blocks"), [("buckler", False), ("shield", True)])
def test_a_buckler_stops_no_arrow(arena, shield, blocks):
    a = arena(HALL)
    hero = a.hero(1, 4, hands=("short-bow",), facing="east", shooting=6, agility=5)
    orc = a.creature("black-orc", 4, 4, facing="west", hands=("broadsword", shield), vitality=30)
    a.activate(hero)
    a.play(hero, f"shoot short-bow #{orc.id}", [4, 3, 6])
    assert a.t.told(Shot)[0].hit == 1
    assert ("block" in [key for *_, key in a.t.rolled]) is blocks


@pytest.mark.rule("dun.equip.sling-lead", "dun.equip.damage-fixed")
@pytest.mark.parametrize(
    ("weapon", "moved", "wounds"),
    [("sling", 0, 0), ("sling-with-lead-projectiles", 0, 3), ("sling-with-lead-projectiles", 1, 0)],
)
def test_lead_pierces_if_the_slinger_stood_still(arena, weapon, moved, wounds):
    a = arena(HALL)
    hero = a.hero(1, 4, hands=(weapon,), facing="east", shooting=9, agility=5, strength=1)
    orc = a.creature("orc-warrior", 4, 4, facing="west", vitality=30)
    a.activate(hero, moved=moved)
    a.play(hero, f"shoot {weapon} #{orc.id}", [4, 3, 3, 3, 3])
    assert orc.wounds == wounds
    assert next(count for count, _, key in a.t.rolled if key == "damage") == 3, "whatever the slinger's Strength"


@pytest.mark.rule("dun.equip.detonation-blunder", "dun.ranged.blunder-ends", "dun.equip.detonation-initiative")
def test_a_gun_that_fails_hurts_its_owner_and_is_heard(arena):
    a = arena(HALL)
    hero = a.hero(1, 4, hands=("arquebus",), facing="east", shooting=4, agility=5, armor=3)
    orc = a.creature("orc-warrior", 4, 4, facing="west")
    active = a.activate(hero)
    a.play(hero, f"shoot arquebus #{orc.id}", [1, 1, 6, 3])
    assert hero.wounds == 1
    assert a.state.turn.detonations == 1
    assert (active.action, active.points) == (0, 0)


@pytest.mark.rule("dun.equip.flaming", "dun.skill.nature.vulnerable.damage")
@pytest.mark.parametrize(("card", "dice"), [("orc-warrior", 5), ("shambling-corpse", 6)])
def test_fire_burns_the_vulnerable_more(arena, card, dice):
    a = arena(HALL)
    hero = a.hero(4, 4, hands=(Held("broadsword", magic="blade-of-dawn"),), combat=9, strength=3)
    foe = a.creature(card, 4, 3, facing="south", vitality=90)
    a.activate(hero)
    a.play(hero, f"attack broadsword #{foe.id}", [5, 4, 1, 2])
    assert next(count for count, _, key in a.t.rolled if key == "damage") == dice


@pytest.mark.rule("dun.equip.javelin-melee", "dun.equip.thrown-retrieval")
def test_a_javelin_is_thrown_once_and_serves_in_melee_before(arena):
    a, hero, orc = fight(arena, ("javelin",))
    assert f"attack javelin #{orc.id}" in a.offers(hero)
    b = arena(HALL)
    hero = b.hero(1, 4, hands=("javelin",), facing="east", shooting=9, agility=5)
    orc = b.creature("orc-warrior", 4, 4, facing="west", vitality=30)
    b.activate(hero)
    b.play(hero, f"shoot javelin #{orc.id}", [4, 3])
    assert hero.hands == [Held("javelin", loaded=False)]
    b.activate(hero)
    assert not [text for text in b.offers(hero) if "javelin" in text and text.startswith(("shoot", "attack"))]


@pytest.mark.rule(
    "dun.fortune.reroll-own",
    "dun.fortune.reroll-opponent",
    "dun.fortune.reroll-once",
)
@pytest.mark.parametrize(
    ("answers", "fortune", "hit"),
    [(("pass",), 2, 0), (("own",), 1, 1), (("other", "pass"), 1, 0), (("other", "own"), 0, 1)],
)
def test_fortune_repeats_either_roll_once(arena, answers, fortune, hit):
    a, hero, orc = fight(arena, ("broadsword",), fortune=2)
    text = f"attack broadsword #{orc.id}"
    rerolls = {"own": [6, 5], "other": [6, 4]}
    dice = [2, 1, 6, 5, *(die for answer in answers for die in rerolls.get(answer, ()))]
    a.play(hero, text, dice, answers)
    assert hero.fortune == fortune
    assert a.t.told(Attacked)[0].hit == hit


@pytest.mark.rule("dun.hero.hands-zone")
@pytest.mark.parametrize(
    ("hands", "said", "stowed"),
    [
        (("battleaxe",), "Put Battleaxe away and take Torch in hand", ["battleaxe"]),
        (("dagger", "buckler"), "Put Buckler away and take Torch in hand", ["buckler"]),
        (("dagger",), "Take Torch in hand", []),
    ],
)
def test_what_finds_no_hand_is_named_before_and_told_after(arena, hands, said, stowed):
    a = arena(HALL)
    hero = a.hero(4, 4, hands=hands, pack=("torch",))
    a.activate(hero)
    assert texts.voice("universalis", "en")(captions.label(a.t, hero.id, Do("draw", word="torch"))) == said
    a.play(hero, "draw torch", [])
    assert [(one.item, one.how) for one in a.t.told(Handled)] == [(card, "stowed") for card in stowed] + [
        ("torch", "drawn")
    ]
    assert [held.card for held in hero.pack] == stowed
