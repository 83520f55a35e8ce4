"""What an event looks like at the table: who rolls, who goes where, what is left, and what a rival may not see."""

import pytest

from undercroft.games.alliance.content.figures import DIE
from undercroft.games.alliance.events import Attacked, Buried, Moved, Wounded
from undercroft.games.alliance.rules import battle, challenges, decks, drafting, endphase, monsters, movement, wounds
from undercroft.games.alliance.state import MarkToken
from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Come, Go, Mark, Move, Open, Part, Pass, Roll, Score, Strike, Turn


def cues(b, seat=0):
    return [cue for event in b.t.log for cue in event.for_seat(seat).cues()]


def of(b, *kinds):
    return [cue for cue in cues(b) if isinstance(cue, kinds)]


@pytest.mark.rule("alliance.component.dungeon-die")
def test_the_die_of_a_monster_is_told_at_the_monster_by_its_side_and_what_is_printed_there(cave):
    b = cave("petra")
    b.monster("orc-reaver", 11, 1)
    b.run(battle.monster_attack(b.t, 100, 0), dice=[6])
    attack = (Part(Text("part-attack"), 4),)
    rolls = of(b, Roll)
    assert rolls == [Roll("monster-100", Text("roll-power"), (6,), parts=attack, total=7, faces=DIE)]
    assert DIE[6 - 1] == 3
    assert of(b, Strike) == [Strike("monster-100", ("hero-0",), "blow", "hit")]


def test_an_attempt_names_what_cards_and_speed_add_to_the_die(cave):
    b = cave("lorna")
    b.hero("lorna", column=("light-fingers",))
    b.challenge("locked-chest", 11, 1, level=3, up=True)
    b.act(f"unlock {b.at(11, 1)}", "1", dice=[3])
    (roll,) = of(b, Roll)
    assert (roll.who, roll.dice, roll.total, roll.against, roll.outcome) == ("hero-0", (3,), 3, 3, "pass")
    assert roll.parts == (Part(Text("part-cards"), 1), Part(Text("part-effort"), 1))
    assert Go("token-94", "take") in cues(b)
    assert Change("sheet-alliance-0", "score", 0, b.state.alliances[0].xp) in cues(b)


def test_no_die_is_told_where_none_fell(cave):
    b = cave("lorna")
    b.challenge("locked-chest", 11, 1, level=1, up=True)
    b.act(f"unlock {b.at(11, 1)}", "sure")
    b.monster("ogre", 11, 5)
    b.run(battle.monster_attack(b.t, 100, 0))
    assert of(b, Roll) == []


def test_poison_shows_as_wounds_and_as_a_condition_and_the_fall_as_another(cave):
    b = cave("petra")
    left = 5
    b.hero("petra", wounds=left - 2)
    b.t.log.clear()
    b.run(wounds.wound_hero(b.t, 0, 1, poison=True))
    assert cues(b) == [Change("hero-0", "life", 2, 1), Mark("hero-0", "poison", "come", 1)]
    b.t.log.clear()
    b.run(wounds.wound_hero(b.t, 0, 4))
    assert cues(b)[:3] == [
        Change("hero-0", "life", 1, 0),
        Mark("hero-0", "poison", "come", 1),
        Mark("hero-0", "down"),
    ]
    assert Change("score-0", "", 0, -1) in cues(b)


def test_a_card_that_is_laid_face_down_has_a_name_for_its_owner_only(cave):
    b = cave("petra")
    b.hand(0, "hide", "knock", "lullaby")
    b.act("burst speed", "hide", "knock")
    passed = [cue for cue in cues(b, 0) if isinstance(cue, Pass)]
    assert passed == [Pass("hide", "hand-of-0", "buried-0"), Pass("knock", "hand-of-0", "buried-0")]
    hidden = [cue for cue in cues(b, 1) if isinstance(cue, Pass)]
    assert hidden == [Pass("", "hand-of-0", "buried-0")] * 2
    assert [event.card for event in b.t.log if isinstance(event, Buried)] == ["hide", "knock"]


def test_a_second_pit_in_a_space_is_a_piece_of_its_own_and_the_token_is_gone(cave):
    b = cave("petra")
    b.arch(10, "east")
    b.hero("petra", 10, 5)
    b.challenge("pit-trap", 11, 8)
    b.challenge("pit-trap", 11, 2)
    b.run(movement.enter(b.t, 0, b.at(11, 3)), str(b.at(11, 8)))
    name, at = Text("challenge-pit-trap"), (f"cell-{b.at(11, 3)}",)
    pits = [cue for cue in of(b, Come) if cue.piece.startswith("pit")]
    assert [(cue.piece, cue.cells, cue.name) for cue in pits] == [("pit-108", at, name), ("pit-108-2", at, name)]
    assert of(b, Go) == [Go("token-125", "spend"), Go("token-95", "spend")]


def test_a_trap_that_a_search_has_shown_keeps_its_id_while_it_is_asked_what_to_do(cave):
    b = cave("petra")
    b.arch(10, "east")
    b.hero("petra", 10, 5)
    b.challenge("pit-trap", 11, 8)
    b.act(f"search {b.at(11, 8)}", "leave")
    assert [cue.piece for cue in of(b, Come)] == ["token-125"]
    assert of(b, Go) == []
    (token,) = b.state.challenges
    assert (token.up, token.known) == (False, True)


@pytest.mark.rule("alliance.monster.not-through-heroes")
def test_a_monster_is_seen_to_walk_round_a_hero(cave):
    b = cave("petra")
    b.monster("ogre", 11, 1)
    monsters.place(b.t, 100, b.at(11, 0))
    assert of(b, Move) == [Move("monster-100", (f"cell-{b.at(11, 0)}",))]
    b = cave("petra")
    b.monster("ogre", 11, 1)
    monsters.place(b.t, 100, b.at(11, 7))
    (move,) = of(b, Move)
    assert f"cell-{b.at(11, 4)}" not in move.path, "Petra stands there"
    assert (len(move.path), move.path[-1]) == (2, f"cell-{b.at(11, 7)}")


def test_a_tile_comes_with_its_monsters_and_its_door_opens_first(cave):
    b = cave("petra")
    b.hero("petra", 11, 1)
    b.state.tile_area = ["guard-post", "", ""]
    b.act("open north", "guard-post 0")
    found = cues(b)
    assert found[0] == Open("border-6-south", "arch")
    came = [(cue.piece, cue.cells) for cue in found if isinstance(cue, Come)]
    assert came == [("monster-100", ("cell-48",)), ("monster-101", ("cell-65",))]
    assert found.index(Pass("guard-post", "tile-area", "")) == 1


def test_an_artifact_that_gives_health_is_seen_on_all_who_can_use_it(cave):
    b = cave("petra", "lorna", "mysterios", "krom")
    b.state.alliances[0].xp = 9
    b.state.upgrade_area = ["thorn-crown", "", "", "", ""]
    b.hero("petra", wounds=1)
    drafting.buy(b.t, 0, "thorn-crown", 6)
    assert cues(b)[:2] == [
        Pass("thorn-crown", "upgrades", "artifacts-0"),
        Change("sheet-alliance-0", "xp", 9, 3),
    ]
    lives = {cue.of: cue.after for cue in of(b, Change) if cue.key == "life"}
    most = [b.content.heroes[hero].health for hero in ("petra", "lorna", "mysterios", "krom")]
    assert lives == {"hero-0": most[0], "hero-1": most[1] + 1, "hero-2": most[2] + 1, "hero-3": most[3] + 1}


def test_the_end_phase_ends_marks_and_wakes_monsters(cave):
    b = cave("petra")
    ogre = b.monster("ogre", 11, 1, ready=False)
    b.monster("goblin", 11, 0)
    b.state.marks = [MarkToken("slow", 1, 0, ogre)]
    endphase.ready(b.t)
    assert cues(b) == [
        Turn(title=Text("stage-end")),
        Mark("monster-100", "exhausted", "end"),
        Mark("monster-100", "slow-0", "end"),
    ]


def test_what_was_drawn_is_face_down_for_rivals_and_a_new_deck_is_seen(cave):
    b = cave("petra")
    b.hand(0)
    b.deck(0, "hide")
    b.state.alliances[0].discard = ["knock", "knock"]
    decks.draw(b.t, 0, 2)
    assert cues(b, 1) == [Pass("", "pile-0", "deck-0", 2), Pass("", "deck-0", "hand-of-0", 2)]
    assert cues(b, 0)[1:] == [Pass("hide", "deck-0", "hand-of-0"), Pass("knock", "deck-0", "hand-of-0")]


def test_a_log_from_before_has_no_cues_for_figures_that_it_does_not_name():
    old = [
        Moved(who="petra", x=1, y=1),
        Wounded(who="petra", wounds=1),
        Attacked(who="petra", target="ogre-100", strength=3, defense=1, damage=2),
    ]
    assert [event.cues() for event in old] == [()] * 3


def test_a_trap_strikes_from_where_it_lay(cave):
    b = cave("petra")
    token = b.challenge("dart-trap", 11, 8, up=True)
    b.run(challenges.spring(b.t, 0, token))
    assert of(b, Strike, Go) == [Strike("token-125", ("hero-0",), "trap"), Go("token-125", "spend")]


def test_points_are_told_with_what_they_are_for(cave):
    b = cave("lorna")
    b.hero("lorna", column=("light-fingers",))
    b.challenge("locked-chest", 11, 1, level=3, up=True)
    b.act(f"unlock {b.at(11, 1)}", "1", dice=[3])
    assert of(b, Score) == [Score("seat-0", Text("tally-finds"), 5)]
