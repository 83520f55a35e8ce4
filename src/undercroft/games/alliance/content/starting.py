"""The 51 Starting Deck Cards, three for each hero, and the 32 generic ones of the Basic Game (8 cards, 4 of each)."""

from __future__ import annotations

from typing import Any

from .definitions import (
    Aura,
    Bonus,
    Card,
    Draw,
    Exhaust,
    Guard,
    Heal,
    HealAll,
    Leap,
    Mark,
    Recall,
    Requirement,
    Riposte,
    Strike,
)
from .heroes import HEROES

_NEEDS = {hero.id: Requirement((hero.race,), hero.classes) for hero in HEROES}


def _deck(hero: str, *cards: dict[str, Any]) -> tuple[Card, ...]:
    """The Starting Deck Cards of a hero, with that hero's own icons."""
    return tuple(Card(hero=hero, number=n, needs=_NEEDS[hero], **card) for n, card in enumerate(cards, 1))


def _card(id: str, *types: str, **fields: Any) -> dict[str, Any]:
    return {"id": id, "types": types, **fields}


STARTING = (
    *_deck(
        "petra",
        _card("overhead-swing", "battle-tactic", bonus=Bonus(melee=2), keywords=("tracking",)),
        _card("shield-line", "armor", bonus=Bonus(armor=1), aura=Aura(1, Bonus(armor=1))),
        _card("into-the-breach", "action", bonus=Bonus(speed=2), keywords=("slip-away",)),
    ),
    *_deck(
        "lorna",
        _card("silverstring", "weapon", bonus=Bonus(ranged=2), keywords=("tracking",)),
        _card("among-the-pillars", "reaction", trigger="attacked", bonus=Bonus(dodge=2)),
        _card("light-fingers", "action", bonus=Bonus(speed=1, die=1), keywords=("unhindered",)),
    ),
    *_deck(
        "mysterios",
        _card("lance-of-embers", "attack-spell", strike=Strike("ranged", 4, (2, 4))),
        _card("slow-the-sands", "control-spell", aim="foe", effects=(Mark("slow", 2), Mark("weak", 1))),
        _card("borrowed-hour", "enhance-spell", aim="ally", no_sight=True, bonus=Bonus(speed=2)),
    ),
    *_deck(
        "mcfarlin",
        _card("hatchet-and-hook", "weapon", bonus=Bonus(melee=1), keywords=("piercing",)),
        _card("tinkers-roll", "action", bonus=Bonus(speed=1, die=2), keywords=("unhindered",)),
        _card(
            "duck-and-jab",
            "reaction",
            trigger="attacked",
            bonus=Bonus(dodge=1),
            effects=(Riposte(Strike("melee", 3)),),
        ),
    ),
    *_deck(
        "krom",
        _card("knife-from-nowhere", "battle-tactic", bonus=Bonus(melee=1), keywords=("ambush",)),
        _card("hide", "action", keywords=("hidden", "stays")),
        _card("coat-of-pockets", "armor", bonus=Bonus(dodge=1, speed=1, die=1)),
    ),
    *_deck(
        "aveline",
        _card("dawnhammer", "weapon", either=True, strike=Strike("melee", 3, ignores="armor"), bonus=Bonus(melee=2)),
        _card("lay-on-hands", "healing-spell", aim="ally", within=1, bonus=Bonus(armor=1), effects=(Heal(2),)),
        _card("stand-behind-me", "reaction", trigger="ally-attacked", within=1, effects=(Guard(2),)),
    ),
    *_deck(
        "jack-tallow",
        _card("rapier-and-patter", "weapon", bonus=Bonus(melee=1, dodge=1)),
        _card("marching-tune", "enhance-spell", aim="ally", bonus=Bonus(speed=1, melee=1, ranged=1)),
        _card("loaded-dice", "action", bonus=Bonus(die=1), effects=(Draw(2),)),
    ),
    *_deck(
        "oda-fenn",
        _card("blessed-quarrel", "battle-tactic", bonus=Bonus(ranged=2)),
        _card(
            "parish-hound",
            "pet",
            strike=Strike("melee", 2, (1, 3), mark=Mark("held")),
            no_sight=True,
            no_generic=True,
        ),
        _card("bind-the-wound", "healing-spell", aim="ally", no_sight=True, effects=(Heal(2),)),
    ),
    *_deck(
        "thessaly",
        _card("song-of-edges", "enhance-spell", aim="ally", bonus=Bonus(melee=2, ranged=2)),
        _card("cutting-remark", "control-spell", aim="foe", effects=(Mark("weak", 2),)),
        _card("encore", "action", bonus=Bonus(speed=1), doubles=("enhance-spell",), effects=(Recall(1),)),
    ),
    *_deck(
        "ildren",
        _card("called-shot", "battle-tactic", bonus=Bonus(ranged=2), keywords=("ignore-dodge",)),
        _card("yew-longbow", "weapon", bonus=Bonus(ranged=1), keywords=("far-shot",)),
        _card("grey-wolf", "pet", strike=Strike("melee", 3, (1, 3)), no_sight=True, no_generic=True),
    ),
    *_deck(
        "caerwyn",
        _card("arc-bolt", "attack-spell", strike=Strike("ranged", 4, splash=1)),
        _card("wreathed-in-flame", "enhance-spell", bonus=Bonus(melee=2), keywords=("retribution",)),
        _card("blade-step", "action", effects=(Leap(2),)),
    ),
    *_deck(
        "brunhild",
        _card("hammer-of-light", "attack-spell", strike=Strike("ranged", 4, ignores="armor")),
        _card("hearth-blessing", "healing-spell", aim="ally", no_sight=True, effects=(Heal(3),)),
        _card("word-of-stone", "enhance-spell", aim="ally", no_sight=True, bonus=Bonus(armor=2)),
    ),
    *_deck(
        "durgan",
        _card("heavy-crossbow", "weapon", speed_cost=1, bonus=Bonus(ranged=3)),
        _card("close-quarters", "battle-tactic", bonus=Bonus(ranged=1), keywords=("point-blank",)),
        _card("ring-mail", "armor", bonus=Bonus(armor=2)),
    ),
    *_deck(
        "hroda",
        _card("war-drum", "battle-tactic", bonus=Bonus(melee=1), aura=Aura(2, Bonus(melee=1, ranged=1))),
        _card("long-stride", "action", bonus=Bonus(speed=2), aura=Aura(2, Bonus(speed=1))),
        _card("unbroken-rhythm", "reaction", trigger="attacked", bonus=Bonus(armor=2)),
    ),
    *_deck(
        "tibbet",
        _card("acid-flask", "attack-spell", strike=Strike("ranged", 4, mark=Mark("exposed", 1))),
        _card("now-you-see-me", "reaction", trigger="attacked", bonus=Bonus(dodge=1), effects=(Guard(1),)),
        _card("knock", "action", bonus=Bonus(die=3), keywords=("unhindered",)),
    ),
    *_deck(
        "nib-wrenlock",
        _card("clockwork-falcon", "pet", strike=Strike("ranged", 3, (1, 4)), no_sight=True, no_generic=True),
        _card("stinging-swarm", "attack-spell", strike=Strike("ranged", 4, mark=Mark("weak", 1))),
        _card("whistle-and-treat", "action", bonus=Bonus(pet=2), effects=(Draw(1),)),
    ),
    *_deck(
        "pipkin",
        _card("lullaby", "control-spell", aim="monster", within=2, effects=(Exhaust(),)),
        _card("cheerful-hymn", "healing-spell", effects=(HealAll(1, room=True),)),
        _card(
            "lucky-charm",
            "enhance-spell",
            aim="ally",
            no_sight=True,
            bonus=Bonus(speed=1, melee=1, ranged=1, dodge=1, die=1),
        ),
    ),
)

GENERIC = (
    Card(id="sprint", types=("action",), copies=4, bonus=Bonus(speed=2)),
    Card(id="press-the-attack", types=("battle-tactic",), copies=4, bonus=Bonus(melee=1, ranged=1)),
    Card(id="plain-sword", types=("weapon",), copies=4, either=True, strike=Strike("melee", 4), bonus=Bonus(melee=1)),
    Card(id="plain-bow", types=("weapon",), copies=4, either=True, strike=Strike("ranged", 3), bonus=Bonus(ranged=2)),
    Card(id="padded-coat", types=("armor",), copies=4, bonus=Bonus(armor=1)),
    Card(id="brace", types=("reaction",), copies=4, trigger="attacked", bonus=Bonus(dodge=1)),
    Card(id="clean-bandage", types=("healing-spell",), copies=4, aim="ally", within=1, effects=(Heal(2),)),
    Card(id="scroll-of-sparks", types=("attack-spell",), copies=4, strike=Strike("ranged", 4)),
)
