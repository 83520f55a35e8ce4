"""Campaign Danger cards: what a Danger marker turns out to be.

The rulebook names the Assassin and his Initiative roll; the others are this project's. A `Danger` is written like a
`TravelEvent` without deck and number, because it always happens; it should be harder than those. Its story is the text
`story-<id>`, each of its offers has a name `offer-<offer>`.
"""

from __future__ import annotations

from ..definitions import Afflict, Delay, Harm, LoseThing, Wound
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
)
