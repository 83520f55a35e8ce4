"""Words of offers and effects, line by line; and small parts of moving, fear and fighting at their edges."""

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content import offering, telling
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.checks import fear, rolls
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.fighting import shields, spoils
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.rules.moving.walking import walk
from undercroft.games.universalis.rules.plot import triggers
from undercroft.games.universalis.rules.squares import bases, engagement, grounds, movement
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import Text
from undercroft.testing import run

LANE = "a" * 20

# ------------------------------------------------------------------------------------------------ words


def until(name):
    return Text(f"lasts-{name}", {"turns": 0})


EFFECTS = {
    d.Harm(3): Text("effect-harm", {"dice": 3, "avoid": Text("avoid-none")}),
    d.Harm(3, avoid="agility"): Text(
        "effect-harm", {"dice": 3, "avoid": Text("avoid-all", {"what": Text("attribute-agility")})}
    ),
    d.Harm(2, half_if="courage"): Text(
        "effect-harm", {"dice": 2, "avoid": Text("avoid-half", {"what": Text("attribute-courage")})}
    ),
    d.Wound(2): Text("effect-wound", {"amount": 2}),
    d.Heal(2): Text("effect-heal", {"amount": 2, "die": 0, "full": 0}),
    d.Heal(0, die=True): Text("effect-heal", {"amount": 0, "die": 1, "full": 0}),
    d.Heal(0, full=True): Text("effect-heal", {"amount": 0, "die": 0, "full": 1}),
    d.Cure(("poisoned", "diseased")): Text(
        "effect-cure", {"list": (Text("condition-poisoned"), Text("condition-diseased"))}
    ),
    d.Afflict("stunned"): Text("effect-afflict", {"condition": Text("condition-stunned")}),
    d.Modify("strength", 1, "spell"): Text(
        "effect-modify",
        {"bonus": Text("gain", {"what": Text("bonus-strength"), "value": "+1"}), "until": until("spell")},
    ),
    d.Modify("agility", -2, "turn"): Text(
        "effect-modify",
        {"bonus": Text("gain", {"what": Text("bonus-agility"), "value": "-2"}), "until": until("turn")},
    ),
    d.Grant("climber", lasts="quest"): Text("effect-grant", {"skill": Text("skill-climber"), "until": until("quest")}),
    d.GainMana(2): Text("effect-mana", {"amount": 2}),
    d.GainFortune(-1): Text("effect-fortune-lost", {"amount": 1}),
    d.GainFortune(0): Text("effect-fortune", {"amount": 0}),
    d.GainFortune(2): Text("effect-fortune", {"amount": 2}),
    d.GainCoins(-3): Text("effect-coins-lost", {"amount": 3}),
    d.GainCoins(0, d6=2): Text("effect-coins", {"amount": 0, "d6": 2, "d3": 0}),
    d.GainCoins(3, d3=1): Text("effect-coins", {"amount": 3, "d6": 0, "d3": 1}),
    d.Find("treasure", 2): Text("effect-find", {"deck": Text("found-treasure"), "count": 2}),
    d.Gain("uncut-gem"): Text("effect-gain", {"what": Text("card-uncut-gem")}),
    d.Reserve(3): Text("effect-reserve", {"amount": 3}),
    d.Summon("orc-warrior", 2): Text("effect-summon", {"creature": Text("figure-orc-warrior"), "count": 2}),
    d.Shove(2): Text("effect-shove", {"squares": 2}),
    d.Teleport(4): Text("effect-teleport", {"range": 4}),
    d.Lay("abyss"): Text("effect-lay", {"what": Text("overtile-abyss")}),
    d.Reveal("secret"): Text("effect-reveal-secret"),
    d.Transform("giant-rat"): Text("effect-transform", {"what": Text("figure-giant-rat")}),
    d.Spring(): Text("effect-spring"),
    d.Control(): Text("effect-control"),
    d.Hull(2): Text("effect-hull", {"amount": 2}),
    d.Delay(2): Text("effect-delay", {"turns": 2}),
    d.Jail(3): Text("effect-jail", {"turns": 3}),
    d.Nearer(2): Text("effect-nearer", {"places": 2}),
    d.Astray(): Text("effect-astray"),
    d.LoseThing(): Text("effect-lose-thing"),
    d.LoseBeast(): Text("effect-lose-beast"),
}


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda one: str(one))
def test_each_effect_has_its_words(effect):
    assert telling.effects((effect,)) == (EFFECTS[effect],)


def test_bonuses_marks_modes_and_traits_have_theirs():
    assert telling.bonuses((d.Bonus("agility", -1), d.Bonus("block", 2))) == (
        Text("gain", {"what": Text("bonus-agility"), "value": "-1"}),
        Text("gain", {"what": Text("bonus-block"), "value": "+2"}),
    )
    assert telling.marks(("pair", "flaming")) == (Text("mark-pair"), Text("mark-flaming"))
    mode = d.Mode("thrust", damage=1, armor=-1, combat=2)
    assert telling.modes((mode,)) == (Text("mode-about", {"mode": "thrust", "damage": 1, "armor": -1, "combat": 2}),)
    assert telling.traits((d.Trait("breath", 4, "fire"),)) == (
        Text("trait", {"skill": Text("skill-breath"), "value": 4, "word": "fire"}),
    )


NOTHING, WOUND = (Text("effect-nothing"),), (Text("effect-wound", {"amount": 1}),)
FEE = Text("effect-coins", {"amount": 5, "d6": 0, "d3": 0})
TABLE = (d.Outcome(1, 2, ()), d.Outcome(3, 3, (d.Wound(1),)))
LINES = (Text("offer-line", {"dice": "1-2", "does": NOTHING}), Text("offer-line", {"dice": "3", "does": WOUND}))
TEST = {"attribute": Text("attribute-courage"), "target": 9}
BARE = Text("offer-it")


def trial_of(what, does, failed):
    return Text("offer-tested", {"what": what, **TEST, "does": does, "failed": failed})


@pytest.mark.parametrize(
    ("offer", "said", "follows"),
    [
        (Offer("it"), BARE, None),
        (Offer("it", effects=(d.Wound(1),)), Text("offer-does", {"what": BARE, "does": WOUND}), WOUND),
        (
            Offer("it", experience=2),
            Text("offer-does", {"what": BARE, "does": (Text("effect-experience", {"points": 2}),)}),
            (Text("effect-experience", {"points": 2}),),
        ),
        (Offer("it", coins=5), Text("offer-with", {"what": BARE, "terms": (FEE,)}), None),
        (
            Offer("it", coins=5, carries="uncut-gem", knows="thief", season="winter"),
            Text(
                "offer-with",
                {"what": BARE, "terms": (FEE, Text("card-uncut-gem"), Text("skill-thief"), Text("season-winter"))},
            ),
            None,
        ),
        (
            Offer("it", table=TABLE, effects=(d.Wound(1),)),
            Text("offer-rolled", {"what": BARE, "lines": LINES}),
            Text("outcome-rolled", {"lines": LINES}),
        ),
        (
            Offer("it", test="courage", target=9, effects=(d.Wound(1),)),
            trial_of(BARE, WOUND, NOTHING),
            Text("outcome-tested", {"does": WOUND, "failed": NOTHING}),
        ),
        (
            Offer("it", test="courage", target=9, failed=(d.Wound(1),)),
            trial_of(BARE, NOTHING, WOUND),
            Text("outcome-tested", {"does": NOTHING, "failed": WOUND}),
        ),
    ],
)
def test_an_offer_says_what_it_asks_for_and_what_follows(offer, said, follows):
    assert offering.offered(offer) == said
    assert offering.outcome(offer) == (Text("outcome", {"does": follows}) if isinstance(follows, tuple) else follows)


# ------------------------------------------------------------------------------------------------ fear


@pytest.mark.rule("dun.skill.nature.vulnerable.fear")
@pytest.mark.parametrize(
    ("more", "found"),
    [
        ({}, []),
        ({"hands": (Held("broadsword"),)}, []),
        ({"hands": (Held("broadsword", magic="blade-of-dawn", known=True),)}, ["fire"]),
        ({"hands": (Held("shield"), Held("broadsword", magic="blade-of-dawn", known=True))}, ["fire"]),
        ({"spells": ["fire-bolt"]}, ["fire"]),
    ],
)
def test_the_elements_among_somebodys_attacks(arena, more, found):
    a = arena()
    if more.get("spells") and more["spells"][0] not in a.content.spells:
        more = {"spells": [next(one.id for one in a.content.spells.values() if one.element == "fire")]}
    assert [one for one in fear.elements(a.t, a.hero(4, 4, **more)) if one] == found


@pytest.mark.rule("dun.skill.nature.vulnerable.fear")
def test_the_breath_of_a_drake_is_an_element_too(arena):
    a = arena()
    drake = a.creature("drakeling", 4, 4)
    assert fear.elements(a.t, drake) == [
        next((one.word for one in drake.traits if one.skill == "breath"), "") or "fire"
    ]


# ------------------------------------------------------------------------------------------------ bases


@pytest.mark.rule("dun.large.reference-square")
@pytest.mark.parametrize("wall", ["aabb\naabb\naaaa", "abbb\nabbb\naaaa", "aaaa\nbbbb\naaaa"])
def test_no_base_of_four_squares_lies_across_a_wall(arena, wall):
    """However the wall runs: between two of the squares there is no way."""
    a = arena(wall, start=((0, 2),))
    a.reveal_all()
    troll = a.creature("cave-troll", -1, 0)
    land = grounds.ground(a.t, troll)
    free = {cell for cell in range(a.board.size) if bases.whole(a.t, cell, land)}
    letters = wall.replace("\n", "")
    wide = a.board.width
    clear = {
        cell
        for cell in range(a.board.size)
        if cell % wide < wide - 1
        and cell // wide < a.board.height - 1
        and len({letters[cell + more] for more in (0, 1, wide, wide + 1)}) == 1
    }
    assert free == clear - {cell for cell in clear if a.at(0, 2) in a.board.base(cell, 4)}


@pytest.mark.rule("dun.large.reference-square")
@pytest.mark.parametrize(
    ("door", "anchor", "room"),
    [
        (Door("d", (1, 0), "east", "open"), (1, 0), False),
        (Door("d", (1, 1), "east", "open"), (1, 0), False),
        (Door("d", (1, 0), "east", "open", width=2), (1, 0), True),
    ],
)
def test_a_base_lies_in_a_doorway_only_if_it_is_as_wide(arena, door, anchor, room):
    a = arena("aabb\naabb\naabb", doors=(door,), start=((0, 2),))
    a.reveal_all()
    troll = a.creature("cave-troll", -1, 0)
    assert bases.whole(a.t, a.at(*anchor), grounds.ground(a.t, troll)) is room
    level = arena("aaa\naaa\nbbb\nbbb", doors=(Door("d", (0, 1), "south", "open", width=door.width),), start=((2, 0),))
    level.reveal_all()
    troll = level.creature("cave-troll", -1, 0)
    assert bases.whole(level.t, level.at(0, 1), grounds.ground(level.t, troll)) is (door.width == 2)


def test_a_small_base_covers_a_square_that_is_free(arena):
    a = arena()
    hero, ally, orc = a.hero(0, 0), a.hero(3, 3), a.orc(5, 5)
    for cell in (a.at(2, 2), a.at(11, 7)):
        assert list(bases.covering(a.t, hero, cell)) == [grounds.Spot(cell)]
    assert not list(bases.covering(a.t, hero, ally.cell))
    assert not list(bases.covering(a.t, hero, orc.cell))


def test_around_a_base_are_its_own_squares_and_those_that_touch_it(arena):
    a = arena("aaaaa\naaaaa\naaaaa\nbbbbb", start=((4, 2),))
    a.reveal_all()

    def near(figure):
        found = engagement.around(a.t, figure)
        return {a.board.xy(cell) for cell in range(a.board.size) if found >> cell & 1}

    assert near(a.hero(0, 0)) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert near(a.hero(3, 2)) == {(x, y) for x in (2, 3, 4) for y in (1, 2)}
    assert near(a.creature("cave-troll", 1, 0)) == {(x, y) for x in range(4) for y in range(3)}


@pytest.mark.rule("dun.terrain.difficult-penalty", "dun.large.narrow")
def test_a_large_one_that_squeezes_remains_in_a_bad_place_on_any_square(arena):
    a = arena("aaaa\n#aaa\n#aaa")
    troll = a.creature("cave-troll", 1, 0)
    assert not movement.remains_rough(a.t, troll)
    troll.other = 0
    assert movement.remains_rough(a.t, troll)
    assert not movement.remains_rough(a.t, a.hero(3, 2, other=0))


# ------------------------------------------------------------------------------------------------ moving


@pytest.mark.rule("dun.jump.test", "dun.jump.wide")
@pytest.mark.parametrize(
    ("pack", "gap", "plus"), [((), 1, 0), ((), 2, -1), (("pickaxes",), 1, 1), (("pickaxes",), 2, 0)]
)
def test_pickaxes_help_a_jump_by_one(arena, pack, gap, plus):
    for short in (0, 1):
        a = arena(LANE, ground=(Ground("pit", (3, 0), gap),))
        hero = a.hero(2, 0, agility=4, hands=pack, vitality=20, armor=6)
        a.activate(hero)
        need = 10 - 4 - plus - short
        a.play(hero, f"jump @{a.at(3 + gap, 0)}", [need - 1, 1] if need < 8 else [need - 6, 6])
        assert (hero.cell == a.at(3 + gap, 0)) is not short


@pytest.mark.rule("dun.defshot.stop", "dun.defshot.timing")
def test_who_is_shot_dead_on_his_way_comes_no_nearer_and_nobody_else_shoots(arena):
    a = arena("a" * 20 + "\n" + "a" * 20, start=((19, 0),))
    orc = a.orc(9, 0, movement=12, vitality=1, facing="west", armor=1)
    one = a.hero(2, 0, hands=("short-bow",), facing="east", shooting=5)
    other = a.hero(2, 1, hands=("short-bow",), facing="east", shooting=5)
    a.activate(orc)
    a.run(walk(a.t, orc.id, movement.routes(a.t, orc, 12), a.at(3, 0)), [4, 3, 6, 6, 6], ["shoot"])
    assert orc.id not in a.state.figures
    assert one.marks & Mark.HAS_SHOT
    assert not other.marks & Mark.HAS_SHOT


@pytest.mark.rule("dun.jump.test")
def test_nobody_jumps_through_a_wall(arena):
    a = arena("aaaabbb", ground=(Ground("pit", (2, 0), 2),), doors=(Door("d", (3, 0), "east", "open"),))
    hero = a.hero(1, 0, agility=9)
    a.activate(hero)
    assert not [text for text in a.offers(hero) if text.startswith("jump")]
    a.reveal_all()
    assert f"jump @{a.at(4, 0)}" in a.offers(hero)


@pytest.mark.rule("dun.move.within-melee-range")
def test_a_shift_is_a_single_step_however_cheap_the_way_round(arena):
    """Onto a square beside the mover, straight, though the ally beside him would make a detour no dearer."""
    a, hero, orc = arena.duel()
    active = a.activate(hero)
    shifts = {a.board.xy(int(text.split("@")[1])) for text in a.offers(hero) if text.startswith("shift")}
    assert shifts == {(4, 4), (6, 4), (4, 3), (6, 3)}
    a.play(hero, f"shift @{a.at(6, 3)}", [])
    assert (hero.cell, hero.facing, active.points, active.bound) == (a.at(6, 3), 1, 0, orc.id)


# ------------------------------------------------------------------------------------------------ breath, shoves


@pytest.mark.rule("dun.skill.nature.breath.attack")
def test_breath_goes_to_the_very_first_square_and_no_further(arena):
    a = arena("a" * 8, start=((7, 0),))
    drake = a.creature("drakeling", 3, 0, facing="west")
    hero = a.hero(0, 0)
    line = monstrous.breath_line(a.t, drake, hero)
    assert line == [a.at(2, 0), a.at(1, 0), a.at(0, 0)]
    assert monstrous.breath_line(a.t, drake, a.hero(7, 0)) == [a.at(x, 0) for x in (4, 5, 6)]


@pytest.mark.rule("dun.skill.nature.breath.cover")
@pytest.mark.parametrize("facing", ["west", "east"])
def test_breath_is_stopped_by_cover_whichever_way_the_drake_looks(arena, facing):
    """A table between them takes a die off."""
    a = arena(LANE, furniture=(q.Furnishing("table", (2, 0)),))
    drake = a.creature("drakeling", 1, 0, facing=facing)
    hero = a.hero(max(a.board.pieces[0].squares) + 1, 0, agility=0, vitality=30)
    far = monstrous.trait(a.t, drake, monstrous.BREATH)
    assert far == 3
    a.t.script([1, 2, *[6] * 30])
    run(monstrous.breathe(a.t, drake.id, hero.id))
    a.t.left_dice.clear()
    assert [count for count, _, key in a.t.rolled if key == "damage"] == [far - 1]
    assert hero.wounds == far - 1


def test_a_shove_from_the_first_square_goes_away_from_it(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.run(effects.apply_all(a.t, (d.Shove(1),), effects.Use(card="", source=-1, target=hero.id, cell=0)))
    assert hero.cell == a.at(2, 2)
    edge = a.hero(5, 0, facing="north")
    a.run(effects.apply_all(a.t, (d.Shove(1),), effects.Use(card="", source=-1, target=edge.id, cell=edge.cell)))
    assert edge.cell == a.at(5, 0), "he faces the end of the board"


# ------------------------------------------------------------------------------------------------ fighting


@pytest.mark.rule("dun.test.opposed", "dun.test.opposed-double-one")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((Roll((1, 1), 12), Roll((2, 3), 5)), None, -1),
        ((Roll((2, 3), 5), Roll((1, 1), 12)), None, 1),
        ((Roll((1, 1), 6), Roll((1, 1), 5)), None, 1),
        ((Roll((3, 3), 6), Roll((4, 2), 6)), None, 0),
        ((Roll((3, 3), 6), Roll((4, 3), 7)), None, -1),
    ],
)
def test_who_wins_an_opposed_roll(first, second, winner):
    assert rolls.compare(*first) == winner


@pytest.mark.rule("dun.shield.block")
@pytest.mark.parametrize(
    ("held", "number"),
    [
        (Held("shield"), 5),
        (Held("shield", magic="mirror-shield", known=True), 4),
        (Held("shield", magic="mirror-shield", known=False), 5),
        (Held("buckler", magic="moon-buckler", known=True), 5),
    ],
)
def test_a_known_magic_shield_blocks_better(arena, held, number):
    a = arena()
    hero = a.hero(4, 4, hands=(Held("broadsword"), held))
    assert shields.can_block(a.t, hero, False, False) == (held, number, a.content.shields[held.card].breaks)
    assert shields.can_block(a.t, hero, True, False) is None
    assert (shields.can_block(a.t, hero, False, True) is None) is (held.card == "buckler")
    hero.marks |= Mark.KNOCKED_DOWN
    assert shields.can_block(a.t, hero, False, False) is None


@pytest.mark.rule("dun.corpse.unarmed", "dun.corpse.unarmed-size")
def test_of_the_last_enemy_killed_only_the_first_ordinary_weapon_is_noted(arena):
    a = arena()
    hero = a.hero(4, 4)
    first = a.orc(4, 3, hands=("axe", "short-sword"))
    spoils.note(a.t, hero.id, first)
    assert hero.uses == {"slain axe": 2}
    charmed = a.orc(5, 3, hands=(Held("broadsword", magic="blade-of-dawn", known=True), "short-sword"), size=1)
    spoils.note(a.t, hero.id, charmed)
    assert hero.uses == {"slain short-sword": 1}
    spoils.note(a.t, hero.id, a.hero(6, 6, hands=("axe",)))
    spoils.note(a.t, charmed.id, hero)
    spoils.note(a.t, 99, first)
    assert (hero.uses, charmed.uses) == ({"slain short-sword": 1}, {})
    spoils.note(a.t, hero.id, a.orc(3, 3))
    assert hero.uses == {}


@pytest.mark.rule("dun.quest-sheet.special-rules")
def test_what_comes_to_pass_cannot_be_taken_back(arena):
    a = arena(triggers=(q.Trigger("bell", "turn", turn=2, note="the bell rings"),))
    a.activate(a.hero(1, 1))
    before = a.t.luck
    a.run(triggers.come_to_pass(a.t))
    assert a.t.luck == before + 1
    assert a.state.saga.facts == ["bell"]
