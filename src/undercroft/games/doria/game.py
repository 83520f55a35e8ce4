"""The game as the kernel sees it."""

from __future__ import annotations

from undercroft.kernel import Game
from undercroft.kernel.game import Rule
from undercroft.toolkit.pointing import Foresight

from . import INFO, bots
from .book import CAMPAIGNS
from .check import check
from .content import Content
from .editions import content
from .events import EVENTS
from .glossary import glossary
from .observation import OBSERVATION
from .preview import preview
from .rules import (
    actions,
    campaign,
    defense,
    doom,
    explore,
    foresight,
    handing_on,
    hunt,
    loot,
    phases,
    preparation,
    shop,
    spawn,
    turns,
)
from .rules.telling import traced
from .rules.why_not import why_not
from .scene import scene
from .setup import setup
from .spine import next_step, outcome
from .state import State
from .view import printed, redeal, view

RULES: dict[str, Rule] = {
    "choose_hero": preparation.choose_hero,
    "standard_items": preparation.standard_items,
    "starting_cards": preparation.starting_cards,
    "arrange": preparation.arrange,
    "next_stage": preparation.next_stage,
    "begin_round": phases.begin_round,
    "initiative": phases.initiative,
    "all_rolled": phases.all_rolled,
    "act": actions.act,
    "go_on": actions.go_on,
    "tie": turns.tie,
    "monster_turn": turns.monster_turn,
    "end_actions": turns.end_actions,
    "poison": phases.poison,
    "poisoned_monsters": phases.poisoned_monsters,
    "special": phases.special,
    "end_special": turns.end_special,
    "count_doom": phases.count_doom,
    "begin_level_up": phases.begin_level_up,
    "level_up": phases.level_up,
    "open_shop": turns.open_shop,
    "trade": shop.trade,
    "close": shop.close,
    "flee_or_change": turns.flee_or_change,
    "end_round": turns.end_round,
    "begin_rewards": campaign.begin_rewards,
    "reward": campaign.reward,
    "close_campaign": campaign.close_campaign,
    "end": turns.end,
    "defend": defense.defend,
    "end_strike": defense.end_strike,
    "activate": hunt.activate,
    "rush": doom.rush,
    "doom_step": doom.step,
    "take_due": loot.take_due,
    "reveal_tile": explore.reveal_tile,
    "spawn_icon": spawn.spawn_icon,
    "tile_revealed": turns.tile_revealed,
    "choose_dead_end": turns.choose_dead_end,
}

STEPS: dict[str, Rule] = {name: traced(rule) for name, rule in RULES.items()}

GAME: Game[State, Content] = Game(
    info=INFO,
    state=State,
    content=content,
    setup=setup,
    next_step=next_step,
    steps=STEPS,
    outcome=outcome,
    legacy=handing_on.legacy,
    campaigns=CAMPAIGNS,
    view=view,
    observation=OBSERVATION,
    redeal=redeal,
    events=EVENTS,
    check=check,
    printed=printed,
    scene=scene,
    eyes=lambda state, seat: None,
    preview=preview,
    why_not=why_not,
    foresight=Foresight(foresight.reach, foresight.threat),
    glossary=glossary,
    bots={"steady": bots.steady},
    evaluate=bots.evaluate,
)
