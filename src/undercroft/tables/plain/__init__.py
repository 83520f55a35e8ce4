"""The plain table: lines in, lines out, without colours or cursor control, so that it suits screen readers and log
files.
"""

from .story import tell
from .table import HOW, PlainTable

__all__ = ["HOW", "PlainTable", "tell"]
