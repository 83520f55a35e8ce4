"""The sea, coastal or open: wind, rocks, and a hull between you and both."""

from __future__ import annotations

from ...definitions import (
    Afflict,
    Delay,
    Find,
    GainCoins,
    GainFortune,
    GainMana,
    Harm,
    Heal,
    Hull,
    LoseBeast,
    LoseThing,
    Modify,
    Nearer,
    Wound,
)
from ...settlements import Offer, TravelEvent

SEA: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="squall",
        place="sea",
        needs=4,
        together=True,
        offers=(
            Offer("ride-it-out", test="strength", target=10, effects=(GainFortune(),), failed=(Hull(-2),)),
            Offer("run-before-the-wind", effects=(Hull(-1),)),
        ),
    ),
    TravelEvent(
        id="becalmed",
        place="sea",
        needs=3,
        together=True,
        offers=(
            Offer(
                "row",
                test="strength",
                target=12,
                failed=(
                    Delay(1),
                    Wound(1),
                ),
            ),
            Offer("whistle-for-wind", test="intelligence", target=11, effects=(GainFortune(),), failed=(Delay(2),)),
            Offer(
                "fish",
                effects=(
                    Delay(1),
                    Heal(2),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="reef",
        place="sea",
        needs=4,
        together=True,
        offers=(
            Offer("man-in-the-bows", test="perception", target=8, effects=(GainFortune(),), failed=(Hull(-2),)),
            Offer("feel-the-way", effects=(Delay(1),)),
            Offer(
                "over-on-the-swell",
                test="courage",
                target=11,
                failed=(
                    Hull(-1),
                    Harm(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="pirates",
        place="sea",
        needs=5,
        together=True,
        epic="a-joke-on-the-flag",
        offers=(
            Offer(
                "repel-boarders",
                test="combat",
                target=12,
                effects=(
                    GainCoins(d6=1),
                    Find("melee"),
                ),
                failed=(Wound(2),),
            ),
            Offer(
                "cut-their-rigging",
                test="shooting",
                target=12,
                effects=(GainFortune(),),
                failed=(
                    Hull(-2),
                    Wound(1),
                ),
            ),
            Offer("heave-cargo-over", effects=(LoseThing(),)),
        ),
    ),
    TravelEvent(
        id="man-overboard",
        place="sea",
        needs=4,
        one=True,
        offers=(
            Offer("catch-the-line", carries="rope", effects=(GainFortune(),)),
            Offer("swim-after-her", test="strength", failed=(Harm(3, heavy=5),)),
            Offer(
                "drop-everything",
                effects=(
                    LoseThing(),
                    Wound(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="siren-song",
        place="sea",
        needs=5,
        together=True,
        offers=(
            Offer(
                "sing-louder",
                carries="musical-instrument",
                test="intelligence",
                target=9,
                effects=(GainFortune(2),),
                failed=(Hull(-1),),
            ),
            Offer("wax-in-the-ears", effects=(Modify("perception", -1, "quest"),)),
            Offer(
                "listen-tied-up",
                test="courage",
                target=12,
                effects=(
                    Modify("courage", 1, "quest"),
                    GainMana(2),
                ),
                failed=(Hull(-2),),
            ),
        ),
    ),
    TravelEvent(
        id="ships-biscuit",
        place="sea",
        needs=5,
        offers=(
            Offer("eat-in-the-dark", test="strength", target=9, effects=(Heal(1),), failed=(Afflict("diseased"),)),
            Offer("pay-the-cook", coins=2, effects=(Heal(2),)),
            Offer("go-hungry", effects=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="great-wyrm",
        place="sea",
        needs=6,
        together=True,
        offers=(
            Offer(
                "harpoon-the-eye",
                test="shooting",
                target=13,
                effects=(
                    Find("treasure"),
                    GainFortune(),
                ),
                failed=(Hull(-3),),
            ),
            Offer(
                "feed-it",
                effects=(
                    LoseBeast(),
                    LoseThing(),
                ),
            ),
            Offer("sail-dead-slow", test="dexterity", target=8, failed=(Hull(-2),)),
        ),
    ),
    TravelEvent(
        id="drifting-wreck",
        place="sea",
        needs=5,
        together=True,
        offers=(
            Offer(
                "search-the-hold",
                test="courage",
                target=11,
                effects=(
                    Find("common"),
                    GainCoins(3),
                ),
                failed=(GainFortune(-1),),
            ),
            Offer("strip-her-planks", test="dexterity", target=7, effects=(Hull(2),), failed=(Delay(1),)),
            Offer("wide-berth"),
        ),
    ),
    TravelEvent(
        id="ice-on-the-rigging",
        place="sea",
        needs=4,
        together=True,
        offers=(
            Offer(
                "chop-it-off",
                season="winter",
                test="strength",
                effects=(GainFortune(),),
                failed=(
                    Wound(1),
                    Hull(-1),
                ),
            ),
            Offer("hot-oil", carries="flask-of-oil", spent=True, effects=(Hull(1),)),
            Offer("let-the-sun-do-it", season="mild", effects=(Heal(1),)),
            Offer(
                "turn-south",
                test="agility",
                target=9,
                effects=(Nearer(1),),
                failed=(
                    Hull(-1),
                    Wound(1),
                ),
            ),
        ),
    ),
)
