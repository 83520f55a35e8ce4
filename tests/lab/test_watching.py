"""Who hurts the heroes, who fells them and where, as the events of each game tell it."""

from undercroft.games import find
from undercroft.games.alliance.events import Attacked as Blow
from undercroft.games.alliance.events import Wounded
from undercroft.games.doria.events import FellUnconscious, Lost, Struck
from undercroft.games.universalis.events import Activated, Attacked, Cast, Damaged, KnockedOut, Shot
from undercroft.kernel import Session, configure
from undercroft.lab import experiment, running
from undercroft.lab.watching import MISHAP, OTHER, Watch


def watch(slug, *events, **setup):
    info = find(slug).info
    return Watch(Session(find(slug), configure(info, seed=1, **setup)).table, events)


def rows(text, games):
    asked = experiment.read(text)
    return [row for seed in range(games) for row in running.play_task(asked, (0, seed)).rows]


def struck(name, other):
    return Attacked(who=9, name=name, target=1, other=other, weapon="sword", attack=1, defence=1, hit=1)


def hurt(name, wounds):
    return Damaged(who=1, name=name, dice=1, wounds=wounds, left=1)


def test_a_shot_hurts_in_the_name_of_the_archer_and_not_of_who_struck_before():
    found = watch(
        "universalis", struck("orc-champion", "shara"), hurt("shara", 2), Activated(who=4, name="orc-archer"),
        Shot(who=4, name="orc-archer", target=1, other="shara", weapon="short-bow", total=9, hit=1), hurt("shara", 3),
        KnockedOut(who=1, name="shara"),
    )  # fmt: skip
    assert found.hurt == {"orc-champion": 2, "orc-archer": 3}
    assert found.falls == {"orc-archer": 1}


def test_what_hurts_after_nobody_has_done_anything_is_not_put_to_who_struck_last():
    found = watch("universalis", struck("orc-champion", "shara"), Activated(who=1, name="shara"), hurt("shara", 1))
    assert found.hurt == {OTHER: 1}


def test_who_fails_with_a_spell_hurts_himself_and_a_monster_that_is_hurt_does_not_count():
    cast = Cast(who=1, name="maeliss", spell="healing-light", total=5, success=0)
    found = watch("universalis", cast, hurt("maeliss", 2), hurt("orc-champion", 4))
    assert found.hurt == {MISHAP: 2}


def test_thorns_hurt_who_strikes_and_not_in_his_own_name():
    blow = Blow(who="petra", target="grave-slime-3", strength=3, defense=1, damage=2)
    found = watch("alliance", blow, Wounded(who="petra", wounds=1, cause="thorns"), seats=2)
    assert found.hurt == {"thorns": 1}


def test_who_faints_later_was_felled_by_who_hurt_him_and_does_not_fall_again_by_lying_there():
    events = (
        Struck(monster="orc", figure=3, attack=4, targets=1), Lost(hero="mage", amount=4, hp=-1),
        Struck(monster="goblin", figure=4, attack=2, targets=1), Lost(hero="warrior", amount=1, hp=9),
        FellUnconscious(hero="mage", again=0), FellUnconscious(hero="mage", again=1),
        FellUnconscious(hero="ranger", again=0),
    )  # fmt: skip
    assert watch("doria", *events).falls == {"orc": 1, "faint": 1}


def test_thieves_fall_where_the_rats_were():
    found = rows('game = "cellar"\n[setup]\nseats = 3\nbot = "random"\n', 40)
    assert sum(sum(row.falls.values()) for row in found) > 0
    for row in found:
        assert {*row.falls} <= {"rats"}
        assert len(row.spots) == sum(row.falls.values())
        assert sum(row.hurt.values()) >= sum(row.falls.values())


def test_heroes_who_are_taken_off_the_board_fell_where_they_stood():
    found = rows('game = "plungin"\n[setup]\nscenario = "knocking-wall"\n', 4)
    fallen = [(len(row.spots), sum(row.falls.values())) for row in found]
    assert sum(falls for _, falls in fallen) > 0
    assert all(spots == falls for spots, falls in fallen)
