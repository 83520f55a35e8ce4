"""Dungeon Plungin' as the kernel sees it."""

from undercroft.kernel import Game
from undercroft.toolkit.pointing import Foresight

from . import INFO, packs
from .book import CAMPAIGNS
from .bots import BOTS, evaluate
from .check import check
from .content import content
from .events import EVENTS
from .glossary import glossary
from .handing_on import legacy
from .migrate import migrate
from .observation import OBSERVATION
from .preview import preview
from .rules import acting, construction, foresight, happenings, monsters, muster, phases
from .rules.why_not import why_not
from .scene import scene
from .setup import setup
from .spine import next_step, outcome
from .state import State
from .view import printed, redeal, view

GAME = Game(
    info=INFO,
    state=State,
    content=content,
    setup=setup,
    next_step=next_step,
    steps={
        "muster": muster.muster,
        "prepare": muster.prepare,
        "set_out": muster.set_out,
        "place": phases.place,
        "enter": phases.enter,
        "begin_phase": phases.begin_phase,
        "act": acting.act,
        "act_ally": acting.act_ally,
        "ambush": happenings.ambush,
        "monsters_phase": phases.after_heroes,
        "monster": monsters.turn,
        "check_doors": phases.after_monsters,
        "build": construction.build,
        "end_round": phases.end_round,
        "outside": muster.outside,
    },
    outcome=outcome,
    view=view,
    observation=OBSERVATION,
    redeal=redeal,
    events=EVENTS,
    evaluate=evaluate,
    bots=BOTS,
    legacy=legacy,
    campaigns=CAMPAIGNS,
    check=check,
    migrate=migrate,
    printed=printed,
    scene=scene,
    eyes=lambda state, seat: None,
    preview=preview,
    why_not=why_not,
    foresight=Foresight(foresight.reach, foresight.threat),
    glossary=glossary,
    author=packs.author,
)
