"""The road: other people, most of them wanting something."""

from __future__ import annotations

from ...definitions import Astray, Cure, Delay, Find, GainCoins, GainFortune, Heal, Jail, Modify, Nearer, Outcome, Wound
from ...settlements import Offer, TravelEvent

ROAD: tuple[TravelEvent, ...] = (
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
        id="men-with-a-warrant",
        place="road",
        needs=5,
        one=True,
        offers=(
            Offer("pay-for-a-stamp", coins=4),
            Offer("argue-the-law", test="intelligence", failed=(Jail(3),)),
        ),
    ),
    TravelEvent(
        id="broken-waggon",
        place="road",
        needs=3,
        together=True,
        offers=(
            Offer(
                "lift-the-axle",
                test="strength",
                target=11,
                effects=(
                    GainCoins(2),
                    GainFortune(),
                ),
                failed=(Wound(1),),
            ),
            Offer("mend-it-properly", knows="skilled-hands", effects=(GainCoins(4),)),
            Offer(
                "give-a-hand",
                effects=(
                    Delay(1),
                    Heal(2),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="highwaymen",
        place="road",
        needs=4,
        together=True,
        offers=(
            Offer("deliver", effects=(GainCoins(-3),)),
            Offer("stand", test="combat", target=11, effects=(GainCoins(d3=1),), failed=(Wound(1),)),
            Offer(
                "correct-his-grammar",
                test="intelligence",
                target=12,
                effects=(
                    GainFortune(),
                    GainCoins(1),
                ),
                failed=(
                    GainCoins(-3),
                    Wound(1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="card-player",
        place="road",
        needs=4,
        one=True,
        offers=(
            Offer(
                "bet-on-a-cup",
                coins=2,
                table=(
                    Outcome(4, 5, (GainCoins(4),)),
                    Outcome(6, 6, (GainCoins(8),)),
                ),
            ),
            Offer("watch-his-sleeves", test="perception", target=8, effects=(GainCoins(5),), failed=(Jail(1),)),
            Offer("do-it-better", knows="thief", effects=(GainCoins(3),)),
            Offer("keep-the-purse-shut"),
        ),
    ),
    TravelEvent(
        id="pilgrims",
        place="road",
        needs=5,
        together=True,
        offers=(
            Offer(
                "carry-the-relic",
                test="courage",
                target=9,
                effects=(
                    GainFortune(),
                    Cure(("diseased",)),
                ),
                failed=(Delay(1),),
            ),
            Offer("buy-a-badge", coins=1, effects=(Modify("courage", 1, "quest"),)),
            Offer("overtake", test="movement", target=11, effects=(Nearer(1),), failed=(Delay(1),)),
        ),
    ),
    TravelEvent(
        id="duellist",
        place="road",
        needs=5,
        one=True,
        offers=(
            Offer(
                "pick-up-the-glove",
                test="combat",
                target=12,
                effects=(
                    Find("melee"),
                    Modify("combat", 1, "quest"),
                ),
                failed=(Wound(2),),
            ),
            Offer("disarm-with-words", knows="eloquence", effects=(GainFortune(2),)),
            Offer("bow-and-wait", effects=(Modify("courage", -1, "quest"),)),
        ),
    ),
    TravelEvent(
        id="royal-courier",
        place="road",
        needs=4,
        together=True,
        offers=(
            Offer(
                "feed-the-courier",
                carries="pack-of-provisions",
                spent=True,
                effects=(
                    GainCoins(2),
                    GainFortune(),
                ),
            ),
            Offer(
                "run-his-errand",
                test="movement",
                target=12,
                effects=(
                    GainCoins(3),
                    Modify("initiative", 1, "quest"),
                ),
                failed=(Delay(1),),
            ),
            Offer(
                "read-a-letter", test="intelligence", effects=(Modify("intelligence", 1, "quest"),), failed=(Nearer(1),)
            ),
            Offer("wish-him-well"),
        ),
    ),
    TravelEvent(
        id="recruiters",
        place="road",
        needs=6,
        together=True,
        offers=(
            Offer(
                "drill-for-a-day",
                effects=(
                    Delay(1),
                    Modify("combat", 1, "quest"),
                ),
            ),
            Offer(
                "drink-through-the-teeth",
                test="dexterity",
                target=7,
                effects=(
                    Heal(2),
                    GainCoins(1),
                ),
                failed=(Delay(2),),
            ),
            Offer(
                "outshout-the-sergeant",
                test="courage",
                target=12,
                effects=(
                    GainFortune(),
                    GainCoins(2),
                ),
                failed=(Wound(1),),
            ),
            Offer("cross-the-field", effects=(Astray(),)),
        ),
    ),
    TravelEvent(
        id="wayside-shrine",
        place="road",
        needs=5,
        offers=(
            Offer("drop-a-coin", coins=1, effects=(GainFortune(),)),
            Offer("empty-the-box", test="dexterity", target=8, effects=(GainCoins(d6=1),), failed=(GainFortune(-2),)),
            Offer("light-a-lamp", carries="flask-of-oil", spent=True, effects=(GainFortune(2),)),
            Offer("rest-your-feet", effects=(Heal(1),)),
        ),
    ),
)
