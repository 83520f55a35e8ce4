"""Thralls, skinchangers, scrolls against spells, and who can use magic at all."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.spells import LORES, SPELLS
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.harm import damage, effects
from undercroft.games.universalis.rules.harm.damage import Blow
from undercroft.games.universalis.rules.magic import dispelling, spell_effects, spellbound
from undercroft.games.universalis.rules.plot import goals
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark, Spellbound

GRIP, TOTEM = "grip-of-the-damned", "totem-of-the-bear"


def enthralled(arena, **more):
    """A sorcerer of seat 0 whose spell holds an orc for three turns."""
    a = arena()
    hero = a.hero(1, 1, spells=(GRIP,), mana=3)
    orc = a.orc(5, 1, hands=("broadsword",), **more)
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells[GRIP], Roll((3, 2), 12)))
    return a, hero, orc


# ------------------------------------------------------------------------------------------------ thralls


@pytest.mark.rule("dun.spell.controlled-ally")
def test_a_controlled_creature_is_an_ally_until_the_spell_ends(arena):
    a, hero, orc = enthralled(arena)
    assert orc.side == HEROES
    assert figures.enemies(a.t.state, hero) == []
    orc.marks &= ~Mark.ACTIVATED
    assert orc.id in turns.waiting_ids(a.t)
    for left in (2, 1):
        spellbound.count_down(a.t, HEROES)
        assert a.state.spellbound == [Spellbound(hero.id, GRIP, left)]
        assert orc.side == HEROES
    spellbound.count_down(a.t, HEROES)
    assert (orc.side, a.state.lasting) == (DARK, [])
    assert orc.id not in turns.waiting_ids(a.t)


@pytest.mark.rule("dun.spell.controlled-ally")
def test_it_has_no_turn_with_those_whom_it_served(arena):
    a = arena()
    hero, orc, other = a.hero(1, 1, spells=(GRIP,)), a.orc(5, 1), a.orc(7, 1)
    a.state.turn.queue, a.state.turn.extra = [orc.id, other.id], [other.id, orc.id]
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells[GRIP], Roll((3, 2), 12)))
    assert (a.state.turn.queue, a.state.turn.extra) == ([other.id], [other.id])


@pytest.mark.rule("dun.spell.controlled-ally")
def test_it_fights_its_own_kind_at_its_masters_orders(arena):
    a, _hero, orc = enthralled(arena)
    foe = a.orc(6, 1, vitality=20)
    a.activate(orc)
    assert f"attack broadsword #{foe.id}" in a.offers(orc)
    a.do(orc, f"attack broadsword #{foe.id}", [1, 2, 6, 5])
    assert a.t.asked[-1].seat == 0


@pytest.mark.rule("dun.spell.controlled-ally")
def test_whoever_of_that_side_strikes_it_sets_it_free(arena):
    a, _hero, orc = enthralled(arena)
    friend = a.hero(4, 1, hands=("broadsword",))
    a.activate(friend)
    a.do(friend, f"attack broadsword #{orc.id}", [1, 2, 6, 5])  # even a miss is an attack
    assert (orc.side, a.state.lasting) == (DARK, [])
    b, _hero, orc = enthralled(arena)
    archer = b.hero(1, 6, hands=("short-bow",), facing="east")
    b.activate(archer)
    b.do(archer, f"shoot short-bow #{orc.id}", [1, 2])
    assert orc.side == DARK


@pytest.mark.rule("dun.spell.controlled-ally")
def test_a_stray_blow_of_its_masters_frees_it_and_one_of_its_old_friends_does_not(arena):
    a, hero, orc = enthralled(arena, vitality=20)
    foe = a.orc(6, 1)
    a.run(damage.harm(a.t, orc.id, Blow(1, source=foe.id)), dice=[1])
    assert orc.side == HEROES
    a.run(damage.harm(a.t, orc.id, Blow(1, source=hero.id)), dice=[1])
    assert orc.side == DARK


@pytest.mark.rule("dun.spell.controlled-ally")
def test_it_ends_with_its_caster_and_with_another_spell_of_his(arena):
    a, hero, orc = enthralled(arena)
    a.run(damage.knock_out(a.t, hero.id))
    assert orc.side == DARK
    b, hero, orc = enthralled(arena)
    b.run(spell_effects.resolve(b.t, hero.id, hero.id, b.content.spells["favour-of-the-gods"], Roll((3, 2), 12)))
    assert orc.side == DARK


@pytest.mark.rule("dun.spell.controlled-ally", "dun.spell.control-leaders")
def test_leaders_serve_nobody_and_heroes_are_only_held(arena):
    a, _hero, boss = enthralled(arena, leader=True)
    assert (boss.side, a.state.lasting) == (DARK, [])
    b = arena()
    hero, witch = b.hero(1, 1), b.orc(5, 1, spells=(GRIP,), mana=3)
    b.run(spell_effects.resolve(b.t, witch.id, hero.id, b.content.spells[GRIP], Roll((3, 2), 12)))
    assert hero.side == HEROES
    assert hero.marks & Mark.STATIONARY


@pytest.mark.rule("dun.spell.controlled-ally")
def test_a_thrall_is_still_one_of_those_who_must_be_eliminated(arena):
    from undercroft.games.universalis.content.quests import Goal

    a = arena(goal=Goal("eliminate"))
    hero, orc = a.hero(1, 1, spells=(GRIP,)), a.orc(5, 1)
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells[GRIP], Roll((3, 2), 12)))
    goals.check(a.t)
    assert not a.state.quest.goal_done
    spellbound.free(a.t, orc)
    a.run(damage.knock_out(a.t, orc.id))
    goals.check(a.t)
    assert a.state.quest.goal_done


# ------------------------------------------------------------------------------------------------ skinchangers


def bear(arena, drawing=None, **more):
    a = arena(**more) if drawing is None else arena(drawing, **more)
    hero = a.hero(
        1, 1, spells=(TOTEM, "mending-rune"), mana=4, intelligence=5, dexterity=4, vitality=4, pack=("healing-potion",)
    )
    a.run(spell_effects.resolve(a.t, hero.id, hero.id, a.content.spells[TOTEM], Roll((2, 1), 12)))
    return a, hero


@pytest.mark.rule("dun.spell.skinchanger")
def test_a_bear_explores_but_makes_no_dexterity_tests(arena):
    a, hero = bear(arena, chests=((2, 1),))
    assert hero.base[Attribute.STRENGTH] == 5
    assert hero.base[Attribute.VITALITY] == 4  # his own
    hero.base = (*hero.base[:6], 5, *hero.base[7:])  # not for want of Intelligence
    a.activate(hero)
    offers = a.offers(hero)
    assert "secret" in offers
    assert "search-room" in offers
    assert f"chest @{a.at(2, 1)}" not in offers
    b = arena(chests=((2, 1),))
    man = b.hero(1, 1, dexterity=4)
    b.activate(man)
    assert f"chest @{b.at(2, 1)}" in b.offers(man)


@pytest.mark.rule("dun.spell.skinchanger-limits")
def test_it_handles_no_objects_and_casts_no_spells(arena):
    a, hero = bear(arena)
    a.hero(2, 1, wounds=2)
    hero.pack = [Held("dagger"), Held("healing-potion"), Held("rope")]  # gathered on the way
    a.state.map.floor = [(hero.cell, Held("axe"))]
    a.activate(hero)
    verbs = {offer.split()[0] for offer in a.offers(hero)}
    assert not verbs & {"draw", "drink", "give", "cast", "use", "pick-up", "stow", "don"}
    a.orc(5, 1, spells=("fireball",), mana=3)
    assert dispelling.dispellers(a.t, max(a.state.figures), hero.id) == []


@pytest.mark.rule("dun.spell.skinchanger")
def test_he_is_himself_again_when_the_spell_ends(arena):
    a, hero = bear(arena)
    assert [held.card for held in hero.hands] == ["claws"]
    a.activate(hero)
    a.do(hero, "end")  # no die for the shape: this is no lycanthropy
    assert hero.human is not None
    spellbound.count_down(a.t, HEROES)
    spellbound.count_down(a.t, HEROES)
    assert hero.human is None
    assert (hero.hands, hero.pack) == ([], [Held("healing-potion")])
    assert hero.base[Attribute.INTELLIGENCE] == 5
    a.activate(hero)
    assert f"cast mending-rune #{hero.id}" in a.offers(hero)


@pytest.mark.rule("dun.spell.skinchanger")
def test_nobody_goes_home_as_a_bear(arena):
    a, hero = bear(arena)
    a.state.quest.ended = "won"
    a.run(aftermath.begin(a.t))
    assert hero.human is None
    b, fallen = bear(arena)
    b.run(damage.knock_out(b.t, fallen.id))
    assert fallen.human is None
    c, twice = bear(arena)
    before = twice.human
    c.run(effects.apply_all(c.t, c.content.spells[TOTEM].effects, effects.Use(TOTEM, twice.id, twice.id)))
    assert twice.human == before


# ------------------------------------------------------------------------------------------------ scrolls


def countering(arena, skills=(), pack=("magic-scroll",)):
    a = arena(dark_seat=1)
    witch = a.orc(1, 1, spells=("fireball",), mana=3)
    hero = a.hero(5, 1, spells=("mending-rune",), mana=2, intelligence=3, skills=skills, pack=pack)
    a.state.turn.side = DARK
    return a, witch, hero


def counter(a, witch, hero, answer, dice):
    spell = a.content.spells["fireball"]
    return a.run(dispelling.dispelled(a.t, witch.id, hero.id, spell, 12), dice, [answer])


@pytest.mark.rule("dun.skill.scholarly.polyglot.scrolls", "dun.equip.scroll")
@pytest.mark.parametrize(("skills", "needed"), [((), 8), (("polyglot",), 7)])
def test_a_scroll_helps_to_dispel_and_a_polyglot_reads_it_better(arena, skills, needed):
    for total in (needed, needed - 1):
        a, witch, hero = countering(arena, skills)
        won = counter(a, witch, hero, f"dispel #{hero.id}+scroll", [4, total - 4])
        assert won is (total == needed)
        assert hero.pack == []


@pytest.mark.rule("dun.skill.scholarly.polyglot.scrolls")
def test_without_the_scroll_languages_are_no_help(arena):
    a, witch, hero = countering(arena, ("polyglot",))
    assert not counter(a, witch, hero, f"dispel #{hero.id}", [4, 5])
    assert len(hero.pack) == 1
    b, witch, hero = countering(arena, pack=("components-for-magic",))
    counter(b, witch, hero, "pass", [])
    assert [str(option) for option in b.t.asked[-1].options] == ["pass", f"dispel #{hero.id}"]


@pytest.mark.rule("dun.magic.one-aid-per-turn")
def test_one_scroll_in_each_turn(arena):
    a, witch, hero = countering(arena, pack=("magic-scroll", "magic-scroll"))
    counter(a, witch, hero, f"dispel #{hero.id}+scroll", [1, 2])
    counter(a, witch, hero, "pass", [])
    assert f"dispel #{hero.id}+scroll" not in map(str, a.t.asked[-1].options)
    a.state.turn.number, a.state.turn.side = a.state.turn.number + 1, HEROES
    hero.wounds = 1
    a.activate(hero)
    assert f"cast mending-rune+scroll #{hero.id}" in a.offers(hero)


# ------------------------------------------------------------------------------------------------ who


@pytest.mark.rule("dun.magic.who")
def test_only_spellcasters_use_magic_and_only_of_their_own_lore(arena):
    a = arena()
    caster, fighter = a.hero(1, 1, spells=("mending-rune",), mana=3), a.hero(2, 1, mana=3, wounds=1)
    for hero, casts in ((caster, True), (fighter, False)):
        a.activate(hero)
        assert any(offer.startswith("cast") for offer in a.offers(hero)) is casts
    orc = a.orc(5, 1)
    assert dispelling.dispellers(a.t, orc.id, orc.id) == [caster]
    wizard = a.hero(3, 1, card="maeliss", spells=("fireball",), mana=3)
    lores = {a.content.spells[spell].lore for spell in experience.new_spells(a.t, wizard)}
    assert lores == {"fire"}
    warrior = a.hero(4, 1, spells=("fireball",), mana=3)
    assert experience.new_spells(a.t, warrior) == []  # no lore of his class
    assert experience.new_spells(a.t, fighter) == []


@pytest.mark.rule("dun.magic.who")
def test_every_lore_belongs_to_one_of_four_realms():
    assert len({lore.realm for lore in LORES}) == 4
    assert {spell.lore for spell in SPELLS} == {lore.id for lore in LORES}
