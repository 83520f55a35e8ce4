"""The lores of magic, a module for each: `LORE` and its `SPELLS`.

How to write one: docs/universalis-content.md.
"""
