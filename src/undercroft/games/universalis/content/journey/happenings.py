"""Travel Events of lands and waters. All of them are this project's.

A `TravelEvent` names its deck (`place`), the number that 1D6 must reach (`needs`, 2 to 6), and its `offers`: what can
be done about it. An `Offer` costs `coins`, asks for a `test` (an attribute, against `target`), and has `effects` if
it is passed or needs none, else those of `failed`; or it has a `table` for 1D6. By itself an event concerns every
hero, each of whom chooses for himself; with `one=True` it befalls one of them at random; with `together=True` the
group decides as one, the best of them is tested, and what follows befalls everybody. Besides the effects of all cards
there are those of the road: `Hull`, `Delay`, `Astray`, `Nearer` (once for the group), `Jail`, `LoseThing`,
`LoseBeast` (for a hero).

Texts, in `text/en/journey.ftl` and `text/de/journey.ftl`: `story-<id>` tells what happens, `offer-<offer>` what one
does. Forests are feared more than plains: give them lower numbers.
"""

from __future__ import annotations

from ..definitions import (
    Astray,
    Delay,
    Gain,
    GainCoins,
    GainFortune,
    Harm,
    Heal,
    Hull,
    Jail,
    LoseBeast,
    Modify,
    Nearer,
    Wound,
)
from ..settlements import Offer, TravelEvent

HAPPENINGS: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="eyes-between-the-trees",
        place="forest",
        needs=3,
        offers=(
            Offer("stand-your-ground", test="courage", failed=(Harm(2),)),
            Offer("climb-a-tree", test="agility", failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="rockfall",
        place="mountain",
        needs=4,
        offers=(
            Offer("jump-aside", test="agility", target=9, failed=(Harm(3),)),
            Offer("crouch-behind-the-pack", effects=(Harm(1),)),
        ),
    ),
    TravelEvent(
        id="wandering-herd",
        place="plain",
        needs=5,
        together=True,
        offers=(
            Offer("hunt", test="shooting", effects=(Heal(1),)),
            Offer("wait-until-they-pass", effects=(Delay(1),)),
            Offer("walk-through", test="courage", failed=(Wound(1),)),
        ),
    ),
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
        id="sandstorm",
        place="desert",
        needs=4,
        together=True,
        offers=(
            Offer("press-on", test="strength", target=11, failed=(Wound(1), Astray())),
            Offer("dig-in", effects=(Delay(1),)),
        ),
    ),
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
        id="thin-ice",
        place="glacier",
        needs=4,
        one=True,
        offers=(
            Offer("lie-flat-and-crawl", test="agility", target=9, failed=(Harm(2, against="natural"),)),
            Offer("throw-the-coins-away", effects=(GainCoins(-4),)),
        ),
    ),
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
        id="drifting-timber",
        place="river",
        needs=4,
        together=True,
        offers=(
            Offer("fend-it-off", test="strength", target=9, failed=(Hull(-1),)),
            Offer("tie-up-and-salvage", effects=(Delay(1), Gain("rope"))),
        ),
    ),
    TravelEvent(
        id="pedlar-with-a-limp",
        place="road",
        needs=4,
        one=True,
        offers=(
            Offer("carry-his-bundle", effects=(GainFortune(),)),
            Offer("buy-a-draught", coins=2, effects=(Heal(2),)),
            Offer("ask-for-the-news", effects=(Modify("perception", 1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="wolves-at-the-fire",
        place="forest",
        needs=4,
        one=True,
        offers=(
            Offer("swing-a-brand", test="courage", failed=(Wound(1),)),
            Offer("cut-the-tether", effects=(LoseBeast(),)),
        ),
    ),
    TravelEvent(
        id="smoke-on-the-horizon",
        place="plain",
        needs=5,
        together=True,
        offers=(
            Offer("ride-to-help", test="combat", effects=(GainFortune(),), failed=(Wound(1),)),
            Offer("give-it-a-wide-berth", effects=(Nearer(1),)),
        ),
    ),
    TravelEvent(
        id="men-with-a-warrant",
        place="road",
        needs=5,
        one=True,
        offers=(
            Offer("pay-for-a-stamp", coins=4),
            Offer("argue-the-law", test="intelligence", failed=(Jail(3),)),
        ),
    ),
)
