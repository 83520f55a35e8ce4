"""The printed text of the things that an option names, to read before deciding."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel import Option
from undercroft.toolkit.scene import Card


def named(option: Option[object], glossary: Mapping[str, Card]) -> list[str]:
    """The cards of the glossary that an option names by `of`, unless it concerns something on the table, which can
    be looked at there."""
    return [] if option.at else [id for id in getattr(option.raw, "of", ()) if id in glossary]
