"""What an event looks like: dice with their roller, blows, ways square by square, and all that changes."""

import msgspec

from undercroft.games.doria.events import Attacked, Defended, Lost, MonsterDefeated, MonsterMoved, Resisting, Walked
from undercroft.games.doria.rules.options import Attack
from undercroft.games.doria.scene import scene as shown
from undercroft.games.doria.state import Strike as Blow
from undercroft.games.doria.view import view
from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Go, Move, Part, Roll, Strike, Turn

OWN = Part(Text("part-own"), 5)


def duel(scene, *others):
    s = scene(heroes={"warrior": (0, 0), **dict(others)})
    return s, s.give("warrior", "wooden-club"), s.monster("orc", 1, 0)


def attack(s, club, monster, dice):
    action = Attack(club, "wooden-club", monster, s.state.monsters[monster].kind)
    assert s.step(dice, answers=[str(action)]) == "act"


def cues(s, kind):
    return [cue for event in s.told(kind) for cue in event.cues()]


def the_scene(s):
    return shown({**view(s.state, s.content, 0), "seat": 0, "waiting": [], "over": False}, s.content)


def test_an_attack_shows_both_rolls_the_blow_and_what_it_cost(scene):
    s, club, orc = duel(scene)
    attack(s, club, orc, [5, 8, 4, 2, 5])
    guard = Roll("monster-0", Text("roll-monster-defense"), (2, 5), 10, (), (OWN,), 12)
    assert cues(s, Attacked) == [
        Turn("hero-0", 0),
        Roll("hero-0", Text("roll-attack"), (5, 8, 4), 10, (), (), 17, guard, "hit"),
        Strike("hero-0", ("monster-0",), "blow", "hit"),
        Change("hero-0", "action", 20, 6),
    ]


def test_a_miss_changes_nobodys_life(scene):
    s, club, orc = duel(scene)
    attack(s, club, orc, [2, 3, 4, 9, 9])
    roll, blow = cues(s, Attacked)[1:3]
    assert (roll.outcome, roll.total, roll.against.total, blow.outcome) == ("miss", 9, 23, "miss")
    assert not [cue for event in s.t.log for cue in event.cues() if isinstance(cue, Change) and cue.key == "life"]


def test_a_die_that_is_rolled_on_is_shown_with_what_followed(scene):
    s, club, orc = duel(scene)
    attack(s, club, orc, [5, 10, 4, 6, 2, 5])
    roll = cues(s, Attacked)[1]
    assert (roll.dice, roll.total, roll.outcome) == ((5, 10, 4, 6), 25, "critical")


def test_bonuses_are_named(scene):
    s, club, orc = duel(scene)
    s.set("warrior", boons={"melee": 2})
    s.give("warrior", "brawlers-band")
    worn = s.hero("warrior").worn[0]
    assert worn
    attack(s, club, orc, [5, 8, 4, 2, 5])
    roll = cues(s, Attacked)[1]
    assert roll.parts == (Part(Text("part-worn"), worn), Part(Text("boon-melee"), 2))
    assert roll.total == sum(roll.dice) + worn + 2


def test_who_is_slain_goes_once(scene):
    s, club, orc = duel(scene)
    s.state.monsters[orc].hp = 1
    attack(s, club, orc, [5, 8, 4, 2, 5])
    assert cues(s, MonsterDefeated) == [Go("monster-0", "slain")]
    assert len([cue for event in s.t.log for cue in event.cues() if isinstance(cue, Go)]) == 1


def test_a_defense_stands_against_the_attack_and_the_wound_follows(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", agi=10, per=10)
    s.state.strike = Blow(s.monster("orc", 1, 0), 14, (0,))
    before = s.hero("warrior").hp
    assert s.step([4, 5]) == "defend"
    assert cues(s, Defended) == [
        Roll("hero-0", Text("roll-defense"), (4, 5), 10, (), (), 9, 14, "harm"),
        Strike("monster-0", ("hero-0",), "blow", "hit"),
    ]
    assert cues(s, Lost) == [Change("hero-0", "life", before, s.hero("warrior").hp)]


def test_dice_are_shown_before_psi_points_are_added_and_not_again(scene):
    s = scene(heroes={"mage": (0, 0)})
    s.state.strike = Blow(s.monster("shaman", 2, 0), 12, (0,))
    assert s.step([5, 5], ["3"]) == "defend"
    assert cues(s, Resisting) == [Roll("hero-0", Text("roll-psi-resistance"), (5, 5), 10, (), (), 10, 12)]
    assert cues(s, Defended) == [Strike("monster-0", ("hero-0",), "spell", "block")]


def test_a_walk_passes_every_square_around_a_monster(scene):
    s = scene("#######\n#.....#\n#.###.#\n#.###.#\n#.###.#\n#.....#\n#######", heroes={"warrior": (0, 0)})
    s.monster("orc", 2, 0, held=True)
    s.step(answers=[f"walk {s.sq(4, 2)}"])
    way = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 4), (2, 4), (3, 4), (4, 4), (4, 3), (4, 2)]
    assert cues(s, Walked)[1] == Move("hero-0", tuple(f"cell-{s.sq(*at)}" for at in way))


def test_a_monster_passes_every_square_of_its_way(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", ap=0)
    s.monster("orc", 3, 0)
    s.step([2, 3])
    assert cues(s, MonsterMoved) == [Move("monster-0", tuple(f"cell-{s.sq(x, 0)}" for x in (2, 1)))]


def test_an_event_from_an_older_log_has_no_cues():
    old = msgspec.json.decode(
        b'{"type": "Walked", "hero": "warrior", "square": 3, "ap": 2, "x": 3, "y": 0}', type=Walked
    )
    assert old.seen is None
    assert old.cues() == ()


def test_the_order_of_acting_is_by_action_points_and_heroes_are_first(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 1), "priestess": (2, 2)})
    orc = s.monster("orc", 4, 4)
    points = s.content.monsters["orc"].ap
    s.set("warrior", ap=points)
    s.set("mage", ap=points + 1)
    s.state.active = 1
    order = [(one.of, one.state, one.value.value) for one in the_scene(s).order]
    assert order == [
        ("hero-1", "now", points + 1),
        ("hero-0", "next", points),
        ("monster-0", "next", points),
        ("hero-2", "done", 0),
    ]
    s.state.monsters[orc].acted = True
    assert the_scene(s).order[2].state == "done"


def test_doom_is_counted_by_its_printed_spaces(scene):
    s = scene()
    tracks = []
    for steps in (0, 1, 4):
        s.state.doom = steps
        tracks.append(next(track for track in the_scene(s).tracks if track.id == "doom"))
    assert [track.value for track in tracks] == [41, 40, 37]
    assert [mark.value for mark in tracks[0].marks] == [39, 36, 33, 30]
    assert (tracks[0].least, tracks[0].most) == (30, 41)


def test_a_boss_has_a_rank_and_the_fallen_are_faded(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 1)})
    s.monster("orc", 4, 4, boss="warlord-gorrak", figure=0)
    s.monster("orc", 3, 4)
    s.set("mage", unconscious=True)
    pieces = {piece.id: piece for piece in the_scene(s).boards[0].pieces}
    assert [pieces[f"monster-{id}"].rank for id in (0, 1)] == ["boss", ""]
    assert [pieces[f"hero-{n}"].faded for n in (0, 1)] == [False, True]
