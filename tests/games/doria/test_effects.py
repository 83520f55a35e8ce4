"""What cards do: each effect as its card says, and not a bit more."""

import pytest

from undercroft.games.doria.content import effects
from undercroft.games.doria.content.definitions import AGI, PER
from undercroft.games.doria.events import Foreseen, HeroMarked, WoundsClosed
from undercroft.games.doria.rules import gear, moving, phases, traps

TWO = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


def use(s, card, target=0, user=0, **script):
    return s.run(s.content.cards[card].use(s.t, user, target), **script)


def befalls(s, card, hero=0, **script):
    trap = s.content.cards[card].trap
    return s.run(trap.fail(s.t, hero), **script)


# ----------------------------------------------------------------------------------------------- potions and rituals


@pytest.mark.parametrize(
    ("card", "hp", "pp"),
    [
        ("small-healing-potion", 3, 0),
        ("healing-potion", 8, 0),
        ("great-healing-potion", 12, 0),
        ("psi-potion", 0, 4),
        ("great-psi-potion", 0, 8),
        ("elixir", 6, 4),
        ("healing-hands", 4, 0),
        ("healing-spell", 8, 0),
        ("small-healing-spell", 2, 0),
        ("field-dressing", 3, 0),
        ("lightbringers-touch", 6, 0),
    ],
)
def test_healing_gives_what_the_card_says_and_never_more_than_the_maximum(scene, card, hp, pp):
    s = scene(heroes=("warrior", "mage"))
    s.set("mage", hp=-8, pp=1, con=4)
    assert s.content.cards[card].usable(s.state, s.content, 0, 1)
    use(s, card, target=1)
    assert (s.hero("mage").hp, s.hero("mage").pp) == (min(4, -8 + hp), 1 + pp)
    assert s.hero("warrior").hp == 13
    s.set("mage", hp=4, pp=13)
    assert not s.content.cards[card].usable(s.state, s.content, 0, 1)
    use(s, card, target=1)
    assert (s.hero("mage").hp, s.hero("mage").pp) == (4, 13)


def test_healing_in_a_circle_reaches_the_tile_and_no_further(scene):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (4, 4), "ranger": (5, 2)})
    for name in ("warrior", "mage", "ranger"):
        s.set(name, hp=-3)
    use(s, "healing-circle")
    assert [s.hero(name).hp for name in ("warrior", "mage", "ranger")] == [2, 2, -3]
    use(s, "breath-of-tandrur")
    assert [s.hero(name).hp for name in ("warrior", "mage", "ranger")] == [6, 4, -3]


@pytest.mark.rule("doria.phase-e.cure")
@pytest.mark.parametrize("card", ["antidote", "cleansing"])
def test_an_antidote_takes_all_poison(scene, card):
    s = scene(heroes=("warrior", "mage"))
    s.hero("mage").poison, s.hero("warrior").poison = 4, 2
    use(s, card, target=1)
    assert (s.hero("mage").poison, s.hero("warrior").poison) == (0, 2)
    assert not s.content.cards[card].usable(s.state, s.content, 0, 1)


@pytest.mark.rule("doria.card.weapon-status-en")
@pytest.mark.parametrize(
    ("card", "bonuses"),
    [
        ("dense-hide", {"ar": 2}),
        ("battle-fury", {"melee": 4, "damage": 1}),
        ("eagle-eye", {"ranged": 4, "damage": 1}),
        ("clear-mind", {"spell": 4, "resist": 4}),
        ("feather-step", {"jump": 15}),
        ("sixth-sense", {"traps": 10}),
        ("giants-brew", {"melee": 4, "damage": 1}),
        ("hawk-tonic", {"ranged": 4, "damage": 1}),
        ("dreamers-tea", {"spell": 4, "resist": 3}),
        ("ironskin-oil", {"ar": 3}),
        ("fools-luck", {"traps": 8, "jump": 8, "defend": 2}),
    ],
)
def test_blessings_last_this_round_and_the_next(scene, card, bonuses):
    s = scene(heroes=("warrior", "mage"))
    use(s, card, target=1)
    assert s.hero("mage").boons == bonuses
    assert s.hero("warrior").boons == {}
    s.run(phases.begin_round(s.t))
    assert {key: gear.modifier(s.hero("mage"), key) for key in bonuses} == bonuses
    s.run(phases.begin_round(s.t))
    assert s.hero("mage").boons == {}


@pytest.mark.parametrize(("card", "keys"), [("war-chant", 3), ("banner-of-the-three-paths", 4)])
def test_a_chant_blesses_the_whole_tile(scene, card, keys):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (4, 4), "ranger": (5, 2)})
    use(s, card)
    assert [len(s.hero(name).boons) for name in ("warrior", "mage", "ranger")] == [keys, keys, 0]
    assert set(s.hero("mage").boons.values()) == {2}


@pytest.mark.parametrize(("card", "ap"), [("haste-draught", 8), ("quicken", 9), ("hourglass-of-galdana", 12)])
def test_haste_gives_action_points_at_once(scene, card, ap):
    s = scene(heroes=("warrior", "mage"))
    s.hero("mage").ap = 5
    use(s, card, target=1)
    assert s.hero("mage").ap == 5 + ap
    s.hero("mage").ap = 38
    use(s, card, target=1)
    assert s.hero("mage").ap == 40


def test_a_psi_gift_costs_the_giver_half(scene):
    s = scene(heroes=("warrior", "mage"))
    s.set("mage", pp=2)
    use(s, "psi-gift", target=1)
    assert (s.hero("warrior").pp, s.hero("mage").pp) == (1, 6)
    use(s, "psi-gift", target=1, user=1)
    assert s.hero("mage").pp == 8  # whoever gives to themselves gives all the same


@pytest.mark.rule("doria.card.weapon-status-en")
@pytest.mark.parametrize(
    ("card", "word"),
    [("flame-weapon", "fire"), ("frost-weapon", "water"), ("stone-weapon", "earth"), ("storm-weapon", "air"),
     ("consecration", "magic")],
)  # fmt: skip
def test_enchantments_stay_on_the_weapons_in_hand(scene, card, word):
    s = scene(heroes=("warrior", "mage"))
    hammer = s.give("warrior", "combat-hammer")
    spare = s.give("warrior", "dagger", "belt")
    assert s.content.cards[card].usable(s.state, s.content, 1, 0)
    assert not s.content.cards[card].usable(s.state, s.content, 1, 1)
    use(s, card, target=0, user=1)
    assert s.state.charms == {hammer: word}
    assert spare not in s.state.charms


def test_mending_repairs_one_card_and_a_kit_all(scene):
    s = scene()
    armor, shield = s.give("warrior", "leather-armor"), s.give("warrior", "buckler")
    s.state.damaged = [armor, shield]
    use(s, "mending", answers=[f"buckler {shield}"])
    assert s.state.damaged == [armor]
    s.state.damaged = [armor, shield]
    use(s, "repair-kit")
    assert s.state.damaged == []
    assert not s.content.cards["repair-kit"].usable(s.state, s.content, 0, 0)


def test_smelling_salts_wake_the_unconscious_at_once(scene):
    s = scene(heroes=("warrior", "mage"))
    s.set("mage", hp=-1, unconscious=True, resting=True, ap=0)
    use(s, "smelling-salts", target=1)
    assert (s.hero("mage").unconscious, s.hero("mage").hp, s.hero("mage").ap) == (False, 1, 8)
    s.set("warrior", hp=5, ap=3)
    use(s, "smelling-salts", target=0)
    assert (s.hero("warrior").hp, s.hero("warrior").ap) == (7, 3)


def test_smoke_disarms_the_monsters_within_two_squares(scene):
    s = scene(heroes={"warrior": (0, 0)})
    near, far = s.monster("orc", 1, 1), s.monster("orc", 3, 0)
    use(s, "smoke-bomb")
    assert (s.state.monsters[near].disarmed, s.state.monsters[far].disarmed) == (True, False)


def test_recall_brings_a_friend_to_ones_side(scene):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (9, 4)})
    use(s, "recall", target=1)
    assert s.at(s.hero("mage").square) in ((1, 0), (0, 1))
    assert s.at(s.hero("warrior").square) == (0, 0)


@pytest.mark.parametrize(("answer", "order"), [("leave", ["a-2", "a-3"]), ("under", ["a-3", "a-2"])])
def test_second_sight_shows_the_next_tile_and_may_bury_it(scene, answer, order):
    s = scene()
    s.state.tiles = ["a-2", "a-3"]
    luck = s.t.luck
    use(s, "second-sight", answers=[answer])
    assert s.t.asked[-1].about["tile"] == "a-3"
    assert s.state.tiles == order
    assert s.t.luck > luck
    s.state.tiles = ["a-2"]
    use(s, "second-sight")
    assert s.state.tiles == ["a-2"]


def test_an_old_map_shows_two_tiles(scene):
    s = scene()
    s.state.tiles = ["a-2", "a-3", "a-4"]
    s.run(s.content.cards["old-map"].event(s.t, 0), answers=["under", "leave"])
    assert s.state.tiles == ["a-4", "a-2", "a-3"]
    assert [ask.about["tile"] for ask in s.t.asked] == ["a-4", "a-3"]


@pytest.mark.parametrize(
    ("answers", "order"),
    [(["leave", "under"], ["a-3", "a-2", "a-4"]), (["leave", "leave"], ["a-2", "a-3", "a-4"])],
)
def test_an_old_map_shows_the_second_tile_also_if_the_first_stays(scene, answers, order):
    s = scene()
    s.state.tiles = ["a-2", "a-3", "a-4"]
    s.run(s.content.cards["old-map"].event(s.t, 0), answers=answers)
    assert s.state.tiles == order
    assert [ask.about["tile"] for ask in s.t.asked] == ["a-4", "a-3"]
    assert [told.after for told in s.told(Foreseen)] == [0, 1]
    two = scene()
    two.state.tiles = ["a-2", "a-3"]
    two.run(two.content.cards["old-map"].event(two.t, 0), answers=["leave"])  # nothing lies below the last one
    assert two.state.tiles == ["a-2", "a-3"]


# ----------------------------------------------------------------------------------------------- traps and events


def test_damage_of_traps_may_be_stopped_by_armor_or_not(scene):
    s = scene()
    armor = s.give("warrior", "leather-armor")
    befalls(s, "mimic", answers=[f"leather-armor {armor}"])
    assert (s.hero("warrior").hp, s.state.damaged) == (13, [armor])
    s.state.damaged = []
    befalls(s, "pitfall")
    assert (s.hero("warrior").hp, s.state.damaged) == (11, [])


def test_fire_passes_what_is_vulnerable_to_it(scene):
    s = scene()
    s.give("warrior", "padded-jacket")
    befalls(s, "fire-burst")
    assert s.hero("warrior").hp == 11


@pytest.mark.parametrize(
    ("card", "markers", "hp"), [("poison-needle", 2, 13), ("dart-trap", 1, 11), ("gas-cloud", 2, 13)]
)
def test_poisonous_traps(scene, card, markers, hp):
    s = scene(heroes=("warrior", "mage"))
    befalls(s, card)
    assert (s.hero("warrior").poison, s.hero("warrior").hp) == (markers, hp)
    assert s.hero("mage").poison == 0


@pytest.mark.rule("doria.card.poison-en", "doria.damage.hero-armor")
@pytest.mark.parametrize(
    ("edition", "card", "place"),
    [("en", "dart-trap", "leather-armor"), ("de", "dart-trap", "leather-armor"), ("en", "rat-swarm", "tights")],
)
def test_what_armor_keeps_off_poisons_nobody(scene, edition, card, place):
    s = scene(edition=edition)
    s.give("warrior", place)
    before = s.hero("warrior").hp
    s.run(traps.spring(s.t, 0, s.card(card)), dice=[1, 2], answers=[lambda ask: ask.options[0]])
    assert (s.hero("warrior").poison, s.hero("warrior").hp) == (0, before)
    bare = scene(edition=edition)
    bare.give("warrior", place)
    bare.run(traps.spring(bare.t, 0, bare.card(card)), dice=[1, 2], answers=[lambda ask: ask.options[-1]])
    assert bare.hero("warrior").poison == 1  # who spares the armor is wounded and poisoned


@pytest.mark.rule("doria.marker.hole-under-hero")
def test_a_pit_opens_under_the_character(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 2)})
    befalls(s, "pit-trap")
    assert s.state.dungeon.holes == (s.sq(2, 2),)
    assert s.hero("warrior").square == s.sq(2, 2)
    assert s.hero("warrior").hp == 10
    s.set("mage", ap=9)
    assert s.sq(2, 2) not in moving.reach(s.t, s.board, 1)


def test_rubble_buries(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (1, 2)})
    befalls(s, "falling-rubble")
    assert (s.hero("warrior").buried, s.hero("mage").buried) == (True, False)
    assert s.state.dungeon.rubble == (s.sq(2, 2),)
    assert s.hero("warrior").hp == 11


@pytest.mark.parametrize(("card", "pp"), [("psi-leech", 3), ("ghost-bell", 2)])
def test_some_traps_eat_psi_points(scene, card, pp):
    s = scene(heroes=("mage",))
    befalls(s, card)
    assert (s.hero("mage").pp, s.hero("mage").hp) == (13 - pp, 4)


def test_rust_damages_all_armor_and_nothing_else(scene):
    s = scene()
    worn = [s.give("warrior", "leather-armor"), s.give("warrior", "leather-boots")]
    s.give("warrior", "combat-hammer")
    s.give("warrior", "padded-hood", "pack")
    befalls(s, "rust-cloud")
    assert s.state.damaged == worn


def test_the_lodestone_damages_the_thickest_armor_that_is_whole(scene):
    s = scene()
    thick, thin = s.give("warrior", "leather-armor"), s.give("warrior", "leather-boots")
    lodestone = s.content.door_events["lodestone-arch"].event
    s.run(lodestone(s.t, 0))
    assert s.state.damaged == [thick]
    s.run(lodestone(s.t, 0))
    assert s.state.damaged == [thick, thin]
    s.run(lodestone(s.t, 0))
    assert s.state.damaged == [thick, thin]


def test_doom_moves_by_an_idol_and_by_a_cursed_death(scene):
    s = scene()
    befalls(s, "cursed-idol")
    assert s.state.doom_due == 1
    s.run(s.content.modifications["cursed"].dies(s.t, s.monster("orc", 1, 1)))
    assert s.state.doom_due == 2


def test_the_imp_steals_from_belt_or_backpack_only(scene):
    s = scene()
    sword, dagger = s.give("warrior", "short-sword", "pack"), s.give("warrior", "dagger", "belt")
    worn = s.give("warrior", "leather-armor")
    befalls(s, "thieving-imp", answers=[f"short-sword {sword}"])
    assert gear.owned(s.hero("warrior")) == [worn, dagger]
    assert s.state.discard == [sword]
    befalls(s, "thieving-imp")
    assert gear.owned(s.hero("warrior")) == [worn]


def test_banished_to_the_stairs(scene):
    s = scene({(0, 0): "a-1", (1, 0): TWO[1, 0]}, heroes={"warrior": (9, 2), "mage": (9, 4)})
    befalls(s, "banishing-rune")
    assert s.board.marks[s.hero("warrior").square] == "s"
    assert s.at(s.hero("mage").square) == (9, 4)


@pytest.mark.parametrize("card", ["alarm-bell", "wandering-monster"])
def test_monsters_come(scene, card):
    s = scene({(0, 0): "a-1", (1, 0): TWO[1, 0]}, heroes={"warrior": (9, 2)})
    s.state.monster_deck = ["skeleton"]
    s.state.active = 0
    card = s.content.cards[card]
    s.run(card.trap.fail(s.t, 0) if card.trap else card.event(s.t, 0))
    (monster,) = s.state.monsters.values()
    assert monster.kind == "skeleton"
    near = s.board.range_row(s.hero("warrior").square)[monster.square]
    assert (near == 1) == (card.kind == "event")


@pytest.mark.parametrize(
    ("event", "kinds"), [("goblin-lookout", "goblin"), ("scent-of-death", "zombie"), ("hungry-shadow", "ghoul")]
)
def test_what_waits_behind_doors(scene, event, kinds):
    s = scene(heroes={"warrior": (2, 2)})
    s.state.active = 0
    s.run(s.content.door_events[event].event(s.t, 0))
    assert {monster.kind for monster in s.state.monsters.values()} == {kinds}


@pytest.mark.parametrize(
    ("event", "lost"), [("jammed-door", [5, 0]), ("cold-draught", [2, 2]), ("swarm-of-bats", [3, 3])]
)
def test_doors_that_cost_time(scene, event, lost):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (4, 4), "ranger": (5, 2)})
    for name in ("warrior", "mage", "ranger"):
        s.set(name, ap=10)
    s.run(s.content.door_events[event].event(s.t, 0))
    assert [10 - s.hero(name).ap for name in ("warrior", "mage", "ranger")] == [*lost, 0]


@pytest.mark.parametrize(
    ("event", "dice", "hp", "pp", "poison", "ap"),
    [
        ("rusty-lock", [1, 3], 13, 3, 0, 16),
        ("rusty-lock", [3, 3], 13, 3, 0, 20),
        ("trapped-handle", [4, 5], 13, 3, 1, 20),
        ("trapped-handle", [5, 5], 13, 3, 0, 20),
        ("spring-spear", [5, 5], 11, 3, 0, 20),
        ("spring-spear", [5, 6], 13, 3, 0, 20),
        ("loose-lintel", [2, 3], 12, 3, 0, 20),
        ("loose-lintel", [2, 4], 13, 3, 0, 20),
        ("whispering-dark", [9, 9], 13, 1, 0, 20),
        ("poison-spores", [5, 5], 13, 3, 1, 20),
        ("poison-spores", [5, 6], 13, 3, 0, 20),
        ("old-inscription", [6, 6], 13, 3, 0, 18),
    ],
)
def test_doors_that_test_the_opener(scene, event, dice, hp, pp, poison, ap):
    s = scene(heroes=("warrior",))
    s.run(s.content.door_events[event].event(s.t, 0), dice=dice)
    who = s.hero("warrior")
    assert (who.hp, who.pp, who.poison, who.ap, s.state.xp) == (hp, pp, poison, ap, 0)


def test_doors_that_help(scene):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (4, 4), "ranger": (5, 2)})
    for name, ap in (("warrior", 10), ("mage", 4), ("ranger", 0)):
        s.set(name, ap=ap, hp=0, pp=0)

    def door(event, **script):
        s.run(s.content.door_events[event].event(s.t, 0), **script)

    door("abandoned-camp")
    assert [(s.hero(n).hp, s.hero(n).pp) for n in ("warrior", "mage", "ranger")] == [(1, 1), (1, 1), (0, 0)]
    door("wishing-well")
    door("shrine-niche")
    assert (s.hero("warrior").hp, s.hero("warrior").pp) == (5, 3)
    door("moment-of-courage")
    assert [s.hero(n).ap for n in ("warrior", "mage", "ranger")] == [13, 7, 0]
    door("whetstone")
    assert s.hero("warrior").boons == {"melee": 2, "ranged": 2}
    door("chalk-marks")
    assert s.hero("warrior").lasting == {"traps": 4}
    door("forgotten-pack")
    assert s.state.loot_due == [(0, 1)]
    door("old-inscription", dice=[9, 9])
    assert s.state.xp == 1
    door("bitter-memory")
    assert (s.hero("warrior").pp, s.hero("warrior").ap) == (2, 11)
    door("drums-in-the-deep")
    assert s.state.doom_due == 1


def test_finds_that_help_the_tile(scene):
    s = scene(TWO, heroes={"warrior": (0, 0), "mage": (4, 4), "ranger": (5, 2)})
    for name in ("warrior", "mage", "ranger"):
        s.set(name, hp=0, pp=0)
    cards = s.content.cards
    s.run(cards["healing-spring"].event(s.t, 0))
    s.run(cards["psi-crystal"].event(s.t, 0))
    assert [(s.hero(n).hp, s.hero(n).pp) for n in ("warrior", "mage", "ranger")] == [(3, 3), (3, 3), (0, 0)]
    s.run(cards["heroes-tomb"].event(s.t, 0))
    assert s.state.xp == 2
    s.run(cards["hidden-cache"].event(s.t, 0))
    assert s.state.loot_due == [(0, 2)]
    armor, staff = s.give("warrior", "leather-armor"), s.give("mage", "quarterstaff")
    s.state.damaged = [armor, staff]
    s.run(cards["field-forge"].event(s.t, 0), answers=[f"leather-armor {armor}", "none"])
    assert s.state.damaged == [staff]


# ----------------------------------------------------------------------------------------------- monsters


@pytest.mark.rule("doria.spawn.mod-effects-not-monsters-en")
def test_an_explosion_hurts_characters_next_to_it_and_no_monster(scene):
    s = scene(heroes={"warrior": (2, 1), "mage": (2, 4)})
    bomb, other = s.monster("orc", 2, 2, mods=("explosion",)), s.monster("orc", 1, 2)
    s.run(s.content.modifications["explosion"].dies(s.t, bomb))
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (11, 4)
    assert s.state.monsters[other].hp == 1


@pytest.mark.rule("doria.phase-f.sources")
def test_necromancers_raise_a_zombie_each_round(scene):
    s = scene(heroes={"warrior": (0, 0)})
    necromancer = s.monster("shaman", 4, 4)
    s.run(s.content.modifications["necromancer"].phase_f(s.t, necromancer))
    s.run(s.content.modifications["necromancer"].phase_f(s.t, necromancer))
    risen = [monster for monster in s.state.monsters.values() if monster.kind == "zombie"]
    assert len(risen) == 2
    assert all(s.board.range_row(s.sq(4, 4))[monster.square] == 1 for monster in risen)


@pytest.mark.parametrize(
    ("boss", "kind"), [("goblin-king", "goblin"), ("slime-mother", "slimecrawler"), ("zombie-queen", "zombie")]
)
def test_courts_grow_in_every_second_round(scene, boss, kind):
    s = scene(heroes={"warrior": (0, 0)})
    king = s.monster("shaman", 4, 4)
    s.state.round = 3
    s.run(s.content.bosses[boss].phase_f(s.t, king))
    assert len(s.state.monsters) == 1
    s.state.round = 4
    s.run(s.content.bosses[boss].phase_f(s.t, king))
    company = [kind, kind] if kind == "goblin" else [kind]  # goblins never come alone
    assert [monster.kind for monster in s.state.monsters.values()] == ["shaman", *company]


def test_wounds_that_close_again(scene):
    s = scene(heroes={"warrior": (0, 0)})
    troll = s.monster("troll", 4, 4)
    s.state.monsters[troll].hp = 1
    for hp in (2, 3, 3):
        s.run(s.content.modifications["regenerating"].phase_f(s.t, troll))
        assert s.state.monsters[troll].hp == hp
    s.state.monsters[troll].hp = 9
    s.run(s.content.modifications["regenerating"].phase_f(s.t, troll))
    assert s.state.monsters[troll].hp == 9
    assert [told.hp for told in s.told(WoundsClosed)] == [2, 3]


def test_a_warlord_drives_the_nearest_other_on(scene):
    s = scene(heroes={"warrior": (0, 0)})
    lord = s.monster("orc", 4, 4, mods=("warlord",))
    far, near = s.monster("goblin", 1, 0), s.monster("goblin", 4, 2)
    s.run(s.content.modifications["warlord"].phase_f(s.t, lord))
    assert s.state.activations == [(near, -1)]
    del s.state.monsters[near], s.state.monsters[far]
    s.state.activations = []
    s.run(s.content.modifications["warlord"].phase_f(s.t, lord))
    assert s.state.activations == []


def test_frost_holds_and_mind_eaters_drain(scene):
    s = scene(heroes=("mage", "warrior"))
    beast = s.monster("orc", 3, 3)
    s.run(s.content.modifications["frost-creature"].hit(s.t, beast, 0))
    assert [(told.hero, told.what) for told in s.told(HeroMarked)] == [("mage", "frozen")]
    assert (s.hero("mage").held, s.hero("warrior").held) == (True, False)
    s.run(s.content.modifications["mind-eater"].hit(s.t, beast, 0))
    assert s.hero("mage").pp == 11


def test_a_check_decides_between_two_effects(scene):
    s = scene()
    effect = effects.on_check((AGI, PER), 20, 2, effects.tire(3), effects.inspire(1))
    s.run(effect(s.t, 0), dice=[1, 2])
    assert (s.hero("warrior").ap, s.state.xp) == (17, 0)
    s.run(effect(s.t, 0), dice=[2, 2])
    assert (s.hero("warrior").ap, s.state.xp) == (17, 1)
