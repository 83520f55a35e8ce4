"""The mountains: heights, cold, and anyone who lives where nobody else would."""

from __future__ import annotations

from ...definitions import Delay, Find, Gain, GainCoins, GainFortune, GainMana, Harm, Heal, LoseThing, Modify, Wound
from ...settlements import Offer, TravelEvent

MOUNTAIN: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="rockfall",
        place="mountain",
        needs=4,
        epic="the-whistling-gorge",
        offers=(
            Offer("jump-aside", test="agility", target=9, failed=(Harm(3),)),
            Offer("crouch-behind-the-pack", effects=(Harm(1),)),
        ),
    ),
    TravelEvent(
        id="narrow-ledge",
        place="mountain",
        needs=3,
        together=True,
        offers=(
            Offer("rope-up", carries="rope", effects=(Modify("courage", 1, "quest"),)),
            Offer("outstare-the-goat", test="courage", target=11, failed=(Wound(1),)),
            Offer("back-and-round", effects=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="thin-air",
        place="mountain",
        needs=4,
        offers=(
            Offer("keep-the-pace", test="strength", failed=(Wound(1),)),
            Offer("throw-something-away", effects=(LoseThing(),)),
            Offer("breathe-like-the-monks", test="intelligence", target=11, effects=(GainMana(1),), failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="eagles-nest",
        place="mountain",
        needs=5,
        together=True,
        offers=(
            Offer("climb-for-it", test="agility", target=12, effects=(Gain("uncut-gem"),), failed=(Harm(2),)),
            Offer(
                "send-the-climber",
                knows="climber",
                effects=(
                    Gain("uncut-gem"),
                    GainFortune(),
                ),
            ),
            Offer("leave-them-be", effects=(Modify("shooting", 1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="loose-scree",
        place="mountain",
        needs=3,
        one=True,
        offers=(
            Offer("ride-it-down", test="agility", effects=(GainFortune(),), failed=(Wound(2),)),
            Offer("crawl", effects=(Harm(1, against="natural"),)),
        ),
    ),
    TravelEvent(
        id="dwarf-gate",
        place="mountain",
        needs=4,
        together=True,
        offers=(
            Offer(
                "state-your-business", test="intelligence", target=11, effects=(Find("melee"),), failed=(GainCoins(-1),)
            ),
            Offer(
                "buy-at-the-slot",
                coins=4,
                effects=(
                    Gain("pickaxes"),
                    Heal(2),
                ),
            ),
            Offer("sleep-on-the-step", effects=(Heal(1),)),
        ),
    ),
    TravelEvent(
        id="avalanche",
        place="mountain",
        needs=5,
        offers=(
            Offer(
                "swim-in-it",
                test="strength",
                target=11,
                failed=(
                    Harm(3, against="natural", element="ice"),
                    LoseThing(),
                ),
            ),
            Offer("under-the-overhang", test="agility", failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="hermit",
        place="mountain",
        needs=4,
        together=True,
        offers=(
            Offer(
                "listen-to-the-end",
                effects=(
                    Delay(1),
                    Modify("intelligence", 1, "quest"),
                    GainMana(1),
                ),
            ),
            Offer("bring-him-food", carries="pack-of-provisions", spent=True, effects=(GainFortune(2),)),
            Offer("nod-and-go"),
        ),
    ),
    TravelEvent(
        id="stone-giants-game",
        place="mountain",
        needs=6,
        together=True,
        offers=(
            Offer("count-the-score", test="intelligence", target=12, effects=(GainCoins(6),), failed=(Harm(3),)),
            Offer(
                "tame-the-bowler",
                knows="giant-tamer",
                effects=(
                    GainFortune(2),
                    Find("treasure"),
                ),
            ),
            Offer("run-between-throws", test="movement", target=11, failed=(Wound(2),)),
        ),
    ),
    TravelEvent(
        id="cold-night-on-the-pass",
        place="mountain",
        needs=4,
        one=True,
        offers=(
            Offer("burn-the-oil", carries="flask-of-oil", spent=True, effects=(Heal(2),)),
            Offer("share-a-blanket", effects=(Modify("agility", -1, "quest"),)),
            Offer("walk-in-circles", test="strength", target=9, failed=(Wound(1),)),
            Offer(
                "crawl-into-the-snow",
                season="winter",
                test="intelligence",
                target=8,
                effects=(Heal(1),),
                failed=(Harm(2, against="natural", element="ice"),),
            ),
        ),
    ),
)
