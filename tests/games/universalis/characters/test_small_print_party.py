"""Small print of companions and of the automaton."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import melee
from undercroft.games.universalis.rules.magic import spell_effects
from undercroft.games.universalis.state import HEROES
from undercroft.kernel import configure


@pytest.mark.rule(
    "dun.companion.mercenary-own-gear", "dun.companion.mercenary-new-gear", "dun.companion.mercenary-no-treasure"
)
def test_mercenaries_keep_to_their_own_gear(arena):
    a = arena(chests=((1, 0),))
    hero = a.hero(1, 1, pack=("axe",))
    sword = a.figure(2, 1, side=HEROES, kind="mercenary", card="sellsword", hands=("broadsword",), pack=("dagger",))
    a.activate(sword)
    offers = a.offers(sword)
    assert not any(text.startswith(("give", "chest", "search", "corpses")) for text in offers)
    a.activate(hero)
    assert not any(text.startswith("give") for text in a.offers(hero))


@pytest.mark.rule("dun.turn.companion-activation")
def test_a_hero_s_seat_runs_his_companions(arena):
    from undercroft.games.universalis.rules.characters.control import seat_of

    a = arena()
    hero = a.hero(1, 1)
    pet = a.pet(2, 2, owner=hero.id)
    assert seat_of(a.t, pet) == hero.seat
    assert seat_of(a.t, a.orc(5, 5)) == -1


@pytest.mark.rule("dun.adp.encounter.sequence", "dun.adp.place.spawn-table")
def test_a_drawn_encounter_is_paid_by_what_it_places(arena):
    from undercroft.games.universalis.rules.dark import spawning

    a = arena("aaaabbbbbb\n" * 6, doors=(Door("gate", (3, 2), "east"),))
    a.reveal_all()
    hero = a.hero(3, 2)
    a.state.dark.reserve, a.state.dark.encounter_deck = 20, ["enemy-spotted"]
    a.run(spawning.draw_encounter(a.t, 1, hero.id), [1])
    placed = [f for f in a.state.figures.values() if f.side == 1]
    row = a.content.factions["great-orc-clans"].spawn["enemy-spotted"][0]
    assert sorted(f.card for f in placed) == sorted(row)
    assert a.state.dark.reserve == 20 - sum(f.vp for f in placed)


@pytest.mark.rule("dun.adp.place.big-base")
def test_a_big_creature_keeps_all_its_squares_three_away(arena):
    from undercroft.games.universalis.rules.encounters.encounters import legal_square

    a = arena("aaaabbbbbb\n" * 6, doors=(Door("gate", (3, 2), "east"),))
    a.reveal_all()
    hero, troll = a.hero(3, 2), a.orc(8, 4, size=3, span=4)
    troll.cell = -1
    assert not legal_square(a.t, troll, a.at(5, 2), hero.id)
    assert legal_square(a.t, troll, a.at(6, 2), hero.id)


@pytest.mark.rule("dun.adp.move.no-agility-tests", "dun.adp.disengage")
def test_an_engaged_creature_of_the_automaton_stays_and_fights(arena):
    from undercroft.games.universalis.rules.automaton import artificial

    a = arena()
    near, weak = a.hero(5, 4, combat=9), a.hero(9, 4, combat=0)
    orc = a.orc(5, 3, hands=("broadsword",))
    a.run(artificial.activate(a.t, orc.id), [2, 2, 3, 3])
    assert orc.cell == a.at(5, 3)
    assert a.t.told(melee.Attacked)[0].target == near.id
    assert weak.wounds == 0


@pytest.mark.rule("dun.adp.decks.unused", "dun.adp.decks.separate")
def test_the_automaton_has_three_decks_of_their_own_kind():
    config = configure(INFO, seed=3, seats=1, heroes=3, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    kinds = [
        {content.dark[card].kind for card in deck} - {"encounter"}
        for deck in (state.dark.obstacle_deck, state.dark.power_deck)
    ]
    assert kinds == [{"obstacle"}, {"power"}]
    assert state.dark.hand == []
    assert state.dark.discard == []


@pytest.mark.rule("dun.quest-map.main-room", "dun.leader.place", "dun.quest-sheet.leader", "dun.gloss.main-room")
def test_every_sheet_has_a_main_room_and_a_place_for_its_leader(arena):
    c = arena().content
    from undercroft.games.universalis.editions import base

    for quest in base().quests.values():
        main = [section for section in quest.sections if section.main]
        assert len(main) == 1
        if quest.leader:
            assert base().creatures[quest.leader].level == "champion"
    assert c


@pytest.mark.rule(
    "dun.quest-sheet.definition", "dun.quest-sheet.faction", "dun.quest-sheet.difficulty", "dun.quest-sheet.types"
)
def test_sheets_name_their_faction_type_and_difficulty():
    from undercroft.games.universalis.content.sheet_checks import QUESTS
    from undercroft.games.universalis.editions import base

    for quest in base().quests.values():
        assert all(faction in base().factions for faction in quest.factions)
        assert quest.kind in QUESTS
        assert 1 <= quest.difficulty <= 5


@pytest.mark.rule("dun.class.groups")
def test_each_class_belongs_to_one_of_three_groups():
    from undercroft.games.universalis.editions import base

    groups = {card.group for card in base().classes.values()}
    assert groups == {"fighter", "explorer", "spellcaster"}
    for card in base().classes.values():
        if card.group == "spellcaster":
            assert card.spells > 0


@pytest.mark.rule("dun.dp.creature-levels")
def test_creatures_have_three_levels_and_corpse_dice_by_level():
    from undercroft.games.universalis.editions import base
    from undercroft.games.universalis.rules.harm.damage import rank

    assert {card.level for card in base().creatures.values()} == {"grunt", "elite", "champion"}
    assert [1 + rank(level) for level in ("grunt", "elite", "champion")] == [1, 2, 3]


@pytest.mark.rule("dun.magic-object.types", "dun.magic-object.value")
def test_magic_objects_have_types_and_values():
    from undercroft.games.universalis.content.definitions import MAGIC_TYPES
    from undercroft.games.universalis.editions import base

    for card in base().magic.values():
        assert card.type in MAGIC_TYPES
        assert card.vp >= (5 if card.relic else 1)
        assert bool(card.base) == (card.type != "element")


@pytest.mark.rule("dun.sorcery.table")
def test_the_sorcery_levels(arena):
    a = arena()
    hero = a.hero(1, 1, vp=17)
    assert spell_effects.is_apprentice(hero)
    hero.vp = 18
    assert not spell_effects.is_apprentice(hero)
    assert not spell_effects.is_apprentice(a.orc(3, 3, vp=1))


@pytest.mark.rule("dun.bridge.difficult")
def test_a_footbridge_is_difficult_ground(arena):
    a = arena("a" * 6, ground=(Ground("footbridge", (1, 0), 3),))
    hero = a.hero(0, 0, movement=4)
    a.activate(hero)
    assert f"move @{a.at(2, 0)}" in a.offers(hero)
    assert f"move @{a.at(3, 0)}" not in a.offers(hero)


@pytest.mark.rule("dun.surprise.effect")
def test_a_surprised_character_may_be_left_and_turned(arena):
    a = arena()
    hero, orc = a.hero(5, 4), a.orc(8, 4, facing="west")
    a.run(encounters.startle(a.t, hero, orc.id), (), [str(orc.cell), "2"])
    assert orc.cell == a.at(8, 4)
    assert orc.facing == 2


@pytest.mark.rule("dun.score.heroes")
def test_feats_of_the_heroes_are_counted_together(arena):
    from undercroft.games.universalis.rules.checks.rolls import score

    a = arena()
    a.hero(1, 1)
    score(a.t, HEROES, 2, "chest", "dun.score.heroes")
    score(a.t, HEROES, 0, "nothing", "dun.score.heroes")
    assert a.state.quest.achievements == [2, 0]
