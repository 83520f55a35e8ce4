"""Neighbouring cases that a one-line fault would get wrong. Everything here is printed."""

import pytest

from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.rules import activation, endphase, meanings, monsters, solo
from undercroft.games.alliance.rules.ground import Footing
from undercroft.games.alliance.rules.options import Handle
from undercroft.games.alliance.scene import scene
from undercroft.games.alliance.spine import outcome
from undercroft.games.alliance.view import view

ALONE = ("petra", "lorna", "mysterios", "krom")


def wounds_of(b, *heroes):
    return [b.hero(hero).wounds for hero in heroes]


def notes(b):
    seen = {**view(b.state, b.content, 0), "seat": 0, "waiting": [], "over": False}
    return [note.id for note in scene(seen, b.content).notes]


# ------------------------------------------------------------------------------------------------------------ turning


@pytest.mark.rule("alliance.move.spin-free", "alliance.move.spin-before-attack")
def test_a_hero_turns_as_often_as_it_likes_until_it_attacks(cave):
    b = cave("petra")
    goblin = b.monster("goblin", 11, 1)
    b.turn("petra", used=4, spent=True)
    for side in ("south", "east", "north"):
        b.act("face", side)
    assert (b.hero("petra").facing, b.state.turn.used, b.state.turn.idle) == (0, 4, True)
    assert "face" in b.options()
    b.act(f"attack {b.name(goblin)} with primary")
    assert "face" not in b.options()


# ---------------------------------------------------------------------------------------------- traps where one enters


def doorway(table, *challenges):
    """Petra, badly hurt, beside the archway from place 11 to place 12, where Lorna stands in the doorway."""
    b = table()
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5, wounds=4)
    b.hero("krom", 11, 0)
    b.hero("lorna", 12, 3)
    for card, local in challenges:
        b.challenge(card, 12, local, level=2)
    b.turn("petra")
    return b


def on(cell):
    return lambda ask: next(option for option in ask.options if option.cell == cell)


@pytest.mark.rule("alliance.challenge.entry-trap", "alliance.challenge.reveal-on-entry")
def test_who_falls_by_the_first_trap_sets_the_second_off_in_the_room_it_entered(table):
    b = doorway(table, ("dart-trap", 2), ("flame-jet", 8))
    b.act("move e", on(b.at(12, 2)), on(b.at(11, 5)))
    assert (b.hero("petra").cell, b.hero("petra").down) == (b.at(11, 5), True)
    assert wounds_of(b, "krom", "lorna") == [0, 2]


@pytest.mark.rule("alliance.challenge.entry-trap", "alliance.challenge.pit-stays")
def test_a_pit_opens_where_the_hero_came_in_though_it_lies_elsewhere(table):
    b = doorway(table, ("dart-trap", 2), ("pit-trap", 8))
    b.act("move e", on(b.at(12, 2)), on(b.at(11, 5)))
    (pit,) = b.state.challenges
    assert (pit.card, pit.cell, pit.up) == ("pit-trap", b.at(12, 3), True)
    assert Footing(b.state, b.content, b.who("lorna")).leaving(b.at(12, 3)) == 2
    assert Footing(b.state, b.content, b.who("krom")).leaving(b.at(11, 5)) == 1


@pytest.mark.rule("alliance.disarm.fail", "alliance.challenge.entry-trap")
def test_a_trap_that_is_disarmed_in_vain_goes_off_in_the_room_of_the_hero(table):
    b = doorway(table, ("flame-jet", 8))
    b.hero("petra", wounds=0)
    b.act(f"search {b.at(12, 8)}", "0", dice=[1])
    assert wounds_of(b, "petra", "krom", "lorna") == [2, 2, 0]


@pytest.mark.rule("alliance.chest.open-by-entering", "alliance.challenge.entry-trap")
def test_who_falls_on_a_chest_is_not_asked_to_open_it(table):
    b = doorway(table, ("dart-trap", 8))
    b.hero("lorna", 12, 7)
    b.challenge("treasure-chest", 12, 3, up=True)
    b.act("move e")
    assert (b.hero("petra").cell, b.hero("petra").down) == (b.at(12, 3), True)
    assert [token.card for token in b.state.challenges] == ["treasure-chest"]
    b.hero("krom", 11, 4)
    b.turn("krom")
    b.hero("petra", 11, 8)
    b.hero("krom", 11, 5)
    b.act("move e", "open")
    assert b.state.challenges == []


# -------------------------------------------------------------------------------------------- a pit and what lies in it


@pytest.mark.rule("alliance.move.leave-penalty", "alliance.challenge.pit-stays")
def test_a_pit_and_an_enemy_make_a_step_dearer_by_one_each(cave):
    b = cave("petra")
    b.challenge("pit-trap", 11, 4, up=True)
    assert Footing(b.state, b.content, 0).leaving(b.at(11, 4)) == 2
    b.monster("goblin", 11, 0)
    b.monster("goblin", 11, 8)
    assert Footing(b.state, b.content, 0).leaving(b.at(11, 4)) == 3
    b.turn("petra", used=2)  # two of four points
    assert b.offered("move") == []
    b.turn("petra", used=1)
    b.act("move n")
    assert b.speed() == 0


@pytest.mark.rule("alliance.chest.locked-attempt", "alliance.disarm.roll")
@pytest.mark.parametrize(("verb", "card", "up", "level"), [("unlock", "locked-chest", True, 3)])
def test_the_odds_of_a_chest_in_a_pit_are_its_own(cave, verb, card, up, level):
    b = cave("petra")
    b.challenge("pit-trap", 11, 4, level=1, up=True)
    b.challenge(card, 11, 4, level=level, up=up)
    (option,) = [one for one in b.actions() if isinstance(one, Handle)]
    detail = meanings.handle(b.state, b.content, 0, option).detail
    assert (option.verb, detail.args) == (verb, {"level": level, "sure": 1 + level})
    b.act(f"{verb} {b.at(11, 4)}", "2", dice=[2])  # a blank face, and two points: not enough
    assert len(b.state.challenges) == 2


# ----------------------------------------------------------------------------------------------------------------- hide


@pytest.mark.rule("alliance.cards.hide-krom")
def test_hide_after_an_attack_hides_until_the_next_one(cave):
    b = cave("krom")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "hide")
    b.act(f"attack {b.name(ogre)} with primary")
    assert monsters.victims(b.state, b.content, ogre) == [0]
    b.act("play hide")
    assert monsters.victims(b.state, b.content, ogre) == []
    b.run(endphase.end_phase(b.t), "stay", "keep", "keep")
    assert b.hero("krom").column == ("hide",)
    assert monsters.victims(b.state, b.content, ogre) == []
    b.turn("krom")
    b.act(f"attack {b.name(ogre)} with primary")
    assert monsters.victims(b.state, b.content, ogre) == [0]


@pytest.mark.rule("alliance.cards.hide-krom", "alliance.reaction.when")
def test_hide_after_a_riposte_of_the_same_round_hides(cave):
    b = cave("krom")
    ogre = b.monster("ogre", 11, 1, facing="south")
    b.hand(0, "riposte", "hide")
    b.run(monsters.attack(b.t, 1, ogre, [0]), "krom riposte")
    assert len(b.state.monsters[ogre].wounds) == 4, "5 against an armor of 1"
    assert b.hero("krom").attacked
    b.act("play hide")
    assert monsters.victims(b.state, b.content, ogre) == []


@pytest.mark.rule("alliance.cards.hide-krom")
def test_no_other_card_hides_who_has_attacked(cave):
    b = cave("krom")
    ogre = b.monster("ogre", 11, 1)
    b.hero("krom", column=("hide",))
    b.hand(0, "coat-of-pockets")
    b.act(f"attack {b.name(ogre)} with primary")
    b.act("play coat-of-pockets")
    assert monsters.victims(b.state, b.content, ogre) == [0]


# ------------------------------------------------------------------------------------------------------ cards and blows


@pytest.mark.rule("alliance.cards.target-los", "alliance.cards.enhance-target")
def test_haste_needs_sight_of_whom_it_is_for(cave):
    b = cave("mysterios", "petra", "lorna")
    b.hero("petra", 11, 1)
    b.hero("lorna", 11, 7)  # behind his back
    b.hand(0, "haste")
    assert b.offered("play haste") == ["play haste on mysterios", "play haste on petra"]
    b.act("face", "south")
    assert b.offered("play haste") == ["play haste on mysterios", "play haste on lorna"]


@pytest.mark.rule("alliance.pvp.off-area-damage")
def test_an_earthquake_shakes_the_room_of_its_target(cave):
    b = cave("mysterios", "petra", "lorna")
    b.tile(6)
    b.arch(11, "north")
    b.hero("mysterios", 11, 1, column=("earthquake",))
    b.hero("petra", 11, 8)
    b.hero("lorna", 6, 8)
    target, near_it, here = b.monster("ogre", 6, 7), b.monster("ogre", 6, 0), b.monster("ogre", 11, 6)
    b.act(f"attack {b.name(target)} with earthquake")
    assert [len(b.state.monsters[who].wounds) for who in (target, near_it, here)] == [4, 1, 0]
    assert wounds_of(b, "mysterios", "petra", "lorna") == [0, 0, 1]


# ------------------------------------------------------------------------------------------------------------- monsters


@pytest.mark.rule("alliance.monster.not-through-heroes", "alliance.monster.choice-tier3", "alliance.monster.speed")
def test_a_hero_in_the_very_first_space_counts_like_any_other(table):
    picks = (ALONE, ("aveline", "jack-tallow", "oda-fenn", "hroda"), ("durgan", "pipkin", "tibbet", "caerwyn"))
    b = table(seats=3, picks=picks)
    b.tile(0)
    b.hero("petra", 0, 0)
    assert b.hero("petra").cell == 0
    ogre = b.monster("ogre", 0, 4)
    assert monsters.victims(b.state, b.content, ogre) == [0]
    found = monsters.reach(b.state, b.content, ogre)
    assert 0 not in found
    assert found[b.at(0, 8)] == 2, "one more point next to a hero"
    far = b.monster("goblin", 14, 4)
    assert monsters.choices(b.state, b.content, 0) == [far]
    assert set(monsters.choices(b.state, b.content, 2)) == {ogre, far}


# ----------------------------------------------------------------------------------------------------------------- solo


def alone(table, card, picks=ALONE):
    b = table(mode="solo", seats=1, picks=(picks,))
    b.state.solo_card, b.state.solo_deck, b.state.stage = card, ["whispers"], "monsters"
    b.tile(17)
    return b


@pytest.mark.rule("alliance.solo.attack-lowest-defense", "alliance.battle.defense-sum")
def test_the_lowest_defense_is_armor_and_dodge_together(table):
    b = alone(table, "weakest-first", ("oda-fenn", "petra", "lorna", "krom"))
    for hero, figures in (("oda-fenn", (1, 1)), ("petra", (2, 0)), ("lorna", (0, 2)), ("krom", (0, 2))):
        assert (b.content.heroes[hero].armor, b.content.heroes[hero].dodge) == figures
    hunt = b.content.solo["weakest-first"].then
    assert solo.quarry(b.state, b.content, 0, hunt, "first") == [0, 1, 2, 3], "2 for each of them"
    b.hero("lorna", column=("padded-coat",))
    assert solo.quarry(b.state, b.content, 0, hunt, "first") == [0, 1, 3], "1 and 2 are 3"


@pytest.mark.rule("alliance.solo.discard-hand-size", "alliance.endphase.draw")
def test_after_a_discard_in_the_last_cycle_the_next_hand_is_filled_to_three_less(table):
    b = alone(table, "cold-draught")
    b.state.cycle = 4
    b.hand(0, "hide", "knock", "overhead-swing")
    b.deck(0, *["shield-line"] * 8)
    b.run(solo.discard_three(b.t, 0), "hide", "knock")
    b.run(endphase.draw_to_hand_limit(b.t), "draw")
    assert len(b.state.alliances[0].hand) == 6 - 3
    b.run(endphase.draw_to_hand_limit(b.t), "draw")  # and it is as large as ever in the round after
    assert len(b.state.alliances[0].hand) == 6


@pytest.mark.rule("alliance.solo.damage-icon", "alliance.solo.section3")
def test_green_mist_poisons_three(table):
    b = alone(table, "green-mist")
    b.run(solo.then_step(b.t, 0), "krom", "petra", "lorna")
    assert [b.hero(hero).poison for hero in ALONE] == [1, 1, 0, 1]
    assert wounds_of(b, *ALONE) == [0, 0, 0, 0]


@pytest.mark.rule("alliance.solo.continue")
@pytest.mark.parametrize(("called", "kept_on", "note"), [
    (False, False, None), (True, False, "note-called"), (True, True, "note-kept-on"),
])  # fmt: skip
def test_who_plays_on_is_told_how_long(table, called, kept_on, note):
    b = alone(table, "whispers")
    b.state.called, b.state.kept_on = called, kept_on
    assert notes(b)[1:] == ([note] if note else [])


# ---------------------------------------------------------------------------------------------------------- the outcome


@pytest.mark.rule("alliance.end.tiebreak1", "alliance.artifact.counts-as-draft")
def test_an_artifact_counts_once_among_the_drafted_cards(table):
    b = table()
    for seat, xp in enumerate((20, 20)):
        b.state.alliances[seat].xp = xp
    b.state.upgrade_level, b.state.upgrade_area = 3, ["winged-sandals", "oathstone", "", "", ""]
    b.turn("petra", over=True)
    b.run(activation.draft(b.t, 0), "buy winged-sandals")
    b.turn("mcfarlin", over=True)
    b.state.upgrade_area[2] = "trail-boots"
    b.run(activation.draft(b.t, 1), "buy trail-boots")
    assert [one.reason for one in outcome(b.state, b.content)] == ["shared", "shared"]
    assert [one.score for one in outcome(b.state, b.content)] == [20, 20]


# ------------------------------------------------------------------------------------------------------------ the tiles


@pytest.mark.rule("alliance.component.tile-contents")
def test_challenges_lie_where_the_tiles_print_them():
    spots = {tile.id: [spot for spot, _ in tile.challenges] for tile in BASE.tiles.values() if tile.challenges}
    assert spots == {
        "flooded-cell": [8], "looted-larder": [6], "old-crypt": [0, 8], "fungus-cave": [6], "caved-in-mine": [2],
        "archers-loft": [6], "ogre-kitchen": [6], "hex-chapel": [7], "haunted-library": [2, 8], "torture-vault": [2],
        "golem-forge": [7], "throne-of-bones": [3], "drake-hoard": [0, 8],
    }  # fmt: skip
