"""The Ogre's Cellar as the kernel sees it."""

from undercroft.kernel import Game

from . import INFO
from .book import CAMPAIGNS
from .bots import cautious, evaluate
from .editions import content
from .events import EVENTS
from .observation import OBSERVATION
from .preview import preview
from .rules import turn
from .rules.why_not import why_not
from .scene import glossary, scene
from .setup import setup
from .spine import legacy, next_step, outcome
from .state import State
from .view import check, printed, redeal, view

GAME = Game(
    info=INFO,
    state=State,
    content=content,
    setup=setup,
    next_step=next_step,
    steps={"pack": turn.pack, "act": turn.act, "end_turn": turn.end_turn},
    outcome=outcome,
    view=view,
    observation=OBSERVATION,
    redeal=redeal,
    events=EVENTS,
    evaluate=evaluate,
    bots={"cautious": cautious},
    legacy=legacy,
    campaigns=CAMPAIGNS,
    check=check,
    printed=printed,
    scene=scene,
    preview=preview,
    why_not=why_not,
    glossary=glossary,
)
