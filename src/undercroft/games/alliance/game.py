"""Dungeon Alliance as the kernel sees it."""

from undercroft.kernel import Game
from undercroft.toolkit.pointing import Foresight

from . import INFO, spine
from .bots import BOTS, evaluate
from .check import check, printed
from .content import content
from .events import EVENTS
from .glossary import glossary
from .observation import OBSERVATION
from .preview import preview
from .rules import activation, endphase, foresight, monsters, opening, solo
from .rules.why_not import why_not
from .scene import scene
from .setup import setup
from .state import State
from .view import redeal, view

GAME = Game(
    info=INFO,
    state=State,
    content=content,
    setup=setup,
    next_step=spine.next_step,
    steps={
        "pick": opening.pick,
        "deal": opening.deal,
        "place": opening.place,
        "activate": activation.activate,
        "act": activation.act,
        "draft": activation.draft,
        "draw": activation.draw,
        "begin_monsters": spine.begin_monsters,
        "monster": monsters.activate,
        "solo_first": solo.first_step,
        "solo_then": solo.then_step,
        "end_cycle": spine.end_cycle,
        "call": spine.call,
        "end_phase": endphase.end_phase,
    },
    outcome=spine.outcome,
    view=view,
    observation=OBSERVATION,
    redeal=redeal,
    events=EVENTS,
    evaluate=evaluate,
    bots=BOTS,
    check=check,
    printed=printed,
    scene=scene,
    preview=preview,
    why_not=why_not,
    foresight=Foresight(foresight.reach, foresight.threat),
    glossary=glossary,
)
