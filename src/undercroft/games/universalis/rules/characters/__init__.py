"""Characters: what they are worth right now, who may join the party, and who decides for whom."""

from __future__ import annotations

from . import competing, control, figures, party, shapes
from .control import place_of, seat_of
from .figures import BY_NAME, arms, board_of, field_of, footprint, has, is_giant, known, squares, trait, vitality_left
from .party import (
    alignment,
    anybody,
    card_of,
    choosable,
    class_of,
    company,
    first_skills,
    fitting,
    hero_of,
    may_learn,
    open_classes,
    open_races,
    open_spells,
    side_of,
)

__all__ = [
    "BY_NAME",
    "alignment",
    "anybody",
    "arms",
    "board_of",
    "card_of",
    "choosable",
    "class_of",
    "company",
    "competing",
    "control",
    "field_of",
    "figures",
    "first_skills",
    "fitting",
    "footprint",
    "has",
    "hero_of",
    "is_giant",
    "known",
    "may_learn",
    "open_classes",
    "open_races",
    "open_spells",
    "party",
    "place_of",
    "seat_of",
    "shapes",
    "side_of",
    "squares",
    "trait",
    "vitality_left",
]
