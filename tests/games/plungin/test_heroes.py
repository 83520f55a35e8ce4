"""Creation, equipment, abilities, dead Heroes, XP and levels, life between quests."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import texts
from undercroft.games import find
from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import ATK, DEX, LIF, MAG, MOV, WIT
from undercroft.games.plungin.events.fights import Revived
from undercroft.games.plungin.events.things import Used
from undercroft.games.plungin.handing_on import legacy
from undercroft.games.plungin.rules import attacks, combat, creation, experience, figures, inventory, muster, removal
from undercroft.games.plungin.rules.options import Learn, Sell, Study
from undercroft.games.plungin.setup import setup
from undercroft.games.plungin.spine import next_step, outcome
from undercroft.games.plungin.state import OUT
from undercroft.kernel import SetupError, configure
from undercroft.testing import run, scripted


def content_of(quest: Any) -> Any:
    return quest("meezle").t.content


# ------------------------------------------------------------------------------------------ creation


@pytest.mark.rule("plungin.hero.start-stats", "plungin.stat.table")
def test_all_stats_start_at_one_and_move_at_three() -> None:
    assert creation.start_stats(True) == [1, 1, 1, 1, 1, 3, 1, 1]


@pytest.mark.rule("plungin.hero.non-magic-start", "plungin.hero.non-magic-lock")
def test_without_magic_no_mag_but_a_life_more(quest: Any) -> None:
    hero = creation.blank("x", 0, False)
    assert (hero.stats[MAG], hero.stats[LIF]) == (0, 2)
    content = content_of(quest)
    assert not creation.can_raise(content, hero, MAG)
    assert creation.can_raise(content, creation.blank("y", 0, True), MAG)
    q = quest("meezle")
    q.hero(points=60)
    assert MAG not in experience.raisable(q.t, q.hero())


@pytest.mark.rule(
    "plungin.hero.creation-points", "plungin.hero.start-gold", "plungin.hero.start-level", "plungin.hero.stat-cost"
)
def test_two_hundred_points_hundred_gold_level_one(quest: Any) -> None:
    hero = creation.blank("x", 0, True)
    assert (hero.points, hero.gold, hero.level, hero.xp) == (200, 100, 1, 0)
    for _ in range(3):
        creation.raise_stat(hero, ATK)
    assert (hero.stats[ATK], hero.points) == (4, 125)
    creation.raise_stat(hero, LIF)
    assert (hero.lif, hero.points) == (2, 100)


@pytest.mark.rule("plungin.hero.stat-cap-start", "plungin.level.cap")
def test_no_stat_above_six_at_first(quest: Any) -> None:
    content, hero = content_of(quest), creation.blank("x", 0, True)
    hero.stats[MOV] = 5
    assert creation.can_raise(content, hero, MOV)
    hero.stats[MOV] = 6
    assert not creation.can_raise(content, hero, MOV)


@pytest.mark.rule("plungin.hero.one-ability", "plungin.hero.ability-half-price", "plungin.ability.table")
def test_one_ability_at_half_price(quest: Any) -> None:
    content = content_of(quest)
    assert creation.half_price(content.abilities["magic-school"]) == 50
    q = quest("meezle", points={"creation": True})
    q.state.visits = 0
    hero = q.hero(abilities=[], points=200, dex=1, making=True)
    names = {act.what for act in muster.creation_options(q.t, 0) if act.verb == "learn"}
    assert "nimble" in names
    q.run(muster.carry_out(q.t, 0, Learn("nimble")))
    assert (hero.points, hero.abilities) == (150, ["nimble"])
    assert not [act for act in muster.creation_options(q.t, 0) if act.verb == "learn"]


@pytest.mark.rule("plungin.hero.ability-prerequisite")
def test_prerequisites_are_a_stat_an_ability_or_a_weapon(quest: Any) -> None:
    content = content_of(quest)
    hero = creation.blank("x", 0, True)
    hero.armor = "plate-mail"
    found = creation.abilities_for(content, hero)
    assert not {"acrobat", "charge", "dual-weapons", "elemental-memory", "magic-school air", "parry sword"} & set(found)
    hero.stats[DEX], hero.stats[MOV], hero.stats[ATK], hero.stats[MAG] = 3, 4, 3, 2
    hero.hands = ["sword"]
    hero.abilities = ["magic-school fire"]
    found = creation.abilities_for(content, hero)
    assert {"acrobat", "charge", "dual-weapons", "elemental-memory", "magic-school air", "parry sword"} <= set(found)
    assert "weapon-mastery sword" in found
    assert "weapon-mastery dagger" not in found


@pytest.mark.rule("plungin.ability.magic-school", "plungin.ability.magic-school-repeat", "plungin.magic.own-schools")
def test_a_school_once_each_and_spells_of_it_only(quest: Any) -> None:
    content = content_of(quest)
    hero = creation.blank("x", 0, True)
    hero.stats[MAG] = 4
    creation.learn(content, hero, "magic-school fire")
    assert "magic-school fire" not in creation.abilities_for(content, hero)
    assert "magic-school water" in creation.abilities_for(content, hero)
    assert {content.spells[id].school for id in creation.spells_for(content, hero, 200)} == {"fire"}
    assert set(creation.SCHOOLS) == {spell.school for spell in content.spells.values()}


@pytest.mark.rule(
    "plungin.ability.magic-school-free-spells",
    "plungin.hero.start-spells",
    "plungin.magic.full-price",
    "plungin.magic.max-spells",
    "plungin.magic.copies",
)
def test_two_free_spells_then_the_full_price_up_to_mag(quest: Any) -> None:
    content = content_of(quest)
    hero = creation.blank("x", 0, True)
    hero.stats[MAG] = 4
    creation.learn(content, hero, "magic-school fire")
    assert [creation.take_spell(content, hero, "fireball") for _ in range(3)] == [0, 0, 30]  # copies are allowed
    assert creation.spells_for(content, hero, 29) == ["fire-shield", "pulse", "flame", "consume"]
    creation.take_spell(content, hero, "pulse")
    assert creation.spells_for(content, hero, 200) == []


@pytest.mark.rule("plungin.magic.second-school")
def test_a_second_school_does_not_raise_the_limit(quest: Any) -> None:
    content = content_of(quest)
    hero = creation.blank("x", 0, True)
    hero.stats[MAG], hero.spells, hero.abilities = 3, ["fireball", "pulse"], ["magic-school fire"]
    creation.learn(content, hero, "magic-school air")
    assert hero.free == ["air"]  # the other free spell is lost


@pytest.mark.rule("plungin.equip.not-for-sale", "plungin.equip.item-list")
def test_keys_are_not_for_sale_and_prices_are_printed(quest: Any) -> None:
    content = content_of(quest)
    goods = creation.goods(content)
    assert not {"key", "great-key"} & set(goods)
    assert (creation.price(content, "sword"), creation.price(content, "lock-picks")) == (40, 150)


@pytest.mark.rule("plungin.hero.samples", "plungin.hero.creation-points", "plungin.hero.start-gold")
@pytest.mark.parametrize("id", ["meezle", "george", "william", "sonia", "brother-cecil", "konrad"])
def test_the_sample_heroes_cost_two_hundred_points_and_their_gold(quest: Any, id: str) -> None:
    content = content_of(quest)
    sheet = content.heroes[id]
    points, gold = creation.sheet_cost(content, sheet)
    assert points == 200
    assert gold + sheet.gold == 100


@pytest.mark.rule("plungin.ability.weapon-mastery", "plungin.hero.samples")
def test_george_attacks_with_three_dice_from_four_and_defends_with_four(quest: Any) -> None:
    q = quest("george")
    orc = q.foe("orc", q.at(1, 3))
    assert attacks.dice(q.t, 0, orc, "sword") == 3
    assert attacks.least(q.t, q.hero(), "sword") == 4
    assert attacks.least(q.t, q.hero(), "dagger") == 5
    assert figures.defense_dice(q.t, 0) == 4


@pytest.mark.rule(
    "plungin.hero.samples", "plungin.equip.two-handed", "plungin.equip.plate-move", "plungin.equip.shield-hand"
)
def test_william_sonia_cecil_and_konrad(quest: Any) -> None:
    q = quest("william", "sonia", "brother-cecil", "konrad")
    orc = q.foe("orc", q.at(1, 3))
    held = ["manna-staff", "sword", "mace", "battle-axe"]
    assert [attacks.dice(q.t, ref, orc, held[ref]) for ref in range(4)] == [2, 3, 2, 4]
    assert [figures.defense_dice(q.t, ref) for ref in range(4)] == [3, 3, 3, 5]
    assert figures.moves(q.t, 3) == 4  # MOV 6 in plate
    assert inventory.hands_free(q.t.content, q.hero(3)) == 0
    assert (q.hero(0).gold, q.hero(1).gold, q.hero(2).gold, q.hero(3).gold) == (5, 0, 0, 0)
    assert "wooden-shield" not in muster.shopping(q.t, q.hero(2))  # Cecil has no gold left for it
    q.hero(2).hands.append("wooden-shield")
    assert figures.defense_dice(q.t, 2) == 4
    assert inventory.positions(q.hero(1)) == 8


@pytest.mark.rule("plungin.hero.party-split", "plungin.players.count")
@pytest.mark.parametrize(
    ("seats", "heroes", "split", "owners"),
    [
        (2, 4, "even", [0, 1, 0, 1]),
        (2, 4, "uneven", [0, 0, 0, 1]),
        (1, 4, "even", [0, 0, 0, 0]),
        (4, None, "even", [0, 1, 2, 3]),
    ],
)
def test_heroes_are_split_in_any_way(seats: int, heroes: int | None, split: str, owners: list[int]) -> None:
    t = scripted(find("plungin"), seats=seats, heroes=heroes, options={"party-split": split})
    assert [muster.seat_of(t, number) for number in range(t.state.party)] == owners


@pytest.mark.rule("plungin.players.count", "plungin.hero.party-split")
def test_one_to_four_players_and_at_least_a_hero_each() -> None:
    game = find("plungin")
    assert game.info.players == (1, 4)
    config = configure(game.info, seed=1, seats=3, heroes=2)
    with pytest.raises(SetupError):
        setup(config, game.content(config))


@pytest.mark.rule("plungin.hero.creation-points", "plungin.hero.name-concept")
def test_a_hero_is_made_step_by_step() -> None:
    s = undercroft.new("plungin", seed=1, heroes=1, options={"heroes": "points"})
    for value in (
        "george",
        "magic",
        "raise mag",
        "raise mag",
        "learn magic-school fire",
        "study pulse",
        "study pulse",
        "buy dagger",
    ):
        s.answer(value)
    assert "done" in [option.value for option in s.request.options]
    hero = s.state.heroes[0]
    assert (hero.points, hero.gold, hero.spells, hero.hands) == (100, 75, ["pulse", "pulse"], ["dagger"])
    s.answer("done")
    assert s.request.key == "place"
    assert s.state.heroes[0].points == 0  # what was not spent lapses


# ------------------------------------------------------------------------------------------ abilities


@pytest.mark.rule("plungin.ability.dodge", "plungin.ability.willpower")
def test_dodge_and_willpower_work_at_full_life_only(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["dodge", "willpower"])
    assert (figures.defense_dice(q.t, 0), figures.resistance_dice(q.t, 0)) == (3, 2)
    q.hero(lif=4)
    assert (figures.defense_dice(q.t, 0), figures.resistance_dice(q.t, 0)) == (2, 1)


@pytest.mark.rule("plungin.ability.parry")
def test_parry_adds_a_die_while_the_named_weapon_is_held(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["parry sword"])
    assert figures.defense_dice(q.t, 0) == 3
    q.hero(hands=["dagger"], items=["sword"])
    assert figures.defense_dice(q.t, 0) == 2


@pytest.mark.rule("plungin.ability.sneak-attack")
def test_sneak_attack_on_a_monster_that_fights_another(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(abilities=["sneak-attack"])
    orc = q.foe("orc", q.at(1, 3))
    assert attacks.dice(q.t, 0, orc, "sword") == 3
    combat.note_fight(q.t, 0, orc.number)
    assert attacks.dice(q.t, 0, orc, "sword") == 3  # his own fight does not count
    combat.note_fight(q.t, orc.number, 1)
    assert attacks.dice(q.t, 0, orc, "sword") == 5
    q.hero(1, lif=0, cell=OUT)
    assert attacks.dice(q.t, 0, orc, "sword") == 3


@pytest.mark.rule("plungin.ability.dual-weapons", "plungin.ability.dual-weapons-second")
def test_two_weapons_are_two_rolls_in_one_attack(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["dual-weapons", "weapon-mastery dagger"], hands=["sword", "dagger"], cell=q.at(3, 2))
    q.foe("orc", q.at(3, 3))
    q.act("attack sword+dagger orc-11", "follow", dice=[5, 1, 1, 5, 1, 1, 4, 1, 1, 1])
    assert q.t.rolled == [(3, 6, "attack"), (3, 6, "defense"), (1, 6, "attack"), (3, 6, "defense")]
    assert q.state.foes == []  # mastery counts for the second roll, its bonus does not
    assert q.hero().turn.attacks == 1


@pytest.mark.rule("plungin.ability.dual-weapons")
def test_a_second_roll_without_its_target_in_reach_is_lost(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["dual-weapons"], hands=["sword", "dagger"], cell=q.at(3, 2))
    q.foe("orc", q.at(3, 3))
    q.act("attack sword+dagger orc-11", "stay", dice=[5, 1, 1, 5, 1, 1])
    assert len(q.t.rolled) == 2
    q.hero(abilities=[])
    q.fresh()
    assert not [option for option in q.options() if "+" in option]


@pytest.mark.rule("plungin.equip.manna-boost", "plungin.equip.hands")
def test_a_boost_replaces_the_bonus_even_by_nothing(quest: Any) -> None:
    q = quest("william")
    q.hero(cell=q.at(3, 2))
    q.foe("orc", q.at(3, 5))
    q.act("boost manna-staff orc-11", dice=[5, 5, 6, 1, 3, *[3] * 4])
    assert q.t.rolled == [(5, 6, "manna"), (4, 6, "attack")]  # ATK 1 and three successes
    q.act("boost manna-staff orc-11", dice=[3, 3, 3, 3, 3, 3])
    assert q.t.rolled[-1] == (1, 6, "attack")
    q.hero(mag=0)
    q.fresh()
    assert not [option for option in q.options() if option.startswith("boost")]


@pytest.mark.rule("plungin.equip.manna-exhausted", "plungin.dice.event-trigger")
def test_a_boost_of_ones_and_twos_spends_the_weapon_and_the_attack(quest: Any) -> None:
    q = quest("william")
    q.hero(cell=q.at(3, 2))
    q.foe("orc", q.at(3, 5))
    q.act("boost manna-staff orc-11", dice=[1, 1, 2, 2, 1, 6])
    assert q.rolls() == ["manna", "event"]
    assert q.hero().spent == ["manna-staff"]
    assert q.hero().turn.attacks == 1
    assert not [option for option in q.options() if "manna-staff" in option]


@pytest.mark.rule("plungin.ability.quick-learner", "plungin.xp.monster", "plungin.xp.sources")
def test_a_removed_monster_gives_xp_and_a_quick_learner_one_more(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(abilities=["quick-learner"])
    one, two = q.foe("orc", q.at(1, 3)), q.foe("orc", q.at(1, 4))
    q.run(combat.harm(q.t, one.number, 1, 0))
    assert (q.state.pool, q.hero().xp, q.hero(1).xp) == (11, 1, 0)
    q.run(combat.harm(q.t, two.number, 1, 1))
    assert (q.state.pool, q.hero().xp) == (22, 1)  # George removed this one


@pytest.mark.rule("plungin.treasure.monster-gold")
def test_gold_of_monsters_is_shared_by_the_living_the_rest_in_initiative_order(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    q.hero(gold=0)
    q.state.order = [2, 0, 1]
    removal.share_gold(q.t, 8)
    assert [hero.gold for hero in q.state.heroes] == [3, 2, 3]
    q.hero(2, lif=0, cell=OUT)
    removal.share_gold(q.t, 3)
    assert [hero.gold for hero in q.state.heroes] == [5, 3, 3]


@pytest.mark.rule("plungin.xp.monster", "plungin.treasure.monster-gold")
def test_a_trap_that_kills_a_monster_earns_nothing(quest: Any) -> None:
    q = quest("meezle")
    q.hero(gold=0)
    orc = q.foe("orc", q.at(1, 3))
    q.run(combat.harm(q.t, orc.number, 1))
    assert (q.state.pool, q.hero().gold, q.state.foes) == (0, 0, [])


# ------------------------------------------------------------------------------------------ the dead


@pytest.mark.rule("plungin.dead.zero", "plungin.dead.carried", "plungin.dead.use-items")
def test_the_dead_are_carried_and_lend_their_items_only(quest: Any) -> None:
    q = quest("meezle", "george", "william", "sonia")
    for ref in (1, 2, 3):
        q.hero(ref, items=["antidote"] if ref == 1 else [])
        q.run(combat.harm(q.t, ref, 9))
    assert all(hero.cell == OUT for hero in q.state.heroes[1:])
    q.hero(venom=True, cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    options = q.options()
    assert "use antidote" in options
    assert not [option for option in options if "manna-staff" in option or option.startswith("cast")]
    assert len([option for option in options if option.startswith("attack")]) == 1
    room = q.room()
    q.hero(abilities=["magic-school air"], mag=5, spells=["soul-catcher"], cell=q.at(3, 6, room))
    assert "cast soul-catcher george-1" in q.options()  # they are wherever he is


@pytest.mark.rule("plungin.dead.all-dead")
def test_with_the_last_hero_the_quest_is_lost(quest: Any) -> None:
    q = quest("meezle", "george")
    q.run(combat.harm(q.t, 0, 9))
    assert q.state.reason == ""
    q.run(combat.harm(q.t, 1, 9))
    assert q.state.reason == "slain"
    assert next_step(q.state, q.t.content) is None
    assert not outcome(q.state, q.t.content)[0].won


# ------------------------------------------------------------------------------------------ XP and levels


@pytest.mark.rule("plungin.xp.pool", "plungin.xp.shares")
@pytest.mark.parametrize(("living", "share"), [(4, 30), (3, 40), (2, 60), (1, 120)])
def test_a_hundred_and_twenty_are_shared_among_the_living(quest: Any, living: int, share: int) -> None:
    q = quest("meezle", "george", "william", "sonia")
    for ref in range(living, 4):
        q.hero(ref, lif=0, cell=OUT)
    experience.earn(q.t, 119)
    assert q.hero().xp == 0
    experience.earn(q.t, 11)
    assert [hero.xp for hero in q.state.heroes] == [share] * living + [0] * (4 - living)
    assert q.state.pool == 10  # the rest stays


@pytest.mark.rule("plungin.level.xp-spent", "plungin.level.immediate", "plungin.level.points", "plungin.xp.use")
def test_level_two_costs_fifty_inside_the_dungeon(quest: Any) -> None:
    q = quest("meezle")
    q.hero(xp=30)
    assert "rise" not in q.options()
    q.hero(xp=60)
    q.act("rise")
    assert (q.hero().level, q.hero().xp, q.hero().points, q.hero().turn.done) == (2, 10, 12, 0)
    assert experience.next_level(q.t, q.hero()) - q.hero().xp == 90
    q.act("raise atk")
    assert (q.hero().stats[ATK], q.hero().points) == (2, 10)


@pytest.mark.rule("plungin.level.stat-price", "plungin.level.points")
def test_a_stat_costs_its_new_value(quest: Any) -> None:
    q = quest("meezle")
    q.hero(atk=2, points=7, level=2)
    experience.raise_stat(q.t, q.hero(), ATK)
    assert q.hero().points == 4
    experience.raise_stat(q.t, q.hero(), ATK)
    assert (q.hero().stats[ATK], q.hero().points) == (4, 0)
    q.hero(points=3)
    assert ATK not in experience.raisable(q.t, q.hero())  # 5 would be needed


@pytest.mark.rule("plungin.level.cap")
def test_the_cap_grows_with_the_level(quest: Any) -> None:
    q = quest("meezle")
    q.hero(wit=6, points=60, level=3)
    assert WIT not in experience.raisable(q.t, q.hero())
    q.hero(level=4)
    assert WIT in experience.raisable(q.t, q.hero())


@pytest.mark.rule("plungin.damage.healing-cap")
def test_a_raised_life_is_felt_at_once(quest: Any) -> None:
    q = quest("meezle")
    q.hero(lif=2, points=9, level=2)
    experience.raise_stat(q.t, q.hero(), LIF)
    assert (q.hero().lif, q.hero().stats[LIF]) == (3, 6)


@pytest.mark.rule("plungin.level.table")
def test_ten_levels(quest: Any) -> None:
    levels = content_of(quest).levels
    assert [row.xp for row in levels] == [0, 50, 100, 200, 400, 600, 800, 1000, 1250, 1500]
    assert [row.points for row in levels] == [0, 12, 18, 24, 30, 36, 42, 48, 54, 60]
    assert [row.cap for row in levels] == [6, 6, 6, 7, 7, 8, 8, 9, 9, 10]
    q = quest("meezle")
    q.hero(level=10, xp=9999)
    assert not experience.can_rise(q.t, q.hero())


# ------------------------------------------------------------------------------------------ between quests


def sequel(party: list[str], quest: Any, **changes: Any) -> Any:
    """The next quest of a party that has just finished one."""
    q = quest(*party)
    for field, value in changes.items():
        setattr(q.hero(), field, value)
    q.state.reason = "won"
    game = find("plungin")
    handed = legacy(q.state, q.t.content)
    config = configure(game.info, seed=2, seats=1, legacy=handed)
    content = game.content(config)
    from undercroft.testing import ScriptedTable

    return ScriptedTable(game, setup(config, content), content)


@pytest.mark.rule("plungin.cast.catastrophe", "plungin.exit.services")
def test_spells_come_back_the_living_rest_and_quest_things_stay_behind(quest: Any) -> None:
    t = sequel(
        ["william", "george"], quest, lost=["quicken"], lif=1, venom=True, items=["great-key", "torch"], xp=7, gate=5
    )
    hero = t.state.heroes[0]
    assert (hero.lost, hero.lif, hero.venom, hero.items, hero.xp, hero.gate) == ([], 3, False, ["torch"], 7, OUT)
    assert next_step(t.state, t.content) == ("prepare", 0)


@pytest.mark.rule("plungin.level.ability", "plungin.magic.buy-between", "plungin.level.spells", "plungin.xp.use")
def test_abilities_and_spells_are_bought_with_xp_between_quests_only(quest: Any) -> None:
    t = sequel(["william"], quest, xp=160, level=2)
    options = {str(act) for act in muster.options_for(t, 0)}
    assert {"learn nimble", "learn magic-school fire", "study fog"} <= options
    run(muster.carry_out(t, 0, Learn("nimble")))
    assert t.state.heroes[0].xp == 60  # the full price
    assert not [act for act in muster.options_for(t, 0) if act.verb == "learn"]  # one per level gained
    run(muster.carry_out(t, 0, Study("fog")))
    assert (t.state.heroes[0].xp, t.state.heroes[0].spells[-1]) == (20, "fog")
    q = quest("william")
    q.hero(xp=400, level=2)
    assert not [option for option in q.options() if option.startswith(("learn", "study"))]
    assert not [
        act for act in muster.options_for(q.t, 0) if act.verb in ("learn", "study")
    ]  # not while a dungeon waits


@pytest.mark.rule("plungin.level.ability")
def test_no_new_ability_without_a_gained_level(quest: Any) -> None:
    t = sequel(["william"], quest, xp=400)
    assert not [act for act in muster.options_for(t, 0) if act.verb == "learn"]
    assert [act for act in muster.options_for(t, 0) if act.verb == "study"]


@pytest.mark.rule("plungin.dead.replace")
def test_a_dead_hero_may_be_replaced_by_a_beginner_and_his_things_are_gone(quest: Any) -> None:
    t = sequel(["george", "william"], quest, lif=0, gold=99, level=4)
    assert [act.verb for act in muster.options_for(t, 0)] == ["replace", "keep"]
    t.script((), ("replace", "meezle"))
    run(muster.prepare(t, 0))
    hero = t.state.heroes[0]
    assert (hero.id, hero.level, hero.gold, hero.xp) == ("meezle", 1, 10, 0)
    assert t.state.fallen == ["george"]


@pytest.mark.rule("plungin.dead.replace", "plungin.hero.creation-points")
def test_a_replacement_is_made_by_points_where_heroes_are(quest: Any) -> None:
    q = quest("george", "william", points={"creation": True})
    q.hero(lif=0, cell=OUT)
    q.state.phase = "prepare"
    q.run(muster.prepare(q.t, 0), answers=("replace", "meezle", "non-magic"))
    hero = q.hero()
    assert (hero.id, hero.points, hero.gold, hero.stats[LIF]) == ("meezle", 200, 100, 2)
    q.run(muster.prepare(q.t, 0), answers=("raise lif",))
    assert (hero.points, hero.lif) == (175, 3)
    q.run(muster.prepare(q.t, 0), answers=("done",))
    assert (hero.points, hero.ready) == (0, True)


@pytest.mark.rule("plungin.dead.replace")
def test_there_is_always_somebody_to_take_a_place(quest: Any) -> None:
    t = sequel(["george", "william"], quest, lif=0)
    t.state.fallen = [id for id, sheet in t.content.heroes.items() if sheet.level == 1]
    assert "meezle" in muster.recruits(t.state, t.content)
    assert "william" not in muster.recruits(t.state, t.content)


@pytest.mark.rule("plungin.exit.services", "plungin.item.potion-of-breath")
def test_goods_and_potions_outside(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(gold=25, lif=2, items=[], cell=OUT)
    q.hero(1, lif=0, cell=OUT)
    q.state.phase = "prepare"
    assert "sword" not in muster.shopping(q.t, q.hero())
    q.run(muster.prepare(q.t, 0), answers=("buy potion-of-breath",))
    assert (q.hero().gold, q.hero().items) == (0, ["potion-of-breath"])
    q.run(muster.prepare(q.t, 0), answers=("use potion-of-breath george-1",), dice=[3])
    assert q.hero(1).lif == 3
    assert (q.t.told(Used)[0].thing, q.t.told(Revived)[0].hero.name, q.t.told(Revived)[0].lif) == (
        "potion-of-breath",
        "george",
        3,
    )
    assert not [act for act in muster.options_for(q.t, 0) if act.verb == "sell"]
    market = quest("meezle", points={"buy_back": 50})
    market.run(muster.carry_out(market.t, 0, Sell("sword", 0)))
    assert (market.hero().gold, market.hero().hands) == (30, [])


@pytest.mark.rule("plungin.exit.services")
def test_a_free_rest_outside_is_a_switch(quest: Any) -> None:
    for rest, life in (("between", 2), ("outside", 5)):
        q = quest("meezle", points={"rest": rest})
        q.hero(lif=2, cell=OUT)
        q.run(muster.outside(q.t), answers=("return",))
        assert q.hero().lif == life


@pytest.mark.rule("plungin.xp.pool", "plungin.exit.services")
def test_a_party_lives_on_through_a_campaign() -> None:
    import random

    s = undercroft.new("plungin", seed=5, seats=2)
    rng = random.Random(3)
    while not s.over:
        s.answer(rng.choice(s.request.options))
    again = undercroft.new("plungin", seed=6, seats=2, legacy=s.legacy)
    assert [hero.id for hero in again.state.heroes] == [hero.id for hero in s.state.heroes]
    assert again.state.pool == s.state.pool
    assert again.request.key == "prepare"
    restored = undercroft.load(again.save())
    assert restored.state == again.state


# ------------------------------------------------------------------------------------------ prices in words


def priced(q: Any, text: str, number: int = 0) -> str:
    """The label of an option outside, and what it costs or brings."""
    act = next(act for act in muster.options_for(q.t, number) if str(act) == text)
    voice, meaning = texts.voice("plungin"), muster.prepare_meaning(q.t, q.hero(number), act)
    costs = [f"{cost.value} {voice(cost.what)}" for cost in meaning.cost]
    return " ".join(
        [voice(muster.prepare_label(q.t, act)), *costs, *([voice(meaning.detail)] if meaning.detail else [])]
    )


@pytest.mark.rule("plungin.exit.services", "plungin.level.stat-price", "plungin.level.xp-spent")
def test_labels_outside_name_the_price_in_its_coin(quest: Any) -> None:
    q = quest("william", "george", points={"buy_back": 50})
    q.hero(cell=OUT, gold=70, xp=900, level=2, points=9, items=["potion-of-breath", "healing-potion"], lif=1)
    q.hero(1, lif=0, cell=OUT)
    q.state.phase, q.state.visits = "prepare", 0
    for text, parts in {
        "buy spear": ("spear", "60"),
        "buy torch": ("torch", "10"),
        "sell manna-staff": ("manna staff", "22"),  # half of 45
        "sell mage-robe": ("mage robe", "25"),
        "rise": ("100",),
        "raise atk": ("ATK", "2 "),  # from 1 to 2
        "raise mag": ("MAG", "6 "),
        "learn nimble": ("Nimble", "100", "XP"),
        "study fog": ("Fog", "40", "XP"),
        "use healing-potion": ("healing potion",),
        "use potion-of-breath george-1": ("potion of breath", "George"),
    }.items():
        label = priced(q, text)
        assert all(part in label + " " for part in parts), (text, label)


@pytest.mark.rule("plungin.hero.stat-cost", "plungin.hero.ability-half-price", "plungin.magic.full-price")
def test_labels_of_a_hero_in_the_making_count_points(quest: Any) -> None:
    q = quest(points={"creation": True})
    q.state.party, q.state.phase = 1, "muster"
    q.run(muster.muster(q.t), answers=("odile", "magic"))
    assert "25" in priced(q, "raise atk")
    assert "50" in priced(q, "learn nimble")  # half of 100
    assert "point" in priced(q, "learn nimble")
    while q.hero().stats[MAG] < 2:
        q.run(muster.prepare(q.t, 0), answers=("raise mag",))
    q.run(muster.prepare(q.t, 0), answers=("learn magic-school air",))
    assert "15" not in priced(q, "study lightning")  # one of the free ones


@pytest.mark.rule("plungin.hero.party-split")
@pytest.mark.parametrize(("uneven", "seats"), [(False, [0, 1, 0, 1]), (True, [0, 0, 0, 1])])
def test_heroes_too_many_go_round_or_all_to_the_first_seat(quest: Any, uneven: bool, seats: list[int]) -> None:
    q = quest("meezle", "george", "sonia", "konrad", seats=2, points={"uneven": uneven})
    assert [muster.seat_of(q.t, number) for number in range(4)] == seats


@pytest.mark.rule("plungin.hero.samples", "plungin.dead.replace")
def test_who_may_join_is_not_there_yet_under_any_level(quest: Any) -> None:
    q = quest("george", "konrad", pack=packs.built_in("drowned-toll"))
    q.state.phase = "muster"
    found = muster.recruits(q.state, q.t.content)
    assert found == [id for id in q.pack.party if muster.person(id) not in ("george", "konrad")]
    q.state.legacy = True
    assert all(q.t.content.heroes[id].level == 1 for id in muster.recruits(q.state, q.t.content))
    q.state.fallen = ["meezle"]
    assert "meezle" not in muster.recruits(q.state, q.t.content)
    assert (muster.person("george-3"), muster.person("brother-cecil-8"), muster.person("odile")) == (
        "george", "brother-cecil", "odile",
    )  # fmt: skip
