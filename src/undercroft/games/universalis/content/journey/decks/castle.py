"""Castles: lords, walls and the dead of the house. Also drawn between independent quests, without a map."""

from __future__ import annotations

from ...definitions import Find, GainCoins, GainFortune, GainMana, Harm, Modify, Wound
from ...settlements import Offer, TravelEvent

CASTLE: tuple[TravelEvent, ...] = (
    TravelEvent(
        id="castellans-levy",
        place="castle",
        needs=3,
        offers=(
            Offer("pay-the-levy", coins=2),
            Offer("carry-stones", test="strength", effects=(GainCoins(1),), failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="tournament",
        place="castle",
        needs=4,
        offers=(
            Offer("enter-the-lists", coins=2, test="combat", target=11, effects=(GainCoins(9),), failed=(Wound(2),)),
            Offer("shoot-at-the-mark", coins=1, test="shooting", target=11, effects=(GainCoins(5),)),
            Offer("cheer"),
        ),
    ),
    TravelEvent(
        id="night-alarm",
        place="castle",
        needs=5,
        epic="the-open-postern",
        offers=(
            Offer("man-the-wall", test="shooting", effects=(GainCoins(4),), failed=(Wound(2),)),
            Offer("guard-the-gate", test="combat", effects=(Find("common"),), failed=(Wound(2),)),
            Offer("stay-in-bed", effects=(GainFortune(-1),)),
        ),
    ),
    TravelEvent(
        id="lords-table",
        place="castle",
        needs=3,
        one=True,
        offers=(
            Offer("tell-a-tale", test="intelligence", effects=(Find("special"),), failed=(GainCoins(-2),)),
            Offer("eat-quietly", effects=(GainFortune(),)),
        ),
    ),
    TravelEvent(
        id="falconers-bird",
        place="castle",
        needs=4,
        one=True,
        offers=(
            Offer(
                "climb-the-tower",
                test="agility",
                target=11,
                effects=(GainCoins(6),),
                failed=(Harm(3, avoid="agility"),),
            ),
            Offer("whistle-it-down", test="perception", target=8, effects=(GainCoins(4),), failed=(GainFortune(-1),)),
            Offer("lure-it", knows="hunter", effects=(GainCoins(5),)),
            Offer("shrug"),
        ),
    ),
    TravelEvent(
        id="armoury-clearing",
        place="castle",
        needs=4,
        together=True,
        offers=(
            Offer("rummage-for-mail", coins=5, effects=(Find("armor"),)),
            Offer("rummage-for-shields", coins=3, effects=(Find("shield"),)),
            Offer("scour-with-sand", test="strength", target=9, effects=(GainCoins(1),), failed=(Wound(1),)),
        ),
    ),
    TravelEvent(
        id="ghost-on-the-stairs",
        place="castle",
        needs=5,
        offers=(
            Offer(
                "offer-your-arm",
                test="courage",
                target=12,
                effects=(
                    GainFortune(2),
                    GainMana(1),
                ),
                failed=(Modify("courage", -1, "quest"),),
            ),
            Offer(
                "ask-where-it-is-buried",
                test="intelligence",
                target=11,
                effects=(Find("treasure"),),
                failed=(Wound(1),),
            ),
            Offer("close-the-door", effects=(GainFortune(-1),)),
        ),
    ),
    TravelEvent(
        id="chess-with-the-steward",
        place="castle",
        needs=4,
        one=True,
        offers=(
            Offer(
                "sacrifice-the-queen",
                test="intelligence",
                target=13,
                effects=(
                    Find("special"),
                    GainCoins(3),
                ),
                failed=(GainCoins(-3),),
            ),
            Offer("play-for-a-draw", test="intelligence", target=9, effects=(GainCoins(1),), failed=(GainCoins(-1),)),
            Offer("knock-it-over", test="dexterity", target=7, failed=(GainFortune(-1),)),
        ),
    ),
)
