"""The forest: paths that move, eyes, and old trees with opinions. It is feared most, so its numbers are low."""

from __future__ import annotations

from ...definitions import (
    Afflict,
    Astray,
    Delay,
    Find,
    Gain,
    GainCoins,
    GainFortune,
    GainMana,
    Harm,
    Heal,
    LoseBeast,
    Modify,
    Nearer,
    Wound,
)
from ...settlements import Offer, TravelEvent

FOREST: tuple[TravelEvent, ...] = (
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
        id="wolves-at-the-fire",
        place="forest",
        needs=4,
        one=True,
        epic="eyes-beyond-the-fire",
        offers=(
            Offer("swing-a-brand", test="courage", failed=(Wound(1),)),
            Offer("cut-the-tether", effects=(LoseBeast(),)),
        ),
    ),
    TravelEvent(
        id="mushroom-ring",
        place="forest",
        needs=2,
        offers=(
            Offer("step-inside", test="courage", effects=(GainFortune(),), failed=(GainFortune(-1),)),
            Offer(
                "pick-the-right-ones",
                knows="herbalist",
                effects=(
                    Gain("healing-herbs"),
                    Heal(1),
                ),
            ),
            Offer("fry-a-few", test="strength", target=9, effects=(Heal(2),), failed=(Afflict("diseased"),)),
            Offer("go-round-it"),
        ),
    ),
    TravelEvent(
        id="the-path-moves",
        place="forest",
        needs=3,
        together=True,
        offers=(
            Offer("read-the-moss", test="intelligence", target=11, failed=(Astray(),)),
            Offer("follow-the-tracker", knows="tracker", effects=(GainFortune(),)),
            Offer("blaze-every-tree", effects=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="snare-on-the-trail",
        place="forest",
        needs=3,
        one=True,
        offers=(
            Offer("step-lightly", test="agility", target=9, failed=(Wound(1),)),
            Offer(
                "rob-the-snare",
                test="perception",
                target=7,
                effects=(Gain("pack-of-provisions"),),
                failed=(Harm(2, against="natural"),),
            ),
            Offer("re-set-it", knows="trapper", effects=(GainCoins(3),)),
        ),
    ),
    TravelEvent(
        id="charcoal-burners",
        place="forest",
        needs=4,
        together=True,
        offers=(
            Offer(
                "play-for-supper",
                carries="musical-instrument",
                effects=(
                    Heal(3),
                    GainFortune(),
                ),
            ),
            Offer(
                "split-their-logs",
                test="strength",
                effects=(
                    Heal(2),
                    Gain("torch"),
                ),
                failed=(Heal(1),),
            ),
            Offer("ask-what-is-about", effects=(Modify("perception", 1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="spider-curtains",
        place="forest",
        needs=4,
        offers=(
            Offer(
                "burn-a-way-through",
                carries="torch",
                test="courage",
                target=8,
                effects=(Find("common"),),
                failed=(Harm(2),),
            ),
            Offer(
                "cut-a-bundle-down",
                test="dexterity",
                target=8,
                effects=(GainCoins(d6=1),),
                failed=(Harm(3, against="natural"),),
            ),
            Offer("slip-underneath", test="agility", failed=(Afflict("diseased"),)),
        ),
    ),
    TravelEvent(
        id="old-hunter",
        place="forest",
        needs=5,
        together=True,
        offers=(
            Offer(
                "shoot-a-match",
                test="shooting",
                target=12,
                effects=(Modify("shooting", 1, "quest"),),
                failed=(GainCoins(-2),),
            ),
            Offer("buy-a-licence", coins=3, effects=(Heal(2),)),
            Offer("empty-the-pockets", effects=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="whispering-oak",
        place="forest",
        needs=4,
        one=True,
        offers=(
            Offer("answer-it", test="intelligence", target=11, experience=1, failed=(GainFortune(-1),)),
            Offer("lean-against-it", effects=(GainMana(2),)),
            Offer("carve-a-heart", effects=(Nearer(1),)),
        ),
    ),
    TravelEvent(
        id="falling-giant",
        place="forest",
        needs=5,
        together=True,
        offers=(
            Offer(
                "scatter",
                test="agility",
                target=11,
                failed=(
                    Harm(2),
                    LoseBeast(),
                ),
            ),
            Offer(
                "brace-the-trunk",
                test="strength",
                target=13,
                effects=(
                    Modify("strength", 1, "quest"),
                    GainFortune(),
                ),
                failed=(Wound(2),),
            ),
            Offer("all-into-the-ditch", effects=(Wound(1),)),
        ),
    ),
)
