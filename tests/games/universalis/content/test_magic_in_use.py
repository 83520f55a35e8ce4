"""What each magic object gives while it is in use: figures, skills, marks. As long as nobody knows what it is, it is
the ordinary thing that it looks like."""

import pytest

from undercroft.games.universalis.content.definitions import ROLLS, Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.state import Held

IN_USE = {
    "moth-mail": "agility +1, skulk",
    "wardens-mail": "armor +1, movement +1, perception +1",
    "helm-of-the-owl": "perception +2",
    "otter-coat": "jump +2, disengage +1",
    "oaken-breastplate": "hardened",
    "wayfarers-chain": "agility +1, movement +1, used-to-armors",
    "sallet-of-the-lynx": "detect +1, lynx",
    "stylites-visor": "courage +1, cold-blooded",
    "dancers-greaves": "movement +1, up-and-back-to-fight",
    "tumblers-bands": "dexterity +1, lock +1",
    "duellists-bracers": "defence +1, foresight",
    "pilgrim-plate": "movement +1, dexterity +1, perception +1",
    "lorica-of-the-eagle": "inspiring",
    "tengu-harness": "agility +1, attack +1",
    "leaf-weave": "dexterity +1, slippery",
    "skin-of-the-first-dragon": "armor +1, agility +1, magic-resistance",
    "shroud-of-saint-ilse": "courage +1, regeneration, hatred-towards-the-underworld",
    "storm-yoroi": "attack +1",
    "helm-of-a-hundred-eyes": "perception +1, initiative +1, shot +1, cat-reflexes",
    "seven-league-greaves": "movement +2",
    "boots-of-the-hare": "movement +1, jump +2",
    "cloak-of-dusk": "disengage +1, stealth",
    "necklace-of-calm": "courage +2",
    "lodestone": "search +1",
    "loremasters-lens": "riddle +1",
    "ring-of-green-wood": "regeneration",
    "gloves-of-the-cutpurse": "lock +1, disarm +1, thief",
    "apprentices-focus": "casting +1",
    "crown-of-the-first-king": "courage +1, intelligence +1, inspiring",
    "heart-of-the-volcano": "strength +1",
    "book-of-all-names": "casting +1, dispel +1",
    "blade-of-dawn": "dice +1, flaming",
    "whisper": "dice +1, venomous",
    "oathkeeper": "target -1",
    "gravedigger": "dice +1, hatred-towards-the-underworld",
    "serpent-tongue": "initiative +1, dice +1",
    "wolfs-bite": "dice +1, lethal-blow",
    "tidecutter": "agility +1, dice +1, under-water",
    "lullaby-cudgel": "attack +1, stuns",
    "left-hand-of-varn": "no-draw-penalty, two-weapon-fighting",
    "saddle-song": "initiative +1, dice +1, lance",
    "thornwhip": "disengage +2, venomous",
    "quarrymans-maul": "mighty-blow, powerful-blow",
    "reapers-arc": "dice +1, spinning-blow",
    "hedge-of-one": "defence +1, initiative +1",
    "scholars-point": "riddle +2, tricky-fighter",
    "leech-of-the-night": "leech-vitality",
    "sunbrand": "courage +1, dice +1, target -1, flaming, hatred-towards-the-underworld",
    "widow-of-the-north": "dice +1, brutal-blow, cruel",
    "truce": "defence +1, target -1, blocking",
    "green-queens-mercy": "battle-dancer, sword-master",
    "hammer-of-the-under-king": "strength +1, dice +1, ignores-shields",
    "heron-bow": "shot +1",
    "hailstone": "dice +1, heart-seeker",
    "faithful-javelin": "dice +1, returns",
    "quiet-owl": "expert-shooter, skulk",
    "windlass-of-wits": "quick-reloading",
    "cathedral-nail": "target -1, lethal-shot",
    "adders-breath": "initiative +2, dice +1",
    "ember-sling": "flaming",
    "star-of-thieves": "returns, fast-shooting",
    "drowned-mans-net": "shot +2, under-water",
    "oxenbane": "returns, giant-killer",
    "elder-branch": "perception +1, aiming",
    "thunder-of-pulse": "dice +1, stuns",
    "last-word": "heart-seeker, swift-drawing",
    "two-tongues": "venomous",
    "stillwater": "detect +1, pierces-still",
    "dragonstring": "dice +1, target -1, giant-killer",
    "kings-hawk": "shot +1, fast-shooting, expert-shooter",
    "arrow-of-noon": "dice +1, flaming, ignores-shields",
    "world-serpents-tooth": "dice +1, returns, venomous",
    "voice-of-the-mountain": "dice +1, quick-reloading, giant-killer",
    "mirror-shield": "blocks -1",
    "moon-buckler": "blocks -1, magic-resistance",
    "door-of-the-keep": "movement +1",
    "rams-brow": "strength +1, shield-onslaught",
    "fencers-moon": "defence +1, cat-reflexes",
    "siege-pavise": "shooting +1, blocks -1",
    "lid-of-saint-odo": "courage +1, blocks -2",
    "spellbreaker": "dispel +2",
    "falcon-kite": "movement +1, initiative +1",
    "hide-of-the-herds": "tough",
    "lantern-shield": "detect +1, search +1, secret +1",
    "bulwark-of-radan": "defence +1, agility +1, blocks -1",
    "aegis-of-the-white-tree": "movement +1, shooting +1, projectile-immunity",
    "mirror-of-kamaerin": "dispel +2, agility +1, magic-resistance",
    "wall-of-the-ninth-legion": "defence +1, inspiring, shield-onslaught",
    "moon-gate": "disengage +2, blocks -2, stealth",
}
"""By object: attributes and rolls, figures of the thing itself, its further marks, and the skills that it lends."""

ACTIONS = {
    "salamander-coat",
    "ring-of-second-breath",
    "wand-of-cinders",
    "orb-of-the-deep-well",
    "horn-of-the-last-watch",
    "brooch-of-the-choir",
    "sceptre-of-rime",
    "wolfbone-whistle",
    "bag-of-winds",
    "star-heart",
    "evening-chalice",
    "gorgon-targe",
    "noonday-disc",
    "raven-targe",
    "wall-of-mercy",
    "silver-bowl",
}
"""Those that give nothing but an Action; their tests are in actions/."""

KNOWN = ("words", "attacks", "talents", "feats", "proof", "hardy", "resists", "blows", "shots", "declared", "woundings")


def worn(a, card, known=True):
    """Somebody who could wear everything, with the object in use."""
    base = a.content.magic[card].base
    zone = "hands" if base in a.content.weapons or base in a.content.shields else "worn"
    hero = a.hero(1, 1, agility=9, strength=4, armor=3, combat=4, shooting=4, intelligence=4)
    setattr(hero, zone, [Held(base or card, magic=card, known=known)])
    return hero


def measured(a, hero):
    """All that an object could change."""
    found = {attribute.name.lower(): figures.value(a.t, hero, attribute) for attribute in Attribute}
    found |= {roll: figures.bonus(a.t, hero, roll) for roll in ROLLS}
    for held in hero.hands:
        if weapon := figures.weapon(a.t, held):
            found |= {"dice": weapon.damage, "target": weapon.armor}
    if figures.shield_of(a.t, hero):
        found["blocks"] = shields.can_block(a.t, hero, from_behind=False, ranged=False)[1]
    return found


def marks(a, hero):
    return {mark for held in hero.hands if (weapon := figures.weapon(a.t, held)) for mark in weapon.marks}


@pytest.mark.rule("dun.magic-object.types", "dun.identify.unknown")
@pytest.mark.parametrize("card", IN_USE)
def test_an_object_in_use_gives_all_that_it_says_and_no_more(arena, card):
    a = arena()
    hero, plain = worn(a, card), worn(a, card, known=False)
    before, after = measured(a, plain), measured(a, hero)
    found = [f"{name} {after[name] - before[name]:+d}" for name in after if after[name] != before[name]]
    found += sorted(marks(a, hero) - marks(a, plain))
    lends = [word for word in IN_USE[card].split(", ") if word in a.content.skills]
    assert sorted(found) == sorted({*IN_USE[card].split(", ")} - {*lends})
    assert [*a.content.magic[card].grants] == lends
    learned = worn(a, card, known=False)
    learned.skills = (*learned.skills, *lends)
    for part in KNOWN:
        assert getattr(figures.known(a.t, hero), part) == getattr(figures.known(a.t, learned), part)


@pytest.mark.rule("dun.magic-object.backpack")
def test_in_the_backpack_it_gives_nothing(arena):
    a = arena()
    for card in IN_USE:
        hero = worn(a, card)
        held, hero.hands, hero.worn = [*hero.hands, *hero.worn], [], []
        bare, skills = measured(a, hero), figures.known(a.t, hero)
        hero.pack = held
        assert (measured(a, hero), figures.known(a.t, hero)) == (bare, skills)


def test_every_magic_object_is_in_one_of_the_lists(arena):
    assert {*IN_USE} | ACTIONS == {*arena().content.magic}
    assert not {*IN_USE} & ACTIONS
