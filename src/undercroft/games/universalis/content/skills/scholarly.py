"""The Scholarly skills: what each is, and what it does at the points of `hooks`."""

from __future__ import annotations

from ...rules.people import giants
from ..definitions import Bonus, Skill
from ..hooks import Deed, Feat
from . import talents
from .kinds import ALL, CASTERS, DARK, EVIL, FIGHTERS, GOOD, SHADOWS, SWORN, WILD, needs, scholarly

SCHOLARLY: tuple[Skill, ...] = (
    scholarly("alchemist", (*CASTERS, "bard", "rogue", "assassin"), uses=1, gives=("knows-potions",)),
    scholarly("battle-wizard", (*CASTERS, "ranger", "bard"), gives=("casts-in-armor",)),
    scholarly(
        "champion-of-the-gods-of-good",
        ("paladin", "knight", "warrior-monk", "bard"),
        active=True,
        sides=("good", "neutral"),
        spells=GOOD,
    ),
    scholarly(
        "champion-of-the-gods-of-evil",
        ("barbarian", "gladiator", "knight", "paladin", "assassin"),
        active=True,
        sides=("evil",),
        spells=EVIL,
    ),
    scholarly("cold-blooded", ALL, gives=("cool",)),
    scholarly("combat-instructor", (*FIGHTERS, "ranger"), needs=needs(combat=4), gives=("teaches-fencing",)),
    scholarly("eloquence", ("bard", "rogue", "paladin", "knight", "wizard"), gives=("speaks-well",)),
    scholarly(
        "encouraging",
        (*SWORN, "bard", "animist", "runic-master"),
        active=True,
        uses=1,
        deed=Deed(talents.oneself, talents.encourage, helps=talents.in_company),
    ),
    scholarly("experienced-wizard", CASTERS, active=True, uses=1, gives=("casts-again",)),
    scholarly("expert-poisoner", (*SHADOWS, *DARK, "animist"), gives=("brews-poison",)),
    scholarly(
        "first-aid",
        (*SWORN, *WILD, "animist", "bard", "warrior-monk", "runic-master"),
        active=True,
        uses=2,
        deed=Deed(talents.aim_patients, talents.first_aid, helps=talents.hurt),
    ),
    scholarly(
        "giant-tamer",
        ("animist", "runic-master", "sorcerer", "ranger"),
        active=True,
        feat=Feat("command", giants.offers, giants.command, 7),
        gives=("tames-giants",),
    ),
    scholarly("herbalist", (*WILD, "animist", "wizard", "bard"), gives=("knows-herbs",)),
    scholarly("impassible", ALL, active=True, repeats=("courage",)),
    scholarly("inspiring", (*SWORN, "bard", "warrior", "runic-master"), gives=("inspires",)),
    scholarly(
        "inspiring-music",
        ("bard", "animist"),
        active=True,
        deed=Deed(talents.aim_music, talents.play_music, helps=talents.in_company, trial=talents.MUSIC),
    ),
    scholarly("iron-will", ALL, bonuses=(Bonus("courage"),)),
    scholarly(
        "mislead",
        ("bard", "rogue", "wizard", "sorcerer", "assassin"),
        active=True,
        deed=Deed(talents.aim_dupes, talents.mislead),
    ),
    scholarly("polyglot", (*CASTERS, "bard", "scout"), bonuses=(Bonus("riddle"),), gives=("reads-all",)),
    scholarly(
        "powerful-mind", CASTERS, needs=needs(intelligence=4), bonuses=(Bonus("riddle", 2),), gives=("learns-fast",)
    ),
    scholarly("reckless-wizard", CASTERS, active=True, bonuses=(Bonus("casting"),), gives=("casts-recklessly",)),
    scholarly(
        "recovering-mana",
        CASTERS,
        active=True,
        uses=1,
        deed=Deed(talents.oneself, talents.recover_mana, helps=talents.spent),
    ),
    scholarly("secrets-of-magic", (*CASTERS, "sorcerer-hunter"), active=True, gives=("knows-magic",)),
    scholarly("taming-animals", (*WILD, "animist", "barbarian", "sorcerer"), gives=("tames-animals",)),
    scholarly("torturer", (*SHADOWS, *DARK, "sorcerer-hunter"), active=True, gives=("makes-them-talk",)),
)
