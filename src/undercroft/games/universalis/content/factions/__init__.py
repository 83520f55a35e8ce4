"""The factions of the Bestiary, a module for each: `FACTION`, its sheet, and `CREATURES`, the profiles on it.

How to write one: docs/universalis-content.md.
"""
