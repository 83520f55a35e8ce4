"""Campaign Danger cards: what a Danger marker turns out to be.

The rulebook names the Assassin and his Initiative roll; the others are this project's. A `Danger` is written like a
`TravelEvent` without deck and number, because it always happens; it should be harder than those. Its story is the text
`story-<id>`, each of its offers has a name `offer-<offer>`.
"""

from __future__ import annotations

from ..definitions import (
    Afflict,
    Astray,
    Delay,
    Find,
    GainCoins,
    GainFortune,
    Harm,
    Jail,
    LoseBeast,
    LoseThing,
    Modify,
    Nearer,
    Wound,
)
from ..settlements import Danger, Offer

DANGERS: tuple[Danger, ...] = (
    Danger(
        id="assassin",
        one=True,
        offers=(Offer("listen-for-steps", test="perception", target=10, failed=(Harm(4, against="natural"),)),),
    ),
    Danger(
        id="riders-in-the-dusk",
        together=True,
        offers=(
            Offer("form-a-ring", test="combat", target=11, failed=(Wound(2),)),
            Offer("leave-the-baggage", effects=(LoseThing(),)),
            Offer("hide-and-wait", test="agility", target=10, effects=(Delay(1),), failed=(Delay(1), Wound(1))),
        ),
    ),
    Danger(
        id="poisoned-well",
        offers=(
            Offer("taste-with-care", test="intelligence", target=11, failed=(Wound(1), Afflict("diseased"))),
            Offer("pay-the-water-seller", coins=3),
        ),
    ),
    Danger(
        id="bounty-hunters",
        together=True,
        offers=(
            Offer("outbid-the-bounty", coins=8),
            Offer("fight-them-off", test="combat", target=13, effects=(GainCoins(5),), failed=(Wound(2),)),
            Offer(
                "run-by-night",
                test="movement",
                target=12,
                failed=(
                    Delay(1),
                    Wound(1),
                    Nearer(1),
                ),
            ),
        ),
    ),
    Danger(
        id="writ-of-arrest",
        one=True,
        offers=(
            Offer("go-quietly", effects=(Jail(2),)),
            Offer("swear-innocence", test="intelligence", target=12, failed=(Jail(3),)),
            Offer(
                "break-through",
                test="combat",
                target=13,
                effects=(GainFortune(-1),),
                failed=(
                    Wound(2),
                    Jail(2),
                ),
            ),
        ),
    ),
    Danger(
        id="bone-fever",
        offers=(
            Offer("drink-the-potion", carries="healing-potion", spent=True),
            Offer(
                "sweat-it-out",
                test="strength",
                target=12,
                failed=(
                    Afflict("diseased"),
                    Wound(1),
                ),
            ),
            Offer("bleed-it", coins=2, test="intelligence", failed=(Wound(2),)),
        ),
    ),
    Danger(
        id="burning-camp",
        together=True,
        offers=(
            Offer("save-the-people", test="agility", target=12, failed=(Harm(3, element="fire"),)),
            Offer(
                "save-the-packs",
                test="strength",
                target=12,
                effects=(Wound(1),),
                failed=(
                    Wound(1),
                    LoseThing(),
                ),
            ),
            Offer(
                "let-it-all-burn",
                effects=(
                    LoseThing(),
                    LoseBeast(),
                ),
            ),
        ),
    ),
    Danger(
        id="troll-at-the-ford",
        together=True,
        offers=(
            Offer(
                "fight-the-troll",
                test="combat",
                target=13,
                effects=(Find("treasure"),),
                failed=(Harm(4, half_if="agility"),),
            ),
            Offer("riddle-it-till-dawn", test="intelligence", target=13, effects=(GainFortune(2),), failed=(Wound(2),)),
            Offer(
                "shoot-and-retreat",
                test="shooting",
                target=12,
                effects=(Delay(1),),
                failed=(
                    Delay(1),
                    Wound(1),
                ),
            ),
        ),
    ),
    Danger(
        id="nightmare",
        one=True,
        offers=(
            Offer(
                "face-it",
                test="courage",
                target=13,
                effects=(Modify("courage", 1, "quest"),),
                failed=(
                    Modify("courage", -1, "quest"),
                    GainFortune(-2),
                ),
            ),
            Offer("pray-it-away", carries="holy-water", spent=True, effects=(GainFortune(-1),)),
            Offer("stay-awake", test="strength", target=11, effects=(Wound(1),), failed=(Wound(2),)),
        ),
    ),
    Danger(
        id="broken-bridge",
        together=True,
        offers=(
            Offer("abseil", carries="rope", test="agility", failed=(Harm(2),)),
            Offer(
                "build-another",
                test="dexterity",
                target=8,
                effects=(Delay(1),),
                failed=(
                    Delay(2),
                    GainCoins(-2),
                ),
            ),
            Offer(
                "leave-the-beasts",
                effects=(
                    LoseBeast(),
                    Delay(1),
                ),
            ),
            Offer(
                "the-long-way",
                effects=(
                    Astray(),
                    Delay(2),
                ),
            ),
        ),
    ),
)
