"""The desert: thirst, glare, and courteous people with sharp things."""

from __future__ import annotations

from ...definitions import Astray, Delay, Gain, GainCoins, GainFortune, Harm, Heal, LoseThing, Modify, Nearer, Wound
from ...settlements import Offer, TravelEvent

DESERT: tuple[TravelEvent, ...] = (
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
        id="no-water",
        place="desert",
        needs=3,
        offers=(
            Offer("share-provisions", carries="pack-of-provisions", spent=True, effects=(Heal(1),)),
            Offer("march-at-night", test="strength", failed=(Wound(1),)),
            Offer("suck-a-pebble", test="intelligence", target=9, failed=(Modify("strength", -1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="mirage",
        place="desert",
        needs=4,
        together=True,
        offers=(
            Offer(
                "believe-your-eyes",
                test="perception",
                target=8,
                effects=(Heal(full=True),),
                failed=(
                    Astray(),
                    Wound(1),
                ),
            ),
            Offer("reckon-by-the-stars", test="intelligence", failed=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="scorpion-in-the-boot",
        place="desert",
        needs=5,
        one=True,
        offers=(
            Offer(
                "kick-it-off",
                test="agility",
                effects=(Gain("poison-flask"),),
                failed=(Harm(3, against="natural", element="poison"),),
            ),
            Offer("keep-quite-still", test="courage", target=9, failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="caravan",
        place="desert",
        needs=4,
        together=True,
        offers=(
            Offer(
                "join-the-verse",
                carries="musical-instrument",
                effects=(
                    GainCoins(3),
                    Heal(1),
                ),
            ),
            Offer("guard-the-rear", test="combat", target=11, effects=(GainCoins(4),), failed=(Wound(1),)),
            Offer("buy-shade", coins=3, effects=(Heal(amount=3),)),
            Offer("eat-their-dust", effects=(Modify("perception", -1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="buried-colossus",
        place="desert",
        needs=5,
        offers=(
            Offer(
                "read-the-inscription",
                test="intelligence",
                target=12,
                experience=1,
                failed=(Modify("intelligence", -1, "quest"),),
            ),
            Offer(
                "meet-its-gaze",
                test="courage",
                target=11,
                effects=(Modify("courage", 1, "quest"),),
                failed=(GainFortune(-1),),
            ),
            Offer(
                "sleep-in-the-ear",
                effects=(
                    Heal(1),
                    Nearer(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="veiled-raiders",
        place="desert",
        needs=4,
        together=True,
        offers=(
            Offer(
                "spare-a-few",
                effects=(
                    LoseThing(),
                    GainFortune(),
                ),
            ),
            Offer("draw-a-line", test="combat", target=12, effects=(GainCoins(d6=1),), failed=(Wound(2),)),
            Offer(
                "invoke-hospitality",
                knows="eloquence",
                effects=(
                    Heal(2),
                    GainCoins(2),
                ),
            ),
            Offer("vanish-in-smoke", carries="smoke-flask", spent=True, effects=(Modify("initiative", 1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="glass-dunes",
        place="desert",
        needs=3,
        one=True,
        offers=(
            Offer(
                "gather-shards",
                test="dexterity",
                target=8,
                effects=(Gain("uncut-gem"),),
                failed=(Harm(2, light=1, heavy=1),),
            ),
            Offer("walk-on-felt", effects=(GainCoins(-1),)),
            Offer("hop", test="agility", target=9, failed=(Wound(1),)),
        ),
    ),
)
