"""The chapters of the rulebook played with what is printed: heroes, cards, monsters, tiles and tokens as they are."""

import pytest

from undercroft.games.alliance.events import TilePlaced
from undercroft.games.alliance.rules import activation, decks, drafting, endphase, monsters, opening, solo
from undercroft.games.alliance.rules.abilities import armor, gear, speed
from undercroft.games.alliance.spine import next_step, outcome, penalty

OTHERS = ("aveline", "jack-tallow", "oda-fenn", "hroda")


def cave(table, first, *rest, second=OTHERS, **setup):
    """The first hero of seat 0 in the middle of place 11, facing north; everybody else at home."""
    spare = [hero for hero in ("petra", "lorna", "mysterios", "krom", "ildren") if hero not in (first, *rest, *second)]
    b = table(picks=((first, *rest, *spare)[:4], second), **setup)
    b.tile(11)
    b.hero(first, 11, 4, facing="north")
    b.turn(first)
    return b


# ----------------------------------------------------------------------------------------------------- doors and tiles


@pytest.mark.rule(
    "alliance.door.normal-cost", "alliance.door.new-tile-choose", "alliance.door.new-tile-orient",
    "alliance.door.new-tile-archway", "alliance.component.tile-rotation", "alliance.tile.steps",
    "alliance.tile.replenish", "alliance.tile.monsters", "alliance.tile.challenges", "alliance.cycle.new-monster-ready",
)  # fmt: skip
def test_a_printed_tile_is_laid_behind_an_opened_door(table):
    b = cave(table, "petra")
    b.hero("petra", 11, 5)
    b.state.tile_area, b.state.tile_stack = ["ogre-kitchen", "rope-bridge"], ["haunted-library"]
    b.state.challenge_stacks = [[], ["locked-chest"], []]
    b.act("open east", "ogre-kitchen 2")  # doors N and E: turned by half they are S and W
    assert [str(one) for one in b.t.asked[-1].options] == [
        "ogre-kitchen 2", "ogre-kitchen 3", "rope-bridge 1", "rope-bridge 3",
    ]  # fmt: skip
    assert b.state.tiles[12].doors == 0b1100
    assert b.state.tile_area == ["haunted-library", "rope-bridge"]
    ogre, goblin = b.state.monsters.values()
    assert [(one.card, one.cell, one.facing, one.ready) for one in (ogre, goblin)] == [
        ("ogre", b.at(12, 4), 3, True), ("goblin", b.at(12, 6), 3, True),
    ]  # fmt: skip
    assert [(token.card, token.cell, token.up) for token in b.state.challenges] == [
        ("locked-chest", b.at(12, 2), False)
    ]
    assert (b.t.told(TilePlaced)[0].monsters, b.state.turn.used) == (2, 1)
    assert "move e" in b.options()


@pytest.mark.rule(
    "alliance.locked.declare-tile", "alliance.locked.new-tile-fail", "alliance.locked.new-tile-success",
    "alliance.locked.no-tile-beyond", "alliance.secret.no-tile-beyond", "alliance.secret.declare-tile",
    "alliance.secret.new-tile-fail", "alliance.secret.new-tile-success", "alliance.door.no-tile-left",
)  # fmt: skip
@pytest.mark.parametrize(("turn", "kind"), [(0, "locked"), (1, "secret")])
def test_a_named_tile_is_laid_only_if_the_attempt_succeeds(table, turn, kind):
    b = cave(table, "petra")
    b.tile(11, doors="N")
    b.hero("petra", 11, 5)
    b.state.tile_area, b.state.tile_stack = ["looted-larder", "archers-loft"], []  # NE, and NS of Level II
    name = "looted-larder 2" if kind == "locked" else "looted-larder 0"
    b.act("force east", name, "0", dice=[1])
    assert (b.state.tile_area, 12 in b.state.tiles) == (["looted-larder", "archers-loft"], False)
    b.act("force east", name, "0", dice=[3])
    assert b.state.tiles[12].tile == "looted-larder"
    assert b.state.tile_area == ["", "archers-loft"]
    b.state.tile_area = ["", ""]
    b.state.monsters.clear()
    b.hero("petra", 11, 7)
    assert b.offered("force") == b.offered("open") == []


# ----------------------------------------------------------------------------------------------------- chests and traps


@pytest.mark.rule(
    "alliance.search.where", "alliance.search.chest", "alliance.chest.locked-attempt", "alliance.chest.locked-fail",
    "alliance.chest.locked-success", "alliance.chest.locked-take-time", "alliance.chest.result", "alliance.xp.sources",
)  # fmt: skip
def test_a_locked_chest_is_found_from_next_door_and_opened_at_the_second_try(table):
    b = cave(table, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5, wounds=2)
    b.challenge("locked-chest", 12, 3, level=2)
    b.deck(0, "hide")
    b.act(f"search {b.at(12, 3)}")
    assert b.state.challenges[0].up
    b.act(f"unlock {b.at(12, 3)}", "0", dice=[3])  # a 1 against Level II
    assert len(b.state.challenges) == 1
    b.act(f"unlock {b.at(12, 3)}", "1", dice=[3])
    assert (b.state.challenges, b.state.alliances[0].xp, b.state.alliances[0].hand) == ([], 3, ["hide"])
    assert (b.hero("petra").wounds, b.state.turn.used) == (1, 1 + 1 + 2)


@pytest.mark.rule(
    "alliance.search.trap-choice", "alliance.search.trap-known", "alliance.disarm.roll", "alliance.disarm.success",
    "alliance.disarm.take-time", "alliance.disarm.auto-success", "alliance.search.trap-known-entry",
    "alliance.challenge.trap-discard", "alliance.search.no-enemies",
)  # fmt: skip
def test_a_dart_trap_is_left_known_then_disarmed_or_walked_into(table):
    for end in ("disarmed", "entered"):
        b = cave(table, "lorna", "petra")
        b.tile(12)
        b.arch(11, "east")
        b.hero("lorna", 11, 5)
        b.challenge("dart-trap", 12, 8, level=2)
        goblin = b.monster("goblin", 12, 0)
        assert b.offered("search") == []
        del b.state.monsters[goblin]
        b.act(f"search {b.at(12, 8)}", "leave")
        assert b.state.challenges[0].known
        b.hero("petra", 11, 8)
        b.turn("petra")
        if end == "disarmed":
            b.act(f"disarm {b.at(12, 8)}", "sure")
            assert (b.state.challenges, b.state.turn.used, b.t.rolled) == ([], 3, [])
        else:
            b.hero("petra", 11, 5)
            b.hero("lorna", 11, 0)
            b.act("move e")
            assert (b.hero("petra").poison, b.state.challenges) == (2, [])


@pytest.mark.rule(
    "alliance.disarm.fail", "alliance.disarm.fail-pit", "alliance.challenge.pit-no-disarm", "alliance.monster.pit"
)
def test_a_pit_that_is_bungled_opens_under_the_hero_and_hampers_an_ogre_later(table):
    b = cave(table, "petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    b.challenge("pit-trap", 12, 8, level=1)
    b.act(f"search {b.at(12, 8)}", "0", dice=[1])
    assert (b.hero("petra").wounds, b.state.challenges[0].cell) == (1, b.at(11, 5))
    assert b.offered("search") == b.offered("disarm") == []
    b.hero("petra", 11, 4)
    ogre = b.monster("ogre", 11, 5)
    b.hero("petra", wounds=0)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 5)), "west")
    assert b.hero("petra").wounds == 6 - 1 - 2
    assert not b.state.monsters[ogre].ready


# ------------------------------------------------------------------------------------------------------ monsters' turn


@pytest.mark.rule(
    "alliance.monster.choice-tier1", "alliance.monster.choice-tier3", "alliance.monster.choice-free",
    "alliance.monster.move-must-reach", "alliance.monster.attack-mandatory", "alliance.monster.spin",
    "alliance.monster.exhaust", "alliance.monster.one-attack", "alliance.monster.not-through-heroes",
    "alliance.monster.through-monsters", "alliance.monster.end-empty", "alliance.cycle.monster-once",
    "alliance.cycle.monster-none-ready", "alliance.battle.monster-attack-total",
)  # fmt: skip
def test_a_player_must_set_the_far_monster_on_whomever_it_can_reach(table):
    b = cave(table, "petra")
    b.tile(13)
    b.arch(13, "east")
    near, far = b.monster("ogre", 11, 1), b.monster("skeleton", 13, 5)
    b.hero("aveline", 14, 3)
    b.hero("hroda", 14, 0)
    assert monsters.choices(b.state, b.content, 0) == [far]
    assert monsters.choices(b.state, b.content, 1) == [near]
    stands = [cell for cell, heroes in monsters.positions(b.state, b.content, far).items() if heroes]
    b.run(monsters.activate(b.t, 0), str(b.at(13, 5)), "east", "aveline")
    assert {int(str(one)) for one in b.t.asked[0].options} == set(stands)
    assert b.hero("aveline").wounds == 4 - 2
    assert not b.state.monsters[far].ready
    b.state.stage, b.state.at = "monsters", 1
    assert monsters.choices(b.state, b.content, 0) == [near]
    b.state.monsters[near].ready = False
    assert next_step(b.state, b.content) == ("end_cycle",)


# ------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.rule(
    "alliance.cards.enhance-target", "alliance.cards.enhance-one-per-hero", "alliance.cards.enhance-many-targets",
    "alliance.cards.no-los-icon", "alliance.cards.target-los", "alliance.cards.column", "alliance.cards.bonus-duration",
    "alliance.burst.enhance-on-ally", "alliance.burst.limit",
)  # fmt: skip
def test_songs_lie_under_whom_they_are_sung_for_one_each_or_two_with_a_burst(table):
    b = cave(table, "pipkin", "petra", "lorna")
    b.hero("petra", 11, 1)
    b.hand(0, "lucky-charm", "blessing-of-arms", "marching-tune", "quickening-reel", "hide", "knock")
    b.act("play lucky-charm on lorna")  # at home: no line of sight required
    assert "play blessing-of-arms on lorna" not in b.options()
    assert "play blessing-of-arms on petra" in b.options()
    b.act("play blessing-of-arms on petra")
    b.act("repeat quickening-reel on petra", "hide", "knock")
    assert b.hero("petra").column == ("blessing-of-arms", "quickening-reel")
    assert (b.hero("petra").burst, b.hero("pipkin").burst) == ("repeat", "")
    assert (speed(b.state, b.content, 1), armor(b.state, b.content, 1)) == (4 + 3, 2 + 1)
    b.hand(0, "hide", "knock")
    b.turn("petra")
    assert b.offered("burst") == []


@pytest.mark.rule(
    "alliance.cards.one-per-type", "alliance.cards.type-not-color", "alliance.cards.dual-type",
    "alliance.cards.play-requirement", "alliance.battle.base-or-bonus-card", "alliance.battle.attack-total",
    "alliance.battle.attack-auras", "alliance.battle.defense-sum", "alliance.battle.monster-defeated",
    "alliance.xp.sole-kill", "alliance.battle.steps",
)  # fmt: skip
def test_mace_drum_and_tactics_add_up_to_a_defeat(table):
    b = cave(table, "aveline", "petra", second=("hroda", "jack-tallow", "oda-fenn", "lorna"))
    orc = b.monster("orc-reaver", 11, 1, wounds=(0,))
    b.hand(0, "iron-mace", "parrying-dagger", "chain-shirt", "broadsword", "overhead-swing")
    b.act("play iron-mace for bonus")
    assert b.offered("play") == ["play chain-shirt"]  # no second weapon; the tactic is Petra's
    b.act("play chain-shirt")
    b.hero("petra", 11, 3, column=("war-drum",))
    b.act("attack orc-reaver-100 with primary")  # 2 + 2 + 1 against an armor of 2: three more wounds
    assert orc not in b.state.monsters
    assert b.state.alliances[0].xp == 5


@pytest.mark.rule(
    "alliance.reaction.type-limit", "alliance.reaction.ready-or-exhausted", "alliance.reaction.duration",
    "alliance.reaction.requirement",
)  # fmt: skip
def test_a_dagger_parries_two_blows_and_bars_a_second_reaction(table):
    b = cave(table, "mcfarlin", "petra")
    ogre = b.monster("ogre", 11, 1)
    b.hand(0, "parrying-dagger", "riposte", "unbroken-rhythm")
    b.run(activation.act(b.t), "done")
    b.state.turn = None
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south", "mcfarlin parrying-dagger")
    assert [str(one) for one in b.t.asked[-1].options] == [
        "pass", "mcfarlin parrying-dagger", "mcfarlin riposte",
    ]  # fmt: skip
    assert b.hero("mcfarlin").wounds == 6 - 1 - 1 - 1
    b.state.monsters[ogre].ready = True
    b.run(monsters.activate(b.t, 1), str(b.at(11, 1)), "south")  # nothing is left to ask
    assert (b.hero("mcfarlin").wounds, b.hero("mcfarlin").down) == (6, True)


# ------------------------------------------------------------------------------------------------------------- drafting


@pytest.mark.rule(
    "alliance.draft.pay", "alliance.draft.to-hand", "alliance.draft.advance-token", "alliance.overview.xp-spent-kept",
    "alliance.draft.usable-by-alliance", "alliance.draft.refill-purge", "alliance.draft.swap",
    "alliance.draft.swap-affordable", "alliance.draft.swap-any-card", "alliance.draft.swap-then-draft",
    "alliance.draft.from-discard", "alliance.artifact.table", "alliance.artifact.counts-as-draft",
)  # fmt: skip
def test_printed_upgrades_are_bought_swapped_and_salvaged(table):
    b = table()
    alliance = b.state.alliances[0]
    alliance.xp = 5
    b.state.upgrade_area = ["broadsword", "mend-flesh", "cleaving-blow", "chain-shirt", "stubborn-as-stone"]
    b.state.upgrade_decks = [["cellar-cat", "blessing-of-arms", "make-a-name"], [], []]
    b.state.upgrade_discard = ["elven-step"]
    options = [str(one) for one in drafting.drafts(b.state, b.content, 0, -1)]
    assert "buy mend-flesh" not in options, "Petra, Lorna, Mysterios and Krom have no priest"
    assert {"swap mend-flesh", "buy cleaving-blow", "salvage elven-step"} <= set(options)
    b.run(drafting.draft(b.t, 0), "swap mend-flesh", "buy make-a-name")
    assert (alliance.xp, alliance.spent, alliance.hand, alliance.drafted) == (1, 4, ["make-a-name"], 1)
    assert b.state.upgrade_area[1] == "blessing-of-arms"  # of use to Pipkin or Thessaly, so it stays
    assert b.state.upgrade_discard == ["elven-step", "mend-flesh"]
    alliance.xp, b.state.upgrade_area[0] = 8, "hourglass-of-two-hands"
    assert "buy hourglass-of-two-hands" not in [str(one) for one in drafting.drafts(b.state, b.content, 0, -1)]
    alliance.xp = 10
    b.run(drafting.draft(b.t, 0), "buy hourglass-of-two-hands")
    assert (alliance.artifacts, alliance.drafted, alliance.xp, alliance.spent) == (
        ("hourglass-of-two-hands",),
        2,
        0,
        14,
    )
    assert "second-attack" in gear(b.state, b.content, 3).keywords


@pytest.mark.rule(
    "alliance.draw.discard-limit", "alliance.draw.draw-up", "alliance.draw.reshuffle", "alliance.draw.exhausted",
    "alliance.draw.never-forced",
)  # fmt: skip
def test_a_hand_is_filled_from_deck_and_discard_pile_and_no_further(table):
    b = table()
    b.hand(0, "hide", "knock")
    b.deck(0, "overhead-swing")
    b.state.alliances[0].discard = ["shield-line"]
    b.run(decks.discard_and_draw(b.t, 0), "knock")
    assert sorted(b.state.alliances[0].hand) == ["hide", "knock", "overhead-swing", "shield-line"]
    assert (b.state.alliances[0].deck, b.state.alliances[0].discard) == ([], [])


# ----------------------------------------------------------------------------------------------------------- solo cards


def alone(table, card):
    b = table(mode="solo", seats=1, picks=(("krom", "petra", "brunhild", "durgan"),))
    b.tile(17)
    b.arch(17, "south")
    b.state.solo_card, b.state.stage, b.state.at = card, "monsters", 0
    return b


@pytest.mark.rule(
    "alliance.solo.section1", "alliance.solo.ready-icon", "alliance.solo.section2", "alliance.solo.attack-any-type3",
    "alliance.solo.exhaust", "alliance.solo.next-card", "alliance.solo.replaces-monster-activation",
    "alliance.solo.ties",
)  # fmt: skip
def test_skittering_rouses_a_monster_and_sends_it_at_rogues(table):
    b = alone(table, "skittering")
    ogre = b.monster("ogre", 17, 4, ready=False)
    b.hero("krom", 17, 1)
    b.state.solo_deck = ["whispers"]
    b.run(solo.first_step(b.t))
    assert b.state.monsters[ogre].ready
    b.run(solo.then_step(b.t, 0), "first ogre-100", str(b.at(17, 4)), "north")
    assert (b.hero("krom").wounds, b.hero("krom").down) == (4, True)  # 6 + 1 against a dodge of 2, and 4 Health
    assert (b.state.monsters[ogre].ready, b.state.solo_card) == (False, "whispers")


@pytest.mark.rule(
    "alliance.solo.section3", "alliance.solo.burst-icon", "alliance.solo.spend-xp-icon", "alliance.solo.discard-icon",
    "alliance.solo.discard-hand-size",
)  # fmt: skip
def test_the_deep_stirs_with_all_that_its_last_section_says(table):
    b = alone(table, "the-deep-stirs")
    b.monster("ogre", 17, 4, ready=False)
    b.hero("petra", 17, 1)
    b.state.cycle, b.state.alliances[0].xp = 4, 2
    b.hand(0, "hide", "knock", "overhead-swing", "shield-line")
    b.run(solo.then_section(b.t, 0), "petra", str(b.at(17, 4)), "north", "hide", "knock", "shield-line")
    assert (b.hero("petra").down, b.state.alliances[0].xp, b.state.alliances[0].spent) == (
        True,
        1,
        1,
    )  # 6 + 3 against 2
    assert (b.state.alliances[0].hand, b.state.alliances[0].hand_less) == (["overhead-swing"], 3)


@pytest.mark.rule(
    "alliance.solo.score", "alliance.solo.score-empty", "alliance.solo.score-monsters", "alliance.solo.score-challenges"
)
def test_the_dungeons_due_is_counted_at_the_end(table):
    b = alone(table, "whispers")
    b.monster("ogre", 17, 4)
    b.challenge("treasure-chest", 17, 0)
    b.challenge("treasure-chest", 17, 2, up=True)
    b.state.alliances[0].xp, b.state.alliances[0].spent, b.state.alliances[0].defeats = 30, 30, 2
    assert penalty(b.state) == 4 * (12 - 2) + 1 + 1
    assert outcome(b.state, b.content)[0].score == 60 - 2 - 42


@pytest.mark.rule(
    "alliance.endphase.order", "alliance.endphase.discard", "alliance.endphase.draw", "alliance.endphase.hand-kept"
)
def test_an_end_phase_readies_poisons_discards_and_draws(table):
    b = table()
    b.hero("petra", ready=False, poison=1, column=("overhead-swing",), buried=("hide", "knock"), burst="speed")
    b.hand(0, "shield-line")
    b.hand(1, *["brace"] * 6)
    b.run(endphase.end_phase(b.t), "draw")
    assert (b.hero("petra").ready, b.hero("petra").poison, b.hero("petra").column) == (True, 2, ())
    assert sorted(b.state.alliances[0].hand) == ["hide", "knock", "overhead-swing", "shield-line"]
    assert (b.state.round, b.state.initiative) == (2, 1)


def test_the_opening_hand_holds_only_cards_of_the_own_heroes(table):
    b = table()
    deck = opening.starting_deck(b.content, list(b.state.alliances[0].picks))
    assert len(deck) == 12
    assert {b.content.cards[card].hero for card in deck} == {"petra", "lorna", "mysterios", "krom"}
