"""What a hit does, as people play it: conditions, damage, shields, pushes; printed fighters, scripted dice, and the
case beside it in which it does not happen."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.events import Attacked, Damaged, Pushed, Shot
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Held, Mark

LANE = "a" * 14
HALL = "\n".join([LANE] * 8)
DOWN = Mark.KNOCKED_DOWN


def duel(arena, drawing=HALL, *, foe="orc-warrior", at=(5, 3), hands=("broadsword",), own=(), **more):
    """A hero who strikes north at somebody who faces him."""
    a = arena(drawing)
    hero = a.hero(5, 4, **{"hands": hands, "combat": 9, "strength": 1, **dict(own)})
    orc = a.creature(foe, *at, **{"facing": "south", "vitality": 30, "hands": ("broadsword",), **more})
    a.activate(hero)
    return a, hero, orc


def rolls(a, key):
    return [count for count, _, one in a.t.rolled if one == key]


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.rule("dun.condition.cumulative", "dun.condition.diseased")
@pytest.mark.parametrize(
    ("marks", "wounds", "minus"),
    [
        (0, 0, 0), (Mark.DISEASED, 0, 1), (Mark.POISONED, 2, 2), (Mark.DISEASED | Mark.POISONED, 0, 2),
        (Mark.STUNNED | Mark.OVERLOADED, 0, 1), (Mark.STUNNED | Mark.DISEASED | Mark.POISONED, 2, 4),
    ],
)  # fmt: skip
def test_each_condition_costs_a_point_but_none_costs_two(arena, marks, wounds, minus):
    """Stunned by a blow and by his load he is Stunned once. Damage goes on as before: Strength is an attribute too."""
    a, hero, orc = duel(arena, own={"combat": 5, "strength": 5, "vitality": 3, "wounds": wounds, "marks": marks})
    a.play(hero, f"attack broadsword #{orc.id}", [5, 4, 2, 1])
    assert a.t.told(Attacked)[0].attack == 9 + 5 - minus
    assert rolls(a, "damage") == [6 - minus]
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.condition.diseased")
def test_a_disease_does_not_pass_by_itself_but_by_herbs(arena):
    a = arena(HALL)
    hero = a.hero(5, 4, card="herbod", marks=Mark.DISEASED | Mark.STUNNED, pack=("healing-herbs",))
    a.run(turns.choose_next(a.t), [4])
    assert hero.marks & (Mark.STUNNED | Mark.DISEASED) == Mark.DISEASED
    assert "run" not in a.offers(hero), "the penalties of the Stunned"
    a.do(hero, f"use healing-herbs #{hero.id}")
    assert not hero.marks & Mark.DISEASED
    assert not hero.pack


@pytest.mark.rule("dun.condition.kd-double", "dun.push.facing")
@pytest.mark.parametrize(
    ("dice", "answer", "cell", "marks"),
    [((6, 6), "", (5, 2), DOWN), ((5, 6), "-1", (5, 3), 0), ((5, 6), "@", (5, 2), 0)],
)
def test_a_double_critical_lays_an_orc_low_a_square_away(arena, dice, answer, cell, marks):
    """He cannot be left where he is, as a plain hit may leave him; and he still looks at his enemy."""
    a, hero, orc = duel(arena)
    back = str(a.at(5, 2))
    a.play(hero, f"attack broadsword #{orc.id}", [*dice, 1, 2], [back if answer in ("", "@") else answer])
    assert orc.cell == a.at(*cell)
    assert orc.marks & DOWN == marks
    assert orc.facing == 4
    asked = next(ask for ask in a.t.asked if ask.key == "push")
    assert ("-1" in map(str, asked.options)) is (dice != (6, 6))


@pytest.mark.rule("dun.condition.kd-double", "dun.condition.smaller-double-stuns")
def test_a_double_critical_only_stuns_a_troll_where_it_stands(arena):
    a, hero, troll = duel(arena, foe="cave-troll", at=(5, 2))
    a.play(hero, f"attack broadsword #{troll.id}", [6, 6, 1, 2])
    assert (troll.cell, troll.marks & (DOWN | Mark.STUNNED)) == (a.at(5, 2), Mark.STUNNED)
    assert not a.t.told(Pushed)


@pytest.mark.rule("dun.condition.kd-double")
@pytest.mark.parametrize(("dice", "cell"), [((6, 6), (6, 4)), ((6, 5), (5, 4))])
def test_a_double_critical_of_an_arrow_throws_its_target_back_too(arena, dice, cell):
    a = arena(HALL)
    hero = a.hero(1, 4, hands=("short-bow",), facing="east", shooting=5)
    orc = a.creature("orc-warrior", 5, 4, facing="west", vitality=30, hands=("axe",))
    a.activate(hero)
    a.play(hero, f"shoot short-bow #{orc.id}", dice, [str(a.at(*cell))] if dice == (6, 6) else [])
    assert orc.cell == a.at(*cell)
    assert bool(orc.marks & DOWN) is (dice == (6, 6))


@pytest.mark.rule("dun.condition.kd-no-space", "dun.push.no-room")
@pytest.mark.parametrize(("dice", "damage"), [((6, 6), [4]), ((5, 6), [3, 1]), ((5, 4), [2, 1])])
def test_who_is_laid_low_in_a_corner_stays_there_and_a_plain_push_costs_a_die(arena, dice, damage):
    """A corridor's end: a knock-down without room costs nothing more, a push without room another die."""
    a = arena("aaaa")
    hero = a.hero(1, 0, hands=("broadsword",), combat=9, strength=1, facing="west")
    orc = a.creature("orc-warrior", 0, 0, facing="east", vitality=30, hands=("axe",))
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [*dice, 1, 2])
    assert rolls(a, "damage") == damage
    assert orc.cell == a.at(0, 0)
    assert bool(orc.marks & DOWN) is (dice == (6, 6))


@pytest.mark.rule("dun.push.no-room")
@pytest.mark.parametrize("crowd", [3, 2])
def test_allies_behind_him_leave_no_room_either(arena, crowd):
    """The extra die has the same Armor to overcome: an axe takes a point off it."""
    a, hero, orc = duel(arena, hands=("axe",))
    for x in (4, 5, 6)[:crowd]:
        a.creature("orc-archer", x, 2)
    a.play(hero, f"attack axe #{orc.id}", [5, 4, 1, 2, 2, 2, 3], [str(a.at(6, 2))] if crowd == 2 else [])
    assert rolls(a, "damage") == ([2, 1] if crowd == 3 else [2])
    assert orc.wounds == (1 if crowd == 3 else 0)
    assert orc.cell == (a.at(5, 3) if crowd == 3 else a.at(6, 2))


@pytest.mark.rule("dun.condition.small-leader")
@pytest.mark.parametrize(
    ("who", "leader", "dice", "down"),
    [
        ("human", False, (6, 4), True), ("human", True, (6, 4), False), ("human", True, (6, 6), True),
        ("ogre", True, (6, 4), True), ("ogre", True, (5, 4), True),
    ],
)  # fmt: skip
def test_a_single_critical_of_a_man_does_not_fell_a_small_leader(arena, who, leader, dice, down):
    a = arena(HALL)
    more = {"hands": ("broadsword",), "combat": 9, "strength": 1}
    hero = a.hero(5, 4, **more) if who == "human" else a.of_race("ogres", 5, 4, **more)
    goblin = a.creature("goblin-sneak", 5, 3, facing="south", vitality=30, leader=leader)
    a.activate(hero)
    a.play(hero, f"attack broadsword #{goblin.id}", [*dice, 1, 2], [str(a.at(5, 2))] if dice == (6, 6) else [])
    assert bool(goblin.marks & DOWN) is down


@pytest.mark.rule("dun.size.much-larger", "dun.size.creatures")
@pytest.mark.parametrize(
    ("card", "squares", "dice", "down"),
    [
        ("stone-giant", 4, (5, 4), True), ("cave-troll", 4, (5, 4), False), ("cave-troll", 4, (6, 4), True),
        ("orc-warrior", 1, (6, 4), False), ("war-boar", 2, (6, 4), False),
    ],
)  # fmt: skip
def test_two_sizes_are_much_larger_and_one_is_larger(arena, card, squares, dice, down):
    """A giant fells a man by any hit, a troll by a critical one, an orc and a boar on two squares by neither."""
    a = arena(HALL)
    if card == "war-boar":
        beast = a.companion(card, 5, 4, kind="creature", facing="north", combat=9)
        beast.side = 1
    else:
        beast = a.creature(card, 5, 4, facing="north", combat=9)
    hero = a.hero(5, 3, facing="south", vitality=90, armor=6, hands=("broadsword",))
    a.activate(beast)
    taken = {cell for cell in range(a.board.size) if cell in a.board.base(beast.cell, beast.span, beast.other)}
    assert len(taken) == squares
    text = next(one for one in a.offers(beast) if one.startswith("attack") and f"#{hero.id}" in one)
    a.play(beast, text, [*dice, 1, 2])
    assert bool(hero.marks & DOWN) is down


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.rule("dun.damage.armor-max", "dun.damage.armor-six-plus-one")
@pytest.mark.parametrize(
    ("weapon", "worn", "dice", "wounds"),
    [
        ("broadsword", ("full-armor",), [6, 5, 5, 5], 1),
        ("broadsword", ("chainmail",), [5, 5, 5, 4], 3),
        ("staff", ("full-armor",), [6, 6, 5, 6, 5], 1),
        ("staff", ("chainmail",), [6, 6, 5], 2),
        ("axe", ("full-armor",), [5, 5, 4, 5], 3),
    ],
)
def test_armor_is_six_at_most_and_seven_is_a_second_six(arena, weapon, worn, dice, wounds):
    """Natural Armor 4 and full armor are 7 and count as 6; a staff adds a point: its sixes are rolled again. An axe
    takes a point off the 6."""
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="north", hands=(weapon,), combat=9, strength=3)
    armor = 4 if worn == ("full-armor",) else 3
    hero = a.hero(5, 3, facing="south", vitality=30, armor=armor, worn=worn, hands=("broadsword",))
    a.activate(orc)
    a.play(orc, f"attack {weapon} #{hero.id}", [5, 4, 1, 2, *dice])
    assert rolls(a, "damage")[0] == (3 if weapon == "staff" else 4)
    assert hero.wounds == wounds


@pytest.mark.rule("dun.damage.armor-max")
def test_a_spell_does_not_lift_armor_above_six_either(arena):
    """Borgron in chainmail has 5, and 6 behind a rune of stone that adds two."""
    a = arena(HALL)
    spells = [one.id for one in a.content.spells.values() if any(getattr(e, "to", "") == "armor" for e in one.effects)]
    wizard = a.hero(1, 1, card="maeliss", spells=tuple(spells), mana=20, intelligence=9, casts={})
    hero = a.hero(5, 3, facing="south", vitality=30, armor=4, worn=("chainmail",), hands=("broadsword",))
    a.activate(wizard)
    text = next(one for one in a.offers(wizard) if one.startswith("cast") and f"#{hero.id}" in one)
    a.play(wizard, text, [5, 5, 5, 5])
    assert any(effect.target == hero.id and effect.to == "armor" for effect in a.state.lasting)
    orc = a.creature("orc-warrior", 5, 4, facing="north", hands=("broadsword",), combat=9, strength=3)
    a.activate(orc)
    a.play(orc, f"attack broadsword #{hero.id}", [5, 4, 1, 2, 6, 5, 5, 5])
    assert hero.wounds == 1


@pytest.mark.rule("dun.damage.natural-armor")
@pytest.mark.parametrize(("poison", "wounds"), [(3, 2), (2, 1)])
def test_venom_asks_only_for_natural_armor(arena, poison, wounds):
    """Chainmail over a Natural Armor of 3: the sting, which pierces a point, must reach 4, the venom 3."""
    a = arena(HALL)
    viper = a.creature("cave-viper", 4, 4, facing="north")
    hero = a.hero(4, 3, armor=3, worn=("chainmail",), vitality=9, combat=0, facing="south")
    a.activate(viper)
    text = next(one for one in a.offers(viper) if "sting" in one)
    a.play(viper, text, [5, 4, 1, 2, 4, 3, 3, poison])
    assert hero.wounds == wounds
    assert bool(hero.marks & Mark.POISONED) is (wounds == 2)


@pytest.mark.rule("dun.damage.other-attribute")
@pytest.mark.parametrize(("courage", "dice", "wounds"), [(3, [3], 1), (4, [3], 0), (1, [1], 0)])
def test_a_shriek_goes_against_courage_and_a_one_never_wounds(arena, courage, dice, wounds):
    a = arena(HALL)
    maid = a.creature("keening-maid", 2, 4)
    hero = a.hero(6, 4, courage=courage, armor=6, worn=("full-armor",))
    a.activate(maid)
    a.play(maid, next(text for text in a.offers(maid) if "shriek" in text), dice)
    assert hero.wounds == wounds


@pytest.mark.rule("dun.damage.big-counter")
def test_the_wounds_of_a_dragon_are_counted_one_by_one(arena):
    """Vitality is no card of ten markers: what is left is told after each blow."""
    a, hero, dragon = duel(
        arena, foe="red-dragon", at=(5, 2), own={"strength": 5, "braved": ["red-dragon"]}, vitality=40
    )
    left = []
    for sixes in (6, 3):
        a.activate(hero)
        a.play(hero, f"attack broadsword #{dragon.id}", [5, 4, 1, 2, *[6] * sixes, *[1] * (6 - sixes)])
        left.append(a.t.told(Damaged)[-1].left)
    assert left == [34, 31]
    assert (dragon.wounds, dragon.id in a.state.figures) == (9, True)


# ------------------------------------------------------------------------------------------------ shields


@pytest.mark.rule("dun.shield.block-not-kd", "dun.shield.block-critical")
@pytest.mark.parametrize(
    ("who", "dice", "block", "wounds", "down"),
    [
        ("ogre", (6, 4), 6, 0, True), ("ogre", (6, 4), 4, 4, True), ("ogre", (5, 4), 5, 0, False),
        ("human", (6, 4), 6, 0, False),
    ],
)  # fmt: skip
def test_a_blocked_blow_of_an_ogre_still_throws_an_orc_down(arena, who, dice, block, wounds, down):
    a = arena(HALL)
    more = {"hands": ("broadsword",), "combat": 9, "strength": 2}
    hero = a.hero(5, 4, **more) if who == "human" else a.of_race("ogres", 5, 4, **more)
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30, hands=("axe", "great-shield"))
    a.activate(hero)
    rest = [3] if not wounds and who == "ogre" else []
    a.play(hero, f"attack broadsword #{orc.id}", [*dice, 1, 2, block, *rest, *[6] * wounds])
    assert (orc.wounds, bool(orc.marks & DOWN)) == (wounds, down)
    assert any(held.card == "great-shield" for held in orc.hands)


@pytest.mark.rule("dun.break.shield-larger", "dun.shield.block")
@pytest.mark.parametrize(
    ("card", "hands", "rolled", "broken"),
    [
        ("cave-troll", ("club",), 2, True), ("cave-troll", ("club",), 3, False), ("cave-troll", (), 2, True),
        ("orc-warrior", ("club",), None, False),
    ],
)  # fmt: skip
def test_whatever_a_troll_strikes_with_a_shield_may_break(arena, card, hands, rolled, broken):
    """Even its bare fist; a broken shield lets a single die through. The club of an orc breaks nothing."""
    a = arena(HALL)
    brute = a.creature(card, 5, 4, facing="north", hands=hands, combat=9)
    hero = a.hero(5, 3, facing="south", vitality=30, armor=3, hands=("broadsword", "shield"))
    a.activate(brute)
    weapon = hands[0] if hands else "unarmed"
    dice = [5, 4, 1, 2, 5, *([rolled] if rolled else []), *([6] if broken else [])]
    a.play(brute, f"attack {weapon} #{hero.id}", dice)
    assert len(rolls(a, "break")) == (rolled is not None)
    assert ([held.card for held in hero.hands] == ["broadsword"]) is broken
    assert hero.wounds == int(broken)


@pytest.mark.rule("dun.shield.push")
@pytest.mark.parametrize(
    ("hands", "facing", "card", "pushes"),
    [
        (("broadsword", "shield"), "south", "orc-warrior", True), (("broadsword",), "south", "orc-warrior", False),
        (("broadsword", "shield"), "north", "orc-warrior", False),
        (("broadsword", "shield"), "south", "cave-troll", False),
        (("broadsword", "buckler"), "south", "goblin-sneak", True),
    ],
)  # fmt: skip
def test_a_shield_pushes_back_whoever_loses_to_it(arena, hands, facing, card, pushes):
    """One of its bearer's size or smaller, not one at his back; and nobody follows into the square."""
    a = arena(HALL)
    foe = a.creature(card, 5, 4, facing="north", combat=0)
    hero = a.hero(5, 3, facing=facing, vitality=30, hands=hands, combat=9)
    a.activate(foe)
    text = next(one for one in a.offers(foe) if one.startswith("attack") and f"#{hero.id}" in one)
    a.play(foe, text, [2, 3, 6, 5], [str(a.at(5, 5))] if pushes else [])
    assert any(ask.key == "push" for ask in a.t.asked) is pushes
    assert (foe.cell == a.at(5, 5)) is pushes
    assert hero.cell == a.at(5, 3)
    assert not [ask for ask in a.t.asked if ask.key == "take-position"]


@pytest.mark.rule("dun.shield.push-no-space")
def test_who_cannot_be_pushed_by_a_shield_takes_no_harm(arena):
    a = arena("aaaa")
    orc = a.creature("orc-warrior", 0, 0, facing="east", combat=0, hands=("axe",))
    hero = a.hero(1, 0, facing="west", hands=("broadsword", "shield"), combat=9)
    a.activate(orc)
    a.play(orc, f"attack axe #{hero.id}", [2, 3, 6, 5])
    assert (orc.cell, orc.wounds, rolls(a, "damage")) == (a.at(0, 0), 0, [])
    assert not a.t.asked or a.t.asked[-1].key != "push"


@pytest.mark.rule("dun.equip.shield-double-critical")
@pytest.mark.parametrize(
    ("hands", "facing", "dice", "stunned"),
    [
        (("broadsword", "shield"), "south", (6, 6), True), (("broadsword",), "south", (6, 6), False),
        (("broadsword", "shield"), "south", (5, 5), False), (("broadsword", "shield"), "north", (6, 6), False),
        (("broadsword", "buckler"), "south", (6, 6), True),
    ],
)  # fmt: skip
def test_a_double_six_behind_a_shield_stuns_the_attacker(arena, hands, facing, dice, stunned):
    a = arena(HALL)
    orc = a.creature("orc-warrior", 5, 4, facing="north", hands=("axe",))
    hero = a.hero(5, 3, facing=facing, hands=hands, combat=5)
    a.activate(orc)
    a.play(orc, f"attack axe #{hero.id}", [2, 3, *dice])
    assert bool(orc.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.melee.shielding", "dun.melee-mod.shielding", "dun.qref.shielding")
@pytest.mark.parametrize(("answer", "blocks"), [("shield", 2), ("pass", 1)])
def test_shielding_repeats_blocks_of_this_turn_and_costs_the_next_attack(arena, answer, blocks):
    """Two orcs strike at Shara. Shielding is declared once and serves against both; then she neither strikes nor runs,
    and the activation after that she does both again."""
    a = arena(HALL, dark_seat=1)
    hero = a.hero(5, 3, card="shara", facing="south", vitality=30, armor=6, hands=("broadsword", "shield"))
    orcs = [a.creature("orc-warrior", x, 4, facing="north", combat=9, hands=("axe",)) for x in (5, 6)]
    for turn, orc in enumerate(orcs):
        a.activate(orc)
        answers = [answer] if answer == "pass" or not turn else []
        before = len(rolls(a, "block"))
        a.play(orc, f"attack axe #{hero.id}", [5, 4, 1, 2, *[4] * blocks], answers)
        assert len(rolls(a, "block")) - before == blocks
    for orc in orcs:
        orc.cell = a.at(orc.id, 7)
    a.state.turn.active = None
    a.state.turn.side = 1
    a.run(turns.end_dark(a.t))
    for free in (answer == "pass", True):
        a.state.turn.phase, a.state.turn.active = "act", None
        hero.marks &= ~Mark.ACTIVATED
        a.run(turns.choose_next(a.t))
        assert ("run" in a.offers(hero)) is free
        orcs[0].cell = a.at(5, 4)
        assert (f"attack broadsword #{orcs[0].id}" in a.offers(hero)) is free
        orcs[0].cell = a.at(0, 7)
        a.do(hero, "end")


# ------------------------------------------------------------------------------------------------ armor and edges


@pytest.mark.rule("dun.equip.armor-die-less")
@pytest.mark.parametrize(
    ("worn", "weapon", "less"),
    [
        ("elven-armor", "broadsword", 1), ("superior-armor", "axe", 1), ("yoroi", "axe", 1), ("chainmail", "axe", 0),
        ("lorica-segmentata", "scimitar", 1), ("lorica-segmentata", "broadsword", 0), ("yoroi", "short-bow", 0),
        ("superior-armor", "short-bow", 1), ("elven-armor", "short-bow", 1), ("elven-armor", "javelin", 1),
    ],
)  # fmt: skip
def test_fine_armor_takes_a_die(arena, worn, weapon, less):
    """Plain dice: Strength 3 and what the weapon adds, 3 for a bow; a scimitar loses two more against heavy armor."""
    a = arena(HALL)
    far = weapon in ("short-bow", "javelin")
    orc = a.creature(
        "orc-warrior", 5, 6 if far else 4, facing="north", hands=(weapon,), combat=9, shooting=9, strength=3
    )
    hero = a.hero(5, 3, facing="south", vitality=30, worn=(worn,), agility=1, hands=("broadsword",))
    a.activate(orc)
    a.play(orc, f"{'shoot' if far else 'attack'} {weapon} #{hero.id}", [5, 4, 1, 2])
    plain = {"broadsword": 4, "axe": 4, "scimitar": 5 - 2, "short-bow": 3, "javelin": 3}[weapon]
    assert rolls(a, "damage")[0] == plain - less


@pytest.mark.rule("dun.equip.edge-against-heavy")
@pytest.mark.parametrize(
    ("weapon", "light", "heavy"),
    [
        ("elven-sword", 5, 4), ("scimitar", 5, 3), ("fausal-sword", 6, 4), ("katana", 6, 4), ("saber", 5, 2),
        ("broadsword", 4, 4),
    ],
)  # fmt: skip
def test_curved_blades_glance_off_heavy_armor(arena, weapon, light, heavy):
    """An orc warrior wears leather at best, the black orc steel."""
    for card, dice in (("orc-warrior", light), ("black-orc", heavy)):
        a, hero, foe = duel(arena, foe=card, hands=(weapon,), own={"strength": 3})
        a.play(hero, f"attack {weapon} #{foe.id}", [5, 4, 1, 2])
        assert rolls(a, "damage")[0] == dice


@pytest.mark.rule("dun.equip.minimum-damage")
@pytest.mark.parametrize(("strength", "shown", "wounds"), [(1, 4, 0), (1, 5, 1), (2, 4, 1)])
def test_a_die_is_always_left_and_then_armor_counts_one_more(arena, strength, shown, wounds):
    """A dagger takes a die off: with Strength 1 none is left, so one is rolled against Armor 5 instead of 4."""
    a, hero, orc = duel(arena, hands=("dagger",), own={"strength": strength})
    a.play(hero, f"attack dagger #{orc.id}", [5, 4, 1, 2, shown])
    assert rolls(a, "damage")[0] == 1
    assert orc.wounds == wounds


@pytest.mark.rule("dun.equip.minimum-damage", "dun.equip.shield-cover-aura", "dun.damage.armor-six-plus-one")
@pytest.mark.parametrize(
    ("hands", "shown", "wounds"),
    [
        ((), [3], 1), (("shield",), [3], 0), (("shield",), [4], 1), (("buckler",), [3], 1), (("great-shield",), [3], 0),
        (("improvised-shield",), [3], 0),
    ],
)  # fmt: skip
def test_beside_a_salamander_a_shield_is_cover_and_a_buckler_is_not(arena, hands, shown, wounds):
    """The aura has one die, which the shield takes off: it stays, and must reach Armor 4 instead of 3."""
    a = arena(HALL)
    hero = a.hero(5, 4, hands=hands, vitality=9, armor=3)
    beast = next(one for one in a.content.creatures.values() if "aura" in one.skills)
    a.creature(beast.id, 5, 3 if beast.base == "1x1" else 2, marks=Mark.STATIONARY)
    a.activate(hero)
    a.do(hero, "end", shown)
    assert hero.wounds == wounds


@pytest.mark.rule("dun.melee.mod-cover")
@pytest.mark.parametrize(
    ("piece", "at", "attack"),
    [(None, (5, 3), 14), ("table", (5, 3), 13), ("table", (8, 3), 14)],
)
def test_a_table_between_spear_and_target_hinders_the_thrust(arena, piece, at, attack):
    a = arena(HALL, furniture=(Furnishing(piece, at),) if piece else ())
    hero = a.hero(5, 4, hands=("spear",), combat=5, strength=1)
    orc = a.creature("orc-warrior", 5, 2, facing="south", vitality=30)
    a.activate(hero)
    text = f"attack spear #{orc.id}"
    assert text in a.offers(hero)
    a.play(hero, text, [5, 4, 1, 2])
    assert a.t.told(Attacked)[0].attack == attack


# ------------------------------------------------------------------------------------------------ corpses


@pytest.mark.rule("dun.corpse.unarmed-size", "dun.corpse.unarmed-penalty", "dun.corpse.unarmed")
@pytest.mark.parametrize(("card", "taken"), [("orc-reaver", True), ("goblin-sneak", False)])
def test_the_weapon_of_the_last_enemy_killed_serves_one_of_the_same_size_badly(arena, card, taken):
    """With bare hands he kills an orc, takes its axe, and strikes and throws with it at -1; a goblin's is too small."""
    a = arena(HALL)
    hero = a.hero(5, 4, combat=7, strength=9)
    a.creature(card, 5, 3, facing="south", vitality=1)
    other = a.creature("orc-warrior", 9, 4, facing="west", vitality=30, hands=("broadsword",))
    first = next(f for f in a.state.figures.values() if f.card == card)
    a.activate(hero)
    a.play(hero, f"attack unarmed #{first.id}", [5, 4, 1, 2, *[6] * 18])
    assert first.id not in a.state.figures
    a.activate(hero)
    assert ("arm battleaxe" in a.offers(hero)) is taken
    if not taken:
        assert not [text for text in a.offers(hero) if text.startswith("arm ")]
        return
    a.do(hero, "arm battleaxe")
    assert hero.hands == [Held("battleaxe", taken=True, found=True)]
    a.do(hero, f"move @{a.at(8, 4)}")
    a.play(hero, f"attack battleaxe #{other.id}", [5, 4, 1, 2])
    assert a.t.told(Attacked)[-1].attack == 9 + 7 - 1 - 1, "the axe is unwieldy, and it is not his"


@pytest.mark.rule("dun.corpse.unarmed-penalty")
def test_a_bow_that_was_taken_from_a_dead_archer_shoots_badly(arena):
    a = arena(HALL)
    hero = a.hero(1, 4, shooting=5, facing="east", hands=(Held("short-bow", taken=True, found=True),))
    own = a.hero(1, 6, shooting=5, facing="east", hands=("short-bow",))
    totals = []
    for one, y in ((hero, 4), (own, 6)):
        orc = a.creature("orc-warrior", 4, y, facing="west")
        a.activate(one)
        a.play(one, f"shoot short-bow #{orc.id}", [3, 1])
        totals.append(a.t.told(Shot)[-1].total)
    assert totals == [8, 9]
