"""What a fourth reading beside the book has found: each case with its neighbour."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.carrying import load
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import Roll
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.harm import Blow, afflict, harm, lose
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark

from ..stage import FIELD, OPEN, begins, cast, goes_on, mounted, offered, raider, rolled

PIT = "\n".join(["a" * 12] * 8)


def magic(base, card, **more):
    return Held(base, magic=card, known=True, **more)


def value(a, figure, name):
    return figures.value(a.t, figure, figures.BY_NAME[name])


# ------------------------------------------------------------------------------------------------ lent skills


@pytest.mark.rule("dun.skill.combat.tough.conditions", "dun.skill.combat.tough.armor", "dun.damage.natural-armor")
@pytest.mark.parametrize(("card", "armor"), [("hide-of-the-herds", 4), ("falcon-kite", 3)])
def test_a_hide_makes_tough_against_poison_and_no_other_shield_does(arena, card, armor):
    a = arena()
    hero = a.hero(1, 1, vitality=9, hands=(magic("shield", card),))
    a.run(harm(a.t, hero.id, Blow(3, against="natural", element="poison")), [3, 3, 4])
    assert hero.wounds == (1 if armor == 4 else 3)
    a.run(harm(a.t, hero.id, Blow(1, against="natural", element="ice")), [3])
    assert hero.wounds == (2 if armor == 4 else 4)  # ice is no poison


@pytest.mark.rule("dun.skill.nature.undead", "dun.skill.nature.undead.poison")
def test_a_dead_mans_calm_is_neither_stunned_nor_poisoned(arena):
    a = arena()
    witch, friend, other = a.hero(1, 1), a.hero(3, 1), a.hero(5, 1)
    cast(a, witch, "dead-mans-calm", friend)
    for one in (friend, other):
        for condition in ("stunned", "poisoned", "knocked-down"):
            afflict(a.t, one.id, condition)
    assert friend.marks & (Mark.STUNNED | Mark.POISONED | Mark.KNOCKED_DOWN) == Mark.KNOCKED_DOWN
    assert other.marks & Mark.STUNNED
    assert other.marks & Mark.POISONED


@pytest.mark.rule("dun.damage.vitality")
def test_the_calm_of_the_dead_has_no_life_to_borrow(arena):
    a = arena()
    hero, orc, shaman = a.hero(1, 1, wounds=4, vitality=9), a.orc(5, 1, vitality=9), a.orc(5, 5)
    cast(a, shaman, "dead-mans-calm", orc)
    cast(a, hero, "borrowed-life", orc, [3, 3, 3, 1])
    assert (orc.wounds, hero.wounds) == (3, 4)


def test_a_fools_cap_dulls_eyes_and_fingers(arena):
    a = arena()
    witch, orc = a.hero(1, 1), a.orc(5, 1, intelligence=4, perception=1, dexterity=1)
    cast(a, witch, "fools-cap", orc)
    assert [value(a, orc, name) for name in ("perception", "dexterity", "intelligence", "courage")] == [0, 0, 2, 3]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.mighty-blow", "dun.skill.combat.brutal-blow.critical")
@pytest.mark.parametrize(
    ("base", "card", "ways"),
    [
        ("warhammer", "quarrymans-maul", {"", "+mighty-blow", "+powerful-blow", "+mighty-blow+powerful-blow"}),
        ("scythe", "reapers-arc", {"", "+spinning-blow"}),
        ("battleaxe", "widow-of-the-north", {"", "+brutal-blow"}),
        ("axe", "wolfs-bite", {""}),
    ],
)
def test_a_weapon_that_lends_a_blow_offers_it(arena, base, card, ways):
    a = arena()
    hero = a.hero(5, 4, hands=(magic(base, card),))
    one, _ = a.orc(5, 3), a.orc(4, 3)
    a.activate(hero)
    assert {text.split()[1] for text in offered(a, hero, "attack") if text.endswith(f"#{one.id}")} == {
        base + way for way in ways
    }


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots", "dun.equip.thrown-retrieval")
@pytest.mark.parametrize(("moved", "card", "twice"), [(0, "star-of-thieves", True), (1, "star-of-thieves", False)])
def test_the_star_of_thieves_is_thrown_twice_by_who_stands_still(arena, moved, card, twice):
    a = arena()
    hero = a.hero(5, 6, strength=4, shooting=4, hands=(magic("shuriken", card),))
    orc = a.orc(5, 3, vitality=20, agility=1)
    a.activate(hero, moved=moved)
    offer = f"shoot shuriken+fast-shooting #{orc.id}"
    assert (offer in a.offers(hero)) is twice
    if twice:
        a.play(hero, offer, [4, 5, 1, 1, 4, 5, 1, 1])
        assert len(rolled(a, "shot")) == 2


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots")
def test_what_does_not_come_back_is_thrown_once(arena):
    a = arena()
    hero = a.hero(5, 6, strength=4, skills=("fast-shooting",), hands=("shuriken",))
    a.orc(5, 3)
    a.activate(hero)
    assert len(offered(a, hero, "shoot")) == 1


@pytest.mark.rule("dun.skill.exploration.stealth")
@pytest.mark.parametrize(("armor", "may"), [("chainmail", False), ("leather-armor", True)])
def test_nobody_sneaks_in_heavy_armor_be_it_in_a_cloak_of_dusk(arena, armor, may):
    a = arena()
    hero = a.hero(5, 4)
    hero.worn = [magic("cloak-of-dusk", "cloak-of-dusk"), Held(armor)]
    a.orc(5, 2)
    a.activate(hero)
    assert bool(offered(a, hero, "sneak")) is may


# ------------------------------------------------------------------------------------------------ what is worn


@pytest.mark.rule("dun.armor.don-scope", "dun.quick.not-in-melee-range")
def test_a_helmet_is_put_on_by_a_quick_action_and_mail_is_not(arena):
    a = arena()
    hero = a.hero(5, 4, pack=("helmet", "chainmail"))
    a.activate(hero)
    assert "wear helmet" in a.offers(hero)
    assert "wear chainmail" not in a.offers(hero)
    a.do(hero, "wear helmet")
    assert [held.card for held in hero.worn] == ["helmet"]
    assert (a.state.turn.active.quick, a.state.turn.active.action) == (0, 1)
    a.orc(5, 3)
    a.activate(hero)
    assert not offered(a, hero, "unwear")  # in a Melee Range there is no time for it


@pytest.mark.rule("dun.magic-object.one-per-type")
@pytest.mark.parametrize(("helmet", "dons"), [(magic("helmet", "sallet-of-the-lynx"), False), (Held("helmet"), True)])
def test_no_magic_mail_under_a_magic_helmet(arena, helmet, dons):
    a = arena()
    hero = a.hero(5, 4)
    hero.worn, hero.pack = [helmet], [magic("leather-armor", "otter-coat")]
    a.activate(hero)
    assert ("don leather-armor" in a.offers(hero)) is dons


@pytest.mark.rule("dun.relic.size")
def test_the_large_put_on_no_relic(arena):
    a = arena()
    ogre, pack = a.of_race("ogres", 5, 4), [magic("leather-armor", "shroud-of-saint-ilse")]
    ogre.pack = pack
    a.activate(ogre)
    assert not offered(a, ogre, "don")
    human = a.hero(1, 1)
    human.pack = pack
    a.activate(human)
    assert offered(a, human, "don") == ["don leather-armor"]


@pytest.mark.rule("dun.magic-object.one-per-type", "dun.walk.one-quick-action")
def test_one_magic_sword_goes_for_another(arena):
    a = arena()
    hero = a.hero(5, 4)
    hero.hands, hero.pack = [magic("dagger", "whisper"), Held("shield")], [magic("axe", "wolfs-bite")]
    a.activate(hero)
    assert offered(a, hero, "draw") == []  # with the dagger still in hand he could not use it
    a.do(hero, "exchange axe+dagger")
    assert [held.card for held in hero.hands] == ["axe", "shield"]
    assert [held.magic for held in hero.pack] == ["whisper"]


@pytest.mark.rule("dun.magic-object.one-per-type", "dun.identify.unknown")
def test_of_two_of_a_type_that_turn_out_to_be_magic_one_is_put_away(arena):
    a = arena()
    hero = a.hero(5, 4)
    unknown = Held("helmet", magic="sallet-of-the-lynx", known=False)
    hero.worn = [magic("loremasters-lens", "loremasters-lens"), magic("leather-armor", "otter-coat"), unknown]
    hero.hands = [Held("axe", magic="wolfs-bite", known=False)]
    a.activate(hero)
    a.do(hero, f"invoke loremasters-lens #{hero.id}")
    assert [held.magic for held in hero.worn] == ["loremasters-lens", "otter-coat"]
    assert [(held.magic, held.known) for held in hero.pack] == [("sallet-of-the-lynx", True)]
    assert [(held.magic, held.known) for held in hero.hands] == [("wolfs-bite", True)]


# ------------------------------------------------------------------------------------------------ spells


@pytest.mark.rule("dun.sorcery.apprentice-damage", "dun.magic.permanent-duration")
@pytest.mark.parametrize(("vp", "now", "then"), [(10, 3, 2), (20, 4, 3)])
def test_what_goes_on_drowning_is_a_die_less_from_an_apprentice_too(arena, vp, now, then):
    a = arena()
    hero, orc = a.hero(1, 1, vp=vp), a.orc(5, 1, strength=6, vitality=20)
    spell = a.content.spells["drowning-on-land"]
    a.run(casting.resolve(a.t, hero.id, orc.id, spell, Roll((3, 2), 12)), [1] * now)
    goes_on(a, HEROES, [1] * then)
    assert rolled(a, "damage") == [now, then]


@pytest.mark.rule("dun.skill.nature.magic-resistance.spells", "dun.magic.permanent-duration")
def test_magic_resistance_is_rolled_as_the_spell_takes_hold_and_not_again(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, strength=6, vitality=20, skills=("magic-resistance",))
    cast(a, hero, "drowning-on-land", orc, [3, 1, 1, 1, 1])
    goes_on(a, HEROES, [1, 1, 1])
    assert rolled(a, "resistance") == [1]
    cast(a, hero, "drowning-on-land", orc, [4])
    goes_on(a, HEROES)
    assert rolled(a, "damage") == [4, 3]


@pytest.mark.rule("dun.magic.superior-no-move", "dun.skill.scholarly.champion-of-the-gods-of-good.cast")
@pytest.mark.parametrize(("spell", "moved", "may"), [
    ("scourge-of-evil", 0, True), ("scourge-of-evil", 2, False), ("healing-light", 2, True),
])  # fmt: skip
def test_a_champion_prays_for_a_superior_spell_only_where_he_stands(arena, spell, moved, may):
    a = arena()
    hero = a.hero(5, 6, courage=5, wounds=1, skills=("champion-of-the-gods-of-good",), spells=(spell,))
    orc = a.orc(5, 2)
    a.activate(hero, moved=moved)
    assert bool(offered(a, hero, "cast")) is may
    if spell == "scourge-of-evil" and may:
        a.play(hero, f"cast {spell} #{orc.id}", [5, 4])
        assert (a.state.turn.active.points, a.state.turn.active.move_over) == (0, True)


@pytest.mark.rule("dun.climb.pit", "dun.spell.range-number")
def test_the_wind_lifts_out_of_a_pit(arena):
    a = arena(PIT, ground=(Ground("pit", (3, 3)),))
    caster, fallen = a.hero(5, 3), a.hero(3, 3, marks=Mark.IN_PIT)
    cast(a, caster, "on-the-wind", fallen, [], [str(a.at(4, 5))])
    assert (a.board.xy(fallen.cell), fallen.marks & Mark.IN_PIT) == ((4, 5), 0)
    a.activate(fallen)
    assert offered(a, fallen, "move")


@pytest.mark.rule("dun.push.fall", "dun.climb.pit")
def test_who_changes_places_with_somebody_in_a_pit_is_at_its_bottom(arena):
    a = arena(PIT, ground=(Ground("pit", (3, 3)),))
    witch, orc = a.hero(3, 3, marks=Mark.IN_PIT), a.orc(6, 3)
    cast(a, witch, "change-places", orc)
    assert (a.board.xy(witch.cell), witch.marks & Mark.IN_PIT) == ((6, 3), 0)
    assert (a.board.xy(orc.cell), orc.marks & Mark.IN_PIT, orc.wounds) == ((3, 3), Mark.IN_PIT, 0)


@pytest.mark.rule("dun.push.fall", "dun.fall.damage")
@pytest.mark.parametrize(("ground", "out"), [("abyss", True), ("pit", False)])
def test_who_changes_places_with_a_flyer_has_no_floor(arena, ground, out):
    a = arena(PIT, ground=(Ground(ground, (6, 3)),))
    witch, harpy = a.hero(3, 3, vitality=9), a.orc(6, 3, skills=("flying",), marks=Mark.FLYING)
    cast(a, witch, "change-places", harpy, [] if out else [1, 1, 1, 1])
    assert bool(witch.marks & Mark.KNOCKED_OUT) is out
    assert bool(witch.marks & Mark.KNOCKED_DOWN) is not out
    assert (a.board.xy(harpy.cell), harpy.marks) == ((3, 3), Mark.FLYING)


@pytest.mark.rule("dun.spell.skinchanger", "dun.ranged.mod-small")
@pytest.mark.parametrize(("shape", "size"), [("raven", 1), ("wolf", 2)])
def test_a_raven_is_as_small_as_a_raven(arena, shape, size):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, f"shape-of-the-{shape}", hero)
    assert hero.size == size
    casting.spellbound.end_spells(a.t, hero.id)
    assert hero.size == 2


@pytest.mark.rule("dun.turn.recovery-stunned", "dun.turn.recovery-rise")
@pytest.mark.parametrize(("helped", "stunned"), [(True, False), (False, True)])
def test_an_ancestor_helps_to_recover(arena, helped, stunned):
    a = arena()
    caster, friend = a.hero(1, 1), a.hero(3, 1)
    if helped:
        cast(a, caster, "ancestor-at-the-shoulder", friend)
    afflict(a.t, friend.id, "stunned")
    begins(a, friend, [2])
    assert bool(friend.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.combat.blocking.block")
@pytest.mark.parametrize(("cursed", "number"), [(False, 5), (True, 6)])
def test_palsy_spoils_the_block_of_a_blade_too(arena, cursed, number):
    a = arena()
    witch, orc = a.hero(1, 1), a.orc(5, 1, skills=("blocking",), hands=("greatsword",))
    if cursed:
        cast(a, witch, "palsy", orc)
    assert shields.can_block(a.t, orc, from_behind=False, ranged=False) == (None, number, 0)


# ------------------------------------------------------------------------------------------------ riders, cowards


@pytest.mark.rule("dun.mount.attack-mounts")
@pytest.mark.parametrize("rides", [True, False])
def test_no_rider_burns_the_average_mount_of_another(arena, rides):
    a = arena(FIELD, **OPEN)
    hero = a.hero(6, 5, facing="east")
    hero.worn = [magic("wand-of-cinders", "wand-of-cinders")]
    if rides:
        mounted(a, hero, "riding-horse")
    orc, wolf = raider(a, 12, 5, facing="west")
    a.activate(hero)
    targets = {text.split("#")[1] for text in offered(a, hero, "invoke")}
    assert targets == ({str(orc.id)} if rides else {str(orc.id), str(wolf.id)})


@pytest.mark.rule("dun.skill.nature.coward", "dun.condition.kd-state", "dun.climb.pit")
@pytest.mark.parametrize(("marks", "flees"), [(Mark.IN_PIT, False), (0, True)])
def test_a_coward_at_the_bottom_of_a_pit_stays_there(arena, marks, flees):
    ground = (Ground("pit", (3, 3)),) if marks else ()
    a = arena("\n".join(["aaaaaabbbbbb"] * 6), ground=ground, doors=(Door("way", (5, 3), "east", kind="open"),))
    a.reveal_all()
    goblin = a.orc(3, 3, skills=("coward",), movement=9, marks=marks)
    a.hero(1, 1), a.hero(1, 3)
    a.state.turn.side = DARK
    a.run(activation.begin(a.t, goblin.id), [1, 2] if flees else [])
    assert (a.board.xy(goblin.cell)[0] > 5) is flees


# ------------------------------------------------------------------------------------------------ smaller things


@pytest.mark.rule("dun.condition.stationary")
def test_who_was_freed_stands_still_no_longer_than_he_is_held_next(arena):
    a = arena()
    caster, friend = a.hero(1, 1), a.hero(2, 1)
    afflict(a.t, friend.id, "stationary", turns=2)
    cast(a, caster, "second-wind", friend)
    afflict(a.t, friend.id, "stationary", turns=1)
    assert friend.still == 1


@pytest.mark.rule("dun.water.deep-no-shooting")
@pytest.mark.parametrize(("held", "may"), [
    (magic("net", "drowned-mans-net"), True), (Held("net"), False), (Held("dagger"), False),
])  # fmt: skip
def test_the_drowned_mans_net_is_thrown_in_deep_water(arena, held, may):
    sea = tuple(Ground("deep-water", (x, y)) for x in range(12) for y in range(8))
    a = arena(PIT, ground=sea)
    hero = a.hero(3, 3, strength=4)
    hero.hands = [held]
    a.orc(5, 3)
    a.activate(hero)
    assert bool(offered(a, hero, "shoot")) is may


@pytest.mark.rule("dun.spell.aoe", "dun.los.wall")
@pytest.mark.parametrize(("drawing", "wounds"), [("aaabbb\naaabbb", 0), ("aaaaaa\naaaaaa", 3)])
def test_sparks_fly_through_no_wall(arena, drawing, wounds):
    a = arena(drawing)
    a.reveal_all()
    hero, orc = a.hero(1, 0), a.orc(3, 0, vitality=9)
    hero.worn = [magic("leather-armor", "salamander-coat")]
    a.activate(hero)
    a.do(hero, f"invoke salamander-coat #{hero.id}", [6] * wounds)
    assert orc.wounds == wounds


@pytest.mark.rule("dun.magic.recovery-potion")
def test_the_book_of_all_names_gives_back_two_spells_and_not_one_twice(arena):
    a = arena()
    hero = a.named("borgron", 1, 1)
    hero.worn, hero.casts, hero.mana = (
        [magic("book-of-all-names", "book-of-all-names")],
        {"one": 3, "two": 1, "no": 0},
        1,
    )
    a.activate(hero)
    a.do(hero, f"invoke book-of-all-names #{hero.id}")
    assert hero.casts == {"one": 2, "two": 0, "no": 0}


@pytest.mark.rule("dun.spell.controlled-ally", "dun.mount.who")
def test_a_mount_that_understands_lets_its_rider_down(arena):
    a = arena(FIELD, **OPEN)
    hero = a.hero(3, 5)
    orc, wolf = raider(a, 8, 5, facing="west")
    cast(a, hero, "beast-tongue", wolf)
    assert (wolf.side, wolf.ridden, orc.riding, orc.side) == (HEROES, -1, -1, DARK)
    assert orc.cell not in a.board.base(wolf.cell, wolf.span, wolf.other)
    assert not orc.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.corpse.search")
@pytest.mark.parametrize("summoned", [True, False])
def test_nothing_is_left_of_what_a_spell_has_called(arena, summoned):
    a = arena()
    hero, dead = a.hero(1, 1), a.orc(3, 1)
    if summoned:
        dead.uses["summoned"] = 1
    a.run(lose(a.t, dead.id, 9, hero.id))
    assert len(a.state.map.fallen) == (0 if summoned else 1)
    assert a.state.quest.achievements[HEROES] == 1


@pytest.mark.rule("dun.carry.object-limit")
@pytest.mark.parametrize(("last", "excess"), [("claws", 0), ("dagger", 1)])
def test_claws_are_no_sixth_weapon(arena, last, excess):
    a = arena()
    hero = a.hero(1, 1, strength=9, vitality=9, pack=("axe", "axe", "dagger", "dagger", "sling", last))
    assert load.excess(a.t, hero) == excess
