"""The Scholarly skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ...rules.people import giants
from ..definitions import Bonus, Skill
from ..hooks import Deed, Feat
from . import talents
from .kinds import ALL, CASTERS, DARK, EVIL, FIGHTERS, GOOD, SHADOWS, SWORN, WILD, needs, scholarly

SCHOLARLY: tuple[Skill, ...] = (
    scholarly(id="alchemist", classes=(*CASTERS, "bard", "rogue", "assassin"), uses=1, gives=("knows-potions",)),
    scholarly(id="battle-wizard", classes=(*CASTERS, "ranger", "bard"), gives=("casts-in-armor",)),
    scholarly(
        id="champion-of-the-gods-of-good",
        classes=("paladin", "knight", "warrior-monk", "bard"),
        active=True,
        sides=("good", "neutral"),
        spells=GOOD,
    ),
    scholarly(
        id="champion-of-the-gods-of-evil",
        classes=("barbarian", "gladiator", "knight", "paladin", "assassin"),
        active=True,
        sides=("evil",),
        spells=EVIL,
    ),
    scholarly(id="cold-blooded", classes=ALL, gives=("cool",)),
    scholarly(id="combat-instructor", classes=(*FIGHTERS, "ranger"), needs=needs(combat=4), gives=("teaches-fencing",)),
    scholarly(id="eloquence", classes=("bard", "rogue", "paladin", "knight", "wizard"), gives=("speaks-well",)),
    scholarly(
        id="encouraging",
        classes=(*SWORN, "bard", "animist", "runic-master"),
        active=True,
        uses=1,
        deed=Deed(talents.oneself, talents.encourage, helps=talents.in_company),
    ),
    scholarly(id="experienced-wizard", classes=CASTERS, active=True, uses=1, gives=("casts-again",)),
    scholarly(id="expert-poisoner", classes=(*SHADOWS, *DARK, "animist"), gives=("brews-poison",)),
    scholarly(
        id="first-aid",
        classes=(*SWORN, *WILD, "animist", "bard", "warrior-monk", "runic-master"),
        active=True,
        uses=2,
        deed=Deed(talents.aim_patients, talents.first_aid, helps=talents.hurt),
    ),
    scholarly(
        id="giant-tamer",
        classes=("animist", "runic-master", "sorcerer", "ranger"),
        active=True,
        feat=Feat("command", giants.offers, giants.command, 7),
        gives=("tames-giants",),
    ),
    scholarly(id="herbalist", classes=(*WILD, "animist", "wizard", "bard"), gives=("knows-herbs",)),
    scholarly(id="impassible", classes=ALL, active=True, repeats=("courage",)),
    scholarly(id="inspiring", classes=(*SWORN, "bard", "warrior", "runic-master"), gives=("inspires",)),
    scholarly(
        id="inspiring-music",
        classes=("bard", "animist"),
        active=True,
        deed=Deed(talents.aim_music, talents.play_music, helps=talents.in_company, trial=talents.MUSIC),
    ),
    scholarly(id="iron-will", classes=ALL, bonuses=(Bonus("courage"),)),
    scholarly(
        id="mislead",
        classes=("bard", "rogue", "wizard", "sorcerer", "assassin"),
        active=True,
        deed=Deed(talents.aim_dupes, talents.mislead),
    ),
    scholarly(id="polyglot", classes=(*CASTERS, "bard", "scout"), bonuses=(Bonus("riddle"),), gives=("reads-all",)),
    scholarly(
        id="powerful-mind",
        classes=CASTERS,
        needs=needs(intelligence=4),
        bonuses=(Bonus("riddle", 2),),
        gives=("learns-fast",),
    ),
    scholarly(
        id="reckless-wizard", classes=CASTERS, active=True, bonuses=(Bonus("casting"),), gives=("casts-recklessly",)
    ),
    scholarly(
        id="recovering-mana",
        classes=CASTERS,
        active=True,
        uses=1,
        deed=Deed(talents.oneself, talents.recover_mana, helps=talents.spent),
    ),
    scholarly(id="secrets-of-magic", classes=(*CASTERS, "sorcerer-hunter"), active=True, gives=("knows-magic",)),
    scholarly(id="taming-animals", classes=(*WILD, "animist", "barbarian", "sorcerer"), gives=("tames-animals",)),
    scholarly(id="torturer", classes=(*SHADOWS, *DARK, "sorcerer-hunter"), active=True, gives=("makes-them-talk",)),
)
