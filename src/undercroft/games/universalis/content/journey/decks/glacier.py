"""The glacier: ice, light, and what the ice has kept."""

from __future__ import annotations

from ...definitions import (
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

GLACIER: tuple[TravelEvent, ...] = (
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
        id="snow-blind",
        place="glacier",
        needs=3,
        offers=(
            Offer("soot-under-the-eyes", carries="torch", effects=(Modify("perception", 1, "quest"),)),
            Offer("walk-by-feel", test="perception", target=7, failed=(Modify("perception", -1, "quest"),)),
            Offer("walk-by-night", effects=(Harm(1, against="natural", element="ice"),)),
        ),
    ),
    TravelEvent(
        id="crevasse",
        place="glacier",
        needs=4,
        together=True,
        offers=(
            Offer("rope-across", carries="rope", effects=(GainFortune(),)),
            Offer("trust-the-snow-bridge", season="winter", test="agility", target=8, failed=(Wound(1),)),
            Offer(
                "jump-it",
                test="agility",
                target=12,
                failed=(
                    Harm(3, against="natural"),
                    LoseThing(),
                ),
            ),
            Offer("along-the-edge", effects=(Astray(),)),
        ),
    ),
    TravelEvent(
        id="frozen-knight",
        place="glacier",
        needs=5,
        one=True,
        epic="the-knight-under-the-ice",
        offers=(
            Offer(
                "chip-him-out",
                carries="pickaxes",
                test="strength",
                target=9,
                effects=(Find("armor"),),
                failed=(Wound(1),),
            ),
            Offer("melt-the-sword-hand", carries="flask-of-oil", spent=True, effects=(Find("melee"),)),
            Offer("take-his-medal", test="dexterity", target=8, effects=(GainCoins(3),), failed=(GainFortune(-1),)),
            Offer(
                "salute",
                effects=(
                    Modify("combat", 1, "quest"),
                    GainCoins(-1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="white-bear",
        place="glacier",
        needs=4,
        together=True,
        offers=(
            Offer("all-shout", test="courage", target=11, effects=(GainFortune(),), failed=(Wound(2),)),
            Offer("fish-for-it", carries="pack-of-provisions", spent=True, effects=(Modify("courage", 1, "quest"),)),
            Offer("leave-it-the-beast", effects=(LoseBeast(),)),
            Offer(
                "backwards-slowly",
                effects=(
                    Delay(1),
                    Nearer(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="night-lights",
        place="glacier",
        needs=5,
        together=True,
        offers=(
            Offer(
                "read-the-lights",
                test="intelligence",
                target=12,
                effects=(
                    GainMana(3),
                    Modify("intelligence", 1, "quest"),
                ),
                failed=(Modify("intelligence", -1, "quest"),),
            ),
            Offer("sleep-under-them", season="mild", effects=(Heal(2),)),
            Offer(
                "dance-to-keep-warm",
                season="winter",
                test="strength",
                effects=(GainFortune(),),
                failed=(Harm(2, against="natural", element="ice"),),
            ),
            Offer("pull-up-the-hood"),
        ),
    ),
)
