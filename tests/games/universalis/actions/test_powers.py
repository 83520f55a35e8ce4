"""The Actions of magic objects, each with what it must not do."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.state import HEROES, Held, Mark


def bearer(a, card, x=1, y=3, **more):
    base = a.content.magic[card].base
    held = Held(base or card, magic=card)
    hero = a.hero(x, y, facing="east", **more)
    if base in a.content.shields:
        hero.hands = [held]
    else:
        hero.worn = [held]
    return hero


def invoke(a, hero, card, target=None, dice=(), answers=()):
    a.activate(hero)
    a.do(hero, f"invoke {card} #{(target or hero).id}", dice, answers)


def reach(a, hero, card):
    """Those on whom its power can be used now."""
    a.activate(hero)
    return {int(text.split("#")[1]) for text in a.offers(hero) if text.startswith(f"invoke {card} ")}


@pytest.mark.rule("dun.damage.natural-armor", "dun.condition.stationary")
@pytest.mark.parametrize(("test", "held"), [((2, 3), True), ((5, 4), False)])
def test_the_sceptre_of_rime_bites_through_armor_and_holds_the_weak(arena, test, held):
    a = arena()
    hero = bearer(a, "sceptre-of-rime")
    orc, far = a.orc(7, 3, vitality=9, armor=6, natural=3, strength=3), a.orc(9, 3)
    assert reach(a, hero, "sceptre-of-rime") == {orc.id}, "8 squares are too many"
    invoke(a, hero, "sceptre-of-rime", orc, [4, 3, 2, *test])
    assert (orc.wounds, bool(orc.marks & Mark.STATIONARY)) == (2, held)
    assert (far.wounds, far.marks & Mark.STATIONARY) == (0, 0)


@pytest.mark.rule("dun.push.allowed")
def test_the_bag_of_winds_blows_three_enemies_away_in_a_quest(arena):
    a = arena()
    hero = bearer(a, "bag-of-winds")
    orc = a.orc(4, 3, vitality=9)
    invoke(a, hero, "bag-of-winds", orc)
    assert (a.board.xy(orc.cell), orc.wounds) == ((6, 3), 0)
    orc.cell = a.at(4, 3)
    invoke(a, hero, "bag-of-winds", orc)
    orc.cell = a.at(8, 3)
    assert reach(a, hero, "bag-of-winds") == set(), "7 squares are too many"
    orc.cell = a.at(4, 3)
    invoke(a, hero, "bag-of-winds", orc)
    orc.cell = a.at(4, 3)
    assert reach(a, hero, "bag-of-winds") == set(), "there is no fourth time"


def test_the_whistle_calls_one_wolf_for_the_whole_quest(arena):
    a = arena()
    hero = bearer(a, "wolfbone-whistle")
    before = {*a.state.figures}
    invoke(a, hero, "wolfbone-whistle")
    (wolf,) = (figure for id, figure in a.state.figures.items() if id not in before)
    assert (wolf.card, wolf.side, wolf.owner) == ("spirit-wolf", HEROES, hero.id)
    assert not a.state.spellbound, "no spell has to last for it"
    assert reach(a, hero, "wolfbone-whistle") == set()


@pytest.mark.rule("dun.magic.recovery-potion")
@pytest.mark.parametrize(
    ("card", "mana", "after", "casts"),
    [
        ("orb-of-the-deep-well", 1, 3, [1, 1]),
        ("orb-of-the-deep-well", 5, 5, [1, 1]),
        ("book-of-all-names", 1, 4, [1, 0]),
        ("silver-bowl", 1, 2, [2, 1]),
    ],
)
def test_mana_comes_back_and_spells_can_be_cast_once_more(arena, card, mana, after, casts):
    """Never above the pool of 5; the spell cast most often comes first."""
    a = arena()
    hero = bearer(a, card, mana=5, spells=("fireball", "healing-light"))
    hero.mana, hero.casts = mana, {"fireball": 2, "healing-light": 1}
    invoke(a, hero, card)
    assert hero.mana == after
    assert [hero.casts.get(spell, 0) for spell in ("fireball", "healing-light")] == casts


@pytest.mark.rule("dun.search.secret-door")
def test_the_lodestone_points_at_secret_doors_of_its_own_section(arena, two_secrets):
    a, hero = two_secrets
    hero.worn = [Held("lodestone", magic="lodestone")]
    invoke(a, hero, "lodestone")
    assert [door.state for door in a.state.map.doors] == ["closed", "hidden"]
    invoke(a, hero, "lodestone")
    assert reach(a, hero, "lodestone") == set(), "it points twice in a quest"


@pytest.fixture
def two_secrets(arena):
    """A secret door here, and another one in the next room."""
    from undercroft.games.universalis.content.quests import Door

    doors = (Door("one", (5, 2), "east", kind="secret"), Door("two", (11, 2), "east", kind="secret"))
    a = arena("\n".join(["a" * 6 + "b" * 6 + "c" * 6] * 6), doors=doors)
    return a, a.hero(1, 1)


@pytest.mark.rule("dun.identify.unknown")
def test_the_lens_names_what_its_bearer_carries_and_nothing_of_his_friends(arena):
    a = arena()
    hero, friend = bearer(a, "loremasters-lens"), a.hero(2, 3)
    hero.pack = [Held("dagger", magic="whisper", known=False)]
    friend.pack = [Held("axe", magic="wolfs-bite", known=False)]
    invoke(a, hero, "loremasters-lens")
    assert [held.known for held in (*hero.pack, *friend.pack)] == [True, False]
    assert reach(a, hero, "loremasters-lens") == set()


@pytest.mark.parametrize(("dice", "held"), [((2, 3), True), ((5, 4), False)])
def test_the_gorgon_stares_at_one_enemy_within_four_squares(arena, dice, held):
    a = arena()
    hero = bearer(a, "gorgon-targe")
    orc, far = a.orc(5, 3, courage=3), a.orc(6, 3, courage=3)
    assert reach(a, hero, "gorgon-targe") == {orc.id}
    invoke(a, hero, "gorgon-targe", orc, dice)
    assert (bool(orc.marks & Mark.STATIONARY), far.marks & Mark.STATIONARY) == (held, 0)


def test_the_noonday_disc_spoils_the_aim_of_one(arena):
    a = arena()
    hero = bearer(a, "noonday-disc")
    orc, other = a.orc(7, 3), a.orc(5, 1)
    invoke(a, hero, "noonday-disc", orc)
    assert [figures.bonus(a.t, orc, roll) for roll in ("shot", "attack", "defence")] == [-2, -1, 0]
    assert [figures.bonus(a.t, other, roll) for roll in ("shot", "attack", "defence")] == [0, 0, 0]


@pytest.mark.parametrize(("card", "squares"), [("raven-targe", 4), ("seven-league-greaves", 6)])
def test_a_step_through_the_air_reaches_so_far_and_no_farther(arena, card, squares):
    a = arena("a" * 12)
    hero = bearer(a, card, 0, 0)
    a.orc(2, 0)
    asked = []

    def far(ask):
        asked.extend(a.board.xy(one.cell)[0] for one in ask.options)
        return next(one for one in ask.options if a.board.xy(one.cell) == (squares, 0))

    invoke(a, hero, card, answers=[far])
    assert a.board.xy(hero.cell) == (squares, 0)
    assert (max(asked), 2 in asked) == (squares, False)


def test_the_wall_of_mercy_heals_and_guards_once(arena):
    a = arena()
    hero, friend = bearer(a, "wall-of-mercy", wounds=3, vitality=6), a.hero(2, 3, wounds=3, vitality=6)
    invoke(a, hero, "wall-of-mercy")
    assert (hero.wounds, figures.bonus(a.t, hero, "defence")) == (1, 1)
    assert (friend.wounds, figures.bonus(a.t, friend, "defence")) == (3, 0)
    assert reach(a, hero, "wall-of-mercy") == set()


def test_the_star_heart_brings_luck_and_a_guard_for_the_fight(arena):
    a = arena()
    hero = bearer(a, "star-heart", fortune=1, agility=2)
    invoke(a, hero, "star-heart")
    assert (hero.fortune, figures.bonus(a.t, hero, "defence")) == (2, 1)
    assert [one.skill for one in a.state.lasting if one.skill] == ["cat-reflexes"]
    assert {one.lasts for one in a.state.lasting} == {"combat"}
    assert figures.value(a.t, hero, Attribute.AGILITY) == 2
