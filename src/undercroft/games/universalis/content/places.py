"""The 24 cards of Places and Services.

The rulebook names Inn, Home, Healer, Herbalist, Tavern, Combat School, Library, School of Magic, Market, Blacksmith,
Pier, Bridge, Prison, Guards and Sacred Place; what they ask and give is this project's, and so are all the others.
"""

from __future__ import annotations

from .definitions import Cure, Gain, GainCoins, GainFortune, Modify, Outcome, Reveal, Wound
from .settlements import Offer, Service

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
        goods=("melee", "shield", "armor"),
        offers=(Offer("work-the-bellows", test="strength", effects=(GainCoins(3),), failed=(Wound(1),)),),
    ),
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
        raises=True,
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
            Offer("low-table", coins=2, table=(Outcome(4, 5, (GainCoins(4),)), Outcome(6, 6, (GainCoins(6),)))),
            Offer("high-table", coins=6, table=(Outcome(5, 5, (GainCoins(12),)), Outcome(6, 6, (GainCoins(20),)))),
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
        id="feast-hall",
        group=True,
        offers=(
            Offer("drill-together", coins=1, effects=(Modify("initiative", 1, "quest"),)),
            Offer("plain-supper", coins=1, effects=(Modify("courage", 1, "quest"),)),
            Offer("roast-and-music", coins=3, effects=(GainFortune(), Modify("courage", 1, "quest"))),
        ),
    ),
)
