"""What each of the younger companions does that the others do not."""

import pytest
from tests.games.universalis.stage import offered, rolled

from undercroft.games.universalis.content.definitions import Harm
from undercroft.games.universalis.events import Shot, Tracked
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.checks import fear
from undercroft.games.universalis.rules.harm import Use, afflict, effects
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.state import Held, Mark

HIT, MISS = [5, 4, 1, 2], [1, 2, 6, 5]
LANE = "a" * 20


def strike(a, who, foe, dice):
    """A blow with what it has, in an activation of its own."""
    a.activate(who)
    a.play(who, f"attack {who.hands[0].card} #{foe.id}", dice)


# ------------------------------------------------------------------------------------------------ mercenaries


@pytest.mark.rule("dun.skill.scholarly.first-aid", "dun.companion.card-fields")
def test_a_field_surgeon_gives_two_vitality_to_two_patients_and_a_sellsword_to_none(arena):
    a = arena()
    surgeon, sword = a.companion("field-surgeon", 2, 1), a.companion("sellsword", 9, 1)
    near, far = a.hero(3, 1, wounds=3), a.hero(7, 4, wounds=3)
    a.activate(surgeon)
    assert offered(a, surgeon, "talent") == [f"talent first-aid #{near.id}"]  # not at a distance, and he is whole
    a.do(surgeon, f"talent first-aid #{near.id}")
    assert (near.wounds, far.wounds, surgeon.uses["first-aid"]) == (1, 3, 1)
    surgeon.uses["first-aid"] = 2
    a.activate(surgeon)
    assert offered(a, surgeon, "talent") == []
    a.activate(sword)
    assert offered(a, sword, "talent") == []


@pytest.mark.rule("dun.skill.combat.quick-reloading")
@pytest.mark.parametrize(("card", "quick"), [("dwarf-arbalester", ["quick-reload crossbow"]), ("sellsword", [])])
def test_an_arbalester_reloads_by_the_way_and_a_sellsword_does_not(arena, card, quick):
    a = arena()
    shooter = a.companion(card, 2, 1)
    shooter.hands = [Held("crossbow", loaded=False)]
    a.activate(shooter)
    assert offered(a, shooter, "quick-reload") == quick
    shooter.hands = [Held("crossbow")]
    assert offered(a, shooter, "quick-reload") == []


@pytest.mark.rule("dun.skill.exploration.trapper")
@pytest.mark.parametrize(("card", "snared"), [("goblin-snarer", 4), ("halfling-cutpurse", 0)])
def test_who_comes_near_a_snarer_is_caught(arena, card, snared):
    a = arena(LANE)
    a.companion(card, 0, 0, facing="east")
    orc = a.creature("orc-warrior", 5, 0, facing="west", vitality=30)
    a.activate(orc)
    a.play(orc, f"move @{a.at(3, 0)}", [1, 2, 6, 6, 6, 6] if snared else [], ["spring"] if snared else [])
    assert orc.wounds == snared


@pytest.mark.rule("dun.skill.exploration.tracker.adp")
def test_a_tracker_of_the_dogfolk_smells_what_comes_and_a_hound_does_not(arena):
    a = arena()
    dog, hound = a.companion("dogfolk-tracker", 2, 1), a.companion("war-hound", 6, 1, kind="pet")
    a.state.dark.encounter_deck = ["ambush", "enemy-spotted"]
    a.activate(hound)
    assert "track" not in a.offers(hound)
    a.activate(dog)
    a.do(dog, "track")
    assert [event.card for event in a.t.told(Tracked)] == ["enemy-spotted", "ambush"]


@pytest.mark.rule("dun.skill.scholarly.cold-blooded", "dun.companion.mercenary-courage")
@pytest.mark.parametrize(
    ("card", "dice", "brave"), [("temple-spearman", [1, 5, 5], True), ("sellsword", [1, 5], False)]
)
def test_a_temple_spearman_keeps_the_best_two_of_three_dice(arena, card, dice, brave):
    a = arena()
    man, ghoul = a.companion(card, 1, 1), a.orc(9, 5, skills=("fearsome",), size=3)
    assert a.run(fear.courage(a.t, man.id, ghoul.id), dice) is brave
    assert rolled(a, "courage") == [len(dice)]


# ------------------------------------------------------------------------------------------------ familiars


@pytest.mark.rule("dun.skill.nature.familiar.bonus", "dun.skill.exploration.slippery")
@pytest.mark.parametrize(
    ("card", "plus", "total"), [("black-cat", 1, 13), ("raven-familiar", 1, 14), ("badger", 0, 14)]
)
def test_a_cat_helps_to_cast_and_is_hard_to_hit(arena, card, plus, total):
    """The same shot at three small ones, who are as quick as the archer here."""
    a = arena(LANE)
    witch = a.hero(6, 0, spells=("lightning",), intelligence=4)
    pet = a.companion(card, 5, 0, kind="pet", owner=witch.id, agility=5, facing="west")
    archer = a.creature("orc-archer", 1, 0, facing="east", shooting=9, agility=5)
    assert casting.casting_plus(a.t, witch, a.content.spells["lightning"], archer.id) == 4 + plus
    a.activate(archer)
    a.play(archer, f"shoot short-bow #{pet.id}", [4, 3])
    (shot,) = a.t.told(Shot)
    assert shot.total == total


@pytest.mark.rule("dun.skill.nature.underworld")
@pytest.mark.parametrize(("card", "dice"), [("bottled-imp", 3), ("black-cat", 4)])
def test_fire_hurts_an_imp_with_a_die_less(arena, card, dice):
    a = arena()
    pet = a.companion(card, 5, 4, kind="pet", vitality=30)
    orc = a.orc(5, 2)
    a.run(effects.apply_all(a.t, (Harm(4, element="fire"),), Use("x", orc.id, pet.id)), [1] * dice)
    assert rolled(a, "damage") == [dice]


# ------------------------------------------------------------------------------------------------ pets


@pytest.mark.rule("dun.skill.combat.hardened")
@pytest.mark.parametrize(("card", "die", "wounds"), [("badger", 4, 1), ("badger", 3, 2), ("giant-rat", None, 2)])
def test_a_badger_shakes_a_wound_off(arena, card, die, wounds):
    a = arena()
    pet = a.companion(card, 5, 4, kind="pet", vitality=30, armor=4, facing="north")
    orc = a.creature("orc-warrior", 5, 3, facing="south", hands=("broadsword",), strength=1)
    strike(a, orc, pet, [*HIT, 5, 5, *([die] if die else [])])
    assert pet.wounds == wounds


@pytest.mark.rule("dun.skill.nature.paralyzing-poison")
@pytest.mark.parametrize(("card", "still"), [("web-spider", 2), ("war-hound", 0)])
def test_whom_a_web_spider_bites_stands_still(arena, card, still):
    a = arena()
    pet, orc = a.companion(card, 5, 4, kind="pet", strength=2), a.creature("orc-warrior", 5, 3, vitality=30)
    strike(a, pet, orc, [*HIT, 5, 1, 1])
    assert (orc.wounds, orc.still) == (1, still)


@pytest.mark.rule("dun.skill.nature.poisonous.die")
@pytest.mark.parametrize(("card", "wounds"), [("house-viper", 2), ("giant-rat", 1)])
def test_the_second_half_of_a_vipers_bite(arena, card, wounds):
    """One wound against Armor 4, and one of poison against Natural Armor 3."""
    a = arena()
    pet, orc = a.companion(card, 5, 4, kind="pet", strength=2), a.creature("orc-warrior", 5, 3, vitality=30)
    strike(a, pet, orc, [*HIT, 5, 1, 4])
    assert orc.wounds == wounds


@pytest.mark.rule("dun.skill.exploration.ambush")
@pytest.mark.parametrize(("card", "ready"), [("hunting-lynx", True), ("war-hound", False)])
def test_a_lynx_strikes_again_out_of_an_ambush(arena, card, ready):
    a = arena()
    words = a.content.known[a.companion(card, 5, 4, kind="pet").skills]
    assert ("strikes-from-ambush" in words.words) is ready
    assert bool(words.bonuses.get("initiative")) is ready


@pytest.mark.rule("dun.skill.nature.corrosive-vomit")
@pytest.mark.parametrize(("agility", "wounds"), [([4, 3], 0), ([1, 2], 3)])
def test_a_bog_toad_spits_at_a_neighbour_who_may_duck(arena, agility, wounds):
    """Five dice, and Armor 4 counts 1 less."""
    a = arena()
    toad = a.companion("bog-toad", 5, 4, kind="pet")
    near = a.creature("orc-warrior", 5, 3, vitality=30, agility=3)
    a.creature("orc-warrior", 5, 1)
    a.activate(toad)
    assert offered(a, toad, "skill") == [f"skill corrosive-vomit #{near.id}"]
    a.play(toad, f"skill corrosive-vomit #{near.id}", [*agility, 4, 4, 3, 2, 1])
    assert near.wounds == wounds


@pytest.mark.rule("dun.skill.nature.fearsome.contact")
@pytest.mark.parametrize(("card", "fears"), [("silverback", True), ("hill-bear", False)])
def test_orcs_fear_a_silverback(arena, card, fears):
    a = arena()
    pet, orc = a.companion(card, 5, 4, kind="pet"), a.orc(5, 3, courage=3)
    a.run(fear.contact(a.t, orc.id), [1, 2] if fears else [])
    assert orc.fears == ([pet.card] if fears else [])


@pytest.mark.rule("dun.skill.nature.tail-swipe")
def test_a_crocodile_strikes_behind_it_and_a_bear_does_not(arena):
    a = arena()
    croc, bear = a.companion("river-crocodile", 6, 4, kind="pet", facing="east"), a.companion("hill-bear", 1, 6)
    behind = a.orc(4, 4, size=1)
    a.activate(croc)
    assert offered(a, croc, "skill") == [f"skill tail-swipe #{behind.id}"]
    behind.cell = a.at(7, 4)
    assert offered(a, croc, "skill") == []
    behind.cell = a.at(1, 7)
    a.activate(bear)
    assert offered(a, bear, "skill") == []


@pytest.mark.rule("dun.skill.nature.vermin")
@pytest.mark.parametrize("condition", ["stunned", "knocked-down", "poisoned", "diseased"])
def test_nothing_fells_a_swarm_of_hornets(arena, condition):
    a = arena()
    swarm, rat = a.companion("jar-of-hornets", 5, 4, kind="pet"), a.companion("giant-rat", 2, 2, kind="pet")
    for pet in (swarm, rat):
        afflict(a.t, pet.id, condition)
    assert not swarm.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.POISONED | Mark.DISEASED)
    assert rat.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.POISONED | Mark.DISEASED)


@pytest.mark.rule("dun.skill.nature.multiple-attacks")
@pytest.mark.parametrize(("card", "blows"), [("werewolf-in-chains", 3), ("hill-bear", 2), ("war-hound", 1)])
def test_a_werewolf_strikes_three_times(arena, card, blows):
    a = arena()
    pet, orc = a.companion(card, 5, 4, kind="pet"), a.creature("orc-warrior", 5, 3, vitality=30, facing="south")
    a.activate(pet)
    for _ in range(blows):
        a.play(pet, f"attack {pet.hands[0].card} #{orc.id}", MISS)
    assert offered(a, pet, "attack") == []


@pytest.mark.rule("dun.skill.scholarly.taming-animals", "dun.companion.no-duplicates")
def test_beasts_are_for_those_who_tame_them(arena):
    a = arena()
    tamer, other = a.hero(1, 1, coins=50, skills=("taming-animals",)), a.hero(3, 1, coins=50)
    assert {"web-spider", "bottled-imp", "werewolf-in-chains"} <= set(companions.hireable(a.t, tamer))
    assert not {"web-spider", "bottled-imp", "werewolf-in-chains"} & set(companions.hireable(a.t, other))
    assert "field-surgeon" in companions.hireable(a.t, other)
    assert not {"fire-elemental", "risen-dead"} & set(companions.hireable(a.t, tamer))


# ------------------------------------------------------------------------------------------------ mounts, elementals


@pytest.mark.rule("dun.skill.nature.undead")
@pytest.mark.parametrize(("card", "stunned"), [("grave-horse", False), ("riding-horse", True)])
def test_nothing_stuns_a_dead_horse(arena, card, stunned):
    a = arena()
    rider = a.hero(5, 4)
    horse = a.companion(card, 5, 4, kind="pet", owner=rider.id)
    bind(a.t, rider, horse)
    afflict(a.t, horse.id, "stunned")
    assert bool(horse.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.nature.aura", "dun.skill.nature.vulnerable.damage")
def test_the_heart_of_the_volcano_calls_fire_that_burns_friend_and_foe(arena):
    a = arena()
    hero = a.hero(2, 2)
    hero.worn = [Held("heart-of-the-volcano", magic="heart-of-the-volcano")]
    a.activate(hero)
    a.play(hero, f"invoke heart-of-the-volcano #{hero.id}", [])
    fire = next(f for f in a.state.figures.values() if f.card == "fire-elemental")
    assert (fire.side, fire.owner, "summoned" in fire.uses) == (hero.side, hero.id, False)
    orc = a.orc(9, 6)
    a.run(effects.apply_all(a.t, (Harm(3, element="ice"),), Use("x", orc.id, fire.id)), [1] * 4)
    a.run(effects.apply_all(a.t, (Harm(3, element="fire"),), Use("x", orc.id, fire.id)), [1] * 3)
    assert rolled(a, "damage") == [4, 3]
    a.activate(orc)
    orc.cell = fire.cell + 1
    a.run(activation.aura(a.t, orc.id), [6])
    assert orc.wounds == 1
    hero.cell = fire.cell - 1
    a.run(activation.aura(a.t, hero.id), [6])
    assert hero.wounds == 1
