"""The swamp: fevers, sinking ground, and the dead of old battles."""

from __future__ import annotations

from ...definitions import (
    Afflict,
    Astray,
    Cure,
    Delay,
    Find,
    Gain,
    GainCoins,
    GainFortune,
    GainMana,
    Heal,
    LoseThing,
    Modify,
    Nearer,
    Wound,
)
from ...settlements import Offer, TravelEvent

SWAMP: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="lights-over-the-bog",
        place="swamp",
        needs=3,
        together=True,
        offers=(
            Offer("follow-the-lights", test="intelligence", target=11, effects=(GainCoins(d6=1),), failed=(Astray(),)),
            Offer("keep-to-the-causeway", test="agility", target=8, failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="leeches",
        place="swamp",
        needs=3,
        offers=(
            Offer("burn-them-off", carries="torch", effects=(Heal(1),)),
            Offer("pull-them-off", test="dexterity", target=7, failed=(Wound(1),)),
            Offer("let-them-drink", test="strength", target=9, effects=(Cure(("diseased",)),), failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="risen-dead",
        place="swamp",
        needs=4,
        together=True,
        epic="risen-out-from-the-swamp",
        offers=(
            Offer("hold-the-island", test="combat", target=12, effects=(Find("armor"),), failed=(Wound(2),)),
            Offer("give-them-rest", carries="holy-water", spent=True, effects=(GainFortune(),)),
            Offer(
                "run-through-the-reeds",
                test="movement",
                failed=(
                    Wound(1),
                    Astray(),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="sinking",
        place="swamp",
        needs=4,
        one=True,
        offers=(
            Offer("throw-me-the-rope", carries="rope"),
            Offer("swim-it", test="strength", target=11, failed=(Wound(2),)),
            Offer("slip-out-of-the-pack", effects=(LoseThing(),)),
        ),
    ),
    TravelEvent(
        id="marsh-fever",
        place="swamp",
        needs=3,
        offers=(
            Offer("hold-your-breath", test="strength", failed=(Afflict("diseased"),)),
            Offer("chew-the-herbs", carries="healing-herbs", spent=True, effects=(Modify("strength", 1, "quest"),)),
            Offer("wait-for-wind", effects=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="reed-witch",
        place="swamp",
        needs=5,
        together=True,
        offers=(
            Offer("eat-her-soup", test="courage", effects=(Heal(die=True),), failed=(Afflict("diseased"),)),
            Offer(
                "ask-for-a-cure",
                coins=4,
                effects=(
                    Cure(("diseased",)),
                    Heal(1),
                ),
            ),
            Offer(
                "trade-secrets",
                test="intelligence",
                target=12,
                effects=(
                    GainMana(3),
                    GainFortune(),
                ),
                failed=(GainFortune(-1),),
            ),
            Offer("keep-paddling", effects=(Nearer(1),)),
        ),
    ),
    TravelEvent(
        id="toll-of-the-frogfolk",
        place="swamp",
        needs=4,
        together=True,
        offers=(
            Offer("pay-in-shiny-things", coins=2, effects=(GainFortune(),)),
            Offer(
                "croak-the-anthem",
                test="intelligence",
                target=11,
                effects=(Gain("poison-flask"),),
                failed=(GainCoins(-3),),
            ),
            Offer(
                "wade-round-them",
                effects=(
                    Delay(1),
                    Wound(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="drowned-chest",
        place="swamp",
        needs=5,
        one=True,
        offers=(
            Offer(
                "heave-it-out",
                test="strength",
                target=12,
                effects=(Find("treasure"),),
                failed=(
                    Wound(1),
                    Afflict("diseased"),
                ),
            ),
            Offer(
                "pick-it-where-it-lies",
                knows="locksmith",
                effects=(
                    Find("special"),
                    GainCoins(d6=1),
                ),
            ),
            Offer("leave-it-to-the-swamp"),
        ),
    ),
)
