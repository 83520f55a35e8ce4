"""The plain table: lines in, lines out. No colours, no cursor: a screen reader follows it, and so does a log file."""

from .story import tell
from .table import HOW, PlainTable

__all__ = ["HOW", "PlainTable", "tell"]
