"""The plain table: lines in, lines out. No colours, no cursor: a screen reader follows it, and so does a log file."""

from .story import tell
from .table import PlainTable

__all__ = ["PlainTable", "tell"]
