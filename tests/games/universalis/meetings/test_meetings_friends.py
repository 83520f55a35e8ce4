"""Where companions, mounts and creatures of the deep meet another rule: loads, shapes, Fortune, lost turns."""

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import armory, powers
from undercroft.games.universalis.rules.encounters import encounters, water
from undercroft.games.universalis.rules.fighting.melee import strike
from undercroft.games.universalis.rules.harm import Use
from undercroft.games.universalis.rules.people import companions, giants
from undercroft.games.universalis.rules.riding import falls
from undercroft.games.universalis.rules.squares import Do
from undercroft.games.universalis.setup import come_back
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Held, Mark, Note
from undercroft.testing import run

from ..stage import first, meadow, mounted, rolled

# ------------------------------------------------------------------------------------------ loads


@pytest.mark.rule("dun.companion.owner-knocked-out", "dun.carry.by-companions")
@pytest.mark.parametrize(("dead", "coins"), [(False, (9, 0)), (True, (0, 9))])
def test_what_a_mule_bears_is_its_own_heros_also_after_another_has_led_it(arena, dead, coins):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.LEFT | (Mark.DEAD if dead else 0))
    friend = a.hero(2, 2, card="shara", marks=Mark.LEFT)
    mule = a.companion("pack-mule", 3, 3, kind="pet", owner=friend.id, coins=9, uses={companions.HIRER: hero.id})
    mule.pack = [Held("rope", borne=True)]
    companions.come_home(a.t)
    assert (hero.coins, friend.coins) == coins
    assert [held.card for held in (friend if dead else hero).pack] == ["rope"]
    assert (mule.id in a.state.figures) is not dead


@pytest.mark.rule("dun.carry.by-companions", "dun.companion.mercenary-no-treasure")
@pytest.mark.parametrize(("card", "kind", "takes"), [("pack-mule", "pet", True), ("sellsword", "mercenary", False)])
def test_a_mule_bears_what_was_found_in_the_quest_and_a_mercenary_does_not(arena, card, kind, takes):
    a = arena()
    hero = a.hero(5, 5)
    hero.pack = [Held("rope", found=True)]
    bearer = a.companion(card, 4, 4, kind=kind, owner=hero.id)
    a.activate(hero)
    give = f"give rope #{bearer.id}"
    assert (give in a.offers(hero)) is takes
    if takes:
        a.do(hero, give)
        assert (hero.pack, bearer.pack) == ([], [Held("rope", found=True, borne=True)])


@pytest.mark.rule("dun.heroes.keep", "dun.equip.thrown-retrieval", "dun.condition.poisoned")
def test_in_the_next_quest_weapons_are_at_hand_and_clean_and_finds_are_his_own(arena):
    a = arena()
    hero = a.hero(1, 1, hands=(Held("javelin", loaded=False), Held("dagger", poisoned=True)), marks=Mark.POISONED)
    hero.pack = [Held("crossbow", loaded=False), Held("rope", found=True), Held("club", taken=True)]
    come_back(a.state, hero, 0)
    assert hero.hands == [Held("javelin"), Held("dagger")]
    assert hero.pack == [Held("crossbow"), Held("rope"), Held("club", taken=True)]
    assert not hero.marks & Mark.POISONED


# ------------------------------------------------------------------------------------------ turns that are cut short


@pytest.mark.rule("dun.melee.shielding", "dun.init.heroes-win")
@pytest.mark.parametrize(("acts", "shielded"), [(True, False), (False, True)])
def test_who_has_shielded_himself_attacks_again_after_an_activation_that_initiative_cut_short(arena, acts, shielded):
    a = arena()
    hero, friend = a.hero(1, 1, marks=Mark.SHIELDED), a.hero(3, 3)
    a.activate(hero if acts else friend)
    encounters.new_turn(a.t, HEROES)
    assert bool(hero.marks & Mark.SHIELDED) is shielded, "his next activation is still to come"


@pytest.mark.rule("dun.ko.body", "dun.init.heroes-lose")
def test_a_body_comes_along_when_initiative_cuts_its_carriers_walk_short(arena):
    a = arena()
    hero = a.hero(2, 1)
    body = a.hero(2, 1, marks=Mark.KNOCKED_OUT, owner=hero.id)
    a.activate(hero)
    hero.cell = a.at(6, 6)
    encounters.new_turn(a.t, DARK)
    assert (body.cell, body.owner) == (a.at(6, 6), hero.id)


@pytest.mark.rule("dun.skill.scholarly.secrets-of-magic.treasure", "dun.ko.hero")
@pytest.mark.parametrize(("marks", "far", "treasure"), [(0, 5, 1), (0, 6, 0), (Mark.KNOCKED_OUT, 1, 0)])
def test_a_wizard_who_is_out_finds_no_treasure_for_others(arena, marks, far, treasure):
    a = arena()
    a.state.supply.treasures = ["sack-of-coppers"]
    hero = a.hero(1, 1, perception=4)
    a.hero(1 + far, 1, skills=("secrets-of-magic",), marks=marks)
    a.activate(hero)
    a.do(hero, "search-room", [4, 4, *([1, 1] if treasure else [1])])
    assert (1 - len(a.state.supply.treasures), hero.coins) == (treasure, 2 if treasure else 1)


# ------------------------------------------------------------------------------------------ in the saddle


@pytest.mark.rule("dun.spell.skinchanger", "dun.skill.nature.mount.ride")
def test_who_becomes_a_bear_gets_out_of_the_saddle_first(arena):
    a = meadow(arena)
    hero = a.hero(5, 5, intelligence=9, spells=("totem-of-the-bear",), mana=4)
    horse = mounted(a, hero, "riding-horse")
    a.activate(hero)
    a.do(hero, f"cast totem-of-the-bear #{hero.id}", [4, 4], [first])
    assert (hero.human is not None, hero.riding, horse.ridden, hero.span) == (True, NOBODY, NOBODY, 1)
    assert hero.cell not in a.board.base(horse.cell, 2, horse.other)
    assert not any(text.startswith("mount-up") for text in a.offers(hero))


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.mount.fall")
@pytest.mark.parametrize(("die", "down"), [(5, False), (4, True)])
def test_fortune_that_saves_from_a_fall_out_of_the_saddle_leaves_him_standing(arena, die, down):
    a = meadow(arena)
    hero = a.hero(5, 5, vitality=1, natural=2, armor=2, fortune=1)
    mounted(a, hero, "riding-horse")
    a.run(falls.fall(a.t, hero.id), [6, 6, 6, die, 6, 6], [first, "pass", "spend"])
    assert (bool(hero.marks & Mark.KNOCKED_DOWN), bool(hero.marks & Mark.KNOCKED_OUT)) == (down, down)


# ------------------------------------------------------------------------------------------ summoned and commanded


@pytest.mark.rule("dun.sorcery.apprentice-damage")
@pytest.mark.parametrize(("vp", "less"), [(17, 1), (18, 0)])
def test_the_elementals_of_an_apprentice_do_a_die_less(arena, vp, less):
    a = arena()
    hero, orc = a.hero(5, 5, vp=vp), a.orc(5, 2, combat=0, vitality=20, armor=6)
    a.run(encounters.summon(a.t, d.Summon("spirit-wolf"), Use(card="spirit-pack", source=hero.id, target=hero.id)))
    wolf = next(f for f in a.state.figures.values() if f.card == "spirit-wolf")
    wolf.cell = a.at(5, 3)
    dice = wolf.base[d.Attribute.STRENGTH] + a.content.weapons["fangs"].damage - less
    a.run(strike(a.t, a.blows(wolf, orc, "fangs")), [5, 4, 1, 2, *[1] * dice], ["-1"])
    assert rolled(a, "damage") == [dice]


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.test", "dun.skill.nature.paralyzing-poison")
@pytest.mark.parametrize(("still", "freed"), [(0, True), (2, False)])
def test_a_command_does_not_free_a_giant_from_venom(arena, still, freed):
    a = arena()
    hero = a.hero(5, 5, mana=3, intelligence=9, skills=("giant-tamer",))
    card = next(card.id for card in a.content.companions.values() if "giant" in card.kinds)
    giant = a.companion(card, 2, 2, owner=hero.id, marks=Mark.STATIONARY | Mark.ACTIVATED, still=still)
    a.activate(hero)
    a.run(giants.command(a.t, hero.id, Do("command", target=giant.id)), [4, 4])
    assert (not giant.marks & Mark.STATIONARY, giant.marks & Mark.ACTIVATED) == (freed, 0)


# ------------------------------------------------------------------------------------------ creatures


@pytest.mark.rule("dun.dp-card.power", "dun.climb.pit")
def test_a_creature_that_flees_out_of_a_pit_walks_where_it_reappears(arena):
    a = arena(ground=(Ground("pit", (5, 3)),))
    orc = a.orc(5, 3, marks=Mark.IN_PIT)
    a.hero(0, 0)
    powers.flee(a.t, orc.id)
    assert (a.board.xy(orc.cell), orc.marks & Mark.IN_PIT) == ((11, 0), 0)
    a.activate(orc)
    assert any(text.startswith("move") for text in a.offers(orc))


@pytest.mark.rule("dun.skill.nature.aquatic-animal.surface", "dun.init.heroes-win-skip")
@pytest.mark.parametrize(("initiative", "below"), [([6, 6, 1, 2], 1), ([1, 2, 6, 6], 0)])
def test_when_the_first_from_the_water_costs_him_his_turn_the_second_stays_below(arena, initiative, below):
    a = arena(ground=(Ground("deep-water", (3, 3), 2, 2),))
    a.hero(5, 5)
    a.state.dark.submerged, a.state.turn.side = ["cave-viper", "cave-viper"], DARK
    a.t.script([6, *initiative, *([] if below else [6, 3, 4, 3, 3])], ())
    run(water.surface(a.t))
    assert (len(a.state.dark.submerged), a.state.turn.side) == (below, HEROES if below else DARK)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.skill.nature.regeneration")
@pytest.mark.parametrize(("die", "lost"), [(5, 0), (4, 1)])
def test_what_fortune_has_undone_does_not_grow_back(arena, die, lost):
    a = arena("aaa\naaa")
    orc = a.orc(1, 1, hands=("broadsword",), combat=9, strength=1)
    troll = a.hero(1, 0, vitality=2, armor=3, fortune=1, facing="south", skills=("regeneration",))
    a.run(
        strike(a.t, a.blows(orc, troll)),
        [4, 3, 1, 2, 6, 1, 6, die],
        ["pass", "pass", "pass", "spend"],
    )
    assert (troll.uses.get(Note.LOST, 0), troll.wounds) == (lost, 2 * lost)


# ------------------------------------------------------------------------------------------ mercenaries without weapons


@pytest.mark.rule("dun.companion.mercenary-new-gear", "dun.melee.blunder-break")
@pytest.mark.parametrize(("lost", "wields"), [(True, ["shield", "axe"]), (False, ["broadsword", "shield"])])
def test_a_mercenary_takes_in_hand_what_replaces_the_weapon_that_he_has_lost(arena, lost, wields):
    a = arena()
    hero = a.hero(5, 5, pack=("axe",))
    man = a.companion("sellsword", 4, 4, owner=hero.id, hands=("broadsword", "shield"))
    if lost:
        del man.hands[0]
    a.activate(hero)
    a.do(hero, f"give axe #{man.id}")
    assert [held.card for held in man.hands] == wields
    assert [held.card for held in man.pack] == ([] if lost else ["axe"]), "else he only bears it"
    companions.come_home(a.t)
    assert [held.card for held in hero.pack] == ["axe"], "it is the hero's"


@pytest.mark.rule("dun.companion.mercenary-new-gear")
@pytest.mark.parametrize(("card", "thing", "hands"), [("sellsword", "shield", 2), ("longbow-hunter", "shield", 1)])
def test_only_who_had_a_shield_is_given_another(arena, card, thing, hands):
    a = arena()
    hero = a.hero(5, 5, pack=(thing,))
    man = a.companion(card, 4, 4, owner=hero.id)
    man.hands = man.hands[:1]
    a.activate(hero)
    a.do(hero, f"give {thing} #{man.id}")
    assert len(man.hands) == hands


# ------------------------------------------------------------------------------------------ bought for creatures


@pytest.mark.rule("dun.dp-buy.when", "dun.hero.attr-armor", "dun.damage.armor-max")
@pytest.mark.parametrize(
    ("card", "worn", "armor"),
    [
        ("orc-warrior", (), 4), ("orc-warrior", ("chainmail",), 5), ("orc-warrior", ("leather-armor",), 4),
        ("orc-warrior", ("helmet",), 4), ("orc-warlord", ("leather-armor",), 5), ("orc-warlord", ("chainmail",), 6),
    ],
)  # fmt: skip
def test_armor_that_is_bought_for_a_creature_takes_the_place_of_its_own(arena, card, worn, armor):
    a = arena(dark_seat=1)
    creature = a.creature(card, 5, 3, worn=worn)
    assert figures.value(a.t, creature, d.Attribute.ARMOR) == armor


@pytest.mark.rule("dun.dp-buy.when", "dun.hero.hands-zone")
@pytest.mark.parametrize(("card", "offered"), [("orc-warrior", True), ("orc-archer", False)])
def test_no_shield_is_bought_for_who_has_both_hands_full(arena, card, offered):
    a = arena(dark_seat=1)
    a.state.dark.reserve = 9
    assert ("shield" in armory.wares(a.t, a.creature(card, 5, 3))) is offered
