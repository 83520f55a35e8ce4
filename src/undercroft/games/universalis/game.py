"""Dungeon Universalis as the kernel sees it."""

from undercroft.kernel import Game
from undercroft.toolkit.pointing import Foresight

from . import INFO
from .book import CAMPAIGNS
from .bots import curious, heroes
from .bots.evaluation import evaluate
from .check import check
from .dealing import redeal
from .editions import author, content
from .events import EVENTS
from .observation import OBSERVATION
from .older import lifted
from .rules import answers, foresight
from .rules.aftermath import aftermath, experience
from .rules.between import creation, stays
from .rules.dark import preparing
from .rules.journey import dangers, days, events, ways
from .rules.plot import triggers
from .rules.turns import turns
from .rules.why_not import why_not
from .scene import glossary, scene
from .setup import setup
from .spine import legacy, next_step, outcome
from .state import State
from .view import printed, view

answers.listen()

GAME = Game(
    info=INFO,
    state=State,
    content=content,
    setup=setup,
    next_step=next_step,
    steps={
        "muster": turns.muster,
        "create": creation.create,
        "outfit": creation.outfit,
        "hire": turns.hire,
        "stable": turns.stable_mount,
        "arrive": stays.arrive,
        "lodge": stays.lodge,
        "visit": stays.visit,
        "dwell": turns.dwell,
        "prepare": preparing.prepare,
        "start_heroes": turns.start_heroes,
        "choose_next": turns.choose_next,
        "act": turns.act,
        "end_heroes": turns.end_heroes,
        "start_dark": turns.start_dark,
        "dark_act": turns.dark_act,
        "artificial": turns.artificial_next,
        "extra": turns.extra_next,
        "resume": turns.resume,
        "end_dark": turns.end_dark,
        "plot": triggers.come_to_pass,
        "aftermath": aftermath.begin,
        "invest": experience.invest,
        "set_out": days.set_out,
        "way": ways.decide,
        "befall": events.befall,
        "there": ways.there,
        "nightfall": days.nightfall,
        "stalk": dangers.stalk,
        "contact": dangers.contact,
        "dawn": days.dawn,
    },
    outcome=outcome,
    view=view,
    observation=OBSERVATION,
    redeal=redeal,
    events=EVENTS,
    evaluate=evaluate,
    bots={"careful": heroes.policy, "curious": curious.policy},
    legacy=legacy,
    campaigns=CAMPAIGNS,
    check=check,
    printed=printed,
    scene=scene,
    why_not=why_not,
    foresight=Foresight(foresight.reach, foresight.threat),
    eyes=lambda state, seat: seat is not None and seat == state.dark.seat,
    glossary=glossary,
    author=author,
    migrate=lifted,
)
