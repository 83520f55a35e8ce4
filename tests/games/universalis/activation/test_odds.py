"""The odds that are shown before a choice, compared with the rule itself played with every roll of the dice."""

from fractions import Fraction

import pytest

from undercroft.games.universalis import events
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.events import Attacked, Blocked, Broke, Cast, Dispelled, Shot
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.checks import chances
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.magic import dispelling
from undercroft.games.universalis.rules.options import PASS, Dispel
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Barrier, Held, Lasting, Mark, SetTrap
from undercroft.kernel import Meaning, clone
from undercroft.testing import ScriptedTable, run
from undercroft.toolkit.odds import certain, percent


class Undecided(Exception):
    """The dice written down so far do not reach the end."""


class DiceTable(ScriptedTable):
    """Takes the dice of some rolls from a list, gives one number for all others and passes whatever is asked."""

    def __init__(self, a, known, keys, other):
        super().__init__(GAME, clone(a.state), a.content)
        self.known, self.keys, self.other = list(known), keys, other
        self.policy = lambda table, ask: ask.find("pass") or ask.options[0]

    def _next_dice(self, count, sides, key):
        if key not in self.keys:
            return [self.other] * count
        if len(self.known) < count:
            raise Undecided
        taken, self.known = self.known[:count], self.known[count:]
        return taken


def truth(a, play, keys, kind, field, other=1):
    """How often the rule succeeds, over all dice of the rolls named in `keys`."""
    total, todo = Fraction(0), [()]
    while todo:
        known = todo.pop()
        t = DiceTable(a, known, keys, other)
        try:
            run(play(t))
        except Undecided:
            todo += [(*known, die) for die in range(1, 7)]
            continue
        told = t.told(kind)
        won = bool(told) and (field == "" or getattr(told[0 if kind is Attacked else -1], field))
        total += Fraction(int(won), 6 ** len(known))
    return total


def by(who, do):
    return lambda t: activation.PERFORM[do.verb](t, who, do)


def check_odds(a, hero, do, keys, kind, field):
    expected = truth(a, by(hero.id, do), keys, kind, field)
    assert odds.of(a.t, hero.id, do) == expected
    assert 0 < expected < 1
    return expected


# ------------------------------------------------------------------------------------------------ tests


@pytest.mark.parametrize("skills", [(), ("great-explorer",)])
@pytest.mark.parametrize("verb", ["secret", "search-room"])
def test_searches(arena, verb, skills):
    a = arena()
    hero = a.hero(1, 1, perception=2, skills=skills)
    a.activate(hero)
    check_odds(a, hero, Do(verb), ("secret", "search"), events.Tested, "passed")


def test_locks_and_chests(arena):
    a = arena(chests=((2, 1),))
    hero = a.hero(1, 1, dexterity=2)
    a.activate(hero)
    check_odds(a, hero, Do("chest", cell=a.at(2, 1)), ("chest",), events.Tested, "passed")


def test_riddles_are_two_harder(arena):
    a = arena(chests=((2, 1),))
    a.state.map.chests[a.at(2, 1)].riddle = True
    hero = a.hero(1, 1, intelligence=4)
    a.activate(hero)
    chance = check_odds(a, hero, Do("solve-chest", cell=a.at(2, 1)), ("riddle",), events.Tested, "passed")
    assert chance == chances.passing(4 - 2)


@pytest.mark.parametrize("keen", [0, 1])
def test_disarming_counts_against_the_card_and_one_who_found_it_well_has_a_bonus(arena, keen):
    a = arena()
    hero = a.hero(1, 1, dexterity=1)
    a.state.map.traps = [SetTrap(a.at(2, 1), "electric-shock", known=True, bonus=keen)]
    a.activate(hero)
    chance = check_odds(a, hero, Do("disarm", cell=a.at(2, 1)), ("disarm",), events.Tested, "passed")
    assert chance == chances.passing(1 + keen, 9)


@pytest.mark.parametrize("foes", [1, 2])
def test_breaking_away_from_every_opponent(arena, foes):
    a = arena()
    hero = a.hero(5, 4, agility=4, skills=("acrobat",))
    for n in range(foes):
        a.orc(4 + n, 3, facing="south")
    active = a.activate(hero)
    do = Do("disengage")
    free = truth(a, by(hero.id, do), ("disengage",), events.Tested, "passed")
    assert odds.of(a.t, hero.id, do) == free
    assert free == chances.passing(5) ** foes
    assert active.free_of == []


def test_a_rope_is_a_second_chance(arena):
    a = arena("aaaaaaaa", ground=(q.Ground("pit", (3, 0)),))
    hero, friend = a.hero(3, 0, agility=3, marks=Mark.IN_PIT), a.hero(4, 0, strength=4)
    do = Do("climb", cell=a.at(4, 0))
    a.state.lasting.append(Lasting(friend.id, "", 0, "turn", "rope", friend.id, skill="roping"))
    a.activate(hero)
    alone = chances.passing(3)
    assert odds.of(a.t, hero.id, do) == alone + (1 - alone) * chances.passing(4)
    keys = ("climb", "rope")
    assert truth(a, by(hero.id, do), keys, events.Tested, "passed") == odds.of(a.t, hero.id, do)


@pytest.mark.parametrize(("strength", "wounds"), [(4, 0), (2, 4)])
def test_breaking_a_chest_with_one_blow(arena, strength, wounds):
    a = arena(chests=((2, 1),))
    a.state.map.chests[a.at(2, 1)] = Barrier(tried=2, wounds=wounds)
    hero = a.hero(1, 1, strength=strength, hands=("broadsword",))
    a.activate(hero)
    do = Do("break-chest", cell=a.at(2, 1))
    expected = truth(a, by(hero.id, do), ("damage",), Broke, "")
    assert odds.of(a.t, hero.id, do) == expected


# ------------------------------------------------------------------------------------------------ attacks


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({}, {}),
        ({"combat": 5, "agility": 5}, {}),
        ({"skills": ("elite",)}, {}),
        ({}, {"skills": ("cat-reflexes",)}),
        ({}, {"facing": "north"}),
        ({"skills": ("two-weapon-fighting",), "hands": ("broadsword", "axe")}, {}),
    ],
)
def test_a_blow(arena, mine, theirs):
    a = arena()
    hero = a.hero(5, 4, **{"hands": ("broadsword",), **mine})
    orc = a.orc(5, 3, **{"facing": "south", "hands": ("axe",), **theirs})
    a.activate(hero)
    check_odds(a, hero, Do("attack", orc.id, word="broadsword"), ("attack", "defence"), Attacked, "hit")


def against_eight(a, hero, orc, *ways):
    """The truth about a blow whose defender rolls two 4s."""
    do = Do("attack", orc.id, word="broadsword", ways=ways)
    return truth(a, by(hero.id, do), ("attack",), Attacked, "hit", other=4)


def test_fast_attacks_keep_the_best_two_of_three_dice(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), skills=("fast-attacks",))
    orc = a.orc(5, 3, facing="south", hands=("broadsword",))
    a.activate(hero)
    expected = against_eight(a, hero, orc, "fast-attacks")
    assert chances.winning(-1, False, 1, 1, chances.FAST, certain((4, 4))) == expected
    do = Do("attack", orc.id, word="broadsword", ways=("fast-attacks",))
    assert odds.of(a.t, hero.id, do) == chances.winning(-1, False, attack=chances.FAST)


def test_from_ambush_the_first_failure_is_repeated(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), skills=("ambush",), uses={"ambush": 1})
    orc = a.orc(5, 3, facing="south", hands=("broadsword",))
    a.activate(hero)
    expected = against_eight(a, hero, orc)
    assert chances.winning(0, False, 1, 1, chances.TWO, certain((4, 4)), (True, False)) == expected
    do = Do("attack", orc.id, word="broadsword")
    assert odds.of(a.t, hero.id, do) == chances.winning(0, False, spurs=(True, False))


def test_an_encouraged_defender_rolls_again(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",), combat=5), a.orc(5, 3, facing="south", hands=("broadsword",))
    do = Do("attack", orc.id, word="broadsword")
    a.activate(hero)
    assert odds.of(a.t, hero.id, do) == chances.winning(2, False)
    a.state.lasting.append(Lasting(orc.id, "", 0, "turn", "encouraging", orc.id, skill="encouraged"))
    assert odds.of(a.t, hero.id, do) == chances.winning(2, False, spurs=(False, True))
    expected = truth(a, by(hero.id, do), ("defence",), Attacked, "hit", other=3)
    assert chances.winning(2, False, 1, 1, certain((3, 3)), chances.TWO, (False, True)) == expected


def test_a_fearsome_enemy_must_be_dared_first(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), courage=4)
    orc = a.orc(5, 3, facing="south", hands=("broadsword",), skills=("fearsome",))
    a.activate(hero)
    do = Do("attack", orc.id, word="broadsword")
    dares = truth(a, by(hero.id, do), ("courage",), events.Frightened, "passed")
    assert dares == chances.passing(4)
    assert odds.of(a.t, hero.id, do) == dares * chances.winning(0, False)
    hero.braved.append("orc-warrior")
    assert odds.of(a.t, hero.id, do) == chances.winning(0, False)


def test_a_stationary_target_is_always_hit(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, marks=Mark.STATIONARY)
    a.activate(hero)
    assert odds.of(a.t, hero.id, Do("attack", orc.id, word="broadsword")) == 1


@pytest.mark.parametrize(
    "mine",
    [
        {},
        {"skills": ("aiming",)},
        {"skills": ("expert-archer",)},
        {"skills": ("aiming", "expert-archer")},
        {"uses": {"ambush": 1}},
        {"skills": ("aiming",), "marks": Mark.MOVED},
    ],
)
def test_a_shot(arena, mine):
    a = arena()
    hero, orc = a.hero(5, 7, hands=("short-bow",), shooting=4, **mine), a.orc(5, 1, facing="south")
    a.activate(hero)
    check_odds(a, hero, Do("shoot", orc.id, word="short-bow"), ("shot",), Shot, "hit")
    if "expert-archer" in hero.skills:
        check_odds(a, hero, Do("shoot", orc.id, word="short-bow", ways=("expert-archer",)), ("shot",), Shot, "hit")


# ------------------------------------------------------------------------------------------------ magic and shields


@pytest.mark.parametrize("skills", [(), ("reckless-wizard",), ("experienced-wizard",)])
def test_a_casting(arena, skills):
    a = arena()
    hero = a.hero(1, 1, spells=("mending-rune",), mana=4, intelligence=4, skills=skills)
    a.activate(hero)
    check_odds(a, hero, Do("cast", hero.id, word="mending-rune"), ("casting",), Cast, "success")
    if "experienced-wizard" in skills:
        do = Do("cast", hero.id, word="mending-rune", ways=("experienced-wizard",))
        check_odds(a, hero, do, ("casting",), Cast, "success")


def test_a_prayer_is_a_test_of_courage(arena):
    a = arena()
    skills = ("champion-of-the-gods-of-good", "cold-blooded")
    hero = a.hero(1, 1, spells=("healing-light",), courage=3, intelligence=9, skills=skills)
    a.activate(hero)
    check_odds(a, hero, Do("cast", hero.id, word="healing-light"), ("prayer",), Cast, "success")


@pytest.mark.parametrize("total", [9, 13])
def test_a_dispel_must_exceed_the_casting_roll(arena, total):
    a = arena(dark_seat=1)
    hero, witch = a.hero(1, 1), a.orc(5, 1, spells=("fireball",), mana=3, intelligence=4)
    spell = a.content.spells["fireball"]

    def play(t):
        t.policy = lambda table, ask: ask.options[-1]
        return dispelling.dispelled(t, hero.id, witch.id, spell, total)

    expected = truth(a, play, ("dispel",), Dispelled, "success")
    assert dispelling.dispel_chance(a.t, witch, total) == expected
    meaning = dispelling.dispelling(a.t, total, Dispel(witch.id))
    assert meaning.odds[1].percent == percent(expected, 1000) / 10
    assert [(one.value, one.what.id) for one in meaning.cost] == [(1, "cost-mana")]
    assert dispelling.dispelling(a.t, total, PASS) == Meaning()


@pytest.mark.parametrize(("criticals", "shielding"), [(0, False), (0, True), (1, False), (1, True)])
def test_a_block(arena, criticals, shielding):
    a = arena()
    orc = a.orc(5, 3, facing="south")
    hero = a.hero(5, 4, hands=("broadsword", "shield"), marks=Mark.SHIELDING if shielding else 0)
    sword = a.content.weapons["broadsword"]

    def play(t):
        return shields.blocks(t, orc.id, hero.id, sword, criticals, from_behind=False, ranged=False)

    expected = truth(a, play, ("block",), Blocked, "blocked")
    assert chances.block(5 + criticals, shielding) == expected
    option = shields.SHIELD if shielding else PASS
    shown = shields.shielding(option, 5 + criticals)
    assert [(part.outcome, part.percent) for part in shown.odds][1] == ("block", percent(expected, 1000) / 10)
    assert (shown.detail is not None) is shielding


def test_fortune_shows_the_chance_of_the_second_roll(arena):
    a = arena()
    hero = a.hero(1, 1, perception=2, fortune=1)
    a.activate(hero)
    seen = []

    def look(ask):
        seen.append([[part.percent for part in ask.meaning(option).odds] for option in ask.options])
        return PASS

    a.do(hero, "search-room", dice=[2, 2], answers=[look])
    assert seen == [[[], [58.3, 41.7]]], "8 or more of two dice"
    assert chances.again("dispel", 2, 14) == chances.reaching(2, 14)
    assert chances.reaching(2, 14) == Fraction(1, 36)
    assert chances.reaching(1, 14) == 0
    assert chances.reaching(9, 12) == chances.reaching(99, 12) == Fraction(35, 36), "only a double 1 always fails"
    assert chances.passing(1, 14) == Fraction(1, 36)


def test_nothing_is_shown_where_no_dice_decide(arena):
    a = arena()
    hero = a.hero(1, 1, hands=(Held("broadsword"),))
    a.activate(hero)
    assert odds.of(a.t, hero.id, Do("end")) is None
    assert odds.of(a.t, 99, Do("secret")) is None
