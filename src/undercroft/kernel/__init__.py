"""The kernel: sessions, requests, randomness, events, views, content layers. It knows no game."""

from . import saves
from .clone import clone, cloner
from .content import Catalogue, Definition, Layer, near, revised, since
from .errors import *
from .events import Event, EventLog
from .game import Choice, Config, Game, GameInfo, GameState, SeatOutcome, Step, Switch, configure
from .history import Order
from .meaning import Chance, Cost, Meaning
from .randomness import below, deal_anew, seeded, shuffle
from .requests import CHANCE, Ask, Back, Decline, End, Option, Request, Value, Word
from .session import Session
from .table import Policy, Table
from .text import Text, say

__all__ = ["CHANCE", "Ask", "Back", "Catalogue", "Chance", "Choice", "Config", "ContentError", "Cost", "Decline",
           "Definition", "Diverged", "End", "Event", "EventLog", "Game", "GameInfo", "GameState", "IllegalAnswer",
           "Layer", "Meaning", "Option", "Order", "Policy", "Request", "RulesError", "SaveError", "SeatOutcome",
           "Session", "SetupError", "Step", "Switch", "Table", "Text", "UndercroftError", "UndoRefused", "Value",
           "Word", "below", "clone", "cloner", "configure", "deal_anew", "near", "revised", "saves", "say", "seeded",
           "shuffle", "since"]  # fmt: skip
