"""Riders as people play them: who strikes whom, who falls, who pushes, and what the mount does then."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Section
from undercroft.games.universalis.events import Attacked, Fled, Shot, Thrown
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, NOBODY, Mark
from undercroft.testing import run, scripted

FIELD = "\n".join(["a" * 20] * 10)


def meadow(arena, **sheet):
    return arena(FIELD, sections=(Section("a", outdoor=True),), **sheet)


def rider(a, x, y, card="war-horse", mount=(), **more):
    """A hero in the saddle; the second square of a horse lies west of the first."""
    hero = a.hero(x, y, **{"card": "shara", "vitality": 30, **more})
    horse = a.companion(card, x, y, kind="pet", owner=hero.id, **dict(mount))
    bind(a.t, hero, horse)
    return hero, horse


def raider(a, x, y, card="great-wolf", **more):
    """A goblin on a mount of its own."""
    goblin = a.creature("goblin-wolf-rider", x, y, **{"vitality": 30, **more})
    beast = a.companion(card, x, y, kind="creature")
    beast.side = DARK
    bind(a.t, goblin, beast)
    return goblin, beast


def settles(a, figure, text, dice, answers=()):
    """One act and all that comes of it."""
    a.t.script([*dice, *[1] * 20], [*a.way_to(figure, text), *answers])
    run(turns.act(a.t, figure.id))
    a.t.left_dice.clear()
    assert not a.t.left_answers


@pytest.mark.rule("dun.mount.attack-mounts")
@pytest.mark.parametrize(
    ("mounted", "beast", "may"), [(True, "great-wolf", False), (False, "great-wolf", True), (True, "hippogriff", True)]
)
def test_a_rider_spares_the_mount_of_another_unless_it_is_large(arena, mounted, beast, may):
    a = meadow(arena)
    if mounted:
        hero, _ = rider(a, 6, 4, hands=("broadsword",), facing="east")
    else:
        hero = a.hero(6, 4, hands=("broadsword",), facing="east")
    goblin, wolf = raider(a, 7 if beast == "hippogriff" else 8, 4, beast)
    a.activate(hero)
    offers = a.offers(hero)
    assert f"attack broadsword #{goblin.id}" in offers
    assert (f"attack broadsword #{wolf.id}" in offers) is may
    target = wolf if may else goblin
    a.play(hero, f"attack broadsword #{target.id}", [2, 1, 6, 5])
    assert a.t.told(Attacked)[0].target == target.id


@pytest.mark.rule("dun.mount.attack-mounts")
def test_nor_does_he_shoot_at_it(arena):
    a = meadow(arena)
    hero, _ = rider(a, 2, 4, hands=("short-bow",), facing="east")
    goblin, wolf = raider(a, 10, 4)
    a.activate(hero)
    assert f"shoot short-bow #{wolf.id}" not in a.offers(hero)
    a.play(hero, f"shoot short-bow #{goblin.id}", [2, 1])
    assert a.t.told(Shot)[0].target == goblin.id


@pytest.mark.rule("dun.mount.both-attack")
@pytest.mark.parametrize("gallops", [False, True])
def test_rider_and_horse_strike_in_the_same_turn(arena, gallops):
    """Each in its own activation; a horse that has galloped strikes no more."""
    a = meadow(arena, dark_seat=1)
    hero, horse = rider(a, 6, 4, hands=("broadsword",), facing="east")
    orc = a.creature("orc-warrior", 13 if gallops else 7, 4, facing="west", vitality=30)
    a.activate(hero)
    if gallops:
        a.do(hero, "gallop", [3, 4])
        a.play(hero, f"move @{a.at(12, 4)}", [])
    a.play(hero, f"attack broadsword #{orc.id}", [2, 1, 6, 5])
    a.do(hero, "end")
    if gallops:
        assert horse.marks & Mark.ACTIVATED
        return
    a.run(turns.choose_next(a.t))
    assert a.state.turn.active.who == horse.id
    text = next(one for one in a.offers(horse) if one.startswith("attack") and f"#{orc.id}" in one)
    a.play(horse, text, [2, 1, 6, 5])
    assert [event.who for event in a.t.told(Attacked)] == [hero.id, horse.id]
    assert not [one for one in a.offers(horse) if one.startswith("move")], "it moves with its rider alone"


@pytest.mark.rule("dun.mount.height")
@pytest.mark.parametrize(("mounted", "sees"), [(True, True), (False, False)])
def test_who_sits_on_a_horse_looks_over_a_library_and_is_seen_behind_it(arena, mounted, sees):
    """A horse is 2 high, its rider 3, the shelves 2."""
    for looks in (True, False):
        a = arena("\n".join(["a" * 16] * 2), sections=(Section("a", outdoor=True),),
                  furniture=(Furnishing("library", (7, 0)), Furnishing("library", (7, 1))))  # fmt: skip
        if mounted:
            hero, _ = rider(a, 3, 0, hands=("short-bow",), facing="east", shooting=9)
        else:
            hero = a.hero(3, 0, hands=("short-bow",), facing="east", shooting=9)
        orc = a.creature("orc-archer", 12, 0, facing="west", shooting=9)
        one, other = (hero, orc) if looks else (orc, hero)
        a.activate(one)
        text = f"shoot short-bow #{other.id}"
        assert (text in a.offers(one)) is sees
        if sees:
            a.play(one, text, [2, 1])
            assert a.t.told(Shot)[0].target == other.id


@pytest.mark.rule("dun.mount.push")
@pytest.mark.parametrize(("mounted", "pushes"), [(True, True), (False, False)])
def test_on_a_hippogriff_a_man_pushes_a_troll(arena, mounted, pushes):
    """Both push as one, with the size of the larger."""
    a = meadow(arena)
    if mounted:
        hero, _ = rider(a, 5, 4, "hippogriff", hands=("broadsword",), combat=9, facing="east", strength=1)
    else:
        hero = a.hero(6, 4, hands=("broadsword",), combat=9, facing="east", strength=1)
    troll = a.creature("cave-troll", 7, 4, facing="west", vitality=60)
    a.activate(hero)
    answers = [str(a.at(8, 4))] if pushes else []
    a.play(hero, f"attack broadsword #{troll.id}", [5, 4, 1, 2], answers)
    assert any(ask.key == "push" for ask in a.t.asked) is pushes
    assert (troll.cell == a.at(8, 4)) is pushes


@pytest.mark.rule("dun.mount.push")
def test_when_the_mount_wins_both_push_too(arena):
    """The hippogriff's own claws; and whoever pushes its rider pushes the pair."""
    a = meadow(arena)
    hero, griffin = rider(a, 5, 4, "hippogriff", facing="east", mount={"combat": 9, "strength": 1})
    troll = a.creature("cave-troll", 7, 4, facing="west", vitality=60)
    a.activate(griffin)
    text = next(one for one in a.offers(griffin) if one.startswith("attack") and f"#{troll.id}" in one)
    a.play(griffin, text, [5, 4, 1, 2], [str(a.at(8, 4))])
    assert troll.cell == a.at(8, 4)
    assert (hero.cell, hero.riding) == (griffin.cell, griffin.id)


@pytest.mark.rule("dun.mount.fall", "dun.mount.knocked-down-rider", "dun.mount.runaway")
@pytest.mark.parametrize(("courage", "stays"), [([5, 4], True), ([2, 1], False)])
def test_a_troll_knocks_a_rider_out_of_the_saddle(arena, courage, stays):
    """A critical fells a man: beside his horse on a square of his choice, three dice against Natural Armor, no test of
    his; the horse tests its Courage and stays as it stood, or is gone."""
    a = meadow(arena)
    troll = a.creature("cave-troll", 8, 4, facing="west", combat=9, strength=1)
    hero, horse = rider(a, 7, 4, facing="east", armor=3, natural=3, mount={"courage": 3, "facing": "east"})
    a.activate(troll)
    dice = [6, 4, 1, 2, 1, 1, 3, 4, 2, *courage]
    settles(a, troll, f"attack club #{hero.id}", dice, [str(a.at(6, 5))])
    assert (hero.cell, hero.riding, hero.wounds) == (a.at(6, 5), NOBODY, 2)
    assert hero.marks & Mark.KNOCKED_DOWN
    assert [event.who for event in a.t.told(Thrown)] == [hero.id]
    assert "seat" not in [key for *_, key in a.t.rolled]
    assert (horse.cell >= 0) is stays
    if stays:
        assert (horse.cell, horse.facing) == (a.at(6, 4), 2), "the pair had been pushed a square"


@pytest.mark.rule("dun.mount.mount-falls", "dun.mount.fall")
@pytest.mark.parametrize(("seat", "down"), [([4, 3], False), ([3, 3], True)])
@pytest.mark.parametrize("how", ["down", "out"])
def test_when_the_horse_falls_its_rider_leaps_off_or_falls_with_it(arena, seat, down, how):
    """A troll strikes the horse down or dead: an Agility test of the rider, on foot in either case."""
    a = meadow(arena)
    troll = a.creature("cave-troll", 8, 4, facing="west", combat=9, strength=5)
    hero, horse = rider(
        a, 7, 4, facing="east", agility=3, armor=3, natural=3, mount={"vitality": 30 if how == "down" else 1}
    )
    a.activate(troll)
    hurt = [1] * 6 if how == "down" else [6] * 6
    dice = [6, 4, 1, 2, *hurt, *seat, *([1, 1, 1, 6, 6] if down else [])]
    answers = [str(a.at(6, 5))]
    settles(a, troll, f"attack club #{horse.id}", dice, answers)
    assert (hero.cell, hero.riding) == (a.at(6, 5), NOBODY)
    assert bool(hero.marks & Mark.KNOCKED_DOWN) is down
    assert (horse.id in a.state.figures) is (how == "down")
    if how == "down":
        assert horse.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.mount.runaway")
@pytest.mark.parametrize(("courage", "stays"), [([6, 5], True), ([1, 2], False)])
def test_the_wolf_of_a_slain_goblin_runs_or_stays(arena, courage, stays):
    a = meadow(arena)
    hero = a.hero(6, 4, card="shara", hands=("broadsword",), combat=9, strength=9, facing="east")
    goblin, wolf = raider(a, 8, 4, vitality=1)
    a.activate(hero)
    settles(a, hero, f"attack broadsword #{goblin.id}", [5, 4, 1, 2, *[6] * 10, *courage])
    assert goblin.id not in a.state.figures
    assert (wolf.id in a.state.figures) is stays
    assert bool(a.t.told(Fled)) is not stays


@pytest.mark.rule("dun.travel.mount-epic")
@pytest.mark.parametrize("how", ["mounted", "beside"])
def test_into_an_epic_event_a_hero_rides_or_leads_his_horse(how):
    """As the player chooses, before the first turn of the wolf road: in the saddle, or with the horse on a square next
    to him, which he may then mount."""
    t = scripted(GAME, seed=0, seats=1, heroes=1, scenario="the-wolf-road", options={"ready-party": True})
    hero, horse = t.state.figures.values()
    t.script(answers=[how, f"activate #{hero.id}", lambda ask: ask.options[0]])
    while t.left_answers:
        name, *rest = GAME.next_step(t.state, t.content)
        run(GAME.steps[name](t, *rest))
    board = t.content.boards["the-wolf-road"]
    assert (hero.riding == horse.id) is (how == "mounted")
    assert hero.cell in board.start
    assert min(board.distance(hero.cell, part) for part in board.base(horse.cell, horse.span, horse.other)) == (
        0 if how == "mounted" else 1
    )
    texts = [str(do) for do in activation.legal(t, hero.id)]
    assert (f"mount-up #{horse.id}" in texts) is (how == "beside")
