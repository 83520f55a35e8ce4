"""The small print of many chapters."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.definitions import NATURES, Attribute, Heal
from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Ground, Section
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.characters.party import alignment, choosable
from undercroft.games.universalis.rules.dark import hand
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.fighting import melee
from undercroft.games.universalis.rules.fighting.hits import Blows
from undercroft.games.universalis.rules.harm import effects, furniture
from undercroft.games.universalis.rules.magic import casting, dispelling, spell_effects
from undercroft.games.universalis.rules.squares import passages
from undercroft.games.universalis.state import HEROES, Held, Mark
from undercroft.kernel import configure
from undercroft.testing import scripted

TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


@pytest.mark.rule("dun.dice.repeat")
def test_a_repeated_die_stands_better_or_worse(arena):
    from undercroft.games.universalis.rules.checks.rolls import Roll
    from undercroft.games.universalis.rules.fighting.melee import again_for_ones

    a = arena()
    roll = a.run(again_for_ones(a.t, Roll((1, 5), 9), 3, "attack"), [1])
    assert (roll.dice, roll.total) == ((1, 5), 9)


@pytest.mark.rule("dun.setup.shuffled-decks", "dun.setup.open-decks", "dun.setup.quest")
def test_treasure_and_magic_are_shuffled_and_equipment_is_counted():
    orders = set()
    for seed in (1, 2, 3):
        config = configure(INFO, seed=seed, seats=1, scenario=INFO.scenarios[1].id)
        content = GAME.content(config)
        state = GAME.setup(config, content)
        assert state.quest.id == INFO.scenarios[1].id
        assert sorted(state.supply.magic) == sorted(c.id for c in content.magic.values() if not c.relic)
        assert all(content.magic[name].relic for name in state.supply.relics)
        assert state.supply.stock["broadsword"] == content.weapons["broadsword"].copies
        orders.add(tuple(state.supply.magic))
    assert len(orders) == 3


@pytest.mark.rule("dun.heroes.alignment", "dun.heroes.unique-spell", "dun.heroes.choose")
def test_a_party_keeps_apart_good_and_evil_and_shares_no_spell():
    t = scripted(GAME, seats=1, heroes=2)
    from undercroft.games.universalis.setup import add_hero

    content = t.content
    for first in content.heroes.values():
        t.state.figures = {}
        add_hero(t, first.id, 0)
        side = alignment(content, first)
        for name in choosable(t.state, content):
            other = content.heroes[name]
            assert not set(first.spells) & set(other.spells)
            assert {side, alignment(content, other)} != {"good", "evil"}


@pytest.mark.rule("dun.heroes.equipment", "dun.heroes.skills", "dun.heroes.spells")
def test_a_ready_hero_has_the_gear_skills_and_spells_of_his_card():
    config = configure(INFO, seed=5, seats=1, heroes=3, options={"ready-party": True})
    content = GAME.content(config)
    for figure in GAME.setup(config, content).figures.values():
        card = content.heroes[figure.card]
        assert tuple(held.card for held in figure.hands) == card.hands
        assert tuple(held.card for held in figure.worn) == card.worn
        assert set(card.skills) <= set(figure.skills)
        assert figure.spells == card.spells


@pytest.mark.rule("dun.fortune.temporary")
def test_gained_fortune_is_for_this_quest_only(arena):
    a = arena()
    hero = a.hero(1, 1, card="borgron", fortune=1)
    from undercroft.games.universalis.content.definitions import GainFortune

    a.run(effects.apply_all(a.t, (GainFortune(2),), effects.Use("x", -1, hero.id)))
    assert hero.fortune == 3
    assert hero.luck == 0


@pytest.mark.rule("dun.fortune.forbidden")
def test_no_fortune_on_the_search_of_furniture(arena):
    a = arena(furniture=(Furnishing("cupboard", (0, 0)),))
    hero = a.hero(1, 1, fortune=3)
    a.activate(hero)
    a.do(hero, "search #0", [1, 2])
    assert [ask.key for ask in a.t.asked] == ["act"]


@pytest.mark.rule("dun.water.deep-no-magic")
def test_no_spells_from_deep_water(arena):
    a = arena("a" * 12, ground=(Ground("deep-water", (0, 0)),), start=((11, 0),))
    hero = a.hero(0, 0, spells=("lightning",), mana=4)
    orc = a.orc(5, 0)
    a.activate(hero)
    assert not any(text.startswith("cast") for text in a.offers(hero))
    assert hero not in dispelling.dispellers(a.t, orc.id, hero.id)
    hero.cell = a.at(1, 0)
    assert f"cast lightning #{orc.id}" in a.offers(hero)


@pytest.mark.rule("dun.fly.under", "dun.fly.pass-through")
def test_walkers_pass_under_a_flyer_but_do_not_stop_there(arena):
    a = arena("a" * 8)
    hero = a.hero(0, 0)
    orc = a.orc(2, 0, marks=Mark.FLYING)
    a.activate(hero)
    a.state.turn.active.free_of = [orc.id]
    assert f"move @{a.at(4, 0)}" in a.offers(hero)
    assert f"move @{a.at(2, 0)}" not in a.offers(hero)
    orc.marks = 0
    assert f"move @{a.at(4, 0)}" not in a.offers(hero)


@pytest.mark.rule("dun.fly.agility-auto")
def test_a_flyer_needs_no_test_to_jump(arena):
    a = arena("a" * 12, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(2, 0, marks=Mark.FLYING, agility=1)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(4, 0)}")
    assert hero.cell == a.at(4, 0)


@pytest.mark.rule("dun.melee.flyer-lands", "dun.melee-mod.flyer-must-land")
def test_a_flyer_lands_to_strike_somebody_on_the_ground(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",), marks=Mark.FLYING), a.orc(5, 3, combat=9)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [2, 2, 3, 3])
    assert not hero.marks & Mark.FLYING
    hero.marks, orc.marks = Mark.FLYING, Mark.FLYING
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [2, 2, 3, 3])
    assert hero.marks & Mark.FLYING


@pytest.mark.rule("dun.door.open-enemies", "dun.init.trigger-reveal")
def test_enemies_behind_a_door_call_for_initiative(arena):
    points = {"scenario_die": ("power",) * 6}
    a = arena(
        TWO, doors=(Door("gate", (3, 1), "east"),), creatures=(Fixed("orc-warrior", (7, 1), free=True),), points=points
    )
    hero = a.hero(3, 1)
    a.activate(hero)
    a.do(hero, "open #0", [1, 1, 6, 2, 2, 1])
    assert len(a.t.told(encounters.Initiative)) == 1
    b = arena(TWO, doors=(Door("gate", (3, 1), "east"),), points=points)
    hero = b.hero(3, 1)
    b.activate(hero)
    b.do(hero, "open #0", [1, 1])
    assert b.t.told(encounters.Initiative) == []


@pytest.mark.rule("dun.break.no-ranged", "dun.damage.structures-ranged")
def test_a_bow_does_not_break_doors(arena):
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),))
    a.state.map.doors[0].lock = True
    hero = a.hero(3, 1, strength=5, hands=("short-bow",))
    a.activate(hero)
    a.do(hero, "break #0", [5, 5, 5, 5, 5])
    assert a.t.rolled[-1][0] == 5
    assert a.state.map.doors[0].wounds == 0


@pytest.mark.rule("dun.damage.structures-skills")
def test_combat_skills_do_not_help_against_doors(arena):
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),))
    a.state.map.doors[0].lock = True
    hero = a.hero(3, 1, strength=3, hands=("broadsword",), skills=("cruel", "powerful-blow"))
    a.activate(hero)
    a.do(hero, "break #0", [1, 6, 6, 6])
    assert a.state.map.doors[0].wounds == 3


@pytest.mark.rule("dun.run.no-quick-action", "dun.quick.when", "dun.walk.one-quick-action")
def test_a_quick_action_before_the_run_and_none_during_it(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("broadsword",), pack=("axe",))
    a.activate(hero)
    a.do(hero, "draw axe")
    assert "run" in a.offers(hero)
    a.activate(hero, running=True, moved=1)
    assert not any(text.startswith("draw") for text in a.offers(hero))


@pytest.mark.rule("dun.trap.one-square")
def test_a_trap_hits_only_its_square(arena):
    from undercroft.games.universalis.rules.hazards import traps

    a = arena()
    hero, friend = a.hero(1, 1, vitality=9), a.hero(2, 2, vitality=9)
    a.run(traps.go_off(a.t, hero.id, "electric-shock"), [6, 6, 1, 1])
    assert (hero.wounds, friend.wounds) == (2, 0)


@pytest.mark.rule("dun.light.default", "dun.light.drop")
def test_sections_are_lit_unless_the_sheet_says_so_and_a_torch_left_behind_shines_on(arena):
    a = arena()
    hero = a.hero(1, 1)
    assert figures.unlit(a.t, hero.cell) == ""
    a.state.map.dark_sections = {0: "dark"}
    assert figures.unlit(a.t, hero.cell) == "dark"
    hero.hands = [Held("torch", lit=True)]
    a.activate(hero)
    a.do(hero, "put-down torch")
    assert hero.hands == []
    hero.cell = a.at(9, 5)
    assert figures.unlit(a.t, hero.cell) == ""


@pytest.mark.rule("dun.light.area")
def test_outdoors_light_reaches_six_squares(arena):
    a = arena("a" * 12, sections=(Section("a", outdoor=True),))
    a.state.map.dark_sections, a.state.map.lights = {0: "dark"}, [a.at(0, 0)]
    assert figures.unlit(a.t, a.at(6, 0)) == ""
    assert figures.unlit(a.t, a.at(7, 0)) == "dark"


@pytest.mark.rule("dun.action.melee", "dun.attack.multiple")
def test_the_melee_action_holds_its_attacks_one_by_one(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",), skills=("double-attack",)), a.orc(5, 3, combat=9)
    active = a.activate(hero)
    for left in (1, 0):
        a.do(hero, f"attack broadsword #{orc.id}", [2, 2, 3, 3])
        assert (active.action, active.most) == (0, left)
    assert not any(text.startswith("attack") for text in a.offers(hero))


@pytest.mark.rule("dun.action.ranged", "dun.action.cast")
def test_shots_and_spells_use_the_action(arena):
    a = arena("a" * 12, start=((11, 0),))
    hero, orc = a.hero(0, 0, hands=("sling",), spells=("lightning",), mana=4), a.orc(5, 0)
    for text in (f"shoot sling #{orc.id}", f"cast lightning #{orc.id}"):
        active = a.activate(hero)
        a.do(hero, text, [2, 2])
        assert active.action == 0
        assert not any(option.startswith(("shoot", "cast", "attack")) for option in a.offers(hero))


@pytest.mark.rule("dun.melee.target", "dun.behind.must-turn")
def test_he_turns_to_strike_what_is_behind_him(arena):
    a = arena()
    hero, orc, far = a.hero(5, 4, facing="south", hands=("broadsword",)), a.orc(5, 3, combat=9), a.orc(5, 1)
    a.activate(hero)
    assert not any(f"#{far.id}" in text for text in a.offers(hero) if text.startswith("attack"))
    a.do(hero, f"attack broadsword #{orc.id}", [2, 2, 3, 3])
    assert hero.facing == 0


@pytest.mark.rule("dun.position.chain")
def test_with_attacks_left_he_follows_and_strikes_the_next(arena):
    a = arena()
    hero = a.hero(5, 5, hands=("broadsword",), combat=9, skills=("double-attack",))
    one, two = a.orc(5, 4, vitality=9), a.orc(5, 2, facing="south")
    a.activate(hero)
    assert not any(text.startswith("attack") and f"#{two.id}" in text for text in a.offers(hero))
    a.do(hero, f"attack broadsword #{one.id}", [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(4, 3)), "take"])
    assert hero.cell == a.at(5, 4)
    assert attacks.attackable(a.t, hero) == [one]
    assert a.state.turn.active.most == 1


@pytest.mark.rule("dun.reach.stop", "dun.longrange.engages")
def test_a_spear_stops_a_walker_two_squares_away(arena):
    from undercroft.games.universalis.rules.squares.movement import routes

    a = arena("a" * 12)
    hero = a.hero(0, 0)
    a.orc(6, 0, hands=("spear",), facing="west")
    a.activate(hero)
    found = routes(a.t, hero, 9).ends
    assert a.at(4, 0) in found
    assert a.at(5, 0) not in found


@pytest.mark.rule("dun.condition.kd-no-space")
def test_a_knock_down_without_room_costs_nothing_more(arena):
    a = arena("aaa\naaa")
    hero, orc = a.hero(1, 1, hands=("broadsword",), strength=2), a.orc(1, 0, vitality=20, facing="south", combat=2)
    a.run(
        melee.strike(a.t, Blows(hero.id, orc.id, hero.hands[0], a.content.weapons["broadsword"])),
        [6, 6, 2, 2, 1, 1, 1, 1, 1],
    )
    assert orc.marks & Mark.KNOCKED_DOWN
    assert orc.cell == a.at(1, 0)
    assert orc.wounds == 0


@pytest.mark.rule("dun.surprise.not-in-combat")
@pytest.mark.parametrize(("fighting", "asked"), [(False, ["surprise", "surprise-facing"]), (True, [])])
def test_a_side_that_is_already_fighting_is_not_surprised(arena, fighting, asked):
    a = arena()
    _, new = a.hero(5, 4), a.orc(8, 4, spawned=3)
    dice = [6, 6, 1, 2]
    a.run(
        encounters.initiative(a.t, [new.id], fighting=fighting, revealed=True),
        dice,
        [lambda ask: ask.options[0]] * len(asked),
    )
    assert [ask.key for ask in a.t.asked] == asked


@pytest.mark.rule("dun.init.trigger-spawn", "dun.adp.place.initiative")
def test_an_ambush_out_of_combat_gives_the_turn_to_the_winner(arena):
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),))
    a.reveal_all()
    a.hero(0, 0)
    orc = a.orc(7, 2)
    a.state.turn.side = 1
    a.run(encounters.initiative(a.t, [orc.id], fighting=False), [5, 5, 2, 2])
    assert (a.state.turn.side, a.state.turn.phase) == (HEROES, "start")


@pytest.mark.rule("dun.element.on-entry")
def test_an_element_with_the_entry_icon_works_at_the_reveal(arena):
    name = next(c.id for c in arena().content.elements.values() if c.on_entry and (c.width, c.depth) == (1, 1))
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),), elements=(Furnishing(name, (6, 1)),))
    hero = a.hero(3, 1, vitality=20)
    seen = []
    a.t.dice = lambda count, sides, key: seen.append(key) or [1] * count
    a.t.policy = lambda t, ask: ask.options[0]
    tally = a.t.tally = {}
    from undercroft.testing import run

    run(furniture.on_entry(a.t, 1, hero.id))
    assert tally[name] == 1


@pytest.mark.rule("dun.magic.lores", "dun.spell.natures", "dun.spell.card-fields")
def test_spells_of_five_lores_show_every_nature(arena):
    c = arena().content
    printed = [spell for spell in c.spells.values() if not spell.id.startswith("test-")]
    assert {spell.nature for spell in printed} == set(NATURES)
    assert len({c.lores[spell.lore].realm for spell in printed}) >= 3
    assert all(spell.lore in c.lores and spell.mana in (1, 2) and spell.cost > 5 for spell in printed)


@pytest.mark.rule("dun.magic.recovery-potion")
def test_a_mana_potion_lets_a_spell_be_cast_once_more(arena):
    a = arena()
    hero = a.hero(1, 1, mana=8, casts={"lightning": 3}, pack=("mana-potion",))
    hero.mana = 1
    a.activate(hero)
    a.do(hero, "drink mana-potion")
    assert hero.mana > 1
    assert hero.casts == {"lightning": 2}


@pytest.mark.rule("dun.spell.aoe", "dun.spell.range-self")
def test_areas_and_spells_on_oneself(arena):
    from msgspec.structs import replace

    a = arena()
    hero = a.hero(5, 5)
    near, far = a.orc(6, 6), a.orc(8, 5)
    wave = replace(a.content.spells["mending-rune"], range=0, area=1, affects="enemies", effects=(Heal(1),))
    assert [do.target for do in casting.targets(a.t, hero, wave)] == [hero.id]
    assert spell_effects.affected(a.t, hero.id, hero.id, wave) == [near.id]
    assert spell_effects.affected(a.t, hero.id, hero.id, replace(wave, area=3, affects="all")) == [
        hero.id,
        near.id,
        far.id,
    ]


@pytest.mark.rule("dun.equip.whip-adjacent")
def test_a_whip_does_not_defend_against_who_stands_close(arena):
    a = arena()
    hero, close, away = a.hero(5, 4, hands=("whip",), facing="north"), a.orc(5, 3), a.orc(5, 2)
    assert melee.defence_plus(a.t, hero, close) == 3 - 1
    close.cell = a.at(11, 7)
    assert melee.defence_plus(a.t, hero, away) == 3 - 1
    hero.hands = [Held("broadsword")]
    assert melee.defence_plus(a.t, hero, away) == 3


@pytest.mark.rule("dun.equip.katar-pair", "dun.equip.two-weapons")
def test_two_katars_are_used_without_a_penalty(arena):
    a = arena()
    orc = a.orc(5, 3, combat=9, facing="south")
    hero = a.hero(5, 4, hands=("katar", "katar"), skills=("two-weapon-fighting",))
    a.activate(hero)
    a.do(hero, f"attack katar #{orc.id}", [2, 2, 3, 3])
    assert a.t.told(melee.Attacked)[0].attack == 4 + 3
    hero.skills, hero.hands = (), [Held("katar"), Held("katar")]
    assert attacks.attacks_per_action(a.t, hero) == 1


@pytest.mark.rule("dun.companion.sharp-senses")
def test_a_hero_beside_his_keen_pet_perceives_more(arena):
    a = arena()
    hero = a.hero(1, 1)
    pet = a.pet(2, 1, owner=hero.id, skills=("sharp-senses",))
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == 1
    pet.cell = a.at(3, 1)
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == 0
    pet.cell, hero.skills = a.at(2, 1), ("sharp-senses",)
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == 0


@pytest.mark.rule("dun.encounter.free-squares", "dun.furniture.not-blocking-access")
def test_creatures_need_free_squares_and_furniture_leaves_doorways_free(arena):
    from undercroft.games.universalis.rules.actions.work import doorway
    from undercroft.games.universalis.rules.harm.pushing import free

    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),), furniture=(Furnishing("cupboard", (0, 0)),))
    orc = a.orc(1, 1)
    assert not free(a.t, orc, a.at(0, 0))
    a.hero(2, 2)
    assert not free(a.t, orc, a.at(2, 2))
    assert free(a.t, orc, a.at(2, 1))
    assert doorway(a.t, a.at(3, 1))
    assert not doorway(a.t, a.at(2, 1))


@pytest.mark.rule("dun.damage.roll-when")
def test_every_hit_calls_for_one_damage_roll(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",), combat=9), a.orc(5, 3, vitality=20)
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], ["-1"])
    assert [key for _, _, key in a.t.rolled].count("damage") == 1


@pytest.mark.rule("dun.los.needed")
def test_an_unseen_enemy_is_no_target(arena):
    a = arena("a" * 12, furniture=(Furnishing("cupboard", (5, 0)),), start=((11, 0),))
    hero, orc = a.hero(0, 0, hands=("short-bow",), spells=("lightning",), mana=3), a.orc(8, 0)
    a.activate(hero)
    assert not any(f"#{orc.id}" in text for text in a.offers(hero))


@pytest.mark.rule("dun.walk.section-walls")
def test_an_open_access_hinders_nobody(arena):
    a = arena("aabb\naabb", doors=(Door("arch", (1, 0), "east", kind="open", width=2),))
    a.reveal_all()
    hero = a.hero(1, 0)
    a.activate(hero)
    assert f"move @{a.at(2, 1)}" in a.offers(hero)


@pytest.mark.rule("dun.end.after-goal")
def test_after_the_goal_heroes_may_go_on_searching(arena):
    a = arena(furniture=(Furnishing("cupboard", (0, 0)),))
    a.state.quest.goal_done = True
    hero = a.hero(1, 1)
    a.activate(hero)
    assert "search #0" in a.offers(hero)
    assert not a.state.quest.ended


@pytest.mark.rule("dun.adp.budget", "dun.dp.budget")
def test_the_automaton_pays_and_is_paid_on_one_counter(arena):

    a = arena()
    a.state.dark.reserve = 5
    hand.pay(a.t, "riddle", 2)
    hand.throw_away(a.t, "fortune")
    assert a.state.dark.reserve == 5 - 2 + a.content.dark["fortune"].discard


@pytest.mark.rule("dun.quest-sheet.no-counter-no-cost")
def test_without_a_counter_the_sheets_creatures_are_free(arena):
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),), creatures=(Fixed("orc-champion", (7, 1)),), use_reserve=False)
    a.reveal_all()
    hero = a.hero(0, 0)
    a.run(revealing.place_fixed(a.t, 1, hero.id))
    assert [f.card for f in a.state.figures.values() if f.side == 1] == ["orc-champion"]
    assert a.state.dark.reserve == 0


@pytest.mark.rule("dun.reveal.heroes-only")
def test_a_door_broken_by_a_mercenary_waits_for_a_hero(arena):
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),))
    a.state.map.doors[0].lock = True
    sword = a.figure(3, 1, side=HEROES, kind="mercenary", card="sellsword", strength=9, hands=("broadsword",))
    a.activate(sword)
    a.do(sword, "break #0", [6] * 10)
    assert a.state.map.doors[0].state == "broken"
    assert a.state.map.layout.revealed == 1
    assert passages.arrow_at(a.t, a.at(3, 1))
