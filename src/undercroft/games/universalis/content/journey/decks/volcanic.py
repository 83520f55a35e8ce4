"""Volcanic land: fire from below, ash from above."""

from __future__ import annotations

from ...definitions import (
    Afflict,
    Cure,
    Delay,
    Find,
    Gain,
    GainFortune,
    GainMana,
    Harm,
    Heal,
    LoseThing,
    Modify,
    Nearer,
    Wound,
)
from ...settlements import Offer, TravelEvent

VOLCANIC: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="breathing-vents",
        place="volcanic",
        needs=3,
        offers=(
            Offer("run-for-it", test="agility", failed=(Harm(3, element="fire"),)),
            Offer("wrap-up-and-wait", test="strength", failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="ash-fall",
        place="volcanic",
        needs=3,
        offers=(
            Offer("masks-on", test="intelligence", target=8, failed=(Afflict("diseased"),)),
            Offer("shield-overhead", test="strength", effects=(Modify("strength", 1, "quest"),), failed=(Wound(1),)),
            Offer(
                "sit-it-out-in-a-cave",
                effects=(
                    Nearer(1),
                    Heal(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="lava-tongue",
        place="volcanic",
        needs=4,
        together=True,
        offers=(
            Offer("bridge-it", carries="pickaxes", effects=(Modify("strength", 1, "quest"),)),
            Offer("leap-it", test="agility", target=11, failed=(Harm(3, element="fire", heavy=4),)),
            Offer(
                "walk-round",
                effects=(
                    Delay(1),
                    Wound(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="glass-seller",
        place="volcanic",
        needs=4,
        one=True,
        offers=(
            Offer("buy-a-blade", coins=4, effects=(Find("melee"),)),
            Offer(
                "dig-for-her",
                test="strength",
                target=11,
                effects=(Gain("uncut-gem"),),
                failed=(Harm(2, element="fire"),),
            ),
            Offer("carry-her-news", effects=(Modify("perception", 1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="fire-spirits",
        place="volcanic",
        needs=5,
        together=True,
        offers=(
            Offer(
                "dance-with-them",
                test="movement",
                target=12,
                effects=(
                    GainMana(3),
                    GainFortune(),
                ),
                failed=(Harm(4, element="fire"),),
            ),
            Offer("beat-the-time", carries="musical-instrument", effects=(GainFortune(2),)),
            Offer(
                "bow-out",
                test="courage",
                failed=(
                    Modify("courage", -1, "quest"),
                    LoseThing(),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="hot-springs",
        place="volcanic",
        needs=5,
        together=True,
        offers=(
            Offer(
                "test-with-a-toe",
                test="perception",
                target=7,
                effects=(
                    Heal(full=True),
                    Cure(("diseased",)),
                ),
                failed=(Harm(2, element="fire", against="natural"),),
            ),
            Offer(
                "bathe-with-the-apes",
                effects=(
                    Heal(2),
                    Nearer(1),
                ),
            ),
            Offer("wash-and-go", effects=(Modify("agility", 1, "quest"),)),
        ),
    ),
)
