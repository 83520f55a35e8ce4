"""Cities: crowds, knives and learning. Also drawn between independent quests: nothing here needs the map."""

from __future__ import annotations

from ...definitions import Afflict, Find, GainCoins, GainFortune, GainMana, Grant, Heal, Modify, Reveal, Wound
from ...settlements import Offer, TravelEvent

CITY: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="alley-knives",
        place="city",
        needs=4,
        offers=(
            Offer("draw-steel", test="combat", effects=(GainCoins(d3=1),), failed=(Wound(2),)),
            Offer("hand-over-the-purse", effects=(GainCoins(-4),)),
        ),
    ),
    TravelEvent(
        id="false-charge",
        place="city",
        needs=5,
        one=True,
        offers=(
            Offer("pay-the-fine", coins=5),
            Offer("plead", deed="plead"),
        ),
    ),
    TravelEvent(
        id="roof-fire",
        place="city",
        needs=5,
        epic="last-orders-at-the-lantern",
        offers=(
            Offer("carry-people-out", test="agility", effects=(GainFortune(2),), failed=(Wound(1),)),
            Offer("save-the-cellar", test="dexterity", target=9, effects=(Find("potion"),), failed=(Wound(1),)),
            Offer("keep-away"),
        ),
    ),
    TravelEvent(
        id="street-players",
        place="city",
        needs=3,
        offers=(
            Offer("throw-a-coin", coins=1, effects=(GainFortune(),)),
            Offer("heckle", test="intelligence", effects=(GainCoins(2),), failed=(GainFortune(-1),)),
            Offer("pass-by"),
        ),
    ),
    TravelEvent(
        id="procession",
        place="city",
        needs=3,
        together=True,
        offers=(
            Offer("march-with-the-bakers", effects=(Heal(1),)),
            Offer(
                "march-with-the-others", test="dexterity", target=8, effects=(GainCoins(5),), failed=(GainCoins(-3),)
            ),
            Offer(
                "carry-the-banner",
                test="strength",
                target=11,
                effects=(
                    GainFortune(),
                    GainCoins(1),
                ),
                failed=(Wound(1),),
            ),
        ),
    ),
    TravelEvent(
        id="auction",
        place="city",
        needs=4,
        one=True,
        offers=(
            Offer("pay-for-lot-nineteen", coins=6, effects=(Find("magic"),)),
            Offer("have-it-appraised", coins=1, effects=(Reveal("identify"),)),
            Offer(
                "talk-up-the-next-lot", test="intelligence", target=11, effects=(GainCoins(4),), failed=(GainCoins(-4),)
            ),
            Offer("duck-out", test="agility", target=8, failed=(GainCoins(-2),)),
        ),
    ),
    TravelEvent(
        id="rat-plague",
        place="city",
        needs=5,
        offers=(
            Offer("hunt-with-a-club", test="combat", effects=(GainCoins(3),), failed=(Afflict("diseased"),)),
            Offer("lay-poison", carries="poison-flask", spent=True, effects=(GainCoins(6),)),
            Offer(
                "pipe-them-away",
                carries="musical-instrument",
                test="intelligence",
                effects=(
                    GainCoins(5),
                    GainFortune(),
                ),
                failed=(GainFortune(-1),),
            ),
            Offer(
                "sleep-on-the-table",
                effects=(
                    Modify("perception", 1, "quest"),
                    GainCoins(-1),
                ),
            ),
        ),
    ),
    TravelEvent(
        id="masters-lecture",
        place="city",
        needs=4,
        together=True,
        offers=(
            Offer(
                "take-notes",
                test="intelligence",
                target=12,
                effects=(Modify("intelligence", 1, "quest"),),
                failed=(Modify("perception", -1, "quest"),),
            ),
            Offer(
                "ask-the-question",
                test="courage",
                target=11,
                effects=(
                    GainFortune(),
                    Grant("cold-blooded"),
                ),
                failed=(GainCoins(-1),),
            ),
            Offer(
                "doze",
                effects=(
                    GainMana(1),
                    Heal(1),
                ),
            ),
        ),
    ),
)
