"""Towns: feasts, beasts and neighbours. Also drawn between independent quests: nothing here needs the map."""

from __future__ import annotations

from ...definitions import Afflict, Cure, Find, GainCoins, GainFortune, Harm, Heal, Modify, Outcome, Wound
from ...settlements import Offer, TravelEvent

TOWN: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="harvest-fair",
        place="town",
        needs=3,
        offers=(
            Offer("wrestle", test="strength", effects=(GainCoins(4),), failed=(GainCoins(-1),)),
            Offer("dance", effects=(GainFortune(),), coins=1),
            Offer("watch"),
        ),
    ),
    TravelEvent(
        id="cutpurse",
        place="town",
        needs=4,
        one=True,
        offers=(
            Offer("chase", test="agility", effects=(GainCoins(d6=1),), failed=(GainCoins(-5),)),
            Offer("let-him-run", effects=(GainCoins(-2),)),
        ),
    ),
    TravelEvent(
        id="spotted-fever",
        place="town",
        needs=5,
        offers=(
            Offer("drink-only-wine", coins=2),
            Offer("drink-the-water", test="strength", failed=(Afflict("diseased"),)),
        ),
    ),
    TravelEvent(
        id="widows-plea",
        place="town",
        needs=4,
        one=True,
        offers=(
            Offer("sit-with-her", test="courage", effects=(GainFortune(2),), failed=(Wound(1),)),
            Offer("give-alms", coins=2, effects=(GainFortune(),)),
            Offer("walk-on"),
        ),
    ),
    TravelEvent(
        id="village-wedding",
        place="town",
        needs=4,
        together=True,
        offers=(
            Offer(
                "give-a-present",
                coins=2,
                effects=(
                    GainFortune(),
                    Heal(1),
                ),
            ),
            Offer(
                "drink-with-the-uncle",
                test="strength",
                target=11,
                effects=(
                    Heal(2),
                    Modify("strength", 1, "quest"),
                ),
                failed=(GainCoins(-2),),
            ),
            Offer(
                "play-a-reel",
                carries="musical-instrument",
                effects=(
                    GainCoins(3),
                    GainFortune(),
                ),
            ),
            Offer("slip-out"),
        ),
    ),
    TravelEvent(
        id="runaway-bull",
        place="town",
        needs=5,
        one=True,
        offers=(
            Offer(
                "take-the-horns",
                test="strength",
                target=12,
                effects=(
                    GainCoins(4),
                    GainFortune(),
                ),
                failed=(Wound(2),),
            ),
            Offer("wave-a-cloak", test="agility", effects=(GainCoins(d3=1),), failed=(Harm(2),)),
            Offer("talk-to-the-animal", knows="taming-animals", effects=(GainCoins(4),)),
            Offer("into-the-well", effects=(Harm(1, against="natural"),)),
        ),
    ),
    TravelEvent(
        id="quack-doctor",
        place="town",
        needs=3,
        offers=(
            Offer(
                "swallow-it",
                coins=1,
                table=(
                    Outcome(1, 1, (Afflict("diseased"),)),
                    Outcome(2, 3, (Wound(1),)),
                    Outcome(4, 5, (Heal(2),)),
                    Outcome(6, 6, (Modify("strength", 1, "quest"),)),
                ),
            ),
            Offer("real-pills", coins=3, effects=(Cure(("diseased",)),)),
            Offer("expose-him", knows="alchemist", effects=(GainCoins(3),)),
            Offer("listen-and-laugh"),
        ),
    ),
    TravelEvent(
        id="haunted-mill",
        place="town",
        needs=4,
        together=True,
        offers=(
            Offer(
                "keep-watch-in-it",
                test="courage",
                target=12,
                effects=(
                    GainCoins(3),
                    GainFortune(),
                ),
                failed=(Wound(1),),
            ),
            Offer("bless-the-stones", carries="holy-water", spent=True, effects=(GainCoins(4),)),
            Offer(
                "search-the-hopper", test="perception", target=8, effects=(Find("common"),), failed=(GainFortune(-1),)
            ),
            Offer(
                "eat-the-bread",
                effects=(
                    Heal(1),
                    GainFortune(-1),
                ),
            ),
        ),
    ),
)
