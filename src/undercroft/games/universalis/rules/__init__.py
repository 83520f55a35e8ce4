"""The rules, one room per chapter of the book.

The page of a room, its `__init__`, names what other rooms may use: single names, and modules that are called with
their name before the dot, as in `skills.use(...)`. Other rooms, the bots and the table import from pages alone, never
from a module of another room. `ROOMS` is their order: a room knows those before it and none after it.

`options` (what can be chosen) and `labels` (how it is called) serve all rooms. `answers` knows all rooms: it says who
answers at which moment.
"""

ROOMS = (
    "characters",
    "squares",
    "checks",
    "carrying",
    "harm",
    "riding",
    "hazards",
    "fighting",
    "shooting",
    "magic",
    "encounters",
    "people",
    "aftermath",
    "dark",
    "plot",
    "exploring",
    "moving",
    "actions",
    "activation",
    "automaton",
    "turns",
    "between",
    "journey",
)
