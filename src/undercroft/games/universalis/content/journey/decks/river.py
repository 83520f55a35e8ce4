"""The river: it takes boats where it wants to."""

from __future__ import annotations

from ...definitions import Afflict, Delay, Find, Gain, GainCoins, GainFortune, Harm, Heal, Hull, Modify, Wound
from ...settlements import Offer, TravelEvent

RIVER: tuple[TravelEvent, ...] = (
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
        id="sandbank",
        place="river",
        needs=3,
        together=True,
        offers=(
            Offer("push-her-off", test="strength", target=11, failed=(Delay(1),)),
            Offer(
                "unload-first",
                effects=(
                    Delay(1),
                    Heal(1),
                ),
            ),
            Offer("pole-her-round", test="dexterity", target=7, effects=(GainFortune(),), failed=(Hull(-1),)),
        ),
    ),
    TravelEvent(
        id="rapids",
        place="river",
        needs=4,
        together=True,
        offers=(
            Offer("shoot-the-rapids", test="agility", target=12, effects=(GainFortune(),), failed=(Hull(-2),)),
            Offer("line-her-down", carries="rope", effects=(Modify("agility", 1, "quest"),)),
            Offer(
                "carry-her",
                test="strength",
                effects=(Delay(1),),
                failed=(
                    Delay(1),
                    Wound(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="river-toll",
        place="river",
        needs=5,
        together=True,
        epic="the-chain-in-the-river",
        offers=(
            Offer("pay-for-the-winch", coins=3),
            Offer(
                "dive-and-file",
                test="dexterity",
                target=8,
                effects=(GainCoins(2),),
                failed=(
                    Hull(-1),
                    GainCoins(-2),
                ),
            ),
            Offer("tell-him-a-story", test="intelligence", target=11, effects=(Heal(1),), failed=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="mosquitoes",
        place="river",
        needs=4,
        offers=(
            Offer("smear-with-mud", effects=(Modify("perception", -1, "quest"),)),
            Offer("smoke-them-out", carries="torch", effects=(Modify("courage", 1, "quest"),)),
            Offer("slap", test="agility", failed=(Afflict("diseased"),)),
        ),
    ),
    TravelEvent(
        id="water-horse",
        place="river",
        needs=5,
        one=True,
        offers=(
            Offer(
                "mount-it",
                test="agility",
                target=12,
                effects=(Modify("movement", 1, "quest"),),
                failed=(Harm(3, against="natural"),),
            ),
            Offer(
                "ride-as-riders-do",
                knows="expert-rider",
                effects=(
                    Modify("movement", 1, "quest"),
                    GainFortune(),
                ),
            ),
            Offer("decline", effects=(GainCoins(-1),)),
        ),
    ),
    TravelEvent(
        id="flood",
        place="river",
        needs=5,
        together=True,
        offers=(
            Offer(
                "rescue-him",
                test="strength",
                target=11,
                effects=(GainFortune(2),),
                failed=(
                    Hull(-1),
                    Wound(1),
                ),
            ),
            Offer(
                "fish-for-barrels",
                test="dexterity",
                target=7,
                effects=(
                    Find("common"),
                    Heal(1),
                ),
                failed=(Hull(-1),),
            ),
            Offer("moor-and-wait", effects=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="floating-market",
        place="river",
        needs=4,
        together=True,
        offers=(
            Offer("mend-the-boat-here", coins=2, effects=(Hull(2),)),
            Offer("buy-the-other-boat-out", coins=5, effects=(Find("potion"),)),
            Offer("try-the-onions", effects=(Heal(1),)),
        ),
    ),
)
