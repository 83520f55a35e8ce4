"""Twelve Travel Event cards of settlements, the Places and Services.

The rulebook names Inn, Healer, Herbalist, Tavern, Combat School, Library, School of Magic, Market, Blacksmith and
Guards; what they ask and give is this project's, and so are all the others.
"""

from __future__ import annotations

from .definitions import Afflict, Cure, Find, Gain, GainCoins, GainFortune, Modify, Outcome, Reveal, Wound
from .settlements import Offer, Service, TravelEvent

TRAVEL_EVENTS: tuple[TravelEvent, ...] = (
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
)

SERVICES: tuple[Service, ...] = (
    Service(id="inn", rest=True, road=True),
    Service(id="home", home=True, road=True),
    Service(id="pier", boats=True, road=True),
    Service(
        id="bridge",
        road=True,
        eloquent=True,
        offers=(Offer("pay-the-toll", coins=2), Offer("talk-the-keeper-round", test="intelligence")),
    ),
    Service(
        id="prison",
        road=True,
        offers=(Offer("visit-the-cells", test="intelligence", target=11, experience=1, failed=(GainCoins(-2),)),),
    ),
    Service(
        id="sacred-place",
        goods=("giant",),
        road=True,
        offers=(Offer("leave-an-offering", coins=2, effects=(GainFortune(),)),),
    ),
    Service(id="market", goods=("common",), offers=(Offer("haggle", test="intelligence", effects=(GainCoins(2),)),)),
    Service(
        id="blacksmith",
        goods=("melee", "shield"),
        offers=(Offer("work-the-bellows", test="strength", effects=(GainCoins(3),), failed=(Wound(1),)),),
    ),
    Service(id="armourer", goods=("armor", "shield")),
    Service(
        id="fletcher",
        goods=("ranged",),
        offers=(Offer("archery-wager", coins=2, test="shooting", target=11, effects=(GainCoins(6),)),),
    ),
    Service(
        id="alchemist",
        goods=("potion", "special"),
        offers=(Offer("identify", coins=2, effects=(Reveal("identify"),)),),
    ),
    Service(
        id="herbalist",
        offers=(
            Offer("fever-brew", coins=3, effects=(Cure(("diseased",)),)),
            Offer("herbs", coins=3, effects=(Gain("healing-herbs"),)),
        ),
    ),
    Service(
        id="healer",
        offers=(
            Offer("cure-disease", coins=3, effects=(Cure(("diseased",)),)),
            Offer("cure-injury", coins=10, deed="cure-injury"),
        ),
    ),
    Service(
        id="temple",
        offers=(
            Offer("candle", coins=3, effects=(GainFortune(),)),
            Offer("vigil", test="courage", target=11, effects=(Modify("courage", 1, "quest"),), failed=(Wound(1),)),
        ),
    ),
    Service(
        id="tavern",
        eloquent=True,
        offers=(
            Offer(
                "a-round",
                coins=1,
                table=(
                    Outcome(1, 1, (Wound(1),)),
                    Outcome(2, 2, (GainCoins(-2),)),
                    Outcome(4, 4, (Modify("perception", 1, "quest"),)),
                    Outcome(5, 5, (GainCoins(4),)),
                    Outcome(6, 6, (GainFortune(),)),
                ),
            ),
        ),
    ),
    Service(
        id="guards",
        eloquent=True,
        offers=(
            Offer(
                "night-watch",
                table=(
                    Outcome(1, 1, (GainCoins(-3),)),
                    Outcome(2, 2, (Wound(1),)),
                    Outcome(4, 5, (GainCoins(3),)),
                    Outcome(6, 6, (GainCoins(4), Gain("torch"))),
                ),
            ),
        ),
    ),
    Service(
        id="combat-school",
        offers=(
            Offer("sparring", coins=8, experience=1),
            Offer("masters-lesson", coins=4, xp=3, deed="skill-combat"),
        ),
    ),
    Service(
        id="library",
        offers=(
            Offer("study", coins=4, test="intelligence", target=11, experience=1),
            Offer("private-lessons", coins=4, xp=3, deed="skill-scholarly"),
            Offer("old-catalogues", coins=1, effects=(Reveal("identify"),)),
        ),
    ),
    Service(
        id="school-of-magic",
        offers=(
            Offer("learn-a-spell", deed="spell"),
            Offer("components", coins=4, effects=(Gain("components-for-magic"),)),
        ),
    ),
    Service(
        id="thieves-guild",
        offers=(
            Offer("apprenticeship", coins=4, xp=3, deed="skill-exploration"),
            Offer("cut-a-purse", test="agility", target=11, effects=(GainCoins(6),), failed=(GainCoins(-3),)),
        ),
    ),
    Service(
        id="arena",
        offers=(
            Offer("first-blood", test="combat", target=11, effects=(GainCoins(4),), failed=(Wound(1),)),
            Offer("the-grand-bout", test="combat", target=13, effects=(GainCoins(10),), failed=(Wound(3),)),
        ),
    ),
    Service(id="kennel", goods=("pet",)),
    Service(id="mercenary-hall", goods=("mercenary",)),
    Service(
        id="gambling-den",
        offers=(
            Offer("low-table", coins=2, table=(Outcome(4, 5, (GainCoins(4),)), Outcome(6, 6, (GainCoins(6),)))),
            Offer("high-table", coins=6, table=(Outcome(5, 5, (GainCoins(12),)), Outcome(6, 6, (GainCoins(20),)))),
        ),
    ),
    Service(
        id="fortune-teller",
        offers=(
            Offer(
                "palm",
                coins=2,
                table=(
                    Outcome(1, 1, (GainFortune(-1),)),
                    Outcome(4, 5, (GainFortune(),)),
                    Outcome(6, 6, (GainFortune(2),)),
                ),
            ),
        ),
    ),
    Service(
        id="drill-yard",
        group=True,
        offers=(Offer("drill-together", coins=1, effects=(Modify("initiative", 1, "quest"),)),),
    ),
    Service(
        id="feast-hall",
        group=True,
        offers=(
            Offer("plain-supper", coins=1, effects=(Modify("courage", 1, "quest"),)),
            Offer("roast-and-music", coins=3, effects=(GainFortune(), Modify("courage", 1, "quest"))),
        ),
    ),
)
