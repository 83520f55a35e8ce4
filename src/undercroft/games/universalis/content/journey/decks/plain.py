"""The plains: seldom anything, but then from far away and fast."""

from __future__ import annotations

from ...definitions import (
    Afflict,
    Astray,
    Delay,
    Find,
    GainCoins,
    GainFortune,
    GainMana,
    Harm,
    Heal,
    LoseBeast,
    LoseThing,
    Modify,
    Nearer,
    Wound,
)
from ...settlements import Offer, TravelEvent

PLAIN: tuple[TravelEvent, ...] = (
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
        id="smoke-on-the-horizon",
        place="plain",
        needs=5,
        together=True,
        epic="smoke-over-hollins-farm",
        offers=(
            Offer("ride-to-help", test="combat", effects=(GainFortune(),), failed=(Wound(1),)),
            Offer("give-it-a-wide-berth", effects=(Nearer(1),)),
        ),
    ),
    TravelEvent(
        id="wolf-riders",
        place="plain",
        needs=4,
        together=True,
        epic="the-wolf-road",
        offers=(
            Offer("lances-out", test="combat", target=12, effects=(Find("ranged"),), failed=(Wound(2),)),
            Offer(
                "shoot-the-wolves",
                test="shooting",
                target=11,
                effects=(GainFortune(),),
                failed=(
                    Wound(1),
                    LoseBeast(),
                ),
            ),
            Offer("throw-the-meat", carries="pack-of-provisions", spent=True, effects=(Nearer(1),)),
            Offer("into-the-tall-grass", test="agility", failed=(Harm(2),)),
        ),
    ),
    TravelEvent(
        id="grass-fire",
        place="plain",
        needs=5,
        offers=(
            Offer("burn-a-gap", carries="flask-of-oil", spent=True, effects=(GainFortune(),)),
            Offer("outrun-it", test="movement", target=11, failed=(Harm(2, element="fire"),)),
            Offer("wet-the-cloaks", test="strength", target=8, failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="scarecrow",
        place="plain",
        needs=5,
        one=True,
        offers=(
            Offer(
                "shake-its-hand",
                test="courage",
                effects=(
                    GainCoins(d3=1),
                    GainFortune(),
                ),
                failed=(Modify("courage", -1, "quest"),),
            ),
            Offer("borrow-the-hat", test="dexterity", target=7, effects=(Find("common"),), failed=(GainFortune(-1),)),
            Offer("greet-and-pass"),
        ),
    ),
    TravelEvent(
        id="horse-fair",
        place="plain",
        needs=6,
        together=True,
        offers=(
            Offer("ride-a-wager", test="movement", target=12, effects=(GainCoins(5),), failed=(GainCoins(-2),)),
            Offer(
                "judge-the-teeth",
                knows="taming-animals",
                effects=(
                    GainCoins(4),
                    GainFortune(),
                ),
            ),
            Offer(
                "buy-the-stew",
                coins=1,
                effects=(
                    Heal(1),
                    Modify("strength", 1, "quest"),
                ),
            ),
            Offer(
                "trade-gossip",
                test="intelligence",
                target=9,
                effects=(Modify("initiative", 1, "quest"),),
                failed=(Delay(1),),
            ),
        ),
    ),
    TravelEvent(
        id="thunder-on-the-heath",
        place="plain",
        needs=5,
        together=True,
        offers=(
            Offer("under-the-tree", test="courage", target=8, effects=(Heal(1),), failed=(Harm(3, against="natural"),)),
            Offer("flat-on-the-ground", effects=(LoseThing(),)),
            Offer(
                "walk-in-the-rain", test="strength", target=11, effects=(GainFortune(),), failed=(Afflict("diseased"),)
            ),
        ),
    ),
    TravelEvent(
        id="burial-mound",
        place="plain",
        needs=6,
        offers=(
            Offer("climb-down", test="courage", target=11, effects=(Find("treasure"),), failed=(Wound(2),)),
            Offer("bless-the-hole", carries="holy-water", spent=True, effects=(GainFortune(2),)),
            Offer("shovel-it-shut", test="strength", target=9, effects=(GainFortune(),), failed=(GainCoins(-1),)),
            Offer("tiptoe-past"),
        ),
    ),
    TravelEvent(
        id="lost-child",
        place="plain",
        needs=5,
        one=True,
        offers=(
            Offer(
                "bring-them-home",
                effects=(
                    GainFortune(2),
                    GainCoins(-1),
                ),
            ),
            Offer(
                "find-the-tracks",
                test="perception",
                target=7,
                effects=(
                    GainFortune(),
                    Heal(1),
                ),
                failed=(GainFortune(-1),),
            ),
            Offer("look-away", effects=(Modify("courage", -1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="crossroads-gallows",
        place="plain",
        needs=6,
        together=True,
        offers=(
            Offer(
                "read-the-signs",
                test="intelligence",
                effects=(
                    Heal(1),
                    Modify("perception", 1, "quest"),
                ),
                failed=(Astray(),),
            ),
            Offer(
                "cut-him-down",
                test="dexterity",
                target=7,
                effects=(
                    GainFortune(),
                    GainCoins(2),
                ),
                failed=(Nearer(2),),
            ),
            Offer(
                "camp-beneath",
                test="courage",
                target=12,
                effects=(
                    Heal(2),
                    GainMana(1),
                ),
                failed=(Nearer(1),),
            ),
            Offer("choose-blindly", effects=(Astray(),)),
        ),
    ),
)
