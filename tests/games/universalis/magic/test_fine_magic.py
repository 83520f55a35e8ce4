"""The fine print of magic: who casts how often, what helps and hinders, who dispels, whom it strikes."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.definitions import Control
from undercroft.games.universalis.events import SpellEnded
from undercroft.games.universalis.rules.checks import Roll
from undercroft.games.universalis.rules.harm import Use
from undercroft.games.universalis.rules.magic import aids, casting, dispelling, spell_effects, spellbound
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.state import Held, Lasting, Mark, Note, Spellbound

LANE = "\n".join(["a" * 20] * 5)


def casts(a, figure):
    return [text for text in a.offers(figure) if text.startswith("cast")]


# ------------------------------------------------------------------------------------------------ how often


@pytest.mark.rule(
    "dun.magic.cast-limit", "dun.sorcery.apprentice", "dun.sorcery.apprentice-casts", "dun.sorcery.master"
)
@pytest.mark.parametrize(
    ("vp", "kind", "times", "apprentice"),
    [
        (17, "hero", 2, True), (18, "hero", 3, False), (39, "hero", 3, False), (40, "hero", 4, False),
        (17, "creature", 3, False), (50, "creature", 3, False),
    ],
)  # fmt: skip
def test_how_often_a_spell_is_cast_in_a_game(arena, vp, kind, times, apprentice):
    a = arena()
    hero = a.hero(3, 3, vp=vp, spells=("fireball",), mana=9)
    hero.kind = kind
    assert (casting.casts_allowed(hero), spell_effects.is_apprentice(hero)) == (times, apprentice)
    a.orc(6, 3)
    for cast, offered in ((times - 1, True), (times, False)):
        hero.casts = {"fireball": cast}
        a.activate(hero)
        assert bool(casts(a, hero)) is offered


@pytest.mark.rule("dun.magic.basic", "dun.magic.superior", "dun.magic.superior-no-move")
@pytest.mark.parametrize(
    ("spell", "mana", "moved", "offered"),
    [
        ("lightning", 1, 0, True), ("lightning", 0, 0, False), ("lightning", 1, 3, True),
        ("grip-of-the-damned", 2, 0, True), ("grip-of-the-damned", 1, 0, False), ("grip-of-the-damned", 2, 1, False),
    ],
)  # fmt: skip
def test_mana_and_peace_for_a_spell(arena, spell, mana, moved, offered):
    a = arena()
    hero, orc = a.hero(3, 3, spells=(spell,), mana=5), a.orc(7, 3)
    hero.mana = mana
    a.activate(hero, moved=moved)
    assert casts(a, hero) == ([f"cast {spell} #{orc.id}"] if offered else [])


@pytest.mark.rule("dun.magic.free-hand", "dun.injury.one-armed")
@pytest.mark.parametrize(
    ("hands", "injuries", "full"),
    [
        ((), [], False), (("broadsword",), [], False), (("broadsword", "shield"), [], True), (("halberd",), [], True),
        (("broadsword",), ["2"], True), ((), ["2"], False),
    ],
)  # fmt: skip
def test_a_hand_must_be_free(arena, hands, injuries, full):
    a = arena()
    hero = a.hero(3, 3, hands=hands, spells=("lightning",), mana=3)
    hero.injuries = injuries
    a.orc(7, 3)
    assert casting.hands_full(a.t, hero) is full
    a.activate(hero)
    assert bool(casts(a, hero)) is not full
    hero.kind = "creature"
    assert not casting.hands_full(a.t, hero)


# ------------------------------------------------------------------------------------------------ whom


@pytest.mark.rule("dun.magic.los", "dun.spell.range-number")
@pytest.mark.parametrize(("x", "reached"), [(12, True), (13, False)])
def test_harm_flies_at_enemies_as_far_as_the_card_says(arena, x, reached):
    a = arena(LANE)
    hero, _ = a.hero(0, 2, spells=("lightning",), mana=3), a.hero(4, 4)
    orc = a.orc(x, 2)
    a.orc(6, 2, marks=Mark.KNOCKED_OUT)
    a.activate(hero)
    assert casts(a, hero) == ([f"cast lightning #{orc.id}"] if reached else [])


@pytest.mark.rule("dun.spell.range-self-or-other", "dun.spell.range-self")
def test_help_is_for_friends_and_oneself(arena):
    a = arena(LANE)
    hero, near, far = a.hero(0, 2, spells=("mending-rune",), mana=3), a.hero(6, 2), a.hero(7, 2)
    a.orc(3, 4)
    a.activate(hero)
    assert casts(a, hero) == [f"cast mending-rune #{one.id}" for one in (hero, near)]
    assert far.id
    hero.spells = ("totem-of-the-bear",)
    assert casts(a, hero) == [f"cast totem-of-the-bear #{hero.id}"]


@pytest.mark.rule("dun.spell.aoe")
@pytest.mark.parametrize(
    ("affects", "area", "hit"),
    [
        ("target", 0, ["orc"]), ("all", 2, ["orc", "friend", "near"]), ("allies", 2, ["friend"]),
        ("enemies", 2, ["orc", "near"]), ("enemies", 3, ["orc", "near", "far"]),
    ],
)  # fmt: skip
def test_who_is_in_the_area(arena, affects, area, hit):
    a = arena(LANE)
    hero = a.hero(0, 2)
    named = {"orc": a.orc(8, 2), "friend": a.hero(9, 2), "near": a.orc(8, 4), "far": a.orc(11, 2)}
    a.orc(7, 2, marks=Mark.KNOCKED_OUT)
    spell = a.content.spells["fireball"].__class__(
        id="x", lore="fire", nature="damage", range=12, area=area, affects=affects
    )
    assert spell_effects.affected(a.t, hero.id, named["orc"].id, spell) == [named[name].id for name in hit]


# ------------------------------------------------------------------------------------------------ the roll


@pytest.mark.rule("dun.magic.cast-while-active", "dun.terrain.difficult-penalty", "dun.spell.control-size")
@pytest.mark.parametrize(
    ("change", "plus"),
    [
        ("", 4), ("bound", 3), ("other-bound", 4), ("rough", 3), ("rough-flying", 4), ("one-armed", 3),
        ("reckless", 5), ("familiar", 5), ("others-familiar", 4), ("far-familiar", 4), ("lasting", 6),
    ],
)  # fmt: skip
def test_what_helps_and_hinders_a_casting(arena, change, plus):
    a = arena()
    hero, other = a.hero(3, 3, spells=("lightning",), intelligence=4), a.hero(9, 6)
    orc = a.orc(7, 3)
    if "bound" in change:
        caster = hero.id if change == "bound" else other.id
        a.state.spellbound = [Spellbound(caster, "x", 2)]
        a.state.lasting = [Lasting(other.id, "strength", 1, "spell", "x", caster, 2)]
    elif "rough" in change:
        hero.marks = Mark.ROUGH | (Mark.FLYING if "flying" in change else 0)
    elif change == "one-armed":
        hero.injuries = ["2!"]
    elif change == "reckless":
        hero.skills = ("reckless-wizard",)
    elif "familiar" in change:
        at = (6, 5) if change == "far-familiar" else (3, 4)
        a.companion("raven-familiar", *at, kind="pet", owner=other.id if "others" in change else hero.id)
    elif change == "lasting":
        a.state.lasting = [Lasting(hero.id, "casting", 2, "turn", "x", hero.id)]
    assert casting.casting_plus(a.t, hero, a.content.spells["lightning"], orc.id) == plus


@pytest.mark.rule("dun.spell.control-size")
@pytest.mark.parametrize(
    ("size", "level", "less"),
    [(2, "grunt", 0), (2, "elite", 0), (3, "grunt", 1), (4, "grunt", 2), (2, "champion", 2), (3, "champion", 2)],
)
def test_large_minds_are_harder_to_bend(arena, size, level, less):
    a = arena()
    hero, orc = a.hero(3, 3, intelligence=4), a.orc(7, 3, size=size, level=level)
    assert casting.casting_plus(a.t, hero, a.content.spells["grip-of-the-damned"], orc.id) == 4 - less
    assert casting.casting_plus(a.t, hero, a.content.spells["lightning"], orc.id) == 4
    assert casting.casting_plus(a.t, hero, a.content.spells["grip-of-the-damned"], 99) == 4


@pytest.mark.rule("dun.skill.scholarly.battle-wizard.not-native", "dun.skill.scholarly.battle-wizard.heavy-armor")
def test_a_battle_wizard_by_choice_or_in_heavy_armor_casts_worse(arena):
    a = arena()
    native = next(
        card.id for card in a.content.heroes.values() if "battle-wizard" in a.content.classes[card.hero_class].skills
    )
    heavy = next(card.id for card in a.content.armors.values() if card.heavy and card.body)
    for card, worn, skills, less in (
        ("herbod", (), (), 0), ("herbod", (heavy,), (), 0), ("herbod", (), ("battle-wizard",), 1),
        ("herbod", (heavy,), ("battle-wizard",), 2), (native, (), ("battle-wizard",), 0),
        (native, (heavy,), ("battle-wizard",), 1),
    ):  # fmt: skip
        hero = a.hero(3, 3, card=card, worn=worn, skills=skills)
        assert aids.wizardry(a.t, hero) == -less, (card, worn, skills)
    orc = a.orc(5, 5, skills=("battle-wizard",))
    assert aids.wizardry(a.t, orc) == 0


@pytest.mark.rule("dun.magic.blunder", "dun.skill.scholarly.reckless-wizard")
@pytest.mark.parametrize(
    ("dice", "plain", "reckless"),
    [
        ((1, 1), True, True),
        ((2, 2), False, True),
        ((3, 3), False, True),
        ((4, 4), False, False),
        ((1, 2), False, False),
    ],
)
def test_doubles_that_go_wrong(arena, dice, plain, reckless):
    a = arena()
    roll = Roll(dice, 12)
    assert casting.is_blunder(a.t, a.hero(3, 3), roll) is plain
    wizard = a.hero(4, 3, skills=("reckless-wizard",))
    a.activate(wizard)
    assert casting.is_blunder(a.t, wizard, roll) is plain, "while he has not used it"
    a.activate(wizard, skills=["reckless-wizard"])
    assert casting.is_blunder(a.t, wizard, roll) is reckless


@pytest.mark.rule("dun.magic.blunder", "dun.magic.blunder-harm", "dun.skill.nature.familiar.backlash")
def test_a_blunder_costs_mana_and_strikes_caster_and_familiar(arena):
    a = arena()
    hero = a.hero(3, 3, spells=("lightning",), intelligence=4, mana=3, vitality=9, vp=20)
    raven = a.companion("raven-familiar", 3, 4, kind="pet", owner=hero.id, vitality=9)
    other = a.companion("raven-familiar", 8, 6, kind="pet", owner=99, vitality=9)
    orc = a.orc(7, 3)
    a.activate(hero)
    a.do(hero, f"cast lightning #{orc.id}", [1, 1, 4, 4, 3, 2, 5], ["pass"] if hero.fortune else [])
    assert (hero.mana, hero.wounds, raven.wounds, other.wounds) == (2, 3, 3, 0)
    assert hero.marks & Mark.STUNNED
    assert hero.casts == {}
    assert not orc.wounds


# ------------------------------------------------------------------------------------------------ aids


@pytest.mark.rule("dun.equip.scroll", "dun.equip.components", "dun.skill.scholarly.polyglot.scrolls")
@pytest.mark.parametrize(
    ("aid", "skills", "plus"),
    [
        ("", (), 0), ("scroll", (), 2), ("components", (), 2), ("scroll", ("polyglot",), 3),
        ("components", ("polyglot",), 2), ("", ("polyglot",), 0),
    ],
)  # fmt: skip
def test_what_aids_are_worth(arena, aid, skills, plus):
    a = arena()
    hero = a.hero(3, 3, skills=skills)
    assert aids.aid_bonus(a.t, hero, aid) == plus


@pytest.mark.rule("dun.magic.one-aid-per-turn")
def test_one_aid_in_a_turn_of_either_side(arena):
    a = arena()
    objects = a.content.objects.values()
    scroll, parts = (next(card.id for card in objects if card.kind == kind) for kind in ("scroll", "components"))
    hero = a.hero(3, 3, pack=(scroll, parts))
    assert aids.aids_of(a.t, hero) == ["scroll", "components"]
    a.state.turn.number, a.state.turn.side = 5, 1
    a.state.supply.stock = {}
    assert aids.use_aid(a.t, hero.id, "components") == 2
    assert (hero.uses[Note.AID], hero.pack) == (11, [Held(scroll)])
    assert a.state.supply.stock == {parts: 1}
    assert aids.aids_of(a.t, hero) == []
    a.state.turn.number, a.state.turn.side = 6, 0
    assert aids.aids_of(a.t, hero) == ["scroll"]
    assert not aids.has_aid(a.t, hero, "components")


# ------------------------------------------------------------------------------------------------ dispelling


@pytest.mark.rule(
    "dun.magic.dispel", "dun.magic.dispel-engaged", "dun.magic.dispel-needs-mana", "dun.magic.dispel-range"
)
@pytest.mark.parametrize(
    "change", ["", "no-spells", "no-mana", "changed", "down", "engaged", "far", "near-target", "side", "water"]
)
def test_who_can_dispel(arena, change):
    a = arena(LANE)
    hero, target = a.hero(0, 2, spells=("lightning",)), a.orc(15, 2)
    shaman = a.orc(8, 2, card="orc-shaman", spells=("lightning",), mana=1)
    if change == "no-spells":
        shaman.spells = ()
    elif change == "no-mana":
        shaman.mana = 0
    elif change == "changed":
        casting.spellbound.shapes.take(a.t, shaman, a.content.creatures["orc-warrior"])
    elif change == "down":
        shaman.marks = Mark.KNOCKED_DOWN
    elif change == "engaged":
        a.hero(8, 3, facing="north")
    elif change == "far":
        shaman.cell, target.cell = a.at(9, 2), a.at(18, 2)
    elif change == "near-target":
        shaman.cell = a.at(9, 2)
    elif change == "side":
        shaman.side = hero.side
    elif change == "water":
        a.state.map.layout = a.state.map.layout.__class__(
            ways=0, revealed=1, pieces=(), overtiles=((shaman.cell, "deep-water"),)
        )
    able = change in ("", "near-target")
    assert dispelling.dispellers(a.t, hero.id, target.id) == ([shaman] if able else [])
    assert dispelling.dispellers(a.t, hero.id, 99) == ([shaman] if not change else [])


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-cost", "dun.magic.max-power")
@pytest.mark.parametrize(
    ("cast", "dispel", "works", "mana"),
    [((5, 4), (5, 4), True, 2), ((5, 4), (5, 5), False, 1), ((6, 6), None, True, 2), ((5, 4), (1, 1), True, 2)],
)
def test_a_dispel_must_beat_the_casting(arena, cast, dispel, works, mana):
    a = arena(LANE)
    hero, orc = a.hero(0, 2, spells=("soul-dread",), intelligence=3, mana=3), a.orc(5, 2, courage=1, vitality=20)
    shaman = a.orc(8, 2, card="orc-shaman", spells=("lightning",), intelligence=3, mana=2)
    a.activate(hero)
    dice = [*cast, *(dispel or ()), *([6] * (5 + (cast == (6, 6)) * 2) if works else [])]
    a.do(hero, f"cast soul-dread #{orc.id}", dice)
    assert (bool(orc.wounds), shaman.mana, hero.mana, hero.casts) == (works, mana, 2, {"soul-dread": 1})


# ------------------------------------------------------------------------------------------------ what it does


@pytest.mark.rule("dun.skill.nature.magic-resistance.spells", "dun.spell.control-leaders")
@pytest.mark.parametrize(
    ("spell", "change", "dice", "resists"),
    [
        ("soul-dread", {}, [], False), ("soul-dread", {"skills": ("magic-resistance",)}, [4], True),
        ("soul-dread", {"skills": ("magic-resistance",)}, [3], False),
        ("mending-rune", {"skills": ("magic-resistance",)}, [4], True), ("mending-rune", {}, [], False),
        ("grip-of-the-damned", {"leader": True}, [], True), ("grip-of-the-damned", {"skills": ("undead",)}, [], True),
        ("soul-dread", {"leader": True}, [], False), ("soul-dread", {"skills": ("undead",)}, [], False),
        ("grasping-roots", {"leader": True}, [], False),
    ],
)  # fmt: skip
def test_who_resists_which_magic(arena, spell, change, dice, resists):
    a = arena()
    orc = a.orc(5, 5, **change)
    assert a.run(spell_effects.resists(a.t, orc.id, a.content.spells[spell]), dice) is resists


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.one-permanent", "dun.sorcery.apprentice")
@pytest.mark.parametrize(
    ("vp", "dice", "turns"), [(20, (5, 3), 5), (20, (3, 4), 4), (10, (5, 3), 4), (10, (1, 2), 1), (20, (1, 2), 2)]
)
def test_how_long_a_permanent_spell_lasts(arena, vp, dice, turns):
    a = arena()
    hero, orc = a.hero(3, 3, vp=vp), a.orc(7, 3)
    a.state.spellbound = [Spellbound(hero.id, "test-rage", 2)]
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells["grip-of-the-damned"], Roll(dice, 12)))
    assert a.state.spellbound == [Spellbound(hero.id, "grip-of-the-damned", turns)]


@pytest.mark.rule("dun.magic.critical-damage", "dun.sorcery.apprentice-damage", "dun.spell.projectile-secondary")
@pytest.mark.parametrize(
    ("vp", "dice", "first", "second"), [(20, (5, 4), 5, 3), (10, (5, 4), 4, 2), (20, (6, 4), 6, 4)]
)
def test_how_many_dice_a_fireball_has(arena, vp, dice, first, second):
    """Five and one for each 6, one less from an apprentice; around the target two less."""
    a = arena()
    hero, orc = a.hero(0, 3, vp=vp), a.orc(7, 3, vitality=30, armor=6, facing="east")
    beside, apart = a.orc(8, 4, vitality=30, armor=6), a.orc(9, 3, vitality=30, armor=6)
    rolled = []
    a.t.dice = lambda count, sides, key: rolled.append((key, count)) or [1] * count
    a.run(spell_effects.resolve(a.t, hero.id, orc.id, a.content.spells["fireball"], Roll(dice, 12)))
    assert rolled == [("damage", first), ("damage", second)]
    assert beside.wounds == apart.wounds == 0


@pytest.mark.rule("dun.action.cast", "dun.water.deep-no-magic", "dun.action.not-in-melee-range")
@pytest.mark.parametrize("change", ["", "acted", "engaged", "down", "water"])
def test_when_nobody_casts(arena, change):
    a = arena(LANE)
    hero, orc = a.hero(0, 2, spells=("lightning",), mana=3), a.orc(6, 2, facing="west")
    if change == "engaged":
        orc.cell = a.at(1, 2)
    elif change == "down":
        hero.marks = Mark.KNOCKED_DOWN
    elif change == "water":
        a.state.map.layout = a.state.map.layout.__class__(
            ways=0, revealed=1, pieces=(), overtiles=((hero.cell, "deep-water"),)
        )
    a.activate(hero, **({"action": 0} if change == "acted" else {}))
    assert bool(casting.offers(a.t, situation(a.t, hero.id))) is (not change)


# ------------------------------------------------------------------------------------------------ durations


def bound(a, caster, spell, turns, *, cell=None):
    """A permanent spell that raises its caster's Strength, or has laid something."""
    a.state.spellbound.append(Spellbound(caster.id, spell, turns))
    to, value = ("strength", 1) if cell is None else ("ground", cell)
    a.state.lasting.append(Lasting(caster.id if cell is None else -1, to, value, "spell", spell, caster.id, turns))


@pytest.mark.rule("dun.magic.permanent-duration")
def test_a_spell_has_one_turn_less_after_each_turn_of_its_casters_side(arena):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(7, 3)
    bound(a, hero, "mine", 2)
    bound(a, orc, "theirs", 1)
    bound(a, a.hero(4, 4), "gone", 5)
    del a.state.figures[max(a.state.figures)]
    spellbound.count_down(a.t, hero.side)
    assert a.state.spellbound == [Spellbound(orc.id, "theirs", 1), Spellbound(hero.id, "mine", 1)]
    assert [effect.card for effect in a.state.lasting] == ["mine", "theirs"]
    spellbound.count_down(a.t, orc.side)
    assert a.state.spellbound == [Spellbound(hero.id, "mine", 1)]
    spellbound.count_down(a.t, hero.side)
    assert (a.state.spellbound, a.state.lasting) == ([], [])
    assert [event.spell for event in a.t.told(SpellEnded)] == ["gone", "theirs", "mine"]


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.permanent-ends-ko", "dun.magic.one-permanent")
@pytest.mark.parametrize("how", ["fade", "spell", "caster", "fallen"])
def test_what_a_spell_has_laid_goes_with_it(arena, how):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(7, 3)
    bound(a, hero, "wall-of-fire", 3, cell=20)
    bound(a, hero, "test-rage", 3)
    bound(a, orc, "ring-of-stones", 3, cell=30)
    a.state.lasting.append(Lasting(hero.id, "agility", 1, "turn", "wall-of-fire", hero.id))
    tiles = ((20, "fire-wall"), (30, "stone-wall"), (40, "pit"))
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=1, pieces=(), overtiles=tiles)
    if how == "fade":
        spellbound.fade(a.t, hero.id, "wall-of-fire")
    elif how == "spell":
        spellbound.end_spell(a.t, a.state.spellbound[0])
    elif how == "caster":
        spellbound.end_spells(a.t, hero.id)
    else:
        spellbound.end_spells_of(a.t, hero.id)
    kept = {"fade": ["test-rage"], "spell": ["test-rage"]}.get(how, [])
    assert a.state.map.layout.overtiles == tiles[1:]
    assert [e.card for e in a.state.lasting] == [*kept, "ring-of-stones", "wall-of-fire"]
    left = {"fade": 3, "spell": 2}.get(how, 1)
    assert len(a.state.spellbound) == left


@pytest.mark.rule("dun.spell.controlled-ally")
@pytest.mark.parametrize("change", ["", "free", "other-side", "out", "far"])
def test_whom_of_his_own_side_a_hero_may_attack(arena, change):
    a = arena()
    hero, thrall = a.hero(3, 3), a.orc(4, 3)
    thrall.side, thrall.uses[Note.THRALL] = hero.side, 1
    a.state.lasting = [Lasting(thrall.id, "", 0, "spell", "x", hero.id, 2, skill=Note.THRALL)]
    if change == "free":
        del thrall.uses[Note.THRALL]
    elif change == "other-side":
        thrall.side = 1
    elif change == "out":
        thrall.marks = Mark.KNOCKED_OUT
    elif change == "far":
        thrall.cell = a.at(6, 3)
    near = [] if change else [thrall]
    assert spellbound.thralls(a.t, hero, near=True) == near
    assert spellbound.thralls(a.t, hero, near=False) == ([thrall] if change in ("", "far") else [])


@pytest.mark.rule("dun.spell.controlled-ally")
@pytest.mark.parametrize(("by", "serves"), [("friend", False), ("enemy", True), ("nobody", True)])
def test_nobody_serves_those_who_attack_him(arena, by, serves):
    a = arena()
    hero, foe, thrall = a.hero(3, 3), a.orc(9, 3), a.orc(4, 3)
    thrall.side, thrall.uses[Note.THRALL] = hero.side, 1
    a.state.lasting = [Lasting(thrall.id, "", 0, "spell", "x", hero.id, 2, skill=Note.THRALL)]
    spellbound.betrayed(a.t, thrall.id, {"friend": hero.id, "enemy": foe.id, "nobody": -1}[by])
    assert (thrall.side == hero.side, Note.THRALL in thrall.uses) == (serves, serves)
    assert bool(a.state.lasting) is serves


@pytest.mark.rule("dun.skill.nature.ethereal.hit", "dun.spell.projectile-cover")
def test_projectiles_and_spells_of_damage_are_magic(arena):
    """They wound the ethereal, whom no weapon hits."""
    a = arena()
    hero, ghost = a.hero(3, 3), a.orc(7, 3, skills=("ethereal",), armor=2, courage=2, vitality=30)
    a.run(spell_effects.struck(a.t, hero.id, ghost.id, a.content.spells["lightning"], 3, 0), [6, 6, 1])
    assert ghost.wounds == 2
    a.run(
        spell_effects.resolve(a.t, hero.id, ghost.id, a.content.spells["soul-dread"], Roll((4, 5), 12)), [6, 6, 6, 1, 1]
    )
    assert ghost.wounds == 5


@pytest.mark.rule(
    "dun.skill.nature.magic-resistance.projectiles", "dun.shield.magic-breath", "dun.spell.projectile-cover"
)
@pytest.mark.parametrize(
    ("change", "less"),
    [("", 0), ("resistant", 1), ("shield", 1), ("shield-behind", 0), ("shield-down", 0), ("buckler", 0), ("both", 2)],
)
def test_what_takes_dice_off_a_projectile(arena, change, less):
    a = arena()
    skills = ("magic-resistance",) if change in ("resistant", "both") else ()
    hands = () if change in ("", "resistant") else ("buckler",) if change == "buckler" else ("shield",)
    facing = "east" if change == "shield-behind" else "west"
    marks = Mark.KNOCKED_DOWN if change == "shield-down" else 0
    hero = a.hero(3, 3)
    orc = a.orc(7, 3, skills=skills, hands=hands, facing=facing, marks=marks, armor=2, vitality=30)
    rolls = []
    a.t.dice = lambda count, sides, key: rolls.append((key, count)) or [6] * count
    a.t.policy = lambda t, ask: ask.options[-1]
    a.run(spell_effects.struck(a.t, hero.id, orc.id, a.content.spells["lightning"], 5, 0))
    assert ("damage", 5 - less) in rolls


@pytest.mark.rule("dun.skill.scholarly.experienced-wizard", "dun.skill.two-active")
@pytest.mark.parametrize(("dice", "using"), [((5, 4), []), ((5, 4), ["experienced-wizard"]), ((1, 2, 5, 4), [])])
def test_who_means_to_repeat_a_casting_uses_the_skill_in_any_case(arena, dice, using):
    a = arena()
    hero, orc = a.hero(3, 3, spells=("soul-dread",), skills=("experienced-wizard",), mana=3), a.orc(7, 3, vitality=30)
    active = a.activate(hero, skills=list(using))
    a.do(hero, f"cast soul-dread+experienced-wizard #{orc.id}", [*dice, 1, 1, 1, 1, 1])
    assert active.skills == ["experienced-wizard"]


@pytest.mark.rule("dun.spell.controlled-ally")
@pytest.mark.parametrize(
    ("kind", "still", "serves"), [("hero", 1, False), ("mercenary", 1, False), ("creature", 0, True)]
)
def test_creatures_serve_the_caster_and_heroes_stand_still_for_a_turn(arena, kind, still, serves):
    a = arena()
    caster, victim = a.orc(3, 3), a.hero(7, 3)
    victim.kind = kind
    a.state.turn.queue, a.state.turn.extra = [victim.id, caster.id], [victim.id]
    use = Use("grip-of-the-damned", caster.id, victim.id, turns=3)
    a.run(spellbound.control(a.t, Control(), use))
    assert (victim.still, victim.side == caster.side) == (still, serves)
    assert bool(victim.marks & Mark.STATIONARY) is not serves
    assert (a.state.turn.queue, a.state.turn.extra) == (
        ([caster.id], []) if serves else ([victim.id, caster.id], [victim.id])
    )
    assert len(a.state.lasting) == serves
