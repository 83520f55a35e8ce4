"""Set-up: decks, characters, starting cards, and the rules for one or two characters."""

from collections import Counter

import msgspec
import pytest

import undercroft
from undercroft.games.doria import INFO
from undercroft.games.doria.game import GAME
from undercroft.games.doria.rules import doom, gear, phases, preparation, spawn
from undercroft.games.doria.state import Switches
from undercroft.kernel import SetupError, configure
from undercroft.testing import scripted


def fresh(edition="en", seats=3, **more):
    return scripted(GAME, edition=edition, seats=seats, **more)


def step(t, dice=(), answers=()):
    name, *arguments = GAME.next_step(t.state, t.content)
    t.script(dice, answers)
    from undercroft.testing import run

    run(GAME.steps[name](t, *arguments), t)
    return name


@pytest.mark.rule("doria.comp.loot-deck-en", "doria.setup.loot-stacks-en")
def test_510_loot_cards_in_three_stacks_of_170():
    t = fresh(content=1)
    assert [len(stack) for stack in t.state.stacks] == [170, 170, 170]
    kinds = {t.content.numbered[number].kind for stack in t.state.stacks for number in stack}
    assert {"melee", "ranged", "spell", "armor", "potion", "trap", "event"} <= kinds
    assert fresh(seed=2).state.stacks != t.state.stacks


@pytest.mark.rule("doria.comp.loot-deck-de", "doria.setup.loot-stacks-de")
def test_464_loot_cards_in_three_stacks_in_the_first_edition():
    t = fresh("de", content=1)
    assert sum(len(stack) for stack in t.state.stacks) == 464
    assert max(map(len, t.state.stacks)) - min(map(len, t.state.stacks)) <= 1
    kinds = {t.content.numbered[number].kind for stack in t.state.stacks for number in stack}
    assert {"melee", "spell", "armor", "potion", "trap", "event"} <= kinds


@pytest.mark.rule("doria.setup.loot-stacks-en", "doria.search.one-card")
def test_a_draw_may_come_from_any_stack():
    from undercroft.games.doria.rules import loot
    from undercroft.testing import run

    t = scripted(GAME, seats=3, options={"choose-stack": True}, answers=["1"])
    top = t.state.stacks[1][-1]
    assert run(loot.top_card(t, 2), t) == top
    assert t.asked[0].seat == 2


@pytest.mark.rule("doria.comp.monster-deck-en", "doria.setup.monster-deck")
def test_160_monster_cards():
    t = fresh()
    assert len(t.state.monster_deck) == 160
    assert any(id in t.content.modifications for id in t.state.monster_deck)
    assert fresh(seed=2).state.monster_deck != t.state.monster_deck


@pytest.mark.rule("doria.comp.monster-deck-de")
def test_144_monster_cards_in_the_first_edition():
    t = fresh("de")
    count = Counter(t.state.monster_deck)
    printed = {
        "goblin": 8, "orc": 5, "zombie": 6, "mummy": 5, "skeleton": 5, "vampire": 3, "ghoul": 5, "mercenary": 5,
        "black-knight": 4, "gargoyle": 5, "ogre": 3, "troll": 2, "slimecrawler": 8, "archer": 10, "spear-thrower": 4,
        "poltergeist": 10, "shaman": 5, "dark-mage": 4, "golem": 3,
    }  # fmt: skip
    assert {id: count[id] for id in printed} == printed
    assert sum(count.values()) - sum(printed.values()) == 44


@pytest.mark.rule("doria.comp.monster-figures")
def test_the_number_of_figures():
    newer, first = fresh().content.monsters, fresh("de").content.monsters
    figures = {
        "goblin": 5, "orc": 2, "zombie": 5, "mummy": 2, "skeleton": 2, "vampire": 1, "ghoul": 2, "mercenary": 2,
        "black-knight": 1, "gargoyle": 2, "ogre": 1, "troll": 1, "slimecrawler": 3, "archer": 3, "spear-thrower": 1,
        "poltergeist": 3, "shaman": 2, "dark-mage": 1, "golem": 1,
    }  # fmt: skip
    assert {id: monster.figures for id, monster in newer.items()} == figures
    assert {id: monster.figures for id, monster in first.items()} == {**figures, "zombie": 3}


@pytest.mark.rule("doria.comp.level-cards-en", "doria.comp.level-cards-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_76_level_cards(edition):
    monsters = fresh(edition).content.monsters
    assert len(monsters) == 19
    assert all(len(monster.levels) == 4 for monster in monsters.values())


@pytest.mark.rule("doria.comp.standard-items-en", "doria.comp.standard-items-de")
def test_standard_items():
    assert len(fresh().state.standard) == 24
    assert len(fresh("de").state.standard) == 16


@pytest.mark.rule("doria.comp.boss-cards-en", "doria.comp.campaign-items-en", "doria.comp.door-event-cards-en")
def test_boss_cards_campaign_items_and_door_events():
    t = fresh()
    assert len(t.content.bosses) == 20
    assert len([boss for boss in t.content.bosses.values() if not boss.base and not boss.goal]) == 4
    assert len(t.content.numbered) - t.content.standard == 16
    assert set(range(t.content.standard, len(t.content.numbered))) == set(
        t.state.lost
    )  # out of the game until asked for
    assert len(t.state.door_deck) == 60
    assert t.state.door_deck.count("no-event") == 15
    assert fresh("de").state.door_deck == []  # the first edition has no such deck


@pytest.mark.rule("doria.doorevent.harder-en")
@pytest.mark.parametrize("calm", [10, 5, 0])
def test_cards_without_event_may_be_removed(calm):
    t = fresh(options={"calm-doors": calm})
    assert t.state.door_deck.count("no-event") == calm
    assert len(t.state.door_deck) == 45 + calm


@pytest.mark.rule("doria.comp.room-tile", "doria.setup.start-tile")
def test_48_tiles_of_five_by_five_and_the_start_tile_lies_open():
    t = fresh()
    assert len(t.content.tiles) == 48
    for tile in t.content.tiles:
        shape = t.content.atlas.shape(tile, 0)
        assert len(shape.marks) == 25
        assert all(list(side) in ([2], []) or len(side) > 1 for side in shape.exits)
    assert [place.tile for place in t.state.dungeon.placements] == ["a-1"]
    assert "a-1" not in t.state.tiles


@pytest.mark.rule("doria.setup.board-markers-en", "doria.setup.level-cards")
def test_markers_stand_at_their_start():
    t = fresh()
    assert (t.state.doom, t.state.round, t.state.xp, t.state.level) == (doom.HEAD, 0, 0, 1)


@pytest.mark.rule("doria.setup.board-markers-de")
def test_markers_of_the_first_edition():
    t = fresh("de")
    assert (t.state.doom, t.state.round, t.state.xp) == (doom.HEAD, 0, 0)
    t.state.phase = "A"
    step(t)
    assert t.state.round == 1


@pytest.mark.rule("doria.game.players-en", "doria.game.players-de")
def test_one_to_six_play():
    assert INFO.players == (1, 6)
    assert {edition.id for edition in INFO.editions} == {"en", "de"}
    with pytest.raises(SetupError):
        configure(INFO, seed=1, seats=7)
    assert [len(fresh(seats=seats).state.heroes) for seats in (2, 3, 6)] == [2, 3, 6]


@pytest.mark.rule("doria.game.multiple-heroes", "doria.game.player-count-means-characters")
def test_one_person_may_run_several_heroes_and_they_are_counted():
    t = fresh(seats=2, heroes=5)
    assert [who.seat for who in t.state.heroes] == [0, 1, 0, 1, 0]
    assert t.state.party == 5
    assert spawn.icon_colors(t.state.party) == "wgy"
    with pytest.raises(SetupError):
        fresh(seats=3, heroes=2)


@pytest.mark.rule("doria.setup.choose-hero", "doria.comp.hero-cards")
def test_pick_a_character_or_get_one_at_random():
    t = fresh()
    step(t, answers=["mage"])
    assert t.state.heroes[0].kind == "mage"
    assert t.asked[0].seat == 0
    step(t, answers=["random"])
    assert "mage" not in [str(option) for option in t.asked[1].options]
    assert t.state.heroes[1].kind in t.content.heroes
    assert len(t.content.heroes) == 8


@pytest.mark.rule("doria.setup.standard-pair-en")
def test_each_premade_character_has_its_two_standard_items():
    printed = {
        "warrior": ("combat-hammer", "tri-anon-armor"),
        "shield-maiden": ("squire-sword", "squire-shield"),
        "ranger": ("tomahawk", "bark-bracers"),
        "huntress": ("hunting-bow", "hunting-boots"),
        "adventurer": ("side-sword", "psi-dart"),
        "scoundrel": ("moon-spear", "moon-greaves"),
        "mage": ("psi-orb", "spell-guard"),
        "priestess": ("sun-staff", "small-healing-spell"),
    }
    t = fresh(seats=1, heroes=1)
    assert {id: hero.items for id, hero in t.content.heroes.items()} == printed
    step(t, answers=["ranger"])
    step(t)
    step(t, answers=["none"])
    held = [t.content.numbered[number].id for number in t.state.heroes[0].hand]
    assert sorted(held) == ["bark-bracers", "tomahawk"]


@pytest.mark.rule("doria.setup.standard-extra-en")
def test_more_standard_items_but_not_those_of_others():
    t = fresh(seats=2)
    step(t, answers=["warrior"])
    step(t, answers=["shield-maiden"])
    step(t)
    offered = {t.content.numbered[number].id for number in preparation.spare_standard(t, 0)}
    assert "squire-sword" not in offered  # the shield-maiden has first claim
    assert "tomahawk" in offered
    assert not gear.meets(t.state.heroes[0], t.content.cards["psi-orb"])
    assert "psi-orb" in offered  # for a friend, or for later
    tomahawk = next(number for number in t.state.standard if t.content.numbered[number].id == "tomahawk")
    t.state.heroes[0].attributes[3] = 9
    step(t, answers=[f"tomahawk {tomahawk}"])
    assert tomahawk in t.state.heroes[0].hand
    assert t.state.queue[0] == 0  # as many as one likes


@pytest.mark.rule("doria.setup.equipment-en", "doria.setup.initial-draw")
def test_loot_up_to_six_cards():
    t = fresh()
    for kind in ("warrior", "mage", "ranger"):
        step(t, answers=[kind])
    t.state.phase, t.state.queue = "cards", [0]
    t.state.heroes[0].hand = [t.state.standard.pop(), t.state.standard.pop()]
    plain = [number for number in t.state.stacks[0] if t.content.numbered[number].kind == "melee"][:4]
    t.state.stacks = [plain, [], []]
    step(t)
    assert len(t.state.heroes[0].hand) == 6


@pytest.mark.rule("doria.setup.redraw-en", "doria.setup.keep-traps-en")
def test_a_trap_of_the_first_draw_may_be_kept_or_drawn_anew():
    t = fresh()
    step(t, answers=["warrior"])
    t.state.phase, t.state.queue = "cards", [0]
    find = lambda kind: [n for stack in t.state.stacks for n in stack if t.content.numbered[n].kind == kind]  # noqa: E731
    traps, weapons = find("trap")[:2], find("melee")[:5]
    t.state.stacks = [[*weapons, traps[1], traps[0]], [], []]
    step(t, answers=["redraw", "keep"])
    assert traps[0] in t.state.discard
    assert t.state.heroes[0].hand == [traps[1], *weapons[::-1]]
    assert t.state.kept_traps == [traps[1]]
    assert t.rolled == []  # it never springs
    t.state.phase, t.state.queue, t.state.party = "H", [], 9
    step(t)
    assert t.state.xp == t.content.numbered[traps[1]].trap.xp
    assert t.state.kept_traps == []
    assert gear.gold_value(t.state, t.content, traps[1]) > 0


@pytest.mark.rule("doria.setup.equipment-de", "doria.setup.redraw-de")
def test_in_the_first_edition_six_cards_of_which_two_may_be_swapped():
    t = fresh("de")
    step(t, answers=["warrior"])
    t.state.phase, t.state.queue = "cards", [0]
    find = lambda kind: [n for stack in t.state.stacks for n in stack if t.content.numbered[n].kind == kind]  # noqa: E731
    trap, event, weapons = find("trap")[0], find("event")[0], find("melee")[:6]
    t.state.stacks = [[*weapons, event, trap], [], []]
    hammer, armor = (
        next(n for n in t.state.standard if t.content.numbered[n].id == id)
        for id in ("combat-hammer", "barbarian-armor")
    )
    ids = [f"{t.content.numbered[n].id} {n}" for n in weapons]
    step(t, answers=[ids[0], f"combat-hammer {hammer}"])
    assert {trap, event} <= set(t.state.discard)  # drawn anew without asking
    assert len(t.state.heroes[0].hand) == 6
    step(t, answers=[ids[1], f"barbarian-armor {armor}"])
    assert t.state.queue == [0]
    step(t)  # no more than two
    assert t.state.queue == []
    assert {hammer, armor} <= set(t.state.heroes[0].hand)


@pytest.mark.rule("doria.setup.trade")
def test_starting_cards_are_equipped_put_away_given_or_discarded():
    t = fresh(seats=2)
    step(t, answers=["warrior"])
    step(t, answers=["mage"])
    t.state.phase, t.state.queue = "arrange", [0, 1]
    cards = [number for number in t.state.stacks[0] if t.content.numbered[number].kind == "potion"][:4]
    t.state.stacks[0] = [number for number in t.state.stacks[0] if number not in cards]
    t.state.heroes[0].hand = cards[:]
    step(t, answers=["by-hand", "hand-1"])
    step(t, answers=["belt"])
    step(t, answers=["give 1"])
    step(t, answers=["discard"])
    who = t.state.heroes[0]
    assert (who.body[7], who.belt, t.state.heroes[1].hand, t.state.discard) == (
        cards[0],
        [cards[1]],
        [cards[2]],
        [cards[3]],
    )


def test_the_proposal_wears_what_fits():
    t = fresh(seats=1, heroes=1)
    step(t, answers=["warrior"])
    t.state.heroes[0].hand = [
        n for n in t.state.standard if t.content.numbered[n].id in ("combat-hammer", "tri-anon-armor")
    ]
    preparation.dress(t, 0)
    worn = {t.content.numbered[number].id for number in gear.equipped(t.state.heroes[0])}
    assert worn == {"combat-hammer", "tri-anon-armor"}
    assert t.state.heroes[0].hand == []


@pytest.mark.rule("doria.setup.custom-hero")
def test_a_custom_hero_has_exactly_fifty_points_of_one_to_thirteen():
    from undercroft.testing import run

    t = fresh(options={"custom-heroes": True})
    step(t, answers=["custom"])
    t.script((), ["13", "13", "13", "9"])
    run(preparation.build(t, 0), t)
    assert t.state.heroes[0].attributes == [13, 13, 13, 9, 1, 1]
    assert [ask.options[-1].number for ask in t.asked[1:]] == [13, 13, 13, 9]
    t.script((), ["1", "1", "9"])  # the rest must be 13 each
    run(preparation.build(t, 0), t)
    assert t.state.heroes[0].attributes == [1, 1, 9, 13, 13, 13]
    plain = fresh()
    step(plain, answers=["mage"])
    assert "custom" not in [str(option) for option in plain.asked[0].options]


@pytest.mark.rule("doria.setup.custom-hero-skills-en")
def test_dodge_and_psi_resistance_need_their_minimum(scene):
    from undercroft.games.doria.rules import defense

    s = scene(heroes=["warrior"])
    assert defense.has_bare(s.t, 0, magic=False, armed=False)
    assert defense.has_bare(s.t, 0, magic=True, armed=False)
    s.set("warrior", agi=1, wis=1)
    assert not defense.has_bare(s.t, 0, magic=False, armed=False)
    assert not defense.has_bare(s.t, 0, magic=True, armed=False)
    assert s.run(defense.parry(s.t, 0, 25, magic=True)) == (True, 2)  # nothing to roll: all 25 points get through
    first = scene(heroes=["warrior"], edition="de")
    first.set("warrior", agi=1, wis=1)
    assert defense.has_bare(first.t, 0, magic=True, armed=False)


@pytest.mark.rule("doria.setup.start-squares")
def test_start_squares_in_order_of_initiative():
    t = fresh(seats=4)
    for kind in ("warrior", "mage", "ranger", "huntress"):
        step(t, answers=[kind])
    t.state.phase, t.state.round, t.state.queue = "C", 1, []
    for hero, ap in enumerate((12, 20, 12, -1)):
        t.state.heroes[hero].ap = ap
    t.state.heroes[3].unconscious = True
    step(t, answers=["ranger 2"])
    marks = t.content.atlas.board(t.state.dungeon).marks
    assert [marks[who.square] for who in t.state.heroes] == ["3", "1", "2", "4"]


@pytest.mark.rule("doria.setup.tile-deck-en")
def test_the_scenario_builds_the_tile_deck():
    t = fresh(scenario="the-warlord")
    assert 6 <= len(t.state.tiles) < 47
    assert "c-8" in t.state.tiles


@pytest.mark.rule("doria.setup.tile-deck-de")
def test_in_the_first_edition_all_tiles_are_in_the_deck():
    t = fresh("de", scenario="the-warlord")
    assert len(t.state.tiles) == 47
    assert len(set(t.state.tiles)) == 47


@pytest.mark.rule("doria.setup.scenario", "doria.game.hidden-information")
def test_decks_are_hidden_and_everything_else_is_open():
    t = fresh(content=1)
    seen = GAME.view(t.state, t.content, 0)
    assert seen == GAME.view(t.state, t.content, None)
    assert seen["left"] == {"tiles": len(t.state.tiles), "loot": [170, 170, 170], "monsters": 160, "door_events": 60}
    before = GAME.view(t.state, t.content, 1)
    order = t.state.tiles[:]
    GAME.redeal(t.state, t.content, 1, {"": 5})
    assert GAME.view(t.state, t.content, 1) == before
    assert t.state.tiles != order
    assert sorted(t.state.tiles) == sorted(order)
    from undercroft.games.doria.events import ScenarioTold
    from undercroft.games.doria.rules import scenario
    from undercroft.testing import run

    run(scenario.begin(t))
    assert t.told(ScenarioTold) == []
    scenario.introduce(t)
    assert t.told(ScenarioTold)[0].what.endswith("-intro")


# ----------------------------------------------------------------------------------------------- one or two


@pytest.mark.rule("doria.duo.cards-en", "doria.solo.cards-en", "doria.duo.cards-de", "doria.solo.cards-de")
@pytest.mark.parametrize(
    ("edition", "heroes", "cards"),
    [("en", 1, 10), ("en", 2, 8), ("en", 3, 6), ("de", 1, 8), ("de", 2, 7), ("de", 3, 6)],
)
def test_small_parties_start_with_more_cards(edition, heroes, cards):
    t = fresh(edition, seats=1, heroes=heroes)
    assert preparation.hand_size(t) == cards


@pytest.mark.rule("doria.duo.bonus-en", "doria.solo.bonus-en", "doria.solo.bonus-de")
@pytest.mark.parametrize(
    ("edition", "heroes", "asked"),
    [("en", 1, True), ("en", 2, True), ("en", 3, False), ("de", 1, True), ("de", 2, False)],
)
def test_small_parties_start_with_a_hero_bonus(edition, heroes, asked):
    from undercroft.testing import run

    t = fresh(edition, seats=1, heroes=heroes)
    t.script((), ["melee"] if asked else [])
    run(preparation.start_bonus(t, 0), t)
    assert t.state.heroes[0].bonuses == (["melee"] if asked else [])


@pytest.mark.rule("doria.duo.icons-en", "doria.spawn.icon-colors-en", "doria.spawn.icon-colors-de")
@pytest.mark.parametrize(("heroes", "marks"), [(1, "w"), (2, "w"), (3, "w"), (4, "wg"), (5, "wgy"), (6, "wgyr")])
def test_icons_by_the_number_of_characters(heroes, marks):
    assert spawn.icon_colors(heroes) == marks


@pytest.mark.rule("doria.duo.xp-en", "doria.solo.xp-en", "doria.duo.xp-de", "doria.solo.xp-de")
@pytest.mark.parametrize(
    ("edition", "mode", "heroes", "needed", "each"),
    [
        ("en", "single", 2, 2, 1), ("en", "campaign", 2, 6, 1), ("en", "single", 1, 1, 1), ("en", "campaign", 1, 3, 1),
        ("de", "single", 2, 2, 3), ("de", "campaign", 2, 2, 1), ("de", "single", 1, 1, 3), ("de", "campaign", 1, 1, 1),
    ],
)  # fmt: skip
def test_experience_of_small_parties(edition, mode, heroes, needed, each):
    t = fresh(edition, seats=1, heroes=heroes, mode=mode)
    t.state.xp = needed - 1
    phases.redeem(t)
    assert [who.xp for who in t.state.heroes] == [0] * heroes
    t.state.xp = needed
    phases.redeem(t)
    assert [who.xp for who in t.state.heroes] == [each] * heroes
    assert t.state.xp == 0


@pytest.mark.rule("doria.duo.track-de", "doria.solo.rules-de")
@pytest.mark.parametrize("heroes", [["warrior"], ["warrior", "mage"]])
def test_in_the_first_edition_the_track_moves_one_space_less(scene, heroes):
    s = scene(heroes=heroes, edition="de")
    s.state.door_opened = True
    s.run(phases.count_doom(s.t))
    assert s.state.doom_due == 0
    s.state.door_opened = False
    s.run(phases.count_doom(s.t))
    assert s.state.doom_due == 1
    newer = scene(heroes=["warrior", "mage"])
    newer.state.door_opened = True
    newer.run(phases.count_doom(newer.t))
    assert newer.state.doom_due == 1


@pytest.mark.rule("doria.duo.no-unconscious-de", "doria.solo.rules-de", "doria.solo.no-unconscious-en")
@pytest.mark.parametrize(
    ("edition", "heroes", "falls"),
    [("de", 1, False), ("de", 2, False), ("de", 3, True), ("en", 1, False), ("en", 2, True)],
)
def test_small_parties_never_fall_unconscious(scene, edition, heroes, falls):
    s = scene(heroes=["warrior", "mage", "ranger"][:heroes], edition=edition)
    s.set("warrior", ip=-9)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[1])
    who = s.hero("warrior")
    assert who.unconscious is falls
    assert s.state.fallen == falls
    if not falls:
        assert who.ap == 1


@pytest.mark.rule("doria.solo.negative-en")
def test_a_lone_hero_does_not_subtract_negative_points_but_loses_the_die(scene):
    s = scene(heroes=["mage"])
    s.set("mage", hp=-6, ip=9)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[5])
    assert s.hero("mage").ap == 14


@pytest.mark.rule("doria.solo.doom-en")
def test_a_lone_hero_may_pay_experience_against_the_doom_step(scene):
    s = scene(heroes=["mage"])
    s.state.xp = 1
    s.run(phases.count_doom(s.t), answers=["pay"])
    assert (s.state.doom_due, s.state.xp) == (1, 0)
    s.state.doom_due = 0
    s.run(phases.count_doom(s.t))  # nothing left to pay with: not asked
    assert s.state.doom_due == 2


@pytest.mark.rule("doria.solo.fixed-dice-en")
def test_monster_dice_may_count_six_each(scene):
    from undercroft.games.doria.rules import dice

    s = scene(average_monster_dice=True)
    assert s.run(dice.roll_for_monster(s.t, (3, 2), "monster-attack")) == (20, 0)
    assert s.t.rolled == []
    assert s.run(dice.roll(s.t, (2, 0), "attack"), dice=[1, 1]).fumble  # characters still roll


@pytest.mark.rule("doria.card.anatomy", "doria.card.icons")
def test_cards_carry_every_printed_property():
    from undercroft.games.doria.content.definitions import Card

    cards = list(fresh().content.cards.values())
    fields = (
        "attack", "defense", "psi", "damage", "ar", "vulnerable", "element", "ip", "hp", "psi_points", "piercing",
        "poison", "tn", "tn_bonus", "belt", "gold", "hands", "range", "pp", "ap", "jump", "traps", "strength", "magic",
        "immobilize", "disarm", "melee", "ranged", "spell", "defend", "resist", "needs", "group", "zone",
    )  # fmt: skip
    plain = Card(id="plain", kind="melee")
    for field in fields:
        assert any(getattr(card, field) != getattr(plain, field) for card in cards), field
    assert {card.zone for card in cards} >= {"head", "torso", "arms", "legs", "feet", "accessory", "hands", "any"}
    assert {card.element for card in cards} >= {"fire", "water", "earth", "air"}


@pytest.mark.rule("doria.card.monster-range")
def test_a_monster_attacks_within_its_range_after_moving(scene):
    from undercroft.games.doria.rules import hunt

    corridor = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
    s = scene(corridor, heroes={"warrior": (4, 2)})
    mercenary = s.monster("mercenary", 0, 2)
    plan = s.run(hunt.planned(s.t, mercenary, ()))
    assert s.at(plan.square) == (2, 2)  # range 2
    assert plan.hit == (0,)


@pytest.mark.rule("doria.setup.equipment-en")
@pytest.mark.parametrize("left", [0, 1])
def test_where_the_loot_runs_out_the_hand_stays_short(scene, left):
    s = scene(heroes=("warrior",))
    s.state.phase, s.state.queue = "cards", [0]
    s.state.stacks, s.state.discard = [[s.card("dagger")] * left, [], []], []
    s.t.policy = lambda t, ask: ask.options[-1]
    s.step()
    assert [s.content.numbered[number].id for number in s.hero("warrior").hand] == ["dagger"] * left


def test_every_switch_of_the_game_is_a_field_with_its_default():
    own = {field.encode_name: field.default for field in msgspec.structs.fields(Switches)}
    assert own == {switch.id: switch.default for switch in GAME.info.options}


def test_the_switches_of_a_game_are_those_it_was_set_up_with():
    chosen = {"stop-after-trap": True, "calm-doors": 5}
    state = undercroft.new("doria", seed=1, options=chosen).state
    assert state.setting.switches == Switches(stop_after_trap=True, calm_doors=5)
    assert len(state.door_deck) == len(undercroft.new("doria", seed=1).state.door_deck) - 10
    kept = msgspec.to_builtins(state.setting)["options"]
    assert kept["calm-doors"] == 5  # as saves have always written it
    assert not kept["choose-stack"]
